//! The usual mistakes of people who write LLVM IR by hand or by a compiler of their own, with the
//! exact answers: `tests/files/check/mistakes.txt`.

mod support;

use std::fmt::Write as _;
use std::process::Command;
use std::time::Duration;

use support::process;

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

fn answer(mistake: &Mistake<'_>) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.arg("check").env_remove("NO_COLOR");
    if let Some((_, options)) = mistake.title.split_once(" [") {
        command.args(options.trim_end_matches(']').split(' '));
    }
    command.arg("-");
    let limit = Duration::from_secs(60);
    let got = process::run(&mut command, mistake.program.as_bytes(), limit).unwrap();
    String::from_utf8(got.stderr).unwrap()
}

#[test]
fn usual_mistakes_get_good_answers() {
    let path = support::root().join(TABLE);
    let table = std::fs::read_to_string(&path).unwrap();
    let (head, mistakes) = parse(&table);
    assert!(mistakes.len() >= 40);
    let (mut wrong, mut blessed) = (String::new(), head.to_string());
    for (n, mistake) in mistakes.iter().enumerate() {
        let got = answer(mistake);
        let said = got.matches("error[").count() + got.matches("warning[").count();
        let wanted = if mistake.title.ends_with(": two") {
            2
        } else {
            1
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
