//! `atomicrmw`, `cmpxchg`, and atomic accesses of 128 bits.
//!
//! What the processor does not do in one instruction is a loop that computes the new value and
//! writes it where the old one still stands. All of it is sequentially consistent, and no weak
//! exchange ever fails where a strong one would not.

use super::fail::Done;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use super::wide_int::Words;
use super::{Cx, arith, memory, scalar, wide_int};
use crate::ir::inst::RmwOp;
use crate::ir::{self, BinaryOp as Op, Operand, TypeId};
use crate::lir::{self, BinaryOp, InstData, IntCond, Libcall, MemFlags, Type, UnaryOp, Value};

/// The width of what is accessed through a helper of the runtime.
const PAIR: u32 = 128;

/// Only a sequentially consistent fence between threads takes an instruction.
pub(super) fn fence(cx: &mut Cx<'_>, flags: ir::inst::MemFlags) {
    let full = flags.get_ordering() == ir::inst::Ordering::SeqCst
        && flags.get_scope() != ir::inst::SyncScope::SINGLE_THREAD;
    cx.b.effect(match full {
        true => InstData::Fence,
        false => InstData::Barrier,
    });
}

pub(super) fn atomic_rmw(cx: &mut Cx<'_>, op: RmwOp, ptr: Operand, value: Operand) -> Done<Repr> {
    let ty = cx.type_of(value);
    if wide_int::width(cx, ty) == Some(PAIR) {
        let operand = wide_int::words(cx, value)?;
        let addr = cx.value(ptr)?;
        let old = wide_rmw(cx, addr, |cx, old| wide_rmw_value(cx, op, old, operand))?;
        return Ok(wide_int::of_words(cx, PAIR, &old));
    }
    let scalar = scalar::of_type(cx, ty)?;
    let Some(int) = Scalar::int(scalar.bits.into()) else {
        return Err(cx.unsupported_type(ty));
    };
    let operand = cx.value(value)?;
    let addr = cx.value(ptr)?;
    let direct = match op {
        RmwOp::Xchg => Some((lir::RmwOp::Xchg, as_type(cx, int.ty, operand))),
        RmwOp::Add => Some((lir::RmwOp::Add, operand)),
        RmwOp::Sub => {
            let zero = cx.constant(int.ty, 0);
            let negated = cx.b.binary(BinaryOp::Sub, zero, operand);
            Some((lir::RmwOp::Add, negated))
        }
        _ => None,
    };
    let old = match direct {
        Some((op, value)) => {
            let data = InstData::AtomicRmw {
                op,
                ty: int.ty,
                value,
                addr,
            };
            cx.b.value(data, int.ty)
        }
        None => rmw_loop(cx, int.ty, addr, |cx, old| {
            let old = as_type(cx, scalar.ty, old);
            let new = rmw_value(cx, op, scalar, old, operand)?;
            Ok(as_type(cx, int.ty, new))
        })?,
    };
    Ok(Repr::Value(as_type(cx, scalar.ty, old)))
}

/// The bits of a value as another type of its size.
fn as_type(cx: &mut Cx<'_>, ty: Type, value: Value) -> Value {
    match cx.b.func.ty(value) == ty {
        true => value,
        false => cx.b.unary(UnaryOp::Bitcast, ty, value),
    }
}

