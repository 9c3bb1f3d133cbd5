//! Vectors, lane by lane.
//!
//! As values they are aggregates: a scalar for each lane. What is to be looked at by another type,
//! or by an index that is not constant, goes by way of a slot.

use smallvec::SmallVec;

use super::fail::Done;
use super::family::Lowering;
use super::info::Scalar;
use super::operand::Repr;
use super::scalar::int_cond;
use super::wide_int::Words;
use super::{
    Cx, aggregate, big_float, elements, intrinsic, memory, scalar, simd, small_float, wide_int,
};
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::{BinaryOp, InstData, MemFlags, Type, UnaryOp, Value};

/// The lanes of a vector.
pub(super) type Lanes = SmallVec<[Value; 8]>;

/// What lowers an instruction on vectors of scalars: in registers where there is an operation for that,
/// else lane by lane.
pub(super) const LOWERING: Lowering = Lowering {
    binary: vector_binary,
    fneg: vector_fneg,
    icmp: vector_icmp,
    fcmp: vector_fcmp,
    cast: cast_lanes,
    intrinsic: intrinsic::lanes_intrinsic,
};

fn vector_binary(cx: &mut Cx<'_>, op: ir::BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    match simd::arith::binary(cx, op, ty, args)? {
        Some(repr) => Ok(repr),
        None => lanes_of_two(cx, ty, args, |cx, scalar, [x, y]| {
            scalar::binary_values(cx, op, scalar, x, y)
        }),
    }
}

fn vector_fneg(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Repr> {
    match simd::float::float(cx, UnaryOp::Fneg, ty, arg)? {
        Some(repr) => Ok(repr),
        None => lanes_of_one(cx, ty, arg, |cx, scalar, value| {
            Ok(small_float::fneg_value(cx, scalar, value))
        }),
    }
}

fn vector_icmp(cx: &mut Cx<'_>, cond: ICmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let cond = int_cond(cond);
    match simd::arith::icmp(cx, cond, ty, args)? {
        Some(repr) => Ok(repr),
        None => lanes_of_two(cx, ty, args, |cx, scalar, [x, y]| {
            Ok(scalar::icmp_values(cx, cond, scalar, x, y))
        }),
    }
}

fn vector_fcmp(cx: &mut Cx<'_>, cond: FCmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    match simd::arith::fcmp(cx, cond, ty, args)? {
        Some(repr) => Ok(repr),
        None => lanes_of_two(cx, ty, args, |cx, scalar, args| {
            let compared = scalar::fcmp_reprs(cx, cond, scalar, args)?;
            cx.materialize(compared)
        }),
    }
}

/// The lanes of a type that is a vector.
pub(super) fn of_type(cx: &Cx<'_>, ty: TypeId) -> Option<(Scalar, u32)> {
    cx.info.vector(cx.module, ty)
}

/// The same; the error that the instruction cannot work on it if it is none.
pub(super) fn vector_of(cx: &Cx<'_>, ty: TypeId) -> Done<(Scalar, u32)> {
    match of_type(cx, ty) {
        Some(vector) => Ok(vector),
        None => Err(cx.unsupported_type(ty)),
    }
}

/// The lanes of an operand.
pub(super) fn lane_values(cx: &mut Cx<'_>, operand: Operand) -> Done<Lanes> {
    let (_, len) = vector_of(cx, cx.type_of(operand))?;
    let parts = aggregate::parts(cx, operand)?;
    (0..len as usize)
        .map(|i| aggregate::part(cx, parts, i))
        .collect()
}

/// A vector of these lanes.
pub(super) fn of_lanes(cx: &mut Cx<'_>, lanes: &[Value]) -> Repr {
    let at = cx.s.parts.len() as u32;
    cx.s.parts.extend(lanes.iter().map(|&v| Repr::Value(v)));
    Repr::Parts(at)
}

/// What each lane of an operand is.
pub(super) fn lane_reprs(cx: &mut Cx<'_>, operand: Operand) -> Done<Vec<Repr>> {
    let (_, len) = vector_of(cx, cx.type_of(operand))?;
    let at = aggregate::parts(cx, operand)? as usize;
    match cx.s.parts.get(at..at + len as usize) {
        Some(parts) => Ok(parts.to_vec()),
        None => Err(cx.invalid("a vector lacks a lane")),
    }
}

