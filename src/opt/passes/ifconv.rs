//! If-conversion: where a branch only chooses between values, a `select` chooses.
//!
//! Both sides go to one block, at once or over a block that does little, has no effects and cannot
//! trap. What they compute is computed in any case. Only integers: floats have no conditional move,
//! but a minimum and a maximum. Nor addresses: a branch that is guessed lets what is read there
//! come before it is decided. For the same reason a step of a loop is left alone that is made on what was
//! read where the loop has stepped to, as over the character behind a backslash: else each read would wait
//! for the one before it.
//!
//! Where both sides read what stands at the same address but for a constant, as the one or the other child of a node,
//! one read at a chosen place does: searches in trees go either way, and what is read next waits for this read in any case. That is as LLVM
//! weighs it. Something else was read at the address before, so that neither read is where a program traps.
//!
//! Where both sides store at the same place, or one does and the block of the branch has stored there before, what is
//! stored is chosen, and one store does. The one before is left out, if nothing can tell.

use super::{gvn, tidy};
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Inst, InstData, IntCond, MemFlags, Type,
    UnaryOp, Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::analyses::flag;
use crate::opt::rewrite::choose::{self, Choice, Nested};
use crate::opt::rewrite::rebuild;
use smallvec::SmallVec;

/// Instructions that are computed in any case, at most; constants are not counted.
const MOST: usize = 3;
/// Values that are chosen, at most.
const SELECTS: usize = 2;
/// Sums and extensions that are looked through.
const DEPTH: usize = 4;

/// How often the pass goes over a function: a choice within a choice is two branches, of which the outer one has
/// a block on the way only when the inner one is gone.
const ROUNDS: usize = 2;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let rounds = (0..ROUNDS).take_while(|_| convert(cx, func)).count();
    if rounds > 0 && compares_chosen(func) {
        gvn::run(cx, func);
        tidy::run(cx, func);
    }
}

/// Whether what was chosen from constants, by several conditions, is compared with one: then the comparison is of the
/// conditions.
fn compares_chosen(func: &Function) -> bool {
    let chosen = |value: Value| match func.def_inst(value).map(|inst| func.insts[inst]) {
        Some(InstData::Select { args, .. }) => Some([args[1], args[2]]),
        _ => None,
    };
    let is_constant = |value: Value| func.as_iconst(value).is_some() || flag::is_bool(func, value);
    let insts = func
        .layout
        .iter()
        .flat_map(|&block| func.block_insts(block));
    insts.into_iter().any(|inst| {
        let InstData::Icmp { args: [a, b], .. } = func.insts[inst] else {
            return false;
        };
        let Some(arms) = chosen(a).filter(|_| is_constant(b)) else {
            return false;
        };
        arms.iter().all(|&arm| {
            is_constant(arm) || chosen(arm).is_some_and(|arms| arms.map(is_constant) == [true; 2])
        })
    })
}

/// Converts branches; returns whether there were any to convert.
fn convert(cx: &mut Cx<'_>, func: &mut Function) -> bool {
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let diamonds = order.iter().map(|&b| diamond(func, cx, b));
    let mut diamonds: Vec<Option<Diamond>> = diamonds.collect();
    if diamonds.iter().all(Option::is_none) {
        return false;
    }
    let addresses = addresses(func, order);
    let graph = &*cx.graph;
    let is_address = |d: &mut Diamond| {
        d.loads.is_none()
            && (differing(func, d).any(|i| addresses[i]) || is_step_on_what_is_read(func, graph, d))
    };
    for diamond in &mut diamonds {
        diamond.take_if(is_address);
    }
    if diamonds.iter().all(Option::is_none) {
        return false;
    }
    copy(func, cx, &diamonds);
    cx.replace(func);
    tidy::run(cx, func);
    true
}

/// One side of a branch: the edge to where both meet, and the block on the way.
#[derive(Clone, Copy)]
struct Side {
    /// The edge of the branch.
    first: BlockCall,
    /// The block that it goes to, if the other side does not.
    over: Option<Block>,
    /// The edge to where both meet.
    last: BlockCall,
}

