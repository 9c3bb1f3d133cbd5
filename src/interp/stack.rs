//! The interpreter's own stack and what a thread's interpreter is doing.
//!
//! Frames lie one behind the other and grow upwards. Each starts with a header:
//!
//! ```text
//!   0  where the caller goes on      1  the caller's frame
//!   2  the code of this function     3  where the results go
//! ```
//!
//! then registers, then slots. Behind the frame that runs lies what it has allocated. A frame
//! that was entered from native code is preceded by two words: the instruction and the frame that
//! were running before; in front of those the block of its arguments.

use std::cell::UnsafeCell;
use std::io;
use std::ptr;
use std::sync::atomic::AtomicU64;

use super::code::Code;
use super::op::{Op, Word};
use crate::runtime::FuncIndex;

/// Bytes of an interpreter stack when nobody asks for another size.
pub const DEFAULT_STACK: usize = 64 << 20;

/// Bytes behind the limit: arguments are written before the frame is checked.
const SLACK: usize = 1 << 20;

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
/// The number of words of the header.
pub(super) const HEADER: usize = 4;

/// What a frame that was entered from native code returns to.
pub(super) fn exit() -> *const AtomicU64 {
    static EXIT: AtomicU64 = AtomicU64::new(Op::Exit as u64);
    &EXIT
}

/// The interpreter of one thread.
#[derive(Debug)]
pub(super) struct Context {
    /// The last instruction that could trap or call.
    pub(super) ip: *const AtomicU64,
    /// The frame that runs.
    pub(super) fp: *mut u64,
    /// Behind all that is in use; right while native code runs.
    pub(super) sp: usize,
    /// No frame reaches behind this.
    pub(super) limit: usize,
    /// Where the call from native code that has just ended goes on, with the arguments in its
    /// block: it was a tail call. Else null.
    pub(super) jump: *const u8,
    /// How many steps are left, where steps are counted.
    pub(super) fuel: u64,
    base: usize,
    bytes: usize,
}

thread_local! {
    static CONTEXT: UnsafeCell<Context> = const {
        UnsafeCell::new(Context {
            ip: ptr::null(),
            fp: ptr::null_mut(),
            sp: 0,
            limit: 0,
            jump: ptr::null(),
            fuel: u64::MAX,
            base: 0,
            bytes: 0,
        })
    };
    static GUARD: Guard = const { Guard };
}

/// Unmaps the thread's stack when the thread ends. The context itself has nothing to drop: it is
/// there to the last, because `exit` runs the handlers that a program has registered after the
/// thread's values are gone, and may do so in the midst of interpreted code.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        // SAFETY: the context is this thread's, and no reference to it is held.
        if let Some(context) = unsafe { context().as_mut() }
            && context.sp == context.base
        {
            context.unmap();
        }
    }
}

/// The context of this thread.
pub(super) fn context() -> *mut Context {
    CONTEXT
        .try_with(|context| context.get())
        .unwrap_or(ptr::null_mut())
}

impl Context {
    /// Maps a stack of at least so many bytes, if there is none; one that is idle may be
    /// replaced by a larger one.
    pub(super) fn prepare(&mut self, bytes: usize) -> io::Result<()> {
        let idle = self.sp == self.base;
        if self.base != 0 && (!idle || self.bytes >= bytes) {
            return Ok(());
        }
        self.unmap();
        let bytes = bytes.max(SLACK).next_multiple_of(1 << 16);
        let total = bytes.checked_add(SLACK).ok_or(io::ErrorKind::OutOfMemory)?;
        // SAFETY: a fresh anonymous mapping touches nothing that exists.
        let base = unsafe {
            libc::mmap(
                ptr::null_mut(),
                total,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                -1,
                0,
            )
        };
        if base == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        // Where the thread's values are gone already, the stack stays until the process ends.
        let _ = GUARD.try_with(|_| ());
        self.base = base as usize;
        self.sp = self.base;
        self.bytes = bytes;
        self.limit = self.base + bytes;
        Ok(())
    }

