//! Programs of today in older languages: those files of `tests/files/run` that LLVM 1.x, the assembly of 2002
//! or a version of LLVM can express are translated, and give the same results. What is written for a version of
//! LLVM is read by that, where it is installed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jitlite::diag::{Diagnostics, Source};
use jitlite::ir;
use jitlite::legacy::{self, Dialect};
use jitlite::read::{self, Language};

use crate::support::downgrade::downgrade;
use crate::support::expectation::Expectation;
use crate::support::process;

const LIMIT: Duration = Duration::from_secs(60);

#[test]
fn programs_of_today_do_the_same_in_llvm_1() {
    translate_all(Older::First(Dialect::Llvm1), 320);
}

#[test]
fn programs_of_today_do_the_same_in_the_assembly_of_2002() {
    translate_all(Older::First(Dialect::Llvm2002), 245);
}

#[test]
fn programs_do_the_same_in_llvm_15() {
    translate_all(Older::Version(15), 600);
}

#[test]
fn programs_do_the_same_in_llvm_19() {
    translate_all(Older::Version(19), 600);
}

/// What a program is translated to.
#[derive(Clone, Copy)]
enum Older {
    First(Dialect),
    Version(u32),
}

impl Older {
    fn word(self) -> String {
        match self {
            Older::First(dialect) => dialect.word().into(),
            Older::Version(version) => format!("llvm-{version}"),
        }
    }

    /// What `--std` is given.
    fn std(self) -> &'static str {
        match self {
            Older::First(dialect) => dialect.word(),
            Older::Version(_) => "auto",
        }
    }

    /// Code is generated from the same module as before, unless it is another language.
    fn engines(self) -> &'static [&'static str] {
        match self {
            Older::First(_) => &["reference", "interp", "baseline", "opt"],
            Older::Version(_) => &["interp"],
        }
    }
}

/// Programs that LLVM takes in none of its versions, or that a version crashes on.
const NOT_FOR_LLVM: &[&str] = &[
    "global/forward_use.ll",
    "syntax/name_for_label_and_value.ll",
    // LLVM 15 crashes.
    "call/bundles.ll",
    "spec/dso_local_equivalent.ll",
    "spec/dso_local_offset.ll",
    // It has other types there.
    "x86/atomic.ll",
];

/// Translates and runs what can be translated, which is at least `floor` files.
fn translate_all(to: Older, floor: usize) {
    let root = crate::support::root().join("tests/files/run");
    let mut files = Vec::new();
    find(&root, &mut files);
    files.sort();
    let (next, ran) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let (skipped, failures) = (Mutex::new(BTreeMap::new()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match translated(path, to) {
                        Ok((text, expectation)) => {
                            ran.fetch_add(1, Ordering::Relaxed);
                            if let Err(wrong) = run(path, &text, to, &expectation) {
                                let name = path.strip_prefix(&root).unwrap_or(path).display();
                                failures.lock().unwrap().push(format!("{name}: {wrong}"));
                            }
                        }
                        Err(why) => *skipped.lock().unwrap().entry(why).or_insert(0) += 1,
                    }
                }
            });
        }
    });
    let (ran, skipped) = (ran.into_inner(), skipped.into_inner().unwrap());
    println!("{ran} of {} files in {}", files.len(), to.word());
    for (why, count) in skipped {
        println!("{count:5} {why}");
    }
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(ran >= floor, "{ran} files could be translated, not {floor}");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() && name != "llvm1" && name != "llvm2002" {
            find(&path, files);
        } else if path.extension().is_some_and(|end| end == "ll") {
            files.push(path);
        }
    }
}

/// The translation of a file, and what must come of it; or why there is none.
fn translated(path: &Path, to: Older) -> Result<(String, Expectation), String> {
    let bytes = std::fs::read(path).map_err(|_| "a file that cannot be read")?;
    let header = std::str::from_utf8(&bytes).map_err(|_| "no text")?;
    let expectation = Expectation::parse(header)?;
    if expectation.trap.is_some() || !expectation.stderr.is_empty() {
        return Err("an error that is expected".into());
    }
    if expectation.exit.is_none() || !expectation.flags.is_empty() {
        return Err("flags, or no status".into());
    }
    let source = Source::new("today.ll", bytes).map_err(|_| "a long text")?;
    let mut diagnostics = Diagnostics::default();
    let module = read::module_in(Arc::new(source), Language::Any, &mut diagnostics);
    if diagnostics.has_errors() {
        return Err("a text that is wrong".into());
    }
    let text = match to {
        Older::First(dialect) => downgrade(&module, dialect)?,
        Older::Version(_) if !is_valid(&module) => return Err("no valid module".into()),
        Older::Version(version) => {
            let older = ir::downgrade::downgrade(&module, version).map_err(|errors| {
                let first = errors.iter().next().map(|error| error.message.clone());
                first.unwrap_or_default()
            })?;
            String::from_utf8_lossy(&ir::print::module(&older.module)).into_owned()
        }
    };
    Ok((text, expectation))
}

fn run(path: &Path, text: &str, to: Older, e: &Expectation) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("downgraded");
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let name: Vec<&str> = path
        .iter()
        .rev()
        .take(2)
        .filter_map(|part| part.to_str())
        .collect();
    let file = folder.join(format!("{}-{}-{}", to.word(), name[1], name[0]));
    std::fs::write(&file, text).map_err(|e| e.to_string())?;
    let mut diagnostics = Diagnostics::default();
    let source = Arc::new(Source::new("translated.ll", text).map_err(|e| e.to_string())?);
    match to {
        Older::First(dialect) => {
            legacy::parse(source, dialect, &mut diagnostics);
        }
        Older::Version(version) => {
            read::module_in(source, Language::Any, &mut diagnostics);
            if !NOT_FOR_LLVM.iter().any(|known| path.ends_with(known)) {
                assembled(version, &file)?;
            }
        }
    }
    if let Some(wrong) = diagnostics
        .iter()
        .find(|d| d.severity == jitlite::diag::Severity::Error)
    {
        return Err(format!("not valid: {wrong:?}"));
    }
    for engine in to.engines() {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine, "--std", to.std()]);
        command.arg(&file).args(&e.args);
        let got = process::run(&mut command, &e.stdin, LIMIT)?;
        if Some(got.status) != e.exit || got.stdout != e.stdout {
            let (out, errors) = (&got.stdout, &got.stderr);
            return Err(format!(
                "{engine}: status {} instead of {:?}; {} {}",
                got.status,
                e.exit,
                String::from_utf8_lossy(out),
                String::from_utf8_lossy(errors)
            ));
        }
    }
    Ok(())
}

fn is_valid(module: &ir::Module) -> bool {
    let mut diagnostics = Diagnostics::default();
    jitlite::verify::verify(module, jitlite::verify::Profile::Auto, &mut diagnostics);
    !diagnostics.has_errors()
}

/// Whether a version of LLVM reads a text, where it is installed.
fn assembled(version: u32, file: &Path) -> Result<(), String> {
    let tool = format!("llvm-as-{version}");
    if !process::installed(&tool) {
        return Ok(());
    }
    let mut command = Command::new(&tool);
    command.arg("-o").arg("/dev/null").arg(file);
    let got = process::run(&mut command, &[], LIMIT)?;
    match got.status {
        0 => Ok(()),
        _ => Err(format!("{tool}: {}", String::from_utf8_lossy(&got.stderr))),
    }
}
