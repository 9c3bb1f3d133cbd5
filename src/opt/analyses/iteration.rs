//! What leads from one iteration of a loop to the next: the edge, and by how much addresses move.

use super::owners::Owners;
use crate::analysis::{LoopId, Loops};
use crate::lir::{BinaryOp, Block, BlockCall, Function, InstData, Type, Value, ValueDef, signed};
use crate::opt::Cx;

/// The edge back to the header of a loop, if there is only one.
pub(crate) fn back_edge(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
    id: LoopId,
) -> Option<BlockCall> {
    let header = loops.get(id).header;
    let preds = cx.graph.preds(header).iter();
    let (mut back, mut edges) = (None, 0);
    for &from in preds.filter(|&&from| loops.contains(id, from)) {
        func.for_each_successor(func.terminator(from), |call| {
            if func.target(call) == header {
                back = Some(call);
                edges += 1;
            }
        });
    }
    back.filter(|_| edges == 1)
}

/// How many bytes an address moves by in each iteration of a loop.
pub(crate) fn moves(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
    id: LoopId,
    owners: &Owners,
    addr: Value,
) -> Option<i64> {
    let header = loops.get(id).header;
    let (base, index, scale) = match func.def_data(addr) {
        Some(InstData::Lea {
            base, index, scale, ..
        }) => (Some(base), index, scale),
        _ => (None, addr, 0),
    };
    let ValueDef::Param(owner, place) = func.def(index) else {
        return None;
    };
    let changes = base.is_some_and(|base| {
        let from = owners.of(func, base);
        loops.contains(id, from)
    });
    if owner != header || changes {
        return None;
    }
    let back = back_edge(func, cx, loops, id)?;
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

/// The number that a parameter of a loop's header has at first, wherever the loop is entered from. A block in front of
/// it may pass on its own parameter.
pub(crate) fn first_number(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
    id: LoopId,
    index: usize,
) -> Option<u64> {
    let header = loops.get(id).header;
    let outside = |&&from: &&Block| !loops.contains(id, from);
    let mut first = None;
    for &from in cx.graph.preds(header).iter().filter(outside) {
        let mut value = passed(func, from, header, index)?;
        if let (ValueDef::Param(block, place), [before]) = (func.def(value), cx.graph.preds(from))
            && block == from
        {
            value = passed(func, *before, from, place.into())?;
        }
        let number = func.as_iconst(value)?;
        if first.replace(number).is_some_and(|other| other != number) {
            return None;
        }
    }
    first
}

/// What a block passes to another one, if one edge leads there.
fn passed(func: &Function, from: Block, to: Block, index: usize) -> Option<Value> {
    let (mut found, mut edges) = (None, 0);
    func.for_each_successor(func.terminator(from), |call| {
        if func.target(call) == to {
            found = func.args(call).nth(index);
            edges += 1;
        }
    });
    found.filter(|_| edges == 1)
}
