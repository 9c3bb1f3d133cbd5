//! Handlers of signals are made ready when they are set.
//!
//! A handler may interrupt the C library's `malloc`, or whatever else holds a lock. What it calls for
//! the first time would be compiled then, and compiling allocates. So the program's `sigaction`,
//! `signal` and kin are the functions here: before they do what C's do, they have the engine
//! whose function the handler is compile it, with what it calls. Handlers that are set in another
//! way, by a library say, are compiled at their first call as all else is.

use std::ffi::c_int;
use std::sync::{Mutex, PoisonError, Weak};

use super::activation::stack_room;
use super::alternate;
use super::held;
use super::stack::HOST_RESERVE;

/// Whoever makes functions when they are first called.
pub trait Lazy: Send + Sync {
    /// Has the function at this address, if it is its own, ready to be called in the middle of
    /// anything. Allocates nothing for a function that is ready. Called with signals held back.
    fn make_ready(&self, address: usize);
}

static LAZY: Mutex<Vec<Weak<dyn Lazy>>> = Mutex::new(Vec::new());

/// Has handlers be looked for here, too.
pub fn register(lazy: Weak<dyn Lazy>) {
    let _held = held::hold();
    let mut all = LAZY.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|known| known.strong_count() > 0);
    all.push(lazy);
}

fn make_ready(handler: usize) {
    // `SIG_DFL` and the like are no addresses.
    if handler < 4096 || stack_room().is_some_and(|room| room < HOST_RESERVE) {
        return;
    }
    let _held = held::hold();
    let mut next = 0;
    loop {
        // Not locked meanwhile: a resolver of the program's may run.
        let lazy = {
            let all = LAZY.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(lazy) = all.get(next) else {
                return;
            };
            lazy.upgrade()
        };
        if let Some(lazy) = lazy {
            lazy.make_ready(handler);
        }
        next += 1;
    }
}

/// The address of a function of C that is another one for programs.
pub(super) fn symbol(name: &[u8]) -> Option<*const u8> {
    let own = match name {
        b"sigaction" | b"__sigaction" => sigaction as *const u8,
        b"signal" | b"bsd_signal" | b"ssignal" => signal as *const u8,
        b"sysv_signal" | b"__sysv_signal" => sysv_signal as *const u8,
        b"sigset" => sigset as *const u8,
        _ => return alternate::symbol(name),
    };
    Some(own)
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
        if let Some(action) = action.as_ref() {
            make_ready(action.sa_sigaction);
        }
        libc::sigaction(number, action, old)
    }
}

/// `sighandler_t signal(int, sighandler_t)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn signal(number: c_int, handler: usize) -> usize {
    make_ready(handler);
    // SAFETY: as the caller vouches.
    unsafe { libc::signal(number, handler) }
}

/// `sighandler_t sysv_signal(int, sighandler_t)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sysv_signal(number: c_int, handler: usize) -> usize {
    make_ready(handler);
    // SAFETY: as the caller vouches.
    unsafe { c::__sysv_signal(number, handler) }
}

/// `sighandler_t sigset(int, sighandler_t)`
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn sigset(number: c_int, handler: usize) -> usize {
    make_ready(handler);
    // SAFETY: as the caller vouches.
    unsafe { c::sigset(number, handler) }
}

mod c {
    unsafe extern "C" {
        pub fn __sysv_signal(number: super::c_int, handler: usize) -> usize;
        pub fn sigset(number: super::c_int, handler: usize) -> usize;
    }
}
