//! How the leaves of a value travel in and out of functions: each by itself, or lanes of a vector
//! together in one vector register.
//!
//! The rules are LLVM's for x86-64 with SSE2, which are those of no table but of how its code
//! generator makes types legal: a vector of a power of two of lanes is cut in halves until it
//! fits; a smaller one is widened with lanes that nobody looks at; lanes of odd integers, and
//! `i1`, are widened instead if that fills a register. All else travels lane by lane.

use smallvec::SmallVec;

use super::fail::Done;
use super::info::{Class, Leaf, Scalar};
use super::operand::Repr;
use super::{Cx, aggregate, memory, scalar, simd, small_float};
use crate::ir::{Operand, TypeId};
use crate::lir::{InstData, MemFlags, Shape, Type, Value};

/// A part of a value that travels in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// How it travels.
    pub ty: Type,
    /// How many leaves it is.
    pub leaves: u32,
    /// Of lanes in a vector register: the bytes of each.
    pub stride: u32,
    /// Whether it is the first of several integers that one vector was taken apart to.
    pub splits: bool,
    /// Whether it is an `x86_fp80`: 16 bytes of the stack as a parameter, on the stack of the x87
    /// as a result. The two leaves stay two values.
    pub x87: bool,
}

/// The pieces of a value with these leaves, in order.
pub fn pieces(leaves: &[Leaf]) -> impl Iterator<Item = Piece> + '_ {
    let mut at = 0;
    // Lanes that are left of the current vector, and how they travel.
    let mut current = (0, None);
    std::iter::from_fn(move || {
        let leaf = leaves.get(at)?;
        if current.0 == 0 {
            current = (leaf.lanes, together(leaf.scalar, leaf.lanes));
        }
        let piece = match current.1 {
            Some((leaves, stride)) => Piece {
                ty: Type::V128,
                leaves,
                stride,
                splits: false,
                x87: false,
            },
            None => Piece {
                ty: leaf.scalar.travels(),
                leaves: if leaf.x87 { 2 } else { 1 },
                stride: 0,
                splits: leaf.lanes > 1,
                x87: leaf.x87,
            },
        };
        current.0 = current.0.saturating_sub(piece.leaves);
        at += piece.leaves as usize;
        Some(piece)
    })
}

/// How many of `lanes` lanes share a register, and the bytes of each; `None` if they travel one by
/// one.
fn together(lane: Scalar, lanes: u32) -> Option<(u32, u32)> {
    let bits = u32::from(lane.bits);
    if lanes < 2 {
        return None;
    }
    let whole = !lane.is_odd();
    if whole && lanes.is_power_of_two() {
        return Some((lanes.min(128 / bits), bits / 8));
    }
    if whole {
        return (lanes.next_power_of_two() * bits == 128).then_some((lanes, bits / 8));
    }
    let wide = 128 / lanes;
    (lanes.is_power_of_two() && lanes <= 16 && wide > bits).then_some((lanes, wide / 8))
}

/// Appends all pieces of an operand of type `ty` to `out`.
pub(super) fn push_pieces(
    cx: &mut Cx<'_>,
    operand: Operand,
    ty: TypeId,
    out: &mut Vec<Value>,
) -> Done<()> {
    if let Class::Scalar(scalar) = cx.info.class(ty) {
        let value = cx.value(operand)?;
        out.push(small_float::sent(cx, value, scalar));
        return Ok(());
    }
    let parts = aggregate::parts(cx, operand)?;
    let leaves = memory::take_leaves(cx, ty)?;
    let mut at = 0;
    for piece in pieces(&leaves) {
        let shape = natural(leaves[at].scalar, piece.stride);
        out.push(match (piece.ty, shape) {
            (Type::V128, Some(shape)) => {
                let from = parts as usize + at;
                let lanes = cx.s.parts.get(from..from + piece.leaves as usize);
                let lanes = SmallVec::<[Repr; 16]>::from(lanes.unwrap_or(&[]));
                simd::packed_row(cx, shape, &lanes)?
            }
            (Type::V128, None) => {
                let mut lanes = SmallVec::<[Value; 16]>::new();
                for i in 0..piece.leaves as usize {
                    lanes.push(aggregate::part(cx, parts, at + i)?);
                }
                packed(cx, leaves[at].scalar, piece.stride, &lanes)?
            }
            _ => {
                let value = aggregate::part(cx, parts, at)?;
                small_float::sent(cx, value, leaves[at].scalar)
            }
        });
        if piece.x87 {
            out.push(aggregate::part(cx, parts, at + 1)?);
        }
        at += piece.leaves as usize;
    }
    cx.s.leaves = leaves;
    Ok(())
}

