//! Arithmetic, comparisons and choices on registers.

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::{Cx, scalar, simd, vector};
use super::gather::Byte;
use super::{RegisterSplit, Registers, gather};
use crate::ir::inst::FCmpCond;
use crate::ir::{self, Operand, TypeId};
use crate::lir::magic::{long_magic, unsigned_magic};
use crate::lir::{
    BinaryOp, InstData, IntCond, Shape, Type, UnaryOp, Value, VectorBinary, VectorUnary,
};

/// The operation on all bits that one of LLVM is.
fn bitwise(op: ir::BinaryOp) -> Option<BinaryOp> {
    match op {
        ir::BinaryOp::And => Some(BinaryOp::And),
        ir::BinaryOp::Or => Some(BinaryOp::Or),
        ir::BinaryOp::Xor => Some(BinaryOp::Xor),
        _ => None,
    }
}

/// A binary operation in registers.
pub(crate) fn binary(
    cx: &mut Cx<'_>,
    op: ir::BinaryOp,
    ty: TypeId,
    [a, b]: [Operand; 2],
) -> Done<Option<Repr>> {
    use ir::BinaryOp as Op;
    let Some(rows) = simd::rows(cx, ty) else {
        return match bitwise(op) {
            Some(op) => mask_binary(cx, op, ty, [a, b]),
            None => Ok(None),
        };
    };
    let shift = match op {
        Op::Shl => Some(VectorUnary::Shl),
        Op::LShr => Some(VectorUnary::Lshr),
        Op::AShr => Some(VectorUnary::Ashr),
        _ => None,
    };
    if let Some(shift) = shift
        && let Some(by) = same_amount(cx, rows, b)?
    {
        return each_register(cx, rows, [a], |cx, [a]| {
            row_shift(cx, shift, rows.shape, by, a)
        });
    }
    if op == Op::UDiv
        && rows.shape.lane() == Type::I16
        && let Some(by @ 1..=0xffff) = same_constant(cx, b)?
    {
        return each_register(cx, rows, [a], |cx, [a]| row_quotient(cx, by, rows.shape, a));
    }
    if !has(op, rows.shape) {
        return Ok(None);
    }
    each_register(cx, rows, [a, b], |cx, args| {
        row_binary(cx, op, rows.shape, args)
    })
}

/// The one constant by which all lanes are shifted, if there is one.
fn same_amount(cx: &mut Cx<'_>, rows: RegisterSplit, amounts: Operand) -> Done<Option<u8>> {
    let bits = u64::from(rows.shape.lane().bits());
    let by = same_constant(cx, amounts)?.filter(|&by| by < bits);
    Ok(by.and_then(|by| u8::try_from(by).ok()))
}

/// The one constant that all lanes are, if they are one.
pub(super) fn same_constant(cx: &mut Cx<'_>, lanes: Operand) -> Done<Option<u64>> {
    let lanes = vector::lane_reprs(cx, lanes)?;
    Ok(match lanes.first() {
        Some(&Repr::Const(_, bits)) if lanes.iter().all(|lane| *lane == lanes[0]) => Some(bits),
        _ => None,
    })
}

/// Lanes of 16 bits divided by a constant: the high half of their product with a
/// [multiplier](unsigned_magic) is shifted right.
fn row_quotient(cx: &mut Cx<'_>, by: u64, shape: Shape, a: Value) -> Value {
    let lshr = |cx: &mut Cx<'_>, by: u32, a| row_shift(cx, VectorUnary::Lshr, shape, by as u8, a);
    if by.is_power_of_two() {
        return lshr(cx, by.trailing_zeros(), a);
    }
    let short = unsigned_magic(16, 16, by);
    let (multiplier, shift) = short.unwrap_or_else(|| long_magic(16, by));
    let multiplier = cx.b.vconst(shape.ty(), shape.make(|_| multiplier));
    let high = simd::vbinary(cx, VectorBinary::MulHighU16, shape, 0, [a, multiplier]);
    if short.is_some() {
        return lshr(cx, shift, high);
    }
    // The sum of the product and the number may have 17 bits, half of their difference has not.
    let rest = simd::vbinary(cx, VectorBinary::Sub, shape, 0, [a, high]);
    let half = lshr(cx, 1, rest);
    let sum = simd::vbinary(cx, VectorBinary::Add, shape, 0, [half, high]);
    lshr(cx, shift - 1, sum)
}

