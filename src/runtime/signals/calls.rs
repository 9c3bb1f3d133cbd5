//! The functions of C by which a program says what is done with signals.
//!
//! For the signals that are handled here they read and write the table of the program that calls;
//! for all others they are C's. Before that the engine whose function a handler is compiles it
//! (`runtime/handlers.rs`).
//!
//! A fault that comes while its signal is blocked ends the process. So where that is not the
//! program's own, the signals that the processor raises are not really blocked, although
//! the program reads in its mask that they are.

use std::cell::Cell;
use std::ffi::c_int;
use std::ptr;

use super::dispositions::{Disposition, Dispositions, only_program};
use super::{SIGNALS, program, row_of, set_own};
use crate::runtime::handlers::make_ready;
use crate::runtime::host::real::Real;
use crate::runtime::signals::{abort, alternate, spawn};
use crate::sys::signals::{self, bit, set_word, word_of, write_set};

/// The address of a function of C that is another one for programs.
pub(in crate::runtime) fn symbol(name: &[u8]) -> Option<*const u8> {
    let (own, real) = match name {
        b"sigaction" | b"__sigaction" => (sigaction as *const u8, None),
        b"signal" | b"bsd_signal" | b"ssignal" => (signal as *const u8, None),
        b"sysv_signal" | b"__sysv_signal" => (sysv_signal as *const u8, Some(&SYSV_SIGNAL)),
        b"sigset" => (sigset as *const u8, Some(&SIGSET)),
        b"sigignore" => (sigignore as *const u8, Some(&SIGIGNORE)),
        b"siginterrupt" => (siginterrupt as *const u8, Some(&SIGINTERRUPT)),
        b"sigprocmask" => (sigprocmask as *const u8, None),
        b"pthread_sigmask" => (pthread_sigmask as *const u8, None),
        b"sighold" => (sighold as *const u8, Some(&SIGHOLD)),
        b"sigrelse" => (sigrelse as *const u8, Some(&SIGRELSE)),
        _ => {
            let others = [alternate::symbol, spawn::symbol, abort::symbol];
            return others.iter().find_map(|symbol| symbol(name));
        }
    };
    if let Some(real) = real {
        // A handler may be the first to call it, and may not look it up.
        real.address();
    }
    Some(own)
}

static SYSV_SIGNAL: Real = Real::new(c"__sysv_signal");
static SIGSET: Real = Real::new(c"sigset");
static SIGIGNORE: Real = Real::new(c"sigignore");
static SIGINTERRUPT: Real = Real::new(c"siginterrupt");
static SIGHOLD: Real = Real::new(c"sighold");
static SIGRELSE: Real = Real::new(c"sigrelse");

/// Calls C's own function with two words, of which it takes as many as it has parameters.
///
/// # Safety
///
/// As for that function.
unsafe fn call(real: &Real, first: c_int, second: usize) -> usize {
    // SAFETY: what C does not take it does not look at. A program has asked for the function by its
    // name, so it is there.
    unsafe {
        let function: unsafe extern "C" fn(c_int, usize) -> usize =
            std::mem::transmute(real.address());
        function(first, second)
    }
}

/// The table of the program that calls, if the signal is one of those that are handled here.
fn table(number: c_int) -> Option<&'static Dispositions> {
    row_of(number)?;
    program().or_else(only_program)
}

/// `int sigaction(int, const struct sigaction *, struct sigaction *)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigaction(
    number: c_int,
    action: *const libc::sigaction,
    old: *mut libc::sigaction,
) -> c_int {
    // SAFETY: as the caller vouches; what C refuses is not looked at.
    unsafe {
        let action = action.as_ref();
        if let Some(action) = action {
            make_ready(action.sa_sigaction);
        }
        let Some(table) = table(number) else {
            let action = action.map(|action| {
                let mut action = *action;
                // A fault in the handler is to be a trap.
                let mask = word_of(&action.sa_mask) & !kept_open();
                set_word(&mut action.sa_mask, mask);
                action
            });
            let action = action.as_ref().map_or(ptr::null(), ptr::from_ref);
            return signals::sigaction(number, action, old);
        };
        let found = match action {
            Some(action) => change(table, number, Disposition::from_c(action)),
            None => table.get(number),
        };
        if let (Some(old), Some(found)) = (old.as_mut(), found) {
            found.write_to(old);
        }
        0
    }
}

