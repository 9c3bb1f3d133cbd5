"""Execution engines: programs that are made of modules, one after the other."""

from __future__ import annotations

import struct
from typing import Callable, NoReturn, Optional

from .._errors import Error
from .._native import Engine, Instance, Linker, Module
from .common import Closable, not_offered
from .dylib import _SYMBOLS
from .module import ModuleRef
from .targets import TargetData, TargetMachine
from .value import ValueRef

_ENGINE: Optional[Engine] = None


def _engine() -> Engine:
    """The engine of all: functions are called by their addresses, where nothing can be stopped."""
    global _ENGINE
    if _ENGINE is None:
        _ENGINE = Engine(interruptible=False)
    return _ENGINE


def check_jit_execution() -> None:
    """An error if the system allows no code that was made just now."""
    try:
        _engine()
    except Error as error:
        raise OSError(str(error)) from error


def create_mcjit_compiler(
    module: ModuleRef, target_machine: TargetMachine, use_lmm: Optional[bool] = None
) -> ExecutionEngine:
    return ExecutionEngine(module)


_Notify = Callable[[ModuleRef, bytes], object]
_GetBuffer = Callable[[ModuleRef], Optional[bytes]]


class ExecutionEngine(Closable):
    """Owns its modules. A module that is removed gives its code and variables back, with those that were linked with
    it in a ring, and those that use it, when these are removed, too."""

    def __init__(self, module: ModuleRef) -> None:
        module._check()
        self._modules: dict[ModuleRef, Optional[Instance]] = {}
        self._mappings: dict[str, int] = {}
        self._target_data: Optional[TargetData] = None
        self._notify: Optional[_Notify] = None
        self._getbuffer: Optional[_GetBuffer] = None
        self.add_module(module)

    def add_module(self, module: ModuleRef) -> None:
        self._check()
        if module in self._modules:
            raise KeyError("module already added to this engine")
        module._check()
        module._owned = True
        self._modules[module] = None

    def remove_module(self, module: ModuleRef) -> None:
        self._check()
        del self._modules[module]
        module._owned = False

    def finalize_object(self) -> None:
        """Makes programs of the modules that were added. Their constructors run now."""
        self._check()
        pending = [module for module, program in self._modules.items() if program is None]
        for group in _connected([(module, self._compiled(module)) for module in pending]):
            linker = Linker(_engine()).with_process()
            symbols = {**_SYMBOLS, **self._mappings}
            parts = [part for _, parts in group for part in parts]
            needed = {symbol.name for part in parts for symbol in part.imports}
            for name in needed & symbols.keys():
                linker.define(name, symbols[name])
            linked: list[Instance] = []
            for program in self._modules.values():
                if program is not None and program not in linked:
                    linked.append(program)
                    linker.link(program)
            try:
                instance = linker.instantiate(*parts)
            except Error as error:
                raise RuntimeError(str(error)) from error
            for module, _ in group:
                self._modules[module] = instance

    def _compiled(self, module: ModuleRef) -> list[Module]:
        """What a module is, or what the cache has for it."""
        if self._getbuffer is not None:
            buffer = self._getbuffer(module)
            if buffer is not None:
                return [Module(bitcode) for bitcode in _unpacked(buffer)]
        parts = module._parts
        if self._notify is not None:
            self._notify(module, _packed([part.to_bitcode() for part in parts]))
        return parts

    def _programs(self) -> list[Instance]:
        self.finalize_object()
        return [program for program in self._modules.values() if program is not None]

    def get_function_address(self, name: str) -> int:
        """The address of a function; 0 if there is none."""
        for program in self._programs():
            if name in program.functions.keys():
                return program.functions[name].address
        return 0

    def get_global_value_address(self, name: str) -> int:
        """The address of a function or variable; 0 if there is none."""
        for program in self._programs():
            if name in program.globals.keys():
                return program.variable(name).address
        return self.get_function_address(name)

    def add_global_mapping(self, gv: ValueRef, addr: int) -> None:
        """Says where a symbol is that modules declare which are not finalized yet."""
        self._check()
        self._mappings[gv.name] = addr

    def run_static_constructors(self) -> None:
        """Does nothing but `finalize_object`, which has run them."""
        self.finalize_object()

    def run_static_destructors(self) -> None:
        done: list[Instance] = []
        for program in self._programs():
            if program not in done:
                done.append(program)
                program.run_destructors()

    @property
    def target_data(self) -> TargetData:
        if self._target_data is None:
            self._target_data = TargetData()
        return self._target_data

    def set_object_cache(
        self, notify_func: Optional[_Notify] = None, getbuffer_func: Optional[_GetBuffer] = None
    ) -> None:
        """What is given to the first and taken from the second is the bitcode of a module, not its code."""
        self._check()
        self._notify, self._getbuffer = notify_func, getbuffer_func

    def enable_jit_events(self) -> bool:
        """False: there is nobody to tell. `jitlite.Engine` has `perf` and `gdb`."""
        return False

    def add_object_file(self, obj_file: object) -> NoReturn:
        not_offered("ExecutionEngine.add_object_file")

    def _dispose(self) -> None:
        for module in self._modules:
            module._owned = False
            module.close()
        self._modules.clear()


_Pending = tuple[ModuleRef, list[Module]]


def _connected(pending: list[_Pending]) -> list[list[_Pending]]:
    """Modules that use each other directly or by way of others, each group in order."""
    groups: list[tuple[set[str], list[_Pending]]] = []
    for module, parts in pending:
        names = {symbol.name for part in parts for symbol in (*part.imports, *part.exports)}
        defined = {symbol.name for part in parts for symbol in part.exports}
        # A name that only both declare connects nothing.
        group: list[_Pending] = [(module, parts)]
        rest = []
        for others, members in groups:
            offered = {symbol.name for _, of in members for part in of for symbol in part.exports}
            if names & offered or others & defined:
                names |= others
                defined |= offered
                group = members + group
            else:
                rest.append((others, members))
        groups = [*rest, (names, group)]
    return [group for _, group in groups]


_MAGIC = b"jitlite\0"


def _packed(bitcodes: list[bytes]) -> bytes:
    return _MAGIC + b"".join(struct.pack("<Q", len(bitcode)) + bitcode for bitcode in bitcodes)


def _unpacked(buffer: bytes) -> list[bytes]:
    if not buffer.startswith(_MAGIC):
        raise RuntimeError("the object cache has what is not of this package")
    bitcodes, at = [], len(_MAGIC)
    while at < len(buffer):
        (size,) = struct.unpack_from("<Q", buffer, at)
        bitcodes.append(bytes(buffer[at + 8 : at + 8 + size]))
        at += 8 + size
    return bitcodes
