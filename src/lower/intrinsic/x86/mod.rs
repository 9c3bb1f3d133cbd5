//! `llvm.x86.*`: what C compilers write for instructions of x86 for which LLVM IR has no operation
//! of its own.
//!
//! Each is operations of LIR, on registers or lane by lane, or is carried out by the runtime, on any processor.

mod atomic;
mod avx512;
mod complex;
mod families;
mod masks;
mod table;

pub(crate) use families::family;
pub(crate) use table::X86;

use super::super::{
    aggregate, arith, elements, family, memory, scalar, simd, vector as lower_vector,
};
use super::{predicated, vector};

use self::avx512::{Form, LaneOp, Narrowing};
use self::complex::ComplexOp;
use self::masks::MaskOp;
use super::vector::{NextLane, VectorOp};
use crate::ir::inst::{FCmpCond, RmwOp};
use crate::ir::{self, BinaryOp as Op, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::emulated::stride;
use crate::lir::{
    BinaryOp, Emulated, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value, VectorBinary,
    VectorTernary, VectorUnary,
};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::Scalar;
use crate::lower::operand::Repr;
use crate::lower::simd::x86::Test;

/// An intrinsic of x86.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum X86Op {
    /// `minps`: an operation of LIR on lanes as they are.
    OnLanes(VectorBinary),
    /// `vpermilps`: lanes of the same 128 bits by numbers.
    Permute,
    /// `vpermd`: lanes of 256 bits by numbers.
    PermuteAll,
    /// `minss`, `maxss`: of the lowest lane.
    LowestLimit(BinaryOp),
    /// `packssdw`, `packuswb`: to half the width, saturating; signed or not.
    Pack(bool),
    /// An operation of LIR on one vector, of lanes of so many bits; the second argument is the constant that it bears.
    OfOne(VectorUnary, u32),
    /// The same on two.
    OfTwo(VectorBinary, u32),
    /// The same on three.
    OfThree(VectorTernary, u32),
    /// `haddps`, `phsubsw`: an operation on neighbours.
    Neighbours(VectorBinary),
    /// `addsubps`
    AddSub,
    /// `psignb`
    WithSign,
    /// `ptest`
    Test(Test),
    /// `roundps`
    Round,
    /// `movmskps`, `pmovmskb`: the sign of each lane.
    Signs,
    /// `blendvps`, `pblendvb`: lanes of the second vector where a third one has a sign.
    BlendBySigns,
    /// `pslld` by a number that holds for all lanes.
    Shift(Op),
    /// `pslld` by the lowest 64 bits of a vector.
    ShiftByLowest(Op),
    /// `vpsllvd`: each lane by one of its own.
    ShiftEach(Op),
    /// `comiss`: a comparison of the lowest lanes.
    Compare(FCmpCond),
    /// `cmpss`: the lowest lane becomes all ones or zero.
    CompareLowest,
    /// `cvtss2si`, rounded, or `cvttss2si`, cut: the lowest lane.
    ToInt(bool),
    /// `cvtps2dq`, `cvttps2dq`: all lanes; those above are zero.
    ToInts(bool),
    /// `cvtpd2ps`: all lanes; those above are zero.
    ToFloats,
    /// `cvtsd2ss`: the lowest lane of the second operand in place of that of the first.
    LowestToFloat,
    /// `cmpps`: all lanes become all ones or zero.
    CompareAll,
    /// One that the runtime carries out.
    Emulated(Emulated),
    /// `adc`, `sbb`: with a carry in and out.
    Carry(BinaryOp),
    /// `lddqu`
    Load,
    /// `vmaskmovps` from memory: the lanes whose mask has a sign; others are zero.
    MaskedLoad,
    /// And to memory.
    MaskedStore,
    /// `maskmovdqu`: the same of bytes, with the address last.
    MaskedBytes,
    /// `vpgatherdd`
    Gather,
    /// One of AVX-512 that computes on lanes.
    OfLanes(LaneOp, Form),
    /// `vpmovdb` to memory: lanes of so many bits.
    NarrowToMemory(Narrowing, u8),
    /// `vcvtsi2ss`: an integer in place of the lowest lane; with sign or without.
    LowestFromInt(bool),
    /// One of masks.
    OfMasks(MaskOp),
    /// A product of complex halves.
    Complex(ComplexOp),
    /// An instruction on whole vectors that the runtime carries out, and takes with it so many vectors.
    Whole(Emulated),
    /// `lock sub` and its like, and a condition on what flags it leaves.
    AtomicFlags(RmwOp),
    /// `lock bts` and its like: a bit as it was, in its place or as 0 or 1.
    AtomicBit(RmwOp, bool),
}

