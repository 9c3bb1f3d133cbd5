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

use super::rule::{Check, Rule};
use super::walk::rule_named;
use crate::diag::Diagnostics;

/// Rules of LLVM that enforce a sentence of this specification too.
const SENTENCES: &[(&str, &Rule)] = &[
    ("operand-type", rule_named(SHARED, "lite-operand-type")),
    ("recursive-type", rule_named(SHARED, "lite-cycle")),
    ("named-void", rule_named(SHARED, "lite-void")),
    (
        "constant-operand",
        rule_named(SHARED, "lite-initializer-type"),
    ),
    ("element-type", rule_named(SHARED, "lite-initializer-type")),
    (
        "initializer-type",
        rule_named(SHARED, "lite-initializer-type"),
    ),
    ("string-length", rule_named(globals::RULES, "lite-string")),
    ("load-type", rule_named(SHARED, "lite-load")),
    ("store-type", rule_named(SHARED, "lite-store")),
    ("gep-base", rule_named(insts::RULES, "lite-gep")),
    ("gep-index", rule_named(insts::RULES, "lite-gep-path")),
    ("cast-types", rule_named(insts::RULES, "lite-bitcast")),
    ("call-callee", rule_named(insts::RULES, "lite-callee")),
    ("ret-type", rule_named(control::RULES, "lite-ret")),
    ("br-condition", rule_named(control::RULES, "lite-br")),
    ("entry-target", rule_named(control::RULES, "lite-entry")),
    ("dominance", rule_named(control::RULES, "lite-scope")),
    ("unique-name", rule_named(control::RULES, "lite-unique")),
];

/// Sentences that LLVM's rules enforce as they are.
const SHARED: &[Rule] = &[
    // "%L = icmp CND S OP1, OP2 | S x S -> i1" and so on: the column of operand types
    Rule {
        code: "lite-operand-type",
        says: "LLVMlite's table of instructions gives the type of each operand, which must be the \
               type of its definition",
        check: Check::Within("inst/mismatch, as operand-type"),
    },
    // "each cycle of such references must be broken by a *"
    Rule {
        code: "lite-cycle",
        says: "LLVMlite: \"any collection of named types may be mutually recursive [...], but each \
               cycle of such references must be broken by a *\"",
        check: Check::Within("types, as recursive-type"),
    },
    // "it cannot appear as the type of an operand, so it is actually illegal to give it a name"
    Rule {
        code: "lite-void",
        says: "LLVMlite: void \"cannot appear as the type of an operand, so it is actually illegal \
               to give it a name in the LLVM concrete syntax\"",
        check: Check::Within("inst/arith, as named-void"),
    },
    // "where G ranges over global initializers, described in the following table, and T is the
    // associated type"
    Rule {
        code: "lite-initializer-type",
        says: "LLVMlite: \"@IDENT = global T G where G ranges over global initializers, [...] and \
               T is the associated type\"; @IDENT itself has type T*",
        check: Check::Within("constants, as constant-operand, element-type"),
    },
    // "%L = load S* OP | S* -> S"
    Rule {
        code: "lite-load",
        says: "LLVMlite: \"%L = load S* OP | S* → S\"",
        check: Check::Within("inst/memory, as load-type"),
    },
    // "store S OP1, S* OP2 | S x S* -> void"
    Rule {
        code: "lite-store",
        says: "LLVMlite: \"store S OP1, S* OP2 | S x S* → void\"",
        check: Check::Within("inst/memory, as store-type"),
    },
];

/// What is a warning elsewhere, and breaks a sentence of this specification.
pub(super) fn raise(diags: &mut Diagnostics) {
    let note = "LLVMlite: \"64-bit integer literals\" have 64 bits, and nothing is cut off them";
    diags.raise("integer-range", note);
}

/// What this specification says of a rule.
pub(super) fn says(rule: &Rule) -> &'static str {
    let sentence = SENTENCES.iter().find(|(code, _)| *code == rule.code);
    sentence.map_or(rule.says, |(_, own)| own.says)
}

/// All tables of the profile.
pub(super) const TABLES: &[&[Rule]] = &[
    types::RULES,
    globals::RULES,
    operands::RULES,
    insts::RULES,
    control::RULES,
    functions::RULES,
    SHARED,
];
