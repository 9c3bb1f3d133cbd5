//! Integers of more than 128 bits: what no helper on two words does.
//!
//! Long products and quotients are helpers of the runtime on words in memory, so that code stays
//! linear in the width. Conversions from and to floats go by way of 128 bits, in which every
//! significand fits, and a power of two.

use super::big_float::{Big, Pair};
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use super::wide_int::Words;
use super::{Cx, arith, big_float, intrinsic, memory, scalar, small_float, wide_int};
use crate::ir::{BinaryOp as Op, CastOp};
use crate::lir::{BinaryOp, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value};

/// Products of more words than this are made by a helper.
pub(super) const MAX_INLINE_PRODUCT: usize = 8;

/// Integers below 2 to the power of this are converted from floats as they are. No format has more
/// digits.
const EXACT: u64 = 113;

/// Words in a slot: where they are.
fn words_in_memory(cx: &mut Cx<'_>, words: &[Value]) -> Done<Value> {
    let slot = cx.b.slot(8 * words.len() as u32, 8);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    for (i, &word) in words.iter().enumerate() {
        memory::store_scalar(cx, Scalar::PTR, MemFlags::PLAIN, word, (base, 8 * i as i32));
    }
    Ok(base)
}

fn words_at(cx: &mut Cx<'_>, base: Value, count: usize) -> Words {
    (0..count)
        .map(|i| cx.b.load(Type::I64, base, 8 * i as i32))
        .collect()
}

/// The product, cut to the length of the factors.
pub(super) fn long_mul(cx: &mut Cx<'_>, x: &[Value], y: &[Value]) -> Done<Words> {
    let (at, by) = (words_in_memory(cx, x)?, words_in_memory(cx, y)?);
    let count = wide_int::imm(cx, x.len() as u64);
    wide_int::call(cx, Libcall::WideMul, &[at, by, count], &[])?;
    Ok(words_at(cx, at, x.len()))
}

/// Division by a helper, of magnitudes. Traps if the divisor is 0, as that of words does.
pub(super) fn long_div(
    cx: &mut Cx<'_>,
    op: Op,
    bits: u32,
    mut x: Words,
    mut y: Words,
) -> Done<Words> {
    trap_if_zero(cx, &y);
    let signed = matches!(op, Op::SDiv | Op::SRem);
    let (of_x, of_y);
    if signed {
        (x, of_x) = magnitude(cx, bits, x)?;
        (y, of_y) = magnitude(cx, bits, y)?;
    } else {
        (of_x, of_y) = (None, None);
    }
    let (at, by) = (words_in_memory(cx, &x)?, words_in_memory(cx, &y)?);
    let count = wide_int::imm(cx, x.len() as u64);
    wide_int::call(cx, Libcall::WideDiv, &[at, by, count], &[])?;
    let from = match op {
        Op::UDiv | Op::SDiv => at,
        _ => by,
    };
    let result = words_at(cx, from, x.len());
    let negative = match (op, of_x, of_y) {
        (Op::SDiv, Some(x), Some(y)) => cx.b.binary(BinaryOp::Xor, x, y),
        (Op::SRem, Some(x), _) => x,
        _ => return Ok(result),
    };
    negated_if(cx, negative, bits, result)
}

/// Traps as a division does if a divisor is 0.
pub(super) fn trap_if_zero(cx: &mut Cx<'_>, divisor: &[Value]) {
    let Some((&first, rest)) = divisor.split_first() else {
        return;
    };
    let mut any = first;
    for &word in rest {
        any = cx.b.binary(BinaryOp::Or, any, word);
    }
    let zero = wide_int::imm(cx, 0);
    let any = cx.b.icmp(IntCond::Ne, any, zero);
    let any = scalar::zext(cx, any, Scalar::full(Type::I8), Scalar::full(Type::I32));
    let one = cx.constant(Type::I32, 1);
    cx.b.binary(BinaryOp::Udiv, one, any);
}

fn negated_if(cx: &mut Cx<'_>, negative: Value, bits: u32, x: Words) -> Done<Words> {
    let zero = wide_int::imm(cx, 0);
    let zeros = Words::from_elem(zero, x.len());
    let negated = wide_int::binary_words(cx, Op::Sub, bits, zeros, x.clone())?;
    Ok(wide_int::select_words(cx, negative, &negated, &x))
}

