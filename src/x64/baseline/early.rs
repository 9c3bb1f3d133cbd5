//! Early returns: a function that starts with a comparison of its parameters and then, one way,
//! returns at once does so before it makes a frame.
//!
//! Recursive functions start like that, and half of their calls or more end there. Stack slots on
//! the way count for what they hold, as simple front ends keep all variables there. What is done
//! in front of the frame is only comparing, moving and returning: nothing that can trap or call, so
//! that no backtrace meets a function without a frame.

use super::alloc::Gen;
use super::live::REMAT;
use super::moves::MoveOperand;
use super::{alu, emit};
use crate::lir::{
    AbiParam, Block, BlockCall, Function, Inst, InstData, IntCond, MemFlags, Slot, Type, Value,
    ValueDef,
};
use crate::x64::abi::{param_reg, result_reg};
use crate::x64::regs::{Reg, RegSet};
use dynasmrt::dynasm;
use smallvec::SmallVec;

/// An early return.
#[derive(Clone, Copy, Debug)]
pub struct Early {
    /// The branch that ends the entry.
    pub branch: Inst,
    /// The comparison it tests.
    test: Inst,
    cond: IntCond,
    ty: Type,
    args: [Value; 2],
    /// The return and the values that it returns.
    ret: Inst,
    values: [Value; RESULTS],
    /// Where the branch goes else.
    pub to: BlockCall,
}

/// The most values that are returned early.
const RESULTS: usize = 2;
/// The most blocks on the way to an early return, and instructions in each.
const BLOCKS: usize = 4;
const INSTS: usize = 16;

/// What is known on the way: constants and parameters of the function in registers stand for
/// themselves, these values and what these stack slots hold for one of them.
#[derive(Clone)]
struct KnownValues<'a> {
    /// Where the function's parameters come from.
    params: &'a [AbiParam],
    values: SmallVec<[(Value, Value); 8]>,
    slots: SmallVec<[(Slot, Type, Value); 8]>,
}

impl KnownValues<'_> {
    /// The constant or parameter that a value is.
    fn resolve(&self, func: &Function, value: Value) -> Option<Value> {
        let param = |n: u16| self.params.get(n as usize).map(|param| param.loc);
        match func.def(value) {
            ValueDef::Param(Function::ENTRY, n) => {
                return param(n).and_then(param_reg).map(|_| value);
            }
            ValueDef::Result(inst, _)
                if matches!(
                    func.insts[inst],
                    InstData::Iconst { .. } | InstData::Fconst { .. }
                ) =>
            {
                return Some(value);
            }
            _ => {}
        }
        let known = self.values.iter().rev().find(|known| known.0 == value);
        known.map(|known| known.1)
    }

    /// The stack slot that a plain access is to.
    fn slot(func: &Function, addr: Value, offset: i32, flags: MemFlags) -> Option<Slot> {
        match func.insts[func.def_inst(addr)?] {
            InstData::SlotAddr { slot, offset: 0 } if offset == 0 && flags == MemFlags::PLAIN => {
                Some(slot)
            }
            _ => None,
        }
    }

    /// Takes in what a block does, but for the instruction given, and gives its terminator; if it
    /// does nothing but move what is known.
    fn block(&mut self, func: &Function, block: Block, but: Option<Inst>) -> Option<Inst> {
        let last = func.terminator(block);
        if func.block_insts(block).nth(INSTS).is_some() {
            return None;
        }
        for inst in func.block_insts(block) {
            match func.insts[inst] {
                _ if inst == last || Some(inst) == but => {}
                InstData::Iconst { .. }
                | InstData::Fconst { .. }
                | InstData::SlotAddr { .. }
                | InstData::SymbolAddr { .. } => {}
                InstData::Store {
                    ty,
                    flags,
                    value,
                    addr,
                    offset,
                } => {
                    let slot = Self::slot(func, addr, offset, flags)?;
                    let value = self.resolve(func, value)?;
                    self.slots.retain(|known| known.0 != slot);
                    self.slots.push((slot, ty, value));
                }
                InstData::Load {
                    ty,
                    flags,
                    addr,
                    offset,
                } => {
                    let slot = Self::slot(func, addr, offset, flags)?;
                    let known = self.slots.iter().find(|known| known.0 == slot)?;
                    if known.1 != ty || func.ty(known.2) != ty {
                        return None;
                    }
                    self.values.push((func.result(inst)?, known.2));
                }
                _ => return None,
            }
        }
        Some(last)
    }

    /// Follows a way to its return, and gives that and what it returns.
    fn follow(mut self, func: &Function, call: BlockCall) -> Option<(Inst, [Value; RESULTS])> {
        let mut call = call;
        for _ in 0..BLOCKS {
            let block = func.target(call);
            for (arg, param) in func.args(call).zip(func.params(block)) {
                let value = self.resolve(func, arg)?;
                self.values.push((param, value));
            }
            let last = self.block(func, block, None)?;
            match func.insts[last] {
                InstData::Jump { to } => call = to,
                InstData::Return { values } => {
                    let mut known = [Value(0); RESULTS];
                    if func.list(values).len() > RESULTS {
                        return None;
                    }
                    for (known, value) in known.iter_mut().zip(func.list(values)) {
                        *known = self.resolve(func, value)?;
                    }
                    return Some((last, known));
                }
                _ => return None,
            }
        }
        None
    }
}

