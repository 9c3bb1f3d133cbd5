//! Where the bytes of an integer come from: trees of shifts, masks and ors that turn a value
//! around byte by byte are one `bswap`.

use super::emit::Emit;
use crate::lir::{BinaryOp, InstData, Type, UnaryOp, Value};

/// Operations that are looked at for one tree, at most.
const STEPS: u32 = 256;

/// What a byte is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Byte {
    Zero,
    /// A byte of a value, the lowest being 0.
    Of(Value, u32),
}

/// The value whose bytes, in the opposite order, `a | b` is.
pub fn swapped(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    if !matches!(ty, Type::I32 | Type::I64) {
        return None;
    }
    let mut whole = None;
    let mut left = STEPS;
    for i in 0..ty.bytes() {
        match either(byte(e, a, i, &mut left)?, byte(e, b, i, &mut left)?)? {
            Byte::Of(value, from) if e.ty(value) == ty && from == ty.bytes() - 1 - i => {
                if *whole.get_or_insert(value) != value {
                    return None;
                }
            }
            _ => return None,
        }
    }
    Some(e.unary(UnaryOp::Bswap, ty, whole?))
}

fn either(a: Byte, b: Byte) -> Option<Byte> {
    match (a, b) {
        (Byte::Zero, byte) | (byte, Byte::Zero) => Some(byte),
        _ => None,
    }
}

/// What byte `i` of a value is; none if it is made of several.
fn byte(e: &Emit<'_, '_>, value: Value, i: u32, left: &mut u32) -> Option<Byte> {
    let size = e.ty(value).bytes();
    let leaf = Some(Byte::Of(value, i));
    if *left == 0 {
        return leaf;
    }
    *left -= 1;
    match e.def(value) {
        Some(InstData::Iconst { imm, .. }) => match imm >> (8 * i) & 0xff {
            0 => Some(Byte::Zero),
            _ => leaf,
        },
        Some(InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        }) => match i < e.ty(arg).bytes() {
            true => byte(e, arg, i, left),
            false => Some(Byte::Zero),
        },
        Some(InstData::Unary {
            op: UnaryOp::Trunc,
            arg,
            ..
        }) => byte(e, arg, i, left),
        Some(InstData::Binary {
            op: BinaryOp::Or,
            args: [a, b],
            ..
        }) => either(byte(e, a, i, left)?, byte(e, b, i, left)?),
        Some(InstData::Binary {
            op: op @ (BinaryOp::And | BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Rotl),
            args: [a, b],
            ..
        }) => {
            let Some(imm) = e.konst(b) else {
                return leaf;
            };
            let by = (imm & u64::from(size * 8 - 1)) as u32;
            let bytes = by / 8;
            match (op, imm >> (8 * i) & 0xff) {
                (BinaryOp::And, 0) => Some(Byte::Zero),
                (BinaryOp::And, 0xff) => byte(e, a, i, left),
                (BinaryOp::And, _) => leaf,
                _ if !by.is_multiple_of(8) => leaf,
                (BinaryOp::Rotl, _) => byte(e, a, (i + size - bytes) % size, left),
                (BinaryOp::Shl, _) if i < bytes => Some(Byte::Zero),
                (BinaryOp::Shl, _) => byte(e, a, i - bytes, left),
                _ if i + bytes >= size => Some(Byte::Zero),
                _ => byte(e, a, i + bytes, left),
            }
        }
        _ => leaf,
    }
}
