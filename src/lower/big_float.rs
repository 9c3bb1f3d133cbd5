//! Floats of more than 64 bits: `x86_fp80` and `fp128`.
//!
//! As values they are aggregates of two leaves ([`ModuleInfo::leaves`]): the low 64 bits, and the
//! rest as an `i16` or `i64`. Arithmetic is done by helpers of the runtime, mathematical functions
//! by the C library.
//!
//! [`ModuleInfo::leaves`]: super::info::ModuleInfo::leaves

use smallvec::SmallVec;

use super::abi::SigBuilder;
use super::fail::Done;
use super::family::{Lowering, no_icmp};
use super::info::{Class, Scalar, SmallFloat};
use super::operand::Repr;
use super::{
    Cx, aggregate, constrained, intrinsic, passing, scalar, small_float, wide_int, wide_long,
};
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{
    BinaryOp, CalleeData, Format, InstData, IntCond, Libcall, Maths, Target, Type, UnaryOp, Value,
};

/// A format of more than 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Big {
    /// `x86_fp80`
    X87,
    /// `fp128`
    Quad,
}

impl Big {
    /// The type of what is above the low 64 bits, and its sign bit.
    pub(super) fn top(self) -> (Type, u64) {
        match self {
            Big::X87 => (Type::I16, 1 << 15),
            Big::Quad => (Type::I64, 1 << 63),
        }
    }

    pub(super) fn pick(self, x87: Libcall, quad: Libcall) -> Libcall {
        match self {
            Big::X87 => x87,
            Big::Quad => quad,
        }
    }
}

/// The two leaves of a value.
pub(super) type Pair = [Value; 2];

/// What lowers an instruction on such floats.
pub(super) const LOWERING: Lowering = Lowering {
    binary,
    fneg,
    icmp: no_icmp,
    fcmp: |cx, cond, ty, args| fcmp(cx, cond, ty, args, false),
    cast: |cx, op, ty, arg| cast(cx, op, ty, arg, false),
    intrinsic: intrinsic::big::big_intrinsic,
};

/// The format of a type that is a float of more than 64 bits.
#[inline]
pub(super) fn format(cx: &Cx<'_>, ty: TypeId) -> Option<Big> {
    if cx.info.class(ty) != Class::Aggregate {
        return None;
    }
    match cx.module.types.resolved(ty) {
        ir::Type::X86Fp80 => Some(Big::X87),
        ir::Type::Fp128 => Some(Big::Quad),
        _ => None,
    }
}

/// The leaves of an operand.
pub(super) fn pair_of(cx: &mut Cx<'_>, operand: Operand) -> Done<Pair> {
    let parts = aggregate::parts(cx, operand)?;
    Ok([
        aggregate::part(cx, parts, 0)?,
        aggregate::part(cx, parts, 1)?,
    ])
}

/// The same; behind memory if it is of a strict operation.
pub(super) fn big_operand(cx: &mut Cx<'_>, operand: Operand, strict: bool) -> Done<Pair> {
    let mut pair = pair_of(cx, operand)?;
    constrained::pin(cx, strict, &mut pair)?;
    Ok(pair)
}

pub(super) fn of_pair(cx: &mut Cx<'_>, pair: Pair) -> Repr {
    let at = cx.s.parts.len() as u32;
    cx.s.parts.extend(pair.map(Repr::Value));
    Repr::Parts(at)
}

/// Flips (`xor`) or clears (`and`) the sign.
pub(super) fn big_sign(cx: &mut Cx<'_>, big: Big, op: BinaryOp, [low, top]: Pair) -> Repr {
    let (ty, sign) = big.top();
    let mask = match op {
        BinaryOp::And => ty.mask() & !sign,
        _ => sign,
    };
    let mask = cx.constant(ty, mask);
    let top = cx.b.binary(op, top, mask);
    of_pair(cx, [low, top])
}

/// The format of a type; the error that the instruction cannot work on it if it is no such float.
pub(super) fn format_of(cx: &Cx<'_>, ty: TypeId) -> Done<Big> {
    match format(cx, ty) {
        Some(big) => Ok(big),
        None => Err(cx.unsupported_type(ty)),
    }
}

