//! `jitlite test` on runs of whole programs, and points.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{self, Outcome};

const LIMIT: Duration = Duration::from_secs(60);

/// Writes its arguments to stdout and a word to stderr, and gives their number to `exit`.
const ECHO: &str = "\
declare i32 @puts(ptr)
declare void @exit(i32)
declare i64 @write(i32, ptr, i64)
@word = constant [6 x i8] c\"error\\0A\"
define i32 @main(i32 %argc, ptr %argv) {
  br label %loop
loop:
  %i = phi i32 [ 1, %0 ], [ %next, %more ]
  %left = icmp slt i32 %i, %argc
  br i1 %left, label %more, label %done
more:
  %place = getelementptr ptr, ptr %argv, i32 %i
  %arg = load ptr, ptr %place
  call i32 @puts(ptr %arg)
  %next = add i32 %i, 1
  br label %loop
done:
  call i64 @write(i32 2, ptr @word, i64 6)
  %count = sub i32 %argc, 1
  call void @exit(i32 %count)
  unreachable
}
";

/// A file in a folder of this test.
fn file(folder: &str, name: &str, text: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli_assertions");
    let folder = root.join(folder);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn test(args: &[&str], files: &[&Path]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.arg("test").args(args).args(files);
    process::run(&mut command, b"", LIMIT).unwrap()
}

fn out(outcome: &Outcome) -> String {
    String::from_utf8_lossy(&outcome.stdout).into_owned()
}

fn err(outcome: &Outcome) -> String {
    String::from_utf8_lossy(&outcome.stderr).into_owned()
}

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
}

const ENGINES: [&str; 4] = ["interp", "baseline", "opt", "portable"];

#[test]
fn a_run_is_held_to_its_status_and_output() {
    let right = format!("; ASSERT EXIT: 2 = run a \"b c\" > c\"a\\0Ab c\\0A\"\n{ECHO}");
    let right = file("echo", "right.ll", &right);
    let wrong = format!("; ASSERT EXIT: 0 = run a b > c\"a\\0Ac\\0A\"\n{ECHO}");
    let wrong = file("echo", "wrong.ll", &wrong);
    for engine in ENGINES {
        let got = test(&["--engine", engine], &[&right]);
        assert_eq!(got.status, 0, "{engine}: {}{}", out(&got), err(&got));
        let got = test(&["--engine", engine], &[&wrong]);
        assert_eq!((got.status, err(&got)), (1, String::new()), "{engine}");
        let reasons = "
    expected  exit status 0
    found     exit status 2
    line 2 of the output differs
    expected  \"c\\n\"
    written   \"b\\n\"
    error
";
        says(&out(&got), &[reasons, "0 passed, 1 failed\n"]);
    }
}

/// Also where only the module that is linked has a `main`.
#[test]
fn a_trap_in_a_run_is_reported() {
    let program = "define i64 @main() {\n  %x = load i64, ptr null\n  ret i64 %x\n}\n";
    let program = file("trap", "null.ll", program);
    let asserts = "; ASSERT EXIT: 0 = run\n; ASSERT EXIT: 139 = run\n";
    let asserts = file("trap", "asserts.ll", asserts);
    for engine in ENGINES {
        let link = ["--engine", engine, "--link", program.to_str().unwrap()];
        let got = test(&link, &[&asserts]);
        assert_eq!(got.status, 1, "{engine}: {}", err(&got));
        let parts = [
            "found     exit status 139\n    error[trap]: access to a bad address: null\n",
            "2 |   %x = load i64, ptr null\n",
            "1 passed, 1 failed\n",
        ];
        says(&out(&got), &parts);
    }
}

#[test]
fn a_run_that_does_not_end_or_writes_without_end_fails() {
    let spin =
        "; ASSERT EXIT: 0 = run\ndefine i64 @main() {\n  br label %1\n1:\n  br label %1\n}\n";
    let spin = file("endless", "spin.ll", spin);
    let got = test(&["--engine", "opt", "--timeout", "0.5"], &[&spin]);
    assert_eq!(got.status, 1);
    says(&out(&got), &["did not end within 0.5 seconds"]);
    let text = "\
; ASSERT EXIT: 0 = run > c\"\"
@page = constant [1048576 x i8] zeroinitializer
declare i64 @write(i32, ptr, i64)
define i64 @main() {
  br label %1
1:
  call i64 @write(i32 1, ptr @page, i64 1048576)
  br label %1
}
";
    let writes = file("endless", "writes.ll", text);
    let got = test(&["--engine", "opt"], &[&writes]);
    assert_eq!(got.status, 1);
    says(&out(&got), &["it wrote 67108864 bytes more than expected"]);
}

