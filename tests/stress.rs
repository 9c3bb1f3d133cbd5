//! Everything at once: threads that call, compile, load and unload programs, whose functions are
//! optimized and replaced meanwhile, trap, are interrupted, run out of fuel and call back, in a process that forks,
//! and that shares a code cache with its children.
//!
//! `JITLITE_SECONDS` says how long (2), `JITLITE_SEED` where the random numbers begin, and
//! `JITLITE_LEAVE_OUT` which actions are left out, by their names with commas between them. What each
//! call gives is known, so a wrong answer is found as a crash is; a child that hangs is killed and
//! counted. `scripts/tsan` runs it under ThreadSanitizer.

mod support;

use std::fmt::Write as _;
use std::panic::{self, AssertUnwindSafe};
#[cfg(feature = "cache")]
use std::path::{Path, PathBuf};
#[cfg(feature = "cache")]
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use jitlite::{
    Caller, Config, Engine, EngineKind, Error, Instance, Linker, Module, Profile, TrapKind,
};
use support::process::{self, Child};
use support::random;

/// The engines: what runs functions, and what else is asked of that.
const KINDS: [(EngineKind, &[Wish]); 7] = [
    (EngineKind::Auto, &[]),
    (EngineKind::Auto, &[Wish::Stop, Wish::Replace, Wish::Cache]),
    (EngineKind::Baseline, &[Wish::Stop, Wish::Cache]),
    (EngineKind::Opt, &[Wish::Stop, Wish::Replace]),
    (EngineKind::Interp, &[Wish::Stop]),
    (EngineKind::Auto, &[Wish::Refuel, Wish::Stop]),
    (EngineKind::Opt, &[Wish::Cache]),
];

/// What an engine can do that not each can.
#[derive(Clone, Copy, PartialEq)]
enum Wish {
    /// Programs are stopped.
    Stop,
    /// Functions are replaced.
    Replace,
    /// Code is kept on disk, and in no other way.
    Cache,
    /// Programs are given fuel often, and little.
    Refuel,
}
const THREADS: usize = 6;
/// How long a thread runs before another takes its place.
const TURN: Duration = Duration::from_millis(250);
/// The fuel of an engine that gives little.
const FUEL: u64 = 2000;
/// How long a child may take, which waits for a processor with all others.
const CHILD_LIMIT: Duration = Duration::from_secs(60);

/// What a thread does next, and how often beside the others.
const ACTIONS: [(&str, u32, Action); 12] = [
    ("call", 30, Run::call_shared),
    ("load", 20, Run::load_and_unload),
    ("share", 5, Run::replace_shared),
    ("trap", 20, Run::trap),
    ("callback", 20, Run::call_back),
    ("panic", 3, Run::panic_across),
    ("throw", 20, Run::throw),
    ("signal", 10, Run::recover),
    ("stop", 10, Run::stop),
    ("replace", 10, Run::replace_function),
    ("restart", 3, Run::restart),
    ("fork", 4, Run::fork),
];

type Action = fn(&Stress, &mut Run);

/// Functions of several sizes, `@fN(x)` is `5 * x + N + salt`; the last is so large that another
/// thread optimizes it.
fn program(salt: i64, throws: bool) -> String {
    let mut text = String::from(COMMON) + if throws { THROWING } else { "" };
    for n in 0..FUNCTIONS {
        let size = if n + 1 == FUNCTIONS { 220 } else { n * n };
        write!(
            text,
            "define i64 @f{n}(i64 %x) {{
             entry:
               br label %loop
             loop:
               %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
               %s = phi i64 [ {}, %entry ], [ %s1, %loop ]
               %v0 = xor i64 %x, 1\n",
            n as i64 + salt
        )
        .unwrap();
        // What one changes the next changes back.
        for k in 0..2 * size {
            writeln!(text, "  %v{} = xor i64 %v{k}, {}", k + 1, k / 2 * 3 + 7).unwrap();
        }
        write!(
            text,
            "  %w = xor i64 %v{}, 1
               %s1 = add i64 %s, %w
               %i1 = add i64 %i, 1
               %more = icmp ult i64 %i1, 5
               br i1 %more, label %loop, label %done
             done:
               ret i64 %s1
             }}\n",
            2 * size
        )
        .unwrap();
    }
    text
}

const FUNCTIONS: usize = 8;

