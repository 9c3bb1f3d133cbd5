//! The mappings of code memory: the range of addresses, and two views of the code.
//!
//! The code lies in anonymous memory that is mapped shared, because only such memory can be mapped
//! a second time (by `mremap` with an old size of 0). It has no file whose size would count against
//! `RLIMIT_FSIZE`. Where the system does not know this use of `mremap`, as under valgrind, it is a
//! file in memory.

use std::ffi::CStr;
use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::fs::FileExt;
use std::ptr;

use super::PAGE;
use super::index::table_size;
use super::object::{OWN, Object, TABLE};
use libc::{MAP_ANONYMOUS, MAP_FIXED, MAP_NORESERVE, MAP_PRIVATE, MAP_SHARED};
use libc::{PROT_EXEC, PROT_READ, PROT_WRITE};

/// A mapping that is taken away when it is dropped.
#[derive(Debug)]
struct Mapping {
    start: *mut u8,
    len: usize,
}

// SAFETY: a range of addresses, whose use its owner argues for.
unsafe impl Send for Mapping {}
// SAFETY: as above.
unsafe impl Sync for Mapping {}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: the mapping is this value's own.
        unsafe { libc::munmap(self.start.cast(), self.len) };
    }
}

/// What `mmap` or `mremap` has given.
fn checked(start: *mut libc::c_void) -> io::Result<*mut u8> {
    match start == libc::MAP_FAILED {
        true => Err(io::Error::last_os_error()),
        false => Ok(start.cast()),
    }
}

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
    pub fn reserve(len: usize, code: Option<usize>) -> io::Result<Window> {
        let object = code.and_then(|code| Self::in_object(len, code));
        if let Some(window) = object {
            return Ok(window);
        }
        let (rights, kind) = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS);
        // SAFETY: a fresh mapping touches nothing that exists.
        let start = unsafe { map(ptr::null_mut(), len + SHIFT, rights, kind, -1)? };
        let taken = Mapping {
            start,
            len: len + SHIFT,
        };
        let start = taken.start as usize + SHIFT;
        Ok(Window {
            start,
            holder: Holder::Mapping { _taken: taken },
        })
    }

    fn in_object(len: usize, code: usize) -> Option<Window> {
        let table = (TABLE + table_size(code)).next_multiple_of(PAGE);
        let object = Object::load(table + LARGE_PAGE + SHIFT + len)?;
        let at = (object.start() + OWN) as *mut u8;
        let (rights, kind) = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS);
        // SAFETY: what is not the object's own is its owner's, and nothing is there.
        unsafe { map(at, object.len() - OWN, rights, kind | MAP_FIXED, -1).ok()? };
        let start = (object.start() + table).next_multiple_of(LARGE_PAGE) + SHIFT;
        Some(Window {
            start,
            holder: Holder::Object(object),
        })
    }

    /// Where there is room for a table of frames, and for 64 bytes that it needs besides.
    pub fn table(&self) -> Option<[usize; 2]> {
        match &self.holder {
            Holder::Mapping { .. } => None,
            Holder::Object(object) => {
                let start = object.start();
                Some([start + TABLE, start + OWN - 64])
            }
        }
    }

    /// Its first address.
    pub fn start(&self) -> usize {
        self.start
    }
}

