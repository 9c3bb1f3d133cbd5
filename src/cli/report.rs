//! What people read on stderr: diagnostics, the line that sums them up, and plain errors.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};

use super::args::Color;
use crate::diag::render::{self, Style};
use crate::diag::{Diagnostics, Severity, Source};

/// Writes to stderr, in colours or not.
#[derive(Clone, Copy, Debug)]
pub struct Reporter {
    color: Color,
}

/// The style of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
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
    pub fn on(self, text: &str, colour: bool) -> String {
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
pub fn wants_colour(color: Color, stream: &impl IsTerminal) -> bool {
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

impl Reporter {
    /// A reporter for stderr.
    pub fn new(color: Color) -> Reporter {
        Reporter { color }
    }

    /// Writes all diagnostics of a source.
    pub fn diagnostics(self, diagnostics: &Diagnostics, source: Option<&Source>) {
        if diagnostics.is_empty() {
            return;
        }
        let style = Style {
            colour: self.colour(),
        };
        self.write(&render::render_all(diagnostics, source, style));
    }

    /// Writes the line that sums diagnostics up: `error: could not run `a.ll`: 2 errors`.
    pub fn summary(self, what: &str, diagnostics: &Diagnostics) {
        if let Some(counts) = counts(diagnostics) {
            let level = match diagnostics.has_errors() {
                true => Paint::Red.on("error", self.colour()),
                false => Paint::Yellow.on("warning", self.colour()),
            };
            self.write(&format!("\n{level}: {what}: {counts}\n"));
        }
    }

    /// Writes an error. Lines behind the first are notes, each with its level in front.
    pub fn error(self, message: &str) {
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

    /// Writes text as it is.
    pub fn write(self, text: &str) {
        // Where stderr is gone there is nobody left to tell.
        let _ = io::stderr().lock().write_all(text.as_bytes());
    }

    /// Whether it uses colours; found out only where there is something to say.
    pub fn colour(self) -> bool {
        wants_colour(self.color, &io::stderr())
    }
}

/// `3 errors, 1 warning`, or nothing.
pub fn counts(diagnostics: &Diagnostics) -> Option<String> {
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
pub fn plural(n: usize, word: &str) -> String {
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
