//! Runs passes of the optimizer over every file under `tests/files/opt` and compares what they
//! made with the comments behind its line `; expect:`. A line `; passes: tidy mem2reg` says which
//! run, in this order; `; passes: all` those of the full level. A `.ll` file is lowered first, a
//! `.lir` file holds LIR, for a processor with SSE2, or with AVX2 where it has a line `; vectors: avx2`.
//! A line `; target: caller 3 callee` says what the indirect call that is instruction 3 of a function has called.
//! The LIR verifier must accept what comes out.
//!
//! A file shows one thing that a pass does, or must not do, and is in the folder of the pass. Those
//! in `simplify/` show the rules that `gvn` applies: one is named by a line `; rule: mul: x * 1 = x`,
//! and must have been applied. A pass has ten files at least, and each rule has one.
//!
//! `JITLITE_BLESS=1` writes what came out.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::entity::Entity;
use jitlite::ir::{FuncId, GlobalId, Module};
use jitlite::lir::{self, Origin, Printer, SymbolId};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::opt::{
    Alone, Definition, Env, Level, ModuleEnv, Optimizer, PASSES, Pass, RULES, RewriteRule, Vectors,
};

use libtest_mimic::Trial;

use crate::blessed;

const FILES: &str = "tests/files/opt";
const EXTENSIONS: &[&str] = &["ll", "lir"];

pub fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("opt/every_pass_has_ten_files", || {
            Ok(every_pass_has_ten_files()?)
        }),
        Trial::test("opt/every_rule_has_a_file", || Ok(every_rule_has_a_file()?)),
        Trial::test(
            "opt/what_many_ways_would_pass_along_stays_in_memory",
            || Ok(what_many_ways_would_pass_along_stays_in_memory()?),
        ),
    ];
    trials.extend(blessed::trials(
        "opt",
        EXTENSIONS,
        &[("expect", functions_of)],
    ));
    trials
}

fn every_pass_has_ten_files() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILES);
    let few = |pass: &&Pass| blessed::files(&root.join(pass.name), EXTENSIONS).len() < 10;
    let few: Vec<&str> = PASSES.iter().filter(few).map(|pass| pass.name).collect();
    match few.is_empty() {
        true => Ok(()),
        false => Err(format!("fewer than ten files for {few:?}")),
    }
}

fn every_rule_has_a_file() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILES);
    let mut shown = BTreeSet::new();
    for path in blessed::files(&root, EXTENSIONS) {
        let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
        shown.extend(stated_rules(&text).map(String::from));
    }
    let names: BTreeSet<String> = RULES.iter().map(RewriteRule::to_string).collect();
    if names.len() < RULES.len() {
        return Err("two rules have one name".into());
    }
    let missing: Vec<&String> = names.difference(&shown).collect();
    match missing.is_empty() {
        true => Ok(()),
        false => Err(format!("no file shows {missing:#?}")),
    }
}

/// An interpreter of many cases: each changes one variable, and the first alone another one, which the way from any case
/// to the next would pass along.
fn what_many_ways_would_pass_along_stays_in_memory() -> Result<(), String> {
    let run = |cases: usize| {
        let targets: Vec<String> = (0..cases).map(|n| format!("{n}: block{}", n + 3)).collect();
        let case = |n: usize| {
            let rare = match n {
                0 => {
                    "v100 = load.i64 v1\n store.i64 v100, v0\n v101 = load.i64 v0 + 8\n store.i64 v101, v1\n"
                }
                _ => "",
            };
            let (old, new) = (200 + 2 * n, 201 + 2 * n);
            format!(
                "block{}:\n {rare} v{old} = load.i64 v2\n v{new} = add.i64 v{old}, v0\n store.i64 v{new}, v2\n \
                 jump block1\n",
                n + 3
            )
        };
        let text = format!(
            "function @f(i64) -> i64 {{\n slot0 = 8 align 8\n slot1 = 8 align 8\nblock0(v0: i64):\n \
             v1 = slot_addr slot0\n v2 = slot_addr slot1\n jump block1\nblock1:\n v3 = load.i64 v0 + 16\n \
             switch v3, block2 [{}]\nblock2:\n v4 = load.i64 v2\n return v4\n{}}}\n",
            targets.join(", "),
            (0..cases).map(case).collect::<String>()
        );
        let mut optimizer = Optimizer::new();
        from_lir(&text, &passes_of("mem2reg tidy")?, &mut optimizer)
    };
    // What the program has beside the variables is two loads and a store.
    for (cases, loads, stores) in [(20, 2, 1), (300, 3, 2)] {
        let text = run(cases)?;
        let found = ["load.", "store."].map(|word| text.matches(word).count());
        if found != [loads, stores] {
            return Err(format!("{cases} cases: {found:?} loads and stores"));
        }
    }
    Ok(())
}

