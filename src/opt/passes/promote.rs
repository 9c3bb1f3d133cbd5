//! Scalar promotion: what a loop reads from and writes to one place in memory, iteration by
//! iteration, it keeps in a value. The place is read before the loop and written behind it.
//!
//! The address is the same in all iterations, nothing else in the loop may access the place, and
//! each way out of the loop has passed a store to it: so nothing is written that was not written
//! before, and no more than once.
//!
//! In the loop a slot stands for the place; [`mem2reg`](super::mem2reg) then makes it a value.

use super::licm;
use super::mem2reg;
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{Block, Builder, Function, Import, InstData, Slot, Type, Value, ValueDef};
use crate::opt::Cx;
use crate::opt::analyses::access::{Access, MemoryOperand};
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};

/// Places that a loop keeps in values, at most.
const MOST: usize = 4;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let plan = Promotion::find(func, cx, &loops);
    if plan.places.iter().all(Vec::is_empty) {
        return cx.keep_loops(loops);
    }
    copy(func, cx, &loops, &plan);
    cx.replace(func);
    mem2reg::run(cx, func);
}

struct Promotion {
    /// The places of each loop.
    places: Vec<Vec<MemoryOperand>>,
    /// Which of them an instruction accesses, else [`NONE`].
    of: Vec<u32>,
}

impl Promotion {
    fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Promotion {
        let count = loops.iter().count();
        let order = cx.graph.reverse_post_order();
        let mut plan = Promotion {
            places: vec![Vec::new(); count],
            of: vec![NONE; func.insts.len()],
        };
        let memory = Memory::new(func, order, cx.env);
        let effects = licm::effects(func, cx, loops, &memory);
        let mut is_inner = vec![true; count];
        for up in loops.iter().filter_map(|(_, found)| found.parent) {
            is_inner[up.index()] = false;
        }
        let mut accesses: Vec<Vec<(Access, MemoryLocation)>> = vec![Vec::new(); count];
        for &block in order {
            let Some(id) = loops.innermost(block).filter(|id| is_inner[id.index()]) else {
                continue;
            };
            let of = &effects[id.index()];
            if of.anything || of.stores.is_empty() || of.stores.len() > licm::STORES {
                continue;
            }
            let insts = func.block_insts(block);
            let found = insts.filter_map(|inst| Access::find(func, inst, block));
            accesses[id.index()].extend(found.map(|access| {
                let MemoryOperand { addr, offset, ty } = access.operand;
                (access, memory.place(func, addr, offset, ty.bytes()))
            }));
        }
        if accesses.iter().all(Vec::is_empty) {
            return plan;
        }
        let owners = rebuild::owners(func);
        for (id, _) in loops.iter() {
            let accesses = &accesses[id.index()];
            if accesses.len() > 4 * licm::STORES {
                continue;
            }
            let is_outside = |value: Value| {
                let owner = match func.def(value) {
                    ValueDef::Param(owner, _) => owner,
                    ValueDef::Result(inst, _) => owners[inst.index()],
                };
                !loops.contains(id, owner)
            };
            let is_wanted = |access: &Access| {
                access.is_store && access.is_plain && is_outside(access.operand.addr)
            };
            for (at, place) in accesses.iter().filter(|(access, _)| is_wanted(access)) {
                let places = &mut plan.places[id.index()];
                let wanted = at.operand;
                let fits = plan.of[at.inst.index()] == NONE
                    && places.len() < MOST
                    && is_alone(&memory, accesses, wanted, *place)
                    && licm::passes(cx, &effects[id.index()], at.block);
                if fits {
                    for (access, _) in accesses.iter().filter(|(access, _)| access.is_to(wanted)) {
                        plan.of[access.inst.index()] = places.len() as u32;
                    }
                    places.push(wanted);
                }
            }
        }
        plan
    }
}

/// Whether whatever else is accessed is something else.
fn is_alone(
    memory: &Memory<'_>,
    all: &[(Access, MemoryLocation)],
    wanted: MemoryOperand,
    place: MemoryLocation,
) -> bool {
    let mut others = all.iter().filter(|(access, _)| !access.is_to(wanted));
    others.all(|&(_, other)| !memory.may_alias(other, place))
}

struct Promoter<'a> {
    map: Map,
    loops: &'a Loops<Block>,
    plan: &'a Promotion,
    /// The block in front of each header that gets one.
    fronts: Vec<Block>,
    /// The blocks behind each loop: where they go, what they are.
    exits: Vec<Vec<(Block, Block)>>,
    from: Option<Block>,
}

impl Promoter<'_> {
    fn promotes(&self, id: LoopId) -> bool {
        !self.plan.places[id.index()].is_empty()
    }

    /// Where an edge goes that leaves no loop.
    fn enter(&self, block: Block) -> Block {
        let front = self.fronts[block.index()];
        let enters = || {
            let id = self.loops.innermost(block);
            id.is_some_and(|id| self.from.is_none_or(|from| !self.loops.contains(id, from)))
        };
        match front.0 != NONE && enters() {
            true => front,
            false => self.map.blocks[block.index()],
        }
    }
}

