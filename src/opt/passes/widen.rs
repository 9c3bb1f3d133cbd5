//! Widening: what a loop counts with in 32 bits and extends for an address, it counts with in 64.
//!
//! The counter starts somewhere and is passed the sum of itself and a constant at the end of the
//! loop, which [`ranges`](super::ranges) says never wraps. So the sum of the extended counter is
//! the extension of the sum, and no iteration extends anything: what is made of the counter by
//! sums, differences and products with constants that do not wrap is made of the wide one, and
//! addressing modes take it from there. So is it compared with what is there before the loop. Where
//! 32 bits are wanted the low half is read, which is free.

use super::ranges::Ranges;
use crate::analysis::{Dominators, Loops};
use crate::entity::Entity;
use crate::lir::signed;
use crate::lir::{
    BinaryOp, Block, Builder, Function, Import, Inst, InstData, Type, UnaryOp, Value,
};
use crate::opt::Cx;
use crate::opt::analyses::iteration::back_edge;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::rebuild::{self, BlockRows, Map, NONE, Rewriter};

/// Operations between a counter and its extension, at most.
const STEPS: u8 = 4;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let candidates = candidates(func, cx, &loops);
    if candidates.is_empty() {
        return cx.keep_loops(loops);
    }
    let ranges = match cx.before.take() {
        Some(ranges) => ranges,
        None => Ranges::find(func, cx),
    };
    let counters = Counters::choose(func, cx, &ranges, candidates);
    if counters.all.is_empty() {
        return cx.keep_loops(loops);
    }
    copy(func, cx, &ranges, &counters);
    cx.replace_insts(func);
}

/// A parameter of a header that is passed the sum of itself and a constant.
#[derive(Clone, Copy)]
struct Counter {
    header: Block,
    /// Which parameter.
    index: usize,
    param: Value,
    /// The sum.
    next: Value,
}

fn candidates(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Vec<Counter> {
    let mut all = Vec::new();
    for (id, found) in loops.iter() {
        let header = found.header;
        if !func.params(header).any(|v| func.ty(v) == Type::I32) {
            continue;
        }
        let Some(back) = back_edge(func, cx, loops, id) else {
            continue;
        };
        for (index, (param, next)) in func.params(header).zip(func.args(back)).enumerate() {
            if func.ty(param) == Type::I32 && step(func, param, next).is_some() {
                all.push(Counter {
                    header,
                    index,
                    param,
                    next,
                });
            }
        }
    }
    all
}

/// The operation and the constant by which a counter goes on.
fn step(func: &Function, param: Value, next: Value) -> Option<(BinaryOp, u64)> {
    match func.insts[func.def_inst(next)?] {
        InstData::Binary {
            op: op @ (BinaryOp::Add | BinaryOp::Sub),
            args: [x, by],
            ..
        } if x == param => Some((op, func.as_iconst(by)?)),
        _ => None,
    }
}

struct Counters {
    all: Vec<Counter>,
    /// The counter that a value is, or is made of, and by how many operations; [`NONE`] for others.
    of: Vec<(u32, u8)>,
}

impl Counters {
    /// Those that something extends.
    fn choose(func: &Function, cx: &Cx<'_>, ranges: &Ranges, candidates: Vec<Counter>) -> Counters {
        let mut of = vec![(NONE, 0); func.values.len()];
        let is_whole = |value: Value| {
            let inst = func.def_inst(value);
            inst.is_some_and(|inst| ranges.whole[inst.index()])
        };
        for (i, counter) in candidates.iter().enumerate() {
            if is_whole(counter.next) {
                of[counter.param.index()] = (i as u32, 0);
            }
        }
        let mut wanted = vec![false; candidates.len()];
        for &block in cx.graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                match func.insts[inst] {
                    InstData::Binary { args: [a, b], .. } if ranges.whole[inst.index()] => {
                        let [x, y] = [a, b].map(|v| of[v.index()]);
                        let made = match (func.as_iconst(a), func.as_iconst(b)) {
                            (_, Some(_)) => x,
                            (Some(_), _) => y,
                            _ => continue,
                        };
                        if let Some(value) = func.result(inst).filter(|_| made.1 < STEPS) {
                            of[value.index()] = (made.0, made.1 + 1);
                        }
                    }
                    _ => {
                        let counter = extended(func, ranges, inst).map(|arg| of[arg.index()].0);
                        if let Some(counter) = counter.filter(|&counter| counter != NONE) {
                            wanted[counter as usize] = true;
                        }
                    }
                }
            }
        }
        let mut places = vec![NONE; candidates.len()];
        let mut all = Vec::new();
        for (i, counter) in candidates
            .into_iter()
            .enumerate()
            .filter(|&(i, _)| wanted[i])
        {
            places[i] = all.len() as u32;
            all.push(counter);
        }
        for row in of.iter_mut().filter(|row| row.0 != NONE) {
            row.0 = places[row.0 as usize];
        }
        Counters { all, of }
    }
}

/// The value of 32 bits that an instruction gives as the same number in 64.
fn extended(func: &Function, ranges: &Ranges, inst: Inst) -> Option<Value> {
    match func.insts[inst] {
        InstData::Unary {
            op: UnaryOp::Sext | UnaryOp::Uext,
            ty: Type::I64,
            arg,
        } if func.ty(arg) == Type::I32 && ranges.whole[inst.index()] => Some(arg),
        _ => None,
    }
}

