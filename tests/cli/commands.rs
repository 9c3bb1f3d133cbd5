//! The command line: each subcommand, what it prints where, and its exit status.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use jitlite::diag::{Diagnostics, Source};

use crate::support::process::{self, Outcome};

const LIMIT: Duration = Duration::from_secs(60);

const FACTORIAL: &str = "\
define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}

define i64 @main() {
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
; ASSERT EQ: i64 120 = call i64 @fac(i64 5)
";

const BROKEN: &str = "\
define i64 @main() {
  %x = add i64 1, 2
  ret i64 %y
}
";

/// A function that no engine runs.
const SCALABLE: &str = "\
define void @scalable(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  ret void
}
";

const ECHO: &str = "\
declare i32 @puts(ptr)
define i32 @main(i32 %argc, ptr %argv) {
entry:
  br label %head
head:
  %i = phi i32 [ 1, %entry ], [ %n, %body ]
  %c = icmp slt i32 %i, %argc
  br i1 %c, label %body, label %done
body:
  %p = getelementptr ptr, ptr %argv, i32 %i
  %s = load ptr, ptr %p
  %r = call i32 @puts(ptr %s)
  %n = add i32 %i, 1
  br label %head
done:
  ret i32 0
}
";

/// A program in a file of its own.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn run_with(args: &[&str], stdin: &str, folder: Option<&Path>) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(args).env_remove("NO_COLOR");
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    process::run(&mut command, stdin.as_bytes(), LIMIT).unwrap()
}

fn run(args: &[&str]) -> Outcome {
    run_with(args, "", None)
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
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

#[test]
fn no_arguments_is_bad_usage() {
    let got = run(&[]);
    assert_eq!(got.status, 2);
    says(&err(&got), &["Usage"]);
}

#[test]
fn help_names_the_subcommands() {
    let got = run(&["--help"]);
    assert_eq!(got.status, 0);
    let commands = [
        "run",
        "check",
        "bench",
        "test",
        "show",
        "fmt",
        "completions",
    ];
    says(&out(&got), &commands);
    for command in commands {
        let help = run(&[command, "--help"]);
        assert_eq!(help.status, 0, "{command}");
        says(&out(&help), &["Usage"]);
    }
}

#[test]
fn what_the_environment_says_is_looked_at() {
    let program = file("environment.ll", "define i64 @main() {\n  ret i64 7\n}\n");
    let with = |name: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.arg("run").arg(&program).env(name, value);
        process::run(&mut command, b"", LIMIT).unwrap()
    };
    assert_eq!(with("JITLITE_TIER", "1,wait").status, 7);
    assert_eq!(with("JITLITE_WITHOUT", "all").status, 7);
    for (name, value) in [("JITLITE_TIER", "soon"), ("JITLITE_WITHOUT", "mmx")] {
        let got = with(name, value);
        assert_eq!(got.status, 2, "{name}");
        says(&err(&got), &[value]);
    }
}

#[test]
fn a_handler_may_interrupt_compilation() {
    const CALLS: u64 = 1500;
    let mut text = String::from(
        "declare ptr @signal(i32, ptr)
         declare i32 @setitimer(i32, ptr, ptr)
         @often = constant [4 x i64] [i64 0, i64 50, i64 0, i64 50]
         @never = constant [4 x i64] zeroinitializer
         @ticks = global i64 0
         define void @tick(i32 %signal) {
           %n = load volatile i64, ptr @ticks
           %more = icmp ult i64 %n, 1500
           br i1 %more, label %first, label %done
         first:
           %p = getelementptr [1500 x ptr], ptr @called, i64 0, i64 %n
           %f = load ptr, ptr %p
           %y = call i64 %f(i64 %n)
           br label %done
         done:
           %next = add i64 %n, 1
           store volatile i64 %next, ptr @ticks
           ret void
         }\n",
    );
    let (mut main, mut called, mut x) = (String::new(), Vec::new(), 1u64);
    for n in 0..CALLS {
        let by = 2 * n + 3;
        text += &format!(
            "define i64 @f{n}(i64 %x) noinline {{ %y = mul i64 %x, {by} %z = add i64 %y, {n} ret i64 %z }}
             define i64 @g{n}(i64 %x) {{ %y = xor i64 %x, {n} ret i64 %y }}\n"
        );
        main += &format!("%x{} = call i64 @f{n}(i64 %x{n})\n", n + 1);
        called.push(format!("ptr @g{n}"));
        x = x.wrapping_mul(by).wrapping_add(n);
    }
    text += &format!(
        "@called = constant [{CALLS} x ptr] [{}]
         define i32 @main() {{
           %s = call ptr @signal(i32 14, ptr @tick)
           %on = call i32 @setitimer(i32 0, ptr @often, ptr null)
           %x0 = add i64 1, 0
           {main}
           %off = call i32 @setitimer(i32 0, ptr @never, ptr null)
           %right = icmp eq i64 %x{CALLS}, {x}
           %ticks = load volatile i64, ptr @ticks
           %some = icmp ne i64 %ticks, 0
           %both = and i1 %right, %some
           %code = select i1 %both, i32 7, i32 1
           ret i32 %code
         }}",
        called.join(", ")
    );
    let program = file("interrupted.ll", &text);
    for engine in ["interp", "baseline", "opt", "auto"] {
        let got = run(&["run", "--engine", engine, path(&program)]);
        assert_eq!(got.status, 7, "{engine}: {}", err(&got));
    }
}

