//! Which registers the places are that the System V convention gives out ([`lir::abi`](crate::lir::abi)).

use super::regs::{Reg, RegSet};
use crate::lir::{AbiLoc, Function, LocationTable, Locations, SigRef};

/// Integer parameters, in order.
pub(crate) const INT_ARGS: [Reg; 6] = [Reg::RDI, Reg::RSI, Reg::RDX, Reg::RCX, Reg::R8, Reg::R9];

/// Integer results, in order. The convention has two; LLVM gives a third to what no C type is.
pub(crate) const INT_RESULTS: [Reg; 3] = [Reg::RAX, Reg::RDX, Reg::RCX];

/// What a function gives back as it found it, besides `rsp` and `rbp`.
pub(crate) const CALLEE_SAVED: RegSet =
    RegSet::of(&[Reg::RBX, Reg::R12, Reg::R13, Reg::R14, Reg::R15]);

/// What a call may change.
pub(crate) const CALLER_SAVED: RegSet = RegSet::GPRS
    .or(RegSet::XMMS)
    .without(CALLEE_SAVED)
    .without(RegSet::of(&[Reg::RSP, Reg::RBP]));

/// The register of a parameter; `None` if it travels on the stack.
#[inline]
pub(crate) fn param_reg(loc: AbiLoc) -> Option<Reg> {
    match loc {
        AbiLoc::Int(n) => INT_ARGS.get(n as usize).copied(),
        AbiLoc::Float(n) => Some(Reg::xmm(n)),
        AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => None,
    }
}

/// The register of a result.
#[inline]
pub(crate) fn result_reg(loc: AbiLoc) -> Option<Reg> {
    match loc {
        AbiLoc::Int(n) => INT_RESULTS.get(n as usize).copied(),
        AbiLoc::Float(n) => Some(Reg::xmm(n)),
        AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => None,
    }
}

/// Where the parameters and results of a function and of its calls travel: found once for each
/// signature, however many calls there are of it.
#[derive(Default)]
pub struct SigLocations {
    /// The function's own, and then those of its table.
    table: LocationTable,
}

impl SigLocations {
    /// Finds those of another function and keeps the memory.
    pub fn compute(&mut self, func: &Function) {
        self.table.clear();
        self.table.push(&func.sig);
        func.sigs.values().for_each(|sig| self.table.push(sig));
    }

    /// Those of the function itself.
    #[inline(always)]
    pub fn own(&self) -> Locations<'_> {
        self.table.row(0)
    }

    /// Those of a call.
    #[inline(always)]
    pub fn of(&self, sig: SigRef) -> Locations<'_> {
        self.table.row(sig.0 as usize + 1)
    }
}
