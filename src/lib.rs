//! jitlite runs LLVM IR in-process on x86-64 Linux, with no LLVM installed.

#![warn(missing_docs)]

pub mod analysis;
pub mod api;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diag;
pub mod entity;
pub mod interp;
pub mod ir;
pub mod jit;
pub mod lir;
pub mod lower;
pub mod runtime;
pub mod text;
pub mod verify;
pub mod x64;
