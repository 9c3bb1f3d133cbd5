//! Splits a branch through a join: a block whose way on is decided on every edge into it goes, and each edge leads
//! to where the block would go.
//!
//! ```text
//!   block1: brif v1, block3, block2             block1: brif v1, block3, block2
//!   block2: jump block4(0, v2)                  block2: jump block7(v2)
//!   block3: v3 = v2 + 1                         block3: v3 = v2 + 1
//!           jump block4(1, v3)            =>            jump block8(v3)
//!   block4(v4, v5):                             block7(v6): jump block6
//!           brif v4, block5, block6             block8(v7): jump block5
//!   block5: use of v5                           block5: use of v7
//! ```
//!
//! This is what becomes of a function that gives something or nothing, as the `next` of an iterator, where it has been
//! inlined into the loop that asks which of the two it is. [`thread`] leads single edges around a block whose values no
//! other uses; here the ways on from the block are [closed](closed) first, so that this holds: what uses its values is behind
//! one of them (Click, "Combining analyses, combining optimizations", 1995, and the HotSpot compiler call it split-if).
//!
//! Where a value of the block is used behind a place where its ways have met again, or in another block that several
//! edges come to, nothing is done. Every path is one that there was, so loops stay what they are. The test of one
//! that starts with it now comes to its end ([`invert`]).

use super::thread::{self, Edge, Path};
use super::{invert, tidy};
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Function, InstData, ValueDef};
use crate::opt::Cx;
use crate::opt::rewrite::closed;
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
    let order = cx.graph.reverse_post_order().iter().skip(1).copied();
    let mut splits: Vec<Block> = order
        .filter(|&block| is_split(func, cx.graph, block))
        .collect();
    if splits.is_empty() {
        return None;
    }
    cx.find_dominators(func);
    let mut is_split = vec![false; func.blocks.len()];
    for block in &splits {
        is_split[block.index()] = true;
    }
    let used = closed::are_used_elsewhere(func, cx, |block| is_split[block.index()]);
    splits.retain(|block| !used[block.index()]);
    if splits.is_empty() {
        return None;
    }
    let loops = cx.take_loops(func);
    let leaves = |&block: &Block| {
        let id = loops.as_ref().and_then(|loops| loops.innermost(block));
        let is_outside = |&to: &Block| {
            !loops
                .as_ref()
                .zip(id)
                .is_some_and(|(l, id)| l.contains(id, to))
        };
        id.is_some() && cx.graph.succs(block).iter().any(is_outside)
    };
    let leaves = splits.iter().any(leaves);
    let splits = closed::close(func, cx, &splits);
    cx.replace(func);
    cx.find_graph(func);
    thread::lead_through(func, cx.graph, &splits);
    cx.forget();
    Some(leaves)
}

/// Whether the way on from a block is decided on all edges to it.
fn is_split(func: &Function, graph: &Graph<Block>, block: Block) -> bool {
    let preds = graph.preds(block);
    let place = graph.place(block);
    // No loop starts here.
    let is_ahead = |&pred: &Block| graph.place(pred).is_some_and(|pred| Some(pred) < place);
    let is_join = (2..=MOST_EDGES).contains(&preds.len()) && preds.iter().all(is_ahead);
    is_join
        && decides_by_own(func, block)
        && thread::is_small(func, block)
        && graph.succs(block).len() <= MOST_EDGES
        && preds.iter().all(|&pred| decides(func, pred, block))
}

/// Whether the edges from one block to another all decide how that one goes on.
fn decides(func: &Function, from: Block, block: Block) -> bool {
    let edges = edges(func, from);
    let mut to = edges.iter().filter(|&&(to, _)| func.target(to) == block);
    !edges.is_empty()
        && to.all(|&(to, edge)| Path::new(func, edge).step(block, func.args(to)).is_some())
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

/// The edges out of a block that ends in a jump or a branch, and what is known on them.
fn edges(func: &Function, block: Block) -> SmallVec<[(BlockCall, Edge); 2]> {
    match func.insts[func.terminator(block)] {
        InstData::Jump { to } => std::iter::once((to, Edge::Plain)).collect(),
        InstData::Brif { cond, then, els } => SmallVec::from_buf([
            (then, Edge::Branch(cond, true)),
            (els, Edge::Branch(cond, false)),
        ]),
        InstData::Switch { value, table } => {
            let table = &func.tables[table];
            let cases = table.cases.iter();
            let cases = cases.map(|&(bits, to)| (to, Edge::Case(value, bits)));
            std::iter::once((table.default, Edge::Plain))
                .chain(cases)
                .collect()
        }
        _ => SmallVec::new(),
    }
}
