//! Input that no compiler writes: what is deep, long, cut off, or no text is answered by a
//! diagnostic with a place, soon, and without a panic. The rules of the language, broken one by
//! one, are the files of `tests/files/check`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crate::support::process::{self, Outcome};
use jitlite::diag::render::{Style, render_all};
use jitlite::diag::{Diagnostics, Source};
use jitlite::{text, verify};

/// Long enough for a debug build on a busy machine, and far too short for what is quadratic.
const LIMIT: Duration = Duration::from_secs(60);
const DEEP: usize = 100_000;

fn check(name: &str, text: &[u8]) -> Outcome {
    command(name, &["check", "--color", "never"], text)
}

fn command(name: &str, args: &[&str], text: &[u8]) -> Outcome {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bad_input");
    std::fs::create_dir_all(&folder).expect("the target folder is writable");
    let path = folder.join(format!("{name}.ll"));
    std::fs::write(&path, text).expect("the target folder is writable");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(args).arg(&path);
    let got = process::run(&mut command, b"", LIMIT).expect("it ends in time");
    let _ = std::fs::remove_file(path);
    got
}

/// The error whose code is `code` is reported with a place, and the report is no flood.
fn refused(name: &str, text: impl AsRef<[u8]>, code: &str) {
    let got = check(name, text.as_ref());
    let errors = String::from_utf8_lossy(&got.stderr);
    let beginning: String = errors.chars().take(2000).collect();
    assert_eq!(got.status, 1, "{name}: {beginning}");
    assert!(
        errors.contains(&format!("error[{code}]")),
        "{name}: {beginning}"
    );
    assert!(errors.contains("--> "), "{name} has no place: {beginning}");
    assert!(
        errors.len() < 100_000,
        "{name}: {} bytes of errors",
        errors.len()
    );
}

fn accepted(name: &str, text: impl AsRef<[u8]>) {
    let got = check(name, text.as_ref());
    assert_eq!(
        got.status,
        0,
        "{name}: {}",
        String::from_utf8_lossy(&got.stderr)
    );
}

/// `open` and `close` around `inner`, [`DEEP`] times, behind `start`.
fn nested(start: &str, open: &str, inner: &str, close: &str) -> String {
    format!(
        "{start}{}{inner}{}\n",
        open.repeat(DEEP),
        close.repeat(DEEP)
    )
}

/// What may nest nests as deep as it likes; `growth.rs` runs such programs.
#[test]
fn deep_types() {
    let start = "@g = external global ";
    refused("vectors", nested(start, "<1 x ", "i8", ">"), "invalid-type");
    refused(
        "functions",
        nested(start, "void (", "i8", ")"),
        "invalid-type",
    );
    refused("open", nested(start, "{ ", "", ""), "syntax");
    accepted("pointers", nested("@g = external global i8", "*", "", ""));
}

#[test]
fn deep_constants() {
    let start = "@g = global i64 ";
    refused(
        "aggregates",
        nested(start, "{ i8 ", "1", " }"),
        "constant-operand",
    );
    refused(
        "lists",
        nested(start, "[ i8 ", "1", " ]"),
        "constant-operand",
    );
    refused(
        "splats",
        nested(start, "splat (i8 ", "1", ")"),
        "constant-type",
    );
    refused("sums", nested(start, "add (i64 ", "", ""), "syntax");
}

/// Constants that refer to each other by way of symbols have a depth that no text has.
#[test]
fn deep_constants_by_symbols() {
    let mut chain = format!("@g = global [{DEEP} x i64] zeroinitializer\n@a0 = alias i8, ptr @g\n");
    let mut ring = String::new();
    for i in 0..DEEP {
        let (a, b) = (i + 1, (i + 1) % DEEP);
        chain += &format!("@a{a} = alias i8, getelementptr (i8, ptr @a{i}, i64 1)\n");
        ring += &format!("@g{i} = global ptr @g{b}\n");
    }
    // The last alias is DEEP bytes behind @g, whether the linker or the code computes it.
    let difference =
        format!("sub (i64 ptrtoint (ptr @a{DEEP} to i64), i64 ptrtoint (ptr @g to i64))");
    chain += &format!(
        "@d = global i64 {difference}
        define i32 @main() {{
          %p = getelementptr i8, ptr @g, i64 {DEEP}
          store i8 42, ptr %p
          %v = load i8, ptr @a{DEEP}
          %d = load i64, ptr @d
          %c0 = icmp eq i64 %d, {DEEP}
          %c1 = icmp eq i64 {difference}, {DEEP}
          %c = and i1 %c0, %c1
          %w = zext i8 %v to i32
          %r = select i1 %c, i32 %w, i32 1
          ret i32 %r
        }}\n"
    );
    // Counts the steps from @g0 to @g0.
    ring += &format!(
        "define i32 @main() {{
          br label %loop
        loop:
          %p = phi ptr [ @g0, %0 ], [ %q, %loop ]
          %i = phi i32 [ 0, %0 ], [ %j, %loop ]
          %q = load ptr, ptr %p
          %j = add i32 %i, 1
          %more = icmp ne ptr %q, @g0
          br i1 %more, label %loop, label %done
        done:
          %all = icmp eq i32 %j, {DEEP}
          %r = select i1 %all, i32 42, i32 1
          ret i32 %r
        }}\n"
    );
    for engine in ["reference", "interp", "baseline", "opt", "auto"] {
        for (name, text) in [("alias_chain", &chain), ("initializer_ring", &ring)] {
            let got = command(name, &["run", "--engine", engine], text.as_bytes());
            let errors = String::from_utf8_lossy(&got.stderr);
            assert_eq!(got.status, 42, "{name} on {engine}: {errors}");
        }
    }
    // Sums that lead in a circle by way of aliases have no value.
    let circle = "@a = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @b to i64), i64 1) to ptr)
        @b = alias i8, inttoptr (i64 xor (i64 ptrtoint (ptr @a to i64), i64 1) to ptr)
        define i32 @main() {
          %r = ptrtoint ptr @a to i32
          ret i32 %r
        }\n";
    let got = command("alias_circle", &["run"], circle.as_bytes());
    let errors = String::from_utf8_lossy(&got.stderr);
    assert_eq!(got.status, 2, "{errors}");
    assert!(
        errors.contains("an alias of this constant expression"),
        "{errors}"
    );
}

