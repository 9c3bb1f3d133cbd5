//! The front end of jitlite: LLVM IR as it was written, read and written again.
//!
//! [`ir`] is what a module says, and [`diag`] what is wrong with one. Text, bitcode and the assemblies of LLVM 1.x
//! are read to one and the same [`ir::Module`]. Nothing here knows how a module is judged or run: that is the crate
//! `jitlite`, which offers all of this to its users, too.

#![warn(missing_docs, unreachable_pub)]

pub mod diag;
pub mod entity;
pub mod ir;

// The stages are no interface, and change as they like; `jitlite` is made of them.
#[doc(hidden)]
pub mod analysis;
#[doc(hidden)]
pub mod bitcode;
#[doc(hidden)]
pub mod format;
#[doc(hidden)]
pub mod legacy;
#[doc(hidden)]
pub mod read;
#[doc(hidden)]
pub mod sort;
#[doc(hidden)]
pub mod text;
