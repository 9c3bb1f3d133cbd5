//! What selection knows of a function before it starts: aliases, uses, effects, blocks.

use super::{Selector, class};
use crate::lir::{
    BinaryOp, BlockCall, Function, Inst, InstData, Shape, Table, Type, UnaryOp, Value, VectorUnary,
};
use crate::x64::baseline::order::NONE;
use crate::x64::optimizing::vcode::VBlock;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Divisions of a block whose remainders are looked for behind them, at most at a time.
const DIVISIONS: usize = 8;

/// Side tables, kept from one function to the next.
#[derive(Default)]
pub(crate) struct Facts {
    /// Whether the function has calls that may return twice: then nothing is kept in a register from one place of the
    /// function for another that does not live there anyway.
    pub returns_twice: bool,
    /// For each value the one whose bits it is.
    pub alias: Vec<u32>,
    /// How often a value is used, by itself or under an alias: 0, 1, or 2 for more.
    pub uses: Vec<u8>,
    /// Whether something else than a test uses a value, by itself or under an alias.
    pub counted: Vec<bool>,
    /// Whether somebody needs a value in a register.
    pub need: Vec<bool>,
    /// Whether a value has another one of a greater type as an alias, so that a comparison leaves zeros above its own.
    pub is_extended: Vec<bool>,
    /// Whether an instruction has become part of another one.
    pub sunk: Vec<bool>,
    /// Of a division whose remainder is computed behind it in the same block, or the other way round: that one, which
    /// has become part of it.
    pub paired_divisions: FxHashMap<Inst, Inst>,
    /// The last block of the order that uses a value, by itself or under an alias.
    pub last: Vec<u32>,
    /// Whether a block of the order hardly ever runs.
    pub cold: Vec<bool>,
    /// How many effects come before an instruction.
    pub epochs: Vec<u32>,
    /// Whether a value lives across calls.
    pub wide: Vec<bool>,
    /// Whether a value lives across calls, or across divisions.
    pub long: Vec<bool>,
    /// In which stretch of code without calls, or without divisions, a value is defined.
    pub born: Vec<u32>,
    /// Whether a value that does not live across calls is used in a certain register.
    pub fixed: Vec<bool>,
    /// Which stack slots are used.
    pub slots: Vec<bool>,
    /// The machine block of each block of the order; those of its critical edges follow.
    pub vblocks: Vec<u32>,
}

/// Gives each block, and each critical edge, its number among the machine blocks.
pub(super) fn number_blocks(cx: &mut Selector<'_>) {
    let func = cx.func;
    let mut vblocks = std::mem::take(&mut cx.facts.vblocks);
    vblocks.clear();
    let mut count = 0;
    for node in &cx.order.nodes {
        vblocks.push(count);
        count += 1;
        let last = func.terminator(node.block);
        let edges = edges(func, last);
        if edges.len() > 1 {
            let critical = edges.iter().filter(|&&call| has_own_block(cx, last, call));
            count += critical.count() as u32;
        }
    }
    cx.code.blocks.resize(count as usize, VBlock::default());
    cx.facts.vblocks = vblocks;
}

/// The edges of the end of a block; those of a switch that lead to the same place with the same values are
/// one.
pub(super) fn edges(func: &Function, last: Inst) -> SmallVec<[BlockCall; 2]> {
    let mut edges = SmallVec::new();
    match func.insts[last] {
        InstData::Switch { table, .. } => edges.extend(switch_edges(func, table).0),
        _ => func.for_each_successor(last, |call| edges.push(call)),
    }
    edges
}

/// The edges of a switch, and which one the default and each case takes.
pub(crate) fn switch_edges(func: &Function, table: Table) -> (Vec<BlockCall>, Vec<u32>) {
    let rows = &func.tables[table];
    let mut edges = Vec::new();
    let mut numbers: FxHashMap<&[u32], u32> = FxHashMap::default();
    let calls = std::iter::once(rows.default).chain(rows.cases.iter().map(|case| case.1));
    let taken = calls.map(|call| {
        *numbers.entry(func.pool.get(call.0)).or_insert_with(|| {
            edges.push(call);
            edges.len() as u32 - 1
        })
    });
    let taken = taken.collect();
    (edges, taken)
}

