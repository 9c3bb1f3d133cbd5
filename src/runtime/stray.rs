//! Traps outside of any activation: in threads that the program itself has started, whose
//! functions no call from Rust is waiting for.
//!
//! Such a trap ends the process. Whoever runs a program may say here what is done first: that
//! runs in the signal's handler, on the thread that has trapped, so it must not return to the
//! program's code, and it may allocate only because the fault was not in the allocator. Faults in
//! functions of C are left to the signal's default, but for a stack overflow: that is told too,
//! and should it wait for ever for what the function holds, the process dies of the signal.

use std::sync::OnceLock;

use super::frames::{self, Place};
use super::stack::StackBounds;
use super::threads;
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
/// The place must be one of this thread at the trap, or of a frame of it that is live.
pub(super) unsafe fn tell(kind: TrapKind, origin: TrapOrigin, place: Place) {
    let sp = place.sp;
    let Some(handler) = HANDLER.get() else {
        return;
    };
    let mut backtrace = RawBacktrace::new();
    let on_stack = |bounds: &StackBounds| bounds.contains(sp) || bounds.in_guard(sp);
    if let Some(bounds) = threads::stack().filter(on_stack) {
        // SAFETY: from the stack pointer on to its end the thread's stack is mapped.
        unsafe { frames::walk(&bounds, bounds.high, origin, place, &mut backtrace) };
    }
    handler(&RaisedTrap {
        kind,
        origin,
        backtrace: backtrace.finish(),
        panic: None,
    });
}
