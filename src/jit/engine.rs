//! The engine: owns the code memory and the functions, and has a function compiled when it is
//! first called.
//!
//! An [`Engine`] is shared by all that runs in it. A [`Program`] is a group of modules that were
//! linked together; dropping it gives back its code, its data and the numbers of its functions.
//!
//! Relies on: verified modules. Promises: each function is compiled once, whichever threads call
//! it; what cannot be compiled ends the call with a trap that says why.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::fmt;
use std::io;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicI64, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock, Weak};
use std::time::{Duration, Instant};

use super::assembly;
use super::background::BackgroundThreads;
use super::border::Borders;
use super::bound;
use super::cache::Cache;
use super::cells::{Begin, EntryState, EntryTable, Ticket};
use super::closure::{HostClosure, HostThunk};
use super::compile::{Compiler, Tier};
use super::constant::Constants;
pub(crate) use super::failure::Failure;
use super::kept::Kept;
use super::limits::{ProgramLimits, Relations, Stops};
pub(super) use super::link::FunctionRow;
use super::link::{
    self, Destructors, Host, LinkContext, LinkError, Linked, MissingVariable, ModuleGlobal,
};
use super::memory::{CodeBlock, CodeMemory, DataBlock};
use super::optimized::Optimized;
pub(crate) use super::options::{EngineKind, Options};
use super::prepared::Prepared;
pub(crate) use super::program::{Object, Program};
use super::stack_maps::StackMaps;
use super::stubs::{Handlers, StubKind, Stubs};
use super::tier::TierStates;
use super::tier::{self, queue::Queue};
use super::unwind::{UnwindTables, unwinds};
use crate::diag::{Diagnostic, Span};
use crate::interp::{self, Bytecode, Callable, InterpEnv};
use crate::ir::{ConstId, FuncId};
use crate::opt::{Callees, Level, LibraryFunction};
use crate::runtime::activation::{self, CallError};
use crate::runtime::collectors;
use crate::runtime::critical;
use crate::runtime::fork;
use crate::runtime::handlers;
use crate::runtime::host;
use crate::runtime::host_stack;
use crate::runtime::libcalls;
use crate::runtime::limits::Limits;
use crate::runtime::registry::CodeRegistry;
use crate::runtime::signals::{Dispositions, OwnDispositions};
use crate::runtime::threads;
use crate::runtime::tls;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::TrapKind;
use crate::runtime::{EntryLayout, FuncIndex, SymbolTable};
use rustc_hash::FxHashSet;

/// The engine. See the head of this module.
pub(crate) struct Engine {
    pub(super) memory: Arc<CodeMemory>,
    pub(super) entries: EntryTable,
    pub(super) registry: CodeRegistry,
    pub(super) unwinding: UnwindTables,
    pub(super) options: Options,
    /// Where what is compiled is kept.
    pub cache: Option<Arc<Cache>>,
    /// The programs, by the number of their first function.
    pub(super) groups: RwLock<BTreeMap<u32, Arc<ModuleGroup>>>,
    /// Bytes of the code that is there before any program.
    own_code: usize,
    compile_nanos: AtomicU64,
    /// How often code of another program was published instead of compiling.
    pub(super) shared: AtomicUsize,
    /// What is to be compiled again.
    pub(super) queue: Queue,
    /// Instructions that were run and have not paid for compiling again.
    pub(super) credit: AtomicI64,
    /// Instructions of small functions that are yet compiled while the program waits.
    pub(super) at_once: AtomicI64,
    /// Instructions of which baseline code is yet made at no cost.
    pub(super) uncharged: AtomicI64,
    /// Code between programs and code of other conventions.
    pub(super) borders: Borders,
    optimized: Mutex<Optimized>,
    itself: Weak<Engine>,
    /// Compilers that are not at work.
    idle: Mutex<Vec<Box<Compiler>>>,
    /// What the stubs know of this engine: its address, as soon as it has one.
    context: Box<AtomicPtr<Engine>>,
}

/// Shown by what it has done.
impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("kind", &self.options.kind)
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}

