//! Diagnostics as lines, in a build that does not draw them: each thing that is said with its place.

use std::fmt::Write;

use super::Style;
use crate::diag::{Diagnostic, Severity, Source, Span};

/// Writes a diagnostic, with a line break at its end. The style is that of drawings.
pub(super) fn draw(diagnostic: &Diagnostic, source: Option<&Source>, _: Style) -> String {
    let mut text = String::new();
    let mut line = |span: Span, what: &str| {
        let is_inside = |source: &&Source| span.start as usize <= source.bytes().len();
        let source = source.filter(is_inside);
        let place = source.and_then(|source| Some((source.name(), source.place(span)?)));
        // Nothing that is written to a string fails.
        let _ = match place {
            Some((name, at)) => writeln!(text, "{name}:{}:{}: {what}", at.line, at.column),
            None => writeln!(text, "{what}"),
        };
    };
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let Diagnostic { code, message, .. } = diagnostic;
    line(diagnostic.span(), &format!("{severity}[{code}]: {message}"));
    for label in diagnostic
        .labels
        .iter()
        .filter(|label| !label.text.is_empty())
    {
        line(label.span, &format!("note: {}", label.text));
    }
    for note in &diagnostic.notes {
        line(Span::NONE, &format!("note: {note}"));
    }
    if let Some(fix) = &diagnostic.fix {
        line(fix.span, &format!("help: {}", fix.text));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagnostic_with_all_its_parts() {
        let text = "define i64 @f() {\n  ret i32 0\n}\n";
        let source = Source::new("a.ll", text).unwrap();
        let diagnostic = Diagnostic::error("ret-type", Span::new(24, 27), "wrong type")
            .label("this is `i32`")
            .also(Span::new(7, 10), "the function returns `i64`")
            .note("`ret` gives a value of the function's type")
            .fix(Span::new(24, 27), "i64", "write `i64`");
        assert_eq!(
            draw(&diagnostic, Some(&source), Style::default()),
            "\
a.ll:2:7: error[ret-type]: wrong type
a.ll:2:7: note: this is `i32`
a.ll:1:8: note: the function returns `i64`
note: `ret` gives a value of the function's type
a.ll:2:7: help: write `i64`
"
        );
    }

    #[test]
    fn places_that_are_not_known_are_left_out() {
        let behind = Diagnostic::warning("code", Span::new(70, 90), "message").note("note");
        let expected = "warning[code]: message\nnote: note\n";
        assert_eq!(draw(&behind, None, Style::default()), expected);
        let source = Source::new("a.ll", "").unwrap();
        assert_eq!(draw(&behind, Some(&source), Style::default()), expected);
    }
}
