//! What x86's instructions on vector registers are of operations that LIR has.

use super::super::Cx;
use super::super::fail::Done;
use super::super::operand::Repr;
use super::arith::{float_comparison, for_each_row, in_registers};
use super::{
    RegisterSplit, half_of, int_shape, joined, of_registers, registers, rows, splat, vbinary,
    vector_const, vunary,
};
use crate::ir::inst::FCmpCond;
use crate::ir::{BinaryOp as Op, Operand, TypeId};
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
    let shape = int_shape(rows.shape);
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

/// `vpternlogd`: each bit as a table of eight has it, by the bits of three vectors, the first one's being the highest.
pub(crate) fn ternary(cx: &mut Cx<'_>, table: u8, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = rows.shape;
    in_registers(cx, rows, args, |cx, [a, b, c]| {
        // Where the first bit is not set, and what differs where it is.
        let low = of_two_bits(cx, shape, table & 15, [b, c]);
        match (table ^ table >> 4) & 15 {
            0 => low,
            differs => {
                let differs = of_two_bits(cx, shape, differs, [b, c]);
                let differs = cx.b.binary(BinaryOp::And, a, differs);
                cx.b.binary(BinaryOp::Xor, low, differs)
            }
        }
    })
}

/// Each bit as a table of four has it.
fn of_two_bits(cx: &mut Cx<'_>, shape: Shape, table: u8, [b, c]: [Value; 2]) -> Value {
    use BinaryOp::{And, Or, Xor};
    let inverted = |cx: &mut Cx<'_>, x| {
        let ones = all(cx, shape, u64::MAX >> (64 - shape.lane().bits()));
        cx.b.binary(Xor, x, ones)
    };
    match table {
        0b0000 => all(cx, shape, 0),
        0b1000 => cx.b.binary(And, b, c),
        0b1100 => b,
        0b1010 => c,
        0b0110 => cx.b.binary(Xor, b, c),
        0b1110 => cx.b.binary(Or, b, c),
        0b0100 => {
            let c = inverted(cx, c);
            cx.b.binary(And, b, c)
        }
        0b0010 => {
            let b = inverted(cx, b);
            cx.b.binary(And, b, c)
        }
        // The others are those upside down.
        _ => {
            let other = of_two_bits(cx, shape, !table & 15, [b, c]);
            inverted(cx, other)
        }
    }
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
fn each_into<const N: usize>(
    cx: &mut Cx<'_>,
    ty: TypeId,
    args: [Operand; N],
    f: impl Fn(&mut Cx<'_>, Shape, [Value; N]) -> Value,
) -> Done<Repr> {
    let from = args.first().map_or(ty, |&arg| cx.type_of(arg));
    let (from, to) = (filled(cx, from)?, filled(cx, ty)?);
    let made = for_each_row(cx, from, args, &|cx, args| f(cx, from.shape, args))?;
    Ok(of_registers(cx, to, &made))
}

/// `minps`: an operation of LIR on lanes as they are.
pub(crate) fn on_lanes(
    cx: &mut Cx<'_>,
    op: VectorBinary,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    in_registers(cx, rows, args, |cx, args| {
        vbinary(cx, op, rows.shape, 0, args)
    })
}

/// `cmpps`: all ones in the lanes of which a condition holds, and zeros in the others.
pub(crate) fn compare(
    cx: &mut Cx<'_>,
    cond: FCmpCond,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let Some((op, swaps)) = float_comparison(cond) else {
        let bits = if cond == FCmpCond::True { u64::MAX } else { 0 };
        return in_registers(cx, rows, args, |cx, _| all(cx, rows.shape, bits));
    };
    in_registers(cx, rows, args, |cx, [a, b]| {
        let args = if swaps { [b, a] } else { [a, b] };
        vbinary(cx, op, rows.shape, 0, args)
    })
}

/// `cvtps2dq`, `cvttpd2dq`: to integers of 32 bits, as the processor is set to round, or cut.
pub(crate) fn to_ints(cx: &mut Cx<'_>, rounds: bool, ty: TypeId, arg: Operand) -> Done<Repr> {
    each_into(cx, ty, [arg], |cx, shape, [x]| {
        let x = match rounds {
            true => vunary(cx, VectorUnary::NearbyInt, shape, 0, x),
            false => x,
        };
        vunary(cx, VectorUnary::FtoS, shape, 0, x)
    })
}

/// `cvtpd2ps`
pub(crate) fn to_floats(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Repr> {
    each_into(cx, ty, [arg], |cx, shape, [x]| {
        vunary(cx, VectorUnary::Fdemote, shape, 0, x)
    })
}

/// The operation of LIR that shifts by vectors.
fn shift(op: Op) -> VectorBinary {
    match op {
        Op::Shl => VectorBinary::Shl,
        Op::LShr => VectorBinary::Lshr,
        _ => VectorBinary::Ashr,
    }
}

/// `vpsllvd`: each lane shifted by one of another vector.
pub(crate) fn shift_each(cx: &mut Cx<'_>, op: Op, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = rows.shape;
    let bits = u64::from(shape.lane().bits());
    in_registers(cx, rows, args, |cx, [a, by]| {
        let last = all(cx, shape, bits - 1);
        if op == Op::AShr {
            let by = vbinary(cx, VectorBinary::Umin, shape, 0, [by, last]);
            return vbinary(cx, shift(op), shape, 0, [a, by]);
        }
        let shifted = vbinary(cx, shift(op), shape, 0, [a, by]);
        let is_within = vbinary(cx, VectorBinary::Uge, shape, 0, [last, by]);
        cx.b.binary(BinaryOp::And, shifted, is_within)
    })
}

/// `pslld`: all lanes shifted by a number of 64 bits.
pub(crate) fn shift_all(
    cx: &mut Cx<'_>,
    op: Op,
    ty: TypeId,
    arg: Operand,
    by: Value,
) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = rows.shape;
    let lane = shape.lane();
    let last = cx.constant(Type::I64, u64::from(lane.bits()) - 1);
    let is_out = cx.b.icmp(IntCond::Ugt, by, last);
    let args = [is_out, last, by];
    let ty = Type::I64;
    let by = cx.b.value(InstData::Select { ty, args }, ty);
    let by = match lane {
        Type::I64 => by,
        _ => cx.b.unary(UnaryOp::Trunc, lane, by),
    };
    let amounts = splat(cx, shape, by);
    let keeps = match op {
        Op::AShr => None,
        _ => {
            let none = cx.constant(Type::I64, 0);
            let ones = cx.constant(Type::I64, u64::MAX);
            let args = [is_out, none, ones];
            let kept = cx.b.value(InstData::Select { ty, args }, ty);
            Some(splat(cx, shape.with(Shape::I64x2), kept))
        }
    };
    in_registers(cx, rows, [arg], |cx, [a]| {
        let shifted = vbinary(cx, shift(op), shape, 0, [a, amounts]);
        match keeps {
            Some(keeps) => cx.b.binary(BinaryOp::And, shifted, keeps),
            None => shifted,
        }
    })
}

/// The lowest 64 bits of a vector.
pub(crate) fn lowest_bits(cx: &mut Cx<'_>, arg: Operand) -> Done<Value> {
    let rows = filled(cx, cx.type_of(arg))?;
    match registers(cx, rows, arg)?.first() {
        Some(&register) => {
            let shape = rows.shape.with(Shape::I64x2);
            Ok(vunary(cx, VectorUnary::Extract, shape, 0, register))
        }
        None => Err(cx.invalid("a vector has no lanes")),
    }
}

/// Lanes of each 128 bits of a vector by the lowest bits of those of another one.
fn lanes_by(cx: &mut Cx<'_>, shape: Shape, [a, by]: [Value; 2]) -> Value {
    let size = shape.lane().bytes() as u8;
    // `vpermilpd` looks at the second bit.
    let bits = if size == 8 { 2 } else { 3 };
    let bits = all(cx, shape, bits);
    let number = cx.b.binary(BinaryOp::And, by, bits);
    let first = vunary(cx, VectorUnary::Shl, shape, 2, number);
    let first = bytes_of(cx, shape, [first; 2], |i| i / size * size);
    let bytes = ints(shape, 8);
    let order = u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7]) & shape.lane().mask();
    let order = all(cx, shape, order);
    let places = vbinary(cx, VectorBinary::Add, bytes, 0, [first, order]);
    vbinary(cx, VectorBinary::ShuffleBytes, bytes, 0, [a, places])
}

/// `vpermilps`: lanes of the same 128 bits by numbers.
pub(crate) fn permute(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    let shape = int_shape(rows.shape);
    in_registers(cx, rows, args, |cx, args| lanes_by(cx, shape, args))
}

/// `vpermd`: lanes of 256 bits by numbers.
pub(crate) fn permute_all(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let rows = filled(cx, ty)?;
    if !rows.shape.is_long() {
        return Err(cx.unsupported_type(ty));
    }
    let shape = ints(rows.shape, 32);
    in_registers(cx, rows, args, |cx, [a, by]| {
        let [low, high] = [0, 1].map(|which| {
            let half = half_of(cx, a, which);
            let both = joined(cx, [half; 2]);
            lanes_by(cx, shape, [both, by])
        });
        let sign = vunary(cx, VectorUnary::Shl, shape, 29, by);
        let zero = all(cx, shape, 0);
        let is_high = vbinary(cx, VectorBinary::Sgt, shape, 0, [zero, sign]);
        cx.b.blend(is_high, high, low)
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
        // The lower half of each lane; the lanes of both vectors are one row of bytes.
        let size = bits as u8 / 16;
        bytes_of(cx, shape, args, |i| i / size * 2 * size + i % size)
    })
}
