//! Builds the blocks around a loop that is vectorised.

use super::bridge::{Bridge, Span};
use super::pack::{LaneOp, Node};
use super::reduction::{Reduction, ReductionKind};
use super::{Check, Extension, Vectorization};
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Builder, Function, Import, InstData, IntCond, Origin, Shape, Type, UnaryOp,
    Value, VectorBinary, VectorUnary,
};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild::{self, Map, NONE};

/// What a shuffle gives zero for.
pub(super) const ZERO: u8 = 0xff;

/// Copies the function with the loops of the plans vectorised.
pub(super) fn copy(func: &Function, cx: &mut Cx<'_>, plans: &[Vectorization]) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut fronts = vec![Block(NONE); func.blocks.len()];
    for plan in plans {
        let header = plan.shape.header();
        fronts[header.index()] = out.block(&types(func, header));
    }
    let mut copier = Copier { map, fronts };
    // What is laid out in front of the header of each loop, and behind its last block.
    let mut front: Vec<Vec<Block>> = vec![Vec::new(); func.blocks.len()];
    let mut after = vec![Block(NONE); func.blocks.len()];
    let mut plan_of = vec![NONE; func.blocks.len()];
    for (i, plan) in (0..).zip(plans) {
        for &block in &plan.shape.region.blocks {
            plan_of[block.index()] = i;
        }
    }
    for block in cx.dominators.preorder::<Block>() {
        let Some(plan) = plans.get(plan_of[block.index()] as usize) else {
            out.fill(copier.map.block(block));
            for inst in func.block_insts(block) {
                out.copy(func, inst, &mut copier);
            }
            continue;
        };
        // A loop is copied as a whole.
        if block == plan.shape.header() {
            let start = out.func.layout.len();
            let behind = vectorized(func, &mut out, &mut copier, plan);
            let blocks = &plan.shape.region.blocks;
            let copies: Vec<Block> = blocks.iter().map(|&b| copier.map.block(b)).collect();
            let made = out.func.layout[start..].iter().copied();
            front[block.index()] = made
                .filter(|&b| b != behind && !copies.contains(&b))
                .collect();
            after[plan.shape.region.latch().index()] = behind;
        }
    }
    out.func.layout.clear();
    for &block in func.layout.iter().filter(|&&b| graph.is_reachable(b)) {
        out.func.layout.extend_from_slice(&front[block.index()]);
        out.func.layout.push(copier.map.block(block));
        let after = after[block.index()];
        if after.0 != NONE {
            out.func.layout.push(after);
        }
    }
}

pub(super) fn types(func: &Function, block: Block) -> Vec<Type> {
    func.params(block).map(|v| func.ty(v)).collect()
}

pub(super) struct Copier {
    pub map: Map,
    /// The block in front of each loop that is vectorised, by its header.
    pub fronts: Vec<Block>,
}

impl Import for Copier {
    fn value(&mut self, value: Value) -> Value {
        self.map.value(value)
    }

    fn bind(&mut self, value: Value, copy: Value) {
        self.map.bind(value, copy);
    }

    fn block(&mut self, block: Block) -> Block {
        match self.fronts[block.index()] {
            Block(NONE) => self.map.block(block),
            front => front,
        }
    }
}

/// Makes the parameters of the copies of a loop's blocks those that the loop's own ones become.
pub(super) fn bind_params(
    func: &Function,
    out: &Builder<'_>,
    copier: &mut Copier,
    plan: &Vectorization,
) {
    for &block in &plan.shape.region.blocks {
        let copies = out.func.params(copier.map.block(block));
        for (param, copy) in func.params(block).zip(copies) {
            copier.map.values[param.index()] = copy;
        }
    }
}

/// Copies all instructions of a loop but the last one.
pub(super) fn copy_insts(
    func: &Function,
    out: &mut Builder<'_>,
    copier: &mut Copier,
    plan: &Vectorization,
) {
    let last = func.terminator(plan.shape.region.latch());
    for &block in &plan.shape.region.blocks {
        out.fill(copier.map.block(block));
        for inst in func.block_insts(block).filter(|&inst| inst != last) {
            out.copy(func, inst, copier);
        }
    }
}

