#!/usr/bin/env python3
"""The benchmark programs on every engine of jitlite and on its peers, all in one run.

    cargo build --release
    cargo build --release --manifest-path benches/cranelift/Cargo.toml   (for wasmtime; left out without it)
    benches/tiers.py                 everything, about an hour; writes target/tiers.md as well
    benches/tiers.py --quick         everything on smaller sizes, about five minutes
    benches/tiers.py code | o2 | baseline | interpreter | start | compile      a part
    --only fib,sieve   these programs       --rounds N   repetitions       --out FILE

Peers: native code of clang-19 -O0 and -O2 and of gcc -O2, lli-19 -O0 and -O2, and wasmtime (Cranelift)
over the same C compiled to WebAssembly with wasi-libc (needs wasi-libc, libclang-rt-19-dev-wasm32, lld-19).
What is missing is said and left out. The sides of a program are measured in turn, round by round, so that
a machine whose speed changes is as unfair to each; the best of the rounds counts. What a side prints must
be what the native code prints.
"""

import argparse
import datetime
import os
import platform
import re
import shlex
import subprocess
import sys
import tempfile

from harness import C_PROGRAMS, JITLITE, ROOT, Run, geomean, table, tool
from programs import programs

WORK = os.path.join(ROOT, "target", "tiers")
CRANELIFT = os.path.join(ROOT, "benches", "cranelift", "target", "release", "cranelift-bench")


class Side:
    """Something that runs programs: its name, and the command for a program and its rounds."""

    def __init__(self, name, argv):
        self.name = name
        self.argv = argv


def made(program, suffix, argv):
    """A file made from a program by a command, which is given the path; made anew when the source is newer."""
    path = os.path.join(WORK, program.name + suffix)
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(program.c):
        subprocess.run(argv(path), cwd=C_PROGRAMS, check=True)
    return path


def native(compiler, level):
    binary = tool(compiler)
    if not binary:
        return None
    build = lambda p: lambda out: [binary, level, "-w", p.name + ".c", "-o", out, "-lm"]
    return Side(f"{compiler.split('-')[0]} {level}", lambda p, n: [made(p, f".{compiler}{level}", build(p)), str(n)])


def clang_ir(level):
    """The IR that clang makes of a program at a level."""
    build = lambda p: lambda out: ["clang-19", level, "-w", "-S", "-emit-llvm", p.name + ".c", "-o", out]
    return lambda p: made(p, f".{level[1:]}.ll", build(p))


def llc(level, ir):
    """Native code of llc."""
    def build(program):
        source = ir(program)
        compiled = ["llc-19", "-O0", "-filetype=obj", "-relocation-model=pic", source, "-o"]
        return lambda out: ["sh", "-c", f"{shlex.join(compiled)} $0.o && clang-19 $0.o -o $0 -lm", out]
    return Side("llc -O0", lambda p, n: [made(p, f".llc{level}", build(p)), str(n)])


def jitlite(engine, ir):
    return Side(engine, lambda p, n: [JITLITE, "run", "--engine", engine, ir(p), str(n)])


def lli(level, ir):
    binary = tool("lli-19")
    return binary and Side(f"lli {level}", lambda p, n: [binary, level, ir(p), str(n)])


def cranelift(level):
    if not os.path.exists(CRANELIFT):
        print(f"{CRANELIFT} is not built: left out", file=sys.stderr)
        return None
    def argv(program, n):
        wasm = made(program, f"{level}.wasm", lambda out: [
            "clang-19", "--target=wasm32-wasi", level, "-w", program.name + ".c", "-o", out])
        code = made(program, f"{level}.cwasm", lambda out: [CRANELIFT, "precompile", wasm, out])
        return [CRANELIFT, "run", code, str(n)]
    return Side(f"wasmtime, wasm {level}", argv)


def unoptimised(program):
    return program.ll


