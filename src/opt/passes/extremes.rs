//! Extremes in lanes: the least or the greatest of numbers that a loop carries is found in a vector register.
//!
//! ```text
//!   block1(v1: i32): v4 = load v3               block1(v1: v128): v4 = load v3
//!                    v5 = v1 < v2                                  v5 = vsplat v4
//!                    v6 = v5 ? v2 : v1    =>                       v6 = vsmax v1, v2
//!                    v7 = v6 + v4                                  v7 = vadd v6, v5
//!                    brif ..., block1(v7)                          brif ..., block1(v7)
//! ```
//!
//! A choice between two numbers is a comparison and a move that waits for it: of each iteration two instructions, and
//! some more time, for which the next one waits. For lanes the processor has one instruction. So what hangs together in such a loop is
//! computed in vectors, all of whose lanes are the same: what is loaded, what the loop is given and what it leaves behind
//! goes from one kind of register to the other outside of the loop, or as it is loaded.
//!
//! Only of loops of one block, after they could be vectorised; only numbers of 32 bits, for which there are such
//! instructions; and only what is not needed elsewhere in the loop, as by an address or a branch.

use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Inst, InstData, IntCond, MemFlags, Shape, Type,
    Value, VectorBinary, VectorUnary,
};
use crate::opt::Cx;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use rustc_hash::FxHashSet;

/// Instructions of a loop, at most: in a longer one the processor has enough else to do.
const MOST: usize = 64;
/// The lanes that numbers are in.
const SHAPE: Shape = Shape::I32x4;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let is_choice = |data: &InstData| matches!(data, InstData::Select { ty: Type::I32, .. });
    if !cx.env.vectors().avx2 || !func.insts.values().any(is_choice) {
        return;
    }
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let loops = order
        .iter()
        .filter_map(|&block| block_loop(func, cx.graph, block));
    let mut loops: Vec<BlockLoop> = loops.collect();
    if loops.is_empty() {
        return;
    }
    let mut web = Web::new(func, cx.graph);
    loops.retain(|block_loop| web.find(block_loop));
    if !loops.is_empty() {
        copy(cx, func, &loops, &web);
        cx.replace(func);
    }
}

/// A loop of one block.
#[derive(Clone, Copy)]
struct BlockLoop {
    block: Block,
    /// The block that leads to it from outside.
    entry: Block,
    back: BlockCall,
    exit: BlockCall,
}

/// The loop that a block is, if it is one of few instructions with one way in and one way out.
fn block_loop(func: &Function, graph: &Graph<Block>, block: Block) -> Option<BlockLoop> {
    let InstData::Brif { then, els, .. } = func.insts[func.terminator(block)] else {
        return None;
    };
    let (back, exit) = match [then, els].map(|call| func.target(call) == block) {
        [true, false] => (then, els),
        [false, true] => (els, then),
        _ => return None,
    };
    let mut entries = graph.preds(block).iter().filter(|&&from| from != block);
    let (&entry, None) = (entries.next()?, entries.next()) else {
        return None;
    };
    let edges = match func.insts[func.terminator(entry)] {
        InstData::Jump { .. } => 1,
        InstData::Brif { then, els, .. } => {
            let to = [then, els].map(|call| func.target(call) == block);
            u32::from(to[0]) + u32::from(to[1])
        }
        _ => 0,
    };
    let is_extreme = |inst| matches!(in_lanes(func, inst), Some((VectorOp::Extreme(_), _)));
    let fits = edges == 1
        && graph.is_reachable(entry)
        && func.block_insts(block).count() <= MOST
        && func.block_insts(block).any(is_extreme);
    fits.then_some(BlockLoop {
        block,
        entry,
        back,
        exit,
    })
}

/// Where the copy has a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Location {
    /// Where it was.
    Other,
    /// In a vector, as soon as it was loaded.
    Loaded,
    /// In a vector, of which it is computed.
    Computed,
}

