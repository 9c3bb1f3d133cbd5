//! Addresses of blocks: each is of a block that its function has.

use rustc_hash::FxHashMap;

use super::show;
use crate::entity::Entity;
use crate::ir::print::Numbering;
use crate::ir::{Block, Const, ConstId, GlobalId, GlobalKind, LocalName, Module};

/// What is wrong with the addresses of blocks of a module, from its constant `first` on.
pub(super) fn faults(m: &Module, first: usize) -> Vec<(ConstId, String)> {
    let mut blocks = FxHashMap::default();
    let constants = (first..m.consts.len()).map(ConstId::new);
    let mut faults = Vec::new();
    for id in constants {
        if let Const::BlockAddress { function, block } = m.consts.get(id)
            && let Some(message) = fault(m, function, block, &mut blocks)
        {
            faults.push((id, message));
        }
    }
    faults
}

/// The blocks of the functions that were asked for.
type Blocks = FxHashMap<GlobalId, FxHashMap<LocalName, Block>>;

fn fault(m: &Module, id: GlobalId, block: LocalName, known: &mut Blocks) -> Option<String> {
    let function = || show::name_text(m, m.globals[id].name);
    let func = match m.globals[id].kind {
        GlobalKind::Function(func) => &m.funcs[func],
        GlobalKind::Undeclared => return None,
        _ => {
            return Some(format!(
                "`@{}` is no function, and has no blocks",
                function()
            ));
        }
    };
    let Some(body) = &func.body else {
        return Some(format!(
            "`@{}` is only declared, and has no blocks",
            function()
        ));
    };
    let blocks = known
        .entry(id)
        .or_insert_with(|| Numbering::blocks_by_name(body));
    match blocks.get(&block) {
        Some(&Block(0)) => {
            let says = "is the entry block, which nothing jumps to: it has no address";
            Some(format!("`{}` {says}", show::local(m, block)))
        }
        Some(_) => None,
        // A statement that was not understood may have been the label.
        None if !body.gaps().is_empty() => None,
        None => Some(format!(
            "`@{}` has no block `{}`",
            function(),
            show::local(m, block)
        )),
    }
}
