//! Calls of functions of the C library, judged by the [rows](super::rows) of what these do.
//!
//! Before a checked program calls one by its name, each range that it will read or write is judged as an access of the
//! program would be, strings are looked through for their ends, and formats for what they print. A function without a
//! row is called all the same.

use super::finding::{Access, Finding, Rule};
use super::judge::{World, judge_apart, overlap};
use super::layout::{MAX_ARGS, Owned, WRITES};
use super::rows::{ROWS, Row, Size};

use super::rows::Role::{
    Appends, Copies, Cuts, Defines, Fills, Moves, Outputs, Prefix, Prints, PrintsInto, Reads,
    Returns, Scans, Searches, String as Text, StringOrNull, Uses, WideText, Writes,
};
use super::rows::Size::{Arg, Elements, Printed, PrintedUpTo, Product, WideString};

/// The number of the row of a function.
pub(crate) fn lookup(name: &[u8]) -> Option<(u32, &'static Row)> {
    let at = ROWS.iter().position(|row| row.name.as_bytes() == name)?;
    Some((at as u32, &ROWS[at]))
}

/// What an argument is, as the state of the call says in two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An integer of at most 32 bits.
    Int = 0,
    /// A longer one.
    Long = 1,
    /// A floating-point number.
    Float = 2,
    /// A pointer.
    Pointer = 3,
}

/// What a call passes: its arguments as they are, and the pointers among them with their owners, by their places.
#[derive(Clone, Copy)]
pub(crate) struct Passed<'a> {
    /// Them.
    pub words: &'a [u64; MAX_ARGS],
    /// With owners.
    pub owned: &'a [Owned; MAX_ARGS],
    /// How many there are.
    pub count: usize,
    /// What each is ([`Kind`]), in two bits.
    pub kinds: u64,
}

/// The arguments of a call, in a world.
struct Args<'a, W> {
    world: &'a mut W,
    passed: Passed<'a>,
}

