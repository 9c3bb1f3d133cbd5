//! Frames: the prologue, the epilogue, and the places in between.
//!
//! ```text
//!   rbp + 16   stack arguments
//!   rbp + 8    return address
//!   rbp        the caller's rbp
//!   rbp - 8 .. callee-saved registers, stack slots, spilled values
//!   rsp ..     stack arguments of calls
//! ```
//!
//! Places are handed out from `rsp` upwards and reached from there: after a call `rbp` has just
//! been loaded by the callee, and whatever is reached from it would wait for that. From `rbp`
//! downwards they are in a function that moves `rsp` while it runs, and in one that calls nothing:
//! its frame, if small, is in the red zone and not allocated at all.
//!
//! How large the frame is turns out last, so the instruction that allocates it is filled in at
//! the end. A function that needs no frame and calls nothing does without: where it traps, its
//! shape says how to find the caller.

use super::asm::{Asm, Mem, Opcode};
use super::cfi::Change;
use super::regs::{Reg, RegSet};
use super::reloc::SiteKind;
use crate::lir::{Origin, SlotData};
use dynasmrt::{DynasmApi, dynasm};

/// Frames above this size touch each of their pages, so that they cannot jump over the guard.
const PROBE: u32 = 65536;

/// Bytes below `rsp` that may be used without allocating them.
const RED_ZONE: u32 = 128;

/// Where a stack slot is.
#[derive(Clone, Copy, Debug)]
enum SlotLocation {
    /// At this distance from `rbp`.
    At(i32),
    /// At the address that stands at this distance from `rbp`: slots with a large alignment.
    Behind(i32),
}

/// The frame of a function.
#[derive(Debug, Default)]
pub struct FrameLayout {
    slots: Vec<SlotLocation>,
    free: [Vec<i32>; 2],
    /// Bytes that are given away.
    size: u32,
    /// Whether places are reached from `rsp`.
    from_rsp: bool,
    saved: RegSet,
    /// Where the instruction that allocates stands.
    alloc_at: u32,
    epilogues: Vec<u32>,
    /// Bytes at the lower end for stack arguments.
    pub outgoing: u32,
    /// Whether the function neither calls nor allocates.
    pub is_leaf: bool,
    /// Whether the function allocates from the stack while it runs.
    pub allocates: bool,
    /// Whether a place that was given back is not used again.
    pub keeps_places: bool,
    /// Whether there is none.
    pub is_none: bool,
}

/// No place starts higher.
const MAX_SIZE: u32 = i32::MAX as u32 - 8192;

/// Bytes of the instruction that allocates the frame.
const ALLOC_LEN: u32 = 7;

impl FrameLayout {
    /// Starts a frame.
    pub fn reset(&mut self) {
        self.slots.clear();
        self.free.iter_mut().for_each(Vec::clear);
        self.size = 0;
        self.from_rsp = false;
        self.saved = RegSet::EMPTY;
        self.alloc_at = 0;
        self.epilogues.clear();
        self.outgoing = 0;
        self.is_leaf = false;
        self.allocates = false;
        self.keeps_places = false;
        self.is_none = false;
    }

    /// A new place: a negative number that [`place`](Self::place) takes.
    fn allocate_slot(&mut self, size: u32, align: u32) -> i32 {
        // A frame cannot pass 2 GiB: sizes that large meet the guard long before.
        if !self.from_rsp {
            let end = self.size.saturating_add(size).min(MAX_SIZE);
            self.size = end.next_multiple_of(align);
            return -(self.size as i32);
        }
        let start = self.size.next_multiple_of(align).min(MAX_SIZE);
        self.size = start.saturating_add(size).min(MAX_SIZE);
        start as i32 - i32::MAX
    }

