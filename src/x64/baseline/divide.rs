//! Division.

use super::alloc::{Gen, SCRATCH};
use super::alu;
use crate::lir::{BinaryOp, Type, Value};
use crate::x64::asm::{Cc, Mem, Opcode, Rm};
use crate::x64::opcode::{Alu, Shift, sign_extend, zero_extend};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use crate::x64::sequence;
use dynasmrt::dynasm;

pub(super) fn division(
    cx: &mut Gen<'_>,
    result: Value,
    op: BinaryOp,
    ty: Type,
    a: Value,
    b: Value,
) {
    if matches!(ty, Type::I32 | Type::I64)
        && let Some(divisor) = cx.iconst(b)
        && divisor.is_power_of_two()
        && divide_by_power(cx, result, op, ty, a, divisor)
    {
        return;
    }
    let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
    let quotient = matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv);
    match cx.dies_in(a) {
        Some(Reg::RAX) => cx.lock(Reg::RAX),
        _ => cx.take(Reg::RAX),
    }
    cx.take(Reg::RDX);
    match ty {
        Type::I8 | Type::I16 => divide_narrow(cx, signed, ty, a, b),
        _ => divide_wide(cx, signed, ty, a, b),
    }
    cx.release(a);
    cx.release(b);
    cx.define(result, if quotient { Reg::RAX } else { Reg::RDX });
}

fn divide_wide(cx: &mut Gen<'_>, signed: bool, ty: Type, a: Value, b: Value) {
    let divisor = cx.use_reg(b);
    cx.into(Reg::RAX, a);
    sequence::divide(cx.asm, signed, ty, divisor, cx.func.origins[cx.inst]);
}

/// Divides in 32 bits, where `MIN / -1` does not overflow.
fn divide_narrow(cx: &mut Gen<'_>, signed: bool, ty: Type, a: Value, b: Value) {
    let extend = match signed {
        true => sign_extend(ty, Type::I32),
        false => zero_extend(ty),
    };
    let from = cx.use_rm(b);
    cx.asm.op(extend, SCRATCH, from);
    cx.into(Reg::RAX, a);
    cx.asm.op(extend, Reg::RAX, Reg::RAX);
    if signed && cx.iconst(b).is_none_or(|imm| imm == ty.mask()) {
        alu::alu_imm(cx, Alu::Cmp, Type::I32, SCRATCH, -1);
        let fits = cx.asm.jcc_short(Cc::Ne);
        let min = -1 << (ty.bits() - 1);
        alu::alu_imm(cx, Alu::Cmp, Type::I32, Reg::RAX, min);
        let fits_too = cx.asm.jcc_short(Cc::Ne);
        let origin = cx.func.origins[cx.inst];
        cx.asm.site(origin, SiteKind::DivideOverflow);
        dynasm!(cx.asm ; .arch x64 ; ud2);
        cx.asm.land(fits);
        cx.asm.land(fits_too);
    }
    sequence::divide(cx.asm, signed, Type::I32, SCRATCH, cx.func.origins[cx.inst]);
}

/// Divides by a constant power of two. `false` if that takes a real division.
fn divide_by_power(
    cx: &mut Gen<'_>,
    result: Value,
    op: BinaryOp,
    ty: Type,
    a: Value,
    divisor: u64,
) -> bool {
    let shift = divisor.trailing_zeros() as u8;
    let bits = ty.bits() as u8;
    match op {
        BinaryOp::Udiv => {
            let to = alu::operand_into(cx, result, a, &[a], RegSet::EMPTY);
            alu::shift_imm(cx, Shift::Shr, ty, to, shift);
            cx.release(a);
            cx.define(result, to);
        }
        BinaryOp::Urem => {
            let mask = divisor - 1;
            let to = alu::operand_into(cx, result, a, &[a], RegSet::EMPTY);
            match i32::try_from(mask) {
                Ok(mask) => alu::alu_imm(cx, Alu::And, ty, to, mask),
                Err(_) => {
                    cx.mov_imm(SCRATCH, mask);
                    alu::alu(cx, Alu::And, ty, to, SCRATCH);
                }
            }
            cx.release(a);
            cx.define(result, to);
        }
        // As a signed divisor it is the minimum, or the mask does not fit.
        _ if shift > 30 => return false,
        _ if shift == 0 => {
            let to = alu::operand_into(cx, result, a, &[a], RegSet::EMPTY);
            if op == BinaryOp::Srem {
                cx.mov_imm(to, 0);
            }
            cx.release(a);
            cx.define(result, to);
        }
        _ => {
            // What a negative dividend needs so that the shift rounds towards zero.
            let from = cx.use_reg(a);
            cx.mov(ty, SCRATCH, from);
            if shift > 1 {
                alu::shift_imm(cx, Shift::Sar, ty, SCRATCH, bits - 1);
            }
            alu::shift_imm(cx, Shift::Shr, ty, SCRATCH, bits - shift);
            let to = cx.dst_from(result, &[a], Some(a), RegSet::EMPTY);
            let sum = Mem {
                index: SCRATCH,
                ..Mem::at(from, 0)
            };
            cx.asm.op(Opcode::one(0x8d).sized(ty), to, sum);
            if op == BinaryOp::Sdiv {
                alu::shift_imm(cx, Shift::Sar, ty, to, shift);
            } else {
                alu::alu_imm(cx, Alu::And, ty, to, divisor as i32 - 1);
                alu::alu(cx, Alu::Sub, ty, to, Rm::Reg(SCRATCH));
            }
            cx.release(a);
            cx.define(result, to);
        }
    }
    true
}
