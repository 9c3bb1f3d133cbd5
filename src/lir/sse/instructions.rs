//! Float operations that are one instruction of the processor each.

use std::arch::asm;
use std::arch::x86_64::{
    _mm_cvttsd_si32, _mm_cvttsd_si64, _mm_cvttss_si32, _mm_cvttss_si64, _mm_set_sd, _mm_set_ss,
};

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
