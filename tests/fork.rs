//! `fork` in a process that has engines, on each of them: the child goes on with what the parent
//! had, whatever its other threads were doing, and whatever the parent does next.

mod support;

use std::cell::Cell;
use std::fmt::Write;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile};
use support::process::{fork, fork_raw};

const KINDS: [EngineKind; 4] = [
    EngineKind::Interp,
    EngineKind::Baseline,
    EngineKind::Opt,
    EngineKind::Auto,
];

const LIMIT: Duration = Duration::from_secs(20);

fn engine(kind: EngineKind) -> Engine {
    Engine::new(Config::new().engine(kind).tiering(100, true)).unwrap()
}

fn instantiate(engine: &Engine, text: &str) -> Instance {
    let module = match Module::from_text("fork.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    // SAFETY: the programs of these tests do no harm.
    unsafe { Linker::new(engine).with_libc().instantiate(&module) }.unwrap()
}

/// `@f0`, `@f1` and so on: `@fN(x)` is `N + 4 * x`, added up in a loop.
fn functions(count: usize) -> String {
    let mut text = String::new();
    for n in 0..count {
        write!(
            text,
            "define i64 @f{n}(i64 %x) {{
             entry:
               br label %loop
             loop:
               %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
               %s = phi i64 [ {n}, %entry ], [ %s1, %loop ]
               %s1 = add i64 %s, %x
               %i1 = add i64 %i, 1
               %more = icmp ult i64 %i1, 4
               br i1 %more, label %loop, label %done
             done:
               ret i64 %s1
             }}\n"
        )
        .unwrap();
    }
    text
}

fn call(instance: &Instance, n: usize, x: i64) -> i64 {
    let f = instance.typed_func::<(i64,), i64>(&format!("f{n}"));
    f.unwrap().call((x,)).unwrap()
}

/// What a child ends with that has got the right answers.
const RIGHT: i32 = 42;

#[test]
fn a_child_compiles_whatever_other_threads_were_doing() {
    const FORKS: usize = 60;
    for kind in KINDS {
        let engine = engine(kind);
        let instance = instantiate(&engine, &functions(FORKS));
        let done = AtomicBool::new(false);
        thread::scope(|scope| {
            // They compile, publish, link and unload all the time.
            for _ in 0..2 {
                scope.spawn(|| {
                    let text = functions(10);
                    while !done.load(Ordering::Relaxed) {
                        instantiate(&engine, &text).compile_all();
                    }
                });
            }
            for n in 0..FORKS {
                let child = fork(|| {
                    let first = call(&instance, n, 10);
                    let other = instantiate(&engine, &functions(3));
                    let right = first == n as i64 + 40 && call(&other, 2, 1) == 6;
                    if right { RIGHT } else { 1 }
                });
                let end = child.wait(LIMIT);
                if end != Ok(RIGHT) {
                    done.store(true, Ordering::Relaxed);
                    panic!("{kind:?}, child {n}: {end:?}");
                }
            }
            done.store(true, Ordering::Relaxed);
        });
    }
}

/// Forks again and again while threads work: what a child says is right must be so in each.
fn fork_beside(
    threads: usize,
    work: impl Fn() + Sync,
    forks: usize,
    mut is_right: impl FnMut() -> bool,
) {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    work();
                }
            });
        }
        let end = (0..forks)
            .map(|_| fork(|| if is_right() { RIGHT } else { 1 }).wait(LIMIT))
            .find(|end| *end != Ok(RIGHT));
        done.store(true, Ordering::Relaxed);
        assert_eq!(end, None);
    });
}

/// What refuses a call looks up the function, for the trap.
#[test]
fn a_child_starts_programs_whatever_calls_are_refused() {
    let mut config = Config::new();
    config.engine(EngineKind::Baseline).interruptible(true);
    let engine = Engine::new(&config).unwrap();
    let stopped = instantiate(&engine, &functions(1));
    stopped.interrupter().interrupt();
    let f = stopped.typed_func::<(i64,), i64>("f0").unwrap();
    let work = || assert!(f.call((1,)).is_err());
    let is_right = || call(&instantiate(&engine, &functions(1)), 0, 1) == 4;
    fork_beside(3, work, 400, is_right);
}

