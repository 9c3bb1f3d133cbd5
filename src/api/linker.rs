//! What the host offers to programs, and how programs are made of modules.

use std::any::{Any, TypeId};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex};

use rustc_hash::{FxHashMap, FxHashSet};

use super::arguments::Arguments;
use super::caller::{AskedForFuel, Caller, Coming, UntypedClosure};
use super::engine::Engine;
use super::error::{Error, ErrorKind, Invalid, Unsupported};
use super::externs::{self, Extern};
use super::grants::Library;
use super::heap::{self, Heap};
use super::host_error::host_error;
use super::instance::{Data, Instance};
use super::interposition;
use super::libraries::FoundLibrary;
use super::linking::{Bound, HostCode, HostFunction, Linking, Offered, Offers};
use super::lost;
use super::missing::{self, Missing};
use super::module::Module;
use super::typed::{Closure, IntoHostFunc};
use super::types::{FuncType, ValType};
use super::value::Val;
use crate::diag::{Diagnostic, Diagnostics, Source};
use crate::jit::engine::Program;
use crate::jit::link::LinkError;
use crate::jit::prepared::Prepared;
use crate::runtime::critical;
use crate::runtime::shadow;
use crate::runtime::unwind;

/// The symbols that programs may use beside their own. A new one offers nothing: what a program may
/// reach is what it is granted here, one by one ([`func`](Self::func), [`func_new`](Self::func_new),
/// [`define_symbol`](Self::define_symbol), [`define_variable`](Self::define_variable)) or together
/// ([`with_builtins`](Self::with_builtins), [`with_libc`](Self::with_libc),
/// [`library`](Self::library), [`with_process`](Self::with_process)), the latter narrowed to the names
/// of a list by [`allow`](Self::allow). They are found in this order.
///
/// It is no sandbox: a program can make up any address. Names are what this keeps.
///
/// ```
/// use jitlite::{Config, Engine, Error, ErrorKind, Linker, Module, Profile};
///
/// fn main() -> Result<(), Error> {
///     let engine = Engine::new(&Config::new())?;
///     let text = "
///         declare i32 @abs(i32)
///         declare i32 @system(ptr)
///         define i32 @run(i32 %n) { %r = call i32 @abs(i32 %n) ret i32 %r }
///         define i32 @sh() { %r = call i32 @system(ptr null) ret i32 %r }";
///     let module = Module::from_text("run.ll", text, Profile::Auto)?;
///     let mut linker = Linker::new(&engine);
///     linker.with_libc().allow(["abs", "labs"]);
///     // SAFETY: the program uses no memory but its stack.
///     match unsafe { linker.instantiate(&module) }.unwrap_err().kind() {
///         ErrorKind::Missing(missing) => {
///             assert_eq!(missing.symbols.len(), 1);
///             assert_eq!(missing.symbols[0].symbol.name, "system");
///             assert_eq!(missing.symbols[0].symbol.type_text, "i32 (ptr)");
///         }
///         other => panic!("{other:?}"),
///     }
///     linker.func("system", |_: *const u8| -> Result<i32, &str> { Err("no shell here") })?;
///     // SAFETY: as above.
///     let instance = unsafe { linker.instantiate(&module)? };
///     assert_eq!(instance.typed_func::<(i32,), i32>("run")?.call((-42,))?, 42);
///     Ok(())
/// }
/// ```
pub struct Linker {
    pub(super) engine: Engine,
    pub(super) offers: Offers,
    pub(super) found: Mutex<Vec<FoundLibrary>>,
    /// How many bytes each program's own heap may have, if it has one.
    heap: Option<usize>,
    /// Whether libraries are bound to what programs define.
    interposes: bool,
    data: Data,
    /// Who is asked for more fuel.
    pub(super) refuel: Option<Arc<AskedForFuel>>,
    warnings: Mutex<SourceDiagnostics>,
}

/// Diagnostics by the sources that they are of.
type SourceDiagnostics = Vec<(Option<Arc<Source>>, Diagnostics)>;

