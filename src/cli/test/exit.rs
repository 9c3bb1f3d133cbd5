//! Assertions on a run of the whole program: it runs in the child as `jitlite run` runs it, with files
//! in memory for its streams. What it has written there is compared when it has ended.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::os::fd::AsRawFd;
use std::path::Path;
use std::rc::Rc;

use super::assertion::{Run, Stream};
use crate::args::{Color, RunArgs};
use crate::child::End;
use crate::diag::{Diagnostic, Source};
use crate::report::Reporter;
use crate::sys::memory::memory_file;
use crate::{Status, open, run};

/// How many bytes a program may write to a file beyond what is expected of it.
const TOO_MUCH: usize = 64 << 20;
/// How many lines of its stderr are reported.
const LAST_LINES: usize = 30;
/// How many bytes of a line that differs are reported.
const LINE: usize = 200;

/// A run, with what its files hold.
pub(super) struct Script {
    status: Status,
    args: Vec<String>,
    input: Vec<u8>,
    output: Option<Vec<u8>>,
    /// The program that came from stdin: each run reads it once more.
    program: Option<Vec<u8>>,
}

impl Script {
    /// Reads the files of an assertion that stands in the program `path`, of which this is the source. Those of one that
    /// comes from stdin are found from the current folder.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub(super) fn read(
        run: &Run,
        path: &Path,
        source: Option<&Source>,
    ) -> Result<Script, Box<Diagnostic>> {
        let folder = path.parent().unwrap_or(Path::new(""));
        let read = |stream: &Stream| match stream {
            Stream::Text(bytes) => Ok(bytes.clone()),
            Stream::File(name, span) => std::fs::read(folder.join(name)).map_err(|error| {
                let why = open::reason(&error);
                let message = format!("could not read `{name}`: {why}");
                let problem = Diagnostic::error("bad-assertion", *span, message);
                Box::new(problem.note("the path starts at the folder of the program"))
            }),
        };
        Ok(Script {
            status: run.status,
            args: run.args.clone(),
            input: run.input.as_ref().map_or(Ok(Vec::new()), read)?,
            output: run.output.as_ref().map(read).transpose()?,
            program: source
                .filter(|_| path == Path::new("-"))
                .map(|source| source.bytes().to_vec()),
        })
    }
}

fn unread(error: &io::Error) -> String {
    format!(
        "could not read what the program wrote: {}",
        open::reason(error)
    )
}

/// A run in a child, with its standard streams. The child and its parent share the files.
pub(super) struct Attempt {
    script: Rc<Script>,
    input: File,
    output: File,
    errors: File,
    /// The program that came from stdin.
    program: Option<File>,
}

impl Attempt {
    /// One that has yet to start.
    ///
    /// # Errors
    /// If there can be no files in memory.
    pub(super) fn new(script: &Rc<Script>) -> io::Result<Attempt> {
        let filled = |name, bytes: &Vec<u8>| -> io::Result<File> {
            let mut file = memory_file(name, 0)?;
            file.write_all(bytes)?;
            file.rewind()?;
            Ok(file)
        };
        let program = script.program.as_ref();
        Ok(Attempt {
            script: script.clone(),
            input: filled(c"stdin", &script.input)?,
            program: program.map(|bytes| filled(c"program", bytes)).transpose()?,
            output: match script.output {
                Some(_) => memory_file(c"stdout", 0)?,
                None => File::options().read(true).write(true).open("/dev/null")?,
            },
            errors: memory_file(c"stderr", 0)?,
        })
    }

    /// Runs the program in this process, a child that was made for it, and ends the process as the
    /// program ends. The arguments of the program are those of the assertion.
    ///
    /// # Errors
    /// If the program cannot have its streams.
    pub(super) fn run_and_exit(&self, args: RunArgs) -> io::Result<()> {
        self.enter()?;
        let reporter = Reporter::new(Color::Never);
        let number = self.program.as_ref().map(File::as_raw_fd);
        let file = number.map(|number| format!("/dev/fd/{number}").into());
        let args = RunArgs {
            file: file.unwrap_or(args.file),
            args: self.script.args.iter().map(Into::into).collect(),
            ..args
        };
        let status = run::run(args, reporter).unwrap_or_else(|error| {
            reporter.error(&error.to_string());
            2
        });
        io::stdout().flush()?;
        // SAFETY: the program has returned from `main`, as where the C library calls `exit` behind that.
        unsafe { libc::exit(status.into()) }
    }