/// An operation that [`has`] knows.
pub(super) fn row_binary(
    cx: &mut Cx<'_>,
    op: ir::BinaryOp,
    shape: Shape,
    [a, b]: [Value; 2],
) -> Value {
    use ir::BinaryOp as Op;
    if let Some(op) = bitwise(op) {
        return cx.b.binary(op, a, b);
    }
    let op = match op {
        Op::Add => VectorBinary::Add,
        Op::Sub => VectorBinary::Sub,
        Op::FAdd => VectorBinary::Fadd,
        Op::FSub => VectorBinary::Fsub,
        Op::FMul => VectorBinary::Fmul,
        Op::FDiv => VectorBinary::Fdiv,
        Op::Shl => VectorBinary::Shl,
        Op::LShr => VectorBinary::Lshr,
        Op::AShr => VectorBinary::Ashr,
        _ => VectorBinary::Mul,
    };
    simd::vbinary(cx, op, shape, 0, [a, b])
}

/// Lanes shifted by a constant below their width.
fn row_shift(cx: &mut Cx<'_>, op: VectorUnary, shape: Shape, by: u8, a: Value) -> Value {
    match by {
        0 => a,
        _ => simd::vunary(cx, op, shape, by, a),
    }
}

/// Applies `f` to each register of the operands.
pub(super) fn each_register<const N: usize>(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    operands: [Operand; N],
    f: impl Fn(&mut Cx<'_>, [Value; N]) -> Value,
) -> Done<Option<Repr>> {
    in_registers(cx, rows, operands, f).map(Some)
}

/// The same where nothing else can stand for the operation.
pub(super) fn in_registers<const N: usize>(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    operands: [Operand; N],
    f: impl Fn(&mut Cx<'_>, [Value; N]) -> Value,
) -> Done<Repr> {
    let registers = for_each_row(cx, rows, operands, &f)?;
    Ok(simd::of_registers(cx, rows, &registers))
}

pub(super) fn for_each_row<const N: usize>(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    operands: [Operand; N],
    f: &dyn Fn(&mut Cx<'_>, [Value; N]) -> Value,
) -> Done<Registers> {
    let mut all: [Registers; N] = std::array::from_fn(|_| Registers::new());
    for (registers, operand) in all.iter_mut().zip(operands) {
        *registers = simd::registers(cx, rows, operand)?;
    }
    let mut registers = Registers::new();
    let count = all.first().map_or(0, |first| first.len());
    for row in 0..count {
        let args = all.each_ref().map(|registers| registers[row]);
        registers.push(f(cx, args));
    }
    Ok(registers)
}

/// Saturating arithmetic on integers.
pub(crate) fn saturating(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    signed: bool,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    let op = match (op, signed) {
        (BinaryOp::Add, true) => VectorBinary::SaddSat,
        (BinaryOp::Add, false) => VectorBinary::UaddSat,
        (_, true) => VectorBinary::SsubSat,
        (_, false) => VectorBinary::UsubSat,
    };
    each_register(cx, rows, args, |cx, args| {
        cx.b.vbinary(op, rows.shape, args)
    })
}

/// `llvm.abs`
pub(crate) fn abs(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    each_register(cx, rows, [arg], |cx, [a]| {
        simd::vunary(cx, VectorUnary::Abs, rows.shape, 0, a)
    })
}

/// `llvm.ctpop` and `llvm.bswap`
pub(crate) fn bits_of_lanes(
    cx: &mut Cx<'_>,
    op: UnaryOp,
    ty: TypeId,
    arg: Operand,
) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    match op {
        UnaryOp::Popcnt => each_register(cx, rows, [arg], |cx, [a]| {
            simd::vunary(cx, VectorUnary::Popcnt, rows.shape, 0, a)
        }),
        UnaryOp::Bswap => each_register(cx, rows, [arg], |cx, [a]| row_swap(cx, rows.shape, a)),
        _ => Ok(None),
    }
}

/// `llvm.bitreverse`: of the bytes of each lane, of their halves, of two bits, and of one.
pub(crate) fn reverse_bits(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    each_register(cx, rows, [arg], |cx, [a]| {
        let mut whole = row_swap(cx, rows.shape, a);
        let words = rows.shape.with(Shape::I16x8);
        for (by, low) in [(4, 0x0f), (2, 0x33), (1, 0x55)] {
            let low = simd::vector_const(cx, words.ty(), Shape::I8x16.make(|_| low));
            let right = simd::vunary(cx, VectorUnary::Lshr, words, by, whole);
            let right = cx.b.binary(BinaryOp::And, right, low);
            let left = cx.b.binary(BinaryOp::And, whole, low);
            let left = simd::vunary(cx, VectorUnary::Shl, words, by, left);
            whole = cx.b.binary(BinaryOp::Or, left, right);
        }
        whole
    })
}

/// The bytes of each lane reversed.
fn row_swap(cx: &mut Cx<'_>, shape: Shape, a: Value) -> Value {
    let size = shape.lane().bytes() as u8;
    if size == 1 {
        return a;
    }
    let mask: [u8; 16] = std::array::from_fn(|i| i as u8 ^ (size - 1));
    let mask = cx.b.func.vconsts.push(u128::from_le_bytes(mask));
    let (ty, args) = (shape.ty(), [a, a]);
    cx.b.value(InstData::Vshuffle { ty, args, mask }, ty)
}

/// `llvm.fshl` and `llvm.fshr`; `op` is the rotation for equal operands.
pub(crate) fn funnel(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    ty: TypeId,
    [a, b, by]: [Operand; 3],
) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    let shape = rows.shape;
    let bits = shape.lane().bits() as u8;
    match same_amount(cx, rows, by)? {
        Some(by) if by > 0 => each_register(cx, rows, [a, b], |cx, [a, b]| {
            let (left, right) = match op {
                BinaryOp::Rotl => (by, bits - by),
                _ => (bits - by, by),
            };
            let high = row_shift(cx, VectorUnary::Shl, shape, left, a);
            let low = row_shift(cx, VectorUnary::Lshr, shape, right, b);
            cx.b.binary(BinaryOp::Or, high, low)
        }),
        // The other half is shifted by one, and then by what is left of the width less one.
        _ => each_register(cx, rows, [a, b, by], |cx, [a, b, by]| {
            let rest = inverted(cx, by);
            let (a, left, b, right) = match op {
                BinaryOp::Rotl => (a, by, row_shift(cx, VectorUnary::Lshr, shape, 1, b), rest),
                _ => (row_shift(cx, VectorUnary::Shl, shape, 1, a), rest, b, by),
            };
            let high = cx.b.vbinary(VectorBinary::Shl, shape, [a, left]);
            let low = cx.b.vbinary(VectorBinary::Lshr, shape, [b, right]);
            cx.b.binary(BinaryOp::Or, high, low)
        }),
    }
}

pub(super) fn inverted(cx: &mut Cx<'_>, mask: Value) -> Value {
    let ones = simd::vector_const(cx, cx.b.func.ty(mask), u128::MAX);
    cx.b.binary(BinaryOp::Xor, mask, ones)
}

fn compare(cx: &mut Cx<'_>, cond: IntCond, shape: Shape, [a, b]: [Value; 2]) -> Value {
    use VectorBinary as V;
    let (op, swap) = match cond {
        IntCond::Eq => (V::Eq, false),
        IntCond::Ne => (V::Ne, false),
        IntCond::Sgt => (V::Sgt, false),
        IntCond::Slt => (V::Sgt, true),
        IntCond::Sge => (V::Sge, false),
        IntCond::Sle => (V::Sge, true),
        IntCond::Ugt => (V::Ugt, false),
        IntCond::Ult => (V::Ugt, true),
        IntCond::Uge => (V::Uge, false),
        IntCond::Ule => (V::Uge, true),
    };
    let args = if swap { [b, a] } else { [a, b] };
    cx.b.vbinary(op, shape, args)
}

/// A comparison of integers in registers.
pub(crate) fn icmp(
    cx: &mut Cx<'_>,
    cond: IntCond,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    masks(cx, rows, args, |cx, args| {
        compare(cx, cond, rows.shape, args)
    })
}

fn masks(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    args: [Operand; 2],
    f: impl Fn(&mut Cx<'_>, [Value; 2]) -> Value,
) -> Done<Option<Repr>> {
    let registers = for_each_row(cx, rows, args, &f)?;
    Ok(Some(simd::of_rows(cx, rows, &registers, Repr::Mask)))
}

/// The operation of a comparison of floats, and whether its operands change places; `None` if it looks at neither.
pub(super) fn float_comparison(cond: FCmpCond) -> Option<(VectorBinary, bool)> {
    use VectorBinary as V;
    Some(match cond {
        FCmpCond::False | FCmpCond::True => return None,
        FCmpCond::Oeq => (V::Foeq, false),
        FCmpCond::Ogt => (V::Folt, true),
        FCmpCond::Oge => (V::Fole, true),
        FCmpCond::Olt => (V::Folt, false),
        FCmpCond::Ole => (V::Fole, false),
        FCmpCond::One => (V::Fone, false),
        FCmpCond::Ord => (V::Ford, false),
        FCmpCond::Ueq => (V::Fueq, false),
        FCmpCond::Ugt => (V::Fugt, false),
        FCmpCond::Uge => (V::Fuge, false),
        FCmpCond::Ult => (V::Fugt, true),
        FCmpCond::Ule => (V::Fuge, true),
        FCmpCond::Une => (V::Fune, false),
        FCmpCond::Uno => (V::Funo, false),
    })
}

/// A comparison of floats in registers.
pub(crate) fn fcmp(
    cx: &mut Cx<'_>,
    cond: FCmpCond,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    let Some(rows) = simd::float_rows(cx, ty) else {
        return Ok(None);
    };
    let Some((op, swap)) = float_comparison(cond) else {
        return Ok(None);
    };
    masks(cx, rows, args, |cx, [a, b]| {
        let args = if swap { [b, a] } else { [a, b] };
        cx.b.vbinary(op, rows.shape, args)
    })
}

/// How the `i1` lanes of a comparison, or of constants, lie in registers.
fn mask_rows(cx: &mut Cx<'_>, conds: Operand) -> Done<Option<RegisterSplit>> {
    let conds = vector::lane_reprs(cx, conds)?;
    let found = conds.iter().find_map(|&part| match part {
        Repr::Mask(_, shape, _) => Some(shape),
        _ => None,
    });
    Ok(found.and_then(|shape| RegisterSplit::of(Scalar::full(shape.lane()), conds.len() as u32)))
}

/// The masks of `i1` lanes for registers laid out as `rows`, if comparisons made them, or if
/// they are constants or all the same bit.
pub(super) fn mask_registers(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    conds: Operand,
) -> Done<Option<Registers>> {
    let conds = vector::lane_reprs(cx, conds)?;
    let size = rows.shape.lane().bytes() as usize;
    let mut registers = Registers::new();
    for row in conds.chunks(rows.lanes as usize) {
        if let Some(&Repr::Mask(value, shape, 0)) = row.first()
            && shape.lane().bytes() as usize == size
            && shape.is_long() == rows.shape.is_long()
            && (row.iter().enumerate()).all(|(i, &part)| part == Repr::Mask(value, shape, i as u8))
        {
            registers.push(value);
            continue;
        }
        if row.iter().all(|part| matches!(part, Repr::Const(..))) {
            let lane = |i: u32| match row.get(i as usize) {
                Some(&Repr::Const(_, bit)) if bit & 1 != 0 => u64::MAX,
                _ => 0,
            };
            registers.push(simd::lanes_const(cx, rows.shape, lane));
            continue;
        }
        if let Some(&Repr::Value(bit)) = row.first()
            && row.iter().all(|&part| part == Repr::Value(bit))
        {
            let ints = simd::int_shape(rows.shape);
            let lane = simd::ones_if(cx, ints.lane(), bit);
            registers.push(simd::splat(cx, ints, lane));
            continue;
        }
        if let Some(register) = widened_masks(cx, rows.shape, row) {
            registers.push(register);
            continue;
        }
        let mut bytes = [Byte::Any; 32];
        let bytes = &mut bytes[..rows.shape.ty().bytes() as usize];
        for (place, &part) in bytes.chunks_exact_mut(size).zip(row) {
            match part {
                Repr::Const(_, 0) => place.fill(Byte::Zero),
                Repr::Mask(value, shape, lane) => {
                    // All bytes of the lane are the same; in order, words are moved whole.
                    let from = shape.lane().bytes() as u8;
                    for (i, byte) in place.iter_mut().enumerate() {
                        *byte = Byte::Of(value, lane * from + i as u8 % from);
                    }
                }
                _ => return Ok(None),
            }
        }
        match gather::gather(cx, bytes) {
            Some(register) => registers.push(register),
            None => return Ok(None),
        }
    }
    Ok(Some(registers))
}

/// Masks of narrower lanes side by side as those of lanes of a shape of 256 bits.
fn widened_masks(cx: &mut Cx<'_>, shape: Shape, row: &[Repr]) -> Option<Value> {
    let &Repr::Mask(value, of, first) = row.first()? else {
        return None;
    };
    let narrow = of.lane().bytes() as u8;
    let follows = |(lane, &part)| part == Repr::Mask(value, of, lane);
    let wide = simd::int_shape(shape).long();
    if !shape.is_long() || !VectorUnary::Sext.has(wide, narrow) || !(first..).zip(row).all(follows)
    {
        return None;
    }
    let mut bytes = [Byte::Any; 16];
    for (byte, at) in bytes
        .iter_mut()
        .zip(first * narrow..)
        .take(row.len() * usize::from(narrow))
    {
        *byte = Byte::Of(value, at);
    }
    let low = gather::gather(cx, &bytes)?;
    Some(simd::vunary(cx, VectorUnary::Sext, wide, narrow, low))
}

/// `and`, `or` and `xor` of `i1` lanes that comparisons made.
fn mask_binary(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    if !matches!(vector::of_type(cx, ty), Some((Scalar::BOOL, _))) {
        return Ok(None);
    }
    let rows = match mask_rows(cx, args[0])? {
        Some(rows) => Some(rows),
        None => mask_rows(cx, args[1])?,
    };
    let Some(rows) = rows else {
        return Ok(None);
    };
    let (Some(a), Some(b)) = (
        mask_registers(cx, rows, args[0])?,
        mask_registers(cx, rows, args[1])?,
    ) else {
        return Ok(None);
    };
    let registers = a.iter().zip(&b).map(|(&a, &b)| cx.b.binary(op, a, b));
    let registers: Registers = registers.collect();
    Ok(Some(simd::of_rows(cx, rows, &registers, Repr::Mask)))
}

/// `select` with a condition for each lane, in registers.
pub(crate) fn select(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 3]) -> Done<Option<Repr>> {
    let Some(rows) = simd::rows(cx, ty) else {
        return mask_select(cx, ty, args);
    };
    if mask_rows(cx, args[0])?.is_none() {
        return Ok(None);
    }
    let Some(masks) = mask_registers(cx, rows, args[0])? else {
        return Ok(None);
    };
    let (a, b) = (
        simd::registers(cx, rows, args[1])?,
        simd::registers(cx, rows, args[2])?,
    );
    let mut registers = Registers::new();
    for ((&a, &b), &mask) in a.iter().zip(&b).zip(&masks) {
        registers.push(cx.b.blend(mask, a, b));
    }
    Ok(Some(simd::of_registers(cx, rows, &registers)))
}

/// `select` of `i1` lanes: mostly an `and` or `or` that does not look at poison.
fn mask_select(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 3]) -> Done<Option<Repr>> {
    if !matches!(vector::of_type(cx, ty), Some((Scalar::BOOL, _))) {
        return Ok(None);
    }
    let Some(rows) = mask_rows(cx, args[0])? else {
        return Ok(None);
    };
    let mut all = [Registers::new(), Registers::new(), Registers::new()];
    for (registers, arg) in all.iter_mut().zip(args) {
        match mask_registers(cx, rows, arg)? {
            Some(masks) => *registers = masks,
            None => return Ok(None),
        }
    }
    let [masks, a, b] = all;
    let mut registers = Registers::new();
    for ((&a, &b), &mask) in a.iter().zip(&b).zip(&masks) {
        registers.push(cx.b.blend(mask, a, b));
    }
    Ok(Some(simd::of_rows(cx, rows, &registers, Repr::Mask)))
}

