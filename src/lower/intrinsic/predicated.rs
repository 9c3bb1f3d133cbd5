//! `llvm.vp.*`: operations on the lanes that a mask has and that are below a length.
//!
//! What the other lanes are is poison, so what cannot trap is done on all of them. Memory is
//! accessed as by masked accesses, what is divided by in the other lanes is 1, and they are left
//! out of reductions.

use smallvec::SmallVec;

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::{Cx, aggregate, elements, family, intrinsic, memory, scalar, vector};
use super::vector::{NextLane, VectorOp};
use super::{IntrinsicOp, vector as intrinsic_vector};
use crate::ir::inst::FCmpCond;
use crate::ir::intrinsics::metadata_string;
use crate::ir::{BinaryOp as Op, ICmpCond, Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, MemFlags, Type, Value};

/// What is this on all lanes, on those of a mask and a length, which are the last arguments.
pub(crate) fn predicated(
    cx: &mut Cx<'_>,
    what: IntrinsicOp,
    ty: TypeId,
    args: &[u32],
) -> Done<Repr> {
    let [args @ .., last] = args else {
        return Err(cx.invalid("it lacks arguments"));
    };
    let length = Operand(*last);
    match (what, args) {
        (IntrinsicOp::Select, &[mask, a, b]) => {
            return scalar::select(cx, ty, [mask, a, b].map(Operand));
        }
        (IntrinsicOp::Merge, &[mask, a, b]) => {
            let mask = predicate(cx, Operand(mask), length)?;
            return scalar::select(cx, ty, [mask, Operand(a), Operand(b)]);
        }
        (IntrinsicOp::Vector(VectorOp::Reverse), &[vector, _]) => {
            return reversed(cx, ty, Operand(vector), length);
        }
        (IntrinsicOp::Vector(VectorOp::Splice), &[a, b, by, _, first]) => {
            return spliced(cx, ty, [a, b, by, first].map(Operand));
        }
        _ => {}
    }
    let [args @ .., mask] = args else {
        return Err(cx.invalid("it lacks arguments"));
    };
    let mask = Operand(*mask);
    match (what, args) {
        (IntrinsicOp::ICmp, &[a, b, cond]) => {
            match metadata_string(cx.module, Operand(cond)).and_then(ICmpCond::from_word) {
                Some(cond) => family::icmp(cx, cond, [Operand(a), Operand(b)]),
                None => Err(cx.invalid("its condition is none")),
            }
        }
        (IntrinsicOp::FCmp, &[a, b, cond]) => {
            match metadata_string(cx.module, Operand(cond)).and_then(FCmpCond::from_word) {
                Some(cond) => family::fcmp(cx, cond, [Operand(a), Operand(b)]),
                None => Err(cx.invalid("its condition is none")),
            }
        }
        (IntrinsicOp::Arith(Op::UDiv | Op::SDiv | Op::URem | Op::SRem), &[a, b]) => {
            let mask = predicate(cx, mask, length)?;
            let one = splat_int(cx, cx.type_of(Operand(b)), 1)?;
            let by = scalar::select(cx, ty, [mask, Operand(b), one])?;
            let by = elements::stand_in(cx, ty, by);
            intrinsic::per_lane(cx, what, ty, &[a, by.0], false)
        }
        (IntrinsicOp::Reduce(by) | IntrinsicOp::ReduceFrom(by), &[start, vector]) => {
            let mask = predicate(cx, mask, length)?;
            elements::reduced(cx, Some(Operand(start)), Operand(vector), Some(mask), *by)
        }
        (IntrinsicOp::Vector(VectorOp::FirstSet), &[set, _]) => {
            let to = scalar::of_type(cx, ty)?;
            let mask = predicate(cx, mask, length)?;
            let none = cx.value(length)?;
            let none = scalar::resized(cx, none, Scalar::full(Type::I32), to);
            intrinsic_vector::first_set(cx, ty, Operand(set), Some(mask), none)
        }
        (IntrinsicOp::Vector(op), args) => {
            let mask = predicate(cx, mask, length)?;
            predicated_vector(cx, op, ty, args, mask)
        }
        _ => intrinsic::per_lane(cx, what, ty, args, false),
    }
}

