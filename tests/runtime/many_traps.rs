//! Traps of all kinds, many of them, on many threads at once; and behind each the right answer.
//!
//! `JITLITE_TRAPS` says how many on each engine (800).

use std::panic::{self, AssertUnwindSafe};
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use crate::support::engines::KINDS;
use crate::support::random;
use jitlite::{
    Caller, Config, Engine, EngineKind, Instance, Linker, Module, Profile, Trap, TrapKind,
};

const THREADS: usize = 8;

const TEXT: &str = "
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
declare void @abort()
declare i64 @llvm.of.nobody(i64)
declare i64 @fail(i64)
declare i64 @apply(ptr, i64)
define i64 @spin() { br label %a a: br label %a }
define i64 @deep(i64 %n) { %m = add i64 %n, 1 %x = call i64 @deep(i64 %m) %y = add i64 %x, 1 ret i64 %y }
define i64 @divide(i64 %a, i64 %b) { %x = sdiv i64 %a, %b ret i64 %x }
define i64 @read(ptr %p) { %x = load volatile i64, ptr %p ret i64 %x }
define i64 @never() { unreachable }
define i64 @trap() { call void @llvm.trap() unreachable }
define i64 @checked() { call void @llvm.ubsantrap(i8 7) unreachable }
define i64 @give_up() { call void @abort() unreachable }
define i64 @strange() { %x = call i64 @llvm.of.nobody(i64 1) ret i64 %x }
define i64 @refused(i64 %n) { %x = call i64 @fail(i64 %n) ret i64 %x }
define i64 @tenth(i64 %n) { %x = call i64 @divide(i64 10, i64 %n) ret i64 %x }
define i64 @through(i64 %n) { %x = call i64 @apply(ptr @tenth, i64 %n) ret i64 %x }
define i64 @sum(i64 %n) {
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
}";

/// An error of the host's own.
#[derive(Debug, PartialEq)]
struct Refused(i64);

impl std::error::Error for Refused {}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is refused", self.0)
    }
}

fn linker(kind: EngineKind) -> Linker {
    let mut config = Config::new();
    config.engine(kind).interruptible(true).fuel(u64::MAX);
    config.stack_size(64 << 10).tiering(20, true);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_libc();
    linker
        .func("fail", |n: i64| match n {
            13 => panic::resume_unwind(Box::new(Refused(n))),
            n => Err::<i64, _>(Refused(n)),
        })
        .unwrap();
    let apply = |caller: Caller<'_>, f: *const u8, n: i64| -> Result<i64, jitlite::Error> {
        Ok(caller.typed_func_at::<(i64,), i64>(f)?.call((n,))?)
    };
    linker.func("apply", apply).unwrap();
    linker
}

/// Memory behind the end of a file.
struct Beyond(*mut libc::c_void);

// SAFETY: nobody reads it but programs, which trap.
unsafe impl Sync for Beyond {}

impl Beyond {
    const LEN: usize = 4096;

    fn new() -> Beyond {
        // SAFETY: a new file without content, and a new mapping of it.
        unsafe {
            let file = libc::memfd_create(c"empty".as_ptr(), 0);
            assert!(file >= 0);
            let (access, kind) = (libc::PROT_READ, libc::MAP_SHARED);
            let address = libc::mmap(std::ptr::null_mut(), Beyond::LEN, access, kind, file, 0);
            assert_ne!(address, libc::MAP_FAILED);
            libc::close(file);
            Beyond(address)
        }
    }
}

impl Drop for Beyond {
    fn drop(&mut self) {
        // SAFETY: the mapping is its own.
        unsafe { libc::munmap(self.0, Beyond::LEN) };
    }
}

/// The kinds of traps, and what is none: a panic.
const WAYS: u64 = 16;

