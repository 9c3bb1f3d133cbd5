//! Operations on one value, and selections.

use super::alloc::{Gen, SCRATCH, class};
use super::{alu, branch, float};
use crate::lir::{Type, UnaryOp, Value};
use crate::x64::asm::{Opcode, Rm};
use crate::x64::opcode::{Alu, Shift, in_register, sign_extend, zero_extend};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::UnsupportedInst;
use dynasmrt::{DynasmApi, dynasm};

pub(super) fn unary(
    cx: &mut Gen<'_>,
    result: Value,
    op: UnaryOp,
    ty: Type,
    arg: Value,
) -> Result<(), UnsupportedInst> {
    let from = cx.val(arg).ty;
    match op {
        UnaryOp::Copy | UnaryOp::Trunc => copy(cx, result, arg),
        UnaryOp::Bitcast => bitcast(cx, result, ty, from, arg),
        UnaryOp::Uext => {
            simple(cx, result, arg, zero_extend(from));
        }
        UnaryOp::Sext => {
            simple(cx, result, arg, sign_extend(from, ty));
        }
        UnaryOp::Clz => clz(cx, result, ty, arg),
        UnaryOp::Ctz => ctz(cx, result, ty, arg),
        UnaryOp::Popcnt => emit_popcnt(cx, result, ty, arg),
        UnaryOp::Bswap => {
            let to = alu::operand_into(cx, result, arg, &[arg], RegSet::EMPTY);
            match ty {
                Type::I8 => {}
                Type::I16 => alu::shift_imm(cx, Shift::Rol, ty, to, 8),
                Type::I32 => dynasm!(cx.asm ; .arch x64 ; bswap Rd(to.code())),
                _ => dynasm!(cx.asm ; .arch x64 ; bswap Rq(to.code())),
            }
            cx.release(arg);
            cx.define(result, to);
        }
        UnaryOp::Fneg
        | UnaryOp::Fabs
        | UnaryOp::Fsqrt
        | UnaryOp::Fpromote
        | UnaryOp::Fdemote
        | UnaryOp::FtoS
        | UnaryOp::FtoU
        | UnaryOp::StoF
        | UnaryOp::UtoF
        | UnaryOp::Ffloor
        | UnaryOp::Fceil
        | UnaryOp::Ftrunc
        | UnaryOp::Froundeven
        | UnaryOp::Frint
        | UnaryOp::Fnearbyint => {
            float::float_unary(cx, result, op, ty, from, arg);
        }
    }
    Ok(())
}

/// An operation that reads a register or memory and writes a register of the same class.
pub(super) fn simple(cx: &mut Gen<'_>, result: Value, arg: Value, op: Opcode) {
    let from = cx.use_rm(arg);
    let to = cx.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
    cx.asm.op(op, to, from);
    cx.release(arg);
    cx.define(result, to);
}

fn copy(cx: &mut Gen<'_>, result: Value, arg: Value) {
    let to = alu::operand_into(cx, result, arg, &[arg], RegSet::EMPTY);
    cx.release(arg);
    cx.define(result, to);
}

fn bitcast(cx: &mut Gen<'_>, result: Value, ty: Type, from: Type, arg: Value) {
    if class(ty) == class(from) {
        return copy(cx, result, arg);
    }
    let source = cx.use_reg(arg);
    let to = cx.dst(result, &[arg]);
    let wide = |op: Opcode| if ty.bytes() == 8 { op.wide() } else { op };
    match ty.is_int() {
        true => cx.asm.op(wide(Opcode::two(0x7e).prefix(0x66)), source, to),
        false => cx.asm.op(wide(Opcode::two(0x6e).prefix(0x66)), to, source),
    }
    cx.release(arg);
    cx.define(result, to);
}

/// The operand in a register, with zeros above its type.
fn widened(cx: &mut Gen<'_>, ty: Type, arg: Value) -> Reg {
    if !matches!(ty, Type::I8 | Type::I16) {
        return cx.use_reg(arg);
    }
    let from = cx.use_rm(arg);
    cx.asm.op(zero_extend(ty), SCRATCH, from);
    SCRATCH
}

