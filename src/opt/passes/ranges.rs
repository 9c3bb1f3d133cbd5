//! Ranges: what lies between two numbers that are known needs no sign.
//!
//! One walk down the dominator tree gives each integer the [`Interval`] of what it may be, from
//! what it is computed of and from the branches that were taken on the way. Where an operation on
//! signed numbers is of natural ones only it becomes the unsigned one, which is cheaper; where
//! only one number is left it is a constant; where nothing would change it is left out.
//!
//! What a loop counts with starts in one interval and goes on by a constant as long as a
//! comparison holds. If the step cannot wrap before the comparison ends the loop, all it counts
//! lies between the start and that end; else it is in no known interval but that of the comparison.
//!
//! Instructions are replaced where they stand: values keep their numbers. Only the remainder of what is less than twice what
//! it is divided by is computed by three others, of which one subtracts: so goes what counts around a ring.

use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Function, Inst, InstData, IntCond, Type, UnaryOp, Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::analyses::interval::{self, Interval};
use crate::opt::rewrite::rebuild::{self, NONE};

/// Conditions within conditions, and branches around the end of a loop, that are looked at.
const DEPTH: usize = 8;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_dominators(func);
    let mut found = Ranges::find(func, cx);
    cx.known.tidy &= found.simpler.is_empty();
    for (inst, data) in found.simpler.drain(..) {
        func.insts[inst] = data;
    }
    if found.remainders.is_empty() {
        // No value has become another one, so `widen` need not look again.
        cx.behind = Some(found);
        return;
    }
    found.remainders.sort_unstable();
    subtract(func, cx, &found.remainders);
    cx.replace(func);
}

/// Computes remainders by a subtraction, or by none.
fn subtract(func: &Function, cx: &mut Cx<'_>, remainders: &[Inst]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            let (InstData::Binary { ty, args, .. }, Some(result), Ok(_)) = (
                func.insts[inst],
                func.result(inst),
                remainders.binary_search(&inst),
            ) else {
                out.copy(func, inst, &mut map);
                continue;
            };
            out.origin = func.origins[inst];
            let [x, by] = args.map(|value| map.values[value.index()]);
            let less = out.binary(BinaryOp::Sub, x, by);
            let is_remainder = out.icmp(IntCond::Ult, x, by);
            let args = [is_remainder, x, less];
            map.values[result.index()] = out.value(InstData::Select { ty, args }, ty);
        }
    }
    rebuild::finish(func, out.func, &map);
}

/// What is found of a function.
pub(crate) struct Ranges {
    /// Whether a sum, difference, product, shift to the left or extension is of signed numbers
    /// what it would be without a width: it never wraps.
    pub whole: Vec<bool>,
    /// What instructions can be replaced by.
    simpler: Vec<(Inst, InstData)>,
    /// Operations that give the remainder of what is less than twice what it is divided by.
    remainders: Vec<Inst>,
}

impl Ranges {
    /// Walks over a function whose graph and dominators are computed.
    pub(crate) fn find(func: &Function, cx: &Cx<'_>) -> Ranges {
        let mut walk = Walk {
            func,
            cx,
            now: func.values.values().map(|v| Interval::all(v.ty)).collect(),
            seen: vec![false; func.values.len()],
            passed: vec![None; func.values.len()],
            visited: vec![false; func.blocks.len()],
            undo: Vec::new(),
            found: Ranges {
                whole: vec![false; func.insts.len()],
                simpler: Vec::new(),
                remainders: Vec::new(),
            },
        };
        walk.run();
        walk.found
    }
}

struct Walk<'a> {
    func: &'a Function,
    cx: &'a Cx<'a>,
    /// The interval of each value at this point of the walk.
    now: Vec<Interval>,
    /// Whether the walk has come by the definition of a value.
    seen: Vec<bool>,
    /// What the edges that the walk has come by pass to each block parameter.
    passed: Vec<Option<Interval>>,
    visited: Vec<bool>,
    /// The intervals of values before they were refined.
    undo: Vec<(Value, Interval)>,
    found: Ranges,
}

/// A step of the walk.
enum WalkStep {
    Enter(Block),
    /// Undoes all refinements since.
    Leave(usize),
}

