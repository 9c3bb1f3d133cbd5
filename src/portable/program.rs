//! A program of the portable machine: what it is linked to, its functions as bytecode, and its way from the first
//! constructor to the last destructor.

use std::cell::{Cell, OnceCell, RefCell};
use std::fmt;
use std::sync::Arc;

use super::libc::{self, Library};
use super::objects::{Objects, Shadow};
use super::state::{self, Places, State, Stopped};
use super::streams::Streams;
use crate::checked::{Checks, Origins};
use crate::diag::Diagnostic;
use crate::interp::portable::inspect::StoppedFrame;
use crate::interp::portable::memory::{LinearMemory, Segment};
use crate::interp::portable::registers::Registers;
use crate::interp::portable::{Callee, Env, Machine, MachineLimits, Stop};
use crate::interp::{self, flatten};
use crate::ir::print::type_text;
use crate::ir::{self, FuncId, GlobalId, GlobalKind, Module};
use crate::jit::constant::Constants;
use crate::jit::failure::Failure;
use crate::jit::found::Tested;
use crate::jit::link::portable::{self as link, FIRST, PortableLinked};
use crate::jit::link::{FunctionRow, Host, LinkError};
use crate::jit::prepared::Prepared;
use crate::jit::report::{Frame, Place, Report};
use crate::lir::{self, Libcall};
use crate::lower::Lowerer;
use crate::opt::{Level, ModuleEnv, Optimizer};
use crate::runtime::critical;
use crate::runtime::shadow::layout::Own;
use crate::runtime::shadow::leaks::{self, Leak};
use crate::runtime::trap::{INNERMOST, TrapKind};
use crate::runtime::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};
use crate::stages::CodeLine;

/// What a program is given when it starts.
#[derive(Debug, Default)]
pub(crate) struct Settings {
    /// Its streams and files.
    pub streams: Streams,
    /// Its name and arguments.
    pub arguments: Vec<Vec<u8>>,
    /// Names and values of its environment.
    pub environment: Vec<(Vec<u8>, Vec<u8>)>,
    /// How much it may use.
    pub limits: MachineLimits,
    /// Whether it can be stopped in front of any instruction. Fuel is then the number of instructions to run in all.
    pub stepped: bool,
    /// What it is tested for.
    pub checks: Checks,
    /// Who is told of what is found, where the program goes on behind that.
    pub observer: Option<Observer>,
}

/// What is called with a finding.
pub(crate) struct Observer(pub Box<dyn Fn(Box<Report>) + Send>);

impl fmt::Debug for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Observer").finish_non_exhaustive()
    }
}

/// How a program ends, or a call of one of its functions.
#[derive(Debug)]
pub(crate) enum Ended {
    /// The function has returned.
    Returned,
    /// The program has called `exit`, or what does the same.
    Exited(i32),
    /// A trap.
    Trap(Box<Report>),
}

/// A linked program.
pub(crate) struct Program {
    code: Code,
    /// What is not in a machine at the moment.
    parts: RefCell<Option<(LinearMemory, Library)>>,
    limits: MachineLimits,
    arguments: [u64; 3],
    /// The instructions that a program has run which counts them.
    steps: Cell<u64>,
    /// What it looked like when it stopped last, if it can be looked at.
    state: RefCell<Option<Box<State>>>,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").finish_non_exhaustive()
    }
}

/// The functions of a program.
pub(super) struct Code {
    /// The modules; the first is the program itself.
    pub(super) modules: Vec<Arc<Prepared>>,
    /// The same as they were before tests were added to them, if any were.
    originals: Vec<Arc<Prepared>>,
    pub(super) linked: PortableLinked,
    bytecode: Vec<OnceCell<Result<Compiled, Failure>>>,
    /// What resolvers have given.
    resolved: Vec<OnceCell<u64>>,
    compiler: RefCell<Compiler>,
    is_stepped: bool,
    observer: Option<Observer>,
}

/// A function as bytecode.
struct Compiled {
    code: interp::Bytecode,
    /// Where its values are, if the program can be looked at.
    places: Option<Places>,
}

/// The stages, with the memory that each keeps from one function to the next.
struct Compiler {
    lowerer: Lowerer,
    optimizer: Optimizer,
    lir: lir::Function,
}

