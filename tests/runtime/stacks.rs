//! Calls that have a stack of a size of their own: on each engine.

use std::panic::{self, AssertUnwindSafe};
use std::thread;
use std::time::Duration;

use crate::support::engines::KINDS;
use jitlite::{
    Caller, Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind, TypedFunc, Val,
};

/// `@deep` calls itself until there is no stack left, and `@depth` says how often; `@half` as often as it is told.
const TEXT: &str = "@depth = global i64 0
declare void @host(i64)
define i64 @deep(i64 %n) {
  store volatile i64 %n, ptr @depth
  %m = add i64 %n, 1
  %x = call i64 @deep(i64 %m)
  %y = add i64 %x, %n
  ret i64 %y
}
define i64 @half(i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i64 %n, 1
  %below = call i64 @half(i64 %m)
  %r = sub i64 %n, %below
  ret i64 %r
end:
  ret i64 0
}
define i64 @fail(i64 %n) { unreachable }
define i64 @outer(i64 %n) {
  call void @host(i64 %n)
  %quotient = sdiv i64 1000, %n
  ret i64 %quotient
}
define i64 @outer_and_deep(i64 %n) {
  call void @host(i64 %n)
  %depth = call i64 @deep(i64 %n)
  ret i64 %depth
}
define void @spin() { br label %a a: br label %a }";

type Function = TypedFunc<(i64,), i64>;

/// The size that the engine gives, and others.
const USUAL: usize = 1 << 20;
const OTHERS: [usize; 4] = [64 << 10, 256 << 10, 2 << 20, 4 << 20];

