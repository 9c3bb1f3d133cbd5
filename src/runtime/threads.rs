//! Threads that a program starts: they get what makes a stack overflow of theirs a trap as any
//! other, an alternate stack for signals and a guard that no frame steps over.
//!
//! The program's `pthread_create` and `thrd_create` are the functions here. What they start comes
//! back to C's own functions in the end, so the rest of the interface is C's. A thread that a
//! library has started without them is met where it calls what is interpreted, or compiled code
//! for the first time ([`meet`]). An overflow in one that never did, because all that it calls was
//! compiled before, ends the process as the system does it.

use std::arch::naked_asm;
use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;

use libc::{pthread_attr_t, pthread_t};

use super::activation;
use super::critical;
use super::signals::{self, Dispositions};
use super::stack::{GUARD_SIZE, HOST_RESERVE, StackBounds};

/// What a thread is to run.
struct Start {
    function: *const u8,
    argument: *mut c_void,
    program: Option<&'static Dispositions>,
}

thread_local! {
    static BOUNDS: Cell<Option<StackBounds>> = const { Cell::new(None) };
    /// What the program has set for signals that has started this thread.
    static PROGRAM: Cell<Option<&'static Dispositions>> = const { Cell::new(None) };
}

/// What the program that has started this thread has set for signals. Async-signal-safe.
pub(super) fn program() -> Option<&'static Dispositions> {
    PROGRAM.get()
}

/// The stack of this thread, if the program has started it. Async-signal-safe.
pub(super) fn bounds() -> Option<StackBounds> {
    BOUNDS.get()
}

/// Bytes left on the stack of this thread, if that is known and this runs on it.
pub(super) fn room() -> Option<usize> {
    let (bounds, here) = (BOUNDS.get()?, activation::stack_pointer());
    bounds.contains(here).then(|| here - bounds.low)
}

/// The address of a function of C that is another one for programs.
pub(super) fn symbol(name: &[u8]) -> Option<*const u8> {
    match name {
        b"pthread_create" => Some(create as *const u8),
        b"thrd_create" => Some(thrd_create as *const u8),
        _ => None,
    }
}

/// `int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn create(
    thread: *mut pthread_t,
    attributes: *const pthread_attr_t,
    function: *const u8,
    argument: *mut c_void,
) -> c_int {
    let start = Box::into_raw(Box::new(Start {
        function,
        argument,
        program: signals::program(),
    }));
    let entry: extern "C" fn(*mut c_void) -> *mut c_void = enter;
    // SAFETY: as the caller vouches; the attributes are C's to look at, or a copy of them that
    // differs in a number. The new thread takes the box.
    unsafe {
        let mut own = MaybeUninit::<pthread_attr_t>::uninit();
        let wider = with_guard_and_room(attributes, &mut own);
        let mut result = libc::pthread_create(thread, wider, entry, start.cast());
        if result != 0 && !ptr::eq(wider, attributes) {
            result = libc::pthread_create(thread, attributes, entry, start.cast());
        }
        if result != 0 {
            drop(Box::from_raw(start));
        }
        result
    }
}

/// `int thrd_create(thrd_t *, int (*)(void *), void *)`, which in glibc differs in its results.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn thrd_create(
    thread: *mut pthread_t,
    function: *const u8,
    argument: *mut c_void,
) -> c_int {
    const ERROR: c_int = 2;
    const NO_MEMORY: c_int = 3;
    // SAFETY: the caller keeps the contract of `thrd_create`.
    match unsafe { create(thread, ptr::null(), function, argument) } {
        0 => 0,
        libc::ENOMEM => NO_MEMORY,
        _ => ERROR,
    }
}

