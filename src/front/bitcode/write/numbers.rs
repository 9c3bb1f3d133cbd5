//! What has a number in a file: types, values, metadata, lists of attributes. All is numbered before
//! anything is written.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::super::use_order::{LeftOut, constants_of};
use super::metadata::MetadataNumbers;
use super::{WriteError, unsupported};
use crate::entity::Entity;
use crate::ir::body::{DebugRecord, RecordKind};
use crate::ir::constant::ConstTable;
use crate::ir::{
    AttrSet, Body, Const, ConstId, ConstOp, FuncId, Function, GlobalId, GlobalKind, InstData,
    MetadataId, Module, Name, Operand, Type, TypeId,
};
use crate::sort;

/// No number.
pub(super) const NONE: u32 = u32::MAX;

/// The types, in order of their numbers.
#[derive(Default)]
pub(super) struct TypeNumbers {
    pub rows: Vec<TypeId>,
    /// The numbers, by the ids.
    numbers: Vec<u32>,
    /// Whether pointers to something are written as `ptr`.
    opaque: bool,
}

/// The number of a type whose parts are being numbered.
const OPEN: u32 = u32::MAX - 1;

impl TypeNumbers {
    /// The type that is written for one.
    fn written(&self, m: &Module, ty: TypeId) -> TypeId {
        match m.types.get(ty) {
            Type::TypedPtr { space: 0, .. } if self.opaque => TypeId::PTR,
            Type::TypedPtr { space, .. } if self.opaque => {
                m.types.find(Type::Ptr { space }).unwrap_or(ty)
            }
            // A name of what is no struct is only an abbreviation.
            Type::Named(id) => match m.types.named[id].body.map(|body| m.types.get(body)) {
                Some(Type::Struct { .. }) | None => ty,
                Some(_) => match m.types.resolve(ty) {
                    resolved if resolved != ty => self.written(m, resolved),
                    same => same,
                },
            },
            _ => ty,
        }
    }

    /// The number of a type that has one.
    #[inline]
    pub(super) fn number(&self, m: &Module, ty: TypeId) -> u64 {
        match self.numbers.get(ty.index()) {
            Some(&number) if number < OPEN => number.into(),
            _ => {
                let ty = self.written(m, ty);
                self.numbers.get(ty.index()).copied().unwrap_or(0).into()
            }
        }
    }

    /// Numbers a type behind its parts.
    pub(super) fn add(&mut self, m: &Module, ty: TypeId) {
        enum Step {
            Begin(TypeId),
            /// All parts have numbers, or are named types that have this one for a part.
            End(TypeId),
            /// The second one is written in the place of the first.
            Written(TypeId, TypeId),
        }
        if self.numbers.len() <= ty.index() {
            self.numbers.resize(m.types.len().max(ty.index() + 1), NONE);
        }
        let mut work = vec![Step::Begin(ty)];
        while let Some(step) = work.pop() {
            match step {
                Step::Begin(ty) if self.numbers[ty.index()] != NONE => {}
                Step::Begin(ty) => {
                    let written = self.written(m, ty);
                    if written != ty {
                        work.extend([Step::Written(ty, written), Step::Begin(written)]);
                        continue;
                    }
                    if let Type::Named(_) = m.types.get(ty) {
                        // Its parts may have it for a part themselves.
                        self.numbers[ty.index()] = OPEN;
                    }
                    work.push(Step::End(ty));
                    let first = work.len();
                    parts(m, ty, |part| work.push(Step::Begin(part)));
                    work[first..].reverse();
                }
                // Another type may be met twice before its end.
                Step::End(ty) if self.numbers[ty.index()] < OPEN => {}
                Step::End(ty) => {
                    self.numbers[ty.index()] = self.rows.len() as u32;
                    self.rows.push(ty);
                }
                Step::Written(ty, written) => {
                    self.numbers[ty.index()] = self.numbers[written.index()];
                }
            }
        }
    }
}

