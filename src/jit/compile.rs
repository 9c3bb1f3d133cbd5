//! The whole way of one function, from what was written to what can be called.
//!
//! ```text
//!             ┌──baseline──► bytes and relocations ──publish──► machine code
//!   ir ──lower──► lir
//!             └──flatten───► bytecode
//! ```
//!
//! Relies on: a verified module whose program is linked, so that all addresses are final.
//! Promises: the code is complete and known to the registry before its address is returned.

use super::assembly;
use super::catch;
use super::cells::EntryState;
use super::engine::{Engine, EngineKind, GroupModule, ModuleGroup, Options};
use super::kept::Kept;
use super::linked_address::{COUNTING, Symbols};
use super::optimized::Optimized;
use super::prepared::View;
use super::publish::{Facts, publish};
use super::stack_maps;
use super::tier::points::Points;
use super::tier::{enter, leave};
use crate::analysis::Graph;
use crate::diag::Diagnostic;
use crate::interp;
use crate::ir::{self, FuncId, Linkage, Module};
use crate::lir::{self, Block, Origin, SymbolId};
use crate::lower::Lowerer;
use crate::opt::{self, Definition, Level, ModuleEnv, Optimizer, Pass, Vectors};
use crate::runtime::{FuncIndex, ResolvedSymbol};
use crate::x64::baseline::Baseline;
use crate::x64::baseline::count::HeaderState;
use crate::x64::reloc::Code;
use crate::x64::{Optimizing, Times};
use std::sync::atomic::Ordering;

/// How much work goes into the code of a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tier {
    /// As little as can be: it may be run only once.
    Baseline,
    /// As little, but with counters, so that [`Opt`](Self::Opt) can take its place.
    Counting,
    /// All there is.
    Opt,
    /// All there is, for what a call that is under way has yet to do from a loop header on.
    Enter(Block),
}

/// The stages, with the memory that each keeps from one function to the next.
pub(super) struct Compiler {
    lowerer: Lowerer,
    lir: lir::Function,
    /// The other one of two, where one is made from the other.
    spare: lir::Function,
    optimizer: Optimizer,
    baseline: Baseline,
    optimizing: Optimizing,
    code: Code,
    /// Whether the function runs and has not left a loop yet, so that nobody knows how often it calls what follows.
    pub(super) within_loop: bool,
    /// Whether tools want to know what code is of which instruction.
    wants_map: bool,
    /// Whether the module has calls of which there are stack maps.
    has_maps: bool,
    /// Whether code like this was made before, of less.
    pub(super) again: bool,
    /// What passes may use of the processor.
    vectors: Vectors,
    flow: Graph<Block>,
}

impl Compiler {
    /// Compilers for the processor that an engine knows.
    pub(super) fn new(options: &Options) -> Compiler {
        let features = options.features;
        let mut compiler = Compiler {
            lowerer: Lowerer::new(),
            lir: lir::Function::default(),
            spare: lir::Function::default(),
            optimizer: Optimizer::new(),
            baseline: Baseline::with(features),
            optimizing: Optimizing::with(features),
            code: Code::default(),
            within_loop: false,
            again: false,
            wants_map: false,
            has_maps: false,
            vectors: features.vectors(),
            flow: Graph::empty(),
        };
        compiler.lowerer.is_metered = options.limits.fuel.is_some();
        let wants_map = options.tools.want_lines() || options.keeps_map;
        compiler.wants_map = wants_map;
        compiler.lowerer.wants_homes = options.tools.debugs();
        compiler
    }

