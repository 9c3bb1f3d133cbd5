//! Programs that are stopped, and programs whose instructions are counted: on each engine.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::error::Error as _;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::engines::KINDS;
use crate::support::programs::DOUBLING;
use jitlite::{
    Caller, Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind, Val,
};

fn instantiate(config: &Config, text: &str) -> Instance {
    let engine = Engine::new(config).unwrap();
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    // SAFETY: the programs of these tests do no harm.
    unsafe {
        Linker::new(&engine)
            .with_builtins()
            .with_process()
            .instantiate(&module)
    }
    .unwrap()
}

fn interruptible(kind: EngineKind, text: &str) -> Instance {
    let mut config = Config::new();
    // The stack lets those recurse for a while that do so without end.
    config.engine(kind).interruptible(true).stack_size(1 << 30);
    instantiate(&config, text)
}

/// Ways to run for ever, each in a function `@run`.
const ENDLESS: [(&str, &str); 12] = [
    (
        "a head that only jumps",
        "@x = global i32 0
define void @run() {
  br label %head
head:
  br label %body
body:
  store volatile i32 1, ptr @x
  br label %head
}",
    ),
    (
        "a loop that is left on its first condition",
        "@x = global i32 0
define void @run() {
  br label %head
head:
  %v = load volatile i32, ptr @x
  %stop = icmp eq i32 %v, 7
  br i1 %stop, label %end, label %body
body:
  %i = load volatile i32, ptr @x
  br label %head
end:
  ret void
}",
    ),
    (
        "a block",
        "define void @run() { br label %a a: br label %a }",
    ),
    (
        "a loop that computes",
        "@sink = global i64 0
define void @run() {
  br label %a
a:
  %i = phi i64 [ 0, %0 ], [ %j, %a ]
  %j = add i64 %i, 3
  store i64 %j, ptr @sink
  br label %a
}",
    ),
    (
        "loops within each other",
        "define void @run() {
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 1000000
  br i1 %more, label %inner, label %outer
}",
    ),
    (
        "a cycle with two entries",
        "@flag = global i1 true
define void @run() {
  %first = load volatile i1, ptr @flag
  br i1 %first, label %a, label %b
a:
  %x = load volatile i1, ptr @flag
  br i1 %x, label %b, label %a
b:
  %y = load volatile i1, ptr @flag
  br i1 %y, label %a, label %b
}",
    ),
    (
        "a switch",
        "@state = global i32 0
define void @run() {
  br label %next
next:
  %s = load volatile i32, ptr @state
  switch i32 %s, label %zero [ i32 1, label %one i32 2, label %two ]
zero:
  store volatile i32 1, ptr @state
  br label %next
one:
  store volatile i32 2, ptr @state
  br label %next
two:
  store volatile i32 0, ptr @state
  br label %next
}",
    ),
    (
        "an indirect branch",
        "@where = global ptr blockaddress(@run, %a)
define void @run() {
  br label %a
a:
  %to = load volatile ptr, ptr @where
  indirectbr ptr %to, [ label %a, label %out ]
out:
  ret void
}",
    ),
    ("calls that grow by two to the n", DOUBLING),
    (
        "tail calls of each other",
        "define void @ping(i64 %n) { musttail call void @pong(i64 %n) ret void }
define void @pong(i64 %n) { musttail call void @ping(i64 %n) ret void }
define void @run() { call void @ping(i64 1) ret void }",
    ),
    (
        "a loop of calls by address",
        "@f = global ptr @nothing
define void @nothing() { ret void }
define void @run() {
  br label %a
a:
  %g = load volatile ptr, ptr @f
  call void %g()
  br label %a
}",
    ),
    (
        "a loop of calls of C",
        "declare i32 @abs(i32)
@sink = global i32 0
define void @run() {
  br label %a
a:
  %x = call i32 @abs(i32 -5)
  store volatile i32 %x, ptr @sink
  br label %a
}",
    ),
];

