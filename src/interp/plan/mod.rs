//! Decides, before any bytecode is written, what of a function becomes an instruction and where
//! values live.
//!
//! * Conversions that do not change a register (zero extension, bit casts, copies) are *aliases*
//!   of their operand.
//! * Constants and addresses of slots and symbols are made where they are needed.
//! * A comparison that only the branch at the end of its block uses, and an address that only one
//!   access of its block uses, are *fused* into that instruction.
//! * A slot that is only ever read and written as a whole is *promoted* to a register.
//! * What is read from a promoted slot, or written to it, or handed to a block parameter, uses
//!   the register of the slot or parameter itself where no other value is in the way.
//!
//! Relies on what the LIR verifier checks. Promises: every value that has a register has one that
//! nothing else writes to between its definition and its last use.

mod share;

use crate::entity::Entity;
use crate::lir::{Block, Function, Inst, InstData, MemFlags, Slot, Type, UnaryOp, Value, ValueDef};

/// Where registers of a function start: behind the frame's header.
pub(super) const FIRST_REG: u32 = 4;

/// Registers up to here can be named by instructions; those from [`FAR_BASE`] on cannot.
const NEAR_LIMIT: u32 = 40_000;

/// Of the values that live within one block, as many words at once are in registers that
/// instructions can name; those that are defined when so many are alive are in far ones. What is
/// left above [`NEAR_LIMIT`] is for these twice, as words given back are not joined to pairs, and
/// for constants and arguments.
const LOCAL_LIMIT: u32 = 8_000;

/// Where far registers start.
pub(super) const FAR_BASE: u32 = 1 << 16;

/// Where a value is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// In no register, or in one that is chosen when it is defined.
    None,
    /// In this register.
    Reg(u32),
}

/// How an instruction becomes bytecode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// By itself.
    Emit,
    /// Not at all: nothing needs it, or its value is an alias or a constant.
    Skip,
    /// As a part of the one instruction that uses it.
    Fused,
}

/// A position that is after every instruction.
const NEVER: u32 = u32::MAX;

/// See the head of this module.
#[derive(Debug)]
pub(super) struct Plan {
    /// For an alias what it is an alias of, else the value itself.
    alias: Vec<Value>,
    /// How often a value is used by what is emitted.
    uses: Vec<u32>,
    /// The position of the last use, for a local value.
    last: Vec<u32>,
    /// Whether a value is a result that is used in its own block alone.
    local: Vec<bool>,
    home: Vec<Home>,
    mode: Vec<Mode>,
    slots: Vec<SlotState>,
    /// Reachable blocks, in the order of the layout.
    pub(super) order: Vec<Block>,
    /// Whether a block may run more often than once, for each block.
    pub(super) in_loop: Vec<bool>,
    /// The first register that is free.
    pub(super) next_reg: u32,
    /// The first far register that is free.
    pub(super) next_far: u32,
}

/// What is known of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SlotState {
    Unused,
    /// A register, for accesses of so many bytes.
    Promoted {
        bytes: u32,
        reg: u32,
    },
    Memory,
}

impl Plan {
    /// The plan of a function. Where it `keeps_all`, each value that is no constant has a register to itself, whether
    /// it is used or not, and slots are in memory.
    pub(super) fn new(func: &Function, keeps_all: bool) -> Plan {
        let n = func.values.len();
        let mut plan = Plan {
            alias: (0..n).map(Value::new).collect(),
            uses: vec![keeps_all.into(); n],
            last: vec![0; n],
            local: vec![false; n],
            home: vec![Home::None; n],
            mode: vec![Mode::Emit; func.insts.len()],
            slots: vec![SlotState::Unused; func.slots.len()],
            order: Vec::new(),
            in_loop: vec![false; func.blocks.len()],
            next_reg: FIRST_REG,
            next_far: FAR_BASE,
        };
        plan.find_blocks(func);
        plan.find_aliases(func);
        plan.count_uses(func);
        plan.fuse(func);
        plan.find_last_uses(func);
        if keeps_all {
            plan.slots.fill(SlotState::Memory);
        } else {
            plan.promote_slots(func);
        }
        let keeps = keeps_all || func.returns_twice();
        if keeps {
            // What looks dead may be wanted again: each value keeps a register to itself.
            plan.local.fill(false);
        }
        plan.give_homes(func);
        if !keeps {
            plan.share_entry_params(func);
            plan.share_slots(func);
            plan.share_params(func);
        }
        plan
    }

