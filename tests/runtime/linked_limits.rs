//! Programs that are linked with others, and stopped while a call of them is in the code of those: on each engine.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::engines::KINDS;
use crate::support::process::fork;
use crate::support::programs::DOUBLING;
use jitlite::{Caller, Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind};

/// What others are linked with: a loop that can be ended, one that cannot, one of calls of C, one that returns.
const LIBRARY: &str = "@stop = global i32 0
@entered = global i32 0
declare i32 @abs(i32)
define void @wait() {
  store volatile i32 1, ptr @entered
  br label %a
a:
  %v = load atomic i32, ptr @stop monotonic, align 4
  %again = icmp eq i32 %v, 0
  br i1 %again, label %a, label %end
end:
  ret void
}
define i64 @count(i64 %n) {
  br label %a
a:
  %i = phi i64 [ 0, %0 ], [ %j, %a ]
  %k = phi i64 [ 1, %0 ], [ %m, %a ]
  %l = mul i64 %k, 7
  %m = xor i64 %l, %i
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %a, label %end
end:
  ret i64 %m
}
define void @call_c() {
  store volatile i32 1, ptr @entered
  br label %a
a:
  %i = phi i32 [ 0, %0 ], [ %j, %a ]
  %x = call i32 @abs(i32 %i)
  %j = add i32 %x, 1
  %k = and i32 %j, 65535
  br label %a
}
define void @spin() {
  store volatile i32 1, ptr @entered
  br label %a
a:
  br label %a
}";

const USER: &str = "declare void @wait()
declare i64 @count(i64)
declare void @call_c()
declare void @spin()
declare i64 @double(i64)
define void @run_wait() { call void @wait() ret void }
define i64 @run_count(i64 %n) { %r = call i64 @count(i64 %n) ret i64 %r }
define void @run_call_c() { call void @call_c() ret void }
define void @run_spin() { call void @spin() ret void }
define i64 @run_double(i64 %n) { %r = call i64 @double(i64 %n) ret i64 %r }";

fn linker(kind: EngineKind) -> Linker {
    let mut config = Config::new();
    config.engine(kind).interruptible(true).replaceable(true);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_builtins().with_libc();
    linker
}

fn link(linker: &Linker, text: &str) -> Instance {
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    // SAFETY: the programs of these tests do no harm.
    unsafe { linker.instantiate(&module) }.unwrap()
}

/// The library, and so many programs that are linked with it.
fn programs<const N: usize>(kind: EngineKind) -> (Instance, [Instance; N]) {
    let mut linker = linker(kind);
    let library = link(&linker, &format!("{LIBRARY}\n{DOUBLING}"));
    linker.instance(&library).unwrap();
    (library, [0; N].map(|_| link(&linker, USER)))
}

/// What `@count` gives.
fn count(n: u64) -> i64 {
    (0..n).fold(1u64, |k, i| k.wrapping_mul(7) ^ i) as i64
}

#[test]
fn calls_end_in_what_their_program_is_linked_with() {
    for kind in KINDS {
        let (library, [user]) = programs(kind);
        for name in ["run_wait", "run_call_c", "run_spin"] {
            let run = user.typed_func::<(), ()>(name).unwrap();
            let entered = library.global::<i32>("entered").unwrap();
            entered.set(0).unwrap();
            let interrupter = user.interrupter();
            let sleeper = thread::spawn(move || {
                while entered.get() == 0 {
                    thread::yield_now();
                }
                interrupter.interrupt();
            });
            let trap = run.call(()).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}: {name}");
            let names: Vec<String> = trap.frames().iter().map(|frame| frame.name()).collect();
            assert_eq!(names, [&name[4..], name], "{kind:?}");
            sleeper.join().unwrap();
            // It stays so until it is taken back, for this one alone.
            assert_eq!(*run.call(()).unwrap_err().kind(), TrapKind::Interrupted);
            let own = library.typed_func::<(i64,), i64>("count").unwrap();
            assert_eq!(own.call((100,)).unwrap(), count(100));
            user.clear_interrupt();
            let _deadline = user.deadline(Duration::from_millis(5)).unwrap();
            let trap = run.call(()).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}: {name}");
        }
        let double = user.typed_func::<(i64,), i64>("run_double").unwrap();
        let deadline = user.deadline(Duration::from_millis(5)).unwrap();
        let trap = double.call((90,)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
        drop(deadline);
        assert_eq!(double.call((10,)).unwrap(), 1024);
    }
}

