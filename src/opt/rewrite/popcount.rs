//! Counting the bits that are set: the trees that add up neighbouring fields of a word, wider ones
//! each time, are one `popcnt`. Hacker's Delight has them, and the programs that took them from it.
//! So are loops that clear the lowest bit, or shift it out, until none is left; [`idioms`](crate::opt::passes::idioms)
//! asks for those.

use smallvec::SmallVec;

use super::emit::Emit;
use super::rebuild::Map;
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, InstData, IntCond, Type, UnaryOp, Value,
    ValueDef,
};

use BinaryOp::{Add, And, Lshr, Mul, Sub};

/// Blocks in front of a loop in which the reason is looked for that it is entered.
const STEPS: usize = 3;

/// `(x * 0x0101...) >> (width - 8)`, where each byte of `x` holds the number of its bits.
pub(crate) fn by_product(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    if !is_counted(ty) || e.konst(b)? != u64::from(ty.bits() - 8) {
        return None;
    }
    let [sums, ones] = args(e, Mul, a)?;
    if e.konst(ones)? != fields(ty, 8, 1) {
        return None;
    }
    let of = sums_of(e, ty, sums, 8)?;
    Some(e.unary(UnaryOp::Popcnt, ty, of))
}

/// The last step, `(x & low) + ((x >> width / 2) & low)`.
pub(crate) fn by_halves(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    // Most sums are with a constant, which halves are not.
    if !is_counted(ty) || e.konst(b).is_some() {
        return None;
    }
    let of = sum_of_masked(e, ty, a, b, ty.bits())?;
    Some(e.unary(UnaryOp::Popcnt, ty, of))
}

/// The last step, a mask for what the steps before have left in upper fields.
pub(crate) fn by_mask(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let mask = e.konst(b)?;
    // All numbers up to the width fit, and nothing above the lowest byte is left.
    let room = u64::from(ty.bits()) * 2 - 1;
    if !is_counted(ty) || mask > 0xff || mask & room != room {
        return None;
    }
    let of = loose(e, ty, a, ty.bits())?;
    Some(e.unary(UnaryOp::Popcnt, ty, of))
}

fn is_counted(ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::I64)
}

/// A number in each field of `width` bits.
fn fields(ty: Type, width: u32, number: u64) -> u64 {
    let each = (0..ty.bits()).step_by(width as usize);
    each.fold(0, |all, at| all | number << at)
}

/// The lower halves of fields of `width` bits.
fn halves(ty: Type, width: u32) -> u64 {
    fields(ty, width, (1 << (width / 2)) - 1)
}

fn args(e: &Emit<'_, '_>, wanted: BinaryOp, value: Value) -> Option<[Value; 2]> {
    match e.def(value)? {
        InstData::Binary { op, args, .. } if op == wanted => Some(args),
        _ => None,
    }
}

/// The first operand of an operation with a constant.
fn with(e: &Emit<'_, '_>, op: BinaryOp, value: Value, imm: u64) -> Option<Value> {
    let [x, by] = args(e, op, value)?;
    (e.konst(by)? == imm).then_some(x)
}

/// The value of which another one holds the number of bits, field by field of `width` bits.
fn sums_of(e: &Emit<'_, '_>, ty: Type, value: Value, width: u32) -> Option<Value> {
    if width == 1 {
        return Some(value);
    }
    let (half, low) = (width / 2, halves(ty, width));
    // `x - ((x >> 1) & 0x55...)`
    if width == 2
        && let Some([x, high]) = args(e, Sub, value)
    {
        let of = with(e, Lshr, with(e, And, high, low)?, 1)?;
        return (of == x).then_some(x);
    }
    // `(x + (x >> 4)) & 0x0f...`, from where on the sums fit half a field.
    if width >= 8
        && let Some(sum) = with(e, And, value, low)
    {
        let [a, b] = args(e, Add, sum)?;
        let of = neighbours(e, a, b, half)?;
        return sums_of(e, ty, of, half);
    }
    let [a, b] = args(e, Add, value)?;
    sum_of_masked(e, ty, a, b, width)
}

