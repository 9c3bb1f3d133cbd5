//! The usual mistakes of people who write LLVM IR by hand or by a compiler of their own, with the
//! exact answers: `tests/files/check/mistakes.txt`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::support::process;
use jitlite::diag::{Diagnostics, Source};
use jitlite::read::{self, Language};
use jitlite::verify::{self, Profile};
use serde_json::Value;

const TABLE: &str = "tests/files/check/mistakes.txt";

/// A row of the table.
struct Mistake<'a> {
    title: &'a str,
    program: &'a str,
    answer: &'a str,
}

/// The head of the table and its rows.
fn parse(table: &str) -> (&str, Vec<Mistake<'_>>) {
    let (head, rows) = table.split_once("=== ").expect("a row");
    let row = |text| {
        let (title, rest) = str::split_once(text, '\n').expect("a title");
        let (program, answer) = rest.split_once("---\n").expect("an answer");
        Mistake {
            title,
            program,
            answer,
        }
    };
    (head, rows.split("\n=== ").map(row).collect())
}

impl Mistake<'_> {
    fn options(&self) -> Vec<&str> {
        match self.title.split_once(" [") {
            Some((_, options)) => options.trim_end_matches(']').split(' ').collect(),
            None => Vec::new(),
        }
    }
}

fn check(program: &[u8], options: &[&str]) -> process::Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.arg("check").env_remove("NO_COLOR");
    command.args(options).arg("-");
    process::run(&mut command, program, Duration::from_secs(60)).unwrap()
}

fn answer(mistake: &Mistake<'_>) -> String {
    let got = check(mistake.program.as_bytes(), &mistake.options());
    String::from_utf8(got.stderr).unwrap()
}

/// The diagnostics of a program.
fn diagnostics(program: &[u8], options: &[&str]) -> Vec<Value> {
    let options = [options, &["--format", "json"]].concat();
    let got = check(program, &options);
    let lines = String::from_utf8(got.stdout).unwrap();
    let objects = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    objects
        .filter(|object: &Value| object["type"] == "diagnostic")
        .collect()
}

fn offset(place: &Value) -> Option<usize> {
    Some(place["offset"].as_u64()? as usize)
}

/// The fixes that are applied and leave an error at their place, which goes to the end of the next word.
fn bad_fixes(name: &str, program: &[u8], options: &[&str]) -> String {
    let mut bad = String::new();
    for diagnostic in diagnostics(program, options) {
        let fix = &diagnostic["fix"];
        let (Some(start), Some(end)) = (offset(&fix["start"]), offset(&fix["end"])) else {
            continue;
        };
        let replacement = fix["replacement"].as_str().unwrap();
        let fixed = [&program[..start], replacement.as_bytes(), &program[end..]].concat();
        let behind = &fixed[start + replacement.len()..];
        let blanks = behind.iter().take_while(|&&b| b == b' ').count();
        let is_word = |b: &&u8| b.is_ascii_alphanumeric() || b"%@._-".contains(b);
        let word = behind[blanks..].iter().take_while(is_word).count();
        let place = start..start + replacement.len() + blanks + word.max(1);
        for error in diagnostics(&fixed, options) {
            let spans = error["spans"].as_array().unwrap();
            let at = spans.iter().find(|span| span["primary"] == true);
            let at = at.and_then(|span| offset(&span["start"]));
            if error["severity"] == "error" && at.is_some_and(|at| place.contains(&at)) {
                let _ = writeln!(
                    bad,
                    "{name}: after `{}` of {}:\n{}",
                    replacement, diagnostic["message"], error["message"]
                );
            }
        }
    }
    bad
}

#[test]
fn fixes_leave_no_mistake_at_their_place() {
    let table = std::fs::read_to_string(crate::support::root().join(TABLE)).unwrap();
    let mut bad: String = parse(&table)
        .1
        .iter()
        .map(|mistake| {
            bad_fixes(
                mistake.title,
                mistake.program.as_bytes(),
                &mistake.options(),
            )
        })
        .collect();
    // A program of LLVM has a mistake in each word for LLVMlite: one fix shows the next.
    let root = crate::support::root().join("tests/files/check");
    for folder in std::fs::read_dir(&root).unwrap().flatten() {
        let name = folder.file_name().into_string().unwrap();
        let options: &[&str] = match name.as_str() {
            "llvmlite" => continue,
            "llvm" => &["--std", "llvm"],
            "llvm1" => &["--std", "llvm1"],
            "llvm2002" => &["--std", "llvm2002"],
            _ => &[],
        };
        for path in programs(&folder.path()) {
            let program = std::fs::read(&path).unwrap();
            bad += &bad_fixes(&path.display().to_string(), &program, options);
        }
    }
    assert!(bad.is_empty(), "{bad}");
}

/// The programs below a folder.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => programs(&path),
            path if path.extension().is_some_and(|e| e == "ll") => vec![path],
            _ => Vec::new(),
        })
        .collect()
}

#[test]
fn usual_mistakes_get_good_answers() {
    let path = crate::support::root().join(TABLE);
    let table = std::fs::read_to_string(&path).unwrap();
    let (head, mistakes) = parse(&table);
    assert!(mistakes.len() >= 160);
    let (mut wrong, mut blessed) = (String::new(), head.to_string());
    for (n, mistake) in mistakes.iter().enumerate() {
        let got = answer(mistake);
        let said = got.matches("error[").count() + got.matches("warning[").count();
        let wanted = match mistake.title.rsplit_once(": ") {
            Some((_, "two")) => 2,
            Some((_, "three")) => 3,
            Some((_, "four")) => 4,
            Some((_, "five")) => 5,
            Some((_, "nine")) => 9,
            _ => 1,
        };
        if said != wanted {
            let _ = writeln!(wrong, "{}: {said} errors:\n{got}", mistake.title);
        }
        if got.trim_end() != mistake.answer.trim_end() {
            let _ = writeln!(wrong, "{}: the answer is now:\n{got}", mistake.title);
        }
        let between = if n == 0 { "" } else { "\n" };
        let Mistake { title, program, .. } = mistake;
        let _ = write!(blessed, "{between}=== {title}\n{program}---\n{got}");
    }
    if std::env::var_os("JITLITE_BLESS").is_some() {
        std::fs::write(&path, blessed).unwrap();
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// What is looked for around a mistake may not be there: each text is cut off anywhere, lacks each of its bytes,
/// has another one for it that no text has, and has each of its blanks twice.
#[test]
fn parts_of_mistakes_do_no_harm() {
    let table = std::fs::read_to_string(crate::support::root().join(TABLE)).unwrap();
    let (_, rows) = parse(&table);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |n| n.get()) {
            scope.spawn(|| {
                while let Some(row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let text = row.program.as_bytes();
                    for at in 0..text.len() {
                        judge(&text[..at]);
                        judge(&[&text[..at], &text[at + 1..]].concat());
                        judge(&[&text[..at], b"\xff", &text[at + 1..]].concat());
                        if text[at].is_ascii_whitespace() {
                            judge(&[&text[..at], &text[at..=at], &text[at..]].concat());
                        }
                    }
                }
            });
        }
    });
}

/// Reads and verifies a text, which ends in errors or not.
fn judge(text: &[u8]) {
    let source = Arc::new(Source::new("part.ll", text).unwrap());
    let mut diagnostics = Diagnostics::default();
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let module = read::module_in(source, Language::Any, &mut diagnostics);
        verify::verify(&module, Profile::Auto, &mut diagnostics);
    }));
    assert!(done.is_ok(), "of:\n{}", String::from_utf8_lossy(text));
}
