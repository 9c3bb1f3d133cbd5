//! Constant expressions of floats. Those of `x86_fp80` and `fp128` are computed by the helpers that
//! running code calls, those of smaller formats as `double`s.
//!
//! A value is its bits. What both large formats hold exactly, which is every smaller float, goes from
//! one to the other by way of `fp128`.

use std::arch::x86_64::__m128i;

use std::cmp::Ordering;

use crate::ir::ConstOp;
use crate::ir::compute::sign_extend;
use crate::ir::inst::{BinaryOp, CastOp, FCmpCond};
use crate::ir::types::Type;
use crate::lir::{Format, Libcall, Maths};
use crate::runtime::float80::{self, F80};
use crate::runtime::float128::{self, F128};
use crate::runtime::{float16, libcalls};

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
        ConstOp::Cast(op) if is_big(from) || is_big(to) => big_cast(op, (from, to), a),
        ConstOp::Cast(CastOp::FPTrunc | CastOp::FPExt) => rounded(to, to_double(from, a)?),
        ConstOp::Cast(CastOp::FPToUI) => Some(to_double(from, a)? as u128),
        ConstOp::Cast(CastOp::FPToSI) => Some(to_double(from, a)? as i128 as u128),
        ConstOp::Binary(op, _) if is_big(to) => big_binary(to, op, a, b),
        ConstOp::Binary(op, _) => {
            let (x, y) = doubles()?;
            rounded(to, binary(op, x, y)?)
        }
        ConstOp::FCmp(cond) if is_big(from) => Some(big_compares(from, cond, a, b).into()),
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
        big if is_big(big) => return big_of_integer(big, negative, magnitude),
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

/// The address of a helper that takes or gives floats in vector registers.
fn helper(libcall: Libcall) -> Option<*const u8> {
    let address = libcalls::address(libcall);
    (!address.is_null()).then_some(address)
}

fn to_register(bits: u128) -> __m128i {
    // SAFETY: both are 16 bytes, of which each value is one.
    unsafe { std::mem::transmute::<u128, __m128i>(bits) }
}

fn of_register(register: __m128i) -> u128 {
    // SAFETY: both are 16 bytes, of which each value is one.
    unsafe { std::mem::transmute::<__m128i, u128>(register) }
}

fn call_on_two(libcall: Libcall, a: u128, b: u128) -> Option<u128> {
    let address = helper(libcall)?;
    // SAFETY: the callers name functions of two `_Float128` that give one; those are passed as
    // vectors of 16 bytes are.
    let function = unsafe {
        std::mem::transmute::<*const u8, extern "C" fn(__m128i, __m128i) -> __m128i>(address)
    };
    Some(of_register(function(to_register(a), to_register(b))))
}

/// `fadd`, `fsub`, `fmul`, `fdiv`, `frem`
fn big_binary(ty: Type, op: BinaryOp, a: u128, b: u128) -> Option<u128> {
    if ty == Type::X86Fp80 {
        let of = |function: extern "C" fn(F80, F80) -> F80| function(F80::of(a), F80::of(b)).bits();
        return Some(match op {
            BinaryOp::FAdd => of(float80::add),
            BinaryOp::FSub => of(float80::sub),
            BinaryOp::FMul => of(float80::mul),
            BinaryOp::FDiv => of(float80::div),
            // A remainder is exact, and has no more digits than its operands.
            _ => {
                let [a, b] = [a, b].map(|bits| float128::from_f80(F80::of(bits)).bits());
                let rest = big_binary(Type::Fp128, op, a, b)?;
                float128::to_f80(F128::of(rest)).bits()
            }
        });
    }
    let libcall = match op {
        BinaryOp::FAdd => Libcall::Addtf3,
        BinaryOp::FSub => Libcall::Subtf3,
        BinaryOp::FMul => Libcall::Multf3,
        BinaryOp::FDiv => Libcall::Divtf3,
        BinaryOp::FRem => Libcall::Math(Maths::Fmod, Format::F128),
        _ => return None,
    };
    call_on_two(libcall, a, b)
}

