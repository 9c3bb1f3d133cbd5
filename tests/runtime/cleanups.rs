//! A trap runs the cleanups of the frames that it crosses: those of the program, on each engine, and those of
//! libraries of C++ that it goes through.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use crate::support::engines::KINDS;
use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind};

/// `outer` calls `plain`, which calls `inner`, which calls the host; two of them have cleanups.
const TEXT: &str = "
    @done = global i64 0
    declare i32 @__gcc_personality_v0(...)
    declare void @host(i64)
    define void @add(i64 %n) {
      %old = load i64, ptr @done
      %ten = mul i64 %old, 10
      %new = add i64 %ten, %n
      store i64 %new, ptr @done
      ret void
    }
    define i64 @get() { %n = load i64, ptr @done store i64 0, ptr @done ret i64 %n }
    define void @inner(i64 %n) noinline personality ptr @__gcc_personality_v0 {
      invoke void @host(i64 %n) to label %fine unwind label %pad
    fine:
      call void @add(i64 7)
      ret void
    pad:
      %l = landingpad { ptr, i32 } cleanup
      call void @add(i64 1)
      resume { ptr, i32 } %l
    }
    define void @plain(i64 %n) noinline {
      call void @inner(i64 %n)
      call void @add(i64 8)
      ret void
    }
    define void @outer(i64 %n) personality ptr @__gcc_personality_v0 {
      invoke void @plain(i64 %n) to label %fine unwind label %pad
    fine:
      call void @add(i64 9)
      ret void
    pad:
      %l = landingpad { ptr, i32 } cleanup
      call void @add(i64 2)
      %again = icmp eq i64 %n, 3
      br i1 %again, label %fail, label %go
    fail:
      call void @host(i64 4)
      unreachable
    go:
      resume { ptr, i32 } %l
    }
";

