//! Flags: integers that are 0 or 1, by what computes them or on whatever way control comes, around loops too.
//! So are masks: vectors whose lanes are all ones or zero.

use crate::analysis::Graph;
use crate::lir::{
    BinaryOp, Block, Function, InstData, Shape, UnaryOp, Value, ValueDef, VectorBinary,
};

/// How deep conditions are looked into.
const DEPTH: u32 = 4;
/// So many values are looked at that one may be.
const MOST: usize = 24;

/// Whether a value is 0 or 1 as a comparison gives it.
pub(crate) fn is_bool(func: &Function, value: Value) -> bool {
    truth(func, value, DEPTH)
}

fn truth(func: &Function, value: Value, depth: u32) -> bool {
    let Some(inst) = func.def_inst(value).filter(|_| depth > 0) else {
        return false;
    };
    match func.insts[inst] {
        InstData::Icmp { .. } | InstData::Fcmp { .. } => true,
        InstData::Unary {
            op: UnaryOp::Copy | UnaryOp::Uext | UnaryOp::Trunc,
            arg,
            ..
        } => truth(func, arg, depth - 1),
        InstData::Binary {
            op: BinaryOp::And | BinaryOp::Or,
            args,
            ..
        } => args.iter().all(|&arg| truth(func, arg, depth - 1)),
        InstData::Binary {
            op: BinaryOp::Xor,
            args: [a, b],
            ..
        } => {
            truth(func, a, depth - 1) && (func.as_iconst(b) == Some(1) || truth(func, b, depth - 1))
        }
        _ => false,
    }
}

/// Whether a value is a flag. A parameter of a block is one if all that is passed to it is, but for itself.
pub(crate) fn is_flag(func: &Function, graph: &Graph<Block>, value: Value) -> bool {
    let mut found = vec![value];
    let mut at = 0;
    while let Some(&value) = found.get(at) {
        at += 1;
        let mut also = |value: Value| {
            if !found.contains(&value) {
                found.push(value);
            }
        };
        match func.def(value) {
            ValueDef::Param(Function::ENTRY, _) => return false,
            ValueDef::Param(block, i) => {
                for &pred in graph.preds(block) {
                    let last = func.terminator(pred);
                    let mut is_known = true;
                    func.for_each_successor(last, |call| {
                        if func.target(call) == block {
                            match func.args(call).nth(i.into()) {
                                Some(arg) => also(arg),
                                None => is_known = false,
                            }
                        }
                    });
                    if !is_known {
                        return false;
                    }
                }
            }
            ValueDef::Result(inst, _) => match func.insts[inst] {
                InstData::Icmp { .. } | InstData::Fcmp { .. } => {}
                InstData::Iconst { imm: 0 | 1, .. } => {}
                InstData::Unary {
                    op: UnaryOp::Copy | UnaryOp::Uext | UnaryOp::Trunc,
                    arg,
                    ..
                } => also(arg),
                InstData::Binary {
                    op: BinaryOp::And | BinaryOp::Or | BinaryOp::Xor,
                    args,
                    ..
                } => args.into_iter().for_each(also),
                InstData::Select {
                    args: [_, a, b], ..
                } => [a, b].into_iter().for_each(also),
                _ => return false,
            },
        }
        if found.len() > MOST {
            return false;
        }
    }
    true
}

/// Whether each lane of a vector is all ones or zero.
pub(crate) fn is_mask(func: &Function, shape: Shape, value: Value) -> bool {
    mask(func, shape, value, DEPTH)
}

fn mask(func: &Function, shape: Shape, value: Value, depth: u32) -> bool {
    match func.def_data(value) {
        Some(InstData::Vbinary {
            op: VectorBinary::Join,
            args,
            ..
        }) if depth > 0 => {
            let half = shape.half();
            args.iter().all(|&arg| mask(func, half, arg, depth - 1))
        }
        Some(InstData::Vbinary { op, shape: of, .. }) => {
            op.is_mask() && of.lane().bits() == shape.lane().bits()
        }
        Some(InstData::Binary {
            op: BinaryOp::And | BinaryOp::Or | BinaryOp::Xor,
            args,
            ..
        }) if depth > 0 => args.iter().all(|&arg| mask(func, shape, arg, depth - 1)),
        Some(InstData::Vconst { vconst }) => {
            let bits = func.vconsts[vconst];
            let lane = |i| shape.get(bits, i);
            (0..shape.lanes()).all(|i| lane(i) == 0 || lane(i) == shape.lane().mask())
        }
        _ => false,
    }
}
