//! Functions that are large in one way each, as only programs write them: every engine runs them,
//! soon, and to the right end.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use crate::support::process;
use jitlite::diag::{Diagnostics, Source};
use jitlite::ir::print;
use jitlite::{bitcode, verify};

/// Long enough for a debug build on a busy machine, and far too short for what is quadratic.
const LIMIT: Duration = Duration::from_secs(60);

/// The engines that are quick in a debug build too, for what fills tables that only they have.
const NOT_OPT: &[&str] = &["interp", "baseline"];

/// The program exits with the low 8 bits of `expected` on each engine.
fn runs(name: &str, text: &str, expected: u64) {
    runs_on(&["interp", "baseline", "opt"], name, text, expected);
}

fn runs_on(engines: &[&str], name: &str, text: &str, expected: u64) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("growth");
    std::fs::create_dir_all(&folder).expect("the target folder is writable");
    let path = folder.join(format!("{name}.ll"));
    std::fs::write(&path, text).expect("the target folder is writable");
    for engine in engines {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command
            .args(["run", "--eager", "--engine", engine])
            .arg(&path);
        let got = process::run(&mut command, b"", LIMIT).expect("it ends in time");
        let errors = String::from_utf8_lossy(&got.stderr);
        assert_eq!(
            got.status,
            (expected & 255) as i32,
            "{name}, {engine}: {errors}"
        );
    }
    let _ = std::fs::remove_file(path);
}

/// `@main`, which returns what `@f` makes of `arg`, folded to 8 bits.
fn main_of(arg: u64) -> String {
    format!(
        "define i32 @main() {{\n  %r = call i64 @f(i64 {arg})\n  %t = trunc i64 %r to i32\n  ret i32 %t\n}}\n"
    )
}

#[test]
fn products_in_a_sum() {
    const N: u64 = 100_000;
    let mut text = String::from("define i64 @f(i64 %a) {\n  %z0 = mul i64 %a, %a\n");
    let mut sum = 5u64.wrapping_mul(5);
    for i in 0..N {
        let next = i + 1;
        let _ = writeln!(
            text,
            "  %x{i} = mul i64 %z{i}, {}\n  %z{next} = add i64 %z{i}, %x{i}",
            i | 1
        );
        sum = sum.wrapping_add(sum.wrapping_mul(i | 1));
    }
    let _ = writeln!(text, "  ret i64 %z{N}\n}}");
    runs("products", &(text + &main_of(5)), sum);
}

#[test]
fn calls_that_return_twice() {
    const N: u64 = 5_000;
    let mut text = String::from(
        "@buffer = global [25 x i64] zeroinitializer\ndeclare i32 @_setjmp(ptr) returns_twice\n\
         define i64 @f(i64 %a) {\n  %slot = alloca i64\n  store i64 %a, ptr %slot\n  %v0 = add i64 %a, 1\n",
    );
    for i in 0..N {
        let next = i + 1;
        let _ = writeln!(
            text,
            "  %r{i} = call i32 @_setjmp(ptr @buffer)\n  %w{i} = zext i32 %r{i} to i64\n  \
             %s{i} = load i64, ptr %slot\n  %t{i} = add i64 %s{i}, %w{i}\n  \
             store i64 %t{i}, ptr %slot\n  %v{next} = add i64 %v{i}, %s{i}"
        );
    }
    let _ = writeln!(text, "  ret i64 %v{N}\n}}");
    runs("twice", &(text + &main_of(5)), 6 + 5 * N);
}

#[test]
fn values_alive_at_once() {
    alive_at_once(&["opt"], 10_000);
    // More than instructions of the interpreter can name.
    alive_at_once(NOT_OPT, 70_000);
}

fn alive_at_once(engines: &[&str], n: usize) {
    let mut text = String::from("define i64 @f(i64 %a) {\n  %v0 = add i64 %a, 1\n");
    let mut values = vec![8u64];
    for i in 1..n {
        writeln!(text, "  %v{i} = mul i64 %v{}, %a", i - 1).unwrap();
        values.push(values[i - 1].wrapping_mul(7));
    }
    writeln!(text, "  %s{n} = add i64 %a, 0").unwrap();
    let mut sum = 7u64;
    for i in (0..n).rev() {
        writeln!(text, "  %s{i} = xor i64 %s{}, %v{i}", i + 1).unwrap();
        sum ^= values[i];
    }
    text += "  ret i64 %s0\n}\n";
    runs_on(engines, "alive", &(text + &main_of(7)), sum);
}

