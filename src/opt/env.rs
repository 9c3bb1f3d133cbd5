//! What passes ask about the program that a function is a part of.

use std::cell::RefCell;

use super::UsualArg;
use super::estimate::least_size;
use super::library::LibraryFunction;
use crate::ir::attr::Attr;
use crate::ir::global::Linkage;
use crate::ir::{self, ConstId, FuncId, GlobalId, GlobalKind, Module, OperandKind, Type};
use crate::lir::{self, InstData, Origin, SymbolId, Target};
use crate::lower::constant::{Evaluator, Memo, Unlinked};
use crate::lower::{Lowerer, ModuleInfo};

/// Answers what passes ask. Whoever knows nothing says nothing: the answers given here always
/// hold.
pub trait Env {
    /// Whether calls of a symbol can be left out where their results are not used.
    fn is_removable(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether calls of a symbol neither read nor write memory, and always come back: each gives the same for
    /// the same arguments.
    fn is_pure(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether what may trap has to be left where it is, its results used or not: for those who look
    /// for mistakes of a program.
    fn keeps_traps(&self) -> bool {
        false
    }

    /// Whether a symbol is data that is never written to.
    fn is_constant(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// What a load of so many bytes, from a number of bytes behind a symbol on, always gives.
    fn initial(&self, _symbol: SymbolId, _offset: i64, _size: u32) -> Option<Initial> {
        None
    }

    /// How many bytes a variable of known contents takes.
    fn size(&self, _symbol: SymbolId) -> Option<u64> {
        None
    }

    /// The function of the C library that calls of a symbol are sure to reach.
    fn library(&self, _symbol: SymbolId) -> Option<LibraryFunction> {
        None
    }

    /// Whether a symbol is a function, which can be called by it.
    fn is_function(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether a symbol is data that is accessed by it alone: no pointer that was loaded or passed points there.
    fn is_unexposed(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether a symbol is data that shares no byte with any other such symbol.
    fn is_distinct(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// What the processor has for vectors.
    fn vectors(&self) -> Vectors {
        Vectors::default()
    }

    /// The symbol of the function that an indirect call has nearly always called so far: the call that came from an
    /// instruction of the function with a symbol, or without one of that which is compiled.
    fn usual_target(&self, _caller: Option<SymbolId>, _inst: Origin) -> Option<SymbolId> {
        None
    }

    /// What all calls of a function pass to it that are seen in its module; others may pass what they like.
    fn usual_args(&self, _symbol: SymbolId) -> &[UsualArg] {
        &[]
    }

    /// The symbol of the definition that calls of a symbol are sure to reach.
    fn definition(&self, _symbol: SymbolId) -> Option<SymbolId> {
        None
    }

    /// Whether a symbol is a function of the program that there is no [`definition`](Self::definition) of now, but
    /// may be later: its calls hardly matter so far.
    fn may_be_defined(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// How much it is wished that the function that has a symbol of its own
    /// ([`definition`](Self::definition)) is inlined, if it may be.
    fn inlining(&self, _symbol: SymbolId) -> Option<Inlining> {
        None
    }

    /// Makes `out` the body of such a function, as it was lowered; returns whether it could.
    fn body(&self, _symbol: SymbolId, _out: &mut lir::Function) -> bool {
        false
    }
}

/// Whether an instruction is a call that neither reads nor writes memory, and always comes back.
pub(super) fn is_pure_call(func: &lir::Function, data: InstData, env: &dyn Env) -> bool {
    let InstData::Call { callee, .. } = data else {
        return false;
    };
    match func.callees[callee].target {
        Target::Libcall(libcall) => libcall.is_pure(),
        Target::Symbol(symbol) => env.is_pure(symbol),
    }
}

/// What the processor has for lanes, beside SSE2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Vectors {
    pub sse41: bool,
    pub sse42: bool,
    pub avx2: bool,
}

/// What memory holds that nothing ever writes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initial {
    /// These bits.
    Bits(u128),
    /// The address of a symbol, and bytes behind it.
    Address(SymbolId, i32),
}

/// How much it is wished that a function is inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inlining {
    /// Where it pays.
    Normal,
    /// Where it pays. It calls an address, perhaps one that it is given: as [`Hinted`](Self::Hinted) where that is
    /// a function's.
    Calling,
    /// `inlinehint`
    Hinted,
    /// `alwaysinline`
    Always,
}

impl Inlining {
    /// The most instructions of a function that is inlined: what takes the place of a call may cost so
    /// much more.
    pub(super) fn limit(self) -> u32 {
        match self {
            Inlining::Normal => 60,
            Inlining::Calling | Inlining::Hinted => 250,
            Inlining::Always => u32::MAX,
        }
    }
}

/// Tells [what an indirect call has called](Env::usual_target).
type UsualTarget<'a> = &'a dyn Fn(Option<SymbolId>, Origin) -> Option<SymbolId>;

/// A program that nothing is known of.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Env for Alone {}

/// A function that calls are sure to reach, as the module that is compiled sees it.
#[derive(Clone, Copy, Debug)]
pub struct Definition<'a> {
    /// Its module: that one, or another that it is linked with.
    pub module: &'a Module,
    /// The tables that the module's functions are lowered with.
    pub info: &'a ModuleInfo,
    /// The function.
    pub function: FuncId,
    /// What is added, modulo 2³², to the numbers of its module's symbols.
    pub offset: u32,
}

impl<'a> Definition<'a> {
    /// What calls of a symbol reach in a module that is linked with no other.
    pub fn alone(module: &'a Module, info: &'a ModuleInfo, symbol: SymbolId) -> Option<Self> {
        let global = module.globals.get(GlobalId(symbol.0))?;
        let GlobalKind::Function(function) = global.kind else {
            return None;
        };
        module.funcs[function].body.as_ref()?;
        Some(Definition {
            module,
            info,
            function,
            offset: 0,
        })
    }

    /// Its own symbol.
    fn symbol(&self) -> SymbolId {
        let global = self.module.funcs[self.function].global;
        SymbolId(global.0.wrapping_add(self.offset))
    }
}

/// What a module says by itself, whatever it is linked with.
pub struct ModuleEnv<'a, 'm> {
    module: &'m Module,
    info: Option<&'a ModuleInfo>,
    unwritten: &'a [GlobalId],
    unexposed: &'a [GlobalId],
    usual_args: &'a [UsualArg],
    evaluated: RefCell<Memo>,
    bodies: Option<BodySource<'a, 'm>>,
    may_be_defined: Option<&'a dyn Fn(SymbolId) -> bool>,
    is_library: Option<&'a dyn Fn(SymbolId, LibraryFunction) -> bool>,
    usual_target: Option<UsualTarget<'a>>,
    vectors: Vectors,
    keeps_traps: bool,
    is_metered: bool,
}

/// Where the bodies of functions come from.
struct BodySource<'a, 'm> {
    lowerer: RefCell<&'a mut Lowerer>,
    definition: &'a dyn Fn(SymbolId) -> Option<Definition<'m>>,
}

impl std::fmt::Debug for BodySource<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BodySource").finish_non_exhaustive()
    }
}

impl<'a, 'm> ModuleEnv<'a, 'm> {
    /// What `module` says.
    pub fn new(module: &'m Module) -> ModuleEnv<'a, 'm> {
        ModuleEnv {
            module,
            info: None,
            unwritten: &[],
            unexposed: &[],
            usual_args: &[],
            evaluated: RefCell::default(),
            bodies: None,
            may_be_defined: None,
            is_library: None,
            usual_target: None,
            vectors: Vectors::default(),
            keeps_traps: false,
            is_metered: false,
        }
    }