impl<W: World> Args<'_, W> {
    fn word(&self, at: u8) -> u64 {
        let known = (at as usize) < self.passed.count.min(MAX_ARGS);
        if known {
            self.passed.words[at as usize]
        } else {
            0
        }
    }

    fn kind(&self, at: usize) -> Kind {
        match self.passed.kinds >> (2 * at) & 3 {
            0 => Kind::Int,
            1 => Kind::Long,
            2 => Kind::Float,
            _ => Kind::Pointer,
        }
    }

    /// The object that an argument leads to, if one is known.
    fn object(&self, at: u8) -> Option<u32> {
        let argument = *self.passed.owned.get(at as usize)?;
        self.world.owner_of(argument, self.word(at))
    }

    fn size(&mut self, size: Size) -> u64 {
        match size {
            Size::Bytes(bytes) => bytes,
            Arg(at) => self.word(at),
            Product(a, b) => self.word(a).saturating_mul(self.word(b)),
            Elements(at, bytes) => self.word(at).saturating_mul(bytes),
            Size::String(at) => self.string_size(self.word(at)),
            Printed(format, first) => self.printed(format, first),
            PrintedUpTo(format, first, max) => self.printed(format, first).min(self.word(max)),
            WideString(at) => match self.word(at) {
                0 => 4,
                address => 4 * (self.world.wide_length(address) + 1),
            },
        }
    }

    /// The bytes of a string with its end, which was found to be there; of one that nobody knows, too.
    fn string_size(&self, address: u64) -> u64 {
        match address {
            0 => 1,
            _ => self.world.string(address, u64::MAX).len() as u64 + 1,
        }
    }

    /// How many bytes a format prints, with an end.
    fn printed(&mut self, format: u8, first: u8) -> u64 {
        let (format, first) = (self.word(format), usize::from(first));
        if format == 0 || self.passed.count > MAX_ARGS {
            return 0;
        }
        let text = self.world.string(format, u64::MAX);
        if text.windows(2).any(|pair| pair == b"%n") || text.contains(&b'L') || text.contains(&b'$')
        {
            return 0;
        }
        let count = self
            .world
            .printed(format, self.passed.words, first.min(MAX_ARGS));
        count.map_or(0, |count| count + 1)
    }

    fn judge(&self, at: u8, size: u64, how: u32) -> Result<(), Finding> {
        if size == 0 {
            return Ok(());
        }
        let owner = self.object(at).unwrap_or(0);
        self.world.judge(self.word(at), size, owner, how)
    }

    /// Bytes that leave the program, each of them defined.
    fn outputs(&self, at: u8, size: u64) -> Result<(), Finding> {
        self.judge(at, size, 0)?;
        let address = self.word(at);
        let defined = self.world.defined_bytes(address, size);
        if defined >= size {
            return Ok(());
        }
        Err(self.of_bytes(Rule::UndefinedOutput, at, address + defined, 1))
    }

    /// A finding about bytes that are read where an argument leads.
    fn of_bytes(&self, rule: Rule, at: u8, address: u64, size: u64) -> Finding {
        Finding {
            access: Some(Access {
                address,
                size,
                writes: false,
            }),
            object: self.object(at).map(|number| self.world.object(number)),
            ..Finding::new(rule)
        }
    }

    fn writes(&mut self, at: u8, size: u64) -> Result<(), Finding> {
        self.judge(at, size, WRITES)?;
        self.world.define(self.word(at), size);
        Ok(())
    }

    /// The bytes from an argument on up to the end of its object, but no more than `max`, if the object is known and
    /// was found to be alive.
    fn rest(&self, at: u8, max: u64) -> Option<&[u8]> {
        let address = self.word(at);
        let object = self.world.object(self.object(at)?);
        let rest = (object.address + object.size).wrapping_sub(address);
        Some(self.world.bytes(address, rest.min(max)))
    }

    /// A string of wide characters that ends within its object.
    fn wide_string(&self, at: u8) -> Result<(), Finding> {
        self.judge(at, 4, 0)?;
        let Some(bytes) = self.rest(at, u64::MAX) else {
            return Ok(());
        };
        if bytes.chunks_exact(4).any(|unit| unit == [0; 4]) {
            return Ok(());
        }
        let size = bytes.len() as u64;
        Err(self.of_bytes(Rule::UnterminatedString, at, self.word(at), size))
    }

    /// Bytes that are looked through for one, and no further than that.
    fn searches(&self, at: u8, byte: u8, max: u64) -> Result<(), Finding> {
        if max == 0 {
            return Ok(());
        }
        self.judge(at, 1, 0)?;
        match self.rest(at, max) {
            Some(bytes) if bytes.contains(&byte) => Ok(()),
            _ => self.judge(at, max, 0),
        }
    }

    /// A string that is written behind another one: both were judged.
    fn appends(&mut self, to: u8, from: u8, max: Option<u8>) -> Result<(), Finding> {
        let (start, source) = (self.word(to), self.word(from));
        let start = start + self.string_size(start) - 1;
        let length = match max {
            Some(max) => self.world.string(source, self.word(max)).len() as u64,
            None => self.string_size(source) - 1,
        };
        let owner = self.object(to).unwrap_or(0);
        self.world.judge(start, length + 1, owner, WRITES)?;
        judge_apart(start, source, length + 1)?;
        self.world.define(start, length + 1);
        Ok(())
    }

    /// The next word of a string gets an end where a byte of another string stands behind it.
    fn cuts(&self, at: u8, delimiters: u8) -> Result<(), Finding> {
        let address = self.word(at);
        if address == 0 {
            return Ok(());
        }
        self.string(at, u64::MAX)?;
        let text = self.world.string(address, u64::MAX);
        let delimiters = self.world.string(self.word(delimiters), u64::MAX);
        let start = text.iter().position(|byte| !delimiters.contains(byte));
        let rest = &text[start.unwrap_or(text.len())..];
        let Some(end) = rest.iter().position(|byte| delimiters.contains(byte)) else {
            return Ok(());
        };
        let place = (text.len() - rest.len() + end) as u64;
        let owner = self.object(at).unwrap_or(0);
        self.world.judge(address + place, 1, owner, WRITES)
    }

    /// What an argument leads to counts as written.
    fn defines(&mut self, at: u8) {
        if let Some(number) = self.object(at) {
            self.world.define_object(number);
        }
    }

    /// A string that ends within its object, or within `max` bytes.
    fn string(&self, at: u8, max: u64) -> Result<(), Finding> {
        let address = self.word(at);
        if max == 0 {
            return Ok(());
        }
        self.judge(at, 1, 0)?;
        let Some(number) = self.object(at) else {
            return Ok(());
        };
        let object = self.world.object(number);
        let rest = (object.address + object.size).wrapping_sub(address);
        let bytes = self.world.bytes(address, rest.min(max));
        let end = bytes.iter().position(|&byte| byte == 0);
        let looked_at = end.map_or(bytes.len(), |end| end + 1) as u64;
        let defined = self.world.defined_bytes(address, looked_at);
        if defined < looked_at {
            return Err(self.of_bytes(Rule::UndefinedString, at, address + defined, 1));
        }
        if rest >= max || end.is_some() {
            return Ok(());
        }
        Err(self.of_bytes(Rule::UnterminatedString, at, address, rest))
    }
}

