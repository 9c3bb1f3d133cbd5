//! Unrolls small loops that run a known number of times: nothing of the loop is left.
//!
//! How often a loop runs is found by running it, as far as constants go: the parameters of its
//! header start as constants, where all ways in pass the same ones, and what is computed from constants is one. The
//! loop has no other loop inside, and decides in its last block whether to go on. Other ways out stay.
//!
//! A loop around others has none inside when those are unrolled, so the pass looks again.

use super::{gvn, mem2reg, ranges, sccp, tidy};
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Builder, Function, Import, Inst, InstData, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::eval;
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use smallvec::SmallVec;

/// Instructions that a loop may become.
const MOST: usize = 320;
/// How often it may run.
const TRIPS: usize = 16;
/// Loops around each other that are unrolled.
const ROUNDS: usize = 3;
/// How many instructions a function may grow by, beside as many as it has.
const GROWTH: usize = 2000;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let most = func.insts.len() * 2 + GROWTH;
    for _ in 0..ROUNDS {
        let Some(loops) = cx.take_loops(func) else {
            return;
        };
        let plans = Plans::find(func, cx, &loops, most);
        if plans.all.is_empty() {
            return cx.keep_loops(loops);
        }
        copy(func, cx, &plans);
        cx.replace(func);
        // What is decided now, before what is computed once depends on it.
        sccp::run(cx, func);
        tidy::run(cx, func);
        // What a loop around counts with is added to what are constants now.
        ranges::run(cx, func);
        cx.behind = None;
        gvn::run(cx, func);
        tidy::run(cx, func);
        // Elements of arrays that loops have counted through may be values now.
        let count = func.insts.len();
        mem2reg::run(cx, func);
        if func.insts.len() != count {
            gvn::run(cx, func);
            tidy::run(cx, func);
        }
    }
}

/// Tells of each block of a function, whose graph and dominators are known, whether it is in a loop that
/// would be unrolled as the function stands.
pub(crate) fn unrolled(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
) -> impl Fn(Block) -> bool + use<> {
    let plans = Plans::find(func, cx, loops, func.insts.len() * 2 + GROWTH);
    move |block| plans.of[block.index()] != NONE
}

/// A loop that is unrolled.
struct Unrolling {
    header: Block,
    latch: Block,
    /// Its blocks, in reverse post-order.
    blocks: Vec<Block>,
    /// How often it runs.
    trips: usize,
}

struct Plans {
    all: Vec<Unrolling>,
    /// The plan of each block; [`NONE`] for others.
    of: Vec<u32>,
}

impl Plans {
    fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>, most: usize) -> Plans {
        let count = loops.iter().count();
        let mut plans = Plans {
            all: Vec::new(),
            of: vec![NONE; func.blocks.len()],
        };
        let mut blocks: Vec<Vec<Block>> = vec![Vec::new(); count];
        let mut is_inner = vec![true; count];
        for up in loops.iter().filter_map(|(_, found)| found.parent) {
            is_inner[up.index()] = false;
        }
        for &block in cx.graph.reverse_post_order() {
            if let Some(id) = loops.innermost(block).filter(|id| is_inner[id.index()]) {
                blocks[id.index()].push(block);
            }
        }
        if blocks.iter().all(Vec::is_empty) {
            return plans;
        }
        let used_outside = used_outside(func, cx, loops);
        let mut known = vec![None; func.values.len()];
        let mut left = most.saturating_sub(func.insts.len());
        for (id, found) in loops.iter() {
            let counted = Counted {
                func,
                cx,
                loops,
                id,
                header: found.header,
                blocks: &blocks[id.index()],
            };
            let Some((latch, trips, size)) = counted.find(&mut known, used_outside[id.index()])
            else {
                continue;
            };
            if size > left {
                continue;
            }
            left -= size;
            let blocks = std::mem::take(&mut blocks[id.index()]);
            for &block in &blocks {
                plans.of[block.index()] = plans.all.len() as u32;
            }
            plans.all.push(Unrolling {
                header: found.header,
                latch,
                blocks,
                trips,
            });
        }
        plans
    }
}

