//! One function, instruction by instruction.

use rustc_hash::FxHashMap;

use super::allocas::{self, Allocas, Use, callee_name, fits};
use super::body::Writer;
use super::{Checker, Site, values};
use crate::entity::{Entity, List, SecondaryMap};
use crate::ir::body::TailKind;
use crate::ir::inst::{Align, Flags, GepFlags, MemFlags};
use crate::ir::{
    Attr, BinaryOp, Block, Body, CallConv, CallData, CastOp, Const, FuncId, GlobalKind, ICmpCond,
    Inst, InstData, Name, Operand, Type, TypeId, Value,
};
use crate::runtime::shadow::{
    self, ALIGN_SHIFT, Call, Kind, MAX_ARGS, NULL_IS_VALID, Record, Role, State, Undefined, WRITES,
};

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
    "llvm.stack",
    "llvm.strip.",
    "llvm.threadlocal",
    "llvm.va_end",
];

/// The function that is being rewritten.
pub(super) struct Function<'a> {
    pub(super) c: &'a mut Checker,
    pub(super) w: Writer,
    func: FuncId,
    allocas: Allocas,
    /// The owners of pointers, as far as they were written.
    owners: SecondaryMap<Value, Option<Operand>>,
    /// The shadows of values that may have undefined bits, as far as they were written.
    pub(super) shadows: SecondaryMap<Value, Option<Operand>>,
    /// Which values may have such.
    pub(super) maybe: SecondaryMap<Value, bool>,
    /// The `alloca`s for owners, and those for undefined bits, beside those that hold one value.
    slots: FxHashMap<Inst, Operand>,
    /// The names of `alloca`s in the sources.
    names: FxHashMap<Value, Name>,
    bits_slots: FxHashMap<Inst, Operand>,
    /// The places that values have numbers of, with these.
    values: Vec<(u32, Operand)>,
    /// The state of the thread, where it is asked for.
    state: Option<Operand>,
    /// The `alloca` that was the last when the function was entered.
    mark: Option<Operand>,
    /// Where it is kept which `alloca` was the last when something was called that may throw.
    before_throw: Option<Operand>,
    /// Whether accesses by null are as others.
    has_null: bool,
    /// The pairs of an old `phi` and the one beside it, to be filled in the end.
    phis: Vec<(Inst, Operand)>,
    /// The same of shadows.
    shadow_phis: Vec<(Inst, Operand)>,
    /// Pointers by which an access of so many bytes was tested in this block: with whether it writes.
    tested: FxHashMap<(u32, bool), u64>,
}

/// A function with tests.
pub(super) fn function(c: &mut Checker, func: FuncId, body: Body) -> Body {
    let allocas = Allocas::find(c, &body);
    let maybe = match c.what.values {
        true => {
            let noundef = c.m.names.find(b"noundef").map(Attr::Other);
            let params = c.m.funcs[func].params.iter();
            let params: Vec<bool> = params
                .map(|param| c.has_attr(param.attrs, noundef))
                .collect();
            values::maybe_undefined(c, &body, &params)
        }
        false => SecondaryMap::with_default(false),
    };
    let names = c.variable_names(&body);
    let mut f = Function {
        names,
        maybe,
        shadows: SecondaryMap::with_default(None),
        bits_slots: FxHashMap::default(),
        values: Vec::new(),
        shadow_phis: Vec::new(),
        allocas,
        c,
        w: Writer::new(body),
        func,
        owners: SecondaryMap::with_default(None),
        slots: FxHashMap::default(),
        state: None,
        mark: None,
        before_throw: None,
        has_null: false,
        phis: Vec::new(),
        tested: FxHashMap::default(),
    };
    f.blocks();
    for (phi, beside) in std::mem::take(&mut f.phis) {
        let Function { c, w, owners, .. } = &mut f;
        let data = w.phi_beside(phi, |operand| owner_of(c, owners, operand));
        w.replace(beside, data);
    }
    for (phi, beside) in std::mem::take(&mut f.shadow_phis) {
        let InstData::Phi { incoming, .. } = f.w.old.insts[phi] else {
            continue;
        };
        let words = f.w.old.pool.get(incoming).to_vec();
        let shadows: Vec<Operand> = words
            .chunks_exact(2)
            .map(|pair| f.shadow(Operand(pair[0])).unwrap_or(Operand::MISSING))
            .collect();
        let mut shadows = shadows.into_iter();
        let data =
            f.w.phi_beside(phi, |_| shadows.next().unwrap_or(Operand::MISSING));
        f.w.replace(beside, data);
    }
    for (number, operand) in std::mem::take(&mut f.values) {
        let placed = f.w.placed(operand);
        f.c.sites.set(number, Site::Value(f.func, placed));
    }
    let debug = f.c.m.names.find(b"dbg");
    f.w.finish(debug)
}

