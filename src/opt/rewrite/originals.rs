//! Slots that are only copies of constants: what reads one reads the constant, and nothing is copied.
//!
//! Without optimization, compilers of C and Rust copy a table to the frame each time, although only an element of it is
//! read. The slot must be filled as a whole, by nothing else, and its address must go nowhere but to loads: who reads
//! it then finds what the constant holds, or does so before the copy was made, where it finds anything.

use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Function, Import, Inst, InstData, Libcall, MemFlags, Slot, SymbolId, Target,
    UnaryOp, Value,
};
use crate::opt::Cx;
use crate::opt::env::Env;
use crate::opt::rewrite::rebuild::{self, NONE};

/// Has loads read the constants themselves. Blocks stay as they are.
pub(in crate::opt) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let is_part = |(inst, data): (Inst, &InstData)| {
        matches!(data, InstData::Store { .. } | InstData::Call { .. })
            && part_of_copy(func, inst, cx.env).is_some()
    };
    if cx.env.keeps_traps() || !func.insts.iter().any(is_part) {
        return;
    }
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let originals = Originals::find(func, order, cx.env);
    if originals.of.iter().all(Option::is_none) {
        return;
    }
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in order {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            if let InstData::SlotAddr { slot, offset } = func.insts[inst]
                && let Some(original) = originals.of[slot.index()]
                && let Some(value) = func.result(inst)
            {
                out.origin = func.origins[inst];
                let symbol = original.symbol;
                let offset = original.offset + offset;
                let address = out.value(InstData::SymbolAddr { symbol, offset }, func.ty(value));
                map.bind(value, address);
            } else if let Some(to) = originals.fills(func, inst) {
                if let Some(value) = func.result(inst) {
                    let to = map.value(to);
                    map.bind(value, to);
                }
            } else {
                out.copy(func, inst, &mut map);
            }
        }
    }
    rebuild::finish(func, out.func, &map);
    cx.replace_insts(func);
}

/// What a slot is a copy of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Original {
    symbol: SymbolId,
    /// Bytes behind it.
    offset: i32,
}

struct Originals {
    /// The slot that each value points into.
    slots: Vec<u32>,
    /// What each slot is a copy of.
    of: Vec<Option<Original>>,
}

impl Originals {
    /// Those of a function; the blocks come in an order that has definitions first.
    fn find(func: &Function, order: &[Block], env: &dyn Env) -> Originals {
        let mut found = Originals {
            slots: vec![NONE; func.values.len()],
            of: vec![None; func.slots.len()],
        };
        let mut leaks = vec![false; func.slots.len()];
        let mut parts = Vec::new();
        for home in &func.homes {
            leaks[home.slot.index()] = true;
        }
        for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
            let slots = &found.slots;
            let mut leak = |value: Value| {
                if let Some(leaks) = leaks.get_mut(slots[value.index()] as usize) {
                    *leaks = true;
                }
            };
            let points_into = match func.insts[inst] {
                InstData::SlotAddr { slot, offset } => {
                    // So that its sum with the offset of a constant is a number of 32 bits.
                    if !(0..=func.slots[slot].size as i32).contains(&offset) {
                        leaks[slot.index()] = true;
                    }
                    slot.0
                }
                InstData::Unary {
                    op: UnaryOp::Copy,
                    arg,
                    ..
                } => slots[arg.index()],
                InstData::Lea { base, index, .. } => {
                    leak(index);
                    slots[base.index()]
                }
                InstData::Binary {
                    op: BinaryOp::Add,
                    args: [a, b],
                    ..
                } => match [a, b].map(|arg| slots[arg.index()]) {
                    [slot, NONE] | [NONE, slot] => slot,
                    _ => {
                        leak(a);
                        leak(b);
                        NONE
                    }
                },
                InstData::Load {
                    flags: MemFlags::PLAIN,
                    ..
                } => NONE,
                _ => match part_of_copy(func, inst, env) {
                    Some(part) => {
                        let of = &mut found.of[part.slot.index()];
                        leaks[part.slot.index()] |= of.is_some_and(|of| of != part.original);
                        *of = Some(part.original);
                        parts.push((part.slot, part.start, part.end));
                        part.slot.0
                    }
                    None => {
                        func.for_each_use(inst, leak);
                        NONE
                    }
                },
            };
            if let Some(value) = func.result(inst) {
                found.slots[value.index()] = points_into;
            }
            if let InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } =
                func.insts[inst]
            {
                leaks[func.handlers[handler].slot.index()] = true;
            }
        }
        parts.sort_unstable();
        let mut filled = vec![0; func.slots.len()];
        for (slot, start, end) in parts {
            let filled = &mut filled[slot.index()];
            if start <= *filled {
                *filled = end.max(*filled);
            }
        }
        for (slot, data) in func.slots.iter() {
            let is_whole = filled[slot.index()] == i64::from(data.size);
            let of = &mut found.of[slot.index()];
            *of = of.filter(|_| is_whole && !leaks[slot.index()]);
        }
        found
    }

    /// The address that an instruction writes to, where that is a slot which is only a copy: no other instruction
    /// writes there.
    fn fills(&self, func: &Function, inst: Inst) -> Option<Value> {
        let to = match func.insts[inst] {
            InstData::Store { addr, .. } => addr,
            _ => memcpy(func, inst)?[0],
        };
        let of = self.of.get(self.slots[to.index()] as usize)?;
        of.is_some().then_some(to)
    }
}

/// The arguments of a call of `memcpy`.
fn memcpy(func: &Function, inst: Inst) -> Option<[Value; 3]> {
    let InstData::Call { callee, args } = func.insts[inst] else {
        return None;
    };
    let mut args = func.list(args);
    let is_memcpy = func.callees[callee].target == Target::Libcall(Libcall::Memcpy);
    is_memcpy.then_some([args.next()?, args.next()?, args.next()?])
}

/// Bytes of a slot that an instruction fills.
struct Part {
    slot: Slot,
    start: i64,
    end: i64,
    /// What the whole slot is a copy of, if it is one.
    original: Original,
}

/// What an instruction fills from a constant.
fn part_of_copy(func: &Function, inst: Inst, env: &dyn Env) -> Option<Part> {
    let (to, [start, behind], from, size) = match func.insts[inst] {
        InstData::Store {
            ty,
            flags: MemFlags::PLAIN,
            value,
            addr,
            offset,
        } => match func.def_data(value)? {
            InstData::Load {
                ty: loaded,
                flags: MemFlags::PLAIN,
                addr: from,
                offset: behind,
            } if loaded == ty => (addr, [offset, behind], from, ty.bytes().into()),
            _ => return None,
        },
        _ => {
            let [to, from, len] = memcpy(func, inst)?;
            (to, [0, 0], from, i64::try_from(func.as_iconst(len)?).ok()?)
        }
    };
    let InstData::SlotAddr { slot, offset } = func.def_data(to)? else {
        return None;
    };
    let start = i64::from(offset) + i64::from(start);
    let InstData::SymbolAddr { symbol, offset } = func.def_data(from)? else {
        return None;
    };
    let offset = i32::try_from(i64::from(offset) + i64::from(behind) - start).ok()?;
    let end = start.checked_add(size)?;
    let near = 0..=i32::MAX / 2;
    let whole = i64::from(func.slots[slot].size);
    let fits = start >= 0 && end <= whole && whole < i64::from(i32::MAX / 2);
    (fits && near.contains(&offset) && env.is_constant(symbol)).then_some(Part {
        slot,
        start,
        end,
        original: Original { symbol, offset },
    })
}