/// A branch whose sides meet.
#[derive(Clone, Copy)]
struct Diamond {
    cond: Value,
    sides: [Side; 2],
    join: Block,
    /// What each side reads, one at the same address as the other but for a constant.
    loads: Option<[Inst; 2]>,
    /// The store of each side to the same place; of a side without one that of the block of the branch.
    stores: Option<[Inst; 2]>,
}

fn diamond(func: &Function, cx: &Cx<'_>, block: Block) -> Option<Diamond> {
    let InstData::Brif { cond, then, els } = func.insts[func.terminator(block)] else {
        return None;
    };
    let direct = |first| Side {
        first,
        over: None,
        last: first,
    };
    let [then, els] = [then, els].map(|call| (direct(call), over(func, cx, call)));
    let pairs = [
        (Some(then.0), Some(els.0)),
        (then.1, Some(els.0)),
        (Some(then.0), els.1),
        (then.1, els.1),
    ];
    let (a, b) = pairs.into_iter().find_map(|pair| match pair {
        (Some(a), Some(b)) if func.target(a.last) == func.target(b.last) => Some((a, b)),
        _ => None,
    })?;
    let sides = [a, b];
    let work: usize = sides
        .iter()
        .filter_map(|s| s.over)
        .map(|b| work(func, b))
        .sum();
    let stores = match chosen_stores(func, block, sides) {
        Some(_)
            if sides
                .iter()
                .any(|&side| loads_of(func, side).next().is_some()) =>
        {
            return None;
        }
        Some(stores) => Some(stores),
        None if sides
            .iter()
            .any(|&side| stores_of(func, side).next().is_some()) =>
        {
            return None;
        }
        None => None,
    };
    let found = sides.map(|side| loads_of(func, side).collect::<SmallVec<[Inst; 4]>>());
    let loads = match [&found[0][..], &found[1][..]] {
        [&[], &[]] => None,
        [&[a], &[b]] if flag::is_bool(func, cond) && are_alike(func, block, sides, [a, b]) => {
            Some([a, b])
        }
        _ => return None,
    };
    let diamond = Diamond {
        cond,
        sides,
        join: func.target(a.last),
        loads,
        stores,
    };
    let chosen = differing(func, &diamond).count() + usize::from(stores.is_some());
    let fits = work <= MOST
        && chosen <= SELECTS
        && differing(func, &diamond).all(|v| is_cheap(func, cond, sides, Value::new(v)));
    fits.then_some(diamond)
}

/// What a side stores on the way.
fn stores_of(func: &Function, side: Side) -> impl Iterator<Item = Inst> + '_ {
    insts_of(func, side).filter(|&inst| matches!(func.insts[inst], InstData::Store { .. }))
}

/// The stores of both sides, or of one and of the block of the branch, if they are to the same place.
fn chosen_stores(func: &Function, block: Block, sides: [Side; 2]) -> Option<[Inst; 2]> {
    let mut stores = sides.map(|side| stores_of(func, side));
    let stored = [0, 1].map(|i| stores[i].next());
    if stores.iter_mut().any(|stores| stores.next().is_some()) {
        return None;
    }
    // The last effect of the block of the branch.
    let before = || {
        let mut insts = func.block_insts(block).rev().skip(1);
        insts.find(|&inst| !is_read_or_pure(func, inst))
    };
    let chosen = match stored {
        [Some(a), Some(b)] => [a, b],
        [Some(a), None] => [a, before()?],
        [None, Some(b)] => [before()?, b],
        [None, None] => return None,
    };
    let places = [0, 1].map(|i| place(func, chosen[i]));
    let [Some((ty, a, at)), Some((other, b, other_at))] = places else {
        return None;
    };
    let [from, from_other] = [0, 1].map(|i| match stored[i] {
        Some(_) => sides[i],
        None => Side {
            over: None,
            ..sides[i]
        },
    });
    let is_same = (ty, at) == (other, other_at) && is_same(func, [from, from_other], [a, b], DEPTH);
    (is_same && ty.is_int()).then_some(chosen)
}

fn is_read_or_pure(func: &Function, inst: Inst) -> bool {
    let data = func.insts[inst];
    let is_read = matches!(data, InstData::Load { flags, .. } if flags == MemFlags::PLAIN);
    data.is_pure() || is_read
}

