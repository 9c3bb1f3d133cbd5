//! Values that are used behind a call that may return twice, as that of `setjmp`: such a call stores them in slots of their
//! own, and what is behind it loads them again.
//!
//! ```text
//!   v2 = call @setjmp(v0)             store.volatile v1, slot0
//!   v3 = add v1, v2             =>    v2 = call @setjmp(v0)
//!                                     v4 = load.volatile slot0
//!                                     v3 = add v4, v2
//! ```
//!
//! Register allocation puts something else in the place of a value when the last use on every path is over; but the second
//! return leads to uses that are on no path from where it comes. So no value is to live across the call, and the
//! last pass sees to that: the values become variables, which [`mem2reg`] makes values again. Where it cannot, the compiler
//! refuses the function.

use super::{mem2reg, tidy};
use crate::entity::Entity;
use crate::lir::{Builder, Function, Inst, InstData, MemFlags, Slot, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::returns_twice::Sites;
use crate::opt::rewrite::rebuild::{self, Map};
use rustc_hash::FxHashMap;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    if !func.returns_twice() {
        return;
    }
    cx.find_graph(func);
    cx.find_dominators(func);
    let sites = Sites::find(func, cx.graph);
    let mut all = sites.all.iter();
    if all.any(|site| site.inst == func.terminator(site.block)) {
        // There is no place behind such a call in its block: the compiler refuses the function.
        return;
    }
    let live = sites.live_values(func, cx.graph, cx.dominators);
    let Some(live) = live.filter(|live| !live.iter().all(Vec::is_empty)) else {
        return;
    };
    let live = (sites.all.iter().zip(live)).map(|(site, values)| (site.inst, values));
    copy(func, cx, &live.collect());
    cx.replace_insts(func);
    mem2reg::run(cx, func);
    tidy::run(cx, func);
}

/// A value that is used behind one of the calls.
#[derive(Clone, Copy)]
struct Preserved {
    /// What it is everywhere else.
    variable: Slot,
    /// Where it is during a call.
    saved: Slot,
}

struct Preserver {
    map: Map,
    of: Vec<Option<Preserved>>,
}

impl Preserver {
    /// Makes a value of the original what its copy is.
    fn define(&self, out: &mut Builder<'_>, value: Value) {
        if let Some(row) = self.of[value.index()] {
            store(
                out,
                self.map.values[value.index()],
                row.variable,
                MemFlags::PLAIN,
            );
        }
    }

    /// Takes a value of the original as it is at this place.
    fn load(&mut self, out: &mut Builder<'_>, func: &Function, value: Value) {
        if let Some(row) = self.of[value.index()] {
            let loaded = load(out, func.ty(value), row.variable, MemFlags::PLAIN);
            self.map.values[value.index()] = loaded;
        }
    }

    /// Stores a value before a call that it lives across.
    fn save(&self, out: &mut Builder<'_>, func: &Function, value: Value) {
        if let Some(row) = self.of[value.index()] {
            let now = load(out, func.ty(value), row.variable, MemFlags::PLAIN);
            store(out, now, row.saved, MemFlags::VOLATILE);
        }
    }

    /// Takes it back behind the call.
    fn restore(&self, out: &mut Builder<'_>, func: &Function, value: Value) {
        if let Some(row) = self.of[value.index()] {
            let then = load(out, func.ty(value), row.saved, MemFlags::VOLATILE);
            store(out, then, row.variable, MemFlags::PLAIN);
        }
    }
}

fn load(out: &mut Builder<'_>, ty: Type, slot: Slot, flags: MemFlags) -> Value {
    let addr = out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
    let data = InstData::Load {
        ty,
        flags,
        addr,
        offset: 0,
    };
    out.value(data, ty)
}

fn store(out: &mut Builder<'_>, value: Value, slot: Slot, flags: MemFlags) {
    let addr = out.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
    out.effect(InstData::Store {
        ty: out.func.ty(value),
        flags,
        value,
        addr,
        offset: 0,
    });
}

/// Copies the function; for each of the calls there are the values that live across it.
fn copy(func: &Function, cx: &mut Cx<'_>, live: &FxHashMap<Inst, Vec<Value>>) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut of = vec![None; func.values.len()];
    let mut values: Vec<Value> = live.values().flatten().copied().collect();
    values.sort_unstable();
    values.dedup();
    for value in values {
        let bytes = func.ty(value).bytes();
        of[value.index()] = Some(Preserved {
            variable: out.slot(bytes, bytes),
            saved: out.slot(bytes, bytes),
        });
    }
    let mut preserver = Preserver { map, of };
    for &block in graph.reverse_post_order() {
        out.fill(preserver.map.blocks[block.index()]);
        out.origin = func.origins[func.blocks[block].first];
        for param in func.params(block) {
            preserver.define(&mut out, param);
        }
        for inst in func.block_insts(block) {
            out.origin = func.origins[inst];
            func.for_each_use(inst, |value| preserver.load(&mut out, func, value));
            let across = live.get(&inst).map_or(&[][..], Vec::as_slice);
            for &value in across {
                preserver.save(&mut out, func, value);
            }
            out.copy(func, inst, &mut preserver.map);
            for &value in across {
                preserver.restore(&mut out, func, value);
            }
            for result in func.inst_results(inst) {
                preserver.define(&mut out, result);
            }
        }
    }
    rebuild::finish(func, out.func, &preserver.map);
}
