//! Planes beside the memory of the process: for each word of it the owner of the pointer that lies there, and for each
//! bit whether it is undefined.
//!
//! Memory is divided into chunks of 4 GiB. The planes of a chunk are made when an object is known there, and are pages
//! that the system gives when they are first touched: so they take memory only beside memory that is used. Tables say for
//! each chunk where its planes are, less the chunk's own address: the place beside an address is a sum. In a chunk of
//! which nothing is known zeros are read, and what is written goes where nobody reads.
//!
//! A word of the plane of owners is the number of the owner and the low half of the pointer that it belongs to: where
//! the memory holds another pointer by now, nothing is known of that.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use super::layout::{Plane, PlanePlaces};
use crate::sys::memory::{Mapping, Rights};

const CHUNK_BITS: u32 = Plane::CHUNK_BITS;
/// The bytes of a chunk.
const CHUNK: usize = 1 << CHUNK_BITS;
const CHUNKS: usize = Plane::CHUNKS;
/// How many bytes beyond the end of a chunk an access that starts within may reach.
const SLACK: usize = 1 << 16;

/// For each chunk where a plane of it is, less the chunk's address.
type Table = [AtomicU64; CHUNKS];

/// The tables of each plane.
struct Tables {
    /// To read.
    read: [Table; 2],
    /// To write.
    write: [Table; 2],
    /// The plane of zeros, and the one that nobody reads.
    nothing: u64,
    nowhere: u64,
}

/// The address of a chunk.
fn start_of(chunk: usize) -> u64 {
    (chunk as u64) << CHUNK_BITS
}

/// A plane for one chunk, of zeros.
fn plane(rights: Rights) -> Option<u64> {
    let pages = Mapping::reserve(CHUNK + SLACK, rights).ok()?;
    Some(pages.leak() as u64)
}

/// The tables; `None` where the system has no room for them.
fn tables() -> Option<&'static Tables> {
    static TABLES: OnceLock<Option<&'static Tables>> = OnceLock::new();
    *TABLES.get_or_init(|| {
        let (nothing, nowhere) = (plane(Rights::Read)?, plane(Rights::ReadWrite)?);
        let pages = Mapping::reserve(size_of::<Tables>(), Rights::ReadWrite).ok()?;
        let tables = pages.leak().cast::<Tables>();
        // SAFETY: zeroed pages of that size, which stay and which nobody else knows of yet; zeros are tables.
        let tables = unsafe {
            (*tables).nothing = nothing;
            (*tables).nowhere = nowhere;
            &*tables
        };
        for (from, rows) in [(nothing, &tables.read), (nowhere, &tables.write)] {
            for table in rows {
                for (chunk, row) in table.iter().enumerate() {
                    row.store(from.wrapping_sub(start_of(chunk)), Ordering::Relaxed);
                }
            }
        }
        Some(tables)
    })
}

/// Whether there are tables of planes.
pub(super) fn is_ready() -> bool {
    tables().is_some()
}

/// Makes the planes beside an object.
pub(super) fn make(at: u64, size: u64) {
    let chunks = at >> CHUNK_BITS..=at.saturating_add(size) >> CHUNK_BITS;
    let Some(tables) = tables() else { return };
    for chunk in chunks {
        for plane in [Plane::Owners, Plane::Bits] {
            make_plane(tables, chunk as usize, plane);
        }
    }
}

fn make_plane(tables: &Tables, chunk: usize, of: Plane) {
    let Some(row) = tables.write[of as usize].get(chunk) else {
        return;
    };
    let none = tables.nowhere.wrapping_sub(start_of(chunk));
    if row.load(Ordering::Relaxed) != none {
        return;
    }
    let Ok(pages) = Mapping::reserve(CHUNK + SLACK, Rights::ReadWrite) else {
        return;
    };
    let new = (pages.as_ptr() as u64).wrapping_sub(start_of(chunk));
    let order = Ordering::AcqRel;
    if row
        .compare_exchange(none, new, order, Ordering::Relaxed)
        .is_ok()
    {
        pages.leak();
        tables.read[of as usize][chunk].store(new, Ordering::Release);
    }
}

/// Where a plane beside an address is, in a chunk that has some.
fn beside(at: u64, of: Plane) -> Option<*mut u8> {
    let tables = tables()?;
    let chunk = (at >> CHUNK_BITS) as usize;
    let row = tables.read[of as usize].get(chunk)?.load(Ordering::Acquire);
    let none = tables.nothing.wrapping_sub(start_of(chunk));
    (row != none).then(|| row.wrapping_add(at) as *mut u8)
}