    /// What a value is an alias of.
    #[inline]
    pub(super) fn root(&self, value: Value) -> Value {
        let mut at = value;
        loop {
            let next = self.alias[at.index()];
            if next == at {
                return at;
            }
            at = next;
        }
    }

    pub(super) fn mode(&self, inst: Inst) -> Mode {
        self.mode[inst.index()]
    }

    /// Where a value that is no alias is found.
    pub(super) fn home(&self, value: Value) -> Home {
        self.home[value.index()]
    }

    /// Whether the register that was chosen when the value was defined is free after `at`.
    pub(super) fn ends_at(&self, value: Value, at: Inst) -> bool {
        self.local[value.index()] && self.last[value.index()] == at.0
    }

    /// Whether nothing uses the value.
    pub(super) fn is_unused(&self, value: Value) -> bool {
        self.uses[value.index()] == 0
    }

    /// The register of a promoted slot.
    pub(super) fn slot_reg(&self, slot: Slot) -> Option<u32> {
        match self.slots[slot.index()] {
            SlotState::Promoted { reg, .. } => Some(reg),
            _ => None,
        }
    }

    /// The slot, and the byte in it, that an address is.
    pub(super) fn slot_addr(&self, func: &Function, addr: Value) -> Option<(Slot, i32)> {
        match func.insts[func.def_inst(self.root(addr))?] {
            InstData::SlotAddr { slot, offset } => Some((slot, offset)),
            _ => None,
        }
    }

    /// Calls `f` with every value that the bytecode of an instruction reads, which takes in what
    /// the instructions fused into it use.
    pub(super) fn for_each_use(&self, func: &Function, inst: Inst, f: &mut dyn FnMut(Value)) {
        func.for_each_use(inst, |value| {
            let root = self.root(value);
            match func.def_inst(root) {
                Some(def) if self.mode[def.index()] == Mode::Fused => {
                    self.for_each_use(func, def, f)
                }
                _ => f(root),
            }
        });
    }

    fn find_blocks(&mut self, func: &Function) {
        let mut reached = vec![false; func.blocks.len()];
        let mut work = vec![Function::ENTRY];
        reached[Function::ENTRY.index()] = true;
        while let Some(block) = work.pop() {
            func.for_each_successor(func.terminator(block), |call| {
                let to = func.target(call);
                if !std::mem::replace(&mut reached[to.index()], true) {
                    work.push(to);
                }
            });
        }
        let laid_out = func.layout.iter().copied();
        self.order = laid_out.filter(|b| reached[b.index()]).collect();
        let mut place = vec![0; func.blocks.len()];
        for (i, block) in self.order.iter().enumerate() {
            place[block.index()] = i;
        }
        // A block between the ends of an edge back may be in a loop.
        let mut depth = vec![0i32; self.order.len() + 1];
        for (i, &block) in self.order.iter().enumerate() {
            func.for_each_successor(func.terminator(block), |call| {
                let to = place[func.target(call).index()];
                if to <= i {
                    depth[to] += 1;
                    depth[i + 1] -= 1;
                }
            });
        }
        let mut now = 0;
        for (i, block) in self.order.iter().enumerate() {
            now += depth[i];
            self.in_loop[block.index()] = now > 0;
        }
    }

    fn insts(&self, func: &Function) -> impl Iterator<Item = Inst> + use<> {
        let ranges: Vec<_> = self.order.iter().map(|&b| func.block_insts(b)).collect();
        ranges.into_iter().flatten()
    }

    fn find_aliases(&mut self, func: &Function) {
        for inst in self.insts(func) {
            let Some(result) = func.result(inst) else {
                continue;
            };
            match func.insts[inst] {
                InstData::Unary { op, ty, arg } => {
                    let same = match op {
                        UnaryOp::Copy | UnaryOp::Uext | UnaryOp::Bitcast => true,
                        UnaryOp::Bswap => ty == Type::I8,
                        _ => false,
                    };
                    if same {
                        self.alias[result.index()] = self.root(arg);
                        self.mode[inst.index()] = Mode::Skip;
                    }
                }
                InstData::Iconst { .. }
                | InstData::Fconst { .. }
                | InstData::Vconst { .. }
                | InstData::SlotAddr { .. }
                | InstData::SymbolAddr { .. } => self.mode[inst.index()] = Mode::Skip,
                _ => {}
            }
        }
    }