/// The type, the address and the offset of a store.
fn place(func: &Function, inst: Inst) -> Option<(Type, Value, i32)> {
    match func.insts[inst] {
        InstData::Store {
            ty,
            flags: MemFlags::PLAIN,
            addr,
            offset,
            ..
        } => Some((ty, addr, offset)),
        _ => None,
    }
}

/// Whether two sides have the same value: one that the branch knows, or that both compute alike.
fn is_same(func: &Function, sides: [Side; 2], [x, y]: [Value; 2], depth: usize) -> bool {
    let known = [at_branch(func, sides[0], x), at_branch(func, sides[1], y)];
    if known[0].is_some() || known[1].is_some() {
        return known[0] == known[1];
    }
    let (Some(x), Some(y), Some(depth)) =
        (func.def_data(x), func.def_data(y), depth.checked_sub(1))
    else {
        return false;
    };
    let alike = |x: Value, y: Value| is_same(func, sides, [x, y], depth);
    match (x, y) {
        (
            InstData::Lea {
                base: x,
                index: i,
                scale,
                offset,
            },
            InstData::Lea {
                base: y,
                index: k,
                scale: other_scale,
                offset: other_offset,
            },
        ) => (scale, offset) == (other_scale, other_offset) && alike(x, y) && alike(i, k),
        (
            InstData::Unary { op, ty, arg: x },
            InstData::Unary {
                op: other_op,
                ty: other_ty,
                arg: y,
            },
        ) => (op, ty) == (other_op, other_ty) && alike(x, y),
        (InstData::Iconst { .. } | InstData::SymbolAddr { .. } | InstData::SlotAddr { .. }, _) => {
            x == y
        }
        _ => false,
    }
}

/// What a side reads on the way.
fn loads_of(func: &Function, side: Side) -> impl Iterator<Item = Inst> + '_ {
    insts_of(func, side).filter(|&inst| matches!(func.insts[inst], InstData::Load { .. }))
}

/// What a side does on the way.
fn insts_of(func: &Function, side: Side) -> impl Iterator<Item = Inst> + '_ {
    let over = side.over.into_iter();
    over.flat_map(|over| func.block_insts(over))
}

/// Whether two loads, one on each side, are of the same type at the same address but for a constant, where something is
/// read in the block of the branch.
fn are_alike(func: &Function, block: Block, sides: [Side; 2], loads: [Inst; 2]) -> bool {
    let [
        Some((ty, flags, addr, a)),
        Some((other_ty, other_flags, other, b)),
    ] = [0, 1].map(|i| load(func, sides[i], loads[i]))
    else {
        return false;
    };
    let is_read = func.block_insts(block).any(|inst| match func.insts[inst] {
        InstData::Load { addr: at, .. } => at == addr,
        _ => false,
    });
    (ty, flags, addr) == (other_ty, other_flags, other)
        && ty.is_int()
        && flags == MemFlags::PLAIN
        && a.abs_diff(b).is_power_of_two()
        && is_read
}

/// What a load on the way of a side reads, with the address as the branch knows it.
fn load(func: &Function, side: Side, inst: Inst) -> Option<(Type, MemFlags, Value, i32)> {
    let InstData::Load {
        ty,
        flags,
        addr,
        offset,
    } = func.insts[inst]
    else {
        return None;
    };
    Some((ty, flags, at_branch(func, side, addr)?, offset))
}

/// A value of the block on the way of a side as the branch knows it, if that is computed before.
fn at_branch(func: &Function, side: Side, value: Value) -> Option<Value> {
    let Some(over) = side.over else {
        return Some(value);
    };
    if let Some(i) = func.params(over).position(|param| param == value) {
        return func.args(side.first).nth(i);
    }
    let is_there = match func.def(value) {
        ValueDef::Result(inst, _) => func.block_insts(over).any(|other| other == inst),
        ValueDef::Param(..) => false,
    };
    (!is_there).then_some(value)
}

