//! What the command line writes for other programs (JSON, JUnit, manual pages), the fixes that
//! `check --fix` applies, and the ends of programs that do not end.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::process::{self, Outcome};
use serde_json::Value;

const LIMIT: Duration = Duration::from_secs(60);
const SCHEMA: &str = include_str!("../../src/cli/schema.txt");

const SPIN: &str = "\
declare i32 @sleep(i32)
declare i32 @puts(ptr)
@s = constant [3 x i8] c\"hi\\00\"
define void @_ZN4deep4spinEi(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add i32 %i, 1
  br label %l
}
define i32 @f(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %a, label %b
a:
  %p = call i32 @puts(ptr @s)
  call void @_ZN4deep4spinEi(i32 1)
  ret i32 0
b:
  %m = sub i32 %n, 1
  %r = call i32 @f(i32 %m)
  %q = add i32 %r, 1
  ret i32 %q
}
define i32 @main() {
  %r = call i32 @f(i32 3)
  ret i32 %r
}
define i32 @blocked() {
  %r = call i32 @sleep(i32 100)
  ret i32 %r
}
";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("reports")
        .join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

fn run_in(folder: &Path, args: &[&str]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command
        .args(args)
        .env_remove("NO_COLOR")
        .current_dir(folder);
    process::run(&mut command, b"", LIMIT).unwrap()
}

fn run(args: &[&str]) -> Outcome {
    run_in(crate::support::root(), args)
}

fn out(outcome: &Outcome) -> String {
    String::from_utf8_lossy(&outcome.stdout).into_owned()
}

fn err(outcome: &Outcome) -> String {
    String::from_utf8_lossy(&outcome.stderr).into_owned()
}

fn objects(text: &str) -> Vec<Value> {
    let parse = |line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    text.lines().map(parse).collect()
}

/// The examples of the schema: what starts with two blanks and a brace, up to a line that does not
/// start with blanks.
fn examples() -> Vec<Value> {
    let mut texts: Vec<String> = Vec::new();
    for line in SCHEMA.lines() {
        match line.strip_prefix("  ") {
            Some(line) if line.starts_with('{') => texts.push(line.to_string()),
            Some(line) => texts.last_mut().expect("begun").push_str(line),
            None => {}
        }
    }
    texts.iter().flat_map(|text| objects(text)).collect()
}

/// The members of an object and of those in it, as paths; of a list those of its first object.
fn members(value: &Value, path: &str, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                let path = format!("{path}.{name}");
                members(value, &path, into);
                into.insert(path);
            }
        }
        Value::Array(list) => {
            if let Some(first) = list.first() {
                members(first, path, into);
            }
        }
        _ => {}
    }
}

/// An object has the members that its example has, and of the same types, or null.
fn holds_to(value: &Value, example: &Value, path: &str) {
    match (value, example) {
        (Value::Null, _) => {}
        (Value::Object(value), Value::Object(example)) => {
            let names = |object: &serde_json::Map<String, Value>| -> BTreeSet<String> {
                object.keys().cloned().collect()
            };
            assert_eq!(names(value), names(example), "{path}");
            for (name, value) in value {
                holds_to(value, &example[name], &format!("{path}.{name}"));
            }
        }
        (Value::Array(values), Value::Array(example)) => {
            for value in values {
                holds_to(value, &example[0], path);
            }
        }
        (value, example) => {
            let same = std::mem::discriminant(value) == std::mem::discriminant(example);
            assert!(same, "{path}: {value} for {example}");
        }
    }
}

