//! Jump threading: an edge to a block whose comparison of what the edge passes is decided there goes to where the
//! block would go.
//!
//! ```text
//!   block1: jump block2(1)                      block1: jump block3
//!   block2(v): v1 = v == 0               =>
//!              brif v1, block4, block3
//! ```
//!
//! The blocks on the way do little, have no effects, and no other block uses their values. What of them is passed on
//! is computed in a block of its own on the edge. Of the conditions that are decided, some are by what an edge passes,
//! others by the branch that the edge is of: where it is taken, its condition holds.
//!
//! Every value is still defined in front of its uses: a block that the new edge goes around no longer dominates all
//! that it did, but nothing there uses its values. What the block on the edge computes with is defined in front of where the
//! edge starts, or else on the way, and then copied as well. No loop starts or is gone around from on the way, so
//! loops stay what they are.

use crate::analysis::Graph;
use crate::entity::{Entity, List};
use crate::lir::visit::VisitMut;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Callee, Function, Handler, Inst, InstData, IntCond,
    SigRef, Slot, Stub, Table, UnaryOp, VConst, Value,
};
use crate::opt::Cx;
use crate::opt::rewrite::{branches, eval, rebuild};
use smallvec::SmallVec;

/// Instructions that are copied to an edge, at most; constants are not counted.
const MOST: usize = 4;
/// Instructions of a block that an edge is led through, at most.
const LONGEST: u32 = 12;
/// How many blocks an edge is led through.
const HOPS: usize = 8;
/// Blocks that are made on edges of a function each time, at most.
const MOST_MADE: usize = 40;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let graph = &*cx.graph;
    let mut passes = vec![false; func.blocks.len()];
    let mut any = false;
    for &block in &graph.reverse_post_order()[1..] {
        if is_small(func, block) && !is_loop_end(graph, block) {
            passes[block.index()] = true;
            any |= !matches!(func.insts[func.terminator(block)], InstData::Jump { .. });
        }
    }
    // That values are used elsewhere is found out only where it matters.
    if !any || !leads_any(func, graph, &passes) {
        return;
    }
    leave_out_shared(func, &mut passes);
    let mut threader = Threader {
        passes: &mut passes,
        made: 0,
    };
    // What this leaves is tidied behind it.
    if threader.lead(func, graph) {
        cx.forget();
    }
}

/// Leads all edges to some small blocks through them that can be, whatever else they are. No other block uses their values, and the graph
/// is that of the function.
pub(super) fn lead_through(func: &mut Function, graph: &Graph<Block>, blocks: &[Block]) {
    let mut passes = vec![false; func.blocks.len()];
    for block in blocks {
        passes[block.index()] = true;
    }
    let passes = &mut passes;
    Threader { passes, made: 0 }.lead(func, graph);
}

/// Whether any edge could be led through a block.
fn leads_any(func: &Function, graph: &Graph<Block>, passes: &[bool]) -> bool {
    graph.reverse_post_order().iter().any(|&block| {
        let leads = |call, edge: Edge| {
            passes[func.target(call).index()] && edge.says(func, call) && {
                let mut path = Path::new(func, edge);
                let found = path.walk(passes, block, call);
                found.is_some_and(|found| needed(&path, &found).is_some())
            }
        };
        match func.insts[func.terminator(block)] {
            InstData::Jump { to } => leads(to, Edge::Plain),
            InstData::Brif { cond, then, els } => {
                leads(then, Edge::Branch(cond, true)) || leads(els, Edge::Branch(cond, false))
            }
            InstData::Switch { value, table } => {
                let table = &func.tables[table];
                let mut cases = table.cases.iter();
                leads(table.default, Edge::Plain)
                    || cases.any(|&(bits, to)| leads(to, Edge::Case(value, bits)))
            }
            _ => false,
        }
    })
}

/// Whether an edge can be led through a block of these instructions.
pub(super) fn is_small(func: &Function, block: Block) -> bool {
    let data = func.blocks[block];
    if data.end.0 - data.first.0 > LONGEST {
        return false;
    }
    let mut insts = func.block_insts(block).map(|inst| func.insts[inst]);
    let last = insts.next_back();
    let goes_on = matches!(
        last,
        Some(InstData::Jump { .. } | InstData::Brif { .. } | InstData::Switch { .. })
    );
    goes_on && insts.all(|data| is_copied(func, data))
}

/// Whether an instruction can be computed on an edge: it is one of integers, without effects.
fn is_copied(func: &Function, data: InstData) -> bool {
    match data {
        InstData::Iconst { .. } | InstData::Icmp { .. } => true,
        InstData::Unary { ty, arg, .. } => ty.is_int() && func.ty(arg).is_int(),
        InstData::Binary { op, ty, .. } => ty.is_int() && !op.can_trap(),
        InstData::Select { ty, .. } => ty.is_int(),
        _ => false,
    }
}

