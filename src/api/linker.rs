//! What the host offers to programs, and how programs are made of modules.

use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString};
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::caller::{CallerClosure, Coming};
use super::engine::Engine;
use super::error::{Error, Invalid};
use super::instance::Instance;
use super::libraries::{self, FoundLibrary};
use super::module::Module;
use super::typed::{Closure, IntoHostFunc};
use super::value::FuncType;
use crate::diag::{Diagnostic, Diagnostics};
use crate::ir::{self, GlobalId};
use crate::jit::closure::HostThunk;
use crate::jit::link::{Host, LinkError};
use crate::runtime::host;
use crate::runtime::tls::Lookup;

/// The symbols that programs may use beside their own: Rust functions, the host-function table
/// of jitlite, shared libraries and the C library, found in this order.
pub struct Linker {
    engine: Engine,
    functions: FxHashMap<String, HostFunction>,
    libraries: Vec<Library>,
    builtins: bool,
    process: bool,
    find: bool,
    found: Mutex<Vec<FoundLibrary>>,
}

struct HostFunction {
    code: HostCode,
    ty: FuncType,
}

enum HostCode {
    /// The same for all programs.
    Shared(Arc<HostThunk>),
    /// Made for each program that calls it, which it is told of.
    Told(Arc<CallerClosure>),
}

/// A library that stays loaded: programs may keep addresses in it.
struct Library(*mut libc::c_void);

// SAFETY: the handle is only ever given to `dlsym`, which any thread may call.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

impl Linker {
    /// A linker with the host-function table and the C library, and nothing else.
    pub fn new(engine: &Engine) -> Linker {
        Linker {
            engine: engine.clone(),
            functions: FxHashMap::default(),
            libraries: Vec::new(),
            builtins: true,
            process: true,
            find: true,
            found: Mutex::default(),
        }
    }

    /// Offers a Rust function or closure to programs, which declare it as the function `name`.
    ///
    /// A panic in it ends the call into the program and goes on in that call's caller. An `Err`
    /// ends it with a [`Trap`](super::Trap). A function that the program passes by its address is
    /// called by way of the [`Caller`](super::Caller), which a closure may have as its first
    /// parameter.
    ///
    /// # Errors
    ///
    /// If there is one of this name already, or no code memory is left.
    pub fn func<Args>(
        &mut self,
        name: &str,
        function: impl IntoHostFunc<Args>,
    ) -> Result<&mut Self, Error> {
        if self.functions.contains_key(name) {
            return Err(Error::Duplicate { name: name.into() });
        }
        let ty = type_of(&function);
        let code = match function.into_closure() {
            Closure::Plain(closure) => {
                HostCode::Shared(Arc::new(self.engine.0.host_thunk(closure)?))
            }
            Closure::Told(closure) => HostCode::Told(closure),
        };
        self.functions
            .insert(name.into(), HostFunction { code, ty });
        Ok(self)
    }

    /// Loads a shared library, whose symbols programs may use. It is never unloaded.
    ///
    /// # Errors
    ///
    /// If the system cannot load it.
    ///
    /// # Safety
    ///
    /// Loading a library runs its constructors, which are trusted like any code.
    pub unsafe fn load(&mut self, path: impl AsRef<Path>) -> Result<&mut Self, Error> {
        let path = path.as_ref().as_os_str().as_encoded_bytes();
        let name = CString::new(path).map_err(|_| Error::Library("a path with a NUL".into()))?;
        // SAFETY: the name is a C string; the library is the caller's to trust. `dlerror` gives
        // a string of this thread's after a failure.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
        if handle.is_null() {
            // SAFETY: as above.
            let message = unsafe {
                let message = libc::dlerror();
                match message.is_null() {
                    true => "the library cannot be loaded".into(),
                    false => CStr::from_ptr(message).to_string_lossy().into_owned(),
                }
            };
            return Err(Error::Library(message));
        }
        self.libraries.push(Library(handle));
        Ok(self)
    }

    /// Whether programs may use the host-function table of jitlite (`ll_puts`, `print_string` and
    /// so on). They may, unless it is said here.
    pub fn builtins(&mut self, offered: bool) -> &mut Self {
        self.builtins = offered;
        self
    }

