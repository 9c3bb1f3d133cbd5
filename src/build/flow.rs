//! Calls, exceptions, and what ends blocks.

use super::FunctionBuilder;
use super::function::Body;
use super::handle::{Arg, Block, Function, Type, Value};
use crate::entity::List;
use crate::ir::inst::{Flags, InstData, Operand};
use crate::ir::{self, AttrSet, CallConv, CallData, CallId, TypeId, body::TailKind};

/// What a `landingpad` takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// It is entered for every exception, to clean up.
    Cleanup,
    /// `catch`: exceptions of this type, as the personality takes it; null catches all.
    Catch(Value),
    /// `filter`: exceptions of none of the types of this array.
    Filter(Value),
}

/// Calls.
impl FunctionBuilder<'_> {
    /// `call ret @function(arguments)`
    pub fn call(&self, function: Function, args: &[Value]) -> Value {
        self.edit(|f| {
            let (call, ret) = f.call_of(function, args);
            f.push(InstData::Call { call }, ret)
        })
    }

    /// A call of a function by its address, or of [inline assembly](super::ModuleBuilder::inline_asm);
    /// `ty` is the type of the function.
    pub fn call_indirect(&self, ty: Type, callee: impl Into<Value>, args: &[Value]) -> Value {
        let callee: Value = callee.into();
        self.edit(|f| {
            let (call, ret) = f.call_by_address(ty, callee, args);
            f.push(InstData::Call { call }, ret)
        })
    }

    /// `invoke ret @function(arguments) to label normal unwind label unwind`
    pub fn invoke(
        &self,
        function: Function,
        args: &[Value],
        normal: Block,
        unwind: Block,
    ) -> Value {
        self.edit(|f| {
            let (call, ret) = f.call_of(function, args);
            f.invoke_of(call, ret, normal, unwind)
        })
    }

    /// The same of a function by its address.
    pub fn invoke_indirect(
        &self,
        ty: Type,
        callee: impl Into<Value>,
        args: &[Value],
        normal: Block,
        unwind: Block,
    ) -> Value {
        let callee: Value = callee.into();
        self.edit(|f| {
            let (call, ret) = f.call_by_address(ty, callee, args);
            f.invoke_of(call, ret, normal, unwind)
        })
    }

    /// A call of `llvm.memcpy`: copies `len` bytes, an `i64`, between places that do not overlap.
    pub fn memcpy(
        &self,
        to: impl Into<Value>,
        from: impl Into<Value>,
        len: impl Into<Arg>,
    ) -> Value {
        self.copy("llvm.memcpy", to.into(), from.into(), len.into())
    }

    /// A call of `llvm.memmove`: copies `len` bytes, an `i64`.
    pub fn memmove(
        &self,
        to: impl Into<Value>,
        from: impl Into<Value>,
        len: impl Into<Arg>,
    ) -> Value {
        self.copy("llvm.memmove", to.into(), from.into(), len.into())
    }

    /// A call of `llvm.memset`: sets `len` bytes, an `i64`, to `byte`, an `i8`.
    pub fn memset(&self, to: impl Into<Value>, byte: impl Into<Arg>, len: impl Into<Arg>) -> Value {
        let params = [Type::PTR, Type::I8, Type::I64, Type::I1];
        let memset = self.m.intrinsic("llvm.memset", Type::VOID, &params);
        let byte = self.edit(|f| f.value(byte, Type::I8));
        let len = self.edit(|f| f.value(len, Type::I64));
        let volatile = self.m.bool(false);
        self.call(memset, &[to.into(), byte, len, volatile])
    }

    fn copy(&self, name: &str, to: Value, from: Value, len: Arg) -> Value {
        let params = [Type::PTR, Type::PTR, Type::I64, Type::I1];
        let function = self.m.intrinsic(name, Type::VOID, &params);
        let len = self.edit(|f| f.value(len, Type::I64));
        let volatile = self.m.bool(false);
        self.call(function, &[to, from, len, volatile])
    }
}

impl Body<'_> {
    fn invoke_of(&mut self, call: CallId, ret: TypeId, normal: Block, unwind: Block) -> Value {
        let (normal, unwind) = (self.target(normal), self.target(unwind));
        let data = InstData::Invoke {
            call,
            normal,
            unwind,
        };
        self.push(data, ret)
    }

    fn call_of(&mut self, function: Function, args: &[Value]) -> (CallId, TypeId) {
        let callee = self.operand(function);
        let (ty, conv) = match callee.is_missing() {
            true => (TypeId::VOID, CallConv::C),
            false => {
                let func = &self.m.m.funcs[function.func];
                (self.m.m.globals[func.global].ty, func.conv)
            }
        };
        self.call_data(ty, callee, conv, args)
    }

    fn call_by_address(
        &mut self,
        ty: Type,
        callee: impl Into<Value>,
        args: &[Value],
    ) -> (CallId, TypeId) {
        let at = self.m.next_span();
        let ty = self.m.own_type(ty, at);
        let callee = self.operand(callee);
        if !matches!(self.m.m.types.resolved(ty), ir::Type::Function { .. }) {
            let message = format!("{} is no type of functions", self.m.show(ty));
            self.m.fault(at, "callee-type", message);
        }
        self.call_data(ty, callee, CallConv::C, args)
    }

    fn call_data(
        &mut self,
        ty: TypeId,
        callee: Operand,
        conv: CallConv,
        args: &[Value],
    ) -> (CallId, TypeId) {
        let args = self.operands(args);
        let (fn_ty, ret) = match self.m.m.types.resolved(ty) {
            ir::Type::Function { ret, .. } => (ty, ret),
            // That is reported already.
            _ => {
                let ret = TypeId::I64;
                (self.m.m.types.function(ret, &[], true), ret)
            }
        };
        let body = &mut self.draft().body;
        let args = body.pool.push(&args);
        let call = body.calls.push(CallData {
            fn_ty,
            callee,
            args,
            arg_attrs: List::EMPTY,
            ret_attrs: AttrSet::EMPTY,
            fn_attrs: AttrSet::EMPTY,
            conv,
            tail: TailKind::None,
            flags: Flags::NONE,
            bundles: List::EMPTY,
        });
        (call, ret)
    }

    /// An argument as a value, a number being one of type `ty`.
    fn value(&mut self, arg: impl Into<Arg>, ty: Type) -> Value {
        match arg.into() {
            Arg::Value(value) => value,
            number => {
                let at = self.m.next_span();
                let ty = self.m.own_type(ty, at);
                match self.m.number(number, ty, at) {
                    Operand::MISSING => Value::MISSING,
                    operand => Value {
                        operand,
                        owner: self.m.owner,
                    },
                }
            }
        }
    }
}

