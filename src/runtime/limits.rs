//! Limits of a program that runs: whether it is to stop, and how much it may still do.
//!
//! **Stopping** costs code nothing that is not stopped. Compilers say where code can be stopped
//! ([`InstData::Poll`](crate::lir::InstData::Poll)): at the heads of loops and of functions that call others. The
//! instruction there has a prefix that means nothing, [`PLACE`]. To stop a program, [`STOP`] is written over it, in
//! all its code: a byte that is no instruction, and that a processor that is about to execute it either sees or does
//! not. The prefix is written back when the program may go on. The interpreter's code is treated alike, by an operation
//! that asks [`Limits::check`].
//!
//! A call may be in the code of another program, which its own is linked with, and which others call too. So as long
//! as calls of a stopped program are under way, [`STOP_CALLS`] is written over the code of those that it is linked with:
//! there a thread ends its call if the program that it has called is to stop (`activation::stopped`), and else goes
//! on behind the prefix.
//!
//! **Fuel** is counted by code itself ([`InstData::Fuel`](crate::lir::InstData::Fuel)), in a word in reach of it. Where
//! there is not enough, the address of the [`Limits`] goes to `r11`, and an instruction is executed that no
//! processor knows ([`CHECK`]). So a check needs no register and no frame.
//!
//! The handler of the signal that either raises asks here what is to be done: a trap, or nothing, and then
//! the code goes on. Before there is a trap for want of fuel the host may be asked for more ([`Refuel`]), by the
//! thread that wants it and on its own stack: there the host may do whatever it may in a function that the program
//! calls, and take its time.

use std::cell::Cell;
use std::error::Error;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering, fence};
use std::sync::{Arc, OnceLock};

use super::activation;
use super::trap::{Fault, Payload};
use super::under_way::{Calls, CountedCall};

/// The limits of a program: nothing that has to be dropped, since they lie in memory near code.
#[repr(C)]
#[derive(Debug)]
pub struct Limits {
    /// The [`Stop`]s that there are, as a set of bits.
    stops: AtomicU32,
    /// How many instructions of LIR may still be run; below zero where one more was wanted.
    fuel: AtomicI64,
    refuel: OnceLock<Refuel>,
    /// How many calls of the program are under way, where they are counted.
    calls: Calls,
    /// How many programs are to stop whose calls may be in the code of this one.
    callers_stopped: AtomicU32,
}

/// Gives the program more fuel, or says why its call ends.
#[derive(Clone, Copy)]
pub struct Refuel(
    pub &'static (dyn Fn() -> Result<(), Arc<dyn Error + Send + Sync>> + Send + Sync),
);

impl fmt::Debug for Refuel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Refuel")
    }
}

/// Why a program is to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum Stop {
    /// Somebody has asked for it.
    Interrupt = 1,
    /// Its time is over.
    Deadline = 2,
}

impl Limits {
    /// Where the word is that counts down, from the start.
    pub const FUEL: i32 = std::mem::offset_of!(Limits, fuel) as i32;

    /// For a program that may run until so many instructions of LIR were run.
    pub fn new(fuel: u64) -> Limits {
        let limits = Limits {
            stops: AtomicU32::new(0),
            fuel: AtomicI64::new(0),
            refuel: OnceLock::new(),
            calls: Calls::default(),
            callers_stopped: AtomicU32::new(0),
        };
        limits.set_fuel(fuel);
        limits
    }

    /// Says that the program is to stop.
    pub fn stop(&self, why: Stop) {
        self.stops.fetch_or(why as u32, Ordering::SeqCst);
    }

    /// Counts a call that is about to begin. Either it is seen that the program is to stop, or whoever says so
    /// next sees the call.
    ///
    /// # Safety
    ///
    /// As for [`Calls::begin`].
    pub unsafe fn begin_call(&self, call: &CountedCall) {
        // SAFETY: the caller keeps the contract of `begin_call`.
        unsafe { self.calls.begin(call) };
    }

    /// Says that a call has ended that was counted; whether it was the last one.
    pub fn end_call(&self, call: &CountedCall) -> bool {
        self.calls.end(call)
    }

    /// Whether calls are under way that were counted.
    pub fn is_called(&self) -> bool {
        self.calls.is_any()
    }

    /// Counts them anew in a child of `fork`.
    pub fn recount_calls(&self) {
        self.calls.recount();
    }

    /// Says that another program is to stop whose calls may be in this one, or takes that back.
    pub fn set_caller_stopped(&self, stopped: bool) {
        match stopped {
            true => self.callers_stopped.fetch_add(1, Ordering::AcqRel),
            false => self.callers_stopped.fetch_sub(1, Ordering::AcqRel),
        };
    }

