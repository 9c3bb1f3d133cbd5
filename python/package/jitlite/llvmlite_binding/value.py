"""Functions and variables of modules, and the parameters of functions."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, Iterator, NoReturn, Optional, Union

from .._native import IrSymbol
from .common import Closable, not_offered
from .typeref import TypeRef

if TYPE_CHECKING:
    from .module import ModuleRef


class Linkage(enum.IntEnum):
    external = 0
    available_externally = 1
    linkonce_any = 2
    linkonce_odr = 3
    linkonce_odr_autohide = 4
    weak_any = 5
    weak_odr = 6
    appending = 7
    internal = 8
    private = 9
    dllimport = 10
    dllexport = 11
    external_weak = 12
    ghost = 13
    common = 14
    linker_private = 15
    linker_private_weak = 16


class Visibility(enum.IntEnum):
    default = 0
    hidden = 1
    protected = 2


class StorageClass(enum.IntEnum):
    default = 0
    dllimport = 1
    dllexport = 2


class ValueKind(enum.IntEnum):
    argument = 0
    basic_block = 1
    memory_use = 2
    memory_def = 3
    memory_phi = 4
    function = 5
    global_alias = 6
    global_ifunc = 7
    global_variable = 8
    block_address = 9
    constant_expr = 10
    constant_array = 11
    constant_struct = 12
    constant_vector = 13
    undef_value = 14
    constant_aggregate_zero = 15
    constant_data_array = 16
    constant_data_vector = 17
    constant_int = 18
    constant_fp = 19
    constant_pointer_null = 20
    constant_token_none = 21
    metadata_as_value = 22
    inline_asm = 23
    instruction = 24
    poison_value = 25


_Named = Union[str, int, enum.IntEnum]


def _member(kind: type[enum.IntEnum], value: _Named) -> enum.IntEnum:
    return kind[value] if isinstance(value, str) else kind(value)


class ValueRef(Closable):
    """A function or variable, or a parameter of a function (`_argument` is its number)."""

    def __init__(self, module: ModuleRef, name: str, kind: str, argument: Optional[int] = None) -> None:
        self._module = module
        self._name = name
        self._kind = kind
        self._argument = argument

    @property
    def _symbol(self) -> IrSymbol:
        return self._module._symbol(self._name)

    def __str__(self) -> str:
        if self._argument is not None:
            return f"{self.type} %{self.name}"
        return self._module._part_of(self._name)._text_of(self._name)

    @property
    def module(self) -> ModuleRef:
        if self._kind == "argument":
            raise ValueError("expected function or global value, got argument")
        return self._module

    @property
    def function(self) -> ValueRef:
        if self._kind != "argument":
            raise ValueError(f"expected argument, basic block or instruction, got {self._kind}")
        return ValueRef(self._module, self._name, "function")

    @property
    def is_global(self) -> bool:
        return self._kind == "global"

    @property
    def is_function(self) -> bool:
        return self._kind == "function"

    @property
    def is_block(self) -> bool:
        return False

    @property
    def is_argument(self) -> bool:
        return self._kind == "argument"

    @property
    def is_instruction(self) -> bool:
        return False

    @property
    def is_operand(self) -> bool:
        return False

    @property
    def is_constant(self) -> bool:
        return self._kind != "argument"

    @property
    def value_kind(self) -> ValueKind:
        kinds = {"global": "global_variable", "function": "function", "argument": "argument"}
        return ValueKind[kinds[self._kind]]

    @property
    def name(self) -> str:
        if self._argument is not None:
            return self._symbol.params[self._argument][0]
        return self._name

    @name.setter
    def name(self, value: str) -> None:
        not_offered("ValueRef.name = ...")

    @property
    def linkage(self) -> Linkage:
        return Linkage[self._symbol.linkage]

    @linkage.setter
    def linkage(self, value: Union[str, Linkage]) -> None:
        self._module._change("linkage", self._name, _member(Linkage, value).name)

    @property
    def visibility(self) -> Visibility:
        return Visibility[self._symbol.visibility]

    @visibility.setter
    def visibility(self, value: Union[str, Visibility]) -> None:
        self._module._change("visibility", self._name, _member(Visibility, value).name)

    @property
    def storage_class(self) -> StorageClass:
        return StorageClass[self._symbol.storage_class]

    @storage_class.setter
    def storage_class(self, value: Union[str, StorageClass]) -> None:
        self._module._change("storage_class", self._name, _member(StorageClass, value).name)

    def add_function_attribute(self, attr: str) -> None:
        self._expect("function")
        self._module._change("attribute", self._name, attr)

    @property
    def type(self) -> TypeRef:
        type = self._module._part_of(self._name)._type_of(self._name)
        return TypeRef(type.pointer() if self._argument is None else type.elements[1 + self._argument])

    @property
    def global_value_type(self) -> TypeRef:
        assert self.is_global or self.is_function
        return TypeRef(self._module._part_of(self._name)._type_of(self._name))

    @property
    def is_declaration(self) -> bool:
        if self._kind == "argument":
            raise ValueError("expected global or function value, got argument")
        return self._symbol.is_declaration

    @property
    def attributes(self) -> Iterator[bytes]:
        symbol = self._symbol
        words = symbol.attributes if self._argument is None else symbol.params[self._argument][1]
        return iter([word.encode() for word in words])

    def _expect(self, kind: str) -> None:
        if self._kind != kind:
            raise ValueError(f"expected {kind} value, got {self._kind}")

    @property
    def arguments(self) -> Iterator[ValueRef]:
        self._expect("function")
        params = range(len(self._symbol.params))
        return iter([ValueRef(self._module, self._name, "argument", i) for i in params])

    @property
    def blocks(self) -> NoReturn:
        self._expect("function")
        not_offered("ValueRef.blocks")

    @property
    def instructions(self) -> NoReturn:
        self._expect("block")
        not_offered("ValueRef.instructions")

    @property
    def operands(self) -> NoReturn:
        self._expect("instruction")
        not_offered("ValueRef.operands")

    @property
    def opcode(self) -> NoReturn:
        self._expect("instruction")
        not_offered("ValueRef.opcode")

    @property
    def incoming_blocks(self) -> NoReturn:
        self._expect("phi instruction")
        not_offered("ValueRef.incoming_blocks")

    def get_constant_value(self, signed_int: bool = False, round_fp: bool = False) -> Any:
        self._expect("constant")
        not_offered("ValueRef.get_constant_value")
