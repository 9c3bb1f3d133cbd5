//! Number literals in their rarer notations: wide integers, floats, hexadecimal of all kinds.

use super::error::Expected;
use super::lex::{Input, NAME, PResult, fail, run};
use super::parser::Parser;
use crate::diag::Diagnostic;
use crate::ir::{Const, ConstId, Type, TypeId};

/// Constants of wider types would take memory out of proportion to their text.
const WIDEST: u32 = (1 << 14) + 1;

/// A literal: `-12`, `u0xFF`, `1.5e3`, `0x3FF0000000000000`, `0xK...`.
pub(super) fn literal<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, ConstId> {
    let len = literal_len(i);
    if len == 0 {
        return fail(i, Expected::Value);
    }
    let (text, rest) = i.split_at(len);
    let kind = p.m.types.resolved(ty);
    if let Type::Int(width @ WIDEST..) = kind {
        let span = p.span(i, rest);
        let what = format!("constant of type `i{width}`");
        return p.report(Diagnostic::unsupported(span, what));
    }
    let made = match kind {
        Type::Int(width) => integer(text).map(|(negative, words)| {
            if !fits(&words, negative, width) {
                let span = p.span(i, rest);
                p.warn_range(span, ty);
            }
            let mut words = wrapped(words, negative, width);
            if width <= 64 {
                let low = words.first().copied().unwrap_or(0);
                let high = words.get(1).copied().unwrap_or(0);
                return p.int(ty, width, u64::from(low) | u64::from(high) << 32);
            }
            words.resize(width.div_ceil(32) as usize, 0);
            let words = p.m.consts.lists.push(&words);
            p.m.consts.intern(Const::BigInt { ty, words })
        }),
        Type::Half | Type::BFloat | Type::Float | Type::Double => {
            small_float(text, kind).map(|bits| p.m.consts.intern(Const::Float { ty, bits }))
        }
        Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => big_float(text, kind).map(|words| {
            let words = p.m.consts.lists.push(&words);
            p.m.consts.intern(Const::BigFloat { ty, words })
        }),
        _ => None,
    };
    match made {
        Some(id) => Ok((rest, id)),
        None => p.wrong_literal(i, rest, ty, rule(kind)),
    }
}

fn rule(kind: Type) -> &'static str {
    match kind {
        Type::Int(_) => "an integer constant is a decimal number such as `-7`",
        Type::Half => "a `half` constant is `0xH` and 4 digits, or a decimal such as `1.5`",
        Type::BFloat => "a `bfloat` constant is `0xR` and 4 digits, or a decimal such as `1.5`",
        Type::Float | Type::Double => {
            "a floating-point constant is a decimal such as `1.5`, or `0x` and 16 digits"
        }
        Type::X86Fp80 => "an `x86_fp80` constant is `0xK` and 20 digits",
        Type::Fp128 => "an `fp128` constant is `0xL` and 32 digits",
        Type::PpcFp128 => "a `ppc_fp128` constant is `0xM` and 32 digits",
        _ => "a number needs an integer or floating-point type",
    }
}

/// Name bytes, and a `+` behind an exponent's `e`.
fn literal_len(i: Input<'_>) -> usize {
    let mut len = match i {
        [b'+', ..] => 1 + run(&i[1..], NAME),
        _ => run(i, NAME),
    };
    if let ([.., b'e' | b'E'], [b'+', rest @ ..]) = i.split_at(len)
        && !i.starts_with(b"0x")
    {
        len += 1 + run(rest, NAME);
    }
    len
}

/// Sign and magnitude in 32-bit words.
fn integer(text: &[u8]) -> Option<(bool, Vec<u32>)> {
    let (negative, digits, radix) = match text {
        [b'u' | b's', b'0', b'x', hex @ ..] => (false, hex, 16),
        [b'-', digits @ ..] => (true, digits, 10),
        [b'+', digits @ ..] => (false, digits, 10),
        digits => (false, digits, 10),
    };
    // The conversion takes quadratic time: the bound keeps that short.
    if digits.is_empty() || digits.len() > 2_500 {
        return None;
    }
    let mut words: Vec<u32> = Vec::new();
    for &b in digits {
        let mut carry = u64::from((b as char).to_digit(radix)?);
        for word in &mut words {
            let n = u64::from(*word) * u64::from(radix) + carry;
            *word = n as u32;
            carry = n >> 32;
        }
        if carry != 0 {
            words.push(carry as u32);
        }
    }
    // The highest bit that is set in `s0x` digits is the sign, as LLVM reads them.
    if text[0] == b's'
        && let Some(top) = words.iter().rposition(|&w| w != 0)
    {
        let bits = 32 * (top as u32 + 1) - words[top].leading_zeros();
        return Some((true, wrapped(words, true, bits)));
    }
    Some((negative, words))
}

