//! Formatted output.

use super::decimal::{Float, Kind, fixed, scientific};
use super::varargs::Arguments;
use crate::interp::portable::memory::{Fault, LinearMemory};

/// The longest field: more is an error of the call.
const MOST: usize = 1 << 26;

/// Why formatting ends early.
#[derive(Debug)]
pub(super) enum Failure {
    /// An access to memory.
    Fault(Fault),
    /// The result is too long.
    TooLong,
    /// What is not supported.
    Unsupported(String),
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Failure::Fault(fault)
    }
}

/// A conversion.
#[derive(Clone, Copy, Debug, Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    size: Size,
}

/// The length modifier of an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Size {
    Char,
    Short,
    #[default]
    Int,
    Long,
    /// `L`
    LongDouble,
}

/// Formats arguments by a format, which is a string without its null.
pub(super) fn format(
    memory: &mut LinearMemory,
    format: &[u8],
    args: &mut Arguments,
    error: &str,
) -> Result<Vec<u8>, Failure> {
    let mut out = Vec::new();
    let mut rest = format;
    while let Some(percent) = rest.iter().position(|&byte| byte == b'%') {
        out.extend_from_slice(&rest[..percent]);
        rest = &rest[percent + 1..];
        let mut spec = Spec::default();
        let Some(letter) = read_spec(memory, &mut rest, args, &mut spec)? else {
            break;
        };
        conversion(memory, letter, spec, args, error, &mut out)?;
        if out.len() > MOST {
            return Err(Failure::TooLong);
        }
    }
    out.extend_from_slice(rest);
    Ok(out)
}

/// Reads what is behind a `%`; gives the letter of the conversion, if there is one.
fn read_spec(
    memory: &mut LinearMemory,
    rest: &mut &[u8],
    args: &mut Arguments,
    spec: &mut Spec,
) -> Result<Option<u8>, Failure> {
    let next = |rest: &mut &[u8]| {
        let (&first, behind) = rest.split_first()?;
        *rest = behind;
        Some(first)
    };
    while let Some(&flag) = rest.first() {
        match flag {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'#' => spec.alternate = true,
            b'0' => spec.zero = true,
            b'\'' => {}
            _ => break,
        }
        next(rest);
    }
    if rest.first() == Some(&b'*') {
        next(rest);
        let width = args.int(memory)? as i32;
        spec.left |= width < 0;
        spec.width = width.unsigned_abs() as usize;
    } else {
        spec.width = number(rest);
    }
    if rest.first() == Some(&b'.') {
        next(rest);
        spec.precision = match rest.first() {
            Some(b'*') => {
                next(rest);
                usize::try_from(args.int(memory)? as i32).ok()
            }
            _ => Some(number(rest)),
        };
    }
    if spec.width > MOST || spec.precision.is_some_and(|precision| precision > MOST) {
        return Err(Failure::TooLong);
    }
    while let Some(&modifier) = rest.first() {
        spec.size = match (modifier, spec.size) {
            (b'h', Size::Short) => Size::Char,
            (b'h', _) => Size::Short,
            (b'l' | b'j' | b'z' | b't' | b'q', _) => Size::Long,
            (b'L', _) => Size::LongDouble,
            _ => break,
        };
        next(rest);
    }
    Ok(next(rest))
}

fn number(rest: &mut &[u8]) -> usize {
    let mut value = 0usize;
    while let [digit @ b'0'..=b'9', behind @ ..] = *rest {
        value = value
            .saturating_mul(10)
            .saturating_add(usize::from(digit - b'0'));
        *rest = behind;
    }
    value
}

