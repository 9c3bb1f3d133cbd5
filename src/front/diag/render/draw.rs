//! Diagnostics drawn under the source, with carets and labels.
//!
//! The drawing is done by `annotate-snippets`. This file hands it no more of the source than the
//! lines that are shown, decoded lossily, and cuts lines that are longer than anyone would read;
//! so rendering takes no more time for a large source than for a small one. Line and column in
//! the header are those of [`Source::position`], cut or not.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{
    Annotation, AnnotationKind, Element, Group, Level, Patch, Renderer, Snippet,
};

use super::Style;
use crate::diag::{Diagnostic, Fix, Severity, Source, Span};
use crate::sort;

/// Draws a diagnostic, with a line break at its end.
pub(super) fn draw(diagnostic: &Diagnostic, source: Option<&Source>, style: Style) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    // What stands in front of the words: `warning[code]: ` and ` = note: `.
    let message = wrap(&diagnostic.message, style, diagnostic.code.len() + 11);
    let notes = diagnostic.notes.iter().map(|note| wrap(note, style, 14));
    let notes: Vec<Cow<'_, str>> = notes.collect();
    let mut main = level
        .primary_title(&*message)
        .id(diagnostic.code)
        .elements(source.map_or(Vec::new(), |source| places(diagnostic, source)));
    for note in &notes {
        main = main.element(Level::NOTE.message(&**note));
    }
    let fix = diagnostic.fix.as_ref().map(|fix| fix_group(fix, source));
    let renderer = match style.colour {
        true => Renderer::styled(),
        false => Renderer::plain(),
    };
    let renderer = match style.width {
        Some(width) => renderer.term_width(width.max(MIN_WIDTH)),
        None => renderer,
    };
    let groups: Vec<Group> = std::iter::once(main).chain(fix).collect();
    let mut text = renderer.render(&groups);
    if let Some(source) = source {
        set_column(&mut text, source, diagnostic.span());
    }
    // Lines of nothing but blanks carry none, so that expected output can be kept in files.
    if !style.colour {
        text = text
            .lines()
            .map(str::trim_end)
            .collect::<Vec<_>>()
            .join("\n");
    }
    text.push('\n');
    text
}

/// Narrower terminals are taken to be as wide as this.
const MIN_WIDTH: usize = 40;

/// Text with line breaks between words, where the terminal would break it within them.
fn wrap<'a>(text: &'a str, style: Style, indent: usize) -> Cow<'a, str> {
    let Some(width) = style.width else {
        return text.into();
    };
    let room = width.max(MIN_WIDTH).saturating_sub(indent);
    if text.chars().count() <= room {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for (n, line) in text.lines().enumerate() {
        if n > 0 {
            out.push('\n');
        }
        let mut column = 0;
        for word in line.split(' ') {
            let len = word.chars().count();
            if column > 0 && column + 1 + len > room {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            out.push_str(word);
            column += len;
        }
    }
    out.into()
}

/// The header line and the excerpts with all labels.
fn places<'a>(diagnostic: &'a Diagnostic, source: &'a Source) -> Vec<Element<'a>> {
    let inside = |span: Span| !span.is_none() && span.start as usize <= source.bytes().len();
    if !inside(diagnostic.span()) {
        return Vec::new();
    }
    let mut marks: Vec<Marker> = diagnostic
        .labels
        .iter()
        .enumerate()
        .filter(|(_, label)| inside(label.span))
        .map(|(i, label)| Marker::new(source, label.span, &label.text, i == 0))
        .collect();
    sort::by_number(&mut marks, |mark| {
        sort::pair(mark.line, mark.columns.start as u64)
    });
    // Places that are far from each other get excerpts of their own, the primary one first.
    let far = |a: &Marker, b: &Marker| b.line - a.line > Excerpt::MAX_GAP;
    let mut excerpts: Vec<&[Marker]> = marks.chunk_by(|a, b| !far(a, b)).collect();
    sort::by_number(&mut excerpts, |marks| {
        !marks.iter().any(|mark| mark.primary)
    });
    let mut elements = Vec::new();
    for marks in excerpts {
        let excerpt = Excerpt::new(source, marks);
        elements.push(
            Snippet::source(excerpt.text)
                .path(source.name())
                .line_start(marks[0].line as usize)
                .annotations(excerpt.annotations)
                .into(),
        );
    }
    elements
}

/// Corrects the column in the header line, which was counted in characters of the excerpt.
fn set_column(text: &mut String, source: &Source, span: Span) {
    if span.is_none() {
        return;
    }
    let at = source.position(span.start);
    let place = format!("{}:{}:", source.name(), at.line);
    if let Some(found) = text.find(&place) {
        let digits = found + place.len();
        let rest = &text[digits..];
        let end = digits
            + rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
        text.replace_range(digits..end, &at.column.to_string());
    }
}

/// The group of the `help:` line: the lines as they would be, or only words where the place is
/// not known or the line is too long to show.
fn fix_group<'a>(fix: &'a Fix, source: Option<&'a Source>) -> Group<'a> {
    let title = Level::HELP.secondary_title(fix.text.as_str());
    let Some(source) = source else {
        return title.into_group();
    };
    let end = fix.span.end();
    if fix.span.is_none() || end > source.bytes().len() {
        return title.into_group();
    }
    let first = source.position(fix.span.start).line;
    let last = source.position(end as u32).line;
    let start = source.line_start(first);
    let bytes = &source.bytes()[start..source.line_start(last + 1)];
    let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    if bytes.len() > Excerpt::MAX_LINE {
        return title.into_group();
    }
    let (from, to) = (fix.span.start as usize - start, end - start);
    let mut text = Pieces::default();
    text.push(&bytes[..from]);
    let from = text.len();
    text.push(&bytes[from.min(bytes.len())..to.min(bytes.len()).max(from.min(bytes.len()))]);
    let to = text.len();
    text.push(bytes.get(to..).unwrap_or(&[]));
    title.element(
        Snippet::source(text.0)
            .line_start(first as usize)
            .patch(Patch::new(from..to, fix.replacement.as_str())),
    )
}

trait IntoGroup<'a> {
    fn into_group(self) -> Group<'a>;
}