    fn unmap(&mut self) {
        if self.base != 0 {
            // SAFETY: the mapping was made by `prepare`, and no frame lies on it.
            unsafe { libc::munmap(self.base as *mut libc::c_void, self.bytes + SLACK) };
            self.base = 0;
            self.sp = 0;
        }
    }
}

/// A function that was running when a trap was raised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The function.
    pub function: FuncIndex,
    /// The `ir` instruction that it was at, where that is known.
    pub inst: Option<u32>,
}

/// What this thread's interpreter was doing at some time; see [`mark`].
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    ip: *const AtomicU64,
    fp: *mut u64,
    sp: usize,
}

impl Mark {
    /// Of a thread whose interpreter does nothing.
    pub const IDLE: Mark = Mark {
        ip: ptr::null(),
        fp: ptr::null_mut(),
        sp: 0,
    };
}

/// Notes what the interpreter of this thread is doing, before a call into a program that may end
/// in a trap. After a trap [`unwind`] goes back to it.
pub fn mark() -> Mark {
    let context = context();
    // SAFETY: the context is this thread's, and no reference to it is held.
    match unsafe { context.as_ref() } {
        Some(context) => Mark {
            ip: context.ip,
            fp: context.fp,
            sp: context.sp,
        },
        None => Mark::IDLE,
    }
}

/// Most frames that [`unwind`] tells of from the inner and from the outer end.
const INNER: usize = 64;
const OUTER: usize = 16;

/// After a trap: goes back to what was noted before the call. Gives the functions that were
/// running, the innermost first, and the number of those that were left out behind the first 64
/// where there were too many.
///
/// # Safety
///
/// Everything that this thread has interpreted since the mark must have been abandoned by the
/// trap, and the code that was running must still be alive.
pub unsafe fn unwind(mark: &Mark) -> (Vec<Frame>, usize) {
    // SAFETY: the context is this thread's, and no reference to it is held.
    let Some(context) = (unsafe { context().as_mut() }) else {
        return (Vec::new(), 0);
    };
    let mut inner = Vec::new();
    let mut outer = std::collections::VecDeque::new();
    let mut count = 0usize;
    let (mut ip, mut fp) = (context.ip, context.fp);
    while fp != mark.fp && !fp.is_null() {
        // SAFETY: `fp` is a frame whose header was written when it was entered.
        let (code, to, caller) = unsafe {
            let code = &*(*fp.add(CODE) as *const Code);
            (code, *fp.add(RETURN), *fp.add(CALLER))
        };
        let frame = Frame {
            function: code.function,
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
            // SAFETY: such a frame is preceded by the two words.
            unsafe {
                ip = *fp.sub(ENTRY_IP) as *const AtomicU64;
                fp = *fp.sub(ENTRY_FP) as *mut u64;
            }
        } else {
            // A return address stands behind the words of the call.
            ip = (to as *const AtomicU64).wrapping_sub(1);
            fp = caller as *mut u64;
        }
    }
    context.ip = mark.ip;
    context.fp = mark.fp;
    if mark.sp != 0 {
        context.sp = mark.sp;
    } else {
        context.sp = context.base;
    }
    // What a deep recursion has used is given back.
    let used = context.sp.next_multiple_of(4096);
    // SAFETY: the range lies in the mapping, behind all frames.
    unsafe {
        libc::madvise(
            used as *mut libc::c_void,
            (context.base + context.bytes).saturating_sub(used),
            libc::MADV_DONTNEED,
        );
    }
    let omitted = count - inner.len() - outer.len();
    inner.extend(outer);
    (inner, omitted)
}

/// Sets how many steps this thread may still interpret in code whose steps are counted, and
/// returns how many were left before. A step is about an instruction of LIR.
pub fn set_fuel(steps: u64) -> u64 {
    // SAFETY: the context is this thread's, and no reference to it is held.
    match unsafe { context().as_mut() } {
        Some(context) => std::mem::replace(&mut context.fuel, steps),
        None => 0,
    }
}

/// The word that [`exit`] leads to decodes as such.
const _: () = assert!(size_of::<Word>() == size_of::<AtomicU64>());
