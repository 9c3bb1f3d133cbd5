//! The allocator of the command line: the C library's, with large tables on large pages.
//!
//! In a text of a hundred megabytes the tables of names, types and constants are larger than
//! what the processor can translate addresses of in pages of 4 KiB, and each look into one costs
//! a walk through the page table first; and each of those pages costs a fault. Linux gives pages
//! of 2 MiB to who asks (`transparent_hugepage/enabled` says `madvise` on most distributions).
//! What is smaller than [`LARGE`] is not touched: small programs run as ever.

use std::alloc::{GlobalAlloc, Layout, System};

/// What is at least as large asks for large pages. Twice a page, so that what is left over of the
/// last page is little beside the rest.
const LARGE: usize = 4 << 20;

/// The allocator.
pub struct LargePages;

// SAFETY: every block is the system allocator's, and given back to it with its own layout.
// `advise` changes nothing that the owner of a block can see.
unsafe impl GlobalAlloc for LargePages {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are those that are asked for.
        let block = unsafe { System.alloc(layout) };
        advise(block, layout.size());
        block
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        let block = unsafe { System.alloc_zeroed(layout) };
        advise(block, layout.size());
        block
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(block, layout) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        let block = unsafe { System.realloc(block, layout, size) };
        advise(block, size);
        block
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
    const PAGE: usize = 4096;
    // SAFETY: the block is malloc's own and alive.
    let usable = unsafe { libc::malloc_usable_size(block.cast()) };
    // From the start of its first page, where its header is: so the whole mapping of a block that
    // has its own is advised, and stays one, which `realloc` can move without a copy.
    let start = block as usize & !(PAGE - 1);
    let end = (block as usize + usable) & !(PAGE - 1);
    // SAFETY: the pages are mapped, and the advice leaves what they hold alone. That it may be
    // refused, by a kernel without large pages, makes no difference.
    unsafe { libc::madvise(start as *mut libc::c_void, end - start, libc::MADV_HUGEPAGE) };
}
