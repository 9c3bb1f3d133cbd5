//! Operations on vectors as words: as the interpreter's bytecode has them, and the calls of code that runs where the
//! processor lacks one.

use super::vector::{Shape, VectorBinary, VectorTernary, VectorUnary, shuffle};

/// An operation as a word: its kind, its number, the shape, the immediate, a byte each.
#[derive(Clone, Copy, Debug)]
pub(crate) enum VectorCode {
    Unary(VectorUnary, Shape, u8),
    Binary(VectorBinary, Shape, u8),
    Ternary(VectorTernary, Shape),
    Shuffle,
}

impl VectorCode {
    /// The word.
    pub(crate) fn bits(self) -> u64 {
        let word = |kind: u8, op: u8, shape: Shape, imm: u8| {
            u64::from(u32::from_le_bytes([kind, op, shape as u8, imm]))
        };
        match self {
            VectorCode::Unary(op, shape, imm) => word(0, op as u8, shape, imm),
            VectorCode::Binary(op, shape, imm) => word(1, op as u8, shape, imm),
            VectorCode::Ternary(op, shape) => word(2, op as u8, shape, 0),
            VectorCode::Shuffle => 3,
        }
    }

    fn of(bits: u64) -> VectorCode {
        let [kind, op, shape, imm, ..] = bits.to_le_bytes();
        let (op, shape) = (usize::from(op), usize::from(shape));
        let shape = Shape::ALL.get(shape).copied();
        let unary = VectorUnary::ALL.get(op).copied();
        let binary = VectorBinary::ALL.get(op).copied();
        let ternary = VectorTernary::ALL.get(op).copied();
        match (kind, shape, unary, binary, ternary) {
            (0, Some(shape), Some(op), ..) => VectorCode::Unary(op, shape, imm),
            (1, Some(shape), _, Some(op), _) => VectorCode::Binary(op, shape, imm),
            (2, Some(shape), .., Some(op)) => VectorCode::Ternary(op, shape),
            _ => VectorCode::Shuffle,
        }
    }
}

/// The result of an operation; `c` is the third operand, or the mask of a shuffle. Of an operand
/// that is a scalar only the low bits count.
#[inline(never)]
pub(crate) fn run(code: u64, a: u128, b: u128, c: u128) -> u128 {
    match VectorCode::of(code) {
        VectorCode::Unary(op, shape, imm) => op.eval(shape, imm, a),
        VectorCode::Binary(op, shape, imm) => op.eval(shape, imm, a, b),
        VectorCode::Ternary(op, shape) => op.eval(shape, [a, b, c]),
        VectorCode::Shuffle => shuffle(a, b, c),
    }
}
