//! Reads the tokens, types and values of a piece of assembly, just well enough to pass over them.

use crate::diag::Span;
use crate::ir::{BinaryOp, CastOp, Module};

/// Reads tokens.
pub(crate) struct TokenReader<'a> {
    text: &'a [u8],
    /// Offset of `text` in the source.
    base: u32,
    pub(crate) at: usize,
}

impl<'a> TokenReader<'a> {
    pub(crate) fn new(text: &'a [u8], base: u32) -> Self {
        TokenReader { text, base, at: 0 }
    }

    /// From an offset of the module's source to its end.
    pub(super) fn from(module: &'a Module, start: usize) -> Option<Self> {
        let text = module.source_text()?.get(start..)?;
        Some(TokenReader::new(text, start as u32))
    }

    pub(crate) fn text(&self, span: Span) -> &'a [u8] {
        let start = (span.start - self.base) as usize;
        &self.text[start..start + span.len as usize]
    }

    pub(super) fn skip_blanks(&mut self) {
        while let Some(&b) = self.text.get(self.at) {
            match b {
                b' ' | b'\t' | b'\n' | b'\r' | 0 | 0x0b | 0x0c => self.at += 1,
                b';' => {
                    let rest = &self.text[self.at..];
                    self.at += memchr::memchr(b'\n', rest).unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    /// The next token.
    pub(crate) fn token(&mut self) -> Option<Span> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let len = token_len(rest)?;
        let start = self.base as usize + self.at;
        self.at += len;
        Some(Span::new(start, start + len))
    }

    pub(super) fn peek(&mut self) -> Option<Span> {
        let mark = self.at;
        let token = self.token();
        self.at = mark;
        token
    }

    pub(super) fn peek_word(&mut self) -> Option<Span> {
        let token = self.peek()?;
        let first = self.text(token)[0];
        (first.is_ascii_alphabetic() || first == b'_')
            .then_some(token)
            .filter(|&t| !self.text(t).ends_with(b"\""))
    }

    pub(super) fn eat(&mut self, text: &[u8]) -> bool {
        let mark = self.at;
        if self.token().is_some_and(|t| self.text(t) == text) {
            return true;
        }
        self.at = mark;
        false
    }

    /// Skips a bracket and all up to the one that closes it.
    pub(super) fn skip_balanced(&mut self) {
        let mut depth = 0usize;
        while let Some(token) = self.token() {
            match self.text(token) {
                b"(" | b"[" | b"{" | b"<" => depth += 1,
                b")" | b"]" | b"}" | b">" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return;
            }
        }
    }

    pub(super) fn is_type(&mut self) -> bool {
        let Some(token) = self.peek() else {
            return false;
        };
        match self.text(token) {
            [b'%', ..] | b"[" | b"{" | b"<" => true,
            [b'i', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
            word => TYPES.contains(&word),
        }
    }

    /// A type, without looking behind names: `%name` counts as one.
    pub(super) fn skip_type(&mut self) -> Option<Span> {
        if !self.is_type() {
            return None;
        }
        let first = self.peek()?;
        match self.text(first) {
            b"[" | b"{" | b"<" => self.skip_balanced(),
            _ => {
                self.token();
            }
        }
        loop {
            let end = self.base as usize + self.at;
            let mark = self.at;
            match self.token().map(|t| self.text(t)) {
                Some(b"*") => {}
                Some(b"addrspace") if self.peek().is_some_and(|t| self.text(t) == b"(") => {
                    self.skip_balanced();
                }
                Some(b"(") => {
                    self.at = mark;
                    self.skip_balanced();
                }
                _ => {
                    self.at = mark;
                    return Some(Span::new(first.start as usize, end));
                }
            }
        }
    }

    /// Whether what follows can be a value.
    pub(super) fn has_operand(&mut self) -> bool {
        let Some(token) = self.peek() else {
            return false;
        };
        match self.text(token)[0] {
            b'%' | b'@' | b'[' | b'{' | b'<' | b'-' | b'!' | b'+' => true,
            b if b.is_ascii_digit() => true,
            b if b.is_ascii_alphabetic() => self.is_constant_word(token),
            _ => false,
        }
    }

    /// Whether a word starts a constant.
    pub(super) fn is_constant_word(&self, word: Span) -> bool {
        let word = self.text(word);
        word.starts_with(b"c\"") || CONSTANTS.contains(&word) || is_expression(word)
    }

    /// A value: a name or a constant.
    pub(super) fn skip_constant(&mut self) -> Option<Span> {
        let first = self.peek()?;
        match self.text(first) {
            b"[" | b"{" | b"<" => self.skip_balanced(),
            b"asm" => {
                self.token();
                while self.peek_word().is_some() {
                    self.token();
                }
                self.token();
                if self.eat(b",") {
                    self.token();
                }
            }
            word if is_expression(word) => {
                self.token();
                while self.peek_word().is_some() {
                    self.token();
                }
                match self.peek().map(|t| self.text(t)) {
                    Some(b"(") => self.skip_balanced(),
                    // `no_cfi @f`
                    Some([b'@', ..]) => {
                        self.token();
                    }
                    _ => {}
                }
            }
            _ if self.has_operand() => {
                self.token();
            }
            _ => return None,
        }
        let end = self.base as usize + self.at;
        Some(Span::new(first.start as usize, end))
    }
}

const TYPES: &[&[u8]] = &[
    b"void",
    b"label",
    b"token",
    b"metadata",
    b"x86_amx",
    b"x86_mmx",
    b"target",
    b"half",
    b"bfloat",
    b"float",
    b"double",
    b"x86_fp80",
    b"fp128",
    b"ppc_fp128",
    b"ptr",
    b"opaque",
];

const CONSTANTS: &[&[u8]] = &[
    b"null",
    b"true",
    b"false",
    b"undef",
    b"poison",
    b"none",
    b"zeroinitializer",
    b"asm",
];

/// Whether a word starts a constant expression.
fn is_expression(word: &[u8]) -> bool {
    matches!(
        word,
        b"getelementptr"
            | b"blockaddress"
            | b"dso_local_equivalent"
            | b"no_cfi"
            | b"ptrauth"
            | b"splat"
            | b"icmp"
            | b"fcmp"
            | b"fneg"
            | b"select"
            | b"extractelement"
            | b"insertelement"
            | b"shufflevector"
            | b"extractvalue"
            | b"insertvalue"
    ) || CastOp::from_word(word).is_some()
        || BinaryOp::from_word(word).is_some()
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b"-$._".contains(&b)
}

/// The length of the token that the text starts with; `None` at the end.
fn token_len(text: &[u8]) -> Option<usize> {
    let run = |from: usize| {
        from + text[from..]
            .iter()
            .position(|&b| !is_name(b))
            .unwrap_or(text.len() - from)
    };
    let quoted =
        |from: usize| memchr::memchr(b'"', &text[from..]).map_or(text.len(), |end| from + end + 1);
    Some(match *text.first()? {
        b'"' => quoted(1),
        b'%' | b'@' | b'$' | b'!' | b'#' => match text.get(1) {
            Some(b'"') => quoted(2),
            _ => run(1),
        },
        b'c' if text.get(1) == Some(&b'"') => quoted(2),
        b if is_name(b) || b == b'+' => run(1),
        _ => 1,
    })
}
