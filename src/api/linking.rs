//! What a linker offers, and how programs find it.

use std::cell::{Cell, RefCell};
use std::io;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::abi::Abi;
use super::caller::{CallerClosure, Coming, UntypedClosure};
use super::externs::{Extern, ExternType};
use super::grants::Grants;
use super::instance::Instance;
use super::libraries;
use super::linker::Linker;
use super::module::Module;
use super::types::{FuncType, ValType};
use super::variable::has_layout;
use crate::diag::Diagnostic;
use crate::ir::print::type_text;
use crate::ir::{self, GlobalId, Type};
use crate::jit::closure::HostThunk;
use crate::jit::engine::Engine;
use crate::jit::link::Host;
use crate::runtime::critical;
use crate::runtime::host;
use crate::runtime::shadow;
use crate::runtime::tls::Lookup;

/// What programs may use beside their own. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct Offers {
    /// The host's own.
    pub symbols: Arc<FxHashMap<String, Offered>>,
    pub grants: Grants,
    /// Whether run-time libraries are looked for.
    pub find: bool,
    /// What other programs offer, and these.
    pub linked: Arc<FxHashMap<String, Offered>>,
    pub instances: Vec<Instance>,
}

impl Offers {
    /// What must be there as long as a program that is linked with this: other programs.
    pub(super) fn programs(&self) -> Offers {
        Offers {
            instances: self.instances.clone(),
            ..Offers::default()
        }
    }

    /// Whether there is a symbol of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.symbols.contains_key(name)
            || self.linked.contains_key(name)
            || self.grants.lookup(name.as_bytes()).is_some()
    }

    /// Offers the symbols of a program that its modules have among these.
    pub(super) fn add<'a, I: Iterator<Item = Extern>>(
        &mut self,
        instance: &'a Instance,
        externs: impl Fn(&'a ir::Module) -> I,
    ) {
        let linked = Arc::make_mut(&mut self.linked);
        for unit in &instance.0.program.group().modules {
            for symbol in externs(&unit.module.ir) {
                let name = &symbol.name;
                let address = match symbol.ty {
                    ExternType::Func(_) => instance.func(name).map(|func| func.address()),
                    ExternType::Variable(_) => {
                        let variable = instance.variable(name);
                        variable.map(|variable| variable.address() as usize)
                    }
                    ExternType::ThreadLocal(_) => continue,
                };
                // What is weak need not be there.
                if let Ok(address) = address {
                    let type_text = symbol.type_text;
                    linked.insert(symbol.name, Offered::Linked { address, type_text });
                }
            }
        }
    }
}

/// A symbol of the host's own.
#[derive(Clone)]
pub(super) enum Offered {
    Function(HostFunction),
    /// At an address; of this type, if that is known.
    Variable {
        address: usize,
        ty: ValType,
    },
    Symbol {
        address: usize,
    },
    /// Of another program: of what type it is there, as LLVM writes it.
    Linked {
        address: usize,
        type_text: String,
    },
}

/// A function of the host.
#[derive(Clone)]
pub(super) struct HostFunction {
    pub code: HostCode,
    pub ty: FuncType,
    /// The size and alignment of a result that is in memory.
    pub memory: Option<(usize, usize)>,
}

/// The code of a function of the host.
#[derive(Clone)]
pub(super) enum HostCode {
    /// The same for all programs.
    Shared(Arc<HostThunk>),
    /// Made for each program that calls it: the program is an argument.
    WithCaller(Arc<CallerClosure>),
    /// The same, with values whose types are known at run time only.
    Untyped(Arc<UntypedClosure>),
}

/// What a program uses of the host's own.
pub(super) struct Bound {
    /// The thunks of the host functions that it calls.
    pub thunks: Vec<Arc<HostThunk>>,
    /// The addresses of the host's variables, which are of the types that it declares.
    pub variables: FxHashSet<u64>,
}

/// A linker at work for one program.
pub(super) struct Linking<'a> {
    linker: &'a Linker,
    engine: &'a Engine,
    /// The functions of the program's own heap.
    heap: &'a FxHashMap<String, Offered>,
    modules: &'a [Module],
    coming: Coming,
    /// The thunks of the host functions that the program calls.
    thunks: RefCell<FxHashMap<&'a str, Arc<HostThunk>>>,
    /// The addresses of the host's variables that the program uses.
    variables: RefCell<FxHashSet<u64>>,
    /// Whether run-time libraries were looked for.
    has_searched: Cell<bool>,
}

