//! What stands for the functions of the heap in checked programs.
//!
//! Memory comes from the C library and is given back to it, though not at once: what a program gives back is kept for a
//! while, so that it is not given out again meanwhile and pointers into it are found out.

use std::ffi::{c_char, c_int, c_void};

use super::finding::{Finding, ObjectKind};
use super::judge::World;
use super::layout::ROOM_BEHIND;
use super::objects::{self, Records};
use super::process::Process;
use super::{give, settle, take_site, with_place};

/// The function that stands for one of the C library's.
pub(super) fn function(name: &[u8]) -> Option<*const u8> {
    Some(match name {
        b"malloc" => malloc as *const u8,
        b"calloc" => calloc as *const u8,
        b"realloc" => realloc as *const u8,
        b"reallocarray" => reallocarray as *const u8,
        b"free" | b"cfree" => free as *const u8,
        b"aligned_alloc" | b"memalign" => aligned_alloc as *const u8,
        b"posix_memalign" => posix_memalign as *const u8,
        b"strdup" | b"__strdup" => strdup as *const u8,
        b"strndup" | b"__strndup" => strndup as *const u8,
        b"getline" | b"__getline" => getline as *const u8,
        b"getdelim" | b"__getdelim" => getdelim as *const u8,
        b"malloc_usable_size" => malloc_usable_size as *const u8,
        b"_Znwm" | b"_ZnwmRKSt9nothrow_t" => new as *const u8,
        b"_Znam" | b"_ZnamRKSt9nothrow_t" => new_array as *const u8,
        b"_ZdlPv" | b"_ZdlPvm" | b"_ZdlPvRKSt9nothrow_t" => delete as *const u8,
        b"_ZdaPv" | b"_ZdaPvm" | b"_ZdaPvRKSt9nothrow_t" => delete_array as *const u8,
        b"_ZnwmSt11align_val_t" => new_aligned as *const u8,
        b"_ZnamSt11align_val_t" => new_array_aligned as *const u8,
        b"_ZdlPvSt11align_val_t" | b"_ZdlPvmSt11align_val_t" => delete as *const u8,
        b"_ZdaPvSt11align_val_t" | b"_ZdaPvmSt11align_val_t" => delete_array as *const u8,
        _ => return None,
    })
}

/// Makes what the C library has given out an object of the program, with room behind it.
fn made(kind: ObjectKind, memory: *mut c_void, size: usize) -> *mut c_void {
    made_with(kind, memory, size, ROOM_BEHIND)
}

fn made_with(kind: ObjectKind, memory: *mut c_void, size: usize, room: u64) -> *mut c_void {
    let site = take_site();
    let number = match memory.is_null() {
        true => 0,
        false => objects::define(kind, memory as u64, size as u64, room, site),
    };
    give(memory.cast(), number).cast()
}

/// Memory of so many bytes, aligned to at least 16, with room behind it that is no object's; null where there is none.
fn take(align: usize, size: usize) -> *mut c_void {
    let Some(with_room) = size.checked_add(ROOM_BEHIND as usize) else {
        return std::ptr::null_mut();
    };
    // SAFETY: any alignment and size may be asked for.
    let memory = unsafe {
        match align {
            0..=16 => libc::malloc(with_room),
            _ => libc::memalign(align, with_room),
        }
    };
    if !memory.is_null() {
        super::undefine(memory as u64, size as u64);
    }
    memory
}

extern "C" fn malloc(size: usize) -> *mut c_void {
    made(ObjectKind::Heap, take(0, size), size)
}

extern "C" fn calloc(count: usize, size: usize) -> *mut c_void {
    let Some(bytes) = count.checked_mul(size) else {
        return std::ptr::null_mut();
    };
    // SAFETY: any size may be asked for.
    let memory = unsafe { libc::calloc(1, bytes.saturating_add(ROOM_BEHIND as usize)) };
    super::define(memory as u64, bytes as u64);
    made(ObjectKind::Heap, memory, bytes)
}

extern "C" fn aligned_alloc(align: usize, size: usize) -> *mut c_void {
    made(ObjectKind::Heap, take(align, size), size)
}

