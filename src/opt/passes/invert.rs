//! Loop inversion: `while (c) body` becomes `if (c) do body while (c)`.
//!
//! The block that decides is copied to the end of the loop: all edges back to it go to the copy,
//! and the original is passed only on the way in. So an iteration has one branch, and the first
//! block of the body is the loop's header, which runs whenever the way in is taken: what is
//! invariant in it can be computed before.
//!
//! This comes before [`mem2reg`](super::mem2reg), while the values of a block are used in no other;
//! blocks of which that is not so are left alone. Loops that have become such ones behind it are inverted where they have
//! ([`split_if`](super::split_if)).

use crate::analysis::Loops;
use crate::entity::Entity;
use crate::lir::{Block, Function, Import, InstData, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::closed;
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use crate::sort;

/// Instructions in a block that is copied, at most.
const MOST: u32 = 24;
/// Instructions in a block whose ways on are closed first, at most.
const MOST_CLOSED: usize = 8;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let mut headers = deciding_headers(func, &loops);
    if !headers.is_empty() {
        let shared = shared(func, cx);
        headers.retain(|header| !shared[header.index()]);
    }
    if headers.is_empty() {
        return cx.keep_loops(loops);
    }
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut inverter = Inverter {
        map,
        copies: vec![Block(NONE); func.blocks.len()],
        loops: &loops,
        from: Function::ENTRY,
    };
    for &header in &headers {
        let types: Vec<Type> = func.params(header).map(|v| func.ty(v)).collect();
        inverter.copies[header.index()] = out.block(&types);
    }
    for &block in graph.reverse_post_order() {
        inverter.from = block;
        out.fill(inverter.map.block(block));
        for inst in func.block_insts(block) {
            out.copy(func, inst, &mut inverter);
        }
    }
    for &header in &headers {
        inverter.from = header;
        let copy = inverter.copies[header.index()];
        let params: Vec<Value> = out.func.params(copy).collect();
        for (old, new) in func.params(header).zip(params) {
            inverter.map.values[old.index()] = new;
        }
        out.fill(copy);
        for inst in func.block_insts(header) {
            out.copy(func, inst, &mut inverter);
        }
    }
    rebuild::finish(func, out.func, &inverter.map);
    lay_out(func, cx, &inverter, &headers);
    cx.replace(func);
}

/// The same behind [`mem2reg`](super::mem2reg), where other blocks use the values of a header: its ways on are closed first, if they can be.
pub(super) fn run_closed(cx: &mut Cx<'_>, func: &mut Function) {
    close_headers(cx, func);
    run(cx, func);
}

/// Closes the ways on from headers that only decide whether to go on.
fn close_headers(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let mut headers = deciding_headers(func, &loops);
    headers.retain(|&header| func.block_insts(header).count() <= MOST_CLOSED);
    if !headers.is_empty() {
        let shared = shared(func, cx);
        headers.retain(|header| shared[header.index()]);
        let used = closed::are_used_elsewhere(func, cx, |block| shared[block.index()]);
        headers.retain(|header| !used[header.index()]);
    }
    if headers.is_empty() {
        return cx.keep_loops(loops);
    }
    closed::close(func, cx, &headers);
    cx.replace(func);
}

struct Inverter<'a> {
    map: Map,
    /// The copy of each header that is copied.
    copies: Vec<Block>,
    loops: &'a Loops<Block>,
    from: Block,
}

impl Rewriter for Inverter<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn redirect(&mut self, block: Block) -> Block {
        let copy = self.copies[block.index()];
        let back = || {
            let id = self.loops.innermost(block);
            id.is_some_and(|id| self.loops.contains(id, self.from))
        };
        match copy.0 != NONE && back() {
            true => copy,
            false => self.map.block(block),
        }
    }
}

/// The headers of loops that only decide whether to go on.
fn deciding_headers(func: &Function, loops: &Loops<Block>) -> Vec<Block> {
    let mut headers = Vec::new();
    for (id, found) in loops.iter() {
        let header = found.header;
        let data = func.blocks[header];
        let InstData::Brif { then, els, .. } = func.insts[func.terminator(header)] else {
            continue;
        };
        let (then, els) = (func.target(then), func.target(els));
        let leaves = loops.contains(id, then) != loops.contains(id, els);
        let back = then == header || els == header;
        let small = data.end.0 - data.first.0 <= MOST;
        if leaves && !back && small && header != Function::ENTRY {
            headers.push(header);
        }
    }
    headers
}

/// Which blocks have values that others use.
fn shared(func: &Function, cx: &Cx<'_>) -> Vec<bool> {
    let mut shared = vec![false; func.blocks.len()];
    let owners = Owners::new(func);
    for &block in cx.graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            func.for_each_use_inlined(inst, |value| {
                let owner = owners.of(func, value);
                if owner != block {
                    shared[owner.index()] = true;
                }
            });
        }
    }
    shared
}

/// Puts each copy behind the last block, as laid out, of those that go to it.
fn lay_out(func: &Function, cx: &mut Cx<'_>, inverter: &Inverter<'_>, headers: &[Block]) {
    let mut places = vec![0usize; func.blocks.len()];
    for (place, &block) in func.layout.iter().enumerate() {
        places[block.index()] = place;
    }
    let mut behind: Vec<(usize, Block)> = Vec::new();
    for &header in headers {
        let id = inverter.loops.innermost(header);
        let back = cx.graph.preds(header).iter().filter(|&&from| {
            cx.graph.is_reachable(from) && id.is_some_and(|id| inverter.loops.contains(id, from))
        });
        let place = back.map(|b| places[b.index()]).max().unwrap_or(0);
        behind.push((place, inverter.copies[header.index()]));
    }
    sort::by_number(&mut behind, |&(place, copy)| {
        sort::pair(place as u64, copy.0)
    });
    let mut behind = behind.into_iter().peekable();
    let mut layout = Vec::with_capacity(func.layout.len() + headers.len());
    for (place, &block) in func.layout.iter().enumerate() {
        let copy = inverter.map.blocks[block.index()];
        if copy.0 != NONE {
            layout.push(copy);
        }
        while let Some((_, copy)) = behind.next_if(|&(at, _)| at == place) {
            layout.push(copy);
        }
    }
    cx.spare.layout = layout;
}