    /// Compiles a function of a program to machine code and publishes it.
    pub(super) fn compile(
        &mut self,
        engine: &Engine,
        group: &ModuleGroup,
        module: usize,
        function: FuncId,
        number: FuncIndex,
        tier: Tier,
    ) -> Result<*const u8, Box<Diagnostic>> {
        let unit = &group.modules[module];
        let symbols = Symbols {
            engine,
            group,
            table: &unit.symbols,
            function: number,
        };
        if !self.again
            && let Some(code) = find_kept(&symbols, module, function, tier)
        {
            return Ok(code);
        }
        let mut view = unit.module.view(function)?;
        self.map(view.info().has_stack_maps);
        if matches!(tier, Tier::Opt | Tier::Enter(_)) {
            let called = |caller: FuncId, inst: ir::Inst| {
                let caller = SymbolId(unit.module.ir.funcs[caller].global.0);
                let (of, callee) = usual_callee(&symbols, Some(caller), inst.0)?;
                std::ptr::eq(of, unit).then_some(callee)
            };
            let is_worth = |callee| is_worth_reading(engine, unit, callee);
            view.read_callees(function, is_worth, called);
        }
        let (ir, info) = (view.ir(), view.info());
        // There is no tier above, and calls of its own symbol are calls of this very function
        // unless another module's definition has won.
        let itself = SymbolId(ir.funcs[function].global.0);
        let replaceable = is_replaceable(engine, ir, function);
        let mine = !replaceable && unit.symbols.get(itself) == ResolvedSymbol::Function(number);
        let is_last_tier = mine && matches!(tier, Tier::Baseline | Tier::Opt);
        if matches!(tier, Tier::Opt | Tier::Enter(_)) {
            self.optimizer.keep(&unit.callees);
        }
        let may_follow = self.within_loop;
        let definition = |symbol| definition(engine, group, unit, &view, may_follow, symbol);
        let is_defined = |symbol| definition(symbol).is_some();
        let recalled = match mine && tier == Tier::Opt {
            true => self.optimizer.recall(itself, is_defined, &mut self.lir),
            false => None,
        };
        if recalled.is_none() {
            self.lowerer.lower_into(ir, info, function, &mut self.lir)?;
        }
        if replaceable {
            // Its calls of itself are calls of whatever has taken its place.
            self.lir.symbol = None;
        }
        let placed = assembly::place(engine, group, module, &mut self.lir);
        placed.map_err(|why| unsupported(ir, function, Origin::NONE, &why))?;
        match tier {
            Tier::Counting => {
                let size = unit.module.size(function);
                engine.start_counting(number, &unit.module, function);
                engine.charge_baseline(size);
                self.poll(engine);
            }
            Tier::Enter(header) => {
                self.leave(engine, &symbols, header).ok_or_else(|| {
                    let span = ir.funcs[function].span;
                    let message = "a loop cannot be entered";
                    Box::new(Diagnostic::error(Diagnostic::UNSUPPORTED, span, message))
                })?;
                self.lir.homes.clear();
                debug_assert_eq!(lir::verify(&self.lir), [], "entered:\n{}", self.lir);
            }
            Tier::Baseline => self.poll(engine),
            Tier::Opt => {}
        }
        self.optimizing.is_last_tier = is_last_tier;
        self.baseline.is_last_tier = is_last_tier;
        self.baseline.counting = (tier == Tier::Counting).then_some(COUNTING);
        let mut optimized = false;
        if matches!(tier, Tier::Opt | Tier::Enter(_)) {
            let may_be_defined = |symbol| may_be_defined(engine, group, unit, symbol);
            let is_library = |symbol, known| match unit.symbols.get(symbol) {
                ResolvedSymbol::Function(number) => group.is_library(number, known),
                ResolvedSymbol::Data(_) => false,
            };
            let usual_target = |caller, inst: Origin| usual_target(&symbols, caller, inst.0);
            let env = ModuleEnv::new(ir)
                .metered(self.lowerer.is_metered)
                .with_constants(info)
                .with_unwritten(&unit.module.own_variables().unwritten)
                .with_unexposed(&unit.module.own_variables().unexposed)
                .with_usual_args(unit.module.usual_args())
                .with_vectors(self.vectors)
                .with_bodies(&mut self.lowerer, &definition)
                .with_later(&may_be_defined)
                .with_library(&is_library)
                .with_targets(&usual_target);
            let lowered = recalled.unwrap_or(self.lir.insts.len());
            self.optimizer.cancelled.clone_from(group.background.gone());
            match recalled {
                Some(_) => self.optimizer.run_remaining(&mut self.lir, &env),
                None => self.optimizer.run(&mut self.lir, Level::Full, &env),
            }
            if group.background.gone().load(Ordering::Relaxed) {
                let what = "a function of a program that is gone";
                return Err(unsupported(ir, function, Origin::NONE, &what));
            }
            self.note_cold(group, unit, number, tier);
            // Those of what was inlined.
            let placed = assembly::place(engine, group, module, &mut self.lir);
            placed.map_err(|why| unsupported(ir, function, Origin::NONE, &why))?;
            self.poll(engine);
            self.optimizing.times = Times::default();
            let made = self
                .optimizing
                .compile(&mut self.lir, &symbols, &mut self.code);
            optimized = made.is_ok();
            let refused = made.as_ref().err().map(|why| {
                let name = ir.names.text(ir.globals[ir.funcs[function].global].name);
                format!("@{name}: {why}")
            });
            let mut sum = engine.lock_optimized();
            sum.ignores_noinline |= info.ignores_noinline;
            self.add_to(&mut sum, lowered, refused);
        }
        // What the optimizing compiler does not know is the baseline compiler's.
        let made = match optimized {
            true => Ok(()),
            false => self
                .baseline
                .compile(&mut self.lir, &symbols, &mut self.code),
        };
        made.map_err(|what| {
            let origin = self.lir.outermost(what.origin);
            unsupported(ir, function, origin, &what)
        })?;
        self.publish(&symbols, ir, function, tier)
    }

