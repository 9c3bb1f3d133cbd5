//! Where blocks lie: which are emitted, and in which order.
//!
//! Blocks come in the order of selection, in which each loop is in one piece and starts with its
//! header; those that hardly ever run come last. A loop then is *turned* where that saves jumps: it
//! starts with a later block, and what was before that one comes last, so that the jump back to the
//! header is a step to the next block. What pays for it is the step to the block that is now the
//! first one: a jump, if it is made at all. So of a loop whose iterations end in different ways each takes
//! one jump, and not two. Only of small loops without calls that are left at their end alone: others may
//! end before that has paid. What an edge out of a loop has to do lies outside, and what an edge has to do to
//! a place that many lead to lies there.

use super::super::minst::MInst;
use super::super::vcode::VBlock;
use super::Emitter;
use regalloc2::Block;

/// Blocks of a loop that is turned, at most.
const MOST: usize = 32;
/// Ways that lead to a place where a search ends, at least.
const MANY_WAYS: u32 = 4;

impl Emitter<'_> {
    /// Blocks that do nothing but jump are not emitted.
    pub(crate) fn find_targets(&mut self) {
        let code = self.code;
        let jumps_to = |block: u32| {
            let vblock = &code.blocks[block as usize];
            let first = vblock.insts.start as usize;
            let only_jumps = vblock.insts.len() == 1 && code.insts[first] == MInst::Jump;
            let moves = || {
                let of_block = Block::new(block as usize);
                self.output.block_insts_and_edits(code, of_block).count() > 1
            };
            let to = || code.edges[vblock.succs.start as usize].index() as u32;
            (block != 0 && only_jumps && !moves()).then(to)
        };
        let mut targets: Vec<u32> = (0..code.blocks.len() as u32).collect();
        for block in (0..code.blocks.len() as u32).rev() {
            if let Some(to) = jumps_to(block)
                && to != block
            {
                // Forwards it is known already where that leads; backwards one step is enough,
                // unless it leads to a block that is not emitted itself.
                targets[block as usize] = match to > block {
                    true => targets[to as usize],
                    false if jumps_to(to).is_none() => to,
                    false => block,
                };
            }
        }
        // What was led to a block that led on itself later.
        for block in 0..targets.len() {
            let to = targets[block] as usize;
            targets[block] = targets[to];
        }
        self.targets = targets;
    }

    /// The blocks that are emitted, in order.
    pub(crate) fn placed(&mut self) -> Vec<u32> {
        let all = 0..self.code.blocks.len() as u32;
        let emitted = all.filter(|&block| self.targets[block as usize] == block);
        let (cold, mut placed): (Vec<u32>, Vec<u32>) =
            emitted.partition(|&block| self.code.blocks[block as usize].cold);
        // Of the two edges of a branch that have moves to make, the one that goes round a loop comes
        // first: it then takes one jump and not two.
        for n in 1..placed.len() {
            let (first, second) = (placed[n - 1], placed[n]);
            if self.is_edge(first) == Some(false) && self.is_edge(second) == Some(true) {
                placed.swap(n - 1, n);
            }
        }
        self.move_exits(&mut placed);
        self.turn_loops(&mut placed);
        placed.extend(cold);
        placed
    }

    /// Moves what edges out of loops have to do out of the loop, where it is between two blocks that
    /// follow each other there: in front of where the edge leads. So is what edges have to do that lead
    /// where many do, as those of a chain of tests: it is more often passed than done. What went on there without a jump takes
    /// one then, but has passed the place where none is needed any more.
    fn move_exits(&self, placed: &mut [u32]) {
        let mut moved = Vec::new();
        let mut ways_to = vec![0; self.code.blocks.len()];
        for &block in placed.iter() {
            for n in 0..self.ways(block) {
                ways_to[self.target(block, n) as usize] += 1;
            }
        }
        let is_shared = |exit: u32, to: u32| {
            ways_to[to as usize] >= MANY_WAYS && self.is_edge(exit) == Some(false)
        };
        let mut n = 1;
        while n + 1 < placed.len() {
            let [before, exit, next] = [placed[n - 1], placed[n], placed[n + 1]];
            let leads = |to| (0..self.ways(before)).any(|n| self.target(before, n) == to);
            let to = self.target(exit, 0);
            let is_apart = self.code.blocks[exit as usize].leaves || is_shared(exit, to);
            let is_between =
                is_apart && !moved.contains(&exit) && to != next && leads(exit) && leads(next);
            let place = placed[n..].iter().position(|&block| block == to);
            match place.filter(|_| is_between) {
                Some(place) => {
                    // The first of several is the one that goes on without a jump.
                    let others = placed[n..n + place].iter().rev();
                    let others = others.take_while(|block| moved.contains(block)).count();
                    placed[n..n + place - others].rotate_left(1);
                    moved.push(exit);
                }
                None => n += 1,
            }
        }
    }

    /// Whether a block that only moves and jumps, as those of edges do, jumps backwards.
    fn is_edge(&self, block: u32) -> Option<bool> {
        let VBlock { insts, succs, .. } = &self.code.blocks[block as usize];
        let only_jumps = insts.len() == 1 && self.code.insts[insts.start as usize] == MInst::Jump;
        only_jumps.then(|| self.code.edges[succs.start as usize].index() as u32 <= block)
    }

    /// Turns the loops of an order of blocks, the inner ones first.
    fn turn_loops(&mut self, placed: &mut [u32]) {
        let code = self.code;
        self.tops = code.blocks.iter().map(|block| block.is_loop).collect();
        let mut place = vec![None; code.blocks.len()];
        for (at, &block) in placed.iter().enumerate() {
            place[block as usize] = Some(at);
        }
        // The last block of each loop, by the place of its header.
        let mut ends = vec![None; placed.len()];
        for (at, &block) in placed.iter().enumerate() {
            for n in 0..self.ways(block) {
                if let Some(to) = place[self.target(block, n) as usize].filter(|&to| to <= at) {
                    ends[to] = Some(at);
                }
            }
        }
        // Whether a block comes behind another one of a loop that has had its turn.
        let mut bound = vec![false; placed.len()];
        // The first block of all stays that.
        for start in (1..placed.len()).rev() {
            let Some(end) = ends[start].filter(|end| end - start < MOST) else {
                continue;
            };
            let is_apart = !bound.get(end + 1).is_some_and(|&bound| bound);
            if is_apart && let Some(first) = self.first_of(&placed[start..=end], &bound[start..]) {
                self.tops[placed[start] as usize] = false;
                placed[start..=end].rotate_left(first);
                self.tops[placed[start] as usize] = true;
            }
            bound[start + 1..=end].fill(true);
        }
    }

    /// The place in a loop of the block that it had best start with, if that is not the header.
    fn first_of(&self, blocks: &[u32], bound: &[bool]) -> Option<usize> {
        let (&header, &last) = (blocks.first()?, blocks.last()?);
        // A loop that is left in its midst, too, often ends soon.
        let goes_on = |block: u32| {
            let targets = || (0..self.ways(block)).map(|n| self.target(block, n));
            targets().all(|to| blocks.contains(&to))
                || block == last
                || targets().any(|to| to == last)
        };
        if !blocks
            .iter()
            .all(|&block| self.is_tight(block) && goes_on(block))
        {
            return None;
        }
        let saved = self.steps(last, header);
        let lost = |&at: &usize| self.steps(blocks[at - 1], blocks[at]);
        let places = (1..blocks.len()).filter(|&at| !bound[at]);
        let first = places.min_by_key(lost)?;
        // The way in and the way out become jumps, which loops pay that end soon.
        (lost(&first) * 3 < saved).then_some(first)
    }

    /// Whether a block has no calls and does not choose between many ways, beside which jumps are
    /// cheap.
    fn is_tight(&self, block: u32) -> bool {
        let insts = &self.code.blocks[block as usize].insts;
        let insts = &self.code.insts[insts.start as usize..insts.end as usize];
        let calls = |inst: &MInst| {
            matches!(
                inst,
                MInst::Call(_) | MInst::Invoke(..) | MInst::Switch { .. }
            )
        };
        !insts.iter().any(calls)
    }

    /// About how often one block is followed by another one.
    fn steps(&self, from: u32, to: u32) -> u32 {
        let leads = (0..self.ways(from)).any(|n| self.target(from, n) == to);
        match leads {
            true => self.code.blocks[from as usize].each_way,
            false => 0,
        }
    }

    /// The number of edges from a block.
    fn ways(&self, block: u32) -> u32 {
        self.code.blocks[block as usize].succs.len() as u32
    }
}
