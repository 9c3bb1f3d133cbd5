//! Which way branches and switches mostly go: `!prof` weights, `llvm.expect` with and without a
//! probability, calls of `cold` functions.
//!
//! What is said becomes a [`Cold`](InstData::Cold) in front of a way that is hardly ever taken, in
//! a block of its own on that edge, so that every pass keeps it with what it is about.

use super::{Cx, Done, control};
use crate::ir::{
    self, BinaryOp, CastOp, Const, ConstId, ICmpCond, InstData as Ir, MetadataId, Module, Operand,
    OperandKind, ValueDef,
};
use crate::lir::{self, BlockCall, InstData, Value};
use crate::sort;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A way is cold if the others are taken so many times as often, on average.
const SELDOM: u64 = 16;

/// How many steps a condition is looked through for what is expected of it.
const STEPS: u32 = 4;

/// How often the ways of a branch are taken: of a two-way one, if its condition holds and if not;
/// of a `switch`, the default and then the cases.
type Ways = SmallVec<[u64; 2]>;

/// What is said of a value: that it mostly is this, or hardly ever.
#[derive(Clone, Copy)]
struct Expected {
    value: u64,
    /// How often it is, in [`Expected::ALWAYS`] times.
    share: u64,
}

impl Expected {
    const ALWAYS: u64 = 1 << 16;
}

/// The weights of `!{!"branch_weights", i32 1, i32 2000}`, with `!"expected"` second or not.
fn branch_weights(module: &Module, node: MetadataId) -> Option<Ways> {
    let table = &module.metadata;
    let mut operands = table.operands(node).peekable();
    let is = |id: MetadataId, word: &[u8]| {
        table
            .as_text(id)
            .is_some_and(|name| module.names.get(name) == word)
    };
    operands.next().filter(|&id| is(id, b"branch_weights"))?;
    operands.next_if(|&id| is(id, b"expected"));
    let mut weights = Ways::new();
    for id in operands {
        // Some print them with a sign.
        match module.consts.get(table.as_constant(id)?) {
            Const::Int { value, .. } => weights.push(u64::from(value as u32)),
            _ => return None,
        }
    }
    (weights.len() >= 2).then_some(weights)
}

/// Whether a way that is taken so often is cold, of `ways` with `total` of them all.
fn is_cold(weight: u64, ways: usize, total: u64) -> bool {
    let others = ways.saturating_sub(1) as u64;
    total > 0 && others > 0 && weight.saturating_mul(SELDOM * others) <= total - weight
}

/// The ways of a `switch` that has cold ones.
#[derive(Default)]
pub(super) struct ColdTargets {
    /// For each target that is cold, the block in front of it, and the edge from there once it is
    /// known.
    edges: FxHashMap<ir::Block, (lir::Block, Option<BlockCall>)>,
}

/// Ends a block by a branch. If one way is said to be cold, a block of its own says so there.
pub(super) fn branch(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    (written, cond): (Operand, Value),
    mut edges: [BlockCall; 2],
) {
    let cold = cold_way(cx, inst, written).map(|way| {
        let block = cx.b.block(&[]);
        let call = cx.b.block_call(block, &[]);
        (block, std::mem::replace(&mut edges[way], call))
    });
    let [then, els] = edges;
    cx.b.effect(InstData::Brif { cond, then, els });
    if let Some((block, to)) = cold {
        cx.b.fill(block);
        cx.b.effect(InstData::Cold);
        cx.b.effect(InstData::Jump { to });
    }
}

/// The number of the way that a branch hardly ever goes.
fn cold_way(cx: &Cx<'_>, inst: ir::Inst, cond: Operand) -> Option<usize> {
    let ways = match weights(cx, inst) {
        Some(ways) if ways.len() == 2 => ways,
        _ => {
            let is = expected(cx, cond, STEPS)?;
            let share = [is.share, Expected::ALWAYS - is.share];
            match is.value & 1 {
                1 => share.into(),
                _ => [share[1], share[0]].into(),
            }
        }
    };
    let total = ways[0] + ways[1];
    let cold = [0, 1].map(|way| is_cold(ways[way], 2, total));
    match cold {
        [true, false] => Some(0),
        [false, true] => Some(1),
        _ => None,
    }
}

