//! Programs that are linked with programs that are there already.

use crate::support::engines::KINDS;
use jitlite::{Config, Engine, ErrorKind, Linker, Module, Profile, TrapKind};

fn module(text: &str) -> Module {
    Module::from_text("test.ll", text, Profile::Auto).unwrap()
}

const FIRST: &str = "@count = global i64 0
@apply = alias i64 (i64), ptr @divide
define i64 @divide(i64 %n) {
  %old = load i64, ptr @count
  %new = add i64 %old, 1
  store i64 %new, ptr @count
  %r = sdiv i64 100, %n
  ret i64 %r
}
define internal i64 @hidden() { ret i64 1 }";

const SECOND: &str = "@count = external global i64
declare i64 @divide(i64)
declare i64 @apply(i64)
define i64 @run(i64 %n) {
  %a = call i64 @divide(i64 %n)
  %f = select i1 true, ptr @apply, ptr null
  %b = call i64 %f(i64 %n)
  %c = load i64, ptr @count
  %ab = add i64 %a, %b
  %r = add i64 %ab, %c
  ret i64 %r
}";

#[test]
fn functions_of_other_conventions_are_exported() {
    let first = "
        define swifttailcc i64 @step(i64 %n, ptr swiftasync %frame, ptr swiftself %self) {
          %x = load i64, ptr %self
          store i64 %n, ptr %frame
          %r = add i64 %x, %n
          ret i64 %r
        }";
    let second = "
        declare swifttailcc i64 @step(i64, ptr swiftasync, ptr swiftself)
        @table = global ptr @step
        define i64 @run(i64 %n) {
          %frame = alloca i64
          %self = alloca i64
          store i64 100, ptr %self
          %a = call swifttailcc i64 @step(i64 %n, ptr swiftasync %frame, ptr swiftself %self)
          %f = load volatile ptr, ptr @table
          %b = call swifttailcc i64 %f(i64 %a, ptr swiftasync %frame, ptr swiftself %self)
          %c = load i64, ptr %frame
          %r = add i64 %b, %c
          ret i64 %r
        }";
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        let mut linker = Linker::new(&engine);
        // SAFETY: the programs change only their own variables.
        let first = unsafe { linker.instantiate(&module(first)) }.unwrap();
        linker.instance(&first).unwrap();
        // SAFETY: as above.
        let second = unsafe { linker.instantiate(&module(second)) }.unwrap();
        let run = second.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((1,)).unwrap(), 201 + 101, "{kind:?}");
    }
}

#[test]
fn programs_use_what_others_export() {
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        let mut linker = Linker::new(&engine);
        // SAFETY: the programs change only their own variable.
        let first = unsafe { linker.instantiate(&module(FIRST)) }.unwrap();
        linker.instance(&first).unwrap();
        // SAFETY: as above.
        let second = unsafe { linker.instantiate(&module(SECOND)) }.unwrap();
        let count = first.global::<i64>("count").unwrap();
        let run = second.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((10,)).unwrap(), 10 + 10 + 2);
        assert_eq!(count.get(), 2);
        // A trap in the one is a trap of a call of the other, and tells of both.
        let trap = run.call((0,)).unwrap_err();
        assert_eq!(*trap.kind(), TrapKind::DivisionByZero, "{kind:?}");
        let names: Vec<_> = trap
            .frames()
            .iter()
            .map(|frame| frame.name().to_owned())
            .collect();
        assert_eq!(names, ["divide", "run"], "{kind:?}");
        // The first is there as long as the second.
        drop((linker, first, count));
        assert_eq!(run.call((50,)).unwrap(), 2 + 2 + 5);
    }
}

#[test]
fn declarations_are_of_the_type_of_the_definition() {
    let engine = Engine::new(&Config::new()).unwrap();
    let mut linker = Linker::new(&engine);
    // SAFETY: as above.
    let first = unsafe { linker.instantiate(&module(FIRST)) }.unwrap();
    linker.instance(&first).unwrap();
    for (text, what) in [
        (
            "declare i32 @divide(i32) define i32 @run() { %r = call i32 @divide(i32 1) ret i32 %r }",
            "another program's `@divide` is of type `i64 (i64)`",
        ),
        (
            "@count = external global i32
define i32 @run() { %r = load i32, ptr @count ret i32 %r }",
            "another program's `@count` is of type `i64`",
        ),
        (
            "declare i64 @hidden() define i64 @run() { %r = call i64 @hidden() ret i64 %r }",
            "@hidden",
        ),
        (
            "declare i64 @devide(i64) define i64 @run() { %r = call i64 @devide(i64 1) ret i64 %r }",
            "did you mean `@divide`?",
        ),
    ] {
        // SAFETY: as above.
        let error = unsafe { linker.instantiate(&module(text)) }.unwrap_err();
        assert!(error.to_string().contains(what), "{error}");
    }
    let other = Engine::new(&Config::new()).unwrap();
    let error = Linker::new(&other).instance(&first).unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Unsupported(_)));
}

/// Each line may define again what lines before it have defined.
#[test]
fn names_are_defined_again() {
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        let mut linker = Linker::new(&engine);
        let mut last = None;
        for n in 0..20i64 {
            let text = match n {
                0 => "define i64 @f(i64 %x) { ret i64 %x }".to_owned(),
                _ => format!(
                    "declare i64 @f{}(i64)
define i64 @f(i64 %x) {{ %y = call i64 @f{}(i64 %x) %z = add i64 %y, {n} ret i64 %z }}",
                    n - 1,
                    n - 1
                ),
            };
            let text = format!("{text}\n@f{n} = alias i64 (i64), ptr @f");
            // SAFETY: they use no memory but their stacks.
            let instance = unsafe { linker.instantiate(&module(&text)) }.unwrap();
            linker.instance(&instance).unwrap();
            let f = instance.typed_func::<(i64,), i64>("f").unwrap();
            assert_eq!(f.call((1000,)).unwrap(), 1000 + n * (n + 1) / 2, "{kind:?}");
            last = Some(f);
        }
        drop(linker);
        assert_eq!(last.unwrap().call((0,)).unwrap(), 190);
    }
}
