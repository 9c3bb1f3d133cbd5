//! Intrinsics that are of vectors only: masked accesses to memory, and those that move lanes.
//!
//! An access that a mask forbids goes to a slot instead: no branch, and no memory is touched that
//! the program may not touch.

use smallvec::SmallVec;

use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::vector::Lanes;
use super::super::{
    Cx, arith, elements, family, memory, scalar, simd, vector as lower_vector, wide_int,
};
use crate::ir::{BinaryOp as Op, Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, MemFlags, Type, UnaryOp, Value};

/// An intrinsic of vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VectorOp {
    /// `llvm.masked.load`
    MaskedLoad,
    /// `llvm.masked.store`
    MaskedStore,
    /// `llvm.masked.gather`
    Gather,
    /// `llvm.masked.scatter`
    Scatter,
    /// `llvm.masked.expandload`
    ExpandLoad,
    /// `llvm.masked.compressstore`
    CompressStore,
    /// `llvm.vector.insert`
    Insert,
    /// `llvm.vector.extract`
    Extract,
    /// `llvm.vector.reverse`
    Reverse,
    /// `llvm.vector.splice`
    Splice,
    /// `llvm.vector.interleave2` and its like: of all arguments.
    Interleave,
    /// `llvm.vector.deinterleave2` and its like, into so many vectors.
    Deinterleave(u8),
    /// `llvm.stepvector`
    Step,
    /// `llvm.get.active.lane.mask`
    ActiveLanes,
    /// `llvm.vp.strided.load`
    StridedLoad,
    /// `llvm.vp.strided.store`
    StridedStore,
    /// `llvm.vp.splat`
    Splat,
    /// `llvm.vector.compress`
    Compress,
    /// `llvm.vector.histogram.add`
    Histogram,
    /// `llvm.vector.partial.reduce.add`
    PartialSum,
    /// `llvm.vector.match`: which lanes another vector has.
    Match,
    /// `llvm.cttz.elts`
    FirstSet,
    /// `llvm.get.vector.length`
    Length,
    /// `llvm.matrix.transpose`
    Transpose,
    /// `llvm.matrix.multiply`
    Multiply,
}

