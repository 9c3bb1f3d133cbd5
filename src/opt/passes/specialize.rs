//! Copies a function for the numbers that are nearly always passed to it, which a loop that runs a small number of
//! times goes to, or which something is divided by. The copy knows them: loops are unrolled there, and divisions are
//! multiplications.
//!
//! What calls the function in its module is known ([`usual_args`](crate::opt::usual_args)), but not who else calls it.
//! So it starts with a comparison, and what it was is there for other numbers, behind all else.
//!
//! This comes behind `offer`, as what is inlined has the arguments of its call anyway, and behind `recurse`: what
//! was a call of the function itself does not go by the comparison again.

use crate::analysis::Loops;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Function, Inst, InstData, IntCond, Type, UnaryOp, Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild::{self, Map, NONE};

/// The size of the largest function that is copied, in instructions.
const LARGEST: usize = 600;
/// The largest number that a loop counts to that is worth a copy.
const FEW: u64 = 32;
/// Comparisons at the start, at most.
const MOST: usize = 2;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(symbol) = func.symbol else { return };
    let known = cx.env.usual_args(symbol);
    if known.is_empty() || func.insts.len() > LARGEST {
        return;
    }
    cx.find_graph(func);
    if !cx.graph.preds(Function::ENTRY).is_empty() || has_handlers(func) {
        return;
    }
    let mut numbers = Vec::new();
    for arg in known {
        let param = func.params(Function::ENTRY).nth(arg.param as usize);
        if let Some(param) = param
            && matches!(func.ty(param), Type::I32 | Type::I64)
            && numbers.len() < MOST
            && is_worth(cx, func, param, arg.value)
        {
            numbers.push((param, arg.value));
        }
    }
    if !numbers.is_empty() {
        copy(cx, func, &numbers);
        cx.replace(func);
    }
}

/// Whether calls of a function may end by unwinding and go on in it.
fn has_handlers(func: &Function) -> bool {
    let mut blocks = func.layout.iter();
    blocks.any(|&block| {
        let last = func.insts[func.terminator(block)];
        matches!(
            last,
            InstData::Invoke { .. } | InstData::InvokeIndirect { .. }
        )
    })
}

/// Whether a loop goes on by a comparison with a parameter that is a small number, or something is divided by it.
fn is_worth(cx: &mut Cx<'_>, func: &Function, param: Value, number: u64) -> bool {
    let Some(loops) = cx.take_loops(func) else {
        return false;
    };
    let is_param = |value: Value| unextended(func, value) == param;
    let is_bound = |inst: Inst| match func.insts[inst] {
        InstData::Icmp { args: [a, b], .. } => {
            number <= FEW
                && (is_param(a) && goes_round(func, &loops, b)
                    || is_param(b) && goes_round(func, &loops, a))
        }
        InstData::Binary {
            op: BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem,
            args: [_, by],
            ..
        } => number != 0 && is_param(by),
        _ => false,
    };
    let order = cx.graph.reverse_post_order().iter();
    let mut within = order.filter(|&&block| loops.innermost(block).is_some());
    let is_worth = within.any(|&block| func.block_insts(block).any(is_bound));
    cx.keep_loops(loops);
    is_worth
}

/// Whether a value is a parameter of the header of a loop, maybe with a constant added to it.
fn goes_round(func: &Function, loops: &Loops<Block>, value: Value) -> bool {
    let value = unextended(func, value);
    let value = match func.def_data(value) {
        Some(InstData::Binary {
            op: BinaryOp::Add,
            args: [x, by],
            ..
        }) if func.as_iconst(by).is_some() => unextended(func, x),
        _ => value,
    };
    matches!(func.def(value), ValueDef::Param(block, _) if loops.is_header(block))
}

/// What a value was extended from.
fn unextended(func: &Function, value: Value) -> Value {
    match func.def_data(value) {
        Some(InstData::Unary {
            op: UnaryOp::Sext | UnaryOp::Uext | UnaryOp::Copy,
            arg,
            ..
        }) => arg,
        _ => value,
    }
}

/// Copies a function twice, for these numbers and for others.
fn copy(cx: &mut Cx<'_>, func: &Function, numbers: &[(Value, u64)]) {
    let graph = &*cx.graph;
    let (mut out, mut known) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let entry = known.blocks[Function::ENTRY.index()];
    let mut others = Map {
        values: known.values.clone(),
        blocks: vec![Block(NONE); func.blocks.len()],
    };
    for &block in func.layout.iter().filter(|&&b| b != Function::ENTRY) {
        if graph.is_reachable(block) {
            let types: Vec<Type> = func.params(block).map(|v| func.ty(v)).collect();
            let copy = out.block(&types);
            others.blocks[block.index()] = copy;
            for (old, new) in func.params(block).zip(out.func.params(copy)) {
                others.values[old.index()] = new;
            }
        }
    }
    // What follows the comparison.
    let starts = [out.block(&[]), out.block(&[])];
    out.fill(entry);
    out.origin = func.origins[func.blocks[Function::ENTRY].first];
    let mut are_equal = None;
    for &(param, number) in numbers {
        let given = known.values[param.index()];
        let number = out.iconst(func.ty(param), number);
        let is_equal = out.icmp(IntCond::Eq, given, number);
        are_equal = Some(match are_equal {
            Some(before) => out.binary(BinaryOp::And, before, is_equal),
            None => is_equal,
        });
        known.values[param.index()] = number;
    }
    if let Some(cond) = are_equal {
        out.brif(cond, (starts[0], &[]), (starts[1], &[]));
    }
    let mut layout = vec![entry];
    for (map, start) in [&mut known, &mut others].into_iter().zip(starts) {
        map.blocks[Function::ENTRY.index()] = start;
        for &block in graph.reverse_post_order() {
            out.fill(map.blocks[block.index()]);
            if start == starts[1] && block == Function::ENTRY {
                out.effect(InstData::Cold);
            }
            for inst in func.block_insts(block) {
                out.copy(func, inst, map);
            }
        }
        let reachable = func.layout.iter().filter(|&&b| graph.is_reachable(b));
        layout.extend(reachable.map(|block| map.blocks[block.index()]));
    }
    out.func.layout = layout;
}
