//! Choices that are something simpler: the smaller or the greater of two floats, an absolute value.

use crate::lir::{BinaryOp, FloatCond, Function, InstData, IntCond, Type, Value};

use crate::lir::signed;

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
