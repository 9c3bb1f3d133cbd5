//! The interpreter's own stack and what a thread's interpreter is doing.
//!
//! The stack is a mapping, or a part of the process's stack where a program runs on that. [Frames](super::frame) lie one behind
//! the other and grow upwards. Behind the frame that runs lies what it has allocated. A frame
//! that was entered from native code is preceded by two words: the instruction and the frame that
//! were running before; in front of those the block of its arguments.
//!
//! A handler of a signal may be interpreted too, and may come between any two instructions of the
//! loop, which keeps the end of what is in use in a register. So the loop has its context *taken*:
//! what is entered then gets a further context, with a stack of its own, and frames lie on the
//! stack of the loop again only from native code that the loop itself has called. A further
//! context belongs to the one that it interrupts, and stays for the next handler. A handler may
//! come in the middle of [`enter`] or [`leave`], too: what it writes there is what it has found.
//!
//! A call that has a stack of a size of its own has a context of its own for as long as it takes, a [`LimitedStack`].
//!
//! Code on a machine stack that the program has made gets a context for each entry ([`super::program_stack`]): the
//! program may change to another stack at any call of native code. So a thread has a *current* context, the one that
//! ran last, and a *home* context, the last of those on stacks that jitlite knows. The loop makes its context the current one
//! when native code returns to it, on whichever thread that is.

use std::cell::{Cell, UnsafeCell};
use std::io;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, Ordering, compiler_fence};

use super::frame::{ENTRY_FP, ENTRY_IP, InterpreterFrame, SLACK, walk_frames};
use crate::runtime::activation::{State, room_for_frames, set_state};
use crate::runtime::stack::{self, GuardedStack};
use crate::sys::memory::{self, Mapping, Rights};

/// Bytes of an interpreter stack when nobody asks for another size.
pub const DEFAULT_STACK: usize = 64 << 20;

/// The interpreter of one thread, or of what interrupts it.
#[derive(Debug)]
pub(super) struct Context {
    /// The last instruction that could trap or call.
    pub(super) ip: *const AtomicU64,
    /// The frame that runs.
    pub(super) fp: *mut u64,
    /// Behind all that is in use; right unless the context is taken.
    pub(super) sp: usize,
    /// No frame reaches behind this.
    pub(super) limit: usize,
    /// Where the call from native code that has just ended goes on, with the arguments in its
    /// block: it was a tail call. Else null.
    pub(super) jump: *const u8,
    /// Whether the loop runs, or what leads to it; always so while nothing is to run here.
    pub(super) taken: AtomicBool,
    pub(super) base: usize,
    pub(super) bytes: usize,
    /// Whether the frames lie in a mapping of the context's own, and not on the process's stack.
    mapped: bool,
    /// The context of what interrupts this one; null before that first happens.
    inner: AtomicPtr<Context>,
    /// Whether it is the first field of a [`super::program_stack::ProgramContext`].
    pub(super) is_on_program_stack: bool,
}

impl Context {
    pub(super) const fn new() -> Context {
        Context {
            ip: ptr::null(),
            fp: ptr::null_mut(),
            sp: 0,
            limit: 0,
            jump: ptr::null(),
            taken: AtomicBool::new(false),
            base: 0,
            bytes: 0,
            mapped: false,
            inner: AtomicPtr::new(ptr::null_mut()),
            is_on_program_stack: false,
        }
    }
}

/// The contexts that a thread knows; null for the outermost, before that is first entered.
struct Contexts {
    /// The one of what runs.
    current: Cell<*mut Context>,
    /// The last one that was current and not one of a stack that the program has made.
    home: Cell<*mut Context>,
}

impl Contexts {
    const fn new() -> Contexts {
        Contexts {
            current: Cell::new(ptr::null_mut()),
            home: Cell::new(ptr::null_mut()),
        }
    }

    #[cold]
    #[inline(never)]
    fn change(&self, to: *mut Context) {
        // SAFETY: contexts are there as long as anybody knows of them.
        if unsafe { !(*to).is_on_program_stack } {
            self.home.set(to);
        }
        self.current.set(to);
    }
}

thread_local! {
    /// The context of what nothing interrupts.
    static OUTERMOST: UnsafeCell<Context> = const { UnsafeCell::new(Context::new()) };
    static CONTEXTS: Contexts = const { Contexts::new() };
    static GUARD: Guard = const { Guard };
}