fn fneg(cx: &mut Cx<'_>, ty: TypeId, arg: Operand) -> Done<Repr> {
    let big = format_of(cx, ty)?;
    let value = pair_of(cx, arg)?;
    Ok(big_sign(cx, big, BinaryOp::Xor, value))
}

fn binary(cx: &mut Cx<'_>, op: ir::BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
    let big = format_of(cx, ty)?;
    let (a, b) = (pair_of(cx, args[0])?, pair_of(cx, args[1])?);
    let pair = arith(cx, big, op, a, b)?;
    Ok(of_pair(cx, pair))
}

pub(super) fn arith(cx: &mut Cx<'_>, big: Big, op: ir::BinaryOp, a: Pair, b: Pair) -> Done<Pair> {
    let helper = match op {
        ir::BinaryOp::FAdd => big.pick(Libcall::Addxf3, Libcall::Addtf3),
        ir::BinaryOp::FSub => big.pick(Libcall::Subxf3, Libcall::Subtf3),
        ir::BinaryOp::FMul => big.pick(Libcall::Mulxf3, Libcall::Multf3),
        ir::BinaryOp::FDiv => big.pick(Libcall::Divxf3, Libcall::Divtf3),
        ir::BinaryOp::FRem => return math(cx, big, Maths::Fmod, &[a, b]),
        _ => return Err(cx.invalid("it is of floats")),
    };
    match big {
        Big::X87 => ints_to_pair(cx, Big::X87, helper, &[a[0], a[1], b[0], b[1]]),
        Big::Quad => {
            let args = [vector_of_pair(cx, a)?, vector_of_pair(cx, b)?];
            let value = scalar::libcall(cx, helper, Type::V128, &args)?;
            pair_of_vector(cx, value)
        }
    }
}

/// Calls a helper that gives two integers.
pub(super) fn ints_to_pair(
    cx: &mut Cx<'_>,
    to: Big,
    helper: Libcall,
    args: &[Value],
) -> Done<Pair> {
    let words = wide_int::call(cx, helper, args, &[Type::I64, to.top().0])?;
    Ok([words[0], words[1]])
}

/// An `fp128` as it travels: in a vector register.
pub(super) fn vector_of_pair(cx: &mut Cx<'_>, [low, high]: Pair) -> Done<Value> {
    let slot = cx.b.slot(16, 16);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    cx.b.store(low, base, 0);
    cx.b.store(high, base, 8);
    Ok(cx.b.load(Type::V128, base, 0))
}

pub(super) fn pair_of_vector(cx: &mut Cx<'_>, vector: Value) -> Done<Pair> {
    let slot = cx.b.slot(16, 16);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    cx.b.store(vector, base, 0);
    Ok([0, 8].map(|at| cx.b.load(Type::I64, base, at)))
}

/// A comparison; a strict one where it stands.
pub(super) fn fcmp(
    cx: &mut Cx<'_>,
    cond: FCmpCond,
    ty: TypeId,
    args: [Operand; 2],
    strict: bool,
) -> Done<Repr> {
    let big = format_of(cx, ty)?;
    match cond {
        FCmpCond::False => return Ok(Repr::Const(Type::I8, 0)),
        FCmpCond::True => return Ok(Repr::Const(Type::I8, 1)),
        _ => {}
    }
    let mask = cond.outcomes().into();
    let a = big_operand(cx, args[0], strict)?;
    let b = big_operand(cx, args[1], strict)?;
    Ok(Repr::Value(compares(cx, big, mask, a, b)?))
}

/// Whether two floats compare as one of the bits of `mask` says.
pub(super) fn compares(cx: &mut Cx<'_>, big: Big, mask: u64, a: Pair, b: Pair) -> Done<Value> {
    let helper = big.pick(Libcall::Cmpxf2, Libcall::Cmptf2);
    let how = wide_int::call(cx, helper, &[a[0], a[1], b[0], b[1]], &[Type::I32])?[0];
    let mask = cx.constant(Type::I32, mask);
    let zero = cx.constant(Type::I32, 0);
    let found = cx.b.binary(BinaryOp::And, how, mask);
    Ok(cx.b.icmp(IntCond::Ne, found, zero))
}

