//! What the printer prints is parsed to the same module: it has the same bitcode, and printing it gives the same text.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crate::support::{on_all_cores, process};
use jitlite::diag::{Diagnostics, Source};
use jitlite::ir::{Module, print};
use jitlite::verify::{Profile, verify};
use jitlite::{bitcode, text};

fn parse(name: &str, bytes: Vec<u8>) -> (Module, Vec<String>) {
    let source = Arc::new(Source::new(name, bytes).unwrap());
    let mut diags = Diagnostics::default();
    let module = text::parse(source.clone(), &mut diags);
    let mut found: Vec<String> = Vec::new();
    for diagnostic in diags.iter() {
        if diagnostic.severity == jitlite::diag::Severity::Error {
            let at = source.position(diagnostic.span().start);
            found.push(format!(
                "{name}:{}:{}: {}",
                at.line, at.column, diagnostic.message
            ));
        }
    }
    let bodies = module.funcs.values().filter_map(|f| f.body.as_ref());
    for mismatch in bodies.flat_map(|b| b.mismatches()) {
        let at = source.position(mismatch.span.start);
        found.push(format!("{name}:{}:{}: type mismatch", at.line, at.column));
    }
    for mismatch in &module.const_mismatches {
        let at = source.position(mismatch.span.start);
        found.push(format!("{name}:{}:{}: type mismatch", at.line, at.column));
    }
    (module, found)
}

/// What a text says of the printer.
#[derive(Debug, PartialEq, Eq)]
enum Printed {
    /// Nothing: it has errors.
    Wrong,
    /// What is printed settles.
    Settles,
    /// And the module that is read again has the bitcode of the first one, which knows nothing of the printer.
    Same,
}

/// Prints what is parsed, and that again.
fn round_trip(path: &Path) -> Result<Printed, String> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|e| format!("{name}: {e}"))?;
    let (module, errors) = parse(&name, bytes);
    if !errors.is_empty() {
        return Ok(Printed::Wrong);
    }
    let first = print::module(&module);
    let (again, errors) = parse(&format!("{name}, printed"), first.clone());
    if !errors.is_empty() {
        return Err(errors.join("\n"));
    }
    let second = print::module(&again);
    let lines = first
        .split(|&b| b == b'\n')
        .zip(second.split(|&b| b == b'\n'));
    for (a, b) in lines {
        if a != b {
            let (a, b) = (String::from_utf8_lossy(a), String::from_utf8_lossy(b));
            return Err(format!("{name}:\n  first:  {a}\n  second: {b}"));
        }
    }
    if first.len() != second.len() {
        return Err(format!("{name}: one text is longer"));
    }
    // Bitcode has no record for some modules.
    let Ok(expected) = bitcode::write(&module) else {
        return Ok(Printed::Settles);
    };
    match bitcode::write(&again) {
        Ok(found) if found == expected => Ok(Printed::Same),
        // What is wrong may be of another type in the text that is printed.
        Ok(_) if !is_valid(&module) || TWO_NAMES.iter().any(|file| path.ends_with(file)) => {
            Ok(Printed::Settles)
        }
        Ok(_) => Err(format!("{name}: what is read again has other bitcode")),
        Err(why) => Err(format!("{name}: {}", why.message)),
    }
}

/// Texts that have two names for a type, or both kinds of pointers. What is printed has one of them.
const TWO_NAMES: [&str; 2] = [
    "check/llvmlite/lite-named-type_ok.ll",
    "lir/memory_intrinsics.ll",
];

fn is_valid(module: &Module) -> bool {
    let mut diags = Diagnostics::default();
    verify(module, Profile::Auto, &mut diags);
    !diags.has_errors()
}

fn all_files(dir: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            all_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

#[test]
fn every_test_file_round_trips() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    all_files(&root.join("tests/files"), &mut files);
    all_files(&root.join("examples"), &mut files);
    all_files(&root.join("tests/print"), &mut files);
    let (mut clean, mut same) = (0, 0);
    let mut failures = Vec::new();
    for result in on_all_cores(&files, |file| round_trip(file)) {
        clean += usize::from(result != Ok(Printed::Wrong));
        same += usize::from(result == Ok(Printed::Same));
        failures.extend(result.err());
    }
    println!(
        "{clean} of {} files are read, {same} again to the same bitcode",
        files.len()
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(same > 1000, "{same} of {} files", files.len());
}

/// Files that hold all that can be written parse without an error.
#[test]
fn every_construct_parses() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    all_files(&root.join("tests/print"), &mut files);
    assert!(files.len() >= 2);
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        let (_, errors) = parse(&file.display().to_string(), bytes);
        assert!(errors.is_empty(), "{}", errors.join("\n"));
        // Expressions of old versions have no record.
        let expected = match file.ends_with("typed_pointers.ll") {
            true => Printed::Settles,
            false => Printed::Same,
        };
        assert_eq!(round_trip(&file), Ok(expected));
    }
}

/// What LLVM makes of a text: the module that it reads, printed by itself; `None` where it refuses.
fn by_llvm(text: &[u8]) -> Option<Vec<u8>> {
    let filter = |tool: &str, input: &[u8]| {
        let mut command = Command::new(tool);
        command.args(["-o", "-", "-"]);
        let done = process::run(&mut command, input, Duration::from_secs(30)).ok()?;
        (done.status == 0).then_some(done.stdout)
    };
    filter("llvm-dis-19", &filter("llvm-as-19", text)?)
}

