//! What is said: diagnostics, the line that sums them up, and plain errors; to people on stderr, or
//! as JSON.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::os::fd::AsRawFd;
use std::sync::OnceLock;

use serde_json::{Value, json};

use super::args::Color;
use crate::diag::render::{self, Style};
use crate::diag::{self, Diagnostics, Severity, Source};

/// Why an object could not be written to stdout.
static UNWRITTEN: OnceLock<io::Error> = OnceLock::new();

/// Whether all objects could be written to stdout.
///
/// # Errors
/// Why the first that could not be was not.
pub(super) fn written() -> io::Result<()> {
    match UNWRITTEN.get() {
        Some(error) => Err(match error.raw_os_error() {
            Some(number) => io::Error::from_raw_os_error(number),
            None => error.kind().into(),
        }),
        None => Ok(()),
    }
}

/// Writes to stderr, in colours or not, or objects of JSON.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reporter {
    color: Color,
    json: Option<Stream>,
}

/// Where objects go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stream {
    /// Of the commands that have nothing else to say there.
    Stdout,
    /// Of `run`: stdout is the program's.
    Stderr,
}

/// The style of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paint {
    /// Errors, failures.
    Red,
    /// Warnings.
    Yellow,
    /// What went well.
    Green,
    /// What is beside the point.
    Dim,
    /// Names and headings.
    Bold,
    /// Bars, addresses.
    Blue,
}

impl Paint {
    /// `text` between the codes that switch the style on and off.
    pub(super) fn on(self, text: &str, colour: bool) -> String {
        let code = match self {
            Paint::Red => "1;91",
            Paint::Yellow => "1;93",
            Paint::Green => "32",
            Paint::Dim => "2",
            Paint::Bold => "1",
            Paint::Blue => "94",
        };
        match colour {
            true => format!("\x1b[{code}m{text}\x1b[0m"),
            false => text.to_string(),
        }
    }
}

/// Whether a stream gets colours.
pub(super) fn wants_colour(color: Color, stream: &impl IsTerminal) -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            !set("NO_COLOR")
                && std::env::var_os("TERM").is_some_and(|term| term != "dumb")
                && stream.is_terminal()
        }
    }
}

/// How wide a terminal is; `None` for what is none.
pub(super) fn columns(stream: &(impl IsTerminal + AsRawFd)) -> Option<usize> {
    if !stream.is_terminal() {
        return None;
    }
    // SAFETY: zero is a valid value of this plain data, and the call fills no more than it in.
    let size = unsafe {
        let mut size: libc::winsize = std::mem::zeroed();
        match libc::ioctl(stream.as_raw_fd(), libc::TIOCGWINSZ, &raw mut size) {
            0 => size,
            _ => return None,
        }
    };
    (size.ws_col > 0).then_some(size.ws_col.into())
}

impl Reporter {
    /// A reporter for stderr.
    pub(super) fn new(color: Color) -> Reporter {
        Reporter { color, json: None }
    }

    /// One that writes objects, if that is asked for.
    pub(super) fn objects(self, asked: bool, stream: Stream) -> Reporter {
        Reporter {
            json: asked.then_some(stream),
            ..self
        }
    }

    /// The same for what cannot be said on stdout.
    pub(super) fn off_stdout(self) -> Reporter {
        Reporter {
            json: self.json.filter(|&stream| stream != Stream::Stdout),
            ..self
        }
    }

    /// Whether it writes objects.
    pub(super) fn is_json(self) -> bool {
        self.json.is_some()
    }

    /// Writes an object (see `schema.txt`), if it writes such.
    pub(super) fn object(self, object: &Value) {
        match self.json {
            Some(Stream::Stdout) => {
                // What formats an object panics where it cannot be written.
                let line = format!("{object}\n");
                if let Err(error) = io::stdout().lock().write_all(line.as_bytes()) {
                    // The first failure is the one that the process ends with.
                    let _ = UNWRITTEN.set(error);
                }
            }
            Some(Stream::Stderr) => {
                // Where stderr is gone there is nobody left to tell.
                self.write(&format!("{object}\n"));
            }
            None => {}
        }
    }