/// The rules of which a file says that they are applied.
fn stated_rules(program: &str) -> impl Iterator<Item = &str> {
    program.lines().filter_map(|l| l.strip_prefix("; rule: "))
}

fn functions_of(path: &Path, program: &str) -> Result<String, String> {
    let passes = program
        .lines()
        .find_map(|line| line.strip_prefix("; passes: "))
        .ok_or("has no line `; passes:`")?;
    let passes = passes_of(passes)?;
    // The folder says which pass a file is of.
    let folder = path.parent().and_then(Path::file_name);
    let pass = match folder.and_then(|name| name.to_str()) {
        Some("simplify") => "gvn",
        Some(name) => name,
        None => "",
    };
    if !passes.iter().any(|p| p.name == pass) {
        return Err(format!("does not run `{pass}`"));
    }
    let mut optimizer = Optimizer::new();
    // What is kept of a function is there for those behind it, as in an engine.
    optimizer.keep(&Arc::default());
    let out = match path.extension().is_some_and(|e| e == "ll") {
        true => from_ir(program, &passes, &mut optimizer),
        false => from_lir(program, &passes, &mut optimizer),
    }?;
    let applied: Vec<String> = optimizer.applied().map(RewriteRule::to_string).collect();
    match stated_rules(program).find(|rule| !applied.iter().any(|a| a == rule)) {
        Some(rule) => Err(format!("`{rule}` was not applied, but {applied:#?}")),
        None => Ok(out),
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
fn from_ir(program: &str, passes: &[&Pass], optimizer: &mut Optimizer) -> Result<String, String> {
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
    let own_variables = jitlite::opt::own_variables(&module);
    let usual_args = jitlite::opt::usual_args(&module);
    let definition = |symbol| Definition::alone(&module, &info, symbol);
    let targets = stated_targets(program, &module);
    let usual_target = |caller: Option<SymbolId>, inst: Origin| {
        let row = targets
            .iter()
            .find(|row| Some(row.0) == caller && row.1 == inst);
        row.map(|row| row.2)
    };
    let env = ModuleEnv::new(&module)
        .with_constants(&info)
        .with_unwritten(&own_variables.unwritten)
        .with_unexposed(&own_variables.unexposed)
        .with_usual_args(&usual_args)
        .with_bodies(&mut lowerer, &definition)
        .with_library(&|_, _| true)
        .with_targets(&usual_target);
    optimized(&mut functions, passes, optimizer, &env, &symbol)
}

/// What lines such as `; target: caller 3 callee` say: which function the indirect call that is instruction 3 of
/// another has called so far.
fn stated_targets(program: &str, module: &Module) -> Vec<(SymbolId, Origin, SymbolId)> {
    let symbol = |name: &str| Some(SymbolId(module.find(name)?.0));
    let lines = program.lines();
    let lines = lines.filter_map(|line| line.strip_prefix("; target: "));
    let row = |line: &str| {
        let mut words = line.split_whitespace();
        let caller = symbol(words.next()?)?;
        let inst = Origin(words.next()?.parse().ok()?);
        Some((caller, inst, symbol(words.next()?)?))
    };
    lines.filter_map(row).collect()
}

/// The text of functions in LIR behind the passes.
fn from_lir(program: &str, passes: &[&Pass], optimizer: &mut Optimizer) -> Result<String, String> {
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
    let avx2 = program.lines().any(|line| line == "; vectors: avx2");
    let env: &dyn Env = if avx2 { &WithAvx2 } else { &Alone };
    optimized(&mut functions, passes, optimizer, env, &symbol)
}

/// As [`Alone`], for a processor that has all vectors.
struct WithAvx2;

impl Env for WithAvx2 {
    fn vectors(&self) -> Vectors {
        Vectors {
            sse41: true,
            sse42: true,
            avx2: true,
        }
    }
}

fn optimized(
    functions: &mut [lir::Function],
    passes: &[&Pass],
    optimizer: &mut Optimizer,
    env: &dyn Env,
    symbol: &dyn Fn(SymbolId) -> Option<Vec<u8>>,
) -> Result<String, String> {
    let printer = Printer {
        symbol,
        origins: false,
    };
    let passes: Vec<Pass> = passes.iter().map(|&&pass| pass).collect();
    let mut out = String::new();
    for function in functions {
        let violations = lir::verify(function);
        if !violations.is_empty() {
            return Err(format!("given: {violations:?}"));
        }
        optimizer.run_each(function, &passes, env, &mut |_, _| {});
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
