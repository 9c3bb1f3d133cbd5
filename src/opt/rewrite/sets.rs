//! Sets of the numbers that an integer may be, and the tests for them: a comparison where they lie in one range, a bit
//! of a word where there are several within the bits of a word.

use crate::lir::{BinaryOp, Builder, Function, InstData, IntCond, Type, UnaryOp, Value, signed};
use smallvec::{SmallVec, smallvec};

/// Ranges of a set, at most.
const MOST_RANGES: usize = 24;
/// Instructions that a condition is made of, at most.
const MOST_PARTS: usize = 48;
/// So far may the members lie apart of which a word has the bits.
const SPAN: u64 = 63;

/// Ranges that neither overlap nor touch, in order, of what is zero-extended from a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Set {
    ty: Type,
    ranges: SmallVec<[(u64, u64); 4]>,
}

impl Set {
    fn new(ty: Type) -> Set {
        Set {
            ty,
            ranges: SmallVec::new(),
        }
    }

    fn all(ty: Type) -> Set {
        Set {
            ty,
            ranges: smallvec![(0, ty.mask())],
        }
    }

    /// The set of some numbers.
    pub(crate) fn of(ty: Type, numbers: impl Iterator<Item = u64>) -> Set {
        numbers.fold(Set::new(ty), |set, number| set.with(number, number))
    }

    /// The set with a range that may wrap around.
    fn with(&self, lo: u64, hi: u64) -> Set {
        if self.ranges.is_empty() && lo <= hi {
            return Set {
                ty: self.ty,
                ranges: smallvec![(lo, hi)],
            };
        }
        let mut ranges = self.ranges.clone();
        match lo <= hi {
            true => ranges.push((lo, hi)),
            false => ranges.extend([(lo, self.ty.mask()), (0, hi)]),
        }
        ranges.sort_unstable();
        let mut merged: SmallVec<[(u64, u64); 4]> = SmallVec::new();
        for (lo, hi) in ranges {
            match merged.last_mut() {
                Some(last) if lo <= last.1.saturating_add(1) => last.1 = last.1.max(hi),
                _ => merged.push((lo, hi)),
            }
        }
        Set {
            ty: self.ty,
            ranges: merged,
        }
    }

    fn complement(&self) -> Set {
        let mut set = Set::new(self.ty);
        let mut from = Some(0);
        for &(lo, hi) in &self.ranges {
            if let Some(from) = from
                && from < lo
            {
                set.ranges.push((from, lo - 1));
            }
            from = hi.checked_add(1).filter(|&next| next <= self.ty.mask());
        }
        set.ranges.extend(from.map(|from| (from, self.ty.mask())));
        set
    }

    fn union(&self, other: &Set) -> Set {
        let ranges = other.ranges.iter();
        ranges.fold(self.clone(), |set, &(lo, hi)| set.with(lo, hi))
    }

    fn intersection(&self, other: &Set) -> Set {
        self.complement().union(&other.complement()).complement()
    }

    /// The set of what gives a member when a constant is added.
    fn before_adding(&self, by: u64) -> Set {
        let mask = self.ty.mask();
        let ranges = self.ranges.iter();
        ranges.fold(Set::new(self.ty), |set, &(lo, hi)| match hi - lo == mask {
            true => Set::all(self.ty),
            false => set.with(lo.wrapping_sub(by) & mask, hi.wrapping_sub(by) & mask),
        })
    }

    /// The members among which a comparison with a constant holds.
    fn where_holds(ty: Type, cond: IntCond, imm: u64) -> Set {
        use IntCond::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let none = Set::new(ty);
        let mask = ty.mask();
        // The least number with a sign.
        let least = (mask >> 1) + 1;
        match cond {
            Eq => none.with(imm, imm),
            Ult if imm == 0 => none,
            Ult => none.with(0, imm - 1),
            Slt if imm == least => none,
            Slt => none.with(least, imm.wrapping_sub(1) & mask),
            Ule => none.with(0, imm),
            Sle if signed(ty, imm) == signed(ty, mask >> 1) => Set::all(ty),
            Sle => none.with(least, imm),
            Ne | Uge | Sge | Ugt | Sgt => Set::where_holds(ty, cond.negate(), imm).complement(),
        }
    }

    /// How to test for it: what it is made of, and whether that is what is not in it.
    pub(crate) fn test(&self) -> MembershipTest {
        let straight = MembershipTest {
            ty: self.ty,
            windows: windows(&self.ranges),
            negated: false,
        };
        let inverse = MembershipTest {
            windows: windows(&self.complement().ranges),
            negated: true,
            ..straight.clone()
        };
        match inverse.cost() < straight.cost() {
            true => inverse,
            false => straight,
        }
    }
}

/// Ranges that are tested for at once: one, or several that lie within the bits of a word.
type Window = SmallVec<[(u64, u64); 4]>;

