//! `check`: what is wrong with a text. `format`: its canonical form.

use jitlite::diag::json::object;
use jitlite::diag::{Diagnostic, Diagnostics, Severity, Source};
use jitlite::{format, verify};
use serde_json::{Value, json};

use crate::document::{Document, source};

/// `{"valid", "errors", "diagnostics"}`: the diagnostics are those of `jitlite check --format json`.
pub(crate) fn check(request: &Value) -> Result<Value, String> {
    let mut document = Document::of(request)?;
    let found = &mut document.diagnostics;
    verify::verify(&document.module, document.profile, found);
    if !found.has_errors()
        && let Some(foreign) = verify::foreign(&document.module)
    {
        let foreign = foreign.note("the module is valid, and `run` refuses it");
        found.push(Diagnostic {
            severity: Severity::Warning,
            ..foreign
        });
    }
    Ok(json!({
        "valid": !found.has_errors(),
        "errors": found.error_count(),
        "diagnostics": objects(found, &document.source),
        "functions": document.functions(),
    }))
}

/// Diagnostics as the command prints them.
pub(crate) fn objects(found: &Diagnostics, source: &Source) -> Vec<Value> {
    found
        .iter()
        .map(|diagnostic| object(diagnostic, Some(source)))
        .collect()
}

/// `{"text"}`, or `{"refused"}` with the reason.
pub(crate) fn format(request: &Value) -> Result<Value, String> {
    let (source, profile) = source(request)?;
    Ok(match format::text(&source, profile.language()) {
        Ok(text) => json!({"text": String::from_utf8_lossy(&text)}),
        Err(format::Refusal::Invalid(found)) => json!({
            "refused": "the program has mistakes",
            "diagnostics": objects(&found, &source),
        }),
        Err(format::Refusal::Unstable) => json!({
            "refused": "the canonical print does not read back the same",
        }),
    })
}
