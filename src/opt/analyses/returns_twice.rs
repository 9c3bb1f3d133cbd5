//! Calls that may return twice, as those of `setjmp`, and what of a function's own is used behind them.
//!
//! What the function does between the first return and the second one is on no path of its control flow graph. So a
//! value that is used behind such a call must be where nothing else is put meanwhile, and a variable that is written
//! meanwhile has what was written last.

use crate::analysis::{Dominators, Graph};
use crate::entity::Entity;
use crate::lir::{Block, Function, Inst, InstData, Value, ValueDef};
use crate::opt::analyses::owners::Owners;
use crate::opt::analyses::slots::Variables;
use crate::opt::rewrite::rebuild::{BlockRows, NONE};
use rustc_hash::FxHashSet;
use std::cmp::Reverse;
use std::ops::Range;

/// Steps that are taken, for each instruction, to find where values live.
const STEPS: usize = 24;

/// A call that may return twice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    /// The block that it is in.
    pub block: Block,
    /// The call.
    pub inst: Inst,
}

/// The calls of a function that may return twice.
pub(crate) struct Sites {
    /// All of them; those of a block follow each other.
    pub all: Vec<Site>,
    of_block: BlockRows,
    /// Whether the start of a block can be reached from one.
    reached: Vec<bool>,
}

impl Sites {
    /// Finds them.
    pub(crate) fn find(func: &Function, graph: &Graph<Block>) -> Sites {
        let mut all = Vec::new();
        for &block in graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                let data = func.insts[inst];
                let is_left = matches!(
                    data,
                    InstData::TailCall { .. } | InstData::TailCallIndirect { .. }
                );
                if !is_left && func.is_returned_to_twice(data) {
                    all.push(Site { block, inst });
                }
            }
        }
        let mut reached = vec![false; func.blocks.len()];
        let mut todo: Vec<Block> = all.iter().map(|site| site.block).collect();
        while let Some(block) = todo.pop() {
            for &to in graph.succs(block) {
                if !std::mem::replace(&mut reached[to.index()], true) {
                    todo.push(to);
                }
            }
        }
        Sites {
            of_block: BlockRows::new(func, all.iter().map(|site| site.block)),
            all,
            reached,
        }
    }

    /// The numbers of those that come before an instruction in its block.
    fn before(&self, block: Block, inst: Inst) -> Range<usize> {
        let rows = self.of_block.get(block);
        let before = self.all[rows.clone()].partition_point(|site| site.inst < inst);
        rows.start..rows.start + before
    }

    /// Whether an instruction can run behind one of them.
    fn is_reached(&self, block: Block, inst: Inst) -> bool {
        self.reached[block.index()] || !self.before(block, inst).is_empty()
    }

    /// The values that live across each of these calls. Constants and addresses that are computed from nothing are not
    /// among them. `None` if it would take long to find them, or they are very many, all together.
    pub(crate) fn live_values(
        &self,
        func: &Function,
        graph: &Graph<Block>,
        dominators: &Dominators,
    ) -> Option<Vec<Vec<Value>>> {
        let owners = Owners::new(func);
        let mut uses = Vec::new();
        for &block in graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                if self.is_reached(block, inst) {
                    func.for_each_use(inst, |value| uses.push((value, block, inst)));
                }
            }
        }
        uses.retain(|&(value, ..)| !is_fixed(func, value));
        // Of the uses in one block the last one says all.
        uses.sort_unstable_by_key(|&(value, block, inst)| (value, block, Reverse(inst)));
        uses.dedup_by_key(|&mut (value, block, _)| (value, block));
        let mut live = vec![Vec::new(); self.all.len()];
        let mut seen = vec![None; func.blocks.len()];
        let mut todo = Vec::new();
        let mut steps = STEPS * func.insts.len();
        for of_value in uses.chunk_by(|a, b| a.0 == b.0) {
            let value = of_value[0].0;
            let owner = owners.of(func, value);
            let mut cross = |block: Block, rows: Range<usize>| {
                let first = match func.def(value) {
                    // Not across the call that gives it.
                    ValueDef::Result(inst, _) if owner == block => {
                        let before = self.before(block, inst).end;
                        before + usize::from(self.all.get(before).is_some_and(|s| s.inst == inst))
                    }
                    _ if dominators.dominates(owner, block) => rows.start,
                    _ => rows.end,
                };
                for list in &mut live[first.min(rows.end)..rows.end] {
                    steps = steps.saturating_sub(1);
                    if list.last() != Some(&value) {
                        list.push(value);
                    }
                }
                steps = steps.saturating_sub(1);
                steps > 0
            };
            for &(_, block, inst) in of_value {
                if !cross(block, self.before(block, inst)) {
                    return None;
                }
                todo.extend((block != owner).then_some(block));
            }
            while let Some(block) = todo.pop() {
                for &from in graph.preds(block) {
                    if graph.is_reachable(from) && seen[from.index()].replace(value) != Some(value)
                    {
                        if !cross(from, self.of_block.get(from)) {
                            return None;
                        }
                        todo.extend((from != owner).then_some(from));
                    }
                }
            }
        }
        Some(live)
    }
}