/// The weights that `!prof` gives the ways of a branch.
fn weights(cx: &Cx<'_>, inst: ir::Inst) -> Option<Ways> {
    let attached = cx.body.attachments();
    let from = attached.partition_point(|row| row.inst < inst);
    attached[from..]
        .iter()
        .take_while(|row| row.inst == inst)
        .filter(|row| cx.module.names.get(row.kind) == b"prof")
        .find_map(|row| branch_weights(cx.module, row.node))
}

/// Which targets of a `switch` are cold: what several cases lead to is taken as often as they
/// are together. `targets` is the default, and then a value and a target for each case.
pub(super) fn cold_targets(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    value: Operand,
    targets: &[u32],
) -> ColdTargets {
    let mut cold = ColdTargets::default();
    let count = targets.len().div_ceil(2);
    let weights = match weights(cx, inst) {
        Some(weights) if weights.len() == count => weights,
        _ => match expected(cx, value, STEPS) {
            Some(is) => shares(cx, is, targets),
            None => return cold,
        },
    };
    // The default stands first, and each case's target behind its value.
    let blocks = || targets.iter().step_by(2).map(|&target| ir::Block(target));
    let mut shares: FxHashMap<ir::Block, u64> = FxHashMap::default();
    for (block, weight) in blocks().zip(&weights) {
        *shares.entry(block).or_default() += weight;
    }
    let total = weights.iter().sum();
    for block in blocks() {
        if is_cold(shares[&block], shares.len(), total) && !cold.edges.contains_key(&block) {
            cold.edges.insert(block, (cx.b.block(&[]), None));
        }
    }
    cold
}

/// How often each way of a `switch` is taken if its value is what is expected.
fn shares(cx: &Cx<'_>, is: Expected, targets: &[u32]) -> Ways {
    let cases = targets.iter().skip(1).step_by(2);
    let hit = cases
        .map(|&case| const_bits(cx, ConstId(case)))
        .position(|case| case == Some(is.value));
    let others = targets.len().div_ceil(2) as u64 - 1;
    let rest = (Expected::ALWAYS - is.share) / others.max(1);
    let mut ways: Ways = std::iter::repeat_n(rest, others as usize + 1).collect();
    ways[hit.map_or(0, |n| n + 1)] = is.share;
    ways
}

/// The edge to a target of a `switch`, by way of its block if it is cold.
pub(super) fn edge_to(cx: &mut Cx<'_>, to: ir::Block, cold: &mut ColdTargets) -> Done<BlockCall> {
    let Some((block, edge)) = cold.edges.get_mut(&to) else {
        return control::edge(cx, to);
    };
    if edge.is_none() {
        *edge = Some(control::edge(cx, to)?);
    }
    Ok(cx.b.block_call(*block, &[]))
}

/// Fills the blocks in front of what is cold, behind the `switch`.
pub(super) fn fill_cold_targets(cx: &mut Cx<'_>, cold: ColdTargets) {
    let mut cold: SmallVec<[_; 4]> = cold.edges.into_values().collect();
    sort::by_number(&mut cold, |&(block, _)| block.0);
    for (block, edge) in cold {
        if let Some(to) = edge {
            cx.b.fill(block);
            cx.b.effect(InstData::Cold);
            cx.b.effect(InstData::Jump { to });
        }
    }
}

fn constant_bits(cx: &Cx<'_>, operand: Operand) -> Option<u64> {
    match operand.kind() {
        OperandKind::Const(id) => const_bits(cx, id),
        _ => None,
    }
}

fn const_bits(cx: &Cx<'_>, id: ConstId) -> Option<u64> {
    match cx.module.consts.get(id) {
        Const::Int { value, .. } => Some(value),
        Const::Zero(_) | Const::Null(_) => Some(0),
        _ => None,
    }
}

