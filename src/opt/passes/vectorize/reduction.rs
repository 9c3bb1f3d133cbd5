//! Reductions, which a loop adds up: sums, products, bits and extremes of integers, which come to the same in
//! any order.

use super::pack::{LaneOp, Mask, N, Packer};
use super::predicate::ActiveLanes;
use crate::lir::{BinaryOp, Function, InstData, IntCond, Type, Value, VectorBinary};

/// Operations that follow each other on one sum, at most.
const MOST: u32 = 8;

/// How two lanes become one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReductionKind {
    /// `add`, `mul`, `and`, `or` or `xor`
    Combine(BinaryOp),
    /// The one of which this holds, compared with the other one: `sgt`, `slt`, `ugt` or `ult`.
    Extreme(IntCond),
}

/// A parameter that adds up: a sum, in what is said here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reduction {
    pub kind: ReductionKind,
    pub ty: Type,
    /// The parameter, and what it is in the next iteration.
    pub param: Value,
    pub next: Value,
    /// What the lanes have become in the next iteration.
    pub node: N,
}

impl ReductionKind {
    /// What adds nothing; none for extremes.
    pub(super) fn neutral(self) -> Option<u64> {
        match self {
            ReductionKind::Combine(BinaryOp::And) => Some(u64::MAX),
            ReductionKind::Combine(BinaryOp::Mul) => Some(1),
            ReductionKind::Combine(_) => Some(0),
            ReductionKind::Extreme(_) => None,
        }
    }
}

/// The sum that a parameter is, the `number`th of its loop.
pub(super) fn find(
    packer: &mut Packer<'_>,
    number: u32,
    param: Value,
    next: Value,
) -> Option<Reduction> {
    let func = packer.func;
    let ty = func.ty(param);
    if !ty.is_int() || !packer.shape.varies(func, next) {
        return None;
    }
    let acc = packer.add(LaneOp::Acc(number), ty.bytes());
    if let Some((cond, with)) = extreme(func, param, next) {
        let with = packer.value(with, ty)?;
        let mask = packer.compared(cond, ty.bytes(), with, acc);
        return Some(Reduction {
            kind: ReductionKind::Extreme(cond),
            ty,
            param,
            next,
            node: packer.blend(mask, with, acc, ty.bytes()),
        });
    }
    let mut reducer = Reducer {
        packer,
        param,
        acc,
        ty,
        op: None,
    };
    let node = reducer.of(next, MOST)?;
    let kind = ReductionKind::Combine(reducer.op?);
    Some(Reduction {
        kind,
        ty,
        param,
        next,
        node,
    })
}

/// Makes nodes of what a sum becomes in an iteration.
struct Reducer<'a, 'p> {
    packer: &'a mut Packer<'p>,
    param: Value,
    acc: N,
    ty: Type,
    /// By what it is added up.
    op: Option<BinaryOp>,
}

impl Reducer<'_, '_> {
    /// What the lanes have come to where a value has, if that is the sum with more added.
    fn of(&mut self, value: Value, most: u32) -> Option<N> {
        if value == self.param {
            return Some(self.acc);
        }
        let most = most.checked_sub(1)?;
        let func = self.packer.func;
        if !self.packer.shape.varies(func, value) {
            return None;
        }
        if let Some((block, param)) = self.packer.shape.join(func, value) {
            let passed = self.packer.passed(block, param)?;
            let mut all: Option<N> = None;
            for (value, lanes) in passed {
                let node = self.of(value, most)?;
                all = Some(match (all, lanes) {
                    (Some(all), ActiveLanes::None) => all,
                    (Some(all), _) if all == node => all,
                    (Some(all), ActiveLanes::These(mask)) => self.choose(mask, node, all)?,
                    (None, _) | (_, ActiveLanes::All) => node,
                });
            }
            return all;
        }
        if let Some((op, [a, b])) = combines(func, value) {
            let kind = if op == BinaryOp::Sub {
                BinaryOp::Add
            } else {
                op
            };
            let ways = [(a, b), (b, a)];
            let count = if op == BinaryOp::Sub { 1 } else { 2 };
            for (before, with) in ways.into_iter().take(count) {
                let Some(before) = self.of(before, most) else {
                    continue;
                };
                if *self.op.get_or_insert(kind) != kind
                    || kind == BinaryOp::Mul && !matches!(self.ty, Type::I16 | Type::I32)
                {
                    return None;
                }
                let with = self.packer.value(with, self.ty)?;
                return self.packer.combine(op, before, with, self.ty.bytes());
            }
            return None;
        }
        let InstData::Select {
            args: [c, t, e], ..
        } = func.insts[func.def_inst(value)?]
        else {
            return None;
        };
        let [t, e] = [self.of(t, most)?, self.of(e, most)?];
        let mask = self.packer.mask(c)?;
        self.choose(mask, t, e)
    }

    /// The first of two sums where a condition holds, else the second. Where one is the other
    /// with something added, nothing is added in the other lanes.
    fn choose(&mut self, mask: Mask, a: N, b: N) -> Option<N> {
        let width = self.ty.bytes();
        for (done, before, mask) in [(a, b, mask), (b, a, mask.complement())] {
            let (op, with) = match self.packer.nodes[done as usize].op {
                LaneOp::Bits(op, [x, with]) if x == before => (op, with),
                LaneOp::Two(VectorBinary::Add, _, [x, with]) if x == before => {
                    (BinaryOp::Add, with)
                }
                LaneOp::Two(VectorBinary::Sub, _, [x, with]) if x == before => {
                    (BinaryOp::Sub, with)
                }
                LaneOp::Two(VectorBinary::Mul, _, [x, with]) if x == before => {
                    (BinaryOp::Mul, with)
                }
                _ => continue,
            };
            let neutral = ReductionKind::Combine(op).neutral()? & self.ty.mask();
            let neutral = self.packer.add(LaneOp::Const(neutral), width);
            let with = self.packer.blend(mask, with, neutral, width);
            return self.packer.combine(op, before, with, width);
        }
        Some(self.packer.blend(mask, a, b, width))
    }
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
    let is_order = !matches!(cond, IntCond::Eq | IntCond::Ne);
    is_order.then_some((cond.strict(), with))
}