fn instantiate(
    kind: EngineKind,
    host: impl Fn(Caller<'_>, i64) + Send + Sync + 'static,
) -> Instance {
    let mut config = Config::new();
    config.engine(kind).stack_size(USUAL).interruptible(true);
    // So that all frames of a function are of one size.
    config.tiering(u32::MAX, false);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.func("host", host).unwrap();
    let module = Module::from_text("test.ll", TEXT, Profile::Auto).unwrap();
    // SAFETY: the program uses its variable and its stack.
    unsafe { linker.instantiate(&module) }.unwrap()
}

fn function(instance: &Instance, name: &str) -> Function {
    instance.typed_func(name).unwrap()
}

/// How deep it gets before the stack has overflowed.
fn depth(instance: &Instance, deep: &Function) -> f64 {
    let trap = deep.call((0,)).unwrap_err();
    assert_eq!(*trap.kind(), TrapKind::StackOverflow);
    assert_eq!(trap.frames()[0].name(), "deep");
    instance.global::<i64>("depth").unwrap().get() as f64
}

/// The bytes that frames of a program can take, where a call has so many.
fn room(kind: EngineKind, bytes: usize) -> f64 {
    match kind {
        EngineKind::Reference | EngineKind::Interp => bytes as f64,
        // What is there for the host is used up, too.
        _ => (bytes + (512 << 10)) as f64,
    }
}

fn assert_near(a: f64, b: f64, what: &str) {
    assert!((a / b - 1.0).abs() < 0.05, "{what}: {a}, not {b}");
}

#[test]
fn a_call_gets_as_deep_as_its_stack_is_large() {
    for kind in KINDS {
        let instance = instantiate(kind, |_, _| ());
        let deep = function(&instance, "deep");
        let usual = depth(&instance, &deep);
        let frame = room(kind, USUAL) / usual;
        for bytes in OTHERS {
            let what = format!("{kind:?}, {bytes} bytes");
            let limited = deep.clone().with_stack_size(bytes);
            for _ in 0..2 {
                let found = depth(&instance, &limited);
                assert_near(room(kind, bytes) / found, frame, &what);
            }
            // Not typed it is the same, and what is made of that.
            let func = instance.func("deep").unwrap().with_stack_size(bytes);
            let error = func.call(&[Val::I64(0)]).unwrap_err();
            assert_eq!(*error.trap().unwrap().kind(), TrapKind::StackOverflow);
            let typed = func.typed::<(i64,), i64>().unwrap();
            let found = depth(&instance, &typed);
            assert_near(room(kind, bytes) / found, frame, &what);
            // Others have what they had before.
            assert_near(depth(&instance, &deep), usual, &what);
        }
    }
}

#[test]
fn a_call_returns_from_a_stack_of_its_own() {
    for kind in KINDS {
        let instance = instantiate(kind, |_, _| ());
        let half = function(&instance, "half");
        // Many sizes: few stacks are kept.
        for round in 0..40 {
            let bytes = (64 << 10) + round % 7 * 4096;
            let limited = half.clone().with_stack_size(bytes);
            assert_eq!(limited.call((1000,)).unwrap(), 500, "{kind:?}");
            assert_eq!(half.call((1000,)).unwrap(), 500, "{kind:?}");
        }
        let trap = half.call((200_000,)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::StackOverflow, "{kind:?}");
        let large = half.clone().with_stack_size(64 << 20);
        assert_eq!(large.call((200_000,)).unwrap(), 100_000, "{kind:?}");
        // No size is too small.
        let small = half.clone().with_stack_size(0);
        assert_eq!(small.call((100,)).unwrap(), 50, "{kind:?}");
        for bytes in [usize::MAX, usize::MAX / 2, 1 << 50] {
            let trap = half.clone().with_stack_size(bytes).call((3,)).unwrap_err();
            let TrapKind::Host(message) = trap.kind() else {
                panic!("{kind:?}: {trap}")
            };
            assert!(message.starts_with("no memory for a stack"), "{message}");
        }
        assert_eq!(half.call((1000,)).unwrap(), 500, "{kind:?}");
    }
}

/// Within a call others have stacks of their own, larger and smaller ones, or go on with its own.
#[test]
fn calls_within_calls_have_stacks_of_their_own() {
    for kind in KINDS {
        let host = move |caller: Caller<'_>, n: i64| {
            let deep = function(&caller, "deep");
            let alone = |bytes| deep.clone().with_stack_size(bytes);
            let frame = room(kind, OTHERS[2]) / depth(&caller, &alone(OTHERS[2]));
            for bytes in OTHERS {
                let what = format!("{kind:?}, {bytes} bytes within {n}");
                let found = depth(&caller, &alone(bytes));
                assert_near(room(kind, bytes) / found, frame, &what);
            }
            // What has no size of its own shares that of the caller, who has used little.
            let found = depth(&caller, &deep);
            assert_near(
                room(kind, n as usize) / found,
                frame,
                &format!("{kind:?}, {n}"),
            );
            let fail = function(&caller, "fail").with_stack_size(USUAL);
            let names = |trap: jitlite::Trap| -> Vec<String> {
                trap.frames().iter().map(|frame| frame.name()).collect()
            };
            assert_eq!(names(fail.call((1,)).unwrap_err()), ["fail"], "{kind:?}");
            // Further within it is the same.
            if n as usize != OTHERS[1] {
                let outer = function(&caller, "outer").with_stack_size(OTHERS[1]);
                let result = outer.call((OTHERS[1] as i64,)).unwrap();
                assert_eq!(result, 1000 / OTHERS[1] as i64, "{kind:?}");
            }
        };
        let instance = instantiate(kind, host);
        let outer = function(&instance, "outer");
        let deep = function(&instance, "deep");
        let and_deep = function(&instance, "outer_and_deep");
        for bytes in [USUAL, OTHERS[2]] {
            let limited = |function: &Function| match bytes {
                USUAL => function.clone(),
                _ => function.clone().with_stack_size(bytes),
            };
            assert_eq!(
                limited(&outer).call((bytes as i64,)).unwrap(),
                0,
                "{kind:?}"
            );
            // The outer call has its own again, and its frames are what is told.
            let trap = limited(&and_deep).call((bytes as i64,)).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::StackOverflow, "{kind:?}");
            let outermost = trap.frames().last().unwrap().name();
            assert_eq!(outermost, "outer_and_deep", "{kind:?}");
            let found = instance.global::<i64>("depth").unwrap().get() as f64 - bytes as f64;
            let alone = depth(&instance, &limited(&deep));
            assert_near(found, alone, &format!("{kind:?}, {bytes}"));
        }
    }
}

