"""What the scripts of this folder share: processes that are measured, tables, and where things are."""

import math
import os
import shutil
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAMS = os.path.join(ROOT, "benches", "programs")
C_PROGRAMS = os.path.join(ROOT, "benches", "c")
JITLITE = os.environ.get("JITLITE") or os.path.join(ROOT, "target", "release", "jitlite")


class Run:
    """One process: seconds, user and system seconds, peak memory in bytes, exit status; standard output goes to a file."""

    def __init__(self, argv, output=None, errors=None):
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        files = [os.open(output or os.devnull, flags, 0o600)]
        actions = [(os.POSIX_SPAWN_DUP2, files[0], 1)]
        if errors:
            files.append(os.open(errors, flags, 0o600))
            actions.append((os.POSIX_SPAWN_DUP2, files[1], 2))
        start = time.perf_counter()
        pid = os.posix_spawn(argv[0], argv, os.environ, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        self.seconds = time.perf_counter() - start
        self.user, self.system = usage.ru_utime, usage.ru_stime
        self.memory = usage.ru_maxrss * 1024
        self.status = os.waitstatus_to_exitcode(status)
        for file in files:
            os.close(file)


def tool(name):
    path = shutil.which(name)
    if not path:
        print(f"{name} is not installed: left out", file=sys.stderr)
    return path


def best(argv, rounds, scratch):
    """The quickest of several runs, and what it printed."""
    output = os.path.join(scratch, "output")
    runs = [Run(argv, output) for _ in range(rounds)]
    with open(output, "rb") as file:
        text = file.read()
    return min(runs, key=lambda run: run.seconds), text


def table(head, rows, out=None):
    """Prints a Markdown table, into `out` as well where it is given."""
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    text = "\n".join(lines) + "\n"
    print(text)
    if out:
        out.write(text + "\n")


def geomean(ratios):
    return math.exp(sum(math.log(r) for r in ratios) / len(ratios))
