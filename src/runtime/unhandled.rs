//! Traps outside of any activation: in threads that the program itself has started, whose
//! functions no call from Rust is waiting for.
//!
//! Such a trap ends the process. Whoever runs a program may say here what is done first: that
//! runs in the signal's handler, on the thread that has trapped, so it must not return to the
//! program's code, and it may allocate only because the fault was not in the allocator. Faults in
//! functions of C are left to the signal's default, but for a stack overflow: that is reported too,
//! and should it wait for ever for what the function holds, the process dies of the signal.

use std::sync::{Arc, Mutex, MutexGuard};

use super::critical;
use super::frames::{self, WalkStart};
use super::stack::StackBounds;
use super::threads;
use super::trap::{Payload, RaisedTrap, RawBacktrace, TrapKind, TrapOrigin};

/// What is called with a trap. It returns where the trap is not one of its programs'.
pub(crate) type TrapHandler = Box<dyn Fn(&RaisedTrap) + Send + Sync>;

static HANDLERS: Mutex<Vec<Arc<TrapHandler>>> = Mutex::new(Vec::new());

fn handlers() -> MutexGuard<'static, Vec<Arc<TrapHandler>>> {
    critical::lock(&HANDLERS)
}

/// A handler that is called with such traps, until this is dropped.
pub(crate) struct Registration(Arc<TrapHandler>);

impl Registration {
    /// Adds a handler of such traps to those that there are.
    pub(crate) fn new(handler: TrapHandler) -> Registration {
        let _section = critical::enter();
        let handler = Arc::new(handler);
        handlers().push(handler.clone());
        Registration(handler)
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        let _section = critical::enter();
        handlers().retain(|known| !Arc::ptr_eq(known, &self.0));
    }
}

/// Tells of a trap.
///
/// # Safety
///
/// The place must be one of this thread at the trap, or of a frame of it that is live.
pub(super) unsafe fn report(kind: TrapKind, origin: TrapOrigin, place: WalkStart) {
    let sp = place.sp;
    // They may come and go while they are called.
    let registered = {
        let _section = critical::enter();
        handlers().clone()
    };
    if registered.is_empty() {
        return;
    }
    let mut backtrace = RawBacktrace::new();
    let on_stack = |bounds: &StackBounds| bounds.contains(sp) || bounds.in_guard(sp);
    if let Some(bounds) = threads::stack().filter(on_stack) {
        // SAFETY: from the stack pointer on to its end the thread's stack is mapped.
        unsafe { frames::walk(&bounds, bounds.high, origin, place, &mut backtrace) };
    }
    let trap = RaisedTrap {
        kind,
        origin,
        backtrace: backtrace.finish(),
        payload: Payload::None,
        _section: None,
    };
    registered.iter().for_each(|handler| handler(&trap));
}
