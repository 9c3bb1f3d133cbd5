//! `run --checked`: what it reports beside the findings of `tests/files/checked`, and how.

use std::process::Command;
use std::time::Duration;

use jitlite::Rule;

use super::support::process;

const OUTSIDE: &str = "
define i32 @main() {
  %a = alloca [4 x i32]
  %p = call ptr @same(ptr %a)
  %q = getelementptr i32, ptr %p, i64 4
  store i32 1, ptr %q
  ret i32 0
}
define ptr @same(ptr %p) { ret ptr %p }
";

/// Harmless where nobody looks: blocks of the C library have some bytes more.
const BEHIND: &str = "
declare ptr @malloc(i64)
define i32 @main() {
  %a = call ptr @malloc(i64 10)
  %p = getelementptr i8, ptr %a, i64 10
  store i8 1, ptr %p
  ret i32 0
}
";

const UNDEFINED: &str = "
define i32 @main() {
  %x = alloca i32
  %n = load i32, ptr %x
  ret i32 %n
}
";

const LOST: &str = "
@kept = global ptr null
declare ptr @malloc(i64)
define i32 @main() {
  %k = call ptr @malloc(i64 8)
  store ptr %k, ptr @kept
  %inner = call ptr @malloc(i64 10)
  store ptr %inner, ptr %k
  %lost = call ptr @malloc(i64 12)
  ret i32 3
}
";

/// Runs a program from stdin; its status, and what it writes on stderr.
fn run(options: &[&str], text: &str) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command
        .args(["run", "--color", "never"])
        .args(options)
        .arg("-");
    let got = process::run(&mut command, text.as_bytes(), Duration::from_secs(60)).unwrap();
    (got.status, String::from_utf8(got.stderr).unwrap())
}

#[test]
fn what_is_tested_can_be_chosen() {
    for (options, text, status) in [
        (&["--checked"][..], BEHIND, 120),
        (&["--checked=all"], BEHIND, 120),
        (&["--checked=memory"], BEHIND, 120),
        (&["--checked=values"], BEHIND, 0),
        (&["--checked"], UNDEFINED, 120),
        (&["--checked=values"], UNDEFINED, 120),
        (&["--checked=memory"], UNDEFINED, 0),
        (&[], BEHIND, 0),
    ] {
        for engine in ["interp", "baseline", "opt", "auto", "portable"] {
            let options = [&["--engine", engine], options].concat();
            let (got, stderr) = run(&options, text);
            assert_eq!(got, status, "{options:?}\n{stderr}");
            assert_eq!(stderr.is_empty(), status == 0, "{options:?}\n{stderr}");
        }
    }
}

const SEVERAL: &str = "
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
entry:
  %p = call ptr @malloc(i64 8)
  %q = getelementptr i32, ptr %p, i64 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  store i32 %i, ptr %q
  %n = add i32 %i, 1
  %more = icmp ult i32 %n, 3
  br i1 %more, label %loop, label %end
end:
  %x = load i32, ptr %p
  %set = icmp eq i32 %x, 7
  br i1 %set, label %one, label %two
one:
  br label %two
two:
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret i32 3
}
";

/// Each place is reported once, and the program comes to its end.
#[test]
fn a_program_goes_on_behind_what_is_found() {
    let rules = |stderr: &str| {
        let lines = stderr.lines();
        let codes = lines.filter_map(|line| Some(line.strip_prefix("error[")?.split_once(']')?.0));
        codes.map(String::from).collect::<Vec<_>>()
    };
    for engine in ["interp", "baseline", "opt", "auto", "portable"] {
        let engine = ["--engine", engine];
        let (status, stderr) = run(&[&engine[..], &["--checked=keep-going"]].concat(), SEVERAL);
        let all = ["out-of-bounds", "undefined-branch", "double-free"];
        assert_eq!(
            (status, rules(&stderr)),
            (120, all.map(String::from).to_vec()),
            "{stderr}"
        );
        let (status, stderr) = run(
            &[&engine[..], &["--checked=values,keep-going"]].concat(),
            SEVERAL,
        );
        // The heap is that of a checked program all the same.
        let some = ["undefined-branch", "double-free"];
        assert_eq!(
            (status, rules(&stderr)),
            (120, some.map(String::from).to_vec()),
            "{stderr}"
        );
        let (status, stderr) = run(&[&engine[..], &["--checked"]].concat(), SEVERAL);
        assert_eq!(
            (status, rules(&stderr)),
            (120, vec!["out-of-bounds".into()])
        );
        // Behind what cannot be reached there is no way on.
        let (status, stderr) = run(
            &[&engine[..], &["--checked=keep-going"]].concat(),
            "define i32 @main() { unreachable }",
        );
        assert_eq!(
            (status, rules(&stderr)),
            (120, vec!["reached-unreachable".into()])
        );
    }
    for command in ["test", "bench", "debug"] {
        let mut process = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        process.args([command, "--checked=keep-going", "none.ll"]);
        let got = process::run(&mut process, b"", Duration::from_secs(60)).unwrap();
        let stderr = String::from_utf8(got.stderr).unwrap();
        assert_eq!(got.status, 2, "{command}: {stderr}");
    }
}

