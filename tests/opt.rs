//! Runs passes of the optimizer over every file under `tests/files/opt` and compares what they
//! made with the comments behind its line `; expect:`. A line `; passes: tidy mem2reg` says which
//! run, in this order; `; passes: all` those of the full level. A `.ll` file is lowered first, a
//! `.lir` file holds LIR. The LIR verifier must accept what comes out.
//!
//! `JITLITE_BLESS=1` writes what came out.

use std::path::Path;
use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::entity::Entity;
use jitlite::ir::{FuncId, GlobalId, Module};
use jitlite::lir::{self, Printer, SymbolId};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::opt::{Alone, Definition, Env, Level, ModuleEnv, Optimizer, PASSES, Pass};

#[path = "support/blessed.rs"]
mod blessed;

fn main() {
    blessed::run(
        "tests/files/opt",
        &["ll", "lir"],
        &[("expect", functions_of)],
        vec![],
    );
}

fn functions_of(path: &Path, program: &str) -> Result<String, String> {
    let passes = program
        .lines()
        .find_map(|line| line.strip_prefix("; passes: "))
        .ok_or("has no line `; passes:`")?;
    let passes = passes_of(passes)?;
    match path.extension().is_some_and(|e| e == "ll") {
        true => from_ir(program, &passes),
        false => from_lir(program, &passes),
    }
}

fn passes_of(line: &str) -> Result<Vec<&'static Pass>, String> {
    if line.trim() == "all" {
        return Ok(Level::Full.passes().iter().collect());
    }
    let find = |word: &str| PASSES.iter().find(|pass| pass.name == word);
    line.split_whitespace()
        .map(|word| find(word).ok_or_else(|| format!("there is no pass `{word}`")))
        .collect()
}

/// The text of the functions of a module in IR behind the passes.
fn from_ir(program: &str, passes: &[&Pass]) -> Result<String, String> {
    let source = Arc::new(Source::new("test.ll", program).map_err(|e| e.to_string())?);
    let mut diags = Diagnostics::default();
    let module: Module = jitlite::text::parse(source, &mut diags);
    if diags.has_errors() {
        return Err(diags.iter().map(|d| d.message.clone() + "\n").collect());
    }
    let info = ModuleInfo::new(&module);
    let mut lowerer = Lowerer::new();
    let mut functions = Vec::new();
    for func in (0..module.funcs.len()).map(FuncId::new) {
        if module.funcs[func].body.is_some() {
            let lowered = lowerer.lower(&module, &info, func);
            functions.push(lowered.map_err(|e| e.message.clone())?);
        }
    }
    let symbol = |id: SymbolId| {
        let name = module.globals.get(GlobalId(id.0))?.name;
        Some(module.names.get(name).to_vec())
    };
    let definition = |symbol| Definition::alone(&module, &info, symbol);
    let env = ModuleEnv::new(&module).with_bodies(&mut lowerer, &definition);
    optimized(&mut functions, passes, &env, &symbol)
}

/// The text of functions in LIR behind the passes.
fn from_lir(program: &str, passes: &[&Pass]) -> Result<String, String> {
    let text: String = program
        .lines()
        .filter(|line| !line.starts_with(';'))
        .map(|line| format!("{line}\n"))
        .collect();
    let mut names: Vec<Vec<u8>> = Vec::new();
    let mut functions = lir::parse(&text, &mut |name| {
        let known = names.iter().position(|n| n == name);
        SymbolId(known.unwrap_or_else(|| {
            names.push(name.to_vec());
            names.len() - 1
        }) as u32)
    })
    .map_err(|e| e.to_string())?;
    let symbol = |id: SymbolId| names.get(id.index()).cloned();
    optimized(&mut functions, passes, &Alone, &symbol)
}

fn optimized(
    functions: &mut [lir::Function],
    passes: &[&Pass],
    env: &dyn Env,
    symbol: &dyn Fn(SymbolId) -> Option<Vec<u8>>,
) -> Result<String, String> {
    let printer = Printer {
        symbol,
        origins: false,
    };
    let mut optimizer = Optimizer::new();
    let mut out = String::new();
    for function in functions {
        let violations = lir::verify(function);
        if !violations.is_empty() {
            return Err(format!("given: {violations:?}"));
        }
        for pass in passes {
            optimizer.run_each(function, std::slice::from_ref(*pass), env, &mut |_, _| {});
        }
        let violations = lir::verify(function);
        let printed = printer.function(function).to_string();
        if !violations.is_empty() {
            return Err(format!("{violations:?} in\n{printed}"));
        }
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(&printed);
    }
    Ok(out)
}
