//! Registers machine code with the system's unwinder, so that exceptions and backtraces go through
//! it.
//!
//! Each function has a table of one entry behind its code. Where the code memory is an object of the
//! dynamic linker's, the unwinder finds the entry by the memory's index, at a cost that hardly
//! grows and without locks. Where it could not be, as without `/proc`, each table is registered. Those it
//! goes through one by one, and takes a lock for each frame that it looks up, which a child of `fork`
//! may find held for ever. So then nothing is registered before the engine has code that handles
//! exceptions, or a program that names what unwinds.
//!
//! Promises: the entries of code are there before the code can be reached, and are deregistered before it
//! is given back.

mod lsda;
pub(super) mod table;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard};

use super::memory::CodeMemory;
use crate::ir;
use crate::runtime::critical;
use crate::runtime::unwind::{self, Register};
pub(super) use lsda::lsda;
use table::Written;

/// Whether a module is one that throws exceptions or looks at the stack.
pub(crate) fn unwinds(ir: &ir::Module) -> bool {
    let mut names = ir.globals.values().map(|global| ir.names.get(global.name));
    ir.funcs.values().any(|func| func.personality.is_some())
        || names.any(unwind::is_about_unwinding)
}

/// The tables of an engine.
#[derive(Debug)]
pub(super) struct UnwindTables {
    memory: Arc<CodeMemory>,
    known: Mutex<RegisteredTables>,
}

/// The tables that the unwinder is to know, where there is no index.
#[derive(Default, Debug)]
struct RegisteredTables {
    /// The tables' addresses by those of the code.
    tables: BTreeMap<usize, usize>,
    /// The unwinder's functions that register them, once they are registered.
    register: Option<Register>,
}

impl UnwindTables {
    /// The tables of the code in a memory.
    pub(super) fn new(memory: Arc<CodeMemory>) -> UnwindTables {
        UnwindTables {
            memory,
            known: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, RegisteredTables> {
        critical::lock(&self.known)
    }

    /// Registers all code, and from now on also what is added.
    pub(super) fn register_all(&self) {
        let mut known = self.lock();
        if known.register.is_none() && self.memory.index().is_none() {
            known.register = unwind::register();
            known.for_each_table(register_table);
        }
    }

    /// Adds a table, whose address is given with those of its code.
    pub(super) fn add(&self, code: Range<usize>, written: Written) {
        if let Some(index) = self.memory.index() {
            return index.set(code, written.entry);
        }
        let mut known = self.lock();
        if let Some(register) = known.register {
            register_table(register, written.table);
        }
        known.tables.insert(code.start, written.table);
    }

    /// Deregisters the code that starts at an address, if the memory does not do so when
    /// it is given back.
    pub(super) fn remove(&self, start: usize) {
        let mut known = self.lock();
        let table = known.tables.remove(&start);
        if let (Some(register), Some(table)) = (known.register, table) {
            deregister_table(register, table);
        }
    }
}

/// Registers a table.
fn register_table(register: Register, table: usize) {
    // SAFETY: the table stands behind its code, complete, and is deregistered before that is given back.
    unsafe { (register.add)(table as *const _) };
}

/// Deregisters a table that was registered.
fn deregister_table(register: Register, table: usize) {
    // SAFETY: that is what was registered.
    unsafe { (register.remove)(table as *const _) };
}

impl RegisteredTables {
    fn for_each_table(&self, f: impl Fn(Register, usize)) {
        if let Some(register) = self.register {
            // The unwinder's lists begin with the highest address: so each is found at once.
            let tables = self.tables.values().rev();
            tables.for_each(|&table| f(register, table));
        }
    }
}

impl Drop for UnwindTables {
    fn drop(&mut self) {
        // The unwinder's lock must not be held by a thread that a child of `fork` lacks.
        let _section = critical::enter();
        self.lock().for_each_table(deregister_table);
    }
}
