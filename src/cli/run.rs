//! `run`: runs a program; its result is the exit status.

use std::ffi::{CStr, CString, c_char};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::Result;
use serde_json::json;

use super::args::{EngineName, RunArgs};
use super::load::Ready;
use super::program::{self, EntryPoint, How, Linked, Program};
use super::report::Reporter;
use super::stats::{self, StatsOptions, Times};
use super::{Status, cache, portable, trap, watchdog};
use crate::api::{Error, ErrorKind, Instance, Module, Trap};
use crate::diag::Diagnostics;
use crate::runtime::trap::FINDING;
use crate::runtime::{fork, host};
use crate::sys::signals;

/// Runs a program.
pub(super) fn run(args: RunArgs, reporter: Reporter) -> Result<Status> {
    let std = args.how.lang.std;
    let cache = cache::open(&args, reporter);
    // All bodies are rewritten before the first runs.
    let ready = match args.eager || !args.with.checked.is_empty() {
        false => Ready::lazily(&args.file, std, cache.as_deref(), reporter)?,
        true => Ready::read(&args.file, std, cache.as_deref(), reporter)?,
    };
    let Some(mut ready) = ready else {
        return Ok(2);
    };
    let Some(linked) = Linked::read(&args.with, std, reporter)? else {
        return Ok(2);
    };
    let mut times = Times {
        bytes: ready.source.bytes().len(),
        parse: ready.parse_time,
        verify: ready.verify_time,
        ..Times::default()
    };
    let mut modules = linked.with(std::mem::take(&mut ready.modules));
    let entry = EntryPoint::find(&modules, args.entry.as_deref(), &args.file, &args.args)?;
    let how = How {
        engine: args.how.engine,
        checked: program::checks(&args.with.checked),
        load: &linked.libraries,
        arguments: Some((&args.file, &args.args)),
        no_auto_load: args.with.no_auto_load,
        stack_size: args.stack_size,
        eager: args.eager,
        fuel: args.fuel,
        is_timed: args.timeout.is_some(),
        cache,
        perf: args.perf,
        gdb: args.gdb,
    };
    if how.engine == EngineName::Portable {
        return portable::run(&args, &entry, &how, &modules, reporter);
    }
    name_process(&args.file);
    if reporter.is_json() {
        // What is registered first is called last.
        // SAFETY: `say_exit` is such a function as is asked for, and does not unwind.
        unsafe { on_exit(say_exit, std::ptr::null_mut()) };
    }
    // Before a constructor can register what has to be called first.
    // SAFETY: `end` is a C function without arguments that does not unwind.
    unsafe { libc::atexit(end) };
    if let Some(seconds) = args.timeout {
        let instance = || {
            RUNNING
                .get()
                .map(|running| running.program.instance.clone())
        };
        watchdog::start(seconds, reporter, instance)?;
    }
    let mut warnings = Vec::new();
    let mut program = Program::link(&modules, &how, &mut warnings);
    let cannot_be_linked =
        |error: &Error| matches!(error.kind(), ErrorKind::Invalid(_) | ErrorKind::Missing(_));
    if ready.lazy && program.as_ref().is_err_and(cannot_be_linked) {
        // What is wrong is known only when all is read: whether anybody needs what is not there, who, and where.
        let Some(whole) = Ready::at_once(ready.source, ready.parse_time, std, None, reporter)?
        else {
            return Ok(2);
        };
        modules = linked.with(whole.modules);
        program = Program::link(&modules, &how, &mut warnings);
    }
    for (source, warnings) in &warnings {
        reporter.diagnostics(warnings, source.as_deref());
    }
    let program = match program {
        Ok(program) => program,
        Err(error) => {
            let name = args.file.display().to_string();
            program::report_error(&error, &name, &how, &modules, reporter);
            return Ok(2);
        }
    };
    times.link = program.link_time;
    let wanted = StatsOptions {
        stats: args.stats,
        passes: args.time_passes,
    };
    if wanted != StatsOptions::default() {
        times.code_before = program.instance.stats().code_bytes;
        times.start = Some(Instant::now());
        stats::say_at_exit(
            program.instance.clone(),
            program.found.clone(),
            args.how.engine,
            times,
            wanted,
            reporter,
        );
    }
    if args.gdb {
        // Of functions that it does not know so far the debugger sets breakpoints elsewhere in the file.
        program.instance.compile_all();
    }
    if args.eager {
        if !compile_all(&program.instance, &modules, reporter) {
            return Ok(2);
        }
        program.instance.save_to_cache();
    }
    let running = Running {
        program,
        modules,
        reporter,
        leaks: args.leaks,
        found: AtomicUsize::new(0),
    };
    // What the program has registered to be called at exit must still be there then, and giving
    // memory back that the system takes anyway would only take time.
    let running = RUNNING.get_or_init(|| running);
    let program = &running.program;
    program.instance.on_thread_trap(|trap| running.end_of(trap));
    if how.checked.is_some_and(|checks| checks.keep_going) {
        program.instance.on_finding(|trap| {
            running.found.fetch_add(1, Ordering::Relaxed);
            trap::report(trap, &running.modules, running.reporter);
        });
    }
    // A constructor may end the process, and destructors are run then, too.
    if let Err(trap) = program.instance.run_constructors() {
        running.end_of(&trap);
    }
    Ok(match program.call(&entry.name, &entry.args) {
        Ok(result) => program::exit_status(result),
        Err(error) => {
            if let Some(trap) = error.trap() {
                running.end_of(trap);
            }
            let name = args.file.display().to_string();
            program::report_error(&error, &name, &how, &running.modules, reporter);
            2
        }
    })
}

