//! Which symbols code and initial values mention: those that have to be somewhere.

use crate::entity::Entity;
use crate::ir::{Const, ConstId, GlobalId, GlobalKind, Module};

/// Which symbols a module's functions and initialisers mention.
pub(in crate::jit) fn mentioned(module: &Module) -> Vec<bool> {
    // Any may be, by a body that is read later, unless it is known better.
    if module.has_unread() {
        let mut used = vec![true; module.globals.len()];
        let outline = module.outline.iter();
        for id in outline.flat_map(|outline| outline.unmentioned.iter()) {
            used[id.index()] = false;
        }
        return used;
    }
    let mut work = Vec::new();
    for global in module.globals.values() {
        match global.kind {
            GlobalKind::Variable { init, .. } => work.extend(init),
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => work.push(target),
            GlobalKind::Undeclared | GlobalKind::Function(_) => {}
        }
    }
    for body in module.funcs.values().filter_map(|f| f.body.as_ref()) {
        for inst in body.insts.keys() {
            body.for_each_operand(inst, |operand| {
                if let crate::ir::OperandKind::Const(id) = operand.kind() {
                    work.push(id);
                }
            });
        }
    }
    let mut seen = vec![false; module.consts.len()];
    let mut used = vec![false; module.globals.len()];
    let is_new = |id: ConstId| !std::mem::replace(&mut seen[id.index()], true);
    each_mentioned(module, work, is_new, |global| used[global.index()] = true);
    used
}

/// Finds the symbols that some constants of a module mention. `is_new` is whether it is asked for
/// the first time for a constant.
pub(super) fn each_mentioned(
    module: &Module,
    mut work: Vec<ConstId>,
    mut is_new: impl FnMut(ConstId) -> bool,
    mut found: impl FnMut(GlobalId),
) {
    while let Some(id) = work.pop() {
        if !is_new(id) {
            continue;
        }
        match module.consts.get(id) {
            Const::Global(global) | Const::DsoLocalEquivalent(global) | Const::NoCfi(global) => {
                found(global);
            }
            Const::Aggregate { elems: list, .. } | Const::Expr { args: list, .. } => {
                work.extend(module.consts.list(list));
            }
            Const::Splat { elem, .. } => work.push(elem),
            _ => {}
        }
    }
}