struct Widener<'a> {
    map: Map,
    counters: &'a Counters,
    dominators: &'a Dominators,
    /// The counters and their successors in 64 bits, by the numbers of the original.
    wide: Vec<Value>,
    /// The counters of each header, as rows of `counters` that follow each other.
    of_header: BlockRows,
    from: Block,
}

impl Widener<'_> {
    fn counters_of(&self, header: Block) -> &[Counter] {
        &self.counters.all[self.of_header.get(header)]
    }

    /// A value that is made of a counter, in 64 bits.
    fn widened(&self, func: &Function, out: &mut Builder<'_>, value: Value) -> Option<Value> {
        let wide = self.wide[value.index()];
        if wide.0 != NONE {
            return Some(wide);
        }
        if let Some(bits) = func.as_iconst(value) {
            let number = signed(func.ty(value), bits);
            return Some(out.iconst(Type::I64, number as u64));
        }
        if self.counters.of[value.index()].0 == NONE {
            return None;
        }
        match func.insts[func.def_inst(value)?] {
            InstData::Binary { op, args, .. } => {
                let a = self.widened(func, out, args[0])?;
                let b = self.widened(func, out, args[1])?;
                Some(out.binary(op, a, b))
            }
            _ => None,
        }
    }
}

impl Rewriter for Widener<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn changes_args(&self, to: Block) -> bool {
        !self.counters_of(to).is_empty()
    }

    fn change_args(&mut self, to: Block, out: &mut Builder<'_>, args: &mut Vec<u32>) {
        for counter in self.counters_of(to) {
            let arg = &mut args[counter.index + 1];
            let wide = match self.dominators.dominates(to, self.from) {
                true => self.wide[counter.next.index()],
                false => match out.func.as_iconst(Value(*arg)) {
                    Some(bits) => out.iconst(Type::I64, signed(Type::I32, bits) as u64),
                    None => out.unary(UnaryOp::Sext, Type::I64, Value(*arg)),
                },
            };
            *arg = wide.0;
        }
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, ranges: &Ranges, counters: &Counters) {
    let graph = &*cx.graph;
    let of_header = BlockRows::new(func, counters.all.iter().map(|counter| counter.header));
    let (mut out, map) = rebuild::start(func, cx.spare, |block, types| {
        for counter in &counters.all[of_header.get(block)] {
            types[counter.index] = Type::I64;
        }
        graph.is_reachable(block)
    });
    let mut widener = Widener {
        map,
        counters,
        dominators: cx.dominators,
        wide: vec![Value(NONE); func.values.len()],
        of_header,
        from: Function::ENTRY,
    };
    let owners = Owners::new(func);
    for &block in graph.reverse_post_order() {
        widener.from = block;
        out.fill(widener.map.block(block));
        for counter in &counters.all[widener.of_header.get(block)] {
            let param = counter.param.index();
            widener.wide[param] = widener.map.values[param];
            widener.map.values[param] = out.unary(UnaryOp::Trunc, Type::I32, widener.wide[param]);
        }
        for inst in func.block_insts(block) {
            out.origin = func.origins[inst];
            if let Some(result) = func.result(inst) {
                if let Some(wide) = next(func, &mut out, &mut widener, result) {
                    let low = out.unary(UnaryOp::Trunc, Type::I32, wide);
                    widener.map.values[result.index()] = low;
                    continue;
                }
                if let Some(arg) = extended(func, ranges, inst)
                    && counters.of[arg.index()].0 != NONE
                    && let Some(wide) = widener.widened(func, &mut out, arg)
                {
                    widener.map.values[result.index()] = wide;
                    continue;
                }
            }
            if let Some(wide) = compared(func, &mut out, &widener, inst, &owners)
                && let Some(result) = func.result(inst)
            {
                widener.map.values[result.index()] = wide;
                continue;
            }
            out.copy(func, inst, &mut widener);
        }
    }
    rebuild::finish(func, out.func, &widener.map);
}

/// The successor of a counter in 64 bits, if a value is one.
fn next(
    func: &Function,
    out: &mut Builder<'_>,
    widener: &mut Widener<'_>,
    value: Value,
) -> Option<Value> {
    let (row, _) = widener.counters.of[value.index()];
    let counter = widener.counters.all.get(row as usize)?;
    if counter.next != value {
        return None;
    }
    let (op, by) = step(func, counter.param, value)?;
    let by = out.iconst(Type::I64, signed(Type::I32, by) as u64);
    let wide = out.binary(op, widener.wide[counter.param.index()], by);
    widener.wide[value.index()] = wide;
    Some(wide)
}

/// The comparison of a counter with what is there before its loop, in 64 bits.
fn compared(
    func: &Function,
    out: &mut Builder<'_>,
    widener: &Widener<'_>,
    inst: Inst,
    owners: &Owners,
) -> Option<Value> {
    let InstData::Icmp {
        cond,
        ty: Type::I32,
        args: [a, b],
    } = func.insts[inst]
    else {
        return None;
    };
    let wide = widener.wide[a.index()];
    let (row, _) = widener.counters.of[a.index()];
    let counter = widener.counters.all.get(row as usize)?;
    if wide.0 == NONE || cond.signed() != cond {
        return None;
    }
    let bound = match func.as_iconst(b) {
        Some(bits) => out.iconst(Type::I64, signed(Type::I32, bits) as u64),
        None => {
            let owner = owners.of(func, b);
            if owner == counter.header || !widener.dominators.dominates(owner, counter.header) {
                return None;
            }
            out.unary(UnaryOp::Sext, Type::I64, widener.map.values[b.index()])
        }
    };
    Some(out.icmp(cond, wide, bound))
}