/// Builds all blocks of a loop; gives the one behind it.
fn vectorized(
    func: &Function,
    out: &mut Builder<'_>,
    copier: &mut Copier,
    plan: &Vectorization,
) -> Block {
    let (header, latch) = (plan.shape.header(), plan.shape.region.latch());
    let params: Vec<Value> = func.params(header).collect();
    let rest = copier.map.block(header);
    let live: Vec<Type> = plan.live.iter().map(|&v| func.ty(v)).collect();
    let behind = out.block(&live);
    let is_within = plan.checks.iter().any(|check| check.within);
    let bridge = is_within.then(|| Bridge::new(func, out, plan));
    let mut emitter = Emitter {
        func,
        plan,
        out,
        map: &mut copier.map,
        made: vec![Vec::new(); plan.nodes.len()],
        consts: Vec::new(),
        chunks: Vec::new(),
        rest,
        bridge: bridge.as_ref().map(Bridge::header),
    };
    emitter.build(copier.fronts[header.index()], &params, behind);
    if let Some(bridge) = bridge {
        bridge.copy(func, out, copier, plan, behind);
    }
    // The loop itself.
    bind_params(func, out, copier, plan);
    copy_insts(func, out, copier, plan);
    let last = func.terminator(latch);
    if let InstData::Brif { cond, .. } = func.insts[last] {
        out.origin = func.origins[last];
        let cond = copier.map.value(cond);
        let back: Vec<Value> = func.args(plan.shape.back).collect();
        let back: Vec<Value> = back.iter().map(|&v| copier.map.value(v)).collect();
        let used: Vec<Value> = plan.live.iter().map(|&v| copier.map.value(v)).collect();
        let (back, exit) = ((rest, &back[..]), (behind, &used[..]));
        match plan.shape.goes_on {
            true => out.brif(cond, back, exit),
            false => out.brif(cond, exit, back),
        }
    }
    // What is used behind it comes from there.
    let made: Vec<Value> = out.func.params(behind).collect();
    for (&value, &made) in plan.live.iter().zip(&made) {
        copier.map.values[value.index()] = made;
    }
    out.fill(behind);
    let to = out.import_edge(func, plan.shape.exit, copier);
    out.effect(InstData::Jump { to });
    behind
}

pub(super) struct Emitter<'a, 'o> {
    pub(super) func: &'a Function,
    pub plan: &'a Vectorization,
    pub out: &'a mut Builder<'o>,
    pub(super) map: &'a mut Map,
    /// The registers of each node.
    pub(super) made: Vec<Vec<Value>>,
    /// Constants of the block in front, by halves, and their types.
    pub(super) consts: Vec<([u128; 2], Type, Value)>,
    /// What of groups is loaded: the group, from where on, and sixteen bytes.
    pub chunks: Vec<(u32, u32, Value)>,
    /// The loop as it was.
    pub rest: Block,
    /// The loop that goes on behind lanes that ended early.
    pub bridge: Option<Block>,
}