impl Early {
    /// The early return of a function, whose parameters come from there.
    pub fn find(func: &Function, params: &[AbiParam]) -> Option<Early> {
        let branch = func.terminator(Function::ENTRY);
        let InstData::Brif { cond, then, els } = func.insts[branch] else {
            return None;
        };
        let test = func.def_inst(cond)?;
        let InstData::Icmp {
            cond: code,
            ty,
            args,
        } = func.insts[test]
        else {
            return None;
        };
        let mut known = KnownValues {
            params,
            values: SmallVec::new(),
            slots: SmallVec::new(),
        };
        known.block(func, Function::ENTRY, Some(test))?;
        let args = [known.resolve(func, args[0])?, known.resolve(func, args[1])?];
        if args.iter().all(|&arg| func.as_iconst(arg).is_some()) {
            return None;
        }
        for (cond, from, to) in [(code, then, els), (code.negate(), els, then)] {
            if func.target(from) == func.target(to) {
                continue;
            }
            if let Some((ret, values)) = known.clone().follow(func, from) {
                return Some(Early {
                    branch,
                    test,
                    cond,
                    ty,
                    args,
                    ret,
                    values,
                    to,
                });
            }
        }
        None
    }

    /// Calls `f` with the block calls of a terminator but the one that returns early.
    #[inline]
    pub fn for_each_successor(
        early: Option<&Early>,
        func: &Function,
        inst: Inst,
        mut f: impl FnMut(BlockCall),
    ) {
        match early {
            Some(early) if early.branch == inst => f(early.to),
            _ => func.for_each_successor_inlined(inst, f),
        }
    }
}

/// Compares and returns, in front of the frame.
pub(crate) fn return_early(cx: &mut Gen<'_>, early: &Early) {
    let func = cx.func;
    for (param, value) in cx
        .sigs
        .own()
        .params
        .iter()
        .zip(func.params(Function::ENTRY))
    {
        cx.val_mut(value).reg = param_reg(param.loc).unwrap_or(Reg::NONE);
    }
    if cx.wants_map {
        emit::map(cx, early.test);
    }
    // Constants that are no immediates need a register: one that holds no parameter.
    cx.regs.temps = RegSet::of(&[Reg::RAX, Reg::R10]);
    let cc = alu::compare(cx, early.cond, early.ty, early.args);
    let over = cx.asm.jcc_short(cc.negate());
    if cx.wants_map {
        emit::map(cx, early.ret);
    }
    cx.moves_clear();
    for (&value, param) in early.values.iter().zip(cx.sigs.own().results) {
        if let Some(reg) = result_reg(param.loc) {
            if func.def_inst(value).is_some() {
                // A constant, maybe of a block that the first pass did not see.
                let val = cx.val_mut(value);
                val.flags |= REMAT;
                val.ty = param.ty;
            }
            let from = cx.place(value);
            cx.moves_add(param.ty, MoveOperand::Reg(reg), from);
        }
    }
    cx.moves_do();
    dynasm!(cx.asm ; .arch x64 ; ret);
    cx.asm.land(over);
    for value in func.params(Function::ENTRY) {
        cx.val_mut(value).reg = Reg::NONE;
    }
    cx.regs.locked = RegSet::EMPTY;
}
