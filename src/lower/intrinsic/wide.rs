//! Intrinsics on integers of more than 64 bits.

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::wide_int::Words;
use super::super::{Cx, arith, constrained, scalar, small_float, wide_int, wide_long};
use super::{IntrinsicOp, big};
use crate::ir::{BinaryOp as Op, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, FloatCond, IntCond, Libcall, Type, UnaryOp, Value};

/// An intrinsic whose first argument is a wide integer, or one that makes a wide integer of a scalar.
pub(crate) fn wide_intrinsic(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: TypeId,
    args: &[u32],
    _: bool,
) -> Done<Repr> {
    let first = args.first().map_or(Operand::MISSING, |&word| Operand(word));
    match intrinsic {
        IntrinsicOp::Convert(op) => return constrained::strict_cast(cx, op, ty, first),
        IntrinsicOp::SaturatingCast(op) => return saturating(cx, op, ty, first),
        _ => {}
    }
    let bits = wide_int::width_of(cx, cx.type_of(first))?;
    let words_of = |cx: &mut Cx<'_>, i: usize| match args.get(i) {
        Some(&word) => wide_int::words(cx, Operand(word)),
        None => Err(cx.invalid("it lacks arguments")),
    };
    let x = words_of(cx, 0)?;
    let result = match intrinsic {
        IntrinsicOp::Abs => {
            let zero = zero_words(cx, x.len());
            let negated = wide_int::binary_words(cx, Op::Sub, bits, zero.clone(), x.clone())?;
            let negative = wide_int::icmp_words(cx, IntCond::Slt, bits, x.clone(), zero);
            wide_int::select_words(cx, negative, &negated, &x)
        }
        IntrinsicOp::Pick(cond) => {
            let y = words_of(cx, 1)?;
            let picked = wide_int::icmp_words(cx, cond, bits, x.clone(), y.clone());
            wide_int::select_words(cx, picked, &x, &y)
        }
        IntrinsicOp::Compare(less, greater) => {
            let y = words_of(cx, 1)?;
            let to = scalar::of_type(cx, ty)?;
            let less = wide_int::icmp_words(cx, less, bits, x.clone(), y.clone());
            let greater = wide_int::icmp_words(cx, greater, bits, x, y);
            let sign = cx.b.binary(BinaryOp::Sub, greater, less);
            return Ok(Repr::Value(scalar::sext(
                cx,
                sign,
                Scalar::full(Type::I8),
                to,
            )));
        }
        IntrinsicOp::Bits(UnaryOp::Bswap) | IntrinsicOp::BitReverse => {
            let mut reversed = Words::new();
            for &word in x.iter().rev() {
                reversed.push(match intrinsic {
                    IntrinsicOp::BitReverse => arith::bit_reverse(cx, Scalar::PTR, word),
                    _ => cx.b.unary(UnaryOp::Bswap, Type::I64, word),
                });
            }
            dropped(cx, 64 * x.len() as u32 - bits, reversed)?
        }
        IntrinsicOp::MulCarryless => {
            let y = words_of(cx, 1)?;
            multiply_carryless(cx, &x, &y)?
        }
        IntrinsicOp::Bits(op) => counted(cx, op, bits, &x),
        IntrinsicOp::FunnelShift(rotate) => {
            let (y, by) = (words_of(cx, 1)?, words_of(cx, 2)?);
            funnel(cx, rotate == BinaryOp::Rotl, bits, x, y, by)?
        }
        IntrinsicOp::Overflow(op, signed) => {
            let y = words_of(cx, 1)?;
            let (value, overflow) = wide_overflow(cx, op, signed, bits, &x, &y)?;
            let repr = wide_int::of_words(cx, bits, &value);
            cx.s.parts.push(Repr::Value(overflow));
            return Ok(repr);
        }
        IntrinsicOp::Saturate(op, signed) => {
            let y = words_of(cx, 1)?;
            let (value, overflow) = wide_overflow(cx, op, signed, bits, &x, &y)?;
            let (min, max) = wide_long::limits(cx, signed, bits);
            let limit = match (signed, op) {
                (false, BinaryOp::Add) => max,
                (false, _) => min,
                (true, _) => {
                    // The limit on the side of the first operand.
                    let zeros = zero_words(cx, x.len());
                    let negative = wide_int::icmp_words(cx, IntCond::Slt, bits, x, zeros);
                    wide_int::select_words(cx, negative, &min, &max)
                }
            };
            wide_int::select_words(cx, overflow, &limit, &value)
        }
        IntrinsicOp::ShiftSaturate(signed) => {
            let by = words_of(cx, 1)?[0];
            wide_long::long_shift_saturating(cx, signed, bits, x, by)?
        }
        IntrinsicOp::FixedPoint(op, signed, saturates) => {
            let y = words_of(cx, 1)?;
            let scale = match args.get(2).map(|&word| cx.repr(Operand(word))) {
                Some(Ok(Repr::Const(_, scale))) if scale <= u64::from(bits) => scale,
                _ => return Err(cx.invalid("its scale is not constant")),
            };
            let args = [x, y].map(|words| wide_long::doubled(cx, signed, bits, words));
            wide_long::fixed_point_words(cx, (op, signed, saturates), bits, args, scale)?
        }
        _ => return Err(cx.unsupported_type(ty)),
    };
    Ok(wide_int::of_words(cx, bits, &result))
}

