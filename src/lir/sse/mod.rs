//! Float operations as the processor does them, so that all engines agree on every bit of every
//! NaN. Elsewhere the same is computed.

#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "soft.rs"
)]
mod instructions;
#[cfg(all(test, all(target_arch = "x86_64", target_os = "linux")))]
mod soft;

pub(crate) use instructions::{
    addsd, addss, divsd, divss, f32_to_s32, f32_to_s64, f64_to_s32, f64_to_s64, maxsd, maxss,
    minsd, minss, mulsd, mulss, subsd, subss,
};
use instructions::{cvtsd2ss_of, cvtss2sd_of, sqrtsd_of, sqrtss_of};

/// The highest bit.
const SIGN64: u64 = 1 << 63;

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

#[cfg(all(test, all(target_arch = "x86_64", target_os = "linux")))]
mod tests {
    use super::{instructions, soft};

    /// Numbers of each kind: zeros, small and large ones, infinities, quiet and signalling NaNs.
    const SINGLES: [u32; 20] = [
        0,
        1 << 31,
        1,
        0x8000_0001,
        0x7f_ffff,
        0x80_0000,
        0x3f80_0000,
        0xbf80_0000,
        0x3f80_0001,
        0x4b00_0001,
        0x4f00_0000,
        0xcf00_0000,
        0x5f00_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0xffc1_2345,
        0x7f80_0001,
        0xff92_3456,
    ];

    fn doubles() -> Vec<u64> {
        let wide = SINGLES
            .iter()
            .map(|&x| instructions::cvtss2sd_of(0, x.into()));
        let more = [
            1,
            1 << 63,
            (1 << 63) + 1,
            0x7fef_ffff_ffff_ffff,
            0x7ff0_0000_0000_0001,
            0xfff7_ffff_1234_5678,
            0x3810_0000_0000_0001,
            0x3690_0000_0000_0000,
            0x47ef_ffff_f000_0000,
            0x43e0_0000_0000_0000,
            0x41df_ffff_ffe0_0000,
        ];
        wide.chain(more).collect()
    }

    type Row<T> = (fn(u64, u64) -> T, fn(u64, u64) -> T);

    #[test]
    fn floats_are_computed_as_the_processor_does_it() {
        let singles: [Row<u32>; 8] = [
            (instructions::addss, soft::addss),
            (instructions::subss, soft::subss),
            (instructions::mulss, soft::mulss),
            (instructions::divss, soft::divss),
            (instructions::minss, soft::minss),
            (instructions::maxss, soft::maxss),
            (instructions::sqrtss_of, soft::sqrtss_of),
            (
                |_, b| instructions::f32_to_s32(b as u32),
                |_, b| soft::f32_to_s32(b as u32),
            ),
        ];
        let wide: [Row<u64>; 10] = [
            (instructions::addsd, soft::addsd),
            (instructions::subsd, soft::subsd),
            (instructions::mulsd, soft::mulsd),
            (instructions::divsd, soft::divsd),
            (instructions::minsd, soft::minsd),
            (instructions::maxsd, soft::maxsd),
            (instructions::sqrtsd_of, soft::sqrtsd_of),
            (
                |_, b| instructions::cvtsd2ss_of(0, b).into(),
                |_, b| soft::cvtsd2ss_of(0, b).into(),
            ),
            (
                |_, b| instructions::f64_to_s32(b).into(),
                |_, b| soft::f64_to_s32(b).into(),
            ),
            (
                |_, b| instructions::f64_to_s64(b),
                |_, b| soft::f64_to_s64(b),
            ),
        ];
        for (row, (here, elsewhere)) in singles.into_iter().enumerate() {
            for a in SINGLES.map(u64::from) {
                for b in SINGLES.map(u64::from) {
                    assert_eq!(here(a, b), elsewhere(a, b), "row {row}: {a:x} {b:x}");
                }
            }
        }
        for (row, (here, elsewhere)) in wide.into_iter().enumerate() {
            for a in doubles() {
                for b in doubles() {
                    assert_eq!(here(a, b), elsewhere(a, b), "row {row}: {a:x} {b:x}");
                }
            }
        }
        for a in SINGLES {
            assert_eq!(
                instructions::cvtss2sd_of(0, a.into()),
                soft::cvtss2sd_of(0, a.into())
            );
            assert_eq!(instructions::f32_to_s64(a), soft::f32_to_s64(a));
        }
    }
}
