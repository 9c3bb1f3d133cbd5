//! Questions about a place in a text: what stands there, where it is defined, what mentions it, what fits.

use serde_json::{Value, json};

use super::document::{Document, is_local};
use super::server::Client;
use super::wire::{Answer, Refusal};
use crate::diag::Span;
use crate::format;
use crate::query::complete::{self, Kind};
use crate::query::{self, Mentions, hover, rename};

/// `textDocument/hover`
pub(super) fn hover(document: &mut Document, client: &Client, params: &Value) -> Answer {
    let offset = document.offset(params)?;
    let profile = document.profile;
    let named = document.named(offset, false)?;
    let module = &named.reading.module;
    let Some(found) = hover::at(module, named.names(), profile, offset) else {
        return Ok(Value::Null);
    };
    let mut parts = match client.markdown {
        true => vec![format!("```llvm\n{}\n```", found.title)],
        false => vec![found.title],
    };
    parts.extend(found.text);
    for rule in found.rules {
        parts.push(match client.markdown {
            true => format!("*{}*: {}", rule.code, rule.says),
            false => format!("{}: {}", rule.code, rule.says),
        });
    }
    let kind = if client.markdown {
        "markdown"
    } else {
        "plaintext"
    };
    let span = found.span;
    Ok(json!({
        "contents": {"kind": kind, "value": parts.join("\n\n")},
        "range": document.text.range(span),
    }))
}

/// `textDocument/definition`, and `declaration`
pub(super) fn definition(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let offset = document.offset(params)?;
    let named = document.named(offset, false)?;
    let Some(here) = named.here else {
        return Ok(Value::Null);
    };
    let module = &named.reading.module;
    let span = if is_local(here.symbol) {
        named
            .names()
            .definition(here.symbol)
            .map(|mention| mention.span)
    } else if module.upgraded {
        // There a symbol may have the place of its head.
        let all = document.named(offset, true)?;
        let found = all
            .here
            .and_then(|here| all.names().definition(here.symbol));
        found.map(|mention| mention.span)
    } else {
        query::definition_at(module, here.symbol)
    };
    Ok(span.map_or(Value::Null, |span| location(document, span)))
}

fn location(document: &Document, span: Span) -> Value {
    json!({"uri": document.uri, "range": document.text.range(span)})
}

/// `textDocument/references`
pub(super) fn references(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let with_definition = params["context"]["includeDeclaration"].as_bool();
    let with_definition = with_definition.unwrap_or(true);
    let found = mentions(document, params)?;
    let found = found
        .iter()
        .filter(|(_, defines)| with_definition || !defines);
    let rows = found.map(|&(span, _)| location(document, span));
    Ok(rows.collect())
}

/// `textDocument/documentHighlight`
pub(super) fn highlight(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let found = mentions(document, params)?;
    let rows = found.iter().map(|&(span, defines)| {
        // Text, read, written.
        json!({"range": document.text.range(span), "kind": if defines { 3 } else { 2 }})
    });
    Ok(rows.collect())
}

/// Where the name of a request stands, and whether it is defined there.
fn mentions(document: &mut Document, params: &Value) -> Result<Vec<(Span, bool)>, Refusal> {
    let offset = document.offset(params)?;
    let named = document.named(offset, false)?;
    let Some(here) = named.here else {
        return Ok(Vec::new());
    };
    // For most names the lines that have them are enough, with the bodies as they were read.
    if let Some(names) = Mentions::on_lines_of(&named.reading.module, here.symbol) {
        let all = names.of_symbol(here.symbol);
        return Ok(all.map(|mention| (mention.span, mention.defines)).collect());
    }
    let named = document.named(offset, true)?;
    let Some(here) = named.here else {
        return Ok(Vec::new());
    };
    let all = named.names().of_symbol(here.symbol);
    Ok(all.map(|mention| (mention.span, mention.defines)).collect())
}

/// `textDocument/prepareRename`
pub(super) fn prepare_rename(document: &mut Document, _: &Client, params: &Value) -> Answer {
    if let Some(why) = document.read_only {
        return Err(Refusal::failed(why));
    }
    let offset = document.offset(params)?;
    let named = document.named(offset, false)?;
    let found = rename::name_at(&named.reading.module, named.names(), offset);
    let (span, text) =
        found.ok_or_else(|| Refusal::failed("nothing with a name that can change stands here"))?;
    Ok(json!({"range": document.text.range(span), "placeholder": text}))
}

