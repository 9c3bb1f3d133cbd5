//! Conversions in registers.

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::wide_int::Words;
use super::super::{Cx, big_float, scalar, simd, vector, wide_int};
use super::gather::Byte;
use super::{RegisterSplit, Registers, arith, cut, gather};
use crate::ir::{CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, Shape, Type, Value, VectorBinary, VectorUnary};
use smallvec::SmallVec;

/// Registers with so many lanes each, the last one too.
#[derive(Clone)]
struct LaneRegisters {
    registers: Registers,
    shape: Shape,
    /// Lanes in each.
    each: u32,
    /// Lanes altogether.
    len: u32,
}

/// A conversion in registers.
pub(crate) fn cast(
    cx: &mut Cx<'_>,
    op: CastOp,
    from_ty: TypeId,
    ty: TypeId,
    arg: Operand,
) -> Done<Option<Repr>> {
    let Some(to) = simd::rows(cx, ty) else {
        return match op {
            CastOp::BitCast => simd_bits(cx, from_ty, ty, arg),
            CastOp::Trunc => trunc_to_mask(cx, from_ty, ty, arg),
            _ => Ok(None),
        };
    };
    let Some(from) = simd::rows(cx, from_ty) else {
        return match op {
            CastOp::BitCast => of_bits(cx, from_ty, to, arg),
            _ => cast_mask(cx, op, to, arg),
        };
    };
    let (narrow, wide) = (from.shape.lane(), to.shape.lane());
    let has = match op {
        CastOp::BitCast | CastOp::Trunc | CastOp::ZExt | CastOp::SExt => true,
        CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast => {
            narrow == wide
        }
        CastOp::FPExt => [narrow, wide] == [Type::F32, Type::F64],
        CastOp::FPTrunc => [narrow, wide] == [Type::F64, Type::F32],
        CastOp::SIToFP | CastOp::UIToFP => narrow.is_int() && narrow != Type::I64 && !wide.is_int(),
        CastOp::FPToSI => !narrow.is_int() && wide.is_int() && wide != Type::I64,
        // What the scalar conversion does by way of 32 bits.
        CastOp::FPToUI => !narrow.is_int() && matches!(wide, Type::I8 | Type::I16),
    };
    if !has {
        return Ok(None);
    }
    if op == CastOp::Trunc
        && let Some(known) = cut::trunc(cx, ty, to, arg)?
    {
        return Ok(Some(known));
    }
    let row = LaneRegisters {
        registers: simd::registers(cx, from, arg)?,
        shape: from.shape,
        each: from.lanes,
        len: from.lanes * from.count,
    };
    let converted = match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
            resized_row(cx, &row, op == CastOp::SExt, to.shape, to.lanes)
        }
        CastOp::SIToFP => row_to_float(cx, row, true, to.shape),
        CastOp::UIToFP => row_to_float(cx, row, false, to.shape),
        CastOp::FPToSI | CastOp::FPToUI => row_to_int(cx, row, to.shape, to.lanes),
        CastOp::FPExt => row_doubled(cx, VectorUnary::Fpromote, row, to.shape),
        CastOp::FPTrunc => Some(row_converted(cx, VectorUnary::Fdemote, row, Shape::F32x4)),
        _ => return Ok(Some(simd::of_registers(cx, to, &row.registers))),
    };
    let Some(converted) = converted else {
        return Ok(None);
    };
    let whole = regrouped(cx, converted, to.lanes);
    Ok(whole.map(|row| simd::of_registers(cx, to, &row.registers)))
}

/// The lanes with so many in each register.
fn regrouped(cx: &mut Cx<'_>, row: LaneRegisters, each: u32) -> Option<LaneRegisters> {
    let each = each.min(row.len);
    if row.each == each {
        return Some(row);
    }
    let shape = match each * row.shape.lane().bytes() {
        32 => row.shape.long(),
        _ => row.shape.half(),
    };
    let mut lanes: SmallVec<[Repr; 16]> = SmallVec::new();
    for i in 0..row.len {
        let &register = row.registers.get((i / row.each) as usize)?;
        lanes.push(Repr::Lane(register, row.shape, (i % row.each) as u8));
    }
    let mut registers = Registers::new();
    for lanes in lanes.chunks(each as usize) {
        let whole = super::in_order(shape, lanes);
        registers.push(whole.or_else(|| gather::shuffled(cx, shape, lanes))?);
    }
    Some(LaneRegisters {
        registers,
        shape,
        each,
        ..row
    })
}

