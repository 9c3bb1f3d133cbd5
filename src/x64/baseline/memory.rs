//! Loads, stores, addresses and the stack.

use super::alloc::{Gen, SCRATCH, XSCRATCH};
use super::fold;
use super::live::ALIAS;
use crate::lir::{Inst, InstData, Locality, MemFlags, Shape, Type, Value};
use crate::x64::abi::CALLEE_SAVED;
use crate::x64::asm::{Mem, Opcode, Rm};
use crate::x64::opcode;
use crate::x64::packed::masked;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::SiteKind;
use crate::x64::sequence::{STEP, lower_stack};
use dynasmrt::{DynasmApi, dynasm};

/// Reads memory.
pub(super) fn load(cx: &mut Gen<'_>, ty: Type, to: Reg, from: impl Into<Rm>) {
    cx.asm.op(opcode::load(ty), to, from);
}

/// Writes memory.
pub(super) fn store(cx: &mut Gen<'_>, ty: Type, to: Mem, from: Reg) {
    cx.asm.op(opcode::store(ty), from, to);
}

pub(super) fn emit_load(cx: &mut Gen<'_>, inst: Inst, ty: Type, addr: Value, offset: i32) {
    let Some(result) = cx.func.result(inst) else {
        return;
    };
    let variable = cx.variable(addr);
    if variable.is_some() {
        return read_variable(cx, result, variable);
    }
    let origin = cx.func.origins[inst];
    let mem = fold::address(cx, addr, offset);
    let mem = Mem {
        site: Some(origin),
        ..mem
    };
    let to = match ty.is_int() {
        // The address is read before the result is written.
        true => cx.dst_from(result, &[addr], Some(addr), RegSet::EMPTY),
        false => cx.dst(result, &[addr]),
    };
    load(cx, ty, to, mem);
    cx.release(addr);
    cx.define(result, to);
}

/// Reads lanes by a mask.
pub(super) fn masked_load(
    cx: &mut Gen<'_>,
    inst: Inst,
    shape: Shape,
    [mask, addr]: [Value; 2],
    offset: i32,
) {
    let by = cx.use_reg(mask);
    let site = Some(cx.func.origins[inst]);
    let mem = fold::address(cx, addr, offset);
    let to = match cx.func.result(inst) {
        Some(result) => cx.dst(result, &[mask, addr]),
        None => XSCRATCH,
    };
    cx.asm
        .op(masked(shape, false).vex(by), to, Mem { site, ..mem });
    cx.release(mask);
    cx.release(addr);
    if let Some(result) = cx.func.result(inst) {
        cx.define(result, to);
    }
}

/// Writes lanes by a mask.
pub(super) fn masked_store(cx: &mut Gen<'_>, inst: Inst, shape: Shape, args: [Value; 3]) {
    let [mask, value, addr] = args;
    let (by, from) = (cx.use_reg(mask), cx.use_reg(value));
    let site = Some(cx.func.origins[inst]);
    let mem = fold::address(cx, addr, 0);
    cx.asm
        .op(masked(shape, true).vex(by), from, Mem { site, ..mem });
    args.iter().for_each(|&arg| cx.release(arg));
}

/// Has memory brought into caches.
pub(super) fn prefetch(cx: &mut Gen<'_>, locality: Locality, addr: Value, offset: i32) {
    let mem = fold::address(cx, addr, offset);
    let (op, number) = opcode::prefetch(locality);
    cx.asm.op_imm(op, number, mem.into(), 0, 0);
    cx.release(addr);
}

/// A value that is what a variable holds now: its register, as long as that is not written.
fn read_variable(cx: &mut Gen<'_>, result: Value, variable: Reg) {
    let val = *cx.val(result);
    if val.refs == 0 {
        return;
    }
    if val.home.is_some() || !val.is_local() || !outlives_calls(cx, result, variable) {
        let to = cx.dst(result, &[]);
        cx.mov(val.ty, to, variable);
        return cx.define(result, to);
    }
    let val = cx.val_mut(result);
    val.reg = variable;
    val.flags |= ALIAS;
    cx.regs.aliases[variable.0 as usize].push(result);
}

/// Whether a value can be in the register of a variable for its life: the variable may not be needed
/// over a call over which the value is.
#[inline]
pub(super) fn outlives_calls(cx: &Gen<'_>, value: Value, variable: Reg) -> bool {
    let calls = cx.val(value).calls;
    CALLEE_SAVED.has(variable) || calls.0 == calls.1
}

