//! The records of objects, and which object an address belongs to.
//!
//! Records lie in one reserved range and have numbers, of which 0 is that of no object. Code reads the first three words
//! of one. A record is given to another object long after its own has gone ([`RETIRED`], [`QUARANTINE`]), so that a
//! pointer that outlives its object is found out.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use super::finding::{Object, ObjectKind, ObjectState};
use super::layout::{
    MAX_KEPT, MAX_KEPT_BYTES, MAX_SEARCHED, QUARANTINE, RETIRED, ROOM_BEHIND, Record, State,
};
use super::{blocks, planes};
use crate::runtime::critical::{self, WithinHeap};
use crate::sys::memory::{Mapping, Rights};

/// How many records there can be.
const MAX_RECORDS: usize = 1 << 26;

impl Record {
    #[inline]
    pub(super) fn base(&self) -> u64 {
        self.base.load(Relaxed)
    }

    #[inline]
    pub(super) fn full_size(&self) -> u64 {
        self.size.load(Relaxed)
    }

    #[inline]
    pub(super) fn is_constant(&self) -> bool {
        self.is_constant.load(Relaxed) != 0
    }

    #[inline]
    pub(super) fn state(&self) -> ObjectState {
        const STATES: [ObjectState; 4] = [
            ObjectState::Alive,
            ObjectState::Freed,
            ObjectState::Returned,
            ObjectState::OutOfScope,
        ];
        STATES[usize::from(self.state.load(Relaxed) & 3)]
    }

    #[inline]
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
        if object.size > 0 {
            planes::make(object.address, object.size);
        }
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
    #[inline]
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
#[inline]
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
pub(super) fn unknown() -> u64 {
    Records::address(0)
}

/// Variables by their addresses.
static VARIABLES: RwLock<BTreeMap<u64, u32>> = RwLock::new(BTreeMap::new());

/// Records that are no object's any more.
struct Lists {
    /// To be used again, those that went first in front.
    retired: VecDeque<u32>,
    /// Those of blocks that were given back, whose memory is kept from being given out again, in the same order.
    kept: VecDeque<u32>,
    /// The bytes of these.
    kept_bytes: u64,
}

static LISTS: Mutex<Lists> = Mutex::new(Lists {
    retired: VecDeque::new(),
    kept: VecDeque::new(),
    kept_bytes: 0,
});

/// As in C's own heap, handlers of signals cannot come here.
fn with_lists<R>(f: impl FnOnce(&mut Lists) -> R) -> R {
    let _within = WithinHeap::enter();
    f(&mut LISTS.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A block of the heap that lives from now on, with so many bytes behind it that are no other's; its number, 0 where there
/// are too many.
pub(super) fn define(kind: ObjectKind, address: u64, size: u64, room: u64, made_at: u32) -> u32 {
    let used = with_lists(|lists| match lists.retired.len() > QUARANTINE {
        true => lists.retired.pop_front(),
        false => None,
    });
    let number = used.unwrap_or_else(Records::fresh);
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
        blocks::add(address, size + room, number);
    }
    number
}

/// A record for a variable, which is defined when it is known where it lies.
pub(super) fn take_variable() -> u32 {
    Records::fresh()
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
        let _section = critical::enter();
        critical::write(&VARIABLES).insert(address, number);
    }
}

/// The variable of a record is gone with its program.
pub(crate) fn forget_variable(number: u32) {
    let record = Records::get(number);
    {
        let _section = critical::enter();
        let mut variables = critical::write(&VARIABLES);
        if variables.get(&record.base()) == Some(&number) {
            variables.remove(&record.base());
        }
    }
    record.set_state(ObjectState::Freed);
    with_lists(|lists| lists.retired.push_back(number));
}

/// The life of a block of the heap ends. It stays known by its address, and its memory is kept for a while. What `free`
/// is called with is the memory of blocks that were kept for long enough.
pub(super) fn retire(number: u32, ended_at: u32, mut free: impl FnMut(u64)) {
    let record = Records::get(number);
    record.ended_at.store(ended_at, Relaxed);
    record.set_state(ObjectState::Freed);
    with_lists(|lists| {
        lists.kept.push_back(number);
        lists.kept_bytes += record.full_size();
    });
    let too_many = |lists: &mut Lists| {
        let is_over = lists.kept_bytes > MAX_KEPT_BYTES || lists.kept.len() > MAX_KEPT;
        let first = is_over.then(|| lists.kept.pop_front()).flatten()?;
        lists.kept_bytes -= Records::get(first).full_size();
        Some(first)
    };
    while let Some(gone) = with_lists(too_many) {
        let record = Records::get(gone);
        let base = record.base();
        super::define(base, record.full_size());
        blocks::remove(base, record.full_size() + ROOM_BEHIND, gone);
        with_lists(|lists| lists.retired.push_back(gone));
        free(base);
    }
}

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
    let block = blocks::at(address);
    if block != 0 {
        return contains(block).then_some(block);
    }
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
        let variables = critical::read(&VARIABLES);
        let (_, &number) = variables.range(..=address).next_back()?;
        number
    };
    if !contains(found) {
        return None;
    }
    super::set_recent(address, found);
    Some(found)
}

/// All blocks of the heap and variables that are alive.
pub(super) fn all() -> Vec<u32> {
    let is_wanted = |&number: &u32| {
        let record = Records::get(number);
        let is_alive = record.state() == ObjectState::Alive && record.base() != 0;
        is_alive && record.kind() != ObjectKind::Stack
    };
    (1..USED.load(Relaxed)).filter(is_wanted).collect()
}

/// The block of the heap, alive, that an address leads into.
pub(super) fn block_at(address: u64) -> Option<u32> {
    let number = blocks::at(address);
    let record = Records::get(number);
    let is_within = address.wrapping_sub(record.base()) < record.full_size().max(1);
    (number != 0 && is_within && record.state() == ObjectState::Alive).then_some(number)
}

/// The block of the heap or variable that starts at an address.
pub(super) fn starting_at(address: u64) -> Option<u32> {
    let block = blocks::at(address);
    if block != 0 {
        return (Records::get(block).base() == address).then_some(block);
    }
    let _section = critical::enter();
    critical::read(&VARIABLES).get(&address).copied()
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
    let number = match retired.count as usize > RETIRED {
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

/// Whether an object is an `alloca` that was made since the one of number `mark` was the last.
pub(super) fn is_since(state: &State, number: u32, mark: u32) -> bool {
    let mut at = state.top;
    while at != mark && at != 0 {
        if at == number {
            return true;
        }
        at = Records::get(at).next.load(Relaxed);
    }
    false
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
