//! Integers of more than 64 bits: words of 64 bits, the lowest first.
//!
//! As values they are aggregates ([`ModuleInfo::leaves`](super::info::ModuleInfo::leaves)): an
//! `i64` for each whole word and the rest as an integer of its own, which is how they are loaded,
//! stored and passed. Arithmetic takes all words as `i64`, the last one zero-extended.

use smallvec::SmallVec;

use super::fail::Done;
use super::family::{Lowering, no_fcmp, no_fneg};
use super::info::Scalar;
use super::operand::Repr;
use super::scalar::int_cond;
use super::wide_long::MAX_INLINE_PRODUCT;
use super::{Cx, aggregate, constrained, intrinsic, memory, scalar, small_float, wide_long};
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::{
    BinaryOp, CalleeData, InstData, IntCond, Libcall, MemFlags, Signature, Target, Type, Value,
};

/// The words of a wide integer.
pub(super) type Words = SmallVec<[Value; 4]>;

/// How many bits stand in the last word.
fn top_bits(bits: u32) -> u32 {
    (bits - 1) % 64 + 1
}

/// The scalar that the last word of a wide integer is.
fn top(bits: u32) -> Scalar {
    Scalar::int(top_bits(bits)).unwrap_or(Scalar::PTR)
}

/// What lowers an instruction on wide integers.
pub(super) const LOWERING: Lowering = Lowering {
    binary,
    fneg: no_fneg,
    icmp,
    fcmp: no_fcmp,
    cast: |cx, op, ty, arg| cast(cx, op, ty, arg, false),
    intrinsic: intrinsic::wide::wide_intrinsic,
};

/// The width of a type that is a wide integer.
pub(super) fn width(cx: &Cx<'_>, ty: TypeId) -> Option<u32> {
    cx.info.wide(cx.module, ty)
}

/// The same; the error that the instruction cannot work on it if it is none.
pub(super) fn width_of(cx: &Cx<'_>, ty: TypeId) -> Done<u32> {
    match width(cx, ty) {
        Some(bits) => Ok(bits),
        None => Err(cx.unsupported_type(ty)),
    }
}

/// The words of an operand of at most 64 bits, or of a wide one.
pub(super) fn words(cx: &mut Cx<'_>, operand: Operand) -> Done<Words> {
    let ty = cx.type_of(operand);
    let Some(bits) = width(cx, ty) else {
        let scalar = scalar::of_type(cx, ty)?;
        let value = cx.value(operand)?;
        let word = scalar::zext(cx, value, scalar, Scalar::PTR);
        return Ok(SmallVec::from_slice(&[word]));
    };
    let parts = aggregate::parts(cx, operand)?;
    let count = bits.div_ceil(64) as usize;
    let mut words = Words::new();
    for i in 0..count {
        let mut word = aggregate::part(cx, parts, i)?;
        if i + 1 == count {
            word = scalar::zext(cx, word, top(bits), Scalar::PTR);
        }
        words.push(word);
    }
    Ok(words)
}

/// A wide integer of these words, whose bits above the width may be set.
pub(super) fn of_words(cx: &mut Cx<'_>, bits: u32, words: &[Value]) -> Repr {
    let at = cx.s.parts.len() as u32;
    let count = bits.div_ceil(64) as usize;
    for (i, &word) in words.iter().take(count).enumerate() {
        let part = match i + 1 == count {
            true => scalar::trunc(cx, word, Scalar::PTR, top(bits)),
            false => word,
        };
        cx.s.parts.push(Repr::Value(part));
    }
    Repr::Parts(at)
}

/// The two words of an integer of at most 128 bits, extended.
pub(super) fn words_of_128(cx: &mut Cx<'_>, operand: Operand, signed: bool) -> Done<Words> {
    let ty = cx.type_of(operand);
    let bits = match (width(cx, ty), cx.info.scalar(ty)) {
        (Some(bits @ ..=128), _) => bits,
        (None, Some(scalar)) => u32::from(scalar.bits),
        _ => return Err(cx.unsupported_type(ty)),
    };
    let mut words = words(cx, operand)?;
    let mut fill = imm(cx, 0);
    if signed {
        signed_top(cx, bits, &mut words);
        if words.len() == 1 {
            fill = sign_of(cx, words[0]);
        }
    }
    words.resize(2, fill);
    Ok(words)
}

/// A constant word.
pub(super) fn imm(cx: &mut Cx<'_>, word: u64) -> Value {
    cx.constant(Type::I64, word)
}