#[test]
fn a_file_that_is_not_there_is_a_mistake_of_the_assertion() {
    let text = format!("; ASSERT EXIT (3 points): 0 = run < no.in > no.out\n{ECHO}");
    let path = file("missing", "missing.ll", &text);
    let got = test(&[], &[&path]);
    assert_eq!(got.status, 2);
    let parts = [
        "error[bad-assertion]: could not read `no.in`: no such file",
        "1 | ; ASSERT EXIT (3 points): 0 = run < no.in > no.out",
        "  |                                     ^^^^^",
    ];
    says(&err(&got), &parts);
    says(&out(&got), &["1 program not run\n0 of 3 points earned\n"]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    // A program from stdin is read by each run once more.
    let text = format!("; ASSERT EXIT: 1 = run ab > c\"ab\\0A\"\n{ECHO}");
    let got = process::run(command.args(["test", "-"]), text.as_bytes(), LIMIT).unwrap();
    assert_eq!(got.status, 0, "{}{}", out(&got), err(&got));
}

const POINTS: &str = "\
; ASSERT EQ (2 points): i64 1 = call i64 @one()
; ASSERT EQ (1 point): i64 2 = call i64 @one()
; ASSERT EQ: i64 1 = call i64 @one()
; ASSERT EXIT (4 points): 1 = run
declare i64 @one()
";

#[test]
fn points_are_those_of_assertions_that_hold_on_all_engines() {
    let one = "define i64 @one() {\n  ret i64 1\n}\n\
               define i64 @main() {\n  %x = call i64 @one()\n  ret i64 %x\n}\n";
    let program = file("points", "one.ll", one);
    let asserts = file("points", "asserts.ll", POINTS);
    let link = ["--link", program.to_str().unwrap()];
    let got = test(&link, &[&asserts]);
    assert_eq!(got.status, 1, "{}", err(&got));
    let end = "\n9 passed, 3 failed\n6 of 7 points earned\n";
    assert!(out(&got).ends_with(end), "{}", out(&got));
    let with = |format| test(&[&link[..], &["--format", format]].concat(), &[&asserts]);
    let json = out(&with("json"));
    let summary: serde_json::Value = serde_json::from_str(json.lines().last().unwrap()).unwrap();
    let points = serde_json::json!({"earned": 6, "possible": 7});
    assert_eq!(summary["points"], points);
    let junit = out(&with("junit"));
    assert_eq!(junit.matches("name=\"points\" value=\"4\"").count(), 3);
    says(
        &junit,
        &[
            "name=\"points\" value=\"6\"",
            "name=\"points-possible\" value=\"7\"",
        ],
    );
}

/// What is handed in does not parse, or is not there: a report is written all the same.
#[test]
fn a_linked_module_with_errors_earns_nothing() {
    let program = file("broken", "one.ll", "define i64 @one() {\n  ret i32 1\n}\n");
    let asserts = file("broken", "asserts.ll", POINTS);
    let link = ["--link", program.to_str().unwrap()];
    let got = test(&link, &[&asserts]);
    assert_eq!(got.status, 2);
    says(&err(&got), &["error[ret-type]", "error: could not link `"]);
    let end = "\n0 passed, 0 failed, 1 program not run\n0 of 7 points earned\n";
    assert_eq!(out(&got), end);
    let got = test(&[&link[..], &["--format", "junit"]].concat(), &[&asserts]);
    let parts = [
        "<error message=\"a module that it is linked with is not there, or not valid\">",
        "name=\"points\" value=\"0\"",
        "name=\"points-possible\" value=\"7\"",
    ];
    says(&out(&got), &parts);
    let got = test(&["--link", "no-such-file.ll"], &[&asserts]);
    assert_eq!((got.status, out(&got).as_str()), (2, end));
    says(&err(&got), &["error: could not read `no-such-file.ll`"]);
}
