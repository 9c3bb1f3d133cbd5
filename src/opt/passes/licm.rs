//! Loop-invariant code motion: what is the same in each iteration is computed before the loop.
//!
//! Each loop gets a block of its own in front of it, a preheader, where it has none. An instruction
//! without effects goes to the preheader of the outermost loop in which all its operands are
//! invariant; a load does if nothing in the loop may write what it reads, and if it is sure to run
//! when the loop is entered (or cannot fault); a division, or a call that neither reads nor writes
//! memory, if it is sure to run. No more goes out of a loop than there are registers
//! to hold it.
//!
//! An address in a row that changes at a place that does not, as those of a matrix's column, is made the other way round:
//! the place in front of the loop, and the row is added to that.

use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Function, Import, Inst, InstData, MemFlags, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::opt::analyses::loop_effects::{self, LEVELS, LoopEffects, STORES, passes};
use crate::opt::analyses::uses;
use crate::opt::rewrite::preheaders::{self, Preheaders};
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

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
    for (&inst, &data) in &homes.exchanged {
        func.insts[inst] = data;
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
    /// Addresses whose indices are exchanged, as they are then.
    exchanged: FxHashMap<Inst, InstData>,
}

impl Homes {
    fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Homes {
        let order = cx.graph.reverse_post_order();
        let memory = Memory::new(func, order, cx.env);
        let effects = loop_effects::find(func, cx, loops, &memory);
        let mut finder = Finder {
            func,
            loops,
            moved: vec![[0u32; 2]; effects.len()],
            uses: uses::counts(func, order),
            inside: vec![NONE; func.values.len()],
            homes: Homes {
                of: vec![NONE; func.insts.len()],
                hoisted: Vec::new(),
                exchanged: FxHashMap::default(),
            },
        };
        for &block in order {
            let here = loops.innermost(block);
            let number = here.map_or(NONE, |id| id.0);
            for param in func.params(block) {
                finder.inside[param.index()] = number;
            }
            for inst in func.block_insts(block) {
                for value in func.inst_results(inst) {
                    finder.inside[value.index()] = number;
                }
                let (Some(here), Some(result)) = (here, func.result(inst)) else {
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
                let is_allowed = |at: LoopId| {
                    let effects = &effects[at.index()];
                    load.is_none_or(|place| can_load(func, cx, &memory, effects, place, block))
                        && (!is_seen || is_sure_to_run(cx, effects, block))
                };
                let mut args: SmallVec<[Value; 4]> = SmallVec::new();
                func.for_each_use(inst, |value| args.push(value));
                match finder.home(here, data, func.ty(result), &args, is_allowed) {
                    Some(home) => finder.hoist(here, home, inst, data, &args),
                    None => finder.exchange(here, inst),
                }
            }
        }
        finder.homes
    }
}

struct Finder<'a> {
    func: &'a Function,
    loops: &'a Loops<Block>,
    /// How many values of each kind leave a loop, less those that then are needed no more inside.
    moved: Vec<[u32; 2]>,
    uses: Vec<u32>,
    /// The innermost loop that each value is computed in, as things stand.
    inside: Vec<u32>,
    homes: Homes,
}