    /// Publishes the code that was made, and keeps it where that is asked for.
    fn publish(
        &mut self,
        symbols: &Symbols<'_>,
        ir: &Module,
        function: FuncId,
        tier: Tier,
    ) -> Result<*const u8, Box<Diagnostic>> {
        let Symbols {
            group,
            function: number,
            ..
        } = *symbols;
        let maps = match self.has_maps {
            true => stack_maps::find(&self.lir, &self.code),
            false => None,
        };
        let facts = Facts::finish(&self.lir, &mut self.code);
        let entered = matches!(tier, Tier::Enter(_));
        let is_plain = self.lir.stubs.is_empty() && !self.has_maps;
        let kept = group.kept.as_ref().filter(|_| is_plain);
        let bytes = kept.and_then(|_| Kept::record(&self.code, &facts));
        let code = publish(symbols, &mut self.code, facts, entered, &self.lir.homes)
            .ok_or_else(|| full(ir, function))?;
        if let Some(maps) = maps {
            group.stack_maps.add(maps, code as u64);
        }
        if let (Some(kept), Some(bytes)) = (kept, bytes) {
            kept.add(number.0 - group.first, tier, bytes);
        }
        Ok(code)
    }

    /// Has the compilers say where slots are, where there are stack maps or tools want to know it.
    fn map(&mut self, has_maps: bool) {
        self.has_maps = has_maps;
        self.baseline.wants_map = self.wants_map || has_maps;
        self.optimizing.wants_map = self.wants_map || has_maps;
    }

    /// Takes note of the callees that were left alone in code that may be made again.
    fn note_cold(&self, group: &ModuleGroup, unit: &GroupModule, number: FuncIndex, tier: Tier) {
        if tier == Tier::Opt && !self.again {
            let callees = self.optimizer.cold_callees().iter();
            let numbers = callees.filter_map(|&symbol| match unit.symbols.get(symbol) {
                ResolvedSymbol::Function(number) => Some(number),
                ResolvedSymbol::Data(_) => None,
            });
            group.tiers.note_cold(number, numbers.collect());
        }
    }

    /// Adds to a sum what was done with a function that was lowered to so many instructions, and was refused perhaps.
    fn add_to(&self, sum: &mut Optimized, lowered: usize, refused: Option<String>) {
        sum.add_passes(lowered, self.optimizer.spent());
        sum.stages += self.optimizing.times;
        match refused {
            None => {
                sum.functions += 1;
                sum.selected += self.optimizing.selected();
                sum.bytes += self.code.bytes.len();
            }
            Some(refused) => sum.add_refused(refused),
        }
    }

    /// Has the function look whether the program is to stop, where programs may be stopped.
    fn poll(&mut self, engine: &Engine) {
        if engine.options.limits.is_interruptible {
            self.flow.compute(&self.lir);
            lir::limits::poll(&mut self.lir, &self.flow);
        }
    }

