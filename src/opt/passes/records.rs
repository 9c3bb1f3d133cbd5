//! Records: branches in the place of choices that a loop reads memory by.
//!
//! ```text
//!   block1(v1, v2): v3 = load v1                block1(v1, v2): v3 = load v1
//!                   v4 = load v2                                v4 = load v2
//!                   v5 = v3 < v4          =>                    v5 = v3 < v4
//!                   v6 = v5 ? v2 : v1                           brif v5, block3, block2(v1)
//!                   ...                         block2(v6):     ...
//!                                               block3:         cold
//!                                                               jump block2(v2)
//! ```
//!
//! A loop that looks for the least of many by where it stands keeps that place, and compares what is there with each of
//! the others. As a choice, each iteration waits for a load, a comparison and the choice of the one before. A branch
//! is guessed, and mostly right: the more a loop has seen, the less often there is a new record. So only choices between
//! what an iteration was given and something that does not depend on that. In a binary search both do, and there no
//! guess is any good.
//!
//! The way to a new record lies behind all others, so that an iteration without one goes straight on. What only the new
//! place is computed by, as the number that counts the loop in other bits, is computed there.

use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Builder, Function, Inst, InstData, Value};
use crate::opt::Cx;
use crate::opt::analyses::iteration::back_edge;
use crate::opt::rewrite::rebuild::{self, Map};

/// Choices that a loop makes one after the other of what it carries, at most: so often it was repeated.
const MOST: usize = 8;
/// Operations by which a new place is computed on the way to it, at most: a sum, cut to fewer bits.
const STEPS: usize = 2;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let is_choice =
        |inst: &Inst| matches!(func.insts[*inst], InstData::Select { ty, .. } if ty.is_int());
    if !func.insts.keys().any(|inst| is_choice(&inst)) {
        return;
    }
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let mut waits = Waits {
        found: vec![None; func.insts.len()],
        depends: vec![Depends::Not; func.values.len()],
        noted: Vec::new(),
        any: false,
    };
    let mut is_innermost = vec![true; loops.iter().count()];
    for up in loops.iter().filter_map(|(_, found)| found.parent) {
        is_innermost[up.index()] = false;
    }
    for (id, _) in loops.iter().filter(|(id, _)| is_innermost[id.index()]) {
        waits.find(func, cx, &loops, id);
    }
    cx.keep_loops(loops);
    if waits.any {
        copy(cx, func, &waits.found);
        cx.replace(func);
    }
}

/// How a value depends on what an iteration carries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Depends {
    Not,
    /// By computing alone.
    Computed,
    /// By what is loaded from there.
    Loaded,
}

/// The choices that are waited for.
struct Waits {
    /// Of each that is found, the place that is new if it is chosen.
    found: Vec<Option<Value>>,
    depends: Vec<Depends>,
    /// The values of which something is noted there.
    noted: Vec<Value>,
    any: bool,
}

impl Waits {
    /// Looks for them in an innermost loop.
    fn find(&mut self, func: &Function, cx: &Cx<'_>, loops: &Loops<Block>, id: LoopId) {
        let header = loops.get(id).header;
        let Some(back) = back_edge(func, cx, loops, id) else {
            return;
        };
        let order = cx.graph.reverse_post_order().iter();
        let blocks = order.copied().filter(|&block| loops.contains(id, block));
        let carried = func.params(header).zip(func.args(back));
        for (param, next) in carried.filter(|&(param, _)| func.ty(param).is_int()) {
            let Some(choices) = choices(func, param, next) else {
                continue;
            };
            self.follow(func, param, blocks.clone());
            let depends = |value: Value| self.depends[value.index()];
            // One that stands outside of the loop does not depend on what the loop carries.
            let is_record = |&(_, _, other): &(Inst, Value, Value)| depends(other) == Depends::Not;
            if choices.iter().all(is_record) {
                for (inst, cond, other) in choices {
                    if depends(cond) == Depends::Loaded {
                        self.found[inst.index()] = Some(other);
                        self.any = true;
                    }
                }
            }
        }
    }

