"""Passes, of which none is run: functions are optimized as they run, where they are hot."""

from __future__ import annotations

import enum
from collections import namedtuple
from typing import Any, Callable, NoReturn

from . import ffi
from .common import Closable, not_offered
from .module import ModuleRef
from .targets import TargetMachine
from .value import ValueRef

_PASSES = """aa_eval simplify_cfg loop_unroll instruction_combine jump_threading cfg_printer cfg_only_printer dom_printer
dom_only_printer post_dom_printer post_dom_only_printer dom_viewer dom_only_viewer post_dom_viewer
post_dom_only_viewer aggressive_dce break_critical_edges dead_store_elimination dead_code_elimination
aggressive_instcombine lcssa new_gvn loop_simplify loop_unroll_and_jam sccp lower_atomic lower_invoke lower_switch
mem_copy_opt unify_function_exit_nodes reassociate register_to_memory sroa sinking tail_call_elimination
instruction_namer loop_deletion loop_strength_reduce loop_rotate refprune"""
_MODULE_PASSES = """constant_merge dead_arg_elimination dot_call_graph_printer module_debug_info always_inliner
rpo_function_attrs global_dead_code_eliminate global_opt ipsccp internalize loop_extract merge_functions
partial_inliner strip_symbols strip_dead_debug_info strip_dead_prototype strip_debug_declare
strip_non_debug_symbols argument_promotion post_order_function_attributes"""

PruneStats = namedtuple("PruneStats", ["basicblock", "diamond", "fanout", "fanout_raise"])


class RefPruneSubpasses(enum.IntFlag):
    PER_BB = 0b0001
    DIAMOND = 0b0010
    FANOUT = 0b0100
    FANOUT_RAISE = 0b1000
    ALL = PER_BB | DIAMOND | FANOUT | FANOUT_RAISE


def _ignore(*_args: Any, **_options: Any) -> None:
    """Adds a pass, which is not run."""


class NewPassManager(Closable):
    _passes = frozenset(f"add_{name}_pass" for name in _PASSES.split())

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name in self._passes:
            return _ignore
        raise AttributeError(f"there is no `{name}` in llvmlite's {type(self).__name__}")


class ModulePassManager(NewPassManager):
    _passes = NewPassManager._passes | {f"add_{name}_pass" for name in _MODULE_PASSES.split()}

    def add_verifier(self) -> None:
        """Modules are verified when they are read."""

    def run(self, module: ModuleRef, pb: PassBuilder) -> None:
        self._check()
        module.verify()


class FunctionPassManager(NewPassManager):
    def run(self, fun: ValueRef, pb: PassBuilder) -> None:
        self._check()
        fun.module.verify()


class PipelineTuningOptions(Closable):
    def __init__(self, speed_level: int = 2) -> None:
        self.speed_level = speed_level
        self.loop_interleaving = True
        self.loop_vectorization = True
        self.slp_vectorization = True
        self.loop_unrolling = True
        self.inlining_threshold = 225

    @property
    def speed_level(self) -> int:
        return self._speed_level

    @speed_level.setter
    def speed_level(self, value: int) -> None:
        if not 0 <= value <= 3:
            raise ValueError("Optimization level for speed should be 0, 1, 2, or 3")
        self._speed_level = value


class PassBuilder(Closable):
    def __init__(self, tm: TargetMachine, pto: PipelineTuningOptions) -> None:
        self._pto = pto

    def getModulePassManager(self) -> ModulePassManager:
        return ModulePassManager()

    def getFunctionPassManager(self) -> FunctionPassManager:
        return FunctionPassManager()

    def start_pass_timing(self) -> NoReturn:
        not_offered("PassBuilder.start_pass_timing", "no passes are run")

    def finish_pass_timing(self) -> NoReturn:
        not_offered("PassBuilder.finish_pass_timing", "no passes are run")


def create_new_module_pass_manager() -> ModulePassManager:
    for acquire, _ in ffi._CALLBACKS:
        acquire()
    manager = ModulePassManager()
    for _, release in ffi._CALLBACKS:
        release()
    return manager


def create_new_function_pass_manager() -> FunctionPassManager:
    return FunctionPassManager()


def create_pass_builder(tm: TargetMachine, pto: PipelineTuningOptions) -> PassBuilder:
    return PassBuilder(tm, pto)


def create_pipeline_tuning_options(speed_level: int = 2) -> PipelineTuningOptions:
    return PipelineTuningOptions(speed_level)


def dump_refprune_stats(printout: bool = False) -> NoReturn:
    not_offered("dump_refprune_stats", "no passes are run")


def set_time_passes(enable: bool) -> NoReturn:
    not_offered("set_time_passes", "no passes are run")


def report_and_reset_timings() -> NoReturn:
    not_offered("report_and_reset_timings", "no passes are run")
