//! Atomic accesses, and the stack of the x87.

use super::alloc::Gen;
use crate::lir::{Inst, RmwOp, Type, Value};
use crate::x64::asm::{Mem, Op};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use dynasmrt::dynasm;

impl Gen<'_> {
    /// `xchg`, `lock xadd`
    pub fn emit_atomic_rmw(&mut self, inst: Inst, op: RmwOp, ty: Type, value: Value, addr: Value) {
        let Some(result) = self.func.result(inst) else {
            return;
        };
        let at = self.use_reg(addr);
        let to = self.operand_into(result, value, &[value, addr], RegSet::of(&[at]));
        self.asm.site(self.func.origins[inst], SiteKind::Memory);
        let op = match op {
            RmwOp::Xchg => Op::one(0x87),
            RmwOp::Add => {
                self.lock_prefix();
                Op::two(0xc1)
            }
        };
        self.asm.op(op.sized(ty), to, Mem::at(at, 0));
        self.release(value);
        self.release(addr);
        self.define(result, to);
    }

    /// `lock cmpxchg`
    pub fn emit_cmpxchg(&mut self, inst: Inst, ty: Type, addr: Value, expected: Value, new: Value) {
        let Some(result) = self.func.result(inst) else {
            return;
        };
        match self.dies_in(expected) {
            Some(Reg::RAX) => self.lock(Reg::RAX),
            _ => self.take(Reg::RAX),
        }
        let at = self.use_reg(addr);
        let from = self.use_reg(new);
        self.into(Reg::RAX, expected);
        self.asm.site(self.func.origins[inst], SiteKind::Memory);
        self.lock_prefix();
        let op = Op::two(0xb1).sized(ty);
        self.asm.op(op, from, Mem::at(at, 0));
        self.release(addr);
        self.release(expected);
        self.release(new);
        self.define(result, Reg::RAX);
    }

    fn lock_prefix(&mut self) {
        dynasm!(self.asm ; .arch x64 ; .bytes [0xf0]);
    }

    /// `fld tbyte` is number 5 of its group, `fstp tbyte` number 7.
    pub fn emit_x87(&mut self, inst: Inst, number: u8, addr: Value) {
        let mem = Mem {
            site: Some(self.func.origins[inst]),
            ..self.address(addr, 0)
        };
        self.asm.op_imm(Op::one(0xdb), number, mem.into(), 0, 0);
        self.release(addr);
    }
}
