//! Masks, whose lanes are all ones or zero, and the signs of lanes.
//!
//! A mask's lanes are -1 where it holds, so that sums of those that hold need no bit of each:
//!
//! ```text
//!   x + (m & 1)                                         =>  x - m
//!   x - (m & 1)                                         =>  x + m
//! ```
//!
//! By signs programs learn which lanes compare equal. The least that a compiler writes for that is the sign of each lane. Without optimization Rust's `_mm_movemask_epi8`
//! compares lanes with zero and takes bits of what that gives:
//!
//! ```text
//!   0 > m, where the lanes of m are all ones or zero    =>  m
//!   (x >> 7 & 1) == 1                                   =>  0 > x
//!   signs of (0 > x)                                    =>  signs of x
//! ```

use super::emit::Emit;
use crate::lir::{BinaryOp, InstData, Shape, Type, Value, VectorBinary, VectorUnary};
use crate::opt::analyses::flag;

/// What an operation on vectors gives by one of the rules, if any fits.
pub(crate) fn simplify(e: &mut Emit<'_, '_>, data: InstData) -> Option<Value> {
    match data {
        InstData::Vbinary {
            op: VectorBinary::Sgt,
            shape,
            args: [zero, x],
            ..
        } if !shape.is_long() && constant(e, zero) == Some(0) => {
            flag::is_mask(e.b.func, shape, x).then_some(x)
        }
        InstData::Vbinary {
            op: op @ (VectorBinary::Add | VectorBinary::Sub),
            shape,
            imm,
            args: [x, y],
        } => {
            let mut mask = counted(e, shape, y);
            let mut other = x;
            if mask.is_none() && op == VectorBinary::Add {
                (mask, other) = (counted(e, shape, x), y);
            }
            let op = match op {
                VectorBinary::Add => VectorBinary::Sub,
                _ => VectorBinary::Add,
            };
            let args = [other, mask?];
            let data = InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            };
            Some(e.numbered(data, shape.ty()))
        }
        InstData::Vbinary {
            op: VectorBinary::Eq,
            shape,
            args: [x, ones],
            ..
        } if !shape.is_long() && is_ones(e, shape, ones) => {
            let x = sign_bits(e, shape, x)?;
            let negative = InstData::Vbinary {
                op: VectorBinary::Sgt,
                shape,
                imm: 0,
                args: [e.vector(0), x],
            };
            let known = simplify(e, negative);
            known.or_else(|| Some(e.numbered(negative, Type::V128)))
        }
        InstData::Vunary {
            op: op @ VectorUnary::Signs,
            shape,
            imm,
            arg,
        } if !shape.is_long() => {
            let arg = match e.def(arg)? {
                InstData::Vbinary {
                    op: VectorBinary::Sgt,
                    shape: other,
                    args: [zero, x],
                    ..
                } if other == shape && constant(e, zero) == Some(0) => x,
                _ => return None,
            };
            let signs = InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            };
            Some(e.numbered(signs, Type::I32))
        }
        _ => None,
    }
}

/// The bits of a constant.
fn constant(e: &Emit<'_, '_>, value: Value) -> Option<u128> {
    match e.def(value)? {
        InstData::Vconst { vconst } => Some(e.b.func.vconsts[vconst]),
        _ => None,
    }
}

/// Whether each lane is 1.
fn is_ones(e: &Emit<'_, '_>, shape: Shape, value: Value) -> bool {
    e.b.func.vector_bits(value) == Some([shape.make(|_| 1); 2])
}

/// The mask of which a vector has the lowest bit of each lane.
fn counted(e: &Emit<'_, '_>, shape: Shape, value: Value) -> Option<Value> {
    let InstData::Binary {
        op: BinaryOp::And,
        args: [a, b],
        ..
    } = e.def(value)?
    else {
        return None;
    };
    let mask = match (is_ones(e, shape, a), is_ones(e, shape, b)) {
        (_, true) => a,
        (true, _) => b,
        _ => return None,
    };
    flag::is_mask(e.b.func, shape, mask).then_some(mask)
}

/// The vector whose lanes' highest bits a vector has as the lowest ones of its own, and nothing else.
fn sign_bits(e: &Emit<'_, '_>, shape: Shape, value: Value) -> Option<Value> {
    match e.def(value)? {
        InstData::Vunary {
            op: VectorUnary::Lshr,
            shape: of,
            imm,
            arg,
        } if of == shape && u32::from(imm) == shape.lane().bits() - 1 => Some(arg),
        InstData::Binary {
            op: BinaryOp::And,
            args: [a, b],
            ..
        } => match (is_ones(e, shape, a), is_ones(e, shape, b)) {
            (_, true) => sign_bits(e, shape, a),
            (true, _) => sign_bits(e, shape, b),
            _ => None,
        },
        _ => None,
    }
}