impl Linker {
    /// A linker that offers nothing.
    pub fn new(engine: &Engine) -> Linker {
        Linker::offering(engine, Offers::default())
    }

    /// A linker that offers this.
    pub(super) fn offering(engine: &Engine, offers: Offers) -> Linker {
        Linker {
            engine: engine.clone(),
            offers,
            found: Mutex::default(),
            heap: None,
            interposes: false,
            data: Data::default(),
            refuel: None,
            warnings: Mutex::default(),
        }
    }

    /// Sets what errors put before the names of these methods where they say how a missing symbol may be
    /// granted: `Linker::` unless this is called. It is for interfaces in other languages, whose users call
    /// `with_libc` by another name.
    pub fn methods_named(&mut self, prefix: &'static str) -> &mut Self {
        self.offers.grants.methods = Some(prefix);
        self
    }

    fn define(&mut self, name: &str, symbol: Offered) -> Result<&mut Self, Error> {
        if self.offers.symbols.contains_key(name) {
            return Err(ErrorKind::Duplicate { name: name.into() }.into());
        }
        Arc::make_mut(&mut self.offers.symbols).insert(name.into(), symbol);
        Ok(self)
    }

    /// Offers a Rust function or closure to programs, which declare it as the function `name`.
    ///
    /// It is a `Fn`, since several threads may call it at once, and it may call the program, which
    /// calls it again: what it changes is behind a `Mutex` that it does not hold meanwhile, or in
    /// atomics. Data that belongs to an instance is better kept by [`with_data`](Self::with_data).
    ///
    /// A panic in it ends the call into the program and goes on in that call's caller. An `Err`
    /// ends it with a [`Trap`](super::Trap) that [carries](super::Trap::downcast_ref) the error, or that is passed on,
    /// if the error is one: so `?` is right for calls that the closure makes. A
    /// function that the program passes by its address is called by way of the [`Caller`], which a
    /// closure may have as its first parameter.
    ///
    /// ```
    /// use std::sync::atomic::{AtomicI64, Ordering};
    /// use jitlite::{Caller, Config, Engine, Error, Linker, Module, Profile};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(&Config::new())?;
    ///     let text = "
    ///         declare void @add(i64)
    ///         define void @run() { call void @add(i64 40) call void @add(i64 2) ret void }";
    ///     let module = Module::from_text("add.ll", text, Profile::Auto)?;
    ///     let mut linker = Linker::new(&engine);
    ///     linker.with_data(AtomicI64::new(0));
    ///     linker.func("add", |caller: Caller<'_>, n: i64| -> Result<(), Error> {
    ///         caller.data::<AtomicI64>()?.fetch_add(n, Ordering::Relaxed);
    ///         Ok(())
    ///     })?;
    ///     // SAFETY: the program uses no memory but its stack.
    ///     let instance = unsafe { linker.instantiate(&module)? };
    ///     instance.typed_func::<(), ()>("run")?.call(())?;
    ///     assert_eq!(instance.data::<AtomicI64>()?.load(Ordering::Relaxed), 42);
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If there is a symbol of this name already, or no code memory is left.
    pub fn func<Args, F: IntoHostFunc<Args>>(
        &mut self,
        name: &str,
        function: F,
    ) -> Result<&mut Self, Error> {
        let (ty, memory) = (F::func_type(), F::memory());
        let code = match function.into_closure() {
            Closure::Plain(closure) => {
                HostCode::Shared(Arc::new(self.engine.0.made()?.host_thunk(closure)?))
            }
            Closure::WithCaller(closure) => HostCode::WithCaller(closure),
        };
        self.define(name, Offered::Function(HostFunction { code, ty, memory }))
    }

