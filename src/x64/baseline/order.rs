//! The order of blocks, chains and loop regions.
//!
//! Relies on nothing but the verifier's rules. Promises:
//! * [`Order::order`] holds the blocks that the entry reaches; a block stands behind all that
//!   dominate it, and the blocks of a natural loop stand together.
//! * A *chain* is a run of blocks of which each but the first is only reached from the one before
//!   it, so that what registers hold at the end of one they hold at the start of the next.
//! * A *region* is a run of blocks from the target of a backward jump to the last block that
//!   jumps back to it or into a region that overlaps it: regions are nested or apart. A value
//!   defined before a region and used in it is live throughout the region. That holds for
//!   irreducible flow too.
//!
//! One depth-first search finds the reverse postorder and the loop headers (Wei, Mao, Zou, Chen:
//! "A New Algorithm for Identifying Loops in Decompilation"); all else is linear walks.

use super::early::Early;
use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Function, Inst, InstData};

/// No block.
pub(crate) const NONE: u32 = u32::MAX;

/// What the search knows of a block.
#[derive(Clone, Copy)]
struct Visit {
    /// Place on the current path, from 1; 0 where it is not on it.
    path: u32,
    /// The innermost loop header around it, itself not counted.
    header: u32,
    seen: bool,
    is_header: bool,
    /// The tree of loops: the first and last block directly in this header's loop, and the next
    /// in the same loop.
    first: u32,
    last: u32,
    next: u32,
}

const UNSEEN: Visit = Visit {
    path: 0,
    header: NONE,
    seen: false,
    is_header: false,
    first: NONE,
    last: NONE,
    next: NONE,
};

/// A block in the order.
#[derive(Clone, Copy, Debug)]
pub struct OrderedBlock {
    /// The block.
    pub block: Block,
    /// Number of jumps to it.
    pub preds: u32,
    /// Whether calls that end by unwinding go on there.
    pub is_landed_at: bool,
    /// The last block in the order that jumps to it.
    pub last_pred: u32,
    /// The first block of its chain.
    pub chain: u32,
    /// The innermost region that it is in, by the region's first block.
    pub region: u32,
    /// The outermost region that it is in.
    pub outer: u32,
    /// If a region starts here, its last block.
    pub region_end: u32,
    /// If a region starts here, the region around it.
    pub parent: u32,
    /// If a region starts here, one further out, so that any is reached in few steps.
    jump: u32,
    /// If a region starts here, the last of its blocks from which a jump leads out of it forwards.
    pub last_exit: u32,
    /// Number of regions around.
    pub depth: u32,
    /// How often it runs, loops not counted: of [`OFTEN`], which is each time.
    pub share: u32,
    /// Whether all that comes behind it ends in a trap.
    is_rare: bool,
}

/// The share of a block that always runs.
pub(crate) const OFTEN: u32 = 64;

/// See the module.
#[derive(Default)]
pub struct Order {
    /// The blocks in the order of their code.
    pub nodes: Vec<OrderedBlock>,
    /// The place of each block in it, or [`NONE`].
    pub index: Vec<u32>,
    visits: Vec<Visit>,
    stack: Vec<(u32, u32)>,
    post: Vec<u32>,
    irreducible: bool,
}

/// Calls `f` with the block calls of a terminator that are taken where nothing is thrown.
#[inline]
fn for_each_usual(
    early: Option<&Early>,
    func: &Function,
    inst: Inst,
    mut f: impl FnMut(BlockCall),
) {
    match func.insts[inst] {
        InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } => {
            f(func.handlers[handler].normal);
        }
        _ => Early::for_each_successor(early, func, inst, f),
    }
}

/// The nth successor of a block.
#[inline]
fn successor(func: &Function, early: Option<&Early>, block: Block, n: u32) -> Option<Block> {
    if let (Function::ENTRY, Some(early)) = (block, early) {
        return (n == 0).then(|| func.target(early.to));
    }
    let call = match func.insts[func.terminator(block)] {
        InstData::Jump { to } if n == 0 => to,
        // The second first: so that the first one follows the block in the reverse postorder.
        InstData::Brif { els, .. } if n == 0 => els,
        InstData::Brif { then, .. } if n == 1 => then,
        // The other way round: so that the normal way follows.
        InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } => {
            let row = &func.handlers[handler];
            match n {
                0 => row.unwind,
                1 => row.normal,
                _ => return None,
            }
        }
        InstData::Switch { table, .. } => {
            let table = &func.tables[table];
            match (n as usize).checked_sub(1) {
                None => table.default,
                Some(n) => table.cases.iter().rev().nth(n)?.1,
            }
        }
        _ => return None,
    };
    Some(func.target(call))
}

