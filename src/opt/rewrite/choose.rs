//! Choices that are something simpler: the smaller or the greater of two floats, an absolute value, one choice in the
//! place of two.

use crate::lir::signed;
use crate::lir::{BinaryOp, FloatCond, Function, InstData, IntCond, Type, Value};
use crate::opt::analyses::flag::is_bool;

/// What a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// [`BinaryOp::Fmin`] or [`BinaryOp::Fmax`] of two values.
    Float(BinaryOp, [Value; 2]),
    /// The absolute value of one.
    Abs(Value),
}

/// What `cond ? a : b` is, if it is one of these, to the bit.
pub(crate) fn find(func: &Function, cond: Value, a: Value, b: Value) -> Option<Choice> {
    match func.insts[func.def_inst(cond)?] {
        InstData::Fcmp { cond, args, .. } => float(cond, args, [a, b]),
        InstData::Icmp { cond, ty, args } => absolute(func, cond, ty, args, [a, b]),
        _ => None,
    }
}

/// `x < y ? x : y`, and what is the same for NaNs and zeros, too.
fn float(cond: FloatCond, [x, y]: [Value; 2], [a, b]: [Value; 2]) -> Option<Choice> {
    // As `low < high`, or that negated.
    let (low, high, negated) = match cond {
        FloatCond::Olt => (x, y, false),
        FloatCond::Ogt => (y, x, false),
        FloatCond::Uge => (x, y, true),
        FloatCond::Ule => (y, x, true),
        _ => return None,
    };
    let [yes, no] = if negated { [b, a] } else { [a, b] };
    if (yes, no) == (low, high) {
        Some(Choice::Float(BinaryOp::Fmin, [yes, no]))
    } else if (yes, no) == (high, low) {
        Some(Choice::Float(BinaryOp::Fmax, [yes, no]))
    } else {
        None
    }
}

/// `x < 0 ? -x : x`, and the like.
fn absolute(
    func: &Function,
    cond: IntCond,
    ty: Type,
    [x, y]: [Value; 2],
    [a, b]: [Value; 2],
) -> Option<Choice> {
    let imm = signed(ty, func.as_iconst(y)?);
    let if_negative = match (cond, imm) {
        (IntCond::Slt, 0 | 1) | (IntCond::Sle, 0 | -1) => true,
        (IntCond::Sgt, 0 | -1) | (IntCond::Sge, 0 | 1) => false,
        _ => return None,
    };
    let [minus, same] = if if_negative { [a, b] } else { [b, a] };
    (same == x && negated(func, minus) == Some(x)).then_some(Choice::Abs(x))
}

/// A choice that has another one between the same values on one side: one choice on two conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nested {
    /// Whether the condition of the outer one is to hold, or its opposite.
    pub outer: bool,
    /// The condition of the inner one.
    pub cond: Value,
    /// Whether that is to hold, or its opposite.
    pub inner: bool,
    /// What is chosen if both are as they are to be.
    pub if_both: Value,
    /// What is chosen otherwise.
    pub otherwise: Value,
}

/// How `cond ? a : b` is one choice on two conditions, if it is. Which of both values nothing else uses is in
/// `once`: another choice would stay.
pub(crate) fn nested(
    func: &Function,
    cond: Value,
    [a, b]: [Value; 2],
    once: [bool; 2],
) -> Option<Nested> {
    let sides = [(a, b, true), (b, a, false)].into_iter().zip(once);
    sides.filter(|&(_, once)| once).find_map(|(side, _)| {
        let (choice, otherwise, outer) = side;
        let Some(InstData::Select {
            args: [inner, yes, no],
            ..
        }) = func.def_data(choice)
        else {
            return None;
        };
        let (if_both, holds) = match (yes == otherwise, no == otherwise) {
            (false, true) => (yes, true),
            (true, false) => (no, false),
            _ => return None,
        };
        let are_bools = is_bool(func, cond) && is_bool(func, inner);
        are_bools.then_some(Nested {
            outer,
            cond: inner,
            inner: holds,
            if_both,
            otherwise,
        })
    })
}

/// Whether a value is one more than another one.
pub(crate) fn is_successor(func: &Function, value: Value, of: Value) -> bool {
    match func.def_data(value) {
        Some(InstData::Binary {
            op: BinaryOp::Add,
            args: [x, by],
            ..
        }) => x == of && func.as_iconst(by) == Some(1),
        _ => false,
    }
}

/// What is `x` in `0 - x`.
fn negated(func: &Function, value: Value) -> Option<Value> {
    match func.insts[func.def_inst(value)?] {
        InstData::Binary {
            op: BinaryOp::Sub,
            args: [zero, x],
            ..
        } => (func.as_iconst(zero)? == 0).then_some(x),
        _ => None,
    }
}
