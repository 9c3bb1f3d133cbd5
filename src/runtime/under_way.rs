//! Counts the calls of a program that are under way.
//!
//! A child of `fork` has none of its parent's threads but the one that forked, and of the calls only those that this
//! thread has made. So each thread knows its own, as a list through their frames, and in the child they are counted
//! anew.
//!
//! The handler of a signal may fork between any two instructions, also in the midst of counting. So a count is one of
//! a generation of processes ([`fork::generation`]). Whoever counts has read that before the call was put on the list
//! or taken from it: where the count is of a later one it has been made from the list, and is right already.

use std::cell::Cell;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, compiler_fence};

use super::fork;

/// How many calls are under way, below the generation of processes that they are counted in.
#[derive(Debug, Default)]
pub(super) struct Calls(AtomicU64);

/// A call that is counted, in the frame of who makes it.
#[derive(Debug)]
pub struct CountedCall {
    of: Cell<*const Calls>,
    outer: Cell<*const CountedCall>,
}

impl Default for CountedCall {
    fn default() -> CountedCall {
        CountedCall {
            of: Cell::new(ptr::null()),
            outer: Cell::new(ptr::null()),
        }
    }
}

thread_local! {
    /// The innermost of those that this thread has made.
    static INNERMOST: Cell<*const CountedCall> = const { Cell::new(ptr::null()) };
}

impl Calls {
    /// Counts a call that is about to begin.
    ///
    /// # Safety
    ///
    /// The call stays where it is until it [ends](Self::end), on this thread, after those that begin within it.
    pub(super) unsafe fn begin(&self, call: &CountedCall) {
        call.of.set(self);
        call.outer.set(INNERMOST.get());
        let generation = fork::generation();
        compiler_fence(Ordering::SeqCst);
        INNERMOST.set(call);
        compiler_fence(Ordering::SeqCst);
        self.change(generation, |count| count + 1);
    }

    /// Says that a call has ended that was counted; whether it was the last one.
    pub(super) fn end(&self, call: &CountedCall) -> bool {
        let generation = fork::generation();
        compiler_fence(Ordering::SeqCst);
        INNERMOST.set(call.outer.get());
        compiler_fence(Ordering::SeqCst);
        self.change(generation, |count| count.saturating_sub(1));
        !self.is_any()
    }

    /// Whether any is under way.
    pub(super) fn is_any(&self) -> bool {
        count(self.0.load(Ordering::SeqCst)) > 0
    }

    /// Changes the count, if it is not of a generation after this one.
    fn change(&self, generation: u32, change: impl Fn(u32) -> u32) {
        let changed = |calls| {
            let is_later = (calls >> 32) as u32 > generation;
            (!is_later).then(|| counted(generation, change(count(calls))))
        };
        // Of a later one it is right.
        let _ = self
            .0
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, changed);
    }

    /// Counts the calls anew in a child of `fork`, as those of the one thread that there is.
    pub(super) fn recount(&self) {
        let mut of_this = 0;
        let mut next = INNERMOST.get();
        // SAFETY: a call is on the list until it ends, and stays where it is so long.
        while let Some(call) = unsafe { next.as_ref() } {
            of_this += u32::from(ptr::eq(call.of.get(), self));
            next = call.outer.get();
        }
        let calls = counted(fork::generation(), of_this);
        self.0.store(calls, Ordering::SeqCst);
    }
}

fn count(calls: u64) -> u32 {
    calls as u32
}

fn counted(generation: u32, count: u32) -> u64 {
    u64::from(generation) << 32 | u64::from(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_counted_once() {
        let (calls, other) = (Calls::default(), Calls::default());
        let [outer, within, inner] = [(); 3].map(|()| CountedCall::default());
        assert!(!calls.is_any());
        // SAFETY: they end below, in order.
        unsafe {
            calls.begin(&outer);
            other.begin(&within);
            calls.begin(&inner);
        }
        // Those of threads that are not there count no more.
        calls.change(fork::generation(), |count| count + 5);
        calls.recount();
        assert!(!calls.end(&inner));
        assert!(other.end(&within));
        // What forks in the midst of this has a count that is right.
        let (before, later) = (fork::generation(), fork::generation() + 1);
        calls.0.store(counted(later, 1), Ordering::SeqCst);
        calls.change(before, |count| count + 1);
        assert_eq!(calls.0.load(Ordering::SeqCst), counted(later, 1));
        calls.0.store(counted(before, 1), Ordering::SeqCst);
        assert!(calls.end(&outer));
        assert!(INNERMOST.get().is_null());
    }
}
