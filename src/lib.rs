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
//! call with a [`Trap`] that says where it was made; the process goes on. Within functions of C that the program calls it
//! does so with [`Config::trap_in_host`] only. An instance is not sandboxed: see
//! [`Linker::instantiate_all`]. What is not trusted is interpreted in a [`Sandbox`], in a memory of its own.
//!
//! [`build`] makes modules without text, [`ir`] is what a module says, and [`diag`] says what is wrong
//! with one.

#![warn(missing_docs, unreachable_pub)]
// Files that are built for all machines serve rooms that other machines than this do not have.
#![cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    allow(dead_code)
)]

// Unit tests share the meaning of LIR with the tests outside, which name the library so.
#[cfg(test)]
extern crate self as jitlite;

#[cfg(all(
    not(all(target_arch = "x86_64", target_os = "linux")),
    any(
        not(feature = "portable"),
        feature = "cache",
        feature = "capi",
        feature = "gdb",
        feature = "inline-asm",
        feature = "internals",
        feature = "opt",
        feature = "own-heap",
    )
))]
compile_error!(
    "machine code runs on x86-64 Linux alone: elsewhere jitlite is built with `default-features = false`, the feature \
     `portable` and, if wanted, `snippets`"
);

// The interface, and what it needs.
#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "api/elsewhere.rs"
)]
pub mod api;
#[doc(inline)]
pub use jitlite_front::{diag, entity, ir};

// The stages are no interface, and change as they like. They can be reached so that tests, benchmarks, fuzz
// targets and the command line use and hold each by itself.
#[doc(hidden)]
pub mod checked;
#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "interp/elsewhere.rs"
)]
#[doc(hidden)]
pub mod interp;
#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "jit/elsewhere.rs"
)]
#[doc(hidden)]
pub mod jit;
#[doc(hidden)]
pub mod lir;
#[doc(hidden)]
pub mod lower;
#[doc(hidden)]
pub mod opt;
#[doc(hidden)]
pub mod query;
#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "runtime/elsewhere.rs"
)]
#[doc(hidden)]
pub mod runtime;
#[doc(hidden)]
pub mod stages;
#[doc(hidden)]
pub mod verify;
#[doc(hidden)]
pub use jitlite_front::{bitcode, format, legacy, read, text};

#[cfg(feature = "portable")]
#[doc(hidden)]
pub mod session;

// What nothing else uses.
#[cfg(feature = "portable")]
mod portable;
use jitlite_front::{analysis, sort};

// The rooms that need x86-64 Linux. A room above that needs it in part has another list of its files for other
// machines.
#[cfg(feature = "inline-asm")]
#[doc(hidden)]
pub mod asm;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
pub mod build;
// Its header is made from what is `pub`.
#[cfg(feature = "capi")]
#[allow(unreachable_pub)]
mod capi;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod sync;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[doc(hidden)]
pub mod sys;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[doc(hidden)]
pub mod x64;

pub use api::*;

/// Holds the examples of the documents to what compiles and runs.
#[cfg(all(doctest, feature = "own-heap"))]
pub mod documents {
    #[doc = include_str!("../README.md")]
    pub struct Readme;
    #[doc = include_str!("../docs/rust.md")]
    pub struct Rust;
}
