//! Data: whole pages for variables, which nobody can reach past.
//!
//! ```text
//!   │ guard │ ... variables │ guard │ ... variables │ guard │     │ ... constants │ guard │ ... constants │ guard │
//! ```
//!
//! A block's bytes end where its last page does, as far as their alignment allows, and the page
//! behind is not accessible. So an index past the last variable is a trap and not somebody else's
//! data. Constants have blocks of their own, which are sealed once they are filled: from then on
//! writing there is a trap, too. Who takes a block for them asks for a few bytes more, so that they
//! can be read by whole vectors.
//!
//! A process may have some 65,000 mappings, of which each stretch of pages with the same rights is one. So guards are
//! marked as such within a mapping, where the system can do that (Linux 6.13), and variables and constants lie apart:
//! any number of programs then has a handful of mappings.

use std::io;
use std::ops::Range;
use std::sync::Mutex;

use crate::jit::range_allocator::RangeAllocator;
use crate::runtime::critical;
use crate::sys::memory::{self, Mapping, PAGE, Rights};

/// Zeroed memory for a module's data. It is given back by
/// [`CodeMemory::free_data`](super::CodeMemory::free_data).
#[derive(Debug)]
pub(crate) struct DataBlock {
    start: usize,
    /// The pages that it is in, without the guard.
    pages: Range<usize>,
    /// Whether the page behind is marked as a guard. Else it is one by its rights.
    is_marked: bool,
    far: Option<Mapping>,
}

impl DataBlock {
    /// The first byte.
    pub(crate) fn address(&self) -> usize {
        self.start
    }

    /// All of it, to the end of its last page.
    pub(crate) fn bytes(&self) -> Range<usize> {
        self.start..self.pages.end
    }

    /// Whether code reaches it with a 32-bit displacement.
    pub(crate) fn is_near(&self) -> bool {
        self.far.is_none()
    }

    /// Lets nobody write to it any more.
    ///
    /// # Errors
    ///
    /// If the system has no room for a mapping of its own.
    pub(crate) fn seal(&self) -> io::Result<()> {
        let marked = if self.is_marked { PAGE } else { 0 };
        let pages = self.pages.start..self.pages.end + marked;
        protect(&pages, Rights::Read).map_err(memory::explain)
    }
}

/// The pages near the code.
#[derive(Debug)]
pub(super) struct NearData {
    free: Mutex<RangeAllocator>,
}

impl NearData {
    /// Data will be in these pages, of which no part is in use; they become inaccessible.
    pub(super) fn new(pages: Range<usize>) -> io::Result<NearData> {
        protect(&pages, Rights::None)?;
        // The first page is a guard against what comes before it.
        Ok(NearData {
            free: Mutex::new(RangeAllocator::new(pages.start + PAGE, pages.end)),
        })
    }

    /// Takes zeroed memory here or, where there is no room, elsewhere. That of constants lies apart.
    pub(super) fn take(&self, len: usize, align: usize, constants: bool) -> io::Result<DataBlock> {
        let len = len.max(1);
        let in_pages = (len.checked_next_multiple_of(PAGE))
            .filter(|&len| len < isize::MAX as usize)
            .ok_or(io::ErrorKind::OutOfMemory)?;
        let mut free = critical::lock(&self.free);
        let near = match constants {
            true => free.take_last(in_pages + PAGE, align.max(PAGE)),
            false => free.take(in_pages + PAGE, align.max(PAGE)),
        };
        drop(free);
        let (first, far) = match near {
            Some(first) => (first, None),
            None => {
                let total = (in_pages + PAGE)
                    .checked_add(align)
                    .ok_or(io::ErrorKind::OutOfMemory)?;
                let far = Mapping::reserve(total, Rights::ReadWrite)?;
                let first = far.start().next_multiple_of(align.max(PAGE));
                (first, Some(far))
            }
        };
        let pages = first..first + in_pages;
        let aligned = len.next_multiple_of(align);
        let mut block = DataBlock {
            start: first + in_pages.saturating_sub(aligned),
            pages,
            is_marked: false,
            far,
        };
        match self.open(&mut block) {
            Ok(()) => Ok(block),
            Err(error) => {
                // SAFETY: nobody has seen the block.
                unsafe { self.free(block) };
                Err(memory::explain(error))
            }
        }
    }

    /// Gives a block its rights, and the page behind its own.
    fn open(&self, block: &mut DataBlock) -> io::Result<()> {
        let guard = block.pages.end..block.pages.end + PAGE;
        if block.is_near() {
            protect(&(block.pages.start..guard.end), Rights::ReadWrite)?;
        }
        // SAFETY: the page is the block's, and nobody uses it.
        block.is_marked = unsafe { memory::mark_guard(guard.start, PAGE) }.is_ok();
        match block.is_marked {
            true => Ok(()),
            false => protect(&guard, Rights::None),
        }
    }

    /// Gives data back.
    ///
    /// # Safety
    ///
    /// Nothing may use the data any more.
    pub(super) unsafe fn free(&self, block: DataBlock) {
        if block.far.is_some() {
            return;
        }
        let (start, len) = (block.pages.start, block.pages.len() + PAGE);
        // SAFETY: the pages are the block's, which nothing uses.
        let fresh = unsafe { memory::reserve_over(start, len, Rights::None) };
        // Pages that are not fresh are not handed out again.
        if fresh.is_ok() {
            let mut free = critical::lock(&self.free);
            free.give(start, len);
        }
    }
}

fn protect(pages: &Range<usize>, rights: Rights) -> io::Result<()> {
    // SAFETY: the pages are the caller's own; that they can be accessed, nobody relies on who was
    // not given them.
    unsafe { memory::protect(pages.start, pages.len(), rights) }
}
