//! How far the compilation of a function is, and who does it.
//!
//! ```text
//!   Uncompiled ──claim──► Compiling ──set──► Compiled        Bound (host functions,
//!                             └───────set───► Failed         and what was replaced)
//! ```

use crate::sync::{AtomicU8, Condvar, Mutex, Ordering, PoisonError};

/// How far a function is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum EntryState {
    /// No function has this number.
    Undeclared,
    /// Its cell leads to its stub.
    Uncompiled,
    /// Some thread is compiling it.
    Compiling,
    /// Its cell leads to its code.
    Compiled,
    /// It cannot be compiled.
    Failed,
    /// Its cell leads to a host function, or to one that has taken its place.
    Bound,
}

impl EntryState {
    /// What [`StateChanges::set`] has stored.
    pub(crate) fn load(state: &AtomicU8) -> Self {
        match state.load(Ordering::Acquire) {
            1 => EntryState::Uncompiled,
            2 => EntryState::Compiling,
            3 => EntryState::Compiled,
            4 => EntryState::Failed,
            5 => EntryState::Bound,
            _ => EntryState::Undeclared,
        }
    }
}

/// Changes the states of functions, and has threads wait for a change.
#[derive(Debug)]
pub(crate) struct StateChanges {
    /// How many threads wait.
    waiting: Mutex<usize>,
    changed: Condvar,
}

impl StateChanges {
    /// For functions that no thread waits for.
    pub(crate) fn new() -> Self {
        StateChanges {
            waiting: Mutex::new(0),
            changed: Condvar::new(),
        }
    }

    /// Sets the state of a function. Who sees it sees all that this thread did before.
    pub(crate) fn set(&self, state: &AtomicU8, to: EntryState) {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        state.store(to as u8, Ordering::Release);
        // Nobody waits as a rule, and waking nobody is a system call too.
        if *waiting > 0 {
            self.changed.notify_all();
        }
    }

    /// Makes an uncompiled function one that this thread compiles; of all threads that ask, one is given it. The
    /// others block until the state is set, and are given that, which is neither `Uncompiled` nor `Compiling`.
    pub(crate) fn claim(&self, state: &AtomicU8) -> Result<(), EntryState> {
        loop {
            match EntryState::load(state) {
                EntryState::Uncompiled => {
                    let (from, to) = (EntryState::Uncompiled as u8, EntryState::Compiling as u8);
                    let taken =
                        state.compare_exchange(from, to, Ordering::AcqRel, Ordering::Acquire);
                    if taken.is_ok() {
                        return Ok(());
                    }
                }
                EntryState::Compiling => {
                    let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                    *waiting += 1;
                    while EntryState::load(state) == EntryState::Compiling {
                        let woken = self.changed.wait(waiting);
                        waiting = woken.unwrap_or_else(PoisonError::into_inner);
                    }
                    *waiting -= 1;
                }
                settled => return Err(settled),
            }
        }
    }
}
