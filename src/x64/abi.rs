//! Which registers the System V convention gives to what.

use super::regs::{Reg, RegSet};
use crate::lir::AbiLoc;

/// Integer parameters, in order.
pub const INT_ARGS: [Reg; 6] = [Reg::RDI, Reg::RSI, Reg::RDX, Reg::RCX, Reg::R8, Reg::R9];

/// Integer results, in order. The convention has two; LLVM gives a third to what no C type is.
pub const INT_RESULTS: [Reg; 3] = [Reg::RAX, Reg::RDX, Reg::RCX];

/// What a function gives back as it found it, besides `rsp` and `rbp`.
pub const CALLEE_SAVED: RegSet = RegSet::of(&[Reg::RBX, Reg::R12, Reg::R13, Reg::R14, Reg::R15]);

/// What a call may change.
pub const CALLER_SAVED: RegSet = RegSet::GPRS
    .or(RegSet::XMMS)
    .without(CALLEE_SAVED)
    .without(RegSet::of(&[Reg::RSP, Reg::RBP]));

/// The register of a parameter; `None` if it travels on the stack.
#[inline]
pub fn param_reg(loc: AbiLoc) -> Option<Reg> {
    match loc {
        AbiLoc::Int(n) => INT_ARGS.get(n as usize).copied(),
        AbiLoc::Float(n) => Some(Reg::xmm(n)),
        AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => None,
    }
}

/// The register of a result.
#[inline]
pub fn result_reg(loc: AbiLoc) -> Option<Reg> {
    match loc {
        AbiLoc::Int(n) => INT_RESULTS.get(n as usize).copied(),
        AbiLoc::Float(n) => Some(Reg::xmm(n)),
        AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => None,
    }
}