/// The conditions of `cmpss` by their numbers; the upper ones are of AVX. The 16 beyond them differ
/// in exceptions alone.
const CONDITIONS: [FCmpCond; 16] = [
    FCmpCond::Oeq,
    FCmpCond::Olt,
    FCmpCond::Ole,
    FCmpCond::Uno,
    FCmpCond::Une,
    FCmpCond::Uge,
    FCmpCond::Ugt,
    FCmpCond::Ord,
    FCmpCond::Ueq,
    FCmpCond::Ult,
    FCmpCond::Ule,
    FCmpCond::False,
    FCmpCond::One,
    FCmpCond::Oge,
    FCmpCond::Ogt,
    FCmpCond::True,
];

pub(crate) fn x86_intrinsic(cx: &mut Cx<'_>, op: X86Op, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    match op {
        X86Op::Emulated(which) => emulated(cx, which, ty, args),
        X86Op::Carry(op) => add_with_carry(cx, op, ty, [arg(0), arg(1), arg(2)]),
        X86Op::Load => {
            let at = cx.address(arg(0))?;
            memory::load_at(cx, ty, MemFlags::PLAIN, at)
        }
        X86Op::MaskedLoad => {
            let next = vector::next(cx, VectorOp::MaskedLoad, arg(0))?;
            let (mask, zero) = (signs(cx, arg(1))?, predicated::zero(cx, ty)?);
            vector::masked_load(cx, next, mask, zero)
        }
        X86Op::MaskedStore => {
            let next = vector::next(cx, VectorOp::MaskedStore, arg(0))?;
            let mask = signs(cx, arg(1))?;
            vector::masked_store(cx, next, arg(2), mask)
        }
        X86Op::MaskedBytes => {
            let next = vector::next(cx, VectorOp::MaskedStore, arg(2))?;
            let mask = signs(cx, arg(1))?;
            vector::masked_store(cx, next, arg(0), mask)
        }
        X86Op::Gather => gather_by_index(cx, ty, [arg(0), arg(1), arg(2), arg(3), arg(4)]),
        X86Op::OfLanes(op, form) => avx512::on_lanes(cx, (op, form), ty, args),
        X86Op::NarrowToMemory(how, bits) => {
            avx512::narrow_to_memory(cx, (how, bits), [arg(0), arg(1), arg(2)])
        }
        X86Op::LowestFromInt(signed) => avx512::lowest_from_int(cx, signed, ty, args),
        X86Op::OfMasks(op) => masks::mask_intrinsic(cx, op, ty, args),
        X86Op::Complex(op) => complex::complex(cx, op, ty, args),
        X86Op::Whole(which) => avx512::whole(cx, which, ty, args),
        X86Op::AtomicFlags(op) => atomic::atomic_flags(cx, op, [arg(0), arg(1), arg(2)]),
        X86Op::AtomicBit(op, in_place) => {
            atomic::atomic_bit(cx, (op, in_place), ty, [arg(0), arg(1)])
        }
        op => x86_of_vectors(cx, op, ty, args),
    }
}

