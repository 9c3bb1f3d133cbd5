//! Dead-store elimination: a store is left out where another one writes the same place before
//! anything may read it, or where the function returns and the place is its own.
//!
//! First one block is looked at, backwards, at a time, then [all ways](crate::opt::analyses::overwritten) that go
//! on from each.

use crate::entity::Entity;
use crate::lir::{Block, Effects, Function, InstData, MemFlags, Slot};
use crate::opt::Cx;
use crate::opt::analyses::alias::{Base, Memory, MemoryLocation};
use crate::opt::analyses::overwritten;
use crate::opt::rewrite::rebuild::{self};

/// Places that are known to be written later, at most.
const MOST: usize = 16;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let memory = Memory::new(func, order, cx.env);
    let mut dead = vec![false; func.insts.len()];
    let mut any = false;
    for &block in order {
        any |= find(func, &memory, block, &mut dead);
    }
    any |= overwritten::find(func, cx.graph, &memory, &mut dead);
    if !any {
        return;
    }
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in order {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block).filter(|inst| !dead[inst.index()]) {
            out.copy(func, inst, &mut map);
        }
    }
    rebuild::finish(func, out.func, &map);
    cx.replace_insts(func);
}

/// What is overwritten further down, or never read again.
struct LaterAccesses {
    places: Vec<MemoryLocation>,
    /// Whether all that is left of the function is to return.
    returns: bool,
    /// Slots that are read before it returns.
    read: Vec<Slot>,
}

/// Marks the dead stores of a block; returns whether there are any.
fn find(func: &Function, memory: &Memory<'_>, block: Block, dead: &mut [bool]) -> bool {
    let mut later = LaterAccesses {
        places: Vec::new(),
        returns: false,
        read: Vec::new(),
    };
    let mut any = false;
    for inst in func.block_insts(block).rev() {
        match func.insts[inst] {
            InstData::Return { .. } => later.returns = true,
            InstData::Store {
                ty,
                flags: MemFlags::PLAIN,
                addr,
                offset,
                ..
            } => {
                let place = memory.place(func, addr, offset, ty.bytes());
                if later.hides(memory, place) {
                    dead[inst.index()] = true;
                    any = true;
                } else if later.places.len() < MOST && place.offset.is_some() {
                    later.places.push(place);
                }
            }
            InstData::Load {
                ty,
                flags,
                addr,
                offset,
            } => {
                let place = memory.place(func, addr, offset, ty.bytes());
                if flags != MemFlags::PLAIN {
                    later.forget_shared(memory);
                }
                later.read(memory, place);
            }
            data if memory.is_pure_call(func, data) => {}
            data if data.effects().has(Effects::READS) => later.forget_shared(memory),
            _ => {}
        }
    }
    any
}

impl LaterAccesses {
    fn hides(&self, memory: &Memory<'_>, place: MemoryLocation) -> bool {
        let own = match place.base {
            Base::Slot(slot) => memory.is_private(place) && !self.read.contains(&slot),
            _ => false,
        };
        (self.returns && own && self.read.len() < MOST)
            || self.places.iter().any(|later| later.covers(&place))
    }

    fn read(&mut self, memory: &Memory<'_>, place: MemoryLocation) {
        self.places.retain(|later| !memory.may_alias(*later, place));
        match place.base {
            Base::Slot(slot) => {
                if self.read.len() < MOST && !self.read.contains(&slot) {
                    self.read.push(slot);
                }
            }
            // It reads no slot whose address is known to accesses only.
            Base::Symbol(_) | Base::Value(_) => {}
        }
    }

    /// Code elsewhere may read what it can reach.
    fn forget_shared(&mut self, memory: &Memory<'_>) {
        self.places.retain(|later| memory.is_private(*later));
    }
}
