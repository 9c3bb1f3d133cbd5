//! What is known to be in memory at a point of the walk: loads are answered by what was loaded or
//! stored before, as long as nothing may have been written between.

use super::alias::{Base, Memory, MemoryLocation, place};
use super::based::Based;
use crate::analysis::{Dominators, Graph};
use crate::entity::Entity;
use crate::lir::{Block, Effects, Function, Inst, InstData, MemFlags, Type, Value};
use crate::opt::env::{Env, Initial};
use crate::opt::rewrite::rebuild::Map;

/// Places that are known at once, at most: the oldest are forgotten.
const MOST: usize = 32;
/// Blocks between a block and its dominator that are looked at, and stores in them, at most.
const REGION: usize = 24;

/// What a piece of memory holds. The value has the type that it was accessed with.
#[derive(Clone, Copy)]
struct KnownMemory {
    addr: Value,
    offset: i32,
    place: MemoryLocation,
    value: Value,
}

/// What an instruction may write to.
#[derive(Clone, Copy)]
enum Writes {
    Nothing,
    Location(MemoryLocation),
    /// This, and all that code outside of the function can reach.
    Atomic(MemoryLocation),
    /// All that code outside of the function can reach.
    Anything,
    /// All that a call can reach.
    Call,
}

impl Writes {
    /// The same with another place.
    fn at(self, place: impl FnOnce(MemoryLocation) -> MemoryLocation) -> Writes {
        match self {
            Writes::Location(from) => Writes::Location(place(from)),
            Writes::Atomic(from) => Writes::Atomic(place(from)),
            other => other,
        }
    }
}

/// What is known now, and at the end of each block.
pub(crate) struct Contents<'a> {
    memory: Memory<'a>,
    now: Vec<KnownMemory>,
    ends: Vec<(u32, u32)>,
    kept: Vec<KnownMemory>,
    /// Block by block: whether something is written at all.
    writes: Vec<bool>,
    seen: Vec<u32>,
}

impl<'a> Contents<'a> {
    /// Nothing is known of the memory of a function.
    pub(crate) fn new(func: &Function, memory: Memory<'a>) -> Self {
        let mut writes = vec![false; func.blocks.len()];
        for &block in &func.layout {
            writes[block.index()] = func
                .block_insts(block)
                .any(|inst| !matches!(written(func, inst, &memory), Writes::Nothing));
        }
        Contents {
            memory,
            now: Vec::new(),
            ends: vec![(0, 0); func.blocks.len()],
            kept: Vec::new(),
            writes,
            seen: vec![u32::MAX; func.blocks.len()],
        }
    }

    /// Starts a block with what is known at the end of its dominator, without what may be written
    /// on a way between the two. Places of `func`, the original, are found in it; what is known is
    /// in terms of the copy, so that bases that are values are those that have been copied.
    pub(crate) fn enter(
        &mut self,
        func: &Function,
        graph: &Graph<Block>,
        dominators: &Dominators,
        block: Block,
        map: &Map,
    ) {
        self.now.clear();
        let Some(up) = dominators.idom(block) else {
            return;
        };
        let (from, to) = self.ends[up.index()];
        if from == to {
            return;
        }
        self.now
            .extend_from_slice(&self.kept[from as usize..to as usize]);
        let mut work: Vec<Block> = graph.preds(block).to_vec();
        let mut blocks = 0;
        while let Some(at) = work.pop() {
            if at == up || !graph.is_reachable(at) || self.seen[at.index()] == block.0 {
                continue;
            }
            self.seen[at.index()] = block.0;
            blocks += 1;
            if blocks > REGION {
                self.now.clear();
                return;
            }
            if self.writes[at.index()] {
                for inst in func.block_insts(at) {
                    let based = self.based(func, inst);
                    let writes = written(func, inst, &self.memory);
                    self.forget(writes.at(|place| MemoryLocation {
                        base: match place.base {
                            Base::Value(value) => Base::Value(map.values[value.index()]),
                            base => base,
                        },
                        based,
                        ..place
                    }));
                }
                if self.now.is_empty() {
                    return;
                }
            }
            work.extend_from_slice(graph.preds(at));
        }
    }

    /// Keeps what is known for the blocks that this one dominates.
    pub(crate) fn leave(&mut self, block: Block) {
        let from = self.kept.len() as u32;
        self.kept.extend_from_slice(&self.now);
        self.ends[block.index()] = (from, self.kept.len() as u32);
    }

