//! Traps.

use std::ffi::{CString, c_char};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::OnceLock;

use super::diagnostic::Shown;
use super::error::jitlite_error;
use super::{c_string, or_default_on_panic};
use crate::api::{Frame, Trap, TrapKind};

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
    /// A function was called, or a variable accessed, that is defined nowhere.
    JITLITE_TRAP_UNDEFINED,
    /// A host function returned an error.
    JITLITE_TRAP_HOST,
    /// Memory was given back to the program's own heap that is not a block which is in use.
    JITLITE_TRAP_BAD_FREE,
    /// A checked program has done what the language leaves undefined.
    JITLITE_TRAP_FINDING,
}

/// A place in the sources that a module was compiled from, by its debug information.
#[repr(C)]
pub struct jitlite_place {
    /// The function, by its symbol or by its name where it has none; null if that is not known.
    pub function: *const c_char,
    /// The file, as the compiler was given it.
    pub file: *const c_char,
    /// The folder to which the file is relative, unless it says itself where it is.
    pub directory: *const c_char,
    /// The line, from 1; 0 for what no line stands for.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
}

/// A function that was being executed when a program trapped. What it points to lives as long as the error.
#[repr(C)]
pub struct jitlite_frame {
    /// The function's name, without the `@`.
    pub function: *const c_char,
    /// The file of the IR; null for a module that has none.
    pub file: *const c_char,
    /// The line in it, from 1; 0 if it is not known.
    pub line: u32,
    /// Where that is in the sources that the module was compiled from: of what is inlined there first, the
    /// function itself last.
    pub places: *const jitlite_place,
    /// How many there are: 0 if the module does not say it.
    pub place_count: usize,
}

/// What C is shown of a trap.
pub(super) struct TrapShown {
    pub(super) trap: Trap,
    word: CString,
    host_function: Option<CString>,
    frames: Vec<jitlite_frame>,
    /// As the command line shows it: plainly, and with colours.
    rendered: [OnceLock<CString>; 2],
    /// What the frames point to.
    _places: Vec<Box<[jitlite_place]>>,
    _texts: Shown,
}

// SAFETY: the pointers are into memory that this owns and that nobody changes.
unsafe impl Send for TrapShown {}
// SAFETY: the pointers are into memory that this owns and that nobody changes.
unsafe impl Sync for TrapShown {}

impl TrapShown {
    pub fn of(trap: &Trap) -> TrapShown {
        let (mut texts, mut places) = (Shown::default(), Vec::new());
        let frames = trap.frames().iter();
        TrapShown {
            trap: trap.clone(),
            word: c_string(trap.kind().word()),
            host_function: trap.host_function().map(c_string),
            frames: frames
                .map(|frame| frame_of(frame, &mut texts, &mut places))
                .collect(),
            rendered: Default::default(),
            _places: places,
            _texts: texts,
        }
    }

    fn rendered(&self, color: bool) -> &CString {
        self.rendered[usize::from(color)].get_or_init(|| {
            let mut out = Vec::new();
            // Writing to memory does not fail.
            let _ = self.trap.render(&mut out, color);
            out.truncate(out.trim_ascii_end().len());
            c_string(out)
        })
    }
}

fn kind_of(trap: &Trap) -> jitlite_trap_kind {
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
        TrapKind::Undefined(_) => JITLITE_TRAP_UNDEFINED,
        TrapKind::BadFree { .. } => JITLITE_TRAP_BAD_FREE,
        TrapKind::Finding(_) => JITLITE_TRAP_FINDING,
        // No call of C lends memory by types.
        TrapKind::Argument(_) | TrapKind::Host(_) => JITLITE_TRAP_HOST,
    }
}

