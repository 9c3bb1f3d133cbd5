//! The records of objects, and which object an address belongs to.
//!
//! Records lie in one reserved range and have numbers, of which 0 is that of no object. Code reads the first three words
//! of one. A record is given to another object long after its own has gone ([`RETIRED`], [`QUARANTINE`]), so that a
//! pointer that outlives its object is found out.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, RwLock};

use super::finding::{Object, ObjectKind, ObjectState};
use super::{Owned, State};
use crate::runtime::critical;
use crate::sys::memory::{Mapping, Rights};

/// How many records there can be.
const MAX_RECORDS: usize = 1 << 26;
/// How many records of `alloca`s that are gone a thread keeps before one is used again.
const RETIRED: u32 = 1 << 12;
/// How many records of blocks of the heap that are gone are kept.
const QUARANTINE: usize = 1 << 16;

/// What is known of an object.
#[repr(C, align(64))]
pub(crate) struct Record {
    /// Its address.
    base: AtomicU64,
    /// How many bytes of it may be read: none, if it is not alive.
    readable: AtomicU64,
    /// How many bytes of it may be written.
    writable: AtomicU64,
    size: AtomicU64,
    state: AtomicU8,
    kind: AtomicU8,
    is_constant: AtomicU8,
    made_at: AtomicU32,
    ended_at: AtomicU32,
    /// The next one of a list.
    next: AtomicU32,
}

impl Record {
    /// The logarithm of its bytes.
    pub(crate) const SIZE_LOG2: u64 = size_of::<Record>().trailing_zeros() as u64;
    /// Where the address is.
    pub(crate) const BASE: u64 = std::mem::offset_of!(Record, base) as u64;
    /// Where it stands how many bytes may be read.
    pub(crate) const READABLE: u64 = std::mem::offset_of!(Record, readable) as u64;
    /// Where it stands how many may be written.
    pub(crate) const WRITABLE: u64 = std::mem::offset_of!(Record, writable) as u64;

    pub(super) fn base(&self) -> u64 {
        self.base.load(Relaxed)
    }

    pub(super) fn full_size(&self) -> u64 {
        self.size.load(Relaxed)
    }

    pub(super) fn is_constant(&self) -> bool {
        self.is_constant.load(Relaxed) != 0
    }

    pub(super) fn state(&self) -> ObjectState {
        const STATES: [ObjectState; 4] = [
            ObjectState::Alive,
            ObjectState::Freed,
            ObjectState::Returned,
            ObjectState::OutOfScope,
        ];
        STATES[usize::from(self.state.load(Relaxed) & 3)]
    }

    pub(super) fn kind(&self) -> ObjectKind {
        const KINDS: [ObjectKind; 5] = [
            ObjectKind::Heap,
            ObjectKind::New,
            ObjectKind::NewArray,
            ObjectKind::Stack,
            ObjectKind::Variable,
        ];
        KINDS[usize::from(self.kind.load(Relaxed)).min(4)]
    }

    /// Describes a new object.
    fn begin(&self, object: &Object, is_constant: bool) {
        self.base.store(object.address, Relaxed);
        self.size.store(object.size, Relaxed);
        self.kind.store(object.kind as u8, Relaxed);
        self.is_constant.store(is_constant.into(), Relaxed);
        self.made_at.store(object.made_at, Relaxed);
        self.ended_at.store(0, Relaxed);
        self.set_state(object.state);
    }

    fn set_state(&self, state: ObjectState) {
        self.state.store(state as u8, Relaxed);
        let readable = match state {
            ObjectState::Alive => self.full_size(),
            ObjectState::Freed | ObjectState::Returned | ObjectState::OutOfScope => 0,
        };
        let writable = if self.is_constant() { 0 } else { readable };
        self.readable.store(readable, Relaxed);
        self.writable.store(writable, Relaxed);
    }
}

/// All records.
pub(super) struct Records;

