//! Folds branches in place: on constants, to blocks that only go on, from blocks that pass
//! what decides what the next block asks for ([`threading`](super::threading)).

use super::threading::{Edge, Threader};
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Function, InstData, Value};

/// How many blocks an edge is followed through.
const HOPS: usize = 16;
/// How often what was threaded is followed on.
const TURNS: usize = 4;

/// Folds all branches of a function, of which this is the graph; returns whether there were any to fold. Blocks
/// that nothing goes to any more stay.
pub(crate) fn fold(func: &mut Function, graph: &Graph<Block>) -> bool {
    let mut threader = Threader::new(func, graph);
    let mut any = false;
    let mut next = 0;
    while let Some(&block) = func.layout.get(next) {
        next += 1;
        // Blocks that are made on the edges of a block come right behind it.
        let mut lead = |func: &mut Function, call, edge| {
            let laid_out = func.layout.len();
            let call = lead(func, &mut threader, block, call, edge);
            let made = func.layout.split_off(laid_out);
            func.layout.splice(next..next, made);
            call
        };
        let last = func.terminator(block);
        let data = decided(func, func.insts[last]);
        let data = match data {
            InstData::Jump { to } => InstData::Jump {
                to: lead(func, to, Edge::Plain),
            },
            InstData::Brif { cond, then, els } => {
                let then = lead(func, then, Edge::Branch(cond, true));
                let els = lead(func, els, Edge::Branch(cond, false));
                match func.pool.get(then.0) == func.pool.get(els.0) {
                    true => InstData::Jump { to: then },
                    false => InstData::Brif { cond, then, els },
                }
            }
            InstData::Switch { value, table } => {
                let before = func.tables[table].default;
                let default = lead(func, before, Edge::Plain);
                any |= default != before;
                func.tables[table].default = default;
                for case in 0..func.tables[table].cases.len() {
                    let (bits, before) = func.tables[table].cases[case];
                    let to = lead(func, before, Edge::Case(value, bits));
                    any |= to != before;
                    func.tables[table].cases[case].1 = to;
                }
                let cases = func.tables[table].cases.len();
                let data = switch(func, value, table);
                any |= func.tables[table].cases.len() != cases;
                data
            }
            data => data,
        };
        any |= data != func.insts[last];
        func.insts[last] = data;
    }
    any
}

/// Where an edge from a block leads in the end.
fn lead(
    func: &mut Function,
    threader: &mut Threader<'_>,
    from: Block,
    call: BlockCall,
    edge: Edge,
) -> BlockCall {
    let mut call = follow(func, &threader.only_go_on, call);
    for _ in 0..TURNS {
        let Some(on) = threader.thread(func, from, call, edge) else {
            break;
        };
        call = follow(func, &threader.only_go_on, on);
    }
    call
}

/// A switch without the cases that go where the default goes; a jump if none is left.
fn switch(func: &mut Function, value: Value, table: crate::lir::Table) -> InstData {
    let Function { pool, tables, .. } = func;
    let rows = &mut tables[table];
    let default = rows.default;
    rows.cases
        .retain(|&(_, to)| pool.get(to.0) != pool.get(default.0));
    match rows.cases.is_empty() {
        true => InstData::Jump { to: default },
        false => InstData::Switch { value, table },
    }
}

/// A branch on a constant as a jump.
fn decided(func: &Function, data: InstData) -> InstData {
    match data {
        InstData::Brif { cond, then, els } => match func.as_iconst(cond) {
            Some(0) => InstData::Jump { to: els },
            Some(_) => InstData::Jump { to: then },
            None => data,
        },
        InstData::Switch { value, table } => match func.as_iconst(value) {
            Some(value) => InstData::Jump {
                to: case(func, table, value),
            },
            None => data,
        },
        data => data,
    }
}

/// Where a switch goes with a value.
pub(super) fn case(func: &Function, table: crate::lir::Table, value: u64) -> BlockCall {
    let table = &func.tables[table];
    let found = table.cases.iter().find(|&&(case, _)| case == value);
    found.map_or(table.default, |&(_, to)| to)
}

/// Where an edge leads through blocks that only go on.
fn follow(func: &mut Function, passes: &[bool], from: BlockCall) -> BlockCall {
    let mut call = from;
    let mut seen = [Block(u32::MAX); HOPS];
    for hop in 0..HOPS {
        let block = func.target(call);
        // A block that was made on an edge is none of those.
        let passes = passes.get(block.index()).is_some_and(|&passes| passes);
        if !passes || seen.contains(&block) {
            break;
        }
        seen[hop] = block;
        let params = func.blocks[block].params;
        // What a value of the block is on this edge.
        let bound = |value: Value| {
            let place = func.params(block).position(|param| param == value);
            place.map_or(value, |i| Value(func.pool.get(call.0)[i + 1]))
        };
        let next = match func.insts[func.terminator(block)] {
            InstData::Jump { to } => Some(to),
            InstData::Brif { cond, then, els } => match func.as_iconst(bound(cond)) {
                Some(0) => Some(els),
                Some(_) => Some(then),
                None => None,
            },
            InstData::Switch { value, table } => func
                .as_iconst(bound(value))
                .map(|value| case(func, table, value)),
            _ => None,
        };
        let Some(next) = next else { break };
        if func.pool.get(params).is_empty() {
            call = next;
            continue;
        }
        let mut words = vec![func.target(next).0];
        words.extend(func.args(next).map(|value| bound(value).0));
        call = BlockCall(func.pool.push(&words));
    }
    call
}
