//! Linking: what every symbol of a group of modules is.
//!
//! Modules are linked together: a symbol is first what one of them defines, then what the host
//! offers under its name. Functions get numbers, and so cells and thunks; variables get memory,
//! which is then initialised, since by then every address is final. Nothing is compiled here.
//!
//! Relies on: modules that the verifier has passed. Promises: all that is wrong is reported, not
//! the first only, each error with the module that it is of; and on success each symbol that
//! the modules' code can mention has an address.

#[cfg(feature = "inline-asm")]
mod assembly;
mod comdat;
mod crossing;
mod errors;
mod hooks;
mod mentioned;
#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "no_missing.rs"
)]
mod missing;
#[cfg(feature = "portable")]
pub(crate) mod portable;
mod prefix;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod prefix_data;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod process;
mod storage;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::constant::Constants;
use super::memory::CodeMemory;
use crate::diag::Diagnostic;
use crate::entity::Entity;
use crate::ir::global::ComdatId;
use crate::ir::{Const, ConstId, FuncId, GlobalId, GlobalKind, Linkage, Module};
use crate::lower::asm;
use crate::lower::constant::{self, Linear};
use crate::lower::intrinsic::{self, IntrinsicOp};
use crate::lower::{ModuleInfo, abi};
use crate::runtime::tls;
use crate::runtime::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};
use crate::verify::foreign;
pub(super) use crossing::{CrossingRow, refused};
use errors::private_called;
use errors::{duplicate, unresolved};
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub(super) use errors::{undefined_accessed, undefined_called};
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub(crate) use hooks::Destructors;
use hooks::Hooks;
pub(super) use mentioned::mentioned;
pub(super) use missing::MissingVariable;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub(crate) use process::{LinkContext, Linked, link, release};
use storage::{Space, Storage};

/// What the host offers under a name.
pub(crate) trait Host {
    /// The address of a function. `global` is the symbol of `module` that asks for it, so that
    /// its type can be checked against the function's.
    fn function(
        &self,
        name: &[u8],
        module: &Module,
        global: GlobalId,
    ) -> Result<Option<*const u8>, Box<Diagnostic>>;

    /// The address of a variable. `declared` is the symbol of a module that asks for it; assembly has
    /// none.
    fn variable(
        &self,
        name: &[u8],
        declared: Option<(&Module, GlobalId)>,
    ) -> Result<Option<*const u8>, Box<Diagnostic>>;

    /// Whether the function of a name, if there is one, is machine code that keeps to the convention of C, and is no
    /// closure or function of another program, which agree with this one about more.
    fn is_native(&self, _name: &[u8]) -> bool {
        true
    }

    /// Whether the function of a name, if there is one, is a closure, which is called as functions of the program are.
    fn is_closure(&self, _name: &[u8]) -> bool {
        false
    }

    /// What is said of a symbol that is defined nowhere.
    fn unresolved(&self, module: &Module, global: GlobalId) -> Diagnostic {
        unresolved(module, global)
    }

    /// How to find a variable that each thread has for itself.
    fn thread_variable(&self, _name: &[u8]) -> Option<tls::Lookup> {
        None
    }
}

/// What a function of a link is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FunctionRow {
    /// Defined in a module of the link, by the module's place in it.
    Defined {
        /// The module.
        module: usize,
        /// The function in it.
        function: FuncId,
    },
    /// What a function of a module returns when it is first called.
    IFunc {
        /// The module.
        module: usize,
        /// The function, as a constant of it.
        resolver: ConstId,
    },
    /// None, but a slot of data in front of the functions that follow, or of code that leads into
    /// the one that follows.
    Data,
    /// Of the host, at this address.
    Host(usize),
    /// Defined nowhere: to be looked up when it is called.
    Missing {
        /// A module that declares it.
        module: usize,
        /// The symbol there.
        global: GlobalId,
    },
    /// What cannot be called, and why: native code of the host that has a vector in another place than it travels in here
    /// (compilers declare versions of functions for vectors and may call none of them), or an intrinsic that is not
    /// supported.
    Refused {
        /// A module that declares it.
        module: usize,
        /// The reason.
        why: Box<Diagnostic>,
    },
}

