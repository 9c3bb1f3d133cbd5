//! The library as its users see it, on each engine.

mod build;
mod build_mistakes;
mod build_random;
mod c_api;
mod callbacks;
mod changed_files;
mod constructors;
mod examples;
mod grants;
mod heap;
mod host;
mod lent;
mod linked;
mod many;
mod recording;
mod sandbox;
mod shared;
mod stack_maps;
mod stepping;
#[path = "../support/mod.rs"]
mod support;
mod values;
mod variables;

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

use jitlite::diag::{Diagnostics, Source};
use jitlite::{
    Config, Engine, EngineKind, Error, ErrorKind, Instance, Linker, Module, Profile, Trap,
    TrapKind, TypedFunc, Val,
};
use support::engines::KINDS;

fn linker(kind: EngineKind) -> Linker {
    let mut config = Config::new();
    config.engine(kind).stack_size(1 << 20);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_libc();
    linker
}

fn module(text: &str) -> Module {
    match Module::from_text("test.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    }
}

fn instantiate(linker: &Linker, text: &str) -> Instance {
    // SAFETY: the programs of these tests do no harm, or trap where they would.
    match unsafe { linker.instantiate(&module(text)) } {
        Ok(instance) => instance,
        Err(error) => panic!("{error}"),
    }
}

fn link_error(linker: &Linker, text: &str) -> String {
    // SAFETY: as above.
    let result = unsafe { linker.instantiate(&module(text)) };
    result.unwrap_err().to_string()
}

#[test]
fn a_module_is_read_from_bytes_of_either_kind() {
    let text = "define i32 @twice(i32 %n) {\n  %r = add i32 %n, %n\n  ret i32 %r\n}\n";
    let bitcode = jitlite::bitcode::write(module(text).ir()).unwrap();
    for bytes in [text.as_bytes(), &bitcode] {
        let module = Module::from_bytes("test", bytes, Profile::Auto).unwrap();
        for kind in KINDS {
            // SAFETY: it does no harm.
            let instance = unsafe { linker(kind).instantiate(&module) }.unwrap();
            let twice = instance.typed_func::<(i32,), i32>("twice").unwrap();
            assert_eq!(twice.call((21,)).unwrap(), 42);
        }
    }
    let cut = &bitcode[..bitcode.len() / 2];
    let error = Module::from_bytes("test", cut, Profile::Auto).unwrap_err();
    assert!(error.to_string().contains("byte"), "{error}");
}

#[test]
fn bodies_of_bitcode_are_read_and_verified_when_they_are_called() {
    let text = "
        define internal i32 @wrong(i1 %c) {
          br i1 %c, label %a, label %b
        a:
          %r = add i32 1, 2
          br label %b
        b:
          ret i32 %r
        }
        define i32 @right(i32 %n) { %r = add i32 %n, 1 ret i32 %r }
        define i32 @both(i32 %n) {
          %a = call i32 @right(i32 %n)
          %r = call i32 @wrong(i1 true)
          ret i32 %r
        }
    ";
    let source = Source::new("lazy.ll", text).unwrap();
    let unverified = jitlite::text::parse(Arc::new(source), &mut Diagnostics::default());
    let bitcode = jitlite::bitcode::write(&unverified).unwrap();
    assert!(Module::from_bytes("lazy.bc", &bitcode[..], Profile::Auto).is_err());
    let module = Module::from_bytes_lazily("lazy.bc", &bitcode[..], Profile::Auto).unwrap();
    let names: Vec<String> = module.functions().map(|(name, _)| name).collect();
    assert_eq!(names, ["wrong", "right", "both"]);
    let printed = jitlite::ir::print::module(&unverified);
    let printed = String::from_utf8(printed).unwrap();
    let before = printed
        .lines()
        .take_while(|line| !line.contains("call i32 @wrong"));
    let line = Some(before.count() as u32 + 1);
    for kind in [
        EngineKind::Interp,
        EngineKind::Baseline,
        EngineKind::Auto,
        EngineKind::Opt,
    ] {
        // SAFETY: it does no harm.
        let instance = unsafe { linker(kind).instantiate(&module) }.unwrap();
        let right = instance.typed_func::<(i32,), i32>("right").unwrap();
        assert_eq!(right.call((41,)).unwrap(), 42);
        let both = instance.typed_func::<(i32,), i32>("both").unwrap();
        for _ in 0..2 {
            match both.call((1,)) {
                Err(trap) => {
                    let message = trap.to_string();
                    assert!(matches!(trap.kind(), TrapKind::Invalid(_)), "{message}");
                    assert!(message.contains("not defined on every path"), "{message}");
                    assert_eq!(trap.frames()[0].name(), "both");
                    // Of the text that stands for the bitcode.
                    assert_eq!(trap.frames()[0].line(), line);
                }
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(instance.failures()[0].diagnostic.code, "dominance");
    }
    // What was asked of the whole is answered, too.
    let bodies = module.ir().funcs.values().filter(|f| f.body.is_some());
    assert_eq!(bodies.count(), 3);
}

#[test]
fn what_is_wrong_in_one_body_is_wrong_in_the_next() {
    let text = "
        @g = global i32 0
        define i64 @first() { ret i64 trunc (i32 ptrtoint (ptr @g to i32) to i64) }
        define i64 @second() { ret i64 trunc (i32 ptrtoint (ptr @g to i32) to i64) }
        define i64 @third() { ret i64 3 }
    ";
    let source = Source::new("lazy.ll", text).unwrap();
    let unverified = jitlite::text::parse(Arc::new(source), &mut Diagnostics::default());
    let bitcode = jitlite::bitcode::write(&unverified).unwrap();
    let module = Module::from_bytes_lazily("lazy.bc", &bitcode[..], Profile::Auto).unwrap();
    for kind in KINDS {
        // SAFETY: it does no harm.
        let instance = unsafe { linker(kind).instantiate(&module) }.unwrap();
        for name in ["first", "second"] {
            let wrong = instance.typed_func::<(), i64>(name).unwrap();
            let trap = wrong.call(()).unwrap_err();
            assert!(
                matches!(trap.kind(), TrapKind::Invalid(_)),
                "{name}: {trap}"
            );
        }
        let third = instance.typed_func::<(), i64>("third").unwrap();
        assert_eq!(third.call(()).unwrap(), 3);
    }
}

#[test]
fn functions_are_called_with_their_types() {
    let text = "
        define i64 @add(i64 %a, i32 %b, i1 %c) {
          %b64 = sext i32 %b to i64
          %c64 = zext i1 %c to i64
          %s = add i64 %a, %b64
          %t = add i64 %s, %c64
          ret i64 %t
        }
        define double @half(double %x) { %r = fdiv double %x, 2.0 ret double %r }
        define i1 @not(i1 %b) { %r = xor i1 %b, true ret i1 %r }
        define i8 @low(i64 %n) { %r = trunc i64 %n to i8 ret i8 %r }
        define void @set(i64* %p, i64 %n) { store i64 %n, i64* %p ret void }
        define i64 @eighth(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
          %r = sub i64 %g, %h
          ret i64 %r
        }
    ";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let add = instance.typed_func::<(i64, i32, bool), i64>("add").unwrap();
        assert_eq!(add.call((1 << 40, -5, true)).unwrap(), (1 << 40) - 4);
        let half = instance.typed_func::<(f64,), f64>("half").unwrap();
        assert_eq!(half.call((5.0,)).unwrap(), 2.5);
        let not = instance.typed_func::<(bool,), bool>("not").unwrap();
        assert!(!not.call((true,)).unwrap() && not.call((false,)).unwrap());
        let low = instance.typed_func::<(i64,), i8>("low").unwrap();
        assert_eq!(low.call((0x1_00ff,)).unwrap(), -1);
        let set = instance.typed_func::<(*mut i64, i64), ()>("set").unwrap();
        let mut word = 0i64;
        // SAFETY: the word is there to be written.
        unsafe { set.call_with_pointers((&mut word, 7)) }.unwrap();
        assert_eq!(word, 7);
        let set = instance.typed_func::<(&mut i64, i64), ()>("set").unwrap();
        set.call((&mut word, 8)).unwrap();
        assert_eq!(word, 8);
        type Eight = (i64, i64, i64, i64, i64, i64, i64, i64);
        let eighth = instance.typed_func::<Eight, i64>("eighth").unwrap();
        assert_eq!(eighth.call((1, 2, 3, 4, 5, 6, 70, 8)).unwrap(), 62);
    }
}

#[test]
fn types_are_checked() {
    let text = "
        define i64 @f(i64 %a) { ret i64 %a }
        define void @v(x86_fp80 %s) { ret void }
        @data = global i64 5
    ";
    let instance = instantiate(&linker(EngineKind::Baseline), text);
    let error = |result: Result<(), Error>| result.unwrap_err().to_string();
    let wrong = instance.typed_func::<(i32,), i64>("f").map(drop);
    assert_eq!(error(wrong), "`@f` is of type `i64 (i64)`, not `i64 (i32)`");
    let wrong = instance.typed_func::<(i64,), ()>("f").map(drop);
    assert_eq!(
        error(wrong),
        "`@f` is of type `i64 (i64)`, not `void (i64)`"
    );
    let wrong = instance.typed_func::<(), ()>("v").map(drop);
    assert!(error(wrong).contains("cannot be passed"));
    let missing = instance.func("nothing").map(drop);
    assert_eq!(error(missing), "there is no function `@nothing`");
    assert_eq!(
        error(instance.func("data").map(drop)),
        "there is no function `@data`"
    );
    let data = instance.variable("data").unwrap().address().cast::<i64>();
    // SAFETY: the variable is an `i64`.
    assert_eq!(unsafe { data.read() }, 5);

    let f = instance.func("f").unwrap();
    assert_eq!(f.ty().unwrap().to_string(), "i64 (i64)");
    assert_eq!(f.call(&[Val::I64(3)]).unwrap(), Some(Val::I64(3)));
    assert!(matches!(
        f.call(&[]).unwrap_err().kind(),
        ErrorKind::WrongType { .. }
    ));
    assert!(matches!(
        f.call(&[Val::I32(3)]).unwrap_err().kind(),
        ErrorKind::WrongType { .. }
    ));
    let two = [Val::I64(3), Val::I64(3)];
    assert!(matches!(
        f.call(&two).unwrap_err().kind(),
        ErrorKind::WrongType { .. }
    ));
}

#[test]
fn closures_have_state_and_types() {
    let text = "
        declare i64 @count(i64)
        define i64 @run(i64 %n) {
          %a = call i64 @count(i64 %n)
          %b = call i64 @count(i64 %n)
          ret i64 %b
        }
    ";
    for kind in KINDS {
        let total = Arc::new(AtomicI64::new(100));
        let sum = total.clone();
        let mut linker = linker(kind);
        let count = move |n: i64| sum.fetch_add(n, Ordering::Relaxed) + n;
        linker.func("count", count).unwrap();
        let again = linker.func("count", || ()).map(drop).unwrap_err();
        assert_eq!(
            again.to_string(),
            "two symbols of the host are named `count`"
        );
        let instance = instantiate(&linker, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((5,)).unwrap(), 110);
        assert_eq!(total.load(Ordering::Relaxed), 110);
        drop(linker);
        assert_eq!(run.call((1,)).unwrap(), 112);
    }
    let mut linker = linker(EngineKind::Baseline);
    linker.func("count", |_: i32| 0i64).unwrap();
    let error = link_error(&linker, text);
    assert!(
        error.contains("the host function `@count` is of type `i64 (i32)`"),
        "{error}"
    );
    assert!(error.contains("declared as `i64 (i64)`"), "{error}");
}

#[test]
fn undefined_functions_are_link_errors() {
    let text = "
        declare void @no_such_function()
        define void @f() { call void @no_such_function() ret void }
    ";
    let error = link_error(&linker(EngineKind::Baseline), text);
    assert!(
        error.contains("function `@no_such_function` of type `void ()`"),
        "{error}"
    );
    for kind in KINDS {
        let mut config = Config::new();
        config.engine(kind).lazy_linking(true);
        let linker = Linker::new(&Engine::new(&config).unwrap());
        let instance = instantiate(&linker, text);
        let f = instance.typed_func::<(), ()>("f").unwrap();
        let trap = f.call(()).unwrap_err();
        let expected = "the undefined function `@no_such_function` was called";
        assert_eq!(trap.kind(), &TrapKind::Undefined(expected.into()));
        assert_eq!(trap.frames()[0].name(), "f");
    }
}

#[test]
fn traps_name_functions_and_lines() {
    let text = "define i64 @main(i64 %n) {
  %r = call i64 @middle(i64 %n)
  ret i64 %r
}
define i64 @middle(i64 %n) {
  %z = sub i64 %n, 1
  %r = call i64 @divide(i64 100, i64 %z)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @divide(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @null(i64* %p) {
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @deep(i64 %n) {
  %m = add i64 %n, 1
  %r = call i64 @deep(i64 %m)
  %s = add i64 %r, %n
  ret i64 %s
}
define void @stop() {
  unreachable
}
";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let main = instance.typed_func::<(i64,), i64>("main").unwrap();
        assert_eq!(main.call((11,)).unwrap(), 11);
        let trap = main.call((1,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::DivisionByZero, "{kind:?}");
        let frames: Vec<_> = trap.frames().iter().map(|f| (f.name(), f.line())).collect();
        let expected = [("divide", 12), ("middle", 7), ("main", 2)];
        let expected = expected.map(|(name, line)| (name.to_string(), Some(line)));
        assert_eq!(frames, expected, "{kind:?}");
        assert_eq!(trap.to_string(), "division by zero in `@divide`, line 12");

        let divide = instance.typed_func::<(i64, i64), i64>("divide").unwrap();
        let trap = divide.call((i64::MIN, -1)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::DivisionOverflow);

        let null = instance.typed_func::<(*const i64,), i64>("null").unwrap();
        // SAFETY: there is nothing to be read.
        let trap = unsafe { null.call_with_pointers((16 as *const i64,)) }.unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::BadAddress(Some(16)));
        assert_eq!(trap.frames()[0].line(), Some(16));

        let deep = instance.typed_func::<(i64,), i64>("deep").unwrap();
        let trap = deep.call((0,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::StackOverflow);
        assert!(trap.frames().iter().all(|frame| frame.name() == "deep"));
        let (before, omitted) = trap.omitted().unwrap();
        assert!(before >= 64 && omitted > 1000, "{before} {omitted}");

        let stop = instance.typed_func::<(), ()>("stop").unwrap();
        let trap = stop.call(()).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::Unreachable);
        assert_eq!(trap.frames()[0].line(), Some(26));
    }
}

#[test]
fn a_call_of_nothing_is_a_trap() {
    let text = "
        define i64 @call(i64 ()* %f) {
          %r = call i64 %f()
          ret i64 %r
        }
    ";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let call = instance.typed_func::<(*const u8,), i64>("call").unwrap();
        let word = 0u64;
        for wild in [0, 64, 0x10_0000_0000, (&raw const word) as usize] {
            // SAFETY: there is nothing to be called.
            let trap = unsafe { call.call_with_pointers((wild as *const u8,)) }.unwrap_err();
            let expected = TrapKind::BadAddress(Some(wild as u64));
            assert_eq!(trap.kind(), &expected, "{kind:?}");
            assert_eq!(trap.frames()[0].name(), "call", "{kind:?}");
            assert_eq!(trap.frames()[0].line(), Some(3), "{kind:?}");
        }
    }
}

const CALLS_HOST: &str = "
    declare i64 @host(i64)
    define i64 @run(i64 %n) { %r = call i64 @host(i64 %n) ret i64 %r }
";

#[test]
fn a_host_function_may_call_the_program() {
    for kind in KINDS {
        let run: Arc<OnceLock<TypedFunc<(i64,), i64>>> = Arc::default();
        let again = run.clone();
        let mut linker = linker(kind);
        let host = move |n: i64| match n {
            0 => Ok(0),
            // A trap within is an error here, and a trap of the call without.
            13 => Err("thirteen".to_string()),
            n => match again.get() {
                Some(run) => run
                    .call((n - 1,))
                    .map(|r| r + n)
                    .map_err(|trap| trap.to_string()),
                None => Ok(-1),
            },
        };
        linker.func("host", host).unwrap();
        let instance = instantiate(&linker, CALLS_HOST);
        run.set(instance.typed_func("run").unwrap()).unwrap();
        let call = |n| run.get().unwrap().call((n,));
        assert_eq!(call(4).unwrap(), 10);
        let trap = call(15).unwrap_err();
        let expected = "thirteen in `@run`, line 3 in `@run`, line 3";
        assert_eq!(trap.kind(), &TrapKind::Host(expected.into()));
        assert_eq!(call(12).unwrap(), 78);
    }
}

#[test]
fn a_panic_crosses_the_program() {
    for kind in KINDS {
        let mut linker = linker(kind);
        let host = |n: i64| -> i64 {
            if n > 2 {
                panic::resume_unwind(Box::new(n));
            }
            n
        };
        linker.func("host", host).unwrap();
        let instance = instantiate(&linker, CALLS_HOST);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((1,)).unwrap(), 1);
        let payload = panic::catch_unwind(AssertUnwindSafe(|| run.call((3,)))).unwrap_err();
        assert_eq!(payload.downcast_ref(), Some(&3i64));
        assert_eq!(run.call((2,)).unwrap(), 2);
    }
}

#[test]
fn threads_share_an_instance() {
    let text = "
        define i64 @fib(i64 %n) {
          %small = icmp slt i64 %n, 2
          br i1 %small, label %ret, label %rec
        ret:
          ret i64 %n
        rec:
          %a = sub i64 %n, 1
          %b = sub i64 %n, 2
          %x = call i64 @fib(i64 %a)
          %y = call i64 @fib(i64 %b)
          %r = add i64 %x, %y
          ret i64 %r
        }
    ";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let fib = instance.typed_func::<(i64,), i64>("fib").unwrap();
                    assert_eq!(fib.call((18,)).unwrap(), 2584);
                    assert!(fib.call((i64::MAX,)).is_err());
                    assert_eq!(fib.call((10,)).unwrap(), 55);
                });
            }
        });
        assert_eq!(instance.stats().compiled, 1);
    }
}