/// The types that a type is made of.
fn parts(m: &Module, ty: TypeId, mut each: impl FnMut(TypeId)) {
    match m.types.get(ty) {
        Type::Named(id) => {
            if let Some(body) = m.types.named[id].body {
                parts(m, body, each);
            }
        }
        Type::Struct { fields, .. } => m.types.list(fields).iter().copied().for_each(each),
        Type::Array { elem, .. } | Type::Vector { elem, .. } => each(elem),
        Type::TypedPtr { pointee, .. } => each(pointee),
        Type::Function { ret, params, .. } => {
            each(ret);
            m.types.list(params).iter().copied().for_each(each);
        }
        Type::Target(id) => {
            let types = m.types.target_type(id).types;
            m.types.list(types).iter().copied().for_each(each);
        }
        _ => {}
    }
}

/// A constant that has a number: inline assembly is distinguished by the type of its function.
#[derive(Clone, Copy, Debug)]
pub(super) struct NumberedConstant {
    pub id: ConstId,
    pub ty: TypeId,
    /// How often it is used.
    uses: u32,
}

/// The constants, of the module and then of a function.
#[derive(Default)]
pub(super) struct ConstantNumbers {
    /// Their numbers among values, by their ids.
    numbers: Vec<u32>,
    /// Those of inline assembly.
    asm: FxHashMap<(ConstId, TypeId), u32>,
    /// In order of their numbers, the first of which is `first`.
    pub rows: Vec<NumberedConstant>,
    pub first: u32,
}

/// The attributes of a function or call.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct AttrList {
    pub function: AttrSet,
    pub ret: AttrSet,
    /// By the numbers of parameters.
    pub params: Vec<(u32, AttrSet)>,
}

/// The numbers of a module.
pub(super) struct ValueEnumerator<'m> {
    pub m: &'m Module,
    /// The constants of the module, and those that only files have.
    pub consts: ConstTable,
    pub types: TypeNumbers,
    /// The symbols in order of their numbers, and the numbers.
    pub symbols: Vec<GlobalId>,
    pub symbol_numbers: Vec<u32>,
    pub constants: ConstantNumbers,
    /// How many values the module has.
    module_values: u32,
    pub metadata: MetadataNumbers,
    pub lists: Vec<AttrList>,
    list_numbers: FxHashMap<AttrList, u32>,
    /// The kinds of attachments and the tags of bundles.
    pub kinds: Vec<Name>,
    pub tags: Vec<Name>,
    /// The address space of every `alloca` that says none.
    pub alloca_space: u32,
    /// `i32 1`: how many an `alloca` makes where it does not say it.
    one: ConstId,
    /// `i64 0` and `ptr null`: what a `ptrauth` has that leaves its last parts out.
    unsigned: [ConstId; 2],
}

