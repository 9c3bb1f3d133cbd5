//! Addresses: what can be computed by the memory operand of an instruction.

use super::{Operands, Selector};
use crate::lir::{BinaryOp, Inst, InstData, Type, Value};
use crate::x64::optimizing::minst::{Addr, Base};
use crate::x64::reloc::SymbolAddr;
use regalloc2::Operand;

/// How far an address is looked into: each step is one addition that is folded.
const MOST_STEPS: u32 = 8;

/// An address while it is looked into.
struct AddressMode {
    base: Option<Value>,
    index: Option<Value>,
    scale: u8,
    disp: i32,
}

/// The address that a load reads.
pub(super) fn load_address(cx: &mut Selector<'_>, inst: Inst, ops: &mut Operands) -> Addr {
    let InstData::Load { addr, offset, .. } = cx.func.insts[inst] else {
        return Addr::fixed(Base::Args, 0);
    };
    let at = operand(cx, addr, offset, ops);
    at.accessed_by(cx.func.origins[inst])
}

/// The memory operand for the address `value + offset`.
pub(super) fn operand(
    cx: &mut Selector<'_>,
    value: Value,
    offset: i32,
    ops: &mut Operands,
) -> Addr {
    let parts = AddressMode {
        base: Some(value),
        index: None,
        scale: 0,
        disp: offset,
    };
    look_into(cx, parts, ops)
}

/// The memory operand whose address a `lea` of LIR computes.
pub(super) fn lea(cx: &mut Selector<'_>, inst: Inst, ops: &mut Operands) -> Addr {
    let InstData::Lea {
        base,
        index,
        scale,
        offset,
    } = cx.func.insts[inst]
    else {
        return Addr::fixed(Base::Args, 0);
    };
    let parts = AddressMode {
        base: Some(base),
        index: Some(index),
        scale,
        disp: offset,
    };
    look_into(cx, parts, ops)
}

/// The memory operand for the sum of two values and a constant.
pub(super) fn sum(
    cx: &mut Selector<'_>,
    a: Value,
    b: Value,
    disp: i32,
    ops: &mut Operands,
) -> Addr {
    let (base, index) = (Operand::reg_use(cx.reg(a)), Operand::reg_use(cx.reg(b)));
    ops.extend([base, index]);
    Addr {
        index: true,
        ..Addr::fixed(Base::Reg, disp)
    }
}

fn look_into(cx: &mut Selector<'_>, mut parts: AddressMode, ops: &mut Operands) -> Addr {
    for _ in 0..MOST_STEPS {
        if !fold_base(cx, &mut parts) && !fold_index(cx, &mut parts) {
            break;
        }
    }
    let mut addr = Addr {
        index: parts.index.is_some(),
        scale: parts.scale,
        ..Addr::fixed(Base::Reg, parts.disp)
    };
    if let Some(base) = parts.base {
        match fixed_base(cx, base, &parts) {
            Some((base, disp)) => {
                addr.base = base;
                addr.disp = disp;
            }
            None => ops.push(Operand::reg_use(cx.reg(base))),
        }
    }
    if let Some(index) = parts.index {
        ops.push(Operand::reg_use(cx.reg(index)));
    }
    addr
}

/// A base that needs no register.
fn fixed_base(cx: &mut Selector<'_>, base: Value, parts: &AddressMode) -> Option<(Base, i32)> {
    match cx.def_of(base)?.1 {
        InstData::SlotAddr { slot, offset } if cx.func.slots[slot].align <= 16 => {
            let disp = offset.checked_add(parts.disp)?;
            cx.facts.slots[slot.0 as usize] = true;
            Some((Base::Slot(slot.0), disp))
        }
        InstData::SymbolAddr { symbol, offset } if parts.index.is_none() => {
            let disp = offset.checked_add(parts.disp)?;
            let SymbolAddr::Data { addr, near: true } = cx.resolve.symbol(symbol) else {
                return None;
            };
            if disp.unsigned_abs() > 1 << 20 {
                return None;
            }
            Some((cx.address(addr), disp))
        }
        _ => None,
    }
}

/// Takes an addition out of the base. Only constants are added across blocks: more would keep
/// two registers busy where one is enough.
fn fold_base(cx: &Selector<'_>, parts: &mut AddressMode) -> bool {
    let Some(base) = parts.base else {
        return false;
    };
    let Some((inst, data)) = cx.def_of(base) else {
        return false;
    };
    let local = inst >= cx.block_start && inst < cx.inst;
    match data {
        InstData::Lea {
            base,
            index,
            scale,
            offset,
        } if parts.index.is_none() && local => {
            let Some(disp) = parts.disp.checked_add(offset) else {
                return false;
            };
            *parts = AddressMode {
                base: Some(base),
                index: Some(index),
                scale,
                disp,
            };
            true
        }
        InstData::Binary {
            op: BinaryOp::Add,
            ty: Type::I64,
            args: [a, b],
        } => {
            let imm = cx.imm32(b).and_then(|imm| parts.disp.checked_add(imm));
            if let Some(disp) = imm {
                parts.base = Some(a);
                parts.disp = disp;
                return true;
            }
            if parts.index.is_some() || !local || cx.iconst(b).is_some() {
                return false;
            }
            parts.base = Some(a);
            parts.index = Some(b);
            parts.scale = 0;
            true
        }
        InstData::Binary {
            op: BinaryOp::Sub,
            ty: Type::I64,
            args: [a, b],
        } => {
            let imm = cx.imm32(b).and_then(|imm| parts.disp.checked_sub(imm));
            let Some(disp) = imm else {
                return false;
            };
            parts.base = Some(a);
            parts.disp = disp;
            true
        }
        _ => false,
    }
}

/// Takes a shift or the addition of a constant out of the index.
fn fold_index(cx: &Selector<'_>, parts: &mut AddressMode) -> bool {
    let Some(index) = parts.index else {
        return false;
    };
    let Some((_, data)) = cx.local_def(index) else {
        return false;
    };
    let InstData::Binary {
        op,
        ty: Type::I64,
        args: [a, b],
    } = data
    else {
        return false;
    };
    let Some(imm) = cx.imm32(b) else {
        return false;
    };
    match op {
        BinaryOp::Shl if (0..=3 - i32::from(parts.scale)).contains(&imm) => {
            parts.index = Some(a);
            parts.scale += imm as u8;
            true
        }
        BinaryOp::Add => {
            let scaled = imm.checked_mul(1 << parts.scale);
            let Some(disp) = scaled.and_then(|imm| parts.disp.checked_add(imm)) else {
                return false;
            };
            parts.index = Some(a);
            parts.disp = disp;
            true
        }
        _ => false,
    }
}
