//! `alloca`, `load`, `store`, `getelementptr`.
//!
//! A fixed `alloca` of the entry block is a slot. A `getelementptr` with constant indices makes
//! no instruction: its offset goes into the loads and stores that use it.

use super::fail::Done;
use super::info::{Class, Leaf, Scalar};
use super::operand::Repr;
use super::simd::RegisterSplit;
use super::vector::Lanes;
use super::{Cx, aggregate, atomic, huge, roots, scalar, segment, simd, vector, wide_int};
use smallvec::SmallVec;

use crate::ir::inst::{Align, Ordering};
use crate::ir::{self, Operand, TypeId};
use crate::lir::{BinaryOp, InstData, MemFlags, Type, UnaryOp, Value};

/// Slots of one function take at most this many bytes; what is beyond is allocated as it runs.
pub(super) const MAX_SLOT_BYTES: u64 = 1 << 30;

pub(super) fn alloca(
    cx: &mut Cx<'_>,
    ty: TypeId,
    count: Operand,
    align: Align,
    flags: u8,
) -> Done<Repr> {
    // What `swifterror` says is for functions outside of the program, which have the pointer in a register.
    if flags & ir::inst::INALLOCA != 0 {
        return Err(cx.unsupported("`alloca` with `inalloca`"));
    }
    if let Some(root) = roots::place(cx) {
        return Ok(root);
    }
    let Some(layout) = cx.info.layout(cx.module, ty) else {
        return Err(cx.unsupported_type(ty));
    };
    let align = align.bytes().unwrap_or(1).max(layout.align);
    if align > 4096 {
        return Err(cx.unsupported(format_args!("`alloca` with alignment {align}")));
    }
    let size = layout.alloc_size();
    let count = match count.is_missing() {
        true => Repr::Const(Type::I64, 1),
        false => vector::low_word(cx, count)?,
    };
    let size = match count {
        Repr::Const(_, n) => {
            let bytes = size.checked_mul(n).unwrap_or(u64::MAX >> 1);
            let room = MAX_SLOT_BYTES - cx.slot_bytes;
            if cx.block.0 == 0 && bytes <= room {
                cx.slot_bytes += bytes;
                let slot = cx.b.slot((bytes as u32).max(1), align as u32);
                return Ok(Repr::Slot(slot, 0));
            }
            cx.constant(Type::I64, bytes)
        }
        _ => {
            let count = cx.materialize(count)?;
            times(cx, count, size)
        }
    };
    let align = align.trailing_zeros() as u8;
    let data = InstData::StackAlloc { size, align };
    Ok(Repr::Value(cx.b.value(data, Type::I64)))
}

/// A 64-bit value times a constant.
pub(super) fn times(cx: &mut Cx<'_>, value: Value, factor: u64) -> Value {
    if factor == 1 {
        return value;
    }
    let (op, by) = match factor.is_power_of_two() {
        true => (BinaryOp::Shl, u64::from(factor.trailing_zeros())),
        false => (BinaryOp::Mul, factor),
    };
    let by = cx.constant(Type::I64, by);
    cx.b.binary(op, value, by)
}

fn memory_flags(flags: ir::inst::MemFlags) -> MemFlags {
    let order = match flags.get_ordering() {
        Ordering::NotAtomic => MemFlags::PLAIN,
        Ordering::SeqCst => MemFlags::SEQ_CST,
        _ => MemFlags::ATOMIC,
    };
    match flags.is_volatile() {
        true => MemFlags(order.0 | MemFlags::VOLATILE.0),
        false => order,
    }
}

