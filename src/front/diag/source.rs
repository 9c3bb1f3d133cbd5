//! The text that spans point into.

use std::fs::File;
use std::io::{self, Read};
use std::sync::OnceLock;

use memmap2::{Mmap, MmapOptions};

use super::{Listing, Span};

/// A source: a name for messages and the bytes, which need not be UTF-8.
pub struct Source {
    name: String,
    text: Text,
    /// Offsets of the first byte of every line but the first; made when first asked for.
    lines: OnceLock<Vec<u32>>,
    /// What makes the text that stands for it, where it is none itself.
    lister: OnceLock<Lister>,
    listing: OnceLock<Box<Listing>>,
}

type Lister = Box<dyn Fn(&Source) -> Listing + Send + Sync>;

enum Text {
    Owned(Vec<u8>),
    Mapped(Mmap),
}

/// A place as people count it: both from 1, the column in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

impl Source {
    /// The largest source, in bytes: offsets are `u32` and the last one means "nowhere".
    pub const MAX_LEN: usize = u32::MAX as usize - 1;

    /// A source in memory.
    ///
    /// # Errors
    /// If it is longer than [`MAX_LEN`](Self::MAX_LEN).
    pub fn new(name: impl Into<String>, text: impl Into<Vec<u8>>) -> io::Result<Source> {
        Source::checked(name.into(), Text::Owned(text.into()))
    }

    /// A source of nothing.
    pub fn empty(name: impl Into<String>) -> Source {
        Source::of(name.into(), Text::Owned(Vec::new()))
    }

    /// Reads a file. What becomes of the file later changes nothing: bodies, places of traps and diagnostics come from what
    /// was read.
    ///
    /// # Errors
    /// If it cannot be opened or read, is a directory, or is longer than
    /// [`MAX_LEN`](Self::MAX_LEN).
    pub fn open(path: &str) -> io::Result<Source> {
        let (file, len) = open_file(path)?;
        let mut text = Vec::new();
        text.try_reserve_exact(len as usize + 1)?;
        file.take(Source::MAX_LEN as u64 + 1)
            .read_to_end(&mut text)?;
        Source::checked(path.to_string(), Text::Owned(text))
    }

    /// Maps a file instead of reading it, which saves copying it: some 0.15 ms for each megabyte.
    ///
    /// # Errors
    /// As for [`open`](Self::open), and if it cannot be mapped.
    ///
    /// # Safety
    /// As long as the source lives nobody may write to the file or truncate it. It may be replaced by another file of its
    /// name.
    pub unsafe fn map(path: &str) -> io::Result<Source> {
        let (file, _) = open_file(path)?;
        // SAFETY: the caller keeps the contract of `map`. All of it is read, so the pages are mapped in one go.
        let map = unsafe { MmapOptions::new().populate().map(&file)? };
        Source::checked(path.to_string(), Text::Mapped(map))
    }

    fn of(name: String, text: Text) -> Source {
        Source {
            name,
            text,
            lines: OnceLock::new(),
            lister: OnceLock::new(),
            listing: OnceLock::new(),
        }
    }

    fn checked(name: String, text: Text) -> io::Result<Source> {
        let source = Source::of(name, text);
        check_len(source.bytes().len() as u64)?;
        Ok(source)
    }

    /// Whether it is text: all that is no bitcode.
    pub fn is_text(&self) -> bool {
        !matches!(
            self.bytes(),
            [b'B', b'C', 0xc0, 0xde, ..] | [0xde, 0xc0, 0x17, 0x0b, ..]
        )
    }

    /// Says how the text is made that people are shown instead of a source that is none.
    pub fn set_lister(&self, lister: impl Fn(&Source) -> Listing + Send + Sync + 'static) {
        // Whoever came first says the same.
        let _ = self.lister.set(Box::new(lister));
    }

    /// The text that stands for a source that is none; made when first asked for.
    pub fn listing(&self) -> Option<&Listing> {
        let lister = self.lister.get()?;
        let listing = made_once(&self.listing, || Box::new(lister(self)));
        Some(listing)
    }

    /// Whether spans are shown in a text that was made for that.
    pub fn is_listed(&self) -> bool {
        self.lister.get().is_some()
    }

