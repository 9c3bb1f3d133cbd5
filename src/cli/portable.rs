//! Programs on the portable engine: in a memory of their own, with the streams of the process.

use std::ffi::OsString;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::json;

use super::args::RunArgs;
use super::program::{self, EntryPoint, How};
use super::report::Reporter;
use super::{Status, trap};
use crate::api::{Error, Module, Ran, Sandbox, Sandboxed, TrapKind, Val};
use crate::diag::Diagnostics;
use crate::runtime::trap::FINDING;

/// The exit status of a program that ran for too long.
const TIMEOUT: u8 = 124;

/// Links a program that has the streams, the arguments and the environment of the process.
pub(super) fn link(
    modules: &[Module],
    file: &Path,
    args: &[OsString],
    how: &How<'_>,
    stop: Option<Arc<AtomicBool>>,
) -> Result<Sandboxed, Error> {
    granted(file, args, how, stop).link(modules)
}

/// What such a program is given.
fn granted(
    file: &Path,
    args: &[OsString],
    how: &How<'_>,
    stop: Option<Arc<AtomicBool>>,
) -> Sandbox {
    let sandbox = Sandbox::new()
        .stdin(io::stdin())
        .stdout(io::stdout())
        .stderr(io::stderr());
    let mut sandbox = with_process(sandbox, file, args);
    if let Some(bytes) = how.stack_size {
        sandbox = sandbox.stack_size(bytes as u64);
    }
    if let Some(fuel) = how.fuel {
        sandbox = sandbox.fuel(fuel);
    }
    if let Some(what) = how.checked {
        sandbox = sandbox.checked(what);
    }
    if let Some(stop) = stop {
        sandbox = sandbox.stop_by(stop);
    }
    sandbox
}

/// Gives a program its arguments, and the environment of the process.
pub(super) fn with_process(sandbox: Sandbox, file: &Path, args: &[OsString]) -> Sandbox {
    let arguments = args.iter().map(|arg| arg.as_bytes());
    let name = std::iter::once(file.as_os_str().as_bytes());
    let mut sandbox = sandbox.arguments(name.chain(arguments));
    for (name, value) in std::env::vars_os() {
        if let (Some(name), Some(value)) = (name.to_str(), value.to_str()) {
            sandbox = sandbox.variable(name, value);
        }
    }
    sandbox
}

/// The first option that means nothing on this engine.
fn meaningless(args: &RunArgs) -> Option<&'static str> {
    let options = [
        (!args.with.load.is_empty(), "--load"),
        (args.eager, "--eager"),
        (args.stats, "--stats"),
        (args.time_passes, "--time-passes"),
        (args.perf.is_some(), "--perf"),
        (args.gdb, "--gdb"),
        (args.cache.is_some(), "--cache"),
    ];
    let mut given = options.iter().filter(|(is_given, _)| *is_given);
    given.next().map(|(_, name)| *name)
}

/// Runs a program.
pub(super) fn run(
    args: &RunArgs,
    entry: &EntryPoint,
    how: &How<'_>,
    modules: &[Module],
    reporter: Reporter,
) -> Result<Status> {
    if let Some(option) = meaningless(args) {
        bail!(
            "`{option}` is unsupported on the portable engine\n\
             note: it has no libraries but its own, and makes no machine code"
        );
    }
    let stop = args.timeout.map(|seconds| {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        thread::spawn(move || {
            thread::sleep(Duration::from_secs_f64(seconds));
            flag.store(true, Ordering::Relaxed);
        });
        stop
    });
    let name = args.file.display().to_string();
    let mut sandbox = granted(&args.file, &args.args, how, stop);
    let found = Arc::new(AtomicUsize::new(0));
    if how.checked.is_some_and(|checks| checks.keep_going) {
        let (found, modules) = (Arc::clone(&found), modules.to_vec());
        sandbox = sandbox.on_finding(move |trap| {
            found.fetch_add(1, Ordering::Relaxed);
            trap::report(trap, &modules, reporter);
        });
    }
    let linked = sandbox.link(modules);
    let status = match linked.and_then(|program| {
        for (source, warnings) in program.warnings() {
            reporter.diagnostics(warnings, source);
        }
        let values = entry_values(entry, args.entry.is_none(), &program);
        let ran = program.run(&entry.name, &values)?;
        if args.leaks {
            for leak in program.leaks() {
                found.fetch_add(1, Ordering::Relaxed);
                let mut diagnostics = Diagnostics::default();
                diagnostics.push(leak.diagnostic());
                reporter.diagnostics(&diagnostics, leak.source());
            }
        }
        Ok(ran)
    }) {
        Ok(Ran::Exited(status)) => status as u8,
        Ok(Ran::Returned(value)) => program::exit_status(value),
        Err(error) => match error.trap() {
            Some(trap) if *trap.kind() == TrapKind::DeadlineExceeded => {
                trap::report_timeout(trap, TIMEOUT, reporter);
                TIMEOUT
            }
            Some(trap) => trap::report(trap, modules, reporter),
            None => {
                program::report_error(&error, &name, how, modules, reporter);
                return Ok(2);
            }
        },
    };
    let status = match found.load(Ordering::Relaxed) {
        0 => status,
        _ => FINDING,
    };
    reporter.object(&json!({"type": "exit", "status": status}));
    Ok(status)
}

/// What the function is called with: addresses are those of the program's memory.
pub(super) fn entry_values(entry: &EntryPoint, is_usual: bool, program: &Sandboxed) -> Vec<Val> {
    let [_, list, environment] = program.main_arguments();
    // An array of Oat begins with its length.
    let is_oat = is_usual && entry.name == "program";
    let mut pointers = [if is_oat { list - 8 } else { list }, environment].into_iter();
    let values = entry.args.iter().map(|value| match value {
        Val::Ptr(1..) => Val::Ptr(pointers.next().unwrap_or(0)),
        value => value.clone(),
    });
    values.collect()
}
