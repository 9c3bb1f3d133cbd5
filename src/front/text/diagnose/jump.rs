//! Jumps that have too many labels or too few.

use super::super::lex::{Input, NAME, is, run};
use super::super::parser::Parser;
use super::{spelling, statement};
use crate::diag::{Diagnostic, Span};
use crate::ir::LocalName;

const CONDITION: &str = "a `br` with one label has no condition; with two it has an `i1` in front: \
                         `br i1 %c, label %yes, label %no`";
const PLAIN: &str = "without a condition it is a jump";

/// `br label %if then`, and a condition that is taken for a label: `br label %c, label %a`,
/// `br label %c, label %a, label %b`.
pub(super) fn longer_jump<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    fault: Input<'a>,
) -> Diagnostic {
    let at = p.at(fault);
    if !fault.starts_with(b",") {
        let before = p.text[..at].trim_ascii_end().len();
        return spelling::split_label(p, before, fault).unwrap_or(diagnostic);
    }
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let before = &p.text[line..at];
    let diagnostic = diagnostic.note(CONDITION);
    let end = memchr::memchr(b'\n', &p.text[at..]).map_or(p.text.len(), |n| at + n);
    let labels = memchr::memmem::find_iter(&p.text[at..end], b"label ").count();
    let Some(word) = memchr::memmem::rfind(before, b"label ") else {
        return diagnostic;
    };
    let condition = before[word + b"label ".len()..].trim_ascii();
    let is_condition = statement::is_condition(p, condition);
    let word = Span::new(line + word, line + word + b"label".len());
    match labels {
        2 => diagnostic
            .fix(word, "i1", "the condition is an `i1`")
            .certain(),
        1 if is_condition => {
            let rest = String::from_utf8_lossy(&p.text[word.end()..end]).into_owned();
            let label = rest.rsplit(' ').next().unwrap_or("");
            let whole = Span::new(word.start as usize, end);
            match label_behind(p, end).filter(|next| next != label) {
                Some(next) => {
                    let with = format!("i1{rest}, label {next}");
                    diagnostic.fix(whole, with, otherwise(&next))
                }
                None => diagnostic.fix(whole, format!("label {label}"), PLAIN),
            }
        }
        _ => diagnostic,
    }
}

/// `br i1 %c, label %a`, whose code goes from `start` to the offset `end`.
pub(super) fn one_label<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    end: usize,
) -> Diagnostic {
    let from = p.at(start);
    let code = String::from_utf8_lossy(&p.text[from..end]).into_owned();
    let diagnostic = diagnostic.note(CONDITION);
    let Some(label) = code
        .rsplit(' ')
        .next()
        .filter(|label| label.starts_with('%'))
    else {
        return diagnostic;
    };
    match label_behind(p, end).filter(|next| next != label) {
        Some(next) => {
            let place = Span::new(end, end);
            diagnostic.fix(place, format!(", label {next}"), otherwise(&next))
        }
        None => diagnostic.fix(Span::new(from, end), format!("br label {label}"), PLAIN),
    }
}

fn otherwise(next: &str) -> String {
    format!("to go on at `{next}` otherwise, name it")
}

/// The label of the next block behind an offset, with its percent sign.
fn label_behind(p: &Parser<'_>, at: usize) -> Option<String> {
    let lines = p.text[at..p.end.max(at)].split(|&b| b == b'\n').skip(1);
    let name = lines.map(<[u8]>::trim_ascii_start).find_map(|line| {
        let name = run(line, NAME);
        (name > 0 && line.get(name) == Some(&b':')).then_some(&line[..name])
    })?;
    Some(format!("%{}", String::from_utf8_lossy(name)))
}

/// An entry of a `phi` for a block without a label: the first one of a body, as nothing else leads
/// to it by a name.
pub(in crate::text) fn entry_without_label(
    p: &Parser<'_>,
    diagnostic: Diagnostic,
    name: &str,
    span: Span,
) -> Diagnostic {
    let at = span.start as usize;
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let in_phi = memchr::memmem::find(&p.text[line..at], b"phi ").is_some();
    let entry = p.body.blocks.values().next();
    let entry = entry.filter(|block| block.name == LocalName::UNNAMED && in_phi);
    let plain = name.bytes().all(|b| is(b, NAME));
    match entry.filter(|block| plain && !block.span.is_none()) {
        Some(entry) => {
            let first = entry.span.start as usize;
            let line = memchr::memrchr(b'\n', &p.text[..first]).map_or(0, |n| n + 1);
            let text = format!("to call it `%{name}`, give it a label");
            diagnostic
                .note("the first block of the function has no label")
                .fix(Span::new(line, line), format!("{name}:\n"), text)
        }
        None => diagnostic,
    }
}

/// Whether the name of the statement is that of a label which a jump names.
pub(super) fn is_target(p: &mut Parser<'_>) -> bool {
    let name = p.statement_name;
    p.locals.slot(name).label != super::super::locals::NO_LABEL
}

/// `%done` alone on its line: a label with a percent sign and without its colon.
pub(super) fn label_with_sign<'a>(p: &mut Parser<'a>, start: Input<'a>, end: usize) -> Diagnostic {
    let span = Span::new(p.at(start), end);
    let name = super::body::shown(p, p.statement_name);
    super::body::open_block(p, p.statement_name, span);
    let message = format!("a label is defined by its name and a colon: `{name}:`");
    let diagnostic = Diagnostic::error("syntax", span, message);
    diagnostic
        .fix(span, format!("{name}:"), "write it so")
        .certain()
}