/// An intrinsic that computes on the lanes of a vector.
fn x86_of_vectors(cx: &mut Cx<'_>, op: X86Op, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let from_ty = cx.type_of(arg(0));
    let (from, _) = lower_vector::vector_of(cx, from_ty)?;
    match op {
        X86Op::OnLanes(op) => simd::x86::on_lanes(cx, op, ty, [arg(0), arg(1)]),
        X86Op::Permute => simd::x86::permute(cx, ty, [arg(0), arg(1)]),
        X86Op::PermuteAll => simd::x86::permute_all(cx, ty, [arg(0), arg(1)]),
        X86Op::LowestLimit(op) => {
            let [a, b] = lowest(cx, [arg(0), arg(1)])?;
            let limit = cx.b.binary(op, a, b);
            with_lowest(cx, arg(0), limit)
        }
        X86Op::OfOne(op, bits) => {
            let imm = immediate(cx, args, 1)?;
            simd::x86::of_one(cx, (op, bits, imm), ty, arg(0))
        }
        X86Op::OfTwo(op, bits) => {
            let imm = immediate(cx, args, 2)?;
            simd::x86::of_two(cx, (op, bits, imm), ty, [arg(0), arg(1)])
        }
        X86Op::OfThree(op, bits) => {
            simd::x86::of_three(cx, (op, bits), ty, [arg(0), arg(1), arg(2)])
        }
        X86Op::Neighbours(op) => simd::x86::on_neighbours(cx, op, ty, [arg(0), arg(1)]),
        X86Op::AddSub => simd::x86::add_and_subtract(cx, ty, [arg(0), arg(1)]),
        X86Op::WithSign => simd::x86::with_sign(cx, ty, [arg(0), arg(1)]),
        X86Op::Test(test) => simd::x86::test(cx, test, [arg(0), arg(1)]),
        X86Op::Round => {
            let control = immediate(cx, args, 1)?;
            simd::x86::round(cx, ty, arg(0), control)
        }
        X86Op::Pack(signed) => simd::x86::pack(cx, signed, ty, [arg(0), arg(1)]),
        X86Op::Signs => simd::x86::signs(cx, from_ty, arg(0)),
        X86Op::BlendBySigns => simd::x86::blend_by_signs(cx, ty, [arg(0), arg(1), arg(2)]),
        X86Op::Shift(op) => {
            if let Repr::Const(_, by) = cx.repr(arg(1))? {
                return shift_by_known(cx, op, ty, arg(0), by);
            }
            let scalar = scalar::of_type(cx, cx.type_of(arg(1)))?;
            let by = cx.value(arg(1))?;
            let by = scalar::zext(cx, by, scalar, Scalar::PTR);
            simd::x86::shift_all(cx, op, ty, arg(0), by)
        }
        X86Op::ShiftByLowest(op) => {
            let by = simd::x86::lowest_bits(cx, arg(1))?;
            simd::x86::shift_all(cx, op, ty, arg(0), by)
        }
        X86Op::ShiftEach(op) => simd::x86::shift_each(cx, op, ty, [arg(0), arg(1)]),
        X86Op::Compare(cond) => {
            let args = lowest(cx, [arg(0), arg(1)])?;
            let compared = scalar::fcmp_reprs(cx, cond, from, args)?;
            let compared = cx.materialize(compared)?;
            Ok(Repr::Value(as_word(cx, false, Scalar::BOOL, compared)))
        }
        X86Op::CompareLowest => {
            let cond = condition(cx, arg(2))?;
            let args = lowest(cx, [arg(0), arg(1)])?;
            let lowest = ones_if(cx, cond, from, args)?;
            with_lowest(cx, arg(0), lowest)
        }
        X86Op::CompareAll => {
            let cond = condition(cx, arg(2))?;
            simd::x86::compare(cx, cond, ty, [arg(0), arg(1)])
        }
        X86Op::ToInt(rounds) => {
            let to = scalar::of_type(cx, ty)?;
            let [x, _] = lowest(cx, [arg(0), arg(0)])?;
            Ok(Repr::Value(rounded_int(cx, rounds, from, to, x)?))
        }
        X86Op::ToInts(rounds) => simd::x86::to_ints(cx, rounds, ty, arg(0)),
        X86Op::ToFloats => simd::x86::to_floats(cx, ty, arg(0)),
        X86Op::LowestToFloat => {
            let (wide, _) = lower_vector::vector_of(cx, cx.type_of(arg(1)))?;
            let [x, _] = lowest(cx, [arg(1), arg(1)])?;
            let lowest = scalar::cast_value(cx, CastOp::FPTrunc, wide, from, x)?;
            with_lowest(cx, arg(0), lowest)
        }
        _ => Err(cx.unsupported("this intrinsic")),
    }
}

