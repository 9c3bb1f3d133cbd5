//! What takes more than one instruction, or an encoding of its own.

use super::super::minst::{MInst, Rm};
use super::super::vcode::{SCRATCH, XSCRATCH};
use super::Emitter;
use crate::lir::Type;
use crate::x64::asm::{Cc, Mem, Opcode};
use crate::x64::checks;
use crate::x64::regs::Reg;
use crate::x64::reloc::SiteKind;
use crate::x64::sequence;
use dynasmrt::{DynasmApi, dynasm};
use regalloc2::Allocation;

impl Emitter<'_> {
    pub(crate) fn sequence(&mut self, inst: MInst, allocs: &[Allocation]) {
        let at = |n| Self::at(allocs, n);
        match inst {
            MInst::Bswap(Type::I8) => {}
            MInst::Bswap(Type::I64) => dynasm!(self.asm ; .arch x64 ; bswap Rq(at(0).code())),
            MInst::Bswap(_) => dynasm!(self.asm ; .arch x64 ; bswap Rd(at(0).code())),
            MInst::SetCc(test, is_extended) => {
                let to = at(0);
                self.set(test.cc, to);
                if let Some(or) = test.parity {
                    self.set(if or { Cc::P } else { Cc::Np }, SCRATCH);
                    let op = if or {
                        Opcode::one(0x0a)
                    } else {
                        Opcode::one(0x22)
                    };
                    self.asm.op(op.byte(), to, SCRATCH);
                }
                if is_extended {
                    self.asm.op(Opcode::two(0xb6).byte(), to, to);
                }
            }
            MInst::FloatSelect(test) => {
                let (to, other) = (at(0), at(2));
                let mov = self.copy_op();
                match test.parity {
                    None => {
                        let over = self.asm.jcc_short(test.cc);
                        self.asm.op(mov, to, other);
                        self.asm.land(over);
                    }
                    Some(true) => {
                        let first = self.asm.jcc_short(test.cc);
                        let second = self.asm.jcc_short(Cc::P);
                        self.asm.op(mov, to, other);
                        self.asm.land(first);
                        self.asm.land(second);
                    }
                    Some(false) => {
                        let not = self.asm.jcc_short(Cc::P);
                        let over = self.asm.jcc_short(test.cc);
                        self.asm.land(not);
                        self.asm.op(mov, to, other);
                        self.asm.land(over);
                    }
                }
            }
            MInst::Divide { signed, ty } => {
                sequence::divide(self.asm, signed, ty, at(3), self.code.origins[self.index]);
            }
            MInst::CheckOverflow(ty) => {
                let cmp = |this: &mut Self, reg: Reg, imm: i32| {
                    let op = Opcode::one(0x81);
                    this.asm.op_imm(op, 7, reg.into(), imm as u64, 4);
                    this.asm.jcc_short(Cc::Ne)
                };
                let fits = cmp(self, at(1), -1);
                let fits_too = cmp(self, at(0), -1 << (ty.bits() - 1));
                self.site(SiteKind::DivideOverflow);
                dynasm!(self.asm ; .arch x64 ; ud2);
                self.asm.land(fits);
                self.asm.land(fits_too);
            }
            MInst::MulHigh { signed } => {
                let n = if signed { 5 } else { 4 };
                self.asm
                    .op_imm(Opcode::one(0xf7).wide(), n, at(3).into(), 0, 0);
            }
            MInst::FloatToUnsigned(from) => {
                let limit = (at(2), at(2).into());
                sequence::float_to_unsigned(self.asm, from, [at(0), at(1)], limit, XSCRATCH);
            }
            MInst::UnsignedToFloat(ty) => {
                sequence::unsigned_to_float(self.asm, ty, [at(0), at(1)]);
            }
            MInst::StackAlloc { align } => self.stack_alloc(align, at(0), at(1)),
            MInst::StackSave => self.asm.op(Opcode::one(0x8b).wide(), at(0), Reg::RSP),
            MInst::StackRestore => self.asm.op(Opcode::one(0x8b).wide(), Reg::RSP, at(0)),
            MInst::Locked { op, rm } => self.locked(op, at(0), rm, allocs, 2),
            MInst::CmpXchg { ty, rm } => {
                self.locked(Opcode::two(0xb1).sized(ty), at(1), rm, allocs, 2);
            }
            MInst::Fence => dynasm!(self.asm ; .arch x64 ; mfence),
            MInst::ReturnsTwice => {}
            MInst::Pause => dynasm!(self.asm ; .arch x64 ; pause),
            MInst::Poll => self.asm.stop_here(self.code.origins[self.index]),
            MInst::Fuel { limits, amount } => {
                let origin = self.code.origins[self.index];
                let check = checks::spend(self.asm, limits, amount, origin);
                self.checks.push(check);
            }
            // The others are single instructions, emitted by `inst`.
            _ => {}
        }
    }

    /// An operation on memory in one step: a trap is at its prefix.
    fn locked(&mut self, op: Opcode, reg: Reg, rm: Rm, allocs: &[Allocation], n: usize) {
        let rm = self.rm(rm, allocs, n);
        self.site(SiteKind::Memory);
        dynasm!(self.asm ; .arch x64 ; .bytes [0xf0]);
        self.asm.op(op, reg, rm);
    }

    fn set(&mut self, cc: Cc, to: Reg) {
        let op = Opcode::two(0x90 | cc as u8).byte();
        self.asm.op_imm(op, 0, to.into(), 0, 0);
    }

    /// Lowers the stack by a size, step by step.
    fn stack_alloc(&mut self, align: u8, to: Reg, size: Reg) {
        let outgoing = self.frame.outgoing;
        // Room to align the address in, where the stack's own alignment is not enough.
        let pad = if align > 4 { 1 << align } else { 0 };
        self.asm.op(Opcode::one(0x8b).wide(), SCRATCH, size);
        sequence::lower_stack(self.asm, pad, self.code.origins[self.index]);
        self.site(SiteKind::StackProbe);
        dynasm!(self.asm ; .arch x64 ; test [rsp], esp);
        let start = Mem::at(Reg::RSP, outgoing + (pad - 1).max(0));
        self.asm.op(Opcode::one(0x8d).wide(), to, start);
        if pad > 0 {
            dynasm!(self.asm ; .arch x64 ; and Rq(to.code()), -pad);
        }
    }
}