fn conversion(
    memory: &mut LinearMemory,
    letter: u8,
    spec: Spec,
    args: &mut Arguments,
    error: &str,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    match letter {
        b'd' | b'i' => {
            let value = signed(args.int(memory)?, spec.size);
            let digits = value.unsigned_abs().to_string();
            integer(spec, sign(spec, value < 0), digits.as_bytes(), out);
        }
        b'u' | b'o' | b'x' | b'X' | b'b' => {
            let value = unsigned(args.int(memory)?, spec.size);
            let mut digits = match letter {
                b'u' => format!("{value}"),
                b'o' => format!("{value:o}"),
                b'x' => format!("{value:x}"),
                b'X' => format!("{value:X}"),
                _ => format!("{value:b}"),
            };
            let prefix: &[u8] = match (letter, spec.alternate && value != 0) {
                (b'x', true) => b"0x",
                (b'X', true) => b"0X",
                (b'b', true) => b"0b",
                _ => b"",
            };
            if letter == b'o' && spec.alternate && !digits.starts_with('0') {
                let wanted = spec.precision.unwrap_or(0);
                if digits.len() >= wanted {
                    digits.insert(0, '0');
                }
            }
            integer(spec, prefix, digits.as_bytes(), out);
        }
        b'c' => {
            let byte = args.int(memory)? as u8;
            padded(spec, &[byte], out);
        }
        b's' => {
            let at = args.int(memory)?;
            let text = match (at, spec.precision) {
                (0, Some(0..6)) => Vec::new(),
                (0, _) => b"(null)".to_vec(),
                (at, None) => memory.c_string(at)?.to_vec(),
                (at, Some(most)) => bounded(memory, at, most)?,
            };
            padded(spec, &text, out);
        }
        b'p' => {
            let value = args.int(memory)?;
            match value {
                0 => padded(spec, b"(nil)", out),
                _ => {
                    let digits = format!("{value:x}");
                    integer(spec, b"0x", digits.as_bytes(), out);
                }
            }
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let value = match spec.size {
                Size::LongDouble => Float::of_x87(args.long_double(memory)?),
                Size::Char | Size::Short | Size::Int | Size::Long => {
                    Float::of_double(args.double(memory)?)
                }
            };
            float(letter, spec, value, out);
        }
        b'n' => {
            let (at, count) = (args.int(memory)?, out.len() as u64);
            match spec.size {
                Size::Char => memory.write(at, (count as u8).to_le_bytes())?,
                Size::Short => memory.write(at, (count as u16).to_le_bytes())?,
                Size::Int => memory.write(at, (count as u32).to_le_bytes())?,
                Size::Long | Size::LongDouble => memory.write(at, count.to_le_bytes())?,
            }
        }
        b'm' => padded(spec, error.as_bytes(), out),
        b'%' => out.push(b'%'),
        other => {
            let what = format!("the conversion `%{}` of `printf`", other.escape_ascii());
            return Err(Failure::Unsupported(what));
        }
    }
    Ok(())
}

/// The bytes of a string up to its null, of which no more than so many are looked at.
fn bounded(memory: &LinearMemory, at: u64, most: usize) -> Result<Vec<u8>, Fault> {
    if most == 0 {
        return Ok(Vec::new());
    }
    let rest = memory.rest(at)?;
    let looked_at = &rest[..most.min(rest.len())];
    match looked_at.iter().position(|&byte| byte == 0) {
        Some(len) => Ok(looked_at[..len].to_vec()),
        None if most > rest.len() => Err(Fault(at + rest.len() as u64)),
        None => Ok(looked_at.to_vec()),
    }
}

fn signed(value: u64, size: Size) -> i64 {
    match size {
        Size::Char => (value as i8).into(),
        Size::Short => (value as i16).into(),
        Size::Int => (value as i32).into(),
        Size::Long | Size::LongDouble => value as i64,
    }
}

fn unsigned(value: u64, size: Size) -> u64 {
    match size {
        Size::Char => (value as u8).into(),
        Size::Short => (value as u16).into(),
        Size::Int => (value as u32).into(),
        Size::Long | Size::LongDouble => value,
    }
}

fn sign(spec: Spec, negative: bool) -> &'static [u8] {
    match (negative, spec.plus, spec.space) {
        (true, _, _) => b"-",
        (false, true, _) => b"+",
        (false, false, true) => b" ",
        (false, false, false) => b"",
    }
}

/// A text in its field.
fn padded(spec: Spec, text: &[u8], out: &mut Vec<u8>) {
    field(spec, b"", text, false, out);
}

/// An integer in its field.
fn integer(spec: Spec, prefix: &[u8], digits: &[u8], out: &mut Vec<u8>) {
    let digits = match (spec.precision, digits) {
        (Some(0), b"0") => b"",
        _ => digits,
    };
    let zeros = spec.precision.unwrap_or(0).saturating_sub(digits.len());
    let mut all = vec![b'0'; zeros];
    all.extend_from_slice(digits);
    field(
        spec,
        prefix,
        &all,
        spec.zero && spec.precision.is_none(),
        out,
    );
}

fn field(spec: Spec, prefix: &[u8], text: &[u8], zeros: bool, out: &mut Vec<u8>) {
    let gap = spec.width.saturating_sub(prefix.len() + text.len());
    let fill = |out: &mut Vec<u8>, byte| out.resize(out.len() + gap, byte);
    if !spec.left && !zeros {
        fill(out, b' ');
    }
    out.extend_from_slice(prefix);
    if !spec.left && zeros {
        fill(out, b'0');
    }
    out.extend_from_slice(text);
    if spec.left {
        fill(out, b' ');
    }
}

