//! Formatted input.

use super::ctype::is_space;
use super::varargs::Arguments;
use super::{Call, files, numbers, unsupported};
use crate::interp::portable::Stop;

/// Where the characters come from.
pub(super) enum Input {
    /// A string, and how many of its bytes were read.
    Text(Vec<u8>, usize),
    /// A stream, by its address.
    File(u64),
}

impl Input {
    /// The next character, which stays.
    fn peek(&mut self, c: &mut Call<'_, '_>) -> Result<Option<u8>, Stop> {
        match self {
            Input::Text(text, at) => Ok(text.get(*at).copied()),
            Input::File(file) => {
                let byte = files::get(c, *file)?;
                if let Some(byte) = byte {
                    files::unget(c, *file, byte)?;
                }
                Ok(byte)
            }
        }
    }

    /// Takes the character that was seen.
    fn advance(&mut self, c: &mut Call<'_, '_>) -> Result<(), Stop> {
        match self {
            Input::Text(_, at) => *at += 1,
            Input::File(file) => {
                files::get(c, *file)?;
            }
        }
        Ok(())
    }
}

/// A reader that counts.
struct Reader {
    input: Input,
    count: u64,
}

impl Reader {
    fn peek(&mut self, c: &mut Call<'_, '_>) -> Result<Option<u8>, Stop> {
        self.input.peek(c)
    }

    fn advance(&mut self, c: &mut Call<'_, '_>) -> Result<(), Stop> {
        self.count += 1;
        self.input.advance(c)
    }

    fn skip_space(&mut self, c: &mut Call<'_, '_>) -> Result<(), Stop> {
        while self.peek(c)?.is_some_and(is_space) {
            self.advance(c)?;
        }
        Ok(())
    }

    /// Takes characters as long as they are wanted.
    fn take(
        &mut self,
        c: &mut Call<'_, '_>,
        most: usize,
        mut wanted: impl FnMut(&[u8], u8) -> bool,
    ) -> Result<Vec<u8>, Stop> {
        let mut taken = Vec::new();
        while taken.len() < most
            && let Some(byte) = self.peek(c)?
            && wanted(&taken, byte)
        {
            taken.push(byte);
            self.advance(c)?;
        }
        Ok(taken)
    }
}

/// How a conversion ends.
enum Converted {
    Stored,
    Nothing,
    Mismatch,
    End,
}

/// The length modifier.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Char,
    Short,
    Int,
    Long,
    LongDouble,
}

/// Reads by a format; the number of conversions, or -1 where the input ends before the first.
pub(super) fn scan(
    c: &mut Call<'_, '_>,
    input: Input,
    format: &[u8],
    args: &mut Arguments,
) -> Result<i32, Stop> {
    let mut reader = Reader { input, count: 0 };
    let mut stored = 0;
    let mut rest = format;
    while let Some((&byte, behind)) = rest.split_first() {
        rest = behind;
        if is_space(byte) {
            reader.skip_space(c)?;
            continue;
        }
        if byte != b'%' {
            match reader.peek(c)? {
                Some(found) if found == byte => reader.advance(c)?,
                Some(_) => return Ok(stored),
                None => return Ok(ended(stored)),
            }
            continue;
        }
        match conversion(c, &mut reader, &mut rest, args)? {
            Converted::Stored => stored += 1,
            Converted::Nothing => {}
            Converted::Mismatch => return Ok(stored),
            Converted::End => return Ok(ended(stored)),
        }
    }
    Ok(stored)
}

fn ended(stored: i32) -> i32 {
    if stored == 0 { -1 } else { stored }
}

