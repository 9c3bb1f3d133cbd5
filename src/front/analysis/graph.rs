//! The flow graph: successors, predecessors and reverse post-order.

use std::marker::PhantomData;

use crate::entity::Entity;
use crate::ir;

/// A function as far as its flow of control goes.
pub trait Flow {
    /// Its blocks; block 0 is the entry.
    type Block: Entity;

    /// The number of blocks.
    fn block_count(&self) -> usize;

    /// Calls `f` with every block that may run after `block`, in written order, once for every
    /// edge. Successors that are no blocks of the function are ignored by [`Graph`].
    fn for_each_successor(&self, block: Self::Block, f: impl FnMut(Self::Block));
}

impl Flow for ir::Body {
    type Block = ir::Block;

    fn block_count(&self) -> usize {
        self.blocks.len()
    }

    fn for_each_successor(&self, block: ir::Block, f: impl FnMut(ir::Block)) {
        if let Some(last) = self.terminator(block) {
            ir::Body::for_each_successor(self, last, f);
        }
    }
}

/// Where a block is not in the order: it cannot be reached.
const UNREACHABLE: u32 = u32::MAX;

/// The edges of a function both ways, and its blocks in reverse post-order.
///
/// Both edge lists are stored as one vector and the start of each block's part in it. A graph
/// can be computed again for another function and keeps its memory.
#[derive(Clone, Debug)]
pub struct Graph<B> {
    succ_starts: Vec<u32>,
    succs: Vec<B>,
    pred_starts: Vec<u32>,
    preds: Vec<B>,
    /// Reachable blocks, each before its successors but for back edges.
    order: Vec<B>,
    /// The place of each block in `order`.
    places: Vec<u32>,
    stack: Vec<(u32, u32)>,
    key: PhantomData<B>,
}

impl<B: Entity> Graph<B> {
    /// The graph of nothing, to [`compute`](Self::compute) into.
    pub const fn empty() -> Self {
        Graph {
            succ_starts: Vec::new(),
            succs: Vec::new(),
            pred_starts: Vec::new(),
            preds: Vec::new(),
            order: Vec::new(),
            places: Vec::new(),
            stack: Vec::new(),
            key: PhantomData,
        }
    }

    /// The graph of a function.
    pub fn new(flow: &impl Flow<Block = B>) -> Self {
        let mut graph = Graph::empty();
        graph.compute(flow);
        graph
    }

    /// Computes the graph of a function, in place of the one it held.
    pub fn compute(&mut self, flow: &impl Flow<Block = B>) {
        self.collect_edges(flow);
        self.reverse_edges();
        self.find_order();
    }

    fn collect_edges(&mut self, flow: &impl Flow<Block = B>) {
        let count = flow.block_count();
        let Graph {
            succ_starts, succs, ..
        } = self;
        succ_starts.clear();
        succs.clear();
        succ_starts.reserve(count + 1);
        succ_starts.push(0);
        for index in 0..count {
            flow.for_each_successor(B::new(index), |to| {
                if to.index() < count {
                    succs.push(to);
                }
            });
            succ_starts.push(succs.len() as u32);
        }
    }

    /// Counting sort of the edges by their target.
    fn reverse_edges(&mut self) {
        let count = self.block_count();
        let starts = &mut self.pred_starts;
        starts.clear();
        starts.resize(count + 1, 0);
        for to in &self.succs {
            starts[to.index()] += 1;
        }
        let mut at = 0;
        for start in starts.iter_mut() {
            at += *start;
            *start = at;
        }
        self.preds.clear();
        self.preds.resize(self.succs.len(), B::new(0));
        // From the last edge to the first, so that predecessors end up in block order.
        for from in (0..count).rev() {
            let edges = self.succ_starts[from] as usize..self.succ_starts[from + 1] as usize;
            for to in &self.succs[edges] {
                let start = &mut starts[to.index()];
                *start -= 1;
                self.preds[*start as usize] = B::new(from);
            }
        }
    }

    /// Depth first from the entry with a stack of blocks and of the next edge to follow.
    fn find_order(&mut self) {
        let count = self.block_count();
        self.order.clear();
        self.places.clear();
        self.places.resize(count, UNREACHABLE);
        if count == 0 {
            return;
        }
        self.places[0] = 0;
        self.stack.clear();
        self.stack.push((0, self.succ_starts[0]));
        while let Some((block, edge)) = self.stack.last_mut() {
            if *edge == self.succ_starts[*block as usize + 1] {
                self.order.push(B::new(*block as usize));
                self.stack.pop();
                continue;
            }
            let to = self.succs[*edge as usize].index();
            *edge += 1;
            if self.places[to] == UNREACHABLE {
                self.places[to] = 0;
                self.stack.push((to as u32, self.succ_starts[to]));
            }
        }
        self.order.reverse();
        for (place, block) in self.order.iter().enumerate() {
            self.places[block.index()] = place as u32;
        }
    }

