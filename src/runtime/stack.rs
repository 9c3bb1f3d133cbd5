//! Stacks for running programs, each with a guard below it.
//!
//! A program does not run on its caller's stack: it gets one of the size that was asked for,
//! with [`GUARD_SIZE`] bytes of unmapped memory at its lower end, so that overflowing it is
//! always noticed and distinguished from any other bad access. Stacks are kept per thread and
//! used again, because mapping one costs more than a short call.

use std::cell::RefCell;
use std::ffi::CStr;
use std::io;

use crate::sys::memory::{self, Mapping, PAGE, Rights};
use crate::sys::signals;

/// Bytes of unmapped memory below each stack. A frame larger than this must touch its pages in
/// order (see the compilers' prologues), or it could step over the guard.
pub(crate) const GUARD_SIZE: usize = 1 << 20;

/// Bytes that each stack has beyond the size asked for, so that host functions and the compiler,
/// which run on the same stack, have room when the program has used its own part.
pub(crate) const HOST_RESERVE: usize = 512 << 10;

/// The smallest stack.
pub(crate) const MIN_SIZE: usize = 64 << 10;

/// Where a stack lies: `guard..low` is unmapped, `low..high` is the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StackBounds {
    /// The lowest address of the guard.
    pub guard: usize,
    /// The lowest address of the stack.
    pub low: usize,
    /// The address after the highest of the stack.
    pub high: usize,
}

impl StackBounds {
    /// Whether the address lies on the stack.
    pub(crate) fn contains(&self, address: usize) -> bool {
        (self.low..self.high).contains(&address)
    }

    /// Whether the address lies in the guard below the stack.
    pub(crate) fn in_guard(&self, address: usize) -> bool {
        (self.guard..self.low).contains(&address)
    }
}

/// A mapped stack with its guard.
#[derive(Debug)]
pub(crate) struct GuardedStack {
    bounds: StackBounds,
    /// Nothing runs on it when it is dropped, since whoever runs on a stack borrows or owns it.
    _mapping: Mapping,
}

impl GuardedStack {
    /// Maps a stack with room for `size` bytes and the [`HOST_RESERVE`].
    pub(crate) fn new(size: usize) -> io::Result<Self> {
        let size = whole_size(size)?;
        let total = size
            .checked_add(GUARD_SIZE)
            .ok_or(io::ErrorKind::OutOfMemory)?;
        let mapping = Mapping::stack(total)?;
        mapping.protect(GUARD_SIZE..total, Rights::ReadWrite)?;
        let guard = mapping.start();
        Ok(GuardedStack {
            bounds: StackBounds {
                guard,
                low: guard + GUARD_SIZE,
                high: guard + total,
            },
            _mapping: mapping,
        })
    }

    /// Where it lies.
    pub(crate) fn bounds(&self) -> StackBounds {
        self.bounds
    }
}

/// Makes the upper half of the guard of a [`GuardedStack`] a part of the stack, for what has to run when the
/// stack has overflowed. Gives the lowest address of the stack as it is then. Async-signal-safe.
///
/// # Safety
///
/// The bounds are those of such a stack, which is mapped.
pub(crate) unsafe fn open_guard(bounds: &StackBounds) -> Option<usize> {
    // SAFETY: the caller keeps the contract of `open_guard`.
    unsafe { protect_guard(bounds, Rights::ReadWrite) }
}

/// Takes back what [`open_guard`] has done.
///
/// # Safety
///
/// As for that; nothing runs there any more.
pub(crate) unsafe fn close_guard(bounds: &StackBounds) {
    // SAFETY: the caller keeps the contract of `close_guard`. What cannot be protected again is a stack that is larger.
    let _ = unsafe { protect_guard(bounds, Rights::None) };
}

/// Sets the rights of the upper half of a guard.
///
/// # Safety
///
/// The bounds are those of a [`GuardedStack`], which is mapped, and nothing is in use in its guard if it is closed.
unsafe fn protect_guard(bounds: &StackBounds, rights: Rights) -> Option<usize> {
    const HALF: usize = GUARD_SIZE / 2;
    let start = bounds.guard + HALF;
    // SAFETY: the guard is part of the mapping of the stack, as the caller vouches.
    let result = unsafe { memory::protect(start, HALF, rights) };
    result.is_ok().then_some(start)
}

fn whole_size(size: usize) -> io::Result<usize> {
    size.max(MIN_SIZE)
        .checked_add(HOST_RESERVE)
        .and_then(|size| size.checked_next_multiple_of(PAGE))
        .ok_or_else(|| io::ErrorKind::OutOfMemory.into())
}

/// How many idle stacks a thread keeps.
const KEPT: usize = 4;

thread_local! {
    static IDLE: RefCell<Vec<GuardedStack>> = const { RefCell::new(Vec::new()) };
}

/// Takes an idle stack of this size from the thread, or maps one.
pub(crate) fn acquire(size: usize) -> io::Result<GuardedStack> {
    let wanted = whole_size(size)?;
    let idle = IDLE.try_with(|idle| {
        let mut idle = idle.borrow_mut();
        let found = idle
            .iter()
            .rposition(|stack| stack.bounds.high - stack.bounds.low == wanted)?;
        Some(idle.swap_remove(found))
    });
    match idle {
        Ok(Some(stack)) => Ok(stack),
        _ => GuardedStack::new(size),
    }
}