    /// Makes `lir` the function that goes on at one of its headers, with what it finds of code that counts and
    /// is left there: that is compiled once more, to see where everything is. `None` if it cannot be left there.
    fn leave(&mut self, engine: &Engine, symbols: &Symbols<'_>, header: Block) -> Option<()> {
        let items = Points::find(&self.lir).at(header)?;
        self.spare.clone_from(&self.lir);
        let halves = self.lir.halve();
        self.poll(engine);
        self.baseline.is_last_tier = false;
        self.baseline.counting = Some(COUNTING);
        self.baseline.state = Some((header, HeaderState::default()));
        let made = self
            .baseline
            .compile(&mut self.lir, symbols, &mut self.code);
        let (_, state) = self.baseline.state.take()?;
        made.ok()?;
        let handed = leave::locate(&self.lir, &items, &halves, &state)?;
        enter::enter(&self.spare, header, &handed, &mut self.lir);
        Some(())
    }

    /// Makes the bytecode of a function of a program behind the passes of a level, or those that the engine is
    /// configured to run.
    pub(super) fn flatten(
        &mut self,
        engine: &Engine,
        group: &ModuleGroup,
        module: usize,
        function: FuncId,
        number: FuncIndex,
        level: Level,
    ) -> Result<interp::Bytecode, Box<Diagnostic>> {
        let unit = &group.modules[module];
        let view = unit.module.view(function)?;
        let (ir, info) = (view.ir(), view.info());
        self.lowerer.lower_into(ir, info, function, &mut self.lir)?;
        if is_replaceable(engine, ir, function) {
            self.lir.symbol = None;
        }
        match engine.options.passes {
            None => {
                let env = ModuleEnv::new(ir).with_constants(info).keeping_traps();
                let env = env.metered(self.lowerer.is_metered);
                self.optimizer.run(&mut self.lir, level, &env);
            }
            Some(passes) => {
                let definition = |symbol| definition(engine, group, unit, &view, false, symbol);
                let env = ModuleEnv::new(ir)
                    .metered(self.lowerer.is_metered)
                    .with_constants(info)
                    .with_vectors(self.vectors)
                    .with_bodies(&mut self.lowerer, &definition);
                let shown = &mut |_: &Pass, _: &lir::Function| {};
                self.optimizer.run_each(&mut self.lir, passes, &env, shown);
            }
        }
        let placed = assembly::place(engine, group, module, &mut self.lir);
        placed.map_err(|why| unsupported(ir, function, Origin::NONE, &why))?;
        self.poll(engine);
        let is_replaceable = |callee| {
            let definition = group.definition(callee);
            definition.is_some_and(|(of, id)| is_replaceable(engine, &of.module.ir, id))
        };
        let mut code = interp::flatten::flatten(&self.lir, number, &unit.symbols, &is_replaceable)
            .map_err(|what| unsupported(ir, function, what.origin, &what))?;
        // SAFETY: a program has them as long as its code.
        unsafe { code.set_limits(group.limits.as_ptr()) };
        if !self.lir.handlers.is_empty() {
            engine.unwinding.register_all();
            let symbols = Symbols {
                engine,
                group,
                table: &unit.symbols,
                function: number,
            };
            let address = catch::catchers(engine, group, &self.lir, &symbols);
            code.set_catchers(address.ok_or_else(|| full(ir, function))?);
        }
        Ok(code)
    }
}

impl std::fmt::Debug for Compiler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compiler").finish_non_exhaustive()
    }
}

/// Publishes the code of a function that is kept, if there is any. Where functions are to be compiled
/// again, one that was is not compiled as at first.
fn find_kept(
    symbols: &Symbols<'_>,
    module: usize,
    function: FuncId,
    tier: Tier,
) -> Option<*const u8> {
    let Symbols { engine, group, .. } = *symbols;
    let kept = group.kept.as_ref()?;
    if tier != Tier::Counting {
        return kept.publish(symbols, tier);
    }
    if let Some(code) = kept.publish(symbols, Tier::Opt) {
        group.is_best(symbols.function);
        return Some(code);
    }
    engine.start_counting(symbols.function, &group.modules[module].module, function);
    kept.publish(symbols, tier)
}

/// Whether the body of a function is worth reading so that it can be inlined. Where functions are
/// compiled by the best compiler at once, it is if it is small; else it is known by then which are
/// often called, and those that are have been read.
fn is_worth_reading(engine: &Engine, unit: &GroupModule, function: FuncId) -> bool {
    /// The larger ones are inlined only where their author insists.
    const LARGE: usize = 1500;
    let symbol = SymbolId(unit.module.ir.funcs[function].global.0);
    match unit.symbols.get(symbol) {
        ResolvedSymbol::Function(number) if engine.options.kind != EngineKind::Opt => {
            engine.entries.state(number) != EntryState::Uncompiled && engine.is_warm(number, false)
        }
        _ => unit.module.size(function) <= LARGE,
    }
}