/// An instruction that the runtime carries out on arguments in memory.
fn emulated(cx: &mut Cx<'_>, which: Emulated, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let first = args.first().and_then(|&word| {
        let layout = cx.info.layout(cx.module, cx.type_of(Operand(word)));
        layout.map(|layout| layout.store_size)
    });
    let bytes = first.unwrap_or(8);
    let stride = stride(bytes);
    let slot = cx.b.slot(stride * args.len().max(1) as u32, 16);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    for (n, &word) in args.iter().enumerate() {
        let (arg, arg_ty) = (Operand(word), cx.type_of(Operand(word)));
        let repr = cx.repr(arg)?;
        memory::store_at(
            cx,
            arg_ty,
            MemFlags::PLAIN,
            repr,
            (at, stride as i32 * n as i32),
        )?;
    }
    let which = cx.constant(Type::I64, which as u64);
    let bytes = cx.constant(Type::I64, bytes);
    let result = scalar::libcall(cx, Libcall::Emulate, Type::I64, &[at, which, bytes])?;
    match cx.module.types.resolved(ty) {
        ir::Type::Void => Ok(Repr::Unset),
        ir::Type::Int(_) => {
            let to = scalar::of_type(cx, ty)?;
            Ok(Repr::Value(scalar::resized(cx, result, Scalar::PTR, to)))
        }
        _ => memory::load_at(cx, ty, MemFlags::PLAIN, (at, 0)),
    }
}

/// A sum or a difference with a carry: the carry out, and the number.
fn add_with_carry(cx: &mut Cx<'_>, op: BinaryOp, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
    let scalar = scalar::of_type(cx, cx.type_of(args[1]))?;
    let [carry, a, b] = [cx.value(args[0])?, cx.value(args[1])?, cx.value(args[2])?];
    let none = cx.constant(Type::I8, 0);
    let carry = cx.b.icmp(IntCond::Ne, carry, none);
    let carry = scalar::zext(cx, carry, Scalar::full(Type::I8), scalar);
    let (first, over) = arith::with_overflow(cx, op, false, scalar, a, b);
    let (both, again) = arith::with_overflow(cx, op, false, scalar, first, carry);
    let out = cx.b.binary(BinaryOp::Or, over, again);
    Ok(aggregate::with_leaves(cx, ty, &[out, both]))
}

/// Whether each lane has a sign, as an operand that is a mask.
fn signs(cx: &mut Cx<'_>, mask: Operand) -> Done<Operand> {
    let mask_ty = cx.type_of(mask);
    let (scalar, _) = lower_vector::vector_of(cx, mask_ty)?;
    if scalar.ty.is_int() {
        let zero = predicated::zero(cx, mask_ty)?;
        let repr = family::icmp(cx, ICmpCond::Slt, [mask, zero])?;
        return Ok(elements::stand_in(cx, mask_ty, repr));
    }
    let top = u32::from(scalar.bits) - 1;
    let mut lanes = lower_vector::lane_reprs(cx, mask)?;
    for lane in &mut lanes {
        *lane = match *lane {
            Repr::Const(_, bits) => Repr::Const(Type::I8, bits >> top & 1),
            repr => {
                let lane = cx.materialize(repr)?;
                let bits = bits_of_lane(cx, scalar, lane);
                let zero = cx.constant(cx.b.func.ty(bits), 0);
                Repr::Value(cx.b.icmp(IntCond::Slt, bits, zero))
            }
        };
    }
    let repr = lower_vector::of_lane_reprs(cx, &lanes);
    Ok(elements::stand_in(cx, mask_ty, repr))
}

/// `vpgatherdd`: of the first operand, the base, the indices, the mask and the scale. Lanes for
/// which there is no index are zero.
fn gather_by_index(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 5]) -> Done<Repr> {
    let [instead, base, indices, mask, scale] = args;
    let Repr::Const(_, scale) = cx.repr(scale)? else {
        return Err(cx.invalid("its scale is not constant"));
    };
    let (to, len) = lower_vector::vector_of(cx, ty)?;
    let (from, count) = lower_vector::vector_of(cx, cx.type_of(indices))?;
    let count = count.min(len) as usize;
    let base = cx.value(base)?;
    let mut places = vec![Repr::Value(base); len as usize];
    let indices = lower_vector::lane_values(cx, indices)?;
    for (place, &index) in places.iter_mut().zip(&indices[..count]) {
        let index = scalar::sext(cx, index, from, Scalar::PTR);
        let by = memory::times(cx, index, scale);
        *place = Repr::Value(cx.b.binary(BinaryOp::Add, base, by));
    }
    places.reverse();
    let mask = signs(cx, mask)?;
    let loaded = vector::masked_load(cx, NextLane::Each(places), mask, instead)?;
    if count == len as usize {
        return Ok(loaded);
    }
    let loaded = elements::stand_in(cx, ty, loaded);
    let mut lanes = lower_vector::lane_reprs(cx, loaded)?;
    lanes[count..].fill(Repr::Const(to.ty, 0));
    Ok(lower_vector::of_lane_reprs(cx, &lanes))
}