/// What the C library offers to the linker. A function's address is one more than its number.
struct LibraryHost<'a> {
    library: &'a Library,
    is_checked: bool,
}

impl Host for LibraryHost<'_> {
    fn function(
        &self,
        name: &[u8],
        module: &Module,
        global: GlobalId,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        let found =
            libc::find(name).filter(|&number| self.is_checked || !libc::is_of_checked(number));
        let Some(number) = found else {
            return Ok(None);
        };
        libc::check(number, module, global)?;
        Ok(Some(std::ptr::without_provenance(number + 1)))
    }

    fn variable(
        &self,
        name: &[u8],
        _: Option<(&Module, GlobalId)>,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        let address = self.library.variable(name);
        Ok(address.map(|address| std::ptr::without_provenance(address as usize)))
    }

    fn unresolved(&self, module: &Module, global: GlobalId) -> Diagnostic {
        let symbol = &module.globals[global];
        let name = module.names.text(symbol.name);
        let ty = type_text(module, symbol.ty);
        let what = match symbol.kind {
            GlobalKind::Variable { .. } => "variable",
            _ => "function",
        };
        let what = format!("the {what} `@{name}` of type `{ty}` on this engine");
        Diagnostic::unsupported(symbol.span, what)
            .note("no module of the program defines it, and the library of the portable engine has none of this name")
    }
}

/// The variables of a program that is stepped begin at a multiple of so many bytes.
const STEPPED_VARIABLES: u64 = 1 << 16;

impl Program {
    /// Links modules, the first of which is the program itself. Nothing is run.
    pub(crate) fn link(
        modules: Vec<Arc<Prepared>>,
        settings: Settings,
    ) -> Result<Program, Vec<LinkError>> {
        let no_memory = || {
            let message = "no memory for the program";
            let error = Diagnostic::error("out-of-memory", crate::diag::Span::NONE, message);
            vec![(0, error)]
        };
        let mut memory = LinearMemory::default();
        let library = Library::new(&mut memory, settings.streams, &settings.environment);
        let mut library = library.ok_or_else(no_memory)?;
        let arguments = put_arguments(&mut memory, &library, &settings.arguments);
        let arguments = arguments.ok_or_else(no_memory)?;
        if settings.stepped {
            // Whoever looks at it sees the same addresses with another environment, unless that is a large one.
            let used = memory.contents(Segment::Variables).len() as u64;
            let rest = used.next_multiple_of(STEPPED_VARIABLES) - used;
            memory
                .grow(Segment::Variables, rest)
                .ok_or_else(no_memory)?;
        }
        let mut ground = Own::ground();
        let is_checked = settings.checks != Checks::NONE;
        let originals = modules.clone();
        let modules: Vec<_> = match is_checked {
            true => {
                let check = |module: &Arc<Prepared>| {
                    let ir = module.whole();
                    Arc::new(Prepared::checked_alone(ir, settings.checks, &mut ground))
                };
                modules.iter().map(check).collect()
            }
            false => modules,
        };
        let inputs: Vec<_> = modules.iter().map(|m| (&m.ir, &m.info)).collect();
        let host = LibraryHost {
            library: &library,
            is_checked,
        };
        let linked = link::link(&inputs, &host, &mut memory)?;
        if is_checked {
            let follows_values = settings.checks.values;
            let mut objects = Objects::new(&mut memory, ground.taken, follows_values);
            watch_variables(&modules, &linked.symbols, &mut memory, &mut objects);
            library.objects = Some(Box::new(objects));
        }
        let count = linked.functions.len();
        let mut lowerer = Lowerer::new();
        lowerer.is_metered = settings.limits.fuel.is_some() || settings.limits.stop.is_some();
        lowerer.is_stepped = settings.stepped;
        Ok(Program {
            code: Code {
                modules,
                originals,
                linked,
                bytecode: (0..count).map(|_| OnceCell::new()).collect(),
                resolved: (0..count).map(|_| OnceCell::new()).collect(),
                compiler: RefCell::new(Compiler {
                    lowerer,
                    optimizer: Optimizer::new(),
                    lir: lir::Function::default(),
                }),
                is_stepped: settings.stepped,
                observer: settings.observer.filter(|_| settings.checks.keep_going),
            },
            parts: RefCell::new(Some((memory, library))),
            limits: settings.limits,
            arguments,
            steps: Cell::new(0),
            state: RefCell::new(None),
        })
    }

