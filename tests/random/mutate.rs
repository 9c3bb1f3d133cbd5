//! Damaged programs: whatever the front end is given, it says what is wrong and ends.
//!
//! `JITLITE_MUTANTS` sets how many are tried, `JITLITE_SEED` the first seed. The mutant that a
//! thread works on lies under the target folder while it does, so that a crash leaves it behind.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jitlite::diag::render::{Style, render_all};
use jitlite::diag::{Diagnostics, Severity, Source};
use jitlite::legacy::{self, Dialect};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::{ir, lir, text, verify};

use crate::support::generate::{Profile, VINTAGES, program};
use crate::support::mutate::mutant;
use crate::support::random::{self, Random};

const MUTANTS: u64 = if cfg!(debug_assertions) { 2000 } else { 20_000 };
/// No text here is long: what takes this long does not end.
const LIMIT: Duration = Duration::from_secs(20);
const ENOUGH: usize = 5;

#[test]
fn damaged_programs_do_no_harm() {
    damage(&texts());
}

#[test]
fn damaged_programs_of_the_first_languages_do_no_harm() {
    let mut texts = texts();
    texts.retain(|text| legacy::recognize(text).is_some());
    assert!(texts.len() > 50, "the test files are missing");
    damage(&texts);
}

/// Examines damaged copies of programs.
fn damage(texts: &[Vec<u8>]) {
    let first = random::fresh_seed();
    let count = random::number("JITLITE_MUTANTS").unwrap_or(MUTANTS);
    println!("the first seed is {first}");
    let next = AtomicU64::new(0);
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let working: Vec<Mutex<Option<(u64, Instant)>>> =
        (0..threads).map(|_| Mutex::default()).collect();
    std::thread::scope(|scope| {
        let workers: Vec<_> = working
            .iter()
            .enumerate()
            .map(|(thread, current)| {
                let (next, failures) = (&next, &failures);
                scope.spawn(move || {
                    let path = mutant_path(&format!("{first}-{thread}"));
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        if i >= count || failures.lock().unwrap().len() >= ENOUGH {
                            break;
                        }
                        let seed = first + i;
                        let text = mutant(&mut Random::new(seed), texts);
                        std::fs::write(&path, &text).expect("the target folder is writable");
                        *current.lock().unwrap() = Some((seed, Instant::now()));
                        let result = catch_unwind(AssertUnwindSafe(|| examine(&text)));
                        *current.lock().unwrap() = None;
                        if result.is_err() {
                            let kept = mutant_path(&seed.to_string());
                            std::fs::write(&kept, &text).expect("the target folder is writable");
                            failures.lock().unwrap().push(alone(seed, "panics", &kept));
                        }
                    }
                    let _ = std::fs::remove_file(path);
                })
            })
            .collect();
        while !workers.iter().all(|w| w.is_finished()) {
            std::thread::sleep(Duration::from_millis(20));
            for (thread, current) in working.iter().enumerate() {
                let current = *current.lock().unwrap();
                if let Some((seed, _)) = current.filter(|(_, since)| since.elapsed() > LIMIT) {
                    let path = mutant_path(&format!("{first}-{thread}"));
                    eprintln!("{}", alone(seed, "does not end", &path));
                    // A thread cannot be ended: the process can.
                    std::process::exit(1);
                }
            }
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn alone(seed: u64, what: &str, path: &Path) -> String {
    format!(
        "seed {seed}: the front end {what} on {}; alone: \
         JITLITE_SEED={seed} JITLITE_MUTANTS=1 cargo test --test random mutate",
        path.display()
    )
}

fn mutant_path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants");
    std::fs::create_dir_all(&folder).expect("the target folder is writable");
    folder.join(format!("{name}.ll"))
}

/// Does what `jitlite check`, `fmt` and `show lir` do.
fn examine(text: &[u8]) {
    let source = Arc::new(Source::new("mutant.ll", text).expect("texts are short"));
    let mut diagnostics = Diagnostics::new(100);
    let module = text::parse(Arc::clone(&source), &mut diagnostics);
    let parsed = !diagnostics.has_errors();
    let mut lite = Diagnostics::new(100);
    verify::verify(&module, verify::Profile::Llvmlite, &mut lite);
    verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
    let _rendered = render_all(&diagnostics, Some(&source), Style::default());
    if parsed {
        let _printed = ir::print::module(&module);
    }
    if !diagnostics.has_errors() {
        lower_all(&module);
    }
    let first = legacy::recognize(text).is_some();
    if first || memchr::memmem::find(text, b"implementation").is_some() {
        for dialect in [Dialect::Llvm1, Dialect::Llvm2002] {
            examine_first(&source, dialect);
        }
    }
}

/// The same for a text of the first languages: what is accepted is printed and reads back the
/// same, and what it is upgraded to is valid.
fn examine_first(source: &Arc<Source>, dialect: Dialect) {
    let mut diagnostics = Diagnostics::new(100);
    let mut first = legacy::parse(Arc::clone(source), dialect, &mut diagnostics);
    let _rendered = render_all(&diagnostics, Some(source), Style::default());
    if diagnostics.has_errors() {
        return;
    }
    let printed = legacy::print::module(&mut first);
    let again = Arc::new(Source::new("printed.ll", printed.clone()).expect("texts are short"));
    let mut again = legacy::parse(again, dialect, &mut diagnostics);
    let errors: Vec<_> = diagnostics
        .iter()
        .filter(|d| d.severity == Severity::Error)
        .collect();
    assert!(errors.is_empty(), "the print is wrong: {errors:?}");
    assert_eq!(
        printed,
        legacy::print::module(&mut again),
        "the print is not canonical"
    );
    let module = legacy::read(Arc::clone(source), dialect, &mut diagnostics);
    let upgraded = !diagnostics.has_errors();
    verify::verify(&module, verify::Profile::Llvm1, &mut diagnostics);
    let wrong = diagnostics.iter().find(|d| d.severity == Severity::Error);
    if upgraded && let Some(wrong) = wrong {
        // Of what the dialect leaves open LLVM knows some things better.
        assert!(
            LATER
                .iter()
                .any(|&(code, says)| wrong.code == code && wrong.message.contains(says)),
            "the upgrade is wrong: {wrong:?}"
        );
        return;
    }
    if upgraded {
        lower_all(&module);
    }
}

/// Rules that the manuals of the first years do not have: a code, and what its message says.
const LATER: &[(&str, &str)] = &[
    ("data-layout", ""),
    ("asm-constraints", ""),
    ("gep-base", "has no size"),
    ("constant-expression", "has no size"),
];

/// Lowers what the verifier accepts: whatever comes of it is good LIR, or a diagnostic.
fn lower_all(module: &ir::Module) {
    let info = ModuleInfo::new(module);
    let mut lowerer = Lowerer::new();
    for (id, function) in module.funcs.iter() {
        if function.body.is_some()
            && let Ok(lowered) = lowerer.lower(module, &info, id)
        {
            let violations = lir::verify::verify(&lowered);
            assert!(violations.is_empty(), "bad LIR: {:?}", violations[0]);
        }
    }
}

/// The programs that are damaged: all files of the tests, and some generated ones.
fn texts() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    let mut folders = vec![crate::support::root().join("tests/files")];
    while let Some(folder) = folders.pop() {
        let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                texts.push(std::fs::read(path).expect("test files are readable"));
            }
        }
    }
    for seed in 0..12 {
        for vintage in VINTAGES {
            texts.push(program(seed, Profile::Llvm, vintage).into_bytes());
        }
    }
    assert!(texts.len() > 100, "the test files are missing");
    texts
}
