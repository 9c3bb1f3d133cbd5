//! Vectorises loops: does several iterations at once, each operation on lanes.
//!
//! ```text
//!   front: how often? apart in memory? ──no──────────────────┐
//!     │ yes                                                  ▼
//!   lanes, again and again ──► sums of lanes ──► rest, the loop as it was ──► behind
//!                                     └── nothing is left ────────────────────┘
//! ```
//!
//! A loop qualifies that is left at its end and has no other in it ([`region`], [`shape`]), loads and
//! stores elements at equal distances ([`access`]), all forwards or all backwards ([`depend`]), computes what
//! lanes can do ([`pack`]) and hands on to its next iteration nothing but counters and sums of integers ([`reduction`]).
//! Where iterations go different ways, lanes go all of them, and each takes what its own one gives ([`predicate`]). Floats are not added in another order. The
//! number of iterations that the lanes do is never above that of the loop, so nothing is accessed
//! that it does not access; the loop stays for the rest, and for the cases that are looked up in
//! front of it: accesses that are not apart, and addresses made of numbers of 32 bits that wrap. In a loop that
//! runs backwards the first lane is that of the last iteration, so elements stay as they lie in memory. Only where it pays, by a table of what operations cost.
//!
//! What an iteration loads from an address that does not change is loaded once, in front ([`fixed`]), if nothing
//! is stored there; if one iteration stores there the lanes end before it and start again behind it ([`bridge`]).
//!
//! Lanes are LIR's vectors, of 256 bits where the processor has those and there are as many, else of 128.

mod access;
mod bridge;
mod depend;
mod emit;
mod fixed;
mod interleave;
mod known;
mod narrow;
mod nodes;
mod pack;
mod predicate;
mod reduction;
mod region;
mod shape;

use super::{gvn, tidy};
use crate::entity::Entity;
use crate::lir::{Block, Function, InstData, Value, ValueDef};
use crate::opt::analyses::alias::Memory;
use crate::opt::rewrite::rebuild::NONE;
use crate::opt::{Cx, Vectors};
use access::{Access, Accesses, Guard};
use depend::Check;
use interleave::{fill_cost, pick_cost};
use pack::{LaneOp, MASKED_STORE, N, Node, Packer};
use reduction::Reduction;
use shape::{Extension, LoopShape};

/// Loops of a function that are vectorised, at most.
const MOST: usize = 32;
/// Registers of one node at most.
const REGISTERS: u32 = 8;
/// Registers that may be needed at once.
const PRESSURE: u32 = 15;

/// A loop and what it becomes.
struct Vectorization {
    shape: LoopShape,
    nodes: Vec<Node>,
    /// Which of them are needed.
    needed: Vec<bool>,
    reductions: Vec<Reduction>,
    accesses: Accesses,
    checks: Vec<Check>,
    /// How many iterations are done at once: a power of two.
    lanes: u32,
    vectors: Vectors,
    /// Values of the loop that are used behind it.
    live: Vec<Value>,
    /// Whether they are known where the lanes have done all iterations.
    ends: bool,
}

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let shapes = order
        .iter()
        .filter_map(|&b| LoopShape::find(func, cx.graph, b));
    let shapes: Vec<LoopShape> = shapes.collect();
    if shapes.is_empty() {
        return;
    }
    let memory = Memory::new(func, order, cx.env);
    let mut plans: Vec<Vectorization> = shapes
        .into_iter()
        .filter_map(|shape| plan(func, cx, &memory, shape))
        .take(MOST)
        .collect();
    if plans.is_empty() {
        return;
    }
    find_live(func, cx, &mut plans);
    cx.find_dominators(func);
    emit::copy(func, cx, &plans);
    cx.replace(func);
    tidy::run(cx, func);
    gvn::run(cx, func);
    tidy::run(cx, func);
}

