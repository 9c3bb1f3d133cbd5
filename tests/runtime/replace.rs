//! Functions that are replaced while their program runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::thread;
use std::time::Duration;

use crate::support::engines::KINDS;
use jitlite::{
    Caller, Config, Engine, EngineKind, ErrorKind, Instance, Linker, Module, Profile, TrapKind,
};

const COMPILED: [EngineKind; 3] = [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto];

fn module(text: &str) -> Module {
    Module::from_text("test.ll", text, Profile::Auto).unwrap()
}

fn engine(kind: EngineKind) -> Engine {
    let mut config = Config::new();
    config.engine(kind).replaceable(true).interruptible(true);
    // What counts its calls is compiled again soon.
    config.tiering(10, true);
    Engine::new(&config).unwrap()
}

fn instance(engine: &Engine, text: &str) -> Instance {
    // SAFETY: the programs here use no memory but their own.
    unsafe { Linker::new(engine).instantiate(&module(text)) }.unwrap()
}

fn replace(instance: &Instance, name: &str, text: &str) -> Result<(), jitlite::Error> {
    // SAFETY: as above.
    unsafe { instance.replace(name, &module(text)) }
}

/// Whether no more than so many bytes of code are left, when all threads have had time to say where they
/// are.
fn is_reclaimed(instance: &Instance, engine: &Engine, most: usize) -> bool {
    (0..1000).any(|_| {
        instance.reclaim();
        // Other tests' threads are asked as well, and may be busy.
        thread::sleep(Duration::from_millis(1));
        engine.stats().code_bytes <= most
    })
}

const PRICES: &str = "
    @calls = global i64 0
    @table = global ptr @price
    define i64 @price(i64 %n) {
      %old = load i64, ptr @calls
      %new = add i64 %old, 1
      store i64 %new, ptr @calls
      %r = mul i64 %n, 3
      ret i64 %r
    }
    define internal i64 @hidden(i64 %n) noinline { ret i64 %n }
    define i64 @direct(i64 %n) { %r = call i64 @price(i64 %n) ret i64 %r }
    define i64 @by_table(i64 %n) {
      %f = load ptr, ptr @table
      %r = call i64 %f(i64 %n)
      %s = call i64 @hidden(i64 %r)
      ret i64 %s
    }";

/// Everyone finds the new function: callers that were compiled before or were not, the table of the program,
/// the host by name and by a handle that it had before.
#[test]
fn all_calls_go_to_the_new_function() {
    for kind in KINDS {
        for warm in [false, true] {
            let engine = engine(kind);
            let instance = instance(&engine, PRICES);
            let price = instance.typed_func::<(i64,), i64>("price").unwrap();
            let calls = || {
                ["direct", "by_table", "price"].map(|name| {
                    let f = instance.typed_func::<(i64,), i64>(name).unwrap();
                    f.call((10,)).unwrap()
                })
            };
            if warm {
                for _ in 0..100 {
                    assert_eq!(calls(), [30; 3], "{kind:?}");
                }
            }
            for factor in [5, 7, 11] {
                let text = format!(
                    "@calls = external global i64
                     define i64 @price(i64 %n) {{
                       store i64 {factor}, ptr @calls
                       %r = mul i64 %n, {factor}
                       ret i64 %r
                     }}"
                );
                replace(&instance, "price", &text).unwrap();
                assert_eq!(calls(), [10 * factor; 3], "{kind:?}");
                assert_eq!(price.call((1,)).unwrap(), factor);
                let of_program = instance.global::<i64>("calls").unwrap();
                assert_eq!(of_program.get(), factor);
            }
        }
    }
}

/// The same of functions that native code would call otherwise than the program and the host do.
#[test]
fn functions_of_other_conventions_are_replaced() {
    for conv in ["preserve_nonecc", "tailcc", "preserve_mostcc", "cc 11"] {
        let text = ["define i64 @price(", "call i64 @price(", "call i64 %f("]
            .into_iter()
            .fold(PRICES.to_string(), |text, call| {
                text.replace(call, &call.replacen("i64", &format!("{conv} i64"), 1))
            });
        for kind in KINDS {
            let engine = engine(kind);
            let instance = instance(&engine, &text);
            let calls = || {
                ["direct", "by_table", "price"].map(|name| {
                    let f = instance.typed_func::<(i64,), i64>(name).unwrap();
                    f.call((10,)).unwrap()
                })
            };
            assert_eq!(calls(), [30; 3], "{kind:?} {conv}");
            for factor in [5, 7] {
                let text = format!(
                    "define {conv} i64 @price(i64 %n) {{ %r = mul i64 %n, {factor} ret i64 %r }}"
                );
                replace(&instance, "price", &text).unwrap();
                assert_eq!(calls(), [10 * factor; 3], "{kind:?} {conv}");
            }
        }
    }
}

