//! Calls and returns, by the System V convention.

use super::alloc::{Gen, SCRATCH};
use super::moves::MoveOperand;
use crate::entity::List;
use crate::lir::{AbiLoc, Callee, Inst, Locations, SigRef, Target, Type, Value};
use crate::x64::abi::{CALLEE_SAVED, CALLER_SAVED, param_reg, result_reg};
use crate::x64::asm::{Base, Mem, Op, Rm};
use crate::x64::indirect::{CALLEE, through_cell};
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

impl Gen<'_> {
    pub fn emit_call(&mut self, inst: Inst, callee: Callee, args: List) {
        let func = self.func;
        let callee = func.callees[callee];
        let sig = self.sigs.of(callee.sig);
        let (cell, is_ir) = match callee.target {
            Target::Libcall(libcall) => (self.resolve.libcall(libcall), true),
            Target::Symbol(symbol) => match self.resolve.symbol(symbol) {
                SymbolAddr::Function { cell, is_ir, .. } => (cell, is_ir),
                // Data that is called: its address is the target, as it stands.
                SymbolAddr::Data { addr, .. } => {
                    self.set_up_args(sig, args);
                    self.asm.mov_address(SCRATCH, (addr, 0));
                    self.set_al(sig);
                    return self.finish_call(inst, sig, args, To::Rm(SCRATCH.into()));
                }
            },
        };
        self.set_up_args(sig, args);
        if !is_ir {
            self.set_al(sig);
        }
        let itself = func.symbol.map(Target::Symbol) == Some(callee.target);
        let to = match itself && self.is_last_tier {
            true => To::Start,
            false => To::Rm(Mem::rip(Base::Abs(cell), 0).into()),
        };
        self.finish_call(inst, sig, args, to);
    }

    pub fn emit_call_indirect(&mut self, inst: Inst, sig: SigRef, addr: Value, args: List) {
        let func = self.func;
        let (sig, varargs) = (self.sigs.of(sig), func.sigs[sig].varargs);
        let reg = self.val(addr).reg;
        // An address in a register that is not written before the call can stay there.
        let target = match CALLEE_SAVED.has(reg) || reg == CALLEE {
            true => {
                self.release(addr);
                self.set_up_args(sig, args);
                reg
            }
            false => {
                self.store_stack_args(sig, args);
                self.into(SCRATCH, addr);
                self.release(addr);
                self.moves.keep_scratch = true;
                self.load_reg_args(sig, args);
                self.moves.keep_scratch = false;
                SCRATCH
            }
        };
        if varargs {
            self.set_al(sig);
        }
        if target != CALLEE {
            self.asm.op(Op::one(0x8b).wide(), CALLEE, target);
        }
        let other = through_cell(self.asm, self.resolve.entries());
        self.others.extend(other);
        self.finish_call(inst, sig, args, To::Rm(CALLEE.into()));
    }

    fn set_up_args(&mut self, sig: Locations<'_>, args: List) {
        self.store_stack_args(sig, args);
        self.load_reg_args(sig, args);
    }

    fn store_stack_args(&mut self, sig: Locations<'_>, args: List) {
        let func = self.func;
        if sig.stack_bytes == 0 {
            return;
        }
        for (arg, param) in func.list(args).zip(sig.params) {
            let AbiLoc::Stack(at) = param.loc else {
                continue;
            };
            self.regs.locked = RegSet::EMPTY;
            let to = Mem::at(Reg::RSP, at as i32);
            match self.place(arg) {
                MoveOperand::Reg(reg) => self.store(param.ty, to, reg),
                _ if self.imm32(arg).is_some() => {
                    // The whole place: what is above a narrow argument is not defined.
                    self.store_value(Self::in_register(param.ty), arg, to);
                }
                _ => {
                    let scratch = match param.ty.is_int() {
                        true => SCRATCH,
                        false => super::alloc::XSCRATCH,
                    };
                    self.into(scratch, arg);
                    self.store(param.ty, to, scratch);
                }
            }
        }
    }

    fn load_reg_args(&mut self, sig: Locations<'_>, args: List) {
        let func = self.func;
        self.spill_for_call(args);
        self.moves_clear();
        for (arg, param) in func.list(args).zip(sig.params) {
            if let Some(reg) = param_reg(param.loc) {
                let from = self.place(arg);
                self.moves_add(param.ty, MoveOperand::Reg(reg), from);
            }
        }
        self.moves_do();
    }

    /// Stores what is needed after the call and stands in registers that it may change.
    fn spill_for_call(&mut self, args: List) {
        let func = self.func;
        for reg in self.regs.owned.and(CALLER_SAVED) {
            let owner = Value(self.regs.owner[reg.0 as usize]);
            let val = self.val(owner);
            let uses = match val.refs {
                0 => 0,
                _ => func.list(args).filter(|&arg| arg == owner).count() as u32,
            };
            if val.refs > uses || val.is(super::live::FULL) {
                self.spill(owner);
            }
        }
    }

    /// `al` tells a function of variable arguments how many vector registers hold some.
    fn set_al(&mut self, sig: Locations<'_>) {
        self.mov_imm(Reg::RAX, sig.float_regs.into());
    }

    fn finish_call(&mut self, inst: Inst, sig: Locations<'_>, args: List, to: To) {
        let func = self.func;
        match to {
            To::Rm(rm) => self.asm.op_imm(Op::one(0xff), 2, rm, 0, 0),
            To::Start => self.asm.call_start(),
        }
        self.asm.site(func.origins[inst], SiteKind::Call);
        func.list(args).for_each(|arg| self.release(arg));
        for reg in self.regs.owned.and(CALLER_SAVED) {
            self.drop_owner(reg, false);
        }
        self.regs.locked = RegSet::EMPTY;
        // A home is never the register of another result.
        for reg in sig.results.iter().filter_map(|param| result_reg(param.loc)) {
            self.lock(reg);
        }
        for (result, param) in func.inst_results(inst).zip(sig.results) {
            let Some(reg) = result_reg(param.loc) else {
                continue;
            };
            self.define(result, reg);
        }
    }

    pub fn emit_return(&mut self, values: List) {
        let func = self.func;
        self.moves_clear();
        for (value, param) in func.list(values).zip(self.sigs.own().results) {
            if let Some(reg) = result_reg(param.loc) {
                let from = self.place(value);
                self.moves_add(param.ty, MoveOperand::Reg(reg), from);
            }
        }
        self.moves_do();
        self.frame
            .leave(self.asm, |asm| dynasm!(asm ; .arch x64 ; ret));
    }

    pub fn emit_tail_call(&mut self, callee: Callee, args: List) {
        let func = self.func;
        let callee = func.callees[callee];
        let sig = self.sigs.of(callee.sig);
        let (cell, is_ir) = match callee.target {
            Target::Libcall(libcall) => (self.resolve.libcall(libcall), true),
            Target::Symbol(symbol) => match self.resolve.symbol(symbol) {
                SymbolAddr::Function { cell, is_ir, .. } => (cell, is_ir),
                SymbolAddr::Data { addr, .. } => {
                    self.set_up_tail_args(sig, args, None);
                    self.asm.mov_address(Reg::R10, (addr, 0));
                    return self.leave_to(sig, true, Reg::R10.into());
                }
            },
        };
        self.set_up_tail_args(sig, args, None);
        self.leave_to(sig, !is_ir, Mem::rip(Base::Abs(cell), 0).into());
    }

    pub fn emit_tail_call_indirect(&mut self, sig: SigRef, addr: Value, args: List) {
        let func = self.func;
        let (sig, varargs) = (self.sigs.of(sig), func.sigs[sig].varargs);
        self.set_up_tail_args(sig, args, Some(addr));
        self.leave_to(sig, varargs, Reg::R10.into());
    }

    /// Puts the arguments where the function's own came, and `target` in `r10`. Those on the stack
    /// wait in the frame, since others may have to be read from where they go.
    fn set_up_tail_args(&mut self, sig: Locations<'_>, args: List, target: Option<Value>) {
        let func = self.func;
        let mut waiting: Vec<(Type, i32, i32)> = Vec::new();
        for (arg, param) in func.list(args).zip(sig.params) {
            let AbiLoc::Stack(at) = param.loc else {
                continue;
            };
            let to = (at as i32).saturating_add(16);
            let place = self.place(arg);
            if place == MoveOperand::Frame(to) {
                continue;
            }
            self.regs.locked = RegSet::EMPTY;
            let ty = Self::in_register(param.ty);
            let at = self.frame.alloc(ty == Type::V128);
            match place {
                MoveOperand::Reg(reg) => self.store_frame(ty, at, reg),
                _ => {
                    let scratch = match ty.is_int() {
                        true => SCRATCH,
                        false => super::alloc::XSCRATCH,
                    };
                    self.into(scratch, arg);
                    self.store_frame(ty, at, scratch);
                }
            }
            waiting.push((ty, at, to));
        }
        self.moves_clear();
        if let Some(target) = target {
            let from = self.place(target);
            self.moves_add(Type::I64, MoveOperand::Reg(Reg::R10), from);
        }
        for (arg, param) in func.list(args).zip(sig.params) {
            if let Some(reg) = param_reg(param.loc) {
                let from = self.place(arg);
                self.moves_add(param.ty, MoveOperand::Reg(reg), from);
            }
        }
        self.moves_do();
        for (ty, at, to) in waiting {
            self.copy_frame(ty, to, at);
            self.frame.release(at, ty == Type::V128);
        }
    }

    /// Takes the frame down and goes to the callee, which returns to the caller of this function.
    fn leave_to(&mut self, sig: Locations<'_>, set_al: bool, to: Rm) {
        if set_al {
            self.set_al(sig);
        }
        self.frame
            .leave(self.asm, |asm| asm.op_imm(Op::one(0xff), 4, to, 0, 0));
    }

    /// Aligns code with instructions that do nothing.
    pub fn align_code(&mut self, to: usize) {
        dynasm!(self.asm ; .arch x64 ; .align to);
    }
}
