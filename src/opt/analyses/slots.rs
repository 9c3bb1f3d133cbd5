//! Which parts of which stack slots can be values.
//!
//! A slot whose address is only that of plain loads and stores at constant offsets is split into
//! the ranges that its accesses cover. A range is a variable if all that touches it has the same
//! bounds, or if it fits a register: then parts are put in and taken out by shifts. Where that would be more
//! work, or the range fits no register, it is cut where accesses begin and end, and an access is one to several
//! variables: so are the elements of an array that `memcpy` has filled by words.

use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Function, Inst, InstData, MemFlags, Type, UnaryOp, Value};
use crate::opt::rewrite::rebuild::NONE;

/// Variables of one function at most: block parameters are counted in 16 bits.
const MOST: usize = 50_000;

/// Variables that an access is cut into, at most.
const MOST_CUTS: usize = 8;
/// Places where a range is cut, at most.
const MOST_PIECES: usize = 64;
/// Variables that are made of a range that fits no register, at most: more would be in the frame again, and each of
/// them by itself.
const MOST_LONG: usize = 4;

/// A part of a slot that becomes a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    /// The type of the value.
    pub ty: Type,
    /// The first of those that were made of one range.
    range: u32,
}

/// An access to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VariablePart {
    /// Which, or the first of several in a row.
    pub var: u32,
    /// How many they are.
    pub count: u32,
    /// Of one: bits above the lowest.
    pub shift: u32,
}

impl VariablePart {
    const NONE: VariablePart = VariablePart {
        var: NONE,
        count: 1,
        shift: 0,
    };

    /// The numbers of the variables.
    pub(crate) fn vars(self) -> std::ops::Range<u32> {
        self.var..self.var + self.count
    }
}

#[derive(Clone, Copy)]
struct SlotAccess {
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
    /// Leaves some variables in memory, and the others of their ranges, too: there are accesses to several of them.
    pub(crate) fn keep_in_memory(&mut self, kept: &mut [bool]) {
        let mut is_kept = vec![false; kept.len()];
        for (var, _) in self.all.iter().zip(&*kept).filter(|(_, kept)| **kept) {
            is_kept[var.range as usize] = true;
        }
        for (var, kept) in self.all.iter().zip(kept.iter_mut()) {
            *kept = is_kept[var.range as usize];
        }
        for part in &mut self.parts {
            if part.var != NONE && kept[part.var as usize] {
                *part = VariablePart::NONE;
            }
        }
    }

    /// What a load or store accesses.
    #[inline]
    pub(crate) fn part(&self, inst: Inst) -> Option<VariablePart> {
        Some(self.parts[inst.index()]).filter(|part| part.var != NONE)
    }

    /// Whether an access to a variable, which may be one of several that it accesses, writes all of it.
    pub(crate) fn is_overwritten(&self, func: &Function, inst: Inst, var: u32) -> bool {
        let is_all = |ty: Type| {
            self.parts[inst.index()].count > 1 || ty.bytes() == self.all[var as usize].ty.bytes()
        };
        matches!(func.insts[inst], InstData::Store { ty, .. } if is_all(ty))
    }