fn conversion(
    c: &mut Call<'_, '_>,
    reader: &mut Reader,
    rest: &mut &[u8],
    args: &mut Arguments,
) -> Result<Converted, Stop> {
    let next = |rest: &mut &[u8]| {
        let (&first, behind) = rest.split_first()?;
        *rest = behind;
        Some(first)
    };
    let stores = rest.first() != Some(&b'*');
    if !stores {
        next(rest);
    }
    let mut width = None;
    while let Some(digit @ b'0'..=b'9') = rest.first() {
        let value = width.unwrap_or(0usize);
        width = Some(
            value
                .saturating_mul(10)
                .saturating_add(usize::from(digit - b'0')),
        );
        next(rest);
    }
    let width = width.filter(|&width| width > 0);
    let mut size = Size::Int;
    let letter = loop {
        let Some(letter) = next(rest) else {
            return Ok(Converted::Mismatch);
        };
        size = match (letter, size) {
            (b'h', Size::Short) => Size::Char,
            (b'h', _) => Size::Short,
            (b'l' | b'j' | b'z' | b't' | b'q', _) => Size::Long,
            (b'L', _) => Size::LongDouble,
            _ => break letter,
        };
    };
    if !matches!(letter, b'c' | b'[' | b'n') {
        reader.skip_space(c)?;
    }
    if letter == b'n' {
        if stores {
            let to = args.int(c.memory())?;
            store(c, to, size, reader.count)?;
        }
        return Ok(Converted::Nothing);
    }
    let Some(first) = reader.peek(c)? else {
        return Ok(Converted::End);
    };
    match letter {
        b'%' => {
            if first != b'%' {
                return Ok(Converted::Mismatch);
            }
            reader.advance(c)?;
            Ok(Converted::Nothing)
        }
        b'd' | b'u' => integer(c, reader, args, (stores, width, size, 10)),
        b'i' => integer(c, reader, args, (stores, width, size, 0)),
        b'o' => integer(c, reader, args, (stores, width, size, 8)),
        b'x' | b'X' | b'p' => {
            let size = if letter == b'p' { Size::Long } else { size };
            integer(c, reader, args, (stores, width, size, 16))
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            float(c, reader, args, stores, width, size)
        }
        b's' => {
            let most = width.unwrap_or(usize::MAX);
            let text = reader.take(c, most, |_, byte| !is_space(byte))?;
            string(c, args, stores, &text)
        }
        b'c' => {
            let most = width.unwrap_or(1);
            let text = reader.take(c, most, |_, _| true)?;
            if stores {
                let to = args.int(c.memory())?;
                let target = c.memory().slice_mut(to, text.len() as u64)?;
                target.copy_from_slice(&text);
            }
            if text.len() < most {
                return Ok(Converted::End);
            }
            Ok(done(stores))
        }
        b'[' => {
            let set = read_set(rest);
            let most = width.unwrap_or(usize::MAX);
            let text = reader.take(c, most, |_, byte| set[usize::from(byte)])?;
            if text.is_empty() {
                return Ok(Converted::Mismatch);
            }
            string(c, args, stores, &text)
        }
        other => unsupported(format!(
            "the conversion `%{}` of `scanf`",
            other.escape_ascii()
        )),
    }
}

fn done(stores: bool) -> Converted {
    if stores {
        Converted::Stored
    } else {
        Converted::Nothing
    }
}

fn string(
    c: &mut Call<'_, '_>,
    args: &mut Arguments,
    stores: bool,
    text: &[u8],
) -> Result<Converted, Stop> {
    if stores {
        let to = args.int(c.memory())?;
        c.write_string(to, text)?;
    }
    Ok(done(stores))
}

fn store(c: &mut Call<'_, '_>, to: u64, size: Size, value: u64) -> Result<(), Stop> {
    let memory = c.memory();
    match size {
        Size::Char => memory.write(to, (value as u8).to_le_bytes())?,
        Size::Short => memory.write(to, (value as u16).to_le_bytes())?,
        Size::Int => memory.write(to, (value as u32).to_le_bytes())?,
        Size::Long | Size::LongDouble => memory.write(to, value.to_le_bytes())?,
    }
    Ok(())
}

