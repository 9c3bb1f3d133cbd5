//! Float operations as the processor does them, so that all engines agree on every bit of every
//! NaN.

use std::arch::x86_64::{
    _mm_cvttsd_si32, _mm_cvttsd_si64, _mm_cvttss_si32, _mm_cvttss_si64, _mm_set_sd, _mm_set_ss,
};

use std::arch::asm;

/// The highest bit.
const SIGN64: u64 = 1 << 63;

/// Declares functions on the bits of floats that are one instruction each.
macro_rules! instructions {
    ($($name:ident $ty:ty, $text:literal;)*) => {$(
        #[doc = concat!("`", $text, "` of the low lanes; the rest of the result is zero.")]
        #[inline(always)]
        pub(crate) fn $name(a: u64, b: u64) -> $ty {
            let (mut x, y) = (f64::from_bits(a), f64::from_bits(b));
            // SAFETY: the instruction changes one register and nothing else.
            unsafe {
                asm!(
                    concat!($text, " {x}, {y}"),
                    x = inout(xmm_reg) x,
                    y = in(xmm_reg) y,
                    options(pure, nomem, nostack, preserves_flags)
                );
            }
            x.to_bits() as $ty
        }
    )*};
}

instructions! {
    addss u32, "addss";
    addsd u64, "addsd";
    subss u32, "subss";
    subsd u64, "subsd";
    mulss u32, "mulss";
    mulsd u64, "mulsd";
    divss u32, "divss";
    divsd u64, "divsd";
    minss u32, "minss";
    minsd u64, "minsd";
    maxss u32, "maxss";
    maxsd u64, "maxsd";
    sqrtss_of u32, "sqrtss";
    sqrtsd_of u64, "sqrtsd";
    cvtss2sd_of u64, "cvtss2sd";
    cvtsd2ss_of u32, "cvtsd2ss";
}

/// Square root of an `f32`.
#[inline(always)]
pub(crate) fn sqrtss(a: u64) -> u32 {
    sqrtss_of(0, a)
}

/// Square root of an `f64`.
#[inline(always)]
pub(crate) fn sqrtsd(a: u64) -> u64 {
    sqrtsd_of(0, a)
}

/// `f32` to `f64`.
#[inline(always)]
pub(crate) fn cvtss2sd(a: u64) -> u64 {
    cvtss2sd_of(0, a)
}

/// `f64` to `f32`.
#[inline(always)]
pub(crate) fn cvtsd2ss(a: u64) -> u32 {
    cvtsd2ss_of(0, a)
}

/// To an integer in the processor's rounding mode: from 2^23 on all floats are integers.
#[inline]
pub(crate) fn rintss(a: u64) -> u32 {
    let x = f32::from_bits(a as u32);
    let border = 8_388_608f32.copysign(x);
    if x.abs() < border.abs() {
        let sum = addss(a, border.to_bits().into());
        let rounded = subss(sum.into(), border.to_bits().into());
        return f32::from_bits(rounded).copysign(x).to_bits();
    }
    // A NaN becomes quiet.
    subss(a, 0)
}

/// To an integer in the processor's rounding mode: from 2^52 on all floats are integers.
#[inline]
pub(crate) fn rintsd(a: u64) -> u64 {
    let x = f64::from_bits(a);
    let border = 4_503_599_627_370_496f64.copysign(x);
    if x.abs() < border.abs() {
        let sum = addsd(a, border.to_bits());
        let rounded = subsd(sum, border.to_bits());
        return f64::from_bits(rounded).copysign(x).to_bits();
    }
    // A NaN becomes quiet.
    subsd(a, 0)
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f32_to_s32(a: u32) -> u32 {
    // SAFETY: every x86-64 processor has SSE2.
    unsafe { _mm_cvttss_si32(_mm_set_ss(f32::from_bits(a))) as u32 }
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f32_to_s64(a: u32) -> u64 {
    // SAFETY: every x86-64 processor has SSE2.
    unsafe { _mm_cvttss_si64(_mm_set_ss(f32::from_bits(a))) as u64 }
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f64_to_s32(a: u64) -> u32 {
    // SAFETY: every x86-64 processor has SSE2.
    unsafe { _mm_cvttsd_si32(_mm_set_sd(f64::from_bits(a))) as u32 }
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f64_to_s64(a: u64) -> u64 {
    // SAFETY: every x86-64 processor has SSE2.
    unsafe { _mm_cvttsd_si64(_mm_set_sd(f64::from_bits(a))) as u64 }
}

/// Below 2^63 as signed, else that of `x - 2^63` with the highest bit flipped.
#[inline(always)]
pub(crate) fn f64_to_u64(a: u64) -> u64 {
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    let x = f64::from_bits(a);
    match x < LIMIT {
        true => f64_to_s64(a),
        false => f64_to_s64(subsd(a, LIMIT.to_bits())) ^ SIGN64,
    }
}

/// Below 2^63 as signed, else that of `x - 2^63` with the highest bit flipped.
#[inline(always)]
pub(crate) fn f32_to_u64(a: u32) -> u64 {
    const LIMIT: f32 = 9_223_372_036_854_775_808.0;
    match f32::from_bits(a) < LIMIT {
        true => f32_to_s64(a),
        false => f32_to_s64(subss(a.into(), LIMIT.to_bits().into())) ^ SIGN64,
    }
}
