//! Traps outside of any activation: in threads that the program itself has started, whose
//! functions no call from Rust is waiting for.
//!
//! Such a trap ends the process. Whoever runs a program may say here what is done first: that
//! runs in the signal's handler, on the thread that has trapped, so it must not return to the
//! program's code, and it may allocate only because the fault was not in the allocator: those in
//! functions of C are left to the signal's default.

use std::mem::MaybeUninit;
use std::sync::OnceLock;

use super::frames;
use super::stack::StackBounds;
use super::trap::{RaisedTrap, RawBacktrace, TrapKind, TrapOrigin};

/// What is told of a trap. It returns only where the trap is no business of its.
pub type Handler = Box<dyn Fn(&RaisedTrap) + Send + Sync>;

static HANDLER: OnceLock<Handler> = OnceLock::new();

/// Sets what is told of such traps, once for the process; later calls do nothing.
pub fn set_handler(handler: Handler) {
    // Whoever was first stays.
    let _ = HANDLER.set(handler);
}

/// Tells of a trap.
///
/// # Safety
///
/// `sp` and `fp` must be registers of this thread at the trap, or of a frame of it that is live.
pub(super) unsafe fn tell(kind: TrapKind, origin: TrapOrigin, sp: usize, fp: usize) {
    let Some(handler) = HANDLER.get() else {
        return;
    };
    let mut backtrace = RawBacktrace::new();
    if let Some(bounds) = thread_stack().filter(|bounds| bounds.contains(sp)) {
        // SAFETY: from the stack pointer on to its end the thread's stack is mapped.
        unsafe { frames::walk(&bounds, bounds.high, origin, sp, fp, &mut backtrace) };
    }
    handler(&RaisedTrap {
        kind,
        origin,
        backtrace: backtrace.finish(),
        panic: None,
    });
}

/// The stack that the system has given this thread.
fn thread_stack() -> Option<StackBounds> {
    let mut attributes = MaybeUninit::<libc::pthread_attr_t>::uninit();
    let (mut low, mut size) = (std::ptr::null_mut(), 0);
    // SAFETY: the attributes are filled in before they are read, and destroyed.
    let found = unsafe {
        libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) == 0 && {
            let found = libc::pthread_attr_getstack(attributes.as_ptr(), &mut low, &mut size) == 0;
            libc::pthread_attr_destroy(attributes.as_mut_ptr());
            found
        }
    };
    let low = low as usize;
    found.then_some(StackBounds {
        guard: low,
        low,
        high: low + size,
    })
}
