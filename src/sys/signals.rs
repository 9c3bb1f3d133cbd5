//! Signals: what is done with them, which are held back, how they are sent, and the stack that handlers run on.
//!
//! A set of signals is a word, as the kernel has it: a bit for each, the lowest for number 1. Who installs a handler
//! promises that it may run wherever the signal comes; so to send one, to hold it back and to let it
//! come is safe. Everything here is async-signal-safe.

use std::arch::asm;
use std::ffi::{c_int, c_void};
use std::io;
use std::mem::{self, MaybeUninit};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use libc::{sigset_t, stack_t};

/// A function that gets the signal, and what it has interrupted.
pub(crate) type SignalHandler = unsafe extern "C" fn(c_int, *mut libc::siginfo_t, *mut c_void);

/// What is done with a signal, as the kernel has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disposition {
    /// A function, `SIG_DFL` or `SIG_IGN`.
    pub handler: usize,
    /// `SA_RESTART` and the like.
    pub flags: i32,
    /// The signals that are blocked while the handler runs.
    pub mask: u64,
}

/// The C library gives the kernel the address that a handler returns to, and a flag that there is one.
const RESTORER: c_int = 0x0400_0000;

impl Disposition {
    /// Whether a function is called.
    pub fn is_function(&self) -> bool {
        self.handler != libc::SIG_DFL && self.handler != libc::SIG_IGN
    }

    /// What C's structure says, without the address that the C library adds.
    pub fn from_c(action: &libc::sigaction) -> Disposition {
        Disposition {
            handler: action.sa_sigaction,
            flags: action.sa_flags & !RESTORER,
            mask: word_of(&action.sa_mask),
        }
    }

    /// Says it in C's structure, as C does.
    pub fn write_to(&self, action: &mut libc::sigaction) {
        action.sa_sigaction = self.handler;
        action.sa_flags = self.flags;
        write_set(&mut action.sa_mask, self.mask);
        action.sa_restorer = None;
        if self.is_function() {
            action.sa_flags |= RESTORER;
        }
    }
}

/// The set of one signal.
pub(crate) const fn bit(signal: c_int) -> u64 {
    1 << (signal - 1)
}

/// All signals, but for those that the C library keeps for itself.
pub(crate) fn all() -> u64 {
    let mut all = MaybeUninit::<sigset_t>::zeroed();
    // SAFETY: the set is this function's own; no bits set is a set.
    unsafe {
        libc::sigfillset(all.as_mut_ptr());
        word_of(all.assume_init_ref())
    }
}

/// What C's set says.
pub(crate) fn word_of(set: &sigset_t) -> u64 {
    // SAFETY: a set is an array of words, of which the kernel knows the first.
    unsafe { ptr::from_ref(set).cast::<u64>().read() }
}

/// Changes the signals in C's set to these.
pub(crate) fn set_word(set: &mut sigset_t, word: u64) {
    // SAFETY: a set is an array of words, of which the kernel knows the first.
    unsafe { ptr::from_mut(set).cast::<u64>().write(word) }
}

/// Writes a set as C does.
pub(crate) fn write_set(set: &mut sigset_t, word: u64) {
    // SAFETY: the set is the caller's.
    unsafe { libc::sigemptyset(set) };
    set_word(set, word);
}

