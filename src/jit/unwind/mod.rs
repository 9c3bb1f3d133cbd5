//! What the system's unwinder is told of machine code, so that exceptions and backtraces go through
//! it.
//!
//! Each function has a table of its own, with one entry. A table of several would have to be taken back
//! when one comes, and another thread that unwinds meanwhile would find nothing there. Telling costs the
//! same however many there are; an unwinder that goes through its list of tables one by one, as that of
//! GCC before 13 does, takes longer to find a frame the more there are.
//!
//! It is told of nothing before the engine has code that handles exceptions, or a program that names what
//! unwinds: where it has been told of tables, it takes a lock for each frame that it looks up, which a
//! child of `fork` may find held for ever.
//!
//! Promises: the entries of code are there before the code can be reached, and are forgotten before it
//! is given back.

mod lsda;
mod table;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::runtime::critical;
use crate::runtime::unwind::{self, Register};
pub(super) use lsda::lsda;
pub(super) use table::Entry;

/// The tables of an engine.
#[derive(Default, Debug)]
pub(super) struct UnwindTables(Mutex<Known>);

#[derive(Default, Debug)]
struct Known {
    /// By the address of the code.
    entries: BTreeMap<usize, Entry>,
    /// How the unwinder is told of them, once it is.
    register: Option<Register>,
}

impl UnwindTables {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on the unwinder is told of all code.
    pub fn tell_all(&self) {
        let mut known = self.lock();
        if known.register.is_none() {
            known.register = unwind::register();
            known.each(|register, entry| entry.tell(register));
        }
    }

    /// Tells the unwinder of code. The entry says where it is.
    pub fn add(&self, entry: Entry) {
        let mut known = self.lock();
        if let Some(register) = known.register {
            entry.tell(register);
        }
        known.entries.insert(entry.start(), entry);
    }

    /// Has the unwinder forget the code that starts at an address.
    pub fn remove(&self, start: usize) {
        let mut known = self.lock();
        let entry = known.entries.remove(&start);
        if let (Some(register), Some(entry)) = (known.register, entry) {
            entry.forget(register);
        }
    }
}

impl Known {
    fn each(&self, f: impl Fn(Register, &Entry)) {
        if let Some(register) = self.register {
            // The unwinder's lists begin with the highest address: so each is found at once.
            let entries = self.entries.values().rev();
            entries.for_each(|entry| f(register, entry));
        }
    }
}

impl Drop for UnwindTables {
    fn drop(&mut self) {
        // The unwinder's lock must not be held by a thread that a child of `fork` lacks.
        let _section = critical::enter();
        self.lock().each(|register, entry| entry.forget(register));
    }
}