/// The modules of a program.
pub(crate) struct ModuleGroup {
    /// The modules.
    pub modules: Vec<GroupModule>,
    /// The number of the first function.
    pub(super) first: u32,
    pub(super) functions: Vec<FunctionRow>,
    /// What is kept of its code.
    pub(super) kept: Option<Kept>,
    pub(super) constructors: Vec<u64>,
    pub(super) destructors: Destructors,
    missing: Vec<MissingVariable>,
    data: Mutex<Vec<DataBlock>>,
    /// The variables that this is the memory of, in the order of what their symbols are.
    pub(super) objects: Vec<ModuleGlobal>,
    pub(super) limits: ProgramLimits,
    pub(super) stops: Stops,
    pub(super) relations: Relations,
    thread_locals: Mutex<Vec<Arc<tls::TlsVariable>>>,
    /// Its code; `None` when it is gone. Held while code is published for it.
    code: Mutex<Option<Vec<CodeBlock>>>,
    /// Code of functions that were replaced, which threads may be in.
    pub(super) replaced: Mutex<Vec<CodeBlock>>,
    /// Its inline assembly.
    stubs: Mutex<assembly::Stubs>,
    bytecode: Mutex<Vec<Arc<Bytecode>>>,
    failures: Mutex<BTreeMap<u32, Failure>>,
    /// The better code that there is of it.
    pub(super) tiers: TierStates,
    /// What it has set for signals.
    pub(super) signals: OwnDispositions,
    /// Who compiles for it in threads of their own.
    pub(super) background: BackgroundThreads,
    /// Where values are at calls of its machine code.
    pub(super) stack_maps: StackMaps,
    /// The functions that signals' handlers may call.
    pub(super) ready: Mutex<FxHashSet<FuncIndex>>,
}

/// Shown by its modules.
impl fmt::Debug for ModuleGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let modules = self.modules.iter().map(|unit| &unit.module);
        f.debug_list().entries(modules).finish()
    }
}

/// A module of a program.
pub(crate) struct GroupModule {
    /// The module with its tables.
    pub module: Arc<Prepared>,
    /// Its symbols.
    pub symbols: SymbolTable,
    /// What the optimizer knows of functions by its symbols.
    pub callees: Arc<Callees>,
}

/// What an engine has done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Functions that were compiled, or taken from the code cache instead.
    pub compiled: usize,
    /// How often it was not necessary to compile, as another instance of the same modules had done so.
    pub shared: usize,
    /// Bytes of code in use, without what every engine has.
    pub code_bytes: usize,
    /// Time spent compiling, on all threads together.
    pub compile_time: Duration,
}

impl Engine {
    /// An engine without a cache.
    #[cfg(test)]
    pub(crate) fn new(options: Options) -> io::Result<Arc<Engine>> {
        Engine::with_cache(options, None)
    }

    /// Reserves code memory and makes an engine, with a cache for what is compiled if there is one. The tools
    /// of its options have been started.
    pub(crate) fn with_cache(
        mut options: Options,
        cache: Option<Arc<Cache>>,
    ) -> io::Result<Arc<Engine>> {
        let _section = critical::enter();
        options.call.interpreted = options.is_interpreted();
        options.call.frames = options.interp_stack();
        let memory = Arc::new(CodeMemory::new(options.window, !options.without_unwinding)?);
        let context = Box::new(AtomicPtr::new(ptr::null_mut()));
        let handlers = Handlers {
            context: (&raw const *context).cast(),
            resolve,
            interpret,
            leave: tier::leave_loop,
        };
        let stubs = Stubs::new(&memory, handlers).ok_or(io::ErrorKind::OutOfMemory)?;
        let engine = Arc::new_cyclic(|itself| Engine {
            queue: Queue::default(),
            credit: Engine::first_credit(options.tier),
            at_once: Engine::first_at_once(),
            uncharged: Engine::first_uncharged(),
            borders: Borders::default(),
            optimized: Mutex::default(),
            itself: itself.clone(),
            entries: EntryTable::new(memory.clone(), stubs),
            registry: CodeRegistry::new(),
            unwinding: UnwindTables::new(memory.clone()),
            own_code: memory.code_in_use(),
            memory,
            options,
            cache,
            groups: RwLock::default(),
            compile_nanos: AtomicU64::new(0),
            shared: AtomicUsize::new(0),
            idle: Mutex::default(),
            context,
        });
        let address = Arc::as_ptr(&engine).cast_mut();
        engine.context.store(address, Ordering::Release);
        for (code, written) in engine.entries.stubs().frames() {
            engine.unwinding.add(code.clone(), *written);
        }
        engine.notify_tools_of_stubs();
        engine.bind_libcalls().ok_or(io::ErrorKind::OutOfMemory)?;
        handlers::register(engine.weak());
        fork::register_child_handler(engine.weak());
        Ok(engine)
    }

