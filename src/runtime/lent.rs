//! A value that handlers of signals on other threads may look at for as long as its owner lets them.

use std::ptr;

use crate::sync::{AtomicPtr, AtomicUsize, Ordering, spin_loop};

/// Where such a value is, if there is one.
#[derive(Debug)]
pub(crate) struct Lent<T> {
    pub(crate) value: AtomicPtr<T>,
    /// How many look at it, or at whether there is one.
    pub(crate) readers: AtomicUsize,
}

impl<T: Sync> Lent<T> {
    /// Lets others look at `value` while `during` runs. When this returns nobody does any more. One thread lends
    /// at a time.
    pub(crate) fn lend<R>(&self, value: &T, during: impl FnOnce() -> R) -> R {
        let end = End(self);
        self.value
            .store(ptr::from_ref(value).cast_mut(), Ordering::Release);
        let result = during();
        drop(end);
        result
    }

    /// Looks at the value, if there is one. Async-signal-safe if `look` is.
    pub(crate) fn look(&self, look: impl FnOnce(&T)) {
        self.readers.fetch_add(1, Ordering::AcqRel);
        // SAFETY: who lends the value waits, before it goes, for those who have counted themselves.
        if let Some(value) = unsafe { self.value.load(Ordering::Acquire).as_ref() } {
            look(value);
        }
        self.readers.fetch_sub(1, Ordering::Release);
    }
}

/// Ends a loan, also where a panic does.
struct End<'a, T>(&'a Lent<T>);

impl<T> Drop for End<'_, T> {
    fn drop(&mut self) {
        self.0.value.store(ptr::null_mut(), Ordering::Release);
        // A read that also writes: a reader counts itself either before it, and is seen here, or after it, and
        // then sees that the value is gone. Whoever looks is done in no time.
        while self.0.readers.fetch_or(0, Ordering::AcqRel) != 0 {
            spin_loop();
        }
    }
}
