//! Host functions that call functions which the program passes to them by their addresses, on each
//! engine.

use std::panic::{self, AssertUnwindSafe};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use crate::support::engines::KINDS;
use crate::support::process;
use jitlite::{
    Caller, Config, Engine, EngineKind, ErrorKind, Instance, Linker, Module, Profile, TrapKind,
};

fn linker(kind: EngineKind) -> Linker {
    let mut config = Config::new();
    config.engine(kind).stack_size(1 << 20);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_libc();
    linker
}

fn instantiate(linker: &Linker, text: &str) -> Instance {
    let module = match Module::from_text("test.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    // SAFETY: the programs of these tests do no harm, or trap where they would.
    match unsafe { linker.instantiate(&module) } {
        Ok(instance) => instance,
        Err(error) => panic!("{error}"),
    }
}

const APPLY: &str = "
    declare i64 @apply(ptr, i64)
    declare i64 @labs(i64)
    define i64 @half(i64 %n) { %r = sdiv i64 %n, 2 ret i64 %r }
    define i64 @over(i64 %n) { %r = sdiv i64 100, %n ret i64 %r }
    define i64 @load(i64 %n) { %p = inttoptr i64 %n to ptr %r = load i64, ptr %p ret i64 %r }
    define i64 @deep(i64 %n) { %m = add i64 %n, 1 %r = call i64 @deep(i64 %m)
      %s = add i64 %r, %n ret i64 %s }
    define i64 @stop(i64 %n) { unreachable }
    define i64 @refused(i64 %n) {
      %p = alloca <vscale x 4 x i32>
      store <vscale x 4 x i32> zeroinitializer, ptr %p
      ret i64 0
    }
    define i64 @again(i64 %n) { %r = call i64 @apply(ptr @over, i64 %n) ret i64 %r }
    define i32 @narrow(i32 %n) { ret i32 %n }
    @table = global [9 x ptr] [ptr @half, ptr @over, ptr @load, ptr @deep, ptr @stop, ptr @refused,
      ptr @again, ptr @labs, ptr @narrow]
    define i64 @run(i64 %which, i64 %n) {
      %p = getelementptr [9 x ptr], ptr @table, i64 0, i64 %which
      %f = load ptr, ptr %p
      %r = call i64 @apply(ptr %f, i64 %n)
      ret i64 %r
    }
    define i64 @give(ptr %f, i64 %n) { %r = call i64 @apply(ptr %f, i64 %n) ret i64 %r }
";

const HALF: i64 = 0;
const OVER: i64 = 1;
const LOAD: i64 = 2;
const DEEP: i64 = 3;
const STOP: i64 = 4;
const REFUSED: i64 = 5;
const AGAIN: i64 = 6;
const LABS: i64 = 7;
const NARROW: i64 = 8;

/// Counts itself when it is dropped.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn a_function_that_was_passed_is_called_with_its_type() {
    for kind in KINDS {
        let dropped = Arc::new(AtomicUsize::new(0));
        let count = dropped.clone();
        let mut linker = linker(kind);
        let apply =
            move |caller: Caller<'_>, f: *const u8, n: i64| -> Result<i64, jitlite::Error> {
                let _counted = Counted(count.clone());
                let f = caller.typed_func_at::<(i64,), i64>(f)?;
                Ok(f.call((n,))? + 1)
            };
        linker.func("apply", apply).unwrap();
        let instance = instantiate(&linker, APPLY);
        let run = instance.typed_func::<(i64, i64), i64>("run").unwrap();
        assert_eq!(run.call((HALF, 10)).unwrap(), 6, "{kind:?}");
        assert_eq!(run.call((AGAIN, 5)).unwrap(), 22, "{kind:?}");
        assert_eq!(run.call((LABS, -7)).unwrap(), 8, "{kind:?}");
        assert_eq!(dropped.swap(0, Ordering::Relaxed), 4);

        // A trap there ends the call there, and is the closure's to pass on.
        let says = |which, n, part: &str| {
            let message = format!("{:#}", run.call((which, n)).unwrap_err());
            assert!(message.contains(part), "{kind:?}: {message}");
        };
        says(OVER, 0, "division by zero in `@over`, line 5");
        says(LOAD, 16, "access to a bad address: 0x10 in `@load`");
        says(DEEP, 0, "stack overflow in `@deep`");
        says(STOP, 0, "an `unreachable` was reached in `@stop`");
        says(REFUSED, 0, "unsupported: `alloca` of type");
        let of_type = "`@narrow` is of type `i32 (i32)`, not `i64 (i64)`";
        says(NARROW, 1, of_type);
        // Of two calls under way each has ended on its own, by the same trap.
        says(AGAIN, 0, "division by zero in `@over`, line 5");
        says(AGAIN, 0, "@again");
        assert_eq!(dropped.swap(0, Ordering::Relaxed), 10);

        let give = instance
            .typed_func::<(*const u8, i64), i64>("give")
            .unwrap();
        let here = &raw const dropped;
        for wrong in [std::ptr::null(), 8 as *const u8, here.cast()] {
            // SAFETY: what the program does there is checked.
            let trap = unsafe { give.call_with_pointers((wrong, 1)) }.unwrap_err();
            let expected = format!("the program has no function at {:#x}", wrong as usize);
            assert_eq!(trap.kind(), &TrapKind::Host(expected), "{kind:?}");
        }
        assert_eq!(run.call((HALF, 10)).unwrap(), 6, "{kind:?}");
    }
}