/// The same for the sum of two values that are masked each.
fn sum_of_masked(e: &Emit<'_, '_>, ty: Type, a: Value, b: Value, width: u32) -> Option<Value> {
    let low = halves(ty, width);
    // Of the upper half nothing is left to mask.
    let cut = |value| with(e, And, value, low).or((width == ty.bits()).then_some(value));
    let of = neighbours(e, cut(a)?, cut(b)?, width / 2)?;
    sums_of(e, ty, of, width / 2)
}

/// What is `x` in `x + (x >> by)`.
fn neighbours(e: &Emit<'_, '_>, a: Value, b: Value, by: u32) -> Option<Value> {
    let [x, y] = [a, b].map(|value| with(e, Lshr, value, by.into()));
    if x == Some(b) {
        return x;
    }
    y.filter(|&y| y == a)
}

/// The value of which another one holds the number of bits in its lowest byte. Each byte is the
/// sum of different bytes that hold 8 at most, so there is no carry between them.
fn loose(e: &Emit<'_, '_>, ty: Type, value: Value, width: u32) -> Option<Value> {
    if width == 8 {
        return sums_of(e, ty, value, 8);
    }
    let [a, b] = args(e, Add, value)?;
    let of = neighbours(e, a, b, width / 2)?;
    loose(e, ty, of, width / 2)
}

/// A loop of one block that counts bits.
pub(crate) struct BitLoop {
    /// The parameter whose bits are counted, and what is left of it.
    word: [Value; 2],
    /// A number of each iteration: the parameter, that of the next one, and what is added for each
    /// bit.
    counts: SmallVec<[(Value, Value, u64); 2]>,
    /// Whether an iteration takes the lowest bit that is set, so that one that finds none counts,
    /// too: only the first can.
    clears: bool,
}

impl BitLoop {
    /// The loop that a block is which goes `back` to itself if `cond`, or if not.
    pub(crate) fn find(
        func: &Function,
        block: Block,
        back: BlockCall,
        cond: Value,
        goes_on: bool,
    ) -> Option<BitLoop> {
        let def = |value: Value| func.def_data(value);
        let InstData::Icmp {
            cond,
            args: [left, zero],
            ..
        } = def(cond)?
        else {
            return None;
        };
        let wanted = if goes_on { IntCond::Ne } else { IntCond::Eq };
        if cond != wanted || func.as_iconst(zero)? != 0 || !is_counted(func.ty(left)) {
            return None;
        }
        let mut steps = func.params(block).zip(func.args(back));
        let (word, _) = steps.find(|&(_, next)| next == left)?;
        let InstData::Binary { op, args, .. } = def(left)? else {
            return None;
        };
        let is_less = |value: Value| match def(value) {
            Some(InstData::Binary {
                op: Add,
                args: [x, by],
                ..
            }) => x == word && func.as_iconst(by) == Some(func.ty(word).mask()),
            _ => false,
        };
        let [a, b] = args;
        let clears = match op {
            And => (a == word && is_less(b)) || (b == word && is_less(a)),
            _ => false,
        };
        let shifts = op == Lshr && a == word && func.as_iconst(b) == Some(1);
        if !clears && !shifts {
            return None;
        }
        // The lowest bit as a number, of whatever width.
        let is_bit = |mut value: Value| {
            if let Some(InstData::Unary {
                op: UnaryOp::Uext | UnaryOp::Trunc,
                arg,
                ..
            }) = def(value)
            {
                value = arg;
            }
            let Some(InstData::Binary {
                op: And,
                args: [x, one],
                ..
            }) = def(value)
            else {
                return false;
            };
            let low = match def(x) {
                Some(InstData::Unary {
                    op: UnaryOp::Trunc,
                    arg,
                    ..
                }) => arg,
                _ => x,
            };
            low == word && func.as_iconst(one) == Some(1)
        };
        let mut counts = SmallVec::new();
        for (param, next) in func.params(block).zip(func.args(back)) {
            let Some(InstData::Binary {
                op: Add,
                args: [x, y],
                ..
            }) = def(next)
            else {
                continue;
            };
            let by = match clears {
                true if x == param => func.as_iconst(y),
                false if x == param => is_bit(y).then_some(1),
                false if y == param => is_bit(x).then_some(1),
                _ => None,
            };
            counts.extend(by.map(|by| (param, next, by)));
        }
        let word = [word, left];
        Some(BitLoop {
            word,
            counts,
            clears,
        })
    }

