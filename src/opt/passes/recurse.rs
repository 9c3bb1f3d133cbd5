//! Tail recursion to loops: a function that calls itself and returns what that gave starts again
//! with other arguments instead.
//!
//! So does one that adds something to what the call gave, or multiplies it: the sum or product so
//! far goes round in a parameter of the loop, and is put to what is returned in the end. Integers
//! wrap, so that the order does not matter. A tail call of itself is a jump in any case.
//!
//! The loop is inverted as those are that programs write: what decides whether to return is passed once
//! on the way in, and then at the end of each iteration.
//!
//! Where a call may return twice, it returns to the frame of its own call, so nothing is done.
//!
//! A call uses the frame again, so no slot may be used where such a call may still come: nobody has its address there.
//! This comes behind [`mem2reg`].

use super::{invert, mem2reg, tidy};
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Builder, Callee, Function, Inst, InstData, Slot, Target, Type, Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild::{self, Map};
use smallvec::SmallVec;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(symbol) = func.symbol else { return };
    let itself = Target::Symbol(symbol);
    if !func.callees.values().any(|row| row.target == itself)
        || cx.env.definition(symbol) != Some(symbol)
        || func.sig.is_variadic()
        || func.returns_twice()
    {
        return;
    }
    cx.find_graph(func);
    let Some(sites) = SelfCalls::find(func, cx, itself) else {
        return;
    };
    if !func.slots.is_empty() && uses_slots_before(func, cx, &sites) {
        return;
    }
    copy(func, cx, &sites);
    cx.replace(func);
    invert::run(cx, func);
    mem2reg::run(cx, func);
    tidy::run(cx, func);
}

/// A call in the place of which the function starts again.
#[derive(Clone, Copy)]
struct SelfCall {
    block: Block,
    call: Inst,
    /// What is put to the result.
    operand: Option<Value>,
}

struct SelfCalls {
    all: Vec<SelfCall>,
    /// How something is put to results, and their type.
    op: Option<(BinaryOp, Type)>,
}

impl SelfCalls {
    fn find(func: &Function, cx: &Cx<'_>, itself: Target) -> Option<SelfCalls> {
        let mut uses = vec![0u32; func.values.len()];
        let order = cx.graph.reverse_post_order();
        for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
            if let InstData::StackAlloc { .. } | InstData::StackSave = func.insts[inst] {
                return None;
            }
            func.for_each_use(inst, |value| uses[value.index()] += 1);
        }
        let mut sites = SelfCalls {
            all: Vec::new(),
            op: None,
        };
        let is_itself = |callee: Callee| {
            let row = func.callees[callee];
            let sig = &func.sigs[row.sig];
            row.target == itself && sig.params == func.sig.params && sig.results == func.sig.results
        };
        for &block in order {
            let call = func.terminator(block);
            if let InstData::TailCall { callee, .. } = func.insts[call]
                && is_itself(callee)
            {
                let operand = None;
                sites.all.push(SelfCall {
                    block,
                    call,
                    operand,
                });
                continue;
            }
            let Some(returned) = returned(func, block) else {
                continue;
            };
            if returned.iter().any(|v| uses[v.index()] != 1) {
                continue;
            }
            let constant = |inst: &Inst| matches!(func.insts[*inst], InstData::Iconst { .. });
            let mut before = func.block_insts(block).rev().skip(1);
            let before = &mut before.by_ref().filter(|inst| !constant(inst));
            let Some(last) = before.next() else { continue };
            let is_call = |inst: Inst| match func.insts[inst] {
                InstData::Call { callee, .. } => is_itself(callee),
                _ => false,
            };
            let gives = |inst: Inst, values: &[Value]| func.inst_results(inst).eq(values.to_vec());
            if is_call(last) {
                if gives(last, &returned) {
                    sites.all.push(SelfCall {
                        block,
                        call: last,
                        operand: None,
                    });
                }
                continue;
            }
            let (InstData::Binary { op, ty, args }, Some(call)) = (func.insts[last], before.next())
            else {
                continue;
            };
            let fits = matches!(op, BinaryOp::Add | BinaryOp::Mul)
                && sites.op.is_none_or(|known| known == (op, ty))
                && is_call(call)
                && gives(last, &returned);
            let operand = match func.result(call) {
                Some(result) if uses[result.index()] == 1 && result == args[0] => args[1],
                Some(result) if uses[result.index()] == 1 && result == args[1] => args[0],
                _ => continue,
            };
            if fits {
                sites.op = Some((op, ty));
                sites.all.push(SelfCall {
                    block,
                    call,
                    operand: Some(operand),
                });
            }
        }
        // What never returns runs out of stack, and goes on to do so.
        let mut is_site = vec![false; func.blocks.len()];
        for site in &sites.all {
            is_site[site.block.index()] = true;
        }
        let ends = order.iter().any(|&block| {
            let mut preds = cx.graph.preds(block).iter();
            let last = func.insts[func.terminator(block)];
            let ends = matches!(
                last,
                InstData::Return { .. }
                    | InstData::TailCall { .. }
                    | InstData::TailCallIndirect { .. }
            );
            ends && !is_site[block.index()]
                && (block == Function::ENTRY || preds.any(|p| !is_site[p.index()]))
        });
        (ends && !sites.all.is_empty()).then_some(sites)
    }
}

