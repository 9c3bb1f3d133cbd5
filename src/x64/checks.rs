//! Taking fuel: see [`limits`].
//!
//! ```text
//!       sub qword [fuel], amount
//!       js cold
//! back:
//!       ...
//! cold:
//!       lea r11, [limits]
//!       ud1 ...
//!       jmp back
//! ```

use super::asm::{Asm, Base, Cc, Label, Mem, Opcode};
use super::regs::Reg;
use super::reloc::SiteKind;
use crate::lir::Origin;
use crate::runtime::limits::{self, Limits};
use dynasmrt::dynasm;

/// What a check does out of line.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    cold: Label,
    back: Label,
    limits: u64,
    origin: Origin,
}

/// Takes fuel from the program whose limits are at this address. Changes the flags, and `r11` where
/// there is not enough.
pub(crate) fn spend(asm: &mut Asm, limits: u64, amount: u64, origin: Origin) -> Check {
    let fuel = Mem::rip(Base::Abs(limits), Limits::FUEL);
    match i8::try_from(amount) {
        Ok(_) => asm.op_imm(Opcode::one(0x83).wide(), 5, fuel.into(), amount, 1),
        Err(_) => asm.op_imm(Opcode::one(0x81).wide(), 5, fuel.into(), amount, 4),
    }
    Check::new(asm, Cc::S, limits, origin)
}

impl Check {
    fn new(asm: &mut Asm, cc: Cc, limits: u64, origin: Origin) -> Check {
        let (cold, back) = (asm.label(), asm.label());
        asm.jcc(cc, cold);
        asm.bind(back);
        Check {
            cold,
            back,
            limits,
            origin,
        }
    }

    /// Where no code falls through.
    pub fn finish(self, asm: &mut Asm) {
        asm.bind(self.cold);
        let limits = Mem::rip(Base::Abs(self.limits), 0);
        asm.op(Opcode::one(0x8d).wide(), Reg::R11, limits);
        asm.site(self.origin, SiteKind::Check);
        dynasm!(asm ; .arch x64 ; .bytes limits::CHECK.iter());
        asm.jmp(self.back);
    }
}
