//! Recursive inlining: a small function that calls itself is put into itself, a few levels deep, so
//! that of several calls one is left.
//!
//! In each round every call of the function itself has the function's body put in its place, as it
//! was before the first round; so the calls that are left are one level deeper. The rounds end at
//! [`DEPTH`], or before the function would be larger than [`MOST`]. That pays where a call costs as
//! much as what a level does, so large functions are left alone ([`LARGEST`]), those in which much
//! lives across a call in a loop ([`LIVE`]), and calls that are seldom made.
//!
//! This comes behind [`recurse`](super::recurse): calls that are a loop are none. Functions that
//! call each other have become ones that call themselves, where [`inline`](super::inline) has put
//! one into the other. It comes behind [`offer`](super::inline::offer), too: what is put into other
//! functions is one level.

use super::inline::{self, CALL};
use super::unroll;
use crate::entity::Entity;
use crate::lir::{Function, Inst, InstData, Target, Value};
use crate::opt::Cx;
use crate::opt::rewrite::bodies;
use rustc_hash::FxHashSet;

/// How many levels there are then at most. By the last one an eighth of the calls is left of a
/// function that calls itself once, and one more would take away less than a fiftieth of them.
const DEPTH: u32 = 8;
/// The size of the largest function that is put into itself. A call takes as long as ten to twenty
/// instructions, with the registers that are saved for its sake; beside more than twice as many, to
/// leave it out gains little.
const LARGEST: u32 = 40;
/// The size that the function may have then. It bounds the time that the other passes take, and the
/// code: a function that calls itself twice is twice as large after each level, but most of the gain is
/// that of the first ones.
const MOST: u32 = 200;
/// Bytes that the function's stack slots may take then. Each call has those of all levels, however
/// deep it gets: this bounds how much earlier the stack overflows.
const MOST_STACK: u32 = 256;

/// The values that may live across a call of the function itself in a loop, those not counted that are
/// constants or only passed on. The levels become loops in loops that have as many each, so that of more
/// the iterations of most levels wait for theirs, which are in the frame.
const LIVE: usize = 2;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(symbol) = func.symbol else { return };
    let itself = Target::Symbol(symbol);
    if !func.callees.values().any(|row| row.target == itself)
        || cx.env.definition(symbol) != Some(symbol)
        || cx.env.inlining(symbol).is_none()
        || func.returns_twice()
    {
        return;
    }
    let Some(mut size) = inline::size(func).filter(|&size| size <= LARGEST) else {
        return;
    };
    let slots = func.slots.values().map(|slot| slot.size);
    let mut stack = slots.fold(0, u32::saturating_add);
    let more_size = size.saturating_sub(CALL);
    let more_stack = stack;
    if stack > MOST_STACK || has_unrolled_calls(cx, func, itself) {
        return;
    }
    let mut body = None;
    for _ in 1..DEPTH {
        cx.find_graph(func);
        let sites = sites(cx, func, itself);
        let count = sites.len() as u32;
        size += count * more_size;
        stack += count * more_stack;
        if sites.is_empty() || size > MOST || stack > MOST_STACK {
            return;
        }
        if body.is_none() && live_in_loops(cx, func, &sites) > LIVE {
            return;
        }
        let body = &*body.get_or_insert_with(|| func.clone());
        let sites: Vec<(Inst, &Function)> = sites.into_iter().map(|site| (site, body)).collect();
        bodies::copy(cx, func, &sites);
        cx.replace(func);
    }
}

/// Whether [`unroll`] will make several calls of one. Then that is what pays: it knows the number of
/// each iteration, and there are few other things that it would do around a loop in a loop.
fn has_unrolled_calls(cx: &mut Cx<'_>, func: &Function, itself: Target) -> bool {
    let Some(loops) = cx.take_loops(func) else {
        return false;
    };
    let unrolled = unroll::unrolled(func, cx, &loops);
    cx.keep_loops(loops);
    let mut order = cx.graph.reverse_post_order().iter();
    order.any(|&block| {
        let mut insts = func.block_insts(block);
        unrolled(block) && insts.any(|inst| is_call(func, inst, itself))
    })
}

