//! LLVM bitcode: what build systems keep, and every LLVM tool writes.
//!
//! Source: LLVM Bitcode File Format, and what LLVM 3.0 to 22 have written where it ends.

mod attributes;
mod codes;
mod container;
mod dump;
mod location;
mod nodes;
mod opcodes;
mod read;
pub mod stream;
mod use_order;
mod write;

pub use container::{Container, ContainerFault, ModuleAt, is_bitcode};
pub use dump::dump;
pub use location::describe;
pub use read::{Bodies, modules, read, read_lazily};
pub use write::{write, write_with_use_lists};