#[test]
fn each_endless_program_can_be_interrupted() {
    for kind in KINDS {
        for (what, text) in ENDLESS {
            let instance = interruptible(kind, text);
            let run = instance.typed_func::<(), ()>("run").unwrap();
            let interrupter = instance.interrupter();
            let sleeper = thread::spawn(move || {
                thread::sleep(Duration::from_millis(15));
                interrupter.interrupt();
            });
            let trap = run.call(()).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}: {what}");
            let frames = trap.frames();
            assert!(!frames.is_empty(), "{kind:?}: {what}: {trap:#}");
            // It stays so until it is taken back.
            assert!(run.call(()).is_err(), "{kind:?}: {what}");
            sleeper.join().unwrap();
            instance.clear_interrupt();
            let deadline = instance.deadline(Duration::from_millis(5)).unwrap();
            let trap = run.call(()).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}: {what}");
            assert!(deadline.is_over());
        }
    }
}

#[test]
fn deadlines_end_with_their_guards() {
    let text = "define i64 @run(i64 %n) {
  br label %a
a:
  %i = phi i64 [ 0, %0 ], [ %j, %a ]
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %a, label %end
end:
  ret i64 %j
}";
    for kind in KINDS {
        let instance = interruptible(kind, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let long = instance.deadline(Duration::from_secs(3600)).unwrap();
        let never = instance.deadline(Duration::MAX).unwrap();
        let over = instance.deadline(Duration::ZERO).unwrap();
        let also_over = instance.deadline(Duration::ZERO).unwrap();
        while !(over.is_over() && also_over.is_over()) {
            thread::yield_now();
        }
        assert!(instance.is_stopped());
        assert!(run.call((10,)).is_err());
        drop(over);
        assert!(run.call((10,)).is_err(), "one is over still");
        drop(also_over);
        assert!(!instance.is_stopped());
        assert_eq!(run.call((10,)).unwrap(), 10);
        assert!(!long.is_over() && !never.is_over());
        // Another program has nothing to do with it.
        let other = interruptible(kind, text);
        instance.interrupter().interrupt();
        assert_eq!(
            other
                .typed_func::<(i64,), i64>("run")
                .unwrap()
                .call((3,))
                .unwrap(),
            3
        );
    }
}

/// A program that is not there any more is not stopped, and what was to stop it may stay.
#[test]
fn programs_end_before_their_deadlines() {
    let mut kept = Vec::new();
    for _ in 0..100 {
        let instance = interruptible(EngineKind::Auto, "define void @run() { ret void }");
        kept.push(instance.interrupter());
        let deadline = instance.deadline(Duration::from_micros(300)).unwrap();
        drop(instance);
        drop(deadline);
    }
    thread::sleep(Duration::from_millis(2));
    for interrupter in kept {
        interrupter.interrupt();
    }
}

#[test]
fn a_host_function_is_told() {
    let text = "declare i64 @wait() define i64 @run() { %x = call i64 @wait()
  %y = call i64 @again(i64 %x) ret i64 %y }
define i64 @again(i64 %x) { br label %a a: br label %a }";
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind).interruptible(true)).unwrap();
        let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
        static SEEN: AtomicBool = AtomicBool::new(false);
        let mut linker = Linker::new(&engine);
        let wait = |caller: Caller<'_>| -> i64 {
            assert!(!caller.is_stopped());
            let interrupter = caller.interrupter();
            let other = thread::spawn(move || interrupter.interrupt());
            while !caller.is_stopped() {
                thread::yield_now();
            }
            other.join().unwrap();
            SEEN.store(true, Ordering::Relaxed);
            7
        };
        linker.func("wait", wait).unwrap();
        // SAFETY: the program uses no memory.
        let instance = unsafe { linker.instantiate(&module) }.unwrap();
        let run = instance.typed_func::<(), i64>("run").unwrap();
        assert_eq!(*run.call(()).unwrap_err().kind(), TrapKind::Interrupted);
        assert!(SEEN.swap(false, Ordering::Relaxed), "{kind:?}");
    }
}

