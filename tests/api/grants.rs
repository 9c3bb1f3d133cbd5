//! Which symbols programs find, and what is said of those that they do not.

use std::sync::atomic::{AtomicI64, Ordering};

use jitlite::{
    Config, Engine, EngineKind, ErrorKind, ExternType, FuncType, Linker, Missing, Module, Profile,
    ValType,
};

use crate::{KINDS, instantiate, link_error, module};

fn empty(kind: EngineKind) -> Linker {
    Linker::new(&Engine::new(Config::new().engine(kind)).unwrap())
}

fn missing(linker: &Linker, text: &str) -> Missing {
    // SAFETY: it does no harm.
    match unsafe { linker.instantiate(&module(text)) }
        .unwrap_err()
        .into_kind()
    {
        ErrorKind::Missing(missing) => missing,
        other => panic!("{other:?}"),
    }
}

const NEEDS: &str = "
    @stdout = external global ptr
    @counted = external thread_local global i32
    declare i64 @labs(i64)
    declare void @ll_puts(ptr)
    declare { i8, ptr } @countr({ i8, ptr } %a)
    declare void @unused()
    define i64 @run(i64 %n) {
      %o = load ptr, ptr @stdout
      call void @ll_puts(ptr null)
      %c = call { i8, ptr } @countr({ i8, ptr } zeroinitializer)
      %t = load i32, ptr @counted
      %r = call i64 @labs(i64 %n)
      ret i64 %r
    }";

#[test]
fn a_new_linker_offers_nothing_and_says_all_that_is_missing() {
    for kind in KINDS {
        let mut linker = empty(kind);
        linker.func("counter", |n: i64| n).unwrap();
        let missing = missing(&linker, NEEDS);
        let names: Vec<_> = missing.symbols.iter().map(|m| &m.symbol.name[..]).collect();
        assert_eq!(names, ["stdout", "counted", "labs", "ll_puts", "countr"]);
        let similar: Vec<_> = missing
            .symbols
            .iter()
            .map(|m| m.similar.as_deref())
            .collect();
        assert_eq!(similar[4], Some("counter"));
        assert_eq!(
            missing.to_string(),
            "5 symbols are defined nowhere:
  variable `@stdout` of type `ptr`; it is in the C library, which `Linker::with_libc` grants
  thread-local variable `@counted` of type `i32`; did you mean `@counter`?
  function `@labs` of type `i64 (i64)`; it is in the C library, which `Linker::with_libc` grants
  function `@ll_puts` of type `void (ptr)`; it is a builtin of jitlite, which \
             `Linker::with_builtins` grants
  function `@countr` of type `{ i8, ptr } ({ i8, ptr })`; did you mean `@counter`?"
        );
        // With their places, as diagnostics.
        let shown = missing.invalid.to_string();
        assert!(shown.contains("test.ll:4"), "{shown}");
        assert!(shown.contains("a similar name is `@counter`"), "{shown}");
    }
}

/// A function that only has the name of one is the program's own.
#[test]
fn hints_are_of_functions_with_the_type_that_is_declared() {
    let text = "
        declare void @log(ptr, i64)
        declare double @pow(double, double)
        declare i32 @read(i32)
        declare i32 @getpagesize()
        declare i64 @ll_puts(i64)
        define i64 @run() {
          call void @log(ptr null, i64 1)
          %p = call double @pow(double 1.0, double 2.0)
          %r = call i32 @read(i32 1)
          %s = call i32 @getpagesize()
          %t = call i64 @ll_puts(i64 1)
          ret i64 0
        }";
    for kind in KINDS {
        assert_eq!(
            missing(&empty(kind), text).to_string(),
            "5 symbols are defined nowhere:
  function `@log` of type `void (ptr, i64)`
  function `@pow` of type `double (double, double)`; it is in the C library, which `Linker::with_libc` grants
  function `@read` of type `i32 (i32)`
  function `@getpagesize` of type `i32 ()`; the C library has a function of that name, which \
             `Linker::with_libc` grants
  function `@ll_puts` of type `i64 (i64)`"
        );
    }
}

#[test]
fn lists_narrow_what_is_granted() {
    let text = "
        declare i64 @labs(i64)
        declare i32 @system(ptr)
        define i64 @run(i64 %n) { %r = call i64 @labs(i64 %n) ret i64 %r }
        define i32 @sh() { %r = call i32 @system(ptr null) ret i32 %r }";
    for kind in KINDS {
        let mut linker = empty(kind);
        linker.with_libc();
        instantiate(&linker, text);
        linker.allow(["labs"]);
        let found = missing(&linker, text);
        assert_eq!(found.symbols.len(), 1);
        assert_eq!(
            found.to_string(),
            "a symbol is defined nowhere:
  function `@system` of type `i32 (ptr)`; it is in the C library, but not in the list of \
             `Linker::allow`"
        );
        // What is offered by itself needs no place in the list.
        linker.func("system", |_: *const u8| 5i32).unwrap();
        let instance = instantiate(&linker, text);
        assert_eq!(
            instance
                .typed_func::<(), i32>("sh")
                .unwrap()
                .call(())
                .unwrap(),
            5
        );
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((-5,)).unwrap(), 5);
    }
}