/// Unmaps the thread's stacks when the thread ends. The contexts themselves have nothing to drop:
/// they are there to the last, because `exit` runs the handlers that a program has registered after
/// the thread's values are gone, and may do so in the midst of interpreted code.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        let outermost = OUTERMOST.with(UnsafeCell::get);
        // SAFETY: the context is this thread's, and no reference to it is held. It is the current
        // one and idle, so nothing runs in those of what might interrupt it.
        unsafe {
            if home() != outermost || (*outermost).sp != (*outermost).base {
                return;
            }
            (*outermost).unmap_inner();
            (*outermost).unmap();
        }
    }
}

/// The current context of this thread.
pub(super) fn context() -> *mut Context {
    or_outermost(CONTEXTS.with(|contexts| contexts.current.get()))
}

/// The home context of this thread.
pub(super) fn home() -> *mut Context {
    or_outermost(CONTEXTS.with(|contexts| contexts.home.get()))
}

fn or_outermost(context: *mut Context) -> *mut Context {
    match context.is_null() {
        true => OUTERMOST.with(UnsafeCell::get),
        false => context,
    }
}

/// Whether an address lies in the frames of what this thread interprets.
#[cfg(feature = "own-heap")]
pub fn has_in_frames(address: usize) -> bool {
    // SAFETY: the context is this thread's, and no reference to it is held while other code runs.
    let (base, bytes) = unsafe { ((*context()).base, (*context()).bytes) };
    (base..base + bytes).contains(&address)
}

/// Takes a context for what native code calls on a stack that is known: the home context, or a further one if that is
/// taken. Gives it and the home context, which [`leave`] wants back.
pub(super) fn enter(bytes: usize) -> io::Result<(*mut Context, *mut Context)> {
    let outer = home();
    // SAFETY: contexts live as long as their thread, and no reference to one is held while other
    // code runs. What a handler may change meanwhile is as it was when it returns.
    unsafe {
        if !(*outer).taken.load(Ordering::Relaxed) {
            (*outer).taken.store(true, Ordering::Relaxed);
            compiler_fence(Ordering::SeqCst);
            if let Err(error) = (*outer).prepare(bytes) {
                (*outer).taken.store(false, Ordering::Relaxed);
                return Err(error);
            }
            make_current(outer);
            return Ok((outer, outer));
        }
        let inner = match (*outer).inner.load(Ordering::Relaxed) {
            inner if inner.is_null() => (*outer).make_inner(bytes)?,
            inner => inner,
        };
        (*inner).taken.store(true, Ordering::Relaxed);
        (*inner).ip = (*outer).ip;
        (*inner).fp = (*outer).fp;
        (*inner).sp = (*inner).base;
        compiler_fence(Ordering::SeqCst);
        make_current(inner);
        Ok((inner, outer))
    }
}

/// Gives a context back that [`enter`] has taken.
///
/// # Safety
///
/// Both must be what `enter` gave, and all that ran in the context since then must have ended.
pub(super) unsafe fn leave(context: *mut Context, outer: *mut Context) {
    compiler_fence(Ordering::SeqCst);
    make_current(outer);
    if context == outer {
        // SAFETY: the context is this thread's.
        unsafe { (*outer).taken.store(false, Ordering::Relaxed) };
    }
}

/// Says that native code runs next that the loop has called. `sp` and `fp` must be right.
///
/// # Safety
///
/// The context must be the current one of this thread.
#[inline(always)]
pub(super) unsafe fn enter_native(context: *mut Context) {
    compiler_fence(Ordering::SeqCst);
    // SAFETY: the context is this thread's.
    unsafe { (*context).taken.store(false, Ordering::Relaxed) };
}

/// Says that the loop runs again, to which native code has returned or jumped: maybe out of
/// a handler, whose context is then given up, maybe from another stack, and maybe on another thread than before. So
/// the compiler must not know where this thread's values are from before the call.
///
/// # Safety
///
/// The context must be one whose native code has come back.
#[inline(never)]
pub(super) unsafe fn take_back(context: *mut Context, state: State) {
    // SAFETY: the context has run before, and its code runs on this thread.
    unsafe { (*context).taken.store(true, Ordering::Relaxed) };
    make_current(context);
    set_state(state);
    compiler_fence(Ordering::SeqCst);
}

/// Makes a context the current one, which it mostly is.
#[inline]
pub(super) fn make_current(to: *mut Context) {
    CONTEXTS.with(|contexts| {
        if contexts.current.get() != to {
            contexts.change(to);
        }
    });
}

/// Bytes of a further context, in front of its stack.
const INNER_HEAD: usize = 4096;

/// A stack for the interpreted frames of one call, and the context that is current until this is dropped.
pub struct LimitedStack {
    /// The context that was current before, and the home context.
    outer: *mut Context,
    home: *mut Context,
    /// What begins with the context; given back by the drop.
    memory: Option<GuardedStack>,
    /// Whether that is kept for the next call.
    is_kept: bool,
}

