//! Runs every file under `tests/files` as a test of its own, one per engine.
//!
//! A new test is a new file: its header comments say what it tests and what must come of it (see
//! `support/expectation.rs`). What is done with it depends on the folder:
//!
//! * `run/`: `jitlite run`, on each engine, as bitcode, whose bodies are read when they are called,
//!   twice on one of the engines with a code cache, and by LLVM's lli where it is installed; programs of the first languages (`run/llvm1`,
//!   `run/llvm2002`) as `jitlite fmt` prints them, too, and by lli as they are upgraded;
//! * `check/`: `jitlite check`; each diagnostic is written beside the line that it points at
//!   (`;~ error: message`, `;~^` a line up, `;~v` a line down), and `X.stderr` holds the exact
//!   rendering where there is one;
//! * `test/`: `jitlite test`, whose assertions are in the file;
//! * `show/`: the command of `; run:`; the output follows a line `; expect:` as comments,
//!   or stands in `X.out`;
//! * `debug/`: the same of `jitlite debug`, whose commands are the lines of `; stdin:`.
//!
//! The programs of `benches/c` are run as those of `run/` are, under the names `bench/*`.
//!
//! `JITLITE_BLESS=1` writes what came out where it differs. `cargo test --test programs int/` runs a
//! part.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jitlite::diag::{Diagnostics, Source};
use jitlite::ir::print;
use jitlite::legacy::Dialect;
use jitlite::read::{self, Language};
use jitlite::{bitcode, legacy};
use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::support::expectation::Expectation;
use crate::support::oracle;
use crate::support::process::{self, Outcome};

const LIMIT: Duration = Duration::from_secs(120);
/// Where the files are, from the root of the package.
const FILES: &str = "tests/files";
const BENCHES: &str = "benches/c";
/// With `auto`, every function is compiled again at its first calls, and its loops are left for optimized code in one of
/// their first rounds, which may be of an inner loop; `plain` is the same with code for any x86-64 processor. The
/// path chooses the round. `JITLITE_TIERS` adds `auto-1` to `auto-16`, with each round that it may be.
const ENGINES: [&str; 6] = ["reference", "interp", "baseline", "opt", "auto", "plain"];

/// All tests; what is missing for some of them is said where they run.
pub fn trials(arguments: &Arguments) -> Vec<Trial> {
    let root = crate::support::root().join(FILES);
    let mut files = Vec::new();
    find(&root, &mut files);
    files.sort();
    let mut trials = Vec::new();
    for path in files {
        let name = path.strip_prefix(&root).expect("found there");
        let name = name.to_str().expect("names are plain").to_string();
        let file = Path::new(FILES).join(&name);
        add_trials(&mut trials, name, file);
    }
    let mut programs = Vec::new();
    find(&crate::support::root().join(BENCHES), &mut programs);
    programs.sort();
    for path in programs {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("names are plain");
        let file = Path::new(BENCHES).join(name);
        add_trials(&mut trials, format!("bench/{name}"), file);
    }
    for lli in ["lli-19", "lli-14"] {
        if !process::installed(lli) && !arguments.list {
            eprintln!("{lli} is not installed: the ::lli tests that need it are skipped");
        }
    }
    trials
}

/// Says how many files ran on the portable engine, where all did that can.
pub fn count_portable(arguments: &Arguments) {
    let portable = RUN_PORTABLY.load(Ordering::Relaxed);
    // Of a part nothing is known.
    let is_all = arguments
        .filter
        .as_deref()
        .is_none_or(|part| part == "portable");
    if is_all && arguments.skip.is_empty() && !arguments.list {
        eprintln!("{portable} files were run on the portable engine");
        assert!(portable >= LEAST_RUN_PORTABLY, "these are too few");
    }
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|e| e == "ll") {
            files.push(path);
        }
    }
}

