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

use super::eval;
use crate::analysis::Graph;
use crate::entity::{Entity, List};
use crate::lir::visit::VisitMut;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Callee, Function, Handler, Inst, InstData, IntCond,
    SigRef, Slot, Stub, Table, UnaryOp, VConst, Value, ValueDef,
};
use smallvec::SmallVec;

/// Instructions that are copied to an edge, at most; constants are not counted.
const MOST: usize = 4;
/// Instructions of a block that an edge is led through, at most.
const LONGEST: u32 = 12;
/// How many blocks an edge is led through.
const HOPS: usize = 8;
/// Blocks that are made on edges of a function each time, at most.
const MOST_MADE: usize = 40;

/// Whether a block does nothing but go on.
fn only_goes_on(func: &Function, block: Block) -> bool {
    func.blocks[block].first.0 + 1 == func.blocks[block].end.0
}

/// Whether an edge can be led through a block of these instructions.
fn is_small(func: &Function, block: Block) -> bool {
    let data = func.blocks[block];
    let last = func.terminator(block);
    let goes_on = matches!(
        func.insts[last],
        InstData::Jump { .. } | InstData::Brif { .. } | InstData::Switch { .. }
    );
    goes_on
        && data.end.0 - data.first.0 <= LONGEST
        && func
            .block_insts(block)
            .all(|inst| inst == last || is_copied(func, func.insts[inst]))
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

/// What is known on an edge.
#[derive(Clone, Copy)]
pub(super) enum Edge {
    Plain,
    /// This is not zero there, or is.
    Branch(Value, bool),
    /// This is that number there.
    Case(Value, u64),
}

/// Leads edges through blocks.
pub(super) struct Threader<'a> {
    graph: &'a Graph<Block>,
    /// Which blocks an edge can be led through.
    passes: Vec<bool>,
    /// Those of them that do nothing but go on.
    pub only_go_on: Vec<bool>,
    made: usize,
}

impl<'a> Threader<'a> {
    /// The graph is that of the function, before any edge of it is changed.
    pub(super) fn new(func: &Function, graph: &'a Graph<Block>) -> Self {
        let mut passes = vec![false; func.blocks.len()];
        // Whether one has values that could be used elsewhere.
        let mut any = false;
        for &block in func.layout.iter().filter(|&&b| b != Function::ENTRY) {
            if is_small(func, block) {
                passes[block.index()] = true;
                any |= !only_goes_on(func, block) || func.params(block).len() > 0;
            }
        }
        if any {
            leave_out_shared(func, &mut passes);
        }
        let mut only_go_on = vec![false; func.blocks.len()];
        for &block in &func.layout {
            only_go_on[block.index()] = passes[block.index()] && only_goes_on(func, block);
        }
        Threader {
            graph,
            passes,
            only_go_on,
            made: 0,
        }
    }

    /// Where an edge from a block leads if it leads elsewhere: to a block that is new, which is laid out last, or to
    /// one that there is.
    pub(super) fn thread(
        &mut self,
        func: &mut Function,
        from: Block,
        call: BlockCall,
        edge: Edge,
    ) -> Option<BlockCall> {
        if !self.may_enter(from, func.target(call), true) {
            return None;
        }
        let mut path = Path::new(func, edge);
        let found = path.walk(self, from, call)?;
        let Path { consts, insts, .. } = path;
        let insts = needed(func, &insts[..found.insts], &consts, &found.args)?;
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
        self.only_go_on[from.index()] = false;
        let last = func.origins[func.terminator(from)];
        let bound = path.bound;
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

    /// Whether an edge closes a loop.
    fn goes_back(&self, from: Block, to: Block) -> bool {
        match (self.place(from), self.place(to)) {
            (Some(from), Some(to)) => to <= from,
            _ => false,
        }
    }

    /// The place of a block in the reverse post-order of the graph, if it was there from the start.
    fn place(&self, block: Block) -> Option<usize> {
        match block.index() < self.graph.block_count() {
            true => self.graph.place(block),
            false => None,
        }
    }

    /// Whether an edge may be led through a block: a loop is not to be entered at several places for that.
    fn may_enter(&self, from: Block, to: Block, is_first: bool) -> bool {
        if !self.passes.get(to.index()).is_some_and(|&passes| passes) {
            return false;
        }
        let (Some(start), Some(end)) = (self.place(from), self.place(to)) else {
            return false;
        };
        let preds = self.graph.preds(to).iter();
        let ahead = preds.filter(|&&pred| self.place(pred).is_some_and(|pred| pred < end));
        let ahead = ahead.count();
        let is_header = ahead < self.graph.preds(to).len();
        !is_header || start >= end || is_first && ahead == 1
    }
}

/// Blocks that an edge is led through.
struct Path<'f> {
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
    fn new(func: &'f Function, edge: Edge) -> Self {
        Path {
            func,
            edge,
            bound: Vec::new(),
            consts: Vec::new(),
            insts: Vec::new(),
        }
    }