/// Each register converted, to as many lanes.
fn row_converted(
    cx: &mut Cx<'_>,
    op: VectorUnary,
    row: LaneRegisters,
    shape: Shape,
) -> LaneRegisters {
    let of = row.shape;
    let registers = row
        .registers
        .iter()
        .map(|&r| simd::vunary(cx, op, of, 0, r));
    LaneRegisters {
        registers: registers.collect(),
        shape,
        ..row
    }
}

/// The same to lanes of 64 bits, of the two lowest lanes or of all four of a register.
fn row_doubled(
    cx: &mut Cx<'_>,
    op: VectorUnary,
    row: LaneRegisters,
    shape: Shape,
) -> Option<LaneRegisters> {
    let row = regrouped(cx, row, shape.lanes())?;
    let of = shape.with(row.shape);
    let registers = row
        .registers
        .iter()
        .map(|&r| simd::vunary(cx, op, of, 0, r));
    Some(LaneRegisters {
        registers: registers.collect(),
        shape,
        ..row
    })
}

fn row_to_float(
    cx: &mut Cx<'_>,
    row: LaneRegisters,
    signed: bool,
    to: Shape,
) -> Option<LaneRegisters> {
    let words = row.shape.half() == Shape::I32x4;
    let double = to.half() == Shape::F64x2;
    if words && !signed {
        return match double {
            true => unsigned_to_double(cx, row, to),
            false => Some(unsigned_to_single(cx, row)),
        };
    }
    let row = match (words, double) {
        (true, _) => row,
        (false, true) => resized_row(cx, &row, signed, Shape::I32x4, to.lanes())?,
        (false, false) => resized_row(cx, &row, signed, to.with(Shape::I32x4), to.lanes())?,
    };
    match double {
        true => row_doubled(cx, VectorUnary::StoD, row, to),
        false => {
            let shape = row.shape.with(to);
            Some(row_converted(cx, VectorUnary::StoF, row, shape))
        }
    }
}

/// Numbers below 2^32 in the low bits of 2^52, which is then taken away: exact.
fn unsigned_to_double(cx: &mut Cx<'_>, row: LaneRegisters, shape: Shape) -> Option<LaneRegisters> {
    let row = resized_row(cx, &row, false, shape.with(Shape::I64x2), shape.lanes())?;
    let base = simd::vector_const(cx, shape.ty(), shape.make(|_| 0x4330_0000_0000_0000));
    let registers = row.registers.iter().map(|&register| {
        let whole = cx.b.binary(BinaryOp::Or, register, base);
        simd::vbinary(cx, VectorBinary::Fsub, shape, 0, [whole, base])
    });
    Some(LaneRegisters {
        registers: registers.collect(),
        shape,
        ..row
    })
}

/// High and low halves, each exact as a number of its own; their sum is rounded once.
fn unsigned_to_single(cx: &mut Cx<'_>, row: LaneRegisters) -> LaneRegisters {
    let (words, shape) = (row.shape, row.shape.with(Shape::F32x4));
    let registers = row.registers.iter().map(|&register| {
        let mut bits = |bits: u64| simd::vector_const(cx, words.ty(), words.make(|_| bits));
        // 2^23, 2^39, and the sum of both.
        let (low_base, high_base) = (bits(0x4b00_0000), bits(0x5300_0000));
        let (low, both) = (bits(0xffff), bits(0x5300_0080));
        let low = cx.b.binary(BinaryOp::And, register, low);
        let low = cx.b.binary(BinaryOp::Or, low, low_base);
        let high = simd::vunary(cx, VectorUnary::Lshr, words, 16, register);
        let high = cx.b.binary(BinaryOp::Or, high, high_base);
        let high = simd::vbinary(cx, VectorBinary::Fsub, shape, 0, [high, both]);
        simd::vbinary(cx, VectorBinary::Fadd, shape, 0, [high, low])
    });
    LaneRegisters {
        registers: registers.collect(),
        shape,
        ..row
    }
}

fn row_to_int(cx: &mut Cx<'_>, row: LaneRegisters, to: Shape, lanes: u32) -> Option<LaneRegisters> {
    let shape = match row.shape {
        Shape::F32x8 => Shape::I32x8,
        _ => Shape::I32x4,
    };
    let row = row_converted(cx, VectorUnary::FtoS, row, shape);
    match to.half() {
        Shape::I32x4 => Some(row),
        _ => resized_row(cx, &row, false, to, lanes),
    }
}