pub(crate) fn vector_intrinsic(
    cx: &mut Cx<'_>,
    op: VectorOp,
    ty: TypeId,
    args: &[u32],
) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    // Before the mask there may be an alignment, which newer versions make an attribute.
    let from_end = |i: usize| arg(args.len().wrapping_sub(i));
    match op {
        VectorOp::MaskedLoad | VectorOp::Gather | VectorOp::ExpandLoad => {
            let next = next(cx, op, arg(0))?;
            masked_load(cx, next, from_end(2), from_end(1))
        }
        VectorOp::MaskedStore | VectorOp::Scatter | VectorOp::CompressStore => {
            let next = next(cx, op, arg(1))?;
            masked_store(cx, next, arg(0), from_end(1))
        }
        VectorOp::Insert => {
            let elem = elements::element_type(cx, cx.type_of(arg(0)))?;
            let mut lanes = elements::element_reprs(cx, arg(0))?;
            let inner = elements::element_reprs(cx, arg(1))?;
            let at = index(cx, arg(2))?;
            match lanes.get_mut(at..at.saturating_add(inner.len())) {
                Some(place) => place.copy_from_slice(&inner),
                None => return Err(cx.invalid("its index is out of range")),
            }
            elements::of_elements(cx, elem, &lanes)
        }
        VectorOp::Extract => {
            let elem = elements::element_type(cx, cx.type_of(arg(0)))?;
            let lanes = elements::element_reprs(cx, arg(0))?;
            let len = elements::any_elements(cx, ty).map_or(0, |(_, len)| len as usize);
            let at = index(cx, arg(1))?;
            match lanes.get(at..at.saturating_add(len)) {
                Some(part) => elements::of_elements(cx, elem, part),
                None => Err(cx.invalid("its index is out of range")),
            }
        }
        VectorOp::Reverse => {
            let elem = elements::element_type(cx, cx.type_of(arg(0)))?;
            let mut lanes = elements::element_reprs(cx, arg(0))?;
            lanes.reverse();
            elements::of_elements(cx, elem, &lanes)
        }
        VectorOp::Splice => splice(cx, arg(0), arg(1), arg(2)),
        VectorOp::Interleave => {
            let elem = elements::element_type(cx, ty)?;
            let mut rows = SmallVec::<[Vec<Repr>; 2]>::new();
            for &word in args {
                rows.push(elements::element_reprs(cx, Operand(word))?);
            }
            let count = rows.first().map_or(0, Vec::len);
            let lanes: Vec<Repr> = (0..count)
                .flat_map(|i| rows.iter().filter_map(move |row| row.get(i)).copied())
                .collect();
            elements::of_elements(cx, elem, &lanes)
        }
        VectorOp::Deinterleave(count) => {
            let elem = elements::element_type(cx, cx.type_of(arg(0)))?;
            let lanes = elements::element_reprs(cx, arg(0))?;
            let count = usize::from(count);
            let sorted: Vec<Repr> = (0..count)
                .flat_map(|i| lanes.iter().skip(i).step_by(count).copied())
                .collect();
            elements::of_elements(cx, elem, &sorted)
        }
        VectorOp::Step => {
            let (lane, len) = lower_vector::vector_of(cx, ty)?;
            let lanes: Vec<Repr> = (0..u64::from(len))
                .map(|i| Repr::Const(lane.ty, i & lane.mask()))
                .collect();
            Ok(lower_vector::of_lane_reprs(cx, &lanes))
        }
        VectorOp::ActiveLanes => active_lanes(cx, ty, arg(0), arg(1)),
        VectorOp::Compress => compress(cx, arg(0), arg(1), arg(2)),
        VectorOp::Histogram => histogram(cx, arg(0), arg(1), arg(2)),
        VectorOp::PartialSum => partial_sum(cx, ty, arg(0), arg(1)),
        VectorOp::Match => found(cx, [arg(0), arg(1), arg(2)]),
        VectorOp::FirstSet => {
            let to = scalar::of_type(cx, ty)?;
            let (_, len) = lower_vector::vector_of(cx, cx.type_of(arg(0)))?;
            let none = cx.constant(to.ty, u64::from(len) & to.mask());
            first_set(cx, ty, arg(0), None, none)
        }
        VectorOp::Length => match (cx.repr(arg(1))?, cx.repr(arg(2))?) {
            (Repr::Const(_, most), Repr::Const(_, 0)) => {
                let from = scalar::of_type(cx, cx.type_of(arg(0)))?;
                let count = cx.value(arg(0))?;
                let count = scalar::zext(cx, count, from, Scalar::full(Type::I64));
                let most = cx.constant(Type::I64, most);
                let less = cx.b.icmp(IntCond::Ult, count, most);
                let count = scalar::select_values(cx, less, count, most);
                Ok(Repr::Value(cx.b.unary(UnaryOp::Trunc, Type::I32, count)))
            }
            _ => Err(cx.unsupported("the length of a scalable vector")),
        },
        VectorOp::Transpose => transpose(cx, ty, arg(0), arg(1), arg(2)),
        VectorOp::Multiply => {
            let [rows, inner, columns] =
                [index(cx, arg(2))?, index(cx, arg(3))?, index(cx, arg(4))?];
            multiply(cx, ty, [arg(0), arg(1)], [rows, inner, columns])
        }
        VectorOp::StridedLoad | VectorOp::StridedStore | VectorOp::Splat => {
            Err(cx.unsupported("this intrinsic"))
        }
    }
}

/// Whether another vector has each lane, of those of a mask.
fn found(cx: &mut Cx<'_>, [vector, among, mask]: [Operand; 3]) -> Done<Repr> {
    let lanes = lower_vector::lane_values(cx, vector)?;
    let among = lower_vector::lane_values(cx, among)?;
    let mask = lower_vector::lane_values(cx, mask)?;
    let mut found = Lanes::new();
    for (&lane, &bit) in lanes.iter().zip(&mask) {
        let mut any = cx.constant(Type::I8, 0);
        for &other in &among {
            let same = cx.b.icmp(IntCond::Eq, lane, other);
            any = cx.b.binary(BinaryOp::Or, any, same);
        }
        found.push(cx.b.binary(BinaryOp::And, any, bit));
    }
    Ok(lower_vector::of_lanes(cx, &found))
}

/// So many elements of two vectors, one behind the other, from an index on.
fn splice(cx: &mut Cx<'_>, a: Operand, b: Operand, by: Operand) -> Done<Repr> {
    let elem = elements::element_type(cx, cx.type_of(a))?;
    let mut lanes = elements::element_reprs(cx, a)?;
    let len = lanes.len();
    lanes.extend(elements::element_reprs(cx, b)?);
    let scalar = scalar::of_type(cx, cx.type_of(by))?;
    let Repr::Const(_, by) = cx.repr(by)? else {
        return Err(cx.invalid("its index is not constant"));
    };
    // A negative one counts from the end of the first vector.
    let by = scalar.signed(by);
    let at = if by < 0 { len as i64 + by } else { by };
    let at = usize::try_from(at).unwrap_or(usize::MAX);
    match lanes.get(at..at.saturating_add(len)) {
        Some(part) => elements::of_elements(cx, elem, part),
        None => Err(cx.invalid("its index is out of range")),
    }
}