/// LLVM reads the same module from what was printed as from the text itself.
#[test]
fn what_is_printed_is_the_same_module_to_llvm() {
    for tool in ["llvm-as-19", "llvm-dis-19"] {
        if !process::installed(tool) {
            println!("skipped: {tool} is missing");
            return;
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for dir in ["tests/files/run", "tests/files/check/auto", "tests/print"] {
        all_files(&root.join(dir), &mut files);
    }
    files.sort();
    let compared: Vec<_> = on_all_cores(&files, |file| same_to_llvm(file))
        .into_iter()
        .flatten()
        .collect();
    println!("{} of {} files compared", compared.len(), files.len());
    assert!(compared.len() > 100);
    let failures: Vec<String> = compared.into_iter().filter_map(Result::err).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Whether LLVM reads the same from a file and from what is printed of it; `None` where it, or we, refuse the file.
fn same_to_llvm(file: &Path) -> Option<Result<(), String>> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file).unwrap();
    let (module, errors) = parse(&name, bytes.clone());
    if !errors.is_empty() {
        return None;
    }
    let expected = by_llvm(&bytes)?;
    let Some(printed) = by_llvm(&print::module(&module)) else {
        return Some(Err(format!("{name}: LLVM refuses what was printed")));
    };
    // The name of the source is the name of the file where none is given.
    let lines = |text: &[u8]| -> Vec<String> {
        let text = String::from_utf8_lossy(text).into_owned();
        let kept = text
            .lines()
            .filter(|line| !line.starts_with("source_filename"));
        kept.map(str::to_string).collect()
    };
    let (a, b) = (lines(&expected), lines(&printed));
    if a == b {
        return Some(Ok(()));
    }
    let differs = a.iter().zip(&b).find(|(a, b)| a != b);
    Some(Err(format!("{name}: {differs:?}")))
}

/// C that reaches for most of what clang prints.
const C: &str = r#"
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
struct P { int a; double b; char c[10]; struct P *next; unsigned f:3, g:5; };
static struct P table[3] = {{1, 2.0, "abc", 0, 1, 2}, {3, 0.1, "x", &table[0], 1, 2}};
static int (*print)(const char *, ...) = printf;
_Thread_local int tls = 5;
extern int weak(void) __attribute__((weak));
int second(void) { return 3; }
__attribute__((alias("second"))) int other(void);
__int128 wide(__int128 a, __int128 b) { return a * b / 3 + ((__int128)1 << 100); }
long double extended(long double x) { return x * 1.5L; }
float single(float x) { return x * 0.1f; }
int sum(int n, ...) {
  va_list ap; va_start(ap, n); int s = 0;
  for (int i = 0; i < n; i++) s += va_arg(ap, int);
  va_end(ap); return s;
}
struct P byval(struct P p) { p.a++; return p; }
typedef float v4 __attribute__((vector_size(16)));
v4 vadd(v4 a, v4 b) { return a * b + a; }
_Atomic int at;
int atom(void) { int e = 1; atomic_compare_exchange_strong(&at, &e, 3); return atomic_fetch_add(&at, 2); }
jmp_buf jb;
int jump(void) { if (setjmp(jb)) return 1; longjmp(jb, 1); }
int choose(int x) { switch (x) { case 1: return 10; case 2: return 20; case 100: return 7; default: return -1; } }
void *labels(int n) { static void *t[] = {&&a, &&b}; goto *t[n]; a: return t[0]; b: return t[1]; }
int main(int argc, char **argv) {
  char buf[100]; memcpy(buf, "hi", 3); memset(buf + 3, 0, 10);
  int a[argc]; a[0] = argc; struct P p = byval(table[1]);
  __asm__ volatile("" ::: "memory");
  print("%d %s %f %d\n", p.a, p.c, p.b, sum(3, 1, 2, 3));
  if (&weak && weak()) return 1;
  return a[0] + tls + __builtin_popcount(argc) + (argv[0] != 0);
}
"#;

#[test]
fn what_clang_prints_round_trips() {
    let dir = std::env::temp_dir().join(format!("jitlite-print-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let source = dir.join("all.c");
    std::fs::write(&source, C).unwrap();
    let mut compiled = 0;
    let mut failures = Vec::new();
    for clang in ["clang-14", "clang-19"] {
        for flags in [
            &["-O0"][..],
            &["-O1"],
            &["-O2"],
            &["-O3", "-mavx2"],
            &["-O0", "-g"],
        ] {
            let out = dir.join(format!("{clang}{}.ll", flags.concat()));
            let status = Command::new(clang)
                .args(["-w", "-S", "-emit-llvm", "-o"])
                .arg(&out)
                .args(flags)
                .arg(&source)
                .status();
            if !status.is_ok_and(|s| s.success()) {
                println!("skipped: {clang} {}", flags.join(" "));
                continue;
            }
            compiled += 1;
            match round_trip(&out) {
                Ok(Printed::Settles | Printed::Same) => {}
                Ok(Printed::Wrong) => {
                    let bytes = std::fs::read(&out).unwrap();
                    failures.extend(parse(&out.display().to_string(), bytes).1);
                }
                Err(failure) => failures.push(failure),
            }
        }
    }
    let _ = std::fs::remove_dir_all(&dir);
    println!("{compiled} files compiled");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