    /// Finds what depends on a parameter of a loop's header, of what the loop computes.
    fn follow(&mut self, func: &Function, param: Value, blocks: impl Iterator<Item = Block>) {
        for value in self.noted.drain(..) {
            self.depends[value.index()] = Depends::Not;
        }
        self.note(param, Depends::Computed);
        for block in blocks {
            for inst in func.block_insts(block) {
                let mut most = Depends::Not;
                func.for_each_use(inst, |value| most = most.max(self.depends[value.index()]));
                if most == Depends::Not {
                    continue;
                }
                match func.insts[inst] {
                    InstData::Load { .. } => most = Depends::Loaded,
                    // It depends on that by its condition, too, but it is one of the places itself.
                    InstData::Select { .. } => most = Depends::Computed,
                    _ => {}
                }
                for result in func.inst_results(inst) {
                    self.note(result, most);
                }
                func.for_each_successor(inst, |call| {
                    let to = func.target(call);
                    for (to, arg) in func.params(to).zip(func.args(call)) {
                        if to != param {
                            self.note(to, self.depends[arg.index()]);
                        }
                    }
                });
            }
        }
    }

    fn note(&mut self, value: Value, depends: Depends) {
        let noted = &mut self.depends[value.index()];
        if depends > *noted {
            *noted = depends;
            self.noted.push(value);
        }
    }
}

/// The choices by which a loop finds what it carries on in a parameter of its header: with the condition of each, and
/// what it chooses in the place of what was carried so far.
fn choices(func: &Function, param: Value, next: Value) -> Option<Vec<(Inst, Value, Value)>> {
    let choice = |value: Value| {
        let inst = func.def_inst(value)?;
        match func.insts[inst] {
            InstData::Select { args, .. } => Some((inst, args)),
            _ => None,
        }
    };
    let mut found = Vec::new();
    let mut kept = next;
    while kept != param {
        let (inst, [cond, a, b]) = choice(kept).filter(|_| found.len() < MOST)?;
        let goes_on = |value: Value| value == param || choice(value).is_some();
        let other;
        (kept, other) = if a == param || b != param && goes_on(a) {
            (a, b)
        } else {
            (b, a)
        };
        found.push((inst, cond, other));
    }
    Some(found)
}

/// Copies the function; these choices become branches.
fn copy(cx: &mut Cx<'_>, func: &Function, found: &[Option<Value>]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut cold = Vec::new();
    out.func.layout.clear();
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            let (Some(new), InstData::Select { ty, args }) =
                (found[inst.index()], func.insts[inst])
            else {
                out.copy(func, inst, &mut map);
                continue;
            };
            let [cond, a, b] = args.map(|value| map.values[value.index()]);
            let (join, record) = (out.block(&[ty]), out.block(&[]));
            out.origin = func.origins[inst];
            match new == args[1] {
                true => out.brif(cond, (record, &[]), (join, &[b])),
                false => out.brif(cond, (join, &[a]), (record, &[])),
            };
            cold.push(record);
            out.fill(record);
            out.effect(InstData::Cold);
            let new = again(func, new, &mut out, &mut map, STEPS);
            out.jump(join, &[new]);
            out.fill(join);
            for (old, new) in func.inst_results(inst).zip(out.func.params(join)) {
                map.values[old.index()] = new;
            }
        }
    }
    out.func.layout.retain(|block| !cold.contains(block));
    out.func.layout.append(&mut cold);
}

/// Computes a value once more where it takes few steps from others, so that it need not be known elsewhere.
fn again(
    func: &Function,
    value: Value,
    out: &mut Builder<'_>,
    map: &mut Map,
    steps: usize,
) -> Value {
    let Some(inst) = func.def_inst(value).filter(|_| steps > 0) else {
        return map.values[value.index()];
    };
    let data = func.insts[inst];
    let computed = match data {
        InstData::Unary { arg, .. } => arg,
        InstData::Binary {
            op: BinaryOp::Add,
            args: [a, b],
            ..
        } if func.as_iconst(b).is_some() => a,
        _ => return map.values[value.index()],
    };
    let arg = again(func, computed, out, map, steps - 1);
    match data {
        InstData::Unary { op, ty, .. } => out.unary(op, ty, arg),
        InstData::Binary {
            op, args: [_, b], ..
        } => out.binary(op, arg, map.values[b.index()]),
        _ => arg,
    }
}