/// Makes a trap of one kind, and holds that it is that.
fn trap(own: &Instance, way: u64, beyond: &Beyond) {
    let call = |name: &str| -> Trap {
        own.typed_func::<(), i64>(name)
            .unwrap()
            .call(())
            .unwrap_err()
    };
    let call_with = |name: &str, n: i64| own.typed_func::<(i64,), i64>(name).unwrap().call((n,));
    let divide = |a: i64, b: i64| -> Trap {
        let divide = own.typed_func::<(i64, i64), i64>("divide").unwrap();
        divide.call((a, b)).unwrap_err()
    };
    let read = |address: usize| -> Trap {
        let read = own.typed_func::<(*const u8,), i64>("read").unwrap();
        // SAFETY: there is nothing to be read.
        unsafe { read.call_with_pointers((address as *const u8,)) }.unwrap_err()
    };
    let (trap, expected) = match way {
        0 => {
            own.interrupter().interrupt();
            let trap = call("spin");
            own.clear_interrupt();
            (trap, TrapKind::Interrupted)
        }
        1 => {
            let _deadline = own.deadline(Duration::ZERO).unwrap();
            (call("spin"), TrapKind::DeadlineExceeded)
        }
        2 => {
            own.set_fuel(100);
            let trap = call("spin");
            own.set_fuel(u64::MAX);
            (trap, TrapKind::OutOfFuel)
        }
        3 => (call_with("deep", 0).unwrap_err(), TrapKind::StackOverflow),
        4 => (divide(10, 0), TrapKind::DivisionByZero),
        5 => (divide(i64::MIN, -1), TrapKind::DivisionOverflow),
        6 => (read(24), TrapKind::BadAddress(Some(24))),
        // It is not canonical.
        7 => (read(1 << 63), TrapKind::BadAddress(None)),
        8 => {
            let address = beyond.0 as usize + 64;
            (read(address), TrapKind::BusError(Some(address as u64)))
        }
        9 => (call("never"), TrapKind::Unreachable),
        10 => (call("trap"), TrapKind::Abort),
        11 => (call("checked"), TrapKind::Ubsan(7)),
        12 => (call("give_up"), TrapKind::Aborted),
        13 => {
            let trap = call("strange");
            assert!(matches!(trap.kind(), TrapKind::Unsupported(_)), "{trap}");
            return;
        }
        14 => {
            let trap = call_with("refused", 5).unwrap_err();
            assert_eq!(trap.downcast_ref(), Some(&Refused(5)));
            (trap, TrapKind::Host("5 is refused".into()))
        }
        // A panic of the host's, and a trap in a call that a function of the host has made.
        _ => {
            let call = AssertUnwindSafe(|| call_with("refused", 13));
            let payload = panic::catch_unwind(call).unwrap_err();
            assert_eq!(payload.downcast_ref(), Some(&Refused(13)));
            assert_eq!(call_with("through", 5).unwrap(), 2);
            let outer = call_with("through", 0).unwrap_err();
            let names: Vec<_> = outer.frames().iter().map(|frame| frame.name()).collect();
            assert_eq!(names, ["divide", "tenth", "through"], "{outer:#}");
            (outer, TrapKind::DivisionByZero)
        }
    };
    assert_eq!(*trap.kind(), expected, "{trap:#}");
    assert!(!trap.frames().is_empty(), "{trap:#}");
}

#[test]
fn many_traps_on_many_threads() {
    let traps = random::number("JITLITE_TRAPS").unwrap_or(800);
    let module = Module::from_text("test.ll", TEXT, Profile::Auto).unwrap();
    let beyond = Beyond::new();
    for kind in KINDS {
        let linker = linker(kind);
        let start = Barrier::new(THREADS);
        thread::scope(|scope| {
            for thread in 0..THREADS as u64 {
                let (linker, module, beyond, start) = (&linker, &module, &beyond, &start);
                scope.spawn(move || {
                    // SAFETY: the program traps where it would do harm.
                    let own = unsafe { linker.instantiate(module) }.unwrap();
                    let sum = own.typed_func::<(i64,), i64>("sum").unwrap();
                    start.wait();
                    for round in 0..traps.div_ceil(THREADS as u64) {
                        // Each thread is at another kind.
                        trap(&own, (round + 2 * thread) % WAYS, beyond);
                        let n = round as i64 % 50 + 1;
                        assert_eq!(sum.call((n,)).unwrap(), n * (n - 1) / 2, "{kind:?}");
                    }
                });
            }
        });
    }
}
