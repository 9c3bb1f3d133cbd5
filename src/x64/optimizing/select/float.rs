//! Arithmetic and conversion of floats.

use super::{Operands, Selector, load_op};
use crate::lir::{BinaryOp, Type, UnaryOp, Value};
use crate::x64::asm::Op;
use crate::x64::optimizing::minst::{Addr, MInst, Rm};
use crate::x64::rounding::{multiply_add, round, rounding_mode};
use regalloc2::{Operand, RegClass};

/// The scalar form of an opcode.
pub fn scalar(opcode: u8, ty: Type) -> Op {
    match ty {
        Type::F32 => Op::two(opcode).prefix(0xf3),
        _ => Op::two(opcode).prefix(0xf2),
    }
}

impl Selector<'_> {
    pub fn float_binary(&mut self, result: Value, op: BinaryOp, ty: Type, a: Value, b: Value) {
        let opcode = match op {
            BinaryOp::Fadd => 0x58,
            BinaryOp::Fmul => 0x59,
            BinaryOp::Fsub => 0x5c,
            BinaryOp::Fmin => 0x5d,
            BinaryOp::Fdiv => 0x5e,
            BinaryOp::Fmax => 0x5f,
            _ => return self.copysign(result, ty, a, b),
        };
        let first = self.reg(a);
        let mut with = Operands::new();
        let rm = self.rm(b, &mut with);
        let to = self.own(result);
        self.packed_mod(to, scalar(opcode, ty), first, rm, &with, None);
    }

    /// Rounds to an integer by `roundss` or `roundsd`.
    fn round(&mut self, result: Value, ty: Type, mode: u8, arg: Value) {
        let mut ops = self.def(result);
        let rm = self.rm(arg, &mut ops);
        let inst = MInst::Def {
            op: round(ty),
            rm,
            imm: mode.into(),
            imm_len: 1,
        };
        self.emit(inst, &ops);
    }

    /// The product of the first two operands plus the third.
    pub fn multiply_add(&mut self, result: Value, ty: Type, [a, b, c]: [Value; 3]) {
        let first = self.reg(a);
        let mut ops = self.modifying(result, first);
        ops.push(self.use_reg(b));
        let rm = self.rm(c, &mut ops);
        let op = multiply_add(ty);
        self.emit(MInst::ModThree { op, rm }, &ops);
    }

    /// A mask for both halves of a vector register.
    fn mask(&mut self, ty: Type, sign: bool) -> Addr {
        let bits: u64 = match ty {
            Type::F32 => 0x8000_0000_8000_0000,
            _ => 1 << 63,
        };
        let bits = u128::from(if sign { bits } else { !bits });
        self.constant(bits | bits << 64, 16)
    }

    fn copysign(&mut self, result: Value, ty: Type, a: Value, b: Value) {
        let (first, second) = (self.reg(a), self.reg(b));
        let (magnitude, sign) = (self.temp(RegClass::Float), self.temp(RegClass::Float));
        for (to, from, is_sign) in [(magnitude, first, false), (sign, second, true)] {
            let rm = Rm::Mem(self.mask(ty, is_sign));
            self.packed_mod(to, Op::two(0x54), from, rm, &[], None);
        }
        let to = self.own(result);
        self.packed_two(to, Op::two(0x56), [magnitude, sign], None);
    }

    pub fn float_unary(&mut self, result: Value, op: UnaryOp, ty: Type, from: Type, arg: Value) {
        let wide = |op: Op, ty: Type| if ty == Type::I64 { op.wide() } else { op };
        if let Some(mode) = rounding_mode(op) {
            return self.round(result, ty, mode, arg);
        }
        match op {
            UnaryOp::Fneg | UnaryOp::Fabs => {
                let first = self.reg(arg);
                let rm = Rm::Mem(self.mask(ty, op == UnaryOp::Fneg));
                let opcode = if op == UnaryOp::Fneg { 0x57 } else { 0x54 };
                let to = self.own(result);
                self.packed_mod(to, Op::two(opcode), first, rm, &[], None);
            }
            UnaryOp::Fsqrt => self.convert(result, arg, scalar(0x51, ty)),
            UnaryOp::Fpromote => self.convert(result, arg, scalar(0x5a, Type::F32)),
            UnaryOp::Fdemote => self.convert(result, arg, scalar(0x5a, Type::F64)),
            UnaryOp::FtoS => self.convert(result, arg, wide(scalar(0x2c, from), ty)),
            UnaryOp::StoF => {
                let mut ops = self.def(result);
                let rm = self.rm(arg, &mut ops);
                let op = wide(scalar(0x2a, ty), from);
                self.emit(MInst::DefFresh { op, rm }, &ops);
            }
            UnaryOp::FtoU => {
                let limit = match from {
                    Type::F32 => self.constant(0x5f00_0000, 4),
                    _ => self.constant(0x43e0_0000_0000_0000, 8),
                };
                let source = self.reg(arg);
                let border = self.temp(RegClass::Float);
                let ops = [Operand::reg_def(border)];
                self.emit_def(load_op(from), Rm::Mem(limit), &ops);
                let ops = [
                    Operand::reg_def(self.own(result)),
                    Operand::reg_use_at_end(source),
                    Operand::reg_use_at_end(border),
                ];
                self.emit(MInst::FloatToUnsigned(from), &ops);
            }
            _ => {
                let source = self.reg(arg);
                let ops = [
                    Operand::reg_def(self.own(result)),
                    Operand::reg_use_at_end(source),
                ];
                self.emit(MInst::UnsignedToFloat(ty), &ops);
            }
        }
    }

    fn convert(&mut self, result: Value, arg: Value, op: Op) {
        let mut ops: Operands = self.def(result);
        let rm = self.rm(arg, &mut ops);
        self.emit_def(op, rm, &ops);
    }
}