#[cfg(feature = "own-heap")]
#[test]
fn a_child_allocates_whatever_other_threads_allocate() {
    let text = "declare ptr @malloc(i64)
                declare void @free(ptr)
                define i64 @f0(i64 %x) {
                entry:
                  br label %loop
                loop:
                  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
                  %p = call ptr @malloc(i64 %x)
                  store volatile i64 %i, ptr %p
                  call void @free(ptr %p)
                  %i1 = add i64 %i, 1
                  %more = icmp ult i64 %i1, 100
                  br i1 %more, label %loop, label %done
                done:
                  ret i64 %i1
                }";
    let module = Module::from_text("fork.ll", text, Profile::Auto).unwrap();
    let mut linker = Linker::new(&engine(EngineKind::Baseline));
    linker.own_heap(1 << 20);
    // SAFETY: the program writes to what it was given alone.
    let instance = unsafe { linker.instantiate(&module) }.unwrap();
    assert_eq!(call(&instance, 0, 40), 100);
    let work = || assert_eq!(call(&instance, 0, 40), 100);
    fork_beside(3, work, 200, || call(&instance, 0, 50) == 100);
}

/// The dynamic linker of a child that is made in the middle of a load says "Inconsistency detected" and ends
/// the child with its next load.
#[test]
fn a_child_loads_libraries_whatever_other_threads_load() {
    let text = "declare double @llvm.cos.f64(double)
                define i64 @f0(i64 %x) {
                  %d = sitofp i64 %x to double
                  %c = call double @llvm.cos.f64(double %d)
                  %i = fptosi double %c to i64
                  ret i64 %i
                }";
    // Each engine's code is an object of the dynamic linker's, from its first program to its end.
    let work = || {
        let instance = instantiate(&engine(EngineKind::Baseline), &functions(1));
        assert_eq!(call(&instance, 0, 1), 4);
    };
    let is_right = || {
        let instance = instantiate(&engine(EngineKind::Baseline), text);
        call(&instance, 0, 0) == 1
    };
    fork_beside(2, work, 200, is_right);
}

/// Of an engine that was being dropped a child knows nothing: it may have memory of its own there, and
/// searches its stack for addresses of code.
#[test]
fn a_child_finds_its_calls_whatever_other_threads_drop() {
    let text = "declare i64 @fail(i64)
                define i64 @f0(i64 %x) {
                  %r = call i64 @fail(i64 %x)
                  %s = add i64 %r, 1
                  ret i64 %s
                }";
    let fail = |_: i64| -> Result<i64, &'static str> { Err("no") };
    let traps = || {
        let module = Module::from_text("fail.ll", text, Profile::Auto).unwrap();
        let mut linker = Linker::new(&engine(EngineKind::Baseline));
        linker.func("fail", fail).unwrap();
        // SAFETY: the program does no harm.
        let instance = unsafe { linker.instantiate(&module) }.unwrap();
        let f = instance.typed_func::<(i64,), i64>("f0").unwrap();
        let trap = f.call((1,)).unwrap_err();
        trap.call_stack().to_string().contains("@f0")
    };
    fork_beside(2, || assert!(traps()), 200, || (0..20).all(|_| traps()));
}

/// As [`functions`], each of more than a thousand instructions: `@fN(x)` is `N + x`.
fn large_functions(count: usize) -> String {
    let mut text = String::new();
    for n in 0..count {
        writeln!(text, "define i64 @f{n}(i64 %x) {{ %v0 = add i64 %x, {n}").unwrap();
        for i in 0..1200 {
            // The last of two undoes what the first has done.
            let (next, by) = (i + 1, i / 2 * 77 + 5);
            writeln!(text, "%v{next} = xor i64 %v{i}, {by}").unwrap();
        }
        writeln!(text, "ret i64 %v1200 }}").unwrap();
    }
    text
}

/// Where calls can be stopped, large functions are compiled by threads of their own, which others wait for.
#[test]
fn a_child_compiles_what_another_thread_waits_for() {
    const FORKS: usize = 12;
    for kind in [EngineKind::Interp, EngineKind::Opt] {
        let engine = Engine::new(Config::new().engine(kind).interruptible(true)).unwrap();
        let instance = instantiate(&engine, &large_functions(FORKS));
        thread::scope(|scope| {
            let callers = [0, 1, 2]
                .map(|_| scope.spawn(|| (0..FORKS).all(|n| call(&instance, n, 5) == n as i64 + 5)));
            for n in 0..FORKS {
                let child = fork(|| match call(&instance, n, 10) == n as i64 + 10 {
                    true => RIGHT,
                    false => 1,
                });
                assert_eq!(child.wait(LIMIT), Ok(RIGHT), "{kind:?}, child {n}");
            }
            assert!(
                callers
                    .map(|caller| caller.join().unwrap())
                    .iter()
                    .all(|&right| right)
            );
        });
    }
}

