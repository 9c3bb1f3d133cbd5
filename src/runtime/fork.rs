//! `fork` in a process with engines.
//!
//! A thread that forks first waits until no other thread works for an engine (`super::critical`): in
//! the child every lock is free, no function is half compiled, and no code half written. What the
//! child has not is the other threads, and code memory of its own: that is shared with the parent,
//! and either may go on to write. So both enter a new *epoch*, and the one that
//! writes code first makes a copy (`jit/memory/`).
//!
//! A child that was made without C's `fork` (by the system call itself, or by `_Fork`, which calls
//! no handlers) is noticed when it next asks for the epoch, because a word of memory that children
//! get as zero is zero. Its parent does not learn of it, and must not unload a program while it lives. What
//! shares its parent's memory, as after `vfork`, is no child in this sense.

use std::cell::UnsafeCell;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};
use std::sync::{Mutex, Once, Weak};

use super::critical::{self, Alone};
use super::registry;
use crate::sys::memory::{Mapping, PAGE};

/// How often this process, or one that it comes from, has forked or was made by `fork`.
static EPOCH: AtomicU32 = AtomicU32::new(0);
/// How often this process, or one that it comes from, was made by `fork`.
static GENERATION: AtomicU32 = AtomicU32::new(0);
/// Leads to a word that is 1, and 0 in a child that has not noticed that it is one.
static WORD: AtomicPtr<AtomicU32> = AtomicPtr::new(ptr::null_mut());

/// What a thread that forks holds from before to after.
static FORKING: Forking = Forking(UnsafeCell::new(None));

struct Forking(UnsafeCell<Option<Alone>>);

// SAFETY: the value is put there, and taken, by the one thread that holds the gate alone.
unsafe impl Sync for Forking {}

/// What has something to do in a child.
pub(crate) trait Forked: Send + Sync {
    /// Is called in a child by the one thread that it has, while signals are held back: all locks are free, and code
    /// may be written.
    fn in_child(&self);
}

static FORKED: Mutex<Vec<Weak<dyn Forked>>> = Mutex::new(Vec::new());

/// Registers what is to run in each child that C's `fork` makes. Called while signals are held back.
pub(crate) fn register_child_handler(who: Weak<dyn Forked>) {
    let mut handlers = critical::lock(&FORKED);
    handlers.retain(|known| known.strong_count() > 0);
    handlers.push(who);
}

/// Installs the handlers of `fork`: from now on it waits for all threads that work for an engine.
pub(crate) fn install_handlers() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        make_word();
        // SAFETY: the handlers stay where they are, and need nothing but this module's statics.
        unsafe { libc::pthread_atfork(Some(prepare), Some(in_parent), Some(in_child)) };
    });
}

/// Maps the word that is zero in children. Without it they are known by the handlers alone.
fn make_word() {
    let Ok(page) = Mapping::commit(PAGE) else {
        return;
    };
    if page.wipe_on_fork().is_ok() {
        let word = page.leak().cast::<AtomicU32>();
        // SAFETY: a word of a page that is never unmapped.
        unsafe { (*word).store(1, Ordering::Relaxed) };
        WORD.store(word, Ordering::Release);
    }
}

/// A number that changes in parent and child when the process forks.
pub(crate) fn epoch() -> u32 {
    detect_fork();
    EPOCH.load(Ordering::Acquire)
}

/// A number that changes in the child when the process forks: threads that were made in another
/// generation are not there any more.
pub fn generation() -> u32 {
    detect_fork();
    GENERATION.load(Ordering::Acquire)
}

/// Begins a new epoch and generation in a child that was not seen to be one so far.
fn detect_fork() {
    // SAFETY: the pointer is null or leads to a word that is never unmapped.
    let word = unsafe { WORD.load(Ordering::Acquire).as_ref() };
    if word.is_some_and(|word| {
        word.load(Ordering::Acquire) == 0 && word.swap(1, Ordering::AcqRel) == 0
    }) {
        begin_generation();
    }
}

fn begin_generation() {
    registry::forget_readers();
    EPOCH.fetch_add(1, Ordering::AcqRel);
    GENERATION.fetch_add(1, Ordering::AcqRel);
}

extern "C" fn prepare() {
    let alone = critical::enter_alone();
    // The old epoch ends here for both, whatever becomes of the fork.
    EPOCH.fetch_add(1, Ordering::AcqRel);
    if alone.is_some() {
        // SAFETY: this thread holds the gate alone.
        unsafe { *FORKING.0.get() = alone };
    }
}

extern "C" fn in_parent() {
    // Handlers of the program's may have written code since the fork.
    EPOCH.fetch_add(1, Ordering::AcqRel);
    // SAFETY: the gate is held alone by this thread if there is a value, since nobody else can
    // have come in between; and nobody has put one there if this thread could not hold it alone.
    drop(unsafe { (*FORKING.0.get()).take() });
}

extern "C" fn in_child() {
    match WORD.load(Ordering::Acquire).is_null() {
        true => begin_generation(),
        false => {
            detect_fork();
            EPOCH.fetch_add(1, Ordering::AcqRel);
        }
    }
    // SAFETY: as in `in_parent`.
    let alone = unsafe { (*FORKING.0.get()).take() };
    // Who could not hold the gate alone may hold locks.
    if alone.is_some() {
        let handlers = critical::lock(&FORKED);
        let handlers = handlers.iter().filter_map(Weak::upgrade);
        handlers.for_each(|who| who.in_child());
    }
    drop(alone);
}
