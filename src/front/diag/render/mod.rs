//! Diagnostics as text for a terminal: the message, the places, the notes, and the fix.

#[cfg_attr(not(feature = "snippets"), path = "plain.rs")]
mod draw;

use super::{Diagnostic, Diagnostics, Source};

/// How to render.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Whether to use colours.
    pub colour: bool,
    /// How many columns there are; `None` for as many as it takes, within reason.
    pub width: Option<usize>,
}

/// Renders one diagnostic, with a line break at its end. Without a source, or for spans that are
/// not in it, the places are left out.
pub fn render(diagnostic: &Diagnostic, source: Option<&Source>, style: Style) -> String {
    if let Some(listing) = source.and_then(Source::listing) {
        return render(&listing.shown(diagnostic), Some(&listing.source), style);
    }
    draw::draw(diagnostic, source, style)
}

/// Renders all diagnostics of a run, a blank line between two, and says how many errors were
/// left out.
pub fn render_all(diagnostics: &Diagnostics, source: Option<&Source>, style: Style) -> String {
    let mut texts: Vec<String> = diagnostics
        .iter()
        .map(|diagnostic| render(diagnostic, source, style))
        .collect();
    match diagnostics.dropped() {
        0 => {}
        1 => texts.push("error: 1 more error was found\n".to_string()),
        n => texts.push(format!("error: {n} more errors were found\n")),
    }
    texts.join("\n")
}
