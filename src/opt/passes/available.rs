//! Available loads: what was loaded or stored before on every way to a load is taken as a value, though by another
//! instruction on each way.
//!
//! [`gvn`](super::gvn) answers a load by what one instruction in front of it has loaded or stored; this pass
//! looks backwards from a load along all edges, until each way has met an access to the same place, before anything that
//! may write there. An address that is a parameter of a block is what the edge passes for it: so
//! `while (*p) { ...*p... p++; }` loads each character once, by the test at the end of the iteration before.
//!
//! A slot stands for the place, written behind those accesses; [`mem2reg`] makes it a value.
//! A block is looked at for one place only, so that no other access than the last to it writes the slot. What would have
//! to be kept all through an inner loop is loaded again.

use super::mem2reg;
use crate::analysis::Loops;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, Inst, InstData, Slot, Type, Value,
    ValueDef,
};
use crate::opt::Cx;
use crate::opt::analyses::access::Access;
use crate::opt::analyses::alias::{Base, Memory, MemoryLocation};
use crate::opt::analyses::memory::may_write;
use crate::opt::rewrite::rebuild;
use rustc_hash::FxHashMap;

/// Blocks and instructions that are looked at for a load, at most.
const BLOCKS: usize = 24;
const INSTS: usize = 160;
/// Loads of a function that are answered at once.
const LOADS: usize = 128;
/// What is loaded from an address that was loaded itself is found when that is a value.
const ROUNDS: usize = 2;
/// How far the condition of a loop is followed to a load.
const STEPS: usize = 4;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    for _ in 0..ROUNDS {
        cx.find_dominators(func);
        let loops = cx.take_loops(func);
        let found = find(func, cx, loops.as_ref());
        if found.is_empty() {
            loops.into_iter().for_each(|loops| cx.keep_loops(loops));
            return;
        }
        copy(func, cx, &found);
        cx.replace_insts(func);
        mem2reg::run(cx, func);
    }
}

/// A load that is answered.
struct Answered {
    load: Inst,
    ty: Type,
    /// The accesses that tell what it reads.
    from: Vec<Inst>,
}

fn find(func: &Function, cx: &Cx<'_>, loops: Option<&Loops<Block>>) -> Vec<Answered> {
    let order = cx.graph.reverse_post_order();
    let memory = Memory::new(func, order, cx.env);
    let mut search = Search {
        func,
        cx,
        loops,
        memory,
        seen: Vec::new(),
        work: Vec::new(),
        left: 0,
    };
    let mut found = Vec::new();
    // Where control comes from one block only, `gvn` knows what there is to know, until it joins.
    let mut is_behind_join = vec![false; func.blocks.len()];
    for &block in order {
        let preds = cx.graph.preds(block);
        is_behind_join[block.index()] =
            preds.len() > 1 || preds.iter().any(|from| is_behind_join[from.index()]);
        if !is_behind_join[block.index()] {
            continue;
        }
        for inst in func.block_insts(block) {
            let Some(access) = Access::find(func, inst, block) else {
                continue;
            };
            if access.is_store || !access.is_plain {
                continue;
            }
            if let Some(from) = search.sources(&access) {
                let ty = access.operand.ty;
                found.push(Answered {
                    load: inst,
                    ty,
                    from,
                });
                if found.len() == LOADS {
                    return found;
                }
            }
        }
    }
    found
}

/// A place in memory, as it is named at a point of the function.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    base: MemoryLocation,
    /// A value that is added to the base, times a power of two.
    index: Option<(Value, u8)>,
    /// What is added to both.
    offset: i64,
}

impl Place {
    /// All that is known of it for others.
    fn location(self) -> MemoryLocation {
        let offset = self.index.is_none().then_some(self.offset);
        MemoryLocation {
            offset,
            ..self.base
        }
    }

    /// Whether a value is a part of its name.
    fn is_of(&self, value: Value) -> bool {
        self.base.base == Base::Value(value) || self.index.is_some_and(|index| index.0 == value)
    }
}

/// Looks for what tells what a load reads.
struct Search<'a> {
    func: &'a Function,
    cx: &'a Cx<'a>,
    loops: Option<&'a Loops<Block>>,
    memory: Memory<'a>,
    /// The blocks that were looked at from their ends, and for what.
    seen: Vec<(Block, Place)>,
    work: Vec<(Block, Place)>,
    /// Instructions that may still be looked at.
    left: usize,
}

/// What a block says of a place.
enum Said {
    /// An access tells what is there.
    Known(Inst),
    /// Nothing.
    Nothing,
    /// What is there is written, or what the place is named by is computed.
    Lost,
}