#[test]
fn what_is_written_is_what_the_schema_says() {
    let folder = folder("schema");
    let broken = file(
        &folder,
        "broken.ll",
        "define i64 @main(i64 %next) {\n  ret i64 %nxt\n}\n",
    );
    let fixable = file(&folder, "fixable.ll", "define i64 @main() {\n  ret i64 0\n");
    let spin = file(&folder, "spin.ll", SPIN);
    let trap = file(
        &folder,
        "trap.ll",
        "define i64 @main() {
  %x = load i64, ptr null, !dbg !2
  ret i64 %x
}
!0 = !DIFile(filename: \"a.c\", directory: \"\")
!1 = distinct !DISubprogram(name: \"main\", file: !0, spFlags: DISPFlagDefinition, unit: !3)
!2 = !DILocation(line: 7, column: 3, scope: !1)
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !0)
!llvm.module.flags = !{!4}
!4 = !{i32 2, !\"Debug Info Version\", i32 3}
",
    );
    let deep = file(
        &folder,
        "deep.ll",
        "define i64 @main() {
  %r = call i64 @main()
  %s = add i64 %r, 1
  ret i64 %s
}
",
    );
    let cxx = file(
        &folder,
        "cxx.ll",
        "declare ptr @__cxa_allocate_exception(i64)
define i32 @main() {
  %p = call ptr @__cxa_allocate_exception(i64 8)
  ret i32 0
}
",
    );
    let gone = file(
        &folder,
        "gone.ll",
        "declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  call void @free(ptr %p)
  %x = load i32, ptr %p
  ret i32 %x
}
",
    );
    let json = ["--format", "json"];
    let with = |command: &str, args: &[&str]| {
        let args: Vec<&str> = [command].iter().chain(&json).chain(args).copied().collect();
        run(&args)
    };
    let on_stdout = [
        with("check", &[&broken, "no-such-file.ll"]),
        with("check", &["--fix", &fixable]),
        with("test", &["examples/fac.ll", &broken]),
        with("test", &["tests/files/test/runs.ll"]),
        with("bench", &["--seconds", "0.3", "examples/fac.ll"]),
        with("bench", &["--seconds", "0.3", &spin]),
    ];
    let on_stderr = [
        with("run", &["--stats", "--engine", "opt", "examples/fac.ll"]),
        with("run", &["--stats", &cxx]),
        with("run", &[&trap]),
        with("run", &[&deep]),
        with("run", &["--checked", &gone]),
        with("run", &[&broken]),
        with("run", &["--cache=/dev/null", "examples/fac.ll"]),
        with("run", &["--timeout", "0.2", &spin]),
        with("run", &["--entry", "no_such", "examples/fac.ll"]),
    ];
    let mut seen: Vec<Value> = on_stdout.iter().flat_map(|o| objects(&out(o))).collect();
    seen.extend(on_stderr.iter().flat_map(|o| objects(&err(o))));
    let examples = examples();
    let (mut found, mut promised) = (BTreeSet::new(), BTreeSet::new());
    for value in &seen {
        let ty = &value["type"];
        let example = examples.iter().find(|example| example["type"] == *ty);
        let example = example.unwrap_or_else(|| panic!("no example of {ty}"));
        holds_to(value, example, ty.as_str().unwrap());
        members(value, ty.as_str().unwrap(), &mut found);
    }
    for example in &examples {
        members(example, example["type"].as_str().unwrap(), &mut promised);
    }
    if on_stderr[1].status != 0 {
        println!("skipped: the libraries of a program, for want of libstdc++");
        promised.retain(|name: &String| !name.starts_with("stats.libraries."));
    }
    let missing: Vec<_> = promised.difference(&found).collect();
    assert!(missing.is_empty(), "never written: {missing:?}");
    let help = out(&run(&["run", "--help"]));
    assert!(help.contains("\"type\": \"trap\""), "{help}");
    assert!(!out(&run(&["run", "-h"])).contains("\"type\""));
}