/// A conversion from or to such a float; a strict one where it stands.
pub(super) fn cast(
    cx: &mut Cx<'_>,
    op: CastOp,
    ty: TypeId,
    arg: Operand,
    strict: bool,
) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    match (op, format(cx, from_ty), format(cx, ty)) {
        // An `i80` or `i128` has the same leaves.
        (CastOp::BitCast, ..) => cx.repr(arg),
        (CastOp::FPExt, Some(Big::X87), Some(Big::Quad)) => {
            let from = big_operand(cx, arg, strict)?;
            let pair = ints_to_pair(cx, Big::Quad, Libcall::Extendxftf2, &from)?;
            Ok(of_pair(cx, pair))
        }
        (CastOp::FPTrunc, Some(Big::Quad), Some(Big::X87)) => {
            let from = big_operand(cx, arg, strict)?;
            let pair = ints_to_pair(cx, Big::X87, Libcall::Trunctfxf2, &from)?;
            Ok(of_pair(cx, pair))
        }
        (CastOp::FPExt, None, Some(big)) => {
            let mut from = scalar::of_type(cx, from_ty)?;
            let mut value = cx.value(arg)?;
            constrained::pin(cx, strict, std::slice::from_mut(&mut value))?;
            if from.small.is_some() {
                value = small_float::float_of(cx, value, from)?;
                from = super::small_float::FLOAT;
            }
            let pair = extended_big(cx, big, from, value)?;
            Ok(of_pair(cx, pair))
        }
        (CastOp::FPTrunc, Some(big), None) => {
            let to = scalar::of_type(cx, ty)?;
            let from = big_operand(cx, arg, strict)?;
            Ok(Repr::Value(truncated_big(cx, big, to, from)?))
        }
        (CastOp::SIToFP | CastOp::UIToFP, None, Some(big)) => {
            let signed = op == CastOp::SIToFP;
            let pair = match wide_int::width(cx, from_ty) {
                Some(bits @ 129..) => {
                    let mut words = wide_int::words(cx, arg)?;
                    constrained::pin(cx, strict, &mut words)?;
                    wide_long::long_to_big(cx, signed, bits, words, big)?
                }
                _ => {
                    let mut words = wide_int::words_of_128(cx, arg, signed)?;
                    constrained::pin(cx, strict, &mut words)?;
                    of_words(cx, big, signed, &words)?
                }
            };
            Ok(of_pair(cx, pair))
        }
        (CastOp::FPToSI | CastOp::FPToUI, Some(big), None) => {
            let from = big_operand(cx, arg, strict)?;
            let bits = intrinsic::big::integer_bits(cx, ty)?;
            let words = to_words_of(cx, big, op == CastOp::FPToSI, bits, from)?;
            wide_int::resize_words(cx, words, ty, None)
        }
        _ => Err(cx.unsupported_type(ty)),
    }
}

/// Two words as a float.
pub(super) fn of_words(cx: &mut Cx<'_>, big: Big, signed: bool, words: &[Value]) -> Done<Pair> {
    let helper = match signed {
        true => big.pick(Libcall::Floattixf, Libcall::Floattitf),
        false => big.pick(Libcall::Floatuntixf, Libcall::Floatuntitf),
    };
    match big {
        Big::X87 => ints_to_pair(cx, big, helper, words),
        Big::Quad => {
            let value = scalar::libcall(cx, helper, Type::V128, words)?;
            pair_of_vector(cx, value)
        }
    }
}

/// The words of a float as an integer of `bits` bits, at least two.
pub(super) fn to_words_of(
    cx: &mut Cx<'_>,
    big: Big,
    signed: bool,
    bits: u32,
    from: Pair,
) -> Done<super::wide_int::Words> {
    match bits {
        ..=128 => to_words(cx, big, signed, from),
        _ => wide_long::big_to_words_long(cx, big, bits, from),
    }
}

/// The two words of a float as an integer.
pub(super) fn to_words(
    cx: &mut Cx<'_>,
    big: Big,
    signed: bool,
    from: Pair,
) -> Done<super::wide_int::Words> {
    let helper = match signed {
        true => big.pick(Libcall::Fixxfti, Libcall::Fixtfti),
        false => big.pick(Libcall::Fixunsxfti, Libcall::Fixunstfti),
    };
    match big {
        Big::X87 => wide_int::call(cx, helper, &from, &[Type::I64; 2]),
        Big::Quad => {
            let value = vector_of_pair(cx, from)?;
            wide_int::call(cx, helper, &[value], &[Type::I64; 2])
        }
    }
}