fn zero_words(cx: &mut Cx<'_>, count: usize) -> Words {
    let zero = cx.constant(Type::I64, 0);
    Words::from_elem(zero, count)
}

/// The low words of a product without carries. The high word of two is the low one of both read backwards, read
/// backwards itself, but for one bit.
fn multiply_carryless(cx: &mut Cx<'_>, x: &[Value], y: &[Value]) -> Done<Words> {
    let mut product = zero_words(cx, x.len());
    let one = cx.constant(Type::I64, 1);
    for (i, &x) in x.iter().enumerate() {
        let x_back = arith::bit_reverse(cx, Scalar::PTR, x);
        for (j, &y) in y[..product.len() - i].iter().enumerate() {
            let low = scalar::libcall(cx, Libcall::Clmul, Type::I64, &[x, y])?;
            product[i + j] = cx.b.binary(BinaryOp::Xor, product[i + j], low);
            if i + j + 1 == product.len() {
                continue;
            }
            let y_back = arith::bit_reverse(cx, Scalar::PTR, y);
            let high = scalar::libcall(cx, Libcall::Clmul, Type::I64, &[x_back, y_back])?;
            let high = arith::bit_reverse(cx, Scalar::PTR, high);
            let high = cx.b.binary(BinaryOp::Lshr, high, one);
            product[i + j + 1] = cx.b.binary(BinaryOp::Xor, product[i + j + 1], high);
        }
    }
    Ok(product)
}

/// Words without their lowest bits.
fn dropped(cx: &mut Cx<'_>, by: u32, words: Words) -> Done<Words> {
    let amount = cx.constant(Type::I64, by.into());
    let bits = 64 * words.len() as u32;
    wide_int::shift(cx, Op::LShr, bits, words, Some(by.into()), amount)
}

/// Set bits, or zeros at an end.
pub(crate) fn counted(cx: &mut Cx<'_>, op: UnaryOp, bits: u32, x: &[Value]) -> Words {
    let count = x.len();
    let zero = cx.constant(Type::I64, 0);
    let mut sum = match op {
        UnaryOp::Ctz => cx.constant(Type::I64, bits.into()),
        UnaryOp::Clz => cx.constant(Type::I64, 64 * count as u64),
        _ => zero,
    };
    for i in 0..count {
        // The word that decides comes last.
        let i = if op == UnaryOp::Ctz { count - 1 - i } else { i };
        let here = cx.b.unary(op, Type::I64, x[i]);
        if op == UnaryOp::Popcnt {
            sum = cx.b.binary(BinaryOp::Add, sum, here);
            continue;
        }
        let passed = if op == UnaryOp::Ctz { i } else { count - 1 - i };
        let here = cx.plus(here, 64 * passed as i64);
        let any = cx.b.icmp(IntCond::Ne, x[i], zero);
        sum = scalar::select_values(cx, any, here, sum);
    }
    if op == UnaryOp::Clz {
        sum = cx.plus(sum, i64::from(bits) - 64 * count as i64);
    }
    let mut words = zero_words(cx, count);
    words[0] = sum;
    words
}

