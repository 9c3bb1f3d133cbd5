//! `test`: runs the assertions in the comments of programs, each in a child process and a fresh
//! instance, on every engine.

mod assertion;
mod judge;

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, anyhow, bail};

use super::args::{EngineName, TestArgs};
use super::child::{self, End, Streams};
use super::load;
use super::program::{self, How, Program};
use super::report::{Paint, Reporter, plural};
use super::{Status, open};
use crate::api::Module;
use assertion::Assertion;

/// What came of all tests so far.
#[derive(Default)]
struct Tally {
    passed: usize,
    /// What is to be said of each test that failed.
    failures: Vec<(String, String)>,
    /// Programs that did not start.
    not_run: usize,
}

/// Runs the tests of all files.
pub fn run(args: &TestArgs, reporter: Reporter, colour: bool) -> Result<Status> {
    load::profile(args.lang.std)?;
    let engines = match args.engine {
        None => program::ENGINES.to_vec(),
        Some(engine) => vec![engine],
    };
    if !(args.timeout > 0.0 && args.timeout < 1e9) {
        bail!("`--timeout {}` is not a time to wait", args.timeout);
    }
    let mut tally = Tally::default();
    let mut found = 0;
    for path in &args.paths {
        let files = match path.is_dir() {
            true => programs(path)?,
            false => vec![path.clone()],
        };
        for file in files {
            found += match one_file(args, &file, &engines, &mut tally, reporter, colour) {
                Ok(n) => n,
                Err(error) => {
                    reporter.error(&error.to_string());
                    tally.not_run += 1;
                    0
                }
            };
        }
    }
    if found == 0 && tally.not_run == 0 {
        bail!(
            "there are no assertions to run\n\
             help: a test is a comment such as `; ASSERT EQ: i64 120 = call i64 @fac(i64 5)`"
        );
    }
    finish(&tally, colour)
}

/// The `.ll` files below a folder, sorted.
fn programs(dir: &Path) -> Result<Vec<PathBuf>> {
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
            files.extend(programs(&entry)?);
        } else if entry.extension() == Some(OsStr::new("ll")) && entry.is_file() {
            files.push(entry);
        }
    }
    Ok(files)
}

/// Runs the tests of one file; how many there are.
fn one_file(
    args: &TestArgs,
    path: &Path,
    engines: &[EngineName],
    tally: &mut Tally,
    reporter: Reporter,
    colour: bool,
) -> Result<usize> {
    let mut loaded = load::load(path, args.lang.std, crate::diag::Diagnostics::DEFAULT_LIMIT)?;
    let mut assertions = assertion::find(&loaded.source, &mut loaded.diagnostics);
    if let Some(words) = &args.filter {
        assertions.retain(|a| a.text.contains(words.as_str()));
    }
    if assertions.is_empty() && !loaded.diagnostics.has_errors() {
        return Ok(0);
    }
    for assertion in &assertions {
        if let Some(problem) = judge::mistake(assertion, &loaded.module) {
            loaded.diagnostics.push(problem);
        }
    }
    loaded.diagnostics.sort();
    if loaded.diagnostics.has_errors() {
        reporter.diagnostics(&loaded.diagnostics, Some(&loaded.source));
        let what = format!("could not test `{}`", loaded.source.name());
        reporter.summary(&what, &loaded.diagnostics);
        tally.not_run += 1;
        return Ok(assertions.len());
    }
    let Some(linked) = program::linked_modules(&args.link, args.lang.std, reporter)? else {
        tally.not_run += 1;
        return Ok(assertions.len());
    };
    let mut modules = vec![Module::from_verified(loaded.module)];
    modules.extend(linked);
    for assertion in &assertions {
        for &engine in engines {
            let name = format!(
                "{}:{} {} [{}]",
                loaded.source.name(),
                assertion.line,
                assertion.text,
                program::engine_word(engine)
            );
            let mut out = io::stdout().lock();
            write!(out, "test {name} ... ")?;
            out.flush()?;
            let failure = one_test(args, &modules, assertion, engine)?;
            let verdict = match failure {
                None => Paint::Green.on("ok", colour),
                Some(_) => Paint::Red.on("FAILED", colour),
            };
            writeln!(out, "{verdict}")?;
            match failure {
                None => tally.passed += 1,
                Some(why) => tally.failures.push((name, why)),
            }
        }
    }
    Ok(assertions.len())
}

/// Runs one assertion on one engine; why it failed, if it did.
fn one_test(
    args: &TestArgs,
    modules: &[Module],
    assertion: &Assertion,
    engine: EngineName,
) -> Result<Option<String>> {
    let how = How {
        engine,
        load: &args.load,
        stack_size: None,
    };
    let timeout = Duration::from_secs_f64(args.timeout);
    let outcome = child::run(Streams::Silent, timeout, |pipe| {
        let verdict = Program::link(modules, &how)
            .map_err(|error| error.to_string())
            .and_then(|program| judge::judge(assertion, &program, modules));
        let text = match verdict {
            Ok(()) => "ok".to_string(),
            Err(why) => format!("no{why}"),
        };
        // Without it the parent takes the test for one that ended on its own, and so for failed.
        let _ = pipe.write_all(text.as_bytes());
    })
    .map_err(|e| anyhow!("could not start a process: {}", open::reason(&e)))?;
    let report = String::from_utf8_lossy(&outcome.report);
    Ok(match (report.strip_prefix("no"), outcome.end) {
        (_, End::TimedOut) => Some(format!("did not end within {} seconds", args.timeout)),
        (Some(why), _) => Some(why.to_string()),
        (None, End::Exited(0)) if report == "ok" => None,
        (None, End::Exited(status)) => Some(format!("the program called exit({status})")),
        (None, End::Signal(signal)) => Some(format!("the process was ended by signal {signal}")),
    })
}

fn finish(tally: &Tally, colour: bool) -> Result<Status> {
    let mut out = io::stdout().lock();
    if !tally.failures.is_empty() {
        writeln!(out, "\nfailures:")?;
        for (name, why) in &tally.failures {
            writeln!(out, "\n{}", Paint::Bold.on(name, colour))?;
            for line in why.trim_end().lines() {
                writeln!(out, "    {line}")?;
            }
        }
    }
    let failed = tally.failures.len();
    let mut line = format!("{} passed, {failed} failed", tally.passed);
    if tally.not_run > 0 {
        line += &format!(", {} not run", plural(tally.not_run, "program"));
    }
    let paint = match failed + tally.not_run {
        0 => Paint::Green,
        _ => Paint::Red,
    };
    writeln!(
        out,
        "\n{}",
        paint.on(&line, colour && io::stdout().is_terminal())
    )?;
    out.flush()?;
    Ok(match (tally.not_run, failed) {
        (0, 0) => 0,
        (0, _) => 1,
        _ => 2,
    })
}