    /// The operand for a byte of a place, or above 0 of what the caller has put on the stack.
    pub fn place(&self, at: i32, offset: i32) -> Mem {
        if at > 0 || !self.from_rsp {
            return Mem::at(Reg::RBP, at.saturating_add(offset));
        }
        let start = (at + i32::MAX).saturating_add_unsigned(self.outgoing);
        Mem::at(Reg::RSP, start.saturating_add(offset))
    }

    /// The prologue. `wanted` has for each stack slot whether it needs memory.
    pub fn enter(
        &mut self,
        asm: &mut Asm,
        saved: RegSet,
        slots: &[SlotData],
        wanted: impl Fn(usize) -> bool,
    ) {
        self.saved = saved;
        self.outgoing = self.outgoing.next_multiple_of(16);
        self.from_rsp = !self.is_leaf && !self.allocates;
        if !self.is_none {
            dynasm!(asm ; .arch x64 ; push rbp);
            asm.frame(Change::Cfa(Reg::RSP, 16));
            asm.frame(Change::Saved(Reg::RBP, 16));
            dynasm!(asm ; .arch x64 ; mov rbp, rsp);
            asm.frame(Change::Cfa(Reg::RBP, 16));
            for (i, reg) in saved.enumerate() {
                asm.push_reg(reg);
                asm.frame(Change::Saved(reg, 24 + 8 * i as u32));
            }
            self.alloc_at = asm.pos();
            asm.nops(ALLOC_LEN as usize);
        }
        if !self.from_rsp {
            self.size = 8 * saved.count();
        }
        for (i, slot) in slots.iter().enumerate() {
            let place = match (wanted(i), slot.align) {
                (false, _) => SlotLocation::At(0),
                (true, ..=16) => SlotLocation::At(self.allocate_slot(slot.size, slot.align.max(1))),
                (true, align) => {
                    let room = self.allocate_slot(slot.size.saturating_add(align), 16);
                    let cell = self.allocate_slot(8, 8);
                    let mask = -(align as i32);
                    let (top, cell_mem) = (self.place(room, align as i32), self.place(cell, 0));
                    asm.op(Opcode::one(0x8d).wide(), Reg::R11, top);
                    dynasm!(asm ; .arch x64 ; and r11, mask);
                    asm.op(Opcode::one(0x89).wide(), Reg::R11, cell_mem);
                    SlotLocation::Behind(cell)
                }
            };
            self.slots.push(place);
        }
    }

    /// Whether a frame is needed although [`is_none`](Self::is_none) was set.
    pub fn is_missing(&self) -> bool {
        self.is_none && (self.size > 0 || !self.is_leaf)
    }

    /// Whether a stack slot has a place in the frame.
    pub fn has_slot(&self, slot: usize) -> bool {
        match self.slots[slot] {
            SlotLocation::At(at) => at != 0,
            SlotLocation::Behind(_) => true,
        }
    }

    /// The operand for a byte of a stack slot; or from where its address has to be loaded.
    pub fn slot(&self, slot: usize, offset: i32) -> Result<Mem, Mem> {
        match self.slots[slot] {
            SlotLocation::At(at) => Ok(self.place(at, offset)),
            SlotLocation::Behind(cell) => Err(self.place(cell, 0)),
        }
    }

    /// Where slots are from the canonical frame address, of a finished frame of so many bytes. `wanted` is
    /// as for [`enter`](Self::enter).
    pub fn slot_places(&self, size: u32, wanted: impl Fn(usize) -> bool) -> Vec<Option<i32>> {
        let above_rsp = self.outgoing as i32 - size as i32 - 8;
        let place = |(slot, place): (usize, &SlotLocation)| match place {
            SlotLocation::At(at) if wanted(slot) && self.from_rsp => {
                Some(at + i32::MAX + above_rsp)
            }
            // `rbp` is two words below.
            SlotLocation::At(at) if wanted(slot) => Some(at - 16),
            _ => None,
        };
        self.slots.iter().enumerate().map(place).collect()
    }

