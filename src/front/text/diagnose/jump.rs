//! Jumps that have too many labels or too few.

use super::super::lex::{Input, NAME, PResult, eat_word, is, run, skip};
use super::super::parser::Parser;
use super::{spelling, statement};
use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::ir::{Block, Inst, InstData, LocalName};

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
    if let Some((behind, other)) = jump_behind(p, end).filter(|(_, other)| other != label) {
        let text = format!("to go to `{other}` otherwise, name both in one jump");
        let gap = Span::new(end, behind);
        return diagnostic.fix(gap, format!(", label {other}"), text);
    }
    match label_behind(p, end).filter(|next| next != label) {
        Some(next) => {
            let place = Span::new(end, end);
            diagnostic.fix(place, format!(", label {next}"), otherwise(&next))
        }
        None => diagnostic.fix(Span::new(from, end), format!("br label {label}"), PLAIN),
    }
}

/// The end of a jump on the line behind an offset, and its label.
fn jump_behind(p: &Parser<'_>, end: usize) -> Option<(usize, String)> {
    let next = skip(p.text.get(end..)?);
    let label = skip(eat_word(eat_word(next, "br")?, "label")?).strip_prefix(b"%")?;
    let name = &label[..run(label, NAME)];
    let behind = p.text.len() - label.len() + name.len();
    Some((behind, format!("%{}", std::str::from_utf8(name).ok()?)))
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

/// `select i1 %c, label %a, label %b`, from its labels to its end.
pub(in crate::text) fn select_of_labels<'a, T>(
    p: &mut Parser<'a>,
    labels: Input<'a>,
    end: Input<'a>,
) -> PResult<'a, T> {
    let (from, to) = (p.at(labels), p.at(end));
    let line = memchr::memrchr(b'\n', &p.text[..from]).map_or(0, |n| n + 1);
    let code = &p.text[line..from];
    let start = line + code.len() - code.trim_ascii_start().len();
    let span = Span::new(start, to);
    let message = "`select` chooses between values, not between labels";
    let diagnostic = Diagnostic::error("select-type", p.span(skip(labels), end), message)
        .note("a jump to one of two blocks is `br i1 %c, label %yes, label %no`");
    let operands = memchr::memmem::find(code, b"select ").map(|at| line + at + b"select ".len());
    p.report(match operands {
        Some(operands) => {
            let operands = String::from_utf8_lossy(&p.text[operands..to]).into_owned();
            diagnostic
                .fix(span, format!("br {operands}"), "write a jump")
                .certain()
        }
        None => diagnostic,
    })
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

/// An entry of a `phi` for a label that no block has: the only block that goes to its own, and that no entry names.
pub(in crate::text) fn missing_edge(
    p: &mut Parser<'_>,
    name: LocalName,
    span: Span,
) -> Option<String> {
    let at = span.start as usize;
    let (inst, _) = p
        .body
        .spans
        .iter()
        .find(|(_, whole)| (whole.start as usize..whole.end()).contains(&at))?;
    let InstData::Phi { incoming, .. } = p.body.insts[inst] else {
        return None;
    };
    // Blocks are numbers of labels so far.
    let own = p
        .body
        .blocks
        .values()
        .find(|block| (block.first.0..block.end.0).contains(&inst.0))?;
    let label_of = |p: &mut Parser<'_>, name| p.locals.slot(name).label;
    let (own, unknown) = (label_of(p, own.name), label_of(p, name));
    let named: Vec<u32> = p
        .body
        .pool
        .get(incoming)
        .chunks_exact(2)
        .map(|pair| pair[1])
        .collect();
    let mut missing = None;
    for block in 0..p.body.blocks.len() {
        let block = p.body.blocks[Block::new(block)];
        let last = Inst(
            block
                .end
                .0
                .checked_sub(1)
                .filter(|&last| last >= block.first.0)?,
        );
        let mut goes = false;
        p.body.for_each_successor(last, |to| goes |= to.0 == own);
        let from = label_of(p, block.name);
        if block.name == LocalName::UNNAMED || !goes || named.contains(&from) || from == unknown {
            continue;
        }
        if missing.replace(block.name).is_some() {
            return None;
        }
    }
    Some(format!("%{}", super::body::shown(p, missing?)))
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
