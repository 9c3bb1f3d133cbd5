//! Threads of the library's own: how they are started, and how they wait.
//!
//! They are made as C makes them. The standard library keeps a table of the stacks of the threads that it made,
//! whose lock each takes when it starts and when it ends. A child of `fork` may find it locked, by a thread that it
//! does not have, and then no thread that the standard library makes there ever starts.

use std::ffi::{CStr, c_void};
use std::io;
use std::mem::MaybeUninit;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

type Work = Box<dyn FnOnce() + Send>;

/// Starts a thread that nobody waits for. Its name is for who looks at the process: the system knows 15 bytes of it.
/// A panic ends the thread alone.
///
/// # Errors
///
/// The system has no more threads to give, or no memory for the stack.
pub(crate) fn start(name: &'static CStr, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    extern "C" fn run(work: *mut c_void) -> *mut c_void {
        // SAFETY: it is what `start` gave away, to this thread alone.
        let work = unsafe { Box::from_raw(work.cast::<(&CStr, Work)>()) };
        let (name, work) = *work;
        // SAFETY: the name ends with a zero byte. A name that is too long is an error, and then there is none.
        unsafe { libc::pthread_setname_np(libc::pthread_self(), name.as_ptr()) };
        // Whoever panics has said so by now.
        let _ = panic::catch_unwind(AssertUnwindSafe(work));
        ptr::null_mut()
    }
    let work: Box<(&CStr, Work)> = Box::new((name, Box::new(work)));
    let work = Box::into_raw(work);
    let mut thread = MaybeUninit::uninit();
    // SAFETY: the function takes what it is given here, and is of C's type.
    let error = unsafe { libc::pthread_create(thread.as_mut_ptr(), ptr::null(), run, work.cast()) };
    if error != 0 {
        // SAFETY: no thread was made that would take it.
        drop(unsafe { Box::from_raw(work) });
        return Err(io::Error::from_raw_os_error(error));
    }
    // SAFETY: the thread was made just now, and nobody else knows it.
    unsafe { libc::pthread_detach(thread.assume_init()) };
    Ok(())
}

/// What a thread sleeps on until another wakes it. Who is woken before it sleeps does not sleep.
///
/// A child of `fork` cannot use that of a thread which it does not have: it may be locked.
#[derive(Debug, Default)]
pub(crate) struct Sleeper {
    is_woken: Mutex<bool>,
    woken: Condvar,
}

impl Sleeper {
    /// Wakes the thread that sleeps, or will.
    pub(crate) fn wake(&self) {
        *self.is_woken.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.woken.notify_one();
    }

    /// Sleeps until it is woken, or the time is over.
    pub(crate) fn sleep(&self, most: Option<Duration>) {
        let is_woken = self.is_woken.lock().unwrap_or_else(PoisonError::into_inner);
        let mut is_woken = match most {
            Some(most) => {
                let waited = self
                    .woken
                    .wait_timeout_while(is_woken, most, |woken| !*woken);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => {
                let waited = self.woken.wait_while(is_woken, |woken| !*woken);
                waited.unwrap_or_else(PoisonError::into_inner)
            }
        };
        *is_woken = false;
    }
}