fn funnel(cx: &mut Cx<'_>, left: bool, bits: u32, x: Words, y: Words, by: Words) -> Done<Words> {
    let mut width = zero_words(cx, x.len());
    width[0] = cx.constant(Type::I64, bits.into());
    let by = match bits.is_power_of_two() {
        true => {
            let mask = cx.constant(Type::I64, u64::from(bits - 1));
            cx.b.binary(BinaryOp::And, by[0], mask)
        }
        false => wide_int::binary_words(cx, Op::URem, bits, by, width)?[0],
    };
    let most = cx.constant(Type::I64, u64::from(bits - 1));
    let rest = cx.b.binary(BinaryOp::Sub, most, by);
    let one = cx.constant(Type::I64, 1);
    let (high, low) = match left {
        true => {
            let low = wide_int::shift(cx, Op::LShr, bits, y, Some(1), one)?;
            let low = wide_int::shift(cx, Op::LShr, bits, low, None, rest)?;
            (wide_int::shift(cx, Op::Shl, bits, x, None, by)?, low)
        }
        false => {
            let high = wide_int::shift(cx, Op::Shl, bits, x, Some(1), one)?;
            let high = wide_int::shift(cx, Op::Shl, bits, high, None, rest)?;
            (high, wide_int::shift(cx, Op::LShr, bits, y, None, by)?)
        }
    };
    wide_int::binary_words(cx, Op::Or, bits, high, low)
}

/// The bits of the last word that are above the width, cleared.
pub(crate) fn cut_words(cx: &mut Cx<'_>, bits: u32, mut words: Words) -> Words {
    let used = (bits - 1) % 64 + 1;
    if let (Some(last), 1..64) = (words.last_mut(), used) {
        let mask = cx.constant(Type::I64, (1 << used) - 1);
        *last = cx.b.binary(BinaryOp::And, *last, mask);
    }
    words
}

/// The result, cut to its width, and whether it overflowed.
fn wide_overflow(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    signed: bool,
    bits: u32,
    x: &Words,
    y: &Words,
) -> Done<(Words, Value)> {
    if op == BinaryOp::Mul {
        return mul_overflow(cx, signed, bits, x, y);
    }
    let ir = if op == BinaryOp::Add {
        Op::Add
    } else {
        Op::Sub
    };
    let value = wide_int::binary_words(cx, ir, bits, x.clone(), y.clone())?;
    let value = cut_words(cx, bits, value);
    if !signed {
        let (less, than) = match op {
            BinaryOp::Add => (&value, x),
            _ => (x, y),
        };
        let overflow = wide_int::icmp_words(cx, IntCond::Ult, bits, less.clone(), than.clone());
        return Ok((value, overflow));
    }
    // As for one word: of a sum the operands' signs agree and the result's does not.
    let last = x.len() - 1;
    let (a, b, r) = (x[last], y[last], value[last]);
    let p = cx.b.binary(BinaryOp::Xor, a, r);
    let q =
        cx.b.binary(BinaryOp::Xor, b, if op == BinaryOp::Add { r } else { a });
    let both = cx.b.binary(BinaryOp::And, p, q);
    let sign = cx.constant(Type::I64, 1 << ((bits - 1) % 64));
    let both = cx.b.binary(BinaryOp::And, both, sign);
    let zero = cx.constant(Type::I64, 0);
    Ok((value, cx.b.icmp(IntCond::Ne, both, zero)))
}

