//! Loops that only count: how often they run is known before, and so is what they come to.
//!
//! What a loop of one block without effects adds up in each iteration is the same each time, or what it counts with:
//! the sum of those is that of an arithmetic series. Sums wrap, so this holds for every number.

use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, InstData, IntCond, Type, UnaryOp, Value,
};
use crate::opt::rewrite::rebuild::Map;

/// How often a loop runs.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    /// The parameter that the loop counts with.
    pub param: Value,
    /// Its type: 32 or 64 bits.
    pub ty: Type,
    /// The parameter of the next iteration.
    pub next: Value,
    /// By how much that is more.
    pub step: i64,
    /// The loop goes on if this is true of the next parameter and the bound.
    pub cond: IntCond,
    /// What it is compared with.
    pub bound: Value,
}

/// What is added up in each iteration.
#[derive(Clone, Copy)]
enum Term {
    /// What is the same in all.
    Same(Value),
    /// What the loop counts with, extended or cut to the sum's type.
    Counter(UnaryOp),
}

/// A sum that a loop carries.
struct Sum {
    param: Value,
    /// The parameter of the next iteration.
    next: Value,
    term: Term,
}

/// A loop of which only its count and its sums may be used behind it.
pub(crate) struct CountingLoop {
    pub count: Count,
    sums: Vec<Sum>,
}

impl CountingLoop {
    /// Looks at a loop that counts, from a number that may be known; `is_in` says whether a value is computed in it.
    pub(crate) fn find(
        func: &Function,
        (block, back): (Block, BlockCall),
        count: Count,
        first: Option<u64>,
        is_in: impl Fn(Value) -> bool,
    ) -> Option<CountingLoop> {
        // The greatest number would be followed by the least one, which is below the bound.
        let mask = count.ty.mask();
        let is_below = match count.cond {
            IntCond::Slt => first? & mask != mask >> 1,
            IntCond::Ult => first? & mask != mask,
            _ => false,
        };
        // Equal numbers are met after all others: as often as there are numbers, which is none of them.
        if !is_below
            && (count.cond != IntCond::Ne
                || count.ty != Type::I64
                || count.step.unsigned_abs() != 1)
        {
            return None;
        }
        let mut sums = Vec::new();
        for (param, next) in func.params(block).zip(func.args(back)) {
            let data = func.def_inst(next).map(|inst| func.insts[inst]);
            let Some(InstData::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            }) = data
            else {
                continue;
            };
            let added = match (a == param, b == param) {
                (true, false) => b,
                (false, true) => a,
                _ => continue,
            };
            let term = match is_in(added) && func.as_iconst(added).is_none() {
                false => Some(Term::Same(added)),
                true if is_below => counter(func, &count, added),
                true => None,
            };
            if let Some(term) = term.filter(|_| func.ty(param).is_int() && param != count.param) {
                sums.push(Sum { param, next, term });
            }
        }
        Some(CountingLoop { count, sums })
    }

    /// Whether a value of the loop is known behind it.
    pub(crate) fn gives(&self, func: &Function, value: Value) -> bool {
        is_end(func, &self.count, value) || self.sums.iter().any(|sum| sum.next == value)
    }

    /// Computes the sums of so many iterations, an `i64`. The parameters of the loop's block are those of the first one.
    pub(crate) fn replace(
        &self,
        func: &Function,
        out: &mut Builder<'_>,
        map: &mut Map,
        times: Value,
    ) {
        for sum in &self.sums {
            let ty = func.ty(sum.param);
            let cut = |out: &mut Builder<'_>, value| match ty {
                Type::I64 => value,
                _ => out.unary(UnaryOp::Trunc, ty, value),
            };
            let added = match sum.term {
                Term::Same(value) => {
                    let value = match func.as_iconst(value) {
                        Some(imm) => out.iconst(ty, imm),
                        None => map.value(value),
                    };
                    let times = cut(out, times);
                    out.binary(BinaryOp::Mul, times, value)
                }
                Term::Counter(extend) => {
                    let first = map.value(self.count.param);
                    let first = match (self.count.ty, extend) {
                        (Type::I64, _) => first,
                        (_, UnaryOp::Uext) => out.unary(UnaryOp::Uext, Type::I64, first),
                        _ => out.unary(UnaryOp::Sext, Type::I64, first),
                    };
                    let all = series(out, first, self.count.step, times);
                    cut(out, all)
                }
            };
            let end = out.binary(BinaryOp::Add, map.value(sum.param), added);
            map.values[sum.next.index()] = end;
        }
    }
}

/// How what is added is made of what a loop counts with, if it is, in a loop that counts up to a bound.
fn counter(func: &Function, count: &Count, added: Value) -> Option<Term> {
    if added == count.param {
        return Some(Term::Counter(UnaryOp::Sext));
    }
    let InstData::Unary { op, arg, .. } = func.insts[func.def_inst(added)?] else {
        return None;
    };
    // No number that is counted with wraps in the comparison's view.
    let is_kept = match op {
        UnaryOp::Trunc => true,
        UnaryOp::Sext => count.cond == IntCond::Slt,
        UnaryOp::Uext => count.cond == IntCond::Ult,
        _ => false,
    };
    (arg == count.param && is_kept).then_some(Term::Counter(op))
}

/// The sum of `first`, `first + step` and so on, so many of them.
fn series(out: &mut Builder<'_>, first: Value, step: i64, times: Value) -> Value {
    let one = out.iconst(Type::I64, 1);
    let firsts = out.binary(BinaryOp::Mul, first, times);
    // `times * (times - 1) / 2`, of which the even factor is halved.
    let half = out.binary(BinaryOp::Lshr, times, one);
    let less = out.binary(BinaryOp::Sub, times, one);
    let odd = out.binary(BinaryOp::Or, less, one);
    let pairs = out.binary(BinaryOp::Mul, half, odd);
    let step = out.iconst(Type::I64, step as u64);
    let steps = out.binary(BinaryOp::Mul, pairs, step);
    out.binary(BinaryOp::Add, firsts, steps)
}

/// Whether a value is what a loop has counted to, or the low half of it.
pub(crate) fn is_end(func: &Function, count: &Count, value: Value) -> bool {
    let low = |value: Value| match func.insts[func.def_inst(value)?] {
        InstData::Unary {
            op: UnaryOp::Trunc,
            arg,
            ..
        } => Some(arg),
        _ => None,
    };
    value == count.next || low(value) == Some(count.next)
}
