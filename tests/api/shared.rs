//! Instances of the same modules: a function is compiled once for all of them, and each has variables of its own.

use std::fmt::Write as _;
use std::thread;

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, Stats};

const COMPILED: [EngineKind; 3] = [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto];
const FUNCTIONS: usize = 60;

/// `@fN(x)` is `x + N` and what the calls before it have added up; `@main` calls all.
fn program() -> String {
    let mut text = String::from(
        "@sum = global i64 0
         @table = internal global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
         declare i64 @host(i64)
         define i64 @divide(i64 %n) { %r = sdiv i64 100, %n ret i64 %r }\n",
    );
    // Where nearly all functions are `noinline`, it is ignored.
    for n in 0..FUNCTIONS / 10 {
        writeln!(text, "define void @inline{n}() {{ ret void }}").unwrap();
    }
    for n in 0..FUNCTIONS {
        writeln!(
            text,
            "define i64 @f{n}(i64 %x) noinline {{
               %s = load i64, ptr @sum
               %p = getelementptr [4 x i64], ptr @table, i64 0, i64 {}
               %c = load i64, ptr %p
               %h = call i64 @host(i64 %c)
               %t = add i64 %s, %h
               store i64 %t, ptr @sum
               %y = add i64 %x, {n}
               %z = add i64 %y, %s
               ret i64 %z
             }}",
            n % 4
        )
        .unwrap();
    }
    text += "define i64 @main(i64 %x) {\n";
    let mut last = String::from("%x");
    for n in 0..FUNCTIONS {
        writeln!(text, "  %r{n} = call i64 @f{n}(i64 {last})").unwrap();
        last = format!("%r{n}");
    }
    writeln!(text, "  ret i64 {last}\n}}").unwrap();
    text
}

/// What `@main(x)` gives the first time, where the host gives what it is given times `factor`.
fn expected(x: i64, factor: i64) -> i64 {
    let mut sum = 0;
    (0..FUNCTIONS as i64).fold(x, |x, n| {
        let y = x + n + sum;
        sum += (n % 4 + 1) * factor;
        y
    })
}

fn module(text: &str) -> Module {
    Module::from_text("test.ll", text, Profile::Auto).unwrap()
}

fn engine(config: &Config) -> Engine {
    Engine::new(config).unwrap()
}

fn linker(engine: &Engine) -> Linker {
    let mut linker = Linker::new(engine);
    linker.func("host", |n: i64| 10 * n).unwrap();
    linker
}

fn instantiate(linker: &Linker, modules: &[Module]) -> Instance {
    // SAFETY: the programs of these tests do no harm.
    unsafe { linker.instantiate_all(modules) }.unwrap()
}

fn main_of(instance: &Instance, x: i64) -> i64 {
    let main = instance.typed_func::<(i64,), i64>("main").unwrap();
    main.call((x,)).unwrap()
}

/// What an engine has done since then: functions that are there to be called, and those that were not compiled.
fn since(before: Stats, after: Stats) -> (usize, usize) {
    (
        after.compiled - before.compiled,
        after.shared - before.shared,
    )
}

/// The functions of the program that are called.
const CALLED: usize = FUNCTIONS + 1;

#[test]
fn a_function_is_compiled_once_for_all_instances() {
    for kind in COMPILED {
        let module = module(&program());
        let engine = engine(Config::new().engine(kind).tiering(1 << 20, false));
        let linker = linker(&engine);
        let mut before = engine.stats();
        let mut kept = Vec::new();
        for n in 0..4 {
            let instance = instantiate(&linker, std::slice::from_ref(&module));
            assert_eq!(main_of(&instance, n), expected(n, 10), "{kind:?}");
            let after = engine.stats();
            let shared = if n == 0 { 0 } else { CALLED };
            assert_eq!(since(before, after), (CALLED, shared), "{kind:?} {n}");
            before = after;
            kept.push(instance);
        }
        // What none has called yet is compiled for the first that does; a trap in a copy has its own place.
        for (n, instance) in kept.iter().enumerate() {
            let divide = instance.typed_func::<(i64,), i64>("divide").unwrap();
            let trap = divide.call((0,)).unwrap_err();
            assert_eq!(trap.frames()[0].name(), "divide");
            assert_eq!(trap.frames()[0].line(), Some(4));
            let after = engine.stats();
            assert_eq!(since(before, after), (1, usize::from(n > 0)), "{kind:?}");
            before = after;
        }
        // It stays for the next as long as the module.
        drop(kept);
        let last = instantiate(&linker, std::slice::from_ref(&module));
        assert_eq!(main_of(&last, 5), expected(5, 10));
        assert_eq!(since(before, engine.stats()), (CALLED, CALLED));
    }
}

