//! What the compiler's own library lacks for `fp128`: comparison by one call, and conversions from
//! and to 80-bit floats as two integers.

use super::float16;
use super::float80::F80;

/// An `fp128` as two integers, which is how it travels here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub(crate) struct F128 {
    /// The low half of the fraction.
    pub low: u64,
    /// Sign, exponent and the high part of the fraction.
    pub high: u64,
}

impl F128 {
    /// All bits as one number.
    pub(crate) fn bits(self) -> u128 {
        u128::from(self.low) | u128::from(self.high) << 64
    }

    /// The float of these bits.
    pub(crate) fn of(bits: u128) -> F128 {
        F128 {
            low: bits as u64,
            high: (bits >> 64) as u64,
        }
    }
}

const SIGN: u128 = 1 << 127;
const INFINITY: u128 = 0x7fff << 112;
const FRACTION: u128 = (1 << 112) - 1;

/// How `a` compares with `b`: 1 less, 2 equal, 4 greater, 8 unordered.
pub(crate) extern "C" fn compare(a: F128, b: F128) -> u32 {
    // As integers that compare as the numbers do.
    let place = |bits: u128| match bits & SIGN {
        0 => bits as i128,
        _ => -((bits & !SIGN) as i128),
    };
    let [a, b] = [a, b].map(F128::bits);
    if [a, b].iter().any(|bits| bits & !SIGN > INFINITY) {
        return 8;
    }
    match place(a).cmp(&place(b)) {
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Equal => 2,
        std::cmp::Ordering::Greater => 4,
    }
}

/// 80 bits as `fp128`; each is one.
pub(crate) extern "C" fn from_f80(a: F80) -> F128 {
    let sign = u128::from(a.sign_exponent >> 15) << 127;
    let exponent = u128::from(a.sign_exponent & 0x7fff);
    // The leading bit is not written in an `fp128`.
    let fraction = u128::from(a.significand) << 49 & FRACTION;
    if exponent > 0 || a.significand == 0 {
        return F128::of(sign | exponent << 112 | fraction);
    }
    // What is below the smallest normal number is so in both, with the same exponent.
    F128::of(sign | u128::from(a.significand) << 49)
}

/// `fp128` as 80 bits, to nearest, ties to even.
pub(crate) extern "C" fn to_f80(a: F128) -> F80 {
    let bits = a.bits();
    let sign = ((bits >> 127) as u16) << 15;
    let mut exponent = (bits >> 112) as u16 & 0x7fff;
    let fraction = bits & FRACTION;
    let leading = u128::from(exponent > 0) << 112;
    let whole = leading | fraction;
    if exponent == 0x7fff {
        let quiet = if fraction > 0 { 1 << 62 } else { 0 };
        return F80 {
            significand: 1 << 63 | quiet | (fraction >> 49) as u64,
            sign_exponent: sign | exponent,
        };
    }
    let rest = whole & ((1 << 49) - 1);
    let mut significand = whole >> 49;
    let half = 1 << 48;
    if rest > half || rest == half && significand & 1 == 1 {
        significand += 1;
    }
    if significand >> 64 != 0 {
        significand >>= 1;
        exponent += 1;
    }
    // What was rounded up to the smallest normal number.
    if exponent == 0 && significand >> 63 != 0 {
        exponent = 1;
    }
    F80 {
        significand: significand as u64,
        sign_exponent: sign | exponent,
    }
}

/// `fp128` as `half`, to nearest.
pub(crate) extern "C" fn to_half(a: F128) -> u32 {
    float16::f64_to_half(odd_f64(a))
}

/// `fp128` as `bfloat`, to nearest.
pub(crate) extern "C" fn to_bfloat(a: F128) -> u32 {
    float16::f64_to_bfloat(odd_f64(a))
}

/// For [`float16::odd_f64`].
fn odd_f64(a: F128) -> f64 {
    let bits = a.bits();
    let negative = bits & SIGN != 0;
    let exponent = match bits >> 112 & 0x7fff {
        _ if bits & !SIGN == 0 => return if negative { -0.0 } else { 0.0 },
        0x7fff => i32::MAX,
        exponent => exponent as i32 - 16383,
    };
    let fraction = bits & FRACTION;
    let significand = 1 << 63 | (fraction >> 49) as u64;
    float16::odd_f64(negative, exponent, significand, fraction << 79 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::float80::from_f64;

    #[test]
    fn numbers_of_80_bits_come_back() {
        for x in [0.0, -0.0, 1.0, -1.5, 0.1, 1e300, f64::INFINITY, 5e-324] {
            let float = from_f64(x);
            assert_eq!(to_f80(from_f80(float)), float, "{x}");
        }
        let tiny = F80 {
            significand: 3,
            sign_exponent: 0x8000,
        };
        assert_eq!(to_f80(from_f80(tiny)), tiny);
        assert_eq!(from_f80(from_f64(1.0)).high, 0x3fff << 48);
        let odd = F128::of(0x3fff << 112 | 3 << 48);
        assert_eq!(to_f80(odd).significand, (1 << 63) + 2);
    }

    #[test]
    fn comparisons_know_zeros_and_nans() {
        let [one, two] = [1.0, 2.0].map(|x: f64| from_f80(from_f64(x)));
        let minus = F128::of(SIGN);
        let zero = F128::of(0);
        let nan = F128::of(INFINITY + 1);
        let compared = [(one, two), (two, one), (minus, zero), (one, nan)];
        assert_eq!(compared.map(|(a, b)| compare(a, b)), [1, 4, 2, 8]);
        let negative = F128::of(one.bits() | SIGN);
        assert_eq!(compare(negative, minus), 1);
    }
}