/// `posix_memalign`
///
/// # Safety
///
/// The result can be written to `to`.
unsafe extern "C" fn posix_memalign(to: *mut *mut c_void, align: usize, size: usize) -> c_int {
    if !align.is_power_of_two() || !align.is_multiple_of(8) {
        return libc::EINVAL;
    }
    let memory = take(align, size);
    if memory.is_null() {
        return libc::ENOMEM;
    }
    // SAFETY: the program vouches for the place of the result.
    unsafe { to.write(memory) };
    super::define(to as u64, 8);
    let (address, size, room) = (memory as u64, size as u64, ROOM_BEHIND);
    let number = objects::define(ObjectKind::Heap, address, size, room, take_site());
    super::planes::set_owner(to as u64, memory as u64, number);
    0
}

/// `operator new`, which gives memory even where none is asked for. Without memory the program ends, as there is nobody
/// here to throw.
fn new_of(kind: ObjectKind, align: usize, size: usize) -> *mut c_void {
    let memory = take(align, size);
    if memory.is_null() {
        // SAFETY: nothing in this frame is to be dropped; the program has called it.
        unsafe {
            super::activation::raise(super::TrapKind::Host("`operator new` has no memory".into()))
        }
    }
    made(kind, memory, size)
}

extern "C" fn new(size: usize) -> *mut c_void {
    new_of(ObjectKind::New, 0, size)
}

extern "C" fn new_array(size: usize) -> *mut c_void {
    new_of(ObjectKind::NewArray, 0, size)
}

extern "C" fn new_aligned(size: usize, align: usize) -> *mut c_void {
    new_of(ObjectKind::New, align, size)
}

extern "C" fn new_array_aligned(size: usize, align: usize) -> *mut c_void {
    new_of(ObjectKind::NewArray, align, size)
}

/// `strdup`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn strdup(text: *const c_char) -> *mut c_char {
    // SAFETY: the caller keeps the contract of C's `strdup`.
    unsafe { strndup(text, usize::MAX) }
}

/// `strndup`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn strndup(text: *const c_char, max: usize) -> *mut c_char {
    // SAFETY: the program vouches for the string, whose end was looked for before the call; the copy has room for it.
    unsafe {
        let len = libc::strnlen(text, max);
        let copy = take(0, len + 1).cast::<c_char>();
        if !copy.is_null() {
            copy.copy_from_nonoverlapping(text, len);
            copy.add(len).write(0);
            super::define(copy as u64, len as u64 + 1);
        }
        made(ObjectKind::Heap, copy.cast(), len + 1).cast()
    }
}

unsafe extern "C" {
    #[link_name = "getdelim"]
    fn read_delimited(
        line: *mut *mut c_char,
        room: *mut usize,
        delimiter: c_int,
        file: *mut libc::FILE,
    ) -> libc::ssize_t;
}

/// `getline`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn getline(
    line: *mut *mut c_char,
    room: *mut usize,
    file: *mut libc::FILE,
) -> libc::ssize_t {
    // SAFETY: the caller keeps the contract of C's `getline`.
    unsafe { getdelim(line, room, c_int::from(b'\n'), file) }
}

/// `getdelim`: the line is read to memory of the C library, and then copied to a block of the program's.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn getdelim(
    line: *mut *mut c_char,
    room: *mut usize,
    delimiter: c_int,
    file: *mut libc::FILE,
) -> libc::ssize_t {
    let (mut read, mut size) = (std::ptr::null_mut(), 0);
    // SAFETY: the caller vouches for the file and for both places; the block is the program's, or a new one, and has room
    // for the line and its end.
    unsafe {
        let count = read_delimited(&raw mut read, &raw mut size, delimiter, file);
        let needed = usize::try_from(count).map_or(0, |count| count + 1);
        let owned = objects::starting_at(*line as u64);
        let has = owned.map_or(0, |number| Records::get(number).full_size() as usize);
        if (*line).is_null() || needed > has {
            if !(*line).is_null() && release((*line).cast(), ObjectKind::Heap).is_err() {
                libc::free(read.cast());
                return -1;
            }
            let new = malloc(needed.max(120));
            *line = new.cast();
            *room = needed.max(120);
            let number = objects::starting_at(new as u64).unwrap_or(0);
            super::planes::set_owner(line as u64, new as u64, number);
        }
        if needed > 0 {
            (*line).copy_from_nonoverlapping(read, needed);
            super::define(*line as u64, needed as u64);
        }
        libc::free(read.cast());
        count
    }
}