/// Where one instance has optimized a function, others begin with that.
#[test]
fn optimized_code_is_shared() {
    let module = module(&program());
    let linker = linker(&engine(
        Config::new().engine(EngineKind::Auto).tiering(0, false),
    ));
    let first = instantiate(&linker, std::slice::from_ref(&module));
    for _ in 0..200 {
        main_of(&first, 1);
    }
    let optimized = first.optimized().functions;
    assert!(optimized >= FUNCTIONS, "{optimized}");
    let second = instantiate(&linker, std::slice::from_ref(&module));
    let before = second.stats();
    assert_eq!(main_of(&second, 3), expected(3, 10));
    assert_eq!(since(before, second.stats()).1, CALLED);
    for _ in 0..200 {
        main_of(&second, 1);
    }
    assert_eq!(second.optimized().functions, optimized);
}

/// What is known of a function of the C library is made use of only where it is that, whichever of two instances is
/// the first.
#[test]
fn a_function_of_c_that_the_host_replaces_is_called() {
    const LENGTH: &str = "@abc = constant [4 x i8] c\"abc\\00\"
        declare i64 @strlen(ptr)
        define i64 @main(i64 %x) {
          %n = call i64 @strlen(ptr @abc)
          %r = add i64 %n, %x
          ret i64 %r
        }";
    for kind in COMPILED {
        let module = module(LENGTH);
        let engine = engine(Config::new().engine(kind).tiering(0, false));
        let mut own = Linker::new(&engine);
        own.func("strlen", |_: *const u8| 40i64).unwrap();
        let mut libc = Linker::new(&engine);
        libc.with_libc();
        for _ in 0..2 {
            let [own, libc] = [&own, &libc].map(|l| instantiate(l, std::slice::from_ref(&module)));
            assert_eq!([main_of(&own, 2), main_of(&libc, 2)], [42, 5], "{kind:?}");
        }
    }
}

/// What is linked in another way, or in another engine, or is not to be shared, is compiled by itself.
#[test]
fn what_differs_is_not_shared() {
    for kind in COMPILED {
        let program = module(&program());
        let host = module("define i64 @host(i64 %n) { %r = mul i64 %n, 7 ret i64 %r }");
        let engine = engine(Config::new().engine(kind));
        let linker = linker(&engine);
        let first = instantiate(&linker, std::slice::from_ref(&program));
        assert_eq!(main_of(&first, 0), expected(0, 10));
        // Here `@host` is a function of the program, which may be inlined.
        let second = instantiate(&Linker::new(&engine), &[program.clone(), host.clone()]);
        assert_eq!(main_of(&second, 0), expected(0, 7));
        assert_eq!(second.stats().shared, 0, "{kind:?}");
        // The two together are linked so again.
        let third = instantiate(&Linker::new(&engine), &[program.clone(), host]);
        assert_eq!(main_of(&third, 0), expected(0, 7));
        assert!(third.stats().shared > FUNCTIONS, "{kind:?}");

        let other = instantiate(
            &self::linker(&self::engine(Config::new().engine(kind))),
            std::slice::from_ref(&program),
        );
        assert_eq!(main_of(&other, 0), expected(0, 10));
        assert_eq!(other.stats().shared, 0, "{kind:?}");

        let alone = self::engine(Config::new().engine(kind).share_code(false));
        let alone = self::linker(&alone);
        for _ in 0..2 {
            let instance = instantiate(&alone, std::slice::from_ref(&program));
            assert_eq!(main_of(&instance, 0), expected(0, 10));
            assert_eq!(instance.stats().shared, 0, "{kind:?}");
        }
    }
}

/// Threads that instantiate, call and drop the same module at once.
#[test]
fn many_threads_share_and_drop() {
    for kind in COMPILED {
        let module = module(&program());
        let engine = engine(Config::new().engine(kind).tiering(20, true));
        let linker = linker(&engine);
        thread::scope(|scope| {
            for thread in 0..6 {
                let (linker, module) = (&linker, &module);
                scope.spawn(move || {
                    for n in 0..20 {
                        let x = thread * 100 + n;
                        let instance = instantiate(linker, std::slice::from_ref(module));
                        assert_eq!(main_of(&instance, x), expected(x, 10));
                    }
                });
            }
        });
        let stats = engine.stats();
        assert!(stats.shared > 50 * CALLED, "{kind:?}: {stats:?}");
    }
}
