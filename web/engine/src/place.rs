//! Questions about a place in a text: what stands there, where it is defined, who mentions it, what fits.

use jitlite::query::complete::{self, Kind};
use jitlite::query::{Mention, Symbol, hover, rename};
use serde_json::{Value, json};

use crate::document::{Document, offset, range};

/// `{"start", "end", "title", "text", "rules"}`, or null.
pub(crate) fn hover(request: &Value) -> Result<Value, String> {
    let document = Document::of(request)?;
    let mentions = document.mentions();
    let offset = offset(request)?;
    let Some(found) = hover::at(&document.module, &mentions, document.profile, offset) else {
        return Ok(Value::Null);
    };
    let rules = found.rules.iter();
    let rules: Vec<Value> = rules
        .map(|rule| json!({"code": rule.code, "says": rule.says}))
        .collect();
    let mut answer = range(found.span);
    answer["title"] = found.title.into();
    answer["text"] = found.text.into();
    answer["rules"] = rules.into();
    Ok(answer)
}

/// `{"start", "end"}` of the definition, or null.
pub(crate) fn definition(request: &Value) -> Result<Value, String> {
    let mentions = Document::of(request)?.mentions();
    let here = mentions.at(offset(request)?);
    let found = here.and_then(|here| mentions.definition(here.symbol));
    Ok(found.map_or(Value::Null, |mention| range(mention.span)))
}

/// `[{"start", "end", "defines"}]`
pub(crate) fn references(request: &Value) -> Result<Value, String> {
    let mentions = Document::of(request)?.mentions();
    let here = mentions.at(offset(request)?);
    let row = |mention: &Mention| {
        let mut row = range(mention.span);
        row["defines"] = mention.defines.into();
        row
    };
    let all = here.map(|here| mentions.of_symbol(here.symbol).map(row).collect());
    Ok(Value::Array(all.unwrap_or_default()))
}

/// `{FUNCTION: [{"name", "start", "end"}]}`: where the values of each function are defined.
pub(crate) fn locals(request: &Value) -> Result<Value, String> {
    let document = Document::of(request)?;
    let mentions = document.mentions();
    let mut functions = serde_json::Map::new();
    for mention in mentions.all().iter().filter(|mention| mention.defines) {
        let Symbol::Value(function, _) = mention.symbol else {
            continue;
        };
        let name = String::from_utf8_lossy(document.module.text(mention.span)).into_owned();
        let mut row = range(mention.span);
        row["name"] = name.into();
        let rows = functions.entry(document.name(function));
        if let Value::Array(rows) = rows.or_insert_with(|| json!([])) {
            rows.push(row);
        }
    }
    Ok(functions.into())
}

/// With a field `to`: `{"edits": [{"start", "end", "text"}]}` or `{"refused"}`. Without: the name that can be changed,
/// `{"start", "end", "text"}`, or null.
pub(crate) fn rename(request: &Value) -> Result<Value, String> {
    let document = Document::of(request)?;
    let mentions = document.mentions();
    let offset = offset(request)?;
    let Some(to) = request["to"].as_str() else {
        let name = rename::name_at(&document.module, &mentions, offset);
        return Ok(name.map_or(Value::Null, |(span, text)| {
            let mut answer = range(span);
            answer["text"] = text.into();
            answer
        }));
    };
    Ok(match rename::at(&document.module, &mentions, offset, to) {
        Ok(edits) => {
            let edits = edits.into_iter().map(|edit| {
                let mut row = range(edit.span);
                row["text"] = edit.text.into();
                row
            });
            json!({"edits": edits.collect::<Vec<Value>>()})
        }
        Err(why) => json!({"refused": why}),
    })
}

/// `{"start", "end", "items": [{"text", "kind", "detail"}]}`
pub(crate) fn complete(request: &Value) -> Result<Value, String> {
    let document = Document::of(request)?;
    let found = complete::at(&document.module, offset(request)?);
    let items = found.items.into_iter().map(|item| {
        let kind = match item.kind {
            Kind::Local => "local",
            Kind::Label => "label",
            Kind::Function => "function",
            Kind::Variable => "variable",
            Kind::Type => "type",
            Kind::Instruction => "instruction",
            Kind::Word => "word",
        };
        json!({"text": item.text, "kind": kind, "detail": item.detail})
    });
    let items: Vec<Value> = items.collect();
    let mut answer = range(found.span);
    answer["items"] = items.into();
    Ok(answer)
}