/// Sets a disposition, and gives the one before.
fn change(table: &Dispositions, number: c_int, mut new: Disposition) -> Option<Disposition> {
    new.mask &= !(bit(libc::SIGKILL) | bit(libc::SIGSTOP));
    let old = table.set(number, new);
    // Whether calls of the system that a signal has interrupted go on is for the kernel to know.
    let _ = set_own(number, new.flags & libc::SA_RESTART);
    old
}

/// Sets a handler, and gives the one before.
fn change_handler(
    table: &Dispositions,
    number: c_int,
    handler: usize,
    flags: c_int,
    mask: u64,
) -> usize {
    let new = Disposition {
        handler,
        flags,
        mask,
    };
    change(table, number, new).map_or(libc::SIG_ERR, |old| old.handler)
}

/// [`table`], but for what is no handler.
fn table_for(number: c_int, handler: usize) -> Option<&'static Dispositions> {
    table(number).filter(|_| handler != libc::SIG_ERR)
}

/// `sighandler_t signal(int, sighandler_t)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn signal(number: c_int, handler: usize) -> usize {
    make_ready(handler);
    let (Some(row), Some(table)) = (row_of(number), table_for(number, handler)) else {
        // SAFETY: as the caller vouches.
        return unsafe { signals::signal(number, handler) };
    };
    let flags = match table.interrupts(row) {
        true => 0,
        false => libc::SA_RESTART,
    };
    change_handler(table, number, handler, flags, bit(number))
}

/// `sighandler_t sysv_signal(int, sighandler_t)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sysv_signal(number: c_int, handler: usize) -> usize {
    make_ready(handler);
    let flags = libc::SA_RESETHAND | libc::SA_NODEFER;
    match table_for(number, handler) {
        Some(table) => change_handler(table, number, handler, flags, 0),
        // SAFETY: as the caller vouches.
        None => unsafe { call(&SYSV_SIGNAL, number, handler) },
    }
}

/// Stands for a handler, and says that the signal is to be blocked.
const HOLD: usize = 2;

/// `sighandler_t sigset(int, sighandler_t)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigset(number: c_int, handler: usize) -> usize {
    if handler != HOLD {
        make_ready(handler);
    }
    let Some(table) = table_for(number, handler) else {
        // SAFETY: as the caller vouches.
        return unsafe { call(&SIGSET, number, handler) };
    };
    let (how, old) = match handler {
        HOLD => {
            let found = table.get(number);
            (
                libc::SIG_BLOCK,
                found.map_or(libc::SIG_ERR, |found| found.handler),
            )
        }
        _ => (
            libc::SIG_UNBLOCK,
            change_handler(table, number, handler, 0, 0),
        ),
    };
    match change_mask(how, bit(number)) {
        Ok(before) if before & bit(number) != 0 => HOLD,
        Ok(_) => old,
        Err(_) => libc::SIG_ERR,
    }
}

/// `int sigignore(int)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigignore(number: c_int) -> c_int {
    match table(number) {
        Some(table) => {
            change_handler(table, number, libc::SIG_IGN, 0, 0);
            0
        }
        // SAFETY: as the caller vouches.
        None => unsafe { call(&SIGIGNORE, number, 0) as c_int },
    }
}

thread_local! {
    /// Those of [`FAULTS`] that the program believes to be blocked.
    static BLOCKED: Cell<u64> = const { Cell::new(0) };
}

