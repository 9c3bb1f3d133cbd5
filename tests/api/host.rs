//! What host functions can do: errors that come back, data of the host's, memory, calls back.

use std::convert::Infallible;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::thread;

use jitlite::{Caller, Error, ErrorKind, FuncType, TrapKind, Val, ValType};

use std::error::Error as _;

use crate::{CALLS_HOST, KINDS, instantiate, linker};

#[derive(Debug, PartialEq)]
struct Refused {
    number: i64,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is refused", self.number)
    }
}

impl std::error::Error for Refused {}

#[test]
fn an_error_comes_back_as_it_was() {
    for kind in KINDS {
        let mut linker = linker(kind);
        let host = |number: i64| match number {
            0 => Ok(0i64),
            number => Err(Refused { number }),
        };
        linker.func("host", host).unwrap();
        let instance = instantiate(&linker, CALLS_HOST);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let trap = run.call((7,)).unwrap_err();
        assert_eq!(trap.kind(), &TrapKind::Host("7 is refused".into()));
        assert_eq!(
            trap.downcast_ref(),
            Some(&Refused { number: 7 }),
            "{kind:?}"
        );
        assert!(trap.downcast_ref::<std::fmt::Error>().is_none());
        let source = trap.source().unwrap();
        assert_eq!(source.downcast_ref(), Some(&Refused { number: 7 }));
        assert_eq!(trap.frames()[0].name(), "run");
        // Untyped, and by way of another error that is passed on.
        let error = instance
            .func("run")
            .unwrap()
            .call(&[Val::I64(8)])
            .unwrap_err();
        assert_eq!(error.downcast_ref(), Some(&Refused { number: 8 }));
        assert_eq!(run.call((0,)).unwrap(), 0);
    }
}

#[test]
fn an_untyped_function_fails_as_a_typed_one() {
    for kind in KINDS {
        let mut linker = linker(kind);
        let ty = FuncType::new([ValType::I64], Some(ValType::I64));
        let host = |_: Caller<'_>, args: &[Val], results: &mut [Val]| match args {
            [Val::I64(1)] => Err(Refused { number: 1 }),
            [Val::I64(2)] => {
                results[0] = Val::I32(0);
                Ok(())
            }
            _ => Ok(()),
        };
        linker.func_new("host", ty.clone(), host).unwrap();
        let instance = instantiate(&linker, CALLS_HOST);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let trap = run.call((1,)).unwrap_err();
        assert_eq!(
            trap.downcast_ref(),
            Some(&Refused { number: 1 }),
            "{kind:?}"
        );
        let trap = run.call((2,)).unwrap_err();
        let expected = "a host function returned a value of type `i32`, not `i64`";
        assert_eq!(trap.kind(), &TrapKind::Host(expected.into()));
        assert_eq!(run.call((3,)).unwrap(), 0);
    }
    let mut ty = FuncType::new([ValType::I64], None);
    ty.varargs = true;
    let host = |_: Caller<'_>, _: &[Val], _: &mut [Val]| Ok::<_, String>(());
    let result = linker(KINDS[0]).func_new("host", ty, host).map(drop);
    assert!(matches!(
        result.unwrap_err().kind(),
        ErrorKind::Unsupported(_)
    ));
}

#[test]
fn a_function_that_never_returns_ends_the_call() {
    let text = "declare void @exit_with(i64) noreturn
        define i64 @run(i64 %n) { call void @exit_with(i64 %n) unreachable }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let exit = |number: i64| -> Result<Infallible, Refused> { Err(Refused { number }) };
        linker.func("exit_with", exit).unwrap();
        let instance = instantiate(&linker, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let trap = run.call((3,)).unwrap_err();
        assert_eq!(
            trap.downcast_ref(),
            Some(&Refused { number: 3 }),
            "{kind:?}"
        );
    }
}

struct Counts {
    calls: AtomicI64,
    log: Mutex<Vec<String>>,
}