/// Errors, panics and traps cross such a call as others; what is not there any more is not needed.
#[test]
fn calls_end_in_all_ways_on_stacks_of_their_own() {
    for kind in KINDS {
        let host = |caller: Caller<'_>, n: i64| match n {
            0 => (),
            1 => panic!("thrown"),
            _ => {
                let inner = function(&caller, "outer").with_stack_size(2 * USUAL);
                let trap = inner.call((0,)).unwrap_err();
                assert_eq!(*trap.kind(), TrapKind::DivisionByZero);
                let call = AssertUnwindSafe(|| inner.call((1,)));
                assert!(panic::catch_unwind(call).is_err());
            }
        };
        let instance = instantiate(kind, host);
        let usual = function(&instance, "outer");
        for outer in [usual.clone(), usual.clone().with_stack_size(OTHERS[1])] {
            assert_eq!(outer.call((8,)).unwrap(), 125, "{kind:?}");
            let trap = outer.call((0,)).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::DivisionByZero, "{kind:?}");
            let thrown = panic::catch_unwind(AssertUnwindSafe(|| outer.call((1,)))).unwrap_err();
            assert_eq!(thrown.downcast_ref::<&str>(), Some(&"thrown"), "{kind:?}");
        }
        let spin = instance.typed_func::<(), ()>("spin").unwrap();
        let deadline = instance.deadline(Duration::from_millis(5)).unwrap();
        let trap = spin.with_stack_size(OTHERS[3]).call(()).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
        drop(deadline);
        assert_eq!(usual.call((8,)).unwrap(), 125, "{kind:?}");
    }
}

#[test]
fn threads_have_stacks_of_many_sizes() {
    for kind in KINDS {
        let instance = instantiate(kind, |_, _| ());
        let half = function(&instance, "half");
        thread::scope(|scope| {
            for bytes in [OTHERS[0], OTHERS[1], USUAL, OTHERS[2]] {
                let limited = half.clone().with_stack_size(bytes);
                let half = &half;
                scope.spawn(move || {
                    for _ in 0..10 {
                        let trap = limited.call((1_000_000,)).unwrap_err();
                        assert_eq!(*trap.kind(), TrapKind::StackOverflow, "{kind:?}");
                        assert_eq!(limited.call((100,)).unwrap(), 50, "{kind:?}");
                        assert_eq!(half.call((1000,)).unwrap(), 500, "{kind:?}");
                    }
                });
            }
        });
    }
}

