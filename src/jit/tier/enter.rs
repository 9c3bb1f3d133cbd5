//! A function that goes on where another one is: it is entered at a loop header, with the items
//! that baseline code hands over there.
//!
//! Values that were computed before the header, and may be computed again behind it, are kept
//! in stack slots, which the passes make values again.

use super::points::{Item, Points, STRIDE};
use crate::entity::Entity;
use crate::lir::{
    AbiLoc, AbiParam, BinaryOp, Block, Builder, Function, Inst, InstData, Signature, Slot, Type,
    Value,
};
use crate::opt::rebuild::{self, Map, NONE};
use rustc_hash::FxHashMap;

/// The signature of a function that goes on in another one: it takes the buffer.
pub fn signature(func: &Function) -> Signature {
    let mut sig = Signature {
        results: func.sig.results.clone(),
        ..Signature::default()
    };
    sig.params.push(AbiParam {
        ty: Type::I64,
        loc: AbiLoc::Int(0),
    });
    sig
}

/// What is being built.
struct Entering<'a> {
    func: &'a Function,
    points: &'a Points<'a>,
    map: Map,
    /// The slots in which values are kept.
    kept: FxHashMap<Value, Slot>,
    /// The addresses of slots that stay in the other frame.
    addresses: FxHashMap<Slot, Value>,
}

/// Makes `out` the function that goes on at a header of `func`. `false` if it is none.
pub fn enter(func: &Function, header: Block, out: &mut Function) -> bool {
    let points = Points::find(func);
    let Some(items) = points.at(header) else {
        return false;
    };
    out.clear_like(func);
    out.sig = signature(func);
    out.noalias = 0;
    // It is not what calls of the symbol call.
    out.symbol = None;
    let mut b = Builder::new(out);
    let entry = b.block(&[Type::I64]);
    let reachable = points.reachable(header);
    let order: Vec<Block> = points
        .graph
        .reverse_post_order()
        .iter()
        .copied()
        .filter(|block| reachable[block.index()])
        .collect();
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
    let mut entering = Entering {
        func,
        points: &points,
        map,
        kept: FxHashMap::default(),
        addresses: FxHashMap::default(),
    };
    b.fill(entry);
    let args = entering.receive(&mut b, entry, header, items);
    entering.make_fixed(&mut b, &order);
    let to = entering.map.blocks[header.index()];
    b.jump(to, &args);
    for &block in &order {
        entering.block(&mut b, block);
    }
    true
}

impl Entering<'_> {
    /// Reads the items, and gives the arguments for the header.
    fn receive(
        &mut self,
        b: &mut Builder<'_>,
        entry: Block,
        header: Block,
        items: &[Item],
    ) -> Vec<Value> {
        let func = self.func;
        let params = func.params(header).len();
        let mut args = Vec::new();
        let buffer = b.func.params(entry).next().unwrap_or(Value(0));
        for (i, &item) in items.iter().enumerate() {
            let at = i as i32 * STRIDE;
            match item {
                Item::Value(value) => {
                    let ty = func.ty(value);
                    let got = b.load(ty, buffer, at);
                    if i < params {
                        args.push(got);
                        continue;
                    }
                    let slot = b.slot(ty.bytes(), ty.bytes());
                    self.kept.insert(value, slot);
                    let place = address(b, slot, 0);
                    b.store(got, place, 0);
                }
                Item::Part(slot, offset, ty) => {
                    let got = b.load(ty, buffer, at);
                    let place = address(b, slot, offset);
                    b.store(got, place, 0);
                }
                Item::Address(slot) => {
                    let got = b.load(Type::I64, buffer, at);
                    self.addresses.insert(slot, got);
                }
            }
        }
        args
    }

    /// Makes all constants and fixed addresses, where they dominate everything.
    fn make_fixed(&mut self, b: &mut Builder<'_>, order: &[Block]) {
        let func = self.func;
        for &block in order {
            for inst in func.block_insts(block) {
                let mut uses: Vec<(Value, Inst)> = Vec::new();
                func.for_each_use(inst, |value| {
                    if let Some(inst) = Points::is_fixed(func, value) {
                        uses.push((value, inst));
                    }
                });
                for (value, inst) in uses {
                    if self.map.values[value.index()] == Value(NONE) {
                        self.map.values[value.index()] = self.fixed(b, inst);
                    }
                }
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
        let copy = b.copy(self.func, inst, &mut self.map);
        b.func.result(copy).unwrap_or(Value(0))
    }

    fn block(&mut self, b: &mut Builder<'_>, block: Block) {
        let func = self.func;
        b.fill(self.map.blocks[block.index()]);
        for param in func.params(block) {
            self.keep(b, param);
        }
        for inst in func.block_insts(block) {
            let result = func.result(inst);
            if result.is_some_and(|value| Points::is_fixed(func, value).is_some()) {
                continue;
            }
            let mut used: Vec<(Value, Slot)> = Vec::new();
            func.for_each_use(inst, |value| {
                used.extend(self.kept.get(&value).map(|&slot| (value, slot)));
            });
            for (value, slot) in used {
                let place = address(b, slot, 0);
                self.map.values[value.index()] = b.load(func.ty(value), place, 0);
            }
            let copy = b.copy(func, inst, &mut self.map);
            rebuild::bind(func, inst, b.func, copy, &mut self.map.values);
            for value in func.inst_results(inst) {
                self.keep(b, value);
            }
        }
    }

    /// Stores a value that was just computed, if it is kept in a slot.
    fn keep(&mut self, b: &mut Builder<'_>, value: Value) {
        if let Some(&slot) = self.kept.get(&value) {
            let place = address(b, slot, 0);
            b.store(self.map.values[value.index()], place, 0);
        }
    }
}

fn address(b: &mut Builder<'_>, slot: Slot, offset: i32) -> Value {
    b.value(InstData::SlotAddr { slot, offset }, Type::I64)
}
