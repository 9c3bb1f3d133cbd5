//! Dispatch: the jump by a table to the code of what an interpreter comes to next.
//!
//! A block that jumps to one which only finds the next operation and jumps by a table gets a copy of it in place
//! of the jump. Each operation then ends in an indirect jump of its own, whose target processors
//! predict by where it stands, and takes one jump and not two or three. Registers are allocated by then, so a copy is
//! the same instructions, and it shares the table. What asks first whether the loop ends is part of the copy.

use super::Emitter;
use super::switch::{self, is_dense};
use crate::lir::Table;
use crate::x64::optimizing::minst::MInst;
use regalloc2::{Block, Edit, InstOrEdit};
use smallvec::SmallVec;

/// How many instructions and moves are copied at most.
const MOST: usize = 16;
/// How many blocks.
const BLOCKS: usize = 4;
/// How many cases a table has that is jumped by from several places.
const CASES: usize = 1 << 12;
/// How many cases all copies in a function have together.
const ALL_CASES: usize = 1 << 18;

impl Emitter<'_> {
    /// Whether a block that a loop starts with chooses between many ways by a jump table, as
    /// interpreters do. It runs for each operation of what is interpreted, most of which are a few
    /// instructions, so that fetching it in two cycles and not in one is felt.
    pub(super) fn dispatches(&self, block: u32) -> bool {
        let last = self.code.blocks[block as usize].insts.end as usize - 1;
        match self.code.insts[last] {
            MInst::Switch { table, .. } => self.func.tables[Table(table)].cases.len() > switch::FEW,
            _ => false,
        }
    }

    /// Jumps to a block, or does what it does if that is to find the next operation of an interpreter.
    pub(super) fn jump_or_dispatch(&mut self, block: u32) {
        let to = self.target(block, 0);
        if to == self.next || self.code.blocks[block as usize].cold {
            return self.jump(to);
        }
        let Some((path, cases)) = self.dispatch(to) else {
            return self.jump(to);
        };
        self.copied_cases += cases;
        let next = self.next;
        for (n, &copied) in path.iter().enumerate() {
            // Where the copy goes on is what comes next.
            self.next = path.get(n + 1).copied().unwrap_or(next);
            let of_block = Block::new(copied as usize);
            for step in self.output.block_insts_and_edits(self.code, of_block) {
                match step {
                    InstOrEdit::Edit(Edit::Move { from, to }) => self.edit(*from, *to),
                    InstOrEdit::Inst(inst) => {
                        let is_jump = self.code.insts[inst.index()] == MInst::Jump;
                        if !is_jump {
                            self.inst_of(copied, inst);
                        }
                    }
                }
            }
        }
        self.next = next;
    }

    /// The blocks from one on by which a few instructions without calls lead to one jump by a table, and how many cases
    /// that has. There may be a way out of the loop between them.
    fn dispatch(&self, block: u32) -> Option<(SmallVec<[u32; BLOCKS]>, usize)> {
        let (mut path, mut count) = (SmallVec::new(), 0);
        let mut block = block;
        while path.len() < BLOCKS && !path.contains(&block) {
            path.push(block);
            let insts = &self.code.blocks[block as usize].insts;
            let (first, last) = (insts.start as usize, insts.end as usize - 1);
            let of_block = Block::new(block as usize);
            count += self
                .output
                .block_insts_and_edits(self.code, of_block)
                .take(MOST + 1)
                .count();
            if count > MOST || !self.code.insts[first..last].iter().all(is_plain) {
                return None;
            }
            block = match self.code.insts[last] {
                MInst::Switch { table, .. } => {
                    let cases = &self.func.tables[Table(table)].cases;
                    if cases.len() > CASES || self.copied_cases + cases.len() > ALL_CASES {
                        return None;
                    }
                    let ends = cases.iter().map(|case| case.0);
                    let is_table = is_dense(ends.clone().min()?, ends.max()?, cases.len());
                    return is_table.then_some((path, cases.len()));
                }
                MInst::Jump => self.target(block, 0),
                MInst::Branch(_) if !self.keeps_jumps => {
                    let [then, els] = [0, 1].map(|n| self.target(block, n));
                    let goes_on = |&way: &u32| then != els && self.leads_to_dispatch(way);
                    [then, els].into_iter().find(goes_on)?
                }
                _ => return None,
            };
        }
        None
    }

    /// Whether a block ends in a jump by a table, or only leads to one that does.
    fn leads_to_dispatch(&self, block: u32) -> bool {
        let last = self.code.blocks[block as usize].insts.end as usize - 1;
        let is_jump = self.code.insts[last] == MInst::Jump;
        self.dispatches(block) || (is_jump && self.dispatches(self.target(block, 0)))
    }
}

/// Whether an instruction does nothing but compute, load and store.
fn is_plain(inst: &MInst) -> bool {
    matches!(
        inst,
        MInst::Move
            | MInst::Def { .. }
            | MInst::Mod { .. }
            | MInst::ModExt { .. }
            | MInst::Use { .. }
            | MInst::Ext { .. }
            | MInst::Imm(_)
            | MInst::Address(..)
    )
}
