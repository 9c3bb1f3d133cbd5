#!/usr/bin/env python3
"""Whole processes of jitlite beside those of LLVM 19, in one run; prints the tables of BENCHMARKS.md.

    cargo build --release && benches/compare.py            everything
    benches/compare.py start | baseline | interpreter | parse | growth    a part
    benches/compare.py first                               LLVM 1.x assembly beside what it is upgraded to
    benches/compare.py bitcode FOLDER                      SQLite as bitcode; its sources are in the folder
    benches/compare.py generate MEGABYTES FILE             only the large module
    --rounds N   how often each process is run (the best counts; the median for `start`)
    --sizes 50,100,200,400   megabytes of the modules that are parsed

Needs llc-19, lli-19, llvm-as-19 and a C compiler, for bitcode clang-19, llvm-link-19, opt-19 and llvm-dis-19; what is missing is said and left out.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

from harness import JITLITE, PROGRAMS, Run, best, geomean, table, tool

FACTORIAL = """define i64 @fac(i64 %n) {
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
"""


def start(rounds, scratch):
    """Process start to end of the specification's factorial."""
    program = os.path.join(scratch, "factorial.ll")
    with open(program, "w") as file:
        file.write(FACTORIAL)
    contenders = [("`/bin/true`", [shutil.which("true")], 0)]
    contenders.append(("jitlite run", [JITLITE, "run", program], 208))
    contenders.append(("jitlite run --engine interp", [JITLITE, "run", "--engine", "interp", program], 208))
    if lli := tool("lli-19"):
        contenders.append(("lli-19", [lli, program], 208))
        contenders.append(("lli-19 -force-interpreter", [lli, "-force-interpreter", program], 208))
    times = {name: [] for name, _, _ in contenders}
    for _ in range(max(rounds * 20, 40)):
        for name, argv, status in contenders:
            run = Run(argv)
            if run.status != status:
                sys.exit(f"{' '.join(argv)}: status {run.status} instead of {status}")
            times[name].append(run.seconds)
    base = statistics.median(times["jitlite run"])
    rows = []
    for name, _, _ in contenders:
        median = statistics.median(times[name])
        rows.append([name, f"{median * 1e3:.2f} ms", f"{min(times[name]) * 1e3:.2f} ms", f"{median / base:.1f}"])
    print("### Process start to end: the specification's factorial\n")
    table(["command", "median", "best", "of jitlite run"], rows)


def programs():
    for name in sorted(os.listdir(PROGRAMS)):
        if name.endswith(".ll"):
            with open(os.path.join(PROGRAMS, name)) as file:
                yield name[:-3], os.path.join(PROGRAMS, name), file.read()


def baseline(rounds, scratch):
    """Baseline code beside llc -O0's, whole processes."""
    llc, cc = tool("llc-19"), tool("cc")
    rows, ratios = [], []
    for name, path, _ in programs():
        ours, text = best([JITLITE, "run", "--engine", "baseline", path], rounds, scratch)
        if not (llc and cc):
            rows.append([name, f"{ours.seconds * 1e3:.0f} ms", "", ""])
            continue
        native = os.path.join(scratch, name)
        subprocess.run([llc, "-O0", "-filetype=obj", "-relocation-model=pic", path, "-o", native + ".o"], check=True)
        subprocess.run([cc, native + ".o", "-o", native], check=True)
        theirs, wanted = best([native], rounds, scratch)
        if text != wanted:
            sys.exit(f"{name}: jitlite printed {text!r}, llc's program {wanted!r}")
        ratio = theirs.seconds / ours.seconds
        ratios.append(ratio)
        rows.append([name, f"{ours.seconds * 1e3:.0f} ms", f"{theirs.seconds * 1e3:.0f} ms", f"{ratio:.2f}"])
    print("### Baseline code and `llc-19 -O0`, whole processes\n")
    if ratios:
        rows.append(["**geometric mean**", "", "", f"**{geomean(ratios):.2f}**"])
        rows.append(["worst", "", "", f"{min(ratios):.2f}"])
    table(["program", "jitlite, baseline", "llc -O0", "times as fast"], rows)


def interpreter(rounds, scratch):
    """The interpreter beside lli's, on smaller sizes of the same programs."""
    lli = tool("lli-19")
    rows, ratios = [], []
    for name, _, text in programs():
        before, after = re.search(r"^; interpreter: (.*) -> (.*)$", text, re.M).groups()
        path = os.path.join(scratch, name + ".ll")
        head, body = text.split("\n; interpreter:", 1)
        with open(path, "w") as file:
            file.write(head + "\n" + body.split("\n", 1)[1].replace(before, after))
        ours, printed = best([JITLITE, "run", "--engine", "interp", path], rounds, scratch)
        if not lli:
            rows.append([name, f"{ours.seconds * 1e3:.1f} ms", "", ""])
            continue
        theirs, wanted = best([lli, "-force-interpreter", path], max(1, rounds // 3), scratch)
        if printed != wanted:
            sys.exit(f"{name}: jitlite printed {printed!r}, lli {wanted!r}")
        ratio = theirs.seconds / ours.seconds
        ratios.append(ratio)
        rows.append([name, f"{ours.seconds * 1e3:.1f} ms", f"{theirs.seconds * 1e3:.0f} ms", f"{ratio:.1f}"])
    print("### Interpreter and `lli-19 -force-interpreter`, whole processes\n")
    if ratios:
        rows.append(["**geometric mean**", "", "", f"**{geomean(ratios):.1f}**"])
        rows.append(["worst", "", "", f"{min(ratios):.1f}"])
    table(["program", "jitlite, interpreter", "lli", "times as fast"], rows)


def generate(megabytes, path, typed=False):
    """Writes a module of LLVMlite of about this size, the same each time."""
    pointer = (lambda t: t + "*") if typed else (lambda t: "ptr")
    load = (lambda t, p: f"load {t}* {p}") if typed else (lambda t, p: f"load {t}, ptr {p}")
    gep = (lambda t, p: f"getelementptr {t}* {p}") if typed else (lambda t, p: f"getelementptr {t}, ptr {p}")
    wanted, written, n, state = megabytes * 1_000_000, 0, 0, 1
    i64 = pointer("i64")
    with open(path, "w") as file:
        def put(text):
            nonlocal written
            written += len(text)
            file.write(text)

        put(f"%node = type {{ i64, {pointer('%node')} }}\n%table = type [16 x i64]\n")
        put("@counter = global i64 0\n")
        while written < wanted:
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            a, b, c = state >> 40, (state >> 20) % 1000, state % 61
            callee = f"f{n - 1 - state % min(n, 50)}" if n else "f0"
            values = ", ".join(f"i64 {(state >> k) % 100000}" for k in range(16))
            put(f"@data{n} = global [16 x i64] [ {values} ]\n" if n % 4 == 0 else "")
            data = f"@data{n - n % 4}"
            put(f"""@node{n} = global %node {{ i64 {b}, {pointer('%node')} @node{n} }}

define i64 @f{n}(i64 %n, i64 %limit, {pointer('%node')} %list) {{
  %total = alloca i64
  %index = alloca i64
  %current = alloca {pointer('%node')}
  store i64 {a}, {i64} %total
  store i64 0, {i64} %index
  store {pointer('%node')} %list, {pointer(pointer('%node'))} %current
  br label %head
head:
  %1 = {load('i64', '%index')}
  %2 = icmp slt i64 %1, %limit
  br i1 %2, label %body, label %done
body:
  %3 = and i64 %1, 15
  %4 = {gep('[16 x i64]', data)}, i32 0, i64 %3
  %5 = {load('i64', '%4')}
  %6 = {load('i64', '%total')}
  %7 = mul i64 %6, 31
  %8 = add i64 %7, %5
  %9 = xor i64 %8, {c}
  store i64 %9, {i64} %total
  %10 = {load(pointer('%node'), '%current')}
  %11 = icmp eq {pointer('%node')} %10, null
  br i1 %11, label %next, label %walk
walk:
  %12 = {gep('%node', '%10')}, i32 0, i32 0
  %13 = {load('i64', '%12')}
  %14 = {load('i64', '%total')}
  %15 = sub i64 %14, %13
  store i64 %15, {i64} %total
  %16 = {gep('%node', '%10')}, i32 0, i32 1
  %17 = {load(pointer('%node'), '%16')}
  store {pointer('%node')} %17, {pointer(pointer('%node'))} %current
  br label %next
next:
  %18 = {load('i64', '%index')}
  %19 = add i64 %18, 1
  store i64 %19, {i64} %index
  br label %head
done:
  %20 = icmp sgt i64 %n, 0
  br i1 %20, label %more, label %last
more:
  %21 = sub i64 %n, 1
  %22 = shl i64 %limit, {c % 3}
  %23 = call i64 @{callee}(i64 %21, i64 %22, {pointer('%node')} @node{n})
  %24 = {load('i64', '%total')}
  %25 = add i64 %23, %24
  %26 = {load('i64', '@counter')}
  %27 = add i64 %26, 1
  store i64 %27, {i64} @counter
  ret i64 %25
last:
  %28 = {load('i64', '%total')}
  ret i64 %28
}}

""")
            n += 1
        put(f"""define i64 @main() {{
  %1 = call i64 @f{n - 1}(i64 9, i64 5, {pointer('%node')} null)
  ret i64 %1
}}
""")


def parse(rounds, scratch, sizes):
    """Parsing and verifying a large module on one core: throughput and peak memory."""
    rows = []
    pin = tool("taskset")
    prefix = [pin, "-c", str(max(os.sched_getaffinity(0)))] if pin else []
    assembler, opt = tool("llvm-as-19"), tool("opt-19")
    for size in sizes:
        path = os.path.join(scratch, "large.ll")
        contenders = [("jitlite check", [JITLITE, "check", path], False)]
        contenders.append(("jitlite check --std llvmlite", [JITLITE, "check", "--std", "llvmlite", path], True))
        if size <= 100:
            if assembler:
                contenders.append(("llvm-as-19", [assembler, "-disable-output", path], False))
            if opt:
                contenders.append(("opt-19 -passes=verify", [opt, "-passes=verify", "-disable-output", path], False))
        written = None
        for name, argv, typed in sorted(contenders, key=lambda c: c[2]):
            if written != typed:
                generate(size, path, typed)
                written = typed
                Run([shutil.which("cat"), path])
            bytes_ = os.path.getsize(path)
            runs = [Run(prefix + argv) for _ in range(max(1, rounds // 2))]
            if any(run.status for run in runs):
                sys.exit(f"{' '.join(argv)}: status {runs[0].status}")
            run = min(runs, key=lambda run: run.seconds)
            rows.append([
                name,
                f"{bytes_ / 1e6:.0f} MB",
                f"{run.seconds * 1e3:.0f} ms",
                f"{bytes_ / 1e6 / run.seconds:.0f} MB/s",
                f"{run.memory / 1e6:.0f} MB",
                f"{run.memory / bytes_:.1f}",
            ])
    print("### Parse and verify a generated LLVMlite module, one core\n")
    table(["command", "text", "time", "throughput", "peak memory", "of the text"], rows)


def generate_function(instructions, block, path):
    """Writes one function of so many instructions, in blocks of `block` each."""
    with open(path, "w") as file:
        file.write("define i64 @f(i64 %a, i64 %b) {\n  br label %b0\n")
        ops = ["add", "xor", "sub", "mul", "and", "or"]
        values = ["%a", "%b"]
        n = 0
        for at in range(instructions // block):
            # What an earlier block defined is used as well: lives are short and long.
            values = ["%a", "%b"] + values[-2:]
            file.write(f"b{at}:\n")
            for _ in range(block - 2):
                left, right = values[-1], values[(n * 7) % len(values)]
                file.write(f"  %v{n} = {ops[n % 6]} i64 {left}, {right}\n")
                values.append(f"%v{n}")
                if len(values) > 12:
                    values.pop(2)
                n += 1
            file.write(f"  %c{at} = icmp ugt i64 {values[-1]}, {at}\n")
            file.write(f"  br i1 %c{at}, label %b{at + 1}, label %b{at + 1}\n")
        at = instructions // block
        file.write(f"b{at}:\n  ret i64 {values[-1]}\n}}\n")
        file.write("define i64 @main() {\n  %r = call i64 @f(i64 3, i64 5)\n  ret i64 %r\n}\n")


def growth(rounds, scratch):
    """Whole processes over one function that grows: the time an instruction must stay the same."""
    llc = tool("llc-19")
    rows = []
    for block, what in ((1000, "blocks of 1,000"), (10, "blocks of 10")):
        for instructions in (62_500, 250_000, 1_000_000):
            path = os.path.join(scratch, "function.ll")
            generate_function(instructions, block, path)
            row = [f"{instructions:,} in {what}"]
            for engine in ("interp", "baseline"):
                run = min((Run([JITLITE, "run", "--engine", engine, path]) for _ in range(rounds)),
                          key=lambda run: run.seconds)
                row += [f"{run.seconds * 1e3:.0f} ms", f"{run.seconds * 1e9 / instructions:.0f} ns"]
            if llc and instructions <= 250_000:
                run = Run([llc, "-O0", "-filetype=obj", path, "-o", os.devnull])
                row.append(f"{run.seconds * 1e9 / instructions:.0f} ns")
            else:
                row.append("")
            rows.append(row)
    print("### From text to result of one large function, whole processes\n")
    table(["instructions", "interpreter", "each", "baseline", "each", "llc -O0, each"], rows)


FIRST_ANSWER = """
#include <stdio.h>
#include "sqlite3.h"
static int show(void *all, int count, char **values, char **names) { puts(values[0]); return 0; }
int nothing(void) { return 0; }
int main(void) {
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db)) return 1;
  return sqlite3_exec(db, "create table t(a); insert into t values (1), (2), (39); select sum(a) from t;",
                      show, 0, 0);
}
"""


def bitcode(rounds, scratch, sources):
    """SQLite as bitcode: read as a whole, made ready, and run to its first answer. Processor time."""
    head = ["SQLite", "size", "command", "time", "peak memory", "beside", "time", "times as fast"]
    rows = []
    first = os.path.join(scratch, "first.c")
    with open(first, "w") as file:
        file.write(FIRST_ANSWER)
    for level in ("-O0", "-O2"):
        parts = []
        for source in (first, os.path.join(sources, "sqlite3.c")):
            part = os.path.join(scratch, os.path.basename(source) + ".bc")
            subprocess.run(["clang-19", level, "-emit-llvm", "-c", "-I", sources, source, "-o", part], check=True)
            parts.append(part)
        module, text = os.path.join(scratch, "sqlite.bc"), os.path.join(scratch, "sqlite.ll")
        subprocess.run(["llvm-link-19", *parts, "-o", module], check=True)
        subprocess.run(["llvm-dis-19", module, "-o", text], check=True)
        opt, assembler = tool("opt-19"), tool("llvm-as-19")
        verify = [opt, "-passes=verify", "-disable-output", module]
        parse = [assembler, "-disable-output", text]
        pairs = [
            ("check", [JITLITE, "check", module], "opt-19 -passes=verify", verify),
            ("ready to call a function", [JITLITE, "run", "--entry", "nothing", module], "the same of the text",
             [JITLITE, "run", "--entry", "nothing", text]),
            ("run, to the first answer", [JITLITE, "run", module], "llvm-as-19, of the text, to nothing", parse),
            ("run --engine baseline", [JITLITE, "run", "--engine", "baseline", module], "the same of the text",
             [JITLITE, "run", "--engine", "baseline", text]),
        ]
        size = f"{os.path.getsize(module) / 1e6:.2f} MB"
        for what, ours, beside, theirs in pairs:
            costs = [[], []]
            for _ in range(max(rounds, 5)):
                for cost, argv in zip(costs, (ours, theirs)):
                    run = Run(argv)
                    if run.status:
                        sys.exit(f"{' '.join(argv)}: status {run.status}")
                    cost.append((run.user + run.system, run.memory))
            (own, memory), (other, _) = min(costs[0]), min(costs[1])
            rows.append([level, size, what, f"{own * 1e3:.0f} ms", f"{memory / 1e6:.1f} MB", beside,
                         f"{other * 1e3:.0f} ms", f"{other / own:.1f}"])
    print("### SQLite as bitcode\n")
    table(head, rows)


def first(rounds, scratch):
    """Programs of the tests in LLVM 1.x assembly, many times in one module, and that module in today's language."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tests", "files", "run", "llvm1")
    texts, declared = [], set()
    for file in sorted(os.listdir(folder)):
        with open(os.path.join(folder, file)) as program:
            text = re.sub(r"(?m)^;.*\n", "", program.read())
        # What quotes, numbers or target settings mean is not the same in the company of others.
        if re.search(r'%"|"\(|%\d|^\d|target|module asm|appending|deplibs|asm|void %main\(|%llvm.global|\(\.\.\.\)', text, re.M):
            continue
        declared.update(re.findall(r"(?m)^declare .*\n", text))
        texts.append(re.sub(r"(?m)^(declare|implementation).*\n", "", text))
    outside = {re.search(r"(%[\w.]+)\(", line)[1] for line in declared}
    defined = [set(re.findall(r"(?m)^[^\t=\n]*?(%[\w.]+)\(", text)) for text in texts]
    copies = [text for text, names in zip(texts, defined) if not names & outside]
    old, new = os.path.join(scratch, "old.ll"), os.path.join(scratch, "new.ll")
    with open(old, "w") as out:
        out.writelines(sorted(declared))
        for n in range(16_000_000 // sum(map(len, copies))):
            for at, text in enumerate(copies):
                renamed = lambda name: name[0] if name[0] in outside else f"{name[0]}.{n}.{at}"
                text = re.sub(r'c"[^"]*"|%[\w.$-]+', lambda m: renamed(m) if m[0][0] == "%" else m[0], text)
                text = re.sub(r"(?m)^([\w.$-]+):", rf"\1.{n}.{at}:", text)
                out.write(text)
    with open(new, "w") as out:
        subprocess.run([JITLITE, "fmt", "--emit", "llvm", old], stdout=out, check=True)
    times = {old: [], new: []}
    for _ in range(rounds):
        for path in times:
            run = Run([JITLITE, "check", path])
            times[path].append(run.user + run.system)
    sizes = [os.path.getsize(path) / 1e6 for path in times]
    speeds = [size / min(time) for size, time in zip(sizes, times.values())]
    names = ["LLVM 1.x assembly", "what it is upgraded to"]
    rows = [
        [name, f"{size:.1f} MB", f"{min(time) * 1e3:.0f} ms", f"{speed:.0f} MB/s", f"{speed / speeds[1]:.2f}"]
        for name, size, time, speed in zip(names, sizes, times.values(), speeds)
    ]
    table(["jitlite check", "size", "processor time", "throughput", "of today's"], rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="*", help="start, baseline, interpreter, parse, growth, first, bitcode FOLDER, generate MEGABYTES FILE")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sizes", default="50,100")
    parser.add_argument("--typed", action="store_true", help="generate typed pointers of the oldest vintage")
    arguments = parser.parse_args()
    if arguments.part[:1] == ["bitcode"]:
        with tempfile.TemporaryDirectory() as scratch:
            return bitcode(arguments.rounds, scratch, arguments.part[1])
    if arguments.part[:1] == ["generate"]:
        return generate(int(arguments.part[1]), arguments.part[2], arguments.typed)
    if not os.path.exists(JITLITE):
        sys.exit(f"{JITLITE} is missing: cargo build --release")
    parts = arguments.part or ["start", "baseline", "interpreter", "parse", "growth", "first"]
    with tempfile.TemporaryDirectory() as scratch:
        for part in parts:
            if part == "start":
                start(arguments.rounds, scratch)
            elif part == "baseline":
                baseline(arguments.rounds, scratch)
            elif part == "interpreter":
                interpreter(arguments.rounds, scratch)
            elif part == "parse":
                parse(arguments.rounds, scratch, [int(s) for s in arguments.sizes.split(",")])
            elif part == "growth":
                growth(arguments.rounds, scratch)
            elif part == "first":
                first(arguments.rounds, scratch)
            else:
                parser.error(f"no part `{part}`")


if __name__ == "__main__":
    main()
