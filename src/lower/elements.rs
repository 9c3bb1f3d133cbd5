//! Vectors of elements that are no scalars: integers and floats of more than 64 bits.
//!
//! As values they are aggregates of all leaves of all elements. What is done with them is done with
//! one element after the other, by what lowers an instruction of such an element: to that, an
//! element is an operand, a *stand-in* with a number behind those of the function's own values.

use smallvec::SmallVec;

use super::fail::Done;
use super::family::Lowering;
use super::info::Class;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use super::{Cx, aggregate, family, intrinsic, memory, scalar, vector};
use crate::entity::Entity;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, MemFlags, Type, Value};

/// What lowers an instruction on such vectors: what lowers it for each of their elements.
pub(super) const LOWERING: Lowering = Lowering {
    binary: |cx, op, ty, args| {
        by_element(cx, ty, &args, |cx, ty, args| {
            family::binary(cx, op, ty, [args[0], args[1]])
        })
    },
    fneg: |cx, ty, arg| by_element(cx, ty, &[arg], |cx, ty, args| family::fneg(cx, ty, args[0])),
    icmp: |cx, cond, ty, args| {
        by_element(cx, ty, &args, |cx, _, args| {
            family::icmp(cx, cond, [args[0], args[1]])
        })
    },
    fcmp: |cx, cond, ty, args| {
        by_element(cx, ty, &args, |cx, _, args| {
            family::fcmp(cx, cond, [args[0], args[1]])
        })
    },
    cast: cast_elements,
    intrinsic: |cx, intrinsic, ty, args, strict| {
        let args: SmallVec<[Operand; 4]> = args.iter().map(|&word| Operand(word)).collect();
        by_element(cx, ty, &args, |cx, ty, args| {
            let args: SmallVec<[u32; 4]> = args.iter().map(|arg| arg.0).collect();
            intrinsic::per_lane(cx, intrinsic, ty, &args, strict)
        })
    },
};

/// What the elements are, and how many, if a type is such a vector.
#[inline]
pub(super) fn of_type(cx: &Cx<'_>, ty: TypeId) -> Option<(TypeId, u32)> {
    if cx.info.class(ty) != Class::Aggregate {
        return None;
    }
    let (elem, len) = any_elements(cx, ty)?;
    cx.info.scalar(elem).is_none().then_some((elem, len))
}

/// What the elements of any vector are, and how many.
pub(super) fn any_elements(cx: &Cx<'_>, ty: TypeId) -> Option<(TypeId, u32)> {
    match cx.module.types.resolved(ty) {
        ir::Type::Vector { elem, len, .. } => Some((elem, len)),
        _ => None,
    }
}

/// The type of a value that stands in for an element.
pub(super) fn stand_in_type(cx: &Cx<'_>, value: ir::Value) -> Option<TypeId> {
    let at = value.index().checked_sub(cx.body.types.len())?;
    cx.s.stand_ins.get(at).copied()
}

/// A value of this type as an operand.
pub(super) fn stand_in(cx: &mut Cx<'_>, ty: TypeId, repr: Repr) -> Operand {
    let value = ir::Value::new(cx.s.reprs.len());
    cx.s.reprs.push(repr);
    cx.s.stand_ins.push(ty);
    Operand::value(value)
}

/// What the elements of a type are that is any vector.
pub(super) fn element_type(cx: &Cx<'_>, ty: TypeId) -> Done<TypeId> {
    match any_elements(cx, ty) {
        Some((elem, _)) => Ok(elem),
        None => Err(cx.unsupported_type(ty)),
    }
}

/// What each element is of an operand that is any vector.
pub(super) fn element_reprs(cx: &mut Cx<'_>, operand: Operand) -> Done<Vec<Repr>> {
    let ty = cx.type_of(operand);
    let Some((elem, len)) = any_elements(cx, ty) else {
        return Err(cx.unsupported_type(ty));
    };
    let count = cx.leaf_count(elem)?;
    let first = aggregate::parts(cx, operand)? as usize;
    let is_scalar = cx.info.scalar(elem).is_some();
    let places = (first..).step_by(count.max(1)).take(len as usize);
    Ok(match is_scalar {
        true => places
            .map(|at| cx.s.parts.get(at).copied().unwrap_or(Repr::Unset))
            .collect(),
        false => places.map(|at| Repr::Parts(at as u32)).collect(),
    })
}

