//! What functions of the C library do with the memory that they are given: a row each.
//!
//! Before a checked program calls one by its name, each range that it will read or write is judged as an access of the
//! program would be, strings are looked through for their ends, and formats for what they print. A function without a
//! row is called all the same.

use std::collections::BTreeMap;
use std::sync::RwLock;

use super::finding::{Access, Finding, Rule};
use super::objects::{self, Records};
use super::{State, WRITES, judge};
use crate::runtime::critical;

/// How many bytes a function accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Size {
    /// So many.
    Bytes(u64),
    /// As many as this argument says.
    Arg(u8),
    /// As many as the product of two arguments.
    Product(u8, u8),
    /// As many as the argument says elements of so many bytes.
    Elements(u8, u64),
    /// As many as the string of this argument has, with its end.
    String(u8),
    /// As many as the format of the first prints with the arguments from the second on, with an end.
    Printed(u8, u8),
    /// The same, but no more than the third argument says.
    PrintedUpTo(u8, u8, u8),
    /// As many as the string of the first has, with its end, behind that of the second.
    Appended(u8, u8),
}

/// What a function does with an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// It reads what is there.
    Reads(u8, Size),
    /// It writes there.
    Writes(u8, Size),
    /// It may write there, unless it is null.
    Fills(u8, Size),
    /// It reads a string, whose end is to be there.
    String(u8),
    /// It reads a string, but no more than the second argument says.
    Prefix(u8, u8),
    /// It copies so many bytes between two that must not overlap: where to, where from.
    Copies(u8, u8, Size),
    /// The same of two that may.
    Moves(u8, u8, Size),
    /// It prints by a format, with the arguments from the second on.
    Prints(u8, u8),
    /// It reads by a format, to where the arguments from the second on lead.
    Scans(u8, u8),
    /// Its result leads to where this argument does.
    Returns(u8),
}

/// A function of the C library.
#[derive(Debug)]
pub(crate) struct Row {
    /// Its name.
    pub name: &'static str,
    /// What it does with its arguments.
    pub roles: &'static [Role],
}

const fn row(name: &'static str, roles: &'static [Role]) -> Row {
    Row { name, roles }
}

use Role::{Copies, Fills, Moves, Prefix, Prints, Reads, Returns, Scans, String as Text, Writes};
use Size::{Appended, Arg, Bytes, Elements, Printed, PrintedUpTo, Product};