#[test]
fn a_child_runs_on_when_its_parent_unloads() {
    for kind in KINDS {
        for round in 0..5 {
            let engine = engine(kind);
            let instance = instantiate(&engine, &functions(20));
            instance.compile_all();
            let child = fork(|| {
                let end = Instant::now() + Duration::from_millis(100);
                while Instant::now() < end {
                    for n in 0..20 {
                        if call(&instance, n, 3) != n as i64 + 12 {
                            return 1;
                        }
                    }
                }
                RIGHT
            });
            drop(instance);
            // What comes in its place has other results.
            let other = instantiate(&engine, &functions(20).replace("ret i64 %s1", "ret i64 -1"));
            assert_eq!(call(&other, 7, 3), -1);
            assert_eq!(child.wait(LIMIT), Ok(RIGHT), "{kind:?}, round {round}");
        }
    }
}

#[test]
fn a_parent_runs_on_when_its_child_unloads() {
    for kind in KINDS {
        let engine = engine(kind);
        let instance = instantiate(&engine, &functions(20));
        instance.compile_all();
        // Each process has one of it.
        let instance = Cell::new(Some(instance));
        let child = fork(|| {
            drop(instance.take());
            let other = instantiate(&engine, &functions(20).replace("ret i64 %s1", "ret i64 -1"));
            if call(&other, 7, 3) == -1 { RIGHT } else { 1 }
        });
        assert_eq!(child.wait(LIMIT), Ok(RIGHT), "{kind:?}");
        let instance = instance.take().unwrap();
        for n in 0..20 {
            assert_eq!(call(&instance, n, 3), n as i64 + 12, "{kind:?}");
        }
    }
}

#[test]
fn children_of_children_have_code_of_their_own() {
    let engine = engine(EngineKind::Baseline);
    let instance = instantiate(&engine, &functions(30));
    assert_eq!(call(&instance, 0, 1), 4);
    let child = fork(|| {
        let inner = fork(|| {
            let right = (0..10).all(|n| call(&instance, n, 2) == n as i64 + 8);
            if right { RIGHT } else { 1 }
        });
        let right = (10..20).all(|n| call(&instance, n, 2) == n as i64 + 8);
        let end = inner.wait(LIMIT);
        if right && end == Ok(RIGHT) { RIGHT } else { 1 }
    });
    let right = (20..30).all(|n| call(&instance, n, 2) == n as i64 + 8);
    assert!(right);
    assert_eq!(child.wait(LIMIT), Ok(RIGHT));
}

/// In a process of its own: without the C library's handlers a child finds the locks of `malloc` as they are, held for
/// ever by threads of the other tests.
#[test]
fn a_child_without_handlers_compiles_in_memory_of_its_own() {
    const ALONE: &str = "JITLITE_FORK_ALONE";
    if std::env::var_os(ALONE).is_none() {
        let name = "a_child_without_handlers_compiles_in_memory_of_its_own";
        let mut alone = Command::new(std::env::current_exe().unwrap());
        alone.args(["--exact", name, "--test-threads=1"]);
        let got = alone.env(ALONE, "1").output().unwrap();
        let said = String::from_utf8_lossy(&got.stdout);
        assert!(got.status.success() && said.contains("1 passed"), "{said}");
        return;
    }
    let engine = engine(EngineKind::Baseline);
    let instance = instantiate(&engine, &functions(20));
    assert_eq!(call(&instance, 0, 1), 4);
    let child = fork_raw(|| {
        let right = (0..10).all(|n| call(&instance, n, 2) == n as i64 + 8);
        if right { RIGHT } else { 1 }
    });
    // Code of other functions comes to lie where the child has put its own.
    let right = (10..20).all(|n| call(&instance, n, 2) == n as i64 + 8);
    assert!(right);
    assert_eq!(child.wait(LIMIT), Ok(RIGHT));
}

/// A function of so many instructions that another thread compiles it again, and one that calls it.
fn large() -> String {
    let mut text = String::from("define i64 @large(i64 %x) {\n  %v0 = add i64 %x, 1\n");
    for n in 1..500 {
        let before = n - 1;
        writeln!(text, "  %v{n} = xor i64 %v{before}, {}", n * 7919 % 1000).unwrap();
    }
    text + "  ret i64 %v499\n}\n"
}

#[test]
fn a_child_optimizes_with_a_thread_of_its_own() {
    let engine = engine(EngineKind::Auto);
    let hot = |instance: &Instance, functions: usize| {
        let large = instance.typed_func::<(i64,), i64>("large").unwrap();
        let end = Instant::now() + Duration::from_secs(5);
        while instance.optimized().functions < functions && Instant::now() < end {
            large.call((1,)).unwrap();
        }
        instance.optimized().functions
    };
    // The parent's thread is there by now.
    let first = instantiate(&engine, &large());
    assert_eq!(hot(&first, 1), 1);
    let child = fork(|| {
        let second = instantiate(&engine, &large());
        if hot(&second, 2) == 2 { RIGHT } else { 1 }
    });
    assert_eq!(child.wait(LIMIT), Ok(RIGHT));
}
