//! What runs before programs and after them, what that is given, and what is said of what they do without.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jitlite::diag::Severity;
use jitlite::{Config, Engine, EngineKind, ErrorKind, Instance, Linker, TrapKind};

use crate::{KINDS, instantiate, linker, module};

/// A linker whose programs need not have all symbols.
fn lazy_linker(kind: EngineKind) -> Linker {
    let mut config = Config::new();
    config.engine(kind).lazy_linking(true);
    let mut linker = Linker::new(&Engine::new(&config).unwrap());
    linker.with_libc();
    linker
}

/// The codes and messages of the warnings.
fn warnings(linker: &Linker) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for (source, diagnostics) in linker.warnings() {
        assert!(source.is_some());
        for diagnostic in diagnostics.iter() {
            assert_eq!(diagnostic.severity, Severity::Warning);
            found.push((diagnostic.code, diagnostic.message.clone()));
        }
    }
    found
}

/// Digits are put behind a number in the order in which the functions are called.
const FIRST: &str = "
    @order = global i64 0
    @v = internal global ptr @two, section \".init_array\", align 8
    @w = internal global [2 x ptr] [ptr @three, ptr @four], section \".init_array\", align 8
    @x = internal global ptr @eight, section \".fini_array\", align 8
    @llvm.used = appending global [3 x ptr] [ptr @v, ptr @w, ptr @x], section \"llvm.metadata\"
    define void @put(i64 %digit) {
      %n = load i64, ptr @order
      %m = mul i64 %n, 10
      %s = add i64 %m, %digit
      store i64 %s, ptr @order
      ret void
    }
    define internal void @two() { call void @put(i64 2) ret void }
    define internal void @three() { call void @put(i64 3) ret void }
    define internal void @four() { call void @put(i64 4) ret void }
    define internal void @eight() { call void @put(i64 8) ret void }
    define i64 @get() { %n = load i64, ptr @order ret i64 %n }";

const SECOND: &str = "
    declare void @put(i64)
    @v = internal global ptr @one, section \".init_array.00099\", align 8
    @w = internal global ptr @five, section \".init_array\", align 8
    @x = internal global ptr @seven, section \".fini_array\", align 8
    @llvm.used = appending global [3 x ptr] [ptr @v, ptr @w, ptr @x], section \"llvm.metadata\"
    define internal void @one() { call void @put(i64 1) ret void }
    define internal void @five() { call void @put(i64 5) ret void }
    define internal void @seven() { call void @put(i64 7) ret void }";

fn get(instance: &Instance) -> i64 {
    let get = instance.typed_func::<(), i64>("get").unwrap();
    get.call(()).unwrap()
}

#[test]
fn functions_of_sections_run_across_modules_by_their_numbers() {
    for kind in KINDS {
        let modules = [module(FIRST), module(SECOND)];
        // SAFETY: the program uses its own variables.
        let instance = unsafe { linker(kind).instantiate_all(&modules) }.unwrap();
        assert_eq!(get(&instance), 12345, "{kind:?}");
        instance.run_destructors().unwrap();
        assert_eq!(get(&instance), 1234578, "{kind:?}");
        // Each instance has its own.
        // SAFETY: as above.
        let again = unsafe { linker(kind).instantiate_all(&modules) }.unwrap();
        assert_eq!(get(&again), 12345, "{kind:?}");
    }
}

#[test]
fn constructors_get_the_arguments_of_the_process_or_those_of_the_host() {
    let text = "
        @count = global i32 -1
        @letter = global i8 0
        @name = global ptr null
        @v = internal global ptr @start, section \".init_array\", align 8
        @llvm.used = appending global [1 x ptr] [ptr @v], section \"llvm.metadata\"
        define internal void @start(i32 %argc, ptr %argv, ptr %envp) {
          store i32 %argc, ptr @count
          %none = icmp eq i32 %argc, 0
          br i1 %none, label %end, label %some
        some:
          %i = sub i32 %argc, 1
          %p = getelementptr ptr, ptr %argv, i32 %i
          %last = load ptr, ptr %p
          store ptr %last, ptr @name
          br label %end
        end:
          ret void
        }
        define i64 @letter_at(i64 %n) {
          %last = load ptr, ptr @name
          %p = getelementptr i8, ptr %last, i64 %n
          %c = load i8, ptr %p
          %r = zext i8 %c to i64
          ret i64 %r
        }";
    for kind in KINDS {
        let mut linker = linker(kind);
        let instance = instantiate(&linker, text);
        let count = instance.global::<i32>("count").unwrap();
        assert_eq!(count.get() as usize, std::env::args().count());
        let instance = {
            linker.arguments(["program", "a\0b", "last"]);
            instantiate(&linker, text)
        };
        // They stay as long as the program, whoever made it.
        drop(linker);
        let count = instance.global::<i32>("count").unwrap();
        assert_eq!(count.get(), 3);
        let letter = instance.typed_func::<(i64,), i64>("letter_at").unwrap();
        let read: Vec<i64> = (0..5).map(|n| letter.call((n,)).unwrap()).collect();
        assert_eq!(read, b"last\0".map(i64::from));
        let mut none = crate::linker(kind);
        none.arguments::<&str>([]);
        let instance = instantiate(&none, text);
        assert_eq!(instance.global::<i32>("count").unwrap().get(), 0);
    }
}