#[test]
fn help_states_the_exit_statuses() {
    let help = out(&run(&["run", "--help"]));
    says(
        &help,
        &["132", "136", "139", "JITLITE_TIER", "JITLITE_WITHOUT"],
    );
    says(&out(&run(&["check", "--help"])), &["Exit status"]);
}

#[test]
fn version() {
    let got = run(&["--version"]);
    assert_eq!(got.status, 0);
    says(&out(&got), &[env!("CARGO_PKG_VERSION")]);
}

#[test]
fn an_unknown_subcommand_is_bad_usage() {
    assert_eq!(run(&["frobnicate"]).status, 2);
    assert_eq!(run(&["run", "--no-such-option", "x.ll"]).status, 2);
    assert_eq!(run(&["run", "--engine", "steam", "x.ll"]).status, 2);
}

#[test]
fn run_gives_the_programs_status() {
    let program = file("fac.ll", FACTORIAL);
    for engine in ["auto", "interp", "baseline"] {
        let got = run(&["run", "--engine", engine, path(&program)]);
        assert_eq!((got.status, err(&got)), (208, String::new()), "{engine}");
    }
}

#[test]
fn a_limit_on_the_size_of_files_is_none_on_code() {
    let fac = file("limited.ll", FACTORIAL);
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -f 1; exec \"$0\" run \"$1\""])
        .args([env!("CARGO_BIN_EXE_jitlite"), path(&fac)]);
    let outcome = process::run(&mut command, b"", LIMIT).unwrap();
    assert_eq!((outcome.status, err(&outcome)), (208, String::new()));
}

#[test]
fn run_does_not_start_a_broken_program() {
    let program = file("broken.ll", BROKEN);
    let got = run(&["run", path(&program)]);
    assert_eq!(got.status, 2);
    assert!(got.stdout.is_empty());
    says(&err(&got), &["error", "%y", "broken.ll:3"]);
}

#[test]
fn run_reports_a_missing_file() {
    let got = run(&["run", "/no/such/file.ll"]);
    assert_eq!(got.status, 2);
    says(&err(&got), &["/no/such/file.ll"]);
}

#[test]
fn run_reports_a_missing_entry() {
    let program = file("no_main.ll", "define i64 @other() {\n  ret i64 3\n}\n");
    let got = run(&["run", path(&program)]);
    assert_eq!(got.status, 2);
    says(&err(&got), &["main"]);
    let got = run(&["run", "--entry", "other", path(&program)]);
    assert_eq!(got.status, 3);
    let got = run(&["run", "--entry", "nowhere", path(&program)]);
    assert_eq!(got.status, 2);
}

#[test]
fn run_reads_stdin() {
    let got = run_with(&["run", "-"], FACTORIAL, None);
    assert_eq!(got.status, 208);
}

#[test]
fn what_follows_the_file_belongs_to_the_program() {
    let program = file("echo.ll", ECHO);
    let got = run(&["run", path(&program), "--help", "-x", "--", "run", "a b"]);
    assert_eq!(got.status, 0, "{}", err(&got));
    assert_eq!(out(&got), "--help\n-x\n--\nrun\na b\n");
}