def engines():
    """The engines that this build has; `opt` and `auto` may be other names for `baseline`."""
    text = subprocess.run([JITLITE, "run", "--help"], capture_output=True, text=True).stdout
    text = text[text.index("--engine <ENGINE>"):text.index("--std <STD>")]
    return [name for name, what in re.findall(r"^\s+- (\w+): (.*)$", text, re.M) if "not part" not in what]


def measure(program, sides, n, rounds, wall=False):
    """The best time of each side by name, in seconds; None where it fails. The first side's output is right."""
    output = os.path.join(WORK, "output")
    times, wanted = {}, None
    for round_ in range(rounds):
        for side in sides:
            if round_ and times.get(side.name) is None:
                continue
            argv = side.argv(program, n)
            run = Run(argv, output, output + ".errors")
            with open(output, "rb") as file:
                text = file.read()
            if wanted is None:
                wanted = text
            if run.status != 0 or text != wanted:
                print(f"{program.name}, {side.name}: status {run.status}, printed {text!r} instead of {wanted!r}",
                      file=sys.stderr)
                times[side.name] = None
                continue
            seconds = run.seconds if wall else run.user
            times[side.name] = min(seconds, times.get(side.name, seconds))
    return times


def milliseconds(seconds):
    if seconds is None:
        return "fails"
    return f"{seconds * 1e3:.0f} ms" if seconds >= 0.0995 else f"{seconds * 1e3:.1f} ms"


def ratio_rows(rows, sides, base):
    """Rows of ratios to the times of `base`, with means and worst values; `rows` is (name, times)."""
    out, ratios = [], {side.name: [] for side in sides}
    for name, times in rows:
        reference = times.get(base)
        row = [name, milliseconds(reference)]
        for side in sides:
            if side.name == base:
                continue
            mine = times.get(side.name)
            if not mine or not reference:
                row.append("fails")
                continue
            ratios[side.name].append(mine / reference)
            row.append(f"{mine / reference:.2f}")
        out.append(row)
    shown = [side.name for side in sides if side.name != base]
    mean = lambda name: f"**{geomean(ratios[name]):.2f}**" if ratios[name] else ""
    out.append(["**geometric mean**", ""] + [mean(name) for name in shown])
    out.append(["worst", ""] + [f"{max(ratios[name]):.2f}" if ratios[name] else "" for name in shown])
    return [base] + shown, out


def code(options, ir, title, note):
    """Run time of the code: every side on one size, user time as a multiple of clang -O2's."""
    seconds = 0.3 if options.quick else 1
    known = [e for e in engines() if e != "reference"]
    sides = [native("clang-19", "-O2"), native("clang-19", "-O0"), native("gcc", "-O2")]
    sides += [jitlite(e, ir) for e in known if e != "interp"]
    sides += [lli("-O0", ir), lli("-O2", ir), cranelift("-O2"), cranelift("-O0")]
    sides = [side for side in sides if side]
    rows = []
    for program in options.programs:
        n = program.rounds(seconds)
        rows.append((program.name, measure(program, sides, n, options.rounds)))
        progress(title, program, rows[-1][1])
    names, rows = ratio_rows(rows, sides, "clang -O2")
    options.heading(title)
    options.say(f"User time of whole processes as a multiple of native `clang-19 -O2`. {note}")
    table(["program"] + names, rows, options.file)


def code_of_unoptimised(options):
    code(options, unoptimised, "Run time from unoptimised IR", "jitlite and lli compile clang's -O0 IR as they run.")


def code_of_o2(options):
    code(options, clang_ir("-O2"), "Run time from clang's own -O2 IR", "jitlite and lli compile clang's -O2 IR as they run.")


