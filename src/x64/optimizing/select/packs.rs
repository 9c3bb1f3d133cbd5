//! Lanes cut to half: `pack` instructions, which put the lanes of two registers side by side.
//!
//! They give the greatest or the least number where a lane does not fit, so what is cut off is
//! zeroed first, unless the lanes are known to fit.

use super::{Selector, long, vector};
use crate::lir::{
    BinaryOp, InstData, Shape, Type, UnaryOp, Value, VectorBinary as V, VectorUnary, signed,
};
use crate::opt::interval::{self, Interval};
use crate::x64::asm::Opcode;
use crate::x64::optimizing::minst::Rm;
use crate::x64::packed::{PAND, newer, packed};
use crate::x64::shuffle::{Bytes, ZERO, is};
use regalloc2::RegClass;

/// How deep vectors are looked into.
const DEPTH: u32 = 8;
/// The lanes of a mask: none of the bits, or all.
const MASK: Interval = Interval { lo: -1, hi: 0 };

/// Selects a shuffle, of each half if it is one of 256 bits, that is one `pack` instruction; false
/// if none is, or would not pay.
pub(super) fn pack(cx: &mut Selector<'_>, result: Value, args: [Value; 2], mask: Bytes) -> bool {
    let is_long = cx.func.ty(result) == Type::V256;
    let shape = match mask {
        _ if is(mask, |i| 2 * i) => Shape::I16x8,
        _ if is(mask, |i| i / 2 * 4 + i % 2) => Shape::I32x4,
        _ => return false,
    };
    let half = narrower(shape.lane());
    let lanes = args.map(|arg| of_lanes(cx, arg, shape, DEPTH));
    let fit = |all: Interval| lanes.iter().all(|&lanes| all.holds(lanes));
    let with_sign = fit(Interval::all(half));
    let fits = with_sign || fit(naturals(half));
    let op = match (half, with_sign) {
        // `packsswb`, `packssdw`, `packuswb`, `packusdw`
        (Type::I8, true) => packed(0x63),
        (_, true) => packed(0x6b),
        (Type::I8, false) => packed(0x67),
        _ => newer(0x2b),
    };
    // `packusdw` is of SSE4.1; two shuffles of bytes are as good as zeroing.
    if half != Type::I8 && !with_sign && !(cx.features.sse41 && (fits || is_long)) {
        return false;
    }
    let whole = |op: Opcode| if is_long { op.long() } else { op };
    let to = cx.own(result);
    if fits {
        let first = cx.reg(args[0]);
        let second = cx.reg(args[1]);
        vector::packed_two(cx, to, whole(op), [first, second], None);
        return true;
    }
    let keep = shape.make(|_| half.mask());
    let args = args.map(|arg| {
        let (from, to) = (cx.reg(arg), cx.temp(RegClass::Float));
        let rm = match is_long {
            true => Rm::Mem(cx.constant_of([keep; 2], 32)),
            false => Rm::Mem(cx.constant(keep, 16)),
        };
        vector::packed_mod(cx, to, whole(PAND), from, rm, &[], None);
        to
    });
    vector::packed_two(cx, to, whole(op), args, None);
    true
}

