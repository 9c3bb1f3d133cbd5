//! Which values live across calls, and which across divisions.
//!
//! Register allocation gives a value one register for as long as it can. Where the value is
//! defined or used in a certain register, that is the one it tries; and where calls then take it
//! away, it cuts the value into pieces at whatever uses are next, in the middle of loops too. So
//! a value that lives across calls is moved to and from such registers by instructions of its
//! own, and is free to be elsewhere.
//!
//! What is computed in the place of such a value and has to be in a certain register, as a difference that is returned,
//! would be one value with it to register allocation: there the value is copied first ([`is_taken_along`]). That is so for
//! values that live across divisions, too, which change two registers. Moved to and from registers they are not: a division
//! is often the last use of what it divides.
//!
//! A value counts as living across calls if it is used in another block than its own, or behind a
//! call; a function without calls has no such values.

use super::{Facts, Selector};
use crate::lir::{BinaryOp, InstData, Value};
use crate::x64::baseline::order::NONE;
use regalloc2::VReg;

/// Fills [`Facts::wide`], [`Facts::long`] and [`Facts::fixed`].
pub(super) fn find_wide(cx: &mut Selector<'_>) {
    let Facts {
        wide, long, fixed, ..
    } = &mut *cx.facts;
    let [mut wide, mut long] = [std::mem::take(wide), std::mem::take(long)];
    fixed.clear();
    fixed.resize(cx.func.values.len(), false);
    live_across(cx, |data| data.is_call(), &mut wide);
    live_across(cx, changes_registers, &mut long);
    (cx.facts.wide, cx.facts.long) = (wide, long);
}

/// Whether an instruction changes certain registers, whatever is in them.
fn changes_registers(data: InstData) -> bool {
    use BinaryOp::{Sdiv, Smulhi, Srem, Udiv, Umulhi, Urem};
    match data {
        InstData::Binary { op, .. } => {
            matches!(op, Sdiv | Smulhi | Srem | Udiv | Umulhi | Urem)
        }
        data => data.is_call(),
    }
}

/// Finds the values that live across some instructions.
fn live_across(cx: &mut Selector<'_>, some: fn(InstData) -> bool, wide: &mut Vec<bool>) {
    let func = cx.func;
    let Facts { born, alias, .. } = &mut *cx.facts;
    wide.clear();
    wide.resize(func.values.len(), false);
    if !func.insts.values().any(|&data| some(data)) {
        return;
    }
    born.clear();
    born.resize(func.values.len(), 0);
    // Each block is a stretch without them, as far as the first one, and so on.
    let mut stretch = 0;
    for node in &cx.order.nodes {
        stretch += 1;
        for param in func.params(node.block) {
            born[param.0 as usize] = stretch;
        }
        for inst in func.block_insts(node.block) {
            func.for_each_use_inlined(inst, |value| {
                let root = alias[value.0 as usize] as usize;
                wide[root] |= born[root] != stretch;
            });
            if some(func.insts[inst]) {
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

/// Whether a result that takes the place of an operand must be in a certain register where the operand must not stay.
pub(super) fn is_taken_along(cx: &Selector<'_>, operand: VReg, result: VReg) -> bool {
    let is_long = |vreg: VReg| cx.facts.long.get(vreg.vreg()) == Some(&true);
    is_long(operand) && !is_long(result) && cx.facts.fixed[result.vreg()]
}
