//! A function of machine instructions over virtual registers, as register allocation sees it.
//!
//! All is in flat vectors. Selection fills them backwards, so [`VCode::turn`] turns them round
//! before anybody else reads them. Blocks are in the order of their code; no edge leads from a
//! block with several successors to one with several predecessors.

use super::minst::MInst;
use crate::lir::Origin;
use crate::runtime::EntryLayout;
use crate::x64::abi::{CALLEE_SAVED, CALLER_SAVED};
use crate::x64::regs::{Reg, RegSet};
use regalloc2::{
    Block, Function, Inst, InstRange, MachineEnv, Operand, OperandConstraint, OperandKind, PReg,
    PRegSet, RegClass, VReg,
};
use std::ops::Range;

/// Part of a vector.
pub type IndexRange = Range<u32>;

#[inline(always)]
fn part<'a, T>(of: &'a [T], part: &IndexRange) -> &'a [T] {
    &of[part.start as usize..part.end as usize]
}

/// A block.
#[derive(Clone, Default, Debug)]
pub struct VBlock {
    /// Its instructions.
    pub insts: IndexRange,
    /// Part of [`VCode::edges`], and of [`VCode::passed`]: where it leads, and with what.
    pub succs: IndexRange,
    /// Part of [`VCode::sources`]: from where it is reached.
    pub preds: IndexRange,
    /// Part of [`VCode::lists`]: what it takes.
    pub params: IndexRange,
    /// Whether it is the target of a backward jump.
    pub is_loop: bool,
    /// Whether it hardly ever runs.
    pub cold: bool,
    /// About how often it is left by each of its ways that stay in its loop, loops not counted.
    pub each_way: u32,
    /// Whether it is that of an edge out of a loop.
    pub leaves: bool,
}

/// See the module.
#[derive(Default, Debug)]
pub struct VCode {
    /// The instructions.
    pub insts: Vec<MInst>,
    /// Where each comes from.
    pub origins: Vec<Origin>,
    operands: Vec<Operand>,
    operand_parts: Vec<IndexRange>,
    /// The blocks.
    pub blocks: Vec<VBlock>,
    /// Successors.
    pub edges: Vec<Block>,
    /// Predecessors.
    pub sources: Vec<Block>,
    /// Lists of registers.
    pub lists: Vec<VReg>,
    /// For each edge, the part of `lists` that is passed along.
    pub passed: Vec<IndexRange>,
    /// Number of virtual registers.
    pub vregs: usize,
    /// Addresses, by [`Base::Abs`](super::minst::Base::Abs) and [`MInst::Address`].
    pub addresses: Vec<u64>,
    /// Whether there are 128-bit values.
    pub has_vectors: bool,
    /// Whether there are 256-bit values.
    pub has_long: bool,
    /// Whether it calls.
    pub has_calls: bool,
    /// Whether it allocates from the stack while it runs.
    pub moves_rsp: bool,
    /// Bytes of stack arguments of calls.
    pub outgoing: u32,
    /// Where functions are entered whose addresses are called.
    pub entries: EntryLayout,
}

impl VCode {
    /// Empties it and keeps the memory.
    pub fn clear(&mut self) {
        self.insts.clear();
        self.origins.clear();
        self.operands.clear();
        self.operand_parts.clear();
        self.blocks.clear();
        self.edges.clear();
        self.sources.clear();
        self.lists.clear();
        self.passed.clear();
        self.addresses.clear();
        self.vregs = 0;
        self.has_vectors = false;
        self.has_long = false;
        self.has_calls = false;
        self.moves_rsp = false;
        self.outgoing = 0;
    }

    /// Adds an instruction.
    pub fn push(&mut self, inst: MInst, operands: &[Operand], origin: Origin) {
        let start = self.operands.len() as u32;
        self.operands.extend_from_slice(operands);
        self.insts.push(inst);
        self.origins.push(origin);
        self.operand_parts
            .push(start..start + operands.len() as u32);
    }

    /// The operands of an instruction.
    pub fn operands_of(&self, inst: usize) -> &[Operand] {
        part(&self.operands, &self.operand_parts[inst])
    }

    /// Part of the lists.
    pub fn lists_part(&self, list: &IndexRange) -> &[VReg] {
        part(&self.lists, list)
    }

    /// Adds a list.
    pub fn push_list(&mut self, list: &[VReg]) -> IndexRange {
        let start = self.lists.len() as u32;
        self.lists.extend_from_slice(list);
        start..self.lists.len() as u32
    }

    /// Takes the instructions of another function in place of its own.
    pub fn take_insts(&mut self, of: VCode) {
        self.insts = of.insts;
        self.origins = of.origins;
        self.operands = of.operands;
        self.operand_parts = of.operand_parts;
    }

    /// Turns the instructions from `start` on round.
    pub fn turn_from(&mut self, start: usize) {
        if self.insts.len() - start > 1 {
            self.insts[start..].reverse();
            self.origins[start..].reverse();
            self.operand_parts[start..].reverse();
        }
    }

    /// Turns all round: instructions, and with them the blocks.
    pub fn turn(&mut self) {
        let count = self.insts.len() as u32;
        self.turn_from(0);
        for block in &mut self.blocks {
            block.insts = count - block.insts.end..count - block.insts.start;
        }
    }

