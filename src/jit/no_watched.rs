//! What stands for checked modules, where none is run.

/// There is none.
pub(super) enum Watched {}