/// Whether a loop starts with a block, or is gone around from there: an edge that went through the first would enter the
/// loop at a second place, one through the last would leave it at a second one or go around another way, where a loop
/// unrolls or vectorizes no more.
fn is_loop_end(graph: &Graph<Block>, block: Block) -> bool {
    let Some(place) = graph.place(block) else {
        return true;
    };
    let is_behind = |&other: &Block| graph.place(other).is_some_and(|other| other >= place);
    let is_ahead = |&other: &Block| graph.place(other).is_some_and(|other| other <= place);
    graph.preds(block).iter().any(is_behind) || graph.succs(block).iter().any(is_ahead)
}

/// What is known on an edge.
#[derive(Clone, Copy)]
pub(super) enum Edge {
    Plain,
    /// This is not zero there, or is.
    Branch(Value, bool),
    /// This is that number there.
    Case(Value, u64),
}

impl Edge {
    /// Whether anything is known on an edge that could decide what comes.
    fn says(self, func: &Function, call: BlockCall) -> bool {
        let is_plain = matches!(self, Edge::Plain);
        !is_plain || func.args(call).any(|arg| func.as_iconst(arg).is_some())
    }
}

/// Leads edges through blocks.
struct Threader<'a> {
    /// Which blocks an edge can be led through.
    passes: &'a mut [bool],
    made: usize,
}

impl Threader<'_> {
    /// Leads all edges of a function that can be led through a block; returns whether there were any.
    fn lead(&mut self, func: &mut Function, graph: &Graph<Block>) -> bool {
        let mut any = false;
        let mut next = 0;
        while let Some(&block) = func.layout.get(next) {
            next += 1;
            // A block that was made on an edge goes to where no edge is led further.
            if block.index() >= self.passes.len() || !graph.is_reachable(block) {
                continue;
            }
            let laid_out = func.layout.len();
            let mut lead = |func: &mut Function, call: BlockCall, edge: Edge| {
                if !self.passes[func.target(call).index()] || !edge.says(func, call) {
                    return call;
                }
                let on = self.thread(func, block, call, edge);
                any |= on.is_some();
                on.unwrap_or(call)
            };
            let last = func.terminator(block);
            match func.insts[last] {
                InstData::Jump { to } => {
                    let to = lead(func, to, Edge::Plain);
                    func.insts[last] = InstData::Jump { to };
                }
                InstData::Brif { cond, then, els } => {
                    let then = lead(func, then, Edge::Branch(cond, true));
                    let els = lead(func, els, Edge::Branch(cond, false));
                    func.insts[last] = InstData::Brif { cond, then, els };
                }
                InstData::Switch { value, table } => {
                    let default = func.tables[table].default;
                    func.tables[table].default = lead(func, default, Edge::Plain);
                    for case in 0..func.tables[table].cases.len() {
                        let (bits, to) = func.tables[table].cases[case];
                        func.tables[table].cases[case].1 = lead(func, to, Edge::Case(value, bits));
                    }
                }
                _ => {}
            }
            // Blocks that are made on the edges of a block come right behind it.
            if func.layout.len() > laid_out {
                let made = func.layout.split_off(laid_out);
                func.layout.splice(next..next, made);
            }
        }
        any
    }

    /// Where an edge from a block leads if it leads elsewhere: to a block that is new, which is laid out last, or to
    /// one that there is.
    fn thread(
        &mut self,
        func: &mut Function,
        from: Block,
        call: BlockCall,
        edge: Edge,
    ) -> Option<BlockCall> {
        let mut path = Path::new(func, edge);
        let found = path.walk(self.passes, from, call)?;
        let insts = needed(&path, &found)?;
        let Path { consts, bound, .. } = path;
        if insts.is_empty() {
            let words = found.args.iter().map(|arg| arg.0);
            let words = std::iter::once(found.to.0).chain(words);
            return Some(BlockCall(func.pool.push_all(words)));
        }
        if self.made >= MOST_MADE {
            return None;
        }
        self.made += 1;
        // What this block computes may be used in the new one from now on.
        self.passes[from.index()] = false;
        let last = func.origins[func.terminator(from)];
        let mut b = Builder::new(func);
        let block = b.block(&[]);
        b.fill(block);
        let mut copies = Copies(bound);
        for inst in insts {
            let result = b.func.inst_results(inst).next()?;
            let ty = b.func.ty(result);
            b.origin = b.func.origins[inst];
            let known = consts.iter().find(|&&(value, _)| value == result);
            let copy = match known {
                Some(&(_, bits)) => b.iconst(ty, bits),
                None => {
                    let mut data = b.func.insts[inst];
                    data.visit_mut(&mut copies);
                    b.value(data, ty)
                }
            };
            copies.0.push((result, copy));
        }
        let args: Vec<Value> = found.args.iter().map(|&arg| copies.copy_of(arg)).collect();
        b.origin = last;
        b.jump(found.to, &args);
        Some(b.block_call(block, &[]))
    }
}

