//! Constants of `x86_fp80` and `fp128`, computed by the helpers that running code calls.
//!
//! What both formats hold exactly, which is every smaller float, goes from one to the other by way of `fp128`.

use std::arch::x86_64::__m128i;

use crate::ir::inst::{BinaryOp, CastOp, FCmpCond};
use crate::ir::types::Type;
use crate::lir::{Format, Libcall, Maths};
use crate::runtime::float80::{self, F80};
use crate::runtime::float128::{self, F128};
use crate::runtime::{float16, libcalls};

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
pub(super) fn binary(ty: Type, op: BinaryOp, a: u128, b: u128) -> Option<u128> {
    if ty == Type::X86Fp80 {
        let of = |function: extern "C" fn(F80, F80) -> F80| function(F80::of(a), F80::of(b)).bits();
        return Some(match op {
            BinaryOp::FAdd => of(float80::add),
            BinaryOp::FSub => of(float80::sub),
            BinaryOp::FMul => of(float80::mul),
            BinaryOp::FDiv => of(float80::div),
            // A remainder is exact, and has no more digits than its operands.
            BinaryOp::FRem => {
                let [a, b] = [a, b].map(|bits| float128::from_f80(F80::of(bits)).bits());
                let rest = binary(Type::Fp128, op, a, b)?;
                float128::to_f80(F128::of(rest)).bits()
            }
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Mul
            | BinaryOp::UDiv
            | BinaryOp::SDiv
            | BinaryOp::URem
            | BinaryOp::SRem
            | BinaryOp::Shl
            | BinaryOp::LShr
            | BinaryOp::AShr
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor => return None,
        });
    }
    let libcall = match op {
        BinaryOp::FAdd => Libcall::Addtf3,
        BinaryOp::FSub => Libcall::Subtf3,
        BinaryOp::FMul => Libcall::Multf3,
        BinaryOp::FDiv => Libcall::Divtf3,
        BinaryOp::FRem => Libcall::Math(Maths::Fmod, Format::F128),
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::UDiv
        | BinaryOp::SDiv
        | BinaryOp::URem
        | BinaryOp::SRem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor => return None,
    };
    call_on_two(libcall, a, b)
}

/// Whether a comparison holds.
pub(super) fn compares(ty: Type, cond: FCmpCond, a: u128, b: u128) -> bool {
    let how = match ty {
        Type::X86Fp80 => float80::compare(F80::of(a), F80::of(b)),
        _ => float128::compare(F128::of(a), F128::of(b)),
    };
    how & cond.outcomes() != 0
}

/// Conversions between floats one of which, at least, is such a float, and of such a float to an
/// integer.
pub(super) fn cast(op: CastOp, (from, to): (Type, Type), a: u128) -> Option<u128> {
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
pub(super) fn of_integer(ty: Type, negative: bool, magnitude: u128) -> Option<u128> {
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