/// Whether a parameter of where both meet is chosen by one instruction.
fn is_cheap(func: &Function, cond: Value, sides: [Side; 2], param: Value) -> bool {
    if func.ty(param).is_int() {
        return true;
    }
    let i = usize::from(func.values[param].index);
    let [Some(a), Some(b)] = sides.map(|side| passed(func, side, i)) else {
        return false;
    };
    choose::find(func, cond, a, b).is_some()
}

/// The side of a branch over a block that nothing else goes to, and that can run in any case.
fn over(func: &Function, cx: &Cx<'_>, first: BlockCall) -> Option<Side> {
    let block = func.target(first);
    let InstData::Jump { to } = func.insts[func.terminator(block)] else {
        return None;
    };
    let mut insts = func.block_insts(block).rev().skip(1);
    let fits = cx.graph.preds(block).len() == 1
        && block != Function::ENTRY
        && func.target(to) != block
        && func.blocks[block].end.0 - func.blocks[block].first.0 <= 16
        && insts.all(|inst| {
            let data = func.insts[inst];
            data.is_pure() || matches!(data, InstData::Load { .. } | InstData::Store { .. })
        });
    fits.then_some(Side {
        first,
        over: Some(block),
        last: to,
    })
}

/// How many instructions a block has that cost something.
fn work(func: &Function, block: Block) -> usize {
    let costs = |data: InstData| match data {
        InstData::Iconst { .. } | InstData::SymbolAddr { .. } | InstData::SlotAddr { .. } => 0,
        InstData::Unary { ty, .. } | InstData::Binary { ty, .. } if ty.is_int() => 1,
        InstData::Icmp { .. } | InstData::Lea { .. } | InstData::Select { .. } => 1,
        // A load or a store is one of two that become one.
        InstData::Jump { .. } | InstData::Load { .. } | InstData::Store { .. } => 0,
        _ => MOST + 1,
    };
    func.block_insts(block)
        .map(|inst| costs(func.insts[inst]))
        .sum()
}

/// What a side passes to parameter `i` of where both meet, in terms of the branch where that is
/// known there.
fn passed(func: &Function, side: Side, i: usize) -> Option<Value> {
    let value = func.args(side.last).nth(i)?;
    let place = side
        .over
        .and_then(|block| func.params(block).position(|p| p == value));
    match place {
        Some(i) => func.args(side.first).nth(i),
        None => Some(value),
    }
}

/// The parameters of where both meet, by their numbers, to which they pass different values.
fn differing<'f>(func: &'f Function, diamond: &Diamond) -> impl Iterator<Item = usize> + use<'f> {
    let (sides, join) = (diamond.sides, diamond.join);
    let read = diamond
        .loads
        .map(|loads| loads.map(|load| func.result(load)));
    let params = func.params(join);
    let differs = move |i: usize| {
        let passed = sides.map(|side| passed(func, side, i));
        passed[0] != passed[1] && Some(passed) != read
    };
    params
        .enumerate()
        .filter(move |&(i, _)| differs(i))
        .map(|(_, param)| param.index())
}

/// Which values are addresses of what is loaded, or their bases. What is stored waits for nothing.
fn addresses(func: &Function, order: &[Block]) -> Vec<bool> {
    let mut addresses = vec![false; func.values.len()];
    let blocks = order.iter().rev();
    // What an address is made of is computed before it.
    for inst in blocks.flat_map(|&block| func.block_insts(block).rev()) {
        match func.insts[inst] {
            InstData::Load { addr: at, .. } => addresses[at.index()] = true,
            InstData::Lea { base, .. } => {
                let is_address = func.result(inst).is_some_and(|at| addresses[at.index()]);
                addresses[base.index()] |= is_address;
            }
            _ => {}
        }
    }
    addresses
}