/// What traps, calls back and recovers.
const COMMON: &str = r#"
    declare i64 @apply(ptr, i64)
    declare void @abort()
    declare ptr @signal(i32, ptr)
    declare i32 @__sigsetjmp(ptr, i32) returns_twice
    declare void @siglongjmp(ptr, i32)

    @back = thread_local global [32 x i64] zeroinitializer, align 16
    @constructed = global i64 0
    @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
      [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]

    define internal void @construct() { store i64 11, ptr @constructed ret void }
    define void @spin() { br label %again again: br label %again }
    define i64 @number() { %n = load i64, ptr @constructed ret i64 %n }
    define i64 @divide(i64 %n) { %r = sdiv i64 100, %n ret i64 %r }
    define i64 @load(ptr %p) { %r = load volatile i64, ptr %p ret i64 %r }
    define i64 @deep(i64 %n) {
      %m = add i64 %n, 1
      %r = call i64 @deep(i64 %m)
      %s = add i64 %r, %n
      ret i64 %s
    }
    define i64 @stop(i64 %n) { unreachable }
    define i64 @give_up(i64 %n) { call void @abort() unreachable }
    define i64 @through(i64 %n) { %r = call i64 @apply(ptr @divide, i64 %n) ret i64 %r }
    define i64 @twice_through(i64 %n) { %r = call i64 @apply(ptr @through, i64 %n) ret i64 %r }
    define void @jump(i32 %signal) {
      %p = call ptr @llvm.threadlocal.address.p0(ptr @back)
      call void @siglongjmp(ptr %p, i32 %signal)
      unreachable
    }
    define i64 @handle() {
      %old = call ptr @signal(i32 11, ptr @jump)
      ret i64 0
    }
    define i64 @try(ptr %q) {
      %p = call ptr @llvm.threadlocal.address.p0(ptr @back)
      %came = call i32 @__sigsetjmp(ptr %p, i32 1) returns_twice
      %first = icmp eq i32 %came, 0
      br i1 %first, label %load, label %done
    load:
      %x = call i64 @load(ptr %q)
      ret i64 %x
    done:
      ret i64 -1
    }
    declare ptr @llvm.threadlocal.address.p0(ptr)
"#;

/// What throws and catches, by the C++ library.
const THROWING: &str = r#"
    declare i32 @__gxx_personality_v0(...)
    declare ptr @__cxa_allocate_exception(i64)
    declare void @__cxa_throw(ptr, ptr, ptr)
    declare ptr @__cxa_begin_catch(ptr)
    declare void @__cxa_end_catch()
    @_ZTIl = external constant ptr
    define void @throw(i64 %n) noinline {
      %e = call ptr @__cxa_allocate_exception(i64 8)
      store i64 %n, ptr %e
      call void @__cxa_throw(ptr %e, ptr @_ZTIl, ptr null)
      unreachable
    }
    define void @add(i64 %n) { call void @throw(i64 %n) ret void }
    define void @clean(i64 %n, ptr %count) noinline personality ptr @__gxx_personality_v0 {
      invoke void @add(i64 %n) to label %done unwind label %pad
    done:
      ret void
    pad:
      %l = landingpad { ptr, i32 } cleanup
      %old = load i64, ptr %count
      %new = add i64 %old, 1
      store i64 %new, ptr %count
      resume { ptr, i32 } %l
    }
    define i64 @catch(i64 %n) personality ptr @__gxx_personality_v0 {
      %count = alloca i64
      store i64 100, ptr %count
      invoke void @clean(i64 %n, ptr %count) to label %done unwind label %pad
    done:
      ret i64 0
    pad:
      %l = landingpad { ptr, i32 } catch ptr @_ZTIl
      %e = extractvalue { ptr, i32 } %l, 0
      %o = call ptr @__cxa_begin_catch(ptr %e)
      %v = load i64, ptr %o
      call void @__cxa_end_catch()
      %c = load i64, ptr %count
      %r = add i64 %v, %c
      ret i64 %r
    }
"#;

/// What all threads share.
struct Stress {
    linkers: Vec<Linker>,
    modules: Vec<(i64, Module)>,
    /// A program for each engine, which threads call and others replace.
    shared: Vec<RwLock<(i64, Instance)>>,
    children: Mutex<Vec<(Instant, Child)>>,
    end: Instant,
    over: AtomicBool,
    /// Functions that engines which were started later have found in the cache.
    taken: AtomicU64,
    left_out: Vec<String>,
    done: [AtomicU64; ACTIONS.len()],
}

