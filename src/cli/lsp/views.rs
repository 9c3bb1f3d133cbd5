//! What an editor shows of a whole text: its parts, folds, colours, hints and lenses.

use serde_json::{Value, json};

use super::document::Document;
use super::run::RUN_ASSERTION;
use super::server::Client;
use super::text::Text;
use super::wire::{Answer, Refusal};
use crate::diag::Span;
use crate::ir::{FuncId, GlobalKind, Module};
use crate::query::folding::{self, FoldKind};
use crate::query::paint::{self, Paint, Painted};
use crate::query::{Mentions, hints};
use crate::test;

/// Of longer texts the colours are computed for the part that is shown, and symbols have no blocks.
const LONG: usize = 1 << 20;

/// `textDocument/documentSymbol`
pub(super) fn symbols(document: &mut Document, client: &Client, _: &Value) -> Answer {
    let with_blocks = document.text.len() <= LONG && client.nested;
    let uri = document.uri.clone();
    let (reading, text) = document.read()?;
    let module = &reading.module;
    let mut found: Vec<(Span, Value)> = Vec::new();
    for named in module.types.named.values() {
        if named.defined && !named.span.is_none() {
            let name = String::from_utf8_lossy(module.text(named.span)).into_owned();
            // 23: a struct.
            found.push((named.span, json!({"name": name, "kind": 23})));
        }
    }
    let mut all = Vec::new();
    for global in module.globals.values() {
        let (span, kind, function) = match global.kind {
            GlobalKind::Undeclared => continue,
            GlobalKind::Variable { constant: true, .. } => (global.span, 14, None),
            GlobalKind::Variable {
                constant: false, ..
            }
            | GlobalKind::Alias(_) => (global.span, 13, None),
            GlobalKind::IFunc(_) => (global.span, 12, None),
            GlobalKind::Function(id) => (module.funcs[id].span, 12, Some(id)),
        };
        if !global.span.is_none() {
            all.push((span.to(global.span), global, kind, function));
        }
    }
    for (span, global, kind, function) in all {
        let mut row = json!({
            "name": shown(module, global.span),
            "kind": kind,
            "selectionRange": text.range(global.span),
        });
        if let Some(id) = function.filter(|_| with_blocks) {
            row["children"] = blocks(module, id, text);
        }
        if function.is_some_and(|id| !module.funcs[id].is_defined()) {
            row["detail"] = "declare".into();
        }
        found.push((span, row));
    }
    found.sort_by_key(|(span, _)| span.start);
    let rows = found.into_iter().map(|(span, mut row)| {
        let range = text.range(span);
        match client.nested {
            true => {
                if row["selectionRange"].is_null() {
                    row["selectionRange"] = range.clone();
                }
                row["range"] = range;
                row
            }
            false => json!({
                "name": row["name"],
                "kind": row["kind"],
                "location": {"uri": uri, "range": range},
            }),
        }
    });
    Ok(rows.collect())
}

/// The blocks of a function that have a label.
fn blocks(module: &Module, id: FuncId, text: &Text) -> Value {
    let blocks = folding::blocks(module, id).into_iter();
    let rows = blocks.map(|(label, block)| {
        // 20: a key.
        json!({
            "name": shown(module, label),
            "kind": 20,
            "range": text.range(block),
            "selectionRange": text.range(label),
        })
    });
    rows.collect()
}

pub(super) fn shown(module: &Module, span: Span) -> String {
    String::from_utf8_lossy(module.text(span)).into_owned()
}

/// The symbols of a text whose names have some words in them.
pub(super) fn named_symbols(document: &mut Document, words: &str) -> Result<Vec<Value>, Refusal> {
    const MOST: usize = 256;
    let uri = document.uri.clone();
    let (reading, text) = document.read()?;
    let module = &reading.module;
    let mut rows = Vec::new();
    for global in module.globals.values() {
        let kind = match global.kind {
            GlobalKind::Undeclared => continue,
            GlobalKind::Variable { .. } | GlobalKind::Alias(_) => 13,
            GlobalKind::IFunc(_) | GlobalKind::Function(_) => 12,
        };
        let name = shown(module, global.span);
        if rows.len() < MOST && name.contains(words) && !global.span.is_none() {
            rows.push(json!({
                "name": name,
                "kind": kind,
                "location": {"uri": uri, "range": text.range(global.span)},
            }));
        }
    }
    Ok(rows)
}

/// `textDocument/foldingRange`
pub(super) fn folds(document: &mut Document, _: &Client, _: &Value) -> Answer {
    let found = folding::folds(&document.reading()?.module);
    let rows = found.into_iter().map(|fold| {
        let first = document.text.place(fold.span.start as usize).line;
        let last = document.text.place(fold.span.end()).line;
        let mut row = json!({"startLine": first, "endLine": last});
        if fold.kind == FoldKind::Comment {
            row["kind"] = "comment".into();
        }
        row
    });
    Ok(rows.collect())
}

/// The types of tokens: what a client calls them, in the order of their numbers.
pub(super) const TYPES: [&str; 11] = [
    "comment",
    "keyword",
    "type",
    "number",
    "string",
    "function",
    "variable",
    "parameter",
    "label",
    "decorator",
    "macro",
];
/// What may be said of them beside that, by bits.
pub(super) const MODIFIERS: [&str; 4] = ["declaration", "readonly", "static", "defaultLibrary"];

