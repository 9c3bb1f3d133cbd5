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

use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, Inst, InstData, IntCond, Type, UnaryOp,
    Value, signed,
};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild;
use smallvec::{SmallVec, smallvec};

/// How many instructions the second block may have.
const MOST: usize = 6;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let sites = sites(func, cx, find);
    if !sites.is_empty() {
        join(cx, func, &sites);
    }
}

/// What is found at each block that is not behind another one of which something is found; nothing if that is all.
pub(super) fn sites<T>(
    func: &Function,
    cx: &Cx<'_>,
    find: impl Fn(&Function, &Cx<'_>, Block) -> Option<Joined<T>>,
) -> Vec<Option<Joined<T>>> {
    let mut sites = Vec::new();
    let mut joined = Vec::new();
    for &block in cx.graph.reverse_post_order() {
        if joined.get(block.index()).copied().unwrap_or(false) {
            continue;
        }
        if let Some(site) = find(func, cx, block) {
            sites.resize_with(func.blocks.len(), || None);
            joined.resize(func.blocks.len(), false);
            for block in &site.inner {
                joined[block.index()] = true;
            }
            sites[block.index()] = Some(site);
        }
    }
    sites
}

/// A test that begins in a block and takes the place of those of the blocks behind it.
pub(super) struct Joined<T> {
    /// The blocks behind it, of which each is entered from the one before only.
    pub inner: SmallVec<[Block; 4]>,
    pub test: T,
    pub then: Consequence,
}

/// What follows of the test.
#[derive(Clone, Copy)]
pub(super) enum Consequence {
    Branch {
        within: BlockCall,
        beyond: BlockCall,
    },
    /// It is passed as one of the arguments.
    Pass { to: BlockCall, at: usize },
}

/// What computes one or zero.
pub(super) trait Test {
    fn emit(&self, out: &mut Builder<'_>, map: &mut rebuild::Map) -> Value;
}

/// Copies a function of which some blocks are joined with those behind them.
pub(super) fn join<T: Test>(cx: &mut Cx<'_>, func: &mut Function, sites: &[Option<Joined<T>>]) {
    let mut joined = vec![false; func.blocks.len()];
    for block in sites.iter().flatten().flat_map(|site| &site.inner) {
        joined[block.index()] = true;
    }
    let graph = &*cx.graph;
    let keep = |block: Block| graph.is_reachable(block) && !joined[block.index()];
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| keep(block));
    for &block in graph.reverse_post_order() {
        if !keep(block) {
            continue;
        }
        out.fill(map.blocks[block.index()]);
        let Some(site) = &sites[block.index()] else {
            for inst in func.block_insts(block) {
                out.copy(func, inst, &mut map);
            }
            continue;
        };
        for &block in std::iter::once(&block).chain(&site.inner) {
            let last = func.terminator(block);
            for inst in func.block_insts(block).filter(|&inst| inst != last) {
                out.copy(func, inst, &mut map);
            }
        }
        out.origin = func.origins[func.terminator(block)];
        let is_within = site.test.emit(&mut out, &mut map);
        let data = match site.then {
            Consequence::Branch { within, beyond } => {
                let then = out.import_edge(func, within, &mut map);
                let els = out.import_edge(func, beyond, &mut map);
                let cond = is_within;
                InstData::Brif { cond, then, els }
            }
            Consequence::Pass { to, at } => {
                let target = func.target(to);
                let args = func.args(to).enumerate();
                let args: Vec<Value> = args
                    .map(|(i, arg)| match i == at {
                        true => is_within,
                        false => map.value(arg),
                    })
                    .collect();
                let to = out.block_call(map.block(target), &args);
                InstData::Jump { to }
            }
        };
        out.effect(data);
    }
    rebuild::finish(func, out.func, &map);
    cx.replace(func);
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

impl Test for RangeTest {
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

/// Whether a block is entered from one other only, and may as well be done when that is.
pub(super) fn is_joinable(func: &Function, cx: &Cx<'_>, inner: Block) -> bool {
    let alone = cx.graph.preds(inner).len() == 1 && func.params(inner).next().is_none();
    let last = func.terminator(inner);
    let mut insts = func.block_insts(inner);
    alone
        && inner != Function::ENTRY
        && func.block_insts(inner).count() <= MOST
        && insts.all(|inst| inst == last || is_light(func, inst))
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

/// Whether two edges go to one block with the same arguments, but for one of them.
pub(super) fn alike(func: &Function, a: BlockCall, b: BlockCall, but: Option<usize>) -> bool {
    let same = |x: Value, y: Value| {
        x == y || func.as_iconst(x).is_some() && func.as_iconst(x) == func.as_iconst(y)
    };
    let mut args = func.args(a).zip(func.args(b)).enumerate();
    func.target(a) == func.target(b) && args.all(|(i, (x, y))| Some(i) == but || same(x, y))
}

/// Whether an instruction costs so little that it may as well be done before it is needed.
fn is_light(func: &Function, inst: Inst) -> bool {
    match func.insts[inst] {
        InstData::Iconst { .. } | InstData::Icmp { .. } => true,
        InstData::Unary { op, .. } => {
            matches!(op, UnaryOp::Uext | UnaryOp::Sext | UnaryOp::Trunc)
        }
        InstData::Binary { op, args, .. } => {
            op == BinaryOp::Add && func.as_iconst(args[1]).is_some()
        }
        _ => false,
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