impl<'m> ValueEnumerator<'m> {
    /// Numbers all of a module.
    pub(super) fn new(m: &'m Module) -> Result<ValueEnumerator<'m>, WriteError> {
        let mut consts = m.consts.clone();
        let one = consts.int(TypeId::I32, 32, 1);
        let unsigned = [
            consts.int(TypeId::I64, 64, 0),
            consts.intern(Const::Null(TypeId::PTR)),
        ];
        let mut numbers = ValueEnumerator {
            m,
            consts,
            alloca_space: m.target_layout().alloca_space,
            one,
            unsigned,
            types: TypeNumbers {
                opaque: m.opaque_pointers,
                ..TypeNumbers::default()
            },
            symbols: Vec::new(),
            symbol_numbers: vec![NONE; m.globals.len()],
            constants: ConstantNumbers::default(),
            module_values: 0,
            metadata: MetadataNumbers::default(),
            lists: Vec::new(),
            list_numbers: FxHashMap::default(),
            kinds: Vec::new(),
            tags: Vec::new(),
        };
        numbers.symbols()?;
        numbers.constants.first = numbers.symbols.len() as u32;
        numbers.symbol_constants()?;
        numbers.bodies()?;
        numbers.module_metadata()?;
        numbers.sort_constants();
        let constants = &numbers.constants;
        numbers.module_values = constants.first + constants.rows.len() as u32;
        Ok(numbers)
    }

    /// Variables, functions, aliases, ifuncs.
    fn symbols(&mut self) -> Result<(), WriteError> {
        let m = self.m;
        let mut order: Vec<GlobalId> = m.globals.keys().collect();
        let rank = |id: GlobalId| match m.globals[id].kind {
            GlobalKind::Variable { .. } => 0u32,
            GlobalKind::Function(_) => 1,
            GlobalKind::Undeclared | GlobalKind::Alias(_) => 2,
            GlobalKind::IFunc(_) => 3,
        };
        let functions = |id: GlobalId| match m.globals[id].kind {
            GlobalKind::Function(func) => func.0,
            _ => m.globals[id].span.start,
        };
        // They are in the order of their ids already.
        sort::by_number(&mut order, |&id| sort::pair(rank(id), functions(id)));
        for id in order {
            let global = &m.globals[id];
            // One name of an intrinsic may stand for several functions, which only calls tell apart.
            if global.kind == GlobalKind::Undeclared {
                let name = m.names.text(global.name);
                return Err(unsupported(&format!("`@{name}`, which is not declared")));
            }
            self.symbol_numbers[id.index()] = self.symbols.len() as u32;
            self.symbols.push(id);
            self.types.add(m, global.ty);
            self.types.add(m, global.ptr_ty);
        }
        Ok(())
    }

    fn symbol_constants(&mut self) -> Result<(), WriteError> {
        let m = self.m;
        for id in self.symbols.clone() {
            match m.globals[id].kind {
                GlobalKind::Variable {
                    init: Some(init), ..
                } => self.constant(init)?,
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => self.constant(target)?,
                GlobalKind::Function(func) => {
                    let function = &m.funcs[func];
                    // Only use-list orders need the `null`, which must not be the one `ptr` of
                    // a module with typed pointers.
                    let null = self.left_out().null;
                    constants_of(function, null)
                        .into_iter()
                        .filter(|&constant| constant != null || m.opaque_pointers)
                        .try_for_each(|constant| self.constant(constant))?;
                    self.function_attrs(function);
                }
                _ => {}
            }
            if let Some(extra) = m.extras.get(&id)
                && extra.attrs != AttrSet::EMPTY
            {
                self.add_list(AttrList {
                    function: extra.attrs,
                    ..AttrList::default()
                });
            }
        }
        Ok(())
    }

    /// The list of a function.
    pub(super) fn function_list(function: &Function) -> AttrList {
        let params = function.params.iter().enumerate();
        let params = params.filter(|(_, param)| param.attrs != AttrSet::EMPTY);
        AttrList {
            function: function.attrs,
            ret: function.ret_attrs,
            params: params.map(|(n, param)| (n as u32, param.attrs)).collect(),
        }
    }

    fn function_attrs(&mut self, function: &Function) {
        self.add_list(ValueEnumerator::function_list(function));
    }

    fn add_list(&mut self, list: AttrList) {
        if list == AttrList::default() || self.list_numbers.contains_key(&list) {
            return;
        }
        let sets = [list.function, list.ret].into_iter();
        for set in sets.chain(list.params.iter().map(|row| row.1)) {
            self.attr_types(set);
        }
        self.lists.push(list.clone());
        self.list_numbers.insert(list, self.lists.len() as u32);
    }

    fn attr_types(&mut self, set: AttrSet) {
        for attr in self.m.attrs.all(set) {
            if let Some(ty) = super::attrs::type_of(attr) {
                self.types.add(self.m, ty);
            }
        }
    }

    /// The number of a list: 0 for one of nothing.
    pub(super) fn list_number(&self, list: &AttrList) -> u64 {
        self.list_numbers.get(list).copied().unwrap_or(0).into()
    }

    /// What bodies need at the top level: types, attributes, metadata.
    fn bodies(&mut self) -> Result<(), WriteError> {
        let m = self.m;
        for function in m.funcs.values() {
            let Some(body) = &function.body else { continue };
            for &ty in body.types.values().as_slice() {
                self.types.add(m, ty);
            }
            for inst in body.insts.keys() {
                match body.insts[inst] {
                    InstData::Alloca { ty, .. } | InstData::Gep { source: ty, .. } => {
                        self.types.add(m, ty);
                    }
                    InstData::Call { call }
                    | InstData::Invoke { call, .. }
                    | InstData::CallBr { call, .. } => {
                        let call = &body.calls[call];
                        self.types.add(m, call.fn_ty);
                        self.add_list(call_list(body, call));
                        for bundle in body.bundles(call.bundles) {
                            if !self.tags.contains(&bundle.tag) {
                                self.tags.push(bundle.tag);
                            }
                        }
                    }
                    _ => {}
                }
                let mut constants = Vec::new();
                body.for_each_operand(inst, |operand| constants.extend(operand.as_const()));
                for id in constants {
                    match self.consts.get(id) {
                        Const::Metadata(id) => self.add_metadata(id)?,
                        _ => self.constant_types(id),
                    }
                }
            }
            for record in body.records() {
                if let Some(id) = constant_of(m, body, record) {
                    self.constant_types(id);
                }
            }
        }
        self.types.add(m, TypeId::I32);
        self.types.add(m, TypeId::METADATA);
        Ok(())
    }

    /// The types that a constant needs.
    fn constant_types(&mut self, id: ConstId) {
        if self.constants.numbers.len() < self.consts.len() {
            self.constants.numbers.resize(self.consts.len(), NONE);
        }
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            // Constants are shared by many instructions.
            let number = &mut self.constants.numbers[id.index()];
            if std::mem::replace(number, OPEN) != NONE {
                continue;
            }
            self.types.add(self.m, self.const_type(id));
            if let Const::Expr { source, .. } = self.consts.get(id) {
                self.types.add(self.m, source);
            }
            let first = work.len();
            self.parts(id, |part| work.push(part));
            work[first..].reverse();
        }
    }

