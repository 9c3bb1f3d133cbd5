//! `llvm.x86.atomic.*`: what LLVM makes of an atomic operation whose result is only compared with
//! zero, or of which one bit is looked at.

use crate::ir::inst::RmwOp;
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, Type, UnaryOp, Value};
use crate::lower::fail::Done;
use crate::lower::info::Scalar;
use crate::lower::operand::Repr;
use crate::lower::{Cx, atomic as lower_atomic, elements, scalar};

/// `lock sub` and its like: whether a condition holds of the flags, by its number in the
/// instruction set.
pub(super) fn atomic_flags(cx: &mut Cx<'_>, op: RmwOp, args: [Operand; 3]) -> Done<Repr> {
    let [ptr, by, cond] = args;
    let Repr::Const(_, cond) = cx.repr(cond)? else {
        return Err(cx.invalid("its condition is not constant"));
    };
    let scalar = scalar::of_type(cx, cx.type_of(by))?;
    let old = lower_atomic::atomic_rmw(cx, op, ptr, by)?;
    let (old, by) = (cx.materialize(old)?, cx.value(by)?);
    let zero = cx.constant(scalar.ty, 0);
    let arith = match op {
        RmwOp::Add => BinaryOp::Add,
        RmwOp::Sub => BinaryOp::Sub,
        RmwOp::And => BinaryOp::And,
        RmwOp::Or => BinaryOp::Or,
        _ => BinaryOp::Xor,
    };
    let new = cx.b.binary(arith, old, by);
    let sign = cx.b.icmp(IntCond::Slt, new, zero);
    let is_zero = cx.b.icmp(IntCond::Eq, new, zero);
    let (carry, overflow) = match op {
        RmwOp::Add => (
            cx.b.icmp(IntCond::Ult, new, old),
            signs_differ(cx, scalar, [old, new], [by, new]),
        ),
        RmwOp::Sub => (
            cx.b.icmp(IntCond::Ult, old, by),
            signs_differ(cx, scalar, [old, by], [old, new]),
        ),
        _ => (cx.constant(Type::I8, 0), cx.constant(Type::I8, 0)),
    };
    let less = cx.b.binary(BinaryOp::Xor, sign, overflow);
    let holds = match cond >> 1 & 7 {
        0 => overflow,
        1 => carry,
        2 => is_zero,
        3 => cx.b.binary(BinaryOp::Or, carry, is_zero),
        4 => sign,
        5 => {
            let byte = scalar::resized(cx, new, scalar, Scalar::full(Type::I8));
            let word = cx.b.unary(UnaryOp::Uext, Type::I32, byte);
            let count = cx.b.unary(UnaryOp::Popcnt, Type::I32, word);
            let one = cx.constant(Type::I32, 1);
            let odd = cx.b.binary(BinaryOp::And, count, one);
            let zero = cx.constant(Type::I32, 0);
            cx.b.icmp(IntCond::Eq, odd, zero)
        }
        6 => less,
        _ => cx.b.binary(BinaryOp::Or, less, is_zero),
    };
    let inverts = cx.constant(Type::I8, cond & 1);
    Ok(Repr::Value(cx.b.binary(BinaryOp::Xor, holds, inverts)))
}

/// Whether both pairs differ in their signs.
fn signs_differ(cx: &mut Cx<'_>, scalar: Scalar, a: [Value; 2], b: [Value; 2]) -> Value {
    let a = cx.b.binary(BinaryOp::Xor, a[0], a[1]);
    let b = cx.b.binary(BinaryOp::Xor, b[0], b[1]);
    let both = cx.b.binary(BinaryOp::And, a, b);
    let zero = cx.constant(scalar.ty, 0);
    cx.b.icmp(IntCond::Slt, both, zero)
}

/// `lock bts` and its like: the bit as it was, in its place if its number is a constant of the
/// call, or else as 0 or 1.
pub(super) fn atomic_bit(
    cx: &mut Cx<'_>,
    (op, in_place): (RmwOp, bool),
    ty: TypeId,
    [ptr, bit]: [Operand; 2],
) -> Done<Repr> {
    let word_ty = if in_place { ty } else { cx.type_of(bit) };
    let scalar = scalar::of_type(cx, word_ty)?;
    let from = scalar::of_type(cx, cx.type_of(bit))?;
    let number = cx.value(bit)?;
    let number = scalar::resized(cx, number, from, scalar);
    let last = cx.constant(scalar.ty, u64::from(scalar.bits) - 1);
    let number = cx.b.binary(BinaryOp::And, number, last);
    let one = cx.constant(scalar.ty, 1);
    let mask = cx.b.binary(BinaryOp::Shl, one, number);
    let ones = cx.constant(scalar.ty, scalar.mask());
    let by = match op {
        RmwOp::And => cx.b.binary(BinaryOp::Xor, mask, ones),
        _ => mask,
    };
    let by = elements::stand_in(cx, word_ty, Repr::Value(by));
    let old = lower_atomic::atomic_rmw(cx, op, ptr, by)?;
    let old = cx.materialize(old)?;
    if in_place {
        return Ok(Repr::Value(cx.b.binary(BinaryOp::And, old, mask)));
    }
    let low = cx.b.binary(BinaryOp::Lshr, old, number);
    let low = cx.b.binary(BinaryOp::And, low, one);
    let to = scalar::of_type(cx, ty)?;
    Ok(Repr::Value(scalar::resized(cx, low, scalar, to)))
}