/// An error, and the place in the link of the module that it is of.
pub(crate) type LinkError = (usize, Diagnostic);

/// A symbol of a link: a module's place and the symbol in it.
pub(crate) type ModuleGlobal = (usize, GlobalId);

/// What a symbol is while linking goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Resolution {
    /// Not known so far.
    Open,
    /// A function, by its place among the functions of the link.
    Function(usize),
    /// A variable of its module.
    Variable,
    /// A variable of the host, or nothing, at an address.
    Address(u64),
    /// Another symbol.
    Same(ModuleGlobal),
    /// So many bytes behind another symbol of its module.
    Behind(GlobalId, u64),
    /// Where the section that it names starts, or stops.
    Bound { stop: bool },
}

/// The section that `__start_NAME` or `__stop_NAME` names, and whether it is where that stops.
fn section_of(name: &[u8]) -> Option<(&[u8], bool)> {
    let start = name.strip_prefix(b"__start_").map(|name| (name, false));
    start.or_else(|| Some((name.strip_prefix(b"__stop_")?, true)))
}

struct Linker<'a> {
    modules: &'a [(&'a Module, &'a ModuleInfo)],
    host: &'a dyn Host,
    lazy: bool,
    entries: EntryLayout,
    /// The definitions that other modules can see, with how binding each is.
    exported: FxHashMap<&'a [u8], (ModuleGlobal, u8)>,
    /// The functions of the host that have a number already.
    imported: FxHashMap<&'a [u8], usize>,
    functions: Vec<FunctionRow>,
    rows: Vec<Vec<Resolution>>,
    /// The comdats, by module, of which another module's symbols count.
    discarded: FxHashSet<(usize, ComdatId)>,
    /// The comdats, by module, that several modules have and of which all count.
    duplicated: FxHashSet<(usize, ComdatId)>,
    /// Variables of those whose names stand for others, and which have memory all the same.
    copies: FxHashSet<ModuleGlobal>,
    /// The sections with variables or data of assembly, of those whose names C can spell.
    sections: FxHashSet<Vec<u8>>,
    /// The same of functions, with the numbers of these, from the first to behind the last.
    code_sections: BTreeMap<&'a [u8], Range<usize>>,
    /// The thread-local variables of the host.
    thread_locals: Vec<Arc<tls::TlsVariable>>,
    /// The variables that are defined nowhere.
    missing: Vec<MissingVariable>,
    /// Their addresses.
    missing_by_name: FxHashMap<&'a [u8], usize>,
    crossings: Vec<CrossingRow>,
    errors: Vec<LinkError>,
    /// `module asm`.
    #[cfg(feature = "inline-asm")]
    assemblies: assembly::Assemblies,
}

