//! Scalar promotion: what a loop reads from and writes to one place in memory, iteration by
//! iteration, it keeps in a value. The place is read before the loop and written behind it.
//!
//! The address is the same in all iterations, nothing else in the loop may access the place, and
//! each way out of the loop has passed a store to it: so nothing is written that was not written
//! before, and no more than once.
//!
//! In the loop a slot stands for the place; [`mem2reg`](super::mem2reg) then makes it a value.

use super::mem2reg;
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{Block, Builder, Function, Import, InstData, Slot, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::access::{Access, MemoryOperand};
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::opt::analyses::loop_effects;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::preheaders::{self, Preheaders};
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
        let effects = loop_effects::find(func, cx, loops, &memory);
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
            if of.anything || of.stores.is_empty() || of.stores.len() > loop_effects::STORES {
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
        let owners = Owners::new(func);
        for (id, _) in loops.iter() {
            let accesses = &accesses[id.index()];
            if accesses.len() > 4 * loop_effects::STORES {
                continue;
            }
            let is_outside = |value: Value| {
                let owner = owners.of(func, value);
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
                    && loop_effects::passes(cx, &effects[id.index()], at.block);
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
    preheaders: Preheaders<'a>,
    /// The blocks behind each loop: where they go, what they are.
    exits: Vec<Vec<(Block, Block)>>,
    /// The loop of the block that is copied, if places of it are promoted.
    here: Option<LoopId>,
}

impl Promoter<'_> {
    /// The loop that a block is in, if places of it are promoted.
    fn promoted(&self, block: Block) -> Option<LoopId> {
        let id = self.loops.innermost(block);
        id.filter(|id| !self.plan.places[id.index()].is_empty())
    }
}

impl Rewriter for Promoter<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        if let Some(id) = self.here
            && !self.loops.contains(id, block)
            && let Some(&(_, exit)) = self.exits[id.index()].iter().find(|e| e.0 == block)
        {
            return exit;
        }
        self.preheaders.target(&self.map, block)
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, loops: &Loops<Block>, plan: &Promotion) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut promoter = Promoter {
        map,
        loops,
        plan,
        preheaders: Preheaders::new(func, loops),
        exits: vec![Vec::new(); loops.iter().count()],
        here: None,
    };
    let mut slots: Vec<Vec<Slot>> = Vec::new();
    for (id, found) in loops.iter() {
        let size = |p: &MemoryOperand| out.slot(p.ty.bytes(), p.ty.bytes());
        slots.push(plan.places[id.index()].iter().map(size).collect());
        if promoter.promoted(found.header).is_some() {
            promoter.preheaders.add(func, &mut out, found.header);
        }
    }
    for &block in graph.reverse_post_order() {
        let Some(id) = promoter.promoted(block) else {
            continue;
        };
        for &to in graph.succs(block) {
            let exits = &mut promoter.exits[id.index()];
            if !loops.contains(id, to) && !exits.iter().any(|e| e.0 == to) {
                exits.push((to, preheaders::like(func, &mut out, to)));
            }
        }
    }
    for block in cx.dominators.preorder::<Block>() {
        let id = promoter.promoted(block);
        let copy = promoter.map.block(block);
        if let (Some(id), Some(preheader)) = (id, promoter.preheaders.get(block)) {
            out.fill(preheader);
            for (promoted, &slot) in plan.places[id.index()].iter().zip(&slots[id.index()]) {
                let addr = promoter.map.value(promoted.addr);
                let value = out.load(promoted.ty, addr, promoted.offset);
                let slot = address(&mut out, slot);
                out.store(value, slot, 0);
            }
            preheaders::pass_on(&mut out, preheader, copy);
        }
        promoter.here = id;
        promoter.preheaders.set_source(block);
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
    let mut behind = Vec::new();
    for (id, found) in loops.iter() {
        // A loop around this one is gone on in, not entered.
        promoter.preheaders.set_source(found.header);
        for (to, exit) in std::mem::take(&mut promoter.exits[id.index()]) {
            out.fill(exit);
            for (promoted, &slot) in plan.places[id.index()].iter().zip(&slots[id.index()]) {
                let slot = address(&mut out, slot);
                let value = out.load(promoted.ty, slot, 0);
                out.store(value, promoter.map.value(promoted.addr), promoted.offset);
            }
            let to = promoter.preheaders.target(&promoter.map, to);
            preheaders::pass_on(&mut out, exit, to);
            behind.push(exit);
        }
    }
    // As before, with the blocks in front of loops there and those behind them at the end.
    out.func.layout = promoter.preheaders.layout(func, &promoter.map);
    out.func.layout.extend(behind);
}

fn address(out: &mut Builder<'_>, slot: Slot) -> Value {
    out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64)
}