    /// Whether programs may use every symbol of the process, such as the C library's. They may,
    /// unless it is said here.
    pub fn process_symbols(&mut self, offered: bool) -> &mut Self {
        self.process = offered;
        self
    }

    /// Whether the run-time libraries of C++, Rust, D, Fortran and OpenMP are looked for and loaded
    /// where a program has undefined symbols of theirs. They are, unless it is said here, or that
    /// programs may not use [symbols of the process](Self::process_symbols).
    pub fn find_libraries(&mut self, find: bool) -> &mut Self {
        self.find = find;
        self
    }

    /// The run-time libraries that were loaded for programs so far.
    pub fn found_libraries(&self) -> Vec<FoundLibrary> {
        let found = self.found.lock();
        found.unwrap_or_else(PoisonError::into_inner).clone()
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
        // SAFETY: passed on.
        unsafe { self.instantiate_all(std::slice::from_ref(module)) }
    }

    /// Makes a program of several modules that see each other's symbols, and runs their
    /// constructors (`llvm.global_ctors`).
    ///
    /// # Errors
    ///
    /// If a symbol is defined twice or nowhere, if a host function is declared with another
    /// type, if memory is short, or if a constructor traps.
    ///
    /// # Safety
    ///
    /// This is where the program is trusted. LLVM IR is not a sandbox: its functions can read and
    /// write any memory of the process and call any function that they can find. The caller
    /// vouches that whatever the program does, when it is called with the arguments that it will
    /// be called with, leaves the memory that it does not own alone; that it does not run on in
    /// threads or callbacks of its own when the last clone of the instance is dropped; and that
    /// what it declares of C functions is true.
    pub unsafe fn instantiate_all(&self, modules: &[Module]) -> Result<Instance, Error> {
        let prepared = modules.iter().map(|module| module.0.clone()).collect();
        let linking = Linking {
            linker: self,
            modules,
            coming: Coming::default(),
            thunks: RefCell::default(),
            has_searched: Cell::new(false),
        };
        let program = self
            .engine
            .0
            .link(prepared, &linking)
            .map_err(|errors| Error::Invalid(invalid(modules, errors)))?;
        let thunks = linking.thunks.into_inner();
        let instance = Instance::new(program, thunks.into_values().collect());
        linking.coming.is(&instance);
        instance.run_constructors()?;
        Ok(instance)
    }
}

fn type_of<Args, F: IntoHostFunc<Args>>(_: &F) -> FuncType {
    F::func_type()
}

fn invalid(modules: &[Module], errors: Vec<LinkError>) -> Invalid {
    let sources = modules.iter().map(|module| module.top().source.clone());
    let mut parts: Vec<_> = sources
        .map(|source| (source, Diagnostics::default()))
        .collect();
    for (module, error) in errors {
        if let Some((_, diagnostics)) = parts.get_mut(module) {
            diagnostics.push(error);
        }
    }
    parts.retain(|(_, diagnostics)| !diagnostics.is_empty());
    for (_, diagnostics) in &mut parts {
        diagnostics.sort();
    }
    Invalid { parts }
}

impl Linker {
    /// A symbol of the libraries or of the process.
    fn dynamic(&self, name: &[u8]) -> Option<*const u8> {
        let libraries: Vec<usize> = self.libraries.iter().map(|l| l.0 as usize).collect();
        dynamic(&libraries, self.process, name)
    }
}

/// A symbol of libraries, by their handles, or of the process.
fn dynamic(libraries: &[usize], process: bool, name: &[u8]) -> Option<*const u8> {
    let loaded = libraries.iter().find_map(|&library| {
        let name = CString::new(name).ok()?;
        // SAFETY: the handle is that of a loaded library; the name is a C string.
        let address = unsafe { libc::dlsym(library as *mut libc::c_void, name.as_ptr()) };
        (!address.is_null()).then(|| address.cast_const().cast())
    });
    if !process {
        return loaded;
    }
    // A library finds functions of C that are other ones for programs, by its own need of C.
    let own = loaded.filter(|&found| host::c_library(name) != Some(found));
    own.or_else(|| host::c_symbol(name))
}

