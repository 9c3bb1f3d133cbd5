//! Floating-point literals: decimals, hexadecimal digits with an exponent, infinities, NaNs and bits.
//!
//! A decimal is rounded to its type, to even, as LLVM has done since version 23; before, only numbers
//! of the type could be written. What would become zero or infinite by that is none.

use std::cmp::Ordering;

use crate::ir::Type;

/// The value of a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Real {
    /// What the number is made of, as an integer.
    pub bits: u128,
    /// Whether it is zero or infinite, but was not written so.
    pub out_of_range: bool,
}

/// Of what a number of a type consists, beside its sign.
#[derive(Clone, Copy)]
struct Format {
    exponent: u32,
    /// The bits behind the leading one.
    fraction: u32,
    /// Whether the leading one is stored, too.
    leading: bool,
}

impl Format {
    fn of(kind: Type) -> Option<Format> {
        let (exponent, fraction) = match kind {
            Type::Half => (5, 10),
            Type::BFloat => (8, 7),
            Type::Float => (8, 23),
            Type::Double => (11, 52),
            Type::X86Fp80 => (15, 63),
            Type::Fp128 => (15, 112),
            _ => return None,
        };
        Some(Format {
            exponent,
            fraction,
            leading: kind == Type::X86Fp80,
        })
    }

    fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The bits of what has these ones of the exponent and of the fraction, in one number.
    fn bits(self, negative: bool, value: u128) -> u128 {
        let exponent = value >> self.fraction;
        let fraction = value & ((1 << self.fraction) - 1);
        let (exponent, fraction, width) = match self.leading {
            true => {
                let leading = u128::from(exponent != 0) << self.fraction;
                (exponent << 1, fraction | leading, self.fraction + 1)
            }
            false => (exponent, fraction, self.fraction),
        };
        let sign = u128::from(negative) << (self.exponent + width);
        let exponent = exponent << self.fraction;
        sign | exponent | fraction
    }

    /// An infinity, or the NaN of this fraction.
    fn special(self, negative: bool, fraction: u128) -> u128 {
        let exponent = (1u128 << self.exponent) - 1;
        self.bits(negative, exponent << self.fraction | fraction)
    }
}

/// What a literal says that is none of the older notations for bits (`0x`, `0xK` and so on); `None` if it
/// is no literal of the type.
pub(super) fn real(text: &[u8], kind: Type) -> Option<Real> {
    if let [b'f', b'0', b'x', digits @ ..] = text {
        let bits = hexadecimal(digits, bits_of(kind)? / 4)?;
        return Some(Real {
            bits,
            out_of_range: false,
        });
    }
    if kind == Type::PpcFp128 {
        // Two doubles, of which the second adds nothing here.
        return real(text, Type::Double).filter(|_| is_special(text));
    }
    let format = Format::of(kind)?;
    let (sign, magnitude) = match text {
        [sign @ (b'+' | b'-'), rest @ ..] => (Some(*sign), rest),
        _ => (None, text),
    };
    let negative = sign == Some(b'-');
    if sign.is_some()
        && let Some(fraction) = special(magnitude, format)
    {
        return Some(Real {
            bits: format.special(negative, fraction),
            out_of_range: false,
        });
    }
    let (value, out_of_range) = match Number::read(magnitude)? {
        number if number.is_zero() => (0, false),
        number => number.rounded(format),
    };
    Some(Real {
        bits: format.bits(negative, value),
        out_of_range,
    })
}

fn bits_of(kind: Type) -> Option<usize> {
    Some(match kind {
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        Type::Double => 64,
        Type::X86Fp80 => 80,
        Type::Fp128 | Type::PpcFp128 => 128,
        _ => return None,
    })
}

/// Exactly so many digits.
fn hexadecimal(digits: &[u8], count: usize) -> Option<u128> {
    if digits.len() != count {
        return None;
    }
    at_most(digits)
}

fn at_most(digits: &[u8]) -> Option<u128> {
    if digits.is_empty() || digits.len() > 32 {
        return None;
    }
    digits.iter().try_fold(0u128, |n, &b| {
        Some(n << 4 | u128::from((b as char).to_digit(16)?))
    })
}

