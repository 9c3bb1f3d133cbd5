//! Carrying: what an iteration stores or loads and the next one loads again goes on as a value.
//!
//! `a[i] = a[i - 1] + x` waits in each iteration for its own store; `a[i] != a[i + 1]` loads each
//! element twice. The address of a load and that of what was accessed an iteration before are the same
//! sum but for a constant, which is what the loop's counter moves by in an iteration: so the load reads what
//! was there, as long as nothing else in the loop may write it. The first time it reads before the loop.
//!
//! A place that is the same in all iterations, which the loop reads and writes, holds what was stored last: `c[i] += a[k]`
//! waits for its own store, too. [`promote`](super::promote) stores once behind the loop instead, where nothing else that the
//! loop reads may be there.
//!
//! Only loops without others inside, that go back from one block. The load runs each time, so that it may
//! run in front of the loop as well, and in each iteration that another one follows the next place is
//! accessed. [`gvn`](super::gvn) has made equal addresses one value.
//!
//! In the loop a slot stands for each place; [`mem2reg`](super::mem2reg) then makes values of them, where
//! the place is written on some ways only, too. What only loads say is carried in loops that are not
//! vectorised: iterations that wait for each other cannot be done at once. Those where a store says it
//! cannot be anyway, and what [`idioms`](super::idioms) looks for is easier to see then.

use super::{mem2reg, tidy};
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{Block, Builder, Function, Import, Inst, InstData, Slot, Type, Value, ValueDef};
use crate::opt::Cx;
use crate::opt::analyses::access::{Access, MemoryOperand};
use crate::opt::analyses::alias::Memory;
use crate::opt::analyses::iteration::{back_edge, moves};
use crate::opt::analyses::linear;
use crate::opt::analyses::loop_effects::{self, LoopEffects};
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::preheaders::{self, Preheaders};
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};

/// Loads and stores of a loop that are compared with each other, at most.
const MOST: usize = 32;
/// Values that a loop carries in all, at most, integers and floats by themselves.
const CARRIED: [usize; 2] = [8, 10];

/// Runs the pass that carries what is stored.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    carry(cx, func, true);
}

/// Runs the pass that carries what is loaded, too.
pub(crate) fn reuse(cx: &mut Cx<'_>, func: &mut Function) {
    carry(cx, func, false);
}

fn carry(cx: &mut Cx<'_>, func: &mut Function, only_stored: bool) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let places = CarriedPlaces::find(func, cx, &loops, only_stored);
    if places.kept.iter().all(Vec::is_empty) {
        return cx.keep_loops(loops);
    }
    copy(func, cx, &loops, &places);
    cx.replace(func);
    mem2reg::run(cx, func);
    tidy::run(cx, func);
}

/// A place that a slot stands for in a loop.
#[derive(Clone, Copy)]
struct CarriedPlace {
    place: MemoryOperand,
    /// Which of the loop's places is there in the next iteration; [`NONE`] if that is only known at the end of one.
    next: u32,
    /// The load whose first time is in front of the loop.
    load: Inst,
}

/// What is carried.
struct CarriedPlaces {
    /// The places of each loop.
    kept: Vec<Vec<CarriedPlace>>,
    /// Which of them an instruction accesses, else [`NONE`].
    of: Vec<u32>,
}