/// Whether a slot is used where the function may still start again.
fn uses_slots_before(func: &Function, cx: &Cx<'_>, sites: &SelfCalls) -> bool {
    let mut seen = vec![false; func.blocks.len()];
    let mut todo: Vec<Block> = sites.all.iter().map(|site| site.block).collect();
    let is_address = |value: Value| {
        let def = func.def_inst(value).map(|inst| func.insts[inst]);
        matches!(def, Some(InstData::SlotAddr { .. }))
    };
    while let Some(block) = todo.pop() {
        if std::mem::replace(&mut seen[block.index()], true) {
            continue;
        }
        for inst in func.block_insts(block) {
            // Those have a slot for what they catch.
            let mut uses = matches!(
                func.insts[inst],
                InstData::Invoke { .. } | InstData::InvokeIndirect { .. }
            );
            func.for_each_use(inst, |value| uses |= is_address(value));
            if uses {
                return true;
            }
        }
        todo.extend(cx.graph.preds(block));
    }
    false
}

/// What a block returns, itself or by a jump to a block that does nothing else.
fn returned(func: &Function, block: Block) -> Option<Vec<Value>> {
    match func.insts[func.terminator(block)] {
        InstData::Return { values } => Some(func.list(values).collect()),
        InstData::Jump { to } => {
            let target = func.target(to);
            let last = func.terminator(target);
            let InstData::Return { values } = func.insts[last] else {
                return None;
            };
            if func.blocks[target].first != last {
                return None;
            }
            let passed = |value: Value| {
                let place = func.params(target).position(|param| param == value);
                place.map_or(Some(value), |i| func.args(to).nth(i))
            };
            func.list(values).map(passed).collect()
        }
        _ => None,
    }
}

/// What the function's parameters become: variables in stack slots, which a call of itself stores to, and each
/// block loads what it uses from. [`mem2reg`] makes parameters of the loop of them, once the loop has the shape that it
/// is to have.
struct Variables<'a> {
    func: &'a Function,
    map: Map,
    /// The slot of each parameter of the function, and of the sum or product so far behind those.
    slots: Vec<(Slot, Type)>,
    /// Whether the block that is filled has loaded a parameter.
    loaded: Vec<bool>,
}

