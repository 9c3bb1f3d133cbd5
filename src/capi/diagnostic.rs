//! What is wrong with modules, each thing by itself.

use std::ffi::{CString, c_char};
use std::ptr;

use super::c_string;
use super::error::jitlite_error;
use super::symbol::{OwnedSymbol, jitlite_symbol};
use crate::api::MissingSymbol;
use crate::diag::render::{Style, render};
use crate::diag::{Diagnostic, Severity, Source};

/// One thing that is wrong with a module. What it points to lives as long as the error.
#[repr(C)]
pub struct jitlite_diagnostic {
    /// What is wrong, in a sentence.
    pub message: *const c_char,
    /// The name of the rule, such as "undefined-local".
    pub code: *const c_char,
    /// Whether the module can be run all the same.
    pub is_warning: bool,
    /// The file, by the name that it was read by; null for a module that has none.
    pub file: *const c_char,
    /// The line in it, from 1; 0 if it is not known.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
    /// Further sentences, such as what the rule says.
    pub notes: *const *const c_char,
    /// How many there are.
    pub note_count: usize,
    /// All of it in lines to be shown, with those of the source.
    pub rendered: *const c_char,
}

/// A symbol that a program needs and nobody offers. What it points to lives as long as the error.
#[repr(C)]
pub struct jitlite_missing {
    /// The symbol.
    pub symbol: jitlite_symbol,
    /// The name most like it that there is; null if none is.
    pub similar: *const c_char,
    /// How the host may offer it; null where that is not known.
    pub help: *const c_char,
}

/// What errors show, with what that points to.
#[derive(Default)]
pub(super) struct Shown {
    pub diagnostics: Vec<jitlite_diagnostic>,
    pub missing: Vec<jitlite_missing>,
    texts: Vec<CString>,
    notes: Vec<Box<[*const c_char]>>,
    symbols: Vec<OwnedSymbol>,
}

// SAFETY: the pointers are into memory that this owns and that nobody changes.
unsafe impl Send for Shown {}
// SAFETY: the pointers are into memory that this owns and that nobody changes.
unsafe impl Sync for Shown {}

impl Shown {
    /// A text, which is kept here. What a `CString` points to stays where it is when that is moved.
    pub fn keep(&mut self, text: &str) -> *const c_char {
        let text = c_string(text);
        let address = text.as_ptr();
        self.texts.push(text);
        address
    }

    /// The same; null for none.
    pub fn keep_some(&mut self, text: Option<&str>) -> *const c_char {
        text.map_or(ptr::null(), |text| self.keep(text))
    }

    pub fn add(&mut self, diagnostic: &Diagnostic, source: Option<&Source>) {
        let place = source.and_then(|source| source.place(diagnostic.span()));
        let notes = diagnostic.notes.iter().map(|note| self.keep(note));
        let notes: Box<[_]> = notes.collect();
        let shown = jitlite_diagnostic {
            message: self.keep(&diagnostic.message),
            code: self.keep(diagnostic.code),
            is_warning: diagnostic.severity == Severity::Warning,
            file: self.keep_some(source.map(Source::name)),
            line: place.map_or(0, |place| place.line),
            column: place.map_or(0, |place| place.column),
            notes: notes.as_ptr(),
            note_count: notes.len(),
            rendered: self.keep(&render(diagnostic, source, Style::default())),
        };
        self.notes.push(notes);
        self.diagnostics.push(shown);
    }

    pub fn add_missing(&mut self, missing: &MissingSymbol) {
        let symbol = OwnedSymbol::of(&missing.symbol);
        let shown = jitlite_missing {
            symbol: symbol.shown,
            similar: self.keep_some(missing.similar.as_deref()),
            help: self.keep_some(missing.help.as_deref()),
        };
        self.symbols.push(symbol);
        self.missing.push(shown);
    }
}

/// The number of things that are wrong with modules, by an error that says so; 0 of another.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_diagnostic_count(error: Option<&jitlite_error>) -> usize {
    error.map_or(0, |error| error.shown.diagnostics.len())
}

/// One of these, in the order of the modules' sources; null if there are not so many. It lives as long as the
/// error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_diagnostic(
    error: Option<&jitlite_error>,
    index: usize,
) -> Option<&jitlite_diagnostic> {
    error?.shown.diagnostics.get(index)
}

/// The number of symbols that are missing, by an error of kind `JITLITE_ERROR_MISSING`; 0 of another.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_missing_count(error: Option<&jitlite_error>) -> usize {
    error.map_or(0, |error| error.shown.missing.len())
}

/// One of these, each of which is there once; null if there are not so many. It lives as long as the error.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_missing(
    error: Option<&jitlite_error>,
    index: usize,
) -> Option<&jitlite_missing> {
    error?.shown.missing.get(index)
}