pub(super) fn emit_store(cx: &mut Gen<'_>, inst: Inst) {
    let InstData::Store {
        ty,
        flags,
        value,
        addr,
        offset,
    } = cx.func.insts[inst]
    else {
        return;
    };
    let variable = cx.variable(addr);
    if variable.is_some() {
        return write_variable(cx, ty, value, variable);
    }
    let origin = cx.func.origins[inst];
    let mem = fold::address(cx, addr, offset);
    let mem = Mem {
        site: Some(origin),
        ..mem
    };
    store_value(cx, ty, value, mem);
    if flags.has(MemFlags::SEQ_CST) {
        dynasm!(cx.asm ; .arch x64 ; mfence);
    }
    cx.release(value);
    cx.release(addr);
}

/// Writes a value to memory.
pub(super) fn store_value(cx: &mut Gen<'_>, ty: Type, value: Value, mem: Mem) {
    if let Some(imm) = cx.imm32(value) {
        let len = ty.bytes().min(4) as u8;
        let op = Opcode::one(0xc7).sized(ty);
        return cx.asm.op_imm(op, 0, mem.into(), imm as u64, len);
    }
    if let Some(InstData::Fconst { bits, .. }) = def_remat(cx, value) {
        let op = Opcode::one(0xc7);
        if ty == Type::F32 {
            return cx.asm.op_imm(op, 0, mem.into(), bits, 4);
        }
        if i32::try_from(bits as i64).is_ok() {
            return cx.asm.op_imm(op.wide(), 0, mem.into(), bits, 4);
        }
        cx.mov_imm(SCRATCH, bits);
        return cx.asm.op(Opcode::one(0x89).wide(), SCRATCH, mem);
    }
    let reg = cx.use_reg(value);
    store(cx, ty, mem, reg);
}

/// The instruction that makes a constant or an address.
fn def_remat(cx: &Gen<'_>, value: Value) -> Option<InstData> {
    match cx.is(value, super::live::REMAT) {
        true => cx.def(value),
        false => None,
    }
}

fn write_variable(cx: &mut Gen<'_>, ty: Type, value: Value, variable: Reg) {
    if cx.val(value).reg != variable {
        release_aliases(cx, ty, value, variable);
        cx.into(variable, value);
    }
    cx.release(value);
    // What was computed right into the variable's register, and is used again.
    if cx.regs.owned.has(variable) {
        cx.regs.owned.remove(variable);
        cx.val_mut(value).flags |= ALIAS;
        cx.regs.aliases[variable.0 as usize].push(value);
    }
}

/// Copies what a variable holds for the values that still need it.
fn release_aliases(cx: &mut Gen<'_>, ty: Type, stored: Value, variable: Reg) {
    let mut aliases = std::mem::take(&mut cx.regs.aliases[variable.0 as usize]);
    if cx.val(stored).reg.is_some() {
        cx.lock(cx.val(stored).reg);
    }
    for &alias in &aliases {
        let val = *cx.val(alias);
        if val.is(ALIAS) && val.reg == variable && val.refs > 0 {
            let to = cx.alloc(ty);
            cx.mov(ty, to, variable);
            cx.val_mut(alias).flags &= !ALIAS;
            cx.own(alias, to);
        }
    }
    aliases.clear();
    cx.regs.aliases[variable.0 as usize] = aliases;
}

pub(super) fn lea(
    cx: &mut Gen<'_>,
    result: Value,
    base: Value,
    index: Value,
    scale: u8,
    offset: i32,
) {
    let mem = fold::lea_operand(cx, base, index, scale, offset);
    let none = RegSet::EMPTY;
    let from = match cx.dies_in(base) {
        Some(_) => base,
        None => index,
    };
    let to = cx.dst_from(result, &[base, index], Some(from), none);
    cx.lea(to, mem);
    cx.release(base);
    cx.release(index);
    cx.define(result, to);
}

pub(super) fn stack_alloc(cx: &mut Gen<'_>, inst: Inst, size: Value, align: u8) {
    let Some(result) = cx.func.result(inst) else {
        return;
    };
    let origin = cx.func.origins[inst];
    let outgoing = cx.frame.outgoing as i32;
    // Room to align the address in, where the stack's own alignment is not enough.
    let pad = if align > 4 { 1 << align } else { 0 };
    match cx.iconst(size) {
        Some(bytes) if bytes <= (STEP - 16 - pad) as u64 => {
            let bytes = (bytes as i32 + pad + 15) & !15;
            dynasm!(cx.asm ; .arch x64 ; sub rsp, bytes);
        }
        _ => {
            cx.into(SCRATCH, size);
            lower_stack(cx.asm, pad, origin);
        }
    }
    cx.asm.site(origin, SiteKind::StackProbe);
    dynasm!(cx.asm ; .arch x64 ; test [rsp], esp);
    cx.release(size);
    let to = cx.dst(result, &[]);
    cx.lea(to, Mem::at(Reg::RSP, outgoing + (pad - 1).max(0)));
    if pad > 0 {
        dynasm!(cx.asm ; .arch x64 ; and Rq(to.code()), -pad);
    }
    cx.define(result, to);
}
