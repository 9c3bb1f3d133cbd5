//! Numbers from text: `strtol` and its kin.

use super::ctype::is_space;
use super::{Call, Done, errno, functions, unsupported};
use crate::interp::portable::Stop;

functions! {
    atoi: "i32 (ptr)" = |c| { let s = c.string()?; Ok((parsed(&s) as i32).into()) };
    atol: "i64 (ptr)" = |c| { let s = c.string()?; Ok(parsed(&s).into()) };
    atoll: "i64 (ptr)" = |c| { let s = c.string()?; Ok(parsed(&s).into()) };
    atof: "double (ptr)" = |c| { let s = c.string()?; Ok(float(&s).0.into()) };
    strtol: "i64 (ptr, ptr, i32)" = |c| to_signed(c, i64::MIN, i64::MAX);
    strtoll: "i64 (ptr, ptr, i32)" = |c| to_signed(c, i64::MIN, i64::MAX);
    strtoimax: "i64 (ptr, ptr, i32)" = |c| to_signed(c, i64::MIN, i64::MAX);
    __isoc23_strtol: "i64 (ptr, ptr, i32)" = |c| to_signed(c, i64::MIN, i64::MAX);
    __isoc23_strtoll: "i64 (ptr, ptr, i32)" = |c| to_signed(c, i64::MIN, i64::MAX);
    strtoul: "i64 (ptr, ptr, i32)" = to_unsigned;
    strtoull: "i64 (ptr, ptr, i32)" = to_unsigned;
    strtoumax: "i64 (ptr, ptr, i32)" = to_unsigned;
    __isoc23_strtoul: "i64 (ptr, ptr, i32)" = to_unsigned;
    __isoc23_strtoull: "i64 (ptr, ptr, i32)" = to_unsigned;
    strtod: "double (ptr, ptr)" = strtod;
    strtof: "float (ptr, ptr)" = strtof;
}

fn parsed(text: &[u8]) -> i64 {
    integer(text, 10).map_or(0, |number| number.clamp(i64::MIN.into(), i64::MAX.into())) as i64
}

/// A number at the start of a text.
pub(super) struct Number {
    pub negative: bool,
    /// The largest one, if it does not fit.
    pub magnitude: u128,
    /// How many bytes it takes.
    pub len: usize,
}

impl Number {
    fn clamp(&self, least: i128, most: i128) -> i128 {
        let magnitude = i128::try_from(self.magnitude).unwrap_or(i128::MAX);
        let value = if self.negative { -magnitude } else { magnitude };
        value.clamp(least, most)
    }
}

/// The integer that a text begins with, behind white space.
pub(super) fn integer(text: &[u8], base: u32) -> Option<Number> {
    let mut at = text.iter().position(|&byte| !is_space(byte))?;
    let negative = text[at] == b'-';
    at += usize::from(matches!(text[at], b'-' | b'+'));
    let prefix = |letter: u8, digits: u32| {
        let rest = text.get(at..)?;
        let is_prefix = rest.len() > 2 && rest[0] == b'0' && rest[1].to_ascii_lowercase() == letter;
        (is_prefix && char::from(rest[2]).is_digit(digits)).then_some(())
    };
    let mut base = base;
    if matches!(base, 0 | 16) && prefix(b'x', 16).is_some() {
        (base, at) = (16, at + 2);
    } else if base == 0 {
        base = if text.get(at) == Some(&b'0') { 8 } else { 10 };
    }
    let digits = text.get(at..)?.iter();
    let digits = digits.map_while(|&byte| char::from(byte).to_digit(base));
    let (mut magnitude, mut count) = (0u128, 0);
    for digit in digits {
        let more = magnitude.checked_mul(base.into());
        let more = more.and_then(|more| more.checked_add(digit.into()));
        magnitude = more.unwrap_or(u128::MAX / 2);
        count += 1;
    }
    (count > 0).then_some(Number {
        negative,
        magnitude,
        len: at + count,
    })
}

fn read(c: &mut Call<'_, '_>) -> Result<Option<Number>, Stop> {
    let (at, end, base) = (c.word()?, c.word()?, c.int()?);
    let base = match u32::try_from(base) {
        Ok(base @ (0 | 2..=36)) => base,
        _ => {
            c.fail(errno::EINVAL)?;
            return Ok(None);
        }
    };
    let number = integer(c.memory().c_string(at)?, base);
    if end != 0 {
        let len = number.as_ref().map_or(0, |number| number.len);
        c.write_word(end, at + len as u64)?;
    }
    Ok(number)
}

