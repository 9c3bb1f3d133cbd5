//! Memory that programs allocate. What is known of blocks is kept outside of the program's memory, so that no write
//! leads it astray; an address that is freed by mistake is a trap that says what is wrong with it.

use std::collections::BTreeMap;

use super::{Call, Done, Library, Value, checked, errno, functions, unsupported};
use crate::interp::portable::memory::Segment;
use crate::interp::portable::{Machine, Stop};
use crate::runtime::shadow::finding::ObjectKind;
use crate::runtime::shadow::judge::World;
use crate::runtime::shadow::layout::ROOM_BEHIND;
use crate::runtime::trap::{FreeMistake, TrapKind};

functions! {
    malloc: "ptr (i64)" = |c| { let size = c.word()?; allocate(c, size, 16) };
    calloc: "ptr (i64, i64)" = calloc;
    realloc: "ptr (ptr, i64)" = realloc;
    reallocarray: "ptr (ptr, i64, i64)" = reallocarray;
    free: "void (ptr)" = free;
    cfree: "void (ptr)" = free;
    aligned_alloc: "ptr (i64, i64)" = |c| { let (align, size) = (c.word()?, c.word()?); aligned(c, align, size) };
    memalign: "ptr (i64, i64)" = |c| { let (align, size) = (c.word()?, c.word()?); aligned(c, align, size) };
    valloc: "ptr (i64)" = |c| { let size = c.word()?; allocate(c, size, 4096) };
    posix_memalign: "i32 (ptr, i64, i64)" = posix_memalign;
    malloc_usable_size: "i64 (ptr)" = usable_size;
    _Znwm: "ptr (i64)" = |c| new(c, ObjectKind::New);
    _Znam: "ptr (i64)" = |c| new(c, ObjectKind::NewArray);
    _ZnwmSt11align_val_t: "ptr (i64, i64)" = |c| new_aligned(c, ObjectKind::New);
    _ZnamSt11align_val_t: "ptr (i64, i64)" = |c| new_aligned(c, ObjectKind::NewArray);
    _ZnwmRKSt9nothrow_t: "ptr (i64, ptr)" = |c| new_or_none(c, ObjectKind::New);
    _ZnamRKSt9nothrow_t: "ptr (i64, ptr)" = |c| new_or_none(c, ObjectKind::NewArray);
    _ZdlPv: "void (ptr)" = |c| delete(c, ObjectKind::New);
    _ZdlPvm: "void (ptr, i64)" = |c| delete(c, ObjectKind::New);
    _ZdlPvRKSt9nothrow_t: "void (ptr, ptr)" = |c| delete(c, ObjectKind::New);
    _ZdlPvSt11align_val_t: "void (ptr, i64)" = |c| delete(c, ObjectKind::New);
    _ZdlPvmSt11align_val_t: "void (ptr, i64, i64)" = |c| delete(c, ObjectKind::New);
    _ZdaPv: "void (ptr)" = |c| delete(c, ObjectKind::NewArray);
    _ZdaPvm: "void (ptr, i64)" = |c| delete(c, ObjectKind::NewArray);
    _ZdaPvRKSt9nothrow_t: "void (ptr, ptr)" = |c| delete(c, ObjectKind::NewArray);
    _ZdaPvSt11align_val_t: "void (ptr, i64)" = |c| delete(c, ObjectKind::NewArray);
    _ZdaPvmSt11align_val_t: "void (ptr, i64, i64)" = |c| delete(c, ObjectKind::NewArray);
}

/// The blocks of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Heap {
    /// Those in use, by their addresses: room and what was asked for.
    used: BTreeMap<u64, Block>,
    /// Those that are free, by their addresses.
    free: BTreeMap<u64, u64>,
    /// The same by size.
    by_size: BTreeMap<u64, Vec<u64>>,
}

#[derive(Clone, Copy, Debug)]
struct Block {
    room: u64,
    size: u64,
}

/// All blocks are at multiples of this.
const UNIT: u64 = 16;
/// The heap grows by no less.
const STEP: u64 = 1 << 16;

