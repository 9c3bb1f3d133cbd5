//! Lowers every file under `tests/files/lir` and compares the LIR with the comments behind its
//! line `; expect:`; functions that cannot be lowered are told by lines `; stderr: message`. (The
//! same files are run as commands by `programs/files.rs`.) The LIR must also pass the LIR verifier and,
//! printed, be read back as it was.
//!
//! `JITLITE_BLESS=1` writes what came out.

use std::path::Path;
use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::entity::Entity;
use jitlite::ir::{FuncId, GlobalId};
use jitlite::lir::{self, Printer, SymbolId};
use jitlite::lower::{Lowerer, ModuleInfo};
use libtest_mimic::Trial;

use crate::blessed;

pub fn trials() -> Vec<Trial> {
    blessed::trials("lir", &["ll"], &[("expect", functions_of)])
}

fn functions_of(_: &Path, program: &str) -> Result<String, String> {
    let (functions, errors) = lowered(program)?;
    let told = program.lines().filter_map(|l| l.strip_prefix("; stderr: "));
    if !told.clone().eq(errors.iter().map(String::as_str)) {
        let told: Vec<_> = told.collect();
        return Err(format!("told of {told:#?} but got {errors:#?}"));
    }
    Ok(functions)
}

/// The text of all functions, and the messages of those that could not be lowered.
fn lowered(program: &str) -> Result<(String, Vec<String>), String> {
    let source = Arc::new(Source::new("test.ll", program).map_err(|e| e.to_string())?);
    let mut diags = Diagnostics::default();
    let module = jitlite::text::parse(source, &mut diags);
    if diags.has_errors() {
        return Err(diags.iter().map(|d| d.message.clone() + "\n").collect());
    }
    let info = ModuleInfo::new(&module);
    let mut lowerer = Lowerer::new();
    let symbol = |id: SymbolId| {
        let name = module.globals[GlobalId(id.0)].name;
        Some(module.names.get(name).to_vec())
    };
    let printer = Printer {
        symbol: &symbol,
        origins: false,
    };
    let (mut out, mut errors) = (String::new(), Vec::new());
    for func in (0..module.funcs.len()).map(FuncId::new) {
        if module.funcs[func].body.is_none() {
            continue;
        }
        match lowerer.lower(&module, &info, func) {
            Ok(function) => {
                let printed = printer.function(&function).to_string();
                let violations = lir::verify(&function);
                if !violations.is_empty() {
                    return Err(format!("{violations:?} in\n{printed}"));
                }
                read_back(&printed)?;
                if !out.is_empty() {
                    out.push('\n');
                }
                out.push_str(&printed);
            }
            Err(diagnostic) => {
                if diagnostic.span().is_none() {
                    return Err(format!("`{}` points nowhere", diagnostic.message));
                }
                errors.push(diagnostic.message.clone());
            }
        }
    }
    Ok((out, errors))
}

/// What is printed must be read back and print the same.
fn read_back(printed: &str) -> Result<(), String> {
    let mut names: Vec<Vec<u8>> = Vec::new();
    let functions = lir::parse(printed, &mut |name| {
        let known = names.iter().position(|n| n == name);
        SymbolId(known.unwrap_or_else(|| {
            names.push(name.to_vec());
            names.len() - 1
        }) as u32)
    })
    .map_err(|e| format!("{e} of\n{printed}"))?;
    let symbol = |id: SymbolId| names.get(id.index()).cloned();
    let printer = Printer {
        symbol: &symbol,
        origins: false,
    };
    for function in &functions {
        let again = printer.function(function).to_string();
        if again != printed {
            return Err(format!("read back as\n{again}instead of\n{printed}"));
        }
        let violations = lir::verify(function);
        if !violations.is_empty() {
            return Err(format!("read back, {violations:?} in\n{printed}"));
        }
    }
    Ok(())
}