    /// Links modules to a program, which may call those that it is linked with. Nothing is compiled or run. It shares
    /// its limits with the program `of` which it is to be a part.
    pub(crate) fn link(
        self: &Arc<Self>,
        modules: Vec<Arc<Prepared>>,
        host: &dyn Host,
        linked_with: &[Arc<ModuleGroup>],
        of: Option<&Arc<ModuleGroup>>,
    ) -> Result<Program, Vec<LinkError>> {
        let (program, variables) = {
            let _section = critical::enter();
            self.link_all(modules, host, linked_with, of)?
        };
        // A collector may have to stop this thread first, by a signal.
        collectors::add(&variables);
        Ok(program)
    }

    /// Links modules to a program; gives its variables, too.
    fn link_all(
        self: &Arc<Self>,
        modules: Vec<Arc<Prepared>>,
        host: &dyn Host,
        linked_with: &[Arc<ModuleGroup>],
        of: Option<&Arc<ModuleGroup>>,
    ) -> Result<(Program, Vec<Range<usize>>), Vec<LinkError>> {
        let target = self.target();
        let inputs: Vec<_> = modules
            .iter()
            .map(|module| (&module.ir, &module.info))
            .collect();
        let mut linked = link::link(&inputs, host, &target)?;
        let variables = std::mem::take(&mut linked.variables);
        let limits = match of {
            None => ProgramLimits::new(&self.memory, self.options.limits),
            Some(whole) => Ok((ProgramLimits::shared(&whole.limits), None)),
        };
        let limits = match limits {
            Ok((limits, block)) => {
                linked.data.extend(block);
                limits
            }
            Err(error) => {
                // SAFETY: nothing of it was run or given away.
                unsafe { link::release(linked, &target) };
                let message = format!("no memory for the limits of a program: {error}");
                let diagnostic = Diagnostic::error("out-of-memory", Span::NONE, message);
                return Err(vec![(0, diagnostic)]);
            }
        };
        let modules = modules.into_iter().zip(linked.symbols);
        let mut group = ModuleGroup {
            kept: None,
            modules: modules
                .map(|(module, symbols)| GroupModule {
                    module,
                    symbols,
                    callees: Arc::default(),
                })
                .collect(),
            first: linked.first,
            functions: linked.functions,
            constructors: linked.constructors,
            destructors: linked.destructors,
            missing: linked.missing,
            data: Mutex::new(linked.data),
            limits,
            stops: Stops::default(),
            relations: Relations::new(linked_with, of),
            thread_locals: Mutex::new(linked.thread_locals),
            objects: linked.objects,
            code: Mutex::new(Some(linked.code)),
            replaced: Mutex::default(),
            stubs: Mutex::default(),
            bytecode: Mutex::default(),
            failures: Mutex::default(),
            tiers: TierStates::default(),
            signals: OwnDispositions::take(self.options.call.trap_in_host),
            background: BackgroundThreads::default(),
            ready: Mutex::default(),
            stack_maps: StackMaps::default(),
        };
        group.kept = Kept::find(self, &group);
        for unit in &group.modules {
            unit.module.watch_variables(&unit.symbols);
        }
        if let Err(message) = self.cross(&group, &linked.crossings) {
            self.give_back(&group);
            let diagnostic = Diagnostic::error("out-of-memory", Span::NONE, message);
            return Err(vec![(0, diagnostic)]);
        }
        let group = Arc::new(group);
        if let Some(whole) = of {
            whole.add_part(self, &group);
        }
        if group.modules.iter().any(|unit| unwinds(&unit.module.ir)) {
            self.unwinding.register_all();
        }
        // A program without functions has no number that could be looked up.
        if !group.functions.is_empty() {
            critical::write(&self.groups).insert(group.first, group.clone());
        }
        let program = Program {
            engine: self.clone(),
            group,
        };
        Ok((program, variables))
    }

