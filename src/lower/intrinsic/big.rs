//! Intrinsics of floats of more than 64 bits.

use smallvec::SmallVec;

use super::super::big_float::{Big, Pair};
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::wide_int::Words;
use super::super::{Cx, big_float, constrained, scalar, wide_int, wide_long};
use super::{IntrinsicOp, float};
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, Format, IntCond, Libcall, Maths, Type, UnaryOp, Value};

/// An intrinsic whose first argument is such a float.
pub(crate) fn big_intrinsic(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: TypeId,
    args: &[u32],
    strict: bool,
) -> Done<Repr> {
    if let IntrinsicOp::Convert(op) = intrinsic {
        return constrained::strict_cast(cx, op, ty, Operand(args[0]));
    }
    let first = args.first().map_or(Operand::MISSING, |&word| Operand(word));
    let big = big_float::format_of(cx, cx.type_of(first))?;
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let mut pairs = SmallVec::<[Pair; 3]>::new();
    for &word in args {
        let operand = Operand(word);
        if big_float::format(cx, cx.type_of(operand)) == Some(big) {
            pairs.push(big_float::big_operand(cx, operand, strict)?);
        }
    }
    let Some(&a) = pairs.first() else {
        return Err(cx.invalid("it lacks arguments"));
    };
    let b = pairs.get(1).copied().unwrap_or(a);
    let mut pair = match intrinsic {
        IntrinsicOp::Float(UnaryOp::Fabs) => {
            return Ok(big_float::big_sign(cx, big, BinaryOp::And, a));
        }
        IntrinsicOp::Float(UnaryOp::Fsqrt) => big_float::math(cx, big, Maths::Sqrt, &[a])?,
        IntrinsicOp::Math(function) => {
            let mut more = SmallVec::<[Value; 1]>::new();
            if function == Maths::Ldexp {
                let scalar = scalar::of_type(cx, cx.type_of(arg(1)))?;
                let exponent = cx.value(arg(1))?;
                more.push(float::as_exponent(cx, scalar, exponent));
            }
            big_float::math_with(cx, big, function, &pairs, &more)?
        }
        IntrinsicOp::CopySign => {
            let (ty, sign) = big.top();
            let (sign, rest) = (cx.constant(ty, sign), cx.constant(ty, ty.mask() & !sign));
            let kept = cx.b.binary(BinaryOp::And, a[1], rest);
            let taken = cx.b.binary(BinaryOp::And, b[1], sign);
            [a[0], cx.b.binary(BinaryOp::Or, kept, taken)]
        }
        IntrinsicOp::MulAdd => {
            let product = big_float::arith(cx, big, ir::BinaryOp::FMul, a, b)?;
            let c = pairs.get(2).copied().unwrap_or(a);
            big_float::arith(cx, big, ir::BinaryOp::FAdd, product, c)?
        }
        IntrinsicOp::FloatLimit(op)
        | IntrinsicOp::NumberLimit(op)
        | IntrinsicOp::NumberOf(op)
        | IntrinsicOp::NumberOfAnyZero(op) => {
            let (mut a, mut b) = (a, b);
            if !matches!(intrinsic, IntrinsicOp::FloatLimit(_)) {
                let a_is_nan = big_float::compares(cx, big, 8, a, a)?;
                let b_is_nan = big_float::compares(cx, big, 8, b, b)?;
                (a, b) = (
                    [0, 1].map(|i| scalar::select_values(cx, a_is_nan, b[i], a[i])),
                    [0, 1].map(|i| scalar::select_values(cx, b_is_nan, a[i], b[i])),
                );
            }
            let min = op == BinaryOp::Fmin;
            let beyond = big_float::compares(cx, big, if min { 1 } else { 4 }, a, b)?;
            let picked = [0, 1].map(|i| scalar::select_values(cx, beyond, a[i], b[i]));
            // Of equal operands only zeros can differ: their signs are put together.
            let equal = big_float::compares(cx, big, 2, a, b)?;
            let signs = if min { BinaryOp::Or } else { BinaryOp::And };
            let top = cx.b.binary(signs, a[1], b[1]);
            let picked = [picked[0], scalar::select_values(cx, equal, top, picked[1])];
            let nan = big_float::compares(cx, big, 8, a, b)?;
            let sum = big_float::arith(cx, big, ir::BinaryOp::FAdd, a, b)?;
            [0, 1].map(|i| scalar::select_values(cx, nan, sum[i], picked[i]))
        }
        IntrinsicOp::Arith(op) => big_float::arith(cx, big, op, a, b)?,
        IntrinsicOp::Powi => {
            let scalar = scalar::of_type(cx, cx.type_of(arg(1)))?;
            let power = cx.value(arg(1))?;
            let power = float::as_exponent(cx, scalar, power);
            powi(cx, big, a, power)?
        }
        IntrinsicOp::RoundTo(function) => {
            let function = match function {
                Maths::Round => Maths::Lround,
                _ => Maths::Lrint,
            };
            let word = to_long(cx, big, function, a)?;
            return wide_int::resize_words(cx, SmallVec::from_slice(&[word]), ty, None);
        }
        IntrinsicOp::SaturatingCast(op) => {
            let words = saturating(cx, big, op, ty, a)?;
            return wide_int::resize_words(cx, words, ty, None);
        }
        IntrinsicOp::FpClass => {
            let Repr::Const(_, mask) = cx.repr(arg(1))? else {
                return Err(cx.invalid("its classes are not constant"));
            };
            return Ok(Repr::Value(fpclass(cx, big, a, mask)));
        }
        _ => return Err(cx.unsupported_type(ty)),
    };
    constrained::pin(cx, strict, &mut pair)?;
    Ok(big_float::of_pair(cx, pair))
}

