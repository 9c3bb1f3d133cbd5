//! Lets values use registers of slots and parameters that they are copied from or to, so that the
//! copies are no instructions.
//!
//! Positions are the numbers of instructions. Within a block a register of a slot is *busy* up to
//! the last use of a value that was read from it and shares it.

use rustc_hash::FxHashSet;

use super::{Home, Mode, NEVER, Plan, SlotState};
use crate::entity::{Entity, PrimaryMap};
use crate::interp::plan::FAR_BASE;
use crate::lir::{Block, BlockCall, Function, Inst, InstData, Value, ValueDef};

impl Plan {
    /// A parameter of the function that is only stored to a promoted slot, when the function is
    /// entered and before anything else is, lends the slot its register.
    pub(super) fn share_entry_params(&mut self, func: &Function) {
        let mut written = vec![false; self.slots.len()];
        for inst in func.block_insts(Function::ENTRY) {
            let InstData::Store { addr, value, .. } = func.insts[inst] else {
                continue;
            };
            let Some((slot, _)) = self.promoted(func, addr) else {
                continue;
            };
            let first = !std::mem::replace(&mut written[slot.index()], true);
            let param = self.root(value);
            let is_param = matches!(func.def(param), ValueDef::Param(Function::ENTRY, _));
            if first
                && is_param
                && self.uses[param.index()] == 1
                && let Home::Reg(reg) = self.home(param)
                && let SlotState::Promoted { bytes, .. } = self.slots[slot.index()]
            {
                self.slots[slot.index()] = SlotState::Promoted { bytes, reg };
                self.mode[inst.index()] = Mode::Skip;
            }
        }
    }

    pub(super) fn share_slots(&mut self, func: &Function) {
        let mut next_store = vec![NEVER; self.slots.len()];
        let mut access = vec![SlotActivity::default(); self.slots.len()];
        let order = std::mem::take(&mut self.order);
        for &block in &order {
            self.share_loads(func, block, &mut next_store);
            self.forget(func, block, &mut next_store, NEVER);
            self.share_stores(func, block, &mut next_store, &mut access);
            self.forget(func, block, &mut next_store, NEVER);
            self.forget(func, block, &mut access, SlotActivity::default());
        }
        self.order = order;
    }

    /// Sets what is known of the slots that a block accesses back to `unknown`.
    fn forget<T: Copy>(&self, func: &Function, block: Block, known: &mut [T], unknown: T) {
        for inst in func.block_insts(block) {
            if let InstData::Load { addr, .. } | InstData::Store { addr, .. } = func.insts[inst]
                && let Some((slot, _)) = self.promoted(func, addr)
            {
                known[slot.index()] = unknown;
            }
        }
    }

    /// A load whose value is used only before the slot is written again is no instruction.
    fn share_loads(&mut self, func: &Function, block: Block, next_store: &mut [u32]) {
        for inst in func.block_insts(block).rev() {
            if self.mode[inst.index()] != Mode::Emit {
                continue;
            }
            match func.insts[inst] {
                InstData::Store { addr, .. } => {
                    if let Some((slot, _)) = self.promoted(func, addr) {
                        next_store[slot.index()] = inst.0;
                    }
                }
                InstData::Load { addr, .. } => {
                    let (Some((slot, reg)), Some(result)) =
                        (self.promoted(func, addr), func.result(inst))
                    else {
                        continue;
                    };
                    let i = result.index();
                    if self.local[i] && self.last[i] <= next_store[slot.index()] {
                        self.home[i] = Home::Reg(reg);
                        self.local[i] = false;
                        self.mode[inst.index()] = Mode::Skip;
                    }
                }
                _ => {}
            }
        }
    }

    /// A value that is stored to a slot is computed there, if the slot's old value is not needed
    /// after that.
    fn share_stores(
        &mut self,
        func: &Function,
        block: Block,
        next_store: &mut [u32],
        access: &mut [SlotActivity],
    ) {
        // Each store with the next one to its slot, the last first.
        let mut stores: Vec<(Inst, u32)> = Vec::new();
        for inst in func.block_insts(block).rev() {
            if let InstData::Store { addr, .. } = func.insts[inst]
                && let Some((slot, _)) = self.promoted(func, addr)
            {
                let next = std::mem::replace(&mut next_store[slot.index()], inst.0);
                stores.push((inst, next));
            }
        }
        for inst in func.block_insts(block) {
            match func.insts[inst] {
                InstData::Load { addr, .. } => {
                    if let (Some((slot, _)), Some(result)) =
                        (self.promoted(func, addr), func.result(inst))
                    {
                        let seen = &mut access[slot.index()];
                        seen.last = inst.0 + 1;
                        if self.mode[inst.index()] == Mode::Skip && !self.is_unused(result) {
                            seen.busy_until = seen.busy_until.max(self.last[result.index()] + 1);
                        }
                    }
                }
                InstData::Store { addr, value, .. } => {
                    let Some((slot, reg)) = self.promoted(func, addr) else {
                        continue;
                    };
                    let next = stores.pop().map_or(NEVER, |(_, next)| next);
                    let seen = access[slot.index()];
                    let value = self.root(value);
                    let i = value.index();
                    if let Some(def) = self.movable(func, value, block)
                        && seen.last <= def.0
                        && seen.busy_until <= def.0 + 1
                        && self.last[i] <= next
                    {
                        self.home[i] = Home::Reg(reg);
                        self.local[i] = false;
                        self.mode[inst.index()] = Mode::Skip;
                        access[slot.index()].busy_until = self.last[i] + 1;
                    }
                    access[slot.index()].last = inst.0 + 1;
                }
                _ => {}
            }
        }
    }

