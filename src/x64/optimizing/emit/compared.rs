//! Comparisons that are made again: as where two values are chosen on one condition, that of a new greatest number and
//! its place. What lies between is often only the first choice, which keeps the flags: then the second comparison is
//! left out.

use super::super::minst::{MInst, Rm};
use super::super::vcode::reg;
use crate::x64::regs::Reg;
use regalloc2::Allocation;

/// A comparison of registers, or of one with a constant, that the flags are the outcome of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Compared {
    op: u32,
    regs: [Reg; 2],
    imm: i32,
}

impl Compared {
    /// What an instruction compares, if it does nothing else.
    pub(crate) fn by(inst: MInst, allocs: &[Allocation]) -> Option<Compared> {
        let at = |n: usize| allocs.get(n)?.as_reg().map(reg);
        match inst {
            // `cmp`, `test`, `ucomiss`, `ucomisd`
            MInst::Use { op, rm: Rm::Reg }
                if matches!(op.0 & 0xffff, 0x3a | 0x3b | 0x84 | 0x85 | 0x12e) =>
            {
                Some(Compared {
                    op: op.0,
                    regs: [at(0)?, at(1)?],
                    imm: 0,
                })
            }
            MInst::Ext {
                op,
                ext: 7,
                rm: Rm::Reg,
                imm,
                ..
            } if matches!(op.0 & 0xffff, 0x80 | 0x81 | 0x83) => Some(Compared {
                op: op.0,
                regs: [at(0)?; 2],
                imm,
            }),
            _ => None,
        }
    }

    /// Whether the flags are the outcome still behind a move to a place.
    pub(crate) fn survives(&self, to: Allocation) -> bool {
        to.as_reg().is_none_or(|to| !self.regs.contains(&reg(to)))
    }

    /// Whether they are behind an instruction: one that leaves the flags alone, and what was compared.
    pub(crate) fn holds_behind(&self, inst: MInst, allocs: &[Allocation]) -> bool {
        let keeps_flags = match inst {
            MInst::Move => true,
            // `cmov`
            MInst::Mod { op, .. } => op.0 & 0xfff0 == 0x140,
            // `mov`, `movsxd`, `movzx`, `movsx`
            MInst::Def { op, .. } => {
                matches!(op.0 & 0xffff, 0x8b | 0x63 | 0x1b6 | 0x1b7 | 0x1be | 0x1bf)
            }
            _ => false,
        };
        keeps_flags && allocs.first().is_some_and(|&to| self.survives(to))
    }
}
