//! Which values live across calls.
//!
//! Register allocation gives a value one register for as long as it can. Where the value is
//! defined or used in a certain register, that is the one it tries; and where calls then take it
//! away, it cuts the value into pieces at whatever uses are next, in the middle of loops too. So
//! a value that lives across calls is moved to and from such registers by instructions of its
//! own, and is free to be elsewhere.
//!
//! A value counts as living across calls if it is used in another block than its own, or behind a
//! call; a function without calls has no such values.

use super::{Facts, Selector};
use crate::lir::Value;
use crate::x64::baseline::order::NONE;

/// Fills [`Facts::wide`].
pub(super) fn find_wide(cx: &mut Selector<'_>) {
    let func = cx.func;
    let Facts {
        wide, born, alias, ..
    } = &mut *cx.facts;
    wide.clear();
    wide.resize(func.values.len(), false);
    let calls = func.insts.values().any(|data| data.is_call());
    if !calls {
        return;
    }
    born.clear();
    born.resize(func.values.len(), 0);
    // Each block is a stretch without calls, as far as the first one, and so on.
    let mut stretch = 0;
    for node in &cx.order.nodes {
        stretch += 1;
        for param in func.params(node.block) {
            born[param.0 as usize] = stretch;
        }
        for inst in func.block_insts(node.block) {
            func.for_each_use(inst, |value| {
                let root = alias[value.0 as usize] as usize;
                wide[root] |= born[root] != stretch;
            });
            if func.insts[inst].is_call() {
                stretch += 1;
            }
            for result in func.inst_results(inst) {
                born[result.0 as usize] = stretch;
            }
        }
    }
    // What is passed to a block mostly shares the register of its parameter.
    let pass = |index: usize, wide: &mut [bool]| {
        let last = func.terminator(cx.order.nodes[index].block);
        func.for_each_successor(last, |call| {
            let to = func.target(call);
            if cx.order.index_of(to) == NONE {
                return;
            }
            for (arg, param) in func.args(call).zip(func.params(to)) {
                let arg = alias[arg.0 as usize] as usize;
                let either = wide[arg] || wide[param.0 as usize];
                wide[arg] = either;
                wide[param.0 as usize] = either;
            }
        });
    };
    let count = cx.order.nodes.len();
    (0..count).rev().for_each(|index| pass(index, wide));
    (0..count).for_each(|index| pass(index, wide));
}

/// Whether a value lives across calls.
pub(super) fn is_wide(cx: &Selector<'_>, value: Value) -> bool {
    cx.facts.wide[cx.root(value).0 as usize]
}
