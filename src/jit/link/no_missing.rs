//! What stands for variables that are defined nowhere, where each is an error when the program is linked.

use super::{Linker, ModuleGlobal, Resolution};

/// There is none.
#[derive(Debug)]
pub(in crate::jit) enum MissingVariable {}

impl Linker<'_> {
    /// There is no address for it.
    pub(super) fn take_missing(&mut self, _: ModuleGlobal) -> Option<Resolution> {
        None
    }
}