/// Who is in the same code for another program, or for the library itself, goes on, and what it computes is right.
#[test]
fn others_go_on_in_the_same_code() {
    for kind in KINDS {
        let (library, [user, other]) = programs(kind);
        let rounds = match kind {
            EngineKind::Reference | EngineKind::Interp => 300_000,
            _ => 3_000_000,
        };
        let is_done = AtomicBool::new(false);
        thread::scope(|scope| {
            let counting = [
                other.typed_func::<(i64,), i64>("run_count").unwrap(),
                library.typed_func::<(i64,), i64>("count").unwrap(),
            ]
            .map(|count| {
                let is_done = &is_done;
                scope.spawn(move || {
                    let mut calls = 0;
                    while calls < 3 || !is_done.load(Ordering::Relaxed) {
                        assert_eq!(count.call((rounds,)).unwrap(), self::count(rounds as u64));
                        calls += 1;
                    }
                })
            });
            let wait = user.typed_func::<(), ()>("run_wait").unwrap();
            for round in 0..40 {
                let _deadline = user.deadline(Duration::from_micros(round * 50)).unwrap();
                let trap = wait.call(()).unwrap_err();
                assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
            }
            is_done.store(true, Ordering::Relaxed);
            for thread in counting {
                thread.join().unwrap();
            }
        });
    }
}

/// A call that is to end, and does not, since C has not returned, keeps nobody else from going on.
#[test]
fn a_call_that_lingers_keeps_nobody() {
    let text = "declare i32 @usleep(i32)
declare void @spin()
define void @run() { %r = call i32 @usleep(i32 150000) call void @spin() ret void }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let library = link(&linker, LIBRARY);
        linker.instance(&library).unwrap();
        let user = link(&linker, text);
        let run = user.typed_func::<(), ()>("run").unwrap();
        let own = library.typed_func::<(i64,), i64>("count").unwrap();
        let _deadline = user.deadline(Duration::from_millis(5)).unwrap();
        thread::scope(|scope| {
            let lingering = scope.spawn(|| run.call(()));
            while !user.is_stopped() {
                thread::yield_now();
            }
            assert!(!library.is_stopped());
            // In the midst of that its code can be stopped.
            assert_eq!(own.call((5_000,)).unwrap(), count(5_000), "{kind:?}");
            let spin = library.typed_func::<(), ()>("spin").unwrap();
            let deadline = library.deadline(Duration::from_millis(5)).unwrap();
            let trap = spin.call(()).unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
            drop(deadline);
            assert_eq!(own.call((5_000,)).unwrap(), count(5_000), "{kind:?}");
            let trap = lingering.join().unwrap().unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::DeadlineExceeded, "{kind:?}");
        });
        assert_eq!(own.call((1_000_000,)).unwrap(), count(1_000_000));
    }
}

/// The programs in between are no hindrance, nor is it one if the host is, or if the function was replaced.
#[test]
fn calls_end_further_away() {
    let far = "declare void @spin()
declare void @by_host()
define void @far() { call void @spin() ret void }
define void @run_by_host() { call void @by_host() ret void }";
    let near = "declare void @far()
declare void @run_by_host()
define void @run() { call void @far() ret void }
define void @run_host() { call void @run_by_host() ret void }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let library = link(&linker, LIBRARY);
        linker.instance(&library).unwrap();
        let spin = library.typed_func::<(), ()>("spin").unwrap();
        let by_host = move |_: Caller<'_>| spin.call(());
        linker.func("by_host", by_host).unwrap();
        let middle = link(&linker, far);
        linker.instance(&middle).unwrap();
        let user = link(&linker, near);
        let check = |what: &str| {
            for name in ["run", "run_host"] {
                let run = user.typed_func::<(), ()>(name).unwrap();
                let _deadline = user.deadline(Duration::from_millis(5)).unwrap();
                let start = Instant::now();
                let trap = run.call(()).unwrap_err();
                // That of the inner call is what the host's function has returned.
                let kind_is = match name {
                    "run" => *trap.kind() == TrapKind::DeadlineExceeded,
                    _ => format!("{trap:#}").contains("time is over"),
                };
                assert!(kind_is, "{kind:?}: {what}: {trap:#}");
                assert!(start.elapsed() < Duration::from_secs(5));
            }
        };
        check("as it was");
        let text = "@x = global i32 0
define void @spin() { br label %a a: store volatile i32 1, ptr @x br label %a }";
        let module = Module::from_text("new.ll", text, Profile::Auto).unwrap();
        // SAFETY: as above.
        unsafe { library.replace("spin", &module) }.unwrap();
        check("replaced");
    }
}