#[test]
fn deep_metadata() {
    accepted("nodes", nested("!0 = ", "!{", "", "}"));
    accepted(
        "fields",
        nested(
            "!1 = distinct !DISubprogram()\n!0 = ",
            "!DILexicalBlock(scope: ",
            "!1",
            ")",
        ),
    );
}

#[test]
fn deep_names() {
    let mut text = String::new();
    for i in 0..DEEP {
        text += &format!("%t{i} = type {{ %t{} }}\n", (i + 1) % DEEP);
    }
    refused(
        "types",
        text + "define void @f() {\n  %a = alloca %t0\n  ret void\n}\n",
        "alloca-type",
    );
    let mut chain = String::from("@a0 = global i8 0\n");
    let mut circle = String::new();
    for i in 0..DEEP {
        chain += &format!("@a{} = alias i8, ptr @a{i}\n", i + 1);
        circle += &format!("@a{i} = alias i8, ptr @a{}\n", (i + 1) % DEEP);
    }
    accepted("chain", chain);
    refused("circle", circle, "alias-target");
}

#[test]
fn many_errors() {
    let mut locals = String::from("define void @f() {\n");
    let mut globals = String::new();
    for i in 0..DEEP {
        locals += &format!("  %x{i} = add i64 %nope{i}, 1\n");
        globals += &format!("@g{i} = global ptr @nope{i}\n");
    }
    refused("locals", locals + "  ret void\n}\n", "undefined-local");
    refused("globals", globals, "undefined-global");
    refused("twice", "@g = global i8 0\n".repeat(DEEP), "redefinition");
    refused("words", "x\n".repeat(DEEP), "syntax");
    refused(
        "statements",
        format!("define void @f() {{\n{}}}\n", "  x\n".repeat(DEEP)),
        "syntax",
    );
}

#[test]
fn long_words() {
    let digits = "9".repeat(1_000_000);
    refused(
        "integer",
        format!("@g = global i64 {digits}\n"),
        "literal-type",
    );
    refused(
        "hex",
        format!("@g = global double 0x{}\n", "F".repeat(DEEP)),
        "literal-type",
    );
    refused("width", format!("@g = global i{digits} 0\n"), "syntax");
    let name = "b".repeat(1_000_000);
    refused(
        "name",
        format!("@g = global ptr @{name}\n"),
        "undefined-global",
    );
}

#[test]
fn one_long_line() {
    let text = format!(
        "define void @f() {{ {} ret void }} x\n",
        "fence seq_cst ".repeat(1_000_000)
    );
    refused("line", text, "syntax");
}

#[test]
fn no_text() {
    refused(
        "bytes",
        b"@g = global i8 0\n@\xff\xfe = global i8 0\n",
        "syntax",
    );
    refused("cut", b"@e = global i8 \xc3", "syntax");
    // What is in quotes may be any bytes.
    accepted(
        "quoted",
        b"@s = global [2 x i8] c\"\xff\xfe\"\n@\"\xff\xfe\" = global i8 0\n",
    );
    let got = check("zero", b"define void @f() {\n  \0ret void\n}\n");
    let errors = String::from_utf8_lossy(&got.stderr);
    assert_eq!(got.status, 2);
    assert!(errors.contains("zero byte at 2:3"), "{errors}");
}

/// Every beginning of a program from each folder of file tests: what is cut off is refused with a
/// place, unless what is left is a program.
#[test]
fn cut_off() {
    const LONGEST: usize = 2000;
    let root = crate::support::root().join("tests/files/run");
    let mut refused = 0;
    for folder in sorted(&root) {
        let mut texts = sorted(&folder)
            .into_iter()
            .map(|path| std::fs::read(path).unwrap());
        let Some(text) = texts.find(|text| text.len() < LONGEST) else {
            continue;
        };
        for end in 0..text.len() {
            let source = Arc::new(Source::new("cut.ll", &text[..end]).unwrap());
            let mut diagnostics = Diagnostics::new(20);
            let module = text::parse(Arc::clone(&source), &mut diagnostics);
            verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
            if diagnostics.has_errors() {
                let shown = render_all(&diagnostics, Some(&source), Style::default());
                assert!(
                    shown.contains("--> cut.ll:"),
                    "{folder:?} cut at {end}: {shown}"
                );
                refused += 1;
            }
        }
    }
    assert!(refused > 5_000, "only {refused} are refused");
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("it is a folder of tests");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
