//! Programs are unloaded: while their functions are being compiled again, and others get their numbers; and
//! again and again, which takes no more memory and no more addresses than doing it once.

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use crate::support::engines::KINDS;
use crate::support::process::is_alone;
use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile};

/// MiB of addresses and of memory that the process has.
fn memory() -> [f64; 2] {
    let text = fs::read_to_string("/proc/self/statm").unwrap();
    let mut pages = text.split(' ').map(|n| n.parse::<f64>().unwrap());
    [(); 2].map(|()| pages.next().unwrap() / 256.0)
}

/// A function of so many instructions that another thread takes a while to compile it again. It
/// gives `x ^ seed`.
fn large(seed: i64) -> String {
    let mut text = format!("define i64 @large(i64 %x) {{\n  %v0 = xor i64 %x, {seed}\n");
    for n in 1..3000 {
        // The last of two undoes what the first has done.
        let (before, by) = (n - 1, (n - 1) / 2 * 77 + 5);
        writeln!(text, "  %v{n} = xor i64 %v{before}, {by}").unwrap();
    }
    text + "  %r = xor i64 %v2999, 115428\n  ret i64 %r\n}\n"
}

fn instantiate(engine: &Engine, text: &str) -> Instance {
    let module = match Module::from_text("unload.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    // SAFETY: the programs of these tests do no harm.
    unsafe { Linker::new(engine).with_process().instantiate(&module) }.unwrap()
}

#[test]
fn a_reloaded_program_is_optimized_whatever_became_of_the_last() {
    let engine = Engine::new(Config::new().engine(EngineKind::Auto).tiering(100, true)).unwrap();
    for round in 0..12 {
        let seed = 1000 + round;
        let instance = instantiate(&engine, &large(seed));
        let large = instance.typed_func::<(i64,), i64>("large").unwrap();
        let expected = large.call((0,)).unwrap();
        let baseline = engine.stats().code_bytes;
        // So many calls have the other thread begin.
        for x in 0..10 {
            assert_eq!(large.call((x,)).unwrap(), expected ^ x, "round {round}");
        }
        // Every other program goes while that is at work, after more and more of it. The work ends
        // before the next program, which has the same numbers, has any for it.
        if round % 2 == 0 {
            let optimized = instance.optimized().functions;
            std::thread::sleep(Duration::from_millis(round as u64));
            let next = instantiate(&engine, "");
            drop((instance, large));
            let limit = Instant::now() + Duration::from_secs(1);
            while next.optimized().functions == optimized && Instant::now() < limit {
                std::thread::yield_now();
            }
            continue;
        }
        let limit = Instant::now() + Duration::from_secs(10);
        while engine.stats().code_bytes == baseline {
            assert_eq!(large.call((7,)).unwrap(), expected ^ 7, "round {round}");
            assert!(
                Instant::now() < limit,
                "round {round}: it is never optimized"
            );
        }
    }
    // What the others had was given back.
    assert_eq!(instantiate(&engine, "").function_count(), 0);
}

#[test]
fn an_engine_reserves_nothing_before_something_is_loaded() {
    if !is_alone(
        module_path!(),
        "an_engine_reserves_nothing_before_something_is_loaded",
    ) {
        return;
    }
    let text = "define i64 @twice(i64 %x) { %r = add i64 %x, %x ret i64 %r }";
    for kind in KINDS {
        // The stack of an interpreter is the thread's, and stays.
        let first = Engine::new(Config::new().engine(kind)).unwrap();
        let instance = instantiate(&first, text);
        let twice = instance.typed_func::<(i64,), i64>("twice").unwrap();
        assert_eq!(twice.call((4,)).unwrap(), 8);
        drop((instance, twice, first));

        let [before, _] = memory();
        let mut engines = Vec::new();
        for _ in 0..50 {
            engines.push(Engine::new(Config::new().engine(kind)).unwrap());
            assert_eq!(engines[0].stats().code_bytes, 0);
        }
        let [made, _] = memory();
        assert!(made - before < 16.0, "{kind:?}: {} MiB", made - before);

        let instance = instantiate(&engines[7], text);
        let twice = instance.typed_func::<(i64,), i64>("twice").unwrap();
        assert_eq!(twice.call((21,)).unwrap(), 42);
        let [loaded, _] = memory();
        assert!(loaded - made > 16.0, "{kind:?}: {} MiB", loaded - made);
        drop((instance, twice, engines));
        let [after, _] = memory();
        assert!(after - before < 16.0, "{kind:?}: {} MiB", after - before);
    }
}

/// `JITLITE_LOADS` says how often, if not 500 times.
#[test]
fn loads_and_drops_take_no_more_memory_than_the_first_ones() {
    if !is_alone(
        module_path!(),
        "loads_and_drops_take_no_more_memory_than_the_first_ones",
    ) {
        return;
    }
    let loads = std::env::var("JITLITE_LOADS").map_or(500, |n| n.parse::<u32>().unwrap());
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        let mut points = Vec::new();
        for load in 1..=loads {
            // Each is another one, so that nothing is shared.
            let text = format!(
                "@last = global i64 {load}
                 define i64 @next(i64 %x) {{
                   %last = load i64, ptr @last
                   %sum = add i64 %last, %x
                   store i64 %sum, ptr @last
                   %r = call i64 @twice(i64 %sum)
                   ret i64 %r
                 }}
                 define i64 @twice(i64 %x) noinline {{ %r = add i64 %x, %x ret i64 %r }}"
            );
            let instance = instantiate(&engine, &text);
            let next = instance.typed_func::<(i64,), i64>("next").unwrap();
            assert_eq!(next.call((1,)).unwrap(), 2 * i64::from(load) + 2);
            drop((instance, next));
            if load % (loads / 10) == 0 {
                points.push(memory());
            }
        }
        assert_eq!(engine.stats().code_bytes, 0, "{kind:?}");
        let [addresses, resident] = [0, 1].map(|i| {
            points
                .iter()
                .map(|p| format!(" {:.1}", p[i]))
                .collect::<String>()
        });
        println!("{kind:?}: addresses{addresses}; memory{resident}");
        let (first, last) = (points[0], points[9]);
        assert!(
            last[0] - first[0] < 4.0,
            "{kind:?}: MiB of addresses:{addresses}"
        );
        assert!(
            last[1] - first[1] < 4.0,
            "{kind:?}: MiB of memory:{resident}"
        );
    }
}
