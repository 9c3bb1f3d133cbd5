//! Ctrl-C while a program runs.
//!
//! Python's handler of SIGINT takes a note, and the interpreter looks at that between its own instructions:
//! not while the main thread runs a program. So the signal has a handler of ours in front of Python's, from the
//! first call on. It wakes a thread, which may take the locks that stopping a program needs, as a
//! handler may not. The program ends with a trap, and Python then does what the signal asks for.
//!
//! `signal.signal` sets Python's handler again, so that ours has to be put in front once more. Asking the system at each
//! call which handler is there takes as long as a short call. So a call asks only if there were few calls lately.
//! Where there are many the thread looks every few milliseconds for calls that go on ([`INTERVAL`]): a signal that
//! comes in twice that time after `signal.signal` and many short calls is heard when the call ends.
//!
//! A call is on a list through the frames of the main thread, without a lock: the thread says when it goes through the
//! list, and a call that ends then waits for it.

use std::cell::Cell;
use std::io;
use std::mem;
use std::ptr;
use std::sync::atomic::{
    AtomicBool, AtomicI32, AtomicPtr, AtomicU32, AtomicU64, AtomicUsize, Ordering,
};
use std::thread;

use jitlite::{Error, Instance, TrapKind};
use pyo3::prelude::*;

use crate::errors;

/// Runs a program with the interpreter released, so that other threads of Python's go on, and with Ctrl-C
/// heard if it can be stopped.
#[inline]
pub fn run<T: Send>(
    py: Python<'_>,
    instance: &Instance,
    stoppable: bool,
    call: impl FnOnce() -> Result<T, Error> + Send,
) -> PyResult<T> {
    let result = match stoppable && is_main_thread() {
        true => {
            let call_of_main = Running::new(instance);
            let heard = Heard::new(py, &call_of_main)?;
            let result = py.detach(call);
            drop(heard);
            result
        }
        false => py.detach(call),
    };
    result.map_err(|error| ended(py, error))
}

/// The exception for what has ended a call.
#[cold]
fn ended(py: Python<'_>, error: Error) -> PyErr {
    let trap = error.trap();
    if trap.is_some_and(|trap| *trap.kind() == TrapKind::Interrupted)
        && let Err(raised) = py.check_signals()
    {
        return raised;
    }
    errors::raise(py, error)
}

/// How long the thread sleeps where there are many calls, in milliseconds.
const INTERVAL: i32 = 10;
/// How many calls are many, one after the other or in an interval.
const MANY: u32 = 64;

/// Signals so far. One is counted when Python has taken its note.
static SIGNALS: AtomicU64 = AtomicU64::new(0);
/// What wakes the thread: an eventfd; negative where there is no thread.
static EVENT: AtomicI32 = AtomicI32::new(-1);
/// The handler behind ours, and whether it takes three parameters.
static BEHIND: AtomicUsize = AtomicUsize::new(0);
static BEHIND_FLAGS: AtomicI32 = AtomicI32::new(0);

/// The innermost call of the main thread.
static INNERMOST: AtomicPtr<Running> = AtomicPtr::new(ptr::null_mut());
/// Whether the thread goes through the list of calls.
static IS_WALKED: AtomicBool = AtomicBool::new(false);
/// Whether the thread sees to the handler, so that calls need not.
static IS_WATCHED: AtomicBool = AtomicBool::new(false);
/// Calls of the main thread so far, which alone counts them.
static BEGUN: AtomicU32 = AtomicU32::new(0);

/// A call of the main thread, in the frame of who makes it.
struct Running {
    instance: *const Instance,
    outer: Cell<*mut Running>,
    /// The signals before it began.
    since: u64,
    is_stopped: AtomicBool,
}

impl Running {
    fn new(instance: &Instance) -> Running {
        Running {
            instance,
            outer: Cell::new(ptr::null_mut()),
            since: SIGNALS.load(Ordering::SeqCst),
            is_stopped: AtomicBool::new(false),
        }
    }
}

