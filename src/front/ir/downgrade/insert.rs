//! Instructions between those that a body has.

use std::collections::BTreeSet;

use super::super::body::{Attachment, BlockData, Body, Value};
use super::super::constant::Const;
use super::super::inst::{Inst, InstData, Operand};
use super::super::metadata::{Metadata, MetadataId};
use super::super::module::Module;
use super::super::name::{LocalName, Name};
use super::super::print::Numbering;
use super::super::types::TypeId;
use crate::entity::{Entity, PrimaryMap};

/// An instruction to insert. Its operands name others of the same list by [`value_of`].
#[derive(Clone, Copy, Debug)]
pub(super) struct NewInst {
    /// The instruction that it is to stand in front of.
    pub before: Inst,
    /// What it is.
    pub data: InstData,
    /// The type of its result.
    pub ty: TypeId,
    /// Its place in the source: the kind of metadata and the node.
    pub location: Option<(Name, MetadataId)>,
}

/// What the `n`th instruction of a list will give.
pub(super) fn value_of(body: &Body, n: usize) -> Value {
    Value::new(body.types.len() + n)
}

/// Inserts instructions; those in front of the same one keep their order. Use-list orders go: the uses are
/// others now.
pub(super) fn insert(m: &mut Module, body: &mut Body, new: Vec<NewInst>) {
    if new.is_empty() {
        return;
    }
    Numbering::keep(body);
    m.use_lists.clear();
    let mut order: Vec<usize> = (0..new.len()).collect();
    order.sort_by_key(|&n| new[n].before);
    // Where each instruction will stand, the old ones first.
    let (old, params) = (body.insts.len(), body.param_count as usize);
    let mut places = vec![0; old + new.len()];
    let mut rest = order.iter().copied().peekable();
    let mut at = 0;
    for inst in 0..old {
        while let Some(n) = rest.next_if(|&n| new[n].before.index() <= inst) {
            places[old + n] = at;
            at += 1;
        }
        places[inst] = at;
        at += 1;
    }
    let moved = |inst: Inst| Inst::new(places.get(inst.index()).copied().unwrap_or(at));
    let renamed = |operand: Operand| match operand.as_value() {
        Some(value) if value.index() >= params => {
            Operand::value(Value::new(params + places[value.index() - params]))
        }
        _ => operand,
    };

    let mut next = Body {
        pool: std::mem::take(&mut body.pool),
        calls: std::mem::take(&mut body.calls),
        notes: body.notes.take(),
        param_count: body.param_count,
        ..Body::default()
    };
    let mut sources = vec![0; at];
    places
        .iter()
        .enumerate()
        .for_each(|(from, &to)| sources[to] = from);
    for param in (0..params).map(Value::new) {
        next.types.push(body.types[param]);
        next.names.push(body.names[param]);
    }
    for &from in &sources {
        let old_inst = Inst::new(from);
        let (data, span, ty, name) = match from.checked_sub(old) {
            None => {
                let result = body.result(old_inst);
                let data = body.insts[old_inst];
                let (ty, name) = (body.types[result], body.names[result]);
                (data, body.spans[old_inst], ty, name)
            }
            Some(n) => {
                let span = body.spans[new[n].before];
                (new[n].data, span, new[n].ty, LocalName::UNNAMED)
            }
        };
        next.insts.push(data);
        next.spans.push(span);
        next.types.push(ty);
        next.names.push(name);
    }
    for inst in (0..at).map(Inst::new) {
        next.map_operands(inst, renamed);
    }
    for local in locals(m, &next) {
        m.metadata.map_local(local, renamed);
    }
    let blocks = body.blocks.values().map(|block| BlockData {
        // What was inserted in front of the first one belongs to the block.
        first: match block.first.index() {
            0 => Inst::new(0),
            first => Inst::new(places[first - 1] + 1),
        },
        end: Inst::new(match block.end.index() {
            0 => 0,
            end => places[end - 1] + 1,
        }),
        ..*block
    });
    next.blocks = PrimaryMap::from_iter(blocks);
    let attached = order.iter().filter_map(|&n| {
        let (kind, node) = new[n].location?;
        Some((Inst::new(places[old + n]), kind, node))
    });
    if next.notes.is_some() || new.iter().any(|inst| inst.location.is_some()) {
        let notes = next.notes_mut();
        notes.use_lists.clear();
        for row in &mut notes.mismatches {
            row.inst = moved(row.inst);
        }
        for row in &mut notes.attachments {
            row.inst = moved(row.inst);
        }
        for row in &mut notes.records {
            row.before = moved(row.before);
        }
        for inst in &mut notes.gaps {
            *inst = moved(*inst);
        }
        let attached = attached.map(|(inst, kind, node)| Attachment { inst, kind, node });
        notes.attachments.extend(attached);
        notes.attachments.sort_by_key(|row| row.inst);
    }
    *body = next;
}

/// The metadata that is a value of this body, each once.
fn locals(m: &Module, body: &Body) -> BTreeSet<MetadataId> {
    let mut todo = Vec::new();
    for record in body.records() {
        todo.extend(
            body.pool
                .get(record.operands)
                .iter()
                .map(|&id| MetadataId(id)),
        );
    }
    for inst in body.insts.keys() {
        body.for_each_operand(inst, |operand| {
            if let Some(Const::Metadata(id)) = operand.as_const().map(|id| m.consts.get(id)) {
                todo.push(id);
            }
        });
    }
    let mut found = BTreeSet::new();
    while let Some(id) = todo.pop() {
        match (id != MetadataId::NULL).then(|| m.metadata.get(id)) {
            Some(Metadata::Local(_)) => {
                found.insert(id);
            }
            Some(Metadata::Arguments(list)) => todo.extend(m.metadata.list(list)),
            Some(
                Metadata::Undefined
                | Metadata::Text(_)
                | Metadata::Constant(_)
                | Metadata::Tuple { .. }
                | Metadata::Node { .. }
                | Metadata::Expression(_),
            )
            | None => {}
        }
    }
    found
}