    /// Whether there are such programs.
    pub fn is_caller_stopped(&self) -> bool {
        self.callers_stopped.load(Ordering::Acquire) > 0
    }

    /// Takes that back.
    pub fn go_on(&self, why: Stop) {
        self.stops.fetch_and(!(why as u32), Ordering::Release);
    }

    /// Whether the program is to stop.
    pub fn is_stopped(&self) -> bool {
        self.stopped().is_some()
    }

    /// How many instructions of LIR may still be run.
    pub fn fuel(&self) -> u64 {
        self.fuel.load(Ordering::Relaxed).max(0) as u64
    }

    /// Says how many those are; more than 2⁶³-1 are as many as that.
    pub fn set_fuel(&self, fuel: u64) {
        let fuel = fuel.min(i64::MAX as u64);
        self.fuel.store(fuel as i64, Ordering::Relaxed);
    }

    /// Adds to those. What was wanted beyond them is owed.
    pub fn add_fuel(&self, more: u64) {
        let more = more.min(i64::MAX as u64) as i64;
        let add = |fuel: i64| Some(fuel.saturating_add(more));
        // It always gives a number.
        let _ = self
            .fuel
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, add);
    }

    /// Takes fuel for what is run next, as code does it: what two threads take at the same moment may be
    /// counted once. Whether there was as much.
    #[inline(always)]
    pub fn spend(&self, amount: u32) -> bool {
        let left = self.fuel.load(Ordering::Relaxed) - i64::from(amount);
        self.fuel.store(left, Ordering::Relaxed);
        left >= 0
    }

    /// Says who is asked for more fuel. That stays so.
    pub fn set_refuel(&self, refuel: Refuel) {
        // There was none before.
        let _ = self.refuel.set(refuel);
    }

    /// Whether the host is asked before there is this trap. Async-signal-safe.
    pub fn is_asked_for(&self, fault: Fault) -> bool {
        let is_ending = activation::is_unwinding();
        fault == Fault::OutOfFuel && !is_ending && self.refuel.get().is_some()
    }

    /// Asks the host for more fuel. There need not be enough then.
    ///
    /// # Errors
    ///
    /// What the trap carries by which the call is to end.
    pub fn ask_for_fuel(&self) -> Result<(), Payload> {
        let Some(Refuel(refuel)) = self.refuel.get() else {
            return Err(Payload::None);
        };
        // What the host has left half done is as visible to its owner as after any panic.
        let answer = activation::in_host(|| panic::catch_unwind(AssertUnwindSafe(refuel)));
        match answer {
            Ok(given) => given.map_err(Payload::Error),
            Err(payload) => Err(Payload::Panic(payload)),
        }
    }

    /// Why the program is to stop, if it is.
    pub fn stopped(&self) -> Option<Fault> {
        match self.stops.load(Ordering::SeqCst) {
            0 => None,
            stops if stops & Stop::Interrupt as u32 != 0 => Some(Fault::Interrupted),
            _ => Some(Fault::DeadlineExceeded),
        }
    }

    /// What is to be done where code asks. Async-signal-safe.
    pub fn check(&self) -> Option<Fault> {
        let is_empty = || self.fuel.load(Ordering::Relaxed) < 0 && !activation::has_grace();
        self.stopped()
            .or_else(|| is_empty().then_some(Fault::OutOfFuel))
    }
}

/// What an instruction begins with where code can be stopped: the prefix `cs`, which changes nothing in 64-bit mode.
pub const PLACE: u8 = 0x2e;

/// What is written over code that is to stop: the opcode of `into`, which is none in 64-bit mode.
pub const STOP: u8 = 0xce;

/// What is written over code where calls of another program are to stop: the opcode of `push es`, which is none either.
pub const STOP_CALLS: u8 = 0x06;

/// The instruction by which code asks: `ud1 r11d, [r11 + 0x74696d6c]`, which nothing else is likely to be.
pub const CHECK: [u8; 8] = [0x45, 0x0f, 0xb9, 0x9b, b'l', b'm', b'i', b't'];

/// How often code was let go on.
static RESUMED: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// Where this thread has last met an instruction that is none, and what [`RESUMED`] was then.
    static REFUSED: Cell<(usize, u64)> = const { Cell::new((0, 0)) };

    /// Where this thread is to end its call for want of fuel: the host was asked.
    static ENDED: Cell<usize> = const { Cell::new(0) };
}

