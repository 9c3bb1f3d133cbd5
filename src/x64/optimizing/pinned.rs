//! Registers of their own for what an interpreter keeps from one operation to the next.
//!
//! In a function that is one large loop around a jump by a table, what the block of that jump takes (where the next
//! operation stands, the top of the stack) is read and changed by all operations. regalloc2 divides what lives as long as
//! that twice, and then has it in the frame between its uses. So the values that are used most get callee-saved
//! registers that are not allocated at all:
//!
//! ```text
//!   block1(v5, v6):                   block1(v6):
//!     v7 = load v5                      v7 = load rbx
//!     switch v7                         switch v7
//!   block2:                       =>  block2:
//!     v8 = add v5, 16                   rbx = add rbx, 16
//!     jump block1(v8, v9)               jump block1(v9)
//! ```
//!
//! Such a register changes where its value is computed, or on the ways to the block whose parameter that is. What is passed there is
//! computed in the register itself where its old value is not used any more, and is moved there at the end else.

use super::minst::MInst;
use super::select::Operands;
use super::vcode::{VCode, preg};
use crate::x64::regs::{Reg, RegSet};
use regalloc2::{
    Block, Function, Operand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet, RegClass,
    VReg,
};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// Functions of fewer instructions are left to register allocation.
const LARGE: usize = 3000;
/// So many ways there are at least from the jump, and to the start of the loop.
const WAYS: usize = 32;
/// So often a value is used at least.
const USES: u32 = 64;
/// The registers, and so how many values get one at most.
const REGISTERS: [Reg; 3] = [Reg::RBX, Reg::R14, Reg::R15];

/// Gives values of a loop around a jump by a table registers of their own, if a function is one. Gives the registers.
pub(super) fn pin(code: &mut VCode) -> RegSet {
    if !is_interpreter(code) {
        return RegSet::EMPTY;
    }
    let mut pinning = Pinning {
        of: vec![None; code.vregs],
        all: chosen(code),
    };
    for pinned in &pinning.all {
        pinning.of[pinned.vreg.vreg()] = Some(preg(pinned.reg));
    }
    pinning.compute_in_place(code);
    let regs: Vec<Reg> = pinning.all.iter().map(|pinned| pinned.reg).collect();
    if !regs.is_empty() {
        pinning.rewrite(code);
    }
    RegSet::of(&regs)
}

/// Whether a function is large, and has a jump by a table and a loop that many ways lead back to.
fn is_interpreter(code: &VCode) -> bool {
    let mut blocks = code.blocks.iter();
    code.insts.len() >= LARGE
        && blocks.clone().any(|block| block.succs.len() >= WAYS)
        && blocks.any(|block| block.is_loop && block.preds.len() >= WAYS)
}

/// What gets a register.
struct Pinned {
    vreg: VReg,
    reg: Reg,
    /// Which parameter of which block it is, if it is none that an instruction computes.
    param: Option<(Block, usize)>,
}

/// What is used most, with a register each.
fn chosen(code: &VCode) -> Vec<Pinned> {
    let mut uses = vec![0u32; code.vregs];
    let mut params = vec![None; code.vregs];
    let mut excluded = vec![false; code.vregs];
    let mut taken = PRegSet::empty();
    for (n, block) in code.blocks.iter().enumerate() {
        // Where a way there leaves a block that has others, the register cannot be set there.
        let sources = &code.sources[block.preds.start as usize..block.preds.end as usize];
        let is_set = sources
            .iter()
            .all(|&pred| code.block_succs(pred).len() == 1);
        for (place, &param) in code.lists_part(&block.params).iter().enumerate() {
            params[param.vreg()] = Some((Block::new(n), place));
            excluded[param.vreg()] |= !is_set || param.class() != RegClass::Int;
        }
        for inst in block.insts.clone() {
            let is_last = inst + 1 == block.insts.end;
            // A switch changes what it goes by.
            let is_switch = matches!(code.insts[inst as usize], MInst::Switch { .. });
            for operand in code.operands_of(inst as usize) {
                if let OperandConstraint::FixedReg(reg) = operand.constraint() {
                    taken.add(reg);
                }
                let n = operand.vreg().vreg();
                let is_def = operand.kind() == OperandKind::Def;
                uses[n] += u32::from(!is_def && !block.cold);
                excluded[n] |= is_switch || is_last && is_def || operand.class() != RegClass::Int;
            }
        }
    }
    let often = (0..code.vregs).filter(|&n| uses[n] >= USES && !excluded[n]);
    let mut often: Vec<usize> = often.collect();
    often.sort_by_key(|&n| Reverse(uses[n]));
    let free = REGISTERS.iter().filter(|&&reg| !taken.contains(preg(reg)));
    let pinned = often.iter().zip(free).map(|(&n, &reg)| Pinned {
        vreg: VReg::new(n, RegClass::Int),
        reg,
        param: params[n],
    });
    pinned.collect()
}

