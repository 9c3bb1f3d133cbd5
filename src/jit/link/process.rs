//! Linking into the process: numbers of functions, memory for variables, machine code of assembly.

use std::ops::Range;
use std::sync::Arc;

use super::hooks::{Destructors, Hooks};
use super::missing::MissingVariable;
use super::storage::{Space, Storage};
use super::{CrossingRow, FunctionRow, Host, LinkError, Linker, ModuleGlobal};
use crate::diag::{Diagnostic, Span};
use crate::ir::Module;
use crate::jit::cells::EntryTable;
use crate::jit::memory::{CodeBlock, CodeMemory, DataBlock};
use crate::jit::stubs::StubKind;
use crate::lower::ModuleInfo;
use crate::runtime::tls;
use crate::runtime::{FuncIndex, SymbolTable};
use crate::sort;

/// Modules that have been linked.
#[derive(Debug)]
pub(crate) struct Linked {
    /// The symbols of each module.
    pub symbols: Vec<SymbolTable>,
    /// The first function's number.
    pub first: u32,
    /// What the functions are, in the order of their numbers.
    pub functions: Vec<FunctionRow>,
    /// The memory of the variables.
    pub data: Vec<DataBlock>,
    /// Which of it collectors of garbage are to search.
    pub variables: Vec<Range<usize>>,
    /// The variables that the memory is of, in the order of what their symbols are.
    pub objects: Vec<ModuleGlobal>,
    /// The code of module-level assembly.
    pub code: Vec<CodeBlock>,
    /// What the symbols of thread-local variables are the addresses of.
    pub thread_locals: Vec<Arc<tls::TlsVariable>>,
    /// The addresses of the functions to call first, in order.
    pub constructors: Vec<u64>,
    /// The addresses of the functions to call last, in order.
    pub destructors: Destructors,
    /// The variables that are defined nowhere.
    pub(in crate::jit) missing: Vec<MissingVariable>,
    /// Where the program meets code of other conventions.
    pub(in crate::jit) crossings: Vec<CrossingRow>,
}

/// What to link into.
pub(crate) struct LinkContext<'a> {
    /// Where the variables go.
    pub memory: &'a CodeMemory,
    /// Where the functions get their numbers.
    pub entries: &'a EntryTable,
    /// What cells of defined functions lead to.
    pub stub: StubKind,
    /// Whether a symbol that is defined nowhere is an error when it is called or accessed, not here.
    pub lazy: bool,
}

/// Links modules, with the tables of each.
pub(crate) fn link(
    modules: &[(&Module, &ModuleInfo)],
    host: &dyn Host,
    target: &LinkContext,
) -> Result<Linked, Vec<LinkError>> {
    let mut linker = Linker::new(modules, host, target.entries.layout(), target.lazy);
    linker.find(Some(target.memory));
    if !linker.errors.is_empty() {
        #[cfg(feature = "inline-asm")]
        linker.assemblies.free(target.memory, None);
        return Err(linker.errors);
    }
    linker.publish(target)
}

impl Linker<'_> {
    /// Takes numbers and memory, makes the tables and initialises the variables.
    fn publish(mut self, target: &LinkContext) -> Result<Linked, Vec<LinkError>> {
        let mut linked = Linked {
            symbols: Vec::new(),
            first: 0,
            functions: std::mem::take(&mut self.functions),
            variables: Vec::new(),
            objects: Vec::new(),
            data: Vec::new(),
            code: Vec::new(),
            thread_locals: Vec::new(),
            constructors: Vec::new(),
            destructors: Destructors::default(),
            missing: std::mem::take(&mut self.missing),
            crossings: std::mem::take(&mut self.crossings),
        };
        let writer = match target.memory.writer() {
            Ok(writer) => writer,
            Err(error) => {
                let message = format!("no memory for code: {error}");
                let error = Diagnostic::error("out-of-memory", Span::NONE, message);
                return Err(vec![(0, error)]);
            }
        };
        let Some(numbers) = target.entries.declare(linked.functions.len(), target.stub) else {
            let error = Diagnostic::unsupported(Span::NONE, "this many functions");
            return Err(vec![(0, error)]);
        };
        linked.first = numbers.start;
        let modules = self.modules;
        let mut space = Space::Process {
            memory: target.memory,
            variables: Vec::new(),
            constants: Vec::new(),
        };
        let mut storage = self.store(&mut space);
        linked.thread_locals = std::mem::take(&mut self.thread_locals);
        linked.thread_locals.append(&mut storage.thread_locals);
        linked.symbols = self.tables(linked.first, &storage);
        linked.objects = self.objects(&storage);
        #[cfg(feature = "inline-asm")]
        self.write_assembly(&writer, &linked, &storage);
        let mut hooks = Hooks::default();
        for m in 0..modules.len() {
            #[cfg(feature = "inline-asm")]
            self.assembly_hooks(m, &mut hooks);
            self.initialize(m, &storage, &mut space, &linked.symbols[m], &mut hooks);
        }
        let (mut variables, mut constants) = match space {
            Space::Process {
                variables,
                constants,
                ..
            } => (variables, constants),
            Space::Linear(_) => (Vec::new(), Vec::new()),
        };
        for block in &constants {
            if let Err(error) = block.seal() {
                let message = format!("no memory for constants: {error}");
                let error = Diagnostic::error("out-of-memory", Span::NONE, message);
                self.errors.push((0, error));
            }
        }
        linked.variables = variables.iter().map(DataBlock::bytes).collect();
        linked.data.append(&mut variables);
        linked.data.append(&mut constants);
        self.write_data(target.entries, &writer, &linked);
        (linked.constructors, linked.destructors) = hooks.into_calls();
        if !self.errors.is_empty() {
            // SAFETY: nothing has been compiled, so nothing can call or use any of it.
            unsafe { release(linked, target) };
            #[cfg(feature = "inline-asm")]
            self.assemblies.free(target.memory, Some(&writer));
            return Err(self.errors);
        }
        #[cfg(feature = "inline-asm")]
        self.assemblies.into_linked(&mut linked);
        for (number, row) in (linked.first..).zip(&linked.functions) {
            if let FunctionRow::Host(address) = row {
                target
                    .entries
                    .bind(FuncIndex(number), *address as *const u8);
            }
        }
        Ok(linked)
    }

    /// The variables that have memory, in the order of what their symbols are.
    fn objects(&self, storage: &Storage) -> Vec<ModuleGlobal> {
        let modules = storage.symbols.iter().enumerate();
        let placed = modules.flat_map(|(m, of)| of.iter().map(move |(&id, &at)| (at, (m, id))));
        let mut placed: Vec<_> = placed.collect();
        sort::by_number(&mut placed, |&(at, _)| at);
        placed.into_iter().map(|(_, place)| place).collect()
    }
}

/// Gives back all that a link has taken.
///
/// # Safety
///
/// No thread may be executing the link's functions, be able to call them, or use its variables, and no collector may
/// know of those.
pub(crate) unsafe fn release(linked: Linked, target: &LinkContext) {
    // SAFETY: the caller keeps the contract of `release`.
    unsafe {
        for block in linked.data {
            target.memory.free_data(block);
        }
        let end = linked.first + linked.functions.len() as u32;
        target.entries.release(linked.first..end);
    }
}
