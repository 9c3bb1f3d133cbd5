//! What is said where a program traps: the kind, the place in the source, and the call stack.

use std::fmt::Write;

use super::report::Reporter;
use crate::api::{Frame, Instance, Module, Trap};
use crate::diag::render::{Style, render};
use crate::diag::{Diagnostic, Source, Span};
use crate::runtime::host;

/// How many lines of the call stack are shown at either end.
const ENDS: usize = 12;

/// Reports a trap of a program; the exit status that it ends the process with. A program of
/// which nothing could be compiled has not started.
pub fn report(trap: &Trap, instance: &Instance, modules: &[Module], reporter: Reporter) -> u8 {
    // What the program has written comes first.
    host::flush();
    let failed = failure(trap, instance, modules, reporter.colour());
    let not_started = failed.is_some() && trap.frames().is_empty();
    reporter.write(&failed.unwrap_or_else(|| describe(trap, reporter.colour())));
    if not_started {
        let source = modules.first().and_then(|m| m.ir().source.as_deref());
        let name = source.map_or("the program", Source::name);
        reporter.error(&format!("could not run `{name}`"));
        return 2;
    }
    trap.kind().exit_status()
}

/// Reports a trap where there is no program yet: in a constructor.
pub fn report_plain(trap: &Trap, reporter: Reporter) -> u8 {
    host::flush();
    reporter.write(&describe(trap, reporter.colour()));
    trap.kind().exit_status()
}

/// What is wrong with the function that could not be compiled, where a trap comes from that.
pub fn failure(
    trap: &Trap,
    instance: &Instance,
    modules: &[Module],
    colour: bool,
) -> Option<String> {
    let failures = instance.failures();
    let failure = failures
        .iter()
        .find(|failure| failure.trap() == *trap.kind())?;
    let source = modules.get(failure.module)?.ir().source.as_deref();
    let mut out = render(&failure.diagnostic, source, Style { colour });
    add_stack(&mut out, trap, 0);
    out.push('\n');
    Some(out)
}

/// The trap in words.
pub fn describe(trap: &Trap, colour: bool) -> String {
    let frames = trap.frames();
    let mut message = trap.kind().to_string();
    if let Some(host) = trap.host_function() {
        let _ = write!(message, ", in the host function `{host}`");
    }
    let Some(first) = frames.first() else {
        let trap = Diagnostic::error("trap", Span::NONE, message);
        return render(&trap, None, Style { colour });
    };
    let label = match trap.host_function() {
        Some(_) => format!("called in `@{}`", first.name()),
        None => format!("in `@{}`", first.name()),
    };
    let diagnostic = Diagnostic::error("trap", first.span(), message).label(label);
    let mut out = render(&diagnostic, source_of(first), Style { colour });
    add_stack(&mut out, trap, 1);
    out
}

/// Adds the call stack if it has more frames than `few`.
fn add_stack(out: &mut String, trap: &Trap, few: usize) {
    if trap.frames().len() > few {
        out.push_str("call stack, innermost first:\n");
        for line in stack(trap) {
            let _ = writeln!(out, "{line}");
        }
    }
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
