//! Tests for both bounds at once: where a value is tested for a lower bound, and behind that, and only
//! there, for an upper one, or the other way round, the distance from the lower bound is compared
//! without signs with that of the upper one.
//!
//! ```text
//!   block0: brif x >= 97, block1, block3            v = x - 97
//!   block1: brif x <= 122, block2, block3     =>    brif v <=u 25, block2, block3
//! ```
//!
//! The second block may as well pass what it finds to where the first one passes a constant. This
//! comes behind [`gvn`](super::gvn), by which both test one value.

use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, InstData, IntCond, Type, Value, signed,
};
use crate::opt::Cx;
use crate::opt::rewrite::joined::{self, Consequence, Joined, JoinedTest, alike, is_joinable};
use crate::opt::rewrite::rebuild;
use smallvec::smallvec;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let sites = joined::sites(func, cx, find);
    if !sites.is_empty() {
        joined::join(cx, func, &sites);
    }
}

/// Whether a value is within two bounds, or whether it is not.
#[derive(Clone, Copy)]
struct RangeTest {
    value: Value,
    ty: Type,
    low: u64,
    high: u64,
    negated: bool,
}

impl JoinedTest for RangeTest {
    fn emit(&self, out: &mut Builder<'_>, map: &mut rebuild::Map) -> Value {
        let &RangeTest { ty, low, high, .. } = self;
        let mut distance = map.value(self.value);
        if low != 0 {
            let by = out.iconst(ty, low.wrapping_neg());
            distance = out.binary(BinaryOp::Add, distance, by);
        }
        let width = out.iconst(ty, high.wrapping_sub(low));
        let cond = match self.negated {
            false => IntCond::Ule,
            true => IntCond::Ugt,
        };
        out.icmp(cond, distance, width)
    }
}

/// The second block of a test that begins in a block.
fn find(func: &Function, cx: &Cx<'_>, block: Block) -> Option<Joined<RangeTest>> {
    let InstData::Brif { cond, then, els } = func.insts[func.terminator(block)] else {
        return None;
    };
    let first = Bound::find(func, cond)?;
    // Where the first test leads on, whether it holds then, and where else it leads.
    [(then, true, els), (els, false, then)]
        .into_iter()
        .find_map(|(on, holds, outer)| {
            let first = first.made_to_hold(holds)?;
            let inner = func.target(on);
            if inner == block || !is_joinable(func, cx, inner) {
                return None;
            }
            second(func, inner, first, outer)
        })
}

/// The second test, in the block `inner`, where the first one would lead to `outer` otherwise.
fn second(
    func: &Function,
    inner: Block,
    first: Bound,
    outer: BlockCall,
) -> Option<Joined<RangeTest>> {
    let joined = |test, then| Joined {
        inner: smallvec![inner],
        test,
        then,
    };
    match func.insts[func.terminator(inner)] {
        InstData::Brif { cond, then, els } => {
            let bound = Bound::find(func, cond)?;
            [(then, true, els), (els, false, then)]
                .into_iter()
                .find_map(|(within, holds, beyond)| {
                    let test = first.and(bound.made_to_hold(holds)?)?;
                    let then = Consequence::Branch { within, beyond };
                    alike(func, beyond, outer, None).then(|| joined(test, then))
                })
        }
        InstData::Jump { to } => {
            let mut args = func.args(to).zip(func.args(outer)).enumerate();
            let (at, (found, otherwise)) = args.find_map(|(at, (a, b))| {
                let decided = func.as_iconst(b).filter(|&bit| bit <= 1)?;
                Bound::find(func, a)?;
                Some((at, (a, decided)))
            })?;
            // What is passed is whether the value is within, or whether it is not.
            let negated = otherwise == 1;
            let bound = Bound::find(func, found)?.made_to_hold(!negated)?;
            let test = RangeTest {
                negated,
                ..first.and(bound)?
            };
            let then = Consequence::Pass { to, at };
            alike(func, to, outer, Some(at)).then(|| joined(test, then))
        }
        _ => None,
    }
}

/// A comparison of a value with a constant, as the greatest or least that it may be.
#[derive(Clone, Copy)]
struct Bound {
    value: Value,
    ty: Type,
    cond: IntCond,
    imm: u64,
}

impl Bound {
    fn find(func: &Function, cond: Value) -> Option<Bound> {
        let InstData::Icmp { cond, ty, args } = func.insts[func.def_inst(cond)?] else {
            return None;
        };
        let value = args[0];
        let imm = func.as_iconst(args[1])?;
        Some(Bound {
            value,
            ty,
            cond,
            imm,
        })
    }

    /// The bound that there is where the comparison holds, or where it does not: "at least" or "at
    /// most".
    fn made_to_hold(self, holds: bool) -> Option<Bound> {
        use IntCond::{Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let cond = match holds {
            true => self.cond,
            false => self.cond.negate(),
        };
        let mask = self.ty.mask();
        let (greatest, least) = (mask >> 1, (mask >> 1) + 1);
        let (cond, imm) = match cond {
            Sge | Sle | Uge | Ule => (cond, self.imm),
            Sgt if self.imm != greatest => (Sge, self.imm.wrapping_add(1) & mask),
            Slt if self.imm != least => (Sle, self.imm.wrapping_sub(1) & mask),
            Ugt if self.imm != mask => (Uge, self.imm + 1),
            Ult if self.imm != 0 => (Ule, self.imm - 1),
            _ => return None,
        };
        Some(Bound { cond, imm, ..self })
    }

    /// The test for both.
    fn and(self, other: Bound) -> Option<RangeTest> {
        use IntCond::{Sge, Sle, Uge, Ule};
        let (low, high) = match (self.cond, other.cond) {
            (Sge, Sle) | (Uge, Ule) => (self, other),
            (Sle, Sge) | (Ule, Uge) => (other, self),
            _ => return None,
        };
        let is_signed = low.cond == Sge;
        let in_order = match is_signed {
            true => signed(low.ty, low.imm) <= signed(high.ty, high.imm),
            false => low.imm <= high.imm,
        };
        (low.value == high.value && in_order).then_some(RangeTest {
            value: low.value,
            ty: low.ty,
            low: low.imm,
            high: high.imm,
            negated: false,
        })
    }
}
