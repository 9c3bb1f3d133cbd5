//! Number literals in their rarer notations: wide integers, floats, hexadecimal of all kinds.

use super::consts;
use super::error::Expected;
use super::lex::{Input, NAME, PResult, fail, run};
use super::parser::Parser;
use super::real::{Real, real};
use crate::ir::{Const, ConstId, Type, TypeId};

/// The words of constants of wider types are stored as far as they are not their sign alone: else
/// they would take memory out of proportion to their text.
const WIDE: u32 = (1 << 14) + 1;

/// A literal: `-12`, `u0xFF`, `1.5e3`, `0x3FF0000000000000`, `0xK...`.
pub(super) fn literal<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, ConstId> {
    let len = literal_len(i);
    if len == 0 {
        return fail(i, Expected::Value);
    }
    let (text, rest) = i.split_at(len);
    let kind = p.m.types.resolved(ty);
    let made = match kind {
        Type::Int(width) => integer(text).map(|(negative, words)| {
            if !fits(&words, negative, width) {
                let span = p.span(i, rest);
                consts::warn_range(p, span, ty);
            }
            let words = stored(words, negative, width);
            if width <= 64 {
                let low = words.first().copied().unwrap_or(0);
                let high = words.get(1).copied().unwrap_or(0);
                return consts::int(p, ty, width, u64::from(low) | u64::from(high) << 32);
            }
            p.m.consts.big_int(ty, &words)
        }),
        Type::Half | Type::BFloat | Type::Float | Type::Double => match small_float(text, kind) {
            Some(Small { bits, exact: true }) => Some(p.m.consts.intern(Const::Float { ty, bits })),
            Some(Small { bits, .. }) => {
                return consts::inexact_literal(p, i, rest, ty, &nearest_literal(bits, kind));
            }
            None => None,
        },
        Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
            big_float(text, kind).map(|words| p.m.consts.big_float(ty, &words))
        }
        _ => None,
    };
    match made {
        Some(id) => Ok((rest, id)),
        None => consts::wrong_literal(p, i, rest, ty, rule(kind)),
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
        Type::X86Fp80 => {
            "an `x86_fp80` constant is `0xK` and 20 digits, or a decimal such as `1.5`"
        }
        Type::Fp128 => "an `fp128` constant is `0xL` and 32 digits, or a decimal such as `1.5`",
        Type::PpcFp128 => "a `ppc_fp128` constant is `0xM` and 32 digits",
        _ => "a number needs an integer or floating-point type",
    }
}

/// Name bytes, a `+` behind an exponent's `e` or `p`, and what is in the parentheses of a NaN.
fn literal_len(i: Input<'_>) -> usize {
    let sign = usize::from(matches!(i, [b'+' | b'-', ..]));
    let mut len = sign + run(&i[sign..], NAME);
    let mark = match i[sign..].starts_with(b"0x") {
        true => b'p',
        false => b'e',
    };
    if let ([.., last], [b'+', rest @ ..]) = i.split_at(len)
        && last.to_ascii_lowercase() == mark
    {
        len += 1 + run(rest, NAME);
    }
    if sign == 1
        && matches!(&i[1..len], b"nan" | b"snan")
        && let [b'(', rest @ ..] = &i[len..]
    {
        let inside = 1 + run(rest, NAME);
        len += inside + usize::from(i.get(len + inside) == Some(&b')'));
    }
    len
}