/// A new version may use what the program was linked with, its own data and constructors, and what the
/// host keeps for the program; its traps tell of it.
#[test]
fn a_replacement_is_part_of_the_program() {
    for kind in KINDS {
        let engine = engine(kind);
        let mut linker = Linker::new(&engine);
        linker.with_data(AtomicI64::new(0));
        let told = |caller: Caller<'_>, n: i64| -> Result<(), jitlite::Error> {
            caller.data::<AtomicI64>()?.fetch_add(n, Ordering::Relaxed);
            Ok(())
        };
        linker.func("tell", told).unwrap();
        let text = "define i64 @step(i64 %n) { ret i64 %n }
                    define i64 @run(i64 %n) { %r = call i64 @step(i64 %n) ret i64 %r }";
        // SAFETY: as above.
        let instance = unsafe { linker.instantiate(&module(text)) }.unwrap();
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((1,)).unwrap(), 1);
        replace(
            &instance,
            "step",
            "@own = internal global i64 0
             @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
               [{ i32, ptr, ptr } { i32 1, ptr @start, ptr null }]
             define internal void @start() { store i64 100, ptr @own ret void }
             declare void @tell(i64)
             define i64 @step(i64 %n) {
               call void @tell(i64 %n)
               %own = load i64, ptr @own
               %r = sdiv i64 %own, %n
               ret i64 %r
             }",
        )
        .unwrap();
        assert_eq!(run.call((4,)).unwrap(), 25, "{kind:?}");
        assert_eq!(run.call((5,)).unwrap(), 20);
        let data = instance.data::<AtomicI64>().unwrap();
        assert_eq!(data.load(Ordering::Relaxed), 9);
        let trap = run.call((0,)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DivisionByZero, "{kind:?}");
        let names: Vec<_> = trap
            .frames()
            .iter()
            .map(|frame| frame.name().to_owned())
            .collect();
        assert_eq!(names, ["step", "run"], "{kind:?}");
    }
}

/// A loop that runs has its callee replaced many times: it finds each new one, and old code is given back.
#[test]
fn a_running_loop_finds_each_new_callee() {
    let text = "
        @stop = global i8 0
        @seen = global i64 0
        define i64 @step(i64 %n) { ret i64 0 }
        define void @run() {
        entry:
          br label %again
        again:
          %n = phi i64 [ 0, %entry ], [ %next, %again ]
          %next = add i64 %n, 1
          %step = call i64 @step(i64 %n)
          store atomic i64 %step, ptr @seen seq_cst, align 8
          %stop = load atomic i8, ptr @stop seq_cst, align 1
          %go_on = icmp eq i8 %stop, 0
          br i1 %go_on, label %again, label %end
        end:
          ret void
        }";
    for kind in KINDS {
        let engine = engine(kind);
        let instance = instance(&engine, text);
        let seen = instance.global::<i64>("seen").unwrap();
        let stop = instance.global::<i8>("stop").unwrap();
        let (mut most, mut given_back) = (0, false);
        thread::scope(|scope| {
            for _ in 0..2 {
                let run = instance.typed_func::<(), ()>("run").unwrap();
                scope.spawn(move || run.call(()).unwrap());
            }
            for version in 1..=100i64 {
                let text = format!(
                    "define internal i64 @helper(i64 %n) noinline {{ %r = urem i64 %n, 1 ret i64 %r }}
                     define i64 @step(i64 %n) {{
                       %zero = call i64 @helper(i64 %n)
                       %r = add i64 %zero, {version}
                       ret i64 %r
                     }}"
                );
                replace(&instance, "step", &text).unwrap();
                // Two threads may have begun a call of the version before.
                let mut patience = 0;
                while seen.get() != version {
                    thread::yield_now();
                    patience += 1;
                    assert!(patience < 10_000_000, "{kind:?}: {version} is not seen");
                }
                if version == 20 {
                    most = engine.stats().code_bytes;
                }
            }
            // A version has some 200 bytes. A few stay because of numbers that look like addresses of theirs.
            given_back = is_reclaimed(&instance, &engine, most + 4096);
            stop.set(1).unwrap();
        });
        assert!(given_back || !COMPILED.contains(&kind), "{kind:?}");
    }
}