/// What an instruction computes that lanes can.
fn in_lanes(func: &Function, inst: Inst) -> Option<(VectorOp, [Value; 2])> {
    let op = match func.insts[inst] {
        InstData::Binary {
            op,
            ty: Type::I32,
            args,
        } => {
            let op = match op {
                BinaryOp::Add => VectorOp::Of(VectorBinary::Add),
                BinaryOp::Sub => VectorOp::Of(VectorBinary::Sub),
                BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => VectorOp::Bits(op),
                _ => return None,
            };
            return Some((op, args));
        }
        InstData::Select {
            ty: Type::I32,
            args: [cond, a, b],
        } => {
            let Some(InstData::Icmp { cond, args, .. }) = func.def_data(cond) else {
                return None;
            };
            let cond = match args {
                _ if args == [a, b] => cond,
                _ if args == [b, a] => cond.swap(),
                _ => return None,
            };
            let op = match cond {
                IntCond::Sgt | IntCond::Sge => VectorBinary::Smax,
                IntCond::Slt | IntCond::Sle => VectorBinary::Smin,
                IntCond::Ugt | IntCond::Uge => VectorBinary::Umax,
                IntCond::Ult | IntCond::Ule => VectorBinary::Umin,
                _ => return None,
            };
            (VectorOp::Extreme(op), [a, b])
        }
        _ => return None,
    };
    Some(op)
}

/// An operation on vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VectorOp {
    Of(VectorBinary),
    Bits(BinaryOp),
    Extreme(VectorBinary),
}

/// What hangs together in loops and can be in vectors.
struct Web<'a> {
    func: &'a Function,
    /// Of each value.
    locations: Vec<Location>,
    /// Whether another block than its own uses a value.
    outside: Vec<bool>,
    owners: Owners,
}