/// # Safety
///
/// With `MAP_FIXED`, nothing may need what is mapped there.
unsafe fn map(at: *mut u8, len: usize, rights: i32, flags: i32, file: i32) -> io::Result<*mut u8> {
    // SAFETY: passed on to the caller.
    checked(unsafe { libc::mmap(at.cast(), len, rights, flags | MAP_NORESERVE, file, 0) })
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
    pub fn private(window: &Window, len: usize) -> io::Result<Views> {
        let (at, rights) = (window.start() as *mut u8, PROT_READ | PROT_EXEC);
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
        // SAFETY: nothing uses the window so far, which is larger, and whose it is.
        unsafe { map(at, len, rights, flags, -1)? };
        let views = Views { writable: None };
        views.write(window, 0, &[0xcc])?;
        Ok(views)
    }

    /// Writes code at an offset, where nobody else does.
    ///
    /// # Errors
    /// If the system does not let it be written.
    pub fn write(&self, window: &Window, offset: usize, code: &[u8]) -> io::Result<()> {
        match &self.writable {
            Some(view) => {
                assert!(offset + code.len() <= view.len, "code is within the view");
                // SAFETY: within the view, and nobody else writes there.
                unsafe {
                    ptr::copy_nonoverlapping(code.as_ptr(), view.start.add(offset), code.len())
                };
                Ok(())
            }
            None => {
                // Opened each time: the one of a process leads to its own memory after `fork`, too.
                let memory = File::options().write(true).open("/proc/self/mem")?;
                memory.write_all_at(code, (window.start() + offset) as u64)
            }
        }
    }

    /// Puts memory for so many bytes of code at the start of a window.
    pub fn new(window: &Window, len: usize) -> io::Result<Views> {
        // SAFETY: nothing uses the window so far, which is larger.
        let [executable, writable] = unsafe { share(window.start() as *mut u8, MAP_FIXED, len)? };
        // It is the window's.
        std::mem::forget(executable);
        let writable = Some(writable);
        Ok(Views { writable })
    }

    /// The address of the writable view.
    #[cfg(test)]
    pub fn writable(&self) -> Option<usize> {
        self.writable.as_ref().map(|view| view.start as usize)
    }

    /// Puts other memory, with a copy of the code in these ranges of addresses, in the place of
    /// what is there. The code may be running meanwhile: each access finds the one or the other.
    pub fn replace_by_copy(&self, window: &Window, ranges: &[Range<usize>]) -> io::Result<()> {
        let Some(view) = &self.writable else {
            // What is private is each process's own.
            return Ok(());
        };
        let (base, len) = (window.start() as *mut u8, view.len);
        // SAFETY: fresh mappings touch nothing that exists.
        let [executable, writable] = unsafe { share(ptr::null_mut(), 0, len)? };
        for range in ranges {
            let offset = range.start - base as usize;
            // SAFETY: the range lies in the code, of which nobody writes any part: who would comes
            // here first, and waits. The copy is known to this function alone.
            unsafe {
                let (from, to) = (base.add(offset), writable.start.add(offset));
                ptr::copy_nonoverlapping(from.cast_const(), to, range.len());
            }
        }
        // SAFETY: both views are replaced by views of the same length, the executable one by one
        // with the same code in it.
        unsafe {
            move_to(writable, view.start)?;
            move_to(executable, base)
        }
    }
}

/// Moves a mapping to where another one is.
///
/// # Safety
///
/// Nothing may need the other one, which must be as large.
unsafe fn move_to(mapping: Mapping, to: *mut u8) -> io::Result<()> {
    let flags = libc::MREMAP_MAYMOVE | libc::MREMAP_FIXED;
    let (from, len) = (mapping.start.cast(), mapping.len);
    // SAFETY: passed on to the caller.
    checked(unsafe { libc::mremap(from, len, len, flags, to) })?;
    std::mem::forget(mapping);
    Ok(())
}

/// Maps memory twice: executable, at an address if `flags` say so, and writable anywhere.
///
/// # Safety
///
/// As for [`map`].
unsafe fn share(at: *mut u8, flags: i32, len: usize) -> io::Result<[Mapping; 2]> {
    let mapping = |start| Mapping { start, len };
    let (executable, flags) = (PROT_READ | PROT_EXEC, flags | MAP_SHARED);
    // SAFETY: passed on to the caller; the other mappings are fresh ones.
    unsafe {
        let first = mapping(map(at, len, executable, flags | MAP_ANONYMOUS, -1)?);
        let again = libc::mremap(first.start.cast(), 0, len, libc::MREMAP_MAYMOVE);
        if let Ok(second) = checked(again).map(mapping) {
            return match libc::mprotect(again, len, PROT_READ | PROT_WRITE) {
                0 => Ok([first, second]),
                _ => Err(io::Error::last_os_error()),
            };
        }
        let owned = memory_file(c"jitlite-code", len)?;
        let file = owned.as_raw_fd();
        let flags = flags | MAP_FIXED;
        map(first.start, len, executable, flags, file)?;
        let second = map(
            ptr::null_mut(),
            len,
            PROT_READ | PROT_WRITE,
            MAP_SHARED,
            file,
        )?;
        Ok([first, mapping(second)])
    }
}

/// A file of so many bytes in memory.
pub(super) fn memory_file(name: &CStr, len: usize) -> io::Result<File> {
    // SAFETY: the name is a C string.
    let fd = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
    if fd < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the descriptor was just made, and nobody else owns it.
    let file = unsafe { File::from_raw_fd(fd) };
    file.set_len(len as u64)?;
    Ok(file)
}