/// A program whose function `@big`, which is large for an engine, is called behind `@stop` of the host by `@run`;
/// and what it gives.
fn with_a_large_function(kind: EngineKind) -> (String, impl Fn(i64) -> i64) {
    let rounds = match kind {
        EngineKind::Baseline | EngineKind::Auto => 6000,
        _ => 1000,
    };
    let mut text = String::from(
        "declare void @stop()
define i64 @run(i64 %n) {
  call void @stop()
  %r = call i64 @big(i64 %n)
  ret i64 %r
}
define i64 @big(i64 %n) {
entry:
  %x0 = add i64 %n, 0
  br label %b0
b0:
",
    );
    for i in 0..rounds {
        let next = i + 1;
        text += &format!("  %y{i} = mul i64 %x{i}, 3\n  %x{next} = xor i64 %y{i}, {next}\n");
        if i % 10 == 9 {
            text += &format!("  br label %b{next}\nb{next}:\n");
        }
    }
    text += &format!("  ret i64 %x{rounds}\n}}");
    let result = move |n| (0..rounds).fold(n, |x: i64, i| x.wrapping_mul(3) ^ (i + 1));
    (text, result)
}

#[test]
fn a_call_ends_while_what_it_needs_is_compiled() {
    for kind in KINDS {
        // The second program compiles what the first one has compiled.
        let mut config = Config::new();
        config.engine(kind).interruptible(true).share_code(false);
        let engine = Engine::new(&config).unwrap();
        let (text, result) = with_a_large_function(kind);
        let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
        let mut linker = Linker::new(&engine);
        let stops = AtomicBool::new(true);
        let stop = move |caller: Caller<'_>| {
            if stops.swap(false, Ordering::Relaxed) {
                caller.interrupter().interrupt();
            }
        };
        linker.func("stop", stop).unwrap();
        // SAFETY: the program uses no memory.
        let instance = unsafe { linker.instantiate(&module) }.unwrap();
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let trap = run.call((5,)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}");
        instance.clear_interrupt();
        assert_eq!(run.call((5,)).unwrap(), result(5));
        assert_eq!(instance.stats().compiled, 2, "{kind:?}");
        assert_eq!(instance.failures().len(), 0);

        // What goes on for a call that has ended is over when the program is dropped.
        let before = engine.stats().code_bytes;
        // SAFETY: as above.
        let other = unsafe { linker.instantiate(&module) }.unwrap();
        let deadline = other.deadline(Duration::ZERO).unwrap();
        let run = other.typed_func::<(i64,), i64>("run").unwrap();
        match run.call((5,)) {
            Err(trap) => assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded),
            // Who watches the clock came too late.
            Ok(value) => assert_eq!(value, result(5)),
        }
        drop((run, deadline, other));
        // It may be the last to know the program, for a moment.
        let start = Instant::now();
        while engine.stats().code_bytes != before && start.elapsed() < Duration::from_secs(5) {
            thread::yield_now();
        }
        assert_eq!(engine.stats().code_bytes, before, "{kind:?}");
    }
}

#[test]
fn a_call_ends_while_what_it_needs_of_another_program_is_compiled() {
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind).interruptible(true)).unwrap();
        let (text, result) = with_a_large_function(kind);
        let module = |text| Module::from_text("test.ll", text, Profile::Auto).unwrap();
        let mut linker = Linker::new(&engine);
        linker.func("stop", || {}).unwrap();
        // SAFETY: the programs use no memory.
        let library = unsafe { linker.instantiate(&module(text)) }.unwrap();
        linker.instance(&library).unwrap();
        let text = "declare i64 @big(i64)
            define i64 @call(i64 %n) { %r = call i64 @big(i64 %n) ret i64 %r }";
        // SAFETY: as above.
        let instance = unsafe { linker.instantiate(&module(text.to_string())) }.unwrap();
        let call = instance.typed_func::<(i64,), i64>("call").unwrap();
        // Nothing of the program is in a loop: what is stopped is the wait.
        let deadline = instance.deadline(Duration::from_millis(3)).unwrap();
        match call.call((5,)) {
            Err(trap) => assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}"),
            // It was compiled in time.
            Ok(value) => assert_eq!(value, result(5), "{kind:?}"),
        }
        drop(deadline);
        assert_eq!(call.call((5,)).unwrap(), result(5));
        assert_eq!(library.failures().len(), 0);
    }
}

