//! Fixes that are said to be certain are applied and read again: one that leaves a mistake at its
//! place is none.

use std::sync::Arc;

use super::super::lex::{BLANK, is, token_len};
use super::super::parser::Parser;
use crate::diag::{Diagnostics, Fix, Severity, Source};

/// How many bytes are read again at most. The fixes beyond are guesses.
const BUDGET: usize = 1 << 24;

/// Withdraws the fixes behind which the text has a mistake at the same place.
#[cold]
pub(in crate::text) fn withdraw_fixes(source: &Source, diags: &mut Diagnostics) {
    let mut budget = BUDGET;
    for diagnostic in diags.iter_mut() {
        let Some(fix) = diagnostic.fix.as_mut().filter(|fix| fix.certain) else {
            continue;
        };
        match budget.checked_sub(source.bytes().len()) {
            Some(left) => budget = left,
            None => {
                fix.certain = false;
                continue;
            }
        }
        if !holds(source, fix) {
            diagnostic.fix = None;
        }
    }
}

fn holds(source: &Source, fix: &Fix) -> bool {
    let text = source.bytes();
    let start = fix.span.start as usize;
    let (Some(before), Some(behind)) = (text.get(..start), text.get(fix.span.end()..)) else {
        return false;
    };
    let fixed = [before, fix.replacement.as_bytes(), behind].concat();
    // The place goes on to the end of the next token of the line.
    let mut end = start + fix.replacement.len();
    while fixed.get(end).is_some_and(|&b| is(b, BLANK) && b != b'\n') {
        end += 1;
    }
    // The end of the line, where there is none.
    end += token_len(&fixed[end..]).max(1);
    let Ok(fixed) = Source::new(source.name(), fixed) else {
        return false;
    };
    let mut again = Diagnostics::default();
    Parser::new(&Arc::new(fixed), &mut again).run();
    let mut errors = again.iter().filter(|d| d.severity == Severity::Error);
    !errors.any(|d| {
        let at = d.span();
        !at.is_none() && (start..end).contains(&(at.start as usize)) && at.end() > start
    })
}