/// One thread at work.
struct Run {
    random: random::Random,
    /// What a child has of what is shared: a lock of this test's might have been held by a thread
    /// that is not there any more.
    own: Option<Vec<(i64, Instance)>>,
}

/// The directory of the code cache that all use, in this process and its children.
#[cfg(feature = "cache")]
fn directory() -> &'static Path {
    static DIRECTORY: OnceLock<PathBuf> = OnceLock::new();
    DIRECTORY.get_or_init(|| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stress-cache");
        let _ = std::fs::remove_dir_all(&path);
        path
    })
}

fn linker((kind, wishes): (EngineKind, &[Wish])) -> Linker {
    let mut config = Config::new();
    config.engine(kind).tiering(60, true).stack_size(256 << 10);
    config.interruptible(wishes.contains(&Wish::Stop));
    config.replaceable(wishes.contains(&Wish::Replace));
    if wishes.contains(&Wish::Refuel) {
        config.fuel(FUEL);
    }
    #[cfg(feature = "cache")]
    if wishes.contains(&Wish::Cache) {
        // It is small, so that entries go while others use them.
        config.share_code(false).cache_limit(200 << 10);
        config.cache(directory()).unwrap();
    }
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_process();
    linker.on_out_of_fuel(|caller: Caller<'_>| -> Result<u64, Error> {
        // The host may call the program for that, which is stopped then, too.
        caller.add_fuel(FUEL);
        match caller.typed_func::<(), i64>("number")?.call(()) {
            Ok(_) => Ok(FUEL),
            Err(trap) => match trap.kind() {
                TrapKind::Interrupted | TrapKind::DeadlineExceeded => Ok(FUEL),
                // Fuel may run out in the last frame that the stack has room for.
                TrapKind::StackOverflow => Ok(FUEL),
                _ => panic!("{trap}"),
            },
        }
    });
    let apply = |caller: Caller<'_>, f: *const u8, n: i64| -> Result<i64, Error> {
        if n == 13 {
            panic::resume_unwind(Box::new(13i64));
        }
        let held = Box::new([n; 10]);
        let result = caller.typed_func_at::<(i64,), i64>(f)?.call((n,))?;
        Ok(result + held[9] - n)
    };
    linker.func("apply", apply).unwrap();
    linker
}

fn call(instance: &Instance, name: &str, x: i64) -> Result<i64, TrapKind> {
    let function = instance.typed_func::<(i64,), i64>(name).unwrap();
    function.call((x,)).map_err(|trap| trap.kind().clone())
}

impl Run {
    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    fn engine(&mut self, stress: &Stress) -> usize {
        self.below(stress.linkers.len())
    }

    fn instantiate(&mut self, stress: &Stress, engine: usize) -> (i64, Instance) {
        let (salt, module) = &stress.modules[self.below(stress.modules.len())];
        // SAFETY: the program does no harm, or traps where it would.
        let instance = unsafe { stress.linkers[engine].instantiate(module) }.unwrap();
        (*salt, instance)
    }

    /// Calls a function some times, maybe for the first time, maybe until it is optimized.
    fn calls(&mut self, salt: i64, instance: &Instance) {
        let n = self.below(FUNCTIONS);
        let times = 1 << self.below(6);
        let function = instance
            .typed_func::<(i64,), i64>(&format!("f{n}"))
            .unwrap();
        for x in 0..times {
            assert_eq!(function.call((x,)).unwrap(), 5 * x + n as i64 + salt);
        }
        assert_eq!(
            instance
                .typed_func::<(), i64>("number")
                .unwrap()
                .call(())
                .unwrap(),
            11
        );
    }

    fn with_shared(&mut self, stress: &Stress, f: impl FnOnce(&mut Run, i64, &Instance)) {
        let engine = self.engine(stress);
        // Whoever replaces it does not wait for those who call it.
        let (salt, instance) = match &self.own {
            Some(own) => own[engine].clone(),
            None => stress.shared(engine),
        };
        f(self, salt, &instance);
    }

    fn call_shared(stress: &Stress, run: &mut Run) {
        run.with_shared(stress, Run::calls);
    }

    fn load_and_unload(stress: &Stress, run: &mut Run) {
        let engine = run.engine(stress);
        let (salt, instance) = run.instantiate(stress, engine);
        for _ in 0..run.below(4) {
            run.calls(salt, &instance);
        }
        if run.below(8) == 0 {
            instance.compile_all();
        }
    }

