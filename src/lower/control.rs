//! Terminators, and `phi` as block parameters.

use super::abi::Return;
use super::exception::has_landing_pad;
use super::fail::Done;
use super::info::{Class, Scalar};
use super::likely::ColdTargets;
use super::operand::Repr;
use super::simd::phi::PhiRegisters;
use super::{
    Cx, aggregate, asm, exception, huge, likely, memory, passing, roots, scalar, wide_int,
};
use crate::analysis::Flow;
use crate::entity::Entity;
use crate::ir::{self, Const, Operand};
use crate::lir::{BinaryOp, BlockCall, InstData, IntCond, MemFlags, TrapCode, Type};

/// A body as it is executed: no call throws, and assembly that is empty jumps nowhere. So what
/// only an `unwind` label leads to is left out.
pub(super) struct Executed<'a>(pub &'a ir::Body);

impl Flow for Executed<'_> {
    type Block = ir::Block;

    fn block_count(&self) -> usize {
        self.0.blocks.len()
    }

    fn for_each_successor(&self, block: ir::Block, mut f: impl FnMut(ir::Block)) {
        let Some(last) = self.0.terminator(block) else {
            return;
        };
        match self.0.insts[last] {
            ir::InstData::Invoke { normal, unwind, .. } => {
                f(normal);
                if has_landing_pad(self.0, unwind) {
                    f(unwind);
                }
            }
            _ => self.0.for_each_successor(last, f),
        }
    }
}

/// What a `phi` takes along an edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Incoming {
    phi: ir::Inst,
    operand: Operand,
}

/// The incoming values of all `phi`s, by predecessor: so that all edges of a function are found
/// in linear time however a `phi` orders its list.
#[derive(Default, Debug)]
pub(super) struct IncomingValues {
    starts: Vec<u32>,
    rows: Vec<Incoming>,
}

impl IncomingValues {
    /// Sorts by predecessor; those of one predecessor stay in text order.
    pub(super) fn compute(&mut self, body: &ir::Body, phis: &[ir::Inst]) {
        self.starts.clear();
        self.rows.clear();
        if phis.is_empty() {
            return;
        }
        self.starts.resize(body.blocks.len() + 1, 0);
        let mut total = 0;
        for_each_incoming(body, phis, |_, _, from| {
            if let Some(start) = self.starts.get_mut(from) {
                *start += 1;
                total += 1;
            }
        });
        let mut at = 0;
        for start in &mut self.starts {
            at += std::mem::replace(start, at);
        }
        let none = Incoming {
            phi: ir::Inst(0),
            operand: Operand::MISSING,
        };
        self.rows.resize(total, none);
        for_each_incoming(body, phis, |phi, operand, from| {
            if let Some(start) = self.starts.get_mut(from) {
                self.rows[*start as usize] = Incoming { phi, operand };
                *start += 1;
            }
        });
        // Each start has moved to the start of the next.
        self.starts.rotate_right(1);
        self.starts[0] = 0;
    }

    fn of(&self, from: ir::Block) -> std::ops::Range<usize> {
        let start = |i: usize| self.starts.get(i).map_or(0, |&at| at as usize);
        start(from.index())..start(from.index() + 1)
    }
}

fn for_each_incoming(
    body: &ir::Body,
    phis: &[ir::Inst],
    mut f: impl FnMut(ir::Inst, Operand, usize),
) {
    for &phi in phis {
        if let ir::InstData::Phi { incoming, .. } = body.insts[phi] {
            for pair in body.pool.get(incoming).chunks_exact(2) {
                f(phi, Operand(pair[0]), pair[1] as usize);
            }
        }
    }
}

