//! Characters, as the locale "C" has them.

use super::{Call, Done, Places, functions, put};
use crate::interp::portable::memory::LinearMemory;

functions! {
    isalnum: "i32 (i32)" = |c| is(c, |b| b.is_ascii_alphanumeric());
    isalpha: "i32 (i32)" = |c| is(c, |b| b.is_ascii_alphabetic());
    isblank: "i32 (i32)" = |c| is(c, |b| b == b' ' || b == b'\t');
    iscntrl: "i32 (i32)" = |c| is(c, |b| b.is_ascii_control());
    isdigit: "i32 (i32)" = |c| is(c, |b| b.is_ascii_digit());
    isgraph: "i32 (i32)" = |c| is(c, |b| b.is_ascii_graphic());
    islower: "i32 (i32)" = |c| is(c, |b| b.is_ascii_lowercase());
    isprint: "i32 (i32)" = |c| is(c, |b| b == b' ' || b.is_ascii_graphic());
    ispunct: "i32 (i32)" = |c| is(c, |b| b.is_ascii_punctuation());
    isspace: "i32 (i32)" = |c| is(c, is_space);
    isupper: "i32 (i32)" = |c| is(c, |b| b.is_ascii_uppercase());
    isxdigit: "i32 (i32)" = |c| is(c, |b| b.is_ascii_hexdigit());
    isascii: "i32 (i32)" = |c| { let n = c.int()?; Ok(i32::from((0..128).contains(&n)).into()) };
    toascii: "i32 (i32)" = |c| { let n = c.int()?; Ok((n & 0x7f).into()) };
    tolower: "i32 (i32)" = |c| { let n = c.int()?; Ok(lower(n).into()) };
    toupper: "i32 (i32)" = |c| { let n = c.int()?; Ok(upper(n).into()) };
    __ctype_b_loc: "ptr ()" = |c| Ok(c.library().places.classes.into());
    __ctype_tolower_loc: "ptr ()" = |c| Ok(c.library().places.lower.into());
    __ctype_toupper_loc: "ptr ()" = |c| Ok(c.library().places.upper.into());
}

/// White space of C.
pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | 0x0b | 0x0c | b'\r')
}

/// The bits that glibc's functions give: each class has one.
const BIT: i32 = 0x400;

fn is(c: &mut Call<'_, '_>, class: fn(u8) -> bool) -> Done {
    let n = c.int()?;
    let holds = u8::try_from(n).is_ok_and(class);
    Ok(i32::from(holds).wrapping_mul(BIT).into())
}

fn lower(n: i32) -> i32 {
    u8::try_from(n).map_or(n, |byte| byte.to_ascii_lowercase().into())
}

fn upper(n: i32) -> i32 {
    u8::try_from(n).map_or(n, |byte| byte.to_ascii_uppercase().into())
}

/// The classes of a character as the bits of glibc's table.
fn classes(byte: u8) -> u16 {
    let bits = [
        (byte.is_ascii_uppercase(), 0x100),
        (byte.is_ascii_lowercase(), 0x200),
        (byte.is_ascii_alphabetic(), 0x400),
        (byte.is_ascii_digit(), 0x800),
        (byte.is_ascii_hexdigit(), 0x1000),
        (is_space(byte), 0x2000),
        (byte == b' ' || byte.is_ascii_graphic(), 0x4000),
        (byte.is_ascii_graphic(), 0x8000),
        (byte == b' ' || byte == b'\t', 0x1),
        (byte.is_ascii_control(), 0x2),
        (byte.is_ascii_punctuation(), 0x4),
        (byte.is_ascii_alphanumeric(), 0x8),
    ];
    let held = bits.iter().filter(|(holds, _)| *holds);
    held.fold(0, |all, (_, bit)| all | bit)
}

/// Puts the tables that macros of C look into, which begin at -128.
pub(super) fn put_tables(memory: &mut LinearMemory, places: &mut Places) -> Option<()> {
    let characters = -128..256i32;
    let class = |n: i32| u8::try_from(n).map_or(0, classes).to_le_bytes();
    let table: Vec<u8> = characters.clone().flat_map(class).collect();
    places.classes = put_pointed_at(memory, &table, 2)?;
    let table: Vec<u8> = (characters.clone())
        .flat_map(|n| lower(n).to_le_bytes())
        .collect();
    places.lower = put_pointed_at(memory, &table, 4)?;
    let table: Vec<u8> = characters.flat_map(|n| upper(n).to_le_bytes()).collect();
    places.upper = put_pointed_at(memory, &table, 4)?;
    Some(())
}

/// Puts a table and a pointer to the entry of 0 in it; the address of the pointer.
fn put_pointed_at(memory: &mut LinearMemory, table: &[u8], size: u64) -> Option<u64> {
    let at = put(memory, table)?;
    put(memory, &(at + 128 * size).to_le_bytes())
}