#[test]
fn run_links_modules() {
    let main = file(
        "linked_main.ll",
        "declare i64 @twice(i64)\ndefine i64 @main() {\n  %r = call i64 @twice(i64 21)\n  ret i64 %r\n}\n",
    );
    let library = file(
        "linked_library.ll",
        "define i64 @twice(i64 %x) {\n  %r = add i64 %x, %x\n  ret i64 %r\n}\n",
    );
    let got = run(&["run", "--link", path(&library), path(&main)]);
    assert_eq!(got.status, 42, "{}", err(&got));
    let got = run(&["run", path(&main)]);
    assert_eq!(got.status, 127);
    says(&err(&got), &["twice"]);
}

#[test]
fn setjmp_is_called_by_a_module_that_does_not_know_it() {
    let main = file(
        "twice_main.ll",
        "declare i32 @_setjmp(ptr) declare i32 @run(ptr)
         define i32 @main() { %r = call i32 @run(ptr @_setjmp) ret i32 %r }",
    );
    let other = file(
        "twice_other.ll",
        "@buf = global [25 x i64] zeroinitializer, align 16
         declare void @longjmp(ptr, i32) noreturn
         define i32 @run(ptr %set) {
           %r = call i32 %set(ptr @buf)
           %end = icmp eq i32 %r, 7
           br i1 %end, label %out, label %jump
         jump:
           %r1 = add i32 %r, 1
           call void @longjmp(ptr @buf, i32 %r1)
           unreachable
         out:
           ret i32 %r
         }",
    );
    for engine in ["interp", "reference", "baseline"] {
        let outcome = run(&[
            "run",
            "--engine",
            engine,
            "--link",
            path(&other),
            path(&main),
        ]);
        assert_eq!(
            (outcome.status, err(&outcome)),
            (7, String::new()),
            "{engine}"
        );
    }
}

#[test]
fn a_trap_in_a_linked_module_is_told_of_there() {
    let library = file(
        "trap_library.ll",
        "define i64 @quotient(i64 %a, i64 %b) {\n  %q = sdiv i64 %a, %b\n  ret i64 %q\n}\n",
    );
    let main = file(
        "trap_main.ll",
        "declare i64 @quotient(i64, i64)\ndefine i32 @main(i32 %argc) {\n  \
         %zero = sub i32 %argc, 1\n  %b = sext i32 %zero to i64\n  \
         %q = call i64 @quotient(i64 1, i64 %b)\n  ret i32 0\n}\n",
    );
    for engine in ["interp", "baseline", "opt"] {
        let args = ["run", "--engine", engine, "--link"];
        let got = run(&[&args[..], &[path(&library), path(&main)]].concat());
        assert_eq!(got.status, 136, "{}", err(&got));
        let places = [
            "@quotient  at ",
            "trap_library.ll:2",
            "@main  at ",
            "trap_main.ll:5",
        ];
        says(&err(&got), &places);
    }
}

#[test]
fn run_says_what_a_trap_was() {
    let text = "define i64 @f(i64 %x) {\n  %q = sdiv i64 1, %x\n  ret i64 %q\n}\n\
                define i64 @main() {\n  %r = call i64 @f(i64 0)\n  ret i64 %r\n}\n";
    let program = file("trap.ll", text);
    for engine in ["interp", "baseline"] {
        let got = run(&["run", "--engine", engine, path(&program)]);
        assert_eq!(got.status, 136);
        let said = err(&got);
        says(
            &said,
            &[
                "division by zero",
                "@f",
                "@main",
                "trap.ll:2",
                "%q = sdiv i64 1, %x",
            ],
        );
    }
}