#[test]
fn a_function_of_another_program_is_not_this_ones() {
    for kind in KINDS {
        let linker = linker(kind);
        let text = "define i64 @f(i64 %n) { ret i64 %n } @address = global ptr @f";
        let (one, other) = (instantiate(&linker, text), instantiate(&linker, text));
        let address = one
            .variable("address")
            .unwrap()
            .address()
            .cast::<*const u8>();
        // SAFETY: the variable is a pointer.
        let address = unsafe { address.read() };
        assert_eq!(one.func_at(address).unwrap().ty().unwrap().params.len(), 1);
        assert!(matches!(
            other.func_at(address).unwrap_err().kind(),
            ErrorKind::NoFunctionAt { .. }
        ));
    }
}

#[test]
fn each_program_is_its_own_caller() {
    for kind in KINDS {
        let mut linker = linker(kind);
        let number = |caller: Caller<'_>| {
            let number = caller.variable("number").unwrap().address().cast::<i64>();
            // SAFETY: the variable is an `i64`, which the caller does not touch meanwhile.
            unsafe { number.read() }
        };
        linker.func("number_of_caller", number).unwrap();
        let text = |number: i64| {
            format!(
                "@number = global i64 {number}
                 declare i64 @number_of_caller()
                 define i64 @ask() {{ %r = call i64 @number_of_caller() ret i64 %r }}"
            )
        };
        let (one, two) = (
            instantiate(&linker, &text(1)),
            instantiate(&linker, &text(2)),
        );
        drop(linker);
        let ask = |instance: &Instance| instance.typed_func::<(), i64>("ask").unwrap().call(());
        assert_eq!((ask(&one).unwrap(), ask(&two).unwrap()), (1, 2), "{kind:?}");
    }
}

#[test]
fn a_caller_that_is_kept_nowhere_goes_with_its_program() {
    let mut linker = linker(EngineKind::Baseline);
    let alive = Arc::new(());
    let (gone, held): (Weak<()>, _) = (Arc::downgrade(&alive), alive);
    let name = move |caller: Caller<'_>| {
        let _ = (&held, caller.instance());
    };
    linker.func("name", name).unwrap();
    let instance = instantiate(
        &linker,
        "declare void @name() define void @run() { call void @name() ret void }",
    );
    instance
        .typed_func::<(), ()>("run")
        .unwrap()
        .call(())
        .unwrap();
    drop(linker);
    assert_eq!(gone.strong_count(), 1);
    drop(instance);
    assert_eq!(gone.strong_count(), 0);
}

