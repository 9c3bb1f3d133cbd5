//! Sparse conditional constant propagation (Wegman and Zadeck, 1991): what is the same constant on
//! all ways that can be taken, loops included, becomes that constant.
//!
//! A value is unknown until an edge that can be taken makes it something; it is a constant until
//! it is found to be two. Blocks wait in reverse post-order, so that loops are few rounds.

use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Builder, Function, Inst, InstData, Value};
use crate::opt::Cx;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::eval;
use crate::opt::rewrite::rebuild::{self, NONE};

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let mut solver = Solver::new(func, cx);
    solver.solve();
    let Solver { known, taken, .. } = solver;
    let order = cx.graph.reverse_post_order();
    let is_new = |block: Block| {
        let decided = func
            .params(block)
            .any(|v| matches!(known[v.index()], LatticeValue::Is(_)));
        let result = |inst: Inst| func.result(inst).map(|v| known[v.index()]);
        let folds = |inst: Inst| {
            matches!(result(inst), Some(LatticeValue::Is(_)))
                && !matches!(
                    func.insts[inst],
                    InstData::Iconst { .. } | InstData::Fconst { .. }
                )
        };
        !taken[block.index()] || decided || func.block_insts(block).any(folds)
    };
    if !order.iter().any(|&block| is_new(block)) {
        return;
    }
    copy(func, cx, &known, &taken);
    cx.replace_insts(func);
}

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LatticeValue {
    /// No way to it was found yet.
    Nothing,
    /// These bits.
    Is(u64),
    /// More than one value.
    Varies,
}

struct Solver<'a> {
    func: &'a Function,
    known: Vec<LatticeValue>,
    /// Whether a block can be reached.
    taken: Vec<bool>,
    /// The instructions that use a value: from its start in `users` to that of the next.
    starts: Vec<u32>,
    users: Vec<Inst>,
    owners: Owners,
    /// Whether an instruction was visited: if not, it will be when its block is.
    seen: Vec<bool>,
    blocks: Vec<Block>,
    insts: Vec<Inst>,
    /// Terminators that pass what has changed: they wait until nothing else does, each once, as
    /// they may pass much.
    ends: Vec<Inst>,
    waits: Vec<bool>,
}

impl<'a> Solver<'a> {
    fn new(func: &'a Function, cx: &Cx<'_>) -> Self {
        let order = cx.graph.reverse_post_order();
        let mut starts = vec![0u32; func.values.len() + 1];
        for &block in order {
            for inst in func.block_insts(block) {
                func.for_each_use_inlined(inst, |value| starts[value.index()] += 1);
            }
        }
        let mut at = 0;
        for start in &mut starts {
            at += *start;
            *start = at;
        }
        let mut users = vec![Inst(NONE); at as usize];
        for &block in order {
            for inst in func.block_insts(block) {
                func.for_each_use_inlined(inst, |value| {
                    let start = &mut starts[value.index()];
                    *start -= 1;
                    users[*start as usize] = inst;
                });
            }
        }
        Solver {
            func,
            known: vec![LatticeValue::Nothing; func.values.len()],
            taken: vec![false; func.blocks.len()],
            starts,
            users,
            owners: Owners::new(func),
            seen: vec![false; func.insts.len()],
            blocks: Vec::new(),
            insts: Vec::new(),
            ends: Vec::new(),
            waits: vec![false; func.blocks.len()],
        }
    }

    fn solve(&mut self) {
        for param in self.func.params(Function::ENTRY) {
            self.known[param.index()] = LatticeValue::Varies;
        }
        self.taken[Function::ENTRY.index()] = true;
        self.blocks.push(Function::ENTRY);
        loop {
            if let Some(inst) = self.insts.pop() {
                let owner = self.owners.of_inst(inst);
                if !self.func.insts[inst].is_terminator() {
                    self.visit(inst);
                } else if !std::mem::replace(&mut self.waits[owner.index()], true) {
                    self.ends.push(inst);
                }
            } else if let Some(inst) = self.ends.pop() {
                self.waits[self.owners.of_inst(inst).index()] = false;
                self.visit(inst);
            } else if let Some(block) = self.blocks.pop() {
                self.func
                    .block_insts(block)
                    .for_each(|inst| self.visit(inst));
            } else {
                return;
            }
        }
    }

    fn visit(&mut self, inst: Inst) {
        let func = self.func;
        let data = func.insts[inst];
        self.seen[inst.index()] = true;
        match data {
            InstData::Jump { to } => self.take(to),
            InstData::Brif { cond, then, els } => match self.known[cond.index()] {
                LatticeValue::Nothing => {}
                LatticeValue::Is(0) => self.take(els),
                LatticeValue::Is(_) => self.take(then),
                LatticeValue::Varies => {
                    self.take(then);
                    self.take(els);
                }
            },
            InstData::Switch { value, table } => {
                let table = &func.tables[table];
                match self.known[value.index()] {
                    LatticeValue::Nothing => {}
                    LatticeValue::Is(bits) => {
                        let case = table.cases.iter().find(|case| case.0 == bits);
                        self.take(case.map_or(table.default, |case| case.1));
                    }
                    LatticeValue::Varies => {
                        self.take(table.default);
                        table.cases.iter().for_each(|case| self.take(case.1));
                    }
                }
            }
            _ => {
                func.for_each_successor_inlined(inst, |call| self.take(call));
                let known = self.evaluate(data);
                for result in func.inst_results(inst) {
                    self.merge_value(result, known);
                }
            }
        }
    }

