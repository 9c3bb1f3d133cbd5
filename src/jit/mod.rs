//! The engine: code memory, entry cells and lazy stubs, compiling at the first call, linking.

pub mod cells;
#[cfg(test)]
mod cells_test;
pub mod closure;
pub mod constant;
pub mod link;
pub mod memory;
mod ranges;
pub mod stubs;
#[cfg(test)]
mod trap_test;