impl Order {
    /// Computes the order of a function.
    pub fn compute(&mut self, func: &Function, early: Option<&Early>) {
        self.search(func, early);
        self.lay_out(func);
        self.count_jumps(func, early);
        self.find_regions();
        self.find_exits(func);
        self.find_rare(func, early);
        self.find_shares(func, early);
    }

    /// The place of a block in the order.
    #[inline]
    pub fn index_of(&self, block: Block) -> u32 {
        self.index[block.index()]
    }

    fn search(&mut self, func: &Function, early: Option<&Early>) {
        self.visits.clear();
        self.visits.resize(func.blocks.len(), UNSEEN);
        self.post.clear();
        self.stack.clear();
        self.irreducible = false;
        self.stack.push((0, 0));
        self.visits[0].seen = true;
        self.visits[0].path = 1;
        while let Some(top) = self.stack.last_mut() {
            let (block, n) = *top;
            top.1 += 1;
            let Some(to) = successor(func, early, Block(block), n) else {
                self.stack.pop();
                self.visits[block as usize].path = 0;
                self.post.push(block);
                if let Some(&(up, _)) = self.stack.last() {
                    self.tag(up, self.visits[block as usize].header);
                }
                continue;
            };
            let next = &mut self.visits[to.index()];
            if !next.seen {
                next.seen = true;
                next.path = self.stack.len() as u32 + 1;
                self.stack.push((to.0, 0));
            } else if next.path > 0 {
                next.is_header = true;
                self.tag(block, to.0);
            } else {
                let mut header = next.header;
                // A way into a loop that does not lead through its header.
                while header != NONE && self.visits[header as usize].path == 0 {
                    self.irreducible = true;
                    header = self.visits[header as usize].header;
                }
                self.tag(block, header);
            }
        }
    }

    /// Notes that `block` is in the loop of `header`.
    fn tag(&mut self, block: u32, header: u32) {
        if header == NONE || block == header {
            return;
        }
        let (mut inner, mut outer) = (block, header);
        loop {
            let up = self.visits[inner as usize].header;
            if up == outer {
                return;
            }
            if up == NONE {
                self.visits[inner as usize].header = outer;
                return;
            }
            if self.visits[up as usize].path < self.visits[outer as usize].path {
                self.visits[inner as usize].header = outer;
                inner = outer;
                outer = up;
                if inner == outer {
                    return;
                }
            } else {
                inner = up;
            }
        }
    }

    /// Lays the blocks out: reverse postorder, each loop in one piece.
    fn lay_out(&mut self, func: &Function) {
        self.index.clear();
        self.index.resize(func.blocks.len(), NONE);
        self.nodes.clear();
        if self.irreducible {
            for i in (0..self.post.len()).rev() {
                self.place(self.post[i]);
            }
            return;
        }
        let (mut first, mut last) = (NONE, NONE);
        for &block in self.post.iter().rev() {
            let header = self.visits[block as usize].header;
            let before = match header {
                NONE => std::mem::replace(&mut last, block),
                _ => std::mem::replace(&mut self.visits[header as usize].last, block),
            };
            match (before, header) {
                (NONE, NONE) => first = block,
                (NONE, _) => self.visits[header as usize].first = block,
                _ => self.visits[before as usize].next = block,
            }
        }
        let mut block = first;
        while block != NONE {
            self.place(block);
            let visit = self.visits[block as usize];
            if visit.first != NONE {
                block = visit.first;
                continue;
            }
            let mut up = block;
            block = visit.next;
            while block == NONE {
                up = self.visits[up as usize].header;
                if up == NONE {
                    break;
                }
                block = self.visits[up as usize].next;
            }
        }
    }

    fn place(&mut self, block: u32) {
        self.index[block as usize] = self.nodes.len() as u32;
        self.nodes.push(OrderedBlock {
            block: Block(block),
            preds: 0,
            is_landed_at: false,
            last_pred: NONE,
            chain: 0,
            region: NONE,
            outer: NONE,
            region_end: NONE,
            parent: NONE,
            jump: NONE,
            last_exit: 0,
            depth: 0,
            share: 0,
            is_rare: false,
        });
    }

