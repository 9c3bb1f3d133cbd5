"""What has to be said first, which is nothing here."""

from __future__ import annotations

#: The version of LLVM whose llvmlite this package is like. IR of older versions is read, too.
llvm_version_info = (22, 1, 0)


def initialize() -> None:
    """An error, as in llvmlite since 0.45."""
    raise RuntimeError(
        "llvmlite.binding.initialize() is deprecated and will be removed. "
        "LLVM initialization is now handled automatically."
    )


def initialize_all_targets() -> None:
    pass


def initialize_all_asmprinters() -> None:
    pass


def initialize_native_target() -> None:
    pass


def initialize_native_asmprinter() -> None:
    pass


def initialize_native_asmparser() -> None:
    pass


def shutdown() -> None:
    pass
