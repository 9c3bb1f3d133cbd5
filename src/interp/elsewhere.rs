//! The interpreter on other machines than x86-64 Linux: the same bytecode and loop, for the portable machine alone.

mod code;
mod cond;
mod exec;
pub mod flatten;
mod frame;
mod list;
mod machine;
mod moves;
mod op;
mod plan;
pub mod portable;
mod reg_pool;
mod scalar;

pub use code::{Bytecode, CATCHER_SIZE};
pub use flatten::NoBytecode;
pub use frame::InterpreterFrame;
