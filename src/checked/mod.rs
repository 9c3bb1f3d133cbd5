//! Checked programs: the same module with tests in front of what the language may leave undefined.
//!
//! `check_module` makes a module of another one, in which each access to memory is tested to lie within the object that
//! its pointer was made of. The tests are instructions of `ir`, and calls of functions of `runtime/shadow`, which
//! decide what a short test cannot. So one meaning of a program serves checked and other ones: what is written here is
//! lowered, optimised and run as all else is, by every engine, and can be printed.
//!
//! Beside each pointer goes its *owner*: the address of the record of its object, in a value of its own. The owner of
//! what `getelementptr`, `select`, `phi` or a conversion of pointers makes is that of its operand. Owners go through
//! `alloca`s that only loads and stores know in `alloca`s of their own, through other memory in a plane beside it, and
//! through calls in the state of the thread. The owner of any other pointer is not known, and an access by it is judged
//! by its address alone.
//!
//! Relies on: a module that the verifier has passed. Promises: one that it would pass, in which each instruction has
//! the span of the one that it was made for. What needs no test has none: an access of known place and size to an
//! `alloca` or a variable, and one that an access before it in the same block has been tested for.

mod accesses;
mod allocas;
mod body;
mod calls;
mod planes;
mod poison;
mod promises;
mod rewrite;
mod values;

use std::sync::atomic::{AtomicU32, Ordering};

use rustc_hash::FxHashMap;

use crate::ir::inst::Align;
use crate::ir::{
    self, Attr, AttrSet, Const, ConstId, FuncId, GlobalId, GlobalKind, Inst, Layouts, Module, Name,
    TypeId, builder,
};
use crate::runtime::shadow::{self, Call, Effect, Ground, Record};
pub(crate) use body::Origins;
pub(crate) use poison::Poison;

/// What a number stands for by which the runtime knows a place of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Site {
    /// An instruction of the checked module.
    Inst(FuncId, Inst),
    /// A variable.
    Variable(GlobalId),
    /// A parameter, which is passed by value.
    Param(FuncId, u32),
    /// A value of the checked module.
    Value(FuncId, ir::Operand),
}

/// The places of a checked module that the runtime knows by numbers.
#[derive(Debug, Default)]
pub(crate) struct Sites {
    first: u32,
    rows: Vec<Site>,
    /// The names of local variables in the sources, where the module says them.
    names: FxHashMap<u32, Name>,
}

impl Sites {
    /// The place of a number, if it is one of this module's.
    pub(crate) fn get(&self, number: u32) -> Option<Site> {
        let row = number.checked_sub(self.first)?;
        self.rows.get(row as usize).copied()
    }

    /// The name in the sources of the local variable of a number.
    pub(crate) fn name(&self, number: u32) -> Option<Name> {
        self.names.get(&number).copied()
    }

    fn set(&mut self, number: u32, site: Site) {
        if let Some(row) = self.rows.get_mut((number - self.first) as usize) {
            *row = site;
        }
    }

    fn add(&mut self, site: Site) -> u32 {
        self.rows.push(site);
        self.first + (self.rows.len() - 1) as u32
    }
}

/// A variable of a checked module, which the runtime is to know when it has memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    /// Its symbol.
    pub global: GlobalId,
    /// The number of its record.
    pub record: u32,
    /// Its size in bytes.
    pub size: u64,
    /// Its number as a place.
    pub site: u32,
    /// Whether it may not be written.
    pub is_constant: bool,
}

/// How many constants are looked through for pointers. A constant may be part of others many times.
const MAX_INITIAL: u32 = 1 << 22;

/// A pointer that a variable begins with, and the record of what it points into.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InitialPointer {
    /// The symbol of the variable.
    pub global: GlobalId,
    /// How many bytes behind its start.
    pub offset: u64,
    /// The number of the record.
    pub owner: u32,
}

/// A module with tests.
#[derive(Debug)]
pub(crate) struct Checked {
    /// It.
    pub module: Module,
    /// Its places.
    pub sites: Sites,
    /// Its variables.
    pub variables: Vec<Variable>,
    /// What they begin with.
    pub pointers: Vec<InitialPointer>,
    /// What became of the instructions of each function.
    pub origins: FxHashMap<FuncId, Origins>,
}

/// Places have numbers that no other module of the process has; 0 is that of none.
static NEXT_SITE: AtomicU32 = AtomicU32::new(1);

/// Attributes that promise what is no longer true of functions that note owners.
const BROKEN_PROMISES: [&[u8]; 4] = [b"readnone", b"readonly", b"writeonly", b"speculatable"];

