//! What the runtime knows of a checked module.

use super::prepared::Prepared;
use crate::checked::{self, Checked, Checks, InitialPointer, Site, Sites, Variable};
use crate::ir::{Module, Name};
use crate::lir::SymbolId;
use crate::runtime::shadow;
use crate::runtime::{ResolvedSymbol, SymbolTable};

/// What the runtime knows of a checked module; forgotten when it goes.
pub(super) struct Watched {
    sites: Sites,
    variables: Vec<Variable>,
    pointers: Vec<InitialPointer>,
}

impl Drop for Watched {
    fn drop(&mut self) {
        for variable in &self.variables {
            shadow::forget_variable(variable.record);
        }
    }
}

impl Prepared {
    /// A module with tests for what the language leaves undefined: of one program.
    pub(crate) fn checked(ir: &Module, what: Checks) -> Self {
        let Checked {
            module,
            sites,
            variables,
            pointers,
        } = checked::check_module(ir, what);
        Prepared::with_watched(
            module,
            Watched {
                sites,
                variables,
                pointers,
            },
        )
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

    /// The place of a checked module that the runtime knows by a number, if it is this one's.
    pub(crate) fn site(&self, number: u32) -> Option<Site> {
        self.watched()?.sites.get(number)
    }

    /// The name in the sources of the local variable that the runtime knows by a number.
    pub(crate) fn source_name(&self, number: u32) -> Option<Name> {
        self.watched()?.sites.name(number)
    }
}