/// Between what numbers all lanes of a vector lie, which has those of a shape.
fn of_lanes(cx: &Selector<'_>, value: Value, shape: Shape, depth: u32) -> Interval {
    let ty = shape.lane();
    let all = Interval::all(ty);
    let (Some((_, data)), Some(depth)) = (cx.def_of(value), depth.checked_sub(1)) else {
        return all;
    };
    if let Some(bits) = long::all_bits(cx, value) {
        let is_long = cx.func.ty(value) == Type::V256;
        let halves = &bits[..if is_long { 2 } else { 1 }];
        let lanes = halves.iter().flat_map(|&half| {
            (0..shape.half().lanes()).map(move |i| Interval::only(signed(ty, shape.get(half, i))))
        });
        return lanes.reduce(Interval::join).unwrap_or(all);
    }
    let of = |value| of_lanes(cx, value, shape, depth);
    let has_same = |other: Shape| other.lane() == ty;
    match data {
        // Lanes of 64 bits, which hold these, change their places.
        InstData::Vunary {
            op: VectorUnary::Half | VectorUnary::Permute,
            arg,
            ..
        } => of(arg),
        InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        } if has_same(shape) => of_unary(op, ty, imm, || of(arg)),
        InstData::Vbinary {
            op: V::Join,
            args: [low, high],
            ..
        } => of(low).join(of(high)),
        InstData::Vbinary { op, shape, .. } if has_same(shape) && op.is_mask() => MASK,
        InstData::Vbinary {
            op, shape, args, ..
        } if has_same(shape) => of_binary(op, ty, args.map(of)),
        InstData::Vshuffle { args, mask, .. } => {
            let mask = cx.func.vconsts[mask].to_le_bytes();
            let half = narrower(ty);
            let width = ty.bytes() as u8;
            let is_zero = |(i, &byte): (usize, &u8)| i as u8 % width < width / 2 || byte == ZERO;
            if mask.iter().enumerate().all(is_zero) {
                return naturals(half);
            }
            // Lanes of twice the width, cut.
            if ty == Type::I16 && is(mask, |i| i / 2 * 4 + i % 2) {
                let [first, second] = args.map(|arg| of_lanes(cx, arg, Shape::I32x4, depth));
                let lanes = first.join(second);
                return if all.holds(lanes) { lanes } else { all };
            }
            all
        }
        InstData::Binary { op, args, .. } => {
            let [x, y] = args.map(of);
            match MASK.holds(x) && MASK.holds(y) {
                true => MASK,
                false => interval::binary(op, ty, x, y),
            }
        }
        _ => all,
    }
}

/// The lanes of an operation on those of a vector.
fn of_unary(op: VectorUnary, ty: Type, imm: u8, arg: impl Fn() -> Interval) -> Interval {
    let by = Interval::only(imm.into());
    let from = Type::int(u32::from(imm) * 8).unwrap_or(ty);
    match op {
        VectorUnary::Uext => interval::unary(UnaryOp::Uext, from, ty, Interval::all(from)),
        VectorUnary::Sext => interval::unary(UnaryOp::Sext, from, ty, Interval::all(from)),
        VectorUnary::Shl => interval::binary(BinaryOp::Shl, ty, arg(), by),
        VectorUnary::Lshr => interval::binary(BinaryOp::Lshr, ty, arg(), by),
        VectorUnary::Ashr => interval::binary(BinaryOp::Ashr, ty, arg(), by),
        _ => Interval::all(ty),
    }
}

/// The lanes of an operation on those of two vectors.
fn of_binary(op: V, ty: Type, [x, y]: [Interval; 2]) -> Interval {
    match op {
        V::Add => interval::binary(BinaryOp::Add, ty, x, y),
        V::Sub => interval::binary(BinaryOp::Sub, ty, x, y),
        V::Mul => interval::binary(BinaryOp::Mul, ty, x, y),
        V::Smin => x.lesser(y),
        V::Smax => x.greater(y),
        // What has a sign is above all that has none.
        V::Umin => match (x.is_natural(), y.is_natural()) {
            (true, true) => x.lesser(y),
            (true, false) => Interval { lo: 0, ..x },
            (false, true) => Interval { lo: 0, ..y },
            _ => Interval::all(ty),
        },
        V::Umax if x.is_natural() && y.is_natural() => x.greater(y),
        V::MulHighU16 => {
            let most = |x: Interval| if x.is_natural() { x.hi } else { 0xffff };
            match (most(x) * most(y)) >> 16 {
                hi @ 0..0x8000 => Interval { lo: 0, hi },
                _ => Interval::all(ty),
            }
        }
        _ => Interval::all(ty),
    }
}

/// The integers of half the width.
fn narrower(ty: Type) -> Type {
    Type::int(ty.bits() / 2).unwrap_or(Type::I8)
}

/// All numbers of a type that have no sign.
fn naturals(ty: Type) -> Interval {
    Interval {
        lo: 0,
        hi: ty.mask() as i64,
    }
}
