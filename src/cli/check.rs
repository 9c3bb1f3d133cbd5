//! `check`: parses and verifies, and reports everything that is wrong.

use std::io::{self, Write};

use anyhow::Result;

use super::Status;
use super::args::{CheckArgs, Format};
use super::load;
use super::report::Reporter;
use crate::diag::json;

/// Checks every file, whatever is wrong with the others.
pub fn run(args: &CheckArgs, reporter: Reporter) -> Result<Status> {
    load::profile(args.lang.std)?;
    let mut status = 0;
    for (n, path) in args.files.iter().enumerate() {
        let loaded = match load::load(path, args.lang.std, args.limit) {
            Ok(loaded) => loaded,
            Err(error) => {
                reporter.error(&error.to_string());
                status = 2;
                continue;
            }
        };
        match args.format {
            Format::Human => {
                reporter.diagnostics(&loaded.diagnostics, Some(&loaded.source));
                let name = loaded.source.name();
                let verdict = match loaded.diagnostics.has_errors() {
                    true => format!("`{name}` is not valid"),
                    false => format!("`{name}` is valid"),
                };
                reporter.summary(&verdict, &loaded.diagnostics);
            }
            Format::Json => {
                let text = json::lines(&loaded.diagnostics, Some(&loaded.source));
                io::stdout().write_all(text.as_bytes())?;
            }
        }
        if loaded.diagnostics.has_errors() {
            status = status.max(1);
        }
        // The process gives back at once what the last module would table by table.
        if n + 1 == args.files.len() {
            std::mem::forget(loaded);
        }
    }
    Ok(status)
}
