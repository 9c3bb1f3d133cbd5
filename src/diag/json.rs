//! Diagnostics as JSON, for editors: one object per diagnostic and line.
//!
//! A run prints its diagnostics in source order, each as one line (JSON Lines), so that a reader
//! need not wait for the end. Every object has all of these members:
//!
//! ```json
//! {
//!   "severity": "error",
//!   "code": "ret-type",
//!   "message": "...",
//!   "file": "a.ll",
//!   "spans": [{
//!     "primary": true, "label": "...",
//!     "start": {"line": 2, "column": 7, "offset": 24},
//!     "end": {"line": 2, "column": 10, "offset": 27}
//!   }],
//!   "notes": ["..."],
//!   "fix": {"message": "...", "replacement": "i64", "start": {...}, "end": {...}},
//!   "rendered": "error[ret-type]: ..."
//! }
//! ```
//!
//! `severity` is `error` or `warning`. Lines and columns count from 1, columns and offsets in
//! bytes; `end` is behind the last byte. `file` is null where there is no source; `fix` is null
//! where there is none, and its `start` and `end` are null where its place is not known.
//! `rendered` is what a terminal would show, without colours.

use serde_json::{Value, json};

use super::render::{Style, render};
use super::{Diagnostic, Diagnostics, Severity, Source, Span};

/// All diagnostics of a run, one object a line.
pub fn lines(diagnostics: &Diagnostics, source: Option<&Source>) -> String {
    diagnostics
        .iter()
        .map(|diagnostic| format!("{}\n", object(diagnostic, source)))
        .collect()
}

/// One diagnostic as a JSON object.
pub fn object(diagnostic: &Diagnostic, source: Option<&Source>) -> Value {
    let spans: Vec<Value> = diagnostic
        .labels
        .iter()
        .enumerate()
        .filter(|(_, label)| !label.span.is_none())
        .map(|(i, label)| {
            json!({
                "primary": i == 0,
                "label": label.text,
                "start": start(label.span, source),
                "end": end(label.span, source),
            })
        })
        .collect();
    let fix = diagnostic.fix.as_ref().map(|fix| {
        json!({
            "message": fix.text,
            "replacement": fix.replacement,
            "start": start(fix.span, source),
            "end": end(fix.span, source),
        })
    });
    json!({
        "severity": match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        "code": diagnostic.code,
        "message": diagnostic.message,
        "file": source.map(Source::name),
        "spans": spans,
        "notes": diagnostic.notes,
        "fix": fix,
        "rendered": render(diagnostic, source, Style::default()),
    })
}

fn start(span: Span, source: Option<&Source>) -> Value {
    position(span, span.start as usize, source)
}

fn end(span: Span, source: Option<&Source>) -> Value {
    position(span, span.end(), source)
}

fn position(span: Span, offset: usize, source: Option<&Source>) -> Value {
    let Some(source) = source.filter(|_| !span.is_none()) else {
        return Value::Null;
    };
    let offset = offset.min(source.bytes().len());
    let at = source.position(offset as u32);
    json!({"line": at.line, "column": at.column, "offset": offset})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_has_all_members() {
        let source = Source::new("a.ll", "x\n  ret i32 0\n").unwrap();
        let diagnostic = Diagnostic::error("ret-type", Span::new(8, 11), "wrong type")
            .label("this")
            .also(Span::new(0, 1), "that")
            .note("note")
            .fix(Span::new(8, 11), "i64", "write `i64`");
        let object = object(&diagnostic, Some(&source));
        assert_eq!(
            object["spans"][0]["start"],
            json!({"line": 2, "column": 7, "offset": 8})
        );
        assert_eq!(
            object["spans"][0]["end"],
            json!({"line": 2, "column": 10, "offset": 11})
        );
        assert_eq!(object["spans"][1]["label"], "that");
        assert_eq!(object["fix"]["replacement"], "i64");
        assert_eq!(object["file"], "a.ll");
        let mut all = Diagnostics::default();
        all.push(diagnostic.clone());
        all.push(Diagnostic::warning(
            "code",
            Span::NONE,
            "a \"quoted\"\nmessage",
        ));
        let text = lines(&all, None);
        assert_eq!(text.lines().count(), 2);
        for line in text.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            assert!(value["file"].is_null());
        }
    }
}