/// Where the record of no object is, in a process that has no memory for others.
static NO_OBJECT: Record = Record {
    base: AtomicU64::new(0),
    readable: AtomicU64::new(0),
    writable: AtomicU64::new(0),
    size: AtomicU64::new(0),
    state: AtomicU8::new(0),
    kind: AtomicU8::new(0),
    is_constant: AtomicU8::new(0),
    made_at: AtomicU32::new(0),
    ended_at: AtomicU32::new(0),
    next: AtomicU32::new(0),
};

/// How many records were ever used, that of no object among them.
static USED: AtomicU32 = AtomicU32::new(1);

fn table() -> &'static [Record] {
    static TABLE: OnceLock<&'static [Record]> = OnceLock::new();
    TABLE.get_or_init(|| {
        let size = MAX_RECORDS * size_of::<Record>();
        match Mapping::reserve(size, Rights::ReadWrite) {
            // SAFETY: zeroed pages of that size, which stay; zeros are records.
            Ok(pages) => unsafe { std::slice::from_raw_parts(pages.leak().cast(), MAX_RECORDS) },
            Err(_) => std::slice::from_ref(&NO_OBJECT),
        }
    })
}

impl Records {
    /// Whether there is a table of them.
    pub(super) fn is_ready() -> bool {
        table().len() > 1
    }

    /// The record of a number.
    pub(super) fn get(number: u32) -> &'static Record {
        let table = table();
        table.get(number as usize).unwrap_or(&table[0])
    }

    /// Where the record of a number is, as code knows it.
    pub(super) fn address(number: u32) -> u64 {
        std::ptr::from_ref(Records::get(number)) as u64
    }

    /// One that was never used; 0 where there is none left.
    fn fresh() -> u32 {
        let number = USED.fetch_add(1, Relaxed);
        if (number as usize) < table().len() {
            return number;
        }
        USED.fetch_sub(1, Relaxed);
        0
    }
}

/// The number of a record, by its address as code knows it; 0 where it is none.
pub(super) fn number_of(record: *const Record) -> u32 {
    let offset = (record as usize).wrapping_sub(table().as_ptr() as usize);
    let number = offset / size_of::<Record>();
    if number < table().len() {
        number as u32
    } else {
        0
    }
}

/// Where the record of no object is, which owns pointers of which nothing is known.
pub(crate) fn unknown() -> u64 {
    Records::address(0)
}

/// Objects that are not on a stack.
#[derive(Default)]
struct Index {
    /// Those that can be found by an address within them, by their own. Of those that are gone the memory was not given
    /// out again.
    by_address: BTreeMap<u64, u32>,
    /// Records to be used again, those that went first in front.
    retired: VecDeque<u32>,
}

static INDEX: RwLock<Index> = RwLock::new(Index {
    by_address: BTreeMap::new(),
    retired: VecDeque::new(),
});

fn change<R>(f: impl FnOnce(&mut Index) -> R) -> R {
    let _section = critical::enter();
    f(&mut critical::write(&INDEX))
}

/// An object of the heap that lives from now on; its number, 0 where there are too many.
pub(super) fn define(kind: ObjectKind, address: u64, size: u64, made_at: u32) -> u32 {
    change(|index| {
        let number = match index.retired.len() > QUARANTINE {
            true => index.retired.pop_front().unwrap_or(0),
            false => Records::fresh(),
        };
        if number != 0 {
            let object = Object {
                kind,
                state: ObjectState::Alive,
                address,
                size,
                made_at,
                ended_at: 0,
            };
            Records::get(number).begin(&object, false);
            index.by_address.insert(address, number);
        }
        number
    })
}

/// A record for a variable, which is defined when it is known where it lies.
pub(crate) fn take_variable() -> (u32, u64) {
    let number = Records::fresh();
    (number, Records::address(number))
}

