//! Handlers of signals are made ready when they are set.
//!
//! A handler may interrupt the C library's `malloc`, or whatever else holds a lock. What it calls for
//! the first time would be compiled then, and compiling allocates. So before the program's
//! `sigaction`, `signal` and kin (`signals/calls.rs`) set a handler, they have the engine whose
//! function it is compile it, with what it calls. Handlers that are set in another way, by a
//! library say, are compiled at their first call as all else is.

use std::sync::{Mutex, Weak};

use super::activation::stack_room;
use super::critical;
use super::stack::HOST_RESERVE;

/// Whoever makes functions when they are first called.
pub(crate) trait Lazy: Send + Sync {
    /// Has the function at this address, if it is its own, ready to be called in the middle of
    /// anything. Allocates nothing for a function that is ready. Called with signals held back.
    fn make_ready(&self, address: usize);
}

static LAZY: Mutex<Vec<Weak<dyn Lazy>>> = Mutex::new(Vec::new());

/// Has handlers be looked for here, too.
pub(crate) fn register(lazy: Weak<dyn Lazy>) {
    let _section = critical::enter();
    let mut all = critical::lock(&LAZY);
    all.retain(|known| known.strong_count() > 0);
    all.push(lazy);
}

/// Has whoever's function a handler is make it ready.
pub(super) fn make_ready(handler: usize) {
    // `SIG_DFL` and the like are no addresses.
    if handler < 4096 || stack_room().is_some_and(|room| room < HOST_RESERVE) {
        return;
    }
    let _section = critical::enter();
    let mut next = 0;
    loop {
        // Not locked meanwhile: a resolver of the program's may run.
        let lazy = {
            let all = critical::lock(&LAZY);
            let Some(lazy) = all.get(next) else {
                return;
            };
            lazy.upgrade()
        };
        if let Some(lazy) = lazy {
            lazy.make_ready(handler);
        }
        next += 1;
    }
}
