//! What is said where a program traps: the kind, the place in the source, and the call stack.

use std::fmt::Write;

use serde_json::{Value, json};

use super::demangle::{demangle, shown};
use super::hint::{self, UNDEFINED_SYMBOL};
use super::report::Reporter;
use crate::api::{Finding, Frame, Module, Trap, TrapKind};
use crate::diag::render::{Style, render};
use crate::diag::{self, Diagnostic, Label, Source};
use crate::runtime::host;

/// Reports a trap of a program; the exit status that it ends the process with. A program of
/// which nothing could be compiled has not started.
pub(super) fn report(trap: &Trap, modules: &[Module], reporter: Reporter) -> u8 {
    // What the program has written comes first.
    host::flush();
    let Some((cause, source)) = cause(trap, modules) else {
        return report_kind(trap, trap.kind().exit_status(), reporter);
    };
    // A function that is defined nowhere may be the first of a thread.
    let not_started = trap.frames().is_empty() && !matches!(trap.kind(), TrapKind::Undefined(_));
    let status = match not_started {
        true => 2,
        false => trap.kind().exit_status(),
    };
    if reporter.is_json() {
        reporter.object(&diag::json::object(&cause, source));
        if !not_started {
            reporter.object(&object(trap, trap.kind().word(), status));
        }
        return status;
    }
    reporter.write(&with_stack(&cause, source, trap, reporter.style()));
    if not_started {
        let source = modules.first().and_then(|m| m.source());
        let name = source.map_or("the program", Source::name);
        reporter.error(&format!("could not run `{name}`"));
    }
    status
}

/// Reports that a program was ended because it ran for too long.
pub(super) fn report_timeout(trap: &Trap, status: u8, reporter: Reporter) {
    match reporter.is_json() {
        true => reporter.object(&object(trap, "timeout", status)),
        false => reporter.write(&describe_as("timeout", trap, reporter.style())),
    }
}

fn report_kind(trap: &Trap, status: u8, reporter: Reporter) -> u8 {
    match reporter.is_json() {
        true => reporter.object(&object(trap, trap.kind().word(), status)),
        false => reporter.write(&describe(trap, reporter.style())),
    }
    status
}

/// What is to be said of a trap; first of all that a function could not be compiled, where it
/// comes from that.
pub(super) fn explain(trap: &Trap, modules: &[Module]) -> String {
    match cause(trap, modules) {
        Some((cause, source)) => with_stack(&cause, source, trap, Style::default()),
        None => describe(trap, Style::default()),
    }
}

/// What is wrong with what was called or accessed, where a trap comes from that.
fn cause<'a>(trap: &Trap, modules: &'a [Module]) -> Option<(Diagnostic, Option<&'a Source>)> {
    let failure = trap.failure()?;
    let source = modules.get(failure.module)?.source();
    let mut diagnostic = (*failure.diagnostic).clone();
    if diagnostic.code == UNDEFINED_SYMBOL {
        hint::undefined(&mut diagnostic, modules);
        if let Some(first) = trap.frames().first() {
            return Some((
                used_in(diagnostic, source, first),
                source_of_module(first, modules),
            ));
        }
    }
    Some((diagnostic, source))
}

/// Has a diagnostic of a symbol point at the use of it, and at its declaration where that is in the
/// same source.
fn used_in(mut diagnostic: Diagnostic, source: Option<&Source>, frame: &Frame) -> Diagnostic {
    let declared = diagnostic.labels.pop();
    // The message says whether it was called or accessed.
    let how = diagnostic.message.rsplit(' ').next().unwrap_or_default();
    let label = format!("{how} in `{}`", shown(&frame.name()));
    let same = matches!((source, source_of(frame)), (Some(a), Some(b)) if std::ptr::eq(a, b));
    diagnostic.labels = vec![Label {
        span: frame.span(),
        text: label,
    }];
    diagnostic.labels.extend(declared.filter(|_| same));
    diagnostic
}

/// The source of a frame, as one of these modules has it.
fn source_of_module<'a>(frame: &Frame, modules: &'a [Module]) -> Option<&'a Source> {
    let source = source_of(frame)?;
    let mut sources = modules.iter().filter_map(|m| m.source());
    sources.find(|&other| std::ptr::eq(source, other))
}

fn with_stack(cause: &Diagnostic, source: Option<&Source>, trap: &Trap, style: Style) -> String {
    let mut out = render(cause, source, style);
    if !trap.frames().is_empty() {
        let _ = writeln!(out, "{}", trap.call_stack().demangled(demangle));
    }
    out.push('\n');
    out
}

/// The trap in words.
fn describe(trap: &Trap, style: Style) -> String {
    describe_as("trap", trap, style)
}

fn describe_as(code: &'static str, trap: &Trap, style: Style) -> String {
    trap.rendered(code, style, demangle)
}

fn source_of(frame: &Frame) -> Option<&Source> {
    frame.module.ir.source.as_deref()
}

/// A trap as an object (see `schema.txt`).
fn object(trap: &Trap, kind: &str, status: u8) -> Value {
    let frames: Vec<Value> = trap.frames().iter().map(frame_object).collect();
    let omitted = trap.omitted();
    let rendered = match kind {
        "timeout" => describe_as("timeout", trap, Style::default()),
        _ => describe(trap, Style::default()),
    };
    json!({
        "type": "trap",
        "kind": kind,
        "message": trap.kind().to_string(),
        "host_function": trap.host_function(),
        "status": status,
        "frames": frames,
        "finding": trap.finding().map(|finding| finding_object(trap, finding)),
        "omitted": omitted.map(|(after, count)| json!({"after": after, "count": count})),
        "rendered": rendered,
    })
}

/// What a checked program was found to do (see `schema.txt`).
fn finding_object(trap: &Trap, finding: &Finding) -> Value {
    let known = trap.finding_object();
    let places = known.iter().flat_map(|object| &object.places).map(|place| {
        json!({
            "what": place.what,
            "function": place.function,
            "file": place.file,
            "line": place.line,
        })
    });
    let places: Vec<Value> = places.collect();
    json!({
        "rule": finding.rule.code(),
        "sentence": finding.rule.sentence(),
        "access": finding.access.map(|access| json!({
            "address": access.address,
            "size": access.size,
            "writes": access.writes,
        })),
        "object": finding.object.map(|object| json!({
            "name": known.as_ref().and_then(|known| known.name.as_deref()),
            "address": object.address,
            "size": object.size,
        })),
        "places": places,
        "broken": finding.broken.map(|broken| {
            let (by, place) = broken.by.word();
            json!({"by": by, "place": place, "value": broken.value})
        }),
    })
}

fn frame_object(frame: &Frame) -> Value {
    let source = source_of(frame);
    let span = frame.span();
    let at = source.and_then(|source| source.place(span));
    let places = frame.source_places().into_iter().map(|place| {
        json!({
            "function": place.function,
            "demangled": place.function.as_deref().and_then(demangle),
            "file": place.file,
            "line": place.line,
            "column": place.column,
        })
    });
    let name = frame.name();
    json!({
        "function": name,
        "demangled": demangle(&name),
        "file": source.map(Source::name),
        "line": at.map(|at| at.line),
        "column": at.map(|at| at.column),
        "source": places.collect::<Vec<_>>(),
    })
}
