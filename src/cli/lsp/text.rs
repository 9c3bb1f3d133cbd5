//! The text of a document, with its lines, and places in it as a client counts them.

use serde_json::{Value, json};

use super::wire::Refusal;
use crate::diag::Span;

/// What a client counts characters of a line in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Encoding {
    Utf8,
    /// What every client can.
    #[default]
    Utf16,
    Utf32,
}

impl Encoding {
    /// The encodings by their names, the best one first.
    pub(super) const ALL: [(Encoding, &'static str); 3] = [
        (Encoding::Utf8, "utf-8"),
        (Encoding::Utf16, "utf-16"),
        (Encoding::Utf32, "utf-32"),
    ];

    /// How long a text is.
    fn count(self, text: &str) -> usize {
        match self {
            Encoding::Utf8 => text.len(),
            Encoding::Utf16 => text.chars().map(char::len_utf16).sum(),
            Encoding::Utf32 => text.chars().count(),
        }
    }

    /// How many bytes of a text are so many units; no more than all, and whole characters.
    fn bytes(self, text: &str, units: usize) -> usize {
        let mut left = units;
        for (at, c) in text.char_indices() {
            let long = match self {
                Encoding::Utf8 => c.len_utf8(),
                Encoding::Utf16 => c.len_utf16(),
                Encoding::Utf32 => 1,
            };
            if left < long {
                return at;
            }
            left -= long;
        }
        text.len()
    }
}

/// A place as the protocol counts it: both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}

/// A text with its lines.
pub(super) struct Text {
    text: String,
    /// Where each line begins.
    starts: Vec<u32>,
    /// How many bytes are no ASCII. Columns of a text without any are differences of offsets.
    foreign: usize,
    encoding: Encoding,
}

/// What an edit has replaced, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Change {
    pub start: usize,
    pub old: usize,
    pub new: usize,
}

impl Text {
    pub(super) fn new(text: String, encoding: Encoding) -> Text {
        let starts = std::iter::once(0).chain(line_starts(text.as_bytes(), 0));
        Text {
            starts: starts.collect(),
            foreign: foreign(&text),
            text,
            encoding,
        }
    }

    pub(super) fn str(&self) -> &str {
        &self.text
    }

    pub(super) fn len(&self) -> usize {
        self.text.len()
    }

    /// The place of an offset.
    pub(super) fn place(&self, offset: usize) -> Place {
        let offset = offset.min(self.text.len());
        let line = self
            .starts
            .partition_point(|&start| start as usize <= offset)
            - 1;
        Place {
            line,
            column: self.units(self.starts[line] as usize, offset),
        }
    }

    /// How many units lie between two offsets. An offset inside a character counts as its beginning.
    pub(super) fn units(&self, start: usize, end: usize) -> usize {
        if self.foreign == 0 || self.encoding == Encoding::Utf8 {
            return end.saturating_sub(start);
        }
        let whole = |offset: usize| {
            let mut offset = offset.min(self.text.len());
            while !self.text.is_char_boundary(offset) {
                offset -= 1;
            }
            offset
        };
        let (start, end) = (whole(start), whole(end));
        match start < end {
            true => self.encoding.count(&self.text[start..end]),
            false => 0,
        }
    }

    /// The offset of a place: at the end of its line where the line is shorter, at the end of the text where there are
    /// fewer lines.
    pub(super) fn offset(&self, place: Place) -> usize {
        let Some(&start) = self.starts.get(place.line) else {
            return self.text.len();
        };
        let start = start as usize;
        let line = self.line(place.line);
        if self.foreign == 0 {
            return start + place.column.min(line.len());
        }
        start + self.encoding.bytes(line, place.column)
    }

    /// A line, without what ends it.
    fn line(&self, line: usize) -> &str {
        let start = self.starts[line] as usize;
        let end = self.starts.get(line + 1);
        let end = end.map_or(self.text.len(), |&end| end as usize);
        self.text[start..end].trim_end_matches(['\n', '\r'])
    }

    /// The offset at which a line begins.
    pub(super) fn line_start(&self, line: usize) -> usize {
        let start = self.starts.get(line);
        start.map_or(self.text.len(), |&start| start as usize)
    }

    /// The offset at which a line ends.
    pub(super) fn line_end(&self, line: usize) -> usize {
        match self.starts.get(line) {
            Some(&start) => start as usize + self.line(line).len(),
            None => self.text.len(),
        }
    }

    /// The place in a message.
    ///
    /// # Errors
    /// If it has none.
    pub(super) fn place_in(value: &Value) -> Result<Place, Refusal> {
        let number = |field: &str| {
            let number = value[field].as_u64();
            let number =
                number.ok_or_else(|| Refusal::params("a position has a line and a character"))?;
            Ok(usize::try_from(number).unwrap_or(usize::MAX))
        };
        Ok(Place {
            line: number("line")?,
            column: number("character")?,
        })
    }

    /// The range of a message, in bytes.
    ///
    /// # Errors
    /// If it has none.
    pub(super) fn span_in(&self, value: &Value) -> Result<Span, Refusal> {
        let start = self.offset(Text::place_in(&value["start"])?);
        let end = self.offset(Text::place_in(&value["end"])?);
        Ok(Span::new(start.min(end), start.max(end)))
    }

