//! The second pass: walks the blocks in order and emits each instruction.

use super::alloc::{Gen, SCRATCH};
use super::live::{FULL, IN_MEMORY};
use super::moves::MoveOperand;
use super::order::NONE;
use super::{alu, atomic, branch, call, count, early, float, fold, memory, unary, vector};
use crate::lir::{AbiLoc, BinaryOp, Function, Inst, InstData, Origin, Type, UnaryOp, Value};
use crate::runtime::registry::FrameShape;
use crate::x64::abi::{CALLEE_SAVED, param_reg};
use crate::x64::asm::{Label, Mem};
use crate::x64::checks;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::{SiteKind, UnsupportedInst};
use dynasmrt::dynasm;

/// Functions of more instructions always have a frame.
const FRAMELESS: usize = 64;

/// Compiles the function. `saved` are the callee-saved registers that are used;
/// `may_lack_frame` lets it do without a frame: [`FrameLayout::is_missing`] tells if that went wrong.
///
/// [`FrameLayout::is_missing`]: crate::x64::frame::FrameLayout::is_missing
pub(super) fn function(
    cx: &mut Gen<'_>,
    saved: RegSet,
    may_lack_frame: bool,
) -> Result<(), UnsupportedInst> {
    let variables = cx.variables;
    cx.regs.saved = saved;
    if cx.counting.is_some() {
        count::weigh(cx);
        count::count_entry(cx);
    }
    if let Some(early) = cx.early {
        early::return_early(cx, &early);
    }
    let wanted = |slot: usize| {
        let variable = &variables[slot];
        (variable.escapes || variable.ty.is_some()) && !variable.home.is_some()
    };
    let slots = cx.func.slots.as_slice();
    cx.frame.is_none = may_lack_frame && can_lack_frame(cx, saved) && !(0..slots.len()).any(wanted);
    cx.frame.enter(cx.asm, saved, slots, wanted);
    for index in 0..cx.order.nodes.len() as u32 {
        block(cx, index)?;
    }
    if cx.regs.ran_out {
        return Err(UnsupportedInst {
            what: "an instruction of more operands than registers",
            ty: None,
            origin: Origin::NONE,
        });
    }
    count::finish_targets(cx);
    for other in std::mem::take(&mut cx.others) {
        other.finish(cx.asm);
    }
    for check in std::mem::take(&mut cx.checks) {
        check.finish(cx.asm);
    }
    count::finish_counts(cx);
    let size = cx.frame.finish(cx.asm);
    cx.asm.finish();
    if cx.wants_map {
        cx.asm.code.slots = cx.frame.slot_places(size, wanted);
    }
    cx.asm.code.frame_size = size;
    if cx.frame.is_none {
        cx.asm.code.shape = FrameShape::fixed(0, false);
    }
    Ok(())
}

/// Whether the function looks as if it needs no frame: it is small, calls nothing and keeps
/// nothing on the stack.
fn can_lack_frame(cx: &Gen<'_>, saved: RegSet) -> bool {
    let func = cx.func;
    let params = cx.sigs.own().params;
    cx.frame.is_leaf
        && saved.is_empty()
        && func.insts.len() <= FRAMELESS
        && params.iter().all(|param| param_reg(param.loc).is_some())
}

fn block(cx: &mut Gen<'_>, index: u32) -> Result<(), UnsupportedInst> {
    cx.index = index;
    let node = cx.order.nodes[index as usize];
    let func = cx.func;
    if node.chain == index {
        start_chain(cx, index);
    }
    cx.regs.aliases_clear();
    if node.region_end != NONE {
        call::align_code(cx, 16);
    }
    cx.asm.bind(Label(index));
    if index == 0 {
        receive_params(cx);
    } else {
        for param in func.params(node.block) {
            start_param(cx, param);
        }
        count::count_round(cx, index);
        count::note_state(cx, node.block);
    }
    cx.regs.block_start = cx.asm.mark();
    let data = func.blocks[node.block];
    cx.block_end = data.end;
    for inst in func.block_insts(node.block) {
        cx.inst = inst;
        cx.regs.locked = RegSet::EMPTY;
        if cx.wants_map {
            map(cx, inst);
        }
        emit(cx, inst)?;
    }
    end_block(cx, index);
    Ok(())
}

/// Only values in memory and in homes are known where a chain starts.
fn start_chain(cx: &mut Gen<'_>, index: u32) {
    for reg in cx.regs.owned {
        cx.drop_owner(reg, false);
    }
    let mut busy = RegSet::EMPTY;
    let mut i = index as usize;
    while i < cx.order.nodes.len() && cx.order.nodes[i].chain == index {
        busy = busy.or(cx.busy[i]);
        i += 1;
    }
    let temps = super::alloc::TEMPS.or(cx.regs.saved.and(CALLEE_SAVED));
    cx.regs.temps = temps.without(busy);
}

fn start_param(cx: &mut Gen<'_>, param: Value) {
    let home = cx.val(param).home;
    if home.is_some() {
        cx.val_mut(param).reg = home;
        return;
    }
    let val = cx.val_mut(param);
    val.flags |= IN_MEMORY;
    if val.refs == 0 {
        cx.free(param);
        return;
    }
    cx.delay(param);
}

