//! Programs that can be called.

use std::any::{Any, TypeId};
use std::fmt;
use std::mem;
use std::panic;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex, OnceLock, Weak};

use super::arguments::Arguments;
use super::caller::BoundRefuel;
use super::checked::Leaked;
use super::error::{Error, ErrorKind, Invalid};
use super::func::{Func, TypedFunc};
use super::heap::Heap;
use super::host_val::HostVal;
use super::interposition::Interposed;
use super::linking::{Bound, Offers};
use super::memory::Memory;
use super::replace::Replacements;
use super::trap::{Seen, Trap};
use super::typed::{Params, Results};
use super::variable::{Global, Variable};
use crate::ir::GlobalId;
use crate::jit::closure::HostThunk;
use crate::jit::describe::Ended;
use crate::jit::engine::{Failure, Program, Stats};
use crate::jit::optimized::Optimized;
use crate::jit::report::Report;
use crate::runtime::ResolvedSymbol;
use crate::runtime::critical;
use crate::runtime::limits::{Limits, Refuel, Stop};
use crate::runtime::shadow::observers;
use crate::runtime::unhandled;
use rustc_hash::{FxHashMap, FxHashSet};

/// A program: modules that are linked with each other and with the host, and their variables.
///
/// Making one is the one place where a program is trusted; see
/// [`Linker::instantiate`](super::Linker::instantiate). An instance may be called from several
/// threads at once; whether its functions can stand that is for the program to know. Clones are
/// of the same program, which is unloaded with the last of them and of the [`Func`]s.
#[derive(Clone)]
pub struct Instance(pub(super) Arc<Inner>);

/// Values of the host's own, one of a type.
pub(super) type Data = FxHashMap<TypeId, Arc<dyn Any + Send + Sync>>;

pub(super) struct Inner {
    /// The libraries that call the program; they do so no more before it goes.
    pub(super) interposed: OnceLock<Interposed>,
    pub(super) program: Program,
    /// The host's own, by its type.
    data: Data,
    /// What is called with traps in threads of its own.
    trap_handler: Mutex<Option<unhandled::Registration>>,
    finding_handler: Mutex<Option<observers::Registration>>,
    /// Kept for the program, which calls them.
    _thunks: Vec<Arc<HostThunk>>,
    /// The addresses of the host's variables that it uses.
    pub(super) host_variables: FxHashSet<u64>,
    /// Kept for its limits, which ask it for more fuel.
    _refuel: Option<Box<BoundRefuel>>,
    /// How many of its deadlines are over, changed by who holds the clock of all.
    pub(super) deadlines_over: AtomicUsize,
    /// What it was linked with, which is kept for it: other programs are among that.
    pub(super) offers: Offers,
    /// What has taken the place of functions.
    pub(super) replacements: Mutex<Replacements>,
}

impl Inner {
    /// Has the program stop where it can be stopped, or takes that back.
    pub(super) fn set_stopped(&self, why: Stop, stopped: bool) {
        let (program, engine) = (&self.program, self.program.engine());
        program.group().set_stopped(engine, why, stopped);
    }

    /// The program's own heap, if it has one.
    pub(super) fn heap(&self) -> Option<Arc<Heap>> {
        let heap = self.data.get(&TypeId::of::<Heap>()).cloned();
        heap.and_then(|heap| heap.downcast().ok())
    }

    /// What its constructors are called with.
    pub(super) fn arguments(&self) -> Arc<Arguments> {
        let own = self.data.get(&TypeId::of::<Arguments>()).cloned();
        let own = own.and_then(|own| own.downcast().ok());
        own.unwrap_or_else(Arguments::of_process)
    }

    /// Does something with the limits, if there are any.
    pub(super) fn with_limits<R>(&self, f: impl FnOnce(&Limits) -> R) -> Option<R> {
        self.program.group().limits().map(f)
    }

    /// Does something with the limits, if fuel is counted.
    pub(super) fn metered<R>(&self, f: impl FnOnce(&Limits) -> R) -> Option<R> {
        self.program.engine().options().limits.fuel?;
        self.with_limits(f)
    }
}

