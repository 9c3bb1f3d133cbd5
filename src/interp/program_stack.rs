//! Contexts for what is interpreted on machine stacks that the program has made: coroutines, fibers.
//!
//! Such a stack may have a few pages, and the program may change from it to another one wherever native code is called.
//! So each entry there has a context of its own, and the loop does not run on that stack but on a roomier one
//! beside the frames:
//!
//! ```text
//!   HEAD            this context
//!   FRAMES, SLACK   the interpreter's frames, which grow upwards
//!   a page          that nobody may access
//!   MACHINE         the machine stack of the loop, which grows downwards
//! ```
//!
//! Native code is called on the program's stack, below what has entered. So it finds itself where it would be natively, and
//! what it saves of the machine to come back later is all that is needed: the loop's own stack is where `rbp` leads.
//!
//! A coroutine need not come to its end. The memory of its stack is used again or unmapped then, and nobody says so.
//! So each entry has an *anchor*, a word of its frame on the program's stack that holds the address of the context. Where
//! that is there no more, nothing can return there, and the context is free. That is asked of all of them whenever
//! there are twice as many as were found to be in use last.
//!
//! A collector of garbage searches the stacks that it knows for pointers. So where one is in the process, it is told of the
//! frames, which are few then. What it does not know is the machine stack: it must not stop a thread there by a signal
//! and take that for the end of the program's.
//!
//! Contexts are never unmapped, but what they have used of memory is given back. So whoever has an address of one may read it.
//! Nothing here takes a lock or allocates, but a collector that is told: handlers of signals may enter at any time.

use std::io;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering, compiler_fence};

use super::frame::SLACK;
use super::stack::{self, Context};
use crate::runtime::{collectors, copy};
use crate::sys::memory::{self, Mapping, PAGE, Rights};

const HEAD: usize = PAGE;
/// Bytes for frames. What is not used of them is no memory.
const FRAMES: usize = 64 << 20;
/// As many where a collector searches them, again and again.
const SEARCHED: usize = 256 << 10;
/// Bytes for the loop, for what it calls of the host, and for handlers of signals, with the page in front.
const MACHINE: usize = 1 << 20;
const TOTAL: usize = HEAD + FRAMES + SLACK + MACHINE;

/// Bytes of frames, and of the loop's stack, that a free context keeps.
const KEPT_FRAMES: usize = 64 << 10;
const KEPT_STACK: usize = 16 << 10;

/// A context for one entry from a stack of the program.
#[repr(C)]
struct ProgramContext {
    context: Context,
    /// Whether a collector of garbage knows of its frames.
    is_searched: AtomicBool,
    /// Where its anchor is; 0 while it is free.
    anchor: AtomicUsize,
    /// How often it was given back.
    uses: AtomicU64,
    next_free: AtomicPtr<ProgramContext>,
    /// The one that was made before.
    next: *mut ProgramContext,
}

/// All contexts, the last one that was made first.
static ALL: AtomicPtr<ProgramContext> = AtomicPtr::new(ptr::null_mut());

/// The first free context, with a number in the high bits that differs each time.
static FREE: AtomicU64 = AtomicU64::new(0);
/// Bits of an address.
const ADDRESS: u32 = 48;

/// How many are in use, and how many are to be so when those that were left are looked for.
static IN_USE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(FEW);
const FEW: usize = 64;

/// Whether a thread looks for them.
static IS_COLLECTING: AtomicBool = AtomicBool::new(false);

/// A context that is current until this is dropped, for one entry.
pub(super) struct LentContext {
    it: *mut ProgramContext,
    anchor: *mut usize,
    /// The context that was current before, and how often that was given back by then.
    before: *mut Context,
    uses_before: u64,
}