/// The number of a type of tokens, and its bits.
fn token_type(paint: Paint) -> (u32, u32) {
    const READONLY: u32 = 2;
    const STATIC: u32 = 4;
    const LIBRARY: u32 = 8;
    match paint {
        Paint::Comment => (0, 0),
        Paint::Keyword | Paint::Instruction => (1, 0),
        Paint::Type => (2, 0),
        Paint::Number => (3, 0),
        Paint::Text => (4, 0),
        Paint::Function => (5, 0),
        Paint::Intrinsic => (5, LIBRARY),
        Paint::Variable => (6, STATIC),
        Paint::Constant => (6, STATIC | READONLY),
        Paint::Local => (6, 0),
        Paint::Parameter => (7, 0),
        Paint::Label => (8, 0),
        Paint::Attribute => (9, 0),
        Paint::Metadata => (10, 0),
    }
}

/// Tokens in the numbers of the protocol: lines and columns are those behind the token before.
fn encoded(painted: &[Painted], text: &Text) -> Vec<u32> {
    let mut data = Vec::with_capacity(painted.len() * 5);
    let (mut line, mut column, mut at) = (0, 0, 0);
    let mut line_end = None;
    for token in painted {
        let (kind, bits) = token_type(token.paint);
        let bits = bits | u32::from(token.defines);
        // A string may go over lines, and a token may not.
        let mut start = token.span.start as usize;
        while start < token.span.end() {
            // On one line the places go on from one to the next: a line may be all of the text.
            let place = match line_end {
                Some(end) if start <= end => (line, column + text.units(at, start)),
                _ => {
                    let place = text.place(start);
                    (place.line, place.column)
                }
            };
            let end_of_line = match line_end {
                Some(end) if place.0 == line => end,
                _ => text.line_end(place.0),
            };
            let end = token.span.end().min(end_of_line);
            let long = text.units(start, end);
            if long > 0 {
                let behind = if place.0 == line {
                    place.1 - column
                } else {
                    place.1
                };
                let numbers = [place.0 - line, behind, long];
                data.extend(numbers.map(|number| number as u32));
                data.extend([kind, bits]);
                (line, column, at) = (place.0, place.1, start);
                line_end = Some(end_of_line);
            }
            start = end.max(start) + 1;
            if end == token.span.end() {
                break;
            }
        }
    }
    data
}

/// The colours of a part of a text.
fn colours(document: &mut Document, part: Span) -> Result<Vec<u32>, Refusal> {
    let reading = document.reading()?;
    reading.need(part);
    let names = Mentions::within(&reading.module, part);
    let painted = paint::painted(&reading.module, &names, part);
    Ok(encoded(&painted, &document.text))
}

/// `textDocument/semanticTokens/full`
pub(super) fn tokens(document: &mut Document, _: &Client, _: &Value) -> Answer {
    if document.text.len() > LONG {
        return Ok(Value::Null);
    }
    let data = colours(document, Span::new(0, document.text.len()))?;
    let name = document.keep_tokens(data.clone());
    Ok(json!({"resultId": name, "data": data}))
}

/// `textDocument/semanticTokens/full/delta`: one edit of the numbers that the client has.
pub(super) fn token_changes(document: &mut Document, client: &Client, params: &Value) -> Answer {
    let has = params["previousResultId"].as_str().unwrap_or_default();
    if document.text.len() > LONG || has != document.tokens.0.to_string() {
        return tokens(document, client, params);
    }
    let data = colours(document, Span::new(0, document.text.len()))?;
    let old = &document.tokens.1;
    let equal = old.iter().zip(&data).take_while(|(old, new)| old == new);
    let start = equal.count();
    let ends = old[start..].iter().rev().zip(data[start..].iter().rev());
    let same = ends.take_while(|(old, new)| old == new).count();
    let edits = match old.len() == data.len() && start == old.len() {
        true => json!([]),
        false => json!([{
            "start": start,
            "deleteCount": old.len() - same - start,
            "data": data[start..data.len() - same],
        }]),
    };
    let name = document.keep_tokens(data);
    Ok(json!({"resultId": name, "edits": edits}))
}

/// `textDocument/semanticTokens/range`
pub(super) fn tokens_of_range(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let range = document.text.span_in(&params["range"])?;
    // Whole lines: no token is cut.
    let first = document.text.place(range.start as usize).line;
    let last = document.text.place(range.end()).line;
    let (start, end) = (
        document.text.line_start(first),
        document.text.line_end(last),
    );
    let data = colours(document, Span::new(start, end))?;
    Ok(json!({"data": data}))
}

/// `textDocument/inlayHint`
pub(super) fn inlay_hints(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let range = document.text.span_in(&params["range"])?;
    let (reading, text) = document.read()?;
    reading.need(range);
    let module = &reading.module;
    let touched = module.funcs.iter().filter(|(_, function)| {
        let span = function.span;
        !span.is_none()
            && (span.start as usize) <= range.end()
            && range.start as usize <= span.end()
    });
    let mut rows = Vec::new();
    for (id, _) in touched {
        for hint in hints::hints(module, id) {
            if hint.at < range.start as usize || hint.at > range.end() {
                continue;
            }
            rows.push(json!({
                "position": text.position(hint.at),
                "label": hint.text,
                "paddingLeft": !hint.in_front,
                "paddingRight": hint.in_front,
            }));
        }
    }
    Ok(rows.into())
}

/// `textDocument/codeLens`: the assertions, each to be run.
pub(super) fn lenses(document: &mut Document, _: &Client, _: &Value) -> Answer {
    let assertions = test::assertions(&document.reading()?.source);
    let rows = assertions.into_iter().map(|assertion| {
        json!({
            "range": document.text.range(assertion.span),
            "command": {
                "title": "Run",
                "tooltip": assertion.text,
                "command": RUN_ASSERTION,
                "arguments": [document.uri, assertion.line],
            },
        })
    });
    Ok(rows.collect())
}
