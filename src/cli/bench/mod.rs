//! `bench`: the same program on every engine, side by side.
//!
//! Each run is a child process with a fresh instance, whose output goes nowhere; it reports its
//! times through a pipe. An engine is run until its figures are steady or its time is up.

pub(super) mod table;

use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};

use super::args::{BenchArgs, EngineName, OutputFormat};
use super::child::{self, End, Streams};
use super::load::{self, Loaded};
use super::program::{self, ENGINES, EntryPoint, How, Linked, Program, engine_word};
use super::report::{self, Paint, Reporter};
use super::{Status, open, trap};
use crate::api::{Instance, Module};

const MOST_RUNS: usize = 200;
/// How wide the table is without its bars.
const COLUMNS: usize = 76;

/// What is measured in one run, in seconds.
#[derive(Clone, Copy, Default, Debug)]
struct Figures {
    load: f64,
    verify: f64,
    link: f64,
    compile: f64,
    run: f64,
    code_bytes: u64,
    compiled: u64,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
enum RunOutcome {
    /// It returned, with this exit status.
    Returned(u8),
    /// It called `exit`.
    Exited(u8),
    /// It trapped; what is to be said of it.
    Trapped(String),
    /// It did not end in the time that there is.
    Late,
    /// It could not be linked; what is to be said of it.
    NotStarted(String),
}

impl fmt::Display for RunOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunOutcome::Returned(status) => write!(f, "returns {status}"),
            RunOutcome::Exited(status) => write!(f, "calls exit({status})"),
            RunOutcome::Late => f.write_str("did not end in time"),
            RunOutcome::Trapped(why) | RunOutcome::NotStarted(why) => f.write_str(why),
        }
    }
}

/// The runs of one engine.
struct Series {
    engine: EngineName,
    runs: Vec<Figures>,
    ending: RunOutcome,
}

/// Measures a program.
pub(super) fn run(mut args: BenchArgs, reporter: Reporter, colour: bool) -> Result<Status> {
    if !(args.seconds > 0.0 && args.seconds < 1e6) {
        bail!("`--seconds {}` is not a time to measure", args.seconds);
    }
    program::checks_to_first(&args.with.checked)?;
    let Some(loaded) = load::load_valid(&args.file, args.lang.std, "run", reporter)? else {
        return Ok(2);
    };
    let Some(linked) = Linked::read(&args.with, args.lang.std, reporter)? else {
        return Ok(2);
    };
    let source = loaded.source.clone();
    let modules = linked.with(loaded.into_modules());
    // What is left of `--load` are shared libraries.
    args.with.load = linked.libraries;
    let args = &args;
    let entry = EntryPoint::find(&modules, args.entry.as_deref(), &args.file, &args.args)?;
    let mut all = Vec::new();
    for engine in ENGINES {
        let progress = Progress::new(engine, args.format, reporter);
        let series = measure(args, &modules, &entry, engine, &progress);
        progress.clear();
        let series = series?;
        if let RunOutcome::NotStarted(why) = &series.ending {
            reporter.write(&format!("{why}\n"));
            reporter.error(&format!("could not run `{}`", source.name()));
            return Ok(2);
        }
        all.push(series);
    }
    let (status, comparable) = verdict(&all, source.name(), reporter);
    match args.format {
        OutputFormat::Json => reporter.object(&object(args, source.name(), &entry, &all)),
        OutputFormat::Human if comparable => {
            say_table(source.name(), &entry, &all, args.seconds, colour)?;
        }
        OutputFormat::Human => {}
    }
    Ok(status)
}

fn how(args: &BenchArgs, engine: EngineName) -> How<'_> {
    How {
        engine,
        checked: program::checks(&args.with.checked),
        load: &args.with.load,
        no_auto_load: args.with.no_auto_load,
        ..How::default()
    }
}

