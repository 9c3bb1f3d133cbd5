//! Fixes that are said to be certain are applied and read again: one that leaves a mistake at its
//! place, or at that of what it is for, is none; one behind which its lines have another mistake is
//! a guess. A statement ends for the parser at its first mistake. So a further one of the same line, whose
//! fix is certain, too, is mended by the same fix: `br %c, %a, %b` gets its three words at once.

use std::ops::Range;
use std::sync::Arc;

use super::super::lex::{BLANK, is, token_len};
use super::super::parser::Parser;
use crate::diag::{Diagnostic, Diagnostics, Fix, Severity, Source, Span};

/// How many bytes are read again at most. The fixes beyond are guesses.
const BUDGET: usize = 1 << 24;

/// How many mistakes of a line one fix mends at most.
const LONGEST: usize = 8;

/// What becomes of a fix.
enum Verdict {
    Holds,
    Guess,
    Withdrawn,
    /// The line has one more mistake, with a fix of its own: both together.
    Longer(Fix),
}

/// Withdraws the fixes behind which the text has a mistake at the same place.
#[cold]
pub(in crate::text) fn withdraw_fixes(source: &Source, diags: &mut Diagnostics) {
    let mut budget = BUDGET;
    let starts: Vec<usize> = errors(diags).map(start_of).collect();
    for diagnostic in diags.iter_mut() {
        let at = start_of(diagnostic);
        let certain = |fix: &&Fix| fix.certain;
        let Some(fix) = diagnostic.fix.as_ref().filter(certain) else {
            continue;
        };
        let mut longer = fix.clone();
        let mut verdict = Verdict::Guess;
        for _ in 0..LONGEST {
            let Some(left) = budget.checked_sub(source.bytes().len()) else {
                verdict = Verdict::Guess;
                break;
            };
            budget = left;
            verdict = judge(source, at, &longer, &starts);
            match verdict {
                Verdict::Longer(next) => longer = next,
                Verdict::Holds | Verdict::Guess | Verdict::Withdrawn => break,
            }
            verdict = Verdict::Guess;
        }
        match verdict {
            Verdict::Holds => diagnostic.fix = Some(longer),
            Verdict::Withdrawn if longer == *fix => {
                diagnostic.fix = None;
                super::form::add_form_of_line(diagnostic, source.bytes(), at);
            }
            // The first part alone is right as far as it goes.
            Verdict::Guess | Verdict::Withdrawn | Verdict::Longer(_) => {
                if let Some(fix) = &mut diagnostic.fix {
                    fix.certain = false;
                }
            }
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
        let is_known = known.iter().any(|&known| moved(known) == at);
        let at_place = place.contains(&at) && error.span().end() > start || at == moved(fault);
        let further = error.fix.as_ref().filter(|further| {
            let behind = at >= fixed_end && further.span.start as usize >= fixed_end;
            let alike = !at_place || further.text == fix.text;
            further.certain && behind && alike && line.contains(&at) && !is_known
        });
        match further {
            Some(further) => return Verdict::Longer(joined(text, fix, further)),
            None if at_place => return Verdict::Withdrawn,
            None if line.contains(&at) && !is_known => verdict = Verdict::Guess,
            None => {}
        }
    }
    verdict
}

/// A fix and a further one, which is behind it in the text that the first has made, as one.
fn joined(text: &[u8], fix: &Fix, further: &Fix) -> Fix {
    let fixed_end = fix.span.start as usize + fix.replacement.len();
    let back = |at: usize| at - fixed_end + fix.span.end();
    let (start, end) = (back(further.span.start as usize), back(further.span.end()));
    let between = String::from_utf8_lossy(&text[fix.span.end()..start]);
    let says = match &fix.text {
        says if says.contains(&further.text) => says.clone(),
        says => format!("{says}; {}", further.text),
    };
    Fix {
        span: Span::new(fix.span.start as usize, end),
        replacement: format!("{}{between}{}", fix.replacement, further.replacement),
        text: says,
        certain: true,
    }
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