pub(super) fn load(
    cx: &mut Cx<'_>,
    ty: TypeId,
    ptr: Operand,
    flags: ir::inst::MemFlags,
) -> Done<Repr> {
    let flags = memory_flags(flags);
    if let Some(at) = segment::address(cx, ptr)? {
        return load_at(cx, ty, flags, at);
    }
    scalar::of_type(cx, cx.type_of(ptr))?;
    if flags.has(MemFlags::ATOMIC) && wide_int::width(cx, ty) == Some(128) {
        return atomic::wide_atomic_load(cx, ptr);
    }
    if flags.has(MemFlags::ATOMIC) && vector::of_type(cx, ty).is_some() {
        return atomic::vector_load(cx, ty, flags, ptr);
    }
    if let Some(value) = huge::load(cx, ty, ptr)? {
        return Ok(value);
    }
    let at = cx.address(ptr)?;
    load_at(cx, ty, flags, at)
}

/// Loads a value of any type.
pub(super) fn load_at(
    cx: &mut Cx<'_>,
    ty: TypeId,
    flags: MemFlags,
    at: (Value, i32),
) -> Done<Repr> {
    match cx.info.class(ty) {
        Class::Scalar(scalar) => Ok(Repr::Value(load_scalar(cx, scalar, flags, at))),
        _ => load_leaves(cx, ty, flags, at),
    }
}

/// Stores a value of any type.
pub(super) fn store_at(
    cx: &mut Cx<'_>,
    ty: TypeId,
    flags: MemFlags,
    value: Repr,
    at: (Value, i32),
) -> Done<()> {
    match (cx.info.class(ty), value) {
        (Class::Scalar(scalar), value) => {
            let value = cx.materialize(value)?;
            store_scalar(cx, scalar, flags, value, at);
            Ok(())
        }
        (_, value) => {
            let parts = aggregate::parts_of(cx, value)?;
            store_leaves(cx, ty, flags, parts, at)
        }
    }
}

/// Loads an aggregate leaf by leaf.
pub(super) fn load_leaves(
    cx: &mut Cx<'_>,
    ty: TypeId,
    flags: MemFlags,
    at: (Value, i32),
) -> Done<Repr> {
    let leaves = take_leaves(cx, ty)?;
    let first = cx.s.parts.len();
    let mut i = 0;
    while let Some(leaf) = leaves.get(i) {
        let at = cx.moved(at, leaf.offset);
        i += if leaf.packed > 0 {
            let end = leaves.len().min(i + leaf.packed as usize);
            let scalars = leaves[i..end].iter().map(|leaf| leaf.scalar);
            let bits = scalars.clone().map(|scalar| u32::from(scalar.bits)).sum();
            let words = vector::load_bits(cx, bits, flags, at);
            let lanes = vector::lanes_of_bits(cx, scalars, &words);
            cx.s.parts.extend(lanes.into_iter().map(Repr::Value));
            leaf.packed
        } else if let Some(rows) = RegisterSplit::of(leaf.scalar, leaf.lanes) {
            simd::load_rows(cx, rows, flags, at);
            leaf.lanes
        } else {
            let part = Repr::Value(load_scalar(cx, leaf.scalar, flags, at));
            cx.s.parts.push(part);
            1
        } as usize;
    }
    cx.s.leaves = leaves;
    Ok(Repr::Parts(first as u32))
}

/// The leaves of a type, in the scratch vector: to be given back.
pub(super) fn take_leaves(cx: &mut Cx<'_>, ty: TypeId) -> Done<Vec<Leaf>> {
    let mut leaves = std::mem::take(&mut cx.s.leaves);
    leaves.clear();
    match cx.info.leaves(cx.module, ty, 0, &mut leaves) {
        Ok(()) => Ok(leaves),
        Err(limit) => Err(cx.limit(limit, ty)),
    }
}