/// Exceptions of the Itanium ABI. The function has a
/// [personality](super::ModuleBuilder::set_personality).
impl FunctionBuilder<'_> {
    /// `landingpad ty clauses`, the first instruction behind the `phi`s of a block that `invoke`s unwind to.
    pub fn landing_pad(&self, ty: Type, clauses: &[Clause]) -> Value {
        self.edit(|f| {
            const CATCH: u32 = 0;
            const FILTER: u32 = 1;
            let at = f.m.next_span();
            let ty = f.m.own_type(ty, at);
            let mut words = Vec::new();
            for clause in clauses {
                let (kind, value) = match *clause {
                    Clause::Cleanup => continue,
                    Clause::Catch(value) => (CATCH, value),
                    Clause::Filter(value) => (FILTER, value),
                };
                words.extend([kind, f.operand(value).0]);
            }
            let data = InstData::LandingPad {
                cleanup: clauses.contains(&Clause::Cleanup),
                clauses: f.draft().body.pool.push(&words),
            };
            f.push(data, ty)
        })
    }

    /// `resume T value`: the exception goes on.
    pub fn resume(&self, value: impl Into<Value>) -> Value {
        let value: Value = value.into();
        self.edit(|f| {
            let value = f.operand(value);
            f.push(InstData::Resume { value }, TypeId::VOID)
        })
    }
}

/// What ends blocks.
impl FunctionBuilder<'_> {
    /// `br label to`
    pub fn br(&self, to: Block) -> Value {
        self.edit(|f| {
            let to = f.target(to);
            f.push(InstData::Br { to }, TypeId::VOID)
        })
    }

    /// `br i1 cond, label then, label els`
    pub fn cond_br(&self, cond: impl Into<Value>, then: Block, els: Block) -> Value {
        let cond: Value = cond.into();
        self.edit(|f| {
            let cond = f.operand(cond);
            let (then, els) = (f.target(then), f.target(els));
            f.push(InstData::CondBr { cond, then, els }, TypeId::VOID)
        })
    }

    /// `switch T value, label default []`; cases are [added](Self::add_case) one by one.
    pub fn switch(&self, value: impl Into<Value>, default: Block) -> Value {
        let value: Value = value.into();
        self.edit(|f| {
            let (value, default) = (f.operand(value), f.target(default));
            let targets = List::EMPTY;
            let switch = f.push(InstData::Switch { value, targets }, TypeId::VOID);
            f.grow(switch, "targets", &[default.0], is_switch);
            switch
        })
    }

    /// Adds a case to a `switch`: an integer of the type of its value, or a constant.
    pub fn add_case(&self, switch: Value, case: impl Into<Arg>, to: Block) {
        let case: Arg = case.into();
        self.edit(|f| {
            let inst = f.inst_of(switch);
            let data = inst.map(|inst| f.draft().body.insts[inst]);
            let ty = match data {
                Some(InstData::Switch { value, .. }) => f.operand_type(value),
                _ => TypeId::I64,
            };
            f.at(switch, |f| {
                let (case, to) = (f.arg(case, ty), f.target(to));
                if let Some(case) = case.as_const() {
                    f.grow(switch, "cases", &[case.0, to.0], is_switch);
                } else if !case.is_missing() {
                    let message = "a case of a `switch` is a constant";
                    let at = f.m.next_span();
                    f.m.fault(at, "switch-case", message);
                }
            });
        })
    }

    /// `ret T value`; a number is one of the type of the result.
    pub fn ret(&self, value: impl Into<Arg>) -> Value {
        let value: Arg = value.into();
        self.edit(|f| {
            let ty = f.m.m.funcs[f.func].ret;
            let value = f.arg(value, ty);
            f.push(InstData::Ret { value }, TypeId::VOID)
        })
    }

    /// `ret void`
    pub fn ret_void(&self) -> Value {
        self.edit(|f| {
            let value = Operand::MISSING;
            f.push(InstData::Ret { value }, TypeId::VOID)
        })
    }

    /// `unreachable`: being here is a mistake of the program.
    pub fn unreachable(&self) -> Value {
        self.edit(|f| f.push(InstData::Unreachable, TypeId::VOID))
    }
}

fn is_switch(data: &InstData) -> bool {
    matches!(data, InstData::Switch { .. })
}
