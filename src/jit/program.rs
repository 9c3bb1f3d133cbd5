//! A program: modules that were linked together, and what is asked of them by name and by address.

use std::sync::Arc;

use super::engine::{Engine, FunctionRow, ModuleGroup};
#[cfg(feature = "cache")]
use super::kept::Kept;
use super::link::ModuleGlobal;
use super::prepared::Prepared;
use crate::ir::GlobalId;
use crate::lir::SymbolId;
use crate::runtime::{FuncIndex, ResolvedSymbol, tls};

/// A variable that has memory, and a place in it.
pub(crate) struct Object<'a> {
    pub place: ModuleGlobal,
    pub unit: &'a Prepared,
    /// The bytes that it has.
    pub size: u64,
    /// How many are before the place.
    pub offset: u64,
}

/// A group of modules that were linked together, with all that belongs to them.
#[derive(Debug)]
pub(crate) struct Program {
    pub(super) engine: Arc<Engine>,
    pub(super) group: Arc<ModuleGroup>,
}

impl Program {
    /// The engine it runs in.
    pub(crate) fn engine(&self) -> &Arc<Engine> {
        &self.engine
    }

    /// Its modules.
    pub(crate) fn group(&self) -> &Arc<ModuleGroup> {
        &self.group
    }

    /// The symbol that a name stands for: in the first module that has it, with its place.
    pub(crate) fn find(&self, name: &str) -> Option<(usize, GlobalId)> {
        let modules = self.group.modules.iter().enumerate();
        let mut found = modules.filter_map(|(i, m)| Some((i, m.module.ir.find(name)?)));
        found.next()
    }

    /// What a symbol is; of a thread-local variable, that of this thread.
    pub(crate) fn symbol(&self, (module, global): (usize, GlobalId)) -> Option<ResolvedSymbol> {
        let module = self.group.modules.get(module)?;
        let symbol = module.symbols.get(SymbolId(global.0));
        if let (ResolvedSymbol::Data(variable), Some(_)) =
            (symbol, module.module.ir.globals.get(global)?.thread_local)
        {
            // SAFETY: that is what the symbol of such a variable leads to.
            let address = unsafe { tls::address(variable as *const tls::TlsVariable) };
            return Some(ResolvedSymbol::Data(address as u64));
        }
        Some(symbol)
    }

    /// The variable of this program that is at an address, or whose symbol that is for one of a thread.
    pub(crate) fn object_at(&self, address: u64) -> Option<Object<'_>> {
        let group = &*self.group;
        let start_of = |&(m, id): &ModuleGlobal| group.modules[m].symbols.address(SymbolId(id.0));
        let behind = group
            .objects
            .partition_point(|place| start_of(place) <= address);
        let place = *group.objects.get(behind.checked_sub(1)?)?;
        let (unit, global) = (&*group.modules[place.0].module, place.1);
        let of = &unit.ir.globals[global];
        let size = unit.info.layout(&unit.ir, of.ty)?.alloc_size();
        let offset = address - start_of(&place);
        let is_there = match of.thread_local {
            Some(_) => offset == 0,
            None => offset <= size,
        };
        is_there.then_some(Object {
            place,
            unit,
            size,
            offset,
        })
    }

    /// The function of this program whose address, as a value, this is.
    pub(crate) fn function_at(&self, address: usize) -> Option<FuncIndex> {
        let function = self.engine.entries.function_at(address)?;
        let row = function.0.checked_sub(self.group.first)?;
        ((row as usize) < self.group.functions.len()).then_some(function)
    }

    /// A symbol that stands for a function: that of its definition, or else one of those by which
    /// modules declare it.
    pub(crate) fn place_of(&self, function: FuncIndex) -> Option<(usize, GlobalId)> {
        let row = function.0.checked_sub(self.group.first)?;
        if let FunctionRow::Defined { module, function } =
            *self.group.functions.get(row as usize)?
        {
            let global = self.group.modules[module].module.ir.funcs[function].global;
            return Some((module, global));
        }
        let modules = self.group.modules.iter().enumerate();
        let mut places = modules.flat_map(|(m, unit)| {
            let mut globals = unit.module.ir.globals.keys();
            let stands = move |id: &GlobalId| {
                unit.symbols.get(SymbolId(id.0)) == ResolvedSymbol::Function(function)
            };
            globals.find(stands).map(|id| (m, id))
        });
        places.next()
    }

    /// The number of functions that it defines.
    pub(crate) fn function_count(&self) -> usize {
        let rows = self.group.functions.iter();
        rows.filter(|row| matches!(row, FunctionRow::Defined { .. }))
            .count()
    }

    /// Has the code cache keep what was compiled since it was last asked to.
    pub(crate) fn keep(&self) {
        if let Some(kept) = &self.group.kept {
            kept.save();
        }
    }

    /// How many functions came from the code cache, and how many bytes of code they have.
    #[cfg(feature = "cache")]
    pub(crate) fn kept(&self) -> (usize, usize) {
        self.group.kept.as_ref().map_or((0, 0), Kept::taken)
    }

    /// Compiles all functions that are not compiled yet. What cannot be compiled is in
    /// [`ModuleGroup::failures`] afterwards.
    pub(crate) fn compile_all(&self) {
        let numbers = self.group.first..;
        for (number, row) in numbers.zip(&self.group.functions) {
            let is_compiled = match row {
                // One that is refused fails here, too.
                FunctionRow::Defined { .. } | FunctionRow::Refused { .. } => true,
                FunctionRow::IFunc { .. }
                | FunctionRow::Data
                | FunctionRow::Host(_)
                | FunctionRow::Missing { .. } => false,
            };
            if is_compiled {
                // The reason of a failure is kept in the group.
                let _ = self.engine.entry(FuncIndex(number));
            }
        }
    }

    /// The address of a function, as programs know it.
    pub(crate) fn address(&self, function: FuncIndex) -> *const u8 {
        self.engine.entries.layout().thunk(function) as *const u8
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.keep();
        self.engine.unload(&self.group);
    }
}
