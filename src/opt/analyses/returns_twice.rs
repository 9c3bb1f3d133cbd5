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
use crate::opt::rewrite::rebuild::BlockRows;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Blocks looked at, for each instruction, to find where values live.
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
                if !is_left
                    && func
                        .sig_of(data.results())
                        .is_some_and(|sig| sig.returns_twice)
                {
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
        let before = self.all[rows.clone()]
            .iter()
            .take_while(|site| site.inst < inst);
        rows.start..rows.start + before.count()
    }

    /// Whether an instruction can run behind one of them.
    fn is_reached(&self, block: Block, inst: Inst) -> bool {
        self.reached[block.index()] || !self.before(block, inst).is_empty()
    }

    /// The values that live across each of these calls. Constants and addresses that are computed from nothing are not
    /// among them.
    pub(crate) fn live_values(
        &self,
        func: &Function,
        graph: &Graph<Block>,
        dominators: &Dominators,
    ) -> Vec<Vec<Value>> {
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
        uses.sort_by_key(|&(value, ..)| value);
        let mut live = vec![Vec::new(); self.all.len()];
        let mut seen = vec![None; func.blocks.len()];
        let mut todo = Vec::new();
        let mut steps = STEPS * func.insts.len();
        for of_value in uses.chunk_by(|a, b| a.0 == b.0) {
            let value = of_value[0].0;
            let owner = owners.of(func, value);
            let is_known = |site: Site| match func.def(value) {
                ValueDef::Result(inst, _) if owner == site.block => inst < site.inst,
                _ => dominators.dominates(owner, site.block),
            };
            let mut cross = |rows: Range<usize>| {
                let lists = live[rows.clone()].iter_mut().zip(&self.all[rows]);
                for (list, _) in lists.filter(|(_, site)| is_known(**site)) {
                    if list.last() != Some(&value) {
                        list.push(value);
                    }
                }
            };
            for &(_, block, inst) in of_value {
                cross(self.before(block, inst));
                todo.extend((block != owner).then_some(block));
            }
            while let Some(block) = todo.pop() {
                steps = steps.saturating_sub(1 + graph.preds(block).len());
                for &from in graph
                    .preds(block)
                    .iter()
                    .filter(|&&b| graph.is_reachable(b))
                {
                    if seen[from.index()].replace(value) != Some(value) {
                        cross(self.of_block.get(from));
                        todo.extend((from != owner).then_some(from));
                    }
                }
                if steps == 0 {
                    // It may be live at all others, too.
                    cross(0..self.all.len());
                    todo.clear();
                }
            }
        }
        live
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
    sites: Vec<Site>,
    /// By site: whether the rest of its block reads a variable before it writes all of it, if it accesses it at all.
    reads: Vec<FxHashMap<u32, bool>>,
    /// By variable: whether it may be written behind one of the calls.
    is_written: Vec<bool>,
}

impl Changes {
    /// Finds them.
    pub(crate) fn find(func: &Function, graph: &Graph<Block>, vars: &Variables) -> Changes {
        if !func.returns_twice() {
            return Changes::default();
        }
        let sites = Sites::find(func, graph);
        let mut changes = Changes {
            reads: vec![FxHashMap::default(); sites.all.len()],
            sites: Vec::new(),
            is_written: vec![false; vars.all.len()],
        };
        for &block in graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                let Some(part) = vars.part(inst) else {
                    continue;
                };
                let is_store = matches!(func.insts[inst], InstData::Store { .. });
                for var in part.vars() {
                    changes.is_written[var as usize] |= is_store && sites.is_reached(block, inst);
                    for reads in &mut changes.reads[sites.before(block, inst)] {
                        reads
                            .entry(var)
                            .or_insert(!vars.is_overwritten(func, inst, var));
                    }
                }
            }
        }
        changes.sites = sites.all;
        changes
    }

    /// Whether a variable is read behind one of the calls before it is written, and may be written between its two
    /// returns: then the second one finds what it has become. Whether it is live where a block starts is asked.
    pub(crate) fn has(
        &self,
        graph: &Graph<Block>,
        var: u32,
        is_live: impl Fn(Block) -> bool,
    ) -> bool {
        let mut sites = self.sites.iter().zip(&self.reads);
        self.is_written.get(var as usize) == Some(&true)
            && sites.any(|(site, reads)| match reads.get(&var) {
                Some(&is_read) => is_read,
                None => graph.succs(site.block).iter().any(|&to| is_live(to)),
            })
    }
}