impl LimitedStack {
    /// One with room for so many bytes of frames. It is unmapped in the end unless it is to be kept for the next call.
    pub fn new(bytes: usize, is_kept: bool) -> io::Result<LimitedStack> {
        let total = bytes.checked_add(INNER_HEAD + SLACK);
        let memory = stack::acquire(total.ok_or(io::ErrorKind::OutOfMemory)?)?;
        let (outer, home) = (context(), home());
        // SAFETY: the memory can be written, starts at a page, is as large and this call's own. The other context is
        // this thread's, and no reference to it is held.
        unsafe {
            let made = Context::write(memory.bounds().low as *mut u8, bytes);
            (*made).ip = (*outer).ip;
            (*made).fp = (*outer).fp;
            compiler_fence(Ordering::SeqCst);
            make_current(made);
        }
        Ok(LimitedStack {
            outer,
            home,
            memory: Some(memory),
            is_kept,
        })
    }
}

impl Drop for LimitedStack {
    fn drop(&mut self) {
        make_current(self.home);
        make_current(self.outer);
        compiler_fence(Ordering::SeqCst);
        let Some(memory) = self.memory.take() else {
            return;
        };
        // SAFETY: the context is where `new` has written it. It is idle, since the call has ended, and none any more.
        unsafe { (*(memory.bounds().low as *mut Context)).unmap_inner() };
        if self.is_kept {
            stack::release(memory);
        }
    }
}

impl Context {
    /// Maps a stack of at least so many bytes, if there is none and the activation has no room for the
    /// frames; one that is idle may be replaced, but for those that belong to a call or to a further context.
    fn prepare(&mut self, bytes: usize) -> io::Result<()> {
        if self.sp != self.base || ptr::from_mut(self) != OUTERMOST.with(UnsafeCell::get) {
            return Ok(());
        }
        match room_for_frames() {
            Some((base, _)) if !self.mapped && self.base == base => return Ok(()),
            Some((base, bytes)) => {
                self.unmap();
                self.set_stack(base, bytes);
            }
            None if self.mapped && self.bytes >= bytes => return Ok(()),
            None => {
                self.unmap();
                let (mapping, bytes) = map(0, bytes)?;
                // Where the thread's values are gone already, the stack stays until the process ends.
                let _ = GUARD.try_with(|_| ());
                self.set_stack(mapping.leak() as usize, bytes);
                self.mapped = true;
            }
        }
        Ok(())
    }

    /// Maps the context of what interrupts this one.
    fn make_inner(&self, bytes: usize) -> io::Result<*mut Context> {
        let (mapping, bytes) = map(INNER_HEAD, bytes)?;
        // SAFETY: the mapping is new, and as large.
        let made = unsafe { Context::write(mapping.as_ptr(), bytes) };
        // What interrupts this meanwhile makes one as well.
        let (success, failure) = (Ordering::Relaxed, Ordering::Relaxed);
        match (self.inner).compare_exchange(ptr::null_mut(), made, success, failure) {
            Ok(_) => Ok(mapping.leak().cast()),
            Err(first) => Ok(first),
        }
    }

    /// Writes a further context, with its stack behind it.
    ///
    /// # Safety
    ///
    /// There are [`INNER_HEAD`] bytes at the address of a page, and then those of the stack and the [`SLACK`].
    unsafe fn write(at: *mut u8, bytes: usize) -> *mut Context {
        let made = at.cast::<Context>();
        // SAFETY: the caller says that there is room.
        unsafe {
            made.write(Context::new());
            (*made).set_stack(made as usize + INNER_HEAD, bytes);
        }
        made
    }

    /// Unmaps the contexts of what has interrupted this one.
    ///
    /// # Safety
    ///
    /// Nothing runs in them.
    unsafe fn unmap_inner(&mut self) {
        let mut inner = self.inner.swap(ptr::null_mut(), Ordering::Relaxed);
        // SAFETY: each lies at the start of a mapping of its own, as `make_inner` has made it.
        unsafe {
            while let Some(context) = inner.as_mut() {
                let bytes = INNER_HEAD + context.bytes + SLACK;
                inner = context.inner.load(Ordering::Relaxed);
                drop(Mapping::from_raw(ptr::from_mut(context).cast(), bytes));
            }
        }
    }

    pub(super) fn set_stack(&mut self, base: usize, bytes: usize) {
        self.base = base;
        self.sp = base;
        self.bytes = bytes;
        self.limit = base + bytes;
    }

    fn unmap(&mut self) {
        if self.mapped {
            // SAFETY: the mapping was made by `prepare`, and no frame lies on it.
            drop(unsafe { Mapping::from_raw(self.base as *mut u8, self.bytes + SLACK) });
        }
        self.mapped = false;
        self.base = 0;
        self.sp = 0;
    }
}