/// Has a function called for a signal, with these flags beside `SA_SIGINFO` and these signals blocked; gives what was
/// done with it before.
///
/// # Safety
///
/// The function may run wherever the signal may come.
pub(crate) unsafe fn install(
    signal: c_int,
    handler: SignalHandler,
    flags: c_int,
    mask: u64,
) -> io::Result<Disposition> {
    // SAFETY: both are plain data for which zero is a valid value, and so is what the kernel has written over it.
    // The function is one that the caller vouches for.
    unsafe {
        let mut action: libc::sigaction = mem::zeroed();
        action.sa_sigaction = handler as usize;
        action.sa_flags = libc::SA_SIGINFO | flags;
        set_word(&mut action.sa_mask, mask);
        let mut previous: libc::sigaction = mem::zeroed();
        match libc::sigaction(signal, &raw const action, &raw mut previous) {
            0 => Ok(Disposition::from_c(&previous)),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

/// C's `sigaction`, for a program that calls it.
///
/// # Safety
///
/// As for C's function.
pub(crate) unsafe fn sigaction(
    signal: c_int,
    action: *const libc::sigaction,
    old: *mut libc::sigaction,
) -> c_int {
    // SAFETY: the caller keeps the contract of `sigaction`.
    unsafe { libc::sigaction(signal, action, old) }
}

/// C's `signal`.
///
/// # Safety
///
/// As for C's function.
pub(crate) unsafe fn signal(signal: c_int, handler: usize) -> usize {
    // SAFETY: the caller keeps the contract of `signal`.
    unsafe { libc::signal(signal, handler) }
}

/// Has nothing done with a signal.
pub fn ignore(number: c_int) {
    // SAFETY: no handler is given.
    unsafe { signal(number, libc::SIG_IGN) };
}

/// Has the default done with a signal.
pub fn set_default(number: c_int) {
    // SAFETY: no handler is given.
    unsafe { signal(number, libc::SIG_DFL) };
}

/// Has a flag set where the terminal asks the process to end (SIGINT), instead of that. The first flag stays.
pub fn set_at_interrupt(flag: Arc<AtomicBool>) {
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    extern "C" fn set(_: c_int) {
        if let Some(flag) = FLAG.get() {
            flag.store(true, Ordering::Relaxed);
        }
    }
    if FLAG.set(flag).is_ok() {
        let handler: extern "C" fn(c_int) = set;
        // SAFETY: the handler reads what was set before, and sets a flag: both are async-signal-safe.
        unsafe { signal(libc::SIGINT, handler as usize) };
    }
}

/// Blocks or unblocks signals of this thread, or blocks these alone, as `how` says; gives those that were blocked, or the
/// number of an error.
pub(crate) fn change_mask(how: c_int, word: u64) -> Result<u64, c_int> {
    let mut set = MaybeUninit::<sigset_t>::zeroed();
    let mut old = MaybeUninit::<sigset_t>::zeroed();
    // SAFETY: both sets are this function's own; no bits set is a set.
    unsafe {
        set_word(set.assume_init_mut(), word);
        match libc::pthread_sigmask(how, set.as_ptr(), old.as_mut_ptr()) {
            0 => Ok(word_of(old.assume_init_ref())),
            error => Err(error),
        }
    }
}

/// Lets a signal come to this thread.
pub fn unblock(signal: c_int) {
    // A set of one signal that there is cannot be refused.
    let _ = change_mask(libc::SIG_UNBLOCK, bit(signal));
}

/// Sets the signals that are held back from this thread. One that has waited interrupts the thread here, where this is
/// inlined, and not in a function of the C library, which would be taken for one that the program has called.
#[inline(always)]
pub(crate) fn set_mask(mask: u64) {
    /// The bytes of the kernel's set.
    const SIZE: usize = 8;
    // SAFETY: `rt_sigprocmask` only reads the set, and keeps all registers but those named.
    unsafe {
        asm!(
            "syscall",
            inlateout("rax") libc::SYS_rt_sigprocmask => _,
            in("rdi") libc::SIG_SETMASK,
            in("rsi") &raw const mask,
            in("rdx") ptr::null_mut::<u64>(),
            in("r10") SIZE,
            lateout("rcx") _,
            lateout("r11") _,
            options(nostack),
        );
    }
}

/// The number of this thread.
pub(crate) fn this_thread() -> i32 {
    // SAFETY: it only asks.
    unsafe { libc::syscall(libc::SYS_gettid) as i32 }
}

/// Whether this is the thread that the process has begun with.
pub(crate) fn is_first_thread() -> bool {
    // SAFETY: it only asks.
    this_thread() == unsafe { libc::getpid() }
}

/// Sends a signal to this thread.
pub fn raise(signal: c_int) {
    // SAFETY: who has installed a handler vouches for it.
    unsafe { libc::raise(signal) };
}

/// Sends a signal to a thread of this process. Whether that was possible.
pub(crate) fn send(thread: i32, signal: c_int) -> bool {
    // SAFETY: who has installed a handler vouches for it.
    unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), thread, signal) == 0 }
}

