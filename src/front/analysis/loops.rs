//! Natural loops: a header that dominates the sources of the edges back to it, and all blocks
//! that reach those edges without passing the header.

use super::dominators::Dominators;
use super::graph::Graph;
use crate::entity;
use crate::entity::{Entity, PrimaryMap, SecondaryMap};

entity! {
    /// A loop of a [`Loops`].
    pub struct LoopId, "loop";
}

/// A natural loop.
#[derive(Clone, Copy, Debug)]
pub struct Loop<B> {
    /// The block that all entries into the loop go to.
    pub header: B,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// 1 for an outermost loop.
    pub depth: u32,
}

/// The loops of a function, inner ones before the loops around them.
///
/// Cycles with several entries (irreducible ones) are no natural loops and are not found.
#[derive(Clone, Debug)]
pub struct Loops<B> {
    loops: PrimaryMap<LoopId, Loop<B>>,
    /// The innermost loop of each block.
    of_block: SecondaryMap<B, Option<LoopId>>,
    /// Numbers by which the range of a loop holds the ranges of the loops inside it.
    ranges: SecondaryMap<LoopId, (u32, u32)>,
}

impl<B: Entity> Default for Loops<B> {
    fn default() -> Self {
        Loops {
            loops: PrimaryMap::new(),
            of_block: SecondaryMap::with_default(None),
            ranges: SecondaryMap::with_default((0, 0)),
        }
    }
}

impl<B: Entity> Loops<B> {
    /// The loops of a graph.
    pub fn new(graph: &Graph<B>, dominators: &Dominators) -> Self {
        let mut loops = Loops {
            loops: PrimaryMap::new(),
            of_block: SecondaryMap::with_rows(None, graph.block_count()),
            ranges: SecondaryMap::with_default((0, 0)),
        };
        let mut work = Vec::new();
        let mut tops = Vec::new();
        // Inner headers come behind outer ones in reverse post-order.
        for &header in graph.reverse_post_order().iter().rev() {
            for &from in graph.preds(header) {
                if graph.is_reachable(from) && dominators.dominates(header, from) {
                    work.push(from);
                }
            }
            if !work.is_empty() {
                loops.add(header, &mut work, &mut tops, graph);
            }
        }
        for id in loops.loops.keys().rev() {
            let parent = loops.loops[id].parent;
            loops.loops[id].depth = 1 + parent.map_or(0, |p| loops.loops[p].depth);
        }
        loops.number();
        loops
    }

    /// Sizes of subtrees add up from inner loops to outer ones, and places follow the other way.
    fn number(&mut self) {
        let count = self.loops.len();
        let mut sizes = vec![1u32; count];
        for (id, inner) in self.loops.iter() {
            if let Some(up) = inner.parent {
                sizes[up.index()] += sizes[id.index()];
            }
        }
        let mut free = 0;
        let mut inside = vec![0u32; count];
        for id in self.loops.keys().rev() {
            let size = sizes[id.index()];
            let next = match self.loops[id].parent {
                Some(up) => &mut inside[up.index()],
                None => &mut free,
            };
            let start = *next;
            *next += size;
            inside[id.index()] = start + 1;
            self.ranges[id] = (start, start + size);
        }
    }

    /// Walks backwards from the sources of the back edges to the header, over inner loops in
    /// one step.
    fn add(&mut self, header: B, work: &mut Vec<B>, tops: &mut Vec<LoopId>, graph: &Graph<B>) {
        let id = self.loops.push(Loop {
            header,
            parent: None,
            depth: 0,
        });
        tops.push(id);
        while let Some(block) = work.pop() {
            let from = match self.of_block[block] {
                None => {
                    self.of_block[block] = Some(id);
                    block
                }
                Some(inner) => {
                    let outer = outermost(tops, inner);
                    if outer == id {
                        continue;
                    }
                    self.loops[outer].parent = Some(id);
                    tops[outer.index()] = id;
                    self.loops[outer].header
                }
            };
            if from != header {
                for &pred in graph.preds(from) {
                    if graph.is_reachable(pred) {
                        work.push(pred);
                    }
                }
            }
        }
        self.of_block[header] = Some(id);
    }