/// Whether a branch only decides if a parameter of a loop's header goes on by a constant, and does so by what
/// is read where the parameter says.
fn is_step_on_what_is_read(func: &Function, graph: &Graph<Block>, diamond: &Diamond) -> bool {
    let mut params = differing(func, diamond);
    let (Some(param), None) = (params.next(), params.next()) else {
        return false;
    };
    let param = Value::new(param);
    let i = usize::from(func.values[param].index);
    let [Some(a), Some(b)] = diamond.sides.map(|side| passed(func, side, i)) else {
        return false;
    };
    let from = without_constants(func, a);
    let ValueDef::Param(header, place) = func.def(from) else {
        return false;
    };
    let mut goes_round = false;
    for &pred in graph.preds(header) {
        func.for_each_successor(func.terminator(pred), |call| {
            if func.target(call) == header
                && let Some(arg) = func.args(call).nth(place.into())
            {
                goes_round |= without_constants(func, arg) == param;
            }
        });
    }
    let is_step = a != b && from == without_constants(func, b) && goes_round;
    is_step && is_read_by(func, diamond.cond, from)
}

/// A value of which another one is made by sums with constants and extensions.
fn without_constants(func: &Function, value: Value) -> Value {
    let mut value = value;
    for _ in 0..DEPTH {
        value = match func.def_data(value) {
            Some(InstData::Unary { op, arg, .. }) if is_resize(op) => arg,
            Some(InstData::Binary {
                op: BinaryOp::Add,
                args: [x, by],
                ..
            }) if func.as_iconst(by).is_some() => x,
            _ => return value,
        };
    }
    value
}

fn is_resize(op: UnaryOp) -> bool {
    matches!(op, UnaryOp::Sext | UnaryOp::Uext | UnaryOp::Trunc)
}

/// Whether a condition compares with a constant what is read at an address that is computed of a value.
fn is_read_by(func: &Function, cond: Value, of: Value) -> bool {
    let Some(InstData::Icmp {
        args: [x, with], ..
    }) = func.def_data(cond)
    else {
        return false;
    };
    let read = without_constants(func, x);
    let Some(InstData::Load { addr, .. }) = func.def_data(read) else {
        return false;
    };
    let is_of = |value: Value| without_constants(func, value) == of;
    let is_address_of = match func.def_data(addr) {
        Some(InstData::Lea { base, index, .. }) => is_of(base) || is_of(index),
        _ => is_of(addr),
    };
    is_address_of && func.as_iconst(with).is_some()
}

fn copy(func: &Function, cx: &mut Cx<'_>, diamonds: &[Option<Diamond>]) {
    let graph = &*cx.graph;
    let mut absorbed = vec![false; func.blocks.len()];
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for (&block, diamond) in graph.reverse_post_order().iter().zip(diamonds) {
        if absorbed[block.index()] {
            continue;
        }
        out.fill(map.blocks[block.index()]);
        let replaced = diamond.and_then(|diamond| replaced(func, block, &diamond));
        for inst in func
            .block_insts(block)
            .filter(|&inst| Some(inst) != replaced)
        {
            let (true, &Some(diamond)) = (inst == func.terminator(block), diamond) else {
                out.copy(func, inst, &mut map);
                continue;
            };
            let mut cond = Condition::new(map.values[diamond.cond.index()]);
            if let Some(loads) = diamond.loads {
                let read = read_chosen(func, &mut out, &map, &mut cond, diamond.sides, loads);
                for result in loads.iter().filter_map(|&load| func.result(load)) {
                    map.values[result.index()] = read;
                }
            }
            for side in diamond.sides {
                let Some(over) = side.over else { continue };
                absorbed[over.index()] = true;
                for (param, arg) in func.params(over).zip(func.args(side.first)) {
                    map.values[param.index()] = map.values[arg.index()];
                }
                let last = func.terminator(over);
                let is_chosen = |inst: Inst| {
                    let data = func.insts[inst];
                    matches!(data, InstData::Load { .. } | InstData::Store { .. })
                };
                for inst in func.block_insts(over).filter(|&inst| inst != last) {
                    if !is_chosen(inst) {
                        out.copy(func, inst, &mut map);
                    }
                }
            }
            if let Some(stores) = diamond.stores {
                store_chosen(func, &mut out, &map, &mut cond, stores);
            }
            out.origin = func.origins[inst];
            let [a, b] = diamond.sides.map(|side| {
                let args = func.args(side.last);
                let args = args.map(|v| (map.values[v.index()], is_passed_once(func, side, v)));
                args.collect::<Vec<(Value, bool)>>()
            });
            let decided = decided(func, graph, diamond.cond);
            let decided = decided.map(|(flag, ones)| (map.values[flag.index()], ones));
            let mut args = Vec::with_capacity(a.len());
            for ((a, a_once), (b, b_once)) in a.into_iter().zip(b) {
                let same = match decided {
                    _ if a == b => Some(a),
                    Some((flag, ones)) => same_where_decided(out.func, [a, b], flag, ones),
                    None => None,
                };
                let once = [a_once, b_once];
                args.push(same.unwrap_or_else(|| chosen(&mut out, &mut cond, [a, b], once)));
            }
            out.jump(map.blocks[diamond.join.index()], &args);
        }
    }
    rebuild::finish(func, out.func, &map);
}