impl Walk<'_> {
    /// Down the dominator tree, of two branches first the one that comes first in reverse
    /// post-order: so all edges to a block but those of loops are passed before it.
    fn run(&mut self) {
        let cx = self.cx;
        let mut first = vec![NONE; self.func.blocks.len()];
        let mut next = vec![NONE; self.func.blocks.len()];
        for &block in cx.graph.reverse_post_order() {
            if let Some(up) = cx.dominators.idom(block) {
                next[block.index()] = std::mem::replace(&mut first[up.index()], block.0);
            }
        }
        let mut work = vec![WalkStep::Enter(Function::ENTRY)];
        while let Some(step) = work.pop() {
            match step {
                WalkStep::Leave(undo) => self.leave(undo),
                WalkStep::Enter(block) => {
                    work.push(WalkStep::Leave(self.undo.len()));
                    self.visit(block);
                    let mut child = first[block.index()];
                    while child != NONE {
                        work.push(WalkStep::Enter(Block(child)));
                        child = next[child as usize];
                    }
                }
            }
        }
    }

    fn leave(&mut self, undo: usize) {
        for (value, was) in self.undo.drain(undo..).rev() {
            self.now[value.index()] = was;
        }
    }

    fn visit(&mut self, block: Block) {
        let func = self.func;
        if let Some((cond, holds)) = self.decision(block) {
            self.refine(cond, holds, DEPTH);
        }
        if block != Function::ENTRY {
            for (i, param) in func.params(block).enumerate() {
                if func.ty(param).is_int()
                    && let Some(passed) = self.passed[param.index()]
                {
                    let range = self.of_param(block, i, param, passed);
                    self.now[param.index()] = range;
                }
            }
        }
        func.params(block).for_each(|v| self.seen[v.index()] = true);
        self.visited[block.index()] = true;
        for inst in func.block_insts(block) {
            let data = func.insts[inst];
            if let Some(value) = func.result(inst).filter(|&v| func.ty(v).is_int()) {
                let range = self.evaluate(inst, func.ty(value));
                self.now[value.index()] = range;
                match self.simpler(data, func.ty(value), range) {
                    _ if self.is_less_than_twice(data) => self.found.remainders.push(inst),
                    Some(simpler) => self.found.simpler.push((inst, simpler)),
                    None => {}
                }
                self.seen[value.index()] = true;
            }
        }
        self.pass(block);
    }

    /// Tells a value more closely, until the walk leaves.
    fn narrow(&mut self, value: Value, range: Interval) {
        let was = std::mem::replace(&mut self.now[value.index()], range);
        if was != range {
            self.undo.push((value, was));
        }
    }

    /// The branch that leads to a block, if nothing else does but, to the header of a loop, what comes
    /// around, and which way it goes. What it asks for is computed before the loop, and so is the same in
    /// each iteration.
    fn decision(&self, block: Block) -> Option<(Value, bool)> {
        let up = self.cx.dominators.idom(block)?;
        let (graph, dominators) = (&*self.cx.graph, &*self.cx.dominators);
        let mut preds = graph.preds(block).iter();
        let leads = |from: Block| {
            from == up || !graph.is_reachable(from) || dominators.dominates(block, from)
        };
        if !preds.all(|&from| leads(from)) {
            return None;
        }
        self.edge(up, block)
    }

    /// The condition on which a block goes to another one.
    fn edge(&self, from: Block, to: Block) -> Option<(Value, bool)> {
        let func = self.func;
        match func.insts[func.terminator(from)] {
            InstData::Brif { cond, then, els } => {
                let (then, els) = (func.target(then) == to, func.target(els) == to);
                (then != els).then_some((cond, then))
            }
            _ => None,
        }
    }

    /// Refines the operands of a condition by whether it holds.
    fn refine(&mut self, cond: Value, holds: bool, depth: usize) {
        let func = self.func;
        let truth = match holds {
            true => IntCond::Ne,
            false => IntCond::Eq,
        };
        let zero = Interval::only(0);
        let known = interval::where_holds(truth, self.now[cond.index()], zero);
        self.narrow(cond, known);
        let (Some(inst), Some(depth)) = (func.def_inst(cond), depth.checked_sub(1)) else {
            return;
        };
        match func.insts[inst] {
            InstData::Icmp {
                cond: op,
                args: [a, b],
                ..
            } => {
                let op = if holds { op } else { op.negate() };
                if func.as_iconst(b) == Some(0) && matches!(op, IntCond::Eq | IntCond::Ne) {
                    return self.refine(a, op == IntCond::Ne, depth);
                }
                let (x, y) = (self.now[a.index()], self.now[b.index()]);
                self.limit(a, interval::where_holds(op, x, y));
                self.limit(b, interval::where_holds(op.swap(), y, x));
            }
            InstData::Binary {
                op: BinaryOp::And,
                ty: Type::I8,
                args,
            } if holds => args.into_iter().for_each(|v| {
                if self.is_truth(v) {
                    self.refine(v, true, depth);
                }
            }),
            InstData::Binary {
                op: BinaryOp::Or,
                ty: Type::I8,
                args,
            } if !holds => args.into_iter().for_each(|v| self.refine(v, false, depth)),
            InstData::Binary {
                op: BinaryOp::Xor,
                args: [a, b],
                ..
            } if func.as_iconst(b) == Some(1) && self.is_truth(a) => {
                self.refine(a, !holds, depth);
            }
            InstData::Unary {
                op: UnaryOp::Uext | UnaryOp::Copy,
                arg,
                ..
            } => self.refine(arg, holds, depth),
            _ => {}
        }
    }

    fn is_truth(&self, value: Value) -> bool {
        Interval { lo: 0, hi: 1 }.holds(self.now[value.index()])
    }

    /// Tells a value more closely, and what it was made of.
    fn limit(&mut self, value: Value, range: Interval) {
        let func = self.func;
        let (mut value, mut range) = (value, range);
        for _ in 0..DEPTH {
            self.narrow(value, range);
            let Some(inst) = func.def_inst(value) else {
                return;
            };
            let (from, limit) = match func.insts[inst] {
                InstData::Unary {
                    op: UnaryOp::Sext | UnaryOp::Copy,
                    arg,
                    ..
                } => (arg, range),
                InstData::Unary {
                    op: UnaryOp::Uext,
                    arg,
                    ..
                } if Interval::all(func.ty(arg)).holds(range) => (arg, range),
                InstData::Binary {
                    op: BinaryOp::Add,
                    args: [x, by],
                    ..
                } if self.found.whole[inst.index()] => {
                    let Some(by) = self.now[by.index()].single() else {
                        return;
                    };
                    let (lo, hi) = (range.lo.checked_sub(by), range.hi.checked_sub(by));
                    let (Some(lo), Some(hi)) = (lo, hi) else {
                        return;
                    };
                    (x, Interval { lo, hi })
                }
                _ => return,
            };
            let Some(both) = self.now[from.index()].meet(limit) else {
                return;
            };
            (value, range) = (from, both);
        }
    }

    /// Takes note of what a block passes to those that come later.
    fn pass(&mut self, block: Block) {
        let func = self.func;
        func.for_each_successor(func.terminator(block), |call| {
            let to = func.target(call);
            if self.visited[to.index()] || func.args(call).len() == 0 {
                return;
            }
            let undo = self.undo.len();
            if let Some((cond, holds)) = self.edge(block, to) {
                self.refine(cond, holds, DEPTH);
            }
            for (param, arg) in func.params(to).zip(func.args(call)) {
                let arg = self.now[arg.index()];
                let passed = &mut self.passed[param.index()];
                *passed = Some(passed.map_or(arg, |passed| passed.join(arg)));
            }
            self.leave(undo);
        });
    }

    /// The interval of a parameter of a block: what is passed to it the first time, and what
    /// comes around if it is a loop.
    fn of_param(&self, block: Block, i: usize, param: Value, first: Interval) -> Interval {
        let func = self.func;
        let all = Interval::all(func.ty(param));
        let graph = &*self.cx.graph;
        let preds = graph.preds(block).iter();
        let mut back = preds.filter(|&&b| graph.is_reachable(b) && !self.visited[b.index()]);
        let Some(&latch) = back.next() else {
            return first;
        };
        if back.next().is_some() || !self.cx.dominators.dominates(block, latch) {
            return all;
        }
        let mut call: Option<BlockCall> = None;
        func.for_each_successor(func.terminator(latch), |to| {
            if func.target(to) == block {
                call = Some(to);
            }
        });
        let Some(arg) = call.and_then(|call| func.args(call).nth(i)) else {
            return all;
        };
        if arg == param {
            return first;
        }
        let counter = Counter {
            walk: self,
            header: block,
            param,
            next: arg,
            first,
        };
        counter.range(latch)
    }

    fn evaluate(&mut self, inst: Inst, ty: Type) -> Interval {
        let now = |v: Value| self.now[v.index()];
        match self.func.insts[inst] {
            InstData::Iconst { ty, imm } => interval::constant(ty, imm),
            InstData::Unary { op, arg, .. } if self.func.ty(arg).is_int() => {
                let x = now(arg);
                self.found.whole[inst.index()] = match op {
                    UnaryOp::Sext => true,
                    UnaryOp::Uext => x.is_natural(),
                    _ => false,
                };
                interval::unary(op, self.func.ty(arg), ty, x)
            }
            InstData::Binary { op, args, .. } => {
                let [x, y] = args.map(now);
                match interval::whole(op, ty, x, y) {
                    Some(range) => {
                        self.found.whole[inst.index()] = true;
                        range
                    }
                    None => interval::binary(op, ty, x, y),
                }
            }
            InstData::Icmp { .. } | InstData::Fcmp { .. } => Interval { lo: 0, hi: 1 },
            InstData::Select {
                args: [_, a, b], ..
            } => now(a).join(now(b)),
            _ => Interval::all(ty),
        }
    }

    /// What does the same as an instruction whose operands are in their intervals.
    fn simpler(&self, data: InstData, ty: Type, range: Interval) -> Option<InstData> {
        let now = |v: Value| self.now[v.index()];
        let copy = |arg: Value| {
            let op = UnaryOp::Copy;
            Some(InstData::Unary { op, ty, arg })
        };
        let constant = |number: i64| {
            let imm = number as u64 & ty.mask();
            Some(InstData::Iconst { ty, imm })
        };
        match data {
            InstData::Iconst { .. } => None,
            InstData::Icmp { cond, args, .. } => {
                let [x, y] = args.map(now);
                constant(interval::icmp(cond, x, y)?.into())
            }
            data if data.is_pure() && range.single().is_some() => constant(range.lo),
            InstData::Unary {
                op: op @ (UnaryOp::Sext | UnaryOp::Uext),
                arg,
                ..
            } => {
                // Of what was cut off nothing was lost.
                if let Some(inst) = self.func.def_inst(arg)
                    && let InstData::Unary {
                        op: UnaryOp::Trunc,
                        arg: x,
                        ..
                    } = self.func.insts[inst]
                    && self.func.ty(x) == ty
                {
                    let narrow = self.func.ty(arg);
                    let kept = interval::unary(op, narrow, ty, Interval::all(narrow));
                    if kept.holds(now(x)) {
                        return copy(x);
                    }
                }
                let natural = op == UnaryOp::Sext && now(arg).is_natural();
                natural.then_some(InstData::Unary {
                    op: UnaryOp::Uext,
                    ty,
                    arg,
                })
            }
            InstData::Binary { op, args, .. } => {
                let [x, y] = args.map(now);
                let natural = x.is_natural() && y.is_natural();
                let op = match op {
                    BinaryOp::Urem if natural && x.hi < y.lo => return copy(args[0]),
                    BinaryOp::Srem if natural && x.hi < y.lo => return copy(args[0]),
                    BinaryOp::And if x.is_natural() && self.keeps(args[1], x) => {
                        return copy(args[0]);
                    }
                    BinaryOp::Sdiv if natural => BinaryOp::Udiv,
                    BinaryOp::Srem if natural => BinaryOp::Urem,
                    BinaryOp::Ashr if x.is_natural() => BinaryOp::Lshr,
                    _ => return None,
                };
                Some(InstData::Binary { op, ty, args })
            }
            _ => None,
        }
    }

    /// Whether an operation gives the remainder of what may be at least what it is divided by, and is less than twice that.
    /// Of a power of two it is a few bits.
    fn is_less_than_twice(&self, data: InstData) -> bool {
        let InstData::Binary {
            op: BinaryOp::Srem | BinaryOp::Urem,
            args,
            ..
        } = data
        else {
            return false;
        };
        let [x, by] = args.map(|v| self.now[v.index()]);
        let is_power = by
            .single()
            .is_some_and(|by| by.unsigned_abs().is_power_of_two());
        let is_more = x.hi >= by.lo && x.hi.saturating_sub(by.lo) < by.lo;
        x.is_natural() && by.is_natural() && is_more && !is_power
    }

    /// Whether a mask keeps all bits of natural numbers.
    fn keeps(&self, mask: Value, x: Interval) -> bool {
        let mask = self.func.as_iconst(mask);
        mask.is_some_and(|mask| interval::low_bits(x) & !mask == 0)
    }
}