/// The functions, by name.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    // string.h
    row("memcpy", &[Reads(1, Arg(2)), Writes(0, Arg(2)), Copies(0, 1, Arg(2)), Returns(0)]),
    row("memmove", &[Reads(1, Arg(2)), Writes(0, Arg(2)), Moves(0, 1, Arg(2)), Returns(0)]),
    row("mempcpy", &[Reads(1, Arg(2)), Writes(0, Arg(2)), Copies(0, 1, Arg(2)), Returns(0)]),
    row("memset", &[Writes(0, Arg(2)), Returns(0)]),
    row("memcmp", &[Reads(0, Arg(2)), Reads(1, Arg(2))]),
    row("bcmp", &[Reads(0, Arg(2)), Reads(1, Arg(2))]),
    row("memchr", &[Returns(0)]),
    row("strlen", &[Text(0)]),
    row("strnlen", &[Prefix(0, 1)]),
    row("strcpy", &[Text(1), Writes(0, Size::String(1)), Copies(0, 1, Size::String(1)), Returns(0)]),
    row("stpcpy", &[Text(1), Writes(0, Size::String(1)), Copies(0, 1, Size::String(1)), Returns(0)]),
    row("strncpy", &[Prefix(1, 2), Writes(0, Arg(2)), Returns(0)]),
    row("strcat", &[Text(0), Text(1), Writes(0, Appended(1, 0)), Returns(0)]),
    row("strncat", &[Text(0), Prefix(1, 2), Fills(0, Bytes(0)), Returns(0)]),
    row("strcmp", &[Text(0), Text(1)]),
    row("strcasecmp", &[Text(0), Text(1)]),
    row("strcoll", &[Text(0), Text(1)]),
    row("strncmp", &[Prefix(0, 2), Prefix(1, 2)]),
    row("strncasecmp", &[Prefix(0, 2), Prefix(1, 2)]),
    row("strchr", &[Text(0), Returns(0)]),
    row("strrchr", &[Text(0), Returns(0)]),
    row("strchrnul", &[Text(0), Returns(0)]),
    row("strstr", &[Text(0), Text(1), Returns(0)]),
    row("strcasestr", &[Text(0), Text(1), Returns(0)]),
    row("strpbrk", &[Text(0), Text(1), Returns(0)]),
    row("strspn", &[Text(0), Text(1)]),
    row("strcspn", &[Text(0), Text(1)]),
    row("strdup", &[Text(0)]),
    row("strndup", &[Prefix(0, 1)]),
    row("strtok", &[Text(1)]),
    row("strtok_r", &[Text(1), Writes(2, Bytes(8))]),
    row("strxfrm", &[Text(1), Writes(0, Arg(2))]),
    // stdio.h
    row("printf", &[Prints(0, 1)]),
    row("fprintf", &[Prints(1, 2)]),
    row("dprintf", &[Prints(1, 2)]),
    row("sprintf", &[Prints(1, 2), Writes(0, Printed(1, 2))]),
    row("snprintf", &[Prints(2, 3), Fills(0, PrintedUpTo(2, 3, 1))]),
    row("scanf", &[Scans(0, 1)]),
    row("__isoc99_scanf", &[Scans(0, 1)]),
    row("__isoc23_scanf", &[Scans(0, 1)]),
    row("fscanf", &[Scans(1, 2)]),
    row("__isoc99_fscanf", &[Scans(1, 2)]),
    row("__isoc23_fscanf", &[Scans(1, 2)]),
    row("sscanf", &[Text(0), Scans(1, 2)]),
    row("__isoc99_sscanf", &[Text(0), Scans(1, 2)]),
    row("__isoc23_sscanf", &[Text(0), Scans(1, 2)]),
    row("puts", &[Text(0)]),
    row("fputs", &[Text(0)]),
    row("perror", &[]),
    row("fopen", &[Text(0), Text(1)]),
    row("freopen", &[Text(1)]),
    row("remove", &[Text(0)]),
    row("rename", &[Text(0), Text(1)]),
    row("fgets", &[Writes(0, Arg(1)), Returns(0)]),
    row("fread", &[Writes(0, Product(1, 2))]),
    row("fwrite", &[Reads(0, Product(1, 2))]),
    row("getline", &[Writes(0, Bytes(8)), Writes(1, Bytes(8))]),
    row("getdelim", &[Writes(0, Bytes(8)), Writes(1, Bytes(8))]),
    // stdlib.h
    row("atoi", &[Text(0)]),
    row("atol", &[Text(0)]),
    row("atoll", &[Text(0)]),
    row("atof", &[Text(0)]),
    row("strtol", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoul", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoll", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoull", &[Text(0), Fills(1, Bytes(8))]),
    row("strtod", &[Text(0), Fills(1, Bytes(8))]),
    row("strtof", &[Text(0), Fills(1, Bytes(8))]),
    row("strtold", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtol", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtoul", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtoll", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtoull", &[Text(0), Fills(1, Bytes(8))]),
    row("getenv", &[Text(0)]),
    row("setenv", &[Text(0), Text(1)]),
    row("unsetenv", &[Text(0)]),
    row("system", &[]),
    row("qsort", &[Writes(0, Product(1, 2))]),
    row("bsearch", &[Reads(1, Product(2, 3)), Returns(1)]),
    // wchar.h
    row("wcslen", &[]),
    row("wmemcpy", &[Reads(1, Elements(2, 4)), Writes(0, Elements(2, 4)), Returns(0)]),
    row("wmemset", &[Writes(0, Elements(2, 4)), Returns(0)]),
    // time.h
    row("time", &[Fills(0, Bytes(8))]),
    row("mktime", &[Writes(0, Bytes(56))]),
    row("localtime", &[Reads(0, Bytes(8))]),
    row("gmtime", &[Reads(0, Bytes(8))]),
    row("localtime_r", &[Reads(0, Bytes(8)), Writes(1, Bytes(56)), Returns(1)]),
    row("gmtime_r", &[Reads(0, Bytes(8)), Writes(1, Bytes(56)), Returns(1)]),
    row("strftime", &[Writes(0, Arg(1)), Text(2), Reads(3, Bytes(56))]),
    row("clock_gettime", &[Writes(1, Bytes(16))]),
    row("nanosleep", &[Reads(0, Bytes(16))]),
    // unistd.h, fcntl.h, sys/
    row("read", &[Writes(1, Arg(2))]),
    row("pread", &[Writes(1, Arg(2))]),
    row("write", &[Reads(1, Arg(2))]),
    row("pwrite", &[Reads(1, Arg(2))]),
    row("open", &[Text(0)]),
    row("unlink", &[Text(0)]),
    row("access", &[Text(0)]),
    row("chdir", &[Text(0)]),
    row("mkdir", &[Text(0)]),
    row("rmdir", &[Text(0)]),
    row("readlink", &[Text(0), Writes(1, Arg(2))]),
    row("pipe", &[Writes(0, Bytes(8))]),
    row("recv", &[Writes(1, Arg(2))]),
    row("send", &[Reads(1, Arg(2))]),
    // math.h
    row("frexp", &[Writes(1, Bytes(4))]),
    row("frexpf", &[Writes(1, Bytes(4))]),
    row("modf", &[Writes(1, Bytes(8))]),
    row("modff", &[Writes(1, Bytes(4))]),
    row("remquo", &[Writes(2, Bytes(4))]),
];

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
            Appended(a, b) => string_size(self.word(a)) + string_size(self.word(b)) - 1,
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

    fn writes(&self, at: u8, size: u64) -> Result<(), Finding> {
        self.judge(at, size, WRITES)?;
        super::define(self.word(at), size);
        Ok(())
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
            Writes(at, size) => args.writes(at, args.size(size))?,
            Text(at) => args.string(at, u64::MAX)?,
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
            Prints(format, first) => {
                args.string(format, u64::MAX)?;
                prints(&args, format, first as usize)?;
            }
            Scans(format, _) => args.string(format, u64::MAX)?,
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
    let places = state.args.iter().skip(first.unwrap_or(super::MAX_ARGS));
    for place in places.take(usize::try_from(result).unwrap_or(0)) {
        if let Some(number) = objects::owner_of(*place, place.value) {
            let record = Records::get(number);
            super::define(record.base(), record.full_size());
        }
    }
}

