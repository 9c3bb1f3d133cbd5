//! Intrinsics of floats that are more than one operation, and fixed-point arithmetic.

use super::super::fail::Done;
use super::super::info::{Scalar, SmallFloat};
use super::super::operand::Repr;
use super::super::vector::Lanes;
use super::super::wide_int::Words;
use super::super::{
    Cx, aggregate, big_float, elements, memory, scalar, small_float, vector, wide_long,
};
use crate::ir::{BinaryOp as Op, Operand, TypeId};
use crate::lir::{BinaryOp, Format, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value};

/// `llvm.is.fpclass` for the classes of a mask.
pub(crate) fn is_fpclass(cx: &mut Cx<'_>, scalar: Scalar, x: Value, mask: u64) -> Done<Value> {
    let (ty, fraction, sign) = match (scalar.ty, scalar.small) {
        (_, Some(SmallFloat::Half)) => (Type::I16, 10, 15),
        (_, Some(SmallFloat::BFloat)) => (Type::I16, 7, 15),
        (Type::F32, _) => (Type::I32, 23, 31),
        (Type::F64, _) => (Type::I64, 52, 63),
        _ => return Err(cx.invalid("it is not of floats")),
    };
    let int = Scalar::full(ty);
    let infinity = int.mask() >> 1 & !((1u64 << fraction) - 1);
    let quiet = infinity | 1 << (fraction - 1);
    let bits = match scalar.small {
        Some(_) => x,
        None => cx.b.unary(UnaryOp::Bitcast, ty, x),
    };
    let shift = cx.constant(ty, sign);
    let negative = cx.b.binary(BinaryOp::Lshr, bits, shift);
    let negative = scalar::trunc(cx, negative, int, Scalar::full(Type::I8));
    let one = cx.constant(Type::I8, 1);
    let positive = cx.b.binary(BinaryOp::Xor, negative, one);
    let magnitude_mask = cx.constant(ty, int.mask() >> 1);
    let magnitude = cx.b.binary(BinaryOp::And, bits, magnitude_mask);
    // Each class: the bits of the mask for either sign, and its range of magnitudes.
    let smallest = 1u64 << fraction;
    let classes = [
        (1, 1, infinity + 1, quiet - 1),
        (2, 2, quiet, int.mask() >> 1),
        (4, 512, infinity, infinity),
        (8, 256, smallest, infinity - 1),
        (16, 128, 1, smallest - 1),
        (32, 64, 0, 0),
    ];
    let mut found = cx.constant(Type::I8, 0);
    for (minus, plus, from, to) in classes {
        if mask & (minus | plus) == 0 {
            continue;
        }
        let low = cx.constant(ty, from);
        let span = cx.constant(ty, to - from);
        let above = cx.b.binary(BinaryOp::Sub, magnitude, low);
        let mut within = cx.b.icmp(IntCond::Ule, above, span);
        let of = (mask & minus != 0, mask & plus != 0);
        within = with_sign(cx, within, of, (negative, positive));
        found = cx.b.binary(BinaryOp::Or, found, within);
    }
    Ok(found)
}

/// A test of a number's magnitude for the signs that it is made for: negative and positive ones,
/// one of them or both.
pub(crate) fn with_sign(
    cx: &mut Cx<'_>,
    within: Value,
    of: (bool, bool),
    is: (Value, Value),
) -> Value {
    match of {
        (true, false) => cx.b.binary(BinaryOp::And, within, is.0),
        (false, true) => cx.b.binary(BinaryOp::And, within, is.1),
        _ => within,
    }
}

/// An exponent as C's functions take it: an `int`, which the limits stand for where it is
/// beyond them.
pub(crate) fn as_exponent(cx: &mut Cx<'_>, scalar: Scalar, value: Value) -> Value {
    let int = Scalar::full(Type::I32);
    if scalar.bits <= 32 {
        return scalar::sext(cx, value, scalar, int);
    }
    let value = scalar::sext(cx, value, scalar, Scalar::PTR);
    let min = cx.constant(Type::I64, i64::from(i32::MIN) as u64);
    let max = cx.constant(Type::I64, i32::MAX as u64);
    let below = cx.b.icmp(IntCond::Slt, value, min);
    let value = scalar::select_values(cx, below, min, value);
    let above = cx.b.icmp(IntCond::Sgt, value, max);
    let value = scalar::select_values(cx, above, max, value);
    scalar::trunc(cx, value, Scalar::PTR, int)
}

fn resized_int(cx: &mut Cx<'_>, value: Value, from: Scalar, to: Scalar) -> Value {
    match to.bits < from.bits {
        true => scalar::trunc(cx, value, from, to),
        false => scalar::sext(cx, value, from, to),
    }
}

