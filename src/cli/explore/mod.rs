//! `explore`: one page with what each stage makes of a program.
//!
//! The page is HTML with all that it needs inside. Its rows have attributes: `data-l` is the line of the text that a row
//! belongs to, `data-s` the file and line of the source, `data-n` how often it has run. The script of the page lights
//! what belongs together, and needs nothing else.

mod changes;
mod counts;
mod graph;
mod source;
mod text;
mod views;

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, anyhow, bail};

use self::counts::Counts;
use self::source::SourceLines;
use self::text::{Text, lines_of_function};
use self::views::{Viewer, Views};
use super::args::ExploreArgs;
use super::load::{self, Loaded};
use super::report::Reporter;
use super::xml::escape;
use super::{Status, open, show};
use crate::diag::Source;
use crate::ir::{FuncId, Module, print};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// What the views of all functions take at most, where nobody has chosen the functions.
const MOST_BYTES: usize = 16 << 20;

/// Writes the page.
///
/// # Errors
/// If a file cannot be read or written, or there is no such function.
pub(super) fn run(args: &ExploreArgs, reporter: Reporter) -> Result<Status> {
    let output = args
        .output
        .as_deref()
        .filter(|path| *path != Path::new("-"));
    if output.is_none() && io::stdout().is_terminal() {
        bail!("a page is not for a terminal\nhelp: `-o FILE` writes it to a file");
    }
    let Some(loaded) = load::load_valid(&args.file, args.lang.std, "explore", reporter)? else {
        return Ok(2);
    };
    let name = loaded.source.name().to_string();
    let loaded = as_text(loaded, args)?;
    let source = Arc::clone(&loaded.source);
    let modules = loaded.into_modules();
    let module = modules[0].ir();
    let chosen = chosen(module, args)?;
    let counts = match args.run {
        true => match Counts::of(args, &modules, reporter)? {
            Some(counts) => Some(counts),
            None => return Ok(2),
        },
        false => None,
    };
    let mut viewer = Viewer::new(&modules, &source, counts.as_ref())?;
    let is_limited = args.function.is_empty();
    let mut shown: Vec<(FuncId, Views)> = Vec::new();
    let mut bytes = 0;
    for id in by_interest(module, &chosen, counts.as_ref()) {
        if is_limited && bytes > MOST_BYTES {
            break;
        }
        let views = viewer.views(id);
        bytes += views.bytes();
        shown.push((id, views));
    }
    shown.sort_by_key(|(id, _)| module.funcs[*id].span.start);
    let page = Page {
        name: &name,
        module,
        source: &source,
        shown: &shown,
        left_out: chosen.len() - shown.len(),
        others: modules.len() - 1,
        counts: counts.as_ref(),
    };
    write(output, page.html(&args.file).as_bytes())?;
    Ok(0)
}

/// A module whose source is text: of another one it is what is printed of it.
fn as_text(loaded: Loaded, args: &ExploreArgs) -> Result<Loaded> {
    if loaded.source.is_text() {
        return Ok(loaded);
    }
    let text = print::module(&loaded.module);
    let source = Source::new(loaded.source.name(), text).map_err(|why| {
        anyhow!(
            "could not print `{}`: {}",
            loaded.source.name(),
            open::reason(&why)
        )
    })?;
    let mut printed = load::parse_and_verify(
        Arc::new(source),
        args.lang.std,
        crate::diag::Diagnostics::DEFAULT_LIMIT,
    )?;
    if printed.diagnostics.has_errors() {
        bail!("the text of `{}` does not read back", loaded.source.name());
    }
    printed.others = loaded.others;
    Ok(printed)
}

/// The functions that were asked for, or all that are defined.
fn chosen(module: &Module, args: &ExploreArgs) -> Result<Vec<FuncId>> {
    let mut wanted = Vec::new();
    for name in &args.function {
        wanted.extend(show::wanted(module, Some(name), &args.file)?);
    }
    let functions = module.funcs.iter();
    let chosen = functions.filter(|(_, function)| match args.function.is_empty() {
        true => function.body.is_some(),
        false => wanted.iter().any(|w| w.global == function.global),
    });
    Ok(chosen.map(|(id, _)| id).collect())
}

/// The functions in the order in which there is room for them: those that have run most, `@main`, and the others in
/// their order.
fn by_interest(module: &Module, chosen: &[FuncId], counts: Option<&Counts>) -> Vec<FuncId> {
    let mut functions = chosen.to_vec();
    functions.sort_by_key(|&id| {
        let runs = counts.map_or(0, |counts| counts.of_function(id));
        (std::cmp::Reverse(runs), function_name(module, id) != "main")
    });
    functions
}

fn function_name(module: &Module, id: FuncId) -> String {
    let name = module.globals[module.funcs[id].global].name;
    module.names.text(name).into_owned()
}

fn write(output: Option<&Path>, page: &[u8]) -> Result<()> {
    match output {
        Some(path) => std::fs::write(path, page)
            .map_err(|e| anyhow!("could not write `{}`: {}", path.display(), open::reason(&e))),
        None => Ok(io::stdout().write_all(page)?),
    }
}

/// What a page is made of.
struct Page<'a> {
    /// The name of the file.
    name: &'a str,
    module: &'a Module,
    source: &'a Source,
    /// In the order of the text.
    shown: &'a [(FuncId, Views)],
    /// How many functions are not shown.
    left_out: usize,
    /// How many other modules the file has.
    others: usize,
    counts: Option<&'a Counts>,
}

