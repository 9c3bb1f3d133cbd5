//! Makes functions ready to be called by a signal's handler: see `runtime/handlers.rs`.
//!
//! Ready is a function whose code is there, and that of all functions that it names, and so on, as
//! far as [`MOST`] functions in all, and so are all libcalls. What is called by an address that comes from memory is not
//! known. Where code counts its calls, ready code does not: it is the best that there is, and
//! never asks for more.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, MutexGuard};

use rustc_hash::FxHashSet;

use super::cells::EntryState;
use super::engine::{Engine, EngineKind, ModuleGroup};
use crate::ir::{Const, ConstId, OperandKind};
use crate::lir::SymbolId;
use crate::runtime::critical;
use crate::runtime::handlers::Lazy;
use crate::runtime::{FuncIndex, ResolvedSymbol};

/// What a handler should not need more functions than. A program whose handler can reach all of it
/// starts as if it had none.
const MOST: usize = 100;

impl Lazy for Engine {
    fn make_ready(&self, address: usize) {
        let Some(function) = self.entries.function_at(address) else {
            return;
        };
        let is_ready = |group: Arc<ModuleGroup>| group.lock_ready().contains(&function);
        if self.group_of(function).is_some_and(is_ready) {
            return;
        }
        self.bind_all_libcalls();
        // A panic is a mistake in the compiler: its function is left as one that has failed.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| self.make_reachable(function)));
    }
}

impl ModuleGroup {
    fn lock_ready(&self) -> MutexGuard<'_, FxHashSet<FuncIndex>> {
        critical::lock(&self.ready)
    }
}

impl Engine {
    fn make_reachable(&self, first: FuncIndex) {
        let mut work = VecDeque::from([first]);
        let mut seen = FxHashSet::from_iter([first]);
        while let Some(function) = work.pop_front() {
            let Some(group) = self.group_of(function) else {
                continue;
            };
            for_each_named(&group, function, |named| {
                if seen.len() < MOST && seen.insert(named) {
                    work.push_back(named);
                }
            });
            if !group.lock_ready().insert(function) {
                continue;
            }
            let is_made = self.entries.state(function) != EntryState::Uncompiled;
            // Why a function cannot be run is reported where it is called.
            let made = self.entry_for(function, true);
            let counts = self.options().kind == EngineKind::Auto && group.defines(function);
            if counts && is_made && made.is_ok() {
                self.replace(&group, function);
            }
        }
    }
}

/// Calls `f` with the functions that the body of a function names.
fn for_each_named(group: &Arc<ModuleGroup>, function: FuncIndex, mut f: impl FnMut(FuncIndex)) {
    let Some((unit, id)) = group.definition(function) else {
        return;
    };
    // Why a function cannot be run is reported where it is called.
    let Ok(view) = unit.module.view(id) else {
        return;
    };
    let module = view.ir();
    let Some(body) = &module.funcs[id].body else {
        return;
    };
    let mut work: Vec<ConstId> = Vec::new();
    for inst in body.insts.keys() {
        body.for_each_operand(inst, |operand| {
            if let OperandKind::Const(constant) = operand.kind() {
                work.push(constant);
            }
        });
        while let Some(constant) = work.pop() {
            match module.consts.get(constant) {
                Const::Global(global)
                | Const::DsoLocalEquivalent(global)
                | Const::NoCfi(global) => {
                    if let ResolvedSymbol::Function(named) = unit.symbols.get(SymbolId(global.0)) {
                        f(named);
                    }
                }
                Const::Expr { args: list, .. } | Const::Aggregate { elems: list, .. } => {
                    work.extend(module.consts.list(list));
                }
                _ => {}
            }
        }
    }
}
