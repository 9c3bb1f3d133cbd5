//! `test`: runs the assertions in the comments of programs, each in a child process and a fresh
//! instance, on every engine; several at a time. What came of them is said in the order in which
//! they stand. Points of an assertion are earned by passing on all of the engines.

mod assertion;
mod exit;
mod judge;
mod junit;
mod output;
mod score;
mod tested;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};

use super::args::{EngineName, HowArgs, RunArgs, TestArgs};
use super::child::{Children, End, Outcome, Streams};
use super::program::{self, How, Linked};
use super::report::Reporter;
use super::{Status, files, load, open};
use crate::api::{Checks, Module};
use crate::diag::{Diagnostic, Diagnostics, Severity, Source, Span};
use crate::ir;
use assertion::{Assertion, Claim};
use exit::{Attempt, Script};
use output::{Case, Done, ResultPrinter};
use tested::Tested;

/// Runs the tests of all files.
pub(super) fn run(args: &TestArgs, reporter: Reporter, colour: bool) -> Result<Status> {
    let checked = program::checks_to_first(&args.with.checked)?;
    if !(args.timeout > 0.0 && args.timeout < 1e9) {
        bail!("`--timeout {}` is not a time to wait", args.timeout);
    }
    // Where that cannot be read or has errors, no program can be tested, and each is reported as such.
    let linked = Linked::read(&args.with, args.lang.std, reporter).unwrap_or_else(|error| {
        reporter.error(&error.to_string());
        None
    });
    let mut runner = Runner {
        args,
        linked,
        checked,
        engines: match args.engine {
            None => program::ENGINES.to_vec(),
            Some(engine) => vec![engine],
        },
        jobs: match args.jobs {
            Some(jobs) => jobs,
            None => processors(),
        },
        children: Children::new(),
        started: 0,
        reported: 0,
        early: BTreeMap::new(),
        printer: ResultPrinter::new(args.format, colour, reporter),
    };
    for path in &args.paths {
        for file in files::programs(path)? {
            match runner.one_file(&file, reporter) {
                Ok(()) => {}
                // That is stdout.
                Err(error) if error.is::<std::io::Error>() => return Err(error),
                Err(error) => {
                    reporter.error(&error.to_string());
                    runner.not_run(&file.to_string_lossy(), &error.to_string(), None)?;
                }
            }
        }
    }
    runner.wait_until(0)?;
    let tally = runner.printer.tally();
    if tally == Default::default() {
        bail!(
            "there are no assertions to run\n\
             help: a test is a comment such as `; ASSERT EQ: i64 120 = call i64 @fac(i64 5)`"
        );
    }
    runner.printer.finish()?;
    Ok(match (tally.not_run, tally.failed) {
        (0, 0) => 0,
        (0, _) => 1,
        _ => 2,
    })
}

/// Where an assertion stands, and its text, by which `--filter` finds it.
pub(super) struct AssertionPlace {
    /// The line, from 1.
    pub line: u32,
    /// From `call` to the end.
    pub span: Span,
    /// The text behind `ASSERT EQ:`.
    pub text: String,
}

/// The assertions of a source that can be read.
pub(super) fn assertions(source: &Source) -> Vec<AssertionPlace> {
    let found = assertion::find(source, &mut Diagnostics::default());
    let found = found.into_iter().map(|assertion| AssertionPlace {
        line: assertion.line,
        span: assertion.span,
        text: assertion.text,
    });
    found.collect()
}

/// What is wrong with the assertions of a program, as warnings: the program runs without them.
pub(super) fn bad_assertions(source: &Source, module: &ir::Module) -> Vec<Diagnostic> {
    let mut found = Diagnostics::default();
    for assertion in assertion::find(source, &mut found) {
        let problem = match &assertion.claim {
            Claim::Call(call) => judge::mistake(call, assertion.span, module),
            // The files that it names may be written later.
            Claim::Run(_) => None,
        };
        if let Some(problem) = problem {
            found.push(problem);
        }
    }
    let warning = |diagnostic: &Diagnostic| Diagnostic {
        severity: Severity::Warning,
        ..diagnostic.clone()
    };
    found.iter().map(warning).collect()
}

