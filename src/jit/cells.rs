//! Entry cells: where a call to each function goes, and how far its compilation is.
//!
//! Every function of an engine has a number, the [`FuncIndex`], and with it by arithmetic a
//! thunk, a stub and a row with its cell, the place of its bytecode and its state. Calls go through the cell; it leads to the stub
//! until the function is compiled, and is then swapped, so code is never patched.
//!
//! Promises: exactly one thread gets the [`Ticket`] to compile a function. Others that ask for
//! it meanwhile block, without spinning, until the ticket is used.

use std::ops::Range;
use std::ptr;
use std::sync::atomic::{
    AtomicBool, AtomicI32, AtomicPtr, AtomicU8, AtomicU32, AtomicUsize, Ordering,
};
use std::sync::{Arc, Mutex};

pub(crate) use super::entry_state::EntryState;
use super::entry_state::StateChanges;
use super::memory::{CodeMemory, MAX_TARGETS, ROW_SIZE, SLOT_SIZE};
use super::range_allocator::RangeAllocator;
use super::stubs::{StubKind, Stubs};
use crate::interp::Bytecode;
use crate::runtime::critical;
use crate::runtime::{EntryLayout, FuncIndex};
use crate::x64::baseline::count::SeenTarget;

/// What is known of one function. Generated code knows where the cells are.
#[repr(C, align(32))]
struct EntryRow {
    cell: AtomicPtr<u8>,
    bytecode: AtomicPtr<Bytecode>,
    state: AtomicU8,
    /// Whether better code was asked for, of the function or of a loop in it.
    is_tiered: AtomicBool,
    /// How often what it has run was charged to a caller instead.
    charged: AtomicU8,
    /// How often its counter has run out since it began to count, or since it was compiled again.
    expired: AtomicU8,
    /// What baseline code counts down.
    counter: AtomicI32,
    /// From where.
    budget: AtomicI32,
    /// The number behind that of the function to whose counter that was charged the last time, or 0.
    caller: AtomicU32,
}

const _: () = assert!(size_of::<EntryRow>() == ROW_SIZE);

/// What a thread that needs a function is to do.
#[derive(Debug)]
pub(crate) enum Begin<'a> {
    /// Compile it, and say so with the ticket.
    Compile(Ticket<'a>),
    /// Call this address.
    Ready(*const u8),
    /// It cannot be compiled.
    Failed,
}

/// The right, and the duty, to compile a function. Dropped unused, it counts as a failure.
#[derive(Debug)]
#[must_use]
pub(crate) struct Ticket<'a> {
    table: &'a EntryTable,
    function: FuncIndex,
}

impl Ticket<'_> {
    /// The function's code is at `code`: calls go there from now on.
    pub(crate) fn finish(self, code: *const u8) {
        self.table
            .cell(self.function)
            .store(code.cast_mut(), Ordering::Release);
        self.table.compiled.fetch_add(1, Ordering::Relaxed);
        self.table.change(self.function, EntryState::Compiled);
        std::mem::forget(self);
    }

    /// The function is another one, whose code is at `code`.
    pub(crate) fn bind(self, code: *const u8) {
        self.table.bind(self.function, code);
        std::mem::forget(self);
    }
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        self.table.change(self.function, EntryState::Failed);
    }
}

/// The functions of an engine.
#[derive(Debug)]
pub(crate) struct EntryTable {
    memory: Arc<CodeMemory>,
    stubs: Stubs,
    numbers: Mutex<RangeAllocator>,
    changes: StateChanges,
    compiled: AtomicUsize,
}

impl EntryTable {
    /// No functions, in a window of which this is the only table.
    pub(crate) fn new(memory: Arc<CodeMemory>, stubs: Stubs) -> Self {
        let numbers = Mutex::new(RangeAllocator::new(0, memory.max_functions()));
        EntryTable {
            memory,
            stubs,
            numbers,
            changes: StateChanges::new(),
            compiled: AtomicUsize::new(0),
        }
    }

    /// The common code behind the stubs.
    pub(crate) fn stubs(&self) -> &Stubs {
        &self.stubs
    }

    /// Declares `count` functions with successive numbers, or gives `None` where the table is
    /// full. Their cells lead to their stubs.
    pub(crate) fn declare(&self, count: usize, kind: StubKind) -> Option<Range<u32>> {
        let writer = self.memory.writer().ok()?;
        let first = critical::lock(&self.numbers).take(count, 1)?;
        for index in first..first + count {
            writer.write_slot(index, self.stubs.slot(index, kind));
            let function = FuncIndex(index as u32);
            self.cell(function)
                .store(self.stubs.stub(index) as *mut u8, Ordering::Release);
            self.state_byte(function)
                .store(EntryState::Uncompiled as u8, Ordering::Release);
        }
        Some(first as u32..(first + count) as u32)
    }

    /// Lets a declared function's calls go to another one.
    pub(crate) fn bind(&self, function: FuncIndex, address: *const u8) {
        self.cell(function)
            .store(address.cast_mut(), Ordering::Release);
        self.change(function, EntryState::Bound);
    }

    /// Gives numbers back.
    ///
    /// # Safety
    ///
    /// No thread may be executing these functions or be able to call them.
    pub(crate) unsafe fn release(&self, functions: Range<u32>) {
        let Ok(writer) = self.memory.writer() else {
            // The numbers are lost, and nothing else.
            return;
        };
        for index in functions.clone() {
            self.state_byte(FuncIndex(index))
                .store(EntryState::Undeclared as u8, Ordering::Release);
            self.forget_bytecode(FuncIndex(index));
            writer.write_slot(index as usize, [0xcc; SLOT_SIZE]);
        }
        critical::lock(&self.numbers).give(functions.start as usize, functions.len());
    }

