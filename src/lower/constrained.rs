//! Constrained floating point: what follows the rounding mode where it stands, and raises the
//! exceptions that it should.
//!
//! Such operations may not be moved, known or left out, so their operands and results go through
//! memory that no pass looks into.

use super::fail::Done;
use super::family::Family;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use super::vector::Lanes;
use super::{Cx, aggregate, arith, big_float, elements, family, memory, scalar, vector, wide_int};
use crate::ir::inst::FCmpCond;
use crate::ir::intrinsics::metadata_string;
use crate::ir::{CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, MemFlags, Type, Value};

/// An intrinsic of scalars. A strict one depends on how the processor rounds where it stands.
pub(super) fn maybe_strict(
    cx: &mut Cx<'_>,
    strict: bool,
    intrinsic: IntrinsicOp,
    (from, to): (Scalar, Scalar),
    values: &mut [Value],
) -> Done<Value> {
    if !strict {
        return arith::intrinsic_value(cx, intrinsic, from, to, values);
    }
    pin(cx, true, values)?;
    let result = arith::intrinsic_value(cx, intrinsic, from, to, values)?;
    pinned(cx, result)
}

/// Values by way of memory, if they are of a strict operation.
pub(super) fn pin(cx: &mut Cx<'_>, strict: bool, values: &mut [Value]) -> Done<()> {
    if strict {
        for value in values {
            *value = pinned(cx, *value)?;
        }
    }
    Ok(())
}

fn pinned(cx: &mut Cx<'_>, value: Value) -> Done<Value> {
    let scalar = Scalar::full(cx.b.func.ty(value));
    let slot = cx.b.slot(8, 8);
    let at = (cx.materialize(Repr::Slot(slot, 0))?, 0);
    memory::store_scalar(cx, scalar, MemFlags::VOLATILE, value, at);
    Ok(memory::load_scalar(cx, scalar, MemFlags::VOLATILE, at))
}

/// A conversion from or to a type that is no scalar.
pub(super) fn strict_cast(cx: &mut Cx<'_>, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    let repr = match family::family(cx, from_ty).max(family::family(cx, ty)) {
        Family::BigFloat => big_float::cast(cx, op, ty, arg, true)?,
        _ => wide_int::cast(cx, op, ty, arg, true)?,
    };
    let Repr::Parts(at) = repr else {
        let value = cx.materialize(repr)?;
        return Ok(Repr::Value(pinned(cx, value)?));
    };
    let mut leaves = Lanes::new();
    for i in 0..cx.leaf_count(ty)? {
        leaves.push(aggregate::part(cx, at, i)?);
    }
    pin(cx, true, &mut leaves)?;
    Ok(vector::of_lanes(cx, &leaves))
}

/// `llvm.experimental.constrained.fcmp`, and `fcmps`, for which every NaN is an exception. The
/// condition is a word of metadata.
pub(super) fn strict_fcmp(cx: &mut Cx<'_>, signals: bool, args: [Operand; 3]) -> Done<Repr> {
    let [a, b, cond] = args;
    let cond = metadata_string(cx.module, cond).and_then(FCmpCond::from_word);
    let Some(cond) = cond else {
        return Err(cx.invalid("its condition is none"));
    };
    let ty = cx.type_of(a);
    let family = family::family(cx, ty);
    if family == Family::Elements {
        return elements::by_element(cx, ty, &args, |cx, _, args| {
            strict_fcmp(cx, signals, [args[0], args[1], args[2]])
        });
    }
    if family == Family::BigFloat {
        let compared = big_float::fcmp(cx, cond, ty, [a, b], true)?;
        if signals {
            let unordered = big_float::fcmp(cx, FCmpCond::Uno, ty, [a, b], true)?;
            let unordered = cx.materialize(unordered)?;
            raise_invalid(cx, unordered)?;
        }
        return Ok(compared);
    }
    let compare = |cx: &mut Cx<'_>, scalar: Scalar, mut args: [Value; 2]| {
        pin(cx, true, &mut args)?;
        let compared = scalar::fcmp_reprs(cx, cond, scalar, args)?;
        if signals {
            let unordered = scalar::fcmp_reprs(cx, FCmpCond::Uno, scalar, args)?;
            let unordered = cx.materialize(unordered)?;
            raise_invalid(cx, unordered)?;
        }
        let compared = cx.materialize(compared)?;
        pinned(cx, compared)
    };
    if family == Family::Vector {
        return vector::lanes_of_two(cx, ty, [a, b], compare);
    }
    let scalar = scalar::of_type(cx, ty)?;
    let args = [cx.value(a)?, cx.value(b)?];
    Ok(Repr::Value(compare(cx, scalar, args)?))
}

/// Raises the exception of an invalid operation if a condition holds, as infinity less itself
/// does.
fn raise_invalid(cx: &mut Cx<'_>, cond: Value) -> Done<()> {
    let infinity = cx.constant(Type::F64, f64::INFINITY.to_bits());
    let zero = cx.constant(Type::F64, 0);
    let x = scalar::select_values(cx, cond, infinity, zero);
    let x = pinned(cx, x)?;
    let difference = cx.b.binary(BinaryOp::Fsub, x, x);
    pinned(cx, difference)?;
    Ok(())
}