    /// What `main` is called with: the number of arguments, their addresses, and those of the environment.
    pub(crate) fn arguments(&self) -> [u64; 3] {
        self.arguments
    }

    /// The function of a name: the number of the first module that has it, and the address.
    pub(crate) fn function(&self, name: &str) -> Option<(usize, u64)> {
        let mut modules = self.code.modules.iter().enumerate();
        let (module, id) = modules.find_map(|(i, module)| Some((i, module.ir.find(name)?)))?;
        let table = self.code.linked.symbols.get(module)?;
        let symbol = lir::SymbolId(id.0);
        match table.get(symbol) {
            ResolvedSymbol::Function(_) => Some((module, table.address(symbol))),
            ResolvedSymbol::Data(_) => None,
        }
    }

    /// The bytecode of a function, a line each instruction; `None` where there is none.
    pub(crate) fn bytecode(&self, name: &str) -> Option<Vec<CodeLine>> {
        let (_, address) = self.function(name)?;
        let function = self.code.entries().function_at(address)?;
        match self.code.function(function) {
            Ok(Callee::Code(code)) => Some(code.lines()),
            Ok(Callee::Host(..) | Callee::Resolver(_)) | Err(_) => None,
        }
    }

    /// Has a program that counts its instructions stop when it has run so many in all.
    pub(crate) fn stop_after(&mut self, steps: u64) {
        self.limits.fuel = Some(steps);
    }

    /// The instructions that a program has run which counts them.
    pub(crate) fn steps(&self) -> u64 {
        self.steps.get()
    }

    /// What the program looked like when it stopped last, if it can be looked at.
    pub(crate) fn state(&self) -> Option<Box<State>> {
        self.state.borrow().clone()
    }

    /// Runs with the program's memory in a machine, and reports how it ended; `None` where it is in one already, or there
    /// is no memory.
    fn with_machine(&self, run: impl FnOnce(&mut Machine<'_, Library>) -> Ended) -> Option<Ended> {
        let (memory, library) = self.parts.borrow_mut().take()?;
        let mut limits = self.limits.clone();
        let is_stepped = self.code.is_stepped;
        if is_stepped {
            limits.fuel = Some(
                limits
                    .fuel
                    .unwrap_or(u64::MAX)
                    .saturating_sub(self.steps.get()),
            );
        }
        let before = limits.fuel;
        let mut machine = Machine::new(&self.code, memory, library, limits)?;
        let ended = run(&mut machine);
        if let (true, Some(before), Some(left)) = (is_stepped, before, machine.fuel_left()) {
            self.steps.set(self.steps.get() + (before - left));
            if let Ended::Trap(_) = ended {
                let state = self.code.state(&machine);
                *self.state.borrow_mut() = Some(Box::new(state));
            }
        }
        machine.reset();
        machine.state.flush();
        *self.parts.borrow_mut() = Some(machine.into_parts());
        Some(ended)
    }

    /// Calls a function, with arguments and results in registers, and further arguments on the stack.
    pub(crate) fn call(&self, address: u64, registers: &mut Registers, stack: &[u64]) -> Ended {
        let run = |machine: &mut Machine<'_, Library>| {
            if let Err(kind) = put_on_stack(machine, registers, stack) {
                return Ended::Trap(Box::new(Report::without_frames(kind)));
            }
            self.code.call(machine, address, registers)
        };
        self.with_machine(run).unwrap_or_else(busy)
    }