impl Rewriter for Promoter<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        if let Some(id) = self.from.and_then(|from| self.loops.innermost(from))
            && self.promotes(id)
            && !self.loops.contains(id, block)
            && let Some(&(_, exit)) = self.exits[id.index()].iter().find(|e| e.0 == block)
        {
            return exit;
        }
        self.enter(block)
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, loops: &Loops<Block>, plan: &Promotion) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut promoter = Promoter {
        map,
        loops,
        plan,
        fronts: vec![Block(NONE); func.blocks.len()],
        exits: vec![Vec::new(); loops.iter().count()],
        from: None,
    };
    let types = |block: Block| {
        func.params(block)
            .map(|v| func.ty(v))
            .collect::<Vec<Type>>()
    };
    let mut slots: Vec<Vec<Slot>> = Vec::new();
    for (id, found) in loops.iter() {
        let size = |p: &MemoryOperand| out.slot(p.ty.bytes(), p.ty.bytes());
        slots.push(plan.places[id.index()].iter().map(size).collect());
        if promoter.promotes(id) {
            promoter.fronts[found.header.index()] = out.block(&types(found.header));
        }
    }
    for &block in graph.reverse_post_order() {
        let Some(id) = loops.innermost(block).filter(|&id| promoter.promotes(id)) else {
            continue;
        };
        for &to in graph.succs(block) {
            let exits = &mut promoter.exits[id.index()];
            if !loops.contains(id, to) && !exits.iter().any(|e| e.0 == to) {
                exits.push((to, out.block(&types(to))));
            }
        }
    }
    for block in cx.dominators.preorder::<Block>() {
        let id = loops.innermost(block).filter(|&id| promoter.promotes(id));
        let front = promoter.fronts[block.index()];
        let copy = promoter.map.block(block);
        if let (Some(id), true) = (id, front.0 != NONE) {
            out.fill(front);
            for (promoted, &slot) in plan.places[id.index()].iter().zip(&slots[id.index()]) {
                let addr = promoter.map.value(promoted.addr);
                let value = out.load(promoted.ty, addr, promoted.offset);
                let slot = address(&mut out, slot);
                out.store(value, slot, 0);
            }
            let args: Vec<Value> = out.func.params(front).collect();
            out.jump(copy, &args);
        }
        promoter.from = Some(block);
        out.fill(copy);
        for inst in func.block_insts(block) {
            let place = plan.of[inst.index()];
            if let (Some(id), true) = (id, place != NONE) {
                out.origin = func.origins[inst];
                let slot = address(&mut out, slots[id.index()][place as usize]);
                match func.insts[inst] {
                    InstData::Store { value, .. } => {
                        out.store(promoter.map.value(value), slot, 0);
                    }
                    InstData::Load { ty, .. } => {
                        let value = out.load(ty, slot, 0);
                        if let Some(result) = func.result(inst) {
                            promoter.map.values[result.index()] = value;
                        }
                    }
                    _ => {}
                }
                continue;
            }
            out.copy(func, inst, &mut promoter);
        }
    }
    for (id, found) in loops.iter() {
        // A loop around this one is gone on in, not entered.
        promoter.from = Some(found.header);
        for (to, exit) in std::mem::take(&mut promoter.exits[id.index()]) {
            out.fill(exit);
            for (promoted, &slot) in plan.places[id.index()].iter().zip(&slots[id.index()]) {
                let slot = address(&mut out, slot);
                let value = out.load(promoted.ty, slot, 0);
                out.store(value, promoter.map.value(promoted.addr), promoted.offset);
            }
            let args: Vec<Value> = out.func.params(exit).collect();
            let to = promoter.enter(to);
            out.jump(to, &args);
        }
    }
    lay_out(func, &mut out, &promoter);
}

/// As before, with the blocks in front of loops there and those behind them at the end.
fn lay_out(func: &Function, out: &mut Builder<'_>, promoter: &Promoter<'_>) {
    let mut placed = vec![false; out.func.blocks.len()];
    let filled = std::mem::take(&mut out.func.layout);
    let mut layout = Vec::with_capacity(filled.len());
    for &block in &func.layout {
        for block in [
            promoter.fronts[block.index()],
            promoter.map.blocks[block.index()],
        ] {
            if block.0 != NONE {
                placed[block.index()] = true;
                layout.push(block);
            }
        }
    }
    layout.extend(filled.into_iter().filter(|b| !placed[b.index()]));
    out.func.layout = layout;
}

fn address(out: &mut Builder<'_>, slot: Slot) -> Value {
    out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64)
}