    /// Whether a value of the loop is known behind it.
    pub(crate) fn gives(&self, value: Value) -> bool {
        value == self.word[1] || self.counts.iter().any(|&(_, next, _)| next == value)
    }

    /// What the loop leaves, computed at once. The parameters of its block are those of the first
    /// iteration, which has at least one bit to count if `some`.
    pub(crate) fn replace(
        &self,
        func: &Function,
        out: &mut Builder<'_>,
        map: &mut Map,
        some: bool,
    ) {
        let [word, left] = self.word;
        let ty = func.ty(word);
        let first = map.value(word);
        let zero = out.iconst(ty, 0);
        let mut times = out.unary(UnaryOp::Popcnt, ty, first);
        if self.clears && !some {
            let none = out.icmp(IntCond::Eq, first, zero);
            let once = out.unary(UnaryOp::Uext, ty, none);
            times = out.binary(Add, times, once);
        }
        map.values[left.index()] = zero;
        for &(param, next, by) in &self.counts {
            let to = func.ty(param);
            let mut far = match to.bytes().cmp(&ty.bytes()) {
                std::cmp::Ordering::Less => out.unary(UnaryOp::Trunc, to, times),
                std::cmp::Ordering::Equal => times,
                std::cmp::Ordering::Greater => out.unary(UnaryOp::Uext, to, times),
            };
            if by != 1 {
                let by = out.iconst(to, by);
                far = out.binary(Mul, far, by);
            }
            map.values[next.index()] = out.binary(Add, map.value(param), far);
        }
    }

    /// Whether the first word is not zero, because the loop is entered only then.
    pub(crate) fn is_entered_with_some(
        &self,
        func: &Function,
        graph: &Graph<Block>,
        block: Block,
    ) -> bool {
        let Some(place) = func.params(block).position(|param| param == self.word[0]) else {
            return false;
        };
        let only = |to: Block, but: Block| {
            let mut from = graph.preds(to).iter().copied().filter(|&from| from != but);
            from.next().filter(|_| from.next().is_none())
        };
        let Some(mut at) = only(block, block) else {
            return false;
        };
        let passed = |from: Block, to: Block, place: usize| {
            let mut arg = None;
            func.for_each_successor(func.terminator(from), |call| {
                if func.target(call) == to {
                    arg = func.args(call).nth(place);
                }
            });
            arg
        };
        let mut first = passed(at, block, place);
        let mut to = block;
        for _ in 0..STEPS {
            if let InstData::Brif { cond, then, els } = func.insts[func.terminator(at)]
                && let Some(InstData::Icmp { cond, args, .. }) = func.def_data(cond)
                && Some(args[0]) == first
                && func.as_iconst(args[1]) == Some(0)
            {
                let [then, els] = [then, els].map(|call| func.target(call) == to);
                return match cond {
                    IntCond::Ne => then && !els,
                    IntCond::Eq => els && !then,
                    _ => false,
                };
            }
            let Some(up) = only(at, at) else {
                return false;
            };
            if let Some(ValueDef::Param(owner, place)) = first.map(|first| func.def(first))
                && owner == at
            {
                first = passed(up, at, place.into());
            }
            (at, to) = (up, at);
        }
        false
    }
}
