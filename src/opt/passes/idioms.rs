//! Idioms: loops that only fill or copy memory are calls of `memset`, `memcpy` and `memmove`; loops
//! that count bits are [`popcnt`](crate::opt::rewrite::popcount); of loops that only count, and add up what they count with or what
//! stays the same, the end is computed ([`CountingLoop`]).
//!
//! Such a loop is one block. One that fills or copies stores one element in each iteration, each
//! right behind the one before: the same bytes every time, or what it has loaded from elements that
//! follow each other too. These are other memory; or the same, further up, so that nothing is read
//! that was written. How often it runs is known from what it counts with before it starts, and of
//! what it computes only the end of that count is used behind it.
//!
//! Small loops that run a known number of times were [unrolled](super::unroll) before.

use super::{gvn, tidy};
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::signed;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, Inst, InstData, IntCond, Libcall,
    MemFlags, Turn, Type, UnaryOp, Value,
};
use crate::opt::Cx;
use crate::opt::analyses::alias::Memory;
use crate::opt::analyses::iteration;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::counts::{Count, CountingLoop, is_end};
use crate::opt::rewrite::popcount::BitLoop;
use crate::opt::rewrite::rebuild::{self, Map, NONE};
use crate::opt::rewrite::strings;

/// Instructions of a loop that is looked at, at most.
const MOST: usize = 24;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let small = |block: Block| func.block_insts(block).count() <= MOST;
    let alone = |block: Block| cx.graph.succs(block).contains(&block) && small(block);
    let blocks = loops.iter().map(|(id, found)| (id, found.header));
    let candidates: Vec<(LoopId, Block)> = blocks.filter(|&(_, b)| alone(b)).collect();
    if candidates.is_empty() {
        return cx.keep_loops(loops);
    }
    let finder = Finder {
        func,
        cx,
        loops: &loops,
        memory: Memory::new(func, cx.graph.reverse_post_order(), cx.env),
        owners: Owners::new(func),
    };
    let mut plans: Vec<Replacement> = Vec::new();
    for (id, block) in candidates {
        plans.extend(finder.find(id, block));
    }
    finder.drop_used(&mut plans);
    if plans.is_empty() {
        return cx.keep_loops(loops);
    }
    copy(func, cx, &plans);
    cx.replace(func);
    let counts = |plan: &Replacement| matches!(plan.what, Replacing::Counts(_));
    if plans.iter().any(counts) {
        // Most start from zero and go on by one.
        tidy::run(cx, func);
        gvn::run(cx, func);
        tidy::run(cx, func);
    }
}

/// A place that moves by its size in each iteration.
#[derive(Clone, Copy)]
struct Stream {
    inst: Inst,
    ty: Type,
    addr: Value,
    offset: i32,
}

/// What each element becomes.
#[derive(Clone, Copy)]
enum Fill {
    /// A byte that is there before the loop.
    Value(Value),
    /// This byte.
    Byte(u8),
    /// What is loaded; by `memmove` or `memcpy`.
    Copy(Stream, Libcall),
}

/// A loop of one block and what it becomes.
struct Replacement {
    block: Block,
    exit: BlockCall,
    what: Replacing,
}

enum Replacing {
    /// A call that does what the store does.
    Call {
        store: Stream,
        fill: Fill,
        count: Count,
    },
    Bits(BitLoop),
    Counts(CountingLoop),
}

impl Replacing {
    /// Whether a value of the loop is known behind it.
    fn gives(&self, func: &Function, value: Value) -> bool {
        match self {
            Replacing::Call { count, .. } => is_end(func, count, value),
            Replacing::Bits(bits) => bits.gives(value),
            Replacing::Counts(counting) => counting.gives(func, value),
        }
    }
}

struct Finder<'a> {
    func: &'a Function,
    cx: &'a Cx<'a>,
    loops: &'a Loops<Block>,
    memory: Memory<'a>,
    owners: Owners,
}