/// Runs one engine until its figures are steady.
fn measure(
    args: &BenchArgs,
    modules: &[Module],
    entry: &EntryPoint,
    engine: EngineName,
    progress: &Progress,
) -> Result<Series> {
    let start = Instant::now();
    let mut runs: Vec<Figures> = Vec::new();
    let mut ending = None;
    loop {
        let left = (args.seconds - start.elapsed().as_secs_f64()).max(0.01);
        let (figures, ended) = one_run(args, modules, entry, engine, left)?;
        if ended == RunOutcome::Late {
            // Runs that did end are what there is to show.
            let ending = ending.unwrap_or(ended);
            return Ok(Series {
                engine,
                runs,
                ending,
            });
        }
        let fine = matches!(ended, RunOutcome::Returned(_) | RunOutcome::Exited(_));
        // The first run finds cold caches and pages.
        if runs.len() == 1 && start.elapsed().as_secs_f64() < args.seconds / 4.0 {
            runs.clear();
        }
        runs.push(figures);
        let same = ending.get_or_insert_with(|| ended.clone()) == &ended;
        progress.show(runs.len());
        let (median, spread) = table::median(&runs.iter().map(|r| r.run).collect::<Vec<_>>());
        let steady = runs.len() >= 10 && spread <= median * 0.01;
        let late = start.elapsed().as_secs_f64() >= args.seconds;
        if !fine || !same || steady || late || runs.len() >= MOST_RUNS {
            let ending = match same {
                true => ended,
                false => RunOutcome::Trapped("it ends differently from run to run".into()),
            };
            return Ok(Series {
                engine,
                runs,
                ending,
            });
        }
    }
}

/// What a child has to send at its end, which may be inside of the program's `exit`.
struct Sender {
    pipe: File,
    instance: Instance,
    figures: Figures,
    start: Instant,
}

static TELLING: Mutex<Option<Sender>> = Mutex::new(None);

/// Writes the figures, once; `ending` is what the run ended with.
fn send(ending: &str) {
    let end = Instant::now();
    let Some(mut telling) = TELLING.lock().ok().and_then(|mut slot| slot.take()) else {
        return;
    };
    let stats = telling.instance.stats();
    let compile = stats.compile_time.as_secs_f64();
    let ran = end.duration_since(telling.start).as_secs_f64();
    let Figures {
        load, verify, link, ..
    } = telling.figures;
    let _ = write!(
        telling.pipe,
        "{load} {verify} {link} {compile} {} {} {} {ending}",
        (ran - compile).max(0.0),
        (stats.code_bytes as u64).saturating_sub(telling.figures.code_bytes),
        stats.compiled,
    );
    // The program may still be running: its code must stay.
    std::mem::forget(telling.instance);
}

/// One run in a child.
fn one_run(
    args: &BenchArgs,
    modules: &[Module],
    entry: &EntryPoint,
    engine: EngineName,
    seconds: f64,
) -> Result<(Figures, RunOutcome)> {
    let timeout = Duration::from_secs_f64(seconds);
    let outcome = child::run(Streams::NoOutput, timeout, |pipe| {
        if let Err(error) = work(args, modules, entry, engine, pipe) {
            let _ = write!(pipe, "0 0 0 0 0 0 0 N{error}");
        }
    })
    .map_err(|e| anyhow!("could not start a process: {}", open::reason(&e)))?;
    let report = String::from_utf8_lossy(&outcome.report).into_owned();
    let mut words = report.splitn(8, ' ');
    let mut next = || words.next().and_then(|word| word.parse::<f64>().ok());
    let figures = Figures {
        load: next().unwrap_or(0.0),
        verify: next().unwrap_or(0.0),
        link: next().unwrap_or(0.0),
        compile: next().unwrap_or(0.0),
        run: next().unwrap_or(0.0),
        code_bytes: next().unwrap_or(0.0) as u64,
        compiled: next().unwrap_or(0.0) as u64,
    };
    let ending = words.next().unwrap_or("");
    let ending = match (ending.split_at_checked(1), outcome.end) {
        (Some(("R", status)), _) => RunOutcome::Returned(status.parse().unwrap_or(0)),
        (Some(("T", why)), _) => RunOutcome::Trapped(why.to_string()),
        (Some(("N", why)), _) => RunOutcome::NotStarted(why.to_string()),
        (_, End::Exited(status)) => RunOutcome::Exited(status as u8),
        (_, End::Signal(signal)) => RunOutcome::Trapped(format!("it was ended by signal {signal}")),
        (_, End::TimedOut) => RunOutcome::Late,
    };
    Ok((figures, ending))
}

