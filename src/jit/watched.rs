//! What is known of a checked module while a program of it runs.

use rustc_hash::FxHashMap;

use super::known::Known;
use super::prepared::Prepared;
use crate::checked::{self, Checked, Checks, InitialPointer, Origins, Site, Sites, Variable};
use crate::ir::{FuncId, Module, Name};
use crate::runtime::shadow::Ground;

/// What is known of a checked module.
pub(crate) struct Watched {
    sites: Sites,
    /// Its variables.
    pub(crate) variables: Vec<Variable>,
    /// The pointers that they begin with.
    pub(crate) pointers: Vec<InitialPointer>,
    /// What became of the instructions of its functions.
    origins: FxHashMap<FuncId, Origins>,
    /// What the runtime knows of it, if its programs are of this process.
    pub(super) known: Option<Known>,
}

impl Watched {
    /// A module with tests, which finds what it is tested with where `ground` says.
    pub(super) fn make(ir: &Module, what: Checks, ground: &mut Ground) -> (Module, Watched) {
        let Checked {
            module,
            sites,
            variables,
            pointers,
            origins,
        } = checked::check_module(ir, what, ground);
        let watched = Watched {
            sites,
            variables,
            pointers,
            origins,
            known: None,
        };
        (module, watched)
    }
}

impl Watched {
    /// Forgets what became of instructions, where nobody steps by them.
    pub(super) fn forget_origins(&mut self) {
        self.origins = FxHashMap::default();
    }

    /// What became of the instructions of a function; `None` where that was left as it was.
    #[cfg_attr(not(feature = "portable"), allow(dead_code))]
    pub(crate) fn origins(&self, function: FuncId) -> Option<&Origins> {
        self.origins.get(&function)
    }
}

impl Prepared {
    /// A module with tests for what the language leaves undefined, for one program that has a memory of its own.
    #[cfg_attr(not(feature = "portable"), allow(dead_code))]
    pub(crate) fn checked_alone(ir: &Module, what: Checks, ground: &mut Ground) -> Self {
        let (module, watched) = Watched::make(ir, what, ground);
        Prepared::with_watched(module, watched)
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
