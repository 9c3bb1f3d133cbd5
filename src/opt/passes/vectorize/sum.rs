//! What a loop adds up: sums, products, bits and extremes of integers, which come to the same in
//! any order.

use super::pack::{N, Op, Packer};
use crate::lir::{BinaryOp, Function, InstData, IntCond, Type, Value};

/// Operations that follow each other on one sum, at most.
const MOST: u32 = 8;

/// How two lanes become one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `add`, `mul`, `and`, `or` or `xor`
    Combine(BinaryOp),
    /// The one of which this holds, compared with the other one: `sgt`, `slt`, `ugt` or `ult`.
    Extreme(IntCond),
}

/// A parameter that adds up.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    pub kind: Kind,
    pub ty: Type,
    /// The parameter, and what it is in the next iteration.
    pub param: Value,
    pub next: Value,
    /// What the lanes have become in the next iteration.
    pub node: N,
}

impl Kind {
    /// What adds nothing; none for extremes.
    pub fn neutral(self) -> Option<u64> {
        match self {
            Kind::Combine(BinaryOp::And) => Some(u64::MAX),
            Kind::Combine(BinaryOp::Mul) => Some(1),
            Kind::Combine(_) => Some(0),
            Kind::Extreme(_) => None,
        }
    }
}

/// A step of a sum: the operation, with what, and on what condition.
struct Step {
    op: BinaryOp,
    with: Value,
    cond: Option<(Value, bool)>,
}

/// The sum that a parameter is, the `number`th of its loop.
pub fn find(packer: &mut Packer<'_>, number: u32, param: Value, next: Value) -> Option<Sum> {
    let func = packer.func;
    let ty = func.ty(param);
    if !ty.is_int() || !packer.shape.is_in(func, next) {
        return None;
    }
    let acc = packer.add(Op::Acc(number), ty.bytes());
    if let Some((cond, with)) = extreme(func, param, next) {
        let with = packer.value(with, ty)?;
        let mask = packer.compared(cond, ty.bytes(), with, acc);
        return Some(Sum {
            kind: Kind::Extreme(cond),
            ty,
            param,
            next,
            node: packer.blend(mask, with, acc, ty.bytes()),
        });
    }
    let mut steps = Vec::new();
    if !steps_of(func, next, param, &mut steps, MOST) {
        return None;
    }
    let op = match steps.first()?.op {
        BinaryOp::Sub => BinaryOp::Add,
        BinaryOp::Mul if !matches!(ty, Type::I16 | Type::I32) => return None,
        op => op,
    };
    let kind = Kind::Combine(op);
    let mut node = acc;
    for step in steps {
        if step.op != op && (step.op, op) != (BinaryOp::Sub, BinaryOp::Add) {
            return None;
        }
        let mut with = packer.value(step.with, ty)?;
        if let Some((cond, holds)) = step.cond {
            let neutral = packer.add(Op::Const(kind.neutral()? & ty.mask()), ty.bytes());
            let mask = packer.mask(cond)?;
            let [a, b] = if holds {
                [with, neutral]
            } else {
                [neutral, with]
            };
            with = packer.blend(mask, a, b, ty.bytes());
        }
        node = packer.combine(step.op, node, with, ty.bytes())?;
    }
    Some(Sum {
        kind,
        ty,
        param,
        next,
        node,
    })
}

/// The steps from a parameter to a value.
fn steps_of(func: &Function, value: Value, param: Value, steps: &mut Vec<Step>, most: u32) -> bool {
    if value == param {
        return true;
    }
    let Some(inst) = func.def_inst(value).filter(|_| most > 0) else {
        return false;
    };
    if let Some((op, [a, b])) = combines(func, value) {
        let ways = [(a, b), (b, a)];
        let count = if op == BinaryOp::Sub { 1 } else { 2 };
        for (before, with) in ways.into_iter().take(count) {
            if steps_of(func, before, param, steps, most - 1) {
                let cond = None;
                steps.push(Step { op, with, cond });
                return true;
            }
        }
    }
    let InstData::Select {
        args: [c, t, e], ..
    } = func.insts[inst]
    else {
        return false;
    };
    for (done, before, holds) in [(t, e, true), (e, t, false)] {
        let Some((op, [a, b])) = combines(func, done) else {
            continue;
        };
        let with = match (a == before, b == before) {
            (true, _) => b,
            (_, true) if op != BinaryOp::Sub => a,
            _ => continue,
        };
        if steps_of(func, before, param, steps, most - 1) {
            let cond = Some((c, holds));
            steps.push(Step { op, with, cond });
            return true;
        }
    }
    false
}

fn combines(func: &Function, value: Value) -> Option<(BinaryOp, [Value; 2])> {
    match func.insts[func.def_inst(value)?] {
        InstData::Binary { op, args, .. } => {
            let fits = matches!(
                op,
                BinaryOp::Add
                    | BinaryOp::Sub
                    | BinaryOp::Mul
                    | BinaryOp::And
                    | BinaryOp::Or
                    | BinaryOp::Xor
            );
            fits.then_some((op, args))
        }
        _ => None,
    }
}

/// What a parameter becomes if it is less, or greater: the comparison with it, and with what.
fn extreme(func: &Function, param: Value, next: Value) -> Option<(IntCond, Value)> {
    let InstData::Select {
        args: [c, t, e], ..
    } = func.insts[func.def_inst(next)?]
    else {
        return None;
    };
    let InstData::Icmp {
        cond, args: [l, r], ..
    } = func.insts[func.def_inst(c)?]
    else {
        return None;
    };
    let with = match (t == param, e == param) {
        (true, false) => e,
        (false, true) => t,
        _ => return None,
    };
    // The result is `l` if this holds, else `r`.
    let cond = match ([l, r] == [t, e], [l, r] == [e, t]) {
        (true, _) => cond,
        (_, true) => cond.negate(),
        _ => return None,
    };
    let cond = match cond {
        IntCond::Sgt | IntCond::Sge => IntCond::Sgt,
        IntCond::Slt | IntCond::Sle => IntCond::Slt,
        IntCond::Ugt | IntCond::Uge => IntCond::Ugt,
        IntCond::Ult | IntCond::Ule => IntCond::Ult,
        _ => return None,
    };
    Some((cond, with))
}
