//! Labels: what goes where a table of blocks' addresses says goes by the place in the table.
//!
//! ```text
//!   v1 = load.i64 (table + v0 * 8)                   switch v0 [0: block1, 1: block7, ...]
//!   v2 = sub.i64 v1, labels                     =>
//!   switch v2 [0: block1, 3: block7, ...]
//! ```
//!
//! So do interpreters with computed gotos. The address may be passed on from several blocks, each of which has read it from
//! the same table or knows it; then they pass the place. Nothing may ever write to the table, which must be all of a
//! variable, and the place a number of few bits: so nothing else leads there, and what is behind it is no part of anything.

use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Builder, Function, Inst, InstData, MemFlags, SymbolId, Table, Type, UnaryOp,
    Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::env::{Env, Initial};
use crate::opt::rewrite::rebuild::{self, Map, Rewriter};

/// So many entries a table has at most.
const MOST: u64 = 1024;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    if func.tables.is_empty() {
        return;
    }
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let Some(found) = order.iter().find_map(|&block| find(func, cx, block)) else {
        return;
    };
    copy(func, cx, &found);
    cx.replace(func);
}

/// A switch on what a table of labels says.
struct Dispatch {
    switch: Inst,
    /// By which place it goes, or the parameter that is to be the place.
    on: Value,
    param: Option<PassedLabel>,
    /// The distance from the first label that each entry is.
    entries: Vec<u64>,
}

/// A parameter that is a label.
struct PassedLabel {
    block: Block,
    number: usize,
    /// What is passed, and what is to be passed in its stead.
    args: Vec<(Value, Place)>,
}

/// Where in the table a label stands.
#[derive(Clone, Copy)]
enum Place {
    At(Value),
    Known(u64),
}

fn find(func: &Function, cx: &Cx<'_>, block: Block) -> Option<Dispatch> {
    let switch = func.terminator(block);
    let InstData::Switch { value, .. } = func.insts[switch] else {
        return None;
    };
    let InstData::Binary {
        op: BinaryOp::Sub,
        ty: Type::I64,
        args: [label, first],
    } = func.def_data(value)?
    else {
        return None;
    };
    let InstData::SymbolAddr {
        symbol: labels,
        offset: 0,
    } = func.def_data(first)?
    else {
        return None;
    };
    if let Some((table, place)) = read(func, label) {
        return Some(Dispatch {
            switch,
            on: place,
            param: None,
            entries: entries(cx.env, table, labels)?,
        });
    }
    let ValueDef::Param(at, number) = func.def(label) else {
        return None;
    };
    let number = usize::from(number);
    if uses(func, cx, label) != 1 || uses(func, cx, value) != 1 {
        return None;
    }
    let mut passed = Vec::new();
    for &pred in cx.graph.preds(at) {
        func.for_each_successor(func.terminator(pred), |call| {
            if func.target(call) == at {
                passed.extend(func.args(call).nth(number));
            }
        });
    }
    let mut tables = passed
        .iter()
        .filter_map(|&label| read(func, label))
        .map(|(table, _)| table);
    let table = tables.next()?;
    if !tables.all(|other| other == table) {
        return None;
    }
    let entries = entries(cx.env, table, labels)?;
    let place = |label: Value| match (read(func, label), func.def_data(label)?) {
        (Some((_, place)), _) => Some((label, Place::At(place))),
        (None, InstData::SymbolAddr { symbol, offset }) if symbol == labels => {
            let distance = u64::try_from(offset).ok()?;
            let at = entries.iter().position(|&entry| entry == distance)?;
            Some((label, Place::Known(at as u64)))
        }
        _ => None,
    };
    let passed = passed.into_iter().map(place).collect::<Option<Vec<_>>>()?;
    Some(Dispatch {
        switch,
        on: label,
        param: Some(PassedLabel {
            block: at,
            number,
            args: passed,
        }),
        entries,
    })
}