    /// An edge can be taken.
    fn take(&mut self, call: BlockCall) {
        let func = self.func;
        let target = func.target(call);
        for (param, arg) in func.params(target).zip(func.args(call)) {
            self.merge_value(param, self.known[arg.index()]);
        }
        if !std::mem::replace(&mut self.taken[target.index()], true) {
            self.blocks.push(target);
        }
    }

    /// Merges what a value may be too: each value changes at most twice.
    fn merge_value(&mut self, value: Value, also: LatticeValue) {
        let old = self.known[value.index()];
        let new = match (old, also) {
            (LatticeValue::Nothing, also) => also,
            (old, LatticeValue::Nothing) => old,
            (old, also) if old == also => old,
            _ => LatticeValue::Varies,
        };
        if new != old {
            self.known[value.index()] = new;
            let (from, to) = (self.starts[value.index()], self.starts[value.index() + 1]);
            for &user in &self.users[from as usize..to as usize] {
                if self.seen[user.index()] {
                    self.insts.push(user);
                }
            }
        }
    }

    fn evaluate(&self, data: InstData) -> LatticeValue {
        let known = |v: Value| self.known[v.index()];
        let both = |[a, b]: [Value; 2]| [known(a), known(b)];
        let ty = |v: Value| self.func.ty(v);
        let or_varies = |bits: Option<u64>| bits.map_or(LatticeValue::Varies, LatticeValue::Is);
        match data {
            InstData::Iconst { imm, .. } => LatticeValue::Is(imm),
            InstData::Fconst { bits, .. } => LatticeValue::Is(bits),
            InstData::Unary { op, ty: to, arg } if !to.is_vector() && !ty(arg).is_vector() => {
                match known(arg) {
                    LatticeValue::Is(bits) => or_varies(eval::unary(op, ty(arg), to, bits)),
                    other => other,
                }
            }
            InstData::Binary { op, ty, args } if !ty.is_vector() => match both(args) {
                [LatticeValue::Is(a), LatticeValue::Is(b)] => or_varies(eval::binary(op, ty, a, b)),
                [LatticeValue::Nothing, _] | [_, LatticeValue::Nothing] => LatticeValue::Nothing,
                _ => LatticeValue::Varies,
            },
            InstData::Icmp { cond, ty, args } => match both(args) {
                [LatticeValue::Is(a), LatticeValue::Is(b)] => {
                    LatticeValue::Is(cond.holds(ty, a, b).into())
                }
                [LatticeValue::Nothing, _] | [_, LatticeValue::Nothing] => LatticeValue::Nothing,
                _ => LatticeValue::Varies,
            },
            InstData::Fcmp { cond, ty, args } => match both(args) {
                [LatticeValue::Is(a), LatticeValue::Is(b)] => {
                    LatticeValue::Is(cond.holds(ty, a, b).into())
                }
                [LatticeValue::Nothing, _] | [_, LatticeValue::Nothing] => LatticeValue::Nothing,
                _ => LatticeValue::Varies,
            },
            InstData::Select {
                args: [c, a, b], ..
            } => match known(c) {
                LatticeValue::Nothing => LatticeValue::Nothing,
                LatticeValue::Is(0) => known(b),
                LatticeValue::Is(_) => known(a),
                LatticeValue::Varies if known(a) == known(b) => known(a),
                LatticeValue::Varies => LatticeValue::Varies,
            },
            _ => LatticeValue::Varies,
        }
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, known: &[LatticeValue], taken: &[bool]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for param in func.params(block) {
            if let LatticeValue::Is(bits) = known[param.index()]
                && block != Function::ENTRY
            {
                map.values[param.index()] = constant(func, &mut out, param, bits);
            }
        }
        for inst in func.block_insts(block) {
            let bits = match func.result(inst).map(|v| (v, known[v.index()])) {
                Some((value, LatticeValue::Is(bits))) if taken[block.index()] => {
                    Some((value, bits))
                }
                _ => None,
            };
            // Only what has no effects is ever known, and a division that does not trap.
            if let Some((value, bits)) = bits {
                out.origin = func.origins[inst];
                map.values[value.index()] = constant(func, &mut out, value, bits);
                continue;
            }
            out.copy(func, inst, &mut map);
        }
    }
    rebuild::finish(func, out.func, &map);
}

fn constant(func: &Function, out: &mut Builder<'_>, value: Value, bits: u64) -> Value {
    let ty = func.ty(value);
    match ty.is_int() {
        true => out.iconst(ty, bits),
        false => out.fconst(ty, bits),
    }
}
