"""jitlite runs LLVM IR in-process on x86-64 Linux, with no LLVM installed.

>>> import jitlite
>>> program = jitlite.load("define i64 @twice(i64 %n) { %r = add i64 %n, %n ret i64 %r }")
>>> program.twice(21)
42
"""

from __future__ import annotations

import ctypes
import os
from typing import Any, Callable, Mapping, Optional, Sequence

from . import build
from ._errors import Diagnostic, Error, Frame, MissingSymbol, Place, Symbol, Trap
from ._native import Deadline, Engine, Function, Functions, Globals, Instance, Linker, Module, Stats, Variable

__all__ = [
    "Deadline",
    "Diagnostic",
    "Engine",
    "Error",
    "Frame",
    "Function",
    "Functions",
    "Globals",
    "Instance",
    "Linker",
    "MissingSymbol",
    "Module",
    "Place",
    "Stats",
    "Symbol",
    "Trap",
    "Variable",
    "build",
    "load",
    "run",
]


def _module(source: Any, engine: Optional[Engine] = None) -> Module:
    if isinstance(source, Module):
        return source
    is_path = isinstance(source, os.PathLike) or (
        isinstance(source, str) and "\n" not in source and source.endswith((".ll", ".bc"))
    )
    return Module.from_file(source, engine=engine) if is_path else Module(source, engine=engine)


def load(
    source: Any,
    host: Optional[Mapping[str, Any]] = None,
    *,
    engine: Optional[Engine] = None,
    libc: bool = True,
) -> Instance:
    """Makes a program of a text, a file or a module.

    `source` is the path of a file of text or bitcode (a `pathlib.Path`, or a `str` that ends in `.ll` or
    `.bc`), the text or bitcode itself, a `Module`, a `build.ModuleBuilder`, or a module of `llvmlite.ir`. `host` has
    what the program may use beside the C library: callables, functions of other programs, addresses, objects
    with memory.
    """
    linker = Linker(engine)
    for name, target in (host or {}).items():
        linker.define(name, target)
    if libc:
        linker.with_libc()
    return linker.instantiate(_module(source, engine))


def run(
    source: Any,
    args: Sequence[Any] = (),
    *,
    function: str = "main",
    host: Optional[Mapping[str, Callable[..., Any]]] = None,
    deadline: Optional[float] = None,
    fuel: Optional[int] = None,
) -> Any:
    """Runs a function of a program, `main` unless another is named, and gives its result.

    If `main` has the parameters of C's, `args` are its `argv` from the second on. The C library writes out
    what the program has printed.
    """
    engine = Engine(fuel=fuel) if fuel is not None else None
    linker = Linker(engine).with_libc().with_builtins()
    for name, target in (host or {}).items():
        linker.define(name, target)
    module = _module(source)
    program = linker.instantiate(module)
    called = program.function(function)
    type = called.type or ""
    if function == "main" and type.endswith(("(i32, ptr)", "(i32, ptr, ptr)")):
        args = _main_args(source, args, has_env=type.endswith("ptr, ptr)"))
    try:
        result = called(*args, deadline=deadline)
        program.run_destructors()
        return result
    finally:
        ctypes.CDLL(None).fflush(None)


def _main_args(source: Any, args: Sequence[Any], has_env: bool) -> list[Any]:
    name = os.fspath(source) if isinstance(source, os.PathLike) else "main"
    words = [os.fsencode(str(word)) for word in (name, *args)]
    values: list[Any] = [len(words), (ctypes.c_char_p * (len(words) + 1))(*words, None)]
    if has_env:
        names = [key + b"=" + value for key, value in os.environb.items()]
        values.append((ctypes.c_char_p * (len(names) + 1))(*names, None))
    return values
