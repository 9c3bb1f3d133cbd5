//! Whether vectors of 256 bits pay where a processor has registers for them.
//!
//! Values that are computed from each other or passed to each other hang together. What an
//! instruction on 256 bits saves is one on 128; what it costs to put halves together and to take the
//! high one out is one each. Where that takes as much as is saved, by the depth of loops, halves are
//! better.

use crate::analysis::{Dominators, Graph, Loops};
use crate::entity::Entity;
use crate::lir::{Function, Inst, InstData, Type, Value, VectorBinary, VectorUnary};

/// Puts halves in the place of values that do not pay.
pub(super) fn shorten(func: &mut Function) {
    if !func.has_long_vectors() {
        return;
    }
    let mut webs = Webs::new(func);
    let graph = Graph::new(func);
    let loops = Loops::new(&graph, &Dominators::new(&graph));
    let mut gains = vec![0i64; func.values.len()];
    let mut calls = 0;
    for &block in graph.reverse_post_order() {
        let weight = 1 << (3 * loops.depth(block).min(6));
        for inst in func.block_insts(block) {
            if func.insts[inst].is_call() {
                calls += weight;
            }
            if let Some((value, gain)) = gain(func, inst) {
                gains[webs.root(value)] += gain * weight;
            }
        }
    }
    // Each call costs an instruction more.
    let saved: i64 = gains.iter().filter(|&&gain| gain > 0).sum();
    let long = func.values.iter().filter(|row| row.1.ty == Type::V256);
    let mut is_shorter = vec![false; func.values.len()];
    for (value, _) in long {
        let pays = gains[webs.root(value)] > 0 && saved > calls;
        is_shorter[value.index()] = !pays && func.vector_bits(value).is_none();
    }
    if is_shorter.contains(&true) {
        func.halve_some(|value| is_shorter[value.index()]);
    }
}

/// A value of 256 bits that an instruction has to do with, and how many instructions are saved by its
/// being one.
fn gain(func: &Function, inst: Inst) -> Option<(Value, i64)> {
    use VectorUnary as U;
    let data = func.insts[inst];
    let result = func.result(inst).filter(|&v| func.ty(v) == Type::V256);
    let is_long = |value: Value| func.ty(value) == Type::V256;
    match data {
        InstData::Store { value, .. } if is_long(value) => Some((value, 1)),
        InstData::Vunary { op, imm, arg, .. } => match op {
            // The low half is there by itself.
            U::Half => Some((arg, -i64::from(imm))),
            U::Extract if is_long(arg) => Some((arg, -1)),
            U::Splat => result.map(|value| (value, 0)),
            U::Signs if is_long(arg) => Some((arg, 2)),
            _ if result.is_none() && is_long(arg) => Some((arg, 2)),
            _ => result.map(|value| (value, 1)),
        },
        InstData::Vbinary { op, .. } => match op {
            VectorBinary::Join if result.is_some_and(|v| func.vector_bits(v).is_some()) => None,
            VectorBinary::Join => result.map(|value| (value, -1)),
            VectorBinary::Insert => result.map(|value| (value, -2)),
            _ => result.map(|value| (value, 1)),
        },
        _ => result.map(|value| (value, 1)),
    }
}

/// Values of 256 bits that hang together: of each another one, or itself.
struct Webs(Vec<u32>);

impl Webs {
    fn new(func: &Function) -> Webs {
        let mut webs = Webs((0..func.values.len() as u32).collect());
        let is_part =
            |value: Value| func.ty(value) == Type::V256 && func.vector_bits(value).is_none();
        for &block in &func.layout {
            for inst in func.block_insts(block) {
                if let Some(result) = func.result(inst).filter(|&value| is_part(value)) {
                    func.for_each_use(inst, |value| {
                        if is_part(value) {
                            webs.unite(value, result);
                        }
                    });
                }
            }
            func.for_each_successor(func.terminator(block), |call| {
                for (arg, param) in func.args(call).zip(func.params(func.target(call))) {
                    if is_part(arg) {
                        webs.unite(arg, param);
                    }
                }
            });
        }
        webs
    }

    fn root(&mut self, value: Value) -> usize {
        let mut at = value.index();
        while self.0[at] as usize != at {
            // Ways stay short.
            self.0[at] = self.0[self.0[at] as usize];
            at = self.0[at] as usize;
        }
        at
    }

    fn unite(&mut self, a: Value, b: Value) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a] = b as u32;
    }
}