/// Whether a value is computed from nothing wherever it is used.
fn is_fixed(func: &Function, value: Value) -> bool {
    matches!(
        func.def_data(value),
        Some(
            InstData::Iconst { .. }
                | InstData::Fconst { .. }
                | InstData::Vconst { .. }
                | InstData::SlotAddr { .. }
                | InstData::SymbolAddr { .. }
        )
    )
}

/// What happens to variables behind calls that may return twice.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    /// The blocks that have such calls, with the variables that are accessed behind the last one there.
    blocks: Vec<(Block, FxHashSet<u32>)>,
    /// By variable: whether it may be written behind one of the calls.
    is_written: Vec<bool>,
    /// By variable: whether in the block of a call it is read behind the call before all of it is written.
    is_read: Vec<bool>,
}

impl Changes {
    /// Finds them.
    pub(crate) fn find(func: &Function, graph: &Graph<Block>, vars: &Variables) -> Changes {
        if !func.returns_twice() {
            return Changes::default();
        }
        let count = vars.all.len();
        let sites = Sites::find(func, graph);
        let mut changes = Changes {
            blocks: Vec::new(),
            is_written: vec![false; count],
            is_read: vec![false; count],
        };
        // The block in which a variable was accessed last, and how many of its calls came before that.
        let mut last = vec![(Block(NONE), 0); count];
        for &block in graph.reverse_post_order() {
            let calls = sites.of_block.get(block).len();
            let mut behind = FxHashSet::default();
            for inst in func.block_insts(block) {
                let Some(part) = vars.part(inst) else {
                    continue;
                };
                let before = sites.before(block, inst).len();
                let is_store = matches!(func.insts[inst], InstData::Store { .. });
                for id in part.vars() {
                    let var = id as usize;
                    let since = match last[var] {
                        (of, before) if of == block => before,
                        _ => 0,
                    };
                    last[var] = (block, before);
                    changes.is_written[var] |= is_store && sites.is_reached(block, inst);
                    changes.is_read[var] |= before > since && !vars.is_overwritten(func, inst, id);
                    if calls > 0 && before == calls {
                        behind.insert(id);
                    }
                }
            }
            if calls > 0 {
                changes.blocks.push((block, behind));
            }
        }
        changes
    }

    /// How many blocks have such calls: so long it takes to ask about a variable.
    pub(crate) fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Whether a variable is read behind one of the calls before it is written, and may be written between its two
    /// returns: then the second one finds what it has become. Whether it is live where a block starts is asked.
    pub(crate) fn has(
        &self,
        graph: &Graph<Block>,
        var: u32,
        is_live: impl Fn(Block) -> bool,
    ) -> bool {
        let is_live_behind = |&(block, ref behind): &(Block, FxHashSet<u32>)| {
            !behind.contains(&var) && graph.succs(block).iter().any(|&to| is_live(to))
        };
        self.is_written.get(var as usize) == Some(&true)
            && (self.is_read[var as usize] || self.blocks.iter().any(is_live_behind))
    }
}