/// The value of type `ty` whose pieces came from elsewhere: bits that no type has are cleared.
pub(super) fn of_pieces(
    cx: &mut Cx<'_>,
    ty: TypeId,
    values: &mut impl Iterator<Item = Value>,
) -> Done<Repr> {
    let leaves = memory::take_leaves(cx, ty)?;
    let mut parts = SmallVec::<[Repr; 8]>::new();
    let mut rest = &leaves[..];
    for piece in pieces(&leaves) {
        let Some(value) = values.next() else {
            return Err(cx.invalid("a part of a value has no place"));
        };
        let Some((first, _)) = rest.split_first() else {
            break;
        };
        let shape = natural(first.scalar, piece.stride);
        match (piece.ty, shape) {
            (Type::V128, Some(shape)) => {
                parts.extend((0..piece.leaves as u8).map(|i| Repr::Lane(value, shape, i)));
            }
            (Type::V128, None) => {
                let count = piece.leaves as usize;
                let lanes = unpacked(cx, first.scalar, piece.stride, count, value)?;
                parts.extend(lanes.into_iter().map(Repr::Value));
            }
            _ => parts.push(Repr::Value(small_float::received(cx, value, first.scalar))),
        }
        if piece.x87 {
            parts.extend(values.next().map(Repr::Value));
        }
        rest = rest.get(piece.leaves as usize..).unwrap_or(&[]);
    }
    cx.s.leaves = leaves;
    let at = cx.s.parts.len() as u32;
    cx.s.parts.extend(parts);
    Ok(Repr::Parts(at))
}

/// Takes what is returned on the stack of the x87 out of the pieces of a result of type `ty`,
/// and pushes it there, the first piece last.
pub(super) fn push_x87(cx: &mut Cx<'_>, ty: TypeId, values: &mut Vec<Value>) -> Done<()> {
    let leaves = memory::take_leaves(cx, ty)?;
    let (mut at, mut slots) = (0, SmallVec::<[Value; 2]>::new());
    for piece in pieces(&leaves) {
        if !piece.x87 || at + 2 > values.len() {
            at += 1;
            continue;
        }
        let slot = cx.b.slot(16, 16);
        let addr = cx.materialize(Repr::Slot(slot, 0))?;
        cx.b.store(values[at], addr, 0);
        cx.b.store(values[at + 1], addr, 8);
        values.drain(at..at + 2);
        slots.push(addr);
    }
    cx.s.leaves = leaves;
    for &addr in slots.iter().rev() {
        cx.b.effect(InstData::X87Push { addr });
    }
    Ok(())
}

/// Slots for `count` floats that a call is to leave on the stack of the x87.
pub(super) fn x87_slots(cx: &mut Cx<'_>, count: u8) -> Done<SmallVec<[Value; 4]>> {
    (0..count)
        .map(|_| {
            let slot = cx.b.slot(16, 16);
            cx.materialize(Repr::Slot(slot, 0))
        })
        .collect()
}

/// Right behind a call: what it left on the stack of the x87, by way of these slots.
pub(super) fn pop_x87(cx: &mut Cx<'_>, slots: &[Value]) -> SmallVec<[Value; 4]> {
    for &addr in slots {
        cx.b.effect(InstData::X87Pop { addr });
    }
    let mut values = SmallVec::new();
    for &addr in slots {
        values.push(cx.b.load(Type::I64, addr, 0));
        values.push(cx.b.load(Type::I16, addr, 8));
    }
    values
}