    /// The same, where functions take fuel for what they run, or do not: if they do, all calls are made, so
    /// that what is taken is the same on all engines.
    pub fn metered(mut self, is_metered: bool) -> ModuleEnv<'a, 'm> {
        self.is_metered = is_metered;
        self
    }

    /// The same, where no trap may be lost.
    pub fn keeping_traps(mut self) -> ModuleEnv<'a, 'm> {
        self.keeps_traps = true;
        self
    }

    /// The same, with the values of constants; these are the tables of the module.
    pub fn with_constants(mut self, info: &'a ModuleInfo) -> ModuleEnv<'a, 'm> {
        self.info = Some(info);
        self
    }

    /// The same, where nothing writes these [variables](super::OwnVariables::unwritten), which are in order.
    pub fn with_unwritten(mut self, unwritten: &'a [GlobalId]) -> ModuleEnv<'a, 'm> {
        self.unwritten = unwritten;
        self
    }

    /// The same, where no pointer points to these [variables](super::OwnVariables::unexposed), which are in order.
    pub fn with_unexposed(mut self, unexposed: &'a [GlobalId]) -> ModuleEnv<'a, 'm> {
        self.unexposed = unexposed;
        self
    }

    /// The same, where calls pass [these](super::usual_args), which are in order.
    pub fn with_usual_args(mut self, usual_args: &'a [UsualArg]) -> ModuleEnv<'a, 'm> {
        self.usual_args = usual_args;
        self
    }

