//! The objects of a checked program with a memory of its own, and what is known of the memory beside it.
//!
//! What [`runtime/shadow`](crate::runtime::shadow) keeps for the programs of the process lies here for one program: what
//! is known of objects in this file's own lists, where no write of the program leads it astray, and beside the program's
//! memory what its code reads: the first words of each record, the state of the thread, and the planes.

use std::collections::{BTreeMap, VecDeque};

use super::libc::printed;
use crate::checked::Variable;
use crate::interp::portable::memory::LinearMemory;
use crate::runtime::shadow::finding::{Object, ObjectKind, ObjectState};
use crate::runtime::shadow::judge::World;
use crate::runtime::shadow::layout::{
    MAX_ARGS, MAX_KEPT, MAX_KEPT_BYTES, MAX_SEARCHED, Own, Owned, QUARANTINE, RETIRED, ROOM_BEHIND,
};
use crate::runtime::shadow::{Plane, Record, State};

/// The objects of a program.
#[derive(Clone, Debug)]
pub(super) struct Objects {
    /// What is known of each, by its number. The first is none.
    rows: Vec<Row>,
    /// Blocks of the heap, those that were given back and are kept among them, by their addresses.
    blocks: BTreeMap<u64, u32>,
    /// Variables, by their addresses.
    variables: BTreeMap<u64, u32>,
    /// The `alloca` that was made last.
    top: u32,
    /// Records of `alloca`s that are gone.
    returned: VecDeque<u32>,
    /// Records of blocks of the heap whose memory is another's by now.
    retired: VecDeque<u32>,
    /// Those of blocks that were given back, whose memory is not given out again so far.
    kept: VecDeque<u32>,
    kept_bytes: u64,
    /// Where something undefined was read last.
    undefined_at: u64,
    /// Whether it is known which bits are undefined.
    follows_values: bool,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    object: Object,
    is_constant: bool,
    /// The `alloca` that was made before this one.
    next: u32,
    /// The steps at which its life has begun and ended.
    made_step: u64,
    ended_step: u64,
}

const NO_OBJECT: Object = Object {
    kind: ObjectKind::Variable,
    state: ObjectState::Alive,
    address: 0,
    size: 0,
    made_at: 0,
    ended_at: 0,
};

const NO_ROW: Row = Row {
    object: NO_OBJECT,
    is_constant: false,
    next: 0,
    made_step: 0,
    ended_step: 0,
};

impl Objects {
    /// Those of a program of which modules have taken so many records.
    pub(super) fn new(memory: &mut LinearMemory, taken: u32, follows_values: bool) -> Objects {
        memory.check();
        let count = taken as usize + 1;
        let first = (Own::RECORDS - Own::STATE) as usize;
        memory.grow_records(first + (count << Record::SIZE_LOG2));
        let unknown = Own::RECORDS.to_le_bytes();
        let args = (0..MAX_ARGS as u64).map(|n| State::ARGS + 16 * n);
        for place in args.chain([State::RESULT]) {
            // The state is there.
            let _ = memory.write(Own::STATE + place + 8, unknown);
        }
        Objects {
            rows: vec![NO_ROW; count],
            blocks: BTreeMap::new(),
            variables: BTreeMap::new(),
            top: 0,
            returned: VecDeque::new(),
            retired: VecDeque::new(),
            kept: VecDeque::new(),
            kept_bytes: 0,
            undefined_at: 0,
            follows_values,
        }
    }

    /// The blocks of the heap that are in use, with their sizes.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (u64, u64)> {
        let rows = self.blocks.values();
        let objects = rows.filter_map(|&number| Some(self.rows.get(number as usize)?.object));
        let alive = objects.filter(|object| object.state == ObjectState::Alive);
        alive.map(|object| (object.address, object.size))
    }

    /// The steps at which the life of an object has begun and ended.
    pub(super) fn steps_of(&self, object: &Object) -> Option<(u64, u64)> {
        let row = self.rows.iter().rfind(|row| row.object == *object)?;
        Some((row.made_step, row.ended_step))
    }

    /// About how many bytes a copy takes.
    pub(super) fn bytes(&self) -> usize {
        let maps = self.blocks.len() + self.variables.len();
        self.rows.len() * size_of::<Row>() + 24 * maps
    }
}

