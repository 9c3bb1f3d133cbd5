//! The dominator tree, by the algorithm of Lengauer and Tarjan with path compression.
//!
//! "A Fast Algorithm for Finding Dominators in a Flowgraph", 1979: the simple version, which
//! takes O(m log n) steps whatever the graph. Numbers are those of a depth-first search that
//! keeps its own stack; compression is a loop.

use super::graph::Graph;
use crate::entity::Entity;

const NONE: u32 = u32::MAX;

/// Which block dominates which: every path from the entry to a block passes its dominators.
///
/// Can be computed again for another graph and keeps its memory.
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    /// The immediate dominator of each block; `NONE` for the entry and unreachable blocks.
    idom: Vec<u32>,
    /// When a walk of the tree enters and leaves each block: an ancestor's range holds its
    /// descendants' ranges. Zero for both where a block cannot be reached.
    enter: Vec<u32>,
    leave: Vec<u32>,
    scratch: Scratch,
}

/// By depth-first number.
#[derive(Clone, Debug, Default)]
struct Scratch {
    /// The block of each number, and the number of each block.
    blocks: Vec<u32>,
    numbers: Vec<u32>,
    parent: Vec<u32>,
    semi: Vec<u32>,
    dom: Vec<u32>,
    ancestor: Vec<u32>,
    label: Vec<u32>,
    /// Numbers with the same semidominator, as linked lists.
    bucket: Vec<u32>,
    next_in_bucket: Vec<u32>,
    stack: Vec<(u32, u32)>,
    path: Vec<u32>,
}

impl Dominators {
    /// The dominators of a graph.
    pub fn new<B: Entity>(graph: &Graph<B>) -> Self {
        let mut dominators = Dominators::default();
        dominators.compute(graph);
        dominators
    }

    /// Computes the dominators of a graph, in place of those it held.
    pub fn compute<B: Entity>(&mut self, graph: &Graph<B>) {
        let count = graph.block_count();
        self.idom.clear();
        self.idom.resize(count, NONE);
        if count > 0 {
            self.scratch.number(graph);
            self.scratch.find_dominators(graph);
            let Scratch { blocks, dom, .. } = &self.scratch;
            for (number, &block) in blocks.iter().enumerate().skip(1) {
                self.idom[block as usize] = blocks[dom[number] as usize];
            }
        }
        self.number_tree(count);
    }

    /// Enter and leave times. A dominator has a smaller depth-first number than what it
    /// dominates, so sizes of subtrees add up in one pass backwards, and places follow in one
    /// pass forwards.
    fn number_tree(&mut self, count: usize) {
        let Dominators {
            idom,
            enter,
            leave,
            scratch: Scratch { blocks, label, .. },
        } = self;
        for times in [&mut *enter, &mut *leave] {
            times.clear();
            times.resize(count, 0);
        }
        if count == 0 {
            return;
        }
        for &block in blocks.iter().rev() {
            leave[block as usize] += 1;
            if let Some(up) = idom.get(block as usize).filter(|&&up| up != NONE) {
                leave[*up as usize] += leave[block as usize];
            }
        }
        // `leave` holds sizes; `label` becomes the next free time under each block.
        label.clear();
        label.resize(count, 0);
        for &block in blocks.iter() {
            let block = block as usize;
            let size = leave[block];
            let time = match idom[block] {
                NONE => 1,
                up => {
                    let free = &mut label[up as usize];
                    *free += size;
                    *free - size
                }
            };
            enter[block] = time;
            leave[block] = time + size;
            label[block] = time + 1;
        }
    }

    /// The immediate dominator; `None` for the entry and for blocks that cannot be reached.
    pub fn idom<B: Entity>(&self, block: B) -> Option<B> {
        match self.idom[block.index()] {
            NONE => None,
            up => Some(B::new(up as usize)),
        }
    }

    /// The reachable blocks in an order that has each before those it dominates, and those that a
    /// block dominates right behind it.
    pub fn preorder<B: Entity>(&self) -> Vec<B> {
        let mut order = vec![B::new(0); self.scratch.blocks.len()];
        for &block in &self.scratch.blocks {
            let time = self.enter[block as usize] as usize;
            order[time - 1] = B::new(block as usize);
        }
        order
    }

    /// Whether every path from the entry to `b` passes `a`. Every block dominates itself and
    /// all blocks that cannot be reached.
    #[inline]
    pub fn dominates<B: Entity>(&self, a: B, b: B) -> bool {
        let (a, b) = (a.index(), b.index());
        a == b
            || self.enter[b] == 0
            || (self.enter[a] <= self.enter[b] && self.leave[b] <= self.leave[a])
    }
}

impl Scratch {
    /// Numbers the reachable blocks depth first.
    fn number<B: Entity>(&mut self, graph: &Graph<B>) {
        let Scratch {
            blocks,
            numbers,
            parent,
            stack,
            ..
        } = self;
        blocks.clear();
        parent.clear();
        numbers.clear();
        numbers.resize(graph.block_count(), NONE);
        stack.clear();
        stack.push((0, 0));
        while let Some((block, from)) = stack.pop() {
            if numbers[block as usize] != NONE {
                continue;
            }
            let number = blocks.len() as u32;
            numbers[block as usize] = number;
            blocks.push(block);
            parent.push(from);
            for to in graph.succs(B::new(block as usize)).iter().rev() {
                if numbers[to.index()] == NONE {
                    stack.push((to.index() as u32, number));
                }
            }
        }
    }

