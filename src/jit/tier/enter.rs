//! A function that goes on where another one is: it is entered at a loop header, with the items
//! that baseline code hands over there. First it reads them where they are, in the registers that were
//! saved and in the frame of the code that is left.
//!
//! A loop inside another cannot be entered in the middle and stay one: both would be a knot that no
//! pass knows as loops. So the loops around have copies of their own: what is left of a round of
//! the inner ones, and of the outer ones behind that, is run once; where the header of an outer
//! one comes, its own copy starts, with all inside it as it was.
//!
//! ```text
//!   entry ─► inner loop ─► rest of a round ─► outer loop with the inner one in it ─► what is outside
//! ```
//!
//! Values that were computed before the header, and may be computed again behind it, are kept
//! in stack slots, which the passes make values again. So are those of a loop that has copies
//! and that are used outside.

use super::leave::{Handed, ItemLocation};
use super::points::{LiveIn, Points};
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Inst, InstData, Shape, Signature, Slot, Type,
    Value, VectorBinary,
};
use crate::opt::rewrite::rebuild::{Map, NONE};
use crate::x64::baseline::count::Leaving;
use crate::x64::regs::Reg;
use rustc_hash::FxHashMap;

/// The signature of a function that goes on in another one: it takes the address of a [`Leaving`].
pub(crate) fn signature(func: &Function) -> Signature {
    Signature {
        results: func.sig.results.clone(),
        ..Signature::new(&[Type::I64], &[])
    }
}

/// A function that goes on in so many instructions at most is made of copies.
const MOST_COPIED: usize = 10_000;

/// What is being built.
struct Entering<'a> {
    func: &'a Function,
    points: &'a Points<'a>,
    /// One for each loop that is gone on in, the innermost first, and one of what is outside; or
    /// one of all.
    parts: Vec<PartialCopy>,
    /// The slots in which values are kept.
    kept: FxHashMap<Value, Slot>,
    /// The addresses of slots that stay in the other frame.
    addresses: FxHashMap<Slot, Value>,
}

/// A copy of part of the function.
struct PartialCopy {
    /// The blocks of the copy, each behind what dominates it.
    order: Vec<Block>,
    /// What becomes of values, and where edges from the copy lead.
    map: Map,
}

/// Makes `out` the function that goes on at a header of `func`, where the items are handed over that it has
/// there ([`Points::at`]).
pub(crate) fn enter(func: &Function, header: Block, items: &[Handed], out: &mut Function) {
    let points = Points::find(func);
    out.clear_like(func);
    out.sig = signature(func);
    out.noalias = 0;
    // It is not what calls of the symbol call.
    out.symbol = None;
    let mut b = Builder::new(out);
    let entry = b.block(&[Type::I64]);
    let mut entering = Entering {
        func,
        points: &points,
        parts: parts(&mut b, func, &points, header),
        kept: FxHashMap::default(),
        addresses: FxHashMap::default(),
    };
    b.fill(entry);
    let args = entering.receive(&mut b, entry, header, items);
    entering.keep_shared(&mut b);
    entering.make_fixed(&mut b);
    let to = entering.parts[0].map.blocks[header.index()];
    b.jump(to, &args);
    for part in 0..entering.parts.len() {
        for n in 0..entering.parts[part].order.len() {
            entering.block(&mut b, part, n);
        }
    }
}

/// The headers of the loops to go on in, the innermost first: all that are around, or as many as
/// may be copied, but the outermost rather than those between.
fn headers(func: &Function, points: &Points<'_>, header: Block) -> Vec<Block> {
    let mut headers = points.headers_around(header);
    while headers.len() > 1 && headers.len() * func.insts.len() > MOST_COPIED {
        headers.remove((headers.len() - 2).max(1));
    }
    headers
}