/// `int siginterrupt(int, int)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn siginterrupt(number: c_int, interrupts: c_int) -> c_int {
    let (Some(row), Some(table)) = (row_of(number), table(number)) else {
        // SAFETY: as the caller vouches.
        return unsafe { call(&SIGINTERRUPT, number, interrupts as usize) as c_int };
    };
    table.set_interrupts(row, interrupts != 0);
    if let Some(mut new) = table.get(number) {
        match interrupts {
            0 => new.flags |= libc::SA_RESTART,
            _ => new.flags &= !libc::SA_RESTART,
        }
        change(table, number, new);
    }
    0
}

/// The signals that the processor raises.
pub(super) const FAULTS: u64 =
    bit(libc::SIGSEGV) | bit(libc::SIGBUS) | bit(libc::SIGFPE) | bit(libc::SIGILL);

/// The signals that the program that calls cannot really block.
fn kept_open() -> u64 {
    match program().or_else(only_program) {
        Some(table) if !table.owns_process() => FAULTS,
        _ => 0,
    }
}

/// Has faults come to this thread where the host, or the library that has made the thread, lets no signal through.
/// The program that it runs still reads a mask in which those are blocked that were.
pub(in crate::runtime) fn open_faults(program: Option<&'static Dispositions>) {
    let owner = program.or_else(only_program);
    if owner.is_some_and(Dispositions::owns_process) {
        return;
    }
    if let Ok(before) = signals::change_mask(libc::SIG_UNBLOCK, FAULTS) {
        BLOCKED.set(BLOCKED.get() | before & FAULTS);
    }
}

/// Blocks or unblocks signals; gives those that were blocked, as far as the program knows.
fn change_mask(how: c_int, word: u64) -> Result<u64, c_int> {
    let (seen, open) = (BLOCKED.get(), kept_open());
    // What is unblocked may really be blocked: a handler runs that the kernel has called.
    let real = match how {
        libc::SIG_UNBLOCK => word,
        _ => word & !open,
    };
    let old = signals::change_mask(how, real)? | seen;
    BLOCKED.set(match how {
        libc::SIG_BLOCK => seen | word & open,
        libc::SIG_UNBLOCK => seen & !word,
        _ => word & open,
    });
    Ok(old)
}

/// `int pthread_sigmask(int, const sigset_t *, sigset_t *)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn pthread_sigmask(
    how: c_int,
    set: *const libc::sigset_t,
    old: *mut libc::sigset_t,
) -> c_int {
    // SAFETY: as the caller vouches.
    unsafe {
        let result = match set.as_ref() {
            Some(set) => change_mask(how, word_of(set)),
            None => change_mask(libc::SIG_BLOCK, 0),
        };
        match result {
            Ok(before) => {
                if let Some(old) = old.as_mut() {
                    write_set(old, before);
                }
                0
            }
            Err(error) => error,
        }
    }
}

/// `int sigprocmask(int, const sigset_t *, sigset_t *)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigprocmask(
    how: c_int,
    set: *const libc::sigset_t,
    old: *mut libc::sigset_t,
) -> c_int {
    // SAFETY: the caller keeps the contract of `sigprocmask`; a thread's `errno` is always there.
    unsafe {
        match pthread_sigmask(how, set, old) {
            0 => 0,
            error => {
                *libc::__errno_location() = error;
                -1
            }
        }
    }
}

/// `int sighold(int)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sighold(number: c_int) -> c_int {
    // SAFETY: as the caller vouches.
    unsafe { change_one(libc::SIG_BLOCK, number, &SIGHOLD) }
}

/// `int sigrelse(int)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigrelse(number: c_int) -> c_int {
    // SAFETY: as the caller vouches.
    unsafe { change_one(libc::SIG_UNBLOCK, number, &SIGRELSE) }
}

/// Blocks a signal, or no longer: one that is handled here for the program, others by C.
///
/// # Safety
///
/// As for C's function `other`.
unsafe fn change_one(how: c_int, number: c_int, other: &Real) -> c_int {
    match SIGNALS.contains(&number) {
        true => change_mask(how, bit(number)).map_or(-1, |_| 0),
        // SAFETY: the caller keeps the contract of `change_one`.
        false => unsafe { call(other, number, 0) as c_int },
    }
}
