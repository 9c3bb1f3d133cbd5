//! What a trap is: why running code was ended, where, and who had called whom.
//!
//! A trap is first written down raw (addresses only) where it happens, which may be a signal
//! handler: [`RawBacktrace`] is therefore plain memory of a fixed size. Once the stack has been
//! abandoned it becomes a [`RaisedTrap`], still in addresses, which the engine turns into names.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::critical::CriticalSection;
pub use super::shadow::finding::{Access, Finding, Object, ObjectKind, ObjectState, Rule};

/// Why a call into a program was ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TrapKind {
    /// Memory was accessed that is not the program's. The address is `None` where the processor
    /// does not report it (one that is not canonical).
    BadAddress(Option<u64>),
    /// Memory was accessed behind the end of the file that is mapped there, or has no page any more
    /// for another reason.
    BusError(Option<u64>),
    /// An integer was divided by zero.
    DivisionByZero,
    /// The quotient does not fit: the smallest integer was divided by -1.
    DivisionOverflow,
    /// An `unreachable` was reached.
    Unreachable,
    /// `llvm.trap` was called.
    Abort,
    /// `llvm.ubsantrap` was called, with this number of the kind of check that has failed.
    Ubsan(u8),
    /// `abort` was called: by the program, or by a function of C that it had called, as after a
    /// failed `assert` or where memory was freed twice.
    Aborted,
    /// A function that takes back memory of the program's own heap, or changes the size of some, was given an address
    /// that is not that of a block which is in use.
    BadFree {
        /// The function, as C or C++ writes its name.
        function: &'static str,
        /// The address.
        address: u64,
        /// What is wrong with it.
        mistake: FreeMistake,
    },
    /// The stack is used up.
    StackOverflow,
    /// Somebody has asked the program to stop.
    Interrupted,
    /// The time that the program had is over.
    DeadlineExceeded,
    /// The program has run as many instructions as it was allowed.
    OutOfFuel,
    /// Something was to be run that is not supported, as this message says.
    Unsupported(String),
    /// A function was to be run whose body is not valid, as this message says: that of a module
    /// whose bodies are read and verified when they are needed.
    Invalid(String),
    /// The memory that a call was lent is not as the function declares it, as this message says.
    Argument(String),
    /// A function was called, or a variable accessed, that is defined nowhere, as this message says.
    Undefined(String),
    /// A checked program has done what the language leaves undefined.
    Finding(Box<Finding>),
    /// A host function gave up, with this message.
    Host(String),
}

/// What is wrong with an address that a program gives back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FreeMistake {
    /// The memory was given back before, and not given out again.
    AlreadyFree,
    /// No function that allocates memory has given it out.
    NeverAllocated,
    /// It is not the start of a block, but within this one.
    InsideOfBlock {
        /// The address of the block.
        start: u64,
        /// Its size in bytes, which may be more than the program has asked for.
        size: u64,
    },
}

impl TrapKind {
    /// The kind in a word, by which programs know it: as the command line's JSON has it.
    pub fn word(&self) -> &'static str {
        match self {
            TrapKind::BadAddress(_) => "bad-address",
            TrapKind::BusError(_) => "bus-error",
            TrapKind::DivisionByZero => "division-by-zero",
            TrapKind::DivisionOverflow => "division-overflow",
            TrapKind::Unreachable => "unreachable",
            TrapKind::Abort => "trap",
            TrapKind::Ubsan(_) => "ubsan",
            TrapKind::Aborted => "abort",
            TrapKind::BadFree { .. } => "bad-free",
            TrapKind::StackOverflow => "stack-overflow",
            TrapKind::Interrupted => "interrupted",
            TrapKind::DeadlineExceeded => "deadline-exceeded",
            TrapKind::OutOfFuel => "out-of-fuel",
            TrapKind::Unsupported(_) => "unsupported",
            TrapKind::Invalid(_) => "invalid",
            TrapKind::Argument(_) => "argument",
            TrapKind::Undefined(_) => "undefined",
            TrapKind::Finding(_) => "finding",
            TrapKind::Host(_) => "host",
        }
    }

    /// The signal that the same mistake raises in a native program.
    pub fn signal(&self) -> i32 {
        match self {
            TrapKind::BadAddress(_) | TrapKind::StackOverflow => libc::SIGSEGV,
            TrapKind::BusError(_) => libc::SIGBUS,
            TrapKind::DivisionByZero | TrapKind::DivisionOverflow => libc::SIGFPE,
            TrapKind::Unreachable | TrapKind::Abort | TrapKind::Ubsan(_) => libc::SIGILL,
            TrapKind::Interrupted => libc::SIGINT,
            TrapKind::DeadlineExceeded => libc::SIGALRM,
            TrapKind::OutOfFuel => libc::SIGXCPU,
            TrapKind::Aborted
            | TrapKind::BadFree { .. }
            | TrapKind::Unsupported(_)
            | TrapKind::Invalid(_)
            | TrapKind::Argument(_)
            | TrapKind::Undefined(_)
            | TrapKind::Finding(_)
            | TrapKind::Host(_) => libc::SIGABRT,
        }
    }

    /// The exit status of a command that ends so: the one with which a shell reports
    /// [`signal`](Self::signal), [`UNSUPPORTED`] or [`UNDEFINED`].
    pub fn exit_status(&self) -> u8 {
        match self {
            TrapKind::Unsupported(_) | TrapKind::Invalid(_) => UNSUPPORTED,
            TrapKind::Undefined(_) => UNDEFINED,
            TrapKind::Finding(_) => FINDING,
            _ => 128 + self.signal() as u8,
        }
    }

    /// The address that was accessed, or 0.
    pub(super) fn address(&self) -> u64 {
        match self {
            TrapKind::BadAddress(address) | TrapKind::BusError(address) => address.unwrap_or(0),
            _ => 0,
        }
    }
}

