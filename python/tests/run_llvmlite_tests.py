"""Runs llvmlite's own tests of its binding with `jitlite.llvmlite_binding` in its place, and prints as JSON how each
ended, and why."""

import io
import json
import sys
import unittest

import llvmlite

import jitlite.llvmlite_binding as binding

# They start a process of their own, where llvmlite's binding is the real one.
ELSEWHERE = ("test_initfini", "test_set_option", "test_no_accidental_warnings")


class Results(unittest.TestResult):
    def __init__(self):
        super().__init__()
        self.ended = {}

    def note(self, test, ended):
        self.ended.setdefault(".".join(test.id().split(".")[-2:]), ended)

    def addSuccess(self, test):
        self.note(test, "passes")

    def addSkip(self, test, reason):
        self.note(test, "skipped")

    def addFailure(self, test, error):
        self.note(test, f"{error[0].__name__}: {str(error[1]).splitlines()[0]}")

    addError = addFailure

    def addSubTest(self, test, subtest, error):
        if error is not None:
            self.addFailure(test, error)


def main():
    llvmlite.binding = binding
    sys.modules["llvmlite.binding"] = binding
    for name in ("context", "dylib", "executionengine", "ffi", "initfini", "module", "newpassmanagers", "targets", "typeref", "value"):
        sys.modules[f"llvmlite.binding.{name}"] = getattr(binding, name)
    from llvmlite.tests import test_binding

    assert test_binding.llvm is binding
    results = Results()
    unittest.defaultTestLoader.loadTestsFromModule(test_binding).run(results)
    for name in results.ended:
        if name.endswith(ELSEWHERE):
            results.ended[name] = "skipped"
    print(json.dumps({"version": llvmlite.__version__, "ended": results.ended}))


if __name__ == "__main__":
    main()
