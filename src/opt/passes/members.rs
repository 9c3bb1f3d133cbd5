//! Tests for several numbers at once: where a value is compared with one constant after the other, and goes to one
//! place with each of them, one test says whether it is one of them. That is a bit of a word, of which the value is the
//! number, or a comparison where the constants follow each other ([`sets`](crate::opt::rewrite::sets)).
//!
//! ```text
//!   block0: brif x == 32, block4, block1            v = x <=u 32 & (mask >> x)
//!   block1: brif x == 9, block4, block2       =>    brif v, block4, block3
//!   block2: brif x == 10, block4, block3
//! ```
//!
//! What is computed on the way is computed in any case then, so it must be little and without effects. The last block
//! may as well pass what it finds to where the others pass a constant, and a condition may be made of several
//! comparisons. This comes behind [`gvn`](super::gvn), by which all test one value, and behind
//! [`bounds`](super::bounds), by which a range is one comparison.

use super::bounds::{self, Consequence, Joined, alike, is_joinable};
use crate::lir::{BinaryOp, Block, BlockCall, Builder, Function, Import, InstData, Value};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild::Map;
use crate::opt::rewrite::sets::{self, Membership};
use smallvec::SmallVec;

/// Blocks that one test takes the place of, at most.
const MOST: usize = 24;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let sites = bounds::sites(func, cx, find);
    if !sites.is_empty() {
        bounds::join(cx, func, &sites);
    }
}

/// A test for a value.
struct Test {
    value: Value,
    test: sets::Test,
    /// Whether one and zero change places.
    flipped: bool,
}

impl bounds::Test for Test {
    fn emit(&self, out: &mut Builder<'_>, map: &mut Map) -> Value {
        let found = self.test.emit(out, map.value(self.value));
        if !self.flipped {
            return found;
        }
        let one = out.iconst(out.func.ty(found), 1);
        out.binary(BinaryOp::Xor, found, one)
    }
}

/// The test that begins in a block, with as many of the blocks behind it as are worth it.
fn find(func: &Function, cx: &Cx<'_>, block: Block) -> Option<Joined<Test>> {
    let InstData::Brif { cond, then, els } = func.insts[func.terminator(block)] else {
        return None;
    };
    let first = Membership::find(func, cond)?;
    // Where it leads on, and where all members go.
    let found = |on: BlockCall, outer: BlockCall, negated: bool| {
        chain(
            func,
            cx,
            block,
            first.clone().negated_if(negated),
            on,
            outer,
        )
    };
    found(els, then, false).or_else(|| found(then, els, true))
}

/// The longest chain of tests that is worth it.
fn chain(
    func: &Function,
    cx: &Cx<'_>,
    block: Block,
    first: Membership,
    on: BlockCall,
    outer: BlockCall,
) -> Option<Joined<Test>> {
    let mut inner: SmallVec<[Block; 4]> = SmallVec::new();
    let (mut members, mut on) = (first, on);
    let mut best = branch(&members, &inner, outer, on);
    while inner.len() < MOST {
        let next = func.target(on);
        if next == block || inner.contains(&next) || !is_joinable(func, cx, next) {
            break;
        }
        inner.push(next);
        match func.insts[func.terminator(next)] {
            InstData::Brif { cond, then, els } => {
                let (beyond, negated) = match alike(func, then, outer, None) {
                    true => (els, false),
                    false if alike(func, els, outer, None) => (then, true),
                    false => break,
                };
                let more = Membership::find(func, cond).map(|more| more.negated_if(negated));
                let Some(both) = more.and_then(|more| members.or(&more)) else {
                    break;
                };
                (members, on) = (both, beyond);
                best = branch(&members, &inner, outer, on).or(best);
            }
            InstData::Jump { to } => {
                best = pass(func, &members, &inner, outer, to).or(best);
                break;
            }
            _ => break,
        }
    }
    best
}

/// The test of which all members go to `within`, if it is better than comparisons one by one.
fn branch(
    members: &Membership,
    inner: &SmallVec<[Block; 4]>,
    within: BlockCall,
    beyond: BlockCall,
) -> Option<Joined<Test>> {
    let test = members.better()?;
    let (within, beyond) = match test.negated {
        true => (beyond, within),
        false => (within, beyond),
    };
    Some(Joined {
        inner: inner.clone(),
        test: Test {
            value: members.value,
            test,
            flipped: false,
        },
        then: Consequence::Branch { within, beyond },
    })
}

/// The same where the last block passes whether a value is one more member to where all members so far pass a
/// constant, or whether it is not.
fn pass(
    func: &Function,
    members: &Membership,
    inner: &SmallVec<[Block; 4]>,
    outer: BlockCall,
    to: BlockCall,
) -> Option<Joined<Test>> {
    if func.target(to) != func.target(outer) {
        return None;
    }
    let mut args = func.args(to).zip(func.args(outer)).enumerate();
    let (at, more, decided) = args.find_map(|(at, (found, otherwise))| {
        let decided = func.as_iconst(otherwise).filter(|&bit| bit <= 1)?;
        let more = Membership::find(func, found)?;
        let fits = func.ty(found) == crate::lir::Type::I8;
        fits.then_some((at, more, decided == 1))
    })?;
    let members = members.or(&more.negated_if(!decided))?;
    let test = members.better()?;
    alike(func, to, outer, Some(at)).then(|| Joined {
        inner: inner.clone(),
        test: Test {
            value: members.value,
            flipped: test.negated == decided,
            test,
        },
        then: Consequence::Pass { to, at },
    })
}
