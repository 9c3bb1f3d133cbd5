//! What is computed in wider lanes than those that are kept of it, and has an operation of the lanes' own size.
//!
//! IR has neither means nor high halves of products. Compilers write them as sums and products of extended lanes, of
//! which the lower bits are kept behind a shift:
//!
//! ```text
//!   trunc ((zext a + zext b + 1) >> 1)                  =>  average
//!   trunc ((zext a * zext b) >> 16), of 16 bits         =>  high half, unsigned; by sext signed
//!   trunc ((zext a << n) >> 16)                         =>  high half of the product with powers of two
//! ```

use super::super::fail::Done;
use super::super::operand::Repr;
use super::super::{Cx, elements, vector};
use super::arith::{in_registers, same_constant};
use super::{RegisterSplit, vbinary};
use crate::ir::{self, BinaryOp as Op, CastOp, InstData as Ir, Operand, OperandKind, TypeId};
use crate::lir::{Type, VectorBinary};
use smallvec::SmallVec;

/// A truncation to a vector that lies so in registers, if it is one of these.
pub(super) fn trunc(
    cx: &mut Cx<'_>,
    ty: TypeId,
    rows: RegisterSplit,
    arg: Operand,
) -> Done<Option<Repr>> {
    if !matches!(rows.shape.lane(), Type::I8 | Type::I16) {
        return Ok(None);
    }
    let Some(Ir::Binary {
        op: Op::LShr | Op::AShr,
        args: [wide, amount],
        ..
    }) = def(cx, arg)
    else {
        return Ok(None);
    };
    let found = match same_constant(cx, amount)? {
        Some(1) => mean(cx, ty, wide)?,
        Some(16) if rows.shape.lane() == Type::I16 => match high_half(cx, ty, wide) {
            None => shifted_high(cx, ty, wide)?,
            found => found,
        },
        _ => None,
    };
    let Some((op, args)) = found else {
        return Ok(None);
    };
    let shape = rows.shape;
    let repr = in_registers(cx, rows, args, |cx, args| vbinary(cx, op, shape, 0, args))?;
    Ok(Some(repr))
}

/// The instruction that an operand is.
fn def(cx: &Cx<'_>, operand: Operand) -> Option<Ir> {
    match operand.kind() {
        OperandKind::Value(value) => match cx.body.def(value) {
            ir::body::ValueDef::Inst(inst) => Some(cx.body.insts[inst]),
            ir::body::ValueDef::Param(_) => None,
        },
        _ => None,
    }
}

/// What of a type an operand is extended from.
fn extended(cx: &Cx<'_>, by: CastOp, ty: TypeId, operand: Operand) -> Option<Operand> {
    match def(cx, operand)? {
        Ir::Cast { op, arg, .. } if op == by && cx.type_of(arg) == ty => Some(arg),
        _ => None,
    }
}

/// Two lanes and 1 added, in any order. As lanes are twice as wide, nothing wraps.
fn mean(cx: &mut Cx<'_>, ty: TypeId, sum: Operand) -> Done<Option<(VectorBinary, [Operand; 2])>> {
    let addends = |cx: &Cx<'_>, operand| match def(cx, operand) {
        Some(Ir::Binary {
            op: Op::Add, args, ..
        }) => Some(args),
        _ => None,
    };
    let Some(outer) = addends(cx, sum) else {
        return Ok(None);
    };
    let mut terms = SmallVec::<[Operand; 3]>::new();
    for term in outer {
        match addends(cx, term) {
            Some(inner) if terms.len() < 2 => terms.extend(inner),
            _ => terms.push(term),
        }
    }
    let mut lanes = SmallVec::<[Operand; 3]>::new();
    let mut ones = 0;
    for term in terms {
        match extended(cx, CastOp::ZExt, ty, term) {
            Some(lane) => lanes.push(lane),
            None if matches!(term.kind(), OperandKind::Const(_)) => {
                ones += u32::from(same_constant(cx, term)? == Some(1));
            }
            None => return Ok(None),
        }
    }
    Ok(match (lanes[..].try_into(), ones) {
        (Ok(args), 1) => Some((VectorBinary::Average, args)),
        _ => None,
    })
}

/// A product of lanes that are extended in the same way.
fn high_half(cx: &Cx<'_>, ty: TypeId, product: Operand) -> Option<(VectorBinary, [Operand; 2])> {
    let Ir::Binary {
        op: Op::Mul, args, ..
    } = def(cx, product)?
    else {
        return None;
    };
    let kinds = [
        (CastOp::ZExt, VectorBinary::MulHighU16),
        (CastOp::SExt, VectorBinary::MulHighS16),
    ];
    kinds.into_iter().find_map(|(by, op)| {
        let [a, b] = args.map(|arg| extended(cx, by, ty, arg));
        Some((op, [a?, b?]))
    })
}

/// Lanes that are shifted up by constants, below their width.
fn shifted_high(
    cx: &mut Cx<'_>,
    ty: TypeId,
    shifted: Operand,
) -> Done<Option<(VectorBinary, [Operand; 2])>> {
    let Some(Ir::Binary {
        op: Op::Shl,
        args: [lanes, amounts],
        ..
    }) = def(cx, shifted)
    else {
        return Ok(None);
    };
    let (Some(lanes), OperandKind::Const(_)) =
        (extended(cx, CastOp::ZExt, ty, lanes), amounts.kind())
    else {
        return Ok(None);
    };
    let mut powers = vector::lane_reprs(cx, amounts)?;
    for power in &mut powers {
        match *power {
            Repr::Const(_, amount @ 0..16) => *power = Repr::Const(Type::I16, 1 << amount),
            _ => return Ok(None),
        }
    }
    let powers = vector::of_lane_reprs(cx, &powers);
    let powers = elements::stand_in(cx, ty, powers);
    Ok(Some((VectorBinary::MulHighU16, [lanes, powers])))
}
