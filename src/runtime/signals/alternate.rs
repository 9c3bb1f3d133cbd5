//! The alternate signal stack of a thread.
//!
//! What handles a fault needs one, since the fault may be the end of the stack itself, and so may
//! a program's handlers: those run on a small one natively, but here what they call may have to be
//! compiled or interpreted first. So a program's `sigaltstack` is the function here: where the stack
//! that it gives is too small for that, or where it wants none any more, the thread keeps its own.
//! What the program reads back is what it has set.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::io;
use std::ptr;

use libc::stack_t;

use crate::sys::memory::{Mapping, Rights};
use crate::sys::signals::{NO_STACK, alternate_stack, set_alternate_stack};

/// Bytes of an alternate stack: the kernel's frame with all vector registers, the handler, what
/// it reports a trap in a thread that the program has started, and the compiler.
const SIZE: usize = 1 << 20;
/// A stack of so many bytes will do.
const ENOUGH: usize = SIZE / 2;
/// Bytes that no access may touch at the end of it.
const GUARD: usize = 4096;

thread_local! {
    static OWN: Own = const { Own { base: Cell::new(ptr::null_mut()) } };
    /// What the program has set.
    static SET: Cell<stack_t> = const { Cell::new(NO_STACK) };
}

/// The stack that was mapped for a thread.
struct Own {
    base: Cell<*mut c_void>,
}

/// Gives this thread an alternate stack where it has none that is large enough.
pub(super) fn ensure() -> io::Result<()> {
    // A thread whose values are gone runs the last handlers of `exit`: it has no such stack.
    OWN.try_with(Own::ensure).unwrap_or(Ok(()))
}

impl Own {
    fn ensure(&self) -> io::Result<()> {
        let now = alternate_stack();
        if now.ss_flags & libc::SS_DISABLE == 0 && now.ss_size >= ENOUGH {
            return Ok(());
        }
        if self.base.get().is_null() {
            let mapping = Mapping::reserve(SIZE, Rights::ReadWrite)?;
            // Without a guard it will do, too.
            let _ = mapping.protect(0..GUARD, Rights::None);
            self.base.set(mapping.leak().cast());
        }
        let stack = stack_t {
            ss_sp: self.base.get(),
            ss_flags: 0,
            ss_size: SIZE,
        };
        // SAFETY: the stack stays mapped until the thread ends, when `drop` takes it back.
        unsafe { set_alternate_stack(&stack) }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let base = self.base.get();
        if base.is_null() {
            return;
        }
        // SAFETY: the stack is taken away from the thread if it is this one; then nothing uses the
        // mapping any more.
        unsafe {
            if alternate_stack().ss_sp == base {
                let _ = set_alternate_stack(&NO_STACK);
            }
            drop(Mapping::from_raw(base.cast(), SIZE));
        }
    }
}

/// The address of a function of C that is another one for programs.
pub(super) fn symbol(name: &[u8]) -> Option<*const u8> {
    (name == b"sigaltstack").then_some(sigaltstack as *const u8)
}

/// `int sigaltstack(const stack_t *, stack_t *)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigaltstack(new: *const stack_t, old: *mut stack_t) -> c_int {
    let now = alternate_stack();
    // SAFETY: as the caller vouches.
    unsafe {
        let before = SET.get();
        if let Some(&new) = new.as_ref() {
            // What is refused, because the thread runs on it or it is too small for anything, is
            // refused here.
            if set_alternate_stack(&new).is_err() {
                return -1;
            }
            SET.set(match new.ss_flags & libc::SS_DISABLE {
                0 => new,
                _ => NO_STACK,
            });
            // Without memory for a larger one it is the program's.
            let _ = ensure();
        }
        if let Some(old) = old.as_mut() {
            *old = before;
            old.ss_flags |= now.ss_flags & libc::SS_ONSTACK;
        }
    }
    0
}