    fn count_uses(&mut self, func: &Function) {
        for inst in self.insts(func) {
            if self.mode[inst.index()] == Mode::Emit {
                func.for_each_use(inst, |v| {
                    let root = self.root(v);
                    self.uses[root.index()] += 1;
                });
            }
        }
        let mut dead: Vec<Inst> = self
            .insts(func)
            .filter(|&i| self.is_dead(func, i))
            .collect();
        while let Some(inst) = dead.pop() {
            if self.mode[inst.index()] != Mode::Emit {
                continue;
            }
            self.mode[inst.index()] = Mode::Skip;
            func.for_each_use(inst, |v| {
                let root = self.root(v);
                self.uses[root.index()] -= 1;
                if let Some(def) = func.def_inst(root)
                    && self.is_dead(func, def)
                {
                    dead.push(def);
                }
            });
        }
    }

    fn is_dead(&self, func: &Function, inst: Inst) -> bool {
        self.mode[inst.index()] == Mode::Emit
            && func.insts[inst].is_pure()
            && func.inst_results(inst).all(|v| self.uses[v.index()] == 0)
    }

    fn fuse(&mut self, func: &Function) {
        for &block in &self.order {
            let range = func.block_insts(block);
            for inst in range {
                if self.mode[inst.index()] != Mode::Emit {
                    continue;
                }
                let used = match func.insts[inst] {
                    InstData::Brif { cond, .. } => cond,
                    InstData::Load { addr, .. } => addr,
                    InstData::Store { addr, value, .. } if addr != value => addr,
                    _ => continue,
                };
                let root = self.root(used);
                let Some(def) = func.def_inst(root) else {
                    continue;
                };
                let near = def >= func.blocks[block].first && def < inst;
                if !near || self.uses[root.index()] != 1 || self.mode[def.index()] != Mode::Emit {
                    continue;
                }
                let fits = match (func.insts[inst], func.insts[def]) {
                    (InstData::Brif { .. }, InstData::Icmp { .. }) => true,
                    (InstData::Brif { .. }, InstData::Fcmp { ty, .. }) => ty == Type::F64,
                    (_, InstData::Lea { .. }) => true,
                    _ => false,
                };
                if fits {
                    self.mode[def.index()] = Mode::Fused;
                }
            }
        }
    }

    fn find_last_uses(&mut self, func: &Function) {
        for inst in self.insts(func) {
            for result in func.inst_results(inst) {
                self.local[result.index()] = true;
            }
        }
        let mut last = std::mem::take(&mut self.last);
        let mut local = std::mem::take(&mut self.local);
        for &block in &self.order {
            let first = func.blocks[block].first;
            for inst in func.block_insts(block) {
                if self.mode[inst.index()] != Mode::Emit {
                    continue;
                }
                for result in func.inst_results(inst) {
                    last[result.index()] = inst.0;
                }
                self.for_each_use(func, inst, &mut |value| {
                    last[value.index()] = inst.0;
                    match func.def_inst_any(value) {
                        Some(def) if def >= first && def < inst => {}
                        _ => local[value.index()] = false,
                    }
                });
            }
        }
        self.last = last;
        self.local = local;
    }

    fn promote_slots(&mut self, func: &Function) {
        for handler in func.handlers.values() {
            // It is written by machine code.
            self.slots[handler.slot.index()] = SlotState::Memory;
        }
        for inst in self.insts(func) {
            if self.mode[inst.index()] != Mode::Emit {
                continue;
            }
            let access = match func.insts[inst] {
                InstData::Load {
                    ty,
                    flags,
                    addr,
                    offset,
                } if flags == MemFlags::PLAIN => Some((addr, ty, offset)),
                InstData::Store {
                    ty,
                    flags,
                    addr,
                    offset,
                    value,
                } if flags == MemFlags::PLAIN && self.root(addr) != self.root(value) => {
                    Some((addr, ty, offset))
                }
                _ => None,
            };
            let whole = access.and_then(|(addr, ty, offset)| {
                let (slot, start) = self.slot_addr(func, addr)?;
                (start == 0 && offset == 0).then_some((self.root(addr), slot, ty.bytes()))
            });
            if let Some((_, slot, size)) = whole {
                let state = &mut self.slots[slot.index()];
                *state = match *state {
                    SlotState::Unused => SlotState::Promoted {
                        bytes: size,
                        reg: 0,
                    },
                    SlotState::Promoted { bytes, reg } if bytes == size => {
                        SlotState::Promoted { bytes, reg }
                    }
                    _ => SlotState::Memory,
                };
            }
            let direct = whole.map(|(addr, ..)| addr);
            let mut escaping = Vec::new();
            self.for_each_use(func, inst, &mut |value| {
                if Some(value) != direct
                    && let Some((slot, _)) = self.slot_addr(func, value)
                {
                    escaping.push(slot);
                }
            });
            for slot in escaping {
                self.slots[slot.index()] = SlotState::Memory;
            }
        }
    }

