//! The mappings of code memory: the range of addresses, and two views of the code.
//!
//! The code lies in anonymous memory that is mapped shared, because only such memory can be mapped
//! a second time ([`Mapping::dual_mapped`]).

use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::ptr;

use super::index::table_size;
use super::object::{OWN, Object, TABLE};
use crate::sys::memory::{self, Mapping, PAGE, Rights};

/// Bytes in front of a window. The kernel lets large mappings begin where a large page can; so would
/// the data behind the code, and touching the first word of it would make a large page, which takes a
/// hundred times as long to fill with zeros as a small one.
const SHIFT: usize = 64 << 10;

/// Bytes of a large page.
const LARGE_PAGE: usize = 2 << 20;

/// A range of addresses with zeroed memory that is readable and writable.
#[derive(Debug)]
pub(super) struct Window {
    start: usize,
    holder: Holder,
}

/// What the addresses belong to.
#[derive(Debug)]
enum Holder {
    Mapping { _taken: Mapping },
    Object(Object),
}

impl Window {
    /// Reserves addresses: a page is memory when it is first touched. If `code` bytes of them are to be
    /// code whose frames the unwinder asks for, they become an object of the dynamic linker's with room
    /// for a table, if that can be.
    pub(super) fn reserve(len: usize, code: Option<usize>) -> io::Result<Window> {
        let object = code.and_then(|code| Self::in_object(len, code));
        if let Some(window) = object {
            return Ok(window);
        }
        let taken = Mapping::reserve(len + SHIFT, Rights::ReadWrite)?;
        Ok(Window {
            start: taken.start() + SHIFT,
            holder: Holder::Mapping { _taken: taken },
        })
    }

    fn in_object(len: usize, code: usize) -> Option<Window> {
        let table = (TABLE + table_size(code)).next_multiple_of(PAGE);
        let object = Object::load(table + LARGE_PAGE + SHIFT + len)?;
        let (at, free) = (object.start() + OWN, object.len() - OWN);
        // SAFETY: what is not the object's own is its owner's, and nothing is there.
        unsafe { memory::reserve_over(at, free, Rights::ReadWrite).ok()? };
        let start = (object.start() + table).next_multiple_of(LARGE_PAGE) + SHIFT;
        Some(Window {
            start,
            holder: Holder::Object(object),
        })
    }

    /// Where there is room for a table of frames, and for 64 bytes that it needs besides.
    pub(super) fn table(&self) -> Option<[usize; 2]> {
        match &self.holder {
            Holder::Mapping { .. } => None,
            Holder::Object(object) => {
                let start = object.start();
                Some([start + TABLE, start + OWN - 64])
            }
        }
    }

    /// Its first address.
    pub(super) fn start(&self) -> usize {
        self.start
    }
}

/// The views of the code. The executable one lies at the start of a window, and goes with it.
#[derive(Debug)]
pub(super) struct Views {
    /// None for a debugger's sake: it can set no breakpoints in memory that is mapped shared. Then there
    /// is one private mapping, which is executable alone, and code is written as debuggers write it, too.
    writable: Option<Mapping>,
}

impl Views {
    /// Puts memory for so many bytes of code at the start of a window, where breakpoints can be set.
    ///
    /// # Errors
    /// If there is no memory, or the system does not let it be written so.
    pub(super) fn private(window: &Window, len: usize) -> io::Result<Views> {
        // SAFETY: nothing uses the window so far, which is larger, and whose it is.
        unsafe { memory::reserve_over(window.start(), len, Rights::ReadExecute)? };
        let views = Views { writable: None };
        views.write(window, 0, &[0xcc])?;
        Ok(views)
    }

    /// Writes code at an offset, where nobody else does.
    ///
    /// # Errors
    /// If the system does not let it be written.
    pub(super) fn write(&self, window: &Window, offset: usize, code: &[u8]) -> io::Result<()> {
        match &self.writable {
            Some(view) => {
                assert!(offset + code.len() <= view.len(), "code is within the view");
                // SAFETY: within the view, and nobody else writes there.
                unsafe {
                    ptr::copy_nonoverlapping(code.as_ptr(), view.as_ptr().add(offset), code.len())
                };
                Ok(())
            }
            None => {
                // Opened each time: the one of a process leads to its own memory after `fork`, too.
                const OWN_MEMORY: &str = "/proc/self/mem";
                let memory = File::options().write(true).open(OWN_MEMORY);
                let memory = memory.map_err(|error| {
                    let why = format!("could not open `{OWN_MEMORY}`: {error}");
                    io::Error::new(error.kind(), why)
                })?;
                memory.write_all_at(code, (window.start() + offset) as u64)
            }
        }
    }

    /// Puts memory for so many bytes of code at the start of a window.
    pub(super) fn new(window: &Window, len: usize) -> io::Result<Views> {
        // SAFETY: nothing uses the window so far, which is larger, and whose the executable view is.
        let writable = unsafe { memory::dual_map_over(window.start(), len)? };
        Ok(Views {
            writable: Some(writable),
        })
    }

    /// The address of the writable view.
    #[cfg(test)]
    pub(super) fn writable(&self) -> Option<usize> {
        self.writable.as_ref().map(Mapping::start)
    }

    /// Puts other memory, with a copy of the code in these ranges of addresses, in the place of
    /// what is there. The code may be running meanwhile: each access finds the one or the other.
    pub(super) fn replace_by_copy(
        &self,
        window: &Window,
        ranges: &[Range<usize>],
    ) -> io::Result<()> {
        let Some(view) = &self.writable else {
            // What is private is each process's own.
            return Ok(());
        };
        let base = window.start();
        let [executable, writable] = Mapping::dual_mapped(view.len())?;
        for range in ranges {
            let offset = range.start - base;
            // SAFETY: the range lies in the code, of which nobody writes any part: who would comes
            // here first, and waits. The copy is known to this function alone.
            unsafe {
                let (from, to) = (range.start as *const u8, writable.as_ptr().add(offset));
                ptr::copy_nonoverlapping(from, to, range.len());
            }
        }
        // SAFETY: both views are replaced by views of the same length, the executable one by one
        // with the same code in it.
        unsafe {
            writable.move_over(view.start())?;
            executable.move_over(base)
        }
    }
}
