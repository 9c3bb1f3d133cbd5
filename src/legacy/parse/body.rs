//! The bodies of functions: constants with names, labels, and statements.

use super::super::ast::{SymbolId, SymbolKind};
use super::super::op::{Builtin, Op};
use super::super::types::Ty;
use super::{Parsed, Parser, Ref};
use crate::diag::{Diagnostic, Span, suggest};
use crate::ir::name::Name;
use crate::text::lex::{self, ALPHA, DIGIT, NAME, is};

/// A parameter of a header.
pub(super) struct Param {
    pub ty: Ty,
    pub name: Option<Name>,
    pub span: Span,
}

impl<'a> Parser<'a> {
    /// The body of a function, behind its header.
    pub(super) fn function_body(&mut self, symbol: SymbolId, ret: Ty, params: &[Param]) {
        self.begin_names();
        self.in_body = true;
        self.ret = ret;
        self.block = None;
        self.body.clear();
        self.body.param_count = params.len() as u32;
        for param in params {
            self.define(param.name.map(Ref::Name), param.ty, param.span);
        }
        self.named_consts();
        let opened = self.eat(b'{') || self.eat_word("begin");
        if !opened {
            let failed = self.expected::<()>("`{` or `begin`");
            self.push_failure(failed);
        }
        while self.statement_or_end() {}
        self.end_block();
        self.resolve_locals();
        self.undefined_labels();
        self.in_body = false;
        let at = self.at();
        self.body.end = Span::new(at.saturating_sub(1), at);
        // The next body grows in the same tables, and this one has no more than it needs.
        let body = self.body.clone();
        if let SymbolKind::Function(function) = &mut self.m.symbols[symbol].kind {
            function.body = Some(body);
        }
    }

    /// The constants that 2002 gives names in front of a body: `%name = T constant`.
    fn named_consts(&mut self) {
        while matches!(lex::skip(self.i), [b'%' | b'"', ..]) {
            self.start = self.next_at();
            let result = self.named_const_row();
            if self.push_failure(result).is_none() {
                self.recover(|line| matches!(line, [b'%' | b'{' | b'}', ..]));
            }
        }
    }

    fn named_const_row(&mut self) -> Parsed<()> {
        let name = self.name()?;
        self.punct(b'=')?;
        let id = self.typed_const()?;
        if let Ref::Name(name) = name {
            self.locals.consts.push((name, id));
        }
        Ok(())
    }

