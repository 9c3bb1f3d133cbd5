//! An assembler for x86-64, in the AT&T and the Intel dialect, for inline assembly and `module asm`.
//!
//! ```text
//!   template + constraints ──bind──► operands ──expand──► text ──assemble──► code and data
//! ```
//!
//! Instructions are those of iced-x86's tables, all of them, found by name and by the kinds of the
//! operands ([`encode`]). Here are the syntax, the directives, labels and the lengths of jumps.
//! Nothing is known of modules or of the engine: symbols are names, and whoever uses what was
//! assembled fills in their addresses ([`Fixup`]).

pub mod assemble;
pub mod bind;
mod directive;
pub mod encode;
mod expr;
mod mnemonic;
mod operand;
mod registers;
pub mod statement;
pub mod stub;
pub mod template;

pub use assemble::{Assembled, Assembler, SectionKind, SymbolKind};
pub use encode::Fixup;
pub use expr::Expr;

/// A syntax of assembly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `addl $1, %eax`
    Att,
    /// `add eax, 1`
    Intel,
}

/// What cannot be assembled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// Where in the text, in bytes.
    pub at: usize,
    /// What is wrong.
    pub message: String,
}

impl Error {
    fn new(at: usize, message: impl Into<String>) -> Error {
        Error {
            at,
            message: message.into(),
        }
    }
}
