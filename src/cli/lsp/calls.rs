//! Who calls a function, and whom it calls.

use serde_json::{Value, json};

use super::document::Document;
use super::server::Client;
use super::views::shown;
use super::wire::{Answer, Refusal};
use crate::diag::Span;
use crate::ir::{GlobalId, GlobalKind, Module};
use crate::query::calls::{self, Calls};
use crate::query::{Symbol, function_at};

/// `textDocument/prepareCallHierarchy`: the function that is named at a place, or that the place stands in.
pub(super) fn prepare(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let offset = document.offset(params)?;
    let named = document.named(offset, false)?;
    let module = &named.reading.module;
    let symbol = match named.here.map(|here| here.symbol) {
        Some(Symbol::Global(id)) => Some(id),
        _ => function_at(module, offset).map(|id| module.funcs[id].global),
    };
    let is_function = |id: &GlobalId| match module.globals[*id].kind {
        GlobalKind::Function(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Undeclared | GlobalKind::Variable { .. } | GlobalKind::Alias(_) => false,
    };
    let Some(id) = symbol.filter(is_function) else {
        return Ok(Value::Null);
    };
    let parts = Item::of(module, id);
    Ok(json!([parts.object(document)]))
}

/// A function in the hierarchy.
struct Item {
    name: String,
    symbol: Span,
    all: Span,
}

impl Item {
    fn of(module: &Module, id: GlobalId) -> Item {
        let symbol = module.globals[id].span;
        let all = match module.globals[id].kind {
            GlobalKind::Function(function) => module.funcs[function].span.to(symbol),
            GlobalKind::Undeclared
            | GlobalKind::Variable { .. }
            | GlobalKind::Alias(_)
            | GlobalKind::IFunc(_) => symbol,
        };
        Item {
            name: shown(module, symbol),
            symbol,
            all,
        }
    }

    fn object(&self, document: &Document) -> Value {
        json!({
            "name": self.name,
            "kind": 12,
            "uri": document.uri,
            "range": document.text.range(self.all),
            "selectionRange": document.text.range(self.symbol),
        })
    }
}

/// `callHierarchy/incomingCalls`
pub(super) fn incoming(document: &mut Document, _: &Client, params: &Value) -> Answer {
    answer(document, params, "from", calls::incoming)
}

/// `callHierarchy/outgoingCalls`
pub(super) fn outgoing(document: &mut Document, _: &Client, params: &Value) -> Answer {
    answer(document, params, "to", calls::outgoing)
}

fn answer(
    document: &mut Document,
    params: &Value,
    end: &str,
    find: fn(&Module, GlobalId) -> Vec<Calls>,
) -> Answer {
    let name = params["item"]["name"].as_str();
    let name = name.ok_or_else(|| Refusal::params("the item has no name"))?;
    let found = ends(&document.whole()?.module, name, find);
    let rows = found.into_iter().map(|(item, places)| {
        let places = places.into_iter().map(|span| document.text.range(span));
        let mut row = json!({"fromRanges": places.collect::<Vec<Value>>()});
        row[end] = item.object(document);
        row
    });
    Ok(rows.collect())
}

/// The functions at the other ends of the calls of one, which has this name in the text.
fn ends(
    module: &Module,
    name: &str,
    find: fn(&Module, GlobalId) -> Vec<Calls>,
) -> Vec<(Item, Vec<Span>)> {
    let mut globals = module.globals.iter();
    let named = globals.find(|(_, global)| module.text(global.span) == name.as_bytes());
    let calls = named.map_or(Vec::new(), |(id, _)| find(module, id));
    let ends = calls.into_iter();
    ends.map(|calls| (Item::of(module, calls.other), calls.places))
        .collect()
}
