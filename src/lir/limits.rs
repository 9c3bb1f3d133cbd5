//! Puts the checks of limits into a function.
//!
//! Fuel is counted before any pass has run, an [`InstData::Fuel`] at the head of each block, which passes
//! keep in order with all that can be seen from outside: so the count is the same on every engine.
//! An [`InstData::Poll`] is put in when all passes have run, at the entry of a function that calls others and
//! at the head of each loop as it then is: so there is one on every way that can be gone for ever.

use super::function::{Block, Function, Value};
use super::inst::{Inst, InstData};
use crate::analysis::Graph;
use crate::entity::PrimaryMap;
use crate::sort;

/// Has each block take fuel for its instructions.
pub fn meter(func: &mut Function) {
    let blocks = func.blocks.iter();
    let heads = blocks.map(|(block, data)| {
        let amount = u64::from(data.end.0 - data.first.0);
        (block, InstData::Fuel { amount })
    });
    let heads = heads.collect();
    insert(func, heads);
}

/// Has the function look whether it is to stop, at its entry if it calls functions, and in each loop.
pub fn poll(func: &mut Function, graph: &Graph<Block>) {
    let order = graph.reverse_post_order();
    // Every way round has an edge that leads back in the order.
    let is_head = |&&block: &&Block| {
        let here = graph.place(block);
        let mut preds = graph.preds(block).iter();
        preds.any(|&pred| graph.place(pred).is_some() && graph.place(pred) >= here)
    };
    let mut heads: Vec<Block> = order.iter().filter(is_head).copied().collect();
    let calls = |data: &InstData| {
        let is_tail = matches!(
            data,
            InstData::TailCall { .. } | InstData::TailCallIndirect { .. }
        );
        data.is_call() || is_tail
    };
    if func.insts.values().any(calls) {
        heads.push(Function::ENTRY);
    }
    insert(
        func,
        heads.into_iter().map(|b| (b, InstData::Poll)).collect(),
    );
}

/// Puts instructions without operands and results at the heads of blocks.
fn insert(func: &mut Function, heads: Vec<(Block, InstData)>) {
    let first = |&(block, data): &(Block, InstData)| (func.blocks[block].first, data);
    let mut new: Vec<(Inst, InstData)> = heads.iter().map(first).collect();
    sort::by_number(&mut new, |&(at, _)| at.0);
    let before = |at: Inst| new.partition_point(|&(place, _)| place < at) as u32;
    for block in func.blocks.values_mut() {
        (block.first, block.end) = (
            Inst(block.first.0 + before(block.first)),
            Inst(block.end.0 + before(block.end)),
        );
    }
    for value in func.values.values_mut().filter(|value| !value.is_param) {
        value.owner += before(Inst(value.owner + 1));
    }
    let (mut insts, mut results, mut origins) =
        (PrimaryMap::new(), PrimaryMap::new(), PrimaryMap::new());
    let mut rest = new.iter().peekable();
    for (inst, &data) in func.insts.iter() {
        let origin = func.origins[inst];
        while let Some(&(_, head)) = rest.next_if(|&&(at, _)| at == inst) {
            insts.push(head);
            results.push((Value(0), 0));
            origins.push(origin);
        }
        insts.push(data);
        results.push(func.results[inst]);
        origins.push(origin);
    }
    (func.insts, func.results, func.origins) = (insts, results, origins);
}
