//! What a program reads and writes: streams that the host gives, and files in memory or in a folder that the host
//! grants.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::clock::Clock;

/// Where a program's input comes from, and its output goes to.
///
/// A copy is the streams at a moment: what they lead to outside is shared, and how far a program has come with them is
/// the copy's. Where a [journal](Self::keep_journal) is kept, a program that goes on from an earlier moment is given what it
/// was given the first time, and what it has written once is not written again.
#[derive(Clone)]
pub(crate) struct Streams {
    outside: Arc<Mutex<Outside>>,
    /// How many answers of the journal the program has had.
    answers: usize,
    /// How many bytes it has written to each output.
    written: [u64; 2],
    /// Files by their names.
    pub files: Files,
    /// The time.
    pub clock: Clock,
}

/// What streams lead to.
struct Outside {
    input: Box<dyn Read + Send>,
    outputs: [Box<dyn Write + Send>; 2],
    /// How many bytes the outputs have been given.
    given: [u64; 2],
    journal: Option<Vec<Answer>>,
}

/// What a program was given from outside.
enum Answer {
    /// Input; `None` where it could not be read.
    Input(Option<Vec<u8>>),
    Time(Duration),
    /// The contents of a file of the folder, if there is one.
    File(Option<Vec<u8>>),
}

/// An output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Output {
    Stdout,
    Stderr,
}

/// The most bytes that are read at once.
const MOST_INPUT: usize = 4096;

impl Default for Streams {
    /// No input, and output that goes nowhere.
    fn default() -> Self {
        let outside = Outside {
            input: Box::new(io::empty()),
            outputs: [Box::new(io::sink()), Box::new(io::sink())],
            given: [0; 2],
            journal: None,
        };
        Streams {
            outside: Arc::new(Mutex::new(outside)),
            answers: 0,
            written: [0; 2],
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

impl Streams {
    /// Has the program read from a stream.
    pub(crate) fn set_input(&mut self, stream: Box<dyn Read + Send>) {
        lock(&self.outside).input = stream;
    }

    /// Has it write to a stream.
    pub(crate) fn set_output(&mut self, output: Output, stream: Box<dyn Write + Send>) {
        lock(&self.outside).outputs[output as usize] = stream;
    }

    /// Keeps what the program is given from now on.
    pub(crate) fn keep_journal(&mut self) {
        lock(&self.outside).journal = Some(Vec::new());
        self.answers = 0;
    }

    /// Reads some input; nothing at its end.
    pub(super) fn read(&mut self) -> io::Result<Vec<u8>> {
        let read = |outside: &mut Outside| {
            let mut bytes = vec![0; MOST_INPUT];
            let count = outside.input.read(&mut bytes);
            Answer::Input(count.ok().map(|count| {
                bytes.truncate(count);
                bytes
            }))
        };
        match self.ask(read, |answer| match answer {
            Answer::Input(bytes) => Some(bytes.clone()),
            Answer::Time(_) | Answer::File(_) => None,
        }) {
            Some(Some(bytes)) => Ok(bytes),
            Some(None) | None => Err(io::ErrorKind::Other.into()),
        }
    }

    /// Writes what was not written before.
    pub(super) fn write(&mut self, output: Output, bytes: &[u8]) -> io::Result<()> {
        let n = output as usize;
        let mut outside = lock(&self.outside);
        let known = outside.given[n].saturating_sub(self.written[n]);
        let known = usize::try_from(known).unwrap_or(usize::MAX);
        self.written[n] += bytes.len() as u64;
        let Some(new @ [_, ..]) = bytes.get(known..) else {
            return Ok(());
        };
        outside.given[n] += new.len() as u64;
        outside.outputs[n].write_all(new)?;
        outside.outputs[n].flush()
    }

    /// The time since 1970.
    pub(super) fn now(&mut self) -> Duration {
        let mut clock = self.clock;
        let now = self.time(|| clock.now());
        self.clock = clock;
        now
    }

    /// The time since the program was linked.
    pub(super) fn since_start(&mut self) -> Duration {
        let mut clock = self.clock;
        let since = self.time(|| clock.since_start());
        self.clock = clock;
        since
    }

    fn time(&mut self, clock: impl FnOnce() -> Duration) -> Duration {
        // A clock that counts is a part of the program.
        if matches!(self.clock, Clock::Counted(_)) {
            return clock();
        }
        let known = self.ask(
            |_| Answer::Time(clock()),
            |answer| match answer {
                Answer::Time(time) => Some(*time),
                Answer::Input(_) | Answer::File(_) => None,
            },
        );
        known.unwrap_or_default()
    }

    /// The contents of a file.
    pub(crate) fn read_file(&mut self, name: &[u8]) -> Option<Vec<u8>> {
        if let Some(bytes) = self.files.kept(name) {
            return Some(bytes.to_vec());
        }
        let folder = self.files.folder.clone()?;
        let read = |_: &mut Outside| {
            let path = within(&folder, name);
            Answer::File(path.and_then(|path| fs::read(path).ok()))
        };
        let known = self.ask(read, |answer| match answer {
            Answer::File(bytes) => Some(bytes.clone()),
            Answer::Input(_) | Answer::Time(_) => None,
        });
        known.flatten()
    }

    /// What the program is given: the next answer of the journal, or one from outside. A program does the same each time,
    /// so the answer is one to this question.
    fn ask<T>(
        &mut self,
        outside: impl FnOnce(&mut Outside) -> Answer,
        take: impl FnOnce(&Answer) -> Option<T>,
    ) -> Option<T> {
        let mut known = lock(&self.outside);
        let Some(journal) = &known.journal else {
            return take(&outside(&mut known));
        };
        if self.answers >= journal.len() {
            let answer = outside(&mut known);
            known.journal.as_mut()?.push(answer);
        }
        let answer = known.journal.as_ref()?.get(self.answers)?;
        self.answers += 1;
        take(answer)
    }
}

fn lock(outside: &Mutex<Outside>) -> MutexGuard<'_, Outside> {
    outside.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The files that a program may use.
#[derive(Clone, Debug, Default)]
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

    /// The contents of a file in memory.
    pub(crate) fn kept(&self, name: &[u8]) -> Option<&[u8]> {
        match name {
            NOWHERE => Some(&[]),
            name => self.kept.get(name).map(Vec::as_slice),
        }
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