impl Instance {
    pub(super) fn new(
        program: Program,
        bound: Bound,
        data: Data,
        offers: Offers,
        refuel: Option<Box<BoundRefuel>>,
    ) -> Instance {
        if let (Some(refuel), Some(limits)) = (&refuel, program.group().limits()) {
            // SAFETY: only code of the program asks, which is gone before what is kept for it.
            let refuel = unsafe { mem::transmute::<&BoundRefuel, &'static BoundRefuel>(&**refuel) };
            limits.set_refuel(Refuel(refuel));
        }
        Instance(Arc::new(Inner {
            interposed: OnceLock::new(),
            program,
            data,
            trap_handler: Mutex::default(),
            finding_handler: Mutex::default(),
            _thunks: bound.thunks,
            host_variables: bound.variables,
            _refuel: refuel,
            deadlines_over: AtomicUsize::new(0),
            offers,
            replacements: Mutex::default(),
        }))
    }

    /// The blocks of the heap that checked programs ([`Config::checked`](super::Config::checked)) have not given back,
    /// and that neither a variable of such a program leads to nor a block that one leads to. Stacks are not looked
    /// through: it is for a time at which no such program runs.
    pub fn leaks(&self) -> Vec<Leaked> {
        self.0
            .program
            .leaks()
            .into_iter()
            .map(Leaked::new)
            .collect()
    }

    pub(super) fn downgrade(&self) -> Weak<Inner> {
        Arc::downgrade(&self.0)
    }

    /// A function that one of the modules defines or declares.
    ///
    /// # Errors
    ///
    /// If there is none of this name.
    pub fn func(&self, name: &str) -> Result<Func, Error> {
        let program = &self.0.program;
        let found = program.find(name).and_then(|place| self.func_of(place));
        found.ok_or_else(|| ErrorKind::NoFunction { name: name.into() }.into())
    }

    /// The function at an address that the program has given away, as a parameter of a host
    /// function or in its memory. It is of the type that the program has defined or declared it
    /// with, whatever it was passed as.
    ///
    /// A call of the address itself, past this, is a call without an activation: a trap in it tells
    /// what it is and aborts the process, for there is no frame of the program's to end, and those
    /// of the host may have destructors to run.
    ///
    /// # Errors
    ///
    /// If no function of this program has the address. Those of C have addresses of the program's own
    /// if the program declares them.
    pub fn func_at<T>(&self, address: *const T) -> Result<Func, Error> {
        let program = &self.0.program;
        let address = address as usize;
        let found = program.function_at(address);
        let found = found.and_then(|function| self.func_of(program.place_of(function)?));
        found.ok_or_else(|| ErrorKind::NoFunctionAt { address }.into())
    }

    /// The function of a symbol.
    pub(super) fn func_of(&self, place: (usize, GlobalId)) -> Option<Func> {
        let program = &self.0.program;
        let ResolvedSymbol::Function(function) = program.symbol(place)? else {
            return None;
        };
        Func::new(self, function, place)
    }

    /// A function of a type that Rust knows: `instance.typed_func::<(i64,), i64>("fac")`.
    ///
    /// # Errors
    ///
    /// If there is none of this name, or if it is of another type. Pointers are not distinguished
    /// by what they point to, nor integers by their sign.
    pub fn typed_func<P: Params, R: Results>(&self, name: &str) -> Result<TypedFunc<P, R>, Error> {
        self.func(name)?.typed()
    }

    /// The function at an address, of a type that Rust knows; see [`func_at`](Self::func_at).
    ///
    /// # Errors
    ///
    /// If no function of this program has the address, or if it is of another type.
    pub fn typed_func_at<P: Params, R: Results>(
        &self,
        address: *const impl Sized,
    ) -> Result<TypedFunc<P, R>, Error> {
        self.func_at(address)?.typed()
    }

    /// A variable that one of the modules defines or declares, with its type known at run time only.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NoVariable`] if there is none of this name.
    pub fn variable(&self, name: &str) -> Result<Variable, Error> {
        let found = Variable::find(self, name);
        found.ok_or_else(|| ErrorKind::NoVariable { name: name.into() }.into())
    }

    /// A variable of a type that Rust knows: `instance.global::<i64>("counter")`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NoVariable`] if there is none of this name, and [`ErrorKind::WrongVariable`] if it is of
    /// another type. Pointers are not distinguished by what they point to, nor integers by their sign.
    pub fn global<T: HostVal>(&self, name: &str) -> Result<Global<T>, Error> {
        self.variable(name)?.typed()
    }

    /// The memory that the program sees, for addresses that it gives away.
    pub fn memory(&self) -> Memory<'_> {
        Memory::of(self)
    }

