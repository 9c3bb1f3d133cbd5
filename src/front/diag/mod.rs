//! Diagnostics: what is wrong, where, what it conflicts with, what the rule says, and the fix.
//!
//! The stages that judge input (the parsers, `verify`, `lower`, the linker) make
//! [`Diagnostic`]s and push them to [`Diagnostics`], which keeps them in order and up to a
//! limit. Rendering is separate, and only rendering looks at the source text.

#[cfg(feature = "json")]
pub mod json;
mod listing;
pub mod render;
mod source;
pub mod suggest;

use crate::sort;
use std::fmt;

pub use listing::Listing;
pub use source::{Position, Source};

/// A range of bytes of one source: `[start, start + len)`.
///
/// Sources of 4 GiB and more are refused when they are opened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Number of bytes; 0 marks a place between two bytes.
    pub len: u32,
}

impl Span {
    /// The span of nothing that was written: things made by the builder, or implied.
    pub const NONE: Span = Span {
        start: u32::MAX,
        len: 0,
    };

    /// The span `[start, end)`.
    #[inline]
    pub fn new(start: usize, end: usize) -> Span {
        Span {
            start: start as u32,
            len: end.saturating_sub(start) as u32,
        }
    }

    /// Offset behind the last byte.
    #[inline]
    pub fn end(self) -> usize {
        self.start as usize + self.len as usize
    }

    /// Whether this is [`Span::NONE`].
    pub fn is_none(self) -> bool {
        self == Span::NONE
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        if self.is_none() {
            return other;
        }
        if other.is_none() {
            return self;
        }
        Span::new(
            self.start.min(other.start) as usize,
            self.end().max(other.end()),
        )
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_none() {
            true => write!(f, "-"),
            false => write!(f, "{}..{}", self.start, self.end()),
        }
    }
}

/// How grave a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The program is not valid, or cannot be run here.
    Error,
    /// The program runs, but probably not as meant.
    Warning,
}

/// A place in the source with a few words on it. The first label of a diagnostic is the primary
/// one; the others point at what it conflicts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is to be said of this place; may be empty for the primary label.
    pub text: String,
}

/// A replacement that would fix the error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fix {
    /// What to replace; an empty span inserts.
    pub span: Span,
    /// The text to put there.
    pub replacement: String,
    /// Said in front of it, such as "did you mean `%link2`?".
    pub text: String,
    /// Whether nothing else can have been meant, so that it may be applied without asking.
    pub certain: bool,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// The rule's stable name in kebab case, such as `undefined-local`.
    pub code: &'static str,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// Places; the first is the primary one.
    pub labels: Vec<Label>,
    /// What the rule says, and other help; each becomes a `note:` line.
    pub notes: Vec<String>,
    /// The fix, where one can be guessed.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            labels: vec![Label {
                span,
                text: String::new(),
            }],
            notes: Vec::new(),
            fix: None,
        }
    }

    /// A warning at `span`.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(code, span, message)
        }
    }

    /// The code of what is valid but cannot be run.
    pub const UNSUPPORTED: &str = "unsupported";

    /// A construct that is valid but that jitlite cannot run; `what` names it and its type.
    pub fn unsupported(span: Span, what: impl fmt::Display) -> Diagnostic {
        Diagnostic::error(Self::UNSUPPORTED, span, format!("unsupported: {what}"))
    }

    /// Puts words on the primary label.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        if let Some(first) = self.labels.first_mut() {
            first.text = text.into();
        }
        self
    }

    /// Adds a second place.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Self {
        if !span.is_none() {
            self.labels.push(Label {
                span,
                text: text.into(),
            });
        }
        self
    }

    /// Adds a note.
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// Adds a fix, which is a guess unless it is said to be [`certain`](Self::certain).
    pub fn fix(
        mut self,
        span: Span,
        replacement: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        self.fix = Some(Fix {
            span,
            replacement: replacement.into(),
            text: text.into(),
            certain: false,
        });
        self
    }

    /// Says of the fix that nothing else can have been meant.
    pub fn certain(mut self) -> Self {
        if let Some(fix) = &mut self.fix {
            fix.certain = true;
        }
        self
    }

    /// The primary place.
    pub fn span(&self) -> Span {
        self.labels.first().map_or(Span::NONE, |l| l.span)
    }
}

/// The diagnostics of one run.
#[derive(Clone, Debug)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
    limit: usize,
}

impl Diagnostics {
    /// How many errors are kept when nobody asks for another limit.
    pub const DEFAULT_LIMIT: usize = 100;

    /// An empty list that keeps at most `limit` errors (and as many warnings).
    pub fn new(limit: usize) -> Self {
        Diagnostics {
            list: Vec::new(),
            errors: 0,
            limit,
        }
    }

    /// Adds one; beyond the limit it is counted only.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let full = match diagnostic.severity {
            Severity::Error => {
                self.errors += 1;
                self.errors > self.limit
            }
            Severity::Warning => self.list.len() >= self.limit.saturating_mul(2),
        };
        if !full {
            self.list.push(diagnostic);
        }
    }

    /// Whether a further error is counted only, so that its place need not be looked for.
    pub fn is_full(&self) -> bool {
        self.errors >= self.limit
    }

    /// The number of errors, also of those beyond the limit.
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Whether there was any error.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Errors that were counted but not kept.
    pub fn dropped(&self) -> usize {
        self.errors.saturating_sub(self.limit)
    }

    /// What was kept, in the order of [`sort`](Self::sort) or of pushing.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// The same, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Diagnostic> {
        self.list.iter_mut()
    }

    /// Makes errors of the warnings with a code, with another note.
    pub fn raise(&mut self, code: &str, note: &str) {
        for diagnostic in &mut self.list {
            if diagnostic.code == code && diagnostic.severity == Severity::Warning {
                diagnostic.severity = Severity::Error;
                diagnostic.notes = vec![note.into()];
                self.errors += 1;
            }
        }
    }

    /// Whether there is neither error nor warning.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Keeps at most so many errors of those that there are.
    pub fn limit(&mut self, limit: usize) {
        self.limit = limit;
        let mut errors = 0;
        self.list.retain(|diagnostic| {
            errors += usize::from(diagnostic.severity == Severity::Error);
            diagnostic.severity == Severity::Warning || errors <= limit
        });
    }

    /// Puts them in source order.
    pub fn sort(&mut self) {
        sort::by_number(&mut self.list, |d| {
            let span = d.span();
            sort::pair(span.start, span.len)
        });
    }
}

impl Default for Diagnostics {
    fn default() -> Self {
        Diagnostics::new(Self::DEFAULT_LIMIT)
    }
}