/// `llvm.sincos` and `llvm.modf`: two floats of one, or vectors of them.
pub(crate) fn two_floats(cx: &mut Cx<'_>, function: Maths, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    if let Some((elem, _)) = elements::of_type(cx, from_ty) {
        let more = cx.leaf_count(elem)?;
        return elements::split_by_element(cx, &[arg], more, |cx, _, args| {
            two_floats(cx, function, ty, args[0])
        });
    }
    let slot = cx.b.slot(16, 16);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    if let Some(big) = big_float::format(cx, from_ty) {
        let a = big_float::pair_of(cx, arg)?;
        let first = match function {
            Maths::Modf => big_float::math_with(cx, big, function, &[a], &[at])?,
            _ => big_float::math_with(cx, big, Maths::Sin, &[a], &[])?,
        };
        let second = match function {
            Maths::Modf => [cx.b.load(Type::I64, at, 0), cx.b.load(big.top().0, at, 8)],
            _ => big_float::math_with(cx, big, Maths::Cos, &[a], &[])?,
        };
        return Ok(aggregate::with_leaves(
            cx,
            ty,
            &[first[0], first[1], second[0], second[1]],
        ));
    }
    let (scalar, mut firsts) = match vector::of_type(cx, from_ty) {
        Some((scalar, _)) => (scalar, vector::lane_values(cx, arg)?),
        None => (
            scalar::of_type(cx, from_ty)?,
            Lanes::from_slice(&[cx.value(arg)?]),
        ),
    };
    let mut seconds = Lanes::new();
    for lane in &mut firsts {
        let x = small_float::float_of(cx, *lane, scalar)?;
        let float = cx.b.func.ty(x);
        let format = match float {
            Type::F32 => Format::F32,
            _ => Format::F64,
        };
        let (first, second) = match function {
            Maths::Modf => {
                let function = Libcall::Math(Maths::Modf, format);
                let fraction = scalar::libcall(cx, function, float, &[x, at])?;
                (fraction, cx.b.load(float, at, 0))
            }
            _ => {
                let [sine, cosine] = [Maths::Sin, Maths::Cos].map(|f| Libcall::Math(f, format));
                let sine = scalar::libcall(cx, sine, float, &[x])?;
                (sine, scalar::libcall(cx, cosine, float, &[x])?)
            }
        };
        *lane = small_float::small_of(cx, first, scalar)?;
        seconds.push(small_float::small_of(cx, second, scalar)?);
    }
    firsts.extend(seconds);
    Ok(aggregate::with_leaves(cx, ty, &firsts))
}

/// `llvm.frexp`: a fraction and an exponent, or vectors of them.
pub(crate) fn frexp(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    if elements::of_type(cx, from_ty).is_some() {
        return elements::split_by_element(cx, &[arg], 1, |cx, _, args| frexp(cx, ty, args[0]));
    }
    let leaves = memory::take_leaves(cx, ty)?;
    let exponent = leaves.last().map(|leaf| leaf.scalar);
    cx.s.leaves = leaves;
    let Some(exponent) = exponent.filter(|scalar| scalar.ty.is_int()) else {
        return Err(cx.unsupported_type(ty));
    };
    let slot = cx.b.slot(4, 4);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    let int = Scalar::full(Type::I32);
    if let Some(big) = big_float::format(cx, from_ty) {
        let a = big_float::pair_of(cx, arg)?;
        let [low, top] = big_float::math_with(cx, big, Maths::Frexp, &[a], &[at])?;
        let found = cx.b.load(Type::I32, at, 0);
        let found = resized_int(cx, found, int, exponent);
        return Ok(aggregate::with_leaves(cx, ty, &[low, top, found]));
    }
    let (scalar, mut fractions) = match vector::of_type(cx, from_ty) {
        Some((scalar, _)) => (scalar, vector::lane_values(cx, arg)?),
        None => (
            scalar::of_type(cx, from_ty)?,
            Lanes::from_slice(&[cx.value(arg)?]),
        ),
    };
    let mut exponents = Lanes::new();
    for lane in &mut fractions {
        let x = small_float::float_of(cx, *lane, scalar)?;
        let fraction = match cx.b.func.ty(x) {
            Type::F32 => Libcall::Math(Maths::Frexp, Format::F32),
            _ => Libcall::Math(Maths::Frexp, Format::F64),
        };
        let fraction = scalar::libcall(cx, fraction, cx.b.func.ty(x), &[x, at])?;
        let found = cx.b.load(Type::I32, at, 0);
        *lane = small_float::small_of(cx, fraction, scalar)?;
        exponents.push(resized_int(cx, found, int, exponent));
    }
    fractions.extend(exponents);
    Ok(aggregate::with_leaves(cx, ty, &fractions))
}

/// A product or quotient of fixed-point numbers of at most 64 bits, by way of 128; what does
/// not fit exactly is rounded down.
pub(crate) fn fixed_point(
    cx: &mut Cx<'_>,
    (op, signed, saturates): (Op, bool, bool),
    scalar: Scalar,
    [a, b]: [Value; 2],
    scale: u64,
) -> Done<Value> {
    let (a, b) = (
        as_words(cx, scalar, signed, a),
        as_words(cx, scalar, signed, b),
    );
    let words = wide_long::fixed_point_words(
        cx,
        (op, signed, saturates),
        scalar.bits.into(),
        [a, b],
        scale,
    )?;
    Ok(scalar::trunc(cx, words[0], Scalar::PTR, scalar))
}

