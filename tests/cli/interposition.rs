//! Programs that define what loaded libraries call by the same name.

use std::ffi::CString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{self, Outcome};
use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile};

const LIMIT: Duration = Duration::from_secs(60);

const KINDS: [EngineKind; 3] = [EngineKind::Interp, EngineKind::Baseline, EngineKind::Opt];

/// Uses functions and variables of its own by their names, in each way that a linker has for it, and one that it has not.
const LIBRARY: &str = "
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#include <stddef.h>
int helper(int n) { return n + 1; }
int level = 1;
int (*table[])(int) = { helper };
int *address[] = { &level };
__attribute__((visibility(\"protected\"))) int own(void) { return 5; }
__attribute__((weak)) int hook(int);
int only_there(int);
int ask(int n) { return helper(n); }
int ask_table(int n) { return table[0](n); }
int ask_level(void) { return level; }
int ask_address(void) { return *address[0]; }
int ask_own(void) { return own(); }
int ask_hook(int n) { return hook ? hook(n) : -1; }
int ask_only_there(int n) { return only_there(n); }
static void *run(void *n) { return (void *)(size_t)helper((int)(size_t)n); }
int ask_thread(int n) {
    pthread_t thread;
    void *result;
    if (pthread_create(&thread, 0, run, (void *)(size_t)n)) return -1;
    pthread_join(thread, &result);
    return (int)(size_t)result;
}
int ask_child(int n) {
    int status = 0;
    pid_t child = fork();
    if (child == 0) _exit(helper(n));
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}
static int at_end;
void ask_at_end(int n) { at_end = n; }
__attribute__((destructor)) static void end(void) { if (at_end) helper(at_end); }
";

const PROGRAM: &str = r#"
declare i32 @ask(i32)
declare i32 @ask_table(i32)
declare i32 @ask_level()
declare i32 @ask_address()
declare i32 @ask_own()
declare i32 @ask_hook(i32)
declare i32 @ask_thread(i32)
declare i32 @ask_child(i32)
declare void @ask_at_end(i32)
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
@level = global i32 7
@end = constant [4 x i8] c"end\00"
define i32 @helper(i32 %n) {
  %last = icmp eq i32 %n, 99
  br i1 %last, label %at_end, label %usual
at_end:
  call i32 @puts(ptr @end)
  ret i32 0
usual:
  %r = mul i32 %n, 2
  ret i32 %r
}
define i32 @own() { ret i32 6 }
define i32 @hook(i32 %n) {
  %r = add i32 %n, 30
  ret i32 %r
}
define i32 @main() {
  %a = call i32 @ask(i32 21)
  %b = call i32 @ask_table(i32 22)
  %c = call i32 @ask_level()
  %d = call i32 @ask_address()
  %e = call i32 @ask_own()
  %f = call i32 @ask_hook(i32 4)
  %g = call i32 @ask_thread(i32 23)
  %h = call i32 @ask_child(i32 24)
  %i = call i32 @ask(i32 25)
  call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i)
  call void @ask_at_end(i32 99)
  ret i32 0
}
@line = constant [28 x i8] c"%d %d %d %d %d %d %d %d %d\0A\00"
"#;

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interposition");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// A shared library of a source; `None` where there is no C compiler.
fn library(name: &str, source: &str, options: &[&str]) -> Option<PathBuf> {
    let source = written(&format!("{name}.c"), source);
    let path = folder().join(format!("lib{name}.so"));
    let mut cc = Command::new("cc");
    cc.args(["-O1", "-shared", "-fPIC", "-pthread"]);
    cc.args(options).arg("-o").arg(&path).arg(source);
    match process::run(&mut cc, b"", LIMIT) {
        Ok(ran) if ran.status == 0 => Some(path),
        _ => {
            eprintln!("skipped: there is no C compiler");
            None
        }
    }
}

fn jitlite(engine: &str, library: Option<&Path>, program: &Path) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["run", "--engine", engine]);
    if let Some(library) = library {
        command.arg("--load").arg(library);
    }
    process::run(command.arg(program), b"", LIMIT).unwrap()
}