impl Search<'_> {
    /// The last accesses to the place of a load, one on each way to it.
    fn sources(&mut self, load: &Access) -> Option<Vec<Inst>> {
        let ty = load.operand.ty;
        self.seen.clear();
        self.work.clear();
        self.left = INSTS;
        let place = self.place(load.operand.addr, load.operand.offset, ty)?;
        match self.look(load.block, Some(load.inst), place, ty) {
            Said::Known(inst) => return Some(vec![inst]),
            Said::Lost => return None,
            Said::Nothing => self.cross(load.block, place, ty)?,
        }
        let mut sources = Vec::new();
        while let Some((block, place)) = self.work.pop() {
            match self.look(block, None, place, ty) {
                // The place has another name there, and the load would read what it writes in the same iteration.
                Said::Known(inst) if block == load.block && inst < load.inst => return None,
                Said::Known(inst) => sources.push(inst),
                Said::Lost => return None,
                // It would take a register all through a loop that has no use for it.
                Said::Nothing if self.depth(block) > self.depth(load.block) => return None,
                Said::Nothing => self.cross(block, place, ty)?,
            }
        }
        (!sources.is_empty()).then_some(sources)
    }

    /// How many loops a block is in.
    fn depth(&self, block: Block) -> u32 {
        self.loops.map_or(0, |loops| loops.depth(block))
    }

    /// The place that is accessed at `addr + offset`.
    fn place(&self, addr: Value, offset: i32, ty: Type) -> Option<Place> {
        let func = self.func;
        let (addr, index, more) = match func.def_data(addr) {
            Some(InstData::Lea {
                base,
                index,
                scale,
                offset,
            }) => (base, Some((index, scale)), i64::from(offset)),
            _ => (addr, None, 0),
        };
        let base = self.memory.place(func, addr, offset, ty.bytes());
        let offset = base.offset?.checked_add(more)?;
        let place = Place {
            base: MemoryLocation {
                offset: None,
                ..base
            },
            index: None,
            offset,
        };
        match index {
            Some((index, scale)) => self.indexed(place, index, scale),
            None => Some(place),
        }
    }

    /// A place, with an index: what is constant of that goes with the offset.
    fn indexed(&self, place: Place, index: Value, scale: u8) -> Option<Place> {
        let func = self.func;
        let (index, by) = match (func.as_iconst(index), func.def_data(index)) {
            (Some(by), _) => (None, by as i64),
            (
                None,
                Some(InstData::Binary {
                    op: BinaryOp::Add,
                    args: [index, by],
                    ..
                }),
            ) if func.as_iconst(by).is_some() => (Some(index), func.as_iconst(by)? as i64),
            _ => (Some(index), 0),
        };
        Some(Place {
            index: index.map(|index| (index, scale)),
            offset: place.offset.checked_add(by.checked_mul(1 << scale)?)?,
            ..place
        })
    }

    /// What the end of a block, in front of an instruction or all of it, says of a place.
    fn look(&mut self, block: Block, before: Option<Inst>, place: Place, ty: Type) -> Said {
        let func = self.func;
        for inst in func.block_insts(block).rev() {
            if before.is_some_and(|before| inst >= before) {
                continue;
            }
            if self.left == 0 {
                return Said::Lost;
            }
            self.left -= 1;
            if let Some(access) = Access::find(func, inst, block) {
                let at = access.operand;
                let own = self.place(at.addr, at.offset, at.ty);
                if access.is_plain && at.ty == ty && own == Some(place) {
                    return Said::Known(inst);
                }
                if own.is_some_and(|own| is_apart(own, place)) {
                    continue;
                }
            }
            if may_write(func, inst, &self.memory, place.location())
                || func.inst_results(inst).any(|value| place.is_of(value))
            {
                return Said::Lost;
            }
        }
        Said::Nothing
    }

    /// Goes on at the ends of the blocks in front of one, with the names that the place has there.
    fn cross(&mut self, block: Block, place: Place, ty: Type) -> Option<()> {
        let (func, graph) = (self.func, &*self.cx.graph);
        if block == Function::ENTRY {
            return None;
        }
        for &from in graph.preds(block) {
            if !graph.is_reachable(from) {
                continue;
            }
            let mut there: Option<Place> = None;
            let mut agree = true;
            func.for_each_successor(func.terminator(from), |call| {
                if func.target(call) == block {
                    let named = self.renamed(block, place, call, ty);
                    agree &= named.is_some() && (there.is_none() || there == named);
                    there = named;
                }
            });
            let there = there.filter(|_| agree)?;
            let goes_round = self.cx.dominators.dominates(block, from);
            if goes_round && !self.is_decided_by_memory(block, from) {
                return None;
            }
            match self.seen.iter().find(|seen| seen.0 == from) {
                Some(seen) if seen.1 == there => {}
                Some(_) => return None,
                None if self.seen.len() == BLOCKS => return None,
                None => {
                    self.seen.push((from, there));
                    self.work.push((from, there));
                }
            }
        }
        Some(())
    }

    /// The name that a place has in front of an edge to a block.
    fn renamed(&self, block: Block, place: Place, edge: BlockCall, ty: Type) -> Option<Place> {
        let func = self.func;
        let passed = |value: Value| match func.def(value) {
            ValueDef::Param(owner, at) if owner == block => func.args(edge).nth(at.into()),
            _ => Some(value),
        };
        let mut named = place;
        if let Base::Value(base) = place.base.base {
            let arg = passed(base)?;
            if arg != base {
                let there = self.place(arg, 0, ty)?;
                if there.index.is_some() && place.index.is_some() {
                    return None;
                }
                named = Place {
                    index: there.index.or(place.index),
                    offset: place.offset.checked_add(there.offset)?,
                    ..there
                };
            }
        }
        if let Some((index, scale)) = place.index {
            let arg = passed(index)?;
            if arg != index {
                named = self.indexed(named, arg, scale)?;
            }
        }
        Some(named)
    }

    /// Whether what a loop loads from one place after the other, or by a pointer that was loaded, decides whether it goes
    /// on, at the end of a block of it: such a loop is not vectorised, so that its iterations may as well wait for each
    /// other.
    fn is_decided_by_memory(&self, header: Block, block: Block) -> bool {
        let func = self.func;
        let InstData::Brif { cond, .. } = func.insts[func.terminator(block)] else {
            return false;
        };
        let moves = |value: Value| match func.def(value) {
            ValueDef::Param(owner, _) => owner == header,
            ValueDef::Result(inst, _) => matches!(func.insts[inst], InstData::Load { .. }),
        };
        let mut work = vec![(cond, 0)];
        while let Some((value, steps)) = work.pop() {
            let Some(inst) = func.def_inst(value) else {
                continue;
            };
            if let InstData::Load {
                ty, addr, offset, ..
            } = func.insts[inst]
            {
                let place = self.place(addr, offset, ty);
                let base = match place.map(|place| place.base.base) {
                    Some(Base::Value(base)) => moves(base),
                    _ => false,
                };
                let index = place.and_then(|place| place.index);
                if base || index.is_some_and(|(index, _)| moves(index)) {
                    return true;
                }
                continue;
            }
            if steps < STEPS {
                func.for_each_use(inst, |used| work.push((used, steps + 1)));
            }
        }
        false
    }
}