/// What is written in the place of `old`.
fn rmw_value(cx: &mut Cx<'_>, op: RmwOp, scalar: Scalar, old: Value, x: Value) -> Done<Value> {
    let binary = |cx: &mut Cx<'_>, op| scalar::binary_values(cx, op, scalar, old, x);
    let number = |cx: &mut Cx<'_>, intrinsic| {
        arith::intrinsic_value(cx, intrinsic, scalar, scalar, &[old, x])
    };
    match op {
        RmwOp::Xchg => Ok(x),
        RmwOp::Add => binary(cx, Op::Add),
        RmwOp::Sub => binary(cx, Op::Sub),
        RmwOp::And => binary(cx, Op::And),
        RmwOp::Or => binary(cx, Op::Or),
        RmwOp::Xor => binary(cx, Op::Xor),
        RmwOp::FAdd => binary(cx, Op::FAdd),
        RmwOp::FSub => binary(cx, Op::FSub),
        RmwOp::Max => number(cx, IntrinsicOp::Pick(IntCond::Sgt)),
        RmwOp::Min => number(cx, IntrinsicOp::Pick(IntCond::Slt)),
        RmwOp::UMax => number(cx, IntrinsicOp::Pick(IntCond::Ugt)),
        RmwOp::UMin => number(cx, IntrinsicOp::Pick(IntCond::Ult)),
        RmwOp::FMax => number(cx, IntrinsicOp::NumberOf(BinaryOp::Fmax)),
        RmwOp::FMin => number(cx, IntrinsicOp::NumberOf(BinaryOp::Fmin)),
        RmwOp::FMaximum => number(cx, IntrinsicOp::FloatLimit(BinaryOp::Fmax)),
        RmwOp::FMinimum => number(cx, IntrinsicOp::FloatLimit(BinaryOp::Fmin)),
        RmwOp::USubSat => number(cx, IntrinsicOp::Saturate(BinaryOp::Sub, false)),
        RmwOp::Nand => {
            let both = cx.b.binary(BinaryOp::And, old, x);
            let ones = cx.constant(scalar.ty, scalar.mask());
            Ok(cx.b.binary(BinaryOp::Xor, both, ones))
        }
        RmwOp::UIncWrap => {
            let one = cx.constant(scalar.ty, 1);
            let zero = cx.constant(scalar.ty, 0);
            let next = cx.b.binary(BinaryOp::Add, old, one);
            let wraps = cx.b.icmp(IntCond::Uge, old, x);
            Ok(scalar::select_values(cx, wraps, zero, next))
        }
        RmwOp::UDecWrap => {
            let one = cx.constant(scalar.ty, 1);
            let next = cx.b.binary(BinaryOp::Sub, old, one);
            // Below 0 or above the operand: what is one less is not below the operand.
            let wraps = cx.b.icmp(IntCond::Uge, next, x);
            Ok(scalar::select_values(cx, wraps, x, next))
        }
        RmwOp::USubCond => {
            let less = cx.b.binary(BinaryOp::Sub, old, x);
            let fits = cx.b.icmp(IntCond::Uge, old, x);
            Ok(scalar::select_values(cx, fits, less, old))
        }
    }
}