/// The calls of the function itself that are not seldom made, in the order in which they are
/// copied.
fn sites(cx: &Cx<'_>, func: &Function, itself: Target) -> Vec<Inst> {
    let mut sites = Vec::new();
    for &block in cx.graph.reverse_post_order() {
        let of_block = sites.len();
        for inst in func.block_insts(block) {
            if matches!(func.insts[inst], InstData::Cold) {
                sites.truncate(of_block);
                break;
            }
            if is_call(func, inst, itself) {
                sites.push(inst);
            }
        }
    }
    sites
}

/// Whether an instruction calls the function itself, with what it takes and gives.
fn is_call(func: &Function, inst: Inst, itself: Target) -> bool {
    let (InstData::Call { callee, .. } | InstData::Invoke { callee, .. }) = func.insts[inst] else {
        return false;
    };
    let row = func.callees[callee];
    let sig = &func.sigs[row.sig];
    row.target == itself && sig.params == func.sig.params && sig.results == func.sig.results
}

/// The most values that live across one of those calls that are in loops.
fn live_in_loops(cx: &mut Cx<'_>, func: &Function, calls: &[Inst]) -> usize {
    let Some(loops) = cx.take_loops(func) else {
        return 0;
    };
    let mut inside = Vec::new();
    for &block in cx.graph.reverse_post_order() {
        if loops.innermost(block).is_some() {
            inside.extend(func.block_insts(block).filter(|inst| calls.contains(inst)));
        }
    }
    cx.keep_loops(loops);
    match inside.is_empty() {
        true => 0,
        false => live_across(cx, func, &inside),
    }
}

/// The most values that are live across one of some calls, and used for more than to be passed on.
fn live_across(cx: &Cx<'_>, func: &Function, calls: &[Inst]) -> usize {
    let is_used = used(cx, func, calls);
    // What is live where each block starts; loops take a second round, loops in loops more.
    let mut starts = vec![FxHashSet::default(); func.blocks.len()];
    let mut most = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cx.graph.reverse_post_order().iter().rev() {
            let mut live: FxHashSet<Value> = FxHashSet::default();
            for &to in cx.graph.succs(block) {
                live.extend(&starts[to.index()]);
            }
            for inst in func.block_insts(block).rev() {
                for result in func.inst_results(inst) {
                    live.remove(&result);
                }
                if calls.contains(&inst) {
                    most = most.max(live.len());
                }
                func.for_each_use(inst, |value| {
                    if is_used[value.index()] {
                        live.insert(value);
                    }
                });
            }
            for param in func.params(block) {
                live.remove(&param);
            }
            changed |= live.len() > starts[block.index()].len();
            starts[block.index()] = live;
        }
    }
    most
}

/// Which values something else uses than calls of the function itself and the edges between its blocks.
/// Constants are made where they are used.
fn used(cx: &Cx<'_>, func: &Function, calls: &[Inst]) -> Vec<bool> {
    let mut used = vec![false; func.values.len()];
    for &block in cx.graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            match func.insts[inst] {
                InstData::Jump { .. } => {}
                InstData::Brif { cond, .. } => used[cond.index()] = true,
                _ if calls.contains(&inst) => {}
                _ => func.for_each_use(inst, |value| used[value.index()] = true),
            }
        }
    }
    for (value, used) in func.values.keys().zip(&mut used) {
        let def = func.def_data(value);
        *used &= !matches!(
            def,
            Some(
                InstData::Iconst { .. }
                    | InstData::Fconst { .. }
                    | InstData::SlotAddr { .. }
                    | InstData::SymbolAddr { .. }
            )
        );
    }
    used
}