/// The objects of a program with its memory.
pub(super) struct Shadow<'a> {
    pub(super) memory: &'a mut LinearMemory,
    pub(super) objects: &'a mut Objects,
    /// The step of the program, if it is stepped.
    pub(super) step: u64,
}

impl Shadow<'_> {
    /// The address of a record.
    pub(super) fn address_of(number: u32) -> u64 {
        Own::RECORDS + (u64::from(number) << Record::SIZE_LOG2)
    }

    fn row(&self, number: u32) -> &Row {
        let rows = &self.objects.rows;
        rows.get(number as usize).unwrap_or(&NO_ROW)
    }

    /// Changes what is known of an object, and what code reads of that.
    fn set(&mut self, number: u32, row: Row) {
        let Some(place) = self.objects.rows.get_mut(number as usize) else {
            return;
        };
        *place = row;
        let readable = match row.object.state {
            ObjectState::Alive => row.object.size,
            ObjectState::Freed | ObjectState::Returned | ObjectState::OutOfScope => 0,
        };
        let writable = if row.is_constant { 0 } else { readable };
        let words = [
            (Record::BASE, row.object.address),
            (Record::READABLE, readable),
            (Record::WRITABLE, writable),
        ];
        for (offset, word) in words {
            // The record is there.
            let at = Self::address_of(number) + offset;
            let _ = self.memory.write(at, word.to_le_bytes());
        }
    }

    fn set_state(&mut self, number: u32, state: ObjectState) {
        let mut row = *self.row(number);
        row.object.state = state;
        row.ended_step = self.step;
        self.set(number, row);
    }

    /// A record that was never used; 0 where there is no number left.
    fn fresh(&mut self) -> u32 {
        let Ok(number) = u32::try_from(self.objects.rows.len()) else {
            return 0;
        };
        self.objects.rows.push(NO_ROW);
        let first = (Own::RECORDS - Own::STATE) as usize;
        let wanted = first + ((number as usize + 1) << Record::SIZE_LOG2);
        self.memory.grow_records(wanted.next_multiple_of(1 << 14));
        number
    }

    fn word(&self, offset: u64) -> u64 {
        let word = self.memory.read(Own::STATE + offset);
        word.map_or(0, u64::from_le_bytes)
    }

    fn set_word(&mut self, offset: u64, word: u64) {
        // The state is there.
        let _ = self.memory.write(Own::STATE + offset, word.to_le_bytes());
    }

    fn set_top(&mut self, number: u32) {
        self.objects.top = number;
        let at = Own::STATE + State::TOP;
        // The state is there.
        let _ = self.memory.write(at, number.to_le_bytes());
    }

    /// The number of the instruction that has called the library, where the program says so, once.
    pub(super) fn take_site(&mut self) -> u32 {
        let at = Own::STATE + State::SITE;
        let site = self.memory.read(at).map_or(0, u32::from_le_bytes);
        let _ = self.memory.write(at, [0; 4]);
        site
    }

    /// The same, and it is said again.
    pub(super) fn keep_site(&mut self) -> u32 {
        let site = self.take_site();
        self.set_site(site);
        site
    }

    /// Says again which instruction has called.
    pub(super) fn set_site(&mut self, site: u32) {
        let _ = self
            .memory
            .write(Own::STATE + State::SITE, site.to_le_bytes());
    }

    /// Has a pointer that the program is returned an owner.
    fn give(&mut self, pointer: u64, owner: u32) {
        self.set_word(State::RESULT, pointer);
        self.set_word(State::RESULT + 8, Self::address_of(owner));
    }

    /// The arguments of the call that the program is about to make: as they are, and as pointers with owners.
    pub(super) fn passed(&self) -> ([u64; MAX_ARGS], [Owned; MAX_ARGS]) {
        let at = |n: usize| 8 * n as u64;
        let words = std::array::from_fn(|n| self.word(State::WORDS + at(n)));
        let owned = std::array::from_fn(|n| Owned {
            value: self.word(State::ARGS + 2 * at(n)),
            owner: self.word(State::ARGS + 2 * at(n) + 8),
        });
        (words, owned)
    }

    /// What is known of a range is written, as far as there is memory.
    fn fill(&mut self, at: u64, size: u64, bits: u8) {
        let there = self.memory.rest(at).map_or(0, <[u8]>::len) as u64;
        let len = match bits {
            // What was never written is zeros.
            0 => self.memory.plane(Plane::Bits, at, size.min(there)).len() as u64,
            _ => size.min(there),
        };
        if let Some(plane) = self.memory.plane_mut(Plane::Bits, at, len) {
            plane.fill(bits);
        }
    }

    /// Memory is filled with a byte of which these bits are undefined.
    pub(super) fn fill_bits(&mut self, at: u64, size: u64, bits: u8) {
        self.fill(at, size, if bits == 0 { 0 } else { 0xff });
    }

    /// Memory that nobody has written so far.
    fn undefine(&mut self, at: u64, size: u64) {
        if self.objects.follows_values {
            self.fill(at, size, 0xff);
        }
    }

    fn copy_plane(&mut self, plane: Plane, to: u64, from: u64, size: u64) {
        let mut bytes = self.memory.plane(plane, from, size).to_vec();
        let known = self.memory.plane(plane, to, size).len();
        bytes.resize(bytes.len().max(known), 0);
        if let Some(plane) = self.memory.plane_mut(plane, to, bytes.len() as u64) {
            plane.copy_from_slice(&bytes);
        }
    }

    /// Notes the owner of a pointer that is written to an address.
    pub(super) fn set_owner(&mut self, at: u64, value: u64, owner: u32) {
        let entry = u64::from(owner) << 32 | value & 0xffff_ffff;
        let at = at.wrapping_add(Own::PLANES[Plane::Owners as usize]);
        // A pointer that is nowhere has no owner.
        let _ = self.memory.write(at, entry.to_le_bytes());
    }

    /// The pointer that a variable begins with has its owner.
    pub(super) fn begin_pointer(&mut self, at: u64, owner: u32) {
        let value = self.memory.read(at).map_or(0, u64::from_le_bytes);
        if self.row(owner).object.address != 0 {
            self.set_owner(at, value, owner);
        }
    }

    /// A variable of the program lies there.
    pub(super) fn define_variable(&mut self, variable: &Variable, address: u64) {
        let object = Object {
            address,
            size: variable.size,
            made_at: variable.site,
            ..NO_OBJECT
        };
        let row = Row {
            object,
            is_constant: variable.is_constant,
            ..NO_ROW
        };
        self.set(variable.record, row);
        if variable.size > 0 {
            self.objects.variables.insert(address, variable.record);
        }
    }

    /// Makes memory that the library gives to the program a block of its heap, whose bytes are undefined.
    pub(super) fn define_block(&mut self, kind: ObjectKind, address: u64, size: u64) {
        let used = match self.objects.retired.len() > QUARANTINE {
            true => self.objects.retired.pop_front(),
            false => None,
        };
        let number = match used {
            Some(used) => used,
            None => self.fresh(),
        };
        let object = Object {
            kind,
            address,
            size,
            made_at: self.take_site(),
            ..NO_OBJECT
        };
        let row = Row {
            object,
            made_step: self.step,
            ..NO_ROW
        };
        self.set(number, row);
        self.objects.blocks.insert(address, number);
        self.undefine(address, size);
        self.give(address, number);
    }

    /// The program is given no block.
    pub(super) fn give_none(&mut self) {
        self.take_site();
        self.give(0, 0);
    }

    /// The life of a block ends. It stays known by its address, and its memory is kept for a while; given are the
    /// addresses of those that were kept for long enough.
    pub(super) fn retire(&mut self, number: u32) -> Vec<u64> {
        let mut row = *self.row(number);
        row.object.ended_at = self.take_site();
        row.object.state = ObjectState::Freed;
        row.ended_step = self.step;
        self.set(number, row);
        self.objects.kept.push_back(number);
        self.objects.kept_bytes += row.object.size;
        let mut gone = Vec::new();
        while self.objects.kept_bytes > MAX_KEPT_BYTES || self.objects.kept.len() > MAX_KEPT {
            let Some(first) = self.objects.kept.pop_front() else {
                break;
            };
            let object = self.row(first).object;
            self.objects.kept_bytes -= object.size;
            self.fill(object.address, object.size, 0);
            self.objects.blocks.remove(&object.address);
            self.objects.retired.push_back(first);
            gone.push(object.address);
        }
        gone
    }

    /// The object at whose address a block starts, if it is alive.
    pub(super) fn size_of_block(&self, address: u64) -> Option<u64> {
        let &number = self.objects.blocks.get(&address)?;
        Some(self.row(number).object.size)
    }

    /// The number of a block.
    pub(super) fn block(&self, address: u64) -> u32 {
        self.objects.blocks.get(&address).copied().unwrap_or(0)
    }

    /// An `alloca` that lives from now on; the address of its record.
    pub(super) fn push_alloca(&mut self, address: u64, size: u64, made_at: u32) -> u64 {
        let used = match self.objects.returned.len() > RETIRED {
            true => self.objects.returned.pop_front(),
            false => None,
        };
        let number = match used {
            Some(used) => used,
            None => self.fresh(),
        };
        let object = Object {
            kind: ObjectKind::Stack,
            address,
            size,
            made_at,
            ..NO_OBJECT
        };
        let next = self.objects.top;
        self.set(
            number,
            Row {
                object,
                next,
                made_step: self.step,
                ..NO_ROW
            },
        );
        self.set_top(number);
        Self::address_of(number)
    }

    /// The same, whose bytes are undefined.
    pub(super) fn enter_alloca(&mut self, address: u64, size: u64, made_at: u32) -> u64 {
        self.undefine(address, size);
        self.push_alloca(address, size, made_at)
    }

    /// Ends the life of the `alloca`s that were made since the one of number `mark` was the last.
    pub(super) fn release(&mut self, mark: u32) {
        self.end_allocas(mark, ObjectState::Returned);
    }

    fn end_allocas(&mut self, mark: u32, why: ObjectState) {
        while self.objects.top != mark && self.objects.top != 0 {
            let number = self.objects.top;
            let Row { object, next, .. } = *self.row(number);
            self.set_state(number, why);
            // Whoever has the stack there next knows nothing of this.
            self.define(object.address, object.size);
            self.set_top(next);
            self.objects.returned.push_back(number);
        }
    }

    /// The `alloca`s of the program, the last one first, up to the one of number `mark`.
    fn allocas(&self, mark: u32) -> impl Iterator<Item = u32> {
        let is_one = move |&number: &u32| number != 0 && number != mark;
        let first = Some(self.objects.top).filter(is_one);
        std::iter::successors(first, move |&number| {
            Some(self.row(number).next).filter(is_one)
        })
    }

    /// Whether an object is an `alloca` that was made since the one of number `mark` was the last.
    pub(super) fn is_since(&self, number: u32, mark: u32) -> bool {
        self.allocas(mark).any(|other| other == number)
    }

    /// Notes where the stack is, as an object of no bytes.
    pub(super) fn save_stack(&mut self) -> u64 {
        self.push_alloca(0, 0, 0)
    }

    /// Ends the life of the `alloca`s that were made since the stack was noted.
    pub(super) fn restore_stack(&mut self, saved: u32) {
        // A stack that was given back already says nothing.
        if saved != 0 && self.allocas(0).any(|number| number == saved) {
            self.end_allocas(saved, ObjectState::OutOfScope);
        }
    }

    /// The scope of an `alloca` begins or ends.
    pub(super) fn set_scope(&mut self, number: u32, begins: bool) {
        if number == 0 {
            return;
        }
        let object = self.row(number).object;
        match (begins, object.state) {
            (true, ObjectState::OutOfScope) => self.set_state(number, ObjectState::Alive),
            (false, ObjectState::Alive) => self.set_state(number, ObjectState::OutOfScope),
            (true, ObjectState::Alive | ObjectState::Freed | ObjectState::Returned)
            | (false, ObjectState::OutOfScope | ObjectState::Freed | ObjectState::Returned) => {}
        }
        if begins {
            self.undefine(object.address, object.size);
        }
    }

    /// All blocks of the heap and variables that are alive.
    pub(super) fn all(&self) -> Vec<u32> {
        let blocks = self.objects.blocks.values().copied();
        let is_alive = |&number: &u32| self.row(number).object.state == ObjectState::Alive;
        let variables = self.objects.variables.values().copied();
        blocks.filter(is_alive).chain(variables).collect()
    }

    /// Notes where something undefined was read: at an address or in so many bytes behind it.
    pub(super) fn note_undefined(&mut self, at: u64, size: u64) {
        let defined = self.defined_bytes(at, size);
        self.objects.undefined_at = at.wrapping_add(defined.min(size));
    }

    /// Where that was, once.
    pub(super) fn take_undefined(&mut self) -> u64 {
        std::mem::take(&mut self.objects.undefined_at)
    }

    fn contains(&self, number: u32, address: u64) -> bool {
        let object = self.row(number).object;
        let room = match object.kind {
            ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray => ROOM_BEHIND,
            ObjectKind::Stack | ObjectKind::Variable => 0,
        };
        address.wrapping_sub(object.address) < (object.size + room).max(1)
    }
}