/// What is compiled while calls are to stop stops, too.
#[test]
fn code_that_comes_later_stops() {
    let text = "declare void @pause()
declare void @spin()
define void @run() { call void @pause() call void @spin() ret void }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let library = link(&linker, LIBRARY);
        linker.instance(&library).unwrap();
        static PAUSES: AtomicU64 = AtomicU64::new(0);
        let pause = |caller: Caller<'_>| {
            caller.interrupter().interrupt();
            PAUSES.fetch_add(1, Ordering::Relaxed);
        };
        linker.func("pause", pause).unwrap();
        let user = link(&linker, text);
        let run = user.typed_func::<(), ()>("run").unwrap();
        let trap = run.call(()).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}");
        assert_eq!(PAUSES.swap(0, Ordering::Relaxed), 1);
    }
}

/// Functions that fault at an instruction by which they can be stopped, or near one: at the head of a loop, or at the
/// entry of a function that calls others.
const FAULTY: &str = "define i64 @walk(ptr %p) {
  br label %a
a:
  %q = phi ptr [ %p, %0 ], [ %next, %a ]
  %next = load volatile ptr, ptr %q
  br label %a
}
define i64 @fill(ptr %p) {
  br label %a
a:
  %q = phi ptr [ %p, %0 ], [ null, %a ]
  store volatile i64 0, ptr %q
  br label %a
}
define i64 @add(ptr %p) {
  br label %a
a:
  %q = phi ptr [ %p, %0 ], [ null, %a ]
  %old = atomicrmw add ptr %q, i64 1 seq_cst
  br label %a
}
define i64 @compare(ptr %p) {
  br label %a
a:
  %q = phi ptr [ %p, %0 ], [ null, %a ]
  %v = load volatile i32, ptr %q
  %again = icmp eq i32 %v, 0
  br i1 %again, label %a, label %end
end:
  ret i64 0
}
define i64 @lanes(ptr %p) {
  br label %a
a:
  %q = phi ptr [ %p, %0 ], [ null, %a ]
  %v = load volatile <4 x i32>, ptr %q, align 16
  br label %a
}
define i64 @divide(ptr %p) {
  br label %a
a:
  %d = phi i32 [ 2, %0 ], [ %e, %a ]
  %q = sdiv i32 7, %d
  %e = sub i32 %d, 1
  store volatile i32 %q, ptr %p
  br label %a
}
define i64 @divide_bytes(ptr %p) {
  br label %a
a:
  %d = phi i8 [ 2, %0 ], [ %e, %a ]
  %q = udiv i8 7, %d
  %e = sub i8 %d, 1
  store volatile i8 %q, ptr %p
  br label %a
}
define i64 @overflow(ptr %p) {
  br label %a
a:
  %n = phi i64 [ 5, %0 ], [ -9223372036854775808, %a ]
  %d = phi i64 [ 1, %0 ], [ -1, %a ]
  %q = sdiv i64 %n, %d
  store volatile i64 %q, ptr %p
  br label %a
}
define i64 @sink(ptr %p) {
  %low = alloca [ 5000 x i8 ]
  store volatile i8 1, ptr %low
  %r = call i64 @sink(ptr %low)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @dive(ptr %p) {
  %low = alloca [ 5000 x i8 ]
  store volatile i8 1, ptr %low
  br label %a
a:
  %q = phi ptr [ %low, %0 ], [ %p, %a ]
  %r = call i64 @dive(ptr %q)
  br label %a
}
define i64 @nowhere(ptr %p) {
  br label %a
a:
  %f = phi ptr [ @one, %0 ], [ null, %a ]
  %r = call i64 %f(ptr %p)
  br label %a
}
define i64 @one(ptr %p) noinline { ret i64 1 }";

/// While a call lingers that is to end, a fault of others is what it is without that.
#[test]
fn faults_of_others_are_the_same() {
    let names = [
        "walk",
        "fill",
        "add",
        "compare",
        "lanes",
        "divide",
        "divide_bytes",
        "overflow",
        "sink",
        "dive",
        "nowhere",
    ];
    let mut user = "declare void @pause()\ndefine void @linger() { call void @pause() call i64 @dive(ptr null) ret void }\n".to_owned();
    for name in names {
        writeln!(user, "declare i64 @{name}(ptr)").unwrap();
        writeln!(
            user,
            "define i64 @run_{name}(ptr %p) {{ %r = call i64 @{name}(ptr %p) ret i64 %r }}"
        )
        .unwrap();
    }
    for kind in KINDS {
        let mut linker = linker(kind);
        let library = link(&linker, FAULTY);
        linker.instance(&library).unwrap();
        let (entered, leave) = (mpsc::channel(), mpsc::channel::<()>());
        let (enter, wait) = (Mutex::new(entered.0), Mutex::new(leave.1));
        let pause = move |_: Caller<'_>| {
            enter.lock().unwrap().send(()).unwrap();
            wait.lock().unwrap().recv().unwrap();
        };
        linker.func("pause", pause).unwrap();
        let [user, other] = [0; 2].map(|_| link(&linker, &user));
        let faults = || {
            let run = |name: &&str| {
                let run = other
                    .typed_func::<(*mut u8,), i64>(&format!("run_{name}"))
                    .unwrap();
                // Null, behind the pointer to itself that one walks by.
                let mut memory = [[0u64; 2]; 8];
                let address = (&raw mut memory[0] as u64 + 15) & !15;
                let _deadline = other.deadline(Duration::from_secs(10)).unwrap();
                // SAFETY: it is the address of a function.
                let trap = unsafe { run.call_with_pointers((address as *mut u8,)) }.unwrap_err();
                let frames = trap.frames().iter();
                let places: Vec<_> = frames.map(|frame| (frame.name(), frame.line())).collect();
                (trap.kind().clone(), places)
            };
            names.iter().map(run).collect::<Vec<_>>()
        };
        let before = faults();
        let kinds = before.iter().map(|(kind, _)| kind.clone());
        let null = TrapKind::BadAddress(Some(0));
        let expected = [
            TrapKind::DivisionByZero,
            TrapKind::DivisionByZero,
            TrapKind::DivisionOverflow,
            TrapKind::StackOverflow,
            TrapKind::StackOverflow,
            null.clone(),
        ];
        assert!(
            kinds.eq([0; 5].map(|_| null.clone()).into_iter().chain(expected)),
            "{kind:?}: {before:?}"
        );
        assert_eq!(before[0].1[0], ("walk".to_owned(), Some(5)));
        let linger = user.typed_func::<(), ()>("linger").unwrap();
        thread::scope(|scope| {
            let lingering = scope.spawn(|| linger.call(()));
            entered.1.recv().unwrap();
            user.interrupter().interrupt();
            let now = faults();
            leave.0.send(()).unwrap();
            let trap = lingering.join().unwrap().unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}");
            assert_eq!(now, before, "{kind:?}");
        });
    }
}

