//! Why a running program was ended, as it is reported.

use std::fmt;

pub use super::shadow::finding::{
    Access, Broken, Finding, Object, ObjectKind, ObjectState, Promise, Promiser, Rule,
};

// The numbers that Linux gives to signals, whatever this runs on.
const SIGINT: i32 = 2;
const SIGILL: i32 = 4;
const SIGABRT: i32 = 6;
const SIGBUS: i32 = 7;
const SIGFPE: i32 = 8;
const SIGSEGV: i32 = 11;
const SIGALRM: i32 = 14;
const SIGXCPU: i32 = 24;

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
            TrapKind::BadAddress(_) | TrapKind::StackOverflow => SIGSEGV,
            TrapKind::BusError(_) => SIGBUS,
            TrapKind::DivisionByZero | TrapKind::DivisionOverflow => SIGFPE,
            TrapKind::Unreachable | TrapKind::Abort | TrapKind::Ubsan(_) => SIGILL,
            TrapKind::Interrupted => SIGINT,
            TrapKind::DeadlineExceeded => SIGALRM,
            TrapKind::OutOfFuel => SIGXCPU,
            TrapKind::Aborted
            | TrapKind::BadFree { .. }
            | TrapKind::Unsupported(_)
            | TrapKind::Invalid(_)
            | TrapKind::Argument(_)
            | TrapKind::Undefined(_)
            | TrapKind::Finding(_)
            | TrapKind::Host(_) => SIGABRT,
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

#[cfg(test)]
mod tests {
    use super::*;

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