/// The variable of a record lies there.
pub(crate) fn define_variable(number: u32, address: u64, size: u64, made_at: u32, constant: bool) {
    if number == 0 {
        return;
    }
    let object = Object {
        kind: ObjectKind::Variable,
        state: ObjectState::Alive,
        address,
        size,
        made_at,
        ended_at: 0,
    };
    Records::get(number).begin(&object, constant);
    if size > 0 {
        change(|index| index.by_address.insert(address, number));
    }
}

/// The variable of a record is gone with its program.
pub(crate) fn forget_variable(number: u32) {
    let record = Records::get(number);
    change(|index| {
        if index.by_address.get(&record.base()) == Some(&number) {
            index.by_address.remove(&record.base());
        }
        record.set_state(ObjectState::Freed);
        index.retired.push_back(number);
    });
}

/// The life of an object of the heap ends. It stays known by its address.
pub(super) fn end(number: u32, ended_at: u32) {
    let record = Records::get(number);
    record.ended_at.store(ended_at, Relaxed);
    record.set_state(ObjectState::Freed);
}

/// The memory of an object whose life has ended is given out again: it is no longer known by its address.
pub(super) fn forget(number: u32) {
    let record = Records::get(number);
    let base = record.base();
    super::define(base, record.full_size());
    change(|index| {
        if index.by_address.get(&base) == Some(&number) {
            index.by_address.remove(&base);
        }
        index.retired.push_back(number);
    });
}

/// How many bytes behind a block of the heap belong to no other object.
pub(super) const ROOM_BEHIND: u64 = 32;

/// How many `alloca`s are looked through for an address.
const MAX_SEARCHED: usize = 10_000;

/// The object that an address belongs to, or in whose room behind it it lies.
pub(super) fn at(address: u64) -> Option<u32> {
    let contains = |number: u32| {
        let record = Records::get(number);
        let room = match record.kind() {
            ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray => ROOM_BEHIND,
            ObjectKind::Stack | ObjectKind::Variable => 0,
        };
        address.wrapping_sub(record.base()) < (record.full_size() + room).max(1)
    };
    let mut number = super::top_around(address);
    for _ in 0..MAX_SEARCHED {
        if number == 0 {
            break;
        }
        if contains(number) {
            return Some(number);
        }
        number = Records::get(number).next.load(Relaxed);
    }
    // Of objects that are alive no two have an address in common.
    let recent = super::recent(address);
    if recent != 0 && Records::get(recent).state() == ObjectState::Alive && contains(recent) {
        return Some(recent);
    }
    let found = {
        let _section = critical::enter();
        let index = critical::read(&INDEX);
        let (_, &number) = index.by_address.range(..=address).next_back()?;
        number
    };
    if !contains(found) {
        return None;
    }
    super::set_recent(address, found);
    Some(found)
}

/// All objects that are not on a stack.
pub(super) fn all() -> Vec<u32> {
    let _section = critical::enter();
    critical::read(&INDEX)
        .by_address
        .values()
        .copied()
        .collect()
}

/// The block of the heap, alive, that an address leads into.
pub(super) fn block_at(address: u64) -> Option<u32> {
    let _section = critical::enter();
    let index = critical::read(&INDEX);
    let (_, &number) = index.by_address.range(..=address).next_back()?;
    let record = Records::get(number);
    let is_within = address - record.base() < record.full_size().max(1);
    let is_alive = record.state() == ObjectState::Alive;
    let is_block = match record.kind() {
        ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray => true,
        ObjectKind::Stack | ObjectKind::Variable => false,
    };
    (is_within && is_alive && is_block).then_some(number)
}

/// The object of the heap or variable that starts at an address.
pub(super) fn starting_at(address: u64) -> Option<u32> {
    let _section = critical::enter();
    let index = critical::read(&INDEX);
    index.by_address.get(&address).copied()
}

/// What is known of an object.
pub(super) fn describe(number: u32) -> Object {
    let record = Records::get(number);
    Object {
        kind: record.kind(),
        state: record.state(),
        address: record.base(),
        size: record.full_size(),
        made_at: record.made_at.load(Relaxed),
        ended_at: record.ended_at.load(Relaxed),
    }
}

