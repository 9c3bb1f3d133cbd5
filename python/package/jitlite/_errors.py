"""The exceptions of jitlite, and what they are made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Optional


@dataclass(frozen=True)
class Diagnostic:
    """One thing that is wrong with a module."""

    message: str
    severity: str
    code: str
    line: Optional[int]
    column: Optional[int]
    file: Optional[str]
    notes: list[str] = field(default_factory=list)
    rendered: str = ""

    def __str__(self) -> str:
        return self.rendered.rstrip()


class Symbol(NamedTuple):
    """A symbol that a module needs or offers, with its type as LLVM writes it."""

    name: str
    type: str


@dataclass(frozen=True)
class MissingSymbol:
    """A symbol that a program needs and nobody offers: its type as LLVM writes it, the name most like it that
    there is, and how the host may offer it."""

    name: str
    type: str
    similar: Optional[str] = None
    help: Optional[str] = None


@dataclass(frozen=True)
class Place:
    """A place in the sources that a module was compiled from; 0 is a line or column that is not known."""

    file: str
    line: int
    column: int = 0
    function: Optional[str] = None
    directory: str = ""

    def __str__(self) -> str:
        return ":".join([self.file, *(str(number) for number in (self.line, self.column) if number)])


@dataclass(frozen=True)
class Frame:
    """A function of the program that was being executed.

    `source` has its places in what the module was compiled from: of what is inlined there first, the function
    itself last.
    """

    name: str
    file: Optional[str]
    line: Optional[int]
    source: list[Place] = field(default_factory=list)


class Error(Exception):
    """Something could not be done: a module is not valid, or does not fit what it is linked with.

    `diagnostics` has what is wrong, each with its place; `missing` the symbols that a program lacks.
    """

    def __init__(
        self,
        message: str,
        diagnostics: Optional[list[Diagnostic]] = None,
        missing: Optional[list[MissingSymbol]] = None,
    ) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics or []
        self.missing = missing or []

    def __reduce__(self):
        return (Error, (self.args[0], self.diagnostics, self.missing))


class Trap(Error):
    """A call into a program that was ended, with the reason and the place."""

    def __init__(
        self,
        message: str,
        kind: str,
        frames: list[Frame],
        address: Optional[int] = None,
        host_function: Optional[str] = None,
        stack: str = "",
        rendered: str = "",
        omitted: int = 0,
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.frames = frames
        self.address = address
        self.host_function = host_function
        self.stack = stack
        self.rendered = rendered
        self.omitted = omitted

    def __reduce__(self):
        names = ("kind", "frames", "address", "host_function", "stack", "rendered", "omitted")
        return (Trap, (self.args[0], *(getattr(self, name) for name in names)))