fn instantiate(linker: &Linker, text: &str) -> Instance {
    let module = match Module::from_text("test.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    // SAFETY: the programs of these tests do no harm.
    match unsafe { linker.instantiate(&module) } {
        Ok(instance) => instance,
        Err(error) => panic!("{error}"),
    }
}

/// A linker with the host function: 1 is an error, 2 a panic, 3 and 4 are errors.
fn linker(kind: EngineKind, cleanups: bool) -> (Linker, Arc<AtomicUsize>) {
    let mut config = Config::new();
    config.engine(kind).run_cleanups(cleanups);
    // The unwinder is told of code in either way.
    config.unwinding(kind != EngineKind::Opt);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_process().find_libraries(true);
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let host = move |n: i64| -> Result<(), String> {
        counted.fetch_add(1, Ordering::Relaxed);
        match n {
            0 => Ok(()),
            2 => panic!("thrown"),
            _ => Err(format!("error {n}")),
        }
    };
    linker.func("host", host).unwrap();
    (linker, calls)
}

#[test]
fn errors_and_panics_run_the_cleanups_that_they_cross() {
    for kind in KINDS {
        let (linker, calls) = linker(kind, true);
        let instance = instantiate(&linker, TEXT);
        let outer = instance.typed_func::<(i64,), ()>("outer").unwrap();
        let get = instance.typed_func::<(), i64>("get").unwrap();
        // More than one, so that what was entered is seen to be left.
        for _ in 0..3 {
            outer.call((0,)).unwrap();
            assert_eq!(get.call(()).unwrap(), 789, "{kind:?}");
            let trap = outer.call((1,)).unwrap_err();
            assert_eq!(trap.kind(), &TrapKind::Host("error 1".into()), "{kind:?}");
            assert_eq!(get.call(()).unwrap(), 12, "{kind:?}");
            let panicked = panic::catch_unwind(AssertUnwindSafe(|| outer.call((2,))));
            let payload = panicked.unwrap_err();
            assert_eq!(payload.downcast_ref::<&str>(), Some(&"thrown"), "{kind:?}");
            assert_eq!(get.call(()).unwrap(), 12, "{kind:?}");
            // What goes wrong in a cleanup is not told of, but ends it.
            let trap = outer.call((3,)).unwrap_err();
            assert_eq!(trap.kind(), &TrapKind::Host("error 3".into()), "{kind:?}");
            assert_eq!(get.call(()).unwrap(), 12, "{kind:?}");
        }
        assert_eq!(calls.load(Ordering::Relaxed), 3 * 5, "{kind:?}");
    }
}

#[test]
fn cleanups_can_be_left_out() {
    for kind in KINDS {
        let (linker, _) = linker(kind, false);
        let instance = instantiate(&linker, TEXT);
        let outer = instance.typed_func::<(i64,), ()>("outer").unwrap();
        let get = instance.typed_func::<(), i64>("get").unwrap();
        let trap = outer.call((1,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::Host("error 1".into()), "{kind:?}");
        assert_eq!(get.call(()).unwrap(), 0, "{kind:?}");
    }
}

/// What traps, each in a function of its own.
const CAUSES: &str = "
    @zero = global i128 0
    @place = global i64 0
    @nowhere = global ptr inttoptr (i64 64 to ptr)
    declare void @llvm.trap()
    declare void @llvm.ubsantrap(i8 immarg)
    declare void @abort()
    define void @divides() noinline {
      %zero = load volatile i64, ptr @zero
      %n = sdiv i64 7, %zero
      store volatile i64 %n, ptr @zero
      ret void
    }
    define void @divides_wide() noinline {
      %zero = load volatile i128, ptr @zero
      %n = udiv i128 7, %zero
      store volatile i128 %n, ptr @zero
      ret void
    }
    define void @stops() noinline { call void @llvm.trap() unreachable }
    define void @checks() noinline { call void @llvm.ubsantrap(i8 0) unreachable }
    define void @is_not_reached() noinline { unreachable }
    define void @stores() noinline {
      %p = load ptr, ptr @nowhere
      store volatile i64 1, ptr %p
      ret void
    }
    define void @jumps() noinline {
      %p = load ptr, ptr @nowhere
      call void %p()
      ret void
    }
    define void @recurses() noinline { call void @deep(ptr @place) ret void }
    define void @deep(ptr %p) noinline {
      %a = alloca [10 x i64]
      store volatile i64 1, ptr %p
      call void @deep(ptr %a)
      store volatile i64 2, ptr %a
      ret void
    }
    define void @recurses_wide() noinline { call void @wide(ptr @place) ret void }
    define void @wide(ptr %p) noinline {
      %a = alloca [12500 x i64]
      store volatile i64 1, ptr %p
      call void @wide(ptr %a)
      store volatile i64 2, ptr %a
      ret void
    }
    define void @aborts() noinline { call void @abort() ret void }
    declare void @start()
    define void @runs() noinline {
    entry:
      call void @start()
      br label %again
    again:
      %n = load volatile i64, ptr @zero
      br label %again
    }
    define void @by_address(i64 %n) personality ptr @__gcc_personality_v0 {
      %f = inttoptr i64 %n to ptr
      invoke void %f() to label %fine unwind label %pad
    fine:
      ret void
    pad:
      %l = landingpad { ptr, i32 } cleanup
      call void @add(i64 1)
      resume { ptr, i32 } %l
    }
    define i64 @address(i64 %n) {
      %a = getelementptr ptr, ptr @causes, i64 %n
      %f = load i64, ptr %a
      ret i64 %f
    }
    @causes = constant [11 x ptr] [ptr @divides, ptr @divides_wide, ptr @stops, ptr @checks,
      ptr @is_not_reached, ptr @stores, ptr @jumps, ptr @recurses, ptr @recurses_wide, ptr @aborts, ptr @runs]
";

/// The program without the host function: `outer` calls `inner`, which calls what it is given the address of.
fn without_host() -> String {
    let text = TEXT.replace("declare void @host(i64)", "");
    text.replace("@host(", "@by_address(") + CAUSES
}

/// The traps of [`CAUSES`] in their order, but for the last.
fn kinds() -> [TrapKind; 10] {
    [
        TrapKind::DivisionByZero,
        TrapKind::DivisionByZero,
        TrapKind::Abort,
        TrapKind::Ubsan(0),
        TrapKind::Unreachable,
        TrapKind::BadAddress(Some(64)),
        TrapKind::BadAddress(Some(64)),
        TrapKind::StackOverflow,
        TrapKind::StackOverflow,
        TrapKind::Aborted,
    ]
}

#[test]
fn every_trap_runs_the_cleanups_that_it_crosses() {
    for kind in KINDS {
        let mut config = Config::new();
        config.engine(kind).stack_size(1 << 20);
        let mut linker = Linker::new(&Engine::new(&config).unwrap());
        linker.with_process().find_libraries(true);
        linker.func("start", || ()).unwrap();
        let instance = instantiate(&linker, &without_host());
        let outer = instance.typed_func::<(i64,), ()>("outer").unwrap();
        let address = instance.typed_func::<(i64,), i64>("address").unwrap();
        let get = instance.typed_func::<(), i64>("get").unwrap();
        for _ in 0..3 {
            for (n, expected) in (0..).zip(kinds()) {
                let cause = address.call((n,)).unwrap();
                let trap = outer.call((cause,)).unwrap_err();
                assert_eq!(trap.kind(), &expected, "{kind:?}");
                let found = get.call(()).unwrap();
                assert_eq!(found, 112, "{kind:?} {expected:?}");
                let calls = trap.call_stack().to_string();
                assert!(calls.contains("@outer"), "{kind:?} {expected:?}\n{calls}");
            }
        }
    }
}

#[test]
fn limits_run_cleanups_and_hold_in_them() {
    for kind in KINDS {
        let mut config = Config::new();
        config
            .engine(kind)
            .interruptible(true)
            .fuel(1_000_000_000_000);
        let mut linker = Linker::new(&Engine::new(&config).unwrap());
        linker.with_process().find_libraries(true);
        let (start, started) = mpsc::channel();
        linker
            .func("start", move || start.send(()).unwrap())
            .unwrap();
        let instance = instantiate(&linker, &without_host());
        let outer = instance.typed_func::<(i64,), ()>("outer").unwrap();
        let get = instance.typed_func::<(), i64>("get").unwrap();
        let address = instance.typed_func::<(i64,), i64>("address").unwrap();
        let cause = address.call((10,)).unwrap();

        let interrupter = instance.interrupter();
        let waits = thread::spawn(move || {
            started.recv().unwrap();
            interrupter.interrupt();
            started
        });
        let trap = outer.call((cause,)).unwrap_err();
        let _started = waits.join().unwrap();
        assert_eq!(trap.kind(), &TrapKind::Interrupted, "{kind:?}");
        instance.clear_interrupt();
        assert_eq!(get.call(()).unwrap(), 112, "{kind:?}");

        let deadline = instance.deadline(Duration::from_millis(300)).unwrap();
        let trap = outer.call((cause,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::DeadlineExceeded, "{kind:?}");
        drop(deadline);
        assert_eq!(get.call(()).unwrap(), 112, "{kind:?}");

        instance.set_fuel(10_000);
        let trap = outer.call((cause,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::OutOfFuel, "{kind:?}");
        instance.set_fuel(10_000);
        assert_eq!(get.call(()).unwrap(), 112, "{kind:?}");
    }
}

const CXX: &str = r#"
static long order;
struct Guard {
    int n;
    ~Guard() { order = order * 10 + n; }
};
extern "C" {
void guards(void (*f)()) {
    Guard guard{1};
    f();
    Guard never{9};
}
void catches(void (*f)()) {
    Guard guard{3};
    try {
        f();
    } catch (...) {
        order = order * 10 + 2;
    }
    order = order * 10 + 9;
}
void throws(void (*f)()) {
    try {
        throw 5;
    } catch (int) {
        Guard guard{4};
        f();
    }
}
void never_throws(void (*f)()) noexcept {
    Guard guard{9};
    f();
}
long taken() {
    long found = order;
    order = 0;
    return found;
}
}
"#;

/// Calls of what is to trap through that library: `all` by three of its functions, `quiet` by what must not
/// throw.
const THROUGH_CXX: &str = "
    @cause = global ptr null
    declare void @guards(ptr)
    declare void @catches(ptr)
    declare void @throws(ptr)
    declare void @never_throws(ptr)
    declare i64 @taken()
    define void @all(i64 %n) {
      %f = inttoptr i64 %n to ptr
      store ptr %f, ptr @cause
      call void @catches(ptr @middle)
      ret void
    }
    define void @middle() { call void @throws(ptr @innermost) ret void }
    define void @innermost() {
      %f = load ptr, ptr @cause
      call void @guards(ptr %f)
      ret void
    }
    define void @quiet(i64 %n) {
      %f = inttoptr i64 %n to ptr
      store ptr %f, ptr @cause
      call void @guards(ptr @silent)
      ret void
    }
    define void @silent() {
      %f = load ptr, ptr @cause
      call void @never_throws(ptr %f)
      ret void
    }
";

/// A library of C++ whose functions call what they are given; `None` without a compiler.
fn cxx_library() -> Option<std::path::PathBuf> {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cleanups");
    std::fs::create_dir_all(&folder).unwrap();
    let (source, library) = (folder.join("guards.cpp"), folder.join("libguards.so"));
    std::fs::write(&source, CXX).unwrap();
    let mut compile = std::process::Command::new("c++");
    compile.args(["-std=c++17", "-O1", "-shared", "-fPIC", "-o"]);
    compile.arg(&library).arg(&source);
    let ran = crate::support::process::run(&mut compile, b"", Duration::from_secs(60));
    let is_there = ran.is_ok_and(|ran| ran.status == 0);
    if !is_there {
        eprintln!("skipped: there is no compiler of C++");
    }
    is_there.then_some(library)
}

#[test]
fn traps_go_through_libraries_of_cxx() {
    let Some(library) = cxx_library() else {
        return;
    };
    let text = without_host() + THROUGH_CXX;
    for kind in KINDS {
        let mut config = Config::new();
        config.engine(kind).stack_size(1 << 20);
        let mut linker = Linker::new(&Engine::new(&config).unwrap());
        linker.with_process().find_libraries(true);
        // SAFETY: the library is the one above.
        unsafe { linker.library(&library) }.unwrap();
        linker.func("start", || ()).unwrap();
        let instance = instantiate(&linker, &text);
        let all = instance.typed_func::<(i64,), ()>("all").unwrap();
        let quiet = instance.typed_func::<(i64,), ()>("quiet").unwrap();
        let address = instance.typed_func::<(i64,), i64>("address").unwrap();
        let taken = instance.typed_func::<(), i64>("taken").unwrap();
        for _ in 0..3 {
            for (n, expected) in (0..).zip(kinds()) {
                let cause = address.call((n,)).unwrap();
                let trap = all.call((cause,)).unwrap_err();
                assert_eq!(trap.kind(), &expected, "{kind:?}");
                let found = taken.call(()).unwrap();
                assert_eq!(found, 1423, "{kind:?} {expected:?}");
                // What must not be left by an exception is where the cleanups end.
                let trap = quiet.call((cause,)).unwrap_err();
                assert_eq!(trap.kind(), &expected, "{kind:?}");
                assert_eq!(taken.call(()).unwrap(), 0, "{kind:?} {expected:?}");
            }
        }
    }
}
