//! Switches that choose between constants, as a look into a table.
//!
//! ```text
//!   switch v0, block1(0)               v1 = v0 - 42
//!     [42: block1(2), 43: block1(1),   v2 = v1 < 6
//!      45: block1(1), 47: block1(2)]   v3 = 0b10_00_01_00_01_10 >> 2 * v1
//!                               =>     v4 = v3 & 0b11
//!                                      v5 = v2 ? v4 : 0
//!                                      jump block1(v5)
//! ```
//!
//! The table is a number: it has as many bits for each case as the constants differ in, and no more than 64 in all. Where
//! the constants grow by the same from case to case, it is a product and a sum. That is what LLVM makes of such switches
//! (`SimplifyCFG`, `SwitchLookupTable`), but for tables in memory. What no case is for is the default's constant, in the table
//! or behind it; if the default goes elsewhere, the cases must leave nothing out. A branch by a table of addresses is guessed wrong where
//! the value is anything, and what it chooses is not known to be the same in each iteration of a loop.

use super::{gvn, tidy};
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, InstData, IntCond, Table, Type, UnaryOp, Value,
    signed,
};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild;

/// Cases that a switch has at least: with fewer, comparisons choose as well.
const FEWEST: usize = 4;
/// Constants that are looked up by one switch, at most.
const MOST: usize = 2;
/// Bits of a table.
const BITS: u64 = 64;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let has_switch = |block: &Block| {
        let last = func.insts[func.terminator(*block)];
        matches!(last, InstData::Switch { table, .. } if func.tables[table].cases.len() >= FEWEST)
    };
    if !func.layout.iter().any(has_switch) {
        return;
    }
    cx.find_graph(func);
    let graph = &*cx.graph;
    let mut lookups: Vec<Option<Lookup>> = Vec::new();
    lookups.resize_with(func.blocks.len(), || None);
    let mut any = false;
    for &block in graph.reverse_post_order() {
        if let InstData::Switch { value, table } = func.insts[func.terminator(block)] {
            let found = lookup(func, value, table);
            any |= found.is_some();
            lookups[block.index()] = found;
        }
    }
    if any {
        copy(cx, func, &lookups);
        cx.replace(func);
        gvn::run(cx, func);
        tidy::run(cx, func);
    }
}

/// A switch that chooses between constants.
struct Lookup {
    value: Value,
    /// The value of the first case, and how many follow each other from there.
    first: u64,
    count: u64,
    /// An edge to where all cases go.
    to: BlockCall,
    /// Of the parameters there, those that are looked up, by place and with how.
    columns: Vec<(usize, Column)>,
    /// Where the default goes.
    default: BlockCall,
}

/// How a constant is computed from the number of its case.
struct Column {
    ty: Type,
    /// The table, and bits of each of its rows; or the step from row to row.
    table: Result<(u64, u64), u64>,
    /// What is added.
    base: u64,
    /// What it is outside of the table, if the default goes where the cases go.
    default: Option<u64>,
}

/// What a switch looks up, if that is all it does.
fn lookup(func: &Function, value: Value, table: Table) -> Option<Lookup> {
    let (ty, data) = (func.ty(value), &func.tables[table]);
    let signed_cases = || data.cases.iter().map(|&(case, _)| signed(ty, case));
    let first = signed_cases().min()?;
    let span = signed_cases().max()?.checked_sub(first)?;
    let count = u64::try_from(span).ok().filter(|&span| span < BITS)? + 1;
    let to = passed_on(func, data.cases[0].1);
    let target = func.target(to);
    let goes_there = |call: BlockCall| func.target(passed_on(func, call)) == target;
    let has_default = goes_there(data.default);
    let default = passed_on(func, data.default);
    if data.cases.len() < FEWEST
        || !data.cases.iter().all(|case| goes_there(case.1))
        || !has_default && data.cases.len() as u64 != count
    {
        return None;
    }
    let mut rows = vec![default; count as usize];
    for &(case, call) in &data.cases {
        rows[(signed(ty, case) - first) as usize] = passed_on(func, call);
    }
    let mut columns = Vec::new();
    for (i, param) in func.params(target).enumerate() {
        let arg = |call: BlockCall| Value(func.pool.get(call.0)[i + 1]);
        let is_same = |&call: &BlockCall| arg(call) == arg(to);
        if func.as_iconst(arg(to)).is_none()
            && rows.iter().all(is_same)
            && (!has_default || is_same(&default))
        {
            continue;
        }
        let constant = |call: BlockCall| func.as_iconst(arg(call));
        let values: Vec<u64> = rows
            .iter()
            .map(|&call| constant(call))
            .collect::<Option<_>>()?;
        let default = match has_default {
            true => Some(constant(default)?),
            false => None,
        };
        columns.push((i, column(func.ty(param), &values, default)?));
    }
    (1..=MOST).contains(&columns.len()).then_some(Lookup {
        value,
        first: first as u64,
        count,
        to,
        columns,
        default: data.default,
    })
}