impl<'a> Linker<'a> {
    /// One that knows nothing yet.
    fn new(
        modules: &'a [(&'a Module, &'a ModuleInfo)],
        host: &'a dyn Host,
        entries: EntryLayout,
        lazy: bool,
    ) -> Linker<'a> {
        Linker {
            modules,
            host,
            lazy,
            entries,
            exported: FxHashMap::default(),
            imported: FxHashMap::default(),
            functions: Vec::new(),
            rows: Vec::new(),
            discarded: FxHashSet::default(),
            duplicated: FxHashSet::default(),
            copies: FxHashSet::default(),
            sections: FxHashSet::default(),
            code_sections: BTreeMap::new(),
            thread_locals: Vec::new(),
            missing: Vec::new(),
            missing_by_name: FxHashMap::default(),
            crossings: Vec::new(),
            errors: Vec::new(),
            #[cfg(feature = "inline-asm")]
            assemblies: assembly::Assemblies::default(),
        }
    }

    /// Finds what every symbol is. Module-level assembly is for the memory of the process alone.
    fn find(&mut self, memory: Option<&CodeMemory>) {
        for (m, (module, _)) in self.modules.iter().enumerate() {
            self.errors.extend(foreign(module).map(|error| (m, error)));
        }
        self.choose_comdats();
        self.export();
        self.define();
        self.assemble(memory);
        self.resolve();
        self.shorten();
        self.check_thread_locals();
    }

    /// Assembles what modules have of assembly.
    #[cfg(feature = "inline-asm")]
    fn assemble(&mut self, memory: Option<&CodeMemory>) {
        let Some(memory) = memory else {
            self.refuse_assembly("on this engine");
            return;
        };
        self.assemblies = assembly::Assemblies::new(self.modules, memory, &mut self.errors);
        let sections = self.assemblies.sections();
        self.sections
            .extend(sections.map(|name| name.as_bytes().to_vec()));
    }

    /// Where assembly has a section of data, and where its part of that ends.
    #[cfg(feature = "inline-asm")]
    fn assembled_section(&self, name: &[u8]) -> Option<(u64, u64)> {
        self.assemblies.section(name)
    }

    /// Refuses assembly: there is no assembler.
    #[cfg(not(feature = "inline-asm"))]
    fn assemble(&mut self, _: Option<&CodeMemory>) {
        self.refuse_assembly("without the feature `inline-asm` of this build");
    }

    /// Refuses assembly that says something.
    fn refuse_assembly(&mut self, why: &str) {
        for (m, (module, _)) in self.modules.iter().enumerate() {
            for &(line, span) in &module.module_asm {
                if !asm::is_empty(module.names.get(line)) {
                    let line = module.names.text(line).escape_debug().to_string();
                    let what = format!("the module-level assembly \"{line}\" {why}");
                    self.errors.push((m, Diagnostic::unsupported(span, what)));
                }
            }
        }
    }

    /// No section is of assembly.
    #[cfg(not(feature = "inline-asm"))]
    fn assembled_section(&self, _: &[u8]) -> Option<(u64, u64)> {
        None
    }

    /// How binding a symbol's definition is; `None` where it has none that counts.
    fn strength(&self, (m, id): ModuleGlobal) -> Option<u8> {
        let module = self.modules[m].0;
        let comdat = module.globals[id].comdat;
        let discarded = comdat.is_some_and(|comdat| self.discarded.contains(&(m, comdat)));
        strength(module, id).filter(|&strength| strength == LOCAL || !discarded)
    }

    /// Whether a definition takes the place of another that is as binding: of common variables
    /// the largest does.
    fn is_larger_common(&self, place: ModuleGlobal, other: ModuleGlobal) -> bool {
        let size = |(m, id): ModuleGlobal| {
            let (module, info) = self.modules[m];
            let global = &module.globals[id];
            let layout = info.layout(module, global.ty)?;
            (global.linkage == Linkage::Common).then_some(layout.alloc_size())
        };
        matches!((size(place), size(other)), (Some(size), Some(other)) if size > other)
    }

    /// Finds the definition that each name stands for.
    fn export(&mut self) {
        let modules = self.modules;
        for (m, (module, _)) in modules.iter().enumerate() {
            for (id, global) in module.globals.iter() {
                let place = (m, id);
                let Some(strength) = self.strength(place).filter(|&s| s != LOCAL) else {
                    continue;
                };
                let name = module.names.get(global.name);
                match self.exported.get(name).copied() {
                    None => {
                        self.exported.insert(name, (place, strength));
                    }
                    Some((other, before)) => {
                        if strength == STRONG && before == STRONG {
                            let error = duplicate(module, id, other, m);
                            self.errors.push((m, error));
                            continue;
                        }
                        let larger = || self.is_larger_common(place, other);
                        if strength > before || strength == before && larger() {
                            self.exported.insert(name, (place, strength));
                        }
                    }
                }
            }
        }
    }

    /// Numbers the functions that are defined here, so that they come before those of the host.
    fn define(&mut self) {
        let modules = self.modules;
        let numbered = self.define_sections();
        for (m, (module, _)) in modules.iter().enumerate() {
            let mut rows = vec![Resolution::Open; module.globals.len()];
            let mut memo = constant::Memo::default();
            for (id, global) in module.globals.iter() {
                let Some(strength) = self.strength((m, id)) else {
                    continue;
                };
                if strength != LOCAL
                    && let Some(&(winner, _)) = self.exported.get(module.names.get(global.name))
                    && winner != (m, id)
                {
                    rows[id.index()] = Resolution::Same(winner);
                    self.keep_copy((m, id));
                    continue;
                }
                rows[id.index()] = match global.kind {
                    GlobalKind::Function(function) => match numbered.get(&(m, id)) {
                        Some(&number) => Resolution::Function(number),
                        None => Resolution::Function(self.number((m, id), function)),
                    },
                    GlobalKind::Alias(target) => self.alias((m, id), target, &mut memo),
                    GlobalKind::IFunc(resolver) => {
                        let row = FunctionRow::IFunc {
                            module: m,
                            resolver,
                        };
                        self.functions.push(row);
                        Resolution::Function(self.functions.len() - 1)
                    }
                    _ => {
                        let section = storage::c_section(module, global);
                        self.sections.extend(section.map(<[u8]>::to_vec));
                        Resolution::Variable
                    }
                };
            }
            self.rows.push(rows);
        }
    }

    /// Numbers the functions of sections whose names C can spell: those of one lie together.
    fn define_sections(&mut self) -> FxHashMap<ModuleGlobal, usize> {
        let modules = self.modules;
        let mut sections: BTreeMap<&[u8], Vec<(ModuleGlobal, FuncId)>> = BTreeMap::new();
        for (m, (module, _)) in modules.iter().enumerate() {
            for (id, global) in module.globals.iter().filter(|row| row.1.section.is_some()) {
                let GlobalKind::Function(function) = global.kind else {
                    continue;
                };
                let replaces = match self.strength((m, id)) {
                    None => continue,
                    Some(LOCAL) => None,
                    Some(_) => self.exported.get(module.names.get(global.name)),
                };
                if replaces.is_none_or(|&(winner, _)| winner == (m, id))
                    && let Some(section) = storage::c_section(module, global)
                {
                    let members = sections.entry(section).or_default();
                    members.push(((m, id), function));
                }
            }
        }
        let mut numbered = FxHashMap::default();
        for (section, members) in sections {
            let start = self.functions.len();
            for (place, function) in members {
                numbered.insert(place, self.number(place, function));
            }
            let numbers = start..self.functions.len();
            self.code_sections.insert(section, numbers);
        }
        numbered
    }

    /// The number of a function that is defined, behind its data.
    fn number(&mut self, (m, id): ModuleGlobal, function: FuncId) -> usize {
        let entry = self.reserve_data((m, id), function);
        self.cross_in((m, id), function, entry);
        let module = m;
        self.functions
            .push(FunctionRow::Defined { module, function });
        entry
    }

    /// Finds what the remaining symbols are.
    fn resolve(&mut self) {
        let modules = self.modules;
        for (m, (module, _)) in modules.iter().enumerate() {
            let mut used = None;
            for (id, global) in module.globals.iter() {
                if self.rows[m][id.index()] != Resolution::Open {
                    continue;
                }
                let name = module.names.get(global.name);
                if let Some((section, stop)) = section_of(name)
                    && (self.sections.contains(section) || self.code_sections.contains_key(section))
                    && !self.exported.contains_key(name)
                {
                    self.rows[m][id.index()] = Resolution::Bound { stop };
                    continue;
                }
                let row = match self.exported.get(name) {
                    Some(&(winner, _)) if winner != (m, id) => Resolution::Same(winner),
                    _ if name.starts_with(b"llvm.") => self.intrinsic((m, id), name, &mut used),
                    _ => match self.import(m, id, name) {
                        Some(row) => row,
                        None => {
                            let used = used.get_or_insert_with(|| mentioned(module));
                            let is_variable = matches!(global.kind, GlobalKind::Variable { .. });
                            let missing = (used[id.index()] && self.lazy && is_variable)
                                .then(|| self.take_missing((m, id)))
                                .flatten();
                            if used[id.index()] && missing.is_none() {
                                self.errors.push((m, self.host.unresolved(module, id)));
                            }
                            missing.unwrap_or(Resolution::Address(0))
                        }
                    },
                };
                self.rows[m][id.index()] = row;
            }
        }
    }

    /// Lets what is the same as another symbol by way of more be the same directly.
    fn shorten(&mut self) {
        let mut passed = Vec::new();
        for m in 0..self.rows.len() {
            for i in 0..self.rows[m].len() {
                let mut place = (m, GlobalId::new(i));
                while let Resolution::Same(next) = self.rows[place.0][place.1.index()] {
                    // What leads into a circle stands for nothing; the verifier refuses it.
                    self.rows[place.0][place.1.index()] = Resolution::Address(0);
                    passed.push(place);
                    place = next;
                }
                for (m, id) in passed.drain(..).filter(|&passed| passed != place) {
                    self.rows[m][id.index()] = Resolution::Same(place);
                }
            }
        }
    }

    /// What an alias of this constant is.
    fn alias(
        &mut self,
        (m, id): ModuleGlobal,
        target: ConstId,
        memo: &mut constant::Memo,
    ) -> Resolution {
        let (module, info) = self.modules[m];
        if let Const::Global(other) = module.consts.get(target) {
            return Resolution::Same((m, other));
        }
        let what = match constant::linear(module, info, target, memo) {
            Some(Linear {
                plus: None,
                minus: None,
                offset,
            }) => return Resolution::Address(offset as u64),
            Some(Linear {
                plus: Some(symbol),
                minus: None,
                offset,
            }) => {
                let other = GlobalId(symbol.0);
                let base = module.globals.get(other);
                let is_plain = base.is_some_and(|base| {
                    matches!(base.kind, GlobalKind::Variable { .. }) && base.thread_local.is_none()
                });
                match offset {
                    0 if base.is_some() => return Resolution::Same((m, other)),
                    _ if is_plain => return Resolution::Behind(other, offset as u64),
                    _ => "an alias of a place behind this symbol",
                }
            }
            _ => "an alias of this constant expression",
        };
        let span = module.globals[id].span;
        self.errors.push((m, Diagnostic::unsupported(span, what)));
        Resolution::Address(0)
    }

    /// What stands for a thread-local variable is itself declared so, in all modules.
    fn check_thread_locals(&mut self) {
        for (m, (module, _)) in self.modules.iter().enumerate() {
            for (id, global) in module.globals.iter() {
                let Resolution::Same((n, other)) = self.rows[m][id.index()] else {
                    continue;
                };
                let other = &self.modules[n].0.globals[other];
                if global.thread_local.is_some() != other.thread_local.is_some() {
                    let name = module.names.text(global.name);
                    let message = format!("`@{name}` is thread-local here or where it is defined");
                    let error = Diagnostic::error("thread-local", global.span, message)
                        .note("it must be so in both places");
                    self.errors.push((m, error));
                }
            }
        }
    }

    /// What the host offers for a symbol.
    fn import(&mut self, m: usize, id: GlobalId, name: &'a [u8]) -> Option<Resolution> {
        #[cfg(feature = "inline-asm")]
        if let Some(row) = self.assembled(m, id, name) {
            return Some(row);
        }
        let module = self.modules[m].0;
        let global = &module.globals[id];
        match global.kind {
            GlobalKind::Variable { .. } if global.thread_local.is_some() => {
                let Some(lookup) = self.host.thread_variable(name) else {
                    let weak = global.linkage == Linkage::ExternWeak;
                    return weak.then_some(Resolution::Address(0));
                };
                let variable = Arc::new(tls::TlsVariable::Host(lookup));
                let address = &raw const *variable as u64;
                self.thread_locals.push(variable);
                return Some(Resolution::Address(address));
            }
            GlobalKind::Variable { .. } => match self.host.variable(name, Some((module, id))) {
                Ok(Some(address)) => return Some(Resolution::Address(address as u64)),
                Ok(None) => {
                    let weak = global.linkage == Linkage::ExternWeak;
                    return weak.then_some(Resolution::Address(0));
                }
                Err(error) => {
                    self.errors.push((m, *error));
                    return Some(Resolution::Address(0));
                }
            },
            _ => {}
        }
        let host = self.host.function(name, module, id);
        if let (Ok(Some(_)), Some(function)) = (&host, module.function(id))
            && let Some(ty) = abi::private_param(module, self.modules[m].1, function)
        {
            self.errors.push((m, private_called(module, id, ty, false)));
            return Some(Resolution::Address(0));
        }
        if let Ok(Some(address)) = host
            && !self.imported.contains_key(name)
            && !self.host.is_closure(name)
            && let Err(error) = self.cross_out((m, id), address as u64)
        {
            self.errors.push((m, *error));
            return Some(Resolution::Address(0));
        }
        let row = match host {
            Ok(Some(address)) => {
                let function = module.function(id);
                let native = function.filter(|_| self.host.is_native(name));
                match native.and_then(|f| abi::long_vector(module, self.modules[m].1, f)) {
                    None => FunctionRow::Host(address as usize),
                    Some((ty, is_result)) => {
                        let why = private_called(module, id, ty, is_result);
                        if !self.lazy {
                            self.errors.push((m, why));
                            return Some(Resolution::Address(0));
                        }
                        let why = Box::new(why);
                        FunctionRow::Refused { module: m, why }
                    }
                }
            }
            Ok(None) if global.linkage == Linkage::ExternWeak => {
                return Some(Resolution::Address(0));
            }
            Ok(None) if self.lazy => FunctionRow::Missing {
                module: m,
                global: id,
            },
            Ok(None) => return None,
            Err(error) => {
                self.errors.push((m, *error));
                return Some(Resolution::Address(0));
            }
        };
        Some(self.imported(name, row))
    }

    /// The number of a function that is not the program's own.
    fn imported(&mut self, name: &'a [u8], row: FunctionRow) -> Resolution {
        let functions = &mut self.functions;
        let number = *self.imported.entry(name).or_insert_with(|| {
            functions.push(row);
            functions.len() - 1
        });
        Resolution::Function(number)
    }

    /// An intrinsic: a function where there is no code for it, and else nothing that has an address.
    fn intrinsic(
        &mut self,
        (m, id): ModuleGlobal,
        name: &'a [u8],
        used: &mut Option<Vec<bool>>,
    ) -> Resolution {
        let (module, info) = self.modules[m];
        let is_unknown = info.intrinsic(id) == Some(IntrinsicOp::Unknown);
        if !is_unknown || !used.get_or_insert_with(|| mentioned(module))[id.index()] {
            return Resolution::Address(0);
        }
        let why = Box::new(intrinsic::unsupported(module, id, module.globals[id].span));
        self.imported(name, FunctionRow::Refused { module: m, why })
    }

    /// The symbols of each module.
    fn tables(&self, first: u32, storage: &Storage) -> Vec<SymbolTable> {
        let (mut rows, mut starts) = (Vec::new(), Vec::new());
        for (m, (module, _)) in self.modules.iter().enumerate() {
            starts.push(rows.len() as u32);
            let globals = module.globals.keys();
            rows.extend(globals.map(|id| self.symbol((m, id), first, storage)));
            let labels = storage.labels[m].iter();
            rows.extend(labels.map(|&address| ResolvedSymbol::Data(address)));
        }
        let table = SymbolTable::new(rows.into(), self.entries);
        starts.iter().map(|&first| table.of_module(first)).collect()
    }

    /// Whether a symbol is a variable for which memory is taken here.
    fn has_memory(&self, place: ModuleGlobal) -> bool {
        self.rows[place.0][place.1.index()] == Resolution::Variable || self.copies.contains(&place)
    }

    /// What a symbol is, by way of those that it is the same as.
    fn symbol(&self, place: ModuleGlobal, first: u32, storage: &Storage) -> ResolvedSymbol {
        let mut place = place;
        let mut offset = 0u64;
        // Weak aliases of several modules may lead in a circle, which stands for nothing.
        for _ in 0..MAX_STEPS {
            let (m, id) = place;
            let address = match self.rows[m][id.index()] {
                Resolution::Same(other) => {
                    place = other;
                    continue;
                }
                Resolution::Behind(other, distance) => {
                    place = (m, other);
                    offset = offset.wrapping_add(distance);
                    continue;
                }
                Resolution::Function(number) => {
                    return ResolvedSymbol::Function(FuncIndex(first + number as u32));
                }
                Resolution::Variable => storage.symbols[m].get(&id).copied().unwrap_or(0),
                Resolution::Address(address) => address,
                Resolution::Bound { stop } => {
                    let module = self.modules[m].0;
                    let name = module.names.get(module.globals[id].name);
                    let (section, _) = section_of(name).unwrap_or_default();
                    let data = storage.sections.get(section).copied();
                    let (start, end) = data.unwrap_or_else(|| self.code_bounds(section, first));
                    if stop { end } else { start }
                }
                Resolution::Open => 0,
            };
            return ResolvedSymbol::Data(address.wrapping_add(offset));
        }
        ResolvedSymbol::Data(0)
    }

    /// From where to where the addresses of a section's functions are.
    fn code_bounds(&self, section: &[u8], first: u32) -> (u64, u64) {
        let numbers = self.code_sections.get(section).cloned().unwrap_or_default();
        let address = |number| self.entries.thunk(FuncIndex(first + number as u32));
        (address(numbers.start), address(numbers.end))
    }

    /// Writes the initial values of a module's variables.
    fn initialize(
        &mut self,
        m: usize,
        storage: &Storage,
        space: &mut Space<'_>,
        symbols: &SymbolTable,
        hooks: &mut Hooks,
    ) {
        let (module, info) = self.modules[m];
        let mut constants = Constants::new(module, info, symbols);
        for (id, global) in module.globals.iter() {
            let GlobalKind::Variable {
                init: Some(init), ..
            } = global.kind
            else {
                continue;
            };
            if !self.has_memory((m, id)) {
                continue;
            }
            if is_appending(module, id) {
                self.add_list((m, id), init, &mut constants, hooks);
                continue;
            }
            let image = storage.images.get(&(m, id));
            let address = image.or_else(|| storage.symbols[m].get(&id));
            let address = address.copied().unwrap_or(0);
            let size = info.layout(module, global.ty).map(|l| l.alloc_size());
            // What has no memory has been reported.
            let (1.., Some(size)) = (address, size) else {
                continue;
            };
            // SAFETY: the variable's memory was taken above for this size, and nothing else knows of it so far.
            let bytes = unsafe { space.bytes(address, size) };
            let result = constants.write(init, bytes);
            self.add_variable((m, id), bytes, hooks);
            if let Err(what) = result {
                self.errors
                    .push((m, Diagnostic::unsupported(global.span, what.0)));
            }
        }
    }
}

