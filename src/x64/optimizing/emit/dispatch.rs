//! Dispatch: the jump by a table to the code of what an interpreter comes to next.
//!
//! A block that jumps to one which only finds the next operation and jumps by a table gets a copy of it in place
//! of the jump. Each operation then ends in an indirect jump of its own, whose target processors
//! predict by where it stands, and takes one jump and not two or three. Registers are allocated by then, so a copy is
//! the same instructions, and it shares the table.

use super::Emitter;
use super::switch::{self, is_dense};
use crate::lir::Table;
use crate::x64::optimizing::minst::MInst;
use regalloc2::{Block, Edit, InstOrEdit};

/// How many instructions and moves are copied at most.
const MOST: usize = 16;
/// How many blocks.
const BLOCKS: usize = 3;
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
        let cases = match to == self.next || self.code.blocks[block as usize].cold {
            true => None,
            false => self.cases_of_dispatch(to),
        };
        let Some(left) = cases.and_then(|cases| ALL_CASES.checked_sub(self.copied_cases + cases))
        else {
            return self.jump(to);
        };
        self.copied_cases = ALL_CASES - left;
        let mut copied = to;
        loop {
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
            let last = self.code.blocks[copied as usize].insts.end as usize - 1;
            if self.code.insts[last] != MInst::Jump {
                return;
            }
            copied = self.target(copied, 0);
        }
    }

    /// How many cases the table has to whose jump a few instructions without calls lead from the start of a block.
    fn cases_of_dispatch(&self, block: u32) -> Option<usize> {
        let (mut block, mut count) = (block, 0);
        for _ in 0..BLOCKS {
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
            match self.code.insts[last] {
                MInst::Switch { table, .. } => {
                    let cases = &self.func.tables[Table(table)].cases;
                    if cases.len() > CASES {
                        return None;
                    }
                    let ends = cases.iter().map(|case| case.0);
                    let is_table = is_dense(ends.clone().min()?, ends.max()?, cases.len());
                    return is_table.then_some(cases.len());
                }
                MInst::Jump => block = self.target(block, 0),
                _ => return None,
            }
        }
        None
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