/// Notes the owner of a pointer that is written to an address.
pub(super) fn set_owner(at: u64, value: u64, owner: u32) {
    if let Some(word) = beside(at, Plane::Owners) {
        let entry = u64::from(owner) << 32 | value & 0xffff_ffff;
        // SAFETY: it lies within the plane, which is never unmapped; threads that race race for the pointer, too.
        unsafe { word.cast::<u64>().write_unaligned(entry) }
    }
}

/// Where the bits beside an address are, in a chunk that has some.
fn bits(at: u64) -> Option<*mut u8> {
    beside(at, Plane::Bits)
}

/// Where the tables are, of each plane that for who reads and that for who writes.
pub(super) fn places() -> PlanePlaces {
    PlanePlaces::Tables([Plane::Owners, Plane::Bits].map(|plane| {
        tables().map_or([0; 2], |tables| {
            [&tables.read, &tables.write].map(|all| all[plane as usize].as_ptr() as u64)
        })
    }))
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
    make(at, size);
    for (start, len) in parts(at, size) {
        if let Some(bits) = bits(start) {
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

/// Has what one of the planes says go along with memory that is copied.
pub(super) fn copy(of: Plane, to: u64, from: u64, size: u64) {
    let is_whole = |at: u64| at >> CHUNK_BITS == at.saturating_add(size) >> CHUNK_BITS;
    if is_whole(to) && is_whole(from) {
        match (beside(to, of), beside(from, of)) {
            // SAFETY: both ranges lie within the planes of their chunks, which are never unmapped.
            (Some(to), Some(from)) => unsafe { to.copy_from(from, size as usize) },
            // SAFETY: the range lies within the plane of its chunk.
            (Some(to), None) => unsafe { to.write_bytes(0, size as usize) },
            (None, _) => {}
        }
        return;
    }
    let mut bytes = vec![0; size as usize];
    let mut done = 0;
    for (start, len) in parts(from, size) {
        if let Some(plane) = beside(start, of) {
            // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
            let plane = unsafe { std::slice::from_raw_parts(plane, len) };
            bytes[done..done + len].copy_from_slice(plane);
        }
        done += len;
    }
    done = 0;
    for (start, len) in parts(to, size) {
        if let Some(plane) = beside(start, of) {
            // SAFETY: the part lies within the plane of its chunk, which is never unmapped.
            unsafe { plane.copy_from_nonoverlapping(bytes[done..].as_ptr(), len) };
        }
        done += len;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The owner of the pointer that lies at an address; 0 where nothing is known of it.
    fn owner(at: u64, value: u64) -> u32 {
        let Some(word) = beside(at, Plane::Owners) else {
            return 0;
        };
        // SAFETY: it lies within the plane.
        let found = unsafe { word.cast::<u64>().read_unaligned() };
        match found as u32 == value as u32 {
            true => (found >> 32) as u32,
            false => 0,
        }
    }

    #[test]
    fn an_owner_is_found_beside_its_pointer_only() {
        let memory = [0u64; 8];
        let at = memory.as_ptr() as u64;
        make(at, 64);
        set_owner(at + 8, 0x7f00_1234_5678, 9);
        assert_eq!(owner(at + 8, 0x7f00_1234_5678), 9);
        assert_eq!([owner(at + 8, 0x1234), owner(at, 0x7f00_1234_5678)], [0, 0]);
        copy(Plane::Owners, at + 16, at, 24);
        assert_eq!(owner(at + 24, 0x7f00_1234_5678), 9);
        set_owner(at + 8, 0, 0);
        assert_eq!(owner(at + 8, 0x7f00_1234_5678), 0);
        // No address of a program.
        set_owner(u64::MAX - 7, 1, 1);
        assert_eq!(owner(u64::MAX - 7, 1), 0);
    }

    #[test]
    fn planes_go_along_across_the_border_of_chunks() {
        let border = 0x5_0000_0000;
        make(border - 64, 128);
        undefine(border - 8, 16);
        assert_eq!(defined_bytes(border - 16, 32), 8);
        copy(Plane::Bits, border - 12, border - 8, 16);
        assert_eq!(defined_bytes(border - 16, 32), 4);
        assert_eq!(defined_bytes(border + 4, 28), 0);
        assert_eq!(defined_bytes(border + 8, 24), 24);
        define(border - 64, 128);
        assert_eq!(defined_bytes(border - 64, 128), 128);
    }
}
