//! The blocks of a loop that is vectorised: one, or several through which each iteration goes
//! forwards, from the header to the one that decides whether there is another.

use crate::analysis::Graph;
use crate::lir::{Block, BlockCall, Function, InstData, Value, ValueDef};
use crate::sort;

/// Blocks of a loop, at most.
const MOST: usize = 16;

/// An edge within an iteration.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    /// The numbers of its blocks.
    pub from: usize,
    pub to: usize,
    pub call: BlockCall,
    /// The condition on which it is taken, and whether that holds then.
    pub cond: Option<(Value, bool)>,
}

/// The blocks of a loop, by the order in which an iteration meets them: the header is the first, and the
/// last one goes back or leaves.
pub(super) struct Region {
    pub blocks: Vec<Block>,
    pub edges: Vec<Edge>,
    /// The blocks through which each way to a block goes, and from it: a bit each.
    dominators: Vec<u32>,
    post_dominators: Vec<u32>,
}

impl Region {
    /// The loop that goes back from a block to another, or to itself.
    pub(super) fn find(
        func: &Function,
        graph: &Graph<Block>,
        header: Block,
        latch: Block,
    ) -> Option<Region> {
        let first = graph.place(header)?;
        let mut blocks = vec![latch];
        let mut next = 0;
        while let Some(&block) = blocks.get(next) {
            next += 1;
            if block == header {
                continue;
            }
            for &pred in graph.preds(block) {
                if graph.place(pred)? < first || blocks.len() > MOST {
                    return None;
                }
                if !blocks.contains(&pred) {
                    blocks.push(pred);
                }
            }
        }
        sort::by_number(&mut blocks, |&block| {
            graph.place(block).map_or(0, |place| place as u64 + 1)
        });
        let number = |block| blocks.iter().position(|&b| b == block);
        let mut edges = Vec::new();
        for (from, &block) in blocks.iter().enumerate().filter(|&(_, &b)| b != latch) {
            let mut edge = |call, cond| {
                let to = number(func.target(call)).filter(|&to| to > from)?;
                edges.push(Edge {
                    from,
                    to,
                    call,
                    cond,
                });
                Some(())
            };
            match func.insts[func.terminator(block)] {
                InstData::Jump { to } => edge(to, None)?,
                InstData::Brif { cond, then, els } => {
                    edge(then, Some((cond, true)))?;
                    edge(els, Some((cond, false)))?;
                }
                _ => return None,
            }
        }
        let mut region = Region {
            dominators: vec![0; blocks.len()],
            post_dominators: vec![0; blocks.len()],
            blocks,
            edges,
        };
        let last = region.last();
        for i in 0..=last {
            let before = region.edges.iter().filter(|edge| edge.to == i);
            let before = before.map(|edge| region.dominators[edge.from]);
            region.dominators[i] = before.reduce(|a, b| a & b).unwrap_or(0) | 1 << i;
        }
        for i in (0..=last).rev() {
            let behind = region.edges.iter().filter(|edge| edge.from == i);
            let behind = behind.map(|edge| region.post_dominators[edge.to]);
            region.post_dominators[i] = behind.reduce(|a, b| a & b).unwrap_or(0) | 1 << i;
        }
        Some(region)
    }

    pub(super) fn header(&self) -> Block {
        self.blocks[0]
    }

    pub(super) fn latch(&self) -> Block {
        self.blocks[self.last()]
    }

    fn last(&self) -> usize {
        self.blocks.len() - 1
    }

    /// The number of a block of the loop.
    pub(super) fn number(&self, block: Block) -> Option<usize> {
        self.blocks.iter().position(|&b| b == block)
    }

    /// The number of the block in which a value is made, if it is made in the loop.
    pub(super) fn block_of(&self, func: &Function, value: Value) -> Option<usize> {
        match func.def(value) {
            ValueDef::Param(block, _) => self.number(block),
            ValueDef::Result(inst, _) => self.blocks.iter().position(|&block| {
                let data = func.blocks[block];
                data.first <= inst && inst < data.end
            }),
        }
    }

    pub(super) fn edges_to(&self, block: usize) -> impl Iterator<Item = Edge> + '_ {
        let edges = self.edges.iter().copied();
        edges.filter(move |edge| edge.to == block)
    }

    /// Whether each iteration goes through a block.
    pub(super) fn is_always(&self, block: usize) -> bool {
        self.dominators[self.last()] & 1 << block != 0
    }

    /// The last block, before this one, through which all ways to it go.
    pub(super) fn dominator(&self, block: usize) -> usize {
        let strict = self.dominators[block] & !(1 << block);
        strict.checked_ilog2().unwrap_or(0) as usize
    }

    /// The last block through which all ways to any of these go: a bit each.
    pub(super) fn common_dominator(&self, blocks: u32) -> usize {
        let all = (0..=self.last()).filter(|&i| blocks & 1 << i != 0);
        let common = all.fold(u32::MAX, |common, i| common & self.dominators[i]);
        common.checked_ilog2().unwrap_or(0) as usize
    }

    /// The block nearest to this one, before it, that all that comes here goes through and from
    /// which all comes here.
    pub(super) fn equivalent(&self, block: usize) -> Option<usize> {
        let mut at = block;
        while at != 0 {
            at = self.dominator(at);
            if self.post_dominators[at] & 1 << block != 0 {
                return Some(at);
            }
        }
        None
    }

    /// Whether each iteration goes through one of these blocks at least: a bit each.
    pub(super) fn all_ways_meet(&self, blocks: u32) -> bool {
        let mut around = 0u32;
        for i in 0..=self.last() {
            let comes = i == 0 || self.edges_to(i).any(|edge| around & 1 << edge.from != 0);
            if comes && blocks & 1 << i == 0 {
                around |= 1 << i;
            }
        }
        around & 1 << self.last() == 0
    }

    /// Whether an iteration that goes through a block may go on to one of these.
    pub(super) fn leads_to(&self, block: usize, blocks: u32) -> bool {
        let mut reached = 1u32 << block;
        for edge in &self.edges {
            // They come in the order of where they start.
            if reached & 1 << edge.from != 0 {
                reached |= 1 << edge.to;
            }
        }
        reached & !(1 << block) & blocks != 0
    }
}