#[test]
fn what_is_defined_nowhere_is_a_trap_of_its_own_kind() {
    let constructor = "
        @v = internal global ptr @start, section \".init_array\", align 8
        @llvm.used = appending global [1 x ptr] [ptr @v], section \"llvm.metadata\"
        declare void @nope()
        define internal void @start() { call void @nope() ret void }";
    let variable = "
        @nope = external global [3 x i64]
        @pointer = global ptr getelementptr (i8, ptr @nope, i64 8)
        define i64 @read(i1 %really) {
          br i1 %really, label %yes, label %no
        yes:
          %p = load ptr, ptr @pointer
          %v = load i64, ptr %p
          ret i64 %v
        no:
          ret i64 5
        }";
    let undefined = |what: &str| TrapKind::Undefined(format!("the undefined {what}"));
    for kind in KINDS {
        // SAFETY: the programs trap where they would do harm.
        let error = unsafe { lazy_linker(kind).instantiate(&module(constructor)) }.unwrap_err();
        let trap = error.trap().unwrap();
        assert_eq!(*trap.kind(), undefined("function `@nope` was called"));
        assert_eq!(trap.kind().exit_status(), 127);
        let instance = instantiate(&lazy_linker(kind), variable);
        let read = instance.typed_func::<(bool,), i64>("read").unwrap();
        for _ in 0..2 {
            assert_eq!(read.call((false,)).unwrap(), 5, "{kind:?}");
            let trap = read.call((true,)).unwrap_err();
            assert_eq!(*trap.kind(), undefined("variable `@nope` was accessed"));
            assert_eq!(trap.frames()[0].name(), "read");
        }
        // Others say so when they are linked.
        for text in [constructor, variable] {
            // SAFETY: as above.
            let error = unsafe { linker(kind).instantiate(&module(text)) }.unwrap_err();
            let ErrorKind::Missing(missing) = error.kind() else {
                panic!("{error}");
            };
            assert_eq!(missing.symbols[0].symbol.name, "nope");
        }
    }
}

const COVERAGE: &str = "
    @counter = internal global i64 0
    @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
      [{ i32, ptr, ptr } { i32 0, ptr @init, ptr null }]
    declare void @llvm_gcov_init(ptr, ptr)
    declare void @llvm_gcda_end_file()
    define internal void @write() { call void @llvm_gcda_end_file() ret void }
    define internal void @reset() { store i64 0, ptr @counter ret void }
    define internal void @init() { call void @llvm_gcov_init(ptr @write, ptr @reset) ret void }
    define i64 @run() { ret i64 3 }";

const PROFILE: &str = "
    @counter = private global [1 x i64] zeroinitializer, section \"__llvm_prf_cnts\", align 8
    @__llvm_profile_runtime = external global i32
    declare i32 @__llvm_profile_write_file()
    define i64 @run() {
      %n = load i32, ptr @__llvm_profile_runtime
      %w = call i32 @__llvm_profile_write_file()
      %bad = icmp ne i32 %w, %n
      %r = select i1 %bad, i64 3, i64 4
      ret i64 %r
    }";

#[test]
fn programs_that_count_for_profiles_run_and_are_told_of() {
    for (text, what) in [(COVERAGE, "coverage"), (PROFILE, "profile")] {
        let linker = linker(EngineKind::Auto);
        let instance = instantiate(&linker, text);
        let run = instance.typed_func::<(), i64>("run").unwrap();
        assert_eq!(run.call(()).unwrap(), 3);
        let [("profile", message)] = &warnings(&linker)[..] else {
            panic!("not one warning of {what}");
        };
        assert!(
            message.starts_with(&format!("no {what} is written")),
            "{message}"
        );
        assert_eq!(warnings(&linker), []);
    }
}

#[test]
fn a_library_that_is_there_writes_profiles() {
    let mut with_own = linker(EngineKind::Auto);
    let inits = Arc::new(AtomicUsize::new(0));
    let counted = inits.clone();
    let init = move |_: *const u8, _: *const u8| {
        counted.fetch_add(1, Ordering::Relaxed);
    };
    with_own.func("llvm_gcov_init", init).unwrap();
    instantiate(&with_own, COVERAGE);
    assert_eq!(inits.load(Ordering::Relaxed), 1);
    assert_eq!(warnings(&with_own), []);
    let runtime = "
        @__llvm_profile_runtime = global i32 0
        define i32 @__llvm_profile_write_file() { ret i32 0 }";
    let linked = linker(EngineKind::Auto);
    // SAFETY: the program does no harm.
    let instance = unsafe { linked.instantiate_all(&[module(PROFILE), module(runtime)]) };
    let run = instance.unwrap();
    let run = run.typed_func::<(), i64>("run").unwrap();
    assert_eq!(run.call(()).unwrap(), 4);
    assert_eq!(warnings(&linked), []);
}

#[test]
fn sections_that_mean_nothing_here_are_told_of() {
    let text = "
        @note = constant i32 0, section \".note.own\", align 4
        @declared = external constant i32, section \".note.own\", align 4
        @plain = global i32 0, section \".notes\", align 4
        @own = thread_local global i32 0, section \".tdata\"";
    let linker = linker(EngineKind::Auto);
    instantiate(&linker, text);
    let message = "the section `.note.own` of `@note` has no effect".to_string();
    assert_eq!(warnings(&linker), [("section", message)]);
}