impl<'a> IntoGroup<'a> for annotate_snippets::Title<'a> {
    fn into_group(self) -> Group<'a> {
        Group::with_title(self)
    }
}

/// A label on its first line.
struct Marker<'a> {
    line: u32,
    /// Byte columns from 0; may end behind the line by one.
    columns: Range<usize>,
    text: &'a str,
    primary: bool,
}

impl<'a> Marker<'a> {
    fn new(source: &Source, span: Span, text: &'a str, primary: bool) -> Self {
        let line = source.position(span.start).line;
        let line_start = source.line_start(line);
        let len = source.line(line).len();
        let start = (span.start as usize).saturating_sub(line_start).min(len);
        let end = span.end().saturating_sub(line_start).min(len).max(start);
        Marker {
            line,
            columns: start..end,
            text,
            primary,
        }
    }
}

/// Text that is made from bytes piece by piece, so that the ends of pieces are ends of
/// characters whatever the bytes.
#[derive(Default)]
struct Pieces(String);

impl Pieces {
    fn push(&mut self, bytes: &[u8]) {
        self.0.push_str(&String::from_utf8_lossy(bytes));
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// Some lines of the source with the labels on them.
struct Excerpt<'a> {
    text: String,
    annotations: Vec<Annotation<'a>>,
}

impl<'a> Excerpt<'a> {
    /// How many lines may be between two labels of an excerpt.
    const MAX_GAP: u32 = 1_000;
    /// Lines with more bytes are cut.
    const MAX_LINE: usize = 400;
    /// How many bytes in front of a line's first label stay when the line is cut.
    const BEFORE: usize = 60;

