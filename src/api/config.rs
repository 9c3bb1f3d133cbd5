//! How an engine works.

use std::io;
use std::sync::Arc;

use super::error::Error;
use crate::checked::Checks;
use crate::jit::cache::Cache;
use crate::jit::engine::{EngineKind, Options};
use crate::jit::tier::TierOptions;
use crate::jit::tools::Perf;
use crate::opt::Pass;

/// The settings of an [`Engine`](super::Engine). What is not set has a default that suits most.
#[derive(Debug, Clone, Default)]
pub struct Config {
    pub(super) options: Options,
    pub(super) cache: Option<Arc<Cache>>,
    #[cfg(feature = "cache")]
    pub(super) cache_limit: Option<u64>,
}

impl Config {
    /// The defaults: [`EngineKind::Auto`], as on the command line, 8 MiB of stack, all symbols resolved
    /// when modules are linked.
    pub fn new() -> Config {
        Config::default()
    }

    /// What runs functions. [`EngineKind::Auto`] may start a thread, for an engine in which large
    /// functions are hot; the others do so only where programs are [interruptible](Self::interruptible).
    pub fn engine(&mut self, kind: EngineKind) -> &mut Self {
        self.options.kind = kind;
        self
    }

    /// As [`cache`](Self::cache), of a directory that is open.
    #[cfg(feature = "internals")]
    #[doc(hidden)]
    pub fn open_cache(&mut self, cache: Option<Arc<Cache>>) -> &mut Self {
        self.cache = cache;
        self
    }

    /// Keeps from where in the source all code comes, for who has a thread of the program say where it is.
    #[cfg(feature = "internals")]
    #[doc(hidden)]
    pub fn keep_map(&mut self, keep: bool) -> &mut Self {
        self.options.keeps_map = keep;
        self
    }

    /// Which passes over LIR functions go through before they are interpreted, those that are made
    /// for the optimizing tier included: for tests of passes. It changes nothing for engines that
    /// compile.
    pub fn passes(&mut self, passes: &'static [Pass]) -> &mut Self {
        self.options.passes = Some(passes);
        self
    }

    /// When [`EngineKind::Auto`] compiles a function again: when about `threshold` times as many
    /// instructions were run of it as it has, 2,000 times by default; and later, where so many
    /// functions come to that in so short a time that compiling them all would take longer than the
    /// program does. With 0 it is done at once. With `background` the program goes on meanwhile,
    /// unless the function is small.
    pub fn tiering(&mut self, threshold: u32, background: bool) -> &mut Self {
        self.options.tier = TierOptions {
            threshold: threshold.min(i32::MAX as u32),
            background,
        };
        self
    }

    /// Compiles as if the processor had none of these features: names with commas between them,
    /// such as `avx,bmi2`, or `all`. What does not come without them is left out, too.
    ///
    /// # Errors
    ///
    /// If there is no feature of such a name that code could make use of.
    pub fn without_features(&mut self, names: &str) -> Result<&mut Self, Error> {
        let without = self.options.features.without(names);
        let invalid = |unknown| io::Error::new(io::ErrorKind::InvalidInput, unknown);
        self.options.features = without.map_err(invalid)?;
        Ok(self)
    }

    /// The bytes of stack that a call into a program has, 64 KiB at least. Using more is a
    /// [`Trap`](super::Trap), not a crash. There are 512 KiB beside them for functions of the host, which the program
    /// may use as well. What a host function calls goes on with the stack that it is on.
    /// [`Func::with_stack_size`](super::Func::with_stack_size) gives the calls of one function another size.
    pub fn stack_size(&mut self, bytes: usize) -> &mut Self {
        self.options.call.stack_size = bytes;
        self
    }

    /// Whether a call from the process's first thread runs on the stack of that, if it may grow to the
    /// size that is asked for, and not on one of the engine's. Then libraries that ask the system where
    /// the thread's stack is, such as garbage collectors that search it for pointers, find the program's
    /// frames there, those of interpreted functions as well. The limit that the process has set for the
    /// size of its stack is raised if need be.
    pub fn own_stack(&mut self, own: bool) -> &mut Self {
        self.options.call.own_stack = own;
        self
    }

    /// Whether instances of the same modules share what is compiled: a function is compiled when the first
    /// of them calls it, and the others get a copy that fits their variables. They do so unless this says
    /// otherwise. What is shared takes two to three times the memory of the code itself, until the
    /// instances and the [`Module`](super::Module)s are dropped.
    ///
    /// Nothing is shared of functions that are interpreted, that have inline assembly, or whose code is made
    /// known to `perf` or GDB.
    pub fn share_code(&mut self, share: bool) -> &mut Self {
        self.options.without_sharing = !share;
        self
    }

    /// Whether a function that is declared and defined nowhere is an error only when it is
    /// called, and not already when modules are linked.
    pub fn lazy_linking(&mut self, lazy: bool) -> &mut Self {
        self.options.lazy_linking = lazy;
        self
    }

