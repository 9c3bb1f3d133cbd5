//! Folds branches in place: on constants, to blocks that only go on, from blocks that pass the
//! constant that the next block asks for ("jump threading").

use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Function, InstData, Table, UnaryOp, Value, ValueDef};

/// How many blocks an edge is followed through.
const HOPS: usize = 16;

/// Folds all branches of a function; returns whether there were any to fold. Blocks that nothing
/// goes to any more stay.
pub(crate) fn fold(func: &mut Function) -> bool {
    let passes = pass_through(func);
    let mut any = false;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let last = func.terminator(block);
        let data = decided(func, func.insts[last]);
        let data = match data {
            InstData::Jump { to } => InstData::Jump {
                to: follow(func, &passes, to),
            },
            InstData::Brif { cond, then, els } => {
                let then = follow(func, &passes, then);
                let els = follow(func, &passes, els);
                match func.pool.get(then.0) == func.pool.get(els.0) {
                    true => InstData::Jump { to: then },
                    false => InstData::Brif { cond, then, els },
                }
            }
            InstData::Switch { value, table } => {
                let before = func.tables[table].default;
                let default = follow(func, &passes, before);
                any |= default != before;
                func.tables[table].default = default;
                for case in 0..func.tables[table].cases.len() {
                    let before = func.tables[table].cases[case].1;
                    let to = follow(func, &passes, before);
                    any |= to != before;
                    func.tables[table].cases[case].1 = to;
                }
                let cases = func.tables[table].cases.len();
                let value = narrowed(func, value, table);
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

/// What a switch may go by in place of its value, an extension with zeros: what was extended. Cases that this
/// cannot be are left out. Of a byte's cases a table can have all, so that nothing is to be compared.
fn narrowed(func: &mut Function, value: Value, table: Table) -> Value {
    let Some(InstData::Unary { op, arg, .. }) = func.def_data(value) else {
        return value;
    };
    if op != UnaryOp::Uext {
        return value;
    }
    let most = func.ty(arg).mask();
    func.tables[table].cases.retain(|&(case, _)| case <= most);
    arg
}

/// A switch without the cases that go where the default goes; a jump if none is left.
fn switch(func: &mut Function, value: Value, table: Table) -> InstData {
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
pub(crate) fn case(func: &Function, table: Table, value: u64) -> BlockCall {
    let table = &func.tables[table];
    let found = table.cases.iter().find(|&&(case, _)| case == value);
    found.map_or(table.default, |&(_, to)| to)
}

/// Which blocks are only a jump or a branch and no other block uses their parameters: an edge to
/// one can go where it goes.
fn pass_through(func: &Function) -> Vec<bool> {
    let mut passes = vec![false; func.blocks.len()];
    // Whether one has parameters that could be used elsewhere.
    let mut any = false;
    for &block in func.layout.iter().filter(|&&b| b != Function::ENTRY) {
        let data = func.blocks[block];
        let last = func.insts[func.terminator(block)];
        let goes = matches!(
            last,
            InstData::Jump { .. } | InstData::Brif { .. } | InstData::Switch { .. }
        );
        if data.first.0 + 1 == data.end.0 && goes {
            passes[block.index()] = true;
            any |= !func.pool.get(data.params).is_empty();
        }
    }
    if !any {
        return passes;
    }
    for &block in &func.layout {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| {
                if let ValueDef::Param(owner, _) = func.def(value)
                    && owner != block
                {
                    passes[owner.index()] = false;
                }
            });
        }
    }
    passes
}

/// Where an edge leads in the end.
#[inline]
fn follow(func: &mut Function, passes: &[bool], from: BlockCall) -> BlockCall {
    match passes[func.target(from).index()] {
        true => follow_through(func, passes, from),
        false => from,
    }
}

/// The same of an edge to a block that only goes on.
fn follow_through(func: &mut Function, passes: &[bool], from: BlockCall) -> BlockCall {
    let mut call = from;
    let mut seen = [Block(u32::MAX); HOPS];
    for hop in 0..HOPS {
        let block = func.target(call);
        if !passes[block.index()] || seen.contains(&block) {
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