#[test]
fn run_writes_objects_beside_the_programs_output() {
    let got = run(&["run", "--format", "json", "examples/fac.ll"]);
    assert_eq!(got.status, 208);
    assert_eq!(
        objects(&err(&got)),
        [serde_json::json!({"type": "exit", "status": 208})]
    );
    let folder = folder("beside");
    let exits = file(
        &folder,
        "exits.ll",
        "declare void @exit(i32)\ndeclare i32 @puts(ptr)\n@s = constant [3 x i8] c\"hi\\00\"\n\
         define i32 @main() {\n  %1 = call i32 @puts(ptr @s)\n  call void @exit(i32 7)\n  unreachable\n}\n",
    );
    let got = run(&["run", "--format", "json", &exits]);
    assert_eq!((got.status, out(&got)), (7, "hi\n".to_string()));
    assert_eq!(objects(&err(&got))[0]["status"], 7);
}

#[test]
fn a_program_that_never_ends_is_ended() {
    let folder = folder("timeout");
    let spin = file(&folder, "spin.ll", SPIN);
    for engine in ["auto", "interp", "reference", "baseline", "opt"] {
        let run = |args: &[&str]| {
            let start = Instant::now();
            let got = run(&[&["run", "--engine", engine, "--timeout", "0.4"], args].concat());
            assert_eq!(got.status, 124, "{engine}: {}", err(&got));
            assert!(start.elapsed() < Duration::from_secs(20));
            got
        };
        let got = run(&[&spin]);
        assert_eq!(out(&got), "hi\n", "{engine}");
        let said = err(&got);
        let parts = [
            "error[timeout]: the program did not end within 0.4 seconds",
            "  @main  at",
        ];
        assert!(
            parts.iter().all(|part| said.contains(part)),
            "{engine}: {said}"
        );
        assert!(
            said.contains("(3 times)") || said.contains("(4 times)"),
            "{engine}: {said}"
        );
        // In what it was inlined to, too.
        assert!(said.contains("in `deep::spin(int)`"), "{engine}: {said}");
        let said = err(&run(&["--entry", "blocked", &spin]));
        assert!(said.contains("in the host function"), "{engine}: {said}");
        assert!(said.contains("called in `@blocked`"), "{engine}: {said}");
    }
    let got = run(&["run", "--timeout", "20", "examples/fac.ll"]);
    assert_eq!(got.status, 208);
    assert_eq!(run(&["run", "--timeout", "0", "examples/fac.ll"]).status, 2);
}

/// It is compiled when the time is over: that is no function which the program has called.
#[test]
fn a_program_that_is_compiled_for_too_long_is_in_no_host_function() {
    let folder = folder("compiled");
    let mut text = String::from("define i64 @f(i64 %v0) {\n");
    for i in 1..20_000 {
        let _ = writeln!(text, "  %v{i} = mul i64 %v{}, {i}", i - 1);
    }
    text += "  ret i64 %v19999\n}\n";
    text += "define i32 @main() {\n  %1 = call i64 @f(i64 1)\n  ret i32 0\n}\n";
    let long = file(&folder, "long.ll", &text);
    let got = run(&["run", "--engine", "opt", "--timeout", "0.01", &long]);
    let said = err(&got);
    assert_eq!(got.status, 124, "{said}");
    let [first, ..] = said.lines().collect::<Vec<_>>()[..] else {
        panic!("nothing was said");
    };
    assert_eq!(
        first,
        "error[timeout]: the program did not end within 0.01 seconds"
    );
}

/// The program blocks all signals, and so cannot be asked where it is.
#[test]
fn a_program_that_lets_no_signal_through_is_ended() {
    let folder = folder("deaf");
    let deaf = file(
        &folder,
        "deaf.ll",
        "declare i32 @sigfillset(ptr)\ndeclare i32 @sigprocmask(i32, ptr, ptr)\n\
         define i32 @main() {\n  %s = alloca [16 x i64]\n  %1 = call i32 @sigfillset(ptr %s)\n  \
         %2 = call i32 @sigprocmask(i32 0, ptr %s, ptr null)\n  br label %l\nl:\n  br label %l\n}\n",
    );
    let got = run(&["run", "--timeout", "0.1", &deaf]);
    assert_eq!(got.status, 124);
    assert!(
        err(&got).contains("did not end within 0.1 seconds"),
        "{}",
        err(&got)
    );
}

