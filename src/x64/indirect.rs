//! Calls of functions by their addresses.
//!
//! The address of a function of an engine is that of its thunk, which jumps through its entry
//! cell: a second jump on the way of every call, and that is what most of its time goes to.
//! So the caller looks whether the address is that of a thunk and calls what the cell holds.
//!
//! ```text
//!       lea r11, [thunks]
//!       sub r10, r11
//!       cmp r10, 16 * limit
//!       jae other
//!       mov r10, [r11 + 2 * r10 + cells - thunks]
//!       jmp known
//! other:
//!       add r10, r11
//! known:
//!       call r10
//! ```

use super::asm::{Asm, Base, Cc, Mem, Op};
use super::regs::Reg;
use crate::runtime::EntryLayout;

/// Where the address of a function has to be.
pub const CALLEE: Reg = Reg::R10;

/// What is used besides.
const THUNKS: Reg = Reg::R11;

/// A row of cells is twice as long as one of thunks.
const _: () = assert!(EntryLayout::CELL_STRIDE == 2 * EntryLayout::THUNK_STRIDE);

/// Makes the address of a function in [`CALLEE`] that of its code, as its cell has it now. Another
/// address stays as it is. Changes `r11` and the flags.
pub fn through_cell(asm: &mut Asm, entries: EntryLayout) {
    let bytes = u64::from(entries.limit) * EntryLayout::THUNK_STRIDE;
    let distance = entries.cells.wrapping_sub(entries.thunks) as i64;
    if bytes == 0 {
        return;
    }
    let (Ok(bytes), Ok(distance)) = (i32::try_from(bytes), i32::try_from(distance)) else {
        return;
    };
    let thunks = Mem::rip(Base::Abs(entries.thunks), 0);
    asm.op(Op::one(0x8d).wide(), THUNKS, thunks);
    asm.op(Op::one(0x2b).wide(), CALLEE, THUNKS);
    asm.op_imm(Op::one(0x81).wide(), 7, CALLEE.into(), bytes as u64, 4);
    let other = asm.jcc_short(Cc::Ae);
    let cell = Mem {
        index: CALLEE,
        scale: 1,
        ..Mem::at(THUNKS, distance)
    };
    asm.op(Op::one(0x8b).wide(), CALLEE, cell);
    let known = asm.jmp_short();
    asm.land(other);
    asm.op(Op::one(0x03).wide(), CALLEE, THUNKS);
    asm.land(known);
}
