//! Syntax errors in words, with the mend where one can be guessed.

use super::error::{self, Error, Expected};
use super::lex::{ALPHA, BLANK, DIGIT, Input, NAME, ident, is, peek_word, run, skip};
use super::opcode::opcode_words;
use super::parser::Parser;
use crate::diag::{Diagnostic, Span, suggest};
use crate::ir::known_attrs::KNOWN;

impl<'a> Parser<'a> {
    /// Reports that the entity or statement which starts at `start` failed with `e`.
    #[cold]
    pub(super) fn syntax_error(&mut self, start: Input<'a>, e: Error) {
        let diagnostic = self.explain(start, e);
        self.diags.push(diagnostic);
    }

    fn explain(&mut self, start: Input<'a>, e: Error) -> Diagnostic {
        let at = self.end.saturating_sub(e.left as usize);
        let diagnostic = error::diagnostic(self.text, self.at(start), at, e.expected);
        let fault = &self.text[at.min(self.end)..self.end];
        let span = diagnostic.span();
        let here = Span::new(span.start as usize, span.start as usize);
        match e.expected {
            Expected::Instruction => self.bad_instruction(diagnostic, fault, span),
            Expected::TopLevel if fault.starts_with(b"//") => {
                let slashes = Span::new(at, at + 2);
                diagnostic
                    .fix(slashes, ";", "a comment starts with a semicolon")
                    .certain()
            }
            Expected::TopLevel => misspelt(diagnostic, fault, TOP_LEVEL.iter().copied()),
            Expected::Type => self.bad_type(diagnostic, start, fault),
            Expected::Value | Expected::Constant => match self.missing_type(at) {
                Some(better) => better,
                None => bad_value(diagnostic, fault, span),
            },
            Expected::Byte(b) => {
                let before = self.code_before(at);
                let place = Span::new(before, before);
                let starts_operand = match fault {
                    [c, ..] => is(*c, ALPHA | DIGIT) || matches!(c, b'%' | b'@' | b'-' | b'"'),
                    [] => false,
                };
                match b {
                    b',' if starts_operand && span.len > 0 => {
                        diagnostic.fix(place, ",", "add a comma").certain()
                    }
                    b'{' => diagnostic.fix(here, " {", "open the body").certain(),
                    b'=' if starts_operand && span.len > 0 => {
                        diagnostic.fix(place, " =", "add an equals sign").certain()
                    }
                    b')' | b']' | b'}' | b'>' if span.len == 0 => diagnostic
                        .fix(span, (b as char).to_string(), "close it here")
                        .certain(),
                    _ => diagnostic,
                }
            }
            Expected::Word(words) if words.starts_with("a condition") => {
                let list: Vec<&'static str> = match start_word(start) {
                    b"fcmp" => crate::ir::FCmpCond::ALL.iter().map(|c| c.1).collect(),
                    _ => vec![
                        "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
                    ],
                };
                let diagnostic = diagnostic.note(format!("the conditions are {}", list.join(", ")));
                misspelt(diagnostic, fault, list.into_iter())
            }
            Expected::Word(words) if words.starts_with("the type of the result") => {
                diagnostic.note("a result is returned by `ret i64 %x`, nothing by `ret void`")
            }
            Expected::Word(words) if words.starts_with("a label") => match fault {
                [b, ..] if is(*b, NAME) && span.len > 0 => {
                    diagnostic.fix(here, "%", "add the percent sign").certain()
                }
                _ => diagnostic,
            },
            Expected::Word(words) if words.starts_with("the name of a function") => match fault {
                [b, ..] if is(*b, ALPHA) => diagnostic.fix(here, "@", "add the at sign").certain(),
                _ => diagnostic,
            },
            Expected::Word("`label` or `i1`") => {
                let rest = &fault[1.min(fault.len())..];
                let name = run(rest, NAME);
                match super::lex::peek(&rest[name..]) {
                    b',' => diagnostic
                        .fix(here, "i1 ", "add the type of the condition")
                        .certain(),
                    _ => diagnostic
                        .fix(here, "label ", "add the word `label`")
                        .certain(),
                }
            }
            Expected::Word("label") if matches!(fault, [b'%', ..]) => diagnostic
                .fix(here, "label ", "add the word `label`")
                .certain(),
            Expected::Word("`{` or an attribute") => {
                misspelt(diagnostic, fault, KNOWN.iter().map(|row| row.word))
            }
            Expected::Word(word) if !word.contains(' ') => {
                misspelt(diagnostic, fault, std::iter::once(word))
            }
            _ => diagnostic,
        }
    }

    fn bad_instruction(&mut self, plain: Diagnostic, fault: Input<'a>, span: Span) -> Diagnostic {
        let len = run(fault, ALPHA | DIGIT);
        // The statement before has not ended with its line.
        let at = self.at(fault);
        let first = self.body.insts.is_empty();
        if self.in_body && !first && self.prev_end <= at {
            let between = &self.text[self.prev_end..at];
            if between.iter().all(|&b| is(b, BLANK) && b != b'\n') {
                let found = error::quote(&fault[..(span.len as usize).min(fault.len())]);
                let message = format!("expected the end of the line, found {found}");
                let diagnostic = Diagnostic::error("syntax", span, message);
                let place = Span::new(self.prev_end, self.prev_end);
                return match fault {
                    [b, ..] if is(*b, ALPHA | DIGIT) || matches!(b, b'%' | b'@') => {
                        diagnostic.fix(place, ",", "add a comma").certain()
                    }
                    _ => diagnostic,
                };
            }
        }
        if len == 0 || !is(fault[0], ALPHA) {
            return plain;
        }
        let word = &fault[..len];
        let shown = error::quote(word);
        if matches!(word, b"define" | b"declare") {
            let message = format!("a function body cannot hold {shown}");
            return Diagnostic::error("syntax", span, message)
                .note("the body before it is not closed by `}`");
        }
        let name = run(fault, NAME);
        if let [b' ', ..] = &fault[name..]
            && super::lex::peek(&fault[name..]) == b':'
        {
            let colon = &fault[name..];
            let gap = Span::new(at + name, at + name + (colon.len() - skip(colon).len()));
            return Diagnostic::error("syntax", gap, "the colon of a label follows its name")
                .fix(gap, "", "remove the blank")
                .certain();
        }
        let behind = &fault[name..];
        if skip(behind).is_empty() || !self.on_line(behind, skip(behind)) {
            // A word alone on its line is a label without its colon.
            let whole = Span::new(at, at + name);
            let end = Span::new(at + name, at + name);
            let shown = error::quote(&fault[..name]);
            let message = format!("expected an instruction or a label, found {shown}");
            let diagnostic = Diagnostic::error("syntax", whole, message);
            return match is_near_opcode(&fault[..name]) {
                Some(best) => diagnostic.fix(whole, best, format!("did you mean `{best}`?")),
                None => {
                    let label = self.local_name(super::lex::Ident::Plain(&fault[..name]));
                    self.open_block(label, whole);
                    diagnostic.fix(end, ":", "a label has a colon behind it")
                }
            };
        }
        let message = format!("unknown instruction {shown}");
        let diagnostic = Diagnostic::error("unknown-instruction", span, message);
        misspelt(diagnostic, fault, opcode_words())
    }

    /// A type was expected and something else was found.
    fn bad_type(&self, diagnostic: Diagnostic, start: Input<'a>, fault: Input<'a>) -> Diagnostic {
        let here = diagnostic.span().start as usize;
        let here = Span::new(here, here);
        if diagnostic.span().len == 0 {
            return diagnostic;
        }
        // `call @f()`: the result's type is known.
        if let [b'@', name @ ..] = fault
            && matches!(start_word(start), b"call" | b"invoke")
            && let Ok((_, name)) = ident(name)
        {
            let known = self
                .m
                .names
                .find(&name.bytes())
                .and_then(|name| self.m.by_name.get(name, false))
                .and_then(|global| self.m.function(global));
            let diagnostic = diagnostic.note("a call names the type of its result");
            return match known {
                Some(func) => {
                    let ty = crate::ir::print::type_text(&self.m, func.ret);
                    diagnostic
                        .fix(here, format!("{ty} "), format!("add its type, `{ty}`"))
                        .certain()
                }
                None => diagnostic,
            };
        }
        let word = &fault[..run(fault, NAME)];
        let foreign = match word {
            b"int" => Some("i32"),
            b"long" | b"u64" | b"int64" | b"usize" => Some("i64"),
            b"u32" | b"int32" => Some("i32"),
            b"short" | b"u16" | b"int16" => Some("i16"),
            b"char" | b"byte" | b"u8" | b"int8" => Some("i8"),
            b"bool" | b"boolean" => Some("i1"),
            b"f64" => Some("double"),
            b"f32" => Some("float"),
            b"string" => Some("i8*"),
            _ => None,
        };
        match foreign {
            Some(ty) => {
                let span = diagnostic.span();
                diagnostic.fix(span, ty, format!("did you mean `{ty}`?"))
            }
            None => misspelt(diagnostic, fault, TYPES.iter().copied()),
        }
    }

    /// `add %x, 1`: the value `%x` was taken for a type, as none stands in front of it.
    fn missing_type(&mut self, at: usize) -> Option<Diagnostic> {
        let end = self.code_before(at.min(self.end));
        let line = memchr::memrchr(b'\n', &self.text[..end]).map_or(0, |n| n + 1);
        let start = line + memchr::memrchr(b'%', &self.text[line..end])?;
        let (rest, name) = ident(&self.text[start + 1..end]).ok()?;
        if !rest.is_empty() || !self.in_body {
            return None;
        }
        // A type that is defined is what was meant.
        let type_name = self.m.names.find(&name.bytes())?;
        let named = self.m.types.find_named(type_name)?;
        if self.m.types.named[named].defined {
            return None;
        }
        self.mistaken.push(named);
        let name = self.local_name(name);
        let span = Span::new(start, end);
        let shown = self.shown(name);
        let message = format!("expected a type in front of `%{shown}`");
        let diagnostic = Diagnostic::error("syntax", span, message);
        let value = super::locals::Locals::value_of(self.locals.slot(name).value);
        Some(match value {
            Some(value) => {
                let ty = crate::ir::print::type_text(&self.m, self.body.types[value]);
                let place = Span::new(start, start);
                diagnostic
                    .fix(place, format!("{ty} "), format!("add its type, `{ty}`"))
                    .certain()
            }
            None => diagnostic
                .note("every operand, or the first of two of one type, has its type in front"),
        })
    }

    /// Where the token in front of `at` ends.
    fn code_before(&self, at: usize) -> usize {
        error::code_end(self.text, at)
    }
}

/// The instruction without operands that a word is close to.
fn is_near_opcode(word: &[u8]) -> Option<&'static str> {
    suggest::closest(word, [(&b"unreachable"[..], "unreachable")])
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