/// Whether two places that are named alike but for a constant have no byte in common.
fn is_apart(a: Place, b: Place) -> bool {
    a.base.base == b.base.base
        && a.index == b.index
        && (a.offset >= b.offset.saturating_add(b.base.size.into())
            || b.offset >= a.offset.saturating_add(a.base.size.into()))
}

fn copy(func: &Function, cx: &mut Cx<'_>, found: &[Answered]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut loads: FxHashMap<Inst, Slot> = FxHashMap::default();
    let mut sources: FxHashMap<Inst, Vec<Slot>> = FxHashMap::default();
    for answered in found {
        let size = answered.ty.bytes();
        let slot = out.slot(size, size);
        loads.insert(answered.load, slot);
        for &from in &answered.from {
            sources.entry(from).or_default().push(slot);
        }
    }
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            match (loads.get(&inst), func.result(inst)) {
                (Some(&slot), Some(result)) => {
                    out.origin = func.origins[inst];
                    let addr = address(&mut out, slot);
                    map.values[result.index()] = out.load(func.ty(result), addr, 0);
                }
                _ => {
                    out.copy(func, inst, &mut map);
                }
            }
            let Some(slots) = sources.get(&inst) else {
                continue;
            };
            let known = match func.insts[inst] {
                InstData::Store { value, .. } => Some(value),
                _ => func.result(inst),
            };
            for &slot in slots {
                if let Some(known) = known {
                    let addr = address(&mut out, slot);
                    let value = map.value(known);
                    out.store(value, addr, 0);
                }
            }
        }
    }
    rebuild::finish(func, out.func, &map);
}

fn address(out: &mut Builder<'_>, slot: Slot) -> Value {
    out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64)
}
