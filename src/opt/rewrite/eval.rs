//! What operations on constants give. Where an operation would trap, or would give a NaN whose bits
//! are the processor's choice, or depends on its rounding mode, there is no answer.

use crate::lir::{BinaryOp, Function, InstData, Type, UnaryOp, Value};

/// An operation on one scalar of type `from`; the result has type `to`.
pub(crate) fn unary(op: UnaryOp, from: Type, to: Type, a: u64) -> Option<u64> {
    let bits = op.eval(from, to, a).ok().filter(|_| !op.rounds())?;
    (!op.makes_nan() || !is_nan(to, bits)).then_some(bits)
}

/// An operation on two scalars.
pub(crate) fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    let bits = op.eval(ty, a, b).ok()?;
    (!op.makes_nan() || !is_nan(ty, bits)).then_some(bits)
}

/// An operation on integers, of which some are known.
pub(crate) fn inst(
    func: &Function,
    data: InstData,
    known: impl Fn(Value) -> Option<u64>,
) -> Option<u64> {
    match data {
        InstData::Iconst { imm, .. } => Some(imm),
        InstData::Unary { op, ty, arg } if func.ty(arg).is_int() && ty.is_int() => {
            unary(op, func.ty(arg), ty, known(arg)?)
        }
        InstData::Binary { op, ty, args } if ty.is_int() => {
            binary(op, ty, known(args[0])?, known(args[1])?)
        }
        InstData::Icmp { cond, ty, args } => {
            Some(cond.holds(ty, known(args[0])?, known(args[1])?).into())
        }
        InstData::Select {
            ty,
            args: [cond, a, b],
        } if ty.is_int() => match known(cond)? {
            0 => known(b),
            _ => known(a),
        },
        _ => None,
    }
}

/// An operation on vectors of `func` of 128 bits, all of which are constants.
pub(crate) fn vector(func: &Function, data: InstData) -> Option<u128> {
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
        } if !shape.is_long() && !op.makes_nan() => Some(op.eval(shape, imm, bits(arg)?)),
        InstData::Vbinary {
            op,
            shape,
            imm,
            args: [a, b],
        } if !shape.is_long() && !op.makes_nan() => Some(op.eval(shape, imm, bits(a)?, bits(b)?)),
        InstData::Vternary {
            op,
            shape,
            args: [a, b, c],
        } if !shape.is_long() && !op.makes_nan() => {
            Some(op.eval(shape, [bits(a)?, bits(b)?, bits(c)?]))
        }
        _ => None,
    }
}

/// The same of 256 bits, by halves, for operations on lanes.
pub(crate) fn long_vector(func: &Function, data: InstData) -> Option<[u128; 2]> {
    let bits = |value: Value| {
        func.vector_bits(value)
            .filter(|_| func.ty(value) == Type::V256)
    };
    match data {
        InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        } if op.is_by_lanes(shape) && !op.makes_nan() => {
            Some(bits(arg)?.map(|half| op.eval(shape.half(), imm, half)))
        }
        InstData::Vbinary {
            op,
            shape,
            imm: 0,
            args: [a, b],
        } if op.is_by_lanes(shape) && !op.makes_nan() => {
            let (a, b) = (bits(a)?, bits(b)?);
            Some([0, 1].map(|i| op.eval(shape.half(), 0, a[i], b[i])))
        }
        InstData::Vternary {
            op,
            shape,
            args: [a, b, c],
        } if op.is_by_lanes(shape) && !op.makes_nan() => {
            let (a, b, c) = (bits(a)?, bits(b)?, bits(c)?);
            Some([0, 1].map(|i| op.eval(shape.half(), [a[i], b[i], c[i]])))
        }
        _ => None,
    }
}

fn is_nan(ty: Type, bits: u64) -> bool {
    match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits).is_nan(),
    }
}