/// What the host is asked by, where the code of a program has met a [`CHECK`] at `pc` with `r11`; how many bytes
/// further the code goes on. If that is none, it asks once more, and may find that its call ends.
///
/// # Safety
///
/// This is what it has met, on this thread, and the program is there.
pub(super) unsafe fn ask_host(pc: usize, r11: usize) -> usize {
    // SAFETY: the caller keeps the contract of `ask_host`.
    let limits = unsafe { &*(r11 as *const Limits) };
    match limits.ask_for_fuel() {
        Ok(()) if limits.check().is_none() => return CHECK.len(),
        Ok(()) => {}
        Err(payload) => {
            activation::carry(payload);
            ENDED.set(pc);
        }
    }
    0
}

/// Says that [`STOP`] is about to be taken back somewhere.
pub fn resume() {
    RESUMED.fetch_add(1, Ordering::AcqRel);
}

/// What is to be done where the processor has refused an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StopRequest {
    /// Nothing was asked: the instruction is the program's own.
    Nothing,
    /// The program ends.
    Trap(Fault),
    /// The host is asked first, by [`ask_host`].
    Host,
    /// The program goes on so many bytes further.
    GoOn(usize),
}

/// What is to be done at an instruction that the processor has refused. Async-signal-safe.
///
/// # Safety
///
/// `pc` is that instruction, in generated code, where `r11` had this value.
pub(super) unsafe fn stop_request(pc: usize, r11: usize) -> StopRequest {
    let (bytes, count) = loop {
        // What is taken back is counted first, so that a count that stays the same belongs to the bytes.
        let before = RESUMED.load(Ordering::Acquire);
        // SAFETY: generated code is followed by at least what the unwinder needs, so that so many bytes
        // are mapped.
        let bytes = unsafe { (pc as *const [u8; CHECK.len()]).read_volatile() };
        fence(Ordering::Acquire);
        if RESUMED.load(Ordering::Acquire) == before {
            break (bytes, before);
        }
    };
    if bytes[0] == STOP {
        return StopRequest::Trap(Fault::Interrupted);
    }
    if bytes[0] == STOP_CALLS {
        return activation::stopped().map_or(StopRequest::GoOn(1), StopRequest::Trap);
    }
    if bytes == CHECK {
        // SAFETY: where such an instruction is, `r11` has the limits of its program, which runs.
        let limits = unsafe { &*(r11 as *const Limits) };
        return match limits.check() {
            Some(fault) if limits.is_asked_for(fault) && ENDED.replace(0) != pc => {
                StopRequest::Host
            }
            Some(fault) => StopRequest::Trap(fault),
            None => StopRequest::GoOn(CHECK.len()),
        };
    }
    // What was refused may have been taken back meanwhile, and then is not refused again.
    let seen = (pc, count);
    match count != 0 && REFUSED.replace(seen) != seen {
        true => StopRequest::GoOn(0),
        false => StopRequest::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stops_and_fuel() {
        let limits = Limits::new(10);
        assert_eq!(limits.check(), None);
        assert!(limits.spend(10));
        assert!(!limits.spend(3));
        assert_eq!((limits.fuel(), limits.check()), (0, Some(Fault::OutOfFuel)));
        limits.add_fuel(2);
        assert_eq!(limits.check(), Some(Fault::OutOfFuel));
        limits.add_fuel(6);
        assert_eq!((limits.fuel(), limits.check()), (5, None));
        limits.stop(Stop::Deadline);
        assert_eq!(limits.check(), Some(Fault::DeadlineExceeded));
        limits.stop(Stop::Interrupt);
        assert_eq!(limits.check(), Some(Fault::Interrupted));
        limits.go_on(Stop::Deadline);
        limits.go_on(Stop::Interrupt);
        assert!(!limits.is_stopped());
        limits.set_fuel(u64::MAX);
        limits.add_fuel(u64::MAX);
        assert_eq!(limits.fuel(), i64::MAX as u64);
    }

    #[test]
    fn what_was_taken_back_is_tried_once_more() {
        let own = [0x0fu8, 0x0b, 0, 0, 0, 0, 0, 0];
        // SAFETY: as many bytes as are looked at.
        let ask = || unsafe { stop_request(own.as_ptr() as usize, 0) };
        resume();
        assert_eq!([ask(), ask()], [StopRequest::GoOn(0), StopRequest::Nothing]);
        let mut stopped = own;
        stopped[0] = STOP;
        // SAFETY: as many bytes as are looked at.
        let answer = unsafe { stop_request(stopped.as_ptr() as usize, 0) };
        assert_eq!(answer, StopRequest::Trap(Fault::Interrupted));
        // Without a call of a program that is to stop.
        stopped[0] = STOP_CALLS;
        // SAFETY: as many bytes as are looked at.
        let answer = unsafe { stop_request(stopped.as_ptr() as usize, 0) };
        assert_eq!(answer, StopRequest::GoOn(1));
    }
}
