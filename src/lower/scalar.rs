//! Arithmetic, comparisons, conversions, `select`.
//!
//! An integer that does not fill its LIR type is kept zero-extended: operations that can set
//! higher bits are followed by a mask, operations that look at the sign extend it first.

use super::fail::Done;
use super::family::Lowering;
use super::info::{Class, Scalar};
use super::operand::Repr;
use super::small_float::FLOAT;
use super::{Cx, aggregate, arith, elements, index, intrinsic, simd, small_float, vector};
use crate::ir::inst::{FCmpCond, Flags};
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::{
    BinaryOp, CalleeData, FloatCond, InstData, IntCond, Libcall, Maths, Signature, Target, Type,
    UnaryOp, Value,
};

/// What lowers an instruction on scalars.
pub(super) const LOWERING: Lowering = Lowering {
    binary: scalar_binary,
    fneg: scalar_fneg,
    icmp: scalar_icmp,
    fcmp: scalar_fcmp,
    cast: scalar_cast,
    intrinsic: intrinsic::scalar_intrinsic,
};

/// The scalar of a type, or the error that the instruction cannot work on it.
#[inline]
pub(super) fn of_type(cx: &Cx<'_>, ty: TypeId) -> Done<Scalar> {
    match cx.info.class(ty) {
        Class::Scalar(scalar) => Ok(scalar),
        _ => Err(cx.unsupported_type(ty)),
    }
}

/// Clears the bits that are not the value's.
pub(super) fn masked(cx: &mut Cx<'_>, value: Value, scalar: Scalar) -> Value {
    if !scalar.is_odd() {
        return value;
    }
    let mask = cx.constant(scalar.ty, scalar.mask());
    cx.b.binary(BinaryOp::And, value, mask)
}

/// Copies the sign bit to the bits above it, within the LIR type.
pub(super) fn sign_extended(cx: &mut Cx<'_>, value: Value, scalar: Scalar) -> Value {
    if !scalar.is_odd() {
        return value;
    }
    if scalar.bits == 1 {
        let zero = cx.constant(scalar.ty, 0);
        return cx.b.binary(BinaryOp::Sub, zero, value);
    }
    let unused = u64::from(scalar.ty.bits() - u32::from(scalar.bits));
    let unused = cx.constant(scalar.ty, unused);
    let high = cx.b.binary(BinaryOp::Shl, value, unused);
    cx.b.binary(BinaryOp::Ashr, high, unused)
}

/// Sign-extends to an integer of at least the width.
pub(super) fn sext(cx: &mut Cx<'_>, value: Value, from: Scalar, to: Scalar) -> Value {
    let wide = if from.bits == 1 {
        let value = widened(cx, UnaryOp::Uext, value, from.ty, to.ty);
        let zero = cx.constant(to.ty, 0);
        cx.b.binary(BinaryOp::Sub, zero, value)
    } else {
        let value = sign_extended(cx, value, from);
        widened(cx, UnaryOp::Sext, value, from.ty, to.ty)
    };
    masked(cx, wide, to)
}

/// Zero-extends to an integer of at least the width.
pub(super) fn zext(cx: &mut Cx<'_>, value: Value, from: Scalar, to: Scalar) -> Value {
    widened(cx, UnaryOp::Uext, value, from.ty, to.ty)
}

/// The low bits.
pub(super) fn trunc(cx: &mut Cx<'_>, value: Value, from: Scalar, to: Scalar) -> Value {
    let low = match from.ty == to.ty {
        true => value,
        false => cx.b.unary(UnaryOp::Trunc, to.ty, value),
    };
    masked(cx, low, to)
}

/// A narrow integer of what was extended to 32 bits; bits above its width are kept.
pub(super) fn cut_extended(cx: &mut Cx<'_>, value: Value, to: Scalar) -> Value {
    trunc(cx, value, Scalar::full(Type::I32), Scalar::full(to.ty))
}

