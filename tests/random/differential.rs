//! Random programs, on which every engine must agree with every other and with LLVM's lli.
//!
//! A failure prints its seed and how to run it alone, and leaves the program under the target
//! folder. `JITLITE_PROGRAMS` sets how many programs are tried, `JITLITE_SEED` the first seed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::support::generate::{Profile, VINTAGES, Vintage, program};
use crate::support::process::{self, Outcome};
use crate::support::random;

const LIMIT: Duration = Duration::from_secs(20);
const FIRST_SEED: u64 = 1_000_000;
/// A run is given up after this many failures.
const ENOUGH: usize = 5;

/// Programs on which engines once disagreed.
const ONCE_WRONG: [u64; 2] = [1_001_127, 145_972_115_319_423];

/// How many programs of known seeds are tried; a build for debugging tries fewer.
const PROGRAMS: u64 = if cfg!(debug_assertions) { 150 } else { 2000 };
const FRESH_PROGRAMS: u64 = PROGRAMS / 10;

#[test]
fn known_programs_agree() {
    let first = random::given_seed().unwrap_or(FIRST_SEED);
    let count = random::number("JITLITE_PROGRAMS").unwrap_or(PROGRAMS);
    try_programs(first, count);
}

#[test]
fn programs_that_once_failed_agree() {
    for seed in ONCE_WRONG {
        try_programs(seed, 1);
    }
}

#[test]
fn fresh_programs_agree() {
    if random::given_seed().is_some() {
        return println!("JITLITE_SEED is given: no fresh programs");
    }
    let first = random::fresh_seed();
    println!("the first fresh seed is {first}");
    try_programs(first, FRESH_PROGRAMS);
}

#[test]
fn a_program_follows_from_its_seed() {
    for seed in 0..20 {
        for vintage in VINTAGES {
            let text = program(seed, profile(seed), vintage);
            assert_eq!(text, program(seed, profile(seed), vintage));
            assert_ne!(text, program(seed + 1, profile(seed), vintage));
        }
    }
}

fn profile(seed: u64) -> Profile {
    match seed % 16 {
        5 => Profile::Jumps,
        3 | 9 | 11 => Profile::Loops,
        odd if odd % 2 == 1 => Profile::Llvm,
        _ => Profile::Llvmlite,
    }
}

fn try_programs(first: u64, count: u64) {
    let oracle = process::installed("lli-19") && crate::support::oracle::host_library().is_ok();
    if !oracle {
        println!("lli-19 or a C compiler is not installed: the engines are compared alone");
    }
    let next = AtomicU64::new(0);
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= count || failures.lock().unwrap().len() >= ENOUGH {
                        return;
                    }
                    if let Err(why) = try_program(first + i, oracle) {
                        failures.lock().unwrap().push(why);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Runs the program of a seed everywhere, each engine on a vintage of its own.
fn try_program(seed: u64, oracle: bool) -> Result<(), String> {
    let profile = profile(seed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("differential");
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let turn = (seed / 2) as usize;
    let mut written = Vec::new();
    let mut results: Vec<(String, Result<Outcome, String>)> = Vec::new();
    // Functions are compiled again after so many rounds, and loops are left for optimised code in the midst.
    let tier = format!("{},wait", seed / 2 % 17);
    for (i, engine) in ["reference", "interp", "baseline", "opt", "auto"]
        .into_iter()
        .enumerate()
    {
        let vintage = VINTAGES[(turn + i) % VINTAGES.len()];
        let path = write(&folder, seed, profile, vintage)?;
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine]);
        command.env("JITLITE_TIER", &tier);
        if profile == Profile::Llvmlite && vintage != Vintage::Opaque {
            command.args(["--std", "llvmlite"]);
        }
        let outcome = process::run(command.arg(&path), b"", LIMIT);
        results.push((
            format!("{engine} (JITLITE_TIER={tier}) on {}", path.display()),
            outcome,
        ));
        written.push(path);
    }
    if oracle {
        // The generator claims that the vintages mean the same: now and then that is held as well.
        let (lli, vintage) = match seed % 20 == 7 && process::installed("lli-14") {
            true => ("lli-14", Vintage::Middle),
            false => ("lli-19", Vintage::Opaque),
        };
        let path = write(&folder, seed, profile, vintage)?;
        let host = crate::support::oracle::host_library()
            .as_ref()
            .map_err(Clone::clone)?;
        let mut command = Command::new(lli);
        command
            .args(["-jit-kind=mcjit", "-O0"])
            .arg(format!("-load={}", host.display()))
            .arg(&path);
        let outcome = process::run(&mut command, b"", LIMIT);
        results.push((format!("{lli} on {}", path.display()), outcome));
        written.push(path);
    }
    let agree = results.iter().all(|(_, outcome)| {
        let first = &results[0].1;
        match (outcome, first) {
            (Ok(a), Ok(b)) => a.status == b.status && a.stdout == b.stdout,
            _ => false,
        }
    });
    if agree {
        for path in written {
            let _ = std::fs::remove_file(path);
        }
        return Ok(());
    }
    let mut report = format!(
        "seed {seed}: the results differ; alone: \
         JITLITE_SEED={seed} JITLITE_PROGRAMS=1 cargo test --test random known\n"
    );
    for (who, outcome) in &results {
        report.push_str(&match outcome {
            Ok(o) => format!(
                "  {who}: status {}, {} bytes of output{}\n",
                o.status,
                o.stdout.len(),
                first_line(&o.stderr)
            ),
            Err(why) => format!("  {who}: {why}\n"),
        });
    }
    Err(report)
}

fn first_line(text: &[u8]) -> String {
    match String::from_utf8_lossy(text).lines().next() {
        Some(line) => format!(", {line}"),
        None => String::new(),
    }
}

fn write(folder: &Path, seed: u64, profile: Profile, vintage: Vintage) -> Result<PathBuf, String> {
    let path = folder.join(format!("{seed}-{vintage:?}.ll").to_lowercase());
    std::fs::write(&path, program(seed, profile, vintage)).map_err(|e| e.to_string())?;
    Ok(path)
}