    /// A place for a message.
    pub(super) fn position(&self, offset: usize) -> Value {
        let place = self.place(offset);
        json!({"line": place.line, "character": place.column})
    }

    /// A range for a message; what is nowhere is at the beginning.
    pub(super) fn range(&self, span: Span) -> Value {
        let span = match span.is_none() {
            true => Span::new(0, 0),
            false => span,
        };
        json!({
            "start": self.position(span.start as usize),
            "end": self.position(span.end()),
        })
    }

    /// Replaces a range.
    pub(super) fn edit(&mut self, span: Span, new: &str) -> Change {
        let (start, end) = (span.start as usize, span.end());
        // A line break in two bytes may come to be, or be parted, at either end.
        let first = self.starts.partition_point(|&at| (at as usize) < start);
        let last = self.starts.partition_point(|&at| at as usize <= end + 1);
        self.foreign -= foreign(&self.text[start..end]);
        self.foreign += foreign(new);
        self.text.replace_range(start..end, new);
        let shift = new.len() as i64 - span.len as i64;
        for at in &mut self.starts[last..] {
            *at = (i64::from(*at) + shift) as u32;
        }
        let from = first.checked_sub(1).map_or(0, |n| self.starts[n] as usize);
        let to = match self.starts.get(last) {
            Some(&at) => at as usize,
            None => self.text.len() + 1,
        };
        let bytes = self.text.as_bytes();
        let added = line_starts(&bytes[from..bytes.len().min(to)], from);
        let added: Vec<u32> = match first {
            0 => std::iter::once(0).chain(added).collect(),
            _ => added.collect(),
        };
        // The last of them may be there already.
        let added: Vec<u32> = added.into_iter().filter(|&at| (at as usize) < to).collect();
        self.starts.splice(first..last, added);
        Change {
            start,
            old: end - start,
            new: new.len(),
        }
    }
}

fn foreign(text: &str) -> usize {
    match text.is_ascii() {
        true => 0,
        false => text.bytes().filter(|byte| !byte.is_ascii()).count(),
    }
}

/// Where lines begin in a text, but for the first: behind `\n`, `\r\n` and `\r`.
fn line_starts(text: &[u8], base: usize) -> impl Iterator<Item = u32> + '_ {
    memchr::memchr2_iter(b'\n', b'\r', text).filter_map(move |at| {
        let is_half = text[at] == b'\r' && text.get(at + 1) == Some(&b'\n');
        (!is_half).then_some((base + at + 1) as u32)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_places(text: &Text) -> Vec<(usize, usize)> {
        let places = (0..=text.len()).map(|offset| text.place(offset));
        places.map(|place| (place.line, place.column)).collect()
    }

    #[test]
    fn places_are_counted_in_the_encoding() {
        let text = "aä𝄞b\nc";
        let end = text.find('\n').unwrap();
        for (encoding, column) in [
            (Encoding::Utf8, 8),
            (Encoding::Utf16, 5),
            (Encoding::Utf32, 4),
        ] {
            let text = Text::new(text.into(), encoding);
            let place = Place { line: 0, column };
            assert_eq!(text.place(end), place);
            assert_eq!(text.offset(place), end);
            // Behind the end of a line is its end.
            assert_eq!(
                text.offset(Place {
                    line: 0,
                    column: 99
                }),
                end
            );
            assert_eq!(text.offset(Place { line: 9, column: 0 }), text.len());
            assert_eq!(text.place(end + 1), Place { line: 1, column: 0 });
        }
        // The second half of a pair is no place.
        let text = Text::new(text.into(), Encoding::Utf16);
        assert_eq!(text.offset(Place { line: 0, column: 3 }), 3);
    }

    #[test]
    fn lines_end_in_three_ways() {
        let text = Text::new("a\r\nb\rc\nd".into(), Encoding::Utf16);
        assert_eq!(text.place(3), Place { line: 1, column: 0 });
        assert_eq!(text.place(5), Place { line: 2, column: 0 });
        assert_eq!(text.place(7), Place { line: 3, column: 0 });
        assert_eq!(text.offset(Place { line: 0, column: 5 }), 1);
    }

    /// After any edit the lines are those of the new text read anew.
    #[test]
    fn edits_keep_the_lines() {
        let pieces = ["", "x", "\n", "\r", "\r\n", "ä", "a\nb\n", "\rä\n"];
        let texts = [
            "",
            "ab",
            "a\nb\n",
            "a\r\nb",
            "\n\n",
            "ä\r\r\nö\n",
            "\r\n\r\n",
        ];
        for text in texts {
            for start in 0..=text.len() {
                for end in start..=text.len() {
                    if !text.is_char_boundary(start) || !text.is_char_boundary(end) {
                        continue;
                    }
                    for new in pieces {
                        let mut edited = Text::new(text.into(), Encoding::Utf16);
                        edited.edit(Span::new(start, end), new);
                        let fresh = Text::new(edited.str().into(), Encoding::Utf16);
                        assert_eq!(
                            edited.starts, fresh.starts,
                            "{text:?} {start}..{end} {new:?}"
                        );
                        assert_eq!(edited.foreign, fresh.foreign);
                        assert_eq!(all_places(&edited), all_places(&fresh));
                    }
                }
            }
        }
    }
}
