//! Compilers to x86-64 machine code.
//!
//! Both compilers first make calls of what the processor lacks (`legalize`). [`baseline`] compiles a function in two
//! passes over its LIR, [`optimizing`] takes the time to select instructions for trees and to
//! allocate registers for whole functions. The other files here are shared by both. What comes out is [`Code`]: bytes that can be copied to any aligned address,
//! and what has to be filled in there. Relies on what the LIR verifier checks; knows nothing of
//! how code is published or run.

// What `dynasm!` makes of register numbers.
#![allow(clippy::useless_conversion)]
// Some of what both compilers can use only one of them does.
#![cfg_attr(not(feature = "opt"), allow(dead_code))]

pub(crate) mod abi;
pub(crate) mod asm;
pub mod baseline;
pub(crate) mod border;
pub(crate) mod cfi;
pub(crate) mod checks;
pub mod features;
pub(crate) mod frame;
pub(crate) mod indirect;
pub(crate) mod legalize;
pub(crate) mod opcode;
#[cfg_attr(not(feature = "opt"), path = "no_optimizing.rs")]
pub mod optimizing;
pub(crate) mod packed;
pub(crate) mod regs;
pub mod reloc;
pub(crate) mod rounding;
pub(crate) mod sequence;
pub(crate) mod shuffle;
mod times;

pub use baseline::Baseline;
pub use features::Features;
pub use optimizing::Optimizing;
pub use reloc::{Code, Reloc, RelocKind, Resolve, Site, SiteKind, SymbolAddr, UnsupportedInst};
pub use times::Times;