    /// Whether a bad access inside of a C function that a program has called is a trap as well, and `abort` there. It is
    /// none unless this says so: then the process ends, as a native one does.
    ///
    /// The C function is abandoned where it stands: what it held (a lock of the C library, say) stays held, and
    /// what it was changing stays half changed. Where the program has damaged the heap of the C library, whatever allocates
    /// there next may go wrong, the host's own code as well. So this suits a process that ends soon after a trap.
    /// A host that goes on gives programs a heap of [their own](super::Linker::own_heap), whose blocks are checked.
    pub fn trap_in_host(&mut self, trap: bool) -> &mut Self {
        self.options.call.trap_in_host = trap;
        self
    }

    /// Whether a program is expected that throws exceptions, or that looks at its stack by the system's
    /// unwinder (`backtrace`). The engine is ready for those unless this says otherwise, which saves it
    /// about a tenth of a millisecond. They run then, too, but take longer to throw the more functions
    /// there are, and must not throw on one thread while another forks.
    pub fn unwinding(&mut self, expected: bool) -> &mut Self {
        self.options.without_unwinding = !expected;
        self
    }

    /// Whether a trap, and the error or panic of a host function, runs the cleanups (C++'s destructors, Rust's
    /// `drop`) of the frames that it crosses on its way out of the call: see [`Trap`](super::Trap). They run unless
    /// this says otherwise. Whatever happens in one then, the call ends with that trap, error or panic.
    pub fn run_cleanups(&mut self, run: bool) -> &mut Self {
        self.options.call.runs_cleanups = run;
        self
    }

    /// Whether programs can be stopped while they run, by an [`Interrupter`](super::Interrupter) or at a
    /// [`Deadline`](super::Deadline). They cannot, unless it is said here. It costs running code nothing: a program is
    /// stopped by changing its code. Large functions are compiled by threads of their own then, for which calls wait.
    ///
    /// Code is stopped by SIGILL, as other traps are by SIGSEGV, SIGBUS and SIGFPE. A thread lets these through from its
    /// first call of a program on; where the host blocks them after that, the system ends the process at the first.
    pub fn interruptible(&mut self, interruptible: bool) -> &mut Self {
        self.options.limits.is_interruptible = interruptible;
        self
    }

    /// Counts the instructions of LIR that programs run, as they are before any optimization, so that
    /// the count is the same on every engine; each program may run so many of them to begin with, its
    /// constructors' included. The block that would need more is not entered: the call ends with a
    /// [`TrapKind::OutOfFuel`](super::TrapKind::OutOfFuel), unless the host
    /// [gives more](super::Linker::on_out_of_fuel). See [`Instance::fuel`](super::Instance::fuel).
    ///
    /// What threads count in one program at the same moment may be counted once.
    pub fn fuel(&mut self, fuel: u64) -> &mut Self {
        self.options.limits.fuel = Some(fuel);
        self
    }

    /// Whether functions of programs may be [replaced](super::Instance::replace) while they run. They may
    /// not, unless it is said here: then functions that other modules can see are called by way of their
    /// entry cells, and never inlined, so that calls find what has taken their place.
    pub fn replaceable(&mut self, replaceable: bool) -> &mut Self {
        self.options.is_replaceable = replaceable;
        self
    }

    /// Whether programs are tested, while they run, for what the language leaves undefined: accesses outside of the object
    /// that their pointer was made of, or of one that is gone; memory that is given back twice; strings without an end,
    /// and what else [`Rule`](super::Rule) has. Such a thing ends the call with a
    /// [`TrapKind::Finding`](super::TrapKind::Finding). Tests cost time and memory. They are not made unless it is said
    /// here, by what they are to test.
    ///
    /// Objects are those of the whole process: memory that one checked program hands to another is known there.
    pub fn checked(&mut self, what: Option<Checks>) -> &mut Self {
        self.options.checks = what;
        self
    }

    /// The bytes of addresses to reserve for code. It is memory only once it is used; a smaller
    /// range serves where addresses are limited.
    pub fn code_window(&mut self, bytes: usize) -> &mut Self {
        self.options.window.code = bytes;
        self
    }

    /// Tells Linux's `perf` of generated code, by a file that is made with the engine.
    pub fn perf(&mut self, perf: Perf) -> &mut Self {
        self.options.tools.perf = Some(perf);
        self
    }

    /// Tells GDB of generated code by its JIT interface: symbols, lines, frames, parameters and variables, an
    /// object for each function as it is compiled. Code is then in memory where breakpoints can be set,
    /// and written through `/proc/self/mem`. Variables that have memory in the IR keep it in baseline code,
    /// and each parameter has a place on the stack.
    #[cfg(feature = "gdb")]
    pub fn gdb(&mut self, gdb: bool) -> &mut Self {
        self.options.tools.gdb = gdb;
        self.options.window.takes_breakpoints = gdb;
        self
    }
}