    /// Where a span begins: in the text that stands for it, where the source is none. `None` where
    /// it is nowhere.
    pub fn place(&self, span: Span) -> Option<Position> {
        let (source, span) = match self.listing() {
            Some(listing) => (&listing.source, listing.span(span)),
            None => (self, span),
        };
        (!span.is_none()).then(|| source.position(span.start))
    }

    /// The name used in messages; a path as the user gave it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        match &self.text {
            Text::Owned(text) => text,
            Text::Mapped(map) => map,
        }
    }

    /// The text of a span, or nothing where the span is not of this source.
    pub fn slice(&self, span: Span) -> &[u8] {
        if !self.is_text() {
            return &[];
        }
        self.bytes()
            .get(span.start as usize..span.end())
            .unwrap_or(&[])
    }

    /// Line and column of an offset; offsets behind the end count as the end.
    pub fn position(&self, offset: u32) -> Position {
        let offset = offset.min(self.bytes().len() as u32);
        let lines = self.lines();
        let line = lines.partition_point(|&start| start <= offset);
        let start = match line {
            0 => self.mark(),
            _ => lines[line - 1],
        };
        Position {
            line: line as u32 + 1,
            column: offset.saturating_sub(start) + 1,
        }
    }

    /// Where line `line` (from 1) starts, or the end of the text where there is no such line.
    pub fn line_start(&self, line: u32) -> usize {
        match line {
            0 | 1 => self.mark() as usize,
            _ => self
                .lines()
                .get(line as usize - 2)
                .map_or(self.bytes().len(), |&at| at as usize),
        }
    }

    /// Where the text begins: behind the byte-order mark, where there is one.
    pub fn mark(&self) -> u32 {
        match self.bytes().starts_with(b"\xef\xbb\xbf") {
            true => 3,
            false => 0,
        }
    }

    /// The bytes of line `line` (from 1) without its line break.
    pub fn line(&self, line: u32) -> &[u8] {
        let start = self.line_start(line);
        let text = &self.bytes()[start..];
        let text = &text[..memchr::memchr(b'\n', text).unwrap_or(text.len())];
        text.strip_suffix(b"\r").unwrap_or(text)
    }

    fn lines(&self) -> &[u32] {
        let starts = memchr::memchr_iter(b'\n', self.bytes()).map(|at| at as u32 + 1);
        let lines: &Vec<u32> = made_once(&self.lines, || starts.collect());
        lines
    }
}

/// Opens a file that may be a source; gives how long it says that it is.
fn open_file(path: &str) -> io::Result<(File, u64)> {
    let file = File::open(path)?;
    let meta = file.metadata()?;
    if meta.is_dir() {
        return Err(io::Error::new(
            io::ErrorKind::IsADirectory,
            "is a directory",
        ));
    }
    check_len(meta.len())?;
    Ok((file, meta.len()))
}

fn check_len(len: u64) -> io::Result<()> {
    match len > Source::MAX_LEN as u64 {
        true => Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            "is larger than 4 GiB",
        )),
        false => Ok(()),
    }
}

/// What is made when it is first asked for; by several threads, if they ask at the same time. A child of `fork` would wait
/// for ever for another thread that makes it.
fn made_once<T>(place: &OnceLock<T>, make: impl FnOnce() -> T) -> &T {
    place.get().unwrap_or_else(|| {
        let made = make();
        place.get_or_init(|| made)
    })
}

impl std::fmt::Debug for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Source({:?}, {} bytes)", self.name, self.bytes().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_lines_and_bytes_from_one() {
        let source = Source::new("a.ll", "ab\n\ncd").unwrap();
        let at = |offset| {
            let p = source.position(offset);
            (p.line, p.column)
        };
        assert_eq!(
            [at(0), at(2), at(3), at(4), at(5), at(99)],
            [(1, 1), (1, 3), (2, 1), (3, 1), (3, 2), (3, 3)]
        );
        assert_eq!(source.line(1), b"ab");
        assert_eq!(source.line(2), b"");
        assert_eq!(source.line(3), b"cd");
        assert_eq!(source.line(4), b"");
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_first_line() {
        let source = Source::new("a.ll", "\u{feff}ab\ncd").unwrap();
        let at = |offset| source.position(offset).column;
        assert_eq!([at(0), at(3), at(4), at(6)], [1, 1, 2, 1]);
        assert_eq!(source.line(1), b"ab");
        assert_eq!(source.line_start(1), 3);
    }
}
