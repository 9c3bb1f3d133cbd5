//! Finds the calls that are under way on a program's stack. Async-signal-safe.
//!
//! Generated code always keeps `rbp`, so its frames form a chain. C code in between need not: it
//! may use `rbp` for anything. So a frame pointer is trusted only where it leads to a return
//! address in generated code; elsewhere the stack is searched, word by word, for the next such
//! address, and for the frame pointer that the C code has put away.
//!
//! Relies on: the stack from the given stack pointer to `end` is mapped. Promises: reads nothing
//! else but generated code, and ends.

use super::registry;
use super::stack::StackBounds;
use super::trampoline;
use super::trap::{RawBacktrace, TrapOrigin};

/// Words searched for the next return address before the walk is given up.
const SEARCH_LIMIT: usize = 16 << 10;

/// Adds to `out` the return addresses in generated code between `sp` and `end`.
///
/// # Safety
///
/// All of the stack from `sp` to `end` must be readable.
pub(super) unsafe fn walk(
    bounds: &StackBounds,
    end: usize,
    origin: TrapOrigin,
    sp: usize,
    fp: usize,
    out: &mut RawBacktrace,
) {
    let mut sp = sp.next_multiple_of(8).max(bounds.low);
    let mut fp = fp;
    if sp > bounds.high || end > bounds.high {
        return;
    }
    let mut framed = matches!(origin, TrapOrigin::Code(_));
    let mut of_host = true;
    while sp + 8 <= end {
        if framed {
            // SAFETY: `frame` is given the readable range.
            match unsafe { frame(sp, fp, end) } {
                Frame::FromCode(pc) => {
                    out.push(pc);
                    sp = fp + 16;
                    // SAFETY: `frame` has found `fp` to lie in the readable range.
                    fp = unsafe { word(fp) };
                    continue;
                }
                Frame::Outermost => return,
                Frame::FromHost => sp = fp + 16,
                Frame::None => {}
            }
            of_host = true;
        }
        // SAFETY: the range searched is within the readable one.
        let Some((at, pc)) = (unsafe { search(sp, end, of_host) }) else {
            return;
        };
        out.push(pc);
        // SAFETY: as above; and a candidate is only followed where it lies within the range.
        let saved = unsafe {
            let leads_on = |fp: &usize| {
                let found = frame(at + 8, *fp, end);
                matches!(found, Frame::FromCode(_) | Frame::Outermost)
            };
            Some(fp)
                .filter(leads_on)
                .or_else(|| (sp..at).step_by(8).map(|at| word(at)).find(leads_on))
        };
        sp = at + 8;
        framed = saved.is_some();
        fp = saved.unwrap_or(fp);
        // With no frame pointer to go on from, the next call may be one within generated code.
        of_host = false;
    }
}

/// What a frame pointer leads to.
enum Frame {
    /// Nothing on this part of the stack.
    None,
    /// A frame that was called from generated code, and the return address.
    FromCode(usize),
    /// A frame that was called from elsewhere.
    FromHost,
    /// The frame that the trampoline called.
    Outermost,
}

unsafe fn frame(sp: usize, fp: usize, end: usize) -> Frame {
    let fits = fp >= sp && fp.is_multiple_of(8) && fp.checked_add(16).is_some_and(|top| top <= end);
    if !fits {
        return Frame::None;
    }
    // SAFETY: the two words at `fp` lie between `sp` and `end`.
    let pc = unsafe { word(fp + 8) };
    if registry::is_code(pc) {
        Frame::FromCode(pc)
    } else if trampoline::is_in_call(pc) {
        Frame::Outermost
    } else {
        Frame::FromHost
    }
}

/// The next word on the stack that is a return address in generated code, and where it is. With
/// `of_host`, it must be that of a call which cannot have been one to generated code, since the
/// stack of a C function also holds what calls long finished have left there.
unsafe fn search(from: usize, end: usize, of_host: bool) -> Option<(usize, usize)> {
    let end = end.min(from.saturating_add(SEARCH_LIMIT * 8)) & !7;
    for at in (from..end).step_by(8) {
        // SAFETY: between `from` and `end`, which the caller has vouched for.
        let pc = unsafe { word(at) };
        let Some(window) = registry::windows().find(|window| window.contains_code(pc)) else {
            continue;
        };
        // SAFETY: `pc` lies in the code of a live engine, at least 8 bytes from its start.
        let call = unsafe { window.call_before(pc) };
        let plausible = match call {
            registry::CallBefore::None => false,
            registry::CallBefore::Code => !of_host,
            registry::CallBefore::Host | registry::CallBefore::Unknown => true,
        };
        if plausible {
            return Some((at, pc));
        }
    }
    None
}

unsafe fn word(at: usize) -> usize {
    // SAFETY: the caller vouches for the address; volatile, because the stack is that of running
    // code which the compiler knows nothing of.
    unsafe { (at as *const usize).read_volatile() }
}