fn to_signed(c: &mut Call<'_, '_>, least: i64, most: i64) -> Done {
    let Some(number) = read(c)? else {
        return Ok(0i64.into());
    };
    let value = number.clamp(least.into(), most.into());
    if number.clamp(i128::MIN, i128::MAX) != value {
        c.fail(errno::ERANGE)?;
    }
    Ok((value as i64).into())
}

fn to_unsigned(c: &mut Call<'_, '_>) -> Done {
    let Some(number) = read(c)? else {
        return Ok(0u64.into());
    };
    let Ok(value) = u64::try_from(number.magnitude) else {
        c.fail(errno::ERANGE)?;
        return Ok(u64::MAX.into());
    };
    Ok(if number.negative {
        value.wrapping_neg()
    } else {
        value
    }
    .into())
}

/// The float that a text begins with, behind white space, and how many bytes it takes.
pub(super) fn float(text: &[u8]) -> (f64, usize) {
    let Some(start) = text.iter().position(|&byte| !is_space(byte)) else {
        return (0.0, 0);
    };
    let len = float_len(&text[start..]);
    if len == 0 {
        return (0.0, 0);
    }
    let written = &text[start..start + len];
    let end = start + len;
    let negative = written[0] == b'-';
    let digits = written.strip_prefix(b"-").unwrap_or(written);
    let digits = digits.strip_prefix(b"+").unwrap_or(digits);
    let value = match digits {
        [b'0', b'x' | b'X', rest @ ..] => hexadecimal(rest),
        _ => {
            let text = std::str::from_utf8(digits).unwrap_or("0");
            let text = text.split('(').next().unwrap_or(text);
            text.parse().unwrap_or(0.0)
        }
    };
    (if negative { -value } else { value }, end)
}

/// How many bytes at the start of a text are a float.
fn float_len(text: &[u8]) -> usize {
    let sign = usize::from(matches!(text.first(), Some(b'-' | b'+')));
    let rest = &text[sign..];
    for word in [&b"infinity"[..], b"inf", b"nan"] {
        if rest.len() >= word.len() && rest[..word.len()].eq_ignore_ascii_case(word) {
            return sign + word.len();
        }
    }
    let count = |from: usize, is: fn(&u8) -> bool| {
        let rest = rest.get(from..).unwrap_or(&[]);
        rest.iter().take_while(|byte| is(byte)).count()
    };
    if rest.len() > 2 && rest[0] == b'0' && rest[1].eq_ignore_ascii_case(&b'x') {
        let whole = count(2, u8::is_ascii_hexdigit);
        let mut at = 2 + whole;
        let mut digits = whole;
        if rest.get(at) == Some(&b'.') {
            let more = count(at + 1, u8::is_ascii_hexdigit);
            digits += more;
            if digits > 0 {
                at += 1 + more;
            }
        }
        if digits == 0 {
            return sign + 1;
        }
        return sign + exponent_end(rest, at, b'p');
    }
    let whole = count(0, u8::is_ascii_digit);
    let (mut at, mut digits) = (whole, whole);
    if rest.get(at) == Some(&b'.') {
        let more = count(at + 1, u8::is_ascii_digit);
        digits += more;
        if digits > 0 {
            at += 1 + more;
        }
    }
    if digits == 0 {
        return 0;
    }
    sign + exponent_end(rest, at, b'e')
}

/// Where a number ends that may have an exponent from here on.
fn exponent_end(text: &[u8], at: usize, letter: u8) -> usize {
    if text
        .get(at)
        .is_none_or(|byte| byte.to_ascii_lowercase() != letter)
    {
        return at;
    }
    let sign = usize::from(matches!(text.get(at + 1), Some(b'-' | b'+')));
    let start = at + 1 + sign;
    let digits = text.get(start..).unwrap_or(&[]).iter();
    match digits.take_while(|byte| byte.is_ascii_digit()).count() {
        0 => at,
        count => start + count,
    }
}

/// A hexadecimal float, without its prefix.
fn hexadecimal(text: &[u8]) -> f64 {
    let (mut significand, mut exponent, mut rest) = (0u64, 0i64, false);
    let mut is_behind_point = false;
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        match char::from(byte).to_digit(16) {
            _ if byte == b'.' => is_behind_point = true,
            None => break,
            Some(digit) => {
                if significand >> 60 == 0 {
                    significand = significand << 4 | u64::from(digit);
                    exponent -= if is_behind_point { 4 } else { 0 };
                } else {
                    rest |= digit != 0;
                    exponent += if is_behind_point { 0 } else { 4 };
                }
            }
        }
        at += 1;
    }
    let written = text
        .get(at + 1..)
        .and_then(|text| std::str::from_utf8(text).ok());
    let written = written.map_or(Some(0), |text| {
        if text.is_empty() {
            Some(0)
        } else {
            text.parse::<i64>().ok()
        }
    });
    let is_negative = text.get(at + 1) == Some(&b'-');
    let written = written.unwrap_or(if is_negative { -1 << 40 } else { 1 << 40 });
    // The last bit stands for all that is cut off, so that rounding is right.
    let significand = significand | u64::from(rest);
    scaled(significand, exponent.saturating_add(written))
}