impl Variables<'_> {
    /// The parameter of the function that a value is.
    fn place(&self, value: Value) -> Option<usize> {
        match self.func.def(value) {
            ValueDef::Param(Function::ENTRY, n) => Some(n as usize),
            _ => None,
        }
    }

    fn load(&self, n: usize, out: &mut Builder<'_>) -> Value {
        let (slot, ty) = self.slots[n];
        let addr = out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
        out.load(ty, addr, 0)
    }

    fn store(&self, n: usize, value: Value, out: &mut Builder<'_>) {
        let (slot, _) = self.slots[n];
        let addr = out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
        out.store(value, addr, 0);
    }

    /// Loads what an instruction uses, if the block has not.
    fn load_uses(&mut self, inst: Inst, out: &mut Builder<'_>) {
        let mut used = SmallVec::<[Value; 4]>::new();
        self.func.for_each_use(inst, |value| used.push(value));
        for value in used {
            if let Some(n) = self.place(value).filter(|&n| !self.loaded[n]) {
                out.origin = self.func.origins[inst];
                self.map.values[value.index()] = self.load(n, out);
                self.loaded[n] = true;
            }
        }
    }

    /// Starts the function again with the arguments of a call.
    fn again(&mut self, site: &SelfCall, head: Block, op: Option<BinaryOp>, out: &mut Builder<'_>) {
        let (InstData::Call { args, .. } | InstData::TailCall { args, .. }) =
            self.func.insts[site.call]
        else {
            return;
        };
        let so_far = self.func.params(Function::ENTRY).len();
        let args: Vec<Value> = self.func.list(args).collect();
        for (n, arg) in args.into_iter().enumerate() {
            self.store(n, self.map.values[arg.index()], out);
        }
        if let (Some(op), Some(operand)) = (op, site.operand) {
            let before = self.load(so_far, out);
            let after = out.binary(op, before, self.map.values[operand.index()]);
            self.store(so_far, after, out);
        }
        out.jump(head, &[]);
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, sites: &SelfCalls) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let entry = map.blocks[Function::ENTRY.index()];
    let types = func.params(Function::ENTRY).map(|v| func.ty(v));
    let types: Vec<Type> = types.chain(sites.op.map(|(_, ty)| ty)).collect();
    let mut variables = Variables {
        func,
        map,
        slots: Vec::new(),
        loaded: vec![false; types.len()],
    };
    for &ty in &types {
        let slot = out.slot(ty.bytes(), ty.bytes());
        variables.slots.push((slot, ty));
    }
    let head = out.block(&[]);
    out.fill(entry);
    let mut start: Vec<Value> = out.func.params(entry).collect();
    start.extend(sites.op.map(|(op, ty)| match op {
        BinaryOp::Mul => out.iconst(ty, 1),
        _ => out.iconst(ty, 0),
    }));
    for (n, &value) in start.iter().enumerate() {
        variables.store(n, value, &mut out);
    }
    out.jump(head, &[]);
    variables.map.blocks[Function::ENTRY.index()] = head;
    let op = sites.op.map(|(op, _)| op);
    let mut left = sites.all.iter().peekable();
    for &block in graph.reverse_post_order() {
        let site = left.next_if(|site| site.block == block);
        out.fill(variables.map.blocks[block.index()]);
        variables.loaded.fill(false);
        for inst in func.block_insts(block) {
            if let Some(site) = site.filter(|site| site.call.0 <= inst.0) {
                let constant = matches!(func.insts[inst], InstData::Iconst { .. });
                let is_last = inst == func.terminator(block);
                if inst == site.call || !constant {
                    variables.load_uses(inst, &mut out);
                }
                if is_last || inst != site.call && !constant {
                    out.origin = func.origins[site.call];
                    variables.again(site, head, op, &mut out);
                    break;
                }
                if inst == site.call {
                    continue;
                }
            }
            variables.load_uses(inst, &mut out);
            if let (InstData::Return { values }, Some(op)) = (func.insts[inst], op) {
                out.origin = func.origins[inst];
                let so_far = variables.load(types.len() - 1, &mut out);
                let copies = func.list(values).map(|v| variables.map.values[v.index()]);
                let values: Vec<Value> = copies.map(|v| out.binary(op, v, so_far)).collect();
                out.ret(&values);
                continue;
            }
            out.copy(func, inst, &mut variables.map);
        }
    }
    rebuild::finish(func, out.func, &variables.map);
    out.func.layout.insert(0, entry);
}
