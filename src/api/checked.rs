//! Checked programs: memory that they have not given back.

use std::fmt::Write;

use crate::diag::{Diagnostic, Source, Span};
use crate::jit::report::Place;
use crate::runtime::shadow::Leak;

/// Blocks of the heap that one place has allocated, and that nothing leads to any more.
#[derive(Debug, Clone)]
pub struct Leaked {
    /// How many blocks.
    pub count: u64,
    /// Their bytes.
    pub bytes: u64,
    place: Option<Place>,
}

impl Leaked {
    pub(super) fn new((leak, place): (Leak, Option<Place>)) -> Leaked {
        Leaked {
            count: leak.count,
            bytes: leak.bytes,
            place,
        }
    }

    /// It as a diagnostic at the place in the [source](Self::source).
    pub fn diagnostic(&self) -> Diagnostic {
        let span = self.place.as_ref().map_or(Span::NONE, |place| place.span);
        let bytes = self.bytes;
        let what = match self.count {
            1 => format!("a block of {bytes} bytes is"),
            count => format!("{count} blocks of {bytes} bytes in all are"),
        };
        let message = format!("{what} not given back, and no variable leads there");
        let mut label = String::from("allocated here");
        if let Some(function) = self
            .place
            .as_ref()
            .and_then(|place| place.function.as_ref())
        {
            let _ = write!(label, ", in `@{function}`");
        }
        if let Some(source) = self.place.as_ref().and_then(|place| place.source.as_ref()) {
            let _ = write!(label, ", {source}");
        }
        Diagnostic::error("leak", span, message).label(label)
    }

    /// The source of the module that has allocated them, if that is known.
    pub fn source(&self) -> Option<&Source> {
        self.place.as_ref()?.module.ir.source.as_deref()
    }
}
