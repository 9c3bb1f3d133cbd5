//! Division by a constant as [multiplication](crate::lir::magic).

use super::emit::Emit;
use crate::lir::BinaryOp::{Add, And, Ashr, Fmul, Lshr, Mul, Smulhi, Sub, Umulhi};
use crate::lir::magic::{long_magic, signed_magic, unsigned_magic};
use crate::lir::signed;
use crate::lir::{Type, UnaryOp, Value};

/// `x / c`, unsigned.
pub(crate) fn udiv(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let by = e.konst(b)?;
    match by {
        0 => None,
        1 => Some(a),
        _ if by.is_power_of_two() => Some(e.binary_imm(Lshr, a, by.trailing_zeros().into())),
        _ if ty == Type::I64 => Some(udiv64(e, a, by)),
        _ => Some(udiv32(e, ty, a, by)),
    }
}

/// A [multiplier](unsigned_magic) and shift for numbers that are divided by the factors of two in `by` first, and how
/// many these are: what is left has fewer bits.
fn shifted_magic(width: u32, by: u64) -> Option<(u64, u32, u32)> {
    let zeros = by.trailing_zeros();
    let magic = unsigned_magic(width, width, by).map(|(magic, shift)| (magic, 0, shift));
    magic.or_else(|| {
        let (magic, shift) = unsigned_magic(width, width - zeros, by >> zeros)?;
        Some((magic, zeros, shift))
    })
}

/// Up to 32 bits, in 64.
fn udiv32(e: &mut Emit<'_, '_>, ty: Type, a: Value, by: u64) -> Value {
    let width = ty.bits();
    let wide = e.unary(UnaryOp::Uext, Type::I64, a);
    let quotient = match shifted_magic(width, by) {
        Some((magic, first, shift)) => {
            let part = e.binary_imm(Lshr, wide, first.into());
            let product = e.binary_imm(Mul, part, magic);
            e.binary_imm(Lshr, product, (width + shift).into())
        }
        None => {
            // The multiplier is 2^width more than this: that part is `x` itself.
            let (magic, log) = long_magic(width, by);
            let product = e.binary_imm(Mul, wide, magic);
            let high = e.binary_imm(Lshr, product, width.into());
            let sum = e.binary(Add, wide, high);
            e.binary_imm(Lshr, sum, log.into())
        }
    };
    e.unary(UnaryOp::Trunc, ty, quotient)
}

fn udiv64(e: &mut Emit<'_, '_>, a: Value, by: u64) -> Value {
    if let Some((magic, first, shift)) = shifted_magic(64, by) {
        let part = e.binary_imm(Lshr, a, first.into());
        let magic = e.iconst(Type::I64, magic);
        let high = e.binary(Umulhi, part, magic);
        return e.binary_imm(Lshr, high, shift.into());
    }
    let (magic, log) = long_magic(64, by);
    let magic = e.iconst(Type::I64, magic);
    let high = e.binary(Umulhi, a, magic);
    // (x - high) / 2 + high does not overflow.
    let rest = e.binary(Sub, a, high);
    let half = e.binary_imm(Lshr, rest, 1);
    let sum = e.binary(Add, half, high);
    e.binary_imm(Lshr, sum, (log - 1).into())
}

/// `x % c`, unsigned.
pub(crate) fn urem(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let by = e.konst(b)?;
    match by {
        0 => None,
        _ if by.is_power_of_two() => Some(e.binary_imm(And, a, by - 1)),
        _ => {
            let quotient = udiv(e, ty, a, b)?;
            Some(rest(e, a, quotient, b))
        }
    }
}

fn rest(e: &mut Emit<'_, '_>, a: Value, quotient: Value, b: Value) -> Value {
    let product = e.binary(Mul, quotient, b);
    e.binary(Sub, a, product)
}

/// `x / c`, signed.
pub(crate) fn sdiv(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let by = signed(ty, e.konst(b)?);
    let width = ty.bits();
    match by {
        // -1 traps for the smallest number.
        0 | -1 => None,
        1 => Some(a),
        _ if by.unsigned_abs().is_power_of_two() => {
            let log = by.unsigned_abs().trailing_zeros();
            let quotient = power_of_two(e, a, log, width);
            Some(with_sign(e, ty, quotient, by))
        }
        _ => {
            let sign = e.binary_imm(Ashr, a, (width - 1).into());
            let quotient = match ty {
                Type::I64 => sdiv64(e, a, by.unsigned_abs()),
                _ => {
                    let wide = e.unary(UnaryOp::Sext, Type::I64, a);
                    let (magic, shift) = signed_magic(width, by.unsigned_abs());
                    let product = e.binary_imm(Mul, wide, magic);
                    let high = e.binary_imm(Ashr, product, (width + shift).into());
                    e.unary(UnaryOp::Trunc, ty, high)
                }
            };
            let quotient = e.binary(Sub, quotient, sign);
            Some(with_sign(e, ty, quotient, by))
        }
    }
}

/// `x / 2^log` towards zero: negative numbers get `2^log - 1` first.
fn power_of_two(e: &mut Emit<'_, '_>, a: Value, log: u32, width: u32) -> Value {
    let sign = e.binary_imm(Ashr, a, (width - 1).into());
    let bias = e.binary_imm(Lshr, sign, (width - log).into());
    let sum = e.binary(Add, a, bias);
    e.binary_imm(Ashr, sum, log.into())
}

fn with_sign(e: &mut Emit<'_, '_>, ty: Type, quotient: Value, by: i64) -> Value {
    match by < 0 {
        true => {
            let zero = e.iconst(ty, 0);
            e.binary(Sub, zero, quotient)
        }
        false => quotient,
    }
}

fn sdiv64(e: &mut Emit<'_, '_>, a: Value, by: u64) -> Value {
    let (magic, shift) = signed_magic(64, by);
    let magic_value = e.iconst(Type::I64, magic);
    let mut high = e.binary(Smulhi, a, magic_value);
    if (magic as i64) < 0 {
        // The multiplier was meant without a sign.
        high = e.binary(Add, high, a);
    }
    e.binary_imm(Ashr, high, shift.into())
}

/// `x % c`, signed.
pub(crate) fn srem(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let by = signed(ty, e.konst(b)?);
    match by {
        0 | -1 => None,
        1 => Some(e.iconst(ty, 0)),
        _ => {
            let quotient = sdiv(e, ty, a, b)?;
            Some(rest(e, a, quotient, b))
        }
    }
}

/// `x / c`, of floats: exact where the reciprocal of `c` is a number with all its bits.
pub(crate) fn fdiv(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let (fraction, bias) = match ty {
        Type::F32 => (23, 127),
        _ => (52, 1023),
    };
    let bits = e.bits(b)?;
    let sign = 1u64 << (ty.bits() - 1);
    let exponent = (bits & !sign) >> fraction;
    // Neither zero, nor infinite, nor anything whose reciprocal is subnormal.
    let fits = (1..2 * bias).contains(&exponent) && bits & ((1 << fraction) - 1) == 0;
    fits.then(|| {
        let reciprocal = e.constant(ty, bits & sign | (2 * bias - exponent) << fraction);
        e.binary(Fmul, a, reciprocal)
    })
}
