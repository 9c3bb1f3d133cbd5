//! Finds the calls that are under way on a program's stack. Async-signal-safe.
//!
//! Of generated code it is known, function by function, where the return address is: a fixed
//! distance above the stack pointer, or where `rbp`, kept as the frame pointer, says. C code in
//! between may use `rbp` for anything. So a frame pointer is trusted only where it leads to a
//! return address in generated code; elsewhere the stack is searched, word by word, for the next
//! such address, and for the frame pointer that the C code has put away.
//!
//! Relies on: the stack from the given stack pointer to `end` is mapped. Promises: reads nothing
//! else but generated code, and ends.

use std::ops::Range;

use super::registry::{self, CallBefore, FrameShape};
use super::stack::StackBounds;
use super::trampoline;
use super::trap::{RawBacktrace, TrapOrigin};

/// Words searched for the next return address before the walk is given up.
const SEARCH_LIMIT: usize = 16 << 10;
/// Bytes that a function pushes before its frame has its shape, with the return address.
const MOST_PUSHED: usize = 8 * 8;

/// Where a walk begins.
#[derive(Debug, Clone, Copy)]
pub struct WalkStart {
    /// The stack pointer.
    pub sp: usize,
    /// The frame pointer, if it is one.
    pub fp: usize,
    /// Whether a function has just been called there: then the stack pointer leads to the address
    /// that it returns to.
    pub is_called: bool,
}

/// What optimized code touches the next page of a large frame by: `test [rsp], esp; cmp rsp, r11`,
/// where `r11` is what `rsp` will be once the frame is allocated.
pub(crate) const PROBE_CODE: [u8; 6] = [0x85, 0x24, 0x24, 0x49, 0x3b, 0xe3];

/// Where the frame is of a function that has trapped at `pc`, which is `sp` unless it was being
/// allocated.
///
/// # Safety
///
/// `pc` must be in the code of a live engine.
pub(super) unsafe fn frame_pointer(pc: usize, sp: usize, r11: usize) -> usize {
    let is_probe = PROBE_CODE.iter().enumerate().all(|(i, &byte)| {
        // SAFETY: there is a whole instruction at `pc`, and this looks no further than it is the
        // first of these, which stand in a row.
        byte == unsafe { ((pc + i) as *const u8).read_volatile() }
    });
    match is_probe {
        true => r11,
        false => sp,
    }
}

/// Adds to `out` the return addresses in generated code between a place and `end`.
///
/// # Safety
///
/// All of the stack from the place to `end` must be readable.
pub(super) unsafe fn walk(
    bounds: &StackBounds,
    end: usize,
    origin: TrapOrigin,
    place: WalkStart,
    out: &mut RawBacktrace,
) {
    // Of a frame that overflows the stack, a part lies below it; the return address is above.
    let mut sp = place.sp.next_multiple_of(8);
    let mut fp = place.fp;
    if sp > bounds.high || end > bounds.high {
        return;
    }
    let range = bounds.low..end;
    // An address in the function whose frame is at `sp`, where `sp` and `fp` may be trusted.
    let mut here = match origin {
        TrapOrigin::Code(pc) => Some(pc),
        TrapOrigin::Interp | TrapOrigin::Host(_) => None,
    };
    let mut of_host = true;
    let mut is_innermost = true;
    if place.is_called && sp == place.sp && sp >= range.start && sp + 8 <= end {
        // SAFETY: within the readable range.
        let pc = unsafe { word(sp) };
        if registry::is_code(pc) {
            out.push(pc);
            here = Some(pc - 1);
            is_innermost = false;
            sp += 8;
        }
    }
    while sp + 8 <= end {
        if let Some(pc) = here {
            let was_innermost = std::mem::take(&mut is_innermost);
            let shape = registry::frame_shape(pc);
            // SAFETY: `frame` is given the readable range.
            let found = unsafe { frame(shape, sp, fp, &range) };
            match found {
                CallOrigin::FromCode(caller) => {
                    out.push(caller.pc);
                    // The call may be the last instruction of its function.
                    here = Some(caller.pc - 1);
                    (sp, fp) = (caller.sp, caller.fp);
                    continue;
                }
                CallOrigin::Outermost => return,
                CallOrigin::FromHost(caller) => {
                    // The stack may have overflown before the frame was there.
                    let from = sp.max(range.start);
                    let top = end.min(from + MOST_PUSHED);
                    // SAFETY: a part of the readable range.
                    let early = (was_innermost && shape != FrameShape::CHAINED)
                        .then(|| unsafe { search(from, top, false) })
                        .flatten();
                    if let Some((at, pc)) = early {
                        out.push(pc);
                        here = Some(pc - 1);
                        sp = at + 8;
                        continue;
                    }
                    (sp, fp) = (caller.sp, caller.fp);
                    of_host = true;
                }
                CallOrigin::None => of_host = false,
            }
        }
        sp = sp.max(range.start);
        // SAFETY: the range searched is within the readable one.
        let Some((at, pc)) = (unsafe { search(sp, end, of_host) }) else {
            return;
        };
        out.push(pc);
        let shape = registry::frame_shape(pc - 1);
        // SAFETY: the range searched is within the readable one; and a candidate is only followed where it
        // lies within the range.
        let saved = unsafe {
            let leads_on = |fp: &usize| match frame(shape, at + 8, *fp, &range) {
                CallOrigin::FromCode(caller) => {
                    let is_chained = registry::frame_shape(caller.pc - 1) == FrameShape::CHAINED;
                    !is_chained || caller.fp > *fp
                }
                CallOrigin::Outermost => true,
                CallOrigin::None | CallOrigin::FromHost(_) => false,
            };
            // What calls long finished have left may look like frame pointers, too: the frame
            // that ends first is the function's own.
            let put_away = || {
                (sp..at)
                    .step_by(8)
                    .map(|at| word(at))
                    .filter(leads_on)
                    .min()
            };
            Some(fp).filter(leads_on).or_else(put_away)
        };
        sp = at + 8;
        here = saved.map(|_| pc - 1);
        fp = saved.unwrap_or(fp);
        // With no frame pointer to go on from, the next call may be one within generated code.
        of_host = false;
    }
}