/// `select` of vectors with one condition for all lanes.
pub(crate) fn choice(
    cx: &mut Cx<'_>,
    ty: TypeId,
    cond: Value,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    match simd::rows(cx, ty) {
        Some(rows) => each_register(cx, rows, args, |cx, [a, b]| {
            scalar::select_values(cx, cond, a, b)
        }),
        None => Ok(None),
    }
}

/// The lesser or greater of two integers, in registers.
pub(crate) fn pick(
    cx: &mut Cx<'_>,
    cond: IntCond,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Option<Repr>> {
    let Some(rows) = simd::int_rows(cx, ty) else {
        return Ok(None);
    };
    each_register(cx, rows, args, |cx, args| {
        row_pick(cx, cond, rows.shape, args)
    })
}

pub(super) fn row_pick(cx: &mut Cx<'_>, cond: IntCond, shape: Shape, [a, b]: [Value; 2]) -> Value {
    let op = match cond {
        IntCond::Slt => VectorBinary::Smin,
        IntCond::Ult => VectorBinary::Umin,
        IntCond::Sgt => VectorBinary::Smax,
        _ => VectorBinary::Umax,
    };
    cx.b.vbinary(op, shape, [a, b])
}

/// Whether LIR has an operation on vectors.
pub(super) fn has(op: ir::BinaryOp, shape: Shape) -> bool {
    use ir::BinaryOp as Op;
    match op {
        Op::Add | Op::Sub | Op::Mul | Op::Shl | Op::LShr | Op::AShr => shape.is_int(),
        Op::And | Op::Or | Op::Xor => true,
        Op::FAdd | Op::FSub | Op::FMul | Op::FDiv => !shape.lane().is_int(),
        _ => false,
    }
}
