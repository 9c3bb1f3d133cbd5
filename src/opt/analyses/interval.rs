//! Intervals of integers: what an operation gives of all numbers between two, read as signed.
//!
//! Every result holds all that the operation can give; where it may wrap, that is all numbers of
//! the type.

use crate::lir::signed;
use crate::lir::{BinaryOp, IntCond, Type, UnaryOp};

/// All numbers from `lo` to `hi`, both included; `lo` is at most `hi`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Interval {
    /// The least.
    pub lo: i64,
    /// The greatest.
    pub hi: i64,
}

impl Interval {
    /// All numbers of a type; of a float, of 64 bits.
    pub(crate) const fn all(ty: Type) -> Interval {
        let unused = match ty.is_int() {
            true => 64 - ty.bits(),
            false => 0,
        };
        Interval {
            lo: i64::MIN >> unused,
            hi: i64::MAX >> unused,
        }
    }

    /// One number.
    pub(crate) const fn only(number: i64) -> Interval {
        Interval {
            lo: number,
            hi: number,
        }
    }

    /// The number, if it is one.
    pub(crate) fn single(self) -> Option<i64> {
        (self.lo == self.hi).then_some(self.lo)
    }

    /// Whether it holds no negative number.
    pub(crate) fn is_natural(self) -> bool {
        self.lo >= 0
    }

    /// Whether all of another one is in it.
    pub(crate) fn holds(self, other: Interval) -> bool {
        self.lo <= other.lo && other.hi <= self.hi
    }

    /// What is in either, and between them.
    pub(crate) fn join(self, other: Interval) -> Interval {
        Interval {
            lo: self.lo.min(other.lo),
            hi: self.hi.max(other.hi),
        }
    }

    /// The lesser ones of two numbers, of which one is in each.
    pub(crate) fn lesser(self, other: Interval) -> Interval {
        Interval {
            lo: self.lo.min(other.lo),
            hi: self.hi.min(other.hi),
        }
    }

    /// The greater ones of two numbers, of which one is in each.
    pub(crate) fn greater(self, other: Interval) -> Interval {
        Interval {
            lo: self.lo.max(other.lo),
            hi: self.hi.max(other.hi),
        }
    }

    /// What is in both, if anything is.
    pub(crate) fn meet(self, other: Interval) -> Option<Interval> {
        let both = Interval {
            lo: self.lo.max(other.lo),
            hi: self.hi.min(other.hi),
        };
        (both.lo <= both.hi).then_some(both)
    }

    /// An interval of numbers of a type between two that need not be of the type: none where one
    /// is not.
    fn between(ty: Type, lo: i128, hi: i128) -> Option<Interval> {
        let all = Interval::all(ty);
        (i128::from(all.lo) <= lo && hi <= i128::from(all.hi)).then_some(Interval {
            lo: lo as i64,
            hi: hi as i64,
        })
    }
}

/// As many low bits as the greatest of natural numbers has: all bits that any may have.
pub(crate) fn low_bits(x: Interval) -> u64 {
    u64::MAX.checked_shr(x.hi.leading_zeros()).unwrap_or(0)
}

/// What an operation on one integer of type `from` gives, as one of type `ty`.
pub(crate) fn unary(op: UnaryOp, from: Type, ty: Type, x: Interval) -> Interval {
    let all = Interval::all(ty);
    match op {
        UnaryOp::Copy | UnaryOp::Sext => x,
        UnaryOp::Uext if x.is_natural() => x,
        UnaryOp::Uext => Interval {
            lo: 0,
            hi: from.mask() as i64,
        },
        UnaryOp::Trunc if all.holds(x) => x,
        UnaryOp::Clz | UnaryOp::Ctz | UnaryOp::Popcnt => Interval {
            lo: 0,
            hi: from.bits().into(),
        },
        _ => all,
    }
}

/// What a sum, difference, product or left shift by a constant gives where it does not wrap; none
/// if it may, or for other operations.
pub(crate) fn whole(op: BinaryOp, ty: Type, x: Interval, y: Interval) -> Option<Interval> {
    let [a, b, c, d] = [x.lo, x.hi, y.lo, y.hi].map(i128::from);
    let (lo, hi) = match op {
        BinaryOp::Add => (a + c, b + d),
        BinaryOp::Sub => (a - d, b - c),
        BinaryOp::Mul => {
            let corners = [a * c, a * d, b * c, b * d];
            let lo = corners.into_iter().fold(i128::MAX, i128::min);
            (lo, corners.into_iter().fold(i128::MIN, i128::max))
        }
        BinaryOp::Shl => {
            let by = y.single()? & i64::from(ty.bits() - 1);
            (a << by, b << by)
        }
        _ => return None,
    };
    Interval::between(ty, lo, hi)
}

