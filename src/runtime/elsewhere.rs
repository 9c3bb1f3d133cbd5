//! What running programs need on other machines than x86-64 Linux: symbols, and what a trap is.

#[path = "no_critical.rs"]
pub(crate) mod critical;
pub(crate) mod float16;
#[path = "host/elsewhere.rs"]
pub mod host;
#[path = "no_limits.rs"]
pub mod limits;
#[path = "shadow/elsewhere.rs"]
pub(crate) mod shadow;
pub(crate) mod symbols;
#[path = "no_tls.rs"]
pub(crate) mod tls;
#[path = "trap_kind.rs"]
pub mod trap;

pub use symbols::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};