#[test]
fn bench_ends_what_never_ends() {
    let folder = folder("bench");
    let spin = file(&folder, "spin.ll", SPIN);
    let start = Instant::now();
    let got = run(&["bench", "--seconds", "0.3", &spin]);
    assert!(start.elapsed() < Duration::from_secs(20));
    assert_eq!(got.status, 1);
    let said = out(&got);
    assert!(said.contains("@main did not end on every engine"), "{said}");
    assert_eq!(said.matches("> 300 ms").count(), 3, "{said}");
}

#[test]
fn a_function_that_is_not_called_need_not_be_there() {
    let folder = folder("undefined");
    let program = file(
        &folder,
        "u.ll",
        "declare i64 @_ZNSt6vectorIiE4sizeEv(i64)
define i64 @main(i64 %argc) {
  %c = icmp eq i64 %argc, 2
  br i1 %c, label %a, label %b
a:
  %r = call i64 @_ZNSt6vectorIiE4sizeEv(i64 21)
  ret i64 %r
b:
  ret i64 1
}
",
    );
    for engine in ["auto", "interp", "reference", "baseline", "opt"] {
        assert_eq!(run(&["run", "--engine", engine, &program]).status, 1);
        let got = run(&["run", "--engine", engine, &program, "x"]);
        assert_eq!(got.status, 127, "{}", err(&got));
        let said = err(&got);
        for part in [
            "u.ll:6:3\n",
            "the undefined function `@_ZNSt6vectorIiE4sizeEv` was called",
            "called in `@main`",
            "declared here and defined nowhere",
            "note: it is `std::vector<int>::size()`",
            "--load libstdc++.so.6",
            "--link FILE.ll",
        ] {
            assert!(said.contains(part), "{engine}: {part}: {said}");
        }
    }
    let got = run(&["run", "--eager", &program]);
    assert_eq!(got.status, 2);
    assert!(
        err(&got).contains("`--link FILE.ll` adds a module"),
        "{}",
        err(&got)
    );
    let got = run(&["run", &program, "--link=v.ll"]);
    let behind = "note: `--link=v.ll` is an argument of the program, as it stands behind it";
    assert!(err(&got).contains(behind), "{}", err(&got));
    file(&folder, "libx.so", "");
    let got = run_in(&folder, &["run", "--load", "libx.so", "u.ll"]);
    assert_eq!(got.status, 2);
    assert!(err(&got).contains("`--load ./libx.so`"), "{}", err(&got));
}

#[test]
fn check_searches_folders() {
    let folder = folder("check");
    std::fs::create_dir(folder.join("inner")).unwrap();
    file(&folder, "a.ll", "define i64 @f() {\n  ret i64 %x\n}\n");
    file(
        &folder,
        "inner/b.ll",
        "define i64 @f() {\n  ret i64 %y\n}\n",
    );
    file(&folder, "inner/c.ll", "define i64 @f() {\n  ret i64 0\n}\n");
    file(&folder, "inner/d.txt", "no program");
    let got = run_in(&folder, &["check", "."]);
    assert_eq!(got.status, 1);
    let said = err(&got);
    assert!(
        said.ends_with("error: 2 of 3 programs are not valid\n"),
        "{said}"
    );
    assert!(said.find("a.ll") < said.find("inner/b.ll"), "{said}");
    std::fs::create_dir(folder.join("none")).unwrap();
    assert_eq!(run_in(&folder, &["check", "none"]).status, 2);
}

