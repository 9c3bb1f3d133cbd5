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
//!
//! Where lanes of vectors are compared, a comparison with each constant is cheaper than bits. So [`gather`] comes
//! first, which only makes one condition of the comparisons of several blocks, and what is left of such conditions
//! behind the vectorizer are bits of a word at last.

use super::ifconv;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, Inst, InstData, Type, Value,
};
use crate::opt::Cx;
use crate::opt::rewrite::joined::{self, Consequence, Joined, JoinedTest, alike, is_joinable};
use crate::opt::rewrite::rebuild::{self, Map, NONE};
use crate::opt::rewrite::sets::{self, Membership};
use smallvec::SmallVec;

/// Blocks that one test takes the place of, at most.
const MOST: usize = 24;

/// Runs the pass `gather`.
pub(crate) fn gather(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let sites = joined::sites(func, cx, |func, cx, block| {
        let site = find(func, cx, block).filter(|site| !site.inner.is_empty())?;
        let test = SetTest {
            is_apart: true,
            ..site.test
        };
        Some(Joined { test, ..site })
    });
    if !sites.is_empty() {
        joined::join(cx, func, &sites);
    }
}

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let sites = joined::sites(func, cx, find);
    let is_joined = !sites.is_empty();
    if is_joined {
        joined::join(cx, func, &sites);
        cx.find_graph(func);
    }
    let conditions = conditions(func, cx);
    if !conditions.is_empty() {
        replace(cx, func, &conditions);
    }
    // What is behind one branch now may be chosen without it.
    if is_joined {
        ifconv::run(cx, func);
    }
}

/// The conditions made of several comparisons for which there is a better test, and that are no parts of others.
fn conditions(func: &Function, cx: &Cx<'_>) -> Vec<(Inst, SetTest)> {
    let mut found = Vec::new();
    let mut covered = vec![false; func.values.len()];
    for &block in cx.graph.reverse_post_order().iter().rev() {
        for inst in func.block_insts(block).rev() {
            let is_condition = match func.insts[inst] {
                InstData::Binary { op, ty, .. } => {
                    ty == Type::I8 && matches!(op, BinaryOp::And | BinaryOp::Or)
                }
                InstData::Select { ty, .. } => ty == Type::I8,
                _ => false,
            };
            let Some(value) = func.result(inst).filter(|_| is_condition) else {
                continue;
            };
            if covered[value.index()] {
                func.for_each_use(inst, |part| covered[part.index()] = true);
                continue;
            }
            let members = Membership::find(func, value);
            let Some((of, test)) = members.and_then(|m| Some((m.value, m.better()?))) else {
                continue;
            };
            func.for_each_use(inst, |part| covered[part.index()] = true);
            let test = SetTest {
                value: of,
                flipped: test.negated,
                test,
                is_apart: false,
            };
            found.push((inst, test));
        }
    }
    found
}

/// Puts the tests in the places of conditions.
fn replace(cx: &mut Cx<'_>, func: &mut Function, conditions: &[(Inst, SetTest)]) {
    let mut at = vec![NONE; func.insts.len()];
    for (i, (inst, _)) in (0..).zip(conditions) {
        at[inst.index()] = i;
    }
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            let condition = conditions.get(at[inst.index()] as usize);
            let (Some((_, test)), Some(value)) = (condition, func.result(inst)) else {
                out.copy(func, inst, &mut map);
                continue;
            };
            out.origin = func.origins[inst];
            let found = JoinedTest::emit(test, &mut out, &mut map);
            map.bind(value, found);
        }
    }
    rebuild::finish(func, out.func, &map);
    cx.replace_insts(func);
}

/// A test for a value.
struct SetTest {
    value: Value,
    test: sets::MembershipTest,
    /// Whether one and zero change places.
    flipped: bool,
    /// Whether all ranges are tested for by comparisons of their own.
    is_apart: bool,
}

impl JoinedTest for SetTest {
    fn emit(&self, out: &mut Builder<'_>, map: &mut Map) -> Value {
        let value = map.value(self.value);
        let found = match self.is_apart {
            true => self.test.emit_apart(out, value),
            false => self.test.emit(out, value),
        };
        if !self.flipped {
            return found;
        }
        let one = out.iconst(out.func.ty(found), 1);
        out.binary(BinaryOp::Xor, found, one)
    }
}

/// The test that begins in a block, with as many of the blocks behind it as are worth it.
fn find(func: &Function, cx: &Cx<'_>, block: Block) -> Option<Joined<SetTest>> {
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
) -> Option<Joined<SetTest>> {
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
) -> Option<Joined<SetTest>> {
    let test = members.better()?;
    let (within, beyond) = match test.negated {
        true => (beyond, within),
        false => (within, beyond),
    };
    Some(Joined {
        inner: inner.clone(),
        test: SetTest {
            value: members.value,
            test,
            flipped: false,
            is_apart: false,
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
) -> Option<Joined<SetTest>> {
    if func.target(to) != func.target(outer) {
        return None;
    }
    let mut args = func.args(to).zip(func.args(outer)).enumerate();
    let (at, more, decided) = args.find_map(|(at, (found, otherwise))| {
        let decided = func.as_iconst(otherwise).filter(|&bit| bit <= 1)?;
        let more = Membership::find(func, found)?;
        let fits = func.ty(found) == Type::I8;
        fits.then_some((at, more, decided == 1))
    })?;
    let members = members.or(&more.negated_if(!decided))?;
    let test = members.better()?;
    alike(func, to, outer, Some(at)).then(|| Joined {
        inner: inner.clone(),
        test: SetTest {
            value: members.value,
            flipped: test.negated == decided,
            is_apart: false,
            test,
        },
        then: Consequence::Pass { to, at },
    })
}