/// What gets which register.
struct Pinning {
    all: Vec<Pinned>,
    /// By virtual register.
    of: Vec<Option<PReg>>,
}

impl Pinning {
    /// Finds what is passed for parameters and can be computed in their registers.
    fn compute_in_place(&mut self, code: &VCode) {
        let mut uses = vec![0u32; code.vregs];
        for inst in 0..code.insts.len() {
            for operand in code.operands_of(inst) {
                uses[operand.vreg().vreg()] += u32::from(operand.kind() == OperandKind::Use);
            }
        }
        let mut passed = vec![0u32; code.vregs];
        for vreg in code.passed.iter().flat_map(|part| code.lists_part(part)) {
            passed[vreg.vreg()] += 1;
        }
        for pinned in &self.all {
            let Some((block, place)) = pinned.param else {
                continue;
            };
            for &pred in code.block_preds(block) {
                let edge = code.blocks[pred.index()].succs.start as usize;
                let args = code.lists_part(&code.passed[edge]);
                let arg = args[place];
                if self.of[arg.vreg()].is_none()
                    && passed[arg.vreg()] == 1
                    && !args.contains(&pinned.vreg)
                    && is_made_last(code, pred, arg, pinned.vreg, uses[arg.vreg()])
                {
                    self.of[arg.vreg()] = Some(preg(pinned.reg));
                }
            }
        }
    }

    /// The register that an operand has.
    fn reg(&self, operand: &Operand) -> Option<PReg> {
        self.of[operand.vreg().vreg()]
    }

    /// Puts the registers in the place of the virtual ones.
    fn rewrite(&self, code: &mut VCode) {
        let mut out = Rewritten {
            pinning: self,
            insts: VCode::default(),
            vregs: code.vregs,
        };
        for block in 0..code.blocks.len() {
            let start = out.insts.insts.len() as u32;
            let insts = code.blocks[block].insts.clone();
            let last = insts.end as usize - 1;
            for inst in insts.start as usize..last {
                out.inst(code, inst);
            }
            out.leave(code, block, last);
            out.inst(code, last);
            code.blocks[block].insts = start..out.insts.insts.len() as u32;
        }
        for block in 0..code.blocks.len() {
            let params = code.lists_part(&code.blocks[block].params);
            if let Some(rest) = self.rest(Block::new(block), params) {
                code.blocks[block].params = code.push_list(&rest);
            }
        }
        code.vregs = out.vregs;
        code.take_insts(out.insts);
    }

    /// What a block takes, or is passed, besides, if any of it has a register.
    fn rest(&self, block: Block, list: &[VReg]) -> Option<Vec<VReg>> {
        let is_pinned = |n: usize| {
            let mut all = self.all.iter();
            all.any(|pinned| pinned.param == Some((block, n)))
        };
        let rest = list.iter().enumerate().filter(|&(n, _)| !is_pinned(n));
        let rest: Vec<VReg> = rest.map(|(_, &vreg)| vreg).collect();
        (rest.len() != list.len()).then_some(rest)
    }
}

/// Whether a block computes what it passes on by an instruction from which on nothing uses the old value, and uses it
/// nowhere else.
fn is_made_last(code: &VCode, block: Block, made: VReg, old: VReg, uses: u32) -> bool {
    let mut seen = 0;
    for inst in code.blocks[block.index()].insts.clone().rev() {
        let operands = code.operands_of(inst as usize);
        let of = |vreg: VReg| {
            operands
                .iter()
                .filter(move |operand| operand.vreg() == vreg)
        };
        let Some(def) = of(made).find(|operand| operand.kind() == OperandKind::Def) else {
            seen += of(made).count() as u32;
            if of(old).next().is_some() {
                return false;
            }
            continue;
        };
        let is_computed = match def.constraint() {
            OperandConstraint::Reg => of(old).all(|operand| operand.pos() == OperandPos::Early),
            OperandConstraint::Reuse(n) => operands[n].vreg() == old && of(old).count() == 1,
            _ => false,
        };
        return is_computed
            && seen == uses
            && of(made).count() == 1
            && def.pos() == OperandPos::Late;
    }
    false
}

