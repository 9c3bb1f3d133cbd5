//! What running code needs, whichever engine made it: stacks, trampolines, traps, signals, and
//! the tables that say whose code an address is.

pub mod activation;
pub mod copy;
pub mod critical;
mod divide;
mod elements;
mod emulate;
pub mod float128;
pub mod float16;
pub mod float80;
pub mod fork;
pub mod frames;
pub mod handlers;
pub mod host;
pub mod interrupt;
pub mod libcalls;
pub mod limits;
pub mod quiescence;
pub mod registry;
pub mod signals;
pub mod stack;
pub mod symbols;
pub mod threads;
pub mod tls;
pub mod trampoline;
pub mod trap;
pub mod unhandled;
pub mod unwind;
mod wide;

pub use registry::FuncIndex;
pub use symbols::{EntryLayout, Symbol, SymbolTable};