/// `significand * 2^exponent`, rounded once.
fn scaled(significand: u64, exponent: i64) -> f64 {
    if significand == 0 {
        return 0.0;
    }
    let top = 63 - i64::from(significand.leading_zeros()) + exponent;
    if top > 1023 {
        return f64::INFINITY;
    }
    if top < -1076 {
        return 0.0;
    }
    // How many bits the result has.
    let bits = if top >= -1022 { 53 } else { 53 - (-1022 - top) };
    let have = 64 - i64::from(significand.leading_zeros());
    let cut = have - bits;
    let (kept, scale) = match cut {
        ..=0 => (significand, exponent),
        64.. => (
            u64::from(cut == 64 && significand > 1 << 63),
            exponent + cut,
        ),
        _ => {
            let (kept, lost) = (significand >> cut, significand & ((1 << cut) - 1));
            let half = 1u64 << (cut - 1);
            let up = lost > half || lost == half && kept & 1 == 1;
            (kept + u64::from(up), exponent + cut)
        }
    };
    super::math::ldexp(kept as f64, scale as i32)
}

fn strtod(c: &mut Call<'_, '_>) -> Done {
    let (at, end) = (c.word()?, c.word()?);
    let (value, len) = float(c.memory().c_string(at)?);
    if end != 0 {
        c.write_word(end, at + len as u64)?;
    }
    if value.is_infinite() && len > 0 {
        let text = c.memory().c_string(at)?[..len].to_ascii_lowercase();
        if !text.windows(3).any(|window| window == b"inf") {
            c.fail(errno::ERANGE)?;
        }
    }
    Ok(value.into())
}

fn strtof(c: &mut Call<'_, '_>) -> Done {
    let (at, end) = (c.word()?, c.word()?);
    let text = c.memory().c_string(at)?;
    let (value, len) = float(text);
    let written = std::str::from_utf8(&text[..len]).unwrap_or("").trim();
    let is_hexadecimal = written.contains(['x', 'X']);
    // Rounded once, from the text.
    let value = match written.parse::<f32>() {
        Ok(value) => value,
        Err(_) if is_hexadecimal && value as f32 as f64 != value => {
            return unsupported("`strtof` of a hexadecimal float that has to be rounded");
        }
        Err(_) => value as f32,
    };
    if end != 0 {
        c.write_word(end, at + len as u64)?;
    }
    Ok(value.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        let read = |text: &str, base| {
            integer(text.as_bytes(), base).map(|n| (n.clamp(i128::MIN, i128::MAX), n.len))
        };
        assert_eq!(read("  -12x", 10), Some((-12, 5)));
        assert_eq!(read("+0x1fg", 0), Some((31, 5)));
        assert_eq!(read("0x", 16), Some((0, 1)));
        assert_eq!(read("017", 0), Some((15, 3)));
        assert_eq!(read("zz", 36), Some((35 * 36 + 35, 2)));
        assert_eq!(read("", 10), None);
        assert_eq!(read("-", 10), None);
        assert_eq!(read("  ", 10), None);
    }

    #[test]
    fn floats() {
        assert_eq!(float(b" 1.5e3x"), (1500.0, 6));
        assert_eq!(float(b"1e"), (1.0, 1));
        assert_eq!(float(b".5."), (0.5, 2));
        assert_eq!(float(b"-0x1.8p1"), (-3.0, 8));
        assert_eq!(float(b"0x.8"), (0.5, 4));
        assert_eq!(float(b"0xg"), (0.0, 1));
        assert_eq!(float(b"."), (0.0, 0));
        assert_eq!(float(b"infinite").1, 3);
        assert_eq!(float(b"0x1p-1074").0, f64::from_bits(1));
        assert_eq!(float(b"0x1.8p-1075").0, f64::from_bits(1));
        assert_eq!(float(b"0x1p-1075").0, 0.0);
        assert_eq!(float(b"0x1.fffffffffffff8p1023").0, f64::INFINITY);
        assert!(float(b"nan").0.is_nan());
    }
}
