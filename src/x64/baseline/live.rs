//! The first pass: where each value is defined, how often and until where it is used.
//!
//! Relies on [`Order`]. Promises that `last` bounds the life of a value: it is not read in a later
//! block of the order, nor on a way that leads back. That takes one walk over the instructions;
//! a use costs some steps more where regions are between it and the definition.
//!
//! Values that cannot stay in any register of their choice (because they cross a chain or a call)
//! are collected as candidates for a register of their own, see [`homes`](super::homes). So are
//! stack slots that are only read and written whole: they are variables.

use super::early::Early;
use super::order::{NONE, OFTEN, Order};
use super::vars::Vars;
use crate::entity::{Entity, List};
use crate::lir::{
    AbiLoc, AbiParam, BlockCall, Function, Handler, Inst, InstData, Locations, MemFlags, Slot,
    Type, Value, ValueDef,
};
use crate::x64::abi::{SigLocations, param_reg, result_reg};
use crate::x64::indirect::CALLEE;
use crate::x64::regs::Reg;

/// Lives until the end of block `last`, because a region around a use ends there.
pub(super) const FULL: u8 = 1;
/// Is in the list of candidates.
pub(super) const CANDIDATE: u8 = 2;
/// A constant or address that is made where it is used.
pub(super) const REMAT: u8 = 4;
/// Its instruction is emitted as a part of its only user, the next instruction.
pub(super) const FOLDED: u8 = 8;
/// Its frame slot holds it.
pub(super) const IN_MEMORY: u8 = 16;
/// It is what the register of a variable holds.
pub(super) const ALIAS: u8 = 32;
/// Another value was given the same home for the rest of the loop.
pub(super) const SHARED: u8 = 64;

/// Marks a hint that is a register.
pub(super) const REGISTER: u32 = 1 << 31;

/// What is known of a value.
#[derive(Clone, Copy, Debug)]
pub struct Val {
    /// Uses that were not emitted so far.
    pub refs: u32,
    /// The block that defines it, by place in the order.
    pub def: u32,
    /// The last block in which it is needed.
    pub last: u32,
    /// Its place in the frame as a distance from `rbp`, 0 if it has none.
    pub slot: i32,
    /// The register that holds it now.
    pub reg: Reg,
    /// The register that is its own for its whole life.
    pub home: Reg,
    /// See the constants.
    pub flags: u8,
    /// Its type.
    pub ty: Type,
    /// Position of its definition.
    pub start: u32,
    /// Position of its last use.
    pub end: u32,
    /// Uses and definitions, weighted by how often they run.
    pub weight: u32,
    /// Calls before its definition, and before its last use.
    pub calls: (u32, u32),
    /// A block parameter that it is passed to, or with [`REGISTER`] the number of a register in
    /// which a call or return takes it, or [`NONE`].
    pub hint: u32,
    /// Of a parameter of a region's first block: the last block of the region in which it is
    /// needed, and the position there, [`NONE`] if it is needed until the block's end.
    pub inside: (u32, u32),
    /// The next value that is given up at the end of the same block.
    pub next: u32,
}

impl Val {
    /// Whether it is only used in the block that defines it.
    #[inline]
    pub fn is_local(&self) -> bool {
        self.last == self.def && !self.is(FULL)
    }

    /// The block parameter that it is passed to.
    #[inline]
    pub fn passed_to(&self) -> Option<usize> {
        match self.hint & REGISTER {
            0 => Some(self.hint as usize),
            _ => None,
        }
    }

    /// The register in which a call or return takes it.
    #[inline]
    pub fn taken_in(&self) -> Option<Reg> {
        match self.hint {
            NONE => None,
            hint if hint & REGISTER != 0 => Some(Reg(hint as u8)),
            _ => None,
        }
    }

    /// Whether all of these flags are set.
    #[inline]
    pub fn is(&self, flags: u8) -> bool {
        self.flags & flags == flags
    }
}

const NEW: Val = Val {
    refs: 0,
    def: NONE,
    last: 0,
    slot: 0,
    reg: Reg::NONE,
    home: Reg::NONE,
    flags: 0,
    ty: Type::I8,
    start: 0,
    end: 0,
    weight: 0,
    calls: (0, 0),
    hint: NONE,
    inside: (0, 0),
    next: NONE,
};

