//! Programs that set handlers, in the process of a host that has others: each has its own, and
//! none takes anything from the host. What a program sees under `jitlite run` is in
//! `tests/c/signals.c`.

use std::ffi::{CString, c_void};
use std::process::Command;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{mem, ptr, thread};

use crate::support::process::{self, Outcome};
use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind};

const KINDS: [EngineKind; 4] = [
    EngineKind::Interp,
    EngineKind::Baseline,
    EngineKind::Opt,
    EngineKind::Auto,
];

fn instantiate(linker: &Linker, text: &str) -> Instance {
    let module = match Module::from_text("signals.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    // SAFETY: the programs of these tests do no harm, or trap where they would.
    match unsafe { linker.instantiate(&module) } {
        Ok(instance) => instance,
        Err(error) => panic!("{error}"),
    }
}

fn program(kind: EngineKind) -> Instance {
    let engine = Engine::new(Config::new().engine(kind).stack_size(1 << 20)).unwrap();
    instantiate(Linker::new(&engine).with_libc(), PROGRAM)
}

/// What sets, raises and recovers.
const PROGRAM: &str = r#"
    declare ptr @signal(i32, ptr)
    declare i32 @sigaction(i32, ptr, ptr)
    declare i32 @sigfillset(ptr)
    declare i32 @pthread_sigmask(i32, ptr, ptr)
    declare i32 @raise(i32)
    declare void @abort()
    declare i32 @__sigsetjmp(ptr, i32) returns_twice
    declare void @siglongjmp(ptr, i32)

    @count = global i64 0
    @back = global [256 x i64] zeroinitializer, align 16
    @action = global [19 x i64] zeroinitializer, align 16

    define void @noted(i32 %signal) {
      %n = load i64, ptr @count
      %m = add i64 %n, 1
      store i64 %m, ptr @count
      ret void
    }
    define void @recovers(i32 %signal) {
      call void @noted(i32 %signal)
      call void @siglongjmp(ptr @back, i32 %signal)
      unreachable
    }
    define void @faults(i32 %signal) {
      %x = load volatile i64, ptr inttoptr (i64 24 to ptr)
      ret void
    }
    define ptr @set(i32 %signal, ptr %handler) {
      %old = call ptr @signal(i32 %signal, ptr %handler)
      ret ptr %old
    }
    define ptr @set_noted(i32 %signal) {
      %old = call ptr @signal(i32 %signal, ptr @noted)
      ret ptr %old
    }
    define ptr @set_recovers(i32 %signal) {
      %old = call ptr @signal(i32 %signal, ptr @recovers)
      ret ptr %old
    }
    define ptr @set_faults(i32 %signal) {
      %old = call ptr @signal(i32 %signal, ptr @faults)
      ret ptr %old
    }
    define i32 @reset(i32 %signal) {
      %r = call i32 @sigaction(i32 %signal, ptr @action, ptr null)
      ret i32 %r
    }
    define i32 @block_all() {
      %set = alloca [16 x i64]
      %f = call i32 @sigfillset(ptr %set)
      %r = call i32 @pthread_sigmask(i32 0, ptr %set, ptr null)
      ret i32 %r
    }
    define i64 @blocked() {
      %set = alloca [16 x i64]
      %r = call i32 @pthread_sigmask(i32 0, ptr null, ptr %set)
      %word = load i64, ptr %set
      ret i64 %word
    }
    define i32 @load(ptr %p) {
      %x = load volatile i32, ptr %p
      ret i32 %x
    }
    define i32 @divide(i32 %n) {
      %x = sdiv i32 100, %n
      ret i32 %x
    }
    define i32 @stop() { unreachable }
    define i32 @send(i32 %signal) {
      %r = call i32 @raise(i32 %signal)
      ret i32 %r
    }
    define void @give_up() {
      call void @abort()
      unreachable
    }
    define i32 @try_load(ptr %p) {
      %came = call i32 @__sigsetjmp(ptr @back, i32 1) returns_twice
      %first = icmp eq i32 %came, 0
      br i1 %first, label %load, label %done
    load:
      %x = call i32 @load(ptr %p)
      ret i32 %x
    done:
      ret i32 %came
    }
"#;

type Address = *const c_void;
const DEFAULT: Address = ptr::null();
const IGNORE: Address = 1 as Address;

fn set(instance: &Instance, signal: i32, handler: Address) -> Address {
    let set = instance
        .typed_func::<(i32, Address), Address>("set")
        .unwrap();
    // SAFETY: it is a handler that the C library knows.
    unsafe { set.call_with_pointers((signal, handler)) }.unwrap()
}

fn set_own(instance: &Instance, name: &str, signal: i32) -> Address {
    let set = instance.typed_func::<(i32,), Address>(name).unwrap();
    set.call((signal,)).unwrap()
}

fn count(instance: &Instance) -> i64 {
    let count = instance.variable("count").unwrap().address().cast::<i64>();
    // SAFETY: the variable is an `i64`, and nothing of the program runs.
    unsafe { count.read() }
}

/// Holds that a program traps where it should.
fn holds_traps(instance: &Instance, what: &str) {
    let load = instance.typed_func::<(*const u8,), i32>("load").unwrap();
    // SAFETY: there is nothing to be read.
    let trap = unsafe { load.call_with_pointers((16 as *const u8,)) }.unwrap_err();
    assert_eq!(trap.kind(), &TrapKind::BadAddress(Some(16)), "{what}");
    let divide = instance.typed_func::<(i32,), i32>("divide").unwrap();
    let trap = divide.call((0,)).unwrap_err();
    assert_eq!(trap.kind(), &TrapKind::DivisionByZero, "{what}");
    let stop = instance.typed_func::<(), i32>("stop").unwrap();
    let trap = stop.call(()).unwrap_err();
    assert_eq!(trap.kind(), &TrapKind::Unreachable, "{what}");
}

const FAULTS: [i32; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL];

#[test]
fn what_one_program_sets_is_nothing_to_another() {
    for kind in KINDS {
        let (one, other) = (program(kind), program(kind));
        holds_traps(&one, "before");
        for signal in FAULTS.into_iter().chain([libc::SIGABRT]) {
            // Neither the handler of jitlite nor what the other sets is seen.
            assert_eq!(set(&one, signal, DEFAULT), DEFAULT, "{kind:?}");
            assert_eq!(set(&one, signal, IGNORE), DEFAULT, "{kind:?}");
            assert_eq!(set(&other, signal, DEFAULT), DEFAULT, "{kind:?}");
            assert_eq!(set(&one, signal, DEFAULT), IGNORE, "{kind:?}");
        }
        for what in ["default", "ignore", "sigaction", "a handler"] {
            for signal in FAULTS {
                match what {
                    "default" => drop(set(&one, signal, DEFAULT)),
                    "ignore" => drop(set(&one, signal, IGNORE)),
                    "sigaction" => {
                        let reset = one.typed_func::<(i32,), i32>("reset").unwrap();
                        assert_eq!(reset.call((signal,)).unwrap(), 0);
                    }
                    _ => drop(set_own(&one, "set_noted", signal)),
                }
            }
            holds_traps(&other, what);
            if what != "a handler" {
                holds_traps(&one, what);
            }
        }
        assert_eq!(count(&one), 0);
        drop(one);
        // Nor does the next one get it.
        let next = program(kind);
        assert_eq!(set(&next, libc::SIGSEGV, DEFAULT), DEFAULT);
        holds_traps(&next, "after");
    }
}

#[test]
fn signals_that_a_program_blocks_are_raised_all_the_same() {
    for kind in KINDS {
        thread::spawn(move || {
            let (one, other) = (program(kind), program(kind));
            let block_all = one.typed_func::<(), i32>("block_all").unwrap();
            assert_eq!(block_all.call(()).unwrap(), 0);
            // It is told that they are blocked.
            let blocked = one
                .typed_func::<(), i64>("blocked")
                .unwrap()
                .call(())
                .unwrap();
            let all = FAULTS.iter().fold(0, |all, signal| all | 1 << (signal - 1));
            assert_eq!(blocked & all, all, "{kind:?}");
            holds_traps(&one, "itself");
            holds_traps(&other, "another");
        })
        .join()
        .unwrap();
    }
}

/// Many a host has threads that let no signal through, so that all come to one of them.
#[test]
fn faults_come_to_threads_that_let_no_signal_through() {
    for kind in KINDS {
        thread::spawn(move || {
            let blocked = || {
                let [mut all, mut before] = [mem::MaybeUninit::zeroed(); 2];
                // SAFETY: the sets are this function's own.
                unsafe {
                    libc::sigfillset(all.as_mut_ptr());
                    libc::pthread_sigmask(libc::SIG_BLOCK, ptr::null(), before.as_mut_ptr());
                    let before: libc::sigset_t = before.assume_init();
                    (
                        all.assume_init(),
                        [libc::SIGSEGV, libc::SIGILL, libc::SIGTERM]
                            .map(|signal| libc::sigismember(&before, signal)),
                    )
                }
            };
            let (all, _) = blocked();
            // SAFETY: the set is the one above.
            unsafe { libc::pthread_sigmask(libc::SIG_BLOCK, &all, ptr::null_mut()) };
            assert_eq!(blocked().1, [1, 1, 1]);
            let instance = program(kind);
            holds_traps(&instance, "the first call");
            assert_eq!(blocked().1, [0, 0, 1], "{kind:?}");
            // The program is told that they are blocked, as by the host.
            let told = instance.typed_func::<(), i64>("blocked").unwrap();
            let all = FAULTS.iter().fold(0, |all, signal| all | 1 << (signal - 1));
            assert_eq!(told.call(()).unwrap() & all, all, "{kind:?}");
        })
        .join()
        .unwrap();
    }
}

#[test]
fn a_program_recovers_from_its_own_faults() {
    for kind in KINDS {
        let (one, other) = (program(kind), program(kind));
        assert_eq!(set_own(&one, "set_recovers", libc::SIGSEGV), DEFAULT);
        let try_load = one.typed_func::<(*const u8,), i32>("try_load").unwrap();
        let limited = try_load.clone().with_stack_size(128 << 10);
        for n in 1..100 {
            let function = if n % 2 == 0 { &limited } else { &try_load };
            assert_eq!(
                // SAFETY: there is nothing to be read.
                unsafe { function.call_with_pointers((8 as *const u8,)) }.unwrap(),
                libc::SIGSEGV,
                "{kind:?}"
            );
            assert_eq!(count(&one), n);
            holds_traps(&other, "another");
        }
        let word = 77i32;
        // SAFETY: there is a number.
        let loaded = unsafe { try_load.call_with_pointers(((&raw const word).cast(),)) };
        assert_eq!(loaded.unwrap(), 77);
    }
}

#[test]
fn a_fault_in_a_handler_is_a_trap() {
    for kind in KINDS {
        let one = program(kind);
        set_own(&one, "set_faults", libc::SIGFPE);
        let divide = one.typed_func::<(i32,), i32>("divide").unwrap();
        let trap = divide.call((0,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::BadAddress(Some(24)), "{kind:?}");
        assert_eq!(trap.frames()[0].name(), "faults");
        // One that handles its own faults by more of them runs out of stack.
        set_own(&one, "set_faults", libc::SIGSEGV);
        let load = one.typed_func::<(*const u8,), i32>("load").unwrap();
        // SAFETY: there is nothing to be read.
        let trap = unsafe { load.call_with_pointers((16 as *const u8,)) }.unwrap_err();
        let kinds = [TrapKind::BadAddress(Some(24)), TrapKind::StackOverflow];
        assert!(kinds.contains(trap.kind()), "{kind:?}: {trap}");
        assert_eq!(
            one.typed_func::<(i32,), i32>("divide")
                .unwrap()
                .call((5,))
                .unwrap(),
            20
        );
    }
}

#[test]
fn a_program_that_gives_up_is_a_trap() {
    for kind in KINDS {
        let one = program(kind);
        let give_up = one.typed_func::<(), ()>("give_up").unwrap();
        let trap = give_up.call(()).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::Aborted);
        assert_eq!(trap.frames()[0].name(), "give_up", "{kind:?}");
        // Its handler comes first.
        set_own(&one, "set_noted", libc::SIGABRT);
        assert_eq!(give_up.call(()).unwrap_err().kind(), &TrapKind::Aborted);
        assert_eq!(count(&one), 1, "{kind:?}");
    }
}

/// What a case of the tests below is told by: they change what belongs to the process.
const CASE: &str = "JITLITE_TEST_CASE";

fn in_child(test: &str, case: &str) -> Outcome {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args([&process::test_name(module_path!(), test), "--exact"])
        .arg("--nocapture")
        .env(CASE, case);
    let ran = process::run(&mut command, b"", Duration::from_secs(60)).unwrap();
    // A name that no test has would pass, too.
    let started = String::from_utf8_lossy(&ran.stdout).contains("running 1 test\n");
    assert!(started, "no test {test}");
    ran
}

static CAME: AtomicI32 = AtomicI32::new(0);

extern "C" fn host_notes(signal: i32) {
    CAME.store(signal, Ordering::Release);
}

extern "C" fn host_ends(_: i32) {
    // SAFETY: ends the process at once.
    unsafe { libc::_exit(41) }
}

fn set_of_host(signal: i32, handler: extern "C" fn(i32)) {
    // SAFETY: plain data for which zero is valid; the handlers above may be called anywhere.
    unsafe {
        let mut action: libc::sigaction = mem::zeroed();
        action.sa_sigaction = handler as usize;
        assert_eq!(libc::sigaction(signal, &action, ptr::null_mut()), 0);
    }
}

#[test]
fn the_hosts_signals_stay_its_own() {
    let Ok(case) = std::env::var(CASE) else {
        for (n, kind) in KINDS.into_iter().enumerate() {
            for (case, status) in [("sent", 0), ("within", 0), ("fault", 41), ("thread", 0)] {
                let outcome = in_child("the_hosts_signals_stay_its_own", &format!("{n} {case}"));
                let told = String::from_utf8_lossy(&outcome.stderr);
                assert_eq!(outcome.status, status, "{kind:?}, {case}: {told}");
            }
        }
        return;
    };
    let (kind, case) = case.split_once(' ').unwrap();
    let kind = KINDS[kind.parse::<usize>().unwrap()];
    let handler = if case == "fault" {
        host_ends
    } else {
        host_notes
    };
    set_of_host(libc::SIGSEGV, handler);
    let engine = Engine::new(Config::new().engine(kind)).unwrap();
    let mut linker = Linker::new(&engine);
    linker.with_libc();
    linker
        .func("in_host", |address: *const i32| -> i32 {
            match address.is_null() {
                // SAFETY: sends a signal to this thread.
                true => unsafe { libc::raise(libc::SIGSEGV) },
                // SAFETY: none: the access is meant to fault.
                false => unsafe { address.read_volatile() },
            }
        })
        .unwrap();
    let text = format!(
        "declare i32 @in_host(ptr)
         define i32 @host(ptr %p) {{ %r = call i32 @in_host(ptr %p) ret i32 %r }}
         {PROGRAM}"
    );
    let instance = instantiate(&linker, &text);
    holds_traps(&instance, "beside the host's");
    set_own(&instance, "set_noted", libc::SIGSEGV);
    let host = instance.typed_func::<(*const u8,), i32>("host").unwrap();
    match case {
        // SAFETY: sends a signal to this thread.
        "sent" => assert_eq!(unsafe { libc::raise(libc::SIGSEGV) }, 0),
        "within" => {
            // SAFETY: there is nothing to be read.
            let result = unsafe { host.call_with_pointers((ptr::null(),)) };
            assert_eq!(result.unwrap(), 0);
        }
        // SAFETY: there is nothing to be read.
        "fault" => drop(unsafe { host.call_with_pointers((0x30 as *const u8,)) }),
        _ => thread::spawn(|| {
            // SAFETY: as above.
            assert_eq!(unsafe { libc::raise(libc::SIGSEGV) }, 0);
        })
        .join()
        .unwrap(),
    }
    assert_eq!(CAME.load(Ordering::Acquire), libc::SIGSEGV);
    assert_eq!(count(&instance), 0);
    // What the program sends itself is its own.
    let send = instance.typed_func::<(i32,), i32>("send").unwrap();
    CAME.store(0, Ordering::Release);
    assert_eq!(send.call((libc::SIGSEGV,)).unwrap(), 0);
    assert_eq!((CAME.load(Ordering::Acquire), count(&instance)), (0, 1));
}

/// A constructor of a library that calls whom the environment names, while the system's loader
/// holds its lock.
const LIBRARY: &str = r#"
    #include <stdlib.h>
    __attribute__((constructor)) static void begin(void) {
      void (*hook)(void) = (void (*)(void))strtoull(getenv("JITLITE_HOOK"), 0, 10);
      hook();
    }
"#;

static OTHER_THREAD: AtomicUsize = AtomicUsize::new(0);

extern "C" fn send_and_wait() {
    // SAFETY: the thread runs until the test ends.
    unsafe { libc::pthread_kill(OTHER_THREAD.load(Ordering::Acquire) as _, libc::SIGSEGV) };
    let end = Instant::now() + Duration::from_secs(5);
    while CAME.load(Ordering::Acquire) == 0 && Instant::now() < end {
        thread::yield_now();
    }
    // SAFETY: ends the process.
    unsafe { libc::_exit(i32::from(CAME.load(Ordering::Acquire) == 0)) };
}

#[test]
fn a_signal_that_is_the_hosts_is_passed_on_without_a_lock() {
    if let Ok(library) = std::env::var(CASE) {
        set_of_host(libc::SIGSEGV, host_notes);
        holds_traps(&program(EngineKind::Baseline), "first");
        thread::spawn(|| {
            // SAFETY: asks who this thread is.
            OTHER_THREAD.store(unsafe { libc::pthread_self() } as usize, Ordering::Release);
            loop {
                thread::park();
            }
        });
        while OTHER_THREAD.load(Ordering::Acquire) == 0 {
            thread::yield_now();
        }
        let hook: extern "C" fn() = send_and_wait;
        let library = CString::new(library).unwrap();
        // SAFETY: no other thread reads the environment; the library calls the function above,
        // which does not return.
        unsafe {
            std::env::set_var("JITLITE_HOOK", (hook as usize).to_string());
            libc::dlopen(library.as_ptr(), libc::RTLD_NOW);
        }
        return;
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, library) = (folder.join("hook.c"), folder.join("hook.so"));
    std::fs::write(&source, LIBRARY).unwrap();
    let mut compile = Command::new("cc");
    compile
        .args(["-shared", "-fPIC", "-o"])
        .arg(&library)
        .arg(&source);
    let compiled = process::run(&mut compile, b"", Duration::from_secs(60)).unwrap();
    assert_eq!(
        compiled.status,
        0,
        "{}",
        String::from_utf8_lossy(&compiled.stderr)
    );
    let name = "a_signal_that_is_the_hosts_is_passed_on_without_a_lock";
    assert_eq!(in_child(name, library.to_str().unwrap()).status, 0);
}

#[test]
fn a_trap_in_a_thread_is_told_to_its_own_program() {
    let Ok(kind) = std::env::var(CASE) else {
        for (n, kind) in KINDS.into_iter().enumerate() {
            let name = "a_trap_in_a_thread_is_told_to_its_own_program";
            let outcome = in_child(name, &n.to_string());
            let told = String::from_utf8_lossy(&outcome.stderr);
            assert_eq!(outcome.status, 43, "{kind:?}: {told}");
        }
        return;
    };
    let kind = KINDS[kind.parse::<usize>().unwrap()];
    let text = "
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare i32 @pthread_join(i64, ptr)
        define ptr @run(ptr %none) {
          %x = load volatile i32, ptr inttoptr (i64 40 to ptr)
          ret ptr null
        }
        define void @start() {
          %t = alloca i64
          %c = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
          %id = load i64, ptr %t
          %j = call i32 @pthread_join(i64 %id, ptr null)
          ret void
        }";
    let linker = || {
        let mut linker = Linker::new(&Engine::new(Config::new().engine(kind)).unwrap());
        linker.with_libc();
        linker
    };
    let shared = linker();
    let (one, other) = (instantiate(&shared, text), instantiate(&shared, text));
    let elsewhere = instantiate(&linker(), text);
    let ends = |status: i32| {
        move |trap: &jitlite::Trap| {
            let right = trap.kind() == &TrapKind::BadAddress(Some(40));
            // SAFETY: ends the process at once.
            unsafe { libc::_exit(if right { status } else { 1 }) }
        }
    };
    one.on_thread_trap(ends(2));
    elsewhere.on_thread_trap(ends(4));
    other.on_thread_trap(ends(3));
    // The last one counts.
    other.on_thread_trap(ends(43));
    other
        .typed_func::<(), ()>("start")
        .unwrap()
        .call(())
        .unwrap();
}
