//! Text that stands for a source that is none, so that diagnostics have something to point at.

use super::{Diagnostic, Source, Span};
use crate::sort;

/// The text that stands for bitcode.
pub struct Listing {
    /// The text, under the name of what it stands for.
    pub source: Source,
    /// Spans of the original, in bits, and where what they are of stands in the text; sorted.
    places: Vec<(Span, Span)>,
    /// What is said of a place of the original, by its bit.
    describe: Box<dyn Fn(u32) -> Option<String> + Send + Sync>,
}

impl Listing {
    /// A listing. `describe` says in words what a bit of the original belongs to.
    pub fn new(
        source: Source,
        mut places: Vec<(Span, Span)>,
        describe: impl Fn(u32) -> Option<String> + Send + Sync + 'static,
    ) -> Listing {
        places.retain(|place| !place.0.is_none());
        sort::by_number(&mut places, |place| {
            sort::pair(place.0.start, place.1.start)
        });
        Listing {
            source,
            places,
            describe: Box::new(describe),
        }
    }

    /// Where in the text stands what a span of the original is of; nowhere if it is not there.
    pub fn span(&self, span: Span) -> Span {
        if span.is_none() {
            return span;
        }
        let first = self
            .places
            .partition_point(|place| place.0.start < span.start);
        match self.places.get(first) {
            Some(place) if place.0.start == span.start => place.1,
            _ => Span::NONE,
        }
    }

    /// A diagnostic of the original as one of the text. A note says where in the original it is.
    pub fn shown(&self, diagnostic: &Diagnostic) -> Diagnostic {
        let mut shown = diagnostic.clone();
        let span = diagnostic.span();
        for label in &mut shown.labels {
            label.span = self.span(label.span);
        }
        // Nothing can be fixed where the text is not what was read.
        shown.fix = None;
        if !span.is_none()
            && let Some(note) = (self.describe)(span.start)
        {
            shown.notes.push(note);
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagnostics_move_to_the_text_and_say_where_they_were() {
        let source = Source::new("a.bc", "define void @f() {\n  ret i32 0\n}\n").unwrap();
        let places = vec![
            (Span::new(900, 930), Span::new(21, 30)),
            (Span::new(100, 164), Span::new(0, 18)),
        ];
        let listing = Listing::new(source, places, |bit| Some(format!("bit {bit}")));
        assert_eq!(listing.span(Span::new(900, 901)), Span::new(21, 30));
        assert_eq!(listing.span(Span::new(100, 164)), Span::new(0, 18));
        assert!(listing.span(Span::new(101, 164)).is_none());
        assert!(listing.span(Span::NONE).is_none());
        let shown = listing.shown(&Diagnostic::error("code", Span::new(900, 930), "message"));
        assert_eq!(shown.span(), Span::new(21, 30));
        assert_eq!(shown.notes, ["bit 900"]);
    }
}
