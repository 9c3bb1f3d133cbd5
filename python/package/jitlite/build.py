"""Builds modules without text, for the front ends of languages.

>>> from jitlite.build import ModuleBuilder
>>> m = ModuleBuilder("clamp")
>>> f = m.function("clamp", "i64", ["i64"])
>>> n = f.param(0, "n")
>>> _ = f.ret(f.select(f.icmp("sgt", n, 100), 100, n))
>>> jitlite.load(m).clamp(250)
100

What is given where an operand is expected is a value, or a number where another operand or the function says of what
type it is. Types are words such as "i64", those of `ctypes`, or made by the `ModuleBuilder`. What does not fit is an
exception of `ModuleBuilder.finish`, with each instruction in its `diagnostics`.
"""

from __future__ import annotations

from ._native import Block, FunctionBuilder, Global, ModuleBuilder, Type, Value

__all__ = ["Block", "FunctionBuilder", "Global", "ModuleBuilder", "Type", "Value"]

_BINARY = "add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem"
_CASTS = (
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr ptrtoaddr bitcast addrspacecast"
)


def _binary(op: str):
    def method(self, a, b, name=None, *, flags=()):
        return self.binary(op, a, b, name, flags=flags)

    method.__doc__ = f"`{op} T a, b`"
    return method


def _cast(op: str):
    def method(self, value, ty, name=None, *, flags=()):
        return self.cast(op, value, ty, name, flags=flags)

    method.__doc__ = f"`{op} T value to ty`"
    return method


for _words, _make in ((_BINARY, _binary), (_CASTS, _cast)):
    for _op in _words.split():
        _method = _make(_op)
        # `and` and `or` are words of Python's.
        _method.__name__ = _op + "_" if _op in ("and", "or") else _op
        _method.__qualname__ = f"FunctionBuilder.{_method.__name__}"
        setattr(FunctionBuilder, _method.__name__, _method)