/// Loads one scalar; memory behind its last byte is not touched.
pub(super) fn load_scalar(
    cx: &mut Cx<'_>,
    scalar: Scalar,
    flags: MemFlags,
    at: (Value, i32),
) -> Value {
    let Scalar { ty, .. } = scalar;
    if scalar.bytes() == ty.bytes() {
        let value = load_piece(cx, ty, flags, at);
        return scalar::masked(cx, value, scalar);
    }
    let mut whole = None;
    for (piece, offset) in pieces(scalar.bytes()) {
        let at = cx.moved(at, offset.into());
        let part = load_piece(cx, piece, flags, at);
        let mut part = cx.b.unary(UnaryOp::Uext, ty, part);
        if offset > 0 {
            let shift = cx.constant(ty, u64::from(offset * 8));
            part = cx.b.binary(BinaryOp::Shl, part, shift);
        }
        whole = Some(match whole {
            Some(low) => cx.b.binary(BinaryOp::Or, low, part),
            None => part,
        });
    }
    let whole = match whole {
        Some(whole) => whole,
        None => cx.constant(ty, 0),
    };
    scalar::masked(cx, whole, scalar)
}

fn load_piece(cx: &mut Cx<'_>, ty: Type, flags: MemFlags, (addr, offset): (Value, i32)) -> Value {
    let data = InstData::Load {
        ty,
        flags,
        addr,
        offset,
    };
    cx.b.value(data, ty)
}

pub(super) fn store(
    cx: &mut Cx<'_>,
    value: Operand,
    ptr: Operand,
    flags: ir::inst::MemFlags,
) -> Done<()> {
    let flags = memory_flags(flags);
    let ty = cx.type_of(value);
    if let Some(at) = segment::address(cx, ptr)? {
        let value = cx.repr(value)?;
        return store_at(cx, ty, flags, value, at);
    }
    scalar::of_type(cx, cx.type_of(ptr))?;
    if let Class::Scalar(scalar) = cx.info.class(ty) {
        let value = cx.value(value)?;
        let at = cx.address(ptr)?;
        store_scalar(cx, scalar, flags, value, at);
        return Ok(());
    }
    if flags.has(MemFlags::ATOMIC) && wide_int::width(cx, ty) == Some(128) {
        return atomic::wide_atomic_store(cx, value, ptr);
    }
    if flags.has(MemFlags::ATOMIC) && vector::of_type(cx, ty).is_some() {
        return atomic::vector_store(cx, value, flags, ptr);
    }
    if huge::store(cx, value, ptr)? {
        return Ok(());
    }
    let parts = aggregate::parts(cx, value)?;
    let at = cx.address(ptr)?;
    store_leaves(cx, ty, flags, parts, at)
}

/// Stores an aggregate leaf by leaf.
pub(super) fn store_leaves(
    cx: &mut Cx<'_>,
    ty: TypeId,
    flags: MemFlags,
    parts: u32,
    at: (Value, i32),
) -> Done<()> {
    let leaves = take_leaves(cx, ty)?;
    let mut i = 0;
    while let Some(leaf) = leaves.get(i) {
        let at = cx.moved(at, leaf.offset);
        i += if leaf.packed > 0 {
            let end = leaves.len().min(i + leaf.packed as usize);
            let scalars = leaves[i..end].iter().map(|leaf| leaf.scalar);
            let bits = scalars.clone().map(|scalar| u32::from(scalar.bits)).sum();
            let mut lanes = Lanes::new();
            for lane in i..end {
                lanes.push(aggregate::part(cx, parts, lane)?);
            }
            let words = vector::bits_of_lanes(cx, scalars, &lanes);
            vector::store_bits(cx, bits, flags, &words, at);
            leaf.packed
        } else if let Some(rows) = RegisterSplit::of(leaf.scalar, leaf.lanes)
            && let start = parts as usize + i
            && let lanes = cx.s.parts.get(start..start + leaf.lanes as usize)
            && let lanes = SmallVec::<[Repr; 16]>::from(lanes.unwrap_or(&[]))
            && simd::store_rows(cx, rows, flags, &lanes, at)?
        {
            leaf.lanes
        } else {
            let value = aggregate::part(cx, parts, i)?;
            store_scalar(cx, leaf.scalar, flags, value, at);
            1
        } as usize;
    }
    cx.s.leaves = leaves;
    Ok(())
}

