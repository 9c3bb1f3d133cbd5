//! Collectors of garbage that search the data of a process for pointers.
//!
//! They ask the dynamic linker what it has loaded, and so find the variables of libraries. Those of
//! programs here are not among them: an object that nothing but such a variable leads to would be freed.
//! So the collectors that the process has are told.
//!
//! They are called while no signal is held back: one that is at work stops the other threads by signals, and waits
//! for those that wait for it.

use std::ffi::{CStr, c_void};
use std::ops::Range;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

use super::host::in_process;
use crate::sys::signals::is_first_thread;

/// The collector of Boehm, Demers and Weiser, which Crystal and many others use. It takes the first address
/// and the one behind the last.
mod boehm {
    use super::{CStr, c_void};

    pub(super) const ADD: &CStr = c"GC_add_roots";
    pub(super) const REMOVE: &CStr = c"GC_remove_roots";
    pub(super) type Change = unsafe extern "C" fn(*const c_void, *const c_void);
    /// Whether it has been set up already.
    pub(super) const IS_READY: &CStr = c"GC_is_init_called";
    pub(super) type IsReady = unsafe extern "C" fn() -> i32;
}

/// That of D.
mod druntime {
    use super::{CStr, c_void};

    /// It takes the first address, the bytes, and a type, which may be missing.
    pub(super) const ADD: &CStr = c"gc_addRange";
    pub(super) type Add = unsafe extern "C" fn(*const c_void, usize, *const c_void);
    pub(super) const REMOVE: &CStr = c"gc_removeRange";
    pub(super) type Remove = unsafe extern "C" fn(*const c_void);
    /// How often it has been set up and not been ended, as `size_t`.
    pub(super) const USERS: &CStr = c"_D2rt6dmain210_initCountOm";
}

/// Whether D's collector may be told of memory: once it has ended it may not be called. Before it is set up it
/// keeps what it is told, which tells the two apart only as long as it has been told nothing.
fn may_tell_druntime() -> bool {
    static TOLD: AtomicBool = AtomicBool::new(false);
    let was_told = TOLD.swap(true, Ordering::Relaxed);
    !was_told || is_druntime_up()
}

fn is_druntime_up() -> bool {
    // SAFETY: the variable is of this type.
    in_process(druntime::USERS)
        .is_some_and(|users| unsafe { users.cast::<usize>().read_volatile() } != 0)
}

/// Whether a collector was there when the variables of a program were told of.
static IS_THERE: AtomicBool = AtomicBool::new(false);

/// Whether a collector searches the process for pointers of a program. Async-signal-safe.
pub(crate) fn is_there() -> bool {
    IS_THERE.load(Ordering::Relaxed)
}

/// Tells of the variables of a program, or of other memory in which it keeps pointers.
pub(crate) fn add(blocks: &[Range<usize>]) {
    if let Some(add) = in_process(boehm::ADD) {
        IS_THERE.store(true, Ordering::Relaxed);
        // SAFETY: the functions are those of the collector's interface; the memory can be read until
        // `remove` is called.
        unsafe {
            let is_ready = in_process(boehm::IS_READY).is_some_and(|is_ready| {
                std::mem::transmute::<*const u8, boehm::IsReady>(is_ready)() != 0
            });
            // Telling it sets it up, and it takes the thread that does so for the first one.
            if is_ready || is_first_thread() {
                let add = std::mem::transmute::<*const u8, boehm::Change>(add);
                for block in blocks {
                    add(block.start as *const c_void, block.end as *const c_void);
                }
            }
        }
    }
    add_to_druntime(blocks);
}

/// Tells of a thread's copy of the variables of a program. Boehm's collector does not search those of the
/// first thread, and takes those of others for a part of their stacks.
pub(crate) fn add_of_thread(copy: Range<usize>) {
    add_to_druntime(&[copy]);
}

fn add_to_druntime(blocks: &[Range<usize>]) {
    let Some(add) = in_process(druntime::ADD) else {
        return;
    };
    IS_THERE.store(true, Ordering::Relaxed);
    if !blocks.is_empty() && may_tell_druntime() {
        // SAFETY: as in `add`.
        unsafe {
            let add = std::mem::transmute::<*const u8, druntime::Add>(add);
            for block in blocks {
                add(block.start as *const c_void, block.len(), ptr::null());
            }
        }
    }
}

/// Says that memory of which they may have been told is about to be given back. Other memory is none of their
/// business.
pub(crate) fn remove(block: Range<usize>) {
    let (first, end) = (block.start as *const c_void, block.end as *const c_void);
    // SAFETY: the functions are those of the collectors' interfaces.
    unsafe {
        if let Some(remove) = in_process(boehm::REMOVE) {
            std::mem::transmute::<*const u8, boehm::Change>(remove)(first, end);
        }
        if let Some(remove) = in_process(druntime::REMOVE)
            && is_druntime_up()
        {
            std::mem::transmute::<*const u8, druntime::Remove>(remove)(first);
        }
    }
}
