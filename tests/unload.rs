//! Programs are unloaded while their functions are being compiled again, and others get their
//! numbers.

use std::fmt::Write;
use std::time::{Duration, Instant};

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile};

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
