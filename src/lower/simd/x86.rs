//! What x86's instructions on integers in registers are of operations that LIR has.

use super::super::Cx;
use super::super::fail::Done;
use super::super::operand::Repr;
use super::arith::in_registers;
use super::{
    RegisterSplit, Registers, of_registers, registers, rows, vbinary, vector_const, vunary,
};
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, InstData, Shape, Type, Value, VectorBinary, VectorUnary};

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

/// `pavgb`: `(a + b + 1) >> 1` without overflow, which is `(a | b) - ((a ^ b) >> 1)`.
pub(crate) fn average(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    in_registers(cx, rows, args, |cx, [a, b]| {
        let either = cx.b.binary(BinaryOp::Or, a, b);
        let one = cx.b.binary(BinaryOp::Xor, a, b);
        let half = vunary(cx, VectorUnary::Lshr, rows.shape, 1, one);
        vbinary(cx, VectorBinary::Sub, rows.shape, 0, [either, half])
    })
}

/// `pmulhw`, `pmulhuw`: the high halves of products of 16 bits.
pub(crate) fn multiply_high(
    cx: &mut Cx<'_>,
    signed: bool,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    in_registers(cx, rows, args, |cx, [a, b]| {
        let high = vbinary(cx, VectorBinary::MulHighU16, rows.shape, 0, [a, b]);
        if !signed {
            return high;
        }
        // A negative factor is 65536 less than it is without sign, so that the product has the other one less.
        [[a, b], [b, a]].into_iter().fold(high, |high, [x, y]| {
            let sign = vunary(cx, VectorUnary::Ashr, rows.shape, 15, x);
            let less = cx.b.binary(BinaryOp::And, sign, y);
            vbinary(cx, VectorBinary::Sub, rows.shape, 0, [high, less])
        })
    })
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

/// `pmaddwd`: the products of lanes of 16 bits, two neighbours added.
pub(crate) fn multiply_add(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    each_into(cx, ty, args, |cx, shape, args| {
        let wide = ints(shape, 32);
        let upper = args.map(|x| vunary(cx, VectorUnary::Ashr, wide, 16, x));
        let lower = args.map(|x| {
            let up = vunary(cx, VectorUnary::Shl, wide, 16, x);
            vunary(cx, VectorUnary::Ashr, wide, 16, up)
        });
        let products = [lower, upper].map(|args| vbinary(cx, VectorBinary::Mul, wide, 0, args));
        vbinary(cx, VectorBinary::Add, wide, 0, products)
    })
}

/// `psadbw`: the absolute differences of bytes, eight neighbours added.
pub(crate) fn sum_of_differences(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    each_into(cx, ty, args, |cx, shape, args| {
        let greater = vbinary(cx, VectorBinary::Umax, shape, 0, args);
        let less = vbinary(cx, VectorBinary::Umin, shape, 0, args);
        let differences = vbinary(cx, VectorBinary::Sub, shape, 0, [greater, less]);
        // Each step adds the upper halves of lanes to the lower ones.
        [16, 32, 64].into_iter().fold(differences, |sums, bits| {
            let wide = ints(shape, bits);
            let low = all(cx, wide, (1 << (bits / 2)) - 1);
            let lower = cx.b.binary(BinaryOp::And, sums, low);
            let upper = vunary(cx, VectorUnary::Lshr, wide, (bits / 2) as u8, sums);
            vbinary(cx, VectorBinary::Add, wide, 0, [lower, upper])
        })
    })
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
        let each = bits as u8 / 16;
        let bytes: [u8; 16] = std::array::from_fn(|i| {
            let (lane, byte) = (i as u8 / each, i as u8 % each);
            lane * 2 * each + byte
        });
        let mask = cx.b.func.vconsts.push(u128::from_le_bytes(bytes));
        let ty: Type = shape.ty();
        cx.b.value(InstData::Vshuffle { ty, args, mask }, ty)
    })
}
