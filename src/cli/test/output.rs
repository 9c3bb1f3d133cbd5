//! What came of tests, for people or for programs.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use serde_json::json;

use super::junit;
use super::score::{Score, Scorer};
use crate::args::TestFormat;
use crate::report::{Paint, Reporter, plural};

/// A test.
pub(super) struct Case {
    /// The program.
    pub file: String,
    /// The line of the assertion.
    pub line: u32,
    /// The assertion.
    pub text: String,
    /// What the assertion is worth.
    pub points: Option<u32>,
    /// The engine.
    pub engine: &'static str,
}

impl Case {
    fn name(&self) -> String {
        format!(
            "{}:{} {} [{}]",
            self.file, self.line, self.text, self.engine
        )
    }
}

/// A test that has ended.
pub(super) struct Done {
    /// The test.
    pub case: Case,
    /// Why it failed, if it did.
    pub failure: Option<String>,
    /// How long it took.
    pub time: Duration,
}

/// What came of all tests so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed.
    pub failed: usize,
    /// Programs that did not start.
    pub not_run: usize,
}

/// What a report is made of at the end.
pub(super) enum ReportItem {
    /// A test.
    Test(Done),
    /// A program that did not start, why, and what it could have earned.
    NotRun(String, String, Option<u64>),
}

/// Reports tests as they end, and at the end.
pub(super) struct ResultPrinter {
    format: TestFormat,
    colour: bool,
    reporter: Reporter,
    tally: Tally,
    scorer: Scorer,
    /// What is still to be reported at the end: failures, or all of it for a report.
    items: Vec<ReportItem>,
}

impl ResultPrinter {
    /// One that has reported nothing.
    pub(super) fn new(format: TestFormat, colour: bool, reporter: Reporter) -> ResultPrinter {
        ResultPrinter {
            format,
            colour,
            reporter,
            tally: Tally::default(),
            scorer: Scorer::default(),
            items: Vec::new(),
        }
    }

    /// What came of all so far.
    pub(super) fn tally(&self) -> Tally {
        self.tally
    }

    /// Tells of a test.
    pub(super) fn done(&mut self, done: Done) -> io::Result<()> {
        match done.failure {
            None => self.tally.passed += 1,
            Some(_) => self.tally.failed += 1,
        }
        self.scorer.test(&done.case, done.failure.is_none());
        let keep = match self.format {
            TestFormat::Junit => true,
            TestFormat::Human => {
                let verdict = match done.failure {
                    None => Paint::Green.on("ok", self.colour),
                    Some(_) => Paint::Red.on("FAILED", self.colour),
                };
                let mut out = io::stdout().lock();
                writeln!(out, "test {} ... {verdict}", done.case.name())?;
                out.flush()?;
                done.failure.is_some()
            }
            TestFormat::Json => {
                self.reporter.object(&json!({
                    "type": "test",
                    "file": done.case.file,
                    "line": done.case.line,
                    "assertion": done.case.text,
                    "engine": done.case.engine,
                    "points": done.case.points,
                    "outcome": if done.failure.is_some() { "failed" } else { "passed" },
                    "reason": done.failure,
                    "nanoseconds": done.time.as_nanos() as u64,
                }));
                false
            }
        };
        if keep {
            self.items.push(ReportItem::Test(done));
        }
        Ok(())
    }

    /// Tells of a program that could not be tested.
    pub(super) fn not_run(&mut self, file: &str, why: &str, points: Option<u64>) -> io::Result<()> {
        self.tally.not_run += 1;
        self.scorer.not_run(points);
        match self.format {
            TestFormat::Human => {}
            TestFormat::Junit => {
                let item = ReportItem::NotRun(file.into(), why.into(), points);
                self.items.push(item);
            }
            TestFormat::Json => self.reporter.object(&json!({
                "type": "test",
                "file": file,
                "line": null,
                "assertion": null,
                "engine": null,
                "points": points,
                "outcome": "not-run",
                "reason": why,
                "nanoseconds": 0,
            })),
        }
        Ok(())
    }

    /// Tells what came of all.
    pub(super) fn finish(&self) -> io::Result<()> {
        let Tally {
            passed,
            failed,
            not_run,
        } = self.tally;
        match self.format {
            TestFormat::Json => {
                let points = self.scorer.score().map(|score| {
                    let Score { earned, possible } = score;
                    json!({"earned": earned, "possible": possible})
                });
                self.reporter.object(&json!({
                    "type": "summary", "passed": passed, "failed": failed, "not_run": not_run,
                    "points": points,
                }));
                Ok(())
            }
            TestFormat::Junit => io::stdout().write_all(junit::report(&self.items).as_bytes()),
            TestFormat::Human => self.summary(),
        }
    }

    fn summary(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.tally.failed > 0 {
            writeln!(out, "\nfailures:")?;
        }
        for item in &self.items {
            if let ReportItem::Test(Done {
                case,
                failure: Some(why),
                ..
            }) = item
            {
                writeln!(out, "\n{}", Paint::Bold.on(&case.name(), self.colour))?;
                for line in why.trim_end().lines() {
                    writeln!(out, "    {line}")?;
                }
            }
        }
        let Tally {
            passed,
            failed,
            not_run,
        } = self.tally;
        let mut line = format!("{passed} passed, {failed} failed");
        if not_run > 0 {
            line += &format!(", {} not run", plural(not_run, "program"));
        }
        if let Some(Score { earned, possible }) = self.scorer.score() {
            line += &format!(
                "\n{earned} of {} earned",
                plural(possible as usize, "point")
            );
        }
        let paint = match failed + not_run {
            0 => Paint::Green,
            _ => Paint::Red,
        };
        let colour = self.colour && io::stdout().is_terminal();
        writeln!(out, "\n{}", paint.on(&line, colour))?;
        out.flush()
    }
}