fn add_trials(trials: &mut Vec<Trial>, name: String, file: PathBuf) {
    let file = Arc::new(TestFile::new(file));
    let mut add = |suffix: &str, test: fn(&TestFile, &str) -> Verdict| {
        let file = Arc::clone(&file);
        let engine = suffix.to_string();
        let title = match suffix {
            "" => name.clone(),
            _ => format!("{name}::{suffix}"),
        };
        trials.push(Trial::ignorable_test(title, move || {
            file.judge(test(&file, &engine))
        }));
    };
    match name.split('/').next() {
        Some("run" | "bench") => {
            for engine in ENGINES {
                add(engine, run_on_engine);
            }
            if std::env::var_os("JITLITE_TIERS").is_some() {
                for n in 1..=MOST_ROUNDS {
                    add(&format!("auto-{n}"), run_on_engine);
                }
            }
            add("portable", run_portable);
            add("bitcode", run_as_bitcode);
            add("cached", run_cached);
            if name.starts_with("run/llvm") {
                add("fmt", run_formatted);
            }
            if file.expects().is_ok_and(|e| e.oracle.is_none()) {
                add("lli", run_by_lli);
            }
        }
        Some("check") => add("", check),
        Some("test") => {
            add("", run_assertions);
            add("portable", run_assertions);
        }
        Some("show" | "debug") => add("", show),
        // `checked.rs` takes these.
        Some("checked") => {}
        // `tests/golden` takes these.
        Some("lir" | "opt" | "asm") => {}
        _ => add(
            "",
            |_, _| Err("no kind of test lives in this folder".into()),
        ),
    }
}

/// The latest round in which a loop is left.
const MOST_ROUNDS: usize = 16;

/// `Ok(Some(why))`: skipped.
type Verdict = Result<Option<String>, String>;

struct TestFile {
    /// The path as given to jitlite, from the root of the package.
    path: PathBuf,
    /// The root.
    root: PathBuf,
    /// The contents as text; bytes that are no text are of no interest to the header.
    source: String,
    expectation: Result<Expectation, String>,
}

impl TestFile {
    fn new(path: PathBuf) -> TestFile {
        let bytes = std::fs::read(crate::support::root().join(&path));
        let source = match &bytes {
            Ok(bytes) => String::from_utf8_lossy(bytes).into_owned(),
            Err(_) => String::new(),
        };
        let expectation = match bytes {
            Ok(_) => Expectation::parse(&source),
            Err(e) => Err(e.to_string()),
        };
        TestFile {
            path,
            root: crate::support::root().into(),
            source,
            expectation,
        }
    }

    fn expects(&self) -> Result<&Expectation, String> {
        self.expectation.as_ref().map_err(Clone::clone)
    }

    /// A number that its path alone decides.
    fn number(&self) -> usize {
        let path = self.path.to_string_lossy();
        // FNV-1a, both halves of which decide.
        let hash = path.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        (hash ^ hash >> 32) as usize
    }

    fn absolute(&self) -> PathBuf {
        crate::support::root().join(&self.path)
    }

    /// Turns a verdict round where the file is expected to fail.
    fn judge(&self, verdict: Verdict) -> Result<Completion, Failed> {
        let expected_failure = self.expects().ok().and_then(|e| e.expect_fail.clone());
        match (verdict, expected_failure) {
            (Ok(Some(why)), _) => Ok(Completion::ignored_with(why)),
            (Ok(None), None) | (Err(_), Some(_)) => Ok(Completion::Completed),
            (Err(why), None) => Err(why.into()),
            (Ok(None), Some(why)) => Err(format!("passes, but is expected to fail: {why}").into()),
        }
    }
}

fn jitlite(
    args: &[&str],
    file: &TestFile,
    program: &[String],
    stdin: &[u8],
) -> Result<Outcome, String> {
    jitlite_with("0,wait", "", args, file, program, stdin)
}

/// With hot code being what has run so often, on a processor without these features.
fn jitlite_with(
    tier: &str,
    features: &str,
    args: &[&str],
    file: &TestFile,
    program: &[String],
    stdin: &[u8],
) -> Result<Outcome, String> {
    let e = file.expects()?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command
        .current_dir(&file.root)
        .env("JITLITE_TIER", tier)
        .env("JITLITE_WITHOUT", features)
        .args(args)
        .args(&e.flags)
        .arg(&file.path)
        .args(program);
    process::run(&mut command, stdin, LIMIT)
}

fn run(engine: &str, file: &TestFile, e: &Expectation) -> Result<Outcome, String> {
    run_with(engine, &[], file, e)
}