#[test]
fn functions_are_compiled_when_they_are_called() {
    let text = "
        define i64 @a(i64 %n) { %r = call i64 @b(i64 %n) ret i64 %r }
        define i64 @b(i64 %n) { ret i64 %n }
        define i64 @c(i64 %n) { ret i64 %n }
    ";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        assert_eq!(
            (instance.stats().compiled, instance.function_count()),
            (0, 3)
        );
        let call = |name| instance.typed_func::<(i64,), i64>(name).unwrap().call((1,));
        call("b").unwrap();
        assert_eq!(instance.stats().compiled, 1);
        call("a").unwrap();
        assert_eq!(instance.stats().compiled, 2);
        instance.compile_all();
        assert_eq!(instance.stats().compiled, 3);
        assert!(instance.failures().is_empty());
    }
}

#[test]
fn modules_are_linked_and_constructed() {
    let main = module(
        "@total = external global i64
         declare i64 @next()
         define i64 @main() {
           %a = call i64 @next()
           %b = load i64, i64* @total
           %r = add i64 %a, %b
           ret i64 %r
         }",
    );
    let library = module(
        "@total = global i64 1
         @llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }]
           [{ i32, void ()*, i8* } { i32 65535, void ()* @init, i8* null }]
         define internal void @init() { store i64 40, i64* @total ret void }
         define i64 @next() { ret i64 2 }",
    );
    for kind in KINDS {
        let modules = [main.clone(), library.clone()];
        // SAFETY: the program uses its own variable.
        let instance = unsafe { linker(kind).instantiate_all(&modules) }.unwrap();
        let main = instance.typed_func::<(), i64>("main").unwrap();
        assert_eq!(main.call(()).unwrap(), 42);
    }
}

