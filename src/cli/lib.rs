//! The command line: one file a subcommand. The only user of anyhow and clap.
//!
//! Each subcommand gives its exit status, or an error: that is reported on stderr and ends with
//! status 2, "it did not start".

#![warn(missing_docs, unreachable_pub)]

mod allocator;
mod archive;
mod args;
mod bench;
mod cache;
mod check;
mod child;
mod dap;
mod debug;
mod demangle;
mod explore;
mod files;
mod fix;
mod fmt;
mod hint;
mod load;
mod lsp;
mod man;
mod messages;
mod open;
mod portable;
mod program;
mod report;
mod run;
mod show;
mod stats;
mod test;
mod trap;
mod watchdog;
mod xml;

use std::any::Any;
use std::ffi::OsString;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};

use anyhow::Result;
use clap::{CommandFactory, FromArgMatches};

pub use allocator::Allocator;
use args::{Cli, Color, Command, OutputFormat, RunArgs, TestFormat};
use report::{Reporter, Stream};

// The rooms of the library, by the names that they have there.
use jitlite::{
    api, bitcode, checked, diag, entity, format, ir, jit, legacy, lir, lower, opt, query, read,
    runtime, session, stages, sys, text, verify, x64,
};
use jitlite_front::sort;
use runtime::host;

/// What the process ends with.
type Status = u8;

/// The status of a process that has panicked, as of other Rust programs.
const PANICKED: Status = 101;

/// Runs the command line of this process; what it ends with.
///
/// SIGPIPE is not ignored, as it is in other Rust programs: who writes to a closed pipe ends as
/// any other command does, and so do the programs that are run.
pub fn main() -> u8 {
    allocator::keep_blocks();
    let argv: Vec<OsString> = std::env::args_os().collect();
    let (reporter, result) = match plain_run(&argv) {
        Some(args) => {
            let reporter = Reporter::new(Color::Auto);
            (reporter, catch_panic(reporter, || run::run(args, reporter)))
        }
        None => {
            let cli = parse(argv);
            if cli.no_demangle {
                demangle::turn_off();
            }
            let reporter = reporter(&cli);
            (reporter, catch_panic(reporter, || dispatch(cli, reporter)))
        }
    };
    let written = io::stdout().flush().and_then(|()| report::written());
    let Some(result) = result else {
        host::flush();
        // SAFETY: ends the process. What a program has registered to be called at exit is not called: its code may
        // have gone with what the panic has dropped.
        unsafe { libc::_exit(PANICKED.into()) }
    };
    match result.and_then(|status| Ok(written.map(|()| status)?)) {
        Ok(status) => status,
        Err(error) => {
            // What fails as such is only writing what there is to say: all else has words.
            match error.downcast_ref::<io::Error>() {
                Some(error) => unwritten(error, reporter),
                None => reporter.error(&error.to_string()),
            }
            2
        }
    }
}

/// Says that stdout could not be written, unless nobody reads it any more.
fn unwritten(error: &io::Error, reporter: Reporter) {
    if error.kind() != io::ErrorKind::BrokenPipe {
        let why = open::reason(error);
        let reporter = reporter.off_stdout();
        reporter.error(&format!("could not write to stdout: {why}"));
    }
}

/// Says what clap has to say, which may be the help that was asked for, and ends the process.
fn exit(error: &clap::Error) -> ! {
    let written = error.print().and_then(|()| io::stdout().flush());
    let status = match written {
        Err(why) if !error.use_stderr() => {
            unwritten(&why, Reporter::new(Color::Auto));
            2
        }
        _ => error.exit_code(),
    };
    std::process::exit(status)
}

/// Does what the command is to do. A panic is a mistake in jitlite, of which the standard library has written by now
/// where it is: it is reported as errors are, and gives `None`.
fn catch_panic<T>(reporter: Reporter, work: impl FnOnce() -> T) -> Option<T> {
    panic::catch_unwind(AssertUnwindSafe(work))
        .map_err(|payload| reporter.error(&describe_panic(&*payload)))
        .ok()
}

/// What is said of a panic, by what it carries.
fn describe_panic(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let text = text.map_or(String::new(), |text| {
        format!(": {}", text.replace('\n', " "))
    });
    format!("jitlite has failed{text}\nnote: this is a mistake in jitlite, not in the program")
}

/// `jitlite run FILE [ARGS]...` without options, which is most of all runs: recognised without
/// the description of the whole command line, which takes longer to make than a small program
/// takes to run.
fn plain_run(argv: &[OsString]) -> Option<RunArgs> {
    let [_, command, file, args @ ..] = argv else {
        return None;
    };
    let is_option = file.as_encoded_bytes().starts_with(b"-") && file != "-";
    (command == "run" && !is_option).then(|| RunArgs {
        file: file.into(),
        args: args.to_vec(),
        ..RunArgs::default()
    })
}

