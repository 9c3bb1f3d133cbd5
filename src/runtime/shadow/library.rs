//! Calls of functions of the C library, judged by the [rows](super::rows) of what these do.
//!
//! Before a checked program calls one by its name, each range that it will read or write is judged as an access of the
//! program would be, strings are looked through for their ends, and formats for what they print. A function without a
//! row is called all the same.

use std::collections::BTreeMap;
use std::sync::RwLock;

use super::finding::{Access, Finding, Rule};
use super::objects::{self, Records};
use super::rows::{ROWS, Row, Size};
use super::{State, WRITES, judge};
use crate::runtime::critical;

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

/// Variable arguments of C (System V ABI for x86-64, 3.5.7): those in registers are used up.
#[repr(C)]
struct VariableArgs {
    gp_offset: u32,
    fp_offset: u32,
    in_memory: *const u64,
    in_registers: *const u64,
}

unsafe extern "C" {
    fn vsnprintf(
        to: *mut std::ffi::c_char,
        size: usize,
        format: *const std::ffi::c_char,
        args: *mut VariableArgs,
    ) -> std::ffi::c_int;
}

/// The arguments of a call.
struct Args<'a> {
    state: &'a State,
    count: usize,
    kinds: u64,
}

impl Args<'_> {
    fn word(&self, at: u8) -> u64 {
        let known = (at as usize) < self.count.min(super::MAX_ARGS);
        if known {
            self.state.words[at as usize]
        } else {
            0
        }
    }

    fn kind(&self, at: usize) -> Kind {
        match self.kinds >> (2 * at) & 3 {
            0 => Kind::Int,
            1 => Kind::Long,
            2 => Kind::Float,
            _ => Kind::Pointer,
        }
    }

    /// The object that an argument leads to, if one is known.
    fn object(&self, at: u8) -> Option<u32> {
        let argument = *self.state.args.get(at as usize)?;
        objects::owner_of(argument, self.word(at))
    }

    fn size(&self, size: Size) -> u64 {
        match size {
            Size::Bytes(bytes) => bytes,
            Arg(at) => self.word(at),
            Product(a, b) => self.word(a).saturating_mul(self.word(b)),
            Elements(at, bytes) => self.word(at).saturating_mul(bytes),
            Size::String(at) => string_size(self.word(at)),
            Printed(format, first) => self.printed(format, first),
            PrintedUpTo(format, first, max) => self.printed(format, first).min(self.word(max)),
            WideString(at) => wide_size(self.word(at)),
        }
    }

    /// How many bytes a format prints, with an end.
    fn printed(&self, format: u8, first: u8) -> u64 {
        let (format, first) = (self.word(format), usize::from(first));
        if format == 0 || self.count > super::MAX_ARGS {
            return 0;
        }
        // SAFETY: the string was found to end.
        let text = unsafe { std::ffi::CStr::from_ptr(format as *const _) }.to_bytes();
        if text.windows(2).any(|pair| pair == b"%n") || text.contains(&b'L') || text.contains(&b'$')
        {
            return 0;
        }
        let mut list = VariableArgs {
            gp_offset: 48,
            fp_offset: 176,
            in_memory: self.state.words[first.min(super::MAX_ARGS)..].as_ptr(),
            in_registers: std::ptr::null(),
        };
        // SAFETY: the arguments are those that the program gives to the same format, each a word in memory, and
        // nothing is written.
        let count = unsafe { vsnprintf(std::ptr::null_mut(), 0, format as *const _, &mut list) };
        u64::try_from(count).map_or(0, |count| count + 1)
    }

    fn judge(&self, at: u8, size: u64, how: u32) -> Result<(), Finding> {
        if size == 0 {
            return Ok(());
        }
        let owner = self.object(at).map_or(0, Records::address);
        judge(self.word(at), size, owner as *const _, how)
    }

    /// Bytes that leave the program, each of them defined.
    fn outputs(&self, at: u8, size: u64) -> Result<(), Finding> {
        self.judge(at, size, 0)?;
        let address = self.word(at);
        let defined = match super::follows_values() {
            true => super::planes::defined_bytes(address, size),
            false => size,
        };
        if defined >= size {
            return Ok(());
        }
        Err(Finding {
            rule: Rule::UndefinedOutput,
            access: Some(Access {
                address: address + defined,
                size: 1,
                writes: false,
            }),
            object: self.object(at).map(objects::describe),
            other: None,
            value_at: 0,
            broken: None,
        })
    }

    fn writes(&self, at: u8, size: u64) -> Result<(), Finding> {
        self.judge(at, size, WRITES)?;
        super::define(self.word(at), size);
        Ok(())
    }

    /// The bytes from an argument on up to the end of its object, but no more than `max`, if the object is known and
    /// was found to be alive.
    fn rest(&self, at: u8, max: u64) -> Option<&'static [u8]> {
        let address = self.word(at);
        let record = Records::get(self.object(at)?);
        let rest = (record.base() + record.full_size()).wrapping_sub(address);
        // SAFETY: the object is alive and has so many bytes behind this one; nothing is held across the call.
        Some(unsafe { std::slice::from_raw_parts(address as *const u8, rest.min(max) as usize) })
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
        Err(Finding {
            rule: Rule::UnterminatedString,
            access: Some(Access {
                address: self.word(at),
                size: bytes.len() as u64,
                writes: false,
            }),
            object: self.object(at).map(objects::describe),
            other: None,
            value_at: 0,
            broken: None,
        })
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
    fn appends(&self, to: u8, from: u8, max: Option<u8>) -> Result<(), Finding> {
        let (start, source) = (self.word(to), self.word(from));
        let start = start + string_size(start) - 1;
        let length = match max {
            // SAFETY: so much of the string was judged.
            Some(max) => unsafe {
                libc::strnlen(source as *const _, self.word(max) as usize) as u64
            },
            None => string_size(source) - 1,
        };
        let owner = self.object(to).map_or(0, Records::address);
        judge(start, length + 1, owner as *const _, WRITES)?;
        super::judge_apart(start, source, length + 1)?;
        super::define(start, length + 1);
        Ok(())
    }

    /// The next word of a string gets an end where a byte of another string stands behind it.
    fn cuts(&self, at: u8, delimiters: u8) -> Result<(), Finding> {
        let address = self.word(at);
        if address == 0 {
            return Ok(());
        }
        self.string(at, u64::MAX)?;
        let delimiters = self.word(delimiters) as *const _;
        // SAFETY: both strings were found to end.
        let place = unsafe {
            let start = libc::strspn(address as *const _, delimiters);
            start + libc::strcspn((address + start as u64) as *const _, delimiters)
        } as u64;
        // SAFETY: this is at most the string's end.
        if unsafe { *((address + place) as *const u8) } == 0 {
            return Ok(());
        }
        let owner = self.object(at).map_or(0, Records::address);
        judge(address + place, 1, owner as *const _, WRITES)
    }

    /// What an argument leads to counts as written.
    fn defines(&self, at: u8) {
        if let Some(number) = self.object(at) {
            let record = Records::get(number);
            super::define(record.base(), record.full_size());
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
        let record = Records::get(number);
        let rest = (record.base() + record.full_size()).wrapping_sub(address);
        // SAFETY: the object is alive, as was just judged, and has so many bytes behind this one.
        let bytes =
            unsafe { std::slice::from_raw_parts(address as *const u8, rest.min(max) as usize) };
        let end = bytes.iter().position(|&byte| byte == 0);
        let looked_at = end.map_or(bytes.len(), |end| end + 1) as u64;
        let defined = match super::follows_values() {
            true => super::planes::defined_bytes(address, looked_at),
            false => looked_at,
        };
        if defined < looked_at {
            return Err(Finding {
                rule: Rule::UndefinedString,
                access: Some(Access {
                    address: address + defined,
                    size: 1,
                    writes: false,
                }),
                object: Some(objects::describe(number)),
                other: None,
                value_at: 0,
                broken: None,
            });
        }
        if rest >= max || end.is_some() {
            return Ok(());
        }
        Err(Finding {
            rule: Rule::UnterminatedString,
            access: Some(Access {
                address,
                size: rest,
                writes: false,
            }),
            object: Some(objects::describe(number)),
            other: None,
            value_at: 0,
            broken: None,
        })
    }
}