    fn forget(&mut self, writes: Writes) {
        let memory = &self.memory;
        match writes {
            Writes::Nothing => {}
            Writes::Location(place) => self.now.retain(|known| {
                memory.is_constant(known.place) || !memory.may_alias(known.place, place)
            }),
            Writes::Atomic(place) => {
                self.forget(Writes::Location(place));
                self.forget(Writes::Anything);
            }
            Writes::Anything => self
                .now
                .retain(|known| memory.is_private(known.place) || memory.is_constant(known.place)),
            Writes::Call => self
                .now
                .retain(|known| memory.is_hidden(known.place) || memory.is_constant(known.place)),
        }
    }

    /// Whether a call of the original gives the same each time.
    pub(crate) fn is_pure_call(&self, func: &Function, data: InstData) -> bool {
        self.memory.is_pure_call(func, data)
    }

    /// What the address of an access of the original is based on.
    pub(crate) fn based(&self, func: &Function, inst: Inst) -> Based {
        match func.insts[inst] {
            InstData::Load { addr, .. } | InstData::Store { addr, .. } => self.memory.based(addr),
            _ => Based::ANYTHING,
        }
    }

    /// Takes note of an instruction of the copy that is no load; `based` is what its address is
    /// based on.
    pub(crate) fn note(&mut self, out: &Function, inst: Inst, based: Based) {
        let writes = written(out, inst, &self.memory);
        self.forget(writes.at(|place| MemoryLocation { based, ..place }));
        if let InstData::Store {
            ty,
            flags: MemFlags::PLAIN,
            value,
            addr,
            offset,
        } = out.insts[inst]
        {
            self.know(out, (addr, offset, ty), value, based);
        }
    }

    /// What a plain load would read; the value may have another type of the same size.
    pub(crate) fn read(&self, addr: Value, offset: i32, ty: Type) -> Option<Value> {
        self.now
            .iter()
            .rev()
            .find(|known| {
                known.addr == addr && known.offset == offset && known.place.size == ty.bytes()
            })
            .map(|known| known.value)
    }

    /// What a plain load reads of memory that nothing ever writes to, if that is known.
    pub(crate) fn initial(
        &self,
        out: &Function,
        (addr, offset, ty): (Value, i32, Type),
    ) -> Option<Initial> {
        let place = place(out, addr, offset, ty.bytes());
        match (place.base, place.offset) {
            (Base::Symbol(symbol), Some(offset)) => self.env().initial(symbol, offset, place.size),
            _ => None,
        }
    }

    /// What is asked about the program.
    pub(crate) fn env(&self) -> &'a dyn Env {
        self.memory.env
    }

    /// Takes note of what a place holds.
    pub(crate) fn know(
        &mut self,
        out: &Function,
        (addr, offset, ty): (Value, i32, Type),
        value: Value,
        based: Based,
    ) {
        if self.now.len() == MOST {
            self.now.remove(0);
        }
        self.now.push(KnownMemory {
            addr,
            offset,
            place: MemoryLocation {
                based,
                ..place(out, addr, offset, ty.bytes())
            },
            value,
        });
    }
}

/// Whether an instruction may write to a place.
pub(crate) fn may_write(
    func: &Function,
    inst: Inst,
    memory: &Memory<'_>,
    at: MemoryLocation,
) -> bool {
    if memory.is_constant(at) {
        return false;
    }
    match written(func, inst, memory) {
        Writes::Nothing => false,
        Writes::Location(place) | Writes::Atomic(place) if memory.may_alias(place, at) => true,
        Writes::Location(_) => false,
        Writes::Atomic(_) | Writes::Anything => !memory.is_private(at),
        Writes::Call => !memory.is_hidden(at),
    }
}

/// What an instruction writes to.
fn written(func: &Function, inst: Inst, memory: &Memory<'_>) -> Writes {
    match func.insts[inst] {
        InstData::Store {
            ty,
            flags,
            addr,
            offset,
            ..
        } => {
            let place = place(func, addr, offset, ty.bytes());
            match flags.has(MemFlags::ATOMIC) {
                true => Writes::Atomic(place),
                false => Writes::Location(place),
            }
        }
        data if data.is_call() => match memory.is_pure_call(func, data) {
            true => Writes::Nothing,
            false => Writes::Call,
        },
        data if data.effects().has(Effects::WRITES) => Writes::Anything,
        _ => Writes::Nothing,
    }
}