/// What a child does: all stages anew, and the run.
fn work(
    args: &BenchArgs,
    modules: &[Module],
    entry: &EntryPoint,
    engine: EngineName,
    pipe: &File,
) -> Result<()> {
    extern "C" fn at_exit() {
        send("E");
    }
    // stdin was read up by the parent: what was read is what is measured.
    let (modules, figures) = match args.file == Path::new("-") {
        true => (modules.to_vec(), Figures::default()),
        false => {
            let Loaded {
                module,
                parse_time,
                verify_time,
                diagnostics,
                ..
            } = load::load(&args.file, args.lang.std, 1)?;
            if diagnostics.has_errors() {
                bail!("`{}` was changed meanwhile", args.file.display());
            }
            // SAFETY: no error was found in it.
            let mut anew = vec![unsafe { Module::from_verified(module) }];
            anew.extend_from_slice(&modules[1..]);
            let figures = Figures {
                load: parse_time.as_secs_f64(),
                verify: verify_time.as_secs_f64(),
                ..Figures::default()
            };
            (anew, figures)
        }
    };
    let program = Program::start(&modules, &how(args, engine))?;
    let figures = Figures {
        link: program.link_time.as_secs_f64(),
        code_bytes: program.instance.stats().code_bytes as u64,
        ..figures
    };
    // SAFETY: `at_exit` is a C function without arguments that does not unwind.
    unsafe { libc::atexit(at_exit) };
    *TELLING.lock().map_err(|_| anyhow!("a lock is poisoned"))? = Some(Sender {
        pipe: pipe.try_clone()?,
        instance: program.instance.clone(),
        figures,
        start: Instant::now(),
    });
    match program.call(&entry.name, &entry.args) {
        Ok(result) => send(&format!("R{}", program::exit_status(result))),
        Err(error) => send(&match error.trap() {
            Some(trap) => format!("T{}", trap::explain(trap, &modules)),
            None => format!("T{error}"),
        }),
    }
    std::mem::forget((program, modules));
    Ok(())
}

/// Whether every engine ran the program and all agree, and whether those that did can be compared;
/// reports where not.
fn verdict(all: &[Series], name: &str, reporter: Reporter) -> (Status, bool) {
    for series in all {
        if let RunOutcome::Trapped(why) = &series.ending {
            let engine = engine_word(series.engine);
            reporter.error(&format!("`{name}` failed on the engine `{engine}`\n{why}"));
            return (1, false);
        }
    }
    let ended = all
        .iter()
        .filter(|series| series.ending != RunOutcome::Late);
    let ended: Vec<&Series> = ended.collect();
    let differs = ended
        .windows(2)
        .any(|pair| pair[0].ending != pair[1].ending);
    if differs {
        let each: Vec<String> = all
            .iter()
            .map(|s| format!("note: {}: {}", engine_word(s.engine), s.ending))
            .collect();
        reporter.error(&format!("the engines do not agree\n{}", each.join("\n")));
        return (1, false);
    }
    ((ended.len() < all.len()) as Status, true)
}

fn median(series: &Series, figure: impl Fn(&Figures) -> f64) -> f64 {
    table::median(&series.runs.iter().map(figure).collect::<Vec<_>>()).0
}

