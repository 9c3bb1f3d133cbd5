//! Compiles every file under `tests/files/asm`, a small function of a family (a folder), by both
//! compilers, and compares the code with the comments behind its lines `; baseline:` and `; opt:`.
//! So a change of selection is seen where it is reviewed: in the lines of these files that differ.
//!
//! * The code is that for a processor of which nothing is known, whatever runs the test, or for one
//!   that has the features of a line `; features: avx2,bmi2` and those they do not come without.
//!   Both compilers are told that no other tier follows.
//! * Registers have the names that do not change when allocation finds others: see `names`.
//! * Jumps go to labels in the order of the code; symbols, constants behind the code (`[=0x7f]`) and
//!   jump tables are called by what they are; padding is one `nop`.
//!
//! `JITLITE_BLESS=1` writes what came out: read it, the code is to be right and not silly.

mod flow;
mod listing;
mod names;
mod places;

#[path = "../../../src/cli/show/intel.rs"]
mod intel;

use std::path::Path;
use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::entity::Entity;
use jitlite::ir::FuncId;
use jitlite::lir;
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::opt::{Definition, Level, ModuleEnv, Optimizer};
use jitlite::x64::{Baseline, Code, Features, Optimizing};
use libtest_mimic::Trial;

use crate::blessed;
use places::Places;

pub fn trials() -> Vec<Trial> {
    let sections: &[blessed::Section] = &[("baseline", baseline), ("opt", optimizing)];
    blessed::trials("asm", &["ll"], sections)
}

fn baseline(_: &Path, program: &str) -> Result<String, String> {
    let features = features(program)?;
    let mut baseline = Baseline::with(features);
    baseline.wants_map = true;
    baseline.is_last_tier = true;
    listings(program, &mut |input, code| {
        baseline
            .compile(input.lir, input.places, code)
            .map_err(|why| why.to_string())
    })
}

fn optimizing(_: &Path, program: &str) -> Result<String, String> {
    let features = features(program)?;
    let mut optimizer = Optimizer::new();
    let mut optimizing = Optimizing::with(features);
    optimizing.wants_map = true;
    optimizing.is_last_tier = true;
    listings(program, &mut |input, code| {
        let module = input.places.module;
        let own_variables = jitlite::opt::own_variables(module);
        let definition = |symbol| Definition::alone(module, input.info, symbol);
        let env = ModuleEnv::new(module)
            .with_constants(input.info)
            .with_unwritten(&own_variables.unwritten)
            .with_unexposed(&own_variables.unexposed)
            .with_vectors(features.vectors())
            .with_bodies(input.lowerer, &definition)
            .with_library(&|_, _| true);
        optimizer.run(input.lir, Level::Full, &env);
        optimizing
            .compile(input.lir, input.places, code)
            .map_err(|why| why.to_string())
    })
}

/// The features that a file states.
fn features(program: &str) -> Result<Features, String> {
    let stated = program.lines().find_map(|l| l.strip_prefix("; features: "));
    Features::NONE
        .with(stated.unwrap_or(""))
        .map_err(|unknown| unknown.to_string())
}

/// What a compiler is given.
struct Input<'a> {
    lir: &'a mut lir::Function,
    lowerer: &'a mut Lowerer,
    info: &'a ModuleInfo,
    places: &'a Places<'a>,
}

type Compile<'a> = &'a mut dyn FnMut(&mut Input<'_>, &mut Code) -> Result<(), String>;

/// The code of all functions that a program defines.
fn listings(program: &str, compile: Compile<'_>) -> Result<String, String> {
    let source = Arc::new(Source::new("test.ll", program).map_err(|e| e.to_string())?);
    let mut diags = Diagnostics::default();
    let module = jitlite::text::parse(source, &mut diags);
    jitlite::verify::verify(&module, jitlite::verify::Profile::Auto, &mut diags);
    if diags.has_errors() {
        return Err(diags.iter().map(|d| d.message.clone() + "\n").collect());
    }
    let info = ModuleInfo::new(&module);
    let places = Places { module: &module };
    let mut lowerer = Lowerer::new();
    let mut out = String::new();
    for (id, function) in (0..module.funcs.len()).map(|n| {
        let id = FuncId::new(n);
        (id, &module.funcs[id])
    }) {
        if function.body.is_none() {
            continue;
        }
        let mut lir = lowerer
            .lower(&module, &info, id)
            .map_err(|e| e.message.clone())?;
        let mut code = Code::default();
        let mut input = Input {
            lir: &mut lir,
            lowerer: &mut lowerer,
            info: &info,
            places: &places,
        };
        compile(&mut input, &mut code)?;
        if !out.is_empty() {
            out.push('\n');
        }
        let name = module.names.text(module.globals[function.global].name);
        out.push_str(&listing::of(&name, &lir, &mut code, &places));
    }
    Ok(out)
}
