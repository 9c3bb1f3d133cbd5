//! Removes what does nothing: code whose results nobody uses, blocks that nothing goes to, block
//! parameters that are one value or none; joins a block with the only one that goes to it.
//!
//! [`branches`](crate::opt::rewrite::branches) has folded what is decided before it starts.

use crate::entity::{Entity, PrimaryMap};
use crate::lir::{
    Block, BlockCall, Builder, Callee, CalleeData, Function, Import, InstData, MemFlags, SigRef,
    Signature, Slot, Target, Value, ValueDef,
};
use crate::opt::rewrite::branches;
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use crate::opt::{Cx, Env};

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    if cx.known.tidy {
        return;
    }
    if branches::fold(func) {
        cx.forget();
    }
    cx.find_graph(func);
    let edges = IncomingEdges::find(func, cx);
    let alias = Alias::find(func, cx, &edges);
    let needed = Needed::find(func, cx, &edges, &alias);
    if !is_tidy(func, cx, &edges, &needed) {
        copy(func, cx, &edges, alias, needed);
        cx.replace(func);
    }
    cx.known.tidy = true;
}

/// Whether a copy would be the same.
fn is_tidy(func: &Function, cx: &Cx<'_>, edges: &IncomingEdges, needed: &Needed) -> bool {
    // A parameter that is another value is not live.
    let is_param_kept = |param: Value| needed.live[param.index()];
    let is_block_kept = |&block: &Block| {
        !edges.joined[block.index()]
            && (block == Function::ENTRY || func.params(block).all(is_param_kept))
    };
    needed.leaves_none
        && func.layout.len() == cx.graph.reverse_post_order().len()
        && func.layout.iter().all(is_block_kept)
        && needed.slots.iter().all(|&used| used)
}

/// Whether an instruction can be left out where its results are not used.
pub(crate) fn is_removable(func: &Function, data: InstData, env: &dyn Env) -> bool {
    match data {
        InstData::Load {
            flags,
            ty,
            addr,
            offset,
        } => {
            let traps = || env.keeps_traps() && !is_in_slot(func, addr, offset, ty.bytes());
            flags == MemFlags::PLAIN && !traps()
        }
        InstData::StackAlloc { .. } => !env.keeps_traps(),
        InstData::StackSave | InstData::EntryStack => true,
        InstData::Call { callee, .. } => match func.callees[callee].target {
            Target::Libcall(libcall) => libcall.is_pure(),
            Target::Symbol(symbol) => env.is_removable(symbol),
        },
        _ => data.is_pure(),
    }
}

/// Whether bytes are all of a slot of the function, which is always there.
fn is_in_slot(func: &Function, addr: Value, offset: i32, bytes: u32) -> bool {
    let Some(InstData::SlotAddr { slot, offset: at }) = func.def_inst(addr).map(|i| func.insts[i])
    else {
        return false;
    };
    let start = i64::from(at) + i64::from(offset);
    start >= 0 && start + i64::from(bytes) <= i64::from(func.slots[slot].size)
}

/// The edges to each block that come from blocks that can be reached.
struct IncomingEdges {
    starts: Vec<u32>,
    calls: Vec<(Block, BlockCall)>,
    /// Whether a block goes on where another one ends, and nothing else goes to it.
    joined: Vec<bool>,
}

impl IncomingEdges {
    fn find(func: &Function, cx: &Cx<'_>) -> IncomingEdges {
        let mut starts = vec![0u32; func.blocks.len() + 1];
        let order = cx.graph.reverse_post_order();
        for &block in order {
            for &to in cx.graph.succs(block) {
                starts[to.index()] += 1;
            }
        }
        let mut at = 0;
        for start in &mut starts {
            at += *start;
            *start = at;
        }
        let mut joined = vec![false; func.blocks.len()];
        let mut calls = vec![(Function::ENTRY, BlockCall(crate::entity::List::EMPTY)); at as usize];
        for &block in order {
            let last = func.terminator(block);
            func.for_each_successor_inlined(last, |call| {
                let to = func.target(call).index();
                starts[to] -= 1;
                calls[starts[to] as usize] = (block, call);
            });
            if let InstData::Jump { to } = func.insts[last] {
                joined[func.target(to).index()] = true;
            }
        }
        for (block, joined) in joined.iter_mut().enumerate() {
            *joined &= starts[block + 1] - starts[block] == 1;
        }
        IncomingEdges {
            starts,
            calls,
            joined,
        }
    }

    fn to(&self, block: Block) -> &[(Block, BlockCall)] {
        let i = block.index();
        &self.calls[self.starts[i] as usize..self.starts[i + 1] as usize]
    }
}

/// The value that each value is, found in one step: a parameter to which all edges pass one value,
/// or itself, is that value.
struct Alias(Vec<Value>);