fn errors(got: &Outcome) -> String {
    String::from_utf8_lossy(&got.stderr).into_owned()
}

#[test]
fn a_library_uses_what_the_program_defines() {
    let program = written("program.ll", PROGRAM);
    let ways: [(&str, &[&str]); 3] = [
        ("lazy", &["-Wl,-z,lazy"]),
        ("sealed", &["-Wl,-z,now,-z,relro"]),
        ("without_plt", &["-fno-plt", "-Wl,-z,relro"]),
    ];
    for (name, options) in ways {
        // The function that is nowhere is not called here.
        let source = LIBRARY.replace(
            "int only_there(int);",
            "static int only_there(int n) { return n; }",
        );
        let Some(library) = library(name, &source, options) else {
            return;
        };
        for engine in ["interp", "baseline", "opt", "auto"] {
            let got = jitlite(engine, Some(&library), &program);
            let errors = errors(&got);
            assert_eq!(got.status, 0, "{name} {engine}: {errors}");
            let out = String::from_utf8_lossy(&got.stdout).into_owned();
            let expected = "42 44 7 7 5 34 46 48 50\nend\n";
            assert_eq!(out, expected, "{name} {engine}: {errors}");
            // What is protected is not to be had natively either.
            assert_eq!(errors, "", "{name} {engine}");
        }
    }
}

#[test]
fn a_library_that_binds_itself_keeps_its_own() {
    let program = written("symbolic.ll", PROGRAM);
    let source = LIBRARY.replace(
        "int only_there(int);",
        "static int only_there(int n) { return n; }",
    );
    let Some(library) = library("symbolic", &source, &["-Wl,-Bsymbolic"]) else {
        return;
    };
    let got = jitlite("baseline", Some(&library), &program);
    let out = String::from_utf8_lossy(&got.stdout).into_owned();
    assert_eq!(out, "22 23 1 1 5 34 24 25 26\n", "{}", errors(&got));
}

#[test]
fn a_function_that_only_the_program_has_is_found_by_the_library() {
    let Some(library) = library("lacking", LIBRARY, &["-Wl,-z,lazy"]) else {
        return;
    };
    let text = "declare i32 @ask_only_there(i32)
define i32 @only_there(i32 %n) {
  %r = add i32 %n, 1
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @ask_only_there(i32 41)
  ret i32 %r
}";
    let program = written("lacking.ll", text);
    for engine in ["interp", "baseline", "opt"] {
        let got = jitlite(engine, Some(&library), &program);
        assert_eq!((got.status, errors(&got).as_str()), (42, ""), "{engine}");
    }
}

/// The C++ library allocates by the operator of the program, and gives back by it.
#[test]
fn the_cxx_library_allocates_by_the_program_s_operators() {
    let text = "declare ptr @malloc(i64)
declare void @free(ptr)
declare ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr, ptr, i64)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr, i64)
@made = global i32 0
@given = global i32 0
define ptr @_Znwm(i64 %n) {
  %m = load i32, ptr @made
  %m1 = add i32 %m, 1
  store i32 %m1, ptr @made
  %p = call ptr @malloc(i64 %n)
  ret ptr %p
}
define void @_ZdlPv(ptr %p) {
  %g = load i32, ptr @given
  %g1 = add i32 %g, 1
  store i32 %g1, ptr @given
  call void @free(ptr %p)
  ret void
}
define void @_ZdlPvm(ptr %p, i64 %n) {
  call void @_ZdlPv(ptr %p)
  ret void
}
define i32 @main() {
  %string = alloca [32 x i8], align 8
  %size = alloca i64
  store i64 100, ptr %size
  %p = call ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr %string, ptr %size, i64 0)
  store ptr %p, ptr %string
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr %string, i64 100)
  %m = load i32, ptr @made
  %g = load i32, ptr @given
  %g10 = mul i32 %g, 10
  %r = add i32 %m, %g10
  ret i32 %r
}";
    let program = written("operators.ll", text);
    for engine in ["interp", "baseline", "opt", "auto"] {
        let got = jitlite(engine, None, &program);
        let errors = errors(&got);
        if errors.contains("undefined") {
            eprintln!("skipped: there is no libstdc++.so.6");
            return;
        }
        assert_eq!((got.status, errors.as_str()), (11, ""), "{engine}");
    }
}