    /// Finds the predecessors of all blocks.
    pub fn link(&mut self) {
        let mut starts = vec![0u32; self.blocks.len() + 1];
        for to in &self.edges {
            starts[to.index() + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        self.sources.resize(self.edges.len(), Block::new(0));
        for (i, block) in self.blocks.iter_mut().enumerate() {
            block.preds = starts[i]..starts[i];
        }
        for i in 0..self.blocks.len() {
            for edge in self.blocks[i].succs.clone() {
                let to = self.edges[edge as usize].index();
                let preds = &mut self.blocks[to].preds;
                self.sources[preds.end as usize] = Block::new(i);
                preds.end += 1;
                self.blocks[to].is_loop |= to <= i;
            }
        }
    }

    /// What a call leaves nothing in: registers that are the callee's, but for its results.
    fn call_clobbers(&self, inst: Inst) -> PRegSet {
        let mut set = PRegSet::empty();
        for reg in CALLER_SAVED {
            set.add(preg(reg));
        }
        for operand in self.inst_operands(inst) {
            if let (OperandKind::Def, OperandConstraint::FixedReg(reg)) =
                (operand.kind(), operand.constraint())
            {
                set.remove(reg);
            }
        }
        set
    }
}

impl Function for VCode {
    #[inline(always)]
    fn num_insts(&self) -> usize {
        self.insts.len()
    }

    #[inline(always)]
    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    #[inline(always)]
    fn entry_block(&self) -> Block {
        Block::new(0)
    }

    #[inline(always)]
    fn block_insns(&self, block: Block) -> InstRange {
        let insts = &self.blocks[block.index()].insts;
        InstRange::new(
            Inst::new(insts.start as usize),
            Inst::new(insts.end as usize),
        )
    }

    #[inline(always)]
    fn block_succs(&self, block: Block) -> &[Block] {
        part(&self.edges, &self.blocks[block.index()].succs)
    }

    #[inline(always)]
    fn block_preds(&self, block: Block) -> &[Block] {
        part(&self.sources, &self.blocks[block.index()].preds)
    }

    #[inline(always)]
    fn block_params(&self, block: Block) -> &[VReg] {
        part(&self.lists, &self.blocks[block.index()].params)
    }

    #[inline(always)]
    fn is_ret(&self, inst: Inst) -> bool {
        matches!(
            self.insts[inst.index()],
            MInst::Return | MInst::TailCall(_) | MInst::Trap(_)
        )
    }

    #[inline(always)]
    fn is_branch(&self, inst: Inst) -> bool {
        matches!(
            self.insts[inst.index()],
            MInst::Jump | MInst::Branch(_) | MInst::Switch { .. } | MInst::Invoke(..)
        )
    }

    #[inline(always)]
    fn branch_blockparams(&self, block: Block, _: Inst, succ: usize) -> &[VReg] {
        let args = self.blocks[block.index()].succs.start as usize + succ;
        part(&self.lists, &self.passed[args])
    }

    #[inline(always)]
    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        self.operands_of(inst.index())
    }

    #[inline(always)]
    fn inst_clobbers(&self, inst: Inst) -> PRegSet {
        match self.insts[inst.index()] {
            MInst::Call(_) | MInst::Invoke(..) => self.call_clobbers(inst),
            _ => PRegSet::empty(),
        }
    }

    #[inline(always)]
    fn num_vregs(&self) -> usize {
        self.vregs
    }

    #[inline(always)]
    fn spillslot_size(&self, class: RegClass) -> usize {
        match class {
            RegClass::Float if self.has_long => 4,
            RegClass::Float if self.has_vectors => 2,
            _ => 1,
        }
    }
}

/// A register as register allocation names it.
pub fn preg(reg: Reg) -> PReg {
    match reg.is_xmm() {
        true => PReg::new(reg.code().into(), RegClass::Float),
        false => PReg::new(reg.code().into(), RegClass::Int),
    }
}

/// The register that register allocation names so.
pub fn reg(preg: PReg) -> Reg {
    match preg.class() {
        RegClass::Int => Reg(preg.hw_enc() as u8),
        _ => Reg::xmm(preg.hw_enc() as u8),
    }
}

/// Never allocated, but for moves between allocated places; within one instruction it is free.
pub const SCRATCH: Reg = Reg::R11;
/// The same for floats.
pub const XSCRATCH: Reg = Reg::XMM15;

/// The registers to allocate, some left out.
pub fn machine_env(has_frame_pointer: bool, left_out: RegSet) -> MachineEnv {
    let set = |regs: RegSet| {
        let mut set = PRegSet::empty();
        regs.for_each(|reg| set.add(preg(reg)));
        set
    };
    let never = RegSet::of(&[SCRATCH, XSCRATCH]);
    let mut callee = CALLEE_SAVED;
    if !has_frame_pointer {
        callee.insert(Reg::RBP);
    }
    MachineEnv {
        preferred_regs_by_class: [
            set(CALLER_SAVED.and(RegSet::GPRS).without(never)),
            set(RegSet::XMMS.without(never)),
            PRegSet::empty(),
        ],
        non_preferred_regs_by_class: [
            set(callee.without(left_out)),
            PRegSet::empty(),
            PRegSet::empty(),
        ],
        scratch_by_class: [Some(preg(SCRATCH)), Some(preg(XSCRATCH)), None],
        fixed_stack_slots: Vec::new(),
    }
}