/// The magnitude of a signed integer, and whether that is another one.
fn magnitude(cx: &mut Cx<'_>, bits: u32, mut x: Words) -> Done<(Words, Option<Value>)> {
    wide_int::signed_top(cx, bits, &mut x);
    let zero = wide_int::imm(cx, 0);
    let last = x.last().copied().unwrap_or(zero);
    let negative = cx.b.icmp(IntCond::Slt, last, zero);
    let x = negated_if(cx, negative, 64 * x.len() as u32, x)?;
    Ok((x, Some(negative)))
}

/// An integer as two words and the power of two that they are to be taken times, an `i32`.
/// They round as the integer does: the lowest bit of them is set if any below it was.
pub(super) fn top_of_words(
    cx: &mut Cx<'_>,
    signed: bool,
    bits: u32,
    x: Words,
) -> Done<(Words, Value)> {
    let count = x.len();
    let (x, negative) = match signed {
        true => magnitude(cx, bits, x)?,
        false => (x, None),
    };
    let whole = 64 * count as u32;
    let zeros = intrinsic::wide::counted(cx, UnaryOp::Clz, whole, &x)[0];
    let x = wide_int::shift(cx, Op::Shl, whole, x, None, zeros)?;
    let zero = wide_int::imm(cx, 0);
    let mut below = zero;
    for &word in &x[..count - 2] {
        below = cx.b.binary(BinaryOp::Or, below, word);
    }
    // A bit is left for the sign.
    let top = Words::from_slice(&x[count - 2..]);
    let one = wide_int::imm(cx, 1);
    let lost = cx.b.binary(BinaryOp::And, top[0], one);
    below = cx.b.binary(BinaryOp::Or, below, lost);
    let mut top = wide_int::shift(cx, Op::LShr, 128, top, Some(1), one)?;
    let below = cx.b.icmp(IntCond::Ne, below, zero);
    let below = scalar::zext(cx, below, Scalar::full(Type::I8), Scalar::PTR);
    top[0] = cx.b.binary(BinaryOp::Or, top[0], below);
    if let Some(negative) = negative {
        top = negated_if(cx, negative, 128, top)?;
    }
    let most = wide_int::imm(cx, u64::from(whole) - 127);
    let power = cx.b.binary(BinaryOp::Sub, most, zeros);
    let power = scalar::trunc(cx, power, Scalar::PTR, Scalar::full(Type::I32));
    Ok((top, power))
}

/// An integer as a scalar float.
pub(super) fn long_to_float(
    cx: &mut Cx<'_>,
    signed: bool,
    bits: u32,
    x: Words,
    to: Scalar,
) -> Done<Value> {
    let (top, power) = top_of_words(cx, signed, bits, x)?;
    let (helper, float) = match to.ty {
        Type::F64 => (Libcall::Floattidf, Scalar::full(Type::F64)),
        _ => (Libcall::Floattisf, Scalar::full(Type::F32)),
    };
    let value = wide_int::call(cx, helper, &top, &[float.ty])?[0];
    let value = arith::math(cx, Maths::Ldexp, float, &[value, power])?;
    small_float::small_of(cx, value, to)
}

/// An integer as a float of more than 64 bits.
pub(super) fn long_to_big(
    cx: &mut Cx<'_>,
    signed: bool,
    bits: u32,
    x: Words,
    big: Big,
) -> Done<Pair> {
    let (top, power) = top_of_words(cx, signed, bits, x)?;
    let pair = big_float::of_words(cx, big, true, &top)?;
    big_float::math_with(cx, big, Maths::Ldexp, &[pair], &[power])
}

/// An exponent without its bias, as far as it is above that of what fits in two words.
fn excess(cx: &mut Cx<'_>, exponent: Value, bias: u64) -> Value {
    let exact = wide_int::imm(cx, bias + EXACT);
    let excess = cx.b.binary(BinaryOp::Sub, exponent, exact);
    let zero = wide_int::imm(cx, 0);
    let above = cx.b.icmp(IntCond::Sgt, excess, zero);
    scalar::select_values(cx, above, excess, zero)
}

/// Two words, signed, as a longer integer, times a power of two.
fn scaled(cx: &mut Cx<'_>, bits: u32, mut words: Words, power: Value) -> Done<Words> {
    let zero = wide_int::imm(cx, 0);
    let last = words.last().copied().unwrap_or(zero);
    let by = wide_int::imm(cx, 63);
    let sign = cx.b.binary(BinaryOp::Ashr, last, by);
    let count = bits.div_ceil(64) as usize;
    words.resize(count, sign);
    wide_int::shift(cx, Op::Shl, 64 * count as u32, words, None, power)
}