/// A call on the list, as long as this is there.
struct Heard<'a>(&'a Running);

impl<'a> Heard<'a> {
    fn new(py: Python<'_>, call: &'a Running) -> PyResult<Heard<'a>> {
        if EVENT.load(Ordering::Relaxed) < 0 {
            start()?;
        }
        call.outer.set(INNERMOST.load(Ordering::Relaxed));
        INNERMOST.swap(ptr::from_ref(call).cast_mut(), Ordering::SeqCst);
        let heard = Heard(call);
        let begun = BEGUN.load(Ordering::Relaxed).wrapping_add(1);
        BEGUN.store(begun, Ordering::Relaxed);
        if !IS_WATCHED.load(Ordering::SeqCst) {
            put_in_front();
            if begun.is_multiple_of(MANY) {
                IS_WATCHED.store(true, Ordering::SeqCst);
                wake();
            }
        }
        // A signal that came before the handler was there, or before the call was on the list, has its note only.
        py.check_signals()?;
        Ok(heard)
    }
}

impl Drop for Heard<'_> {
    #[inline]
    fn drop(&mut self) {
        let call = self.0;
        INNERMOST.store(call.outer.get(), Ordering::SeqCst);
        // Either the thread does not find the call any more, or it is waited for.
        while IS_WALKED.load(Ordering::SeqCst) {
            thread::yield_now();
        }
        if call.is_stopped.load(Ordering::Relaxed) {
            // SAFETY: the call was made with a reference to it, which lives longer.
            unsafe { (*call.instance).clear_interrupt() };
        }
    }
}

/// Starts the thread, in this process: a child of `fork` has none.
#[cold]
fn start() -> io::Result<()> {
    static IS_ASKED: AtomicBool = AtomicBool::new(false);
    if !IS_ASKED.swap(true, Ordering::SeqCst) {
        // SAFETY: the function stores values only.
        let failed = unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
        if failed != 0 {
            return Err(io::Error::from_raw_os_error(failed));
        }
    }
    // SAFETY: makes a descriptor.
    let event = unsafe { libc::eventfd(0, libc::EFD_CLOEXEC) };
    if event < 0 {
        return Err(io::Error::last_os_error());
    }
    EVENT.store(event, Ordering::SeqCst);
    let named = thread::Builder::new().name("jitlite signals".into());
    let started = named.spawn(move || listen(event));
    if let Err(error) = started {
        EVENT.store(-1, Ordering::SeqCst);
        return Err(error);
    }
    Ok(())
}

/// What a child of `fork` begins with. Its one thread is the main thread of its Python.
extern "C" fn in_child() {
    if IS_MAIN.get() != Some(true) {
        // The calls are those of a thread that is not there.
        INNERMOST.store(ptr::null_mut(), Ordering::SeqCst);
    }
    IS_MAIN.set(None);
    IS_WALKED.store(false, Ordering::SeqCst);
    IS_WATCHED.store(false, Ordering::SeqCst);
    // The descriptor stays open: the parent's thread reads it, and a second `close` could meet another one.
    EVENT.store(-1, Ordering::SeqCst);
}

/// What the thread does: stops the calls that were running when a signal came, and sees to the handler where there
/// are many calls.
fn listen(event: i32) {
    let (mut signals_before, mut begun_before) = (0, 0);
    loop {
        let is_watched = IS_WATCHED.load(Ordering::SeqCst);
        let woken = wait(event, if is_watched { INTERVAL } else { -1 });
        let signals = SIGNALS.load(Ordering::SeqCst);
        if signals != signals_before {
            signals_before = signals;
            stop_calls(signals);
        }
        let begun = BEGUN.load(Ordering::Relaxed);
        if woken || !is_watched {
            continue;
        }
        if begun.wrapping_sub(begun_before) < MANY {
            // Calls that begin from here on look themselves.
            IS_WATCHED.store(false, Ordering::SeqCst);
            if !INNERMOST.load(Ordering::SeqCst).is_null() {
                // With the interpreter held nobody sets another handler meanwhile.
                Python::try_attach(|_| put_in_front());
            }
        }
        begun_before = begun;
    }
}

