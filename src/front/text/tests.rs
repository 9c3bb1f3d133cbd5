//! Tests of the parser on small texts.

use std::sync::Arc;

use crate::diag::{Diagnostics, Source};
use crate::ir::Module;

fn parse(text: &str) -> (Module, Diagnostics) {
    let source = Arc::new(Source::new("test.ll", text).unwrap());
    let mut diags = Diagnostics::default();
    let module = super::parse(source, &mut diags);
    (module, diags)
}

fn ok(text: &str) -> Module {
    let (module, diags) = parse(text);
    let messages: Vec<_> = diags.iter().map(|d| (d.span(), &d.message)).collect();
    assert!(diags.is_empty(), "{messages:?}\n{text}");
    for func in module.funcs.values() {
        if let Some(body) = &func.body {
            assert!(
                body.mismatches().is_empty(),
                "{:?}\n{text}",
                body.mismatches()
            );
        }
    }
    assert!(module.const_mismatches.is_empty());
    module
}

fn errors(text: &str) -> Vec<String> {
    let (_, diags) = parse(text);
    diags.iter().map(|d| d.message.clone()).collect()
}

#[test]
fn the_factorial_parses() {
    let m = ok("define i64 @fac(i64 %n) { ; (1)
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
");
    assert_eq!(m.funcs.len(), 2);
    let body = m.funcs.values().next().unwrap().body.as_ref().unwrap();
    assert_eq!(body.blocks.len(), 3);
    assert_eq!(body.insts.len(), 7);
}

#[test]
fn three_vintages_of_memory_access() {
    for text in [
        "define i64 @f(i64* %p) {\n %q = getelementptr i64* %p, i64 1\n %x = load i64* %q\n ret i64 %x\n}",
        "define i64 @f(i64* %p) {\n %q = getelementptr i64, i64* %p, i64 1\n %x = load i64, i64* %q, align 8\n ret i64 %x\n}",
        "define i64 @f(ptr %p) {\n %q = getelementptr inbounds i64, ptr %p, i64 1\n %x = load i64, ptr %q\n ret i64 %x\n}",
    ] {
        ok(text);
    }
}

#[test]
fn calls_in_three_vintages() {
    ok("declare i32 @printf(i8*, ...)
declare i64 (i64)* @get()
define i64 @g(i64 %x) {
  %a = call i64 @g(i64 %x)
  %b = call i64 (i64) @g(i64 %x)
  %c = call i64 (i64)* @g(i64 %x)
  %d = call i32 (i8*, ...)* @printf(i8* null, i64 1)
  %e = call i32 (i8*, ...) @printf(i8* null, i64 1)
  %f = call i64 (i64)* @get()
  %h = call i64 %f(i64 1)
  %i = call i64 (i64)* %f(i64 1)
  ret i64 %h
}
");
}

#[test]
fn forward_references_are_patched() {
    let m = ok("define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %done, label %loop
done:
  ret i64 %i
}
");
    let body = m.funcs.values().next().unwrap().body.as_ref().unwrap();
    let phi = crate::ir::Inst(1);
    let mut operands = vec![];
    body.for_each_operand(phi, |o| operands.push(o));
    assert_eq!(operands[1].as_value(), Some(crate::ir::Value(3)));
}

#[test]
fn unnamed_values_and_blocks_are_counted() {
    ok("define i64 @f(i64, i64 %x) {
  %2 = add i64 %0, %x
  br label %3
; <label>:3                ; preds = %0
  %4 = add i64 %2, 1
  call i64 @f(i64 %4, i64 1)
  br label %6
6:
  ret i64 %5
}
");
    ok("define i64 @f() {
  %7 = add i64 1, 2
  %3 = add i64 %7, 2
  br label %x
x:
  %x = add i64 %3, %7
  ret i64 %x
}
");
}

#[test]
fn one_bad_statement_gives_one_error() {
    assert_eq!(
        errors(
            "define i64 @f(i64 %a) {
  %x = ad i64 %a, 1
  %y = add i64 %x %a
  %z = add i64 %x,
  %w = add i64 %a, %undefined
  ret i64 %z
}
"
        ),
        [
            "unknown instruction `ad`",
            "expected `,`, found `%a`",
            "expected a value, found end of line",
            "use of undefined value `%undefined`",
        ]
    );
}

/// Each nests so deeply that recursion would end in a crash.
#[test]
fn what_nests_deeply_is_read() {
    const DEEP: usize = 100_000;
    let deep =
        |open: &str, inner: &str, close: &str| open.repeat(DEEP) + inner + &close.repeat(DEEP);
    for text in [
        format!("@x = external global {}\n", deep("[1 x ", "i64", "]")),
        format!("@x = external global {}\n", deep("{", "i64", "}")),
        format!("@x = external global {}\n", deep("<{", "i64", "}>")),
        format!("@x = global {} null\n", deep("void (", "...", ")*")),
        format!("@x = global {} null\n", deep("", "i8", "(i8)*")),
        format!("@x = global i64{} null\n", "*".repeat(DEEP)),
        format!(
            "@x = external global {}\n",
            deep("target(\"t\", ", "i64", ")")
        ),
        format!("@x = global i64 {}\n", deep("add (i64 ", "1", ", i64 1)")),
        format!(
            "@x = global ptr {}\n",
            deep("getelementptr (i8, ptr ", "@x", ", i64 1)")
        ),
        format!(
            "define void @f() {{\n ret i64 {}\n}}\n",
            deep("splat (i64 ", "0", ")")
        ),
        format!("!0 = {}\n", deep("!{", "", "}")),
    ] {
        ok(&text);
    }
    for (text, mistake) in [
        (deep("[1 x ", "i64 0", "]"), "expected `]`, found `0`"),
        (deep("{", "i64 0", "}"), "expected `}`"),
        (deep("void (", "", ""), "expected a type"),
        (
            "i64 ".to_string() + &deep("add (i64 ", "0", ")"),
            "expected `,`",
        ),
        (
            "i64 ".to_string() + &deep("[i64 ", "", ""),
            "expected a value",
        ),
    ] {
        let found = errors(&format!("@x = global {text}\n"));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(mistake), "{found:?}");
    }
}