    fn replace_shared(stress: &Stress, run: &mut Run) {
        let engine = run.engine(stress);
        let new = run.instantiate(stress, engine);
        if let Some(own) = &mut run.own {
            own[engine] = new;
            return;
        }
        let mut shared = stress.shared[engine]
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        let old = std::mem::replace(&mut *shared, new);
        drop(shared);
        drop(old);
    }

    fn trap(stress: &Stress, run: &mut Run) {
        run.with_shared(stress, |run, _, instance| match run.below(6) {
            0 => assert_eq!(call(instance, "divide", 0), Err(TrapKind::DivisionByZero)),
            1 => {
                let load = instance.typed_func::<(*const u8,), i64>("load").unwrap();
                // SAFETY: there is nothing to be read.
                let kind = unsafe { load.call_with_pointers((24 as *const u8,)) }
                    .unwrap_err()
                    .kind()
                    .clone();
                assert_eq!(kind, TrapKind::BadAddress(Some(24)));
            }
            2 => assert_eq!(call(instance, "deep", 0), Err(TrapKind::StackOverflow)),
            3 => assert_eq!(call(instance, "stop", 0), Err(TrapKind::Unreachable)),
            4 => assert_eq!(call(instance, "give_up", 0), Err(TrapKind::Aborted)),
            _ => assert_eq!(call(instance, "divide", 7), Ok(14)),
        });
    }

    fn call_back(stress: &Stress, run: &mut Run) {
        run.with_shared(stress, |run, _, instance| {
            let name = ["through", "twice_through"][run.below(2)];
            assert_eq!(call(instance, name, 4), Ok(25));
            // The closure passes the trap on as it is.
            assert_eq!(call(instance, name, 0), Err(TrapKind::DivisionByZero));
        });
    }

    fn panic_across(stress: &Stress, run: &mut Run) {
        run.with_shared(stress, |_, _, instance| {
            let call = AssertUnwindSafe(|| call(instance, "twice_through", 13));
            let payload = panic::catch_unwind(call).unwrap_err();
            assert_eq!(payload.downcast_ref(), Some(&13i64));
        });
    }

    fn throw(stress: &Stress, run: &mut Run) {
        run.with_shared(stress, |run, _, instance| {
            for _ in 0..1 << run.below(6) {
                let n = run.below(1000) as i64;
                assert_eq!(call(instance, "catch", n), Ok(n + 101));
            }
        });
    }

    /// A program with a handler of its own recovers from what is a trap in others.
    fn recover(stress: &Stress, run: &mut Run) {
        let engine = run.engine(stress);
        let (_, instance) = run.instantiate(stress, engine);
        instance
            .typed_func::<(), i64>("handle")
            .unwrap()
            .call(())
            .unwrap();
        let tries = instance.typed_func::<(*const u8,), i64>("try").unwrap();
        for _ in 0..3 {
            // SAFETY: there is nothing to be read.
            let tried = unsafe { tries.call_with_pointers((16 as *const u8,)) };
            assert_eq!(tried.unwrap(), -1);
        }
        assert_eq!(call(&instance, "divide", 0), Err(TrapKind::DivisionByZero));
    }

    /// A program is stopped from another thread, or by a deadline, and then goes on.
    fn stop(stress: &Stress, run: &mut Run) {
        let engine = run.engine(stress);
        if !KINDS[engine].1.contains(&Wish::Stop) {
            return;
        }
        let (salt, instance) = run.instantiate(stress, engine);
        let spin = instance.typed_func::<(), ()>("spin").unwrap();
        let stopped = || spin.call(()).unwrap_err().kind().clone();
        // In a child, the standard library may never start a thread: a thread of the parent's may have held its
        // lock.
        if run.below(2) == 0 || run.own.is_some() {
            let time = Duration::from_micros(run.below(500) as u64);
            let deadline = instance.deadline(time).unwrap();
            assert_eq!(stopped(), TrapKind::DeadlineExceeded);
            drop(deadline);
        } else {
            let interrupter = instance.interrupter();
            thread::scope(|scope| {
                scope.spawn(|| interrupter.interrupt());
                assert_eq!(stopped(), TrapKind::Interrupted);
            });
            instance.clear_interrupt();
        }
        run.calls(salt, &instance);
    }

