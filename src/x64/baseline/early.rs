//! Early returns: a function that starts with a comparison of its parameters and then, one way,
//! returns at once does so before it makes a frame.
//!
//! Recursive functions start like that, and half of their calls or more end there. What is done
//! in front of the frame is only comparing, moving and returning: nothing that can trap or call, so
//! that no backtrace meets a function without a frame.

use super::alloc::Gen;
use super::live::REMAT;
use super::moves::Place;
use crate::entity::List;
use crate::lir::{Block, BlockCall, Function, Inst, InstData, IntCond, Type, Value, ValueDef};
use crate::x64::abi::{param_reg, result_reg};
use crate::x64::regs::{Reg, RegSet};
use dynasmrt::dynasm;

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
    /// The return and what it returns.
    ret: Inst,
    values: List,
    /// Where the branch goes else.
    pub to: BlockCall,
}

/// Whether a value is a constant or a parameter of the function in a register.
fn is_at_hand(func: &Function, value: Value) -> bool {
    match func.def(value) {
        ValueDef::Param(Function::ENTRY, n) => func
            .sig
            .params
            .get(n as usize)
            .is_some_and(|param| param_reg(param.loc).is_some()),
        ValueDef::Param(..) => false,
        ValueDef::Result(inst, _) => matches!(
            func.insts[inst],
            InstData::Iconst { .. } | InstData::Fconst { .. }
        ),
    }
}

/// The last instruction of a block, if all before it make no code, but for the one given.
fn end_of(func: &Function, block: Block, but: Option<Inst>) -> Option<Inst> {
    let last = func.terminator(block);
    let idle = func.block_insts(block).all(|inst| {
        inst == last
            || Some(inst) == but
            || matches!(
                func.insts[inst],
                InstData::Iconst { .. }
                    | InstData::Fconst { .. }
                    | InstData::SlotAddr { .. }
                    | InstData::SymbolAddr { .. }
            )
    });
    idle.then_some(last)
}

impl Early {
    /// The early return of a function.
    pub fn find(func: &Function) -> Option<Early> {
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
        end_of(func, Function::ENTRY, Some(test))?;
        let both_const = args.iter().all(|&arg| func.as_iconst(arg).is_some());
        if both_const || !args.iter().all(|&arg| is_at_hand(func, arg)) {
            return None;
        }
        for (cond, from, to) in [(code, then, els), (code.negate(), els, then)] {
            let block = func.target(from);
            if func.args(from).len() > 0 || block == func.target(to) {
                continue;
            }
            let Some(ret) = end_of(func, block, None) else {
                continue;
            };
            let InstData::Return { values } = func.insts[ret] else {
                continue;
            };
            if func.list(values).all(|value| is_at_hand(func, value)) {
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
            _ => func.for_each_successor(inst, f),
        }
    }
}

impl Gen<'_> {
    /// Compares and returns, in front of the frame.
    pub fn return_early(&mut self, early: &Early) {
        let func = self.func;
        for (param, value) in func.sig.params.iter().zip(func.params(Function::ENTRY)) {
            self.val_mut(value).reg = param_reg(param.loc).unwrap_or(Reg::NONE);
        }
        if self.wants_map {
            self.map(early.test);
        }
        // Constants that are no immediates need a register: one that holds no parameter.
        self.regs.temps = RegSet::of(&[Reg::RAX, Reg::R10]);
        let cc = self.compare(early.cond, early.ty, early.args);
        let over = self.asm.jcc_short(cc.negate());
        if self.wants_map {
            self.map(early.ret);
        }
        self.moves_clear();
        for (value, param) in func.list(early.values).zip(&func.sig.results) {
            if let Some(reg) = result_reg(param.loc) {
                if func.def_inst(value).is_some() {
                    // A constant, maybe of a block that the first pass did not see.
                    let val = self.val_mut(value);
                    val.flags |= REMAT;
                    val.ty = param.ty;
                }
                let from = self.place(value);
                self.moves_add(param.ty, Place::Reg(reg), from);
            }
        }
        self.moves_do();
        dynasm!(self.asm ; .arch x64 ; ret);
        self.asm.land(over);
        for value in func.params(Function::ENTRY) {
            self.val_mut(value).reg = Reg::NONE;
        }
        self.regs.locked = RegSet::EMPTY;
    }
}
