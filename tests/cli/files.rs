//! What the command line reads that is no LLVM IR, and where it cannot write.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{self, Outcome};

const LIMIT: Duration = Duration::from_secs(60);

const PROGRAM: &str = "define i64 @main() { ret i64 120 }";

const BROKEN: &str = "define i32 @main() { ret i64 0 }";

/// A file of this test.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli_files");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn run(args: &[&str]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    process::run(command.args(args), b"", LIMIT).unwrap()
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

/// What cannot be written to stdout is an error of every command that writes there, and whatever writes it.
/// What is newer than the version that is written for is said in its words, left out, or an error.
#[test]
fn a_newer_program_is_written_for_older_versions() {
    let text = "\
define void @f(ptr captures(none) initializes((0, 4)) %p) #0 {
  store i32 3, ptr %p
  ret void
}
define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p)
  %r = load i32, ptr %p
  %c = icmp samesign ult i32 %r, 5
  %x = select i1 %c, i32 %r, i32 1
  ret i32 %x
}
attributes #0 = { nocreateundeforpoison nounwind memory(argmem: write, errnomem: read) }
";
    let newer = file("newer.ll", text);
    let older = |emit: &str| run(&["fmt", "--emit", emit, path(&newer)]);
    let written = older("llvm");
    let (text, said) = (out(&written), err(&written));
    assert_eq!(written.status, 0, "{said}");
    assert!(
        text.contains("define void @f(ptr nocapture %p) #0 {"),
        "{text}"
    );
    assert!(text.contains("icmp ult i32 %r, 5"), "{text}");
    let memory = "memory(read, argmem: write, inaccessiblemem: none)";
    assert!(text.contains(memory), "{text}");
    let left = "LLVM 19 does not know it: `initializes`, `nocreateundeforpoison`, `samesign`";
    assert!(said.contains(left), "{said}");
    let oldest = out(&older("llvm=15"));
    assert!(!oldest.contains("memory("), "{oldest}");
    let same = older("llvm=22");
    assert!(out(&same).contains("captures(none) initializes((0, 4)) %p"));
    assert_eq!(err(&same), "");
    assert_eq!(older("bc").status, 0);
    let wrong = older("llvm=14");
    assert_eq!(wrong.status, 2);
    assert!(
        err(&wrong).contains("only LLVM 15 to 22"),
        "{}",
        err(&wrong)
    );

    let debug = "\
define i32 @main() !dbg !3 {
    #dbg_declare_value(i32 7, !7, !DIExpression(), !6)
  ret i32 0, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"main\", file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition, keyInstructions: true)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, column: 1, scope: !3, atomGroup: 1, atomRank: 2)
!7 = !DILocalVariable(name: \"x\", scope: !3, file: !1, line: 1, type: !8)
!8 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
";
    let debug = file("newer_debug.ll", debug);
    let got = run(&["fmt", "--emit", "llvm", path(&debug)]);
    let left = "`#dbg_declare_value`, `atomGroup:`, `atomRank:`, `keyInstructions:`";
    assert!(err(&got).contains(left), "{}", err(&got));
    let location = "!DILocation(line: 1, column: 1, scope: !";
    assert!(out(&got).contains(location), "{}", out(&got));
    assert!(!out(&got).contains("atomGroup"), "{}", out(&got));

    let atomic = "define i8 @main(ptr %p) {
  %o = atomicrmw usub_cond ptr %p, i8 3 seq_cst
  ret i8 %o
}
";
    let atomic = file("newer_atomic.ll", atomic);
    for emit in ["llvm", "bc"] {
        let got = run(&["fmt", "--emit", emit, path(&atomic)]);
        assert_eq!(got.status, 2);
        let said = "unsupported: `atomicrmw usub_cond`, which LLVM 19 does not know";
        assert!(err(&got).contains(said), "{}", err(&got));
        assert!(got.stdout.is_empty());
    }
}

