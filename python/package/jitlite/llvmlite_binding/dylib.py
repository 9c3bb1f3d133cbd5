"""Symbols that all programs may use beside their own."""

from __future__ import annotations

import ctypes
import os
from typing import Optional, Union

# Symbols by name, which count before those of the process.
_SYMBOLS: dict[str, int] = {}


def add_symbol(name: str, address: int) -> None:
    _SYMBOLS[name] = address


def address_of_symbol(name: str) -> Optional[int]:
    if name in _SYMBOLS:
        return _SYMBOLS[name]
    try:
        symbol = getattr(ctypes.CDLL(None), name)
    except AttributeError:
        return None
    return ctypes.cast(symbol, ctypes.c_void_p).value


def load_library_permanently(filename: Union[str, os.PathLike[str]]) -> None:
    try:
        # Never unloaded: `ctypes` does not do that.
        ctypes.CDLL(os.fspath(filename), mode=ctypes.RTLD_GLOBAL)
    except OSError as error:
        raise RuntimeError(str(error)) from error