    pub(super) fn target(&self) -> LinkContext<'_> {
        LinkContext {
            memory: &self.memory,
            entries: &self.entries,
            stub: match self.options.kind {
                EngineKind::Interp | EngineKind::Reference => StubKind::Interp,
                EngineKind::Baseline | EngineKind::Opt | EngineKind::Auto => StubKind::Lazy,
            },
            lazy: self.options.lazy_linking,
        }
    }

    /// What code has that asks this engine.
    pub(super) fn context(&self) -> *const c_void {
        (&raw const *self.context).cast()
    }

    pub(super) fn weak(&self) -> Weak<Engine> {
        self.itself.clone()
    }

    /// The options it was made with.
    pub(crate) fn options(&self) -> &Options {
        &self.options
    }

    /// Makes machine code that calls a Rust closure.
    pub(crate) fn host_thunk(&self, closure: Box<HostClosure>) -> io::Result<HostThunk> {
        let thunk = HostThunk::new(self.memory.clone(), self.entries.stubs(), closure);
        thunk.ok_or(io::ErrorKind::OutOfMemory.into())
    }

    /// What it has done so far.
    pub(crate) fn stats(&self) -> Stats {
        Stats {
            compiled: self.entries.compiled_count(),
            shared: self.shared.load(Ordering::Relaxed),
            code_bytes: self.memory.code_in_use() - self.own_code,
            compile_time: Duration::from_nanos(self.compile_nanos.load(Ordering::Relaxed)),
        }
    }

    /// What the optimizing compiler has done so far.
    pub(crate) fn optimized(&self) -> Optimized {
        let _section = critical::enter();
        self.lock_optimized().clone()
    }

    pub(super) fn lock_optimized(&self) -> MutexGuard<'_, Optimized> {
        critical::lock(&self.optimized)
    }

    /// The program that a function belongs to.
    pub(super) fn group_of(&self, function: FuncIndex) -> Option<Arc<ModuleGroup>> {
        let groups = critical::read(&self.groups);
        let (first, group) = groups.range(..=function.0).next_back()?;
        ((function.0 - first) < group.functions.len() as u32).then(|| group.clone())
    }

    /// What the program of a function has set for signals.
    fn dispositions(&self, function: FuncIndex) -> Option<&'static Dispositions> {
        self.group_of(function).map(|group| group.signals.get())
    }

    /// The address where a call of this function goes on. What it leads to, machine code or
    /// bytecode, is made if it is not there yet.
    pub(super) fn entry(&self, function: FuncIndex) -> Result<*const u8, TrapKind> {
        self.entry_for(function, false)
    }

    /// The same. Code that is made now is the best that there is, if that is asked for.
    pub(super) fn entry_for(&self, function: FuncIndex, best: bool) -> Result<*const u8, TrapKind> {
        if let EntryState::Compiled | EntryState::Bound = self.entries.state(function) {
            return Ok(self.entries.cell(function).load(Ordering::Acquire));
        }
        let mut section = critical::enter();
        if let Some((group, module, resolver)) = self.find_ifunc(function) {
            // The program's own, which may call what waits for the ticket.
            drop(section);
            let code = self.resolve_ifunc(function, &group, module, resolver)?;
            let _section = critical::enter();
            return match self.entries.begin(function) {
                Begin::Ready(code) => Ok(code),
                Begin::Failed => Err(self.why_failed(function)),
                Begin::Compile(ticket) => {
                    ticket.finish(code);
                    Ok(code)
                }
            };
        }
        match self.compiles_in_background(&section, function, best) {
            Some(group) => self.make_in_background(&mut section, &group, function, best),
            None => self.make(function, best),
        }
    }

    /// Makes what a function leads to, if nobody has done so.
    pub(super) fn make(&self, function: FuncIndex, best: bool) -> Result<*const u8, TrapKind> {
        let ticket = match self.entries.begin(function) {
            Begin::Ready(code) => return Ok(code),
            Begin::Failed => return Err(self.why_failed(function)),
            Begin::Compile(ticket) => ticket,
        };
        if let Some(libcall) = bound::libcall(function) {
            let own = self.own_libcall(libcall);
            let address = own.unwrap_or_else(|| libcalls::address(libcall));
            ticket.bind(address);
            return Ok(address);
        }
        let Some(group) = self.group_of(function) else {
            return Err(gone());
        };
        let row = &group.functions[(function.0 - group.first) as usize];
        let (module, id) = match row {
            FunctionRow::Defined { module, function } => (*module, *function),
            FunctionRow::IFunc { .. } => {
                return Err(TrapKind::Host("an ifunc was not resolved".into()));
            }
            FunctionRow::Data => {
                return Err(TrapKind::Host(
                    "data in front of a function was called".into(),
                ));
            }
            FunctionRow::Host(address) => return Ok(*address as *const u8),
            FunctionRow::Missing { module, global } => {
                let ir = &group.modules[*module].module.ir;
                let diagnostic = Box::new(link::undefined_called(ir, *global));
                return self.fail(&group, function, ticket, (*module, diagnostic));
            }
            FunctionRow::Refused { module, why } => {
                return self.fail(&group, function, ticket, (*module, why.clone()));
            }
        };
        let start = Instant::now();
        let compile = |compiler: &mut Compiler, tier| {
            compiler.compile(self, &group, module, id, function, tier)
        };
        let interpret = |compiler: &mut Compiler, level| {
            let code = compiler.flatten(self, &group, module, id, function, level)?;
            Ok(self.publish_bytecode(&group, code))
        };
        let result = self.with_compiler(|compiler| match self.options.kind {
            EngineKind::Baseline => compile(compiler, Tier::Baseline),
            EngineKind::Opt => compile(compiler, Tier::Opt),
            EngineKind::Auto if best => compile(compiler, Tier::Opt),
            EngineKind::Auto => compile(compiler, Tier::Counting),
            EngineKind::Interp => interpret(compiler, Level::Interpreted),
            EngineKind::Reference => interpret(compiler, Level::None),
        });
        let nanos = start.elapsed().as_nanos() as u64;
        self.compile_nanos.fetch_add(nanos, Ordering::Relaxed);
        match result {
            Ok(code) => {
                ticket.finish(code);
                Ok(code)
            }
            Err(diagnostic) => self.fail(&group, function, ticket, (module, diagnostic)),
        }
    }

    /// Keeps why a function cannot be called.
    fn fail(
        &self,
        group: &ModuleGroup,
        function: FuncIndex,
        ticket: Ticket<'_>,
        (module, diagnostic): (usize, Box<Diagnostic>),
    ) -> Result<*const u8, TrapKind> {
        let failure = Failure { module, diagnostic };
        group.lock_failures().insert(function.0, failure);
        // Dropping the ticket is what lets others see that it has failed.
        drop(ticket);
        Err(self.why_failed(function))
    }

    /// The resolver of an ifunc that is called for the first time.
    fn find_ifunc(&self, function: FuncIndex) -> Option<(Arc<ModuleGroup>, usize, ConstId)> {
        if self.entries.state(function) != EntryState::Uncompiled {
            return None;
        }
        let group = self.group_of(function)?;
        match group.functions[(function.0 - group.first) as usize] {
            FunctionRow::IFunc { module, resolver } => Some((group, module, resolver)),
            _ => None,
        }
    }

    /// What a function is that an ifunc stands for: its resolver says.
    fn resolve_ifunc(
        &self,
        function: FuncIndex,
        group: &ModuleGroup,
        module: usize,
        resolver: ConstId,
    ) -> Result<*const u8, TrapKind> {
        let failed = |why: String| Err(TrapKind::Host(why));
        let unit = &group.modules[module];
        let mut constants = Constants::new(&unit.module.ir, &unit.module.info, &unit.symbols);
        let address = match constants.evaluate(resolver) {
            Ok(address) => address,
            Err(what) => return Err(TrapKind::Unsupported(what.0)),
        };
        let mut args = ArgBlock::new();
        let mark = interp::mark();
        // SAFETY: a resolver takes nothing; its program is running, and trusted.
        let result = unsafe {
            let (options, program) = (&self.options.call, group.called());
            let address = self.inner(address) as *const u8;
            activation::call(options, None, program, address, &mut args, &|| ())
        };
        let code = args.int_results[0];
        match result {
            Ok(()) if code == 0 => failed("the resolver of an ifunc gave null".into()),
            Ok(()) if code == self.entries.thunk(function) as u64 => {
                failed("the resolver of an ifunc gave the ifunc itself".into())
            }
            Ok(()) => Ok(self.inner(code) as *const u8),
            Err(CallError::Stack(error)) => failed(format!("no stack for an ifunc: {error}")),
            Err(CallError::Trap(trap)) => {
                // SAFETY: the trap has abandoned all that was interpreted since the mark.
                unsafe { interp::unwind(&mark) };
                Err(trap.kind)
            }
        }
    }

    /// Lends a compiler to `f`. One in which there was a panic is not used again.
    pub(super) fn with_compiler<R>(&self, f: impl FnOnce(&mut Compiler) -> R) -> R {
        let idle = self.lock_idle().pop();
        let mut compiler = idle.unwrap_or_else(|| Box::new(Compiler::new(&self.options)));
        let result = f(&mut compiler);
        self.lock_idle().push(compiler);
        result
    }

    #[cfg(test)]
    pub(super) fn idle_compilers(&self) -> usize {
        self.lock_idle().len()
    }

    fn lock_idle(&self) -> MutexGuard<'_, Vec<Box<Compiler>>> {
        critical::lock(&self.idle)
    }

    /// Lets a function's bytecode be found. Machine code still enters it by its stub.
    fn publish_bytecode(&self, group: &ModuleGroup, code: Bytecode) -> *const u8 {
        let function = code.function();
        let code = Arc::new(code);
        let row = self.entries.bytecode(function);
        group.stops.publish(&code, || {
            row.store(Arc::as_ptr(&code).cast_mut(), Ordering::Release);
            group.lock_bytecode().push(code.clone());
        });
        self.entries.cell(function).load(Ordering::Acquire)
    }

    fn why_failed(&self, function: FuncIndex) -> TrapKind {
        let Some(group) = self.group_of(function) else {
            return gone();
        };
        match group.lock_failures().get(&function.0) {
            Some(failure) => failure.trap(),
            None => TrapKind::Host("a function could not be compiled".into()),
        }
    }

    /// Gives code back.
    ///
    /// # Safety
    ///
    /// No thread may be in it, or come there.
    pub(super) unsafe fn free_code(&self, code: Vec<CodeBlock>) {
        // Without memory for a copy of what is shared with another process, the code is lost.
        if let Ok(writer) = self.memory.writer() {
            for block in code.into_iter().rev() {
                self.registry.remove(block.address());
                self.unwinding.remove(block.address());
                self.options.tools.forget(block.address());
                // SAFETY: the caller keeps the contract of `free_code`.
                unsafe { writer.free_code(block) };
            }
        }
    }

    /// Gives back all that a program has.
    pub(super) fn unload(&self, group: &ModuleGroup) {
        // As where it was linked: no signal is held back meanwhile.
        group.variables().into_iter().for_each(collectors::remove);
        let _section = critical::enter();
        group.background.close();
        if !group.functions.is_empty() {
            let mut groups = critical::write(&self.groups);
            groups.remove(&group.first);
        }
        self.give_back(group);
    }

    /// Gives back the memory and the numbers of a program that cannot be reached.
    fn give_back(&self, group: &ModuleGroup) {
        // From now on a thread that compiles for it publishes nothing.
        let mut code = group.lock_code().take().unwrap_or_default();
        code.append(&mut group.lock_replaced());
        group.stops.forget_all();
        // SAFETY: only the program's owner can call into it, and it is dropping it; code that kept a
        // function's address and calls it later is what `Instance` asks to be trusted.
        unsafe { self.free_code(code) };
        let mut data = critical::lock(&group.data);
        let mut threads = critical::lock(&group.thread_locals);
        let linked = Linked {
            symbols: Vec::new(),
            first: group.first,
            functions: group.functions.clone(),
            data: data.drain(..).collect(),
            variables: Vec::new(),
            objects: Vec::new(),
            code: Vec::new(),
            thread_locals: std::mem::take(&mut *threads),
            constructors: Vec::new(),
            destructors: Destructors::default(),
            missing: Vec::new(),
            crossings: Vec::new(),
        };
        // SAFETY: only the program's owner can call into it, and it is dropping it; code that kept a
        // function's address and calls it later is what `Instance` asks to be trusted.
        unsafe { link::release(linked, &self.target()) };
        group.lock_bytecode().clear();
    }
}