fn frame_of(
    frame: &Frame,
    texts: &mut Shown,
    all: &mut Vec<Box<[jitlite_place]>>,
) -> jitlite_frame {
    let source = frame.module.ir.source.as_ref();
    let places = frame.source_places();
    let places = places.iter().map(|place| jitlite_place {
        function: texts.keep_some(place.function.as_deref()),
        file: texts.keep(&place.file),
        directory: texts.keep(&place.directory),
        line: place.line,
        column: place.column,
    });
    let places: Box<[_]> = places.collect();
    let shown = jitlite_frame {
        function: texts.keep(&frame.name()),
        file: texts.keep_some(source.map(|source| source.name())),
        line: frame.line().unwrap_or(0),
        places: match places.is_empty() {
            true => ptr::null(),
            false => places.as_ptr(),
        },
        place_count: places.len(),
    };
    all.push(places);
    shown
}

/// The trap that an error is.
fn trap(error: Option<&jitlite_error>) -> Option<&TrapShown> {
    error?.trap.as_deref()
}

/// Why the program trapped; `JITLITE_TRAP_NONE` of an error of another kind.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_trap(error: Option<&jitlite_error>) -> jitlite_trap_kind {
    trap(error)
        .map(|shown| kind_of(&shown.trap))
        .unwrap_or_default()
}

/// Why the program trapped in a word, such as "division-by-zero": the words are those of the command line's
/// JSON, and tell apart what `llvm.trap` ("trap") and `llvm.ubsantrap` ("ubsan") have done. "" of an error of
/// another kind. It lives as long as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_trap_word(error: Option<&jitlite_error>) -> *const c_char {
    trap(error).map_or(c"".as_ptr(), |trap| trap.word.as_ptr())
}

/// Writes to `address` what was accessed or given back, of a trap of kind `JITLITE_TRAP_BAD_ADDRESS`,
/// `JITLITE_TRAP_BUS_ERROR` or `JITLITE_TRAP_BAD_FREE`, or else 0. Returns whether that is known.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_address(
    error: Option<&jitlite_error>,
    address: Option<&mut MaybeUninit<u64>>,
) -> bool {
    let accessed = match trap(error).map(|trap| trap.trap.kind()) {
        Some(TrapKind::BadAddress(accessed) | TrapKind::BusError(accessed)) => *accessed,
        Some(TrapKind::BadFree { address, .. }) => Some(*address),
        _ => None,
    };
    if let Some(address) = address {
        address.write(accessed.unwrap_or(0));
    }
    accessed.is_some()
}

/// The function of the host's or of C in which the program has trapped; null if it was none, or has no name.
/// It lives as long as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_host_function(error: Option<&jitlite_error>) -> *const c_char {
    let name = trap(error).and_then(|trap| trap.host_function.as_ref());
    name.map_or(ptr::null(), |name| name.as_ptr())
}

/// An error in lines to be shown: a trap as the command line shows it, with the line of the module's text marked
/// where it has happened, and with colours for a terminal if `color` says so; of others the message. It lives as
/// long as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_rendered(
    error: Option<&jitlite_error>,
    color: bool,
) -> *const c_char {
    let rendered =
        or_default_on_panic(|| trap(error).map(|trap| trap.rendered(color).as_ptr() as usize));
    rendered.map_or_else(
        || super::error::jitlite_error_message(error),
        |text| text as *const c_char,
    )
}

/// The number of functions that were being executed when the program trapped. Of a very deep stack the
/// middle is missing.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_frame_count(error: Option<&jitlite_error>) -> usize {
    trap(error).map_or(0, |trap| trap.frames.len())
}

/// One of these functions, of which 0 is the innermost; null if there are not so many. It lives as long
/// as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_frame(
    error: Option<&jitlite_error>,
    index: usize,
) -> Option<&jitlite_frame> {
    trap(error)?.frames.get(index)
}

/// How many functions are missing among these; the number of those in front of them is written to `before`,
/// which may be null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_omitted_frames(
    error: Option<&jitlite_error>,
    before: Option<&mut MaybeUninit<usize>>,
) -> usize {
    let omitted = trap(error).and_then(|trap| trap.trap.omitted());
    let (at, count) = omitted.unwrap_or((0, 0));
    if let Some(before) = before {
        before.write(at);
    }
    count
}
