//! What x86's instructions on vector registers are of operations that LIR has.

use super::super::Cx;
use super::super::fail::Done;
use super::super::operand::Repr;
use super::arith::in_registers;
use super::{
    RegisterSplit, Registers, of_registers, registers, rows, vbinary, vector_const, vunary,
};
use crate::ir::{Operand, TypeId};
use crate::lir::{
    BinaryOp, InstData, IntCond, Shape, Type, UnaryOp, Value, VectorBinary, VectorTernary,
    VectorUnary,
};

/// How a vector lies in registers that it fills.
fn filled(cx: &Cx<'_>, ty: TypeId) -> Done<RegisterSplit> {
    match rows(cx, ty).filter(RegisterSplit::is_full) {
        Some(rows) => Ok(rows),
        None => Err(cx.unsupported_type(ty)),
    }
}

/// As long a shape as another one, of integers of so many bits.
fn ints(of: Shape, bits: u32) -> Shape {
    let shape = Type::int(bits).and_then(Shape::of);
    of.with(shape.unwrap_or(Shape::I64x2))
}

/// A vector whose lanes are all this.
fn all(cx: &mut Cx<'_>, shape: Shape, lane: u64) -> Value {
    vector_const(cx, shape.ty(), shape.half().make(|_| lane))
}

/// `pblendvb`, `blendvps`: lanes of the second vector where a third one has a sign, else of the first.
pub(crate) fn blend_by_signs(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = ints(rows.shape, rows.shape.lane().bits());
    in_registers(cx, rows, args, |cx, [a, b, signs]| {
        let zero = all(cx, shape, 0);
        let mask = vbinary(cx, VectorBinary::Sgt, shape, 0, [zero, signs]);
        cx.b.blend(mask, b, a)
    })
}

/// `movmskps`, `pmovmskb`: the signs of the lanes of a register as the bits of an `i32`.
pub(crate) fn signs(cx: &mut Cx<'_>, from: TypeId, arg: Operand) -> Done<Repr> {
    let rows = filled(cx, from)?;
    match registers(cx, rows, arg)?[..] {
        [register] => {
            let signs = vunary(cx, VectorUnary::Signs, rows.shape, 0, register);
            Ok(Repr::Value(signs))
        }
        _ => Err(cx.unsupported_type(from)),
    }
}

/// An operation of LIR on lanes of so many bits, bearing a number.
pub(crate) fn of_one(
    cx: &mut Cx<'_>,
    (op, bits, imm): (VectorUnary, u32, u8),
    ty: TypeId,
    arg: Operand,
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = ints(rows.shape, bits);
    in_registers(cx, rows, [arg], |cx, [x]| vunary(cx, op, shape, imm, x))
}

/// The same on two vectors. Of the number count those bits with which there is the operation: `pclmulqdq` ignores others.
pub(crate) fn of_two(
    cx: &mut Cx<'_>,
    (op, bits, imm): (VectorBinary, u32, u8),
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Repr> {
    let imm = match op {
        VectorBinary::MulCarryless => imm & 0x11,
        _ => imm & 3,
    };
    each_into(cx, ty, args, |cx, shape, args| {
        vbinary(cx, op, ints(shape, bits), imm, args)
    })
}

/// The same on three.
pub(crate) fn of_three(
    cx: &mut Cx<'_>,
    (op, bits): (VectorTernary, u32),
    ty: TypeId,
    args: [Operand; 3],
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = ints(rows.shape, bits);
    in_registers(cx, rows, args, |cx, args| {
        let data = InstData::Vternary { op, shape, args };
        cx.b.value(data, shape.ty())
    })
}

/// Bytes of two vectors, by their numbers, the same in each 128 bits.
fn bytes_of(cx: &mut Cx<'_>, shape: Shape, args: [Value; 2], byte: impl Fn(u8) -> u8) -> Value {
    let bytes: [u8; 16] = std::array::from_fn(|i| byte(i as u8));
    let mask = cx.b.func.vconsts.push(u128::from_le_bytes(bytes));
    let ty = shape.ty();
    cx.b.value(InstData::Vshuffle { ty, args, mask }, ty)
}

/// `haddps`, `phsubsw`: an operation on neighbours, of the first vector and then of the second one.
pub(crate) fn on_neighbours(
    cx: &mut Cx<'_>,
    op: VectorBinary,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let size = rows.shape.lane().bytes() as u8;
    in_registers(cx, rows, args, |cx, args| {
        let lanes = [0, size].map(|more| {
            // The lanes of both vectors are one row of bytes.
            bytes_of(cx, rows.shape, args, |i| {
                i / size * 2 * size + i % size + more
            })
        });
        vbinary(cx, op, rows.shape, 0, lanes)
    })
}

/// `addsubps`: differences in the even lanes, and sums in the odd ones.
pub(crate) fn add_and_subtract(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let size = rows.shape.lane().bytes() as u8;
    in_registers(cx, rows, args, |cx, args| {
        let both =
            [VectorBinary::Fsub, VectorBinary::Fadd].map(|op| vbinary(cx, op, rows.shape, 0, args));
        bytes_of(cx, rows.shape, both, |i| i + i / size % 2 * 16)
    })
}

/// `psignb`: the first operand, negated where the second one is negative, and zero where that is.
pub(crate) fn with_sign(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = rows.shape;
    in_registers(cx, rows, args, |cx, [a, b]| {
        let zero = all(cx, shape, 0);
        let negative = vbinary(cx, VectorBinary::Sgt, shape, 0, [zero, b]);
        let inverted = cx.b.binary(BinaryOp::Xor, a, negative);
        let negated = vbinary(cx, VectorBinary::Sub, shape, 0, [inverted, negative]);
        let is_there = vbinary(cx, VectorBinary::Ne, shape, 0, [b, zero]);
        cx.b.binary(BinaryOp::And, negated, is_there)
    })
}

/// `roundps`: lanes rounded by the low bits of a control, or as the processor is set.
pub(crate) fn round(cx: &mut Cx<'_>, ty: TypeId, arg: Operand, control: u8) -> Done<Repr> {
    use VectorUnary as V;
    let rows = filled(cx, ty)?;
    let op = match control & 7 {
        0 => V::RoundEven,
        1 => V::Floor,
        2 => V::Ceil,
        3 => V::Trunc,
        _ => V::NearbyInt,
    };
    in_registers(cx, rows, [arg], |cx, [x]| vunary(cx, op, rows.shape, 0, x))
}

/// What `ptest` asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// Whether two vectors have no bits in common.
    Zero,
    /// Whether the second has none beyond the first.
    Carry,
    /// Whether neither holds.
    Neither,
}

