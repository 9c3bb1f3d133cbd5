//! What is said where a program traps: the kind, the place in the source, and the call stack.

use std::fmt::Write;

use super::report::Reporter;
use crate::api::{Frame, Instance, Module, Trap, TrapKind};
use crate::diag::render::{Style, render};
use crate::diag::{Diagnostic, Diagnostics, Source};
use crate::runtime::host;

/// How many lines of the call stack are shown at either end.
const ENDS: usize = 12;

/// Reports a trap of a program; the exit status that it ends the process with.
///
/// Where a function could not be compiled, what is wrong with it is reported; a program that had
/// not begun then has not started.
pub fn report(trap: &Trap, instance: &Instance, modules: &[Module], reporter: Reporter) -> u8 {
    let failures = instance.failures();
    let (TrapKind::Host(_), Some(failure)) = (trap.kind(), failures.first()) else {
        return report_plain(trap, reporter);
    };
    host::flush();
    let mut diagnostics = Diagnostics::default();
    diagnostics.push((*failure.diagnostic).clone());
    let module = modules.get(failure.module);
    let source = module.and_then(|module| module.ir().source.clone());
    let name = source
        .as_ref()
        .map_or("the program", |source| source.name());
    reporter.diagnostics(&diagnostics, source.as_deref());
    if trap.frames().is_empty() {
        reporter.summary(&format!("could not run `{name}`"), &diagnostics);
        return 2;
    }
    let calls: String = stack(trap).iter().map(|line| format!("{line}\n")).collect();
    reporter.write(&format!("call stack, innermost first:\n{calls}"));
    reporter.summary(&format!("could not go on with `{name}`"), &diagnostics);
    trap.kind().exit_status()
}

/// Reports a trap without looking for what could not be compiled.
pub fn report_plain(trap: &Trap, reporter: Reporter) -> u8 {
    // What the program has written comes first.
    host::flush();
    reporter.write(&describe(trap, reporter.colour()));
    trap.kind().exit_status()
}

/// The trap in words.
pub fn describe(trap: &Trap, colour: bool) -> String {
    let frames = trap.frames();
    let mut message = trap.kind().to_string();
    if let Some(host) = trap.host_function() {
        let _ = write!(message, ", in the host function `{host}`");
    }
    let Some(first) = frames.first() else {
        let trap = Diagnostic::error("trap", crate::diag::Span::NONE, message);
        return render(&trap, None, Style { colour });
    };
    let label = match trap.host_function() {
        Some(_) => format!("called in `@{}`", first.name()),
        None => format!("in `@{}`", first.name()),
    };
    let diagnostic = Diagnostic::error("trap", first.span(), message).label(label);
    let source = source_of(first);
    let mut out = render(&diagnostic, source, Style { colour });
    if frames.len() > 1 {
        out.push_str("call stack, innermost first:\n");
        for line in stack(trap) {
            let _ = writeln!(out, "{line}");
        }
    }
    out
}

fn source_of(frame: &Frame) -> Option<&Source> {
    frame.module.ir.source.as_deref()
}

/// The call stack: runs of the same call are made one line, and a long middle is left out.
fn stack(trap: &Trap) -> Vec<String> {
    let mut lines: Vec<(String, usize)> = Vec::new();
    let (omit_at, omitted) = trap.omitted().unwrap_or((usize::MAX, 0));
    for (i, frame) in trap.frames().iter().enumerate() {
        if i == omit_at {
            lines.push((omission(omitted), 1));
        }
        let place = match (source_of(frame), frame.line()) {
            (Some(source), Some(line)) => format!("  at {}:{line}", source.name()),
            _ => String::new(),
        };
        let text = format!("@{}{place}", frame.name());
        match lines.last_mut() {
            Some((last, times)) if *last == text => *times += 1,
            _ => lines.push((text, 1)),
        }
    }
    let left_out = lines.len().saturating_sub(2 * ENDS);
    if left_out > 1 {
        lines.splice(ENDS..ENDS + left_out, [(omission(left_out), 1)]);
    }
    lines
        .into_iter()
        .map(|(text, times)| match times {
            1 => format!("  {text}"),
            n => format!("  {text}  ({n} times)"),
        })
        .collect()
}

fn omission(n: usize) -> String {
    format!("... {n} more calls ...")
}
