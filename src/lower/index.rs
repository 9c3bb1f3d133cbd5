//! Sums, differences and products of 32 bits that do not wrap (`nsw`) and are extended, as front ends compute indices:
//! they are computed in 64 bits.
//!
//! ```text
//!   %row = mul nsw i32 %i, %n              row = mul.i64 (sext i), (sext n)
//!   %at = add nsw i32 %row, %j       =>    at = add.i64 row, (sext j)
//!   %index = sext i32 %at to i64           the low half of `at` is %at, and %index is `at`
//! ```
//!
//! LIR does not say what wraps, so no pass could do that, nor count in 64 bits what a loop makes indices of. Where such
//! a sum wraps against what the program says, its extension is that of the exact one, in all engines.

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use super::scalar::sext;
use crate::entity::Entity;
use crate::ir::inst::Flags;
use crate::ir::{BinaryOp as Op, Value as IrValue};
use crate::ir::{Body, CastOp, Inst, InstData, Operand, OperandKind};
use crate::lir::{BinaryOp, Type, UnaryOp, Value, signed};

/// Operations between one and the extension of what is made of it, at most.
const STEPS: u32 = 3;
/// Instructions in which an operation on such a number or its extension is looked for.
const NEAR: usize = 6;
/// Of so many of the numbers that were computed last one is found.
const KNOWN: usize = 16;

/// The operation, if it is one of those.
fn exact(data: &InstData) -> Option<(BinaryOp, [Operand; 2])> {
    let InstData::Binary { op, flags, args } = *data else {
        return None;
    };
    let op = match op {
        Op::Add => BinaryOp::Add,
        Op::Sub => BinaryOp::Sub,
        Op::Mul => BinaryOp::Mul,
        _ => return None,
    };
    flags.has(Flags::NSW).then_some((op, args))
}

/// Whether what an instruction gives is extended soon, or something is that is made of it.
fn is_extended(body: &Body, inst: Inst, steps: u32) -> bool {
    let value = body.result(inst);
    let is_value = |arg: Operand| arg.as_value() == Some(value);
    let next = (inst.index() + 1..body.insts.len()).take(NEAR);
    next.map(Inst::new).any(|next| match &body.insts[next] {
        InstData::Cast { op, arg, .. } => *op == CastOp::SExt && is_value(*arg),
        data => {
            let uses = |(_, args): (_, [Operand; 2])| args.into_iter().any(is_value);
            steps > 0 && exact(data).is_some_and(uses) && is_extended(body, next, steps - 1)
        }
    })
}

/// The current instruction as the low half of one of 64 bits, if it is that operation, and is extended.
pub(super) fn low_half(cx: &mut Cx<'_>, scalar: Scalar, args: [Operand; 2]) -> Done<Option<Value>> {
    let Some(inst) = cx.inst.filter(|_| scalar == Scalar::full(Type::I32)) else {
        return Ok(None);
    };
    // Constant expressions are lowered for an instruction, too.
    let op = match exact(&cx.body.insts[inst]) {
        Some((op, own)) if own == args && is_extended(cx.body, inst, STEPS) => op,
        _ => return Ok(None),
    };
    let mut wide = [Value(0); 2];
    for (wide, arg) in wide.iter_mut().zip(args) {
        *wide = match cx.repr(arg)? {
            Repr::Const(ty, bits) => cx.constant(Type::I64, signed(ty, bits) as u64),
            _ => match whole(cx, arg) {
                Some(whole) => whole,
                None => {
                    let value = cx.value(arg)?;
                    sext(cx, value, scalar, Scalar::full(Type::I64))
                }
            },
        };
    }
    let wide = cx.b.binary(op, wide[0], wide[1]);
    cx.s.indices.push((cx.body.result(inst), wide));
    Ok(Some(cx.b.unary(UnaryOp::Trunc, Type::I32, wide)))
}

/// The 64 bits of which an operand is the low half.
fn whole(cx: &Cx<'_>, arg: Operand) -> Option<Value> {
    let value: IrValue = match arg.kind() {
        OperandKind::Value(value) => value,
        OperandKind::Const(_) | OperandKind::Missing => return None,
    };
    let known = cx.s.indices.iter().rev().take(KNOWN);
    known.filter(|row| row.0 == value).map(|row| row.1).next()
}

/// The extension of an operand to a type, if it was computed.
pub(super) fn extension(cx: &Cx<'_>, to: Scalar, arg: Operand) -> Option<Value> {
    whole(cx, arg).filter(|_| to == Scalar::full(Type::I64))
}
