//! A call from Rust into a program, and how it is ended early.
//!
//! Each such call is an [`Activation`]: a record in the caller's frame that says where to come
//! back to, which stack the program runs on and what kind of code is running right now. The
//! activations of a thread form a list, because a host function may call into a program again.
//! A trap always ends the innermost one.
//!
//! Relies on: the frames between a trap and its activation are those of generated code, of C, of
//! the interpreter and of host thunks, none of which has a Rust destructor to run. Promises:
//! after a trap the thread is as it was before the call, and the list is one shorter.
//!
//! Frames of C++ and of Rust in a program, and in libraries that it calls, may have some. A trap runs them
//! (`runtime::unwind`) where that is asked for, by a forced unwind from where it was raised: by `raise` and its like,
//! or by a fault, whose handler has the thread go on in `unwind::from_fault` below what it has interrupted. The
//! frame that has faulted has no cleanup to run itself, since in IR only calls have. Abandoned are all frames
//! where a signal has interrupted C code, which may hold locks, and where a stack has no room for cleanups.
//!
//! Rust code of the host may have destructors. So where it calls a function of the program by its
//! address, past all that makes an activation, a trap there has no place to go to: it is
//! reported, and the process ends (`die_raw`).

use std::any::Any;
use std::arch::asm;
use std::cell::{Cell, UnsafeCell};
use std::io;
use std::iter;
use std::mem::{self, MaybeUninit};
use std::ptr;
use std::sync::atomic::{AtomicU8, Ordering};

use super::critical;
use super::frames;
pub use super::frames::WalkStart;
use super::host_stack;
use super::limits::Limits;
use super::signals::{self, Dispositions};
use super::stack::{self, HOST_RESERVE, StackBounds};
use super::trampoline::{ArgBlock, enter, jump_to_landing};
use super::trap::{Fault, Payload, RaisedTrap, RawBacktrace, TrapKind, TrapOrigin};
use super::unhandled;
use super::unwind::{self, Exception};

/// What kind of code an activation is running: it decides whose a signal is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum State {
    /// Generated code, or C called from it. A fault is the program's where its address lies in
    /// generated code.
    Native,
    /// The interpreter. A bad access is the program's.
    Interp,
    /// Rust code of the host, or of the engine itself: a fault is not the program's.
    Host,
}

impl State {
    fn from_u8(value: u8) -> State {
        match value {
            0 => State::Native,
            1 => State::Interp,
            _ => State::Host,
        }
    }
}

/// How a program is called.
#[derive(Debug, Clone, Copy)]
pub struct CallOptions {
    /// Bytes of stack. A call made from within a host function goes on with the stack it is on, unless it has a
    /// size of its own.
    pub stack_size: usize,
    /// Whether the process's first thread has a call run on its own stack, if that may be as large.
    pub own_stack: bool,
    /// Whether a bad access within a C function that the program called is a trap too. What that
    /// function held (a lock, say) stays held: right for a command that then ends, and rarely
    /// for a process that goes on.
    pub trap_in_host: bool,
    /// Whether a trap runs the cleanups of the frames that it crosses, as an exception would: right for a
    /// process that goes on.
    pub runs_cleanups: bool,
    /// Whether the program is interpreted: then a trap need not search the machine's stack for calls
    /// in generated code.
    pub interpreted: bool,
    /// Bytes that the interpreter's frames may take, if the program is interpreted.
    pub frames: usize,
}

impl Default for CallOptions {
    fn default() -> Self {
        CallOptions {
            stack_size: 8 << 20,
            own_stack: false,
            trap_in_host: false,
            runs_cleanups: true,
            interpreted: false,
            frames: 0,
        }
    }
}

