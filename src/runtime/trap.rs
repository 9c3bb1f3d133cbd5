//! What a trap is: why running code was ended, where, and who had called whom.
//!
//! A trap is first written down raw (addresses only) where it happens, which may be a signal
//! handler: [`RawBacktrace`] is therefore plain memory of a fixed size. Once the stack has been
//! abandoned it becomes a [`RaisedTrap`], still in addresses, which the engine turns into names.

use std::any::Any;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::critical::CriticalSection;
pub use super::trap_kind::*;

impl TrapKind {
    /// The address that was accessed, or 0.
    pub(super) fn address(&self) -> u64 {
        match self {
            TrapKind::BadAddress(address) | TrapKind::BusError(address) => address.unwrap_or(0),
            _ => 0,
        }
    }
}

/// Return addresses in generated code, the innermost first, the middle left out where there are
/// more than [`INNERMOST`]` + `[`OUTERMOST`]. Never allocates, so a signal handler may fill it.
#[derive(Clone)]
pub struct RawBacktrace {
    innermost: [usize; INNERMOST],
    outermost: [usize; OUTERMOST],
    count: usize,
}

impl Default for RawBacktrace {
    fn default() -> Self {
        Self::new()
    }
}

impl RawBacktrace {
    /// No frame.
    pub const fn new() -> Self {
        RawBacktrace {
            innermost: [0; INNERMOST],
            outermost: [0; OUTERMOST],
            count: 0,
        }
    }

    /// Forgets all frames.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// Adds the next outer frame.
    pub fn push(&mut self, pc: usize) {
        match self.innermost.get_mut(self.count) {
            Some(slot) => *slot = pc,
            None => self.outermost[(self.count - INNERMOST) % OUTERMOST] = pc,
        }
        self.count += 1;
    }

    /// The frames that were kept, innermost first, and how many were left out between them.
    pub fn finish(&self) -> Backtrace {
        let mut pcs = self.innermost[..self.count.min(INNERMOST)].to_vec();
        let beyond = self.count.saturating_sub(INNERMOST);
        let kept = beyond.min(OUTERMOST);
        for i in beyond - kept..beyond {
            pcs.push(self.outermost[i % OUTERMOST]);
        }
        Backtrace {
            pcs,
            omitted: beyond - kept,
        }
    }
}

/// The calls that were under way, as addresses in generated code.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Backtrace {
    /// Return addresses, the innermost first.
    pub pcs: Vec<usize>,
    /// How many frames were left out after the first [`INNERMOST`].
    pub omitted: usize,
}

/// The cause of a trap in the form a signal handler can write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// See [`TrapKind::BadAddress`].
    BadAddress(Option<u64>),
    /// See [`TrapKind::BusError`].
    BusError(Option<u64>),
    /// See [`TrapKind::DivisionByZero`].
    DivisionByZero,
    /// See [`TrapKind::DivisionOverflow`].
    DivisionOverflow,
    /// See [`TrapKind::Unreachable`].
    Unreachable,
    /// See [`TrapKind::Abort`].
    Abort,
    /// See [`TrapKind::Aborted`].
    Aborted,
    /// See [`TrapKind::StackOverflow`].
    StackOverflow,
    /// See [`TrapKind::Interrupted`].
    Interrupted,
    /// See [`TrapKind::DeadlineExceeded`].
    DeadlineExceeded,
    /// See [`TrapKind::OutOfFuel`].
    OutOfFuel,
}

impl From<Fault> for TrapKind {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::BadAddress(address) => TrapKind::BadAddress(address),
            Fault::BusError(address) => TrapKind::BusError(address),
            Fault::DivisionByZero => TrapKind::DivisionByZero,
            Fault::DivisionOverflow => TrapKind::DivisionOverflow,
            Fault::Unreachable => TrapKind::Unreachable,
            Fault::Abort => TrapKind::Abort,
            Fault::Aborted => TrapKind::Aborted,
            Fault::StackOverflow => TrapKind::StackOverflow,
            Fault::Interrupted => TrapKind::Interrupted,
            Fault::DeadlineExceeded => TrapKind::DeadlineExceeded,
            Fault::OutOfFuel => TrapKind::OutOfFuel,
        }
    }
}

/// Whether a trap has ended a function of C, which may be one of the heap's.
static SUSPECT: AtomicBool = AtomicBool::new(false);

/// Whether the heap of the C library may be damaged, or locked for ever: a function of C was ended
/// by a trap, as the command line asks for it.
#[inline]
pub fn heap_is_suspect() -> bool {
    SUSPECT.load(Ordering::Relaxed)
}

/// Says that it is.
pub(super) fn suspect_heap() {
    SUSPECT.store(true, Ordering::Relaxed);
}

/// Which code was running when a trap was raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrapOrigin {
    /// Generated code, at this address of the instruction itself.
    Code(usize),
    /// The interpreter: it knows the place itself.
    Interp,
    /// A host function that the program had called; the address that it was at, where a signal
    /// has interrupted it.
    Host(Option<usize>),
}

/// What a host function that ends a call leaves for the caller.
#[derive(Debug, Default)]
pub enum Payload {
    /// Nothing: it was not a host function, or only its message counts.
    #[default]
    None,
    /// Of a Rust panic, which the caller resumes.
    Panic(Box<dyn Any + Send>),
    /// The error that it has returned.
    Error(Arc<dyn Error + Send + Sync>),
    /// A trap of another call, which the host function has made and whose end it passes on: what the engine says of that.
    PassedOn(Arc<dyn Any + Send + Sync>),
}

/// A trap after the stack has been abandoned, in addresses.
#[derive(Debug)]
pub struct RaisedTrap {
    /// Why.
    pub kind: TrapKind,
    /// Which code was running.
    pub origin: TrapOrigin,
    /// The calls in generated code that were under way, without the instruction itself.
    pub backtrace: Backtrace,
    /// What the host function that ended the call has left for its caller.
    pub payload: Payload,
    /// Holds signals back, whose handlers might take locks that a report of the trap needs.
    pub(super) _section: Option<CriticalSection>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_backtrace_keeps_both_ends() {
        let mut raw = RawBacktrace::new();
        for pc in 0..1000 {
            raw.push(pc);
        }
        let trace = raw.finish();
        assert_eq!(trace.pcs[..3], [0, 1, 2]);
        assert_eq!(trace.pcs[INNERMOST - 1..INNERMOST + 1], [63, 984]);
        assert_eq!(trace.pcs.last(), Some(&999));
        assert_eq!(trace.omitted + trace.pcs.len(), 1000);
    }

    #[test]
    fn a_backtrace_that_fits_is_whole() {
        let mut raw = RawBacktrace::new();
        for pc in 0..INNERMOST + OUTERMOST {
            raw.push(pc);
        }
        let trace = raw.finish();
        assert_eq!(trace.pcs, (0..INNERMOST + OUTERMOST).collect::<Vec<_>>());
        assert_eq!(trace.omitted, 0);
    }
}