/// A trap below a function that keeps a frame pointer, some that do not, and one of C.
const DEEP_TRAP: &str = r"declare void @qsort(ptr, i64, i64, ptr)
@two = global [2 x i64] [i64 2, i64 1]
define i32 @compare(ptr %a, ptr %b) noinline {
  %x = load i64, ptr %a
  %z = sub i64 %x, %x
  %q = sdiv i64 1, %z
  %r = trunc i64 %q to i32
  ret i32 %r
}
define i64 @down(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) noinline {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %sort, label %more
sort:
  call void @qsort(ptr @two, i64 2, i64 8, ptr @compare)
  ret i64 %f
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %a)
  %s = add i64 %r, %a
  %t = add i64 %s, %b
  %u = add i64 %t, %c
  %v = add i64 %u, %d
  %w = add i64 %v, %e
  %x = add i64 %w, %f
  ret i64 %x
}
define i64 @moves(i64 %n) noinline {
  %p = alloca i8, i64 %n
  store volatile i8 1, ptr %p
  %r = call i64 @down(i64 3, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  %l = load volatile i8, ptr %p
  %x = zext i8 %l to i64
  %s = add i64 %r, %x
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @moves(i64 100)
  %s = add i64 %r, 1
  ret i64 %s
}
";

#[test]
fn a_backtrace_is_the_same_on_every_engine() {
    let program = file("deep_trap.ll", DEEP_TRAP);
    for engine in ["interp", "baseline", "opt"] {
        let said = err(&run(&["run", "--engine", engine, path(&program)]));
        let (_, calls) = said.split_once("innermost first:").unwrap_or_default();
        let words = |line: &str| {
            let place = line.rsplit("deep_trap.ll").next().unwrap_or_default();
            let name = line.split_whitespace().next().unwrap_or_default();
            format!("{name} {}", place.trim_start_matches(':'))
        };
        let calls: Vec<String> = calls.trim().lines().map(words).collect();
        let expected = [
            "@compare 6",
            "@down 14",
            "@down 18  (3 times)",
            "@moves 30",
            "@main 37",
        ];
        assert_eq!(calls, expected, "{engine}: {said}");
    }
}

/// Functions that call nothing have no frame of their own.
const LEAF_TRAP: &str = "\
define i32 @leaf(ptr %p, i32 %n) noinline {
  %v = load volatile i32, ptr %p
  %q = sdiv i32 %n, %v
  ret i32 %q
}
define i32 @calls(ptr %p, i32 %n) noinline {
  %r = call i32 @leaf(ptr %p, i32 %n)
  %s = add i32 %r, %n
  ret i32 %s
}
define i32 @main(i32 %argc, ptr %argv) {
  %zero = alloca i32
  store volatile i32 0, ptr %zero
  %one = icmp eq i32 %argc, 1
  %p = select i1 %one, ptr null, ptr %zero
  %r = call i32 @calls(ptr %p, i32 7)
  ret i32 %r
}
";

#[test]
fn a_backtrace_starts_in_functions_that_call_nothing() {
    let program = file("leaf_trap.ll", LEAF_TRAP);
    for engine in ["interp", "baseline", "opt"] {
        for (args, line) in [(&[][..], ":2"), (&["x"], ":3")] {
            let argv = [&["run", "--engine", engine, path(&program)], args].concat();
            let said = err(&run(&argv));
            let (_, calls) = said.split_once("innermost first:").unwrap_or_default();
            let calls: Vec<&str> = calls.trim().lines().map(str::trim).collect();
            let expected = [("@leaf", line), ("@calls", ":7"), ("@main", ":16")];
            assert_eq!(calls.len(), 3, "{engine}: {said}");
            for (call, (name, line)) in calls.iter().zip(expected) {
                assert!(
                    call.starts_with(name) && call.ends_with(line),
                    "{engine}: {said}"
                );
            }
        }
    }
}

#[test]
fn a_stack_overflow_names_those_who_are_left() {
    let text = "define i64 @deep(i64 %n, i64 %a, i64 %b) {\n  %m = add i64 %n, 1\n\
                \x20 %r = call i64 @deep(i64 %m, i64 %b, i64 %a)\n  %s = add i64 %r, %a\n\
                \x20 %t = mul i64 %s, %n\n  ret i64 %t\n}\n\
                define i64 @main() {\n  %r = call i64 @deep(i64 1, i64 3, i64 4)\n  ret i64 %r\n}\n";
    let program = file("deep_overflow.ll", text);
    for engine in ["baseline", "opt"] {
        // Where the guard is met, in the prologue or at a call, depends on the size.
        for size in ["64K", "65592", "65584", "65600"] {
            let argv = [
                "run",
                "--engine",
                engine,
                "--stack-size",
                size,
                path(&program),
            ];
            let got = run(&argv);
            assert_eq!(got.status, 139);
            let said = err(&got);
            says(&said, &["stack overflow", "more calls ...", "@main"]);
        }
    }
}

