//! Intrinsics that compute: of integers and floats, one scalar at a time.

use super::fail::Done;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use super::{Cx, intrinsic, scalar, small_float};
use crate::ir::CastOp;
use crate::lir::{
    BinaryOp, FloatCond, Format, InstData, IntCond, Libcall, Maths, Type, UnaryOp, Value,
};

/// The result, a scalar `to`, of an intrinsic whose first argument is a scalar `from`.
pub(super) fn intrinsic_value(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    from: Scalar,
    to: Scalar,
    args: &[Value],
) -> Done<Value> {
    let small = from.small.is_some() || to.small.is_some();
    let by_itself = matches!(
        intrinsic,
        IntrinsicOp::FpClass | IntrinsicOp::Arith(_) | IntrinsicOp::Convert(_)
    );
    if small && !by_itself {
        return small_float::small_intrinsic(cx, intrinsic, (from, to), args);
    }
    let &[a, ..] = args else {
        return Err(cx.invalid("it lacks arguments"));
    };
    let b = args.get(1).copied().unwrap_or(a);
    let c = args.get(2).copied().unwrap_or(a);
    Ok(match intrinsic {
        IntrinsicOp::Abs => {
            let x = scalar::sign_extended(cx, a, from);
            let zero = cx.constant(from.ty, 0);
            let negated = cx.b.binary(BinaryOp::Sub, zero, x);
            let negative = cx.b.icmp(IntCond::Slt, x, zero);
            let value = scalar::select_values(cx, negative, negated, x);
            scalar::masked(cx, value, from)
        }
        IntrinsicOp::Pick(cond) => {
            let picked = scalar::icmp_values(cx, cond, from, a, b);
            scalar::select_values(cx, picked, a, b)
        }
        IntrinsicOp::Compare(less, greater) => {
            let less = scalar::icmp_values(cx, less, from, a, b);
            let greater = scalar::icmp_values(cx, greater, from, a, b);
            let sign = cx.b.binary(BinaryOp::Sub, greater, less);
            scalar::sext(cx, sign, Scalar::full(Type::I8), to)
        }
        IntrinsicOp::Bits(op) => bits(cx, op, from, a),
        IntrinsicOp::BitReverse => bit_reverse(cx, from, a),
        IntrinsicOp::MulCarryless => {
            let [x, y] = [a, b].map(|x| scalar::zext(cx, x, from, Scalar::PTR));
            let product = scalar::libcall(cx, Libcall::Clmul, Type::I64, &[x, y])?;
            scalar::trunc(cx, product, Scalar::PTR, from)
        }
        IntrinsicOp::FunnelShift(rotate) => funnel_shift(cx, rotate, from, a, b, c)?,
        IntrinsicOp::Saturate(op, signed) => saturating(cx, op, signed, from, a, b),
        IntrinsicOp::Float(op) => cx.b.unary(op, from.ty, a),
        IntrinsicOp::Math(helper) => math(cx, helper, from, args)?,
        IntrinsicOp::CopySign => cx.b.binary(BinaryOp::Fcopysign, a, b),
        IntrinsicOp::MulAdd => multiply_add(cx, [a, b, c]),
        IntrinsicOp::NumberOf(op) => {
            // As below, but of equal operands only zeros can differ: their signs are put
            // together.
            let signs = match op {
                BinaryOp::Fmin => BinaryOp::Or,
                _ => BinaryOp::And,
            };
            let bits = match from.ty {
                Type::F32 => Type::I32,
                _ => Type::I64,
            };
            let [x, y] = [a, b].map(|x| cx.b.unary(UnaryOp::Bitcast, bits, x));
            let same = cx.b.binary(signs, x, y);
            let same = cx.b.unary(UnaryOp::Bitcast, from.ty, same);
            let either = cx.b.binary(op, b, a);
            let equal = scalar::fcmp_values(cx, FloatCond::Oeq, from.ty, [a, b]);
            let either = scalar::select_values(cx, equal, same, either);
            let nan = scalar::fcmp_values(cx, FloatCond::Uno, from.ty, [a, a]);
            scalar::select_values(cx, nan, b, either)
        }
        IntrinsicOp::NumberOfAnyZero(op) => {
            // The x86 operation gives its second operand if either is a NaN: right unless
            // that one is the NaN.
            let either = cx.b.binary(op, b, a);
            let nan = scalar::fcmp_values(cx, FloatCond::Uno, from.ty, [a, a]);
            scalar::select_values(cx, nan, b, either)
        }
        IntrinsicOp::FloatLimit(op) => float_limit(cx, op, from, a, b),
        IntrinsicOp::NumberLimit(op) => {
            let a_is_nan = scalar::fcmp_values(cx, FloatCond::Uno, from.ty, [a, a]);
            let b_is_nan = scalar::fcmp_values(cx, FloatCond::Uno, from.ty, [b, b]);
            let (x, y) = (
                scalar::select_values(cx, a_is_nan, b, a),
                scalar::select_values(cx, b_is_nan, a, b),
            );
            float_limit(cx, op, from, x, y)
        }
        IntrinsicOp::SaturatingCast(op) => saturating_cast(cx, op, from, to, a)?,
        IntrinsicOp::RoundTo(helper) => {
            let rounded = math(cx, helper, from, &[a])?;
            scalar::cast_value(cx, CastOp::FPToSI, from, to, rounded)?
        }
        IntrinsicOp::Powi => {
            let helper = match from.ty {
                Type::F32 => Libcall::Powisf2,
                _ => Libcall::Powidf2,
            };
            scalar::libcall(cx, helper, from.ty, &[a, b])?
        }
        IntrinsicOp::Arith(op) => scalar::binary_values(cx, op, from, a, b)?,
        IntrinsicOp::Convert(op) => scalar::cast_value(cx, op, from, to, a)?,
        IntrinsicOp::ShiftSaturate(signed) => {
            intrinsic::float::shift_saturating(cx, signed, from, a, b)
        }
        IntrinsicOp::FpClass => match cx.b.func.as_iconst(b) {
            Some(mask) => intrinsic::float::is_fpclass(cx, from, a, mask)?,
            None => return Err(cx.invalid("its classes are not constant")),
        },
        IntrinsicOp::FixedPoint(op, signed, saturates) => match cx.b.func.as_iconst(c) {
            Some(scale) if scale <= 64 => {
                intrinsic::float::fixed_point(cx, (op, signed, saturates), from, [a, b], scale)?
            }
            _ => return Err(cx.invalid("its scale is not constant")),
        },
        _ => return Err(cx.unsupported("this intrinsic")),
    })
}

