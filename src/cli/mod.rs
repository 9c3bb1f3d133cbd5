//! The command line: one file a subcommand. The only user of anyhow and clap.
//!
//! Each subcommand gives its exit status, or an error: that is reported on stderr and ends with
//! status 2, "it did not start".

mod alloc;
mod args;
mod bench;
mod check;
mod child;
mod fmt;
mod load;
mod open;
mod program;
mod report;
mod run;
mod show;
mod stats;
mod test;
mod trap;

use std::ffi::OsString;
use std::io::{self, Write};

use anyhow::Result;
use clap::{CommandFactory, FromArgMatches};

pub use alloc::Allocator;
use args::{Cli, Color, Command, RunArgs};
use report::Reporter;

/// What the process ends with.
type Status = u8;

/// Runs the command line of this process; what it ends with.
///
/// SIGPIPE is not ignored, as it is in other Rust programs: who writes to a closed pipe ends as
/// any other command does, and so do the programs that are run.
pub fn main() -> u8 {
    alloc::keep_blocks();
    let argv: Vec<OsString> = std::env::args_os().collect();
    let (color, result) = match plain_run(&argv) {
        Some(args) => (Color::Auto, run::run(args, Reporter::new(Color::Auto))),
        None => {
            let cli = parse(argv);
            (cli.color, dispatch(cli))
        }
    };
    let flushed = io::stdout().flush();
    match result.and_then(|status| Ok(flushed.map(|()| status)?)) {
        Ok(status) => status,
        Err(error) => {
            // What fails as such is only writing what there is to say: all else has words.
            let message = match error.downcast_ref::<io::Error>() {
                Some(error) => format!("could not write to stdout: {}", open::reason(error)),
                None => error.to_string(),
            };
            Reporter::new(color).error(&message);
            2
        }
    }
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
    let matches = Cli::command().get_matches_from(args::fence_program_args(argv));
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

fn dispatch(cli: Cli) -> Result<Status> {
    let reporter = Reporter::new(cli.color);
    let colour = report::wants_colour(cli.color, &io::stdout());
    match cli.command {
        Command::Run(args) => run::run(args, reporter),
        Command::Check(args) => check::run(&args, reporter),
        Command::Bench(args) => bench::run(&args, reporter, colour),
        Command::Test(args) => test::run(&args, reporter, colour),
        Command::Show(args) => show::run(&args, reporter, colour),
        Command::Fmt(args) => fmt::run(&args, reporter),
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
}