/// A call from Rust into a program that is under way. See the head of this module.
#[repr(C)]
pub struct Activation {
    /// Written by the trampoline: the stack pointer at which `landing` resumes.
    pub(super) saved_rsp: Cell<usize>,
    previous: *const Activation,
    bounds: StackBounds,
    /// Whether the stack has a guard that can be opened, and whether that was done here.
    has_guard: bool,
    is_open: Cell<bool>,
    /// The lowest address of the stack, now.
    low: Cell<usize>,
    /// The first address on the stack that is not this activation's.
    walk_end: usize,
    /// Where on the stack the interpreter's frames may be; see [`room_for_frames`].
    frames: Option<(usize, usize)>,
    state: AtomicU8,
    /// The signals that were blocked where a fault has ended it: now more are ([`critical::adopt`]).
    pub(super) blocked: Cell<Option<u64>>,
    /// Whether Rust code of the host has called what is interpreted, by its address.
    raw: Cell<bool>,
    trap_in_host: bool,
    runs_cleanups: bool,
    interpreted: bool,
    program: &'static Dispositions,
    /// The limits of the program; null where it has none.
    limits: *const Limits,
    record: UnsafeCell<Record>,
    /// How often the frames of a trap that has ended it began to be unwound.
    unwinds: Cell<u32>,
    /// How often cleanups may still go on without fuel.
    grace: Cell<u32>,
    exception: UnsafeCell<Exception>,
    /// Is called with a trap before its frames are unwound.
    on_trap: &'static dyn Fn(),
}

/// Why and where the activation is ended; written once, by the handler or by `raise`.
struct Record {
    kind: Option<TrapKind>,
    payload: Payload,
    origin: TrapOrigin,
    backtrace: MaybeUninit<RawBacktrace>,
}

thread_local! {
    static CURRENT: Cell<*const Activation> = const { Cell::new(ptr::null()) };
}

/// The innermost activation of this thread. Async-signal-safe.
pub(super) fn current<'a>() -> Option<&'a Activation> {
    // SAFETY: `call` sets the pointer to a value in its own frame and takes it back before the
    // frame ends; users are deeper in the same thread's stack.
    unsafe { CURRENT.get().as_ref() }
}

impl Activation {
    pub(super) fn state(&self) -> State {
        State::from_u8(self.state.load(Ordering::Relaxed))
    }

    pub(super) fn bounds(&self) -> StackBounds {
        self.bounds
    }

    /// The activation that this one was made within.
    pub(super) fn previous(&self) -> Option<&Activation> {
        // SAFETY: an activation outlives those that were made within it.
        unsafe { self.previous.as_ref() }
    }

    /// The stack pointer of whoever has made it, or, as long as that has not called the program, an
    /// address of that stack.
    pub(super) fn outer_stack(&self) -> usize {
        match self.saved_rsp.get() {
            0 => std::ptr::from_ref(self) as usize,
            sp => sp,
        }
    }

    pub(super) fn trap_in_host(&self) -> bool {
        self.trap_in_host
    }

    /// What the program has set for signals.
    pub(super) fn dispositions(&self) -> &'static Dispositions {
        self.program
    }

    /// Whether a trap has ended it, and cleanups are running.
    pub(super) fn is_unwinding(&self) -> bool {
        self.unwinds.get() > 0
    }

    /// Whether a trap runs cleanups, if it can.
    pub(super) fn runs_cleanups(&self) -> bool {
        self.runs_cleanups && unwind::has_cleanups()
    }

    /// Whether there are frames of the host's between the activation and what runs.
    pub(super) fn is_raw(&self) -> bool {
        self.raw.get() || self.state() == State::Host
    }

    /// Whether there is room for unwinding below an address of its stack. Some is made where the stack has
    /// none left. Async-signal-safe.
    pub(super) fn has_room_for_cleanups(&self, sp: usize) -> bool {
        /// Bytes for the unwinder, and cleanups that need little.
        const ROOM: usize = 64 << 10;
        let lowest = sp.saturating_sub(ROOM);
        if !(self.bounds.guard..self.bounds.high).contains(&sp) {
            // A stack of the program's own, which nobody knows.
            return false;
        }
        let can_open = self.has_guard && self.low.get() == self.bounds.low;
        if lowest < self.bounds.low
            && can_open
            // SAFETY: the stack has such a guard, and is there as long as the activation.
            && let Some(low) = unsafe { stack::open_guard(&self.bounds) }
        {
            self.is_open.set(true);
            self.low.set(low);
        }
        lowest >= self.low.get()
    }

    /// Writes down a fault. Async-signal-safe: it does not allocate.
    ///
    /// # Safety
    ///
    /// The caller must next abandon the activation's stack.
    pub(super) unsafe fn record_fault(&self, fault: Fault, origin: TrapOrigin, place: WalkStart) {
        if self.is_unwinding() {
            // In a cleanup that runs because of a trap: the first trap is the one that is reported.
            return;
        }
        // SAFETY: the thread that runs the activation is the only one to touch the record, and
        // only on the way out of it; `kind` holds nothing to drop before that.
        unsafe {
            let record = self.record.get();
            (&raw mut (*record).kind).write(Some(fault.into()));
            (*record).origin = origin;
        }
        // SAFETY: the thread that runs the activation is the only one to touch the record, and only on the
        // way out of it; `kind` holds nothing to drop before that.
        unsafe { self.walk(place) };
    }

    /// Collects the frames from a place on into the record.
    ///
    /// # Safety
    ///
    /// The place is one on the stack of this activation, which this thread runs.
    unsafe fn walk(&self, place: WalkStart) {
        // SAFETY: only this thread touches the record; see `record_fault`.
        let (backtrace, origin) = unsafe {
            let record = self.record.get();
            (
                (*record).backtrace.write(RawBacktrace::new()),
                (*record).origin,
            )
        };
        if self.interpreted {
            return;
        }
        // SAFETY: everything from the stack pointer to the end of the activation is mapped stack.
        unsafe { frames::walk(&self.bounds, self.walk_end, origin, place, backtrace) };
    }
}