/// A product and a sum, each rounded.
fn multiply_add(cx: &mut Cx<'_>, args: [Value; 3]) -> Value {
    let ops = [BinaryOp::Fmul, BinaryOp::Fadd, BinaryOp::Fsub];
    product_and_sum(cx, args, negated, |cx, op, [x, y]| {
        cx.b.binary(ops[op as usize], x, y)
    })
}

/// What a product and a sum are computed by.
#[derive(Clone, Copy)]
pub(super) enum MulAddOp {
    Mul,
    Add,
    Sub,
}

/// Computes a product and a sum, of scalars or of lanes. Front ends write a difference as the sum with a negative:
/// so it becomes a difference again, which is the same to the bit but for the sign of a NaN, of which
/// LLVM says nothing. All engines are given the difference, and vectors as scalars are: the iterations of
/// a loop are partly computed by the one and partly by the other.
pub(super) fn product_and_sum(
    cx: &mut Cx<'_>,
    [a, b, c]: [Value; 3],
    negated: impl Fn(&Cx<'_>, Value) -> Option<Value>,
    compute: impl Fn(&mut Cx<'_>, MulAddOp, [Value; 2]) -> Value,
) -> Value {
    let (x, y, is_negative) = match (negated(cx, a), negated(cx, b)) {
        (Some(a), None) => (a, b, true),
        (None, Some(b)) => (a, b, true),
        _ => (a, b, false),
    };
    let product = compute(cx, MulAddOp::Mul, [x, y]);
    match negated(cx, c) {
        _ if is_negative => compute(cx, MulAddOp::Sub, [c, product]),
        Some(c) => compute(cx, MulAddOp::Sub, [product, c]),
        None => compute(cx, MulAddOp::Add, [product, c]),
    }
}

/// What a float is the negative of, if it was computed by `fneg`.
fn negated(cx: &Cx<'_>, value: Value) -> Option<Value> {
    let func = &cx.b.func;
    match func.insts[func.def_inst(value)?] {
        InstData::Unary {
            op: UnaryOp::Fneg,
            arg,
            ..
        } => Some(arg),
        _ => None,
    }
}

/// A function of C's mathematical library.
pub(super) fn math(
    cx: &mut Cx<'_>,
    function: Maths,
    scalar: Scalar,
    args: &[Value],
) -> Done<Value> {
    let ty = scalar.ty;
    match (function, function.rounding(), args) {
        (_, Some(op), &[a]) if ty.is_float() => return Ok(cx.b.unary(op, ty, a)),
        (Maths::Fma, _, &[a, b, c]) if ty.is_float() => {
            let args = [a, b, c];
            return Ok(cx.b.value(InstData::Fma { ty, args }, ty));
        }
        _ => {}
    }
    let format = match scalar.ty {
        Type::F32 => Format::F32,
        Type::F64 => Format::F64,
        _ => return Err(cx.invalid("it is not of floats")),
    };
    scalar::libcall(cx, Libcall::Math(function, format), scalar.ty, args)
}

fn float_limit(cx: &mut Cx<'_>, op: BinaryOp, scalar: Scalar, a: Value, b: Value) -> Value {
    let bits = if scalar.ty == Type::F32 {
        Type::I32
    } else {
        Type::I64
    };
    // Of equal operands only zeros can differ: their signs are put together.
    let (x, y) = (
        cx.b.unary(UnaryOp::Bitcast, bits, a),
        cx.b.unary(UnaryOp::Bitcast, bits, b),
    );
    let signs = if op == BinaryOp::Fmin {
        BinaryOp::Or
    } else {
        BinaryOp::And
    };
    let same = cx.b.binary(signs, x, y);
    let same = cx.b.unary(UnaryOp::Bitcast, scalar.ty, same);
    let nan = cx.b.binary(BinaryOp::Fadd, a, b);
    let differ = cx.b.binary(op, a, b);
    let equal = scalar::fcmp_values(cx, FloatCond::Oeq, scalar.ty, [a, b]);
    let unordered = scalar::fcmp_values(cx, FloatCond::Uno, scalar.ty, [a, b]);
    let differ = scalar::select_values(cx, unordered, nan, differ);
    scalar::select_values(cx, equal, same, differ)
}

fn saturating_cast(cx: &mut Cx<'_>, op: CastOp, from: Scalar, to: Scalar, x: Value) -> Done<Value> {
    let signed = op == CastOp::FPToSI;
    let power_of_two = |n: u64| match from.ty {
        Type::F32 => (127 + n) << 23,
        _ => (1023 + n) << 52,
    };
    let sign = 1 << (from.ty.bits() - 1);
    let bits = u64::from(to.bits);
    let (below, above, min, max) = match signed {
        true => {
            let limit = power_of_two(bits - 1);
            let min = 1 << (bits - 1);
            (limit | sign, limit, min, to.mask() & !min)
        }
        false => (0, power_of_two(bits), 0, to.mask()),
    };
    let converted = scalar::cast_value(cx, op, from, to, x)?;
    let (below, above) = (cx.constant(from.ty, below), cx.constant(from.ty, above));
    let (min, max) = (cx.constant(to.ty, min), cx.constant(to.ty, max));
    let zero = cx.constant(to.ty, 0);
    let is_below = scalar::fcmp_values(cx, FloatCond::Olt, from.ty, [x, below]);
    let is_above = scalar::fcmp_values(cx, FloatCond::Oge, from.ty, [x, above]);
    let is_nan = scalar::fcmp_values(cx, FloatCond::Uno, from.ty, [x, x]);
    let value = scalar::select_values(cx, is_below, min, converted);
    let value = scalar::select_values(cx, is_above, max, value);
    Ok(scalar::select_values(cx, is_nan, zero, value))
}

fn bits(cx: &mut Cx<'_>, op: UnaryOp, scalar: Scalar, a: Value) -> Value {
    let ty = scalar.ty;
    let unused = u64::from(ty.bits() - u32::from(scalar.bits));
    if unused == 0 || op == UnaryOp::Popcnt {
        return cx.b.unary(op, ty, a);
    }
    match op {
        UnaryOp::Ctz => {
            let end = cx.constant(ty, 1 << scalar.bits);
            let a = cx.b.binary(BinaryOp::Or, a, end);
            cx.b.unary(op, ty, a)
        }
        UnaryOp::Clz => {
            let count = cx.b.unary(op, ty, a);
            let unused = cx.constant(ty, unused);
            cx.b.binary(BinaryOp::Sub, count, unused)
        }
        _ => {
            let swapped = cx.b.unary(op, ty, a);
            let unused = cx.constant(ty, unused);
            cx.b.binary(BinaryOp::Lshr, swapped, unused)
        }
    }
}

pub(super) fn bit_reverse(cx: &mut Cx<'_>, scalar: Scalar, a: Value) -> Value {
    let ty = scalar.ty;
    let mut value = a;
    for (shift, mask) in [
        (1, 0x5555_5555_5555_5555),
        (2, 0x3333_3333_3333_3333),
        (4, 0x0f0f_0f0f_0f0f_0f0f),
    ] {
        let shift = cx.constant(ty, shift);
        let mask = cx.constant(ty, mask & ty.mask());
        let high = cx.b.binary(BinaryOp::Lshr, value, shift);
        let high = cx.b.binary(BinaryOp::And, high, mask);
        let low = cx.b.binary(BinaryOp::And, value, mask);
        let low = cx.b.binary(BinaryOp::Shl, low, shift);
        value = cx.b.binary(BinaryOp::Or, high, low);
    }
    if ty != Type::I8 {
        value = cx.b.unary(UnaryOp::Bswap, ty, value);
    }
    if scalar.is_odd() {
        let unused = u64::from(ty.bits() - u32::from(scalar.bits));
        let unused = cx.constant(ty, unused);
        value = cx.b.binary(BinaryOp::Lshr, value, unused);
    }
    value
}

fn funnel_shift(
    cx: &mut Cx<'_>,
    rotate: BinaryOp,
    scalar: Scalar,
    a: Value,
    b: Value,
    by: Value,
) -> Done<Value> {
    if scalar.is_odd() {
        return Ok(intrinsic::float::odd_funnel(
            cx,
            rotate == BinaryOp::Rotl,
            scalar,
            [a, b, by],
        ));
    }
    let ty = scalar.ty;
    if a == b {
        return Ok(cx.b.binary(rotate, a, by));
    }
    // Shift amounts are taken modulo the width, so `!by` is `width - 1 - by`.
    let ones = cx.constant(ty, ty.mask());
    let rest = cx.b.binary(BinaryOp::Xor, by, ones);
    let one = cx.constant(ty, 1);
    let (high, low) = if rotate == BinaryOp::Rotl {
        let low = cx.b.binary(BinaryOp::Lshr, b, one);
        (
            cx.b.binary(BinaryOp::Shl, a, by),
            cx.b.binary(BinaryOp::Lshr, low, rest),
        )
    } else {
        let high = cx.b.binary(BinaryOp::Shl, a, one);
        (
            cx.b.binary(BinaryOp::Shl, high, rest),
            cx.b.binary(BinaryOp::Lshr, b, by),
        )
    };
    Ok(cx.b.binary(BinaryOp::Or, high, low))
}

/// The result, cut to its width, and whether it overflowed.
pub(super) fn with_overflow(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    signed: bool,
    scalar: Scalar,
    a: Value,
    b: Value,
) -> (Value, Value) {
    match (op, signed) {
        (BinaryOp::Mul, _) => mul_overflow(cx, signed, scalar, a, b),
        (_, false) => {
            let value = cx.b.binary(op, a, b);
            let value = scalar::masked(cx, value, scalar);
            let (less, than) = match op {
                BinaryOp::Add => (value, a),
                _ => (a, b),
            };
            (value, cx.b.icmp(IntCond::Ult, less, than))
        }
        (_, true) if scalar.is_odd() => {
            let (a, b) = (
                scalar::sign_extended(cx, a, scalar),
                scalar::sign_extended(cx, b, scalar),
            );
            let exact = cx.b.binary(op, a, b);
            cut(cx, exact, scalar)
        }
        (_, true) => {
            // It overflowed if the operands' signs (of a difference: the second one's
            // negated) agree and the result's does not.
            let value = cx.b.binary(op, a, b);
            let x = cx.b.binary(BinaryOp::Xor, a, value);
            let other = if op == BinaryOp::Add { value } else { a };
            let y = cx.b.binary(BinaryOp::Xor, b, other);
            let both = cx.b.binary(BinaryOp::And, x, y);
            let zero = cx.constant(scalar.ty, 0);
            (value, cx.b.icmp(IntCond::Slt, both, zero))
        }
    }
}

/// A signed value cut to the width of `scalar`, and whether that changed it.
fn cut(cx: &mut Cx<'_>, exact: Value, scalar: Scalar) -> (Value, Value) {
    let value = scalar::masked(cx, exact, scalar);
    let back = scalar::sign_extended(cx, value, scalar);
    (value, cx.b.icmp(IntCond::Ne, back, exact))
}

fn mul_overflow(
    cx: &mut Cx<'_>,
    signed: bool,
    scalar: Scalar,
    a: Value,
    b: Value,
) -> (Value, Value) {
    let ty = scalar.ty;
    if scalar.bits <= 32 {
        // The product fits in twice the width.
        let wide = Scalar::full(if ty == Type::I32 {
            Type::I64
        } else {
            Type::I32
        });
        let (a, b) = match signed {
            true => (
                scalar::sext(cx, a, scalar, wide),
                scalar::sext(cx, b, scalar, wide),
            ),
            false => (
                scalar::zext(cx, a, scalar, wide),
                scalar::zext(cx, b, scalar, wide),
            ),
        };
        let product = cx.b.binary(BinaryOp::Mul, a, b);
        let value = scalar::trunc(cx, product, wide, scalar);
        let back = match signed {
            true => scalar::sext(cx, value, scalar, wide),
            false => scalar::zext(cx, value, scalar, wide),
        };
        return (value, cx.b.icmp(IntCond::Ne, back, product));
    }
    if !signed {
        let low = cx.b.binary(BinaryOp::Mul, a, b);
        let high = cx.b.binary(BinaryOp::Umulhi, a, b);
        let zero = cx.constant(ty, 0);
        let overflow = cx.b.icmp(IntCond::Ne, high, zero);
        if !scalar.is_odd() {
            return (low, overflow);
        }
        let mask = cx.constant(ty, scalar.mask());
        let above = cx.b.icmp(IntCond::Ugt, low, mask);
        let overflow = cx.b.binary(BinaryOp::Or, overflow, above);
        return (scalar::masked(cx, low, scalar), overflow);
    }
    let (a, b) = (
        scalar::sign_extended(cx, a, scalar),
        scalar::sign_extended(cx, b, scalar),
    );
    let low = cx.b.binary(BinaryOp::Mul, a, b);
    let high = cx.b.binary(BinaryOp::Smulhi, a, b);
    let top = cx.constant(ty, 63);
    let sign = cx.b.binary(BinaryOp::Ashr, low, top);
    let overflow = cx.b.icmp(IntCond::Ne, high, sign);
    if !scalar.is_odd() {
        return (low, overflow);
    }
    let (value, changed) = cut(cx, low, scalar);
    (value, cx.b.binary(BinaryOp::Or, overflow, changed))
}

fn saturating(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    signed: bool,
    scalar: Scalar,
    a: Value,
    b: Value,
) -> Value {
    let (value, overflow) = with_overflow(cx, op, signed, scalar, a, b);
    let limit = match (op, signed) {
        (BinaryOp::Add, false) => cx.constant(scalar.ty, scalar.mask()),
        (_, false) => cx.constant(scalar.ty, 0),
        (_, true) => {
            // The limit on the side of the first operand.
            let min = 1 << (scalar.bits - 1);
            let a = scalar::sign_extended(cx, a, scalar);
            let zero = cx.constant(scalar.ty, 0);
            let negative = cx.b.icmp(IntCond::Slt, a, zero);
            let max = cx.constant(scalar.ty, scalar.mask() & !min);
            let min = cx.constant(scalar.ty, min);
            scalar::select_values(cx, negative, min, max)
        }
    };
    scalar::select_values(cx, overflow, limit, value)
}
