//! Where interpreted code meets exceptions: machine code that makes one call and returns whether it has
//! ended by an exception.
//!
//! The system's unwinder knows frames of machine code and their tables, and the personality function of a
//! program asks it about them. So a function that the interpreter runs has a *catcher* for each of its
//! handlers: a few instructions whose only call is described as the function's call would be if
//! it were compiled. The interpreter calls through it, and goes on where the catcher says.

use super::engine::{Engine, ModuleGroup};
use super::linked_address::Symbols;
use super::publish::{append_table, relocate};
use crate::interp::CATCHER_SIZE;
use crate::lir;
use crate::runtime::registry::FrameShape;
use crate::runtime::trampoline::call_with;
use crate::runtime::unwind;
use crate::x64::cfi::{Change, FrameInfo};
use crate::x64::regs::Reg;
use crate::x64::reloc::{Code, LandingPad};

/// Where in a catcher its call returns to, and where it goes on with an exception.
const CALL_END: u32 = 24;
const PAD: u32 = 32;

/// Makes the catchers of a function's handlers and gives the address of the first; the others follow,
/// [`CATCHER_SIZE`] apart. `None` where there is no memory for them, or if the program was unloaded
/// meanwhile.
pub(super) fn catchers(
    engine: &Engine,
    group: &ModuleGroup,
    func: &lir::Function,
    symbols: &Symbols<'_>,
) -> Option<usize> {
    let mut code = Code::default();
    for handler in func.handlers.keys() {
        let start = code.bytes.len() as u32;
        code.bytes.extend(catcher());
        describe(start, &mut code.frame_info);
        code.pads.push(LandingPad {
            call: start + CALL_END,
            at: start + PAD,
            handler,
        });
    }
    let len = code.bytes.len();
    code.text_len = len as u32;
    let (written, handles) = append_table(func, &mut code);
    if handles {
        unwind::expect_landing_pads();
    }
    group.publish(|blocks| {
        let writer = engine.memory.writer().ok()?;
        let block = writer.take_code(code.bytes.len())?;
        let base = block.address();
        if !relocate(symbols, &mut code, base) {
            // SAFETY: nobody knows of the block.
            unsafe { writer.free_code(block) };
            return None;
        }
        engine.memory.set_shape(&block, FrameShape::CHAINED);
        writer.write(&block, 0, &code.bytes);
        engine.unwinding.add(base..base + len, written.at(base));
        blocks.push(block);
        Some(base)
    })
}

/// The instructions of one. It takes what `call_with` does, and where to write the two words that a landing
/// pad is given; it returns 1 if it was, else 0.
fn catcher() -> [u8; CATCHER_SIZE] {
    let mut code = [0xcc; CATCHER_SIZE];
    let [a, b, c, d, e, f, g, h] = (call_with as *const () as u64).to_le_bytes();
    let instructions = [
        0x55, // push rbp
        0x48, 0x89, 0xe5, // mov rbp, rsp
        0x53, // push rbx
        0x48, 0x83, 0xec, 8, // sub rsp, 8
        0x48, 0x89, 0xd3, // mov rbx, rdx
        0x48, 0xb8, a, b, c, d, e, f, g, h, // mov rax, call_with
        0xff, 0xd0, // call rax
        0x31, 0xc0, // xor eax, eax
        0x48, 0x8b, 0x5d, 0xf8, // out: mov rbx, [rbp - 8]
        0xc9, 0xc3, // leave; ret
        0x48, 0x89, 0x03, // mov [rbx], rax
        0x48, 0x89, 0x53, 8, // mov [rbx + 8], rdx
        0xb8, 1, 0, 0, 0, // mov eax, 1
        0xeb, 0xec, // jmp out
    ];
    code[..instructions.len()].copy_from_slice(&instructions);
    code
}

/// Tells of the frame of the catcher that starts at an offset.
fn describe(start: u32, info: &mut FrameInfo) {
    let changes = [
        (0, Change::Remember),
        (1, Change::Cfa(Reg::RSP, 16)),
        (1, Change::Saved(Reg::RBP, 16)),
        (4, Change::Cfa(Reg::RBP, 16)),
        (5, Change::Saved(Reg::RBX, 24)),
        (31, Change::Cfa(Reg::RSP, 8)),
        (PAD, Change::Cfa(Reg::RBP, 16)),
        (CATCHER_SIZE as u32, Change::Recall),
    ];
    for (offset, change) in changes {
        info.push(start + offset, change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_where_the_instructions_are() {
        let code = catcher();
        assert_eq!(code[CALL_END as usize - 2..][..2], [0xff, 0xd0]);
        assert_eq!(code[PAD as usize..][..3], [0x48, 0x89, 0x03]);
        // The jump goes back to the instruction behind `xor`.
        let mut behind = PAD as usize..code.len();
        let after = behind.find(|&at| code[at] == 0xeb).unwrap() + 2;
        assert_eq!(after as i32 + i32::from(code[after - 1] as i8), 26);
    }
}
