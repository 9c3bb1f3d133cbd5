//! What `run` says at the end of a program: `--stats` and `--time-passes`.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::args::EngineName;
use super::bench::table;
use super::report::{Paint, Reporter, plural};
use crate::api::{FoundLibrary, Instance, Optimized};

/// What is to be said.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct StatsOptions {
    /// A line for each stage.
    pub stats: bool,
    /// A line for each pass of the optimizer too.
    pub passes: bool,
}

/// How long the stages took.
#[derive(Default, Clone, Copy)]
pub(super) struct Times {
    /// Bytes of text.
    pub bytes: usize,
    /// Reading it.
    pub parse: Duration,
    /// Judging it.
    pub verify: Duration,
    /// Linking it.
    pub link: Duration,
    /// Bytes of code that were there before the program ran: stubs.
    pub code_before: usize,
    /// When the program started.
    pub start: Option<Instant>,
}

struct AtExit {
    instance: Instance,
    found: Vec<FoundLibrary>,
    engine: EngineName,
    times: Times,
    wanted: StatsOptions,
    reporter: Reporter,
}

static AT_EXIT: OnceLock<AtExit> = OnceLock::new();

/// Has the figures written when the process ends: the program may call `exit`.
pub(super) fn say_at_exit(
    instance: Instance,
    found: Vec<FoundLibrary>,
    engine: EngineName,
    times: Times,
    wanted: StatsOptions,
    reporter: Reporter,
) {
    let state = AtExit {
        instance,
        found,
        engine,
        times,
        wanted,
        reporter,
    };
    if AT_EXIT.set(state).is_ok() {
        // SAFETY: `print_stats` is a C function without arguments that does not unwind.
        unsafe { libc::atexit(print_stats) };
    }
}

/// Writes the figures that are wanted.
pub(super) extern "C" fn print_stats() {
    if let Some(state) = AT_EXIT.get() {
        if state.reporter.is_json() {
            state.reporter.object(&object(state));
            return;
        }
        let mut text = String::new();
        if state.wanted.stats {
            text += &stats(state);
        }
        let done = state.instance.optimized();
        if done != Optimized::default() {
            text += &optimized(&done, state);
        }
        state.reporter.write(&text);
    }
}

/// The figures as an object (see `schema.txt`).
fn object(state: &AtExit) -> Value {
    let (times, done) = (&state.times, state.instance.stats());
    let kept = state.instance.from_cache();
    let ran = times.start.map_or(Duration::ZERO, |start| start.elapsed());
    let nanos = |time: Duration| time.as_nanos() as u64;
    let passes = state.instance.optimized().passes;
    let passes = passes.iter().map(|pass| {
        json!({
            "pass": pass.pass,
            "nanoseconds": nanos(pass.time),
            "instructions": pass.insts,
        })
    });
    let libraries = state
        .found
        .iter()
        .map(|library| json!({"path": library.path.to_string_lossy(), "symbol": library.symbol}));
    json!({
        "type": "stats",
        "bytes": times.bytes,
        "functions": state.instance.function_count(),
        "compiled": done.compiled.saturating_sub(kept.functions),
        "code_bytes": done.code_bytes.saturating_sub(times.code_before),
        "cached": kept.functions,
        "cached_bytes": kept.bytes,
        "nanoseconds": {
            "parse": nanos(times.parse),
            "verify": nanos(times.verify),
            "link": nanos(times.link),
            "compile": nanos(done.compile_time),
            "run": nanos(ran.saturating_sub(done.compile_time)),
        },
        "ignores_noinline": state.instance.optimized().ignores_noinline,
        "passes": passes.collect::<Vec<_>>(),
        "libraries": libraries.collect::<Vec<_>>(),
    })
}

/// The lines of `--stats`.
fn stats(state: &AtExit) -> String {
    let (times, done) = (&state.times, state.instance.stats());
    let time = |time: Duration| table::time(time.as_secs_f64());
    let ran = times.start.map_or(Duration::ZERO, |start| start.elapsed());
    let functions = state.instance.function_count();
    let kept = state.instance.from_cache();
    let made = match state.engine {
        EngineName::Interp | EngineName::Reference => format!(
            "translated {} of {} for the interpreter",
            done.compiled,
            plural(functions, "function")
        ),
        _ => format!(
            "compiled {} of {} to {} of machine code",
            done.compiled.saturating_sub(kept.functions),
            plural(functions, "function"),
            table::size(
                done.code_bytes
                    .saturating_sub(times.code_before + kept.bytes) as u64
            )
        ),
    };
    let kept = match kept.functions {
        0 => String::new(),
        count => format!(
            "{} {:>9}  {} of {} of machine code\n",
            label("cache", state),
            "",
            plural(count, "function"),
            table::size(kept.bytes as u64)
        ),
    };
    let rate = match times.bytes {
        bytes if bytes < 64 << 10 => String::new(),
        bytes => {
            let rate = bytes as f64 / 1e6 / times.parse.as_secs_f64().max(1e-9);
            format!(" at {rate:.0} MB/s")
        }
    };
    let label = |word: &str| label(word, state);
    let found = state.found.iter().map(|library| {
        let (path, symbol) = (library.path.display(), &library.symbol);
        format!("{} {:>9}  {path} for `{symbol}`\n", label("loaded"), "")
    });
    let found: String = found.collect();
    format!(
        "{found}{} {:>9}  {}{rate}\n{} {:>9}\n{} {:>9}\n{} {:>9}  {made}\n{kept}{} {:>9}\n",
        label("parse"),
        time(times.parse),
        table::size(times.bytes as u64),
        label("verify"),
        time(times.verify),
        label("link"),
        time(times.link),
        label("compile"),
        time(done.compile_time),
        label("run"),
        time(ran.saturating_sub(done.compile_time)),
    )
}

fn label(word: &str, state: &AtExit) -> String {
    Paint::Bold.on(&format!("{word:>8}"), state.reporter.colour())
}

/// The stages of the optimizing compiler: what each took, and what left it.
fn optimized(done: &Optimized, state: &AtExit) -> String {
    let mut out = String::new();
    let mut row = |word: &str, time: Duration, what: String| {
        let time = table::time(time.as_secs_f64());
        out += format!("{} {time:>9}  {what}", label(word, state)).trim_end();
        out.push('\n');
    };
    let functions = plural(done.functions, "function");
    let passed = plural(done.passed(), "LIR instruction");
    if state.wanted.passes {
        let lowered = plural(done.lowered, "LIR instruction");
        row("lower", Duration::ZERO, lowered);
        for pass in &done.passes {
            let left = plural(pass.insts, "LIR instruction");
            row(pass.pass, pass.time, left);
        }
    }
    let what = format!("{} to {passed}", done.lowered);
    row("passes", done.pass_time(), what);
    let selected = plural(done.selected, "machine instruction");
    row("select", done.stages.select, selected);
    row("allocate", done.stages.allocate, String::new());
    let bytes = table::size(done.bytes as u64);
    row("emit", done.stages.emit, format!("{bytes} of {functions}"));
    if done.ignores_noinline {
        let what = "`noinline` is ignored: nearly every function has it";
        row("inline", Duration::ZERO, what.into());
    }
    for refused in &done.refused {
        out += &format!("{:20}baseline code for {refused}\n", "");
    }
    if done.more_refused > 0 {
        let more = plural(done.more_refused, "more function");
        out += &format!("{:20}baseline code for {more}\n", "");
    }
    out
}