/// A mask of the lanes that a mask has and that are below a length.
fn predicate(cx: &mut Cx<'_>, mask: Operand, length: Operand) -> Done<Operand> {
    let ty = cx.type_of(mask);
    let length = cx.repr(length)?;
    let mut lanes = vector::lane_reprs(cx, mask)?;
    for (i, lane) in lanes.iter_mut().enumerate() {
        *lane = match length {
            Repr::Const(_, length) if (i as u64) < length => *lane,
            Repr::Const(..) => Repr::Const(Type::I8, 0),
            length => {
                let length = cx.materialize(length)?;
                let i = cx.constant(Type::I32, i as u64);
                let below = cx.b.icmp(IntCond::Ult, i, length);
                match *lane {
                    Repr::Const(_, 1) => Repr::Value(below),
                    lane => {
                        let lane = cx.materialize(lane)?;
                        Repr::Value(cx.b.binary(BinaryOp::And, lane, below))
                    }
                }
            }
        };
    }
    let lanes = vector::of_lane_reprs(cx, &lanes);
    Ok(elements::stand_in(cx, ty, lanes))
}

/// `llvm.vp.reverse`: the lanes below a length in the opposite order.
fn reversed(cx: &mut Cx<'_>, ty: TypeId, vector: Operand, length: Operand) -> Done<Repr> {
    let length = as_word(cx, length)?;
    let count = elements::any_elements(cx, ty).map_or(0, |(_, len)| len);
    let mut places = Vec::new();
    for i in 0..u64::from(count) {
        let behind = cx.constant(Type::I64, i + 1);
        places.push(cx.b.binary(BinaryOp::Sub, length, behind));
    }
    lanes_at(cx, ty, &[vector], &places)
}

/// `llvm.vp.splice`: lanes of two vectors, of the first one so many, one behind the other from an index on.
fn spliced(cx: &mut Cx<'_>, ty: TypeId, [a, b, by, first]: [Operand; 4]) -> Done<Repr> {
    let scalar = scalar::of_type(cx, cx.type_of(by))?;
    let Repr::Const(_, by) = cx.repr(by)? else {
        return Err(cx.invalid("its index is not constant"));
    };
    let by = scalar.signed(by);
    let first = as_word(cx, first)?;
    let count = elements::any_elements(cx, ty).map_or(0, |(_, len)| len);
    let by_value = cx.constant(Type::I64, by as u64);
    let start = match by < 0 {
        true => cx.b.binary(BinaryOp::Add, first, by_value),
        false => by_value,
    };
    let skipped = cx.constant(Type::I64, count.into());
    let skipped = cx.b.binary(BinaryOp::Sub, skipped, first);
    let mut places = Vec::new();
    for i in 0..u64::from(count) {
        let i = cx.constant(Type::I64, i);
        let place = cx.b.binary(BinaryOp::Add, start, i);
        let is_first = cx.b.icmp(IntCond::Slt, place, first);
        let behind = cx.b.binary(BinaryOp::Add, place, skipped);
        places.push(scalar::select_values(cx, is_first, place, behind));
    }
    lanes_at(cx, ty, &[a, b], &places)
}

/// An `i32` as a word.
fn as_word(cx: &mut Cx<'_>, length: Operand) -> Done<Value> {
    let length = cx.value(length)?;
    Ok(scalar::zext(
        cx,
        length,
        Scalar::full(Type::I32),
        Scalar::PTR,
    ))
}

/// A vector of lanes of others that stand one behind the other, by their places. What is at a place that there is not, is
/// any lane.
fn lanes_at(cx: &mut Cx<'_>, ty: TypeId, vectors: &[Operand], places: &[Value]) -> Done<Repr> {
    let elem = elements::element_type(cx, ty)?;
    let Some(layout) = cx.info.layout(cx.module, elem) else {
        return Err(cx.unsupported_type(ty));
    };
    let size = layout.alloc_size();
    let mut lanes = Vec::new();
    for &vector in vectors {
        lanes.extend(elements::element_reprs(cx, vector)?);
    }
    let slot = cx.b.slot(size as u32 * lanes.len() as u32, 16);
    let start = cx.materialize(Repr::Slot(slot, 0))?;
    for (i, &lane) in lanes.iter().enumerate() {
        let at = (start, (i as u64 * size) as i32);
        memory::store_at(cx, elem, MemFlags::PLAIN, lane, at)?;
    }
    let count = cx.constant(Type::I64, lanes.len() as u64);
    let none = cx.constant(Type::I64, 0);
    let mut made = Vec::new();
    for &place in places {
        let is_there = cx.b.icmp(IntCond::Ult, place, count);
        let place = scalar::select_values(cx, is_there, place, none);
        let offset = memory::times(cx, place, size);
        let at = cx.b.binary(BinaryOp::Add, start, offset);
        made.push(memory::load_at(cx, elem, MemFlags::PLAIN, (at, 0))?);
    }
    elements::of_elements(cx, elem, &made)
}

