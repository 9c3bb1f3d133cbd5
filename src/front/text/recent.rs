//! Small caches: of names in front of their interner, and of attributes in front of their parser.

use super::lex::{ALPHA, DIGIT, Input, is};
use crate::ir::name::Names;
use crate::ir::{AttrSet, Name};

/// The most names that are remembered. A short text gets fewer rows: to fill the memory of all would take longer
/// than to read it.
const MOST_ROWS: usize = 1024;

/// Names of up to 16 bytes that were met lately. A name has no NUL byte, so its bytes filled up
/// with zeros are a key without its length.
pub(crate) struct RecentNames {
    rows: Vec<([u64; 2], Name)>,
}

impl RecentNames {
    /// For a text of `len` bytes.
    pub(crate) fn new(len: usize) -> RecentNames {
        let rows = (len / 16).next_power_of_two().clamp(16, MOST_ROWS);
        // No name has a key of zeros.
        RecentNames {
            rows: vec![([0; 2], Name(0)); rows],
        }
    }

    /// The id of `name`, which must not hold NUL bytes.
    #[inline(always)]
    pub(crate) fn get(&mut self, name: &[u8], names: &mut Names) -> Name {
        let key = match name.len() {
            1..=8 => [low(name), 0],
            9..=16 => [low(name), low(&name[8..])],
            _ => return names.intern(name),
        };
        let mixed = (key[0] ^ key[1].rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let row = (mixed >> 54) as usize & (self.rows.len() - 1);
        if let Some(row) = self.rows.get(row)
            && row.0 == key
        {
            return row.1;
        }
        self.miss(name, key, row, names)
    }

    #[inline(never)]
    fn miss(&mut self, name: &[u8], key: [u64; 2], row: usize, names: &mut Names) -> Name {
        let id = names.intern(name);
        if let Some(row) = self.rows.get_mut(row) {
            *row = (key, id);
        }
        id
    }
}

/// Attribute lists of parameters and arguments that were met lately, and of functions, as they stand in the
/// text: a compiler writes few different ones, `noundef` and `#0` most of all.
pub(super) struct RecentAttrs<'a> {
    rows: [(Input<'a>, AttrSet); 8],
    functions: [(Input<'a>, AttrSet); 8],
}

impl<'a> RecentAttrs<'a> {
    pub(super) fn new() -> RecentAttrs<'a> {
        // No list is empty: `get` is asked where one starts.
        RecentAttrs {
            rows: [(&[], AttrSet::EMPTY); 8],
            functions: [(&[], AttrSet::EMPTY); 8],
        }
    }

    /// The list that `i` starts with, and what is behind it, if it was met and certainly ends
    /// there: with a blank and a name or number, which goes on no list.
    #[inline]
    pub(super) fn get(&self, i: Input<'a>) -> Option<(Input<'a>, AttrSet)> {
        let (text, set) = self.rows[row_of(i)];
        let rest = i.strip_prefix(text)?;
        match rest {
            [b' ', b, ..] if matches!(b, b'%' | b'@' | b'-') || is(*b, DIGIT) => Some((rest, set)),
            _ => None,
        }
    }

    /// Remembers a list and what it was found to be.
    pub(super) fn put(&mut self, text: Input<'a>, set: AttrSet) {
        self.rows[row_of(text)] = (text, set);
    }

    /// The list of a function that `i` starts with, and what is behind it, if it was met and the body comes next.
    #[inline]
    pub(super) fn get_of_function(&self, i: Input<'a>) -> Option<(Input<'a>, AttrSet)> {
        let (text, set) = self.functions[row_of_function(i)];
        let rest = i.strip_prefix(text)?;
        (!text.is_empty() && rest.starts_with(b" {")).then_some((rest, set))
    }

    /// Remembers a list of a function.
    pub(super) fn put_of_function(&mut self, text: Input<'a>, set: AttrSet) {
        self.functions[row_of_function(text)] = (text, set);
    }
}

/// The row of a list: `noundef` has another one than `nonnull` and than `noundef signext`. That of
/// a short list may depend on what follows it, and the list is not found then.
#[inline]
fn row_of(i: Input<'_>) -> usize {
    let second = i.get(8).filter(|&&b| is(b, ALPHA)).unwrap_or(&0);
    usize::from(i.get(2).unwrap_or(&0) ^ second) % 8
}

/// The row of a list of a function, which is mostly the number of a group.
#[inline]
fn row_of_function(i: Input<'_>) -> usize {
    usize::from(*i.get(1).unwrap_or(&0)) % 8
}

/// The first eight bytes, filled up with zeros.
#[inline(always)]
fn low(name: &[u8]) -> u64 {
    match name.first_chunk::<8>() {
        Some(chunk) => u64::from_le_bytes(*chunk),
        None => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            // Two halves that overlap.
            (Some(first), Some(last)) => {
                let last = u64::from(u32::from_le_bytes(*last));
                u64::from(u32::from_le_bytes(*first)) | last << (8 * (name.len() - 4))
            }
            _ => name.iter().rev().fold(0, |key, &b| key << 8 | u64::from(b)),
        },
    }
}
