//! What a program is doing that has stopped.

use super::access::SLOTS;
use super::{Machine, memory::Segment};
use crate::interp::code::Bytecode;
use crate::interp::frame::{CALLER, CODE, PORTABLE_IP, RETURN, exit};
use crate::runtime::FuncIndex;
use std::sync::atomic::AtomicU64;

/// A frame of a program that has stopped.
#[derive(Clone, Debug)]
pub struct StoppedFrame {
    /// The function.
    pub function: FuncIndex,
    /// The `ir` instruction that comes next, or the call that is under way.
    pub inst: Option<u32>,
    /// The address of its slots.
    pub slots: u64,
    /// The words of the frame.
    pub words: Vec<u64>,
}

/// The most words of frames that are copied: of those of one frame, of which most programs have less than a thousand.
const MOST_WORDS: usize = 1 << 20;

impl<S> Machine<'_, S> {
    /// The frames of a program that has stopped, the innermost first, and how many were left out behind the first
    /// `most`.
    pub fn stopped_frames(&self, most: usize) -> (Vec<StoppedFrame>, usize) {
        let mut frames = Vec::new();
        let mut omitted = 0;
        let mut words = MOST_WORDS;
        let (mut ip, mut fp, mut slots) = (self.ip, self.fp, self.slots);
        while !fp.is_null() {
            // SAFETY: the frames are those of this machine, which are alive, as their code is. A frame's header was
            // written when it was entered, and so was the head in front of it; the whole frame lies in the machine's
            // memory. Before a frame that was entered from outside of the loop stands the instruction of the caller.
            unsafe {
                let code = &*(*fp.add(CODE) as *const Bytecode);
                let count = code.frame_bytes / 8;
                if frames.len() < most && count <= words {
                    words -= count;
                    frames.push(StoppedFrame {
                        function: code.function,
                        inst: code.origin_at(ip),
                        slots,
                        words: std::slice::from_raw_parts(fp, count).to_vec(),
                    });
                } else {
                    omitted += 1;
                }
                let to = *fp.add(RETURN) as *const AtomicU64;
                ip = match to == exit() {
                    true => *fp.sub(PORTABLE_IP) as *const AtomicU64,
                    // A return address stands behind the words of the call.
                    false => to.wrapping_sub(1),
                };
                slots = *fp.sub(SLOTS);
                fp = *fp.add(CALLER) as *mut u64;
            }
        }
        (frames, omitted)
    }

    /// The fuel that is left, if there is a limit.
    pub fn fuel_left(&self) -> Option<u64> {
        self.limits.fuel
    }

    /// The part of the stack that is in use.
    pub fn stack_in_use(&self) -> std::ops::Range<u64> {
        Segment::Stack.start()..self.top
    }
}
