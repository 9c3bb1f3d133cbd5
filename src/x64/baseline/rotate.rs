//! Loops that test first are turned over: where a block jumps back to a short header that decides
//! whether to go on, the header's code is put in place of the jump, with the branch the other way
//! round. That saves a jump each time round.
//!
//! The code is copied as it stands. Coming from the copy, registers and frame hold what they hold
//! coming from the header, so that whatever the allocator knows of the block behind it is true.

use super::alloc::Gen;
use super::count;
use super::order::NONE;
use crate::x64::asm::{Cc, CodePosition, Label};

/// The most bytes that are copied.
const LIMIT: u32 = 40;

/// A header whose code can be copied.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// The block, by place in the order. The next one is where the loop goes on.
    block: u32,
    /// The last block of the loop.
    end: u32,
    /// The code before the branch.
    code: (CodePosition, CodePosition),
    /// On what the loop goes on, and where to else.
    cc: Cc,
    exit: u32,
}

/// Notes that the current block, all emitted, ends with a branch at `branch` that leaves for
/// the block `exit` unless `cc` holds, and otherwise goes on at the next block.
pub(super) fn note_header(cx: &mut Gen<'_>, branch: CodePosition, cc: Cc, exit: u32) {
    let end = cx.order.nodes[cx.index as usize].region_end;
    let inside = end != NONE && cx.index < end && exit > end;
    let code = (cx.regs.block_start, branch);
    if inside && cx.asm.can_copy(code, LIMIT) {
        cx.regs.headers.push(Header {
            block: cx.index,
            end,
            code,
            cc,
            exit,
        });
    }
}

/// Jumps from the end of the current block back to the block `to` by a copy of its code.
/// `false` if that cannot be.
pub(super) fn jump_by_copy(cx: &mut Gen<'_>, to: u32) -> bool {
    while let Some(header) = cx.regs.headers.last() {
        if header.end >= cx.index {
            break;
        }
        cx.regs.headers.pop();
    }
    let innermost = cx.regs.headers.last();
    let Some(&header) = innermost.filter(|header| header.block == to) else {
        return false;
    };
    count::count_round(cx, header.block);
    cx.asm.copy(header.code);
    cx.asm.jcc(header.cc, Label(header.block + 1));
    if header.exit != cx.index + 1 {
        cx.asm.jmp(Label(header.exit));
    }
    true
}