/// The constant that an argument is, or 0 where there is none.
fn immediate(cx: &mut Cx<'_>, args: &[u32], n: usize) -> Done<u8> {
    let Some(&word) = args.get(n) else {
        return Ok(0);
    };
    match cx.repr(Operand(word))? {
        Repr::Const(_, number) => Ok(number as u8),
        _ => Err(cx.invalid("its control is not constant")),
    }
}

/// The condition that a number is.
fn condition(cx: &mut Cx<'_>, number: Operand) -> Done<FCmpCond> {
    match cx.repr(number)? {
        Repr::Const(_, number) => Ok(CONDITIONS[(number & 15) as usize]),
        _ => Err(cx.invalid("its condition is not constant")),
    }
}

/// All ones if a comparison holds, and else zero.
fn ones_if(cx: &mut Cx<'_>, cond: FCmpCond, scalar: Scalar, args: [Value; 2]) -> Done<Value> {
    let compared = scalar::fcmp_reprs(cx, cond, scalar, args)?;
    let compared = cx.materialize(compared)?;
    let ones = cx.constant(scalar.ty, scalar.mask());
    let zero = cx.constant(scalar.ty, 0);
    Ok(scalar::select_values(cx, compared, ones, zero))
}

/// The lowest lanes of two vectors.
fn lowest(cx: &mut Cx<'_>, args: [Operand; 2]) -> Done<[Value; 2]> {
    let [a, b] = [
        aggregate::parts(cx, args[0])?,
        aggregate::parts(cx, args[1])?,
    ];
    Ok([aggregate::part(cx, a, 0)?, aggregate::part(cx, b, 0)?])
}

/// A vector with another lowest lane.
fn with_lowest(cx: &mut Cx<'_>, vector: Operand, lowest: Value) -> Done<Repr> {
    let mut lanes = lower_vector::lane_reprs(cx, vector)?;
    if let Some(lane) = lanes.first_mut() {
        *lane = Repr::Value(lowest);
    }
    Ok(lower_vector::of_lane_reprs(cx, &lanes))
}

/// A narrow integer as an `i32`.
fn as_word(cx: &mut Cx<'_>, signed: bool, scalar: Scalar, value: Value) -> Value {
    match signed {
        true => scalar::sext(cx, value, scalar, Scalar::full(Type::I32)),
        false => scalar::zext(cx, value, scalar, Scalar::full(Type::I32)),
    }
}

/// A lane as an integer.
fn bits_of_lane(cx: &mut Cx<'_>, scalar: Scalar, lane: Value) -> Value {
    match Type::int(scalar.ty.bits()) {
        Some(ty) if !scalar.ty.is_int() => cx.b.unary(UnaryOp::Bitcast, ty, lane),
        _ => lane,
    }
}

/// A float as an integer, the minimum of which stands for what does not fit.
fn rounded_int(cx: &mut Cx<'_>, rounds: bool, from: Scalar, to: Scalar, x: Value) -> Done<Value> {
    let x = match rounds {
        true => arith::math(cx, Maths::Rint, from, &[x])?,
        false => x,
    };
    scalar::cast_value(cx, CastOp::FPToSI, from, to, x)
}

/// All lanes shifted by a constant: what is shifted out altogether leaves zeros, or signs.
fn shift_by_known(cx: &mut Cx<'_>, op: Op, ty: TypeId, arg: Operand, by: u64) -> Done<Repr> {
    let (scalar, _) = lower_vector::vector_of(cx, ty)?;
    let by = match op {
        Op::AShr => by.min(u64::from(scalar.bits) - 1),
        _ if by >= u64::from(scalar.bits) => {
            let zero = predicated::zero(cx, ty)?;
            return cx.repr(zero);
        }
        _ => by,
    };
    let by = predicated::splat_int(cx, ty, by)?;
    family::binary(cx, op, ty, [arg, by])
}