    /// Makes the streams those of this process, which can write no file that is much longer than what is
    /// expected.
    fn enter(&self) -> io::Result<()> {
        for (fd, file) in [(0, &self.input), (1, &self.output), (2, &self.errors)] {
            // SAFETY: it replaces a standard stream of this process, a child that was made to run a program.
            if unsafe { libc::dup2(file.as_raw_fd(), fd) } < 0 {
                return Err(io::Error::last_os_error());
            }
        }
        let expected = self.script.output.as_ref().map_or(0, Vec::len);
        let limit = libc::rlimit {
            rlim_cur: (expected + TOO_MUCH) as libc::rlim_t,
            rlim_max: libc::RLIM_INFINITY,
        };
        // SAFETY: the limit is a valid record.
        match unsafe { libc::setrlimit(libc::RLIMIT_FSIZE, &raw const limit) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }

    /// Why a run does not do what it must, if so.
    pub(super) fn judge(&self, end: End) -> Option<String> {
        let status = match end {
            End::Exited(status) => status,
            End::Signal(libc::SIGXFSZ) => {
                return Some(format!("it wrote {TOO_MUCH} bytes more than expected"));
            }
            // As a shell has it.
            End::Signal(signal) => 128 + signal,
            End::TimedOut => return None,
        };
        let mut reasons = Vec::new();
        if status != i32::from(self.script.status) {
            let expected = self.script.status;
            reasons.push(format!(
                "expected  exit status {expected}\nfound     exit status {status}"
            ));
        }
        match (&self.script.output, contents(&self.output)) {
            (_, Err(error)) => reasons.push(unread(&error)),
            (Some(expected), Ok(written)) => reasons.extend(difference(expected, &written)),
            (None, Ok(_)) => {}
        }
        if reasons.is_empty() {
            return None;
        }
        match contents(&self.errors) {
            Err(error) => reasons.push(unread(&error)),
            Ok(errors) => {
                let errors = String::from_utf8_lossy(&errors);
                let lines: Vec<&str> = errors.lines().collect();
                let last = &lines[lines.len().saturating_sub(LAST_LINES)..];
                reasons.extend((!last.is_empty()).then(|| last.join("\n")));
            }
        }
        Some(reasons.join("\n"))
    }
}

/// All that is in a file.
fn contents(mut file: &File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The first line that differs, if one does.
fn difference(expected: &[u8], written: &[u8]) -> Option<String> {
    if expected == written {
        return None;
    }
    let lines = |bytes| <[u8]>::split_inclusive(bytes, |&byte| byte == b'\n');
    let (mut wanted, mut found) = (lines(expected), lines(written));
    let mut number = 1;
    loop {
        let (wanted, found) = (wanted.next(), found.next());
        if wanted == found {
            number += 1;
            continue;
        }
        let both = wanted.unwrap_or(b"").iter().zip(found.unwrap_or(b""));
        let same = both.take_while(|(a, b)| a == b).count();
        return Some(format!(
            "line {number} of the output differs\nexpected  {}\nwritten   {}",
            excerpt(wanted, same),
            excerpt(found, same)
        ));
    }
}

/// What of a line is reported, where `same` bytes are as expected.
fn excerpt(line: Option<&[u8]>, same: usize) -> String {
    let Some(line) = line else {
        return "no such line".into();
    };
    let start = match line.len() > LINE {
        true => same.saturating_sub(LINE / 2).min(line.len()),
        false => 0,
    };
    let end = line.len().min(start + LINE);
    let text = String::from_utf8_lossy(&line[start..end]);
    let (before, after) = (start > 0, end < line.len());
    let dots = |left_out: bool| if left_out { "..." } else { "" };
    format!("{}{text:?}{}", dots(before), dots(after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_reported() {
        let told = |a: &str, b: &str| difference(a.as_bytes(), b.as_bytes());
        assert_eq!(told("1\n2\n", "1\n2\n"), None);
        let line = |n, a, b| {
            Some(format!(
                "line {n} of the output differs\nexpected  {a}\nwritten   {b}"
            ))
        };
        assert_eq!(told("1\n2\n", "1\n3\n"), line(2, r#""2\n""#, r#""3\n""#));
        assert_eq!(told("1\n", "1"), line(1, r#""1\n""#, r#""1""#));
        assert_eq!(told("1\n", "1\nä\n"), line(2, "no such line", r#""ä\n""#));
        assert_eq!(told("1\n", ""), line(1, r#""1\n""#, "no such line"));
    }

    #[test]
    fn of_a_long_line_a_part_is_reported() {
        let long = "a".repeat(1000);
        let told = difference(long.as_bytes(), format!("{long}b").as_bytes()).unwrap();
        assert!(told.len() < 600, "{told}");
        assert!(told.ends_with("ab\""), "{told}");
        assert!(told.contains("...\"aa"), "{told}");
    }
}