/// What C offers, and a library of C++ calls for objects of threads.
#[test]
fn a_function_of_c_is_the_program_s_for_libraries() {
    let source = "
int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);
static void destroy(void *object) {}
int ask(int *object) { return __cxa_thread_atexit_impl(destroy, object, 0); }
";
    let Some(library) = library("atexit", source, &[]) else {
        return;
    };
    let text = "declare i32 @ask(ptr)
define i32 @__cxa_thread_atexit_impl(ptr %f, ptr %object, ptr %dso) {
  %r = load i32, ptr %object
  ret i32 %r
}
@object = global i32 42
define i32 @main() {
  %r = call i32 @ask(ptr @object)
  ret i32 %r
}";
    let program = written("atexit.ll", text);
    for engine in ["interp", "baseline", "opt"] {
        let got = jitlite(engine, Some(&library), &program);
        assert_eq!((got.status, errors(&got).as_str()), (42, ""), "{engine}");
    }
}

fn instance(linker: &Linker, factor: i32) -> Instance {
    let text = format!(
        "define i32 @helper(i32 %n) {{
  %r = mul i32 %n, {factor}
  ret i32 %r
}}"
    );
    let module = Module::from_text("helper.ll", text, Profile::Auto).unwrap();
    // SAFETY: the program uses no memory.
    unsafe { linker.instantiate(&module) }.unwrap()
}

/// In a process of somebody else's libraries are left alone, unless the host asks; they are as before when the program
/// is gone; and of two programs the first has them.
#[test]
fn a_host_says_whether_libraries_are_bound_and_for_how_long() {
    let source = LIBRARY.replace(
        "int only_there(int);",
        "static int only_there(int n) { return n; }",
    );
    for (file, options) in [
        ("host_lazy", "-Wl,-z,lazy"),
        ("host_sealed", "-Wl,-z,now,-z,relro"),
    ] {
        let Some(path) = library(file, &source, &[options]) else {
            return;
        };
        let name = CString::new(path.as_os_str().as_encoded_bytes()).unwrap();
        // SAFETY: the library has no constructors; the function is of that type.
        let ask = unsafe {
            let handle = libc::dlopen(name.as_ptr(), libc::RTLD_LAZY);
            assert!(!handle.is_null());
            let ask = libc::dlsym(handle, c"ask".as_ptr());
            std::mem::transmute::<*mut libc::c_void, extern "C" fn(i32) -> i32>(ask)
        };
        for kind in KINDS {
            let engine = Engine::new(Config::new().engine(kind)).unwrap();
            let mut linker = Linker::new(&engine);
            linker.with_process();
            // SAFETY: as above.
            unsafe { linker.library(&path) }.unwrap();
            let alone = instance(&linker, 3);
            assert_eq!(ask(10), 11, "{kind:?}");
            assert_eq!(linker.warnings().len(), 1);
            linker.interpose(true);
            let first = instance(&linker, 4);
            assert_eq!(ask(10), 40, "{kind:?}");
            assert!(linker.warnings().is_empty());
            let second = instance(&linker, 5);
            assert_eq!(ask(10), 40, "{kind:?}");
            assert_eq!(linker.warnings().len(), 1);
            // Threads call meanwhile.
            std::thread::scope(|scope| {
                for _ in 0..2 {
                    scope.spawn(|| {
                        for n in 0..1000 {
                            assert_eq!(ask(n), n * 4);
                        }
                    });
                }
            });
            drop((alone, first));
            assert_eq!(ask(10), 11, "{kind:?}");
            drop(second);
            assert_eq!(ask(10), 11, "{kind:?}");
            let third = instance(&linker, 6);
            assert_eq!(ask(10), 60, "{kind:?}");
            drop(third);
        }
    }
}
