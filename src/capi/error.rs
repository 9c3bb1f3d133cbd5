//! Errors and traps.

use std::ffi::{CString, c_char};
use std::ptr;

use super::{c_string, quietly, string};
use crate::api::{Error, ErrorKind, Frame, Trap, TrapKind};

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

/// Why a program trapped.
#[repr(C)]
#[derive(Clone, Copy, Default, PartialEq)]
pub enum jitlite_trap_kind {
    /// It is no trap.
    #[default]
    JITLITE_TRAP_NONE,
    /// Memory was accessed that is not the program's.
    JITLITE_TRAP_BAD_ADDRESS,
    /// Memory was accessed behind the end of the file that is mapped there.
    JITLITE_TRAP_BUS_ERROR,
    /// An integer was divided by zero.
    JITLITE_TRAP_DIVISION_BY_ZERO,
    /// The smallest integer was divided by -1.
    JITLITE_TRAP_DIVISION_OVERFLOW,
    /// An `unreachable` was reached.
    JITLITE_TRAP_UNREACHABLE,
    /// `llvm.trap` or `llvm.ubsantrap` was called.
    JITLITE_TRAP_TRAP,
    /// `abort` was called.
    JITLITE_TRAP_ABORTED,
    /// The stack is used up.
    JITLITE_TRAP_STACK_OVERFLOW,
    /// Somebody has asked the program to stop.
    JITLITE_TRAP_INTERRUPTED,
    /// The time that the program had is over.
    JITLITE_TRAP_DEADLINE,
    /// The program has run as many instructions as it was allowed.
    JITLITE_TRAP_OUT_OF_FUEL,
    /// Something was to be run that is not supported.
    JITLITE_TRAP_UNSUPPORTED,
    /// A function was to be run whose body is not valid.
    JITLITE_TRAP_INVALID,
    /// A host function returned an error.
    JITLITE_TRAP_HOST,
}

/// A function that was being executed when a program trapped. Its texts live as long as the error.
#[repr(C)]
pub struct jitlite_frame {
    /// The function's name, without the `@`.
    pub function: *const c_char,
    /// The file of the IR; null for a module that has none.
    pub file: *const c_char,
    /// The line in it, from 1; 0 if it is not known.
    pub line: u32,
    /// The file that the module was compiled from, by its debug information; null if that does not say.
    pub source_file: *const c_char,
    /// The line in that, from 1; 0 if it is not known.
    pub source_line: u32,
}

/// Why something could not be done. It is what functions that can fail return, and null where they
/// have not. Whoever is given it owns it, and deletes it by `jitlite_error_delete`.
pub struct jitlite_error {
    kind: jitlite_error_kind,
    message: CString,
    trap: jitlite_trap_kind,
    frames: Vec<jitlite_frame>,
    /// What the frames point to.
    _texts: Vec<CString>,
}

impl jitlite_error {
    pub(super) fn new(kind: jitlite_error_kind, message: &str) -> jitlite_error {
        jitlite_error {
            kind,
            message: c_string(message),
            trap: jitlite_trap_kind::JITLITE_TRAP_NONE,
            frames: Vec::new(),
            _texts: Vec::new(),
        }
    }

    pub(super) fn of(error: &Error) -> jitlite_error {
        let new = jitlite_error::new(kind_of(error), &error.to_string());
        let Some(trap) = error.trap() else {
            return new;
        };
        let mut texts = Vec::new();
        let frames = trap.frames().iter();
        jitlite_error {
            message: c_string(format!("{trap:#}")),
            trap: trap_kind_of(trap),
            frames: frames.map(|frame| frame_of(frame, &mut texts)).collect(),
            _texts: texts,
            ..new
        }
    }

