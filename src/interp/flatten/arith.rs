//! Arithmetic, comparisons and conversions.

use super::{Flattener, Result};
use crate::interp::cond::CompareTest;
use crate::interp::op::{Opcode, Word};
use crate::interp::scalar;
use crate::lir::{BinaryOp, FloatCond, Inst, IntCond, Type, UnaryOp, Value, signed};

impl Flattener<'_> {
    pub(super) fn unary(&mut self, inst: Inst, op: UnaryOp, ty: Type, arg: Value) -> Result {
        let from = self.func.ty(arg);
        if !op.takes(from, ty) {
            return Err(self.unsupported(format!("`{}` from {from} to {ty}", op.word())));
        }
        let arg = self.reg(arg)?;
        let to = self.result(inst)?;
        match unary_op(op, from, ty) {
            Some(code) => self.emit(Word::new(code, to, arg, 0)),
            None => {
                let word = scalar::unary_word(op, from, ty);
                self.emit_with(Word::new(Opcode::Unary, to, arg, 0), word);
            }
        }
        Ok(())
    }

    pub(super) fn binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        ty: Type,
        args: [Value; 2],
    ) -> Result {
        let [mut a, mut b] = args;
        if op.commutes() && self.bits(a).is_some() && self.bits(b).is_none() {
            (a, b) = (b, a);
        }
        if let Some(k) = self.bits(b)
            && let Some((code, imm)) = binary_imm(op, ty, k)
        {
            let a = self.reg(a)?;
            let to = self.result(inst)?;
            self.emit(Word::new(code, to, a, imm));
            return Ok(());
        }
        if op == BinaryOp::Sub
            && matches!(ty, Type::I32 | Type::I64)
            && let Some(k) = self.bits(a)
            && let Ok(imm) = i16::try_from(signed(ty, k))
        {
            let b = self.reg(b)?;
            let to = self.result(inst)?;
            self.emit(Word::new(Opcode::RsubI32.of_two(ty), to, b, imm as u16));
            return Ok(());
        }
        if !op.takes(ty) {
            return Err(self.unsupported(format!("`{}` of {ty}", op.word())));
        }
        let a = self.reg(a)?;
        let b = self.reg(b)?;
        let to = self.result(inst)?;
        match binary_op(op, ty) {
            Some(code) => self.emit(Word::new(code, to, a, b)),
            None => {
                let word = scalar::binary_word(op, ty);
                self.emit_with(Word::new(Opcode::Binary, to, a, b), word);
            }
        }
        Ok(())
    }

    pub(super) fn multiply_add(&mut self, inst: Inst, ty: Type, args: [Value; 3]) -> Result {
        let a = self.reg(args[0])?;
        let b = self.reg(args[1])?;
        let c = self.reg(args[2])?;
        let to = self.result(inst)?;
        self.emit_with(Word::new(Opcode::Fma32.of_two(ty), to, a, b), c.into());
        Ok(())
    }

    /// The test that an integer comparison makes, its operands found.
    pub(super) fn int_test(
        &mut self,
        cond: IntCond,
        ty: Type,
        args: [Value; 2],
    ) -> Result<CompareTest> {
        let [mut a, mut b] = args;
        let mut cond = cond;
        if self.bits(a).is_some() && self.bits(b).is_none() {
            (a, b) = (b, a);
            cond = cond.swap();
        }
        if let Some(k) = self.bits(b)
            && let Some((rel, imm)) = CompareTest::imm(cond, ty, k)
        {
            let a = self.reg(a)?;
            return Ok(CompareTest::Imm { rel, a, imm });
        }
        let a = self.reg(a)?;
        let b = self.reg(b)?;
        Ok(CompareTest::regs(cond, ty, a, b))
    }

    pub(super) fn icmp(&mut self, inst: Inst, cond: IntCond, ty: Type, args: [Value; 2]) -> Result {
        if !ty.is_int() {
            return Err(self.unsupported(format!("`icmp` of {ty}")));
        }
        let test = self.int_test(cond, ty, args)?;
        let to = self.result(inst)?;
        if let Some((op, a, b)) = test.set() {
            self.emit(Word::new(op, to, a, b));
        }
        Ok(())
    }

    pub(super) fn fcmp(
        &mut self,
        inst: Inst,
        cond: FloatCond,
        ty: Type,
        args: [Value; 2],
    ) -> Result {
        let first = match ty {
            Type::F32 => Opcode::Fcmp32Oeq,
            Type::F64 => Opcode::Fcmp64Oeq,
            _ => return Err(self.unsupported(format!("`fcmp` of {ty}"))),
        };
        let (op, swap) = first.of_float_cond(cond);
        let a = self.reg(args[0])?;
        let b = self.reg(args[1])?;
        let (a, b) = if swap { (b, a) } else { (a, b) };
        let to = self.result(inst)?;
        self.emit(Word::new(op, to, a, b));
        Ok(())
    }

    pub(super) fn select(&mut self, inst: Inst, ty: Type, args: [Value; 3]) -> Result {
        let cond = self.reg(args[0])?;
        let a = self.reg(args[1])?;
        let b = self.reg(args[2])?;
        let to = self.result(inst)?;
        let op = match ty {
            Type::V128 => Opcode::Select128,
            _ => Opcode::Select,
        };
        self.emit_with(Word::new(op, to, cond, a), b.into());
        Ok(())
    }
}

