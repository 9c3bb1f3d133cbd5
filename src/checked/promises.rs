//! What attributes, metadata and `assume` promise of values and functions, tested where it has to hold.
//!
//! What a function promises of its parameters and its result is tested in it; what a call promises, where the function
//! that it calls is not of this module or not known (Language Reference, "Parameter Attributes", "Function Attributes",
//! "'load' Instruction", "'llvm.assume' Intrinsic"). A value with undefined bits is left to those who ask for these.

use rustc_hash::FxHashMap;

use super::Checker;
use super::rewrite::Function;
use crate::entity::{Entity, List};
use crate::ir::known_attrs::FP_CLASSES;
use crate::ir::{
    Attr, AttrSet, BinaryOp, CallData, CastOp, FuncId, ICmpCond, Inst, InstData, Metadata,
    MetadataId, Module, Operand, TypeId, Value, ValueDef, builder,
};
use crate::runtime::shadow::{self, Call, Promise, Promiser, Record, Undefined};

/// What is promised of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Of {
    /// It is not null.
    Nonnull,
    /// It is a multiple of this.
    Align(u64),
    /// So many bytes can be read there; or, if the second is true, it is null.
    Dereferenceable(u64, bool),
    /// It lies in one of these ranges, each from the first number to that before the second.
    Range(Vec<[u64; 2]>),
    /// It is of none of these classes of floating-point numbers, as `llvm.is.fpclass` numbers them.
    NoClass(u32),
}

/// What functions promise of themselves that the rewriting takes away.
#[derive(Debug, Default)]
pub(super) struct Promised {
    /// Whether they write no memory but their own.
    quiet: FxHashMap<FuncId, ()>,
    /// The parameters by which nothing is written.
    read_only: FxHashMap<FuncId, Vec<u32>>,
}

/// Attributes of functions that write no memory of others.
const QUIET: [&[u8]; 5] = [
    b"memory(none)",
    b"memory(read)",
    b"memory(argmem: read)",
    b"readonly",
    b"readnone",
];

impl Promised {
    /// What the functions of a module promise.
    pub(super) fn find(m: &Module) -> Promised {
        let mut found = Promised::default();
        let has = |set: AttrSet, words: &[&[u8]]| {
            let is = |attr| matches!(attr, Attr::Other(name) if words.contains(&m.names.get(name)));
            m.attrs.all(set).any(is)
        };
        for (id, func) in m.funcs.iter().filter(|(_, func)| func.is_defined()) {
            if has(func.attrs, &QUIET) {
                found.quiet.insert(id, ());
            }
            let params = func.params.iter().enumerate();
            let read_only: Vec<u32> = params
                .filter(|(_, param)| has(param.attrs, &[b"readonly", b"readnone"]))
                .map(|(at, _)| at as u32)
                .collect();
            if !read_only.is_empty() {
                found.read_only.insert(id, read_only);
            }
        }
        found
    }

    /// Whether a function promises to write no memory but its own.
    pub(super) fn is_quiet(&self, func: FuncId) -> bool {
        self.quiet.contains_key(&func)
    }
}

/// What an attribute, as it is written, promises of a value.
fn of_text(word: &[u8]) -> Option<Of> {
    let text = std::str::from_utf8(word).ok()?;
    let Some((word, rest)) = text.split_once('(') else {
        return (text == "nonnull").then_some(Of::Nonnull);
    };
    let inside = rest.strip_suffix(')')?;
    Some(match word {
        "dereferenceable" => Of::Dereferenceable(inside.parse().ok()?, false),
        "dereferenceable_or_null" => Of::Dereferenceable(inside.parse().ok()?, true),
        "range" => {
            let (_, bounds) = inside.split_once(' ')?;
            let (from, to) = bounds.split_once(',')?;
            let number = |text: &str| text.trim().parse::<i128>().ok().map(|n| n as u64);
            Of::Range(vec![[number(from)?, number(to)?]])
        }
        "nofpclass" => {
            let bits = |word: &str| FP_CLASSES.iter().find(|row| row.0 == word).map(|row| row.1);
            let words = inside.split_whitespace().filter_map(bits);
            Of::NoClass(words.fold(0, |all, bits| all | bits as u32))
        }
        _ => return None,
    })
}