/// Takes a block of the program's; `None` where there is no memory. In a checked program it is an object, with room behind
/// it that is no other's, and with bytes that are undefined.
pub(super) fn take(machine: &mut Machine<'_, Library>, size: u64, align: u64) -> Option<u64> {
    take_of(machine, ObjectKind::Heap, size, align)
}

fn take_of(
    machine: &mut Machine<'_, Library>,
    kind: ObjectKind,
    size: u64,
    align: u64,
) -> Option<u64> {
    let room = match checked::shadow(machine) {
        Some(_) => size.checked_add(ROOM_BEHIND),
        None => Some(size),
    };
    let taken = room.and_then(|room| take_own(machine, room, align));
    if let Some(mut shadow) = checked::shadow(machine) {
        match taken {
            Some(at) => shadow.define_block(kind, at, size),
            None => shadow.give_none(),
        }
    }
    taken
}

/// Takes a block of the library's own; `None` where there is no memory.
pub(super) fn take_own(machine: &mut Machine<'_, Library>, size: u64, align: u64) -> Option<u64> {
    let align = align.max(UNIT);
    let room = size.max(1).checked_next_multiple_of(UNIT)?;
    let limit = machine.heap_limit();
    let memory = &mut machine.memory;
    let heap = &mut machine.state.heap;
    let wanted = room.checked_add(align - UNIT)?;
    let found = heap.by_size.range(wanted..).next().map(|(&size, _)| size);
    let (start, have) = match found.and_then(|have| Some((heap.take_free(have)?, have))) {
        Some(found) => found,
        None => {
            // What is free at the end of the heap is a part of the new block.
            let end = Segment::Heap.start() + memory.size(Segment::Heap);
            let last = heap.free.last_key_value().map(|(&at, &size)| (at, size));
            let (start, have) = match last.filter(|(at, size)| at + size == end) {
                Some((at, size)) => (at, size),
                None => (end, 0),
            };
            let more = wanted.checked_sub(have)?.checked_next_multiple_of(STEP)?;
            if memory.size(Segment::Heap).checked_add(more)? > limit {
                return None;
            }
            memory.grow(Segment::Heap, more)?;
            if have > 0 {
                heap.remove_free(start, have);
            }
            (start, have + more)
        }
    };
    let at = start.next_multiple_of(align);
    if at > start {
        heap.add_free(start, at - start);
    }
    let rest = start + have - (at + room);
    if rest > 0 {
        heap.add_free(at + room, rest);
    }
    heap.used.insert(at, Block { room, size });
    Some(at)
}

impl Heap {
    /// The blocks that are in use, with their sizes.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (u64, u64)> {
        self.used.iter().map(|(&at, block)| (at, block.size))
    }

    /// About how many bytes the records of blocks take.
    pub(super) fn bytes(&self) -> usize {
        40 * self.used.len() + 64 * self.free.len()
    }

    fn take_free(&mut self, size: u64) -> Option<u64> {
        let at = *self.by_size.get(&size)?.last()?;
        self.remove_free(at, size);
        Some(at)
    }

    fn remove_free(&mut self, at: u64, size: u64) {
        self.free.remove(&at);
        if let Some(all) = self.by_size.get_mut(&size) {
            if let Some(place) = all.iter().rposition(|&other| other == at) {
                all.swap_remove(place);
            }
            if all.is_empty() {
                self.by_size.remove(&size);
            }
        }
    }

    /// Adds a free block, and joins it with those beside it.
    fn add_free(&mut self, at: u64, size: u64) {
        let (mut at, mut size) = (at, size);
        if let Some((&before, &len)) = self.free.range(..at).next_back()
            && before + len == at
        {
            self.remove_free(before, len);
            (at, size) = (before, size + len);
        }
        if let Some(&len) = self.free.get(&(at + size)) {
            self.remove_free(at + size, len);
            size += len;
        }
        self.free.insert(at, size);
        self.by_size.entry(size).or_default().push(at);
    }

    /// The block at an address that a function is given back.
    fn block(&self, function: &'static str, address: u64) -> Result<Block, Stop> {
        if let Some(&block) = self.used.get(&address) {
            return Ok(block);
        }
        let around = |(&start, &block): (&u64, &Block)| {
            (address < start + block.room).then_some(FreeMistake::InsideOfBlock {
                start,
                size: block.size,
            })
        };
        let before = self.used.range(..address).next_back();
        let free = self.free.range(..=address).next_back();
        let mistake = match before.and_then(around) {
            Some(inside) => inside,
            None if free.is_some_and(|(at, len)| address < at + len) => FreeMistake::AlreadyFree,
            None => FreeMistake::NeverAllocated,
        };
        Err(Stop::Trap(TrapKind::BadFree {
            function,
            address,
            mistake,
        }))
    }
}