impl Emitter<'_, '_> {
    /// Builds what is in front of a loop, and the lanes.
    fn build(&mut self, front: Block, params: &[Value], behind: Block) {
        let plan = self.plan;
        let control = plan.shape.control;
        let own: Vec<Value> = self.out.func.params(front).collect();
        self.out.origin = self.func.origins[self.func.terminator(plan.shape.region.latch())];
        let origin = self.out.origin;
        self.out.fill(front);
        self.enter(params, &own);
        let bound_is_loaded = plan.shape.fixed.is_loaded(control.bound);
        if bound_is_loaded {
            self.load_fixed();
        }
        // How often, at least.
        let first = self.compared(control.param);
        let bound = match self.func.as_iconst(control.bound) {
            Some(imm) => self.out.iconst(control.ty, imm),
            None => self.scalar(control.bound),
        };
        if let Some(cond) = control.guard() {
            let more = self.out.icmp(cond, first, bound);
            self.require(more, &own);
        }
        let (from, to) = if control.step > 0 {
            (first, bound)
        } else {
            (bound, first)
        };
        let far = self.out.binary(BinaryOp::Sub, to, from);
        let far = match control.ty {
            Type::I64 => far,
            _ => self.out.unary(UnaryOp::Uext, Type::I64, far),
        };
        let by = control.step.unsigned_abs().trailing_zeros();
        let mut times = self.with(BinaryOp::Lshr, far, by.into());
        // One is left to the loop if that is needed for what is used behind it.
        let left = i64::from(control.ends_at_bound() && !plan.ends);
        let least = self
            .out
            .iconst(Type::I64, u64::from(plan.lanes) + left as u64);
        let enough = self.out.icmp(IntCond::Uge, times, least);
        self.require(enough, &own);
        if !bound_is_loaded {
            self.load_fixed();
        }
        times = self.with(BinaryOp::Add, times, -left);
        times = self.with(BinaryOp::And, times, -i64::from(plan.lanes));
        if !plan.accesses.extensions.is_empty() && control.ty == Type::I64 {
            // So that what is extended does not wrap in 64 bits.
            let most = self.out.iconst(Type::I64, 1 << 32);
            let few = self.out.icmp(IntCond::Ult, times, most);
            self.require(few, &own);
        }
        for extension in &plan.accesses.extensions {
            self.keeps(extension, times, &own);
        }
        // What is compared with the counter has no other number than the counter has now where the
        // lanes do not end early.
        let counter = self.counter(params);
        let mut span = Span {
            times,
            resume: own[counter],
        };
        for check in &plan.checks {
            self.check(check, &mut span, &own);
        }
        let Span { times, resume } = span;
        // The end of each counter, and what is the same in all iterations.
        let ends: Vec<Option<Value>> = (plan.shape.steps.iter().zip(&own))
            .map(|(step, &own)| Some(self.end(own, (*step)?, times)))
            .collect();
        self.out.origin = Origin::NONE;
        for (n, node) in plan.in_use().filter(|(_, node)| node.fixed) {
            self.node(n, node);
        }
        let mut start = own.clone();
        let mut types = types(self.func, plan.shape.header());
        for reduction in &plan.reductions {
            let init = self.start(reduction, &own, params);
            for _ in 0..plan.registers(reduction.ty.bytes()) {
                start.push(init);
                types.push(self.out.func.ty(init));
            }
        }
        let body = self.out.block(&types);
        self.out.jump(body, &start);
        self.out.fill(body);
        let inside: Vec<Value> = self.out.func.params(body).collect();
        self.enter(params, &inside);
        let mut accs = inside[own.len()..].iter().copied();
        for (i, reduction) in (0..).zip(&plan.reductions) {
            let parts = plan.registers(reduction.ty.bytes()) as usize;
            let values: Vec<Value> = accs.by_ref().take(parts).collect();
            let is_acc = |node: &Node| node.op == LaneOp::Acc(i);
            if let Some(n) = plan.nodes.iter().position(is_acc) {
                self.made[n] = values;
            }
        }
        for (n, node) in plan.in_use().filter(|(_, node)| !node.fixed) {
            self.node(n, node);
        }
        self.out.origin = origin;
        let mut next = Vec::new();
        for (i, &value) in inside[..own.len()].iter().enumerate() {
            next.push(match plan.shape.steps[i] {
                Some(step) => self.with(BinaryOp::Add, value, step * i64::from(plan.lanes)),
                None => value,
            });
        }
        for reduction in &plan.reductions {
            next.extend_from_slice(&self.made[reduction.node as usize]);
        }
        let end = ends[counter].unwrap_or(next[counter]);
        let goes_on = self.out.icmp(IntCond::Ne, next[counter], end);
        let after = self.out.block(&[]);
        self.out.brif(goes_on, (body, &next), (after, &[]));
        // The loop goes on behind the lanes, or is done.
        self.out.fill(after);
        let mut left: Vec<Value> = (ends.iter().zip(&own))
            .map(|(e, &own)| e.unwrap_or(own))
            .collect();
        let mut reductions = Vec::new();
        for reduction in &plan.reductions {
            let all = self.total(reduction, &own, params);
            let at = params.iter().position(|&param| param == reduction.param);
            left[at.unwrap_or(0)] = all;
            reductions.push((reduction.next, all));
        }
        let mut passed = left.clone();
        passed.extend(self.bridge.map(|_| resume));
        let rest = self.bridge.unwrap_or(self.rest);
        if !plan.ends {
            self.out.jump(rest, &passed);
            return;
        }
        let last: Vec<Value> = (plan.shape.steps.iter().zip(&left))
            .map(|(step, &value)| self.with(BinaryOp::Add, value, -step.unwrap_or(0)))
            .collect();
        let at = params.iter().position(|&param| param == control.param);
        let reached = self.cut(left[at.unwrap_or(0)], control.ty);
        let done = self.out.icmp(IntCond::Eq, reached, bound);
        self.enter(params, &last);
        for (next, all) in reductions {
            self.map.values[next.index()] = all;
        }
        let used: Vec<Value> = plan.live.iter().map(|&v| self.scalar(v)).collect();
        self.out.brif(done, (behind, &used), (rest, &passed));
    }

    /// Loads what is the same in all iterations: the first one does that, too.
    fn load_fixed(&mut self) {
        let origin = self.out.origin;
        for &inst in &self.plan.shape.fixed.loads {
            self.out.origin = self.func.origins[inst];
            if let Some(value) = self.func.result(inst) {
                self.scalar(value);
            }
        }
        self.out.origin = origin;
    }

