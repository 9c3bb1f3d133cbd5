//! Frames of optimised code: all about them is known before the first byte is emitted.
//!
//! ```text
//!   entry + 8   stack arguments
//!   entry       return address
//!               rbp, where it is saved; the other callee-saved registers that are used
//!               stack slots, spilled values
//!   rsp ..      stack arguments of calls
//! ```
//!
//! `rbp` is a register like the others, and everything is reached from `rsp`: the shape of the
//! frame goes to the registry, for those who walk the stack. In a function that moves `rsp` while
//! it runs `rbp` is the frame pointer. A function that calls nothing and needs little lives in the
//! red zone.

use crate::lir::{Origin, SlotData};
use crate::runtime::frames::PROBE_CODE;
use crate::runtime::registry::FrameShape;
use crate::x64::asm::{Asm, Mem, Opcode};
use crate::x64::cfi::Change;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use dynasmrt::{DynasmApi, dynasm};
use smallvec::SmallVec;

/// Frames above this size touch each of their pages, so that they cannot jump over the guard.
const PROBE: i32 = 65536;

/// Bytes below `rsp` that may be used without allocating them.
const RED_ZONE: i32 = 128;

/// No frame is larger, and no place starts higher: sizes that large meet the guard long before.
const MAX_SIZE: i32 = i32::MAX - (1 << 20);

/// What a frame has to hold.
#[derive(Debug)]
pub(super) struct Needs<'a> {
    /// The stack slots.
    pub slots: &'a [SlotData],
    /// Which of them need memory.
    pub wanted: &'a [bool],
    /// Words for spilled values.
    pub spills: u32,
    /// Bytes of stack arguments of calls.
    pub outgoing: u32,
    /// The callee-saved registers that are changed.
    pub saved: RegSet,
    /// Whether the function neither calls nor moves `rsp`.
    pub is_leaf: bool,
    /// Whether the function moves `rsp` while it runs.
    pub moves_rsp: bool,
}

/// Where a stack slot is.
#[derive(Clone, Copy, Debug)]
enum FrameSlot {
    /// So far above the lowest place.
    At(i32),
    /// At the address that stands there: slots with a large alignment.
    Behind {
        /// Where the address stands.
        cell: i32,
        /// The room that the slot is in.
        room: i32,
        /// What the address is a multiple of.
        align: i32,
    },
}

/// The frame of a function.
#[derive(Debug, Default)]
pub(super) struct FrameLayout {
    slots: Vec<FrameSlot>,
    spills: i32,
    /// What is saved, besides the frame pointer.
    saved: RegSet,
    moves_rsp: bool,
    /// Bytes that the prologue allocates.
    bytes: i32,
    /// How far above the register that all is reached from the lowest place is.
    lowest: i32,
    /// The same of the return address.
    entry: i32,
    /// Bytes at the lower end for stack arguments.
    pub outgoing: i32,
    /// How the stack is walked across it.
    pub shape: FrameShape,
}

impl FrameLayout {
    /// Lays a frame out.
    pub(super) fn lay_out(&mut self, needs: &Needs<'_>) {
        let mut size = 0i32;
        let mut allocate = |bytes: u32, align: i32| {
            let at = (size + align - 1) & -align;
            let end = at.saturating_add_unsigned(bytes);
            size = end.min(MAX_SIZE);
            at
        };
        self.slots.clear();
        for (slot, &wanted) in needs.slots.iter().zip(needs.wanted) {
            let align = slot.align.clamp(1, 4096) as i32;
            self.slots.push(match (wanted, align) {
                (false, _) => FrameSlot::At(0),
                (true, ..=16) => FrameSlot::At(allocate(slot.size, align)),
                (true, _) => FrameSlot::Behind {
                    room: allocate(slot.size.saturating_add(slot.align), 16),
                    cell: allocate(8, 8),
                    align,
                },
            });
        }
        self.spills = allocate(needs.spills.saturating_mul(8), 16);
        self.saved = needs.saved;
        self.moves_rsp = needs.moves_rsp;
        self.outgoing = ((needs.outgoing.min(MAX_SIZE as u32) + 15) & !15) as i32;
        let pushed = 8 * (needs.saved.count() as i32 + i32::from(needs.moves_rsp));
        // The return address lies 8 bytes below a multiple of 16, as does what is pushed onto it
        // with the frame.
        let in_red_zone = ((pushed + 8 + size + 15) & !15) - (pushed + 8);
        let total = (pushed + 8)
            .saturating_add(size)
            .saturating_add(self.outgoing)
            .saturating_add(15)
            & !15;
        let lowest;
        if needs.is_leaf && in_red_zone <= RED_ZONE {
            self.bytes = 0;
            lowest = -in_red_zone;
        } else {
            self.bytes = total - 8 - pushed;
            lowest = self.outgoing;
        }
        let total = self.bytes + pushed;
        if needs.moves_rsp {
            self.lowest = lowest - (total - 8);
            self.entry = 8;
            self.shape = FrameShape::CHAINED;
        } else {
            self.lowest = lowest;
            self.entry = total;
            self.shape = FrameShape::fixed(total as u32, needs.saved.has(Reg::RBP));
        }
    }

    /// Bytes between the stack pointer and the return address.
    pub(super) fn size(&self) -> u32 {
        let pushed = self.saved.count() + u32::from(self.moves_rsp);
        self.bytes as u32 + 8 * pushed
    }

    /// What all is reached from.
    fn base(&self) -> Reg {
        match self.moves_rsp {
            true => Reg::RBP,
            false => Reg::RSP,
        }
    }

    fn place(&self, at: i32, offset: i32) -> Mem {
        let disp = self.lowest.saturating_add(at).saturating_add(offset);
        Mem::at(self.base(), disp)
    }