def baseline(options):
    """The baseline compiler's code beside that of llc -O0, from the same IR."""
    if not tool("llc-19") or not tool("clang-19"):
        print("llc-19 or clang-19 is missing: no table of baseline code", file=sys.stderr)
        return
    rows, ratios = {program.name: [program.name] for program in options.programs}, {}
    levels = {"-O0": unoptimised, "-O1": clang_ir("-O1")}
    for level, ir in levels.items():
        ratios[level] = []
        for program in options.programs:
            n = program.rounds(0.1 if options.quick else 0.3)
            times = measure(program, [llc(level, ir), jitlite("baseline", ir)], n, options.rounds)
            theirs, mine = times["llc -O0"], times["baseline"]
            rows[program.name] += [milliseconds(theirs), milliseconds(mine)]
            rows[program.name].append(f"{theirs / mine:.2f}" if theirs and mine else "fails")
            if theirs and mine:
                ratios[level].append(theirs / mine)
            progress(f"Baseline code from {level}", program, times)
    rows = list(rows.values())
    over = lambda form: [cell for level in levels for cell in ("", "", form(ratios[level]))]
    rows.append(["**geometric mean**"] + over(lambda all_: f"**{geomean(all_):.2f}**"))
    rows.append(["worst"] + over(lambda all_: f"{min(all_):.2f}"))
    options.heading("Baseline code and `llc-19 -O0`, from clang's -O0 and -O1 IR")
    options.say("User time of whole processes; llc's code is native, compiled before.")
    titles = [title for level in levels for title in (f"llc -O0, {level} IR", "baseline", "times as fast")]
    table(["program"] + titles, rows, options.file)


def interpreter(options):
    """The interpreter beside native code and lli's interpreter."""
    sides = [native("clang-19", "-O2"), jitlite("interp", unoptimised)]
    binary = tool("lli-19")
    force = binary and Side("lli -force-interpreter",
                            lambda p, n: [binary, "-force-interpreter", p.ll, str(n)])
    rows, ours, peers, against = [], [], [], []
    for program in options.programs:
        n = program.rounds(0.1 if options.quick else 0.3)
        times = measure(program, sides, n, options.rounds)
        small = max(int(program.test), program.rounds(0.0003))
        both = measure(program, [sides[0], sides[1], force], small, options.rounds) if force else {}
        row = [program.name, milliseconds(times["clang -O2"]), milliseconds(times["interp"])]
        ours.append(times["interp"] / times["clang -O2"]) if times["interp"] else None
        row.append(f"{ours[-1]:.1f}" if times["interp"] else "fails")
        if both.get("interp") and both.get("lli -force-interpreter"):
            against.append(both["lli -force-interpreter"] / both["interp"])
            row += [milliseconds(both["interp"]), milliseconds(both["lli -force-interpreter"]), f"{against[-1]:.1f}"]
        else:
            row += ["", "fails", ""]
        rows.append(row)
        progress("Interpreter", program, times)
    mean = f"**{geomean(against):.1f}**" if against else ""
    rows.append(["**geometric mean**", "", "", f"**{geomean(ours):.1f}**", "", "", mean])
    rows.append(["worst", "", "", f"{max(ours):.1f}", "", "", f"{min(against):.1f}" if against else ""])
    options.heading("Interpreter, from unoptimised IR")
    options.say("User time of whole processes; the last three columns are on a smaller size, for lli's sake.")
    table(["program", "clang -O2", "interp", "times as slow", "interp, small", "lli -force-interpreter",
           "times as fast"], rows, options.file)