    /// The number of blocks, reachable or not.
    pub fn block_count(&self) -> usize {
        self.succ_starts.len().saturating_sub(1)
    }

    /// The successors of a block in written order, one for every edge.
    #[inline(always)]
    pub fn succs(&self, block: B) -> &[B] {
        let i = block.index();
        &self.succs[self.succ_starts[i] as usize..self.succ_starts[i + 1] as usize]
    }

    /// The predecessors of a block in block order, one for every edge; unreachable ones too.
    #[inline(always)]
    pub fn preds(&self, block: B) -> &[B] {
        let i = block.index();
        &self.preds[self.pred_starts[i] as usize..self.pred_starts[i + 1] as usize]
    }

    /// The reachable blocks in reverse post-order: the entry first, and each block before its
    /// successors but along back edges.
    pub fn reverse_post_order(&self) -> &[B] {
        &self.order
    }

    /// Whether an edge leads to a block that is not behind the one that it comes from: else there are no loops.
    pub fn goes_back(&self) -> bool {
        let places = (0..).zip(&self.order);
        let mut edges =
            places.flat_map(|(place, &from)| self.succs(from).iter().map(move |to| (place, to)));
        edges.any(|(place, to)| self.places[to.index()] <= place)
    }

    /// The place of a block in the reverse post-order; `None` if it cannot be reached.
    #[inline]
    pub fn place(&self, block: B) -> Option<usize> {
        match self.places[block.index()] {
            UNREACHABLE => None,
            place => Some(place as usize),
        }
    }

    /// Whether a path leads from the entry to a block.
    #[inline(always)]
    pub fn is_reachable(&self, block: B) -> bool {
        self.places[block.index()] != UNREACHABLE
    }
}

impl<B: Entity> Default for Graph<B> {
    fn default() -> Self {
        Graph::empty()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    entity! {
        /// A block of a test graph.
        pub(crate) struct Node, "n";
    }

    use crate::entity;

    /// A graph written as the successors of each block.
    pub(crate) struct Edges(pub Vec<Vec<u32>>);

    impl Flow for Edges {
        type Block = Node;
        fn block_count(&self) -> usize {
            self.0.len()
        }
        fn for_each_successor(&self, block: Node, mut f: impl FnMut(Node)) {
            self.0[block.index()].iter().for_each(|&to| f(Node(to)));
        }
    }

    /// A reproducible graph of `count` blocks, each with up to three successors.
    pub(crate) fn random(count: u32, seed: u64) -> Edges {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut next = |n: u32| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as u32 % n
        };
        Edges(
            (0..count)
                .map(|_| (0..next(4)).map(|_| next(count)).collect())
                .collect(),
        )
    }

    fn graph(edges: &[&[u32]]) -> Graph<Node> {
        Graph::new(&Edges(edges.iter().map(|e| e.to_vec()).collect()))
    }

    #[test]
    fn edges_are_kept_both_ways_with_their_number() {
        let graph = graph(&[&[1, 2], &[3, 3], &[3], &[], &[3, 9]]);
        assert_eq!(graph.succs(Node(1)), [Node(3), Node(3)]);
        assert_eq!(
            graph.preds(Node(3)),
            [Node(1), Node(1), Node(2), Node(4)],
            "in block order, unreachable ones too"
        );
        assert_eq!(graph.preds(Node(0)), []);
        assert_eq!(graph.succs(Node(4)), [Node(3)], "9 is no block");
        assert!(!graph.is_reachable(Node(4)) && !graph.goes_back());
        assert_eq!(graph.place(Node(4)), None);
    }

    #[test]
    fn reverse_post_order_puts_blocks_before_their_successors() {
        let graph = graph(&[&[1, 2], &[3], &[3], &[1, 4], &[]]);
        let order = graph.reverse_post_order();
        assert_eq!(order.len(), 5);
        assert_eq!(order[0], Node(0));
        assert!(graph.goes_back(), "from 3 to 1");
        assert!(graph.place(Node(2)) < graph.place(Node(3)));
        assert!(graph.place(Node(3)) < graph.place(Node(4)));
    }

    #[test]
    fn the_empty_function_has_an_empty_graph() {
        let graph = graph(&[]);
        assert_eq!(graph.block_count(), 0);
        assert_eq!(graph.reverse_post_order(), []);
    }
}
