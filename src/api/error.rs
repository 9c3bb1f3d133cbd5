//! Everything that can go wrong, as values.

use std::fmt;
use std::io;
use std::sync::Arc;

use super::trap::Trap;
use super::value::FuncType;
use crate::diag::render::{self, Style};
use crate::diag::{Diagnostics, Source};

/// Why something could not be done.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A file could not be read, or memory could not be had.
    Io(io::Error),
    /// A module is not valid, or not linked with all that it needs. Displayed, it is what the
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
        expected: FuncType,
        /// The type of the function; `None` if it has no type that Rust can call.
        found: Option<FuncType>,
    },
    /// A name was given to two host functions.
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
            Error::Duplicate { name } => write!(f, "two host functions are named `{name}`"),
            Error::Library(message) => f.write_str(message),
            Error::Trap(trap) => trap.fmt(f),
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
