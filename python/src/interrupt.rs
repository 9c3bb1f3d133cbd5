//! Ctrl-C while a program runs.
//!
//! Python's handler of SIGINT takes a note, and the interpreter looks at that between its own instructions:
//! not while the main thread runs a program. So for as long as it does, the signal has a handler of ours
//! in front of Python's. It wakes a thread, which may take the locks that stopping a program needs, as a
//! handler may not. The program ends with a trap, and Python then does what the signal asks for.

use std::cell::Cell;
use std::io;
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicI32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use jitlite::{Error, Instance, Interrupter, TrapKind};
use pyo3::prelude::*;

use crate::errors;

/// Runs a program with the interpreter released, so that other threads of Python's go on, and with Ctrl-C
/// heard if it can be stopped.
pub fn run<T: Send>(
    py: Python<'_>,
    instance: &Instance,
    stoppable: bool,
    call: impl FnOnce() -> Result<T, Error> + Send,
) -> PyResult<T> {
    let heard = match stoppable && is_main_thread() {
        true => Some(Heard::new(py, instance)?),
        false => None,
    };
    let result = py.detach(call);
    drop(heard);
    let trap = result.as_ref().err().and_then(Error::trap);
    if trap.is_some_and(|trap| *trap.kind() == TrapKind::Interrupted) {
        py.check_signals()?;
    }
    result.map_err(|error| errors::raise(py, error))
}

/// Signals so far.
static SIGNALS: AtomicU64 = AtomicU64::new(0);
/// What wakes the thread: an eventfd.
static EVENT: AtomicI32 = AtomicI32::new(-1);
/// The handler behind ours, and whether it takes three parameters.
static BEHIND: AtomicUsize = AtomicUsize::new(0);
static BEHIND_FLAGS: AtomicI32 = AtomicI32::new(0);

/// The calls of the main thread, the outermost first.
static CALLS: Mutex<Calls> = Mutex::new(Calls {
    process: 0,
    running: Vec::new(),
});

struct Calls {
    /// The process in which the thread was started: a child of `fork` has none.
    process: u32,
    running: Vec<Running>,
}

struct Running {
    interrupter: Interrupter,
    /// The signals before it began.
    since: u64,
    is_stopped: bool,
}

fn calls() -> MutexGuard<'static, Calls> {
    CALLS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A call of the main thread in which the signal is heard.
struct Heard<'a> {
    instance: &'a Instance,
    /// The handler to be put back; the outermost call has it.
    before: Option<libc::sigaction>,
}

impl<'a> Heard<'a> {
    fn new(py: Python<'_>, instance: &'a Instance) -> PyResult<Heard<'a>> {
        let mut calls = calls();
        if calls.process != std::process::id() {
            start()?;
            calls.process = std::process::id();
            calls.running.clear();
        }
        let is_outermost = calls.running.is_empty();
        calls.running.push(Running {
            interrupter: instance.interrupter(),
            since: SIGNALS.load(Ordering::SeqCst),
            is_stopped: false,
        });
        drop(calls);
        let before = if is_outermost { put_in_front() } else { None };
        let heard = Heard { instance, before };
        // A signal that came before the handler was there has its note only.
        py.check_signals()?;
        Ok(heard)
    }
}

impl Drop for Heard<'_> {
    fn drop(&mut self) {
        if let Some(before) = &self.before {
            put_back(before);
        }
        let last = calls().running.pop();
        if last.is_some_and(|call| call.is_stopped) {
            self.instance.clear_interrupt();
        }
    }
}

/// Starts the thread.
fn start() -> io::Result<()> {
    // SAFETY: makes a descriptor.
    let event = unsafe { libc::eventfd(0, libc::EFD_CLOEXEC) };
    if event < 0 {
        return Err(io::Error::last_os_error());
    }
    EVENT.store(event, Ordering::SeqCst);
    let named = thread::Builder::new().name("jitlite signals".into());
    named.spawn(move || listen(event))?;
    Ok(())
}

/// What the thread does: stops the calls that were running when a signal came.
fn listen(event: i32) {
    loop {
        let mut count = 0u64;
        // SAFETY: the eight bytes are those of `count`.
        let read = unsafe { libc::read(event, ptr::from_mut(&mut count).cast(), 8) };
        if read != 8 {
            continue;
        }
        let signals = SIGNALS.load(Ordering::SeqCst);
        for call in &mut calls().running {
            if call.since < signals && !call.is_stopped {
                call.is_stopped = true;
                call.interrupter.interrupt();
            }
        }
    }
}

/// Puts our handler in front of Python's and gives that; not where the process has none, so that SIGINT
/// ends or spares it as before.
fn put_in_front() -> Option<libc::sigaction> {
    // SAFETY: asks for the handler, and sets one that is of its type.
    unsafe {
        let mut before: libc::sigaction = mem::zeroed();
        libc::sigaction(libc::SIGINT, ptr::null(), &mut before);
        if [libc::SIG_DFL, libc::SIG_IGN, ours()].contains(&before.sa_sigaction) {
            return None;
        }
        BEHIND.store(before.sa_sigaction, Ordering::SeqCst);
        BEHIND_FLAGS.store(before.sa_flags, Ordering::SeqCst);
        let mut action = before;
        action.sa_sigaction = ours();
        action.sa_flags |= libc::SA_SIGINFO | libc::SA_ONSTACK;
        let set = libc::sigaction(libc::SIGINT, &action, ptr::null_mut());
        (set == 0).then_some(before)
    }
}

/// Puts the handler back, unless somebody has set another one meanwhile.
fn put_back(before: &libc::sigaction) {
    // SAFETY: sets a handler that was set before.
    unsafe {
        let mut now: libc::sigaction = mem::zeroed();
        libc::sigaction(libc::SIGINT, before, &mut now);
        if now.sa_sigaction != ours() {
            libc::sigaction(libc::SIGINT, &now, ptr::null_mut());
        }
    }
}

fn ours() -> usize {
    let handler: extern "C" fn(i32, *mut libc::siginfo_t, *mut libc::c_void) = on_signal;
    handler as usize
}

/// The handler: counts, wakes the thread, and lets Python take its note.
extern "C" fn on_signal(signal: i32, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    SIGNALS.fetch_add(1, Ordering::SeqCst);
    let one = 1u64;
    // SAFETY: `write` may be called here; `errno` is left as it was; the handler behind was set for this
    // signal with these flags.
    unsafe {
        let errno = *libc::__errno_location();
        libc::write(EVENT.load(Ordering::SeqCst), ptr::from_ref(&one).cast(), 8);
        *libc::__errno_location() = errno;
        let behind = BEHIND.load(Ordering::SeqCst);
        match BEHIND_FLAGS.load(Ordering::SeqCst) & libc::SA_SIGINFO {
            0 => mem::transmute::<usize, extern "C" fn(i32)>(behind)(signal),
            _ => {
                mem::transmute::<usize, extern "C" fn(i32, *mut libc::siginfo_t, *mut libc::c_void)>(
                    behind,
                )(signal, info, context)
            }
        }
    }
}

/// Whether this is the thread on which Python handles signals.
fn is_main_thread() -> bool {
    thread_local!(static IS_MAIN: Cell<Option<bool>> = const { Cell::new(None) });
    IS_MAIN.get().unwrap_or_else(|| {
        // SAFETY: asks for numbers.
        let is_main = unsafe { libc::gettid() == libc::getpid() };
        IS_MAIN.set(Some(is_main));
        is_main
    })
}