fn say_table(
    name: &str,
    entry: &EntryPoint,
    all: &[Series],
    seconds: f64,
    colour: bool,
) -> io::Result<()> {
    let head = [
        "engine", "load", "verify", "compile", "run", "spread", "code", "runs", "speed-up", "",
    ];
    let mut rows = vec![head.map(String::from).to_vec()];
    // What did not end takes at least the time that it had.
    let at_least = |series: &Series| match series.runs.is_empty() {
        true => seconds,
        false => median(series, |r| r.run),
    };
    let base = at_least(&all[0]);
    let base_mark = if all[0].runs.is_empty() { ">" } else { "" };
    let longest = all.iter().map(at_least).fold(0.0, f64::max);
    let columns = report::columns(&io::stdout()).unwrap_or(100);
    let width = columns.saturating_sub(COLUMNS).min(24);
    for series in all {
        let engine = engine_word(series.engine).to_string();
        if series.runs.is_empty() {
            let mut row = vec![engine];
            row.resize(head.len(), "-".into());
            row[4] = format!("> {}", table::time(seconds));
            row[7] = "0".into();
            row[9] = table::bar(seconds / longest.max(1e-12), width);
            rows.push(row);
            continue;
        }
        let time = |figure: fn(&Figures) -> f64| table::time(median(series, figure));
        let (run, spread) = table::median(&series.runs.iter().map(|r| r.run).collect::<Vec<_>>());
        rows.push(vec![
            engine,
            time(|r| r.load),
            time(|r| r.verify),
            time(|r| r.compile),
            table::time(run),
            format!("±{:.1}%", spread / run.max(1e-12) * 100.0),
            table::size(median(series, |r| r.code_bytes as f64) as u64),
            series.runs.len().to_string(),
            format!("{base_mark}{:.1}x", base / run.max(1e-12)),
            table::bar(run / longest.max(1e-12), width),
        ]);
    }
    let how = match all.iter().find(|series| series.ending != RunOutcome::Late) {
        Some(series) => series.ending.to_string(),
        None => "did not end".into(),
    };
    let late: Vec<&str> = (all.iter())
        .filter(|series| series.ending == RunOutcome::Late)
        .map(|series| engine_word(series.engine))
        .collect();
    let on = match late.is_empty() || late.len() == all.len() {
        true => "every engine".to_string(),
        false => format!("every engine but {}", late.join(" and ")),
    };
    let mut out = io::stdout().lock();
    let title = format!("{name}  @{} {how} on {on}", entry.name);
    writeln!(out, "{}\n", Paint::Bold.on(&title, colour))?;
    for (i, line) in table::columns(&rows).into_iter().enumerate() {
        match (i, line.find(['█', '▏', '▎', '▍', '▌', '▋', '▊', '▉'])) {
            (0, _) => writeln!(out, "{}", Paint::Dim.on(&line, colour))?,
            (_, Some(bar)) => {
                let (cells, bar) = line.split_at(bar);
                writeln!(out, "{cells}{}", Paint::Blue.on(bar, colour))?;
            }
            _ => writeln!(out, "{line}")?,
        }
    }
    if !late.is_empty() {
        let time = table::time(seconds);
        writeln!(
            out,
            "\nended after {time}; `--seconds N` gives it more time"
        )?;
    }
    Ok(())
}

fn nanos(seconds: f64) -> u64 {
    (seconds * 1e9).round() as u64
}

/// The figures as an object (see `schema.txt`).
fn object(args: &BenchArgs, name: &str, entry: &EntryPoint, all: &[Series]) -> Value {
    let engines: Vec<_> = all
        .iter()
        .map(|series| {
            let runs: Vec<f64> = series.runs.iter().map(|r| r.run).collect();
            let (run, spread) = table::median(&runs);
            let (status, exited, error) = match &series.ending {
                RunOutcome::Returned(status) => (Some(*status), false, None),
                RunOutcome::Exited(status) => (Some(*status), true, None),
                ending => (None, false, Some(ending.to_string())),
            };
            json!({
                "engine": engine_word(series.engine),
                "status": status,
                "exited": exited,
                "error": error,
                "nanoseconds": {
                    "load": nanos(median(series, |r| r.load)),
                    "verify": nanos(median(series, |r| r.verify)),
                    "link": nanos(median(series, |r| r.link)),
                    "compile": nanos(median(series, |r| r.compile)),
                    "run": nanos(run),
                    "run_spread": nanos(spread),
                    "runs": runs.iter().map(|&run| nanos(run)).collect::<Vec<_>>(),
                },
                "functions_compiled": median(series, |r| r.compiled as f64) as u64,
                "code_bytes": median(series, |r| r.code_bytes as f64) as u64,
                "speed_up": median(&all[0], |r| r.run) / run.max(1e-12),
            })
        })
        .collect();
    let arguments: Vec<_> = args.args.iter().map(|arg| arg.to_string_lossy()).collect();
    json!({
        "type": "bench",
        "file": name,
        "entry": entry.name,
        "arguments": arguments,
        "engines": engines,
    })
}

/// A line on the terminal that says what is going on, gone when it is over.
struct Progress {
    engine: EngineName,
    shown: bool,
    reporter: Reporter,
}

impl Progress {
    fn new(engine: EngineName, format: OutputFormat, reporter: Reporter) -> Progress {
        use std::io::IsTerminal;
        Progress {
            engine,
            shown: format == OutputFormat::Human && io::stderr().is_terminal(),
            reporter,
        }
    }

    fn show(&self, runs: usize) {
        if self.shown {
            let engine = engine_word(self.engine);
            self.reporter
                .write(&format!("\r\x1b[Kmeasuring {engine}: run {runs}"));
        }
    }

    fn clear(&self) {
        if self.shown {
            self.reporter.write("\r\x1b[K");
        }
    }
}
