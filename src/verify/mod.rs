//! Judges a module: every violation of the rules of its profile becomes a diagnostic.
//!
//! # What it does
//!
//! [`verify`] walks the module once: named types, symbols with their initializers, constants, and
//! each function's blocks and instructions. What is wrong is a rule's to say: rules are functions
//! in tables ([`Rule`]), each with its name, which is the code of its diagnostics, and the
//! sentence of the specification that it enforces, which is their note. The tables of `types`,
//! `globals`, `constants`, `function` and `inst` hold LLVM's rules, those of `llvmlite` what the
//! LLVMlite specification asks for beyond them.
//!
//! # What it may rely on
//!
//! Ids are of the module's own tables, and lists of its own pools. All else it takes as it comes,
//! also from a parser that recovered from errors: operands may be missing, blocks may be empty
//! and targets may not exist. It never panics. What the parser has reported it is silent about.
//!
//! # What it promises
//!
//! Where [`verify`] adds no error (and the parser had none), `lower` may rely on all of this:
//!
//! * No named type contains itself but through a pointer; types that are allocated, loaded,
//!   stored, passed or indexed have a size where LLVM asks for one.
//! * Every body has a block; every block ends with its only terminator; targets exist; none is
//!   the entry block.
//! * No required operand is missing. Operands have the types that their instruction asks for, up
//!   to [`TypeTable::equivalent`](crate::ir::TypeTable::equivalent) with `ptr` matching any
//!   pointer; results have the types that follow from the operands.
//! * Paths of `getelementptr`, `extractvalue` and `insertvalue` lead to a field: struct indices
//!   are constants in range.
//! * Calls pass as many arguments as their function type asks for, of its types. Those of
//!   intrinsics have the types that `ir::intrinsics` says, or older ones, and constants where it
//!   says so.
//! * Every use in a reachable block is dominated by its definition. A `phi` stands at the start
//!   of its block and has exactly one entry for every edge into it.
//! * Cases of a `switch` are distinct constants of the type that is switched on.
//! * Conversions are between types of fitting kinds and widths; atomic orderings fit.
//! * Attributes stand where they mean something, at values of fitting types.
//! * Initializers have the type of their variable, element by element; constant expressions obey
//!   the rules of the instructions that they are named after. Aliases are not cyclic and lead to a
//!   definition.
//! * In `auto`, an undeclared symbol is an external function with the type of its first call.
//!   Direct calls may disagree with the signature of the function that is called where the
//!   module has opaque pointers (with a warning), as LLVM allows.

mod attachments;
mod attrs;
mod block;
mod checker;
mod constants;
mod convention;
mod debug_info;
mod dominance;
mod fast;
mod faults;
mod foreign_target;
mod function;
mod globals;
mod infos;
mod inst;
mod intrinsics;
mod labels;
mod llvmlite;
mod locate;
mod mend;
mod metadata;
mod names;
mod rule;
mod show;
mod symbols;
mod target;
mod types;
mod use_list;
mod walk;

use crate::diag::Diagnostics;
use crate::ir::{InstData, Module};
use crate::legacy::Dialect;
use crate::read::Language;

pub use foreign_target::{foreign, states_another};
pub(crate) use locate::TokenReader;
pub use rule::Rule;
pub use walk::Gradual;

/// Which rules apply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Profile {
    /// What LLVM accepts, and calls of undeclared names as external functions (with a warning).
    #[default]
    Auto,
    /// What LLVM accepts.
    Llvm,
    /// What the LLVMlite specification allows, to the letter.
    Llvmlite,
    /// What LLVM accepts, made of a text of LLVM 1.x, whose own rules were judged when it was read.
    Llvm1,
    /// The same of a text of 2002.
    Llvm2002,
}

impl Profile {
    /// All profiles with the words that the command line knows them by.
    pub const ALL: &'static [(Profile, &'static str)] = &[
        (Profile::Auto, "auto"),
        (Profile::Llvm, "llvm"),
        (Profile::Llvmlite, "llvmlite"),
        (Profile::Llvm1, "llvm1"),
        (Profile::Llvm2002, "llvm2002"),
    ];

    /// The language of the texts that it is for.
    pub fn language(self) -> Language {
        match self {
            Profile::Auto => Language::Any,
            Profile::Llvm | Profile::Llvmlite => Language::Today,
            Profile::Llvm1 => Language::First(Dialect::Llvm1),
            Profile::Llvm2002 => Language::First(Dialect::Llvm2002),
        }
    }

    /// The tables of the profile's rules.
    fn tables(self) -> Vec<&'static [Rule]> {
        let mut tables = vec![
            target::RULES,
            types::RULES,
            globals::RULES,
            symbols::RULES,
            names::RULES,
            convention::RULES,
            constants::RULES,
            function::RULES,
            block::RULES,
            dominance::RULES,
            attrs::RULES,
            metadata::RULES,
            metadata::attached::RULES,
            attachments::RULES,
            debug_info::RULES,
            use_list::RULES,
        ];
        tables.extend(inst::TABLES);
        tables.extend(intrinsics::TABLES);
        if self == Profile::Llvmlite {
            tables.extend(llvmlite::TABLES);
        }
        tables
    }

    /// The rules that an instruction is held to, those of fewest kinds of instructions first.
    pub fn rules_of(self, data: &InstData) -> Vec<&'static Rule> {
        let kind = rule::InstKind::of(data);
        let mut rules: Vec<_> = self
            .rules()
            .filter_map(|rule| Some((rule.kinds_with(kind)?, rule)))
            .collect();
        rules.sort_by_key(|&(kinds, _)| kinds);
        rules.into_iter().map(|(_, rule)| rule).collect()
    }

    /// The rules of the profile, in the order of their tables.
    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        self.tables().into_iter().flatten()
    }
}

/// Judges a module by the rules of a profile, and leaves all diagnostics, those that were there
/// before included, in the order of the source.
pub fn verify(module: &Module, profile: Profile, diags: &mut Diagnostics) {
    if profile == Profile::Llvmlite {
        llvmlite::raise(diags);
    }
    walk::module(module, profile, diags);
    diags.sort();
}
