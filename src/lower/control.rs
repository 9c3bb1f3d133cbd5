//! Terminators, and `phi` as block parameters.

use super::Cx;
use super::abi::Return;
use super::exception::has_landing_pad;
use super::fail::Done;
use super::info::{Class, Scalar};
use super::likely::Aside;
use super::operand::Repr;
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
pub(super) struct Edges {
    starts: Vec<u32>,
    rows: Vec<Incoming>,
}

impl Edges {
    /// Sorts by predecessor; those of one predecessor stay in text order.
    pub fn compute(&mut self, body: &ir::Body, phis: &[ir::Inst]) {
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

impl Cx<'_> {
    /// The edge from the current block to `to` with what its `phi`s take.
    pub fn edge(&mut self, to: ir::Block) -> Done<BlockCall> {
        let Some(Some(target)) = self.s.blocks.get(to.index()).copied() else {
            return Err(self.invalid("it goes to a block that does not exist"));
        };
        let mut args = std::mem::take(&mut self.s.edge_args);
        args.clear();
        let ir::body::BlockData { first, end, .. } = self.body.blocks[to];
        let is_phi = |inst: u32| {
            inst < end.0 && matches!(self.body.insts[ir::Inst(inst)], ir::InstData::Phi { .. })
        };
        if is_phi(first.0) {
            let last = (first.0..).find(|&i| !is_phi(i)).unwrap_or(first.0);
            let rows = self.s.edges.of(self.block);
            let mut at =
                rows.start + self.s.edges.rows[rows.clone()].partition_point(|r| r.phi < first);
            for phi in first.0..last {
                let phi = ir::Inst(phi);
                while at < rows.end && self.s.edges.rows[at].phi < phi {
                    at += 1;
                }
                let found = self.s.edges.rows[at..rows.end].first();
                let Some(&Incoming { operand, .. }) = found.filter(|r| r.phi == phi) else {
                    return Err(self.invalid("a `phi` has no value for an edge"));
                };
                let ty = self.body.inst_type(phi);
                match self.rows(ty) {
                    Some(rows) => self.packed_registers(rows, operand, &mut args)?,
                    None => self.push_leaves(operand, ty, &mut args)?,
                }
            }
        }
        let call = self.b.block_call(target, &args);
        self.s.edge_args = args;
        Ok(call)
    }

    pub fn br(&mut self, to: ir::Block) -> Done<()> {
        let to = self.edge(to)?;
        self.b.effect(InstData::Jump { to });
        Ok(())
    }

    pub fn cond_br(
        &mut self,
        inst: ir::Inst,
        cond: Operand,
        [then, els]: [ir::Block; 2],
    ) -> Done<()> {
        if let Repr::Const(_, bits) = self.repr(cond)? {
            // The parameters of a block that is never gone to need no arguments.
            return self.br(if bits != 0 { then } else { els });
        }
        let value = self.value(cond)?;
        let edges = [self.edge(then)?, self.edge(els)?];
        self.branch(inst, (cond, value), edges);
        Ok(())
    }

    pub fn switch(&mut self, inst: ir::Inst, value: Operand, targets: &[u32]) -> Done<()> {
        let mut aside = self.aside(inst, value, targets);
        if let Some(bits) = self.wide(self.type_of(value)) {
            self.wide_switch(bits, value, targets, &mut aside)?;
            self.fill_aside(aside);
            return Ok(());
        }
        let scalar = self.scalar(self.type_of(value))?;
        let value = self.value(value)?;
        let Some((&default, rest)) = targets.split_first() else {
            return Err(self.invalid("it has no default target"));
        };
        if rest.is_empty() {
            return self.br(ir::Block(default));
        }
        let default = self.way(ir::Block(default), &mut aside)?;
        let mut cases = Vec::with_capacity(rest.len() / 2);
        for pair in rest.chunks_exact(2) {
            let case = match self.module.consts.get(ir::ConstId(pair[0])) {
                Const::Int { value, .. } => value & scalar.mask(),
                Const::Zero(_) | Const::Null(_) => 0,
                _ => return Err(self.invalid("a case is not an integer")),
            };
            cases.push((case, self.way(ir::Block(pair[1]), &mut aside)?));
        }
        let table = self.b.table(default, cases);
        self.b.effect(InstData::Switch { value, table });
        self.fill_aside(aside);
        Ok(())
    }

    /// A `switch` of more than 64 bits: one comparison after the other.
    fn wide_switch(
        &mut self,
        bits: u32,
        value: Operand,
        targets: &[u32],
        aside: &mut Aside,
    ) -> Done<()> {
        let Some((&default, rest)) = targets.split_first() else {
            return Err(self.invalid("it has no default target"));
        };
        let value = self.words(value)?;
        // What the edges carry is made here, where all comparisons can see it.
        let default = self.way(ir::Block(default), aside)?;
        let mut cases = Vec::with_capacity(rest.len() / 2);
        for pair in rest.chunks_exact(2) {
            let case = Operand::constant(ir::ConstId(pair[0]));
            cases.push((case, self.way(ir::Block(pair[1]), aside)?));
        }
        for (case, then) in cases {
            let case = self.words(case)?;
            let cond = self.wide_icmp_words(IntCond::Eq, bits, value.clone(), case);
            let next = self.b.block(&[]);
            let els = self.b.block_call(next, &[]);
            self.b.effect(InstData::Brif { cond, then, els });
            self.b.fill(next);
            self.s.remembered.forget();
        }
        self.b.effect(InstData::Jump { to: default });
        Ok(())
    }

    /// Goes to the block whose address this is: one of those of this function that have one.
    pub fn indirect_br(&mut self, addr: Operand, targets: &[u32]) -> Done<()> {
        let info = self.info;
        let labels = match self.module.globals[self.func.global].kind {
            ir::GlobalKind::Function(function) => info.labels.of(function),
            _ => None,
        };
        let Some((symbol, labels)) = labels else {
            self.trap(TrapCode::Unreachable);
            return Ok(());
        };
        let addr = self.value(addr)?;
        let first = self.materialize(Repr::Symbol(symbol, 0))?;
        let value = self.b.binary(BinaryOp::Sub, addr, first);
        let mut cases: Vec<(u64, BlockCall)> = Vec::with_capacity(targets.len());
        let mut seen = rustc_hash::FxHashSet::default();
        for &target in targets {
            let target = ir::Block(target);
            if let Some(&place) = labels.places.get(&target)
                && seen.insert(target)
            {
                cases.push((place.into(), self.edge(target)?));
            }
        }
        let nowhere = self.b.block(&[]);
        let default = self.b.block_call(nowhere, &[]);
        let table = self.b.table(default, cases);
        self.b.effect(InstData::Switch { value, table });
        self.b.fill(nowhere);
        self.trap(TrapCode::Unreachable);
        Ok(())
    }

    /// A call of assembly that goes on at one of several places.
    pub fn callbr(
        &mut self,
        inst: ir::Inst,
        call: ir::CallId,
        targets: crate::entity::List,
    ) -> Done<()> {
        let Some((&first, labels)) = self.body.pool.get(targets).split_first() else {
            return Err(self.invalid("it has no target"));
        };
        let data = &self.body.calls[call];
        let Some(Const::InlineAsm { .. }) =
            data.callee.as_const().map(|id| self.module.consts.get(id))
        else {
            return self.invoke(inst, call, ir::Block(first), None);
        };
        let (result, exit) = self.inline_asm(inst, data)?;
        self.s.reprs[self.body.result(inst).index()] = result;
        let (Some(value), false) = (exit, labels.is_empty()) else {
            return self.br(ir::Block(first));
        };
        let default = self.edge(ir::Block(first))?;
        let mut cases = Vec::with_capacity(labels.len());
        for (&label, number) in labels.iter().zip(1..) {
            cases.push((number, self.edge(ir::Block(label))?));
        }
        let table = self.b.table(default, cases);
        self.b.effect(InstData::Switch { value, table });
        Ok(())
    }

    pub fn ret(&mut self, operand: Operand) -> Done<()> {
        let ty = self.func.ret;
        let mut values = std::mem::take(&mut self.s.args);
        values.clear();
        match self.ret {
            Return::Leaves if operand.is_missing() || self.info.class(ty) == Class::Void => {}
            Return::Leaves => {
                self.push_pieces(operand, ty, &mut values)?;
                if self.info.class(ty) == Class::Aggregate {
                    self.push_x87(ty, &mut values)?;
                }
            }
            Return::Extended { signed } => {
                let scalar = self.scalar(ty)?;
                let value = self.value(operand)?;
                values.push(self.extended(value, scalar, signed));
            }
            Return::Memory => {
                let parts = self.parts(operand)?;
                let Some(at) = self.ret_ptr else {
                    return Err(self.invalid("it has no place for its result"));
                };
                self.store_leaves(ty, MemFlags::PLAIN, parts, (at, 0))?;
                values.push(at);
            }
            Return::SRet(_) => values.extend(self.ret_ptr),
        }
        self.b.ret(&values);
        self.s.args = values;
        Ok(())
    }

    /// A narrow integer as 32 bits.
    pub fn extended(
        &mut self,
        value: crate::lir::Value,
        scalar: Scalar,
        signed: bool,
    ) -> crate::lir::Value {
        let to = Scalar::full(Type::I32);
        match signed {
            true => self.sext(value, scalar, to),
            false => self.zext(value, scalar, to),
        }
    }

    pub fn trap(&mut self, code: TrapCode) {
        self.b.effect(InstData::Trap { code });
    }
}