/// Looks through a format for the strings that it prints, and for the kinds of all that it prints.
fn prints(args: &Args<'_>, format: u8, first: usize) -> Result<(), Finding> {
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
        let start = at;
        let mut precision = None;
        // Flags, width, precision, length.
        let mut long = false;
        let conversion = loop {
            let Some(&byte) = text.get(at) else {
                return Ok(());
            };
            at += 1;
            match byte {
                b'-' | b'+' | b' ' | b'#' | b'0'..=b'9' | b'\'' | b'h' => {}
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
                    expect(args, next, &[Kind::Int], text, start)?;
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
        expect(args, next, wanted, text, start)?;
        // glibc prints a null pointer as a word.
        if conversion == b's' && !long && next < super::MAX_ARGS && args.word(next as u8) != 0 {
            args.string(next as u8, precision.unwrap_or(u64::MAX))?;
        }
        next += 1;
    }
    Ok(())
}

/// The argument at a place is there, and of one of these kinds.
fn expect(
    args: &Args<'_>,
    at: usize,
    wanted: &[Kind],
    text: &[u8],
    start: usize,
) -> Result<(), Finding> {
    if at >= super::MAX_ARGS || at < args.count && wanted.contains(&args.kind(at)) {
        return Ok(());
    }
    let letters = text[start..]
        .iter()
        .filter(|byte| byte.is_ascii_alphabetic());
    let conversion = letters.copied().find(|byte| !b"lhjztqL".contains(byte));
    let conversion = u64::from(conversion.unwrap_or(b'?'));
    let kind = args.kind(at.min(super::MAX_ARGS - 1)) as u64;
    Err(Finding {
        rule: if at < args.count {
            Rule::FormatType
        } else {
            Rule::FormatCount
        },
        access: None,
        object: None,
        other: Some(at as u64 | conversion << 8 | kind << 16),
        value_at: 0,
    })
}