    /// Offers a function whose type is known at run time only. It is given the values of its
    /// parameters, and one place for each result, of which there is at most one, with a zero in it.
    /// All else is as for [`func`](Self::func); results of another type than `ty` says are a trap.
    ///
    /// ```
    /// use jitlite::{Config, Engine, Error, FuncType, Linker, Module, Profile, Val, ValType};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(&Config::new())?;
    ///     let text = "
    ///         declare <4 x float> @sum({ i8, <4 x float> }, <4 x float>)
    ///         define <4 x float> @run({ i8, <4 x float> } %a, <4 x float> %b) {
    ///           %r = call <4 x float> @sum({ i8, <4 x float> } %a, <4 x float> %b)
    ///           ret <4 x float> %r
    ///         }";
    ///     let module = Module::from_text("sum.ll", text, Profile::Auto)?;
    ///     let floats = ValType::vector(ValType::F32, 4);
    ///     let pair = ValType::structure([ValType::I8, floats.clone()]);
    ///     let ty = FuncType::new([pair, floats.clone()], Some(floats));
    ///     let mut linker = Linker::new(&engine);
    ///     linker.func_new("sum", ty, |_caller, args, results| -> Result<(), String> {
    ///         results[0] = args[1].clone();
    ///         Ok(())
    ///     })?;
    ///     // SAFETY: the program uses no memory but its stack.
    ///     let instance = unsafe { linker.instantiate(&module)? };
    ///     let vector = Val::Vector([1.0, 2.0, 3.0, 4.0].map(Val::F32).to_vec());
    ///     let pair = Val::Struct(vec![Val::I8(1), vector.clone()]);
    ///     let result = instance.func("run")?.call(&[pair, vector.clone()])?;
    ///     assert_eq!(result, Some(vector));
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If there is a symbol of this name already, or [`ErrorKind::Unsupported`] if the type has variable
    /// arguments.
    pub fn func_new<E: Into<Box<dyn std::error::Error + Send + Sync>>>(
        &mut self,
        name: &str,
        ty: FuncType,
        function: impl Fn(Caller<'_>, &[Val], &mut [Val]) -> Result<(), E> + Send + Sync + 'static,
    ) -> Result<&mut Self, Error> {
        if ty.varargs {
            let name = name.into();
            return Err(Unsupported::VariableArguments { name, ty }.into());
        }
        let closure: Arc<UntypedClosure> = Arc::new(move |caller, args, results| {
            function(caller, args, results).map_err(host_error)
        });
        let code = HostCode::Untyped(closure);
        let memory = None;
        self.define(name, Offered::Function(HostFunction { code, ty, memory }))
    }

    /// Offers what is at an address: a function or a variable, of whatever type a program declares it
    /// with, which is not checked.
    ///
    /// # Errors
    ///
    /// If there is a symbol of this name already.
    ///
    /// # Safety
    ///
    /// A function or variable must be there, as long as a program lives that is made by this linker,
    /// which may be called and accessed as programs do that.
    pub unsafe fn define_symbol<T>(
        &mut self,
        name: &str,
        address: *const T,
    ) -> Result<&mut Self, Error> {
        unwind::expect_cleanups();
        let address = address as usize;
        self.define(name, Offered::Symbol { address })
    }

    /// Offers a variable of the host's, which programs declare as `external global` of type `ty`.
    ///
    /// # Errors
    ///
    /// If there is a symbol of this name already.
    ///
    /// # Safety
    ///
    /// It must be at the address as long as a program lives that is made by this linker, be of this
    /// type, and stand what programs read and write there from any thread.
    pub unsafe fn define_variable<T>(
        &mut self,
        name: &str,
        ty: ValType,
        address: *mut T,
    ) -> Result<&mut Self, Error> {
        let address = address as usize;
        self.define(name, Offered::Variable { address, ty })
    }

    /// Loads a shared library and grants its symbols to programs, with those of other libraries that it
    /// needs but for the C library. It is never unloaded.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Library`] if the system cannot load it.
    ///
    /// # Safety
    ///
    /// Loading a library runs its constructors, which are trusted like any code.
    pub unsafe fn library(&mut self, path: impl AsRef<Path>) -> Result<&mut Self, Error> {
        let path = path.as_ref();
        // SAFETY: the caller keeps the contract of `library`.
        let library = unsafe { Library::open(path, self.interposes) }.map_err(|message| {
            ErrorKind::Library {
                path: path.into(),
                message,
            }
        })?;
        self.offers.grants.libraries.push(library);
        Ok(self)
    }

    /// Grants the C library and its mathematical part, and what C links into each program. Among that
    /// is what reaches further, such as `dlopen` and `system`: [`allow`](Self::allow) leaves it out.
    pub fn with_libc(&mut self) -> &mut Self {
        self.offers.grants.libc = true;
        self
    }

    /// Grants the host-function table of jitlite: the runtimes of LLVMlite and Oat programs, `ll_puts`,
    /// `print_string` and so on.
    pub fn with_builtins(&mut self) -> &mut Self {
        self.offers.grants.builtins = true;
        self
    }

    /// Grants every symbol that the process shows to the libraries that it loads: the C library, the
    /// other libraries, and what the program that embeds this one exports.
    pub fn with_process(&mut self) -> &mut Self {
        unwind::expect_cleanups();
        self.offers.grants.libc = true;
        self.offers.grants.process = true;
        self
    }

    /// Narrows what is granted together to these names and those of earlier calls of this. What is
    /// offered by itself, such as a [`func`](Self::func), needs no place in the list.
    pub fn allow<S: Into<String>>(&mut self, names: impl IntoIterator<Item = S>) -> &mut Self {
        let allowed = self
            .offers
            .grants
            .allowed
            .get_or_insert_with(FxHashSet::default);
        allowed.extend(names.into_iter().map(Into::into));
        self
    }

    /// Whether the run-time libraries of C++, Rust, D, Fortran and OpenMP are looked for and loaded
    /// where a program has undefined symbols of theirs. They are not, unless it is said here and
    /// programs may use [symbols of the process](Self::with_process).
    pub fn find_libraries(&mut self, find: bool) -> &mut Self {
        self.offers.find = find;
        self
    }

    /// The run-time libraries that were loaded for programs so far.
    pub fn found_libraries(&self) -> Vec<FoundLibrary> {
        let _section = critical::enter();
        critical::lock(&self.found).clone()
    }

    /// Keeps data of the host's own with the programs that are made from now on, which
    /// [`Instance::data`] finds by its type; of each type there is one value, the last. The programs
    /// share it; who wants one for each calls this before each is made. What changes in it is behind a
    /// `Mutex` or atomic.
    pub fn with_data<T: Any + Send + Sync>(&mut self, data: T) -> &mut Self {
        self.data.insert(TypeId::of::<T>(), Arc::new(data));
        self
    }

    /// Sets what the constructors of programs that are made from now on are called with, as on GNU systems:
    /// `int argc`, `char **argv` and `char **envp`. The first argument is the program's name. Without this they get
    /// the arguments of the process. `envp` is the environment of the process.
    pub fn arguments<A: Into<Vec<u8>>>(
        &mut self,
        arguments: impl IntoIterator<Item = A>,
    ) -> &mut Self {
        self.with_data(Arguments::new(arguments))
    }

    /// Links programs that are made from now on with one that is there already: they may use what it
    /// [exports](Module::exports), if they declare it with the type that it has. Of several programs that
    /// export a name the last counts, so that whoever defines one thing after the other, as a REPL does, can
    /// also define it again: programs that were linked before keep what they were linked with. A program is
    /// there as long as any that is linked with it. Variables that each thread has for itself are left out. What stops
    /// a program ([`Instance::interrupter`], [`Instance::deadline`]) ends its calls also where they are in
    /// programs that it is linked with. Fuel and heap are of the program whose code runs.
    ///
    /// ```
    /// use jitlite::{Config, Engine, Error, Linker, Module, Profile};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(&Config::new())?;
    ///     let mut linker = Linker::new(&engine);
    ///     for text in [
    ///         "define i64 @base() { ret i64 20 }",
    ///         "declare i64 @base()
    ///          define i64 @twice() { %n = call i64 @base() %r = mul i64 %n, 2 ret i64 %r }",
    ///         "define i64 @base() { ret i64 2 }",
    ///         "declare i64 @base()
    ///          declare i64 @twice()
    ///          define i64 @sum() { %a = call i64 @base() %b = call i64 @twice()
    ///                              %r = add i64 %a, %b ret i64 %r }",
    ///     ] {
    ///         let module = Module::from_text("line.ll", text, Profile::Auto)?;
    ///         // SAFETY: the programs use no memory but their stack.
    ///         let instance = unsafe { linker.instantiate(&module)? };
    ///         linker.instance(&instance)?;
    ///         if let Ok(sum) = instance.typed_func::<(), i64>("sum") {
    ///             assert_eq!(sum.call(())?, 42);
    ///         }
    ///     }
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Unsupported`] if the program is one of another engine.
    pub fn instance(&mut self, instance: &Instance) -> Result<&mut Self, Error> {
        let program = &instance.0.program;
        if !self.engine.0.is(program.engine()) {
            return Err(Unsupported::OtherEngine.into());
        }
        self.offers.add(instance, externs::exports);
        self.offers.instances.push(instance.clone());
        Ok(self)
    }

    /// Gives each program that is made from now on a heap of its own, of at most `limit` bytes, behind
    /// `malloc`, `calloc`, `realloc`, `free`, `aligned_alloc`, `posix_memalign`, `strdup` and their kin, and
    /// `operator new` and `delete` of C++. It is given back with the program, whatever that has not freed.
    /// Where it is full, functions of C give null, and `operator new` is a [`Trap`](super::Trap).
    ///
    /// The limit is on what the heap takes from the system, which it does by pieces of 64 KiB and more. What
    /// functions of C allocate themselves, as `fopen` does, is not in it; nor are the program's variables and
    /// stack; nor what it maps, where it may call `mmap`. A program may free what a function of C has allocated
    /// for it, but a library must not free what the program has allocated.
    ///
    /// An address that is given back, made larger or measured, and is not that of a block in use, ends the call with a
    /// [`TrapKind::BadFree`](super::TrapKind::BadFree): what was given back before, until it is given out again; the inside of a block; and
    /// what was never allocated. What is known of blocks does not lie beside them, so a program that writes past the
    /// end of one changes its own data, and does not lead the heap astray. Blocks of C that a program gives back twice
    /// are C's to judge, which ends the process, or the call with [`Config::trap_in_host`](super::Config::trap_in_host).
    ///
    /// It is a feature of the crate, `own-heap`: without it no such program can be made.
    pub fn own_heap(&mut self, limit: usize) -> &mut Self {
        self.heap = Some(limit);
        self
    }

    /// Whether libraries of the process are bound to what programs define that are made from now on, as by symbol
    /// interposition: where a library uses a function or variable by a name that the program defines and exports,
    /// it gets the program's from then on, until the program is dropped. So a program may have an `operator new` of its
    /// own, or the hook that a library calls. It is so on the command line. In another process, whose libraries serve the
    /// host, too, they are left alone unless it is said here, and programs may use
    /// [symbols of the process](Self::with_process).
    ///
    /// All libraries are bound that are loaded when a program is made, but for the C library, the unwinder and the
    /// one that jitlite is in. Nothing is bound to `malloc` and its kin: what was allocated before would be freed by another
    /// allocator. The same is true of `operator delete`, which gets what libraries have allocated by another `operator
    /// new` before the program was there; one that ends in `free` may be given that. Of several programs that define a
    /// name the first has it. What is not bound is in [`warnings`](Self::warnings).
    ///
    /// With it [`library`](Self::library) also loads libraries that lack functions, which a program is then to define.
    pub fn interpose(&mut self, interpose: bool) -> &mut Self {
        self.interposes = interpose;
        self
    }

    /// What was noticed of the programs that were linked since this was asked last, although they can be
    /// run: symbols of theirs that a library natively would get, and here does not (`interposition`); sections that a
    /// linker or loader gives a meaning to, and nobody here (`section`); profiles or coverage that they count for,
    /// and nobody writes (`profile`); and calls that functions ask for, and nobody inserts (`instrumentation`).
    pub fn warnings(&self) -> Vec<(Option<Arc<Source>>, Diagnostics)> {
        let _section = critical::enter();
        std::mem::take(&mut *critical::lock(&self.warnings))
    }

    /// Makes a program of a module.
    ///
    /// # Errors
    ///
    /// As for [`instantiate_all`](Self::instantiate_all).
    ///
    /// # Safety
    ///
    /// As for [`instantiate_all`](Self::instantiate_all).
    pub unsafe fn instantiate(&self, module: &Module) -> Result<Instance, Error> {
        // SAFETY: the caller keeps the contract of `instantiate`.
        unsafe { self.instantiate_all(std::slice::from_ref(module)) }
    }

    /// Makes a program of several modules that see each other's symbols, and runs their
    /// constructors: those of `llvm.global_ctors`, and those whose addresses are in sections such as `.init_array`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Missing`], with all of them, if symbols are defined nowhere; [`ErrorKind::Invalid`] if one
    /// is defined twice, or what the host offers is declared with another type; [`ErrorKind::Io`] if memory
    /// is short, [`ErrorKind::Unsupported`] if it is to have a heap of its own in a build that has none, and
    /// [`ErrorKind::Trap`] if a constructor traps.
    ///
    /// # Safety
    ///
    /// This is where the program is trusted. LLVM IR is not a sandbox: its functions can read and
    /// write any memory of the process and call any function that they can find. Whoever has a clone of the
    /// instance can do with it, by safe functions, from any thread and at any time:
    ///
    /// * call each function that it finds by its name or address, with whatever numbers, and with memory that is
    ///   [lent](super::Param) to it as it declares that;
    /// * write whatever numbers to [variables](super::Variable) that are neither constant nor pointers;
    /// * stop calls, and call the program again from the host functions that it calls;
    /// * drop the last clone.
    ///
    /// The caller vouches that the program then leaves the memory alone that it does not own, for what is done by those
    /// to whom he gives clones. In particular:
    ///
    /// * Memory that is lent by `&` it only reads, that which is lent by `&mut` it writes within its bounds, and neither it
    ///   keeps behind the call.
    /// * What host functions of this linker return, addresses among that, it can stand.
    /// * It does not run on in threads or callbacks of its own when the last clone is dropped.
    /// * What it declares of C functions is true.
    pub unsafe fn instantiate_all(&self, modules: &[Module]) -> Result<Instance, Error> {
        // SAFETY: the caller keeps the contract of `instantiate_all`.
        let instance = unsafe { self.link_all(modules) }?;
        instance.run_constructors()?;
        Ok(instance)
    }

    /// The same, but that constructors are yet to be run, by [`Instance::run_constructors`].
    ///
    /// # Errors
    ///
    /// As for [`instantiate_all`](Self::instantiate_all).
    ///
    /// # Safety
    ///
    /// As for [`instantiate_all`](Self::instantiate_all).
    #[doc(hidden)]
    pub unsafe fn link_all(&self, modules: &[Module]) -> Result<Instance, Error> {
        let heap = self.heap.map(Heap::new).transpose()?.map(Arc::new);
        let mut data = self.data.clone();
        if let Some(heap) = &heap {
            data.insert(TypeId::of::<Heap>(), heap.clone());
        }
        let coming = Coming::default();
        let (program, bound) = self.link(modules, heap.as_ref(), coming.clone(), None)?;
        let offers = match self.engine.0.options.is_replaceable {
            true => self.offers.clone(),
            false => self.offers.programs(),
        };
        let refuel = self.refuel.clone();
        let refuel = refuel.map(|refuel| coming.bind_asked_for_fuel(refuel));
        let instance = Instance::new(program, bound, data, offers, refuel);
        coming.is(&instance);
        self.note_warnings(&instance, modules);
        Ok(instance)
    }

    /// Links modules with what is offered, and with a heap of their own, to a program, or to a part of
    /// another one; gives what that uses of the host's as well.
    pub(super) fn link(
        &self,
        modules: &[Module],
        heap: Option<&Arc<Heap>>,
        coming: Coming,
        of: Option<&Program>,
    ) -> Result<(Program, Bound), Error> {
        let heap = match heap {
            Some(heap) => self.heap_functions(heap, modules)?,
            None => FxHashMap::default(),
        };
        let engine = self.engine.0.made()?;
        let checked: Vec<Module>;
        let modules = match engine.options().checks {
            Some(what) => {
                shadow::prepare()?;
                let check =
                    |module: &Module| Module(Arc::new(Prepared::checked(module.ir(), what)));
                checked = modules.iter().map(check).collect();
                &checked
            }
            None => modules,
        };
        let linking = Linking::new(self, &engine, &heap, modules, coming);
        let prepared = modules.iter().map(|module| module.0.clone()).collect();
        let group = of.map(Program::group);
        let others = self.offers.instances.iter();
        let others: Vec<_> = others
            .map(|other| other.0.program.group().clone())
            .collect();
        let program = engine.link(prepared, &linking, &others, group);
        let program = program.map_err(|errors| self.link_error(modules, errors))?;
        Ok((program, linking.into_bound()))
    }

    /// The functions of a heap that modules declare.
    fn heap_functions(
        &self,
        heap: &Arc<Heap>,
        modules: &[Module],
    ) -> Result<FxHashMap<String, Offered>, Error> {
        let mut functions = FxHashMap::default();
        for ir in modules.iter().map(Module::top) {
            let declared = ir.funcs.values().filter(|function| !function.is_defined());
            for function in declared {
                let name = ir.names.text(ir.globals[function.global].name);
                if let Some((ty, Closure::Plain(closure))) = heap::function(heap, &name) {
                    let code =
                        HostCode::Shared(Arc::new(self.engine.0.made()?.host_thunk(closure)?));
                    let memory = None;
                    let function = HostFunction { code, ty, memory };
                    functions.insert(name.into(), Offered::Function(function));
                }
            }
        }
        Ok(functions)
    }

    fn link_error(&self, modules: &[Module], mut errors: Vec<LinkError>) -> Error {
        let mut offered: Vec<String> = self.offers.symbols.keys().cloned().collect();
        offered.extend(self.offers.linked.keys().cloned());
        offered.sort_unstable();
        offered.extend(self.offers.grants.builtin_names().map(String::from));
        let help = |symbol: &Extern| self.offers.grants.help(symbol);
        let missing = missing::symbols(modules, &mut errors, offered, help);
        let invalid = by_source(modules, errors);
        match missing {
            Some(symbols) => ErrorKind::Missing(Missing { symbols, invalid }).into(),
            None => ErrorKind::Invalid(invalid).into(),
        }
    }

    /// Binds libraries of the process to what a program defines. Notes which do without, and what of the modules has no
    /// effect.
    fn note_warnings(&self, instance: &Instance, modules: &[Module]) {
        let tops: Vec<_> = modules.iter().map(Module::top).collect();
        let mut found = Vec::new();
        if self.offers.grants.process {
            let has_libraries =
                !self.offers.grants.libraries.is_empty() || !self.found_libraries().is_empty();
            let address = |name: &str| match instance.func(name) {
                Ok(function) => Some(function.address()),
                Err(_) => Some(instance.variable(name).ok()?.address() as usize),
            };
            let bound;
            (bound, found) = interposition::bind(&tops, has_libraries, self.interposes, address);
            // An instance is made once.
            let _ = instance.0.interposed.set(bound);
        }
        let is_offered = |name: &str| self.offers.has(name);
        found.extend(lost::warnings(&tops, is_offered));
        if !found.is_empty() {
            let found = by_source(modules, found);
            let _section = critical::enter();
            critical::lock(&self.warnings).extend(found.parts);
        }
    }
}

/// Diagnostics, each with the number of its module, by their sources.
fn by_source(modules: &[Module], found: Vec<(usize, Diagnostic)>) -> Invalid {
    let sources = modules.iter().map(|module| module.top().source.clone());
    Invalid::by_source(sources, found)
}

impl fmt::Debug for Linker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Linker")
            .field("symbols", &self.offers.symbols.keys())
            .finish_non_exhaustive()
    }
}