/// Vectors and scalars, which are made, used and made again: what the first leave, the next take.
#[test]
fn vectors_alive_at_once() {
    const N: u64 = 9_000;
    let mut text = String::from("define i64 @f(i64 %a) {\n  %s0 = add i64 %a, 0\n");
    let mut at = 0;
    let mut sum = 5u64;
    for round in 1..4u64 {
        for i in 0..N {
            writeln!(
                text,
                "  %v{round}_{i} = insertelement <2 x i64> <i64 {i}, i64 {round}>, i64 %s{at}, i32 0\n  \
                 %w{round}_{i} = xor i64 %s{at}, {i}"
            )
            .unwrap();
        }
        let base = sum;
        for i in 0..N {
            writeln!(
                text,
                "  %x{round}_{i} = extractelement <2 x i64> %v{round}_{i}, i32 {}\n  \
                 %y{round}_{i} = mul i64 %w{round}_{i}, %x{round}_{i}\n  \
                 %s{} = add i64 %s{at}, %y{round}_{i}",
                i % 2,
                at + 1
            )
            .unwrap();
            at += 1;
            let x = if i % 2 == 0 { base } else { round };
            sum = sum.wrapping_add((base ^ i).wrapping_mul(x));
        }
    }
    writeln!(text, "  ret i64 %s{at}\n}}").unwrap();
    runs_on(NOT_OPT, "vectors", &(text + &main_of(5)), sum);
}

#[test]
fn constants_in_a_block() {
    const N: u64 = 40_000;
    let number = |i: u64| (i << 34 | i) as i64;
    let mut text =
        String::from("define i64 @f(i64 %a) {\n  %c = icmp ult i64 %a, 3\n  %s0 = add i64 %a, 0\n");
    let mut sum = 9u64;
    for i in 0..N {
        let (x, y) = (number(2 * i), number(2 * i + 1));
        writeln!(
            text,
            "  %x{i} = select i1 %c, i64 {x}, i64 {y}\n  %s{} = add i64 %s{i}, %x{i}",
            i + 1
        )
        .unwrap();
        sum = sum.wrapping_add(y as u64);
    }
    writeln!(text, "  ret i64 %s{N}\n}}").unwrap();
    runs_on(NOT_OPT, "constants", &(text + &main_of(9)), sum);
}

#[test]
fn loops_in_loops() {
    const N: usize = 2_000;
    let mut text = String::from("define i64 @f(i64 %a) {\nentry:\n  br label %h0\n");
    for i in 0..N {
        let before = if i == 0 {
            "entry".to_string()
        } else {
            format!("h{}", i - 1)
        };
        writeln!(
            text,
            "h{i}:\n  %i{i} = phi i64 [ 0, %{before} ], [ %n{i}, %t{i} ]\n  br label %h{}",
            i + 1
        )
        .unwrap();
    }
    writeln!(text, "h{N}:\n  br label %t{}", N - 1).unwrap();
    // The outermost loop alone goes round more than once.
    for i in (0..N).rev() {
        let (bound, after) = match i {
            0 => ("%a", "done".to_string()),
            _ => ("1", format!("t{}", i - 1)),
        };
        writeln!(
            text,
            "t{i}:\n  %n{i} = add i64 %i{i}, 1\n  %c{i} = icmp slt i64 %n{i}, {bound}\n  br i1 %c{i}, label %h{i}, label %{after}"
        )
        .unwrap();
    }
    text += "done:\n  ret i64 %n0\n}\n";
    runs("loops", &(text + &main_of(77)), 77);
}

#[test]
fn loops_in_a_row() {
    const N: u64 = 3_000;
    let mut text = String::from(
        "define i64 @f(i64 %a) {\nentry:\n  %m = alloca i64\n  store i64 0, ptr %m\n  br label %l0\n",
    );
    for i in 0..N {
        let before = match i {
            0 => "entry".to_string(),
            _ => format!("l{}", i - 1),
        };
        writeln!(
            text,
            "l{i}:\n  %i{i} = phi i64 [ {i}, %{before} ], [ %n{i}, %l{i} ]\n  %x{i} = load i64, ptr %m\n  \
             %y{i} = add i64 %x{i}, %i{i}\n  store i64 %y{i}, ptr %m\n  %n{i} = add i64 %i{i}, 1\n  \
             %c{i} = icmp slt i64 %n{i}, %a\n  br i1 %c{i}, label %l{i}, label %l{}",
            i + 1
        )
        .unwrap();
    }
    writeln!(text, "l{N}:\n  %r = load i64, ptr %m\n  ret i64 %r\n}}").unwrap();
    // Loop i counts from i to 4, or runs once.
    let sum: u64 = (0..N).map(|i| (i..5.max(i + 1)).sum::<u64>()).sum();
    runs("row", &(text + &main_of(5)), sum);
}

