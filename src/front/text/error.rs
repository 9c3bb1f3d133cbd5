//! What the parsers fail with, and the diagnostics made of it.
//!
//! An [`Error`] is small and made without allocating: a place and what was expected there. Only
//! the statement or top-level entity that fails turns it into a [`Diagnostic`], so that a bad
//! statement gives one error.

use super::lex::{BLANK, Input, is, token_len};
use crate::diag::{Diagnostic, Span};

/// What was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// Nothing to say: a diagnostic was made already.
    Reported,
    /// A punctuation byte.
    Byte(u8),
    /// This word, or something that these words describe.
    Word(&'static str),
    /// A type.
    Type,
    /// A value of any kind.
    Value,
    /// A constant.
    Constant,
    /// A name behind its sigil.
    Name,
    /// `%name`
    Local,
    /// `@name`
    Global,
    /// A string.
    String,
    /// The quote that ends a string.
    Quote,
    /// A number.
    Number,
    /// A number that is not too large.
    SmallNumber,
    /// An instruction.
    Instruction,
    /// A definition or declaration.
    TopLevel,
}

/// A failure: where, and what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Error {
    /// How many bytes were left.
    pub left: u32,
    /// What was expected.
    pub expected: Expected,
}

impl Error {
    /// A failure at the input.
    #[inline]
    pub(crate) fn new(i: Input<'_>, expected: Expected) -> Error {
        Error {
            left: i.len() as u32,
            expected,
        }
    }
}

impl<'a> nom::error::ParseError<Input<'a>> for Error {
    fn from_error_kind(i: Input<'a>, _: nom::error::ErrorKind) -> Self {
        Error::new(i, Expected::Word("something else"))
    }
    fn append(_: Input<'a>, _: nom::error::ErrorKind, other: Self) -> Self {
        other
    }
}

impl Expected {
    /// In words.
    pub(crate) fn text(self) -> String {
        match self {
            Expected::Reported => String::new(),
            Expected::Byte(b) => format!("`{}`", b as char),
            Expected::Word(words) if words.contains(' ') => words.to_string(),
            Expected::Word(word) => format!("`{word}`"),
            Expected::Type => "a type".into(),
            Expected::Value => "a value".into(),
            Expected::Constant => "a constant".into(),
            Expected::Name => "a name".into(),
            Expected::Local => "a local name such as `%x`".into(),
            Expected::Global => "a global name such as `@f`".into(),
            Expected::String => "a string in quotes".into(),
            Expected::Quote => "a quote that ends the string".into(),
            Expected::Number => "a number".into(),
            Expected::SmallNumber => "a smaller number".into(),
            Expected::Instruction => "an instruction".into(),
            Expected::TopLevel => {
                "a definition such as `define`, `declare` or `@x = global`".into()
            }
        }
    }
}

/// The token at `at`, shortened to a length that a message can hold.
pub(crate) fn quote(text: &[u8]) -> String {
    const MAX: usize = 40;
    let shown = &text[..text.len().min(MAX)];
    let dots = if text.len() > MAX { "..." } else { "" };
    let shown = String::from_utf8_lossy(shown);
    let plain: String = shown
        .chars()
        .map(|c| match c {
            '\'' | '"' | '\\' => c.to_string(),
            c => c.escape_debug().to_string(),
        })
        .collect();
    format!("`{plain}{dots}`")
}

/// Where a failure at offset `at` is shown, and what was found there. A token that starts a line
/// was hardly meant for this statement: then the end of the line before is shown.
///
/// `start` is where the statement or entity starts: what is wrong there is shown there.
pub(crate) fn found(text: &[u8], start: usize, at: usize) -> (Span, String) {
    let at = at.min(text.len());
    let line_start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |n| n + 1);
    let first_on_line = text[line_start..at].iter().all(|&b| is(b, BLANK));
    if first_on_line && at != start || at == text.len() {
        let end = code_end(text, if first_on_line { line_start } else { at });
        let what = match at == text.len() {
            true => "end of file",
            false => "end of line",
        };
        if end > 0 || at == text.len() {
            return (Span::new(end, end), what.into());
        }
    }
    let len = token_len(&text[at..]).max(1).min(text.len() - at);
    (Span::new(at, at + len), quote(&text[at..at + len]))
}

/// Where the code before `at` ends: blanks and comments between are left out.
pub(crate) fn code_end(text: &[u8], at: usize) -> usize {
    let mut end = at;
    loop {
        while end > 0 && is(text[end - 1], BLANK) {
            end -= 1;
        }
        let line_start = memchr::memrchr(b'\n', &text[..end]).map_or(0, |n| n + 1);
        let line = &text[line_start..end];
        // A semicolon in a string is rare enough here: only where the caret goes depends on it.
        match memchr::memchr(b';', line) {
            Some(n) => end = line_start + n,
            None => return end,
        }
    }
}

/// The plain diagnostic for a failure.
pub(crate) fn diagnostic(text: &[u8], start: usize, at: usize, expected: Expected) -> Diagnostic {
    let (span, found) = found(text, start, at);
    Diagnostic::error(
        "syntax",
        span,
        format!("expected {}, found {found}", expected.text()),
    )
}
