//! A block: its instructions and the moves between them, and where they lie.
//!
//! Where a loop starts is aligned, and the dispatch of an interpreter lies so that it is fetched at
//! once. Where the processor asks for it, what jumps is kept within lines
//! of code (see [`Asm::keep`](crate::x64::asm::Asm::keep)): a branch together with the comparison that
//! it is one operation with, and a loop of one block in as few lines as it has bytes for. The
//! length of an instruction is known when it has been emitted, so what is misplaced is taken
//! back and emitted again behind padding.

use super::super::minst::MInst;
use super::super::vcode::VBlock;
use super::compared::Compared;
use super::{Emitter, Flags};
use crate::x64::asm::{CodePosition, LINE, Label};
use regalloc2::{Block, Edit, Inst, InstOrEdit};

/// What a loop is aligned to in any case.
const TOP: u32 = 16;

/// How much code processors fetch in one cycle, from a multiple of it on.
const FETCHED: u32 = 64;

/// The bytes that the dispatch of an interpreter mostly takes: the next operation is loaded, bounds
/// are checked, an entry of the jump table is loaded and jumped to.
const DISPATCH: u32 = 48;

/// A point of the code between two instructions.
#[derive(Clone, Copy)]
struct Point {
    mark: CodePosition,
    mapped: usize,
    others: usize,
    checks: usize,
    flags: Flags,
    compared: Option<Compared>,
}

impl Emitter<'_> {
    /// Emits a block.
    pub(crate) fn block(&mut self, block: u32) {
        let VBlock { is_loop, cold, .. } = self.code.blocks[block as usize];
        if self.tops[block as usize] && !cold {
            self.asm.nops_to(TOP);
            if self.dispatches(block) && FETCHED - self.asm.pos() % FETCHED < DISPATCH {
                self.asm.nops_to(FETCHED);
            }
        }
        self.asm.keeps_jumps = self.keeps_jumps && !cold;
        self.flags = None;
        self.compared = None;
        let start = self.point();
        let is_padded = self.insts(block);
        if is_loop && self.goes_round(block) && self.is_misplaced(start.mark, is_padded) {
            self.back_to(start);
            self.insts(block);
        }
    }

    fn point(&self) -> Point {
        Point {
            mark: self.asm.mark(),
            mapped: self.asm.code.map.len(),
            others: self.others.len(),
            checks: self.checks.len(),
            flags: self.flags,
            compared: self.compared,
        }
    }

    /// Takes back what was emitted since a point, and pads to the end of the line.
    fn back_to(&mut self, point: Point) {
        self.asm.rewind(point.mark);
        self.asm.code.map.truncate(point.mapped);
        self.others.truncate(point.others);
        self.checks.truncate(point.checks);
        self.flags = point.flags;
        self.compared = point.compared;
        self.asm.nops_to(LINE);
    }

    /// Emits the instructions of a block. Gives whether there is padding between them.
    fn insts(&mut self, block: u32) -> bool {
        let (code, output) = (self.code, self.output);
        self.asm.bind(Label(block));
        let mut is_padded = false;
        let mut last = None;
        for step in output.block_insts_and_edits(code, Block::new(block as usize)) {
            match step {
                InstOrEdit::Edit(Edit::Move { from, to }) => {
                    self.edit(*from, *to);
                    last = None;
                }
                InstOrEdit::Inst(inst) => {
                    let before = self.point();
                    self.inst_of(block, inst);
                    if matches!(code.insts[inst.index()], MInst::Branch(_)) {
                        let (start, with) = last.unwrap_or((before, inst));
                        if self.asm.is_split(start.mark) {
                            self.back_to(start);
                            for n in with.index()..=inst.index() {
                                self.inst_of(block, Inst::new(n));
                            }
                            is_padded = true;
                        }
                    }
                    // What is left out, as the flags are right already, comes between nothing.
                    if before.mark.at != self.asm.pos() {
                        last = self.joins_branch(inst).then_some((before, inst));
                    }
                }
            }
        }
        is_padded
    }

    pub(super) fn inst_of(&mut self, block: u32, inst: Inst) {
        self.index = inst.index();
        if self.wants_map {
            self.map();
        }
        let (before, compared) = (self.flags.take(), self.compared.take());
        let (data, allocs) = (self.code.insts[self.index], self.output.inst_allocs(inst));
        let own = Compared::by(data, allocs);
        if own.is_some() && own == compared {
            self.compared = own;
            return;
        }
        let start = self.asm.pos();
        self.inst(block, allocs, before);
        self.compared = match own {
            // One that was left out has set only some of the flags.
            Some(_) => own.filter(|_| self.asm.pos() > start),
            None => compared.filter(|compared| compared.holds_behind(data, allocs)),
        };
    }

    /// Whether processors make one operation of an instruction and a branch behind it.
    fn joins_branch(&self, inst: Inst) -> bool {
        use MInst::{Ext, Mod, ModExt, Use};
        let inst = self.code.insts[inst.index()];
        matches!(inst, Ext { .. } | Mod { .. } | ModExt { .. } | Use { .. })
    }

    /// Whether a block can be followed by itself.
    fn goes_round(&self, block: u32) -> bool {
        let is_branch = matches!(self.code.insts[self.index], MInst::Branch(_));
        is_branch && (0..2).any(|n| self.target(block, n) == block)
    }

    /// Whether what was emitted since a mark might take fewer lines, or less padding, from the start
    /// of a line on.
    fn is_misplaced(&self, start: CodePosition, is_padded: bool) -> bool {
        let (from, to) = (start.at, self.asm.pos());
        let lines = to / LINE - from / LINE;
        self.asm.keeps_jumps
            && !from.is_multiple_of(LINE)
            && (is_padded || lines > (to - from) / LINE)
    }
}