/// The tests that run, and those that have.
struct Runner<'a> {
    args: &'a TestArgs,
    /// `None` if what programs are linked with cannot be read, or has errors.
    linked: Option<Linked>,
    checked: Option<Checks>,
    engines: Vec<EngineName>,
    /// How many tests run at a time.
    jobs: usize,
    children: Children<Running>,
    /// How many tests were started, which is what they are numbered by.
    started: usize,
    /// How many of them were reported.
    reported: usize,
    /// What came of tests that others in front of them are still waited for.
    early: BTreeMap<usize, Done>,
    printer: ResultPrinter,
}

/// A test that runs.
struct Running {
    /// Its place among all tests.
    number: usize,
    case: Case,
    /// Where the whole program runs.
    attempt: Option<Rc<Attempt>>,
}

/// An assertion that is ready to be tested.
enum Work<'a> {
    Call(&'a assertion::Call),
    Run(Rc<Script>),
}

impl Runner<'_> {
    /// Starts the tests of one file.
    fn one_file(&mut self, path: &Path, reporter: Reporter) -> Result<()> {
        let limit = crate::diag::Diagnostics::DEFAULT_LIMIT;
        let mut loaded = load::load(path, self.args.lang.std, limit)?;
        let mut assertions = assertion::find(&loaded.source, &mut loaded.diagnostics);
        if let Some(words) = &self.args.filter {
            assertions.retain(|a| a.text.contains(words.as_str()));
        }
        if assertions.is_empty() && !loaded.diagnostics.has_errors() {
            return Ok(());
        }
        let mut works = Vec::new();
        for assertion in &assertions {
            match prepare(assertion, &loaded.module, path) {
                Ok(work) => works.push((assertion, work)),
                Err(problem) => loaded.diagnostics.push(*problem),
            }
        }
        loaded.diagnostics.sort();
        let name = loaded.source.name().to_string();
        let points = score::possible(assertions.iter().map(|assertion| assertion.points));
        if loaded.diagnostics.has_errors() {
            reporter.diagnostics(&loaded.diagnostics, Some(&loaded.source));
            reporter.summary(&format!("could not test `{name}`"), &loaded.diagnostics);
            let errors = loaded.diagnostics.iter().map(|d| d.message.as_str());
            let errors: Vec<&str> = errors.collect();
            return self.not_run(&name, &errors.join("\n"), points);
        }
        let Some(linked) = &self.linked else {
            let why = "a module that it is linked with is not there, or not valid";
            return self.not_run(&name, why, points);
        };
        let modules = linked.with(loaded.into_modules());
        for (assertion, work) in &works {
            for engine in self.engines.clone() {
                let case = Case {
                    file: name.clone(),
                    line: assertion.line,
                    text: assertion.text.clone(),
                    points: assertion.points,
                    engine: program::engine_word(engine),
                };
                self.wait_until(self.jobs.max(1) - 1)?;
                match work {
                    Work::Call(call) => self.start_call(case, &modules, call, engine)?,
                    Work::Run(script) => self.start_run(case, path, script, engine)?,
                }
            }
        }
        Ok(())
    }

    /// Starts a test of a call.
    fn start_call(
        &mut self,
        case: Case,
        modules: &[Module],
        call: &assertion::Call,
        engine: EngineName,
    ) -> Result<()> {
        let how = How {
            engine,
            checked: self.checked,
            load: self.linked.as_ref().map_or(&[], |linked| &linked.libraries),
            no_auto_load: self.args.with.no_auto_load,
            ..How::default()
        };
        let work = |pipe: &mut std::fs::File| {
            let verdict = Tested::start(modules, &how)
                .map_err(|error| error.to_string())
                .and_then(|program| judge::judge(call, &program, modules));
            report(pipe, verdict);
        };
        let timeout = Duration::from_secs_f64(self.args.timeout);
        let running = Running {
            number: self.started,
            case,
            attempt: None,
        };
        self.started += 1;
        self.children
            .start(running, Streams::Silent, timeout, work)
            .map_err(unstarted)
    }

    /// Starts a test of a run of the whole program.
    fn start_run(
        &mut self,
        case: Case,
        path: &Path,
        script: &Rc<Script>,
        engine: EngineName,
    ) -> Result<()> {
        let args = RunArgs {
            file: path.to_path_buf(),
            how: HowArgs {
                engine,
                lang: self.args.lang,
            },
            with: self.args.with.clone(),
            ..RunArgs::default()
        };
        let attempt = Rc::new(Attempt::new(script).map_err(unstarted)?);
        let timeout = Duration::from_secs_f64(self.args.timeout);
        let running = Running {
            number: self.started,
            case,
            attempt: Some(attempt.clone()),
        };
        self.started += 1;
        let work = |pipe: &mut std::fs::File| {
            let ended = attempt.run_and_exit(args);
            report(pipe, ended.map_err(|error| open::reason(&error)));
        };
        self.children
            .start(running, Streams::Silent, timeout, work)
            .map_err(unstarted)
    }

    /// Waits until no more than so many tests run, and reports those that ended.
    fn wait_until(&mut self, few: usize) -> Result<()> {
        while self.children.len() > few {
            let ended = self.children.wait();
            let ended = ended.map_err(|e| anyhow!("lost a process: {}", open::reason(&e)))?;
            let Some((running, outcome)) = ended else {
                break;
            };
            let done = Done {
                failure: failure(&outcome, self.args.timeout, running.attempt.as_deref()),
                case: running.case,
                time: outcome.time,
            };
            self.early.insert(running.number, done);
            while let Some(done) = self.early.remove(&self.reported) {
                self.reported += 1;
                self.printer.done(done)?;
            }
        }
        Ok(())
    }

    /// Tells of a program that could not be tested, behind the tests in front of it.
    /// The points are those that it could have earned.
    fn not_run(&mut self, file: &str, why: &str, points: Option<u64>) -> Result<()> {
        self.wait_until(0)?;
        Ok(self.printer.not_run(file, why, points)?)
    }
}

