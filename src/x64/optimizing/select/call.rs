//! Calls, parameters and returns, by the System V convention.

use super::{Operands, Selector, memory};
use crate::entity::List;
use crate::lir::{AbiLoc, Callee, Function, Handler, Inst, Locations, SigRef, Target, Value};
use crate::x64::abi::{param_reg, result_reg};
use crate::x64::asm::Opcode;
use crate::x64::indirect::CALLEE;
use crate::x64::opcode::in_register;
use crate::x64::optimizing::minst::{Addr, Base, CallTo, MInst, Rm};
use crate::x64::optimizing::vcode::preg;
use crate::x64::regs::Reg;
use crate::x64::reloc::SymbolAddr;
use regalloc2::{Operand, RegClass};
use smallvec::SmallVec;

pub(super) fn call(cx: &mut Selector<'_>, inst: Inst, callee: Callee, args: List) {
    let func = cx.func;
    let callee = func.callees[callee];
    let (to, set_al) = call_to(cx, callee.target);
    finish_call(cx, inst, callee.sig, args, to, None, set_al);
}

/// Where a call goes, and whether `al` is read there.
fn call_to(cx: &mut Selector<'_>, target: Target) -> (CallTo, bool) {
    if cx.is_last_tier && cx.func.symbol.map(Target::Symbol) == Some(target) {
        return (CallTo::Itself, false);
    }
    let mut row = |address: u64| {
        cx.code.addresses.push(address);
        cx.code.addresses.len() as u32 - 1
    };
    match target {
        Target::Libcall(libcall) => (CallTo::Cell(row(cx.resolve.libcall(libcall))), false),
        Target::Symbol(symbol) => match cx.resolve.symbol(symbol) {
            SymbolAddr::Function { cell, is_ir, .. } => (CallTo::Cell(row(cell)), !is_ir),
            // Data that is called: its address is the target, as it stands.
            SymbolAddr::Data { addr, .. } => (CallTo::Fixed(row(addr)), true),
        },
    }
}

pub(super) fn call_indirect(
    cx: &mut Selector<'_>,
    inst: Inst,
    sig: SigRef,
    addr: Value,
    args: List,
) {
    let func = cx.func;
    cx.code.entries = cx.resolve.entries();
    let (to, set_al) = (CallTo::Operand, func.sigs[sig].varargs);
    finish_call(cx, inst, sig, args, to, Some(addr), set_al);
}

fn finish_call(
    cx: &mut Selector<'_>,
    inst: Inst,
    called: SigRef,
    args: List,
    to: CallTo,
    target: Option<Value>,
    set_al: bool,
) {
    let func = cx.func;
    let sig = cx.sigs.of(called);
    let mut ops = call_operands(cx, sig, args, target, set_al);
    let mut moves: SmallVec<[[Operand; 2]; 2]> = SmallVec::new();
    for (result, param) in func.inst_results(inst).zip(sig.results) {
        if let Some(reg) = result_reg(param.loc) {
            let (def, then) = cx.def_in(result, reg);
            ops.push(def);
            moves.extend(then);
        }
    }
    cx.emit(MInst::Call(to), &ops);
    if func.sigs[called].returns_twice {
        cx.emit(MInst::ReturnsTwice, &[]);
    }
    for ops in moves {
        cx.emit(MInst::Move, &ops);
    }
}

/// A call that ends its block. Its results come where they stay: there is no place behind it to
/// move them.
pub(super) fn invoke(
    cx: &mut Selector<'_>,
    inst: Inst,
    callee: Callee,
    args: List,
    handler: Handler,
) {
    let callee = cx.func.callees[callee];
    let (to, set_al) = call_to(cx, callee.target);
    let ops = call_operands(cx, cx.sigs.of(callee.sig), args, None, set_al);
    finish_invoke(cx, inst, callee.sig, ops, to, handler);
}

/// The same of an address.
pub(super) fn invoke_indirect(
    cx: &mut Selector<'_>,
    inst: Inst,
    addr: Value,
    args: List,
    handler: Handler,
) {
    let func = cx.func;
    let Some(sig) = func.handlers[handler].sig else {
        return;
    };
    cx.code.entries = cx.resolve.entries();
    let set_al = func.sigs[sig].varargs;
    let ops = call_operands(cx, cx.sigs.of(sig), args, Some(addr), set_al);
    finish_invoke(cx, inst, sig, ops, CallTo::Operand, handler);
}

fn finish_invoke(
    cx: &mut Selector<'_>,
    inst: Inst,
    sig: SigRef,
    mut ops: Operands,
    to: CallTo,
    handler: Handler,
) {
    let func = cx.func;
    cx.facts.slots[func.handlers[handler].slot.0 as usize] = true;
    for (result, param) in func.inst_results(inst).zip(cx.sigs.of(sig).results) {
        if let Some(reg) = result_reg(param.loc) {
            ops.push(Operand::reg_fixed_def(cx.own(result), preg(reg)));
        }
    }
    cx.emit(MInst::Invoke(to, handler), &ops);
}

