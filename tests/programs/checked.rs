//! Programs that do what the language leaves undefined, run with `--checked` on every engine.
//!
//! Each `tests/files/checked/RULE/NAME.ll` breaks that rule: it must print what is in `NAME.out`, if there is one, end
//! with the report in `NAME.report`, and with status 120. Beside it `NAME_mended.ll` is the same program without the
//! mistake: it must print the same on all engines, and nothing is found in it. `scripts/checked` makes both of
//! `NAME.c`, where there is one. `JITLITE_BLESS=1` writes what came out of the first engine: read it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use libtest_mimic::Trial;

use crate::support;
use crate::support::process::{self, Outcome};

const LIMIT: Duration = Duration::from_secs(60);
const ENGINES: [&str; 5] = ["interp", "baseline", "opt", "portable", "auto"];
/// Cases that the portable engine runs otherwise: they need a file of the process, or tell how far blocks of the C
/// library's heap are from each other.
const OF_PROCESS: [&str; 3] = [
    "out-of-bounds/fread_elements",
    "out-of-bounds/heap_into_neighbour",
    "undefined-string/file_name",
];
/// Each so many-th mended program runs on all engines, the others on all but the last.
const MENDED_ON_ALL: usize = 4;
/// The exit status of a program in which something was found.
const FOUND: i32 = 120;

/// All tests: their names are those of the files.
pub fn trials() -> Vec<Trial> {
    let mut trials = vec![Trial::test("checked::every_file_belongs_to_a_case", || {
        every_file_belongs_to_a_case().map_err(Into::into)
    })];
    for (number, case) in cases().into_iter().enumerate() {
        let name = format!("checked/{}", case.name());
        let of_mended = case.clone();
        // `auto` takes as long as the others together.
        let engines = match number % MENDED_ON_ALL {
            0 => &ENGINES[..],
            _ => &ENGINES[..4],
        };
        trials.push(Trial::test(format!("{name}::faulty"), move || {
            case.is_found().map_err(Into::into)
        }));
        trials.push(Trial::test(format!("{name}::mended"), move || {
            of_mended.is_silent_when_mended(engines).map_err(Into::into)
        }));
    }
    trials
}

fn root() -> PathBuf {
    support::root().join("tests/files/checked")
}

/// A program that breaks a rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Case {
    rule: String,
    program: String,
}

/// The folders and the files in them: the folder, the name of a file, its ending.
fn files() -> Vec<(String, String, String)> {
    let entries = |path: &Path| {
        let read = std::fs::read_dir(path).into_iter().flatten().flatten();
        read.map(|entry| entry.path()).collect::<Vec<_>>()
    };
    let text = |part: Option<&std::ffi::OsStr>| {
        let text = part.and_then(|part| part.to_str());
        text.expect("names are plain").to_string()
    };
    let mut files = Vec::new();
    for folder in entries(&root()) {
        for file in entries(&folder) {
            let rule = text(folder.file_name());
            files.push((rule, text(file.file_stem()), text(file.extension())));
        }
    }
    files.sort();
    files
}

fn cases() -> BTreeSet<Case> {
    let programs = files()
        .into_iter()
        .filter(|(_, name, ending)| ending == "ll" && !name.ends_with("_mended"));
    programs
        .map(|(rule, program, _)| Case { rule, program })
        .collect()
}

fn every_file_belongs_to_a_case() -> Result<(), String> {
    let cases = cases();
    if cases.is_empty() {
        return Err("no cases".into());
    }
    let of_no_case = files().into_iter().filter(|(rule, name, ending)| {
        let program = name.strip_suffix("_mended").unwrap_or(name);
        let case = Case {
            rule: rule.clone(),
            program: program.into(),
        };
        let is_mended = program.len() != name.len();
        let is_known = match ending.as_str() {
            "ll" => true,
            "c" | "report" | "out" => !is_mended,
            _ => false,
        };
        !is_known || !cases.contains(&case)
    });
    let names: Vec<String> = of_no_case
        .map(|(rule, name, ending)| format!("{rule}/{name}.{ending}"))
        .collect();
    if names.is_empty() {
        return Ok(());
    }
    Err(format!("of no case: {}", names.join(", ")))
}

