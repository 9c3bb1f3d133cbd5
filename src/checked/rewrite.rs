//! One function, instruction by instruction.

use rustc_hash::FxHashMap;

use super::allocas::Allocas;
use super::body::Writer;
use super::{Checker, Site, values};
use crate::entity::{Entity, List, SecondaryMap};
use crate::ir::inst::{Align, Flags, GepFlags, MemFlags};
use crate::ir::metadata::source;
use crate::ir::{
    Attr, BinaryOp, Block, Body, CastOp, Const, FuncId, ICmpCond, Inst, InstData, Name, Operand,
    TypeId, Value,
};
use crate::runtime::shadow::{Call, Effect, MAX_ARGS, State, Undefined};

/// The function that is being rewritten.
pub(super) struct Function<'a> {
    pub(super) c: &'a mut Checker,
    pub(super) w: Writer,
    pub(super) func: FuncId,
    pub(super) allocas: Allocas,
    /// The owners of pointers, as far as they were written.
    pub(super) owners: SecondaryMap<Value, Option<Operand>>,
    /// The shadows of values that may have undefined bits, as far as they were written.
    pub(super) shadows: SecondaryMap<Value, Option<Operand>>,
    /// Which values may have such.
    pub(super) maybe: SecondaryMap<Value, bool>,
    /// The `alloca`s for owners, and those for undefined bits, beside those that hold one value.
    pub(super) slots: FxHashMap<Inst, Operand>,
    /// The names of `alloca`s in the sources.
    pub(super) names: FxHashMap<Value, Name>,
    pub(super) bits_slots: FxHashMap<Inst, Operand>,
    /// The places that values have numbers of, with these.
    pub(super) values: Vec<(u32, Operand)>,
    /// The state of the thread, where it is asked for.
    pub(super) state: Option<Operand>,
    /// The `alloca` that was the last when the function was entered.
    pub(super) mark: Option<Operand>,
    /// Where it is kept which `alloca` was the last when something was called that may throw.
    pub(super) before_throw: Option<Operand>,
    /// Whether accesses by null are as others.
    pub(super) has_null: bool,
    /// The comparisons that decide branches and nothing else.
    pub(super) deciding: SecondaryMap<Value, bool>,
    /// The pairs of an old `phi` and the one beside it, to be filled in the end.
    pub(super) phis: Vec<(Inst, Operand)>,
    /// The same of shadows.
    pub(super) shadow_phis: Vec<(Inst, Operand)>,
    /// Pointers by which an access of so many bytes was tested in this block: with whether it writes.
    pub(super) tested: FxHashMap<(u32, bool), u64>,
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
    let names = source::variables(&c.m, &body).collect();
    let deciding = match c.what.values {
        true => values::deciding(c, &body),
        false => SecondaryMap::with_default(false),
    };
    let mut f = Function {
        names,
        maybe,
        deciding,
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
    let origins = f.w.origins();
    f.c.origins.insert(func, origins);
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
    pub(super) fn owner(&mut self, pointer: Operand) -> Operand {
        owner_of(self.c, &self.owners, pointer)
    }

    pub(super) fn set_owner(&mut self, pointer: Value, owner: Operand) {
        self.owners[pointer] = Some(owner);
    }

    pub(super) fn is_unknown(&mut self, owner: Operand) -> bool {
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
    pub(super) fn field(&mut self, base: Operand, offset: u64) -> Operand {
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
    pub(super) fn state(&mut self) -> Operand {
        self.state.unwrap_or(Operand::MISSING)
    }

    /// The number of the instruction that is being rewritten, which is written next.
    pub(super) fn site(&mut self, inst: Inst) -> u32 {
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
        let end = match call.helper().effect {
            Effect::Ends if !self.c.what.keep_going => InstData::Unreachable,
            Effect::Ends | Effect::Changes | Effect::Judges | Effect::Rare => {
                InstData::Br { to: go_on }
            }
        };
        self.w.push(end, TypeId::VOID);
        self.w.next();
    }

    pub(super) fn blocks(&mut self) {
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
    pub(super) fn phi(&mut self, inst: Inst) {
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

    pub(super) fn entry(&mut self) {
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
        self.keep_params();
    }

    /// Whether the function has `alloca`s that end with it.
    pub(super) fn needs_mark(&self) -> bool {
        let by_value = |attr| matches!(attr, Attr::ByVal(_));
        let params = &self.c.m.funcs[self.func].params;
        let mut attrs = params
            .iter()
            .flat_map(|param| self.c.m.attrs.all(param.attrs));
        self.c.promised.is_quiet(self.func)
            || self.allocas.any_tracked(&self.w.old)
            || self.c.what.values && self.allocas.any_known(&self.w.old)
            || attrs.any(by_value)
    }

    pub(super) fn needs_state(&self) -> bool {
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

    pub(super) fn inst(&mut self, block: Block, inst: Inst) {
        let result = self.w.old.result(inst);
        let ty = self.w.old.types[result];
        let is_pointer = self.c.is_pointer(ty);
        match self.w.old.insts[inst] {
            InstData::Load { ptr, align, .. } => self.loads(inst, ptr, align),
            InstData::Store {
                value, ptr, align, ..
            } => self.stores(value, ptr, align),
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
            InstData::Invoke { call, .. } => self.invokes(block, inst, call),
            InstData::LandingPad { .. } => {
                self.w.copy();
                self.release_left();
            }
            InstData::Ret { value } => {
                let before = inst.0.checked_sub(1).map(Inst);
                if !before.is_some_and(|before| self.is_in_place(before)) {
                    self.keep_result(value);
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
            | InstData::IndirectBr { .. } => self.w.copy(),
            InstData::Unreachable => {
                self.keep_unreachable(inst);
                self.w.copy();
            }
        }
    }

    /// A pointer is made of another one.
    pub(super) fn follow(&mut self, result: Value, base: Operand) {
        let owner = self.owner(base);
        self.set_owner(result, owner);
    }
}