fn mul_overflow(
    cx: &mut Cx<'_>,
    signed: bool,
    bits: u32,
    x: &Words,
    y: &Words,
) -> Done<(Words, Value)> {
    if bits > 128 {
        let [x, y] = [x, y].map(|words| wide_long::doubled(cx, signed, bits, words.clone()));
        let (count, whole) = (x.len(), 64 * x.len() as u32);
        let product = wide_int::binary_words(cx, Op::Mul, whole, x, y)?;
        let value = cut_words(cx, bits, Words::from_slice(&product[..count / 2]));
        let back = wide_long::doubled(cx, signed, bits, value.clone());
        let overflow = wide_int::icmp_words(cx, IntCond::Ne, whole, back, product);
        return Ok((value, overflow));
    }
    if !signed {
        return Ok(unsigned_mul_overflow(cx, bits, x, y));
    }
    let (mut x, mut y) = (x.clone(), y.clone());
    wide_int::signed_top(cx, bits, &mut x);
    wide_int::signed_top(cx, bits, &mut y);
    let args = [x[0], x[1], y[0], y[1]];
    let overflow = wide_int::call(cx, Libcall::Smulo128, &args, &[Type::I8])?[0];
    let product = wide_int::binary_words(cx, Op::Mul, 128, x, y)?;
    let value = cut_words(cx, bits, product.clone());
    let mut back = value.clone();
    wide_int::signed_top(cx, bits, &mut back);
    let changed = wide_int::icmp_words(cx, IntCond::Ne, 128, back, product);
    Ok((value, cx.b.binary(BinaryOp::Or, overflow, changed)))
}

/// The same of two words without a sign. Written out, since passes then see where the upper words are 0: factors
/// have mostly been extended from one word.
fn unsigned_mul_overflow(cx: &mut Cx<'_>, bits: u32, x: &Words, y: &Words) -> (Words, Value) {
    let zero = cx.constant(Type::I64, 0);
    let upper = [x[1], y[1]].map(|word| cx.b.icmp(IntCond::Ne, word, zero));
    let mut overflow = cx.b.binary(BinaryOp::And, upper[0], upper[1]);
    let mut crossed = zero;
    for (one, other) in [(x[1], y[0]), (y[1], x[0])] {
        let low = cx.b.binary(BinaryOp::Mul, one, other);
        let high = cx.b.binary(BinaryOp::Umulhi, one, other);
        let above = cx.b.icmp(IntCond::Ne, high, zero);
        overflow = cx.b.binary(BinaryOp::Or, overflow, above);
        crossed = cx.b.binary(BinaryOp::Add, crossed, low);
    }
    let low = cx.b.binary(BinaryOp::Mul, x[0], y[0]);
    let carried = cx.b.binary(BinaryOp::Umulhi, x[0], y[0]);
    let high = cx.b.binary(BinaryOp::Add, carried, crossed);
    let above = cx.b.icmp(IntCond::Ult, high, carried);
    overflow = cx.b.binary(BinaryOp::Or, overflow, above);
    let product = Words::from_slice(&[low, high]);
    let value = cut_words(cx, bits, product);
    if bits < 128 {
        let changed = cx.b.icmp(IntCond::Ne, value[1], high);
        overflow = cx.b.binary(BinaryOp::Or, overflow, changed);
    }
    (value, overflow)
}

/// `llvm.fptosi.sat` or `llvm.fptoui.sat` of a scalar to a wide integer.
pub(crate) fn saturating(cx: &mut Cx<'_>, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
    let signed = op == CastOp::FPToSI;
    let bits = big::integer_bits(cx, ty)?;
    let mut from = scalar::of_type(cx, cx.type_of(arg))?;
    let mut x = cx.value(arg)?;
    if from.small.is_some() {
        x = small_float::float_of(cx, x, from)?;
        from = super::super::small_float::FLOAT;
    }
    let exact = wide_long::words_of_float(cx, op, bits, from, x)?;
    // Beyond all numbers is infinity.
    let power_of_two = |n: u32| match from.ty {
        Type::F32 => u64::from((127 + n).min(0xff)) << 23,
        _ => u64::from((1023 + n).min(0x7ff)) << 52,
    };
    let (below, above) = match signed {
        true => {
            let limit = power_of_two(bits - 1);
            (limit | 1 << (from.ty.bits() - 1), limit)
        }
        false => (0, power_of_two(bits)),
    };
    let (below, above) = (cx.constant(from.ty, below), cx.constant(from.ty, above));
    let below = scalar::fcmp_values(cx, FloatCond::Ole, from.ty, [x, below]);
    let above = scalar::fcmp_values(cx, FloatCond::Oge, from.ty, [x, above]);
    let nan = scalar::fcmp_values(cx, FloatCond::Uno, from.ty, [x, x]);
    let words = wide_long::saturated(cx, signed, bits, exact, [below, above, nan]);
    Ok(wide_int::of_words(cx, bits, &words))
}