/// A call that is under way in old code goes on in it, over any number of replacements, and returns there.
#[test]
fn calls_under_way_go_on_in_the_old_function() {
    let text = "
        declare void @wait()
        define i64 @work(i64 %n) {
          call void @wait()
          %r = mul i64 %n, 2
          ret i64 %r
        }
        define i64 @run(i64 %n) { %r = call i64 @work(i64 %n) %s = add i64 %r, 1 ret i64 %s }";
    for kind in KINDS {
        let engine = engine(kind);
        let mut linker = Linker::new(&engine);
        let (entered, goes_on) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicBool::new(false)),
        );
        let (set, wait) = (entered.clone(), goes_on.clone());
        let function = move || {
            set.store(true, Ordering::SeqCst);
            while !wait.load(Ordering::SeqCst) {
                thread::sleep(Duration::from_millis(1));
            }
        };
        linker.func("wait", function).unwrap();
        // SAFETY: as above.
        let instance = unsafe { linker.instantiate(&module(text)) }.unwrap();
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let old = thread::spawn({
            let run = run.clone();
            move || run.call((10,)).unwrap()
        });
        while !entered.load(Ordering::SeqCst) {
            thread::yield_now();
        }
        let most = engine.stats().code_bytes + 2048;
        for version in 1..=60i64 {
            let text = format!("define i64 @work(i64 %n) {{ ret i64 {version} }}");
            replace(&instance, "work", &text).unwrap();
            assert_eq!(run.call((0,)).unwrap(), version + 1, "{kind:?}");
        }
        goes_on.store(true, Ordering::SeqCst);
        assert_eq!(old.join().unwrap(), 21, "{kind:?}");
        // A version has 64 bytes at least. Some may stay, as above.
        let given_back = is_reclaimed(&instance, &engine, most);
        assert!(given_back || !COMPILED.contains(&kind), "{kind:?}");
    }
}

/// A function replaces itself while it runs, by way of the host, and returns to its caller from code that is
/// not called any more.
#[test]
fn a_function_has_itself_replaced() {
    for kind in KINDS {
        let engine = engine(kind);
        let mut linker = Linker::new(&engine);
        let again = |caller: Caller<'_>, n: i64| -> Result<(), jitlite::Error> {
            let text = format!("define i64 @f() {{ ret i64 {n} }}");
            // SAFETY: as above.
            unsafe { caller.instance().replace("f", &module(&text)) }
        };
        linker.func("again", again).unwrap();
        let text = "declare void @again(i64)
                    define i64 @f() { call void @again(i64 7) ret i64 1 }
                    define i64 @run() {
                      %a = call i64 @f() %b = call i64 @f()
                      %c = mul i64 %a, 10 %d = add i64 %b, %c ret i64 %d }";
        // SAFETY: as above.
        let instance = unsafe { linker.instantiate(&module(text)) }.unwrap();
        let run = instance.typed_func::<(), i64>("run").unwrap();
        assert_eq!(run.call(()).unwrap(), 17, "{kind:?}");
        assert_eq!(run.call(()).unwrap(), 77, "{kind:?}");
    }
}

/// Recursion goes on in the new function.
#[test]
fn recursion_goes_on_in_the_new_function() {
    let text = "define i64 @down(i64 %n) {
                  %end = icmp sle i64 %n, 0
                  br i1 %end, label %last, label %next
                last:
                  ret i64 0
                next:
                  call void @at(i64 %n)
                  %less = sub i64 %n, 1
                  %r = tail call i64 @down(i64 %less)
                  ret i64 %r
                }
                declare void @at(i64)";
    for kind in KINDS {
        let engine = engine(kind);
        let mut linker = Linker::new(&engine);
        let at = |caller: Caller<'_>, n: i64| -> Result<(), jitlite::Error> {
            match n {
                // SAFETY: as above.
                5 => unsafe {
                    let text = "define i64 @down(i64 %n) { %r = add i64 %n, 100 ret i64 %r }";
                    caller.instance().replace("down", &module(text))
                },
                _ => Ok(()),
            }
        };
        linker.func("at", at).unwrap();
        // SAFETY: as above.
        let instance = unsafe { linker.instantiate(&module(text)) }.unwrap();
        let down = instance.typed_func::<(i64,), i64>("down").unwrap();
        assert_eq!(down.call((1000,)).unwrap(), 104, "{kind:?}");
    }
}

