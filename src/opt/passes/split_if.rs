//! Splits a branch through a join: a block whose way on is decided on every edge into it goes, and each edge leads
//! to where the block would go.
//!
//! ```text
//!   block1: brif v1, block3, block2             block1: brif v1, block3, block2
//!   block2: jump block4(0, v2)                  block2: jump block7(0, v2)
//!   block3: v3 = v2 + 1                         block3: v3 = v2 + 1
//!           jump block4(1, v3)            =>            jump block8(1, v3)
//!   block4(v4, v5):                             block7(v4, v5): jump block6
//!           brif v4, block5, block6             block8(v6, v7): jump block5
//!   block5: use of v5                           block5: use of v7
//! ```
//!
//! This is what becomes of a function that gives something or nothing, as the `next` of an iterator, where it has been
//! inlined into the loop that asks which of the two it is. [`thread`](super::thread) leads single edges around a block
//! whose values no other uses; here all of them go, so that the block can be copied to each way on, with parameters for
//! its values: what uses them there is dominated by the copy (Click, "Combining analyses, combining optimizations",
//! 1995, and the HotSpot compiler call it split-if).
//!
//! Where a value of the block is used behind a place where its ways have met again, or in another block that several
//! edges come to, nothing is done. Every path is one that there was, so loops stay what they are. The test of one
//! that starts with it now comes to its end ([`invert`]).

use super::thread::{self, Edge, Path};
use super::{invert, tidy};
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Builder, Function, Import, InstData, Type, Value, ValueDef};
use crate::opt::Cx;
use crate::opt::rewrite::closed::{self, only_pred};
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use smallvec::SmallVec;

/// How often the pass goes over a function: what one block passes on may decide the way of another.
const ROUNDS: usize = 3;

/// Edges into a block that goes, at most, and out of it.
const MOST_EDGES: usize = 16;

/// Instructions of a function in which loops are inverted then, at most: in a longer one they are a small part of what is walked over.
const MOST_INSTS: usize = 8_000;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let mut leaves = false;
    for _ in 0..ROUNDS {
        match split_all(cx, func) {
            Some(one_leaves) => leaves |= one_leaves,
            None => break,
        }
    }
    if leaves && func.insts.len() <= MOST_INSTS {
        tidy::run(cx, func);
        invert::run_closed(cx, func);
    }
}

/// Splits the blocks of a function, if there are any: gives whether one of them went on in a loop or left it.
fn split_all(cx: &mut Cx<'_>, func: &mut Function) -> Option<bool> {
    cx.find_graph(func);
    let mut splits = Splits::find(func, cx.graph);
    if splits.rows.is_empty() {
        return None;
    }
    cx.find_dominators(func);
    let used = closed::are_used_elsewhere(func, cx, |block| splits.get(block).is_some());
    for split in &mut splits.rows {
        split.shared = used[split.block.index()];
    }
    if splits.rows.iter().all(|split| split.shared) {
        return None;
    }
    let loops = cx.take_loops(func);
    let leaves = |split: &Split| {
        let found = loops.as_ref()?;
        let id = found.innermost(split.block)?;
        let mut ways = split.ways.iter().map(|&way| func.target(way));
        Some(!split.shared && ways.any(|way| !found.contains(id, way)))
    };
    let leaves = splits.rows.iter().any(|split| leaves(split) == Some(true));
    copy(func, cx, &splits);
    cx.replace(func);
    Some(leaves)
}

/// A block that goes.
struct Split {
    block: Block,
    /// Where it goes to, by the ways on.
    ways: SmallVec<[BlockCall; 2]>,
    /// By the blocks that go to it, which way is the only one behind them.
    decided: SmallVec<[(Block, usize); 4]>,
    /// Whether its values are used where none of the ways has come by in any case.
    shared: bool,
}

impl Split {
    /// The way to a block that is entered by it alone.
    fn way_to(&self, func: &Function, graph: &Graph<Block>, to: Block) -> Option<usize> {
        let is_alone = only_pred(graph, to) == Some(self.block);
        let way = self.ways.iter().position(|&way| func.target(way) == to);
        way.filter(|_| is_alone)
    }
}

struct Splits {
    rows: Vec<Split>,
    /// The row of each block that goes, or [`NONE`].
    of: Vec<u32>,
}

impl Splits {
    /// The blocks whose way on is decided on all edges to them.
    fn find(func: &Function, graph: &Graph<Block>) -> Splits {
        let mut splits = Splits {
            rows: Vec::new(),
            of: vec![NONE; func.blocks.len()],
        };
        for &block in &graph.reverse_post_order()[1..] {
            if let Some(split) = split(func, graph, block) {
                splits.of[block.index()] = splits.rows.len() as u32;
                splits.rows.push(split);
            }
        }
        splits
    }

    /// The row of a block that goes.
    fn get(&self, block: Block) -> Option<&Split> {
        let row = self.rows.get(self.of[block.index()] as usize);
        row.filter(|split| !split.shared)
    }
}

