//! Which way branches mostly go: `!prof` weights, `llvm.expect`, calls of `cold` functions.
//!
//! What is said becomes a [`Cold`](InstData::Cold) in front of the way that is hardly ever taken, in
//! a block of its own on that edge, so that every pass keeps it with what it is about.

use super::Cx;
use crate::ir::{
    self, BinaryOp, CastOp, Const, ICmpCond, InstData as Ir, Module, Operand, OperandKind, ValueDef,
};
use crate::lir::{BlockCall, InstData, Value};
use rustc_hash::FxHashMap;

/// A way is cold if it is taken at most once in so many times.
const SELDOM: u64 = 16;

/// How many steps a condition is looked through for what is expected of it.
const STEPS: u32 = 4;

/// The weights of two-way branches, by the names of their nodes (`!12`).
#[derive(Debug, Default)]
pub struct Weights(FxHashMap<Box<[u8]>, [u64; 2]>);

impl Weights {
    /// Those that a module defines.
    pub fn of_module(module: &Module) -> Weights {
        let mut table = FxHashMap::default();
        for &definition in &module.metadata {
            let text = module.names.get(definition);
            let Some(at) = memchr::memchr(b'=', text) else {
                continue;
            };
            if let Some(weights) = parse(&text[at + 1..]) {
                table.insert(text[..at].trim_ascii().into(), weights);
            }
        }
        Weights(table)
    }

    fn of(&self, node: &[u8]) -> Option<[u64; 2]> {
        match self.0.get(node) {
            Some(&weights) => Some(weights),
            None => parse(node),
        }
    }
}

/// `!{!"branch_weights", i32 1, i32 2000}`, with `!"expected"` second or not.
fn parse(text: &[u8]) -> Option<[u64; 2]> {
    let text = text.trim_ascii();
    let text = text.strip_prefix(b"distinct").unwrap_or(text).trim_ascii();
    let text = text.strip_prefix(b"!{")?.trim_ascii_start();
    let mut rest = text
        .strip_prefix(b"!\"branch_weights\"")?
        .trim_ascii_start();
    let mut weights = [0; 2];
    let mut count = 0;
    while let Some(next) = rest.strip_prefix(b",") {
        let end = next.iter().position(|byte| matches!(byte, b',' | b'}'))?;
        let word = next[..end].trim_ascii();
        rest = &next[end..];
        if word == b"!\"expected\"" {
            continue;
        }
        let number = word.strip_prefix(b"i32").or(word.strip_prefix(b"i64"))?;
        let number = std::str::from_utf8(number.trim_ascii()).ok()?;
        // Some print them with a sign.
        let number: i64 = number.parse().ok()?;
        *weights.get_mut(count)? = u64::from(number as u32);
        count += 1;
    }
    (count == 2).then_some(weights)
}

impl Cx<'_> {
    /// Ends a block by a branch. If one way is said to be cold, a block of its own says so there.
    pub fn branch(
        &mut self,
        inst: ir::Inst,
        (written, cond): (Operand, Value),
        mut edges: [BlockCall; 2],
    ) {
        let cold = self.cold_way(inst, written).map(|way| {
            let block = self.b.block(&[]);
            let call = self.b.block_call(block, &[]);
            (block, std::mem::replace(&mut edges[way], call))
        });
        let [then, els] = edges;
        self.b.effect(InstData::Brif { cond, then, els });
        if let Some((block, to)) = cold {
            self.b.fill(block);
            self.b.effect(InstData::Cold);
            self.b.effect(InstData::Jump { to });
        }
    }

    /// The number of the way that a branch hardly ever goes.
    fn cold_way(&self, inst: ir::Inst, cond: Operand) -> Option<usize> {
        let attached = &self.body.attachments;
        let from = attached.partition_point(|row| row.inst < inst);
        let rows = attached[from..].iter().take_while(|row| row.inst == inst);
        for row in rows {
            if self.module.names.get(row.kind) != b"prof" {
                continue;
            }
            let node = self.module.names.get(row.node);
            let Some([yes, no]) = self.info.weights.of(node) else {
                continue;
            };
            return match (
                yes.saturating_mul(SELDOM) <= no,
                no.saturating_mul(SELDOM) <= yes,
            ) {
                (true, false) => Some(0),
                (false, true) => Some(1),
                _ => None,
            };
        }
        let expected = self.expected(cond, STEPS)?;
        Some(if expected & 1 == 1 { 1 } else { 0 })
    }

    fn constant_bits(&self, operand: Operand) -> Option<u64> {
        let OperandKind::Const(id) = operand.kind() else {
            return None;
        };
        match self.module.consts.get(id) {
            Const::Int { value, .. } => Some(value),
            Const::Zero(_) | Const::Null(_) => Some(0),
            _ => None,
        }
    }

    /// The value that `llvm.expect` says an operand mostly has.
    fn expected(&self, operand: Operand, steps: u32) -> Option<u64> {
        let OperandKind::Value(value) = operand.kind() else {
            return None;
        };
        let ValueDef::Inst(inst) = self.body.def(value) else {
            return None;
        };
        let steps = steps.checked_sub(1)?;
        match self.body.insts[inst] {
            Ir::Call { call } => {
                let call = &self.body.calls[call];
                let OperandKind::Const(callee) = call.callee.kind() else {
                    return None;
                };
                let Const::Global(global) = self.module.consts.get(callee) else {
                    return None;
                };
                let name = self.module.names.get(self.module.globals[global].name);
                let args = self.body.pool.get(call.args);
                match args {
                    &[_, value] if name.starts_with(b"llvm.expect.i") => {
                        self.constant_bits(Operand(value))
                    }
                    _ => None,
                }
            }
            Ir::ICmp { cond, args, .. } => {
                let is = self.expected(args[0], steps)?;
                let with = self.constant_bits(args[1])?;
                match cond {
                    ICmpCond::Eq => Some((is == with).into()),
                    ICmpCond::Ne => Some((is != with).into()),
                    _ => None,
                }
            }
            Ir::Cast {
                op: CastOp::Trunc | CastOp::ZExt,
                arg,
                ..
            } => self.expected(arg, steps),
            Ir::Binary {
                op: BinaryOp::Xor,
                args,
                ..
            } => Some(self.expected(args[0], steps)? ^ self.constant_bits(args[1])?),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn weights_are_read() {
        assert_eq!(
            parse(br#" !{!"branch_weights", i32 1, i32 2000}"#),
            Some([1, 2000])
        );
        let expected = br#"distinct !{!"branch_weights", !"expected", i32 2000, i32 -1}"#;
        assert_eq!(parse(expected), Some([2000, 0xffff_ffff]));
        assert_eq!(parse(br#"!{!"branch_weights", i32 1, i32 2, i32 3}"#), None);
        assert_eq!(parse(br#"!{!"branch_weights", i32 1}"#), None);
        assert_eq!(parse(br#"!{!"VP", i32 0, i64 20}"#), None);
        assert_eq!(parse(b"!{}"), None);
    }
}