    /// Where an edge leads behind the last decision on its way that is known.
    fn walk(
        &mut self,
        threader: &Threader<'_>,
        from: Block,
        call: BlockCall,
    ) -> Option<Destination> {
        let func = self.func;
        let mut found = None;
        let mut to = func.target(call);
        let mut args: Vec<Value> = func.args(call).collect();
        // A block that is come by again, as that where the edge begins, has other values then.
        let mut seen: SmallVec<[Block; HOPS]> = SmallVec::from_slice(&[from]);
        let mut from = from;
        while seen.len() < HOPS
            && !seen.contains(&to)
            && threader.may_enter(from, to, seen.len() == 1)
        {
            seen.push(to);
            self.bound.extend(func.params(to).zip(args));
            let last = func.terminator(to);
            for inst in func.block_insts(to).filter(|&inst| inst != last) {
                self.insts.push(inst);
                let data = func.insts[inst];
                let known = eval::inst(func, data, |value| self.known(value));
                let known = known.or_else(|| self.compares_difference(data));
                if let (Some(result), Some(bits)) = (func.result(inst), known) {
                    self.consts.push((result, bits));
                }
            }
            let (next, decides) = match func.insts[last] {
                InstData::Jump { to } => (to, false),
                InstData::Brif { cond, then, els } => match self.known(cond) {
                    Some(0) => (els, true),
                    Some(_) => (then, true),
                    None => break,
                },
                InstData::Switch { value, table } => match self.known(value) {
                    Some(bits) => (super::branches::case(func, table, bits), true),
                    None => break,
                },
                _ => break,
            };
            // A loop that is gone around in one place only is easier to unroll and to vectorize.
            if threader.goes_back(to, func.target(next)) {
                break;
            }
            from = to;
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
        let data_of = |value| func.def_inst(value).map(|inst| func.insts[inst]);
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
        }) = data_of(self.resolve(args[0]))
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
        }) = data_of(compared)
        else {
            return None;
        };
        let are_equal = match op {
            IntCond::Eq => holds,
            IntCond::Ne => !holds,
            _ => return None,
        };
        let unextended = |value: Value| match data_of(self.resolve(value)) {
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
            let data = func.def_inst(cond).map(|inst| func.insts[inst]);
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
            }) = func.def_inst(cond).map(|inst| func.insts[inst])
            {
                cond = arg;
            }
        }
        None
    }
}

/// The instructions that compute values, if they are few.
fn needed(
    func: &Function,
    insts: &[Inst],
    consts: &[(Value, u64)],
    values: &[Value],
) -> Option<Vec<Inst>> {
    let mut needed: SmallVec<[Value; 8]> = SmallVec::from_slice(values);
    let mut found = Vec::new();
    let mut work = 0;
    for &inst in insts.iter().rev() {
        let Some(result) = func.result(inst).filter(|result| needed.contains(result)) else {
            continue;
        };
        found.push(inst);
        let is_known = consts.iter().any(|&(value, _)| value == result);
        if !is_known {
            work += 1;
            func.for_each_use(inst, |value| needed.push(value));
        }
    }
    found.reverse();
    (work <= MOST).then_some(found)
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
    let owners = super::rebuild::owners(func);
    for &block in &func.layout {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| {
                let owner = match func.def(value) {
                    ValueDef::Param(owner, _) => owner,
                    ValueDef::Result(inst, _) => owners[inst.index()],
                };
                if owner != block && owner.0 != super::rebuild::NONE {
                    passes[owner.index()] = false;
                }
            });
        }
    }
}
