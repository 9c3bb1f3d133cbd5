//! Pages of memory: mapping them, saying what may be done with them, and giving them back.
//!
//! A [`Mapping`] owns its pages as a box owns its value, but gives out their address alone. So what it does with
//! pages of its own is safe: who reads or writes there has to argue for that anyway, with what was done
//! to the pages in mind. Functions on addresses that belong to somebody else are `unsafe`.
//!
//! Nothing here allocates or waits, but for `memory_file` and who uses it, and `explain`.

use std::ffi::{CStr, c_void};
use std::fs::File;
use std::io::{self, Read};
use std::mem;
use std::ops::Range;
use std::os::fd::{AsRawFd, FromRawFd};
use std::ptr;
use std::sync::Once;

use libc::{MAP_ANONYMOUS, MAP_FIXED, MAP_NORESERVE, MAP_PRIVATE, MAP_SHARED, MAP_STACK};

/// Bytes of a page.
pub const PAGE: usize = 4096;

/// What may be done with pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    None,
    Read,
    ReadWrite,
    ReadExecute,
}

impl Rights {
    const fn bits(self) -> i32 {
        match self {
            Rights::None => libc::PROT_NONE,
            Rights::Read => libc::PROT_READ,
            Rights::ReadWrite => libc::PROT_READ | libc::PROT_WRITE,
            Rights::ReadExecute => libc::PROT_READ | libc::PROT_EXEC,
        }
    }
}

/// Pages that are unmapped when this is dropped.
#[derive(Debug)]
pub struct Mapping {
    start: usize,
    len: usize,
}

impl Mapping {
    /// Zeroed pages, each of which is memory when it is first touched. They count as memory then, and not before.
    pub fn reserve(len: usize, rights: Rights) -> io::Result<Mapping> {
        Mapping::map_anywhere(len, rights, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1)
    }

    /// Zeroed pages that can be written, and that a system which keeps account of memory counts at once.
    pub(crate) fn commit(len: usize) -> io::Result<Mapping> {
        Mapping::map_anywhere(len, Rights::ReadWrite, MAP_PRIVATE | MAP_ANONYMOUS, -1)
    }

    /// Pages for a stack, reserved, which nobody may access so far.
    pub(crate) fn stack(len: usize) -> io::Result<Mapping> {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
        Mapping::map_anywhere(len, Rights::None, flags, -1)
    }

    /// The first pages of a file, as a copy of this process's own.
    pub(crate) fn of_file(file: &File, len: usize, rights: Rights) -> io::Result<Mapping> {
        Mapping::map_anywhere(len, rights, MAP_PRIVATE, file.as_raw_fd())
    }

    /// A dual mapping of the same memory, shared with children: where it can be executed, and where it can be
    /// written.
    pub(crate) fn dual_mapped(len: usize) -> io::Result<[Mapping; 2]> {
        let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE;
        let executable = Mapping::map_anywhere(len, Rights::ReadExecute, flags, -1)?;
        // SAFETY: that is such a mapping, of which nobody knows so far.
        let writable = unsafe { writable_view(executable.as_ptr(), len)? };
        Ok([executable, writable])
    }

    fn map_anywhere(len: usize, rights: Rights, flags: i32, file: i32) -> io::Result<Mapping> {
        // SAFETY: a fresh mapping, at an address of the system's choice, touches nothing that exists.
        let start = unsafe { map(ptr::null_mut(), len, rights, flags, file)? };
        // SAFETY: it was just made for this.
        Ok(unsafe { Mapping::from_raw(start, len) })
    }

    /// Takes back what [`Mapping::leak`] has given.
    ///
    /// # Safety
    ///
    /// It is that, with the same length, and belongs to nobody else.
    pub(crate) unsafe fn from_raw(start: *mut u8, len: usize) -> Mapping {
        let start = start.expose_provenance();
        Mapping { start, len }
    }

    /// Leaves the pages mapped, and gives their address.
    pub fn leak(self) -> *mut u8 {
        let start = self.as_ptr();
        mem::forget(self);
        start
    }

