//! The high half of a product: four products of halves, put together as C programs do that have no
//! wider type, are one multiplication; and a signed one is no unsigned one with corrections.
//!
//! With `a = ah:al`, `b = bh:bl`, in halves of 32 bits, the high half is, in one of these ways,
//!
//! ```text
//!   ah*bh + (ah*bl >> 32) + ((al*bl >> 32) + low(ah*bl) + al*bh >> 32)
//!   ah*bh + (ah*bl + (al*bl >> 32) >> 32) + (al*bh + low(ah*bl + (al*bl >> 32)) >> 32)
//!   ah*bh + (ah*bl >> 32) + (al*bh >> 32) + ((al*bl >> 32) + low(ah*bl) + low(al*bh) >> 32)
//! ```
//!
//! None of these sums is over 64 bits.

use smallvec::SmallVec;

use super::emit::Emit;
use crate::lir::{BinaryOp, InstData, Type, Value};

use BinaryOp::{Add, And, Ashr, Lshr, Mul, Smulhi, Umulhi};

/// Terms of a sum, at most.
const MOST: usize = 4;
const LOW: u64 = 0xffff_ffff;

/// The product of which `a + b` is the high half.
pub(crate) fn high(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    if ty != Type::I64 {
        return None;
    }
    let is_part = |value: Value| {
        let def = e.def(value);
        matches!(
            def,
            Some(InstData::Binary {
                op: Lshr | Mul | Add,
                ..
            })
        )
    };
    if !is_part(a) || !is_part(b) {
        return None;
    }
    let mut sum = Terms::new();
    collect(e, a, &mut sum)?;
    collect(e, b, &mut sum)?;
    if let Some(value) = signed(e, &sum) {
        return Some(value);
    }
    let (at, [x, y]) = (0..sum.len()).find_map(|i| {
        let [p, q] = args(e, Mul, sum[i])?;
        Some((i, [upper(e, p)?, upper(e, q)?]))
    })?;
    sum.swap_remove(at);
    let parts = Factors { x, y };
    parts.match_rest(e, &sum).then(|| e.binary(Umulhi, x, y))
}

type Terms = SmallVec<[Value; MOST]>;

fn args(e: &Emit<'_, '_>, wanted: BinaryOp, value: Value) -> Option<[Value; 2]> {
    match e.def(value)? {
        InstData::Binary { op, args, .. } if op == wanted => Some(args),
        _ => None,
    }
}

/// The terms that a value is the sum of; none if they are too many.
fn collect(e: &Emit<'_, '_>, value: Value, terms: &mut Terms) -> Option<()> {
    collect_below(e, value, MOST, terms)
}

/// The same of a sum in so many others at most: so many levels have more terms than those.
fn collect_below(e: &Emit<'_, '_>, value: Value, levels: usize, terms: &mut Terms) -> Option<()> {
    if terms.len() >= MOST {
        return None;
    }
    match args(e, Add, value) {
        Some([a, b]) => {
            let levels = levels.checked_sub(1)?;
            collect_below(e, a, levels, terms)?;
            collect_below(e, b, levels, terms)
        }
        None => {
            terms.push(value);
            Some(())
        }
    }
}

/// What is `x` in `x >> 32`.
fn upper(e: &Emit<'_, '_>, value: Value) -> Option<Value> {
    let [x, by] = args(e, Lshr, value)?;
    (e.konst(by)? == 32).then_some(x)
}

/// What is `x` in `x & 0xffffffff`.
fn lower(e: &Emit<'_, '_>, value: Value) -> Option<Value> {
    let [x, mask] = args(e, And, value)?;
    (e.konst(mask)? == LOW).then_some(x)
}

/// `umulhi(x, y) + x * (y >> 63) + y * (x >> 63)`, with shifts of the sign.
fn signed(e: &mut Emit<'_, '_>, sum: &[Value]) -> Option<Value> {
    if sum.len() != 3 {
        return None;
    }
    let (at, [x, y]) = (0..3).find_map(|i| Some((i, args(e, Umulhi, sum[i])?)))?;
    let sign = |value: Value| {
        let [of, by] = args(e, Ashr, value)?;
        (e.konst(by)? == 63).then_some(of)
    };
    let corrects = |term: Value, x: Value, y: Value| {
        args(e, Mul, term)
            .is_some_and(|[p, q]| (p == x && sign(q) == Some(y)) || (q == x && sign(p) == Some(y)))
    };
    let (p, q) = (sum[(at + 1) % 3], sum[(at + 2) % 3]);
    let both = (corrects(p, x, y) && corrects(q, y, x)) || (corrects(q, x, y) && corrects(p, y, x));
    both.then(|| e.binary(Smulhi, x, y))
}