impl<'a> Linking<'a> {
    pub(super) fn new(
        linker: &'a Linker,
        engine: &'a Engine,
        heap: &'a FxHashMap<String, Offered>,
        modules: &'a [Module],
        coming: Coming,
    ) -> Linking<'a> {
        Linking {
            linker,
            engine,
            heap,
            modules,
            coming,
            thunks: RefCell::default(),
            variables: RefCell::default(),
            has_searched: Cell::new(false),
        }
    }

    /// What the program uses of the host's own.
    pub(super) fn into_bound(self) -> Bound {
        Bound {
            thunks: self.thunks.into_inner().into_values().collect(),
            variables: self.variables.into_inner(),
        }
    }

    /// A symbol that is granted with others, or of a run-time library that is found now.
    fn granted(&self, name: &[u8]) -> Option<*const u8> {
        let linker = self.linker;
        let search = linker.offers.find && linker.offers.grants.process;
        linker.offers.grants.lookup(name).or_else(|| {
            if !search || self.has_searched.replace(true) {
                return None;
            }
            let modules: Vec<_> = self.modules.iter().map(Module::top).collect();
            // SAFETY: who makes a program trusts the libraries of its language.
            let found = unsafe { libraries::load(&modules) };
            {
                let _section = critical::enter();
                critical::lock(&linker.found).extend(found);
            }
            linker.offers.grants.lookup(name)
        })
    }

    /// The symbol of the host's own that a name stands for.
    fn offered(&self, name: &[u8]) -> Option<(&'a str, &'a Offered)> {
        let name = std::str::from_utf8(name).ok()?;
        let own = self.linker.offers.symbols.get_key_value(name);
        let own = own.or_else(|| self.heap.get_key_value(name));
        let (name, offered) = own.or_else(|| self.linker.offers.linked.get_key_value(name))?;
        Some((name, offered))
    }

    /// The code of a host function for this program, as a module declares it.
    fn thunk(
        &self,
        name: &'a str,
        function: &HostFunction,
        module: &ir::Module,
        global: GlobalId,
    ) -> Result<*const u8, Box<Diagnostic>> {
        let symbol = &module.globals[global];
        let failed = |error: io::Error| {
            let message = format!("no memory for the code of `@{name}`: {error}");
            Box::new(Diagnostic::error("out-of-memory", symbol.span, message))
        };
        let mut thunks = self.thunks.borrow_mut();
        if let Some(thunk) = thunks.get(name) {
            return Ok(thunk.address());
        }
        let thunk = match &function.code {
            HostCode::Shared(thunk) => thunk.clone(),
            HostCode::WithCaller(closure) => {
                let closure = self.coming.bind(closure.clone());
                Arc::new(self.engine.host_thunk(closure).map_err(failed)?)
            }
            HostCode::Untyped(closure) => {
                let info = self.info(module).map(|unit| &unit.info);
                let abi = info.and_then(|info| {
                    let of_ir = match symbol.kind {
                        ir::GlobalKind::Function(function) => Some(function),
                        _ => None,
                    };
                    Abi::of(module, info, function.ty.clone(), symbol.ty, of_ir)
                });
                let Some(abi) = abi else {
                    let what = format!("a host function of type `{}`", function.ty);
                    return Err(Box::new(Diagnostic::unsupported(symbol.span, what)));
                };
                let closure = self.coming.bind_untyped(closure.clone(), abi);
                Arc::new(self.engine.host_thunk(closure).map_err(failed)?)
            }
        };
        let address = thunk.address();
        thunks.insert(name, thunk);
        Ok(address)
    }

    /// A module with its tables.
    fn info(&self, module: &ir::Module) -> Option<&crate::jit::prepared::Prepared> {
        let mut units = self.modules.iter().map(|module| &*module.0);
        units.find(|unit| std::ptr::eq(&unit.ir, module))
    }

    /// Whether a result that is in memory has the layout there that it has in Rust.
    fn has_result(&self, function: &HostFunction, module: &ir::Module, global: GlobalId) -> bool {
        let Some(layout) = function.memory else {
            return true;
        };
        match module.types.resolved(module.globals[global].ty) {
            Type::Function { ret, .. } => {
                (self.info(module)).is_some_and(|unit| has_layout(unit, ret, layout))
            }
            _ => false,
        }
    }
}