/// What is known of a block if its way on is decided on all edges to it.
fn split(func: &Function, graph: &Graph<Block>, block: Block) -> Option<Split> {
    let preds = graph.preds(block);
    let place = graph.place(block)?;
    // No loop starts here, and two edges of a block could not be told apart.
    let is_ahead = |&pred: &Block| graph.place(pred).is_some_and(|pred| pred < place);
    let is_join = (2..=MOST_EDGES).contains(&preds.len()) && preds.iter().all(is_ahead);
    if !is_join || !decides_by_own(func, block) || !thread::is_small(func, block) {
        return None;
    }
    let ways: SmallVec<[BlockCall; 2]> = edges(func, block)?.iter().map(|&(way, _)| way).collect();
    if !(2..=MOST_EDGES).contains(&ways.len()) {
        return None;
    }
    let mut decided = SmallVec::new();
    for &pred in preds {
        let edges = edges(func, pred)?;
        let mut to = edges.iter().filter(|&&(to, _)| func.target(to) == block);
        let (&(call, edge), None) = (to.next()?, to.next()) else {
            return None;
        };
        let (way, _) = Path::new(func, edge).step(block, func.args(call))?;
        decided.push((pred, ways.iter().position(|&other| other == way)?));
    }
    Some(Split {
        block,
        ways,
        decided,
        shared: false,
    })
}

/// Whether a block goes on by a value of its own.
fn decides_by_own(func: &Function, block: Block) -> bool {
    let (InstData::Brif { cond: value, .. } | InstData::Switch { value, .. }) =
        func.insts[func.terminator(block)]
    else {
        return false;
    };
    match func.def(value) {
        ValueDef::Param(owner, _) => owner == block,
        ValueDef::Result(inst, _) => {
            (func.blocks[block].first..func.blocks[block].end).contains(&inst)
        }
    }
}

/// The edges out of a block, if it ends in a jump or a branch.
fn edges(func: &Function, block: Block) -> Option<SmallVec<[(BlockCall, Edge); 2]>> {
    match func.insts[func.terminator(block)] {
        InstData::Jump { to } => Some([(to, Edge::Plain)].into_iter().collect()),
        InstData::Brif { cond, then, els } => {
            let edges = [(then, true), (els, false)];
            let edges = edges.into_iter();
            Some(
                edges
                    .map(|(to, holds)| (to, Edge::Branch(cond, holds)))
                    .collect(),
            )
        }
        InstData::Switch { value, table } => {
            let table = &func.tables[table];
            let cases = table.cases.iter();
            let cases = cases.map(|&(bits, to)| (to, Edge::Case(value, bits)));
            let default = (table.default, Edge::Plain);
            Some(std::iter::once(default).chain(cases).collect())
        }
        _ => None,
    }
}

struct Splitter<'a> {
    func: &'a Function,
    map: Map,
    splits: &'a Splits,
    /// By row, the copies of the block, one for each way on.
    copies: Vec<SmallVec<[Block; 2]>>,
    /// The block whose edges are copied.
    from: Block,
}

impl Rewriter for Splitter<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        let Some(split) = self.splits.get(block) else {
            return self.map.block(block);
        };
        let decided = split.decided.iter().find(|&&(pred, _)| pred == self.from);
        let way = decided.map_or(0, |&(_, way)| way);
        self.copies[self.splits.of[block.index()] as usize][way]
    }
}

impl Splitter<'_> {
    /// Fills the copy of a block for one way on: what uses its values from now on uses those of the copy.
    fn fill(&mut self, out: &mut Builder<'_>, split: &Split, way: usize) {
        let (func, row) = (self.func, self.splits.of[split.block.index()] as usize);
        let copy = self.copies[row][way];
        for (old, new) in func.params(split.block).zip(out.func.params(copy)) {
            self.map.values[old.index()] = new;
        }
        out.fill(copy);
        self.from = split.block;
        let last = func.terminator(split.block);
        for inst in func.block_insts(split.block).filter(|&inst| inst != last) {
            out.copy(func, inst, self);
        }
        let way = split.ways[way];
        let args: SmallVec<[Value; 4]> = func
            .args(way)
            .map(|arg| self.map.values[arg.index()])
            .collect();
        let to = self.redirect(func.target(way));
        out.origin = func.origins[last];
        out.jump(to, &args);
    }
}

/// Copies a function without the blocks that go.
fn copy(func: &Function, cx: &mut Cx<'_>, splits: &Splits) {
    let graph = &*cx.graph;
    let is_kept = |block: Block| graph.is_reachable(block) && splits.get(block).is_none();
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| is_kept(block));
    let copies = splits.rows.iter().map(|split| {
        let types: SmallVec<[Type; 4]> = func.params(split.block).map(|v| func.ty(v)).collect();
        let count = if split.shared { 0 } else { split.ways.len() };
        (0..count).map(|_| out.block(&types)).collect()
    });
    let copies = copies.collect();
    let mut splitter = Splitter {
        func,
        map,
        splits,
        copies,
        from: Function::ENTRY,
    };
    let mut layout = Vec::with_capacity(func.layout.len());
    // All that a copy dominates comes right behind it, while the values of the block are those of this copy.
    for block in cx.dominators.preorder::<Block>() {
        if let Some(split) = splits.get(block) {
            for way in 0..split.ways.len() {
                let to = func.target(split.ways[way]);
                if split.way_to(func, graph, to) != Some(way) {
                    splitter.fill(&mut out, split, way);
                }
            }
            continue;
        }
        if let Some(split) = only_pred(graph, block).and_then(|pred| splits.get(pred))
            && let Some(way) = split.way_to(func, graph, block)
        {
            splitter.fill(&mut out, split, way);
        }
        splitter.from = block;
        out.fill(splitter.map.block(block));
        for inst in func.block_insts(block) {
            out.copy(func, inst, &mut splitter);
        }
    }
    for &block in &func.layout {
        match splits.get(block) {
            Some(_) => layout.extend(&splitter.copies[splits.of[block.index()] as usize]),
            None if graph.is_reachable(block) => layout.push(splitter.map.blocks[block.index()]),
            None => {}
        }
    }
    out.func.layout = layout;
}