#[test]
fn any_bytes_are_text() {
    let source = Source::new(
        "test.ll",
        b"@\"\xff\" = global i8 1 ; \xfe\0\n\0@b = global i8 2\n",
    )
    .unwrap();
    let mut diags = Diagnostics::default();
    let module = super::parse(Arc::new(source), &mut diags);
    assert!(diags.is_empty());
    assert_eq!(module.globals.len(), 2);
    for text in [
        "\0",
        "}",
        "{",
        "\"",
        "@",
        "%",
        "define",
        "define i64 @f() {",
        "@x = ",
        "!",
        "#",
        "$c",
        "%t = type",
        "attributes #0 = {",
        "define i64 @f(",
        ";",
        "declare void @f() #",
        "target",
    ] {
        let (_, diags) = parse(text);
        assert!(
            diags.error_count() <= 1,
            "{text:?}: {}",
            diags.error_count()
        );
    }
}

#[test]
fn functions_may_share_a_line() {
    let m = ok(
        "define i64 @f() { ret i64 1 } define i64 @g() { ret i64 2 }\n  define i64 @h() {\n    ret i64 3\n  }\n@x = global i64 0 define i64 @i() {\n ret i64 4 }",
    );
    assert_eq!(m.funcs.len(), 4);
    assert!(
        m.funcs
            .values()
            .all(|f| f.body.as_ref().unwrap().insts.len() == 1)
    );
}

#[test]
fn wide_integers_are_kept_whole() {
    let m = ok(
        "@a = global i128 -1\n@b = global i65 36893488147419103231\n@c = global i128 u0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF\n@d = global i24 -8388608\n",
    );
    let text = String::from_utf8(crate::ir::print::module(&m)).unwrap();
    assert_eq!(
        text,
        "@a = global i128 -1\n@b = global i65 -1\n@c = global i128 -1\n@d = global i24 -8388608\n"
    );
    let (_, diags) =
        parse("@a = global i8 300\n@b = global i8 200\n@c = global i8 -128\n@d = global i8 -129\n");
    assert_eq!(diags.iter().count(), 2);
    assert_eq!(diags.error_count(), 0);
}
