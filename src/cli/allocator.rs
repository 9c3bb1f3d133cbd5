//! The allocator of the command line: the C library's, with small blocks kept at hand, and large
//! tables on large pages.
//!
//! Compiling a function takes and gives back some hundred tables of up to a few kilobytes. The C
//! library keeps a handful of each size and looks for the others in lists, which came to one
//! instruction in ten. The main thread, which asks for it by [`keep_blocks`], keeps the small
//! blocks that it frees by their size, and takes the next one from there. It ends with the process,
//! so that nothing has to be given back.
//!
//! In a text of a hundred megabytes the tables of names, types and constants are larger than
//! what the processor can translate addresses of in pages of 4 KiB, and each look into one costs
//! a walk through the page table first; and each of those pages costs a fault. Linux gives pages
//! of 2 MiB to who asks (`transparent_hugepage/enabled` says `madvise` on most distributions).
//!
//! A program that has damaged the C library's heap, or was ended in the midst of `malloc`, is reported
//! with memory from elsewhere, which is not given back: the process is about to end.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::runtime::trap::heap_is_suspect;
use crate::sys::memory::{self, Mapping, PAGE, Rights};

/// What is at least as large asks for large pages. Twice a page, so that what is left over of the
/// last page is little beside the rest.
const LARGE: usize = 4 << 20;

/// Blocks of at most so many bytes are as large as all of their class, on every thread, so that
/// each can be kept by any.
const SMALL: usize = 32 << 10;
/// How the C library aligns blocks.
const ALIGN: usize = 16;
/// Sizes up to so many bytes are multiples of [`ALIGN`]; from there on there are four classes from
/// each power of two to the next.
const FINE: usize = 128;
const CLASSES: usize = class(SMALL) + 1;
/// About so many bytes are kept of a class.
const KEPT: usize = 64 << 10;

/// The class of the blocks of a size.
#[inline]
const fn class(size: usize) -> usize {
    if size <= FINE {
        return size.div_ceil(ALIGN);
    }
    let log = (size - 1).ilog2() as usize;
    FINE / ALIGN + 1 + (log - 7) * 4 + (((size - 1) >> (log - 2)) & 3)
}

/// The size of the blocks of a class.
#[inline]
const fn size_of_class(class: usize) -> usize {
    if class <= FINE / ALIGN {
        return class * ALIGN;
    }
    let above = class - FINE / ALIGN - 1;
    (5 + above % 4) << (above / 4 + 5)
}

#[inline]
fn layout_of_class(class: usize) -> Layout {
    // SAFETY: a multiple of the alignment, and small.
    unsafe { Layout::from_size_align_unchecked(size_of_class(class), ALIGN) }
}

/// Blocks of a class that are kept.
struct Bin {
    /// The first; in each is the address of the next.
    first: Cell<*mut u8>,
    /// How many more are kept.
    room: Cell<usize>,
}

thread_local! {
    static BINS: [Bin; CLASSES] = const {
        [const { Bin { first: Cell::new(null_mut()), room: Cell::new(0) } }; CLASSES]
    };
}

/// Has this thread keep blocks. What it keeps when it ends is lost.
pub(super) fn keep_blocks() {
    BINS.with(|bins| {
        for (class, bin) in bins.iter().enumerate().skip(1) {
            bin.room.set(KEPT / size_of_class(class) + 2);
        }
    });
}

/// The allocator.
pub struct Allocator;

#[inline]
fn is_small(layout: Layout) -> bool {
    layout.size() <= SMALL && layout.align() <= ALIGN
}

/// A block for what is small.
#[inline]
fn take(layout: Layout) -> *mut u8 {
    let class = class(layout.size());
    BINS.with(|bins| {
        let bin = &bins[class];
        let block = bin.first.get();
        if block.is_null() {
            // SAFETY: the size is not zero, as the caller's is not.
            return unsafe { from_system(layout_of_class(class)) };
        }
        // SAFETY: the bin's blocks are its own, and have the address of the next in them.
        bin.first.set(unsafe { block.cast::<*mut u8>().read() });
        bin.room.set(bin.room.get() + 1);
        block
    })
}

/// Gives a block for what is small back.
///
/// # Safety
///
/// It was taken for this layout.
#[inline]
unsafe fn put(block: *mut u8, layout: Layout) {
    let class = class(layout.size());
    BINS.with(|bins| {
        let bin = &bins[class];
        let room = bin.room.get();
        if room == 0 {
            // SAFETY: it was taken from the system allocator with this layout.
            return unsafe { to_system(block, layout_of_class(class)) };
        }
        // SAFETY: nobody has the block any more, and each has room for an address.
        unsafe { block.cast::<*mut u8>().write(bin.first.get()) };
        bin.first.set(block);
        bin.room.set(room - 1);
    })
}

/// A block of the system's allocator, or what stands in for it.
///
/// # Safety
///
/// As for [`GlobalAlloc::alloc`].
unsafe fn from_system(layout: Layout) -> *mut u8 {
    match heap_is_suspect() {
        true => last(layout),
        // SAFETY: the caller keeps the contract of `from_system`.
        false => unsafe { System.alloc(layout) },
    }
}