impl World for Shadow<'_> {
    const ADDRESS_BITS: u32 = Own::ADDRESS_BITS;

    fn number_of(&self, owner: u64) -> u32 {
        let number = owner.wrapping_sub(Own::RECORDS) >> Record::SIZE_LOG2;
        match usize::try_from(number) {
            Ok(number) if number < self.objects.rows.len() => number as u32,
            Ok(_) | Err(_) => 0,
        }
    }

    fn at(&self, address: u64) -> Option<u32> {
        let before = |map: &BTreeMap<u64, u32>| {
            let (_, &number) = map.range(..=address).next_back()?;
            self.contains(number, address).then_some(number)
        };
        let alloca = || {
            let mut allocas = self.allocas(0).take(MAX_SEARCHED);
            allocas.find(|&number| self.contains(number, address))
        };
        before(&self.objects.blocks)
            .or_else(alloca)
            .or_else(|| before(&self.objects.variables))
    }

    fn block_at(&self, address: u64) -> Option<u32> {
        let (&start, &number) = self.objects.blocks.range(..=address).next_back()?;
        let object = self.row(number).object;
        let is_within = address - start < object.size.max(1);
        (is_within && object.state == ObjectState::Alive).then_some(number)
    }

    fn starting_at(&self, address: u64) -> Option<u32> {
        let block = self.objects.blocks.get(&address);
        block
            .or_else(|| self.objects.variables.get(&address))
            .copied()
    }

    fn object(&self, number: u32) -> Object {
        self.row(number).object
    }

    fn is_constant(&self, number: u32) -> bool {
        self.row(number).is_constant
    }

    fn bytes(&self, address: u64, size: u64) -> &[u8] {
        let rest = self.memory.rest(address).unwrap_or_default();
        &rest[..rest.len().min(usize::try_from(size).unwrap_or(usize::MAX))]
    }

    fn string(&self, address: u64, max: u64) -> &[u8] {
        let bytes = self.bytes(address, max);
        let end = bytes.iter().position(|&byte| byte == 0);
        &bytes[..end.unwrap_or(bytes.len())]
    }

    fn wide_length(&self, address: u64) -> u64 {
        let units = self.bytes(address, u64::MAX).chunks_exact(4);
        units.take_while(|unit| **unit != [0; 4]).count() as u64
    }

    fn defined_bytes(&self, at: u64, size: u64) -> u64 {
        if !self.objects.follows_values {
            return size;
        }
        let plane = self.memory.plane(Plane::Bits, at, size);
        let undefined = plane.iter().position(|&bits| bits != 0);
        undefined.map_or(size, |undefined| undefined as u64)
    }

    fn define(&mut self, at: u64, size: u64) {
        if self.objects.follows_values {
            self.fill(at, size, 0);
        }
    }

    fn copy_shadow(&mut self, to: u64, from: u64, size: u64) {
        self.copy_plane(Plane::Owners, to, from, size);
        if self.objects.follows_values {
            self.copy_plane(Plane::Bits, to, from, size);
        }
    }

    fn printed(&mut self, format: u64, _: &[u64; MAX_ARGS], first: usize) -> Option<u64> {
        let format = self.string(format, u64::MAX).to_vec();
        let words = Own::STATE + State::WORDS + 8 * first as u64;
        printed(self.memory, &format, words)
    }
}