/// Whether an assertion fits its program, which the file `path` holds, and what is needed to test it.
fn prepare<'a>(
    assertion: &'a Assertion,
    module: &crate::ir::Module,
    path: &Path,
) -> Result<Work<'a>, Box<Diagnostic>> {
    match &assertion.claim {
        Claim::Call(call) => match judge::mistake(call, assertion.span, module) {
            Some(problem) => Err(Box::new(problem)),
            None => Ok(Work::Call(call)),
        },
        Claim::Run(run) => {
            let script = Script::read(run, path, module.source.as_deref())?;
            Ok(Work::Run(Rc::new(script)))
        }
    }
}

/// Writes the verdict of a child.
fn report(pipe: &mut std::fs::File, verdict: Result<(), String>) {
    let text = match verdict {
        Ok(()) => "ok".to_string(),
        Err(why) => format!("no{why}"),
    };
    // Without it the parent takes the test for one that ended on its own, and so for failed.
    let _ = pipe.write_all(text.as_bytes());
}

fn unstarted(error: std::io::Error) -> anyhow::Error {
    anyhow!("could not start a process: {}", open::reason(&error))
}

/// How many processors there are.
fn processors() -> usize {
    // SAFETY: it only asks.
    let found = unsafe { libc::sysconf(libc::_SC_NPROCESSORS_ONLN) };
    usize::try_from(found).unwrap_or(1).max(1)
}

/// Why a test failed, if it did.
fn failure(outcome: &Outcome, timeout: f64, attempt: Option<&Attempt>) -> Option<String> {
    let report = String::from_utf8_lossy(&outcome.report);
    match (report.strip_prefix("no"), outcome.end) {
        (_, End::TimedOut) => {
            let seconds = if timeout == 1.0 { "second" } else { "seconds" };
            Some(format!("did not end within {timeout} {seconds}"))
        }
        (Some(why), _) => Some(why.to_string()),
        (None, end) if attempt.is_some() => attempt.and_then(|attempt| attempt.judge(end)),
        (None, End::Exited(0)) if report == "ok" => None,
        (None, End::Exited(status)) => Some(format!("the program called exit({status})")),
        (None, End::Signal(signal)) => Some(format!("the process was ended by signal {signal}")),
    }
}