    /// Finds those of the blocks given, which come in an order that has definitions first.
    pub(crate) fn find(func: &Function, order: &[Block]) -> Variables {
        let mut found = Variables::default();
        if func.slots.is_empty() {
            return found;
        }
        found.parts = vec![VariablePart::NONE; func.insts.len()];
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
                found.add(func, &accesses[at..next], end);
            }
            at = next;
        }
        found
    }

    /// Makes a variable of accesses that overlap, if it can be one.
    fn add(&mut self, func: &Function, accesses: &[SlotAccess], end: i64) {
        let first = accesses[0];
        let same = accesses
            .iter()
            .all(|a| (a.start, a.end) == (first.start, end));
        let ty = if same {
            // Mostly they agree; where not, a bit cast does.
            first.ty
        } else {
            let bits = ((end - first.start) as u64 * 8).next_power_of_two();
            let whole = Type::int(u32::try_from(bits).unwrap_or(u32::MAX));
            if let Some(cuts) = Cuts::find(func, accesses)
                && match whole {
                    Some(_) => cuts.pays,
                    None => cuts.at.len() <= MOST_LONG + 1,
                }
            {
                return self.add_cut(accesses, &cuts);
            }
            match whole {
                Some(ty) => ty,
                None => return,
            }
        };
        if same && ty.is_vector() && accesses.iter().any(|a| a.ty != ty) {
            return;
        }
        let var = self.all.len() as u32;
        self.all.push(Variable { ty, range: var });
        for access in accesses {
            self.parts[access.inst.index()] = VariablePart {
                var,
                count: 1,
                shift: (access.start - first.start) as u32 * 8,
            };
        }
    }

    /// Makes variables of a range that is cut.
    fn add_cut(&mut self, accesses: &[SlotAccess], cuts: &Cuts) {
        let range = self.all.len() as u32;
        let sizes = cuts.at.windows(2).map(|pair| (pair[1] - pair[0]) as u32);
        let types = sizes.map(|bytes| Type::int(bytes * 8).unwrap_or(Type::I64));
        self.all.extend(types.map(|ty| Variable { ty, range }));
        for access in accesses {
            let first = cuts.place(access.start);
            let count = cuts.place(access.end) - first;
            let var = range + first as u32;
            if count == 1 {
                // Mostly all that access it agree.
                self.all[var as usize].ty = access.ty;
            }
            self.parts[access.inst.index()] = VariablePart {
                var,
                count: count as u32,
                shift: 0,
            };
        }
    }
}

/// Where a range is cut: at all places where accesses begin or end.
struct Cuts {
    at: Vec<i64>,
    /// Whether that is less work than to keep the range in one register.
    pays: bool,
}

impl Cuts {
    /// Those of accesses that overlap, if each piece is of a size that registers have, and what is accessed as
    /// several fits one.
    fn find(func: &Function, accesses: &[SlotAccess]) -> Option<Cuts> {
        let mut at: Vec<i64> = accesses.iter().flat_map(|a| [a.start, a.end]).collect();
        at.sort_unstable();
        at.dedup();
        let fits = |bytes: i64| matches!(bytes, 1 | 2 | 4 | 8);
        if at.len() > MOST_PIECES || !at.windows(2).all(|pair| fits(pair[1] - pair[0])) {
            return None;
        }
        let mut cuts = Cuts { at, pays: false };
        let mut is_written = vec![false; cuts.at.len()];
        for access in accesses {
            if let InstData::Store { .. } = func.insts[access.inst] {
                is_written[cuts.place(access.start)..cuts.place(access.end)].fill(true);
            }
        }
        let (mut cut, mut whole) = (0, 0);
        for access in accesses {
            let pieces = cuts.place(access.start)..cuts.place(access.end);
            let others = pieces.len() - 1;
            if others >= MOST_CUTS || others > 0 && access.ty.is_vector() {
                return None;
            }
            match func.insts[access.inst] {
                // A shift for each but the first. What is in a register has to be masked and put together.
                InstData::Store { .. } if others > 0 => cut += others,
                InstData::Store { .. } => whole += 3,
                // What nothing writes is zero.
                _ if others > 0 => {
                    let written = is_written[pieces].iter().filter(|&&written| written);
                    cut += 3 * written.count().saturating_sub(1);
                }
                _ => whole += usize::from(access.start != accesses[0].start),
            }
        }
        cuts.pays = cut < whole;
        Some(cuts)
    }

    /// The number of a place where something begins or ends.
    fn place(&self, at: i64) -> usize {
        self.at.partition_point(|&cut| cut < at)
    }
}

/// All plain accesses at constant offsets, and the slots whose address goes elsewhere.
fn accesses(func: &Function, order: &[Block]) -> (Vec<SlotAccess>, Vec<bool>) {
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
                accesses.push(SlotAccess {
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
            _ => func.for_each_use_inlined(inst, leak),
        }
    }
    (accesses, leaks)
}