/// Whether another function may take the place of this one.
pub(super) fn is_replaceable(engine: &Engine, ir: &Module, function: FuncId) -> bool {
    let linkage = ir.globals[ir.funcs[function].global].linkage;
    engine.options.is_replaceable && !matches!(linkage, Linkage::Private | Linkage::Internal)
}

/// What calls of a symbol reach, if a module of the program defines it and goes on doing so, and the calls matter:
/// those of what was never called so far, if `may_follow` says that they may. `view` is of the module that asks.
fn definition<'a>(
    engine: &Engine,
    group: &'a ModuleGroup,
    unit: &GroupModule,
    view: &'a View<'_>,
    may_follow: bool,
    symbol: SymbolId,
) -> Option<Definition<'a>> {
    let ResolvedSymbol::Function(number) = unit.symbols.get(symbol) else {
        return None;
    };
    let (of, function) = group.definition(number)?;
    let (module, info) = match std::ptr::eq(of, unit) {
        true => (view.ir(), view.info()),
        // Bodies that are read lazily are not inlined into other modules.
        false => (&of.module.ir, &of.module.info),
    };
    // One that was not read is asked for again, when it may be.
    module.funcs[function].body.as_ref()?;
    if is_replaceable(engine, module, function) || !engine.is_warm(number, may_follow) {
        return None;
    }
    Some(Definition {
        module,
        info,
        function,
        offset: unit.symbols.offset_of(&of.symbols),
    })
}

/// Whether calls of a symbol reach a function of the program that is not inlined as long as they hardly matter, but may
/// be later.
fn may_be_defined(
    engine: &Engine,
    group: &ModuleGroup,
    unit: &GroupModule,
    symbol: SymbolId,
) -> bool {
    let ResolvedSymbol::Function(number) = unit.symbols.get(symbol) else {
        return false;
    };
    let found = group.definition(number);
    found.is_some_and(|(of, function)| {
        let (module, info) = (&of.module.ir, &of.module.info);
        !is_replaceable(engine, module, function) && opt::may_be_inlined(module, info, function)
    })
}

/// The function of the program that an indirect call has nearly always called, as baseline code has noted it: an
/// instruction of the function with a symbol, or of the one that is compiled.
fn usual_callee<'a>(
    symbols: &Symbols<'a>,
    caller: Option<SymbolId>,
    inst: u32,
) -> Option<(&'a GroupModule, FuncId)> {
    let caller = match caller.map(|symbol| symbols.table.get(symbol)) {
        None => symbols.function,
        Some(ResolvedSymbol::Function(caller)) => caller,
        Some(ResolvedSymbol::Data(_)) => return None,
    };
    let callee = symbols.engine.entries.usual_target(caller, inst)?;
    symbols.group.definition(callee)
}

/// The symbol of that.
fn usual_target(symbols: &Symbols<'_>, caller: Option<SymbolId>, inst: u32) -> Option<SymbolId> {
    let (of, callee) = usual_callee(symbols, caller, inst)?;
    let symbol = of.module.ir.funcs[callee].global.0;
    Some(SymbolId(
        symbol.wrapping_add(symbols.table.offset_of(&of.symbols)),
    ))
}

/// What is said where there is no room for the code of a function.
fn full(ir: &Module, function: FuncId) -> Box<Diagnostic> {
    let span = ir.funcs[function].span;
    Box::new(Diagnostic::error(
        "out-of-memory",
        span,
        "the code memory is full",
    ))
}

/// What an engine cannot run, at the instruction where it stands.
fn unsupported(
    ir: &Module,
    function: FuncId,
    origin: Origin,
    what: &dyn std::fmt::Display,
) -> Box<Diagnostic> {
    let function = &ir.funcs[function];
    let body = function.body.as_ref();
    let inst = body.and_then(|body| body.spans.get(ir::Inst(origin.0)));
    let span = inst.copied().unwrap_or(function.span);
    Box::new(Diagnostic::error(
        Diagnostic::UNSUPPORTED,
        span,
        what.to_string(),
    ))
}
