//! Calls and returns, by the System V convention.

use super::alloc::{Gen, SCRATCH};
use super::moves::MoveOperand;
use super::{count, memory};
use crate::entity::List;
use crate::lir::{AbiLoc, Callee, Inst, Locations, SigRef, Target, Type, Value};
use crate::x64::abi::{CALLEE_SAVED, CALLER_SAVED, param_reg, result_reg};
use crate::x64::asm::{Base, Mem, Opcode, Rm};
use crate::x64::indirect::{CALLEE, through_cell};
use crate::x64::opcode::in_register;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::{SiteKind, SymbolAddr};
use dynasmrt::{DynasmApi, dynasm};

/// What a `call` instruction goes to.
enum To {
    /// An address in a register or in memory.
    Rm(Rm),
    /// The code that is being made.
    Start,
}

pub(super) fn call(cx: &mut Gen<'_>, inst: Inst, callee: Callee, args: List) {
    let func = cx.func;
    let callee = func.callees[callee];
    let sig = cx.sigs.of(callee.sig);
    let (cell, is_ir) = match callee.target {
        Target::Libcall(libcall) => (cx.resolve.libcall(libcall), true),
        Target::Symbol(symbol) => match cx.resolve.symbol(symbol) {
            SymbolAddr::Function { cell, is_ir, .. } => (cell, is_ir),
            // Data that is called: its address is the target, as it stands.
            SymbolAddr::Data { addr, .. } => {
                set_up_args(cx, sig, args);
                cx.asm.mov_address(SCRATCH, (addr, 0));
                load_al(cx, sig);
                return finish_call(cx, inst, sig, args, To::Rm(SCRATCH.into()));
            }
        },
    };
    set_up_args(cx, sig, args);
    if !is_ir {
        load_al(cx, sig);
    }
    let itself = func.symbol.map(Target::Symbol) == Some(callee.target);
    let to = match itself && cx.is_last_tier {
        true => To::Start,
        false => To::Rm(Mem::rip(Base::Abs(cell), 0).into()),
    };
    finish_call(cx, inst, sig, args, to);
}

pub(super) fn call_indirect(cx: &mut Gen<'_>, inst: Inst, sig: SigRef, addr: Value, args: List) {
    let func = cx.func;
    let (sig, varargs) = (cx.sigs.of(sig), func.sigs[sig].varargs);
    let reg = cx.val(addr).reg;
    // An address in a register that is not written before the call can stay there.
    let target = match CALLEE_SAVED.has(reg) || reg == CALLEE {
        true => {
            cx.release(addr);
            set_up_args(cx, sig, args);
            reg
        }
        false => {
            store_stack_args(cx, sig, args);
            cx.into(SCRATCH, addr);
            cx.release(addr);
            cx.moves.keep_scratch = true;
            load_reg_args(cx, sig, args);
            cx.moves.keep_scratch = false;
            SCRATCH
        }
    };
    if varargs {
        load_al(cx, sig);
    }
    if target != CALLEE {
        cx.asm.op(Opcode::one(0x8b).wide(), CALLEE, target);
    }
    count::note_target(cx, inst);
    let other = through_cell(cx.asm, cx.resolve.entries());
    cx.others.extend(other);
    finish_call(cx, inst, sig, args, To::Rm(CALLEE.into()));
}

fn set_up_args(cx: &mut Gen<'_>, sig: Locations<'_>, args: List) {
    store_stack_args(cx, sig, args);
    load_reg_args(cx, sig, args);
}

fn store_stack_args(cx: &mut Gen<'_>, sig: Locations<'_>, args: List) {
    let func = cx.func;
    if sig.stack_bytes == 0 {
        return;
    }
    for (arg, param) in func.list(args).zip(sig.params) {
        let AbiLoc::Stack(at) = param.loc else {
            continue;
        };
        cx.regs.locked = RegSet::EMPTY;
        let to = Mem::at(Reg::RSP, at as i32);
        match cx.place(arg) {
            MoveOperand::Reg(reg) => memory::store(cx, param.ty, to, reg),
            _ if cx.imm32(arg).is_some() => {
                // The whole place: what is above a narrow argument is not defined.
                memory::store_value(cx, in_register(param.ty), arg, to);
            }
            _ => {
                let scratch = match param.ty.is_int() {
                    true => SCRATCH,
                    false => super::alloc::XSCRATCH,
                };
                cx.into(scratch, arg);
                memory::store(cx, param.ty, to, scratch);
            }
        }
    }
}

fn load_reg_args(cx: &mut Gen<'_>, sig: Locations<'_>, args: List) {
    let func = cx.func;
    spill_for_call(cx, args);
    cx.moves_clear();
    for (arg, param) in func.list(args).zip(sig.params) {
        if let Some(reg) = param_reg(param.loc) {
            let from = cx.place(arg);
            cx.moves_add(param.ty, MoveOperand::Reg(reg), from);
        }
    }
    cx.moves_do();
}

/// Stores what is needed after the call and stands in registers that it may change.
fn spill_for_call(cx: &mut Gen<'_>, args: List) {
    let func = cx.func;
    for reg in cx.regs.owned.and(CALLER_SAVED) {
        let owner = Value(cx.regs.owner[reg.0 as usize]);
        let val = cx.val(owner);
        let uses = match val.refs {
            0 => 0,
            _ => func.list(args).filter(|&arg| arg == owner).count() as u32,
        };
        if val.refs > uses || val.is(super::live::FULL) {
            cx.spill(owner);
        }
    }
}

