//! Flags: integers that are 0 or 1 on whatever way control comes, around loops too.

use crate::analysis::Graph;
use crate::lir::{BinaryOp, Block, Function, InstData, UnaryOp, Value, ValueDef};

/// So many values are looked at that one may be.
const MOST: usize = 24;

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