/// A word that is all sign: 0 or all ones.
fn sign_of(cx: &mut Cx<'_>, word: Value) -> Value {
    let by = imm(cx, 63);
    cx.b.binary(BinaryOp::Ashr, word, by)
}

/// Sign-extends within the last of the words of an integer of `bits` bits.
pub(super) fn signed_top(cx: &mut Cx<'_>, bits: u32, words: &mut Words) {
    if let Some(last) = words.last_mut() {
        let unused = 64 - u64::from(top_bits(bits));
        if unused > 0 {
            let unused = cx.constant(Type::I64, unused);
            let high = cx.b.binary(BinaryOp::Shl, *last, unused);
            *last = cx.b.binary(BinaryOp::Ashr, high, unused);
        }
    }
}

fn binary(cx: &mut Cx<'_>, op: ir::BinaryOp, ty: TypeId, [a, b]: [Operand; 2]) -> Done<Repr> {
    use ir::BinaryOp as Op;
    let bits = width_of(cx, ty)?;
    let x = words(cx, a)?;
    let y = words(cx, b)?;
    let words = match op {
        Op::Shl | Op::LShr | Op::AShr => {
            let known = known_amount(cx, b)?;
            shift(cx, op, bits, x, known, y[0])?
        }
        _ => binary_words(cx, op, bits, x, y)?,
    };
    Ok(of_words(cx, bits, &words))
}

/// An operation on words that is no shift; bits above the width may be set.
pub(super) fn binary_words(
    cx: &mut Cx<'_>,
    op: ir::BinaryOp,
    bits: u32,
    x: Words,
    y: Words,
) -> Done<Words> {
    use ir::BinaryOp as Op;
    Ok(match op {
        Op::And => each(cx, BinaryOp::And, &x, &y),
        Op::Or => each(cx, BinaryOp::Or, &x, &y),
        Op::Xor => each(cx, BinaryOp::Xor, &x, &y),
        Op::Add => add(cx, &x, &y),
        Op::Sub => sub(cx, &x, &y),
        Op::Mul if x.len() > MAX_INLINE_PRODUCT => wide_long::long_mul(cx, &x, &y)?,
        Op::Mul => mul(cx, &x, &y),
        Op::UDiv | Op::URem | Op::SDiv | Op::SRem => match x.len() {
            2 => div(cx, op, bits, x, y)?,
            _ => wide_long::long_div(cx, op, bits, x, y)?,
        },
        _ => {
            return Err(cx.unsupported(format_args!("`{}` of type `i{bits}`", op.word())));
        }
    })
}

/// One of two rows of words.
pub(super) fn select_words(cx: &mut Cx<'_>, cond: Value, then: &[Value], els: &[Value]) -> Words {
    let pairs = then.iter().zip(els);
    pairs
        .map(|(&then, &els)| scalar::select_values(cx, cond, then, els))
        .collect()
}

fn each(cx: &mut Cx<'_>, op: BinaryOp, x: &[Value], y: &[Value]) -> Words {
    x.iter()
        .zip(y)
        .map(|(&x, &y)| cx.b.binary(op, x, y))
        .collect()
}

fn carry_of(cx: &mut Cx<'_>, cond: IntCond, a: Value, b: Value) -> Value {
    let carry = cx.b.icmp(cond, a, b);
    scalar::zext(cx, carry, Scalar::full(Type::I8), Scalar::PTR)
}

fn add(cx: &mut Cx<'_>, x: &[Value], y: &[Value]) -> Words {
    let mut words = Words::new();
    let mut carry: Option<Value> = None;
    for (i, (&a, &b)) in x.iter().zip(y).enumerate() {
        let first = cx.b.binary(BinaryOp::Add, a, b);
        let sum = match carry {
            Some(carry) => cx.b.binary(BinaryOp::Add, first, carry),
            None => first,
        };
        words.push(sum);
        if i + 1 == x.len() {
            break;
        }
        let out = carry_of(cx, IntCond::Ult, first, a);
        carry = Some(match carry {
            Some(_) => {
                let again = carry_of(cx, IntCond::Ult, sum, first);
                cx.b.binary(BinaryOp::Or, out, again)
            }
            None => out,
        });
    }
    words
}