    /// A function of a program that others call is replaced by one that does the same in another way.
    fn replace_function(stress: &Stress, run: &mut Run) {
        let engine = run.engine(stress);
        if !KINDS[engine].1.contains(&Wish::Replace) {
            return;
        }
        let (salt, instance) = match &run.own {
            Some(own) => own[engine].clone(),
            None => stress.shared(engine),
        };
        let n = run.below(FUNCTIONS);
        let noise = run.below(1000) as i64;
        let text = format!(
            "define i64 @f{n}(i64 %x) {{
               %a = mul i64 %x, 5
               %b = add i64 %a, {}
               %c = sub i64 %b, {noise}
               ret i64 %c
             }}",
            n as i64 + salt + noise
        );
        let module = Module::from_text("new.ll", text, Profile::Auto).unwrap();
        // SAFETY: as in `instantiate`; nobody keeps addresses of what the module defines.
        unsafe { instance.replace(&format!("f{n}"), &module) }.unwrap();
        run.calls(salt, &instance);
    }

    /// Another engine, as another process would have one: it finds what others have kept.
    fn restart(stress: &Stress, run: &mut Run) {
        let engine = run.engine(stress);
        if !KINDS[engine].1.contains(&Wish::Cache) {
            return;
        }
        let linker = linker(KINDS[engine]);
        let (salt, module) = &stress.modules[run.below(stress.modules.len())];
        // SAFETY: as in `instantiate`.
        let instance = unsafe { linker.instantiate(module) }.unwrap();
        run.calls(*salt, &instance);
        #[cfg(feature = "cache")]
        stress
            .taken
            .fetch_add(instance.from_cache().functions as u64, Ordering::Relaxed);
    }

    fn fork(stress: &Stress, run: &mut Run) {
        stress.reap(false);
        let mut children = stress
            .children
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if children.len() >= 8 {
            return;
        }
        let mut own = Run {
            random: random::Random::new(run.random.next()),
            own: Some((0..stress.shared.len()).map(|n| stress.shared(n)).collect()),
        };
        let child = process::fork(|| {
            for _ in 0..30 {
                let action = own.below(ACTIONS.len() - 1);
                if !stress.is_left_out(ACTIONS[action].0) {
                    ACTIONS[action].2(stress, &mut own);
                }
            }
            0
        });
        children.push((Instant::now(), child));
    }
}

impl Stress {
    fn new(seconds: u64) -> Stress {
        let mut linkers: Vec<Linker> = KINDS.into_iter().map(linker).collect();
        // SAFETY: a library that every C++ program loads.
        let load = |linker: &mut Linker| unsafe { linker.library("libstdc++.so.6").is_ok() };
        let throws = linkers.iter_mut().all(load);
        let modules: Vec<(i64, Module)> = (1..5)
            .map(|salt| {
                let text = program(salt * 1000, throws);
                match Module::from_text("stress.ll", text, Profile::Auto) {
                    Ok(module) => (salt * 1000, module),
                    Err(error) => panic!("{error}"),
                }
            })
            .collect();
        let shared = linkers
            .iter()
            .map(|linker| {
                // SAFETY: as in `Run::instantiate`.
                let instance = unsafe { linker.instantiate(&modules[0].1) }.unwrap();
                RwLock::new((modules[0].0, instance))
            })
            .collect();
        let mut left_out = std::env::var("JITLITE_LEAVE_OUT").unwrap_or_default();
        if !throws {
            println!("skipped: exceptions, for want of libstdc++");
            left_out += ",throw";
        }
        Stress {
            linkers,
            modules,
            shared,
            children: Mutex::default(),
            end: Instant::now() + Duration::from_secs(seconds),
            over: AtomicBool::new(false),
            taken: AtomicU64::new(0),
            left_out: left_out.split(',').map(String::from).collect(),
            done: [const { AtomicU64::new(0) }; ACTIONS.len()],
        }
    }

