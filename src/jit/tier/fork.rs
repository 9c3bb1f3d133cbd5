//! Keeps `fork` and the compiling thread apart.
//!
//! A child has none of its parent's threads but the one that forked. A lock that the compiling
//! thread held would be held in it for ever, so a program forks between two functions: it waits for
//! the one that is being compiled.

use std::cell::RefCell;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

static BUSY: Mutex<()> = Mutex::new(());

thread_local! {
    static HELD: RefCell<Option<MutexGuard<'static, ()>>> = const { RefCell::new(None) };
}

/// Holds off `fork` until it is dropped.
pub fn hold_off() -> MutexGuard<'static, ()> {
    BUSY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on `fork` waits for whoever holds it off.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the handlers only lock and unlock, and stay where they are.
        unsafe { libc::pthread_atfork(Some(before), Some(after), Some(after)) };
    });
}

extern "C" fn before() {
    let guard = hold_off();
    // A thread that is ending has no such storage any more, and forks unguarded.
    let _ = HELD.try_with(|held| held.replace(Some(guard)));
}

extern "C" fn after() {
    let _ = HELD.try_with(RefCell::take);
}