    /// The type of a constant, of those too that only the file has.
    pub(super) fn const_type(&self, id: ConstId) -> TypeId {
        if id.index() < self.m.consts.len() {
            return self.m.const_type(id);
        }
        match self.consts.get(id) {
            Const::Int { ty, .. } | Const::Null(ty) => ty,
            _ => TypeId::I64,
        }
    }

    /// The constants that one is made of.
    pub(super) fn parts(&self, id: ConstId, mut each: impl FnMut(ConstId)) {
        match self.consts.get(id) {
            Const::Aggregate { elems, .. } if !self.is_data(id) => {
                self.consts.list(elems).for_each(each);
            }
            Const::Splat { elem, .. } if !self.is_data(id) => each(elem),
            Const::Expr { op, args, .. } => {
                self.expr_parts(op, self.consts.list(args))
                    .into_iter()
                    .for_each(each);
            }
            _ => {}
        }
    }

    /// The operands of a constant expression, those that may be left out included.
    pub(super) fn expr_parts(
        &self,
        op: ConstOp,
        args: impl Iterator<Item = ConstId>,
    ) -> SmallVec<[ConstId; 8]> {
        let mut parts: SmallVec<[ConstId; 8]> = args.collect();
        if op == ConstOp::PtrAuth {
            let left_out = self
                .unsigned
                .into_iter()
                .skip(parts.len().saturating_sub(2));
            parts.extend(left_out);
        }
        parts
    }

    /// Whether a constant is written as its numbers and not as those of its elements.
    pub(super) fn is_data(&self, id: ConstId) -> bool {
        let plain = |id: ConstId| match self.consts.get(id) {
            Const::Int { ty, .. } => matches!(self.m.types.int_width(ty), Some(8 | 16 | 32 | 64)),
            Const::Float { .. } => true,
            _ => false,
        };
        match self.consts.get(id) {
            Const::Splat { elem, .. } => plain(elem),
            Const::Aggregate { ty, elems } => {
                let sequence = matches!(
                    self.m.types.resolved(ty),
                    Type::Array { .. } | Type::Vector { .. }
                );
                sequence && self.consts.list(elems).len() > 0 && self.consts.list(elems).all(plain)
            }
            _ => false,
        }
    }