fn parse(argv: Vec<OsString>) -> Cli {
    let tip = program_without_command(&argv);
    let matches = Cli::command().try_get_matches_from(args::fence_program_args(argv));
    let matches = matches.unwrap_or_else(|error| match tip {
        Some(tip) if error.kind() == clap::error::ErrorKind::InvalidSubcommand => {
            Reporter::new(Color::Auto).error(&tip);
            std::process::exit(2)
        }
        _ => exit(&error),
    });
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| exit(&error))
}

/// What to say of `jitlite prog.ll`, where the command is missing in front of a file.
fn program_without_command(argv: &[OsString]) -> Option<String> {
    let file = argv.get(1)?;
    let path = std::path::Path::new(file);
    let is_program = path.is_file() || path.extension().is_some_and(|e| e == "ll" || e == "bc");
    let shown = path.display();
    is_program.then(|| {
        format!(
            "`{shown}` is a file, not a command\n\
             help: `jitlite run {shown}` runs it, `jitlite check {shown}` says what is wrong with it"
        )
    })
}

/// Who says what there is to say: to people, or as JSON if that is asked for.
fn reporter(cli: &Cli) -> Reporter {
    let (json, stream) = match &cli.command {
        Command::Run(args) => (args.format == OutputFormat::Json, Stream::Stderr),
        Command::Check(args) => (args.format == OutputFormat::Json, Stream::Stdout),
        Command::Bench(args) => (args.format == OutputFormat::Json, Stream::Stdout),
        Command::Test(args) => (args.format == TestFormat::Json, Stream::Stdout),
        _ => (false, Stream::Stdout),
    };
    Reporter::new(cli.color).objects(json, stream)
}

fn dispatch(cli: Cli, reporter: Reporter) -> Result<Status> {
    let colour = report::wants_colour(cli.color, &io::stdout());
    match cli.command {
        Command::Run(args) => run::run(args, reporter),
        Command::Check(args) => check::run(&args, reporter),
        Command::Bench(args) => bench::run(args, reporter, colour),
        Command::Test(args) => test::run(&args, reporter, colour),
        Command::Debug(args) => debug::run(&args, reporter),
        Command::Dap => dap::run(),
        Command::Show(args) => show::run(&args, reporter, colour),
        Command::Explore(args) => explore::run(&args, reporter),
        Command::Fmt(args) => fmt::run(&args, reporter),
        Command::Lsp => lsp::run(),
        Command::Man(args) => man::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "jitlite", &mut script);
            io::stdout().write_all(&script)?;
            Ok(0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[test]
    fn a_plain_run_is_what_clap_makes_of_it() {
        let argv: Vec<OsString> = ["jitlite", "run", "a.ll", "--stats", "-"]
            .map(OsString::from)
            .to_vec();
        let plain = plain_run(&argv).map(|args| format!("{args:?}"));
        let parsed = match Cli::parse_from(args::fence_program_args(argv)).command {
            Command::Run(args) => format!("{args:?}"),
            other => panic!("{other:?}"),
        };
        assert_eq!(plain, Some(parsed));
    }

    #[test]
    fn options_need_clap() {
        let plain = |words: &[&str]| {
            let argv: Vec<OsString> = words.iter().map(OsString::from).collect();
            plain_run(&argv).is_some()
        };
        assert!(plain(&["jitlite", "run", "-"]));
        assert!(!plain(&["jitlite", "run", "--stats", "a.ll"]));
        assert!(!plain(&["jitlite", "check", "a.ll"]));
        assert!(!plain(&["jitlite", "run"]));
    }

    #[test]
    fn a_panic_is_reported_as_an_error_of_jitlite() {
        let reporter = Reporter::new(Color::Never);
        assert_eq!(catch_panic(reporter, || 7), Some(7));
        let carried: Box<dyn Any + Send> = Box::new(String::from("no\nregister"));
        assert_eq!(
            describe_panic(&*carried),
            "jitlite has failed: no register\n\
             note: this is a mistake in jitlite, not in the program"
        );
        // As a panic does, but that no hook writes a message first.
        let panics = || -> Status { panic::resume_unwind(carried) };
        assert_eq!(catch_panic(reporter, panics), None);
        assert!(describe_panic(&"a text").starts_with("jitlite has failed: a text\n"));
        assert!(describe_panic(&()).starts_with("jitlite has failed\n"));
    }
}