/// How many places behind others are followed.
const MAX_STEPS: usize = 1000;
/// How binding a definition is: one that no other module sees, one that any other replaces, and
/// then each yields to those behind it: `linkonce`, weak, a common variable, and a strong one.
const LOCAL: u8 = 0;
const AVAILABLE: u8 = 1;
const LINK_ONCE: u8 = 2;
const WEAK: u8 = 3;
const COMMON: u8 = 4;
const STRONG: u8 = 5;

/// How binding a symbol's definition is; `None` where it has none.
fn strength(module: &Module, id: GlobalId) -> Option<u8> {
    let global = &module.globals[id];
    let defined = match global.kind {
        GlobalKind::Undeclared => false,
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Function(function) => module.funcs[function].is_defined(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
    };
    defined.then_some(match global.linkage {
        Linkage::Private | Linkage::Internal | Linkage::Appending => LOCAL,
        Linkage::AvailableExternally => AVAILABLE,
        Linkage::LinkOnce | Linkage::LinkOnceOdr => LINK_ONCE,
        Linkage::Weak | Linkage::WeakOdr | Linkage::ExternWeak => WEAK,
        Linkage::Common => COMMON,
        Linkage::External => STRONG,
    })
}

fn is_appending(module: &Module, id: GlobalId) -> bool {
    let global = &module.globals[id];
    global.linkage == Linkage::Appending || module.names.get(global.name) == b"llvm.used"
}
