//! Syntax errors in words, with the mend where one can be guessed.

use super::error::{self, Error, Expected};
use super::inst::opcode_words;
use super::lex::{ALPHA, DIGIT, Input, is, peek_word, run};
use super::parser::Parser;
use crate::diag::{Diagnostic, Span, suggest};

impl<'a> Parser<'a> {
    /// Reports that the entity or statement which starts at `start` failed with `e`.
    #[cold]
    pub(super) fn syntax_error(&mut self, start: Input<'a>, e: Error) {
        let at = self.end.saturating_sub(e.left as usize);
        let mut diagnostic = error::diagnostic(self.text, at, e.expected);
        let fault = &self.text[at.min(self.end)..self.end];
        let span = diagnostic.span();
        match e.expected {
            Expected::Instruction => diagnostic = self.bad_instruction(fault, span),
            Expected::TopLevel => {
                diagnostic = misspelt(diagnostic, fault, TOP_LEVEL.iter().copied());
            }
            Expected::Type => {
                diagnostic = misspelt(diagnostic, fault, TYPES.iter().copied());
            }
            Expected::Value | Expected::Constant => {
                diagnostic = bad_value(diagnostic, fault, span);
            }
            Expected::Byte(b) => {
                let before = self.code_before(at);
                let place = Span::new(before, before);
                let starts_operand = match fault {
                    [c, ..] => is(*c, ALPHA | DIGIT) || matches!(c, b'%' | b'@' | b'-' | b'"'),
                    [] => false,
                };
                if b == b',' && starts_operand {
                    diagnostic = diagnostic.fix(place, ",", "add a comma");
                } else if b == b'=' {
                    diagnostic = diagnostic.note("a result is named by `%name = instruction`");
                } else if matches!(b, b')' | b']' | b'}' | b'>') && span.len == 0 {
                    let mend = (b as char).to_string();
                    diagnostic = diagnostic.fix(span, mend, "close it here");
                }
            }
            Expected::Word(words) if words.starts_with("a condition") => {
                let float = start_word(start) == b"fcmp";
                let list: Vec<&'static str> = match float {
                    true => crate::ir::FCmpCond::ALL.iter().map(|c| c.1).collect(),
                    false => crate::ir::ICmpCond::ALL.iter().map(|c| c.1).collect(),
                };
                diagnostic = diagnostic.note(format!("the conditions are {}", list.join(", ")));
                diagnostic = misspelt(diagnostic, fault, list.into_iter());
            }
            Expected::Word(words) if words.starts_with("the type of the result") => {
                diagnostic =
                    diagnostic.note("a result is returned by `ret i64 %x`, nothing by `ret void`");
            }
            Expected::Word("`label` or `i1`") => {
                let place = Span::new(span.start as usize, span.start as usize);
                let rest = &fault[1.min(fault.len())..];
                let name = run(rest, super::lex::NAME);
                if super::lex::peek(&rest[name..]) == b',' {
                    diagnostic = diagnostic.fix(place, "i1 ", "add the type of the condition");
                } else {
                    diagnostic = diagnostic.fix(place, "label ", "add the word `label`");
                }
            }
            Expected::Word("label") if matches!(fault, [b'%', ..]) => {
                let place = Span::new(span.start as usize, span.start as usize);
                diagnostic = diagnostic.fix(place, "label ", "add the word `label`");
            }
            Expected::Word(word) if !word.contains(' ') => {
                diagnostic = misspelt(diagnostic, fault, std::iter::once(word));
            }
            _ => {}
        }
        self.diags.push(diagnostic);
    }

    fn bad_instruction(&self, fault: Input<'a>, span: Span) -> Diagnostic {
        let len = run(fault, ALPHA | DIGIT);
        if len == 0 || !is(fault[0], ALPHA) {
            return error::diagnostic(self.text, self.end - fault.len(), Expected::Instruction);
        }
        let word = &fault[..len];
        let shown = error::quote(word);
        if matches!(word, b"define" | b"declare") {
            return Diagnostic::error(
                "syntax",
                span,
                format!("a function body cannot hold {shown}"),
            )
            .note("the body before it is not closed by `}`");
        }
        let diagnostic = Diagnostic::error(
            "unknown-instruction",
            span,
            format!("unknown instruction {shown}"),
        );
        misspelt(diagnostic, fault, opcode_words())
    }

    /// Where the token in front of `at` ends.
    fn code_before(&self, at: usize) -> usize {
        let blanks = self.text[..at]
            .iter()
            .rev()
            .take_while(|&&b| is(b, super::lex::BLANK))
            .count();
        at - blanks
    }
}

/// The word of the instruction that a statement is.
fn start_word(start: Input<'_>) -> &[u8] {
    match start {
        [b'%', ..] => match memchr::memchr(b'=', start) {
            Some(at) => peek_word(&start[at + 1..]),
            None => b"",
        },
        _ => peek_word(start),
    }
}

/// Offers the word that is closest to the one at `fault`.
fn misspelt(
    diagnostic: Diagnostic,
    fault: Input<'_>,
    words: impl Iterator<Item = &'static str>,
) -> Diagnostic {
    let len = run(fault, super::lex::NAME);
    let span = diagnostic.span();
    if len == 0 || span.len as usize != len {
        return diagnostic;
    }
    let candidates = words.map(|word| (word.as_bytes(), word));
    match suggest::closest(&fault[..len], candidates) {
        Some(best) => diagnostic.fix(span, best, format!("did you mean `{best}`?")),
        None => diagnostic,
    }
}

fn bad_value(diagnostic: Diagnostic, fault: Input<'_>, span: Span) -> Diagnostic {
    let word = &fault[..run(fault, super::lex::NAME)];
    // A second type where a value was expected.
    let is_type = match word {
        [b'i', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => TYPES.iter().any(|t| t.as_bytes() == word),
    };
    if is_type {
        return diagnostic.note("a type is written once in front of its value");
    }
    if matches!(word, b"NULL" | b"nil" | b"Null") {
        return diagnostic.fix(span, "null", "did you mean `null`?");
    }
    misspelt(diagnostic, fault, CONSTANTS.iter().copied())
}

const TOP_LEVEL: &[&str] = &[
    "define",
    "declare",
    "target",
    "attributes",
    "source_filename",
    "module",
];
const TYPES: &[&str] = &[
    "void", "i1", "i8", "i16", "i32", "i64", "ptr", "double", "float", "label", "metadata", "half",
];
const CONSTANTS: &[&str] = &[
    "null",
    "true",
    "false",
    "undef",
    "poison",
    "zeroinitializer",
    "none",
    "getelementptr",
    "bitcast",
    "ptrtoint",
    "inttoptr",
];
