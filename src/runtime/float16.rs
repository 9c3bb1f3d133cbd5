//! Floats of 16 bits, `half` and `bfloat`: conversions from and to wider ones.
//!
//! Programs compute with them as `float`s. All that is rounded is rounded once, to the nearest,
//! of two as near to the even one. NaNs become quiet and keep the upper bits of their payload.

/// A format by the bits of its exponent and its fraction.
#[derive(Clone, Copy)]
struct BinaryFormat {
    exponent: u32,
    fraction: u32,
}

const HALF: BinaryFormat = BinaryFormat {
    exponent: 5,
    fraction: 10,
};
const BFLOAT: BinaryFormat = BinaryFormat {
    exponent: 8,
    fraction: 7,
};

/// `float __extendhfsf2(_Float16)`
pub(crate) extern "C" fn half_to_f32(bits: u32) -> f32 {
    let sign = (bits & 0x8000) << 16;
    let (exponent, fraction) = (bits >> 10 & 0x1f, bits & 0x3ff);
    let magnitude = match (exponent, fraction) {
        (0x1f, 0) => 0x7f80_0000,
        (0x1f, _) => 0x7fc0_0000 | fraction << 13,
        // A multiple of the smallest number, 2^-24.
        (0, _) => (fraction as f32 / 16_777_216.0).to_bits(),
        _ => (exponent + 127 - 15) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

/// `_Float16 __truncsfhf2(float)`
pub(crate) extern "C" fn f32_to_half(value: f32) -> u32 {
    rounded(f64::from(value), HALF)
}

/// `_Float16 __truncdfhf2(double)`
pub(crate) extern "C" fn f64_to_half(value: f64) -> u32 {
    rounded(value, HALF)
}

/// `__bf16 __truncsfbf2(float)`
pub(crate) extern "C" fn f32_to_bfloat(value: f32) -> u32 {
    rounded(f64::from(value), BFLOAT)
}

/// `__bf16 __truncdfbf2(double)`
pub(crate) extern "C" fn f64_to_bfloat(value: f64) -> u32 {
    rounded(value, BFLOAT)
}

/// A finite number of more bits, or a NaN or an infinity with the exponent `i32::MAX`, cut to a
/// `double` whose last bit is also set where what was cut off was not zero (rounding to odd), so
/// that rounding *that* to a small float rounds the number once. The significand has its leading
/// bit at the top. An exponent that a small float has no use for becomes another of that kind.
pub(crate) fn odd_f64(negative: bool, exponent: i32, significand: u64, rest: bool) -> f64 {
    let exponent = match exponent {
        i32::MAX => 0x7ff,
        _ => exponent.saturating_add(1023).clamp(1, 0x7fe) as u64,
    };
    let fraction = significand << 1 >> 12;
    let odd = significand & 0x7ff != 0 || rest;
    f64::from_bits(u64::from(negative) << 63 | exponent << 52 | fraction | u64::from(odd))
}

fn rounded(value: f64, to: BinaryFormat) -> u32 {
    let bits = value.to_bits();
    let sign = ((bits >> 63) as u32) << 15;
    let infinity = ((1 << to.exponent) - 1) << to.fraction;
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52 & 0x7ff) as i32;
    if exponent == 0x7ff {
        let payload = (fraction >> (52 - to.fraction)) as u32;
        let quiet = 1 << (to.fraction - 1);
        return sign | infinity | if fraction == 0 { 0 } else { quiet | payload };
    }
    let bias = (1 << (to.exponent - 1)) - 1;
    // Below 1 it is subnormal: the fraction has fewer bits, and none is left out.
    let exponent = exponent - 1023 + bias;
    let cut = 52 - to.fraction + (1 - exponent).max(0).unsigned_abs();
    if cut > 53 {
        return sign;
    }
    let significand = fraction | 1 << 52;
    let (kept, rest) = (significand >> cut, significand & ((1 << cut) - 1));
    let half = 1 << (cut - 1);
    let up = rest > half || rest == half && kept & 1 == 1;
    // What is carried out of the fraction counts for the exponent.
    let magnitude = ((exponent - 1).max(0) as u32) << to.fraction;
    let magnitude = magnitude.saturating_add(kept as u32 + u32::from(up));
    sign | magnitude.min(infinity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_halves_come_back() {
        for bits in 0..0x1_0000 {
            let value = half_to_f32(bits);
            let quiet = if value.is_nan() { 0x200 } else { 0 };
            assert_eq!(f32_to_half(value), bits | quiet);
            assert_eq!(f64_to_half(value.into()), bits | quiet);
            let value = f32::from_bits(bits << 16);
            let quiet = if value.is_nan() { 0x40 } else { 0 };
            assert_eq!(f32_to_bfloat(value), bits | quiet);
        }
    }

    #[test]
    fn what_lies_between_is_rounded_to_the_nearest() {
        for bits in (0..0x7bffu32).step_by(7).chain([0x3ff, 0x400, 0x7bfe]) {
            let low = f64::from(half_to_f32(bits));
            let high = f64::from(half_to_f32(bits + 1));
            let middle = (low + high) / 2.0;
            assert_eq!(f64_to_half(middle), bits + (bits & 1));
            assert_eq!(f64_to_half(middle.next_up()), bits + 1);
            assert_eq!(f64_to_half(-middle.next_down()), bits | 0x8000);
        }
        // 65504 is the largest; half of what would be the next distance above it is infinity.
        assert_eq!(f32_to_half(65519.0), 0x7bff);
        assert_eq!(f32_to_half(65520.0), 0x7c00);
        assert_eq!(f64_to_half(f64::MAX), 0x7c00);
        assert_eq!(f64_to_half(2f64.powi(-25)), 0);
        assert_eq!(f64_to_half(2f64.powi(-25).next_up()), 1);
        assert_eq!(f64_to_half(f64::MIN_POSITIVE), 0);
        assert_eq!(f32_to_bfloat(1.003_906_3), 0x3f80);
        assert_eq!(f32_to_bfloat(1.003_906_4), 0x3f81);
        assert_eq!(f64_to_bfloat(-f64::INFINITY), 0xff80);
        assert_eq!(f64_to_bfloat(f64::from(f32::MAX)), 0x7f80);
    }
}