fn powi(cx: &mut Cx<'_>, big: Big, a: Pair, power: Value) -> Done<Pair> {
    match big {
        Big::X87 => big_float::ints_to_pair(cx, big, Libcall::Powixf2, &[a[0], a[1], power]),
        Big::Quad => {
            let a = big_float::vector_of_pair(cx, a)?;
            let value = scalar::libcall(cx, Libcall::Powitf2, Type::V128, &[a, power])?;
            big_float::pair_of_vector(cx, value)
        }
    }
}

/// A function that gives a `long`.
fn to_long(cx: &mut Cx<'_>, big: Big, function: Maths, a: Pair) -> Done<Value> {
    match big {
        Big::X87 => Ok(big_float::x87_call(cx, function, &[a], &[], &[Type::I64])?[0]),
        Big::Quad => {
            let a = big_float::vector_of_pair(cx, a)?;
            scalar::libcall(cx, Libcall::Math(function, Format::F128), Type::I64, &[a])
        }
    }
}

/// The power of two that is 1 above the largest of so many bits.
fn big_power(cx: &mut Cx<'_>, big: Big, exponent: u32, negative: bool) -> Pair {
    let (ty, sign) = big.top();
    // Beyond all numbers is infinity.
    let exponent = (16383 + u64::from(exponent)).min(0x7fff);
    let (low, top) = match big {
        Big::X87 => (1 << 63, exponent),
        Big::Quad => (0, exponent << 48),
    };
    let sign = if negative { sign } else { 0 };
    [cx.constant(Type::I64, low), cx.constant(ty, top | sign)]
}

/// `llvm.fptosi.sat`, `llvm.fptoui.sat`
fn saturating(cx: &mut Cx<'_>, big: Big, op: CastOp, ty: TypeId, a: Pair) -> Done<Words> {
    let signed = op == CastOp::FPToSI;
    let bits = integer_bits(cx, ty)?;
    let exact = big_float::to_words_of(cx, big, signed, bits, a)?;
    let above = big_power(cx, big, bits - u32::from(signed), false);
    let above = big_float::compares(cx, big, 6, a, above)?;
    let below = match signed {
        true => big_power(cx, big, bits - 1, true),
        false => {
            let zero = cx.constant(Type::I64, 0);
            [zero, cx.constant(big.top().0, 0)]
        }
    };
    let below = big_float::compares(cx, big, 3, a, below)?;
    let nan = big_float::compares(cx, big, 8, a, a)?;
    Ok(wide_long::saturated(
        cx,
        signed,
        bits,
        exact,
        [below, above, nan],
    ))
}

