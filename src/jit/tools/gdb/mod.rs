//! GDB's interface for code that is made while a program runs (GDB manual, "JIT Compilation Interface"):
//! a list of object files in memory, and a function that a debugger has a breakpoint in.
//!
//! Each function has an object of its own, with its symbol, its lines, its frame and what is known of
//! its parameters and variables, so that it is known from the moment on when it can be reached.

mod elf;
mod types;
mod unit;

use std::collections::BTreeMap;
use std::ptr;
use std::sync::Mutex;

use super::NewCode;
use crate::runtime::critical;

/// An object in the list.
#[repr(C)]
struct JitCodeEntry {
    next: *mut JitCodeEntry,
    previous: *mut JitCodeEntry,
    file: *const u8,
    len: u64,
}

#[repr(C)]
struct JitDescriptor {
    version: u32,
    action: u32,
    relevant: *mut JitCodeEntry,
    first: *mut JitCodeEntry,
}

const REGISTER: u32 = 1;
const UNREGISTER: u32 = 2;

/// The debugger looks for these two by their names.
#[unsafe(no_mangle)]
static mut __jit_debug_descriptor: JitDescriptor = JitDescriptor {
    version: 1,
    action: 0,
    relevant: ptr::null_mut(),
    first: ptr::null_mut(),
};

#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn __jit_debug_register_code() {
    // SAFETY: nothing is executed. The call must be made, and what was written before it be there.
    unsafe { std::arch::asm!("", options(nostack, preserves_flags)) };
}

/// An object, which stays where it is while it is in the list.
struct Object {
    entry: Box<JitCodeEntry>,
    _file: Box<[u8]>,
}

// SAFETY: the pointers of an entry lead to other entries of the list, which is used under its lock.
unsafe impl Send for Object {}

/// The objects of the process, by the addresses of their code. Its lock is that of the list.
static OBJECTS: Mutex<BTreeMap<usize, Object>> = Mutex::new(BTreeMap::new());

/// Tells the debugger of a function.
pub(super) fn add(added: &NewCode<'_>) {
    // What cannot be written down is not debugged.
    let Ok(file) = unit::object(added) else {
        return;
    };
    let file = file.into_boxed_slice();
    let mut objects = critical::lock(&OBJECTS);
    let mut entry = Box::new(JitCodeEntry {
        next: ptr::null_mut(),
        previous: ptr::null_mut(),
        file: file.as_ptr(),
        len: file.len() as u64,
    });
    // SAFETY: the list and all its entries are used under the lock that is held; the entry stays where it
    // is until it is taken out. A debugger reads while the process stands.
    unsafe {
        let descriptor = &raw mut __jit_debug_descriptor;
        entry.next = (*descriptor).first;
        if let Some(next) = entry.next.as_mut() {
            next.previous = &raw mut *entry;
        }
        (*descriptor).first = &raw mut *entry;
        announce(REGISTER, &raw mut *entry);
    }
    objects.insert(added.start, Object { entry, _file: file });
}

/// Tells the debugger that the function at an address is no more.
pub(super) fn remove(start: usize) {
    let mut objects = critical::lock(&OBJECTS);
    let Some(mut object) = objects.remove(&start) else {
        return;
    };
    let entry = &mut *object.entry;
    // SAFETY: as in `add`; what is around the entry is in the list.
    unsafe {
        let descriptor = &raw mut __jit_debug_descriptor;
        match entry.previous.as_mut() {
            Some(previous) => previous.next = entry.next,
            None => (*descriptor).first = entry.next,
        }
        if let Some(next) = entry.next.as_mut() {
            next.previous = entry.previous;
        }
        announce(UNREGISTER, entry);
    }
}

/// # Safety
///
/// The lock of the list must be held, and the entry be whole.
unsafe fn announce(action: u32, entry: *mut JitCodeEntry) {
    // SAFETY: the caller keeps the contract of `announce`.
    unsafe {
        let descriptor = &raw mut __jit_debug_descriptor;
        (*descriptor).relevant = entry;
        (*descriptor).action = action;
        __jit_debug_register_code();
        (*descriptor).action = 0;
    }
}