/// Makes the blocks of all copies.
fn parts(
    b: &mut Builder<'_>,
    func: &Function,
    points: &Points<'_>,
    header: Block,
) -> Vec<PartialCopy> {
    let headers = headers(func, points, header);
    let outermost = headers.last().copied().unwrap_or(header);
    // Of one loop alone there is but one copy, of all.
    let outside = if headers.len() == 1 { 0 } else { headers.len() };
    let reachable = points.reachable(header);
    // Which part each block is of, wherever it is reached from: the header of a loop around is
    // of that loop's, and what is outside is there once.
    let mut fixed: Vec<Option<usize>> = vec![None; func.blocks.len()];
    for &block in points.graph.reverse_post_order() {
        if !points.is_in_loop_of(outermost, block) {
            fixed[block.index()] = Some(outside);
        }
    }
    for (n, header) in headers.iter().enumerate() {
        fixed[header.index()] = Some(n);
    }
    let mut parts: Vec<PartialCopy> = Vec::new();
    for n in 0..=outside {
        let is_own = |block: Block| match fixed[block.index()] {
            Some(part) if n < headers.len() => part <= n,
            Some(part) => part == outside,
            None => n < headers.len(),
        };
        let mut seen = vec![false; func.blocks.len()];
        match headers.get(n) {
            Some(&start) => {
                let mut todo = vec![start];
                seen[start.index()] = true;
                while let Some(block) = todo.pop() {
                    for &to in points.graph.succs(block) {
                        if is_own(to) && !std::mem::replace(&mut seen[to.index()], true) {
                            todo.push(to);
                        }
                    }
                }
            }
            None => {
                let blocks = seen.iter_mut().zip(&reachable).enumerate();
                blocks.for_each(|(i, (seen, &reached))| *seen = reached && is_own(Block::new(i)));
            }
        }
        let order = points.graph.reverse_post_order().iter().copied();
        let order: Vec<Block> = order.filter(|block| seen[block.index()]).collect();
        let mut map = Map {
            values: vec![Value(NONE); func.values.len()],
            blocks: vec![Block(NONE); func.blocks.len()],
        };
        for &block in &order {
            let types: Vec<Type> = func.params(block).map(|v| func.ty(v)).collect();
            let copy = b.block(&types);
            map.blocks[block.index()] = copy;
            for (old, new) in func.params(block).zip(b.func.params(copy)) {
                map.values[old.index()] = new;
            }
        }
        parts.push(PartialCopy { order, map });
    }
    // Edges that leave a part.
    for n in 0..parts.len() {
        for block in (0..func.blocks.len()).map(Block::new) {
            if parts[n].map.blocks[block.index()] == Block(NONE) {
                let of = fixed[block.index()].unwrap_or(headers.len().saturating_sub(1));
                parts[n].map.blocks[block.index()] = parts[of].map.blocks[block.index()];
            }
        }
    }
    parts
}

/// The code that is left, as its [`Leaving`] leads to it.
struct LeftFrame {
    leaving: Value,
    /// Its frame pointer, once it was read.
    frame: Option<Value>,
}

impl LeftFrame {
    /// Reads an item.
    fn read(&mut self, b: &mut Builder<'_>, handed: &Handed, ty: Type) -> Value {
        match handed.high {
            None => self.read_at(b, handed.location, ty),
            Some(high) => {
                let halves = [handed.location, high].map(|at| self.read_at(b, at, Type::V128));
                b.vbinary(VectorBinary::Join, Shape::I64x4, halves)
            }
        }
    }

    fn read_at(&mut self, b: &mut Builder<'_>, location: ItemLocation, ty: Type) -> Value {
        match location {
            // Whatever it is.
            ItemLocation::Nowhere => b.load(ty, self.leaving, 0),
            ItemLocation::Reg(reg) => {
                b.load(ty, self.leaving, Leaving::offset_of(reg).unwrap_or(0))
            }
            ItemLocation::Memory(reg, disp) => {
                let (base, start) = self.base(b, reg);
                b.load(ty, base, start.wrapping_add(disp))
            }
            ItemLocation::Address(reg, disp) => {
                let (base, start) = self.base(b, reg);
                let distance = b.iconst(Type::I64, i64::from(start.wrapping_add(disp)) as u64);
                b.binary(BinaryOp::Add, base, distance)
            }
            ItemLocation::Behind(reg, disp, offset) => {
                let (base, start) = self.base(b, reg);
                let cell = b.load(Type::I64, base, start.wrapping_add(disp));
                b.load(ty, cell, offset)
            }
        }
    }

    /// An address, and how far above it a register led, which is the frame pointer or the stack pointer.
    fn base(&mut self, b: &mut Builder<'_>, reg: Reg) -> (Value, i32) {
        match Leaving::offset_of(reg) {
            None => (self.leaving, size_of::<Leaving>() as i32),
            Some(at) => {
                let read = || b.load(Type::I64, self.leaving, at);
                (*self.frame.get_or_insert_with(read), 0)
            }
        }
    }
}

