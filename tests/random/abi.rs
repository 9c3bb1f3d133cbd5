//! The calling convention against C that gcc and clang have compiled, in both directions.
//!
//! Random signatures (see `support/signatures.rs`) become a library, compiled by gcc and by clang,
//! and a program that clang compiles to LLVM IR at -O0 and -O2. jitlite runs the program on every
//! engine with the library loaded. `JITLITE_SIGNATURES` sets how many signatures are tried,
//! `JITLITE_SEED` the first seed; what fails is left under the target folder.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{self, Outcome};
use crate::support::{random, signatures};

const LIMIT: Duration = Duration::from_secs(120);
const ENGINES: [&str; 3] = ["interp", "baseline", "opt"];
const COMPILERS: [&str; 2] = ["gcc", "clang-19"];
const FIRST_SEED: u64 = 1;
const SIGNATURES: u64 = 100;
/// Signatures in a program.
const BATCH: u64 = 50;

#[test]
fn ir_and_c_call_each_other() {
    for compiler in COMPILERS {
        if !process::installed(compiler) {
            return println!("{compiler} is not installed: the calling convention is not compared");
        }
    }
    let first = random::given_seed().unwrap_or(FIRST_SEED);
    let count = random::number("JITLITE_SIGNATURES").unwrap_or(SIGNATURES);
    let mut failures = String::new();
    for (seed, at) in (first..).zip((0..count).step_by(BATCH as usize)) {
        let batch = BATCH.min(count - at) as usize;
        if let Err(why) = try_batch(seed, batch) {
            let _ = writeln!(failures, "seed {seed}: {why}");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// A thread that a library has started by itself calls the program, which overflows its stack.
#[test]
fn a_stack_overflow_in_a_thread_of_a_library_is_told() {
    const LIBRARY: &str = "
        #include <pthread.h>
        static void *go(void *f) { ((void (*)(int))f)(0); return 0; }
        void in_thread(void (*f)(int)) {
            pthread_t t;
            pthread_create(&t, 0, go, f);
            pthread_join(t, 0);
        }";
    const PROGRAM: &str = "
        declare void @in_thread(ptr)
        define i32 @deep(i32 %n) noinline {
          %own = alloca [16 x i32]
          store volatile i32 %n, ptr %own
          %more = add i32 %n, 1
          %x = call i32 @deep(i32 %more)
          %y = load volatile i32, ptr %own
          %z = add i32 %x, %y
          ret i32 %z
        }
        define void @f(i32 %x) {
          %y = call i32 @deep(i32 %x)
          ret void
        }
        define i32 @main() {
          call void @in_thread(ptr @f)
          ret i32 0
        }";
    if !process::installed("gcc") {
        return println!("gcc is not installed: there is no library to load");
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library-thread");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("library.c"), LIBRARY).unwrap();
    let program = folder.join("program.ll");
    std::fs::write(&program, PROGRAM).unwrap();
    let library = folder.join("library.so");
    let flags = ["-shared", "-fPIC", "library.c", "-o"];
    compile(&folder, "gcc", &flags, &library).unwrap();
    for engine in ENGINES {
        let outcome = run(engine, &library, &program).unwrap();
        let errors = String::from_utf8_lossy(&outcome.stderr);
        assert_eq!(outcome.status, 139, "{engine}: {errors}");
        assert!(errors.contains("stack overflow"), "{engine}: {errors}");
        assert!(errors.contains("@deep"), "{engine}: {errors}");
    }
}

/// Tries the signatures of one seed; an error says which disagree.
fn try_batch(seed: u64, count: usize) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("abi-{seed}"));
    let write = |name: &str, text: &str| {
        std::fs::write(folder.join(name), text).map_err(|e| format!("{name}: {e}"))
    };
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let files = signatures::files(seed, count);
    write("values.h", &files.header)?;
    write("library.c", &files.library)?;
    write("program.c", &files.program)?;
    let library = |compiler: &str| folder.join(format!("lib-{compiler}.so"));
    for compiler in COMPILERS {
        let flags = ["-w", "-shared", "-fPIC", "-O1", "library.c", "-o"];
        compile(&folder, compiler, &flags, &library(compiler))?;
    }
    let mut wrong = String::new();
    for level in ["-O0", "-O2"] {
        let program = folder.join(format!("program{level}.ll"));
        let flags = ["-w", "-S", "-emit-llvm", level, "program.c", "-o"];
        compile(&folder, "clang-19", &flags, &program)?;
        for compiler in COMPILERS {
            for engine in ENGINES {
                if let Some(what) = judge(&run(engine, &library(compiler), &program)?) {
                    let _ = writeln!(wrong, "{level} with {compiler} on {engine}:\n{what}");
                }
            }
        }
    }
    match wrong.is_empty() {
        true => {
            let _ = std::fs::remove_dir_all(&folder);
            Ok(())
        }
        false => Err(format!("{wrong}see {}", folder.display())),
    }
}

fn compile(folder: &Path, compiler: &str, flags: &[&str], to: &Path) -> Result<(), String> {
    let mut command = Command::new(compiler);
    command.current_dir(folder).args(flags).arg(to);
    let outcome = process::run(&mut command, b"", LIMIT)?;
    match outcome.status {
        0 => Ok(()),
        _ => Err(format!(
            "{compiler}: {}",
            String::from_utf8_lossy(&outcome.stderr)
        )),
    }
}

fn run(engine: &str, library: &PathBuf, program: &PathBuf) -> Result<Outcome, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command
        .args(["run", "--engine", engine, "--load"])
        .arg(library)
        .arg(program);
    process::run(&mut command, b"", LIMIT)
}

/// What was wrong, in words.
fn judge(outcome: &Outcome) -> Option<String> {
    let output = String::from_utf8_lossy(&outcome.stdout);
    let errors = String::from_utf8_lossy(&outcome.stderr);
    match outcome.status == 0 && output.ends_with(" compared, 0 wrong\n") {
        true => None,
        false => {
            let head: String = output
                .lines()
                .take(20)
                .map(|l| format!("  {l}\n"))
                .collect();
            Some(format!("{head}status {}: {errors}", outcome.status))
        }
    }
}
