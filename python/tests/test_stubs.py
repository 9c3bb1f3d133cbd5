"""The type stubs say what is there, and the Python half holds its own types."""

import subprocess
import sys

import pytest

pytest.importorskip("mypy", reason="mypy is not installed")

# What Python has by other means than a method of that name, or writes itself.
ALLOWED = r"""
jitlite\._native\.__all__
jitlite\._native\.(Globals|Instance)\.__getattr__
jitlite\._native\.Variable\.__buffer__
"""


def test_stubs_are_true(tmp_path):
    allowed = tmp_path / "allowed"
    allowed.write_text(ALLOWED)
    command = [sys.executable, "-m", "mypy.stubtest", "jitlite", "--concise", "--allowlist", str(allowed)]
    command += ["--ignore-unused-allowlist", "--ignore-disjoint-bases"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_hold(tmp_path):
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), "-p", "jitlite.llvmlite_binding"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
