//! What a program reads and writes: streams that the host gives, and files in memory or in a folder that the host
//! grants.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Component, Path, PathBuf};

use super::clock::Clock;

/// Where a program's input comes from, and its output goes to.
pub(crate) struct Streams {
    /// Standard input.
    pub stdin: Box<dyn Read + Send>,
    /// Standard output.
    pub stdout: Box<dyn Write + Send>,
    /// Standard error.
    pub stderr: Box<dyn Write + Send>,
    /// Files by their names.
    pub files: Files,
    /// The time.
    pub clock: Clock,
}

impl Default for Streams {
    /// No input, and output that goes nowhere.
    fn default() -> Self {
        Streams {
            stdin: Box::new(io::empty()),
            stdout: Box::new(io::sink()),
            stderr: Box::new(io::sink()),
            files: Files::default(),
            clock: Clock::default(),
        }
    }
}

impl fmt::Debug for Streams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Streams")
            .field("files", &self.files)
            .finish_non_exhaustive()
    }
}

/// The files that a program may use.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// Those that it has written, or that the host has given, by their names.
    kept: BTreeMap<Vec<u8>, Vec<u8>>,
    /// The folder that it may read.
    folder: Option<PathBuf>,
}

impl Files {
    /// Lets the program read the files of a folder.
    pub(crate) fn grant(&mut self, folder: impl Into<PathBuf>) {
        self.folder = Some(folder.into());
    }

    /// The contents of a file.
    pub(crate) fn read(&self, name: &[u8]) -> Option<Vec<u8>> {
        if name == NOWHERE {
            return Some(Vec::new());
        }
        if let Some(bytes) = self.kept.get(name) {
            return Some(bytes.clone());
        }
        let path = within(self.folder.as_deref()?, name)?;
        fs::read(path).ok()
    }

    /// Keeps the contents of a file, in memory.
    pub(crate) fn write(&mut self, name: &[u8], bytes: Vec<u8>) {
        if name != NOWHERE {
            self.kept.insert(name.to_vec(), bytes);
        }
    }

    /// The bytes of the files in memory.
    pub(crate) fn size(&self) -> usize {
        self.kept.values().map(Vec::len).sum()
    }

    /// Removes a file from those in memory; whether there was one.
    pub(crate) fn remove(&mut self, name: &[u8]) -> bool {
        self.kept.remove(name).is_some()
    }
}

/// A file that is empty whatever is written to it.
const NOWHERE: &[u8] = b"/dev/null";

/// The path of a name in a folder, if it leads nowhere else.
fn within(folder: &Path, name: &[u8]) -> Option<PathBuf> {
    let name = Path::new(std::str::from_utf8(name).ok()?);
    let plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    if name.as_os_str().is_empty() || !name.components().all(plain) {
        return None;
    }
    let folder = fs::canonicalize(folder).ok()?;
    // Links in the folder may lead out of it.
    let path = fs::canonicalize(folder.join(name)).ok()?;
    path.starts_with(&folder).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_nowhere_else() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let found = |name: &str| within(folder, name.as_bytes()).is_some();
        assert!(found("Cargo.toml") && found("./src/lib.rs"));
        for name in ["", "/etc/passwd", "../Cargo.toml", "src/../../x", "absent"] {
            assert!(!found(name), "{name}");
        }
    }
}
