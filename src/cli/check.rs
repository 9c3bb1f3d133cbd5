//! `check`: parses and verifies, and reports everything that is wrong.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::args::CheckArgs;
use super::load::{self, Loaded};
use super::report::Reporter;
use super::{Status, files, fix};
use crate::diag::{Diagnostic, Severity};
use crate::verify;

/// Checks every file, whatever is wrong with the others.
pub(super) fn run(args: &CheckArgs, reporter: Reporter) -> Result<Status> {
    let mut paths: Vec<PathBuf> = Vec::new();
    let mut status = 0;
    for path in &args.files {
        let found = files::programs(path)?;
        if found.is_empty() {
            bail!("there is no `.ll` or `.bc` file below `{}`", path.display());
        }
        paths.extend(found);
    }
    let mut invalid = 0;
    for (n, path) in paths.iter().enumerate() {
        match one(args, path, reporter) {
            Ok(loaded) => {
                let mut all = std::iter::once(&loaded).chain(&loaded.others);
                if all.any(|loaded| loaded.diagnostics.has_errors()) {
                    invalid += 1;
                    status = status.max(1);
                }
                // The process gives back at once what the last module would table by table.
                if n + 1 == paths.len() {
                    std::mem::forget(loaded);
                }
            }
            Err(error) => {
                reporter.error(&error.to_string());
                status = 2;
            }
        }
    }
    if invalid > 1 && !reporter.is_json() {
        reporter.error(&format!(
            "{invalid} of {} programs are not valid",
            paths.len()
        ));
    }
    Ok(status)
}

fn one(args: &CheckArgs, path: &Path, reporter: Reporter) -> Result<Loaded> {
    let mut loaded = match args.fix {
        true => fix::fix(args, path, reporter)?,
        false => load::load(path, args.lang.std, args.limit)?,
    };
    if !loaded.diagnostics.has_errors()
        && let Some(foreign) = verify::foreign(&loaded.module)
    {
        let severity = Severity::Warning;
        let foreign = foreign.note("the module is valid, and `run` refuses it");
        loaded.diagnostics.push(Diagnostic {
            severity,
            ..foreign
        });
    }
    for loaded in std::iter::once(&loaded).chain(&loaded.others) {
        reporter.diagnostics(&loaded.diagnostics, Some(&loaded.source));
        let name = loaded.source.name();
        let verdict = match loaded.diagnostics.has_errors() {
            true => format!("`{name}` is not valid"),
            false => format!("`{name}` is valid"),
        };
        reporter.summary(&verdict, &loaded.diagnostics);
    }
    Ok(loaded)
}
