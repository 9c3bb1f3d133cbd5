//! What of the engine there is on other machines than x86-64 Linux: prepared modules, and linking for the portable
//! machine.

pub(crate) mod constant;
pub(crate) mod failure;
#[path = "no_kept.rs"]
mod kept;
pub(crate) mod link;
#[path = "no_memory.rs"]
mod memory;
pub(crate) mod prepared;
pub(crate) mod report;
#[path = "no_watched.rs"]
mod watched;
