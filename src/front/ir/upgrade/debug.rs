//! Debug metadata.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::diag::Span;
use crate::ir::metadata::{Field, FieldValue, NodeKind};
use crate::ir::{Const, Metadata, MetadataId, Module, Name};

/// Has subprograms name their units, which until LLVM 3.8 listed them: pairs of a unit and its
/// list.
pub fn units(m: &mut Module, units: &[(MetadataId, MetadataId)]) {
    let mut done = FxHashSet::default();
    for &(unit, list) in units {
        if !done.insert(list) {
            continue;
        }
        let subprograms: Vec<MetadataId> = m.metadata.operands(list).collect();
        for id in subprograms {
            let Metadata::Node {
                kind: kind @ NodeKind::Subprogram,
                distinct,
                fields,
            } = m.metadata.get(id)
            else {
                continue;
            };
            let mut fields: Vec<_> = m.metadata.fields(fields).collect();
            fields.retain(|field| field.0 != Field::Unit);
            fields.push((Field::Unit, FieldValue::Node(unit)));
            redefine(m, id, kind, distinct, &fields);
        }
    }
}

fn redefine(
    m: &mut Module,
    id: MetadataId,
    kind: NodeKind,
    distinct: bool,
    fields: &[(Field, FieldValue)],
) {
    let fields = m.metadata.push_fields(kind, fields);
    let value = Metadata::Node {
        kind,
        distinct,
        fields,
    };
    m.metadata.define(id, value, m.metadata.span(id));
}

/// Has nodes refer to types themselves, which until LLVM 3.8 named them by their identifiers.
pub fn type_references(m: &mut Module, types: &[(Name, MetadataId)]) {
    if types.is_empty() {
        return;
    }
    let types: FxHashMap<Name, MetadataId> = types.iter().copied().collect();
    let of = |m: &Module, id: MetadataId| {
        let text = m.metadata.as_text(id)?;
        types.get(&text).copied()
    };
    for id in m.metadata.ids() {
        let value = m.metadata.get(id);
        let Metadata::Node {
            kind,
            distinct,
            fields,
        } = value
        else {
            continue;
        };
        let mut fields: SmallVec<[_; 24]> = m.metadata.fields(fields).collect();
        let mut changed = false;
        for (field, value) in &mut fields {
            let FieldValue::Node(node) = value else {
                continue;
            };
            if let Some(ty) = of(m, *node) {
                *node = ty;
                changed = true;
            } else if (kind, *field) == (NodeKind::SubroutineType, Field::Types)
                && let Metadata::Tuple { distinct, operands } = m.metadata.get(*node)
            {
                let mut words: Vec<u32> = m.metadata.list(operands).map(|id| id.0).collect();
                let mut named = false;
                for word in &mut words {
                    if let Some(ty) = of(m, MetadataId(*word)) {
                        *word = ty.0;
                        named = true;
                    }
                }
                if named {
                    let operands = m.metadata.push_list(&words);
                    let span = m.metadata.span(*node);
                    let list = Metadata::Tuple { distinct, operands };
                    *node = m.metadata.push(list, span);
                    changed = true;
                }
            }
        }
        if changed {
            redefine(m, id, kind, distinct, &fields);
        }
    }
}

/// What a variable is that comes with an expression, which until LLVM 4 it had itself.
pub fn with_expression(m: &mut Module, var: MetadataId, expr: MetadataId) -> Metadata {
    let kind = NodeKind::GlobalVariableExpression;
    let fields = [
        (Field::Var, FieldValue::Node(var)),
        (Field::Expr, FieldValue::Node(expr)),
    ];
    Metadata::Node {
        kind,
        distinct: true,
        fields: m.metadata.push_fields(kind, &fields),
    }
}

/// The expression of a variable that is a constant.
pub fn constant_expression(m: &mut Module, value: u64, span: Span) -> MetadataId {
    let elements = [op::CONSTU, value, op::STACK_VALUE];
    let elements = m.metadata.push_elements(&elements);
    m.metadata.intern(Metadata::Expression(elements), span)
}

/// Gives an expression to the variables that units list and that symbols have attached, which stood
/// alone until LLVM 3.9.
pub fn variables(m: &mut Module) {
    let mut wrapped: FxHashMap<MetadataId, MetadataId> = FxHashMap::default();
    let mut wrap = |m: &mut Module, id: MetadataId| {
        if m.metadata.kind(id) != Some(NodeKind::GlobalVariable) {
            return id;
        }
        *wrapped.entry(id).or_insert_with(|| {
            let span = m.metadata.span(id);
            let none = m.metadata.push_elements(&[]);
            let none = m.metadata.intern(Metadata::Expression(none), span);
            let value = with_expression(m, id, none);
            m.metadata.push(value, span)
        })
    };
    for global in m.globals.keys() {
        let mut attached: Vec<_> = m.global_attachments(global).collect();
        if attached.is_empty() {
            continue;
        }
        for (_, node) in &mut attached {
            *node = wrap(m, *node);
        }
        m.attach(global, &attached);
    }
    let units = m
        .metadata
        .ids()
        .filter(|&id| m.metadata.kind(id) == Some(NodeKind::CompileUnit));
    let lists: Vec<MetadataId> = units
        .filter_map(|unit| m.metadata.node(unit, Field::Globals))
        .collect();
    for list in lists {
        let Metadata::Tuple { distinct, operands } = m.metadata.get(list) else {
            continue;
        };
        let nodes: Vec<MetadataId> = m.metadata.list(operands).collect();
        let words: Vec<u32> = nodes.into_iter().map(|id| wrap(m, id).0).collect();
        let operands = m.metadata.push_list(&words);
        let value = Metadata::Tuple { distinct, operands };
        m.metadata.define(list, value, m.metadata.span(list));
    }
}