/// Gives a block of the program's back. That of a checked program is kept for a while.
pub(super) fn give_back(
    machine: &mut Machine<'_, Library>,
    function: &'static str,
    address: u64,
) -> Result<(), Stop> {
    give_back_of(machine, ObjectKind::Heap, function, address)
}

fn give_back_of(
    machine: &mut Machine<'_, Library>,
    kind: ObjectKind,
    function: &'static str,
    address: u64,
) -> Result<(), Stop> {
    let number = match checked::shadow(machine) {
        Some(shadow) if address != 0 => match shadow.judge_free(address, kind) {
            Ok(number) => number,
            Err(finding) => return checked::found(finding),
        },
        Some(_) | None => None,
    };
    match number {
        Some(number) => retire(machine, function, number),
        None => give_back_own(machine, function, address),
    }
}

/// Ends the life of a block of a checked program.
fn retire(
    machine: &mut Machine<'_, Library>,
    function: &'static str,
    number: u32,
) -> Result<(), Stop> {
    let gone = checked::shadow(machine).map(|mut shadow| shadow.retire(number));
    for address in gone.unwrap_or_default() {
        give_back_own(machine, function, address)?;
    }
    Ok(())
}

/// Gives a block of the library's own back, or one of the program's of which nobody knows.
pub(super) fn give_back_own(
    machine: &mut Machine<'_, Library>,
    function: &'static str,
    address: u64,
) -> Result<(), Stop> {
    if address != 0 {
        let heap = &mut machine.state.heap;
        let block = heap.block(function, address)?;
        heap.used.remove(&address);
        heap.add_free(address, block.room);
    }
    Ok(())
}

fn allocate(c: &mut Call<'_, '_>, size: u64, align: u64) -> Done {
    let taken = take(c.machine, size, align);
    taken_or_none(c, taken)
}

fn taken_or_none(c: &mut Call<'_, '_>, taken: Option<u64>) -> Done {
    match taken {
        Some(at) => Ok(at.into()),
        None => {
            c.fail(errno::ENOMEM)?;
            Ok(Value::Int(0))
        }
    }
}

/// Zeroed memory of the library's own.
pub(super) fn zeroed(c: &mut Call<'_, '_>, size: u64) -> Done {
    let taken = take_own(c.machine, size, UNIT);
    fill_with_zeros(c, taken, size)
}

fn calloc(c: &mut Call<'_, '_>) -> Done {
    let (count, size) = (c.word()?, c.word()?);
    let size = count.saturating_mul(size);
    let taken = take(c.machine, size, UNIT);
    fill_with_zeros(c, taken, size)
}

fn fill_with_zeros(c: &mut Call<'_, '_>, taken: Option<u64>, size: u64) -> Done {
    if let Some(at) = taken {
        c.memory().slice_mut(at, size)?.fill(0);
        c.define(at, size);
    }
    taken_or_none(c, taken)
}

fn aligned(c: &mut Call<'_, '_>, align: u64, size: u64) -> Done {
    if !align.is_power_of_two() {
        c.fail(errno::EINVAL)?;
        return Ok(Value::Int(0));
    }
    allocate(c, size, align)
}

fn posix_memalign(c: &mut Call<'_, '_>) -> Done {
    let (to, align, size) = (c.word()?, c.word()?, c.word()?);
    if !align.is_power_of_two() || align < 8 {
        return Ok(errno::EINVAL.into());
    }
    match take(c.machine, size, align) {
        Some(at) => {
            c.write_word(to, at)?;
            c.define_pointer(to, at);
            Ok(0i32.into())
        }
        None => Ok(errno::ENOMEM.into()),
    }
}

