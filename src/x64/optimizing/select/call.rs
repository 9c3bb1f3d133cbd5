//! Calls, parameters and returns, by the System V convention.

use super::{Operands, Selector};
use crate::entity::List;
use crate::lir::{AbiLoc, Callee, Function, Handler, Inst, Locations, SigRef, Target, Value};
use crate::x64::abi::{param_reg, result_reg};
use crate::x64::asm::Op;
use crate::x64::indirect::CALLEE;
use crate::x64::optimizing::minst::{Addr, Base, CallTo, MInst, Rm};
use crate::x64::optimizing::vcode::preg;
use crate::x64::regs::Reg;
use crate::x64::reloc::SymbolAddr;
use regalloc2::{Operand, RegClass};
use smallvec::SmallVec;

impl Selector<'_> {
    pub fn call(&mut self, inst: Inst, callee: Callee, args: List) {
        let func = self.func;
        let callee = func.callees[callee];
        let (to, set_al) = self.call_to(callee.target);
        self.finish_call(inst, self.sigs.of(callee.sig), args, to, None, set_al);
    }

    /// Where a call goes, and whether `al` is read there.
    fn call_to(&mut self, target: Target) -> (CallTo, bool) {
        if self.is_last_tier && self.func.symbol.map(Target::Symbol) == Some(target) {
            return (CallTo::Itself, false);
        }
        let mut row = |address: u64| {
            self.code.addresses.push(address);
            self.code.addresses.len() as u32 - 1
        };
        match target {
            Target::Libcall(libcall) => (CallTo::Cell(row(self.resolve.libcall(libcall))), false),
            Target::Symbol(symbol) => match self.resolve.symbol(symbol) {
                SymbolAddr::Function { cell, is_ir, .. } => (CallTo::Cell(row(cell)), !is_ir),
                // Data that is called: its address is the target, as it stands.
                SymbolAddr::Data { addr, .. } => (CallTo::Fixed(row(addr)), true),
            },
        }
    }

    pub fn call_indirect(&mut self, inst: Inst, sig: SigRef, addr: Value, args: List) {
        let func = self.func;
        self.code.entries = self.resolve.entries();
        let (to, set_al) = (CallTo::Operand, func.sigs[sig].varargs);
        self.finish_call(inst, self.sigs.of(sig), args, to, Some(addr), set_al);
    }

    fn finish_call(
        &mut self,
        inst: Inst,
        sig: Locations<'_>,
        args: List,
        to: CallTo,
        target: Option<Value>,
        set_al: bool,
    ) {
        let func = self.func;
        let mut ops = self.call_operands(sig, args, target, set_al);
        let mut moves: SmallVec<[[Operand; 2]; 2]> = SmallVec::new();
        for (result, param) in func.inst_results(inst).zip(sig.results) {
            if let Some(reg) = result_reg(param.loc) {
                let (def, then) = self.def_in(result, reg);
                ops.push(def);
                moves.extend(then);
            }
        }
        self.emit(MInst::Call(to), &ops);
        for ops in moves {
            self.emit(MInst::Move, &ops);
        }
    }

    /// A call that ends its block. Its results come where they stay: there is no place behind it to
    /// move them.
    pub fn invoke(&mut self, inst: Inst, callee: Callee, args: List, handler: Handler) {
        let callee = self.func.callees[callee];
        let (to, set_al) = self.call_to(callee.target);
        let ops = self.call_operands(self.sigs.of(callee.sig), args, None, set_al);
        self.finish_invoke(inst, callee.sig, ops, to, handler);
    }

    /// The same of an address.
    pub fn invoke_indirect(&mut self, inst: Inst, addr: Value, args: List, handler: Handler) {
        let func = self.func;
        let Some(sig) = func.handlers[handler].sig else {
            return;
        };
        self.code.entries = self.resolve.entries();
        let set_al = func.sigs[sig].varargs;
        let ops = self.call_operands(self.sigs.of(sig), args, Some(addr), set_al);
        self.finish_invoke(inst, sig, ops, CallTo::Operand, handler);
    }

    fn finish_invoke(
        &mut self,
        inst: Inst,
        sig: SigRef,
        mut ops: Operands,
        to: CallTo,
        handler: Handler,
    ) {
        let func = self.func;
        self.facts.slots[func.handlers[handler].slot.0 as usize] = true;
        for (result, param) in func.inst_results(inst).zip(self.sigs.of(sig).results) {
            if let Some(reg) = result_reg(param.loc) {
                ops.push(Operand::reg_fixed_def(self.own(result), preg(reg)));
            }
        }
        self.emit(MInst::Invoke(to, handler), &ops);
    }

    /// What a call uses: what is called, and the arguments.
    fn call_operands(
        &mut self,
        sig: Locations<'_>,
        args: List,
        target: Option<Value>,
        set_al: bool,
    ) -> Operands {
        self.code.has_calls = true;
        self.code.outgoing = self.code.outgoing.max(sig.stack_bytes);
        let mut ops = Operands::new();
        if let Some(target) = target {
            ops.push(self.use_reg(target));
        }
        self.arguments(sig, args, Base::Stack, set_al, &mut ops);
        ops
    }

    /// Puts the arguments that are passed on the stack there, and adds the others to the operands.
    fn arguments(
        &mut self,
        sig: Locations<'_>,
        args: List,
        stack: Base,
        set_al: bool,
        ops: &mut Operands,
    ) {
        let func = self.func;
        for (arg, param) in func.list(args).zip(sig.params) {
            if let AbiLoc::Stack(at) = param.loc {
                // The whole place: what is above a narrow argument is not defined.
                let ty = match param.ty.is_int() {
                    true => super::in_register(param.ty),
                    false => param.ty,
                };
                self.store(ty, arg, Addr::fixed(stack, at as i32), &[]);
            }
        }
        for (arg, param) in func.list(args).zip(sig.params) {
            if let Some(reg) = param_reg(param.loc) {
                ops.push(self.use_in(arg, reg));
            }
        }
        if set_al {
            let al = self.temp(RegClass::Int);
            let imm = MInst::Imm(sig.float_regs.into());
            self.emit(imm, &[Operand::reg_def(al)]);
            ops.push(Operand::reg_fixed_use(al, preg(Reg::RAX)));
        }
    }

    /// Goes to a symbol, with arguments where the function's own came: those on the stack were read
    /// when it was entered.
    pub fn tail_call(&mut self, callee: Callee, args: List) {
        let callee = self.func.callees[callee];
        let (to, set_al) = self.call_to(callee.target);
        let mut ops = Operands::new();
        let sig = self.sigs.of(callee.sig);
        self.arguments(sig, args, Base::Args, set_al, &mut ops);
        self.emit(MInst::TailCall(to), &ops);
    }

    /// The same of an address.
    pub fn tail_call_indirect(&mut self, sig: SigRef, addr: Value, args: List) {
        self.code.entries = self.resolve.entries();
        // No register that the frame is taken down with.
        let mut ops = Operands::new();
        ops.push(self.use_in(addr, CALLEE));
        let sig = self.sigs.of(sig);
        self.arguments(sig, args, Base::Args, true, &mut ops);
        self.emit(MInst::TailCall(CallTo::Operand), &ops);
    }

    /// The parameters of the function come from where the caller put them; and what is kept in
    /// registers throughout is made.
    pub fn receive_params(&mut self) {
        let func = self.func;
        let mut ops = Operands::new();
        let mut moves: SmallVec<[[Operand; 2]; 6]> = SmallVec::new();
        let sigs = self.sigs;
        let params = || func.params(Function::ENTRY).zip(sigs.own().params);
        for (value, param) in params() {
            if let Some(reg) = param_reg(param.loc) {
                let (def, then) = self.def_in(value, reg);
                ops.push(def);
                moves.extend(then.filter(|_| self.facts.need[value.0 as usize]));
            }
        }
        self.emit(MInst::Args, &ops);
        for ops in moves {
            self.emit(MInst::Move, &ops);
        }
        for (value, param) in params() {
            if !self.facts.need[value.0 as usize] {
                continue;
            }
            let ops = self.def(value);
            let at = |at: u32| Addr::fixed(Base::Args, at as i32);
            match param.loc {
                AbiLoc::Stack(n) => {
                    self.emit_def(super::load_op(param.ty), Rm::Mem(at(n)), &ops);
                }
                AbiLoc::StackAddr(n) => {
                    self.emit_def(Op::one(0x8d).wide(), Rm::Mem(at(n)), &ops);
                }
                AbiLoc::Int(_) | AbiLoc::Float(_) => {}
            }
        }
        for (symbol, vreg) in std::mem::take(&mut self.symbols) {
            self.symbol_into(vreg, symbol, 0);
        }
    }

    pub fn return_values(&mut self, values: List) {
        let func = self.func;
        let mut ops = Operands::new();
        for (value, param) in func.list(values).zip(self.sigs.own().results) {
            if let Some(reg) = result_reg(param.loc) {
                ops.push(self.use_in(value, reg));
            }
        }
        self.emit(MInst::Return, &ops);
    }
}