    fn find_dominators<B: Entity>(&mut self, graph: &Graph<B>) {
        let count = self.blocks.len();
        for table in [
            &mut self.ancestor,
            &mut self.bucket,
            &mut self.next_in_bucket,
        ] {
            table.clear();
            table.resize(count, NONE);
        }
        for table in [&mut self.semi, &mut self.label] {
            table.clear();
            table.extend(0..count as u32);
        }
        self.dom.clear();
        self.dom.resize(count, 0);
        for w in (1..count as u32).rev() {
            let block = B::new(self.blocks[w as usize] as usize);
            let mut semi = self.parent[w as usize];
            for pred in graph.preds(block) {
                let v = self.numbers[pred.index()];
                if v != NONE {
                    let u = self.eval(v);
                    semi = semi.min(self.semi[u as usize]);
                }
            }
            self.semi[w as usize] = semi;
            self.next_in_bucket[w as usize] = self.bucket[semi as usize];
            self.bucket[semi as usize] = w;
            let parent = self.parent[w as usize];
            self.ancestor[w as usize] = parent;
            let mut v = std::mem::replace(&mut self.bucket[parent as usize], NONE);
            while v != NONE {
                let u = self.eval(v);
                self.dom[v as usize] = if self.semi[u as usize] < self.semi[v as usize] {
                    u
                } else {
                    parent
                };
                v = self.next_in_bucket[v as usize];
            }
        }
        for w in 1..count {
            if self.dom[w] != self.semi[w] {
                self.dom[w] = self.dom[self.dom[w] as usize];
            }
        }
    }

    /// The number with the least semidominator on the path from `v` up to, without it, the root
    /// of its tree in the forest; compresses the path.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == NONE {
            return v;
        }
        let mut at = v;
        while self.ancestor[self.ancestor[at as usize] as usize] != NONE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(v) = self.path.pop() {
            let up = self.ancestor[v as usize] as usize;
            let (mine, above) = (self.label[v as usize], self.label[up]);
            if self.semi[above as usize] < self.semi[mine as usize] {
                self.label[v as usize] = above;
            }
            self.ancestor[v as usize] = self.ancestor[up];
        }
        self.label[v as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::graph::tests::{Edges, Node, random};
    use super::*;

    fn of(edges: &Edges) -> (Graph<Node>, Dominators) {
        let graph = Graph::new(edges);
        let dominators = Dominators::new(&graph);
        (graph, dominators)
    }

    /// By the definition: what cannot be reached without `a` is dominated by it.
    fn dominates_by_definition(edges: &Edges, a: u32, b: u32) -> bool {
        if a == b {
            return true;
        }
        let mut seen = vec![false; edges.0.len()];
        seen[a as usize] = true;
        let mut work = vec![0];
        while let Some(at) = work.pop() {
            if !std::mem::replace(&mut seen[at as usize], true) {
                work.extend(&edges.0[at as usize]);
            }
        }
        b != a && !seen[b as usize]
    }

    #[test]
    fn a_diamond_with_a_loop() {
        let (_, dom) = of(&Edges(vec![
            vec![1, 2],
            vec![3],
            vec![3],
            vec![1, 4],
            vec![],
        ]));
        assert_eq!(dom.idom(Node(3)), Some(Node(0)));
        assert_eq!(dom.idom(Node(4)), Some(Node(3)));
        assert_eq!(dom.idom(Node(0)), None);
        assert!(dom.dominates(Node(3), Node(4)));
        assert!(!dom.dominates(Node(1), Node(3)));
    }

    #[test]
    fn agrees_with_the_definition_on_random_graphs() {
        let mut dom = Dominators::default();
        for seed in 0..300 {
            let edges = random(1 + seed as u32 % 24, seed);
            dom.compute(&Graph::new(&edges));
            for a in 0..edges.0.len() as u32 {
                for b in 0..edges.0.len() as u32 {
                    assert_eq!(
                        dom.dominates(Node(a), Node(b)),
                        dominates_by_definition(&edges, a, b),
                        "seed {seed}: n{a} n{b}"
                    );
                }
            }
        }
    }

    #[test]
    fn large_graphs_of_bad_shapes_take_little_time() {
        let n = 200_000u32;
        // A ladder with an edge back from every rung, a comb of jumps to the end, a long chain.
        let ladder = (0..n)
            .map(|i| {
                [i + 1, i.saturating_sub(1)]
                    .into_iter()
                    .filter(|&t| t < n)
                    .collect()
            })
            .collect();
        let comb = (0..n).map(|i| vec![(i + 1) % n, n - 1]).collect();
        let chain = (0..n).map(|i| vec![(i + 1).min(n - 1)]).collect();
        for edges in [ladder, comb, chain] {
            let (graph, dom) = of(&Edges(edges));
            assert_eq!(graph.reverse_post_order().len(), n as usize);
            assert!(dom.dominates(Node(0), Node(n - 1)));
        }
        of(&random(n, 7));
    }
}