impl Web<'_> {
    fn new<'a>(func: &'a Function, graph: &Graph<Block>) -> Web<'a> {
        let mut web = Web {
            func,
            locations: vec![Location::Other; func.values.len()],
            outside: vec![false; func.values.len()],
            owners: Owners::new(func),
        };
        for &block in graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                func.for_each_use(inst, |value| {
                    let owner = web.owner(value);
                    web.outside[value.index()] |= owner != block;
                });
            }
        }
        web
    }

    fn owner(&self, value: Value) -> Block {
        self.owners.of(self.func, value)
    }

    fn location(&self, value: Value) -> Location {
        self.locations[value.index()]
    }

    /// Finds what of a loop is to be in vectors. Whether there is anything.
    fn find(&mut self, block_loop: &BlockLoop) -> bool {
        let func = self.func;
        for (param, next) in func
            .params(block_loop.block)
            .zip(func.args(block_loop.back))
        {
            if func.ty(param) == Type::I32 && next != param {
                self.locations[param.index()] = Location::Computed;
            }
        }
        for inst in func.block_insts(block_loop.block) {
            let location = match func.insts[inst] {
                InstData::Load {
                    ty: Type::I32,
                    flags: MemFlags::PLAIN,
                    ..
                } => Location::Loaded,
                _ if in_lanes(func, inst).is_some() => Location::Computed,
                _ => continue,
            };
            if let Some(result) = func.result(inst) {
                self.locations[result.index()] = location;
            }
        }
        while self.leave_what_is_needed(block_loop) || self.leave_what_gains_nothing(block_loop) {}
        let mut counts = [0, 0];
        for inst in func.block_insts(block_loop.block) {
            let Some(result) = func.result(inst) else {
                continue;
            };
            let is_extreme = matches!(in_lanes(func, inst), Some((VectorOp::Extreme(_), _)));
            counts[0] += u32::from(self.location(result) == Location::Loaded);
            counts[1] += u32::from(is_extreme && self.location(result) == Location::Computed);
        }
        // To load to a vector is an instruction by itself; to a sum of numbers it is none.
        let [loads, extremes] = counts;
        let pays = extremes > 0 && loads <= extremes;
        if !pays {
            self.forget(block_loop, |_| true);
        }
        pays
    }

    /// Leaves where they are what is needed there, and what is computed of such. Whether there was any.
    fn leave_what_is_needed(&mut self, block_loop: &BlockLoop) -> bool {
        let func = self.func;
        let mut needed: FxHashSet<Value> = FxHashSet::default();
        let is_known = |value| {
            self.location(value) != Location::Other || self.owner(value) != block_loop.block
        };
        for inst in func.block_insts(block_loop.block) {
            if let Some((_, args)) = self.computed(inst) {
                if !args.into_iter().all(is_known) {
                    needed.extend(func.result(inst));
                }
                continue;
            }
            match func.insts[inst] {
                InstData::Brif { cond, .. } => {
                    needed.insert(cond);
                    needed.extend(
                        func.args(block_loop.exit)
                            .filter(|&arg| self.location(arg) == Location::Loaded),
                    );
                    for (param, arg) in func
                        .params(block_loop.block)
                        .zip(func.args(block_loop.back))
                    {
                        match self.location(param) {
                            Location::Other => needed.extend([arg]),
                            _ if !is_known(arg) => needed.extend([param]),
                            _ => {}
                        }
                    }
                }
                // A condition that only chooses between what is in vectors is not needed any more.
                InstData::Icmp { .. } => {}
                _ => func.for_each_use(inst, |value| needed.extend([value])),
            }
        }
        for inst in func.block_insts(block_loop.block).rev() {
            if let (InstData::Icmp { args, .. }, Some(result)) =
                (func.insts[inst], func.result(inst))
                && (needed.contains(&result) || self.outside[result.index()])
            {
                needed.extend(args);
            }
        }
        for value in self.values(block_loop) {
            if self.location(value) == Location::Loaded && self.outside[value.index()] {
                needed.insert(value);
            }
        }
        self.forget(block_loop, |value| needed.contains(&value))
    }

    /// Leaves where it is what no least or greatest number that goes round hangs together with. Whether there was any.
    fn leave_what_gains_nothing(&mut self, block_loop: &BlockLoop) -> bool {
        let func = self.func;
        let mut carried: FxHashSet<Value> = func.params(block_loop.block).collect();
        carried.retain(|&param| self.location(param) == Location::Computed);
        let mut gains: FxHashSet<Value> = FxHashSet::default();
        // Of each operation the values that are in vectors together with others.
        let mut groups: Vec<[Value; 3]> = Vec::new();
        for (param, next) in func
            .params(block_loop.block)
            .zip(func.args(block_loop.back))
        {
            groups.push([param, next, next]);
        }
        for inst in func.block_insts(block_loop.block) {
            let (Some((op, [a, b])), Some(result)) = (self.computed(inst), func.result(inst))
            else {
                continue;
            };
            groups.push([a, b, result]);
            if carried.contains(&a) || carried.contains(&b) {
                carried.insert(result);
                if matches!(op, VectorOp::Extreme(_)) {
                    gains.insert(result);
                }
            }
        }
        let is_computed = |value: &Value| self.location(*value) == Location::Computed;
        let mut changes = true;
        while std::mem::take(&mut changes) {
            for group in &groups {
                let members = || group.iter().copied().filter(is_computed);
                if members().any(|value| gains.contains(&value)) {
                    let before = gains.len();
                    gains.extend(members());
                    changes |= gains.len() > before;
                }
            }
        }
        let stays =
            |web: &Self, value| web.location(value) == Location::Loaded || gains.contains(&value);
        let left: Vec<Value> = self.values(block_loop);
        let left: FxHashSet<Value> = left.into_iter().filter(|&v| !stays(self, v)).collect();
        self.forget(block_loop, |value| left.contains(&value))
    }

    /// What an instruction computes, if that is in a vector.
    fn computed(&self, inst: Inst) -> Option<(VectorOp, [Value; 2])> {
        let result = self.func.result(inst)?;
        in_lanes(self.func, inst).filter(|_| self.location(result) == Location::Computed)
    }

    /// The values that a loop defines.
    fn values(&self, block_loop: &BlockLoop) -> Vec<Value> {
        let func = self.func;
        let results = func
            .block_insts(block_loop.block)
            .filter_map(|inst| func.result(inst));
        func.params(block_loop.block).chain(results).collect()
    }

    /// Leaves values of a loop where they are. Whether any of them was in a vector.
    fn forget(&mut self, block_loop: &BlockLoop, is: impl Fn(Value) -> bool) -> bool {
        let mut any = false;
        for value in self.values(block_loop) {
            if is(value) && self.location(value) != Location::Other {
                self.locations[value.index()] = Location::Other;
                any = true;
            }
        }
        any
    }
}

