//! The command line: one file a subcommand. The only user of anyhow and clap.
//!
//! Each subcommand gives its exit status, or an error: that is reported on stderr and ends with
//! status 2, "it did not start".

mod args;
mod check;
mod fmt;
mod load;
mod open;
mod report;
mod show;

use std::ffi::OsString;
use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::{CommandFactory, FromArgMatches};

use args::{Cli, Command};
use report::Reporter;

/// What the process ends with.
type Status = u8;

/// Runs the command line of this process; what it ends with.
///
/// SIGPIPE is not ignored, as it is in other Rust programs: who writes to a closed pipe ends as
/// any other command does, and so do the programs that are run.
pub fn main() -> u8 {
    let argv: Vec<OsString> = std::env::args_os().collect();
    let cli = parse(argv);
    let (color, result) = (cli.color, dispatch(cli));
    let flushed = io::stdout().flush();
    match result.and_then(|status| Ok(flushed.map(|()| status)?)) {
        Ok(status) => status,
        Err(error) => {
            Reporter::new(color).error(&error.to_string());
            2
        }
    }
}

fn parse(argv: Vec<OsString>) -> Cli {
    let matches = Cli::command().get_matches_from(args::fence_program_args(argv));
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

fn dispatch(cli: Cli) -> Result<Status> {
    let reporter = Reporter::new(cli.color);
    match cli.command {
        Command::Run(_) | Command::Bench(_) | Command::Test(_) => {
            bail!("this build has no engine that runs programs")
        }
        Command::Check(args) => check::run(&args, reporter),
        Command::Show(args) => show::run(&args, reporter),
        Command::Fmt(args) => fmt::run(&args, reporter),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "jitlite", &mut script);
            io::stdout().write_all(&script)?;
            Ok(0)
        }
    }
}
