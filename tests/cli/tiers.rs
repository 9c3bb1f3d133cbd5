//! When `auto` compiles functions again, and how they are left at their loops.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use crate::support::process;

const LIMIT: Duration = Duration::from_secs(60);

/// Runs a program on `auto`; gives its status and how many functions were optimized, loops that were
/// gone on in counted as functions.
fn run(name: &str, text: &str, tier: &str) -> (i32, usize) {
    let (status, said) = run_and_tell(name, text, tier);
    let functions = said.lines().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["emit", .., "of", count, "function" | "functions"] => count.parse().ok(),
            _ => None,
        }
    });
    (status, functions.unwrap_or(0))
}

/// How many instructions inlining leaves in what is optimized of a program.
fn inlined(name: &str, text: &str, tier: &str) -> usize {
    let (_, said) = run_and_tell(name, text, tier);
    let insts = said.lines().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["inline", .., count, "LIR", "instructions"] => count.parse().ok(),
            _ => None,
        }
    });
    insts.unwrap_or(0)
}

/// The status of a program on `auto`, and what is told of the optimizing compiler.
fn run_and_tell(name: &str, text: &str, tier: &str) -> (i32, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    let command = command.args(["run", "--engine", "auto", "--time-passes"]);
    let got = process::run(command.arg(&path).env("JITLITE_TIER", tier), b"", LIMIT).unwrap();
    let said = String::from_utf8_lossy(&got.stderr).into_owned();
    (got.status, said)
}

/// In it values are in registers, in the frame, in slots with an address and in one that is
/// aligned, and floats among them; more than there are registers.
const LOOP: &str = "
define i64 @look(ptr %p) noinline {
  %v = load i64, ptr %p
  ret i64 %v
}

