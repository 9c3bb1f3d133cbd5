//! Errors.

use std::error::Error as StdError;
use std::ffi::{CString, c_char};
use std::fmt;
use std::sync::Arc;

use super::data::UserData;
use super::diagnostic::Shown;
use super::trap::TrapShown;
use super::{c_string, or_default_on_panic, string};
use crate::api::{Error, ErrorKind};

/// What kind of error one is.
#[repr(C)]
#[derive(Clone, Copy, Default, PartialEq)]
pub enum jitlite_error_kind {
    /// No error: what is asked of a null pointer.
    #[default]
    JITLITE_ERROR_NONE,
    /// A parameter is null, or not what it has to be.
    JITLITE_ERROR_ARGUMENT,
    /// A file could not be read, or memory could not be had.
    JITLITE_ERROR_IO,
    /// A module is not valid, or does not fit what it is linked with.
    JITLITE_ERROR_INVALID,
    /// There is no function of this name or at this address.
    JITLITE_ERROR_NO_FUNCTION,
    /// There is no variable of this name.
    JITLITE_ERROR_NO_VARIABLE,
    /// A function or variable has another type.
    JITLITE_ERROR_WRONG_TYPE,
    /// Symbols are defined nowhere.
    JITLITE_ERROR_MISSING,
    /// What was asked for is not within a variable.
    JITLITE_ERROR_OUT_OF_BOUNDS,
    /// A constant was to be written.
    JITLITE_ERROR_CONSTANT,
    /// Memory cannot be read or written.
    JITLITE_ERROR_BAD_ADDRESS,
    /// What was asked for is not supported.
    JITLITE_ERROR_UNSUPPORTED,
    /// Two symbols of the host have the same name.
    JITLITE_ERROR_DUPLICATE,
    /// A shared library could not be loaded.
    JITLITE_ERROR_LIBRARY,
    /// The program trapped: `jitlite_error_trap` says why.
    JITLITE_ERROR_TRAP,
    /// The host made it, by `jitlite_error_new`.
    JITLITE_ERROR_HOST,
    /// jitlite panicked, which is a mistake of its own. The process goes on.
    JITLITE_ERROR_PANIC,
}

/// Why something could not be done. It is what functions that can fail return, and null where they
/// have not. Whoever is given it owns it, and deletes it by `jitlite_error_delete`.
#[derive(Default)]
pub struct jitlite_error {
    kind: jitlite_error_kind,
    message: CString,
    pub(super) shown: Shown,
    pub(super) trap: Option<Box<TrapShown>>,
    /// What a host function has returned, if that is why.
    cause: Option<Arc<jitlite_error>>,
    /// The host's.
    pub(super) data: Option<UserData>,
}

impl jitlite_error {
    pub(super) fn new(kind: jitlite_error_kind, message: &str) -> jitlite_error {
        jitlite_error {
            kind,
            message: c_string(message),
            ..jitlite_error::default()
        }
    }

    pub(super) fn of(error: &Error) -> jitlite_error {
        let mut new = jitlite_error::new(kind_of(error), error.to_string().trim_end());
        for (source, diagnostic) in error.diagnostics() {
            new.shown.add(diagnostic, source);
        }
        match error.kind() {
            ErrorKind::Trap(trap) => {
                new.message = c_string(format!("{trap:#}"));
                new.cause = trap.downcast_ref().map(|Raised(error)| error.clone());
                new.trap = Some(Box::new(TrapShown::of(trap)));
            }
            ErrorKind::Missing(missing) => {
                let symbols = missing.symbols.iter();
                symbols.for_each(|symbol| new.shown.add_missing(symbol));
            }
            _ => {}
        }
        new
    }

    /// What a host function gives a program that has returned this: a trap that it passes on, and else an error of its own,
    /// which the trap carries.
    pub(super) fn into_raised(self) -> Box<dyn StdError + Send + Sync> {
        match (&self.trap, &self.data) {
            (Some(shown), None) => shown.trap.clone().into(),
            _ => Raised(Arc::new(self)).into(),
        }
    }
}

/// An error that a host function has returned: what the trap that it becomes carries.
pub(super) struct Raised(pub Arc<jitlite_error>);

impl StdError for Raised {}

impl fmt::Debug for Raised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Raised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message.to_string_lossy())
    }
}

fn kind_of(error: &Error) -> jitlite_error_kind {
    use jitlite_error_kind::*;
    match error.kind() {
        ErrorKind::Io(_) => JITLITE_ERROR_IO,
        ErrorKind::Invalid(_) => JITLITE_ERROR_INVALID,
        ErrorKind::NoFunction { .. } | ErrorKind::NoFunctionAt { .. } => JITLITE_ERROR_NO_FUNCTION,
        ErrorKind::NoVariable { .. } => JITLITE_ERROR_NO_VARIABLE,
        ErrorKind::WrongType { .. } | ErrorKind::WrongVariable { .. } => JITLITE_ERROR_WRONG_TYPE,
        ErrorKind::Missing(_) => JITLITE_ERROR_MISSING,
        ErrorKind::OutOfBounds { .. } | ErrorKind::UnknownSize { .. } => {
            JITLITE_ERROR_OUT_OF_BOUNDS
        }
        ErrorKind::Constant { .. } => JITLITE_ERROR_CONSTANT,
        ErrorKind::BadAddress { .. } => JITLITE_ERROR_BAD_ADDRESS,
        ErrorKind::NoData { .. }
        | ErrorKind::HoldsPointer { .. }
        | ErrorKind::PassesPointer { .. }
        | ErrorKind::Unsupported(_) => JITLITE_ERROR_UNSUPPORTED,
        ErrorKind::Duplicate { .. } => JITLITE_ERROR_DUPLICATE,
        ErrorKind::Library { .. } => JITLITE_ERROR_LIBRARY,
        ErrorKind::Trap(_) => JITLITE_ERROR_TRAP,
    }
}

/// Makes an error with a message, which is copied, for a host function to return. Null gives an empty
/// message.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_error_new(message: *const c_char) -> Option<Box<jitlite_error>> {
    or_default_on_panic(|| {
        // SAFETY: the caller's string.
        let message = unsafe { string(message, "the message") }.unwrap_or_default();
        let kind = jitlite_error_kind::JITLITE_ERROR_HOST;
        Some(Box::new(jitlite_error::new(kind, message)))
    })
}

/// Deletes an error. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_delete(error: Option<Box<jitlite_error>>) {
    or_default_on_panic(|| drop(error));
}

/// The kind of an error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_get_kind(error: Option<&jitlite_error>) -> jitlite_error_kind {
    error.map(|error| error.kind).unwrap_or_default()
}

/// What went wrong, in lines to be shown: of a module that is not valid every diagnostic with its place
/// in the source; of a trap the reason, and the call stack in lines below it. It lives as long as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_message(error: Option<&jitlite_error>) -> *const c_char {
    error.map_or(c"".as_ptr(), |error| error.message.as_ptr())
}

/// The error that a host function has returned, if the program has trapped because of that; null otherwise. It
/// lives as long as `error`, has the kind of the error that was returned, and the data that the host has given that.
/// A host function that returns the trap of a call which it has made, without data of the host's, passes it on: then
/// there is no other error, and the trap that it was ends this call, too, with the frames of both.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_cause(error: Option<&jitlite_error>) -> Option<&jitlite_error> {
    error?.cause.as_deref()
}