fn plan(
    func: &Function,
    cx: &Cx<'_>,
    memory: &Memory<'_>,
    shape: LoopShape,
) -> Option<Vectorization> {
    let vectors = cx.env.vectors();
    let accesses = Accesses::find(func, &shape)?;
    let is_masked = |access: &Access| access.guard == Guard::Masked;
    let mut masked = accesses.all.iter().filter(|access| is_masked(access));
    if masked.any(|access| !vectors.avx2 || access.size < 4) {
        return None;
    }
    let depend = depend::find(memory, func, &accesses)?;
    let mut packer = Packer::new(func, &shape, vectors);
    packer.pick(&accesses);
    let mut roots: Vec<N> = Vec::new();
    for (i, access) in accesses.all.iter().enumerate() {
        packer.origin = func.origins[access.inst];
        if access.guard == Guard::Masked && access.group.is_some() {
            if access.at == i {
                roots.push(packer.masked_fill(&accesses, i)?);
            }
        } else if access.guard == Guard::Masked {
            let node = packer.masked(access)?;
            roots.extend(access.is_store.then_some(node));
        } else if !access.is_store {
            packer.load(access.inst, access.size);
        } else if access.at == i {
            roots.push(packer.store(&accesses, i)?);
        }
    }
    let mut reductions = Vec::new();
    let params = func.params(shape.header()).zip(func.args(shape.back));
    for (i, (param, next)) in params.enumerate() {
        if shape.steps[i].is_none() && param != next {
            let reduction = reduction::find(&mut packer, reductions.len() as u32, param, next)?;
            roots.push(reduction.node);
            reductions.push(reduction);
        }
    }
    let nodes = packer.nodes;
    let mut needed = vec![false; nodes.len()];
    roots.iter().for_each(|&n| needed[n as usize] = true);
    for n in (0..nodes.len()).rev().filter(|_| !roots.is_empty()) {
        if needed[n] {
            nodes[n].op.for_each_use(|arg| needed[arg as usize] = true);
        }
    }
    let mut plan = Vectorization {
        shape,
        nodes,
        needed,
        reductions,
        accesses,
        checks: depend.checks,
        lanes: 0,
        vectors,
        live: Vec::new(),
        ends: false,
    };
    plan.lanes = plan.choose(func, cx, depend.most)?;
    Some(plan)
}

impl Vectorization {
    /// How many registers of 128 bits lanes of so many bytes would take.
    fn parts(&self, width: u32) -> u32 {
        (self.lanes * width / 16).max(1)
    }

    /// Whether they are in registers of 256 bits.
    fn is_long(&self, width: u32) -> bool {
        self.vectors.avx2 && self.lanes * width >= 32
    }

    /// How many registers they take.
    fn registers(&self, width: u32) -> u32 {
        match self.is_long(width) {
            true => self.parts(width) / 2,
            false => self.parts(width),
        }
    }

    fn in_use(&self) -> impl Iterator<Item = (usize, &Node)> {
        let all = self.nodes.iter().enumerate();
        all.filter(|&(n, _)| self.needed[n])
    }

    /// How many iterations to do at once, if it pays.
    fn choose(&mut self, func: &Function, cx: &Cx<'_>, most: u64) -> Option<u32> {
        let widths = || self.in_use().map(|(_, node)| node.width);
        let (least, greatest) = (widths().min()?, widths().max()?);
        let most = most.min(self.trips(func, cx).unwrap_or(u64::MAX) / 2);
        let long = if self.vectors.avx2 { 2 } else { 1 };
        self.lanes = 16 / least * long;
        // Lanes fill a register, or at least what can be loaded at once.
        let fits = |plan: &Vectorization, lanes: u32| {
            let part = if plan.vectors.sse41 {
                2.max(lanes / 8)
            } else {
                16
            };
            let mut groups = plan.accesses.groups.iter().enumerate();
            let whole = groups.all(|(i, group)| {
                let coarse = plan.vectors.sse41 || group.is_coarse();
                let bytes = group.bytes(lanes);
                coarse && bytes >= 16 && (!plan.is_filled(i as u32) || bytes.is_multiple_of(16))
            });
            let is_masked =
                |node: &Node| matches!(node.op, LaneOp::MaskedLoad(..) | LaneOp::MaskedStore(..));
            let mut masked = plan.in_use().filter(|(_, node)| is_masked(node));
            let whole = whole && masked.all(|(_, node)| lanes * node.width >= 16);
            let is_shuffled = |access: &Access| access.is_strided() || access.is_reversed;
            let shuffled = plan.accesses.all.iter().any(is_shuffled);
            let whole = whole && (plan.vectors.sse41 || !shuffled);
            whole && lanes >= 2 && lanes * greatest >= 16 && lanes * least >= part
        };
        while self.parts(greatest) > REGISTERS || u64::from(self.lanes) > most {
            self.lanes /= 2;
            if self.lanes < 2 {
                return None;
            }
        }
        while self.pressure() > PRESSURE && fits(self, self.lanes / 2) {
            let before = self.pressure();
            self.lanes /= 2;
            // Half a register is one, too.
            if self.pressure() >= before {
                self.lanes *= 2;
                break;
            }
        }
        let pays = fits(self, self.lanes) && self.cost() * 4 <= self.scalar_cost(func) * 3;
        pays.then_some(self.lanes)
    }