struct Copier<'a> {
    map: Map,
    web: &'a Web<'a>,
    func: &'a Function,
    is_loop: Vec<bool>,
    /// The block of the original that edges come from.
    from: Block,
    /// The vectors of what loops compute, by the numbers of the original, and of what the loop at hand is given.
    lanes: Vec<Value>,
}

impl Rewriter for Copier<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn changes_args(&self, to: Block) -> bool {
        self.is_loop[to.index()] && to != self.from
    }

    fn change_args(&mut self, to: Block, out: &mut Builder<'_>, args: &mut Vec<u32>) {
        let params = self.func.params(to);
        for (param, arg) in params.zip(&mut args[1..]) {
            if self.web.location(param) == Location::Computed {
                *arg = splat(out, Value(*arg)).0;
            }
        }
    }
}

/// A vector with a number in all lanes.
fn splat(out: &mut Builder<'_>, value: Value) -> Value {
    match out.func.as_iconst(value) {
        Some(bits) => out.vconst(Type::V128, SHAPE.make(|_| bits)),
        None => out.vunary(VectorUnary::Splat, SHAPE, 0, value),
    }
}

/// Copies the function; what was found is in vectors.
fn copy(cx: &mut Cx<'_>, func: &Function, loops: &[BlockLoop], web: &Web<'_>) {
    let Web {
        locations, outside, ..
    } = web;
    let graph = &*cx.graph;
    let mut of: Vec<Option<BlockLoop>> = vec![None; func.blocks.len()];
    let mut entered: Vec<Vec<BlockLoop>> = vec![Vec::new(); func.blocks.len()];
    for block_loop in loops {
        of[block_loop.block.index()] = Some(*block_loop);
        entered[block_loop.entry.index()].push(*block_loop);
    }
    let (mut out, map) = rebuild::start(func, cx.spare, |block, types| {
        for (ty, param) in types.iter_mut().zip(func.params(block)) {
            if locations[param.index()] == Location::Computed {
                *ty = Type::V128;
            }
        }
        graph.is_reachable(block)
    });
    let mut copier = Copier {
        map,
        web,
        func,
        is_loop: of.iter().map(Option::is_some).collect(),
        from: Function::ENTRY,
        lanes: vec![Value(NONE); func.values.len()],
    };
    out.func.layout.clear();
    for &block in graph.reverse_post_order() {
        copier.from = block;
        out.fill(copier.map.blocks[block.index()]);
        let (block_loop, last) = (of[block.index()], func.terminator(block));
        if block_loop.is_some() {
            for param in func.params(block) {
                copier.lanes[param.index()] = copier.map.values[param.index()];
            }
        }
        for inst in func.block_insts(block) {
            out.origin = func.origins[inst];
            let is_last = inst == last;
            if let Some(block_loop) = block_loop.filter(|_| is_last) {
                leave(&mut out, &mut copier, &block_loop, outside);
            }
            for block_loop in entered[block.index()].iter().filter(|_| is_last) {
                enter(&mut out, &mut copier, block_loop);
            }
            match block_loop {
                Some(block_loop) if is_last => {
                    let to = out.import_edge(func, block_loop.exit, &mut copier);
                    out.effect(InstData::Jump { to });
                }
                Some(_) => step(&mut out, &mut copier, inst),
                None => {
                    out.copy(func, inst, &mut copier);
                }
            }
        }
    }
}