/// Blocks that an edge is led through.
pub(super) struct Path<'f> {
    func: &'f Function,
    edge: Edge,
    /// What parameters of these blocks are.
    bound: Vec<(Value, Value)>,
    /// What values of theirs are known to be.
    consts: Vec<(Value, u64)>,
    insts: Vec<Inst>,
}

/// Where an edge leads.
struct Destination {
    to: Block,
    args: Vec<Value>,
    /// How many of the instructions on the way are in front of it.
    insts: usize,
}

impl<'f> Path<'f> {
    pub(super) fn new(func: &'f Function, edge: Edge) -> Self {
        Path {
            func,
            edge,
            bound: Vec::new(),
            consts: Vec::new(),
            insts: Vec::new(),
        }
    }

    /// Where an edge leads behind the last decision on its way that is known.
    fn walk(&mut self, passes: &[bool], from: Block, call: BlockCall) -> Option<Destination> {
        let func = self.func;
        let mut found = None;
        let mut to = func.target(call);
        let mut args: Vec<Value> = func.args(call).collect();
        // A block that is come by again, as that where the edge begins, has other values then.
        let mut seen: SmallVec<[Block; HOPS]> = SmallVec::from_slice(&[from]);
        while seen.len() < HOPS && !seen.contains(&to) && passes.get(to.index()) == Some(&true) {
            seen.push(to);
            let Some((next, decides)) = self.step(to, args) else {
                break;
            };
            to = func.target(next);
            args = func.args(next).map(|arg| self.resolve(arg)).collect();
            if decides {
                found = Some(Destination {
                    to,
                    args: args.clone(),
                    insts: self.insts.len(),
                });
            }
        }
        found
    }

    /// Which way a block goes on that the edge comes to with these arguments, and whether it decides that.
    pub(super) fn step(
        &mut self,
        block: Block,
        args: impl IntoIterator<Item = Value>,
    ) -> Option<(BlockCall, bool)> {
        let func = self.func;
        self.bound.extend(func.params(block).zip(args));
        let last = func.terminator(block);
        for inst in func.block_insts(block).filter(|&inst| inst != last) {
            self.insts.push(inst);
            let data = func.insts[inst];
            let known = eval::inst(func, data, |value| self.known(value));
            let known = known.or_else(|| self.compares_difference(data));
            if let (Some(result), Some(bits)) = (func.result(inst), known) {
                self.consts.push((result, bits));
            }
        }
        match func.insts[last] {
            InstData::Jump { to } => Some((to, false)),
            InstData::Brif { cond, then, els } => {
                let way = if self.known(cond)? == 0 { els } else { then };
                Some((way, true))
            }
            InstData::Switch { value, table } => {
                Some((branches::case(func, table, self.known(value)?), true))
            }
            _ => None,
        }
    }

    /// A value as it is on the edge: no parameter of a block on the way.
    fn resolve(&self, value: Value) -> Value {
        let bound = self.bound.iter().find(|&&(param, _)| param == value);
        bound.map_or(value, |&(_, arg)| arg)
    }

    /// What a value is known to be on the edge.
    fn known(&self, value: Value) -> Option<u64> {
        let value = self.resolve(value);
        if let Some(bits) = self.func.as_iconst(value) {
            return Some(bits);
        }
        let known = self.consts.iter().find(|&&(known, _)| known == value);
        known.map(|&(_, bits)| bits).or_else(|| self.decided(value))
    }

    /// Whether the difference of two values compares equal to zero, where the branch that the edge is of has compared
    /// them. They may have been extended, both alike.
    fn compares_difference(&self, data: InstData) -> Option<u64> {
        let func = self.func;
        let InstData::Icmp { cond, args, .. } = data else {
            return None;
        };
        let is_equal = match cond {
            IntCond::Eq => 1,
            IntCond::Ne => 0,
            _ => return None,
        };
        let Some(InstData::Binary {
            op: BinaryOp::Sub,
            args: [a, b],
            ..
        }) = func.def_data(self.resolve(args[0]))
        else {
            return None;
        };
        let Edge::Branch(compared, holds) = self.edge else {
            return None;
        };
        let Some(InstData::Icmp {
            cond: op,
            args: [x, y],
            ..
        }) = func.def_data(compared)
        else {
            return None;
        };
        let are_equal = match op {
            IntCond::Eq => holds,
            IntCond::Ne => !holds,
            _ => return None,
        };
        let unextended = |value: Value| match func.def_data(self.resolve(value)) {
            Some(InstData::Unary {
                op: op @ (UnaryOp::Uext | UnaryOp::Sext),
                arg,
                ..
            }) => (Some(op), self.resolve(arg)),
            _ => (None, self.resolve(value)),
        };
        let ((one, a), (other, b)) = (unextended(a), unextended(b));
        let same = one == other && (a, b) == (x, y) && func.as_iconst(self.resolve(args[1]))? == 0;
        same.then_some(if are_equal { is_equal } else { 1 - is_equal })
    }

