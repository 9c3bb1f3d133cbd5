"""Modules: reading them, what they say, and linking them."""

from __future__ import annotations

from typing import Iterator, Optional, Union

from .._errors import Error
from .._native import IrSymbol, Module
from .common import Closable, not_offered
from .context import ContextRef
from .typeref import TypeRef
from .value import ValueRef

# What LLVM's parser finds; all else is what `verify` says.
_PARSED = frozenset(
    """syntax operand-type redefinition linkage literal-type field-value field-twice missing-field unknown-field
    unknown-node undefined-global undefined-local undefined-label undefined-metadata undefined-comdat
    unknown-instruction infinite-type not-distinct address-space attribute-place load-type binary-type ret-type
    cast-types pointer-operand""".split()
)


def parse_assembly(llvmir: Union[str, bytes], context: Optional[ContextRef] = None) -> ModuleRef:
    """The module of a text. What is wrong with it beside its grammar, `verify` says."""
    text = llvmir.decode() if isinstance(llvmir, bytes) else llvmir
    try:
        return ModuleRef([Module(text)])
    except Error as error:
        if any(found.code in _PARSED for found in error.diagnostics):
            raise RuntimeError(f"LLVM IR parsing error\n{error}") from error
        return ModuleRef([], invalid=error)


def parse_bitcode(bitcode: bytes, context: Optional[ContextRef] = None) -> ModuleRef:
    """The module of bitcode."""
    if len(bitcode) < 4:
        raise RuntimeError("LLVM bitcode parsing error\nfile too small to contain bitcode header")
    try:
        return ModuleRef([Module(bytes(bitcode))])
    except Error as error:
        raise RuntimeError(f"LLVM bitcode parsing error\n{error}") from error


class ModuleRef(Closable):
    """A module, or several that are linked (`link_in`): they are one program then."""

    def __init__(self, parts: list[Module], invalid: Optional[Error] = None) -> None:
        self._all = parts
        self._invalid = invalid
        self._name = "<string>"
        self._known: Optional[dict[str, tuple[IrSymbol, Module]]] = None

    @property
    def _parts(self) -> list[Module]:
        self._check()
        self.verify()
        return self._all

    def _one(self, what: str) -> Module:
        parts = self._parts
        if len(parts) != 1:
            not_offered(f"ModuleRef.{what}", "others were linked into this module")
        return parts[0]

    @property
    def _symbols(self) -> dict[str, tuple[IrSymbol, Module]]:
        """The symbols of all parts by their names, those that are defined before others."""
        parts = self._parts
        if self._known is None:
            known: dict[str, tuple[IrSymbol, Module]] = {}
            for part in parts:
                for symbol in part._symbols():
                    before = known.get(symbol.name)
                    if before is None or (before[0].is_declaration and not symbol.is_declaration):
                        known[symbol.name] = (symbol, part)
            self._known = known
        return self._known

    def _symbol(self, name: str) -> IrSymbol:
        return self._symbols[name][0]

    def _part_of(self, name: str) -> Module:
        return self._symbols[name][1]

    def _change(self, what: str, symbol: str, value: str) -> None:
        part = self._part_of(symbol) if symbol else self._one(what)
        try:
            changed = part._changed(what, symbol, value)
        except Error as error:
            raise RuntimeError(str(error)) from error
        self._all = [changed if other is part else other for other in self._all]
        self._known = None

    def _dispose(self) -> None:
        self._all, self._known = [], None

    def __str__(self) -> str:
        text = str(self._one("__str__"))
        return text if text.startswith("; ModuleID =") else f"; ModuleID = '{self._name}'\n{text}"

    def as_bitcode(self) -> bytes:
        return self._one("as_bitcode").to_bitcode()

    def verify(self) -> None:
        self._check()
        if self._invalid is not None:
            raise RuntimeError(str(self._invalid)) from self._invalid

    def clone(self) -> ModuleRef:
        return ModuleRef(list(self._parts))

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, value: str) -> None:
        self._name = value

    @property
    def source_file(self) -> str:
        return self._one("source_file")._source_file

    @property
    def triple(self) -> str:
        return self._one("triple")._triple

    @triple.setter
    def triple(self, value: str) -> None:
        self._change("triple", "", value)

    @property
    def data_layout(self) -> str:
        return self._one("data_layout")._data_layout

    @data_layout.setter
    def data_layout(self, value: str) -> None:
        self._change("data_layout", "", value)

    def _find(self, name: str, kind: str, is_a: str) -> ValueRef:
        found = self._symbols.get(name)
        if found is None or found[0].kind != kind:
            raise NameError(name)
        return ValueRef(self, name, is_a)

    def get_function(self, name: str) -> ValueRef:
        return self._find(name, "function", "function")

    def get_global_variable(self, name: str) -> ValueRef:
        return self._find(name, "variable", "global")

    def get_struct_type(self, name: str) -> TypeRef:
        for type in self.struct_types:
            if type.name == name:
                return type
        raise NameError(name)

    def _list(self, kind: str, is_a: str) -> Iterator[ValueRef]:
        names = [name for name, (symbol, _) in self._symbols.items() if symbol.kind == kind]
        return iter([ValueRef(self, name, is_a) for name in names])

    @property
    def functions(self) -> Iterator[ValueRef]:
        return self._list("function", "function")

    @property
    def global_variables(self) -> Iterator[ValueRef]:
        return self._list("variable", "global")

    @property
    def struct_types(self) -> Iterator[TypeRef]:
        types = [TypeRef(type) for part in self._parts for type in part._named_types()]
        return iter([type for type in types if type.is_struct])

    def link_in(self, other: ModuleRef, preserve: bool = False) -> None:
        """Links another module into this one; it is closed then, unless it is to be preserved."""
        link_modules(self, other.clone() if preserve else other)


_STRONG = frozenset(["external", "dllexport"])


def link_modules(dst: ModuleRef, src: ModuleRef) -> None:
    for name, (symbol, _) in src._symbols.items():
        if symbol.is_declaration or symbol.linkage not in _STRONG:
            continue
        known = dst._symbols.get(name)
        if known is not None and not known[0].is_declaration and known[0].linkage in _STRONG:
            src.close()
            raise RuntimeError(f"Linking globals named '{name}': symbol multiply defined!")
    dst._all = dst._parts + src._parts
    dst._known = None
    src.close()