/// The parameters of the function come from where the caller put them.
fn receive_params(cx: &mut Gen<'_>) {
    let func = cx.func;
    cx.moves_clear();
    for (value, param) in func.params(Function::ENTRY).zip(cx.sigs.own().params) {
        let val = *cx.val(value);
        if val.refs == 0 {
            continue;
        }
        let from = match (param_reg(param.loc), param.loc) {
            (Some(reg), _) => MoveOperand::Reg(reg),
            (None, AbiLoc::Stack(at)) => {
                let at = (at as i32).saturating_add(16);
                let val = cx.val_mut(value);
                val.slot = at;
                val.flags |= IN_MEMORY;
                MoveOperand::Frame(at)
            }
            (None, AbiLoc::StackAddr(at)) => {
                let to = cx.slot_of(value);
                cx.val_mut(value).flags |= IN_MEMORY;
                cx.lea(SCRATCH, Mem::at(Reg::RBP, (at as i32).saturating_add(16)));
                cx.store_frame(val.ty, to, SCRATCH);
                MoveOperand::Frame(to)
            }
            (None, _) => continue,
        };
        if val.home.is_some() {
            cx.moves_add(val.ty, MoveOperand::Reg(val.home), from);
            cx.val_mut(value).reg = val.home;
        } else if let MoveOperand::Reg(reg) = from
            && !cx.regs.temps.has(reg)
        {
            // Somebody's home: it waits in the frame.
            let at = cx.slot_of(value);
            cx.val_mut(value).flags |= IN_MEMORY;
            cx.moves_add(val.ty, MoveOperand::Frame(at), from);
        }
    }
    cx.moves_do();
    for (value, param) in func.params(Function::ENTRY).zip(cx.sigs.own().params) {
        let val = *cx.val(value);
        if val.refs == 0 || val.home.is_some() {
            continue;
        }
        if let Some(reg) = param_reg(param.loc)
            && !val.is(IN_MEMORY)
        {
            cx.own(value, reg);
        }
        if val.is(FULL) {
            cx.delay(value);
        }
    }
}

/// Gives up what is not needed behind this block.
fn end_block(cx: &mut Gen<'_>, index: u32) {
    let mut value = std::mem::replace(&mut cx.regs.delayed[index as usize], NONE);
    while value != NONE {
        let next = cx.vals[value as usize].next;
        cx.free(Value(value));
        cx.free_slot(Value(value));
        value = next;
    }
}

/// Notes where the code of an instruction starts.
pub(super) fn map(cx: &mut Gen<'_>, inst: Inst) {
    let (at, origin) = (cx.asm.pos(), cx.func.origins[inst]);
    let map = &mut cx.asm.code.map;
    match map.last_mut() {
        Some(last) if last.1 == origin => {}
        Some(last) if last.0 == at => last.1 = origin,
        _ => map.push((at, origin)),
    }
}

fn unsupported(cx: &Gen<'_>, what: &'static str, ty: Type) -> UnsupportedInst {
    UnsupportedInst {
        what,
        ty: Some(ty),
        origin: cx.func.origins[cx.inst],
    }
}