/// Where a function goes on when what it has called returns: the return address, and the registers
/// as they are then.
struct Caller {
    pc: usize,
    sp: usize,
    fp: usize,
}

/// What a frame leads to.
enum CallOrigin {
    /// Nothing on this part of the stack.
    None,
    /// It was called from generated code.
    FromCode(Caller),
    /// It was called from elsewhere.
    FromHost(Caller),
    /// It was called by the trampoline.
    Outermost,
}

/// The caller of the function whose frame has this shape.
///
/// # Safety
///
/// All of the stack in `range` must be readable.
unsafe fn frame(shape: FrameShape, sp: usize, fp: usize, range: &Range<usize>) -> CallOrigin {
    // Where the return address stands, and whether `rbp` is below it.
    let (at, saves) = match shape.parts() {
        Some((size, saves)) => (sp.checked_add(size), saves),
        None => (fp.checked_add(8).filter(|&at| at >= sp + 8), true),
    };
    let fits = |at: &usize| {
        let low = if saves { at.wrapping_sub(8) } else { *at };
        at.is_multiple_of(8)
            && low >= range.start
            && at.checked_add(8).is_some_and(|top| top <= range.end)
    };
    let Some(at) = at.filter(fits) else {
        return CallOrigin::None;
    };
    // SAFETY: the word at `at` lies in the range, and so does the one below where that is `rbp`.
    let caller = unsafe {
        Caller {
            pc: word(at),
            sp: at + 8,
            fp: if saves { word(at - 8) } else { fp },
        }
    };
    if registry::is_code(caller.pc) {
        CallOrigin::FromCode(caller)
    } else if trampoline::is_in_call(caller.pc) {
        CallOrigin::Outermost
    } else {
        CallOrigin::FromHost(caller)
    }
}

/// The next word on the stack that is a return address in generated code, and where it is. With
/// `of_host`, it must be that of a call which cannot have been one to generated code, since the
/// stack of a C function also holds what calls long finished have left there.
///
/// # Safety
///
/// What lies between `from` and `end` is mapped stack.
unsafe fn search(from: usize, end: usize, of_host: bool) -> Option<(usize, usize)> {
    let end = end.min(from.saturating_add(SEARCH_LIMIT * 8)) & !7;
    for at in (from..end).step_by(8) {
        // SAFETY: between `from` and `end`, which the caller has vouched for.
        let pc = unsafe { word(at) };
        let plausible = match registry::call_before(pc) {
            None | Some(CallBefore::None) => false,
            Some(CallBefore::Code) => !of_host,
            Some(CallBefore::Host | CallBefore::Unknown) => true,
        };
        if plausible {
            return Some((at, pc));
        }
    }
    None
}

/// A word of the stack.
///
/// # Safety
///
/// The address is a multiple of 8, in mapped memory.
unsafe fn word(at: usize) -> usize {
    // SAFETY: the caller vouches for the address; volatile, because the stack is that of running
    // code which the compiler knows nothing of.
    unsafe { (at as *const usize).read_volatile() }
}
