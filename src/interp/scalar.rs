//! Operations on scalars that have no bytecode of their own: how they are written, and what runs
//! them. An operation that is new in the table of LIR runs so.

use crate::lir::{BinaryOp, Division, Type, UnaryOp};

/// An operation on one value as a word: its number and the types of operand and result, a byte each.
pub(super) fn unary_word(op: UnaryOp, from: Type, to: Type) -> u64 {
    u32::from_le_bytes([op as u8, from as u8, to as u8, 0]).into()
}

/// An operation on two values as a word: its number and the type, a byte each.
pub(super) fn binary_word(op: BinaryOp, ty: Type) -> u64 {
    u32::from_le_bytes([op as u8, ty as u8, 0, 0]).into()
}

fn of_number<T: Copy>(all: &[T], number: u8) -> T {
    all[usize::from(number)]
}

/// The result of an operation on one value.
#[inline(never)]
pub(super) fn unary(word: u64, a: u64) -> Result<u64, Division> {
    let [op, from, to, ..] = word.to_le_bytes();
    let (from, to) = (of_number(&Type::ALL, from), of_number(&Type::ALL, to));
    of_number(UnaryOp::ALL, op).eval(from, to, a)
}

/// The result of an operation on two values.
#[inline(never)]
pub(super) fn binary(word: u64, a: u64, b: u64) -> Result<u64, Division> {
    let [op, ty, ..] = word.to_le_bytes();
    of_number(BinaryOp::ALL, op).eval(of_number(&Type::ALL, ty), a, b)
}