/// Where an edge leads if it leads to a block of constants that is only passed through.
fn passed_on(func: &Function, call: BlockCall) -> BlockCall {
    let block = func.target(call);
    let mut insts = func.block_insts(block).map(|inst| func.insts[inst]);
    match insts.next_back() {
        Some(InstData::Jump { to })
            if func.args(call).next().is_none()
                && insts.all(|data| matches!(data, InstData::Iconst { .. })) =>
        {
            to
        }
        _ => call,
    }
}

/// How these constants are computed from their places, if there is a way.
fn column(ty: Type, values: &[u64], default: Option<u64>) -> Option<Column> {
    if !ty.is_int() {
        return None;
    }
    let mask = ty.mask();
    let step = values[1].wrapping_sub(values[0]) & mask;
    let grows = values
        .windows(2)
        .all(|two| two[1].wrapping_sub(two[0]) & mask == step);
    if grows {
        let (table, base) = (Err(step), values[0]);
        return Some(Column {
            ty,
            table,
            base,
            default,
        });
    }
    let least = values.iter().map(|&value| signed(ty, value)).min()?;
    let above = |value: u64| value.wrapping_sub(least as u64) & mask;
    let most = values.iter().map(|&value| above(value)).max()?;
    let bits = u64::from(64 - most.leading_zeros());
    if bits * values.len() as u64 > BITS {
        return None;
    }
    let rows = values.iter().rev();
    let table = rows.fold(0, |table: u64, &value| table << bits | above(value));
    Some(Column {
        ty,
        table: Ok((table, bits)),
        base: least as u64 & mask,
        default,
    })
}

/// Copies the function with these switches as tables.
fn copy(cx: &mut Cx<'_>, func: &Function, lookups: &[Option<Lookup>]) {
    let graph: &Graph<Block> = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        let last = func.terminator(block);
        for inst in func.block_insts(block) {
            let Some(lookup) = lookups[block.index()].as_ref().filter(|_| inst == last) else {
                out.copy(func, inst, &mut map);
                continue;
            };
            out.origin = func.origins[inst];
            let edge = |call: BlockCall| {
                let args: Vec<Value> = func.args(call).map(|arg| map.values[arg.index()]).collect();
                (map.blocks[func.target(call).index()], args)
            };
            let (to, mut args) = edge(lookup.to);
            let is_in = lookup.emit(&mut out, map.values[lookup.value.index()], &mut args);
            match lookup.columns[0].1.default {
                Some(_) => out.jump(to, &args),
                None => {
                    let (default, for_default) = edge(lookup.default);
                    out.brif(is_in, (to, &args), (default, &for_default))
                }
            };
        }
    }
    rebuild::finish(func, out.func, &map);
}

impl Lookup {
    /// Computes what is looked up in the place of what the first case passes; gives whether there is a case for the value.
    fn emit(&self, out: &mut Builder<'_>, value: Value, args: &mut [Value]) -> Value {
        let ty = out.func.ty(value);
        let first = out.iconst(ty, self.first & ty.mask());
        let place = out.binary(BinaryOp::Sub, value, first);
        let count = out.iconst(ty, self.count);
        let is_in = out.icmp(IntCond::Ult, place, count);
        let place = match ty {
            Type::I64 => place,
            _ => out.unary(UnaryOp::Uext, Type::I64, place),
        };
        for (i, column) in &self.columns {
            let found = column.emit(out, place);
            args[*i] = match column.default {
                Some(default) => {
                    let default = out.iconst(column.ty, default);
                    let args = [is_in, found, default];
                    out.value(
                        InstData::Select {
                            ty: column.ty,
                            args,
                        },
                        column.ty,
                    )
                }
                None => found,
            };
        }
        is_in
    }
}

impl Column {
    /// The constant of a case, by its number of 64 bits.
    fn emit(&self, out: &mut Builder<'_>, place: Value) -> Value {
        let found = match self.table {
            Ok((table, bits)) => {
                let bits_value = out.iconst(Type::I64, bits);
                let shift = out.binary(BinaryOp::Mul, place, bits_value);
                let table = out.iconst(Type::I64, table);
                let rows = out.binary(BinaryOp::Lshr, table, shift);
                let mask = out.iconst(Type::I64, u64::MAX >> (BITS - bits));
                out.binary(BinaryOp::And, rows, mask)
            }
            Err(step) => {
                // Of a column of one constant nothing is left.
                let step = out.iconst(Type::I64, step);
                out.binary(BinaryOp::Mul, place, step)
            }
        };
        let found = match self.ty {
            Type::I64 => found,
            ty => out.unary(UnaryOp::Trunc, ty, found),
        };
        match self.base {
            0 => found,
            base => {
                let base = out.iconst(self.ty, base);
                out.binary(BinaryOp::Add, found, base)
            }
        }
    }
}