impl LentContext {
    /// Takes a context with room for so many bytes of frames, or as many as there are in one.
    ///
    /// # Safety
    ///
    /// The anchor is a word of the frame that has entered, and stays there until this is dropped. The thread is on a stack
    /// of the program, or in a handler of a signal.
    pub(super) unsafe fn take(anchor: *mut usize, bytes: usize) -> io::Result<LentContext> {
        let it = match pop() {
            Some(it) => it,
            None => {
                if IN_USE.load(Ordering::Relaxed) >= MOST.load(Ordering::Relaxed) {
                    collect();
                }
                pop().map_or_else(make, Ok)?
            }
        };
        let before = stack::context();
        IN_USE.fetch_add(1, Ordering::Relaxed);
        // SAFETY: nobody else has the context, and contexts are never unmapped. The other one is this thread's.
        unsafe {
            let uses_before = uses(before);
            let context = &mut (*it).context;
            // Frames that the program's own stack does not hold are those of what a handler has interrupted.
            let is_interrupted = (*before).taken.load(Ordering::Relaxed);
            (context.ip, context.fp) = match is_interrupted {
                true => ((*before).ip, (*before).fp),
                false => (ptr::null(), ptr::null_mut()),
            };
            context.sp = context.base;
            let most = match collectors::is_there() {
                true => SEARCHED,
                false => FRAMES,
            };
            context.limit = context.base + bytes.min(most);
            if most == SEARCHED && !(*it).is_searched.swap(true, Ordering::Relaxed) {
                let frames = context.base..context.base + SEARCHED;
                collectors::add(std::slice::from_ref(&frames));
            }
            context.taken.store(true, Ordering::Relaxed);
            anchor.write_volatile(it as usize);
            (*it).anchor.store(anchor as usize, Ordering::Release);
            compiler_fence(Ordering::SeqCst);
            stack::make_current(it.cast());
            Ok(LentContext {
                it,
                anchor,
                before,
                uses_before,
            })
        }
    }

    pub(super) fn context(&self) -> *mut Context {
        self.it.cast()
    }

    /// The end of the machine stack for the loop.
    pub(super) fn machine_stack(&self) -> usize {
        self.it as usize + TOTAL
    }
}

impl Drop for LentContext {
    /// This may be another thread than the one that has taken it, which then has another home context.
    #[inline(never)]
    fn drop(&mut self) {
        // SAFETY: nothing runs in the context any more. What was current before may have ended meanwhile, and be in use for
        // another entry; contexts of other kinds are those of what waits on its stack.
        unsafe {
            let is_there = match (*self.before).is_on_program_stack {
                true => uses(self.before) == self.uses_before,
                false => self.before == stack::home(),
            };
            stack::make_current(match is_there {
                true => self.before,
                false => stack::home(),
            });
            compiler_fence(Ordering::SeqCst);
            (*self.it).anchor.store(0, Ordering::Release);
            self.anchor.write_volatile(0);
            give_back(self.it);
        }
    }
}

/// How often a context was given back, if it is one of a stack of the program.
///
/// # Safety
///
/// The context is one of an interpreter stack, or the first field of a [`ProgramContext`].
unsafe fn uses(context: *mut Context) -> u64 {
    // SAFETY: such a context is the first field of one here, and never unmapped.
    unsafe {
        match (*context).is_on_program_stack {
            true => (*context.cast::<ProgramContext>())
                .uses
                .load(Ordering::Relaxed),
            false => 0,
        }
    }
}

/// Makes a context.
fn make() -> io::Result<*mut ProgramContext> {
    let mapping = Mapping::reserve(TOTAL, Rights::ReadWrite)?;
    let guard = TOTAL - MACHINE;
    mapping.protect(guard..guard + PAGE, Rights::None)?;
    let it = mapping.leak().cast::<ProgramContext>();
    // SAFETY: the mapping is new, and its first page is for the context. When others can see it, it is whole.
    unsafe {
        it.write(ProgramContext {
            context: Context::new(),
            is_searched: AtomicBool::new(false),
            anchor: AtomicUsize::new(0),
            uses: AtomicU64::new(0),
            next_free: AtomicPtr::new(ptr::null_mut()),
            next: ptr::null_mut(),
        });
        (*it).context.set_stack(it as usize + HEAD, FRAMES);
        (*it).context.is_on_program_stack = true;
        let mut first = ALL.load(Ordering::Relaxed);
        loop {
            (*it).next = first;
            match ALL.compare_exchange(first, it, Ordering::Release, Ordering::Relaxed) {
                Ok(_) => return Ok(it),
                Err(other) => first = other,
            }
        }
    }
}

/// Gives the memory of a context back, and lets others have it.
///
/// # Safety
///
/// The caller has the context alone, and nothing runs on its stacks.
unsafe fn give_back(it: *mut ProgramContext) {
    // SAFETY: the caller has the context alone, and its frames and its stack are not in use. It is never unmapped.
    unsafe {
        let from = it as usize + HEAD + KEPT_FRAMES;
        memory::discard(from, it as usize + TOTAL - KEPT_STACK - from);
        (*it).context.taken.store(false, Ordering::Relaxed);
        (*it).uses.fetch_add(1, Ordering::Relaxed);
        IN_USE.fetch_sub(1, Ordering::Relaxed);
        let mut first = FREE.load(Ordering::Relaxed);
        loop {
            (*it).next_free.store(address(first), Ordering::Relaxed);
            let new = numbered(it, first);
            match FREE.compare_exchange(first, new, Ordering::Release, Ordering::Relaxed) {
                Ok(_) => return,
                Err(other) => first = other,
            }
        }
    }
}