    /// The same, for a processor that has these.
    pub fn with_vectors(mut self, vectors: Vectors) -> ModuleEnv<'a, 'm> {
        self.vectors = vectors;
        self
    }

    /// The same, with the bodies of the functions that `definition` finds: those that calls of a
    /// symbol are sure to reach.
    pub fn with_bodies(
        mut self,
        lowerer: &'a mut Lowerer,
        definition: &'a dyn Fn(SymbolId) -> Option<Definition<'m>>,
    ) -> ModuleEnv<'a, 'm> {
        self.bodies = Some(BodySource {
            lowerer: RefCell::new(lowerer),
            definition,
        });
        self
    }

    /// The same, where `may_be_defined` tells which of the functions that `definition` does not find it may find later.
    pub fn with_later(mut self, may_be_defined: &'a dyn Fn(SymbolId) -> bool) -> ModuleEnv<'a, 'm> {
        self.may_be_defined = Some(may_be_defined);
        self
    }

    /// The same, where `is_library` tells whether calls of a symbol that has the name of a function
    /// of the C library are sure to reach that.
    pub fn with_library(
        mut self,
        is_library: &'a dyn Fn(SymbolId, LibraryFunction) -> bool,
    ) -> ModuleEnv<'a, 'm> {
        self.is_library = Some(is_library);
        self
    }

    /// The same, where `usual_target` tells what indirect calls have called so far.
    pub fn with_targets(mut self, usual_target: UsualTarget<'a>) -> ModuleEnv<'a, 'm> {
        self.usual_target = Some(usual_target);
        self
    }