    /// Keeps the diagnostic of a failure.
    pub(super) fn push_failure<T>(&mut self, result: Parsed<T>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(diagnostic) => {
                self.diags.push(*diagnostic);
                None
            }
        }
    }

    /// One statement; false where the body ends.
    fn statement_or_end(&mut self) -> bool {
        self.i = lex::skip_line(self.i);
        self.start = self.at();
        match self.i {
            [] => {
                let failed = self.expected::<()>("`}`");
                self.push_failure(failed);
                return false;
            }
            [b'}', rest @ ..] => {
                self.i = rest;
                return false;
            }
            [b'e', b'n', b'd', rest @ ..] if !matches!(rest, [b, ..] if is(*b, NAME) || *b == b':') =>
            {
                self.i = rest;
                return false;
            }
            _ => {}
        }
        self.scratch.clear();
        if let Err(diagnostic) = self.statement() {
            self.diags.push(*diagnostic);
            self.locals.gap = true;
            if let Some(Ref::Name(name)) = self.scratch.name {
                self.failed.push(name);
            }
            // What a failed terminator leaves open is no error of its own.
            self.i = &self.text[self.start.max(self.at())..];
            self.recover(|line| {
                let word = &line[..lex::run(line, NAME)];
                matches!(line, [b'%' | b'}', ..])
                    || line.get(word.len()) == Some(&b':')
                    || Op::from_word(word).is_some()
                    || matches!(word, b"end" | b"tail" | b"volatile")
            });
        }
        true
    }

    fn statement(&mut self) -> Parsed<()> {
        let start = self.start;
        match self.i {
            [b'%', ..] => {
                let name = match self.plain_name() {
                    Some(name) => Ref::Name(name),
                    None => self.name()?,
                };
                let span = self.span(start);
                if !self.eat(b'=') {
                    return self.expected("`=`");
                }
                self.scratch.name = Some(name);
                self.scratch.name_span = span;
                self.instruction()
            }
            [b'"', ..] => {
                let name = self.string()?;
                let span = self.span(start);
                if self.eat(b':') {
                    self.start_block(Ref::Name(name), false, span);
                    return Ok(());
                }
                self.punct(b'=')?;
                self.scratch.name = Some(Ref::Name(name));
                self.scratch.name_span = span;
                self.instruction()
            }
            [b, ..] if is(*b, NAME) => {
                let len = lex::run(self.i, NAME);
                if self.i.get(len) == Some(&b':') {
                    let name = self.recent.get(&self.i[..len], &mut self.m.names);
                    self.i = &self.i[len + 1..];
                    let span = Span::new(start, start + len);
                    self.start_block(Ref::Name(name), false, span);
                    return Ok(());
                }
                self.instruction()
            }
            _ => self.expected("an instruction"),
        }
    }

    /// An instruction, behind the name of its result.
    fn instruction(&mut self) -> Parsed<()> {
        self.next_at();
        let len = lex::run(self.i, ALPHA | DIGIT);
        let Some(op) = Op::starting(self.i, len) else {
            return self.other_instruction(self.peek_word());
        };
        self.i = &self.i[len..];
        self.open_block();
        self.operation(op, 0)
    }

    /// Instructions without a label in front of them start a block of their own behind a
    /// terminator.
    fn open_block(&mut self) {
        if self.block.is_none() {
            let number = self.locals.implicit;
            self.locals.implicit += 1;
            let start = self.start;
            self.start_block(Ref::Number(number), true, Span::new(start, start));
        }
    }

    fn other_instruction(&mut self, word: &'a [u8]) -> Parsed<()> {
        use super::super::ast::flag;
        if let Some(builtin) = Builtin::find(word)
            && lex::peek(&self.i[word.len()..]) == b'('
        {
            self.open_block();
            self.i = &self.i[word.len()..];
            let name = self.m.names.intern(word);
            return self.builtin(name, builtin);
        }
        let flags = match word {
            b"volatile" => flag::VOLATILE,
            b"tail" => flag::TAIL,
            _ => return self.no_instruction(word),
        };
        self.i = &self.i[word.len()..];
        let next = self.peek_word();
        self.next_at();
        let op = match (flags, next) {
            (flag::VOLATILE, b"load") => Op::Load,
            (flag::VOLATILE, b"store") => Op::Store,
            (flag::TAIL, b"call") => Op::Call,
            (flag::TAIL, _) => return self.expected("`call`"),
            _ => return self.expected("`load` or `store`"),
        };
        self.i = &self.i[next.len()..];
        self.open_block();
        self.operation(op, flags)
    }

    /// A word that is no instruction of these years: perhaps of a later one.
    #[cold]
    fn no_instruction(&mut self, word: &[u8]) -> Parsed<()> {
        let later = match word {
            b"fadd" => Some("add"),
            b"fsub" => Some("sub"),
            b"fmul" => Some("mul"),
            b"trunc" | b"zext" | b"sext" | b"fptrunc" | b"fpext" | b"fptoui" | b"fptosi"
            | b"uitofp" | b"sitofp" | b"ptrtoint" | b"inttoptr" | b"bitcast" => Some("cast"),
            _ => None,
        };
        let at = self.at();
        let span = Span::new(at, at + word.len().max(1));
        let text = String::from_utf8_lossy(word);
        if let Some(own) = later {
            return Err(Box::new(
                Diagnostic::error("syntax", span, format!("`{text}` came with LLVM 2.0"))
                    .label(format!("here it is `{own}`, which the types decide")),
            ));
        }
        let words = Op::WORDS.iter().map(|w| (w.as_bytes(), *w));
        if let Some(near) = suggest::closest(word, words) {
            let made = Diagnostic::error(
                "syntax",
                span,
                format!("expected an instruction, found `{text}`"),
            );
            return Err(Box::new(made.fix(
                span,
                near,
                format!("did you mean `{near}`?"),
            )));
        }
        self.expected("an instruction")
    }
}