/// Takes a free context.
fn pop() -> Option<*mut ProgramContext> {
    let mut first = FREE.load(Ordering::Acquire);
    loop {
        let it = address(first);
        if it.is_null() {
            return None;
        }
        // SAFETY: contexts are never unmapped. If another takes it meanwhile, the number is another one.
        let next = unsafe { (*it).next_free.load(Ordering::Relaxed) };
        let new = numbered(next, first);
        match FREE.compare_exchange(first, new, Ordering::Acquire, Ordering::Acquire) {
            Ok(_) => return Some(it),
            Err(other) => first = other,
        }
    }
}

fn address(word: u64) -> *mut ProgramContext {
    ptr::with_exposed_provenance_mut((word & ((1 << ADDRESS) - 1)) as usize)
}

/// An address with the number behind that of `before`.
fn numbered(it: *mut ProgramContext, before: u64) -> u64 {
    let number = (before >> ADDRESS).wrapping_add(1);
    it.expose_provenance() as u64 | number << ADDRESS
}

/// Frees the contexts whose anchors are no more.
#[cold]
fn collect() {
    if IS_COLLECTING.swap(true, Ordering::Acquire) {
        return;
    }
    let mut it = ALL.load(Ordering::Acquire);
    // SAFETY: contexts are never unmapped. One whose anchor is gone is left by all, and only one thread frees such.
    while let Some(found) = unsafe { it.as_ref() } {
        let anchor = found.anchor.load(Ordering::Acquire);
        if anchor != 0 && is_gone(anchor, it as usize) {
            found.anchor.store(0, Ordering::Relaxed);
            // SAFETY: contexts are never unmapped. One whose anchor is gone is left by all, and only one
            // thread frees such.
            unsafe { give_back(it) };
        }
        it = found.next;
    }
    let most = 2 * IN_USE.load(Ordering::Relaxed);
    MOST.store(most.max(FEW), Ordering::Relaxed);
    IS_COLLECTING.store(false, Ordering::Release);
}

/// Whether a word holds another number by now, or is not there. What cannot be asked for stays.
fn is_gone(anchor: usize, number: usize) -> bool {
    let mut word = [0; size_of::<usize>()];
    copy::read(anchor, &mut word)
        .is_ok_and(|copied| copied != word.len() || word != number.to_ne_bytes())
}

#[cfg(test)]
mod tests {
    use std::mem;

    use super::*;

    /// A frame that enters.
    fn take(anchor: &mut usize) -> LentContext {
        // SAFETY: the callers keep the anchor where it is.
        unsafe { LentContext::take(anchor, usize::MAX) }.unwrap()
    }

    #[test]
    fn a_context_is_current_while_it_is_lent() {
        let before = stack::context();
        let (mut first, mut second) = (0, 0);
        let outer = take(&mut first);
        assert_eq!(stack::context(), outer.context());
        let inner = take(&mut second);
        assert_ne!(inner.context(), outer.context());
        assert_eq!(stack::context(), inner.context());
        drop(inner);
        assert_eq!(stack::context(), outer.context());
        // The outer one may end first; what comes back then is not current.
        let inner = take(&mut second);
        drop(outer);
        assert_eq!(stack::context(), before);
        drop(inner);
        assert_eq!(stack::context(), before);
        assert_eq!((first, second), (0, 0));
    }

    #[test]
    fn what_is_left_is_found_and_used_again() {
        const MANY: usize = 3 * FEW;
        let mut anchors = vec![0; MANY];
        let mut kept = 0;
        let keeps = take(&mut kept);
        for _ in 0..20 {
            for anchor in &mut anchors {
                mem::forget(take(anchor));
            }
            // Their stacks are used for something else.
            anchors.fill(7);
        }
        let mut count = 0;
        let mut it = ALL.load(Ordering::Acquire);
        // SAFETY: contexts are never unmapped.
        while let Some(found) = unsafe { it.as_ref() } {
            count += 1;
            it = found.next;
        }
        assert!(count <= 3 * MANY, "{count}");
        // One whose anchor is there is not.
        assert_eq!(kept, keeps.context() as usize);
        collect();
        drop(keeps);
        stack::make_current(stack::home());
    }

    #[test]
    fn anchors_that_are_unmapped_are_gone() {
        let mapping = Mapping::reserve(PAGE, Rights::ReadWrite).unwrap();
        let anchor = mapping.start();
        // SAFETY: the page is this test's.
        unsafe { mapping.as_ptr().cast::<usize>().write(5) };
        assert!(!is_gone(anchor, 5));
        assert!(is_gone(anchor, 6));
        drop(mapping);
        assert!(is_gone(anchor, 5));
    }
}