/// `al` says for a function of variable arguments how many vector registers hold some.
fn load_al(cx: &mut Gen<'_>, sig: Locations<'_>) {
    cx.mov_imm(Reg::RAX, sig.float_regs.into());
}

fn finish_call(cx: &mut Gen<'_>, inst: Inst, sig: Locations<'_>, args: List, to: To) {
    let func = cx.func;
    match to {
        To::Rm(rm) => cx.asm.op_imm(Opcode::one(0xff), 2, rm, 0, 0),
        To::Start => cx.asm.call_start(),
    }
    cx.asm.site(func.origins[inst], SiteKind::Call);
    func.list(args).for_each(|arg| cx.release(arg));
    for reg in cx.regs.owned.and(CALLER_SAVED) {
        cx.drop_owner(reg, false);
    }
    cx.regs.locked = RegSet::EMPTY;
    // A home is never the register of another result.
    for reg in sig.results.iter().filter_map(|param| result_reg(param.loc)) {
        cx.lock(reg);
    }
    for (result, param) in func.inst_results(inst).zip(sig.results) {
        let Some(reg) = result_reg(param.loc) else {
            continue;
        };
        cx.define(result, reg);
    }
}

pub(super) fn emit_return(cx: &mut Gen<'_>, values: List) {
    let func = cx.func;
    cx.moves_clear();
    for (value, param) in func.list(values).zip(cx.sigs.own().results) {
        if let Some(reg) = result_reg(param.loc) {
            let from = cx.place(value);
            cx.moves_add(param.ty, MoveOperand::Reg(reg), from);
        }
    }
    cx.moves_do();
    cx.frame.leave(cx.asm, |asm| dynasm!(asm ; .arch x64 ; ret));
}

pub(super) fn tail_call(cx: &mut Gen<'_>, callee: Callee, args: List) {
    let func = cx.func;
    let callee = func.callees[callee];
    let sig = cx.sigs.of(callee.sig);
    let (cell, is_ir) = match callee.target {
        Target::Libcall(libcall) => (cx.resolve.libcall(libcall), true),
        Target::Symbol(symbol) => match cx.resolve.symbol(symbol) {
            SymbolAddr::Function { cell, is_ir, .. } => (cell, is_ir),
            SymbolAddr::Data { addr, .. } => {
                set_up_tail_args(cx, sig, args, None);
                cx.asm.mov_address(Reg::R10, (addr, 0));
                return leave_to(cx, sig, true, Reg::R10.into());
            }
        },
    };
    set_up_tail_args(cx, sig, args, None);
    leave_to(cx, sig, !is_ir, Mem::rip(Base::Abs(cell), 0).into());
}

pub(super) fn tail_call_indirect(cx: &mut Gen<'_>, sig: SigRef, addr: Value, args: List) {
    let func = cx.func;
    let (sig, varargs) = (cx.sigs.of(sig), func.sigs[sig].varargs);
    set_up_tail_args(cx, sig, args, Some(addr));
    // The address of a function of another convention is for those who call it by that.
    let other = through_cell(cx.asm, cx.resolve.entries());
    cx.others.extend(other);
    leave_to(cx, sig, varargs, Reg::R10.into());
}

/// Puts the arguments where the function's own came, and `target` in `r10`. Those on the stack
/// wait in the frame, since others may have to be read from where they go.
fn set_up_tail_args(cx: &mut Gen<'_>, sig: Locations<'_>, args: List, target: Option<Value>) {
    let func = cx.func;
    let mut waiting: Vec<(Type, i32, i32)> = Vec::new();
    for (arg, param) in func.list(args).zip(sig.params) {
        let AbiLoc::Stack(at) = param.loc else {
            continue;
        };
        let to = (at as i32).saturating_add(16);
        let place = cx.place(arg);
        if place == MoveOperand::Frame(to) {
            continue;
        }
        cx.regs.locked = RegSet::EMPTY;
        let ty = in_register(param.ty);
        let at = cx.frame.alloc(ty == Type::V128);
        match place {
            MoveOperand::Reg(reg) => cx.store_frame(ty, at, reg),
            _ => {
                let scratch = match ty.is_int() {
                    true => SCRATCH,
                    false => super::alloc::XSCRATCH,
                };
                cx.into(scratch, arg);
                cx.store_frame(ty, at, scratch);
            }
        }
        waiting.push((ty, at, to));
    }
    cx.moves_clear();
    if let Some(target) = target {
        let from = cx.place(target);
        cx.moves_add(Type::I64, MoveOperand::Reg(Reg::R10), from);
    }
    for (arg, param) in func.list(args).zip(sig.params) {
        if let Some(reg) = param_reg(param.loc) {
            let from = cx.place(arg);
            cx.moves_add(param.ty, MoveOperand::Reg(reg), from);
        }
    }
    cx.moves_do();
    for (ty, at, to) in waiting {
        cx.copy_frame(ty, to, at);
        cx.frame.release(at, ty == Type::V128);
    }
}

/// Takes the frame down and goes to the callee, which returns to the caller of this function.
fn leave_to(cx: &mut Gen<'_>, sig: Locations<'_>, set_al: bool, to: Rm) {
    if set_al {
        load_al(cx, sig);
    }
    cx.frame
        .leave(cx.asm, |asm| asm.op_imm(Opcode::one(0xff), 4, to, 0, 0));
}

/// Aligns code with instructions that do nothing.
pub(super) fn align_code(cx: &mut Gen<'_>, to: usize) {
    dynasm!(cx.asm ; .arch x64 ; .align to);
}