/// A child has of the calls that were under way only those of the thread that forked: what its code is linked with is
/// not stopped for others, and that of its own call is.
#[test]
fn a_child_has_no_calls_of_other_threads() {
    const RIGHT: i32 = 42;
    let text = "declare void @pause()
declare void @spin()
define void @linger() { call void @pause() call void @spin() ret void }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let library = link(&linker, &format!("{LIBRARY}\n{DOUBLING}"));
        linker.instance(&library).unwrap();
        let user = link(&linker, USER);
        let (entered, leave) = (mpsc::channel(), mpsc::channel::<bool>());
        let (enter, wait) = (Mutex::new(entered.0), Mutex::new(leave.1));
        let spin = user.typed_func::<(), ()>("run_spin").unwrap();
        let pause = move |_: Caller<'_>| {
            enter.lock().unwrap().send(()).unwrap();
            if wait.lock().unwrap().recv().unwrap() {
                // It is this call that is to end, and that is under way in the child.
                let child = fork(|| {
                    let trap = spin.call(()).unwrap_err();
                    let is_stopped = *trap.kind() == TrapKind::Interrupted;
                    if is_stopped { RIGHT } else { 1 }
                });
                assert_eq!(child.wait(Duration::from_secs(20)), Ok(RIGHT));
            }
        };
        linker.func("pause", pause).unwrap();
        let lingerer = link(&linker, text);
        let linger = lingerer.typed_func::<(), ()>("linger").unwrap();
        let count = user.typed_func::<(i64,), i64>("run_count").unwrap();
        let rounds = match kind {
            EngineKind::Reference | EngineKind::Interp => 1_000,
            // As many signals would take seconds.
            _ => 1_000_000,
        };
        let counts = || {
            let start = Instant::now();
            let is_right = count.call((rounds,)).unwrap() == self::count(rounds as u64);
            let is_slow = start.elapsed() > Duration::from_secs(5);
            match (is_right, is_slow) {
                (true, false) => RIGHT,
                (true, true) => 1,
                _ => 2,
            }
        };
        thread::scope(|scope| {
            let lingering = scope.spawn(|| linger.call(()));
            entered.1.recv().unwrap();
            let child = fork(|| {
                lingerer.interrupter().interrupt();
                counts()
            });
            let later = child.wait(Duration::from_secs(20));
            lingerer.interrupter().interrupt();
            let before = fork(counts).wait(Duration::from_secs(20));
            leave.0.send(true).unwrap();
            let trap = lingering.join().unwrap().unwrap_err();
            assert_eq!(*trap.kind(), TrapKind::Interrupted, "{kind:?}");
            assert_eq!([later, before], [Ok(RIGHT), Ok(RIGHT)], "{kind:?}");
        });
        assert_eq!(counts(), RIGHT, "{kind:?}");
    }
}