    /// The innermost loop that a block is in.
    pub fn innermost(&self, block: B) -> Option<LoopId> {
        self.of_block[block]
    }

    /// How many loops a block is in.
    pub fn depth(&self, block: B) -> u32 {
        self.innermost(block).map_or(0, |id| self.loops[id].depth)
    }

    /// Whether a block is the header of a loop.
    pub fn is_header(&self, block: B) -> bool {
        self.innermost(block)
            .is_some_and(|id| self.loops[id].header == block)
    }

    /// Whether a block is in a loop or in one inside it.
    pub fn contains(&self, id: LoopId, block: B) -> bool {
        self.innermost(block)
            .is_some_and(|inner| self.is_within(inner, id))
    }

    /// Whether a loop is another one or inside it.
    #[inline]
    pub fn is_within(&self, inner: LoopId, outer: LoopId) -> bool {
        let ((at, _), (start, end)) = (self.ranges[inner], self.ranges[outer]);
        start <= at && at < end
    }

    /// A loop.
    pub fn get(&self, id: LoopId) -> Loop<B> {
        self.loops[id]
    }

    /// All loops, inner ones before the loops around them.
    pub fn iter(&self) -> impl Iterator<Item = (LoopId, &Loop<B>)> {
        self.loops.iter()
    }
}

/// The loop found so far that is around `id` and in no other; halves the path to it.
fn outermost(tops: &mut [LoopId], mut id: LoopId) -> LoopId {
    while tops[id.index()] != id {
        let up = tops[id.index()];
        tops[id.index()] = tops[up.index()];
        id = up;
    }
    id
}

#[cfg(test)]
mod tests {
    use super::super::graph::tests::{Edges, Node, random};
    use super::*;

    fn loops(edges: &[&[u32]]) -> Loops<Node> {
        let graph = Graph::new(&Edges(edges.iter().map(|e| e.to_vec()).collect()));
        Loops::new(&graph, &Dominators::new(&graph))
    }

    #[test]
    fn nested_loops_know_their_parents() {
        // 0 -> 1 (outer) -> 2 (inner) -> 3 -> 2 | 4 -> 1 | 5
        let loops = loops(&[&[1], &[2], &[3], &[2, 4], &[1, 5], &[]]);
        let depths: Vec<u32> = (0..6).map(|b| loops.depth(Node(b))).collect();
        assert_eq!(depths, [0, 1, 2, 2, 1, 0]);
        assert!(loops.is_header(Node(1)) && loops.is_header(Node(2)));
        let inner = loops.innermost(Node(3)).unwrap();
        let outer = loops.get(inner).parent.unwrap();
        assert!(loops.contains(outer, Node(3)) && !loops.contains(inner, Node(4)));
    }

    #[test]
    fn a_block_can_loop_to_itself() {
        let loops = loops(&[&[1], &[1, 2], &[]]);
        assert_eq!(loops.depth(Node(1)), 1);
        assert_eq!(loops.iter().count(), 1);
    }

    #[test]
    fn deep_nests_and_random_graphs_end() {
        // Every block goes on or back to the block that mirrors it: 500 nested loops.
        let n = 1_000u32;
        let nest = (0..n)
            .map(|i| match i {
                _ if i + 1 == n => vec![],
                _ if i <= n / 2 => vec![i + 1],
                _ => vec![i + 1, n - 1 - i],
            })
            .collect();
        let graph = Graph::new(&Edges(nest));
        let loops = Loops::new(&graph, &Dominators::new(&graph));
        assert!(loops.depth(Node(n / 2)) > 400);
        for seed in 0..50 {
            let graph = Graph::new(&random(200, seed));
            Loops::new(&graph, &Dominators::new(&graph));
        }
    }
}
