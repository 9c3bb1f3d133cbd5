//! `run`: runs a program; its result is the exit status.

use std::time::Instant;

use anyhow::Result;

use super::args::RunArgs;
use super::load;
use super::program::{self, Entry, How, Program};
use super::report::Reporter;
use super::stats::{self, Times, Wanted};
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
    let wanted = Wanted {
        stats: args.stats,
        passes: args.time_passes,
    };
    if wanted != Wanted::default() {
        times.code_before = program.instance.stats().code_bytes;
        times.start = Some(Instant::now());
        stats::say_at_exit(
            program.instance.clone(),
            args.how.engine,
            times,
            wanted,
            reporter,
        );
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