#[test]
fn the_host_keeps_data_with_an_instance() {
    let text = "
        @name = constant [6 x i8] c\"guest\\00\"
        declare void @log(ptr, i64)
        define void @run(i64 %n) { call void @log(ptr @name, i64 %n) ret void }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let log = |caller: Caller<'_>, name: *const u8, n: i64| -> Result<(), Error> {
            let counts = caller.data::<Counts>()?;
            counts.calls.fetch_add(1, Ordering::Relaxed);
            let name = caller.memory().c_string(name)?.into_string().unwrap();
            counts.log.lock().unwrap().push(format!("{name} {n}"));
            Ok(())
        };
        linker.func("log", log).unwrap();
        let without = instantiate(&linker, text);
        let new_counts = || Counts {
            calls: AtomicI64::new(0),
            log: Mutex::default(),
        };
        let one = instantiate(
            linker.with_data(new_counts()).with_data("a second one"),
            text,
        );
        let two = instantiate(linker.with_data(new_counts()), text);
        thread::scope(|scope| {
            for n in 0..4i64 {
                let one = &one;
                scope.spawn(move || {
                    one.typed_func::<(i64,), ()>("run")
                        .unwrap()
                        .call((n,))
                        .unwrap()
                });
            }
        });
        two.typed_func::<(i64,), ()>("run")
            .unwrap()
            .call((9,))
            .unwrap();
        let calls = |instance: &jitlite::Instance| {
            instance
                .data::<Counts>()
                .unwrap()
                .calls
                .load(Ordering::Relaxed)
        };
        assert_eq!((calls(&one), calls(&two)), (4, 1), "{kind:?}");
        assert_eq!(
            *two.data::<Counts>().unwrap().log.lock().unwrap(),
            ["guest 9"]
        );
        assert_eq!(one.data::<&str>().unwrap(), &"a second one");
        let trap = without
            .typed_func::<(i64,), ()>("run")
            .unwrap()
            .call((1,))
            .unwrap_err();
        assert!(matches!(
            trap.downcast_ref::<Error>().unwrap().kind(),
            ErrorKind::NoData { .. }
        ));
    }
}

#[test]
fn the_host_reads_and_writes_the_memory_of_the_program() {
    let text = "
        declare i64 @sum(ptr, i64)
        @numbers = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
        @fixed = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
        define i64 @run() {
          %a = call i64 @sum(ptr @numbers, i64 4)
          %p = getelementptr i32, ptr @numbers, i64 3
          %b = load i32, ptr %p
          %c = sext i32 %b to i64
          %r = add i64 %a, %c
          ret i64 %r
        }
        define i64 @at(ptr %p, i64 %n) { %r = call i64 @sum(ptr %p, i64 %n) ret i64 %r }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let sum = |caller: Caller<'_>, at: *mut i32, len: usize| -> Result<i64, Error> {
            let numbers = caller.memory().read_slice(at, len)?;
            // SAFETY: the program has passed it to be written.
            unsafe { caller.memory().write_slice(at, &vec![10i32; len])? };
            Ok(numbers.iter().map(|&n| i64::from(n)).sum())
        };
        linker.func("sum", sum).unwrap();
        let instance = instantiate(&linker, text);
        assert_eq!(
            instance
                .typed_func::<(), i64>("run")
                .unwrap()
                .call(())
                .unwrap(),
            20
        );
        let at = instance.typed_func::<(*const u8, i64), i64>("at").unwrap();
        let fails = |address: *const u8, len: i64| {
            // SAFETY: what the program does there is checked.
            let trap = unsafe { at.call_with_pointers((address, len)) }.unwrap_err();
            match trap.downcast_ref::<Error>().map(Error::kind) {
                Some(ErrorKind::BadAddress { address }) => *address,
                other => panic!("{kind:?} {other:?}"),
            }
        };
        assert_eq!(fails(16 as *const u8, 1), 16);
        fails(std::ptr::dangling(), i64::MAX);
        let numbers = instance.variable("numbers").unwrap().address();
        fails(numbers, 1 << 50);
        // What is constant can be read, and not be written.
        let fixed = instance.variable("fixed").unwrap().address();
        assert_eq!(fails(fixed, 4), fixed as usize);
        // SAFETY: nothing is read there.
        let nothing = unsafe { at.call_with_pointers((16 as *const u8, 0)) };
        assert_eq!(nothing.unwrap(), 0);
        // SAFETY: the program does not run, and has no threads.
        let slice = unsafe { instance.memory().slice(numbers.cast::<i32>(), 4) }.unwrap();
        assert_eq!(slice, [10; 4]);
        // SAFETY: nothing is read at a bad address.
        let unaligned = unsafe {
            instance
                .memory()
                .slice(numbers.wrapping_add(1).cast::<i32>(), 1)
        };
        assert!(matches!(
            unaligned.unwrap_err().kind(),
            ErrorKind::BadAddress { .. }
        ));
    }
}

#[test]
fn a_closure_calls_back_by_name_and_by_pointer() {
    let text = "
        declare i64 @host(ptr, i64)
        define i64 @double(i64 %n) { %r = mul i64 %n, 2 ret i64 %r }
        define i64 @float(double %x) { ret i64 0 }
        define i64 @run(i64 %n) { %r = call i64 @host(ptr @double, i64 %n) ret i64 %r }
        define i64 @wrong(i64 %n) { %r = call i64 @host(ptr @float, i64 %n) ret i64 %r }
        define i64 @none(i64 %n) { %r = call i64 @host(ptr null, i64 %n) ret i64 %r }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let host = |caller: Caller<'_>, f: *const u8, n: i64| -> Result<i64, Error> {
            let by_pointer = caller.typed_func_at::<(i64,), i64>(f)?.call((n,))?;
            let by_name = caller.func("double")?.call(&[Val::I64(by_pointer)])?;
            Ok(by_name.and_then(|val| val.get()).unwrap_or(-1))
        };
        linker.func("host", host).unwrap();
        let instance = instantiate(&linker, text);
        let call = |name| {
            instance
                .typed_func::<(i64,), i64>(name)
                .unwrap()
                .call((10,))
        };
        assert_eq!(call("run").unwrap(), 40, "{kind:?}");
        let trap = call("wrong").unwrap_err();
        assert!(matches!(
            trap.downcast_ref::<Error>().unwrap().kind(),
            ErrorKind::WrongType { .. }
        ));
        let trap = call("none").unwrap_err();
        assert!(matches!(
            trap.downcast_ref::<Error>().unwrap().kind(),
            ErrorKind::NoFunctionAt { address: 0 }
        ));
    }
}