    /// How often the loop runs, if that is known.
    fn trips(&self, func: &Function, cx: &Cx<'_>) -> Option<u64> {
        let control = self.shape.control;
        let ValueDef::Param(block, i) = func.def(control.param) else {
            return None;
        };
        let mut first = None;
        for &from in cx.graph.preds(block) {
            if from == self.shape.region.latch() {
                continue;
            }
            func.for_each_successor(func.terminator(from), |call| {
                if func.target(call) == block {
                    let passed = func.args(call).nth(i.into());
                    let imm = passed.and_then(|v| func.as_iconst(v));
                    first = Some(imm.filter(|_| first.is_none_or(|before| before == imm)));
                }
            });
        }
        let far = func.as_iconst(control.bound)?.wrapping_sub(first??);
        let far = if control.step < 0 {
            far.wrapping_neg()
        } else {
            far
        } & control.ty.mask();
        Some(far / control.step.unsigned_abs())
    }

    /// About how many registers are needed at once.
    fn pressure(&self) -> u32 {
        let mut last = vec![0; self.nodes.len()];
        for (n, node) in self.in_use() {
            node.op.for_each_use(|arg| last[arg as usize] = n);
        }
        let is_kept = |node: &Node| match node.op {
            LaneOp::Acc(_) => true,
            LaneOp::Const(_) => false,
            _ => node.fixed,
        };
        let kept = self.in_use().filter(|(_, node)| is_kept(node));
        let kept: u32 = kept.map(|(_, node)| self.registers(node.width)).sum();
        let (mut now, mut most) = (kept, kept);
        let size = |n: usize| match self.nodes[n] {
            node if node.fixed
                || matches!(
                    node.op,
                    LaneOp::Acc(_)
                        | LaneOp::Store(..)
                        | LaneOp::MaskedStore(..)
                        | LaneOp::Fill(..)
                        | LaneOp::MaskedFill(..)
                ) =>
            {
                0
            }
            node => self.registers(node.width),
        };
        for (n, node) in self.in_use() {
            now += size(n);
            most = most.max(now);
            let mut done: [N; 3] = [NONE; 3];
            let mut count = 0;
            node.op.for_each_use(|arg| {
                if last[arg as usize] == n && !done.contains(&arg) {
                    done[count] = arg;
                    count += 1;
                }
            });
            now -= done[..count]
                .iter()
                .map(|&arg| size(arg as usize))
                .sum::<u32>();
        }
        most
    }

    fn is_filled(&self, group: u32) -> bool {
        let fills = |(_, node): (usize, &Node)| match node.op {
            LaneOp::Fill(g, ..) | LaneOp::MaskedFill(g, ..) => g == group,
            _ => false,
        };
        self.in_use().any(fills)
    }

