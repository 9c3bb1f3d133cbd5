//! Planes beside the memory of the process: for each word of it the owner of the pointer that lies there, and for each
//! bit whether it is undefined.
//!
//! Memory is divided into chunks of 16 MiB; the planes of one are made when something is first noted there, and are
//! pages that the system gives when they are first touched. So a plane takes memory only beside memory that has
//! pointers. A word of the plane is the number of the owner and the low half of the pointer that it belongs to: where
//! the memory holds another pointer by now, nothing is known of that.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};

use crate::sys::memory::{Mapping, Rights};

/// The logarithm of the bytes of a chunk.
const CHUNK_BITS: u32 = 24;
/// The bytes of a chunk.
const CHUNK: usize = 1 << CHUNK_BITS;
/// How many chunks there are: addresses of programs have 47 bits.
const CHUNKS: usize = 1 << (47 - CHUNK_BITS);
/// How many bytes beyond the end of a chunk an access that starts within may reach.
const SLACK: usize = 1 << 16;
/// The bytes of both planes of a chunk: owners first.
const PLANES: usize = 2 * CHUNK + SLACK;

/// The table of chunks; `None` where the system has no room for it.
fn table() -> Option<&'static [AtomicPtr<AtomicU64>]> {
    static TABLE: OnceLock<Option<&'static [AtomicPtr<AtomicU64>]>> = OnceLock::new();
    *TABLE.get_or_init(|| {
        let pages = Mapping::reserve(CHUNKS * size_of::<usize>(), Rights::ReadWrite).ok()?;
        // SAFETY: zeroed pages of that size, which stay: null pointers.
        Some(unsafe { std::slice::from_raw_parts(pages.leak().cast(), CHUNKS) })
    })
}

/// The word beside an address, in a chunk that is there.
fn word(at: u64) -> Option<&'static AtomicU64> {
    let chunk = table()?.get((at >> CHUNK_BITS) as usize)?;
    let plane = chunk.load(Ordering::Acquire);
    if plane.is_null() {
        return None;
    }
    let place = (at as usize & (CHUNK - 1)) / 8;
    // SAFETY: the plane has a word for each word of the chunk, and is never unmapped.
    Some(unsafe { &*plane.add(place) })
}

/// The same, in a chunk that is made where it is not there.
fn word_made(at: u64) -> Option<&'static AtomicU64> {
    if let Some(word) = word(at) {
        return Some(word);
    }
    let chunk = table()?.get((at >> CHUNK_BITS) as usize)?;
    let pages = Mapping::reserve(PLANES, Rights::ReadWrite).ok()?;
    let new = pages.as_ptr().cast();
    let order = Ordering::AcqRel;
    if chunk
        .compare_exchange(std::ptr::null_mut(), new, order, Ordering::Acquire)
        .is_ok()
    {
        pages.leak();
    }
    word(at)
}

fn entry(value: u64, owner: u32) -> u64 {
    u64::from(owner) << 32 | value & 0xffff_ffff
}

/// The owner of the pointer that lies at an address; 0 where nothing is known of it.
#[cfg(test)]
fn owner(at: u64, value: u64) -> u32 {
    let found = word(at).map_or(0, |word| word.load(Ordering::Relaxed));
    let owner = (found >> 32) as u32;
    if found == entry(value, owner) {
        owner
    } else {
        0
    }
}

/// Notes the owner of a pointer that is written to an address.
pub(super) fn set_owner(at: u64, value: u64, owner: u32) {
    let word = match owner {
        // What is not known need not be noted anew.
        0 => word(at),
        _ => word_made(at),
    };
    if let Some(word) = word {
        word.store(entry(value, owner), Ordering::Relaxed);
    }
}

/// Where the bits beside an address are, in a chunk that is there.
fn bits(at: u64) -> Option<*mut u8> {
    let chunk = table()?.get((at >> CHUNK_BITS) as usize)?;
    let planes = chunk.load(Ordering::Acquire);
    let offset = CHUNK + (at as usize & (CHUNK - 1));
    // SAFETY: it lies within the planes, which are never unmapped.
    (!planes.is_null()).then(|| unsafe { planes.cast::<u8>().add(offset) })
}

/// What is read where nothing is noted: zeros.
static ZEROS: [u64; SLACK / 8] = [0; SLACK / 8];

/// Whether there is a table of planes.
pub(super) fn is_ready() -> bool {
    table().is_some()
}

/// Makes the planes beside an address; whether they are there now.
pub(super) fn make(at: u64) -> bool {
    word_made(at).is_some()
}

/// What code knows of planes.
pub(crate) struct Planes;