/// Why a call did not return.
#[derive(Debug)]
pub enum CallError {
    /// No stack could be mapped.
    Stack(io::Error),
    /// The program trapped.
    Trap(Box<RaisedTrap>),
}

/// The program that is called.
#[derive(Debug, Clone, Copy)]
pub struct Called {
    /// What it has set for signals.
    pub signals: &'static Dispositions,
    /// Its limits, which are there as long as it; null where it has none.
    pub limits: *const Limits,
}

/// Calls `code` of a program with `args` as a new activation.
///
/// With a `stack_limit` the call has a stack of so many bytes for itself, whichever the thread is on.
///
/// A panic of a host function is part of the trap it returns: its caller resumes it. `on_trap` is called
/// once there was a trap and before the frames that it crosses are unwound, if they are.
///
/// # Safety
///
/// `code` must be a System V function that takes what `args` holds, and trusting it means
/// trusting all that it does with memory.
pub unsafe fn call(
    options: &CallOptions,
    stack_limit: Option<usize>,
    program: Called,
    code: *const u8,
    args: &mut ArgBlock,
    on_trap: &dyn Fn(),
) -> Result<(), CallError> {
    if !signals::is_prepared() {
        signals::prepare().map_err(CallError::Stack)?;
        signals::open_faults(Some(program.signals));
    }
    let previous = CURRENT.get();
    let mut frames = None;
    let mut own = || match (options.own_stack, options.interpreted) {
        (true, false) => stack::of_process(options.stack_size),
        (true, true) => {
            let (bounds, start) = own_stack_with_frames(options)?;
            frames = Some((start, options.frames));
            Some(bounds)
        }
        (false, _) => None,
    };
    let (in_use, on_loan) = match stack_limit {
        Some(_) => (None, None),
        None => {
            let in_use = stack_in_use();
            (in_use, in_use.map(|outer| outer.bounds).or_else(&mut own))
        }
    };
    let (owned, bounds) = match on_loan {
        Some(bounds) => (None, bounds),
        None => {
            let size = stack_limit.unwrap_or(options.stack_size);
            let stack = stack::acquire(size).map_err(CallError::Stack)?;
            let bounds = stack.bounds();
            (Some(stack), bounds)
        }
    };
    let mut activation = Activation {
        saved_rsp: Cell::new(0),
        previous,
        bounds,
        has_guard: owned.is_some() || in_use.is_some_and(|outer| outer.has_guard),
        is_open: Cell::new(false),
        low: Cell::new(in_use.map_or(bounds.low, |outer| outer.low.get())),
        walk_end: bounds.high,
        frames,
        state: AtomicU8::new(State::Native as u8),
        blocked: Cell::new(None),
        raw: Cell::new(false),
        trap_in_host: options.trap_in_host,
        runs_cleanups: options.runs_cleanups,
        interpreted: options.interpreted,
        program: program.signals,
        limits: program.limits,
        record: UnsafeCell::new(Record {
            kind: None,
            payload: Payload::None,
            origin: TrapOrigin::Host(None),
            backtrace: MaybeUninit::uninit(),
        }),
        unwinds: Cell::new(0),
        grace: Cell::new(GRACE),
        exception: UnsafeCell::new(Exception::ending_activation()),
        // SAFETY: the activation ends before what is borrowed does.
        on_trap: unsafe { mem::transmute::<&dyn Fn(), &'static dyn Fn()>(on_trap) },
    };
    let stack_top = match (&owned, frames) {
        (Some(_), _) => bounds.high,
        (None, Some((start, _))) => start,
        (None, None) => 0,
    };
    if owned.is_none() {
        activation.walk_end = match stack_top {
            0 => &raw const activation as usize,
            top => top,
        };
    }
    let pinned: *const Activation = &raw const activation;
    CURRENT.set(pinned);
    // SAFETY: the caller vouches for `code` and `args`; the stack is either this call's own or
    // the one it is on; the activation lives until the end of this function.
    let trapped = unsafe { enter(pinned, code, args, stack_top) } != 0;
    CURRENT.set(activation.previous);
    // One that is larger than others is unmapped by its drop: it may have much in memory, and nobody knows whether
    // such a call comes again.
    let is_kept = stack_limit.is_none_or(|bytes| bytes <= options.stack_size);
    if !trapped {
        if let Some(stack) = owned
            && is_kept
        {
            stack::release(stack);
        }
        return Ok(());
    }
    let section = match activation.blocked.get() {
        Some(before) => critical::adopt(before),
        None => critical::enter(),
    };
    if activation.is_unwinding() {
        unwind::forget(activation.exception.get_mut());
    }
    let record = activation.record.into_inner();
    let kind = record.kind.unwrap_or(TrapKind::Unreachable);
    // SAFETY: the trampoline says that it was a trap, and every trap fills the backtrace.
    let backtrace = unsafe { record.backtrace.assume_init_ref() }.finish();
    let is_open = activation.is_open.get();
    match owned {
        // A stack that has overflowed has all its pages in memory: it is unmapped by its drop.
        Some(stack) if is_kept && kind != TrapKind::StackOverflow && !is_open => {
            stack::release(stack);
        }
        // SAFETY: the outer activation's stack, of which this one has left what lies so low.
        None if is_open => unsafe { stack::close_guard(&bounds) },
        _ => {}
    }
    Err(CallError::Trap(Box::new(RaisedTrap {
        kind,
        origin: record.origin,
        backtrace,
        payload: record.payload,
        _section: Some(section),
    })))
}

/// The process's own stack for a program that is interpreted, and where its frames begin: they lie between
/// what is in use and what the program uses from now on as the machine's stack, so that whoever searches the
/// thread's stack for pointers finds those that an interpreted function holds.
fn own_stack_with_frames(options: &CallOptions) -> Option<(StackBounds, usize)> {
    let frames = options.frames.checked_add(BEHIND_FRAMES)?;
    let size = frames.checked_add(options.stack_size)?;
    let bounds = stack::of_process(size.checked_add(BEHIND_FRAMES)?)?;
    let here = stack_pointer();
    let is_there = bounds.contains(here) && here - bounds.low >= size;
    is_there.then(|| (bounds, (here - frames) & !0xfff))
}

/// Bytes behind the room for the interpreter's frames: those that the interpreter may write there before it
/// finds that a frame does not fit, and those for what looks at the frames when the call has ended.
const BEHIND_FRAMES: usize = 4 << 20;

/// Where the interpreter's frames are to be in the innermost activation, if that is the stack of the
/// process: an address and a number of bytes, behind which there are a few megabytes more.
pub fn room_for_frames() -> Option<(usize, usize)> {
    current()?.frames
}

/// An activation on whose stack this thread is running, if there is one.
fn stack_in_use<'a>() -> Option<&'a Activation> {
    let here = stack_pointer();
    let mut activation = current();
    while let Some(found) = activation {
        if (found.low.get()..found.bounds.high).contains(&here) {
            return Some(found);
        }
        activation = found.previous();
    }
    None
}

#[inline(always)]
pub(super) fn stack_pointer() -> usize {
    let sp: usize;
    // SAFETY: reads a register.
    unsafe { asm!("mov {}, rsp", out(reg) sp, options(nomem, nostack, preserves_flags)) };
    sp
}

/// Says what runs from now on in the innermost activation, and returns what ran before. Whoever
/// calls this sets the old state again on its way out.
#[inline]
pub fn set_state(state: State) -> State {
    match current() {
        Some(activation) => {
            let old = activation.state();
            activation.state.store(state as u8, Ordering::Relaxed);
            old
        }
        None => State::Native,
    }
}

/// What ran in an activation before the interpreter did.
#[derive(Debug, Clone, Copy)]
pub struct Before {
    state: State,
    raw: bool,
}

/// Says that the interpreter runs from now on, which native code has called. [`leave_interp`] wants
/// back what this gives.
pub fn enter_interp() -> Before {
    let state = set_state(State::Interp);
    let raw = match current() {
        Some(activation) => activation
            .raw
            .replace(activation.raw.get() || state == State::Host),
        None => false,
    };
    Before { state, raw }
}

/// Says that what ran before the interpreter goes on.
pub fn leave_interp(before: Before) {
    if let Some(activation) = current() {
        activation.raw.set(before.raw);
    }
    set_state(before.state);
}

/// Runs Rust code of the host in the midst of a program: faults in it are not the program's.
///
/// `f` must not panic, since the frames above are not Rust's: callers catch panics within it.
pub fn in_host<R>(f: impl FnOnce() -> R) -> R {
    let old = set_state(State::Host);
    let result = f();
    set_state(old);
    result
}

/// Runs what a function of C would do that the program has called, in the midst of code of the host: faults in it are
/// as in such a function, and may abandon it together with the frames up to the activation. So `f`, and who calls this,
/// hold nothing that is to be dropped, and no lock.
pub fn in_native<R>(f: impl FnOnce() -> R) -> R {
    let old = set_state(State::Native);
    let result = f();
    set_state(old);
    result
}

/// Bytes left on the program's stack, or `None` outside of an activation's stack.
pub fn stack_room() -> Option<usize> {
    let bounds = current()?.bounds;
    let here = stack_pointer();
    bounds.contains(here).then(|| here - bounds.low)
}

/// Whether an address lies on a stack of an activation of this thread, below what that is called from.
#[cfg(feature = "own-heap")]
pub(super) fn has_on_stack(address: usize) -> bool {
    activations().any(|activation| activation.bounds.contains(address))
}

/// Whether this runs on the stack of the innermost activation.
pub(super) fn is_on_own_stack() -> bool {
    stack_room().is_some()
}

/// Raises a stack overflow unless there is room for a host function in Rust, which must not meet
/// the guard itself.
///
/// # Safety
///
/// As for [`raise`].
pub unsafe fn ensure_host_room() {
    if stack_room().is_some_and(|room| room < HOST_RESERVE / 2) {
        // SAFETY: the caller keeps the contract of `ensure_host_room`.
        unsafe { raise(TrapKind::StackOverflow) }
    }
}

/// Ends the innermost activation with a trap. Outside of any activation (a thread that the
/// program itself has started) it ends the process as the trap's signal would.
///
/// # Safety
///
/// No frame between here and the activation's caller may have a Rust destructor to run.
pub unsafe fn raise(kind: TrapKind) -> ! {
    // SAFETY: the caller keeps the contract of `raise`.
    unsafe { raise_at(kind, here()) }
}

/// The same for a function that the program has called, with the place of its own call: the
/// frames below are then not searched, which may hold what calls long finished have left there.
///
/// # Safety
///
/// As for [`raise`]; the place is one of a frame of this thread that is live.
pub unsafe fn raise_at(kind: TrapKind, place: WalkStart) -> ! {
    // SAFETY: the caller keeps the contract of `raise_at`.
    unsafe { end_activation(kind, Payload::None, place) }
}

/// The same for a trap that carries something.
///
/// # Safety
///
/// As for [`raise`].
pub unsafe fn raise_with(kind: TrapKind, payload: Payload) -> ! {
    // SAFETY: the caller keeps the contract of `raise_with`.
    unsafe { end_activation(kind, payload, here()) }
}

/// What a trap at a place would tell. The call does not end, and the program goes on.
///
/// # Safety
///
/// The place is one of a frame of this thread that is live.
pub(super) unsafe fn observe(kind: TrapKind, place: WalkStart) -> RaisedTrap {
    let mut backtrace = RawBacktrace::new();
    let activation = current();
    let origin = match activation.map(Activation::state) {
        Some(State::Interp) => TrapOrigin::Interp,
        Some(State::Native | State::Host) | None => TrapOrigin::Host(None),
    };
    let (bounds, end) = match activation {
        Some(activation) if activation.interpreted => (None, 0),
        Some(activation) => (Some(activation.bounds), activation.walk_end),
        None => {
            let bounds = super::threads::stack().filter(|bounds| bounds.contains(place.sp));
            (bounds, bounds.map_or(0, |bounds| bounds.high))
        }
    };
    if let Some(bounds) = bounds {
        // SAFETY: everything from the stack pointer to the end of the activation, or of the thread's stack, is mapped.
        unsafe { frames::walk(&bounds, end, origin, place, &mut backtrace) };
    }
    RaisedTrap {
        kind,
        origin,
        backtrace: backtrace.finish(),
        payload: Payload::None,
        _section: None,
    }
}

/// Has the trap by which the innermost activation is about to be ended carry something.
pub(super) fn carry(payload: Payload) {
    if let Some(activation) = current().filter(|activation| !activation.is_unwinding()) {
        // SAFETY: only this thread touches the record, and it does nothing else with it here.
        unsafe { (*activation.record.get()).payload = payload };
    }
}

/// Ends the innermost activation as a host function says that the program has called at `place`.
///
/// # Safety
///
/// As for [`raise_at`].
pub unsafe fn raise_error(kind: TrapKind, payload: Payload, place: WalkStart) -> ! {
    // SAFETY: the caller keeps the contract of `raise_error`.
    unsafe { end_activation(kind, payload, place) }
}

#[inline(always)]
fn here() -> WalkStart {
    let fp: usize;
    // SAFETY: reads a register.
    unsafe { asm!("mov {}, rbp", out(reg) fp, options(nomem, nostack, preserves_flags)) };
    WalkStart {
        sp: stack_pointer(),
        fp,
        is_called: false,
    }
}

/// Ends the innermost activation with the panic of a host function.
///
/// # Safety
///
/// As for [`raise`].
pub unsafe fn raise_panic(payload: Box<dyn Any + Send>) -> ! {
    let kind = TrapKind::Host("a host function panicked".into());
    // SAFETY: the caller keeps the contract of `raise_panic`.
    unsafe { end_activation(kind, Payload::Panic(payload), here()) }
}

/// Reports a trap of a function that Rust code of the host has called by its address, and ends the
/// process. Async-signal-safe.
pub(super) fn die_raw(kind: &TrapKind) -> ! {
    set_state(State::Host);
    signals::write_error(format_args!(
        "{kind}, in a function that a host function has called by its address: \
         `Instance::func_at` calls it so that this is a trap"
    ));
    std::process::abort()
}

/// A trap that is about to end the innermost activation.
struct Ending {
    kind: TrapKind,
    payload: Payload,
    place: WalkStart,
}

/// Ends the innermost activation, on another stack where there is no room on this one.
///
/// # Safety
///
/// As for [`raise_at`].
unsafe fn end_activation(kind: TrapKind, payload: Payload, place: WalkStart) -> ! {
    let ending = Ending {
        kind,
        payload,
        place,
    };
    let Some(high) = host_stack::for_traps() else {
        // SAFETY: the caller keeps the contract of `end_activation`.
        unsafe { end_here(ending) }
    };
    let mut ending = mem::ManuallyDrop::new(ending);
    // SAFETY: nothing that is on that stack is used any more; what runs there takes the words, of which the first is
    // the address of what it may take, and does not come back.
    unsafe {
        let ending = &raw mut ending as usize;
        host_stack::call_on(high, end_there as *const u8, [ending, 0, 0]);
    }
    std::process::abort()
}

/// [`end_here`] on another stack.
///
/// # Safety
///
/// [`end_activation`] calls it. The ending is taken.
unsafe extern "C-unwind" fn end_there(ending: *mut Ending) -> ! {
    // SAFETY: `end_activation` has left it there to be taken.
    unsafe { end_here(ending.read()) }
}

/// Ends the innermost activation, on this stack.
///
/// # Safety
///
/// As for [`raise_at`].
unsafe fn end_here(ending: Ending) -> ! {
    let Ending {
        kind,
        payload,
        place,
    } = ending;
    if current().is_some_and(Activation::is_raw) {
        die_raw(&kind);
    }
    match payload {
        Payload::None | Payload::Error(_) => signals::offer(&kind),
        // What is passed on was offered where it happened.
        Payload::Panic(_) | Payload::PassedOn(_) => {}
    }
    let Some(activation) = current() else {
        // SAFETY: the caller vouches for the place.
        unsafe { unhandled::report(kind.clone(), TrapOrigin::Host(None), place) };
        signals::die_of(&kind)
    };
    let origin = match activation.state() {
        State::Interp => TrapOrigin::Interp,
        State::Native | State::Host => TrapOrigin::Host(None),
    };
    // SAFETY: only this thread touches the record, and only on the way out of the activation. The
    // walk reads the stack of this activation, which is live; then that stack is unwound or abandoned,
    // which the caller vouches for.
    unsafe {
        if activation.is_unwinding() {
            // A second trap is not reported, nor dropped, as the stack may have no room for that.
            mem::forget((kind, payload));
        } else {
            let record = &mut *activation.record.get();
            record.kind = Some(kind);
            record.payload = payload;
            record.origin = origin;
            activation.walk(place);
        }
        match activation.runs_cleanups() {
            true => go_on_unwinding(),
            false => jump_to_landing(activation.saved_rsp.get()),
        }
    }
}

/// Whether this thread is in a call into a program, which no trap has ended yet.
pub fn is_running() -> bool {
    current().is_some_and(|activation| !activation.is_unwinding())
}

/// What the programs have set for signals that the host has called on this thread, the last one first.
pub fn called() -> impl Iterator<Item = &'static Dispositions> {
    activations().map(Activation::dispositions)
}

