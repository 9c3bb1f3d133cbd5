//! What a further instance of a module costs: the time from the linker to the first answer of a program that calls
//! many functions, with code that is shared and without, and the memory that sharing takes.
//!
//! `cargo bench --bench instances` prints a table: medians over 20 modules, each of which is instantiated three times.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use jitlite::{Config, Engine, EngineKind, Linker, Module, Profile};

/// Functions of the program.
const FUNCTIONS: usize = 1_000;
/// Modules of each kind.
const ROUNDS: usize = 20;
const INSTANCES: usize = 3;

/// Functions with a loop, a variable and a call each; `@main` calls all of them.
fn text() -> String {
    let mut text = String::from("@total = global i64 0\n");
    for n in 0..FUNCTIONS {
        write!(
            text,
            "define i64 @f{n}(i64 %bound) noinline {{
             entry:
               br label %head
             head:
               %i = phi i64 [ 0, %entry ], [ %next, %body ]
               %sum = phi i64 [ {n}, %entry ], [ %added, %body ]
               %go = icmp slt i64 %i, %bound
               br i1 %go, label %body, label %done
             body:
               %low = and i64 %i, 3
               %scaled = mul i64 %low, {}
               %mixed = xor i64 %scaled, %sum
               %added = add i64 %mixed, %i
               %next = add i64 %i, 1
               br label %head
             done:
               %total = load i64, ptr @total
               %more = add i64 %total, %sum
               store i64 %more, ptr @total
               ret i64 %more
             }}\n",
            2 * n + 1
        )
        .expect("a string grows");
    }
    text += "define i64 @main() {\n";
    for n in 0..FUNCTIONS {
        writeln!(text, "  %r{n} = call i64 @f{n}(i64 3)").expect("a string grows");
    }
    writeln!(text, "  ret i64 %r{}\n}}", FUNCTIONS - 1).expect("a string grows");
    text
}

/// The bytes of the heap that are in use.
fn heap() -> usize {
    // SAFETY: the call only asks.
    unsafe { libc::mallinfo2() }.uordblks
}

/// For each of the instances the time to the first answer; how many bytes of code there are then, and by how many
/// the heap has grown.
fn measure(kind: EngineKind, share: bool, text: &str) -> ([Duration; INSTANCES], usize, usize) {
    let engine = Engine::new(Config::new().engine(kind).share_code(share)).expect("an engine");
    let linker = Linker::new(&engine);
    let mut times: [Vec<Duration>; INSTANCES] = Default::default();
    let (mut code, mut grown, mut answer) = (0, 0, 0);
    for _ in 0..ROUNDS {
        let module = Module::from_text("many.ll", text, Profile::Auto).expect("a module");
        let before = heap();
        let mut kept = Vec::new();
        for times in &mut times {
            let start = Instant::now();
            // SAFETY: the program uses a variable of its own.
            let instance = unsafe { linker.instantiate(&module) }.expect("an instance");
            let main = instance.typed_func::<(), i64>("main").expect("it has one");
            let result = main.call(()).expect("it does not trap");
            times.push(start.elapsed());
            assert!(
                kept.is_empty() || result == answer,
                "each has its own variable"
            );
            answer = result;
            kept.push(instance);
        }
        grown = heap().saturating_sub(before);
        code = engine.stats().code_bytes;
    }
    let median = |mut times: Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2]
    };
    (times.map(median), code, grown)
}

fn main() {
    let text = text();
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu.lines().find(|line| line.starts_with("model name"));
    println!("{FUNCTIONS} functions, {}", cpu.unwrap_or_default());
    println!("| engine | compiled | first | second | third | code of three | heap for three |");
    println!("|---|---|---:|---:|---:|---:|---:|");
    for kind in [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto] {
        for share in [false, true] {
            let (times, code, grown) = measure(kind, share, &text);
            let [first, second, third] = times.map(|time| time.as_secs_f64() * 1e3);
            let compiled = if share { "once" } else { "each time" };
            println!(
                "| {kind:?} | {compiled} | {first:.2} ms | {second:.2} ms | {third:.2} ms | {} KiB | {} KiB |",
                code >> 10,
                grown >> 10
            );
        }
    }
}