impl Alias {
    fn find(func: &Function, cx: &Cx<'_>, edges: &IncomingEdges) -> Alias {
        let mut alias = Alias(func.values.keys().collect());
        let mut found = false;
        for _ in 0..4 {
            let mut changed = false;
            for &block in &cx.graph.reverse_post_order()[1..] {
                let params = func.pool.get(func.blocks[block].params);
                for (i, &param) in params.iter().enumerate() {
                    let param = Value(param);
                    if alias.of(param) != param {
                        continue;
                    }
                    let mut only = None;
                    let same = edges.to(block).iter().all(|(_, call)| {
                        let arg = alias.resolve(Value(func.pool.get(call.0)[i + 1]));
                        arg == param || *only.get_or_insert(arg) == arg
                    });
                    if let (true, Some(value)) = (same, only) {
                        alias.0[param.index()] = value;
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
            found = true;
        }
        if found {
            for value in func.values.keys() {
                if alias.of(value) != value {
                    alias.resolve(value);
                }
            }
        }
        alias
    }

    #[inline]
    fn of(&self, value: Value) -> Value {
        self.0[value.index()]
    }

    fn resolve(&mut self, value: Value) -> Value {
        let mut root = value;
        while self.of(root) != root {
            root = self.of(root);
        }
        let mut at = value;
        while self.of(at) != root {
            at = std::mem::replace(&mut self.0[at.index()], root);
        }
        root
    }
}

/// What must stay.
struct Needed {
    /// Values that something that must stay needs.
    live: Vec<bool>,
    /// Instructions that do something, or whose results are live.
    insts: Vec<bool>,
    slots: Vec<bool>,
    /// Whether that is all instructions of blocks that can be reached.
    leaves_none: bool,
}

impl Needed {
    fn find(func: &Function, cx: &Cx<'_>, edges: &IncomingEdges, alias: &Alias) -> Needed {
        let mut needed = Needed {
            live: vec![false; func.values.len()],
            insts: vec![false; func.insts.len()],
            slots: vec![false; func.slots.len()],
            leaves_none: false,
        };
        let mut work = Vec::with_capacity(func.blocks.len() + 32);
        let (mut all, mut kept) = (0, 0);
        let live = &mut needed.live;
        for &block in cx.graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                all += 1;
                let data = func.insts[inst];
                if data.is_pure() {
                    continue;
                }
                match data {
                    InstData::Jump { .. } => {}
                    InstData::Brif { cond, .. } => mark(alias, cond, live, &mut work),
                    InstData::Switch { value, .. } => mark(alias, value, live, &mut work),
                    InstData::Invoke { args, handler, .. } => {
                        needed.slots[func.handlers[handler].slot.index()] = true;
                        func.list(args)
                            .for_each(|arg| mark(alias, arg, live, &mut work));
                    }
                    InstData::InvokeIndirect {
                        addr,
                        args,
                        handler,
                    } => {
                        needed.slots[func.handlers[handler].slot.index()] = true;
                        mark(alias, addr, live, &mut work);
                        func.list(args)
                            .for_each(|arg| mark(alias, arg, live, &mut work));
                    }
                    _ if data.is_terminator() || !is_removable(func, data, cx.env) => {
                        func.for_each_use_inlined(inst, |value| {
                            mark(alias, value, live, &mut work)
                        });
                    }
                    _ => continue,
                }
                needed.insts[inst.index()] = true;
                kept += 1;
            }
        }
        while let Some(value) = work.pop() {
            match func.def(value) {
                ValueDef::Result(inst, _) => {
                    if !std::mem::replace(&mut needed.insts[inst.index()], true) {
                        kept += 1;
                        func.for_each_use_inlined(inst, |value| {
                            mark(alias, value, live, &mut work)
                        });
                    }
                    if let InstData::SlotAddr { slot, .. } = func.insts[inst] {
                        needed.slots[slot.index()] = true;
                    }
                }
                ValueDef::Param(block, i) => {
                    for (_, call) in edges.to(block) {
                        let arg = func.pool.get(call.0)[usize::from(i) + 1];
                        mark(alias, Value(arg), live, &mut work);
                    }
                }
            }
        }
        needed.leaves_none = kept == all;
        needed
    }
}

/// Notes that a value is needed, or the one that it is.
#[inline(always)]
fn mark(alias: &Alias, value: Value, live: &mut [bool], work: &mut Vec<Value>) {
    let value = alias.of(value);
    if !std::mem::replace(&mut live[value.index()], true) {
        work.push(value);
    }
}

/// The copy: what is not needed is left out, blocks with one way in are joined with where it is.
struct Tidier<'a> {
    func: &'a Function,
    map: Map,
    alias: Alias,
    needed: Needed,
    /// Whether a block is left parameters out of.
    shrinks: Vec<bool>,
    slots: Vec<Slot>,
    calls: CallTables,
}

/// Signatures and callees of what is copied: bodies that were inlined have brought many with them.
struct CallTables {
    sigs: PrimaryMap<SigRef, Signature>,
    callees: PrimaryMap<Callee, CalleeData>,
    /// What those of the function have become, or [`NONE`].
    copied_sigs: Vec<SigRef>,
    copied_callees: Vec<Callee>,
}