    /// The bytes of a function's slot, as it is declared.
    pub(super) fn slot(&self, function: FuncIndex, kind: StubKind) -> [u8; SLOT_SIZE] {
        self.stubs.slot(function.0 as usize, kind)
    }

    /// The address that is the function's as a value: it never changes.
    pub(crate) fn thunk(&self, function: FuncIndex) -> usize {
        self.stubs.thunk(function.0 as usize)
    }

    /// Where the functions are entered.
    pub(crate) fn layout(&self) -> EntryLayout {
        EntryLayout {
            thunks: self.memory.slots() as u64,
            cells: self.memory.rows() as u64,
            limit: self.memory.max_functions() as u32,
        }
    }

    /// The function whose thunk is at this address.
    pub(crate) fn function_at(&self, thunk: usize) -> Option<FuncIndex> {
        let function = self.layout().function_at(thunk as u64)?;
        (self.state(function) != EntryState::Undeclared).then_some(function)
    }

    fn row(&self, function: FuncIndex) -> &EntryRow {
        let index = function.0 as usize;
        assert!(index < self.memory.max_functions());
        let row = self.memory.rows() + index * ROW_SIZE;
        // SAFETY: the rows of all functions lie in the window's data, zeroed at first, and this
        // table's memory keeps the window; they are only accessed atomically.
        unsafe { &*(row as *const EntryRow) }
    }

    /// The function's cell, which holds the address that calls go to.
    pub(crate) fn cell(&self, function: FuncIndex) -> &AtomicPtr<u8> {
        &self.row(function).cell
    }

    /// Where a function's bytecode is; null before it is made.
    pub(crate) fn bytecode(&self, function: FuncIndex) -> &AtomicPtr<Bytecode> {
        &self.row(function).bytecode
    }

    /// Has a function's bytecode not be found any more.
    pub(crate) fn forget_bytecode(&self, function: FuncIndex) {
        self.bytecode(function)
            .store(ptr::null_mut(), Ordering::Release);
    }

    /// What the function's baseline code counts down, if it counts.
    pub(crate) fn counter(&self, function: FuncIndex) -> &AtomicI32 {
        &self.row(function).counter
    }

    /// What the counter of a function starts with, as far as it counts.
    pub(crate) fn budget(&self, function: FuncIndex) -> &AtomicI32 {
        &self.row(function).budget
    }

    /// Whether better code was asked for since the function began to count, of it or of a loop in it.
    pub(crate) fn is_tiered(&self, function: FuncIndex) -> &AtomicBool {
        &self.row(function).is_tiered
    }

    /// How often what the function has run was charged to a caller since it began to count.
    pub(crate) fn charged(&self, function: FuncIndex) -> &AtomicU8 {
        &self.row(function).charged
    }

    /// How often the counter of a function has run out since it began to count, or since it was compiled again.
    pub(crate) fn expired(&self, function: FuncIndex) -> &AtomicU8 {
        &self.row(function).expired
    }

    /// The caller that what the function has run was charged to, if one is known.
    pub(crate) fn charged_caller(&self, function: FuncIndex) -> Option<FuncIndex> {
        let behind = self.row(function).caller.load(Ordering::Relaxed);
        behind.checked_sub(1).map(FuncIndex)
    }

    /// Notes that caller, or that none is known.
    pub(crate) fn set_charged_caller(&self, function: FuncIndex, caller: Option<FuncIndex>) {
        let behind = caller.map_or(0, |caller| caller.0.wrapping_add(1));
        self.row(function).caller.store(behind, Ordering::Relaxed);
    }

    /// What the function's baseline code notes of the indirect call that is an instruction of it.
    pub(crate) fn seen_target(&self, function: FuncIndex, inst: u32) -> &SeenTarget {
        let targets = self.memory.targets();
        let mixed = (function.0.rotate_left(16) ^ inst).wrapping_mul(0x9e37_79b9);
        &targets[(mixed >> (u32::BITS - MAX_TARGETS.ilog2())) as usize]
    }

    /// The function that an indirect call has nearly always called, as far as is known.
    pub(crate) fn usual_target(&self, function: FuncIndex, inst: u32) -> Option<FuncIndex> {
        /// It may have been others before, as often as this.
        const FEW: u32 = 8;
        let seen = self.seen_target(function, inst);
        match seen.changes.load(Ordering::Relaxed) {
            1..=FEW => self.function_at(seen.address.load(Ordering::Relaxed) as usize),
            _ => None,
        }
    }

    fn state_byte(&self, function: FuncIndex) -> &AtomicU8 {
        &self.row(function).state
    }

    /// How far the function is.
    pub(crate) fn state(&self, function: FuncIndex) -> EntryState {
        EntryState::load(self.state_byte(function))
    }

    fn change(&self, function: FuncIndex, state: EntryState) {
        self.changes.set(self.state_byte(function), state);
    }

    /// Asks for a function that is to be called. Blocks while another thread compiles it.
    pub(crate) fn begin(&self, function: FuncIndex) -> Begin<'_> {
        match self.changes.claim(self.state_byte(function)) {
            Ok(()) => Begin::Compile(Ticket {
                table: self,
                function,
            }),
            Err(EntryState::Compiled | EntryState::Bound) => {
                Begin::Ready(self.cell(function).load(Ordering::Acquire))
            }
            Err(_) => Begin::Failed,
        }
    }

    /// How many functions were compiled so far.
    pub(crate) fn compiled_count(&self) -> usize {
        self.compiled.load(Ordering::Relaxed)
    }
}