impl Case {
    fn name(&self) -> String {
        format!("{}/{}", self.rule, self.program)
    }

    fn path(&self, ending: &str) -> PathBuf {
        root().join(format!("{}{ending}", self.name()))
    }

    /// Runs the program or the mended one, in its folder, so that reports name the file alone.
    fn run(&self, ending: &str, engine: &str) -> Result<Outcome, String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.current_dir(root().join(&self.rule));
        command.args(["run", "--checked", "--engine", engine]);
        command.arg(format!("{}{ending}", self.program));
        command.env("JITLITE_TIER", "1,wait").env("LC_ALL", "C");
        process::run(&mut command, b"", LIMIT)
    }

    /// Whether the portable engine does not run it: it calls what there is in the process alone.
    fn is_of_process(&self, engine: &str, got: &Outcome) -> bool {
        let says = |line: &str| line.starts_with("error[unsupported]: unsupported: the function");
        let errors = String::from_utf8_lossy(&got.stderr);
        let lacks_function = got.status == 2 && errors.lines().next().is_some_and(says);
        engine == "portable" && (lacks_function || OF_PROCESS.contains(&&*self.name()))
    }

    fn is_found(&self) -> Result<(), String> {
        for engine in ENGINES {
            let got = self.run(".ll", engine)?;
            if self.is_of_process(engine, &got) {
                continue;
            }
            let report = without_addresses(&String::from_utf8_lossy(&got.stderr));
            if got.status != FOUND {
                return Err(format!("{engine}: status {}:\n{report}", got.status));
            }
            let rule = format!("error[{}]: ", self.rule);
            if !report.lines().any(|line| line.starts_with(&rule)) {
                return Err(format!("{engine}: another rule:\n{report}"));
            }
            let bless = engine == ENGINES[0] && std::env::var_os("JITLITE_BLESS").is_some();
            let printed = String::from_utf8_lossy(&got.stdout);
            compare(engine, &self.path(".report"), &report, bless)?;
            compare(engine, &self.path(".out"), &printed, bless)?;
        }
        Ok(())
    }

    fn is_silent_when_mended(&self, engines: &[&str]) -> Result<(), String> {
        let mut first = None;
        for &engine in engines {
            let got = self.run("_mended.ll", engine)?;
            if self.is_of_process(engine, &got) {
                continue;
            }
            let errors = String::from_utf8_lossy(&got.stderr);
            if got.status != 0 || !errors.is_empty() {
                return Err(format!("{engine}: status {}:\n{errors}", got.status));
            }
            let first = first.get_or_insert_with(|| got.stdout.clone());
            if *first != got.stdout {
                return Err(format!(
                    "{engine} prints something else than {}",
                    ENGINES[0]
                ));
            }
        }
        Ok(())
    }
}

/// A file is what came out; without a file it is nothing.
fn compare(engine: &str, path: &Path, got: &str, bless: bool) -> Result<(), String> {
    let wanted = std::fs::read_to_string(path).unwrap_or_default();
    if wanted == got {
        return Ok(());
    }
    if bless {
        let done = match got {
            "" => std::fs::remove_file(path),
            _ => std::fs::write(path, got),
        };
        return done.map_err(|e| e.to_string());
    }
    let path = path.display();
    Err(format!(
        "{engine}: differs from {path} (JITLITE_BLESS=1 writes it); got:\n{got}"
    ))
}

/// The text with `0x…` for each address, which differs from run to run.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split("0x");
    let mut shown = parts.next().unwrap_or_default().to_string();
    for part in parts {
        shown += "0x…";
        shown += part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
    }
    shown
}
