//! Limits of a program that runs: whether it is to stop, and how much it may still do.
//!
//! Code that is compiled for an engine with limits looks at two words of its program, which are
//! within reach of it ([`InstData::Poll`](crate::lir::InstData::Poll) and
//! [`InstData::Fuel`](crate::lir::InstData::Fuel)). Where a word says that something is to be done, the
//! address of the [`Limits`] goes to `r11`, and an instruction is executed that no processor knows
//! ([`CHECK`]). The handler of that signal asks what is to be done ([`Limits::check`]): a trap, or
//! nothing, and then the code goes on behind the instruction. So a check that finds nothing is one
//! comparison, and needs no register and no frame. The interpreter asks directly.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

use super::trap::Fault;

/// The two words, and nothing that has to be dropped: they lie in memory near code.
#[repr(C)]
#[derive(Debug)]
pub struct Limits {
    /// The [`Stop`]s that there are, as a set of bits.
    stops: AtomicU32,
    /// How many instructions of LIR may still be run; below zero where one more was wanted.
    fuel: AtomicI64,
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
    /// Where the word is that is not zero if there is a [`Stop`], from the start.
    pub const STOPS: i32 = std::mem::offset_of!(Limits, stops) as i32;
    /// Where the word is that counts down, from the start.
    pub const FUEL: i32 = std::mem::offset_of!(Limits, fuel) as i32;

    /// For a program that may run until so many instructions of LIR were run.
    pub fn new(fuel: u64) -> Limits {
        let limits = Limits {
            stops: AtomicU32::new(0),
            fuel: AtomicI64::new(0),
        };
        limits.set_fuel(fuel);
        limits
    }

    /// Has the program stop at its next check, and at each that follows.
    pub fn stop(&self, why: Stop) {
        self.stops.fetch_or(why as u32, Ordering::Release);
    }

    /// Takes that back.
    pub fn go_on(&self, why: Stop) {
        self.stops.fetch_and(!(why as u32), Ordering::Release);
    }

    /// Whether the program is to stop.
    pub fn is_stopped(&self) -> bool {
        self.stops.load(Ordering::Acquire) != 0
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

    /// What is to be done where code has found that there is something. Async-signal-safe.
    pub fn check(&self) -> Option<Fault> {
        match self.stops.load(Ordering::Acquire) {
            0 if self.fuel.load(Ordering::Relaxed) < 0 => Some(Fault::OutOfFuel),
            0 => None,
            stops if stops & Stop::Interrupt as u32 != 0 => Some(Fault::Interrupted),
            _ => Some(Fault::DeadlineExceeded),
        }
    }
}

/// The instruction by which code asks: `ud1 r11d, [r11 + 0x74696d6c]`, which nothing else is likely to be.
pub const CHECK: [u8; 8] = [0x45, 0x0f, 0xb9, 0x9b, b'l', b'm', b'i', b't'];

/// What is to be done at a [`CHECK`]; `None` if there is none at this address.
///
/// # Safety
///
/// `pc` is an instruction of generated code that the processor has just refused, where `r11` had this
/// value.
pub(super) unsafe fn check_at(pc: usize, r11: usize) -> Option<Option<Fault>> {
    // SAFETY: generated code is followed by at least what the unwinder needs, so that so many bytes are
    // mapped; where the instruction is the one of a check, `r11` has the limits of its program, which
    // runs.
    unsafe {
        let bytes = (pc as *const [u8; CHECK.len()]).read_unaligned();
        (bytes == CHECK).then(|| (*(r11 as *const Limits)).check())
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
}
