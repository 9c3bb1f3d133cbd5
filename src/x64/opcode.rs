//! The opcodes of operations on scalars, which both compilers emit. Those on vectors are in `packed.rs`.

use super::asm::{Cc, Opcode};
use crate::lir::{BinaryOp, IntCond, Locality, Type};

/// The `/n` of the classic operations.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)]
pub(crate) enum Alu {
    Add = 0,
    Or = 1,
    And = 4,
    Sub = 5,
    Xor = 6,
    Cmp = 7,
}

impl Alu {
    /// The operation that a LIR one is.
    pub(crate) fn of(op: BinaryOp) -> Option<Alu> {
        Some(match op {
            BinaryOp::Add => Alu::Add,
            BinaryOp::Or => Alu::Or,
            BinaryOp::And => Alu::And,
            BinaryOp::Sub => Alu::Sub,
            BinaryOp::Xor => Alu::Xor,
            _ => return None,
        })
    }

    /// `op reg, rm`
    pub(crate) fn op(self, ty: Type) -> Opcode {
        Opcode::one((self as u8) << 3 | 3).sized(ty)
    }

    /// `op rm, reg`
    pub(crate) fn store_op(self, ty: Type) -> Opcode {
        Opcode::one((self as u8) << 3 | 1).sized(ty)
    }
}

/// `op rm, imm` of a classic operation: the opcode and the bytes of the immediate operand.
pub(crate) fn imm_form(ty: Type, imm: i32) -> (Opcode, u8) {
    match ty {
        Type::I8 => (Opcode::one(0x81).sized(ty), 1),
        _ if i8::try_from(imm).is_ok() => (Opcode::one(0x83).sized(ty), 1),
        _ => (Opcode::one(0x81).sized(ty), ty.bytes().min(4) as u8),
    }
}

/// The `/n` of shifts and rotates.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)]
pub(crate) enum Shift {
    Rol = 0,
    Ror = 1,
    Shl = 4,
    Shr = 5,
    Sar = 7,
}

/// The condition code for a comparison of integers.
pub(crate) fn condition(cond: IntCond) -> Cc {
    match cond {
        IntCond::Eq => Cc::E,
        IntCond::Ne => Cc::Ne,
        IntCond::Ugt => Cc::A,
        IntCond::Uge => Cc::Ae,
        IntCond::Ult => Cc::B,
        IntCond::Ule => Cc::Be,
        IntCond::Sgt => Cc::G,
        IntCond::Sge => Cc::Ge,
        IntCond::Slt => Cc::L,
        IntCond::Sle => Cc::Le,
    }
}

/// The width in which an operation on a register is done: its low bits do not depend on the
/// bits above, and operations on 8 and 16 bits are slow.
pub(crate) fn in_register(ty: Type) -> Type {
    match ty {
        Type::I64 => Type::I64,
        _ => Type::I32,
    }
}

/// The opcode that brings memory into caches, and its number in its group.
pub(crate) fn prefetch(locality: Locality) -> (Opcode, u8) {
    let number = match locality {
        Locality::Once => 0,
        Locality::All => 1,
        Locality::Second => 2,
        Locality::Third => 3,
    };
    (Opcode::two(0x18), number)
}

/// Reads memory: integers with zeros above the type, of vectors 128 bits.
pub(crate) fn load(ty: Type) -> Opcode {
    match ty {
        Type::I8 => Opcode::two(0xb6),
        Type::I16 => Opcode::two(0xb7),
        Type::I32 => Opcode::one(0x8b),
        Type::I64 => Opcode::one(0x8b).wide(),
        Type::F32 | Type::F64 => scalar_float(0x10, ty),
        Type::V128 | Type::V256 => Opcode::two(0x10),
    }
}

/// Writes memory, of vectors 128 bits.
pub(crate) fn store(ty: Type) -> Opcode {
    match ty {
        Type::F32 | Type::F64 => scalar_float(0x11, ty),
        Type::V128 | Type::V256 => Opcode::two(0x11),
        _ => Opcode::one(0x89).sized(ty),
    }
}

/// As [`load`], also from a register.
pub(crate) fn zero_extend(from: Type) -> Opcode {
    match from {
        Type::I8 => load(from).byte(),
        _ => load(from),
    }
}

/// From memory or a register, with copies of the sign above the type.
pub(crate) fn sign_extend(from: Type, to: Type) -> Opcode {
    let op = match from {
        Type::I8 => Opcode::two(0xbe).byte(),
        Type::I16 => Opcode::two(0xbf),
        _ => Opcode::one(0x63),
    };
    match to {
        Type::I64 => op.wide(),
        _ => op,
    }
}

/// The form for a scalar of an opcode of floats.
pub(crate) fn scalar_float(opcode: u8, ty: Type) -> Opcode {
    match ty {
        Type::F32 => Opcode::two(opcode).prefix(0xf3),
        _ => Opcode::two(opcode).prefix(0xf2),
    }
}

/// Compares floats, into the flags.
pub(crate) fn compare_float(ty: Type) -> Opcode {
    match ty {
        Type::F32 => Opcode::two(0x2e),
        _ => Opcode::two(0x2e).prefix(0x66),
    }
}

/// The opcode of an operation on floats, for [`scalar_float`]. The sign of another one takes several instructions.
pub(crate) fn float_binary(op: BinaryOp) -> Option<u8> {
    Some(match op {
        BinaryOp::Fadd => 0x58,
        BinaryOp::Fmul => 0x59,
        BinaryOp::Fsub => 0x5c,
        BinaryOp::Fmin => 0x5d,
        BinaryOp::Fdiv => 0x5e,
        BinaryOp::Fmax => 0x5f,
        _ => return None,
    })
}