/// What an operation on two integers gives.
pub(crate) fn binary(op: BinaryOp, ty: Type, x: Interval, y: Interval) -> Interval {
    let all = Interval::all(ty);
    let natural = x.is_natural() && y.is_natural();
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            whole(op, ty, x, y).unwrap_or(all)
        }
        BinaryOp::And if natural => Interval {
            lo: 0,
            hi: x.hi.min(y.hi),
        },
        BinaryOp::And if x.is_natural() => Interval { lo: 0, hi: x.hi },
        BinaryOp::And if y.is_natural() => Interval { lo: 0, hi: y.hi },
        BinaryOp::Or | BinaryOp::Xor if natural => Interval {
            lo: 0,
            hi: (low_bits(x) | low_bits(y)) as i64,
        },
        BinaryOp::Lshr | BinaryOp::Ashr => match y.single() {
            Some(by) => shifted(op, ty, x, (by & i64::from(ty.bits() - 1)) as u32),
            None if x.is_natural() => Interval { lo: 0, hi: x.hi },
            None if op == BinaryOp::Ashr => x.join(Interval::only(0)).join(Interval::only(-1)),
            None => all,
        },
        BinaryOp::Udiv if natural => Interval {
            lo: x.lo / y.hi.max(1),
            hi: x.hi / y.lo.max(1),
        },
        BinaryOp::Sdiv if y.lo > 0 => {
            let corners = [x.lo / y.lo, x.lo / y.hi, x.hi / y.lo, x.hi / y.hi];
            Interval {
                lo: corners.into_iter().fold(i64::MAX, i64::min),
                hi: corners.into_iter().fold(i64::MIN, i64::max),
            }
        }
        BinaryOp::Urem if y.lo > 0 => Interval {
            lo: 0,
            hi: match x.is_natural() {
                true => x.hi.min(y.hi - 1),
                false => y.hi - 1,
            },
        },
        BinaryOp::Srem if y.lo > 0 => Interval {
            lo: x.lo.max(1 - y.hi).min(0),
            hi: x.hi.min(y.hi - 1).max(0),
        },
        _ => all,
    }
}

fn shifted(op: BinaryOp, ty: Type, x: Interval, by: u32) -> Interval {
    match op {
        BinaryOp::Lshr if !x.is_natural() && by == 0 => Interval::all(ty),
        BinaryOp::Lshr if !x.is_natural() => Interval {
            lo: 0,
            hi: (ty.mask() >> by) as i64,
        },
        _ => Interval {
            lo: x.lo >> by,
            hi: x.hi >> by,
        },
    }
}

/// Whether a comparison holds, where that is the same for all numbers of two intervals.
pub(crate) fn icmp(cond: IntCond, x: Interval, y: Interval) -> Option<bool> {
    let signs = |x: Interval| (x.lo < 0, x.hi < 0);
    let signed = match cond {
        IntCond::Eq | IntCond::Ne => {
            let same = match x.meet(y) {
                None => Some(false),
                Some(_) if x == y && x.single().is_some() => Some(true),
                Some(_) => None,
            };
            return same.map(|same| same == (cond == IntCond::Eq));
        }
        // Numbers of one sign have one order, signed or not.
        IntCond::Ult | IntCond::Ule | IntCond::Ugt | IntCond::Uge => {
            let one_sign = signs(x) == signs(y) && signs(x).0 == signs(x).1;
            let small = x.is_natural() && y.hi < 0;
            let big = x.hi < 0 && y.is_natural();
            match cond {
                IntCond::Ult | IntCond::Ule if small || big => return Some(small),
                _ if small || big => return Some(big),
                _ if !one_sign => return None,
                _ => cond.signed(),
            }
        }
        cond => cond,
    };
    match signed {
        IntCond::Slt if x.hi < y.lo => Some(true),
        IntCond::Slt if x.lo >= y.hi => Some(false),
        IntCond::Sle if x.hi <= y.lo => Some(true),
        IntCond::Sle if x.lo > y.hi => Some(false),
        IntCond::Sgt | IntCond::Sge => icmp(signed.swap(), y, x),
        _ => None,
    }
}

/// What is left of `x` where `x cond y` holds; `x` itself where nothing is, as such a place is
/// never reached.
pub(crate) fn where_holds(cond: IntCond, x: Interval, y: Interval) -> Interval {
    let below = |hi: i64| Interval { lo: i64::MIN, hi };
    let above = |lo: i64| Interval { lo, hi: i64::MAX };
    let limit = match cond {
        IntCond::Eq => y,
        IntCond::Ne => match y.single() {
            Some(number) if number == x.lo && x.lo < x.hi => above(number + 1),
            Some(number) if number == x.hi && x.lo < x.hi => below(number - 1),
            _ => return x,
        },
        IntCond::Slt => below(y.hi.saturating_sub(1)),
        IntCond::Sle => below(y.hi),
        IntCond::Sgt => above(y.lo.saturating_add(1)),
        IntCond::Sge => above(y.lo),
        // What is below a natural number is one.
        IntCond::Ult if y.is_natural() => Interval {
            lo: 0,
            hi: y.hi.saturating_sub(1).max(0),
        },
        IntCond::Ule if y.is_natural() => Interval { lo: 0, hi: y.hi },
        IntCond::Ugt if x.is_natural() && y.is_natural() => above(y.lo.saturating_add(1)),
        IntCond::Uge if x.is_natural() && y.is_natural() => above(y.lo),
        _ => return x,
    };
    x.meet(limit).unwrap_or(x)
}

