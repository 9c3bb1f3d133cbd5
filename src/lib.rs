//! jitlite runs LLVM IR in-process on x86-64 Linux, with no LLVM installed.
//!
//! A [`Module`] is read and verified, linked by a [`Linker`] with what the host offers, and is
//! then an [`Instance`], whose functions are called as [`TypedFunc`]s. They are interpreted, or
//! compiled to machine code when they are first called.
//!
//! ```
//! use jitlite::{Config, Engine, Error, Linker, Module, Profile};
//!
//! fn main() -> Result<(), Error> {
//!     let engine = Engine::new(&Config::new())?;
//!     let text = "
//!         declare i64 @host(i64)
//!         define i64 @twice(i64 %n) {
//!           %a = call i64 @host(i64 %n)
//!           %b = call i64 @host(i64 %a)
//!           ret i64 %b
//!         }";
//!     let module = Module::from_text("twice.ll", text, Profile::Auto)?;
//!     let mut linker = Linker::new(&engine);
//!     linker.func("host", |n: i64| n + 21)?;
//!     // SAFETY: the program uses no memory but its stack.
//!     let instance = unsafe { linker.instantiate(&module)? };
//!     let twice = instance.typed_func::<(i64,), i64>("twice")?;
//!     assert_eq!(twice.call((0,))?, 42);
//!     Ok(())
//! }
//! ```
//!
//! A mistake of a program (a bad address, a division by zero, recursion without end) ends the
//! call with a [`Trap`] that says where it was made; the process goes on. A program is not
//! sandboxed: see [`Linker::instantiate_all`].
//!
//! Beside this interface, the stages are public each by itself: [`text`] reads, [`verify`]
//! judges, [`lower`] legalises, [`interp`] and [`x64`] run, and [`diag`] says what is wrong.

#![warn(missing_docs)]

pub(crate) mod analysis;
pub mod api;
#[cfg(feature = "inline-asm")]
pub mod asm;
pub mod bitcode;
pub mod build;
#[cfg(feature = "capi")]
mod capi;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diag;
pub mod entity;
pub mod interp;
pub mod ir;
pub mod jit;
pub mod legacy;
pub mod lir;
pub mod lower;
pub mod opt;
pub mod read;
pub mod runtime;
mod sync;
pub mod text;
pub mod verify;
pub mod x64;

pub use api::*;

/// Holds the README's example to what compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