    /// Goes on in a new block if a condition holds, else in the loop.
    pub(super) fn require(&mut self, cond: Value, own: &[Value]) {
        let next = self.out.block(&[]);
        self.out.brif(cond, (next, &[]), (self.rest, own));
        self.out.fill(next);
    }

    /// The counter that the lanes stop by: the loop's own one, or one that they need anyway.
    pub(super) fn counter(&self, params: &[Value]) -> usize {
        let at = |param: Value| params.iter().position(|&p| p == param).unwrap_or(0);
        at(self.plan.shape.control.param)
    }

    pub(super) fn end(&mut self, first: Value, step: i64, times: Value) -> Value {
        let far = match step {
            1 => times,
            step => self.with(BinaryOp::Mul, times, step),
        };
        let far = self.cut(far, self.out.func.ty(first));
        self.out.binary(BinaryOp::Add, first, far)
    }

    pub(super) fn cut(&mut self, value: Value, ty: Type) -> Value {
        match self.out.func.ty(value).bytes() > ty.bytes() {
            true => self.out.unary(UnaryOp::Trunc, ty, value),
            false => value,
        }
    }

    fn compared(&mut self, param: Value) -> Value {
        let value = self.map.value(param);
        self.cut(value, self.plan.shape.control.ty)
    }

    /// An operation with a constant.
    pub(super) fn with(&mut self, op: BinaryOp, value: Value, by: i64) -> Value {
        let nothing = if op == BinaryOp::Mul { 1 } else { 0 };
        if by == nothing {
            return value;
        }
        let by = self.out.iconst(self.out.func.ty(value), by as u64);
        self.out.binary(op, value, by)
    }

    /// Makes other values those of the loop's parameters, and forgets what was computed of them; not
    /// what was loaded in front and is the same in each iteration.
    fn enter(&mut self, params: &[Value], values: &[Value]) {
        for (&param, &value) in params.iter().zip(values) {
            self.map.values[param.index()] = value;
        }
        let loads = &self.plan.shape.fixed.loads;
        for inst in (self.plan.shape.insts(self.func)).filter(|inst| !loads.contains(inst)) {
            for value in self.func.inst_results(inst) {
                self.map.values[value.index()] = Value(NONE);
            }
        }
    }

    /// A value that depends on nothing but counters.
    pub(super) fn scalar(&mut self, value: Value) -> Value {
        let known = self.map.values[value.index()];
        if known.0 != NONE {
            return known;
        }
        let func = self.func;
        let Some(inst) = func.def_inst(value) else {
            return known;
        };
        let mut args = Vec::new();
        func.for_each_use(inst, |arg| args.push(arg));
        for arg in args {
            self.scalar(arg);
        }
        self.out.copy(func, inst, self.map);
        self.map.values[value.index()]
    }

    /// Goes on to the lanes only if what is extended is the same in 64 bits, to the last iteration
    /// that they do: then it is in all.
    fn keeps(&mut self, extension: &Extension, times: Value, own: &[Value]) {
        let Extension {
            value,
            op,
            step,
            base,
            is_last,
            ..
        } = *extension;
        let first = self.scalar(value);
        if let Some((base, above)) = base {
            let base = self.scalar(base);
            let expected = self.with(BinaryOp::Add, base, above);
            let same = self.out.icmp(IntCond::Eq, first, expected);
            self.require(same, own);
        }
        if !is_last {
            return;
        }
        let turns = self.with(BinaryOp::Add, times, -1);
        let far = self.with(BinaryOp::Mul, turns, step);
        let last = self.out.binary(BinaryOp::Add, first, far);
        let low = self.out.unary(UnaryOp::Trunc, Type::I32, last);
        let extended = self.out.unary(op, Type::I64, low);
        let same = self.out.icmp(IntCond::Eq, extended, last);
        self.require(same, own);
    }

    /// Where the lanes of an access start, from the address that it has in their first iteration.
    pub(super) fn start_of(&self, offset: i32, step: u32) -> i32 {
        match self.plan.accesses.backwards {
            true => offset - ((self.plan.lanes - 1) * step) as i32,
            false => offset,
        }
    }

