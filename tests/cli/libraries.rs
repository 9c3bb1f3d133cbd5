//! What programs of other languages are given: run-time libraries, which `jitlite run` finds by itself,
//! and a name; and the library that the command loads for itself.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{self, Outcome};

const LIMIT: Duration = Duration::from_secs(60);

/// Allocates with C++'s operator and prints by a variable of its library.
const CXX: &str = "\
@_ZSt4cout = external global i8
declare ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr, ptr)
declare ptr @_Znwm(i64)
@text = constant [7 x i8] c\"hello\\0a\\00\"
define i32 @main() {
  %p = call ptr @_Znwm(i64 8)
  %s = call ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr @_ZSt4cout, ptr @text)
  ret i32 7
}
";

const RUST: &str = "\
use std::collections::HashMap;
fn main() {
    let words: HashMap<&str, usize> = [\"a\", \"bb\"].iter().map(|w| (*w, w.len())).collect();
    let caught = std::panic::catch_unwind(|| assert_eq!(words[\"bb\"], 3)).is_err();
    println!(\"{} {caught}\", words[\"bb\"]);
    std::process::exit(words.len() as i32 + 3);
}
";

const D: &str = "\
import std.stdio, std.conv;
int main() {
    try { to!int(\"x\"); } catch (ConvException e) { writeln(\"no number\"); }
    int[string] lengths = [\"a\": 1, \"bb\": 2];
    writeln(lengths[\"bb\"]);
    return cast(int) lengths.length + 4;
}
";

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libraries");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn jitlite(args: &[&str], program: &Path) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.arg("run").args(args).arg(program);
    process::run(&mut command, b"", LIMIT).unwrap()
}

/// Runs a program, and holds that it ends with this status and output, and that `--stats` names what
/// was loaded; and that it does not run where nothing is to be loaded.
fn finds(program: &Path, library: &str, output: &str, status: i32) {
    let got = jitlite(&["--stats"], program);
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    assert_eq!(String::from_utf8_lossy(&got.stdout), output, "{errors}");
    assert_eq!(got.status, status, "{errors}");
    assert!(
        errors
            .lines()
            .any(|line| line.contains("loaded") && line.contains(library)),
        "no {library} in {errors}"
    );
    let json = jitlite(&["--stats", "--format", "json"], program);
    let json = String::from_utf8_lossy(&json.stderr).into_owned();
    assert!(
        json.contains("\"libraries\":[{\"path\":\"") && json.contains(library),
        "{json}"
    );
    let got = jitlite(&["--no-auto-load"], program);
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    assert_eq!(got.status, 127, "{errors}");
    let start = library.split(['-', '.']).next().unwrap();
    assert!(
        errors.contains("of which it looks to be") && errors.contains(start),
        "{errors}"
    );
}

/// Compiles a program; whether there is such a compiler, and the program could be compiled.
fn compiled(command: &mut Command) -> bool {
    let ran = process::run(command, b"", LIMIT).is_ok_and(|ran| ran.status == 0);
    if !ran {
        eprintln!(
            "skipped: {:?} cannot compile the program",
            command.get_program()
        );
    }
    ran
}

#[test]
fn that_of_cxx_is_found() {
    let program = written("cxx.ll", CXX);
    if jitlite(&["--load", "libstdc++.so.6"], &program).status != 7 {
        eprintln!("skipped: there is no libstdc++.so.6");
        return;
    }
    finds(&program, "libstdc++.so.6", "hello\n", 7);
}

/// Calls LLVM's C++ library, which has the string's characters behind a byte, and knows a variable of it that
/// that of GCC has not, by a name that might be of either.
const LIBCXX: &str = "\
@_ZTISt18bad_variant_access = external constant ptr
@_ZNSt3__14coutE = external global i8
@used = global [2 x ptr] [ptr @_ZTISt18bad_variant_access, ptr @_ZNSt3__14coutE]
declare void @_ZNSt3__19to_stringEi(ptr sret([24 x i8]), i32)
declare i32 @puts(ptr)
define i32 @main() {
  %s = alloca [24 x i8]
  call void @_ZNSt3__19to_stringEi(ptr sret([24 x i8]) %s, i32 42)
  %text = getelementptr i8, ptr %s, i64 1
  call i32 @puts(ptr %text)
  ret i32 7
}
";

#[test]
fn that_of_cxx_by_llvm_is_found() {
    let program = written("libcxx.ll", LIBCXX);
    if jitlite(&["--load", "libc++.so.1"], &program).status != 7 {
        eprintln!("skipped: there is no libc++.so.1");
        return;
    }
    finds(&program, "libc++.so.1", "42\n", 7);
    let got = jitlite(&["--stats"], &program);
    assert!(!String::from_utf8_lossy(&got.stderr).contains("libstdc++"));
}

/// Asks whether the processor has SSE2, as `__builtin_cpu_supports("sse2")` does.
const PROCESSOR: &str = "\
@__cpu_model = external dso_local global { i32, i32, i32, [1 x i32] }
declare i32 @__cpu_indicator_init()
define i32 @main() {
  %e = call i32 @__cpu_indicator_init()
  %features = load i32, ptr getelementptr (i8, ptr @__cpu_model, i64 12)
  %shifted = lshr i32 %features, 4
  %has = and i32 %shifted, 1
  %status = or i32 %has, %e
  ret i32 %status
}
";

#[test]
fn that_of_the_compiler_is_found_for_what_the_processor_has() {
    let nothing = written("nothing.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    if jitlite(&["--load", "libgcc_s.so.1"], &nothing).status != 0 {
        eprintln!("skipped: there is no libgcc_s.so.1");
        return;
    }
    let program = written("processor.ll", PROCESSOR);
    finds(&program, "libgcc_s.so.1", "", 1);
}

/// Copies more than a processor does at once.
const ATOMIC: &str = "\
declare void @__atomic_load(i64, ptr, ptr, i32)
@from = global [6 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6]
define i32 @main() {
  %to = alloca [6 x i64]
  call void @__atomic_load(i64 48, ptr @from, ptr %to, i32 5)
  %last = getelementptr i64, ptr %to, i64 5
  %status = load i32, ptr %last
  ret i32 %status
}
";

#[test]
fn that_of_atomic_operations_is_found() {
    let program = written("atomic.ll", ATOMIC);
    if jitlite(&["--load", "libatomic.so.1"], &program).status != 6 {
        eprintln!("skipped: there is no libatomic.so.1");
        return;
    }
    finds(&program, "libatomic.so.1", "", 6);
}

/// Has allocators of its own, which the C and the C++ library do not get.
const OWN: &str = "\
declare void @_ZdlPv(ptr)
declare ptr @strdup(ptr)
@heap = global [4096 x i8] zeroinitializer
@text = constant [3 x i8] c\"hi\\00\"
define ptr @malloc(i64 %n) {
  ret ptr @heap
}
define ptr @_Znwm(i64 %n) {
  ret ptr @heap
}
define internal void @free(ptr %p) {
  ret void
}
define linkonce_odr ptr @_Znam(i64 %n) {
  ret ptr @heap
}
define i32 @main() {
  call void @_ZdlPv(ptr null)
  %p = call ptr @strdup(ptr @text)
  %q = call ptr @malloc(i64 4)
  %r = call ptr @_Znwm(i64 4)
  %other = icmp ne ptr %p, %q
  %same = icmp eq ptr %q, %r
  %both = and i1 %other, %same
  %status = select i1 %both, i32 3, i32 4
  ret i32 %status
}
";

#[test]
fn symbols_that_libraries_do_not_get_are_told() {
    let got = jitlite(&[], &written("own.ll", OWN));
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    if errors.contains("undefined-symbol") {
        eprintln!("skipped: there is no libstdc++.so.6");
        return;
    }
    assert_eq!(got.status, 3, "{errors}");
    let warnings: Vec<&str> = errors.lines().filter(|l| l.contains("another")).collect();
    // That of `operator new` is one of the program's for the C++ library.
    let [malloc] = warnings[..] else {
        panic!("{errors}")
    };
    let start = "warning[interposition]: another `malloc` than this stays in use by ";
    assert!(
        malloc.starts_with(start) && malloc.contains("`libc.so.6`"),
        "{errors}"
    );
}

/// No library could take a variable for the function of its name.
#[test]
fn a_variable_is_in_no_functions_place() {
    let text =
        "@free = global i32 5\ndefine i32 @main() {\n  %x = load i32, ptr @free\n  ret i32 %x\n}\n";
    let got = jitlite(&[], &written("variable.ll", text));
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    assert_eq!((got.status, errors.as_str()), (5, ""));
}

#[test]
fn that_of_rust_is_found() {
    let (source, program) = (written("rust.rs", RUST), folder().join("rust.ll"));
    let mut rustc = Command::new("rustc");
    rustc.args(["--emit=llvm-ir", "-C", "prefer-dynamic", "-o"]);
    if compiled(rustc.arg(&program).arg(source)) {
        finds(&program, "libstd-", "2 true\n", 5);
    }
}

#[test]
fn that_of_d_is_found() {
    let (source, program) = (written("d.d", D), folder().join("d.ll"));
    let mut ldc = Command::new("ldc2");
    ldc.arg("--output-ll")
        .arg(format!("-of={}", program.display()));
    if compiled(ldc.arg(source)) {
        finds(&program, "libphobos2-ldc-shared", "no number\n2\n", 6);
    }
}

#[test]
fn what_no_library_has_is_an_error_with_a_hint() {
    let text = "@_FortranNothing = external global i8\n@other = external global i8\n\
                define ptr @main() {\n  %r = select i1 true, ptr @_FortranNothing, ptr @other\n  ret ptr %r\n}\n";
    let program = written("missing.ll", text);
    let got = jitlite(&["--entry", "main", "--eager"], &program);
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    assert_eq!(got.status, 2, "{errors}");
    let parts = [
        "undefined variable `@_FortranNothing`",
        "`--load libFortranRuntime.so*`",
        "the Fortran library, of which it looks to be",
        "undefined variable `@other`",
        "`--load LIB.so` a library",
    ];
    for part in parts {
        assert!(errors.contains(part), "no `{part}` in {errors}");
    }
    // A constructor that reads it is told of as any function is.
    let text = "@_FortranNothing = external global i8\n\
                @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] \
                [{ i32, ptr, ptr } { i32 1, ptr @first, ptr null }]\n\
                define internal void @first() {\n  %r = load volatile i8, ptr @_FortranNothing\n  ret void\n}\n\
                define i32 @main() {\n  ret i32 0\n}\n";
    let got = jitlite(&[], &written("missing_first.ll", text));
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    assert_eq!(got.status, 127, "{errors}");
    for part in &parts[..3] {
        assert!(errors.contains(part), "no `{part}` in {errors}");
    }
}

#[test]
fn messages_of_c_have_the_program_s_name() {
    let text = "declare void @warnx(ptr, ...)\n@text = constant [5 x i8] c\"oops\\00\"\n\
                define i32 @main() {\n  call void (ptr, ...) @warnx(ptr @text)\n  ret i32 0\n}\n";
    let program = written("named.ll", text);
    let got = jitlite(&[], &program);
    assert_eq!(String::from_utf8_lossy(&got.stderr), "named.ll: oops\n");
}

/// Calls a function of its own by its name, as the program may have another one.
const ASKING: &str = "\
int helper(void) { return 1; }
int ask(void) { return helper(); }
";

const ASKED: &str = "\
declare i32 @ask()
define i32 @helper() { ret i32 42 }
define i32 @main() {
  %n = call i32 @ask()
  ret i32 %n
}
";

#[test]
fn a_library_that_is_given_by_a_path_from_here_is_bound() {
    let source = written("asking.c", ASKING);
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-o"])
        .arg(folder().join("libasking.so"));
    if !compiled(cc.arg(source)) {
        return;
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command
        .args(["run", "--load", "./libasking.so"])
        .arg(written("asked.ll", ASKED));
    let got = process::run(command.current_dir(folder()), b"", LIMIT).unwrap();
    let errors = String::from_utf8_lossy(&got.stderr).into_owned();
    assert_eq!((got.status, errors.as_str()), (42, ""));
}

/// Stands for the collectors: which of both was told of an address.
const COLLECTING: &str = "
#include <stddef.h>
static const char *roots[64][2], *ranges[64][2];
static int root_count, range_count;
int GC_is_init_called(void) { return 1; }
void GC_add_roots(const char *first, const char *end) {
    roots[root_count][0] = first, roots[root_count++][1] = end;
}
void GC_remove_roots(const char *first, const char *end) {}
void gc_addRange(const char *first, size_t size, void *type) {
    ranges[range_count][0] = first, ranges[range_count++][1] = first + size;
}
void gc_removeRange(const char *first) {}
size_t _D2rt6dmain210_initCountOm = 1;
int who_knows(const char *at) {
    int found = 0;
    for (int i = 0; i < root_count; ++i) found |= roots[i][0] <= at && at < roots[i][1];
    for (int i = 0; i < range_count; ++i) found |= (ranges[i][0] <= at && at < ranges[i][1]) << 1;
    return found;
}
";

/// Asks about variables of the program, and one of its thread.
const COLLECTED: &str = "
@first = global ptr null
@large = internal global [9000 x ptr] zeroinitializer
@own = internal thread_local global [4 x ptr] zeroinitializer
declare i32 @who_knows(ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @main() {
  %stack = alloca ptr
  %a = call i32 @who_knows(ptr @first)
  %last = getelementptr [9000 x ptr], ptr @large, i64 0, i64 8999
  %b = call i32 @who_knows(ptr %last)
  %own = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %end = getelementptr ptr, ptr %own, i64 3
  %c = call i32 @who_knows(ptr %end)
  %d = call i32 @who_knows(ptr %stack)
  %b4 = shl i32 %b, 2
  %c16 = shl i32 %c, 4
  %d64 = shl i32 %d, 6
  %ab = or i32 %a, %b4
  %cd = or i32 %c16, %d64
  %all = or i32 %ab, %cd
  ret i32 %all
}
";

#[test]
fn collectors_of_garbage_are_told_of_variables() {
    let source = written("collecting.c", COLLECTING);
    let library = folder().join("libcollecting.so");
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-o"]).arg(&library);
    if !compiled(cc.arg(source)) {
        return;
    }
    for engine in ["interp", "baseline", "opt"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine, "--load"]);
        command
            .arg(&library)
            .arg(written("collected.ll", COLLECTED));
        let got = process::run(&mut command, b"", LIMIT).unwrap();
        let errors = String::from_utf8_lossy(&got.stderr).into_owned();
        // Both know the variables; that of the thread is none of the first's business, the stack of neither.
        assert_eq!(got.status, 0b10_11_11, "{engine}: {errors}");
    }
}

/// Throws through a function that catches nothing.
const THROWS: &str = "\
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
define void @inner() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @outer() {
  call void @inner()
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @outer() to label %none unwind label %pad
none:
  ret i32 0
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %o = extractvalue { ptr, i32 } %l, 0
  %p = call ptr @__cxa_begin_catch(ptr %o)
  %status = load i32, ptr %p
  call void @__cxa_end_catch()
  ret i32 %status
}
";

/// The interpreter's own frames are unwound, too, and by what has thrown: LLVM's unwinder comes with its C++ library,
/// and that of GCC could not read what it writes.
#[test]
fn the_unwinder_is_that_of_the_program() {
    let program = written("throws.ll", THROWS);
    for engine in ["interp", "baseline", "opt"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine, "--load", "libc++.so.1"]);
        command.arg(&program).env("LD_DEBUG", "files");
        let got = process::run(&mut command, b"", LIMIT).unwrap();
        let text = String::from_utf8_lossy(&got.stderr);
        if got.status == 2 || !text.contains("libunwind.so") {
            eprintln!("skipped: there is no libc++.so.1, or it comes without an unwinder");
            return;
        }
        assert_eq!(got.status, 7, "{engine}: {text}");
        assert!(!text.contains("libgcc_s"), "{engine}: {text}");
    }
}

/// An error that has a backtrace is unwound for, in the command as in a panic of its own.
#[test]
fn the_unwinder_is_loaded_when_something_is_unwound() {
    for (backtrace, is_loaded) in [("0", false), ("1", true)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["check", "/no/such/file.ll"]);
        command.env("RUST_LIB_BACKTRACE", backtrace);
        // The dynamic linker lists what it loads.
        command.env("LD_DEBUG", "files");
        let got = process::run(&mut command, b"", LIMIT).unwrap();
        let text = String::from_utf8_lossy(&got.stderr);
        assert!(text.contains("could not read `/no/such/file.ll`"), "{text}");
        assert_eq!(got.status, 2, "{text}");
        assert_eq!(text.contains("libgcc_s"), is_loaded, "{text}");
    }
}
