//! What a build says of what it was built without: by none of the crate's features, as the gate runs it, these
//! are all tried.

use jitlite::{Config, Engine, EngineKind, Error, ErrorKind, Linker, Module, Profile, Unsupported};

const TEXT: &str = "declare ptr @malloc(i64)
define i64 @sum(i64 %n) {
  br label %next
next:
  %i = phi i64 [ 0, %0 ], [ %j, %next ]
  %s = phi i64 [ 0, %0 ], [ %t, %next ]
  %j = add i64 %i, 1
  %t = add i64 %s, %j
  %more = icmp ult i64 %j, %n
  br i1 %more, label %next, label %end
end:
  ret i64 %t
}
define ptr @get() { %p = call ptr @malloc(i64 8) ret ptr %p }";

/// What an error says is not in this build.
fn lacking(error: &Error) -> Option<&'static str> {
    match error.kind() {
        ErrorKind::Unsupported(Unsupported::Feature { name }) => Some(name),
        _ => None,
    }
}

fn module() -> Module {
    Module::from_text("sum.ll", TEXT, Profile::Auto).unwrap()
}

#[test]
fn engines_that_are_not_built_are_refused_and_the_usual_one_never_is() {
    use EngineKind::*;
    for kind in [Interp, Reference, Baseline, Opt, Auto] {
        let made = Engine::new(Config::new().engine(kind).tiering(0, false));
        assert_eq!(made.is_ok(), kind != Opt || cfg!(feature = "opt"));
        let engine = match made {
            Ok(engine) => engine,
            Err(error) => {
                assert_eq!(lacking(&error), Some("opt"));
                assert!(error.to_string().contains("`opt`"), "{error}");
                continue;
            }
        };
        let mut linker = Linker::new(&engine);
        linker.with_libc();
        // SAFETY: the program uses no memory but its stack.
        let instance = unsafe { linker.instantiate(&module()) }.unwrap();
        let sum = instance.typed_func::<(i64,), i64>("sum").unwrap();
        assert_eq!(sum.call((100_000,)).unwrap(), 5_000_050_000);
    }
}

#[test]
fn a_program_that_is_to_have_a_heap_has_one_or_is_not_made() {
    let engine = Engine::new(&Config::new()).unwrap();
    let mut linker = Linker::new(&engine);
    linker.own_heap(1 << 20);
    // SAFETY: the program uses no memory that is not its own.
    let made = unsafe { linker.instantiate(&module()) };
    assert_eq!(made.is_ok(), cfg!(feature = "own-heap"));
    match made {
        Ok(instance) => {
            assert_eq!(instance.heap_bytes(), Some(0));
            let get = instance.typed_func::<(), *mut u8>("get").unwrap();
            assert!(!get.call(()).unwrap().is_null());
            assert!(instance.heap_bytes().unwrap() > 0);
        }
        Err(error) => {
            assert_eq!(lacking(&error), Some("own-heap"));
            assert!(error.to_string().contains("`own-heap`"), "{error}");
        }
    }
}

#[test]
fn what_is_wrong_is_shown_with_its_places_drawn_or_not() {
    let text = "define i64 @f(i64 %next) {\n  ret i64 %nxt\n}\n";
    let error = Module::from_text("f.ll", text, Profile::Auto).unwrap_err();
    let expected = match cfg!(feature = "snippets") {
        true => {
            "\
error[undefined-local]: use of undefined value `%nxt`
 --> f.ll:2:11
  |
2 |   ret i64 %nxt
  |           ^^^^
  |
help: did you mean `%next`?
  |
2 |   ret i64 %next
  |             +
"
        }
        false => {
            "\
f.ll:2:11: error[undefined-local]: use of undefined value `%nxt`
f.ll:2:11: help: did you mean `%next`?
"
        }
    };
    assert_eq!(error.to_string(), expected);
}
