//! Programs of today in the first languages: those files of `tests/files/run` that LLVM 1.x or the
//! assembly of 2002 can express are translated, and give the same results on every engine.

mod support;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jitlite::diag::{Diagnostics, Source};
use jitlite::legacy::{self, Dialect};
use jitlite::read::{self, Language};

use support::downgrade::downgrade;
use support::expectation::Expectation;
use support::process;

const LIMIT: Duration = Duration::from_secs(60);
const ENGINES: [&str; 4] = ["reference", "interp", "baseline", "opt"];

#[test]
fn programs_of_today_do_the_same_in_llvm_1() {
    translate_all(Dialect::Llvm1, 320);
}

#[test]
fn programs_of_today_do_the_same_in_the_assembly_of_2002() {
    translate_all(Dialect::Llvm2002, 245);
}

/// Translates and runs what can be translated, which is at least `floor` files.
fn translate_all(dialect: Dialect, floor: usize) {
    let root = support::root().join("tests/files/run");
    let mut files = Vec::new();
    find(&root, &mut files);
    files.sort();
    let (next, ran) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let (skipped, failures) = (Mutex::new(BTreeMap::new()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match translated(path, dialect) {
                        Ok((text, expectation)) => {
                            ran.fetch_add(1, Ordering::Relaxed);
                            if let Err(wrong) = run(path, &text, dialect, &expectation) {
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
    println!("{ran} of {} files in {}", files.len(), dialect.word());
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
fn translated(path: &Path, dialect: Dialect) -> Result<(String, Expectation), String> {
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
    Ok((downgrade(&module, dialect)?, expectation))
}

fn run(path: &Path, text: &str, dialect: Dialect, e: &Expectation) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("downgraded");
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let name: Vec<&str> = path
        .iter()
        .rev()
        .take(2)
        .filter_map(|part| part.to_str())
        .collect();
    let file = folder.join(format!("{}-{}-{}", dialect.word(), name[1], name[0]));
    std::fs::write(&file, text).map_err(|e| e.to_string())?;
    let mut diagnostics = Diagnostics::default();
    let source = Source::new("translated.ll", text).map_err(|e| e.to_string())?;
    legacy::parse(Arc::new(source), dialect, &mut diagnostics);
    if let Some(wrong) = diagnostics
        .iter()
        .find(|d| d.severity == jitlite::diag::Severity::Error)
    {
        return Err(format!("not valid: {wrong:?}"));
    }
    for engine in ENGINES {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine, "--std", dialect.word()]);
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
