//! Which lines of the sources code comes from.

use crate::ir::metadata::source::SourcePlace;
use crate::jit::engine::Engine;
use crate::jit::report::Frame;
use crate::lir::Origin;
use crate::runtime::registry::CodeRange;

/// A file, by its place in [`Lines::files`].
pub(super) type FileIndex = usize;

/// From an offset on, code comes from this line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LineRow {
    /// In bytes from the start of the code.
    pub offset: u32,
    /// The file.
    pub file: FileIndex,
    /// From 1 on.
    pub line: u32,
    /// From 1 on; 0 where it is not known.
    pub column: u32,
}

/// A function by its symbol, and by its name in the source, which may be the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Named {
    pub symbol: String,
    pub name: String,
}

/// A call in whose place a function's own instructions stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct InlinedCall {
    /// The symbol of the function and its name in the source.
    pub function: Named,
    /// Where the call is.
    pub file: FileIndex,
    /// From 1 on.
    pub line: u32,
    /// From 1 on; 0 where it is not known.
    pub column: u32,
}

/// The lines of a function's code, by rising offsets. Of what is inlined those of the innermost function
/// are there.
#[derive(Default, Debug)]
pub(super) struct Lines {
    /// The paths of files.
    pub files: Vec<String>,
    /// From where on which line; what stands before the first is of no line.
    pub rows: Vec<LineRow>,
    /// From where on code is inlined, by which calls, the outermost first.
    pub inlined: Vec<(u32, Vec<InlinedCall>)>,
}

impl Lines {
    fn file(&mut self, path: String) -> FileIndex {
        let known = self.files.iter().position(|file| *file == path);
        known.unwrap_or_else(|| {
            self.files.push(path);
            self.files.len() - 1
        })
    }

    fn push(&mut self, offset: u32, place: SourceLine) {
        let file = self.file(place.path);
        let row = LineRow {
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

    /// Notes the calls around an instruction: the innermost place is its own, the others those of calls.
    fn push_calls(&mut self, offset: u32, places: Vec<(Named, SourceLine)>) {
        let mut calls = Vec::new();
        let mut function = None;
        for (name, place) in places {
            if let Some(function) = function.replace(name) {
                calls.push(InlinedCall {
                    function,
                    file: self.file(place.path),
                    line: place.line,
                    column: place.column,
                });
            }
        }
        calls.reverse();
        let last = self.inlined.last();
        if last.map_or(&[][..], |(_, last)| last) != calls {
            self.inlined.push((offset, calls));
        }
    }
}

#[derive(Clone)]
struct SourceLine {
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
            if origin == Origin::NONE {
                lines.push_calls(offset, Vec::new());
                continue;
            }
            let calls = range.calls(origin.0);
            let frames = calls.filter_map(|(function, inst)| self.frame_of(function, Some(inst)));
            let places: Option<Vec<_>> = frames.map(|frame| places(&frame)).collect();
            let Some(places) = places.map(|places| places.concat()) else {
                continue;
            };
            if let Some((_, place)) = places.first() {
                lines.push(offset, place.clone());
                lines.push_calls(offset, places);
            }
        }
        lines
    }
}

/// The lines of an instruction with the functions that they are in, the innermost first: those of what was
/// compiled to the module, or else of the module's text.
fn places(frame: &Frame) -> Option<Vec<(Named, SourceLine)>> {
    let places = frame.source_places();
    let outermost = places.len().saturating_sub(1);
    if places.is_empty() {
        // Of a function that has lines of its own some instructions are of none.
        let place = match frame.declaration() {
            Some(_) => None,
            None => in_text(frame),
        };
        let named = |symbol: String| Named {
            name: symbol.clone(),
            symbol,
        };
        return place.map(|place| vec![(named(frame.name()), place)]);
    }
    let named = places.into_iter().enumerate().map(|(i, place)| {
        let symbol = match i == outermost {
            true => frame.name(),
            false => place.function.clone().unwrap_or_default(),
        };
        let name = place.name.clone().unwrap_or_else(|| symbol.clone());
        Some((Named { symbol, name }, known(place)?))
    });
    named.collect()
}

/// A place that has a line.
fn known(place: SourcePlace) -> Option<SourceLine> {
    (place.line > 0).then(|| SourceLine {
        path: place.path(),
        line: place.line,
        column: place.column,
    })
}

/// The line of a function's head.
fn beginning(frame: &Frame) -> Option<SourceLine> {
    match frame.declaration() {
        Some(place) => known(place),
        None => in_text(frame),
    }
}

fn in_text(frame: &Frame) -> Option<SourceLine> {
    let source = frame.module.ir.source.as_ref()?;
    if source.is_listed() {
        return None;
    }
    let at = source.place(frame.span())?;
    let path = std::path::absolute(source.name()).ok()?;
    Some(SourceLine {
        path: path.to_string_lossy().into_owned(),
        line: at.line,
        column: at.column,
    })
}