/// The exit status where something was to be run that is not supported: the last one below those
/// that commands which start others keep for themselves.
pub const UNSUPPORTED: u8 = 125;

/// The exit status where something was used that is defined nowhere, as where the system binds functions when they
/// are called.
pub const UNDEFINED: u8 = 127;

/// The exit status where a checked program was found to do what the language leaves undefined.
pub const FINDING: u8 = 120;

/// What the numbers of `llvm.ubsantrap` stand for: clang's kinds of checks, in its order.
const CHECKS: [&str; 25] = [
    "signed addition overflowed",
    "an unreachable point was reached",
    "a check of control-flow integrity failed",
    "a division overflowed or was by zero",
    "an object is not of the type that its use needs",
    "a floating-point value does not fit the type that it is converted to",
    "a function was called through a pointer of another type",
    "an implicit conversion changed the value",
    "a builtin was called with a value that it does not take",
    "an object is not of the class that its cast needs",
    "a value was loaded that its type does not have",
    "the end of a function that returns a value was reached",
    "a multiplication overflowed",
    "a negation overflowed",
    "null was passed for a parameter that is never null",
    "null was returned from a function that never returns it",
    "null was passed for a parameter that is marked `nonnull`",
    "null was returned from a function that is marked `returns_nonnull`",
    "an index is out of bounds",
    "the arithmetic of a pointer overflowed",
    "a shift is by too many bits, or of a negative value",
    "a subtraction overflowed",
    "a pointer is null, not aligned, or leads to too small an object",
    "a pointer is not aligned as was promised",
    "an array of variable length has no positive length",
];

impl fmt::Display for TrapKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrapKind::BadAddress(Some(0)) => f.write_str("access to a bad address: null"),
            TrapKind::BadAddress(Some(address)) => {
                write!(f, "access to a bad address: {address:#x}")
            }
            TrapKind::BadAddress(None) => f.write_str("access to a bad address"),
            TrapKind::BusError(Some(address)) => {
                write!(f, "access to a page that cannot be had: {address:#x}")
            }
            TrapKind::BusError(None) => f.write_str("access to a page that cannot be had"),
            TrapKind::DivisionByZero => f.write_str("division by zero"),
            TrapKind::DivisionOverflow => f.write_str("division overflow"),
            TrapKind::Unreachable => f.write_str("an `unreachable` was reached"),
            TrapKind::Abort => f.write_str("`llvm.trap` was called"),
            TrapKind::Ubsan(check) => {
                f.write_str("a check for undefined behaviour failed: ")?;
                match CHECKS.get(usize::from(*check)) {
                    Some(what) => f.write_str(what),
                    None => write!(f, "number {check}"),
                }
            }
            TrapKind::Aborted => f.write_str("`abort` was called"),
            TrapKind::BadFree {
                function,
                address,
                mistake,
            } => {
                write!(f, "`{function}` of {address:#x}, which ")?;
                match mistake {
                    FreeMistake::AlreadyFree => f.write_str("is free already"),
                    FreeMistake::NeverAllocated => f.write_str("was never allocated"),
                    FreeMistake::InsideOfBlock { start, size } => {
                        let offset = address - start;
                        write!(f, "is {offset} bytes inside of a block of {size}")
                    }
                }
            }
            TrapKind::Finding(finding) => finding.fmt(f),
            TrapKind::StackOverflow => f.write_str("stack overflow"),
            TrapKind::Interrupted => f.write_str("the program was interrupted"),
            TrapKind::DeadlineExceeded => f.write_str("the program's time is over"),
            TrapKind::OutOfFuel => f.write_str("the program has used up its fuel"),
            TrapKind::Unsupported(message)
            | TrapKind::Invalid(message)
            | TrapKind::Undefined(message)
            | TrapKind::Argument(message)
            | TrapKind::Host(message) => f.write_str(message),
        }
    }
}

/// How many of the innermost return addresses a trap keeps.
pub const INNERMOST: usize = 64;
/// How many of the outermost return addresses a trap keeps beside those.
pub const OUTERMOST: usize = 16;

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

    #[test]
    fn exit_statuses_are_those_of_a_shell() {
        assert_eq!(TrapKind::Unsupported(String::new()).exit_status(), 125);
        assert_eq!(TrapKind::Aborted.exit_status(), 134);
        assert_eq!(TrapKind::BadAddress(Some(0)).exit_status(), 139);
        assert_eq!(TrapKind::StackOverflow.exit_status(), 139);
        assert_eq!(TrapKind::DivisionByZero.exit_status(), 136);
        assert_eq!(TrapKind::DivisionOverflow.exit_status(), 136);
        assert_eq!(TrapKind::Unreachable.exit_status(), 132);
        assert_eq!(TrapKind::Host(String::new()).exit_status(), 134);
    }
}