impl Entering<'_> {
    /// Keeps what is computed in a loop, of which there are several copies, and used outside.
    fn keep_shared(&mut self, b: &mut Builder<'_>) {
        let [copies @ .., outside] = &self.parts[..] else {
            return;
        };
        if copies.len() < 2 {
            return;
        }
        let (func, owners) = (self.func, self.points.blocks());
        let outermost = &copies[copies.len() - 1];
        let mut is_inside = vec![false; func.blocks.len()];
        for &block in &outermost.order {
            is_inside[block.index()] = true;
        }
        for &block in &outside.order {
            for inst in func.block_insts(block) {
                func.for_each_use(inst, |value| {
                    let from = self.points.block_of(value, &owners);
                    if is_inside[from.index()] && Points::is_fixed(func, value).is_none() {
                        let bytes = func.ty(value).bytes();
                        self.kept
                            .entry(value)
                            .or_insert_with(|| b.slot(bytes, bytes));
                    }
                });
            }
        }
    }

    /// Reads the items, and gives the arguments for the header.
    fn receive(
        &mut self,
        b: &mut Builder<'_>,
        entry: Block,
        header: Block,
        items: &[Handed],
    ) -> Vec<Value> {
        let func = self.func;
        let params = func.params(header).len();
        let mut args = Vec::new();
        let mut left = LeftFrame {
            leaving: b.func.params(entry).next().unwrap_or(Value(0)),
            frame: None,
        };
        for (i, handed) in items.iter().enumerate() {
            match handed.item {
                LiveIn::Value(value) => {
                    let ty = func.ty(value);
                    let got = left.read(b, handed, ty);
                    if i < params {
                        args.push(got);
                        continue;
                    }
                    let slot = b.slot(ty.bytes(), ty.bytes());
                    self.kept.insert(value, slot);
                    let place = address(b, slot, 0);
                    b.store(got, place, 0);
                }
                LiveIn::Part(slot, offset, ty) => {
                    let got = left.read(b, handed, ty);
                    let place = address(b, slot, offset);
                    b.store(got, place, 0);
                }
                LiveIn::Address(slot) => {
                    let got = left.read(b, handed, Type::I64);
                    self.addresses.insert(slot, got);
                }
            }
        }
        args
    }

    /// Makes all constants and fixed addresses, where they dominate everything.
    fn make_fixed(&mut self, b: &mut Builder<'_>) {
        let func = self.func;
        let mut fixed: Vec<(Value, Inst)> = Vec::new();
        let mut seen = vec![false; func.values.len()];
        for &block in self.parts.iter().flat_map(|part| &part.order) {
            for inst in func.block_insts(block) {
                func.for_each_use(inst, |value| {
                    if let Some(inst) = Points::is_fixed(func, value)
                        && !std::mem::replace(&mut seen[value.index()], true)
                    {
                        fixed.push((value, inst));
                    }
                });
            }
        }
        for (value, inst) in fixed {
            let made = self.fixed(b, inst);
            for part in &mut self.parts {
                part.map.values[value.index()] = made;
            }
        }
    }

    fn fixed(&mut self, b: &mut Builder<'_>, inst: Inst) -> Value {
        if let InstData::SlotAddr { slot, offset } = self.func.insts[inst]
            && self.points.stays(slot)
            && let Some(&start) = self.addresses.get(&slot)
        {
            let offset = b.iconst(Type::I64, offset as i64 as u64);
            return b.binary(BinaryOp::Add, start, offset);
        }
        let copy = b.copy(self.func, inst, &mut self.parts[0].map);
        b.func.result(copy).unwrap_or(Value(0))
    }

    /// Fills a block of a part.
    fn block(&mut self, b: &mut Builder<'_>, part: usize, n: usize) {
        let (func, kept) = (self.func, &self.kept);
        let PartialCopy { order, map } = &mut self.parts[part];
        let block = order[n];
        // Stores a value that was just computed, if it is kept in a slot.
        let keep = |b: &mut Builder<'_>, map: &Map, value: Value| {
            if let Some(&slot) = kept.get(&value) {
                let place = address(b, slot, 0);
                b.store(map.values[value.index()], place, 0);
            }
        };
        b.fill(map.blocks[block.index()]);
        for param in func.params(block) {
            keep(b, map, param);
        }
        for inst in func.block_insts(block) {
            let result = func.result(inst);
            if result.is_some_and(|value| Points::is_fixed(func, value).is_some()) {
                continue;
            }
            let mut used: Vec<(Value, Slot)> = Vec::new();
            func.for_each_use(inst, |value| {
                used.extend(kept.get(&value).map(|&slot| (value, slot)));
            });
            for (value, slot) in used {
                let place = address(b, slot, 0);
                map.values[value.index()] = b.load(func.ty(value), place, 0);
            }
            let copy = b.copy(func, inst, map);
            let normal = match func
                .inst_results(inst)
                .any(|value| kept.contains_key(&value))
            {
                true => normal_way(b, copy),
                false => None,
            };
            for value in func.inst_results(inst) {
                keep(b, map, value);
            }
            if let Some(to) = normal {
                b.effect(InstData::Jump { to });
            }
        }
    }
}

/// Where a call that ends its block goes on when it has returned. That is a new block from now on, which
/// is to be filled.
fn normal_way(b: &mut Builder<'_>, call: Inst) -> Option<BlockCall> {
    let (InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. }) =
        b.func.insts[call]
    else {
        return None;
    };
    let between = b.block(&[]);
    let to = b.block_call(between, &[]);
    let normal = std::mem::replace(&mut b.func.handlers[handler].normal, to);
    b.fill(between);
    Some(normal)
}

fn address(b: &mut Builder<'_>, slot: Slot, offset: i32) -> Value {
    b.value(InstData::SlotAddr { slot, offset }, Type::I64)
}
