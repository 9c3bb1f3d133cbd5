#!/usr/bin/env python3
"""Inputs that double: nothing in jitlite may take more than 2.3 times as long, or as much memory, for it.

    cargo build --release
    benches/doublings.py                the table; --quick for smaller inputs
    benches/doublings.py KIND...        only these kinds of input (--list names them)
    benches/doublings.py --instructions [--size N] ...   counts instructions, by valgrind, of inputs of an Nth
    benches/doublings.py --write KIND N FILE    only writes an input

For each kind four inputs are made, each twice as large as the one before, and given to `jitlite check`, as text
and as the bitcode that jitlite makes of it, and to `jitlite run --eager` with each engine, whose `@main` does nothing. What a command takes for an input is the
least processor time, and the least memory, of several rounds, and a round goes through all inputs of a kind: so
what else the machine does for a while falls on all of them. The table gives the largest input, the time that it
takes, and the greatest factors by which time and memory grew in a doubling, of the whole process. Where the
machine does not keep its speed, the instructions that are executed say which growth is jitlite's own.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

from harness import JITLITE, ROOT, Run, table, tool
from tiers import engines

MAIN = "define i32 @main() {\n  ret i32 0\n}\n"
BOUND = 2.3


def functions(n, put):
    for i in range(n):
        put(f"define i32 @f{i}(i32 %x) {{\n  %y = add i32 %x, {i}\n  %z = call i32 @f{i // 2}(i32 %y)\n  ret i32 %z\n}}\n")


def declarations(n, put):
    for i in range(n):
        put(f"declare i32 @d{i}(i32, ptr)\n@v{i} = global i32 {i}\n")


def blocks(n, put):
    put("define i64 @f(i64 %a) {\n  br label %b0\n")
    for i in range(n):
        put(f"b{i}:\n  %v{i} = add i64 %a, {i}\n  %c{i} = icmp ugt i64 %v{i}, 7\n"
            f"  br i1 %c{i}, label %b{i + 1}, label %b{min(i + 2, n)}\n")
    put(f"b{n}:\n  ret i64 %a\n}}\n")


def loops(n, put):
    """Loops, each after the other, with a variable in memory and one in a phi."""
    put("define i64 @f(i64 %a) {\nentry:\n  %m = alloca i64\n  store i64 0, ptr %m\n  br label %l0\n")
    for i in range(n):
        before = "entry" if i == 0 else f"l{i - 1}"
        put(f"l{i}:\n  %i{i} = phi i64 [ 0, %{before} ], [ %n{i}, %l{i} ]\n  %x{i} = load i64, ptr %m\n"
            f"  %y{i} = add i64 %x{i}, %i{i}\n  store i64 %y{i}, ptr %m\n  %n{i} = add i64 %i{i}, 1\n"
            f"  %c{i} = icmp slt i64 %n{i}, %a\n  br i1 %c{i}, label %l{i}, label %l{i + 1}\n")
    put(f"l{n}:\n  %r = load i64, ptr %m\n  ret i64 %r\n}}\n")


def nested_loops(n, put):
    put("define void @f(i64 %a) {\nentry:\n  br label %h0\n")
    for i in range(n):
        before = "entry" if i == 0 else f"h{i - 1}"
        put(f"h{i}:\n  %i{i} = phi i64 [ 0, %{before} ], [ %n{i}, %t{i} ]\n  br label %h{i + 1}\n")
    put(f"h{n}:\n  br label %t{n - 1}\n")
    for i in reversed(range(n)):
        after = f"t{i - 1}" if i else "done"
        put(f"t{i}:\n  %n{i} = add i64 %i{i}, 1\n  %c{i} = icmp slt i64 %n{i}, %a\n  br i1 %c{i}, label %h{i}, label %{after}\n")
    put("done:\n  ret void\n}\n")


def instructions(n, put):
    put("define i64 @f(i64 %a, i64 %b) {\n  %v0 = add i64 %a, %b\n  %v1 = xor i64 %v0, %a\n")
    for i in range(2, n):
        put(f"  %v{i} = {('add', 'xor', 'sub', 'mul')[i % 4]} i64 %v{i - 1}, %v{i - 2}\n")
    put(f"  ret i64 %v{n - 1}\n}}\n")


def live_values(n, put):
    """Values that are all alive at once: each is used in the reverse of their order."""
    put("define i64 @f(i64 %a) {\n  %v0 = add i64 %a, 1\n")
    for i in range(1, n):
        put(f"  %v{i} = mul i64 %v{i - 1}, %a\n")
    put(f"  %s{n} = add i64 %a, 0\n")
    for i in reversed(range(n)):
        put(f"  %s{i} = xor i64 %s{i + 1}, %v{i}\n")
    put("  ret i64 %s0\n}\n")


def memory(n, put):
    """Variables in allocas, stored to and loaded from one after the other."""
    put("define i64 @f(i64 %a) {\n")
    for i in range(n // 4):
        put(f"  %p{i} = alloca i64\n")
    for i in range(n // 4):
        put(f"  store i64 %a, ptr %p{i}\n")
    for i in range(n // 4):
        put(f"  %x{i} = load i64, ptr %p{i * 7919 % (n // 4)}\n  store i64 %x{i}, ptr %p{i}\n")
    put("  ret i64 %a\n}\n")


def calls(n, put):
    put("declare i64 @abs(i64)\ndefine i64 @f(i64 %a) {\n  %v0 = add i64 %a, 0\n")
    for i in range(1, n):
        put(f"  %v{i} = call i64 @abs(i64 %v{i - 1})\n")
    put(f"  ret i64 %v{n - 1}\n}}\n")


def switch_cases(n, put):
    put("define i64 @f(i64 %a) {\n  switch i64 %a, label %no [\n")
    for i in range(n):
        put(f"    i64 {i * 3}, label %b{i % 16}\n")
    put("  ]\n")
    for i in range(16):
        put(f"b{i}:\n  ret i64 {i}\n")
    put("no:\n  ret i64 -1\n}\n")


def switch_targets(n, put):
    put("define i64 @f(i64 %a) {\n  switch i64 %a, label %no [\n")
    for i in range(n):
        put(f"    i64 {i}, label %b{i}\n")
    put("  ]\n")
    for i in range(n):
        put(f"b{i}:\n  ret i64 {i * 7}\n")
    put("no:\n  ret i64 -1\n}\n")


def phi_operands(n, put):
    put("define i64 @f(i64 %a) {\n  switch i64 %a, label %no [\n")
    for i in range(n):
        put(f"    i64 {i}, label %b{i}\n")
    put("  ]\n")
    for i in range(n):
        put(f"b{i}:\n  br label %join\n")
    put("no:\n  br label %join\njoin:\n")
    for phi in "pq":
        put(f"  %{phi} = phi i64 [ -1, %no ]" + "".join(f", [ {i * 3}, %b{i} ]" for i in range(n)) + "\n")
    put("  %r = add i64 %p, %q\n  ret i64 %r\n}\n")


def phis(n, put):
    """Phis in one block, each with two operands."""
    put("define i64 @f(i64 %a, i1 %c) {\n  br i1 %c, label %x, label %y\n"
        "x:\n  br label %join\ny:\n  br label %join\njoin:\n")
    for i in range(n):
        put(f"  %p{i} = phi i64 [ {i}, %x ], [ %a, %y ]\n")
    put("  %s0 = add i64 %a, 0\n")
    for i in range(n):
        put(f"  %s{i + 1} = add i64 %s{i}, %p{i}\n")
    put(f"  ret i64 %s{n}\n}}\n")


def arguments(n, put):
    put("define i64 @f(" + ", ".join(f"i64 %a{i}" for i in range(n)) + f") {{\n  ret i64 %a{n - 1}\n}}\n")
    put("define i64 @g() {\n  %r = call i64 @f(" + ", ".join(f"i64 {i}" for i in range(n)) + ")\n  ret i64 %r\n}\n")


def nested_types(n, put):
    """Types a hundred levels deep; more than 128 are refused."""
    for i in range(n // 100):
        put(f"@g{i} = external global " + "{ i8, " * 100 + f"[{i} x i8]" + " }" * 100 + "\n")


def nested_arrays(n, put):
    for i in range(n // 100):
        put(f"@g{i} = external global " + "[1 x " * 100 + f"[{i} x i64]" + "]" * 100 + "\n")


def nested_pointers(n, put):
    put("@g = global i64" + "*" * n + " null\n")


def named_types(n, put):
    put("%t0 = type { i64 }\n")
    for i in range(1, n):
        put(f"%t{i} = type {{ i32, ptr, [2 x i8] }}\n@g{i} = global %t{i} zeroinitializer\n")


def nested_named_types(n, put):
    put("%t0 = type { i64 }\n")
    for i in range(1, n):
        put(f"%t{i} = type {{ i8, %t{i - 1} }}\n")
    put(f"define i64 @f() {{\n  %p = alloca %t{n - 1}\n  ret i64 0\n}}\n")


def nested_constants(n, put):
    """Aggregates of aggregates; the types are given by name, as text of nested types is quadratic."""
    put("%t0 = type { i64 }\n")
    for i in range(1, 100):
        put(f"%t{i} = type {{ %t{i - 1} }}\n")
    for k in range(n // 100):
        put(f"@g{k} = global %t99 " + "".join(f"{{ %t{i} " for i in reversed(range(99))) + f"{{ i64 {k} }}" + " }" * 99 + "\n")


def nested_expressions(n, put):
    put("@v = global i64 0\n")
    for i in range(n // 100):
        put(f"@g{i} = global i64 " + "add (i64 " * 100 + "ptrtoint (ptr @v to i64)" + f", i64 {i})" * 100 + "\n")


def metadata(n, put):
    for i in range(n):
        put(f"!{i} = !{{!{(i * 7919) % n}, i32 {i}, !\"name\"}}\n")
    # What nothing leads to is not written as bitcode.
    put("!all = !{" + ", ".join(f"!{i}" for i in range(n)) + "}\n")


def nested_metadata(n, put):
    put("!0 = " + "!{" * n + "}" * n + "\n!all = !{!0}\n")


def attribute_groups(n, put):
    for i in range(n):
        put(f"declare void @f{i}() #{i}\nattributes #{i} = {{ nounwind \"key\"=\"{i}\" }}\n")


def initializer_list(n, put):
    put(f"@g = global [{n} x i64] [ i64 0")
    for i in range(1, n):
        put(f", i64 {i * 1000003}")
    put(" ]\n")


def initializer_structs(n, put):
    put(f"@g = global [{n} x {{ i32, ptr, double }}] [ {{ i32, ptr, double }} {{ i32 0, ptr null, double 1.5 }}")
    for i in range(1, n):
        put(f", {{ i32, ptr, double }} {{ i32 {i}, ptr @g, double 2.5 }}")
    put(" ]\n")


def initializer_string(n, put):
    put(f'@g = global [{n} x i8] c"')
    for i in range(0, n, 64):
        put("abc\\00 0123456789 abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVW"[:min(64, n - i) + 2 * (n > i)])
    put('"\n')


def locals_by_name(n, put):
    """Names that share long beginnings."""
    stem = "a_rather_long_name_for_a_local_value_of_a_function_"
    put(f"define i64 @f(i64 %{stem}0) {{\n")
    for i in range(1, n):
        put(f"  %{stem}{i} = add i64 %{stem}{i - 1}, {i}\n")
    put(f"  ret i64 %{stem}{n - 1}\n}}\n")


def insertions(n, put):
    """An aggregate built element by element."""
    put(f"define i64 @f(i64 %a) {{\n  %v0 = insertvalue [16 x i64] undef, i64 %a, 0\n")
    for i in range(1, n):
        put(f"  %v{i} = insertvalue [16 x i64] %v{i - 1}, i64 %a, {i % 16}\n")
    put(f"  %r = extractvalue [16 x i64] %v{n - 1}, 3\n  ret i64 %r\n}}\n")


# A kind of input: how it is made, and the number of its parts in the smallest input.
KINDS = [
    (functions, 50_000), (declarations, 100_000), (blocks, 62_500), (loops, 31_250), (nested_loops, 12_500),
    (instructions, 125_000), (live_values, 62_500), (memory, 125_000), (calls, 62_500), (switch_cases, 125_000),
    (switch_targets, 62_500), (phi_operands, 62_500), (phis, 7_500), (arguments, 7_500), (nested_types, 250_000),
    (nested_arrays, 250_000), (nested_pointers, 12_500), (named_types, 62_500), (nested_named_types, 12_500),
    (nested_constants, 250_000), (nested_expressions, 250_000), (metadata, 125_000), (nested_metadata, 12_500),
    (attribute_groups, 62_500), (initializer_list, 750_000), (initializer_structs, 300_000),
    (initializer_string, 12_500_000), (locals_by_name, 62_500), (insertions, 12_500),
]
STEPS = 4
# Processor seconds that a command may take.
LIMIT = 120


def write(name, n, path):
    kind = dict((kind.__name__, kind) for kind, _ in KINDS)[name]
    with open(path, "w", buffering=1 << 20) as file:
        kind(n, file.write)
        file.write(MAIN)


def bitcode_of(path):
    return os.path.splitext(path)[0] + ".bc"


def write_bitcode(path):
    if os.path.exists(bitcode_of(path)):
        os.remove(bitcode_of(path))
    subprocess.run([JITLITE, "fmt", "--emit", "bc", path, "-o", bitcode_of(path)], check=False)


class Refused(Exception):
    """Why a command has no cost."""


def cost(argv):
    """The processor seconds and the memory of a command."""
    run = Run([tool("prlimit"), f"--cpu={LIMIT}"] + argv, errors=os.devnull)
    if run.status != 0:
        raise Refused(f"> {LIMIT} s" if run.user + run.system > LIMIT - 1 else "refused")
    return run.user + run.system, run.memory


def counted(argv):
    """The instructions, in millions, and the memory of a command."""
    _, memory = cost(argv)
    valgrind = [tool("valgrind"), "--tool=callgrind", "--callgrind-out-file=" + os.devnull]
    said = subprocess.run(valgrind + argv, capture_output=True, text=True).stderr
    return int(re.search(r"Collected : (\d+)", said).group(1)) / 1e6, memory


def measure(commands, paths, rounds, cost):
    """The least costs of each command for each input, and why a command has none."""
    costs, refused = {name: [None] * len(paths) for name, _ in commands}, {}
    for _ in range(rounds):
        for step, path in enumerate(paths):
            for name, argv in commands:
                if name in refused:
                    continue
                given = bitcode_of(path) if name == "bitcode" else path
                try:
                    now = cost(argv + [given])
                except Refused as why:
                    refused[name] = str(why)
                    continue
                before = costs[name][step] or now
                costs[name][step] = tuple(min(pair) for pair in zip(before, now))
    return costs, refused


def greatest_growth(costs, least):
    """The greatest factor between neighbours, of those large enough to be measured."""
    return max((after / before for before, after in zip(costs, costs[1:]) if after >= least), default=0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", nargs="*")
    parser.add_argument("--quick", action="store_true", help="inputs of an eighth, three rounds")
    parser.add_argument("--size", type=int, default=1, help="inputs of such a part")
    parser.add_argument("--instructions", action="store_true", help="count instructions, in one round")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--engines", help="with commas; default: all but auto")
    parser.add_argument("--out", default=os.path.join(ROOT, "target", "doublings.md"))
    options = parser.parse_args()
    by_name = {kind.__name__: (kind, n) for kind, n in KINDS}
    if options.list:
        print(*by_name, sep="\n")
        return
    if options.write:
        return write(options.kind[0], int(options.kind[1]), options.kind[2])
    names = options.engines.split(",") if options.engines else [e for e in engines() if e not in ("auto", "reference")]
    commands = [("check", [JITLITE, "check"]), ("bitcode", [JITLITE, "check"])]
    commands += [(engine, [JITLITE, "run", "--eager", "--engine", engine]) for engine in names]
    rounds = options.rounds or (1 if options.instructions else 3 if options.quick else 5)
    part = options.size * (8 if options.quick else 1)
    by, unit, least = (counted, "M", 20) if options.instructions else (cost, "ms", 0.02)
    rows, over = [], []
    with tempfile.TemporaryDirectory() as scratch:
        paths = [os.path.join(scratch, f"input{step}.ll") for step in range(STEPS)]
        for kind, n in (by_name[name] for name in options.kind or by_name):
            n //= part
            for step, path in enumerate(paths):
                # By another process: what this one takes of memory would be counted as its children's.
                subprocess.run([sys.executable, __file__, "--write", kind.__name__, str(n << step), path], check=True)
                write_bitcode(path)
            costs, refused = measure(commands, paths, rounds, by)
            size = os.path.getsize(paths[-1])
            row = [kind.__name__.replace("_", " "), f"{n << (STEPS - 1):,}", f"{size / 1e6:.1f} MB"]
            for name, _ in commands:
                if name in refused:
                    row += [refused[name], "", ""]
                    over.append(f"{kind.__name__}, {name}: {refused[name]}")
                    continue
                time = greatest_growth([c[0] for c in costs[name]], least)
                space = greatest_growth([c[1] for c in costs[name]], 0)
                last = costs[name][-1][0] * (1 if options.instructions else 1e3)
                row += [f"{last:,.0f} {unit}", f"{time:.2f}", f"{space:.2f}"]
                if max(time, space) > BOUND:
                    over.append(f"{kind.__name__}, {name}: time {time:.2f}, memory {space:.2f}")
            rows.append(row)
            print("#", " | ".join(row), file=sys.stderr, flush=True)
    head = ["input", "parts", "text"]
    for name, _ in commands:
        head += [name, "time ×", "memory ×"]
    with open(options.out, "w") as out:
        table(head, rows, out)
    print("over the bound:", "; ".join(over) or "nothing")


if __name__ == "__main__":
    main()