/// The store of the block of a branch that the one behind it replaces: nothing behind it can read or trap.
fn replaced(func: &Function, block: Block, diamond: &Diamond) -> Option<Inst> {
    let stores = diamond.stores?;
    let mut insts = func.block_insts(block).rev().skip(1);
    let last = insts.find(|&inst| !func.insts[inst].is_pure())?;
    stores.contains(&last).then_some(last)
}

/// Stores one or the other of two values by a condition.
fn store_chosen(
    func: &Function,
    out: &mut Builder<'_>,
    map: &rebuild::Map,
    cond: &mut Condition,
    stores: [Inst; 2],
) {
    let stored = stores.map(|store| match func.insts[store] {
        InstData::Store {
            value,
            addr,
            offset,
            ..
        } => Some((map.values[value.index()], map.values[addr.index()], offset)),
        _ => None,
    });
    if let [Some((a, addr, offset)), Some((b, ..))] = stored {
        out.origin = func.origins[stores[0]];
        let value = match a == b {
            true => a,
            false => chosen(out, cond, [a, b], [false; 2]),
        };
        out.store(value, addr, offset);
    }
}

/// Reads at the one or the other of two places by a condition.
fn read_chosen(
    func: &Function,
    out: &mut Builder<'_>,
    map: &rebuild::Map,
    cond: &mut Condition,
    sides: [Side; 2],
    loads: [Inst; 2],
) -> Value {
    out.origin = func.origins[loads[0]];
    let [Some((ty, _, addr, then)), Some((.., els))] =
        [0, 1].map(|i| load(func, sides[i], loads[i]))
    else {
        // The diamond was made of two that are alike.
        return out.iconst(Type::I64, 0);
    };
    let is_farther = cond.get(out, then > els);
    let mut far = out.unary(UnaryOp::Uext, Type::I64, is_farther);
    let by = out.iconst(Type::I64, then.abs_diff(els).trailing_zeros().into());
    far = out.binary(BinaryOp::Shl, far, by);
    let at = out.binary(BinaryOp::Add, map.values[addr.index()], far);
    out.load(ty, at, then.min(els))
}

/// The flag that a branch asks for, and for both of its ways whether it is 1 there.
fn decided(func: &Function, graph: &Graph<Block>, cond: Value) -> Option<(Value, [bool; 2])> {
    let (flag, is_set) = match func.def_data(cond) {
        Some(InstData::Icmp {
            cond: cond @ (IntCond::Eq | IntCond::Ne),
            args: [x, with],
            ..
        }) if func.as_iconst(with) == Some(0) => (x, cond == IntCond::Ne),
        Some(_) => return None,
        None => (cond, true),
    };
    flag::is_flag(func, graph, flag).then_some((flag, [is_set, !is_set]))
}

/// What both sides pass, if one passes the number that the flag is there which the other one passes.
fn same_where_decided(
    func: &Function,
    [a, b]: [Value; 2],
    flag: Value,
    ones: [bool; 2],
) -> Option<Value> {
    let is_other = |passed: Value, other: Value, is_one: bool| {
        passed == flag && func.as_iconst(other) == Some(is_one.into())
    };
    match (is_other(a, b, ones[0]), is_other(b, a, ones[1])) {
        (true, _) => Some(b),
        (_, true) => Some(a),
        _ => None,
    }
}

