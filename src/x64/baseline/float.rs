//! Arithmetic, comparison and conversion of floats.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::alu::{Alu, Shift};
use super::branch::Test;
use crate::lir::{BinaryOp, FloatCond, Type, UnaryOp, Value};
use crate::x64::asm::{Cc, Mem, Op, Rm, float_test};
use crate::x64::regs::RegSet;
use crate::x64::rounding::{multiply_add, round};
use dynasmrt::{DynasmApi, dynasm};

/// The scalar form of an opcode.
fn scalar(opcode: u8, ty: Type) -> Op {
    match ty {
        Type::F32 => Op::two(opcode).prefix(0xf3),
        _ => Op::two(opcode).prefix(0xf2),
    }
}

impl Gen<'_> {
    pub fn emit_float_binary(&mut self, result: Value, op: BinaryOp, ty: Type, a: Value, b: Value) {
        let opcode = match op {
            BinaryOp::Fadd => 0x58,
            BinaryOp::Fmul => 0x59,
            BinaryOp::Fsub => 0x5c,
            BinaryOp::Fmin => 0x5d,
            BinaryOp::Fdiv => 0x5e,
            BinaryOp::Fmax => 0x5f,
            _ => return self.emit_copysign(result, ty, a, b),
        };
        let commutes = op.commutes_but_nan();
        let (a, b) = match commutes && self.dies_in(b).is_some() && self.dies_in(a).is_none() {
            true => (b, a),
            false => (a, b),
        };
        let before = self.regs.locked;
        let from = self.use_rm(b);
        let others = self.regs.locked.without(before);
        let to = self.operand_into(result, a, &[a, b], others);
        self.asm.op(scalar(opcode, ty), to, from);
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    /// Rounds to an integer by `roundss` or `roundsd`.
    pub fn emit_round(&mut self, result: Value, ty: Type, mode: u8, arg: Value) {
        let from = self.use_rm(arg);
        let to = self.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
        self.asm.op_imm(round(ty), to.code(), from, mode.into(), 1);
        self.release(arg);
        self.define(result, to);
    }

    /// The product of the first two operands plus the third.
    pub fn emit_multiply_add(&mut self, result: Value, ty: Type, args: [Value; 3]) {
        let [a, b, c] = args;
        let before = self.regs.locked;
        let by = self.use_reg(b);
        let plus = self.use_rm(c);
        let others = self.regs.locked.without(before);
        let to = self.operand_into(result, a, &args, others);
        self.asm.op(multiply_add(ty).vex(by), to, plus);
        args.iter().for_each(|&arg| self.release(arg));
        self.define(result, to);
    }

    /// A mask for both halves of a vector register.
    fn mask(&mut self, ty: Type, sign: bool) -> Mem {
        let bits: u64 = match ty {
            Type::F32 => 0x8000_0000_8000_0000,
            _ => 1 << 63,
        };
        self.constant(if sign { bits } else { !bits }, 16)
    }

    fn emit_copysign(&mut self, result: Value, ty: Type, a: Value, b: Value) {
        let sign = self.mask(ty, true);
        let rest = self.mask(ty, false);
        self.into(XSCRATCH, b);
        self.asm.op(Op::two(0x54), XSCRATCH, sign);
        let to = self.operand_into(result, a, &[a, b], RegSet::EMPTY);
        self.asm.op(Op::two(0x54), to, rest);
        self.asm.op(Op::two(0x56), to, XSCRATCH);
        self.release(a);
        self.release(b);
        self.define(result, to);
    }

    pub fn emit_float_unary(
        &mut self,
        result: Value,
        op: UnaryOp,
        ty: Type,
        from: Type,
        arg: Value,
    ) {
        let wide = |op: Op, ty: Type| if ty == Type::I64 { op.wide() } else { op };
        match op {
            UnaryOp::Fneg | UnaryOp::Fabs => {
                let mask = self.mask(ty, op == UnaryOp::Fneg);
                let to = self.operand_into(result, arg, &[arg], RegSet::EMPTY);
                let opcode = if op == UnaryOp::Fneg { 0x57 } else { 0x54 };
                self.asm.op(Op::two(opcode), to, mask);
                self.release(arg);
                self.define(result, to);
            }
            UnaryOp::Fsqrt => self.emit_simple(result, arg, scalar(0x51, ty)),
            UnaryOp::Fpromote => self.emit_simple(result, arg, scalar(0x5a, Type::F32)),
            UnaryOp::Fdemote => self.emit_simple(result, arg, scalar(0x5a, Type::F64)),
            UnaryOp::FtoS => {
                let source = self.use_rm(arg);
                let to = self.dst(result, &[arg]);
                self.asm.op(wide(scalar(0x2c, from), ty), to, source);
                self.release(arg);
                self.define(result, to);
            }
            UnaryOp::FtoU => self.emit_to_unsigned(result, from, arg),
            UnaryOp::StoF => {
                let source = self.use_rm(arg);
                let to = self.dst(result, &[arg]);
                // The conversion leaves the rest of the register, on which it would depend.
                self.asm.op(Op::two(0x57), to, to);
                self.asm.op(wide(scalar(0x2a, ty), from), to, source);
                self.release(arg);
                self.define(result, to);
            }
            _ => self.emit_from_unsigned(result, ty, arg),
        }
    }

    fn emit_to_unsigned(&mut self, result: Value, from: Type, arg: Value) {
        let limit = match from {
            Type::F32 => self.constant(0x5f00_0000, 4),
            _ => self.constant(0x43e0_0000_0000_0000, 8),
        };
        let load = scalar(0x10, from);
        let compare = match from {
            Type::F32 => Op::two(0x2e),
            _ => Op::two(0x2e).prefix(0x66),
        };
        let source = self.use_reg(arg);
        let to = self.dst(result, &[arg]);
        self.asm.op(load, XSCRATCH, limit);
        self.asm.op(compare, XSCRATCH, source);
        let small = self.asm.jcc_short(Cc::A);
        self.asm.op(Op::two(0x28), XSCRATCH, source);
        self.asm.op(scalar(0x5c, from), XSCRATCH, limit);
        self.asm.op(scalar(0x2c, from).wide(), to, XSCRATCH);
        dynasm!(self.asm ; .arch x64 ; btc Rq(to.code()), 63);
        let done = self.asm.jmp_short();
        self.asm.land(small);
        self.asm.op(scalar(0x2c, from).wide(), to, source);
        self.asm.land(done);
        self.release(arg);
        self.define(result, to);
    }

    fn emit_from_unsigned(&mut self, result: Value, ty: Type, arg: Value) {
        let source = self.use_reg(arg);
        let to = self.dst(result, &[arg]);
        let convert = scalar(0x2a, ty).wide();
        self.asm.op(Op::two(0x57), to, to);
        self.asm.op(Op::one(0x85).wide(), source, source);
        let large = self.asm.jcc_short(Cc::S);
        self.asm.op(convert, to, source);
        let done = self.asm.jmp_short();
        self.asm.land(large);
        // Half of it, with the lost bit kept so that it rounds as the whole would, then doubled.
        self.mov(Type::I64, SCRATCH, source);
        self.shift_imm(Shift::Shr, Type::I64, SCRATCH, 1);
        let even = {
            dynasm!(self.asm ; .arch x64 ; test Rb(source.code()), 1);
            self.asm.jcc_short(Cc::E)
        };
        self.alu_imm(Alu::Or, Type::I64, SCRATCH, 1);
        self.asm.land(even);
        self.asm.op(convert, to, SCRATCH);
        self.asm.op(scalar(0x58, ty), to, to);
        self.asm.land(done);
        self.release(arg);
        self.define(result, to);
    }

    /// Sets the flags for a comparison and gives what to test.
    pub fn compare_floats(&mut self, cond: FloatCond, ty: Type, args: [Value; 2]) -> Test {
        let (swap, cc, parity) = float_test(cond);
        let [mut a, mut b] = args;
        if swap {
            (a, b) = (b, a);
        }
        let right = self.use_rm(b);
        let left = self.use_reg(a);
        let op = match ty {
            Type::F32 => Op::two(0x2e),
            _ => Op::two(0x2e).prefix(0x66),
        };
        self.asm.op(op, left, right);
        Test { cc, parity }
    }

    pub fn emit_fcmp(&mut self, result: Value, cond: FloatCond, ty: Type, args: [Value; 2]) {
        let test = self.compare_floats(cond, ty, args);
        self.release(args[0]);
        self.release(args[1]);
        self.regs.locked = RegSet::EMPTY;
        self.regs.flags_live = true;
        let to = self.dst(result, &[]);
        self.setcc(test.cc, to);
        if let Some(or) = test.parity {
            let op = if or { Alu::Or } else { Alu::And };
            let cc = if or { Cc::P } else { Cc::Np };
            self.setcc(cc, SCRATCH);
            self.alu(op, Type::I8, to, Rm::Reg(SCRATCH));
        }
        self.regs.flags_live = false;
        self.define(result, to);
    }
}