    /// Runs the constructors.
    pub(crate) fn construct(&self) -> Ended {
        let linked = &self.code.linked;
        let run = |machine: &mut Machine<'_, Library>| {
            for &address in &linked.constructors {
                let mut registers = self.registers();
                match self.code.call(machine, address, &mut registers) {
                    Ended::Returned => machine.reset(),
                    ended => return ended,
                }
            }
            Ended::Returned
        };
        self.with_machine(run).unwrap_or_else(busy)
    }

    /// Registers with what `main` and constructors are given.
    pub(crate) fn registers(&self) -> Registers {
        let mut registers = Registers::default();
        registers.ints[..3].copy_from_slice(&self.arguments);
        registers
    }

    /// Runs what is to be run when the program ends: what it has registered, and the destructors. The status is the one
    /// that it ends with, which one of these may change.
    pub(crate) fn destruct(&self, status: i32) -> Ended {
        let destructors = &self.code.linked.destructors;
        let mut status = status;
        let mut rest = (destructors.plain.iter()).chain(&destructors.numbered);
        let run = |machine: &mut Machine<'_, Library>| {
            loop {
                // What one registers is called next.
                let next = machine.state.next_at_exit();
                let Some((address, argument)) = next.or_else(|| Some((*rest.next()?, 0))) else {
                    return Ended::Exited(status);
                };
                let mut registers = Registers::default();
                registers.ints[0] = argument;
                match self.code.call(machine, address, &mut registers) {
                    Ended::Returned => {}
                    Ended::Exited(other) => status = other,
                    ended @ Ended::Trap(_) => return ended,
                }
                machine.reset();
            }
        };
        self.with_machine(run).unwrap_or_else(busy)
    }

    /// A machine with the program's memory, which it then has no more, and the functions; `None` where that is in use, or the
    /// program does not count its instructions.
    pub(super) fn take_machine(&self) -> Option<(Machine<'_, Library>, &Code)> {
        if !self.code.is_stepped {
            return None;
        }
        let (memory, library) = self.parts.borrow_mut().take()?;
        let machine = Machine::new(&self.code, memory, library, self.limits.clone())?;
        Some((machine, &self.code))
    }

    /// The string at an address.
    pub(crate) fn string(&self, address: u64) -> Option<Vec<u8>> {
        let parts = self.parts.borrow();
        let (memory, _) = parts.as_ref()?;
        Some(memory.c_string(address).ok()?.to_vec())
    }

    /// Puts a string behind the variables.
    pub(crate) fn put_string(&self, text: &[u8]) -> Option<u64> {
        let mut parts = self.parts.borrow_mut();
        let (memory, _) = parts.as_mut()?;
        libc::put(memory, &[text, &[0]].concat())
    }

    /// The blocks of the heap that nothing leads to any more, of a checked program, each with the place that has allocated them.
    pub(crate) fn leaks(&self) -> Vec<(Leak, Option<Place>)> {
        let mut parts = self.parts.borrow_mut();
        let Some((memory, library)) = parts.as_mut() else {
            return Vec::new();
        };
        let Some(shadow) = library.shadow(memory) else {
            return Vec::new();
        };
        let leaks = leaks::leaks(&shadow, shadow.all()).into_iter();
        let tested = self.code.tested();
        leaks
            .map(|leak| (leak, tested.place(leak.made_at)))
            .collect()
    }

    /// The streams, with the files that the program has written.
    pub(crate) fn with_streams<R>(&self, f: impl FnOnce(&mut Streams) -> R) -> Option<R> {
        let mut parts = self.parts.borrow_mut();
        parts.as_mut().map(|(_, library)| f(library.streams()))
    }
}

/// Puts arguments on the stack of a program that is about to run.
pub(super) fn put_on_stack(
    machine: &mut Machine<'_, Library>,
    registers: &mut Registers,
    stack: &[u64],
) -> Result<(), TrapKind> {
    let overflow = || TrapKind::StackOverflow;
    let room = machine.stack_room(8 * stack.len() as u64);
    registers.stack = room.map_err(|_| overflow())?;
    for (word, at) in stack.iter().zip((registers.stack..).step_by(8)) {
        let written = machine.memory.write(at, word.to_le_bytes());
        written.map_err(|_| overflow())?;
    }
    Ok(())
}

/// What is said where the program's memory is in use, or there is none for it.
fn busy() -> Ended {
    let message = "no memory for the program, or it is running";
    let kind = TrapKind::Host(message.into());
    Ended::Trap(Box::new(Report::without_frames(kind)))
}