/// `textDocument/rename`
pub(super) fn rename(document: &mut Document, client: &Client, params: &Value) -> Answer {
    if let Some(why) = document.read_only {
        return Err(Refusal::failed(why));
    }
    let offset = document.offset(params)?;
    let to = params["newName"].as_str();
    let to = to.ok_or_else(|| Refusal::params("there is no new name"))?;
    let named = document.named(offset, true)?;
    let edits = rename::at(&named.reading.module, named.names(), offset, to);
    let edits = edits.map_err(Refusal::failed)?;
    let edits = edits
        .into_iter()
        .map(|edit| json!({"range": document.text.range(edit.span), "newText": edit.text}));
    let edits = edits.collect();
    Ok(document.edit(edits, client.versions))
}

/// `textDocument/completion`
pub(super) fn complete(document: &mut Document, _: &Client, params: &Value) -> Answer {
    let offset = document.offset(params)?;
    let reading = document.reading()?;
    reading.need(Span::new(offset, offset));
    let found = complete::at(&reading.module, offset);
    let range = document.text.range(found.span);
    let items = found.items.into_iter().map(|item| {
        // As the protocol numbers them.
        let kind = match item.kind {
            Kind::Local | Kind::Variable => 6,
            Kind::Label => 18,
            Kind::Function => 3,
            Kind::Type => 22,
            Kind::Instruction => 24,
            Kind::Word => 14,
        };
        json!({
            "label": item.text,
            "kind": kind,
            "detail": item.detail,
            "textEdit": {"range": range, "newText": item.text},
        })
    });
    Ok(json!({"isIncomplete": false, "items": items.collect::<Vec<Value>>()}))
}

/// `textDocument/formatting`: one edit, of the lines that are to be others.
pub(super) fn format(document: &mut Document, _: &Client, _: &Value) -> Answer {
    if let Some(why) = document.read_only {
        return Err(Refusal::failed(why));
    }
    let language = document.profile.language();
    let source = std::sync::Arc::clone(&document.reading()?.source);
    let new = match format::text(&source, language) {
        Ok(text) => String::from_utf8_lossy(&text).into_owned(),
        Err(format::Refusal::Invalid(_)) => {
            return Err(Refusal::failed(
                "a program with mistakes has no canonical form",
            ));
        }
        Err(format::Refusal::Unstable) => {
            return Err(Refusal::failed(
                "the canonical print does not read back the same",
            ));
        }
    };
    let old = document.text.str();
    if old == new {
        return Ok(json!([]));
    }
    let (start, end) = unequal(old, &new);
    let text = &new[start..new.len() - (old.len() - end)];
    Ok(json!([{"range": document.text.range(Span::new(start, end)), "newText": text}]))
}

/// The lines of a text that are others in a new one, as offsets in the old one.
fn unequal(old: &str, new: &str) -> (usize, usize) {
    let lines = old.split_inclusive('\n').zip(new.split_inclusive('\n'));
    let equal = lines.take_while(|(old, new)| old == new);
    let start: usize = equal.map(|(old, _)| old.len()).sum();
    let (old_rest, new_rest) = (&old[start..], &new[start..]);
    let mut same = 0;
    let ends = old_rest.rsplit('\n').zip(new_rest.rsplit('\n'));
    for (n, (old, new)) in ends.enumerate() {
        let more = same + old.len() + usize::from(n > 0);
        if old != new || more >= old_rest.len() || more >= new_rest.len() {
            break;
        }
        same = more;
    }
    (start, old.len() - same)
}

#[cfg(test)]
mod tests {
    use super::unequal;

    /// What is replaced between equal ends, and by what.
    fn replaced(old: &str, new: &str) -> (String, String) {
        let (start, end) = unequal(old, new);
        let text = &new[start..new.len() - (old.len() - end)];
        let made = format!("{}{text}{}", &old[..start], &old[end..]);
        assert_eq!(made, new);
        (old[start..end].into(), text.into())
    }

    #[test]
    fn formatting_replaces_what_differs() {
        let pair = |old: &str, new: &str| (old.to_string(), new.to_string());
        assert_eq!(replaced("a\nb\nc\n", "a\nx\nc\n"), pair("b\n", "x\n"));
        assert_eq!(replaced("a\n", "a\nb\n"), pair("", "b\n"));
        for old in ["", "a", "a\n", "\n\n", "a\na\n", "b\na", "a\n\na\n"] {
            for new in ["x", "a", "a\n", "\n", "a\na\na\n", "\na", "a\n\n\na\n"] {
                replaced(old, new);
            }
        }
    }
}
