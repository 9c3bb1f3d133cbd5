//! Arithmetic of 80-bit floats, `long double` of C, for code that holds them as two integers.
//!
//! The processor computes on its x87 stack, which is empty outside of each of these functions; so
//! results are rounded as the control word of the x87 says, to nearest if the program has not
//! changed it.

use std::arch::asm;

use super::float16;

/// An 80-bit float; as a parameter and a result it travels in two integer registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub(crate) struct F80 {
    /// The significand, with its leading bit.
    pub significand: u64,
    /// The sign above 15 bits of the exponent.
    pub sign_exponent: u16,
}

impl F80 {
    /// All bits as one number.
    pub(crate) fn bits(self) -> u128 {
        u128::from(self.significand) | u128::from(self.sign_exponent) << 64
    }

    /// The float of these bits, of which there are 80.
    pub(crate) fn of(bits: u128) -> F80 {
        F80 {
            significand: bits as u64,
            sign_exponent: (bits >> 64) as u16,
        }
    }
}

/// What is added to exponents.
const BIAS: i32 = 16383;

/// Runs instructions with the addresses of operands and of the result.
macro_rules! x87 {
    ($($line:literal),* ; $($name:ident = $place:expr),*) => {
        // SAFETY: the operands and the result are on this stack frame. The x87 stack is empty
        // before and behind the instructions.
        unsafe {
            asm!(
                $($line,)*
                $($name = in(reg) $place,)*
                out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                options(nostack)
            )
        }
    };
}

const ZERO: F80 = F80 {
    significand: 0,
    sign_exponent: 0,
};

/// `a + b`
pub(crate) extern "C" fn add(a: F80, b: F80) -> F80 {
    let mut to = ZERO;
    x87!("fld tbyte ptr [{a}]", "fld tbyte ptr [{b}]", "faddp st(1), st", "fstp tbyte ptr [{to}]";
        a = &raw const a, b = &raw const b, to = &raw mut to);
    to
}

/// `a - b`
pub(crate) extern "C" fn sub(a: F80, b: F80) -> F80 {
    let mut to = ZERO;
    x87!("fld tbyte ptr [{a}]", "fld tbyte ptr [{b}]", "fsubp st(1), st", "fstp tbyte ptr [{to}]";
        a = &raw const a, b = &raw const b, to = &raw mut to);
    to
}

/// `a * b`
pub(crate) extern "C" fn mul(a: F80, b: F80) -> F80 {
    let mut to = ZERO;
    x87!("fld tbyte ptr [{a}]", "fld tbyte ptr [{b}]", "fmulp st(1), st", "fstp tbyte ptr [{to}]";
        a = &raw const a, b = &raw const b, to = &raw mut to);
    to
}

/// `a / b`
pub(crate) extern "C" fn div(a: F80, b: F80) -> F80 {
    let mut to = ZERO;
    x87!("fld tbyte ptr [{a}]", "fld tbyte ptr [{b}]", "fdivp st(1), st", "fstp tbyte ptr [{to}]";
        a = &raw const a, b = &raw const b, to = &raw mut to);
    to
}

/// `x` to the power of `n`: by squaring, in the order of the compiler's own library.
pub(crate) extern "C" fn powi(x: F80, n: i32) -> F80 {
    let one = from_f64(1.0);
    let (mut power, mut rest, mut result) = (x, n, one);
    loop {
        if rest & 1 != 0 {
            result = mul(result, power);
        }
        rest /= 2;
        if rest == 0 {
            break;
        }
        power = mul(power, power);
    }
    if n < 0 { div(one, result) } else { result }
}

/// How `a` compares with `b`: 1 less, 2 equal, 4 greater, 8 unordered.
pub(crate) extern "C" fn compare(a: F80, b: F80) -> u32 {
    let mut flags = [0u8; 4];
    x87!("fld tbyte ptr [{b}]", "fld tbyte ptr [{a}]", "fucomip st, st(1)", "fstp st(0)",
        "setp byte ptr [{flags}]", "sete byte ptr [{flags} + 1]", "setb byte ptr [{flags} + 2]";
        a = &raw const a, b = &raw const b, flags = flags.as_mut_ptr());
    match flags {
        [1, ..] => 8,
        [_, 1, ..] => 2,
        [_, _, 1, _] => 1,
        _ => 4,
    }
}

/// `float` to 80 bits.
pub(crate) extern "C" fn from_f32(x: f32) -> F80 {
    let mut to = ZERO;
    x87!("fld dword ptr [{x}]", "fstp tbyte ptr [{to}]"; x = &raw const x, to = &raw mut to);
    to
}

/// `double` to 80 bits.
pub(crate) extern "C" fn from_f64(x: f64) -> F80 {
    let mut to = ZERO;
    x87!("fld qword ptr [{x}]", "fstp tbyte ptr [{to}]"; x = &raw const x, to = &raw mut to);
    to
}

/// 80 bits to `float`.
pub(crate) extern "C" fn to_f32(a: F80) -> f32 {
    let mut to = 0f32;
    x87!("fld tbyte ptr [{a}]", "fstp dword ptr [{to}]"; a = &raw const a, to = &raw mut to);
    to
}