/// The owner of a pointer, as far as it is known.
fn owner_of(
    c: &mut Checker,
    owners: &SecondaryMap<Value, Option<Operand>>,
    pointer: Operand,
) -> Operand {
    let known = match (pointer.as_value(), pointer.as_const()) {
        (Some(value), _) => owners[value],
        (_, Some(constant)) => {
            let owner = c
                .place_of(constant)
                .and_then(|(global, _)| c.owners.get(&global).copied());
            owner.map(|owner| c.number(owner, 64))
        }
        _ => None,
    };
    let unknown = c.unknown;
    known.unwrap_or_else(|| c.number(unknown, 64))
}

impl Function<'_> {
    fn owner(&mut self, pointer: Operand) -> Operand {
        owner_of(self.c, &self.owners, pointer)
    }

    fn set_owner(&mut self, pointer: Value, owner: Operand) {
        self.owners[pointer] = Some(owner);
    }

    fn is_unknown(&mut self, owner: Operand) -> bool {
        let unknown = self.c.unknown;
        owner == self.c.number(unknown, 64)
    }

    pub(super) fn type_of(&self, operand: Operand) -> TypeId {
        if let Some(ty) = self.w.pushed_type(operand) {
            return ty;
        }
        let ty = self.c.m.operand_type(&self.w.old, operand);
        ty.unwrap_or(TypeId::VOID)
    }

    pub(super) fn call(&mut self, call: Call, args: &[Operand]) -> Operand {
        let helper = call.helper();
        let result = match helper.result {
            'l' => TypeId::I64,
            'p' => TypeId::PTR,
            _ => TypeId::VOID,
        };
        let callee = self.c.calls[helper.name];
        self.w.call(&mut self.c.m, callee, args, result)
    }

    pub(super) fn binary(&mut self, op: BinaryOp, ty: TypeId, args: [Operand; 2]) -> Operand {
        let flags = Flags::NONE;
        self.w.push(InstData::Binary { op, flags, args }, ty)
    }

    pub(super) fn icmp(&mut self, cond: ICmpCond, args: [Operand; 2]) -> Operand {
        let flags = Flags::NONE;
        self.w
            .push(InstData::ICmp { cond, flags, args }, TypeId::I1)
    }

    pub(super) fn cast(&mut self, op: CastOp, arg: Operand, ty: TypeId) -> Operand {
        let flags = Flags::NONE;
        self.w.push(InstData::Cast { op, flags, arg }, ty)
    }

    pub(super) fn number(&mut self, value: u64) -> Operand {
        self.c.number(value, 64)
    }

    /// A pointer as a number.
    pub(super) fn address(&mut self, pointer: Operand) -> Operand {
        match pointer.as_const().map(|id| self.c.m.consts.get(id)) {
            Some(Const::Null(_)) => self.number(0),
            _ => self.cast(CastOp::PtrToInt, pointer, TypeId::I64),
        }
    }

    /// An address behind a pointer.
    fn field(&mut self, base: Operand, offset: u64) -> Operand {
        if offset == 0 {
            return base;
        }
        let offset = self.number(offset);
        let args = self.w.old.pool.push(&[base.0, offset.0]);
        let gep = InstData::Gep {
            flags: GepFlags::INBOUNDS,
            source: TypeId::I8,
            args,
        };
        self.w.push(gep, TypeId::PTR)
    }

    pub(super) fn load(&mut self, ptr: Operand, ty: TypeId) -> Operand {
        let load = InstData::Load {
            ptr,
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        self.w.push(load, ty)
    }

    pub(super) fn store(&mut self, value: Operand, ptr: Operand) {
        let store = InstData::Store {
            value,
            ptr,
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        self.w.push(store, TypeId::VOID);
    }

    pub(super) fn select(&mut self, args: [Operand; 3], ty: TypeId) -> Operand {
        let flags = Flags::NONE;
        self.w.push(InstData::Select { flags, args }, ty)
    }

    /// The state of the thread. It is asked for at the entry.
    fn state(&mut self) -> Operand {
        self.state.unwrap_or(Operand::MISSING)
    }

    /// A place for a [pointer with its owner](shadow::Owned) in the state.
    fn owned_at(&mut self, at: u64) -> [Operand; 2] {
        let state = self.state();
        [0, 8].map(|offset| self.field(state, at + offset))
    }

    /// Notes a pointer with its owner in the state.
    fn pass(&mut self, at: u64, pointer: Operand) {
        let owner = self.owner(pointer);
        let value = self.address(pointer);
        let [value_at, owner_at] = self.owned_at(at);
        self.store(value, value_at);
        self.store(owner, owner_at);
    }

    /// The owner that the state has for a pointer, if it has that pointer.
    fn receive(&mut self, at: u64, pointer: Operand) -> Operand {
        let value = self.address(pointer);
        let [value_at, owner_at] = self.owned_at(at);
        let noted = self.load(value_at, TypeId::I64);
        let owner = self.load(owner_at, TypeId::I64);
        let same = self.icmp(ICmpCond::Eq, [noted, value]);
        let unknown = self.c.unknown;
        let unknown = self.number(unknown);
        self.select([same, owner, unknown], TypeId::I64)
    }

    /// The number of the instruction that is being rewritten, which is written next.
    fn site(&mut self, inst: Inst) -> u32 {
        self.c.sites.add(Site::Inst(self.func, inst))
    }

    /// The number of a value, by which a report finds where it comes from.
    pub(super) fn value_site(&mut self, operand: Operand) -> u32 {
        let number = self.c.sites.add(Site::Value(self.func, Operand::MISSING));
        self.values.push((number, operand));
        number
    }

    /// Calls something if a condition holds. It is not expected to.
    pub(super) fn unless(&mut self, cond: Operand, call: Call, args: &[Operand]) {
        let [judge, go_on] = self.w.next_blocks();
        let branch = InstData::CondBr {
            cond,
            then: judge,
            els: go_on,
        };
        self.w.push(branch, TypeId::VOID);
        self.w.next();
        self.call(call, args);
        self.w.push(InstData::Br { to: go_on }, TypeId::VOID);
        self.w.next();
    }

    fn blocks(&mut self) {
        let blocks = self.w.old.blocks.len();
        for block in (0..blocks).map(Block::new) {
            self.w.start(block);
            self.tested.clear();
            if let Some(first) = self.w.old.block_insts(block).next() {
                self.w.inst = first;
            }
            let insts: Vec<Inst> = self.w.old.block_insts(block).collect();
            let is_phi = |&inst: &Inst| matches!(self.w.old.insts[inst], InstData::Phi { .. });
            let phis = insts.iter().take_while(|inst| is_phi(inst)).count();
            for &inst in &insts[..phis] {
                self.w.inst = inst;
                self.w.copy();
            }
            for &inst in &insts[..phis] {
                self.w.inst = inst;
                self.phi(inst);
            }
            if block.0 == 0 {
                self.entry();
            }
            for &inst in &insts[phis..] {
                self.w.inst = inst;
                self.inst(block, inst);
            }
            self.w.end(block);
        }
    }

    /// A `phi` beside one of pointers, for their owners.
    fn phi(&mut self, inst: Inst) {
        let result = self.w.old.result(inst);
        let empty = InstData::Phi {
            flags: Flags::NONE,
            incoming: List::EMPTY,
        };
        let ty = self.w.old.types[result];
        if self.maybe[result]
            && let Some(of) = values::shadow_type(self.c, ty)
        {
            let beside = self.w.push(empty, of);
            self.shadow_phis.push((inst, beside));
            self.set_shadow(result, beside);
        }
        if self.c.is_pointer(ty) {
            let beside = self.w.push(empty, TypeId::I64);
            self.phis.push((inst, beside));
            self.set_owner(result, beside);
        }
    }

    fn entry(&mut self) {
        if self.needs_state() {
            self.state = Some(self.call(Call::ThreadState, &[]));
        }
        if self.needs_mark() {
            let state = self.state();
            let at = self.field(state, State::TOP);
            self.mark = Some(self.load(at, TypeId::I32));
        }
        let body = &self.w.old;
        let comes_back = |data: &InstData| match *data {
            InstData::Invoke { .. } => true,
            InstData::Call { call } => self.returns_twice(&body.calls[call]),
            _ => false,
        };
        if body.insts.values().any(comes_back) {
            let slot = InstData::Alloca {
                ty: TypeId::I32,
                count: Operand::MISSING,
                align: Align::NONE,
                flags: 0,
            };
            self.before_throw = Some(self.w.push(slot, TypeId::PTR));
        }
        let null = self
            .c
            .m
            .names
            .find(b"null_pointer_is_valid")
            .map(Attr::Other);
        let function = &self.c.m.funcs[self.func];
        self.has_null = self.c.has_attr(function.attrs, null);
        let params = function.params.clone();
        for (i, param) in params.iter().enumerate() {
            let value = Value::new(i);
            if !self.c.is_pointer(param.ty) {
                continue;
            }
            let by_value = self.c.m.attrs.all(param.attrs).find_map(|attr| match attr {
                Attr::ByVal(ty) => Some(ty.or(self.c.m.types.pointee(param.ty))),
                _ => None,
            });
            let owner = match by_value.flatten().and_then(|ty| self.c.alloc_size(ty)) {
                Some(size) => {
                    let site = self.c.sites.add(Site::Param(self.func, i as u32));
                    let (size, site) = (self.number(size), self.c.number(site.into(), 32));
                    let address = self.address(Operand::value(value));
                    self.call(Call::Argument, &[address, size, site])
                }
                None if i < MAX_ARGS => {
                    self.receive(State::ARGS + 16 * i as u64, Operand::value(value))
                }
                None => continue,
            };
            self.set_owner(value, owner);
        }
        if self.c.what.values {
            self.receive_shadows();
        }
    }

    /// The address of this function, as callers have it.
    fn itself(&mut self) -> Operand {
        let global = self.c.m.funcs[self.func].global;
        let global = Operand::constant(self.c.m.consts.intern(Const::Global(global)));
        self.address(global)
    }

    /// The shadows of parameters, where the caller has passed any.
    fn receive_shadows(&mut self) {
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
    fn pass_shadows(&mut self, data: &CallData, args: &[Operand], is_native: bool) {
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
    fn result_shadow(&mut self, inst: Inst, data: &CallData) {
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
    fn return_shadow(&mut self, value: Operand) {
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

    /// Whether the function has `alloca`s that end with it.
    fn needs_mark(&self) -> bool {
        let by_value = |attr| matches!(attr, Attr::ByVal(_));
        let params = &self.c.m.funcs[self.func].params;
        let mut attrs = params
            .iter()
            .flat_map(|param| self.c.m.attrs.all(param.attrs));
        self.allocas.any_tracked(&self.w.old)
            || self.c.what.values && self.allocas.any_known(&self.w.old)
            || attrs.any(by_value)
    }

    fn needs_state(&self) -> bool {
        let function = &self.c.m.funcs[self.func];
        let body = &self.w.old;
        let calls =
            |data: &InstData| matches!(data, InstData::Call { .. } | InstData::Invoke { .. });
        self.needs_mark()
            || self.c.what.values
            || self.c.is_pointer(function.ret)
            || function
                .params
                .iter()
                .any(|param| self.c.is_pointer(param.ty))
            || body.insts.values().any(calls)
    }

    fn inst(&mut self, block: Block, inst: Inst) {
        let result = self.w.old.result(inst);
        let ty = self.w.old.types[result];
        let is_pointer = self.c.is_pointer(ty);
        match self.w.old.insts[inst] {
            InstData::Load { ptr, align, .. } => {
                self.want_defined(ptr, Undefined::Address);
                self.test(ptr, ty, align, false);
                self.w.copy();
                if self.c.what.values && self.c.is_pointer(self.type_of(ptr)) {
                    self.load_shadow(inst, ptr);
                }
                if is_pointer && self.c.is_pointer(self.type_of(ptr)) {
                    let owner = self.loaded_owner(ptr, Operand::value(result));
                    self.set_owner(result, owner);
                }
            }
            InstData::Store {
                value, ptr, align, ..
            } => {
                let ty = self.type_of(value);
                self.want_defined(ptr, Undefined::Address);
                self.test(ptr, ty, align, true);
                self.w.copy();
                if self.c.what.values && self.c.is_pointer(self.type_of(ptr)) {
                    self.store_shadow(ptr, value);
                }
                if self.c.is_pointer(ty) && self.c.is_pointer(self.type_of(ptr)) {
                    self.store_owner(ptr, value);
                }
            }
            InstData::AtomicRmw {
                ptr, value, align, ..
            } => {
                let ty = self.type_of(value);
                self.want_defined(ptr, Undefined::Address);
                self.test(ptr, ty, align, true);
                self.w.copy();
                self.define(ptr, ty);
            }
            InstData::CmpXchg { args, align, .. } => {
                let ty = self.type_of(args[1]);
                self.want_defined(args[0], Undefined::Address);
                self.test(args[0], ty, align, true);
                self.w.copy();
                self.define(args[0], ty);
            }
            InstData::Alloca { ty, count, .. } => self.alloca(inst, ty, count),
            InstData::Gep { args, .. } => {
                self.w.copy();
                self.compute_shadow(inst);
                let base = self.w.old.operands(args).next();
                if let Some(base) = base.filter(|_| is_pointer) {
                    self.follow(result, base);
                }
            }
            InstData::Cast {
                op: CastOp::BitCast | CastOp::AddrSpaceCast,
                arg,
                ..
            }
            | InstData::Freeze { arg } => {
                self.w.copy();
                self.compute_shadow(inst);
                if is_pointer {
                    self.follow(result, arg);
                }
            }
            InstData::Select {
                args: [cond, then, els],
                ..
            } => {
                self.w.copy();
                self.compute_shadow(inst);
                if is_pointer && self.type_of(cond) == TypeId::I1 {
                    let (then, els) = (self.owner(then), self.owner(els));
                    let owner = self.select([cond, then, els], TypeId::I64);
                    self.set_owner(result, owner);
                }
            }
            InstData::Call { call } => {
                let data = self.w.old.calls[call];
                self.called(inst, &data);
            }
            InstData::Invoke { call, .. } => {
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
                    // Where it goes on is written in the end.
                    if let InstData::Invoke { normal, .. } = self.w.old.insts[inst] {
                        self.w.go_on_to(normal);
                    }
                }
            }
            InstData::LandingPad { .. } => {
                self.w.copy();
                self.release_left();
            }
            InstData::Ret { value } => {
                let before = inst.0.checked_sub(1).map(Inst);
                if !before.is_some_and(|before| self.is_in_place(before)) {
                    if !value.is_missing() && self.c.what.values {
                        self.return_shadow(value);
                    }
                    if !value.is_missing() && self.c.is_pointer(self.type_of(value)) {
                        self.pass(State::RESULT, value);
                    }
                    self.release();
                }
                self.w.copy();
            }
            InstData::Binary { op, args, .. } => {
                if matches!(
                    op,
                    BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem
                ) {
                    self.want_defined(args[1], Undefined::Divisor);
                }
                self.w.copy();
                self.compute_shadow(inst);
            }
            InstData::FNeg { .. }
            | InstData::Cast { .. }
            | InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. }
            | InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::ShuffleVector { .. } => {
                self.w.copy();
                self.compute_shadow(inst);
            }
            InstData::CondBr { cond, .. } => {
                self.want_defined(cond, Undefined::Branch);
                self.w.copy();
            }
            InstData::Switch { value, .. } => {
                self.want_defined(value, Undefined::Switch);
                self.w.copy();
            }
            InstData::Phi { .. }
            | InstData::CallBr { .. }
            | InstData::VaArg { .. }
            | InstData::Fence { .. }
            | InstData::Resume { .. }
            | InstData::CatchSwitch { .. }
            | InstData::CatchPad { .. }
            | InstData::CatchRet { .. }
            | InstData::CleanupPad { .. }
            | InstData::CleanupRet { .. }
            | InstData::Br { .. }
            | InstData::IndirectBr { .. }
            | InstData::Unreachable => self.w.copy(),
        }
    }

    /// A pointer is made of another one.
    fn follow(&mut self, result: Value, base: Operand) {
        let owner = self.owner(base);
        self.set_owner(result, owner);
    }

    /// Whether an instruction is a call that has to be made in place of this function, in front of a `ret`.
    fn is_in_place(&self, inst: Inst) -> bool {
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
    fn returns_twice(&self, data: &CallData) -> bool {
        let name = callee_name(self.c, data.callee);
        let known: [&[u8]; 4] = [b"setjmp", b"_setjmp", b"sigsetjmp", b"__sigsetjmp"];
        let mut all = self.c.m.attrs.all(data.fn_attrs);
        known.contains(&name) || all.any(|attr| attr == Attr::ReturnsTwice)
    }

    /// Keeps which `alloca` is the last, before something is called that may be left by an exception or come back.
    fn keep_top(&mut self) {
        if let Some(slot) = self.before_throw {
            let state = self.state();
            let at = self.field(state, State::TOP);
            let top = self.load(at, TypeId::I32);
            self.store(top, slot);
        }
    }

    /// The functions that were left have no `alloca`s any more.
    fn release_left(&mut self) {
        if let Some(slot) = self.before_throw {
            let top = self.load(slot, TypeId::I32);
            self.call(Call::Release, &[top]);
        }
    }

    /// The `alloca`s of the function end.
    fn release(&mut self) {
        if let Some(mark) = self.mark {
            self.call(Call::Release, &[mark]);
        }
    }

    fn alloca(&mut self, inst: Inst, ty: TypeId, count: Operand) {
        let result = self.w.old.result(inst);
        match self.allocas.use_of(result) {
            Use::None => self.w.copy(),
            Use::Known if !self.c.what.values => self.w.copy(),
            Use::Whole => {
                self.w.copy();
                if self.c.is_pointer(ty) {
                    let unknown = self.c.unknown;
                    let unknown = self.number(unknown);
                    let slot = self.beside(TypeId::I64, unknown);
                    self.slots.insert(inst, slot);
                }
                if self.c.what.values
                    && let Some(of) = values::shadow_type(self.c, ty)
                {
                    let undefined = self.undefined(of);
                    let slot = self.beside(of, undefined);
                    self.bits_slots.insert(inst, slot);
                }
            }
            Use::Known | Use::Tracked => {
                let site = self.site(self.w.next_inst());
                if let Some(&name) = self.names.get(&result) {
                    self.c.sites.names.insert(site, name);
                }
                self.w.copy();
                let Some(each) = self.c.alloc_size(ty) else {
                    return;
                };
                let size = match allocas::size_of(self.c, &self.w.old, inst) {
                    Some(size) => self.number(size),
                    None => {
                        let count = self.word(count);
                        let each = self.number(each);
                        self.binary(BinaryOp::Mul, TypeId::I64, [count, each])
                    }
                };
                let address = self.address(Operand::value(result));
                let site = self.c.number(site.into(), 32);
                let owner = self.call(Call::Alloca, &[address, size, site]);
                self.set_owner(result, owner);
                let is_tracked = self.allocas.use_of(result) == Use::Tracked;
                if is_tracked && self.allocas.has_scope(result) {
                    self.call(Call::EndScope, &[owner]);
                }
            }
        }
    }

    /// An `alloca` beside one that was just written, with a first value.
    fn beside(&mut self, ty: TypeId, first: Operand) -> Operand {
        let slot = InstData::Alloca {
            ty,
            count: Operand::MISSING,
            align: Align::NONE,
            flags: 0,
        };
        let slot = self.w.push(slot, TypeId::PTR);
        self.store(first, slot);
        slot
    }

    /// What is atomically written somewhere is defined.
    fn define(&mut self, ptr: Operand, ty: TypeId) {
        if let (true, Some(size)) = (self.c.what.values, self.c.store_size(ty)) {
            let (at, size, bits) = (self.address(ptr), self.number(size), self.c.number(0, 32));
            self.call(Call::FillBits, &[at, size, bits]);
        }
    }

    /// An integer as 64 bits.
    fn word(&mut self, operand: Operand) -> Operand {
        let ty = self.type_of(operand);
        match self.c.m.types.int_width(ty) {
            Some(64) => operand,
            Some(width) if width < 64 => match operand.as_const() {
                Some(_) => match operand.as_const().map(|id| self.c.m.consts.get(id)) {
                    Some(Const::Int { value, .. }) => self.number(value),
                    _ => self.cast(CastOp::ZExt, operand, TypeId::I64),
                },
                None => self.cast(CastOp::ZExt, operand, TypeId::I64),
            },
            Some(_) => self.cast(CastOp::Trunc, operand, TypeId::I64),
            None => self.number(0),
        }
    }

    /// Whether an access needs no test.
    fn is_known(&self, ptr: Operand, size: u64, align: u64, writes: bool) -> bool {
        self.is_aligned(ptr, align) && self.is_within(ptr, size, writes)
    }

    /// Whether a pointer is known to be a multiple of an alignment, or nothing is known of it that says more.
    fn is_aligned(&self, ptr: Operand, align: u64) -> bool {
        let least = |own: Align, ty| {
            let layout = self.c.layouts.of(&self.c.m.types, ty);
            let of_type = layout.map_or(1, |layout| layout.align);
            own.bytes().unwrap_or(of_type)
        };
        let known = match (self.allocas.inside(ptr), ptr.as_const()) {
            (Some(inside), _) => match self.w.old.insts[inside.of] {
                InstData::Alloca { ty, align, .. } => Some((least(align, ty), inside.offset)),
                _ => None,
            },
            (None, Some(id)) => self.c.place_of(id).map(|(global, offset)| {
                let of = &self.c.m.globals[global];
                (least(of.align, of.ty), offset)
            }),
            (None, None) => None,
        };
        known.is_none_or(|(of, offset)| of >= align && offset.rem_euclid(align as i64) == 0)
    }

    /// Whether an access is known to lie within its object.
    fn is_within(&self, ptr: Operand, size: u64, writes: bool) -> bool {
        if let Some(inside) = self.allocas.inside(ptr) {
            let use_of = self.allocas.use_of(self.w.old.result(inside.of));
            if use_of != Use::Tracked {
                return true;
            }
            let within = allocas::size_of(self.c, &self.w.old, inside.of);
            let has_scope = self.allocas.has_scope(self.w.old.result(inside.of));
            return !has_scope && fits(inside.offset, Some(size), within);
        }
        let place = ptr.as_const().and_then(|id| self.c.place_of(id));
        let Some((global, offset)) = place else {
            return false;
        };
        let of = &self.c.m.globals[global];
        match of.kind {
            GlobalKind::Variable { constant, .. } => {
                let within = self.c.alloc_size(of.ty);
                !(constant && writes) && fits(offset, Some(size), within)
            }
            GlobalKind::Undeclared
            | GlobalKind::Function(_)
            | GlobalKind::Alias(_)
            | GlobalKind::IFunc(_) => false,
        }
    }

    /// Tests an access by a pointer: whether it lies within what the pointer was made of.
    fn test(&mut self, ptr: Operand, ty: TypeId, align: Align, writes: bool) {
        let is_usual = self.c.what.memory && self.c.is_pointer(self.type_of(ptr));
        let Some(size) = self.c.store_size(ty).filter(|&size| is_usual && size > 0) else {
            return;
        };
        let align = align.bytes().unwrap_or(1);
        let key = (ptr.0, writes);
        if self.is_known(ptr, size, align, writes)
            || self.tested.get(&key).is_some_and(|&n| n >= size)
        {
            return;
        }
        self.tested.insert(key, size);
        if writes {
            let read = self.tested.entry((ptr.0, false)).or_default();
            *read = size.max(*read);
        }
        let mut how = if writes { WRITES } else { 0 } | align.trailing_zeros() << ALIGN_SHIFT;
        if self.has_null {
            how |= NULL_IS_VALID;
        }
        let owner = self.owner(ptr);
        let address = self.address(ptr);
        let (bytes, how) = (self.number(size), self.c.number(how.into(), 32));
        let args = [address, bytes, owner, how];
        if self.is_unknown(owner) {
            self.call(Call::Check, &args);
            return;
        }
        let record = self.cast(CastOp::IntToPtr, owner, TypeId::PTR);
        let limit = if writes {
            Record::WRITABLE
        } else {
            Record::READABLE
        };
        let (base_at, limit_at) = (self.field(record, Record::BASE), self.field(record, limit));
        let (base, limit) = (
            self.load(base_at, TypeId::I64),
            self.load(limit_at, TypeId::I64),
        );
        let offset = self.binary(BinaryOp::Sub, TypeId::I64, [address, base]);
        let starts = self.icmp(ICmpCond::Ult, [offset, limit]);
        let end = self.binary(BinaryOp::Add, TypeId::I64, [offset, bytes]);
        let ends = self.icmp(ICmpCond::Ule, [end, limit]);
        let mut ok = self.binary(BinaryOp::And, TypeId::I1, [starts, ends]);
        if align > 1 {
            let mask = self.number(align - 1);
            let low = self.binary(BinaryOp::And, TypeId::I64, [address, mask]);
            let zero = self.number(0);
            let aligned = self.icmp(ICmpCond::Eq, [low, zero]);
            ok = self.binary(BinaryOp::And, TypeId::I1, [ok, aligned]);
        }
        let yes = Operand::constant(self.c.m.consts.int(TypeId::I1, 1, 1));
        let broken = self.binary(BinaryOp::Xor, TypeId::I1, [ok, yes]);
        self.unless(broken, Call::Check, &args);
    }

    /// The `alloca` for undefined bits beside one that holds one value.
    pub(super) fn bits_slot(&self, ptr: Operand) -> Option<Operand> {
        let inside = self.allocas.inside(ptr)?;
        self.bits_slots.get(&inside.of).copied()
    }

    /// The `alloca` beside the one that holds one pointer.
    fn slot(&self, ptr: Operand) -> Option<Operand> {
        let inside = self.allocas.inside(ptr)?;
        self.slots.get(&inside.of).copied()
    }

    fn loaded_owner(&mut self, ptr: Operand, value: Operand) -> Operand {
        if let Some(slot) = self.slot(ptr) {
            return self.load(slot, TypeId::I64);
        }
        let (at, value) = (self.address(ptr), self.address(value));
        self.call(Call::LoadOwner, &[at, value])
    }

    fn store_owner(&mut self, ptr: Operand, value: Operand) {
        let owner = self.owner(value);
        if let Some(slot) = self.slot(ptr) {
            return self.store(owner, slot);
        }
        if !self.is_unknown(owner) {
            let (at, value) = (self.address(ptr), self.address(value));
            self.call(Call::StoreOwner, &[at, value, owner]);
        }
    }

    fn called(&mut self, inst: Inst, data: &CallData) {
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
    fn before(&mut self, _: Inst, data: &CallData) {
        // It may give memory back.
        self.tested.clear();
        let args: Vec<Operand> = self.w.old.operands(data.args).collect();
        let name = self.native(data);
        if self.c.what.values {
            self.want_defined(data.callee, Undefined::Address);
            self.pass_shadows(data, &args, name.is_some());
        }
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
            self.call(Call::BeforeCall, &[row, count, kinds]);
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
    fn before_unknown(&mut self, data: &CallData, name: Option<&[u8]>, count: usize) {
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
    fn is_naked(&self, callee: Operand) -> bool {
        let callee = callee.as_const().map(|id| self.c.m.consts.get(id));
        match callee {
            Some(Const::Global(global)) => match self.c.m.globals[global].kind {
                GlobalKind::Function(func) => self.c.is_naked(func),
                GlobalKind::Undeclared
                | GlobalKind::Variable { .. }
                | GlobalKind::Alias(_)
                | GlobalKind::IFunc(_) => false,
            },
            _ => false,
        }
    }

    /// Passes on what the pointers lead to that something of which nothing is known is given.
    fn give_away(&mut self, args: &[Operand]) {
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
    fn native(&self, data: &CallData) -> Option<Vec<u8>> {
        let name = callee_name(self.c, data.callee);
        let callee = data.callee.as_const().map(|id| self.c.m.consts.get(id));
        match callee {
            Some(Const::Global(global)) => match self.c.m.globals[global].kind {
                GlobalKind::Function(func) if self.c.m.funcs[func].is_defined() => None,
                GlobalKind::Function(_) | GlobalKind::Undeclared => Some(name.to_vec()),
                GlobalKind::Variable { .. } | GlobalKind::Alias(_) | GlobalKind::IFunc(_) => None,
            },
            _ => None,
        }
    }

    /// An argument as a word, and what it is.
    fn plain(&mut self, arg: Operand) -> (Kind, Operand) {
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
    fn behind(&mut self, inst: Inst, data: &CallData) {
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
            self.call(Call::AfterCall, &[number, Operand::value(result)]);
        }
        if !self.c.is_pointer(self.w.old.types[result]) {
            return;
        }
        let returned = row.and_then(|(_, row)| {
            row.roles.iter().find_map(|role| match *role {
                Role::Returns(at) => Some(at),
                _ => None,
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

    fn intrinsic(&mut self, inst: Inst, data: &CallData, name: &[u8]) {
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

    /// Tests a range that an intrinsic accesses.
    fn test_range(&mut self, pointer: Operand, size: Operand, how: u32) {
        self.want_defined(pointer, Undefined::Address);
        if !self.c.what.memory {
            return;
        }
        let known = size.as_const().and_then(|id| self.c.const_index(id));
        if let Some(size) = known.and_then(|size| u64::try_from(size).ok())
            && (size == 0 || self.is_within(pointer, size, how & WRITES != 0))
        {
            return;
        }
        let owner = self.owner(pointer);
        let address = self.address(pointer);
        let how = self.c.number(how.into(), 32);
        self.call(Call::CheckRange, &[address, size, owner, how]);
    }
}