    /// The definition of a value that is computed in this block to a register of its own, which
    /// could be another one.
    fn movable(&self, func: &Function, value: Value, block: Block) -> Option<Inst> {
        let def = func.def_inst(value)?;
        let here = def >= func.blocks[block].first && def < func.blocks[block].end;
        let free = self.local[value.index()] && self.home[value.index()] == Home::None;
        (here && free && self.mode[def.index()] == Mode::Emit).then_some(def)
    }

    /// A value that is handed to a block parameter is computed in the parameter's register, if
    /// the parameter's old value is not needed after that.
    pub(super) fn share_params(&mut self, func: &Function) {
        let mut users: PrimaryMap<Value, Vec<(Block, u32)>> = PrimaryMap::new();
        for _ in 0..func.values.len() {
            users.push(Vec::new());
        }
        let order = std::mem::take(&mut self.order);
        let mut place = vec![0; func.blocks.len()];
        for (n, &block) in order.iter().enumerate() {
            place[block.index()] = n;
            for inst in func.block_insts(block) {
                if self.mode[inst.index()] == Mode::Emit {
                    self.for_each_use(func, inst, &mut |value| {
                        if func.values[value].is_param {
                            users[value].push((block, inst.0));
                        }
                    });
                }
            }
        }
        let mut preds: Vec<Vec<Block>> = vec![Vec::new(); func.blocks.len()];
        for &block in &order {
            func.for_each_successor(func.terminator(block), |call| {
                preds[func.target(call).index()].push(block);
            });
        }
        for &block in &order {
            let last = func.terminator(block);
            let mut calls: Vec<BlockCall> = Vec::new();
            func.for_each_successor(last, |call| calls.push(call));
            if calls.len() > 2 || calls.iter().all(|&call| func.args(call).len() == 0) {
                continue;
            }
            // Registers that values of this block have been given besides their own.
            let mut taken: FxHashSet<u32> = FxHashSet::default();
            for inst in func.block_insts(block) {
                for value in func.inst_results(inst) {
                    if let Home::Reg(reg) = self.home[value.index()] {
                        taken.insert(reg);
                    }
                }
            }
            for (n, &call) in calls.iter().enumerate() {
                let to = func.target(call);
                let has_other_edge = (calls.iter().enumerate())
                    .any(|(m, &other)| m != n && func.target(other) == to);
                if has_other_edge {
                    continue;
                }
                let other = calls.get(1 - n.min(1)).map(|&c| func.target(c));
                let other = other.filter(|&o| o != to);
                for (param, arg) in func.params(to).zip(func.args(call)) {
                    let arg = self.root(arg);
                    let Some(def) = self.movable(func, arg, block) else {
                        continue;
                    };
                    let Home::Reg(reg) = self.home[param.index()] else {
                        continue;
                    };
                    if reg >= FAR_BASE {
                        continue;
                    }
                    // Users come in the order of blocks and of instructions.
                    let here = place[block.index()];
                    let behind = users[param].partition_point(|user| place[user.0.index()] <= here);
                    let last = users[param][..behind].last();
                    let late = last.is_some_and(|&(b, at)| b == block && at > def.0);
                    if late || taken.contains(&reg) {
                        continue;
                    }
                    if let Some(other) = other
                        && is_live_in(&users[param], to, other, &preds)
                    {
                        continue;
                    }
                    let i = arg.index();
                    self.home[i] = Home::Reg(reg);
                    self.local[i] = false;
                    taken.insert(reg);
                }
            }
        }
        self.order = order;
    }
}

/// What has happened to a promoted slot so far in a block; positions count from 1.
#[derive(Clone, Copy, Default)]
struct SlotActivity {
    /// Behind the last load or store.
    last: u32,
    /// Behind the last use of a value that shares the register.
    busy_until: u32,
}

/// How many blocks are looked at to find whether a parameter is still needed.
const LIVENESS_LIMIT: usize = 32;

/// Whether `param` of block `home` may be needed where `block` is entered.
fn is_live_in(users: &[(Block, u32)], home: Block, block: Block, preds: &[Vec<Block>]) -> bool {
    let mut seen: Vec<Block> = Vec::new();
    let mut work: Vec<Block> = Vec::new();
    let mut need = |at: Block, work: &mut Vec<Block>| {
        if at != home && !seen.contains(&at) {
            seen.push(at);
            work.push(at);
        }
        at == block && at != home || seen.len() > LIVENESS_LIMIT
    };
    for &(user, _) in users {
        if need(user, &mut work) {
            return true;
        }
    }
    while let Some(at) = work.pop() {
        for &pred in &preds[at.index()] {
            if need(pred, &mut work) {
                return true;
            }
        }
    }
    false
}