/// Waits until the thread is woken, which is true, or the time is over.
fn wait(event: i32, milliseconds: i32) -> bool {
    let mut count = 0u64;
    let mut asked = libc::pollfd {
        fd: event,
        events: libc::POLLIN,
        revents: 0,
    };
    // SAFETY: there is one row; the eight bytes are those of `count`.
    unsafe {
        libc::poll(&mut asked, 1, milliseconds) > 0
            && libc::read(event, ptr::from_mut(&mut count).cast(), 8) == 8
    }
}

/// Stops the calls that have begun before the last of so many signals.
fn stop_calls(signals: u64) {
    IS_WALKED.store(true, Ordering::SeqCst);
    let mut next = INNERMOST.load(Ordering::SeqCst);
    // SAFETY: a call that is on the list stays there until this thread has gone through it.
    while let Some(call) = unsafe { next.as_ref() } {
        if call.since < signals && !call.is_stopped.swap(true, Ordering::Relaxed) {
            // SAFETY: the instance lives as long as the call.
            unsafe { (*call.instance).interrupter().interrupt() };
        }
        next = call.outer.get();
    }
    IS_WALKED.store(false, Ordering::SeqCst);
}

/// Puts our handler in front of Python's for good; not where the process has none, so that SIGINT
/// ends or spares it as before. Only with the interpreter held.
#[cold]
fn put_in_front() {
    // SAFETY: asks for the handler, and sets one that is of its type.
    unsafe {
        let mut before: libc::sigaction = mem::zeroed();
        libc::sigaction(libc::SIGINT, ptr::null(), &mut before);
        if [libc::SIG_DFL, libc::SIG_IGN, ours()].contains(&before.sa_sigaction) {
            return;
        }
        BEHIND.store(before.sa_sigaction, Ordering::SeqCst);
        BEHIND_FLAGS.store(before.sa_flags, Ordering::SeqCst);
        let mut action = before;
        action.sa_sigaction = ours();
        action.sa_flags |= libc::SA_SIGINFO | libc::SA_ONSTACK;
        libc::sigaction(libc::SIGINT, &action, ptr::null_mut());
    }
}

/// Wakes the thread. Async-signal-safe.
fn wake() {
    let one = 1u64;
    // SAFETY: `write` may be called in a handler; the eight bytes are those of `one`.
    unsafe { libc::write(EVENT.load(Ordering::SeqCst), ptr::from_ref(&one).cast(), 8) };
}

fn ours() -> usize {
    let handler: extern "C" fn(i32, *mut libc::siginfo_t, *mut libc::c_void) = on_signal;
    handler as usize
}

/// The handler: lets Python take its note, counts, and wakes the thread.
extern "C" fn on_signal(signal: i32, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    let behind = BEHIND.load(Ordering::SeqCst);
    // SAFETY: the handler behind was set for this signal with these flags; `errno` is left as it was.
    unsafe {
        let errno = *libc::__errno_location();
        match BEHIND_FLAGS.load(Ordering::SeqCst) & libc::SA_SIGINFO {
            0 => mem::transmute::<usize, extern "C" fn(i32)>(behind)(signal),
            _ => {
                mem::transmute::<usize, extern "C" fn(i32, *mut libc::siginfo_t, *mut libc::c_void)>(
                    behind,
                )(signal, info, context)
            }
        }
        SIGNALS.fetch_add(1, Ordering::SeqCst);
        wake();
        *libc::__errno_location() = errno;
    }
}

thread_local! {
    /// Whether this is the thread on which Python handles signals, once that was asked.
    static IS_MAIN: Cell<Option<bool>> = const { Cell::new(None) };
}

#[inline]
fn is_main_thread() -> bool {
    IS_MAIN.get().unwrap_or_else(|| {
        // SAFETY: asks for numbers.
        let is_main = unsafe { libc::gettid() == libc::getpid() };
        IS_MAIN.set(Some(is_main));
        is_main
    })
}