impl Host for Linking<'_> {
    fn is_closure(&self, name: &[u8]) -> bool {
        matches!(self.offered(name), Some((_, Offered::Function(_))))
    }

    fn is_native(&self, name: &[u8]) -> bool {
        matches!(self.offered(name), None | Some((_, Offered::Symbol { .. })))
    }

    fn function(
        &self,
        name: &[u8],
        module: &ir::Module,
        global: GlobalId,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        match self.offered(name) {
            Some((name, Offered::Function(function))) => {
                let declared = FuncType::of(module, global);
                if declared.as_ref() != Some(&function.ty)
                    || !self.has_result(function, module, global)
                {
                    return Err(wrong_type(module, global, declared, &function.ty));
                }
                return self.thunk(name, function, module, global).map(Some);
            }
            Some((_, Offered::Symbol { address })) => return Ok(Some(*address as *const u8)),
            Some((name, Offered::Linked { address, type_text })) => {
                return linked(name, *address, type_text, module, global).map(Some);
            }
            Some((name, Offered::Variable { ty, .. })) => {
                let symbol = &module.globals[global];
                let message = format!("the host's `@{name}` is a variable of type `{ty}`");
                let error = Diagnostic::error("host-type", symbol.span, message);
                return Err(Box::new(error.label("declared as a function")));
            }
            None => {}
        }
        if self.engine.options().checks.is_some()
            && let Some(function) = shadow::function(name)
        {
            return Ok(Some(function));
        }
        if let Some(function) = self.linker.offers.grants.builtin(name) {
            function.signature().check(module, global)?;
            return Ok(Some(function.address()));
        }
        let profile = || {
            let grants = &self.linker.offers.grants;
            grants.of_profile(name, host::profile_function)
        };
        let counted = || self.granted(host::counted_function(name)?);
        Ok(self.granted(name).or_else(counted).or_else(profile))
    }

    fn variable(
        &self,
        name: &[u8],
        declared: Option<(&ir::Module, GlobalId)>,
    ) -> Result<Option<*const u8>, Box<Diagnostic>> {
        let (name, offered) = match self.offered(name) {
            Some(offered) => offered,
            None => {
                let grants = &self.linker.offers.grants;
                let profile = || grants.of_profile(name, host::profile_variable);
                return Ok(self.granted(name).or_else(profile));
            }
        };
        let (address, offered) = match offered {
            Offered::Symbol { address } => (Some(*address), None),
            Offered::Linked { address, type_text } => {
                return match declared {
                    Some((module, global)) => {
                        linked(name, *address, type_text, module, global).map(Some)
                    }
                    None => Ok(Some(*address as *const u8)),
                };
            }
            Offered::Variable { address, ty } => {
                self.variables.borrow_mut().insert(*address as u64);
                (Some(*address), Some((ty.to_string(), Some(ty))))
            }
            Offered::Function(function) => (None, Some((function.ty.to_string(), None))),
        };
        if let (Some((module, global)), Some((offered, ty))) = (declared, offered) {
            let symbol = &module.globals[global];
            let declared = ValType::of(module, symbol.ty);
            if ty.is_none() || declared.as_ref() != ty {
                let message = format!("the host's `@{name}` is of type `{offered}`");
                let declared = type_text(module, symbol.ty);
                let error = Diagnostic::error("host-type", symbol.span, message)
                    .label(format!("declared as a variable of type `{declared}`"));
                return Err(Box::new(error));
            }
        }
        Ok(address.map(|address| address as *const u8))
    }

    fn thread_variable(&self, name: &[u8]) -> Option<Lookup> {
        // The system finds that of the thread which asks.
        self.granted(name)?;
        let (grants, name) = (self.linker.offers.grants.clone(), name.to_vec());
        Some(Box::new(move || {
            grants.lookup(&name).unwrap_or(std::ptr::null())
        }))
    }
}

/// The address of what another program offers, if it is of the type that it is declared with.
fn linked(
    name: &str,
    address: usize,
    offered: &str,
    module: &ir::Module,
    global: GlobalId,
) -> Result<*const u8, Box<Diagnostic>> {
    let symbol = &module.globals[global];
    let declared = type_text(module, symbol.ty);
    if declared == offered {
        return Ok(address as *const u8);
    }
    let message = format!("another program's `@{name}` is of type `{offered}`");
    let error = Diagnostic::error("host-type", symbol.span, message);
    Err(Box::new(error.label(format!("declared as `{declared}`"))))
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