fn run_with(
    engine: &str,
    more: &[&str],
    file: &TestFile,
    e: &Expectation,
) -> Result<Outcome, String> {
    let chosen = file.number() % (MOST_ROUNDS + 1);
    let (engine, without, rounds) = match engine.strip_prefix("auto-") {
        Some(rounds) => ("auto", "", rounds.parse().unwrap_or(chosen)),
        None if engine == "plain" => ("auto", "all", (chosen + 5) % (MOST_ROUNDS + 1)),
        None => (engine, "", chosen),
    };
    let args = [&["run", "--engine", engine], more].concat();
    let tier = format!("{rounds},wait");
    jitlite_with(&tier, without, &args, file, &e.args, &e.stdin)
}

fn run_on_engine(file: &TestFile, engine: &str) -> Verdict {
    let e = file.expects()?;
    let got = run(engine, file, e)?;
    is_as_expected(e, &got)
}

/// On the portable engine. It refuses what a memory of the program's own cannot have, by name, before the program
/// starts or where it is called; such a file is skipped for the reason that the engine gives. So is one that loads a
/// library, and one whose message is that of another allocator.
fn run_portable(file: &TestFile, engine: &str) -> Verdict {
    let e = file.expects()?;
    if e.flags.iter().any(|flag| flag == "--load") {
        return Ok(Some("needs a foreign library".into()));
    }
    let of_allocator = |text: &String| text.starts_with("free()") || text.starts_with("malloc()");
    if e.stderr.iter().any(of_allocator) {
        return Ok(Some("expects what the C library's allocator says".into()));
    }
    let got = run(engine, file, e)?;
    let verdict = is_as_expected(e, &got);
    let errors = String::from_utf8_lossy(&got.stderr);
    let is_refusal = |line: &&str| {
        line.starts_with("error[unsupported]")
            || line.starts_with("error[out-of-memory]")
            || line.contains("is unsupported on the portable engine")
    };
    let refused = errors.lines().find(is_refusal);
    match (refused, got.status) {
        (Some(why), 2 | 125) if verdict.is_err() => Ok(Some(why.into())),
        _ => {
            RUN_PORTABLY.fetch_add(usize::from(verdict.is_ok()), Ordering::Relaxed);
            verdict
        }
    }
}

/// How many files did on the portable engine what they are to do.
static RUN_PORTABLY: AtomicUsize = AtomicUsize::new(0);
/// So many do at least: a function that its library loses is not only a reason to skip more.
const LEAST_RUN_PORTABLY: usize = 840;

/// What is kept of the first run is what the second runs.
fn run_cached(file: &TestFile, _: &str) -> Verdict {
    let e = file.expects()?;
    let engines = [
        "auto", "opt", "baseline", "auto", "plain", "opt", "baseline", "interp",
    ];
    let engine = engines[file.number() % engines.len()];
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("cached")
        .join(&file.path);
    let _ = std::fs::remove_dir_all(&cache);
    let cache = format!("--cache={}", cache.display());
    // The code of a program that has trapped is not kept, but what is compiled before it starts.
    if e.trap.is_some() {
        run_with(engine, &[&cache, "--eager"], file, e)?;
    }
    for round in ["the first start", "the second start"] {
        let got = run_with(engine, &[&cache], file, e)?;
        is_as_expected(e, &got).map_err(|why| format!("{round} on {engine}: {why}"))?;
    }
    Ok(None)
}

fn is_as_expected(e: &Expectation, got: &Outcome) -> Verdict {
    let wanted = e.status().ok_or("states neither `; exit:` nor `; trap:`")?;
    let mut wrong = compare(e, wanted, got);
    let errors = String::from_utf8_lossy(&got.stderr);
    for text in &e.stderr {
        missing(&mut wrong, &errors, text);
    }
    if let Some(trap) = &e.trap {
        missing(&mut wrong, &errors, trap.message);
        missing(&mut wrong, &errors, &trap.place);
    }
    compare_stack(&mut wrong, &errors, &e.frames);
    verdict(wrong, got)
}

