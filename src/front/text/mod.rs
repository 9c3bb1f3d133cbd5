//! The parser of LLVM assembly (`.ll`), of every version's syntax.
//!
//! Built of nom parsers over the bytes of the text: `lex` has the tokens, the other files a part
//! of the grammar each, as methods that take an input and give the rest and an output. Types of
//! operands are noted where they do not fit and judged by `verify`; what cannot be represented is
//! reported as unsupported.
//!
//! Promises a module whatever it is given. A statement or top-level entity that cannot be parsed
//! gives one error and is left out; parsing goes on behind it. Takes linear time, and memory
//! in proportion to the text.

mod attrs;
mod body;
mod call;
mod constexpr;
mod consts;
mod diagnose;
pub(crate) mod error;
mod foreign;
mod former;
mod func;
mod funclet;
mod global;
mod inst;
mod lazy;
pub(crate) mod lex;
mod locals;
mod metadata;
mod node;
mod number;
mod opcode;
mod parser;
mod real;
pub(crate) mod recent;
mod skim;
mod summary;
mod types;
mod use_list;

pub use lazy::{Bodies, is_body, read_lazily};
pub(crate) use lex::unescape;
pub use number::{fits, float_bits, integer_words, stored};

#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::diag::{Diagnostics, Source};
use crate::ir::Module;

/// Parses a module. What is wrong is pushed to `diags`; the module has all that could be parsed.
pub fn parse(source: Arc<Source>, diags: &mut Diagnostics) -> Module {
    let module = parser::Parser::new(&source, diags).run();
    if diags.has_errors() {
        diagnose::withdraw_fixes(&source, diags);
    }
    module
}
