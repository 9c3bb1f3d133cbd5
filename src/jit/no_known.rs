//! What stands for checked modules whose programs are of this process, where none is run.

/// There is none.
pub(super) enum Known {}