impl Finder<'_> {
    /// The outermost loop that something may go in front of which is computed of these values.
    fn home(
        &self,
        here: LoopId,
        data: InstData,
        ty: Type,
        args: &[Value],
        is_allowed: impl Fn(LoopId) -> bool,
    ) -> Option<LoopId> {
        let kind = usize::from(!ty.is_int());
        let (mut at, mut home) = (here, None);
        for _ in 0..LEVELS {
            let room = is_free(data) || self.moved[at.index()][kind] < MOST[kind];
            let invariant = args.iter().all(|&value| self.is_invariant(value, at));
            if !invariant || !room || !is_allowed(at) {
                break;
            }
            home = Some(at);
            match self.loops.get(at).parent {
                Some(up) => at = up,
                None => break,
            }
        }
        home
    }

    /// Whether a value is the same in each iteration, as things stand.
    fn is_invariant(&self, value: Value, at: LoopId) -> bool {
        let of = self.inside[value.index()];
        of == NONE || !self.loops.is_within(LoopId(of), at)
    }

    /// Moves an instruction in front of a loop.
    fn hoist(&mut self, here: LoopId, home: LoopId, inst: Inst, data: InstData, args: &[Value]) {
        let func = self.func;
        self.homes.of[inst.index()] = home.0;
        self.homes.hoisted.push((home, inst));
        let outside = self.loops.get(home).parent;
        let mut kind = 0;
        if let Some(result) = func.result(inst) {
            self.inside[result.index()] = outside.map_or(NONE, |id| id.0);
            kind = usize::from(!func.ty(result).is_int());
        }
        let mut freed = [0; 2];
        for &value in args {
            let made = func.def_inst(value).is_some_and(|i| is_free(func.insts[i]));
            let last = self.uses[value.index()] == 1 && !made;
            freed[usize::from(!func.ty(value).is_int())] += u32::from(last);
        }
        let mut at = Some(here);
        while let Some(id) = at {
            let moved = &mut self.moved[id.index()];
            moved[kind] += u32::from(!is_free(data));
            moved[0] = moved[0].saturating_sub(freed[0]);
            moved[1] = moved[1].saturating_sub(freed[1]);
            at = self.loops.get(id).parent.filter(|_| id != home);
        }
    }

    /// Makes an address of what does not change and what does, in this order, where it is made the other way round: of a
    /// place in a row that changes, or of an index that is a sum. What is inside is needed for nothing else.
    fn exchange(&mut self, here: LoopId, inst: Inst) {
        let InstData::Lea {
            base,
            index,
            scale,
            offset,
        } = self.func.insts[inst]
        else {
            return;
        };
        let exchanged = match self.is_invariant(base, here) {
            true => self.split_index(here, base, index, scale, offset),
            false => self.split_base(here, base, index, scale, offset),
        };
        let Some((inner, place, whole)) = exchanged else {
            return;
        };
        let InstData::Lea { base, index, .. } = place else {
            return;
        };
        let args = [base, index];
        if let Some(home) = self.home(here, place, Type::I64, &args, |_| true) {
            self.hoist(here, home, inner, place, &args);
            self.homes.exchanged.insert(inner, place);
            self.homes.exchanged.insert(inst, whole);
        }
    }

    /// What computes a value, in the same loop and for one instruction alone.
    fn own_def(&self, here: LoopId, value: Value) -> Option<(Inst, InstData)> {
        let inst = self.func.def_inst(value)?;
        let is_own = self.inside[value.index()] == here.0 && self.uses[value.index()] == 1;
        let edited = self.homes.exchanged.get(&inst).copied();
        is_own.then(|| (inst, edited.unwrap_or(self.func.insts[inst])))
    }

    /// Of a row that changes and a place in it: what computes the row, that place as what it computes
    /// instead, and the address.
    fn split_base(
        &self,
        here: LoopId,
        row: Value,
        place: Value,
        place_scale: u8,
        offset: i32,
    ) -> Option<(Inst, InstData, InstData)> {
        let (inner, data) = self.own_def(here, row)?;
        let InstData::Lea {
            base,
            index,
            scale,
            offset: more,
        } = data
        else {
            return None;
        };
        if self.is_invariant(index, here) {
            return None;
        }
        let fixed = InstData::Lea {
            base,
            index: place,
            scale: place_scale,
            offset: 0,
        };
        let whole = InstData::Lea {
            base: row,
            index,
            scale,
            offset: offset.checked_add(more)?,
        };
        Some((inner, fixed, whole))
    }

    /// The same of an index that is a sum of one that changes and one that does not.
    fn split_index(
        &self,
        here: LoopId,
        base: Value,
        sum: Value,
        scale: u8,
        offset: i32,
    ) -> Option<(Inst, InstData, InstData)> {
        let (inner, data) = self.own_def(here, sum)?;
        let InstData::Binary {
            op: BinaryOp::Add,
            ty: Type::I64,
            args: [a, b],
        } = data
        else {
            return None;
        };
        let (index, place) = match [a, b].map(|value| self.is_invariant(value, here)) {
            [true, false] => (b, a),
            [false, true] => (a, b),
            _ => return None,
        };
        // A constant goes into the address as it is.
        if self.func.as_iconst(place).is_some() {
            return None;
        }
        let fixed = InstData::Lea {
            base,
            index: place,
            scale,
            offset: 0,
        };
        let whole = InstData::Lea {
            base: sum,
            index,
            scale,
            offset,
        };
        Some((inner, fixed, whole))
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
