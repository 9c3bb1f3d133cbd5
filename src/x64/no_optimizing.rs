//! What stands for the optimizing compiler in a build without it: it refuses every function.

use super::features::Features;
use super::reloc::{Code, Resolve, UnsupportedInst};
use super::times::Times;
use crate::lir::{Function, Origin};

/// There is none. What is set here changes nothing.
#[derive(Default)]
pub struct Optimizing {
    /// No stage ever runs.
    pub times: Times,
    /// Whether [`Code::map`] is wanted.
    pub wants_map: bool,
    /// Whether no other code will take the place of what is compiled.
    pub is_last_tier: bool,
}

impl Optimizing {
    /// There is none for any processor.
    pub fn with(_: Features) -> Self {
        Optimizing::default()
    }

    /// Refuses the function.
    ///
    /// # Errors
    ///
    /// Always: the baseline compiler is to compile it.
    pub fn compile(
        &mut self,
        _: &mut Function,
        _: &dyn Resolve,
        _: &mut Code,
    ) -> Result<(), UnsupportedInst> {
        Err(UnsupportedInst {
            what: "a function without the feature `opt` of this build",
            ty: None,
            origin: Origin::NONE,
        })
    }

    /// No instruction was selected.
    pub fn selected(&self) -> usize {
        0
    }
}
