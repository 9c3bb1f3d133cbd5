//! Which block of the heap an address lies in.
//!
//! Each 16 bytes of memory have a word with the number of the block that they belong to, in tables of 4 GiB of memory each
//! that are made when the first block lies there. Nobody takes a lock to read one: handlers of signals do, too.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

use crate::sys::memory::{Mapping, Rights};

/// The logarithm of the bytes that share a word: blocks begin at multiples of so many.
const GRANULE_BITS: u32 = 4;
/// The logarithm of the bytes of memory of a table.
const CHUNK_BITS: u32 = 32;
/// How many tables there are: addresses of programs have 47 bits.
const CHUNKS: usize = 1 << (47 - CHUNK_BITS);
/// The words of a table.
const WORDS: usize = 1 << (CHUNK_BITS - GRANULE_BITS);

/// For each chunk of memory its table, or null.
static TABLES: [AtomicPtr<AtomicU32>; CHUNKS] =
    [const { AtomicPtr::new(std::ptr::null_mut()) }; CHUNKS];

/// Whether a chunk of memory could get a table.
pub(super) fn is_ready() -> bool {
    static READY: OnceLock<bool> = OnceLock::new();
    *READY
        .get_or_init(|| Mapping::reserve(WORDS * size_of::<AtomicU32>(), Rights::ReadWrite).is_ok())
}

fn table(address: u64) -> Option<&'static [AtomicU32]> {
    let table = TABLES
        .get((address >> CHUNK_BITS) as usize)?
        .load(Ordering::Acquire);
    // SAFETY: it has so many words, and stays.
    (!table.is_null()).then(|| unsafe { std::slice::from_raw_parts(table, WORDS) })
}

fn word(address: u64) -> Option<&'static AtomicU32> {
    table(address)?.get((address >> GRANULE_BITS) as usize % WORDS)
}

/// The table of an address, made where there is none.
fn make(address: u64) {
    let Some(place) = TABLES.get((address >> CHUNK_BITS) as usize) else {
        return;
    };
    if !place.load(Ordering::Acquire).is_null() {
        return;
    }
    let Ok(pages) = Mapping::reserve(WORDS * size_of::<AtomicU32>(), Rights::ReadWrite) else {
        return;
    };
    let new = pages.as_ptr().cast();
    let (none, order) = (std::ptr::null_mut(), Ordering::AcqRel);
    if place
        .compare_exchange(none, new, order, Ordering::Relaxed)
        .is_ok()
    {
        pages.leak();
    }
}

/// The number of the block that an address lies in; 0 where it is in none.
#[inline]
pub(super) fn at(address: u64) -> u32 {
    word(address).map_or(0, |word| word.load(Ordering::Relaxed))
}

/// Memory belongs to a block from now on.
pub(super) fn add(address: u64, size: u64, number: u32) {
    make(address);
    make(address.saturating_add(size));
    each(address, size, |word| word.store(number, Ordering::Relaxed));
}

/// Memory no longer belongs to a block.
pub(super) fn remove(address: u64, size: u64, number: u32) {
    each(address, size, |word| {
        if word.load(Ordering::Relaxed) == number {
            word.store(0, Ordering::Relaxed);
        }
    });
}

/// Does something with the word of each 16 bytes of a block, of none as of one.
fn each(address: u64, size: u64, f: impl Fn(&AtomicU32)) {
    let count = size.max(1).div_ceil(1 << GRANULE_BITS);
    let mut at = address;
    let mut left = count as usize;
    while left > 0 {
        let first = (at >> GRANULE_BITS) as usize % WORDS;
        let here = left.min(WORDS - first);
        if let Some(table) = table(at) {
            table[first..first + here].iter().for_each(&f);
        }
        left -= here;
        at += (here << GRANULE_BITS) as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_a_block_lead_to_it() {
        let border = 0x6_0000_0000;
        add(border - 32, 65, 7);
        let found =
            [-33i64, -32, 0, 32, 47, 48].map(|offset| at(border.wrapping_add_signed(offset)));
        assert_eq!(found, [0, 7, 7, 7, 7, 0]);
        // What another one has by now is left to it.
        add(border, 1, 8);
        remove(border - 32, 65, 7);
        assert_eq!([at(border - 1), at(border), at(border + 16)], [0, 8, 0]);
        assert_eq!(at(u64::MAX), 0);
    }
}