#[test]
fn eager_compiles_what_is_not_called() {
    let program = file("eager.ll", FACTORIAL);
    let lazy = run(&["run", "--stats", "--entry", "fac", path(&program), "3"]);
    let eager = run(&[
        "run",
        "--stats",
        "--eager",
        "--entry",
        "fac",
        path(&program),
        "3",
    ]);
    let said = |got: &Outcome| String::from_utf8_lossy(&got.stderr).into_owned();
    assert!(said(&lazy).contains("compiled 1 of 2"), "{}", said(&lazy));
    assert!(said(&eager).contains("compiled 2 of 2"), "{}", said(&eager));
    assert_eq!((lazy.status, eager.status), (6, 6));
}

#[test]
fn eager_starts_nothing_that_cannot_be_compiled() {
    let text = format!("{FACTORIAL}{SCALABLE}");
    let program = file("eager_unsupported.ll", &text);
    assert_eq!(run(&["run", path(&program)]).status, 208);
    let got = run(&["run", "--eager", path(&program)]);
    assert_eq!(got.status, 2);
    let errors = String::from_utf8_lossy(&got.stderr);
    assert!(errors.contains("error[unsupported]"), "{errors}");
}

#[test]
fn bodies_of_bitcode_are_read_and_judged_when_they_are_called() {
    let text = "
        declare i32 @puts(ptr)
        @text = constant [3 x i8] c\"hi\\00\"
        define i32 @wrong(i32 %n) { %r = add i32 %r, %n ret i32 %r }
        define i32 @main(i32 %argc, ptr %argv) {
          %more = icmp sgt i32 %argc, 1
          br i1 %more, label %call, label %end
        call:
          %p = call i32 @puts(ptr @text)
          %r = call i32 @wrong(i32 1)
          br label %end
        end:
          ret i32 7
        }";
    let source = Arc::new(Source::new("a.ll", text).unwrap());
    let unverified = jitlite::text::parse(source, &mut Diagnostics::default());
    // Its first bytes say what it is, and not its name.
    let program = file("lazy.ll", "");
    std::fs::write(&program, jitlite::bitcode::write(&unverified).unwrap()).unwrap();
    assert_eq!(run(&["check", path(&program)]).status, 1);
    assert_eq!(run(&["run", "--eager", path(&program)]).status, 2);
    for engine in ["interp", "reference", "baseline", "opt", "auto"] {
        let run = |argument: &[&str]| {
            run(&[&["run", "--engine", engine, path(&program)], argument].concat())
        };
        let got = run(&[]);
        assert_eq!((got.status, err(&got)), (7, String::new()), "{engine}");
        let got = run(&["more"]);
        assert_eq!((got.status, out(&got)), (125, "hi\n".into()), "{engine}");
        let parts = [
            "error[dominance]",
            "%r = add i32 %r, %n",
            "in record INST_BINOP of FUNCTION_BLOCK",
            "call stack, innermost first:\n  @main",
        ];
        says(&err(&got), &parts);
    }
}

#[test]
fn what_is_not_supported_has_a_status_of_its_own() {
    let text = format!(
        "declare i32 @puts(ptr)\n\
         @text = constant [3 x i8] c\"hi\\00\"\n\
         define i32 @main() {{\n\
           %r = call i32 @puts(ptr @text)\n\
           call void @scalable(ptr @text)\n\
           ret i32 0\n\
         }}\n{SCALABLE}"
    );
    let program = file("met_lazily.ll", &text);
    for engine in ["interp", "reference", "baseline", "opt", "auto"] {
        let outcome = run(&["run", "--engine", engine, path(&program)]);
        assert_eq!(
            (outcome.status, out(&outcome)),
            (125, "hi\n".into()),
            "{engine}"
        );
        says(
            &err(&outcome),
            &[
                "error[unsupported]",
                "vscale",
                "call stack",
                "@main  at",
                "met_lazily.ll:5",
            ],
        );
    }
    // What does not even begin is another matter.
    let scalable = file(
        "at_once.ll",
        &SCALABLE.replace("@scalable(ptr %p)", "@main(ptr %p)"),
    );
    let outcome = run(&["run", "--entry", "main", path(&scalable), "null"]);
    assert_eq!(outcome.status, 2, "{}", err(&outcome));
}

