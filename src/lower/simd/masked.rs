//! Accesses of memory by masks, in registers: a half of a register each, as LIR has them.

use super::super::fail::Done;
use super::super::operand::Repr;
use super::super::{Cx, vector};
use super::{RegisterSplit, Registers, arith, half_of, joined, of_registers, registers, rows};
use crate::ir::{Operand, TypeId};
use crate::lir::masked::is_known;
use crate::lir::{InstData, Shape, Type, Value};

/// Bytes from a half of a register to the next.
const HALF: u64 = 16;

/// Where the lanes of an access are in registers, if LIR accesses lanes like these by masks.
fn accessed(cx: &Cx<'_>, ty: TypeId) -> Option<(RegisterSplit, Shape)> {
    let rows = rows(cx, ty).filter(RegisterSplit::is_full)?;
    let shape = Type::int(rows.shape.lane().bits()).and_then(Shape::of)?;
    is_known(shape).then_some((rows, shape))
}

/// The halves of a register.
fn halves(cx: &mut Cx<'_>, shape: Shape, register: Value) -> Registers {
    match shape.is_long() {
        true => (0..2).map(|which| half_of(cx, register, which)).collect(),
        false => [register].into_iter().collect(),
    }
}

/// The masks of all registers; `None` of what is accessed lane by lane, as are lanes of which it is known whether
/// they are accessed.
fn masks(cx: &mut Cx<'_>, rows: RegisterSplit, mask: Operand) -> Done<Option<Registers>> {
    let lanes = vector::lane_reprs(cx, mask)?;
    match lanes.iter().all(|lane| matches!(lane, Repr::Const(..))) {
        true => Ok(None),
        false => arith::mask_registers(cx, rows, mask),
    }
}

/// Those lanes at an address that a mask allows, the others from `instead`; `None` where that is done lane by lane.
pub(crate) fn load(
    cx: &mut Cx<'_>,
    at: (Value, i32),
    mask: Operand,
    instead: Operand,
) -> Done<Option<Repr>> {
    let Some((rows, shape)) = accessed(cx, cx.type_of(instead)) else {
        return Ok(None);
    };
    let Some(masks) = masks(cx, rows, mask)? else {
        return Ok(None);
    };
    let others = vector::lane_reprs(cx, instead)?;
    let are_zero = others.iter().all(|lane| matches!(lane, Repr::Const(_, 0)));
    let others = match are_zero {
        true => Registers::new(),
        false => registers(cx, rows, instead)?,
    };
    let mut at = at;
    let mut loaded = Registers::new();
    for (i, &mask) in masks.iter().enumerate() {
        let mut parts = Registers::new();
        for mask in halves(cx, rows.shape, mask) {
            let data = InstData::MaskedLoad {
                shape,
                args: [mask, at.0],
                offset: at.1,
            };
            parts.push(cx.b.value(data, Type::V128));
            at = cx.moved(at, HALF);
        }
        let register = match parts[..] {
            [low, high] => joined(cx, [low, high]),
            _ => parts[0],
        };
        loaded.push(match others.get(i) {
            Some(&other) => cx.b.blend(mask, register, other),
            None => register,
        });
    }
    Ok(Some(of_registers(cx, rows, &loaded)))
}

/// Writes those lanes that a mask allows; whether that was possible, or has to be done lane by lane.
pub(crate) fn store(
    cx: &mut Cx<'_>,
    at: (Value, i32),
    value: Operand,
    mask: Operand,
) -> Done<bool> {
    let Some((rows, shape)) = accessed(cx, cx.type_of(value)) else {
        return Ok(false);
    };
    let Some(masks) = masks(cx, rows, mask)? else {
        return Ok(false);
    };
    let values = registers(cx, rows, value)?;
    let mut at = at;
    for (&mask, &value) in masks.iter().zip(&values) {
        let (masks, values) = (halves(cx, rows.shape, mask), halves(cx, rows.shape, value));
        for (mask, value) in masks.into_iter().zip(values) {
            let addr = cx.plus(at.0, at.1.into());
            let args = [mask, value, addr];
            cx.b.effect(InstData::MaskedStore { shape, args });
            at = cx.moved(at, HALF);
        }
    }
    Ok(true)
}