/// The pieces of a result of type `ty`: those in registers, and with them those that the x87
/// had.
pub(super) fn with_x87(
    cx: &mut Cx<'_>,
    ty: TypeId,
    registers: &mut impl Iterator<Item = Value>,
    x87: &[Value],
) -> Done<Repr> {
    let mut x87 = x87.chunks_exact(2);
    let leaves = memory::take_leaves(cx, ty)?;
    let mut values = SmallVec::<[Value; 4]>::new();
    for piece in pieces(&leaves) {
        match piece.x87 {
            true => values.extend(x87.next().into_iter().flatten().copied()),
            false => values.extend(registers.next()),
        }
    }
    cx.s.leaves = leaves;
    of_pieces(cx, ty, &mut values.into_iter())
}

/// Lanes in a vector register, `stride` bytes apart.
fn packed(cx: &mut Cx<'_>, lane: Scalar, stride: u32, lanes: &[Value]) -> Done<Value> {
    let slot = cx.b.slot(16, 16);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    let place = in_register(lane, stride);
    for (i, &value) in lanes.iter().enumerate() {
        let value = match lane.ty.is_int() {
            true => scalar::zext(cx, value, lane, place),
            false => value,
        };
        let at = (base, i as i32 * stride as i32);
        memory::store_scalar(cx, place, MemFlags::PLAIN, value, at);
    }
    Ok(cx.b.load(Type::V128, base, 0))
}

/// The lanes of a vector register.
fn unpacked(
    cx: &mut Cx<'_>,
    lane: Scalar,
    stride: u32,
    count: usize,
    vector: Value,
) -> Done<SmallVec<[Value; 16]>> {
    let slot = cx.b.slot(16, 16);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    cx.b.store(vector, base, 0);
    let place = in_register(lane, stride);
    let lanes = (0..count).map(|i| {
        let value =
            memory::load_scalar(cx, place, MemFlags::PLAIN, (base, i as i32 * stride as i32));
        match lane.ty.is_int() {
            true => scalar::trunc(cx, value, place, lane),
            false => value,
        }
    });
    Ok(lanes.collect())
}

/// The shape of a register whose lanes are of a type that fills them.
fn natural(lane: Scalar, stride: u32) -> Option<Shape> {
    Shape::of(lane.ty).filter(|_| !lane.is_odd() && lane.ty.bytes() == stride)
}

/// The scalar that fills the place of a lane.
fn in_register(lane: Scalar, stride: u32) -> Scalar {
    match lane.ty.is_int() {
        true => Scalar::int(stride * 8).unwrap_or(lane),
        false => lane,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `llc-19` does with a parameter of the type.
    #[test]
    fn lanes_share_registers_as_in_llvm() {
        let int = |bits, lanes| together(Scalar::int(bits).unwrap(), lanes);
        assert_eq!(int(8, 1), None);
        assert_eq!(int(8, 2), Some((2, 1)));
        assert_eq!(int(8, 3), None);
        assert_eq!(int(8, 9), Some((9, 1)));
        assert_eq!(int(8, 17), None);
        assert_eq!(int(8, 64), Some((16, 1)));
        assert_eq!(int(16, 3), None);
        assert_eq!(int(16, 5), Some((5, 2)));
        assert_eq!(int(32, 3), Some((3, 4)));
        assert_eq!(int(32, 6), None);
        assert_eq!(int(64, 4), Some((2, 8)));
        assert_eq!(int(1, 2), Some((2, 8)));
        assert_eq!(int(1, 4), Some((4, 4)));
        assert_eq!(int(1, 16), Some((16, 1)));
        assert_eq!(int(1, 32), None);
        assert_eq!(int(1, 5), None);
        assert_eq!(int(4, 4), Some((4, 4)));
        assert_eq!(int(24, 2), Some((2, 8)));
        assert_eq!(int(33, 4), None);
        assert_eq!(int(12, 8), Some((8, 2)));
        assert_eq!(int(9, 16), None);
        let float = |ty, lanes| together(Scalar::full(ty), lanes);
        assert_eq!(float(Type::F32, 2), Some((2, 4)));
        assert_eq!(float(Type::F32, 3), Some((3, 4)));
        assert_eq!(float(Type::F32, 5), None);
        assert_eq!(float(Type::F32, 16), Some((4, 4)));
        assert_eq!(float(Type::F64, 3), None);
    }
}
