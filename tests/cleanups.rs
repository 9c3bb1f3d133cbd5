//! What ends a call into a program from within a host function, an error or a panic, runs the cleanups
//! of the program's frames that it crosses, on each engine that compiles.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind};

const KINDS: [EngineKind; 3] = [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto];

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
