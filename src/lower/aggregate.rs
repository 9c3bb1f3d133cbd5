//! Structs and arrays as values: rows of [`Repr`]s, one for each scalar leaf.

use super::Cx;
use super::fail::Done;
use super::info::Class;
use super::operand::Repr;
use crate::ir::{self, Operand, TypeId};
use crate::lir::Value;

/// Where the leaves of an operand start in the scratch table of parts. A scalar becomes an
/// aggregate of one leaf.
pub(super) fn parts(cx: &mut Cx<'_>, operand: Operand) -> Done<u32> {
    let repr = cx.repr(operand)?;
    parts_of(cx, repr)
}

/// The same of what a value is.
pub(super) fn parts_of(cx: &mut Cx<'_>, repr: Repr) -> Done<u32> {
    match repr {
        Repr::Parts(at) => Ok(at),
        Repr::Unset => Err(cx.invalid("an operand has no value")),
        repr => {
            cx.s.parts.push(repr);
            Ok(cx.s.parts.len() as u32 - 1)
        }
    }
}

/// Leaf `index` of the aggregate whose leaves start at `parts`.
pub(super) fn part(cx: &mut Cx<'_>, parts: u32, index: usize) -> Done<Value> {
    let Some(&repr) = cx.s.parts.get(parts as usize + index) else {
        return Err(cx.invalid("an aggregate lacks a part"));
    };
    cx.materialize(repr)
}

/// Appends all leaves of an operand of type `ty` to `out`.
pub(super) fn push_leaves(
    cx: &mut Cx<'_>,
    operand: Operand,
    ty: TypeId,
    out: &mut Vec<Value>,
) -> Done<()> {
    if let Class::Scalar(_) = cx.info.class(ty) {
        out.push(cx.value(operand)?);
        return Ok(());
    }
    let count = cx.leaf_count(ty)?;
    let parts = parts(cx, operand)?;
    for i in 0..count {
        let value = part(cx, parts, i)?;
        out.push(value);
    }
    Ok(())
}

/// A value of type `ty` whose leaves are given: new LIR values that are defined here.
pub(super) fn with_leaves(cx: &mut Cx<'_>, ty: TypeId, leaves: &[Value]) -> Repr {
    match (cx.info.class(ty), leaves) {
        (Class::Scalar(_), &[value]) => Repr::Value(value),
        _ => {
            let at = cx.s.parts.len() as u32;
            cx.s.parts.extend(leaves.iter().map(|&v| Repr::Value(v)));
            Repr::Parts(at)
        }
    }
}

/// The type that an index path leads to, and how many leaves stand in front of it.
fn path(cx: &mut Cx<'_>, ty: TypeId, indices: &[u32]) -> Done<(TypeId, usize)> {
    let (mut ty, mut before) = (ty, 0usize);
    for &index in indices {
        match cx.module.types.resolved(ty) {
            ir::Type::Struct { fields, .. } => {
                let fields = cx.module.types.list(fields);
                let Some(&field) = fields.get(index as usize) else {
                    return Err(cx.invalid("an index is out of range"));
                };
                for &skipped in &fields[..index as usize] {
                    before += cx.leaf_count(skipped)?;
                }
                ty = field;
            }
            ir::Type::Array { elem, .. } => {
                before += cx.leaf_count(elem)? * index as usize;
                ty = elem;
            }
            _ => return Err(cx.unsupported_type(ty)),
        }
    }
    Ok((ty, before))
}

pub(super) fn extract_value(cx: &mut Cx<'_>, agg: Operand, indices: &[u32]) -> Done<Repr> {
    let ty = cx.type_of(agg);
    // All leaves of the aggregate must have a form, also those that are not looked at.
    cx.leaf_count(ty)?;
    let (part, before) = path(cx, ty, indices)?;
    let parts = parts(cx, agg)? as usize + before;
    if cx.info.class(part) == Class::Aggregate {
        return Ok(Repr::Parts(parts as u32));
    }
    match cx.s.parts.get(parts) {
        Some(&repr) => Ok(repr),
        None => Err(cx.invalid("an aggregate lacks a part")),
    }
}

pub(super) fn insert_value(
    cx: &mut Cx<'_>,
    agg: Operand,
    elem: Operand,
    indices: &[u32],
) -> Done<Repr> {
    let ty = cx.type_of(agg);
    let count = cx.leaf_count(ty)?;
    let (part, before) = path(cx, ty, indices)?;
    let inserted = cx.leaf_count(part)?;
    let old = parts(cx, agg)? as usize;
    let new = parts(cx, elem)? as usize;
    let table = &mut cx.s.parts;
    if old + count > table.len() || new + inserted > table.len() || before + inserted > count {
        return Err(cx.invalid("an aggregate lacks a part"));
    }
    let at = table.len();
    table.extend_from_within(old..old + count);
    table.copy_within(new..new + inserted, at + before);
    Ok(Repr::Parts(at as u32))
}