def start_to_end(options):
    """Whole processes in wall-clock time, from the .ll file to the result, at several lengths."""
    sizes = [(0.01, "10 ms"), (0.1, "100 ms")] + ([] if options.quick else [(1, "1 s"), (5, "5 s")])
    sides = [native("clang-19", "-O2"), jitlite("auto", unoptimised), jitlite("interp", unoptimised),
             lli("-O0", unoptimised), lli("-O2", unoptimised)]
    sides = [side for side in sides if side]
    for seconds, name in sizes:
        chosen = [side for side in sides if side.name != "interp" or seconds < 0.05]
        rounds = options.rounds if seconds > 0.5 else options.rounds * (3 if seconds < 0.05 else 1)
        rows, ratios = [], []
        for program in options.programs:
            times = measure(program, chosen, program.rounds(seconds), rounds, wall=True)
            theirs = [times[s.name] for s in chosen if s.name.startswith("lli") and times[s.name]]
            row = [program.name] + [milliseconds(times[side.name]) for side in chosen]
            if times["auto"] and theirs:
                ratios.append(min(theirs) / times["auto"])
                row.append(f"{ratios[-1]:.2f}")
            else:
                row.append("")
            rows.append(row)
            progress(f"Start to end, {name}", program, times)
        blank = [""] * len(chosen)
        rows.append(["**geometric mean**"] + blank + [f"**{geomean(ratios):.2f}**" if ratios else ""])
        rows.append(["worst"] + blank + [f"{min(ratios):.2f}" if ratios else ""])
        options.heading(f"Start to end, from unoptimised IR, where native code takes {name}")
        options.say("Wall-clock time of whole processes; the last column: the better lli's time by that of `auto`.")
        table(["program"] + [side.name for side in chosen] + ["ahead of lli"], rows, options.file)


def stage(text, name):
    """The seconds of a stage in what `jitlite run --stats` says."""
    number, unit = re.search(rf"^\s*{name}\s+([\d.]+) (ns|µs|ms|s)\b", text, re.M).groups()
    return float(number) * {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1}[unit]


def compile_by_jitlite(engine, path):
    """How long all functions of a module took, by jitlite's own clock; `None` if they cannot be compiled."""
    text = run_eagerly(engine, path)
    return stage(text, "compile") if "compile " in text else None


def run_eagerly(engine, path):
    argv = [JITLITE, "run", "--color", "never", "--engine", engine, "--eager", "--stats", path, "1"]
    return subprocess.run(argv, capture_output=True, text=True).stderr


def count_functions(engine, path):
    found = re.search(r"(?:compiled|translated) (\d+) of", run_eagerly(engine, path))
    return int(found.group(1)) if found else 0


def clock_of_llvm(argv):
    """The time of all passes by their own clocks, without parsing and printing."""
    text = subprocess.run(argv + ["-time-passes"], capture_output=True, text=True, check=True).stderr
    reports = r"(?:Pass|Analysis) execution timing report\s*\n=.*\n\s+Total Execution Time: ([\d.]+) seconds"
    return sum(float(seconds) for seconds in re.findall(reports, text))


def compile_by_cranelift(path):
    out = subprocess.run([CRANELIFT, "compile", path, "1"], capture_output=True, text=True, check=True).stdout
    return float(out)


def wasm_object(program):
    return made(program, ".O0.o.wasm", lambda out: [
        "clang-19", "--target=wasm32-wasi", "-O0", "-c", "-w", program.name + ".c", "-o", out])