fn is_special(text: &[u8]) -> bool {
    matches!(text, [b'+' | b'-', b'i' | b'n' | b'q' | b's', ..])
}

/// The fraction of an infinity or a NaN, by its name without the sign.
fn special(text: &[u8], format: Format) -> Option<u128> {
    let quiet = 1u128 << (format.fraction - 1);
    let payload = |text: &[u8]| {
        let digits = text.strip_suffix(b")")?;
        at_most(digits).filter(|&payload| payload < quiet)
    };
    match text {
        b"inf" => Some(0),
        b"qnan" => Some(quiet),
        [b'n', b'a', b'n', b'(', b'0', b'x', rest @ ..] => Some(quiet | payload(rest)?),
        [b's', b'n', b'a', b'n', b'(', b'0', b'x', rest @ ..] => {
            payload(rest).filter(|&payload| payload != 0)
        }
        _ => None,
    }
}

/// The most digits of a number. The conversion takes quadratic time: the bound keeps that short.
const MAX_DIGITS: usize = 2_500;

/// The greatest power of ten or two that is computed. No type has such numbers by far.
const MAX_POWER: i64 = 25_000;

/// `numerator / denominator * 2^power`
struct Number {
    numerator: Vec<u32>,
    denominator: Vec<u32>,
    power: i64,
}

impl Number {
    /// Reads `1.5e3` or `0x1.8p3`.
    fn read(text: &[u8]) -> Option<Number> {
        let (digits, radix, exponent) = match text {
            [b'0', b'x', digits @ ..] => (digits, 16, b'p'),
            digits => (digits, 10, b'e'),
        };
        let mut number = Number {
            numerator: Vec::new(),
            denominator: vec![1],
            power: 0,
        };
        let end = digits
            .iter()
            .position(|b| b.to_ascii_lowercase() == exponent);
        let (mantissa, power) = match end {
            Some(end) => (&digits[..end], signed(&digits[end + 1..])?),
            None if radix == 16 => return None,
            None => (digits, 0),
        };
        let point = mantissa.iter().position(|&b| b == b'.')?;
        if point == 0 || mantissa.len() > MAX_DIGITS {
            return None;
        }
        for &b in mantissa[..point].iter().chain(&mantissa[point + 1..]) {
            let digit = (b as char).to_digit(radix)?;
            multiply(&mut number.numerator, radix, digit);
        }
        let behind = (mantissa.len() - point - 1) as i64;
        if radix == 16 {
            number.power = power - 4 * behind;
        } else if !number.is_zero() {
            let power = (power - behind).clamp(-MAX_POWER, MAX_POWER);
            // 10 is 5 times 2.
            number.power = power;
            let side = match power < 0 {
                true => &mut number.denominator,
                false => &mut number.numerator,
            };
            for _ in 0..power.unsigned_abs() {
                multiply(side, 5, 0);
            }
        }
        number.power = number.power.clamp(-4 * MAX_POWER, 4 * MAX_POWER);
        Some(number)
    }

    fn is_zero(&self) -> bool {
        self.numerator.is_empty()
    }

    /// The number, which is not zero, as [`Format::bits`] takes it, and whether it has become zero or infinite.
    fn rounded(mut self, format: Format) -> (u128, bool) {
        let infinity = ((1u128 << format.exponent) - 1) << format.fraction;
        let least = 1 - format.bias();
        // The quotient is between 2^(guess - 1) and 2^(guess + 1).
        let guess = length(&self.numerator) as i64 - length(&self.denominator) as i64;
        if guess + self.power > format.bias() + 2 {
            return (infinity, true);
        }
        if guess + self.power < least - i64::from(format.fraction) - 2 {
            return (0, true);
        }
        let (mut above, mut below) = (self.numerator.clone(), self.denominator.clone());
        scale(&mut above, &mut below, -guess);
        let exponent = match compare(&above, &below) {
            Ordering::Less => guess - 1,
            _ => guess,
        };
        let exponent = (exponent + self.power).max(least);
        // What the last bit of the fraction stands for is made one.
        let last = exponent - i64::from(format.fraction);
        scale(
            &mut self.numerator,
            &mut self.denominator,
            self.power - last,
        );
        let mut quotient = 0u128;
        let mut divisor = self.denominator.clone();
        shift_left(&mut divisor, u64::from(format.fraction) + 1);
        for _ in 0..format.fraction + 2 {
            quotient <<= 1;
            if compare(&self.numerator, &divisor) != Ordering::Less {
                subtract(&mut self.numerator, &divisor);
                quotient |= 1;
            }
            halve(&mut divisor);
        }
        shift_left(&mut self.numerator, 1);
        quotient += u128::from(match compare(&self.numerator, &self.denominator) {
            Ordering::Less => false,
            Ordering::Equal => quotient & 1 == 1,
            Ordering::Greater => true,
        });
        let base = ((exponent + format.bias() - 1) as u128) << format.fraction;
        let value = base + quotient;
        (value.min(infinity), value == 0 || value >= infinity)
    }
}