/// A vector to which the elements of a longer one are added by turns.
fn partial_sum(cx: &mut Cx<'_>, ty: TypeId, start: Operand, more: Operand) -> Done<Repr> {
    let elem = elements::element_type(cx, ty)?;
    let mut sums = elements::elements_of(cx, start)?;
    let len = sums.len();
    for (i, element) in elements::elements_of(cx, more)?.into_iter().enumerate() {
        let sum = &mut sums[i % len];
        let repr = family::binary(cx, Op::Add, elem, [*sum, element])?;
        *sum = elements::stand_in(cx, elem, repr);
    }
    gathered(cx, elem, &sums)
}

/// The number of the first element of a mask that is set, or how many there are.
///
/// Of lanes with a mask only those count that it has.
pub(super) fn first_set(
    cx: &mut Cx<'_>,
    ty: TypeId,
    set: Operand,
    mask: Option<Operand>,
    none: Value,
) -> Done<Repr> {
    let to = scalar::of_type(cx, ty)?;
    let (lane, _) = lower_vector::vector_of(cx, cx.type_of(set))?;
    let mask = match mask {
        Some(mask) => Some(lower_vector::lane_values(cx, mask)?),
        None => None,
    };
    let mut first = none;
    let zero = cx.constant(lane.ty, 0);
    for (i, lane) in lower_vector::lane_values(cx, set)?
        .into_iter()
        .enumerate()
        .rev()
    {
        let mut set = cx.b.icmp(IntCond::Ne, lane, zero);
        if let Some(mask) = &mask {
            set = cx.b.binary(BinaryOp::And, set, mask[i]);
        }
        let here = cx.constant(to.ty, i as u64 & to.mask());
        first = scalar::select_values(cx, set, here, first);
    }
    Ok(Repr::Value(first))
}

/// A matrix with rows and columns exchanged.
fn transpose(
    cx: &mut Cx<'_>,
    ty: TypeId,
    matrix: Operand,
    rows: Operand,
    columns: Operand,
) -> Done<Repr> {
    let (rows, columns) = (index(cx, rows)?, index(cx, columns)?);
    let elem = elements::element_type(cx, ty)?;
    let from = elements::element_reprs(cx, matrix)?;
    matrix_size(cx, from.len(), rows, columns)?;
    // Columns stand one behind the other.
    let to = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let lanes: Vec<Repr> = to.map(|(row, column)| from[column * rows + row]).collect();
    elements::of_elements(cx, elem, &lanes)
}

fn index(cx: &mut Cx<'_>, operand: Operand) -> Done<usize> {
    match cx.repr(operand)? {
        Repr::Const(_, i) => Ok(usize::try_from(i).unwrap_or(usize::MAX)),
        _ => Err(cx.invalid("its index is not constant")),
    }
}

/// A vector of elements that are operands.
fn gathered(cx: &mut Cx<'_>, elem: TypeId, elements: &[Operand]) -> Done<Repr> {
    let reprs: Done<Vec<Repr>> = elements.iter().map(|&element| cx.repr(element)).collect();
    elements::of_elements(cx, elem, &reprs?)
}

fn matrix_size(cx: &Cx<'_>, len: usize, rows: usize, columns: usize) -> Done<()> {
    match rows.checked_mul(columns) == Some(len) {
        true => Ok(()),
        false => Err(cx.invalid("its matrix has another size")),
    }
}