fn run_as_bitcode(file: &TestFile, _: &str) -> Verdict {
    let e = file.expects()?;
    let wanted = e.status().ok_or("states neither `; exit:` nor `; trap:`")?;
    if e.flags.iter().any(|flag| flag == "llvmlite") {
        return Ok(Some("LLVMlite is a language of texts".into()));
    }
    // What does not start as a text is no module to be written.
    let source = match std::fs::read(file.absolute()).map(|bytes| Source::new("a.ll", bytes)) {
        Ok(Ok(source)) => Arc::new(source),
        _ => return Ok(Some("the file is no text".into())),
    };
    let mut diagnostics = Diagnostics::default();
    let module = read::module_in(source, language(e), &mut diagnostics);
    if diagnostics.has_errors() {
        return Ok(Some("the text is wrong".into()));
    }
    let bytes = match bitcode::write(&module) {
        Ok(bytes) => bytes,
        Err(why) => return Ok(Some(format!("no bitcode: {}", why.message))),
    };
    // What it is its first bytes say, and not its name.
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("as-bitcode");
    let path = root.join(&file.path);
    let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    written
        .and_then(|()| std::fs::write(&path, bytes))
        .map_err(|e| e.to_string())?;
    let program = TestFile {
        path: file.path.clone(),
        root,
        source: String::new(),
        expectation: file.expectation.clone(),
    };
    let got = run("auto", &program, e)?;
    let mut wrong = compare(e, wanted, &got);
    let errors = String::from_utf8_lossy(&got.stderr);
    if let Some(trap) = &e.trap {
        missing(&mut wrong, &errors, trap.message);
    }
    compare_stack(&mut wrong, &errors, &e.frames);
    verdict(wrong, &got)
}

/// The language that the flags of a test state.
fn language(e: &Expectation) -> Language {
    match e.flags.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--std", "llvm1"] => Language::First(Dialect::Llvm1),
        ["--std", "llvm2002"] => Language::First(Dialect::Llvm2002),
        _ => Language::Any,
    }
}

/// The program as `jitlite fmt` prints it, if it is of the first languages: it must do the same.
fn run_formatted(file: &TestFile, _: &str) -> Verdict {
    let e = file.expects()?;
    let wanted = e.status().ok_or("states neither `; exit:` nor `; trap:`")?;
    let source = Source::new("a.ll", file.source.as_bytes()).map_err(|e| e.to_string())?;
    let dialect = language(e).dialect(source.bytes());
    let dialect = dialect.ok_or("not recognised as a text of the first languages")?;
    let mut diagnostics = Diagnostics::default();
    let mut module = legacy::parse(Arc::new(source), dialect, &mut diagnostics);
    if diagnostics.has_errors() {
        return Ok(Some("the text is wrong".into()));
    }
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("formatted");
    let path = root.join(&file.path);
    let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    written
        .and_then(|()| std::fs::write(&path, legacy::print::module(&mut module)))
        .map_err(|e| e.to_string())?;
    // The comments, which name the dialect to no one, are gone.
    let mut e = e.clone();
    e.flags = vec!["--std".into(), dialect.word().into()];
    let program = TestFile {
        path: file.path.clone(),
        root,
        source: String::new(),
        expectation: Ok(e.clone()),
    };
    let got = run("auto", &program, &e)?;
    verdict(compare(&e, wanted, &got), &got)
}

/// The text that LLVM is given: one of the first languages is upgraded.
fn for_llvm(file: &TestFile, e: &Expectation) -> String {
    let source = Source::new("a.ll", file.source.as_bytes()).map(Arc::new);
    match source {
        Ok(source) if language(e).dialect(source.bytes()).is_some() => {
            let module = read::module_in(source, language(e), &mut Diagnostics::default());
            String::from_utf8_lossy(&print::module(&module)).into_owned()
        }
        _ => file.source.clone(),
    }
}

fn run_by_lli(file: &TestFile, _: &str) -> Verdict {
    let e = file.expects()?;
    let wanted = e.status().ok_or("states neither `; exit:` nor `; trap:`")?;
    let mut scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lli");
    scratch.push(&file.path);
    let folder = scratch.parent().unwrap_or(&scratch);
    std::fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    // Trapping programs take lli long: it tries to say where.
    match oracle::run(&for_llvm(file, e), &scratch, &e.args, &e.stdin, LIMIT * 3)? {
        Err(missing) => Ok(Some(missing)),
        Ok(got) => verdict(compare(e, wanted, &got), &got),
    }
}

