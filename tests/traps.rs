//! Which traps a program meets, and what they tell: on each engine.

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, Trap, TrapKind};

const KINDS: [EngineKind; 5] = [
    EngineKind::Reference,
    EngineKind::Interp,
    EngineKind::Baseline,
    EngineKind::Opt,
    EngineKind::Auto,
];

fn instantiate(kind: EngineKind, text: &str) -> Instance {
    let mut config = Config::new();
    config.engine(kind).stack_size(1 << 20);
    let engine = Engine::new(&config).unwrap();
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    // SAFETY: the programs of these tests trap where they would do harm.
    unsafe { Linker::new(&engine).instantiate(&module) }.unwrap()
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
