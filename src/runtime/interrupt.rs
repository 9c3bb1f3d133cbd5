//! Stopping a thread of the process for good, to see what it was doing: for whoever is about to end
//! the process, and wants to say where the program was.
//!
//! The thread is sent a signal whose handler writes down the calls that are under way and never
//! returns. So whatever it holds stays held: who stops a thread must need no lock of it.

use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::activation::{self, State};
use super::frames::{self, WalkStart};
use super::registry;
use super::trap::{Payload, RaisedTrap, RawBacktrace, TrapKind, TrapOrigin};
use crate::sys::signals;

/// What a thread was doing when it was stopped.
#[derive(Debug)]
pub struct Stopped {
    /// The calls that were under way, of `kind`.
    pub trap: RaisedTrap,
    /// What `note` gave.
    pub note: usize,
    /// Whether the interpreter itself was at work, and not something that it has called.
    pub interpreting: bool,
}

/// What the handler writes down, once.
struct Snapshot {
    origin: TrapOrigin,
    backtrace: RawBacktrace,
    note: usize,
    interpreting: bool,
}

struct SnapshotCell(UnsafeCell<Snapshot>);

// SAFETY: the handler writes before it sets `STATE` to `WRITTEN`, the reader reads after that, and
// the handler runs only once (`STATE` is `ASKED` for one thread).
unsafe impl Sync for SnapshotCell {}

static SLOT: SnapshotCell = SnapshotCell(UnsafeCell::new(Snapshot {
    origin: TrapOrigin::Host(None),
    backtrace: RawBacktrace::new(),
    note: 0,
    interpreting: false,
}));

static STATE: AtomicU8 = AtomicU8::new(IDLE);
static NOTE: AtomicUsize = AtomicUsize::new(0);
const IDLE: u8 = 0;
const ASKED: u8 = 1;
const WRITING: u8 = 2;
const WRITTEN: u8 = 3;

/// A signal that programs hardly use: the last but one of those that have no meaning.
const SIGNAL: i32 = 63;

/// The number of this thread, by which [`stop`] knows it.
pub fn this_thread() -> i32 {
    signals::this_thread()
}

/// Waits.
pub fn sleep(time: Duration) {
    let until = Instant::now() + time;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return;
        }
        let millis = left.as_micros().div_ceil(1000).min(i32::MAX as u128) as i32;
        // SAFETY: no descriptor is looked at.
        unsafe { libc::poll(ptr::null_mut(), 0, millis) };
    }
}

/// Stops a thread, once in a process; `note` is called on it, in the handler of a signal. `None` if
/// the thread does not answer in time, because it lets no signal through.
pub fn stop(
    thread: i32,
    patience: Duration,
    kind: TrapKind,
    note: fn() -> usize,
) -> Option<Stopped> {
    NOTE.store(note as usize, Ordering::Relaxed);
    let asked = STATE.compare_exchange(IDLE, ASKED, Ordering::AcqRel, Ordering::Relaxed);
    asked.ok()?;
    // SAFETY: the handler is sound wherever it runs.
    unsafe { signals::install(SIGNAL, on_signal, libc::SA_ONSTACK, signals::all()).ok()? };
    if !signals::send(thread, SIGNAL) {
        return None;
    }
    let start = Instant::now();
    while STATE.load(Ordering::Acquire) != WRITTEN {
        if start.elapsed() > patience {
            return None;
        }
        sleep(Duration::from_millis(1));
    }
    // SAFETY: the handler has written it and will not touch it again.
    let slot = unsafe { &*SLOT.0.get() };
    Some(Stopped {
        trap: RaisedTrap {
            kind,
            origin: slot.origin,
            backtrace: slot.backtrace.finish(),
            payload: Payload::None,
            _section: None,
        },
        note: slot.note,
        interpreting: slot.interpreting,
    })
}

/// Writes down what the thread does. Async-signal-safe: it neither allocates nor waits for a lock.
///
/// # Safety
///
/// The kernel calls it, as a handler with `SA_SIGINFO`.
unsafe extern "C" fn on_signal(_: i32, _: *mut libc::siginfo_t, context: *mut c_void) {
    let asked = STATE.compare_exchange(ASKED, WRITING, Ordering::AcqRel, Ordering::Relaxed);
    if asked.is_err() {
        return;
    }
    // SAFETY: the kernel hands a valid context over; the slot is this handler's until `WRITTEN`;
    // `NOTE` holds a function of this type.
    unsafe {
        let registers = &(*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let [pc, sp, fp] = [libc::REG_RIP, libc::REG_RSP, libc::REG_RBP]
            .map(|register| registers[register as usize] as usize);
        let slot = &mut *SLOT.0.get();
        let note: fn() -> usize = mem::transmute(NOTE.load(Ordering::Relaxed));
        slot.note = note();
        if let Some(activation) = activation::current() {
            slot.interpreting = activation.state() == State::Interp;
            slot.origin = match slot.interpreting {
                _ if registry::is_code(pc) => TrapOrigin::Code(pc),
                true => TrapOrigin::Interp,
                false => TrapOrigin::Host(Some(pc)),
            };
            let bounds = activation.bounds();
            if bounds.contains(sp) {
                let out = &mut slot.backtrace;
                let place = WalkStart {
                    sp,
                    fp,
                    is_called: false,
                };
                frames::walk(&bounds, bounds.high, slot.origin, place, out);
            }
        }
    }
    STATE.store(WRITTEN, Ordering::Release);
    loop {
        // SAFETY: waits for a signal; all are kept from this handler.
        unsafe { libc::pause() };
    }
}