/// The operation with a small constant as its second operand.
fn binary_imm(op: BinaryOp, ty: Type, k: u64) -> Option<(Opcode, u16)> {
    if !ty.is_int() {
        return None;
    }
    let number = signed(ty, k);
    let imm = i16::try_from(number).ok();
    let wide = matches!(ty, Type::I32 | Type::I64);
    let amount = (k % u64::from(ty.bits())) as u16;
    match op {
        BinaryOp::Add => Some((Opcode::AddI8.of(ty), imm? as u16)),
        BinaryOp::Sub => {
            let negated = i16::try_from(number.checked_neg()?).ok()?;
            Some((Opcode::AddI8.of(ty), negated as u16))
        }
        BinaryOp::Mul if wide => Some((Opcode::MulI32.of_two(ty), imm? as u16)),
        BinaryOp::Sdiv if wide && !matches!(number, 0 | -1) => {
            Some((Opcode::SdivI32.of_two(ty), imm? as u16))
        }
        BinaryOp::Srem if wide && !matches!(number, 0 | -1) => {
            Some((Opcode::SremI32.of_two(ty), imm? as u16))
        }
        BinaryOp::Udiv if k != 0 => Some((Opcode::UdivI, u16::try_from(k).ok()?)),
        BinaryOp::Urem if k != 0 => Some((Opcode::UremI, u16::try_from(k).ok()?)),
        // The high bits of a register are zero, so those of the constant do not matter.
        BinaryOp::And => Some((Opcode::AndI, imm? as u16)),
        BinaryOp::Or | BinaryOp::Xor => {
            let imm = imm.filter(|&imm| imm >= 0 || ty == Type::I64)?;
            let op = if op == BinaryOp::Or {
                Opcode::OrI
            } else {
                Opcode::XorI
            };
            Some((op, imm as u16))
        }
        BinaryOp::Shl if wide => Some((Opcode::ShlI32.of_two(ty), amount)),
        BinaryOp::Lshr => Some((Opcode::LshrI, amount)),
        BinaryOp::Ashr if wide => Some((Opcode::AshrI32.of_two(ty), amount)),
        _ => None,
    }
}