def compile_speed(options):
    """How long each compiler takes for all functions of a program, and for a large module."""
    known = [e for e in engines() if e not in ("auto", "interp", "reference")]
    ours = "opt" if "opt" in known else "baseline"
    have_llvm = all(tool(name) for name in ("opt-19", "llc-19", "llvm-as-19"))
    have_cranelift = os.path.exists(CRANELIFT)
    large = os.path.join(WORK, "large.ll")
    if not os.path.exists(large):
        from compare import generate
        generate(2, large)
    bitcode, optimised = os.path.join(WORK, "compile.bc"), os.path.join(WORK, "compile.opt.bc")
    rows, by_llvm, by_cranelift = [], [], []
    micro = lambda seconds: f"{seconds * 1e6:,.0f} µs" if seconds is not None else "fails"
    for name, path, program in [(p.name, p.ll, p) for p in options.programs] + [("generated, 2 MB", large, None)]:
        sides = {engine: lambda engine=engine: compile_by_jitlite(engine, path) for engine in known}
        if have_llvm:
            subprocess.run(["llvm-as-19", path, "-o", bitcode], check=True)
            sides["opt-19"] = lambda: clock_of_llvm(["opt-19", "-O2", bitcode, "-o", optimised])
            sides["llc-19"] = lambda: clock_of_llvm(
                ["llc-19", "-O2", "-filetype=obj", "-relocation-model=pic", optimised, "-o", os.devnull])
        if have_cranelift and program:
            wasm = wasm_object(program)
            sides["cranelift"] = lambda: compile_by_cranelift(wasm)
        best = {}
        for _ in range(options.rounds * 3 if program else 1):
            for side, clock in sides.items():
                seconds = clock()
                best[side] = min(best.get(side) or seconds, seconds) if seconds else None
        mine = best[ours]
        row = [name, str(count_functions(ours, path))] + [micro(best[engine]) for engine in known]
        ratio = lambda theirs: f"{theirs / mine:.1f}" if mine else ""
        if have_llvm:
            opt, llc = best["opt-19"], best["llc-19"]
            row += [micro(opt), micro(llc), ratio(opt + llc)]
            if mine and program:
                by_llvm.append((opt + llc) / mine)
        else:
            row += ["", "", ""]
        if "cranelift" in best:
            row += [micro(best["cranelift"]), ratio(best["cranelift"])]
            if mine:
                by_cranelift.append(best["cranelift"] / mine)
        else:
            row += ["", ""]
        rows.append(row)
        progress("Compile speed", program or options.programs[0], {})
    mean = lambda all_: f"**{geomean(all_):.1f}**" if all_ else ""
    least = lambda all_: f"{min(all_):.1f}" if all_ else ""
    blank = [""] * (1 + len(known))
    rows.append(["**geometric mean of the programs**"] + blank + ["", "", mean(by_llvm), "", mean(by_cranelift)])
    rows.append(["least"] + blank + ["", "", least(by_llvm), "", least(by_cranelift)])
    options.heading("Compile speed, from unoptimised IR")
    options.say(f"All functions of a program, each compiler by its own clock, without parsing and linking, each time "
                f"in a new process, the sides in turn, the least of {options.rounds * 3} turns: jitlite "
                f"`run --eager --stats`; LLVM `-time-passes`; wasmtime the WebAssembly object of the same functions "
                f"(clang -O0). The ratios are to `{ours}`.")
    table(["program", "functions"] + known + ["opt -O2", "llc -O2", "LLVM / jitlite", "wasmtime", "wasmtime / jitlite"],
          rows, options.file)


PARTS = {"code": code_of_unoptimised, "o2": code_of_o2, "baseline": baseline, "interpreter": interpreter, "start": start_to_end,
         "compile": compile_speed}


def progress(title, program, times):
    words = ", ".join(f"{name} {milliseconds(t)}" for name, t in times.items())
    print(f"# {title}: {program.name}: {words}", file=sys.stderr, flush=True)


def machine():
    with open("/proc/cpuinfo") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    revision = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return (f"{datetime.date.today()}, {model.group(1) if model else platform.machine()}, {os.cpu_count()} cores, "
            f"jitlite {revision.stdout.strip()}, load {os.getloadavg()[0]:.1f} at the start")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="*", choices=[[], *PARTS], help=", ".join(PARTS))
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--only", help="names of programs, with commas")
    parser.add_argument("--out", default=os.path.join(ROOT, "target", "tiers.md"))
    options = parser.parse_args()
    if not os.path.exists(JITLITE):
        sys.exit(f"{JITLITE} is missing: cargo build --release")
    os.makedirs(WORK, exist_ok=True)
    options.rounds = options.rounds or (2 if options.quick else 3)
    options.programs = programs(options.only and options.only.split(","))
    with open(options.out, "w") as options.file:
        def say(text):
            print(text + "\n")
            options.file.write(text + "\n\n")
        options.say = say
        options.heading = lambda text: say(f"### {text}")
        say(f"Measured {machine()}.")
        for part in options.part or PARTS:
            PARTS[part](options)
            options.file.flush()
    print(f"written to {options.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