/// Says where the variables of checked modules lie.
fn watch_variables(
    modules: &[Arc<Prepared>],
    symbols: &[SymbolTable],
    memory: &mut LinearMemory,
    objects: &mut Objects,
) {
    let mut shadow = Shadow {
        memory,
        objects,
        step: 0,
    };
    let all = modules.iter().zip(symbols);
    let all = all.filter_map(|(module, symbols)| Some((module.watched()?, symbols)));
    let address = |symbols: &SymbolTable, of: GlobalId| match symbols.get(lir::SymbolId(of.0)) {
        ResolvedSymbol::Data(address) => Some(address),
        ResolvedSymbol::Function(_) => None,
    };
    for (watched, symbols) in all.clone() {
        for variable in &watched.variables {
            if let Some(at) = address(symbols, variable.global) {
                shadow.define_variable(variable, at);
            }
        }
    }
    for (watched, symbols) in all {
        for pointer in &watched.pointers {
            if let Some(at) = address(symbols, pointer.global) {
                shadow.begin_pointer(at + pointer.offset, pointer.owner);
            }
        }
    }
}

/// Puts the arguments of `main` into a memory.
fn put_arguments(
    memory: &mut LinearMemory,
    library: &Library,
    arguments: &[Vec<u8>],
) -> Option<[u64; 3]> {
    let mut places = Vec::new();
    for argument in arguments {
        let mut text = argument.clone();
        text.push(0);
        places.push(libc::put(memory, &text)?);
    }
    // Oat's arrays have their length in front.
    let count = arguments.len() as u64;
    places.insert(0, count);
    let list = libc::put_words(memory, &places)?;
    Some([count, list + 8, library.environment(memory)])
}

impl Code {
    fn call(
        &self,
        machine: &mut Machine<'_, Library>,
        address: u64,
        registers: &mut Registers,
    ) -> Ended {
        match machine.call(address, registers) {
            Ok(()) => Ended::Returned,
            Err(Stop::Exit(status)) => Ended::Exited(status),
            Err(Stop::ExitAtOnce(status)) => {
                // Nothing that is registered is called.
                while machine.state.next_at_exit().is_some() {}
                Ended::Exited(status)
            }
            Err(Stop::Trap(kind)) => Ended::Trap(Box::new(self.report(machine, kind))),
            // The loop keeps rounds to itself.
            Err(Stop::Jump(..) | Stop::Again) => {
                let why = "`longjmp` to a function that has returned";
                let kind = TrapKind::Host(why.into());
                Ended::Trap(Box::new(self.report(machine, kind)))
            }
        }
    }

    /// What the program looks like that has stopped.
    pub(super) fn state(&self, machine: &Machine<'_, Library>) -> State {
        let modules = self.originals.iter().zip(&self.linked.symbols);
        state::state(machine, modules, |frame| self.stopped(frame))
    }

    /// The same of the innermost call alone.
    pub(super) fn call_state(&self, machine: &Machine<'_, Library>) -> State {
        state::call_state(machine, |frame| self.stopped(frame))
    }

    /// The instruction of a function as its module has it that one of what runs is, or was made for.
    pub(super) fn original(
        &self,
        module: usize,
        function: FuncId,
        inst: ir::Inst,
    ) -> Option<ir::Inst> {
        let watched = self.modules[module].watched();
        match watched.and_then(|watched| watched.origins(function)) {
            Some(origins) => origins.of(inst),
            None => Some(inst),
        }
    }

