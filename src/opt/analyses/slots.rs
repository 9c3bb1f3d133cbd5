//! Which parts of which stack slots can be values.
//!
//! A slot whose address is only that of plain loads and stores at constant offsets is split into
//! the ranges that its accesses cover. A range is a variable if all that touches it has the same
//! bounds, or if it fits a register: then parts are put in and taken out by shifts.

use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Function, Inst, InstData, MemFlags, Type, UnaryOp, Value};
use crate::opt::rewrite::rebuild::NONE;

/// Variables of one function at most: block parameters are counted in 16 bits.
const MOST: usize = 50_000;

/// A part of a slot that becomes a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    /// The type of the value.
    pub ty: Type,
}

/// An access to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VariablePart {
    /// Which.
    pub var: u32,
    /// Bits above the lowest.
    pub shift: u32,
}

#[derive(Clone, Copy)]
struct Access {
    slot: u32,
    start: i64,
    end: i64,
    ty: Type,
    inst: Inst,
}

/// The variables of a function.
#[derive(Debug, Default)]
pub(crate) struct Variables {
    /// All of them.
    pub all: Vec<Variable>,
    /// What each instruction accesses; `var` is [`NONE`] for others.
    parts: Vec<VariablePart>,
}

impl Variables {
    /// Leaves some variables in memory.
    pub(crate) fn keep_in_memory(&mut self, kept: &[bool]) {
        for part in &mut self.parts {
            if part.var != NONE && kept[part.var as usize] {
                part.var = NONE;
            }
        }
    }

    /// What a load or store accesses.
    #[inline]
    pub(crate) fn part(&self, inst: Inst) -> Option<VariablePart> {
        Some(self.parts[inst.index()]).filter(|part| part.var != NONE)
    }

    /// Finds those of the blocks given, which come in an order that has definitions first.
    pub(crate) fn find(func: &Function, order: &[Block]) -> Variables {
        let mut found = Variables::default();
        if func.slots.is_empty() {
            return found;
        }
        let none = VariablePart {
            var: NONE,
            shift: 0,
        };
        found.parts = vec![none; func.insts.len()];
        let (mut accesses, leaks) = accesses(func, order);
        accesses.retain(|access| !leaks[access.slot as usize]);
        accesses.sort_unstable_by_key(|a| (a.slot, a.start, a.end, a.inst));
        let mut at = 0;
        while at < accesses.len() && found.all.len() < MOST {
            let first = accesses[at];
            let mut end = first.end;
            let mut next = at + 1;
            while let Some(access) = accesses.get(next) {
                if access.slot != first.slot || access.start >= end {
                    break;
                }
                end = end.max(access.end);
                next += 1;
            }
            let size = func.slots[crate::lir::Slot(first.slot)].size;
            if first.start >= 0 && end <= i64::from(size) {
                found.add(&accesses[at..next], end);
            }
            at = next;
        }
        found
    }

    /// Makes a variable of accesses that overlap, if it can be one.
    fn add(&mut self, accesses: &[Access], end: i64) {
        let first = accesses[0];
        let same = accesses
            .iter()
            .all(|a| (a.start, a.end) == (first.start, end));
        let ty = if same {
            // Mostly they agree; where not, a bit cast does.
            first.ty
        } else {
            let bits = (end - first.start) as u32 * 8;
            match bits.next_power_of_two() {
                bits if bits <= 64 => Type::int(bits).unwrap_or(Type::I64),
                _ => return,
            }
        };
        if same && ty.is_vector() && accesses.iter().any(|a| a.ty != ty) {
            return;
        }
        let var = self.all.len() as u32;
        self.all.push(Variable { ty });
        for access in accesses {
            self.parts[access.inst.index()] = VariablePart {
                var,
                shift: (access.start - first.start) as u32 * 8,
            };
        }
    }
}

/// All plain accesses at constant offsets, and the slots whose address goes elsewhere.
fn accesses(func: &Function, order: &[Block]) -> (Vec<Access>, Vec<bool>) {
    let mut leaks = vec![false; func.slots.len()];
    let mut accesses = Vec::with_capacity(func.insts.len() / 2);
    // What slot a value points into, and where.
    let mut places: Vec<(u32, i64)> = vec![(NONE, 0); func.values.len()];
    for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
        let mut leak = |value: Value| {
            let (slot, _) = places[value.index()];
            if slot != NONE {
                leaks[slot as usize] = true;
            }
        };
        match func.insts[inst] {
            InstData::SlotAddr { slot, offset } => {
                if let Some(value) = func.result(inst) {
                    places[value.index()] = (slot.0, offset.into());
                }
            }
            InstData::Unary {
                op: UnaryOp::Copy,
                arg,
                ..
            } => {
                if let Some(value) = func.result(inst) {
                    places[value.index()] = places[arg.index()];
                }
            }
            InstData::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            } => match (places[a.index()], func.as_iconst(b), func.result(inst)) {
                ((slot, offset), Some(by), Some(value)) if slot != NONE => {
                    places[value.index()] = (slot, offset.wrapping_add(by as i64));
                }
                _ => {
                    leak(a);
                    leak(b);
                }
            },
            InstData::Load {
                ty,
                flags,
                addr,
                offset,
            }
            | InstData::Store {
                ty,
                flags,
                addr,
                offset,
                ..
            } => {
                if let InstData::Store { value, .. } = func.insts[inst] {
                    leak(value);
                }
                let (slot, at) = places[addr.index()];
                if slot == NONE {
                    continue;
                }
                let start = at.wrapping_add(offset.into());
                let size = i64::from(func.slots[crate::lir::Slot(slot)].size);
                if flags != MemFlags::PLAIN || !(0..size).contains(&start) {
                    leaks[slot as usize] = true;
                    continue;
                }
                accesses.push(Access {
                    slot,
                    start,
                    end: start + i64::from(ty.bytes()),
                    ty,
                    inst,
                });
            }
            InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } => {
                func.for_each_use(inst, leak);
                leaks[func.handlers[handler].slot.index()] = true;
            }
            _ => func.for_each_use(inst, leak),
        }
    }
    (accesses, leaks)
}