impl Finder<'_> {
    fn find(&self, id: LoopId, block: Block) -> Option<Replacement> {
        let func = self.func;
        let Turn {
            cond,
            back,
            exit,
            goes_on,
        } = func.turn(block)?;
        let (mut load, mut store) = (None, None);
        for inst in func.block_insts(block) {
            let (list, ty, addr, offset) = match func.insts[inst] {
                InstData::Load {
                    ty,
                    flags: MemFlags::PLAIN,
                    addr,
                    offset,
                } => (&mut load, ty, addr, offset),
                InstData::Store {
                    ty,
                    flags: MemFlags::PLAIN,
                    addr,
                    offset,
                    ..
                } => (&mut store, ty, addr, offset),
                data if data.is_pure() || inst == func.terminator(block) => continue,
                _ => return None,
            };
            let stream = Stream {
                inst,
                ty,
                addr,
                offset,
            };
            let moves = iteration::moves(func, self.cx, self.loops, id, &self.owners, addr);
            if moves != Some(ty.bytes().into()) || list.replace(stream).is_some() {
                return None;
            }
        }
        let what = match (store, load) {
            (None, None) => match BitLoop::find(func, block, back, cond, goes_on) {
                Some(bits) => Replacing::Bits(bits),
                None => {
                    let count = self.count(block, back, cond, goes_on)?;
                    let place = func.params(block).position(|param| param == count.param)?;
                    let first = iteration::first_number(func, self.cx, self.loops, id, place);
                    let is_in = |value| self.is_in(block, value);
                    Replacing::Counts(CountingLoop::find(
                        func,
                        (block, back),
                        count,
                        first,
                        is_in,
                    )?)
                }
            },
            _ => {
                let store: Stream = store?;
                Replacing::Call {
                    store,
                    fill: self.fill(block, store, load)?,
                    count: self
                        .count(block, back, cond, goes_on)
                        .filter(|count| count.ty == Type::I64)?,
                }
            }
        };
        Some(Replacement { block, exit, what })
    }

    fn fill(&self, block: Block, store: Stream, load: Option<Stream>) -> Option<Fill> {
        let func = self.func;
        let InstData::Store { ty, value, .. } = func.insts[store.inst] else {
            return None;
        };
        let Some(load) = load else {
            let bytes = ty.bytes() as usize;
            let constant = match func.def_data(value) {
                Some(InstData::Iconst { imm, .. }) => Some(imm),
                Some(InstData::Fconst { bits, .. }) => Some(bits),
                _ => None,
            };
            return match constant.map(u64::to_le_bytes) {
                Some(le) => {
                    let same = le[..bytes].iter().all(|&byte| byte == le[0]);
                    same.then_some(Fill::Byte(le[0]))
                }
                None => (ty == Type::I8 && !self.is_in(block, value)).then_some(Fill::Value(value)),
            };
        };
        if func.result(load.inst) != Some(value) {
            return None;
        }
        let [from, to] =
            [load, store].map(|at| self.memory.place(func, at.addr, at.offset, at.ty.bytes()));
        if !self.memory.may_alias(from, to) {
            return Some(Fill::Copy(load, Libcall::Memcpy));
        }
        let behind = load.addr == store.addr && store.offset < load.offset;
        behind.then_some(Fill::Copy(load, Libcall::Memmove))
    }

    fn count(&self, block: Block, back: BlockCall, cond: Value, goes_on: bool) -> Option<Count> {
        let func = self.func;
        let InstData::Icmp {
            cond,
            ty: ty @ (Type::I32 | Type::I64),
            args,
        } = func.insts[func.def_inst(cond)?]
        else {
            return None;
        };
        let cond = if goes_on { cond } else { cond.negate() };
        let [a, b] = args;
        let params = func.params(block).zip(func.args(back));
        for (param, next) in params {
            let (cond, bound) = match (a == next, b == next) {
                (true, false) => (cond, b),
                (false, true) => (cond.swap(), a),
                _ => continue,
            };
            let InstData::Binary {
                op: BinaryOp::Add,
                args: [x, by],
                ..
            } = func.insts[func.def_inst(next)?]
            else {
                continue;
            };
            let Some(step) = func.as_iconst(by).map(|by| signed(ty, by)) else {
                continue;
            };
            let counts = match cond {
                IntCond::Slt | IntCond::Ult => step == 1,
                IntCond::Ne => step.unsigned_abs().is_power_of_two(),
                _ => false,
            };
            let is_bound = func.as_iconst(bound).is_some() || !self.is_in(block, bound);
            if x == param && counts && is_bound {
                return Some(Count {
                    param,
                    ty,
                    next,
                    step,
                    cond,
                    bound,
                });
            }
        }
        None
    }

    fn owner(&self, value: Value) -> Block {
        self.owners.of(self.func, value)
    }

    fn is_in(&self, block: Block, value: Value) -> bool {
        self.owner(value) == block
    }

    /// Leaves out the plans of loops of which more is used than how far they have counted.
    fn drop_used(&self, plans: &mut Vec<Replacement>) {
        if plans.is_empty() {
            return;
        }
        let func = self.func;
        let mut plan_of = vec![NONE; func.blocks.len()];
        for (i, plan) in (0..).zip(&*plans) {
            plan_of[plan.block.index()] = i;
        }
        let mut used = vec![false; plans.len()];
        let mut look = |block: Block, value: Value| {
            let owner = self.owner(value);
            let i = plan_of[owner.index()];
            if i != NONE && owner != block && !plans[i as usize].what.gives(func, value) {
                used[i as usize] = true;
            }
        };
        for &block in self.cx.graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                func.for_each_use(inst, |value| look(block, value));
            }
        }
        for plan in &*plans {
            func.args(plan.exit)
                .for_each(|value| look(Block(NONE), value));
        }
        let mut used = used.into_iter();
        plans.retain(|_| used.next() == Some(false));
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, plans: &[Replacement]) {
    let graph = &*cx.graph;
    let mut plan_of = vec![NONE; func.blocks.len()];
    for (i, plan) in (0..).zip(plans) {
        plan_of[plan.block.index()] = i;
    }
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for block in cx.dominators.preorder::<Block>() {
        out.fill(map.blocks[block.index()]);
        let plan = plans.get(plan_of[block.index()] as usize);
        for inst in func.block_insts(block) {
            if let Some(plan) = plan {
                if inst == func.terminator(block) {
                    match &plan.what {
                        Replacing::Call { store, fill, count } => {
                            out.origin = func.origins[store.inst];
                            call(
                                func,
                                &mut out,
                                &mut map,
                                (plan.block, *store, *fill, *count),
                            );
                        }
                        Replacing::Bits(bits) => {
                            out.origin = func.origins[inst];
                            let some = bits.is_entered_with_some(func, graph, plan.block);
                            bits.replace(func, &mut out, &mut map, some);
                        }
                        Replacing::Counts(counting) => {
                            out.origin = func.origins[inst];
                            let times = times(func, &mut out, &mut map, &counting.count);
                            counting.replace(func, &mut out, &mut map, times);
                            end(func, &mut out, &mut map, plan.block, &counting.count, times);
                        }
                    }
                    let to = out.import_edge(func, plan.exit, &mut map);
                    out.effect(InstData::Jump { to });
                    continue;
                }
                if !func.insts[inst].is_pure() {
                    continue;
                }
                // What is made of the load is not used.
                let mut there = true;
                func.for_each_use(inst, |v| there &= map.values[v.index()].0 != NONE);
                if !there {
                    continue;
                }
            }
            out.copy(func, inst, &mut map);
        }
    }
    rebuild::finish(func, out.func, &map);
}

