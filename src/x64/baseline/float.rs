//! Arithmetic, comparison and conversion of floats.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::alu::{Alu, Shift};
use super::branch::Test;
use super::{alu, unary};
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

pub fn float_binary(cx: &mut Gen<'_>, result: Value, op: BinaryOp, ty: Type, a: Value, b: Value) {
    let opcode = match op {
        BinaryOp::Fadd => 0x58,
        BinaryOp::Fmul => 0x59,
        BinaryOp::Fsub => 0x5c,
        BinaryOp::Fmin => 0x5d,
        BinaryOp::Fdiv => 0x5e,
        BinaryOp::Fmax => 0x5f,
        _ => return copysign(cx, result, ty, a, b),
    };
    let commutes = op.commutes_but_nan();
    let (a, b) = match commutes && cx.dies_in(b).is_some() && cx.dies_in(a).is_none() {
        true => (b, a),
        false => (a, b),
    };
    let before = cx.regs.locked;
    let from = cx.use_rm(b);
    let others = cx.regs.locked.without(before);
    let to = alu::operand_into(cx, result, a, &[a, b], others);
    cx.asm.op(scalar(opcode, ty), to, from);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

/// Rounds to an integer by `roundss` or `roundsd`.
pub fn emit_round(cx: &mut Gen<'_>, result: Value, ty: Type, mode: u8, arg: Value) {
    let from = cx.use_rm(arg);
    let to = cx.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
    cx.asm.op_imm(round(ty), to.code(), from, mode.into(), 1);
    cx.release(arg);
    cx.define(result, to);
}

/// The product of the first two operands plus the third.
pub fn emit_multiply_add(cx: &mut Gen<'_>, result: Value, ty: Type, args: [Value; 3]) {
    let [a, b, c] = args;
    let before = cx.regs.locked;
    let by = cx.use_reg(b);
    let plus = cx.use_rm(c);
    let others = cx.regs.locked.without(before);
    let to = alu::operand_into(cx, result, a, &args, others);
    cx.asm.op(multiply_add(ty).vex(by), to, plus);
    args.iter().for_each(|&arg| cx.release(arg));
    cx.define(result, to);
}

/// A mask for both halves of a vector register.
fn mask(cx: &mut Gen<'_>, ty: Type, sign: bool) -> Mem {
    let bits: u64 = match ty {
        Type::F32 => 0x8000_0000_8000_0000,
        _ => 1 << 63,
    };
    cx.constant(if sign { bits } else { !bits }, 16)
}

fn copysign(cx: &mut Gen<'_>, result: Value, ty: Type, a: Value, b: Value) {
    let sign = mask(cx, ty, true);
    let rest = mask(cx, ty, false);
    cx.into(XSCRATCH, b);
    cx.asm.op(Op::two(0x54), XSCRATCH, sign);
    let to = alu::operand_into(cx, result, a, &[a, b], RegSet::EMPTY);
    cx.asm.op(Op::two(0x54), to, rest);
    cx.asm.op(Op::two(0x56), to, XSCRATCH);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

pub fn float_unary(cx: &mut Gen<'_>, result: Value, op: UnaryOp, ty: Type, from: Type, arg: Value) {
    let wide = |op: Op, ty: Type| if ty == Type::I64 { op.wide() } else { op };
    match op {
        UnaryOp::Fneg | UnaryOp::Fabs => {
            let mask = mask(cx, ty, op == UnaryOp::Fneg);
            let to = alu::operand_into(cx, result, arg, &[arg], RegSet::EMPTY);
            let opcode = if op == UnaryOp::Fneg { 0x57 } else { 0x54 };
            cx.asm.op(Op::two(opcode), to, mask);
            cx.release(arg);
            cx.define(result, to);
        }
        UnaryOp::Fsqrt => unary::simple(cx, result, arg, scalar(0x51, ty)),
        UnaryOp::Fpromote => unary::simple(cx, result, arg, scalar(0x5a, Type::F32)),
        UnaryOp::Fdemote => unary::simple(cx, result, arg, scalar(0x5a, Type::F64)),
        UnaryOp::FtoS => {
            let source = cx.use_rm(arg);
            let to = cx.dst(result, &[arg]);
            cx.asm.op(wide(scalar(0x2c, from), ty), to, source);
            cx.release(arg);
            cx.define(result, to);
        }
        UnaryOp::FtoU => to_unsigned(cx, result, from, arg),
        UnaryOp::StoF => {
            let source = cx.use_rm(arg);
            let to = cx.dst(result, &[arg]);
            // The conversion leaves the rest of the register, on which it would depend.
            cx.asm.op(Op::two(0x57), to, to);
            cx.asm.op(wide(scalar(0x2a, ty), from), to, source);
            cx.release(arg);
            cx.define(result, to);
        }
        _ => from_unsigned(cx, result, ty, arg),
    }
}

fn to_unsigned(cx: &mut Gen<'_>, result: Value, from: Type, arg: Value) {
    let limit = match from {
        Type::F32 => cx.constant(0x5f00_0000, 4),
        _ => cx.constant(0x43e0_0000_0000_0000, 8),
    };
    let load = scalar(0x10, from);
    let compare = match from {
        Type::F32 => Op::two(0x2e),
        _ => Op::two(0x2e).prefix(0x66),
    };
    let source = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    cx.asm.op(load, XSCRATCH, limit);
    cx.asm.op(compare, XSCRATCH, source);
    let small = cx.asm.jcc_short(Cc::A);
    cx.asm.op(Op::two(0x28), XSCRATCH, source);
    cx.asm.op(scalar(0x5c, from), XSCRATCH, limit);
    cx.asm.op(scalar(0x2c, from).wide(), to, XSCRATCH);
    dynasm!(cx.asm ; .arch x64 ; btc Rq(to.code()), 63);
    let done = cx.asm.jmp_short();
    cx.asm.land(small);
    cx.asm.op(scalar(0x2c, from).wide(), to, source);
    cx.asm.land(done);
    cx.release(arg);
    cx.define(result, to);
}

fn from_unsigned(cx: &mut Gen<'_>, result: Value, ty: Type, arg: Value) {
    let source = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    let convert = scalar(0x2a, ty).wide();
    cx.asm.op(Op::two(0x57), to, to);
    cx.asm.op(Op::one(0x85).wide(), source, source);
    let large = cx.asm.jcc_short(Cc::S);
    cx.asm.op(convert, to, source);
    let done = cx.asm.jmp_short();
    cx.asm.land(large);
    // Half of it, with the lost bit kept so that it rounds as the whole would, then doubled.
    cx.mov(Type::I64, SCRATCH, source);
    alu::shift_imm(cx, Shift::Shr, Type::I64, SCRATCH, 1);
    let even = {
        dynasm!(cx.asm ; .arch x64 ; test Rb(source.code()), 1);
        cx.asm.jcc_short(Cc::E)
    };
    alu::alu_imm(cx, Alu::Or, Type::I64, SCRATCH, 1);
    cx.asm.land(even);
    cx.asm.op(convert, to, SCRATCH);
    cx.asm.op(scalar(0x58, ty), to, to);
    cx.asm.land(done);
    cx.release(arg);
    cx.define(result, to);
}

/// Sets the flags for a comparison and gives what to test.
pub fn compare_floats(cx: &mut Gen<'_>, cond: FloatCond, ty: Type, args: [Value; 2]) -> Test {
    let (swap, cc, parity) = float_test(cond);
    let [mut a, mut b] = args;
    if swap {
        (a, b) = (b, a);
    }
    let right = cx.use_rm(b);
    let left = cx.use_reg(a);
    let op = match ty {
        Type::F32 => Op::two(0x2e),
        _ => Op::two(0x2e).prefix(0x66),
    };
    cx.asm.op(op, left, right);
    Test { cc, parity }
}

pub fn fcmp(cx: &mut Gen<'_>, result: Value, cond: FloatCond, ty: Type, args: [Value; 2]) {
    let test = compare_floats(cx, cond, ty, args);
    cx.release(args[0]);
    cx.release(args[1]);
    cx.regs.locked = RegSet::EMPTY;
    cx.regs.flags_live = true;
    let to = cx.dst(result, &[]);
    alu::setcc(cx, test.cc, to);
    if let Some(or) = test.parity {
        let op = if or { Alu::Or } else { Alu::And };
        let cc = if or { Cc::P } else { Cc::Np };
        alu::setcc(cx, cc, SCRATCH);
        alu::alu(cx, op, Type::I8, to, Rm::Reg(SCRATCH));
    }
    cx.regs.flags_live = false;
    cx.define(result, to);
}
