"""Types of modules."""

from __future__ import annotations

import enum
import importlib
from typing import Any, Iterator

from .._native import IrType
from .common import Closable


class TypeKind(enum.IntEnum):
    void = 0
    half = 1
    float = 2
    double = 3
    x86_fp80 = 4
    fp128 = 5
    ppc_fp128 = 6
    label = 7
    integer = 8
    function = 9
    struct = 10
    array = 11
    pointer = 12
    vector = 13
    metadata = 14
    x86_mmx = 15
    token = 16
    scalable_vector = 17
    bfloat = 18
    x86_amx = 19


# The classes of `llvmlite.ir`, by kinds.
_CLASSES = {
    "void": "VoidType",
    "half": "HalfType",
    "float": "FloatType",
    "double": "DoubleType",
    "integer": "IntType",
    "function": "FunctionType",
    "pointer": "PointerType",
    "array": "ArrayType",
    "vector": "VectorType",
    "struct": "LiteralStructType",
}


class TypeRef(Closable):
    def __init__(self, type: IrType) -> None:
        self._type = type

    @property
    def name(self) -> str:
        return self._type.name

    @property
    def type_kind(self) -> TypeKind:
        return TypeKind[self._type.kind]

    @property
    def is_struct(self) -> bool:
        return self._type.kind == "struct"

    @property
    def is_pointer(self) -> bool:
        return self._type.kind == "pointer"

    @property
    def is_array(self) -> bool:
        return self._type.kind == "array"

    @property
    def is_vector(self) -> bool:
        return self._type.kind == "vector"

    @property
    def is_function(self) -> bool:
        return self._type.kind == "function"

    @property
    def is_function_vararg(self) -> bool:
        if not self.is_function:
            raise ValueError(f"Type {self} is not a function")
        return self._type.is_vararg

    @property
    def elements(self) -> Iterator[TypeRef]:
        if self.is_pointer:
            raise ValueError(f"Type {self} doesn't contain elements.")
        return iter([TypeRef(type) for type in self._type.elements])

    @property
    def element_count(self) -> int:
        count = self._type.element_count
        if count is None:
            raise ValueError(f"Type {self} is not an array nor vector")
        return count

    @property
    def type_width(self) -> int:
        return self._type.width

    @property
    def is_packed_struct(self) -> bool:
        return self._type.is_packed

    @property
    def is_literal_struct(self) -> bool:
        return self.is_struct and not self.name

    @property
    def is_opaque_struct(self) -> bool:
        return self._type.is_opaque

    def get_function_parameters(self) -> tuple[TypeRef, ...]:
        if not self.is_function:
            raise ValueError(f"Type {self} is not a function")
        return tuple(TypeRef(type) for type in self._type.elements[1:])

    def get_function_return(self) -> TypeRef:
        if not self.is_function:
            raise ValueError(f"Type {self} is not a function")
        return TypeRef(self._type.elements[0])

    def as_ir(self, ir_ctx: Any) -> Any:
        """The type of `llvmlite.ir` that this is."""
        ir = importlib.import_module("llvmlite.ir")
        name = _CLASSES.get(self._type.kind)
        if name is None:
            raise TypeError(f"as_ir() unsupported for {self}")
        return getattr(ir, name).from_llvm(self, ir_ctx)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypeRef) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return str(self._type)
