//! Tail recursion to loops: a function that calls itself and returns what that gave starts again
//! with other arguments instead.
//!
//! So does one that adds something to what the call gave, or multiplies it: the sum or product so
//! far goes round in a parameter of the loop, and is put to what is returned in the end. Integers
//! wrap, so that the order does not matter. A tail call of itself is a jump in any case.
//!
//! A call uses the frame again, so there must be no slots: this comes behind
//! [`mem2reg`](super::mem2reg).

use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Builder, Callee, Function, Inst, InstData, Target, Type, Value};
use crate::opt::Cx;
use crate::opt::rewrite::rebuild;

/// Runs the pass.
pub fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(symbol) = func.symbol else { return };
    let itself = Target::Symbol(symbol);
    if !func.callees.values().any(|row| row.target == itself)
        || cx.env.definition(symbol) != Some(symbol)
        || !func.slots.is_empty()
        || func.sig.is_variadic()
    {
        return;
    }
    cx.find_graph(func);
    let Some(sites) = Sites::find(func, cx, itself) else {
        return;
    };
    copy(func, cx, &sites);
    cx.replace(func);
}

/// A call in the place of which the function starts again.
#[derive(Clone, Copy)]
struct Site {
    block: Block,
    call: Inst,
    /// What is put to the result.
    operand: Option<Value>,
}

struct Sites {
    all: Vec<Site>,
    /// How something is put to results, and their type.
    op: Option<(BinaryOp, Type)>,
}

impl Sites {
    fn find(func: &Function, cx: &Cx<'_>, itself: Target) -> Option<Sites> {
        let mut uses = vec![0u32; func.values.len()];
        let order = cx.graph.reverse_post_order();
        for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
            if let InstData::StackAlloc { .. } | InstData::StackSave = func.insts[inst] {
                return None;
            }
            func.for_each_use(inst, |value| uses[value.index()] += 1);
        }
        let mut sites = Sites {
            all: Vec::new(),
            op: None,
        };
        let is_itself = |callee: Callee| {
            let row = func.callees[callee];
            let sig = &func.sigs[row.sig];
            row.target == itself && sig.params == func.sig.params && sig.results == func.sig.results
        };
        for &block in order {
            let call = func.terminator(block);
            if let InstData::TailCall { callee, .. } = func.insts[call]
                && is_itself(callee)
            {
                let operand = None;
                sites.all.push(Site {
                    block,
                    call,
                    operand,
                });
                continue;
            }
            let Some(returned) = returned(func, block) else {
                continue;
            };
            if returned.iter().any(|v| uses[v.index()] != 1) {
                continue;
            }
            let constant = |inst: &Inst| matches!(func.insts[*inst], InstData::Iconst { .. });
            let mut before = func.block_insts(block).rev().skip(1);
            let before = &mut before.by_ref().filter(|inst| !constant(inst));
            let Some(last) = before.next() else { continue };
            let is_call = |inst: Inst| match func.insts[inst] {
                InstData::Call { callee, .. } => is_itself(callee),
                _ => false,
            };
            let gives = |inst: Inst, values: &[Value]| func.inst_results(inst).eq(values.to_vec());
            if is_call(last) {
                if gives(last, &returned) {
                    sites.all.push(Site {
                        block,
                        call: last,
                        operand: None,
                    });
                }
                continue;
            }
            let (InstData::Binary { op, ty, args }, Some(call)) = (func.insts[last], before.next())
            else {
                continue;
            };
            let fits = matches!(op, BinaryOp::Add | BinaryOp::Mul)
                && sites.op.is_none_or(|known| known == (op, ty))
                && is_call(call)
                && gives(last, &returned);
            let operand = match func.result(call) {
                Some(result) if uses[result.index()] == 1 && result == args[0] => args[1],
                Some(result) if uses[result.index()] == 1 && result == args[1] => args[0],
                _ => continue,
            };
            if fits {
                sites.op = Some((op, ty));
                sites.all.push(Site {
                    block,
                    call,
                    operand: Some(operand),
                });
            }
        }
        // What never returns runs out of stack, and goes on to do so.
        let mut is_site = vec![false; func.blocks.len()];
        for site in &sites.all {
            is_site[site.block.index()] = true;
        }
        let ends = order.iter().any(|&block| {
            let mut preds = cx.graph.preds(block).iter();
            let last = func.insts[func.terminator(block)];
            let ends = matches!(
                last,
                InstData::Return { .. }
                    | InstData::TailCall { .. }
                    | InstData::TailCallIndirect { .. }
            );
            ends && !is_site[block.index()]
                && (block == Function::ENTRY || preds.any(|p| !is_site[p.index()]))
        });
        (ends && !sites.all.is_empty()).then_some(sites)
    }
}

