//! Counting: code that notes how much of it runs, so that a function that is worth it is compiled
//! again, and that can be left at its loops for the better code.
//!
//! A counter beside the function's entry cell goes down by about as many instructions as run from
//! the entry, or once round a loop. Where it passes zero at the entry, the function's lazy stub is
//! jumped to, with all as the caller left it: as if the function had not been compiled. Where it
//! does so at the header of a loop, common code is asked that keeps all registers
//! ([`Counting::leave`]) and may answer with the address of a function that goes on from there.
//! That one is called with the address of those registers, from which the frame is known, too, and reads
//! what it needs where the state at the header ([`HeaderState`]) says; what it returns, the function returns.
//!
//! ```text
//!     sub dword [counter], weight
//!     js cold
//! back:
//!     ...
//! cold:                              for each header
//!     mov r11d, header
//!     call leaving
//!     jmp back
//! leaving:                           once
//!     room for the registers is allocated and `leave` called
//!     returns if there is no answer, else calls that and returns from the function
//! ```
//!
//! In front of an indirect call, the address is compared with the one that was called the time before
//! ([`SeenTarget`]).
//!
//! Nothing is recorded for a header in case that it is left there: the compiler does the same again
//! if it is given the same function, and then says what it knows at the header.

use super::alloc::Gen;
use super::live::{FULL, IN_MEMORY, REMAT, Val};
use super::order::NONE;
use crate::entity::Entity;
use crate::lir::{Block, Inst, Origin, Slot, Value};
use crate::x64::asm::{Base, Cc, Label, Mem, Opcode};
use crate::x64::indirect::CALLEE;
use crate::x64::regs::Reg;
use crate::x64::reloc::SiteKind;
use dynasmrt::{DynasmApi, dynasm};
use std::mem::offset_of;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Where a function counts, and what happens where the counter runs out.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    /// The address of the counter, 32 bits.
    pub counter: u64,
    /// The address that is jumped to at the function's entry.
    pub entry: u64,
    /// The address that is called at the header of a loop, with a [`Leaving`] on the stack. It keeps
    /// all registers but `r11`, in which it returns where to go on, or 0.
    pub leave: u64,
    /// What is said of the function there: 31 bits, or what stands for them.
    pub function: u64,
    /// The address of the [`SeenTarget`] of an indirect call is this and the number of its instruction.
    pub targets: u64,
}

/// Which function an indirect call has called, as code notes it. Threads may disturb each other, and calls may
/// share one: what is noted is no more than a guess.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct SeenTarget {
    /// The address that was called last.
    pub address: AtomicU64,
    /// How often another one was called than the time before, the first time among that.
    pub changes: AtomicU32,
}

impl SeenTarget {
    /// Starts anew.
    pub fn forget(&self) {
        self.address.store(0, Ordering::Relaxed);
        self.changes.store(0, Ordering::Relaxed);
    }
}

/// What has to be done out of line where an indirect call calls something else than the time before.
#[derive(Clone, Copy, Debug)]
pub struct Changed {
    changed: Label,
    back: Label,
    seen: u64,
}

/// No more is counted at a time: a counter that is set to that much does not run out at once again.
pub const MOST_COUNTED: u32 = 4096;

/// What lies above the return address where [`Counting::leave`] is called, and above itself the frame of
/// the function: all that what goes on at a loop is handed over by. It is as small as that, since it may be on
/// a small stack that the program has made.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct Leaving {
    /// [`Counting::function`]
    pub function: u64,
    /// The number of the header.
    pub header: u64,
    /// The vector registers, which the common code fills in.
    pub floats: [[u64; 2]; 16],
    /// The others, but for `rsp` and `r11`, which the common code fills in.
    pub ints: [u64; 16],
    /// Fills up to a multiple of 16.
    padding: u64,
    /// Where the header's own cold code goes on.
    back: u64,
}

/// Bytes of what is allocated at once.
const ALLOCATED: i32 = (offset_of!(Leaving, back) - offset_of!(Leaving, floats)) as i32;