/// Its module passes 4 in each call, which a copy of the function knows.
#[test]
fn an_internal_function_is_called_with_other_numbers() {
    let text = "
        define internal i64 @sum_to(i64 %n) noinline {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %j, %loop ]
          %s = phi i64 [ 0, %entry ], [ %t, %loop ]
          %j = add i64 %i, 1
          %t = add i64 %s, %j
          %c = icmp ult i64 %j, %n
          br i1 %c, label %loop, label %end
        end:
          ret i64 %t
        }
        define i64 @main() {
          %a = call i64 @sum_to(i64 4)
          %b = call i64 @sum_to(i64 4)
          %r = add i64 %a, %b
          ret i64 %r
        }";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let main = instance.typed_func::<(), i64>("main").unwrap();
        assert_eq!(main.call(()).unwrap(), 20);
        let sum_to = instance.typed_func::<(i64,), i64>("sum_to").unwrap();
        assert_eq!(
            [1, 3, 4, 5, 100].map(|n| sum_to.call((n,)).unwrap()),
            [1, 6, 10, 15, 5050]
        );
    }
}

/// What is another function for programs stays so where a library needs C's.
#[test]
fn a_library_does_not_bring_functions_of_c_with_it() {
    let text = "
        declare void @abort()
        declare double @cos(double)
        define i64 @give_up() { call void @abort() unreachable }
        define double @cosine() { %r = call double @cos(double 0.0) ret double %r }";
    let engine = Engine::new(&Config::new()).unwrap();
    let mut linker = Linker::new(&engine);
    // SAFETY: the library is that of C's mathematics.
    unsafe { linker.library("libm.so.6").unwrap() };
    let module = Module::from_text("libm.ll", text, Profile::Auto).unwrap();
    let error = link_error(&linker, text);
    assert!(
        error.contains("`@abort`") && !error.contains("`@cos`"),
        "{error}"
    );
    linker.with_libc();
    // SAFETY: the program does no harm.
    let instance = unsafe { linker.instantiate(&module) }.unwrap();
    let cosine = instance.typed_func::<(), f64>("cosine").unwrap();
    assert_eq!(cosine.call(()).unwrap(), 1.0);
    let give_up = instance.typed_func::<(), i64>("give_up").unwrap();
    assert_eq!(give_up.call(()).unwrap_err().kind(), &TrapKind::Aborted);
}

