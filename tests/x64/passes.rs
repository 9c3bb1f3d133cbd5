//! Each pass of the optimizer by itself, on random programs: what it makes of them must do what
//! they did without it. They are interpreted, so no compiler is part of the comparison.
//!
//! A pass is given functions as they were lowered, then behind the passes that make values of
//! slots, then behind all that come before it in the full level. The seeds are known; a failure
//! prints that of its program, which `JITLITE_SEED` asks for alone, and `JITLITE_PROGRAMS` sets how
//! many are tried.

use std::ffi::CStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use crate::support::generate::{Profile, Vintage, program};
use crate::support::random;
use jitlite::api::{Config, Engine, EngineKind, Linker, Module};
use jitlite::opt::{Level, PASSES, Pass};
use jitlite::verify;

const FIRST_SEED: u64 = 2_000_000;
const PROGRAMS: u64 = if cfg!(debug_assertions) { 14 } else { 400 };
/// What makes values of slots.
const VALUES: [&str; 4] = ["tidy", "invert", "mem2reg", "tidy"];

/// Passes of which the last is the one that is tried.
type List = &'static [Pass];

fn find(name: &str) -> Pass {
    let pass = PASSES.iter().find(|pass| pass.name == name);
    *pass.expect("the table has it")
}

/// What a pass is tried behind.
fn lists(pass: &Pass) -> Vec<List> {
    let full = Level::Full.passes();
    let first = full.iter().position(|p| p.name == pass.name);
    let before = &full[..first.expect("the full level has all passes")];
    let fronts = [Vec::new(), VALUES.map(find).to_vec(), before.to_vec()];
    let with = fronts.into_iter().map(|mut list| {
        list.push(*pass);
        &*list.leak()
    });
    with.collect()
}

#[test]
fn each_pass_keeps_what_programs_do() {
    let lists: Vec<List> = PASSES.iter().flat_map(lists).collect();
    let first = random::given_seed().unwrap_or(FIRST_SEED);
    let alone = random::given_seed().map(|_| 1);
    let count = random::number("JITLITE_PROGRAMS")
        .or(alone)
        .unwrap_or(PROGRAMS);
    let next = AtomicU64::new(first);
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + count {
                        return;
                    }
                    failures.lock().unwrap().extend(try_program(seed, &lists));
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The ways in which the program of a seed does something else behind some passes.
fn try_program(seed: u64, lists: &[List]) -> Vec<String> {
    let profile = match seed % 16 {
        5 => Profile::Jumps,
        odd if odd % 2 == 1 => Profile::Llvm,
        _ => Profile::Llvmlite,
    };
    let text = program(seed, profile, Vintage::Opaque);
    let module = Module::from_text("random.ll", text, verify::Profile::Auto);
    let module = module.expect("random programs are valid");
    let expected = outcome(&module, &[]);
    let mut failures = Vec::new();
    for list in lists {
        let found = outcome(&module, list);
        if found != expected {
            let names: Vec<&str> = list.iter().map(|pass| pass.name).collect();
            let names = names.join(" ");
            failures.push(format!(
                "seed {seed}, behind `{names}`: {found:?} instead of {expected:?}"
            ));
        }
    }
    failures
}

/// What a program gives, or why it traps, and what it writes.
fn outcome(module: &Module, passes: List) -> (Result<i64, String>, String) {
    let mut config = Config::new();
    config.engine(EngineKind::Interp).passes(passes);
    let engine = Engine::new(&config).expect("there is memory for an engine");
    let written = Arc::new(Mutex::new(String::new()));
    let to = written.clone();
    let mut linker = Linker::new(&engine);
    linker.with_builtins().with_process();
    let puts = move |text: *const i8| {
        // SAFETY: the programs hand over strings of theirs.
        let text = unsafe { CStr::from_ptr(text) };
        let mut to = to.lock().unwrap();
        *to += &text.to_string_lossy();
        *to += "\n";
    };
    linker
        .func("ll_puts", puts)
        .expect("there is none of this name");
    // SAFETY: random programs are defined, keep to memory of their own, and end.
    let instance = unsafe { linker.instantiate(module) }.expect("all symbols are there");
    let main = instance
        .typed_func::<(), i64>("main")
        .expect("there is a main");
    let result = main.call(()).map_err(|trap| trap.kind().to_string());
    let written = written.lock().unwrap().clone();
    (result, written)
}