    fn cost(&self) -> u32 {
        let changing = self.in_use().filter(|(_, node)| !node.fixed);
        let each = changing.map(|(_, node)| {
            let groups = &self.accesses.groups;
            match node.op {
                LaneOp::Pick(group, ..) => {
                    let step = groups[group as usize].step;
                    pick_cost(step, node.width) * self.parts(node.width)
                }
                LaneOp::Fill(group, ..) => {
                    let parts = self.parts(groups[group as usize].step);
                    (fill_cost(&groups[group as usize].fields) + 1) * parts
                }
                LaneOp::MaskedFill(group, ..) => {
                    let parts = self.parts(groups[group as usize].step);
                    (2 * fill_cost(&groups[group as usize].fields) + MASKED_STORE) * parts
                }
                // The first lane of a part is a load, the others are put beside it.
                LaneOp::Strided(..) => 2 * self.lanes - self.parts(node.width),
                // Parts are loaded, shuffled and joined.
                LaneOp::Reversed(_) => 3 * self.parts(node.width) - self.registers(node.width),
                LaneOp::MaskedLoad(..) | LaneOp::MaskedStore(..) => {
                    node.op.cost(self.vectors) * self.parts(node.width)
                }
                LaneOp::Narrow(arg) | LaneOp::Gather(_, arg) => {
                    node.op.cost(self.vectors) * self.parts(self.nodes[arg as usize].width)
                }
                _ => node.op.cost(self.vectors) * self.registers(node.width),
            }
        });
        let groups = self.accesses.groups.iter().enumerate();
        let loads = groups.filter(|&(i, _)| !self.is_filled(i as u32));
        let loads = loads.map(|(_, group)| group.bytes(self.lanes).div_ceil(16));
        each.sum::<u32>() + loads.sum::<u32>() + 3
    }

    /// The same, without lanes. What not each iteration does counts half, a branch that is not
    /// always taken as several instructions.
    fn scalar_cost(&self, func: &Function) -> u32 {
        let region = &self.shape.region;
        let mut halves = 0;
        for (i, &block) in region.blocks.iter().enumerate() {
            let often = if region.is_always(i) { 2 } else { 1 };
            for inst in func.block_insts(block) {
                halves += match func.insts[inst] {
                    InstData::Iconst { .. } | InstData::Fconst { .. } | InstData::Lea { .. } => 0,
                    InstData::Jump { .. } => 0,
                    InstData::Brif { .. } if block != region.latch() => 3 * often,
                    _ => often,
                };
            }
        }
        halves * self.lanes / 2
    }
}

/// Finds what is used behind the loops.
fn find_live(func: &Function, cx: &Cx<'_>, plans: &mut [Vectorization]) {
    let mut plan_of = vec![NONE; func.values.len()];
    for (i, plan) in (0..).zip(&*plans) {
        for &block in &plan.shape.region.blocks {
            let params = func.params(block);
            params.for_each(|value| plan_of[value.index()] = i);
        }
        for inst in plan.shape.insts(func) {
            let results = func.inst_results(inst);
            results.for_each(|value| plan_of[value.index()] = i);
        }
    }
    let look = |plans: &mut [Vectorization], block: Block, value: Value| {
        let i = plan_of[value.index()];
        if i != NONE && plans[i as usize].shape.region.number(block).is_none() {
            let live = &mut plans[i as usize].live;
            if !live.contains(&value) {
                live.push(value);
            }
        }
    };
    for &block in cx.graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| look(plans, block, value));
        }
    }
    for i in 0..plans.len() {
        for value in func.args(plans[i].shape.exit) {
            look(plans, Block(NONE), value);
        }
        let plan = &mut plans[i];
        plan.ends = plan.shape.control.ends_at_bound() && plan.is_known_behind(func);
    }
}

impl Vectorization {
    /// Whether the values of the last iteration that are used behind the loop can be computed
    /// without that.
    fn is_known_behind(&self, func: &Function) -> bool {
        let mut unknown: Vec<Value> = Vec::new();
        let is_sum = |value| {
            self.reductions
                .iter()
                .any(|reduction| reduction.next == value)
        };
        for (param, step) in func.params(self.shape.header()).zip(&self.shape.steps) {
            if step.is_none() {
                unknown.push(param);
            }
        }
        for &block in &self.shape.region.blocks[1..] {
            unknown.extend(func.params(block).filter(|&param| !is_sum(param)));
        }
        for inst in self.shape.insts(func) {
            let mut known = func.insts[inst].is_pure();
            func.for_each_use(inst, |arg| known &= !unknown.contains(&arg));
            if let Some(value) = func.result(inst).filter(|&v| !known && !is_sum(v)) {
                unknown.push(value);
            }
        }
        self.live.iter().all(|value| !unknown.contains(value))
    }
}
