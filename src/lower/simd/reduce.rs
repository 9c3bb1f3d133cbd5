//! Reductions in registers: all registers into one, then its halves, until one lane is left.
//!
//! Only of integers, where the order does not matter.

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::{Cx, simd, vector};
use super::arith::has;
use super::gather::Byte;
use super::{RegisterSplit, arith, cast, gather};
use crate::ir::{BinaryOp as Op, Operand};
use crate::lir::{IntCond, Shape, Type, Value};

/// The lanes of an operand put together by an operation on integers.
pub(crate) fn reduce(cx: &mut Cx<'_>, op: Op, arg: Operand) -> Done<Option<Repr>> {
    let ty = cx.type_of(arg);
    if let Some((Scalar::BOOL, len)) = vector::of_type(cx, ty) {
        return reduce_mask(cx, op, len, arg);
    }
    let Some(rows) = simd::rows(cx, ty).filter(|rows| has(op, rows.shape)) else {
        return Ok(None);
    };
    halved(cx, rows, arg, |cx, shape, args| {
        arith::row_binary(cx, op, shape, args)
    })
}

/// The lane that compares so with all others.
pub(crate) fn reduce_pick(cx: &mut Cx<'_>, cond: IntCond, arg: Operand) -> Done<Option<Repr>> {
    let rows = simd::rows(cx, cx.type_of(arg));
    let Some(rows) = rows.filter(|rows| rows.shape.lane().is_int()) else {
        return Ok(None);
    };
    halved(cx, rows, arg, |cx, shape, args| {
        arith::row_pick(cx, cond, shape, args)
    })
}

fn halved(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    arg: Operand,
    f: impl Fn(&mut Cx<'_>, Shape, [Value; 2]) -> Value,
) -> Done<Option<Repr>> {
    let registers = simd::registers(cx, rows, arg)?;
    let Some((&first, rest)) = registers.split_first() else {
        return Ok(None);
    };
    let mut whole = rest
        .iter()
        .fold(first, |whole, &next| f(cx, rows.shape, [whole, next]));
    let shape = rows.shape.half();
    let mut bytes = rows.lanes * rows.shape.lane().bytes();
    if rows.shape.is_long() {
        let halves = [0, 1].map(|i| simd::half_of(cx, whole, i));
        whole = f(cx, shape, halves);
        bytes /= 2;
    }
    while bytes > rows.shape.lane().bytes() {
        bytes /= 2;
        let mut upper = [Byte::Any; 16];
        for (i, byte) in upper.iter_mut().take(bytes as usize).enumerate() {
            *byte = Byte::Of(whole, bytes as u8 + i as u8);
        }
        let Some(upper) = gather::gather(cx, &upper) else {
            return Ok(None);
        };
        whole = f(cx, shape, [whole, upper]);
    }
    Ok(Some(Repr::Value(simd::lane_value(cx, whole, shape, 0))))
}

/// Whether any, or all, of the `i1` lanes of a comparison are true.
fn reduce_mask(cx: &mut Cx<'_>, op: Op, len: u32, arg: Operand) -> Done<Option<Repr>> {
    let (cond, limit) = match op {
        Op::Or => (IntCond::Ne, 0),
        Op::And => (IntCond::Eq, (1u64 << len.min(32)) - 1),
        _ => return Ok(None),
    };
    let Some(bits) = cast::mask_number(cx, len, arg)? else {
        return Ok(None);
    };
    let limit = cx.constant(Type::I32, limit);
    Ok(Some(Repr::Value(cx.b.icmp(cond, bits, limit))))
}