/// A scalar as two words.
fn as_words(cx: &mut Cx<'_>, scalar: Scalar, signed: bool, value: Value) -> Words {
    let (low, high) = match signed {
        true => {
            let low = scalar::sext(cx, value, scalar, Scalar::PTR);
            let by = cx.constant(Type::I64, 63);
            (low, cx.b.binary(BinaryOp::Ashr, low, by))
        }
        false => (
            scalar::zext(cx, value, scalar, Scalar::PTR),
            cx.constant(Type::I64, 0),
        ),
    };
    Words::from_slice(&[low, high])
}

/// `llvm.sshl.sat`, `llvm.ushl.sat`
pub(crate) fn shift_saturating(
    cx: &mut Cx<'_>,
    signed: bool,
    scalar: Scalar,
    a: Value,
    by: Value,
) -> Value {
    let ty = scalar.ty;
    let shifted = cx.b.binary(BinaryOp::Shl, a, by);
    let shifted = scalar::masked(cx, shifted, scalar);
    let zero = cx.constant(ty, 0);
    let (back, limit) = match signed {
        true => {
            let wide = scalar::sign_extended(cx, shifted, scalar);
            let back = cx.b.binary(BinaryOp::Ashr, wide, by);
            let negative = scalar::icmp_values(cx, IntCond::Slt, scalar, a, zero);
            let min = 1u64 << (scalar.bits - 1);
            let max = cx.constant(ty, min - 1);
            let min = cx.constant(ty, min);
            (
                scalar::masked(cx, back, scalar),
                scalar::select_values(cx, negative, min, max),
            )
        }
        false => {
            let back = cx.b.binary(BinaryOp::Lshr, shifted, by);
            (back, cx.constant(ty, scalar.mask()))
        }
    };
    let lost = cx.b.icmp(IntCond::Ne, back, a);
    scalar::select_values(cx, lost, limit, shifted)
}

/// A funnel shift of an integer that does not fill its type.
pub(crate) fn odd_funnel(
    cx: &mut Cx<'_>,
    left: bool,
    scalar: Scalar,
    [a, b, by]: [Value; 3],
) -> Value {
    let ty = scalar.ty;
    let width = cx.constant(ty, scalar.bits.into());
    let by = cx.b.binary(BinaryOp::Urem, by, width);
    let most = cx.constant(ty, u64::from(scalar.bits - 1));
    let rest = cx.b.binary(BinaryOp::Sub, most, by);
    let one = cx.constant(ty, 1);
    let (high, low) = match left {
        true => {
            let low = cx.b.binary(BinaryOp::Lshr, b, one);
            let low = cx.b.binary(BinaryOp::Lshr, low, rest);
            (cx.b.binary(BinaryOp::Shl, a, by), low)
        }
        false => {
            let high = cx.b.binary(BinaryOp::Shl, a, one);
            let high = cx.b.binary(BinaryOp::Shl, high, rest);
            (high, cx.b.binary(BinaryOp::Lshr, b, by))
        }
    };
    let both = cx.b.binary(BinaryOp::Or, high, low);
    scalar::masked(cx, both, scalar)
}

/// `llvm.get.fpenv` and its like: what the processor keeps of floating point, to or from the
/// bits of an integer. What takes no operand sets what a program starts with.
pub(crate) fn float_state(
    cx: &mut Cx<'_>,
    helper: Libcall,
    ty: TypeId,
    args: &[u32],
) -> Done<Repr> {
    let set = args.first().map(|&word| Operand(word));
    let ty = set.map_or(ty, |operand| cx.type_of(operand));
    let at = match (helper, cx.info.layout(cx.module, ty)) {
        (Libcall::Fegetenv | Libcall::Fesetenv, Some(layout)) if layout.store_size == 32 => 32,
        (Libcall::Fegetmode | Libcall::Fesetmode, Some(layout)) if layout.store_size == 8 => 8,
        (_, None) => 0,
        _ => return Err(cx.unsupported_type(ty)),
    };
    let at = match at {
        0 => cx.constant(Type::I64, u64::MAX),
        bytes => {
            let slot = cx.b.slot(bytes, 8);
            cx.materialize(Repr::Slot(slot, 0))?
        }
    };
    if let Some(operand) = set {
        let value = cx.repr(operand)?;
        memory::store_at(cx, ty, MemFlags::PLAIN, value, (at, 0))?;
    }
    scalar::libcall(cx, helper, Type::I32, &[at])?;
    match helper {
        Libcall::Fegetenv | Libcall::Fegetmode => memory::load_at(cx, ty, MemFlags::PLAIN, (at, 0)),
        _ => Ok(Repr::Unset),
    }
}