    /// The host's own data of this type; see [`Linker::with_data`](super::Linker::with_data).
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NoData`] if it has none of this type.
    pub fn data<T: Any + Send + Sync>(&self) -> Result<&T, Error> {
        let found = self.0.data.get(&TypeId::of::<T>());
        let found = found.and_then(|data| data.downcast_ref());
        let type_name = std::any::type_name::<T>();
        found.ok_or_else(|| ErrorKind::NoData { type_name }.into())
    }

    /// How many bytes the program's [own heap](super::Linker::own_heap) has from the system; `None` if it
    /// has none.
    pub fn heap_bytes(&self) -> Option<usize> {
        self.0.heap().map(|heap| heap.in_use())
    }

    /// Compiles all functions now instead of when they are first called. What cannot be compiled
    /// is in [`failures`](Self::failures) afterwards.
    pub fn compile_all(&self) {
        self.0.program.compile_all();
    }

    /// Where the live values of `llvm.experimental.gc.statepoint`, `stackmap` and `patchpoint` are, in the machine code that there is
    /// so far: as LLVM writes it to the section `.llvm_stackmaps`, version 3. [`compile_all`](Self::compile_all) makes all
    /// of it; more comes where a function is compiled once more. A value is a constant, or in memory of the frame.
    /// Functions that are interpreted have none.
    pub fn stack_maps(&self) -> Vec<u8> {
        self.0.program.stack_maps()
    }

    /// The functions that could not be compiled, of those that were tried.
    pub fn failures(&self) -> Vec<Failure> {
        self.0.program.group().failures()
    }

    /// The same with the sources that they are of, to be shown.
    pub fn invalid(&self) -> Invalid {
        let group = self.0.program.group();
        let sources = group
            .modules
            .iter()
            .map(|unit| unit.module.ir.source.clone());
        let failures = self.failures().into_iter();
        let found = failures.map(|failure| (failure.module, *failure.diagnostic));
        Invalid::by_source(sources, found)
    }

    /// The number of functions that the modules define.
    pub fn function_count(&self) -> usize {
        self.0.program.function_count()
    }

    /// What its engine has done so far.
    pub fn stats(&self) -> Stats {
        self.0.program.engine().stats()
    }

    /// What the optimizing compiler of its engine has done so far.
    pub fn optimized(&self) -> Optimized {
        self.0.program.engine().optimized()
    }

    /// Calls the functions in `llvm.global_dtors` and in sections such as `.fini_array`. This is for programs that
    /// end; whoever drops an instance without it leaves them out.
    ///
    /// # Errors
    ///
    /// If one of them traps.
    pub fn run_destructors(&self) -> Result<(), Trap> {
        // SAFETY: the program is trusted since the instance was made.
        unsafe { self.0.program.run_destructors(false) }.map_err(trap)
    }

    /// The same where the process is that of the program, and ends: what destructors have registered with `atexit` is
    /// called in between, as it is in programs of the system's.
    ///
    /// # Errors
    ///
    /// As for [`run_destructors`](Self::run_destructors).
    #[cfg(feature = "internals")]
    #[doc(hidden)]
    pub fn run_destructors_of_process(&self) -> Result<(), Trap> {
        // SAFETY: the program is trusted since the instance was made, and there is no other one.
        unsafe { self.0.program.run_destructors(true) }.map_err(trap)
    }

    /// Registers a function that is called at a trap in a thread that the program itself has started, before
    /// the trap ends the process. It takes the place of the one that was set before, and is kept as long
    /// as the program. It runs on the thread that has trapped, in the handler of a signal, and should
    /// end the process.
    pub fn on_thread_trap(&self, handler: impl Fn(&Trap) + Send + Sync + 'static) {
        let instance = self.downgrade();
        let registration = unhandled::Registration::new(Box::new(move |trap| {
            let instance = instance.upgrade();
            if let Some(report) = instance.and_then(|inner| inner.program.describe_unhandled(trap))
            {
                handler(&Trap::new(Box::new(report)));
            }
        }));
        let before = {
            let _section = critical::enter();
            critical::lock(&self.0.trap_handler).replace(registration)
        };
        // What the host has registered may do anything where it is dropped.
        drop(before);
    }

    /// Registers a function that is told of what the program is found to do, once for each place, and has the program go on
    /// behind that: of one that is tested with [`Checks::keep_going`](super::Checks::keep_going). It takes the place of the one that was set before, and is
    /// kept as long as the program. It runs on the thread that was found out, within the program's call, so it must not call
    /// the program. Where there is no way to go on, as behind `unreachable`, the call ends with the finding all the same.
    pub fn on_finding(&self, handler: impl Fn(&Trap) + Send + Sync + 'static) {
        let instance = self.downgrade();
        let seen = Seen::default();
        let registration = observers::Registration::new(Box::new(move |trap| {
            let instance = instance.upgrade();
            let found = instance.and_then(|inner| inner.program.describe_unhandled(trap));
            let Some(report) = found else { return false };
            let trap = Trap::new(Box::new(report));
            if seen.is_new(&trap) {
                handler(&trap);
            }
            true
        }));
        let before = {
            let _section = critical::enter();
            critical::lock(&self.0.finding_handler).replace(registration)
        };
        // What the host has registered may do anything where it is dropped.
        drop(before);
    }

    /// Stops a thread that runs this program, for good, and says what it was doing; `message` is why.
    /// Only for who then ends the process: what the thread holds stays held. No frames where the
    /// thread does not answer.
    #[cfg(feature = "internals")]
    #[doc(hidden)]
    pub fn stop(&self, thread: i32, message: &str) -> Trap {
        Trap::new(Box::new(self.0.program.stop(thread, message)))
    }

    /// Runs the constructors of a program that was [linked](super::Linker::link_all).
    ///
    /// # Errors
    ///
    /// If one of them traps.
    #[doc(hidden)]
    pub fn run_constructors(&self) -> Result<(), Trap> {
        let arguments = self.0.arguments();
        // SAFETY: the program is trusted since the instance was made, and there is no other one.
        unsafe { self.0.program.run_constructors(arguments.words()) }.map_err(trap)
    }
}

/// Makes a trap of what ended a call, or goes on panicking where a host function did.
pub(super) fn trap(ended: Ended) -> Trap {
    match ended {
        Ended::Trap(report) => Trap::new(report),
        Ended::Panic(payload) => panic::resume_unwind(payload),
        Ended::Stack(error) => Trap::new(Box::new(Report::no_stack(error))),
    }
}

impl fmt::Debug for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance")
            .field("functions", &self.function_count())
            .finish_non_exhaustive()
    }
}
