//! What the system's unwinder is told of machine code, so that exceptions and backtraces go through
//! it.
//!
//! The code memory is divided into *regions*. What starts in a region has its entries in one table. A region
//! holds one function: a table of several would have to be taken back when one comes, and another thread
//! that unwinds meanwhile would find nothing there. Telling costs the same however many there are; an
//! unwinder that goes through its list of tables one by one, as that of GCC before 13 does, takes longer
//! to find a frame the more there are.
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
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::memory::CODE_ALIGN;
use crate::runtime::unwind::{self, Register};
pub(super) use lsda::lsda;
pub(super) use table::Entry;

/// Bytes of code memory whose functions share a table: those of one function. A table of more would have
/// to be taken back when code comes, and another thread may be unwinding by it.
const REGION: usize = CODE_ALIGN;

/// The tables of an engine.
#[derive(Default, Debug)]
pub(super) struct UnwindTables {
    regions: Mutex<BTreeMap<usize, Region>>,
    /// Whether the unwinder is told of them.
    is_told: AtomicBool,
}

/// What the unwinder knows of a region.
#[derive(Default, Debug)]
struct Region {
    /// The entries, by the address of the code.
    entries: BTreeMap<usize, Entry>,
    /// The table, whose address the unwinder has; empty where it is to be made.
    table: Vec<u64>,
}

impl UnwindTables {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<usize, Region>> {
        self.regions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn told(&self) -> Option<Register> {
        self.is_told
            .load(Ordering::Acquire)
            .then(unwind::register)?
    }

    /// From now on the unwinder is told of all code.
    pub fn tell_all(&self) {
        let mut regions = self.lock();
        if self.is_told.swap(true, Ordering::AcqRel) {
            return;
        }
        if let Some(register) = unwind::register() {
            regions
                .values_mut()
                .for_each(|region| region.tell(register));
        }
    }

    /// Tells the unwinder of code. The entry says where it is.
    pub fn add(&self, entry: Entry) {
        let mut regions = self.lock();
        let region = regions.entry(entry.start() / REGION).or_default();
        let Some(register) = self.told() else {
            region.entries.insert(entry.start(), entry);
            return;
        };
        region.forget(register);
        let is_last = region.entries.keys().next_back() < Some(&entry.start());
        match is_last {
            true => table::append(&entry, &mut region.table),
            false => region.table.clear(),
        }
        region.entries.insert(entry.start(), entry);
        region.tell(register);
    }

    /// Has the unwinder forget the code that starts at an address.
    pub fn remove(&self, start: usize) {
        let mut regions = self.lock();
        let Some(region) = regions.get_mut(&(start / REGION)) else {
            return;
        };
        let told = self.told();
        if let Some(register) = told {
            region.forget(register);
        }
        region.table.clear();
        region.entries.remove(&start);
        match (region.entries.is_empty(), told) {
            (true, _) => drop(regions.remove(&(start / REGION))),
            (false, Some(register)) => region.tell(register),
            (false, None) => {}
        }
    }
}

impl Region {
    /// Makes the table known, which is of all entries or has to be made.
    fn tell(&mut self, register: Register) {
        if self.table.is_empty() {
            for entry in self.entries.values() {
                table::append(entry, &mut self.table);
            }
        }
        // SAFETY: the table is complete, and stays where it is until it is forgotten.
        unsafe { (register.add)(self.table.as_ptr().cast()) };
    }

    /// Has the unwinder forget the table, which stays as it is.
    fn forget(&mut self, register: Register) {
        if !self.table.is_empty() {
            // SAFETY: that is what was made known.
            unsafe { (register.remove)(self.table.as_ptr().cast()) };
        }
    }
}

impl Drop for UnwindTables {
    fn drop(&mut self) {
        if let Some(register) = self.told() {
            let mut regions = self.lock();
            regions
                .values_mut()
                .for_each(|region| region.forget(register));
        }
    }
}
