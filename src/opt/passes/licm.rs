//! Loop-invariant code motion: what is the same in each iteration is computed before the loop.
//!
//! Each loop gets a block of its own in front of it, a preheader, where it has none. An instruction
//! without effects goes to the preheader of the outermost loop in which all its operands are
//! invariant; a load does if nothing in the loop may write what it reads, and if it is sure to run
//! when the loop is entered (or cannot fault); a division, or a call that neither reads nor writes
//! memory, if it is sure to run. No more goes out of a loop than there are registers
//! to hold it.

use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{Block, Function, Import, Inst, InstData, MemFlags};
use crate::opt::Cx;
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::opt::analyses::loop_effects::{self, LEVELS, LoopEffects, STORES, passes};
use crate::opt::analyses::uses;
use crate::opt::rewrite::preheaders::{self, Preheaders};
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};

/// Values that leave a loop, at most, integers and floats by themselves.
const MOST: [u32; 2] = [8, 10];
/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let homes = Homes::find(func, cx, &loops);
    if homes.hoisted.is_empty() {
        return cx.keep_loops(loops);
    }
    copy(func, cx, &loops, &homes);
    cx.replace(func);
}

/// Which instructions go in front of which loop.
struct Homes {
    /// The loop, by instruction; `NONE` where it stays.
    of: Vec<u32>,
    /// The instructions that go, in an order that has definitions first.
    hoisted: Vec<(LoopId, Inst)>,
}

impl Homes {
    fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Homes {
        let order = cx.graph.reverse_post_order();
        let memory = Memory::new(func, order, cx.env);
        let effects = loop_effects::find(func, cx, loops, &memory);
        // How many values of each kind leave a loop, less those that then are needed no more inside.
        let mut moved = vec![[0u32; 2]; effects.len()];
        let uses = uses::counts(func, order);
        // The innermost loop that each value is computed in, as things stand.
        let mut inside: Vec<u32> = vec![NONE; func.values.len()];
        let mut homes = Homes {
            of: vec![NONE; func.insts.len()],
            hoisted: Vec::new(),
        };
        for &block in order {
            let here = loops.innermost(block);
            let number = here.map_or(NONE, |id| id.0);
            for param in func.params(block) {
                inside[param.index()] = number;
            }
            for inst in func.block_insts(block) {
                for value in func.inst_results(inst) {
                    inside[value.index()] = number;
                }
                let (Some(mut at), Some(result)) = (here, func.result(inst)) else {
                    continue;
                };
                let data = func.insts[inst];
                let load = match data {
                    InstData::Load {
                        ty,
                        flags: MemFlags::PLAIN,
                        addr,
                        offset,
                    } => Some(memory.place(func, addr, offset, ty.bytes())),
                    data if data.is_pure() => None,
                    InstData::Binary { .. } => None,
                    data if memory.is_pure_call(func, data) => None,
                    _ => continue,
                };
                // Calls, and the divisions, which alone are binary and not pure.
                let is_seen = load.is_none() && !data.is_pure();
                let is_free = is_free(data);
                let kind = usize::from(!func.ty(result).is_int());
                let mut home = None;
                for _ in 0..LEVELS {
                    let mut invariant = true;
                    func.for_each_use(inst, |value| {
                        let of = inside[value.index()];
                        invariant &= of == NONE || !loops.is_within(LoopId(of), at);
                    });
                    let room = is_free || moved[at.index()][kind] < MOST[kind];
                    if !invariant || !room {
                        break;
                    }
                    if let Some(place) = load
                        && !can_load(func, cx, &memory, &effects[at.index()], place, block)
                    {
                        break;
                    }
                    if is_seen && !is_sure_to_run(cx, &effects[at.index()], block) {
                        break;
                    }
                    home = Some(at);
                    match loops.get(at).parent {
                        Some(up) => at = up,
                        None => break,
                    }
                }
                if let Some(home) = home {
                    homes.of[inst.index()] = home.0;
                    homes.hoisted.push((home, inst));
                    let outside = loops.get(home).parent;
                    inside[result.index()] = outside.map_or(NONE, |id| id.0);
                    let mut freed = [0; 2];
                    func.for_each_use(inst, |value| {
                        let made = func
                            .def_inst(value)
                            .is_some_and(|i| self::is_free(func.insts[i]));
                        let last = uses[value.index()] == 1 && !made;
                        freed[usize::from(!func.ty(value).is_int())] += u32::from(last);
                    });
                    let mut at = here;
                    while let Some(id) = at {
                        let moved = &mut moved[id.index()];
                        moved[kind] += u32::from(!is_free);
                        moved[0] = moved[0].saturating_sub(freed[0]);
                        moved[1] = moved[1].saturating_sub(freed[1]);
                        at = loops.get(id).parent.filter(|_| id != home);
                    }
                }
            }
        }
        homes
    }
}

/// What engines make where it is used.
fn is_free(data: InstData) -> bool {
    matches!(
        data,
        InstData::Iconst { .. }
            | InstData::Fconst { .. }
            | InstData::SlotAddr { .. }
            | InstData::SymbolAddr { .. }
    )
}

/// Whether a load gives the same before a loop as in a block of it.
fn can_load(
    func: &Function,
    cx: &Cx<'_>,
    memory: &Memory<'_>,
    effects: &LoopEffects,
    place: MemoryLocation,
    block: Block,
) -> bool {
    if !memory.is_constant(place) {
        let hidden = memory.is_private(place);
        if (effects.anything && !hidden) || effects.stores.len() > STORES {
            return false;
        }
        if effects.stores.iter().any(|&s| memory.may_alias(s, place)) {
            return false;
        }
    }
    let inside = match (place.base, place.offset) {
        (crate::opt::analyses::alias::Base::Slot(slot), Some(at)) => {
            at >= 0 && at + i64::from(place.size) <= i64::from(func.slots[slot].size)
        }
        _ => false,
    };
    inside || is_sure_to_run(cx, effects, block)
}

/// Whether a block runs in each iteration, to which nothing may put an end before.
fn is_sure_to_run(cx: &Cx<'_>, effects: &LoopEffects, block: Block) -> bool {
    // A call may not come back.
    !effects.anything && passes(cx, effects, block)
}

struct Mover<'a> {
    map: Map,
    preheaders: Preheaders<'a>,
}

impl Rewriter for Mover<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        self.preheaders.target(&self.map, block)
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, loops: &Loops<Block>, homes: &Homes) {
    let graph = &*cx.graph;
    let mut lists: Vec<Vec<Inst>> = vec![Vec::new(); loops.iter().count()];
    for &(id, inst) in &homes.hoisted {
        lists[id.index()].push(inst);
    }
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let preheaders = Preheaders::new(func, loops);
    let mut mover = Mover { map, preheaders };
    for (id, found) in loops.iter() {
        if !lists[id.index()].is_empty() {
            mover.preheaders.add(func, &mut out, found.header);
        }
    }
    for block in cx.dominators.preorder::<Block>() {
        let copy = mover.map.block(block);
        if let Some(preheader) = mover.preheaders.get(block)
            && let Some(id) = loops.innermost(block)
        {
            out.fill(preheader);
            for &inst in &lists[id.index()] {
                out.copy(func, inst, &mut mover);
            }
            preheaders::pass_on(&mut out, preheader, copy);
        }
        mover.preheaders.set_source(block);
        out.fill(copy);
        for inst in func.block_insts(block) {
            if homes.of[inst.index()] != NONE {
                continue;
            }
            out.copy(func, inst, &mut mover);
        }
    }
    out.func.layout = mover.preheaders.layout(func, &mover.map);
}