/// The number that a flag of the module has: `!{behaviour, name, number}`.
fn flag(m: &Module, name: &[u8]) -> Option<u64> {
    let mut flags = m.metadata.named.iter();
    let flags = flags.find(|named| m.names.get(named.name) == b"llvm.module.flags")?;
    flags.operands.iter().find_map(|&flag| {
        let mut parts = m.metadata.operands(flag).skip(1);
        let text = m.metadata.as_text(parts.next()?)?;
        let value = m.metadata.as_constant(parts.next()?)?;
        match m.consts.get(value) {
            Const::Int { value, .. } if m.names.get(text) == name => Some(value),
            _ => None,
        }
    })
}

/// Whether debug information is of the form that there is today. If it is not, as none was that
/// LLVM wrote before 3.7, all of it is left out at the top level, and is to be left out of bodies.
pub fn debug_info(m: &mut Module) -> bool {
    const CURRENT: u64 = 3;
    let version = flag(m, b"Debug Info Version");
    let current = match version {
        Some(version) => version == CURRENT,
        // Before there were versions, units were nodes like others.
        None => !m.metadata.named.iter().any(|named| {
            m.names.get(named.name) == b"llvm.dbg.cu"
                && named
                    .operands
                    .iter()
                    .any(|&unit| m.metadata.kind(unit).is_none())
        }),
    };
    if current {
        return true;
    }
    let names = &m.names;
    m.metadata
        .named
        .retain(|named| !names.get(named.name).starts_with(b"llvm.dbg."));
    for global in m.globals.keys() {
        let mut attached: Vec<_> = m.global_attachments(global).collect();
        let len = attached.len();
        attached.retain(|&(kind, _)| m.names.get(kind) != b"dbg");
        if attached.len() < len {
            m.attach(global, &attached);
        }
    }
    false
}

/// Operations of `!DIExpression` whose meaning or place has changed (DWARF Version 5, section
/// 7.7.1, and LLVM's own).
mod op {
    pub(super) const DEREF: u64 = 0x06;
    pub(super) const CONSTU: u64 = 0x10;
    pub(super) const MINUS: u64 = 0x1c;
    pub(super) const PLUS: u64 = 0x22;
    pub(super) const PLUS_UCONST: u64 = 0x23;
    pub(super) const STACK_VALUE: u64 = 0x9f;
    pub(super) const BIT_PIECE: u64 = 0x9d;
    pub(super) const FRAGMENT: u64 = 0x1000;
}

/// Brings an expression up to date that a file has in the form of a version: 3 is today's.
///
/// * 0: fragments were bit pieces.
/// * 1: `DW_OP_deref` came first, and meant the last operation in front of the fragment.
/// * 2: `DW_OP_plus` and `DW_OP_minus` had a number for an operand.
pub fn expression(version: u64, elements: &mut Vec<u64>) {
    if version < 1
        && let Some([piece, _, _]) = elements.last_chunk_mut::<3>()
        && *piece == op::BIT_PIECE
    {
        *piece = op::FRAGMENT;
    }
    if version < 2 && elements.first() == Some(&op::DEREF) {
        let end = match elements.last_chunk::<3>() {
            Some([op::FRAGMENT, ..]) => elements.len() - 3,
            _ => elements.len(),
        };
        elements[..end].rotate_left(1);
    }
    if version < 3 {
        *elements = with_plain_operators(elements);
    }
}

fn with_plain_operators(elements: &[u64]) -> Vec<u64> {
    let mut new = Vec::with_capacity(elements.len());
    let mut rest = elements;
    while let Some(&operation) = rest.first() {
        let len = match operation {
            op::CONSTU | op::PLUS | op::MINUS => 2,
            op::FRAGMENT => 3,
            _ => 1,
        };
        let (whole, behind) = rest.split_at(len.min(rest.len()));
        let operands = &whole[1..];
        match operation {
            op::PLUS => {
                new.push(op::PLUS_UCONST);
                new.extend_from_slice(operands);
            }
            op::MINUS => {
                new.push(op::CONSTU);
                new.extend_from_slice(operands);
                new.push(op::MINUS);
            }
            _ => new.extend_from_slice(whole),
        }
        rest = behind;
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_of_all_versions_mean_the_same() {
        let upgraded = |version, elements: &[u64]| {
            let mut elements = elements.to_vec();
            expression(version, &mut elements);
            elements
        };
        let today = [op::PLUS_UCONST, 8, op::DEREF, op::FRAGMENT, 0, 32];
        assert_eq!(upgraded(3, &today), today);
        assert_eq!(
            upgraded(0, &[op::DEREF, op::PLUS, 8, op::BIT_PIECE, 0, 32]),
            today
        );
        assert_eq!(
            upgraded(1, &[op::DEREF, op::PLUS, 8, op::FRAGMENT, 0, 32]),
            today
        );
        assert_eq!(upgraded(2, &[op::MINUS, 3]), [op::CONSTU, 3, op::MINUS]);
        assert_eq!(upgraded(0, &[op::DEREF]), [op::DEREF]);
        assert!(upgraded(0, &[]).is_empty());
    }
}