/// What a call uses: what is called, and the arguments.
fn call_operands(
    cx: &mut Selector<'_>,
    sig: Locations<'_>,
    args: List,
    target: Option<Value>,
    set_al: bool,
) -> Operands {
    cx.code.has_calls = true;
    cx.code.outgoing = cx.code.outgoing.max(sig.stack_bytes);
    let mut ops = Operands::new();
    if let Some(target) = target {
        ops.push(cx.use_reg(target));
    }
    arguments(cx, sig, args, Base::Stack, set_al, &mut ops);
    ops
}

/// Puts the arguments that are passed on the stack there, and adds the others to the operands.
fn arguments(
    cx: &mut Selector<'_>,
    sig: Locations<'_>,
    args: List,
    stack: Base,
    set_al: bool,
    ops: &mut Operands,
) {
    let func = cx.func;
    for (arg, param) in func.list(args).zip(sig.params) {
        if let AbiLoc::Stack(at) = param.loc {
            // The whole place: what is above a narrow argument is not defined.
            let ty = match param.ty.is_int() {
                true => in_register(param.ty),
                false => param.ty,
            };
            memory::store(cx, ty, arg, Addr::fixed(stack, at as i32), &[]);
        }
    }
    for (arg, param) in func.list(args).zip(sig.params) {
        if let Some(reg) = param_reg(param.loc) {
            ops.push(cx.use_in(arg, reg));
        }
    }
    if set_al {
        let al = cx.temp(RegClass::Int);
        let imm = MInst::Imm(sig.float_regs.into());
        cx.emit(imm, &[Operand::reg_def(al)]);
        ops.push(Operand::reg_fixed_use(al, preg(Reg::RAX)));
    }
}

/// Goes to a symbol, with arguments where the function's own came: those on the stack were read
/// when it was entered.
pub(super) fn tail_call(cx: &mut Selector<'_>, callee: Callee, args: List) {
    let callee = cx.func.callees[callee];
    let (to, set_al) = call_to(cx, callee.target);
    let mut ops = Operands::new();
    let sig = cx.sigs.of(callee.sig);
    arguments(cx, sig, args, Base::Args, set_al, &mut ops);
    cx.emit(MInst::TailCall(to), &ops);
}

/// The same of an address.
pub(super) fn tail_call_indirect(cx: &mut Selector<'_>, sig: SigRef, addr: Value, args: List) {
    cx.code.entries = cx.resolve.entries();
    // No register that the frame is taken down with.
    let mut ops = Operands::new();
    ops.push(cx.use_in(addr, CALLEE));
    let sig = cx.sigs.of(sig);
    arguments(cx, sig, args, Base::Args, true, &mut ops);
    cx.emit(MInst::TailCall(CallTo::Operand), &ops);
}

/// The parameters of the function come from where the caller put them; and what is kept in
/// registers throughout is made.
pub(super) fn receive_params(cx: &mut Selector<'_>) {
    let func = cx.func;
    let mut ops = Operands::new();
    let mut moves: SmallVec<[[Operand; 2]; 6]> = SmallVec::new();
    let sigs = cx.sigs;
    let params = || func.params(Function::ENTRY).zip(sigs.own().params);
    for (value, param) in params() {
        if let Some(reg) = param_reg(param.loc) {
            let (def, then) = cx.def_in(value, reg);
            ops.push(def);
            moves.extend(then.filter(|_| cx.facts.need[value.0 as usize]));
        }
    }
    cx.emit(MInst::Args, &ops);
    for ops in moves {
        cx.emit(MInst::Move, &ops);
    }
    for (value, param) in params() {
        if !cx.facts.need[value.0 as usize] {
            continue;
        }
        let ops = cx.def(value);
        let at = |at: u32| Addr::fixed(Base::Args, at as i32);
        match param.loc {
            AbiLoc::Stack(n) => {
                cx.emit_def(super::load_op(param.ty), Rm::Mem(at(n)), &ops);
            }
            AbiLoc::StackAddr(n) => {
                cx.emit_def(Opcode::one(0x8d).wide(), Rm::Mem(at(n)), &ops);
            }
            AbiLoc::Int(_) | AbiLoc::Float(_) => {}
        }
    }
    for (symbol, vreg) in std::mem::take(&mut cx.symbols) {
        cx.symbol_into(vreg, symbol, 0);
    }
}

pub(super) fn return_values(cx: &mut Selector<'_>, values: List) {
    let func = cx.func;
    let mut ops = Operands::new();
    for (value, param) in func.list(values).zip(cx.sigs.own().results) {
        if let Some(reg) = result_reg(param.loc) {
            ops.push(cx.use_in(value, reg));
        }
    }
    cx.emit(MInst::Return, &ops);
}
