//! Families of types: which functions lower an instruction that computes.
//!
//! How the values of a type are kept decides what an instruction on them becomes. Each way is a family,
//! and has a row of functions in its own module, a column for each kind of instruction. Who lowers an
//! instruction asks for the row of its type and calls the column; what a family has no such instruction
//! for is refused there.

use super::fail::Done;
use super::info::Class;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use super::{Cx, big_float, elements, scalar, vector, wide_int};
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};

/// How the values of a type are kept. A conversion between two families is lowered by the functions of
/// the later one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Family {
    /// There is nothing to compute with: structs, arrays, `void`.
    None,
    /// One LIR value.
    Scalar,
    /// An integer of more than 64 bits: words.
    Wide,
    /// A float of more than 64 bits: two words.
    BigFloat,
    /// A vector of scalars: in registers, or lane by lane.
    Vector,
    /// A vector of elements that are no scalars.
    Elements,
}

/// The functions of a family. Types are those of the operands, but of `cast` and `intrinsic` that of the
/// result.
pub(super) struct Lowering {
    pub binary: fn(&mut Cx<'_>, ir::BinaryOp, TypeId, [Operand; 2]) -> Done<Repr>,
    pub fneg: fn(&mut Cx<'_>, TypeId, Operand) -> Done<Repr>,
    pub icmp: fn(&mut Cx<'_>, ICmpCond, TypeId, [Operand; 2]) -> Done<Repr>,
    pub fcmp: fn(&mut Cx<'_>, FCmpCond, TypeId, [Operand; 2]) -> Done<Repr>,
    pub cast: fn(&mut Cx<'_>, CastOp, TypeId, Operand) -> Done<Repr>,
    /// An intrinsic that computes; whether it depends on how the processor rounds where it stands.
    pub intrinsic: fn(&mut Cx<'_>, IntrinsicOp, TypeId, &[u32], bool) -> Done<Repr>,
}

/// What cannot be computed with.
const NONE: Lowering = Lowering {
    binary: |cx, _, ty, _| Err(cx.unsupported_type(ty)),
    fneg: no_fneg,
    icmp: no_icmp,
    fcmp: no_fcmp,
    cast: |cx, _, ty, _| Err(cx.unsupported_type(ty)),
    intrinsic: |cx, _, ty, _, _| Err(cx.unsupported_type(ty)),
};

/// The row of each family.
static ROWS: [Lowering; 6] = [
    NONE,
    scalar::LOWERING,
    wide_int::LOWERING,
    big_float::LOWERING,
    vector::LOWERING,
    elements::LOWERING,
];

impl Family {
    /// The functions of the family.
    #[inline]
    pub(super) fn row(self) -> &'static Lowering {
        &ROWS[self as usize]
    }
}

/// `fneg` of what is no float.
pub(super) fn no_fneg(cx: &mut Cx<'_>, ty: TypeId, _: Operand) -> Done<Repr> {
    Err(cx.unsupported_type(ty))
}

/// `icmp` of what is no integer.
pub(super) fn no_icmp(cx: &mut Cx<'_>, _: ICmpCond, ty: TypeId, _: [Operand; 2]) -> Done<Repr> {
    Err(cx.unsupported_type(ty))
}

/// `fcmp` of what is no float.
pub(super) fn no_fcmp(cx: &mut Cx<'_>, _: FCmpCond, ty: TypeId, _: [Operand; 2]) -> Done<Repr> {
    Err(cx.unsupported_type(ty))
}

/// The family of a type.
#[inline]
pub(super) fn family(cx: &Cx<'_>, ty: TypeId) -> Family {
    match cx.info.class(ty) {
        Class::Scalar(_) => Family::Scalar,
        Class::Aggregate => family_of_aggregate(cx, ty),
        Class::Void | Class::Other => Family::None,
    }
}

fn family_of_aggregate(cx: &Cx<'_>, ty: TypeId) -> Family {
    match () {
        _ if wide_int::width(cx, ty).is_some() => Family::Wide,
        _ if big_float::format(cx, ty).is_some() => Family::BigFloat,
        _ if vector::of_type(cx, ty).is_some() => Family::Vector,
        _ if elements::of_type(cx, ty).is_some() => Family::Elements,
        _ => Family::None,
    }
}

pub(super) fn binary(
    cx: &mut Cx<'_>,
    op: ir::BinaryOp,
    ty: TypeId,
    args: [Operand; 2],
) -> Done<Repr> {
    (family(cx, ty).row().binary)(cx, op, ty, args)
}

pub(super) fn fneg(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Repr> {
    (family(cx, ty).row().fneg)(cx, ty, arg)
}

pub(super) fn icmp(cx: &mut Cx<'_>, cond: ICmpCond, args: [Operand; 2]) -> Done<Repr> {
    let ty = cx.type_of(args[0]);
    (family(cx, ty).row().icmp)(cx, cond, ty, args)
}

pub(super) fn fcmp(cx: &mut Cx<'_>, cond: FCmpCond, args: [Operand; 2]) -> Done<Repr> {
    let ty = cx.type_of(args[0]);
    (family(cx, ty).row().fcmp)(cx, cond, ty, args)
}

pub(super) fn cast(cx: &mut Cx<'_>, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from = cx.type_of(arg);
    let family = family(cx, from).max(family(cx, ty));
    (family.row().cast)(cx, op, ty, arg)
}