/// What is known of a stack slot.
#[derive(Clone, Copy, Debug)]
pub struct SlotInfo {
    /// The type of all accesses, if it is a variable.
    pub ty: Option<Type>,
    /// Its address is used otherwise.
    pub escapes: bool,
    /// Weighted accesses.
    pub weight: u32,
    /// The first and last block in which it is needed.
    pub blocks: (u32, u32),
    /// Position of its first access, or before the block where it is needed first.
    pub start: u32,
    /// Whether it is needed over a call.
    pub calls: bool,
    /// Its register.
    pub home: Reg,
}

/// What is known of a block.
#[derive(Clone, Copy, Debug, Default)]
pub struct Span {
    /// Position before its first instruction.
    pub start: u32,
    /// Position of its last instruction.
    pub end: u32,
    /// Calls before its start.
    pub calls_start: u32,
    /// Calls before its end.
    pub calls_end: u32,
}

/// See the module.
#[derive(Default)]
pub(super) struct Live {
    /// Per value.
    pub vals: Vec<Val>,
    /// Per slot.
    pub variables: Vec<SlotInfo>,
    /// Per block, in order.
    pub spans: Vec<Span>,
    /// Values that want a home.
    pub candidates: Vec<Value>,
    /// The most bytes of stack arguments that a call takes.
    pub outgoing: u32,
    /// Whether there are calls.
    pub has_calls: bool,
    /// Whether the stack is allocated from.
    pub has_alloc: bool,
    /// Whether an instruction asks where the frame is.
    pub asks_frame: bool,
    vars: Vars,
}

/// What a definition or use at a depth counts, in a block that runs each time.
const WEIGHTS: [u32; 7] = [8, 64, 512, 4096, 32768, 262_144, 2_097_152];

/// One walk.
struct Walk<'a> {
    live: &'a mut Live,
    order: &'a Order,
    func: &'a Function,
    sigs: &'a SigLocations,
    /// The branch that is a jump, as it returned early else.
    early: Option<(Inst, BlockCall)>,
    block: u32,
    pos: u32,
    calls: u32,
    weight: u32,
}

impl Live {
    /// Walks over a function.
    pub(super) fn compute(
        &mut self,
        func: &Function,
        sigs: &SigLocations,
        order: &Order,
        early: Option<&Early>,
    ) {
        self.vals.clear();
        self.vals.resize(func.values.len(), NEW);
        self.variables.clear();
        let variable = SlotInfo {
            ty: None,
            // When a call returns again, a register would hold what it held the first time.
            escapes: func.returns_twice() || !func.homes.is_empty(),
            weight: 0,
            blocks: (NONE, 0),
            start: 0,
            calls: false,
            home: Reg::NONE,
        };
        self.variables.resize(func.slots.len(), variable);
        self.spans.clear();
        self.candidates.clear();
        self.vars.clear();
        self.outgoing = 0;
        self.has_calls = false;
        self.has_alloc = false;
        self.asks_frame = false;
        let mut walk = Walk {
            live: self,
            order,
            func,
            sigs,
            early: early.map(|early| (early.branch, early.to)),
            block: 0,
            pos: 0,
            calls: 0,
            weight: 1,
        };
        for i in 0..order.nodes.len() as u32 {
            walk.block(i);
        }
        for variable in &mut self.variables {
            if variable.ty.is_some() && !variable.escapes {
                let first = self.spans[variable.blocks.0 as usize];
                let last = self.spans[variable.blocks.1 as usize];
                variable.start = first.start;
                variable.calls = first.calls_start != last.calls_end;
            }
        }
        let Live {
            vars,
            spans,
            variables,
            ..
        } = self;
        vars.solve(func, order, early, spans, variables);
    }
}