/// The edge from the current block to `to` with what its `phi`s take.
pub(super) fn edge(cx: &mut Cx<'_>, to: ir::Block) -> Done<BlockCall> {
    let Some(Some(target)) = cx.s.blocks.get(to.index()).copied() else {
        return Err(cx.invalid("it goes to a block that does not exist"));
    };
    let mut args = std::mem::take(&mut cx.s.edge_args);
    args.clear();
    let ir::body::BlockData { first, end, .. } = cx.body.blocks[to];
    let is_phi = |inst: u32| {
        inst < end.0 && matches!(cx.body.insts[ir::Inst(inst)], ir::InstData::Phi { .. })
    };
    if is_phi(first.0) {
        let last = (first.0..).find(|&i| !is_phi(i)).unwrap_or(first.0);
        let rows = cx.s.edges.of(cx.block);
        let mut at = rows.start + cx.s.edges.rows[rows.clone()].partition_point(|r| r.phi < first);
        for phi in first.0..last {
            let phi = ir::Inst(phi);
            while at < rows.end && cx.s.edges.rows[at].phi < phi {
                at += 1;
            }
            let found = cx.s.edges.rows[at..rows.end].first();
            let Some(&Incoming { operand, .. }) = found.filter(|r| r.phi == phi) else {
                return Err(cx.invalid("a `phi` has no value for an edge"));
            };
            let ty = cx.body.inst_type(phi);
            match PhiRegisters::of(cx, phi) {
                Some(of) => of.push(cx, operand, &mut args)?,
                None => aggregate::push_leaves(cx, operand, ty, &mut args)?,
            }
        }
    }
    let call = cx.b.block_call(target, &args);
    cx.s.edge_args = args;
    Ok(call)
}

pub(super) fn br(cx: &mut Cx<'_>, to: ir::Block) -> Done<()> {
    let to = edge(cx, to)?;
    cx.b.effect(InstData::Jump { to });
    Ok(())
}

pub(super) fn cond_br(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    cond: Operand,
    [then, els]: [ir::Block; 2],
) -> Done<()> {
    if let Repr::Const(_, bits) = cx.repr(cond)? {
        // The parameters of a block that is never gone to need no arguments.
        return br(cx, if bits != 0 { then } else { els });
    }
    let value = cx.value(cond)?;
    let edges = [edge(cx, then)?, edge(cx, els)?];
    likely::branch(cx, inst, (cond, value), edges);
    Ok(())
}

pub(super) fn switch(cx: &mut Cx<'_>, inst: ir::Inst, value: Operand, targets: &[u32]) -> Done<()> {
    let mut cold = likely::cold_targets(cx, inst, value, targets);
    if let Some(bits) = wide_int::width(cx, cx.type_of(value)) {
        wide_switch(cx, bits, value, targets, &mut cold)?;
        likely::fill_cold_targets(cx, cold);
        return Ok(());
    }
    let scalar = scalar::of_type(cx, cx.type_of(value))?;
    let value = cx.value(value)?;
    let Some((&default, rest)) = targets.split_first() else {
        return Err(cx.invalid("it has no default target"));
    };
    if rest.is_empty() {
        return br(cx, ir::Block(default));
    }
    let default = likely::edge_to(cx, ir::Block(default), &mut cold)?;
    let mut cases = Vec::with_capacity(rest.len() / 2);
    for pair in rest.chunks_exact(2) {
        let case = match cx.module.consts.get(ir::ConstId(pair[0])) {
            Const::Int { value, .. } => value & scalar.mask(),
            Const::Zero(_) | Const::Null(_) => 0,
            _ => return Err(cx.invalid("a case is not an integer")),
        };
        cases.push((case, likely::edge_to(cx, ir::Block(pair[1]), &mut cold)?));
    }
    let table = cx.b.table(default, cases);
    cx.b.effect(InstData::Switch { value, table });
    likely::fill_cold_targets(cx, cold);
    Ok(())
}

/// A `switch` of more than 64 bits: one comparison after the other.
fn wide_switch(
    cx: &mut Cx<'_>,
    bits: u32,
    value: Operand,
    targets: &[u32],
    cold: &mut ColdTargets,
) -> Done<()> {
    let Some((&default, rest)) = targets.split_first() else {
        return Err(cx.invalid("it has no default target"));
    };
    let value = wide_int::words(cx, value)?;
    // What the edges carry is made here, where all comparisons can see it.
    let default = likely::edge_to(cx, ir::Block(default), cold)?;
    let mut cases = Vec::with_capacity(rest.len() / 2);
    for pair in rest.chunks_exact(2) {
        let case = Operand::constant(ir::ConstId(pair[0]));
        cases.push((case, likely::edge_to(cx, ir::Block(pair[1]), cold)?));
    }
    for (case, then) in cases {
        let case = wide_int::words(cx, case)?;
        let cond = wide_int::icmp_words(cx, IntCond::Eq, bits, value.clone(), case);
        let next = cx.b.block(&[]);
        let els = cx.b.block_call(next, &[]);
        cx.b.effect(InstData::Brif { cond, then, els });
        cx.b.fill(next);
        cx.s.remembered.forget();
    }
    cx.b.effect(InstData::Jump { to: default });
    Ok(())
}