#[test]
fn run_counts_the_compiled_functions() {
    let text = format!("{FACTORIAL}\ndefine void @never_called() {{\n  ret void\n}}\n");
    let program = file("stats.ll", &text);
    let got = run(&["run", "--stats", path(&program)]);
    assert_eq!(got.status, 208);
    // Two of three functions are called.
    says(&err(&got), &["2", "3"]);
}

#[test]
fn run_tells_what_the_optimizing_compiler_did() {
    let program = file("stats_opt.ll", FACTORIAL);
    let stages = ["passes", "select", "allocate", "emit"];
    let first_words = |text: &str| -> Vec<String> {
        let word = |line: &str| line.split_whitespace().next().map(str::to_string);
        text.lines().filter_map(word).collect()
    };
    let stats = err(&run(&["run", "--engine", "opt", "--stats", path(&program)]));
    let words = first_words(&stats);
    assert_eq!(words[..5], ["parse", "verify", "link", "compile", "run"]);
    assert_eq!(words[5..], stages, "{stats}");
    says(
        &stats,
        &[
            "LIR instruction",
            "machine instruction",
            " B of 2 functions",
        ],
    );
    let passes = err(&run(&[
        "run",
        "--engine",
        "opt",
        "--time-passes",
        path(&program),
    ]));
    let words = first_words(&passes);
    assert_eq!(words[0], "lower");
    for pass in ["inline", "mem2reg", "gvn"] {
        assert!(words.iter().any(|word| word == pass), "{passes}");
    }
    assert_eq!(words[words.len() - 4..], stages, "{passes}");
    // There is nothing to tell of an engine without passes.
    let none = run(&[
        "run",
        "--engine",
        "baseline",
        "--time-passes",
        path(&program),
    ]);
    assert_eq!((none.status, err(&none)), (208, String::new()));
}

/// What the optimizing compiler leaves to the baseline compiler.
const INVOKES_SETJMP: &str = "define i64 @main() personality ptr @__gcc_personality_v0 {
  %r = invoke i32 @setjmp(ptr @b) returns_twice to label %ok unwind label %bad
ok: ret i64 7
bad: %l = landingpad i64 cleanup ret i64 1 }
declare i32 @setjmp(ptr) declare i32 @__gcc_personality_v0(...) @b = global [32 x i64] undef";

#[test]
fn run_tells_what_the_optimizing_compiler_refused() {
    let program = file("refused.ll", INVOKES_SETJMP);
    let got = run(&["run", "--engine", "opt", "--stats", path(&program)]);
    assert_eq!(got.status, 7);
    says(
        &err(&got),
        &[
            "baseline code for @main: ",
            "an invoke that can return twice",
        ],
    );
}

#[test]
fn run_holds_a_program_to_llvmlite() {
    let text = "define i32 @main() {\n  ret i32 0\n}\n";
    let program = file("not_lite.ll", text);
    assert_eq!(run(&["run", path(&program)]).status, 0);
    let got = run(&["run", "--std", "llvmlite", path(&program)]);
    assert_eq!(got.status, 2);
    says(&err(&got), &["i32"]);
}

#[test]
fn check_is_silent_about_good_programs() {
    let program = file("good.ll", FACTORIAL);
    let got = run(&["check", path(&program)]);
    assert_eq!(
        (got.status, out(&got), err(&got)),
        (0, String::new(), String::new())
    );
    assert_eq!(
        run(&["check", "--std", "llvmlite", path(&program)]).status,
        0
    );
}

#[test]
fn check_reports_errors_with_a_place() {
    let program = file("bad.ll", BROKEN);
    let got = run(&["check", path(&program)]);
    assert_eq!(got.status, 1);
    says(&err(&got), &["error", "bad.ll:3:11", "ret i64 %y"]);
    // Colours are for terminals.
    assert!(!err(&got).contains('\x1b'));
}

#[test]
fn check_takes_several_files() {
    let good = file("several_good.ll", FACTORIAL);
    let bad = file("several_bad.ll", BROKEN);
    assert_eq!(run(&["check", path(&good), path(&bad)]).status, 1);
    assert_eq!(run(&["check", path(&good), path(&good)]).status, 0);
}