/// Replaces what stands at `addr` by what `new` makes of it; what stood there.
fn rmw_loop(
    cx: &mut Cx<'_>,
    ty: Type,
    addr: Value,
    new: impl FnOnce(&mut Cx<'_>, Value) -> Done<Value>,
) -> Done<Value> {
    let first = memory::load_scalar(cx, Scalar::full(ty), MemFlags::ATOMIC, (addr, 0));
    let again = cx.b.block(&[ty]);
    let done = cx.b.block(&[]);
    cx.b.jump(again, &[first]);
    enter(cx, again);
    let expected = cx.b.func.params(again).next().unwrap_or(first);
    let new = new(cx, expected)?;
    let found = cmpxchg_value(cx, ty, addr, expected, new);
    let same = cx.b.icmp(IntCond::Eq, found, expected);
    cx.b.brif(same, (done, &[]), (again, &[found]));
    enter(cx, done);
    Ok(found)
}

/// Goes on in a block of its own.
fn enter(cx: &mut Cx<'_>, block: lir::Block) {
    cx.b.fill(block);
    cx.s.remembered.forget();
}

fn cmpxchg_value(cx: &mut Cx<'_>, ty: Type, addr: Value, expected: Value, new: Value) -> Value {
    let data = InstData::CmpXchg {
        ty,
        addr,
        expected,
        new,
    };
    cx.b.value(data, ty)
}

pub(super) fn cmpxchg(cx: &mut Cx<'_>, [ptr, expected, new]: [Operand; 3]) -> Done<Repr> {
    let ty = cx.type_of(expected);
    let addr = cx.value(ptr)?;
    if wide_int::width(cx, ty) == Some(PAIR) {
        let (expected, new) = (wide_int::words(cx, expected)?, wide_int::words(cx, new)?);
        let old = cmpxchg_words(cx, addr, &expected, &new)?;
        let same = wide_int::icmp_words(cx, IntCond::Eq, PAIR, old.clone(), expected);
        let repr = wide_int::of_words(cx, PAIR, &old);
        cx.s.parts.push(Repr::Value(same));
        return Ok(repr);
    }
    let scalar = scalar::of_type(cx, ty)?;
    let (expected, new) = (cx.value(expected)?, cx.value(new)?);
    let old = cmpxchg_value(cx, scalar.ty, addr, expected, new);
    let same = cx.b.icmp(IntCond::Eq, old, expected);
    let at = cx.s.parts.len() as u32;
    cx.s.parts.extend([Repr::Value(old), Repr::Value(same)]);
    Ok(Repr::Parts(at))
}

fn cmpxchg_words(cx: &mut Cx<'_>, addr: Value, expected: &[Value], new: &[Value]) -> Done<Words> {
    let args = [addr, expected[0], expected[1], new[0], new[1]];
    wide_int::call(cx, Libcall::CmpXchg16, &args, &[Type::I64; 2])
}

/// An atomic load of 128 bits: an exchange of zeros, that changes nothing.
pub(super) fn wide_atomic_load(cx: &mut Cx<'_>, ptr: Operand) -> Done<Repr> {
    let addr = cx.value(ptr)?;
    let zero = cx.constant(Type::I64, 0);
    let words = cmpxchg_words(cx, addr, &[zero; 2], &[zero; 2])?;
    Ok(wide_int::of_words(cx, PAIR, &words))
}

/// An atomic store of 128 bits.
pub(super) fn wide_atomic_store(cx: &mut Cx<'_>, value: Operand, ptr: Operand) -> Done<()> {
    let value = wide_int::words(cx, value)?;
    let addr = cx.value(ptr)?;
    wide_rmw(cx, addr, |_, _| Ok(value))?;
    Ok(())
}

/// An atomic load of a vector: of all its bits at once, which become lanes by way of the frame.
pub(super) fn vector_load(
    cx: &mut Cx<'_>,
    ty: TypeId,
    flags: MemFlags,
    ptr: Operand,
) -> Done<Repr> {
    let (bytes, at) = vector_slot(cx, ty)?;
    if bytes == 16 {
        let addr = cx.value(ptr)?;
        let zero = cx.constant(Type::I64, 0);
        let words = cmpxchg_words(cx, addr, &[zero; 2], &[zero; 2])?;
        for (i, &word) in words.iter().enumerate() {
            memory::store_scalar(cx, Scalar::PTR, MemFlags::PLAIN, word, (at.0, 8 * i as i32));
        }
    } else {
        let scalar = vector_bits(cx, ty, bytes)?;
        let from = cx.address(ptr)?;
        let bits = memory::load_scalar(cx, scalar, flags, from);
        memory::store_scalar(cx, scalar, MemFlags::PLAIN, bits, at);
    }
    memory::load_at(cx, ty, MemFlags::PLAIN, at)
}

/// An atomic store of a vector.
pub(super) fn vector_store(
    cx: &mut Cx<'_>,
    value: Operand,
    flags: MemFlags,
    ptr: Operand,
) -> Done<()> {
    let ty = cx.type_of(value);
    let (bytes, at) = vector_slot(cx, ty)?;
    let value = cx.repr(value)?;
    memory::store_at(cx, ty, MemFlags::PLAIN, value, at)?;
    if bytes == 16 {
        let words = [0, 8]
            .map(|offset| memory::load_scalar(cx, Scalar::PTR, MemFlags::PLAIN, (at.0, offset)));
        let addr = cx.value(ptr)?;
        wide_rmw(cx, addr, |_, _| Ok(Words::from_slice(&words)))?;
        return Ok(());
    }
    let scalar = vector_bits(cx, ty, bytes)?;
    let bits = memory::load_scalar(cx, scalar, MemFlags::PLAIN, at);
    let to = cx.address(ptr)?;
    memory::store_scalar(cx, scalar, flags, bits, to);
    Ok(())
}

/// Room in the frame for a vector, and how many bytes it takes.
fn vector_slot(cx: &mut Cx<'_>, ty: TypeId) -> Done<(u32, (Value, i32))> {
    let bytes = match cx.info.layout(cx.module, ty) {
        Some(layout) => layout.store_size as u32,
        None => return Err(cx.unsupported_type(ty)),
    };
    let slot = cx.b.slot(bytes, 16);
    Ok((bytes, (cx.materialize(Repr::Slot(slot, 0))?, 0)))
}

/// The integer that has the bits of a vector.
fn vector_bits(cx: &Cx<'_>, ty: TypeId, bytes: u32) -> Done<Scalar> {
    match Scalar::int(bytes * 8) {
        Some(scalar) if bytes.is_power_of_two() => Ok(scalar),
        _ => Err(cx.unsupported_type(ty)),
    }
}

/// As [`rmw_loop`](rmw_loop), of 128 bits.
fn wide_rmw(
    cx: &mut Cx<'_>,
    addr: Value,
    new: impl FnOnce(&mut Cx<'_>, Words) -> Done<Words>,
) -> Done<Words> {
    // The two words of the first guess may not belong together: then it is not what is found.
    let first = [
        memory::load_scalar(cx, Scalar::PTR, MemFlags::ATOMIC, (addr, 0)),
        memory::load_scalar(cx, Scalar::PTR, MemFlags::ATOMIC, (addr, 8)),
    ];
    let again = cx.b.block(&[Type::I64; 2]);
    let done = cx.b.block(&[]);
    cx.b.jump(again, &first);
    enter(cx, again);
    let expected: Words = cx.b.func.params(again).collect();
    let new = new(cx, expected.clone())?;
    let found = cmpxchg_words(cx, addr, &expected, &new)?;
    let same = wide_int::icmp_words(cx, IntCond::Eq, PAIR, found.clone(), expected);
    cx.b.brif(same, (done, &[]), (again, &found));
    enter(cx, done);
    Ok(found)
}

/// What is written in the place of the words `old`.
fn wide_rmw_value(cx: &mut Cx<'_>, op: RmwOp, old: Words, x: Words) -> Done<Words> {
    let binary = |cx: &mut Cx<'_>, op| wide_int::binary_words(cx, op, PAIR, old.clone(), x.clone());
    let mut than = |cond| wide_int::icmp_words(cx, cond, PAIR, old.clone(), x.clone());
    match op {
        RmwOp::Xchg => Ok(x),
        RmwOp::Add => binary(cx, ir::BinaryOp::Add),
        RmwOp::Sub => binary(cx, ir::BinaryOp::Sub),
        RmwOp::And => binary(cx, ir::BinaryOp::And),
        RmwOp::Or => binary(cx, ir::BinaryOp::Or),
        RmwOp::Xor => binary(cx, ir::BinaryOp::Xor),
        RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
            let keeps = than(match op {
                RmwOp::Max => IntCond::Sgt,
                RmwOp::Min => IntCond::Slt,
                RmwOp::UMax => IntCond::Ugt,
                _ => IntCond::Ult,
            });
            Ok(wide_int::select_words(cx, keeps, &old, &x))
        }
        RmwOp::Nand => {
            let both = binary(cx, ir::BinaryOp::And)?;
            let ones = cx.constant(Type::I64, u64::MAX);
            let flipped = both.iter().map(|&w| cx.b.binary(BinaryOp::Xor, w, ones));
            Ok(flipped.collect())
        }
        RmwOp::UIncWrap | RmwOp::UDecWrap => {
            let zero = cx.constant(Type::I64, 0);
            let one = cx.constant(Type::I64, 1);
            let one = Words::from_slice(&[one, zero]);
            let step = match op {
                RmwOp::UIncWrap => ir::BinaryOp::Add,
                _ => ir::BinaryOp::Sub,
            };
            let next = wide_int::binary_words(cx, step, PAIR, old.clone(), one)?;
            let (seen, end) = match op {
                RmwOp::UIncWrap => (old, Words::from_slice(&[zero; 2])),
                // Below 0 or above the operand, as for words.
                _ => (next.clone(), x.clone()),
            };
            let wraps = wide_int::icmp_words(cx, IntCond::Uge, PAIR, seen, x);
            Ok(wide_int::select_words(cx, wraps, &end, &next))
        }
        RmwOp::USubCond | RmwOp::USubSat => {
            let fits = than(IntCond::Uge);
            let less = binary(cx, ir::BinaryOp::Sub)?;
            let zero = cx.constant(Type::I64, 0);
            let els = match op {
                RmwOp::USubCond => old,
                _ => Words::from_slice(&[zero; 2]),
            };
            Ok(wide_int::select_words(cx, fits, &less, &els))
        }
        RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin
        | RmwOp::FMaximum
        | RmwOp::FMinimum => Err(cx.invalid("it is not of floats")),
    }
}
