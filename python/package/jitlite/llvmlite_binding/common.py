"""What the objects of this package have in common."""

from __future__ import annotations

import ctypes
from typing import Any, NoReturn, Optional, TypeVar

_Self = TypeVar("_Self", bound="Closable")


class Closable:
    """An object that can be closed. Using it afterwards is a `ctypes.ArgumentError`, as llvmlite has it."""

    _closed = False
    # Whether an execution engine has it, which closes it.
    _owned = False

    def close(self) -> None:
        if not self._closed and not self._owned:
            self._dispose()
        self._closed = True

    detach = close

    def _dispose(self) -> None:
        """Gives back what it has."""

    @property
    def closed(self) -> bool:
        return self._closed

    def _check(self) -> None:
        if self._closed:
            raise ctypes.ArgumentError(f"this {type(self).__name__} is closed")

    def __enter__(self: _Self) -> _Self:
        if self._closed:
            raise RuntimeError(f"{type(self)} instance already closed")
        return self

    def __exit__(self, kind: Optional[type], error: Any, trace: Any) -> None:
        self.close()


def not_offered(name: str, instead: str = "") -> NoReturn:
    """Says that something of llvmlite is not offered here."""
    text = f"jitlite.llvmlite_binding does not offer `{name}`"
    raise NotImplementedError(f"{text}: {instead}" if instead else text)