    /// Goes on to the lanes only if accesses are apart.
    fn check(&mut self, check: &Check, span: &mut Span, own: &[Value]) {
        let times = span.times;
        let mut far: Option<Value> = None;
        for &(value, by) in &check.terms {
            let value = self.scalar(value);
            let many = self.with(BinaryOp::Mul, value, if by == -1 { 1 } else { by });
            far = Some(match (far, by) {
                (None, -1) => {
                    let zero = self.out.iconst(Type::I64, 0);
                    self.out.binary(BinaryOp::Sub, zero, many)
                }
                (None, _) => many,
                (Some(far), -1) => self.out.binary(BinaryOp::Sub, far, many),
                (Some(far), _) => self.out.binary(BinaryOp::Add, far, many),
            });
        }
        let far = far.unwrap_or(times);
        let [least, most] = check.offsets;
        let [first, second] = check.steps;
        let spread = most.wrapping_sub(least) as u64;
        if first == second && check.fixed == 0 {
            // Not above the first one, or by all lanes.
            let far = self.with(BinaryOp::Add, far, most.wrapping_sub(1));
            let all = u64::from(self.plan.lanes * first);
            let limit = self.out.iconst(Type::I64, spread.wrapping_add(all) - 1);
            let apart = self.out.icmp(IntCond::Uge, far, limit);
            return self.require(apart, own);
        }
        // All of the second one is below all of the first one, or above that.
        let below = match check.fixed > 0 && self.plan.accesses.backwards {
            // The lowest one is that of the last iteration.
            true => self.out.iconst(Type::I64, second.into()),
            false => self.with(BinaryOp::Mul, times, second.into()),
        };
        let start = far;
        let far = self.out.binary(BinaryOp::Add, far, below);
        let far = self.with(BinaryOp::Add, far, most.wrapping_sub(1));
        let all = self.with(BinaryOp::Mul, times, (first + second).into());
        let more = i64::from(check.fixed).wrapping_sub(1);
        let limit = self.with(BinaryOp::Add, all, (spread as i64).wrapping_add(more));
        let apart = self.out.icmp(IntCond::Uge, far, limit);
        match self.bridge.filter(|_| check.within) {
            Some(bridge) => self.end_early(check, start, apart, span, (bridge, own)),
            None => self.require(apart, own),
        }
    }

    /// What the lanes of a sum start with.
    fn start(&mut self, reduction: &Reduction, own: &[Value], params: &[Value]) -> Value {
        match reduction.kind.neutral() {
            Some(bits) => self.all(reduction.ty.bytes(), bits),
            None => {
                let at = params.iter().position(|&param| param == reduction.param);
                self.splat(own[at.unwrap_or(0)], reduction.ty.bytes())
            }
        }
    }

    /// The sum of all lanes, and of what it started with.
    fn total(&mut self, reduction: &Reduction, own: &[Value], params: &[Value]) -> Value {
        let width = reduction.ty.bytes();
        let mut parts = self.made[reduction.node as usize].clone();
        while parts.len() > 1 {
            let half = parts.split_off(parts.len() / 2);
            for (low, high) in parts.iter_mut().zip(half) {
                *low = self.combine(reduction, *low, high);
            }
        }
        let mut all = parts[0];
        if self.plan.is_long(width) {
            let [low, high] = [0, 1].map(|i| self.out.half(all, i));
            all = self.combine(reduction, low, high);
        }
        let mut bytes = (self.plan.lanes * width).min(16) / 2;
        while bytes >= width {
            let by = bytes as u8;
            let other = self.shuffle([all; 2], |i| match by {
                4.. => (i + by) % 16,
                _ if i + by < 16 => i + by,
                _ => ZERO,
            });
            all = self.combine(reduction, all, other);
            bytes /= 2;
        }
        let shape = Shape::of(reduction.ty).unwrap_or(Shape::I64x2);
        let all = self.one(VectorUnary::Extract, shape, 0, all);
        let at = params.iter().position(|&param| param == reduction.param);
        match reduction.kind {
            ReductionKind::Combine(op) => self.out.binary(op, own[at.unwrap_or(0)], all),
            ReductionKind::Extreme(_) => all,
        }
    }

    fn combine(&mut self, reduction: &Reduction, a: Value, b: Value) -> Value {
        let mut shape = Shape::of(reduction.ty).unwrap_or(Shape::I64x2);
        if self.out.func.ty(a) == Type::V256 {
            shape = shape.long();
        }
        match reduction.kind {
            ReductionKind::Combine(BinaryOp::Add) => self.two(VectorBinary::Add, shape, [a, b]),
            ReductionKind::Combine(BinaryOp::Mul) => self.two(VectorBinary::Mul, shape, [a, b]),
            ReductionKind::Combine(op) => self.out.binary(op, a, b),
            ReductionKind::Extreme(cond) => {
                let op = match cond {
                    IntCond::Ugt => VectorBinary::Umax,
                    IntCond::Ult => VectorBinary::Umin,
                    IntCond::Sgt => VectorBinary::Smax,
                    _ => VectorBinary::Smin,
                };
                self.two(op, shape, [a, b])
            }
        }
    }
}
