//! Emission: instructions whose registers are known become bytes.
//!
//! Blocks that only jump are jumped over, and [`place`] says in which order the others come;
//! a jump to the block behind is left out. A comparison with zero of what the instruction before it has just computed is left out where the flags say the same, and so is one that was just made ([`compared`]).

mod block;
mod compared;
mod dispatch;
mod placement;
mod sequence;
mod switch;

use super::frame::{FrameLayout, Needs};
use super::minst::{Addr, Base, CallTo, MInst, Rm, Test};
use super::vcode::{SCRATCH, VCode, reg};
use crate::entity::Entity;
use crate::lir::{Function, Handler};
use crate::x64::abi::CALLER_SAVED;
use crate::x64::asm::{self, Asm, Cc, Label, Mem, Opcode};
use crate::x64::checks::Check;
use crate::x64::indirect::{CALLEE, Other, through_cell};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use compared::Compared;
use dynasmrt::{DynasmApi, dynasm};
use regalloc2::{Allocation, Edit, Output};
use rustc_hash::FxHashMap;

/// What the flags say: the register whose value was compared with zero, in which width, and
/// whether more than equality is known of it.
type Flags = Option<(Reg, bool)>;

/// The state of emission.
pub(super) struct Emitter<'a> {
    pub func: &'a Function,
    pub code: &'a VCode,
    pub output: &'a Output,
    pub asm: &'a mut Asm,
    pub frame: &'a mut FrameLayout,
    pub wants_map: bool,
    /// Whether jumps are kept off the ends of lines of code.
    pub keeps_jumps: bool,
    /// Where each block's jumpers really go.
    pub targets: Vec<u32>,
    /// Whether a block is the first one of a loop as it is laid out.
    pub tops: Vec<bool>,
    /// The number of the instruction that is being emitted.
    pub index: usize,
    /// The next block that is emitted.
    pub next: u32,
    pub flags: Flags,
    /// The comparison whose outcome they are.
    pub compared: Option<Compared>,
    /// Where jump tables lie that are made, by the table of the function and its least case.
    pub jump_tables: FxHashMap<(u32, u64), u32>,
    /// How many cases the copies of an interpreter's dispatch have.
    pub copied_cases: usize,
    /// What indirect calls do out of line.
    pub others: Vec<Other>,
    /// What checks of limits do out of line.
    pub checks: Vec<Check>,
    /// Where calls return to that may end by unwinding, and the blocks where they go on then.
    pub unwinding: Vec<(u32, Handler, u32)>,
}