/// `llvm.matrix.multiply`: each element a sum of products, from the first to the last.
fn multiply(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 2], sizes: [usize; 3]) -> Done<Repr> {
    let [rows, inner, columns] = sizes;
    let elem = elements::element_type(cx, ty)?;
    let (mul, add) = match cx.info.scalar(elem) {
        Some(scalar) if scalar.ty.is_int() && scalar.small.is_none() => (Op::Mul, Op::Add),
        None if wide_int::width(cx, elem).is_some() => (Op::Mul, Op::Add),
        _ => (Op::FMul, Op::FAdd),
    };
    let (a, b) = (
        elements::elements_of(cx, args[0])?,
        elements::elements_of(cx, args[1])?,
    );
    matrix_size(cx, a.len(), rows, inner)?;
    matrix_size(cx, b.len(), inner, columns)?;
    let mut products = Vec::new();
    for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
        let mut sum: Option<Operand> = None;
        for i in 0..inner {
            let factors = [a[i * rows + row], b[column * inner + i]];
            let mut repr = family::binary(cx, mul, elem, factors)?;
            if let Some(sum) = sum {
                let product = elements::stand_in(cx, elem, repr);
                repr = family::binary(cx, add, elem, [sum, product])?;
            }
            sum = Some(elements::stand_in(cx, elem, repr));
        }
        products.push(sum.unwrap_or(Operand::MISSING));
    }
    gathered(cx, elem, &products)
}

/// `llvm.vector.compress`: by way of memory, over the lanes that are there instead.
fn compress(cx: &mut Cx<'_>, vector: Operand, mask: Operand, instead: Operand) -> Done<Repr> {
    let ty = cx.type_of(vector);
    lane_in_memory(cx, ty)?;
    let bytes = match cx.info.layout(cx.module, ty) {
        Some(layout) => layout.store_size as u32,
        None => return Err(cx.unsupported_type(ty)),
    };
    let slot = cx.b.slot(bytes, 16);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    let value = cx.repr(instead)?;
    memory::store_at(cx, ty, MemFlags::PLAIN, value, (at, 0))?;
    masked_store(cx, NextLane::Packed(at), vector, mask)?;
    memory::load_at(cx, ty, MemFlags::PLAIN, (at, 0))
}

/// `llvm.vector.histogram.add`: adds to what is at each address, one after the other.
fn histogram(cx: &mut Cx<'_>, ptrs: Operand, by: Operand, mask: Operand) -> Done<Repr> {
    let elem = cx.type_of(by);
    let next = next(cx, VectorOp::Scatter, ptrs)?;
    let mut places = places(cx, next, elem)?;
    for mask in lower_vector::lane_reprs(cx, mask)? {
        if let Some(at) = place(cx, &mut places, mask, None)? {
            let before = memory::load_at(cx, elem, MemFlags::PLAIN, at)?;
            let before = elements::stand_in(cx, elem, before);
            let sum = family::binary(cx, Op::Add, elem, [before, by])?;
            memory::store_at(cx, elem, MemFlags::PLAIN, sum, at)?;
        }
    }
    Ok(Repr::Unset)
}

/// Lane `i` is whether `base + i`, which does not wrap, is below `end`.
fn active_lanes(cx: &mut Cx<'_>, ty: TypeId, base: Operand, end: Operand) -> Done<Repr> {
    let (_, len) = lower_vector::vector_of(cx, ty)?;
    let scalar = scalar::of_type(cx, cx.type_of(base))?;
    let (base, end) = (cx.value(base)?, cx.value(end)?);
    let mut lanes = Lanes::new();
    for i in 0..u64::from(len) {
        let step = cx.constant(scalar.ty, i & scalar.mask());
        let (at, wraps) = arith::with_overflow(cx, BinaryOp::Add, false, scalar, base, step);
        let below = cx.b.icmp(IntCond::Ult, at, end);
        let no = cx.constant(Type::I8, 0);
        lanes.push(scalar::select_values(cx, wraps, no, below));
    }
    Ok(lower_vector::of_lanes(cx, &lanes))
}

/// What an element is in memory: whole bytes, or it is packed and cannot be masked.
fn lane_in_memory(cx: &Cx<'_>, ty: TypeId) -> Done<TypeId> {
    let elem = elements::element_type(cx, ty)?;
    match cx.module.types.int_width(elem) {
        Some(bits) if !bits.is_multiple_of(8) => Err(cx.unsupported_type(ty)),
        _ => Ok(elem),
    }
}

pub(crate) fn masked_load(
    cx: &mut Cx<'_>,
    next: NextLane,
    mask: Operand,
    instead: Operand,
) -> Done<Repr> {
    if let NextLane::Row(at) = next
        && let Some(repr) = simd::masked::load(cx, at, mask, instead)?
    {
        return Ok(repr);
    }
    let elem = lane_in_memory(cx, cx.type_of(instead))?;
    let mut lanes = elements::element_reprs(cx, instead)?;
    let mut places = places(cx, next, elem)?;
    for (lane, mask) in lanes.iter_mut().zip(lower_vector::lane_reprs(cx, mask)?) {
        if let Some(at) = place(cx, &mut places, mask, Some(*lane))? {
            *lane = memory::load_at(cx, elem, MemFlags::PLAIN, at)?;
        }
    }
    elements::of_elements(cx, elem, &lanes)
}

