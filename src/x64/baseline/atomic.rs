//! Atomic accesses, and the stack of the x87.

use super::alloc::Gen;
use super::{alu, fold};
use crate::lir::{Inst, RmwOp, Type, Value};
use crate::x64::asm::{Mem, Opcode};
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use dynasmrt::dynasm;

/// `xchg`, `lock xadd`
pub(super) fn atomic_rmw(
    cx: &mut Gen<'_>,
    inst: Inst,
    op: RmwOp,
    ty: Type,
    value: Value,
    addr: Value,
) {
    let Some(result) = cx.func.result(inst) else {
        return;
    };
    let at = cx.use_reg(addr);
    let to = alu::operand_into(cx, result, value, &[value, addr], RegSet::of(&[at]));
    cx.asm.site(cx.func.origins[inst], SiteKind::Memory);
    let op = match op {
        RmwOp::Xchg => Opcode::one(0x87),
        RmwOp::Add => {
            lock_prefix(cx);
            Opcode::two(0xc1)
        }
    };
    cx.asm.op(op.sized(ty), to, Mem::at(at, 0));
    cx.release(value);
    cx.release(addr);
    cx.define(result, to);
}

/// `lock cmpxchg`
pub(super) fn cmpxchg(
    cx: &mut Gen<'_>,
    inst: Inst,
    ty: Type,
    addr: Value,
    expected: Value,
    new: Value,
) {
    let Some(result) = cx.func.result(inst) else {
        return;
    };
    match cx.dies_in(expected) {
        Some(Reg::RAX) => cx.lock(Reg::RAX),
        _ => cx.take(Reg::RAX),
    }
    let at = cx.use_reg(addr);
    let from = cx.use_reg(new);
    cx.into(Reg::RAX, expected);
    cx.asm.site(cx.func.origins[inst], SiteKind::Memory);
    lock_prefix(cx);
    let op = Opcode::two(0xb1).sized(ty);
    cx.asm.op(op, from, Mem::at(at, 0));
    cx.release(addr);
    cx.release(expected);
    cx.release(new);
    cx.define(result, Reg::RAX);
}

fn lock_prefix(cx: &mut Gen<'_>) {
    dynasm!(cx.asm ; .arch x64 ; .bytes [0xf0]);
}

/// `fld tbyte` is number 5 of its group, `fstp tbyte` number 7.
pub(super) fn x87(cx: &mut Gen<'_>, inst: Inst, number: u8, addr: Value) {
    let mem = Mem {
        site: Some(cx.func.origins[inst]),
        ..fold::address(cx, addr, 0)
    };
    cx.asm.op_imm(Opcode::one(0xdb), number, mem.into(), 0, 0);
    cx.release(addr);
}