/// The elements of an operand that is any vector, as operands of their own.
pub(super) fn elements_of(cx: &mut Cx<'_>, operand: Operand) -> Done<Vec<Operand>> {
    let elem = element_type(cx, cx.type_of(operand))?;
    let reprs = element_reprs(cx, operand)?;
    Ok(reprs
        .into_iter()
        .map(|repr| stand_in(cx, elem, repr))
        .collect())
}

/// A vector of these elements, or several, or parts of one.
pub(super) fn of_elements(cx: &mut Cx<'_>, elem: TypeId, elements: &[Repr]) -> Done<Repr> {
    let count = cx.leaf_count(elem)?;
    let start = cx.s.parts.len() as u32;
    for &element in elements {
        match element {
            Repr::Parts(at) => {
                let leaves = at as usize..at as usize + count;
                if leaves.end > cx.s.parts.len() {
                    return Err(cx.invalid("a vector lacks an element"));
                }
                cx.s.parts.extend_from_within(leaves);
            }
            scalar => cx.s.parts.push(scalar),
        }
    }
    Ok(Repr::Parts(start))
}

/// The vector of type `ty` whose elements `f` makes of those of the arguments, and of
/// arguments that are no vectors. `f` is given the type of an element.
pub(super) fn by_element(
    cx: &mut Cx<'_>,
    ty: TypeId,
    args: &[Operand],
    f: impl Fn(&mut Cx<'_>, TypeId, &[Operand]) -> Done<Repr>,
) -> Done<Repr> {
    let Some((elem, len)) = any_elements(cx, ty) else {
        return Err(cx.unsupported_type(ty));
    };
    let mut rows = SmallVec::<[Vec<Operand>; 3]>::new();
    for &arg in args {
        rows.push(match any_elements(cx, cx.type_of(arg)) {
            Some(_) => elements_of(cx, arg)?,
            None => vec![arg; len as usize],
        });
    }
    let mut elements = Vec::with_capacity(len as usize);
    for i in 0..len as usize {
        let args: SmallVec<[Operand; 4]> =
            rows.iter().filter_map(|row| row.get(i)).copied().collect();
        if args.len() < rows.len() {
            return Err(cx.invalid("its vectors differ in length"));
        }
        elements.push(f(cx, elem, &args)?);
    }
    of_elements(cx, elem, &elements)
}

/// Two vectors, one behind the other: `f` makes an element of the first, and behind its leaves
/// the `more` leaves of an element of the second.
pub(super) fn split_by_element(
    cx: &mut Cx<'_>,
    args: &[Operand],
    more: usize,
    f: impl Fn(&mut Cx<'_>, TypeId, &[Operand]) -> Done<Repr>,
) -> Done<Repr> {
    let mut rows = SmallVec::<[Vec<Operand>; 2]>::new();
    for &arg in args {
        rows.push(elements_of(cx, arg)?);
    }
    let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
    for i in 0..rows.first().map_or(0, Vec::len) {
        let args: SmallVec<[Operand; 4]> =
            rows.iter().filter_map(|row| row.get(i)).copied().collect();
        let elem = cx.type_of(args[0]);
        let middle = cx.leaf_count(elem)?;
        let at = match f(cx, elem, &args)? {
            Repr::Parts(at) => at as usize,
            _ => return Err(cx.invalid("it gives one value")),
        };
        let parts = cx.s.parts.get(at..at + middle + more).unwrap_or(&[]);
        let (first, second) = parts.split_at(middle.min(parts.len()));
        firsts.extend_from_slice(first);
        seconds.extend_from_slice(second);
    }
    firsts.extend(seconds);
    Ok(vector::of_lane_reprs(cx, &firsts))
}

/// The elements of any vector, or those that a mask has, put together by an intrinsic, from the
/// first to the last, on top of `start`.
pub(super) fn reduced(
    cx: &mut Cx<'_>,
    start: Option<Operand>,
    vector: Operand,
    mask: Option<Operand>,
    by: IntrinsicOp,
) -> Done<Repr> {
    let mask = match mask {
        Some(mask) => elements_of(cx, mask)?,
        None => Vec::new(),
    };
    let mut sum = start;
    for (i, element) in elements_of(cx, vector)?.into_iter().enumerate() {
        let Some(before) = sum else {
            sum = Some(element);
            continue;
        };
        let elem = cx.type_of(element);
        let mut repr = intrinsic::per_lane(cx, by, elem, &[before.0, element.0], false)?;
        if let Some(&on) = mask.get(i) {
            let with = stand_in(cx, elem, repr);
            repr = scalar::select(cx, elem, [on, with, before])?;
        }
        sum = Some(stand_in(cx, elem, repr));
    }
    cx.repr(sum.unwrap_or(Operand::MISSING))
}

/// A conversion from or to such a vector.
pub(super) fn cast_elements(cx: &mut Cx<'_>, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    match op {
        CastOp::BitCast => vector::reinterpret(cx, from_ty, ty, arg),
        _ => by_element(cx, ty, &[arg], |cx, ty, args| {
            family::cast(cx, op, ty, args[0])
        }),
    }
}

/// `extractelement`
pub(super) fn extract_of_elements(cx: &mut Cx<'_>, vector: Operand, index: Operand) -> Done<Repr> {
    let ty = cx.type_of(vector);
    let elements = element_reprs(cx, vector)?;
    let index = vector::low_word(cx, index)?;
    if let Repr::Const(_, i) = index {
        let element = elements.get(i as usize).or(elements.first());
        return Ok(element.copied().unwrap_or(Repr::Unset));
    }
    let elem = element_type(cx, ty)?;
    let [_, at] = element_in_memory(cx, vector, ty, index)?;
    memory::load_leaves(cx, elem, MemFlags::PLAIN, (at, 0))
}

/// `insertelement`
pub(super) fn insert_of_elements(
    cx: &mut Cx<'_>,
    [vector, elem, index]: [Operand; 3],
) -> Done<Repr> {
    let ty = cx.type_of(vector);
    let inserted = elem;
    let elem = element_type(cx, ty)?;
    let mut elements = element_reprs(cx, vector)?;
    let index = vector::low_word(cx, index)?;
    if let Repr::Const(_, at) = index {
        if let Some(element) = elements.get_mut(at as usize) {
            *element = cx.repr(inserted)?;
        }
        return of_elements(cx, elem, &elements);
    }
    let [base, at] = element_in_memory(cx, vector, ty, index)?;
    let inserted = cx.repr(inserted)?;
    memory::store_at(cx, elem, MemFlags::PLAIN, inserted, (at, 0))?;
    let stride = stride(cx, elem)?;
    for (i, element) in elements.iter_mut().enumerate() {
        let at = cx.moved((base, 0), i as u64 * stride);
        *element = memory::load_leaves(cx, elem, MemFlags::PLAIN, at)?;
    }
    of_elements(cx, elem, &elements)
}

/// `shufflevector`
pub(super) fn shuffle_of_elements(cx: &mut Cx<'_>, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
    let [a, b, mask] = args;
    let mut from = element_reprs(cx, a)?;
    from.extend(element_reprs(cx, b)?);
    let mut elements = Vec::new();
    for index in element_reprs(cx, mask)? {
        let Repr::Const(_, i) = index else {
            return Err(cx.invalid("its mask is not constant"));
        };
        let element = from.get(i as usize).or(from.first()).copied();
        elements.push(element.unwrap_or(Repr::Unset));
    }
    let elem = element_type(cx, ty)?;
    of_elements(cx, elem, &elements)
}

/// Bytes from one element of an array to the next.
fn stride(cx: &mut Cx<'_>, elem: TypeId) -> Done<u64> {
    match cx.info.layout(cx.module, elem) {
        Some(layout) => Ok(layout.alloc_size()),
        None => Err(cx.unsupported_type(elem)),
    }
}

/// Stores the elements of a vector to a slot, as an array; the slot's address, and that of the
/// element at an index, taken modulo the next power of two so that it is within the slot.
fn element_in_memory(
    cx: &mut Cx<'_>,
    vector: Operand,
    ty: TypeId,
    index: Repr,
) -> Done<[Value; 2]> {
    let Some((elem, len)) = any_elements(cx, ty) else {
        return Err(cx.unsupported_type(ty));
    };
    let stride = stride(cx, elem)?;
    let count = u64::from(len).next_power_of_two();
    let Ok(bytes) = u32::try_from(stride * count) else {
        return Err(cx.unsupported_type(ty));
    };
    let slot = cx.b.slot(bytes, 16);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    for (i, element) in element_reprs(cx, vector)?.into_iter().enumerate() {
        let at = cx.moved((base, 0), i as u64 * stride);
        memory::store_at(cx, elem, MemFlags::PLAIN, element, at)?;
    }
    let index = cx.materialize(index)?;
    let most = cx.constant(Type::I64, count - 1);
    let index = cx.b.binary(BinaryOp::And, index, most);
    let offset = memory::times(cx, index, stride);
    Ok([base, cx.b.binary(BinaryOp::Add, base, offset)])
}