/// A decimal number that may have a sign, if it is not beyond all reason.
fn signed(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    if digits.is_empty() {
        return None;
    }
    let magnitude = digits.iter().try_fold(0i64, |n, &b| {
        let digit = i64::from((b as char).to_digit(10)?);
        Some((n * 10 + digit).min(4 * MAX_POWER))
    })?;
    Some(if negative { -magnitude } else { magnitude })
}

/// Multiplies and adds. The highest word of a number is not zero.
fn multiply(words: &mut Vec<u32>, factor: u32, plus: u32) {
    let mut carry = u64::from(plus);
    for word in &mut *words {
        let n = u64::from(*word) * u64::from(factor) + carry;
        *word = n as u32;
        carry = n >> 32;
    }
    if carry != 0 {
        words.push(carry as u32);
    }
}

/// The bits of a number.
fn length(words: &[u32]) -> u64 {
    let top = words.last().copied().unwrap_or(0);
    32 * words.len() as u64 - u64::from(top.leading_zeros()).min(32)
}

/// Multiplies a quotient by a power of two.
fn scale(above: &mut Vec<u32>, below: &mut Vec<u32>, power: i64) {
    let side = if power < 0 { below } else { above };
    shift_left(side, power.unsigned_abs());
}

fn shift_left(words: &mut Vec<u32>, by: u64) {
    multiply(words, 1 << (by % 32), 0);
    words.splice(0..0, std::iter::repeat_n(0, (by / 32) as usize));
}

fn halve(words: &mut Vec<u32>) {
    let mut carry = 0;
    for word in words.iter_mut().rev() {
        let low = *word & 1;
        *word = *word >> 1 | carry << 31;
        carry = low;
    }
    trim(words);
}

/// Subtracts what is not greater.
fn subtract(words: &mut Vec<u32>, other: &[u32]) {
    let mut borrow = false;
    for (n, word) in words.iter_mut().enumerate() {
        let (less, first) = word.overflowing_sub(other.get(n).copied().unwrap_or(0));
        let (less, second) = less.overflowing_sub(u32::from(borrow));
        *word = less;
        borrow = first || second;
    }
    trim(words);
}

fn trim(words: &mut Vec<u32>) {
    let len = words.iter().rposition(|&word| word != 0);
    words.truncate(len.map_or(0, |at| at + 1));
}