impl Planes {
    /// The logarithm of the bytes of a chunk.
    pub(crate) const CHUNK_BITS: u64 = CHUNK_BITS as u64;
    /// The bytes of a chunk, and of the plane of owners.
    pub(crate) const CHUNK: u64 = CHUNK as u64;
    /// How many chunks there are.
    pub(crate) const CHUNKS: u64 = CHUNKS as u64;
    /// Where the plane of undefined bits begins.
    pub(crate) const BITS: u64 = CHUNK as u64;

    /// Where the table of chunks is: a pointer to the planes of each, or null.
    pub(crate) fn table_at() -> u64 {
        table().map_or(0, |table| table.as_ptr() as u64)
    }

    /// Where zeros are, to be read where there are no planes.
    pub(crate) fn zeros_at() -> u64 {
        ZEROS.as_ptr() as u64
    }
}

/// The parts of a range that each lie in one chunk.
fn parts(at: u64, size: u64) -> impl Iterator<Item = (u64, usize)> {
    let end = at.saturating_add(size);
    let mut next = at;
    std::iter::from_fn(move || {
        let start = next;
        next = ((start | (CHUNK as u64 - 1)) + 1).min(end);
        (start < end).then_some((start, (next - start) as usize))
    })
}

/// Says of memory that it is undefined.
pub(super) fn undefine(at: u64, size: u64) {
    for (start, len) in parts(at, size) {
        if word_made(start).is_some()
            && let Some(bits) = bits(start)
        {
            // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
            unsafe { bits.write_bytes(0xff, len) };
        }
    }
}

/// Says of memory that it is defined.
pub(super) fn define(at: u64, size: u64) {
    for (start, len) in parts(at, size) {
        if let Some(bits) = bits(start) {
            // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
            unsafe { bits.write_bytes(0, len) };
        }
    }
}

/// How many bytes of a range are wholly defined, from its start on.
pub(super) fn defined_bytes(at: u64, size: u64) -> u64 {
    let mut done = 0;
    for (start, len) in parts(at, size) {
        if let Some(bits) = bits(start) {
            // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
            let bits = unsafe { std::slice::from_raw_parts(bits, len) };
            if let Some(undefined) = bits.iter().position(|&bits| bits != 0) {
                return done + undefined as u64;
            }
        }
        done += len as u64;
    }
    done
}

/// Has undefined bits go along with memory that is copied.
pub(super) fn copy_bits(to: u64, from: u64, size: u64) {
    let mut bytes = vec![0; size as usize];
    let mut done = 0;
    for (start, len) in parts(from, size) {
        if let Some(bits) = bits(start) {
            // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
            bytes[done..done + len]
                .copy_from_slice(unsafe { std::slice::from_raw_parts(bits, len) });
        }
        done += len;
    }
    done = 0;
    for (start, len) in parts(to, size) {
        let part = &bytes[done..done + len];
        if bits(start).is_some() || part.iter().any(|&bits| bits != 0) {
            let _ = word_made(start);
            if let Some(bits) = bits(start) {
                // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
                unsafe { bits.copy_from_nonoverlapping(part.as_ptr(), len) };
            }
        }
        done += len;
    }
}

/// Has what is noted of pointers go along with memory that is copied. Only whole words can be pointers.
pub(super) fn copy(to: u64, from: u64, size: u64) {
    if size < 8 || to % 8 != from % 8 {
        return;
    }
    let skipped = from.next_multiple_of(8) - from;
    let count = size.saturating_sub(skipped) / 8;
    let (to, from) = (to + skipped, from + skipped);
    let one = |i: u64| {
        let found = word(from + 8 * i).map_or(0, |word| word.load(Ordering::Relaxed));
        let target = match found {
            0 => word(to + 8 * i),
            _ => word_made(to + 8 * i),
        };
        if let Some(target) = target {
            target.store(found, Ordering::Relaxed);
        }
    };
    match to > from {
        true => (0..count).rev().for_each(one),
        false => (0..count).for_each(one),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_is_found_beside_its_pointer_only() {
        let memory = [0u64; 8];
        let at = memory.as_ptr() as u64;
        set_owner(at + 8, 0x7f00_1234_5678, 9);
        assert_eq!(owner(at + 8, 0x7f00_1234_5678), 9);
        assert_eq!([owner(at + 8, 0x1234), owner(at, 0x7f00_1234_5678)], [0, 0]);
        copy(at + 16, at, 24);
        assert_eq!(owner(at + 24, 0x7f00_1234_5678), 9);
        set_owner(at + 8, 0, 0);
        assert_eq!(owner(at + 8, 0x7f00_1234_5678), 0);
        // No address of a program.
        set_owner(u64::MAX - 7, 1, 1);
        assert_eq!(owner(u64::MAX - 7, 1), 0);
    }
}