#[test]
fn threads_that_wait_for_the_same_function_are_stopped_together() {
    for kind in KINDS {
        let (text, result) = with_a_large_function(kind);
        for round in 0..6 {
            let mut config = Config::new();
            config.engine(kind).interruptible(true).tiering(0, false);
            let engine = Engine::new(&config).unwrap();
            let module = Module::from_text("test.ll", &*text, Profile::Auto).unwrap();
            let mut linker = Linker::new(&engine);
            linker.func("stop", || {}).unwrap();
            // SAFETY: the program uses no memory.
            let instance = unsafe { linker.instantiate(&module) }.unwrap();
            let run = instance.typed_func::<(i64,), i64>("run").unwrap();
            thread::scope(|scope| {
                let calls = [1, 2, 3].map(|n| {
                    let run = &run;
                    scope.spawn(move || (n, run.call((n,))))
                });
                thread::sleep(Duration::from_millis(round * 4));
                instance.interrupter().interrupt();
                for call in calls {
                    // One may have ended before.
                    let (n, end) = call.join().unwrap();
                    match end {
                        Ok(value) => assert_eq!(value, result(n)),
                        Err(trap) => assert_eq!(*trap.kind(), TrapKind::Interrupted),
                    }
                }
            });
            instance.clear_interrupt();
            assert_eq!(run.call((7,)).unwrap(), result(7));
            assert_eq!(instance.failures().len(), 0);
        }
    }
}

/// Programs whose functions are inlined, unrolled, made vectors of, and called by addresses.
const COUNTED: [&str; 5] = [
    include_str!("../../examples/fac.ll"),
    include_str!("../../examples/fib.ll"),
    include_str!("../../examples/queens.ll"),
    include_str!("../../examples/sieve.ll"),
    "@a = global [512 x i32] zeroinitializer
define i32 @add(i32 %x, i32 %y) alwaysinline { %z = add i32 %x, %y ret i32 %z }
define i32 @main() {
  br label %fill
fill:
  %i = phi i64 [ 0, %0 ], [ %i2, %fill ]
  %p = getelementptr i32, ptr @a, i64 %i
  %v = trunc i64 %i to i32
  %w = call i32 @add(i32 %v, i32 7)
  store i32 %w, ptr %p
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, 512
  br i1 %more, label %fill, label %sum
sum:
  %k = phi i64 [ 0, %fill ], [ %k2, %sum ]
  %s = phi i32 [ 0, %fill ], [ %s2, %sum ]
  %q = getelementptr i32, ptr @a, i64 %k
  %e = load i32, ptr %q
  %s2 = call i32 @add(i32 %s, i32 %e)
  %k2 = add i64 %k, 1
  %again = icmp ult i64 %k2, 512
  br i1 %again, label %sum, label %end
end:
  ret i32 %s2
}",
];

#[test]
fn fuel_is_the_same_on_all_engines() {
    const MUCH: u64 = 1 << 40;
    for text in COUNTED {
        let spent = KINDS.map(|kind| {
            let mut config = Config::new();
            config.engine(kind).fuel(MUCH).tiering(1, false);
            let instance = instantiate(&config, text);
            let main = instance.func("main").unwrap();
            let params = main.ty().unwrap().params.iter();
            let args: Vec<Val> = params.map(Val::zero).collect();
            // SAFETY: there are no arguments behind the null pointer.
            unsafe { main.call_with_pointers(&args) }.unwrap();
            MUCH - instance.fuel().unwrap()
        });
        assert!(spent[0] > 0);
        assert_eq!(spent, [spent[0]; 5], "{}", &text[..text.len().min(80)]);
    }
}

/// Of calls that are declared to read and write nothing each takes its fuel, though one would do.
#[test]
fn calls_take_fuel_though_one_would_do() {
    let texts = [
        "declare i64 @seven() memory(none) nounwind willreturn
define i64 @main() {
  %a = call i64 @seven()
  %b = call i64 @seven()
  %unused = call i64 @seven()
  %c = add i64 %a, %b
  ret i64 %c
}",
        "define i64 @seven() noinline { ret i64 7 }",
    ];
    let modules = texts.map(|text| Module::from_text("test.ll", text, Profile::Auto).unwrap());
    let spent = KINDS.map(|kind| {
        let linker = Linker::new(&Engine::new(Config::new().engine(kind).fuel(1000)).unwrap());
        // SAFETY: the program uses no memory.
        let instance = unsafe { linker.instantiate_all(&modules) }.unwrap();
        let main = instance.typed_func::<(), i64>("main").unwrap();
        assert_eq!(main.call(()).unwrap(), 14);
        1000 - instance.fuel().unwrap()
    });
    // The five of `main`, and of each call the constant and the return.
    assert_eq!(spent[0], 5 + 3 * 2);
    assert_eq!(spent, [spent[0]; 5]);
}

