//! Files that a profiler finds by the number of the process.

use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::process;

/// A file of this process.
pub(super) struct OwnFile {
    /// The file, of which each record is written at once.
    pub file: File,
    /// The process whose number is in its name: a child of `fork` is another one.
    process: u32,
}

impl OwnFile {
    /// Makes the file, in the place of an older one. A link is not followed: in a folder that others
    /// can write to, it may be theirs.
    ///
    /// # Errors
    /// If it cannot be made; the error names it.
    pub(super) fn create(path: &Path) -> io::Result<OwnFile> {
        let made = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .mode(0o644)
            .custom_flags(libc::O_NOFOLLOW | libc::O_CLOEXEC)
            .open(path);
        let emptied = made.and_then(|file| file.set_len(0).map(|()| file));
        match emptied {
            Ok(file) => Ok(OwnFile {
                file,
                process: process::id(),
            }),
            Err(why) => {
                let message = format!("could not write `{}`: {why}", path.display());
                Err(io::Error::new(why.kind(), message))
            }
        }
    }

    /// Whether this is the process that has made it.
    pub(super) fn is_own(&self) -> bool {
        self.process == process::id()
    }
}
