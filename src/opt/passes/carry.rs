//! Carrying: what an iteration stores and the next one loads again goes on as a value.
//!
//! `a[i] = a[i - 1] + x` waits in each iteration for its own store. The address of the load and
//! that of the store are the same sum but for a constant, which is what the loop's counter moves
//! by in an iteration: so the load reads what was stored, as long as nothing else in the loop may
//! write there. The first time it reads before the loop.
//!
//! Only loops without others inside, that go back from one block, and in which load and store run
//! each time. [`gvn`](super::gvn) has made equal addresses one value.

use super::licm::{self, Effects};
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::signed;
use crate::lir::{
    BinaryOp, Block, Builder, Function, Import, Inst, InstData, MemFlags, Type, Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::analyses::alias::Memory;
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rows};

/// Loads and stores of a loop that are compared with each other, at most.
const MOST: usize = 16;

/// Runs the pass.
pub fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let plans = find(func, cx, &loops);
    if plans.is_empty() {
        return cx.keep_loops(loops);
    }
    copy(func, cx, &loops, &plans);
    cx.replace(func);
}

/// A plain load or store in a loop that runs in each iteration.
#[derive(Clone, Copy)]
struct Access {
    inst: Inst,
    ty: Type,
    addr: Value,
    offset: i32,
    /// What is stored, or what the load gives.
    value: Value,
}

/// A load of what the iteration before stored.
struct Carried {
    header: Block,
    load: Access,
    stored: Value,
}

fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Vec<Carried> {
    let memory = Memory::new(func, cx.graph.reverse_post_order(), cx.env);
    let effects = licm::effects(func, cx, loops, &memory);
    let mut is_inner = vec![true; effects.len()];
    for up in loops.iter().filter_map(|(_, found)| found.parent) {
        is_inner[up.index()] = false;
    }
    let looks = |id: LoopId| {
        let effects = &effects[id.index()];
        let stores = 1..=MOST;
        is_inner[id.index()] && !effects.anything && stores.contains(&effects.stores.len())
    };
    // The loads and stores of each loop.
    let mut accesses: Vec<[Vec<Access>; 2]> = vec![Default::default(); effects.len()];
    for &block in cx.graph.reverse_post_order() {
        let Some(id) = loops.innermost(block).filter(|&id| looks(id)) else {
            continue;
        };
        if !licm::passes(cx, &effects[id.index()], block) {
            continue;
        }
        for inst in func.block_insts(block) {
            let (is_store, access) = match func.insts[inst] {
                InstData::Load {
                    ty,
                    flags: MemFlags::PLAIN,
                    addr,
                    offset,
                } => (false, (ty, addr, offset, func.result(inst))),
                InstData::Store {
                    ty,
                    flags: MemFlags::PLAIN,
                    value,
                    addr,
                    offset,
                } => (true, (ty, addr, offset, Some(value))),
                _ => continue,
            };
            let list = &mut accesses[id.index()][usize::from(is_store)];
            if let (ty, addr, offset, Some(value)) = access
                && list.len() < MOST
            {
                list.push(Access {
                    inst,
                    ty,
                    addr,
                    offset,
                    value,
                });
            }
        }
    }
    let mut plans = Vec::new();
    if accesses
        .iter()
        .all(|[loads, stores]| loads.is_empty() || stores.is_empty())
    {
        return plans;
    }
    let owners = rebuild::owners(func);
    for (id, found) in loops.iter() {
        let [loads, stores] = &accesses[id.index()];
        for &load in loads {
            let store = stores.iter().find(|store| {
                let ahead = i64::from(store.offset) - i64::from(load.offset);
                store.ty == load.ty
                    && store.addr == load.addr
                    && ahead.unsigned_abs() >= u64::from(load.ty.bytes())
                    && moves(func, cx, loops, id, &owners, load.addr) == Some(ahead)
            });
            if let Some(store) = store
                && is_alone(func, &memory, &effects[id.index()], load, *store)
            {
                plans.push(Carried {
                    header: found.header,
                    load,
                    stored: store.value,
                });
            }
        }
    }
    plans
}

/// How many bytes an address moves by in each iteration of a loop.
pub fn moves(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
    id: LoopId,
    owners: &[Block],
    addr: Value,
) -> Option<i64> {
    let header = loops.get(id).header;
    let (base, index, scale) = match func.def_inst(addr).map(|inst| func.insts[inst]) {
        Some(InstData::Lea {
            base, index, scale, ..
        }) => (Some(base), index, scale),
        _ => (None, addr, 0),
    };
    let ValueDef::Param(owner, place) = func.def(index) else {
        return None;
    };
    let changes = base.is_some_and(|base| {
        let from = match func.def(base) {
            ValueDef::Param(owner, _) => owner,
            ValueDef::Result(inst, _) => owners[inst.index()],
        };
        loops.contains(id, from)
    });
    if owner != header || changes {
        return None;
    }
    let back = licm::back_edge(func, cx, loops, id)?;
    let next = func.args(back).nth(place.into())?;
    match func.insts[func.def_inst(next)?] {
        InstData::Binary {
            op: BinaryOp::Add,
            ty: Type::I64,
            args: [x, by],
        } if x == index => {
            let by = signed(Type::I64, func.as_iconst(by)?);
            by.checked_mul(1 << scale)
        }
        _ => None,
    }
}

