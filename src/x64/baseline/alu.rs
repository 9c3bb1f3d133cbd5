//! Integer arithmetic on two values, and comparisons.

use super::alloc::Gen;
use super::live::FOLDED;
use crate::lir::{BinaryOp, InstData, IntCond, Type, Value};
use crate::x64::asm::{Cc, Mem, Op, Rm};
use crate::x64::regs::{Reg, RegSet};
use dynasmrt::{DynasmApi, dynasm};

/// The `/n` of the eight classic operations.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Alu {
    Add = 0,
    Or = 1,
    And = 4,
    Sub = 5,
    Xor = 6,
    Cmp = 7,
}

/// The `/n` of shifts and rotates.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Shift {
    Rol = 0,
    Ror = 1,
    Shl = 4,
    Shr = 5,
    Sar = 7,
}

impl Gen<'_> {
    /// `op to, from`
    pub fn alu(&mut self, op: Alu, ty: Type, to: Reg, from: impl Into<Rm>) {
        let op = Op::one((op as u8) << 3 | 3).sized(ty);
        self.asm.op(op, to, from);
    }

    /// `op to, imm`
    pub fn alu_imm(&mut self, op: Alu, ty: Type, to: impl Into<Rm>, imm: i32) {
        let (to, n) = (to.into(), op as u8);
        match ty {
            Type::I8 => {
                let op = Op::one(0x81).sized(ty);
                self.asm.op_imm(op, n, to, imm as u64, 1);
            }
            _ if i8::try_from(imm).is_ok() => {
                let op = Op::one(0x83).sized(ty);
                self.asm.op_imm(op, n, to, imm as u64, 1);
            }
            _ => {
                let op = Op::one(0x81).sized(ty);
                self.asm
                    .op_imm(op, n, to, imm as u64, ty.bytes().min(4) as u8);
            }
        }
    }

    /// `op reg, imm`
    pub fn shift_imm(&mut self, op: Shift, ty: Type, reg: Reg, by: u8) {
        match by {
            0 => {}
            1 => self
                .asm
                .op_imm(Op::one(0xd1).sized(ty), op as u8, reg.into(), 0, 0),
            _ => self
                .asm
                .op_imm(Op::one(0xc1).sized(ty), op as u8, reg.into(), by.into(), 1),
        }
    }

    /// The width in which an operation on a register is done: its low bits do not depend on
    /// the bits above, and operations on 8 and 16 bits are slow.
    pub fn in_register(ty: Type) -> Type {
        match ty {
            Type::I64 => Type::I64,
            _ => Type::I32,
        }
    }

    pub fn emit_binary(&mut self, result: Value, op: BinaryOp, ty: Type, args: [Value; 2]) {
        let [a, b] = args;
        match op {
            BinaryOp::Add => self.emit_add(result, ty, a, b),
            BinaryOp::Sub => match self.imm32(b) {
                Some(imm) if imm != i32::MIN => self.emit_add_imm(result, ty, a, b, -imm),
                _ => self.emit_alu(result, Alu::Sub, ty, a, b, false),
            },
            BinaryOp::And => self.emit_alu(result, Alu::And, ty, a, b, true),
            BinaryOp::Or => self.emit_alu(result, Alu::Or, ty, a, b, true),
            BinaryOp::Xor => self.emit_alu(result, Alu::Xor, ty, a, b, true),
            BinaryOp::Mul => self.emit_mul(result, ty, a, b),
            BinaryOp::Umulhi | BinaryOp::Smulhi => self.emit_mulhi(result, op, a, b),
            BinaryOp::Shl => self.emit_shift(result, Shift::Shl, ty, a, b),
            BinaryOp::Lshr => self.emit_shift(result, Shift::Shr, ty, a, b),
            BinaryOp::Ashr => self.emit_shift(result, Shift::Sar, ty, a, b),
            BinaryOp::Rotl => self.emit_shift(result, Shift::Rol, ty, a, b),
            BinaryOp::Rotr => self.emit_shift(result, Shift::Ror, ty, a, b),
            BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem => {
                self.emit_division(result, op, ty, a, b);
            }
            _ => self.emit_float_binary(result, op, ty, a, b),
        }
    }

    /// Of a commutative operation the operand that the result should overwrite, first.
    fn order(&self, result: Value, a: Value, b: Value) -> (Value, Value) {
        if self.imm32(b).is_some() {
            return (a, b);
        }
        if self.imm32(a).is_some() || self.is(a, FOLDED) {
            return (b, a);
        }
        if self.is(b, FOLDED) {
            return (a, b);
        }
        let val = self.val(result);
        let home = match val.passed_to() {
            Some(param) if !val.home.is_some() => self.vals[param].home,
            _ => val.home,
        };
        let in_home = home.is_some() && self.val(b).reg == home;
        let better = self.dies_in(b).is_some() && self.dies_in(a).is_none();
        let a_in_home = home.is_some() && self.val(a).reg == home;
        match in_home || better && !a_in_home {
            true => (b, a),
            false => (a, b),
        }
    }

    fn emit_add(&mut self, result: Value, ty: Type, a: Value, b: Value) {
        let (a, b) = self.order(result, a, b);
        if let Some(imm) = self.imm32(b) {
            return self.emit_add_imm(result, ty, a, b, imm);
        }
        let (reg_a, reg_b) = (self.val(a).reg, self.val(b).reg);
        if !reg_a.is_some() || !reg_b.is_some() {
            return self.emit_alu(result, Alu::Add, ty, a, b, true);
        }
        self.lock(reg_a);
        self.lock(reg_b);
        let to = self.dst_from(result, &[a, b], Some(a), reg_b.set());
        let wide = Self::in_register(ty);
        if to == reg_a {
            self.alu(Alu::Add, wide, to, reg_b);
        } else {
            let mem = Mem {
                index: reg_b,
                ..Mem::at(reg_a, 0)
            };
            self.asm.op(Op::one(0x8d).sized(wide), to, mem);
        }
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    fn emit_add_imm(&mut self, result: Value, ty: Type, a: Value, b: Value, imm: i32) {
        let wide = Self::in_register(ty);
        let reg = self.val(a).reg;
        self.lock(reg);
        let to = self.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
        if reg.is_some() && to != reg {
            let op = Op::one(0x8d).sized(wide);
            match imm {
                0 => self.mov(ty, to, reg),
                _ => self.asm.op(op, to, Mem::at(reg, imm)),
            }
        } else {
            if !reg.is_some() {
                self.into(to, a);
            }
            if imm == 128 {
                self.alu_imm(Alu::Sub, wide, to, -128);
            } else if imm != 0 {
                self.alu_imm(Alu::Add, wide, to, imm);
            }
        }
        self.release(a);
        self.define(result, to);
    }

    /// An operation that overwrites its first operand.
    fn emit_alu(&mut self, result: Value, op: Alu, ty: Type, a: Value, b: Value, commutes: bool) {
        let (a, b) = match commutes {
            true => self.order(result, a, b),
            false => (a, b),
        };
        let wide = Self::in_register(ty);
        if let Some(imm) = self.imm32(b) {
            let to = self.operand_into(result, a, &[a, b], RegSet::EMPTY);
            match imm {
                -1 if op == Alu::Xor => {
                    self.asm
                        .op_imm(Op::one(0xf7).sized(wide), 2, to.into(), 0, 0)
                }
                _ => self.alu_imm(op, wide, to, imm),
            }
            self.release(a);
            return self.define(result, to);
        }
        let before = self.regs.locked;
        let from = self.use_rm(b);
        let others = self.regs.locked.without(before);
        let to = self.operand_into(result, a, &[a, b], others);
        // What is in memory is only as wide as its type.
        let width = match from {
            Rm::Reg(_) => wide,
            Rm::Mem(_) => ty,
        };
        self.alu(op, width, to, from);
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    /// The register for a result, with the first operand in it.
    pub fn operand_into(&mut self, result: Value, a: Value, ops: &[Value], others: RegSet) -> Reg {
        let val = *self.val(a);
        if !val.reg.is_some() && val.refs > 1 && val.flags & (FOLDED | super::live::REMAT) == 0 {
            self.use_reg(a);
        } else if val.reg.is_some() {
            self.lock(val.reg);
        }
        let to = self.dst_from(result, ops, Some(a), others);
        self.into(to, a);
        to
    }

    fn emit_mul(&mut self, result: Value, ty: Type, a: Value, b: Value) {
        let (a, b) = self.order(result, a, b);
        let wide = Self::in_register(ty);
        let Some(imm) = self.imm32(b) else {
            let before = self.regs.locked;
            let from = match (ty, self.use_rm(b)) {
                (Type::I8 | Type::I16, Rm::Mem(_)) => Rm::Reg(self.use_reg(b)),
                (_, from) => from,
            };
            let others = self.regs.locked.without(before);
            let to = self.operand_into(result, a, &[a, b], others);
            self.asm.op(Op::two(0xaf).sized(wide), to, from);
            self.release(a);
            self.release(b);
            return self.define(result, to);
        };
        if imm > 0 && imm.count_ones() == 1 {
            let to = self.operand_into(result, a, &[a, b], RegSet::EMPTY);
            self.shift_imm(Shift::Shl, wide, to, imm.trailing_zeros() as u8);
            self.release(a);
            return self.define(result, to);
        }
        let from = match ty {
            Type::I8 | Type::I16 => Rm::Reg(self.use_reg(a)),
            _ => self.use_rm(a),
        };
        let to = self.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
        match (imm, from) {
            (3 | 5 | 9, Rm::Reg(reg)) => {
                let mem = Mem {
                    index: reg,
                    scale: (imm as u8 - 1).trailing_zeros() as u8,
                    ..Mem::at(reg, 0)
                };
                self.asm.op(Op::one(0x8d).sized(wide), to, mem);
            }
            _ if i8::try_from(imm).is_ok() => {
                let op = Op::one(0x6b).sized(wide);
                self.asm.op_imm(op, to.code(), from, imm as u64, 1);
            }
            _ => {
                let op = Op::one(0x69).sized(wide);
                self.asm.op_imm(op, to.code(), from, imm as u64, 4);
            }
        }
        self.release(a);
        self.define(result, to);
    }

    fn emit_mulhi(&mut self, result: Value, op: BinaryOp, a: Value, b: Value) {
        self.take(Reg::RAX);
        self.take(Reg::RDX);
        let from = self.use_rm(b);
        self.into(Reg::RAX, a);
        let n = if op == BinaryOp::Umulhi { 4 } else { 5 };
        self.asm.op_imm(Op::one(0xf7).wide(), n, from, 0, 0);
        self.release(a);
        self.release(b);
        self.define(result, Reg::RDX);
    }

    fn emit_shift(&mut self, result: Value, op: Shift, ty: Type, a: Value, b: Value) {
        // Bits above the type come in from the left.
        let extend = match (op, ty) {
            (Shift::Shr, Type::I8) => Some(Op::two(0xb6).byte()),
            (Shift::Shr, Type::I16) => Some(Op::two(0xb7)),
            (Shift::Sar, Type::I8) => Some(Op::two(0xbe).byte()),
            (Shift::Sar, Type::I16) => Some(Op::two(0xbf)),
            _ => None,
        };
        let width = match op {
            Shift::Rol | Shift::Ror => ty,
            _ => Self::in_register(ty),
        };
        let mask = ty.bits() as u8 - 1;
        if let Some(by) = self.iconst(b) {
            let to = match extend {
                Some(op) => {
                    let from = self.use_rm(a);
                    let to = self.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
                    self.asm.op(op, to, from);
                    to
                }
                None => self.operand_into(result, a, &[a, b], RegSet::EMPTY),
            };
            self.shift_imm(op, width, to, by as u8 & mask);
            self.release(a);
            return self.define(result, to);
        }
        let shiftx = match op {
            Shift::Shl => Some(1),
            Shift::Shr => Some(3),
            Shift::Sar => Some(2),
            _ => None,
        };
        if self.features.bmi2
            && let (Some(prefix), Type::I32 | Type::I64) = (shiftx, ty)
        {
            let by = self.use_reg(b);
            let from = self.use_reg(a);
            let to = self.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
            self.vex_shift(prefix, ty, to, from, by);
            self.release(a);
            self.release(b);
            return self.define(result, to);
        }
        let narrow = matches!(ty, Type::I8 | Type::I16) && shiftx.is_some();
        if self.val(b).reg != Reg::RCX || narrow && self.dies_in(b).is_none() {
            self.take(Reg::RCX);
            self.into(Reg::RCX, b);
        }
        self.lock(Reg::RCX);
        if narrow {
            dynasm!(self.asm ; .arch x64 ; and ecx, BYTE mask as i8);
        }
        let to = match extend {
            Some(op) => {
                let from = self.use_rm(a);
                let to = self.dst_from(result, &[a, b], Some(a), Reg::RCX.set());
                self.asm.op(op, to, from);
                to
            }
            None => self.operand_into(result, a, &[a, b], Reg::RCX.set()),
        };
        self.asm
            .op_imm(Op::one(0xd3).sized(width), op as u8, to.into(), 0, 0);
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    /// `shlx`, `shrx`, `sarx`
    fn vex_shift(&mut self, prefix: u8, ty: Type, to: Reg, from: Reg, by: Reg) {
        let wide = u8::from(ty == Type::I64) << 7;
        let b1 = 0x02 | (!to.code() & 8) << 4 | 0x40 | (!from.code() & 8) << 2;
        let b2 = wide | (!by.code() & 15) << 3 | prefix;
        let modrm = 0xc0 | (to.code() & 7) << 3 | from.code() & 7;
        dynasm!(self.asm ; .arch x64 ; .bytes [0xc4, b1, b2, 0xf7, modrm]);
    }

    /// Sets the flags for a comparison and gives the condition to test.
    pub fn compare(&mut self, cond: IntCond, ty: Type, args: [Value; 2]) -> Cc {
        let [mut a, mut b] = args;
        let mut cond = cond;
        if self.iconst(a).is_some() && self.iconst(b).is_none() {
            (a, b) = (b, a);
            cond = cond.swap();
        }
        if let Some(imm) = self.imm32(b) {
            self.compare_imm(ty, a, imm);
            return condition(cond);
        }
        let right = self.use_rm(b);
        let left = match right {
            Rm::Reg(_) => self.use_rm(a),
            Rm::Mem(_) => Rm::Reg(self.use_reg(a)),
        };
        match (left, right) {
            (left, Rm::Reg(right)) => self.asm.op(Op::one(0x39).sized(ty), right, left),
            (Rm::Reg(left), right) => self.asm.op(Op::one(0x3b).sized(ty), left, right),
            _ => {}
        }
        condition(cond)
    }

    fn compare_imm(&mut self, ty: Type, a: Value, imm: i32) {
        if imm == 0
            && let Some(InstData::Binary { args, .. }) = self.folded(a)
        {
            return self.test(ty, args);
        }
        match self.use_rm(a) {
            Rm::Reg(reg) if imm == 0 => self.asm.op(Op::one(0x85).sized(ty), reg, reg),
            operand => self.alu_imm(Alu::Cmp, ty, operand, imm),
        }
    }

    /// Sets the flags for the bitwise and of two values.
    pub fn test(&mut self, ty: Type, args: [Value; 2]) {
        let [a, b] = match self.imm32(args[0]) {
            Some(_) => [args[1], args[0]],
            None => args,
        };
        if let Some(imm) = self.imm32(b) {
            let operand = self.use_rm(a);
            // Eight bits are enough where the mask has no more, and take less room.
            let ty = match (operand, imm) {
                (Rm::Reg(_), 0..=127) => Type::I8,
                _ => ty,
            };
            let len = ty.bytes().min(4) as u8;
            return self
                .asm
                .op_imm(Op::one(0xf7).sized(ty), 0, operand, imm as u64, len);
        }
        let right = self.use_reg(b);
        let left = self.use_rm(a);
        self.asm.op(Op::one(0x85).sized(ty), right, left);
    }

    /// A comparison whose result is wanted as a value.
    pub fn emit_icmp(&mut self, result: Value, cond: IntCond, ty: Type, args: [Value; 2]) {
        let cc = self.compare(cond, ty, args);
        self.regs.flags_live = true;
        self.release(args[0]);
        self.release(args[1]);
        self.regs.locked = RegSet::EMPTY;
        let to = self.dst(result, &[]);
        self.setcc(cc, to);
        self.define(result, to);
        self.regs.flags_live = false;
    }

    pub fn setcc(&mut self, cc: Cc, to: Reg) {
        self.asm
            .op_imm(Op::two(0x90 | cc as u8).byte(), 0, to.into(), 0, 0);
    }
}

/// The condition code of a condition.
pub fn condition(cond: IntCond) -> Cc {
    match cond {
        IntCond::Eq => Cc::E,
        IntCond::Ne => Cc::Ne,
        IntCond::Ugt => Cc::A,
        IntCond::Uge => Cc::Ae,
        IntCond::Ult => Cc::B,
        IntCond::Ule => Cc::Be,
        IntCond::Sgt => Cc::G,
        IntCond::Sge => Cc::Ge,
        IntCond::Slt => Cc::L,
        IntCond::Sle => Cc::Le,
    }
}