    /// The function of the C library that a symbol is, if there is LIR for it.
    fn library_body(&self, symbol: SymbolId) -> Option<LibraryFunction> {
        self.library(symbol).filter(|known| known.has_body())
    }
}

/// The initializer of a variable, if it is sure to be what is there: no other module has another one that may
/// take its place, and nobody else writes it.
fn own_initializer(global: &ir::Global) -> Option<ConstId> {
    let GlobalKind::Variable { init, .. } = global.kind else {
        return None;
    };
    let is_own = matches!(
        global.linkage,
        Linkage::External
            | Linkage::Private
            | Linkage::Internal
            | Linkage::LinkOnceOdr
            | Linkage::WeakOdr
    );
    init.filter(|_| is_own && global.thread_local.is_none() && !global.externally_initialized)
}

/// Whether a function of a module may be inlined, as far as its attributes say.
pub fn may_be_inlined(module: &Module, info: &ModuleInfo, function: FuncId) -> bool {
    wish(module, info, &module.funcs[function]).is_some()
}

/// How much it is wished that a function is inlined, if it may be and can be small enough by what is written.
/// What was not read yet is taken to be as small as can be, so that only more functions are too large later.
fn inlining(module: &Module, info: &ModuleInfo, function: FuncId) -> Option<Inlining> {
    let function = &module.funcs[function];
    let body = function.body.as_ref()?;
    let wish = match wish(module, info, function)? {
        Inlining::Normal if may_call_param(module, function, body) => Inlining::Calling,
        wish => wish,
    };
    let limit = wish.limit();
    let fits = wish == Inlining::Always || least_size(module, info, body, limit) <= limit;
    fits.then_some(wish)
}

/// Whether a function that was read may take the place of its calls, as far as it was read with those that it calls.
pub fn can_be_inlined(module: &Module, info: &ModuleInfo, function: FuncId) -> bool {
    inlining(module, info, function).is_some()
}

/// How much a function's author wishes that it is inlined, if it may be.
fn wish(module: &Module, info: &ModuleInfo, function: &ir::Function) -> Option<Inlining> {
    let has = |word: &[u8]| has(module, function, word);
    match has(b"alwaysinline") {
        true => Some(Inlining::Always),
        false if has(b"naked") => None,
        // clang -O0 writes `noinline optnone` at every function, and means nothing by it.
        false if has(b"noinline") && !has(b"optnone") && !info.ignores_noinline => None,
        false if has(b"inlinehint") => Some(Inlining::Hinted),
        false => Some(Inlining::Normal),
    }
}

/// Whether a function has a pointer for a parameter, and calls an address that is not a constant.
fn may_call_param(module: &Module, function: &ir::Function, body: &ir::Body) -> bool {
    let mut params = function.params.iter();
    params.any(|param| module.types.is_pointer(param.ty))
        && body
            .calls
            .values()
            .any(|call| matches!(call.callee.kind(), OperandKind::Value(_)))
}

/// Whether a function has an attribute.
fn has(module: &Module, function: &ir::Function, word: &[u8]) -> bool {
    let name = module.names.find(word).map(Attr::Other);
    name.is_some_and(|attr| module.attrs.has(function.attrs, attr))
}

impl std::fmt::Debug for ModuleEnv<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ModuleEnv").finish_non_exhaustive()
    }
}

impl Env for ModuleEnv<'_, '_> {
    fn is_removable(&self, symbol: SymbolId) -> bool {
        !self.keeps_traps && self.is_pure(symbol)
    }

    /// Only declarations say so: what is known of a definition may be of its body, which may be replaced. What is
    /// given back on the stack of the x87, as some structures are, has to be taken from there.
    fn is_pure(&self, symbol: SymbolId) -> bool {
        let global = self.module.globals.get(GlobalId(symbol.0));
        let Some(GlobalKind::Function(function)) = global.map(|global| global.kind) else {
            return false;
        };
        let function = &self.module.funcs[function];
        let has = |word: &[u8]| has(self.module, function, word);
        let may_be_on_x87 = matches!(
            self.module.types.resolved(function.ret),
            Type::X86Fp80 | Type::Struct { .. } | Type::Array { .. }
        );
        !self.is_metered
            && !function.is_defined()
            && !may_be_on_x87
            && (has(b"memory(none)") || has(b"readnone"))
            && has(b"nounwind")
            && has(b"willreturn")
    }

    fn keeps_traps(&self) -> bool {
        self.keeps_traps
    }

    fn vectors(&self) -> Vectors {
        self.vectors
    }

    fn is_constant(&self, symbol: SymbolId) -> bool {
        let global = self.module.globals.get(GlobalId(symbol.0));
        global.is_some_and(|g| match g.kind {
            GlobalKind::Variable { constant, .. } => {
                constant || self.unwritten.binary_search(&GlobalId(symbol.0)).is_ok()
            }
            _ => false,
        })
    }

    fn initial(&self, symbol: SymbolId, offset: i64, size: u32) -> Option<Initial> {
        if !self.is_constant(symbol) {
            return None;
        }
        let mut evaluator = Evaluator {
            module: self.module,
            info: self.info?,
            environment: &Unlinked,
            memo: &mut self.evaluated.borrow_mut(),
        };
        let initializer = own_initializer(self.module.globals.get(GlobalId(symbol.0))?)?;
        let value = evaluator.load(initializer, u64::try_from(offset).ok()?, size)?;
        match (value.known(), value.plus, value.minus) {
            (Some(bits), ..) => Some(Initial::Bits(bits)),
            (None, Some(symbol), None) if size == 8 => {
                let offset = i32::try_from(value.offset as i64).ok()?;
                // Behind those of the module there are symbols of functions' blocks.
                let global = self.module.globals.get(GlobalId(symbol.0));
                let has_one = global.is_none_or(|global| global.thread_local.is_none());
                has_one.then_some(Initial::Address(symbol, offset))
            }
            _ => None,
        }
    }

