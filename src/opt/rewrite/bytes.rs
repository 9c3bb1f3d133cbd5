//! Where the bytes of an integer come from: trees of shifts, masks and ors that put it together
//! byte by byte are one `bswap`, or one load of what was loaded in parts.

use super::emit::Emit;
use crate::lir::{BinaryOp, Function, InstData, MemFlags, Type, UnaryOp, Value};

/// Operations that are looked at for one tree, at most.
const STEPS: u32 = 256;

/// What a byte is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Byte {
    Zero,
    /// A byte of a value, the lowest being 0.
    Of(Value, u32),
}

/// Bytes in a row, the lowest first, of which the upper ones may be zeros.
struct ByteSequence {
    bytes: [Byte; 8],
    /// How many are not zeros.
    len: u32,
}

/// The value that `a | b` is, where both are made of bytes that another value has, or memory, in
/// the same order or the opposite one.
pub(crate) fn together(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    if !matches!(ty, Type::I32 | Type::I64) {
        return None;
    }
    let row = row(e.b.func, ty, a, b)?;
    let (first, swapped) = (row.bytes[0], row.bytes[row.len as usize - 1]);
    if let Byte::Of(value, _) = first
        && e.ty(value) == ty
        && row.len == ty.bytes()
        && (0..row.len).all(|i| row.bytes[i as usize] == Byte::Of(value, row.len - 1 - i))
    {
        return Some(e.unary(UnaryOp::Bswap, ty, value));
    }
    let (whole, read) = (Type::int(row.len * 8)?, |byte| loaded(e, byte));
    let ((addr, low), (_, high)) = (read(first)?, read(swapped)?);
    let swaps = high < low;
    let lowest = low.min(high);
    for i in 0..row.len {
        let at = if swaps { row.len - 1 - i } else { i };
        if read(row.bytes[i as usize])? != (addr, lowest.checked_add(at as i32)?) {
            return None;
        }
    }
    let mut value = e.b.load(whole, addr, lowest);
    if swaps {
        value = e.unary(UnaryOp::Bswap, whole, value);
    }
    Some(match whole == ty {
        true => value,
        false => e.unary(UnaryOp::Uext, ty, value),
    })
}

/// What `a | b` is byte by byte; none if a byte is made of several.
fn row(func: &Function, ty: Type, a: Value, b: Value) -> Option<ByteSequence> {
    let (mut bytes, mut len) = ([Byte::Zero; 8], 0);
    let mut left = STEPS;
    for i in 0..ty.bytes() {
        let found = either(byte(func, a, i, &mut left)?, byte(func, b, i, &mut left)?)?;
        if found != Byte::Zero {
            if len < i {
                // Zeros below.
                return None;
            }
            len = i + 1;
        }
        bytes[i as usize] = found;
    }
    (len >= 2).then_some(ByteSequence { bytes, len })
}

/// Where a byte was loaded from, if nothing may have been written since.
fn loaded(e: &Emit<'_, '_>, byte: Byte) -> Option<(Value, i32)> {
    let Byte::Of(value, i) = byte else {
        return None;
    };
    let inst = e.b.func.def_inst(value)?;
    match e.b.func.insts[inst] {
        InstData::Load {
            flags: MemFlags::PLAIN,
            addr,
            offset,
            ..
        } if inst >= e.settled => Some((addr, offset.checked_add(i as i32)?)),
        _ => None,
    }
}

fn either(a: Byte, b: Byte) -> Option<Byte> {
    match (a, b) {
        (Byte::Zero, byte) | (byte, Byte::Zero) => Some(byte),
        _ => None,
    }
}

/// What byte `i` of a value is; none if it is made of several.
pub(crate) fn byte(func: &Function, value: Value, i: u32, left: &mut u32) -> Option<Byte> {
    let size = func.ty(value).bytes();
    let leaf = Some(Byte::Of(value, i));
    if *left == 0 {
        return leaf;
    }
    *left -= 1;
    match func.def_data(value) {
        Some(InstData::Iconst { imm, .. }) => match imm >> (8 * i) & 0xff {
            0 => Some(Byte::Zero),
            _ => leaf,
        },
        Some(InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        }) => match i < func.ty(arg).bytes() {
            true => byte(func, arg, i, left),
            false => Some(Byte::Zero),
        },
        Some(InstData::Unary {
            op: UnaryOp::Sext,
            arg,
            ..
        }) => match i < func.ty(arg).bytes() {
            true => byte(func, arg, i, left),
            false => leaf,
        },
        Some(InstData::Unary {
            op: UnaryOp::Trunc,
            arg,
            ..
        }) => byte(func, arg, i, left),
        Some(InstData::Unary {
            op: UnaryOp::Bswap,
            arg,
            ..
        }) => byte(func, arg, size - 1 - i, left),
        Some(InstData::Binary {
            op: BinaryOp::Or,
            args: [a, b],
            ..
        }) => either(byte(func, a, i, left)?, byte(func, b, i, left)?),
        Some(InstData::Binary {
            op: op @ (BinaryOp::And | BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Rotl),
            args: [a, b],
            ..
        }) => {
            let Some(imm) = func.as_iconst(b) else {
                return leaf;
            };
            let by = (imm & u64::from(size * 8 - 1)) as u32;
            let bytes = by / 8;
            match (op, imm >> (8 * i) & 0xff) {
                (BinaryOp::And, 0) => Some(Byte::Zero),
                (BinaryOp::And, 0xff) => byte(func, a, i, left),
                (BinaryOp::And, _) => leaf,
                _ if !by.is_multiple_of(8) => leaf,
                (BinaryOp::Rotl, _) => byte(func, a, (i + size - bytes) % size, left),
                (BinaryOp::Shl, _) if i < bytes => Some(Byte::Zero),
                (BinaryOp::Shl, _) => byte(func, a, i - bytes, left),
                _ if i + bytes >= size => Some(Byte::Zero),
                _ => byte(func, a, i + bytes, left),
            }
        }
        _ => leaf,
    }
}