/// Each is on all ways, and none decides another.
#[test]
fn branches_by_one_condition() {
    const N: u64 = 60_000;
    let mut text = String::from("@out = global i64 0\ndefine i64 @f(i64 %a) {\n  br label %b0\n");
    for i in 0..N {
        text += &format!(
            "b{i}:\n  %c{i} = icmp sgt i64 %a, 3\n  br i1 %c{i}, label %t{i}, label %b{}\n\
             t{i}:\n  store volatile i64 {i}, ptr @out\n  br label %b{}\n",
            i + 1,
            i + 1
        );
    }
    text += &format!("b{N}:\n  %r = load i64, ptr @out\n  ret i64 %r\n}}\n");
    runs("branches", &(text + &main_of(5)), N - 1);
}

/// An interpreter of as many operations, each of which leads back to where the next one is found.
#[test]
fn cases_of_a_switch_in_a_loop() {
    const N: usize = 30_000;
    let mut text = String::from("define i64 @f(i64 %n) {\n  br label %loop\nloop:\n");
    for (phi, first) in [("i", 0), ("s", 1)] {
        write!(text, "  %{phi} = phi i64 [ {first}, %0 ]").unwrap();
        for k in 0..N {
            write!(text, ", [ %{phi}{k}, %b{k} ]").unwrap();
        }
        text += "\n";
    }
    text += "  switch i64 %i, label %out [\n";
    for k in 0..N {
        writeln!(text, "    i64 {k}, label %b{k}").unwrap();
    }
    text += "  ]\n";
    for k in 0..N {
        writeln!(
            text,
            "b{k}:\n  %i{k} = add i64 %i, 2\n  %s{k} = add i64 %s, {}\n  br label %loop",
            k % 7
        )
        .unwrap();
    }
    text += "out:\n  ret i64 %s\n}\n";
    let even = (0..N as u64).step_by(2).map(|k| k % 7).sum::<u64>();
    runs("cases", &(text + &main_of(0)), 1 + even);
}

#[test]
fn operands_of_phis() {
    const N: usize = 4_000;
    let mut text = String::from("define i64 @f(i64 %a) {\n  switch i64 %a, label %no [\n");
    for i in 0..N {
        writeln!(text, "    i64 {i}, label %b{i}").unwrap();
    }
    text += "  ]\n";
    for i in 0..N {
        writeln!(text, "b{i}:\n  br label %join").unwrap();
    }
    text += "no:\n  br label %join\njoin:\n";
    for (phi, factor) in [("p", 3), ("q", 5)] {
        write!(text, "  %{phi} = phi i64 [ -1, %no ]").unwrap();
        for i in 0..N {
            write!(text, ", [ {}, %b{i} ]", i * factor).unwrap();
        }
        text += "\n";
    }
    text += "  %r = add i64 %p, %q\n  ret i64 %r\n}\n";
    runs("operands", &(text + &main_of(3_211)), 3_211 * 8);
}

#[test]
fn phis_of_a_block() {
    const N: u64 = 4_000;
    let mut text = String::from(
        "define i64 @f(i64 %a) {\n  %c = icmp eq i64 %a, 9\n  br i1 %c, label %x, label %y\n\
         x:\n  br label %join\ny:\n  br label %join\njoin:\n",
    );
    for i in 0..N {
        writeln!(text, "  %p{i} = phi i64 [ {i}, %x ], [ %a, %y ]").unwrap();
    }
    text += "  %s0 = add i64 %a, 0\n";
    for i in 0..N {
        writeln!(text, "  %s{} = add i64 %s{i}, %p{i}", i + 1).unwrap();
    }
    writeln!(text, "  ret i64 %s{N}\n}}").unwrap();
    runs("phis", &(text + &main_of(9)), 9 + N * (N - 1) / 2);
}

/// What stands in itself, so deep that whoever called itself for each level would run out of stack.
const DEEP: usize = 100_000;

fn nested(open: &str, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(DEEP), close.repeat(DEEP))
}

/// The program runs, as it is written, as it is printed, and from bitcode, and is printed the same in the end.
fn runs_nested(name: &str, globals: &str, body: &str) {
    let text = format!("{globals}\ndefine i64 @f(i64 %a) {{\n{body}\n}}\n") + &main_of(42);
    runs(name, &text, 42);
    let parse = |text: Vec<u8>| {
        let source = Arc::new(Source::new("nested.ll", text).expect("it is short enough"));
        let mut diagnostics = Diagnostics::default();
        let module = jitlite::text::parse(source, &mut diagnostics);
        verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
        assert!(!diagnostics.has_errors(), "{name} as it is printed");
        module
    };
    let printed = print::module(&parse(text.into_bytes()));
    let again = parse(printed.clone());
    assert!(print::module(&again) == printed, "{name} as text");
    let bits = bitcode::write_with_use_lists(&again).expect("it can be written");
    let source = Arc::new(Source::new("nested.bc", bits).expect("it is short enough"));
    let mut diagnostics = Diagnostics::default();
    let modules = bitcode::modules(&source).expect("it is bitcode");
    let read = bitcode::read(source, &modules[0], &mut diagnostics);
    verify::verify(&read, verify::Profile::Auto, &mut diagnostics);
    assert!(!diagnostics.has_errors(), "{name} from bitcode");
    // Bitcode has the named types in an order of its own.
    let lines = |text: Vec<u8>| {
        let text = String::from_utf8(text).expect("it is ASCII");
        let own = text.lines().filter(|l| !l.starts_with("source_filename"));
        let mut lines: Vec<_> = own.map(str::to_string).collect();
        lines.sort();
        lines
    };
    let same = lines(print::module(&read)) == lines(printed);
    assert!(same, "{name} from bitcode is another program");
}