/// The activations of this thread, the innermost first. Async-signal-safe.
fn activations<'a>() -> impl Iterator<Item = &'a Activation> {
    iter::successors(current(), |activation| activation.previous())
}

/// Why what runs on this thread is to stop, if a program is to stop that the host has called on it: the one that
/// the innermost activation is of, or one within whose call that was made. Code of the host that calls the program
/// by an address is not for a trap to end. Async-signal-safe.
pub(crate) fn stopped() -> Option<Fault> {
    if current()?.is_raw() {
        return None;
    }
    // SAFETY: a program that is called is there, and its limits with it.
    let mut limits = activations().filter_map(|activation| unsafe { activation.limits.as_ref() });
    limits.find_map(Limits::stopped)
}

/// Whether a trap has ended the innermost activation, and cleanups are running.
pub(super) fn is_unwinding() -> bool {
    current().is_some_and(Activation::is_unwinding)
}

/// How many checks of fuel the cleanups of a trap get past, although there is none: enough for those that are
/// not endless.
const GRACE: u32 = 10_000;

/// Whether cleanups are running that may go on without fuel, once more. Async-signal-safe.
pub(super) fn has_grace() -> bool {
    let unwinding = current().filter(|activation| activation.is_unwinding());
    unwinding.is_some_and(|activation| {
        let left = activation.grace.get().checked_sub(1);
        activation.grace.set(left.unwrap_or(0));
        left.is_some()
    })
}

/// How often what goes wrong in a cleanup, or what takes the trap for an exception that it has handled, may
/// have the unwinding begin anew. Each time it begins further out, or a frame deals with it for ever.
const MOST_UNWINDS: u32 = 1000;

/// Runs the cleanups between here and the innermost activation, which a trap has ended, and leaves it.
///
/// # Safety
///
/// The trap is written down, and as for [`raise`].
pub(super) unsafe extern "C-unwind" fn go_on_unwinding() -> ! {
    let Some(activation) = current() else {
        std::process::abort()
    };
    let unwinds = activation.unwinds.get();
    activation.unwinds.set(unwinds + 1);
    if unwinds == 0 {
        (activation.on_trap)();
    }
    // SAFETY: the exception is used no more by what was unwound so far. What lies between here and the activation
    // may be unwound, or abandoned, as the caller says.
    unsafe {
        if unwinds < MOST_UNWINDS {
            set_state(State::Native);
            let exception = activation.exception.get();
            exception.write(Exception::ending_activation());
            unwind::run_cleanups(exception, activation.saved_rsp.get());
        }
        jump_to_landing(activation.saved_rsp.get())
    }
}