    /// Numbers inline assembly that is called as a function of this type.
    fn assembly(&mut self, id: ConstId, ty: TypeId) {
        if let Entry::Vacant(entry) = self.constants.asm.entry((id, ty)) {
            entry.insert(NONE);
            self.constants
                .rows
                .push(NumberedConstant { id, ty, uses: 1 });
        }
    }

    /// Numbers a constant of the module, behind those that it is made of.
    pub(super) fn constant(&mut self, id: ConstId) -> Result<(), WriteError> {
        enum Step {
            Begin(ConstId),
            /// All parts have numbers.
            End(ConstId),
        }
        if self.constants.numbers.len() < self.consts.len() {
            self.constants.numbers.resize(self.consts.len(), NONE);
        }
        let mut work = vec![Step::Begin(id)];
        while let Some(step) = work.pop() {
            match step {
                Step::Begin(id) => {
                    if let Const::Global(_) | Const::Metadata(_) = self.consts.get(id) {
                        continue;
                    }
                    let number = self.constants.numbers[id.index()];
                    if number < OPEN {
                        // Until they are sorted, numbers are those of rows.
                        let row = self.constants.rows.get_mut(number as usize);
                        if let Some(row) = row.filter(|row| row.id == id) {
                            row.uses += 1;
                        }
                        continue;
                    }
                    work.push(Step::End(id));
                    let first = work.len();
                    self.parts(id, |part| work.push(Step::Begin(part)));
                    work[first..].reverse();
                }
                Step::End(id) => {
                    let ty = self.const_type(id);
                    self.types.add(self.m, ty);
                    if let Const::Expr { op, source, .. } = self.consts.get(id) {
                        self.types.add(self.m, source);
                        if let ConstOp::ExtractValue | ConstOp::InsertValue = op {
                            let what = "`extractvalue` or `insertvalue` of constants";
                            return Err(unsupported(what));
                        }
                    }
                    self.constants.numbers[id.index()] = self.constants.rows.len() as u32;
                    self.constants
                        .rows
                        .push(NumberedConstant { id, ty, uses: 1 });
                }
            }
        }
        Ok(())
    }

    /// Gives the constants that were added last their numbers: those of a type stand together, and
    /// those that are used often have numbers that are near.
    fn sort_constants(&mut self) {
        let ValueEnumerator {
            m,
            constants,
            types,
            ..
        } = self;
        let is_other = |ty: TypeId| {
            let scalar = m.types.element(ty).unwrap_or(ty);
            !matches!(m.types.resolved(scalar), Type::Int(_))
        };
        sort::by_number(&mut constants.rows, |row| {
            let group = u64::from(is_other(row.ty)) << 63 | types.number(m, row.ty);
            sort::pair(group, u32::MAX - row.uses)
        });
        for (n, row) in constants.rows.iter().enumerate() {
            let number = constants.first + n as u32;
            match constants.asm.get_mut(&(row.id, row.ty)) {
                Some(asm) => *asm = number,
                None => constants.numbers[row.id.index()] = number,
            }
        }
    }

    /// Numbers the constants of a body that the module has not. Values of the module and the
    /// parameters come first.
    pub(super) fn enter(&mut self, body: &Body) -> Result<(), WriteError> {
        let module = self.values();
        let constants = ConstantNumbers {
            numbers: std::mem::take(&mut self.constants.numbers),
            asm: FxHashMap::default(),
            rows: Vec::new(),
            first: module + body.param_count,
        };
        self.constants = constants;
        for inst in body.insts.keys() {
            let callee = match body.insts[inst] {
                InstData::Call { call }
                | InstData::Invoke { call, .. }
                | InstData::CallBr { call, .. } => Some(&body.calls[call]),
                InstData::Alloca { count, .. } if count.is_missing() => {
                    self.local(self.one, module)?;
                    None
                }
                _ => None,
            };
            let mut operands: SmallVec<[ConstId; 8]> = SmallVec::new();
            body.for_each_operand(inst, |operand| operands.extend(operand.as_const()));
            if let InstData::Switch { targets, .. } = body.insts[inst] {
                let words = body.pool.get(targets).get(1..).unwrap_or(&[]);
                operands.extend(words.chunks_exact(2).map(|pair| ConstId(pair[0])));
            }
            for id in operands {
                match (callee, self.consts.get(id)) {
                    (Some(call), Const::InlineAsm { .. }) => self.assembly(id, call.fn_ty),
                    _ => self.local(id, module)?,
                }
            }
        }
        for record in body.records() {
            if let Some(id) = constant_of(self.m, body, record) {
                self.local(id, module)?;
            }
        }
        self.sort_constants();
        Ok(())
    }