impl Walk<'_> {
    fn block(&mut self, i: u32) {
        let func = self.func;
        let node = self.order.nodes[i as usize];
        self.block = i;
        let weight = WEIGHTS[(node.depth as usize).min(WEIGHTS.len() - 1)];
        self.weight = (weight / 8) * (node.share * 8).div_ceil(OFTEN);
        self.pos += 1;
        let (start, calls_start) = (self.pos, self.calls);
        self.live.vars.block();
        for param in func.params(node.block) {
            self.define(param, func.ty(param));
            if i != 0 {
                self.candidate(param);
            }
        }
        for inst in func.block_insts(node.block) {
            self.pos += 1;
            self.inst(inst);
        }
        self.live.spans.push(Span {
            start,
            end: self.pos,
            calls_start,
            calls_end: self.calls,
        });
    }

    fn define(&mut self, value: Value, ty: Type) {
        let val = &mut self.live.vals[value.index()];
        val.def = self.block;
        val.last = val.last.max(self.block);
        val.ty = ty;
        val.start = self.pos;
        val.end = val.end.max(self.pos);
        val.weight = val.weight.saturating_add(self.weight);
        val.calls = (self.calls, self.calls);
    }

    fn candidate(&mut self, value: Value) {
        let val = &mut self.live.vals[value.index()];
        if !val.is(CANDIDATE) {
            val.flags |= CANDIDATE;
            self.live.candidates.push(value);
        }
    }

    #[inline]
    fn use_value(&mut self, value: Value) {
        let val = &mut self.live.vals[value.index()];
        if val.is(REMAT) {
            return self.use_remat(value);
        }
        val.refs += 1;
        val.end = self.pos;
        val.weight = val.weight.saturating_add(self.weight);
        val.calls.1 = self.calls;
        let mut crosses = self.calls != val.calls.0;
        let nodes = &self.order.nodes;
        let around = nodes
            .get(val.def as usize)
            .map_or(NONE, |node| node.region_end);
        let inside = around != NONE && self.block <= around;
        if inside && self.block >= val.inside.0 {
            let until = match (val.inside.0 == self.block, val.inside.1) {
                (true, NONE) => NONE,
                _ => self.pos,
            };
            val.inside = (self.block, until);
        }
        if self.block != val.def {
            let region = nodes[self.block as usize].region;
            if region != NONE && region > val.def {
                let region = self.order.outermost_behind(region, val.def);
                let end = nodes[region as usize].region_end;
                if end >= val.last {
                    val.last = end;
                    val.flags |= FULL;
                }
                if inside && end >= val.inside.0 {
                    val.inside = (end, NONE);
                }
                crosses = true;
            } else if self.block > val.last {
                val.last = self.block;
                val.flags &= !FULL;
            }
            crosses |= nodes[self.block as usize].chain != nodes[val.def as usize].chain;
        }
        if crosses && !val.is(CANDIDATE) {
            val.flags |= CANDIDATE;
            self.live.candidates.push(value);
        }
    }

    /// A use that is not the address of a plain access.
    #[cold]
    fn use_remat(&mut self, value: Value) {
        if let ValueDef::Result(inst, _) = self.func.def(value)
            && let InstData::SlotAddr { slot, .. } = self.func.insts[inst]
        {
            self.live.variables[slot.index()].escapes = true;
        }
    }

    #[inline]
    fn address(&mut self, addr: Value, offset: i32, ty: Type, flags: MemFlags, writes: bool) {
        if self.live.vals[addr.index()].is(REMAT) {
            if let ValueDef::Result(inst, _) = self.func.def(addr)
                && let InstData::SlotAddr { slot, offset: more } = self.func.insts[inst]
            {
                let whole = offset == 0 && more == 0 && flags == MemFlags::PLAIN;
                self.access(slot, ty, whole, writes);
            }
            return;
        }
        self.use_value(addr);
    }

    fn access(&mut self, slot: Slot, ty: Type, whole: bool, writes: bool) {
        let node = self.order.nodes[self.block as usize];
        let variable = &mut self.live.variables[slot.index()];
        let fits = ty.bytes() <= self.func.slots[slot].size && ty != Type::V128;
        if !whole || !fits || variable.ty.is_some_and(|t| t != ty) {
            variable.escapes = true;
            return;
        }
        if !variable.escapes {
            self.live.vars.access(slot, writes, self.pos);
        }
        variable.ty = Some(ty);
        variable.weight = variable.weight.saturating_add(self.weight);
        let (first, last) = match node.outer {
            NONE => (self.block, self.block),
            outer => (outer, self.order.nodes[outer as usize].region_end),
        };
        variable.blocks.0 = variable.blocks.0.min(first);
        variable.blocks.1 = variable.blocks.1.max(last);
    }

    fn edge(&mut self, call: BlockCall) {
        let func = self.func;
        let params = func.params(func.target(call));
        for (arg, param) in func.args(call).zip(params) {
            let val = &mut self.live.vals[param.index()];
            val.weight = val.weight.saturating_add(self.weight);
            self.use_value(arg);
            self.live.vals[arg.index()].hint = param.0;
        }
    }

    /// Values that are passed in registers.
    fn pass(&mut self, args: List, params: &[AbiParam], reg: impl Fn(AbiLoc) -> Option<Reg>) {
        let func = self.func;
        for (arg, param) in func.list(args).zip(params) {
            self.use_value(arg);
            let val = &mut self.live.vals[arg.index()];
            if val.hint == NONE
                && let Some(reg) = reg(param.loc)
            {
                val.hint = REGISTER | u32::from(reg.0);
            }
        }
    }

    fn call(&mut self, sig: Locations<'_>) {
        self.calls += 1;
        self.live.has_calls = true;
        if !self.func.slots.is_empty() {
            self.live.vars.call(self.pos);
        }
        self.live.outgoing = self.live.outgoing.max(sig.stack_bytes);
    }

    #[inline]
    fn inst(&mut self, inst: Inst) {
        let (func, sigs) = (self.func, self.sigs);
        match func.insts[inst] {
            InstData::Iconst { ty, .. } | InstData::Fconst { ty, .. } => {
                return self.remat(inst, ty);
            }
            InstData::SlotAddr { .. } | InstData::SymbolAddr { .. } => {
                return self.remat(inst, Type::I64);
            }
            InstData::Vconst { .. } => return self.remat(inst, Type::V128),
            InstData::Load {
                addr,
                offset,
                ty,
                flags,
            } => self.address(addr, offset, ty, flags, false),
            InstData::Store {
                value,
                addr,
                offset,
                ty,
                flags,
            } => {
                self.use_value(value);
                self.address(addr, offset, ty, flags, true);
            }
            InstData::Call { callee, args } => {
                let sig = sigs.of(func.callees[callee].sig);
                self.pass(args, sig.params, param_reg);
                self.call(sig);
            }
            InstData::TailCall { callee, args } => {
                let sig = sigs.of(func.callees[callee].sig);
                return self.pass(args, sig.params, param_reg);
            }
            InstData::TailCallIndirect { sig, addr, args } => {
                self.use_value(addr);
                return self.pass(args, sigs.of(sig).params, param_reg);
            }
            InstData::CallIndirect { sig, addr, args } => {
                self.use_value(addr);
                let val = &mut self.live.vals[addr.index()];
                if val.hint == NONE {
                    val.hint = REGISTER | u32::from(CALLEE.0);
                }
                let sig = sigs.of(sig);
                self.pass(args, sig.params, param_reg);
                self.call(sig);
            }
            InstData::Invoke {
                callee,
                args,
                handler,
            } => {
                let sig = sigs.of(func.callees[callee].sig);
                self.pass(args, sig.params, param_reg);
                return self.invoke(inst, sig, handler);
            }
            InstData::InvokeIndirect {
                addr,
                args,
                handler,
            } => {
                self.use_value(addr);
                let Some(sig) = func.handlers[handler].sig else {
                    return;
                };
                self.pass(args, sigs.of(sig).params, param_reg);
                return self.invoke(inst, sigs.of(sig), handler);
            }
            InstData::StackAlloc { size, .. } => {
                self.use_value(size);
                self.live.has_alloc = true;
            }
            InstData::EntryStack => self.live.asks_frame = true,
            InstData::Return { values } => {
                return self.pass(values, sigs.own().results, result_reg);
            }
            InstData::Jump { to } => return self.edge(to),
            InstData::Brif { .. } if self.early.is_some_and(|early| early.0 == inst) => {
                return self.early.into_iter().for_each(|(_, to)| self.edge(to));
            }
            InstData::Brif { cond, then, els } => {
                self.use_value(cond);
                self.edge(then);
                return self.edge(els);
            }
            InstData::Switch { value, table } => {
                self.use_value(value);
                let table = &func.tables[table];
                self.edge(table.default);
                return table.cases.iter().for_each(|&(_, call)| self.edge(call));
            }
            InstData::Unary { arg, .. } => self.use_value(arg),
            InstData::Binary { args, .. } | InstData::Icmp { args, .. } => {
                self.use_value(args[0]);
                self.use_value(args[1]);
            }
            _ => func.for_each_use_inlined(inst, |value| self.use_value(value)),
        }
        self.define_results(inst);
    }

    fn define_results(&mut self, inst: Inst) {
        let func = self.func;
        for value in func.inst_results(inst) {
            self.define(value, func.ty(value));
        }
    }

    /// The rest of a call that ends its block.
    fn invoke(&mut self, inst: Inst, sig: Locations<'_>, handler: Handler) {
        let row = &self.func.handlers[handler];
        self.call(sig);
        self.define_results(inst);
        self.live.variables[row.slot.index()].escapes = true;
        self.edge(row.normal);
        self.edge(row.unwind);
    }

    fn remat(&mut self, inst: Inst, ty: Type) {
        if let Some(value) = self.func.result(inst) {
            let val = &mut self.live.vals[value.index()];
            val.flags = REMAT;
            val.ty = ty;
        }
    }
}