#[test]
fn code_of_checked_programs_is_not_kept() {
    let (status, stderr) = run(&["--checked", "--cache"], OUTSIDE);
    assert_eq!(status, 2);
    assert!(stderr.contains("cannot be used with"), "{stderr}");
}

#[test]
fn lost_blocks_are_reported() {
    for engine in ["interp", "baseline", "opt", "portable"] {
        let (status, stderr) = run(&["--engine", engine, "--checked", "--leaks"], LOST);
        assert_eq!(status, 120, "{stderr}");
        let lines: Vec<&str> = stderr.lines().collect();
        assert_eq!(
            lines[0],
            "error[leak]: a block of 12 bytes is not given back, and no variable leads there"
        );
        assert_eq!(
            lines
                .iter()
                .filter(|line| line.starts_with("error"))
                .count(),
            1
        );
        assert!(
            stderr.contains("%lost = call ptr @malloc(i64 12)"),
            "{stderr}"
        );
        let (status, stderr) = run(&["--engine", engine, "--checked"], LOST);
        assert_eq!((status, stderr.as_str()), (3, ""));
    }
}

#[test]
fn a_finding_has_its_parts_in_json() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["run", "--checked", "--format", "json", "-"]);
    let got = process::run(&mut command, OUTSIDE.as_bytes(), Duration::from_secs(60)).unwrap();
    assert_eq!(got.status, 120);
    let text = String::from_utf8([got.stdout, got.stderr].concat()).unwrap();
    let line = text.lines().find(|line| line.contains(r#""type":"trap""#));
    let line = line.unwrap_or_else(|| panic!("{text}"));
    for part in [
        r#""kind":"finding""#,
        r#""status":120"#,
        r#""rule":"out-of-bounds""#,
        r#""size":4,"writes":true"#,
        r#""name":"`%a` of type `[4 x i32]`""#,
        r#""what":"allocated""#,
        r#""line":3"#,
    ] {
        assert!(line.contains(part), "{part}: {line}");
    }
}

#[test]
fn a_broken_promise_says_in_json_who_has_promised() {
    const OUT_OF_RANGE: &str = "define i32 @digit(i32 %n, i32 range(i32 0, 10) %d) { ret i32 %d }
        define i32 @main() { %r = call i32 @digit(i32 1, i32 12) ret i32 %r }";
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["run", "--checked=promises", "--format", "json", "-"]);
    let input = OUT_OF_RANGE.as_bytes();
    let got = process::run(&mut command, input, Duration::from_secs(60)).unwrap();
    assert_eq!(got.status, 120);
    let text = String::from_utf8([got.stdout, got.stderr].concat()).unwrap();
    for part in [
        r#""rule":"broken-range""#,
        r#""broken":{"by":"parameter","place":1,"value":12}"#,
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn all_rules_are_shown_with_an_example() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["show", "rules", "--checked", "--color", "never"]);
    let got = process::run(&mut command, b"", Duration::from_secs(60)).unwrap();
    assert_eq!(got.status, 0);
    let text = String::from_utf8(got.stdout).unwrap();
    for rule in Rule::ALL {
        let shown = format!(
            "{}\n    {}\n    {}\n",
            rule.code(),
            rule.sentence(),
            rule.example()
        );
        assert!(text.contains(&shown), "{text}");
    }
}