/// The interval of a constant.
pub(crate) fn constant(ty: Type, bits: u64) -> Interval {
    Interval::only(signed(ty, bits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opt::rewrite::eval;

    const OPS: &[BinaryOp] = BinaryOp::ALL;

    /// Some intervals of bytes: all between numbers at which something changes.
    fn intervals() -> Vec<Interval> {
        let ends = [-128, -127, -65, -1, 0, 1, 2, 7, 63, 64, 127];
        let mut all = Vec::new();
        for lo in ends {
            all.extend(
                ends.iter()
                    .filter(|&&hi| lo <= hi)
                    .map(|&hi| Interval { lo, hi }),
            );
        }
        all
    }

    fn numbers(x: Interval) -> impl Iterator<Item = i64> {
        let step = ((x.hi - x.lo) / 3).max(1) as usize;
        (x.lo..=x.hi)
            .step_by(step)
            .chain([x.hi, 0.clamp(x.lo, x.hi)])
    }

    fn bits(number: i64) -> u64 {
        number as u64 & 0xff
    }

    #[test]
    fn intervals_hold_what_operations_give() {
        let ty = Type::I8;
        for x in intervals() {
            for y in intervals() {
                for &op in OPS {
                    let (found, exact) = (binary(op, ty, x, y), whole(op, ty, x, y));
                    for (a, b) in numbers(x).flat_map(|a| numbers(y).map(move |b| (a, b))) {
                        let Some(result) = eval::binary(op, ty, bits(a), bits(b)) else {
                            continue;
                        };
                        let result = signed(ty, result);
                        let holds = found.lo <= result && result <= found.hi;
                        assert!(holds, "{op:?} {a} {b} is {result}, not in {found:?}");
                        let sum = match op {
                            BinaryOp::Add => a + b,
                            BinaryOp::Sub => a - b,
                            BinaryOp::Mul => a * b,
                            _ => continue,
                        };
                        assert!(exact.is_none() || sum == result, "{op:?} {a} {b} wraps");
                    }
                }
            }
        }
    }

    #[test]
    fn extremes_are_held() {
        for x in intervals() {
            for y in intervals() {
                for (a, b) in numbers(x).flat_map(|a| numbers(y).map(move |b| (a, b))) {
                    assert!(x.lesser(y).holds(Interval::only(a.min(b))), "{a} {b}");
                    assert!(x.greater(y).holds(Interval::only(a.max(b))), "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn comparisons_hold_where_they_are_said_to() {
        for x in intervals() {
            for y in intervals() {
                for &cond in IntCond::ALL {
                    let (known, left) = (icmp(cond, x, y), where_holds(cond, x, y));
                    for (a, b) in numbers(x).flat_map(|a| numbers(y).map(move |b| (a, b))) {
                        let holds = cond.holds(Type::I8, bits(a), bits(b));
                        assert!(known.is_none_or(|known| known == holds), "{a} {cond:?} {b}");
                        assert!(
                            !holds || (left.lo <= a && a <= left.hi),
                            "{a} {cond:?} {b}, not in {left:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn extensions_and_counts_stay_in_their_intervals() {
        use UnaryOp::{Clz, Copy, Ctz, Popcnt, Sext, Trunc, Uext};
        for x in intervals() {
            for op in [Copy, Sext, Uext, Clz, Ctz, Popcnt] {
                let ty = match op {
                    Sext | Uext => Type::I32,
                    _ => Type::I8,
                };
                let found = unary(op, Type::I8, ty, x);
                for a in numbers(x) {
                    let result = eval::unary(op, Type::I8, ty, bits(a)).unwrap();
                    let result = signed(ty, result);
                    assert!(found.lo <= result && result <= found.hi, "{op:?} {a}");
                }
            }
            let wide = Interval {
                lo: x.lo * 2,
                hi: x.hi * 2,
            };
            let found = unary(Trunc, Type::I32, Type::I8, wide);
            for a in numbers(wide) {
                let result = signed(Type::I8, bits(a));
                assert!(found.lo <= result && result <= found.hi, "trunc {a}");
            }
        }
    }
}