impl InterpEnv for Engine {
    fn entries(&self) -> EntryLayout {
        self.entries.layout()
    }

    fn function(&self, function: FuncIndex) -> Result<Callable<'_>, TrapKind> {
        if function.0 as usize >= self.memory.max_functions() {
            return Err(gone());
        }
        let row = self.entries.bytecode(function);
        let mut code = row.load(Ordering::Acquire);
        if code.is_null() {
            let address = host_stack::with_room(|| self.entry(function))?;
            code = row.load(Ordering::Acquire);
            if code.is_null() {
                return Ok(Callable::Native(address));
            }
        }
        // SAFETY: the row leads to bytecode that its program keeps until it is unloaded, and a
        // program that is being executed is not.
        Ok(Callable::Code(unsafe { &*code }))
    }

    fn stack_bytes(&self) -> usize {
        self.options.interp_stack()
    }
}

fn gone() -> TrapKind {
    TrapKind::Host("a function was called that is not there any more".into())
}

impl ModuleGroup {
    /// The memory of the program's variables, with the copies that threads have of theirs.
    fn variables(&self) -> Vec<Range<usize>> {
        let _section = critical::enter();
        let data = critical::lock(&self.data);
        let threads = critical::lock(&self.thread_locals);
        let copies = threads.iter().flat_map(|variable| variable.copies());
        data.iter().map(DataBlock::bytes).chain(copies).collect()
    }