#[test]
fn the_c_library_is_there_and_calls_back() {
    let text = "
        @fmt = private constant [11 x i8] c\"%d %s %.2f\\00\"
        @word = private constant [4 x i8] c\"abc\\00\"
        declare i32 @snprintf(i8*, i64, i8*, ...)
        declare void @qsort(i8*, i64, i64, i32 (i8*, i8*)*)
        define i32 @less(i8* %a, i8* %b) {
          %p = bitcast i8* %a to i64*
          %q = bitcast i8* %b to i64*
          %x = load i64, i64* %p
          %y = load i64, i64* %q
          %lt = icmp slt i64 %x, %y
          %gt = icmp sgt i64 %x, %y
          %l = zext i1 %lt to i32
          %g = zext i1 %gt to i32
          %r = sub i32 %g, %l
          ret i32 %r
        }
        define void @sort(i64* %p, i64 %n) {
          %c = bitcast i64* %p to i8*
          call void @qsort(i8* %c, i64 %n, i64 8, i32 (i8*, i8*)* @less)
          ret void
        }
        define i32 @format(i8* %to, i64 %n, i32 %x, double %y) {
          %f = getelementptr [11 x i8], [11 x i8]* @fmt, i64 0, i64 0
          %w = getelementptr [4 x i8], [4 x i8]* @word, i64 0, i64 0
          %r = call i32 (i8*, i64, i8*, ...) @snprintf(i8* %to, i64 %n, i8* %f,
            i32 %x, i8* %w, double %y)
          ret i32 %r
        }
    ";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let sort = instance
            .typed_func::<(&mut [i64], i64), ()>("sort")
            .unwrap();
        let mut numbers = [5i64, -3, 9, 0, 2];
        sort.call((&mut numbers, 5)).unwrap();
        assert_eq!(numbers, [-3, 0, 2, 5, 9]);
        // A trap in a function that C has called ends the whole call.
        let sort = sort.func().clone().typed::<(*mut i64, i64), ()>().unwrap();
        // SAFETY: there is nothing to be read.
        let trap = unsafe { sort.call_with_pointers((std::ptr::null_mut(), 2)) }.unwrap_err();
        assert_eq!(trap.frames()[0].name(), "less");
        assert_eq!(trap.frames()[1].name(), "sort", "{kind:?}");

        let format = instance
            .typed_func::<(&mut [u8], i64, i32, f64), i32>("format")
            .unwrap();
        let mut text = [0u8; 32];
        let n = format.call((&mut text, 32, -7, 1.5)).unwrap();
        assert_eq!(&text[..n as usize], b"-7 abc 1.50");
    }
}