/// A vector of such lanes.
pub(super) fn of_lane_reprs(cx: &mut Cx<'_>, lanes: &[Repr]) -> Repr {
    let at = cx.s.parts.len() as u32;
    cx.s.parts.extend_from_slice(lanes);
    Repr::Parts(at)
}

/// Applies `f` to each lane of one operand of type `ty`.
pub(super) fn lanes_of_one(
    cx: &mut Cx<'_>,
    ty: TypeId,
    arg: Operand,
    f: impl Fn(&mut Cx<'_>, Scalar, Value) -> Done<Value>,
) -> Done<Repr> {
    let (scalar, _) = vector_of(cx, ty)?;
    let mut lanes = lane_values(cx, arg)?;
    for lane in &mut lanes {
        *lane = f(cx, scalar, *lane)?;
    }
    Ok(of_lanes(cx, &lanes))
}

/// Applies `f` to the lanes of two operands of type `ty`.
pub(super) fn lanes_of_two(
    cx: &mut Cx<'_>,
    ty: TypeId,
    [a, b]: [Operand; 2],
    f: impl Fn(&mut Cx<'_>, Scalar, [Value; 2]) -> Done<Value>,
) -> Done<Repr> {
    let (scalar, _) = vector_of(cx, ty)?;
    let mut lanes = lane_values(cx, a)?;
    let others = lane_values(cx, b)?;
    for (lane, &other) in lanes.iter_mut().zip(&others) {
        *lane = f(cx, scalar, [*lane, other])?;
    }
    Ok(of_lanes(cx, &lanes))
}

/// `select` with a condition for each lane.
pub(super) fn lanes_of_select(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
    vector_of(cx, ty)?;
    let conds = lane_values(cx, args[0])?;
    let mut lanes = lane_values(cx, args[1])?;
    let others = lane_values(cx, args[2])?;
    for ((lane, &other), &cond) in lanes.iter_mut().zip(&others).zip(&conds) {
        *lane = scalar::select_values(cx, cond, *lane, other);
    }
    Ok(of_lanes(cx, &lanes))
}

/// A conversion from or to a vector.
pub(super) fn cast_lanes(cx: &mut Cx<'_>, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    if let Some(repr) = simd::cast::cast(cx, op, from_ty, ty, arg)? {
        return Ok(repr);
    }
    if let (Some((from, n)), Some((to, m))) = (of_type(cx, from_ty), of_type(cx, ty))
        && (op != CastOp::BitCast || n == m)
    {
        return lanes_of_one(cx, from_ty, arg, |cx, _, lane| match from == to {
            true => Ok(lane),
            false => scalar::cast_value(cx, op, from, to, lane),
        });
    }
    if op != CastOp::BitCast {
        return Err(cx.unsupported_type(ty));
    }
    let packed = is_packed(cx, from_ty) || is_packed(cx, ty);
    match packed
        && big_float::format(cx, from_ty)
            .or(big_float::format(cx, ty))
            .is_none()
    {
        true => {
            let bits = bits_of(cx, from_ty, arg)?;
            of_bits(cx, ty, &bits)
        }
        false => reinterpret(cx, from_ty, ty, arg),
    }
}

/// Whether a type is a vector whose lanes are no whole bytes.
fn is_packed(cx: &Cx<'_>, ty: TypeId) -> bool {
    matches!(of_type(cx, ty), Some((lane, _)) if !lane.bits.is_multiple_of(8))
}

/// The bits of a value, as words of 64: the first lane of a vector is the lowest.
fn bits_of(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Words> {
    if let Some((lane, _)) = of_type(cx, ty) {
        let lanes = lane_values(cx, arg)?;
        return Ok(bits_of_lanes(cx, std::iter::repeat(lane), &lanes));
    }
    match cx.info.scalar(ty) {
        Some(scalar) if !scalar.ty.is_int() => {
            let value = cx.value(arg)?;
            Ok(bits_of_lanes(cx, [scalar].into_iter(), &[value]))
        }
        _ => wide_int::words(cx, arg),
    }
}

/// The value of a type that has these bits.
fn of_bits(cx: &mut Cx<'_>, ty: TypeId, bits: &[Value]) -> Done<Repr> {
    if let Some((lane, len)) = of_type(cx, ty) {
        let lanes = lanes_of_bits(cx, std::iter::repeat_n(lane, len as usize), bits);
        return Ok(of_lanes(cx, &lanes));
    }
    match (wide_int::width(cx, ty), bits.first()) {
        (Some(width), _) => Ok(wide_int::of_words(cx, width, bits)),
        (None, Some(_)) => {
            let scalar = scalar::of_type(cx, ty)?;
            let lanes = lanes_of_bits(cx, [scalar].into_iter(), bits);
            Ok(Repr::Value(lanes[0]))
        }
        (None, None) => Err(cx.unsupported_type(ty)),
    }
}

/// The bits of lanes one behind the other.
pub(super) fn bits_of_lanes(
    cx: &mut Cx<'_>,
    scalars: impl Iterator<Item = Scalar>,
    lanes: &[Value],
) -> Words {
    let zero = cx.constant(Type::I64, 0);
    let mut words = Words::new();
    let mut place = 0;
    for (lane, &value) in scalars.zip(lanes) {
        let width = u32::from(lane.bits);
        let value = int_of(cx, lane, value);
        let (word, shift) = ((place / 64) as usize, place % 64);
        place += width;
        words.resize(place.div_ceil(64) as usize, zero);
        or_into(cx, &mut words, word, BinaryOp::Shl, value, shift);
        if shift + width > 64 {
            or_into(cx, &mut words, word + 1, BinaryOp::Lshr, value, 64 - shift);
        }
    }
    words
}

fn or_into(cx: &mut Cx<'_>, words: &mut Words, i: usize, op: BinaryOp, value: Value, shift: u32) {
    let zero = cx.constant(Type::I64, 0);
    let shift_by = cx.constant(Type::I64, shift.into());
    let value = match shift {
        0 => value,
        _ => cx.b.binary(op, value, shift_by),
    };
    words[i] = match words[i] == zero {
        true => value,
        false => cx.b.binary(BinaryOp::Or, words[i], value),
    };
}

/// The lanes that lie in these bits one behind the other.
pub(super) fn lanes_of_bits(
    cx: &mut Cx<'_>,
    scalars: impl Iterator<Item = Scalar>,
    words: &[Value],
) -> Lanes {
    let mut lanes = Lanes::new();
    let mut place = 0;
    for lane in scalars {
        let width = u32::from(lane.bits);
        let (word, shift) = ((place / 64) as usize, place % 64);
        place += width;
        let Some(&low) = words.get(word) else { break };
        let mut value = low;
        if shift > 0 {
            let by = cx.constant(Type::I64, shift.into());
            value = cx.b.binary(BinaryOp::Lshr, low, by);
        }
        if let Some(&high) = words.get(word + 1)
            && shift + width > 64
        {
            let by = cx.constant(Type::I64, (64 - shift).into());
            let high = cx.b.binary(BinaryOp::Shl, high, by);
            value = cx.b.binary(BinaryOp::Or, value, high);
        }
        lanes.push(of_int(cx, lane, value));
    }
    lanes
}

/// A scalar as an `i64`, zero-extended.
fn int_of(cx: &mut Cx<'_>, scalar: Scalar, value: Value) -> Value {
    match Type::int(scalar.ty.bits()) {
        Some(ty) if !scalar.ty.is_int() => {
            let bits = cx.b.unary(UnaryOp::Bitcast, ty, value);
            scalar::zext(cx, bits, Scalar::full(ty), Scalar::PTR)
        }
        _ => scalar::zext(cx, value, scalar, Scalar::PTR),
    }
}

/// The scalar in the low bits of an `i64`.
fn of_int(cx: &mut Cx<'_>, scalar: Scalar, value: Value) -> Value {
    match Type::int(scalar.ty.bits()) {
        Some(ty) if !scalar.ty.is_int() => {
            let bits = scalar::trunc(cx, value, Scalar::PTR, Scalar::full(ty));
            cx.b.unary(UnaryOp::Bitcast, scalar.ty, bits)
        }
        _ => scalar::trunc(cx, value, Scalar::PTR, scalar),
    }
}

/// Loads so many bits; memory behind the last byte is not touched.
pub(super) fn load_bits(cx: &mut Cx<'_>, bits: u32, flags: MemFlags, at: (Value, i32)) -> Words {
    let mut words = Words::new();
    for done in (0..bits).step_by(64) {
        let scalar = Scalar::int((bits - done).min(64)).unwrap_or(Scalar::PTR);
        let at = cx.moved(at, u64::from(done / 8));
        let word = memory::load_scalar(cx, scalar, flags, at);
        words.push(scalar::zext(cx, word, scalar, Scalar::PTR));
    }
    words
}

/// Stores so many bits, and zeros up to the end of the last byte.
pub(super) fn store_bits(
    cx: &mut Cx<'_>,
    bits: u32,
    flags: MemFlags,
    words: &[Value],
    at: (Value, i32),
) {
    for (done, &word) in (0..bits).step_by(64).zip(words) {
        let scalar = Scalar::int((bits - done).min(64)).unwrap_or(Scalar::PTR);
        let at = cx.moved(at, u64::from(done / 8));
        let word = scalar::trunc(cx, word, Scalar::PTR, Scalar::full(scalar.ty));
        memory::store_scalar(cx, scalar, flags, word, at);
    }
}

/// The bytes of a value as another type, by way of memory.
pub(super) fn reinterpret(cx: &mut Cx<'_>, from: TypeId, to: TypeId, arg: Operand) -> Done<Repr> {
    let bytes = |ty| cx.info.layout(cx.module, ty).map(|l| l.store_size);
    let (Some(size), Some(other)) = (bytes(from), bytes(to)) else {
        return Err(cx.unsupported_type(from));
    };
    let size = size.max(other);
    let slot = cx.b.slot(size as u32, 16);
    let at = (cx.materialize(Repr::Slot(slot, 0))?, 0);
    let value = cx.repr(arg)?;
    memory::store_at(cx, from, MemFlags::PLAIN, value, at)?;
    memory::load_at(cx, to, MemFlags::PLAIN, at)
}

/// An index or a count as an `i64`, zero-extended; of a wider one the lowest word.
pub(super) fn low_word(cx: &mut Cx<'_>, index: Operand) -> Done<Repr> {
    let repr = cx.repr(index)?;
    if let Repr::Parts(at) = repr {
        let word = cx.s.parts.get(at as usize).copied();
        return Ok(word.unwrap_or(Repr::Unset));
    }
    let scalar = scalar::of_type(cx, cx.type_of(index))?;
    Ok(match repr {
        Repr::Const(_, i) => Repr::Const(Type::I64, i),
        repr => {
            let index = cx.materialize(repr)?;
            Repr::Value(scalar::zext(cx, index, scalar, Scalar::PTR))
        }
    })
}

/// Stores lanes to a slot and gives the address of the lane at a variable index, taken modulo
/// the next power of two so that it is always within the slot; and the slot's address.
fn spilled(cx: &mut Cx<'_>, lane: Scalar, lanes: &[Value], index: Repr) -> Done<[Value; 2]> {
    let stride = lane.ty.bytes();
    let count = (lanes.len() as u32).next_power_of_two();
    let slot = cx.b.slot(stride * count, 16);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    let whole = Scalar::full(lane.ty);
    for (i, &value) in lanes.iter().enumerate() {
        let at = (base, (i as u32 * stride) as i32);
        memory::store_scalar(cx, whole, MemFlags::PLAIN, value, at);
    }
    let index = cx.materialize(index)?;
    let most = cx.constant(Type::I64, u64::from(count - 1));
    let index = cx.b.binary(BinaryOp::And, index, most);
    let data = InstData::Lea {
        base,
        index,
        scale: stride.trailing_zeros() as u8,
        offset: 0,
    };
    Ok([cx.b.value(data, Type::I64), base])
}

pub(super) fn extract_element(cx: &mut Cx<'_>, [vector, index]: [Operand; 2]) -> Done<Repr> {
    if elements::of_type(cx, cx.type_of(vector)).is_some() {
        return elements::extract_of_elements(cx, vector, index);
    }
    let (lane, len) = vector_of(cx, cx.type_of(vector))?;
    let index = low_word(cx, index)?;
    if let Repr::Const(_, i) = index {
        let parts = aggregate::parts(cx, vector)?;
        if i >= u64::from(len) {
            return Ok(Repr::Const(lane.ty, 0));
        }
        return match cx.s.parts.get(parts as usize + i as usize) {
            Some(&repr) => Ok(repr),
            None => Err(cx.invalid("a vector lacks a lane")),
        };
    }
    let lanes = lane_values(cx, vector)?;
    let [at, _] = spilled(cx, lane, &lanes, index)?;
    let whole = Scalar::full(lane.ty);
    Ok(Repr::Value(memory::load_scalar(
        cx,
        whole,
        MemFlags::PLAIN,
        (at, 0),
    )))
}

pub(super) fn insert_element(cx: &mut Cx<'_>, [vector, elem, index]: [Operand; 3]) -> Done<Repr> {
    if elements::of_type(cx, cx.type_of(vector)).is_some() {
        return elements::insert_of_elements(cx, [vector, elem, index]);
    }
    let (lane, len) = vector_of(cx, cx.type_of(vector))?;
    let index = low_word(cx, index)?;
    if let Repr::Const(_, i) = index {
        let old = aggregate::parts(cx, vector)? as usize;
        let elem = cx.repr(elem)?;
        let at = cx.s.parts.len();
        if old + len as usize > at {
            return Err(cx.invalid("a vector lacks a lane"));
        }
        cx.s.parts.extend_from_within(old..old + len as usize);
        if i < u64::from(len) {
            cx.s.parts[at + i as usize] = elem;
        }
        return Ok(Repr::Parts(at as u32));
    }
    let mut lanes = lane_values(cx, vector)?;
    let elem = cx.value(elem)?;
    let [at, base] = spilled(cx, lane, &lanes, index)?;
    let whole = Scalar::full(lane.ty);
    memory::store_scalar(cx, whole, MemFlags::PLAIN, elem, (at, 0));
    for (i, lane_value) in lanes.iter_mut().enumerate() {
        let at = (base, (i as u32 * lane.ty.bytes()) as i32);
        *lane_value = memory::load_scalar(cx, whole, MemFlags::PLAIN, at);
    }
    Ok(of_lanes(cx, &lanes))
}

pub(super) fn shuffle_vector(
    cx: &mut Cx<'_>,
    ty: TypeId,
    [a, b, mask]: [Operand; 3],
) -> Done<Repr> {
    if elements::of_type(cx, ty).is_some() {
        return elements::shuffle_of_elements(cx, ty, [a, b, mask]);
    }
    let (lane, len) = vector_of(cx, ty)?;
    let (_, count) = vector_of(cx, cx.type_of(a))?;
    let (a, b) = (
        aggregate::parts(cx, a)? as usize,
        aggregate::parts(cx, b)? as usize,
    );
    let mask = aggregate::parts(cx, mask)? as usize;
    let at = cx.s.parts.len() as u32;
    for i in 0..len as usize {
        let part = match cx.s.parts.get(mask + i) {
            Some(&Repr::Const(_, i)) if i < u64::from(count) => a + i as usize,
            Some(&Repr::Const(_, i)) => {
                b + i.saturating_sub(count.into()).min(u64::from(count) - 1) as usize
            }
            _ => return Err(cx.invalid("its mask is not constant")),
        };
        let zero = Repr::Const(lane.ty, 0);
        let part = cx.s.parts.get(part).copied().unwrap_or(zero);
        cx.s.parts.push(part);
    }
    simd::settled(cx, ty, at)
}
