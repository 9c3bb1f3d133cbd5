//! The files that the user names: those below folders, and writing them anew.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};

use super::open;

/// A path as the files that it stands for: a folder for all `.ll` and `.bc` files below it, sorted, whatever
/// else for itself.
///
/// # Errors
/// If a folder cannot be read.
pub(super) fn programs(path: &Path) -> Result<Vec<PathBuf>> {
    match path.is_dir() {
        true => below(path),
        false => Ok(vec![path.to_path_buf()]),
    }
}

/// Whether a file is one by its name.
fn is_program(path: &Path) -> bool {
    [Some(OsStr::new("ll")), Some(OsStr::new("bc"))].contains(&path.extension())
}

fn below(dir: &Path) -> Result<Vec<PathBuf>> {
    let unreadable =
        |e: io::Error| anyhow!("could not read `{}`: {}", dir.display(), open::reason(&e));
    let mut entries: Vec<PathBuf> = std::fs::read_dir(dir)
        .and_then(|entries| entries.map(|e| e.map(|e| e.path())).collect())
        .map_err(unreadable)?;
    entries.sort_unstable();
    let mut files = Vec::new();
    for entry in entries {
        // A link to a folder could lead in circles.
        if entry.is_dir() && !entry.is_symlink() {
            files.extend(below(&entry)?);
        } else if is_program(&entry) && entry.is_file() {
            files.push(entry);
        }
    }
    Ok(files)
}

/// Writes a file anew so that it is never half written: into another one, which then takes its
/// place and its permissions. Of a link it is the file that it leads to.
///
/// # Errors
/// If that is not possible; the file is then as it was.
pub(super) fn replace(path: &Path, text: &[u8]) -> Result<()> {
    let write = || -> io::Result<()> {
        let path = path.canonicalize()?;
        let mut name = path.file_name().unwrap_or_default().to_os_string();
        name.push(format!(".{}.tmp", std::process::id()));
        let other = path.with_file_name(name);
        let write = || -> io::Result<()> {
            std::fs::write(&other, text)?;
            std::fs::set_permissions(&other, std::fs::metadata(&path)?.permissions())?;
            std::fs::rename(&other, &path)
        };
        write().inspect_err(|_| {
            let _ = std::fs::remove_file(&other);
        })
    };
    write().map_err(|e| anyhow!("could not write `{}`: {}", path.display(), open::reason(&e)))
}