    /// The program that threads share now on an engine.
    fn shared(&self, engine: usize) -> (i64, Instance) {
        let shared = self.shared[engine].read();
        shared.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn is_left_out(&self, action: &str) -> bool {
        self.left_out.iter().any(|name| name == action)
    }

    /// Looks after children that have ended or take too long; with `all`, waits for all.
    fn reap(&self, all: bool) {
        let mut children = self.children.lock().unwrap_or_else(PoisonError::into_inner);
        let mut left = Vec::new();
        for (start, child) in children.drain(..) {
            let limit = CHILD_LIMIT.saturating_sub(start.elapsed());
            let waits = if all { limit } else { Duration::ZERO };
            match child.poll(waits) {
                Ok(end) => assert_eq!(end, Ok(0), "a child"),
                Err(child) if !all && !limit.is_zero() => left.push((start, child)),
                Err(child) => panic!("a child: {:?}", child.wait(Duration::ZERO)),
            }
        }
        *children = left;
    }

    /// What one thread does in its turn.
    fn turn(&self, seed: u64) {
        let mut run = Run {
            random: random::Random::new(seed),
            own: None,
        };
        let actions = || ACTIONS.iter().enumerate();
        let actions = || actions().filter(|(_, action)| !self.is_left_out(action.0));
        let total: u32 = actions().map(|(_, action)| action.1).sum();
        let end = (Instant::now() + TURN).min(self.end);
        while Instant::now() < end && !self.over.load(Ordering::Relaxed) {
            let mut at = run.below(total as usize) as u32;
            let chosen = actions().find(|(_, action)| {
                let is_chosen = at < action.1;
                at = at.saturating_sub(action.1);
                is_chosen
            });
            if let Some((n, action)) = chosen {
                action.2(self, &mut run);
                self.done[n].fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

#[test]
fn everything_at_once() {
    let seconds = random::number("JITLITE_SECONDS").unwrap_or(2);
    let seed = random::fresh_seed();
    println!("JITLITE_SEED={seed}, {seconds} s");
    // Not on this thread's stack: in a child, threads that it starts may be given that.
    let stress = Box::new(Stress::new(seconds));
    thread::scope(|scope| {
        for n in 0..THREADS as u64 {
            let stress = &*stress;
            scope.spawn(move || {
                let mut turns = n << 32;
                while Instant::now() < stress.end && !stress.over.load(Ordering::Relaxed) {
                    turns += 1;
                    let seed = seed ^ turns.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                    // Each turn is a thread of its own.
                    let turn = thread::scope(|scope| scope.spawn(|| stress.turn(seed)).join());
                    if let Err(payload) = turn {
                        stress.over.store(true, Ordering::Relaxed);
                        panic::resume_unwind(payload);
                    }
                }
            });
        }
    });
    stress.reap(true);
    for ((name, _, _), done) in ACTIONS.iter().zip(&stress.done) {
        println!("{name:10} {:8}", done.load(Ordering::Relaxed));
    }
    let optimized: Vec<usize> = stress
        .shared
        .iter()
        .map(|shared| shared.read().unwrap().1.optimized().functions)
        .collect();
    println!("optimized  {optimized:?}");
    println!("kept       {}", stress.taken.load(Ordering::Relaxed));
    assert!(optimized[0] > 0 && optimized[1] > 0);
}

/// How many threads throw, and how often each.
const THROWERS: usize = 8;
const THROWS: i64 = 12_500;

#[test]
fn many_throw_while_others_compile_load_and_unload() {
    let mut linkers: Vec<Linker> = KINDS.into_iter().map(linker).collect();
    // SAFETY: a library that every C++ program loads.
    let load = |linker: &mut Linker| unsafe { linker.library("libstdc++.so.6").is_ok() };
    if !linkers.iter_mut().all(load) {
        println!("skipped: exceptions, for want of libstdc++");
        return;
    }
    let module = Module::from_text("throws.ll", program(1000, true), Profile::Auto).unwrap();
    // SAFETY: as in `Run::instantiate`.
    let instantiate = |linker: &Linker| unsafe { linker.instantiate(&module) }.unwrap();
    let shared: Vec<Instance> = linkers.iter().map(instantiate).collect();
    let over = AtomicBool::new(false);
    let catches = |instance: &Instance, times| {
        let catch = instance.typed_func::<(i64,), i64>("catch").unwrap();
        (0..times).all(|n| catch.call((n,)).is_ok_and(|got| got == n + 101))
    };
    thread::scope(|scope| {
        let throwers: Vec<_> = (0..THROWERS)
            .map(|n| {
                let instance = &shared[n % shared.len()];
                scope.spawn(move || catches(instance, THROWS))
            })
            .collect();
        for n in 0..2 {
            let (linkers, over) = (&linkers, &over);
            scope.spawn(move || {
                for linker in linkers.iter().cycle().skip(n) {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    let instance = instantiate(linker);
                    assert_eq!(call(&instance, "catch", 7), Ok(108));
                }
            });
        }
        let ended: Vec<_> = throwers.into_iter().map(|thrower| thrower.join()).collect();
        over.store(true, Ordering::Relaxed);
        assert!(ended.into_iter().all(|same| same.is_ok_and(|same| same)));
    });
}
