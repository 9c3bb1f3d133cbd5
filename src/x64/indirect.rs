//! Calls of functions by their addresses.
//!
//! The address of a function of an engine is that of its thunk, which jumps through its entry
//! cell: a second jump on the way of every call, and that is what most of its time goes to.
//! So the caller looks whether the address is that of a thunk and calls what the cell holds. It
//! jumps only where it is not: one that is taken costs as much as what is saved.
//!
//! ```text
//!       lea r11, [thunks]
//!       sub r10, r11
//!       cmp r10, 16 * limit
//!       jae other
//!       mov r10, [r11 + 2 * r10 + cells - thunks]
//! known:
//!       call r10
//!       ...
//! other:
//!       add r10, r11
//!       jmp known
//! ```

use super::asm::{Asm, Base, Cc, Label, Mem, Opcode};
use super::regs::Reg;
use crate::runtime::EntryLayout;

/// Where the address of a function has to be.
pub(crate) const CALLEE: Reg = Reg::R10;

/// What is used besides.
const THUNKS: Reg = Reg::R11;

/// A row of cells is twice as long as one of thunks.
const _: () = assert!(EntryLayout::CELL_STRIDE == 2 * EntryLayout::THUNK_STRIDE);

/// Where to go on with an address that is none of a thunk, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Other {
    other: Label,
    known: Label,
}

/// Makes the address of a function in [`CALLEE`] that of its code, as its cell has it now. Another
/// address stays as it is, once [`Other::finish`] has its place. Changes `r11` and the flags.
pub(crate) fn through_cell(asm: &mut Asm, entries: EntryLayout) -> Option<Other> {
    let bytes = u64::from(entries.limit) * EntryLayout::THUNK_STRIDE;
    let distance = entries.cells.wrapping_sub(entries.thunks) as i64;
    let bytes = i32::try_from(bytes).ok().filter(|&bytes| bytes > 0)?;
    let distance = i32::try_from(distance).ok()?;
    let (other, known) = (asm.label(), asm.label());
    let thunks = Mem::rip(Base::Abs(entries.thunks), 0);
    asm.op(Opcode::one(0x8d).wide(), THUNKS, thunks);
    asm.op(Opcode::one(0x2b).wide(), CALLEE, THUNKS);
    asm.op_imm(Opcode::one(0x81).wide(), 7, CALLEE.into(), bytes as u64, 4);
    asm.jcc(Cc::Ae, other);
    let cell = Mem {
        index: CALLEE,
        scale: 1,
        ..Mem::at(THUNKS, distance)
    };
    asm.op(Opcode::one(0x8b).wide(), CALLEE, cell);
    asm.bind(known);
    Some(Other { other, known })
}

impl Other {
    /// Where no code falls through.
    pub fn finish(self, asm: &mut Asm) {
        asm.bind(self.other);
        asm.op(Opcode::one(0x03).wide(), CALLEE, THUNKS);
        asm.jmp(self.known);
    }
}