/// What functions are rewritten with.
struct Checker {
    m: Module,
    layouts: Layouts,
    calls: FxHashMap<&'static str, GlobalId>,
    sites: Sites,
    variables: Vec<Variable>,
    /// The owners of variables, by symbol.
    owners: FxHashMap<GlobalId, u64>,
    /// Where records and planes are.
    ground: Ground,
    /// The owner of pointers of which nothing is known.
    unknown: u64,
    /// The type of the shadow of each type, if it has one.
    shadow_types: Vec<Option<TypeId>>,
    what: Checks,
    /// What became of the instructions of each function.
    origins: FxHashMap<FuncId, Origins>,
    /// What functions promised before that was taken away.
    promised: promises::Promised,
}

/// What a program is tested for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checks {
    /// Whether accesses lie within living objects.
    pub memory: bool,
    /// Whether values are defined where they have to be.
    pub values: bool,
    /// Whether what attributes, metadata and assumptions promise is kept.
    pub promises: bool,
    /// Whether the program goes on behind what is found, where somebody is told of that: by
    /// [`Instance::on_finding`](crate::Instance::on_finding) or [`Sandbox::on_finding`](crate::Sandbox::on_finding).
    pub keep_going: bool,
}

impl Default for Checks {
    fn default() -> Self {
        Checks::NONE
    }
}

impl Checks {
    /// All that there is.
    pub const ALL: Checks = Checks {
        memory: true,
        values: true,
        promises: true,
        keep_going: false,
    };

    /// Nothing.
    pub const NONE: Checks = Checks {
        memory: false,
        values: false,
        promises: false,
        keep_going: false,
    };
}

/// The module with tests, to be looked at.
pub fn checked(module: &Module, what: Checks) -> Module {
    check_module(module, what, &mut shadow::ground()).module
}

/// The module with tests, which finds there what it is tested with.
pub(crate) fn check_module(module: &Module, what: Checks, ground: &mut Ground) -> Checked {
    let m = module.clone();
    let bodies = m.funcs.values().filter_map(|func| func.body.as_ref());
    let most = bodies.map(|body| body.insts.len()).sum::<usize>() + m.globals.len();
    // An instruction may have one for itself, and for each of its operands.
    let first = NEXT_SITE.fetch_add(8 * most as u32 + 1, Ordering::Relaxed);
    let mut checker = Checker {
        layouts: Layouts::new(&m.types),
        m,
        calls: FxHashMap::default(),
        sites: Sites {
            first,
            rows: Vec::new(),
            names: FxHashMap::default(),
        },
        variables: Vec::new(),
        owners: FxHashMap::default(),
        unknown: ground.unknown,
        ground: *ground,
        shadow_types: Vec::new(),
        what,
        origins: FxHashMap::default(),
        promised: promises::Promised::default(),
    };
    if what.values {
        values::make_shadow_types(&mut checker);
    }
    if what.promises {
        checker.promised = promises::Promised::find(&checker.m);
    }
    checker.break_promises();
    checker.variables();
    checker.declare();
    for func in checker.m.funcs.keys() {
        if let Some(body) = checker.m.funcs[func].body.take() {
            let body = match checker.is_naked(func) {
                true => body,
                false => rewrite::function(&mut checker, func, body),
            };
            checker.m.funcs[func].body = Some(body);
        }
    }
    // The bodies are others than those that a first look has seen.
    checker.m.outline = None;
    checker.m.use_lists.clear();
    *ground = checker.ground;
    Checked {
        pointers: checker.initial_pointers(),
        module: checker.m,
        sites: checker.sites,
        variables: checker.variables,
        origins: checker.origins,
    }
}

impl Checker {
    /// Takes away what functions promise about memory: they note owners now.
    fn break_promises(&mut self) {
        let Module { names, attrs, .. } = &mut self.m;
        let is_broken = |attr: &Attr| {
            let Attr::Other(name) = *attr else {
                return false;
            };
            let word = names.get(name);
            word.starts_with(b"memory(") || BROKEN_PROMISES.contains(&word)
        };
        attrs.rewrite(|attr| (!is_broken(&attr)).then_some(attr));
    }

    /// Gives each variable that is defined here a record.
    fn variables(&mut self) {
        for global in self.m.globals.keys() {
            let of = &self.m.globals[global];
            let GlobalKind::Variable {
                constant,
                init: Some(_),
            } = of.kind
            else {
                continue;
            };
            let name = self.m.names.get(of.name);
            // What each thread has for itself is found by its address; lists for the linker are put together by it.
            if of.thread_local.is_some() || name.starts_with(b"llvm.") || of.section.is_some() {
                continue;
            }
            let Some(layout) = self.layouts.of(&self.m.types, of.ty) else {
                continue;
            };
            let record = (self.ground.take)(&mut self.ground.taken);
            let address = self.ground.unknown + (u64::from(record) << Record::SIZE_LOG2);
            let site = self.sites.add(Site::Variable(global));
            self.owners.insert(global, address);
            let align = of.align.bytes().unwrap_or(layout.align).max(Record::ALIGN);
            let align = Align::new(align).unwrap_or(of.align);
            self.m.globals[global].align = align;
            self.variables.push(Variable {
                global,
                record,
                size: layout.alloc_size(),
                site,
                is_constant: constant,
            });
        }
    }

