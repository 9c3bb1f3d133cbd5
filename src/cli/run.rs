//! `run`: runs a program; its result is the exit status.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::args::{EngineName, RunArgs};
use super::bench::table;
use super::load;
use super::program::{self, Entry, How, Program};
use super::report::{Paint, Reporter, plural};
use super::{Status, trap};
use crate::api::{Error, Instance, Module};
use crate::diag::Diagnostics;

/// Runs a program.
pub fn run(args: RunArgs, reporter: Reporter) -> Result<Status> {
    let std = args.how.lang.std;
    let Some(loaded) = load::load_valid(&args.file, std, "run", reporter)? else {
        return Ok(2);
    };
    let Some(linked) = program::linked_modules(&args.link, std, reporter)? else {
        return Ok(2);
    };
    let mut times = Times {
        bytes: loaded.source.bytes().len(),
        parse: loaded.parse_time,
        verify: loaded.verify_time,
        ..Times::default()
    };
    let mut modules = vec![Module::from_verified(loaded.module)];
    modules.extend(linked);
    let entry = Entry::find(&modules[0], args.entry.as_deref(), &args.file, &args.args)?;
    let how = How {
        engine: args.how.engine,
        load: &args.load,
        stack_size: args.stack_size,
    };
    let program = match Program::link(&modules, &how) {
        Ok(program) => program,
        Err(Error::Trap(trap)) => return Ok(trap::report_plain(&trap, reporter)),
        Err(error) => {
            program::report_error(&error, &args.file.display().to_string(), reporter);
            return Ok(2);
        }
    };
    times.link = program.link_time;
    if args.stats {
        times.code_before = program.instance.stats().code_bytes;
        times.start = Some(Instant::now());
        say_stats_at_exit(program.instance.clone(), args.how.engine, times, reporter);
    }
    if args.eager && !compile_all(&program.instance, &modules, reporter) {
        return Ok(2);
    }
    let result = program.call(&entry.name, &entry.args).and_then(|result| {
        program.instance.run_destructors()?;
        Ok(result)
    });
    let status = match result {
        Ok(result) => program::exit_status(result),
        Err(Error::Trap(trap)) => trap::report(&trap, &program.instance, &modules, reporter),
        Err(error) => {
            program::report_error(&error, &args.file.display().to_string(), reporter);
            2
        }
    };
    // What the program has registered to be called at exit must still be there then, and giving
    // memory back that the system takes anyway would only take time.
    std::mem::forget((program, modules));
    Ok(status)
}

/// Compiles all functions; whether that was possible. What could not be compiled is reported.
fn compile_all(instance: &Instance, modules: &[Module], reporter: Reporter) -> bool {
    instance.compile_all();
    let failures = instance.failures();
    for failure in &failures {
        let mut diagnostics = Diagnostics::default();
        diagnostics.push((*failure.diagnostic).clone());
        let module = modules.get(failure.module);
        let source = module.and_then(|module| module.ir().source.as_deref());
        reporter.diagnostics(&diagnostics, source);
    }
    failures.is_empty()
}

/// How long the stages took.
#[derive(Default, Clone, Copy)]
struct Times {
    bytes: usize,
    parse: Duration,
    verify: Duration,
    link: Duration,
    /// Bytes of code that were there before the program ran: stubs.
    code_before: usize,
    start: Option<Instant>,
}

struct AtExit {
    instance: Instance,
    engine: EngineName,
    times: Times,
    reporter: Reporter,
}

static AT_EXIT: OnceLock<AtExit> = OnceLock::new();

/// Has the figures of `--stats` written when the process ends: the program may call `exit`.
fn say_stats_at_exit(instance: Instance, engine: EngineName, times: Times, reporter: Reporter) {
    extern "C" fn say() {
        if let Some(state) = AT_EXIT.get() {
            state.reporter.write(&stats(state));
        }
    }
    let state = AtExit {
        instance,
        engine,
        times,
        reporter,
    };
    if AT_EXIT.set(state).is_ok() {
        // SAFETY: `say` is a C function without arguments that does not unwind.
        unsafe { libc::atexit(say) };
    }
}

/// The lines of `--stats`.
fn stats(state: &AtExit) -> String {
    let (times, done) = (&state.times, state.instance.stats());
    let time = |time: Duration| table::time(time.as_secs_f64());
    let ran = times.start.map_or(Duration::ZERO, |start| start.elapsed());
    let functions = state.instance.function_count();
    let made = match state.engine {
        EngineName::Interp => format!(
            "translated {} of {} for the interpreter",
            done.compiled,
            plural(functions, "function")
        ),
        _ => format!(
            "compiled {} of {} to {} of machine code",
            done.compiled,
            plural(functions, "function"),
            table::size(done.code_bytes.saturating_sub(times.code_before) as u64)
        ),
    };
    let rate = match times.bytes {
        bytes if bytes < 64 << 10 => String::new(),
        bytes => {
            let rate = bytes as f64 / 1e6 / times.parse.as_secs_f64().max(1e-9);
            format!(" at {rate:.0} MB/s")
        }
    };
    let label = |word: &str| Paint::Bold.on(&format!("{word:>8}"), state.reporter.colour());
    format!(
        "{} {:>9}  {}{rate}\n{} {:>9}\n{} {:>9}\n{} {:>9}  {made}\n{} {:>9}\n",
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
