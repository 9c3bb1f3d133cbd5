"""The lock around calls, of which there is none: callbacks are kept and called around what makes an object."""

from __future__ import annotations

from typing import Callable

_CALLBACKS: list[tuple[Callable[[], object], Callable[[], object]]] = []


def register_lock_callback(acq_fn: Callable[[], object], rel_fn: Callable[[], object]) -> None:
    _CALLBACKS.append((acq_fn, rel_fn))


def unregister_lock_callback(acq_fn: Callable[[], object], rel_fn: Callable[[], object]) -> None:
    _CALLBACKS.remove((acq_fn, rel_fn))