/// Has the C library take this process for the program, whose name stands before its messages: those
/// of `assert`, `error` and `warn`.
fn name_process(file: &Path) {
    let Ok(name) = CString::new(file.as_os_str().as_bytes()) else {
        return;
    };
    let name: &'static CStr = Box::leak(name.into_boxed_c_str());
    let start = name.to_bytes().iter().rposition(|&byte| byte == b'/');
    let short = &name[start.map_or(0, |at| at + 1)..];
    for (variable, name) in [(c"__progname_full", name), (c"__progname", short)] {
        // SAFETY: the C library's variables of these names are pointers to strings; the process has one
        // thread so far, and the strings live as long as it does.
        unsafe {
            let place = libc::dlsym(libc::RTLD_DEFAULT, variable.as_ptr());
            if let Some(place) = place.cast::<*const c_char>().as_mut() {
                *place = name.as_ptr();
            }
        }
    }
}

/// The program that this process runs.
struct Running {
    program: Program,
    modules: Vec<Module>,
    reporter: Reporter,
    /// Whether lost blocks of the heap are reported at the end.
    leaks: bool,
    /// How many findings were reported that the program has gone on behind.
    found: AtomicUsize,
}

static RUNNING: OnceLock<Running> = OnceLock::new();

impl Running {
    /// Ends the process of a program that has trapped: what is registered for an orderly end is
    /// not called, as where a signal ends one. Its code is not kept, as it may have written anywhere.
    /// A child that the program has forked does end by the signal: its parent asks for that, and not for a
    /// shell's status.
    fn end_of(&self, trap: &Trap) -> ! {
        let status = trap::report(trap, &self.modules, self.reporter);
        stats::print_stats();
        let signal = trap.kind().signal();
        if fork::generation() > 0 && i32::from(status) == 128 + signal {
            say_end(status, self.reporter);
            signals::set_default(signal);
            signals::unblock(signal);
            signals::raise(signal);
        }
        end_with(status, self.reporter)
    }
}

impl Running {
    /// Reports blocks of the heap that are lost. The process ends with that, if there are any.
    fn report_leaks(&self) {
        let leaks = self.program.instance.leaks();
        if leaks.is_empty() {
            return;
        }
        host::flush();
        for leak in &leaks {
            let mut diagnostics = Diagnostics::default();
            diagnostics.push(leak.diagnostic());
            self.reporter.diagnostics(&diagnostics, leak.source());
        }
        stats::print_stats();
        end_with(FINDING, self.reporter)
    }
}

/// Says what the process ends with.
fn say_end(status: u8, reporter: Reporter) {
    reporter.object(&json!({"type": "exit", "status": status}));
}

/// Ends the process of a program that has trapped and been reported. What it has registered for an orderly end is
/// not called.
fn end_with(status: u8, reporter: Reporter) -> ! {
    say_end(status, reporter);
    // SAFETY: what the program has written was flushed with the report.
    unsafe { libc::_exit(status.into()) }
}

unsafe extern "C" {
    /// The C library's `int on_exit(void (*)(int, void *), void *)`.
    fn on_exit(
        function: unsafe extern "C" fn(libc::c_int, *mut libc::c_void),
        argument: *mut libc::c_void,
    ) -> libc::c_int;
}

/// Says what the process ends with, when it does.
extern "C" fn say_exit(status: libc::c_int, _: *mut libc::c_void) {
    if let Some(running) = RUNNING.get() {
        host::flush();
        running
            .reporter
            .object(&json!({"type": "exit", "status": status as u8}));
    }
}

/// Runs the destructors when the process ends, behind all that was registered to be called then.
extern "C" fn end() {
    let Some(running) = RUNNING.get() else { return };
    match running.program.instance.run_destructors_of_process() {
        Ok(()) => running.program.instance.save_to_cache(),
        Err(trap) => running.end_of(&trap),
    }
    if running.leaks {
        running.report_leaks();
    }
    if running.found.load(Ordering::Relaxed) > 0 {
        host::flush();
        stats::print_stats();
        end_with(FINDING, running.reporter)
    }
}

/// Compiles all functions; whether that was possible. What could not be compiled is reported.
fn compile_all(instance: &Instance, modules: &[Module], reporter: Reporter) -> bool {
    instance.compile_all();
    let failures = instance.failures();
    for failure in &failures {
        let mut diagnostics = Diagnostics::default();
        diagnostics.push((*failure.diagnostic).clone());
        let module = modules.get(failure.module);
        let source = module.and_then(|module| module.source());
        reporter.diagnostics(&diagnostics, source);
    }
    failures.is_empty()
}