/// What a program has done when its fuel is used up is the same, wherever that is.
#[test]
fn programs_stop_at_the_same_place_on_all_engines() {
    let text = "@done = global i64 0
define i64 @run(i64 %n) {
  br label %a
a:
  %i = phi i64 [ 0, %0 ], [ %j, %b ]
  store i64 %i, ptr @done
  %odd = trunc i64 %i to i1
  br i1 %odd, label %b, label %c
c:
  %x = mul i64 %i, 3
  store i64 %x, ptr @done
  br label %b
b:
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %a, label %end
end:
  ret i64 %j
}";
    for fuel in (0..200).step_by(7) {
        let ends = KINDS.map(|kind| {
            let mut config = Config::new();
            config.engine(kind).fuel(fuel);
            let instance = instantiate(&config, text);
            let run = instance.typed_func::<(i64,), i64>("run").unwrap();
            let trap = run.call((1 << 40,)).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::OutOfFuel);
            let done = instance.global::<i64>("done").unwrap();
            (instance.fuel(), done.get())
        });
        assert_eq!(ends, [ends[0]; 5], "fuel {fuel}");
    }
}

#[test]
fn more_fuel_lets_a_program_go_on() {
    let text = "define i64 @run(i64 %n) {
  br label %a
a:
  %i = phi i64 [ 0, %0 ], [ %j, %a ]
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %a, label %end
end:
  ret i64 %j
}";
    for kind in KINDS {
        let mut config = Config::new();
        config.engine(kind).fuel(1000);
        let instance = instantiate(&config, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((10,)).unwrap(), 10);
        let left = instance.fuel().unwrap();
        assert!(left < 1000);
        assert!(run.call((1_000_000,)).is_err());
        assert_eq!(instance.fuel(), Some(0));
        assert!(run.call((10,)).is_err());
        instance.set_fuel(1000);
        assert_eq!(run.call((10,)).unwrap(), 10);
        assert_eq!(instance.fuel(), Some(left), "{kind:?}");
        instance.add_fuel(5);
        assert_eq!(instance.fuel(), Some(left + 5));
    }
    let instance = instantiate(&Config::new(), text);
    assert_eq!(instance.fuel(), None);
}

/// Values of all classes of registers that are in use where fuel runs out.
const BUSY: &str = "define double @main() {
  br label %a
a:
  %i = phi i64 [ 1, %0 ], [ %i2, %b ]
  %x = phi double [ 0.0, %0 ], [ %x2, %b ]
  %y = phi float [ 1.0, %0 ], [ %y2, %b ]
  %v = phi <8 x i32> [ zeroinitializer, %0 ], [ %v2, %b ]
  %h = phi i64 [ 7, %0 ], [ %h2, %b ]
  %f = sitofp i64 %i to double
  %q = fdiv double 1.0, %f
  %x2 = fadd double %x, %q
  %y2 = fmul float %y, 0x3FF0001000000000
  %t = trunc i64 %i to i32
  %w = insertelement <8 x i32> zeroinitializer, i32 %t, i32 5
  %s = shufflevector <8 x i32> %w, <8 x i32> zeroinitializer, <8 x i32> splat (i32 5)
  %v2 = add <8 x i32> %v, %s
  %odd = trunc i64 %i to i1
  br i1 %odd, label %c, label %b
c:
  %h1 = mul i64 %h, 31
  br label %b
b:
  %g = phi i64 [ %h, %a ], [ %h1, %c ]
  %h2 = add i64 %g, %i
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, 3000
  br i1 %more, label %a, label %end
end:
  %e = extractelement <8 x i32> %v2, i32 6
  %ed = sitofp i32 %e to double
  %yd = fpext float %y2 to double
  %hm = urem i64 %h2, 1000003
  %hd = uitofp i64 %hm to double
  %r1 = fadd double %x2, %ed
  %r2 = fadd double %r1, %yd
  %r3 = fadd double %r2, %hd
  ret double %r3
}";

