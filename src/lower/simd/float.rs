//! Operations on floats in registers.

use super::super::arith::product_and_sum;
use super::super::fail::Done;
use super::super::operand::Repr;
use super::super::{Cx, simd};
use super::arith;
use crate::ir::{Operand, TypeId};
use crate::lir::{
    BinaryOp, Function, InstData, Shape, UnaryOp, Value, VectorBinary, VectorTernary, VectorUnary,
};

/// A unary operation on floats in registers: `fneg`, `fabs`, `sqrt`, roundings.
pub(crate) fn float(cx: &mut Cx<'_>, op: UnaryOp, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let shape = rows.shape;
    let sign = 1 << (shape.lane().bits() - 1);
    arith::each_register(cx, rows, [arg], |cx, [a]| match op {
        UnaryOp::Fneg => {
            let mask = simd::vector_const(cx, shape.ty(), shape.make(|_| sign));
            cx.b.binary(BinaryOp::Xor, a, mask)
        }
        UnaryOp::Fabs => {
            let mask = simd::vector_const(cx, shape.ty(), shape.make(|_| !sign));
            cx.b.binary(BinaryOp::And, a, mask)
        }
        UnaryOp::Ffloor => simd::vunary(cx, VectorUnary::Floor, shape, 0, a),
        UnaryOp::Fceil => simd::vunary(cx, VectorUnary::Ceil, shape, 0, a),
        UnaryOp::Ftrunc => simd::vunary(cx, VectorUnary::Trunc, shape, 0, a),
        UnaryOp::Froundeven => simd::vunary(cx, VectorUnary::RoundEven, shape, 0, a),
        UnaryOp::Frint => simd::vunary(cx, VectorUnary::Rint, shape, 0, a),
        UnaryOp::Fnearbyint => simd::vunary(cx, VectorUnary::NearbyInt, shape, 0, a),
        _ => simd::vunary(cx, VectorUnary::Sqrt, shape, 0, a),
    })
}

/// `llvm.fma`
pub(crate) fn fma(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 3]) -> Done<Option<Repr>> {
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let (op, shape) = (VectorTernary::Fma, rows.shape);
    arith::each_register(cx, rows, args, |cx, args| {
        cx.b.value(InstData::Vternary { op, shape, args }, shape.ty())
    })
}

/// `llvm.fmuladd`: a product and a sum, each rounded; as they are written if the way of rounding may be any.
pub(crate) fn mul_add(
    cx: &mut Cx<'_>,
    ty: TypeId,
    args: [Operand; 3],
    strict: bool,
) -> Done<Option<Repr>> {
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let ops = [VectorBinary::Fmul, VectorBinary::Fadd, VectorBinary::Fsub];
    let shape = rows.shape;
    let sign = shape.make(|_| 1 << (shape.lane().bits() - 1));
    arith::each_register(cx, rows, args, |cx, args| {
        product_and_sum(
            cx,
            args,
            |cx, value| negated(cx.b.func, value, sign).filter(|_| !strict),
            |cx, op, args| simd::vbinary(cx, ops[op as usize], shape, 0, args),
        )
    })
}

/// What lanes are the negatives of, if [`float`] has made them so; `sign` are the bits that differ then.
fn negated(func: &Function, value: Value, sign: u128) -> Option<Value> {
    match func.insts[func.def_inst(value)?] {
        InstData::Binary {
            op: BinaryOp::Xor,
            args: [x, mask],
            ..
        } if is_const(func, mask, sign) => Some(x),
        _ => None,
    }
}

/// Whether a vector is this constant, or twice this.
fn is_const(func: &Function, value: Value, half: u128) -> bool {
    let data = func.def_data(value);
    match data {
        Some(InstData::Vconst { vconst }) => func.vconsts[vconst] == half,
        Some(InstData::Vbinary {
            op: VectorBinary::Join,
            args,
            ..
        }) => args.iter().all(|&arg| is_const(func, arg, half)),
        _ => false,
    }
}

/// `llvm.copysign`
pub(crate) fn copysign(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Option<Repr>> {
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let (ty, shape) = (rows.shape.ty(), rows.shape);
    let sign = shape.make(|_| 1 << (shape.lane().bits() - 1));
    arith::each_register(cx, rows, args, |cx, [a, b]| {
        let (sign, rest) = (
            simd::vector_const(cx, ty, sign),
            simd::vector_const(cx, ty, !sign),
        );
        let magnitude = cx.b.binary(BinaryOp::And, a, rest);
        let sign = cx.b.binary(BinaryOp::And, b, sign);
        cx.b.binary(BinaryOp::Or, magnitude, sign)
    })
}

/// `llvm.minnum` and `llvm.maxnum`, by the x86 operation that is right but for NaNs and zeros;
/// the sign of a zero may not matter.
pub(crate) fn number_of(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    any_zero: bool,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let shape = rows.shape;
    arith::each_register(cx, rows, args, |cx, [a, b]| {
        let mut either = cx.b.vbinary(extreme(op), shape, [b, a]);
        if !any_zero {
            either = with_signs(cx, op, shape, [a, b], either);
        }
        let nan = cx.b.vbinary(VectorBinary::Funo, shape, [a, a]);
        cx.b.blend(nan, b, either)
    })
}

/// `llvm.minimum` and `llvm.maximum`; of numbers alone if a NaN counts as no operand, as for
/// `llvm.minimumnum` and `llvm.maximumnum`.
pub(crate) fn limit(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    numbers: bool,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    use VectorBinary as V;
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let shape = rows.shape;
    arith::each_register(cx, rows, args, |cx, [mut a, mut b]| {
        if numbers {
            let nans = [a, b].map(|x| cx.b.vbinary(V::Funo, shape, [x, x]));
            (a, b) = (cx.b.blend(nans[0], b, a), cx.b.blend(nans[1], a, b));
        }
        let nan = cx.b.vbinary(V::Fadd, shape, [a, b]);
        let differ = cx.b.vbinary(extreme(op), shape, [a, b]);
        let unordered = cx.b.vbinary(V::Funo, shape, [a, b]);
        let differ = cx.b.blend(unordered, nan, differ);
        with_signs(cx, op, shape, [a, b], differ)
    })
}

/// Of equal operands only zeros can differ: their signs are put together.
fn with_signs(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    shape: Shape,
    [a, b]: [Value; 2],
    other: Value,
) -> Value {
    let signs = match op {
        BinaryOp::Fmin => BinaryOp::Or,
        _ => BinaryOp::And,
    };
    let same = cx.b.binary(signs, a, b);
    let equal = cx.b.vbinary(VectorBinary::Foeq, shape, [a, b]);
    cx.b.blend(equal, same, other)
}

fn extreme(op: BinaryOp) -> VectorBinary {
    match op {
        BinaryOp::Fmin => VectorBinary::Fmin,
        _ => VectorBinary::Fmax,
    }
}