/// Whether an edge, one of several of a block, has a machine block of its own: a critical one, and
/// one that passes on what the call has given that ends the block.
pub(super) fn has_own_block(cx: &Selector<'_>, last: Inst, call: BlockCall) -> bool {
    let to = cx.order.index_of(cx.func.target(call));
    let is_critical = to != NONE && cx.order.nodes[to as usize].preds > 1;
    is_critical || (cx.func.insts[last].is_call() && cx.func.args(call).len() > 0)
}

/// What an instruction tests.
fn tested(data: InstData) -> Option<Value> {
    match data {
        InstData::Brif { cond, .. } => Some(cond),
        InstData::Select {
            args: [cond, ..], ..
        } => Some(cond),
        _ => None,
    }
}

/// The operation that gives the remainder of a division, or the quotient whose remainder an operation gives.
fn remainder(data: InstData) -> Option<InstData> {
    let InstData::Binary { op, ty, args } = data else {
        return None;
    };
    let op = match op {
        BinaryOp::Sdiv => BinaryOp::Srem,
        BinaryOp::Srem => BinaryOp::Sdiv,
        BinaryOp::Udiv => BinaryOp::Urem,
        BinaryOp::Urem => BinaryOp::Udiv,
        _ => return None,
    };
    Some(InstData::Binary { op, ty, args })
}

/// Fills the other tables.
pub(super) fn collect_facts(cx: &mut Selector<'_>) {
    let func = cx.func;
    let facts = &mut *cx.facts;
    facts.returns_twice = func.returns_twice();
    facts.alias.clear();
    facts.alias.extend(0..func.values.len() as u32);
    facts.uses.clear();
    facts.uses.resize(func.values.len(), 0);
    facts.counted.clear();
    facts.counted.resize(func.values.len(), false);
    facts.need.clear();
    facts.need.resize(func.values.len(), false);
    facts.is_extended.clear();
    facts.is_extended.resize(func.values.len(), false);
    facts.slots.clear();
    facts.slots.resize(func.slots.len(), false);
    facts.sunk.clear();
    facts.sunk.resize(func.insts.len(), false);
    facts.last.clear();
    facts.last.resize(func.values.len(), 0);
    facts.epochs.clear();
    facts.epochs.resize(func.insts.len(), 0);
    facts.cold.clear();
    facts.paired_divisions.clear();
    let mut epoch = 0;
    let mut divisions = SmallVec::<[Inst; DIVISIONS]>::new();
    for (index, node) in (0..).zip(&cx.order.nodes) {
        epoch += 1;
        let mut cold = false;
        divisions.clear();
        for inst in func.block_insts(node.block) {
            let data = func.insts[inst];
            if data.is_call() {
                divisions.clear();
            }
            if let Some(other) = remainder(data) {
                match divisions.iter().find(|&&inst| func.insts[inst] == other) {
                    Some(&first) => {
                        facts.paired_divisions.insert(first, inst);
                        facts.sunk[inst.0 as usize] = true;
                        divisions.retain(|other| *other != first);
                    }
                    None if divisions.len() < DIVISIONS => divisions.push(inst),
                    None => {}
                }
            }
            cold |= matches!(data, InstData::Cold | InstData::Trap { .. });
            facts.epochs[inst.0 as usize] = epoch;
            epoch += u32::from(has_effect(data));
            if let InstData::Unary { op, ty, arg } = data
                && let Some(result) = func.result(inst)
                && is_alias(func, facts, op, ty, arg)
            {
                facts.alias[result.0 as usize] = facts.alias[arg.0 as usize];
                let root = facts.alias[arg.0 as usize] as usize;
                facts.is_extended[root] |= op == UnaryOp::Uext;
                continue;
            }
            if let Some(arg) = lowest_part(data)
                && let Some(result) = func.result(inst)
            {
                facts.alias[result.0 as usize] = facts.alias[arg.0 as usize];
                continue;
            }
            // Whoever tests a value may pass it on besides.
            let mut tested = tested(data);
            func.for_each_use(inst, |value| {
                let root = facts.alias[value.0 as usize] as usize;
                facts.last[root] = index;
                facts.uses[root] = (facts.uses[root] + 1).min(2);
                facts.counted[root] |= tested.take_if(|tested| *tested == value).is_none();
            });
        }
        facts.cold.push(cold);
    }
    spread_cold(cx);
}