/// The table and the place in it from which a value is read.
fn read(func: &Function, label: Value) -> Option<(SymbolId, Value)> {
    let InstData::Load {
        ty: Type::I64,
        flags: MemFlags::PLAIN,
        addr,
        offset,
    } = func.def_data(label)?
    else {
        return None;
    };
    let InstData::Lea {
        base,
        index,
        scale: 3,
        offset: more,
    } = func.def_data(addr)?
    else {
        return None;
    };
    let InstData::SymbolAddr {
        symbol,
        offset: start,
    } = func.def_data(base)?
    else {
        return None;
    };
    let is_start = [start, more, offset] == [0; 3];
    (is_start && has_few_bits(func, index)).then_some((symbol, index))
}

/// Whether a number cannot wrap where it is multiplied by the size of an address.
fn has_few_bits(func: &Function, index: Value) -> bool {
    match func.def_data(index) {
        Some(InstData::Unary { op, arg, .. }) => {
            matches!(op, UnaryOp::Sext | UnaryOp::Uext) && func.ty(arg) != Type::I64
        }
        Some(InstData::Binary {
            op: BinaryOp::And,
            args: [_, mask],
            ..
        }) => func
            .as_iconst(mask)
            .is_some_and(|mask| mask <= u32::MAX.into()),
        _ => false,
    }
}

/// The labels of a table, if it has nothing else.
fn entries(env: &dyn Env, table: SymbolId, labels: SymbolId) -> Option<Vec<u64>> {
    let size = env.size(table)?;
    let entry = |at: u64| match env.initial(table, i64::try_from(8 * at).ok()?, 8)? {
        Initial::Address(symbol, offset) if symbol == labels => u64::try_from(offset).ok(),
        _ => None,
    };
    let fits = size.is_multiple_of(8) && size / 8 <= MOST;
    fits.then(|| (0..size / 8).map(entry).collect())?
}

/// How often a value is used.
fn uses(func: &Function, cx: &Cx<'_>, value: Value) -> usize {
    let mut uses = 0;
    for &block in cx.graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |used| uses += usize::from(used == value));
        }
    }
    uses
}

struct Relabeler<'a> {
    map: Map,
    dispatch: &'a Dispatch,
}

impl Rewriter for Relabeler<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn changes_args(&self, to: Block) -> bool {
        let of_param = self.dispatch.param.as_ref();
        of_param.is_some_and(|param| param.block == to)
    }

    fn change_args(&mut self, _to: Block, out: &mut Builder<'_>, args: &mut Vec<u32>) {
        let Some(PassedLabel {
            number,
            args: passed,
            ..
        }) = &self.dispatch.param
        else {
            return;
        };
        // The first word is the block.
        let arg = number + 1;
        let label = |&&(label, _): &&(Value, Place)| self.map.values[label.index()].0 == args[arg];
        match passed.iter().find(label) {
            Some(&(_, Place::At(place))) => args[arg] = self.map.values[place.index()].0,
            Some(&(_, Place::Known(place))) => args[arg] = out.iconst(Type::I64, place).0,
            None => debug_assert!(false, "an edge that was not found"),
        }
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, dispatch: &Dispatch) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut relabeler = Relabeler { map, dispatch };
    for &block in graph.reverse_post_order() {
        out.fill(relabeler.map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            let copied = out.copy(func, inst, &mut relabeler);
            if inst == dispatch.switch
                && let InstData::Switch { table, .. } = out.func.insts[copied]
            {
                let value = relabeler.map.values[dispatch.on.index()];
                out.func.insts[copied] = InstData::Switch { value, table };
                go_by_place(out.func, table, &dispatch.entries);
            }
        }
    }
    rebuild::finish(func, out.func, &relabeler.map);
}

/// Has a switch go by the places of labels in their table.
fn go_by_place(func: &mut Function, table: Table, entries: &[u64]) {
    let cases = &mut func.tables[table].cases;
    let places = (0..).zip(entries).filter_map(|(place, entry)| {
        let case = cases.iter().find(|case| case.0 == *entry)?;
        Some((place, case.1))
    });
    *cases = places.collect();
}