#[test]
fn the_c_library_is_not_the_process() {
    // The unwinder is in every process of Rust's, and not of C.
    let text = "declare i64 @_Unwind_GetIP(ptr)
        define ptr @run() { ret ptr @_Unwind_GetIP }";
    let mut linker = empty(EngineKind::Baseline);
    linker.with_libc().with_builtins();
    assert_eq!(missing(&linker, text).symbols.len(), 1);
    linker.with_process();
    instantiate(&linker, text);
}

#[test]
fn symbols_are_defined_by_their_addresses() {
    extern "C" fn triple(n: i64) -> i64 {
        3 * n
    }
    static SHARED: AtomicI64 = AtomicI64::new(0);
    let text = "
        @shared = external global i64
        @raw = external global i64
        declare i64 @triple(i64)
        define i64 @run(i64 %n) {
          %a = load i64, ptr @shared
          %b = load i64, ptr @raw
          %s = add i64 %a, %b
          %t = call i64 @triple(i64 %s)
          store i64 %t, ptr @shared
          ret i64 %t
        }";
    for kind in KINDS {
        SHARED.store(2, Ordering::Relaxed);
        let mut linker = empty(kind);
        // SAFETY: they are of these types, and static.
        unsafe {
            let triple = triple as extern "C" fn(i64) -> i64;
            linker.define_symbol("triple", triple as *const u8).unwrap();
            linker.define_symbol("raw", SHARED.as_ptr()).unwrap();
            linker
                .define_variable("shared", ValType::I64, SHARED.as_ptr())
                .unwrap();
            let again = linker.define_symbol("shared", SHARED.as_ptr()).map(drop);
            assert!(matches!(
                again.unwrap_err().kind(),
                ErrorKind::Duplicate { .. }
            ));
        }
        let instance = instantiate(&linker, text);
        let run = instance.typed_func::<(i64,), i64>("run").unwrap();
        assert_eq!(run.call((0,)).unwrap(), 12, "{kind:?}");
        assert_eq!(SHARED.load(Ordering::Relaxed), 12);
        assert_eq!(instance.global::<i64>("shared").unwrap().get(), 12);
        let wrong = "@shared = external global i32\ndefine ptr @f() { ret ptr @shared }";
        let error = link_error(&linker, wrong);
        assert!(
            error.contains("the host's `@shared` is of type `i64`"),
            "{error}"
        );
        assert!(
            error.contains("declared as a variable of type `i32`"),
            "{error}"
        );
        let wrong = "declare void @shared() define void @f() { call void @shared() ret void }";
        let error = link_error(&linker, wrong);
        assert!(error.contains("is a variable of type `i64`"), "{error}");
    }
}

#[test]
fn imports_and_exports_have_types() {
    let text = "
        @data = external global [4 x i32]
        @mine = global { i8, i64 } zeroinitializer
        @own = thread_local global i16 5
        @hidden = internal global i64 1
        @other = alias { i8, i64 }, ptr @mine
        declare i32 @printf(ptr, ...)
        declare extern_weak void @maybe()
        declare void @odd(x86_fp80)
        declare double @llvm.fabs.f64(double)
        define i64 @run(i64 %n, ptr %p) { ret i64 %n }
        define weak void @may_be_replaced() { ret void }
        define internal void @inner() { ret void }";
    let module = Module::from_text("externs.ll", text, Profile::Auto).unwrap();
    let imports: Vec<_> = module.imports().collect();
    let shown = |externs: &[jitlite::Extern]| -> Vec<String> {
        let show = |e: &jitlite::Extern| {
            format!(
                "{}{}: {}",
                e.name,
                if e.weak { "?" } else { "" },
                e.type_text
            )
        };
        externs.iter().map(show).collect()
    };
    assert_eq!(
        shown(&imports),
        [
            "data: [4 x i32]",
            "printf: i32 (ptr, ...)",
            "maybe?: void ()",
            "odd: void (x86_fp80)"
        ]
    );
    let mut printf = FuncType::new([ValType::Ptr], Some(ValType::I32));
    printf.varargs = true;
    assert_eq!(imports[1].ty, ExternType::Func(Some(printf)));
    let array = ValType::array(ValType::I32, 4);
    assert_eq!(imports[0].ty, ExternType::Variable(Some(array)));
    assert_eq!(imports[3].ty, ExternType::Func(None));
    let exports: Vec<_> = module.exports().collect();
    assert_eq!(
        shown(&exports),
        [
            "mine: { i8, i64 }",
            "own: i16",
            "other: { i8, i64 }",
            "run: i64 (i64, ptr)",
            "may_be_replaced?: void ()"
        ]
    );
    assert_eq!(exports[1].ty, ExternType::ThreadLocal(Some(ValType::I16)));
}