fn realloc(c: &mut Call<'_, '_>) -> Done {
    let (old, size) = (c.word()?, c.word()?);
    resize(c, old, size)
}

fn reallocarray(c: &mut Call<'_, '_>) -> Done {
    let (old, count, size) = (c.word()?, c.word()?, c.word()?);
    resize(c, old, count.saturating_mul(size))
}

fn resize(c: &mut Call<'_, '_>, old: u64, size: u64) -> Done {
    if old == 0 {
        return allocate(c, size, UNIT);
    }
    let number = match checked::shadow(c.machine) {
        Some(shadow) => match shadow.judge_free(old, ObjectKind::Heap) {
            Ok(number) => number,
            Err(finding) => return checked::found(finding),
        },
        None => None,
    };
    if let Some(number) = number {
        return resize_object(c, old, number, size);
    }
    let block = c.library().heap.block("realloc", old)?;
    if size == 0 {
        give_back(c.machine, "realloc", old)?;
        return Ok(Value::Int(0));
    }
    if size <= block.room {
        c.library().heap.used.insert(old, Block { size, ..block });
        return Ok(old.into());
    }
    let done = allocate(c, size, UNIT)?;
    if let Value::Int(new @ 1..) = done {
        c.memory().copy(new, old, block.room)?;
        give_back(c.machine, "realloc", old)?;
    }
    Ok(done)
}

/// The block of a checked program is another one from now on.
fn resize_object(c: &mut Call<'_, '_>, old: u64, number: u32, size: u64) -> Done {
    if size == 0 {
        retire(c.machine, "realloc", number)?;
        if let Some(mut shadow) = checked::shadow(c.machine) {
            shadow.give_none();
        }
        return Ok(Value::Int(0));
    }
    let (site, kept) = match checked::shadow(c.machine) {
        Some(mut shadow) => (shadow.keep_site(), size.min(shadow.object(number).size)),
        None => (0, size),
    };
    let done = allocate(c, size, UNIT)?;
    if let Value::Int(new @ 1..) = done {
        c.memory().copy(new, old, kept)?;
        if let Some(mut shadow) = checked::shadow(c.machine) {
            shadow.copy_shadow(new, old, kept);
            shadow.set_site(site);
        }
        retire(c.machine, "realloc", number)?;
    }
    Ok(done)
}

fn free(c: &mut Call<'_, '_>) -> Done {
    let address = c.word()?;
    give_back(c.machine, "free", address)?;
    Ok(Value::Void)
}

/// `operator new`. Without memory the program ends, as nobody here throws.
fn new_of(c: &mut Call<'_, '_>, kind: ObjectKind, size: u64, align: u64) -> Done {
    match take_of(c.machine, kind, size, align) {
        Some(at) => Ok(at.into()),
        None => {
            let why = "`operator new` has no memory".into();
            Err(Stop::Trap(TrapKind::Host(why)))
        }
    }
}

fn new(c: &mut Call<'_, '_>, kind: ObjectKind) -> Done {
    let size = c.word()?;
    new_of(c, kind, size, UNIT)
}

fn new_aligned(c: &mut Call<'_, '_>, kind: ObjectKind) -> Done {
    let (size, align) = (c.word()?, c.word()?);
    match align.is_power_of_two() {
        true => new_of(c, kind, size, align),
        false => unsupported(format!("`operator new` aligned to {align} bytes")),
    }
}

fn new_or_none(c: &mut Call<'_, '_>, kind: ObjectKind) -> Done {
    let size = c.word()?;
    Ok(take_of(c.machine, kind, size, UNIT).unwrap_or(0).into())
}

fn delete(c: &mut Call<'_, '_>, kind: ObjectKind) -> Done {
    let address = c.word()?;
    give_back_of(c.machine, kind, "operator delete", address)?;
    Ok(Value::Void)
}

fn usable_size(c: &mut Call<'_, '_>) -> Done {
    let address = c.word()?;
    if address == 0 {
        return Ok(Value::Int(0));
    }
    if let Some(size) = checked::shadow(c.machine).and_then(|s| s.size_of_block(address)) {
        return Ok(size.into());
    }
    let block = c.library().heap.block("malloc_usable_size", address)?;
    Ok(block.room.into())
}