    fn count_jumps(&mut self, func: &Function, early: Option<&Early>) {
        for i in 0..self.nodes.len() as u32 {
            let block = self.nodes[i as usize].block;
            Early::for_each_successor(early, func, func.terminator(block), |call| {
                let to = self.index[func.target(call).index()];
                let node = &mut self.nodes[to as usize];
                node.preds += 1;
                node.last_pred = i;
                if to <= i {
                    node.region_end = i;
                }
            });
            // What registers hold at the end of a block they do not where a call has ended by
            // unwinding.
            if let InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } =
                func.insts[func.terminator(block)]
            {
                let to = self.index[func.target(func.handlers[handler].unwind).index()];
                self.nodes[to as usize].is_landed_at = true;
            }
        }
        let mut chain = 0;
        for i in 0..self.nodes.len() as u32 {
            let node = &mut self.nodes[i as usize];
            if i == 0 || node.preds != 1 || node.last_pred != i - 1 || node.is_landed_at {
                chain = i;
            }
            node.chain = chain;
        }
    }

    fn find_regions(&mut self) {
        // From the last region to the first: one takes in all that start in it.
        self.stack.clear();
        for i in (0..self.nodes.len() as u32).rev() {
            let mut end = self.nodes[i as usize].region_end;
            if end == NONE {
                continue;
            }
            while let Some(&(inner, inner_end)) = self.stack.last() {
                if inner > end {
                    break;
                }
                end = end.max(inner_end);
                self.nodes[inner as usize].parent = i;
                self.stack.pop();
            }
            self.nodes[i as usize].region_end = end;
            self.stack.push((i, end));
        }
        let (mut region, mut outer, mut depth) = (NONE, NONE, 0);
        for i in 0..self.nodes.len() as u32 {
            while region != NONE && self.nodes[region as usize].region_end < i {
                region = self.nodes[region as usize].parent;
                depth -= 1;
            }
            if region == NONE {
                outer = NONE;
            }
            if self.nodes[i as usize].region_end != NONE {
                self.nodes[i as usize].jump = self.jump_from(region);
                region = i;
                depth += 1;
                if outer == NONE {
                    outer = i;
                }
            }
            let node = &mut self.nodes[i as usize];
            node.region = region;
            node.outer = outer;
            node.depth = depth;
        }
    }

    /// The jump of a region inside `parent`: over as many as the two jumps from `parent` together,
    /// if those are of one length, else to `parent` (Myers: "An applicative random-access stack").
    fn jump_from(&self, parent: u32) -> u32 {
        let depth = |region: u32| self.nodes.get(region as usize).map_or(0, |node| node.depth);
        let jump = |region: u32| {
            let node = self.nodes.get(region as usize);
            node.map_or(NONE, |node| node.jump)
        };
        let (one, two) = (jump(parent), jump(jump(parent)));
        if depth(parent) - depth(one) == depth(one) - depth(two) {
            two
        } else {
            parent
        }
    }

    /// The outermost region around `region`, or itself, that starts behind block `at`; `region`
    /// does.
    pub fn outermost_behind(&self, mut region: u32, at: u32) -> u32 {
        let behind = |region: u32| region != NONE && region > at;
        loop {
            let node = &self.nodes[region as usize];
            region = match (behind(node.parent), behind(node.jump)) {
                (false, _) => return region,
                (true, true) => node.jump,
                (true, false) => node.parent,
            };
        }
    }

    /// Notes where each region is left. A jump costs a step per region that it leaves.
    fn find_exits(&mut self, func: &Function) {
        for i in 0..self.nodes.len() as u32 {
            let OrderedBlock { block, region, .. } = self.nodes[i as usize];
            if region == NONE {
                continue;
            }
            func.for_each_successor_inlined(func.terminator(block), |call| {
                let to = self.index[func.target(call).index()];
                let mut region = region;
                while region != NONE && self.nodes[region as usize].region_end < to {
                    let node = &mut self.nodes[region as usize];
                    node.last_exit = i;
                    region = node.parent;
                }
            });
        }
    }

    /// Finds the blocks from which all ways lead to traps, which is where calls of what never returns end.
    fn find_rare(&mut self, func: &Function, early: Option<&Early>) {
        for i in (0..self.nodes.len()).rev() {
            let end = func.terminator(self.nodes[i].block);
            let mut ways = 0;
            let mut others = 0;
            for_each_usual(early, func, end, |call| {
                let to = self.index_of(func.target(call)) as usize;
                ways += 1;
                others += u32::from(to <= i || !self.nodes[to].is_rare);
            });
            let traps = matches!(func.insts[end], InstData::Trap { .. });
            self.nodes[i].is_rare = traps || (ways > 0 && others == 0);
        }
    }

    /// Estimates how often blocks run. A branch goes each way as often, but a loop is always left
    /// in the end, and what ends in a trap, or goes on where something was thrown, is hardly ever reached.
    fn find_shares(&mut self, func: &Function, early: Option<&Early>) {
        self.nodes[0].share = OFTEN;
        for i in 0..self.nodes.len() {
            let OrderedBlock {
                block,
                region,
                share,
                ..
            } = self.nodes[i];
            let share = share.clamp(1, OFTEN);
            self.nodes[i].share = share;
            let (end, outside) = match self.nodes.get(region as usize) {
                Some(start) => (start.region_end, start.share),
                None => (NONE, OFTEN),
            };
            let ways = self.ways(func, early, i);
            for_each_usual(early, func, func.terminator(block), |call| {
                let to = self.index[func.target(call).index()];
                let node = &mut self.nodes[to as usize];
                node.share += match () {
                    () if to as usize <= i || node.share >= OFTEN || node.is_rare => 0,
                    () if to > end => outside,
                    () => share / ways,
                };
            });
        }
    }

    /// How many ways lead from a block that do not leave its region, end in a trap or begin with something
    /// that was thrown; one at least.
    fn ways(&self, func: &Function, early: Option<&Early>, at: usize) -> u32 {
        let OrderedBlock { block, region, .. } = self.nodes[at];
        let region = self.nodes.get(region as usize);
        let end = region.map_or(NONE, |start| start.region_end);
        let mut ways = 0;
        for_each_usual(early, func, func.terminator(block), |call| {
            let to = self.index[func.target(call).index()];
            ways += u32::from(to <= end && !self.nodes[to as usize].is_rare);
        });
        ways.max(1)
    }

    /// Whether a way from one place to another one stays in the innermost region of the first.
    pub fn stays(&self, from: usize, to: usize) -> bool {
        let start = self.nodes[from].region;
        let region = self.nodes.get(start as usize);
        region.is_none_or(|region| (start..=region.region_end).contains(&(to as u32)))
    }

    /// About how often a block is left by each of those ways.
    pub fn each_way(&self, func: &Function, at: usize) -> u32 {
        self.nodes[at].share / self.ways(func, None, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lir::{self, SymbolId};

    #[test]
    fn what_is_thrown_and_what_traps_is_rare() {
        // A loop behind three calls that may throw; in it, a check whose failure throws, too, and a choice.
        let text = "function @f(i32) {
    slot0 = 16 align 8
    sig0 = ()
    callee0 = @g sig0
    personality = @p
block0(v0: i32):
    invoke callee0(), block1, block9, slot0 [cleanup]
block1:
    invoke callee0(), block2, block9, slot0 [cleanup]
block2:
    invoke callee0(), block3, block9, slot0 [cleanup]
block3:
    brif v0, block4, block7
block4:
    invoke callee0(), block5, block9, slot0 [cleanup]
block5:
    brif v0, block6, block3
block6:
    brif v0, block3, block8
block7:
    invoke callee0(), block10, block9, slot0 [cleanup]
block8:
    return
block9:
    call callee0()
    trap unreachable
block10:
    trap unreachable
}
";
        let mut funcs = lir::parse(text, &mut |_| SymbolId(0)).unwrap();
        let func = funcs.pop().unwrap();
        let mut order = Order::default();
        order.compute(&func, None);
        let share = |block: u32| order.nodes[order.index_of(Block(block)) as usize].share;
        let shares: Vec<u32> = (0..11).map(share).collect();
        // Block 3 is the loop's header, and 6 is where it is left.
        assert_eq!(shares, [64, 64, 64, 64, 64, 64, 32, 1, 64, 1, 1]);
    }
}