/// Judges a call of the function of a row.
///
/// # Errors
///
/// What is wrong with its arguments.
pub(crate) fn before<W: World>(row: u32, passed: Passed<'_>, world: &mut W) -> Result<(), Finding> {
    let Some(row) = ROWS.get(row as usize) else {
        return Ok(());
    };
    let mut args = Args { world, passed };
    for role in row.roles {
        match *role {
            Reads(at, size) => {
                let size = args.size(size);
                args.judge(at, size, 0)?;
            }
            Outputs(at, size) => {
                let size = args.size(size);
                args.outputs(at, size)?;
            }
            Writes(at, size) => {
                let size = args.size(size);
                args.writes(at, size)?;
            }
            Uses(at, size) => {
                if args.word(at) != 0 {
                    let size = args.size(size);
                    args.judge(at, size, 0)?;
                }
            }
            Defines(at) => args.defines(at),
            Text(at) => args.string(at, u64::MAX)?,
            StringOrNull(at) => {
                if args.word(at) != 0 {
                    args.string(at, u64::MAX)?;
                }
            }
            WideText(at) => args.wide_string(at)?,
            Prefix(at, max) => args.string(at, args.word(max))?,
            Copies(to, from, size) => {
                let ([to, from], size) = ([to, from].map(|at| args.word(at)), args.size(size));
                judge_apart(to, from, size)?;
                args.world.copy_shadow(to, from, size);
            }
            Moves(to, from, size) => {
                let ([to, from], size) = ([to, from].map(|at| args.word(at)), args.size(size));
                args.world.copy_shadow(to, from, size);
            }
            Fills(at, size) => {
                if args.word(at) != 0 {
                    let size = args.size(size);
                    args.writes(at, size)?;
                }
            }
            Appends(to, from, max) => args.appends(to, from, max)?,
            Searches(at, byte, max) => {
                args.searches(at, args.word(byte) as u8, args.word(max))?;
            }
            Cuts(at, delimiters) => args.cuts(at, delimiters)?,
            Prints(format, first) => {
                args.string(format, u64::MAX)?;
                prints(&mut args, format, first as usize, None)?;
            }
            PrintsInto(to, format, first) => {
                args.string(format, u64::MAX)?;
                prints(&mut args, format, first as usize, Some(to))?;
            }
            Scans(format, first) => {
                args.string(format, u64::MAX)?;
                scans(&mut args, format, first as usize)?;
            }
            Returns(_) => {}
        }
    }
    Ok(())
}

/// What the function of a row that reads by a format has set, of which it returns how many there are.
pub(crate) fn after<W: World>(row: u32, result: i32, passed: Passed<'_>, world: &mut W) {
    let Some(row) = ROWS.get(row as usize) else {
        return;
    };
    let first = row.roles.iter().find_map(|role| match *role {
        Scans(_, first) => Some(usize::from(first)),
        _ => None,
    });
    let first = first.unwrap_or(MAX_ARGS);
    let count = usize::try_from(result).unwrap_or(0);
    // The count of characters is no conversion that the result counts.
    let format = passed.words.get(first.wrapping_sub(1)).copied();
    let uncounted = match (count, format.unwrap_or(0)) {
        (0, _) | (_, 0) => 0,
        (_, format) => {
            let pairs = world.string(format, u64::MAX).windows(2);
            pairs.filter(|pair| pair == b"%n").count()
        }
    };
    for place in passed.owned.iter().skip(first).take(count + uncounted) {
        if let Some(number) = world.owner_of(*place, place.value) {
            world.define_object(number);
        }
    }
}

/// Looks through a format for the strings that it prints, and for the kinds of all that it prints. What is printed into
/// the memory of the argument `to` must not be there.
fn prints<W: World>(
    args: &mut Args<'_, W>,
    format: u8,
    first: usize,
    to: Option<u8>,
) -> Result<(), Finding> {
    let address = args.word(format);
    if address == 0 {
        return Ok(());
    }
    // What is defined meanwhile is not the string.
    let text = args.world.string(address, u64::MAX).to_vec();
    let mut next = first;
    let mut at = 0;
    while let Some(found) = text[at..].iter().position(|&byte| byte == b'%') {
        at += found + 1;
        let mut precision = None;
        // Flags, width, precision, length.
        let mut long = false;
        let mut halves = 0;
        let conversion = loop {
            let Some(&byte) = text.get(at) else {
                return Ok(());
            };
            at += 1;
            match byte {
                b'-' | b'+' | b' ' | b'#' | b'0'..=b'9' | b'\'' => {}
                b'h' => halves += 1,
                b'l' | b'j' | b'z' | b't' | b'q' => long = true,
                // A long double is no word.
                b'L' | b'$' => return Ok(()),
                b'.' => {
                    let digits = text[at..].iter().take_while(|byte| byte.is_ascii_digit());
                    let value =
                        digits.fold(0u64, |n, d| n.saturating_mul(10) + u64::from(d - b'0'));
                    precision = Some(value);
                    if text.get(at) == Some(&b'*') {
                        precision = Some(u64::from(args.word(next as u8) as u32));
                    }
                }
                b'*' => {
                    expect(args, next, b'*', &[Kind::Int])?;
                    next += 1;
                }
                other => break other,
            }
        };
        let wanted: &[Kind] = match conversion {
            b'%' | b'm' => continue,
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' if long => &[Kind::Long, Kind::Pointer],
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'c' => &[Kind::Int],
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => &[Kind::Float],
            b's' | b'p' | b'n' => &[Kind::Pointer, Kind::Long],
            _ => return Ok(()),
        };
        expect(args, next, conversion, wanted)?;
        if next >= MAX_ARGS {
            return Ok(());
        }
        let argument = next as u8;
        // glibc prints a null pointer as a word.
        if conversion == b's' && !long && args.word(argument) != 0 {
            let most = precision.unwrap_or(u64::MAX);
            args.string(argument, most)?;
            if let Some(to) = to {
                apart(args, to, argument, most)?;
            }
        }
        if conversion == b'n' {
            args.writes(argument, integer_size(long, halves))?;
        }
        next += 1;
    }
    Ok(())
}

