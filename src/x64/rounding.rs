//! Instructions that round to integers, and that multiply and add.

use super::asm::Opcode;
use super::packed::{newer, newer_imm};
use crate::lir::{Type, UnaryOp};

/// Neither says that the result is not the operand.
const QUIET: u8 = 8;

/// The immediate operand with which `roundss` and its kin do what an operation says.
pub(crate) const fn rounding_mode(op: UnaryOp) -> Option<u8> {
    match op {
        UnaryOp::Froundeven => Some(QUIET),
        UnaryOp::Ffloor => Some(QUIET | 1),
        UnaryOp::Fceil => Some(QUIET | 2),
        UnaryOp::Ftrunc => Some(QUIET | 3),
        // As the control register says.
        UnaryOp::Frint => Some(4),
        UnaryOp::Fnearbyint => Some(QUIET | 4),
        _ => None,
    }
}

/// `roundss` or `roundsd`.
pub(crate) fn round(ty: Type) -> Opcode {
    newer_imm(if ty == Type::F32 { 0x0a } else { 0x0b })
}

/// `vfmadd213ss` or `vfmadd213sd`: the product of the first two operands plus the third, where the
/// first is overwritten.
pub(crate) fn multiply_add(ty: Type) -> Opcode {
    match ty {
        Type::F32 => newer(0xa9),
        _ => newer(0xa9).wide(),
    }
}
