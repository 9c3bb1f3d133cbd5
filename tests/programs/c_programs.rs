//! C programs of some hundred lines each, compiled by clang at -O0 and -O2 and run on every engine.
//!
//! For each `tests/c/X.c`, standard input comes from `X.in` where there is one, and what it must
//! print is in `X.out`. The native build must print that too: so neither our engines nor what is
//! written in the tree is trusted alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::support::process;

const LIMIT: Duration = Duration::from_secs(120);
const ENGINES: [&str; 3] = ["interp", "baseline", "opt"];
/// In which rounds `auto` leaves loops for optimised code; all of them where `JITLITE_TIERS` is set.
const ROUNDS: [usize; 16] = [4, 1, 16, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const LEVELS: [&str; 2] = ["-O0", "-O2"];
const CLANG: &str = "clang-19";

/// All tests; that there is no clang is said where they run.
pub fn trials(arguments: &Arguments) -> Vec<Trial> {
    if !process::installed(CLANG) && !arguments.list {
        eprintln!("{CLANG} is not installed: the C programs are skipped");
    }
    let mut trials = Vec::new();
    for name in programs() {
        let mut add = |suffix: String, test: Box<dyn FnOnce() -> Result<(), String> + Send>| {
            trials.push(Trial::ignorable_test(
                format!("c/{name}{suffix}"),
                move || match process::installed(CLANG) {
                    false => Ok(Completion::ignored_with(format!("no {CLANG}"))),
                    true => test().map(|()| Completion::Completed).map_err(Failed::from),
                },
            ));
        };
        let program = name.clone();
        add("::native".into(), Box::new(move || run_native(&program)));
        for level in LEVELS {
            let program = name.clone();
            let test = move || run_on_engines(&program, level);
            add(format!("::{level}"), Box::new(test));
        }
    }
    trials
}

fn folder() -> PathBuf {
    crate::support::root().join("tests/c")
}

fn programs() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "c"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_string()))
        .collect();
    names.sort();
    names
}

/// Compiles a program with the flags; the path of what was made.
fn compile(name: &str, flags: &[&str], ending: &str) -> Result<PathBuf, String> {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c");
    std::fs::create_dir_all(&scratch).map_err(|e| e.to_string())?;
    let to = scratch.join(format!("{name}{ending}"));
    let mut command = Command::new(CLANG);
    command
        .arg(folder().join(format!("{name}.c")))
        .args(flags)
        .arg("-o")
        .arg(&to);
    // Two tests that compile the same program write different files.
    let outcome = process::run(&mut command, b"", LIMIT)?;
    match outcome.status {
        0 => Ok(to),
        _ => Err(String::from_utf8_lossy(&outcome.stderr).into_owned()),
    }
}

/// Runs a command with the input of a program, and compares what it prints.
fn compare(name: &str, what: &str, command: &mut Command) -> Result<(), String> {
    let read = |ending: &str| std::fs::read(folder().join(format!("{name}.{ending}")));
    let input = read("in").unwrap_or_default();
    let expected = read("out").map_err(|e| format!("{name}.out: {e}"))?;
    let got = process::run(command, &input, LIMIT)?;
    if got.status == 0 && got.stdout == expected {
        return Ok(());
    }
    let (wanted, found) = (
        String::from_utf8_lossy(&expected),
        String::from_utf8_lossy(&got.stdout),
    );
    let lines = wanted.lines().zip(found.lines()).enumerate();
    let differ = lines
        .filter(|(_, (a, b))| a != b)
        .map(|(n, (a, b))| format!("line {}: `{b}` instead of `{a}`\n", n + 1))
        .next();
    Err(format!(
        "{what}: exit status {}, {} lines of {}\n{}{}",
        got.status,
        found.lines().count(),
        wanted.lines().count(),
        differ.unwrap_or_default(),
        String::from_utf8_lossy(&got.stderr)
    ))
}

fn run_native(name: &str) -> Result<(), String> {
    let binary = compile(name, &["-w", "-O1", "-lm"], "")?;
    compare(name, "native", &mut Command::new(binary))
}

fn run_on_engines(name: &str, level: &str) -> Result<(), String> {
    let flags = ["-w", "-S", "-emit-llvm", level];
    let module = compile(name, &flags, &format!("{level}.ll"))?;
    for engine in ENGINES {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine]).arg(&module);
        compare(name, engine, &mut command)?;
    }
    let rounds = match std::env::var_os("JITLITE_TIERS") {
        Some(_) => &ROUNDS[..],
        None => &ROUNDS[..1],
    };
    for rounds in rounds {
        let tier = format!("{rounds},wait");
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", "auto"]).arg(&module);
        let what = format!("auto with JITLITE_TIER={tier}");
        compare(name, &what, command.env("JITLITE_TIER", &tier))?;
    }
    Ok(())
}