#[test]
fn invalid_modules_are_errors_that_show_the_place() {
    let module = Module::from_text("bad.ll", "define i64 @f( {\n ret i64 0\n}\n", Profile::Auto);
    let error = module.unwrap_err();
    let text = error.to_string();
    assert!(text.contains("bad.ll:1"), "{text}");
    let (source, diagnostic) = error.diagnostics().next().unwrap();
    let place = source.unwrap().place(diagnostic.span()).unwrap();
    assert_eq!(place.line, 1);
}

/// What a call costs must not depend on what may go wrong in it.
#[test]
fn errors_are_pointers_that_cross_threads() {
    fn crosses<T: Send + Sync + 'static>() {}
    crosses::<Error>();
    assert_eq!(size_of::<Error>(), size_of::<usize>());
    assert_eq!(size_of::<Trap>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), Trap>>(), size_of::<usize>());
    assert_eq!(size_of::<Result<i64, Trap>>(), 2 * size_of::<usize>());
    assert_eq!(size_of::<Result<Val, Error>>(), size_of::<Val>());
}

/// An error that is a trap is its trap again; any other stays what it is.
#[test]
fn errors_are_taken_apart() {
    let instance = instantiate(
        &linker(EngineKind::Interp),
        "define i64 @f(i64 %a) { %r = sdiv i64 1, %a ret i64 %r }",
    );
    let f = instance.func("f").unwrap();
    let error = f.call(&[Val::I64(0)]).unwrap_err();
    assert_eq!(error.diagnostics().count(), 0);
    assert!(format!("{error:?}").contains("call stack"), "{error:?}");
    let source = std::error::Error::source(&error).unwrap();
    assert!(source.is::<Trap>());
    let trap = Trap::try_from(error).unwrap();
    assert_eq!(*trap.kind(), TrapKind::DivisionByZero);
    let other = f.call(&[]).unwrap_err();
    assert!(other.trap().is_none());
    let other = Trap::try_from(other).unwrap_err();
    assert!(matches!(other.kind(), ErrorKind::WrongType { name, .. } if name == "f"));
    let cannot = std::fs::read("/nowhere/at/all")
        .map_err(Error::from)
        .unwrap_err();
    match cannot.into_kind() {
        ErrorKind::Io(error) => assert_eq!(error.kind(), std::io::ErrorKind::NotFound),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_shown_for_debugging_is_short() {
    let mut text = String::from("define i64 @main() {\n  %r = sdiv i64 1, 0\n  ret i64 %r\n}\n");
    for n in 0..2000 {
        text += &format!("define i64 @f{n}() {{ ret i64 {n} }}\n");
    }
    let engine = Engine::new(&Config::new()).unwrap();
    let module = module(&text);
    // SAFETY: the program uses no memory.
    let instance = unsafe { Linker::new(&engine).instantiate(&module) }.unwrap();
    let main = instance.typed_func::<(), i64>("main").unwrap();
    let trap = main.call(()).unwrap_err();
    let shown = format!("{trap:?}");
    assert!(
        shown.contains("DivisionByZero") && shown.contains("@main at test.ll:2"),
        "{shown}"
    );
    let error = Error::from(trap);
    for shown in [
        shown,
        format!("{error:?}"),
        format!("{module:?}"),
        format!("{engine:?}"),
        format!("{instance:?}"),
        format!("{main:?}"),
        format!("{:?}", main.func()),
    ] {
        assert!(shown.len() < 300, "{} bytes: {shown:.1000}", shown.len());
    }
}

#[test]
fn what_is_told_of_threads_goes_with_its_program() {
    let held = Arc::new(());
    let instance = instantiate(
        &linker(EngineKind::Baseline),
        "define void @f() { ret void }",
    );
    let tell = |held: Arc<()>| move |_: &jitlite::Trap| drop(held.clone());
    instance.on_thread_trap(tell(held.clone()));
    assert_eq!(Arc::strong_count(&held), 2);
    // A second one takes the place of the first.
    instance.on_thread_trap(tell(held.clone()));
    assert_eq!(Arc::strong_count(&held), 2);
    let other = instantiate(&linker(EngineKind::Interp), "define void @f() { ret void }");
    other.on_thread_trap(tell(held.clone()));
    assert_eq!(Arc::strong_count(&held), 3);
    drop(instance);
    assert_eq!(Arc::strong_count(&held), 2);
    drop(other);
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn the_default_engine_is_that_of_the_command_line() {
    assert_eq!(EngineKind::default(), EngineKind::Auto);
    let text = "
        define i64 @sum(i64 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %j, %loop ]
          %s = phi i64 [ 0, %entry ], [ %t, %loop ]
          %t = add i64 %s, %i
          %j = add i64 %i, 1
          %more = icmp slt i64 %j, %n
          br i1 %more, label %loop, label %done
        done:
          ret i64 %t
        }";
    let instance = instantiate(&Linker::new(&Engine::new(&Config::new()).unwrap()), text);
    let sum = instance.typed_func::<(i64,), i64>("sum").unwrap();
    assert_eq!(sum.call((1_000_000,)).unwrap(), 499_999_500_000);
    assert!(instance.optimized().functions > 0);
}
