//! Linking for the portable machine: variables lie in a linear memory, and functions have numbers.
//!
//! What every symbol is is found as for the other engines. What is machine code or data of the process is refused,
//! before the program starts: assembly, and data in front of functions.

use rustc_hash::FxHashMap;

use super::hooks::{Destructors, Hooks};
use super::storage::Space;
use super::{FunctionRow, Host, LinkError, Linker};
use crate::diag::{Diagnostic, Span};
use crate::interp::portable::memory::{FUNCTIONS, LinearMemory};
use crate::ir::Module;
use crate::lir::Libcall;
use crate::lir::convention::Crossing;
use crate::lower::ModuleInfo;
use crate::runtime::{EntryLayout, SymbolTable};

/// Modules that have been linked so.
#[derive(Debug)]
pub(crate) struct PortableLinked {
    /// The symbols of each module.
    pub symbols: Vec<SymbolTable>,
    /// The addresses of functions.
    pub entries: EntryLayout,
    /// What the functions are, from the number [`FIRST`] on. Those of the host have the number that it gave as their
    /// address.
    pub functions: Vec<FunctionRow>,
    /// The addresses of the functions to call first, in order.
    pub constructors: Vec<u64>,
    /// The addresses of the functions to call last, in order.
    pub destructors: Destructors,
    /// By their numbers, the functions that the library cannot call, and why.
    pub refused: FxHashMap<u32, String>,
}

/// The number of the first function that is no libcall.
pub(crate) const FIRST: u32 = Libcall::COUNT as u32;

/// Links modules, with the tables of each, into a memory.
pub(crate) fn link(
    modules: &[(&Module, &ModuleInfo)],
    host: &dyn Host,
    memory: &mut LinearMemory,
) -> Result<PortableLinked, Vec<LinkError>> {
    // How many functions there are is known in the end; until then there are as many as there can be.
    let mut entries = EntryLayout {
        thunks: FUNCTIONS,
        cells: 0,
        limit: u32::MAX,
    };
    let mut linker = Linker::new(modules, host, entries, false);
    linker.find(None);
    for row in &linker.functions {
        if let &FunctionRow::Defined { module, function } = row {
            let function = &modules[module].0.funcs[function];
            for (data, what) in function.prefix.iter().zip(["prefix", "prologue"]) {
                if data.is_some() {
                    let what = format!("`{what}` data of a function on this engine");
                    let error = Diagnostic::unsupported(function.span, what);
                    linker.errors.push((module, error));
                }
            }
        }
    }
    let refused = refuse_conventions(&mut linker);
    let count = u32::try_from(linker.functions.len()).ok();
    match count.and_then(|count| count.checked_add(FIRST)) {
        Some(limit) => entries.limit = limit,
        None => {
            let error = Diagnostic::unsupported(Span::NONE, "this many functions");
            linker.errors.push((0, error));
        }
    }
    if !linker.errors.is_empty() {
        return Err(linker.errors);
    }
    linker.entries = entries;
    let mut space = Space::Linear(memory);
    let storage = linker.store(&mut space);
    let symbols = linker.tables(FIRST, &storage);
    let mut hooks = Hooks::default();
    for (m, symbols) in symbols.iter().enumerate() {
        linker.initialize(m, &storage, &mut space, symbols, &mut hooks);
    }
    if !linker.errors.is_empty() {
        return Err(linker.errors);
    }
    let (constructors, destructors) = hooks.into_calls();
    Ok(PortableLinked {
        symbols,
        entries,
        functions: linker.functions,
        constructors,
        destructors,
        refused,
    })
}

/// Functions that the library cannot call back, since it knows the convention of C alone; what the program would call by
/// another one is an error.
fn refuse_conventions(linker: &mut Linker<'_>) -> FxHashMap<u32, String> {
    let mut refused = FxHashMap::default();
    for row in std::mem::take(&mut linker.crossings) {
        let (m, id) = row.symbol;
        let module = linker.modules[m].0;
        let conv = module
            .function(id)
            .map_or_else(String::new, |function| function.conv.text());
        let what = match &row.crossing {
            Crossing::Built(border) if border.moves_values() => format!(
                "parameters by the calling convention `{conv}`, or in registers of their own, on this engine"
            ),
            Crossing::Built(_) => continue,
            Crossing::Refused(refusal) => super::refused(*refusal),
        };
        match row.native {
            Some(_) => {
                let what = format!("{what} of a function outside of the program");
                let error = Diagnostic::unsupported(module.globals[id].span, what);
                linker.errors.push((m, error));
            }
            None => {
                let what = format!("unsupported: {what} of a function that native code calls");
                refused.insert(FIRST.wrapping_add(row.place as u32), what);
            }
        }
    }
    refused
}