/// Sends a signal to this thread with a code and an address, as where the processor has raised it.
pub(crate) fn raise_fault(signal: c_int, code: c_int, address: u64) {
    // SAFETY: plain data for which zero is valid; a process may tell itself of any code. The
    // address stands where the kernel puts that of a fault.
    unsafe {
        let mut info: libc::siginfo_t = mem::zeroed();
        info.si_signo = signal;
        info.si_code = code;
        (&raw mut info).cast::<u64>().add(2).write(address);
        let (process, thread) = (libc::getpid(), libc::syscall(libc::SYS_gettid));
        libc::syscall(
            libc::SYS_rt_tgsigqueueinfo,
            process,
            thread,
            signal,
            &raw const info,
        );
    }
}

/// Has a signal sent to the process in so many seconds, if the system has a timer for that.
pub(crate) fn send_to_process_in(seconds: i64, signal: c_int) {
    // SAFETY: plain data for which zero is a valid value, filled in where it counts.
    unsafe {
        let mut event: libc::sigevent = mem::zeroed();
        event.sigev_notify = libc::SIGEV_SIGNAL;
        event.sigev_signo = signal;
        let mut when: libc::itimerspec = mem::zeroed();
        when.it_value.tv_sec = seconds;
        let mut timer = MaybeUninit::<libc::timer_t>::zeroed();
        if libc::timer_create(libc::CLOCK_MONOTONIC, &mut event, timer.as_mut_ptr()) == 0 {
            libc::timer_settime(timer.assume_init(), 0, &when, ptr::null_mut());
        }
    }
}

/// What stands for no alternate stack.
pub(crate) const NO_STACK: stack_t = stack_t {
    ss_sp: ptr::null_mut(),
    ss_flags: libc::SS_DISABLE,
    ss_size: 0,
};

/// The stack of this thread that handlers run on which ask for it, and whether one does now.
pub(crate) fn alternate_stack() -> stack_t {
    let mut present = MaybeUninit::<stack_t>::zeroed();
    // SAFETY: asks for the thread's alternate stack; zero is a valid value of it.
    unsafe {
        libc::sigaltstack(ptr::null(), present.as_mut_ptr());
        present.assume_init()
    }
}

/// Sets that stack. `errno` is that of the error.
///
/// # Safety
///
/// The stack is the caller's, and mapped until the thread has another one or none.
pub(crate) unsafe fn set_alternate_stack(stack: &stack_t) -> io::Result<()> {
    // SAFETY: the caller keeps the contract of `set_alternate_stack`.
    match unsafe { libc::sigaltstack(stack, ptr::null_mut()) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicI32, Ordering};

    static CAME: AtomicI32 = AtomicI32::new(0);

    /// Notes the code of a signal.
    ///
    /// # Safety
    ///
    /// The kernel calls it, as a handler with `SA_SIGINFO`.
    unsafe extern "C" fn note(_: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
        // SAFETY: the kernel's pointer.
        CAME.store(unsafe { (*info).si_code }, Ordering::Relaxed);
    }

    #[test]
    fn what_is_blocked_comes_when_it_is_let() {
        // No other test uses it.
        let signal = libc::SIGURG;
        // SAFETY: the handler only stores a number.
        let before = unsafe { install(signal, note, libc::SA_RESTART, all()).unwrap() };
        assert!(!before.is_function());
        let mask = change_mask(libc::SIG_BLOCK, bit(signal)).unwrap();
        raise_fault(signal, 7, 0);
        assert_eq!(CAME.load(Ordering::Relaxed), 0);
        unblock(signal);
        assert_eq!(CAME.load(Ordering::Relaxed), 7);
        assert!(send(this_thread(), signal));
        assert_eq!(CAME.load(Ordering::Relaxed), libc::SI_TKILL);
        set_mask(mask | bit(signal));
        assert_eq!(change_mask(libc::SIG_BLOCK, 0), Ok(mask | bit(signal)));
        set_mask(mask);
        assert!(change_mask(77, 0).is_err());
        set_default(signal);
    }

    #[test]
    fn what_c_says_is_what_is_read() {
        // SAFETY: plain data for which zero is a valid value.
        let mut action: libc::sigaction = unsafe { mem::zeroed() };
        let disposition = Disposition {
            handler: 0x1000,
            flags: libc::SA_RESTART,
            mask: bit(1) | bit(64),
        };
        disposition.write_to(&mut action);
        assert_eq!(action.sa_flags, libc::SA_RESTART | RESTORER);
        assert_eq!(Disposition::from_c(&action), disposition);
        assert_eq!(all() & bit(libc::SIGTERM), bit(libc::SIGTERM));
    }
}