/// An `alloca` of this thread that lives from now on.
pub(super) fn push_alloca(state: &mut State, address: u64, size: u64, made_at: u32) -> u32 {
    let retired = &mut state.retired;
    let number = match retired.count > RETIRED {
        true => {
            let first = retired.first;
            retired.first = Records::get(first).next.load(Relaxed);
            retired.count -= 1;
            first
        }
        false => Records::fresh(),
    };
    if number == 0 {
        return 0;
    }
    let record = Records::get(number);
    let object = Object {
        kind: ObjectKind::Stack,
        state: ObjectState::Alive,
        address,
        size,
        made_at,
        ended_at: 0,
    };
    record.begin(&object, false);
    record.next.store(state.top, Relaxed);
    if size > 0 {
        let end = address.saturating_add(size + 1);
        let stack = &mut state.stack;
        match stack.is_empty() || state.top == 0 {
            true => *stack = address..end,
            false => *stack = stack.start.min(address)..stack.end.max(end),
        }
    }
    state.top = number;
    number
}

/// Ends the life of the `alloca`s that were made since the one of number `mark` was the last.
pub(super) fn release(state: &mut State, mark: u32) {
    end_allocas(state, mark, ObjectState::Returned);
}

fn end_allocas(state: &mut State, mark: u32, why: ObjectState) {
    while state.top != mark && state.top != 0 {
        let number = state.top;
        let record = Records::get(number);
        record.set_state(why);
        // Whoever has the stack there next knows nothing of this.
        super::define(record.base(), record.full_size());
        state.top = record.next.load(Relaxed);
        let retired = &mut state.retired;
        match retired.count {
            0 => retired.first = number,
            _ => Records::get(retired.last).next.store(number, Relaxed),
        }
        record.next.store(0, Relaxed);
        retired.last = number;
        retired.count += 1;
    }
}

/// Notes where the stack is, as an object of no bytes.
pub(super) fn save_stack(state: &mut State) -> u32 {
    push_alloca(state, 0, 0, 0)
}

/// Ends the life of the `alloca`s that were made since the stack was noted.
pub(super) fn restore_stack(state: &mut State, saved: u32) {
    if saved == 0 {
        return;
    }
    let mut number = state.top;
    while number != 0 && number != saved {
        number = Records::get(number).next.load(Relaxed);
    }
    // A stack that was given back already says nothing.
    if number == saved {
        end_allocas(state, saved, ObjectState::OutOfScope);
    }
}

/// The scope of an `alloca` begins or ends.
pub(super) fn set_scope(number: u32, begins: bool) {
    if number == 0 {
        return;
    }
    let record = Records::get(number);
    match (begins, record.state()) {
        (true, ObjectState::OutOfScope) => record.set_state(ObjectState::Alive),
        (false, ObjectState::Alive) => record.set_state(ObjectState::OutOfScope),
        (true, ObjectState::Alive | ObjectState::Freed | ObjectState::Returned)
        | (false, ObjectState::OutOfScope | ObjectState::Freed | ObjectState::Returned) => {}
    }
}

/// The owner of an argument of a call of the C library, if it has one.
pub(super) fn owner_of(argument: Owned, value: u64) -> Option<u32> {
    let known = number_of(argument.owner as *const Record);
    match argument.value == value && known != 0 {
        true => Some(known),
        false => at(value),
    }
}

/// Memory of the heap that was given back and is kept from being given out again.
pub(super) static KEPT: Mutex<Kept> = Mutex::new(Kept {
    blocks: VecDeque::new(),
    bytes: 0,
});

/// See [`KEPT`].
pub(super) struct Kept {
    /// The blocks, by their numbers, those that were given back first in front.
    pub blocks: VecDeque<u32>,
    /// Their bytes.
    pub bytes: u64,
}