/// The size of an integer by the letters in front of its conversion.
fn integer_size(long: bool, halves: u32) -> u64 {
    match (long, halves) {
        (true, _) => 8,
        (false, 0) => 4,
        (false, 1) => 2,
        (false, _) => 1,
    }
}

/// A string that is printed, of at most so many characters, must not lie where it is printed to.
fn apart<W: World>(args: &Args<'_, W>, to: u8, from: u8, most: u64) -> Result<(), Finding> {
    let (to, from) = (args.word(to), args.word(from));
    let length = args.world.string(from, most).len() as u64;
    if to == 0 || to != from || length == 0 {
        return judge_apart(to, from, length);
    }
    Err(overlap(to, from, length))
}

/// Looks through a format for the places that it reads to. How much a string has is not known before the call.
fn scans<W: World>(args: &mut Args<'_, W>, format: u8, first: usize) -> Result<(), Finding> {
    let address = args.word(format);
    if address == 0 {
        return Ok(());
    }
    // What is defined meanwhile is not the string.
    let text = args.world.string(address, u64::MAX).to_vec();
    let mut next = first;
    let mut at = 0;
    while let Some(found) = text[at..].iter().position(|&byte| byte == b'%') {
        at += found + 1;
        let (mut long, mut halves, mut is_skipped, mut is_made) = (false, 0, false, false);
        let conversion = loop {
            let Some(&byte) = text.get(at) else {
                return Ok(());
            };
            at += 1;
            match byte {
                b'0'..=b'9' | b'\'' => {}
                b'l' | b'j' | b'z' | b't' | b'q' => long = true,
                b'h' => halves += 1,
                b'*' => is_skipped = true,
                b'm' => is_made = true,
                // A long double has a size of its own; places may be numbered.
                b'L' | b'$' => return Ok(()),
                other => break other,
            }
        };
        if conversion == b'[' {
            // A bracket that comes first is one of the set.
            let skipped = usize::from(text.get(at) == Some(&b'^'));
            let from = (at + skipped + 1).min(text.len());
            let end = text[from..].iter().position(|&byte| byte == b']');
            at = end.map_or(text.len(), |end| from + end + 1);
        }
        if conversion == b'%' || is_skipped {
            continue;
        }
        expect(args, next, conversion, &[Kind::Pointer, Kind::Long])?;
        if next >= MAX_ARGS {
            return Ok(());
        }
        let argument = next as u8;
        next += 1;
        let size = match conversion {
            _ if is_made => 8,
            b'n' => {
                args.writes(argument, integer_size(long, halves))?;
                continue;
            }
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => integer_size(long, halves),
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => 4 << u32::from(long),
            b'p' => 8,
            b's' | b'c' | b'[' | b'S' | b'C' => 1,
            _ => return Ok(()),
        };
        args.judge(argument, size, WRITES)?;
    }
    Ok(())
}

/// The argument at a place is there, and of one of these kinds.
fn expect<W: World>(
    args: &Args<'_, W>,
    at: usize,
    conversion: u8,
    wanted: &[Kind],
) -> Result<(), Finding> {
    if at >= MAX_ARGS || at < args.passed.count && wanted.contains(&args.kind(at)) {
        return Ok(());
    }
    let kind = args.kind(at.min(MAX_ARGS - 1)) as u64;
    let long = u64::from(wanted.first() == Some(&Kind::Long));
    Err(Finding {
        rule: if at < args.passed.count {
            Rule::FormatType
        } else {
            Rule::FormatCount
        },
        access: None,
        object: None,
        other: Some(at as u64 | u64::from(conversion) << 8 | kind << 16 | long << 18),
        value_at: 0,
        broken: None,
    })
}
