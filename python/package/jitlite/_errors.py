"""The exceptions of jitlite, and what they are made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional


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


@dataclass(frozen=True)
class Frame:
    """A function of the program that was being executed."""

    name: str
    file: Optional[str]
    line: Optional[int]
    source: list[str] = field(default_factory=list)


class Error(Exception):
    """Something could not be done: a module is not valid, or does not fit what it is linked with.

    `diagnostics` has what is wrong, each with its place.
    """

    def __init__(self, message: str, diagnostics: Optional[list[Diagnostic]] = None) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics or []


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
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.frames = frames
        self.address = address
        self.host_function = host_function
        self.stack = stack

    def __reduce__(self):
        args = (self.args[0], self.kind, self.frames, self.address, self.host_function, self.stack)
        return (Trap, args)
