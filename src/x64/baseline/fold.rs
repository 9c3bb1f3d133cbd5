//! Instructions that are emitted as a part of their only user.
//!
//! Only where the user is the next instruction (those that make no code left out), so that
//! nothing lies between where a value is computed by the LIR and where the machine does it.

use super::alloc::Gen;
use super::live::{FOLDED, REMAT};
use crate::lir::{BinaryOp, Inst, InstData, IntCond, MemFlags, Origin, Type, UnaryOp, Value};
use crate::x64::asm::{Base, Mem};
use crate::x64::rounding::rounding_mode;

/// The next instruction of the block that makes code where it stands.
#[inline]
pub(super) fn next_inst(cx: &Gen<'_>, inst: Inst) -> Option<Inst> {
    let mut next = inst.0 + 1;
    while next < cx.block_end.0 {
        match cx.func.insts[Inst(next)] {
            InstData::Iconst { .. }
            | InstData::Fconst { .. }
            | InstData::SlotAddr { .. }
            | InstData::SymbolAddr { .. } => next += 1,
            _ => return Some(Inst(next)),
        }
    }
    None
}

/// Whether the instruction can be left to its only user, the next one.
pub(super) fn fold(cx: &mut Gen<'_>, inst: Inst) -> bool {
    let Some(value) = cx.func.result(inst) else {
        return false;
    };
    let val = cx.val(value);
    if val.refs != 1 || val.home.is_some() {
        return false;
    }
    let Some(next) = next_inst(cx, inst) else {
        return false;
    };
    if cx.early.is_some_and(|early| early.branch == next) {
        // It was taken in front of the frame and reads nothing here: the only user is in another block.
        return false;
    }
    let user = cx.func.insts[next];
    let folds = match cx.func.insts[inst] {
        InstData::Icmp { .. } | InstData::Fcmp { .. } => match user {
            InstData::Brif { cond, .. } => cond == value,
            InstData::Select { args, .. } => args[0] == value,
            _ => false,
        },
        InstData::Binary {
            op: BinaryOp::And, ..
        } => match user {
            InstData::Icmp {
                cond: IntCond::Eq | IntCond::Ne,
                args,
                ..
            } => args[0] == value && cx.iconst(args[1]) == Some(0),
            InstData::Brif { cond, .. } => cond == value,
            _ => false,
        },
        InstData::Lea { .. } => match user {
            InstData::Load { addr, .. } => addr == value,
            InstData::Store { addr, value: v, .. } => addr == value && v != value,
            _ => false,
        },
        InstData::Load {
            ty, flags, addr, ..
        } => {
            flags == MemFlags::PLAIN
                && !cx.variable(addr).is_some()
                && !cx.is_unused(next)
                && folds_load(cx, value, ty, user)
        }
        _ => false,
    };
    if folds {
        cx.val_mut(value).flags |= FOLDED;
    }
    folds
}

fn folds_load(cx: &Gen<'_>, value: Value, ty: Type, user: InstData) -> bool {
    match user {
        InstData::Binary { op, args, .. } => match op {
            BinaryOp::Add | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                args[1] == value || args[0] == value && cx.imm32(args[1]).is_none()
            }
            BinaryOp::Sub => args[1] == value,
            BinaryOp::Mul => args[1] == value && matches!(ty, Type::I32 | Type::I64),
            BinaryOp::Fadd | BinaryOp::Fmul | BinaryOp::Fsub | BinaryOp::Fdiv => args[1] == value,
            _ => false,
        },
        InstData::Icmp { args, .. } => {
            args[1] == value || args[0] == value && !cx.is(args[1], FOLDED)
        }
        InstData::Unary { op, arg, .. } if arg == value => match op {
            UnaryOp::Uext | UnaryOp::Sext => true,
            UnaryOp::StoF => matches!(ty, Type::I32 | Type::I64),
            UnaryOp::Fsqrt | UnaryOp::Fpromote | UnaryOp::Fdemote => true,
            op => rounding_mode(op).is_some(),
        },
        _ => false,
    }
}

/// The source of the access that a folded load is.
pub(super) fn access(cx: &mut Gen<'_>, value: Value, addr: Value, offset: i32) -> Mem {
    let origin = cx
        .func
        .def_inst(value)
        .map_or(Origin::NONE, |inst| cx.func.origins[inst]);
    Mem {
        site: Some(origin),
        ..address(cx, addr, offset)
    }
}

/// The operand for `addr + offset`; its registers are locked.
pub(super) fn address(cx: &mut Gen<'_>, addr: Value, offset: i32) -> Mem {
    let data = match cx.val(addr).flags & (REMAT | FOLDED) {
        0 => None,
        _ => cx.def(addr),
    };
    match data {
        Some(InstData::SlotAddr { slot, offset: more }) => {
            if let Some(sum) = offset.checked_add(more) {
                return cx.slot_addr(slot, sum);
            }
        }
        Some(InstData::SymbolAddr {
            symbol,
            offset: more,
        }) => {
            if let Some(sum) = offset.checked_add(more)
                && let Ok(mem) = cx.symbol(symbol, sum)
            {
                return mem;
            }
        }
        Some(InstData::Lea {
            base,
            index,
            scale,
            offset: more,
        }) => {
            if let Some(mem) = indexed(cx, base, index, scale, offset, more) {
                return mem;
            }
        }
        _ => {}
    }
    Mem::at(cx.use_reg(addr), offset)
}

/// `base + (index << scale) + offset + more`
fn indexed(
    cx: &mut Gen<'_>,
    base: Value,
    index: Value,
    scale: u8,
    offset: i32,
    more: i32,
) -> Option<Mem> {
    let sum = offset.checked_add(more)?;
    if let Some(index) = cx.iconst(index) {
        let scaled = i32::try_from((index << scale) as i64).ok()?;
        return Some(address(cx, base, scaled.checked_add(sum)?));
    }
    let mem = address_base(cx, base, sum);
    let index = cx.use_reg(index);
    Some(Mem {
        index,
        scale,
        ..mem
    })
}

/// As [`address`](address), with room for an index.
fn address_base(cx: &mut Gen<'_>, base: Value, offset: i32) -> Mem {
    if cx.is(base, REMAT)
        && let Some(InstData::SlotAddr { slot, offset: more }) = cx.def(base)
        && let Some(sum) = offset.checked_add(more)
    {
        return cx.slot_addr(slot, sum);
    }
    Mem::at(cx.use_reg(base), offset)
}

/// The operand for a `Lea`.
pub(super) fn lea_operand(
    cx: &mut Gen<'_>,
    base: Value,
    index: Value,
    scale: u8,
    offset: i32,
) -> Mem {
    if let Some(mem) = indexed(cx, base, index, scale, offset, 0) {
        return mem;
    }
    let base = cx.use_reg(base);
    let index = cx.use_reg(index);
    Mem {
        base: Base::Reg(base),
        index,
        scale,
        disp: offset,
        site: None,
    }
}