#[test]
fn a_full_device_is_an_error() {
    let program = file("full.ll", PROGRAM);
    let broken = file("full_broken.ll", BROKEN);
    let asserted = "; ASSERT EQ: i32 3 = call i32 @f()\ndefine i32 @f() { ret i32 3 }";
    let asserted = file("full_asserted.ll", asserted);
    let [program, broken, asserted] = [&program, &broken, &asserted].map(|file| path(file));
    let commands = [
        &["--help"][..],
        &["--version"],
        &["help"],
        &["run", "--help"],
        &["run", "-h"],
        &["help", "show"],
        &["completions", "bash"],
        &["man"],
        &["man", "run"],
        &["show", "ir", program],
        &["show", "asm", program],
        &["show", "intrinsics"],
        &["fmt", program],
        &["fmt", program, program],
        &["fmt", "--emit", "bc", program],
        &["bench", program],
        &["check", "--format", "json", broken],
        &["test", asserted],
        &["test", "--format", "json", asserted],
        &["test", "--format", "junit", asserted],
    ];
    for arguments in commands {
        let mut command = Command::new("sh");
        let jitlite = env!("CARGO_BIN_EXE_jitlite");
        command.args(["-c", "exec \"$0\" \"$@\" >/dev/full", jitlite]);
        let got = process::run(command.args(arguments), b"", LIMIT).unwrap();
        assert_eq!(got.status, 2, "{arguments:?}: {}", err(&got));
        let said = "error: could not write to stdout: no space left on device\n";
        assert_eq!(err(&got), said, "{arguments:?}");
    }
    // Where the one who reads has gone there is nobody to tell.
    for arguments in [
        &["--help"][..],
        &["man"],
        &["check", "--format", "json", broken],
    ] {
        let mut command = Command::new("sh");
        let jitlite = env!("CARGO_BIN_EXE_jitlite");
        let script = "trap '' PIPE; { sleep 0.2; \"$0\" \"$@\"; echo $? >&2; } | true";
        command.args(["-c", script, jitlite]);
        let got = process::run(command.args(arguments), b"", LIMIT).unwrap();
        assert_eq!(err(&got), "2\n", "{arguments:?}");
    }
}

#[test]
fn files_of_other_kinds_are_named() {
    let cases: [(&str, &[u8], [&str; 2]); 7] = [
        (
            "other.c",
            b"int f;\n",
            ["source code in C,", "`clang -S -emit-llvm"],
        ),
        (
            "other.cpp",
            b"int f;\n",
            ["source code in C++,", "`clang++ -S -emit-llvm"],
        ),
        (
            "other.rs",
            b"fn main() {}\n",
            ["source code in Rust,", "`rustc --emit=llvm-ir"],
        ),
        (
            "other.py",
            b"print(1)\n",
            ["source code in Python,", "`python3 "],
        ),
        (
            "other.zig",
            b"pub fn main() void {}\n",
            ["source code in Zig,", "`zig build-obj"],
        ),
        (
            "other.zip",
            b"PK\x03\x04\x14\0\0\0",
            ["a zip archive", "`unzip`"],
        ),
        (
            "other.o",
            b"\xcf\xfa\xed\xfe\x0c\0\0\x01",
            ["a Mach-O object", "`clang -S"],
        ),
    ];
    for (name, bytes, said) in cases {
        let other = file(name, "");
        std::fs::write(&other, bytes).unwrap();
        for command in ["run", "check"] {
            let got = run(&[command, path(&other)]);
            assert_eq!(got.status, 2, "{command} {name}");
            says(&err(&got), &said);
        }
    }
}

/// The bitcode of an object that was made for linking with optimization and without is in a section.
#[test]
fn fat_objects_are_run() {
    if !process::installed("clang-19") {
        eprintln!("clang-19 is not installed: fat objects are skipped");
        return;
    }
    let source = file("fat.c", "int main(void) { return 7; }");
    for (options, name) in [
        (&["-flto", "-ffat-lto-objects"][..], "fat.o"),
        (&["-fembed-bitcode"], "embedded.o"),
    ] {
        let object = source.with_file_name(name);
        let mut clang = Command::new("clang-19");
        clang
            .args(options)
            .arg("-c")
            .arg(&source)
            .arg("-o")
            .arg(&object);
        let made = process::run(&mut clang, b"", LIMIT).unwrap();
        assert_eq!(made.status, 0, "{}", err(&made));
        assert_eq!(run(&["run", path(&object)]).status, 7, "{name}");
        assert_eq!(run(&["check", path(&object)]).status, 0, "{name}");
    }
}

/// Code that breakpoints can be set in is written through a file of `/proc`.
#[test]
fn what_is_missing_for_a_debugger_is_named() {
    let program = file("no_proc.ll", "define i32 @main() { ret i32 3 }");
    let script = "mount -t tmpfs none /proc || exit 99; exec \"$0\" \"$@\"";
    let mut command = Command::new("unshare");
    command.args(["-rm", "sh", "-c", script]);
    command.args([
        env!("CARGO_BIN_EXE_jitlite"),
        "run",
        "--gdb",
        path(&program),
    ]);
    match process::run(&mut command, b"", LIMIT) {
        Ok(got) if got.status == 2 => says(&err(&got), &["could not open `/proc/self/mem`"]),
        _ => eprintln!("a namespace without `/proc` cannot be had here"),
    }
}
