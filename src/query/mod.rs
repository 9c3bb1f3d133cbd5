//! Answers what people ask of a text: what stands here, what refers to it, what fits here, how a function flows.
//!
//! Functions over a module with its spans; editors, the page and the language server are doors to them. Nothing here
//! knows a protocol. Modules may have errors: what could not be read has no answer.

pub mod flow;
pub mod graph_layout;