    /// The pointers into variables that variables begin with.
    fn initial_pointers(&self) -> Vec<InitialPointer> {
        let records: FxHashMap<GlobalId, u32> = self
            .variables
            .iter()
            .map(|variable| (variable.global, variable.record))
            .collect();
        let mut pointers = Vec::new();
        let mut open = Vec::new();
        let mut seen = 0;
        for &Variable { global, .. } in &self.variables {
            if let GlobalKind::Variable {
                init: Some(init), ..
            } = self.m.globals[global].kind
            {
                open.push((init, 0));
            }
            while let Some((constant, offset)) = open.pop() {
                seen += 1;
                if seen > MAX_INITIAL {
                    return pointers;
                }
                let Const::Aggregate { elems, .. } = self.m.consts.get(constant) else {
                    let owner = self.place_of(constant).and_then(|(to, _)| records.get(&to));
                    pointers.extend(owner.map(|&owner| InitialPointer {
                        global,
                        offset,
                        owner,
                    }));
                    continue;
                };
                let ty = self.m.const_type(constant);
                let parts = self.m.consts.lists.get(elems).iter().enumerate();
                open.extend(parts.filter_map(|(at, &part)| {
                    let inside = self.offset_of_part(ty, at as u64)?;
                    Some((ConstId(part), offset + inside))
                }));
            }
        }
        pointers
    }

    /// How far inside of a value of a type a part of it lies.
    fn offset_of_part(&self, ty: TypeId, at: u64) -> Option<u64> {
        let indices = [Some(0), i64::try_from(at).ok()];
        let offset = self.constant_offset(ty, indices.into_iter())?;
        u64::try_from(offset).ok()
    }

    /// Declares what tests call.
    fn declare(&mut self) {
        let mut word = |text: &[u8]| Attr::Other(self.m.names.intern(text));
        let [nounwind, cold, noreturn] =
            [b"nounwind".as_slice(), b"cold", b"noreturn"].map(&mut word);
        // What they write is nothing that the program reads.
        let quiet = word(b"memory(read)");
        for &call in Call::ALL {
            let helper = call.helper();
            let ty = |letter| match letter {
                'l' => TypeId::I64,
                'i' => TypeId::I32,
                'p' => TypeId::PTR,
                _ => TypeId::VOID,
            };
            let params: Vec<TypeId> = helper.params.chars().map(ty).collect();
            let result = ty(helper.result);
            let global = builder::declare(&mut self.m, helper.name, result, &params, false);
            let mut attrs = vec![nounwind];
            match helper.effect {
                Effect::Judges => attrs.push(quiet),
                Effect::Rare => attrs.extend([quiet, cold]),
                Effect::Ends if self.what.keep_going => attrs.extend([quiet, cold]),
                Effect::Ends => attrs.extend([quiet, cold, noreturn]),
                Effect::Changes => {}
            }
            if let GlobalKind::Function(func) = self.m.globals[global].kind {
                self.m.funcs[func].attrs = self.m.attrs.intern(&attrs);
            }
            self.calls.insert(helper.name, global);
        }
    }

    fn is_naked(&self, func: FuncId) -> bool {
        let naked = self.m.names.find(b"naked").map(Attr::Other);
        self.has_attr(self.m.funcs[func].attrs, naked)
    }

    fn has_attr(&self, set: AttrSet, attr: Option<Attr>) -> bool {
        attr.is_some_and(|attr| self.m.attrs.all(set).any(|has| has == attr))
    }

    /// Whether a type is that of pointers to usual memory.
    fn is_pointer(&self, ty: TypeId) -> bool {
        self.m.types.space(ty) == Some(0)
    }

    /// Whether values of a type are one number or pointer, or a vector of such.
    fn is_single(&self, ty: TypeId) -> bool {
        match self.m.types.resolved(ty) {
            ir::Type::Struct { .. } | ir::Type::Array { .. } => false,
            _ => self.is_pointer(ty) || values::shadow_type(self, ty).is_some(),
        }
    }

    /// Whether what is noted beside values of one type is also that of the other.
    fn is_alike(&self, a: TypeId, b: TypeId) -> bool {
        self.is_pointer(a) == self.is_pointer(b)
            && values::shadow_type(self, a) == values::shadow_type(self, b)
    }

    /// The size of a type in memory, without what pads it.
    fn store_size(&self, ty: TypeId) -> Option<u64> {
        Some(self.layouts.of(&self.m.types, ty)?.store_size)
    }