/// Gives a stack back to the thread for the next call. It takes the place of one that has been idle for long where
/// there are many.
pub(crate) fn release(stack: GuardedStack) {
    // A thread that is ending has no pool any more: the stack is then unmapped by its drop.
    let _ = IDLE.try_with(|idle| {
        let mut idle = idle.borrow_mut();
        if idle.len() == KEPT {
            idle.remove(0);
        }
        idle.push(stack);
    });
}

/// The stack that the system has given to the process's first thread, if that is the one which asks and
/// it has room for `size` bytes. It grows as far as its limit, which is raised if need be, and nothing is
/// mapped for a long way below that.
pub(crate) fn of_process(size: usize) -> Option<StackBounds> {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    if signals::this_thread() as u32 != std::process::id() {
        return None;
    }
    // SAFETY: these ask the system; the name of the program, if there is one, is a C string that lives as
    // long as the process.
    let name = unsafe {
        if libc::getrlimit(libc::RLIMIT_STACK, &raw mut limit) != 0
            || limit.rlim_cur == libc::RLIM_INFINITY
        {
            return None;
        }
        let name = libc::getauxval(libc::AT_EXECFN) as *const libc::c_char;
        (!name.is_null()).then(|| CStr::from_ptr(name))?
    };
    // The kernel puts that name at the end of the stack, with a word of zeros behind it.
    let end = name.as_ptr() as usize + name.to_bytes_with_nul().len() + 8;
    let high = end.next_multiple_of(PAGE);
    if size > limit.rlim_cur as usize - PAGE {
        raise_limit(
            high,
            size.checked_next_multiple_of(PAGE)? + PAGE,
            &mut limit,
        )?;
    }
    let low = high.checked_sub(limit.rlim_cur as usize)?;
    let low = low.next_multiple_of(PAGE);
    Some(StackBounds {
        guard: low.saturating_sub(GUARD_SIZE),
        low,
        high,
    })
}

/// Raises the limit of the process's own stack, which ends at `high`, to so many bytes, if the system
/// lets it and nothing is mapped there. What is mapped later is not put there either: the kernel begins
/// well below the stack, with the process's first libraries, and goes down from there.
fn raise_limit(high: usize, bytes: usize, limit: &mut libc::rlimit) -> Option<()> {
    /// Bytes that the kernel keeps free below a stack that grows.
    const GAP: usize = 2 << 20;
    let low = high.checked_sub(bytes)?.checked_sub(GAP)?;
    let old_low = high.checked_sub(limit.rlim_cur as usize)? & !(PAGE - 1);
    let raised = libc::rlimit {
        rlim_cur: bytes as libc::rlim_t,
        rlim_max: limit.rlim_max,
    };
    if !memory::is_free(low, old_low - low) {
        return None;
    }
    // SAFETY: a limit that is higher harms nobody.
    if unsafe { libc::setrlimit(libc::RLIMIT_STACK, &raw const raised) } != 0 {
        return None;
    }
    *limit = raised;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_tell_stack_from_guard() {
        let stack = GuardedStack::new(100_000).unwrap();
        let bounds = stack.bounds();
        assert_eq!(bounds.low - bounds.guard, GUARD_SIZE);
        assert!(bounds.high - bounds.low >= 100_000 + HOST_RESERVE);
        assert_eq!(bounds.high % 16, 0);
        assert!(bounds.in_guard(bounds.low - 1) && !bounds.contains(bounds.low - 1));
        assert!(bounds.contains(bounds.low) && !bounds.in_guard(bounds.low));
        assert!(!bounds.contains(bounds.high));
        // SAFETY: the topmost word of a stack nobody runs on.
        unsafe { ((bounds.high - 8) as *mut u64).write(7) };
    }

    #[test]
    fn a_released_stack_is_used_again() {
        let stack = acquire(300_000).unwrap();
        let bounds = stack.bounds();
        release(stack);
        let other = acquire(900_000).unwrap();
        assert_ne!(other.bounds(), bounds);
        let again = acquire(300_000).unwrap();
        assert_eq!(again.bounds(), bounds);
    }

    #[test]
    fn few_stacks_are_kept() {
        let sizes = || IDLE.with_borrow(|idle| idle.iter().map(size).collect::<Vec<_>>());
        fn size(stack: &GuardedStack) -> usize {
            stack.bounds.high - stack.bounds.low - HOST_RESERVE
        }
        for pages in 21..=21 + KEPT {
            release(acquire(pages * PAGE).unwrap());
        }
        assert_eq!(sizes(), [22, 23, 24, 25].map(|pages| pages * PAGE));
        release(acquire(23 * PAGE).unwrap());
        assert_eq!(sizes(), [22, 25, 24, 23].map(|pages| pages * PAGE));
    }

    #[test]
    fn an_absurd_size_is_an_error() {
        assert!(GuardedStack::new(usize::MAX).is_err());
        assert!(GuardedStack::new(usize::MAX / 2).is_err());
    }
}
