//! Store merging: stores of adjacent bytes that make up one value, or the same in the opposite
//! order, or constants, are one store.
//!
//! `p[0] = x; p[1] = x >> 8; ...` is how programs write numbers in an order of bytes of their own.
//! The stores are of one block and go to one address but for constants; the wide one takes the
//! place of the last. In between nothing else may write, and nothing may read what they write.

use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Builder, Function, Inst, InstData, MemFlags, Type, UnaryOp, Value,
};
use crate::opt::Cx;
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::opt::rewrite::bytes::{self, Byte};
use crate::opt::rewrite::rebuild::{self, NONE};
use crate::sort;

/// Stores that are looked at together, at most.
const MOST: usize = 32;
/// Operations that are looked at for a byte, at most.
const STEPS: u32 = 32;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_graph(func);
    let order = cx.graph.reverse_post_order();
    let mut finder = Finder {
        func,
        memory: None,
        order,
        cx,
        run: Vec::new(),
        plans: Vec::new(),
        dead: Vec::new(),
    };
    for &block in order {
        finder.block(block);
    }
    let Finder { plans, dead, .. } = finder;
    if plans.is_empty() {
        return;
    }
    let mut of = vec![NONE; func.insts.len()];
    for (i, plan) in (0..).zip(&plans) {
        of[plan.at.index()] = i;
    }
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block).filter(|inst| !dead[inst.index()]) {
            if let Some(plan) = plans.get(of[inst.index()] as usize) {
                out.origin = func.origins[inst];
                plan.emit(&mut out, &map.values);
                continue;
            }
            out.copy(func, inst, &mut map);
        }
    }
    rebuild::finish(func, out.func, &map);
    cx.replace_insts(func);
}

/// A store of a run: to the address of the run, plus an offset.
#[derive(Clone, Copy)]
struct RunStore {
    inst: Inst,
    offset: i32,
    ty: Type,
    value: Value,
}

/// What several stores write together.
#[derive(Clone, Copy)]
enum Whole {
    Constant(u64),
    /// Bytes of a value, from this one on; or the same in the opposite order.
    Bytes {
        value: Value,
        from: u32,
        swaps: bool,
    },
}

/// A wide store.
struct Merger {
    /// The last of the stores that it takes the place of.
    at: Inst,
    addr: Value,
    offset: i32,
    ty: Type,
    whole: Whole,
}

struct Finder<'a> {
    func: &'a Function,
    /// Made when it is needed.
    memory: Option<Memory<'a>>,
    order: &'a [Block],
    cx: &'a Cx<'a>,
    run: Vec<RunStore>,
    plans: Vec<Merger>,
    dead: Vec<bool>,
}

impl Finder<'_> {
    fn block(&mut self, block: Block) {
        let func = self.func;
        let mut addr = Value(NONE);
        for inst in func.block_insts(block) {
            match func.insts[inst] {
                InstData::Store {
                    ty,
                    flags: MemFlags::PLAIN,
                    value,
                    addr: to,
                    offset,
                } if !ty.is_vector() => {
                    let item = RunStore {
                        inst,
                        offset,
                        ty,
                        value,
                    };
                    let fits = to == addr && self.run.len() < MOST;
                    if !fits || self.run.iter().any(|other| overlap(*other, item)) {
                        self.flush(addr);
                    }
                    addr = to;
                    self.run.push(item);
                }
                InstData::Load {
                    ty,
                    flags: MemFlags::PLAIN,
                    addr: from,
                    offset,
                } => {
                    if !self.run.is_empty() && self.reads(addr, (from, offset, ty)) {
                        self.flush(addr);
                    }
                }
                data if data.is_pure() => {}
                _ => self.flush(addr),
            }
        }
        self.flush(addr);
    }

    /// Whether a load may read what the run writes.
    fn reads(&mut self, addr: Value, (from, offset, ty): (Value, i32, Type)) -> bool {
        let (func, order, cx) = (self.func, self.order, self.cx);
        let memory = self
            .memory
            .get_or_insert_with(|| Memory::new(func, order, cx.env));
        let read = memory.place(func, from, offset, ty.bytes());
        let written = memory.place(func, addr, 0, 1);
        self.run.iter().any(|item| {
            let offset = written.offset.map(|at| at + i64::from(item.offset));
            let size = item.ty.bytes();
            let place = MemoryLocation {
                offset,
                size,
                ..written
            };
            memory.may_alias(place, read)
        })
    }

    /// Ends the run: whatever goes together becomes one store.
    fn flush(&mut self, addr: Value) {
        if self.run.len() > 1 {
            sort::by_number(&mut self.run, |item| sort::signed(item.offset));
            let run = std::mem::take(&mut self.run);
            let mut rest = &run[..];
            while rest.len() > 1 {
                let taken = [Type::I64, Type::I32, Type::I16]
                    .into_iter()
                    .find_map(|ty| self.merge(addr, rest, ty));
                rest = &rest[taken.unwrap_or(1)..];
            }
            self.run = run;
        }
        self.run.clear();
    }

    /// Makes one store of this type of the first stores; returns how many.
    fn merge(&mut self, addr: Value, items: &[RunStore], ty: Type) -> Option<usize> {
        let func = self.func;
        let offset = items[0].offset;
        let (mut count, mut end) = (0, offset);
        while end < offset.checked_add(ty.bytes() as i32)? {
            let item = items.get(count).filter(|item| item.offset == end)?;
            end = end.checked_add(item.ty.bytes() as i32)?;
            count += 1;
        }
        let items = &items[..count];
        if count < 2 || end - offset != ty.bytes() as i32 {
            return None;
        }
        let whole = constant(func, items).or_else(|| parts(func, items, ty))?;
        if let Whole::Constant(imm) = whole {
            // Where the processor takes no operand like that, two are as short.
            let fits = i32::try_from(imm as i64).is_ok();
            if ty == Type::I64 && !fits && count < 3 {
                return None;
            }
        }
        let at = items.iter().map(|item| item.inst).max()?;
        self.dead.resize(func.insts.len(), false);
        for item in items.iter().filter(|item| item.inst != at) {
            self.dead[item.inst.index()] = true;
        }
        self.plans.push(Merger {
            at,
            addr,
            offset,
            ty,
            whole,
        });
        Some(count)
    }
}

