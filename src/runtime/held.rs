//! Signals wait while a thread compiles.
//!
//! A handler is part of the program: it may be called between any two instructions, and what it
//! calls first is compiled then. In the middle of compiling another function it would find tables
//! half changed, and wait for locks that its own thread holds. The program's own state is
//! as it would be natively.
//!
//! What has waited runs at the moment when the thread is let go. So the thread then does nothing of
//! the host's any more: the handler's own faults are the program's.

use std::mem::MaybeUninit;
use std::ptr;

use super::activation::{State, set_state};

/// What the processor raises is not held back: the program's faults are traps, and our own are to
/// be seen.
const FAULTS: [i32; 7] = [
    libc::SIGSEGV,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGILL,
    libc::SIGTRAP,
    libc::SIGABRT,
    libc::SIGSYS,
];

/// Holds signals back from this thread, and from those that it starts, until it is dropped.
#[must_use]
pub struct Held {
    before: libc::sigset_t,
    state: State,
}

/// Has signals wait while the thread does what is the host's.
///
/// Where the result is dropped a handler may run, and may trap or jump: then nothing else that
/// frames of the host hold may be in need of a drop.
pub fn hold() -> Held {
    let mut all = MaybeUninit::uninit();
    let mut before = MaybeUninit::zeroed();
    // SAFETY: the sets are this function's own; a mask is all that changes. No bits set is a set.
    unsafe {
        libc::sigfillset(all.as_mut_ptr());
        for fault in FAULTS {
            libc::sigdelset(all.as_mut_ptr(), fault);
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, all.as_ptr(), before.as_mut_ptr());
        Held {
            before: before.assume_init(),
            state: set_state(State::Host),
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        set_state(self.state);
        // SAFETY: as it was before.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.before, ptr::null_mut()) };
    }
}