/// What leads only to cold blocks is cold, and what only those and unwinding lead to. The entry
/// is not.
fn spread_cold(cx: &mut Selector<'_>) {
    let (func, order) = (cx.func, cx.order);
    let cold = &mut cx.facts.cold;
    if !cold.contains(&true) && func.handlers.is_empty() {
        return;
    }
    let count = cold.len();
    for index in (0..count).rev() {
        let last = func.terminator(order.nodes[index].block);
        let (mut ways, mut hot) = (0, 0);
        func.for_each_successor(last, |call| {
            let to = order.index_of(func.target(call)) as usize;
            ways += 1;
            // What goes round a loop may do so often.
            hot += u32::from(to <= index || !cold[to]);
        });
        cold[index] |= ways > 0 && hot == 0;
    }
    cold[0] = false;
    let mut reached = vec![false; count];
    reached[0] = true;
    for index in 0..count {
        cold[index] |= !reached[index];
        if cold[index] {
            continue;
        }
        let last = func.terminator(order.nodes[index].block);
        let mut reach = |call| reached[order.index_of(func.target(call)) as usize] = true;
        match func.insts[last] {
            InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } => {
                reach(func.handlers[handler].normal);
            }
            _ => func.for_each_successor(last, reach),
        }
    }
}

/// Whether loads must not be moved across an instruction.
fn has_effect(data: InstData) -> bool {
    match data {
        InstData::Load { flags, .. } => flags.0 != 0,
        InstData::Cold | InstData::Prefetch { .. } | InstData::Pause => false,
        data => !data.is_pure() && !data.is_terminator(),
    }
}

/// Whether the result of an operation is nothing but the bits of its operand.
fn is_alias(func: &Function, facts: &Facts, op: UnaryOp, ty: Type, arg: Value) -> bool {
    let root = Value(facts.alias[arg.0 as usize]);
    let from = func.ty(arg);
    match op {
        UnaryOp::Copy | UnaryOp::Trunc => true,
        UnaryOp::Bitcast => class(from) == class(ty),
        UnaryOp::Uext => {
            func.ty(root) == from
                && func
                    .def_inst(root)
                    .is_some_and(|inst| has_zeros_above(func, inst))
        }
        _ => false,
    }
}

/// The vector whose lowest lane, a float, or whose low half an instruction gives: that is in the low bits
/// of a register already.
fn lowest_part(data: InstData) -> Option<Value> {
    match data {
        InstData::Vunary {
            op: VectorUnary::Extract,
            shape: Shape::F32x4 | Shape::F64x2,
            imm: 0,
            arg,
        }
        | InstData::Vunary {
            op: VectorUnary::Half,
            imm: 0,
            arg,
            ..
        } => Some(arg),
        _ => None,
    }
}

/// Whether the register in which an instruction leaves its result has zeros above its type, if that is asked for.
fn has_zeros_above(func: &Function, inst: Inst) -> bool {
    let by_32_bits = |ty| ty == Type::I32;
    match func.insts[inst] {
        InstData::Iconst { .. } | InstData::Icmp { .. } | InstData::Fcmp { .. } => true,
        InstData::Load { ty, .. } => ty.is_int(),
        InstData::Binary { ty, .. } | InstData::Select { ty, .. } => by_32_bits(ty),
        InstData::Unary { op, ty, .. } => by_32_bits(ty) && op != UnaryOp::Bitcast,
        _ => false,
    }
}