impl Leaving {
    /// Where this has a register, if it is one of those.
    pub fn offset_of(reg: Reg) -> Option<i32> {
        let (start, size) = match reg.is_xmm() {
            true => (offset_of!(Leaving, floats), 16),
            false => (offset_of!(Leaving, ints), 8),
        };
        let is_kept = ![Reg::RSP, Reg::R11].contains(&reg);
        is_kept.then(|| (start + size * usize::from(reg.code())) as i32)
    }
}

/// Where a value, or the first byte of a stack slot, is at the header of a loop. In a frame, from
/// `rbp`, or from `rsp` as it is in the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LiveLocation {
    /// Nowhere: it is not needed from there on.
    #[default]
    Nowhere,
    /// It is needed and has no place: the loop cannot be left there.
    Lost,
    /// In a register.
    Reg(Reg),
    /// So many bytes above a register.
    Frame(Reg, i32),
    /// At the address that stands so many bytes above a register.
    Behind(Reg, i32),
}

/// Where everything is at the header of a loop.
#[derive(Clone, Debug, Default)]
pub struct HeaderState {
    values: Vec<LiveLocation>,
    slots: Vec<LiveLocation>,
}

impl HeaderState {
    /// Where a value is.
    pub fn value(&self, value: Value) -> LiveLocation {
        self.values.get(value.index()).copied().unwrap_or_default()
    }

    /// Where a stack slot is; in a register if it is a variable.
    pub fn slot(&self, slot: Slot) -> LiveLocation {
        self.slots.get(slot.index()).copied().unwrap_or_default()
    }
}

/// What has to be done out of line for a count at the header of a loop.
#[derive(Clone, Copy, Debug)]
pub struct Cold {
    cold: Label,
    back: Label,
    header: Block,
}

/// Finds out how much each block that counts counts: the instructions that usually run where it does,
/// as far as no other one counts them.
pub fn weigh(cx: &mut Gen<'_>) {
    cx.weights.clear();
    cx.weights.resize(cx.order.nodes.len(), 0);
    for (i, (node, span)) in cx.order.nodes.iter().zip(cx.spans).enumerate() {
        let region = match (node.region_end, node.region) {
            (NONE, NONE) => 0,
            (NONE, region) => region as usize,
            _ => i,
        };
        let insts = (span.end - span.start).saturating_mul(node.share);
        cx.weights[region] = cx.weights[region].saturating_add(insts);
    }
    for (weight, node) in cx.weights.iter_mut().zip(&cx.order.nodes) {
        *weight /= node.share;
    }
}

fn count(cx: &mut Gen<'_>, counter: u64, index: u32) {
    let weight = cx.weights[index as usize].clamp(1, MOST_COUNTED);
    let len = if weight < 128 { 1 } else { 4 };
    let op = Opcode::one(if len == 1 { 0x83 } else { 0x81 });
    let counter = Mem::rip(Base::Abs(counter), 0);
    cx.asm.op_imm(op, 5, counter.into(), weight.into(), len);
}

/// Counts at the entry, in front of all else.
pub fn count_entry(cx: &mut Gen<'_>) {
    if let Some(counting) = cx.counting {
        count(cx, counting.counter, 0);
        cx.asm.jcc_far(Cc::S, counting.entry);
    }
}

/// Counts at the header of a loop, or in front of a copy of it, if it is one.
pub fn count_round(cx: &mut Gen<'_>, index: u32) {
    let node = cx.order.nodes[index as usize];
    let Some(counting) = cx.counting.filter(|_| node.region_end != NONE) else {
        return;
    };
    count(cx, counting.counter, index);
    let (cold, back) = (cx.asm.label(), cx.asm.label());
    cx.asm.jcc(Cc::S, cold);
    cx.asm.bind(back);
    cx.cold.push(Cold {
        cold,
        back,
        header: node.block,
    });
}

/// Notes the address that is about to be called, in the register for that.
pub fn note_target(cx: &mut Gen<'_>, inst: Inst) {
    let origin = cx.func.origins[inst];
    let is_own = origin != Origin::NONE && origin.row().is_none();
    let Some(counting) = cx.counting.filter(|_| is_own) else {
        return;
    };
    let seen = counting.targets + u64::from(origin.0);
    let (changed, back) = (cx.asm.label(), cx.asm.label());
    let last = Mem::rip(Base::Abs(seen), 0);
    cx.asm.op(Opcode::one(0x3b).wide(), CALLEE, last);
    cx.asm.jcc(Cc::Ne, changed);
    cx.asm.bind(back);
    cx.changed.push(Changed {
        changed,
        back,
        seen,
    });
}