fn windows(ranges: &[(u64, u64)]) -> Vec<Window> {
    let mut windows: Vec<Window> = Vec::new();
    for &(lo, hi) in ranges {
        match windows.last_mut() {
            Some(window) if hi - window[0].0 <= SPAN => window.push((lo, hi)),
            _ => windows.push(smallvec![(lo, hi)]),
        }
    }
    windows
}

/// A test for a set.
#[derive(Clone, Debug)]
pub(crate) struct MembershipTest {
    ty: Type,
    windows: Vec<Window>,
    /// Whether what is found by it is what is not in the set.
    pub negated: bool,
}

impl MembershipTest {
    /// About as many comparisons take as long.
    pub(crate) fn cost(&self) -> usize {
        let costs = self.windows.iter().map(|window| window.len().min(2));
        costs.sum()
    }

    /// One or zero, as a value is in the set or not; the other way round if it is `negated`.
    pub(crate) fn emit(&self, out: &mut Builder<'_>, value: Value) -> Value {
        let parts = self.windows.iter().map(|window| match window[..] {
            [(lo, hi)] => self.range(out, value, lo, hi),
            _ => self.bits(out, value, window),
        });
        let parts: SmallVec<[Value; 4]> = parts.collect();
        let all = parts
            .into_iter()
            .reduce(|a, b| out.binary(BinaryOp::Or, a, b));
        all.unwrap_or_else(|| out.iconst(Type::I8, 0))
    }

    /// The same by a comparison for each range.
    pub(crate) fn emit_apart(&self, out: &mut Builder<'_>, value: Value) -> Value {
        let apart = self.windows.iter().flatten();
        let apart = apart.map(|&range| smallvec![range]);
        let apart = MembershipTest {
            windows: apart.collect(),
            ..*self
        };
        apart.emit(out, value)
    }

    fn range(&self, out: &mut Builder<'_>, value: Value, lo: u64, hi: u64) -> Value {
        let compare = |out: &mut Builder<'_>, cond, value, with| {
            let with = out.iconst(self.ty, with);
            out.icmp(cond, value, with)
        };
        match (lo, hi) {
            _ if lo == hi => compare(out, IntCond::Eq, value, lo),
            (0, _) => compare(out, IntCond::Ule, value, hi),
            _ if hi == self.ty.mask() => compare(out, IntCond::Uge, value, lo),
            _ => {
                let distance = self.distance(out, value, lo);
                compare(out, IntCond::Ule, distance, hi - lo)
            }
        }
    }

    fn distance(&self, out: &mut Builder<'_>, value: Value, from: u64) -> Value {
        if from == 0 {
            return value;
        }
        let by = out.iconst(self.ty, from.wrapping_neg());
        out.binary(BinaryOp::Add, value, by)
    }

    fn bits(&self, out: &mut Builder<'_>, value: Value, window: &Window) -> Value {
        let (first, last) = (window[0].0, window[window.len() - 1].1);
        // Small numbers are bits of a word as they are.
        let base = if last <= SPAN { 0 } else { first };
        let mut mask = 0u64;
        for &(lo, hi) in window {
            (lo..=hi).for_each(|number| mask |= 1 << (number - base));
        }
        let distance = self.distance(out, value, base);
        let width = out.iconst(self.ty, last - base);
        let near = out.icmp(IntCond::Ule, distance, width);
        let place = match self.ty {
            Type::I64 => distance,
            _ => out.unary(UnaryOp::Uext, Type::I64, distance),
        };
        let mask = out.iconst(Type::I64, mask);
        let shifted = out.binary(BinaryOp::Lshr, mask, place);
        let bit = out.unary(UnaryOp::Trunc, Type::I8, shifted);
        // Only the lowest bit of what compares is ever one.
        out.binary(BinaryOp::And, near, bit)
    }
}

/// A value, and of which numbers that it may be a condition holds; how many comparisons that takes.
#[derive(Clone, Debug)]
pub(crate) struct Membership {
    pub value: Value,
    pub set: Set,
    pub comparisons: usize,
}

impl Membership {
    /// What a condition asks of one value, if that is all that it asks.
    pub(crate) fn find(func: &Function, cond: Value) -> Option<Membership> {
        match part(func, cond, &mut { MOST_PARTS })? {
            Part::Of(value, set, comparisons) => Some(Membership {
                value,
                set,
                comparisons,
            }),
            Part::Always(_) => None,
        }
    }

    /// The same where the condition does not hold.
    pub(crate) fn negated_if(self, negated: bool) -> Membership {
        match negated {
            true => Membership {
                set: self.set.complement(),
                ..self
            },
            false => self,
        }
    }

    /// What one of two conditions asks.
    pub(crate) fn or(&self, other: &Membership) -> Option<Membership> {
        let set = self.set.union(&other.set);
        (self.value == other.value && set.ranges.len() <= MOST_RANGES).then_some(Membership {
            value: self.value,
            set,
            comparisons: self.comparisons + other.comparisons,
        })
    }