/// Stores one scalar; memory behind its last byte is not touched.
pub(super) fn store_scalar(
    cx: &mut Cx<'_>,
    scalar: Scalar,
    flags: MemFlags,
    value: Value,
    at: (Value, i32),
) {
    let Scalar { ty, .. } = scalar;
    if scalar.bytes() == ty.bytes() {
        return store_piece(cx, ty, flags, value, at);
    }
    for (piece, offset) in pieces(scalar.bytes()) {
        let mut part = value;
        if offset > 0 {
            let shift = cx.constant(ty, u64::from(offset * 8));
            part = cx.b.binary(BinaryOp::Lshr, part, shift);
        }
        let part = cx.b.unary(UnaryOp::Trunc, piece, part);
        let at = cx.moved(at, offset.into());
        store_piece(cx, piece, flags, part, at);
    }
}

fn store_piece(cx: &mut Cx<'_>, ty: Type, flags: MemFlags, value: Value, at: (Value, i32)) {
    let (addr, offset) = at;
    cx.b.effect(InstData::Store {
        ty,
        flags,
        value,
        addr,
        offset,
    });
}

pub(super) fn gep(
    cx: &mut Cx<'_>,
    source: TypeId,
    args: impl Iterator<Item = Operand> + Clone,
) -> Done<Repr> {
    let mut lanes = args
        .clone()
        .filter_map(|arg| vector::of_type(cx, cx.type_of(arg)));
    let Some((_, len)) = lanes.next() else {
        return gep_of_lane(cx, source, args, 0);
    };
    let mut reprs = Vec::with_capacity(len as usize);
    for lane in 0..len as usize {
        reprs.push(gep_of_lane(cx, source, args.clone(), lane)?);
    }
    Ok(vector::of_lane_reprs(cx, &reprs))
}

/// Lane `lane` of an operand that is a vector, or else all of it; and what it is.
fn lane_of(cx: &mut Cx<'_>, operand: Operand, lane: usize) -> Done<(Scalar, Repr)> {
    let ty = cx.type_of(operand);
    let Some((scalar, _)) = vector::of_type(cx, ty) else {
        return match wide_int::width(cx, ty) {
            Some(_) => Ok((Scalar::PTR, vector::low_word(cx, operand)?)),
            None => Ok((scalar::of_type(cx, ty)?, cx.repr(operand)?)),
        };
    };
    let parts = aggregate::parts(cx, operand)? as usize;
    match cx.s.parts.get(parts + lane) {
        Some(&repr) => Ok((scalar, repr)),
        None => Err(cx.invalid("a vector lacks a lane")),
    }
}

fn gep_of_lane(
    cx: &mut Cx<'_>,
    source: TypeId,
    args: impl Iterator<Item = Operand>,
    lane: usize,
) -> Done<Repr> {
    let mut args = args;
    let Some(base) = args.next() else {
        return Err(cx.invalid("it has no operands"));
    };
    let (_, mut at) = lane_of(cx, base, lane)?;
    let mut offset = 0i64;
    let mut ty = source;
    let mut first = true;
    for index in args {
        let (scalar, index) = lane_of(cx, index, lane)?;
        let size = match std::mem::take(&mut first) {
            true => size_of(cx, ty)?,
            false => match cx.module.types.resolved(ty) {
                ir::Type::Array { elem, .. } => {
                    ty = elem;
                    size_of(cx, elem)?
                }
                ir::Type::Vector { elem, .. } => {
                    ty = elem;
                    match cx.info.layout(cx.module, elem) {
                        Some(layout) => layout.store_size,
                        None => return Err(cx.unsupported_type(ty)),
                    }
                }
                ir::Type::Struct { fields, .. } => {
                    let Repr::Const(_, index) = index else {
                        return Err(cx.invalid("a struct has no variable index"));
                    };
                    let types = &cx.module.types;
                    let index = usize::try_from(index).unwrap_or(usize::MAX);
                    let field = types.list(fields).get(index).copied();
                    let by = cx.info.layouts.field_offset(types, ty, index);
                    let (Some(field), Some(by)) = (field, by) else {
                        return Err(cx.invalid("a struct index is out of range"));
                    };
                    offset = offset.wrapping_add(by as i64);
                    ty = field;
                    continue;
                }
                _ => return Err(cx.unsupported_type(ty)),
            },
        };
        match index {
            Repr::Const(_, bits) => {
                let by = scalar.signed(bits).wrapping_mul(size as i64);
                offset = offset.wrapping_add(by);
            }
            repr => {
                let index = cx.materialize(repr)?;
                let index = scalar::sext(cx, index, scalar, Scalar::PTR);
                at = indexed(cx, at, index, size)?;
            }
        }
    }
    moved_by(cx, at, offset)
}