    fn size(&self, symbol: SymbolId) -> Option<u64> {
        let initializer = own_initializer(self.module.globals.get(GlobalId(symbol.0))?)?;
        let ty = self.module.const_type(initializer);
        Some(self.info?.layout(self.module, ty)?.store_size)
    }

    fn library(&self, symbol: SymbolId) -> Option<LibraryFunction> {
        let is_library = self.is_library?;
        let global = self.module.globals.get(GlobalId(symbol.0))?;
        let GlobalKind::Function(function) = global.kind else {
            return None;
        };
        let known = LibraryFunction::find(self.module.names.get(global.name))?;
        let function = &self.module.funcs[function];
        let is_own = function.body.is_some() || has(self.module, function, b"nobuiltin");
        (!is_own && is_library(symbol, known)).then_some(known)
    }

    fn is_function(&self, symbol: SymbolId) -> bool {
        let global = self.module.globals.get(GlobalId(symbol.0));
        global.is_some_and(|global| matches!(global.kind, GlobalKind::Function(_)))
    }

    fn is_unexposed(&self, symbol: SymbolId) -> bool {
        self.unexposed.binary_search(&GlobalId(symbol.0)).is_ok()
    }

    fn is_distinct(&self, symbol: SymbolId) -> bool {
        // A declaration, or a definition that another may replace, can be an alias elsewhere.
        let global = self.module.globals.get(GlobalId(symbol.0));
        global.is_some_and(|global| {
            let defined = matches!(global.kind, GlobalKind::Variable { init: Some(_), .. });
            let own = matches!(
                global.linkage,
                Linkage::External | Linkage::Private | Linkage::Internal
            );
            defined && own
        })
    }

    fn usual_target(&self, caller: Option<SymbolId>, inst: Origin) -> Option<SymbolId> {
        self.usual_target?(caller, inst)
    }

    fn usual_args(&self, symbol: SymbolId) -> &[UsualArg] {
        let function = GlobalId(symbol.0);
        let from = self
            .usual_args
            .partition_point(|arg| arg.function < function);
        let behind = &self.usual_args[from..];
        let count = behind.partition_point(|arg| arg.function == function);
        &behind[..count]
    }

    fn definition(&self, symbol: SymbolId) -> Option<SymbolId> {
        if self.library_body(symbol).is_some() {
            return Some(symbol);
        }
        let found = (self.bodies.as_ref()?.definition)(symbol)?;
        Some(found.symbol())
    }

    fn may_be_defined(&self, symbol: SymbolId) -> bool {
        self.may_be_defined.is_some_and(|may_be| may_be(symbol))
    }

    fn inlining(&self, symbol: SymbolId) -> Option<Inlining> {
        if self.library_body(symbol).is_some() {
            return Some(Inlining::Normal);
        }
        let bodies = self.bodies.as_ref()?;
        let found = (bodies.definition)(symbol)?;
        inlining(found.module, found.info, found.function)
    }

    fn body(&self, symbol: SymbolId, out: &mut lir::Function) -> bool {
        if let Some(known) = self.library_body(symbol) {
            let body = known.body(symbol);
            return body.map(|body| *out = body).is_some();
        }
        let Some(bodies) = &self.bodies else {
            return false;
        };
        let Some(found) = (bodies.definition)(symbol) else {
            return false;
        };
        let mut lowerer = bodies.lowerer.borrow_mut();
        let lowered = lowerer.lower_into(found.module, found.info, found.function, out);
        out.move_symbols(found.offset);
        lowered.is_ok()
    }
}