    /// A new place for a value of 8 bytes, or 16.
    pub fn alloc(&mut self, wide: bool) -> i32 {
        if let Some(at) = self.free[usize::from(wide)].pop() {
            return at;
        }
        let size = if wide { 16 } else { 8 };
        self.allocate_slot(size, size)
    }

    /// Gives a place back.
    pub fn release(&mut self, at: i32, wide: bool) {
        if !self.keeps_places {
            self.free[usize::from(wide)].push(at);
        }
    }

    /// Takes the frame down and leaves by what `go` emits. `mov rsp, rbp` would be slower than each of
    /// the ways it is done here.
    pub fn leave(&mut self, asm: &mut Asm, go: impl FnOnce(&mut Asm)) {
        if self.is_none {
            return go(asm);
        }
        self.epilogues.push(asm.pos());
        let saved = self.saved.count() as i32;
        dynasm!(asm ; .arch x64 ; lea rsp, [BYTE rbp - 8 * saved as i8]);
        let regs = (0..16).rev().map(Reg).filter(|r| self.saved.has(*r));
        for reg in regs {
            asm.pop_reg(reg);
        }
        dynasm!(asm ; .arch x64 ; pop rbp);
        asm.frame(Change::Remember);
        asm.frame(Change::Cfa(Reg::RSP, 8));
        go(asm);
        asm.frame(Change::Recall);
    }

    /// Makes the epilogues as quick as the frame, now known, lets them be.
    fn finish_epilogues(&mut self, asm: &mut Asm, bytes: u32) {
        if self.allocates {
            // Not known here how far `rsp` is away.
            return;
        }
        let patch: &[u8] = match bytes {
            0 => &[0x0f, 0x1f, 0x40, 0x00],
            1..128 => &[0x48, 0x83, 0xc4, bytes as u8],
            128 => &[0x48, 0x83, 0xec, 0x80],
            _ => return,
        };
        for &at in &self.epilogues {
            asm.patch(at, patch);
        }
    }

    /// Fills in the prologue and the epilogues, and gives the size of the frame.
    pub fn finish(&mut self, asm: &mut Asm) -> u32 {
        if self.is_none {
            return 0;
        }
        let saved = 8 * self.saved.count();
        let pushed = if self.from_rsp { saved } else { 0 };
        let total = (self.size + pushed + self.outgoing).next_multiple_of(16);
        let bytes = match total - saved {
            bytes if self.is_leaf && bytes <= RED_ZONE => 0,
            bytes => bytes,
        };
        self.finish_epilogues(asm, bytes);
        if bytes == 0 {
            return total + 8;
        }
        if bytes <= PROBE {
            let [a, b, c, d] = bytes.to_le_bytes();
            asm.patch(self.alloc_at, &[0x48, 0x81, 0xec, a, b, c, d]);
        } else {
            self.probe(asm, bytes);
        }
        total + 8
    }

    /// Allocates a large frame out of line, page by page.
    fn probe(&mut self, asm: &mut Asm, bytes: u32) {
        let to = asm.pos() - (self.alloc_at + 5);
        let [a, b, c, d] = to.to_le_bytes();
        asm.patch(self.alloc_at, &[0xe9, a, b, c, d, 0x66, 0x90]);
        dynasm!(asm ; .arch x64 ; mov r11d, bytes as i32 / 4096);
        let again = asm.pos();
        dynasm!(asm ; .arch x64 ; sub rsp, 4096);
        asm.site(Origin::NONE, SiteKind::StackProbe);
        dynasm!(asm ; .arch x64 ; test [rsp], esp ; dec r11d);
        let back = again.wrapping_sub(asm.pos() + 2) as u8;
        dynasm!(asm ; .arch x64
            ; .bytes [0x75, back]
            ; sub rsp, bytes as i32 % 4096
        );
        let back = (self.alloc_at + ALLOC_LEN).wrapping_sub(asm.pos() + 5);
        dynasm!(asm ; .arch x64 ; .bytes [0xe9u8] ; .bytes back.to_le_bytes());
    }
}
