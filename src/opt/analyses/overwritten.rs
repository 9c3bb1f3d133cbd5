//! Which stores are overwritten on every way from them before anything may read them: dataflow,
//! backwards, over the places that are stored to. A set of places is a word, so that these are the
//! first 64 of those for which it can pay.
//!
//! Of memory of the function's own, nothing is ever read behind its end, and loops are taken to go
//! on as well as can be until the contrary is found. Of other memory, nothing is known on a way
//! back in a loop at first: it may never end, and others may look.

use super::alias::{Base, Memory, MemoryLocation};
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{Block, Effects, Function, Inst, InstData, MemFlags};
use rustc_hash::FxHashMap;

/// Walks over the blocks until nothing changes, at most.
const WALKS: usize = 8;
const NONE: u8 = u8::MAX;

/// Marks stores that are dead, of those that are not marked yet; returns whether there are any.
pub(crate) fn find(
    func: &Function,
    graph: &Graph<Block>,
    memory: &Memory<'_>,
    dead: &mut [bool],
) -> bool {
    let order = graph.reverse_post_order();
    let Some(places) = TrackedLocations::find(func, order, memory, dead) else {
        return false;
    };
    let Some(ends) = places.solve(func, graph) else {
        return false;
    };
    let mut any = false;
    for &block in order.iter().filter(|b| places.stores[b.index()]) {
        let mut now = ends[block.index()];
        for inst in func.block_insts(block).rev() {
            let which = places.which[inst.index()];
            if which != NONE && now >> which & 1 != 0 {
                dead[inst.index()] = true;
                any = true;
            }
            let effect = places.effect(func, inst, now);
            now = now & !effect.kill | effect.gen_;
        }
    }
    any
}

/// What happens to the set, backwards.
#[derive(Clone, Copy, Default)]
struct Effect {
    /// Places that are written.
    gen_: u64,
    /// Places that may be read, or whose address is another one before.
    kill: u64,
}

/// The places that are looked at.
struct TrackedLocations<'a> {
    memory: &'a Memory<'a>,
    all: Vec<MemoryLocation>,
    /// The place of each store, by instruction.
    which: Vec<u8>,
    /// Block by block: whether it has one of these stores.
    stores: Vec<bool>,
    /// The places that lie in each.
    covers: Vec<u64>,
    /// Those that only the function itself accesses, slot by slot and together.
    of_slot: Vec<u64>,
    private: u64,
    /// Those whose address is computed from a value, by its number.
    of_value: FxHashMap<u32, u64>,
}