    /// A frame with what is known of its function, unless that is none of a module.
    fn stopped(&self, mut frame: StoppedFrame) -> Option<Stopped<'_>> {
        let (module, function) = self.defined(frame.function)?;
        let inst = frame.inst.map(ir::Inst);
        let inst = inst.and_then(|inst| self.original(module, function, inst));
        frame.inst = inst.map(|inst| inst.0);
        let place = frame.function.0.checked_sub(FIRST)?;
        let compiled = self.bytecode.get(place as usize)?.get()?.as_ref().ok();
        Some(Stopped {
            module: &self.originals[module],
            function,
            places: compiled.and_then(|compiled| compiled.places.as_ref()),
            frame,
        })
    }

    /// What the modules know of the program's objects and values.
    pub(super) fn tested(&self) -> Tested<'_> {
        Tested(self.modules.iter().collect())
    }

    /// A trap with its frames.
    pub(super) fn report(&self, machine: &Machine<'_, Library>, kind: TrapKind) -> Report {
        let (frames, omitted) = machine.frames();
        let frames = frames.iter().filter_map(|frame| {
            let (module, function) = self.defined(frame.function)?;
            Some(Frame {
                module: Arc::clone(&self.modules[module]),
                function,
                inst: frame.inst.map(ir::Inst),
            })
        });
        let mut report = Report::without_frames(kind);
        report.frames = frames.collect();
        report.omitted = (omitted > 0).then_some((INNERMOST, omitted));
        report.object = self.tested().found_object(&report.kind);
        report.host = match report.kind {
            // The call is where it stands, whoever has found it out.
            TrapKind::Finding(_) => None,
            _ => machine.host().map(String::from),
        };
        let failure = self.failure_of(&report.kind);
        report.failure = failure.or_else(|| self.refusal(&report));
        report.name_check();
        report
    }

    /// What is wrong with a function, where that is what a trap is of.
    fn failure_of(&self, kind: &TrapKind) -> Option<Failure> {
        let (TrapKind::Unsupported(_) | TrapKind::Invalid(_)) = kind else {
            return None;
        };
        let compiled = self
            .bytecode
            .iter()
            .filter_map(|code| code.get()?.as_ref().err());
        let refused = self.linked.functions.iter().filter_map(|row| match row {
            FunctionRow::Refused { module, why } => Some(Failure {
                module: *module,
                diagnostic: why.clone(),
            }),
            _ => None,
        });
        let mut failures = compiled.cloned().chain(refused);
        failures.find(|failure| failure.trap() == *kind)
    }

    /// What is wrong with a call, where a function of the library has refused it.
    fn refusal(&self, report: &Report) -> Option<Failure> {
        let (TrapKind::Unsupported(what), Some(frame)) = (&report.kind, report.frames.first())
        else {
            return None;
        };
        let mut modules = self.modules.iter();
        let module = modules.position(|module| Arc::ptr_eq(module, &frame.module))?;
        let span = frame.span();
        let error = Diagnostic::error(Diagnostic::UNSUPPORTED, span, what.clone());
        Some(Failure {
            module,
            diagnostic: Box::new(error),
        })
    }

    /// The function of a module that a number stands for.
    pub(super) fn defined(&self, function: FuncIndex) -> Option<(usize, FuncId)> {
        let place = function.0.checked_sub(FIRST)?;
        match *self.linked.functions.get(place as usize)? {
            FunctionRow::Defined { module, function } => Some((module, function)),
            _ => None,
        }
    }

    /// Makes the bytecode of a function.
    fn compile(
        &self,
        module: usize,
        function: FuncId,
        number: FuncIndex,
    ) -> Result<Compiled, Box<Diagnostic>> {
        // Modules may be shared with other threads and engines, and bodies of bitcode are read behind a lock.
        let _section = critical::enter();
        let view = self.modules[module].view(function)?;
        let (ir, info) = (view.ir(), view.info());
        let mut compiler = self.compiler.borrow_mut();
        let Compiler {
            lowerer,
            optimizer,
            lir,
        } = &mut *compiler;
        let watched = self.modules[module].watched();
        let origins = watched.and_then(|watched| watched.origins(function));
        if self.is_stepped {
            lowerer.starts = origins.map(Origins::starts);
        }
        lowerer.lower_into(ir, info, function, lir)?;
        if !self.is_stepped {
            let env = ModuleEnv::new(ir).with_constants(info).keeping_traps();
            optimizer.run(lir, Level::Interpreted, &env.metered(lowerer.is_metered));
        }
        if !lir.stubs.is_empty() {
            let span = ir.funcs[function].span;
            let what = "inline assembly on this engine";
            return Err(Box::new(Diagnostic::unsupported(span, what)));
        }
        let symbols = &self.linked.symbols[module];
        let made = match self.is_stepped {
            true => flatten::flatten_stepped(lir, number, symbols).map(|(code, locations)| {
                let places =
                    Places::new(lowerer, (ir, info), function, origins, &locations, symbols);
                Compiled {
                    code,
                    places: Some(places),
                }
            }),
            false => flatten::flatten_portable(lir, number, symbols)
                .map(|code| Compiled { code, places: None }),
        };
        made.map_err(|why| {
            let function = &ir.funcs[function];
            let body = function.body.as_ref();
            let inst = body.and_then(|body| body.spans.get(ir::Inst(why.origin.0)));
            let span = inst.copied().unwrap_or(function.span);
            Box::new(Diagnostic::error(
                Diagnostic::UNSUPPORTED,
                span,
                why.to_string(),
            ))
        })
    }
}