fn compare(e: &Expectation, wanted: i32, got: &Outcome) -> String {
    let mut wrong = String::new();
    if got.status != wanted {
        let _ = writeln!(wrong, "exit status: {} instead of {wanted}", got.status);
    }
    if got.stdout != e.stdout {
        let _ = writeln!(
            wrong,
            "stdout differs; expected:\n{}\ngot:\n{}",
            String::from_utf8_lossy(&e.stdout),
            String::from_utf8_lossy(&got.stdout)
        );
    }
    // A panic of the compiler may be survived: the program goes on in the code that it had.
    if String::from_utf8_lossy(&got.stderr).contains("panicked at") {
        wrong += "a panic\n";
    }
    wrong
}

fn missing(wrong: &mut String, text: &str, part: &str) {
    if !text.contains(part) {
        let _ = writeln!(wrong, "stderr does not contain `{part}`");
    }
}

/// Whether the call stack has these functions and places in the sources, and no others.
fn compare_stack(wrong: &mut String, errors: &str, frames: &[(String, String)]) {
    if frames.is_empty() {
        return;
    }
    let lines = errors.lines().skip_while(|l| !l.starts_with("call stack"));
    let lines: Vec<&str> = lines.skip(1).map(|l| l.trim_start()).collect();
    let is_frame = |(line, (name, place)): (&&str, &(String, String))| {
        let rest = line.trim_start_matches('@').strip_prefix(name.as_str());
        let is_function = rest
            .is_some_and(|rest| rest.starts_with("  at ") || rest.starts_with(", inlined  at "));
        is_function && line.ends_with(&format!(" {place}"))
    };
    if lines.len() != frames.len() || !lines.iter().zip(frames).all(is_frame) {
        let _ = writeln!(wrong, "the call stack is not {frames:#?}");
    }
}

fn verdict(mut wrong: String, got: &Outcome) -> Verdict {
    if wrong.is_empty() {
        return Ok(None);
    }
    if !got.stderr.is_empty() {
        let _ = writeln!(wrong, "stderr:\n{}", String::from_utf8_lossy(&got.stderr));
    }
    Err(wrong)
}

fn run_assertions(file: &TestFile, engine: &str) -> Verdict {
    let e = file.expects()?;
    if engine == "portable" {
        // What is written is of several engines.
        let got = jitlite(&["test", "--engine", engine], file, &[], b"")?;
        let wanted = e.exit.unwrap_or(0);
        let wrong = match got.status == wanted {
            true => String::new(),
            false => format!("exit status: {} instead of {wanted}", got.status),
        };
        return verdict(wrong, &got);
    }
    let got = jitlite(&["test"], file, &[], b"")?;
    let mut wrong = String::new();
    let wanted = e.exit.unwrap_or(0);
    if got.status != wanted {
        let _ = writeln!(wrong, "exit status: {} instead of {wanted}", got.status);
    }
    for line in String::from_utf8_lossy(&e.stdout).lines() {
        if !String::from_utf8_lossy(&got.stdout).contains(line) {
            let _ = writeln!(wrong, "stdout does not contain `{line}`");
        }
    }
    for text in &e.stderr {
        missing(&mut wrong, &String::from_utf8_lossy(&got.stderr), text);
    }
    if !wrong.is_empty() {
        let _ = writeln!(wrong, "stdout:\n{}", String::from_utf8_lossy(&got.stdout));
    }
    verdict(wrong, &got)
}

/// A diagnostic: line, and `severity: message`.
type Said = (usize, String);

fn check(file: &TestFile, _: &str) -> Verdict {
    let e = file.expects()?;
    let mut wanted = annotations(&file.source);
    let got = jitlite(&["check", "--format", "json"], file, &[], b"")?;
    let mut said = diagnostics(&String::from_utf8_lossy(&got.stdout))?;
    wanted.sort();
    said.sort();
    if wanted != said && blessing() {
        let text = annotated(&file.source, &said);
        std::fs::write(file.absolute(), text).map_err(|e| e.to_string())?;
        wanted.clone_from(&said);
    }
    if wanted.is_empty() && e.exit.is_none() {
        return Err("states neither a diagnostic nor `; exit: 0`".into());
    }
    let mut wrong = String::new();
    for (line, text) in wanted.iter().filter(|w| !said.contains(w)) {
        let _ = writeln!(wrong, "not reported: line {line}: {text}");
    }
    for (line, text) in said.iter().filter(|s| !wanted.contains(s)) {
        let _ = writeln!(wrong, "not expected: line {line}: {text}");
    }
    if wrong.is_empty() && wanted != said {
        wrong.push_str("a diagnostic is reported more often than it is listed\n");
    }
    let errors = wanted.iter().any(|(_, text)| text.starts_with("error"));
    let status = e.exit.unwrap_or(i32::from(errors));
    if got.status != status {
        let _ = writeln!(wrong, "exit status: {} instead of {status}", got.status);
    }
    let exact = file.absolute().with_extension("stderr");
    if exact.exists() {
        let rendered = jitlite(&["check"], file, &[], b"")?;
        compare_file(&mut wrong, &exact, &rendered.stderr)?;
    }
    verdict(wrong, &got)
}

