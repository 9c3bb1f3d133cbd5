//! What it costs that a program is recorded ([`Sandboxed::record`]).
//!
//! `cargo bench --bench recording` prints a table: for programs of `benches/programs` and `benches/c`, on the portable
//! engine, how many million steps a second of user time they make if they can be stopped, how much longer they take if they
//! are recorded, and what the snapshots take in the end. Both are run in turn, and the least of five counts.

use std::fs;
use std::io;

#[path = "support/time.rs"]
mod time;

use jitlite::{Module, Profile, Ran, Sandbox, Sandboxed, Stepped, Val};
use time::user_time;

/// The programs: those of C with their argument, the others with a text to replace and what takes its place.
const PROGRAMS: [(&str, &str, &str); 6] = [
    ("programs/fib", "i64 40", "i64 32"),
    ("programs/matmul", "300", "100"),
    ("programs/hash", "3000000", "200000"),
    ("c/fannkuch", "", "100"),
    ("c/nbody", "", "60000"),
    ("c/sha256", "", "1000"),
];
const ROUNDS: usize = 5;

/// A program that is run once.
fn link(module: &Module, argument: &str) -> (Sandboxed, Vec<Val>) {
    let sandbox = Sandbox::new().stepped().counted_clock().stdout(io::sink());
    let sandbox = sandbox.arguments(["program", argument]);
    let program = sandbox
        .link(std::slice::from_ref(module))
        .expect("it links");
    let functions: Vec<_> = module.functions().collect();
    let main = functions.iter().find(|(name, _)| name == "main");
    let count = main
        .and_then(|(_, ty)| ty.as_ref())
        .map_or(0, |ty| ty.params.len());
    let [number, list, _] = program.main_arguments();
    let values = [Val::int(32, number.into()), Val::Ptr(list)];
    (program, values[..count].to_vec())
}

/// The user time of a run that can be stopped, and the number of its steps.
fn stepped(module: &Module, argument: &str) -> (f64, u64) {
    let (mut program, values) = link(module, argument);
    let start = user_time();
    let ran = program.run_to("main", &values, u64::MAX);
    let time = user_time() - start;
    assert!(matches!(ran, Ok(Stepped::Ended(_))), "{ran:?}");
    (time, program.steps())
}

/// The user time of a run that is recorded, and the bytes of its snapshots.
fn recorded(module: &Module, argument: &str) -> (f64, usize) {
    let (program, values) = link(module, argument);
    let mut recording = program.record("main", &values).expect("it can be recorded");
    let start = user_time();
    recording.go_to(u64::MAX);
    let time = user_time() - start;
    assert!(matches!(recording.end(), Some(Ok(Ran::Exited(_)))));
    (time, recording.snapshots().0)
}

fn main() {
    println!(
        "| program | million steps | stepped, s | million steps/s | recorded, times that | snapshots, MB |"
    );
    println!("|---|---:|---:|---:|---:|---:|");
    for (name, replaced, argument) in PROGRAMS {
        let path = format!("{}/benches/{name}.ll", env!("CARGO_MANIFEST_DIR"));
        let mut text = fs::read_to_string(path).expect("the program is there");
        if !replaced.is_empty() {
            text = text.replace(replaced, argument);
        }
        let module = Module::from_text(name, text, Profile::Auto).expect("a module");
        let (mut plain, mut kept) = (f64::INFINITY, f64::INFINITY);
        let (mut steps, mut bytes) = (0, 0);
        for _ in 0..ROUNDS {
            let (time, count) = stepped(&module, argument);
            (plain, steps) = (plain.min(time), count);
            let (time, snapshots) = recorded(&module, argument);
            (kept, bytes) = (kept.min(time), snapshots);
        }
        let millions = steps as f64 / 1e6;
        println!(
            "| `{name}.ll` | {millions:.1} | {plain:.2} | {:.0} | {:.2} | {:.1} |",
            millions / plain,
            kept / plain,
            bytes as f64 / 1e6
        );
    }
}
