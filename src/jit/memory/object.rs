//! A range of addresses that the dynamic linker takes for a library's, so that the system's unwinder
//! asks us for the frames of the code there.
//!
//! An unwinder looks for a frame in the object that an address belongs to, by a table that the
//! object's program header `PT_GNU_EH_FRAME` leads to, and searches it by halves (Linux Standard Base
//! Core 5.0, section 10.6.2: `.eh_frame_hdr`). That takes no lock and no longer the more code there is,
//! where a table that is registered takes both. So the range is one object: a file of a page in memory,
//! loaded as any library, whose second segment is empty and as large as is asked for.

use std::ffi::{CString, c_void};
use std::io::Write;
use std::mem::offset_of;
use std::os::fd::AsRawFd;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::runtime::critical;
use crate::sys::memory::{PAGE, memory_file};

/// An object. What it covers belongs to its owner, who may map there what it likes.
#[derive(Debug)]
pub(super) struct Object {
    /// What `dlopen` has given.
    handle: usize,
    start: usize,
    len: usize,
}

/// Bytes at the start of an object that are its own: the file's page twice. What is first must not be
/// writable, as the linker takes room for all like that, and memory for it might be lacking; and linkers
/// of old write to the dynamic section.
pub(super) const OWN: usize = 2 * PAGE;

/// Where the table of frames starts: a word of four bytes behind that, so that its rows are
/// aligned.
pub(super) const TABLE: usize = OWN + 4;

impl Object {
    /// Loads an object of so many bytes, a multiple of a page, of which the first [`OWN`] are its own.
    /// `None` where there is no dynamic linker, no `/proc` or no memory.
    pub(super) fn load(len: usize) -> Option<Object> {
        if file_limit() < size_of::<Image>() as u64 {
            return None;
        }
        let file = memory_file(c"jitlite-code", 0).ok()?;
        (&file).write_all(&image(len)).ok()?;
        let path = CString::new(path(file.as_raw_fd())).ok()?;
        // What the dynamic linker holds in the middle of a load would be held in a child for ever.
        let _section = critical::enter();
        // SAFETY: the image has no code to run and needs no other library.
        let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() {
            return None;
        }
        let mut map: *const LinkMap = ptr::null();
        // SAFETY: the request writes the address of a `link_map`, which lives as long as the handle.
        let start = unsafe {
            match libc::dlinfo(handle, libc::RTLD_DI_LINKMAP, (&raw mut map).cast()) {
                0 => (*map).address,
                _ => 0,
            }
        };
        let object = Object {
            handle: handle as usize,
            start,
            len,
        };
        (start != 0).then_some(object)
    }

    pub(super) fn start(&self) -> usize {
        self.start
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        let _section = critical::enter();
        // SAFETY: the handle is this value's own. What is mapped there now goes with it.
        unsafe { libc::dlclose(self.handle as *mut c_void) };
    }
}

/// How large a file may be that this process writes: beyond, a signal would end it.
fn file_limit() -> u64 {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: the limit is written to a place of its type.
    unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &raw mut limit) };
    limit.rlim_cur
}

/// The first field of what `<link.h>` calls so.
#[repr(C)]
struct LinkMap {
    /// What is added to the addresses in the file, the first of which is 0.
    address: usize,
}

/// A path to an open file. The linker takes two libraries for the same if their paths are, also
/// if the first file was closed and another has its number. So each path is written in another way: `.` and
/// nothing between two slashes are the digits of a number.
fn path(file: i32) -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let mut number = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut path = String::from("/proc/self/fd");
    while number != 0 {
        path.push_str(if number & 1 == 0 { "/" } else { "/." });
        number >>= 1;
    }
    path + &format!("/{file}")
}

/// The file: headers, and the least that a dynamic linker insists on (System V ABI, chapters 4 and
/// 5).
#[repr(C)]
struct Image {
    header: libc::Elf64_Ehdr,
    segments: [libc::Elf64_Phdr; 6],
    dynamic: [[u64; 2]; 6],
    /// Of the one symbol that each table begins with, all zero.
    symbols: [u64; 3],
    /// A table of one bucket for that symbol.
    hash: [u32; 4],
}

fn image(len: usize) -> Vec<u8> {
    const SYMBOLS: u64 = offset_of!(Image, symbols) as u64;
    const HASH: u64 = offset_of!(Image, hash) as u64;
    const SIZE: u64 = size_of::<Image>() as u64;
    let segment = |kind, flags, at: u64, in_file, size| libc::Elf64_Phdr {
        p_type: kind,
        p_flags: flags,
        p_offset: at % PAGE as u64,
        p_vaddr: at,
        p_paddr: at,
        p_filesz: in_file,
        p_memsz: size,
        p_align: if kind == libc::PT_LOAD {
            PAGE as u64
        } else {
            8
        },
    };
    let (readable, writable) = (libc::PF_R, libc::PF_R | libc::PF_W);
    let (page, own) = (PAGE as u64, OWN as u64);
    let dynamic = page + offset_of!(Image, dynamic) as u64;
    let entries = size_of::<[[u64; 2]; 6]>() as u64;
    // SAFETY: a header is numbers, for which zero is one.
    let mut header: libc::Elf64_Ehdr = unsafe { std::mem::zeroed() };
    // 64 bits, the lowest byte first, version 1.
    header.e_ident[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
    header.e_type = libc::ET_DYN;
    header.e_machine = libc::EM_X86_64;
    header.e_version = 1;
    header.e_phoff = offset_of!(Image, segments) as u64;
    header.e_ehsize = size_of::<libc::Elf64_Ehdr>() as u16;
    header.e_phentsize = size_of::<libc::Elf64_Phdr>() as u16;
    header.e_phnum = 6;
    let [string_table, symbol_table, string_size, symbol_size, hash] = [5, 6, 10, 11, 4];
    let image = Image {
        header,
        segments: [
            segment(libc::PT_LOAD, readable, 0, SIZE, SIZE),
            segment(libc::PT_LOAD, writable, page, SIZE, SIZE),
            segment(libc::PT_LOAD, 0, own, 0, len as u64 - own),
            segment(libc::PT_DYNAMIC, writable, dynamic, entries, entries),
            segment(libc::PT_GNU_EH_FRAME, readable, TABLE as u64, 0, 12),
            // Without it stacks become executable.
            segment(libc::PT_GNU_STACK, writable, 0, 0, 0),
        ],
        dynamic: [
            // An empty string is all that there is.
            [string_table, SYMBOLS],
            [string_size, 1],
            [symbol_table, SYMBOLS],
            [symbol_size, size_of::<libc::Elf64_Sym>() as u64],
            [hash, HASH],
            [0, 0],
        ],
        symbols: [0; 3],
        hash: [1, 1, 0, 0],
    };
    // SAFETY: the fields are numbers without padding between them.
    let bytes =
        unsafe { std::slice::from_raw_parts((&raw const image).cast::<u8>(), size_of::<Image>()) };
    bytes.to_vec()
}