fn float(letter: u8, spec: Spec, value: Float, out: &mut Vec<u8>) {
    let upper = letter.is_ascii_uppercase();
    let mut prefix = sign(spec, value.negative).to_vec();
    let mut text = match value.kind {
        Kind::Infinite => b"inf".to_vec(),
        Kind::Nan => b"nan".to_vec(),
        Kind::Finite(number) => match letter.to_ascii_lowercase() {
            b'f' => {
                let (front, behind) = fixed(number, spec.precision.unwrap_or(6));
                pointed(front, &behind, spec.alternate)
            }
            b'e' => {
                let (digits, power) = scientific(number, spec.precision.unwrap_or(6) + 1);
                exponential(&digits, power, spec.alternate)
            }
            b'g' => general(number, spec),
            _ => {
                prefix.extend_from_slice(b"0x");
                hexadecimal(number, value.bits, spec)
            }
        },
    };
    if upper {
        text.make_ascii_uppercase();
        prefix.make_ascii_uppercase();
    }
    let zeros = spec.zero && matches!(value.kind, Kind::Finite(_));
    field(spec, &prefix, &text, zeros, out);
}

fn pointed(mut front: Vec<u8>, behind: &[u8], always: bool) -> Vec<u8> {
    if !behind.is_empty() || always {
        front.push(b'.');
    }
    front.extend_from_slice(behind);
    front
}

fn exponential(digits: &[u8], power: i32, always: bool) -> Vec<u8> {
    let mut text = pointed(digits[..1].to_vec(), &digits[1..], always);
    let sign = if power < 0 { '-' } else { '+' };
    text.extend_from_slice(format!("e{sign}{:02}", power.unsigned_abs()).as_bytes());
    text
}

fn general(number: super::decimal::Binary, spec: Spec) -> Vec<u8> {
    let count = spec.precision.unwrap_or(6).max(1);
    let (mut digits, power) = scientific(number, count);
    let is_fixed = power >= -4 && i64::from(power) < count as i64;
    if !spec.alternate {
        while digits.len() > 1 && digits.last() == Some(&b'0') {
            digits.pop();
        }
    }
    if !is_fixed {
        return exponential(&digits, power, spec.alternate);
    }
    if power < 0 {
        let mut behind = vec![b'0'; power.unsigned_abs() as usize - 1];
        behind.extend_from_slice(&digits);
        return pointed(b"0".to_vec(), &behind, spec.alternate);
    }
    let front = power as usize + 1;
    if digits.len() < front {
        digits.resize(front, b'0');
    }
    let behind = digits.split_off(front);
    pointed(digits, &behind, spec.alternate)
}

/// The digits of a number in hexadecimal, without its prefix, as glibc chooses the first.
fn hexadecimal(number: super::decimal::Binary, bits: u32, spec: Spec) -> Vec<u8> {
    if number.significand == 0 {
        let behind = vec![b'0'; spec.precision.unwrap_or(0)];
        let mut text = pointed(b"0".to_vec(), &behind, spec.alternate);
        text.extend_from_slice(b"p+0");
        return text;
    }
    // A double has one bit in front of the point, or none if it is denormal; a long double has four.
    let fraction = if bits == 64 { 60 } else { bits - 1 };
    let mut significand = u128::from(number.significand);
    let mut exponent = number.exponent + fraction as i32;
    let mut count = fraction as usize / 4;
    if let Some(precision) = spec.precision.filter(|&precision| precision < count) {
        let cut = 4 * (count - precision);
        let (lost, half) = (significand & ((1 << cut) - 1), 1u128 << (cut - 1));
        significand >>= cut;
        if lost > half || lost == half && significand & 1 == 1 {
            significand += 1;
        }
        count = precision;
    }
    if bits == 64 && significand >> (4 * count) > 0xf {
        significand >>= 4;
        exponent += 4;
    }
    let digits = format!("{significand:0width$x}", width = count + 1).into_bytes();
    let (front, behind) = digits.split_at(digits.len() - count);
    let mut behind = behind.to_vec();
    match spec.precision {
        Some(precision) => behind.resize(precision, b'0'),
        None => {
            while behind.last() == Some(&b'0') {
                behind.pop();
            }
        }
    }
    let mut text = pointed(front.to_vec(), &behind, spec.alternate);
    let sign = if exponent < 0 { '-' } else { '+' };
    text.extend_from_slice(format!("p{sign}{}", exponent.unsigned_abs()).as_bytes());
    text
}