impl Emitter<'_> {
    /// The callee-saved registers that are used.
    fn saved(&self) -> RegSet {
        let mut used = RegSet::EMPTY;
        let mut add = |allocation: Allocation| {
            if let Some(preg) = allocation.as_reg() {
                used.insert(reg(preg));
            }
        };
        self.output.allocs.iter().for_each(|&a| add(a));
        for (_, Edit::Move { from, to }) in &self.output.edits {
            add(*from);
            add(*to);
        }
        used.without(CALLER_SAVED)
    }

    /// Emits the function; the prologue too.
    pub(super) fn function(&mut self, slots: &[bool]) {
        self.frame.lay_out(&Needs {
            slots: self.func.slots.as_slice(),
            wanted: slots,
            spills: self.output.num_spillslots as u32,
            outgoing: self.code.outgoing,
            saved: self.saved(),
            is_leaf: !self.code.has_calls && !self.code.moves_rsp,
            moves_rsp: self.code.moves_rsp,
        });
        self.frame.enter(self.asm);
        self.asm.all_by_vex = self.code.has_long;
        self.find_targets();
        let blocks = self.placed();
        for (n, &block) in blocks.iter().enumerate() {
            self.next = blocks.get(n + 1).copied().unwrap_or(u32::MAX);
            self.block(block);
        }
        for other in std::mem::take(&mut self.others) {
            other.finish(self.asm);
        }
        for check in std::mem::take(&mut self.checks) {
            check.finish(self.asm);
        }
        self.landing_pads();
        self.asm.finish();
        if self.wants_map {
            self.asm.code.slots = self.frame.slot_places(slots);
        }
        self.asm.code.frame_size = self.frame.size();
        self.asm.code.shape = self.frame.shape;
    }

    /// Where calls go on that end by unwinding: what is given to landing pads goes to memory.
    fn landing_pads(&mut self) {
        for (call, handler, block) in std::mem::take(&mut self.unwinding) {
            self.asm.landing_pad(call, handler);
            let slot = self.func.handlers[handler].slot;
            for (reg, offset) in [(Reg::RAX, 0), (Reg::RDX, 8)] {
                let (Ok(to) | Err(to)) = self.frame.slot(slot.index(), offset);
                self.asm.op(Opcode::one(0x89).wide(), reg, to);
            }
            self.asm.jmp(Label(block));
        }
    }

    /// Notes where the code of an instruction of the source starts.
    fn map(&mut self) {
        let (at, origin) = (self.asm.pos(), self.code.origins[self.index]);
        let map = &mut self.asm.code.map;
        match map.last_mut() {
            Some(last) if last.1 == origin => {}
            Some(last) if last.0 == at => last.1 = origin,
            _ => map.push((at, origin)),
        }
    }

    /// The place of a spilled value.
    fn spilled(&self, at: Allocation) -> Mem {
        let slot = at.as_stack().map_or(0, |slot| slot.index());
        self.frame.spilled(slot)
    }

    /// A move that register allocation asks for. It keeps the flags.
    fn edit(&mut self, from: Allocation, to: Allocation) {
        match (from.as_reg().map(reg), to.as_reg().map(reg)) {
            (Some(from), Some(to)) if to.is_xmm() => self.asm.op(self.copy_op(), to, from),
            (Some(from), Some(to)) => self.asm.op(Opcode::one(0x8b).wide(), to, from),
            (Some(from), None) => {
                let place = self.spilled(to);
                self.asm.op(self.spill_op(from, true), from, place);
            }
            (None, Some(to)) => {
                let place = self.spilled(from);
                self.asm.op(self.spill_op(to, false), to, place);
            }
            // The allocator has a register for these.
            (None, None) => {}
        }
        if let (Some((of, _)), Some(to)) = (self.flags, to.as_reg())
            && reg(to) == of
        {
            self.flags = None;
        }
        self.compared = self.compared.filter(|compared| compared.survives(to));
    }

    /// The copy of a vector register, as long as there are such values.
    pub(super) fn copy_op(&self) -> Opcode {
        match self.code.has_long {
            true => Opcode::two(0x28).vex(Reg::XMM0).long(),
            false => Opcode::two(0x28),
        }
    }

    fn spill_op(&self, reg: Reg, store: bool) -> Opcode {
        let store = u8::from(store);
        match (reg.is_xmm(), self.code.has_vectors) {
            (false, _) => Opcode::one(0x8b - 2 * store).wide(),
            (true, true) if self.code.has_long => Opcode::two(0x10 + store).vex(Reg::XMM0).long(),
            (true, true) => Opcode::two(0x10 + store),
            (true, false) => Opcode::two(0x10 + store).prefix(0xf2),
        }
    }

    /// The register of an operand.
    fn at(allocs: &[Allocation], n: usize) -> Reg {
        allocs
            .get(n)
            .and_then(|a| a.as_reg())
            .map_or(Reg::NONE, reg)
    }

    /// A register or memory operand, whose registers are those from `n` on.
    fn rm(&mut self, rm: Rm, allocs: &[Allocation], n: usize) -> asm::Rm {
        match rm {
            Rm::Reg => match allocs[n].as_reg() {
                Some(preg) => asm::Rm::Reg(reg(preg)),
                None => asm::Rm::Mem(self.spilled(allocs[n])),
            },
            Rm::Mem(addr) => asm::Rm::Mem(self.mem(addr, allocs, n)),
        }
    }

    fn mem(&self, addr: Addr, allocs: &[Allocation], mut n: usize) -> Mem {
        let mut mem = match addr.base {
            Base::Reg => {
                n += 1;
                Mem::at(Self::at(allocs, n - 1), addr.disp)
            }
            Base::Args => self.frame.argument(addr.disp),
            Base::Stack => Mem::at(Reg::RSP, addr.disp),
            Base::Abs(row) => {
                Mem::rip(asm::Base::Abs(self.code.addresses[row as usize]), addr.disp)
            }
            Base::Pool(at) => Mem::rip(asm::Base::Pool(at), addr.disp),
            // Slots of which this does not hold are never folded.
            Base::Slot(slot) => match self.frame.slot(slot as usize, addr.disp) {
                Ok(mem) => mem,
                Err(cell) => cell,
            },
        };
        if addr.index {
            mem.index = Self::at(allocs, n);
            mem.scale = addr.scale;
        }
        mem.site = addr.site.then_some(addr.origin);
        mem
    }

    /// `mov to, imm`; may change flags.
    pub(super) fn imm(&mut self, to: Reg, imm: u64) {
        match imm {
            0 => self.asm.op(Opcode::one(0x33), to, to),
            _ if u32::try_from(imm).is_ok() => self.asm.mov_imm32(to, imm as u32),
            _ if i32::try_from(imm as i64).is_ok() => {
                self.asm
                    .op_imm(Opcode::one(0xc7).wide(), 0, to.into(), imm, 4);
            }
            _ => dynasm!(self.asm ; .arch x64 ; mov Rq(to.code()), QWORD imm as i64),
        }
    }

    fn target(&self, block: u32, n: u32) -> u32 {
        let edge = self.code.blocks[block as usize].succs.start + n;
        self.targets[self.code.edges[edge as usize].index()]
    }

    fn jump(&mut self, to: u32) {
        if to != self.next {
            self.asm.jmp(Label(to));
        }
    }

    /// Jumps to a label if the test is true.
    fn jump_if(&mut self, test: Test, to: Label) {
        match test.parity {
            None => self.asm.jcc(test.cc, to),
            Some(true) => {
                self.asm.jcc(test.cc, to);
                self.asm.jcc(Cc::P, to);
            }
            Some(false) => {
                let over = self.asm.jcc_short(Cc::P);
                self.asm.jcc(test.cc, to);
                self.asm.land(over);
            }
        }
    }

    fn branch(&mut self, test: Test, then: u32, els: u32) {
        if then == els {
            return self.jump(then);
        }
        if then == self.next {
            return self.jump_if(test.negate(), Label(els));
        }
        // Of two jumps the one back is the first.
        let goes_back = |to: u32| self.asm.is_bound(Label(to));
        if els != self.next && goes_back(els) && !goes_back(then) {
            self.jump_if(test.negate(), Label(els));
            return self.jump(then);
        }
        self.jump_if(test, Label(then));
        self.jump(els);
    }

    /// Whether only equality is asked of the flags that the instruction sets.
    fn only_equality_matters(&self) -> bool {
        let equality = |test: Test| {
            test.parity.is_none() && matches!(test.cc, Cc::E | Cc::Ne | Cc::S | Cc::Ns)
        };
        match self.code.insts.get(self.index + 1) {
            Some(MInst::Branch(test) | MInst::SetCc(test, _)) => equality(*test),
            // `cmov`
            Some(MInst::Mod { op, .. }) => {
                let is = |cc: Cc| op.0 & 0xff_ffff == Opcode::two(0x40 | cc as u8).0;
                [Cc::E, Cc::Ne, Cc::S, Cc::Ns].into_iter().any(is)
            }
            _ => false,
        }
    }

    fn inst(&mut self, block: u32, allocs: &[Allocation], before: Flags) {
        let at = |n| Self::at(allocs, n);
        match self.code.insts[self.index] {
            MInst::Args => {}
            MInst::Move => {
                self.flags = before;
                if allocs[0] != allocs[1] {
                    self.edit(allocs[1], allocs[0]);
                }
            }
            MInst::Def {
                op,
                rm,
                imm,
                imm_len,
            } => {
                let rm = self.rm(rm, allocs, 1);
                let to = at(0);
                let is_lea = op.0 & 0xff_ffff == 0x8d;
                if let (true, asm::Rm::Mem(mem)) = (is_lea, rm)
                    && mem == Mem::at(to, mem.disp)
                {
                    return self.add(to, mem.disp, op);
                }
                self.asm.op_imm(op, to.code(), rm, imm as u64, imm_len);
            }
            MInst::DefFresh { op, rm } => {
                let rm = self.rm(rm, allocs, 1);
                self.asm.op(Opcode::two(0x57), at(0), at(0));
                self.asm.op(op, at(0), rm);
            }
            MInst::Mod { op, rm } => {
                let rm = self.rm(rm, allocs, 2);
                self.asm.op(op, at(0), rm);
                // The classic operations on 32 and 64 bits.
                if op.0 & 0xff_ffc7 == 3 {
                    self.flags = Some((at(0), op.0 & 1 << 24 != 0));
                }
            }
            MInst::ModImm { op, rm, imm } => {
                let rm = self.rm(rm, allocs, 2);
                self.asm.op_imm(op, at(0).code(), rm, imm.into(), 1);
            }
            MInst::Three {
                op,
                rm,
                imm,
                imm_len,
            } => {
                let rm = self.rm(rm, allocs, 2);
                let to = at(0).code();
                self.asm.op_imm(op.vex(at(1)), to, rm, imm.into(), imm_len);
            }
            MInst::ModThree { op, rm } => {
                let rm = self.rm(rm, allocs, 3);
                self.asm.op(op.vex(at(2)), at(0), rm);
            }
            MInst::DefExt {
                op,
                ext,
                rm,
                imm,
                imm_len,
            } => {
                let rm = self.rm(rm, allocs, 1);
                self.asm.op_imm(op.vex(at(0)), ext, rm, imm.into(), imm_len);
            }
            MInst::Blend { op, rm } => {
                let rm = self.rm(rm, allocs, 3);
                let mask = u64::from(at(2).code()) << 4;
                self.asm.op_imm(op.vex(at(1)), at(0).code(), rm, mask, 1);
            }
            MInst::Use { op, rm } => {
                let rm = self.rm(rm, allocs, 1);
                let wide = op.0 & 1 << 24 != 0;
                let is_test = op.0 & 0xff_ffff == 0x85 && rm == asm::Rm::Reg(at(0));
                if is_test && before == Some((at(0), wide)) && self.only_equality_matters() {
                    return;
                }
                self.asm.op(op, at(0), rm);
            }
            MInst::UseTwo { op, rm } => {
                let rm = self.rm(rm, allocs, 2);
                self.asm.op(op.vex(at(1)), at(0), rm);
            }
            MInst::UseImm { op, rm, imm } => {
                let rm = self.rm(rm, allocs, 1);
                let op = op.vex(Reg::XMM0);
                self.asm.op_imm(op, at(0).code(), rm, imm.into(), 1);
            }
            MInst::Ext {
                op,
                ext,
                rm,
                imm,
                imm_len,
            } => {
                let rm = self.rm(rm, allocs, 0);
                self.asm.op_imm(op, ext, rm, imm as u64, imm_len);
            }
            MInst::ModExt {
                op,
                ext,
                imm,
                imm_len,
            } => {
                self.asm.op_imm(op, ext, at(0).into(), imm as u64, imm_len);
                // Immediate operands, and `neg`.
                if matches!((op.0 & 0xff_ffff, ext), (0x81 | 0x83, _) | (0xf7, 3)) {
                    self.flags = Some((at(0), op.0 & 1 << 24 != 0));
                }
            }
            MInst::Imm(imm) => self.imm(at(0), imm),
            MInst::Address(row, offset) => {
                let address = self.code.addresses[row as usize];
                self.asm.mov_address(at(0), (address, offset));
            }
            // With VEX it is all of the register.
            MInst::ZeroVector => self.asm.op(Opcode::two(0x57), at(0), at(0)),
            MInst::SlotAddr(slot, offset) => self.slot_addr(at(0), slot, offset),
            other => self.control(other, block, allocs),
        }
    }

    /// An instruction that leaves the block, or calls; what is left is a sequence of several.
    fn control(&mut self, inst: MInst, block: u32, allocs: &[Allocation]) {
        let at = |n| Self::at(allocs, n);
        match inst {
            MInst::Jump => self.jump_or_dispatch(block),
            MInst::Branch(test) => {
                let (then, els) = (self.target(block, 0), self.target(block, 1));
                self.branch(test, then, els);
            }
            MInst::Switch { table, ty } => self.switch(block, table, ty, at(0)),
            MInst::Return => {
                self.leave_wide();
                self.frame.take_down(self.asm);
                self.asm.keep(1);
                dynasm!(self.asm ; .arch x64 ; ret);
                self.frame.resume(self.asm);
            }
            MInst::Trap(code) => {
                self.site(SiteKind::Trap(code));
                dynasm!(self.asm ; .arch x64 ; ud2);
            }
            MInst::Call(to) => {
                self.go(to, at(0), false);
                self.site(SiteKind::Call);
            }
            MInst::Invoke(to, handler) => {
                self.go(to, at(0), false);
                self.site(SiteKind::Call);
                let unwind = self.target(block, 1);
                self.unwinding.push((self.asm.pos(), handler, unwind));
                self.jump(self.target(block, 0));
            }
            MInst::TailCall(to) => {
                self.frame.take_down(self.asm);
                self.go(to, at(0), true);
                self.frame.resume(self.asm);
            }
            other => self.sequence(other, allocs),
        }
    }

    /// `add` for a `lea` that needs no register more: it is shorter, and the flags are of use.
    fn add(&mut self, to: Reg, imm: i32, lea: Opcode) {
        let wide = lea.0 & 1 << 24 != 0;
        let (opcode, len) = match i8::try_from(imm).is_ok() {
            true => (0x83, 1),
            false => (0x81, 4),
        };
        let op = if wide {
            Opcode::one(opcode).wide()
        } else {
            Opcode::one(opcode)
        };
        self.asm.op_imm(op, 0, to.into(), imm as u64, len);
        self.flags = Some((to, wide));
    }

    pub(super) fn site(&mut self, kind: SiteKind) {
        let origin = self.code.origins[self.index];
        self.asm.site(origin, kind);
    }

    fn slot_addr(&mut self, to: Reg, slot: u32, offset: i32) {
        match self.frame.slot(slot as usize, offset) {
            Ok(mem) => self.asm.op(Opcode::one(0x8d).wide(), to, mem),
            Err(cell) => {
                self.asm.op(Opcode::one(0x8b).wide(), to, cell);
                if offset != 0 {
                    let add = Opcode::one(0x81).wide();
                    self.asm.op_imm(add, 0, to.into(), offset as u64, 4);
                }
            }
        }
    }

    /// `vzeroupper`: other code may be slow while high halves of registers are in use.
    fn leave_wide(&mut self) {
        if self.code.has_long {
            dynasm!(self.asm ; .arch x64 ; vzeroupper);
        }
    }

    /// Calls or, for good, jumps.
    fn go(&mut self, to: CallTo, first: Reg, for_good: bool) {
        self.leave_wide();
        let row = |row: u32| self.code.addresses[row as usize];
        let ext = if for_good { 4 } else { 2 };
        match to {
            CallTo::Itself if for_good => self.asm.jmp_start(),
            CallTo::Itself => self.asm.call_start(),
            CallTo::Cell(n) => {
                let mem = Mem::rip(asm::Base::Abs(row(n)), 0);
                self.asm.keep(6);
                self.asm.op_imm(Opcode::one(0xff), ext, mem.into(), 0, 0);
            }
            CallTo::Fixed(n) => {
                self.asm.mov_address(SCRATCH, (row(n), 0));
                self.asm.keep(3);
                self.asm
                    .op_imm(Opcode::one(0xff), ext, SCRATCH.into(), 0, 0);
            }
            CallTo::Operand => {
                // All arguments have their places, and this is none of those.
                if first != CALLEE {
                    self.asm.op(Opcode::one(0x8b).wide(), CALLEE, first);
                }
                let other = through_cell(self.asm, self.code.entries);
                self.others.extend(other);
                self.asm.keep(3);
                self.asm.op_imm(Opcode::one(0xff), ext, CALLEE.into(), 0, 0);
            }
        }
    }
}