fn sub(cx: &mut Cx<'_>, x: &[Value], y: &[Value]) -> Words {
    let mut words = Words::new();
    let mut borrow: Option<Value> = None;
    for (i, (&a, &b)) in x.iter().zip(y).enumerate() {
        let first = cx.b.binary(BinaryOp::Sub, a, b);
        let rest = match borrow {
            Some(borrow) => cx.b.binary(BinaryOp::Sub, first, borrow),
            None => first,
        };
        words.push(rest);
        if i + 1 == x.len() {
            break;
        }
        let out = carry_of(cx, IntCond::Ult, a, b);
        borrow = Some(match borrow {
            Some(borrow) => {
                let again = carry_of(cx, IntCond::Ult, first, borrow);
                cx.b.binary(BinaryOp::Or, out, again)
            }
            None => out,
        });
    }
    words
}

/// The schoolbook product, cut to the length of the factors.
fn mul(cx: &mut Cx<'_>, x: &[Value], y: &[Value]) -> Words {
    let count = x.len();
    if let (&[x0, x1], &[y0, y1]) = (x, y) {
        let low = cx.b.binary(BinaryOp::Mul, x0, y0);
        let high = cx.b.binary(BinaryOp::Umulhi, x0, y0);
        let a = cx.b.binary(BinaryOp::Mul, x0, y1);
        let b = cx.b.binary(BinaryOp::Mul, x1, y0);
        let high = cx.b.binary(BinaryOp::Add, high, a);
        let high = cx.b.binary(BinaryOp::Add, high, b);
        return SmallVec::from_slice(&[low, high]);
    }
    let zero = imm(cx, 0);
    let mut words: Words = SmallVec::from_elem(zero, count);
    for (i, &x) in x.iter().enumerate() {
        let mut carry = zero;
        for (j, &y) in y.iter().enumerate().take(count - i) {
            let low = cx.b.binary(BinaryOp::Mul, x, y);
            let sum = add(cx, &[words[i + j], zero], &[low, zero]);
            let sum = add(cx, &sum, &[carry, zero]);
            words[i + j] = sum[0];
            if i + j + 1 < count {
                let high = cx.b.binary(BinaryOp::Umulhi, x, y);
                carry = cx.b.binary(BinaryOp::Add, high, sum[1]);
            }
        }
    }
    words
}

/// The lowest word of an amount that is a constant.
fn known_amount(cx: &mut Cx<'_>, amount: Operand) -> Done<Option<u64>> {
    Ok(match cx.repr(amount)? {
        Repr::Parts(at) => match cx.s.parts.get(at as usize) {
            Some(&Repr::Const(_, by)) => Some(by),
            _ => None,
        },
        _ => None,
    })
}

/// A shift by the word `by`, whose value may be known; bits above the width may be set.
pub(super) fn shift(
    cx: &mut Cx<'_>,
    op: ir::BinaryOp,
    bits: u32,
    mut x: Words,
    known: Option<u64>,
    by: Value,
) -> Done<Words> {
    if op == ir::BinaryOp::AShr {
        signed_top(cx, bits, &mut x);
    }
    let zero = imm(cx, 0);
    let fill = match (op, x.last()) {
        (ir::BinaryOp::AShr, Some(&last)) => sign_of(cx, last),
        _ => zero,
    };
    let left = op == ir::BinaryOp::Shl;
    Ok(match known {
        Some(by) => shifted_by_known(cx, left, &x, fill, by),
        None => shifted(cx, left, &x, fill, by)?,
    })
}

fn shifted_by_known(cx: &mut Cx<'_>, left: bool, x: &[Value], fill: Value, by: u64) -> Words {
    let count = x.len() as u64;
    let (skip, by) = ((by / 64).min(count), by % 64);
    // Word `i` of the input, as seen from outside.
    let at = |i: Option<u64>| i.and_then(|i| x.get(i as usize)).copied().unwrap_or(fill);
    let mut words = Words::new();
    for i in 0..count {
        let (from, beside) = match left {
            true => (at(i.checked_sub(skip)), at(i.checked_sub(skip + 1))),
            false => (at(Some(i + skip)), at(Some(i + skip + 1))),
        };
        words.push(match by {
            0 => from,
            by => {
                let (one, other) = match left {
                    true => (BinaryOp::Shl, BinaryOp::Lshr),
                    false => (BinaryOp::Lshr, BinaryOp::Shl),
                };
                let (near, far) = (imm(cx, by), imm(cx, 64 - by));
                let from = cx.b.binary(one, from, near);
                let beside = cx.b.binary(other, beside, far);
                cx.b.binary(BinaryOp::Or, from, beside)
            }
        });
    }
    words
}