    /// The lines of `marks`, which are sorted, and empty ones between them: those are folded.
    fn new(source: &Source, marks: &[Marker<'a>]) -> Excerpt<'a> {
        let mut text = Pieces::default();
        let mut annotations = Vec::with_capacity(marks.len());
        let mut next_line = marks[0].line;
        for marks in marks.chunk_by(|a, b| a.line == b.line) {
            let line = marks[0].line;
            while next_line < line {
                // A single line between two labelled ones is shown.
                if line - next_line == 1 && source.line(next_line).len() < Excerpt::MAX_LINE {
                    text.push(source.line(next_line));
                }
                text.push(b"\n");
                next_line += 1;
            }
            Excerpt::add_line(source.line(line), marks, &mut text, &mut annotations);
            text.push(b"\n");
            next_line = line + 1;
        }
        Excerpt {
            text: text.0,
            annotations,
        }
    }

    fn add_line(
        line: &[u8],
        marks: &[Marker<'a>],
        text: &mut Pieces,
        annotations: &mut Vec<Annotation<'a>>,
    ) {
        let mut shown = 0..line.len();
        if line.len() > Excerpt::MAX_LINE {
            shown.start = marks[0].columns.start.saturating_sub(Excerpt::BEFORE);
            shown.end = (shown.start + Excerpt::MAX_LINE).min(line.len());
        }
        if shown.start > 0 {
            text.push("…".as_bytes());
        }
        let mut cuts: Vec<usize> = marks
            .iter()
            .flat_map(|mark| [mark.columns.start, mark.columns.end])
            .chain([shown.start, shown.end])
            .map(|column| column.clamp(shown.start, shown.end))
            .collect();
        cuts.sort_unstable();
        cuts.dedup();
        let mut places = vec![(cuts[0], text.len())];
        for pair in cuts.windows(2) {
            text.push(&line[pair[0]..pair[1]]);
            places.push((pair[1], text.len()));
        }
        let place = |column: usize| {
            let column = column.clamp(shown.start, shown.end);
            let found = places.iter().find(|(cut, _)| *cut == column);
            found.map_or(places[0].1, |&(_, place)| place)
        };
        for mark in marks {
            let kind = match mark.primary {
                true => AnnotationKind::Primary,
                false => AnnotationKind::Context,
            };
            let annotation = kind.span(place(mark.columns.start)..place(mark.columns.end));
            annotations.push(match mark.text {
                "" => annotation,
                words => annotation.label(words),
            });
        }
        if shown.end < line.len() {
            text.push("…".as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::render::render;

    fn source(text: impl Into<Vec<u8>>) -> Source {
        Source::new("a.ll", text).unwrap()
    }

    fn plain(diagnostic: &Diagnostic, source: &Source) -> String {
        render(diagnostic, Some(source), Style::default())
    }

    #[test]
    fn a_diagnostic_with_all_its_parts() {
        let source = source("define i64 @f() {\n  ret i32 0\n}\n");
        let diagnostic = Diagnostic::error("ret-type", Span::new(24, 27), "wrong type")
            .label("this is `i32`")
            .also(Span::new(7, 10), "the function returns `i64`")
            .note("`ret` gives a value of the function's type")
            .fix(Span::new(24, 27), "i64", "write `i64`");
        assert_eq!(
            plain(&diagnostic, &source),
            "\
error[ret-type]: wrong type
 --> a.ll:2:7
  |
1 | define i64 @f() {
  |        --- the function returns `i64`
2 |   ret i32 0
  |       ^^^ this is `i32`
  |
  = note: `ret` gives a value of the function's type
help: write `i64`
  |
2 -   ret i32 0
2 +   ret i64 0
  |
"
        );
    }

    #[test]
    fn places_far_apart_do_not_cost_the_lines_between_them() {
        let mut text = "first\n".to_string();
        text.push_str(&"between\n".repeat(50_000));
        let at = text.len();
        text.push_str("last\n");
        let source = source(text);
        let diagnostic = Diagnostic::error("code", Span::new(at, at + 4), "message")
            .also(Span::new(0, 5), "here");
        assert_eq!(
            plain(&diagnostic, &source),
            "\
error[code]: message
     --> a.ll:50002:1
      |
50002 | last
      | ^^^^
      |
     ::: a.ll:1:1
      |
    1 | first
      | ----- here
"
        );
    }

    #[test]
    fn what_cannot_be_shown_is_left_out() {
        let no_source = Diagnostic::warning("code", Span::new(3, 4), "message").note("note");
        let expected = "warning[code]: message\n |\n = note: note\n";
        assert_eq!(render(&no_source, None, Style::default()), expected);
        let source = source("");
        let nowhere = Diagnostic::warning("code", Span::NONE, "message").note("note");
        assert_eq!(plain(&nowhere, &source), expected);
        let behind = Diagnostic::error("code", Span::new(70, 90), "message");
        assert_eq!(plain(&behind, &source), "error[code]: message\n");
    }

    #[test]
    fn any_bytes_and_any_spans_can_be_rendered() {
        let text = b"\xff\xe2\x82 \xc3\xa9\t\0x\x1b[31m\r\n\n\xf0\x9f\x98\x80 end".repeat(3);
        let len = text.len();
        let source = source(text);
        for start in 0..=len {
            for end in start..=len + 2 {
                let diagnostic = Diagnostic::error("code", Span::new(start, end), "message")
                    .label("label")
                    .also(Span::new(len - start.min(len), len), "other")
                    .fix(Span::new(start, end), "new", "fix");
                let text = plain(&diagnostic, &source);
                assert!(!text.contains('\x1b') && !text.contains('\0'));
            }
        }
    }

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let mut text = vec![b'x'; 1_000_000];
        text[500_000..500_006].copy_from_slice(b"WRONG!");
        let source = source(text);
        let diagnostic = Diagnostic::error("code", Span::new(500_000, 500_006), "message")
            .label("here")
            .fix(Span::new(500_000, 500_006), "right", "fix it");
        let text = plain(&diagnostic, &source);
        assert!(text.contains("a.ll:1:500001"), "{text}");
        assert!(
            text.contains("WRONG!") && text.contains("^^^^^^ here"),
            "{text}"
        );
        assert!(text.lines().all(|line| line.len() < 500), "{text}");
    }
}