/// Sign and magnitude in 32-bit words.
fn integer(text: &[u8]) -> Option<(bool, Vec<u32>)> {
    let (negative, digits, radix) = match text {
        [b'u' | b's', b'0', b'x', hex @ ..] => (false, hex, 16),
        [b'-', digits @ ..] => (true, digits, 10),
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

/// The 32-bit words of an integer modulo 2^`width`, the lowest first; `None` if the text is no
/// integer.
pub fn integer_words(text: &[u8], width: u32) -> Option<Vec<u32>> {
    let (negative, words) = integer(text)?;
    Some(wrapped(words, negative, width))
}

/// The 32-bit words by which an integer is stored as a constant of a type of `width` bits.
pub fn stored(words: Vec<u32>, negative: bool, width: u32) -> Vec<u32> {
    let bits = match width >= WIDE && words.len() < width as usize / 32 {
        // One more, so that the highest bit is the sign.
        true => 32 * (words.len() as u32 + 1),
        false => width,
    };
    wrapped(words, negative, bits)
}

/// Whether a magnitude fits in `width` bits, signed or unsigned.
pub fn fits(words: &[u32], negative: bool, width: u32) -> bool {
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
    let zeros = digits.iter().take_while(|&&b| b == b'0').count();
    if digits.is_empty() || digits.len() - zeros > max {
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

/// A number of at most 64 bits, and whether it stands for what was written.
#[derive(PartialEq, Eq, Debug)]
struct Small {
    bits: u64,
    exact: bool,
}

/// All four kinds may be written as the bits of a double, which must be one of their numbers (LangRef,
/// "Simple Constants"), or as [`real`] reads them.
fn small_float(text: &[u8], kind: Type) -> Option<Small> {
    let written = |bits: u128| Small {
        bits: bits as u64,
        exact: true,
    };
    match text {
        [b'0', b'x', b'H', digits @ ..] if kind == Type::Half => hex(digits, 4).map(written),
        [b'0', b'x', b'R', digits @ ..] if kind == Type::BFloat => hex(digits, 4).map(written),
        [b'0', b'x', digits @ ..] if !digits.contains(&b'.') => {
            from_double(hex(digits, 16)? as u64, kind)
        }
        _ if kind == Type::Double && decimal(text).is_some() => {
            from_double(decimal(text)?.parse::<f64>().ok()?.to_bits(), kind)
        }
        _ => real(text, kind).map(|Real { bits, out_of_range }| Small {
            bits: bits as u64,
            exact: !out_of_range,
        }),
    }
}

/// The bits of a double rounded to a type of at most 64 bits; `None` for other types.
pub fn float_bits(value: f64, kind: Type) -> Option<u64> {
    from_double(value.to_bits(), kind).map(|small| small.bits)
}

/// A double as another type.
fn from_double(bits: u64, kind: Type) -> Option<Small> {
    match kind {
        Type::Double => Some(Small { bits, exact: true }),
        Type::Float => Some(narrow(bits, 8, 23)),
        Type::Half => Some(narrow(bits, 5, 10)),
        Type::BFloat => Some(narrow(bits, 8, 7)),
        _ => None,
    }
}

/// Rounds a double to even in a format of `exp` exponent and `frac` fraction bits. A NaN keeps its
/// sign and the upper bits of its payload.
fn narrow(bits: u64, exp: u32, frac: u32) -> Small {
    let sign = (bits >> 63) << (exp + frac);
    let max = ((1u64 << exp) - 1) << frac;
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let fraction = bits & ((1 << 52) - 1);
    if exponent == 0x7ff {
        let dropped = fraction & ((1 << (52 - frac)) - 1);
        return Small {
            bits: sign | max | fraction >> (52 - frac),
            exact: dropped == 0,
        };
    }
    let bias = (1i64 << (exp - 1)) - 1;
    let e = exponent - 1023 + bias;
    let significand = fraction | if exponent == 0 { 0 } else { 1 << 52 };
    // A number below the normal ones loses bits of its fraction.
    let shift = 52 - frac as i64 + if e <= 0 { 1 - e } else { 0 };
    if shift > 60 {
        return Small {
            bits: sign,
            exact: significand == 0,
        };
    }
    let kept = significand >> shift;
    let rest = significand & ((1 << shift) - 1);
    let half = 1u64 << (shift - 1);
    let round = u64::from(rest > half || rest == half && kept & 1 == 1);
    let base = if e <= 0 { 0 } else { ((e - 1) as u64) << frac };
    let value = base + kept + round;
    Small {
        bits: sign | value.min(max),
        exact: rest == 0 && value < max,
    }
}

/// How a number is written that is near.
fn nearest_literal(bits: u64, kind: Type) -> String {
    match kind {
        Type::Half => format!("0xH{bits:04X}"),
        Type::BFloat => format!("0xR{bits:04X}"),
        _ => format!(
            "0x{:016X}",
            f64::from(f32::from_bits(bits as u32)).to_bits()
        ),
    }
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
        _ => real(text, kind).filter(|real| !real.out_of_range)?.bits,
    };
    let words = (0..4).map(|n| (value >> (32 * n)) as u32);
    Some(
        words
            .take(if kind == Type::X86Fp80 { 3 } else { 4 })
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_narrow() {
        let exact = |x: f64, kind, bits| {
            assert_eq!(
                from_double(x.to_bits(), kind),
                Some(Small { bits, exact: true })
            );
        };
        exact(1.0, Type::Half, 0x3c00);
        exact(-2.5, Type::Half, 0xc100);
        exact(65504.0, Type::Half, 0x7bff);
        exact(5.960464477539063e-8, Type::Half, 1);
        exact(0.0, Type::Half, 0);
        exact(-0.0, Type::Half, 0x8000);
        exact(f64::INFINITY, Type::Half, 0x7c00);
        exact(1.0, Type::BFloat, 0x3f80);
        exact(-1.5, Type::Float, 0xbfc0_0000);
        exact(f64::from(f32::MAX), Type::Float, 0x7f7f_ffff);
        exact(f64::from(f32::from_bits(1)), Type::Float, 1);
    }

    #[test]
    fn what_is_lost_makes_a_number_inexact() {
        let near = |bits: u64, kind, as_bits| {
            let inexact = Small {
                bits: as_bits,
                exact: false,
            };
            assert_eq!(from_double(bits, kind), Some(inexact));
        };
        near(0.1f64.to_bits(), Type::Half, 0x2e66);
        near(1e9f64.to_bits(), Type::Half, 0x7c00);
        near(0.1f64.to_bits(), Type::Float, u64::from(0.1f32.to_bits()));
        near(1e39f64.to_bits(), Type::Float, 0x7f80_0000);
        near(1e-46f64.to_bits(), Type::Float, 0);
        near(1, Type::Float, 0);
        // A NaN whose payload is in the lowest bit alone would be an infinity.
        near(0x7ff0_0000_0000_0001, Type::Float, 0x7f80_0000);
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
