//! Fixes that are said to be certain are applied and read again: one that leaves a mistake at its
//! place, or at that of what it is for, is none; one behind which its lines have another mistake is
//! a guess.

use std::ops::Range;
use std::sync::Arc;

use super::super::lex::{BLANK, is, token_len};
use super::super::parser::Parser;
use crate::diag::{Diagnostic, Diagnostics, Fix, Severity, Source};

/// How many bytes are read again at most. The fixes beyond are guesses.
const BUDGET: usize = 1 << 24;

/// What becomes of a fix.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Holds,
    Guess,
    Withdrawn,
}

/// Withdraws the fixes behind which the text has a mistake at the same place.
#[cold]
pub(in crate::text) fn withdraw_fixes(source: &Source, diags: &mut Diagnostics) {
    let mut budget = BUDGET;
    let starts: Vec<usize> = errors(diags).map(start_of).collect();
    for diagnostic in diags.iter_mut() {
        let certain = |fix: &&Fix| fix.certain;
        let Some(fix) = diagnostic.fix.as_ref().filter(certain) else {
            continue;
        };
        let verdict = match budget.checked_sub(source.bytes().len()) {
            Some(left) => {
                budget = left;
                judge(source, start_of(diagnostic), fix, &starts)
            }
            None => Verdict::Guess,
        };
        match (verdict, &mut diagnostic.fix) {
            (Verdict::Guess, Some(fix)) => fix.certain = false,
            (Verdict::Withdrawn, fix) => {
                *fix = None;
                let at = start_of(diagnostic);
                super::form::add_form_of_line(diagnostic, source.bytes(), at);
            }
            (Verdict::Holds, _) | (Verdict::Guess, None) => {}
        }
    }
}

fn errors(diags: &Diagnostics) -> impl Iterator<Item = &Diagnostic> {
    diags
        .iter()
        .filter(|d| d.severity == Severity::Error && !d.span().is_none())
}

fn start_of(diagnostic: &Diagnostic) -> usize {
    diagnostic.span().start as usize
}

/// Reads the text with a fix of the error at `fault`, where errors start at `known` without it.
fn judge(source: &Source, fault: usize, fix: &Fix, known: &[usize]) -> Verdict {
    let text = source.bytes();
    let start = fix.span.start as usize;
    let (Some(before), Some(behind)) = (text.get(..start), text.get(fix.span.end()..)) else {
        return Verdict::Withdrawn;
    };
    let fixed = [before, fix.replacement.as_bytes(), behind].concat();
    let fixed_end = start + fix.replacement.len();
    let place = start..end_of_place(&fixed, fixed_end);
    let line = lines(&fixed, start..fixed_end);
    // Where a place of the text is in the fixed one; within the fix it is at its beginning.
    let moved = |at: usize| match at {
        at if at < start => at,
        at if at < fix.span.end() => start,
        at => at - fix.span.end() + fixed_end,
    };
    let Ok(fixed) = Source::new(source.name(), fixed) else {
        return Verdict::Withdrawn;
    };
    let mut again = Diagnostics::default();
    Parser::new(&Arc::new(fixed), &mut again).run();
    let mut verdict = Verdict::Holds;
    for error in errors(&again) {
        let at = start_of(error);
        if place.contains(&at) && error.span().end() > start || at == moved(fault) {
            return Verdict::Withdrawn;
        }
        if line.contains(&at) && !known.iter().any(|&known| moved(known) == at) {
            verdict = Verdict::Guess;
        }
    }
    verdict
}

/// The end of the next token of the line behind `at`, or of the line, where there is none.
fn end_of_place(text: &[u8], at: usize) -> usize {
    let blanks = text[at..]
        .iter()
        .take_while(|&&b| is(b, BLANK) && b != b'\n');
    let end = at + blanks.count();
    end + token_len(&text[end..]).max(1)
}

/// The lines that a place is in.
fn lines(text: &[u8], place: Range<usize>) -> Range<usize> {
    let start = memchr::memrchr(b'\n', &text[..place.start]).map_or(0, |n| n + 1);
    let end = memchr::memchr(b'\n', &text[place.end..]).map_or(text.len(), |n| place.end + n);
    start..end
}
