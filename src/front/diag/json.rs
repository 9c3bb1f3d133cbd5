//! A diagnostic as a JSON object, for editors. `cli/schema.txt` says what is in it.

use serde_json::{Value, json};

use super::render::{Style, render};
use super::{Diagnostic, Severity, Source, Span};

/// One diagnostic as a JSON object.
pub fn object(diagnostic: &Diagnostic, source: Option<&Source>) -> Value {
    if let Some(listing) = source.and_then(Source::listing) {
        return object(&listing.shown(diagnostic), Some(&listing.source));
    }
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
            "certain": fix.certain,
            "replacement": fix.replacement,
            "start": start(fix.span, source),
            "end": end(fix.span, source),
        })
    });
    json!({
        "type": "diagnostic",
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

/// Where a span begins, or null where it has no place.
pub fn start(span: Span, source: Option<&Source>) -> Value {
    position(span, span.start as usize, source)
}

/// Where a span ends: behind its last byte.
pub fn end(span: Span, source: Option<&Source>) -> Value {
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
    }
}
