//! Everything that can go wrong, as values.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::missing::Missing;
use super::trap::Trap;
use super::types::{FuncType, ValType};
use crate::diag::render::{self, Style};
use crate::diag::{Diagnostic, Diagnostics, Source};

/// Why something could not be done: a pointer to an [`ErrorKind`], so that a result which may be one is cheap.
///
/// Displayed it is what the command line shows. Its `Debug` form is the same, with the call stack of a trap: that is
/// what `main` prints where it returns one.
///
/// ```
/// use jitlite::{Error, ErrorKind, Module, Profile};
///
/// let broken = "define i64 @f() {\n  ret i64 %x\n}";
/// let error = Module::from_text("broken.ll", broken, Profile::Auto).unwrap_err();
/// match error.kind() {
///     ErrorKind::Invalid(invalid) => assert_eq!(invalid.parts.len(), 1),
///     other => panic!("{other:?}"),
/// }
/// let (source, diagnostic) = error.diagnostics().next().unwrap();
/// assert_eq!(source.unwrap().place(diagnostic.span()).unwrap().line, 2);
/// ```
pub struct Error(Box<ErrorKind>);

/// The kinds of [`Error`], each with what belongs to it.
#[derive(Debug)]
#[non_exhaustive]
pub enum ErrorKind {
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
        expected: FuncType,
        /// The type of the function; `None` if it has no type that Rust can call.
        found: Option<FuncType>,
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
    /// Nobody says how many bytes a variable has, which another module or the host has defined.
    UnknownSize {
        /// The variable.
        name: String,
    },
    /// A pointer within a variable was to be written by a safe function, or bytes of which nobody says what they are.
    HoldsPointer {
        /// The variable.
        name: String,
    },
    /// A pointer was to be passed to a program by a safe function.
    PassesPointer {
        /// The function that was called.
        name: String,
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
    /// Something cannot be done at all.
    Unsupported(Unsupported),
    /// A name was given to two symbols of the host.
    Duplicate {
        /// The name.
        name: String,
    },
    /// A shared library could not be loaded.
    Library {
        /// The library that was asked for.
        path: PathBuf,
        /// What the system says of it.
        message: String,
    },
    /// The program trapped.
    Trap(Trap),
}

/// What cannot be done.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Unsupported {
    /// A function of the host's has variable arguments.
    VariableArguments {
        /// The function.
        name: String,
        /// The type that it was to be offered with.
        ty: FuncType,
    },
    /// A program is linked with one of another engine.
    OtherEngine,
    /// A program was to be stopped whose engine is not [interruptible](super::Config::interruptible).
    NotInterruptible,
    /// A function of a program was to be replaced whose engine is not
    /// [replaceable](super::Config::replaceable).
    NotReplaceable,
    /// A function cannot be replaced that the program does not define for all modules.
    InternalFunction {
        /// The function.
        name: String,
    },
    /// The library was built without a feature.
    Feature {
        /// The feature.
        name: &'static str,
    },
}

/// Modules with what is wrong with them.
#[derive(Debug)]
pub struct Invalid {
    /// For each source the diagnostics that are of it.
    pub parts: Vec<(Option<Arc<Source>>, Diagnostics)>,
}

impl Error {
    /// What kind of error it is, to be matched.
    pub fn kind(&self) -> &ErrorKind {
        &self.0
    }

    /// The same, to be taken apart.
    pub fn into_kind(self) -> ErrorKind {
        *self.0
    }

    /// The trap, if it is one.
    pub fn trap(&self) -> Option<&Trap> {
        match self.kind() {
            ErrorKind::Trap(trap) => Some(trap),
            _ => None,
        }
    }

    /// What is wrong with modules, each with the source that it is of: of those that are not valid and of those
    /// that need symbols which nobody offers. Nothing of other errors.
    pub fn diagnostics(&self) -> impl Iterator<Item = (Option<&Source>, &Diagnostic)> {
        let invalid = match self.kind() {
            ErrorKind::Invalid(invalid) | ErrorKind::Missing(Missing { invalid, .. }) => {
                Some(invalid)
            }
            _ => None,
        };
        let parts = invalid.into_iter().flat_map(|invalid| &invalid.parts);
        parts.flat_map(|(source, diagnostics)| {
            diagnostics
                .iter()
                .map(move |diagnostic| (source.as_deref(), diagnostic))
        })
    }

    /// The error of type `E` that a host function has returned, if this is a trap because of one.
    pub fn downcast_ref<E: std::error::Error + 'static>(&self) -> Option<&E> {
        self.trap()?.downcast_ref()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#}", self.0)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self.kind() {
            ErrorKind::Io(error) => Some(error),
            ErrorKind::Trap(trap) => Some(trap),
            _ => None,
        }
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Self {
        Error(Box::new(kind))
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        ErrorKind::Io(error).into()
    }
}