fn predicated_vector(
    cx: &mut Cx<'_>,
    op: VectorOp,
    ty: TypeId,
    args: &[u32],
    mask: Operand,
) -> Done<Repr> {
    match (op, args) {
        (VectorOp::MaskedLoad | VectorOp::Gather, &[ptr]) => {
            let zero = zero(cx, ty)?;
            let next = intrinsic_vector::next(cx, op, Operand(ptr))?;
            intrinsic_vector::masked_load(cx, next, mask, zero)
        }
        (VectorOp::MaskedStore | VectorOp::Scatter, &[value, ptr]) => {
            let next = intrinsic_vector::next(cx, op, Operand(ptr))?;
            intrinsic_vector::masked_store(cx, next, Operand(value), mask)
        }
        (VectorOp::StridedLoad, &[ptr, stride]) => {
            let zero = zero(cx, ty)?;
            let next = strided(cx, ty, Operand(ptr), Operand(stride))?;
            intrinsic_vector::masked_load(cx, next, mask, zero)
        }
        (VectorOp::StridedStore, &[value, ptr, stride]) => {
            let ty = cx.type_of(Operand(value));
            let next = strided(cx, ty, Operand(ptr), Operand(stride))?;
            intrinsic_vector::masked_store(cx, next, Operand(value), mask)
        }
        (VectorOp::Splat, &[elem]) => {
            let len = elements::any_elements(cx, ty).map_or(0, |(_, len)| len as usize);
            let repr = cx.repr(Operand(elem))?;
            elements::of_elements(cx, cx.type_of(Operand(elem)), &vec![repr; len])
        }
        _ => Err(cx.unsupported("this intrinsic")),
    }
}

/// The addresses of lanes that stand so many bytes apart.
fn strided(cx: &mut Cx<'_>, ty: TypeId, ptr: Operand, stride: Operand) -> Done<NextLane> {
    let len = elements::any_elements(cx, ty).map_or(0, |(_, len)| len);
    let scalar = scalar::of_type(cx, cx.type_of(stride))?;
    let stride = cx.value(stride)?;
    let stride = scalar::sext(cx, stride, scalar, Scalar::PTR);
    let mut at = cx.value(ptr)?;
    let mut lanes = Vec::new();
    for _ in 0..len {
        lanes.push(Repr::Value(at));
        at = cx.b.binary(BinaryOp::Add, at, stride);
    }
    lanes.reverse();
    Ok(NextLane::Each(lanes))
}

/// Zero of any type.
pub(crate) fn zero(cx: &mut Cx<'_>, ty: TypeId) -> Done<Operand> {
    let leaves = memory::take_leaves(cx, ty)?;
    let zeros: SmallVec<[Repr; 16]> = leaves
        .iter()
        .map(|leaf| Repr::Const(leaf.scalar.ty, 0))
        .collect();
    cx.s.leaves = leaves;
    let repr = match (cx.info.scalar(ty), &zeros[..]) {
        (Some(_), &[zero]) => zero,
        _ => vector::of_lane_reprs(cx, &zeros),
    };
    Ok(elements::stand_in(cx, ty, repr))
}

/// A vector of integers that are all this one, of at most 64 bits.
pub(crate) fn splat_int(cx: &mut Cx<'_>, ty: TypeId, value: u64) -> Done<Operand> {
    let elem = elements::element_type(cx, ty)?;
    let count = cx.leaf_count(elem)?;
    let zero = zero(cx, ty)?;
    let first = aggregate::parts(cx, zero)? as usize;
    for part in cx.s.parts[first..].iter_mut().step_by(count.max(1)) {
        if let Repr::Const(_, bits) = part {
            *bits = value;
        }
    }
    Ok(zero)
}
