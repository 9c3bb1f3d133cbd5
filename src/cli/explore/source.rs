//! The sources that a module was compiled from: which lines instructions come from, and the texts where they can be had.

use std::fmt::{self, Write};
use std::path::{Path, PathBuf};

use rustc_hash::FxHashMap;

use crate::entity::Entity;
use crate::ir::metadata::source::{self, SourcePlace};
use crate::ir::{FuncId, Inst, Module};
use crate::xml::escape;

/// Larger sources are left out.
const MOST_BYTES: u64 = 2 << 20;

/// A line of a source: which file, from 0, and which line, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct SourceLine {
    pub file: usize,
    line: u32,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A source whose text can be had.
struct File {
    path: String,
    text: String,
}

/// The sources of a module.
pub(super) struct SourceLines<'a> {
    module: &'a Module,
    /// The folder of the program.
    folder: PathBuf,
    files: Vec<File>,
    /// By folder and name, the number of a file; none where its text cannot be had.
    known: FxHashMap<(String, String), Option<usize>>,
    /// The paths of those that cannot be had.
    missing: Vec<String>,
}

impl<'a> SourceLines<'a> {
    /// The sources of a module that was read from a file.
    pub(super) fn new(module: &'a Module, program: &Path) -> SourceLines<'a> {
        SourceLines {
            module,
            folder: program.parent().unwrap_or(Path::new("")).to_path_buf(),
            files: Vec::new(),
            known: FxHashMap::default(),
            missing: Vec::new(),
        }
    }

    /// The line that an instruction was compiled from: of what was inlined, that where it was written.
    pub(super) fn line(&mut self, function: FuncId, inst: Inst) -> Option<SourceLine> {
        let place = source::places(self.module, function, inst)
            .into_iter()
            .next()?;
        let file = self.number(&place)?;
        (place.line > 0).then_some(SourceLine {
            file,
            line: place.line,
        })
    }

    /// The numbers of the files that the instructions of a function come from.
    pub(super) fn of_function(&mut self, function: FuncId) -> Vec<usize> {
        let body = self.module.funcs[function].body.as_ref();
        let count = body.map_or(0, |body| body.insts.len());
        let lines = (0..count).filter_map(|n| self.line(function, Inst::new(n)));
        let mut files: Vec<usize> = lines.map(|line| line.file).collect();
        files.sort_unstable();
        files.dedup();
        files
    }

    /// Whether there is anything to show.
    pub(super) fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The paths of the sources whose texts cannot be had.
    pub(super) fn missing(&self) -> &[String] {
        &self.missing
    }

    /// The files as HTML.
    pub(super) fn html(&self) -> String {
        let mut out = String::new();
        for (n, file) in self.files.iter().enumerate() {
            let path = escape(&file.path);
            let _ = writeln!(
                out,
                "<section class=of data-file={n}><h2>{path}</h2><div class=listing aria-label=\"Source {path}\">"
            );
            for (i, line) in file.text.lines().enumerate() {
                let line = escape(line);
                let number = i + 1;
                let _ = writeln!(
                    out,
                    "<div class=row data-s={n}:{number}><i>{number}</i>{line}</div>"
                );
            }
            out.push_str("</div></section>\n");
        }
        out
    }

    fn number(&mut self, place: &SourcePlace) -> Option<usize> {
        let key = (place.directory.clone(), place.file.clone());
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let text = self
            .read(place)
            .or_else(|| source::text_of(self.module, place));
        let number = match text {
            Some(text) => {
                self.files.push(File {
                    path: place.file.clone(),
                    text,
                });
                Some(self.files.len() - 1)
            }
            None => {
                self.missing.push(place.path());
                None
            }
        };
        self.known.insert(key, number);
        number
    }

    /// The text of a source as it is on the disk: where the compiler found it, or beside the program.
    fn read(&self, place: &SourcePlace) -> Option<String> {
        let file = Path::new(&place.file);
        let beside = self.folder.join(file.file_name()?);
        let paths = [PathBuf::from(place.path()), self.folder.join(file), beside];
        paths.iter().find_map(|path| {
            let data = std::fs::metadata(path).ok()?;
            let is_shown = data.is_file() && data.len() <= MOST_BYTES;
            let bytes = is_shown.then(|| std::fs::read(path).ok())??;
            Some(String::from_utf8_lossy(&bytes).into_owned())
        })
    }
}