fn call_main(instance: &Instance) -> Result<Option<Val>, jitlite::Error> {
    let main = instance.func("main")?;
    let params = main.ty().unwrap().params.iter();
    // SAFETY: there are no arguments behind the null pointer.
    unsafe { main.call_with_pointers(&params.map(Val::zero).collect::<Vec<_>>()) }
}

/// A linker whose programs ask this for more fuel.
fn refuelled<E: Into<Box<dyn std::error::Error + Send + Sync>>>(
    kind: EngineKind,
    fuel: u64,
    refuel: impl Fn(Caller<'_>) -> Result<u64, E> + Send + Sync + 'static,
) -> Linker {
    let mut config = Config::new();
    config
        .engine(kind)
        .fuel(fuel)
        .interruptible(true)
        .tiering(1, false);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_builtins().with_process().on_out_of_fuel(refuel);
    linker
}

fn link(linker: &Linker, text: &str) -> Instance {
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    // SAFETY: the programs of these tests do no harm.
    unsafe { linker.instantiate(&module) }.unwrap()
}

/// A call that is given little fuel, often, does what it does with enough, asks as often on each engine, and has
/// then run as much.
#[test]
fn calls_go_on_with_the_fuel_that_the_host_gives() {
    const MUCH: u64 = 1 << 40;
    for text in COUNTED.into_iter().chain([BUSY]) {
        let what = &text[..text.len().min(80)];
        let whole = link(
            &refuelled(EngineKind::Reference, MUCH, |_| Err("nothing")),
            text,
        );
        let expected = call_main(&whole).unwrap();
        let spent = MUCH - whole.fuel().unwrap();
        let each = (spent / 40).max(1);
        let asked = KINDS.map(|kind| {
            let times = Arc::new(AtomicU64::new(0));
            let asked = times.clone();
            let linker = refuelled(kind, each, move |_| {
                asked.fetch_add(1, Ordering::Relaxed);
                Ok::<_, String>(each)
            });
            let instance = link(&linker, text);
            assert_eq!(call_main(&instance).unwrap(), expected, "{kind:?}: {what}");
            let times = times.load(Ordering::Relaxed);
            let run = each * (times + 1) - instance.fuel().unwrap();
            assert_eq!(run, spent, "{kind:?}: {what}");
            times
        });
        assert!(asked[0] >= 20, "{what}");
        assert_eq!(asked, [asked[0]; 5], "{what}");
    }
}

/// The host says no in its own words, or by a panic; then the program may be called again.
#[test]
fn the_host_ends_calls_that_are_out_of_fuel() {
    for kind in KINDS {
        let linker = refuelled(kind, 500, |caller| {
            // Whoever looks at the stack finds its way through the program.
            let stack = Backtrace::force_capture();
            assert_eq!(stack.status(), BacktraceStatus::Captured);
            let asked = caller.data::<AtomicU64>().unwrap();
            match asked.fetch_add(1, Ordering::Relaxed) {
                0 => Ok(0),
                1 => Ok(1),
                2 => Err(String::from("no more")),
                _ => panic!("it is too much"),
            }
        });
        let mut linker = linker;
        linker.with_data(AtomicU64::new(0));
        let instance = link(&linker, BUSY);
        let error = call_main(&instance).unwrap_err();
        let trap = error.trap().unwrap();
        assert_eq!(*trap.kind(), TrapKind::OutOfFuel);
        assert_eq!(trap.source().unwrap().to_string(), "no more");
        assert_eq!(trap.frames()[0].name(), "main", "{kind:?}");
        assert!(trap.frames()[0].line().is_some(), "{kind:?}");
        let asked = instance.data::<AtomicU64>().unwrap();
        assert_eq!(asked.load(Ordering::Relaxed), 3);
        instance.set_fuel(1 << 30);
        call_main(&instance).unwrap();
        instance.set_fuel(500);
        let ended = panic::catch_unwind(AssertUnwindSafe(|| call_main(&instance).map(drop)));
        assert_eq!(
            *ended.unwrap_err().downcast::<&str>().unwrap(),
            "it is too much"
        );
        instance.set_fuel(1 << 30);
        call_main(&instance).unwrap();
    }
}

/// Whoever is asked may call the program, whose traps there are its own affair, and which may ask in turn.
#[test]
fn the_host_calls_the_program_that_has_asked() {
    let text = "define i64 @run(i64 %n) {
  br label %a
a:
  %i = phi i64 [ 0, %0 ], [ %j, %a ]
  %s = phi i64 [ 0, %0 ], [ %t, %a ]
  %t = add i64 %s, %i
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %a, label %end
end:
  ret i64 %t
}
define i64 @half(i64 %n) { %r = sdiv i64 100, %n ret i64 %r }";
    for kind in KINDS {
        let depth = AtomicU64::new(0);
        let linker = refuelled(kind, 100, move |caller| -> Result<u64, jitlite::Error> {
            if depth.fetch_add(1, Ordering::Relaxed) < 3 {
                // That needs more than there is, and asks.
                let run = caller.typed_func::<(i64,), i64>("run")?;
                assert_eq!(run.call((300,))?, 300 * 299 / 2);
            }
            caller.add_fuel(100);
            let half = caller.typed_func::<(i64,), i64>("half")?;
            let trap = half.call((0,)).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::DivisionByZero);
            assert_eq!(half.call((50,))?, 2);
            Ok(1000)
        });
        let instance = link(&linker, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((2000,)).unwrap(), 2000 * 1999 / 2, "{kind:?}");
    }
}