fn compare(left: &[u32], right: &[u32]) -> Ordering {
    let by_length = left.len().cmp(&right.len());
    by_length.then_with(|| left.iter().rev().cmp(right.iter().rev()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(text: &str, kind: Type) -> u128 {
        let found = real(text.as_bytes(), kind).unwrap();
        assert!(!found.out_of_range, "{text}");
        found.bits
    }

    #[test]
    fn decimals_are_rounded_to_even() {
        for text in [
            "0.1",
            "1.5",
            "3.4028235e38",
            "1.0e-45",
            "16777217.0",
            "0.3",
            "88.8",
            "1.17549429e-38",
        ] {
            let value: f32 = text.parse().unwrap();
            assert_eq!(
                bits(text, Type::Float),
                u128::from(value.to_bits()),
                "{text}"
            );
            let value: f64 = text.parse().unwrap();
            assert_eq!(
                bits(text, Type::Double),
                u128::from(value.to_bits()),
                "{text}"
            );
        }
        for text in [
            "5.0e-324",
            "2.2250738585072011e-308",
            "1.7976931348623157e308",
            "0.e1",
        ] {
            let value: f64 = text.parse().unwrap();
            assert_eq!(
                bits(text, Type::Double),
                u128::from(value.to_bits()),
                "{text}"
            );
        }
        assert_eq!(bits("-0.1", Type::Half), 0xae66);
        assert_eq!(bits("65519.9", Type::Half), 0x7bff);
        assert_eq!(bits("1.0", Type::BFloat), 0x3f80);
        assert_eq!(bits("0.1", Type::BFloat), 0x3dcd);
        assert_eq!(bits("1.0", Type::X86Fp80), 0x3fff_8000_0000_0000_0000);
        assert_eq!(bits("-2.5", Type::X86Fp80), 0xc000_a000_0000_0000_0000);
        assert_eq!(bits("0.1", Type::X86Fp80), 0x3ffb_cccc_cccc_cccc_cccd);
        assert_eq!(bits("0.0", Type::X86Fp80), 0);
        assert_eq!(bits("1.0", Type::Fp128), 0x3fff << 112);
        assert_eq!(
            bits("0.1", Type::Fp128),
            0x3ffb_9999_9999_9999_9999_9999_9999_999a
        );
    }

    #[test]
    fn what_rounding_makes_zero_or_infinite_is_out_of_range() {
        let is_out = |text: &str, kind| real(text.as_bytes(), kind).unwrap().out_of_range;
        assert!(is_out("1.0e39", Type::Float));
        assert!(is_out("65520.0", Type::Half));
        assert!(is_out("1.0e-46", Type::Float));
        assert!(is_out("1.0e-99999999999999999999", Type::Double));
        assert!(is_out("1.0e5000", Type::Fp128));
        assert!(is_out("0x1.0p999999999", Type::X86Fp80));
        assert!(!is_out("0.0e-99999999999", Type::Float));
    }

    #[test]
    fn digits_may_be_hexadecimal() {
        assert_eq!(bits("0x1.0p-32", Type::Float), 0x2f80_0000);
        assert_eq!(bits("0x1.c3p32", Type::Float), 0x4fe1_8000);
        assert_eq!(bits("-0xfff.fffp5", Type::Float), 0xc7ff_ffff);
        assert_eq!(bits("+0x10.fdep5", Type::Float), 0x4407_ef00);
        assert_eq!(bits("0x1.8p+1", Type::Double), 0x4008_0000_0000_0000);
        assert_eq!(real(b"0x1.8", Type::Double), None);
        assert_eq!(real(b"0x18p1", Type::Double), None);
    }

    #[test]
    fn infinities_and_nans_have_names() {
        assert_eq!(bits("+inf", Type::Double), 0x7ff0 << 48);
        assert_eq!(bits("-inf", Type::PpcFp128), 0xfff0 << 48);
        assert_eq!(bits("-qnan", Type::Half), 0xfe00);
        assert_eq!(bits("+qnan", Type::BFloat), 0x7fc0);
        assert_eq!(
            bits("+nan(0xdeadbeef)", Type::Fp128),
            0x7fff_8000 << 96 | 0xdead_beef
        );
        assert_eq!(bits("+snan(0x1)", Type::Float), 0x7f80_0001);
        assert_eq!(bits("-inf", Type::X86Fp80), 0xffff_8000_0000_0000_0000);
        assert_eq!(bits("+qnan", Type::X86Fp80), 0x7fff_c000_0000_0000_0000);
        for text in [
            "inf",
            "+nan",
            "+nan()",
            "+snan(0x0)",
            "+nan(0x400000)",
            "+nan(1)",
            "+infinity",
        ] {
            assert_eq!(real(text.as_bytes(), Type::Float), None, "{text}");
        }
    }

    #[test]
    fn bits_have_all_their_digits() {
        assert_eq!(bits("f0x3F800000", Type::Float), 0x3f80_0000);
        assert_eq!(bits("f0x0000ffff000000000000", Type::X86Fp80), 0xffff << 48);
        assert_eq!(real(b"f0x3F8", Type::Float), None);
        assert_eq!(real(b"f0x3F80000000000000", Type::Float), None);
    }
}
