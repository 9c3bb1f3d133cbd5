//! What is known of values: between what numbers they lie.

use rustc_hash::FxHashMap;

use super::shape::LoopShape;
use crate::lir::{Function, InstData, IntCond, Type, Value};
use crate::opt::analyses::interval::{self, Interval};

/// How deep numbers are, each of which is looked at once.
const FAR: u32 = 48;

/// The intervals of values, found once each.
#[derive(Default)]
pub(super) struct Known {
    intervals: FxHashMap<Value, Interval>,
}

impl Known {
    /// The interval of an integer.
    pub(super) fn interval(
        &mut self,
        func: &Function,
        shape: &LoopShape,
        value: Value,
    ) -> Interval {
        self.find(func, shape, value, FAR)
    }

    fn find(&mut self, func: &Function, shape: &LoopShape, value: Value, depth: u32) -> Interval {
        let ty = func.ty(value);
        if let Some(imm) = func.as_iconst(value) {
            return interval::constant(ty, imm);
        }
        if let Some(&known) = self.intervals.get(&value) {
            return known;
        }
        let all = Interval::all(ty);
        let Some(depth) = depth.checked_sub(1).filter(|_| ty.is_int()) else {
            return all;
        };
        let mut of = |value| self.find(func, shape, value, depth);
        let known = match func.def_data(value) {
            Some(InstData::Unary { op, arg, .. }) if func.ty(arg).is_int() => {
                interval::unary(op, func.ty(arg), ty, of(arg))
            }
            Some(InstData::Binary { op, args, .. }) => {
                let [x, y] = args.map(of);
                interval::binary(op, ty, x, y)
            }
            Some(InstData::Icmp { .. } | InstData::Fcmp { .. }) => Interval { lo: 0, hi: 1 },
            Some(InstData::Select {
                args: [cond, a, b], ..
            }) => {
                let (x, y) = (of(a), of(b));
                let cond = func.def_data(cond);
                match cond {
                    Some(InstData::Icmp { cond, args, .. }) if args == [a, b] => {
                        lesser_or_greater(cond, x, y)
                    }
                    Some(InstData::Icmp { cond, args, .. }) if args == [b, a] => {
                        lesser_or_greater(cond.swap(), x, y)
                    }
                    _ => x.join(y),
                }
            }
            Some(_) => all,
            None => {
                let mut passed: Option<Interval> = None;
                if let Some((block, i)) = shape.join(func, value) {
                    for edge in shape.region.edges_to(block) {
                        let arg = func.args(edge.call).nth(i).map_or(all, &mut of);
                        passed = Some(passed.map_or(arg, |passed| passed.join(arg)));
                    }
                }
                passed.unwrap_or(all)
            }
        };
        self.intervals.insert(value, known);
        known
    }
}

/// The interval of one of two numbers where it compares so with the other one, else of the other one.
fn lesser_or_greater(cond: IntCond, x: Interval, y: Interval) -> Interval {
    let natural = x.is_natural() && y.is_natural();
    match cond {
        IntCond::Ult | IntCond::Ule | IntCond::Ugt | IntCond::Uge if !natural => x.join(y),
        IntCond::Slt | IntCond::Sle | IntCond::Ult | IntCond::Ule => x.lesser(y),
        IntCond::Sgt | IntCond::Sge | IntCond::Ugt | IntCond::Uge => x.greater(y),
        IntCond::Eq | IntCond::Ne => x.join(y),
    }
}

/// Whether all bits above those of a type are zero in each number of an interval.
pub(super) fn zero_above(x: Interval, ty: Type) -> bool {
    let most = i64::try_from(ty.mask()).unwrap_or(i64::MAX);
    Interval { lo: 0, hi: most }.holds(x)
}

/// Whether each number of an interval is the sign extension of its low bits, as many as a type has.
pub(super) fn fits_signed(x: Interval, ty: Type) -> bool {
    Interval::all(ty).holds(x)
}