#[test]
fn expressions_in_expressions() {
    let sum = nested("add (i64 ", "1", ", i64 1)");
    runs_nested(
        "sum",
        &format!("@g = global i64 {sum}"),
        &format!(
            "  %x = load i64, ptr @g\n  %y = add i64 {sum}, %a\n  %z = sub i64 %y, %x\n  ret i64 %z"
        ),
    );
    let step = nested("getelementptr (i8, ptr ", "@g", ", i64 1)");
    runs_nested(
        "step",
        &format!(
            "@g = global [{} x i8] zeroinitializer\n@p = global ptr {step}",
            DEEP + 1
        ),
        &format!(
            "  store i8 42, ptr {step}\n  %p = load ptr, ptr @p\n  %v = load i8, ptr %p\n  \
             %r = zext i8 %v to i64\n  ret i64 %r"
        ),
    );
    // An even number of them is none, but for whoever does not know the address.
    let turned = nested("xor (i64 ", "ptrtoint (ptr @g to i64)", ", i64 5)");
    runs_nested(
        "turned",
        "@g = global i64 42",
        &format!(
            "  %x = add i64 {turned}, 0\n  %p = inttoptr i64 %x to ptr\n  %r = load i64, ptr %p\n  ret i64 %r"
        ),
    );
}

#[test]
fn aggregates_in_aggregates() {
    let names: String = (0..DEEP)
        .map(|i| format!("%t{} = type {{ %t{i} }}\n", i + 1))
        .collect();
    let open: String = (0..DEEP).rev().map(|i| format!("{{ %t{i} ")).collect();
    let close = " }".repeat(DEEP);
    runs_nested(
        "named",
        &format!("%t0 = type {{ i64 }}\n{names}@g = global %t{DEEP} {open}{{ i64 42 }}{close}"),
        &format!(
            "  %v = load %t{DEEP}, ptr @g\n  store %t{DEEP} %v, ptr @g\n  %r = load i64, ptr @g\n  ret i64 %r"
        ),
    );
    for (name, ty) in [
        ("arrays", nested("[1 x ", "i64", "]")),
        ("structs", nested("{ ", "i64", " }")),
        ("packed", nested("<{ ", "i64", " }>")),
    ] {
        runs_nested(
            name,
            &format!("@g = global {ty} zeroinitializer"),
            &format!(
                "  store i64 %a, ptr @g\n  %v = load {ty}, ptr @g\n  store {ty} zeroinitializer, ptr @g\n  \
                 store {ty} %v, ptr @g\n  %r = load i64, ptr @g\n  ret i64 %r"
            ),
        );
    }
    let ty = nested("void (", "i8", ")*");
    runs_nested(
        "functions",
        &format!("@g = global {ty} null"),
        "  ret i64 %a",
    );
}

/// Values of aggregates that were computed, which hold each other.
#[test]
fn computed_aggregates_in_aggregates() {
    let names: String = (0..DEEP)
        .map(|i| format!("%t{} = type {{ %t{i} }}\n", i + 1))
        .collect();
    let path = ", 0".repeat(DEEP + 1);
    let whole = format!("insertvalue (%t{DEEP} undef, i64 42{path})");
    let open: String = (1..=DEEP)
        .rev()
        .map(|i| format!("insertvalue (%t{i} undef, %t{} ", i - 1))
        .collect();
    let close = ", 0)".repeat(DEEP);
    // Today's bitcode has no such constants.
    let text = format!(
        "%t0 = type {{ i64 }}\n{names}@g = global %t{DEEP} {open}{{ i64 42 }}{close}\n\
         @h = global i64 extractvalue (%t{DEEP} {whole}{path})\n\
         define i64 @f(i64 %a) {{\n  %x = load i64, ptr @h\n  store %t{DEEP} {whole}, ptr @g\n  \
         %y = load i64, ptr @g\n  %c = icmp eq i64 %x, %y\n  %r = select i1 %c, i64 %x, i64 0\n  ret i64 %r\n}}\n"
    );
    runs("computed", &(text + &main_of(42)), 42);
}