    fn dedicate(&mut self, words: u32) -> u32 {
        let next = match self.next_reg + words <= NEAR_LIMIT {
            true => &mut self.next_reg,
            false => &mut self.next_far,
        };
        let reg = *next;
        *next += words;
        reg
    }

    fn give_homes(&mut self, func: &Function) {
        for param in func.params(Function::ENTRY) {
            self.home[param.index()] = Home::Reg(self.next_reg);
            self.next_reg += words(func.ty(param));
        }
        for i in 0..self.slots.len() {
            if let SlotState::Promoted { bytes, .. } = self.slots[i] {
                let reg = self.dedicate(bytes.div_ceil(8));
                self.slots[i] = SlotState::Promoted { bytes, reg };
            }
        }
        let order = std::mem::take(&mut self.order);
        let mut crowd = Crowd::new(func);
        for &block in &order {
            if block != Function::ENTRY {
                for param in func.params(block) {
                    self.home[param.index()] = Home::Reg(self.dedicate(words(func.ty(param))));
                }
            }
            for inst in func.block_insts(block) {
                if self.mode[inst.index()] != Mode::Emit {
                    continue;
                }
                let mut results = func.inst_results(inst);
                // Several results are returned to registers that follow each other.
                if results.len() > 1 || results.any(|v| !self.local[v.index()]) {
                    let total = func.inst_results(inst).map(|v| words(func.ty(v))).sum();
                    let mut reg = self.dedicate(total);
                    for result in func.inst_results(inst) {
                        self.local[result.index()] = false;
                        self.home[result.index()] = Home::Reg(reg);
                        reg += words(func.ty(result));
                    }
                } else if let Some(crowd) = &mut crowd {
                    self.keep_or_send_away(func, inst, crowd);
                }
            }
        }
        self.order = order;
    }

    /// Sends the result of an instruction, which lives within its block, into a far register where
    /// too many such values are alive.
    fn keep_or_send_away(&mut self, func: &Function, inst: Inst, crowd: &mut Crowd) {
        self.for_each_use(func, inst, &mut |value| {
            if self.ends_at(value, inst) && std::mem::take(&mut crowd.has[value.index()]) {
                crowd.words -= words(func.ty(value));
            }
        });
        let Some(result) = func.result(inst).filter(|&value| !self.is_unused(value)) else {
            return;
        };
        let words = words(func.ty(result));
        if crowd.words + words <= LOCAL_LIMIT {
            crowd.words += words;
            crowd.has[result.index()] = true;
        } else {
            self.local[result.index()] = false;
            self.home[result.index()] = Home::Reg(self.next_far);
            self.next_far += words;
        }
    }

    /// The promoted slot that a load reads or a store writes.
    pub(super) fn promoted(&self, func: &Function, addr: Value) -> Option<(Slot, u32)> {
        let (slot, _) = self.slot_addr(func, addr)?;
        Some((slot, self.slot_reg(slot)?))
    }
}

/// The values of a block that are alive in registers chosen when they are defined.
struct Crowd {
    has: Vec<bool>,
    words: u32,
}

impl Crowd {
    /// Nobody; `None` for a function with too few values for a crowd.
    fn new(func: &Function) -> Option<Crowd> {
        let n = func.values.len();
        (n > LOCAL_LIMIT as usize / 2).then(|| Crowd {
            has: vec![false; n],
            words: 0,
        })
    }
}

/// How many registers a value of this type takes.
pub(super) fn words(ty: Type) -> u32 {
    if ty == Type::V128 { 2 } else { 1 }
}

trait DefInst {
    /// The instruction that defines a value as any of its results.
    fn def_inst_any(&self, value: Value) -> Option<Inst>;
}

impl DefInst for Function {
    fn def_inst_any(&self, value: Value) -> Option<Inst> {
        match self.def(value) {
            ValueDef::Result(inst, _) => Some(inst),
            ValueDef::Param(..) => None,
        }
    }
}
