//! Sums and differences of a number and a condition that is a carry: `cmp` and `adc` or `sbb`, and no byte that is set.

use super::{Selector, flow, integer};
use crate::lir::{BinaryOp, InstData, IntCond, Type, Value};
use crate::x64::asm::Opcode;

/// A comparison that sets the carry flag where a condition holds, or where it does not.
#[derive(Clone, Copy)]
struct Carry {
    ty: Type,
    args: (Value, With),
    /// Whether the carry is set where the condition holds.
    holds: bool,
    /// Whether nobody else compares: what is compared a second time must be there a second time.
    folds: bool,
}

/// What is compared with.
#[derive(Clone, Copy)]
enum With {
    Value(Value),
    Imm(i32),
}

/// A number plus or minus a condition that nobody else uses; false if there is none among the operands, or none that is
/// a carry.
pub(super) fn with_condition(
    cx: &mut Selector<'_>,
    result: Value,
    ty: Type,
    op: BinaryOp,
    [x, cond]: [Value; 2],
) -> bool {
    if !cx.is_single(cond) || cx.iconst(x).is_some() {
        return false;
    }
    match find(cx, cond) {
        Some(carry) => emit(cx, result, ty, op, x, carry),
        None => false,
    }
}

/// The choice between a number and the next one, or the one before; false if it is another one.
pub(super) fn choice(
    cx: &mut Selector<'_>,
    result: Value,
    ty: Type,
    [cond, a, b]: [Value; 3],
) -> bool {
    let Some(carry) = find(cx, cond) else {
        return false;
    };
    for (next, x, holds) in [(a, b, carry.holds), (b, a, !carry.holds)] {
        let Some((_, InstData::Binary { op, args, .. })) = cx.local_def(next) else {
            continue;
        };
        let by = match op {
            BinaryOp::Add if cx.root(args[0]) == cx.root(x) => cx.imm32(args[1]),
            _ => None,
        };
        let op = match by {
            Some(1) => BinaryOp::Add,
            Some(-1) => BinaryOp::Sub,
            _ => continue,
        };
        if cx.is_single(next) {
            return emit(cx, result, ty, op, x, Carry { holds, ..carry });
        }
    }
    false
}

/// How a condition, or what it was extended to, is a carry.
fn find(cx: &Selector<'_>, cond: Value) -> Option<Carry> {
    use IntCond::{Eq, Ne, Uge, Ugt, Ule, Ult};
    let root = cx.root(cond);
    let (_, InstData::Icmp { cond, ty, args }) = cx.local_def(root)? else {
        return None;
    };
    let [a, b] = args;
    if cx.iconst(a).is_some() {
        return None;
    }
    let ((first, with), holds) = match (cond, cx.iconst(b)) {
        (Eq, Some(0)) => ((a, With::Imm(1)), true),
        (Ne, Some(0)) => ((a, With::Imm(1)), false),
        (Ult, Some(imm @ 1..=127)) => ((a, With::Imm(imm as i32)), true),
        (Uge, Some(imm @ 1..=127)) => ((a, With::Imm(imm as i32)), false),
        (Ule, Some(imm @ 0..=126)) => ((a, With::Imm(imm as i32 + 1)), true),
        (Ugt, Some(imm @ 0..=126)) => ((a, With::Imm(imm as i32 + 1)), false),
        (Ult, None) => ((a, With::Value(b)), true),
        (Uge, None) => ((a, With::Value(b)), false),
        (Ugt, None) => ((b, With::Value(a)), true),
        (Ule, None) => ((b, With::Value(a)), false),
        _ => return None,
    };
    Some(Carry {
        ty,
        args: (first, with),
        holds,
        folds: cx.is_single(root),
    })
}

/// Adds a carry to a number or subtracts it, or its opposite.
fn emit(
    cx: &mut Selector<'_>,
    result: Value,
    ty: Type,
    op: BinaryOp,
    x: Value,
    carry: Carry,
) -> bool {
    if !matches!(ty, Type::I32 | Type::I64) {
        return false;
    }
    // What the operands need is made before the flags are set.
    let number = cx.reg(x);
    let (first, with) = carry.args;
    match with {
        With::Imm(imm) => {
            flow::compare_imm(cx, carry.ty, first, imm, carry.folds, IntCond::Ult);
        }
        With::Value(second) => {
            flow::compare_in_order(cx, carry.ty, [first, second], carry.folds);
        }
    }
    // Plus one minus the carry where that is the opposite, and so for the difference.
    let (ext, imm) = match (op, carry.holds) {
        (BinaryOp::Add, true) => (ADC, 0),
        (BinaryOp::Add, false) => (SBB, -1),
        (_, true) => (SBB, 0),
        (_, false) => (ADC, -1),
    };
    let ops = integer::modifying(cx, result, number);
    integer::mod_ext(cx, Opcode::one(0x83).sized(ty), ext, imm, 1, &ops);
    true
}

/// The numbers of the operations with an immediate operand.
const ADC: u8 = 2;
const SBB: u8 = 3;