#[test]
fn fix_applies_what_is_certain_and_keeps_the_rest() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("fix");
    let text = "define i64 @f(i64 %x) {\n  %y = add i64 %x 1\n  br %next\nnext:\n  ret i64 %z\n";
    let path = file(&folder, "a.ll", text);
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&path, folder.join("link.ll")).unwrap();
    let got = run_in(&folder, &["check", "--fix", "link.ll"]);
    assert_eq!(got.status, 1, "{}", err(&got));
    let said = err(&got);
    assert!(said.contains("+   %y = add i64 %x, 1"), "{said}");
    assert!(said.contains("undefined value `%z`"), "{said}");
    let fixed = std::fs::read_to_string(&path).unwrap();
    let wanted =
        "define i64 @f(i64 %x) {\n  %y = add i64 %x, 1\n  br label %next\nnext:\n  ret i64 %z\n}\n";
    assert_eq!(fixed.trim_end(), wanted.trim_end());
    let mode = std::fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert!(folder.join("link.ll").is_symlink());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    // A second time there is nothing left to do.
    let got = run_in(&folder, &["check", "--fix", "a.ll"]);
    assert!(!err(&got).contains("fixed"), "{}", err(&got));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), fixed);
    assert_eq!(run(&["check", "--fix", "-"]).status, 2);
}

/// Whatever is wrong with a program, a second run changes nothing more.
#[test]
fn fixing_settles() {
    fn find(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => find(&path, files),
                path if path.extension().is_some_and(|e| e == "ll") => files.push(path),
                _ => {}
            }
        }
    }
    let mut files = Vec::new();
    find(
        &crate::support::root().join("tests/files/check"),
        &mut files,
    );
    let folder = folder("settles");
    for (n, path) in files.iter().enumerate() {
        let text = std::fs::read(path).unwrap();
        std::fs::write(folder.join(format!("{n}.ll")), text).unwrap();
    }
    for std in ["auto", "llvmlite", "llvm"] {
        let first = run_in(
            &folder,
            &["check", "--std", std, "--fix", "--color", "never", "."],
        );
        assert!(!err(&first).contains("undo each other"), "{}", err(&first));
        let again = run_in(
            &folder,
            &["check", "--std", std, "--fix", "--format", "json", "."],
        );
        let objects = objects(&out(&again));
        let fixed: Vec<_> = objects.iter().filter(|o| o["type"] == "fixed").collect();
        assert!(fixed.is_empty(), "{fixed:?}");
        assert!(objects.iter().all(|o| o["fix"]["certain"] != true));
    }
}

