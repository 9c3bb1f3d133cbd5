//! What stands for programs' own heaps in a build without them: there are none.

use std::sync::Arc;

use super::error::Unsupported;
use super::typed::Closure;
use super::types::FuncType;

/// There is none.
#[derive(Debug)]
pub(super) enum Heap {}

impl Heap {
    /// There is none.
    ///
    /// # Errors
    ///
    /// Always.
    pub(super) fn new(_: usize) -> Result<Heap, Unsupported> {
        Err(Unsupported::Feature { name: "own-heap" })
    }

    pub(super) fn in_use(&self) -> usize {
        match *self {}
    }
}

pub(super) fn function(heap: &Arc<Heap>, _: &str) -> Option<(FuncType, Closure)> {
    match **heap {}
}