/// A scalar float, `float` or `double`, as an integer.
pub(super) fn float_to_long(cx: &mut Cx<'_>, bits: u32, from: Scalar, value: Value) -> Done<Words> {
    let value = match from.ty {
        Type::F64 => value,
        _ => cx.b.unary(UnaryOp::Fpromote, Type::F64, value),
    };
    let raw = cx.b.unary(UnaryOp::Bitcast, Type::I64, value);
    let by = wide_int::imm(cx, 52);
    let mask = wide_int::imm(cx, 0x7ff);
    let exponent = cx.b.binary(BinaryOp::Lshr, raw, by);
    let exponent = cx.b.binary(BinaryOp::And, exponent, mask);
    let excess = excess(cx, exponent, 1023);
    let less = cx.b.binary(BinaryOp::Shl, excess, by);
    let raw = cx.b.binary(BinaryOp::Sub, raw, less);
    let value = cx.b.unary(UnaryOp::Bitcast, Type::F64, raw);
    let words = wide_int::call(cx, Libcall::Fixdfti, &[value], &[Type::I64; 2])?;
    scaled(cx, bits, words, excess)
}

/// A float of more than 64 bits as an integer.
pub(super) fn big_to_words_long(
    cx: &mut Cx<'_>,
    big: Big,
    bits: u32,
    [low, top]: Pair,
) -> Done<Words> {
    let (ty, sign) = big.top();
    let scalar = Scalar::full(ty);
    let place = match big {
        Big::X87 => 0,
        Big::Quad => 48,
    };
    let (by, mask) = (wide_int::imm(cx, place), cx.constant(ty, sign - 1));
    let exponent = cx.b.binary(BinaryOp::And, top, mask);
    let exponent = scalar::zext(cx, exponent, scalar, Scalar::PTR);
    let exponent = cx.b.binary(BinaryOp::Lshr, exponent, by);
    let excess = excess(cx, exponent, 16383);
    let less = cx.b.binary(BinaryOp::Shl, excess, by);
    let less = scalar::trunc(cx, less, Scalar::PTR, scalar);
    let top = cx.b.binary(BinaryOp::Sub, top, less);
    let words = big_float::to_words(cx, big, true, [low, top])?;
    scaled(cx, bits, words, excess)
}

/// The least and the greatest integer of a width.
pub(super) fn limits(cx: &mut Cx<'_>, signed: bool, bits: u32) -> (Words, Words) {
    let count = bits.div_ceil(64) as usize;
    let (zero, ones) = (wide_int::imm(cx, 0), wide_int::imm(cx, u64::MAX));
    let (mut min, mut max) = (Words::from_elem(zero, count), Words::from_elem(ones, count));
    let top = 1u64 << ((bits - 1) % 64);
    let (low, high) = match signed {
        true => (top, top - 1),
        false => (0, top | (top - 1)),
    };
    (min[count - 1], max[count - 1]) = (wide_int::imm(cx, low), wide_int::imm(cx, high));
    (min, max)
}

/// An integer, or the limits of its width where a float was not above or not below them, or 0
/// where it was none.
pub(super) fn saturated(
    cx: &mut Cx<'_>,
    signed: bool,
    bits: u32,
    exact: Words,
    [below, above, nan]: [Value; 3],
) -> Words {
    let (min, max) = limits(cx, signed, bits);
    let zero = wide_int::imm(cx, 0);
    let zeros = Words::from_elem(zero, min.len());
    let value = wide_int::select_words(cx, below, &min, &exact);
    let value = wide_int::select_words(cx, above, &max, &value);
    wide_int::select_words(cx, nan, &zeros, &value)
}

/// `llvm.sshl.sat`, `llvm.ushl.sat`
pub(super) fn long_shift_saturating(
    cx: &mut Cx<'_>,
    signed: bool,
    bits: u32,
    x: Words,
    by: Value,
) -> Done<Words> {
    let shifted = wide_int::shift(cx, Op::Shl, bits, x.clone(), None, by)?;
    let shifted = intrinsic::wide::cut_words(cx, bits, shifted);
    let back = if signed { Op::AShr } else { Op::LShr };
    let back = wide_int::shift(cx, back, bits, shifted.clone(), None, by)?;
    let back = intrinsic::wide::cut_words(cx, bits, back);
    let lost = wide_int::icmp_words(cx, IntCond::Ne, bits, back, x.clone());
    let (min, mut limit) = limits(cx, signed, bits);
    if signed {
        let zero = wide_int::imm(cx, 0);
        let zeros = Words::from_elem(zero, x.len());
        let negative = wide_int::icmp_words(cx, IntCond::Slt, bits, x, zeros);
        limit = wide_int::select_words(cx, negative, &min, &limit);
    }
    Ok(wide_int::select_words(cx, lost, &limit, &shifted))
}