/// 80 bits to `double`.
pub(crate) extern "C" fn to_f64(a: F80) -> f64 {
    let mut to = 0f64;
    x87!("fld tbyte ptr [{a}]", "fstp qword ptr [{to}]"; a = &raw const a, to = &raw mut to);
    to
}

/// 80 bits to `half`, to nearest.
pub(crate) extern "C" fn to_half(a: F80) -> u32 {
    float16::f64_to_half(odd_f64(a))
}

/// 80 bits to `bfloat`, to nearest.
pub(crate) extern "C" fn to_bfloat(a: F80) -> u32 {
    float16::f64_to_bfloat(odd_f64(a))
}

/// For [`float16::odd_f64`].
fn odd_f64(a: F80) -> f64 {
    let exponent = match i32::from(a.sign_exponent & 0x7fff) {
        _ if a.significand == 0 => {
            return if a.sign_exponent >> 15 == 0 {
                0.0
            } else {
                -0.0
            };
        }
        0x7fff => i32::MAX,
        // Without their leading bit, those with an exponent are not numbers to the processor.
        1.. if a.significand >> 63 == 0 => return f64::NAN,
        exponent => exponent - BIAS,
    };
    float16::odd_f64(a.sign_exponent >> 15 == 1, exponent, a.significand, false)
}

/// A signed integer to 80 bits, to nearest.
pub(crate) extern "C" fn from_i128(a: i128) -> F80 {
    let mut float = from_u128(a.unsigned_abs());
    if a < 0 {
        float.sign_exponent |= 0x8000;
    }
    float
}

/// An unsigned integer to 80 bits, to nearest.
pub(crate) extern "C" fn from_u128(a: u128) -> F80 {
    if a == 0 {
        return ZERO;
    }
    let zeros = a.leading_zeros();
    let normal = a << zeros;
    let mut exponent = BIAS as u16 + 127 - zeros as u16;
    let (mut significand, rest) = ((normal >> 64) as u64, normal as u64);
    let half = 1 << 63;
    if rest > half || rest == half && significand & 1 == 1 {
        significand = significand.wrapping_add(1);
        if significand == 0 {
            significand = half;
            exponent += 1;
        }
    }
    F80 {
        significand,
        sign_exponent: exponent,
    }
}

/// The magnitude towards zero; `None` if it has more than 128 bits or is no number.
fn magnitude(a: F80) -> Option<u128> {
    let exponent = i32::from(a.sign_exponent & 0x7fff) - BIAS;
    let significand = u128::from(a.significand);
    match exponent {
        ..0 => Some(0),
        0..=63 => Some(significand >> (63 - exponent)),
        64..=127 => Some(significand << (exponent - 63)),
        _ => None,
    }
}

fn is_nan(a: F80) -> bool {
    a.sign_exponent & 0x7fff == 0x7fff && a.significand << 1 != 0
}

/// 80 bits to a signed integer, towards zero; saturating, and 0 for a NaN.
pub(crate) extern "C" fn to_i128(a: F80) -> i128 {
    let negative = a.sign_exponent >> 15 != 0;
    match magnitude(a) {
        _ if is_nan(a) => 0,
        Some(n) if negative && n <= 1 << 127 => (n as i128).wrapping_neg(),
        Some(n) if !negative && n < 1 << 127 => n as i128,
        _ if negative => i128::MIN,
        _ => i128::MAX,
    }
}

/// 80 bits to an unsigned integer, towards zero; saturating, and 0 for a NaN.
pub(crate) extern "C" fn to_u128(a: F80) -> u128 {
    match magnitude(a) {
        _ if is_nan(a) || a.sign_exponent >> 15 != 0 => 0,
        Some(n) => n,
        None => u128::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_that_of_the_processor() {
        let [two, three] = [2.0, 3.0].map(|x: f64| from_f64(x));
        assert_eq!(to_f64(add(two, three)), 5.0);
        assert_eq!(to_f64(sub(two, three)), -1.0);
        assert_eq!(to_f64(mul(two, three)), 6.0);
        assert_eq!(to_f64(mul(div(two, three), three)), 2.0);
        assert_eq!(div(two, three).significand, 0xaaaa_aaaa_aaaa_aaab);
        assert_eq!(to_f32(from_f32(0.1)), 0.1);
        let nan = from_f64(f64::NAN);
        let compared = [(two, three), (two, two), (three, two), (two, nan)];
        assert_eq!(compared.map(|(a, b)| compare(a, b)), [1, 2, 4, 8]);
    }

    #[test]
    fn integers_are_rounded_to_even() {
        for n in [0, 1, -1, 5, i64::MAX.into(), i64::MIN.into(), i128::MIN] {
            assert_eq!(to_i128(from_i128(n)), n);
        }
        assert_eq!(to_i128(from_i128((1 << 64) + 1)), 1 << 64);
        assert_eq!(to_i128(from_i128((1 << 64) + 3)), (1 << 64) + 4);
        assert_eq!(to_u128(from_u128(u128::MAX)), u128::MAX);
        assert_eq!(to_i128(from_f64(-7.9)), -7);
        assert_eq!(to_i128(from_f64(f64::NEG_INFINITY)), i128::MIN);
        assert_eq!(to_u128(from_f64(-1.5)), 0);
        assert_eq!(to_u128(from_f64(f64::NAN)), 0);
    }
}
