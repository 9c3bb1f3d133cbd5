//! Short chains: what an iteration of a loop takes from the one before, it adds last.
//!
//! ```text
//!   block1(v1): v4 = v1 + v2                    block1(v1): v4 = v2 + v3
//!               v5 = v4 + v3              =>                v5 = v1 + v4
//!               brif ..., block1(v5), ...                   brif ..., block1(v5), ...
//! ```
//!
//! All iterations wait for that one value in turn, and for nothing else as a rule: so its way through
//! an iteration is to be short. Only integers, where the order of a sum does not matter, and only where
//! nobody else asks for the first part of the sum. A constant stays the last, where addresses take it up;
//! what a loop counts with by constants is no such value, since it is there long before it is needed.

use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Function, Inst, InstData, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::iteration::back_edge;
use crate::opt::rewrite::rebuild;

/// Instructions of a loop, at most: in a longer one the processor has enough else to do as it waits, and
/// operations are better left as they are, with loads as their operands.
const MOST: usize = 40;

/// Values that a loop carries, at most: of many it is not known which one the iterations wait for.
const CARRIED: usize = 2;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let carried = Carried::find(func, cx, &loops);
    if !carried.any || !carried.any_sum(func, cx) {
        return cx.keep_loops(loops);
    }
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut sums: Vec<Option<Sum>> = vec![None; func.values.len()];
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            let sum = carried.sum(func, &sums, inst);
            let Some((result, sum)) = func.result(inst).zip(sum) else {
                out.copy(func, inst, &mut map);
                continue;
            };
            sums[result.index()] = Some(sum);
            let Some((first, second)) = sum.rest else {
                out.copy(func, inst, &mut map);
                continue;
            };
            out.origin = func.origins[inst];
            let value = |part: Term| match part {
                Term::Old(value) => map.values[value.index()],
                Term::New(value) => value,
            };
            let rest = out.binary(sum.op, value(first), value(second));
            let whole = out.binary(sum.op, map.values[sum.carried.index()], rest);
            map.values[result.index()] = whole;
            sums[result.index()] = Some(Sum {
                other: Term::New(rest),
                ..sum
            });
        }
    }
    rebuild::finish(func, out.func, &map);
    cx.replace_insts(func);
}

/// What is added: a value of the function or of its copy.
#[derive(Clone, Copy)]
enum Term {
    Old(Value),
    New(Value),
}

/// A sum, or what else may be computed in any order, of a value that is carried and of another one.
#[derive(Clone, Copy)]
struct Sum {
    op: BinaryOp,
    carried: Value,
    other: Term,
    /// What the other one is to be computed of first.
    rest: Option<(Term, Term)>,
}

/// Which values are computed of what an iteration passes to the next one.
struct Carried {
    is: Vec<bool>,
    /// Whether something else but one instruction uses a value.
    is_shared: Vec<bool>,
    /// Whether there are any.
    any: bool,
}

impl Carried {
    fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>) -> Carried {
        let mut found = Carried {
            is: vec![false; func.values.len()],
            is_shared: vec![false; func.values.len()],
            any: false,
        };
        let mut insts = vec![0; loops.iter().count()];
        for &block in cx.graph.reverse_post_order() {
            if let Some(id) = loops.innermost(block) {
                insts[id.index()] += func.block_insts(block).count();
            }
        }
        let mut is_short: Vec<bool> = insts.iter().map(|&insts| insts <= MOST).collect();
        for up in loops.iter().filter_map(|(_, found)| found.parent) {
            is_short[up.index()] = false;
        }
        for (id, _) in loops.iter().filter(|(id, _)| is_short[id.index()]) {
            found.start(func, cx, loops, id);
        }
        if !found.any {
            return found;
        }
        let mut is_used = vec![false; func.values.len()];
        for &block in cx.graph.reverse_post_order() {
            let is_inside = loops
                .innermost(block)
                .is_some_and(|id| is_short[id.index()]);
            for inst in func.block_insts(block) {
                let mut of_carried = false;
                func.for_each_use(inst, |value| {
                    of_carried |= found.is[value.index()];
                    found.is_shared[value.index()] |= is_used[value.index()];
                    is_used[value.index()] = true;
                });
                if let Some(result) = func.result(inst).filter(|_| is_inside && of_carried) {
                    found.is[result.index()] = true;
                }
            }
        }
        found
    }

    /// Finds what a loop passes from one iteration to the next that is no counter.
    fn start(&mut self, func: &Function, cx: &Cx<'_>, loops: &Loops<Block>, id: LoopId) {
        let header = loops.get(id).header;
        let Some(back) = back_edge(func, cx, loops, id) else {
            return;
        };
        let carried = func.params(header).zip(func.args(back));
        let carried = carried.filter(|&(param, next)| {
            func.ty(param).is_int() && next != param && !counts(func, param, next)
        });
        let carried: Vec<Value> = carried.map(|(param, _)| param).collect();
        if carried.len() > CARRIED {
            return;
        }
        self.any |= !carried.is_empty();
        for param in carried {
            self.is[param.index()] = true;
        }
    }

    /// Whether there is a sum that is to be computed in another order.
    fn any_sum(&self, func: &Function, cx: &Cx<'_>) -> bool {
        let mut sums: Vec<Option<Sum>> = vec![None; func.values.len()];
        let order = cx.graph.reverse_post_order().iter();
        order
            .flat_map(|&block| func.block_insts(block))
            .any(|inst| {
                let sum = self.sum(func, &sums, inst);
                if let Some(result) = func.result(inst) {
                    sums[result.index()] = sum;
                }
                sum.is_some_and(|sum| sum.rest.is_some())
            })
    }

    /// The sum that an instruction computes, if one of its operands is carried and the other is not.
    fn sum(&self, func: &Function, sums: &[Option<Sum>], inst: Inst) -> Option<Sum> {
        let InstData::Binary { op, ty, args } = func.insts[inst] else {
            return None;
        };
        let is_carried = func.result(inst).is_some_and(|v| self.is[v.index()]);
        if !is_carried || !reorders(op, ty) {
            return None;
        }
        let [carried, other] = match args.map(|value| self.is[value.index()]) {
            [true, false] => args,
            [false, true] => [args[1], args[0]],
            _ => return None,
        };
        if func.as_iconst(other).is_some() {
            return None;
        }
        let whole = Sum {
            op,
            carried,
            other: Term::Old(other),
            rest: None,
        };
        Some(match sums[carried.index()] {
            Some(sum) if sum.op == op && !self.is_shared[carried.index()] => Sum {
                carried: sum.carried,
                rest: Some((sum.other, Term::Old(other))),
                ..whole
            },
            _ => whole,
        })
    }
}

/// Whether an iteration passes a parameter on with a constant added to it.
fn counts(func: &Function, param: Value, next: Value) -> bool {
    func.def_inst(next)
        .is_some_and(|inst| match func.insts[inst] {
            InstData::Binary {
                op: BinaryOp::Add | BinaryOp::Sub,
                args: [x, by],
                ..
            } => x == param && func.as_iconst(by).is_some(),
            _ => false,
        })
}

/// Whether operands of an operation are put in another order. Bytes are mostly truths, of which
/// branches are made as they stand.
fn reorders(op: BinaryOp, ty: Type) -> bool {
    op.associates() && matches!(ty, Type::I32 | Type::I64)
}
