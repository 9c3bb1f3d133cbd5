//! Which lines of the sources code comes from.

use crate::ir::metadata::source::SourcePlace;
use crate::jit::engine::Engine;
use crate::jit::report::Frame;
use crate::lir::Origin;
use crate::runtime::registry::CodeRange;

/// A file, by its place in [`Lines::files`].
pub type FileIndex = usize;

/// From an offset on, code comes from this line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// In bytes from the start of the code.
    pub offset: u32,
    /// The file.
    pub file: FileIndex,
    /// From 1 on.
    pub line: u32,
    /// From 1 on; 0 where it is not known.
    pub column: u32,
}

/// The lines of a function's code, by rising offsets. Of what is inlined those of the innermost function
/// are there.
#[derive(Default, Debug)]
pub struct Lines {
    /// The paths of files.
    pub files: Vec<String>,
    /// From where on which line; what stands before the first is of no line.
    pub rows: Vec<Row>,
}

impl Lines {
    fn push(&mut self, offset: u32, place: Place) {
        let known = self.files.iter().position(|file| *file == place.path);
        let file = known.unwrap_or_else(|| {
            self.files.push(place.path);
            self.files.len() - 1
        });
        let row = Row {
            offset,
            file,
            line: place.line,
            column: place.column,
        };
        match self.rows.last_mut() {
            Some(last) if last.offset == offset => *last = row,
            // The first is the function's head, and the second one is known by it.
            Some(last) if (last.file, last.line) == (file, row.line) && last.offset > 0 => {}
            _ => self.rows.push(row),
        }
    }
}

struct Place {
    path: String,
    line: u32,
    column: u32,
}

impl Engine {
    /// The lines of code, whose instructions start where `map` says.
    pub(super) fn lines_of(&self, range: &CodeRange, map: &[(u32, Origin)]) -> Lines {
        let mut lines = Lines::default();
        let own = self.frame_of(range.function, None);
        if let Some(place) = own.as_ref().and_then(beginning) {
            lines.push(0, place);
        }
        for &(offset, origin) in map {
            let mut calls = range.calls(origin.0);
            let innermost = calls.next().filter(|_| origin != Origin::NONE);
            let frame = innermost.and_then(|(function, inst)| self.frame_of(function, Some(inst)));
            if let Some(place) = frame.as_ref().and_then(place) {
                lines.push(offset, place);
            }
        }
        lines
    }
}

/// The line of an instruction: that of what was compiled to the module, or else of the module's text.
fn place(frame: &Frame) -> Option<Place> {
    match frame.source_places().into_iter().next() {
        Some(place) => known(place),
        // Of a function that has lines of its own some instructions are of none.
        None if frame.declaration().is_some() => None,
        None => in_text(frame),
    }
}

/// A place that has a line.
fn known(place: SourcePlace) -> Option<Place> {
    (place.line > 0).then(|| Place {
        path: place.path(),
        line: place.line,
        column: place.column,
    })
}

/// The line of a function's head.
fn beginning(frame: &Frame) -> Option<Place> {
    match frame.declaration() {
        Some(place) => known(place),
        None => in_text(frame),
    }
}

fn in_text(frame: &Frame) -> Option<Place> {
    let source = frame.module.ir.source.as_ref()?;
    if source.is_listed() {
        return None;
    }
    let at = source.place(frame.span())?;
    let path = std::path::absolute(source.name()).ok()?;
    Some(Place {
        path: path.to_string_lossy().into_owned(),
        line: at.line,
        column: at.column,
    })
}