/// The number modulo 2^width.
fn wrapped(mut words: Vec<u32>, negative: bool, width: u32) -> Vec<u32> {
    words.resize(width.div_ceil(32) as usize, 0);
    if negative {
        let mut carry = true;
        for word in &mut words {
            let (n, over) = (!*word).overflowing_add(u32::from(carry));
            *word = n;
            carry = over;
        }
    }
    if !width.is_multiple_of(32)
        && let Some(top) = words.last_mut()
    {
        *top &= (1 << (width % 32)) - 1;
    }
    words
}

/// Whether a magnitude fits in `width` bits, signed or unsigned.
fn fits(words: &[u32], negative: bool, width: u32) -> bool {
    let top = words.iter().rposition(|&w| w != 0);
    let bits = top.map_or(0, |at| 32 * (at as u32 + 1) - words[at].leading_zeros());
    if !negative {
        return bits <= width;
    }
    let power =
        top.is_some_and(|at| words[at].is_power_of_two() && words[..at].iter().all(|&w| w == 0));
    bits < width || bits == width && power
}

fn hex(digits: &[u8], max: usize) -> Option<u128> {
    if digits.is_empty() || digits.len() > max {
        return None;
    }
    digits.iter().try_fold(0u128, |n, &b| {
        Some(n << 4 | u128::from((b as char).to_digit(16)?))
    })
}

/// A decimal with a point: `1.5`, `-2.e3`.
fn decimal(text: &[u8]) -> Option<&str> {
    let digits = text
        .strip_prefix(b"-")
        .or(text.strip_prefix(b"+"))
        .unwrap_or(text);
    let valid = digits.first()?.is_ascii_digit()
        && digits.contains(&b'.')
        && digits
            .iter()
            .all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
    if !valid {
        return None;
    }
    std::str::from_utf8(text).ok()
}

fn small_float(text: &[u8], kind: Type) -> Option<u64> {
    match text {
        [b'0', b'x', b'H', digits @ ..] if kind == Type::Half => Some(hex(digits, 4)? as u64),
        [b'0', b'x', b'R', digits @ ..] if kind == Type::BFloat => Some(hex(digits, 4)? as u64),
        [b'0', b'x', digits @ ..] => {
            // All four kinds may be written as the bits of a double.
            let bits = hex(digits, 16)? as u64;
            from_double(bits, kind)
        }
        _ => {
            let text = decimal(text)?;
            match kind {
                Type::Float => {
                    // LLVM rounds the decimal to double and insists that the double is a float;
                    // rounding twice could only differ where it refuses.
                    let value: f32 = text.parse().ok()?;
                    Some(u64::from(value.to_bits()))
                }
                _ => from_double(text.parse::<f64>().ok()?.to_bits(), kind),
            }
        }
    }
}

/// A double as another type; what a double has and the type lacks is rounded to even.
fn from_double(bits: u64, kind: Type) -> Option<u64> {
    match kind {
        Type::Double => Some(bits),
        Type::Float => {
            let value = f64::from_bits(bits);
            if value.is_nan() {
                // Keeps sign and payload, where a conversion may quiet the NaN.
                let sign = (bits >> 63) << 31;
                return Some(sign | 0x7f80_0000 | bits >> 29 & 0x7f_ffff);
            }
            Some(u64::from((value as f32).to_bits()))
        }
        Type::Half => Some(narrow(bits, 5, 10)),
        Type::BFloat => Some(narrow(bits, 8, 7)),
        _ => None,
    }
}

/// Rounds a double to a format of `exp` exponent and `frac` fraction bits.
fn narrow(bits: u64, exp: u32, frac: u32) -> u64 {
    let sign = (bits >> 63) << (exp + frac);
    let max = (1u64 << exp) - 1;
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let fraction = bits & ((1 << 52) - 1);
    if exponent == 0x7ff {
        return sign | max << frac | fraction >> (52 - frac);
    }
    let bias = (1i64 << (exp - 1)) - 1;
    let e = exponent - 1023 + bias;
    let significand = fraction | if exponent == 0 { 0 } else { 1 << 52 };
    // A number below the normal ones loses bits of its fraction.
    let shift = 52 - frac as i64 + if e <= 0 { 1 - e } else { 0 };
    if shift > 60 {
        return sign;
    }
    let kept = significand >> shift;
    let rest = significand & ((1 << shift) - 1);
    let half = 1u64 << (shift - 1);
    let round = u64::from(rest > half || rest == half && kept & 1 == 1);
    let base = if e <= 0 { 0 } else { ((e - 1) as u64) << frac };
    let value = base + kept + round;
    sign | value.min(max << frac)
}

