//! Arithmetic and conversion of floats.

use super::{Operands, Selector, integer, load_op, vector};
use crate::lir::{BinaryOp, Type, UnaryOp, Value};
use crate::x64::asm::Opcode;
use crate::x64::opcode::{self, scalar_float};
use crate::x64::optimizing::minst::{Addr, MInst, Rm};
use crate::x64::rounding::{multiply_add, round, rounding_mode};
use regalloc2::{Operand, RegClass};

pub(crate) fn float_binary(
    cx: &mut Selector<'_>,
    result: Value,
    op: BinaryOp,
    ty: Type,
    a: Value,
    b: Value,
) {
    let Some(opcode) = opcode::float_binary(op) else {
        return copysign(cx, result, ty, a, b);
    };
    let first = cx.reg(a);
    let mut with = Operands::new();
    let rm = cx.rm(b, &mut with);
    let to = cx.own(result);
    vector::packed_mod(cx, to, scalar_float(opcode, ty), first, rm, &with, None);
}

/// Rounds to an integer by `roundss` or `roundsd`.
fn select_round(cx: &mut Selector<'_>, result: Value, ty: Type, mode: u8, arg: Value) {
    let mut ops = cx.def(result);
    let rm = cx.rm(arg, &mut ops);
    let inst = MInst::Def {
        op: round(ty),
        rm,
        imm: mode.into(),
        imm_len: 1,
    };
    cx.emit(inst, &ops);
}

/// The product of the first two operands plus the third.
pub(crate) fn select_multiply_add(
    cx: &mut Selector<'_>,
    result: Value,
    ty: Type,
    [a, b, c]: [Value; 3],
) {
    let first = cx.reg(a);
    let mut ops = integer::modifying(cx, result, first);
    ops.push(cx.use_reg(b));
    let rm = cx.rm(c, &mut ops);
    let op = multiply_add(ty);
    cx.emit(MInst::ModThree { op, rm }, &ops);
}

/// A mask for both halves of a vector register.
fn mask(cx: &mut Selector<'_>, ty: Type, sign: bool) -> Addr {
    let bits: u64 = match ty {
        Type::F32 => 0x8000_0000_8000_0000,
        _ => 1 << 63,
    };
    let bits = u128::from(if sign { bits } else { !bits });
    cx.constant(bits | bits << 64, 16)
}

fn copysign(cx: &mut Selector<'_>, result: Value, ty: Type, a: Value, b: Value) {
    let (first, second) = (cx.reg(a), cx.reg(b));
    let (magnitude, sign) = (cx.temp(RegClass::Float), cx.temp(RegClass::Float));
    for (to, from, is_sign) in [(magnitude, first, false), (sign, second, true)] {
        let rm = Rm::Mem(mask(cx, ty, is_sign));
        vector::packed_mod(cx, to, Opcode::two(0x54), from, rm, &[], None);
    }
    let to = cx.own(result);
    vector::packed_two(cx, to, Opcode::two(0x56), [magnitude, sign], None);
}

pub(crate) fn float_unary(
    cx: &mut Selector<'_>,
    result: Value,
    op: UnaryOp,
    ty: Type,
    from: Type,
    arg: Value,
) {
    let wide = |op: Opcode, ty: Type| if ty == Type::I64 { op.wide() } else { op };
    if let Some(mode) = rounding_mode(op) {
        return select_round(cx, result, ty, mode, arg);
    }
    match op {
        UnaryOp::Fneg | UnaryOp::Fabs => {
            let first = cx.reg(arg);
            let rm = Rm::Mem(mask(cx, ty, op == UnaryOp::Fneg));
            let opcode = if op == UnaryOp::Fneg { 0x57 } else { 0x54 };
            let to = cx.own(result);
            vector::packed_mod(cx, to, Opcode::two(opcode), first, rm, &[], None);
        }
        UnaryOp::Fsqrt => convert(cx, result, arg, scalar_float(0x51, ty)),
        UnaryOp::Fpromote => convert(cx, result, arg, scalar_float(0x5a, Type::F32)),
        UnaryOp::Fdemote => convert(cx, result, arg, scalar_float(0x5a, Type::F64)),
        UnaryOp::FtoS => convert(cx, result, arg, wide(scalar_float(0x2c, from), ty)),
        UnaryOp::StoF => {
            let mut ops = cx.def(result);
            let rm = cx.rm(arg, &mut ops);
            let op = wide(scalar_float(0x2a, ty), from);
            cx.emit(MInst::DefFresh { op, rm }, &ops);
        }
        UnaryOp::FtoU => {
            let limit = match from {
                Type::F32 => cx.constant(0x5f00_0000, 4),
                _ => cx.constant(0x43e0_0000_0000_0000, 8),
            };
            let source = cx.reg(arg);
            let border = cx.temp(RegClass::Float);
            let ops = [Operand::reg_def(border)];
            cx.emit_def(load_op(from), Rm::Mem(limit), &ops);
            let ops = [
                Operand::reg_def(cx.own(result)),
                Operand::reg_use_at_end(source),
                Operand::reg_use_at_end(border),
            ];
            cx.emit(MInst::FloatToUnsigned(from), &ops);
        }
        _ => {
            let source = cx.reg(arg);
            let ops = [
                Operand::reg_def(cx.own(result)),
                Operand::reg_use_at_end(source),
            ];
            cx.emit(MInst::UnsignedToFloat(ty), &ops);
        }
    }
}

fn convert(cx: &mut Selector<'_>, result: Value, arg: Value, op: Opcode) {
    let mut ops: Operands = cx.def(result);
    let rm = cx.rm(arg, &mut ops);
    cx.emit_def(op, rm, &ops);
}