fn overlap(a: RunStore, b: RunStore) -> bool {
    let ends = |item: RunStore| i64::from(item.offset) + i64::from(item.ty.bytes());
    i64::from(a.offset) < ends(b) && i64::from(b.offset) < ends(a)
}

/// The constants that stores write one behind the other, as one.
fn constant(func: &Function, items: &[RunStore]) -> Option<Whole> {
    let (mut all, mut at) = (0u64, 0);
    for item in items {
        let bits = match func.insts[func.def_inst(item.value)?] {
            InstData::Iconst { imm, .. } => imm,
            InstData::Fconst { bits, .. } => bits,
            _ => return None,
        };
        all |= bits << at;
        at += item.ty.bytes() * 8;
    }
    Some(Whole::Constant(all))
}

/// The value whose bytes stores write one behind the other.
fn parts(func: &Function, items: &[RunStore], ty: Type) -> Option<Whole> {
    let mut bytes = [Byte::Zero; 8];
    let mut at = 0;
    for item in items {
        if !item.ty.is_int() {
            return None;
        }
        for i in 0..item.ty.bytes() {
            bytes[at] = bytes::byte(func, item.value, i, &mut { STEPS })?;
            at += 1;
        }
    }
    let (first, last) = (bytes[0], bytes[at - 1]);
    let (Byte::Of(value, low), Byte::Of(_, high)) = (first, last) else {
        return None;
    };
    let swaps = high < low;
    let from = low.min(high);
    let is_part = |(i, byte): (usize, &Byte)| {
        let i = if swaps { at - 1 - i } else { i };
        *byte == Byte::Of(value, from + i as u32)
    };
    let fits = func.ty(value).is_int() && from + ty.bytes() <= func.ty(value).bytes();
    let all = bytes[..at].iter().enumerate().all(is_part);
    (fits && all).then_some(Whole::Bytes { value, from, swaps })
}

impl Merger {
    fn emit(&self, out: &mut Builder<'_>, values: &[Value]) {
        let value = match self.whole {
            Whole::Constant(imm) => out.iconst(self.ty, imm),
            Whole::Bytes { value, from, swaps } => {
                let mut value = values[value.index()];
                let ty = out.func.ty(value);
                if from > 0 {
                    let by = out.iconst(ty, u64::from(from) * 8);
                    value = out.binary(BinaryOp::Lshr, value, by);
                }
                if ty != self.ty {
                    value = out.unary(UnaryOp::Trunc, self.ty, value);
                }
                match swaps {
                    true => out.unary(UnaryOp::Bswap, self.ty, value),
                    false => value,
                }
            }
        };
        out.store(value, values[self.addr.index()], self.offset);
    }
}