#[test]
fn check_reports_what_it_cannot_read() {
    assert_eq!(run(&["check", "/no/such/file.ll"]).status, 2);
    assert_eq!(run(&["check"]).status, 2);
}

#[test]
fn check_reads_stdin() {
    assert_eq!(run_with(&["check", "-"], FACTORIAL, None).status, 0);
    assert_eq!(run_with(&["check", "-"], BROKEN, None).status, 1);
}

#[test]
fn check_speaks_json() {
    let program = file("json.ll", BROKEN);
    let got = run(&["check", "--format", "json", path(&program)]);
    assert_eq!(got.status, 1);
    let text = out(&got);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1, "{text}");
    let object: serde_json::Value = serde_json::from_str(lines[0]).unwrap();
    assert_eq!(object["severity"], "error");
    assert_eq!(object["spans"][0]["start"]["line"], 3);
    assert_eq!(object["spans"][0]["start"]["column"], 11);
}

#[test]
fn test_runs_assertions() {
    let program = file("asserted.ll", FACTORIAL);
    let got = run(&["test", path(&program)]);
    assert_eq!(got.status, 0, "{}{}", out(&got), err(&got));
    let wrong = file(
        "asserted_wrong.ll",
        &FACTORIAL.replace("i64 120 =", "i64 121 ="),
    );
    let got = run(&["test", path(&wrong)]);
    assert_eq!(got.status, 1);
    let said = out(&got) + &err(&got);
    says(&said, &["120", "121"]);
}

#[test]
fn test_searches_folders() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli/folder");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("one.ll"), FACTORIAL).unwrap();
    assert_eq!(run(&["test", path(&folder)]).status, 0);
}

#[test]
fn test_without_assertions_did_not_start() {
    let program = file("unasserted.ll", "define i64 @main() {\n  ret i64 0\n}\n");
    assert_eq!(run(&["test", path(&program)]).status, 2);
}

#[test]
fn show_has_every_stage() {
    let program = file("shown.ll", FACTORIAL);
    for (what, parts) in [
        ("ir", ["define i64 @fac(i64 %n)", "mul i64"]),
        ("lir", ["fac", "mul"]),
        ("cfg", ["digraph", "->"]),
        ("asm", ["fac", "ret"]),
    ] {
        let got = run(&["show", what, path(&program)]);
        assert_eq!(got.status, 0, "{what}: {}", err(&got));
        says(&out(&got), &parts);
    }
    let got = run(&["show", "cfg", "--svg", "--function", "fac", path(&program)]);
    assert_eq!(got.status, 0, "{}", err(&got));
    says(&out(&got), &["<svg", "</svg>"]);
}

#[test]
fn show_asm_of_the_optimizing_engine() {
    let text = "define i64 @twice(i64 %x) {\n  %t = add i64 %x, %x\n  ret i64 %t\n}\n\
                define i64 @f(ptr %p) {\n  %v = alloca i64\n  %x = load i64, ptr %p\n\
                \x20 store i64 %x, ptr %v\n  %y = load i64, ptr %v\n\
                \x20 %z = call i64 @twice(i64 %y)\n  ret i64 %z\n}\n";
    let program = file("shown_opt.ll", text);
    let got = run(&[
        "show",
        "asm",
        "--engine",
        "opt",
        "--function",
        "f",
        path(&program),
    ]);
    assert_eq!(got.status, 0, "{}", err(&got));
    // The slot is a register, the call is inlined and stands for its body.
    let text = out(&got);
    assert!(!text.contains("call  ") && !text.contains("[rbp"), "{text}");
    let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}: {text}"));
    assert!(at("%x = load i64, ptr %p") < at("[rdi]"));
    assert!(at("[rdi]") < at("%z = call i64 @twice(i64 %y)"));
    assert!(at("%z = call i64 @twice(i64 %y)") < at("ret i64 %z"));
    let all = out(&run(&["show", "asm", "--engine", "opt", path(&program)]));
    says(&all, &["@twice:", "@f:"]);
}