/// A linker at work for one program.
struct Linking<'a> {
    linker: &'a Linker,
    modules: &'a [Module],
    coming: Coming,
    /// The thunks of the host functions that the program calls.
    thunks: RefCell<FxHashMap<&'a str, Arc<HostThunk>>>,
    /// Whether run-time libraries were looked for.
    has_searched: Cell<bool>,
}

impl<'a> Linking<'a> {
    /// A symbol of the libraries or of the process, or of a run-time library that is found now.
    fn dynamic(&self, name: &[u8]) -> Option<*const u8> {
        let linker = self.linker;
        let search = linker.find && linker.process;
        linker.dynamic(name).or_else(|| {
            if !search || self.has_searched.replace(true) {
                return None;
            }
            let modules: Vec<_> = self.modules.iter().map(Module::top).collect();
            // SAFETY: who makes a program trusts the libraries of its language.
            let found = unsafe { libraries::load(&modules) };
            let mut all = linker.found.lock().unwrap_or_else(PoisonError::into_inner);
            all.extend(found);
            linker.dynamic(name)
        })
    }

    /// The code of a host function for this program.
    fn thunk(&self, name: &'a str, function: &HostFunction) -> io::Result<*const u8> {
        let mut thunks = self.thunks.borrow_mut();
        if let Some(thunk) = thunks.get(name) {
            return Ok(thunk.address());
        }
        let thunk = match &function.code {
            HostCode::Shared(thunk) => thunk.clone(),
            HostCode::Told(closure) => {
                let closure = self.coming.bind(closure.clone());
                Arc::new(self.linker.engine.0.host_thunk(closure)?)
            }
        };
        let address = thunk.address();
        thunks.insert(name, thunk);
        Ok(address)
    }
}

impl Host for Linking<'_> {
    fn function(
        &self,
        name: &[u8],
        module: &ir::Module,
        global: GlobalId,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        let linker = self.linker;
        let text = std::str::from_utf8(name).ok();
        if let Some((name, function)) = text.and_then(|name| linker.functions.get_key_value(name)) {
            let declared = FuncType::of(module, global);
            if declared.as_ref() != Some(&function.ty) {
                return Err(wrong_type(module, global, declared, &function.ty));
            }
            return match self.thunk(name, function) {
                Ok(address) => Ok(Some(address)),
                Err(error) => {
                    let span = module.globals[global].span;
                    let message = format!("no memory for the code of `@{name}`: {error}");
                    Err(Box::new(Diagnostic::error("out-of-memory", span, message)))
                }
            };
        }
        if linker.builtins
            && let Some(function) = host::lookup(name)
        {
            host::check(function, module, global)?;
            return Ok(Some(function.address()));
        }
        Ok(self.dynamic(name))
    }

    fn variable(&self, name: &[u8]) -> Option<*const u8> {
        self.dynamic(name)
    }

    fn thread_variable(&self, name: &[u8]) -> Option<Lookup> {
        // The system finds that of the thread which asks.
        let linker = self.linker;
        self.dynamic(name)?;
        let libraries: Vec<usize> = linker.libraries.iter().map(|l| l.0 as usize).collect();
        let (process, name) = (linker.process, name.to_vec());
        Some(Box::new(move || {
            let found = dynamic(&libraries, process, &name);
            found.unwrap_or(std::ptr::null())
        }))
    }
}

fn wrong_type(
    module: &ir::Module,
    global: GlobalId,
    declared: Option<FuncType>,
    offered: &FuncType,
) -> Box<Diagnostic> {
    let symbol = &module.globals[global];
    let name = module.names.text(symbol.name);
    let message = format!("the host function `@{name}` is of type `{offered}`");
    let label = match declared {
        Some(declared) => format!("declared as `{declared}`"),
        None => "declared with another type".into(),
    };
    Box::new(Diagnostic::error("host-type", symbol.span, message).label(label))
}

impl fmt::Debug for Linker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Linker")
            .field("functions", &self.functions.keys())
            .finish_non_exhaustive()
    }
}