    /// The test that takes fewer steps than the comparisons.
    pub(crate) fn better(&self) -> Option<MembershipTest> {
        if self.comparisons <= 1 {
            return None;
        }
        let test = self.set.test();
        let is_known = self.set.ranges.is_empty() || test.windows.is_empty();
        (!is_known && test.cost() < self.comparisons.min(MOST_STEPS)).then_some(test)
    }
}

/// So many comparisons, of which a program makes only some, are never worth making all.
const MOST_STEPS: usize = 7;

/// A part of a condition, which is one or zero.
enum Part {
    Of(Value, Set, usize),
    Always(bool),
}

impl Part {
    fn not(self) -> Part {
        match self {
            Part::Of(value, set, count) => Part::Of(value, set.complement(), count),
            Part::Always(holds) => Part::Always(!holds),
        }
    }

    fn and(self, other: Part) -> Option<Part> {
        Some(match (self, other) {
            (Part::Always(true), part) | (part, Part::Always(true)) => part,
            (Part::Always(false), _) | (_, Part::Always(false)) => Part::Always(false),
            (Part::Of(value, a, m), Part::Of(other, b, n)) => {
                let set = a.intersection(&b);
                if value != other || set.ranges.len() > MOST_RANGES {
                    return None;
                }
                Part::Of(value, set, m + n)
            }
        })
    }

    fn or(self, other: Part) -> Option<Part> {
        Some(self.not().and(other.not())?.not())
    }
}

fn part(func: &Function, cond: Value, parts: &mut usize) -> Option<Part> {
    *parts = parts.checked_sub(1)?;
    match func.insts[func.def_inst(cond)?] {
        InstData::Iconst { imm, .. } if imm <= 1 => Some(Part::Always(imm == 1)),
        InstData::Icmp {
            cond: op,
            ty,
            args: [value, with],
        } => {
            let imm = func.as_iconst(with)?;
            if imm == 0
                && matches!(op, IntCond::Eq | IntCond::Ne)
                && let Some(part) = part(func, value, parts)
            {
                return Some(match op {
                    IntCond::Ne => part,
                    _ => part.not(),
                });
            }
            let set = Set::where_holds(ty, op, imm);
            if let Some(InstData::Binary {
                op: BinaryOp::Add,
                args: [from, by],
                ..
            }) = func.def_data(value)
                && let Some(by) = func.as_iconst(by)
            {
                return Some(Part::Of(from, set.before_adding(by), 1));
            }
            Some(Part::Of(value, set, 1))
        }
        InstData::Binary { op, args, .. } => {
            if !matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) {
                return None;
            }
            let (a, b) = (part(func, args[0], parts)?, part(func, args[1], parts)?);
            match (op, a, b) {
                (BinaryOp::And, a, b) => a.and(b),
                (BinaryOp::Or, a, b) => a.or(b),
                (_, a, Part::Always(true)) => Some(a.not()),
                _ => None,
            }
        }
        InstData::Select {
            args: [cond, a, b], ..
        } => {
            let (cond, a, b) = (
                part(func, cond, parts)?,
                part(func, a, parts)?,
                part(func, b, parts)?,
            );
            match (cond, a, b) {
                (cond, Part::Always(true), b) => cond.or(b),
                (cond, Part::Always(false), b) => cond.not().and(b),
                (cond, a, Part::Always(true)) => cond.not().or(a),
                (cond, a, Part::Always(false)) => cond.and(a),
                _ => None,
            }
        }
        InstData::Unary {
            op: UnaryOp::Uext | UnaryOp::Copy,
            arg,
            ..
        } => part(func, arg, parts),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(set: &Set, number: u64) -> bool {
        set.ranges
            .iter()
            .any(|&(lo, hi)| (lo..=hi).contains(&number))
    }

    #[test]
    fn sets_are_of_what_comparisons_hold_of() {
        use IntCond::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        for cond in [Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult] {
            for imm in [0, 1, 5, 126, 127, 128, 129, 254, 255] {
                let set = Set::where_holds(Type::I8, cond, imm);
                for number in 0..=255 {
                    let expected = cond.holds(Type::I8, number, imm);
                    assert_eq!(holds(&set, number), expected, "{number} {cond:?} {imm}");
                    assert_eq!(holds(&set.complement(), number), !expected);
                    let sum = (number + 200) & 255;
                    let before = set.before_adding(200);
                    assert_eq!(holds(&before, number), cond.holds(Type::I8, sum, imm));
                }
            }
        }
    }

    #[test]
    fn ranges_that_touch_are_one() {
        let set = Set::of(Type::I8, [3, 1, 2, 9, 255].into_iter());
        assert_eq!(set.ranges[..], [(1, 3), (9, 9), (255, 255)]);
        let all = set.union(&set.complement());
        assert_eq!(all, Set::all(Type::I8));
        assert_eq!(set.intersection(&set.complement()), Set::new(Type::I8));
        let whole = Set::all(Type::I64);
        assert_eq!(whole.with(3, 5), whole);
        assert_eq!(whole.complement(), Set::new(Type::I64));
    }
}
