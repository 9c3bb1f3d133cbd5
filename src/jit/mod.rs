//! The engine: code memory, entry cells and lazy stubs, compiling at the first call, linking.

mod apart;
mod assembly;
mod bound;
#[cfg_attr(not(feature = "cache"), path = "no_cache.rs")]
pub mod cache;
mod call;
mod catch;
pub mod cells;
#[cfg(test)]
mod cells_test;
pub mod closure;
mod compile;
pub mod constant;
pub mod engine;
mod entry_state;
mod handlers;
mod kept;
pub mod limits;
pub mod link;
#[cfg(test)]
mod link_test;
mod linked_address;
pub mod memory;
pub mod optimized;
pub mod options;
pub mod prepared;
mod publish;
mod range_allocator;
pub mod replace;
pub mod report;
pub mod stubs;
pub mod tier;
pub mod tools;
#[cfg(test)]
mod trap_test;
pub mod unwind;
