//! What stands for sections in which signals and `fork` wait, where there are no signals.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// There is nothing to hold back.
#[must_use]
pub(crate) struct CriticalSection;

/// There is nothing to hold back.
pub(crate) fn enter() -> CriticalSection {
    CriticalSection
}

/// Locks, whatever a panic has left there.
pub(crate) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