/// `llvm.smul.fix` and its like, of integers that are extended to twice their words; rounded
/// down. The result is of as many words, and right in the lower half.
pub(super) fn fixed_point_words(
    cx: &mut Cx<'_>,
    (op, signed, saturates): (Op, bool, bool),
    bits: u32,
    [a, b]: [Words; 2],
    scale: u64,
) -> Done<Words> {
    let count = a.len();
    let whole = 64 * count as u32;
    let by = wide_int::imm(cx, scale);
    let shift = if signed { Op::AShr } else { Op::LShr };
    let exact = if op == Op::Mul {
        let product = wide_int::binary_words(cx, Op::Mul, whole, a, b)?;
        wide_int::shift(cx, shift, whole, product, Some(scale), by)?
    } else {
        let a = wide_int::shift(cx, Op::Shl, whole, a, Some(scale), by)?;
        let divide = if signed { Op::SDiv } else { Op::UDiv };
        let quotient = wide_int::binary_words(cx, divide, whole, a.clone(), b.clone())?;
        match signed {
            true => rounded_down(cx, quotient, a, b)?,
            false => quotient,
        }
    };
    if !saturates {
        return Ok(exact);
    }
    let (mut min, mut max) = limits(cx, signed, bits);
    if signed {
        wide_int::signed_top(cx, bits, &mut min);
    }
    let (zero, ones) = (wide_int::imm(cx, 0), wide_int::imm(cx, u64::MAX));
    min.resize(count, if signed { ones } else { zero });
    max.resize(count, zero);
    let (less, greater) = match signed {
        true => (IntCond::Slt, IntCond::Sgt),
        false => (IntCond::Ult, IntCond::Ugt),
    };
    let above = wide_int::icmp_words(cx, greater, whole, exact.clone(), max.clone());
    let below = wide_int::icmp_words(cx, less, whole, exact.clone(), min.clone());
    let value = wide_int::select_words(cx, above, &max, &exact);
    Ok(wide_int::select_words(cx, below, &min, &value))
}

/// A quotient less 1 where it was cut towards zero from below.
fn rounded_down(cx: &mut Cx<'_>, quotient: Words, a: Words, b: Words) -> Done<Words> {
    let (count, whole) = (a.len(), 64 * a.len() as u32);
    let back = wide_int::binary_words(cx, Op::Mul, whole, quotient.clone(), b.clone())?;
    let inexact = wide_int::icmp_words(cx, IntCond::Ne, whole, back, a.clone());
    let signs = cx.b.binary(BinaryOp::Xor, a[count - 1], b[count - 1]);
    let zero = wide_int::imm(cx, 0);
    let negative = cx.b.icmp(IntCond::Slt, signs, zero);
    let less = cx.b.binary(BinaryOp::And, inexact, negative);
    let less = scalar::zext(cx, less, Scalar::full(Type::I8), Scalar::PTR);
    let mut one = Words::from_elem(zero, count);
    one[0] = less;
    wide_int::binary_words(cx, Op::Sub, whole, quotient, one)
}

/// Words extended to twice as many.
pub(super) fn doubled(cx: &mut Cx<'_>, signed: bool, bits: u32, mut x: Words) -> Words {
    let mut fill = wide_int::imm(cx, 0);
    if signed {
        wide_int::signed_top(cx, bits, &mut x);
        if let Some(&last) = x.last() {
            let by = wide_int::imm(cx, 63);
            fill = cx.b.binary(BinaryOp::Ashr, last, by);
        }
    }
    x.resize(2 * x.len(), fill);
    x
}

/// The words of an integer of `bits` bits that is converted from a scalar float.
pub(super) fn words_of_float(
    cx: &mut Cx<'_>,
    op: CastOp,
    bits: u32,
    from: Scalar,
    value: Value,
) -> Done<Words> {
    let is_double = from.ty == Type::F64;
    let value = small_float::float_of(cx, value, from)?;
    if bits > 128 {
        return float_to_long(cx, bits, Scalar::full(cx.b.func.ty(value)), value);
    }
    let helper = match (is_double, op) {
        (true, CastOp::FPToSI) => Libcall::Fixdfti,
        (true, _) => Libcall::Fixunsdfti,
        (false, CastOp::FPToSI) => Libcall::Fixsfti,
        (false, _) => Libcall::Fixunssfti,
    };
    wide_int::call(cx, helper, &[value], &[Type::I64; 2])
}
