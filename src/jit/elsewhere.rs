//! What of the engine there is on other machines than x86-64 Linux: prepared modules, and linking for the portable
//! machine.

pub(crate) mod constant;
pub(crate) mod failure;
pub(crate) mod found;
#[path = "no_kept.rs"]
mod kept;
#[path = "no_known.rs"]
mod known;
pub(crate) mod link;
#[path = "no_memory.rs"]
mod memory;
pub(crate) mod prepared;
pub(crate) mod report;
pub(crate) mod watched;