    /// The message, for a host function that returns this error.
    pub(super) fn text(&self) -> String {
        self.message.to_string_lossy().into_owned()
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
        ErrorKind::OutOfBounds { .. } => JITLITE_ERROR_OUT_OF_BOUNDS,
        ErrorKind::Constant { .. } => JITLITE_ERROR_CONSTANT,
        ErrorKind::BadAddress { .. } => JITLITE_ERROR_BAD_ADDRESS,
        ErrorKind::NoData { .. } | ErrorKind::Unsupported(_) => JITLITE_ERROR_UNSUPPORTED,
        ErrorKind::Duplicate { .. } => JITLITE_ERROR_DUPLICATE,
        ErrorKind::Library { .. } => JITLITE_ERROR_LIBRARY,
        ErrorKind::Trap(_) => JITLITE_ERROR_TRAP,
    }
}

fn trap_kind_of(trap: &Trap) -> jitlite_trap_kind {
    use jitlite_trap_kind::*;
    match trap.kind() {
        TrapKind::BadAddress(_) => JITLITE_TRAP_BAD_ADDRESS,
        TrapKind::BusError(_) => JITLITE_TRAP_BUS_ERROR,
        TrapKind::DivisionByZero => JITLITE_TRAP_DIVISION_BY_ZERO,
        TrapKind::DivisionOverflow => JITLITE_TRAP_DIVISION_OVERFLOW,
        TrapKind::Unreachable => JITLITE_TRAP_UNREACHABLE,
        TrapKind::Abort | TrapKind::Ubsan(_) => JITLITE_TRAP_TRAP,
        TrapKind::Aborted => JITLITE_TRAP_ABORTED,
        TrapKind::StackOverflow => JITLITE_TRAP_STACK_OVERFLOW,
        TrapKind::Interrupted => JITLITE_TRAP_INTERRUPTED,
        TrapKind::DeadlineExceeded => JITLITE_TRAP_DEADLINE,
        TrapKind::OutOfFuel => JITLITE_TRAP_OUT_OF_FUEL,
        TrapKind::Unsupported(_) => JITLITE_TRAP_UNSUPPORTED,
        TrapKind::Invalid(_) => JITLITE_TRAP_INVALID,
        TrapKind::Host(_) => JITLITE_TRAP_HOST,
    }
}

fn frame_of(frame: &Frame, texts: &mut Vec<CString>) -> jitlite_frame {
    // What a `CString` points to stays where it is when the string is moved.
    let mut keep = |text: &str| {
        let text = c_string(text);
        let address = text.as_ptr();
        texts.push(text);
        address
    };
    let source = frame.module.ir.source.as_ref();
    let places = frame.source_places();
    let place = places.last();
    jitlite_frame {
        function: keep(&frame.name()),
        file: source.map_or(ptr::null(), |source| keep(source.name())),
        line: frame.line().unwrap_or(0),
        source_file: place.map_or(ptr::null(), |place| keep(&place.file)),
        source_line: place.map_or(0, |place| place.line),
    }
}

/// Makes an error with a message, which is copied, for a host function to return. Null gives an empty
/// message.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_error_new(message: *const c_char) -> Option<Box<jitlite_error>> {
    quietly(|| {
        // SAFETY: the caller's string.
        let message = unsafe { string(message, "the message") }.unwrap_or_default();
        let kind = jitlite_error_kind::JITLITE_ERROR_HOST;
        Some(Box::new(jitlite_error::new(kind, message)))
    })
}

/// Deletes an error. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_delete(error: Option<Box<jitlite_error>>) {
    quietly(|| drop(error));
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

/// Why the program trapped; `JITLITE_TRAP_NONE` of an error of another kind.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_trap(error: Option<&jitlite_error>) -> jitlite_trap_kind {
    error.map(|error| error.trap).unwrap_or_default()
}

/// The number of functions that were being executed when the program trapped. Of a very deep stack the
/// middle is missing.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_frame_count(error: Option<&jitlite_error>) -> usize {
    error.map_or(0, |error| error.frames.len())
}

/// One of these functions, of which 0 is the innermost; null if there are not so many. It lives as long
/// as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_frame(
    error: Option<&jitlite_error>,
    index: usize,
) -> Option<&jitlite_frame> {
    error?.frames.get(index)
}
