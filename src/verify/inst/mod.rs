//! LLVM's rules for instructions, a file for each family.

mod aggregate;
mod arith;
mod atomic;
mod bundle;
mod call;
mod cast;
mod control;
mod exception;
mod funclet;
mod gep;
mod memory;
pub(super) mod mismatch;
mod vector;

pub(super) use bundle::{Bundle, bundles};
pub(super) use call::{call_of, direct};
pub(super) use cast::check_cast;
pub(super) use gep::{Complaint, index_value, walk};

use super::rule::Rule;

/// All tables of this room.
pub(super) const TABLES: &[&[Rule]] = &[
    mismatch::RULES,
    arith::RULES,
    cast::RULES,
    memory::RULES,
    gep::RULES,
    call::RULES,
    bundle::RULES,
    aggregate::RULES,
    vector::RULES,
    atomic::RULES,
    exception::RULES,
    funclet::RULES,
    control::RULES,
];
