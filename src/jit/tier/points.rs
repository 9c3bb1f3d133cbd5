//! Where a function that is running can go on in other code, and with what.
//!
//! Those places are the headers of its loops. What is handed over there is a list of [`LiveIn`]s.
//!
//! A stack slot whose address nobody keeps is handed over by what is in it, so that it can be a
//! register on either side; any other stays where it is, in the frame of the baseline code, which
//! is left standing below.

use crate::analysis::{Dominators, Graph, Loops};
use crate::entity::Entity;
use crate::lir::{Block, Function, Inst, InstData, Slot, Type, Value, ValueDef};
use rustc_hash::FxHashSet;

/// What is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LiveIn {
    /// A value.
    Value(Value),
    /// What stands in a part of a stack slot.
    Part(Slot, i32, Type),
    /// The address of a stack slot.
    Address(Slot),
}

/// The parts in which a stack slot is read and written; `None` where its address is kept.
type SlotParts = Option<Vec<(i32, Type)>>;

/// The places of a function.
pub(crate) struct Points<'f> {
    func: &'f Function,
    /// Its flow.
    pub graph: Graph<Block>,
    dominators: Dominators,
    loops: Loops<Block>,
    parts: Vec<SlotParts>,
    /// Whether the function cannot leave its frame: it is returned to twice, or goes back to where its stack was. What it
    /// only allocates while it runs is given back with its frame, which stays until that of the other code is gone.
    is_bound: bool,
}

