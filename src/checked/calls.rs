//! Calls: what goes along with arguments and results, and what functions of others do with memory.

use super::allocas::{Use, callee_name};
use super::rewrite::Function;
use crate::entity::Entity;
use crate::ir::body::TailKind;
use crate::ir::{
    Attr, Block, CallConv, CallData, CallId, CastOp, Const, GlobalKind, ICmpCond, Inst, InstData,
    Operand, Type, TypeId, Value,
};
use crate::runtime::shadow::{self, Call, Kind, MAX_ARGS, Role, State, Undefined, WRITES};

/// Intrinsics that take pointers and write nowhere, by how their names start.
const READING: [&str; 14] = [
    "llvm.assume",
    "llvm.dbg.",
    "llvm.expect.",
    "llvm.invariant.",
    "llvm.is.constant",
    "llvm.launder.",
    "llvm.masked.load",
    "llvm.objectsize",
    "llvm.prefetch",
    "llvm.ptrmask",
    "llvm.stacksave",
    "llvm.strip.",
    "llvm.threadlocal",
    "llvm.va_end",
];

impl Function<'_> {
    /// A place for a [pointer with its owner](shadow::Owned) in the state.
    pub(super) fn owned_at(&mut self, at: u64) -> [Operand; 2] {
        let state = self.state();
        [0, 8].map(|offset| self.field(state, at + offset))
    }

    /// Notes a pointer with its owner in the state.
    pub(super) fn pass(&mut self, at: u64, pointer: Operand) {
        let owner = self.owner(pointer);
        let value = self.address(pointer);
        let [value_at, owner_at] = self.owned_at(at);
        self.store(value, value_at);
        self.store(owner, owner_at);
    }

    /// The owner that the state has for a pointer, if it has that pointer.
    pub(super) fn receive(&mut self, at: u64, pointer: Operand) -> Operand {
        let value = self.address(pointer);
        let [value_at, owner_at] = self.owned_at(at);
        let noted = self.load(value_at, TypeId::I64);
        let owner = self.load(owner_at, TypeId::I64);
        let same = self.icmp(ICmpCond::Eq, [noted, value]);
        let unknown = self.c.unknown;
        let unknown = self.number(unknown);
        self.select([same, owner, unknown], TypeId::I64)
    }

    /// The address of this function, as callers have it.
    pub(super) fn itself(&mut self) -> Operand {
        let global = self.c.m.funcs[self.func].global;
        let global = Operand::constant(self.c.m.consts.intern(Const::Global(global)));
        self.address(global)
    }

    /// The shadows of parameters, where the caller has passed any.
    pub(super) fn receive_shadows(&mut self) {
        let params: Vec<TypeId> = self.c.m.funcs[self.func]
            .params
            .iter()
            .map(|param| param.ty)
            .collect();
        if !(0..params.len()).any(|i| self.maybe[Value::new(i)]) {
            return;
        }
        let (itself, state) = (self.itself(), self.state());
        let at = self.field(state, State::CALLEE);
        let callee = self.load(at, TypeId::I64);
        let none = self.number(0);
        self.store(none, at);
        let is_meant = self.icmp(ICmpCond::Eq, [callee, itself]);
        for (i, place) in self.arg_places(&params).into_iter().enumerate() {
            let value = Value::new(i);
            let (Some((place, of)), true) = (place, self.maybe[value]) else {
                continue;
            };
            let at = self.field(state, place);
            let passed = self.load(at, of);
            let defined = self.defined(of);
            let shadow = self.select([is_meant, passed, defined], of);
            self.set_shadow(value, shadow);
        }
    }

    /// Passes the shadows of arguments on, and wants those defined that have to be.
    pub(super) fn pass_shadows(&mut self, data: &CallData, args: &[Operand], is_native: bool) {
        let promises = self.c.m.names.find(b"noundef").is_some();
        let mut any = false;
        for (i, &arg) in args.iter().enumerate() {
            // A compiler that says of arguments that they are defined leaves parts of structs without that.
            let leaves = is_native && !promises;
            if leaves || self.arg_is_noundef(data, i) {
                self.want_defined(arg, Undefined::Argument);
            } else {
                any |= self
                    .shadow(arg)
                    .is_some_and(|shadow| !self.is_defined(shadow));
            }
        }
        if is_native || !any {
            return;
        }
        let types: Vec<TypeId> = args.iter().map(|&arg| self.type_of(arg)).collect();
        let state = self.state();
        for (place, &arg) in self.arg_places(&types).into_iter().zip(args) {
            if let (Some((place, _)), Some(shadow)) = (place, self.shadow(arg)) {
                let at = self.field(state, place);
                self.store(shadow, at);
            }
        }
        let callee = self.address(data.callee);
        let at = self.field(state, State::CALLEE);
        self.store(callee, at);
    }

    /// The shadow of the result of a call that was just written.
    pub(super) fn result_shadow(&mut self, inst: Inst, data: &CallData) {
        let result = self.w.old.result(inst);
        let ty = self.w.old.types[result];
        if self.set_is_noundef(data.ret_attrs) || self.native(data).is_some() {
            return;
        }
        let Some(of) = self.result_place(ty) else {
            return;
        };
        let (callee, state) = (self.address(data.callee), self.state());
        let at = self.field(state, State::RETURNED_FROM);
        let from = self.load(at, TypeId::I64);
        let is_meant = self.icmp(ICmpCond::Eq, [from, callee]);
        let at = self.field(state, State::RESULT_BITS);
        let passed = self.load(at, of);
        let defined = self.defined(of);
        let shadow = self.select([is_meant, passed, defined], of);
        self.set_shadow(result, shadow);
    }

    /// Passes the shadow of the result on.
    pub(super) fn return_shadow(&mut self, value: Operand) {
        let function = &self.c.m.funcs[self.func];
        let (ty, attrs) = (function.ret, function.ret_attrs);
        let name = self.c.m.globals[function.global].name;
        let is_main = self.c.m.names.get(name) == b"main";
        if is_main || self.set_is_noundef(attrs) {
            return self.want_defined(value, Undefined::Result);
        }
        let (Some(shadow), Some(_)) = (self.shadow(value), self.result_place(ty)) else {
            return;
        };
        let state = self.state();
        let at = self.field(state, State::RETURNED_FROM);
        if self.is_defined(shadow) {
            let none = self.number(0);
            return self.store(none, at);
        }
        let bits_at = self.field(state, State::RESULT_BITS);
        self.store(shadow, bits_at);
        let itself = self.itself();
        self.store(itself, at);
    }

    /// Whether an instruction is a call that has to be made in place of this function, in front of a `ret`.
    pub(super) fn is_in_place(&self, inst: Inst) -> bool {
        let body = &self.w.old;
        let InstData::Call { call } = body.insts[inst] else {
            return false;
        };
        let guarantees = matches!(body.calls[call].conv, CallConv::Tail | CallConv::SwiftTail);
        let next = body.insts.get(Inst(inst.0 + 1));
        match body.calls[call].tail {
            TailKind::MustTail => true,
            TailKind::Tail => guarantees && matches!(next, Some(InstData::Ret { .. })),
            TailKind::None | TailKind::NoTail => false,
        }
    }

    /// Whether a function may return a second time: by `longjmp`.
    pub(super) fn returns_twice(&self, data: &CallData) -> bool {
        let name = callee_name(self.c, data.callee);
        let known: [&[u8]; 4] = [b"setjmp", b"_setjmp", b"sigsetjmp", b"__sigsetjmp"];
        let mut all = self.c.m.attrs.all(data.fn_attrs);
        known.contains(&name) || all.any(|attr| attr == Attr::ReturnsTwice)
    }

    /// Keeps which `alloca` is the last, before something is called that may be left by an exception or come back.
    pub(super) fn keep_top(&mut self) {
        if let Some(slot) = self.before_throw {
            let state = self.state();
            let at = self.field(state, State::TOP);
            let top = self.load(at, TypeId::I32);
            self.store(top, slot);
        }
    }

    /// The functions that were left have no `alloca`s any more.
    pub(super) fn release_left(&mut self) {
        if let Some(slot) = self.before_throw {
            let top = self.load(slot, TypeId::I32);
            self.call(Call::Release, &[top]);
        }
    }

    /// The `alloca`s of the function end.
    pub(super) fn release(&mut self) {
        if let Some(mark) = self.mark {
            self.call(Call::Release, &[mark]);
        }
    }

    pub(super) fn called(&mut self, inst: Inst, data: &CallData) {
        let name = callee_name(self.c, data.callee);
        if name.starts_with(b"llvm.") {
            let name = name.to_vec();
            return self.intrinsic(inst, data, &name);
        }
        let is_assembly = data.callee.as_const().map(|id| self.c.m.consts.get(id));
        if let Some(Const::InlineAsm { .. }) = is_assembly {
            let args: Vec<Operand> = self.w.old.operands(data.args).collect();
            self.give_away(&args);
            return self.w.copy();
        }
        let comes_back = self.returns_twice(data);
        if comes_back {
            self.keep_top();
        }
        self.before(inst, data);
        if self.is_in_place(inst) {
            self.release();
            return self.w.copy();
        }
        self.w.copy();
        if comes_back {
            self.release_left();
        }
        self.behind(inst, data);
    }

    /// In front of a call of a function: the owners of its arguments.
    pub(super) fn before(&mut self, _: Inst, data: &CallData) {
        // It may give memory back.
        self.tested.clear();
        let args: Vec<Operand> = self.w.old.operands(data.args).collect();
        let name = self.native(data);
        if self.c.what.values {
            self.want_defined(data.callee, Undefined::Address);
            self.pass_shadows(data, &args, name.is_some());
        }
        self.keep_args(data, &args, name.is_some());
        for (i, &arg) in args.iter().enumerate().take(MAX_ARGS) {
            if self.c.is_pointer(self.type_of(arg)) {
                self.pass(State::ARGS + 16 * i as u64, arg);
            }
        }
        let none = self.number(u64::MAX);
        let [value_at, _] = self.owned_at(State::RESULT);
        self.store(none, value_at);
        if self.c.what.values {
            self.before_unknown(data, name.as_deref(), args.len());
        }
        let Some(name) = name else { return };
        if let Some((row, _)) = shadow::library_row(&name) {
            let mut kinds = 0u64;
            for (i, &arg) in args.iter().enumerate().take(MAX_ARGS) {
                let (kind, word) = self.plain(arg);
                kinds |= (kind as u64) << (2 * i);
                let state = self.state();
                let at = self.field(state, State::WORDS + 8 * i as u64);
                self.store(word, at);
            }
            let row = self.c.number(row.into(), 32);
            let count = self.c.number(args.len() as u64, 32);
            let kinds = self.number(kinds);
            self.call(Call::Before, &[row, count, kinds]);
        }
        if shadow::is_of_heap(&name) {
            let state = self.state();
            let at = self.field(state, State::SITE);
            // It is written behind what leads there.
            let site = self.site(Inst(self.w.next_inst().0 + 1));
            let site = self.c.number(site.into(), 32);
            self.store(site, at);
        }
    }

    /// What a function of which nothing is known may write is defined behind its call.
    pub(super) fn before_unknown(&mut self, data: &CallData, name: Option<&[u8]>, count: usize) {
        let callee = match name {
            Some(name) if shadow::library_row(name).is_some() || shadow::is_of_heap(name) => return,
            Some(_) => self.number(0),
            // One of this program's own, or any.
            None if data.callee.as_const().is_some() => match self.is_naked(data.callee) {
                true => self.number(0),
                false => return,
            },
            None => self.address(data.callee),
        };
        let count = self.c.number(count as u64, 32);
        self.call(Call::BeforeUnknown, &[callee, count]);
    }

    /// Whether a function is called by its name that is nothing but assembly.
    pub(super) fn is_naked(&self, callee: Operand) -> bool {
        let callee = callee.as_const().map(|id| self.c.m.consts.get(id));
        let Some(Const::Global(global)) = callee else {
            return false;
        };
        match self.c.m.globals[global].kind {
            GlobalKind::Function(func) => self.c.is_naked(func),
            GlobalKind::Undeclared
            | GlobalKind::Variable { .. }
            | GlobalKind::Alias(_)
            | GlobalKind::IFunc(_) => false,
        }
    }

    /// Passes on what the pointers lead to that something of which nothing is known is given.
    pub(super) fn give_away(&mut self, args: &[Operand]) {
        let mut any = false;
        for (i, &arg) in args.iter().enumerate().take(MAX_ARGS) {
            if self.c.is_pointer(self.type_of(arg)) {
                self.pass(State::ARGS + 16 * i as u64, arg);
                any = true;
            }
        }
        if any && self.c.what.values {
            let none = self.number(0);
            let count = self.c.number(args.len() as u64, 32);
            self.call(Call::BeforeUnknown, &[none, count]);
        }
    }

    /// The name of a function that this module does not define and that is called by its name.
    pub(super) fn native(&self, data: &CallData) -> Option<Vec<u8>> {
        let name = callee_name(self.c, data.callee);
        let callee = data.callee.as_const().map(|id| self.c.m.consts.get(id));
        let Some(Const::Global(global)) = callee else {
            return None;
        };
        match self.c.m.globals[global].kind {
            // The body of this one is taken out of the module while it is rewritten.
            GlobalKind::Function(func)
                if func == self.func || self.c.m.funcs[func].is_defined() =>
            {
                None
            }
            GlobalKind::Function(_) | GlobalKind::Undeclared => Some(name.to_vec()),
            GlobalKind::Variable { .. } | GlobalKind::Alias(_) | GlobalKind::IFunc(_) => None,
        }
    }

    /// An argument as a word, and what it is.
    pub(super) fn plain(&mut self, arg: Operand) -> (Kind, Operand) {
        let ty = self.type_of(arg);
        match self.c.m.types.resolved(ty) {
            Type::Int(width) => {
                let kind = if width > 32 { Kind::Long } else { Kind::Int };
                (kind, self.word(arg))
            }
            Type::Double => (Kind::Float, self.cast(CastOp::BitCast, arg, TypeId::I64)),
            Type::Ptr { .. } | Type::TypedPtr { .. } => (Kind::Pointer, self.address(arg)),
            _ => (Kind::Float, self.number(0)),
        }
    }

    /// Behind a call of a function: the owner of its result.
    pub(super) fn behind(&mut self, inst: Inst, data: &CallData) {
        self.note_result(inst, data);
        self.keep_call_result(inst, data);
    }

    /// What is noted beside the result of a call.
    fn note_result(&mut self, inst: Inst, data: &CallData) {
        let result = self.w.old.result(inst);
        if self.maybe[result] {
            self.result_shadow(inst, data);
        }
        let row = self
            .native(data)
            .and_then(|name| shadow::library_row(&name));
        if let Some((number, row)) = row
            && self.c.what.values
            && row.roles.iter().any(|role| matches!(role, Role::Scans(..)))
            && self.type_of(Operand::value(result)) == TypeId::I32
        {
            let number = self.c.number(number.into(), 32);
            self.call(Call::After, &[number, Operand::value(result)]);
        }
        if !self.c.is_pointer(self.w.old.types[result]) {
            return;
        }
        let returned = row.and_then(|(_, row)| {
            row.roles.iter().find_map(|role| {
                let Role::Returns(at) = *role else {
                    return None;
                };
                Some(at)
            })
        });
        let returned = returned.and_then(|at| self.w.old.operands(data.args).nth(at.into()));
        let owner = match returned {
            Some(arg) => {
                let owner = self.owner(arg);
                let null = self.number(0);
                let address = self.address(Operand::value(result));
                let is_null = self.icmp(ICmpCond::Eq, [address, null]);
                let unknown = self.c.unknown;
                let unknown = self.number(unknown);
                self.select([is_null, unknown, owner], TypeId::I64)
            }
            None => self.receive(State::RESULT, Operand::value(result)),
        };
        self.set_owner(result, owner);
    }

    pub(super) fn intrinsic(&mut self, inst: Inst, data: &CallData, name: &[u8]) {
        let args: Vec<Operand> = self.w.old.operands(data.args).collect();
        let starts = |prefix: &str| name.starts_with(prefix.as_bytes());
        if let (true, &[to, from, size, ..]) = (
            starts("llvm.memcpy.") || starts("llvm.memmove."),
            args.as_slice(),
        ) {
            self.want_defined(size, Undefined::Argument);
            let size = self.word(size);
            self.test_range(from, size, 0);
            self.test_range(to, size, WRITES);
            let (to, from) = (self.address(to), self.address(from));
            if starts("llvm.memcpy.") {
                self.call(Call::CheckApart, &[to, from, size]);
            }
            self.w.copy();
            self.call(Call::CopyShadow, &[to, from, size]);
            return;
        }
        if let (true, &[to, byte, size, ..]) = (starts("llvm.memset."), args.as_slice()) {
            self.want_defined(size, Undefined::Argument);
            let size = self.word(size);
            self.test_range(to, size, WRITES);
            self.w.copy();
            if self.c.what.values {
                let bits = self.shadow(byte).unwrap_or(byte);
                let bits = match bits.as_const() {
                    Some(id) => self
                        .c
                        .number(self.c.const_index(id).unwrap_or(0) as u64 & 0xff, 32),
                    None => self.cast(CastOp::ZExt, bits, TypeId::I32),
                };
                let to = self.address(to);
                self.call(Call::FillBits, &[to, size, bits]);
            }
            return;
        }
        let pointer = args.last().copied().unwrap_or(Operand::MISSING);
        if starts("llvm.lifetime.") {
            self.tested.clear();
            let tracked = self.allocas.inside(pointer).is_some_and(|inside| {
                self.allocas.use_of(self.w.old.result(inside.of)) == Use::Tracked
            });
            self.w.copy();
            if tracked {
                let owner = self.owner(pointer);
                let call = match starts("llvm.lifetime.start") {
                    true => Call::BeginScope,
                    false => Call::EndScope,
                };
                self.call(call, &[owner]);
            }
            return;
        }
        if starts("llvm.stackrestore") {
            self.tested.clear();
            let saved = self.owner(pointer);
            self.w.copy();
            self.call(Call::RestoreStack, &[saved]);
            return;
        }
        if starts("llvm.assume")
            && let Some(&cond) = args.first()
        {
            self.want_defined(cond, Undefined::Branch);
            self.keep_assumption(cond, data.bundles);
        }
        if !READING.iter().any(|prefix| starts(prefix)) {
            self.give_away(&args);
        }
        self.w.copy();
        self.intrinsic_shadow(inst, name, &args);
        let result = self.w.old.result(inst);
        if starts("llvm.stacksave") {
            let saved = self.call(Call::SaveStack, &[]);
            self.set_owner(result, saved);
            return;
        }
        // What gives a pointer back that it was given.
        let same = [
            "llvm.launder.",
            "llvm.strip.",
            "llvm.ptrmask.",
            "llvm.ssa.copy",
            "llvm.expect.",
        ];
        if same.iter().any(|prefix| starts(prefix))
            && self.c.is_pointer(self.w.old.types[result])
            && let Some(&first) = args.first()
        {
            self.follow(result, first);
        }
    }

    /// A call that may end by an exception.
    pub(super) fn invokes(&mut self, block: Block, inst: Inst, call: CallId) {
        let result = self.w.old.result(inst);
        let is_pointer = self.c.is_pointer(self.w.old.types[result]);
        let data = self.w.old.calls[call];
        let callee = data.callee.as_const().map(|id| self.c.m.consts.get(id));
        if let Some(Const::InlineAsm { .. }) = callee {
            let args: Vec<Operand> = self.w.old.operands(data.args).collect();
            self.give_away(&args);
            return self.w.copy();
        }
        self.keep_top();
        self.before(inst, &data);
        self.w.copy();
        if is_pointer || self.maybe[result] {
            self.w.behind_invoke(block);
            self.behind(inst, &data);
            self.w.goes_on_here(block);
            // Where it goes on is written in the end.
            if let InstData::Invoke { normal, .. } = self.w.old.insts[inst] {
                self.w.go_on_to(normal);
            }
        }
    }
}