impl From<Trap> for Error {
    fn from(trap: Trap) -> Self {
        ErrorKind::Trap(trap).into()
    }
}

impl From<Unsupported> for Error {
    fn from(what: Unsupported) -> Self {
        ErrorKind::Unsupported(what).into()
    }
}

/// Gives the trap that an error is, or the error back if it is none.
impl TryFrom<Error> for Trap {
    type Error = Error;

    fn try_from(error: Error) -> Result<Trap, Error> {
        match error.into_kind() {
            ErrorKind::Trap(trap) => Ok(trap),
            other => Err(other.into()),
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Io(error) => error.fmt(f),
            ErrorKind::Invalid(invalid) => invalid.fmt(f),
            ErrorKind::NoFunction { name } => write!(f, "there is no function `@{name}`"),
            ErrorKind::NoFunctionAt { address } => {
                write!(f, "the program has no function at {address:#x}")
            }
            ErrorKind::WrongType {
                name,
                expected,
                found: Some(found),
            } => write!(f, "`@{name}` is of type `{found}`, not `{expected}`"),
            ErrorKind::WrongType { name, .. } => write!(
                f,
                "`@{name}` has parameters or a result that cannot be passed from Rust"
            ),
            ErrorKind::Missing(missing) => missing.fmt(f),
            ErrorKind::NoVariable { name } => write!(f, "there is no variable `@{name}`"),
            ErrorKind::WrongVariable {
                name,
                expected: Some(expected),
                found,
            } => write!(f, "`@{name}` is of type `{found}`, not `{expected}`"),
            ErrorKind::WrongVariable { name, found, .. } => write!(
                f,
                "`@{name}` is of type `{found}`, which cannot be passed to Rust"
            ),
            ErrorKind::OutOfBounds {
                name,
                offset,
                len,
                size,
            } => write!(
                f,
                "{len} bytes from byte {offset} on are not within `@{name}`, which has {size}"
            ),
            ErrorKind::UnknownSize { name } => write!(
                f,
                "`@{name}` is bound to a symbol whose size is not known, so it can be neither read nor written"
            ),
            ErrorKind::HoldsPointer { name } => write!(
                f,
                "`@{name}` may hold a pointer there, which only `set_with_pointers` and `write_with_pointers` write"
            ),
            ErrorKind::PassesPointer { name } => write!(
                f,
                "`@{name}` is passed a pointer, which only `call_with_pointers` does"
            ),
            ErrorKind::Constant { name } => write!(f, "`@{name}` is constant"),
            ErrorKind::BadAddress { address } => {
                write!(f, "there is no such memory at {address:#x}")
            }
            ErrorKind::NoData { type_name } => {
                write!(
                    f,
                    "the host has no data of type `{type_name}` for the program"
                )
            }
            ErrorKind::Unsupported(what) => what.fmt(f),
            ErrorKind::Duplicate { name } => {
                write!(f, "two symbols of the host are named `{name}`")
            }
            ErrorKind::Library { message, .. } => f.write_str(message),
            ErrorKind::Trap(trap) => trap.fmt(f),
        }
    }
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::VariableArguments { name, ty } => write!(
                f,
                "`@{name}` cannot be of type `{ty}`: a host function has no variable arguments"
            ),
            Unsupported::OtherEngine => {
                f.write_str("a program is linked with one of another engine")
            }
            Unsupported::NotInterruptible => f.write_str(
                "programs of this engine cannot be stopped, so they have no deadline: see `Config::interruptible`",
            ),
            Unsupported::NotReplaceable => f.write_str(
                "programs of this engine cannot have functions replaced: see `Config::replaceable`",
            ),
            Unsupported::InternalFunction { name } => write!(
                f,
                "`@{name}` cannot be replaced: it is no function that the program defines for all modules"
            ),
            Unsupported::Feature { name } => {
                write!(f, "this library was built without its feature `{name}`")
            }
        }
    }
}

impl Invalid {
    /// Diagnostics, each with the number of its module, by the sources of the modules.
    pub(super) fn by_source(
        sources: impl Iterator<Item = Option<Arc<Source>>>,
        found: impl IntoIterator<Item = (usize, Diagnostic)>,
    ) -> Invalid {
        let mut parts: Vec<_> = sources
            .map(|source| (source, Diagnostics::default()))
            .collect();
        for (module, diagnostic) in found {
            if let Some((_, diagnostics)) = parts.get_mut(module) {
                diagnostics.push(diagnostic);
            }
        }
        parts.retain(|(_, diagnostics)| !diagnostics.is_empty());
        for (_, diagnostics) in &mut parts {
            diagnostics.sort();
        }
        Invalid { parts }
    }
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