/// For each loop, whether what its own blocks compute is used behind it otherwise than by way of
/// block parameters.
fn used_outside(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Vec<bool> {
    let owners = Owners::new(func);
    let mut used = vec![false; loops.iter().count()];
    for &block in cx.graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| {
                let owner = owners.of(func, value);
                if let Some(id) = loops.innermost(owner).filter(|_| owner != block) {
                    used[id.index()] |= !loops.contains(id, block);
                }
            });
        }
    }
    used
}

/// A loop that is looked at.
struct Counted<'a> {
    func: &'a Function,
    cx: &'a Cx<'a>,
    loops: &'a Loops<Block>,
    id: LoopId,
    header: Block,
    blocks: &'a [Block],
}

impl Counted<'_> {
    /// The last block of the loop, how often it runs, and how many instructions it becomes.
    fn find(&self, known: &mut [Option<u64>], used_outside: bool) -> Option<(Block, usize, usize)> {
        let (func, graph) = (self.func, &*self.cx.graph);
        let is_constant = |inst: &Inst| matches!(func.insts[*inst], InstData::Iconst { .. });
        let length = |&b: &Block| func.block_insts(b).filter(|i| !is_constant(i)).count();
        let size: usize = self.blocks.iter().map(length).sum();
        if self.blocks.is_empty() || size > MOST {
            return None;
        }
        let mut latch = None;
        let mut entries: SmallVec<[Block; 4]> = SmallVec::new();
        for &from in graph.preds(self.header) {
            if !graph.is_reachable(from) {
                continue;
            }
            if !self.loops.contains(self.id, from) {
                entries.push(from);
            } else if latch.replace(from).is_some() {
                return None;
            }
        }
        let latch = latch?;
        let leaves = |block: Block| {
            let succs = graph.succs(block).iter();
            succs
                .filter(|&&to| !self.loops.contains(self.id, to))
                .count()
        };
        if leaves(latch) != 1 {
            return None;
        }
        let exits: usize = self.blocks.iter().map(|&block| leaves(block)).sum();
        if exits > 1 && used_outside {
            return None;
        }
        let trips = self.trips(known, &entries, latch, (MOST / size).min(TRIPS));
        self.forget(known);
        let trips = trips?;
        Some((latch, trips, size * trips))
    }

    /// How often the loop runs, if it is at most so often.
    fn trips(
        &self,
        known: &mut [Option<u64>],
        entries: &[Block],
        latch: Block,
        most: usize,
    ) -> Option<usize> {
        let func = self.func;
        let InstData::Brif { cond, then, els } = func.insts[func.terminator(latch)] else {
            return None;
        };
        let back = match func.target(then) == self.header {
            true => then,
            false => els,
        };
        let mut passed = self.first(known, entries)?;
        for trip in 1..=most {
            for (param, value) in func.params(self.header).zip(passed) {
                known[param.index()] = value;
            }
            for &block in self.blocks {
                if !self.cx.dominators.dominates(block, latch) {
                    continue;
                }
                for inst in func.block_insts(block) {
                    if let Some(result) = func.result(inst) {
                        known[result.index()] =
                            eval::inst(func, func.insts[inst], |v| self.value(known, v));
                    }
                }
            }
            let taken = match self.value(known, cond)? {
                0 => els,
                _ => then,
            };
            if taken != back {
                return Some(trip);
            }
            passed = func.args(back).map(|v| self.value(known, v)).collect();
        }
        None
    }

    /// What the parameters of the header are at first, as far as all ways into the loop agree on a constant.
    fn first(&self, known: &[Option<u64>], entries: &[Block]) -> Option<Vec<Option<u64>>> {
        let func = self.func;
        let mut first: Option<Vec<Option<u64>>> = None;
        for &entry in entries {
            func.for_each_successor(func.terminator(entry), |call| {
                if func.target(call) != self.header {
                    return;
                }
                let passed = func.args(call).map(|v| self.value(known, v));
                match &mut first {
                    None => first = Some(passed.collect()),
                    Some(first) => {
                        for (first, passed) in first.iter_mut().zip(passed) {
                            *first = first.filter(|_| *first == passed);
                        }
                    }
                }
            });
        }
        first
    }

    /// What held in one iteration says nothing to the loops behind this one.
    fn forget(&self, known: &mut [Option<u64>]) {
        let func = self.func;
        for &block in self.blocks {
            func.params(block).for_each(|v| known[v.index()] = None);
            let results = func.block_insts(block).filter_map(|i| func.result(i));
            results.for_each(|v| known[v.index()] = None);
        }
    }

    fn value(&self, known: &[Option<u64>], value: Value) -> Option<u64> {
        known[value.index()].or_else(|| self.func.as_iconst(value))
    }
}