fn integer(
    c: &mut Call<'_, '_>,
    reader: &mut Reader,
    args: &mut Arguments,
    (stores, width, size, base): (bool, Option<usize>, Size, u32),
) -> Result<Converted, Stop> {
    let text = reader.take(c, width.unwrap_or(usize::MAX), |taken, byte| {
        let digits = match taken {
            [b'-' | b'+', digits @ ..] => digits,
            digits => digits,
        };
        let radix = match (base, digits) {
            (0, [b'0', b'x' | b'X', ..]) => 16,
            (0, [b'0', ..]) => 8,
            (0, _) => 10,
            (base, _) => base,
        };
        match byte {
            b'-' | b'+' => taken.is_empty(),
            b'x' | b'X' => matches!(base, 0 | 16) && digits == b"0",
            byte => char::from(byte).is_digit(radix),
        }
    })?;
    let Some(number) = numbers::integer(&text, base) else {
        return Ok(Converted::Mismatch);
    };
    if stores {
        let to = args.int(c.memory())?;
        let magnitude = u64::try_from(number.magnitude).unwrap_or(u64::MAX);
        let value = match number.negative {
            true => magnitude.wrapping_neg(),
            false => magnitude,
        };
        store(c, to, size, value)?;
    }
    Ok(done(stores))
}

fn float(
    c: &mut Call<'_, '_>,
    reader: &mut Reader,
    args: &mut Arguments,
    stores: bool,
    width: Option<usize>,
    size: Size,
) -> Result<Converted, Stop> {
    let text = reader.take(c, width.unwrap_or(usize::MAX), |taken, byte| {
        is_part_of_float(taken, byte)
    })?;
    let (value, len) = numbers::float(&text);
    if len == 0 || len < text.len() {
        return Ok(Converted::Mismatch);
    }
    if stores {
        let to = args.int(c.memory())?;
        match size {
            Size::Long => c.memory().write(to, value.to_bits().to_le_bytes())?,
            Size::LongDouble => return unsupported("the conversion `%Lf` of `scanf`"),
            Size::Char | Size::Short | Size::Int => {
                let written = std::str::from_utf8(&text).ok();
                let rounded = written.and_then(|text| text.parse::<f32>().ok());
                let rounded = rounded.unwrap_or(value as f32);
                c.memory().write(to, rounded.to_bits().to_le_bytes())?;
            }
        }
    }
    Ok(done(stores))
}

/// Whether a character may follow others of a float.
fn is_part_of_float(taken: &[u8], byte: u8) -> bool {
    let digits = match taken {
        [b'-' | b'+', digits @ ..] => digits,
        digits => digits,
    };
    let lower = byte.to_ascii_lowercase();
    for word in [&b"infinity"[..], b"nan"] {
        if digits.len() < word.len()
            && digits.eq_ignore_ascii_case(&word[..digits.len()])
            && lower == word[digits.len()]
            && byte.is_ascii_alphabetic()
        {
            return true;
        }
    }
    let is_hexadecimal = digits.len() >= 2 && digits[1].eq_ignore_ascii_case(&b'x');
    let letter = if is_hexadecimal { b'p' } else { b'e' };
    let exponent = digits
        .iter()
        .position(|byte| byte.to_ascii_lowercase() == letter);
    match (byte, exponent) {
        (b'-' | b'+', None) => taken.is_empty(),
        (b'-' | b'+', Some(at)) => at + 1 == digits.len(),
        (b'0'..=b'9', _) => true,
        (b'.', None) => !digits.contains(&b'.'),
        (b'x' | b'X', None) => digits == b"0",
        (_, None) if lower == letter => digits.iter().any(u8::is_ascii_hexdigit),
        (_, None) => is_hexadecimal && byte.is_ascii_hexdigit(),
        (_, Some(_)) => false,
    }
}

/// The characters of a set, behind its `[`.
fn read_set(rest: &mut &[u8]) -> [bool; 256] {
    let mut set = [false; 256];
    let negated = rest.first() == Some(&b'^');
    if negated {
        *rest = &rest[1..];
    }
    let mut is_first = true;
    while let Some((&byte, behind)) = rest.split_first() {
        if byte == b']' && !is_first {
            *rest = behind;
            break;
        }
        is_first = false;
        match *behind {
            [b'-', end, ..] if end != b']' => {
                for member in byte..=end {
                    set[usize::from(member)] = true;
                }
                *rest = &behind[2..];
            }
            _ => {
                set[usize::from(byte)] = true;
                *rest = behind;
            }
        }
    }
    if negated {
        set.iter_mut().for_each(|member| *member = !*member);
    }
    set
}