impl<'f> Points<'f> {
    /// Finds the places of a function.
    pub(crate) fn find(func: &'f Function) -> Points<'f> {
        let graph = Graph::new(func);
        let dominators = Dominators::new(&graph);
        let loops = Loops::new(&graph, &dominators);
        let is_bound = func.returns_twice()
            || (func.insts.values()).any(|data| matches!(data, InstData::StackRestore { .. }));
        let mut points = Points {
            func,
            graph,
            dominators,
            loops,
            parts: Vec::new(),
            is_bound,
        };
        points.find_parts();
        points
    }

    /// The items to hand over at a header; `None` if it is none at which the function can be left.
    pub(crate) fn at(&self, header: Block) -> Option<Vec<LiveIn>> {
        let is_header = header != Function::ENTRY
            && header.index() < self.func.blocks.len()
            && self.graph.is_reachable(header)
            && self.loops.is_header(header);
        if self.is_bound || !is_header {
            return None;
        }
        Some(self.items(header))
    }

    /// Whether a value is computed in any place from nothing: a constant or a fixed address.
    pub(crate) fn is_fixed(func: &Function, value: Value) -> Option<Inst> {
        let inst = func.def_inst(value)?;
        let fixed = matches!(
            func.insts[inst],
            InstData::Iconst { .. }
                | InstData::Fconst { .. }
                | InstData::Vconst { .. }
                | InstData::SlotAddr { .. }
                | InstData::SymbolAddr { .. }
        );
        fixed.then_some(inst)
    }

    /// The headers of the loops that a header is in, its own first.
    pub(crate) fn headers_around(&self, header: Block) -> Vec<Block> {
        let mut around = self.loops.innermost(header);
        let outwards = std::iter::from_fn(|| {
            let id = around?;
            around = self.loops.get(id).parent;
            Some(self.loops.get(id).header)
        });
        outwards.collect()
    }

    /// Whether a block is in the loop of a header.
    pub(crate) fn is_in_loop_of(&self, header: Block, block: Block) -> bool {
        let id = self.loops.innermost(header);
        id.is_some_and(|id| self.loops.contains(id, block))
    }

    /// The blocks that can run after a header, and it itself.
    pub(crate) fn reachable(&self, header: Block) -> Vec<bool> {
        let mut seen = vec![false; self.func.blocks.len()];
        let mut todo = vec![header];
        seen[header.index()] = true;
        while let Some(block) = todo.pop() {
            for &to in self.graph.succs(block) {
                if !std::mem::replace(&mut seen[to.index()], true) {
                    todo.push(to);
                }
            }
        }
        seen
    }

    fn slot_of(&self, value: Value) -> Option<(Slot, i32)> {
        match self.func.insts[self.func.def_inst(value)?] {
            InstData::SlotAddr { slot, offset } => Some((slot, offset)),
            _ => None,
        }
    }

    fn find_parts(&mut self) {
        let func = self.func;
        let mut parts: Vec<SlotParts> = vec![Some(Vec::new()); func.slots.len()];
        for &block in self.graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                let access = match func.insts[inst] {
                    InstData::Load {
                        ty, addr, offset, ..
                    } => Some((addr, offset, ty, None)),
                    InstData::Store {
                        ty,
                        addr,
                        offset,
                        value,
                        ..
                    } => Some((addr, offset, ty, Some(value))),
                    _ => None,
                };
                if let Some((addr, offset, ty, value)) = access {
                    if let Some((slot, at)) = self.slot_of(addr) {
                        note(&mut parts[slot.index()], at.checked_add(offset), ty);
                    }
                    if let Some((slot, _)) = value.and_then(|value| self.slot_of(value)) {
                        parts[slot.index()] = None;
                    }
                    continue;
                }
                func.for_each_use(inst, |value| {
                    if let Some((slot, _)) = self.slot_of(value) {
                        parts[slot.index()] = None;
                    }
                });
            }
        }
        self.parts = parts;
    }

    /// Whether a stack slot is handed over by its address.
    pub(crate) fn stays(&self, slot: Slot) -> bool {
        self.parts[slot.index()].is_none()
    }

    /// The block that defines a value.
    pub(crate) fn block_of(&self, value: Value, blocks: &[Block]) -> Block {
        match self.func.def(value) {
            ValueDef::Param(block, _) => block,
            ValueDef::Result(inst, _) => blocks[inst.index()],
        }
    }

    /// The block of each instruction.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        let mut blocks = vec![Function::ENTRY; self.func.insts.len()];
        for &block in self.graph.reverse_post_order() {
            for inst in self.func.block_insts(block) {
                blocks[inst.index()] = block;
            }
        }
        blocks
    }

    fn items(&self, header: Block) -> Vec<LiveIn> {
        let func = self.func;
        let blocks = self.blocks();
        let reachable = self.reachable(header);
        let mut items: Vec<LiveIn> = func.params(header).map(LiveIn::Value).collect();
        let mut values = FxHashSet::default();
        let mut slots = FxHashSet::default();
        for &block in self.graph.reverse_post_order() {
            if !reachable[block.index()] {
                continue;
            }
            for inst in func.block_insts(block) {
                func.for_each_use(inst, |value| {
                    if !values.insert(value) {
                        return;
                    }
                    if let Some((slot, _)) = self.slot_of(value) {
                        if slots.insert(slot) {
                            match &self.parts[slot.index()] {
                                None => items.push(LiveIn::Address(slot)),
                                Some(parts) => items.extend(
                                    parts.iter().map(|&(at, ty)| LiveIn::Part(slot, at, ty)),
                                ),
                            }
                        }
                        return;
                    }
                    let from = self.block_of(value, &blocks);
                    if from != header
                        && Points::is_fixed(func, value).is_none()
                        && self.dominators.dominates(from, header)
                    {
                        items.push(LiveIn::Value(value));
                    }
                });
            }
        }
        items
    }
}

/// Notes that a part of a slot is read or written. Parts that overlap cannot be separated.
fn note(parts: &mut SlotParts, at: Option<i32>, ty: Type) {
    let (Some(known), Some(at)) = (parts.as_mut(), at) else {
        *parts = None;
        return;
    };
    let end = |at: i32, ty: Type| i64::from(at) + i64::from(ty.bytes());
    for &(other, of) in known.iter() {
        if (other, of.bytes()) == (at, ty.bytes()) {
            return;
        }
        if i64::from(at) < end(other, of) && i64::from(other) < end(at, ty) {
            *parts = None;
            return;
        }
    }
    known.push((at, ty));
}
