//! What a text leaves out and a reader counts: the numbers of values and blocks without a name, and where a block is
//! entered from.

use super::flow;
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::print::Numbering;
use crate::ir::{Block, Body, FuncId, LocalNameKind, Module, TypeId};

/// Words that stand in no text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// Where they belong.
    pub at: usize,
    /// The words.
    pub text: String,
    /// Whether they stand in front of what is there, and not behind it.
    pub in_front: bool,
}

/// The hints of a function whose body was read, in the order of the text.
pub fn hints(module: &Module, function: FuncId) -> Vec<Hint> {
    let Some(body) = &module.funcs[function].body else {
        return Vec::new();
    };
    let numbering = Numbering::new(body);
    let mut found = Vec::new();
    unnamed_params(module, function, body, &numbering, &mut found);
    let entered = predecessors(body);
    for block in body.blocks.keys() {
        let data = &body.blocks[block];
        let span = data.span;
        let first = body.block_insts(block).next();
        let first = first.map_or(Span::NONE, |inst| body.spans[inst]);
        let is_written = is_label(module, span, first);
        let from = &entered[block.index()];
        if is_written && !from.is_empty() {
            found.push(Hint {
                at: line_end(module, span),
                text: format!("from {}", list(module, body, from)),
                in_front: false,
            });
        } else if !is_written && block.index() > 0 && !first.is_none() {
            let number = numbering.block_number(block);
            let from = match from.is_empty() {
                true => String::new(),
                false => format!(" from {}", list(module, body, from)),
            };
            found.push(Hint {
                at: first.start as usize,
                text: format!("{number}:{from}"),
                in_front: true,
            });
        }
        for inst in body.block_insts(block) {
            let value = body.result(inst);
            let span = body.spans[inst];
            let has_result = body.types[value] != TypeId::VOID;
            let is_unnamed = body.names[value].kind() == LocalNameKind::Unnamed;
            if has_result && is_unnamed && !span.is_none() && !module.text(span).starts_with(b"%") {
                let number = numbering.value_number(value);
                found.push(Hint {
                    at: span.start as usize,
                    text: format!("%{number} ="),
                    in_front: true,
                });
            }
        }
    }
    found.sort_by_key(|hint| hint.at);
    found
}

/// The blocks that each block is entered from.
fn predecessors(body: &Body) -> Vec<Vec<Block>> {
    let mut entered = vec![Vec::new(); body.blocks.len()];
    for from in body.blocks.keys() {
        let Some(last) = body.terminator(from) else {
            continue;
        };
        body.for_each_successor(last, |to| {
            // A label that was never defined leads nowhere.
            if let Some(all) = entered.get_mut(to.index())
                && all.last() != Some(&from)
            {
                all.push(from);
            }
        });
    }
    entered
}

/// Blocks by what they are called, the first few of them.
fn list(module: &Module, body: &Body, blocks: &[Block]) -> String {
    const MOST: usize = 6;
    let numbering = Numbering::new(body);
    let name = |block: &Block| match body.blocks[*block].name.kind() {
        LocalNameKind::Named(_) => format!("%{}", flow::label(module, body, *block)),
        LocalNameKind::Number(number) => format!("%{number}"),
        LocalNameKind::Unnamed => format!("%{}", numbering.block_number(*block)),
    };
    let names: Vec<String> = blocks.iter().take(MOST).map(name).collect();
    let more = blocks.len().saturating_sub(MOST);
    match more {
        0 => names.join(", "),
        _ => format!("{} and {more} more", names.join(", ")),
    }
}

/// Whether the place of a block is that of a label, and not that of its first instruction.
fn is_label(module: &Module, span: Span, first: Span) -> bool {
    !span.is_none() && span.start != first.start && !module.text(span).is_empty()
}

fn line_end(module: &Module, span: Span) -> usize {
    let text = module.source_text().unwrap_or_default();
    let rest = text.get(span.end()..).unwrap_or_default();
    // Behind the colon, and in front of a comment.
    let colon = memchr::memchr2(b':', b'\n', rest).filter(|&at| rest[at] == b':');
    span.end() + colon.map_or(0, |at| at + 1)
}

/// The numbers of parameters without a name.
fn unnamed_params(
    module: &Module,
    function: FuncId,
    body: &Body,
    numbering: &Numbering,
    found: &mut Vec<Hint>,
) {
    for (n, param) in module.funcs[function].params.iter().enumerate() {
        let value = crate::ir::Value::new(n);
        let is_unnamed = param.name.kind() == LocalNameKind::Unnamed;
        if is_unnamed && !param.span.is_none() && body.types.get(value).is_some() {
            found.push(Hint {
                at: param.span.end(),
                text: format!(" %{}", numbering.value_number(value)),
                in_front: false,
            });
        }
    }
}
