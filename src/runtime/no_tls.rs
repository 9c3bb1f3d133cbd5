//! What stands for variables that each thread has for itself, where a program has no threads.

use std::sync::Arc;

/// How to find a variable of the host for the thread that runs.
pub(crate) type Lookup = Box<dyn Fn() -> *const u8 + Send + Sync>;

/// A variable of which each thread has a copy.
pub(crate) enum TlsVariable {
    /// One of the host.
    Host(Lookup),
    /// One of the program, by its place in a template.
    Own(Arc<Template>, usize),
}

/// What threads copy their variables from. There is none.
pub(crate) enum Template {}

impl Template {
    /// # Safety
    ///
    /// As for the other one.
    pub(crate) unsafe fn new(_: *const u8, _: usize, _: usize) -> Option<Arc<Template>> {
        None
    }
}
