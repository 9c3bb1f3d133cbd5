"""The target, which is this processor."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, NoReturn, Optional

from .common import Closable, not_offered
from .typeref import TypeRef

Triple = namedtuple("Triple", ["Arch", "SubArch", "Vendor", "OS", "Env", "ObjectFormat"])

_TRIPLE = "x86_64-unknown-linux-gnu"
_LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"


def get_default_triple() -> str:
    return _TRIPLE


def get_process_triple() -> str:
    return _TRIPLE


def get_triple_parts(triple: str) -> NoReturn:
    not_offered("get_triple_parts")


def get_object_format(triple: Optional[str] = None) -> str:
    if triple is None or _is_ours(triple):
        return "ELF"
    not_offered(f"get_object_format({triple!r})")


def get_host_cpu_name() -> str:
    """A word for this processor, for which all code is made."""
    return "native"


class FeatureMap(dict[str, bool]):
    def flatten(self, sort: bool = True) -> str:
        features = sorted(self.items()) if sort else self.items()
        return ",".join(("+" if has else "-") + name for name, has in features)


def get_host_cpu_features() -> FeatureMap:
    """The features of this processor that Linux knows, by LLVM's names where those only differ in a dot."""
    with open("/proc/cpuinfo") as info:
        lines = [line.partition(":")[2] for line in info if line.startswith("flags")]
    words = lines[0].split() if lines else []
    return FeatureMap((word.replace("sse4_", "sse4."), True) for word in words)


def _is_ours(triple: str) -> bool:
    arch, *rest = triple.split("-")
    return arch in ("x86_64", "amd64") and "linux" in rest


class TargetData(Closable):
    """Sizes and places of types, as x86-64 Linux has them."""

    def __init__(self, layout: str = _LAYOUT) -> None:
        words = layout.split("-")
        if "E" in words or any(word.startswith(("p:", "p0:")) and ":64" not in word for word in words):
            not_offered(f"create_target_data({layout!r})", "layouts are those of x86-64 Linux")
        self._layout = layout

    def __str__(self) -> str:
        return "<dead TargetData>" if self._closed else self._layout

    def get_abi_size(self, ty: TypeRef) -> int:
        return ty._type.size

    def get_abi_alignment(self, ty: TypeRef) -> int:
        return ty._type.alignment

    def get_element_offset(self, ty: TypeRef, position: int) -> int:
        offset = ty._type.offset(position)
        if offset is None:
            raise ValueError(f"Could not determined offset of {position}th element of the type '{ty}'. Is it a struct type?")
        return offset


def create_target_data(layout: str) -> TargetData:
    return TargetData(layout)


class Target(Closable):
    def __init__(self, triple: str) -> None:
        self._triple = triple

    @classmethod
    def from_default_triple(cls) -> Target:
        return cls.from_triple(_TRIPLE)

    @classmethod
    def from_triple(cls, triple: str) -> Target:
        if not _is_ours(triple):
            raise RuntimeError(f'No available targets are compatible with triple "{triple}"')
        return cls(triple)

    @property
    def name(self) -> str:
        return "x86-64"

    @property
    def description(self) -> str:
        return "64-bit X86: EM64T and AMD64"

    @property
    def triple(self) -> str:
        return self._triple

    def __str__(self) -> str:
        return f"<Target {self.name} ({self.description})>"

    def create_target_machine(
        self,
        cpu: str = "",
        features: str = "",
        opt: int = 2,
        reloc: str = "default",
        codemodel: str = "jitdefault",
        printmc: bool = False,
        jit: bool = False,
        abiname: str = "",
    ) -> TargetMachine:
        """Of all that may be chosen nothing is: code is for this processor, and optimized where it is hot."""
        return TargetMachine(self._triple)


class TargetMachine(Closable):
    def __init__(self, triple: str) -> None:
        self._triple = triple

    @property
    def triple(self) -> str:
        return self._triple

    @property
    def target_data(self) -> TargetData:
        return TargetData()

    def add_analysis_passes(self, pm: Any) -> None:
        pass

    def set_asm_verbosity(self, verbose: bool) -> None:
        pass

    def emit_object(self, module: Any) -> NoReturn:
        not_offered("TargetMachine.emit_object")

    def emit_assembly(self, module: Any) -> NoReturn:
        not_offered("TargetMachine.emit_assembly")


def has_svml() -> bool:
    return False