/// The bytes of a string with its end, which was found to be there; of one that nobody knows, too.
fn string_size(address: u64) -> u64 {
    if address == 0 {
        return 1;
    }
    // SAFETY: the caller has judged the string, or the program vouches for it.
    unsafe { libc::strlen(address as *const _) as u64 + 1 }
}

/// The same of a string of wide characters.
fn wide_size(address: u64) -> u64 {
    if address == 0 {
        return 4;
    }
    // SAFETY: the program vouches for the string, as it does to the function that it calls with it.
    unsafe { 4 * (libc::wcslen(address as *const _) as u64 + 1) }
}

/// Whether code at an address is none of a checked program's: it is of a library or of this process.
pub(super) fn is_native(address: u64) -> bool {
    static KNOWN: RwLock<BTreeMap<u64, bool>> = RwLock::new(BTreeMap::new());
    let _section = critical::enter();
    if let Some(&known) = critical::read(&KNOWN).get(&address) {
        return known;
    }
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` only compares the address, and fills `info` in.
    let found = unsafe { libc::dladdr(address as *const _, info.as_mut_ptr()) } != 0;
    critical::write(&KNOWN).insert(address, found);
    found
}

/// Judges a call of the function of a row.
pub(super) fn before(row: u32, count: usize, kinds: u64, state: &State) -> Result<(), Finding> {
    let Some(row) = ROWS.get(row as usize) else {
        return Ok(());
    };
    let args = Args {
        state,
        count,
        kinds,
    };
    for role in row.roles {
        match *role {
            Reads(at, size) => args.judge(at, args.size(size), 0)?,
            Outputs(at, size) => args.outputs(at, args.size(size))?,
            Writes(at, size) => args.writes(at, args.size(size))?,
            Uses(at, size) => {
                if args.word(at) != 0 {
                    args.judge(at, args.size(size), 0)?;
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
                let [to, from] = [to, from].map(|at| args.word(at));
                super::judge_apart(to, from, args.size(size))?;
                super::copy_shadow(to, from, args.size(size));
            }
            Moves(to, from, size) => {
                super::copy_shadow(args.word(to), args.word(from), args.size(size));
            }
            Fills(at, size) => {
                if args.word(at) != 0 {
                    args.writes(at, args.size(size))?;
                }
            }
            Appends(to, from, max) => args.appends(to, from, max)?,
            Searches(at, byte, max) => {
                args.searches(at, args.word(byte) as u8, args.word(max))?;
            }
            Cuts(at, delimiters) => args.cuts(at, delimiters)?,
            Prints(format, first) => {
                args.string(format, u64::MAX)?;
                prints(&args, format, first as usize, None)?;
            }
            PrintsInto(to, format, first) => {
                args.string(format, u64::MAX)?;
                prints(&args, format, first as usize, Some(to))?;
            }
            Scans(format, first) => {
                args.string(format, u64::MAX)?;
                scans(&args, format, first as usize)?;
            }
            Returns(_) => {}
        }
    }
    Ok(())
}

/// What the function of a row that reads by a format has set, of which it returns how many there are.
pub(super) fn after(row: u32, result: i32, state: &State) {
    let Some(row) = ROWS.get(row as usize) else {
        return;
    };
    let first = row.roles.iter().find_map(|role| match *role {
        Scans(_, first) => Some(usize::from(first)),
        _ => None,
    });
    let first = first.unwrap_or(super::MAX_ARGS);
    let count = usize::try_from(result).unwrap_or(0);
    // The count of characters is no conversion that the result counts.
    let format = state.words.get(first.wrapping_sub(1)).copied().unwrap_or(0);
    let uncounted = match (count, format) {
        (0, _) | (_, 0) => 0,
        // SAFETY: the string was found to end before the call.
        _ => unsafe { std::ffi::CStr::from_ptr(format as *const _) }
            .to_bytes()
            .windows(2)
            .filter(|pair| pair == b"%n")
            .count(),
    };
    for place in state.args.iter().skip(first).take(count + uncounted) {
        if let Some(number) = objects::owner_of(*place, place.value) {
            let record = Records::get(number);
            super::define(record.base(), record.full_size());
        }
    }
}

/// Looks through a format for the strings that it prints, and for the kinds of all that it prints. What is printed into
/// the memory of the argument `to` must not be there.
fn prints(args: &Args<'_>, format: u8, first: usize, to: Option<u8>) -> Result<(), Finding> {
    let address = args.word(format);
    if address == 0 {
        return Ok(());
    }
    // SAFETY: the string was found to end.
    let text = unsafe { std::ffi::CStr::from_ptr(address as *const _) }.to_bytes();
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
        if next >= super::MAX_ARGS {
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
fn apart(args: &Args<'_>, to: u8, from: u8, most: u64) -> Result<(), Finding> {
    let (to, from) = (args.word(to), args.word(from));
    // SAFETY: so much of the string was judged.
    let length = unsafe { libc::strnlen(from as *const _, most as usize) as u64 };
    if to == 0 || to != from || length == 0 {
        return super::judge_apart(to, from, length);
    }
    Err(Finding {
        rule: Rule::Overlap,
        access: Some(Access {
            address: to,
            size: length,
            writes: true,
        }),
        object: None,
        other: Some(from),
        value_at: 0,
        broken: None,
    })
}

/// Looks through a format for the places that it reads to. How much a string has is not known before the call.
fn scans(args: &Args<'_>, format: u8, first: usize) -> Result<(), Finding> {
    let address = args.word(format);
    if address == 0 {
        return Ok(());
    }
    // SAFETY: the string was found to end.
    let text = unsafe { std::ffi::CStr::from_ptr(address as *const _) }.to_bytes();
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
        if next >= super::MAX_ARGS {
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
fn expect(args: &Args<'_>, at: usize, conversion: u8, wanted: &[Kind]) -> Result<(), Finding> {
    if at >= super::MAX_ARGS || at < args.count && wanted.contains(&args.kind(at)) {
        return Ok(());
    }
    let kind = args.kind(at.min(super::MAX_ARGS - 1)) as u64;
    let long = u64::from(wanted.first() == Some(&Kind::Long));
    Err(Finding {
        rule: if at < args.count {
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