/// Shifts by way of memory: whole words by where they are read again, the rest as by a
/// constant. An amount of the width or more is taken modulo the next power of two.
fn shifted(cx: &mut Cx<'_>, left: bool, x: &[Value], fill: Value, by: Value) -> Done<Words> {
    let count = x.len() as u32;
    let span = count.next_power_of_two();
    // To the right: words and then as much fill; to the left: fill and then words.
    let slot = cx.b.slot(8 * (2 * span + 2), 8);
    let base = cx.materialize(Repr::Slot(slot, 0))?;
    let first = if left { span + 1 } else { 0 };
    for i in 0..2 * span + 2 {
        let word = match i.checked_sub(first) {
            Some(i) if i < count => x[i as usize],
            _ => fill,
        };
        memory::store_scalar(cx, Scalar::PTR, MemFlags::PLAIN, word, (base, 8 * i as i32));
    }
    let six = imm(cx, 6);
    let skip = cx.b.binary(BinaryOp::Lshr, by, six);
    let most = imm(cx, u64::from(span - 1));
    let mut skip = cx.b.binary(BinaryOp::And, skip, most);
    if left {
        let zero = imm(cx, 0);
        skip = cx.b.binary(BinaryOp::Sub, zero, skip);
    }
    let data = InstData::Lea {
        base,
        index: skip,
        scale: 3,
        offset: 0,
    };
    let at = cx.b.value(data, Type::I64);
    let low_bits = imm(cx, 63);
    let near = cx.b.binary(BinaryOp::And, by, low_bits);
    let rest = cx.b.binary(BinaryOp::Xor, near, low_bits);
    let one = imm(cx, 1);
    let (toward, away) = match left {
        true => (BinaryOp::Shl, BinaryOp::Lshr),
        false => (BinaryOp::Lshr, BinaryOp::Shl),
    };
    let mut words = Words::new();
    for i in 0..count {
        let here = 8 * (first + i) as i32;
        let beside = if left { here - 8 } else { here + 8 };
        let from = cx.b.load(Type::I64, at, here);
        let beside = cx.b.load(Type::I64, at, beside);
        let from = cx.b.binary(toward, from, near);
        // By 64 - near, in two steps as that may be 64.
        let beside = cx.b.binary(away, beside, one);
        let beside = cx.b.binary(away, beside, rest);
        words.push(cx.b.binary(BinaryOp::Or, from, beside));
    }
    Ok(words)
}

/// Division of at most 128 bits, by the runtime.
fn div(cx: &mut Cx<'_>, op: ir::BinaryOp, bits: u32, mut x: Words, mut y: Words) -> Done<Words> {
    wide_long::trap_if_zero(cx, &y);
    let helper = match op {
        ir::BinaryOp::UDiv => Libcall::Udivti3,
        ir::BinaryOp::URem => Libcall::Umodti3,
        ir::BinaryOp::SDiv => Libcall::Divti3,
        _ => Libcall::Modti3,
    };
    if matches!(op, ir::BinaryOp::SDiv | ir::BinaryOp::SRem) {
        signed_top(cx, bits, &mut x);
        signed_top(cx, bits, &mut y);
    }
    call(cx, helper, &[x[0], x[1], y[0], y[1]], &[Type::I64; 2])
}

/// Calls a helper of the runtime that takes or gives 128-bit integers.
pub(super) fn call(
    cx: &mut Cx<'_>,
    helper: Libcall,
    args: &[Value],
    results: &[Type],
) -> Done<Words> {
    let types: SmallVec<[Type; 4]> = args.iter().map(|&a| cx.b.func.ty(a)).collect();
    let sig = Signature::new(&types, results);
    let callee = cx.s.libcalls[helper.index()];
    let callee = callee.unwrap_or_else(|| {
        let sig = cx.b.func.sigs.push(sig);
        let target = Target::Libcall(helper);
        cx.b.func.callees.push(CalleeData { target, sig })
    });
    cx.s.libcalls[helper.index()] = Some(callee);
    let args = cx.b.list(args);
    let inst = cx.b.inst_with(InstData::Call { callee, args }, results);
    Ok(cx.b.func.inst_results(inst).collect())
}

fn icmp(cx: &mut Cx<'_>, cond: ICmpCond, ty: TypeId, [a, b]: [Operand; 2]) -> Done<Repr> {
    let bits = width_of(cx, ty)?;
    let (x, y) = (words(cx, a)?, words(cx, b)?);
    Ok(Repr::Value(icmp_words(cx, int_cond(cond), bits, x, y)))
}