#[test]
fn show_asm_names_what_it_cannot_optimize() {
    let program = file("shown_refused.ll", INVOKES_SETJMP);
    let got = run(&["show", "asm", "--engine", "opt", path(&program)]);
    says(
        &out(&got),
        &[
            "; baseline code: ",
            "an invoke that can return twice",
            "@main:",
        ],
    );
}

#[test]
fn show_of_one_function() {
    let program = file("shown_one.ll", FACTORIAL);
    let got = run(&["show", "ir", "--function", "fac", path(&program)]);
    assert_eq!(got.status, 0);
    assert!(!out(&got).contains("@main()"));
    let got = run(&["show", "ir", "--function", "nowhere", path(&program)]);
    assert_eq!(got.status, 2);
    says(&err(&got), &["nowhere"]);
}

#[test]
fn fmt_is_canonical_and_settles() {
    let program = file("fmt.ll", FACTORIAL);
    let got = run(&["fmt", path(&program)]);
    assert_eq!(got.status, 0);
    let once = out(&got);
    says(&once, &["define i64 @fac(i64 %n) {"]);
    let again = file("fmt_again.ll", &once);
    assert_eq!(out(&run(&["fmt", path(&again)])), once);
    assert_eq!(run(&["run", path(&again)]).status, 208);
}

#[test]
fn fmt_refuses_what_is_not_valid() {
    let program = file("fmt_bad.ll", "define i64 @main( {\n");
    assert_eq!(run(&["fmt", path(&program)]).status, 2);
}

#[test]
fn fmt_checks_and_writes() {
    let program = file("fmt_write.ll", "define i64 @main(){ ret   i64 4 }\n");
    let got = run(&["fmt", "--check", path(&program)]);
    assert_eq!(got.status, 1);
    says(&out(&got), &["fmt_write.ll"]);
    assert_eq!(run(&["fmt", "-i", path(&program)]).status, 0);
    assert_eq!(run(&["fmt", "--check", path(&program)]).status, 0);
    assert_eq!(run(&["run", path(&program)]).status, 4);
}

#[test]
fn bench_compares_the_engines() {
    let program = file("benched.ll", FACTORIAL);
    let got = run(&["bench", "--seconds", "0.2", path(&program)]);
    assert_eq!(got.status, 0, "{}", err(&got));
    says(&out(&got), &["interp", "baseline", "opt"]);
    let got = run(&[
        "bench",
        "--seconds",
        "0.2",
        "--format",
        "json",
        path(&program),
    ]);
    assert_eq!(got.status, 0, "{}", err(&got));
    let text = out(&got);
    assert!(
        serde_json::from_str::<serde_json::Value>(&text).is_ok(),
        "{text}"
    );
}

#[test]
fn bench_takes_an_entry_with_arguments() {
    let program = file("benched_entry.ll", FACTORIAL);
    let args = [
        "bench",
        "--seconds",
        "0.2",
        "--entry",
        "fac",
        path(&program),
        "10",
    ];
    let got = run(&args);
    assert_eq!(got.status, 0, "{}", err(&got));
}

#[test]
fn bench_does_not_start_a_broken_program() {
    let program = file("benched_broken.ll", BROKEN);
    assert_eq!(run(&["bench", path(&program)]).status, 2);
}

#[test]
fn completions_for_shells() {
    for shell in ["bash", "zsh", "fish"] {
        let got = run(&["completions", shell]);
        assert_eq!(got.status, 0, "{shell}");
        says(&out(&got), &["jitlite", "check"]);
    }
    assert_eq!(run(&["completions", "cobol"]).status, 2);
}

#[test]
fn colours_are_asked_for() {
    let program = file("coloured.ll", BROKEN);
    let got = run(&["--color", "always", "check", path(&program)]);
    assert!(err(&got).contains('\x1b'));
    let got = run(&["--color", "never", "check", path(&program)]);
    assert!(!err(&got).contains('\x1b'));
}

#[test]
fn a_closed_pipe_is_no_disaster() {
    let program = file("piped.ll", FACTORIAL);
    let shell = format!(
        "{} show ir {} | true; exit 0",
        env!("CARGO_BIN_EXE_jitlite"),
        path(&program)
    );
    let mut command = Command::new("sh");
    command.args(["-c", &shell]);
    let got = process::run(&mut command, b"", LIMIT).unwrap();
    assert!(!err(&got).contains("panicked"), "{}", err(&got));
}
