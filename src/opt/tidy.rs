//! Removes what does nothing: code whose results nobody uses, blocks that nothing goes to, block
//! parameters that are one value or none; joins a block with the only one that goes to it.
//!
//! [`branches`](super::branches) has folded what is decided before it starts.

use super::branches;
use super::rebuild::{self, Map, NONE};
use super::{Cx, Env};
use crate::entity::Entity;
use crate::lir::{
    Block, BlockCall, Builder, Function, Import, Inst, InstData, MemFlags, Slot, Target, Value,
    ValueDef,
};

/// Runs the pass.
pub fn run(cx: &mut Cx<'_>, func: &mut Function) {
    if cx.known.tidy {
        return;
    }
    if branches::fold(func) {
        cx.forget();
    }
    cx.find_graph(func);
    let edges = Edges::find(func, cx);
    let alias = same_params(func, cx, &edges);
    let live = live_values(func, cx, &edges, &alias);
    if !is_tidy(func, cx, &edges, &live) {
        copy(func, cx, &edges, alias, live);
        cx.replace(func);
    }
    cx.known.tidy = true;
}

/// Whether a copy would be the same.
fn is_tidy(func: &Function, cx: &Cx<'_>, edges: &Edges, live: &[bool]) -> bool {
    let used = || used_slots(func, cx.graph.reverse_post_order(), live);
    // A parameter that is another value is not live.
    let is_param_kept = |param: Value| live[param.index()];
    let is_inst_kept = |inst: Inst| {
        func.inst_results(inst).any(|v| live[v.index()])
            || !is_removable(func, func.insts[inst], cx.env)
    };
    let is_block_kept = |&block: &Block| {
        cx.graph.is_reachable(block)
            && edges.joined(func, block).is_none()
            && (block == Function::ENTRY || func.params(block).all(is_param_kept))
            && func.block_insts(block).all(is_inst_kept)
    };
    func.layout.iter().all(is_block_kept) && used().into_iter().all(|used| used)
}

/// Whether an instruction can be left out where its results are not used.
pub fn is_removable(func: &Function, data: InstData, env: &dyn Env) -> bool {
    match data {
        InstData::Load { flags, .. } => flags == MemFlags::PLAIN,
        InstData::StackAlloc { .. } | InstData::StackSave => true,
        InstData::Call { callee, .. } => match func.callees[callee].target {
            Target::Libcall(libcall) => libcall.is_pure(),
            Target::Symbol(symbol) => env.is_removable(symbol),
        },
        _ => data.is_pure() && !matches!(data, InstData::Store { .. }),
    }
}

/// The edges to each block that come from blocks that can be reached.
struct Edges {
    starts: Vec<u32>,
    calls: Vec<(Block, BlockCall)>,
}

impl Edges {
    fn find(func: &Function, cx: &Cx<'_>) -> Edges {
        let mut starts = vec![0u32; func.blocks.len() + 1];
        let order = cx.graph.reverse_post_order();
        for &block in order {
            func.for_each_successor(func.terminator(block), |call| {
                starts[func.target(call).index()] += 1;
            });
        }
        let mut at = 0;
        for start in &mut starts {
            at += *start;
            *start = at;
        }
        let mut calls = vec![(Function::ENTRY, BlockCall(crate::entity::List::EMPTY)); at as usize];
        for &block in order {
            func.for_each_successor(func.terminator(block), |call| {
                let start = &mut starts[func.target(call).index()];
                *start -= 1;
                calls[*start as usize] = (block, call);
            });
        }
        Edges { starts, calls }
    }