    /// Numbers a constant of a body, unless the module has it.
    fn local(&mut self, id: ConstId, module: u32) -> Result<(), WriteError> {
        match self.constants.numbers.get(id.index()) {
            // Those of rows are below the module's, so that a row says which it is.
            Some(&number) if number < module && !self.is_row(id, number) => Ok(()),
            _ => self.constant(id),
        }
    }

    fn is_row(&self, id: ConstId, number: u32) -> bool {
        let row = self.constants.rows.get(number as usize);
        row.is_some_and(|row| row.id == id)
    }

    /// Forgets the constants of a body.
    pub(super) fn leave(&mut self) {
        for row in std::mem::take(&mut self.constants.rows) {
            if let Some(number) = self.constants.numbers.get_mut(row.id.index()) {
                *number = NONE;
            }
        }
        self.constants.asm.clear();
    }

    /// `i32 1`
    pub(super) fn one(&self) -> ConstId {
        self.one
    }

    /// The constants that a module may leave out.
    pub(super) fn left_out(&self) -> LeftOut {
        let [zero, null] = self.unsigned;
        LeftOut {
            one: self.one,
            zero,
            null,
        }
    }

    /// How many values the module has.
    pub(super) fn values(&self) -> u32 {
        self.module_values
    }

    /// The number of a constant.
    #[inline]
    pub(super) fn const_number(&self, id: ConstId) -> Result<u32, WriteError> {
        let number = match self.consts.get(id) {
            Const::Global(symbol) => self.symbol_numbers[symbol.index()],
            _ => self
                .constants
                .numbers
                .get(id.index())
                .copied()
                .unwrap_or(NONE),
        };
        match number < OPEN {
            true => Ok(number),
            false => Err(unsupported("a constant where LLVM has none")),
        }
    }

    /// The number of inline assembly that is called as a function of a type.
    pub(super) fn asm_number(&self, id: ConstId, ty: TypeId) -> Result<u32, WriteError> {
        let number = self.constants.asm.get(&(id, ty)).copied();
        number.ok_or_else(|| unsupported("inline assembly that is not called"))
    }

    /// The number of a kind of attachment.
    pub(super) fn kind(&self, kind: Name) -> u64 {
        let place = self.kinds.iter().position(|&known| known == kind);
        place.unwrap_or(0) as u64
    }

    /// The functions with bodies, in order.
    pub(super) fn defined(&self) -> Vec<FuncId> {
        let m = self.m;
        let defined = m
            .funcs
            .iter()
            .filter(|(_, function)| function.body.is_some());
        defined.map(|(id, _)| id).collect()
    }
}

/// The list of a call.
pub(super) fn call_list(body: &Body, call: &crate::ir::body::CallData) -> AttrList {
    let sets = body.pool.get(call.arg_attrs).iter().enumerate();
    let sets = sets.filter(|(_, set)| **set != AttrSet::EMPTY.0);
    AttrList {
        function: call.fn_attrs,
        ret: call.ret_attrs,
        params: sets.map(|(n, &set)| (n as u32, AttrSet(set))).collect(),
    }
}

/// The constant that a debug record says a variable is, which it names by its number.
pub(super) fn constant_of(m: &Module, body: &Body, record: &DebugRecord) -> Option<ConstId> {
    let &value = body.pool.get(record.operands).first()?;
    let constant = m.metadata.as_constant(MetadataId(value))?;
    (record.kind == RecordKind::Value).then_some(constant)
}

/// The type of an operand; `void` where it is missing.
pub(super) fn operand_type(m: &Module, body: &Body, operand: Operand) -> TypeId {
    m.operand_type(body, operand).unwrap_or(TypeId::VOID)
}
