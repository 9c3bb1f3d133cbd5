//! What running code needs, whichever engine made it: stacks, trampolines, traps, signals, and
//! the tables that say whose code an address is.

pub mod activation;
pub(crate) mod collectors;
pub(crate) mod copy;
pub(crate) mod critical;
mod divide;
mod element_copy;
mod emulate;
pub(crate) mod float128;
pub(crate) mod float16;
pub(crate) mod float80;
#[cfg(feature = "own-heap")]
pub(crate) mod foreign_block;
pub mod fork;
pub(crate) mod frames;
pub(crate) mod handlers;
pub mod host;
pub(crate) mod host_stack;
pub mod interrupt;
mod lent;
pub mod libcalls;
pub mod limits;
mod multiword;
pub(crate) mod quiescence;
pub(crate) mod registry;
pub(crate) mod shadow;
pub mod signals;
pub(crate) mod stack;
pub(crate) mod symbols;
pub(crate) mod threads;
pub(crate) mod tls;
pub mod trampoline;
pub mod trap;
mod trap_kind;
pub(crate) mod under_way;
pub(crate) mod unhandled;
pub(crate) mod unwind;

pub use symbols::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};