impl<'a> TrackedLocations<'a> {
    fn find(
        func: &Function,
        order: &[Block],
        memory: &'a Memory<'a>,
        dead: &[bool],
    ) -> Option<TrackedLocations<'a>> {
        // How often each base is stored to, in different blocks: at first the last block.
        let mut found: Vec<(Block, Inst, MemoryLocation)> = Vec::new();
        let mut blocks: FxHashMap<Base, (Block, bool)> = FxHashMap::default();
        for &block in order {
            for inst in func.block_insts(block) {
                let InstData::Store {
                    ty,
                    flags: MemFlags::PLAIN,
                    addr,
                    offset,
                    ..
                } = func.insts[inst]
                else {
                    continue;
                };
                let place = memory.place(func, addr, offset, ty.bytes());
                if dead[inst.index()] || (place.offset.is_none() && !memory.is_private(place)) {
                    continue;
                }
                let (first, often) = blocks.entry(place.base).or_insert((block, false));
                *often |= *first != block;
                found.push((block, inst, place));
            }
        }
        found.retain(|(_, _, place)| memory.is_private(*place) || blocks[&place.base].1);
        if found.is_empty() {
            return None;
        }
        let mut places = TrackedLocations {
            memory,
            all: Vec::new(),
            which: vec![NONE; func.insts.len()],
            stores: vec![false; func.blocks.len()],
            covers: Vec::new(),
            of_slot: vec![0; func.slots.len()],
            private: 0,
            of_value: FxHashMap::default(),
        };
        let mut numbers: FxHashMap<MemoryLocation, u8> = FxHashMap::default();
        for (block, inst, place) in found {
            let next = places.all.len() as u8;
            let number = match numbers.get(&place) {
                Some(&number) => number,
                None if next < 64 => {
                    places.add(func, place, next);
                    numbers.insert(place, next);
                    next
                }
                None => continue,
            };
            places.which[inst.index()] = number;
            places.stores[block.index()] = true;
        }
        for place in &places.all {
            let bits = places.all.iter().enumerate();
            let bits = bits.filter(|(_, inner)| place.covers(inner));
            places.covers.push(bits.fold(0, |all, (i, _)| all | 1 << i));
        }
        Some(places)
    }

    fn add(&mut self, func: &Function, place: MemoryLocation, number: u8) {
        let bit = 1 << number;
        self.all.push(place);
        match place.base {
            Base::Slot(slot) if self.memory.is_private(place) => {
                self.of_slot[slot.index()] |= bit;
                self.private |= bit;
            }
            Base::Slot(_) | Base::Symbol(_) => {}
            Base::Value(value) => {
                debug_assert!(value.index() < func.values.len());
                *self.of_value.entry(value.0).or_default() |= bit;
            }
        }
    }

    fn all_bits(&self) -> u64 {
        u64::MAX >> (64 - self.all.len())
    }

    /// What an instruction does. Of the places that it may read, those that matter are looked for.
    fn effect(&self, func: &Function, inst: Inst, matter: u64) -> Effect {
        let shared = self.all_bits() & !self.private;
        let mut effect = match func.insts[inst] {
            InstData::Store {
                flags: MemFlags::PLAIN,
                ..
            } => Effect {
                gen_: match self.which[inst.index()] {
                    NONE => 0,
                    which => self.covers[usize::from(which)],
                },
                kill: 0,
            },
            InstData::Load {
                ty,
                flags,
                addr,
                offset,
            } => {
                let place = self.memory.place(func, addr, offset, ty.bytes());
                let mut look = match place.base {
                    Base::Slot(slot) if self.memory.is_private(place) => self.of_slot[slot.index()],
                    _ => shared,
                } & matter;
                let mut kill = if flags == MemFlags::PLAIN { 0 } else { shared };
                while look != 0 {
                    let i = look.trailing_zeros();
                    look &= look - 1;
                    if self.memory.may_alias(self.all[i as usize], place) {
                        kill |= 1 << i;
                    }
                }
                Effect { gen_: 0, kill }
            }
            data if self.memory.is_pure_call(func, data) => Effect::default(),
            data => Effect {
                gen_: 0,
                kill: match data.effects().has(Effects::READS) {
                    true => shared,
                    false => 0,
                },
            },
        };
        if !self.of_value.is_empty() {
            for value in func.inst_results(inst) {
                effect.kill |= self.of_value.get(&value.0).unwrap_or(&0);
            }
        }
        effect
    }

    /// The set at the end of each block; none if it takes too long.
    fn solve(&self, func: &Function, graph: &Graph<Block>) -> Option<Vec<u64>> {
        let order = graph.reverse_post_order();
        // Block by block: what it does, and the sets at its start and end.
        let mut effects = vec![Effect::default(); func.blocks.len()];
        for &block in order {
            let mut sum = Effect::default();
            for inst in func.block_insts(block).rev() {
                // What is killed and not written before that stays so.
                let effect = self.effect(func, inst, !sum.kill | sum.gen_);
                sum.gen_ = sum.gen_ & !effect.kill | effect.gen_;
                sum.kill |= effect.kill;
            }
            if !self.of_value.is_empty() {
                for param in func.params(block) {
                    let kill = self.of_value.get(&param.0).unwrap_or(&0);
                    sum.gen_ &= !kill;
                    sum.kill |= kill;
                }
            }
            effects[block.index()] = sum;
        }
        let mut starts = vec![self.private; func.blocks.len()];
        let mut ends = vec![0; func.blocks.len()];
        for _ in 0..WALKS {
            let mut changed = false;
            for &block in order.iter().rev() {
                let succs = graph.succs(block);
                let end = match succs {
                    [] => self.private,
                    _ => succs
                        .iter()
                        .fold(u64::MAX, |all, s| all & starts[s.index()]),
                };
                let effect = effects[block.index()];
                let start = end & !effect.kill | effect.gen_;
                ends[block.index()] = end;
                changed |= std::mem::replace(&mut starts[block.index()], start) != start;
            }
            if !changed {
                return Some(ends);
            }
        }
        None
    }
}