/// Integers of another width, so many in each register.
fn resized_row(
    cx: &mut Cx<'_>,
    row: &LaneRegisters,
    signed: bool,
    to: Shape,
    each: u32,
) -> Option<LaneRegisters> {
    let each = each.min(row.len);
    let (narrow, wide) = (row.shape.lane().bytes(), to.lane().bytes());
    if to.is_long() && wide > narrow {
        return widened_row(cx, row, signed, to);
    }
    // What stands above each lane when it gets wider.
    let mut signs = Registers::new();
    if signed && wide > narrow {
        let zero = simd::vector_const(cx, row.shape.ty(), 0);
        for &register in &row.registers {
            let args = [zero, register];
            signs.push(simd::vbinary(cx, VectorBinary::Sgt, row.shape, 0, args));
        }
    }
    let mut registers = Registers::new();
    for first in (0..row.len).step_by(each as usize) {
        let mut bytes = [Byte::Any; 32];
        let bytes = &mut bytes[..to.ty().bytes() as usize];
        for lane in 0..each {
            let source = first + lane;
            let (register, place) = ((source / row.each) as usize, source % row.each);
            for i in 0..wide {
                let at = (place * narrow + i.min(narrow - 1)) as u8;
                let value = match i < narrow {
                    true => row.registers.get(register),
                    false => signs.get(register),
                };
                let byte = bytes.get_mut((lane * wide + i) as usize)?;
                *byte = value.map_or(Byte::Zero, |&value| Byte::Of(value, at));
            }
        }
        registers.push(gather::gather(cx, bytes)?);
    }
    Some(LaneRegisters {
        registers,
        shape: to,
        each,
        len: row.len,
    })
}

/// Integers made wider in registers of 256 bits: each of up to 16 bytes of a narrower one.
fn widened_row(
    cx: &mut Cx<'_>,
    row: &LaneRegisters,
    signed: bool,
    to: Shape,
) -> Option<LaneRegisters> {
    let (narrow, each) = (row.shape.lane().bytes(), to.lanes());
    let op = match signed {
        true => VectorUnary::Sext,
        false => VectorUnary::Uext,
    };
    let mut registers = Registers::new();
    for first in (0..row.len).step_by(each as usize) {
        let &source = row.registers.get((first / row.each) as usize)?;
        let start = first % row.each * narrow;
        let mut bytes = [Byte::Any; 16];
        for (i, byte) in (0..each * narrow).zip(&mut bytes) {
            *byte = Byte::Of(source, (start + i) as u8);
        }
        let low = gather::gather(cx, &bytes)?;
        registers.push(simd::vunary(cx, op, to, narrow as u8, low));
    }
    Some(LaneRegisters {
        registers,
        shape: to,
        each,
        len: row.len,
    })
}

/// `i1` lanes that comparisons made as integers.
fn cast_mask(cx: &mut Cx<'_>, op: CastOp, to: RegisterSplit, arg: Operand) -> Done<Option<Repr>> {
    let is_mask = matches!(
        vector::of_type(cx, cx.type_of(arg)),
        Some((Scalar::BOOL, _))
    );
    if !is_mask || !matches!(op, CastOp::ZExt | CastOp::SExt) {
        return Ok(None);
    }
    let Some(mut masks) = arith::mask_registers(cx, to, arg)? else {
        return Ok(None);
    };
    if op == CastOp::ZExt {
        let one = simd::vector_const(cx, to.shape.ty(), to.shape.make(|_| 1));
        for mask in &mut masks {
            *mask = cx.b.binary(BinaryOp::And, *mask, one);
        }
    }
    Ok(Some(simd::of_registers(cx, to, &masks)))
}

/// The lowest bits of integers as `i1` lanes.
fn trunc_to_mask(cx: &mut Cx<'_>, from_ty: TypeId, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
    let Some(from) = simd::rows(cx, from_ty) else {
        return Ok(None);
    };
    if !matches!(vector::of_type(cx, ty), Some((Scalar::BOOL, _))) {
        return Ok(None);
    }
    let registers = simd::registers(cx, from, arg)?;
    let one = simd::vector_const(cx, from.shape.ty(), from.shape.make(|_| 1));
    let masks = registers.iter().map(|&register| {
        let bit = cx.b.binary(BinaryOp::And, register, one);
        simd::vbinary(cx, VectorBinary::Eq, from.shape, 0, [bit, one])
    });
    let masks: Registers = masks.collect();
    Ok(Some(simd::of_rows(cx, from, &masks, Repr::Mask)))
}

