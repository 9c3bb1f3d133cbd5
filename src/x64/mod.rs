//! Compilers to x86-64 machine code.
//!
//! `regs`, `abi`, `asm`, `packed`, `features`, `frame`, `indirect`, `instead` and `reloc` are shared; [`baseline`] compiles a function in two
//! passes over its LIR, [`optimizing`] takes the time to select instructions for trees and to
//! allocate registers for whole functions. What comes out is [`Code`]: bytes that can be copied to any aligned address,
//! and what has to be filled in there. Relies on what the LIR verifier checks; knows nothing of
//! how code is published or run.

// What `dynasm!` makes of register numbers.
#![allow(clippy::useless_conversion)]

pub mod abi;
pub mod asm;
pub mod baseline;
#[cfg(feature = "cli")]
pub mod disasm;
pub mod features;
pub mod frame;
pub mod indirect;
pub mod instead;
pub mod optimizing;
pub mod packed;
pub mod regs;
pub mod reloc;

pub use baseline::Baseline;
pub use features::Features;
pub use optimizing::Optimizing;
pub use reloc::{Code, Reloc, RelocKind, Resolve, Site, SiteKind, SymbolAddr, Unsupported};