/// Gives such a block back.
///
/// # Safety
///
/// As for [`GlobalAlloc::dealloc`]; the block is one of [`from_system`].
unsafe fn to_system(block: *mut u8, layout: Layout) {
    if !heap_is_suspect() {
        // SAFETY: the caller keeps the contract of `to_system`; what stands in is only there when this is not done.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Zeroed memory that is not the system's allocator's, and is never given back.
#[cold]
fn last(layout: Layout) -> *mut u8 {
    /// There is no more than this: a message takes a few kilobytes.
    const ROOM: usize = 256 << 20;
    static START: AtomicUsize = AtomicUsize::new(0);
    static USED: AtomicUsize = AtomicUsize::new(0);
    let mut start = START.load(Ordering::Acquire);
    if start == 0 {
        let Ok(room) = Mapping::reserve(ROOM, Rights::ReadWrite) else {
            return null_mut();
        };
        let (success, failure) = (Ordering::AcqRel, Ordering::Acquire);
        start = match START.compare_exchange(0, room.start(), success, failure) {
            Ok(_) => room.leak() as usize,
            Err(first) => first,
        };
    }
    // More than was asked for, so that there is a start of the right alignment in it.
    let size = layout.size() + layout.align();
    let at = USED.fetch_add(size, Ordering::AcqRel);
    match at.checked_add(size).is_some_and(|end| end <= ROOM) {
        true => (start + at).next_multiple_of(layout.align()) as *mut u8,
        false => null_mut(),
    }
}

// SAFETY: every block is the system allocator's, or in its place from `last`, and at least as large as was asked for. Whoever
// frees a small one knows its class by the same rule as who took it. `advise` changes nothing that
// the owner of a block can see.
unsafe impl GlobalAlloc for Allocator {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if is_small(layout) {
            return take(layout);
        }
        // SAFETY: the caller keeps the contract of `alloc`.
        let block = unsafe { from_system(layout) };
        advise(block, layout.size());
        block
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if is_small(layout) {
            let block = take(layout);
            if !block.is_null() {
                // SAFETY: the block is as large and nobody else's.
                unsafe { block.write_bytes(0, layout.size()) };
            }
            return block;
        }
        if heap_is_suspect() {
            return last(layout);
        }
        // SAFETY: the caller keeps the contract of `alloc_zeroed`, which is that of the system's.
        let block = unsafe { System.alloc_zeroed(layout) };
        advise(block, layout.size());
        block
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match is_small(layout) {
            // SAFETY: the caller says that it has this layout.
            true => unsafe { put(block, layout) },
            // SAFETY: the caller says that it has this layout.
            false => unsafe { to_system(block, layout) },
        }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller says that the size is one that a layout can have.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        if !is_small(layout) && !is_small(new) && !heap_is_suspect() {
            // SAFETY: the caller keeps the contract of `realloc`; what is not small is a block of the system.
            let block = unsafe { System.realloc(block, layout, size) };
            advise(block, size);
            return block;
        }
        if is_small(layout) && is_small(new) && class(layout.size()) == class(size) {
            return block;
        }
        // SAFETY: the caller says that the size is not zero.
        let copy = unsafe { self.alloc(new) };
        if !copy.is_null() {
            // SAFETY: both are as large, and one is new; nobody has the other any more.
            unsafe {
                copy.copy_from_nonoverlapping(block, layout.size().min(size));
                self.dealloc(block, layout);
            }
        }
        copy
    }
}

/// Asks for large pages behind a block that is new, if it is large.
#[inline]
fn advise(block: *mut u8, size: usize) {
    if size >= LARGE && !block.is_null() {
        advise_large(block);
    }
}

#[cold]
fn advise_large(block: *mut u8) {
    // SAFETY: the block is malloc's own and alive.
    let usable = unsafe { libc::malloc_usable_size(block.cast()) };
    // From the start of its first page, where its header is: so the whole mapping of a block that
    // has its own is advised, and stays one, which `realloc` can move without a copy.
    let start = block as usize & !(PAGE - 1);
    let end = (block as usize + usable) & !(PAGE - 1);
    memory::advise_huge(start, end - start);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_fits_its_class_and_not_the_one_before() {
        for size in 1..=SMALL {
            let class = class(size);
            assert!(size <= size_of_class(class) && size > size_of_class(class - 1));
        }
        assert_eq!(size_of_class(CLASSES - 1), SMALL);
    }

    #[test]
    fn kept_blocks_are_taken_again_and_hold_what_is_written() {
        keep_blocks();
        let layout = |size| Layout::from_size_align(size, 8).expect("a small size");
        // SAFETY: each block is freed once, with its layout, and written to where it is alive.
        unsafe {
            let first = Allocator.alloc(layout(100));
            first.write_bytes(7, 100);
            let larger = Allocator.realloc(first, layout(100), 5000);
            assert_eq!(larger.add(99).read(), 7);
            let zeroed = Allocator.alloc_zeroed(layout(110));
            assert_eq!((zeroed, zeroed.read()), (first, 0), "of the same class");
            let large = Allocator.realloc(larger, layout(5000), SMALL + 1);
            assert_eq!(large.read(), 7);
            let small = Allocator.realloc(large, layout(SMALL + 1), 10);
            assert_eq!(small.add(9).read(), 7);
            Allocator.dealloc(small, layout(10));
            Allocator.dealloc(zeroed, layout(110));
        }
    }
}