/// The attributes with a guard that is large enough for frames that touch each stretch of its size,
/// unless there is to be none, and with room for the host beside a small stack, unless that is
/// memory of the program's.
///
/// # Safety
///
/// The attributes are null, or initialised by C.
unsafe fn with_guard_and_room(
    attributes: *const pthread_attr_t,
    own: &mut MaybeUninit<pthread_attr_t>,
) -> *const pthread_attr_t {
    // SAFETY: the attributes are C's, or null; the copy is filled in before it is used. What it
    // shares with the original is only read.
    unsafe {
        if attributes.is_null() {
            if libc::pthread_attr_init(own.as_mut_ptr()) != 0 {
                return attributes;
            }
        } else {
            own.as_mut_ptr().copy_from_nonoverlapping(attributes, 1);
        }
        let (mut low, mut size, mut guard) = (ptr::null_mut(), 0, 0);
        libc::pthread_attr_getguardsize(own.as_ptr(), &mut guard);
        if guard != 0 && guard < GUARD_SIZE {
            libc::pthread_attr_setguardsize(own.as_mut_ptr(), GUARD_SIZE);
        }
        libc::pthread_attr_getstacksize(own.as_ptr(), &mut size);
        if size < HOST_RESERVE {
            // Without memory of the program's, the stack is said to end at address 0, or not to be there.
            let found = libc::pthread_attr_getstack(own.as_ptr(), &mut low, &mut size) == 0;
            if !found || (low as usize).wrapping_add(size) == 0 {
                libc::pthread_attr_setstacksize(own.as_mut_ptr(), size + HOST_RESERVE);
            }
        }
    }
    own.as_ptr()
}

/// What a thread starts with. It leaves no frame behind: C may unwind a thread that exits, and
/// knows what to do where its own frames end.
#[unsafe(naked)]
extern "C" fn enter(start: *mut c_void) -> *mut c_void {
    naked_asm!(
        "sub rsp, 8",
        "call {begin}",
        "add rsp, 8",
        "mov rdi, rdx",
        "jmp rax",
        begin = sym begin,
    )
}

/// A function, and its argument: what C returns in two registers.
#[repr(C)]
struct Call {
    function: *const u8,
    argument: *mut c_void,
}

/// Prepares this thread, and gives what it is to run.
extern "C" fn begin(start: *mut Start) -> Call {
    // SAFETY: the box of whoever has created this thread, which has given it away.
    let start = *unsafe { Box::from_raw(start) };
    begin_for(start.program);
    signals::open_faults(start.program);
    Call {
        function: start.function,
        argument: start.argument,
    }
}

fn begin_for(program: Option<&'static Dispositions>) {
    // Without an alternate stack an overflow ends the process as the system does it.
    let _ = signals::prepare();
    BOUNDS.set(current_stack());
    PROGRAM.set(program);
}

/// Prepares this thread if it runs code of a program and nobody has prepared it yet. Whose code
/// that is need not be known.
pub(crate) fn meet(program: impl FnOnce() -> Option<&'static Dispositions>) {
    if signals::is_prepared() {
        return;
    }
    let section = critical::enter();
    let program = program();
    begin_for(program);
    // Its end brings back what was blocked.
    drop(section);
    signals::open_faults(program);
}

/// The stack that the system has given this thread.
pub(super) fn stack() -> Option<StackBounds> {
    BOUNDS.get().or_else(current_stack)
}

fn current_stack() -> Option<StackBounds> {
    let mut attributes = MaybeUninit::<pthread_attr_t>::uninit();
    let (mut low, mut size, mut guard) = (ptr::null_mut(), 0, 0);
    // SAFETY: the attributes are filled in before they are read, and destroyed.
    let found = unsafe {
        libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) == 0 && {
            let found = libc::pthread_attr_getstack(attributes.as_ptr(), &mut low, &mut size) == 0;
            libc::pthread_attr_getguardsize(attributes.as_ptr(), &mut guard);
            libc::pthread_attr_destroy(attributes.as_mut_ptr());
            found
        }
    };
    let low = low as usize;
    found.then_some(StackBounds {
        guard: low.saturating_sub(guard),
        low,
        high: low + size,
    })
}