/// Whether a comparison holds.
fn big_compares(ty: Type, cond: FCmpCond, a: u128, b: u128) -> bool {
    let how = match ty {
        Type::X86Fp80 => float80::compare(F80::of(a), F80::of(b)),
        _ => float128::compare(F128::of(a), F128::of(b)),
    };
    how & cond.outcomes() != 0
}

/// Conversions between floats one of which, at least, is such a float, and of such a float to an
/// integer.
fn big_cast(op: CastOp, (from, to): (Type, Type), a: u128) -> Option<u128> {
    let quad = match from {
        Type::Fp128 => a,
        Type::X86Fp80 => float128::from_f80(F80::of(a)).bits(),
        Type::Half => of_double(float16::half_to_f32(a as u32).into()),
        Type::BFloat => of_double(f32::from_bits((a as u32) << 16).into()),
        Type::Float => of_double(f32::from_bits(a as u32).into()),
        Type::Double => of_double(f64::from_bits(a as u64)),
        _ => return None,
    };
    let words = F128::of(quad);
    Some(match (op, to) {
        (CastOp::FPTrunc | CastOp::FPExt, Type::Fp128) => quad,
        (CastOp::FPTrunc | CastOp::FPExt, Type::X86Fp80) => float128::to_f80(words).bits(),
        (CastOp::FPTrunc, Type::Half) => float128::to_half(words).into(),
        (CastOp::FPTrunc, Type::BFloat) => float128::to_bfloat(words).into(),
        (CastOp::FPTrunc, Type::Float) => {
            let address = helper(Libcall::Trunctfsf2)?;
            // SAFETY: this is the type of `__trunctfsf2`.
            let function =
                unsafe { std::mem::transmute::<*const u8, extern "C" fn(__m128i) -> f32>(address) };
            function(to_register(quad)).to_bits().into()
        }
        (CastOp::FPTrunc, Type::Double) => {
            let address = helper(Libcall::Trunctfdf2)?;
            // SAFETY: this is the type of `__trunctfdf2`.
            let function =
                unsafe { std::mem::transmute::<*const u8, extern "C" fn(__m128i) -> f64>(address) };
            function(to_register(quad)).to_bits().into()
        }
        (CastOp::FPToSI, _) => {
            let address = helper(Libcall::Fixtfti)?;
            // SAFETY: this is the type of `__fixtfti`.
            let function = unsafe {
                std::mem::transmute::<*const u8, extern "C" fn(__m128i) -> i128>(address)
            };
            function(to_register(quad)) as u128
        }
        (CastOp::FPToUI, _) => {
            let address = helper(Libcall::Fixunstfti)?;
            // SAFETY: this is the type of `__fixunstfti`.
            let function = unsafe {
                std::mem::transmute::<*const u8, extern "C" fn(__m128i) -> u128>(address)
            };
            function(to_register(quad))
        }
        _ => return None,
    })
}

/// A `double` as `fp128`, by way of 80 bits: both hold it.
fn of_double(x: f64) -> u128 {
    float128::from_f80(float80::from_f64(x)).bits()
}

/// An integer, by its sign and magnitude, as such a float.
fn big_of_integer(ty: Type, negative: bool, magnitude: u128) -> Option<u128> {
    let sign: u128 = match ty {
        Type::X86Fp80 => 1 << 79,
        _ => 1 << 127,
    };
    let bits = match ty {
        Type::X86Fp80 => float80::from_u128(magnitude).bits(),
        _ => {
            let address = helper(Libcall::Floatuntitf)?;
            // SAFETY: this is the type of `__floatuntitf`.
            let function = unsafe {
                std::mem::transmute::<*const u8, extern "C" fn(u128) -> __m128i>(address)
            };
            of_register(function(magnitude))
        }
    };
    Some(if negative { bits | sign } else { bits })
}
