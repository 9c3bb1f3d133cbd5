//! The interpreter: a register machine.
//!
//! [`flatten`](flatten::flatten) makes dense bytecode of a LIR function, once; the loop in
//! `exec` runs it. A function's registers and slots are a frame on a stack of the interpreter's
//! own, so calls within bytecode take no native stack. Native code is called through
//! [`call_with`](crate::runtime::trampoline::call_with), and calls bytecode through [`call`].
//!
//! Relies on what the LIR verifier checks. Promises: per step nothing is allocated, hashed or
//! locked; a mistake of the program ends it with a trap, after which [`unwind`] finds the place.

mod calls;
mod code;
mod cond;
mod exec;
pub mod flatten;
mod frame;
mod list;
mod machine;
mod moves;
mod native;
mod op;
mod plan;
pub mod portable;
mod program_stack;
mod reg_pool;
mod returns_twice;
mod scalar;
mod stack;
#[cfg(test)]
mod tests;

pub use calls::{Callable, InterpEnv, call};
pub use code::{Bytecode, CATCHER_SIZE};
pub use flatten::NoBytecode;
pub use frame::InterpreterFrame;
#[cfg(feature = "own-heap")]
pub use stack::has_in_frames;
pub use stack::{
    DEFAULT_STACK, LimitedStack, Mark, frames, mark, of_context, this_context, unwind,
};
