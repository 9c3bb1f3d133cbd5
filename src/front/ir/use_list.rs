//! Use-list orders: in which order the uses of a value are to be kept in memory (Language
//! Reference, "Use-list Order Directives"). They change nothing of what a program does.

use super::body::Block;
use super::global::GlobalId;
use super::inst::{Inst, Operand};
use super::name::LocalName;
use crate::diag::Span;

/// `uselistorder i32 %x, { 1, 0 }` or `uselistorder_bb @f, %b, { 1, 0 }`
#[derive(Clone, Debug)]
pub struct UseListOrder {
    /// What is used.
    pub of: UseListOf,
    /// Where each use goes.
    pub indexes: Vec<u32>,
    /// Within a function, the instruction that it stands in front of: the one behind the last,
    /// where it is in its place.
    pub before: Inst,
    /// The whole directive.
    pub span: Span,
}

/// What a use-list order is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UseListOf {
    /// A value of the function that has the directive, or a constant.
    Operand(Operand),
    /// A block of the function that has the directive.
    Block(Block),
    /// A block of another function, by its name: at the top level.
    BlockOf(GlobalId, LocalName),
}
