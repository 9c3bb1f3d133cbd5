//! The alternate signal stack of a thread.
//!
//! What handles a fault needs one, since the fault may be the end of the stack itself, and so may
//! a program's handlers: those run on a small one natively, but here what they call may have to be
//! compiled or interpreted first. So a program's `sigaltstack` is the function here: where the stack
//! that it gives is too small for that, or where it wants none any more, the thread keeps its own.
//! The program is told what it has set.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::io;
use std::mem::MaybeUninit;
use std::ptr;

use libc::stack_t;

use crate::sys::memory::{Mapping, Rights};

/// Bytes of an alternate stack: the kernel's frame with all vector registers, the handler, what
/// it tells of a trap in a thread that the program has started, and the compiler.
const SIZE: usize = 1 << 20;
/// A stack of so many bytes will do.
const ENOUGH: usize = SIZE / 2;
/// Bytes that no access may touch at the end of it.
const GUARD: usize = 4096;

const NONE: stack_t = stack_t {
    ss_sp: ptr::null_mut(),
    ss_flags: libc::SS_DISABLE,
    ss_size: 0,
};

thread_local! {
    static OWN: Own = const { Own { base: Cell::new(ptr::null_mut()) } };
    /// What the program has set.
    static SET: Cell<stack_t> = const { Cell::new(NONE) };
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

/// The thread's alternate stack as the kernel has it.
fn present() -> stack_t {
    let mut present = MaybeUninit::<stack_t>::zeroed();
    // SAFETY: asks for the thread's alternate stack; zero is a valid value of it.
    unsafe {
        libc::sigaltstack(ptr::null(), present.as_mut_ptr());
        present.assume_init()
    }
}

impl Own {
    fn ensure(&self) -> io::Result<()> {
        let now = present();
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
        match unsafe { libc::sigaltstack(&stack, ptr::null_mut()) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
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
            if present().ss_sp == base {
                libc::sigaltstack(&NONE, ptr::null_mut());
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
    let now = present();
    // SAFETY: as the caller vouches.
    unsafe {
        let before = SET.get();
        if let Some(&new) = new.as_ref() {
            // What is refused, because the thread runs on it or it is too small for anything, is
            // refused here.
            let result = libc::sigaltstack(&new, ptr::null_mut());
            if result != 0 {
                return result;
            }
            SET.set(match new.ss_flags & libc::SS_DISABLE {
                0 => new,
                _ => NONE,
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
