//! Constant expressions of floats. Those of `x86_fp80` and `fp128` are computed by [`big_float`](super::big_float),
//! those of smaller formats as `double`s.
//!
//! A value is its bits.

use std::cmp::Ordering;

use super::big_float;
use crate::ir::ConstOp;
use crate::ir::compute::sign_extend;
use crate::ir::inst::{BinaryOp, CastOp, FCmpCond};
use crate::ir::types::Type;
use crate::runtime::float16;

/// What an operator on floats gives, whose operands are of the type `from` and whose result is of the
/// type `to`.
pub(super) fn compute(op: ConstOp, from: Type, to: Type, [a, b]: [u128; 2]) -> Option<u128> {
    let doubles = || Some((to_double(from, a)?, to_double(from, b)?));
    match op {
        ConstOp::Cast(CastOp::UIToFP) => of_integer(to, false, a),
        ConstOp::Cast(CastOp::SIToFP) => {
            let Type::Int(width) = from else { return None };
            let value = sign_extend(a, width);
            of_integer(to, value < 0, value.unsigned_abs())
        }
        ConstOp::Cast(op) if is_big(from) || is_big(to) => big_float::cast(op, (from, to), a),
        ConstOp::Cast(CastOp::FPTrunc | CastOp::FPExt) => rounded(to, to_double(from, a)?),
        ConstOp::Cast(CastOp::FPToUI) => Some(to_double(from, a)? as u128),
        ConstOp::Cast(CastOp::FPToSI) => Some(to_double(from, a)? as i128 as u128),
        ConstOp::Binary(op, _) if is_big(to) => big_float::binary(to, op, a, b),
        ConstOp::Binary(op, _) => {
            let (x, y) = doubles()?;
            rounded(to, binary(op, x, y)?)
        }
        ConstOp::FCmp(cond) if is_big(from) => Some(big_float::compares(from, cond, a, b).into()),
        ConstOp::FCmp(cond) => {
            let (x, y) = doubles()?;
            Some(compares(cond, x, y).into())
        }
        _ => None,
    }
}

/// A float of at most 64 bits as a `double`, which holds all of them.
fn to_double(ty: Type, bits: u128) -> Option<f64> {
    Some(match ty {
        Type::Half => float16::half_to_f32(bits as u32).into(),
        Type::BFloat => f32::from_bits((bits as u32) << 16).into(),
        Type::Float => f32::from_bits(bits as u32).into(),
        Type::Double => f64::from_bits(bits as u64),
        _ => return None,
    })
}

/// Rounds to a type. Sums, products and quotients of smaller floats may be computed as `double`s:
/// these have more than twice their digits, so that rounding twice is rounding once.
fn rounded(ty: Type, value: f64) -> Option<u128> {
    Some(match ty {
        Type::Half => float16::f64_to_half(value).into(),
        Type::BFloat => float16::f64_to_bfloat(value).into(),
        Type::Float => (value as f32).to_bits().into(),
        Type::Double => value.to_bits().into(),
        _ => return None,
    })
}

/// An integer, by its sign and magnitude, as a float of a type, rounded once.
fn of_integer(ty: Type, negative: bool, magnitude: u128) -> Option<u128> {
    let value = match ty {
        big if is_big(big) => return big_float::of_integer(big, negative, magnitude),
        Type::Double => magnitude as f64,
        Type::Float => f64::from(magnitude as f32),
        _ if magnitude == 0 => 0.0,
        _ => {
            let shift = magnitude.leading_zeros();
            let top = magnitude << shift;
            float16::odd_f64(
                false,
                127 - shift as i32,
                (top >> 64) as u64,
                top as u64 != 0,
            )
        }
    };
    rounded(ty, if negative { -value } else { value })
}

fn binary(op: BinaryOp, x: f64, y: f64) -> Option<f64> {
    Some(match op {
        BinaryOp::FAdd => x + y,
        BinaryOp::FSub => x - y,
        BinaryOp::FMul => x * y,
        BinaryOp::FDiv => x / y,
        BinaryOp::FRem => x % y,
        _ => return None,
    })
}

fn compares(cond: FCmpCond, x: f64, y: f64) -> bool {
    let outcome = match x.partial_cmp(&y) {
        Some(Ordering::Less) => FCmpCond::LESS,
        Some(Ordering::Equal) => FCmpCond::EQUAL,
        Some(Ordering::Greater) => FCmpCond::GREATER,
        None => FCmpCond::UNORDERED,
    };
    cond.outcomes() & outcome != 0
}

/// Whether a type is one of the large formats.
fn is_big(ty: Type) -> bool {
    matches!(ty, Type::X86Fp80 | Type::Fp128)
}
