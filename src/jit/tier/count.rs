//! Baseline code that counts: how often a function is entered and its loops are repeated.
//!
//! The counter is a word beside the function's entry cell. It counts down; where it passes zero the
//! engine is told, and may answer at a loop with the address of code that goes on from there. That
//! code is called with the buffer of items and returns what the function returns.

use super::points::{Item, Points, STRIDE};
use crate::lir::{Block, Builder, Function, InstData, IntCond, Signature, Slot, Type, Value};
use crate::opt::rebuild;

/// Where the counter of a function is, and whom to tell.
#[derive(Clone, Copy, Debug)]
pub struct Telling {
    /// The address of the counter, 32 bits.
    pub counter: u64,
    /// The address of `fn(context, function, header) -> address`.
    pub tell: u64,
    /// Its first argument.
    pub context: u64,
    /// Its second argument.
    pub function: u32,
}

/// What stands for a header where a function is entered.
pub const ENTRY: u32 = u32::MAX;

/// A call of a function counts as so many rounds of a loop.
const ENTRY_WEIGHT: u64 = 16;

/// Makes `out` a copy of a function that counts.
pub fn instrument(func: &Function, telling: Telling, out: &mut Function) {
    let points = Points::find(func);
    let order = points.graph.reverse_post_order();
    let (mut b, mut map) = rebuild::start(func, out, |block, _| points.graph.is_reachable(block));
    let most = points.headers.iter().map(|row| row.1.len()).max();
    let buffer = most.map(|most| b.slot((most as u32).max(1) * STRIDE as u32, 16));
    for &block in order {
        b.fill(map.blocks[block.0 as usize]);
        if block == Function::ENTRY {
            let (hot, cold) = count(&mut b, telling, ENTRY_WEIGHT);
            b.fill(hot);
            tell(&mut b, telling, ENTRY);
            b.jump(cold, &[]);
            b.fill(cold);
        } else if let (Some(items), Some(buffer)) = (points.at(block), buffer) {
            let (hot, cold) = count(&mut b, telling, 1);
            b.fill(hot);
            let values: Vec<(Item, Option<Value>)> = items
                .iter()
                .map(|&item| match item {
                    Item::Value(value) => (item, Some(map.values[value.0 as usize])),
                    _ => (item, None),
                })
                .collect();
            hand_over(&mut b, telling, block, &values, buffer, cold);
            b.fill(cold);
        }
        for inst in func.block_insts(block) {
            b.copy(func, inst, &mut map);
        }
    }
}

/// Counts down, and goes on in one of two new blocks: where zero was passed, and else.
fn count(b: &mut Builder<'_>, telling: Telling, by: u64) -> (Block, Block) {
    let at = b.iconst(Type::I64, telling.counter);
    let old = b.load(Type::I32, at, 0);
    let by = b.iconst(Type::I32, by);
    let new = b.binary(crate::lir::BinaryOp::Sub, old, by);
    b.store(new, at, 0);
    let zero = b.iconst(Type::I32, 0);
    let passed = b.icmp(IntCond::Slt, new, zero);
    let (hot, cold) = (b.block(&[]), b.block(&[]));
    b.brif(passed, (hot, &[]), (cold, &[]));
    (hot, cold)
}

/// Tells the engine, and gives its answer.
fn tell(b: &mut Builder<'_>, telling: Telling, header: u32) -> Value {
    let sig = Signature::classify(&[Type::I64; 3], &[Type::I64]).unwrap_or_default();
    let sig = b.func.sigs.push(sig);
    let addr = b.iconst(Type::I64, telling.tell);
    let args = [
        b.iconst(Type::I64, telling.context),
        b.iconst(Type::I64, telling.function.into()),
        b.iconst(Type::I64, header.into()),
    ];
    let args = b.list(&args);
    b.value(InstData::CallIndirect { sig, addr, args }, Type::I64)
}

fn hand_over(
    b: &mut Builder<'_>,
    telling: Telling,
    header: Block,
    items: &[(Item, Option<Value>)],
    buffer: Slot,
    cold: Block,
) {
    let to = tell(b, telling, header.0);
    let zero = b.iconst(Type::I64, 0);
    let none = b.icmp(IntCond::Eq, to, zero);
    let leave = b.block(&[]);
    b.brif(none, (cold, &[]), (leave, &[]));
    b.fill(leave);
    let address = |b: &mut Builder<'_>, slot: Slot, offset: i32| {
        b.value(InstData::SlotAddr { slot, offset }, Type::I64)
    };
    for (i, &(item, value)) in items.iter().enumerate() {
        let value = match (item, value) {
            (_, Some(value)) => value,
            (Item::Part(slot, at, ty), _) => {
                let from = address(b, slot, at);
                b.load(ty, from, 0)
            }
            (Item::Address(slot), _) => address(b, slot, 0),
            (Item::Value(_), None) => continue,
        };
        let place = address(b, buffer, i as i32 * STRIDE);
        b.store(value, place, 0);
    }
    let results: Vec<Type> = b.func.sig.results.iter().map(|r| r.ty).collect();
    let sig = super::enter::signature(b.func);
    let sig = b.func.sigs.push(sig);
    let start = address(b, buffer, 0);
    let args = b.list(&[start]);
    let addr = to;
    let call = b.inst_with(InstData::CallIndirect { sig, addr, args }, &results);
    let values: Vec<Value> = b.func.inst_results(call).collect();
    b.ret(&values);
}