/// Goes to the block whose address this is: one of those of this function that have one.
pub(super) fn indirect_br(cx: &mut Cx<'_>, addr: Operand, targets: &[u32]) -> Done<()> {
    let info = cx.info;
    let labels = match cx.module.globals[cx.func.global].kind {
        ir::GlobalKind::Function(function) => info.labels.of(function),
        _ => None,
    };
    let Some((symbol, labels)) = labels else {
        trap(cx, TrapCode::Unreachable);
        return Ok(());
    };
    let addr = cx.value(addr)?;
    let first = cx.materialize(Repr::Symbol(symbol, 0))?;
    let value = cx.b.binary(BinaryOp::Sub, addr, first);
    let mut cases: Vec<(u64, BlockCall)> = Vec::with_capacity(targets.len());
    let mut seen = rustc_hash::FxHashSet::default();
    for &target in targets {
        let target = ir::Block(target);
        if let Some(&place) = labels.places.get(&target)
            && seen.insert(target)
        {
            cases.push((place.into(), edge(cx, target)?));
        }
    }
    let nowhere = cx.b.block(&[]);
    let default = cx.b.block_call(nowhere, &[]);
    let table = cx.b.table(default, cases);
    cx.b.effect(InstData::Switch { value, table });
    cx.b.fill(nowhere);
    trap(cx, TrapCode::Unreachable);
    Ok(())
}

/// A call of assembly that goes on at one of several places.
pub(super) fn callbr(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    call: ir::CallId,
    targets: crate::entity::List,
) -> Done<()> {
    let Some((&first, labels)) = cx.body.pool.get(targets).split_first() else {
        return Err(cx.invalid("it has no target"));
    };
    let data = &cx.body.calls[call];
    let Some(Const::InlineAsm { .. }) = data.callee.as_const().map(|id| cx.module.consts.get(id))
    else {
        return exception::invoke(cx, inst, call, ir::Block(first), None);
    };
    let (result, exit) = asm::inline_asm(cx, inst, data)?;
    cx.s.reprs[cx.body.result(inst).index()] = result;
    let (Some(value), false) = (exit, labels.is_empty()) else {
        return br(cx, ir::Block(first));
    };
    let default = edge(cx, ir::Block(first))?;
    let mut cases = Vec::with_capacity(labels.len());
    for (&label, number) in labels.iter().zip(1..) {
        cases.push((number, edge(cx, ir::Block(label))?));
    }
    let table = cx.b.table(default, cases);
    cx.b.effect(InstData::Switch { value, table });
    Ok(())
}

pub(super) fn ret(cx: &mut Cx<'_>, operand: Operand) -> Done<()> {
    let ty = cx.func.ret;
    let mut values = std::mem::take(&mut cx.s.args);
    values.clear();
    match cx.ret {
        Return::Leaves if operand.is_missing() || cx.info.class(ty) == Class::Void => {}
        Return::Leaves => {
            passing::push_pieces(cx, operand, ty, &mut values)?;
            if cx.info.class(ty) == Class::Aggregate {
                passing::push_x87(cx, ty, &mut values)?;
            }
        }
        Return::Extended { signed } => {
            let scalar = scalar::of_type(cx, ty)?;
            let value = cx.value(operand)?;
            values.push(extended(cx, value, scalar, signed));
        }
        Return::Memory => {
            let Some(at) = cx.ret_ptr else {
                return Err(cx.invalid("it has no place for its result"));
            };
            if !huge::store_to(cx, operand, at)? {
                let parts = aggregate::parts(cx, operand)?;
                memory::store_leaves(cx, ty, MemFlags::PLAIN, parts, (at, 0))?;
            }
            values.push(at);
        }
        Return::SRet(_) => values.extend(cx.ret_ptr),
    }
    roots::leave(cx)?;
    cx.b.ret(&values);
    cx.s.args = values;
    Ok(())
}

/// A narrow integer as 32 bits.
pub(super) fn extended(
    cx: &mut Cx<'_>,
    value: crate::lir::Value,
    scalar: Scalar,
    signed: bool,
) -> crate::lir::Value {
    let to = Scalar::full(Type::I32);
    match signed {
        true => scalar::sext(cx, value, scalar, to),
        false => scalar::zext(cx, value, scalar, to),
    }
}

pub(super) fn trap(cx: &mut Cx<'_>, code: TrapCode) {
    cx.b.effect(InstData::Trap { code });
}
