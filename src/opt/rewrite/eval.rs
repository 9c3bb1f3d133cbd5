//! What operations on constants give. Where an operation would trap, or would give a NaN whose bits
//! are the processor's choice, or depends on its rounding mode, there is no answer.

use crate::lir::{BinaryOp, Function, InstData, Type, UnaryOp, Value};

/// An operation on one scalar of type `from`; the result has type `to`.
pub fn unary(op: UnaryOp, from: Type, to: Type, a: u64) -> Option<u64> {
    let bits = op.eval(from, to, a).ok().filter(|_| !op.rounds())?;
    (!op.makes_nan() || !is_nan(to, bits)).then_some(bits)
}

/// An operation on two scalars.
pub fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    let bits = op.eval(ty, a, b).ok()?;
    (!op.makes_nan() || !is_nan(ty, bits)).then_some(bits)
}

/// An operation on vectors of `func`, all of which are constants.
pub fn vector(func: &Function, data: InstData) -> Option<u128> {
    let bits = |value: Value| match func.insts[func.def_inst(value)?] {
        InstData::Vconst { vconst } => Some(func.vconsts[vconst]),
        _ => None,
    };
    match data {
        InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        } if !op.makes_nan() => Some(op.eval(shape, imm, bits(arg)?)),
        InstData::Vbinary {
            op,
            shape,
            imm,
            args: [a, b],
        } if !op.makes_nan() => Some(op.eval(shape, imm, bits(a)?, bits(b)?)),
        InstData::Vternary {
            op,
            shape,
            args: [a, b, c],
        } if !op.makes_nan() => Some(op.eval(shape, [bits(a)?, bits(b)?, bits(c)?])),
        _ => None,
    }
}

fn is_nan(ty: Type, bits: u64) -> bool {
    match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits).is_nan(),
    }
}
