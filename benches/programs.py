#!/usr/bin/env python3
"""The benchmark programs in C, and their LLVM IR, which is committed beside them.

    benches/programs.py          writes benches/c/*.ll anew (needs clang-19)
    benches/programs.py --check  only says which of them differ from what clang-19 writes

A program's head says what it does, how many rounds clang -O2's code does in about a second
(`// second:`), and what so many rounds must print (`// test:`), which native code of clang and gcc
printed. Time is proportional to the rounds.
"""

import os
import re
import subprocess
import sys

from harness import C_PROGRAMS


class Program:
    """A C program: its name, its files and the rounds of a second."""

    def __init__(self, name):
        self.name = name
        self.c = os.path.join(C_PROGRAMS, name + ".c")
        self.ll = os.path.join(C_PROGRAMS, name + ".ll")
        with open(self.c) as file:
            source = file.read()
        self.what = re.match(r"// (.*)", source).group(1)
        self.second = int(re.search(r"^// second: (\d+)$", source, re.M).group(1))
        self.test, self.wanted = re.search(r"^// test: (\d+) -> (.*)$", source, re.M).groups()

    def rounds(self, seconds):
        """How many rounds native code does in about so many seconds."""
        return max(1, round(self.second * seconds))


def programs(only=None):
    names = sorted(name[:-2] for name in os.listdir(C_PROGRAMS) if name.endswith(".c"))
    return [Program(name) for name in names if not only or name in only]


def unoptimised(program):
    """The LLVM IR of a program as clang's front end makes it, with the header of a file test.

    `optnone` and `noinline` are left out: clang adds them at -O0 to tell its own optimiser to keep
    away, and no other front end does.
    """
    argv = ["clang-19", "-O0", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm", "-o", "-", program.name + ".c"]
    text = subprocess.run(argv, cwd=C_PROGRAMS, check=True, capture_output=True, text=True).stdout
    text = re.sub(r"^(attributes #\d+ = \{.*?) noinline", r"\1", text, flags=re.M)
    head = f"""; test: {program.what}
; args: {program.test}
; stdout: {program.wanted}
; exit: 0
; Written by benches/programs.py from {program.name}.c.

"""
    return head + text


def main():
    different = []
    for program in programs():
        text = unoptimised(program)
        try:
            with open(program.ll) as file:
                same = file.read() == text
        except FileNotFoundError:
            same = False
        if same:
            continue
        different.append(program.name)
        if sys.argv[1:] != ["--check"]:
            with open(program.ll, "w") as file:
                file.write(text)
    print("different:", " ".join(different) or "none")


if __name__ == "__main__":
    main()