/// The bits of a vector as an integer or a float.
fn simd_bits(cx: &mut Cx<'_>, from_ty: TypeId, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
    if vector::of_type(cx, ty).is_some() {
        return Ok(None);
    }
    let Some(from) = simd::rows(cx, from_ty) else {
        return mask_bits(cx, from_ty, ty, arg);
    };
    let words = match (cx.info.scalar(ty), wide_int::width(cx, ty)) {
        (Some(scalar), _) => Ok(scalar),
        (None, Some(128)) if big_float::format(cx, ty).is_none() => Err(128),
        _ => return Ok(None),
    };
    let registers = simd::registers(cx, from, arg)?;
    let Some(&register) = registers.first() else {
        return Ok(None);
    };
    match words {
        Ok(scalar) => {
            let Some(shape) = Shape::of(scalar.ty).filter(|_| !scalar.is_odd()) else {
                return Ok(None);
            };
            Ok(Some(Repr::Value(simd::lane_value(cx, register, shape, 0))))
        }
        Err(width) => {
            let words: Words = (0..2)
                .map(|i| simd::lane_value(cx, register, Shape::I64x2, i))
                .collect();
            Ok(Some(wide_int::of_words(cx, width, &words)))
        }
    }
}

/// The `i1` lanes of comparisons as the bits of an integer.
fn mask_bits(cx: &mut Cx<'_>, from_ty: TypeId, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
    let Some((Scalar::BOOL, len)) = vector::of_type(cx, from_ty) else {
        return Ok(None);
    };
    let Some(scalar) = cx.info.scalar(ty).filter(|scalar| scalar.ty.is_int()) else {
        return Ok(None);
    };
    match mask_number(cx, len, arg)? {
        Some(bits) => {
            let bits = scalar::trunc(cx, bits, Scalar::full(Type::I32), Scalar::full(scalar.ty));
            Ok(Some(Repr::Value(bits)))
        }
        _ => Ok(None),
    }
}

/// The `i1` lanes of comparisons, at most 16 or those of a register, as the low bits of an `i32`; the
/// bits above are zero.
pub(super) fn mask_number(cx: &mut Cx<'_>, len: u32, arg: Operand) -> Done<Option<Value>> {
    let reprs = vector::lane_reprs(cx, arg)?;
    let shape = reprs.iter().find_map(|&part| match part {
        Repr::Mask(_, shape, _) => Some(shape),
        _ => None,
    });
    let Some(shape) = shape.filter(|shape| matches!(len, 2..=16) || len == shape.lanes()) else {
        return Ok(None);
    };
    // As bytes, unless they fill one register with wider lanes.
    let shape = match len == shape.lanes() && shape.half() != Shape::I16x8 {
        true => shape,
        false => Shape::I8x16,
    };
    let rows = RegisterSplit {
        shape,
        lanes: len,
        count: 1,
    };
    let Some(masks) = arith::mask_registers(cx, rows, arg)? else {
        return Ok(None);
    };
    let Some(&mask) = masks.first() else {
        return Ok(None);
    };
    let bits = simd::vunary(cx, VectorUnary::Signs, shape, 0, mask);
    if len == shape.lanes() {
        return Ok(Some(bits));
    }
    let low = cx.constant(Type::I32, (1 << len) - 1);
    Ok(Some(cx.b.binary(BinaryOp::And, bits, low)))
}

/// The bits of an integer or a float as a vector.
fn of_bits(
    cx: &mut Cx<'_>,
    from_ty: TypeId,
    to: RegisterSplit,
    arg: Operand,
) -> Done<Option<Repr>> {
    if vector::of_type(cx, from_ty).is_some() {
        return Ok(None);
    }
    let register = match (cx.info.scalar(from_ty), wide_int::width(cx, from_ty)) {
        (Some(scalar), _) => {
            let value = cx.value(arg)?;
            match (scalar.ty, scalar.is_odd()) {
                (ty @ (Type::I32 | Type::I64), false) => {
                    let shape = Shape::of(ty).unwrap_or(Shape::I64x2);
                    simd::vunary(cx, VectorUnary::Low, shape, 0, value)
                }
                (Type::F32, _) => simd::splat(cx, Shape::F32x4, value),
                (Type::F64, _) => simd::splat(cx, Shape::F64x2, value),
                _ => return Ok(None),
            }
        }
        (None, Some(128)) if big_float::format(cx, from_ty).is_none() => {
            let words = wide_int::words(cx, arg)?;
            let words: SmallVec<[Repr; 2]> = words.into_iter().map(Repr::Value).collect();
            simd::packed_row(cx, Shape::I64x2, &words)?
        }
        _ => return Ok(None),
    };
    match to.count {
        1 => Ok(Some(simd::of_registers(cx, to, &[register]))),
        _ => Ok(None),
    }
}