struct Copier<'a> {
    map: Map,
    header: Block,
    /// The copy of the header in the next iteration.
    next: Block,
    plans: &'a Plans,
    plan: u32,
}

impl Rewriter for Copier<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        match self.plan != NONE && block == self.header {
            true => self.next,
            false => self.map.block(block),
        }
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, plans: &Plans) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut copier = Copier {
        map,
        header: Function::ENTRY,
        next: Block(NONE),
        plans,
        plan: NONE,
    };
    // The copies of the blocks of each loop, iteration by iteration.
    let mut copies: Vec<Vec<Block>> = vec![Vec::new(); plans.all.len()];
    for &block in graph.reverse_post_order() {
        let plan = plans.of[block.index()];
        if plan == NONE {
            out.fill(copier.map.block(block));
            fill(func, block, &mut out, &mut copier, None);
        } else if plans.all[plan as usize].header == block {
            copier.plan = plan;
            copier.header = block;
            copies[plan as usize] = iterations(func, &mut out, &mut copier);
            copier.plan = NONE;
        }
    }
    let mut layout = Vec::with_capacity(out.func.blocks.len());
    for &block in func.layout.iter().filter(|&&b| graph.is_reachable(b)) {
        match plans.of[block.index()] {
            NONE => layout.push(copier.map.block(block)),
            plan => layout.append(&mut copies[plan as usize]),
        }
    }
    out.func.layout = layout;
}

/// Copies a loop as often as it runs. Of the copies of a value, the last one stays in the map.
fn iterations(func: &Function, out: &mut Builder<'_>, copier: &mut Copier<'_>) -> Vec<Block> {
    let plan = &copier.plans.all[copier.plan as usize];
    let mut all = Vec::with_capacity(plan.trips * plan.blocks.len());
    let params = |block: Block| {
        func.params(block)
            .map(|v| func.ty(v))
            .collect::<Vec<Type>>()
    };
    // Edges into the loop go to the copy of the header that is there already.
    let mut header = copier.map.block(plan.header);
    for trip in 1..=plan.trips {
        for &block in &plan.blocks {
            let copy = match block == plan.header {
                true => header,
                false if trip == 1 => copier.map.block(block),
                false => out.block(&params(block)),
            };
            copier.map.blocks[block.index()] = copy;
            for (old, new) in func.params(block).zip(out.func.params(copy)) {
                copier.map.values[old.index()] = new;
            }
            all.push(copy);
        }
        let goes_on = trip < plan.trips;
        header = match goes_on {
            true => out.block(&params(plan.header)),
            false => Block(NONE),
        };
        copier.next = header;
        for &block in &plan.blocks {
            out.fill(copier.map.block(block));
            let decided = (block == plan.latch).then_some(goes_on);
            fill(func, block, out, copier, decided);
        }
    }
    all
}

/// Copies the instructions of a block; `goes_on` says which way the last block of a loop takes.
fn fill(
    func: &Function,
    block: Block,
    out: &mut Builder<'_>,
    copier: &mut Copier<'_>,
    goes_on: Option<bool>,
) {
    for inst in func.block_insts(block) {
        if let (Some(goes_on), InstData::Brif { then, els, .. }) = (goes_on, func.insts[inst]) {
            let back = func.target(then) == copier.header;
            let to: BlockCall = if back == goes_on { then } else { els };
            out.origin = func.origins[inst];
            let to = out.import_edge(func, to, copier);
            out.effect(InstData::Jump { to });
            continue;
        }
        out.copy(func, inst, copier);
    }
}
