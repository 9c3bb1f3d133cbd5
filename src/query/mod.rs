//! Answers what people ask of a text: what stands here, what refers to it, what fits here, how a function flows.
//!
//! Functions over a module with its spans; editors, the page and the language server are doors to them. Nothing here
//! knows a protocol. Modules may have errors: what could not be read has no answer.

pub mod calls;
pub mod complete;
pub mod explain;
pub mod flow;
pub mod folding;
pub mod graph_layout;
pub mod hints;
pub mod hover;
pub mod meanings;
pub mod mentions;
pub mod paint;
pub mod picture;
pub mod rename;
pub mod steps;
#[cfg(test)]
mod tests;
pub mod token;
#[cfg(test)]
mod view_tests;

pub use mentions::{Mention, Mentions, Symbol, definition_at, function_at, region_at};