/// The instructions as they are rewritten.
struct Rewritten<'a> {
    pinning: &'a Pinning,
    insts: VCode,
    vregs: usize,
}

impl Rewritten<'_> {
    /// A new virtual register.
    fn temp(&mut self) -> VReg {
        self.vregs += 1;
        VReg::new(self.vregs - 1, RegClass::Int)
    }

    /// Moves to a pinned register.
    fn set(&mut self, to: PReg, from: VReg, code: &VCode, inst: usize) {
        let operands = [Operand::fixed_nonallocatable(to), Operand::reg_use(from)];
        self.insts.push(MInst::Move, &operands, code.origins[inst]);
    }

    /// A virtual register with what is in a pinned one.
    fn copied(&mut self, from: PReg, code: &VCode, inst: usize) -> VReg {
        let to = self.temp();
        let operands = [Operand::reg_def(to), Operand::fixed_nonallocatable(from)];
        self.insts.push(MInst::Move, &operands, code.origins[inst]);
        to
    }

    /// An instruction, on the registers where it allows that, and on copies else.
    fn inst(&mut self, code: &VCode, inst: usize) {
        let before = code.operands_of(inst);
        let mut operands: Operands = before.into();
        let mut computed: SmallVec<[(PReg, VReg); 4]> = SmallVec::new();
        for (n, operand) in before.iter().enumerate() {
            let Some(reg) = self.pinning.reg(operand) else {
                continue;
            };
            let is_here = |other: &Operand| self.pinning.reg(other) == Some(reg);
            let reused = |by: &&Operand| by.constraint() == OperandConstraint::Reuse(n);
            let can_be_here = match (operand.kind(), operand.constraint()) {
                (OperandKind::Use, OperandConstraint::Any | OperandConstraint::Reg) => {
                    before.iter().find(reused).is_none_or(is_here)
                }
                (OperandKind::Def, OperandConstraint::Reg) => operand.pos() == OperandPos::Late,
                (OperandKind::Def, OperandConstraint::Reuse(n)) => is_here(&before[n]),
                _ => false,
            };
            let other = match (can_be_here, operand.kind()) {
                (true, _) => {
                    operands[n] = Operand::fixed_nonallocatable(reg);
                    continue;
                }
                (false, OperandKind::Use) => self.copied(reg, code, inst),
                (false, OperandKind::Def) => {
                    let made = self.temp();
                    computed.push((reg, made));
                    made
                }
            };
            operands[n] = Operand::new(other, operand.constraint(), operand.kind(), operand.pos());
        }
        self.insts
            .push(code.insts[inst], &operands, code.origins[inst]);
        for (to, from) in computed {
            self.set(to, from, code, inst);
        }
    }

    /// What comes in front of the last instruction of a block: copies of what it passes on, and what goes into the registers.
    fn leave(&mut self, code: &mut VCode, block: usize, last: usize) {
        for edge in code.blocks[block].succs.clone() {
            let edge = edge as usize;
            let to = code.edges[edge];
            let list = code.lists_part(&code.passed[edge]).to_vec();
            let rest = self.pinning.rest(to, &list);
            let is_any = |vreg: &VReg| self.pinning.of[vreg.vreg()].is_some();
            if rest.is_none() && !list.iter().any(is_any) {
                continue;
            }
            let mut rest = rest.unwrap_or_else(|| list.clone());
            for vreg in &mut rest {
                if let Some(reg) = self.pinning.of[vreg.vreg()] {
                    *vreg = self.copied(reg, code, last);
                }
            }
            // All are read before the first is written.
            for (to, from) in self.moves(code, to, &list, last) {
                self.set(to, from, code, last);
            }
            code.passed[edge] = code.push_list(&rest);
        }
    }

    /// What goes into which register where so much is passed to a block.
    fn moves(
        &mut self,
        code: &VCode,
        block: Block,
        list: &[VReg],
        last: usize,
    ) -> Vec<(PReg, VReg)> {
        let mut moves = Vec::new();
        for pinned in &self.pinning.all {
            let Some((_, place)) = pinned.param.filter(|param| param.0 == block) else {
                continue;
            };
            let arg = list[place];
            let to = preg(pinned.reg);
            let from = match self.pinning.of[arg.vreg()] {
                Some(reg) if reg == to => continue,
                Some(reg) => self.copied(reg, code, last),
                None => arg,
            };
            moves.push((to, from));
        }
        moves
    }
}