/// `ptest`, and `vtestps`, which asks of the signs alone: the answer as an `i32`.
pub(crate) fn test(cx: &mut Cx<'_>, test: Test, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, cx.type_of(args[0]))?;
    let shape = ints(rows.shape, 8);
    let (a, b) = (registers(cx, rows, args[0])?, registers(cx, rows, args[1])?);
    let ([a], [b]) = (&a[..], &b[..]) else {
        return Err(cx.invalid("a vector is longer than a register"));
    };
    let is_none = |cx: &mut Cx<'_>, bits: Value| {
        if rows.shape.is_float() {
            let signs = vunary(cx, VectorUnary::Signs, rows.shape, 0, bits);
            let none = cx.constant(Type::I32, 0);
            return cx.b.icmp(IntCond::Eq, signs, none);
        }
        let zero = all(cx, shape, 0);
        let bytes = vbinary(cx, VectorBinary::Eq, shape, 0, [bits, zero]);
        let signs = vunary(cx, VectorUnary::Signs, shape, 0, bytes);
        let every = cx.constant(Type::I32, u64::from(u32::MAX >> (32 - shape.lanes())));
        cx.b.icmp(IntCond::Eq, signs, every)
    };
    let common = cx.b.binary(BinaryOp::And, *a, *b);
    let ones = all(cx, shape, 0xff);
    let others = cx.b.binary(BinaryOp::Xor, *a, ones);
    let beyond = cx.b.binary(BinaryOp::And, others, *b);
    let holds = match test {
        Test::Zero => is_none(cx, common),
        Test::Carry => is_none(cx, beyond),
        Test::Neither => {
            let (zero, carry) = (is_none(cx, common), is_none(cx, beyond));
            let either = cx.b.binary(BinaryOp::Or, zero, carry);
            let one = cx.constant(Type::I8, 1);
            cx.b.binary(BinaryOp::Xor, either, one)
        }
    };
    Ok(Repr::Value(cx.b.unary(UnaryOp::Uext, Type::I32, holds)))
}

/// Makes a vector of another type, register by register.
fn each_into(
    cx: &mut Cx<'_>,
    ty: TypeId,
    args: [Operand; 2],
    f: impl Fn(&mut Cx<'_>, Shape, [Value; 2]) -> Value,
) -> Done<Repr> {
    let (from, to) = (filled(cx, cx.type_of(args[0]))?, filled(cx, ty)?);
    let (a, b) = (registers(cx, from, args[0])?, registers(cx, from, args[1])?);
    let pairs = a.into_iter().zip(b);
    let made: Registers = pairs.map(|(a, b)| f(cx, from.shape, [a, b])).collect();
    Ok(of_registers(cx, to, &made))
}

/// `packsswb`, `packuswb`: lanes of half the width, saturating to numbers with sign or without, of the one vector
/// and then of the other in each 128 bits.
pub(crate) fn pack(cx: &mut Cx<'_>, signed: bool, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    each_into(cx, ty, args, |cx, shape, args| {
        let bits = shape.lane().bits();
        let (least, most) = match signed {
            true => (-1 << (bits / 2 - 1), (1 << (bits / 2 - 1)) - 1),
            false => (0i64, (1 << (bits / 2)) - 1),
        };
        let lane = u64::MAX >> (64 - bits);
        let least = all(cx, shape, least as u64 & lane);
        let most = all(cx, shape, most as u64);
        let args = args.map(|x| {
            let x = vbinary(cx, VectorBinary::Smax, shape, 0, [x, least]);
            vbinary(cx, VectorBinary::Smin, shape, 0, [x, most])
        });
        // The lower half of each lane; the lanes of both vectors are one row of bytes.
        let size = bits as u8 / 16;
        bytes_of(cx, shape, args, |i| i / size * 2 * size + i % size)
    })
}