    fn to(&self, block: Block) -> &[(Block, BlockCall)] {
        let i = block.index();
        &self.calls[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    /// The block that goes on in a block, and nothing else does.
    fn joined(&self, func: &Function, block: Block) -> Option<Block> {
        let &[(from, call)] = self.to(block) else {
            return None;
        };
        let last = func.terminator(from);
        let goes_on = matches!(func.insts[last], InstData::Jump { to } if to == call);
        goes_on.then_some(from)
    }
}

fn resolve(alias: &mut [Value], value: Value) -> Value {
    let mut root = value;
    while alias[root.index()] != root {
        root = alias[root.index()];
    }
    let mut at = value;
    while alias[at.index()] != root {
        at = std::mem::replace(&mut alias[at.index()], root);
    }
    root
}

/// The value that each value is, found in one step: a parameter to which all edges pass one value,
/// or itself, is that value.
fn same_params(func: &Function, cx: &Cx<'_>, edges: &Edges) -> Vec<Value> {
    let mut alias: Vec<Value> = func.values.keys().collect();
    for _ in 0..4 {
        let mut changed = false;
        for &block in &cx.graph.reverse_post_order()[1..] {
            let params = func.blocks[block].params;
            for i in 0..func.pool.get(params).len() {
                let param = Value(func.pool.get(params)[i]);
                if alias[param.index()] != param {
                    continue;
                }
                let mut only = None;
                let same = edges.to(block).iter().all(|(_, call)| {
                    let arg = resolve(&mut alias, Value(func.pool.get(call.0)[i + 1]));
                    arg == param || *only.get_or_insert(arg) == arg
                });
                if let (true, Some(value)) = (same, only) {
                    alias[param.index()] = value;
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    for value in func.values.keys() {
        if alias[value.index()] != value {
            resolve(&mut alias, value);
        }
    }
    alias
}

/// Which values something that must stay needs.
fn live_values(func: &Function, cx: &Cx<'_>, edges: &Edges, alias: &[Value]) -> Vec<bool> {
    let mut live = vec![false; func.values.len()];
    let mut work = Vec::with_capacity(func.blocks.len() + 32);
    let mark = |value: Value, live: &mut Vec<bool>, work: &mut Vec<Value>| {
        let value = alias[value.index()];
        if !std::mem::replace(&mut live[value.index()], true) {
            work.push(value);
        }
    };
    for &block in cx.graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            match func.insts[inst] {
                InstData::Jump { .. } => {}
                InstData::Brif { cond, .. } => mark(cond, &mut live, &mut work),
                InstData::Switch { value, .. } => mark(value, &mut live, &mut work),
                data if data.is_terminator() || !is_removable(func, data, cx.env) => {
                    func.for_each_use(inst, |value| mark(value, &mut live, &mut work));
                }
                _ => {}
            }
        }
    }
    while let Some(value) = work.pop() {
        match func.def(value) {
            ValueDef::Result(inst, _) => {
                func.for_each_use(inst, |value| mark(value, &mut live, &mut work));
            }
            ValueDef::Param(block, i) => {
                for (_, call) in edges.to(block) {
                    let arg = func.pool.get(call.0)[usize::from(i) + 1];
                    mark(Value(arg), &mut live, &mut work);
                }
            }
        }
    }
    live
}

/// The copy: what is not live is left out, blocks with one way in are joined with where it is.
struct Tidier<'a> {
    func: &'a Function,
    map: Map,
    alias: Vec<Value>,
    live: Vec<bool>,
    slots: Vec<Slot>,
}

impl Tidier<'_> {
    /// What is another value is not live.
    fn is_kept(&self, param: Value) -> bool {
        self.live[param.index()]
    }

    /// Gives the parameters of a block the values that they are in the copy: those that are kept
    /// these ones, in order, others what they are the same as, which was copied before.
    fn bind(&mut self, block: Block, kept: impl Iterator<Item = Value>) {
        let mut kept = kept;
        for param in self.func.params(block) {
            let value = match self.is_kept(param) {
                true => kept.next(),
                false => Some(self.map.values[self.alias[param.index()].index()]),
            };
            self.map.values[param.index()] = value.unwrap_or(Value(NONE));
        }
    }
}

impl Import for Tidier<'_> {
    fn value(&mut self, value: Value) -> Value {
        self.map.value(value)
    }

    fn bind(&mut self, value: Value, copy: Value) {
        self.map.bind(value, copy);
    }

    fn block(&mut self, block: Block) -> Block {
        self.map.block(block)
    }

    fn slot(&mut self, slot: Slot) -> Slot {
        self.slots[slot.index()]
    }

    fn changes_edges(&self, to: Block) -> bool {
        to != Function::ENTRY && !self.func.params(to).all(|param| self.is_kept(param))
    }

    fn edge_args(&mut self, to: Block, i: usize) -> bool {
        let param = self.func.pool.get(self.func.blocks[to].params)[i];
        self.is_kept(Value(param))
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, edges: &Edges, alias: Vec<Value>, live: Vec<bool>) {
    let graph = &*cx.graph;
    let joined = |block: Block| edges.joined(func, block).is_some();
    let used = used_slots(func, graph.reverse_post_order(), &live);
    let mut tidier = Tidier {
        func,
        map: Map::default(),
        alias,
        live,
        slots: Vec::with_capacity(func.slots.len()),
    };
    let (mut out, map) = rebuild::start(func, cx.spare, |block, types| {
        if !graph.is_reachable(block) || joined(block) {
            return false;
        }
        if block != Function::ENTRY {
            types.clear();
            let params = func.params(block).filter(|&p| tidier.is_kept(p));
            types.extend(params.map(|p| func.ty(p)));
        }
        true
    });
    tidier.map = map;
    out.func.slots.clear();
    for (slot, &data) in func.slots.iter() {
        let copy = match used[slot.index()] {
            true => out.func.slots.push(data),
            false => Slot(NONE),
        };
        tidier.slots.push(copy);
    }
    for &block in graph.reverse_post_order() {
        let copy = tidier.map.block(block);
        if copy.0 == NONE {
            continue;
        }
        if block != Function::ENTRY {
            tidier.bind(block, out.func.params(copy));
        }
        out.fill(copy);
        let mut block = block;
        while let Some(next) = fill(&mut tidier, &mut out, block, cx.env, &joined) {
            block = next;
        }
    }
    rebuild::finish(func, out.func, &tidier.map);
}

/// Copies a block; gives the one that is joined with it.
fn fill(
    tidier: &mut Tidier<'_>,
    out: &mut Builder<'_>,
    block: Block,
    env: &dyn Env,
    joined: &dyn Fn(Block) -> bool,
) -> Option<Block> {
    let func = tidier.func;
    let last = func.terminator(block);
    for inst in func.block_insts(block) {
        let data = func.insts[inst];
        if inst == last {
            if let InstData::Jump { to } = data {
                let target = func.target(to);
                if joined(target) {
                    for (param, arg) in func.params(target).zip(func.args(to)) {
                        tidier.map.values[param.index()] = tidier.map.values[arg.index()];
                    }
                    return Some(target);
                }
            }
        } else if is_dead(tidier, inst) && is_removable(func, data, env) {
            continue;
        }
        out.copy(func, inst, tidier);
    }
    None
}

fn is_dead(tidier: &Tidier<'_>, inst: Inst) -> bool {
    let mut results = tidier.func.inst_results(inst);
    !results.any(|v| tidier.live[v.index()])
}

fn used_slots(func: &Function, order: &[Block], live: &[bool]) -> Vec<bool> {
    let mut used = vec![false; func.slots.len()];
    if used.is_empty() {
        return used;
    }
    for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
        if let InstData::SlotAddr { slot, .. } = func.insts[inst] {
            used[slot.index()] |= func.result(inst).is_some_and(|v| live[v.index()]);
        }
    }
    used
}
