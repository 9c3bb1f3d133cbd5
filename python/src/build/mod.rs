//! Modules without text, as `jitlite.build`: the builder in Rust (`jitlite::build`), with types, numbers and words as
//! Python writes them. `package/jitlite/build.py` adds a method for each operation.

pub mod function;
pub mod handle;
pub mod module;
