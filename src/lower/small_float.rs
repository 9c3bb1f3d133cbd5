//! `half` and `bfloat`, which are kept as 16 bits and computed with as `float`s, each operation
//! rounded. They travel in the low bits of vector registers, as `float`s do.

use super::fail::Done;
use super::info::{Scalar, SmallFloat};
use super::intrinsic::IntrinsicOp;
use super::{Cx, arith, scalar};
use crate::ir;
use crate::lir::{BinaryOp, Libcall, Type, UnaryOp, Value};

/// What they are computed with as.
pub(super) const FLOAT: Scalar = Scalar::full(Type::F32);

/// A small float as a `float`; what is none stays as it is.
pub(super) fn float_of(cx: &mut Cx<'_>, value: Value, scalar: Scalar) -> Done<Value> {
    let Some(small) = scalar.small else {
        return Ok(value);
    };
    let bits = cx.b.unary(UnaryOp::Uext, Type::I32, value);
    match small {
        SmallFloat::Half => scalar::libcall(cx, Libcall::Extendhfsf2, Type::F32, &[bits]),
        SmallFloat::BFloat => {
            let shift = cx.constant(Type::I32, 16);
            let bits = cx.b.binary(BinaryOp::Shl, bits, shift);
            Ok(cx.b.unary(UnaryOp::Bitcast, Type::F32, bits))
        }
    }
}

/// A `float` or `double` rounded to a small float; what is to be none stays as it is.
pub(super) fn small_of(cx: &mut Cx<'_>, value: Value, scalar: Scalar) -> Done<Value> {
    let Some(small) = scalar.small else {
        return Ok(value);
    };
    let helper = match (small, cx.b.func.ty(value)) {
        (SmallFloat::Half, Type::F64) => Libcall::Truncdfhf2,
        (SmallFloat::Half, _) => Libcall::Truncsfhf2,
        (SmallFloat::BFloat, Type::F64) => Libcall::Truncdfbf2,
        (SmallFloat::BFloat, _) => Libcall::Truncsfbf2,
    };
    let bits = scalar::libcall(cx, helper, Type::I32, &[value])?;
    Ok(cx.b.unary(UnaryOp::Trunc, Type::I16, bits))
}

/// A scalar as it is passed and returned.
pub(super) fn sent(cx: &mut Cx<'_>, value: Value, scalar: Scalar) -> Value {
    if scalar.small.is_none() {
        return value;
    }
    let bits = cx.b.unary(UnaryOp::Uext, Type::I32, value);
    cx.b.unary(UnaryOp::Bitcast, Type::F32, bits)
}

/// A scalar of what was passed or returned: bits that it does not have are cleared.
pub(super) fn received(cx: &mut Cx<'_>, value: Value, scalar: Scalar) -> Value {
    if scalar.small.is_none() {
        return scalar::masked(cx, value, scalar);
    }
    let bits = cx.b.unary(UnaryOp::Bitcast, Type::I32, value);
    cx.b.unary(UnaryOp::Trunc, Type::I16, bits)
}

/// A float with the other sign.
pub(super) fn fneg_value(cx: &mut Cx<'_>, scalar: Scalar, value: Value) -> Value {
    if scalar.small.is_none() {
        return cx.b.unary(UnaryOp::Fneg, scalar.ty, value);
    }
    let sign = cx.constant(Type::I16, 0x8000);
    cx.b.binary(BinaryOp::Xor, value, sign)
}

/// An intrinsic of small floats.
pub(super) fn small_intrinsic(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    (from, to): (Scalar, Scalar),
    args: &[Value],
) -> Done<Value> {
    match (intrinsic, args) {
        (IntrinsicOp::Float(UnaryOp::Fabs), &[a]) => {
            let magnitude = cx.constant(Type::I16, 0x7fff);
            return Ok(cx.b.binary(BinaryOp::And, a, magnitude));
        }
        (IntrinsicOp::CopySign, &[a, b]) if cx.b.func.ty(b) == Type::I16 => {
            let (magnitude, sign) = (0x7fff, 0x8000);
            let magnitude = cx.constant(Type::I16, magnitude);
            let sign = cx.constant(Type::I16, sign);
            let magnitude = cx.b.binary(BinaryOp::And, a, magnitude);
            let sign = cx.b.binary(BinaryOp::And, b, sign);
            return Ok(cx.b.binary(BinaryOp::Or, magnitude, sign));
        }
        (IntrinsicOp::MulAdd, &[a, b, c]) => {
            let product = scalar::binary_values(cx, ir::BinaryOp::FMul, from, a, b)?;
            return scalar::binary_values(cx, ir::BinaryOp::FAdd, from, product, c);
        }
        _ => {}
    }
    let mut wide = smallvec::SmallVec::<[Value; 4]>::new();
    for &arg in args {
        wide.push(match cx.b.func.ty(arg) {
            Type::I16 => float_of(cx, arg, from)?,
            _ => arg,
        });
    }
    let float = |scalar: Scalar| {
        if scalar.small.is_some() {
            FLOAT
        } else {
            scalar
        }
    };
    let value = arith::intrinsic_value(cx, intrinsic, float(from), float(to), &wide)?;
    small_of(cx, value, to)
}