fn emit(cx: &mut Gen<'_>, inst: Inst) -> Result<(), UnsupportedInst> {
    let func = cx.func;
    let data = func.insts[inst];
    if data.is_pure() {
        let Some(result) = func.result(inst) else {
            return Ok(());
        };
        if cx.is(result, super::live::REMAT) {
            return Ok(());
        }
        if cx.val(result).refs == 0 {
            func.for_each_use_inlined(inst, |value| cx.release(value));
            return Ok(());
        }
        check(cx, data)?;
        if !fold::fold(cx, inst) {
            pure(cx, data, result)?;
        }
        return Ok(());
    }
    match data {
        InstData::Binary { op, ty, args } => {
            if let Some(result) = func.result(inst) {
                alu::binary(cx, result, op, ty, args);
            }
        }
        InstData::Load {
            ty, addr, offset, ..
        } if !fold::fold(cx, inst) => memory::emit_load(cx, inst, ty, addr, offset),
        InstData::Store { .. } => memory::emit_store(cx, inst),
        InstData::MaskedLoad {
            shape,
            args,
            offset,
        } => memory::masked_load(cx, inst, shape, args, offset),
        InstData::MaskedStore { shape, args } => memory::masked_store(cx, inst, shape, args),
        InstData::StackAlloc { size, align } => memory::stack_alloc(cx, inst, size, align),
        InstData::StackSave => {
            if let Some(result) = func.result(inst) {
                let to = cx.dst(result, &[]);
                cx.mov(Type::I64, to, Reg::RSP);
                cx.define(result, to);
            }
        }
        InstData::EntryStack => {
            if let Some(result) = func.result(inst) {
                let to = cx.dst(result, &[]);
                cx.lea(to, Mem::at(Reg::RBP, 8));
                cx.define(result, to);
            }
        }
        InstData::StackRestore { saved } => {
            let from = cx.use_reg(saved);
            cx.mov(Type::I64, Reg::RSP, from);
            cx.release(saved);
        }
        InstData::Fence => dynasm!(cx.asm ; .arch x64 ; mfence),
        InstData::Prefetch {
            locality,
            addr,
            offset,
        } => memory::prefetch(cx, locality, addr, offset),
        InstData::Pause => dynasm!(cx.asm ; .arch x64 ; pause),
        InstData::Poll => cx.asm.stop_here(func.origins[inst]),
        InstData::Fuel { amount } => {
            let origin = func.origins[inst];
            let check = checks::spend(cx.asm, cx.resolve.limits(), amount, origin);
            cx.checks.push(check);
        }
        InstData::Barrier | InstData::Cold => {}
        InstData::AtomicRmw {
            op,
            ty,
            value,
            addr,
        } => atomic::atomic_rmw(cx, inst, op, ty, value, addr),
        InstData::CmpXchg {
            ty,
            addr,
            expected,
            new,
        } => atomic::cmpxchg(cx, inst, ty, addr, expected, new),
        InstData::X87Push { addr } => atomic::x87(cx, inst, 5, addr),
        InstData::X87Pop { addr } => atomic::x87(cx, inst, 7, addr),
        InstData::Call { callee, args } => call::call(cx, inst, callee, args),
        InstData::TailCall { callee, args } => call::tail_call(cx, callee, args),
        InstData::TailCallIndirect { sig, addr, args } => {
            call::tail_call_indirect(cx, sig, addr, args);
        }
        InstData::CallIndirect { sig, addr, args } => {
            call::call_indirect(cx, inst, sig, addr, args);
        }
        InstData::Invoke {
            callee,
            args,
            handler,
        } => {
            let call = |this: &mut Gen<'_>| call::call(this, inst, callee, args);
            branch::invoke(cx, inst, handler, call);
        }
        InstData::InvokeIndirect {
            addr,
            args,
            handler,
        } => {
            if let Some(sig) = func.handlers[handler].sig {
                let call = |this: &mut Gen<'_>| call::call_indirect(this, inst, sig, addr, args);
                branch::invoke(cx, inst, handler, call);
            }
        }
        InstData::Return { values } => call::emit_return(cx, values),
        InstData::Jump { to } => branch::jump(cx, inst, to),
        InstData::Brif { .. } if cx.early.is_some_and(|early| early.branch == inst) => {
            if let Some(early) = cx.early {
                branch::jump(cx, inst, early.to);
            }
        }
        InstData::Brif { cond, then, els } => branch::brif(cx, inst, cond, then, els),
        InstData::Switch { value, table } => branch::switch(cx, inst, value, table),
        InstData::Trap { code } => {
            cx.asm.site(func.origins[inst], SiteKind::Trap(code));
            dynasm!(cx.asm ; .arch x64 ; ud2);
        }
        _ => {}
    }
    Ok(())
}

/// Vectors have operations of their own, and only some of those of scalars.
fn check(cx: &Gen<'_>, data: InstData) -> Result<(), UnsupportedInst> {
    match data {
        InstData::Unary { op, ty, arg } => {
            let vector = ty == Type::V128 || cx.val(arg).ty == Type::V128;
            match vector && op != UnaryOp::Copy && op != UnaryOp::Bitcast {
                true => Err(unsupported(cx, op.word(), Type::V128)),
                false => Ok(()),
            }
        }
        InstData::Binary {
            op, ty: Type::V128, ..
        } if !matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) => {
            Err(unsupported(cx, op.word(), Type::V128))
        }
        _ => Ok(()),
    }
}

fn pure(cx: &mut Gen<'_>, data: InstData, result: Value) -> Result<(), UnsupportedInst> {
    match data {
        InstData::Binary {
            op,
            ty: Type::V128,
            args: [a, b],
        } => vector::bitwise(cx, result, op, a, b),
        InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        } => vector::vector_unary(cx, result, op, shape, imm, arg),
        InstData::Vbinary {
            op,
            shape,
            imm,
            args,
        } => vector::vector_binary(cx, result, op, shape, imm, args),
        InstData::Vternary { op, shape, args } => {
            vector::vector_ternary(cx, result, op, shape, args);
        }
        InstData::Vshuffle { args, mask, .. } => vector::emit_shuffle(cx, result, args, mask),
        InstData::Unary { op, ty, arg } => unary::unary(cx, result, op, ty, arg)?,
        InstData::Binary { op, ty, args } => alu::binary(cx, result, op, ty, args),
        InstData::Fma { ty, args } => float::emit_multiply_add(cx, result, ty, args),
        InstData::Icmp { cond, ty, args } => alu::icmp(cx, result, cond, ty, args),
        InstData::Fcmp { cond, ty, args } => float::fcmp(cx, result, cond, ty, args),
        InstData::Select { ty, args } => unary::select(cx, result, ty, args),
        InstData::Lea {
            base,
            index,
            scale,
            offset,
        } => memory::lea(cx, result, base, index, scale, offset),
        _ => {}
    }
    Ok(())
}