/// What `llvm.expect` says of an operand.
fn expected(cx: &Cx<'_>, operand: Operand, steps: u32) -> Option<Expected> {
    let OperandKind::Value(value) = operand.kind() else {
        return None;
    };
    let ValueDef::Inst(inst) = cx.body.def(value) else {
        return None;
    };
    let steps = steps.checked_sub(1)?;
    let then = |is: Expected, value: u64| Expected { value, ..is };
    match cx.body.insts[inst] {
        Ir::Call { call } => expected_by(cx, &cx.body.calls[call]),
        Ir::ICmp { cond, args, .. } => {
            let is = expected(cx, args[0], steps)?;
            let with = constant_bits(cx, args[1])?;
            match cond {
                ICmpCond::Eq => Some(then(is, (is.value == with).into())),
                ICmpCond::Ne => Some(then(is, (is.value != with).into())),
                _ => None,
            }
        }
        Ir::Cast {
            op: CastOp::Trunc | CastOp::ZExt,
            arg,
            ..
        } => expected(cx, arg, steps),
        Ir::Binary {
            op: BinaryOp::Xor,
            args,
            ..
        } => {
            let is = expected(cx, args[0], steps)?;
            Some(then(is, is.value ^ constant_bits(cx, args[1])?))
        }
        _ => None,
    }
}

/// What a call of `llvm.expect`, or of its kind with a probability, says of its result.
fn expected_by(cx: &Cx<'_>, call: &ir::CallData) -> Option<Expected> {
    let Const::Global(global) = cx.module.consts.get(call.callee.as_const()?) else {
        return None;
    };
    let name = cx.module.names.get(cx.module.globals[global].name);
    let (value, share) = match *cx.body.pool.get(call.args) {
        // Not always: the program thinks of the other case too.
        [_, value] if name.starts_with(b"llvm.expect.i") => (value, Expected::ALWAYS - 1),
        [_, value, probability] if name.starts_with(b"llvm.expect.with.probability.i") => {
            let Const::Float { bits, .. } = cx.module.consts.get(Operand(probability).as_const()?)
            else {
                return None;
            };
            let share = f64::from_bits(bits).clamp(0.0, 1.0) * Expected::ALWAYS as f64;
            (value, share as u64)
        }
        _ => return None,
    };
    let value = constant_bits(cx, Operand(value))?;
    Some(Expected { value, share })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Span;
    use crate::ir::{Metadata, TypeId};

    fn weights(tag: &[u8], expected: bool, numbers: &[i64]) -> Option<Ways> {
        let mut module = Module::new();
        let mut operands = Vec::new();
        let words = std::iter::once(tag).chain(expected.then_some(&b"expected"[..]));
        for word in words {
            let name = module.names.intern(word);
            let id = module.metadata.intern(Metadata::Text(name), Span::NONE);
            operands.push(id.0);
        }
        for &n in numbers {
            let id = module.consts.int(TypeId::I32, 32, n as u64);
            let id = module.metadata.intern(Metadata::Constant(id), Span::NONE);
            operands.push(id.0);
        }
        let operands = module.metadata.push_list(&operands);
        let tuple = Metadata::Tuple {
            distinct: false,
            operands,
        };
        let node = module.metadata.intern(tuple, Span::NONE);
        branch_weights(&module, node)
    }

    #[test]
    fn weights_are_read() {
        let tag = b"branch_weights";
        assert_eq!(weights(tag, false, &[1, 2000]), Some([1, 2000].into()));
        let signed = weights(tag, true, &[2000, -1]);
        assert_eq!(signed, Some([2000, 0xffff_ffff].into()));
        let three = weights(tag, false, &[1, 2, 3]);
        assert_eq!(three, Some([1, 2, 3].into_iter().collect()));
        assert_eq!(weights(tag, false, &[1]), None);
        assert_eq!(weights(b"VP", false, &[0, 20]), None);
    }
}
