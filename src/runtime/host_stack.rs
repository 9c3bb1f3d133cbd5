//! Room for the host where a program has changed to a stack that it has made itself, as coroutines do.
//!
//! The stacks that programs get here have room for the compiler, which runs on the stack of whoever calls a
//! function for the first time. So have those of threads, but for what their frames have used, unless the program
//! or a library has asked for a small one. A stack of `makecontext`, or of a fiber of D, may have no more than a few
//! pages. Where there is no room, [`with_room`] changes to another stack and back. The interpreter changes by itself,
//! by [`call_on`]. A trap that is raised there is dealt with on a stack that each thread keeps for that
//! ([`for_traps`]), as nothing comes back from it.

use std::any::Any;
use std::arch::naked_asm;
use std::cell::OnceCell;
use std::ffi::c_void;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;

use super::stack::{GuardedStack, HOST_RESERVE, StackBounds};
use super::{activation, critical, stack, threads};

/// Does some work that calls nothing of a program, on a stack that has room for it.
#[inline]
pub(crate) fn with_room<R>(work: impl FnOnce() -> R) -> R {
    match has_room() {
        true => work(),
        false => elsewhere(work),
    }
}

fn has_room() -> bool {
    activation::is_on_own_stack() || threads::room().is_some_and(|room| room >= HOST_RESERVE)
}

/// The high end of a stack of this thread's for a trap that is raised, if there is no room where this runs. What was
/// on it before is of a trap that was dealt with.
pub(super) fn for_traps() -> Option<usize> {
    thread_local! {
        static STACK: OnceCell<Option<GuardedStack>> = const { OnceCell::new() };
    }
    if has_room() {
        return None;
    }
    // A handler of the program that runs in the middle of this could raise a trap, too.
    let _section = critical::enter();
    let bounds = STACK.try_with(|stack| {
        let stack = stack.get_or_init(|| stack::acquire(stack::MIN_SIZE).ok());
        stack.as_ref().map(GuardedStack::bounds)
    });
    // A handler that the program has for the trap may raise another one.
    let is_elsewhere = |bounds: &StackBounds| !bounds.contains(activation::stack_pointer());
    let bounds = bounds.ok().flatten().filter(is_elsewhere)?;
    Some(bounds.high)
}

/// Whether this runs on a stack that was made for the program, or one of a thread that is known.
pub(crate) fn is_known() -> bool {
    activation::is_on_own_stack() || threads::room().is_some()
}

/// What runs on the other stack, and then what came of it.
struct Task<F, R> {
    work: Option<F>,
    result: Option<Result<R, Box<dyn Any + Send>>>,
}

#[cold]
#[inline(never)]
fn elsewhere<F: FnOnce() -> R, R>(work: F) -> R {
    // A handler of the program that runs in the middle of this could want a stack, too.
    let section = critical::enter();
    let other = stack::acquire(stack::MIN_SIZE);
    drop(section);
    let Ok(other) = other else {
        return work();
    };
    let mut task = Task {
        work: Some(work),
        result: None,
    };
    // SAFETY: nobody else has that stack, its high end is that of a page, and `run` is made for such
    // a task and does not unwind.
    unsafe {
        let task = ptr::from_mut(&mut task);
        call_on(
            other.bounds().high,
            run::<F, R> as *const u8,
            [task as usize, 0, 0],
        );
    }
    let section = critical::enter();
    stack::release(other);
    drop(section);
    match task.result {
        Some(Ok(result)) => result,
        Some(Err(payload)) => panic::resume_unwind(payload),
        None => unreachable!("a task has a result when it was run"),
    }
}

/// Runs a task, whose panic is one of whoever waits for it.
///
/// # Safety
///
/// It is the address of a [`Task`] of these types, which nobody else uses meanwhile.
unsafe extern "C-unwind" fn run<F: FnOnce() -> R, R>(task: *mut c_void) {
    // SAFETY: that is the task of `elsewhere`, which waits meanwhile.
    let task = unsafe { &mut *task.cast::<Task<F, R>>() };
    if let Some(work) = task.work.take() {
        task.result = Some(panic::catch_unwind(AssertUnwindSafe(work)));
    }
}

/// Calls a function on the stack that ends at `high`, with so many words and the stack pointer here, below which nothing is in
/// use meanwhile. Its frame leads back to the stack that this was called on, for those who walk it.
///
/// # Safety
///
/// Below `high`, a multiple of 16, is a stack that nobody else uses; the function is one of System V that may be called
/// with these words.
pub(crate) unsafe fn call_on(high: usize, function: *const u8, words: [usize; 3]) -> u64 {
    // SAFETY: the caller keeps the contract of `call_on`.
    unsafe { call_on_stack(high, function, words[0], words[1], words[2]) }
}

/// What [`call_on`] does, with the words in registers.
///
/// # Safety
///
/// As for [`call_on`].
#[unsafe(naked)]
unsafe extern "C-unwind" fn call_on_stack(
    high: usize,
    function: *const u8,
    first: usize,
    second: usize,
    third: usize,
) -> u64 {
    naked_asm!(
        ".cfi_startproc",
        "push rbp",
        ".cfi_def_cfa rsp, 16",
        ".cfi_offset rbp, -16",
        "mov rbp, rsp",
        ".cfi_def_cfa_register rbp",
        "mov rsp, rdi",
        "mov rax, rsi",
        "mov rdi, rdx",
        "mov rsi, rcx",
        "mov rdx, r8",
        "mov rcx, rbp",
        "call rax",
        "leave",
        ".cfi_def_cfa rsp, 8",
        "ret",
        ".cfi_endproc",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_done_elsewhere_and_its_result_and_panic_come_back() {
        let mut there = 0;
        let sum = elsewhere(|| {
            let local = [0_u8; 4];
            there = local.as_ptr() as usize;
            local.len() + 3
        });
        assert_eq!(sum, 7);
        let local = 0_u8;
        assert!(there.abs_diff(&raw const local as usize) > stack::MIN_SIZE);
        let caught = panic::catch_unwind(|| elsewhere(|| panic::resume_unwind(Box::new(5))));
        assert_eq!(caught.unwrap_err().downcast_ref(), Some(&5));
        assert_eq!(elsewhere(|| elsewhere(|| "within")), "within");
    }
}