/// The diagnostics that the comments of a file list.
fn annotations(source: &str) -> Vec<Said> {
    let mut all = Vec::new();
    for (i, line) in source.lines().enumerate() {
        for note in line.split(";~").skip(1) {
            let text = note.trim_start_matches(['^', 'v']);
            let (up, down) = match &note[..note.len() - text.len()] {
                marks if marks.starts_with('v') => (0, marks.len()),
                marks => (marks.len(), 0),
            };
            all.push(((i + 1 + down).saturating_sub(up), text.trim().to_string()));
        }
    }
    all
}

/// The file with these diagnostics beside their lines, and no others.
fn annotated(source: &str, said: &[Said]) -> String {
    let mut text = String::new();
    for (i, line) in source.lines().enumerate() {
        text.push_str(line.split(";~").next().unwrap_or(line).trim_end());
        for (_, message) in said.iter().filter(|(at, _)| *at == i + 1) {
            let _ = write!(text, "  ;~ {message}");
        }
        text.push('\n');
    }
    text
}

/// The diagnostics of `check --format json`, an object a line.
fn diagnostics(output: &str) -> Result<Vec<Said>, String> {
    let mut all = Vec::new();
    for line in output.lines() {
        let object: serde_json::Value =
            serde_json::from_str(line).map_err(|e| format!("not JSON ({e}): {line}"))?;
        let text = |key: &str| object[key].as_str().unwrap_or("?").to_string();
        let at = object["spans"][0]["start"]["line"].as_u64().unwrap_or(0);
        all.push((
            at as usize,
            format!("{}: {}", text("severity"), text("message")),
        ));
    }
    Ok(all)
}

fn show(file: &TestFile, _: &str) -> Verdict {
    let e = file.expects()?;
    let command = e.run.as_deref().ok_or("has no `; run:` line")?;
    let words: Vec<&str> = command.split_whitespace().collect();
    // What is shown is not to depend on the processor.
    let got = jitlite_with("0,wait", "all", &words, file, &[], &e.stdin)?;
    let mut wrong = String::new();
    let wanted = e.exit.unwrap_or(0);
    if got.status != wanted {
        let _ = writeln!(wrong, "exit status: {} instead of {wanted}", got.status);
    }
    match file.source.split_once("\n; expect:\n") {
        Some((program, _)) => {
            let mut text = format!("{program}\n; expect:\n");
            for line in String::from_utf8_lossy(&got.stdout).lines() {
                text.push_str(format!("; {line}").trim_end());
                text.push('\n');
            }
            compare_file(&mut wrong, &file.absolute(), text.as_bytes())?;
        }
        None => compare_file(
            &mut wrong,
            &file.absolute().with_extension("out"),
            &got.stdout,
        )?,
    }
    verdict(wrong, &got)
}

/// Whether what came out is to be written where it differs.
fn blessing() -> bool {
    std::env::var_os("JITLITE_BLESS").is_some()
}

/// Compares `got` with the contents of a file, or writes it there when blessing.
fn compare_file(wrong: &mut String, path: &Path, got: &[u8]) -> Result<(), String> {
    let wanted = std::fs::read(path).unwrap_or_default();
    if wanted == got {
        return Ok(());
    }
    if blessing() {
        return std::fs::write(path, got).map_err(|e| format!("{}: {e}", path.display()));
    }
    let _ = writeln!(
        wrong,
        "differs from {} (JITLITE_BLESS=1 writes it); got:\n{}",
        path.display(),
        String::from_utf8_lossy(got)
    );
    Ok(())
}
