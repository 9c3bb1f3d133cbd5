//! Checked modules whose programs are of this process.

use super::prepared::Prepared;
use super::watched::Watched;
use crate::checked::Checks;
use crate::ir::Module;
use crate::lir::SymbolId;
use crate::runtime::shadow;
use crate::runtime::{ResolvedSymbol, SymbolTable};

/// The records of a module's variables, which are forgotten when it goes.
pub(super) struct Known(Vec<u32>);

impl Drop for Known {
    fn drop(&mut self) {
        for &record in &self.0 {
            shadow::forget_variable(record);
        }
    }
}

impl Prepared {
    /// A module with tests for what the language leaves undefined: of one program.
    pub(crate) fn checked(ir: &Module, what: Checks) -> Self {
        if what.values {
            shadow::follow_values();
        }
        let (module, mut watched) = Watched::make(ir, what, &mut shadow::ground());
        let records = watched.variables.iter().map(|variable| variable.record);
        watched.known = Some(Known(records.collect()));
        watched.forget_origins();
        Prepared::with_watched(module, watched)
    }

    /// Tells the runtime where the variables of a checked module lie.
    pub(crate) fn watch_variables(&self, symbols: &SymbolTable) {
        for variable in self.watched().iter().flat_map(|checked| &checked.variables) {
            if let ResolvedSymbol::Data(address) = symbols.get(SymbolId(variable.global.0)) {
                shadow::define_variable(
                    variable.record,
                    address,
                    variable.size,
                    variable.site,
                    variable.is_constant,
                );
            }
        }
        for pointer in self.watched().iter().flat_map(|checked| &checked.pointers) {
            if let ResolvedSymbol::Data(address) = symbols.get(SymbolId(pointer.global.0)) {
                shadow::begin_pointer(address + pointer.offset, pointer.owner);
            }
        }
    }
}