impl Env<Library> for Code {
    fn entries(&self) -> EntryLayout {
        self.linked.entries
    }

    fn function(&self, function: FuncIndex) -> Result<Callee<'_>, TrapKind> {
        let Some(place) = function.0.checked_sub(FIRST).map(|place| place as usize) else {
            let name = Libcall::of_index(function.0 as usize);
            let name = name.map_or("", Libcall::name);
            return Ok(Callee::Host(name, function.0 as usize));
        };
        let nothing = || TrapKind::Host("there is no such function".into());
        match self.linked.functions.get(place).ok_or_else(nothing)? {
            &FunctionRow::Defined {
                module,
                function: id,
            } => {
                let code = &self.bytecode[place];
                let code = code.get_or_init(|| {
                    let made = self.compile(module, id, function);
                    made.map_err(|diagnostic| Failure { module, diagnostic })
                });
                let code = code.as_ref().map(|compiled| Callee::Code(&compiled.code));
                code.map_err(Failure::trap)
            }
            &FunctionRow::Host(address) => {
                let number = address - 1;
                let row = libc::function(number).ok_or_else(nothing)?;
                Ok(Callee::Host(row.name, FIRST as usize + number))
            }
            &FunctionRow::IFunc { module, resolver } => {
                if let Some(&address) = self.resolved[place].get() {
                    let target = self.linked.entries.function_at(address);
                    let target = target.filter(|&target| target != function);
                    return match target {
                        Some(target) => self.function(target),
                        None => Err(TrapKind::BadAddress(Some(address))),
                    };
                }
                let prepared = &self.modules[module];
                let symbols = &self.linked.symbols[module];
                let mut constants = Constants::new(&prepared.ir, &prepared.info, symbols);
                match constants.evaluate(resolver) {
                    Ok(address) => Ok(Callee::Resolver(address)),
                    Err(what) => Err(TrapKind::Unsupported(what.0)),
                }
            }
            FunctionRow::Refused { module, why } => {
                let (module, diagnostic) = (*module, why.clone());
                Err(Failure { module, diagnostic }.trap())
            }
            FunctionRow::Missing { .. } | FunctionRow::Data => Err(nothing()),
        }
    }

    fn called_back(&self, address: u64) -> Result<(), TrapKind> {
        let function = self.linked.entries.function_at(address);
        let refused = function.and_then(|function| self.linked.refused.get(&function.0));
        match refused {
            Some(why) => Err(TrapKind::Unsupported(why.clone())),
            None => Ok(()),
        }
    }

    fn resolve(&self, function: FuncIndex, address: u64) {
        let place = function.0.checked_sub(FIRST);
        if let Some(cell) = place.and_then(|place| self.resolved.get(place as usize)) {
            let _ = cell.set(address);
        }
    }

    fn call_host(
        &self,
        number: usize,
        machine: &mut Machine<'_, Library>,
        registers: &mut Registers,
    ) -> Result<(), Stop> {
        if let Some(row) = number.checked_sub(FIRST as usize).and_then(libc::function) {
            return match (row.call(machine, registers), &self.observer) {
                (Err(Stop::Trap(TrapKind::Finding(finding))), Some(Observer(observer)))
                    if finding.can_go_on() =>
                {
                    observer(Box::new(self.report(machine, TrapKind::Finding(finding))));
                    registers.int_results[0] = 0;
                    Ok(())
                }
                (done, _) => done,
            };
        }
        match Libcall::of_index(number) {
            Some(libcall) => libc::call_helper(libcall, machine, registers),
            None => Err(Stop::Trap(TrapKind::Host(
                "there is no such function".into(),
            ))),
        }
    }
}
