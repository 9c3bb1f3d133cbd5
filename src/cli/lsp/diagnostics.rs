//! What is wrong with a text, and what an editor can do about it.

use serde_json::{Value, json};

use super::document::Document;
use super::server::Client;
use super::text::Text;
use super::wire::{Answer, Refusal};
use crate::diag::{Diagnostic, Fix, Severity, Span};
use crate::fix;
use crate::test;

/// The parameters of `textDocument/publishDiagnostics`.
///
/// # Errors
/// If the text is too long.
pub(super) fn published(document: &mut Document, client: &Client) -> Result<Value, Refusal> {
    let reading = document.reading()?;
    let mut found: Vec<Diagnostic> = reading.diagnostics.iter().cloned().collect();
    // `check` lets comments be; `test` will not.
    found.extend(test::bad_assertions(&reading.source, &reading.module));
    let uri = &document.uri;
    let rows = found.iter();
    let rows = rows.map(|diagnostic| object(diagnostic, uri, &document.text, client));
    let rows: Vec<Value> = rows.collect();
    document.published = true;
    Ok(json!({"uri": document.uri, "version": document.version, "diagnostics": rows}))
}

/// A diagnostic as the protocol has it.
pub(super) fn object(diagnostic: &Diagnostic, uri: &str, text: &Text, client: &Client) -> Value {
    let mut message = diagnostic.message.clone();
    let (first, others) = match diagnostic.labels.split_first() {
        Some((first, others)) => (first.text.as_str(), others),
        None => ("", &[][..]),
    };
    if !first.is_empty() {
        message += &format!(": {first}");
    }
    let others = others.iter().filter(|label| !label.span.is_none());
    let mut related = Vec::new();
    for label in others {
        match client.related {
            true => related.push(json!({
                "location": {"uri": uri, "range": text.range(label.span)},
                "message": label.text,
            })),
            false => {
                let line = text.place(label.span.start as usize).line + 1;
                message += &format!("\nline {line}: {}", label.text);
            }
        }
    }
    for note in &diagnostic.notes {
        message += &format!("\nnote: {note}");
    }
    let mut object = json!({
        "range": text.range(diagnostic.span()),
        "severity": match diagnostic.severity {
            Severity::Error => 1,
            Severity::Warning => 2,
        },
        "code": diagnostic.code,
        "source": "jitlite",
        "message": message,
    });
    if !related.is_empty() {
        object["relatedInformation"] = related.into();
    }
    object
}

/// `textDocument/codeAction`: the fixes of what is wrong in a range, and all that are certain at once.
pub(super) fn actions(document: &mut Document, client: &Client, params: &Value) -> Answer {
    const ALL: &str = "source.fixAll.jitlite";
    let range = document.text.span_in(&params["range"])?;
    document.reading()?;
    if document.read_only.is_some() {
        return Ok(json!([]));
    }
    let only = params["context"]["only"].as_array();
    // A kind stands for those that begin with it.
    let wants = |kind: &str| {
        only.is_none_or(|only| {
            let mut words = only.iter().filter_map(Value::as_str);
            words.any(|word| {
                let rest = kind.strip_prefix(word);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')) || word.is_empty()
            })
        })
    };
    let found = document.diagnostics()?.clone();
    let (uri, text) = (&document.uri, &document.text);
    let touches =
        |span: Span| span.start as usize <= range.end() && range.start as usize <= span.end();
    let edit = |fix: &Fix| json!({"range": text.range(fix.span), "newText": fix.replacement});
    let mut rows = Vec::new();
    for diagnostic in found.iter().filter(|_| wants("quickfix")) {
        let Some(fix) = &diagnostic.fix else { continue };
        if !touches(diagnostic.span()) && !touches(fix.span) {
            continue;
        }
        rows.push(json!({
            "title": fix.text,
            "kind": "quickfix",
            "isPreferred": fix.certain,
            "diagnostics": [object(diagnostic, uri, text, client)],
            "edit": document.edit(vec![edit(fix)], client.versions),
        }));
    }
    let certain = fix::certain(text.str().as_bytes(), &found);
    if !certain.is_empty() && wants(ALL) {
        let edits = certain.iter().map(|(_, fix)| edit(fix)).collect();
        rows.push(json!({
            "title": "Apply all fixes that are certain",
            "kind": ALL,
            "edit": document.edit(edits, client.versions),
        }));
    }
    Ok(rows.into())
}