impl CarriedPlaces {
    fn find(
        func: &Function,
        cx: &Cx<'_>,
        loops: &Loops<Block>,
        only_stored: bool,
    ) -> CarriedPlaces {
        let count = loops.iter().count();
        let mut places = CarriedPlaces {
            kept: vec![Vec::new(); count],
            of: Vec::new(),
        };
        let accesses = accesses(func, cx, loops);
        if accesses.iter().all(Vec::is_empty) {
            return places;
        }
        let owners = Owners::new(func);
        // What is known of memory is found out when it is asked for.
        let mut known: Option<(Memory<'_>, Vec<LoopEffects>)> = None;
        for (id, found) in loops
            .iter()
            .filter(|(id, _)| !accesses[id.index()].is_empty())
        {
            let all = &accesses[id.index()];
            let Some(latch) = latch(func, cx, loops, id) else {
                continue;
            };
            let links = links(func, cx, loops, (id, latch), &owners, all);
            let stored = |&(_, next): &(Access, MemoryOperand)| {
                all.iter().any(|a| a.is_store && a.is_to(next))
            };
            if links.is_empty() || only_stored && !links.iter().any(stored) {
                continue;
            }
            let (memory, effects) = known.get_or_insert_with(|| {
                let memory = Memory::new(func, cx.graph.reverse_post_order(), cx.env);
                let effects = loop_effects::find(func, cx, loops, &memory);
                (memory, effects)
            });
            let effects = &effects[id.index()];
            if effects.anything {
                continue;
            }
            let mut carried = [0; 2];
            for param in func.params(found.header) {
                carried[kind(func.ty(param))] += 1;
            }
            for (load, next) in links {
                let carried = &mut carried[kind(next.ty)];
                let fits = *carried < CARRIED[kind(next.ty)]
                    && loop_effects::passes(cx, effects, load.block)
                    && is_alone(func, memory, all, [load.operand, next]);
                if fits {
                    *carried += 1;
                    places.link(id, load, next);
                }
            }
            if places.of.is_empty() {
                places.of = vec![NONE; func.insts.len()];
            }
            for access in all.iter().filter(|access| access.is_plain) {
                let mut kept = places.kept[id.index()].iter();
                if let Some(which) = kept.position(|kept| kept.place == access.operand) {
                    places.of[access.inst.index()] = which as u32;
                }
            }
        }
        places
    }

    /// Carries a place of a loop from the one that is there an iteration before.
    fn link(&mut self, id: LoopId, load: Access, next: MemoryOperand) {
        let next = self.number(id, next, load.inst);
        let number = self.number(id, load.operand, load.inst);
        let kept = &mut self.kept[id.index()][number as usize];
        kept.next = next;
        kept.load = load.inst;
    }

    fn number(&mut self, id: LoopId, place: MemoryOperand, load: Inst) -> u32 {
        let kept = &mut self.kept[id.index()];
        if let Some(at) = kept.iter().position(|kept| kept.place == place) {
            return at as u32;
        }
        kept.push(CarriedPlace {
            place,
            next: NONE,
            load,
        });
        kept.len() as u32 - 1
    }
}

fn kind(ty: Type) -> usize {
    usize::from(!ty.is_int())
}

/// The loads and stores of each loop that has no other inside, if some are of one address but for a constant, or what is
/// loaded is stored, too.
fn accesses(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Vec<Vec<Access>> {
    let count = loops.iter().count();
    let mut is_inner = vec![true; count];
    for up in loops.iter().filter_map(|(_, found)| found.parent) {
        is_inner[up.index()] = false;
    }
    let mut all: Vec<Vec<Access>> = vec![Vec::new(); count];
    for &block in cx.graph.reverse_post_order() {
        if let Some(id) = loops.innermost(block).filter(|id| is_inner[id.index()]) {
            let found = func.block_insts(block);
            all[id.index()].extend(found.filter_map(|inst| Access::find(func, inst, block)));
        }
    }
    for list in &mut all {
        let is_next_to = |a: MemoryOperand, b: MemoryOperand| {
            a.addr == b.addr && a.ty == b.ty && a.offset != b.offset
        };
        let is_linked = |a: &Access| {
            list.iter().any(|b| {
                is_next_to(a.operand, b.operand) || b.is_store && b.is_to(a.operand) && !a.is_store
            })
        };
        if list.len() > MOST || !list.iter().any(is_linked) {
            list.clear();
        }
    }
    all
}

/// The block that a loop goes back from.
fn latch(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>, id: LoopId) -> Option<Block> {
    back_edge(func, cx, loops, id)?;
    let preds = cx.graph.preds(loops.get(id).header).iter();
    preds.copied().find(|&from| loops.contains(id, from))
}

/// The loads of places of which it is known in each iteration what they hold in the next one, with the places
/// that then are there: a place itself, if it stays where it is.
fn links(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
    (id, latch): (LoopId, Block),
    owners: &Owners,
    all: &[Access],
) -> Vec<(Access, MemoryOperand)> {
    let mut links: Vec<(Access, MemoryOperand)> = Vec::new();
    let loads = all.iter().filter(|a| a.is_plain && !a.is_store);
    for &load in loads {
        let place = load.operand;
        if links.iter().any(|(other, _)| other.operand == place) {
            continue;
        }
        let owner = owners.of(func, place.addr);
        if !loops.contains(id, owner) {
            if all.iter().any(|a| a.is_store && a.is_to(place)) {
                links.push((load, place));
            }
            continue;
        }
        let has_others = all
            .iter()
            .any(|a| a.operand.addr == place.addr && a.operand != place);
        if !has_others {
            continue;
        }
        let Some(step) = moves(func, cx, loops, id, owners, place.addr) else {
            continue;
        };
        let offset = i64::from(place.offset).checked_add(step);
        let Some(offset) = offset.and_then(|offset| i32::try_from(offset).ok()) else {
            continue;
        };
        let next = MemoryOperand { offset, ..place };
        let is_known = |a: &Access| a.is_to(next) && cx.dominators.dominates(a.block, latch);
        if step.unsigned_abs() >= u64::from(place.ty.bytes()) && all.iter().any(is_known) {
            links.push((load, next));
        }
    }
    links
}

/// Whether stores of a loop write either all of these places or no byte of them.
fn is_alone(
    func: &Function,
    memory: &Memory<'_>,
    all: &[Access],
    places: [MemoryOperand; 2],
) -> bool {
    let location = |p: MemoryOperand| memory.place(func, p.addr, p.offset, p.ty.bytes());
    let mut stores = all.iter().filter(|access| access.is_store);
    stores.all(|store| {
        places.iter().all(|&place| {
            if store.is_to(place) {
                return true;
            }
            if let Some(far) = linear::distance(func, place.addr, store.operand.addr) {
                let far =
                    far.wrapping_add(i64::from(store.operand.offset) - i64::from(place.offset));
                let is_behind = far >= i64::from(place.ty.bytes());
                return is_behind || far <= -i64::from(store.operand.ty.bytes());
            }
            !memory.may_alias(location(store.operand), location(place))
        })
    })
}

struct Carrier<'a> {
    map: Map,
    preheaders: Preheaders<'a>,
}

impl Rewriter for Carrier<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        self.preheaders.target(&self.map, block)
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, loops: &Loops<Block>, places: &CarriedPlaces) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let preheaders = Preheaders::new(func, loops);
    let mut carrier = Carrier { map, preheaders };
    // The slots of each loop, and the loop that goes back at the end of a block.
    let mut slots: Vec<Vec<Slot>> = Vec::new();
    let mut latches: Vec<Option<LoopId>> = vec![None; func.blocks.len()];
    for (id, found) in loops.iter() {
        let kept = &places.kept[id.index()];
        let slot = |kept: &CarriedPlace| out.slot(kept.place.ty.bytes(), kept.place.ty.bytes());
        slots.push(kept.iter().map(slot).collect());
        if !kept.is_empty() {
            carrier.preheaders.add(func, &mut out, found.header);
            let preds = graph.preds(found.header).iter();
            for from in preds.filter(|&&from| loops.contains(id, from)) {
                latches[from.index()] = Some(id);
            }
        }
    }
    for block in cx.dominators.preorder::<Block>() {
        carrier.preheaders.set_source(block);
        let id = loops.innermost(block);
        let (kept, slots): (&[CarriedPlace], &[Slot]) = match id {
            Some(id) => (&places.kept[id.index()], &slots[id.index()]),
            None => (&[], &[]),
        };
        if let Some(preheader) = carrier.preheaders.get(block) {
            out.fill(preheader);
            fill_preheader(func, &mut out, &carrier.map, preheader, (kept, slots));
            preheaders::pass_on(&mut out, preheader, carrier.map.block(block));
        }
        out.fill(carrier.map.block(block));
        let end = func.terminator(block);
        for inst in func.block_insts(block) {
            if inst == end && latches[block.index()].is_some() {
                go_on(func, &mut out, (kept, slots));
            }
            let which = match kept {
                [] => NONE,
                _ => places.of[inst.index()],
            };
            let Some(place) = kept.get(which as usize) else {
                out.copy(func, inst, &mut carrier);
                continue;
            };
            out.origin = func.origins[inst];
            let slot = slots[which as usize];
            if let (InstData::Load { ty, .. }, Some(result)) = (func.insts[inst], func.result(inst))
                && place.next != NONE
            {
                let slot = address(&mut out, slot);
                carrier.map.values[result.index()] = out.load(ty, slot, 0);
                continue;
            }
            out.copy(func, inst, &mut carrier);
            let value = match func.insts[inst] {
                InstData::Store { value, .. } => Some(value),
                _ => func.result(inst),
            };
            if let Some(value) = value {
                let slot = address(&mut out, slot);
                out.store(carrier.map.value(value), slot, 0);
            }
        }
    }
    out.func.layout = carrier.preheaders.layout(func, &carrier.map);
}