fn extended_big(cx: &mut Cx<'_>, big: Big, from: Scalar, value: Value) -> Done<Pair> {
    let helper = match from.ty {
        Type::F32 => big.pick(Libcall::Extendsfxf2, Libcall::Extendsftf2),
        Type::F64 => big.pick(Libcall::Extenddfxf2, Libcall::Extenddftf2),
        _ => return Err(cx.invalid("it is not of floats")),
    };
    match big {
        Big::X87 => ints_to_pair(cx, big, helper, &[value]),
        Big::Quad => {
            let value = scalar::libcall(cx, helper, Type::V128, &[value])?;
            pair_of_vector(cx, value)
        }
    }
}

fn truncated_big(cx: &mut Cx<'_>, big: Big, to: Scalar, from: Pair) -> Done<Value> {
    if let Some(small) = to.small {
        // Rounded once: by way of a `double` it would be twice.
        let helper = match small {
            SmallFloat::Half => big.pick(Libcall::Truncxfhf2, Libcall::Trunctfhf2),
            SmallFloat::BFloat => big.pick(Libcall::Truncxfbf2, Libcall::Trunctfbf2),
        };
        let bits = scalar::libcall(cx, helper, Type::I32, &from)?;
        return Ok(cx.b.unary(UnaryOp::Trunc, Type::I16, bits));
    }
    let helper = match to.ty {
        Type::F32 => big.pick(Libcall::Truncxfsf2, Libcall::Trunctfsf2),
        Type::F64 => big.pick(Libcall::Truncxfdf2, Libcall::Trunctfdf2),
        _ => return Err(cx.invalid("it is not of floats")),
    };
    match big {
        Big::X87 => scalar::libcall(cx, helper, to.ty, &from),
        Big::Quad => {
            let value = vector_of_pair(cx, from)?;
            scalar::libcall(cx, helper, to.ty, &[value])
        }
    }
}

pub(super) fn math(cx: &mut Cx<'_>, big: Big, function: Maths, args: &[Pair]) -> Done<Pair> {
    math_with(cx, big, function, args, &[])
}

/// A function of floats, and of other values behind them.
pub(super) fn math_with(
    cx: &mut Cx<'_>,
    big: Big,
    function: Maths,
    args: &[Pair],
    more: &[Value],
) -> Done<Pair> {
    match big {
        Big::X87 => {
            let slots = passing::x87_slots(cx, 1)?;
            x87_call(cx, function, args, more, &[])?;
            let pair = passing::pop_x87(cx, &slots);
            Ok([pair[0], pair[1]])
        }
        Big::Quad => {
            let mut values = SmallVec::<[Value; 3]>::new();
            for &arg in args {
                values.push(vector_of_pair(cx, arg)?);
            }
            values.extend_from_slice(more);
            let helper = Libcall::Math(function, Format::F128);
            let value = scalar::libcall(cx, helper, Type::V128, &values)?;
            pair_of_vector(cx, value)
        }
    }
}

/// Calls a function of `long double`s, and of other values behind them.
pub(super) fn x87_call(
    cx: &mut Cx<'_>,
    function: Maths,
    args: &[Pair],
    more: &[Value],
    results: &[Type],
) -> Done<SmallVec<[Value; 4]>> {
    let libcall = Libcall::Math(function, Format::X87);
    let callee = match cx.s.libcalls[libcall.index()] {
        Some(callee) => callee,
        None => {
            let mut sig = SigBuilder::default();
            results.iter().for_each(|&ty| {
                sig.result(ty);
            });
            args.iter().for_each(|_| sig.x87());
            more.iter().for_each(|&v| sig.param(cx.b.func.ty(v)));
            let sig = cx.b.func.sigs.push(sig.sig);
            let target = Target::Libcall(libcall);
            cx.b.func.callees.push(CalleeData { target, sig })
        }
    };
    cx.s.libcalls[libcall.index()] = Some(callee);
    let mut values: SmallVec<[Value; 4]> = args.iter().flatten().copied().collect();
    values.extend_from_slice(more);
    let args = cx.b.list(&values);
    let inst = cx.b.inst_with(InstData::Call { callee, args }, results);
    Ok(cx.b.func.inst_results(inst).collect())
}