#[test]
fn a_panic_goes_through_a_caller() {
    for kind in KINDS {
        let mut linker = linker(kind);
        let apply = |caller: Caller<'_>, f: *const u8, n: i64| -> Result<i64, jitlite::Error> {
            if n == 3 {
                panic::resume_unwind(Box::new(n));
            }
            Ok(caller.typed_func_at::<(i64,), i64>(f)?.call((n,))?)
        };
        linker.func("apply", apply).unwrap();
        let instance = instantiate(&linker, APPLY);
        let run = instance.typed_func::<(i64, i64), i64>("run").unwrap();
        let payload = panic::catch_unwind(AssertUnwindSafe(|| run.call((AGAIN, 3)))).unwrap_err();
        assert_eq!(payload.downcast_ref(), Some(&3i64));
        assert_eq!(run.call((HALF, 10)).unwrap(), 5);
    }
}

/// What a case of the next test is told by.
const CASE: &str = "JITLITE_TEST_CASE";

#[test]
fn a_raw_call_that_traps_says_so_and_aborts() {
    if let Ok(case) = std::env::var(CASE) {
        return call_raw(&case);
    }
    let test = process::test_name(module_path!(), "a_raw_call_that_traps_says_so_and_aborts");
    let cases = [
        ("over", OVER, "division by zero"),
        ("load", LOAD, "access to a bad address"),
        ("deep", DEEP, "stack overflow"),
        ("stop", STOP, "an `unreachable` was reached"),
        ("refused", REFUSED, "unsupported: `alloca` of type"),
        // A closure within panics.
        ("again", AGAIN, "a host function panicked"),
    ];
    for (n, kind) in KINDS.into_iter().enumerate() {
        for (name, which, message) in cases {
            for warm in ["cold", "warm"] {
                let mut command = Command::new(std::env::current_exe().unwrap());
                command
                    .args([&test, "--exact", "--nocapture"])
                    .env(CASE, format!("{n} {which} {warm}"));
                let outcome = process::run(&mut command, b"", Duration::from_secs(60)).unwrap();
                let told = String::from_utf8_lossy(&outcome.stderr);
                let case = format!("{kind:?}, {name}, {warm}: {told}");
                assert_eq!(outcome.status, 134, "{case}");
                let expected = "in a function that a host function has called by its address";
                assert!(told.contains(message) && told.contains(expected), "{case}");
                let said = String::from_utf8_lossy(&outcome.stdout);
                assert!(!said.contains("went on"), "{case}");
            }
        }
    }
}

/// Has a closure call a function of the program by its address, as no closure should.
fn call_raw(case: &str) {
    let words: Vec<&str> = case.split(' ').collect();
    let (kind, which) = (
        KINDS[words[0].parse::<usize>().unwrap()],
        words[1].parse().unwrap(),
    );
    let mut linker = linker(kind);
    let table: Arc<OnceLock<usize>> = Arc::default();
    let over = table.clone();
    let apply = move |f: *const u8, n: i64| -> i64 {
        let _dropped = Counted(Arc::default());
        if over.get() == Some(&(f as usize)) {
            panic!("as is wanted");
        }
        // SAFETY: the function takes and returns an `i64`; what it does is what this is about.
        let f: extern "C" fn(i64) -> i64 = unsafe { std::mem::transmute(f) };
        f(n)
    };
    linker.func("apply", apply).unwrap();
    let instance = instantiate(&linker, APPLY);
    let run = instance.typed_func::<(i64, i64), i64>("run").unwrap();
    // A raw call that does not trap is one like any other.
    assert_eq!(run.call((HALF, 10)).unwrap(), 5);
    if words[2] == "warm" {
        instance.compile_all();
    }
    if which == AGAIN {
        let addresses = instance
            .variable("table")
            .unwrap()
            .address()
            .cast::<usize>();
        // SAFETY: the variable is a table of nine pointers.
        table
            .set(unsafe { addresses.add(OVER as usize).read() })
            .unwrap();
    }
    let result = run.call((which, 0));
    println!("went on: {result:?}");
}