/// What a block returns, itself or by a jump to a block that does nothing else.
fn returned(func: &Function, block: Block) -> Option<Vec<Value>> {
    match func.insts[func.terminator(block)] {
        InstData::Return { values } => Some(func.list(values).collect()),
        InstData::Jump { to } => {
            let target = func.target(to);
            let last = func.terminator(target);
            let InstData::Return { values } = func.insts[last] else {
                return None;
            };
            if func.blocks[target].first != last {
                return None;
            }
            let passed = |value: Value| {
                let place = func.params(target).position(|param| param == value);
                place.map_or(Some(value), |i| func.args(to).nth(i))
            };
            func.list(values).map(passed).collect()
        }
        _ => None,
    }
}

fn copy(func: &Function, cx: &mut Cx<'_>, sites: &Sites) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let entry = map.blocks[Function::ENTRY.index()];
    let mut types: Vec<Type> = func.params(Function::ENTRY).map(|v| func.ty(v)).collect();
    types.extend(sites.op.map(|(_, ty)| ty));
    let head = out.block(&types);
    out.fill(entry);
    let mut args: Vec<Value> = out.func.params(entry).collect();
    let start = sites.op.map(|(op, ty)| match op {
        BinaryOp::Mul => out.iconst(ty, 1),
        _ => out.iconst(ty, 0),
    });
    args.extend(start);
    out.jump(head, &args);
    let params: Vec<Value> = out.func.params(head).collect();
    for (old, &new) in func.params(Function::ENTRY).zip(&params) {
        map.values[old.index()] = new;
    }
    let so_far = sites.op.and_then(|(op, _)| Some((op, *params.last()?)));
    map.blocks[Function::ENTRY.index()] = head;
    let mut left = sites.all.iter().peekable();
    for &block in graph.reverse_post_order() {
        let site = left.next_if(|site| site.block == block);
        out.fill(map.blocks[block.index()]);
        for inst in func.block_insts(block) {
            if let Some(site) = site.filter(|site| site.call.0 <= inst.0) {
                let constant = matches!(func.insts[inst], InstData::Iconst { .. });
                let is_last = inst == func.terminator(block);
                if is_last || inst != site.call && !constant {
                    out.origin = func.origins[site.call];
                    again(func, site, head, so_far, &mut out, &map);
                    break;
                }
                if inst == site.call {
                    continue;
                }
            }
            if let (InstData::Return { values }, Some((op, so_far))) = (func.insts[inst], so_far) {
                out.origin = func.origins[inst];
                let values: Vec<Value> = func
                    .list(values)
                    .map(|value| out.binary(op, map.values[value.index()], so_far))
                    .collect();
                out.ret(&values);
                continue;
            }
            out.copy(func, inst, &mut map);
        }
    }
    rebuild::finish(func, out.func, &map);
    out.func.layout.insert(0, entry);
}

/// Starts the function again with the arguments of a call.
fn again(
    func: &Function,
    site: &Site,
    head: Block,
    so_far: Option<(BinaryOp, Value)>,
    out: &mut Builder<'_>,
    map: &rebuild::Map,
) {
    let (InstData::Call { args, .. } | InstData::TailCall { args, .. }) = func.insts[site.call]
    else {
        return;
    };
    let mut args: Vec<Value> = func.list(args).map(|v| map.values[v.index()]).collect();
    args.extend(so_far.map(|(op, so_far)| match site.operand {
        Some(operand) => out.binary(op, so_far, map.values[operand.index()]),
        None => so_far,
    }));
    out.jump(head, &args);
}
