#!/usr/bin/env python3
"""What a throw and a catch cost, on every engine and natively, among few functions and among many.

    cargo build --release
    benches/throws.py [--rounds N] [--quick]

A program throws an `int` through two frames and catches it in a third, 100,000 times, and takes the processor
time of its thread; before that it calls each of 10 to 100,000 small functions once, so that all are compiled,
and throws a thousand times. Native code is that of clang for the same IR. A round runs all sides in turn, and of
all rounds the least counts. It is given in nanoseconds, and as a multiple of the native one.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from harness import JITLITE, Run, table, tool

ENGINES = ["interp", "baseline", "opt", "auto"]
SIZES = [10, 1_000, 10_000, 100_000]
THROWS = 100_000

HEAD = """\
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @clock_gettime(i32, ptr)
declare i32 @printf(ptr, ...)
@_ZTIi = external constant ptr
@format = constant [8 x i8] c"%ld %ld\\00"
define void @thrower(i32 %x) noinline {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %x, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @between(i32 %x) noinline {
  call void @thrower(i32 %x)
  ret void
}
define i32 @try(i32 %x) noinline personality ptr @__gxx_personality_v0 {
  invoke void @between(i32 %x) to label %normal unwind label %pad
normal:
  ret i32 0
pad:
  %p = landingpad { ptr, i32 } catch ptr @_ZTIi
  %q = extractvalue { ptr, i32 } %p, 0
  %o = call ptr @__cxa_begin_catch(ptr %q)
  %v = load i32, ptr %o
  call void @__cxa_end_catch()
  ret i32 %v
}
define i64 @throws(i32 %n) noinline {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %v = call i32 @try(i32 %i)
  %w = zext i32 %v to i64
  %t = add i64 %s, %w
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
define i64 @now() noinline {
  %at = alloca [2 x i64]
  %r = call i32 @clock_gettime(i32 3, ptr %at)
  %s = load i64, ptr %at
  %p = getelementptr i64, ptr %at, i64 1
  %n = load i64, ptr %p
  %m = mul i64 %s, 1000000000
  %t = add i64 %m, %n
  ret i64 %t
}
"""


def write(path, functions):
    """A program that has so many functions besides."""
    with open(path, "w", encoding="ascii") as file:
        file.write(HEAD)
        for n in range(functions):
            file.write(f"define i32 @f{n}(i32 %a) noinline {{\n  %r = add i32 %a, {n}\n  ret i32 %r\n}}\n")
        # In pieces: a function of 100,000 calls is no usual one.
        pieces = range(0, functions, 100)
        for first in pieces:
            file.write(f"define i32 @all{first}(i32 %r{first}) noinline {{\n")
            last = min(first + 100, functions)
            for n in range(first, last):
                file.write(f"  %r{n + 1} = call i32 @f{n}(i32 %r{n})\n")
            file.write(f"  ret i32 %r{last}\n}}\n")
        file.write("define i32 @main() {\n")
        for first in pieces:
            file.write(f"  %a{first} = call i32 @all{first}(i32 1)\n")
        file.write(f"""\
  %warm = call i64 @throws(i32 1000)
  %start = call i64 @now()
  %sum = call i64 @throws(i32 {THROWS})
  %end = call i64 @now()
  %took = sub i64 %end, %start
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %sum, i64 %took)
  ret i32 0
}}
""")


def took(argv, scratch):
    """Nanoseconds for a throw, as a program has measured."""
    output = os.path.join(scratch, "output")
    run = Run(argv, output)
    with open(output, encoding="ascii") as file:
        words = file.read().split()
    if run.status != 0 or words[:1] != [str(THROWS * (THROWS - 1) // 2)]:
        sys.exit(f"{' '.join(argv)}: status {run.status}, {words}")
    return int(words[1]) / THROWS


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="[5]")
    parser.add_argument("--quick", action="store_true", help="not among 100,000 functions")
    options = parser.parse_args()
    clang = tool("clang++-19")
    rows = []
    with tempfile.TemporaryDirectory() as scratch:
        for size in SIZES[:-1] if options.quick else SIZES:
            path = os.path.join(scratch, f"{size}.ll")
            write(path, size)
            sides = {}
            if clang:
                native = os.path.join(scratch, f"native{size}")
                subprocess.run([clang, "-w", "-O1", path, "-o", native], check=True)
                sides["native"] = [native]
            for engine in ENGINES:
                sides[engine] = [JITLITE, "run", "--engine", engine, path]
            least = {}
            for _ in range(options.rounds):
                for name, argv in sides.items():
                    least[name] = min(took(argv, scratch), least.get(name, float("inf")))
            base = least.get("native")
            cells = [f"{least[e]:.0f} ns" + (f" ({least[e] / base:.2f})" if base else "") for e in ENGINES]
            rows.append([f"{size:,}", f"{base:.0f} ns" if base else "", *cells])
            print(" ".join(rows[-1]), file=sys.stderr)
    table(["functions", "native", *ENGINES], rows)


if __name__ == "__main__":
    main()