/// Makes vectors of what is known in front of a loop.
fn enter(out: &mut Builder<'_>, copier: &mut Copier<'_>, block_loop: &BlockLoop) {
    let func = copier.func;
    let mut needed: Vec<Value> = Vec::new();
    for inst in func.block_insts(block_loop.block) {
        if let Some(result) = func.result(inst)
            && copier.web.location(result) == Location::Computed
            && let Some((_, args)) = in_lanes(func, inst)
        {
            needed.extend(args);
        }
    }
    for (param, next) in func
        .params(block_loop.block)
        .zip(func.args(block_loop.back))
    {
        if copier.web.location(param) == Location::Computed {
            needed.push(next);
        }
    }
    for (i, &value) in needed.iter().enumerate() {
        if needed[..i].contains(&value) {
            continue;
        }
        // What the loop defines is not there yet; what another loop has computed was left behind by that.
        let known = copier.map.values[value.index()];
        if known.0 != NONE && copier.web.owner(value) != block_loop.block {
            copier.lanes[value.index()] = splat(out, known);
        }
    }
}

/// Copies an instruction of a loop.
fn step(out: &mut Builder<'_>, copier: &mut Copier<'_>, inst: Inst) {
    let func = copier.func;
    let lanes = |copier: &Copier<'_>, value: Value| copier.lanes[value.index()];
    let Some(result) = func.result(inst) else {
        out.copy(func, inst, copier);
        return;
    };
    match copier.web.location(result) {
        Location::Loaded => {
            out.copy(func, inst, copier);
            let number = copier.map.values[result.index()];
            copier.lanes[result.index()] = out.vunary(VectorUnary::Splat, SHAPE, 0, number);
        }
        Location::Computed => {
            let Some((op, args)) = in_lanes(func, inst) else {
                return;
            };
            let [a, b] = args.map(|arg| lanes(copier, arg));
            copier.lanes[result.index()] = match op {
                VectorOp::Bits(op) => out.binary(op, a, b),
                VectorOp::Of(op) | VectorOp::Extreme(op) => out.vbinary(op, SHAPE, [a, b]),
            };
        }
        Location::Other => {
            let InstData::Icmp { args, .. } = func.insts[inst] else {
                out.copy(func, inst, copier);
                return;
            };
            // A condition of what is in vectors now is not needed any more.
            let is_there = |arg: &Value| copier.web.location(*arg) != Location::Computed;
            if args.iter().all(is_there) {
                out.copy(func, inst, copier);
            }
        }
    }
}

/// Ends a loop: what is needed behind it is taken out of vectors on the way out.
fn leave(out: &mut Builder<'_>, copier: &mut Copier<'_>, block_loop: &BlockLoop, outside: &[bool]) {
    let func = copier.func;
    let InstData::Brif { cond, then, .. } = func.insts[func.terminator(block_loop.block)] else {
        return;
    };
    let goes_on = func.target(then) == block_loop.block;
    let params = func
        .params(block_loop.block)
        .zip(func.args(block_loop.back));
    let next = params.map(|(param, next)| match copier.web.location(param) {
        Location::Computed => copier.lanes[next.index()],
        _ => copier.map.values[next.index()],
    });
    let next: Vec<Value> = next.collect();
    let cond = copier.map.values[cond.index()];
    let (again, behind) = (copier.map.blocks[block_loop.block.index()], out.block(&[]));
    match goes_on {
        true => out.brif(cond, (again, &next), (behind, &[])),
        false => out.brif(cond, (behind, &[]), (again, &next)),
    };
    out.fill(behind);
    let results = func
        .block_insts(block_loop.block)
        .filter_map(|inst| func.result(inst));
    let passed: Vec<Value> = func.args(block_loop.exit).collect();
    for value in func.params(block_loop.block).chain(results) {
        let is_needed = outside[value.index()] || passed.contains(&value);
        if is_needed && copier.web.location(value) == Location::Computed {
            let lanes = copier.lanes[value.index()];
            copier.map.values[value.index()] = out.vunary(VectorUnary::Extract, SHAPE, 0, lanes);
        }
    }
}