/// Whether a value is computed in the block on the way of a side only to be passed on from there, once.
fn is_passed_once(func: &Function, side: Side, value: Value) -> bool {
    let (Some(over), ValueDef::Result(inst, _)) = (side.over, func.def(value)) else {
        return false;
    };
    let mut uses = 0;
    for inst in func.block_insts(over) {
        func.for_each_use(inst, |used| uses += usize::from(used == value));
    }
    uses == 1 && func.block_insts(over).any(|other| other == inst)
}

/// A condition, and its opposite once that was asked for.
struct Condition {
    value: Value,
    opposite: Option<Value>,
}

impl Condition {
    fn new(value: Value) -> Condition {
        Condition {
            value,
            opposite: None,
        }
    }

    /// What is 1 where the condition holds, or where it does not, and 0 otherwise. The condition is one or the other.
    fn get(&mut self, out: &mut Builder<'_>, holds: bool) -> Value {
        if holds {
            return truth(out, self.value, true);
        }
        let opposite = self.opposite;
        let opposite = opposite.unwrap_or_else(|| truth(out, self.value, false));
        self.opposite = Some(opposite);
        opposite
    }
}

/// A truth value, or its opposite. What only compares another one with zero is not computed for that.
fn truth(out: &mut Builder<'_>, value: Value, holds: bool) -> Value {
    match out.func.def_data(value) {
        Some(InstData::Icmp { cond, args, .. }) => {
            let [of, with] = args;
            let is_test = matches!(cond, IntCond::Eq | IntCond::Ne)
                && out.func.as_iconst(with) == Some(0)
                && out.func.ty(of) == Type::I8
                && flag::is_bool(out.func, of);
            match (is_test, holds) {
                (true, _) => truth(out, of, holds == (cond == IntCond::Ne)),
                (false, true) => value,
                (false, false) => out.icmp(cond.negate(), of, with),
            }
        }
        _ if holds => value,
        _ => {
            let one = out.iconst(Type::I8, 1);
            out.binary(BinaryOp::Xor, value, one)
        }
    }
}

/// What computes `cond ? a : b`, of values of which it is known whether anything else uses them.
fn chosen(
    out: &mut Builder<'_>,
    cond: &mut Condition,
    [a, b]: [Value; 2],
    once: [bool; 2],
) -> Value {
    let ty = out.func.ty(a);
    let mut args = [cond.value, a, b];
    match choose::find(out.func, cond.value, a, b) {
        Some(Choice::Float(op, [a, b])) => return out.binary(op, a, b),
        Some(Choice::Abs(x)) => {
            // As in `simplify`: the sign of the negative is in the flags.
            let zero = out.iconst(ty, 0);
            let minus = if a == x { b } else { a };
            args = [out.icmp(IntCond::Slt, minus, zero), x, minus];
        }
        None => {
            if let Some(nested) = choose::nested(out.func, cond.value, [a, b], once) {
                return at_once(out, cond, nested);
            }
            let bits = [a, b].map(|value| out.func.as_iconst(value));
            let holds = match bits {
                [Some(1), Some(0)] => Some(true),
                [Some(0), Some(1)] => Some(false),
                _ => None,
            };
            if let Some(holds) = holds.filter(|_| flag::is_bool(out.func, cond.value)) {
                let bit = cond.get(out, holds);
                return match ty {
                    Type::I8 => bit,
                    _ => out.unary(UnaryOp::Uext, ty, bit),
                };
            }
        }
    }
    out.value(InstData::Select { ty, args }, ty)
}

/// What computes a choice on two conditions.
fn at_once(out: &mut Builder<'_>, cond: &mut Condition, nested: Nested) -> Value {
    let ty = out.func.ty(nested.if_both);
    let outer = cond.get(out, nested.outer);
    let inner = Condition::new(nested.cond).get(out, nested.inner);
    let both = out.binary(BinaryOp::And, outer, inner);
    if choose::is_successor(out.func, nested.if_both, nested.otherwise) {
        let by = match ty {
            Type::I8 => both,
            _ => out.unary(UnaryOp::Uext, ty, both),
        };
        return out.binary(BinaryOp::Add, nested.otherwise, by);
    }
    let args = [both, nested.if_both, nested.otherwise];
    out.value(InstData::Select { ty, args }, ty)
}