/// A parameter of the header of a loop that is passed its successor at the loop's end.
struct Counter<'a> {
    walk: &'a Walk<'a>,
    header: Block,
    param: Value,
    next: Value,
    first: Interval,
}

impl Counter<'_> {
    fn range(&self, latch: Block) -> Interval {
        let (walk, func) = (self.walk, self.walk.func);
        let all = Interval::all(func.ty(self.param));
        let step = self.step();
        // Where the end of the loop goes back to its header: the counter and its successor.
        let (mut here, mut next) = (all, all);
        let (mut from, mut to) = (latch, self.header);
        for _ in 0..DEPTH {
            if let Some((cond, holds)) = walk.edge(from, to) {
                self.refine(cond, holds, step, &mut here, &mut next, DEPTH);
            }
            // Upwards, over blocks that only one leads to.
            let Some(up) = walk.cx.dominators.idom(from) else {
                break;
            };
            if from == self.header {
                break;
            }
            to = match walk.cx.graph.preds(from) == [up] {
                true => from,
                false => Block(NONE),
            };
            from = up;
        }
        let Some(step) = step.map(i128::from) else {
            return self.first.join(next);
        };
        let (lo, hi) = (i128::from(here.lo) + step, i128::from(here.hi) + step);
        let [least, most] = [all.lo, all.hi].map(i128::from);
        let (first, next_lo, next_hi) = (self.first, next.lo.into(), next.hi.into());
        let (from, to): (i128, i128) = (first.lo.into(), first.hi.into());
        // The last number that the step goes on from must not wrap.
        if step > 0 {
            let to = to.max(hi.min(next_hi));
            if to.min(here.hi.into()) + step <= most {
                return Interval {
                    lo: first.lo,
                    hi: to.min(most) as i64,
                };
            }
        } else {
            let from = from.min(lo.max(next_lo));
            if from.max(here.lo.into()) + step >= least {
                return Interval {
                    lo: from.max(least) as i64,
                    hi: first.hi,
                };
            }
        }
        first.join(next)
    }

    /// What is added each time.
    fn step(&self) -> Option<i64> {
        let func = self.walk.func;
        match func.insts[func.def_inst(self.next)?] {
            InstData::Binary {
                op,
                ty,
                args: [x, by],
            } if x == self.param => {
                let by = interval::constant(ty, func.as_iconst(by)?).lo;
                match op {
                    BinaryOp::Add => Some(by),
                    BinaryOp::Sub => by.checked_neg(),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What a condition says of the counter and its successor.
    fn refine(
        &self,
        cond: Value,
        holds: bool,
        step: Option<i64>,
        here: &mut Interval,
        next: &mut Interval,
        depth: usize,
    ) {
        let func = self.walk.func;
        let (Some(inst), Some(depth)) = (func.def_inst(cond), depth.checked_sub(1)) else {
            return;
        };
        match func.insts[inst] {
            InstData::Icmp {
                cond: op,
                args: [a, b],
                ..
            } => {
                let op = if holds { op } else { op.negate() };
                if func.as_iconst(b) == Some(0) && matches!(op, IntCond::Eq | IntCond::Ne) {
                    self.refine(a, op == IntCond::Ne, step, here, next, depth);
                }
                self.compare(op, a, b, step, here, next);
                self.compare(op.swap(), b, a, step, here, next);
            }
            InstData::Binary {
                op: BinaryOp::And,
                ty: Type::I8,
                args,
            } if holds => {
                // Both are truths, or the smaller of the two says nothing.
                for arg in args.into_iter().filter(|&v| is_comparison(func, v)) {
                    self.refine(arg, true, step, here, next, depth);
                }
            }
            _ => {}
        }
    }

    fn compare(
        &self,
        op: IntCond,
        a: Value,
        b: Value,
        step: Option<i64>,
        here: &mut Interval,
        next: &mut Interval,
    ) {
        let walk = self.walk;
        let a = match walk.func.def_data(a) {
            Some(InstData::Unary {
                op: UnaryOp::Sext,
                arg,
                ..
            }) if arg == self.param || arg == self.next || self.sum(arg).is_some() => arg,
            _ => a,
        };
        // What comes in the loop was not evaluated yet.
        let b_now = match walk.func.as_iconst(b) {
            Some(bits) => interval::constant(walk.func.ty(b), bits),
            None => walk.now[b.index()],
        };
        if let Some((of, by)) = self.sum(a) {
            let x = if of == self.next { next } else { here };
            if let Some(limit) = self.before_sum(of, by, step, op, b_now) {
                *x = x.meet(limit).unwrap_or(*x);
            }
            return;
        }
        let is_next = a == self.next;
        if !is_next && a != self.param {
            return;
        }
        let x = if is_next { next } else { here };
        if op == IntCond::Ne && self.is_before(b) {
            // By ones no number is left out: what has not come to it is on this side of it.
            let reach = |number: i64, by: i64| number.checked_add(if is_next { by } else { 0 });
            let (low, high) = (self.first.lo, self.first.hi);
            let limit = match step {
                Some(1) if reach(high, 1).is_some_and(|n| n <= b_now.lo) => Interval {
                    lo: i64::MIN,
                    hi: b_now.hi.saturating_sub(1),
                },
                Some(-1) if reach(low, -1).is_some_and(|n| n >= b_now.hi) => Interval {
                    lo: b_now.lo.saturating_add(1),
                    hi: i64::MAX,
                },
                _ => return,
            };
            *x = x.meet(limit).unwrap_or(*x);
            return;
        }
        *x = interval::where_holds(op, *x, b_now);
    }

    /// The counter or its successor and a constant, if a value is their sum.
    fn sum(&self, value: Value) -> Option<(Value, i64)> {
        let func = self.walk.func;
        match func.insts[func.def_inst(value)?] {
            InstData::Binary {
                op: BinaryOp::Add,
                ty,
                args: [x, by],
            } if value != self.next && (x == self.param || x == self.next) => {
                Some((x, interval::constant(ty, func.as_iconst(by)?).lo))
            }
            _ => None,
        }
    }

    /// What a comparison of the counter or its successor and a constant with a bound says of the former,
    /// as in `i + 2 < n`. The sum must not wrap: it does not the first time, and no step from a number
    /// for which the comparison holds leads to one that does.
    fn before_sum(
        &self,
        of: Value,
        by: i64,
        step: Option<i64>,
        op: IntCond,
        bound: Interval,
    ) -> Option<Interval> {
        let all = Interval::all(self.walk.func.ty(self.param));
        let step = step.filter(|&step| step != 0)?;
        let first_step = if of == self.next { step } else { 0 };
        let offset = by.checked_add(first_step)?;
        let first = Interval {
            lo: self.first.lo.checked_add(offset)?,
            hi: self.first.hi.checked_add(offset)?,
        };
        let limit = interval::where_holds(op, all, bound);
        let limit = match (op, step > 0) {
            (IntCond::Slt | IntCond::Sle, true) => {
                all.hi.checked_sub(step).filter(|&most| limit.hi <= most)?;
                Interval {
                    lo: i64::MIN,
                    hi: limit.hi.checked_sub(by)?,
                }
            }
            (IntCond::Sgt | IntCond::Sge, false) => {
                all.lo
                    .checked_sub(step)
                    .filter(|&least| limit.lo >= least)?;
                Interval {
                    lo: limit.lo.checked_sub(by)?,
                    hi: i64::MAX,
                }
            }
            _ => return None,
        };
        all.holds(first).then_some(limit)
    }

    /// Whether a value is the same in each iteration.
    fn is_before(&self, value: Value) -> bool {
        let func = self.walk.func;
        let own = matches!(func.def(value), ValueDef::Param(b, _) if b == self.header);
        func.as_iconst(value).is_some() || (self.walk.seen[value.index()] && !own)
    }
}

fn is_comparison(func: &Function, value: Value) -> bool {
    func.def_inst(value)
        .is_some_and(|inst| matches!(func.insts[inst], InstData::Icmp { .. }))
}
