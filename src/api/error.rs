//! Everything that can go wrong, as values.

use std::any::Any;
use std::fmt;
use std::io;
use std::sync::Arc;

use super::missing::Missing;
use super::trap::Trap;
use super::types::{FuncType, ValType};
use crate::diag::render::{self, Style};
use crate::diag::{Diagnostics, Source};

/// Why something could not be done.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A file could not be read, or memory could not be had.
    Io(io::Error),
    /// A module is not valid, or does not fit what it is linked with. Displayed, it is what the
    /// command line shows: every error with its place in the source.
    Invalid(Invalid),
    /// There is no such function.
    NoFunction {
        /// The name that was asked for.
        name: String,
    },
    /// The program has no function at this address.
    NoFunctionAt {
        /// The address that was asked for.
        address: usize,
    },
    /// A function is not of the type that was asked for.
    WrongType {
        /// The function.
        name: String,
        /// The type that was asked for, or of the arguments that were given.
        expected: Box<FuncType>,
        /// The type of the function; `None` if it has no type that Rust can call.
        found: Option<Box<FuncType>>,
    },
    /// Symbols are defined nowhere.
    Missing(Missing),
    /// There is no such variable.
    NoVariable {
        /// The name that was asked for.
        name: String,
    },
    /// A variable is not of the type that was asked for, or has a type that does not cross to Rust.
    WrongVariable {
        /// The variable.
        name: String,
        /// The type that was asked for; `None` if any would have done.
        expected: Option<ValType>,
        /// The type of the variable, as LLVM writes it.
        found: String,
    },
    /// What was asked for is not within a variable.
    OutOfBounds {
        /// The variable.
        name: String,
        /// Where it would begin, in bytes.
        offset: usize,
        /// How many bytes it would be.
        len: usize,
        /// How many bytes the variable has.
        size: usize,
    },
    /// A `constant` was to be written.
    Constant {
        /// The constant.
        name: String,
    },
    /// Memory cannot be read or written.
    BadAddress {
        /// The first address that cannot be.
        address: usize,
    },
    /// The host has no data of this type for the instance.
    NoData {
        /// The type in Rust.
        type_name: &'static str,
    },
    /// A type that cannot be offered to programs, as this says.
    Unsupported(String),
    /// A name was given to two symbols of the host.
    Duplicate {
        /// The name.
        name: String,
    },
    /// A shared library could not be loaded: what the system says of it.
    Library(String),
    /// The program trapped.
    Trap(Trap),
}

/// Modules with what is wrong with them.
#[derive(Debug)]
pub struct Invalid {
    /// For each source the diagnostics that are of it.
    pub parts: Vec<(Option<Arc<Source>>, Diagnostics)>,
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (source, diagnostics) in &self.parts {
            let style = Style::default();
            f.write_str(&render::render_all(diagnostics, source.as_deref(), style))?;
        }
        Ok(())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(error) => error.fmt(f),
            Error::Invalid(invalid) => invalid.fmt(f),
            Error::NoFunction { name } => write!(f, "there is no function `@{name}`"),
            Error::NoFunctionAt { address } => {
                write!(f, "the program has no function at {address:#x}")
            }
            Error::WrongType {
                name,
                expected,
                found: Some(found),
            } => write!(f, "`@{name}` is of type `{found}`, not `{expected}`"),
            Error::WrongType { name, .. } => write!(
                f,
                "`@{name}` has parameters or a result that cannot be passed from Rust"
            ),
            Error::Missing(missing) => missing.fmt(f),
            Error::NoVariable { name } => write!(f, "there is no variable `@{name}`"),
            Error::WrongVariable {
                name,
                expected: Some(expected),
                found,
            } => write!(f, "`@{name}` is of type `{found}`, not `{expected}`"),
            Error::WrongVariable { name, found, .. } => write!(
                f,
                "`@{name}` is of type `{found}`, which cannot be passed to Rust"
            ),
            Error::OutOfBounds {
                name,
                offset,
                len,
                size,
            } => write!(
                f,
                "{len} bytes from byte {offset} on are not within `@{name}`, which has {size}"
            ),
            Error::Constant { name } => write!(f, "`@{name}` is constant"),
            Error::BadAddress { address } => {
                write!(f, "there is no such memory at {address:#x}")
            }
            Error::NoData { type_name } => {
                write!(
                    f,
                    "the host has no data of type `{type_name}` for the program"
                )
            }
            Error::Unsupported(what) => f.write_str(what),
            Error::Duplicate { name } => write!(f, "two symbols of the host are named `{name}`"),
            Error::Library(message) => f.write_str(message),
            Error::Trap(trap) => trap.fmt(f),
        }
    }
}

impl Error {
    /// The error of type `E` that a host function has returned, if this is a trap because of one.
    pub fn downcast_ref<E: Any>(&self) -> Option<&E> {
        match self {
            Error::Trap(trap) => trap.downcast_ref(),
            _ => None,
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io(error) => Some(error),
            Error::Trap(trap) => Some(trap),
            _ => None,
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Io(error)
    }
}

impl From<Trap> for Error {
    fn from(trap: Trap) -> Self {
        Error::Trap(trap)
    }
}