    /// Writes all diagnostics of a source.
    pub(super) fn diagnostics(self, diagnostics: &Diagnostics, source: Option<&Source>) {
        if self.is_json() {
            for diagnostic in diagnostics.iter() {
                self.object(&diag::json::object(diagnostic, source));
            }
        } else if !diagnostics.is_empty() {
            self.write(&render::render_all(diagnostics, source, self.style()));
        }
    }

    /// Writes the line that sums diagnostics up: `error: could not run `a.ll`: 2 errors`.
    pub(super) fn summary(self, what: &str, diagnostics: &Diagnostics) {
        if self.is_json() {
            return;
        }
        if let Some(counts) = counts(diagnostics) {
            let level = match diagnostics.has_errors() {
                true => Paint::Red.on("error", self.colour()),
                false => Paint::Yellow.on("warning", self.colour()),
            };
            self.write(&format!("\n{level}: {what}: {counts}\n"));
        }
    }

    /// Writes an error. Lines behind the first are notes, each with its level in front.
    pub(super) fn error(self, message: &str) {
        if self.is_json() {
            let (message, notes) = message.split_once('\n').unwrap_or((message, ""));
            let notes: Vec<&str> = notes.lines().collect();
            self.object(&json!({"type": "error", "message": message, "notes": notes}));
            return;
        }
        let mut out = String::new();
        for (i, line) in message.lines().enumerate() {
            let _ = match (i, line.split_once(": ")) {
                (0, _) => writeln!(out, "{}: {line}", Paint::Red.on("error", self.colour())),
                (_, Some((level @ ("note" | "help"), text))) => {
                    writeln!(out, "{}: {text}", Paint::Bold.on(level, self.colour()))
                }
                _ => writeln!(out, "{line}"),
            };
        }
        self.write(&out);
    }

    /// Writes a warning that is of no place in a source.
    pub(super) fn warning(self, message: &str) {
        if self.is_json() {
            return self.object(&json!({"type": "warning", "message": message}));
        }
        let level = Paint::Yellow.on("warning", self.colour());
        self.write(&format!("{level}: {message}\n"));
    }

    /// Writes text to stderr as it is.
    pub(super) fn write(self, text: &str) {
        // Where stderr is gone there is nobody left to tell.
        let _ = io::stderr().lock().write_all(text.as_bytes());
    }

    /// How diagnostics are drawn on stderr.
    pub(super) fn style(self) -> Style {
        Style {
            colour: self.colour(),
            width: columns(&io::stderr()),
        }
    }

    /// Whether it uses colours; found out only where there is something to say.
    pub(super) fn colour(self) -> bool {
        wants_colour(self.color, &io::stderr())
    }
}

/// `3 errors, 1 warning`, or nothing.
pub(super) fn counts(diagnostics: &Diagnostics) -> Option<String> {
    let warnings = diagnostics
        .iter()
        .filter(|d| d.severity == Severity::Warning)
        .count();
    let parts: Vec<String> = [(diagnostics.error_count(), "error"), (warnings, "warning")]
        .into_iter()
        .filter(|&(n, _)| n > 0)
        .map(|(n, word)| plural(n, word))
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// `1 error`, `2 errors`.
pub(super) fn plural(n: usize, word: &str) -> String {
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Diagnostic, Span};

    #[test]
    fn counts_speak_of_what_there_is() {
        let mut all = Diagnostics::default();
        assert_eq!(counts(&all), None);
        all.push(Diagnostic::warning("w", Span::NONE, "w"));
        assert_eq!(counts(&all).as_deref(), Some("1 warning"));
        all.push(Diagnostic::error("e", Span::NONE, "e"));
        all.push(Diagnostic::error("e", Span::NONE, "e"));
        assert_eq!(counts(&all).as_deref(), Some("2 errors, 1 warning"));
    }

    #[test]
    fn paint_is_only_on_where_wanted() {
        assert_eq!(Paint::Red.on("x", false), "x");
        assert_eq!(Paint::Red.on("x", true), "\x1b[1;91mx\x1b[0m");
    }
}
