//! Operations on one value, and selections.

use super::alloc::{Gen, SCRATCH, class};
use super::alu::{Alu, Shift};
use crate::lir::{Type, UnaryOp, Value};
use crate::x64::asm::{Op, Rm};
use crate::x64::popcount::{BIT_SUMS, BYTES};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::Unsupported;
use crate::x64::rounding::rounding_mode;
use dynasmrt::{DynasmApi, dynasm};

impl Gen<'_> {
    pub fn emit_unary(
        &mut self,
        result: Value,
        op: UnaryOp,
        ty: Type,
        arg: Value,
    ) -> Result<(), Unsupported> {
        let from = self.val(arg).ty;
        if let Some(mode) = rounding_mode(op) {
            self.emit_round(result, ty, mode, arg);
            return Ok(());
        }
        match op {
            UnaryOp::Copy | UnaryOp::Trunc => self.emit_copy(result, arg),
            UnaryOp::Bitcast => self.emit_bitcast(result, ty, from, arg),
            UnaryOp::Uext => {
                let op = match from {
                    Type::I8 => Op::two(0xb6).byte(),
                    Type::I16 => Op::two(0xb7),
                    _ => Op::one(0x8b),
                };
                self.emit_simple(result, arg, op);
            }
            UnaryOp::Sext => {
                let op = match from {
                    Type::I8 => Op::two(0xbe).byte(),
                    Type::I16 => Op::two(0xbf),
                    _ => Op::one(0x63),
                };
                let op = if ty == Type::I64 { op.wide() } else { op };
                self.emit_simple(result, arg, op);
            }
            UnaryOp::Clz => self.emit_clz(result, ty, arg),
            UnaryOp::Ctz => self.emit_ctz(result, ty, arg),
            UnaryOp::Popcnt => self.emit_popcnt(result, ty, arg),
            UnaryOp::Bswap => {
                let to = self.operand_into(result, arg, &[arg], RegSet::EMPTY);
                match ty {
                    Type::I8 => {}
                    Type::I16 => self.shift_imm(Shift::Rol, ty, to, 8),
                    Type::I32 => dynasm!(self.asm ; .arch x64 ; bswap Rd(to.code())),
                    _ => dynasm!(self.asm ; .arch x64 ; bswap Rq(to.code())),
                }
                self.release(arg);
                self.define(result, to);
            }
            _ => self.emit_float_unary(result, op, ty, from, arg),
        }
        Ok(())
    }

    /// An operation that reads a register or memory and writes a register of the same class.
    pub fn emit_simple(&mut self, result: Value, arg: Value, op: Op) {
        let from = self.use_rm(arg);
        let to = self.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
        self.asm.op(op, to, from);
        self.release(arg);
        self.define(result, to);
    }

    fn emit_copy(&mut self, result: Value, arg: Value) {
        let to = self.operand_into(result, arg, &[arg], RegSet::EMPTY);
        self.release(arg);
        self.define(result, to);
    }

    fn emit_bitcast(&mut self, result: Value, ty: Type, from: Type, arg: Value) {
        if class(ty) == class(from) {
            return self.emit_copy(result, arg);
        }
        let source = self.use_reg(arg);
        let to = self.dst(result, &[arg]);
        let wide = |op: Op| if ty.bytes() == 8 { op.wide() } else { op };
        match ty.is_int() {
            true => self.asm.op(wide(Op::two(0x7e).prefix(0x66)), source, to),
            false => self.asm.op(wide(Op::two(0x6e).prefix(0x66)), to, source),
        }
        self.release(arg);
        self.define(result, to);
    }

    /// The operand in a register, with zeros above its type.
    fn widened(&mut self, ty: Type, arg: Value) -> Reg {
        let op = match ty {
            Type::I8 => Op::two(0xb6).byte(),
            Type::I16 => Op::two(0xb7),
            _ => return self.use_reg(arg),
        };
        let from = self.use_rm(arg);
        self.asm.op(op, SCRATCH, from);
        SCRATCH
    }

    fn emit_clz(&mut self, result: Value, ty: Type, arg: Value) {
        let wide = Self::in_register(ty);
        let from = self.widened(ty, arg);
        let to = self.dst(result, &[arg]);
        // bsr gives the place of the highest bit and sets ZF for 0: then the place is "-1".
        self.asm.op(Op::two(0xbd).sized(wide), to, from);
        self.mov_imm_keeping_flags(SCRATCH, u64::from(2 * ty.bits() - 1));
        self.asm.op(Op::two(0x44).sized(wide), to, SCRATCH);
        self.alu_imm(Alu::Xor, wide, to, ty.bits() as i32 - 1);
        self.release(arg);
        self.define(result, to);
    }

    fn emit_ctz(&mut self, result: Value, ty: Type, arg: Value) {
        let wide = Self::in_register(ty);
        let to = self.dst(result, &[arg]);
        if matches!(ty, Type::I8 | Type::I16) {
            self.into(to, arg);
            // A bit above the type stops the search there.
            dynasm!(self.asm ; .arch x64 ; or Rd(to.code()), 1 << ty.bits());
            self.asm.op(Op::two(0xbc), to, to);
        } else {
            let from = self.use_rm(arg);
            self.asm.op(Op::two(0xbc).sized(wide), to, from);
            self.mov_imm_keeping_flags(SCRATCH, u64::from(ty.bits()));
            self.asm.op(Op::two(0x44).sized(wide), to, SCRATCH);
        }
        self.release(arg);
        self.define(result, to);
    }

    fn mov_imm_keeping_flags(&mut self, to: Reg, imm: u64) {
        let before = std::mem::replace(&mut self.regs.flags_live, true);
        self.mov_imm(to, imm);
        self.regs.flags_live = before;
    }

    fn emit_popcnt(&mut self, result: Value, ty: Type, arg: Value) {
        let wide = Self::in_register(ty);
        let from = self.widened(ty, arg);
        let to = self.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
        if self.features.popcnt {
            let popcnt = Op::two(0xb8).prefix(0xf3).sized(wide);
            self.asm.op(popcnt, to, from);
        } else {
            self.asm.op(Op::one(0x8b).sized(wide), to, from);
            self.sum_bits(to);
        }
        self.release(arg);
        self.define(result, to);
    }

    /// The number of bits that are set in a register: sums of 2, 4 and 8, then all bytes.
    fn sum_bits(&mut self, to: Reg) {
        for (shift, mask) in BIT_SUMS {
            let mask = self.constant(mask, 8);
            self.mov(Type::I64, SCRATCH, to);
            self.shift_imm(Shift::Shr, Type::I64, SCRATCH, shift);
            match shift {
                1 => {
                    self.alu(Alu::And, Type::I64, SCRATCH, Rm::Mem(mask));
                    self.alu(Alu::Sub, Type::I64, to, Rm::Reg(SCRATCH));
                }
                2 => {
                    self.alu(Alu::And, Type::I64, SCRATCH, Rm::Mem(mask));
                    self.alu(Alu::And, Type::I64, to, Rm::Mem(mask));
                    self.alu(Alu::Add, Type::I64, to, Rm::Reg(SCRATCH));
                }
                _ => {
                    self.alu(Alu::Add, Type::I64, to, Rm::Reg(SCRATCH));
                    self.alu(Alu::And, Type::I64, to, Rm::Mem(mask));
                }
            }
        }
        let ones = self.constant(BYTES, 8);
        self.asm.op(Op::two(0xaf).wide(), to, ones);
        self.shift_imm(Shift::Shr, Type::I64, to, 56);
    }

    pub fn emit_select(&mut self, result: Value, ty: Type, args: [Value; 3]) {
        let [cond, a, b] = args;
        let mut test = self.condition(cond);
        // What is in memory or a constant is read after the comparison, without its flags.
        self.regs.locked = RegSet::EMPTY;
        for value in [a, b] {
            let reg = self.val(value).reg;
            self.lock(reg);
        }
        self.regs.flags_live = true;
        if ty.is_int() && test.parity.is_none() {
            // The operand that the result overwrites is the one for when the condition is false.
            let (mut no, mut yes) = (b, a);
            if self.dies_in(no).is_none()
                && (self.dies_in(yes).is_some() || self.is_home_of(result, yes))
            {
                (no, yes) = (yes, no);
                test.cc = test.cc.negate();
            }
            let others = self.val(yes).reg.set();
            let to = self.dst_from(result, &[a, b], Some(no), others);
            self.into(to, no);
            let from = match self.is(yes, super::live::REMAT) {
                true => {
                    self.materialize(yes, SCRATCH);
                    Rm::Reg(SCRATCH)
                }
                false => match self.val(yes).reg {
                    reg if reg.is_some() => Rm::Reg(reg),
                    _ if matches!(ty, Type::I8 | Type::I16) => {
                        self.into(SCRATCH, yes);
                        Rm::Reg(SCRATCH)
                    }
                    _ => self.use_rm(yes),
                },
            };
            let wide = Self::in_register(ty);
            self.asm
                .op(Op::two(0x40 | test.cc as u8).sized(wide), to, from);
            self.finish_select(result, args, to);
        } else {
            let others = self.val(b).reg.set();
            let to = self.dst_from(result, &[a, b], Some(a), others);
            self.into(to, a);
            let over = self.jump_short_if(test);
            self.into(to, b);
            over.into_iter().flatten().for_each(|at| self.asm.land(at));
            self.finish_select(result, args, to);
        }
    }

    fn is_home_of(&self, result: Value, value: Value) -> bool {
        let home = self.val(result).home;
        home.is_some() && self.val(value).reg == home
    }

    fn finish_select(&mut self, result: Value, args: [Value; 3], to: Reg) {
        self.regs.flags_live = false;
        args.into_iter().for_each(|arg| self.release(arg));
        self.define(result, to);
    }
}