fn clz(cx: &mut Gen<'_>, result: Value, ty: Type, arg: Value) {
    let wide = in_register(ty);
    let from = widened(cx, ty, arg);
    let to = cx.dst(result, &[arg]);
    // bsr gives the place of the highest bit and sets ZF for 0: then the place is "-1".
    cx.asm.op(Opcode::two(0xbd).sized(wide), to, from);
    mov_imm_keeping_flags(cx, SCRATCH, u64::from(2 * ty.bits() - 1));
    cx.asm.op(Opcode::two(0x44).sized(wide), to, SCRATCH);
    alu::alu_imm(cx, Alu::Xor, wide, to, ty.bits() as i32 - 1);
    cx.release(arg);
    cx.define(result, to);
}

fn ctz(cx: &mut Gen<'_>, result: Value, ty: Type, arg: Value) {
    let wide = in_register(ty);
    let to = cx.dst(result, &[arg]);
    if matches!(ty, Type::I8 | Type::I16) {
        cx.into(to, arg);
        // A bit above the type stops the search there.
        dynasm!(cx.asm ; .arch x64 ; or Rd(to.code()), 1 << ty.bits());
        cx.asm.op(Opcode::two(0xbc), to, to);
    } else {
        let from = cx.use_rm(arg);
        cx.asm.op(Opcode::two(0xbc).sized(wide), to, from);
        mov_imm_keeping_flags(cx, SCRATCH, u64::from(ty.bits()));
        cx.asm.op(Opcode::two(0x44).sized(wide), to, SCRATCH);
    }
    cx.release(arg);
    cx.define(result, to);
}

fn mov_imm_keeping_flags(cx: &mut Gen<'_>, to: Reg, imm: u64) {
    let before = std::mem::replace(&mut cx.regs.flags_live, true);
    cx.mov_imm(to, imm);
    cx.regs.flags_live = before;
}

fn emit_popcnt(cx: &mut Gen<'_>, result: Value, ty: Type, arg: Value) {
    let wide = in_register(ty);
    let from = widened(cx, ty, arg);
    let to = cx.dst_from(result, &[arg], Some(arg), RegSet::EMPTY);
    let popcnt = Opcode::two(0xb8).prefix(0xf3).sized(wide);
    cx.asm.op(popcnt, to, from);
    cx.release(arg);
    cx.define(result, to);
}

pub(super) fn select(cx: &mut Gen<'_>, result: Value, ty: Type, args: [Value; 3]) {
    let [cond, a, b] = args;
    let mut test = branch::condition(cx, cond);
    // What is in memory or a constant is read after the comparison, without its flags.
    cx.regs.locked = RegSet::EMPTY;
    for value in [a, b] {
        let reg = cx.val(value).reg;
        cx.lock(reg);
    }
    cx.regs.flags_live = true;
    if ty.is_int() && test.parity.is_none() {
        // The operand that the result overwrites is the one for when the condition is false.
        let (mut no, mut yes) = (b, a);
        if cx.dies_in(no).is_none() && (cx.dies_in(yes).is_some() || is_home_of(cx, result, yes)) {
            (no, yes) = (yes, no);
            test.cc = test.cc.negate();
        }
        let others = cx.val(yes).reg.set();
        let to = cx.dst_from(result, &[a, b], Some(no), others);
        cx.into(to, no);
        let from = match cx.is(yes, super::live::REMAT) {
            true => {
                cx.materialize(yes, SCRATCH);
                Rm::Reg(SCRATCH)
            }
            false => match cx.val(yes).reg {
                reg if reg.is_some() => Rm::Reg(reg),
                _ if matches!(ty, Type::I8 | Type::I16) => {
                    cx.into(SCRATCH, yes);
                    Rm::Reg(SCRATCH)
                }
                _ => cx.use_rm(yes),
            },
        };
        let wide = in_register(ty);
        cx.asm
            .op(Opcode::two(0x40 | test.cc as u8).sized(wide), to, from);
        finish_select(cx, result, args, to);
    } else {
        let others = cx.val(b).reg.set();
        let to = cx.dst_from(result, &[a, b], Some(a), others);
        cx.into(to, a);
        let over = branch::jump_short_if(cx, test);
        cx.into(to, b);
        over.into_iter().flatten().for_each(|at| cx.asm.land(at));
        finish_select(cx, result, args, to);
    }
}

fn is_home_of(cx: &Gen<'_>, result: Value, value: Value) -> bool {
    let home = cx.val(result).home;
    home.is_some() && cx.val(value).reg == home
}

fn finish_select(cx: &mut Gen<'_>, result: Value, args: [Value; 3], to: Reg) {
    cx.regs.flags_live = false;
    args.into_iter().for_each(|arg| cx.release(arg));
    cx.define(result, to);
}