/// What a call ends with that a function of the host makes is what the call around it ends with, if it is passed on.
#[test]
fn a_trap_that_is_passed_on_keeps_what_it_is() {
    let text = "
        declare i64 @again(i64)
        declare i64 @inner(i64)
        define i64 @run(i64 %n) {
          %r = call i64 @inner(i64 %n)
          ret i64 %r
        }
        define i64 @divide(i64 %n) {
          %r = sdiv i64 1, %n
          ret i64 %r
        }
        define i64 @spin(i64 %n) { br label %a a: br label %a }
        define i64 @refused(i64 %n) {
          %r = call i64 @again(i64 %n)
          ret i64 %r
        }";
    const NAMES: [&str; 3] = ["divide", "spin", "refused"];
    type Failed = Box<dyn std::error::Error + Send + Sync>;
    for kind in KINDS {
        let mut config = jitlite::Config::new();
        config.engine(kind).interruptible(true);
        let mut linker = jitlite::Linker::new(&jitlite::Engine::new(&config).unwrap());
        linker
            .func("again", |number: i64| -> Result<i64, Refused> {
                Err(Refused { number })
            })
            .unwrap();
        // By `?`, as each of the errors that a trap becomes.
        let inner = |caller: Caller<'_>, n: i64| -> Result<i64, Failed> {
            let call = caller.typed_func::<(i64,), i64>(NAMES[n as usize % 3])?;
            let time = std::time::Duration::from_millis(50);
            let _deadline = (n % 3 == 1).then(|| caller.deadline(time)).transpose()?;
            match n / 3 {
                0 => Ok(call.call((0,))?),
                1 => Ok(call.call((0,)).map_err(Error::from)?),
                _ => match call.func().call(&[Val::I64(0)])? {
                    Some(Val::I64(n)) => Ok(n),
                    _ => Err("it gives a number".into()),
                },
            }
        };
        linker.func("inner", inner).unwrap();
        let instance = instantiate(&linker, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        for n in 0..9 {
            let what = format!("{kind:?} {n}");
            let trap = run.call((n,)).unwrap_err();
            let name = NAMES[n as usize % 3];
            let frames: Vec<_> = trap.frames().iter().map(|frame| frame.name()).collect();
            assert_eq!(frames, [name, "run"], "{what}");
            let (expected, source) = match n % 3 {
                0 => (TrapKind::DivisionByZero, None),
                1 => (TrapKind::DeadlineExceeded, None),
                _ => (
                    TrapKind::Host("0 is refused".into()),
                    Some(Refused { number: 0 }),
                ),
            };
            assert_eq!(*trap.kind(), expected, "{what}");
            assert_eq!(trap.downcast_ref(), source.as_ref(), "{what}");
            assert_eq!(trap.source().is_some(), source.is_some(), "{what}");
        }
        let trap = run.call((0,)).unwrap_err();
        assert_eq!(
            trap.to_string(),
            "division by zero in `@divide`, line 9",
            "{kind:?}"
        );
    }
}

/// However deep: what a trap says does not grow, and its frames are those at both ends.
#[test]
fn calls_within_calls_without_end_are_one_trap() {
    let text = "
        declare i64 @again(i64)
        define i64 @run(i64 %n) {
          %m = add i64 %n, 1
          %r = call i64 @again(i64 %m)
          ret i64 %r
        }";
    for kind in KINDS {
        let mut config = jitlite::Config::new();
        config.engine(kind).stack_size(16 << 20);
        let mut linker = jitlite::Linker::new(&jitlite::Engine::new(&config).unwrap());
        let again = |caller: Caller<'_>, n: i64| -> Result<i64, Error> {
            Ok(caller.typed_func::<(i64,), i64>("run")?.call((n,))?)
        };
        linker.func("again", again).unwrap();
        let instance = instantiate(&linker, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        let trap = run.call((0,)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::StackOverflow, "{kind:?}");
        assert!(trap.to_string().len() < 200, "{kind:?} {trap}");
        assert!(format!("{trap:#}").len() < 5000, "{kind:?} {trap:#}");
        assert!(
            trap.frames().len() <= 80,
            "{kind:?} {}",
            trap.frames().len()
        );
        assert!(trap.frames().iter().all(|frame| frame.name() == "run"));
        assert!(trap.omitted().is_some(), "{kind:?}");
    }
}