/// Loads for the first iteration, in front of a loop.
fn fill_preheader(
    func: &Function,
    out: &mut Builder<'_>,
    map: &Map,
    preheader: Block,
    (kept, slots): (&[CarriedPlace], &[Slot]),
) {
    let own: Vec<Value> = out.func.params(preheader).collect();
    let mut addresses: Vec<(Value, Value)> = Vec::new();
    for (number, (kept, &slot)) in kept.iter().zip(slots).enumerate() {
        if kept.next == NONE {
            continue;
        }
        out.origin = func.origins[kept.load];
        let place = kept.place;
        let stays = kept.next as usize == number;
        let addr = match addresses.iter().find(|known| known.0 == place.addr) {
            Some(known) => known.1,
            None if stays => map.values[place.addr.index()],
            None => first_address(func, out, map, &own, place.addr),
        };
        addresses.push((place.addr, addr));
        let value = out.load(place.ty, addr, place.offset);
        let slot = address(out, slot);
        out.store(value, slot, 0);
    }
}

/// At the end of an iteration, makes what is known of the next places that of the places.
fn go_on(func: &Function, out: &mut Builder<'_>, (kept, slots): (&[CarriedPlace], &[Slot])) {
    let mut values: Vec<(Slot, Value)> = Vec::new();
    for (kept, &slot) in kept.iter().zip(slots).filter(|(kept, _)| kept.next != NONE) {
        out.origin = func.origins[kept.load];
        let next = address(out, slots[kept.next as usize]);
        values.push((slot, out.load(kept.place.ty, next, 0)));
    }
    for (slot, value) in values {
        let slot = address(out, slot);
        out.store(value, slot, 0);
    }
}

fn address(out: &mut Builder<'_>, slot: Slot) -> Value {
    out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64)
}

/// The address of the first iteration, by the parameters of the block in front of the loop.
fn first_address(
    func: &Function,
    out: &mut Builder<'_>,
    map: &Map,
    own: &[Value],
    addr: Value,
) -> Value {
    let first = |value: Value| match func.def(value) {
        ValueDef::Param(_, place) => own[usize::from(place)],
        ValueDef::Result(..) => map.values[value.index()],
    };
    let lea = func.def_data(addr);
    let Some(InstData::Lea {
        base,
        index,
        scale,
        offset,
    }) = lea
    else {
        return first(addr);
    };
    let index = first(index);
    let data = InstData::Lea {
        base: map.values[base.index()],
        index,
        scale,
        offset,
    };
    out.value(data, Type::I64)
}
