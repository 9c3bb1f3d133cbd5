//! Integer arithmetic on two values, and comparisons.

use super::alloc::Gen;
use super::live::FOLDED;
use super::{divide, float};
use crate::lir::{BinaryOp, InstData, IntCond, Type, Value};
use crate::x64::asm::{Cc, Mem, Opcode, Rm};
use crate::x64::opcode::{Alu, Shift, condition, imm_form, in_register, sign_extend, zero_extend};
use crate::x64::regs::{Reg, RegSet};
use dynasmrt::{DynasmApi, dynasm};

/// `op to, from`
pub(super) fn alu(cx: &mut Gen<'_>, op: Alu, ty: Type, to: Reg, from: impl Into<Rm>) {
    cx.asm.op(op.op(ty), to, from);
}

/// `op to, imm`
pub(super) fn alu_imm(cx: &mut Gen<'_>, op: Alu, ty: Type, to: impl Into<Rm>, imm: i32) {
    let (form, imm_len) = imm_form(ty, imm);
    cx.asm
        .op_imm(form, op as u8, to.into(), imm as u64, imm_len);
}

/// `op reg, imm`
pub(super) fn shift_imm(cx: &mut Gen<'_>, op: Shift, ty: Type, reg: Reg, by: u8) {
    match by {
        0 => {}
        1 => cx
            .asm
            .op_imm(Opcode::one(0xd1).sized(ty), op as u8, reg.into(), 0, 0),
        _ => cx.asm.op_imm(
            Opcode::one(0xc1).sized(ty),
            op as u8,
            reg.into(),
            by.into(),
            1,
        ),
    }
}

pub(super) fn binary(cx: &mut Gen<'_>, result: Value, op: BinaryOp, ty: Type, args: [Value; 2]) {
    let [a, b] = args;
    match op {
        BinaryOp::Add => add(cx, result, ty, a, b),
        BinaryOp::Sub => match cx.imm32(b) {
            Some(imm) if imm != i32::MIN => add_imm(cx, result, ty, a, b, -imm),
            _ => emit_alu(cx, result, Alu::Sub, ty, a, b, false),
        },
        BinaryOp::And => emit_alu(cx, result, Alu::And, ty, a, b, true),
        BinaryOp::Or => emit_alu(cx, result, Alu::Or, ty, a, b, true),
        BinaryOp::Xor => emit_alu(cx, result, Alu::Xor, ty, a, b, true),
        BinaryOp::Mul => mul(cx, result, ty, a, b),
        BinaryOp::Umulhi | BinaryOp::Smulhi => mulhi(cx, result, op, a, b),
        BinaryOp::Shl => shift(cx, result, Shift::Shl, ty, a, b),
        BinaryOp::Lshr => shift(cx, result, Shift::Shr, ty, a, b),
        BinaryOp::Ashr => shift(cx, result, Shift::Sar, ty, a, b),
        BinaryOp::Rotl => shift(cx, result, Shift::Rol, ty, a, b),
        BinaryOp::Rotr => shift(cx, result, Shift::Ror, ty, a, b),
        BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem => {
            divide::division(cx, result, op, ty, a, b);
        }
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv => {
            float::float_binary(cx, result, op, ty, a, b);
        }
        BinaryOp::Fmin | BinaryOp::Fmax | BinaryOp::Fcopysign => {
            float::float_binary(cx, result, op, ty, a, b);
        }
    }
}

/// Of a commutative operation the operand that the result should overwrite, first.
fn order(cx: &Gen<'_>, result: Value, a: Value, b: Value) -> (Value, Value) {
    if cx.imm32(b).is_some() {
        return (a, b);
    }
    if cx.imm32(a).is_some() || cx.is(a, FOLDED) {
        return (b, a);
    }
    if cx.is(b, FOLDED) {
        return (a, b);
    }
    let val = cx.val(result);
    let home = match val.passed_to() {
        Some(param) if !val.home.is_some() => cx.vals[param].home,
        _ => val.home,
    };
    let in_home = home.is_some() && cx.val(b).reg == home;
    let better = cx.dies_in(b).is_some() && cx.dies_in(a).is_none();
    let a_in_home = home.is_some() && cx.val(a).reg == home;
    match in_home || better && !a_in_home {
        true => (b, a),
        false => (a, b),
    }
}