/// Whether no other store of a loop may write what a load reads.
fn is_alone(
    func: &Function,
    memory: &Memory<'_>,
    effects: &Effects,
    load: Access,
    store: Access,
) -> bool {
    let read = memory.place(func, load.addr, load.offset, load.ty.bytes());
    let own = memory.place(func, store.addr, store.offset, store.ty.bytes());
    let others = effects.stores.iter().filter(|&&place| place != own);
    let same = effects.stores.len() - others.clone().count();
    same == 1 && others.into_iter().all(|&s| !memory.may_alias(s, read))
}

struct Carrier<'a> {
    map: Map,
    plans: &'a [Carried],
    /// The plans of each header, as rows that follow each other.
    of_header: Rows,
    /// The block in front of each header that has plans.
    fronts: Vec<Block>,
    loops: &'a Loops<Block>,
    from: Block,
}

impl Carrier<'_> {
    fn plans_of(&self, header: Block) -> &[Carried] {
        &self.plans[self.of_header.get(header)]
    }

    /// Whether an edge from where the copy is enters a loop, rather than going on in it.
    fn enters(&self, header: Block) -> bool {
        let id = self.loops.innermost(header);
        id.is_some_and(|id| !self.loops.contains(id, self.from))
    }
}

impl Import for Carrier<'_> {
    fn value(&mut self, value: Value) -> Value {
        self.map.value(value)
    }

    fn bind(&mut self, value: Value, copy: Value) {
        self.map.bind(value, copy);
    }

    fn block(&mut self, block: Block) -> Block {
        let front = self.fronts[block.index()];
        match front.0 != NONE && self.enters(block) {
            true => front,
            false => self.map.block(block),
        }
    }

    fn changes_edges(&self, to: Block) -> bool {
        !self.plans_of(to).is_empty()
    }

    fn edge(&mut self, to: Block, _: &mut Builder<'_>, args: &mut Vec<u32>) {
        if !self.enters(to) {
            let stored = self.plans_of(to).iter();
            args.extend(stored.map(|plan| self.map.values[plan.stored.index()].0));
        }
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, loops: &Loops<Block>, plans: &[Carried]) {
    let graph = &*cx.graph;
    let of_header = Rows::new(func, plans.iter().map(|plan| plan.header));
    let (mut out, map) = rebuild::start(func, cx.spare, |block, types| {
        types.extend(plans[of_header.get(block)].iter().map(|plan| plan.load.ty));
        graph.is_reachable(block)
    });
    let mut carrier = Carrier {
        map,
        plans,
        of_header,
        fronts: vec![Block(NONE); func.blocks.len()],
        loops,
        from: Function::ENTRY,
    };
    for plan in plans {
        let front = &mut carrier.fronts[plan.header.index()];
        if front.0 == NONE {
            let types: Vec<Type> = func.params(plan.header).map(|v| func.ty(v)).collect();
            *front = out.block(&types);
        }
    }
    for block in cx.dominators.preorder::<Block>() {
        carrier.from = block;
        if carrier.fronts[block.index()].0 != NONE {
            fill_front(func, &mut out, &mut carrier, block);
        }
        out.fill(carrier.map.block(block));
        for inst in func.block_insts(block) {
            if func
                .result(inst)
                .is_some_and(|v| carrier.map.values[v.index()].0 != NONE)
            {
                // A load that is carried.
                continue;
            }
            out.copy(func, inst, &mut carrier);
        }
    }
    out.func.layout.clear();
    for &block in func.layout.iter().filter(|&&b| graph.is_reachable(b)) {
        let front = carrier.fronts[block.index()];
        if front.0 != NONE {
            out.func.layout.push(front);
        }
        out.func.layout.push(carrier.map.block(block));
    }
}

/// Loads for the first iteration, in front of a loop, and says what the loads in it are.
fn fill_front(func: &Function, out: &mut Builder<'_>, carrier: &mut Carrier<'_>, header: Block) {
    let front = carrier.fronts[header.index()];
    let copy = carrier.map.block(header);
    let own: Vec<Value> = out.func.params(front).collect();
    let params: Vec<Value> = out.func.params(copy).collect();
    let mut args = own.clone();
    out.fill(front);
    let plans = carrier.plans;
    for (i, plan) in plans[carrier.of_header.get(header)].iter().enumerate() {
        out.origin = func.origins[plan.load.inst];
        let addr = first_address(func, out, &carrier.map, &own, plan.load.addr);
        args.push(out.load(plan.load.ty, addr, plan.load.offset));
        carrier.map.values[plan.load.value.index()] = params[own.len() + i];
    }
    out.jump(copy, &args);
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
    let lea = func.def_inst(addr).map(|inst| func.insts[inst]);
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
