//! Calls: direct, indirect, varargs; the extensions that attributes ask for; results in memory.

use super::Cx;
use super::abi::{self, Passed, Return};
use super::fail::Done;
use super::info::{Class, Passing};
use super::operand::Repr;
use super::tail::{Kind, guarantees_tail_calls};
use crate::entity::{Entity, List};
use crate::ir::body::TailKind;
use crate::ir::print::type_text;
use crate::ir::{
    self, AttrSet, CallData, Const, GlobalId, GlobalKind, Operand, OperandKind, Type, TypeId,
};
use crate::lir::{
    Callee, CalleeData, InstData, MemFlags, SigRef, SymbolId, Target, TrapCode, Value,
};

/// What is called.
#[derive(Clone, Copy)]
enum Called {
    Symbol(SymbolId),
    Address(Value),
}

/// The numbers of the values that a call gives.
type Results = std::ops::Range<u32>;

/// Operand bundles of calls that run as they do without: what a deoptimizer would be told, checks
/// of the callee that a correct program passes, and who converges with whom.
const IGNORED_BUNDLES: [&[u8]; 3] = [b"deopt", b"kcfi", b"convergencectrl"];

impl Cx<'_> {
    pub fn call(&mut self, inst: ir::Inst, call: &CallData) -> Done<Repr> {
        if let OperandKind::Const(id) = call.callee.kind() {
            match self.module.consts.get(id) {
                Const::Global(global) => {
                    if let Some(intrinsic) = self.intrinsic(global) {
                        return self.call_intrinsic(intrinsic, global, inst, call);
                    }
                }
                Const::InlineAsm { .. } => return Ok(self.inline_asm(inst, call)?.0),
                _ => {}
            }
        }
        for bundle in self.body.bundles(call.bundles) {
            if !IGNORED_BUNDLES.contains(&self.module.names.get(bundle.tag)) {
                let tag = self.module.names.text(bundle.tag);
                let what = format!("`call` with the operand bundle \"{tag}\"");
                return Err(self.unsupported(what));
            }
        }
        abi::check_conv(call.conv).map_err(|what| self.unsupported(what))?;
        let Type::Function { ret, params, .. } = self.module.types.resolved(call.fn_ty) else {
            return Err(self.invalid("what it calls is not a function"));
        };
        let fixed = self.module.types.list(params);
        let called = match self.repr(call.callee)? {
            Repr::Symbol(symbol, 0) if self.is_function(symbol) => Called::Symbol(symbol),
            repr => Called::Address(self.materialize(repr)?),
        };
        let declared = match called {
            Called::Symbol(symbol) => self.module.function(GlobalId(symbol.0)),
            Called::Address(_) => None,
        };
        let ret_passing = self.info.passing(call.ret_attrs).or(declared
            .map(|f| self.info.passing(f.ret_attrs))
            .unwrap_or_default());
        let kind = self.call_kind(inst, call)?;
        self.s.sig.clear();
        let mut how = abi::result(
            self.module,
            self.info,
            &mut self.s.sig,
            &mut self.s.leaves,
            ret,
            ret_passing,
        )
        .map_err(|what| self.unsupported(format_args!("`call` with {what}")))?;

        let mut args = std::mem::take(&mut self.s.args);
        args.clear();
        let mut memory = None;
        if how == Return::Memory && kind == Kind::Tail {
            args.extend(self.ret_ptr);
        } else if how == Return::Memory {
            let (slot, at) = self.slot_of(ret)?;
            memory = Some(slot);
            args.push(at);
        }
        let operands = self.body.pool.get(call.args);
        for (i, &word) in operands.iter().enumerate() {
            let operand = Operand(word);
            let passing = self.passing(call.arg_attrs, declared, i);
            let is_address =
                passing.sret && how == Return::Leaves && self.info.class(ret) == Class::Void;
            let at = self.s.sig.sig.params.len();
            let passed = self.argument(operand, passing, i >= fixed.len(), &mut args)?;
            if is_address {
                self.s.sig.returns_address(at);
                how = Return::SRet(i as u32);
            }
            if passed == Passed::ByAddress && (kind == Kind::Tail || i >= fixed.len()) {
                let what = match kind {
                    Kind::Tail => "a tail call with an argument",
                    Kind::Plain => "a variable argument",
                };
                let ty = type_text(self.module, self.type_of(operand));
                return Err(self.unsupported(format_args!("{what} of type `{ty}`")));
            }
        }
        let of_call = self.info.passing(call.fn_attrs);
        let of_callee = declared.map(|f| self.info.passing(f.attrs));
        if of_call.or(of_callee.unwrap_or_default()).cold {
            self.b.effect(InstData::Cold);
        }
        let twice = of_call.returns_twice;
        let x87 = self.x87_slots(self.s.sig.x87_results)?;
        let results = self.finish_call(called, call, how, (kind, twice), &mut args);
        self.s.args = args;
        let Some(results) = results? else {
            return Ok(Repr::Unset);
        };
        if !x87.is_empty() {
            let x87 = self.pop_x87(&x87);
            return self.with_x87(ret, &mut results.map(Value), &x87);
        }

        match (how, memory) {
            (Return::Memory, Some(slot)) => {
                let at = self.materialize(slot)?;
                self.load_leaves(ret, MemFlags::PLAIN, (at, 0))
            }
            (Return::SRet(_), _) => Ok(Repr::Unset),
            _ => {
                let known = declared.is_some_and(|f| f.is_defined()) || ret_passing.zero_ext;
                self.call_result(ret, how, results, known)
            }
        }
    }

    /// The results of a call as a value; odd widths are cut where the callee may not have.
    fn call_result(
        &mut self,
        ret: TypeId,
        how: Return,
        results: Results,
        known: bool,
    ) -> Done<Repr> {
        match self.info.class(ret) {
            Class::Void => Ok(Repr::Unset),
            Class::Scalar(scalar) => {
                let Some(value) = results.map(Value).next() else {
                    return Err(self.invalid("it has no result"));
                };
                let value = match how {
                    Return::Extended { .. } => self.cut_extended(value, scalar),
                    _ => value,
                };
                match known && scalar.small.is_none() {
                    true => Ok(Repr::Value(value)),
                    false => Ok(Repr::Value(self.received(value, scalar))),
                }
            }
            _ => self.of_pieces(ret, &mut results.map(Value)),
        }
    }

    fn is_function(&self, symbol: SymbolId) -> bool {
        // Symbols behind those of the module are labels.
        let global = self.module.globals.get(GlobalId(symbol.0));
        let kind = global.map(|global| global.kind);
        matches!(
            kind,
            Some(GlobalKind::Function(_) | GlobalKind::Undeclared | GlobalKind::IFunc(_))
        )
    }

    /// The attributes of argument `i`: of the call and of the function that it names.
    fn passing(&self, arg_attrs: List, declared: Option<&ir::Function>, i: usize) -> Passing {
        let set = self.body.pool.get(arg_attrs).get(i).copied();
        let own = self.info.passing(set.map_or(AttrSet::EMPTY, AttrSet));
        match declared.and_then(|f| f.params.get(i)) {
            Some(param) if param.attrs != AttrSet::EMPTY => own.or(self.info.passing(param.attrs)),
            _ => own,
        }
    }

    /// A slot for a value that travels in memory: as what it is, and its address.
    fn slot_of(&mut self, ty: TypeId) -> Done<(Repr, Value)> {
        let Some(layout) = self.info.layout(self.module, ty) else {
            return Err(self.unsupported_type(ty));
        };
        let align = layout.align.min(4096) as u32;
        let size = layout.alloc_size().max(1) as u32;
        let slot = Repr::Slot(self.b.slot(size, align), 0);
        Ok((slot, self.materialize(slot)?))
    }

    fn argument(
        &mut self,
        operand: Operand,
        passing: Passing,
        variadic: bool,
        args: &mut Vec<Value>,
    ) -> Done<Passed> {
        let ty = self.type_of(operand);
        let passed = abi::param(
            self.module,
            self.info,
            &mut self.s.sig,
            &mut self.s.leaves,
            ty,
            match self.info.scalar(ty) {
                // Narrow variadic arguments have defined high bits, whatever was written.
                Some(_) if variadic && !passing.sign_ext => Passing {
                    zero_ext: true,
                    ..passing
                },
                _ => passing,
            },
        )
        .map_err(|what| self.unsupported(format_args!("`call` with {what}")))?;
        match passed {
            Passed::Leaves => self.push_pieces(operand, ty, args)?,
            Passed::Extended { signed } => {
                let scalar = self.scalar(ty)?;
                let value = self.value(operand)?;
                args.push(self.extended(value, scalar, signed));
            }
            Passed::Copied { size, .. } => {
                let at = self.address(operand)?;
                self.copy_words(at, size, args);
            }
            Passed::ByAddress => {
                let (_, at) = self.slot_of(ty)?;
                let parts = self.parts(operand)?;
                self.store_leaves(ty, MemFlags::PLAIN, parts, (at, 0))?;
                args.push(at);
            }
        }
        Ok(passed)
    }

    /// Loads `size` bytes as words for the stack; memory behind them is not touched.
    fn copy_words(&mut self, at: (Value, i32), size: u32, args: &mut Vec<Value>) {
        let mut done = 0;
        while done < size {
            let bytes = (size - done).min(8);
            let at = self.moved(at, done.into());
            if let Some(scalar) = super::info::Scalar::int(bytes * 8) {
                let word = self.load_scalar(scalar, MemFlags::PLAIN, at);
                args.push(self.zext(word, scalar, super::info::Scalar::PTR));
            }
            done += bytes;
        }
    }

    /// Appends the call to the signature that was built. One in place of this function gives
    /// nothing here.
    fn finish_call(
        &mut self,
        called: Called,
        call: &CallData,
        how: Return,
        (kind, twice): (Kind, bool),
        args: &mut Vec<Value>,
    ) -> Done<Option<Results>> {
        self.s.sig.sig.tail = guarantees_tail_calls(call.conv);
        let through_pointer = matches!(called, Called::Address(_));
        self.s.sig.sig.returns_twice = match called {
            Called::Symbol(symbol) => twice || self.info.returns_twice(self.module, symbol),
            Called::Address(_) => twice || self.info.may_return_twice(self.module, call.fn_ty),
        };
        self.s.sig.sig.varargs = through_pointer && self.is_variadic(call.fn_ty);
        let mut kind = kind;
        if self.s.sig.sig.returns_twice && call.tail != TailKind::MustTail {
            // It returns again to this function, which has to be there.
            kind = Kind::Plain;
        }
        if kind == Kind::Tail && !self.fits_in_place(how, &self.s.sig) {
            if call.tail == TailKind::MustTail || how == Return::Memory {
                return Err(self.unsupported(
                    "a tail call that needs another place for its arguments or result",
                ));
            }
            kind = Kind::Plain;
        }
        if kind == Kind::Tail && self.is_variadic(call.fn_ty) && self.variable.is_some() {
            self.forward_variable_args(args)?;
        }
        let args = self.b.list(args);
        let callee = match called {
            Called::Symbol(symbol) => self.module.function(GlobalId(symbol.0)),
            Called::Address(_) => None,
        };
        let unwind = match kind {
            Kind::Plain => self.unwind_of(call, callee),
            Kind::Tail => None,
        };
        let (data, sig) = match called {
            Called::Symbol(symbol) => {
                let callee = self.callee(symbol);
                let sig = self.b.func.callees[callee].sig;
                let data = match kind {
                    Kind::Plain => InstData::Call { callee, args },
                    Kind::Tail => InstData::TailCall { callee, args },
                };
                (data, sig)
            }
            Called::Address(addr) => {
                let sig = self.sig(call.fn_ty);
                let data = match kind {
                    Kind::Tail => InstData::TailCallIndirect { sig, addr, args },
                    _ => InstData::CallIndirect { sig, addr, args },
                };
                (data, sig)
            }
        };
        if kind == Kind::Tail {
            self.b.effect(data);
            return Ok(None);
        }
        let types: smallvec::SmallVec<[crate::lir::Type; 4]> =
            self.b.func.sigs[sig].results.iter().map(|r| r.ty).collect();
        let inst = match (unwind, data) {
            (Some(unwind), InstData::Call { callee, args }) => {
                self.end_by_call(unwind, (None, &types), |handler| InstData::Invoke {
                    callee,
                    args,
                    handler,
                })?
            }
            (Some(unwind), InstData::CallIndirect { addr, .. }) => {
                self.end_by_call(unwind, (Some(sig), &types), |handler| {
                    InstData::InvokeIndirect {
                        addr,
                        args,
                        handler,
                    }
                })?
            }
            _ => self.b.inst_with(data, &types),
        };
        let (first, count) = self.b.func.results[inst];
        Ok(Some(first.0..first.0 + count))
    }

    fn is_variadic(&self, fn_ty: TypeId) -> bool {
        match self.module.types.resolved(fn_ty) {
            Type::Function { varargs, .. } => varargs,
            _ => false,
        }
    }

    /// The row of the callee with the signature that was built: of calls of one symbol, mostly
    /// the same.
    fn callee(&mut self, symbol: SymbolId) -> Callee {
        let func = &mut *self.b.func;
        let row = self.s.callees.row(symbol.index());
        if let Some(callee) = row.of(self.s.epoch)
            && func.sigs[func.callees[callee].sig] == self.s.sig.sig
        {
            return callee;
        }
        let sig = func.sigs.push(self.s.sig.sig.clone());
        let target = Target::Symbol(symbol);
        let callee = func.callees.push(CalleeData { target, sig });
        row.set(self.s.epoch, callee);
        callee
    }

    /// The row of the signature that was built, for a call through a pointer.
    fn sig(&mut self, fn_ty: TypeId) -> SigRef {
        let func = &mut *self.b.func;
        let row = self.s.sigs.row(fn_ty.index());
        if let Some(sig) = row.of(self.s.epoch)
            && func.sigs[sig] == self.s.sig.sig
        {
            return sig;
        }
        let sig = func.sigs.push(self.s.sig.sig.clone());
        row.set(self.s.epoch, sig);
        sig
    }

    /// A call that does not return, which need not be the end of its block.
    pub fn abort(&mut self, inst: ir::Inst) {
        self.trap(TrapCode::Abort);
        let next = self.body.insts.get(ir::Inst(inst.0 + 1));
        if !matches!(next, Some(ir::InstData::Unreachable)) {
            let rest = self.b.block(&[]);
            self.b.fill(rest);
            self.s.remembered.forget();
        }
    }
}
