//! Frames of the interpreter, on any machine.
//!
//! A frame starts with a header:
//!
//! ```text
//!   0  where the caller goes on      1  the caller's frame
//!   2  the code of this function     3  where the results go
//! ```
//!
//! Then come registers and, on the native machine, slots.

use std::ptr;
use std::sync::atomic::AtomicU64;

use super::code::Bytecode;
use super::op::{Opcode, Word};
use crate::runtime::FuncIndex;

/// Bytes behind the limit: arguments are written before the frame is checked.
pub(super) const SLACK: usize = 1 << 20;

/// The words of a frame's header.
pub(super) const RETURN: usize = 0;
pub(super) const CALLER: usize = 1;
pub(super) const CODE: usize = 2;
pub(super) const RESULT: usize = 3;
/// The words in front of a frame that was entered from native code, which are as many as keep it
/// aligned.
pub(super) const ENTRY: usize = 4;
pub(super) const ENTRY_FP: usize = 1;
pub(super) const ENTRY_IP: usize = 2;
pub(super) const ENTRY_BLOCK: usize = 3;
/// Where the same instruction is in front of a frame that the portable machine was entered by.
pub(super) const PORTABLE_IP: usize = 3;
/// The number of words of the header.
pub(super) const HEADER: usize = 4;

/// What a frame that was entered from native code returns to.
pub(super) fn exit() -> *const AtomicU64 {
    static EXIT: AtomicU64 = AtomicU64::new(Opcode::Exit as u64);
    &EXIT
}

/// A function that was running when a trap was raised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InterpreterFrame {
    /// The function.
    pub function: FuncIndex,
    /// The address of its [`Bytecode`], which distinguishes it from one of another engine.
    pub code: usize,
    /// The `ir` instruction that it was at, where that is known.
    pub inst: Option<u32>,
}

/// Most frames that are listed from the inner and from the outer end.
const INNER: usize = 64;
const OUTER: usize = 16;

/// The functions that the portable machine is running, from the instruction and the frame that it is at; the innermost
/// first, and how many were left out in the middle.
///
/// # Safety
///
/// The frames and their code must be alive.
pub(super) unsafe fn walk_portable(
    ip: *const AtomicU64,
    fp: *mut u64,
) -> (Vec<InterpreterFrame>, usize) {
    // SAFETY: such a frame is preceded by the word.
    unsafe {
        let before = |fp: *mut u64| (*fp.sub(PORTABLE_IP), *fp.add(CALLER));
        walk_frames(ip, fp, ptr::null_mut(), before)
    }
}

/// Walks from a frame to the one at `end`. `before` gives the instruction and the frame that were running before a frame
/// that was entered from outside of the loop.
///
/// # Safety
///
/// The frames and their code must be alive.
pub(super) unsafe fn walk_frames(
    mut ip: *const AtomicU64,
    mut fp: *mut u64,
    end: *mut u64,
    before: impl Fn(*mut u64) -> (u64, u64),
) -> (Vec<InterpreterFrame>, usize) {
    let mut inner = Vec::new();
    let mut outer = std::collections::VecDeque::new();
    let mut count = 0usize;
    while fp != end && !fp.is_null() {
        // SAFETY: `fp` is a frame whose header was written when it was entered.
        let (code, to, caller) = unsafe {
            let code = &*(*fp.add(CODE) as *const Bytecode);
            (code, *fp.add(RETURN), *fp.add(CALLER))
        };
        let frame = InterpreterFrame {
            function: code.function,
            code: ptr::from_ref(code) as usize,
            inst: code.origin_at(ip),
        };
        match inner.len() < INNER {
            true => inner.push(frame),
            false => outer.push_back(frame),
        }
        if outer.len() > OUTER {
            outer.pop_front();
        }
        count += 1;
        if to as *const AtomicU64 == exit() {
            let (entered_at, entered_from) = before(fp);
            ip = entered_at as *const AtomicU64;
            fp = entered_from as *mut u64;
        } else {
            // A return address stands behind the words of the call.
            ip = (to as *const AtomicU64).wrapping_sub(1);
            fp = caller as *mut u64;
        }
    }
    let omitted = count - inner.len() - outer.len();
    inner.extend(outer);
    (inner, omitted)
}

/// The word that [`exit`] leads to decodes as such.
const _: () = assert!(size_of::<Word>() == size_of::<AtomicU64>());