/// Two coroutines on stacks of 16 KiB each, as a fiber of D has one: what they call is compiled there.
const COROUTINES: &str = "@main_context = global [1024 x i8] zeroinitializer, align 16
@contexts = global [2 x [1024 x i8]] zeroinitializer, align 16
@stacks = global [2 x [16384 x i8]] zeroinitializer, align 16
@total = global i64 0
declare i32 @getcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr)
define i64 @fib(i64 %n) noinline {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %end, label %more
more:
  %n1 = sub i64 %n, 1
  %n2 = sub i64 %n, 2
  %a = call i64 @fib(i64 %n1)
  %b = call i64 @fib(i64 %n2)
  %r = add i64 %a, %b
  ret i64 %r
end:
  ret i64 %n
}
define i64 @squares(i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %square = mul i64 %i, %i
  %more = add i64 %sum, %square
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, %n
  br i1 %end, label %out, label %loop
out:
  ret i64 %more
}
define void @work(i32 %which) {
entry:
  %self = getelementptr [1024 x i8], ptr @contexts, i32 %which
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = call i64 @fib(i64 16)
  %s = call i64 @squares(i64 100000)
  %low = and i64 %s, 1023
  %old = load i64, ptr @total
  %first = add i64 %old, %f
  %second = add i64 %first, %low
  store i64 %second, ptr @total
  %swapped = call i32 @swapcontext(ptr %self, ptr @main_context)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 3
  br i1 %end, label %out, label %loop
out:
  ret void
}
define void @make(i32 %which) {
  %context = getelementptr [1024 x i8], ptr @contexts, i32 %which
  %stack = getelementptr [16384 x i8], ptr @stacks, i32 %which
  %got = call i32 @getcontext(ptr %context)
  %link = getelementptr i8, ptr %context, i64 8
  store ptr @main_context, ptr %link
  %low = getelementptr i8, ptr %context, i64 16
  store ptr %stack, ptr %low
  %size = getelementptr i8, ptr %context, i64 32
  store i64 16384, ptr %size
  call void (ptr, ptr, i32, ...) @makecontext(ptr %context, ptr @work, i32 1, i32 %which)
  ret void
}
define void @start() {
  store i64 0, ptr @total
  call void @make(i32 0)
  call void @make(i32 1)
  ret void
}
define void @fail(i32 %which) {
  unreachable
}
define void @start_and_fail() {
  call void @make(i32 0)
  call void (ptr, ptr, i32, ...) @makecontext(ptr @contexts, ptr @fail, i32 1, i32 0)
  %swapped = call i32 @swapcontext(ptr @main_context, ptr @contexts)
  ret void
}
define i64 @resume(i64 %rounds) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %0 = call i32 @swapcontext(ptr @main_context, ptr @contexts)
  %1 = call i32 @swapcontext(ptr @main_context, ptr getelementptr ([1024 x i8], ptr @contexts, i64 1))
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, %rounds
  br i1 %end, label %out, label %loop
out:
  %total = load i64, ptr @total
  ret i64 %total
}";

/// What one coroutine adds in each round. The sum of the squares of all numbers below 100,000 is 333,328,333,350,000.
const ROUND: i64 = 987 + (333_328_333_350_000_i64 & 1023);

fn coroutines(config: &Config) -> Instance {
    let module = Module::from_text("coroutines.ll", COROUTINES, Profile::Auto).unwrap();
    let mut linker = Linker::new(&Engine::new(config).unwrap());
    linker.with_libc();
    // SAFETY: the program is the one above.
    unsafe { linker.instantiate(&module) }.unwrap()
}

#[test]
fn code_is_compiled_on_little_stacks_of_the_program_s_own() {
    for kind in KINDS {
        for background in [false, true] {
            let mut config = Config::new();
            config.engine(kind).tiering(0, background);
            let instance = coroutines(&config);
            instance
                .typed_func::<(), ()>("start")
                .unwrap()
                .call(())
                .unwrap();
            let resume = function(&instance, "resume");
            assert_eq!(resume.call((3,)).unwrap(), 6 * ROUND, "{kind:?}");
        }
    }
}

/// Coroutines wait while a call has ended, and go on in the next one, on whichever thread that is.
#[test]
fn coroutines_outlive_calls_and_change_threads() {
    for kind in KINDS {
        let mut config = Config::new();
        config.engine(kind);
        let instance = coroutines(&config);
        let start = instance.typed_func::<(), ()>("start").unwrap();
        let fail = instance.typed_func::<(), ()>("start_and_fail").unwrap();
        let resume = function(&instance, "resume");
        for _ in 0..3 {
            start.call(()).unwrap();
            for round in 1..=3 {
                let resume = resume.clone();
                let found = match round % 2 {
                    0 => resume.call((1,)),
                    _ => thread::spawn(move || resume.call((1,))).join().unwrap(),
                };
                assert_eq!(found.unwrap(), round * 2 * ROUND, "{kind:?}");
            }
            // A trap in one ends the call, and the next coroutine has that stack.
            let trap = fail.call(()).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::Unreachable, "{kind:?}");
            assert_eq!(trap.frames()[0].name(), "fail", "{kind:?}");
        }
    }
}