/// The bytecode that an operation on two values has of its own, if it has one.
fn binary_op(op: BinaryOp, ty: Type) -> Option<Opcode> {
    let word = matches!(ty, Type::I32 | Type::I64);
    let code = match op {
        BinaryOp::And if ty == Type::V128 => Opcode::And128,
        BinaryOp::Or if ty == Type::V128 => Opcode::Or128,
        BinaryOp::Xor if ty == Type::V128 => Opcode::Xor128,
        BinaryOp::Fadd => Opcode::Fadd32.of_two(ty),
        BinaryOp::Fsub => Opcode::Fsub32.of_two(ty),
        BinaryOp::Fmul => Opcode::Fmul32.of_two(ty),
        BinaryOp::Fdiv => Opcode::Fdiv32.of_two(ty),
        BinaryOp::Fmin => Opcode::Fmin32.of_two(ty),
        BinaryOp::Fmax => Opcode::Fmax32.of_two(ty),
        BinaryOp::Add => Opcode::Add8.of(ty),
        BinaryOp::Sub => Opcode::Sub8.of(ty),
        BinaryOp::Mul => Opcode::Mul8.of(ty),
        BinaryOp::Umulhi => Opcode::Umulhi,
        BinaryOp::Udiv => Opcode::Udiv,
        BinaryOp::Sdiv => Opcode::Sdiv8.of(ty),
        BinaryOp::Urem => Opcode::Urem,
        BinaryOp::Srem => Opcode::Srem8.of(ty),
        BinaryOp::And => Opcode::And,
        BinaryOp::Or => Opcode::Or,
        BinaryOp::Xor => Opcode::Xor,
        BinaryOp::Shl => Opcode::Shl8.of(ty),
        BinaryOp::Lshr => Opcode::Lshr8.of(ty),
        BinaryOp::Ashr => Opcode::Ashr8.of(ty),
        BinaryOp::Rotl if word => Opcode::Rotl32.of_two(ty),
        BinaryOp::Rotr if word => Opcode::Rotr32.of_two(ty),
        _ => return None,
    };
    Some(code)
}

/// The bytecode that an operation on one value has of its own, if it has one.
fn unary_op(op: UnaryOp, from: Type, to: Type) -> Option<Opcode> {
    let word = matches!(to, Type::I32 | Type::I64);
    let code = match (op, from, to) {
        (UnaryOp::Sext, Type::I8, Type::I16) => Opcode::Sext8To16,
        (UnaryOp::Sext, Type::I8, Type::I32) => Opcode::Sext8To32,
        (UnaryOp::Sext, Type::I8, Type::I64) => Opcode::Sext8To64,
        (UnaryOp::Sext, Type::I16, Type::I32) => Opcode::Sext16To32,
        (UnaryOp::Sext, Type::I16, Type::I64) => Opcode::Sext16To64,
        (UnaryOp::Sext, Type::I32, Type::I64) => Opcode::Sext32To64,
        (UnaryOp::Trunc, _, Type::I8) => Opcode::Trunc8,
        (UnaryOp::Trunc, _, Type::I16) => Opcode::Trunc16,
        (UnaryOp::Trunc, _, Type::I32) => Opcode::Trunc32,
        (UnaryOp::Clz, ..) if word => Opcode::Clz32.of_two(to),
        (UnaryOp::Ctz, ..) if word => Opcode::Ctz32.of_two(to),
        (UnaryOp::Popcnt, ..) => Opcode::Popcnt,
        (UnaryOp::Bswap, ..) if word => Opcode::Bswap32.of_two(to),
        (UnaryOp::Fneg, ..) => Opcode::Fneg32.of_two(to),
        (UnaryOp::Fabs, ..) => Opcode::Fabs32.of_two(to),
        (UnaryOp::Fsqrt, ..) => Opcode::Fsqrt32.of_two(to),
        (UnaryOp::Fpromote, ..) => Opcode::Fpromote,
        (UnaryOp::Fdemote, ..) => Opcode::Fdemote,
        (UnaryOp::FtoS, Type::F32, Type::I32) => Opcode::F32ToS32,
        (UnaryOp::FtoS, Type::F32, Type::I64) => Opcode::F32ToS64,
        (UnaryOp::FtoS, Type::F64, Type::I32) => Opcode::F64ToS32,
        (UnaryOp::FtoS, Type::F64, Type::I64) => Opcode::F64ToS64,
        (UnaryOp::StoF, Type::I32, Type::F32) => Opcode::S32ToF32,
        (UnaryOp::StoF, Type::I32, Type::F64) => Opcode::S32ToF64,
        (UnaryOp::StoF, Type::I64, Type::F32) => Opcode::S64ToF32,
        (UnaryOp::StoF, Type::I64, Type::F64) => Opcode::S64ToF64,
        (UnaryOp::UtoF, ..) => Opcode::U64ToF32.of_two(to),
        _ => return None,
    };
    Some(code)
}
