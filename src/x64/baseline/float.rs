//! Arithmetic, comparison and conversion of floats.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::branch::Test;
use super::{alu, unary};
use crate::lir::{BinaryOp, FloatCond, Type, UnaryOp, Value};
use crate::x64::asm::{Cc, Mem, Opcode, Rm, float_test};
use crate::x64::opcode::{self, Alu, compare_float, scalar_float};
use crate::x64::regs::RegSet;
use crate::x64::rounding::{multiply_add, round, rounding_mode};
use crate::x64::sequence;

pub(super) fn float_binary(
    cx: &mut Gen<'_>,
    result: Value,
    op: BinaryOp,
    ty: Type,
    a: Value,
    b: Value,
) {
    let Some(opcode) = opcode::float_binary(op) else {
        return copysign(cx, result, ty, a, b);
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
    cx.asm.op(scalar_float(opcode, ty), to, from);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

/// Rounds to an integer by `roundss` or `roundsd`.
fn emit_round(cx: &mut Gen<'_>, result: Value, ty: Type, mode: u8, arg: Value) {
    let from = cx.use_rm(arg);
    let to = cx.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
    cx.asm.op_imm(round(ty), to.code(), from, mode.into(), 1);
    cx.release(arg);
    cx.define(result, to);
}

/// The product of the first two operands plus the third.
pub(super) fn emit_multiply_add(cx: &mut Gen<'_>, result: Value, ty: Type, args: [Value; 3]) {
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
    cx.asm.op(Opcode::two(0x54), XSCRATCH, sign);
    let to = alu::operand_into(cx, result, a, &[a, b], RegSet::EMPTY);
    cx.asm.op(Opcode::two(0x54), to, rest);
    cx.asm.op(Opcode::two(0x56), to, XSCRATCH);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

pub(super) fn float_unary(
    cx: &mut Gen<'_>,
    result: Value,
    op: UnaryOp,
    ty: Type,
    from: Type,
    arg: Value,
) {
    let wide = |op: Opcode, ty: Type| if ty == Type::I64 { op.wide() } else { op };
    if let Some(mode) = rounding_mode(op) {
        return emit_round(cx, result, ty, mode, arg);
    }
    match op {
        UnaryOp::Fneg | UnaryOp::Fabs => {
            let mask = mask(cx, ty, op == UnaryOp::Fneg);
            let to = alu::operand_into(cx, result, arg, &[arg], RegSet::EMPTY);
            let opcode = if op == UnaryOp::Fneg { 0x57 } else { 0x54 };
            cx.asm.op(Opcode::two(opcode), to, mask);
            cx.release(arg);
            cx.define(result, to);
        }
        UnaryOp::Fsqrt => unary::simple(cx, result, arg, scalar_float(0x51, ty)),
        UnaryOp::Fpromote => unary::simple(cx, result, arg, scalar_float(0x5a, Type::F32)),
        UnaryOp::Fdemote => unary::simple(cx, result, arg, scalar_float(0x5a, Type::F64)),
        UnaryOp::FtoS => {
            let source = cx.use_rm(arg);
            let to = cx.dst(result, &[arg]);
            cx.asm.op(wide(scalar_float(0x2c, from), ty), to, source);
            cx.release(arg);
            cx.define(result, to);
        }
        UnaryOp::FtoU => to_unsigned(cx, result, from, arg),
        UnaryOp::StoF => {
            let source = cx.use_rm(arg);
            let to = cx.dst(result, &[arg]);
            // The conversion leaves the rest of the register, on which it would depend.
            cx.asm.op(Opcode::two(0x57), to, to);
            cx.asm.op(wide(scalar_float(0x2a, ty), from), to, source);
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
    let source = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    cx.asm.op(opcode::load(from), XSCRATCH, limit);
    let limit = (XSCRATCH, limit.into());
    sequence::float_to_unsigned(cx.asm, from, [to, source], limit, XSCRATCH);
    cx.release(arg);
    cx.define(result, to);
}

fn from_unsigned(cx: &mut Gen<'_>, result: Value, ty: Type, arg: Value) {
    let source = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    sequence::unsigned_to_float(cx.asm, ty, [to, source]);
    cx.release(arg);
    cx.define(result, to);
}

/// Sets the flags for a comparison and gives what to test.
pub(super) fn compare_floats(
    cx: &mut Gen<'_>,
    cond: FloatCond,
    ty: Type,
    args: [Value; 2],
) -> Test {
    let (swap, cc, parity) = float_test(cond);
    let [mut a, mut b] = args;
    if swap {
        (a, b) = (b, a);
    }
    let right = cx.use_rm(b);
    let left = cx.use_reg(a);
    cx.asm.op(compare_float(ty), left, right);
    Test { cc, parity }
}

pub(super) fn fcmp(cx: &mut Gen<'_>, result: Value, cond: FloatCond, ty: Type, args: [Value; 2]) {
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