fn big_float(text: &[u8], kind: Type) -> Option<Vec<u32>> {
    let value = match (text, kind) {
        ([b'0', b'x', b'K', digits @ ..], Type::X86Fp80) => hex(digits, 20)?,
        // The two words of these are written the low one first.
        ([b'0', b'x', b'L', digits @ ..], Type::Fp128)
        | ([b'0', b'x', b'M', digits @ ..], Type::PpcFp128) => {
            let value = hex(digits, 32)?;
            value.rotate_left(64)
        }
        ([b'0', b'x', digits @ ..], Type::X86Fp80 | Type::Fp128) => {
            widen(hex(digits, 16)? as u64, kind)
        }
        (_, Type::X86Fp80 | Type::Fp128) => {
            let value: f64 = decimal(text)?.parse().ok()?;
            widen(value.to_bits(), kind)
        }
        _ => return None,
    };
    let words = (0..4).map(|n| (value >> (32 * n)) as u32);
    Some(
        words
            .take(if kind == Type::X86Fp80 { 3 } else { 4 })
            .collect(),
    )
}

/// A double as `x86_fp80` or `fp128`.
fn widen(bits: u64, kind: Type) -> u128 {
    let sign = u128::from(bits >> 63);
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    // As 1.fraction with 63 bits behind the point, and a 15-bit exponent.
    let (exp, significand) = match (exponent, fraction) {
        (0, 0) => (0, 0),
        (0, f) => {
            let lead = f.leading_zeros();
            (16383 - 1022 - (lead as i32 - 11), f << lead)
        }
        (0x7ff, f) => (0x7fff, 1 << 63 | f << 11),
        (e, f) => (e - 1023 + 16383, 1 << 63 | f << 11),
    };
    let exp = exp as u128;
    match kind {
        Type::X86Fp80 => sign << 79 | exp << 64 | u128::from(significand),
        _ => sign << 127 | exp << 112 | u128::from(significand << 1) << 48,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_narrow_to_half_and_bfloat() {
        let half = |x: f64| from_double(x.to_bits(), Type::Half);
        assert_eq!(half(1.0), Some(0x3c00));
        assert_eq!(half(-2.5), Some(0xc100));
        assert_eq!(half(65504.0), Some(0x7bff));
        assert_eq!(half(1e9), Some(0x7c00));
        assert_eq!(half(5.960464477539063e-8), Some(1));
        assert_eq!(half(0.0), Some(0));
        assert_eq!(from_double(1.0f64.to_bits(), Type::BFloat), Some(0x3f80));
    }

    #[test]
    fn doubles_widen() {
        assert_eq!(
            widen(1.0f64.to_bits(), Type::X86Fp80),
            0x3fff_8000_0000_0000_0000
        );
        assert_eq!(widen(1.0f64.to_bits(), Type::Fp128), 0x3fff << 112);
        assert_eq!(widen((-0.0f64).to_bits(), Type::Fp128), 1 << 127);
        let tiny = f64::from_bits(1);
        assert_eq!(widen(tiny.to_bits(), Type::X86Fp80) >> 64, 16383 - 1074);
    }

    #[test]
    fn integers_wrap_to_their_width() {
        let (negative, words) = integer(b"-1").unwrap();
        assert_eq!(wrapped(words, negative, 65), [u32::MAX, u32::MAX, 1]);
        let (negative, words) = integer(b"18446744073709551616").unwrap();
        assert!(!negative && !fits(&words, false, 64) && fits(&words, false, 65));
        assert_eq!(integer(b"s0xFF"), Some((true, vec![1])));
        assert_eq!(integer(b"u0xFF"), Some((false, vec![255])));
        assert_eq!(integer(b"12x"), None);
    }

    #[test]
    fn the_least_signed_number_fits() {
        assert!(fits(&[1 << 31], true, 32));
        assert!(!fits(&[(1 << 31) + 1], true, 32));
        assert!(fits(&[u32::MAX], false, 32));
    }
}
