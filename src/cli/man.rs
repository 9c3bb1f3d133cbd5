//! `man`: the pages of the manual, made of what `--help` says.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use clap::{Command, CommandFactory};
use clap_mangen::Man;

use super::args::{Cli, ManArgs};
use super::{Status, open};

/// Prints a page, or writes all.
pub(super) fn run(args: &ManArgs) -> Result<Status> {
    let mut cli = Cli::command();
    cli.build();
    if let Some(folder) = &args.all {
        let pages = std::iter::once(&cli).chain(cli.get_subcommands());
        for command in pages.filter(|command| command.get_name() != "help") {
            write(folder, command)?;
        }
        return Ok(0);
    }
    let command = match &args.page {
        None => &cli,
        Some(name) => match cli.find_subcommand(name) {
            Some(command) => command,
            None => {
                let all = cli.get_subcommands().map(Command::get_name);
                let all: Vec<&str> = all.collect();
                bail!(
                    "there is no command `{name}`\nnote: there are {}",
                    all.join(", ")
                );
            }
        },
    };
    io::stdout().write_all(&page(command)?)?;
    Ok(0)
}

/// The name of a page: `jitlite-run`.
fn title(command: &Command) -> String {
    command
        .get_display_name()
        .unwrap_or(command.get_name())
        .to_string()
}

fn page(command: &Command) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    let man = Man::new(command.clone())
        .title(title(command))
        .source(concat!("jitlite ", env!("CARGO_PKG_VERSION")))
        .manual("jitlite");
    man.render(&mut text)?;
    Ok(keep_lines(&text))
}

/// Has lines that are indented, which are examples, stand as they are.
fn keep_lines(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut kept = false;
    for line in text.split_inclusive(|&b| b == b'\n') {
        let keep = line.starts_with(b" ");
        if keep != std::mem::replace(&mut kept, keep) {
            out.extend_from_slice(if keep { b".nf\n" } else { b".fi\n" });
        }
        out.extend_from_slice(line);
    }
    out
}

fn write(folder: &Path, command: &Command) -> Result<()> {
    let path = folder.join(format!("{}.1", title(command)));
    let write = || std::fs::write(&path, page(command)?);
    write().map_err(|e| anyhow!("could not write `{}`: {}", path.display(), open::reason(&e)))
}