    /// What the branch that the edge is of says of a value.
    fn decided(&self, value: Value) -> Option<u64> {
        let func = self.func;
        let (mut cond, mut holds) = match self.edge {
            Edge::Plain => return None,
            Edge::Case(of, bits) => return (of == value).then_some(bits),
            Edge::Branch(cond, holds) => (cond, holds),
        };
        for _ in 0..HOPS {
            let data = func.def_data(cond);
            if cond == value {
                let is_truth = matches!(data, Some(InstData::Icmp { .. } | InstData::Fcmp { .. }));
                return match holds {
                    false => Some(0),
                    true => is_truth.then_some(1),
                };
            }
            let Some(InstData::Icmp {
                cond: op,
                args: [a, b],
                ..
            }) = data
            else {
                return None;
            };
            let bits = func.as_iconst(b)?;
            let is_equal = match op {
                IntCond::Eq => holds,
                IntCond::Ne => !holds,
                _ => return None,
            };
            if is_equal && a == value {
                return Some(bits);
            }
            if bits != 0 {
                return None;
            }
            // Whether something else is zero: a condition in itself.
            (cond, holds) = (a, !is_equal);
            while let Some(InstData::Unary {
                op: UnaryOp::Uext,
                arg,
                ..
            }) = func.def_data(cond)
            {
                cond = arg;
            }
        }
        None
    }
}

/// The instructions that compute values, if they are few.
fn needed(path: &Path<'_>, found: &Destination) -> Option<Vec<Inst>> {
    let (func, insts) = (path.func, &path.insts[..found.insts]);
    let mut needed: SmallVec<[Value; 8]> = SmallVec::from_slice(&found.args);
    let mut all = Vec::new();
    let mut work = 0;
    for &inst in insts.iter().rev() {
        let Some(result) = func.result(inst).filter(|result| needed.contains(result)) else {
            continue;
        };
        all.push(inst);
        let is_known = path.consts.iter().any(|&(value, _)| value == result);
        if !is_known {
            work += 1;
            // A parameter of a block on the way is what the edge to it passes, which may be computed on the way, too.
            func.for_each_use(inst, |value| needed.push(path.resolve(value)));
        }
    }
    all.reverse();
    (work <= MOST).then_some(all)
}

/// What becomes of values in copies of the instructions that use them.
struct Copies(Vec<(Value, Value)>);

impl Copies {
    fn copy_of(&self, value: Value) -> Value {
        // What a parameter is may have been copied, too.
        let mut value = value;
        while let Some(&(_, copy)) = self.0.iter().find(|&&(of, _)| of == value) {
            value = copy;
        }
        value
    }
}

#[rustfmt::skip]
impl VisitMut for Copies {
    fn value(&mut self, value: &mut Value) { *value = self.copy_of(*value); }
    fn vconst(&mut self, _: &mut VConst) {}
    fn stub(&mut self, _: &mut Stub) {}
    fn slot(&mut self, _: &mut Slot) {}
    fn callee(&mut self, _: &mut Callee) {}
    fn sig(&mut self, _: &mut SigRef) {}
    fn arguments(&mut self, _: &mut List) {}
    fn returned(&mut self, _: &mut List) {}
    fn edge(&mut self, _: &mut BlockCall) {}
    fn table(&mut self, _: &mut Table) {}
    fn handler(&mut self, _: &mut Handler) {}
}

/// Which of some blocks have values that other blocks use: for each that `passes`, it becomes false then.
fn leave_out_shared(func: &Function, passes: &mut [bool]) {
    let mut owners = vec![Block(rebuild::NONE); func.values.len()];
    for &block in func.layout.iter().filter(|block| passes[block.index()]) {
        let results = func.block_insts(block).filter_map(|inst| func.result(inst));
        for value in func.params(block).chain(results) {
            owners[value.index()] = block;
        }
    }
    for &block in &func.layout {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| {
                let owner = owners[value.index()];
                if owner != block && owner.0 != rebuild::NONE {
                    passes[owner.index()] = false;
                }
            });
        }
    }
}