impl Page<'_> {
    fn html(&self, file: &Path) -> String {
        let functions: Vec<FuncId> = self.shown.iter().map(|(id, _)| *id).collect();
        let mut sources = SourceLines::new(self.module, file);
        let text = Text {
            module: self.module,
            source: self.source,
            functions: &functions,
            counts: self.counts,
        };
        let rows = text.rows(&mut sources);
        let options = self.options(&mut sources);
        let view = |name: &str, label: &str, of: &dyn Fn(&Views) -> &String| {
            let mut out = String::new();
            for (n, (id, views)) in self.shown.iter().enumerate() {
                let function = escape(&function_name(self.module, *id));
                let _ = write!(
                    out,
                    "<div class=\"of {name}\" data-f={n} hidden aria-label=\"{label} of @{function}\">\n{}</div>\n",
                    of(views)
                );
            }
            out
        };
        let source = match sources.is_empty() {
            true => String::new(),
            false => sources.html(),
        };
        fill(
            PAGE,
            &[
                ("title", &escape(self.name)),
                ("style", STYLE),
                ("script", SCRIPT),
                ("notes", &self.notes(&sources)),
                ("options", &options),
                ("text", &rows),
                ("graph", &view("graph", "Control-flow graph", &|v| &v.graph)),
                ("lir", &view("listing", "LIR", &|v| &v.lir)),
                ("passes", &view("passes", "Passes", &|v| &v.passes)),
                ("bytecode", &view("listing", "Bytecode", &|v| &v.bytecode)),
                (
                    "baseline",
                    &view("listing", "Baseline code", &|v| &v.baseline),
                ),
                (
                    "optimized",
                    &view("listing", "Optimized code", &|v| &v.optimized),
                ),
                ("source", &source),
                ("run", &self.counts.map_or(String::new(), run_html)),
            ],
        )
    }

    /// The functions to choose from.
    fn options(&self, sources: &mut SourceLines<'_>) -> String {
        let mut out = String::new();
        let main = self
            .shown
            .iter()
            .position(|(id, _)| function_name(self.module, *id) == "main");
        for (n, (id, _)) in self.shown.iter().enumerate() {
            let (first, last) = lines_of_function(self.source, self.module, *id).unwrap_or((0, 0));
            let files: Vec<String> = sources
                .of_function(*id)
                .iter()
                .map(usize::to_string)
                .collect();
            let selected = if main == Some(n) { " selected" } else { "" };
            let _ = write!(
                out,
                "<option value={n} data-first={first} data-last={last} data-files=\"{}\"{selected}>@{}",
                files.join(" "),
                escape(&function_name(self.module, *id))
            );
            if let Some(counts) = self.counts {
                let _ = write!(out, ", {} instructions run", counts.of_function(*id));
            }
            out.push_str("</option>\n");
        }
        out
    }

    /// What a reader has to know of the page.
    fn notes(&self, sources: &SourceLines<'_>) -> String {
        let mut notes = Vec::new();
        let all = self.shown.len() + self.left_out;
        if self.left_out > 0 {
            notes.push(format!(
                "{} of {all} functions are left out, because the page would be too large; --function NAME chooses others.",
                self.left_out
            ));
        }
        if self.others > 0 {
            notes.push(format!(
                "The file has {} modules, and this is the first.",
                self.others + 1
            ));
        }
        if self.shown.is_empty() {
            notes.push("No function has a body.".into());
        }
        if let [first, others @ ..] = sources.missing() {
            let more = match others.len() {
                0 => String::new(),
                more => format!(" and {more} others"),
            };
            notes.push(format!("The source {first}{more} cannot be read."));
        }
        let notes = notes.iter().map(|note| format!("<p>{}</p>", escape(note)));
        notes.collect()
    }
}

/// What a run has given.
fn run_html(counts: &Counts) -> String {
    let class = if counts.is_trap { "bad" } else { "good" };
    let plural = if counts.steps == 1 { "" } else { "s" };
    let mut out = format!(
        "<p class=empty>The program has run on the portable engine. The numbers beside the text say how often each line \
         has run.</p>\n<p class=status>{} instruction{plural} (phi aside)</p>\n<pre class=\"end {class}\">{}</pre>\n",
        counts.steps,
        escape(&counts.end),
    );
    match counts.output.is_empty() {
        true => out.push_str("<p class=empty>It has written nothing.</p>\n"),
        false => {
            let _ = writeln!(
                out,
                "<h2>Output</h2>\n<pre class=output>{}</pre>",
                escape(&counts.output)
            );
        }
    }
    out
}

/// Puts parts into a page in the place of their names in `{{}}`.
fn fill(page: &str, parts: &[(&str, &str)]) -> String {
    let mut out = String::new();
    let mut pieces = page.split("{{");
    out.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").unwrap_or((piece, ""));
        let part = parts.iter().find(|part| part.0 == name);
        out.push_str(part.map_or("", |part| part.1));
        out.push_str(rest);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_not_filled_themselves() {
        assert_eq!(
            fill("a{{b}}c{{d}}", &[("b", "{{d}}"), ("d", "1")]),
            "a{{d}}c1"
        );
    }

    #[test]
    fn the_page_names_all_its_parts() {
        for part in [
            "title", "style", "script", "notes", "options", "text", "graph", "source", "run",
        ] {
            assert!(PAGE.contains(&format!("{{{{{part}}}}}")), "{part}");
        }
    }
}