pub(crate) fn masked_store(
    cx: &mut Cx<'_>,
    next: NextLane,
    value: Operand,
    mask: Operand,
) -> Done<Repr> {
    if let NextLane::Row(at) = next
        && simd::masked::store(cx, at, value, mask)?
    {
        return Ok(Repr::Unset);
    }
    let elem = lane_in_memory(cx, cx.type_of(value))?;
    let lanes = elements::element_reprs(cx, value)?;
    let mut places = places(cx, next, elem)?;
    for (&lane, mask) in lanes.iter().zip(lower_vector::lane_reprs(cx, mask)?) {
        if let Some(at) = place(cx, &mut places, mask, None)? {
            memory::store_at(cx, elem, MemFlags::PLAIN, lane, at)?;
        }
    }
    Ok(Repr::Unset)
}

/// Where the lanes of an access are.
pub(crate) fn next(cx: &mut Cx<'_>, op: VectorOp, ptr: Operand) -> Done<NextLane> {
    Ok(match op {
        VectorOp::Gather | VectorOp::Scatter => {
            let mut lanes = lower_vector::lane_reprs(cx, ptr)?;
            lanes.reverse();
            NextLane::Each(lanes)
        }
        VectorOp::ExpandLoad | VectorOp::CompressStore => NextLane::Packed(cx.value(ptr)?),
        _ => NextLane::Row(cx.address(ptr)?),
    })
}

fn places(cx: &mut Cx<'_>, next: NextLane, elem: TypeId) -> Done<LaneAddresses> {
    let bytes = match cx.info.layout(cx.module, elem) {
        Some(layout) => layout.store_size,
        None => return Err(cx.unsupported_type(elem)),
    };
    let slot = cx.b.slot(bytes as u32, 16);
    Ok(LaneAddresses {
        next,
        elem,
        bytes,
        slot,
    })
}

/// Where the next lane is, by its mask: the slot, which holds `instead`, if it is forbidden.
/// `None` if it is known to be forbidden.
fn place(
    cx: &mut Cx<'_>,
    places: &mut LaneAddresses,
    mask: Repr,
    instead: Option<Repr>,
) -> Done<Option<(Value, i32)>> {
    let bytes = places.bytes;
    let at = match &mut places.next {
        NextLane::Each(lanes) => match lanes.pop() {
            Some(lane) => (cx.materialize(lane)?, 0),
            None => return Err(cx.invalid("it lacks addresses")),
        },
        NextLane::Row(at) => {
            let here = *at;
            *at = cx.moved(here, bytes);
            here
        }
        NextLane::Packed(at) => (*at, 0),
    };
    let known = match mask {
        Repr::Const(_, bit) => Some(bit & 1 != 0),
        _ => None,
    };
    if let NextLane::Packed(next) = &mut places.next {
        *next = match known {
            Some(true) => cx.plus(at.0, bytes as i64),
            Some(false) => at.0,
            None => {
                let bit = cx.materialize(mask)?;
                let step = cx.b.unary(UnaryOp::Uext, Type::I64, bit);
                let step = memory::times(cx, step, bytes);
                cx.b.binary(BinaryOp::Add, at.0, step)
            }
        };
    }
    match known {
        Some(true) => Ok(Some(at)),
        Some(false) => Ok(None),
        None => {
            let slot = cx.materialize(Repr::Slot(places.slot, 0))?;
            if let Some(instead) = instead {
                memory::store_at(cx, places.elem, MemFlags::PLAIN, instead, (slot, 0))?;
            }
            let at = cx.plus(at.0, at.1.into());
            let mask = cx.materialize(mask)?;
            Ok(Some((scalar::select_values(cx, mask, at, slot), 0)))
        }
    }
}

/// Where the lanes of a masked access are.
struct LaneAddresses {
    next: NextLane,
    /// What each lane is.
    elem: TypeId,
    /// The bytes of each.
    bytes: u64,
    /// What is accessed instead of what must not be.
    slot: crate::lir::Slot,
}

/// Where the next lane is.
pub(crate) enum NextLane {
    /// Each lane has an address of its own; the next one is the last.
    Each(Vec<Repr>),
    /// Here, and each lane after it stands behind it.
    Row((Value, i32)),
    /// Here, and a lane that the mask forbids takes no room.
    Packed(Value),
}
