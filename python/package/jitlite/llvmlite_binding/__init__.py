"""The names of `llvmlite.binding` that programs use to run what they made, over jitlite.

>>> import jitlite.llvmlite_binding as llvm      # was: import llvmlite.binding as llvm

Passes are accepted and not run, since functions are optimized as they run. What is not offered raises a
`NotImplementedError` that names it. The table in the package's README says which of llvmlite's own tests pass.
"""

from __future__ import annotations

from typing import Any, NoReturn

from . import context, dylib, executionengine, ffi, initfini, module, newpassmanagers, targets, typeref, value
from .common import not_offered
from .context import ContextRef, GlobalContextRef, create_context, get_global_context
from .dylib import add_symbol, address_of_symbol, load_library_permanently
from .executionengine import ExecutionEngine, check_jit_execution, create_mcjit_compiler
from .initfini import (
    initialize,
    initialize_all_asmprinters,
    initialize_all_targets,
    initialize_native_asmparser,
    initialize_native_asmprinter,
    initialize_native_target,
    llvm_version_info,
    shutdown,
)
from .module import ModuleRef, link_modules, parse_assembly, parse_bitcode
from .newpassmanagers import (
    FunctionPassManager,
    ModulePassManager,
    PassBuilder,
    PipelineTuningOptions,
    PruneStats,
    RefPruneSubpasses,
    create_new_function_pass_manager,
    create_new_module_pass_manager,
    create_pass_builder,
    create_pipeline_tuning_options,
    dump_refprune_stats,
    report_and_reset_timings,
    set_time_passes,
)
from .targets import (
    FeatureMap,
    Target,
    TargetData,
    TargetMachine,
    Triple,
    create_target_data,
    get_default_triple,
    get_host_cpu_features,
    get_host_cpu_name,
    get_object_format,
    get_process_triple,
    get_triple_parts,
    has_svml,
)
from .typeref import TypeKind, TypeRef
from .value import Linkage, StorageClass, ValueKind, ValueRef, Visibility

#: As in llvmlite, how the package was installed.
package_format = "wheel"


def set_option(name: str, option: str) -> NoReturn:
    not_offered("set_option")


def get_function_cfg(func: Any, show_inst: bool = True) -> NoReturn:
    not_offered("get_function_cfg")


def view_dot_graph(graph: Any, filename: Any = None, view: bool = False) -> NoReturn:
    not_offered("view_dot_graph")


def create_lljit_compiler(target_machine: Any = None, **options: Any) -> NoReturn:
    not_offered("create_lljit_compiler", "create_mcjit_compiler is")


class _NotOffered:
    def __init__(self, *args: Any, **options: Any) -> None:
        not_offered(type(self).__name__)


class JITLibraryBuilder(_NotOffered):
    pass


class ObjectFileRef(_NotOffered):
    @classmethod
    def from_data(cls, data: bytes) -> NoReturn:
        not_offered("ObjectFileRef.from_data")

    @classmethod
    def from_path(cls, path: str) -> NoReturn:
        not_offered("ObjectFileRef.from_path")
