//! `check --fix`: applies the fixes that are certain, until there are none.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, bail};
use serde_json::json;

use super::args::CheckArgs;
use super::files;
use super::load::{self, Loaded};
use super::report::{Paint, Reporter, plural};
use crate::diag::{self, Diagnostic, Diagnostics, Fix, Source, Span};
use crate::sort;

/// Applying fixes can show mistakes that were hidden behind others, and their fixes; but hardly
/// ever so often.
const MOST_ROUNDS: usize = 64;

/// Fixes a program as far as that is certain, and says what it has changed. Gives the program as
/// it is then.
///
/// # Errors
/// If the file cannot be read or written. It is then as it was.
pub(super) fn fix(args: &CheckArgs, path: &Path, reporter: Reporter) -> Result<Loaded> {
    if path == Path::new("-") {
        bail!("`--fix` needs a file that it can write to, and was given stdin");
    }
    let mut loaded = load::load(path, args.lang.std, usize::MAX)?;
    if !loaded.source.is_text() {
        bail!(
            "`{}` is bitcode, in which there is no text to fix",
            path.display()
        );
    }
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut messages = Vec::new();
    let mut count = 0;
    loop {
        let (text, applied) = apply(loaded.source.bytes(), &loaded.diagnostics);
        if applied.is_empty() {
            break;
        }
        seen.insert(loaded.source.bytes().to_vec());
        if seen.contains(&text) || seen.len() > MOST_ROUNDS {
            bail!(
                "the fixes of `{}` undo each other; it is left as it is",
                path.display()
            );
        }
        count += applied.len();
        messages.extend(applied.iter().map(|d| say(d, &loaded.source, reporter)));
        let source = Arc::new(Source::new(loaded.source.name(), text)?);
        loaded = load::parse_and_verify(source, args.lang.std, usize::MAX)?;
    }
    if count > 0 {
        files::replace(path, loaded.source.bytes())?;
        messages.into_iter().for_each(|say| say());
        if !reporter.is_json() {
            let name = loaded.source.name();
            reporter.write(&format!("fixed {} in `{name}`\n", plural(count, "mistake")));
        }
    }
    // Now that they are shown, no more than was asked for.
    loaded.diagnostics.limit(args.limit);
    Ok(loaded)
}

/// The text with all fixes that are certain and do not overlap, and the diagnostics that they are
/// of, in order.
fn apply<'a>(text: &[u8], found: &'a Diagnostics) -> (Vec<u8>, Vec<&'a Diagnostic>) {
    let (mut out, mut applied) = (Vec::with_capacity(text.len() + 64), Vec::new());
    let mut at = 0;
    for (diagnostic, fix) in certain(text, found) {
        out.extend_from_slice(&text[at..fix.span.start as usize]);
        out.extend_from_slice(fix.replacement.as_bytes());
        at = fix.span.end();
        applied.push(diagnostic);
    }
    out.extend_from_slice(&text[at..]);
    (out, applied)
}

/// The fixes of a text that are certain and do not overlap, in its order, each with what it is of.
pub(super) fn certain<'a>(text: &[u8], found: &'a Diagnostics) -> Vec<(&'a Diagnostic, &'a Fix)> {
    let certain = found.iter().filter_map(|diagnostic| {
        let fix = diagnostic.fix.as_ref()?;
        (fix.certain && !fix.span.is_none() && fix.span.end() <= text.len())
            .then_some((diagnostic, fix))
    });
    let mut fixes: Vec<(&Diagnostic, &Fix)> = certain.collect();
    sort::by_number(&mut fixes, |(_, fix)| {
        sort::pair(fix.span.start, fix.span.len)
    });
    let mut at = 0;
    let mut last = Span::NONE;
    fixes.retain(|(_, fix)| {
        // Of two at one place the second may be the same, and waits for the next round.
        let is_free = fix.span.start as usize >= at && last != fix.span;
        if is_free {
            (at, last) = (fix.span.end(), fix.span);
        }
        is_free
    });
    fixes
}

/// What says that a fix was applied, to be called once it is.
fn say(diagnostic: &Diagnostic, source: &Source, reporter: Reporter) -> Box<dyn FnOnce()> {
    let Some(fix) = &diagnostic.fix else {
        return Box::new(|| ());
    };
    if reporter.is_json() {
        let object = json!({
            "type": "fixed",
            "file": source.name(),
            "code": diagnostic.code,
            "message": fix.text,
            "replacement": fix.replacement,
            "start": diag::json::start(fix.span, Some(source)),
            "end": diag::json::end(fix.span, Some(source)),
        });
        return Box::new(move || reporter.object(&object));
    }
    let at = source.position(fix.span.start);
    let head = format!("{}:{}:{}", source.name(), at.line, at.column);
    let message = &diagnostic.message;
    let colour = reporter.colour();
    let fixed = Paint::Green.on("fixed", colour);
    let [before, after] = lines(fix, source);
    let text = format!(
        "{fixed}: {head}: {message}\n{}\n{}\n",
        Paint::Red.on(&format!("  - {before}"), colour),
        Paint::Green.on(&format!("  + {after}"), colour),
    );
    Box::new(move || reporter.write(&text))
}

/// The lines of a fix before and after it.
fn lines(fix: &Fix, source: &Source) -> [String; 2] {
    let first = source.position(fix.span.start).line;
    let last = source.position(fix.span.end() as u32).line;
    let start = source.line_start(first);
    let end = source.line_start(last) + source.line(last).len();
    let (from, to) = (fix.span.start as usize, fix.span.end());
    let text = source.bytes();
    let before = text[start..end.max(to)].to_vec();
    let after = [
        &text[start..from],
        fix.replacement.as_bytes(),
        &text[to..end.max(to)],
    ]
    .concat();
    [before, after].map(|text| {
        let text = String::from_utf8_lossy(&text).into_owned();
        text.trim_end().replace('\n', "\n    ")
    })
}
