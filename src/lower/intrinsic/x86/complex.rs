//! Products of complex numbers, each of whose lanes is two halves: the real part in its low bits.

use super::super::super::vector::Lanes;
use super::super::super::{scalar, small_float, vector as lower_vector};
use super::avx512;
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, Type, UnaryOp, Value};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::{Scalar, SmallFloat};
use crate::lower::operand::Repr;

const HALF: Scalar = Scalar::small(SmallFloat::Half);

/// A product of complex numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComplexOp {
    /// Whether the second factor is conjugated.
    pub conjugates: bool,
    /// Whether a third operand is added, which is also what is instead; else that comes behind the factors.
    pub adds: bool,
    /// Whether zero is instead.
    pub zeroes: bool,
    /// Whether it is of the lowest lane.
    pub lowest: bool,
}

pub(super) fn complex(cx: &mut Cx<'_>, op: ComplexOp, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    if let Some(&control) = args.get(4)
        && !matches!(cx.repr(Operand(control))?, Repr::Const(_, 4 | 8))
    {
        return Err(cx.unsupported("a product of complex halves that is not rounded to nearest"));
    }
    let _ = lower_vector::vector_of(cx, ty)?;
    let a = lower_vector::lane_values(cx, arg(0))?;
    let b = lower_vector::lane_values(cx, arg(1))?;
    let third = lower_vector::lane_values(cx, arg(2))?;
    let count = if op.lowest { 1 } else { a.len() };
    let mask = avx512::mask_lanes(cx, arg(3), count as u32)?;
    // Other lanes than the lowest are the first factor's.
    let mut made: Lanes = a.clone();
    for i in 0..count {
        let add = op.adds.then_some(third[i]);
        let product = product(cx, op.conjugates, [a[i], b[i]], add)?;
        let instead = match op.zeroes {
            true => cx.constant(Type::F32, 0),
            false => third[i],
        };
        made[i] = match &mask {
            Some(mask) => scalar::select_values(cx, mask[i], product, instead),
            None => product,
        };
    }
    Ok(lower_vector::of_lanes(cx, &made))
}

/// The parts of a lane.
fn parts(cx: &mut Cx<'_>, lane: Value) -> [Value; 2] {
    let bits = cx.b.unary(UnaryOp::Bitcast, Type::I32, lane);
    let sixteen = cx.constant(Type::I32, 16);
    let high = cx.b.binary(BinaryOp::Lshr, bits, sixteen);
    [bits, high].map(|bits| cx.b.unary(UnaryOp::Trunc, Type::I16, bits))
}

fn product(
    cx: &mut Cx<'_>,
    conjugates: bool,
    [a, b]: [Value; 2],
    add: Option<Value>,
) -> Done<Value> {
    let ([ar, ai], [br, bi]) = (parts(cx, a), parts(cx, b));
    let [real, imaginary] = match add {
        Some(add) => {
            let [r, i] = parts(cx, add);
            [
                avx512::fused(cx, HALF, [ar, br, r], false)?,
                avx512::fused(cx, HALF, [ai, br, i], false)?,
            ]
        }
        None => {
            let times = |cx: &mut Cx<'_>, x, y| {
                scalar::binary_values(cx, crate::ir::BinaryOp::FMul, HALF, x, y)
            };
            [times(cx, ar, br)?, times(cx, ai, br)?]
        }
    };
    let minus = |cx: &mut Cx<'_>, x| small_float::fneg_value(cx, HALF, x);
    let (for_real, for_imaginary) = match conjugates {
        true => (ai, minus(cx, ar)),
        false => (minus(cx, ai), ar),
    };
    let real = avx512::fused(cx, HALF, [for_real, bi, real], false)?;
    let imaginary = avx512::fused(cx, HALF, [for_imaginary, bi, imaginary], false)?;
    let low = cx.b.unary(UnaryOp::Uext, Type::I32, real);
    let high = cx.b.unary(UnaryOp::Uext, Type::I32, imaginary);
    let sixteen = cx.constant(Type::I32, 16);
    let high = cx.b.binary(BinaryOp::Shl, high, sixteen);
    let bits = cx.b.binary(BinaryOp::Or, low, high);
    Ok(cx.b.unary(UnaryOp::Bitcast, Type::F32, bits))
}