/// Maps `head` bytes and behind them a stack of at least so many; gives the size of the stack without the
/// slack, too.
fn map(head: usize, bytes: usize) -> io::Result<(Mapping, usize)> {
    let bytes = bytes.max(SLACK).next_multiple_of(1 << 16);
    let total = (bytes.checked_add(head + SLACK)).ok_or(io::ErrorKind::OutOfMemory)?;
    Ok((Mapping::reserve(total, Rights::ReadWrite)?, bytes))
}

/// What this thread's interpreter was doing at some time; see [`mark`].
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    current: *mut Context,
    /// The home context. The current one, if it is another, is one on a stack that the program has made, and waits
    /// for native code: what runs meanwhile leaves it as it is.
    home: *mut Context,
    taken: bool,
    ip: *const AtomicU64,
    fp: *mut u64,
    sp: usize,
}

impl Mark {
    /// Of a thread whose interpreter does nothing.
    pub const IDLE: Mark = Mark {
        current: ptr::null_mut(),
        home: ptr::null_mut(),
        taken: false,
        ip: ptr::null(),
        fp: ptr::null_mut(),
        sp: 0,
    };
}

/// Notes what the interpreter of this thread is doing, before a call into a program that may end
/// in a trap. After a trap [`unwind`] goes back to it.
pub fn mark() -> Mark {
    let home = home();
    // SAFETY: the context is this thread's, and no reference to it is held for long.
    let context = unsafe { &*home };
    // An idle context may have its frames elsewhere by the time of the trap.
    let is_idle = context.sp == context.base;
    Mark {
        current: self::context(),
        home,
        taken: context.taken.load(Ordering::Relaxed),
        ip: context.ip,
        fp: context.fp,
        sp: if is_idle { 0 } else { context.sp },
    }
}

/// After a trap: goes back to what was noted before the call. Gives what [`frames`] gives.
///
/// # Safety
///
/// Everything that this thread has interpreted since the mark must have been abandoned by the
/// trap, and the code that was running must still be alive.
pub unsafe fn unwind(mark: &Mark) -> (Vec<InterpreterFrame>, usize) {
    // SAFETY: the caller keeps the contract of `unwind`.
    let frames = unsafe { frames(mark) };
    // SAFETY: the context is this thread's: the outermost, or the home context at the mark. The
    // range lies in its mapping, behind all frames.
    unsafe {
        let context = or_outermost(mark.home);
        (*context).ip = mark.ip;
        (*context).fp = mark.fp;
        (*context).sp = match mark.sp {
            0 => (*context).base,
            sp => sp,
        };
        // What a deep recursion has used is given back.
        let used = (*context).sp.next_multiple_of(4096);
        memory::discard(used, (*context).limit.saturating_sub(used));
        compiler_fence(Ordering::SeqCst);
        (*context).taken.store(mark.taken, Ordering::Relaxed);
        make_current(context);
        make_current(or_outermost(mark.current));
    }
    frames
}

/// The functions that this thread interprets since a mark, the innermost first, and the number of
/// those that were left out behind the first 64 where there are too many.
///
/// # Safety
///
/// The code that is running must be alive.
pub unsafe fn frames(mark: &Mark) -> (Vec<InterpreterFrame>, usize) {
    // SAFETY: the context is this thread's, and no reference to it is held.
    unsafe { walk(context(), mark.fp) }
}

/// The functions that a context is running, up to the frame `end`; see [`unwind`].
///
/// # Safety
///
/// The context must be one of a thread that does not run meanwhile, or of this one.
unsafe fn walk(context: *const Context, end: *mut u64) -> (Vec<InterpreterFrame>, usize) {
    // SAFETY: the caller's promise; no reference to it is held. A frame that was entered from native code is preceded by
    // the two words.
    unsafe {
        let before = |fp: *mut u64| (*fp.sub(ENTRY_IP), *fp.sub(ENTRY_FP));
        walk_frames((*context).ip, (*context).fp, end, before)
    }
}

/// The context of what this thread interprets, for [`of_context`]. Async-signal-safe.
pub fn this_context() -> usize {
    context() as usize
}

/// The functions that a thread is running which has stopped for good, as for [`unwind`].
///
/// # Safety
///
/// `context` must be what [`this_context`] has given on that thread, after it has stopped.
pub unsafe fn of_context(context: usize) -> (Vec<InterpreterFrame>, usize) {
    // SAFETY: the caller keeps the contract of `of_context`; the outermost frame was entered where there was none.
    unsafe { walk(context as *const Context, ptr::null_mut()) }
}
