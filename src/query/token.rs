//! The tokens of a text, by what they look like. Where each is, a text that cannot be parsed has them, too.

use std::borrow::Cow;

use crate::diag::Span;
use crate::verify::TokenReader;

/// What a token looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// `%x`: a local value, a label or a type; in the first languages also a symbol.
    Local,
    /// `@x`
    Global,
    /// `x` of `x:`
    Label,
    /// `$x`
    Comdat,
    /// `!x`
    Metadata,
    /// `#0`
    Group,
    /// `add`, `i32`, `align`
    Word,
    /// `12`, `-1`, `1.5`
    Number,
    /// `"x"`, `c"x"`
    Text,
    /// `(`, `,`
    Mark,
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it looks like.
    pub kind: TokenKind,
    /// Where it is.
    pub span: Span,
}

/// All tokens of a text but comments.
pub fn tokens(text: &[u8]) -> Vec<Token> {
    tokens_of(text, Span::new(0, text.len()))
}

/// The tokens of a part of a text, which begins and ends between two of them.
pub fn tokens_of(text: &[u8], part: Span) -> Vec<Token> {
    let end = part.end().min(text.len());
    let inside = text.get(part.start as usize..end);
    let mut reader = TokenReader::new(inside.unwrap_or_default(), part.start);
    let mut found = Vec::new();
    while let Some(span) = reader.token() {
        let is_label = span.end() < end && text[span.end()] == b':';
        let kind = kind(reader.text(span), is_label);
        if kind == TokenKind::Label {
            reader.at += 1;
        }
        found.push(Token { kind, span });
    }
    found
}

fn kind(token: &[u8], before_colon: bool) -> TokenKind {
    let is_sigil = token.len() > 1;
    match token[0] {
        b'%' if is_sigil => TokenKind::Local,
        b'@' if is_sigil => TokenKind::Global,
        b'$' if is_sigil => TokenKind::Comdat,
        b'#' if is_sigil => TokenKind::Group,
        b'!' if token.get(1) == Some(&b'"') => TokenKind::Text,
        b'!' if is_sigil => TokenKind::Metadata,
        b'"' | b'-' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'.' | b'_' if before_colon => {
            TokenKind::Label
        }
        b'"' => TokenKind::Text,
        b'c' if token.get(1) == Some(&b'"') => TokenKind::Text,
        b'-' | b'+' | b'0'..=b'9' => TokenKind::Number,
        b'a'..=b'z' | b'A'..=b'Z' | b'.' | b'_' => TokenKind::Word,
        _ => TokenKind::Mark,
    }
}

/// A name as it was written: a number, or bytes without their quotes and escapes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WrittenName<'a> {
    Number(u32),
    Bytes(Cow<'a, [u8]>),
}

/// The name that a token has behind its sigil.
pub(super) fn name(token: &[u8]) -> WrittenName<'_> {
    let name = match token {
        [b'%' | b'@' | b'$' | b'!' | b'#', rest @ ..] => rest,
        _ => token,
    };
    let number = std::str::from_utf8(name)
        .ok()
        .filter(|name| !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit()));
    if let Some(number) = number.and_then(|name| name.parse().ok()) {
        return WrittenName::Number(number);
    }
    match name {
        [b'"', quoted @ .., b'"'] => WrittenName::Bytes(unescaped(quoted)),
        _ => WrittenName::Bytes(Cow::Borrowed(name)),
    }
}

fn unescaped(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let digit = |b: &u8| (*b as char).to_digit(16);
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&first, behind)) = rest.split_first() {
        rest = behind;
        match (first, behind) {
            (b'\\', [b'\\', more @ ..]) => {
                out.push(b'\\');
                rest = more;
            }
            (b'\\', [high, low, more @ ..]) => match (digit(high), digit(low)) {
                (Some(high), Some(low)) => {
                    out.push((high * 16 + low) as u8);
                    rest = more;
                }
                _ => out.push(first),
            },
            _ => out.push(first),
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_have_kinds() {
        let text = b"a: %x = add i32 @\"y z\", -1 ; no\n!1 = !{!\"s\"} #0 $c \"q\":";
        let found: Vec<(TokenKind, &str)> = tokens(text)
            .iter()
            .map(|token| {
                let bytes = &text[token.span.start as usize..token.span.end()];
                (token.kind, std::str::from_utf8(bytes).unwrap())
            })
            .filter(|(kind, _)| *kind != TokenKind::Mark)
            .collect();
        assert_eq!(
            found,
            [
                (TokenKind::Label, "a"),
                (TokenKind::Local, "%x"),
                (TokenKind::Word, "add"),
                (TokenKind::Word, "i32"),
                (TokenKind::Global, "@\"y z\""),
                (TokenKind::Number, "-1"),
                (TokenKind::Metadata, "!1"),
                (TokenKind::Text, "!\"s\""),
                (TokenKind::Group, "#0"),
                (TokenKind::Comdat, "$c"),
                (TokenKind::Label, "\"q\""),
            ]
        );
    }

    #[test]
    fn names_lose_their_quotes() {
        let bytes = |name: &'static [u8]| WrittenName::Bytes(Cow::Borrowed(name));
        assert_eq!(name(b"%12"), WrittenName::Number(12));
        assert_eq!(name(b"%\"12\""), bytes(b"12"));
        assert_eq!(name(b"x.y"), bytes(b"x.y"));
        assert_eq!(name(b"%\"a\\22\\\\b\\\""), bytes(b"a\"\\b\\"));
        assert_eq!(name(b"%\""), bytes(b"\""));
    }

    #[test]
    fn any_bytes_have_tokens() {
        for len in 0..4 {
            for seed in 0..256u32 {
                let text: Vec<u8> = (0..len).map(|i| (seed * 37 + i * 91) as u8).collect();
                for token in tokens(&text) {
                    assert!(token.span.len > 0 && token.span.end() <= text.len());
                }
            }
        }
    }
}