/// The width of an integer.
pub(crate) fn integer_bits(cx: &mut Cx<'_>, ty: TypeId) -> Done<u32> {
    match (wide_int::width(cx, ty), cx.info.scalar(ty)) {
        (Some(bits), _) => Ok(bits),
        (None, Some(scalar)) => Ok(scalar.bits.into()),
        _ => Err(cx.unsupported_type(ty)),
    }
}

/// `llvm.is.fpclass` for the classes of a mask.
fn fpclass(cx: &mut Cx<'_>, big: Big, [low, top]: Pair, mask: u64) -> Value {
    let (ty, sign) = big.top();
    let bits = 64 + ty.bits();
    let top_scalar = Scalar::full(ty);
    let top = scalar::zext(cx, top, top_scalar, Scalar::PTR);
    let sign = cx.constant(Type::I64, sign);
    let negative = cx.b.binary(BinaryOp::And, top, sign);
    let zero = cx.constant(Type::I64, 0);
    let negative = cx.b.icmp(IntCond::Ne, negative, zero);
    let one = cx.constant(Type::I8, 1);
    let positive = cx.b.binary(BinaryOp::Xor, negative, one);
    let rest = cx.constant(Type::I64, (ty.mask() >> 1) & top_scalar.mask());
    let magnitude = Words::from_slice(&[low, cx.b.binary(BinaryOp::And, top, rest)]);
    // Magnitudes as integers. An 80-bit float has its leading bit in the significand.
    let (smallest, largest, quiet): (u128, u128, u128) = match big {
        Big::X87 => (1 << 63, 0x7ffe << 64 | 0xffff_ffff_ffff_ffff, 1 << 62),
        Big::Quad => (1 << 112, (0x7fff << 112) - 1, 1 << 111),
    };
    let infinity = match big {
        Big::X87 => 0x7fff << 64 | 1 << 63,
        Big::Quad => 0x7fff << 112,
    };
    let all = u128::MAX >> (129 - bits);
    let classes = [
        (1, 1, infinity + 1, (infinity | quiet) - 1),
        (2, 2, infinity | quiet, all),
        (4, 512, infinity, infinity),
        (8, 256, smallest, largest),
        (16, 128, 1, smallest - 1),
        (32, 64, 0, 0),
    ];
    // What has no leading bit and should, or has one and should not, is what only `isnan` of
    // all is said to be.
    let odd = (big == Big::X87).then(|| {
        let leading = cx.b.icmp(IntCond::Slt, low, zero);
        let normal = cx.b.icmp(IntCond::Ne, magnitude[1], zero);
        cx.b.binary(BinaryOp::Xor, leading, normal)
    });
    let mut found = cx.constant(Type::I8, 0);
    for (minus, plus, from, to) in classes {
        if mask & (minus | plus) == 0 {
            continue;
        }
        let mut limit = |x: u128| {
            let words = [x as u64, (x >> 64) as u64];
            Words::from_slice(&words.map(|word| cx.constant(Type::I64, word)))
        };
        let (from, to) = (limit(from), limit(to));
        let above = wide_int::icmp_words(cx, IntCond::Uge, 128, magnitude.clone(), from);
        let below = wide_int::icmp_words(cx, IntCond::Ule, 128, magnitude.clone(), to);
        let mut within = cx.b.binary(BinaryOp::And, above, below);
        if let Some(odd) = odd {
            let even = cx.b.binary(BinaryOp::Xor, odd, one);
            within = cx.b.binary(BinaryOp::And, within, even);
        }
        let of = (mask & minus != 0, mask & plus != 0);
        within = float::with_sign(cx, within, of, (negative, positive));
        found = cx.b.binary(BinaryOp::Or, found, within);
    }
    match odd {
        Some(odd) if mask & 3 == 3 => cx.b.binary(BinaryOp::Or, found, odd),
        _ => found,
    }
}
