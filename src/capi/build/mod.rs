//! Modules without text: [`crate::build`] for C.
//!
//! * What the builder gives out are numbers: of the builder that they are of, and of a row in a table of
//!   that builder. So whatever C gives back is looked up and never trusted.
//! * What is wrong is noted, as by the builder in Rust, and `jitlite_builder_finish` says all of it.
//! * There is no handle of a function's body: the builder is *at* a block, and a block knows its function.

mod builder;
mod constant;
mod flow;
mod function;
mod inst;
// In Rust only the numbers are used.
#[allow(dead_code)]
mod ops;
mod symbol;
mod types;
