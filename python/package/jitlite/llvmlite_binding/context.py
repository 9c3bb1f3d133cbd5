"""Contexts, which nothing here depends on: a module has its types for itself."""

from __future__ import annotations

from .common import Closable


class ContextRef(Closable):
    pass


class GlobalContextRef(ContextRef):
    def close(self) -> None:
        pass


_GLOBAL = GlobalContextRef()


def create_context() -> ContextRef:
    return ContextRef()


def get_global_context() -> GlobalContextRef:
    return _GLOBAL