/// The factors.
struct Factors {
    x: Value,
    y: Value,
}

impl Factors {
    fn is_low(&self, e: &Emit<'_, '_>, value: Value) -> bool {
        self.is_product(e, value, [(false, self.x), (false, self.y)])
    }

    /// Whether a value is the product of the upper half of one and the lower half of the other:
    /// 1 for the upper half of `x`, 2 for that of `y`.
    fn cross(&self, e: &Emit<'_, '_>, value: Value) -> Option<u32> {
        let (x, y) = (self.x, self.y);
        if self.is_product(e, value, [(true, x), (false, y)]) {
            return Some(1);
        }
        let other = self.is_product(e, value, [(false, x), (true, y)]);
        other.then_some(2)
    }

    fn is_product(&self, e: &Emit<'_, '_>, value: Value, of: [(bool, Value); 2]) -> bool {
        let is = |value: Value, (high, of): (bool, Value)| match high {
            true => upper(e, value) == Some(of),
            false => lower(e, value) == Some(of),
        };
        args(e, Mul, value)
            .is_some_and(|[p, q]| (is(p, of[0]) && is(q, of[1])) || (is(q, of[0]) && is(p, of[1])))
    }

    /// Whether these are what has to be added to the product of the upper halves.
    fn match_rest(&self, e: &Emit<'_, '_>, rest: &[Value]) -> bool {
        let mut carried: SmallVec<[Value; MOST]> = SmallVec::new();
        for &term in rest {
            match upper(e, term) {
                Some(of) => carried.push(of),
                None => return false,
            }
        }
        match carried[..] {
            [a, b] => self.match_two(e, a, b) || self.match_two(e, b, a),
            [a, b, c] => {
                self.match_three(e, [a, b], c)
                    || self.match_three(e, [a, c], b)
                    || self.match_three(e, [b, c], a)
            }
            _ => false,
        }
    }

    /// `first` is a product or the sum that Knuth's way has there, `middle` what is left.
    fn match_two(&self, e: &Emit<'_, '_>, first: Value, middle: Value) -> bool {
        let mut sum = Terms::new();
        if collect(e, middle, &mut sum).is_none() {
            return false;
        }
        let is_carry = |value: Value| upper(e, value).is_some_and(|of| self.is_low(e, of));
        if let Some(of) = self.cross(e, first) {
            // The other product as it is, the first one's lower half, and the carry.
            return sum.len() == 3
                && sum.iter().any(|&v| is_carry(v))
                && sum.iter().any(|&v| lower(e, v) == Some(first))
                && sum.iter().any(|&v| self.cross(e, v) == Some(3 - of));
        }
        let Some([p, q]) = args(e, Add, first) else {
            return false;
        };
        let of = match (self.cross(e, p), self.cross(e, q)) {
            (Some(of), _) if is_carry(q) => of,
            (_, Some(of)) if is_carry(p) => of,
            _ => return false,
        };
        sum.len() == 2
            && sum.iter().any(|&v| lower(e, v) == Some(first))
            && sum.iter().any(|&v| self.cross(e, v) == Some(3 - of))
    }

    fn match_three(&self, e: &Emit<'_, '_>, products: [Value; 2], middle: Value) -> bool {
        let mut sum = Terms::new();
        if collect(e, middle, &mut sum).is_none() || sum.len() != 3 {
            return false;
        }
        let both = products.map(|v| self.cross(e, v));
        let different = matches!(both, [Some(1), Some(2)] | [Some(2), Some(1)]);
        let is_carry = |value: Value| upper(e, value).is_some_and(|of| self.is_low(e, of));
        different
            && sum.iter().any(|&v| is_carry(v))
            && products
                .iter()
                .all(|&of| sum.iter().any(|&v| lower(e, v) == Some(of)))
    }
}