/// A comparison of words, whose bits above the width are zero.
pub(super) fn icmp_words(
    cx: &mut Cx<'_>,
    cond: IntCond,
    bits: u32,
    mut x: Words,
    mut y: Words,
) -> Value {
    if matches!(cond, IntCond::Eq | IntCond::Ne) {
        let mut any = imm(cx, 0);
        for (&x, &y) in x.iter().zip(&y) {
            let differ = cx.b.binary(BinaryOp::Xor, x, y);
            any = cx.b.binary(BinaryOp::Or, any, differ);
        }
        let zero = imm(cx, 0);
        return cx.b.icmp(cond, any, zero);
    }
    // Below the highest word that differs, all is compared without sign.
    let unsigned = cond.unsigned();
    if cond != unsigned {
        signed_top(cx, bits, &mut x);
        signed_top(cx, bits, &mut y);
    }
    let mut result = cx.b.icmp(unsigned, x[0], y[0]);
    for i in 1..x.len() {
        let cond = if i + 1 == x.len() { cond } else { unsigned };
        let here = cx.b.icmp(cond, x[i], y[i]);
        let same = cx.b.icmp(IntCond::Eq, x[i], y[i]);
        result = scalar::select_values(cx, same, result, here);
    }
    result
}

/// A cast from or to a wide integer; a strict one, of floats, where it stands.
pub(super) fn cast(
    cx: &mut Cx<'_>,
    op: CastOp,
    ty: TypeId,
    arg: Operand,
    strict: bool,
) -> Done<Repr> {
    let from_ty = cx.type_of(arg);
    let (from, to) = (width(cx, from_ty), width(cx, ty));
    match (op, from, to) {
        (CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr, ..) => {
            let words = words(cx, arg)?;
            resize_words(cx, words, ty, None)
        }
        (CastOp::SExt, ..) => {
            let mut words = words(cx, arg)?;
            let bits = match (from, cx.info.scalar(from_ty)) {
                (Some(bits), _) => bits,
                (None, Some(scalar)) => u32::from(scalar.bits),
                (None, None) => return Err(cx.unsupported_type(from_ty)),
            };
            signed_top(cx, bits, &mut words);
            let fill = match words.last() {
                Some(&last) => sign_of(cx, last),
                None => imm(cx, 0),
            };
            resize_words(cx, words, ty, Some(fill))
        }
        (CastOp::BitCast, ..) if from == to => cx.repr(arg),
        (CastOp::SIToFP | CastOp::UIToFP, Some(bits), _) => {
            let signed = op == CastOp::SIToFP;
            let to = scalar::of_type(cx, ty)?;
            let mut words = words(cx, arg)?;
            constrained::pin(cx, strict, &mut words)?;
            if bits > 128 {
                return Ok(Repr::Value(wide_long::long_to_float(
                    cx, signed, bits, words, to,
                )?));
            }
            if signed {
                signed_top(cx, bits, &mut words);
            }
            let helper = match (to.ty, signed) {
                (Type::F64, true) => Libcall::Floattidf,
                (Type::F64, false) => Libcall::Floatuntidf,
                (_, true) => Libcall::Floattisf,
                (_, false) => Libcall::Floatuntisf,
            };
            let value = call(cx, helper, &words, &[to.travels()])?[0];
            Ok(Repr::Value(small_float::small_of(cx, value, to)?))
        }
        (CastOp::FPToSI | CastOp::FPToUI, _, Some(bits)) => {
            let from = scalar::of_type(cx, from_ty)?;
            let mut value = cx.value(arg)?;
            constrained::pin(cx, strict, std::slice::from_mut(&mut value))?;
            let words = wide_long::words_of_float(cx, op, bits, from, value)?;
            Ok(of_words(cx, bits, &words))
        }
        _ => {
            let named = if from.is_some() { from_ty } else { ty };
            Err(cx.unsupported_type(named))
        }
    }
}

/// Words as an integer of type `ty`, with `fill` (or zeros) above them.
pub(super) fn resize_words(
    cx: &mut Cx<'_>,
    mut words: Words,
    ty: TypeId,
    fill: Option<Value>,
) -> Done<Repr> {
    match width(cx, ty) {
        Some(bits) => {
            let fill = match fill {
                Some(fill) => fill,
                None => imm(cx, 0),
            };
            let count = bits.div_ceil(64) as usize;
            words.resize(words.len().max(count), fill);
            Ok(of_words(cx, bits, &words))
        }
        None => {
            let to = scalar::of_type(cx, ty)?;
            Ok(Repr::Value(scalar::trunc(cx, words[0], Scalar::PTR, to)))
        }
    }
}