#[test]
fn tests_are_told_of_in_order() {
    let files = ["examples/fac.ll", "examples/queens.ll", "tests/files/test"];
    let with = |args: &[&str]| {
        let got = run(&[&["test"], args, &files].concat());
        (got.status, out(&got))
    };
    let one = with(&["--jobs", "1"]);
    assert_eq!(one, with(&["--jobs", "7"]));
    let (status, report) = with(&["--format", "junit"]);
    assert_eq!(status, one.0);
    assert!(report.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "));
    assert_eq!(
        report.matches("<testcase ").count(),
        report.matches(" time=").count() - 1 - report.matches("<testsuite ").count()
    );
}

#[test]
fn a_program_without_a_command_gets_a_tip() {
    let got = run(&["examples/fac.ll"]);
    assert_eq!(got.status, 2);
    assert!(
        err(&got).contains("`jitlite run examples/fac.ll` runs it"),
        "{}",
        err(&got)
    );
    assert_eq!(run(&["frobnicate"]).status, 2);
    let help = run(&["help", "run"]);
    assert_eq!(help.status, 0);
    assert_eq!(out(&help), out(&run(&["run", "--help"])));
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let folder = folder("man");
    let pages = folder.join("man1");
    std::fs::create_dir(&pages).unwrap();
    assert_eq!(run(&["man", "--all", pages.to_str().unwrap()]).status, 0);
    for page in [
        "jitlite",
        "jitlite-run",
        "jitlite-check",
        "jitlite-bench",
        "jitlite-test",
    ] {
        let text = std::fs::read_to_string(pages.join(format!("{page}.1"))).unwrap();
        assert!(text.contains(&format!(".TH {page} 1")), "{text}");
    }
    let page = out(&run(&["man", "run"]));
    assert!(
        page.contains("\\-\\-timeout") && page.contains(".nf\n"),
        "{page}"
    );
    assert_eq!(run(&["man", "frobnicate"]).status, 2);
}

/// A trap names the places in the sources, and mangled names are shown as their languages write
/// them.
#[test]
fn traps_name_the_sources() {
    let folder = folder("sources");
    let program = file(
        &folder,
        "t.ll",
        "define i64 @_ZN3foo3barEPl(ptr %p) !dbg !1 {
  %x = load i64, ptr %p, !dbg !5
  ret i64 %x, !dbg !5
}
define i64 @main() {
  %r = call i64 @_ZN3foo3barEPl(ptr null), !dbg !7
  %s = add i64 %r, 1
  ret i64 %s
}
!llvm.module.flags = !{!9}
!llvm.dbg.cu = !{!3}
!0 = !DIFile(filename: \"a.cpp\", directory: \"\")
!1 = distinct !DISubprogram(name: \"bar\", linkageName: \"_ZN3foo3barEPl\", file: !0, spFlags: DISPFlagDefinition, unit: !3)
!2 = distinct !DISubprogram(name: \"get\", linkageName: \"_Z3getPl\", file: !0, spFlags: DISPFlagDefinition, unit: !3)
!3 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !0)
!4 = distinct !DILocation(line: 20, column: 10, scope: !1)
!5 = !DILocation(line: 3, column: 5, scope: !2, inlinedAt: !4)
!6 = distinct !DISubprogram(name: \"main\", file: !0, spFlags: DISPFlagDefinition, unit: !3)
!7 = !DILocation(line: 30, scope: !6)
!9 = !{i32 2, !\"Debug Info Version\", i32 3}
",
    );
    for engine in ["auto", "interp", "reference", "baseline", "opt"] {
        let got = run_in(&folder, &["run", "--engine", engine, "t.ll"]);
        assert_eq!(got.status, 139);
        assert!(program.ends_with("t.ll"));
        assert_eq!(
            err(&got),
            "\
error[trap]: access to a bad address: null
 --> t.ll:2:3
  |
2 |   %x = load i64, ptr %p, !dbg !5
  |   ^^^^^^^^^^^^^^^^^^^^^ in `foo::bar(long*)`, a.cpp:3:5
call stack, innermost first:
  get(long*), inlined  at a.cpp:3:5
  foo::bar(long*)  at t.ll:2, a.cpp:20:10
  @main  at t.ll:6, a.cpp:30
",
            "{engine}"
        );
    }
    let got = run_in(&folder, &["run", "--no-demangle", "t.ll"]);
    assert!(err(&got).contains(
        "call stack, innermost first:
  _Z3getPl, inlined  at a.cpp:3:5
  @_ZN3foo3barEPl  at t.ll:2, a.cpp:20:10
  @main  at t.ll:6, a.cpp:30
"
    ));
}

#[test]
fn noinline_at_every_function_is_said_to_be_ignored() {
    let folder = folder("noinline");
    let program = |name: &str, attribute: &str| {
        let text = format!(
            "define internal i64 @twice(i64 %x) noinline {{\n  %y = add i64 %x, %x\n  ret i64 %y\n}}\n\
             define i64 @main() {attribute} {{\n  %y = call i64 @twice(i64 4)\n  ret i64 %y\n}}\n"
        );
        let path = file(&folder, name, &text);
        let got = run_in(&folder, &["run", "--engine", "opt", "--stats", &path]);
        assert_eq!(got.status, 8);
        let said = err(&got);
        [said.contains("noinline"), said.contains("compiled 1 of 2")]
    };
    // What is inlined everywhere is not compiled.
    assert_eq!(program("all.ll", "noinline"), [true, true]);
    assert_eq!(program("one.ll", ""), [false, false]);
}