    fn alloc_size(&self, ty: TypeId) -> Option<u64> {
        Some(self.layouts.of(&self.m.types, ty)?.alloc_size())
    }

    /// An integer as a constant.
    fn number(&mut self, value: u64, bits: u32) -> ir::Operand {
        let ty = match bits {
            32 => TypeId::I32,
            _ => TypeId::I64,
        };
        ir::Operand::constant(self.m.consts.int(ty, bits, value))
    }

    /// The variable that a constant is an address in, and how many bytes behind its start.
    fn place_of(&self, constant: ir::ConstId) -> Option<(GlobalId, i64)> {
        let mut at = constant;
        let mut offset = 0i64;
        loop {
            match self.m.consts.get(at) {
                Const::Global(global) => return Some((global, offset)),
                Const::Expr {
                    op: ir::ConstOp::Cast(ir::CastOp::BitCast | ir::CastOp::AddrSpaceCast),
                    args,
                    ..
                } => at = self.m.consts.list(args).next()?,
                Const::Expr {
                    op: ir::ConstOp::Gep(_),
                    source,
                    args,
                    ..
                } => {
                    let mut args = self.m.consts.list(args);
                    at = args.next()?;
                    let indices = args.map(|arg| self.const_index(arg));
                    offset = offset.checked_add(self.constant_offset(source, indices)?)?;
                }
                Const::Int { .. }
                | Const::BigInt { .. }
                | Const::Float { .. }
                | Const::BigFloat { .. }
                | Const::Null(_)
                | Const::Zero(_)
                | Const::Undef(_)
                | Const::Poison(_)
                | Const::NoneToken
                | Const::Aggregate { .. }
                | Const::Splat { .. }
                | Const::Bytes { .. }
                | Const::BlockAddress { .. }
                | Const::DsoLocalEquivalent(_)
                | Const::NoCfi(_)
                | Const::Expr { .. }
                | Const::Metadata(_)
                | Const::InlineAsm { .. } => return None,
            }
        }
    }

    /// A constant as the index of a `getelementptr`.
    fn const_index(&self, constant: ir::ConstId) -> Option<i64> {
        match self.m.consts.get(constant) {
            Const::Int { ty, value } => {
                let unused = 64 - self.m.types.int_width(ty)?.min(64);
                Some(((value << unused) as i64) >> unused)
            }
            Const::Zero(_) => Some(0),
            Const::BigInt { .. }
            | Const::Float { .. }
            | Const::BigFloat { .. }
            | Const::Null(_)
            | Const::Undef(_)
            | Const::Poison(_)
            | Const::NoneToken
            | Const::Global(_)
            | Const::Aggregate { .. }
            | Const::Splat { .. }
            | Const::Bytes { .. }
            | Const::BlockAddress { .. }
            | Const::DsoLocalEquivalent(_)
            | Const::NoCfi(_)
            | Const::Expr { .. }
            | Const::Metadata(_)
            | Const::InlineAsm { .. } => None,
        }
    }

    /// How far a `getelementptr` with these indices leads; nothing where one is not known.
    fn constant_offset(
        &self,
        source: TypeId,
        indices: impl Iterator<Item = Option<i64>>,
    ) -> Option<i64> {
        let types = &self.m.types;
        let mut ty = source;
        let mut offset = 0i64;
        for (n, index) in indices.enumerate() {
            let index = index?;
            let step = match (n, types.resolved(ty)) {
                (0, _) => self.alloc_size(ty)?,
                (_, ir::Type::Array { elem, .. }) => {
                    ty = elem;
                    self.alloc_size(elem)?
                }
                (_, ir::Type::Vector { elem, .. }) => {
                    ty = elem;
                    self.store_size(elem)?
                }
                (_, ir::Type::Struct { fields, .. }) => {
                    let field = usize::try_from(index).ok()?;
                    let by = self.layouts.field_offset(types, ty, field)?;
                    ty = *types.list(fields).get(field)?;
                    offset = offset.checked_add(by as i64)?;
                    continue;
                }
                (
                    _,
                    ir::Type::Void
                    | ir::Type::Label
                    | ir::Type::Token
                    | ir::Type::Metadata
                    | ir::Type::X86Amx
                    | ir::Type::X86Mmx
                    | ir::Type::Target(_)
                    | ir::Type::Half
                    | ir::Type::BFloat
                    | ir::Type::Float
                    | ir::Type::Double
                    | ir::Type::X86Fp80
                    | ir::Type::Fp128
                    | ir::Type::PpcFp128
                    | ir::Type::Int(_)
                    | ir::Type::Ptr { .. }
                    | ir::Type::TypedPtr { .. }
                    | ir::Type::Function { .. }
                    | ir::Type::Named(_),
                ) => return None,
            };
            offset = offset.checked_add(index.checked_mul(step as i64)?)?;
        }
        Some(offset)
    }
}
