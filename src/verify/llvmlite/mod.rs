//! The LLVMlite specification, sentence by sentence: what it asks for beyond LLVM's rules.
//!
//! Each rule is a function beside the sentence that it enforces, which is quoted. Where the
//! specification leaves something open, this is how it is read:
//!
//! * **Declarations.** "LLVMlite programs consist of three types of global definitions". A
//!   `declare` and an `external global` define nothing; they are accepted, because without them
//!   no sentence could give the type of a function of the course's runtime. Their types obey the
//!   tables.
//! * **Vintages.** `load S, S* OP`, `getelementptr T, T* OP` and a call with the whole function
//!   type are today's spelling of the table's rows, and accepted; `ptr` is not, being no row of
//!   the table of types.
//! * **Strings.** `c"[A-z]*\00"` is read as any bytes and a final `\00`: programs of the courses
//!   print blanks and digits.
//! * **Indices.** Both `i32` and `i64` may be written in front of the indices of
//!   `getelementptr`, whatever integer operand follows: the table writes `i32` and types `i64`.
//!   Struct indices count from 0, so the `m <= N` of GEPTY is read as `m < N`.
//! * **Top-level lines** that define nothing (`target triple`, metadata, attributes) are no
//!   definitions, and errors.
//! * **Unreachable blocks** are accepted: no path leads to their uses.

pub(super) mod types;

mod control;
mod functions;
mod globals;
mod insts;
mod operands;

use super::rule::Rule;

/// All tables of the profile.
pub(super) const TABLES: &[&[Rule]] = &[
    types::RULES,
    globals::RULES,
    operands::RULES,
    insts::RULES,
    control::RULES,
    functions::RULES,
];