define i64 @main() {
entry:
  %seen = alloca i64
  %aligned = alloca i64, align 64
  %var = alloca i32
  store i64 0, ptr %seen
  store i64 5, ptr %aligned
  store i32 1, ptr %var
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %sum = phi i64 [ 0, %entry ], [ %sum2, %latch ]
  %a = phi i64 [ 1, %entry ], [ %b, %latch ]
  %b = phi i64 [ 2, %entry ], [ %c, %latch ]
  %c = phi i64 [ 3, %entry ], [ %d, %latch ]
  %d = phi i64 [ 4, %entry ], [ %e, %latch ]
  %e = phi i64 [ 5, %entry ], [ %f, %latch ]
  %f = phi i64 [ 6, %entry ], [ %g, %latch ]
  %g = phi i64 [ 7, %entry ], [ %a, %latch ]
  %x = phi double [ 1.0, %entry ], [ %x1, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi i64 [ %sum, %outer ], [ %s3, %inner ]
  %old = load i32, ptr %var
  %new = add i32 %old, 3
  store i32 %new, ptr %var
  %k = call i64 @look(ptr %aligned)
  %k1 = add i64 %k, %j
  store i64 %k1, ptr %seen
  %l = call i64 @look(ptr %seen)
  %s1 = add i64 %s, %l
  %s2 = xor i64 %s1, %a
  %s3 = add i64 %s2, %g
  %j1 = add i64 %j, 1
  %more = icmp ult i64 %j1, 20
  br i1 %more, label %inner, label %latch
latch:
  %m = mul i64 %a, %c
  %n = add i64 %m, %f
  %sum1 = add i64 %s3, %n
  %x1 = fadd double %x, 0.5
  %y = fptosi double %x1 to i64
  %sum2 = add i64 %sum1, %y
  %i1 = add i64 %i, 1
  %again = icmp ult i64 %i1, 30
  br i1 %again, label %outer, label %out
out:
  %v = load i32, ptr %var
  %v1 = zext i32 %v to i64
  %all = add i64 %sum2, %v1
  %r = urem i64 %all, 251
  ret i64 %r
}
";

#[test]
fn a_loop_is_left_wherever_its_values_are() {
    let wanted = expected();
    for tier in ["0", "1", "2", "3", "5", "9", "14", "27", "60"] {
        let (status, functions) = run("left.ll", LOOP, &format!("{tier},wait"));
        assert_eq!(status, wanted, "JITLITE_TIER={tier}");
        // `main`, `look`, and the loop where `main` goes on, unless that is there from the start.
        let left = match tier {
            "0" => 2..=2,
            _ => 3..=4,
        };
        assert!(
            left.contains(&functions),
            "JITLITE_TIER={tier}: {functions}"
        );
    }
    assert_eq!(run("left.ll", LOOP, "1000000,wait"), (wanted, 0));
}

/// What the program computes.
fn expected() -> i32 {
    let (mut sum, mut var, mut x) = (0u64, 1u32, 1.0f64);
    let mut v = [1u64, 2, 3, 4, 5, 6, 7];
    for _ in 0..30 {
        let [a, _, c, _, _, f, g] = v;
        for j in 0..20 {
            var += 3;
            sum = ((sum + 5 + j) ^ a) + g;
        }
        x += 0.5;
        sum = sum.wrapping_add(a * c + f).wrapping_add(x as u64);
        v.rotate_left(1);
    }
    (sum.wrapping_add(var.into()) % 251) as i32
}

#[test]
fn a_loop_is_left_with_what_the_stack_gave_before_it() {
    // What is allocated before the loop is used in the loop and behind it, as what was allocated in earlier rounds is.
    let text = "
        define i64 @main() {
        entry:
          %one = alloca i64
          store i64 1, ptr %one
          %count = load volatile i64, ptr %one
          %before = alloca i64, i64 %count, align 32
          store i64 7, ptr %before
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
          %last = phi ptr [ %before, %entry ], [ %new, %loop ]
          %new = alloca i64, i64 %count
          %old = load i64, ptr %last
          %b = load i64, ptr %before
          %sum = add i64 %old, %b
          store i64 %sum, ptr %new
          %i1 = add i64 %i, 1
          %more = icmp ult i64 %i1, 3000
          br i1 %more, label %loop, label %out
        out:
          %all = load i64, ptr %new
          %again = load i64, ptr %before
          %r = add i64 %all, %again
          %m = urem i64 %r, 251
          ret i64 %m
        }";
    let expected = (7 * (3000 + 1) + 7) % 251;
    for tier in ["1,wait", "7,wait", "100,wait"] {
        // The function, and the loop where it goes on.
        assert_eq!(run("stack.ll", text, tier), (expected, 2), "{tier}");
    }
    let (status, functions) = run("stack.ll", text, "1000000,wait");
    assert_eq!((status, functions), (expected, 0));
}

#[test]
fn a_loop_is_left_with_what_is_read_behind_it_alone() {
    // More variables than can be handed over: those of one scope that is entered anew in each round are not.
    const MANY: usize = 400;
    let allocas: String = (0..MANY)
        .map(|n| format!("  %v{n} = alloca i64\n"))
        .collect();
    let scope = |n: usize| {
        let before = match n {
            0 => "%i".to_string(),
            _ => format!("%x{}", n - 1),
        };
        format!(
            "  store i64 {before}, ptr %v{n}\n  %y{n} = load i64, ptr %v{n}\n  %x{n} = add i64 %y{n}, 1\n"
        )
    };
    let text = format!(
        "define i64 @main() {{\nentry:\n  %sum = alloca i64\n  %n = alloca i64\n{allocas}  \
         store i64 5, ptr %sum\n  store i64 0, ptr %n\n  br label %loop\nloop:\n  \
         %i = load i64, ptr %n\n{}  %s = load i64, ptr %sum\n  %s1 = add i64 %s, %x{}\n  \
         store i64 %s1, ptr %sum\n  %i1 = add i64 %i, 1\n  store i64 %i1, ptr %n\n  \
         %more = icmp ult i64 %i1, 300\n  br i1 %more, label %loop, label %out\nout:\n  \
         %all = load i64, ptr %sum\n  %r = urem i64 %all, 251\n  ret i64 %r\n}}\n",
        (0..MANY).map(scope).collect::<String>(),
        MANY - 1
    );
    let expected = (5 + (0..300).map(|i| i + MANY as i32).sum::<i32>()) % 251;
    for tier in ["1,wait", "2,wait"] {
        assert_eq!(run("scopes.ll", &text, tier), (expected, 2), "{tier}");
    }
}

#[test]
fn a_loop_of_many_cases_with_variables_each_is_left() {
    const CASES: usize = 600;
    let each = |line: fn(usize) -> String| (0..CASES).map(line).collect::<String>();
    let text = format!(
        "define i64 @main() {{\nentry:\n  %sum = alloca i64\n  %n = alloca i64\n{}  \
         store i64 5, ptr %sum\n  store i64 0, ptr %n\n  br label %loop\nloop:\n  \
         %i = load i64, ptr %n\n  %i1 = add i64 %i, 1\n  store i64 %i1, ptr %n\n  \
         %case = urem i64 %i, {CASES}\n  switch i64 %case, label %out [ {} ]\n{}next:\n  \
         %more = icmp ult i64 %i1, 200000\n  br i1 %more, label %loop, label %out\nout:\n  \
         %all = load i64, ptr %sum\n  %r = urem i64 %all, 251\n  ret i64 %r\n}}\n",
        each(|n| format!("  %v{n} = alloca i64\n  %w{n} = alloca i64\n")),
        each(|n| format!("i64 {n}, label %c{n} ")),
        each(|n| format!(
            "c{n}:\n  store i64 %i, ptr %v{n}\n  %x{n} = load i64, ptr %v{n}\n  \
             store i64 %x{n}, ptr %w{n}\n  %y{n} = load i64, ptr %w{n}\n  \
             %s{n} = load i64, ptr %sum\n  %t{n} = add i64 %s{n}, %y{n}\n  \
             store i64 %t{n}, ptr %sum\n  br label %next\n"
        )),
    );
    let expected = (5 + (0..200_000).sum::<i64>()) % 251;
    assert_eq!(run("cases.ll", &text, "2,wait"), (expected as i32, 2));
}

#[test]
fn what_is_compiled_again_is_paid_for_by_what_ran() {
    // Functions of 21 instructions, each run as often: as many as cost nothing, each as if it had fifty
    // more, are compiled when they have run ten times their size, and some of the others.
    let body: String = (0..20)
        .map(|n| format!("  %v{} = mul i64 %v{n}, 3\n", n + 1))
        .collect();
    let function =
        |n: usize| format!("define i64 @f{n}(i64 %v0) noinline {{\n{body}  ret i64 %v20\n}}\n");
    let text = |count: usize, rounds: &str| {
        let functions: String = (0..count).map(function).collect();
        // Where nearly all functions are `noinline`, it is ignored.
        let others = (0..count / 10).map(|n| format!("define void @g{n}() {{ ret void }}\n"));
        let functions = functions + &others.collect::<String>();
        let calls: String = (0..count)
            .map(|n| format!("  call i64 @f{n}(i64 1)\n"))
            .collect();
        format!(
            "{functions}define i64 @main() {{\n  br label %l\nl:\n  \
             %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n{calls}  %i1 = add i64 %i, 1\n  \
             %c = icmp ult i64 %i1, {rounds}\n  br i1 %c, label %l, label %o\no:\n  ret i64 0\n}}\n"
        )
    };
    let after = |count, rounds: &str| run("paid.ll", &text(count, rounds), "10,wait").1;
    let (few, some, all) = (after(150, "3"), after(150, "11"), after(150, "1000000"));
    assert_eq!(few, 0);
    // 1,000 instructions cost nothing; 150 budgets of 21 are 63 more.
    assert!(((1000 + 63) / 71..=16).contains(&some), "{some}");
    assert!(all >= 150, "{all}");
    // Of 500 functions, a quarter of what is more than 4,000 instructions has to be paid for first, which is more than
    // what costs nothing.
    let (some, all) = (after(500, "11"), after(500, "100000"));
    assert_eq!(some, 0);
    assert!(all >= 500, "{all}");
    // A thread compiles what is more than 1,000 instructions, several at a time.
    let behind = run("paid_behind.ll", &text(150, "1000000"), "10").1;
    assert!(behind > 2 * 1000 / 71, "{behind}");
}

#[test]
fn what_has_run_much_itself_is_compiled_whatever_a_program_owes() {
    let body = |count: usize| -> String {
        (0..count)
            .map(|n| format!("  %v{} = mul i64 %v{n}, 3\n", n + 1))
            .collect()
    };
    let function = |name: &str, count: usize| {
        let body = body(count);
        format!("define i64 @{name}(i64 %v0) noinline {{\n{body}  ret i64 %v{count}\n}}\n")
    };
    // Baseline code of 33,000 instructions is owed as 4,000 that are compiled again: 2,000,000 that run.
    let others = (0..1500).map(|n| function(&format!("f{n}"), 21));
    // Where nearly all functions are `noinline`, it is ignored.
    let plain = (0..150).map(|n| format!("define void @g{n}() {{ ret void }}\n"));
    let others: String = others.chain(plain).collect();
    let calls: String = (0..1500)
        .map(|n| format!("  call i64 @f{n}(i64 1)\n"))
        .collect();
    let large = function("large", 599);
    let after = |rounds: usize| {
        let text = format!(
            "{others}{large}define i64 @main() {{\n{calls}  br label %l\nl:\n  \
             %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n  call i64 @large(i64 1)\n  %i1 = add i64 %i, 1\n  \
             %c = icmp ult i64 %i1, {rounds}\n  br i1 %c, label %l, label %o\no:\n  ret i64 0\n}}\n"
        );
        run("share.ll", &text, "10,wait").1
    };
    // Its price is 50 times its budget and that of fifty instructions, of which it runs a quarter: in 136 calls.
    assert_eq!([after(120), after(160)], [0, 1]);
}

#[test]
fn what_was_never_called_is_not_inlined_but_behind_a_loop_that_runs() {
    // Forty instructions that nothing simplifies.
    let body: String = (0..40)
        .map(|n| format!("  %v{} = mul i64 %v{n}, %x\n", n + 1))
        .collect();
    let often = format!(
        "define i64 @rare(i64 %x) {{\n  %v0 = add i64 %x, 1\n{body}  ret i64 %v40\n}}\n\
         define i64 @often(i64 %i, i64 %most) noinline {{\n  %c = icmp ugt i64 %i, %most\n  \
         br i1 %c, label %r, label %o\nr:\n  %x = call i64 @rare(i64 %i)\n  ret i64 %x\no:\n  ret i64 %i\n}}\n\
         define i64 @main() {{\n  br label %l\nl:\n  %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n  \
         %x = call i64 @often(i64 %i, i64 1000000)\n  %i1 = add i64 %x, 1\n  \
         %c = icmp ult i64 %i1, 3000\n  br i1 %c, label %l, label %o\no:\n  LAST\n  ret i64 0\n}}\n"
    );
    let never = often.replace("LAST", "");
    assert_eq!(run("never.ll", &never, "10,wait"), (0, 3));
    assert!(inlined("never.ll", &never, "10,wait") < 40);
    // `main` has not called it by the time it is compiled, and may yet.
    let behind = often.replace("LAST", "call i64 @rare(i64 3)");
    assert!(inlined("behind.ll", &behind, "10,wait") >= 40);
    // Here nothing is called before it is compiled.
    assert!(inlined("first.ll", &never, "0,wait") >= 40);
}

#[test]
fn what_small_functions_run_is_charged_to_the_loop_that_calls_them() {
    // Nine small functions take turns; only the loop is compiled again, and has their bodies in it.
    let functions: String = (0..9)
        .map(|n| {
            let step = 2 * n + 3;
            format!(
                "define i64 @f{n}(i64 %x) {{\n  %a = mul i64 %x, {step}\n  %b = add i64 %a, 1\n  \
                 %c = xor i64 %b, {n}\n  ret i64 %c\n}}\n"
            )
        })
        .collect();
    let calls: String = (0..9)
        .map(|n| format!("  %x{} = call i64 @f{n}(i64 %x{n})\n", n + 1))
        .collect();
    let text = format!(
        "{functions}define i64 @main() {{\n  br label %l\nl:\n  %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n  \
         %x0 = phi i64 [ 0, %0 ], [ %x9, %l ]\n{calls}  %i1 = add i64 %i, 1\n  \
         %c = icmp ult i64 %i1, 100000\n  br i1 %c, label %l, label %o\no:\n  ret i64 0\n}}\n"
    );
    assert_eq!(run("charged.ll", &text, "2000,wait"), (0, 2));
    // What may not be inlined counts for itself.
    let text = text.replace("(i64 %x) {", "(i64 %x) noinline {");
    assert_eq!(run("charged_itself.ll", &text, "2000,wait"), (0, 11));
}

#[test]
fn a_body_is_made_again_once_a_callee_matters() {
    // Forty instructions that nothing simplifies.
    let body: String = (0..40)
        .map(|n| format!("  %v{} = mul i64 %v{n}, %x\n", n + 1))
        .collect();
    let rounds = |name: &str, which: &str| {
        format!(
            "define i64 @{name}() noinline {{\n  br label %l\nl:\n  \
             %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n  %x = call i64 @choose(i64 %i, i1 {which})\n  \
             %i1 = add i64 %i, 1\n  %c = icmp ult i64 %i1, 3000\n  \
             br i1 %c, label %l, label %o\no:\n  ret i64 0\n}}\n"
        )
    };
    let text = format!(
        "define i64 @later(i64 %x) {{\n  %v0 = add i64 %x, 1\n{body}  ret i64 %v40\n}}\n\
         define i64 @choose(i64 %x, i1 %which) {{\n  br i1 %which, label %a, label %b\na:\n  \
         %y = call i64 @later(i64 %x)\n  ret i64 %y\nb:\n  ret i64 %x\n}}\n{}{}\
         define i64 @main() {{\n  %x = call i64 @choose(i64 1, i1 true)\n  call i64 @first()\n  \
         call i64 @second()\n  ret i64 0\n}}\n",
        rounds("first", "false"),
        rounds("second", "true")
    );
    // Both loops, each also where it is entered: the body of `choose` that the first has is without that of `later`.
    assert_eq!(run("again.ll", &text, "10,wait"), (0, 4));
    assert!(inlined("again.ll", &text, "10,wait") >= 80);
}

#[test]
fn code_is_made_again_once_callees_matter_that_were_left_alone_in_it() {
    // Forty instructions that nothing simplifies.
    let body: String = (0..40)
        .map(|n| format!("  %v{} = mul i64 %v{n}, %x\n", n + 1))
        .collect();
    let later = |n: usize| {
        format!(
            "define i64 @later{n}(i64 %x) {{\n  %v0 = add i64 %x, {n}\n{body}  ret i64 %v40\n}}\n"
        )
    };
    // `work` is compiled for its first loop, while both callees of the second have been called once.
    let text = format!(
        "{}{}define i64 @work(i64 %n) noinline {{\n  br label %l\nl:\n  %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n  \
         %s = phi i64 [ %n, %0 ], [ %s1, %l ]\n  %t = mul i64 %s, %s\n  %s1 = xor i64 %t, %i\n  \
         %i1 = add i64 %i, 1\n  %c = icmp ult i64 %i1, 50000\n  br i1 %c, label %l, label %m\nm:\n  \
         %k = phi i64 [ 0, %l ], [ %k1, %m ]\n  %r = phi i64 [ %s1, %l ], [ %r2, %m ]\n  \
         %r1 = call i64 @later1(i64 %r)\n  %r2 = call i64 @later2(i64 %r1)\n  %k1 = add i64 %k, 1\n  \
         %d = icmp ult i64 %k1, 100\n  br i1 %d, label %m, label %o\no:\n  ret i64 %r2\n}}\n\
         define i64 @main() {{\n  %x = call i64 @later1(i64 1)\n  %y = call i64 @later2(i64 %x)\n  \
         br label %l\nl:\n  %i = phi i64 [ 0, %0 ], [ %i1, %l ]\n  %w = call i64 @work(i64 %i)\n  \
         %i1 = add i64 %i, 1\n  %c = icmp ult i64 %i1, 100\n  br i1 %c, label %l, label %o\no:\n  ret i64 0\n}}\n",
        later(1),
        later(2)
    );
    // Its loop, it itself, and once more with their bodies in it; they are not compiled alone.
    assert_eq!(run("made_again.ll", &text, "2000,wait"), (0, 3));
    assert!(inlined("made_again.ll", &text, "2000,wait") >= 80);
}

/// A loop that calls what an address is of: one function for long, so that its body is put there, and then
/// others, one of which traps where it is said to.
const TARGETS: &str = "
define internal i64 @one(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
define internal i64 @three(i64 %x) {
  %y = add i64 %x, 3
  ret i64 %y
}
define internal i64 @nothing(i64 %x) {
  %y = udiv i64 %x, 0
  ret i64 %y
}
@functions = global [3 x ptr] [ptr @one, ptr @three, ptr @nothing]

define i64 @many(ptr %f, i64 %from, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ %from, %entry ], [ %s1, %loop ]
  %s1 = call i64 %f(i64 %s)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %s1
}

define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %last = icmp ugt i64 %i, 990
  %which = zext i1 %last to i64
  %p = getelementptr [3 x ptr], ptr @functions, i64 0, i64 %which
  %f = load ptr, ptr %p
  %s1 = call i64 @many(ptr %f, i64 %s, i64 20)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 1000
  br i1 %more, label %loop, label %done
done:
  %q = getelementptr [3 x ptr], ptr @functions, i64 0, i64 LAST
  %g = load ptr, ptr %q
  %t = call i64 @many(ptr %g, i64 %s1, i64 1)
  %r = urem i64 %t, 251
  ret i64 %r
}
";

#[test]
fn what_a_call_has_called_is_no_more_than_a_guess() {
    // 991 rounds of 20 add 1, 9 of them add 3.
    let sum = 991 * 20 + 9 * 20 * 3;
    for tier in ["1,wait", "20,wait", "1000000,wait"] {
        for (last, wanted) in [("0", (sum + 1) % 251), ("1", (sum + 3) % 251), ("2", 136)] {
            let text = TARGETS.replace("LAST", last);
            let (status, _) = run("targets.ll", &text, tier);
            assert_eq!(status, wanted, "{tier} {last}");
        }
    }
}