fn add(cx: &mut Gen<'_>, result: Value, ty: Type, a: Value, b: Value) {
    let (a, b) = order(cx, result, a, b);
    if let Some(imm) = cx.imm32(b) {
        return add_imm(cx, result, ty, a, b, imm);
    }
    let (reg_a, reg_b) = (cx.val(a).reg, cx.val(b).reg);
    if !reg_a.is_some() || !reg_b.is_some() {
        return emit_alu(cx, result, Alu::Add, ty, a, b, true);
    }
    cx.lock(reg_a);
    cx.lock(reg_b);
    let to = cx.dst_from(result, &[a, b], Some(a), reg_b.set());
    let wide = in_register(ty);
    if to == reg_a {
        alu(cx, Alu::Add, wide, to, reg_b);
    } else {
        let mem = Mem {
            index: reg_b,
            ..Mem::at(reg_a, 0)
        };
        cx.asm.op(Opcode::one(0x8d).sized(wide), to, mem);
    }
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

fn add_imm(cx: &mut Gen<'_>, result: Value, ty: Type, a: Value, b: Value, imm: i32) {
    let wide = in_register(ty);
    let reg = cx.val(a).reg;
    cx.lock(reg);
    let to = cx.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
    if reg.is_some() && to != reg {
        let op = Opcode::one(0x8d).sized(wide);
        match imm {
            0 => cx.mov(ty, to, reg),
            _ => cx.asm.op(op, to, Mem::at(reg, imm)),
        }
    } else {
        if !reg.is_some() {
            cx.into(to, a);
        }
        if imm == 128 {
            alu_imm(cx, Alu::Sub, wide, to, -128);
        } else if imm != 0 {
            alu_imm(cx, Alu::Add, wide, to, imm);
        }
    }
    cx.release(a);
    cx.define(result, to);
}

/// An operation that overwrites its first operand.
fn emit_alu(
    cx: &mut Gen<'_>,
    result: Value,
    op: Alu,
    ty: Type,
    a: Value,
    b: Value,
    commutes: bool,
) {
    let (a, b) = match commutes {
        true => order(cx, result, a, b),
        false => (a, b),
    };
    let wide = in_register(ty);
    if let Some(imm) = cx.imm32(b) {
        let to = operand_into(cx, result, a, &[a, b], RegSet::EMPTY);
        match imm {
            -1 if op == Alu::Xor => {
                cx.asm
                    .op_imm(Opcode::one(0xf7).sized(wide), 2, to.into(), 0, 0)
            }
            _ => alu_imm(cx, op, wide, to, imm),
        }
        cx.release(a);
        return cx.define(result, to);
    }
    let before = cx.regs.locked;
    let from = cx.use_rm(b);
    let others = cx.regs.locked.without(before);
    let to = operand_into(cx, result, a, &[a, b], others);
    // What is in memory is only as wide as its type.
    let width = match from {
        Rm::Reg(_) => wide,
        Rm::Mem(_) => ty,
    };
    alu(cx, op, width, to, from);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

/// The register for a result, with the first operand in it.
pub(super) fn operand_into(
    cx: &mut Gen<'_>,
    result: Value,
    a: Value,
    ops: &[Value],
    others: RegSet,
) -> Reg {
    let val = *cx.val(a);
    if !val.reg.is_some() && val.refs > 1 && val.flags & (FOLDED | super::live::REMAT) == 0 {
        cx.use_reg(a);
    } else if val.reg.is_some() {
        cx.lock(val.reg);
    }
    let to = cx.dst_from(result, ops, Some(a), others);
    cx.into(to, a);
    to
}

fn mul(cx: &mut Gen<'_>, result: Value, ty: Type, a: Value, b: Value) {
    let (a, b) = order(cx, result, a, b);
    let wide = in_register(ty);
    let Some(imm) = cx.imm32(b) else {
        let before = cx.regs.locked;
        let from = match (ty, cx.use_rm(b)) {
            (Type::I8 | Type::I16, Rm::Mem(_)) => Rm::Reg(cx.use_reg(b)),
            (_, from) => from,
        };
        let others = cx.regs.locked.without(before);
        let to = operand_into(cx, result, a, &[a, b], others);
        cx.asm.op(Opcode::two(0xaf).sized(wide), to, from);
        cx.release(a);
        cx.release(b);
        return cx.define(result, to);
    };
    if imm > 0 && imm.count_ones() == 1 {
        let to = operand_into(cx, result, a, &[a, b], RegSet::EMPTY);
        shift_imm(cx, Shift::Shl, wide, to, imm.trailing_zeros() as u8);
        cx.release(a);
        return cx.define(result, to);
    }
    let from = match ty {
        Type::I8 | Type::I16 => Rm::Reg(cx.use_reg(a)),
        _ => cx.use_rm(a),
    };
    let to = cx.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
    match (imm, from) {
        (3 | 5 | 9, Rm::Reg(reg)) => {
            let mem = Mem {
                index: reg,
                scale: (imm as u8 - 1).trailing_zeros() as u8,
                ..Mem::at(reg, 0)
            };
            cx.asm.op(Opcode::one(0x8d).sized(wide), to, mem);
        }
        _ if i8::try_from(imm).is_ok() => {
            let op = Opcode::one(0x6b).sized(wide);
            cx.asm.op_imm(op, to.code(), from, imm as u64, 1);
        }
        _ => {
            let op = Opcode::one(0x69).sized(wide);
            cx.asm.op_imm(op, to.code(), from, imm as u64, 4);
        }
    }
    cx.release(a);
    cx.define(result, to);
}

fn mulhi(cx: &mut Gen<'_>, result: Value, op: BinaryOp, a: Value, b: Value) {
    cx.take(Reg::RAX);
    cx.take(Reg::RDX);
    let from = cx.use_rm(b);
    cx.into(Reg::RAX, a);
    let n = if op == BinaryOp::Umulhi { 4 } else { 5 };
    cx.asm.op_imm(Opcode::one(0xf7).wide(), n, from, 0, 0);
    cx.release(a);
    cx.release(b);
    cx.define(result, Reg::RDX);
}

fn shift(cx: &mut Gen<'_>, result: Value, op: Shift, ty: Type, a: Value, b: Value) {
    // Bits above the type come in from the left.
    let extend = match (op, ty) {
        (Shift::Shr, Type::I8 | Type::I16) => Some(zero_extend(ty)),
        (Shift::Sar, Type::I8 | Type::I16) => Some(sign_extend(ty, Type::I32)),
        _ => None,
    };
    let width = match op {
        Shift::Rol | Shift::Ror => ty,
        _ => in_register(ty),
    };
    let mask = ty.bits() as u8 - 1;
    if let Some(by) = cx.iconst(b) {
        let to = match extend {
            Some(op) => {
                let from = cx.use_rm(a);
                let to = cx.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
                cx.asm.op(op, to, from);
                to
            }
            None => operand_into(cx, result, a, &[a, b], RegSet::EMPTY),
        };
        shift_imm(cx, op, width, to, by as u8 & mask);
        cx.release(a);
        return cx.define(result, to);
    }
    let shiftx = match op {
        Shift::Shl => Some(1),
        Shift::Shr => Some(3),
        Shift::Sar => Some(2),
        _ => None,
    };
    if cx.features.bmi2
        && let (Some(prefix), Type::I32 | Type::I64) = (shiftx, ty)
    {
        let by = cx.use_reg(b);
        let from = cx.use_reg(a);
        let to = cx.dst_from(result, &[a, b], Some(a), RegSet::EMPTY);
        vex_shift(cx, prefix, ty, to, from, by);
        cx.release(a);
        cx.release(b);
        return cx.define(result, to);
    }
    let narrow = matches!(ty, Type::I8 | Type::I16) && shiftx.is_some();
    if cx.val(b).reg != Reg::RCX || narrow && cx.dies_in(b).is_none() {
        cx.take(Reg::RCX);
        cx.into(Reg::RCX, b);
    }
    cx.lock(Reg::RCX);
    if narrow {
        dynasm!(cx.asm ; .arch x64 ; and ecx, BYTE mask as i8);
    }
    let to = match extend {
        Some(op) => {
            let from = cx.use_rm(a);
            let to = cx.dst_from(result, &[a, b], Some(a), Reg::RCX.set());
            cx.asm.op(op, to, from);
            to
        }
        None => operand_into(cx, result, a, &[a, b], Reg::RCX.set()),
    };
    cx.asm
        .op_imm(Opcode::one(0xd3).sized(width), op as u8, to.into(), 0, 0);
    cx.release(a);
    cx.release(b);
    cx.define(result, to);
}

/// `shlx`, `shrx`, `sarx`
fn vex_shift(cx: &mut Gen<'_>, prefix: u8, ty: Type, to: Reg, from: Reg, by: Reg) {
    let wide = u8::from(ty == Type::I64) << 7;
    let b1 = 0x02 | (!to.code() & 8) << 4 | 0x40 | (!from.code() & 8) << 2;
    let b2 = wide | (!by.code() & 15) << 3 | prefix;
    let modrm = 0xc0 | (to.code() & 7) << 3 | from.code() & 7;
    dynasm!(cx.asm ; .arch x64 ; .bytes [0xc4, b1, b2, 0xf7, modrm]);
}

/// Sets the flags for a comparison and gives the condition to test.
pub(super) fn compare(cx: &mut Gen<'_>, cond: IntCond, ty: Type, args: [Value; 2]) -> Cc {
    let [mut a, mut b] = args;
    let mut cond = cond;
    if cx.iconst(a).is_some() && cx.iconst(b).is_none() {
        (a, b) = (b, a);
        cond = cond.swap();
    }
    if let Some(imm) = cx.imm32(b) {
        compare_imm(cx, ty, a, imm);
        return condition(cond);
    }
    let right = cx.use_rm(b);
    let left = match right {
        Rm::Reg(_) => cx.use_rm(a),
        Rm::Mem(_) => Rm::Reg(cx.use_reg(a)),
    };
    match (left, right) {
        (left, Rm::Reg(right)) => cx.asm.op(Opcode::one(0x39).sized(ty), right, left),
        (Rm::Reg(left), right) => cx.asm.op(Opcode::one(0x3b).sized(ty), left, right),
        _ => {}
    }
    condition(cond)
}

fn compare_imm(cx: &mut Gen<'_>, ty: Type, a: Value, imm: i32) {
    if imm == 0
        && let Some(InstData::Binary { args, .. }) = cx.folded(a)
    {
        return test(cx, ty, args);
    }
    match cx.use_rm(a) {
        Rm::Reg(reg) if imm == 0 => cx.asm.op(Opcode::one(0x85).sized(ty), reg, reg),
        operand => alu_imm(cx, Alu::Cmp, ty, operand, imm),
    }
}

/// Sets the flags for the bitwise and of two values.
pub(super) fn test(cx: &mut Gen<'_>, ty: Type, args: [Value; 2]) {
    let [a, b] = match cx.imm32(args[0]) {
        Some(_) => [args[1], args[0]],
        None => args,
    };
    if let Some(imm) = cx.imm32(b) {
        let operand = cx.use_rm(a);
        // Eight bits are enough where the mask has no more, and take less room.
        let ty = match (operand, imm) {
            (Rm::Reg(_), 0..=127) => Type::I8,
            _ => ty,
        };
        let len = ty.bytes().min(4) as u8;
        return cx
            .asm
            .op_imm(Opcode::one(0xf7).sized(ty), 0, operand, imm as u64, len);
    }
    let right = cx.use_reg(b);
    let left = cx.use_rm(a);
    cx.asm.op(Opcode::one(0x85).sized(ty), right, left);
}

/// A comparison whose result is wanted as a value.
pub(super) fn icmp(cx: &mut Gen<'_>, result: Value, cond: IntCond, ty: Type, args: [Value; 2]) {
    let cc = compare(cx, cond, ty, args);
    cx.regs.flags_live = true;
    cx.release(args[0]);
    cx.release(args[1]);
    cx.regs.locked = RegSet::EMPTY;
    let to = cx.dst(result, &[]);
    setcc(cx, cc, to);
    cx.define(result, to);
    cx.regs.flags_live = false;
}

pub(super) fn setcc(cx: &mut Gen<'_>, cc: Cc, to: Reg) {
    cx.asm
        .op_imm(Opcode::two(0x90 | cc as u8).byte(), 0, to.into(), 0, 0);
}