/// Zero-extends or cuts.
pub(super) fn resized(cx: &mut Cx<'_>, value: Value, from: Scalar, to: Scalar) -> Value {
    match from.bits > to.bits {
        true => trunc(cx, value, from, to),
        false => zext(cx, value, from, to),
    }
}

fn widened(cx: &mut Cx<'_>, op: UnaryOp, value: Value, from: Type, to: Type) -> Value {
    match from == to {
        true => value,
        false => cx.b.unary(op, to, value),
    }
}

/// The operation that an operation on scalars with these flags is lowered as. Where no bit of a constant
/// is set in the other operand, `or` is a sum, which addresses take up.
pub(super) fn by_flags(
    cx: &Cx<'_>,
    op: ir::BinaryOp,
    flags: Flags,
    ty: TypeId,
    args: [Operand; 2],
) -> ir::BinaryOp {
    let fills = matches!(cx.info.class(ty), Class::Scalar(scalar) if !scalar.is_odd());
    match op {
        ir::BinaryOp::Or if fills && flags.has(Flags::DISJOINT) && args[1].as_const().is_some() => {
            ir::BinaryOp::Add
        }
        op => op,
    }
}

fn scalar_binary(cx: &mut Cx<'_>, op: ir::BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let scalar = of_type(cx, ty)?;
    if let Some(low) = index::low_half(cx, scalar, args)? {
        return Ok(Repr::Value(low));
    }
    let [mut a, mut b] = args;
    let commutes = operation(op).is_some_and(BinaryOp::commutes);
    if commutes && a.as_const().is_some() && b.as_const().is_none() {
        (a, b) = (b, a);
    }
    let (x, y) = (cx.value(a)?, cx.value(b)?);
    binary_values(cx, op, scalar, x, y).map(Repr::Value)
}

/// The operation of LIR that an operation on scalars is; the remainder of floats is a call.
fn operation(op: ir::BinaryOp) -> Option<BinaryOp> {
    use ir::BinaryOp as Op;
    Some(match op {
        Op::Add => BinaryOp::Add,
        Op::Sub => BinaryOp::Sub,
        Op::Mul => BinaryOp::Mul,
        Op::UDiv => BinaryOp::Udiv,
        Op::SDiv => BinaryOp::Sdiv,
        Op::URem => BinaryOp::Urem,
        Op::SRem => BinaryOp::Srem,
        Op::Shl => BinaryOp::Shl,
        Op::LShr => BinaryOp::Lshr,
        Op::AShr => BinaryOp::Ashr,
        Op::And => BinaryOp::And,
        Op::Or => BinaryOp::Or,
        Op::Xor => BinaryOp::Xor,
        Op::FAdd => BinaryOp::Fadd,
        Op::FSub => BinaryOp::Fsub,
        Op::FMul => BinaryOp::Fmul,
        Op::FDiv => BinaryOp::Fdiv,
        Op::FRem => return None,
    })
}

/// A binary operation on scalars.
pub(super) fn binary_values(
    cx: &mut Cx<'_>,
    op: ir::BinaryOp,
    scalar: Scalar,
    mut x: Value,
    mut y: Value,
) -> Done<Value> {
    use ir::BinaryOp as Op;
    let is_float = matches!(op, Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem);
    if is_float && scalar.small.is_some() {
        let (x, y) = (
            small_float::float_of(cx, x, scalar)?,
            small_float::float_of(cx, y, scalar)?,
        );
        let value = binary_values(cx, op, FLOAT, x, y)?;
        return small_float::small_of(cx, value, scalar);
    }
    let Some(lir) = operation(op) else {
        return frem(cx, scalar, x, y);
    };
    if scalar.is_odd() {
        match op {
            Op::SDiv | Op::SRem => {
                x = sign_extended(cx, x, scalar);
                y = sign_extended(cx, y, scalar);
            }
            Op::AShr => x = sign_extended(cx, x, scalar),
            _ => {}
        }
    }
    let mut value = cx.b.binary(lir, x, y);
    let keeps_high_bits_clear = matches!(
        op,
        Op::UDiv | Op::URem | Op::LShr | Op::And | Op::Or | Op::Xor
    );
    if !keeps_high_bits_clear {
        value = masked(cx, value, scalar);
    }
    Ok(value)
}