/// What a set of attributes promises of a value.
fn of_set(c: &Checker, set: AttrSet) -> Vec<Of> {
    let promise = |attr| match attr {
        Attr::Align(bytes) => (bytes > 1).then_some(Of::Align(bytes)),
        Attr::Other(name) => of_text(c.m.names.get(name)),
        // What is passed in memory is an object of its own, and `returned` and `noreturn` are asked for where they hold.
        Attr::ZeroExt
        | Attr::SignExt
        | Attr::InReg
        | Attr::NoReturn
        | Attr::Returned
        | Attr::ReturnsTwice
        | Attr::AlignStack(_)
        | Attr::ByVal(_)
        | Attr::SRet(_)
        | Attr::ByRef(_)
        | Attr::InAlloca(_)
        | Attr::Preallocated(_)
        | Attr::ElementType(_)
        | Attr::Nest
        | Attr::Swift(_)
        | Attr::Group(_) => None,
    };
    c.m.attrs.all(set).filter_map(promise).collect()
}

impl Function<'_> {
    /// Tests what is promised of a value.
    fn keep(&mut self, value: Operand, promises: &[Of], by: Promiser) {
        for promise in promises {
            match *promise {
                Of::Nonnull => {
                    if self.c.is_pointer(self.type_of(value)) && !self.has_null {
                        let (address, zero) = (self.address(value), self.number(0));
                        let is_null = self.icmp(ICmpCond::Eq, [address, zero]);
                        self.break_if(is_null, value, address, Promise::Nonnull, by);
                    }
                }
                Of::Align(bytes) => {
                    if self.c.is_pointer(self.type_of(value)) {
                        let (address, mask) = (self.address(value), self.number(bytes - 1));
                        let low = self.binary(BinaryOp::And, TypeId::I64, [address, mask]);
                        let zero = self.number(0);
                        let is_between = self.icmp(ICmpCond::Ne, [low, zero]);
                        let promise = Promise::Align(bytes.trailing_zeros() as u8);
                        self.break_if(is_between, value, address, promise, by);
                    }
                }
                Of::Dereferenceable(bytes, or_null) => {
                    if self.c.what.memory && self.c.is_pointer(self.type_of(value)) && bytes > 0 {
                        self.keep_dereferenceable(value, bytes, or_null, by);
                    }
                }
                Of::Range(ref ranges) => self.keep_range(value, ranges, by),
                Of::NoClass(classes) => self.keep_class(value, classes, by),
            }
        }
    }

    fn keep_range(&mut self, value: Operand, ranges: &[[u64; 2]], by: Promiser) {
        let ty = self.type_of(value);
        let Some(width @ 1..=64) = self.c.m.types.int_width(ty) else {
            return;
        };
        let mask = u64::MAX >> (64 - width);
        let mut outside = None;
        for &[from, to] in ranges {
            let count = to.wrapping_sub(from) & mask;
            // All numbers.
            if count == 0 {
                return;
            }
            let mut number = |n| Operand::constant(self.c.m.consts.int(ty, width, n & mask));
            let (from, count) = (number(from), number(count));
            let offset = self.binary(BinaryOp::Sub, ty, [value, from]);
            let is_outside = self.icmp(ICmpCond::Uge, [offset, count]);
            outside = Some(match outside {
                Some(other) => self.binary(BinaryOp::And, TypeId::I1, [other, is_outside]),
                None => is_outside,
            });
        }
        if let Some(outside) = outside {
            let word = match width {
                64 => value,
                _ => self.cast(CastOp::SExt, value, TypeId::I64),
            };
            self.break_if(outside, value, word, Promise::Range, by);
        }
    }

    fn keep_class(&mut self, value: Operand, classes: u32, by: Promiser) {
        let ty = self.type_of(value);
        let (suffix, bits) = if ty == TypeId::FLOAT {
            ("f32", TypeId::I32)
        } else if ty == TypeId::DOUBLE {
            ("f64", TypeId::I64)
        } else {
            return;
        };
        let name = format!("llvm.is.fpclass.{suffix}");
        let callee = match self.c.m.find(&name) {
            Some(known) => known,
            None => builder::declare(&mut self.c.m, &name, TypeId::I1, &[ty, TypeId::I32], false),
        };
        let mask = self.c.number(classes.into(), 32);
        let is_of_class = self
            .w
            .call(&mut self.c.m, callee, &[value, mask], TypeId::I1);
        let mut word = self.cast(CastOp::BitCast, value, bits);
        if bits == TypeId::I32 {
            word = self.cast(CastOp::ZExt, word, TypeId::I64);
        }
        self.break_if(is_of_class, value, word, Promise::NoClass, by);
    }

    fn keep_dereferenceable(&mut self, value: Operand, bytes: u64, or_null: bool, by: Promiser) {
        let owner = self.owner(value);
        if self.is_unknown(owner) {
            return;
        }
        let address = self.address(value);
        let record = self.cast(CastOp::IntToPtr, owner, TypeId::PTR);
        let (base_at, limit_at) = (
            self.field(record, Record::BASE),
            self.field(record, Record::READABLE),
        );
        let (base, limit) = (
            self.load(base_at, TypeId::I64),
            self.load(limit_at, TypeId::I64),
        );
        let offset = self.binary(BinaryOp::Sub, TypeId::I64, [address, base]);
        let bytes = self.number(bytes);
        let mut outside = self.is_outside(address, [offset, limit, bytes], 1);
        if or_null {
            let zero = self.number(0);
            let is_some = self.icmp(ICmpCond::Ne, [address, zero]);
            outside = self.binary(BinaryOp::And, TypeId::I1, [outside, is_some]);
        }
        let Some(outside) = self.and_defined(outside, value) else {
            return;
        };
        let what = self.number(by.encode(Promise::Dereferenceable));
        self.unless(
            outside,
            Call::Dereferenceable,
            &[address, bytes, owner, what],
        );
    }

    /// A condition, and that a value is defined; nothing where it never is.
    fn and_defined(&mut self, cond: Operand, value: Operand) -> Option<Operand> {
        if !self.c.what.values {
            return Some(cond);
        }
        let shadow = self.shadow(value)?;
        let Some(any) = self.any(shadow) else {
            return Some(cond);
        };
        let yes = Operand::constant(self.c.m.consts.int(TypeId::I1, 1, 1));
        let is_defined = self.binary(BinaryOp::Xor, TypeId::I1, [any, yes]);
        Some(self.binary(BinaryOp::And, TypeId::I1, [cond, is_defined]))
    }

    /// Ends the program if a condition holds: a value, of which this is a word, is not what was promised.
    fn break_if(
        &mut self,
        cond: Operand,
        value: Operand,
        word: Operand,
        promise: Promise,
        by: Promiser,
    ) {
        let Some(cond) = self.and_defined(cond, value) else {
            return;
        };
        let args = self.broken(value, word, promise, by);
        self.unless(cond, Call::Broken, &args);
    }

    fn broken(
        &mut self,
        value: Operand,
        word: Operand,
        promise: Promise,
        by: Promiser,
    ) -> [Operand; 3] {
        let site = match value.is_missing() {
            true => 0,
            false => self.value_site(value),
        };
        let what = self.number(by.encode(promise));
        [what, word, self.c.number(site.into(), 32)]
    }

    /// Ends the program here: it is reached although it was promised not to be.
    fn break_here(&mut self, promise: Promise, by: Promiser) {
        let zero = self.number(0);
        let args = self.broken(Operand::MISSING, zero, promise, by);
        self.call(Call::Broken, &args);
    }

    /// At the entry: what the function promises of its parameters.
    pub(super) fn keep_params(&mut self) {
        if !self.c.what.promises {
            return;
        }
        let params = self.c.m.funcs[self.func].params.clone();
        for (at, param) in params.iter().enumerate() {
            let promises = of_set(self.c, param.attrs);
            self.keep(
                Operand::value(Value::new(at)),
                &promises,
                Promiser::Param(at as u16),
            );
        }
    }

    /// In front of a call: what is promised of its arguments, if the function is none that tests it.
    pub(super) fn keep_args(&mut self, data: &CallData, args: &[Operand], is_native: bool) {
        let is_known = data.callee.as_const().is_some();
        if !self.c.what.promises || is_known && !is_native {
            return;
        }
        let own = self.w.old.pool.get(data.arg_attrs).to_vec();
        let declared: Vec<AttrSet> = self
            .declared(data)
            .map(|function| function.params.iter().map(|param| param.attrs).collect())
            .unwrap_or_default();
        // What functions of the C library do with their arguments is known better.
        let name = self.native(data).unwrap_or_default();
        let is_row = shadow::library_row(&name).is_some() || shadow::is_of_heap(&name);
        for (at, &arg) in args.iter().enumerate() {
            let sets = [
                own.get(at).map(|&set| AttrSet(set)),
                declared.get(at).copied(),
            ];
            let mut promises: Vec<Of> = Vec::new();
            for promise in sets
                .into_iter()
                .flatten()
                .flat_map(|set| of_set(self.c, set))
            {
                let is_access = matches!(promise, Of::Nonnull | Of::Dereferenceable(..));
                if is_row && is_access || promises.contains(&promise) {
                    continue;
                }
                promises.push(promise);
            }
            self.keep(arg, &promises, Promiser::Argument(at as u16));
        }
    }

    /// Behind a call: what is promised of its result, if the function is none that tests it.
    pub(super) fn keep_call_result(&mut self, inst: Inst, data: &CallData) {
        let is_known = data.callee.as_const().is_some() && self.native(data).is_none();
        if !self.c.what.promises || is_known {
            return;
        }
        let promises = of_set(self.c, data.ret_attrs);
        let result = Operand::value(self.w.old.result(inst));
        self.keep(result, &promises, Promiser::CallResult);
        self.keep_metadata(inst, Promiser::CallResult);
    }

    /// In front of a `ret`: what the function promises of its result, and that it does return.
    pub(super) fn keep_result(&mut self, value: Operand) {
        if !self.c.what.promises {
            return;
        }
        let function = &self.c.m.funcs[self.func];
        let (ret, attrs) = (function.ret_attrs, function.attrs);
        let is_returned = |attr| attr == Attr::Returned;
        let returned = function
            .params
            .iter()
            .position(|param| self.c.m.attrs.all(param.attrs).any(is_returned));
        if self.c.m.attrs.all(attrs).any(|attr| attr == Attr::NoReturn) {
            self.break_here(Promise::NoReturn, Promiser::Function);
        }
        if value.is_missing() {
            return;
        }
        let promises = of_set(self.c, ret);
        self.keep(value, &promises, Promiser::Result);
        let Some(at) = returned else { return };
        let param = Operand::value(Value::new(at));
        let types = [param, value].map(|operand| self.type_of(operand));
        let is_pointer = self.c.is_pointer(types[0]);
        if types[0] != types[1] || !is_pointer && self.c.m.types.int_width(types[0]).is_none() {
            return;
        }
        let [a, b] = [param, value].map(|operand| match is_pointer {
            true => self.address(operand),
            false => operand,
        });
        let differs = self.icmp(ICmpCond::Ne, [a, b]);
        let zero = self.number(0);
        let by = Promiser::Param(at as u16);
        self.break_if(differs, value, zero, Promise::Returned, by);
    }

    /// Behind a load or call: what its metadata promises of what it gives.
    pub(super) fn keep_metadata(&mut self, inst: Inst, by: Promiser) {
        if !self.c.what.promises || self.w.old.attachments().is_empty() {
            return;
        }
        let result = Operand::value(self.w.old.result(inst));
        let rows = self.w.old.attachments();
        let start = rows.partition_point(|row| row.inst < inst);
        let rows: Vec<_> = rows[start..]
            .iter()
            .take_while(|row| row.inst == inst)
            .copied()
            .collect();
        for row in rows {
            let numbers = self.numbers_of(row.node);
            let kind = self.c.m.names.get(row.kind);
            let promise = match (kind, numbers.as_slice()) {
                (b"nonnull", _) => Of::Nonnull,
                (b"align", &[bytes]) if bytes.is_power_of_two() => Of::Align(bytes),
                (b"dereferenceable", &[bytes]) => Of::Dereferenceable(bytes, false),
                (b"dereferenceable_or_null", &[bytes]) => Of::Dereferenceable(bytes, true),
                (b"range", numbers) => Of::Range(
                    numbers
                        .chunks_exact(2)
                        .map(|pair| [pair[0], pair[1]])
                        .collect(),
                ),
                (b"noundef", _) => {
                    if self.c.what.values {
                        self.want_defined(result, Undefined::Load);
                    }
                    continue;
                }
                _ => continue,
            };
            self.keep(result, &[promise], by);
        }
    }

    /// The integers that a node of metadata lists.
    fn numbers_of(&self, node: MetadataId) -> Vec<u64> {
        let metadata = &self.c.m.metadata;
        let Metadata::Tuple { operands, .. } = metadata.get(node) else {
            return Vec::new();
        };
        let number = |id: MetadataId| {
            let Metadata::Constant(id) = metadata.get(id) else {
                return None;
            };
            self.c.const_index(id).map(|n| n as u64)
        };
        metadata.list(operands).filter_map(number).collect()
    }

    /// In front of an `assume`: its condition, and the bundles of operands that it has.
    pub(super) fn keep_assumption(&mut self, cond: Operand, bundles: List) {
        if !self.c.what.promises {
            return;
        }
        let yes = Operand::constant(self.c.m.consts.int(TypeId::I1, 1, 1));
        let not = self.binary(BinaryOp::Xor, TypeId::I1, [cond, yes]);
        let zero = self.number(0);
        self.break_if(not, cond, zero, Promise::Assumed, Promiser::Assume);
        let bundles: Vec<(Vec<u8>, Vec<Operand>)> = self
            .w
            .old
            .bundles(bundles)
            .map(|bundle| {
                let tag = self.c.m.names.get(bundle.tag).to_vec();
                (
                    tag,
                    bundle.operands.iter().map(|&word| Operand(word)).collect(),
                )
            })
            .collect();
        for (tag, operands) in bundles {
            let number = |f: &Self, at: usize| {
                let id = operands.get(at)?.as_const()?;
                u64::try_from(f.c.const_index(id)?).ok()
            };
            let promise = match (tag.as_slice(), operands.len(), number(self, 1)) {
                (b"nonnull", 1, _) => Of::Nonnull,
                (b"align", 2, Some(bytes)) if bytes.is_power_of_two() && bytes > 1 => {
                    Of::Align(bytes)
                }
                (b"dereferenceable", 2, Some(bytes)) => Of::Dereferenceable(bytes, false),
                _ => continue,
            };
            self.keep(operands[0], &[promise], Promiser::Assume);
        }
    }

    /// In front of an `unreachable`.
    pub(super) fn keep_unreachable(&mut self, inst: Inst) {
        if !self.c.what.promises {
            return;
        }
        let before = inst
            .0
            .checked_sub(1)
            .map(|before| self.w.old.insts[Inst(before)]);
        let promise = match before {
            Some(InstData::Call { call }) => {
                let data = self.w.old.calls[call];
                let is_noreturn =
                    |attrs| self.c.m.attrs.all(attrs).any(|attr| attr == Attr::NoReturn);
                let declared = self.declared(&data);
                // `llvm.trap` and its kin do not come back at all.
                match is_noreturn(data.fn_attrs) || declared.is_some_and(|f| is_noreturn(f.attrs)) {
                    true => Promise::NoReturn,
                    false => Promise::Unreachable,
                }
            }
            _ => Promise::Unreachable,
        };
        self.break_here(promise, Promiser::CallResult);
    }

    /// In front of a write by a pointer: whether the function, or the parameter that the pointer is made of, promises
    /// that there is none.
    pub(super) fn keep_quiet(&mut self, ptr: Operand) {
        if !self.c.what.promises || self.allocas.inside(ptr).is_some() {
            return;
        }
        if let Some(at) = self.param_of(ptr)
            && let Some(read_only) = self.c.promised.read_only.get(&self.func)
            && read_only.contains(&at)
        {
            return self.break_here(Promise::ReadOnly, Promiser::Param(at as u16));
        }
        if self.c.promised.is_quiet(self.func)
            && let Some(mark) = self.mark
        {
            let (address, owner) = (self.address(ptr), self.owner(ptr));
            self.call(Call::Quiet, &[address, owner, mark]);
        }
    }

    /// The parameter that a pointer is made of by arithmetic alone.
    fn param_of(&self, ptr: Operand) -> Option<u32> {
        let mut at = ptr.as_value()?;
        loop {
            let inst = match self.w.old.def(at) {
                ValueDef::Param(param) => return Some(param),
                ValueDef::Inst(inst) => inst,
            };
            let base = if let InstData::Gep { args, .. } = self.w.old.insts[inst] {
                self.w.old.operands(args).next()?
            } else if let InstData::Cast {
                op: CastOp::BitCast,
                arg,
                ..
            }
            | InstData::Freeze { arg } = self.w.old.insts[inst]
            {
                arg
            } else {
                return None;
            };
            at = base.as_value()?;
        }
    }
}
