//! The engine: code memory, entry cells and lazy stubs, compiling at the first call, linking.

mod assembly;
mod background;
mod border;
mod bound;
#[cfg_attr(not(feature = "cache"), path = "no_cache.rs")]
pub mod cache;
mod call;
mod catch;
pub(crate) mod cells;
#[cfg(test)]
mod cells_test;
pub(crate) mod closure;
mod compile;
pub(crate) mod constant;
pub(crate) mod describe;
pub(crate) mod engine;
mod entry_state;
pub(crate) mod failure;
pub(crate) mod found;
mod handlers;
mod kept;
mod known;
pub(crate) mod limits;
pub(crate) mod link;
#[cfg(test)]
mod link_test;
mod linked_address;
pub(crate) mod memory;
pub(crate) mod optimized;
pub(crate) mod options;
pub(crate) mod prepared;
mod program;
mod publish;
mod range_allocator;
pub(crate) mod replace;
pub(crate) mod report;
mod stack_maps;
pub(crate) mod stubs;
pub(crate) mod tier;
pub(crate) mod tools;
mod trampolines;
#[cfg(test)]
mod trap_test;
pub(crate) mod unwind;
pub(crate) mod watched;