/// Calls wait for fuel on many threads, and are stopped where they wait.
#[test]
fn calls_wait_for_fuel_and_are_stopped() {
    let text = "define void @run() { br label %a a: br label %a }";
    for kind in KINDS {
        static WAITING: AtomicU64 = AtomicU64::new(0);
        WAITING.store(0, Ordering::Relaxed);
        let linker = refuelled(kind, 1000, |caller| -> Result<u64, String> {
            WAITING.fetch_add(1, Ordering::Relaxed);
            while !caller.is_stopped() {
                thread::yield_now();
            }
            Ok(1000)
        });
        let instance = link(&linker, text);
        let run = instance.typed_func::<(), ()>("run").unwrap();
        thread::scope(|scope| {
            let calls = [0; 4].map(|_| scope.spawn(|| run.call(())));
            while WAITING.load(Ordering::Relaxed) < 4 {
                thread::yield_now();
            }
            instance.interrupter().interrupt();
            for call in calls {
                let trap = call.join().unwrap().unwrap_err();
                assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}");
            }
        });
    }
}

/// Where there is no room for the host on a stack, that is what is said.
#[test]
fn the_host_is_not_asked_on_a_stack_that_is_used_up() {
    let text = "define i64 @deep(i64 %n) {
  %m = add i64 %n, 1
  %x = call i64 @deep(i64 %m)
  %y = add i64 %x, %n
  ret i64 %y
}";
    for kind in KINDS {
        let linker = refuelled(kind, 10, |_| Ok::<_, String>(1000));
        let instance = link(&linker, text);
        let deep = instance.typed_func::<(i64,), i64>("deep").unwrap();
        for _ in 0..2 {
            let trap = deep.call((0,)).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::StackOverflow, "{kind:?}");
        }
    }
}

/// A constructor that runs for ever does not keep its maker waiting.
#[test]
fn constructors_are_counted() {
    let text = "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @spin, ptr null }]
define void @spin() { br label %a a: br label %a }";
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind).fuel(100_000)).unwrap();
        // SAFETY: the program uses no memory.
        let made = unsafe {
            Linker::new(&engine)
                .with_builtins()
                .with_process()
                .instantiate(&module)
        };
        let error = made.unwrap_err();
        let trap = error.trap().unwrap();
        assert_eq!(*trap.kind(), TrapKind::OutOfFuel);
        let linker = refuelled(kind, 100, |caller| Err(format!("{:?}", caller.fuel())));
        // SAFETY: as above.
        let error = unsafe { linker.instantiate(&module) }.unwrap_err();
        let source = error.trap().unwrap().source().unwrap();
        assert_eq!(source.to_string(), "Some(0)", "{kind:?}");
    }
}