fn size_of(cx: &mut Cx<'_>, ty: TypeId) -> Done<u64> {
    match cx.info.layout(cx.module, ty) {
        Some(layout) => Ok(layout.alloc_size()),
        None => Err(cx.unsupported_type(ty)),
    }
}

/// `at + index * size`; a constant that is a part of `at` stays one.
fn indexed(cx: &mut Cx<'_>, at: Repr, index: Value, size: u64) -> Done<Repr> {
    if size == 0 {
        return Ok(at);
    }
    let (base, offset) = match at {
        Repr::Offset(base, offset) => (base, offset),
        Repr::Slot(slot, offset) => (cx.materialize(Repr::Slot(slot, 0))?, offset),
        Repr::Symbol(symbol, offset) => (cx.materialize(Repr::Symbol(symbol, 0))?, offset),
        repr => (cx.materialize(repr)?, 0),
    };
    let (index, scale) = match size {
        1 | 2 | 4 | 8 => (index, size.trailing_zeros() as u8),
        _ => (times(cx, index, size), 0),
    };
    let data = InstData::Lea {
        base,
        index,
        scale,
        offset: 0,
    };
    Ok(Repr::Offset(cx.b.value(data, Type::I64), offset))
}

/// `at + by`.
pub(super) fn moved_by(cx: &mut Cx<'_>, at: Repr, by: i64) -> Done<Repr> {
    let sum = |offset: i32| i32::try_from(i64::from(offset).checked_add(by)?).ok();
    let moved = match at {
        Repr::Const(_, bits) => Some(Repr::Const(Type::I64, bits.wrapping_add(by as u64))),
        Repr::Value(value) if by == 0 => Some(Repr::Value(value)),
        Repr::Value(value) => sum(0).map(|offset| Repr::Offset(value, offset)),
        Repr::Offset(value, offset) => match sum(offset) {
            Some(0) => Some(Repr::Value(value)),
            offset => offset.map(|offset| Repr::Offset(value, offset)),
        },
        Repr::Slot(slot, offset) => sum(offset).map(|offset| Repr::Slot(slot, offset)),
        Repr::Symbol(symbol, offset) => sum(offset).map(|offset| Repr::Symbol(symbol, offset)),
        Repr::Lane(..) | Repr::Mask(..) => sum(0).and_then(|offset| {
            let value = cx.materialize(at).ok()?;
            Some(if offset == 0 {
                Repr::Value(value)
            } else {
                Repr::Offset(value, offset)
            })
        }),
        Repr::Unset | Repr::Parts(_) => None,
    };
    match moved {
        Some(moved) => Ok(moved),
        None => {
            let base = cx.materialize(at)?;
            Ok(Repr::Value(cx.plus(base, by)))
        }
    }
}

/// The accesses that make up an integer whose size is not a power of two: 7 bytes are 4, 2 and 1.
fn pieces(bytes: u32) -> impl Iterator<Item = (Type, u32)> {
    let mut at = 0;
    [Type::I32, Type::I16, Type::I8]
        .into_iter()
        .filter(move |ty| bytes & ty.bytes() != 0)
        .map(move |ty| {
            let offset = at;
            at += ty.bytes();
            (ty, offset)
        })
}
