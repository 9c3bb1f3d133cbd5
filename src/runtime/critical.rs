//! Signals and `fork` wait while a thread works for an engine.
//!
//! A handler is part of the program: it may be called between any two instructions, and what it
//! calls first is compiled then. In the middle of compiling another function it would find tables
//! half changed, and wait for locks that its own thread holds. The program's own state is
//! as it would be natively.
//!
//! What has waited runs at the moment when the thread is let go. So the thread then does nothing of
//! the host's any more: the handler's own faults are the program's.
//!
//! A child of `fork` has none of its parent's threads but the one that forked. A lock that another
//! thread held would be held in it for ever, and a function that another thread was compiling would
//! never be finished. So whatever takes a lock of an engine or writes code does it while it holds
//! back signals here, and a thread that forks waits until no other thread does ([`super::fork`]).

use std::cell::Cell;
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::activation::{State, set_state};
use crate::sys::signals;

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

/// Shared by the threads that work for engines, and had alone by one that forks.
static GATE: RwLock<()> = RwLock::new(());

/// Shared by the threads that are within heaps of programs, and had alone by one that forks, which takes it before the
/// other: whoever is in a section is in no heap, while a handler that interrupts the thread in a heap may enter a section.
static HEAPS: RwLock<()> = RwLock::new(());

thread_local! {
    static IS_WITHIN_HEAP: Cell<bool> = const { Cell::new(false) };
    /// How often this thread holds signals back. The gate is taken by the first alone: a second
    /// request would wait for a thread that forks, which waits for the first.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// Holds signals and `fork` back until it is dropped. Signals are held back from this thread, and
/// from those that it starts.
#[must_use]
pub(crate) struct CriticalSection(Option<Outermost<RwLockReadGuard<'static, ()>>>);

/// What the first of several that a thread holds gives back.
struct Outermost<G> {
    before: u64,
    state: State,
    gate: Option<G>,
}

/// Has signals and `fork` wait while the thread does what is the host's.
///
/// Where the result is dropped a handler may run, and may trap or jump: then nothing else that
/// frames of the host hold may be in need of a drop.
pub(crate) fn enter() -> CriticalSection {
    if DEPTH.get() > 0 {
        DEPTH.set(DEPTH.get() + 1);
        return CriticalSection(None);
    }
    CriticalSection(Some(Outermost::take(|| {
        GATE.read().unwrap_or_else(PoisonError::into_inner)
    })))
}

/// Has `fork` wait while the thread is within a heap of a program, until this is dropped. Signals do not wait: in their
/// handlers C's own heap cannot be used either.
pub(crate) struct WithinHeap(Option<RwLockReadGuard<'static, ()>>);

impl WithinHeap {
    /// For this thread. Who has `fork` wait already need not do it again.
    pub(crate) fn enter() -> WithinHeap {
        if DEPTH.get() > 0 || IS_WITHIN_HEAP.get() {
            return WithinHeap(None);
        }
        IS_WITHIN_HEAP.set(true);
        WithinHeap(Some(HEAPS.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl Drop for WithinHeap {
    fn drop(&mut self) {
        if self.0.take().is_some() {
            IS_WITHIN_HEAP.set(false);
        }
    }
}

/// Locks what belongs to an engine, whatever a panic has left there. The thread is in a section: a child of `fork` would
/// find it locked for ever, and a handler that interrupts the thread would wait for it.
pub(crate) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    debug_assert!(DEPTH.get() > 0, "a lock outside of a critical section");
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The same for one of those who read.
pub(crate) fn read<T>(lock: &RwLock<T>) -> RwLockReadGuard<'_, T> {
    debug_assert!(DEPTH.get() > 0, "a lock outside of a critical section");
    lock.read().unwrap_or_else(PoisonError::into_inner)
}

/// The same for the one who writes.
pub(crate) fn write<T>(lock: &RwLock<T>) -> RwLockWriteGuard<'_, T> {
    debug_assert!(DEPTH.get() > 0, "a lock outside of a critical section");
    lock.write().unwrap_or_else(PoisonError::into_inner)
}

/// The signals that are held back, as the kernel has them: a bit for each, the lowest for number 1.
pub(super) const WAITING: u64 = {
    let mut all = u64::MAX;
    let mut i = 0;
    while i < FAULTS.len() {
        all &= !signals::bit(FAULTS[i]);
        i += 1;
    }
    all
};

/// The same where a handler has had the kernel hold back [`WAITING`] already, beside those that were
/// blocked `before`.
pub(super) fn adopt(before: u64) -> CriticalSection {
    CriticalSection(Some(Outermost::after(before, || {
        GATE.read().unwrap_or_else(PoisonError::into_inner)
    })))
}

impl CriticalSection {
    /// Whether the thread holds signals and `fork` back by this one alone.
    pub(crate) fn is_outermost(&self) -> bool {
        self.0.is_some() && DEPTH.get() == 1
    }

    /// Lets `fork` go on while the thread waits for another one, which may be about to enter a section. Signals wait
    /// on.
    pub(crate) fn open<R>(&mut self, wait: impl FnOnce() -> R) -> R {
        let Some(outermost) = &mut self.0 else {
            return wait();
        };
        outermost.gate = None;
        let result = wait();
        outermost.gate = Some(GATE.read().unwrap_or_else(PoisonError::into_inner));
        result
    }
}

impl std::fmt::Debug for CriticalSection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CriticalSection").finish_non_exhaustive()
    }
}

impl Drop for CriticalSection {
    fn drop(&mut self) {
        if self.0.is_none() {
            DEPTH.set(DEPTH.get() - 1);
        }
    }
}

/// The same while no other thread holds anything, for a thread that forks.
pub(super) struct Alone {
    _outermost: Outermost<[RwLockWriteGuard<'static, ()>; 2]>,
}

/// Waits until no other thread holds anything. `None` if this one does: then it has to go on as it
/// is, for it is in the middle of work for an engine, or of a heap.
pub(super) fn enter_alone() -> Option<Alone> {
    (DEPTH.get() == 0 && !IS_WITHIN_HEAP.get()).then(|| Alone {
        _outermost: Outermost::take(|| {
            [&HEAPS, &GATE].map(|gate| gate.write().unwrap_or_else(PoisonError::into_inner))
        }),
    })
}

impl<G> Outermost<G> {
    fn take(gate: impl FnOnce() -> G) -> Self {
        let before = signals::change_mask(libc::SIG_BLOCK, signals::all() & WAITING);
        Self::after(before.unwrap_or(0), gate)
    }

    /// What is left to be done when signals are held back.
    fn after(before: u64, gate: impl FnOnce() -> G) -> Self {
        DEPTH.set(1);
        Outermost {
            before,
            state: set_state(State::Host),
            gate: Some(gate()),
        }
    }
}

impl<G> Drop for Outermost<G> {
    fn drop(&mut self) {
        drop(self.gate.take());
        set_state(self.state);
        DEPTH.set(0);
        signals::set_mask(self.before);
    }
}
