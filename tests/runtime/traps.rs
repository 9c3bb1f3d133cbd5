//! Which traps a program meets, and what they tell: on each engine.

use crate::support::engines::KINDS;
use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, Trap, TrapKind};

fn instantiate(kind: EngineKind, text: &str) -> Instance {
    let mut config = Config::new();
    config.engine(kind).stack_size(1 << 20);
    let engine = Engine::new(&config).unwrap();
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    // SAFETY: the programs of these tests trap where they would do harm.
    unsafe { Linker::new(&engine).with_process().instantiate(&module) }.unwrap()
}

fn trap_of(kind: EngineKind, text: &str) -> Option<Trap> {
    let instance = instantiate(kind, text);
    let main = instance.typed_func::<(i64,), i64>("main").unwrap();
    main.call((0,)).err()
}

/// Where people look for a mistake of a program, it shows, whether its results are used or not.
#[test]
fn loads_whose_results_nobody_uses_trap() {
    let dead = "define i64 @main(i64 %n) {
  %p = inttoptr i64 %n to i64*
  %x = load i64, i64* %p
  ret i64 7
}
";
    // A list without an end: the load of each element is all that the loop does.
    let list = "define i64 @main(i64 %n) {
entry:
  %first = inttoptr i64 %n to i64*
  br label %next
next:
  %p = phi i64* [ %first, %entry ], [ %after, %next ]
  %x = load i64, i64* %p
  %after = getelementptr i64, i64* %p, i64 1
  br label %next
}
";
    let division = "define i64 @main(i64 %n) {
  %x = sdiv i64 7, %n
  %y = urem i32 7, 0
  ret i64 7
}
";
    for kind in [
        EngineKind::Reference,
        EngineKind::Interp,
        EngineKind::Baseline,
    ] {
        for (text, line) in [(dead, 3), (list, 7)] {
            let trap = trap_of(kind, text).expect("it loads from null");
            assert_eq!(trap.kind(), &TrapKind::BadAddress(Some(0)), "{kind:?}");
            assert_eq!(trap.frames()[0].line(), Some(line), "{kind:?}");
        }
    }
    // The optimizing compiler leaves such loads out, but never a division.
    assert!(trap_of(EngineKind::Opt, dead).is_none());
    for kind in KINDS {
        let trap = trap_of(kind, division).expect("it divides by zero");
        assert_eq!(trap.kind(), &TrapKind::DivisionByZero, "{kind:?}");
    }
}

/// A stack that overflows at a frame, not at a call, has the calls below it all the same, however
/// large the frame is and wherever in it the first access is.
#[test]
fn an_overflow_at_a_frame_tells_who_has_called() {
    for elements in [1, 30, 400, 600, 5000, 40000] {
        for first in [0, elements - 1] {
            let text = format!(
                "define i64 @main(i64 %n) {{
  %r = call i64 @f(i64 %n)
  ret i64 %r
}}
define i64 @f(i64 %n) {{
  %a = alloca [{elements} x i64]
  %p = getelementptr [{elements} x i64], [{elements} x i64]* %a, i64 0, i64 {first}
  store volatile i64 %n, i64* %p
  %m = add i64 %n, 1
  %r = call i64 @f(i64 %m)
  %q = getelementptr [{elements} x i64], [{elements} x i64]* %a, i64 0, i64 %n
  %v = load volatile i64, i64* %q
  %s = add i64 %r, %v
  ret i64 %s
}}
"
            );
            for kind in KINDS {
                let trap = trap_of(kind, &text).expect("it has no end");
                assert_eq!(trap.kind(), &TrapKind::StackOverflow, "{kind:?}");
                let names: Vec<String> = trap.frames().iter().map(|frame| frame.name()).collect();
                let what = format!("{kind:?}, {elements} elements, {first} first: {names:?}");
                // Only large frames are few.
                assert!(names.len() >= 4, "{what}");
                assert_eq!(names.last().map(String::as_str), Some("main"), "{what}");
                let calls = &names[..names.len() - 1];
                assert!(calls.iter().all(|name| name == "f"), "{what}");
            }
        }
    }
}

/// A trap in words names the place in the sources; with `{:#}` all calls, and those that a compiler
/// has inlined.
#[test]
fn a_trap_in_words_names_the_sources() {
    let text = "define i64 @get(ptr %p) noinline !dbg !1 {
  %x = load i64, ptr %p, !dbg !5
  ret i64 %x, !dbg !5
}
define i64 @main(i64 %n) {
  %p = inttoptr i64 %n to ptr
  %x = call i64 @get(ptr %p)
  %y = add i64 %x, 1
  ret i64 %y
}
!llvm.module.flags = !{!6}
!0 = !DIFile(filename: \"a.c\", directory: \"\")
!1 = distinct !DISubprogram(name: \"get\", file: !0, spFlags: DISPFlagDefinition, unit: !3)
!2 = distinct !DISubprogram(name: \"read\", file: !0, spFlags: DISPFlagDefinition, unit: !3)
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !0)
!4 = distinct !DILocation(line: 20, scope: !1)
!5 = !DILocation(line: 3, column: 5, scope: !2, inlinedAt: !4)
!6 = !{i32 2, !\"Debug Info Version\", i32 3}
";
    for kind in KINDS {
        let trap = trap_of(kind, text).unwrap();
        let first = "access to a bad address: null in `@get`, line 2, a.c:3:5";
        assert_eq!(trap.to_string(), first, "{kind:?}");
        let stack = "call stack, innermost first:
  read, inlined  at a.c:3:5
  @get  at test.ll:2, a.c:20
  @main  at test.ll:7";
        assert_eq!(format!("{trap:#}"), format!("{first}\n{stack}"), "{kind:?}");
        let upper = |name: &str| (name == "get").then(|| name.to_uppercase());
        let named = trap.call_stack().demangled(upper).to_string();
        assert_eq!(named, stack.replace("@get", "GET"));
    }
}
