//! Division.

use super::alloc::{Gen, SCRATCH};
use super::alu::{Alu, Shift};
use crate::lir::{BinaryOp, Type, Value};
use crate::x64::asm::{Cc, Mem, Op, Rm};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use dynasmrt::dynasm;

impl Gen<'_> {
    pub fn emit_division(&mut self, result: Value, op: BinaryOp, ty: Type, a: Value, b: Value) {
        if matches!(ty, Type::I32 | Type::I64)
            && let Some(divisor) = self.iconst(b)
            && divisor.is_power_of_two()
            && self.divide_by_power(result, op, ty, a, divisor)
        {
            return;
        }
        let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
        let quotient = matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv);
        match self.dies_in(a) {
            Some(Reg::RAX) => self.lock(Reg::RAX),
            _ => self.take(Reg::RAX),
        }
        self.take(Reg::RDX);
        match ty {
            Type::I8 | Type::I16 => self.divide_narrow(signed, ty, a, b),
            _ => self.divide_wide(signed, ty, a, b),
        }
        self.release(a);
        self.release(b);
        self.define(result, if quotient { Reg::RAX } else { Reg::RDX });
    }

    fn divide_wide(&mut self, signed: bool, ty: Type, a: Value, b: Value) {
        let divisor = self.use_reg(b);
        self.into(Reg::RAX, a);
        match (signed, ty) {
            (true, Type::I64) => dynasm!(self.asm ; .arch x64 ; cqo),
            (true, _) => dynasm!(self.asm ; .arch x64 ; cdq),
            _ => dynasm!(self.asm ; .arch x64 ; xor edx, edx),
        }
        self.hardware_division(signed, ty, divisor);
    }

    /// Divides in 32 bits, where `MIN / -1` does not overflow.
    fn divide_narrow(&mut self, signed: bool, ty: Type, a: Value, b: Value) {
        let extend = match (signed, ty) {
            (true, Type::I8) => Op::two(0xbe).byte(),
            (true, _) => Op::two(0xbf),
            (false, Type::I8) => Op::two(0xb6).byte(),
            (false, _) => Op::two(0xb7),
        };
        let from = self.use_rm(b);
        self.asm.op(extend, SCRATCH, from);
        self.into(Reg::RAX, a);
        self.asm.op(extend, Reg::RAX, Reg::RAX);
        if !signed {
            dynasm!(self.asm ; .arch x64 ; xor edx, edx);
            return self.hardware_division(false, Type::I32, SCRATCH);
        }
        if self.iconst(b).is_none_or(|imm| imm == ty.mask()) {
            self.alu_imm(Alu::Cmp, Type::I32, SCRATCH, -1);
            let fits = self.asm.jcc_short(Cc::Ne);
            let min = -1 << (ty.bits() - 1);
            self.alu_imm(Alu::Cmp, Type::I32, Reg::RAX, min);
            let fits_too = self.asm.jcc_short(Cc::Ne);
            let origin = self.func.origins[self.inst];
            self.asm.site(origin, SiteKind::DivideOverflow);
            dynasm!(self.asm ; .arch x64 ; ud2);
            self.asm.land(fits);
            self.asm.land(fits_too);
        }
        dynasm!(self.asm ; .arch x64 ; cdq);
        self.hardware_division(true, Type::I32, SCRATCH);
    }

    /// `div` or `idiv`
    fn hardware_division(&mut self, signed: bool, ty: Type, divisor: Reg) {
        let origin = self.func.origins[self.inst];
        let kind = SiteKind::Divide {
            divisor: divisor.code(),
            bits: ty.bits() as u8,
        };
        self.asm.site(origin, kind);
        let n = if signed { 7 } else { 6 };
        self.asm
            .op_imm(Op::one(0xf7).sized(ty), n, divisor.into(), 0, 0);
    }

    /// Divides by a constant power of two. `false` if that takes a real division.
    fn divide_by_power(
        &mut self,
        result: Value,
        op: BinaryOp,
        ty: Type,
        a: Value,
        divisor: u64,
    ) -> bool {
        let shift = divisor.trailing_zeros() as u8;
        let bits = ty.bits() as u8;
        match op {
            BinaryOp::Udiv => {
                let to = self.operand_into(result, a, &[a], RegSet::EMPTY);
                self.shift_imm(Shift::Shr, ty, to, shift);
                self.release(a);
                self.define(result, to);
            }
            BinaryOp::Urem => {
                let mask = divisor - 1;
                let to = self.operand_into(result, a, &[a], RegSet::EMPTY);
                match i32::try_from(mask) {
                    Ok(mask) => self.alu_imm(Alu::And, ty, to, mask),
                    Err(_) => {
                        self.mov_imm(SCRATCH, mask);
                        self.alu(Alu::And, ty, to, SCRATCH);
                    }
                }
                self.release(a);
                self.define(result, to);
            }
            // As a signed divisor it is the minimum, or the mask does not fit.
            _ if shift > 30 => return false,
            _ if shift == 0 => {
                let to = self.operand_into(result, a, &[a], RegSet::EMPTY);
                if op == BinaryOp::Srem {
                    self.mov_imm(to, 0);
                }
                self.release(a);
                self.define(result, to);
            }
            _ => {
                // What a negative dividend needs so that the shift rounds towards zero.
                let from = self.use_reg(a);
                self.mov(ty, SCRATCH, from);
                if shift > 1 {
                    self.shift_imm(Shift::Sar, ty, SCRATCH, bits - 1);
                }
                self.shift_imm(Shift::Shr, ty, SCRATCH, bits - shift);
                let to = self.dst_from(result, &[a], Some(a), RegSet::EMPTY);
                let sum = Mem {
                    index: SCRATCH,
                    ..Mem::at(from, 0)
                };
                self.asm.op(Op::one(0x8d).sized(ty), to, sum);
                if op == BinaryOp::Sdiv {
                    self.shift_imm(Shift::Sar, ty, to, shift);
                } else {
                    self.alu_imm(Alu::And, ty, to, divisor as i32 - 1);
                    self.alu(Alu::Sub, ty, to, Rm::Reg(SCRATCH));
                }
                self.release(a);
                self.define(result, to);
            }
        }
        true
    }
}
