//! `fmt`: prints programs canonically, comments kept.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, anyhow, bail};

use super::args::{Emit, FmtArgs};
use super::load::profile;
use super::report::Reporter;
use super::{Status, files, open};
use crate::diag::{Diagnostic, Diagnostics, Source, Span};
use crate::format::Refusal;
use crate::ir::downgrade::{self, Downgraded};
use crate::ir::{Module, print};
use crate::verify::{self, Profile};
use crate::{format, read};

/// Formats every file.
pub(super) fn run(args: &FmtArgs, reporter: Reporter) -> Result<Status> {
    if args.output.is_some() && args.files.len() > 1 {
        bail!("`-o` is for one program");
    }
    if args.use_lists && args.emit != Emit::Bc {
        bail!("`--use-lists` is for `--emit bc`: text has the orders that it states");
    }
    if let Emit::Llvm(Some(version)) = args.emit
        && !downgrade::VERSIONS.contains(&version)
    {
        let (first, last) = downgrade::VERSIONS.into_inner();
        bail!("LLVM {version} cannot be written for, only LLVM {first} to {last}");
    }
    let mut status = 0;
    for path in &args.files {
        match one(args, path, reporter) {
            Ok(one) => status = status.max(one),
            // That is stdout, which others cannot be written to either.
            Err(error) if error.is::<io::Error>() => return Err(error),
            Err(error) => {
                reporter.error(&error.to_string());
                status = 2;
            }
        }
    }
    Ok(status)
}

fn one(args: &FmtArgs, path: &Path, reporter: Reporter) -> Result<Status> {
    let source = Arc::new(open::open(path)?);
    let profile = profile(args.lang.std);
    let dialect = match source.is_text() && args.emit == Emit::Ll {
        true => profile.language().dialect(source.bytes()),
        false => None,
    };
    if let Some(dialect) = dialect {
        return match format::first(&source, dialect) {
            Ok(text) => put_back(args, path, &source, &text),
            Err(Refusal::Invalid(diagnostics)) => {
                reporter.diagnostics(&diagnostics, Some(&source));
                let what = format!("could not format `{}`", source.name());
                reporter.summary(&what, &diagnostics);
                Ok(2)
            }
            Err(Refusal::Unstable) => unstable(),
        };
    }
    let Some(module) = parse(&source, args.emit, profile, reporter) else {
        return Ok(2);
    };
    let version = match args.emit {
        Emit::Ll => None,
        Emit::Llvm(version) => Some(version.unwrap_or(downgrade::OF_BITCODE)),
        Emit::Bc => Some(downgrade::OF_BITCODE),
    };
    if let Some(version) = version {
        let Some(module) = downgraded(&module, version, &source, reporter) else {
            return Ok(2);
        };
        if args.emit == Emit::Bc {
            return bitcode(args, &module, &source, reporter);
        }
        write(args, &print::module(&module))?;
        return Ok(0);
    }
    if !source.is_text() {
        if args.in_place || args.check {
            bail!(
                "`{}` is bitcode, which has no canonical form",
                source.name()
            );
        }
        write(args, &print::module(&module))?;
        return Ok(0);
    }
    match format::canonical(&module, source.bytes()) {
        Ok(text) => put_back(args, path, &source, &text),
        Err(Refusal::Invalid(_) | Refusal::Unstable) => unstable(),
    }
}

fn unstable() -> Result<Status> {
    bail!("the canonical print does not read back the same; the file is left as it is")
}

/// Writes the canonical text of a file, or says whether it is that.
fn put_back(args: &FmtArgs, path: &Path, source: &Source, text: &[u8]) -> Result<Status> {
    let same = text == source.bytes();
    if args.check {
        if !same {
            writeln!(io::stdout(), "{}", source.name())?;
        }
        return Ok(!same as Status);
    }
    if !args.in_place || path == Path::new("-") {
        write(args, text)?;
    } else if !same {
        files::replace(path, text)?;
    }
    Ok(0)
}

/// Writes what was made of a file.
fn write(args: &FmtArgs, bytes: &[u8]) -> Result<()> {
    match &args.output {
        Some(path) => std::fs::write(path, bytes)
            .map_err(|e| anyhow!("could not write `{}`: {}", path.display(), open::reason(&e))),
        None => Ok(io::stdout().write_all(bytes)?),
    }
}

/// A module in the language of a version of LLVM; none where it cannot be said in it, which is reported.
fn downgraded(
    module: &Module,
    version: u32,
    source: &Source,
    reporter: Reporter,
) -> Option<Module> {
    match downgrade::downgrade(module, version) {
        Ok(Downgraded { module, left_out }) => {
            if !left_out.is_empty() {
                let parts = left_out.iter().map(|(what, &count)| match count {
                    1 => what.clone(),
                    count => format!("{what} ({count} times)"),
                });
                let parts: Vec<String> = parts.collect();
                let name = source.name();
                reporter.warning(&format!(
                    "left out of `{name}`, since LLVM {version} does not know it: {}",
                    parts.join(", ")
                ));
            }
            Some(module)
        }
        Err(diagnostics) => {
            reporter.diagnostics(&diagnostics, Some(source));
            let what = format!("could not write `{}` for LLVM {version}", source.name());
            reporter.summary(&what, &diagnostics);
            None
        }
    }
}

/// Writes a module as bitcode.
fn bitcode(args: &FmtArgs, module: &Module, source: &Source, reporter: Reporter) -> Result<Status> {
    if args.output.is_none() && io::stdout().is_terminal() {
        bail!("bitcode is not for a terminal\nhelp: `-o FILE` writes it to a file");
    }
    let written = match args.use_lists {
        true => crate::bitcode::write_with_use_lists(module),
        false => crate::bitcode::write(module),
    };
    match written {
        Ok(bytes) => {
            if !module.summaries.is_empty() {
                let message = "the module summary is not written as bitcode";
                let mut diagnostics = Diagnostics::default();
                diagnostics.push(Diagnostic::warning("summary", Span::NONE, message));
                reporter.diagnostics(&diagnostics, Some(source));
            }
            write(args, &bytes)?;
            Ok(0)
        }
        Err(fault) => {
            let mut diagnostics = Diagnostics::default();
            diagnostics.push(*fault);
            reporter.diagnostics(&diagnostics, Some(source));
            Ok(2)
        }
    }
}

/// Reads a source. Text that is written again may say what it likes, bitcode only what is valid.
fn parse(source: &Arc<Source>, emit: Emit, profile: Profile, reporter: Reporter) -> Option<Module> {
    let mut diagnostics = Diagnostics::default();
    let module = read::module_in(source.clone(), profile.language(), &mut diagnostics);
    let checks = emit != Emit::Ll;
    if checks {
        verify::verify(&module, profile, &mut diagnostics);
    }
    diagnostics.sort();
    let failed = diagnostics.has_errors();
    // Warnings say what LLVM will do without.
    if failed || checks {
        reporter.diagnostics(&diagnostics, Some(source));
    }
    if failed {
        reporter.summary(
            &format!("could not format `{}`", source.name()),
            &diagnostics,
        );
        return None;
    }
    Some(module)
}
