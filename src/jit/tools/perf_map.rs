//! `/tmp/perf-PID.map`: a line for each function, with its address and length in hexadecimal digits
//! and its name (Linux, `tools/perf/Documentation/jit-interface.txt`). The file knows no end of code: of
//! two lines with the same address the later one counts.

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::process;
use std::sync::Mutex;

use super::files::OwnFile;
use crate::runtime::critical;

/// The file, of all engines of the process.
static MAP: Mutex<Option<OwnFile>> = Mutex::new(None);

fn create() -> io::Result<OwnFile> {
    let path = PathBuf::from(format!("/tmp/perf-{}.map", process::id()));
    OwnFile::create(&path)
}

/// Makes the file, where there is none.
pub(super) fn start() -> io::Result<()> {
    let mut map = critical::lock(&MAP);
    if map.as_ref().is_none_or(|map| !map.is_own()) {
        *map = Some(create()?);
    }
    Ok(())
}

/// Adds a line. Where it cannot be written the profile lacks a name, and the program goes on.
pub(super) fn add(start: usize, len: usize, name: &str) {
    let mut map = critical::lock(&MAP);
    if map.as_ref().is_some_and(|map| !map.is_own()) {
        *map = map.take().and_then(|parent| inherit(parent).ok());
    }
    if let Some(map) = &mut *map {
        let _ = map.file.write_all(line(start, len, name).as_bytes());
    }
}

/// The file of a child of `fork`, which has its parent's code.
fn inherit(mut parent: OwnFile) -> io::Result<OwnFile> {
    let mut lines = Vec::new();
    parent.file.seek(SeekFrom::Start(0))?;
    parent.file.read_to_end(&mut lines)?;
    let mut own = create()?;
    own.file.write_all(&lines)?;
    Ok(own)
}

fn line(start: usize, len: usize, name: &str) -> String {
    let name = name.replace(['\n', '\r'], " ");
    format!("{start:x} {len:x} {name}\n")
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_line_is_what_perf_reads() {
        assert_eq!(line(0x7f00_0000_1000, 0x2a, "f"), "7f0000001000 2a f\n");
        assert_eq!(line(1, 2, "odd\nname"), "1 2 odd name\n");
    }
}
