//! Atomic accesses, and the stack of the x87.

use super::{Operands, Selector, address};
use crate::lir::{Inst, RmwOp, Type, Value};
use crate::x64::asm::Opcode;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::regs::Reg;
use regalloc2::Operand;

/// `xchg`, `lock xadd`
pub(super) fn atomic_rmw(
    cx: &mut Selector<'_>,
    inst: Inst,
    op: RmwOp,
    ty: Type,
    value: Value,
    addr: Value,
) {
    let Some(result) = cx.func.result(inst) else {
        return;
    };
    let mut ops = Operands::new();
    ops.push(Operand::reg_reuse_def(cx.own(result), 1));
    ops.push(cx.use_reg(value));
    let at = address::operand(cx, addr, 0, &mut ops);
    let op = match op {
        RmwOp::Xchg => Opcode::one(0x87),
        RmwOp::Add => Opcode::two(0xc1),
    };
    let (op, rm) = (op.sized(ty), Rm::Mem(at));
    cx.emit(MInst::Locked { op, rm }, &ops);
}

/// `lock cmpxchg`
pub(super) fn cmpxchg(
    cx: &mut Selector<'_>,
    inst: Inst,
    ty: Type,
    addr: Value,
    expected: Value,
    new: Value,
) {
    let Some(result) = cx.func.result(inst) else {
        return;
    };
    let (def, then) = cx.def_in(result, Reg::RAX);
    let mut ops = Operands::new();
    ops.push(def);
    ops.push(cx.use_reg(new));
    let rm = Rm::Mem(address::operand(cx, addr, 0, &mut ops));
    ops.push(cx.use_in(expected, Reg::RAX));
    cx.emit(MInst::CmpXchg { ty, rm }, &ops);
    if let Some(ops) = then {
        cx.emit(MInst::Move, &ops);
    }
}

/// `fld tbyte` is number 5 of its group, `fstp tbyte` number 7.
pub(super) fn x87(cx: &mut Selector<'_>, number: u8, addr: Value) {
    let mut ops = Operands::new();
    let at = address::operand(cx, addr, 0, &mut ops);
    let rm = Rm::Mem(at.accessed_by(cx.origin()));
    let (op, ext, imm, imm_len) = (Opcode::one(0xdb), number, 0, 0);
    let load_or_store = MInst::Ext {
        op,
        ext,
        rm,
        imm,
        imm_len,
    };
    cx.emit(load_or_store, &ops);
}