    pub(super) fn lock_failures(&self) -> MutexGuard<'_, BTreeMap<u32, Failure>> {
        critical::lock(&self.failures)
    }

    pub(super) fn lock_bytecode(&self) -> MutexGuard<'_, Vec<Arc<Bytecode>>> {
        critical::lock(&self.bytecode)
    }

    fn lock_code(&self) -> MutexGuard<'_, Option<Vec<CodeBlock>>> {
        critical::lock(&self.code)
    }

    pub(super) fn lock_replaced(&self) -> MutexGuard<'_, Vec<CodeBlock>> {
        critical::lock(&self.replaced)
    }

    /// The stubs that it has. Taken before [`publish`](Self::publish).
    pub(super) fn lock_stubs(&self) -> MutexGuard<'_, assembly::Stubs> {
        critical::lock(&self.stubs)
    }

    /// Does what makes code known, with the blocks that it is in, unless the program was unloaded;
    /// and it is not unloaded meanwhile.
    pub(super) fn publish<R>(&self, f: impl FnOnce(&mut Vec<CodeBlock>) -> Option<R>) -> Option<R> {
        f(self.lock_code().as_mut()?)
    }

    /// The addresses of its machine code.
    pub(super) fn blocks(&self) -> Vec<Range<usize>> {
        let code = self.lock_code();
        code.iter().flatten().map(CodeBlock::range).collect()
    }

    /// Whether the program was unloaded.
    pub(super) fn is_gone(&self) -> bool {
        self.lock_code().is_none()
    }

    /// The limits that it has, if there are any.
    pub(crate) fn limits(&self) -> Option<&Limits> {
        self.limits.get()
    }

    /// The functions that could not be compiled.
    pub(crate) fn failures(&self) -> Vec<Failure> {
        let _section = critical::enter();
        self.lock_failures().values().cloned().collect()
    }

    /// Why a variable cannot be accessed that would be at this address, and is defined nowhere.
    pub(super) fn missing_at(&self, address: u64) -> Option<Failure> {
        let mut missing = self.missing.iter();
        let variable = missing.find(|variable| variable.holds(address))?;
        let (module, global) = (variable.module, variable.global);
        let diagnostic = link::undefined_accessed(&self.modules[module].module.ir, global);
        Some(Failure {
            module,
            diagnostic: Box::new(diagnostic),
        })
    }

    /// Why a function cannot be called, of which a trap of this kind comes.
    pub(super) fn failure_of(&self, kind: &TrapKind) -> Option<Failure> {
        let (TrapKind::Unsupported(_) | TrapKind::Invalid(_) | TrapKind::Undefined(_)) = kind
        else {
            return None;
        };
        let _section = critical::enter();
        let failures = self.lock_failures();
        let mut failures = failures.values();
        failures.find(|failure| failure.trap() == *kind).cloned()
    }

    /// Whether a function is one that this program defines.
    pub(super) fn defines(&self, function: FuncIndex) -> bool {
        let place = function.0.checked_sub(self.first);
        let row = place.and_then(|place| self.functions.get(place as usize));
        matches!(row, Some(FunctionRow::Defined { .. }))
    }

    /// The module and the function in it that a number stands for.
    pub(crate) fn definition(&self, function: FuncIndex) -> Option<(&GroupModule, FuncId)> {
        let place = function.0.checked_sub(self.first)?;
        match self.functions.get(place as usize)? {
            FunctionRow::Defined { module, function } => {
                Some((self.modules.get(*module)?, *function))
            }
            _ => None,
        }
    }

    /// Whether a number stands for this function of the C library.
    pub(super) fn is_library(&self, function: FuncIndex, known: LibraryFunction) -> bool {
        let place = function.0.checked_sub(self.first);
        let row = place.and_then(|place| self.functions.get(place as usize));
        match row {
            Some(FunctionRow::Host(address)) => {
                let found = host::c_library(known.name().as_bytes());
                found.is_some_and(|found| found as usize == *address)
            }
            _ => false,
        }
    }
}