/// The call that a loop becomes, and what it has counted to. The parameters of its block are those
/// of the first iteration.
fn call(
    func: &Function,
    out: &mut Builder<'_>,
    map: &mut Map,
    (block, store, fill, count): (Block, Stream, Fill, Count),
) {
    let times = times(func, out, map, &count);
    let size = store.ty.bytes();
    let bytes = with(out, BinaryOp::Shl, times, size.trailing_zeros().into());
    let to = address(out, map, store);
    let (libcall, what) = match fill {
        Fill::Copy(load, libcall) => (libcall, address(out, map, load)),
        Fill::Byte(byte) => (Libcall::Memset, out.iconst(Type::I32, byte.into())),
        Fill::Value(value) => {
            let value = map.value(value);
            (Libcall::Memset, out.unary(UnaryOp::Uext, Type::I32, value))
        }
    };
    strings::library(out, libcall, [to, what, bytes]);
    end(func, out, map, block, &count, times);
}

/// What a loop has counted to, where that is used behind it.
fn end(
    func: &Function,
    out: &mut Builder<'_>,
    map: &mut Map,
    block: Block,
    count: &Count,
    times: Value,
) {
    let far = match count.step {
        1 => times,
        step => with(out, BinaryOp::Mul, times, step),
    };
    let far = match count.ty {
        Type::I64 => far,
        ty => out.unary(UnaryOp::Trunc, ty, far),
    };
    let end = out.binary(BinaryOp::Add, map.value(count.param), far);
    map.values[count.next.index()] = end;
    for inst in func.block_insts(block) {
        if let Some(value) = func.result(inst).filter(|&v| v != count.next)
            && is_end(func, count, value)
        {
            map.values[value.index()] = out.unary(UnaryOp::Trunc, func.ty(value), end);
        }
    }
}

fn address(out: &mut Builder<'_>, map: &mut Map, stream: Stream) -> Value {
    let addr = map.value(stream.addr);
    with(out, BinaryOp::Add, addr, stream.offset.into())
}

/// A sum or a shift with a constant.
fn with(out: &mut Builder<'_>, op: BinaryOp, value: Value, by: i64) -> Value {
    match by {
        0 => value,
        by => {
            let by = out.iconst(Type::I64, by as u64);
            out.binary(op, value, by)
        }
    }
}

/// How often a loop runs, an `i64`.
fn times(func: &Function, out: &mut Builder<'_>, map: &mut Map, count: &Count) -> Value {
    let first = map.value(count.param);
    let bound = match func.as_iconst(count.bound) {
        Some(imm) => out.iconst(count.ty, imm),
        None => map.value(count.bound),
    };
    if count.cond == IntCond::Ne {
        let (from, to) = if count.step > 0 {
            (first, bound)
        } else {
            (bound, first)
        };
        let far = out.binary(BinaryOp::Sub, to, from);
        let by = count.step.unsigned_abs().trailing_zeros();
        return with(out, BinaryOp::Lshr, far, by.into());
    }
    // Once even if it is past the bound.
    let more = out.icmp(count.cond, first, bound);
    let far = out.binary(BinaryOp::Sub, bound, first);
    let one = out.iconst(count.ty, 1);
    let (ty, args) = (count.ty, [more, far, one]);
    let times = out.value(InstData::Select { ty, args }, ty);
    match ty {
        Type::I64 => times,
        _ => out.unary(UnaryOp::Uext, Type::I64, times),
    }
}