    /// The place of a spilled value, by its word.
    pub(super) fn spilled(&self, word: usize) -> Mem {
        let at = self.spills.saturating_add(8 * word as i32);
        self.place(at, 0)
    }

    /// The operand for a byte of a stack slot; or from where its address has to be loaded.
    pub(super) fn slot(&self, slot: usize, offset: i32) -> Result<Mem, Mem> {
        match self.slots[slot] {
            FrameSlot::At(at) => Ok(self.place(at, offset)),
            FrameSlot::Behind { cell, .. } => Err(self.place(cell, 0)),
        }
    }

    /// Where the slots are from the canonical frame address, which is above the return address.
    pub(super) fn slot_places(&self, wanted: &[bool]) -> Vec<Option<i32>> {
        let from = self.lowest - (self.entry + 8);
        let place = |(place, &wanted): (&FrameSlot, &bool)| match place {
            FrameSlot::At(at) if wanted => Some(at + from),
            _ => None,
        };
        self.slots.iter().zip(wanted).map(place).collect()
    }

    /// A byte of the function's stack arguments.
    pub(super) fn argument(&self, offset: i32) -> Mem {
        Mem::at(self.base(), (self.entry + 8).saturating_add(offset))
    }

    /// What is pushed, in this order: whoever walks the stack looks for `rbp` first of all.
    fn pushed(&self) -> SmallVec<[Reg; 6]> {
        let rbp = RegSet::of(&[Reg::RBP]);
        let others = self.saved.without(rbp);
        self.saved.and(rbp).chain(others).collect()
    }

    /// The prologue.
    pub(super) fn enter(&self, asm: &mut Asm) {
        let mut above = 8;
        if self.moves_rsp {
            dynasm!(asm ; .arch x64 ; push rbp);
            asm.frame(Change::Cfa(Reg::RSP, 16));
            asm.frame(Change::Saved(Reg::RBP, 16));
            dynasm!(asm ; .arch x64 ; mov rbp, rsp);
            asm.frame(Change::Cfa(Reg::RBP, 16));
            above = 16;
        }
        for reg in self.pushed() {
            asm.push_reg(reg);
            above += 8;
            if !self.moves_rsp {
                asm.frame(Change::Cfa(Reg::RSP, above));
            }
            asm.frame(Change::Saved(reg, above));
        }
        if self.bytes > PROBE {
            self.probe(asm, above);
        } else {
            self.move_rsp(asm, 5);
        }
        if !self.moves_rsp && self.bytes > 0 {
            asm.frame(Change::Cfa(Reg::RSP, above + self.bytes as u32));
        }
        for slot in &self.slots {
            if let &FrameSlot::Behind { cell, room, align } = slot {
                asm.op(Opcode::one(0x8d).wide(), Reg::R11, self.place(room, align));
                dynasm!(asm ; .arch x64 ; and r11, -align);
                asm.op(Opcode::one(0x89).wide(), Reg::R11, self.place(cell, 0));
            }
        }
    }

    /// Allocates a large frame page by page, so that the guard of the stack is met: where it is, the
    /// walk over the stack finds in `r11` where `rsp` was to be.
    fn probe(&self, asm: &mut Asm, above: u32) {
        dynasm!(asm ; .arch x64 ; lea r11, [rsp - self.bytes]);
        if !self.moves_rsp {
            asm.frame(Change::Cfa(Reg::R11, above + self.bytes as u32));
        }
        let again = asm.pos();
        dynasm!(asm ; .arch x64 ; sub rsp, 4096);
        asm.site(Origin::NONE, SiteKind::StackProbe);
        dynasm!(asm ; .arch x64 ; .bytes PROBE_CODE);
        let back = again.wrapping_sub(asm.pos() + 2) as u8;
        dynasm!(asm ; .arch x64 ; .bytes [0x77, back] ; mov rsp, r11);
    }

    /// `add` (0) or `sub` (5) of `rsp` and the bytes that the prologue allocates.
    fn move_rsp(&self, asm: &mut Asm, ext: u8) {
        let (op, len, imm) = match self.bytes {
            0 => return,
            1..128 => (0x83, 1, self.bytes),
            // One byte instead of four.
            128 => {
                return asm.op_imm(
                    Opcode::one(0x83).wide(),
                    5 - ext,
                    Reg::RSP.into(),
                    -128i64 as u64,
                    1,
                );
            }
            bytes => (0x81, 4, bytes),
        };
        asm.op_imm(
            Opcode::one(op).wide(),
            ext,
            Reg::RSP.into(),
            imm as u64,
            len,
        );
    }

    /// The epilogue, but for the return. What comes behind that begins with
    /// [`resume`](Self::resume).
    pub(super) fn take_down(&self, asm: &mut Asm) {
        asm.frame(Change::Remember);
        let mut above = 8 + 8 * self.pushed().len() as u32;
        match self.moves_rsp {
            true => {
                let saved = -8 * self.saved.count() as i32;
                asm.op(Opcode::one(0x8d).wide(), Reg::RSP, Mem::at(Reg::RBP, saved));
            }
            false => {
                self.move_rsp(asm, 0);
                asm.frame(Change::Cfa(Reg::RSP, above));
            }
        }
        for reg in self.pushed().into_iter().rev() {
            asm.pop_reg(reg);
            above -= 8;
            if !self.moves_rsp {
                asm.frame(Change::Cfa(Reg::RSP, above));
            }
        }
        if self.moves_rsp {
            dynasm!(asm ; .arch x64 ; pop rbp);
            asm.frame(Change::Cfa(Reg::RSP, 8));
        }
    }

    /// Notes behind the end of the function's code on one way that the frame is there on others.
    pub(super) fn resume(&self, asm: &mut Asm) {
        asm.frame(Change::Recall);
    }
}
