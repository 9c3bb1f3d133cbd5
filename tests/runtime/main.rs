//! What happens while programs run: traps, signals, exceptions, limits, stacks; and functions and programs that
//! are replaced or go meanwhile. On each engine.

mod cleanups;
mod limits;
mod linked_limits;
mod many_traps;
mod replace;
mod signals;
mod stacks;
#[path = "../support/mod.rs"]
mod support;
mod traps;
mod unload;