    pub(crate) fn as_ptr(&self) -> *mut u8 {
        ptr::with_exposed_provenance_mut(self.start)
    }

    pub fn start(&self) -> usize {
        self.start
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Says what may be done with the pages at these offsets.
    pub(crate) fn protect(&self, offsets: Range<usize>, rights: Rights) -> io::Result<()> {
        assert!(
            offsets.start <= offsets.end && offsets.end <= self.len,
            "the pages are of the mapping"
        );
        // SAFETY: the pages are this value's own.
        unsafe { protect(self.start + offsets.start, offsets.len(), rights) }
    }

    /// Has children of `fork` find zeros in the pages.
    pub(crate) fn wipe_on_fork(&self) -> io::Result<()> {
        // SAFETY: the pages are this value's own.
        done(unsafe { libc::madvise(self.as_ptr().cast(), self.len, libc::MADV_WIPEONFORK) })
    }

    /// Moves the pages to where others are, which are no more then, and leaves them to whom the addresses belong to.
    /// Who accesses those meanwhile finds the one or the other.
    ///
    /// # Safety
    ///
    /// The others are as many, and nobody needs them.
    pub(crate) unsafe fn move_over(self, to: usize) -> io::Result<()> {
        let flags = libc::MREMAP_MAYMOVE | libc::MREMAP_FIXED;
        let (from, len) = (self.as_ptr().cast(), self.len);
        let to = ptr::with_exposed_provenance_mut::<c_void>(to);
        // SAFETY: the caller keeps the contract of `move_over`; what is moved is this value's own.
        checked(unsafe { libc::mremap(from, len, len, flags, to) })?;
        mem::forget(self);
        Ok(())
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: the pages are this value's own.
        unsafe { libc::munmap(self.as_ptr().cast(), self.len) };
    }
}

/// What `mmap` or `mremap` has given.
fn checked(start: *mut c_void) -> io::Result<*mut u8> {
    match start == libc::MAP_FAILED {
        true => Err(io::Error::last_os_error()),
        false => Ok(start.cast()),
    }
}

/// What the other functions have.
fn done(result: i32) -> io::Result<()> {
    match result {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// # Safety
///
/// With `MAP_FIXED`, nobody may need what is mapped there.
unsafe fn map(
    at: *mut u8,
    len: usize,
    rights: Rights,
    flags: i32,
    file: i32,
) -> io::Result<*mut u8> {
    // SAFETY: the caller keeps the contract of `map`.
    checked(unsafe { libc::mmap(at.cast(), len, rights.bits(), flags, file, 0) })
}

/// Says what may be done with pages. Async-signal-safe.
///
/// # Safety
///
/// The pages are mapped and the caller's own, and nobody relies on what is taken away.
pub(crate) unsafe fn protect(start: usize, len: usize, rights: Rights) -> io::Result<()> {
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: the caller keeps the contract of `protect`.
    done(unsafe { libc::mprotect(start, len, rights.bits()) })
}

/// Puts reserved pages, as [`Mapping::reserve`] has them, in the place of what is mapped at an address. They
/// belong to whom the addresses belong to.
///
/// # Safety
///
/// The addresses are the caller's own, and nobody needs what is there.
pub(crate) unsafe fn reserve_over(start: usize, len: usize, rights: Rights) -> io::Result<()> {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: the caller keeps the contract of `reserve_over`.
    unsafe { map(start, len, rights, flags, -1).map(drop) }
}

/// The same with pages as [`Mapping::commit`] has them.
///
/// # Safety
///
/// As for [`reserve_over`].
#[cfg(feature = "own-heap")]
pub(crate) unsafe fn commit_over(start: usize, len: usize) -> io::Result<()> {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: the caller keeps the contract of `commit_over`.
    unsafe { map(start, len, Rights::ReadWrite, flags, -1).map(drop) }
}

/// [`Mapping::dual_mapped`] with the pages that can be executed in the place of what is mapped at an address. They
/// belong to whom the addresses belong to; the others are given.
///
/// # Safety
///
/// As for [`reserve_over`].
pub(crate) unsafe fn dual_map_over(start: usize, len: usize) -> io::Result<Mapping> {
    let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: the caller keeps the contract of `dual_map_over`.
    unsafe {
        map(start, len, Rights::ReadExecute, flags, -1)?;
        writable_view(start, len)
    }
}

/// Maps memory a second time, where it can be written: by `mremap` with an old size of 0, which has no file whose
/// size would count against `RLIMIT_FSIZE`. Where the system does not know this use of it, as under valgrind,
/// both become views of a file in memory.
///
/// # Safety
///
/// There are so many bytes of shared memory at `first`, which can be executed, are the caller's own and not
/// in use so far.
unsafe fn writable_view(first: *mut u8, len: usize) -> io::Result<Mapping> {
    // SAFETY: a further mapping of such memory touches nothing else, and is this function's own. What replaces
    // the first one has the same length.
    unsafe {
        let again = libc::mremap(first.cast(), 0, len, libc::MREMAP_MAYMOVE);
        if let Ok(again) = checked(again) {
            let second = Mapping::from_raw(again, len);
            second.protect(0..len, Rights::ReadWrite)?;
            return Ok(second);
        }
        let file = memory_file(c"jitlite-code", len)?;
        let (file, flags) = (file.as_raw_fd(), MAP_SHARED | MAP_NORESERVE);
        map(first, len, Rights::ReadExecute, flags | MAP_FIXED, file)?;
        Mapping::map_anywhere(len, Rights::ReadWrite, flags, file)
    }
}

/// A file of so many bytes in memory, which no child that is executed inherits.
///
/// # Errors
/// If the process can have no more files, or the system no more memory.
pub fn memory_file(name: &CStr, len: usize) -> io::Result<File> {
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

/// Whether nothing is mapped at these addresses.
pub(crate) fn is_free(start: usize, len: usize) -> bool {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | libc::MAP_FIXED_NOREPLACE;
    let wanted = ptr::with_exposed_provenance_mut(start);
    // SAFETY: a mapping that replaces nothing, and is taken back at once. It lies elsewhere where the system
    // does not know the flag.
    let probe = unsafe {
        map(wanted, len, Rights::None, flags, -1).map(|probe| Mapping::from_raw(probe, len))
    };
    probe.is_ok_and(|probe| probe.start == start)
}

/// Whether something is mapped at an address. Async-signal-safe.
#[cfg(feature = "own-heap")]
pub(crate) fn is_mapped(address: usize) -> bool {
    let page = ptr::with_exposed_provenance_mut(address & !(PAGE - 1));
    let mut resident = 0;
    // SAFETY: the system says of one page whether it is in memory, and refuses where there is none.
    unsafe { libc::mincore(page, PAGE, &raw mut resident) == 0 }
}

/// Asks for large pages. Of what is no memory, and where there are none, it is refused, which makes no difference.
#[cfg(feature = "internals")]
pub fn advise_huge(start: usize, len: usize) {
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: what pages hold and who may access them stays as it is.
    unsafe { libc::madvise(start, len, libc::MADV_HUGEPAGE) };
}

/// Marks pages as guards: whoever accesses them has a fault, although their mapping has rights. They are so until
/// they are mapped anew. A system before Linux 6.13 refuses it.
///
/// # Safety
///
/// The pages are the caller's own and of no file, and nobody needs what they hold.
pub(crate) unsafe fn mark_guard(start: usize, len: usize) -> io::Result<()> {
    const MADV_GUARD_INSTALL: i32 = 102;
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: the caller keeps the contract of `mark_guard`.
    done(unsafe { libc::madvise(start, len, MADV_GUARD_INSTALL) })
}

/// Says of an error of this file what it is for, where the process has as many mappings as it may have: the system says
/// then that there is no memory.
pub(crate) fn explain(error: io::Error) -> io::Error {
    if error.raw_os_error() != Some(libc::ENOMEM) {
        return error;
    }
    let Some((mappings, limit)) = mappings() else {
        return error;
    };
    // Some are not counted as the system counts them.
    if mappings + 16 < limit {
        return error;
    }
    let message = format!(
        "{error}: the process has {mappings} mappings, and `vm.max_map_count` lets it have {limit}"
    );
    io::Error::new(io::ErrorKind::OutOfMemory, message)
}

/// How many mappings the process has, and how many it may have.
fn mappings() -> Option<(usize, usize)> {
    let limit = std::fs::read_to_string("/proc/sys/vm/max_map_count").ok()?;
    let mut maps = File::open("/proc/self/maps").ok()?;
    let (mut buffer, mut lines) = ([0; PAGE], 0);
    loop {
        let read = maps.read(&mut buffer).ok()?;
        if read == 0 {
            return Some((lines, limit.trim().parse().ok()?));
        }
        lines += buffer[..read].iter().filter(|&&byte| byte == b'\n').count();
    }
}

/// Gives the memory of pages back that are not shared: they are zero when they are next read. Where it is
/// refused they stay as they are.
///
/// # Safety
///
/// The pages are the caller's own, and nobody needs what they hold.
pub(crate) unsafe fn discard(start: usize, len: usize) {
    let start = ptr::with_exposed_provenance_mut(start);
    // SAFETY: the caller keeps the contract of `discard`.
    unsafe { libc::madvise(start, len, libc::MADV_DONTNEED) };
}

/// Makes every thread of the process see new code at addresses where it has run other code.
///
/// A processor need not notice a change that was made through another address of the same memory
/// before it executes a serialising instruction; the kernel makes all of them do so.
pub(crate) fn synchronize_instruction_streams() {
    const REGISTER_SYNC_CORE: i32 = 1 << 6;
    const SYNC_CORE: i32 = 1 << 5;
    static REGISTER: Once = Once::new();
    // SAFETY: `membarrier` touches no memory of ours. A kernel without it refuses, and then the
    // system call itself has serialised this thread, which is the best that can be had.
    unsafe {
        REGISTER.call_once(|| {
            libc::syscall(libc::SYS_membarrier, REGISTER_SYNC_CORE, 0, 0);
        });
        libc::syscall(libc::SYS_membarrier, SYNC_CORE, 0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_mapped_is_zero_and_free_when_it_is_dropped() {
        let mapping = Mapping::reserve(2 * PAGE, Rights::ReadWrite).unwrap();
        let start = mapping.start();
        // SAFETY: within the mapping, which nobody else knows.
        unsafe {
            assert_eq!(mapping.as_ptr().add(PAGE).read(), 0);
            mapping.as_ptr().add(PAGE).write(1);
            assert!(!is_free(start, 2 * PAGE));
            discard(start, 2 * PAGE);
            assert_eq!(mapping.as_ptr().add(PAGE).read(), 0);
        }
        #[cfg(feature = "own-heap")]
        assert!(is_mapped(start) && is_mapped(start + 2 * PAGE - 1));
        mapping.protect(0..PAGE, Rights::None).unwrap();
        drop(mapping);
        assert!(is_free(start, 2 * PAGE));
        assert!(Mapping::reserve(usize::MAX / 2, Rights::None).is_err());
    }

    #[test]
    fn what_is_mapped_twice_is_the_same_memory() {
        let [executable, writable] = Mapping::dual_mapped(PAGE).unwrap();
        // SAFETY: within the mappings, which nobody else knows.
        unsafe {
            writable.as_ptr().write(7);
            assert_eq!(executable.as_ptr().read(), 7);
        }
        // SAFETY: nobody needs what is there.
        let other = unsafe { dual_map_over(executable.start(), PAGE).unwrap() };
        // SAFETY: nobody needs what is there.
        unsafe {
            assert_eq!(executable.as_ptr().read(), 0);
            other.as_ptr().write(8);
            assert_eq!(executable.as_ptr().read(), 8);
        }
    }
}