/// What is behind the code of all blocks for indirect calls.
pub fn finish_targets(cx: &mut Gen<'_>) {
    const CHANGES: i32 = offset_of!(SeenTarget, changes) as i32;
    for call in std::mem::take(&mut cx.changed) {
        let at = |offset| Mem::rip(Base::Abs(call.seen), offset);
        cx.asm.bind(call.changed);
        cx.asm.op(Opcode::one(0x89).wide(), CALLEE, at(0));
        cx.asm
            .op_imm(Opcode::one(0x83), 0, at(CHANGES).into(), 1, 1);
        cx.asm.jmp(call.back);
    }
}

/// Notes where everything is, if the current block is the one that was asked for.
pub fn note_state(cx: &mut Gen<'_>, block: Block) {
    let Some((_, state)) = cx.state.as_mut().filter(|state| state.0 == block) else {
        return;
    };
    let frame = &*cx.frame;
    let in_frame = |mem: Mem| match mem.base {
        Base::Reg(base) => LiveLocation::Frame(base, mem.disp),
        _ => LiveLocation::Nowhere,
    };
    // A header has several predecessors, so it starts a chain: a value is in its home or in memory.
    let index = cx.index;
    let place = |val: &Val| {
        let is_needed = val.refs > 0 || val.is(FULL) && index <= val.last;
        match (val.home.is_some(), val.is(IN_MEMORY)) {
            (true, _) => LiveLocation::Reg(val.home),
            (false, true) if val.slot != 0 => in_frame(frame.place(val.slot, 0)),
            (false, _) if is_needed && val.def < index && !val.is(REMAT) => LiveLocation::Lost,
            (false, _) => LiveLocation::Nowhere,
        }
    };
    state.values.clear();
    state.values.extend(cx.vals.iter().map(place));
    let slot = |(i, variable): (usize, &super::live::SlotInfo)| {
        if variable.home.is_some() {
            return LiveLocation::Reg(variable.home);
        }
        if !frame.has_slot(i) {
            return LiveLocation::Nowhere;
        }
        match frame.slot(i, 0) {
            Ok(mem) => in_frame(mem),
            Err(cell) => match in_frame(cell) {
                LiveLocation::Frame(base, at) => LiveLocation::Behind(base, at),
                other => other,
            },
        }
    };
    state.slots.clear();
    state
        .slots
        .extend(cx.variables.iter().enumerate().map(slot));
}

/// What is behind the code of all blocks.
pub fn finish_counts(cx: &mut Gen<'_>) {
    let Some(counting) = cx.counting.filter(|_| !cx.cold.is_empty()) else {
        return;
    };
    let leaving = cx.asm.label();
    for cold in std::mem::take(&mut cx.cold) {
        cx.asm.bind(cold.cold);
        cx.asm.mov_imm32(Reg::R11, cold.header.0);
        cx.asm.call(leaving);
        cx.asm.jmp(cold.back);
    }
    cx.asm.bind(leaving);
    dynasm!(cx.asm ; .arch x64
        ; sub rsp, ALLOCATED
        ; push r11
    );
    cx.asm.push_number(counting.function);
    let leave = Mem::rip(Base::Abs(counting.leave), 0);
    cx.asm.op(Opcode::one(0x8d).wide(), Reg::R11, leave);
    dynasm!(cx.asm ; .arch x64 ; call r11);
    cx.asm.site(Origin::NONE, SiteKind::Call);
    dynasm!(cx.asm ; .arch x64 ; test r11, r11);
    let goes_on = cx.asm.jcc_short(Cc::Ne);
    dynasm!(cx.asm ; .arch x64 ; add rsp, ALLOCATED + 16 ; ret);
    cx.asm.land(goes_on);
    dynasm!(cx.asm ; .arch x64 ; mov rdi, rsp ; call r11);
    cx.asm.site(Origin::NONE, SiteKind::Call);
    dynasm!(cx.asm ; .arch x64 ; add rsp, size_of::<Leaving>() as i32);
    cx.frame.leave(cx.asm, |asm| dynasm!(asm ; .arch x64 ; ret));
}
