//! Sums that are computed at the end of their block.
//!
//! ```text
//!   block1(v1): v2 = v1 + 1                 block1(v1): v3 = load v1
//!               v3 = load v1           =>               v2 = v1 + 1
//!               brif ..., block1(v2), ...               brif ..., block1(v2), ...
//! ```
//!
//! What a loop counts with can have one register if it is no more needed where it is counted on. So a
//! sum of a value and a constant that the block passes on waits for those that still use the value. The
//! comparison that the block branches on comes behind it, and so does not load by the value itself.

use super::Selector;
use crate::lir::{BinaryOp, Inst, InstData, Value};
use crate::sort;
use smallvec::SmallVec;

/// Sums of a block, at most.
const MOST: usize = 4;
/// Instructions behind a sum, at most.
const REACH: u32 = 32;

/// The sums of a block of the order that are computed last, those that come first last.
pub(super) fn sums(cx: &mut Selector<'_>, index: usize) -> SmallVec<[Inst; MOST]> {
    let func = cx.func;
    let block = cx.order.nodes[index].block;
    let mut sums: SmallVec<[Inst; MOST]> = SmallVec::new();
    if !cx.in_loop {
        return sums;
    }
    let last = func.terminator(block);
    func.for_each_successor(last, |call| {
        for (inst, _) in func.args(call).filter_map(|arg| cx.def_of(arg)) {
            if sums.len() < MOST && !sums.contains(&inst) && waits(cx, index, inst) {
                sums.push(inst);
            }
        }
    });
    sort::by_number(&mut sums, |inst| !inst.0);
    if let Some((_, InstData::Icmp { args, .. })) = compared(cx, last) {
        for &sum in &sums {
            let InstData::Binary { args: of, .. } = func.insts[sum] else {
                continue;
            };
            for arg in args.map(|arg| cx.root(arg)) {
                if loads_by(cx, arg, of[0]) {
                    // What is used more than once is loaded by itself.
                    cx.facts.uses[arg.0 as usize] = 2;
                }
            }
        }
    }
    sums
}

/// The comparison that is made with the branch that a block ends with.
fn compared(cx: &Selector<'_>, last: Inst) -> Option<(Inst, InstData)> {
    match cx.func.insts[last] {
        InstData::Brif { cond, .. } if cx.is_single(cond) => {
            let is_compared = |def: &(Inst, InstData)| {
                def.0 >= cx.block_start && matches!(def.1, InstData::Icmp { .. })
            };
            cx.def_of(cond).filter(is_compared)
        }
        _ => None,
    }
}

/// Whether a value is loaded in the block from an address that is computed of another one.
fn loads_by(cx: &Selector<'_>, value: Value, of: Value) -> bool {
    let Some((load, InstData::Load { addr, .. })) = cx.def_of(value) else {
        return false;
    };
    load >= cx.block_start && (cx.root(addr) == cx.root(of) || is_address_of(cx, addr, of))
}

/// Whether a value is an address that is computed of another one, perhaps only where it is used.
fn is_address_of(cx: &Selector<'_>, value: Value, of: Value) -> bool {
    let uses = |value: Value| cx.root(value) == cx.root(of);
    match cx.def_of(value) {
        Some((_, InstData::Lea { base, index, .. })) => uses(base) || uses(index),
        _ => false,
    }
}

/// Whether an instruction is a sum with a constant in a block of the order, and the value is used behind
/// it in that block, but not by its end and in no later one, and the sum not before the end.
fn waits(cx: &Selector<'_>, index: usize, inst: Inst) -> bool {
    let func = cx.func;
    let last = func.terminator(cx.order.nodes[index].block);
    let InstData::Binary {
        op: BinaryOp::Add | BinaryOp::Sub,
        args: [value, by],
        ..
    } = func.insts[inst]
    else {
        return false;
    };
    let is_near = inst >= cx.block_start && inst < last && last.0 - inst.0 <= REACH;
    let Some(sum) = func.result(inst).filter(|_| is_near) else {
        return false;
    };
    let value = cx.root(value);
    let mut is_passed = false;
    func.for_each_use(last, |used| is_passed |= cx.root(used) == value);
    if is_passed
        || cx.facts.last[value.0 as usize] != index as u32
        || cx.imm32(by).is_none()
        || cx.iconst(value).is_some()
    {
        return false;
    }
    let compared = compared(cx, last);
    // A load before it may become part of the comparison.
    let mut uses_value = match compared {
        Some((_, InstData::Icmp { args, .. })) => args.iter().any(|&arg| loads_by(cx, arg, value)),
        _ => false,
    };
    let mut uses_sum = false;
    for later in (inst.0 + 1..last.0).map(Inst) {
        let is_alias = |result: Value| cx.root(result) != result;
        if compared.is_some_and(|def| def.0 == later) || func.result(later).is_some_and(is_alias) {
            continue;
        }
        func.for_each_use(later, |used| {
            uses_value |= cx.root(used) == value || is_address_of(cx, used, value);
            uses_sum |= cx.root(used) == sum;
        });
    }
    uses_value && !uses_sum
}