/// The engine that a stub belongs to.
///
/// # Safety
///
/// It is the context that a stub or shim of a living engine was made with.
pub(super) unsafe fn engine_of<'a>(context: *const c_void) -> &'a Engine {
    // SAFETY: stubs carry the address of the engine's own `context`, which holds the engine's
    // address; whoever runs code of an engine keeps it alive.
    unsafe { &*(*context.cast::<AtomicPtr<Engine>>()).load(Ordering::Acquire) }
}

/// What lazy stubs call.
///
/// # Safety
///
/// A lazy stub calls it, with the context that it was made with. Frames up to the innermost activation have no destructor to run.
unsafe extern "C-unwind" fn resolve(
    context: *const c_void,
    function: u32,
    back: usize,
) -> *const u8 {
    // SAFETY: the context is the one that the stub was made with.
    threads::meet(|| unsafe { engine_of(context) }.dispositions(FuncIndex(function)));
    // SAFETY: the context is the one that the stub was made with.
    let counted = || unsafe { engine_of(context) }.counted(FuncIndex(function), back);
    if let Some(code) = host_stack::with_room(counted) {
        return code;
    }
    // SAFETY: nothing in this frame is to be dropped yet.
    unsafe { activation::ensure_host_room() };
    // A panic is a mistake in the compiler; what it leaves behind is a failed function. Where there is little room,
    // a catch would take the most of it.
    let result = host_stack::with_room(|| {
        panic::catch_unwind(AssertUnwindSafe(|| {
            // SAFETY: the context is the one that the stub was made with.
            unsafe { engine_of(context) }.entry(FuncIndex(function))
        }))
    });
    // SAFETY: what has to be dropped is handed over; the other frames are generated code.
    unsafe {
        match result {
            Ok(Ok(code)) => code,
            Ok(Err(kind)) => activation::raise(kind),
            Err(payload) => activation::raise_panic(payload),
        }
    }
}

/// What interp shims call.
///
/// # Safety
///
/// An interp shim calls it, with the context that it was made with and a block of the arguments of that function. Frames up to
/// the innermost activation have no destructor to run.
unsafe extern "C-unwind" fn interpret(
    context: *const c_void,
    function: u32,
    args: *mut ArgBlock,
) -> *const u8 {
    // SAFETY: the context is the one that the shim was made with.
    threads::meet(|| unsafe { engine_of(context) }.dispositions(FuncIndex(function)));
    // SAFETY: the context is the one that the shim was made with; the shim's block holds the
    // arguments that it was called with, and nothing in this frame is to be dropped.
    unsafe { interp::call(engine_of(context), FuncIndex(function), args) }
}