fn frem(cx: &mut Cx<'_>, scalar: Scalar, x: Value, y: Value) -> Done<Value> {
    arith::math(cx, Maths::Fmod, scalar, &[x, y])
}

/// Calls a helper of the runtime that has one result.
pub(super) fn libcall(cx: &mut Cx<'_>, call: Libcall, result: Type, args: &[Value]) -> Done<Value> {
    let types: smallvec::SmallVec<[Type; 4]> = args.iter().map(|&arg| cx.b.func.ty(arg)).collect();
    let mut sig = Signature::new(&types, &[result]);
    sig.returns_twice = call == Libcall::Setjmp;
    let row = &mut cx.s.libcalls[call.index()];
    let callee = match *row {
        Some(callee) => callee,
        None => {
            let sig = cx.b.func.sigs.push(sig);
            let target = Target::Libcall(call);
            *row.insert(cx.b.func.callees.push(CalleeData { target, sig }))
        }
    };
    let args = cx.b.list(args);
    Ok(cx.b.value(InstData::Call { callee, args }, result))
}

fn scalar_fneg(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Repr> {
    let scalar = of_type(cx, ty)?;
    let value = cx.value(arg)?;
    Ok(Repr::Value(small_float::fneg_value(cx, scalar, value)))
}

fn scalar_icmp(cx: &mut Cx<'_>, cond: ICmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let scalar = of_type(cx, ty)?;
    let [mut a, mut b] = args;
    let mut cond = int_cond(cond);
    if a.as_const().is_some() && b.as_const().is_none() {
        (a, b) = (b, a);
        cond = cond.swap();
    }
    let (mut x, mut y) = (cx.value(a)?, cx.value(b)?);
    if cond.is_signed() && scalar.is_odd() {
        x = sign_extended(cx, x, scalar);
        y = match b.as_const() {
            Some(_) => signed_constant(cx, b, scalar)?,
            None => sign_extended(cx, y, scalar),
        };
    }
    Ok(Repr::Value(cx.b.icmp(cond, x, y)))
}

/// A comparison of canonical integers.
pub(super) fn icmp_values(
    cx: &mut Cx<'_>,
    cond: IntCond,
    scalar: Scalar,
    x: Value,
    y: Value,
) -> Value {
    let (x, y) = match cond.is_signed() {
        true => (sign_extended(cx, x, scalar), sign_extended(cx, y, scalar)),
        false => (x, y),
    };
    cx.b.icmp(cond, x, y)
}

fn signed_constant(cx: &mut Cx<'_>, operand: Operand, scalar: Scalar) -> Done<Value> {
    match cx.repr(operand)? {
        Repr::Const(ty, bits) => Ok(cx.constant(ty, scalar.signed(bits) as u64 & ty.mask())),
        repr => {
            let value = cx.materialize(repr)?;
            Ok(sign_extended(cx, value, scalar))
        }
    }
}

fn scalar_fcmp(cx: &mut Cx<'_>, cond: FCmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let scalar = of_type(cx, ty)?;
    let args = [cx.value(args[0])?, cx.value(args[1])?];
    fcmp_reprs(cx, cond, scalar, args)
}

pub(super) fn fcmp_reprs(
    cx: &mut Cx<'_>,
    cond: FCmpCond,
    scalar: Scalar,
    [a, b]: [Value; 2],
) -> Done<Repr> {
    let cond = match cond {
        FCmpCond::False => return Ok(Repr::Const(Type::I8, 0)),
        FCmpCond::True => return Ok(Repr::Const(Type::I8, 1)),
        FCmpCond::Oeq => FloatCond::Oeq,
        FCmpCond::Ogt => FloatCond::Ogt,
        FCmpCond::Oge => FloatCond::Oge,
        FCmpCond::Olt => FloatCond::Olt,
        FCmpCond::Ole => FloatCond::Ole,
        FCmpCond::One => FloatCond::One,
        FCmpCond::Ord => FloatCond::Ord,
        FCmpCond::Ueq => FloatCond::Ueq,
        FCmpCond::Ugt => FloatCond::Ugt,
        FCmpCond::Uge => FloatCond::Uge,
        FCmpCond::Ult => FloatCond::Ult,
        FCmpCond::Ule => FloatCond::Ule,
        FCmpCond::Une => FloatCond::Une,
        FCmpCond::Uno => FloatCond::Uno,
    };
    let args = [
        small_float::float_of(cx, a, scalar)?,
        small_float::float_of(cx, b, scalar)?,
    ];
    Ok(Repr::Value(fcmp_values(cx, cond, scalar.travels(), args)))
}

/// A float comparison of LIR values.
pub(super) fn fcmp_values(cx: &mut Cx<'_>, cond: FloatCond, ty: Type, args: [Value; 2]) -> Value {
    cx.b.value(InstData::Fcmp { cond, ty, args }, Type::I8)
}

/// One of two LIR values.
pub(super) fn select_values(cx: &mut Cx<'_>, cond: Value, then: Value, els: Value) -> Value {
    if then == els {
        return then;
    }
    let ty = cx.b.func.ty(then);
    let args = [cond, then, els];
    cx.b.value(InstData::Select { ty, args }, ty)
}

pub(super) fn select(cx: &mut Cx<'_>, ty: TypeId, [cond, then, els]: [Operand; 3]) -> Done<Repr> {
    let cond_ty = cx.type_of(cond);
    if vector::of_type(cx, cond_ty).is_some() {
        let args = [cond, then, els];
        return match simd::arith::select(cx, ty, args)? {
            Some(repr) => Ok(repr),
            None if elements::of_type(cx, ty).is_some() => {
                elements::by_element(cx, ty, &args, |cx, ty, args| {
                    select(cx, ty, [args[0], args[1], args[2]])
                })
            }
            None => vector::lanes_of_select(cx, ty, args),
        };
    }
    of_type(cx, cond_ty)?;
    let cond = cx.value(cond)?;
    if cx.info.class(ty) != Class::Aggregate {
        of_type(cx, ty)?;
        let (then, els) = (cx.value(then)?, cx.value(els)?);
        return Ok(Repr::Value(select_values(cx, cond, then, els)));
    }
    if let Some(repr) = simd::arith::choice(cx, ty, cond, [then, els])? {
        return Ok(repr);
    }
    let count = cx.leaf_count(ty)?;
    let (then, els) = (aggregate::parts(cx, then)?, aggregate::parts(cx, els)?);
    let at = cx.s.parts.len() as u32;
    for i in 0..count {
        let (then, els) = (aggregate::part(cx, then, i)?, aggregate::part(cx, els, i)?);
        let part = Repr::Value(select_values(cx, cond, then, els));
        cx.s.parts.push(part);
    }
    Ok(Repr::Parts(at))
}

fn scalar_cast(cx: &mut Cx<'_>, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    let from = of_type(cx, from_ty)?;
    let to = of_type(cx, ty)?;
    // What keeps all 64 bits may stay an address that is not made yet.
    if from == to && !matches!(op, CastOp::SExt) {
        return cx.repr(arg);
    }
    if op == CastOp::SExt
        && let Some(value) = index::extension(cx, to, arg)
    {
        return Ok(Repr::Value(value));
    }
    let value = cx.value(arg)?;
    cast_value(cx, op, from, to, value).map(Repr::Value)
}

/// A conversion of a scalar.
pub(super) fn cast_value(
    cx: &mut Cx<'_>,
    op: CastOp,
    from: Scalar,
    to: Scalar,
    value: Value,
) -> Done<Value> {
    if from.small.is_some() || to.small.is_some() {
        return cast_small(cx, op, from, to, value);
    }
    Ok(match op {
        CastOp::Trunc => trunc(cx, value, from, to),
        CastOp::ZExt => zext(cx, value, from, to),
        CastOp::SExt => sext(cx, value, from, to),
        CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => resized(cx, value, from, to),
        CastOp::BitCast if from.ty == to.ty => value,
        CastOp::BitCast if from.ty.bits() == to.ty.bits() => {
            cx.b.unary(UnaryOp::Bitcast, to.ty, value)
        }
        CastOp::BitCast | CastOp::AddrSpaceCast => {
            return Err(cx.invalid("its types differ in size"));
        }
        CastOp::FPTrunc => cx.b.unary(UnaryOp::Fdemote, to.ty, value),
        CastOp::FPExt => cx.b.unary(UnaryOp::Fpromote, to.ty, value),
        CastOp::FPToSI => float_to_int(cx, value, to, UnaryOp::FtoS, to.bits),
        CastOp::FPToUI if to.bits == 64 => cx.b.unary(UnaryOp::FtoU, to.ty, value),
        // One bit more, so that all values fit in a signed conversion.
        CastOp::FPToUI => float_to_int(cx, value, to, UnaryOp::FtoS, to.bits + 1),
        CastOp::SIToFP => {
            let wide = whole(from.bits);
            let value = sext(cx, value, from, wide);
            cx.b.unary(UnaryOp::StoF, to.ty, value)
        }
        CastOp::UIToFP if from.bits == 64 => cx.b.unary(UnaryOp::UtoF, to.ty, value),
        CastOp::UIToFP => {
            let value = zext(cx, value, from, whole(from.bits + 1));
            cx.b.unary(UnaryOp::StoF, to.ty, value)
        }
    })
}

/// A conversion from or to a small float, by way of `float`.
fn cast_small(cx: &mut Cx<'_>, op: CastOp, from: Scalar, to: Scalar, value: Value) -> Done<Value> {
    match op {
        CastOp::BitCast if from.bits == to.bits => Ok(value),
        CastOp::FPExt | CastOp::FPToSI | CastOp::FPToUI if from.small.is_some() => {
            let value = small_float::float_of(cx, value, from)?;
            match to == FLOAT {
                true => Ok(value),
                false => cast_value(cx, op, FLOAT, to, value),
            }
        }
        CastOp::FPTrunc if from.small.is_none() => small_float::small_of(cx, value, to),
        CastOp::SIToFP | CastOp::UIToFP => {
            let value = cast_value(cx, op, from, FLOAT, value)?;
            small_float::small_of(cx, value, to)
        }
        _ => Err(cx.invalid("its types do not fit")),
    }
}

fn float_to_int(cx: &mut Cx<'_>, value: Value, to: Scalar, op: UnaryOp, bits: u8) -> Value {
    let wide = whole(bits);
    let value = cx.b.unary(op, wide.ty, value);
    trunc(cx, value, wide, to)
}

/// `i32` or `i64`, whichever has at least so many bits.
fn whole(bits: u8) -> Scalar {
    Scalar::full(if bits <= 32 { Type::I32 } else { Type::I64 })
}

/// The condition of LIR.
pub(super) fn int_cond(cond: ICmpCond) -> IntCond {
    match cond {
        ICmpCond::Eq => IntCond::Eq,
        ICmpCond::Ne => IntCond::Ne,
        ICmpCond::Ugt => IntCond::Ugt,
        ICmpCond::Uge => IntCond::Uge,
        ICmpCond::Ult => IntCond::Ult,
        ICmpCond::Ule => IntCond::Ule,
        ICmpCond::Sgt => IntCond::Sgt,
        ICmpCond::Sge => IntCond::Sge,
        ICmpCond::Slt => IntCond::Slt,
        ICmpCond::Sle => IntCond::Sle,
    }
}