impl Tidier<'_> {
    /// What is another value is not live.
    fn is_kept(&self, param: Value) -> bool {
        self.needed.live[param.index()]
    }

    /// Gives the parameters of a block the values that they are in the copy: those that are kept
    /// these ones, in order, others what they are the same as, which was copied before.
    fn bind(&mut self, block: Block, kept: impl Iterator<Item = Value>) {
        let mut kept = kept;
        for param in self.func.params(block) {
            let value = match self.is_kept(param) {
                true => kept.next(),
                false => Some(self.map.values[self.alias.of(param).index()]),
            };
            self.map.values[param.index()] = value.unwrap_or(Value(NONE));
        }
    }
}

impl Rewriter for Tidier<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn copied_slot(&mut self, slot: Slot) -> Slot {
        self.slots[slot.index()]
    }

    fn copied_callee(&mut self, callee: Callee) -> Callee {
        if self.calls.copied_callees[callee.index()].0 == NONE {
            let CalleeData { target, sig } = self.func.callees[callee];
            let sig = self.copied_sig(sig);
            let copy = self.calls.callees.push(CalleeData { target, sig });
            self.calls.copied_callees[callee.index()] = copy;
        }
        self.calls.copied_callees[callee.index()]
    }

    fn copied_sig(&mut self, sig: SigRef) -> SigRef {
        if self.calls.copied_sigs[sig.index()].0 == NONE {
            let copy = self.calls.sigs.push(self.func.sigs[sig].clone());
            self.calls.copied_sigs[sig.index()] = copy;
        }
        self.calls.copied_sigs[sig.index()]
    }

    fn changes_args(&self, to: Block) -> bool {
        self.shrinks[to.index()]
    }

    fn keeps_arg(&mut self, to: Block, i: usize) -> bool {
        let param = self.func.pool.get(self.func.blocks[to].params)[i];
        self.is_kept(Value(param))
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, edges: &IncomingEdges, alias: Alias, needed: Needed) {
    let graph = &*cx.graph;
    let mut tidier = Tidier {
        func,
        map: Map::default(),
        alias,
        needed,
        shrinks: vec![false; func.blocks.len()],
        slots: Vec::with_capacity(func.slots.len()),
        calls: CallTables {
            sigs: PrimaryMap::new(),
            callees: PrimaryMap::new(),
            copied_sigs: vec![SigRef(NONE); func.sigs.len()],
            copied_callees: vec![Callee(NONE); func.callees.len()],
        },
    };
    cx.spare.clear_like_but_calls(func);
    // What is there for them has room.
    tidier.calls.sigs = std::mem::take(&mut cx.spare.sigs);
    tidier.calls.callees = std::mem::take(&mut cx.spare.callees);
    let (mut out, map) = rebuild::start_cleared(func, cx.spare, &mut |block, types| {
        if !graph.is_reachable(block) || edges.joined[block.index()] {
            return false;
        }
        if block != Function::ENTRY && !func.params(block).all(|p| tidier.is_kept(p)) {
            tidier.shrinks[block.index()] = true;
            types.clear();
            let params = func
                .params(block)
                .filter(|&p| tidier.needed.live[p.index()]);
            types.extend(params.map(|p| func.ty(p)));
        }
        true
    });
    tidier.map = map;
    out.func.slots.clear();
    for (slot, &data) in func.slots.iter() {
        let copy = match tidier.needed.slots[slot.index()] {
            true => out.func.slots.push(data),
            false => Slot(NONE),
        };
        tidier.slots.push(copy);
    }
    out.func.homes.retain_mut(|home| {
        home.slot = tidier.slots[home.slot.index()];
        home.slot.0 != NONE
    });
    for &block in graph.reverse_post_order() {
        let copy = tidier.map.block(block);
        if copy.0 == NONE {
            continue;
        }
        if tidier.shrinks[block.index()] {
            tidier.bind(block, out.func.params(copy));
        }
        out.fill(copy);
        let mut block = block;
        while let Some(next) = fill(&mut tidier, &mut out, block, &edges.joined) {
            block = next;
        }
    }
    out.func.sigs = tidier.calls.sigs;
    out.func.callees = tidier.calls.callees;
    rebuild::finish(func, out.func, &tidier.map);
}

/// Copies a block; gives the one that is joined with it.
fn fill(
    tidier: &mut Tidier<'_>,
    out: &mut Builder<'_>,
    block: Block,
    joined: &[bool],
) -> Option<Block> {
    let func = tidier.func;
    let last = func.terminator(block);
    for inst in func.block_insts(block) {
        if !tidier.needed.insts[inst.index()] {
            continue;
        }
        if inst == last
            && let InstData::Jump { to } = func.insts[inst]
        {
            let target = func.target(to);
            if joined[target.index()] {
                for (param, arg) in func.params(target).zip(func.args(to)) {
                    tidier.map.values[param.index()] = tidier.map.values[arg.index()];
                }
                return Some(target);
            }
        }
        out.copy(func, inst, tidier);
    }
    None
}