/// Limits are those of the whole program.
#[test]
fn limits_hold_in_replacements() {
    for kind in KINDS {
        let mut config = Config::new();
        config
            .engine(kind)
            .replaceable(true)
            .interruptible(true)
            .fuel(1000);
        let engine = Engine::new(&config).unwrap();
        let instance = instance(
            &engine,
            "define void @f() { ret void } define void @run() { call void @f() ret void }",
        );
        let run = instance.typed_func::<(), ()>("run").unwrap();
        run.call(()).unwrap();
        let spent = 1000 - instance.fuel().unwrap();
        assert!(spent > 0, "{kind:?}");
        let spin = "define void @f() { br label %again again: br label %again }";
        replace(&instance, "f", spin).unwrap();
        let trap = run.call(()).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::OutOfFuel, "{kind:?}");
        instance.set_fuel(u64::MAX);
        let deadline = instance.deadline(Duration::from_millis(20)).unwrap();
        let trap = run.call(()).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
        // What comes while the program is stopped is stopped.
        replace(&instance, "f", spin).unwrap();
        let trap = run.call(()).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
        drop(deadline);
        replace(&instance, "f", "define void @f() { ret void }").unwrap();
        run.call(()).unwrap();
    }
}

/// What cannot be replaced, or not by this, is refused, and all is as it was.
#[test]
fn what_cannot_be_replaced_is_refused() {
    let engine = engine(EngineKind::Auto);
    let instance = instance(&engine, &format!("{PRICES}\ndeclare i64 @labs(i64)"));
    let check = |name: &str, text: &str, what: &str| {
        let error = replace(&instance, name, text).unwrap_err().to_string();
        assert!(error.contains(what), "{error}");
    };
    let price = "define i64 @price(i64 %n) { ret i64 0 }";
    check("nothing", price, "there is no function `@nothing`");
    check("hidden", price, "`@hidden` cannot be replaced");
    check("direct", price, "there is no function `@direct`");
    check(
        "price",
        "define i32 @price(i64 %n) { ret i32 0 }",
        "the program's `@price` is of type `i64 (i64)`",
    );
    check(
        "price",
        "define internal i64 @price(i64 %n) { ret i64 0 }",
        "there is no function `@price`",
    );
    check(
        "price",
        "declare i64 @elsewhere() define i64 @price(i64 %n) { %r = call i64 @elsewhere() ret i64 %r }",
        "`@elsewhere`",
    );
    check(
        "price",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
           [{ i32, ptr, ptr } { i32 1, ptr @start, ptr null }]
         define internal void @start() { unreachable }
         define i64 @price(i64 %n) { ret i64 0 }",
        "unreachable",
    );
    let direct = instance.typed_func::<(i64,), i64>("direct").unwrap();
    assert_eq!(direct.call((10,)).unwrap(), 30);
    let other = Engine::new(&Config::new()).unwrap();
    // SAFETY: as above.
    let fixed = unsafe { Linker::new(&other).instantiate(&module(PRICES)) }.unwrap();
    let error = replace(&fixed, "price", price).unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Unsupported(_)), "{error}");
}

/// Threads call, are compiled for, replace and reclaim at once; each call gives what some version gives.
#[test]
fn many_threads_replace_and_call() {
    let versions = if cfg!(debug_assertions) { 60 } else { 300 };
    for kind in COMPILED {
        let engine = engine(kind);
        let text = "define i64 @f(i64 %n) { ret i64 %n }
                    define i64 @g(i64 %n) { ret i64 %n }
                    define i64 @run(i64 %n) {
                      %a = call i64 @f(i64 %n) %b = call i64 @g(i64 %a) ret i64 %b }";
        let instance = instance(&engine, text);
        let ended = AtomicBool::new(false);
        thread::scope(|scope| {
            for _ in 0..3 {
                let run = instance.typed_func::<(i64,), i64>("run").unwrap();
                let ended = &ended;
                scope.spawn(move || {
                    while !ended.load(Ordering::Relaxed) {
                        let result = run.call((1000,)).unwrap();
                        assert!((1000..=1000 + 2 * versions).contains(&result), "{result}");
                    }
                });
            }
            let replacing = ["f", "g"].map(|name| {
                let instance = &instance;
                scope.spawn(move || {
                    for version in 1..=versions {
                        let text = format!(
                            "define internal i64 @own(i64 %n) noinline {{
                               %r = add i64 %n, {version} ret i64 %r }}
                             define i64 @{name}(i64 %n) {{
                               %r = call i64 @own(i64 %n) ret i64 %r }}"
                        );
                        replace(instance, name, &text).unwrap();
                    }
                })
            });
            for thread in replacing {
                thread.join().unwrap();
            }
            ended.store(true, Ordering::Relaxed);
        });
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((0,)).unwrap(), 2 * versions, "{kind:?}");
    }
}