/// The program may use as many bytes as it has asked for.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn malloc_usable_size(memory: *mut c_void) -> usize {
    match objects::starting_at(memory as u64) {
        Some(number) => Records::get(number).full_size() as usize,
        // SAFETY: a block that only the C library knows.
        None => unsafe { libc::malloc_usable_size(memory) },
    }
}

/// Ends the life of a block, and keeps its memory for a while.
fn retire(number: u32) {
    objects::retire(number, take_site(), |memory| {
        // SAFETY: the C library has given it out, and it was not given back so far.
        unsafe { libc::free(memory as *mut c_void) }
    });
}

fn release(memory: *mut c_void, family: ObjectKind) -> Result<(), Finding> {
    if memory.is_null() {
        return Ok(());
    }
    match Process.judge_free(memory as u64, family)? {
        Some(number) => retire(number),
        // SAFETY: what the C library has given to the program without our knowing, which the program vouches for.
        None => unsafe { libc::free(memory) },
    }
    Ok(())
}

with_place! {
    /// `free`
    free => free_at;
    /// `operator delete`
    delete => delete_at;
    /// `operator delete[]`
    delete_array => delete_array_at;
    /// `realloc`
    realloc => realloc_at;
    /// `reallocarray`
    reallocarray => reallocarray_at;
}

extern "C" fn free_at(memory: *mut c_void, _: u64, _: u64, _: u64, sp: usize, fp: usize) {
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { settle(release(memory, ObjectKind::Heap), sp, fp) }
}

extern "C" fn delete_at(memory: *mut c_void, _: u64, _: u64, _: u64, sp: usize, fp: usize) {
    // SAFETY: as in `free_at`.
    unsafe { settle(release(memory, ObjectKind::New), sp, fp) }
}

extern "C" fn delete_array_at(memory: *mut c_void, _: u64, _: u64, _: u64, sp: usize, fp: usize) {
    // SAFETY: as in `free_at`.
    unsafe { settle(release(memory, ObjectKind::NewArray), sp, fp) }
}

extern "C" fn realloc_at(
    memory: *mut c_void,
    size: usize,
    _: u64,
    _: u64,
    sp: usize,
    fp: usize,
) -> *mut c_void {
    if memory.is_null() {
        return malloc(size);
    }
    let number = match Process.judge_free(memory as u64, ObjectKind::Heap) {
        Ok(Some(number)) => number,
        Ok(None) => {
            // SAFETY: as in `release`.
            let memory = unsafe { libc::realloc(memory, size) };
            return made_with(ObjectKind::Heap, memory, size, 0);
        }
        Err(finding) => {
            // SAFETY: as in `free_at`; it does not return.
            unsafe { settle(Err(finding), sp, fp) };
            return std::ptr::null_mut();
        }
    };
    if size == 0 {
        retire(number);
        return give(std::ptr::null_mut(), 0).cast();
    }
    let site = super::with_state(|state| state.site);
    let new = malloc(size);
    if new.is_null() {
        return new;
    }
    let old_size = Records::get(number).full_size() as usize;
    let kept = old_size.min(size);
    // SAFETY: both blocks have so many bytes, and the new one is nobody's so far.
    unsafe { std::ptr::copy_nonoverlapping(memory.cast::<u8>(), new.cast(), kept) };
    super::copy_shadow(new as u64, memory as u64, kept as u64);
    super::with_state(|state| state.site = site);
    retire(number);
    new
}

extern "C" fn reallocarray_at(
    memory: *mut c_void,
    count: usize,
    size: usize,
    _: u64,
    sp: usize,
    fp: usize,
) -> *mut c_void {
    match count.checked_mul(size) {
        Some(bytes) => realloc_at(memory, bytes, 0, 0, sp, fp),
        None => std::ptr::null_mut(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::shadow::rows::HEAP;

    #[test]
    fn each_function_of_the_heap_has_one_that_stands_for_it() {
        assert!(HEAP.iter().all(|name| function(name.as_bytes()).is_some()));
        assert!(function(b"puts").is_none());
    }
}
