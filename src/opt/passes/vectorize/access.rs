//! The accesses of a loop to memory, and which of them are done at once.
//!
//! Elements that lie right behind each other are accessed as they are. Of those that lie further
//! apart all that lies between the first and the last one is loaded, and what is needed is
//! picked; stores that fill all of that, as those to all fields of a structure, become one. Stores to the same
//! element on each way through an iteration become one, too. What only some iterations access is
//! loaded in any case only where others load or store the same; it is stored in any case only where others store it.
//! Elements that lie further apart than a register is long, as those of a matrix's column, are loaded one by one. Loads may go
//! down in memory where all else goes up, or the other way round, if no store may be of what they load.
//! Stores that only some iterations do may fill a step, too: those of a loop that was repeated before.

use super::region::Region;
use super::shape::{Extension, Linear, LoopShape};
use crate::lir::{Function, Inst, InstData, Value};
use crate::sort;

/// Accesses of a loop, at most.
const ACCESSES: usize = 40;
/// Extensions that are looked up before a loop, at most.
const EXTENSIONS: usize = 12;
/// How far elements lie apart that are picked out of what is loaded at once, at most: in elements, and in bytes.
const FAR: u32 = 8;
const FAR_BYTES: u32 = 32;
/// How far elements lie apart that are loaded one by one, at most, in bytes.
const STRIDE: u64 = 1 << 20;

/// How an access is done that not each iteration does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// Each iteration does it, or may do it.
    Always,
    /// What is not to be stored is replaced by what is there, which the iteration stores anyway.
    Reload,
    /// It takes an instruction that accesses nothing where a mask is zero.
    Masked,
}

/// A load or a store.
pub(super) struct Access {
    pub inst: Inst,
    pub is_store: bool,
    /// Bytes of an element.
    pub size: u32,
    pub addr: Value,
    pub offset: i32,
    pub linear: Linear,
    /// The number of its block.
    pub block: usize,
    pub guard: Guard,
    /// The access in whose place it is done: itself, or the last one of several stores.
    pub at: usize,
    /// The row of [`Accesses::groups`] that has it, if its elements lie apart.
    pub group: Option<u32>,
    /// Whether it goes down in memory where lanes go up, or up where they go down.
    pub is_reversed: bool,
}

impl Access {
    /// By how much the address grows or sinks in each iteration.
    pub(super) fn step(&self) -> u32 {
        self.linear.step.unsigned_abs() as u32
    }

    fn is_same(&self, other: &Access) -> bool {
        self.linear.terms == other.linear.terms
            && self.linear.offset == other.linear.offset
            && self.size == other.size
    }

    fn is_apart(&self) -> bool {
        self.step() != self.size && !self.is_strided()
    }

    /// Whether its elements are loaded one by one.
    pub(super) fn is_strided(&self) -> bool {
        self.step() > (FAR * self.size).min(FAR_BYTES)
    }

    /// Whether all that another one accesses is accessed by this one in the same iteration.
    fn covers(&self, other: &Access) -> bool {
        let (from, to) = (self.linear.offset, other.linear.offset);
        self.linear.terms == other.linear.terms
            && from <= to
            && to + i64::from(other.size) <= from + i64::from(self.size)
    }
}

/// A load that is the same in each iteration.
pub(super) struct FixedLoad {
    pub size: u32,
    pub addr: Value,
    pub linear: Linear,
}

/// Elements that lie less than a step apart in an iteration.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The address of one of them.
    pub addr: Value,
    /// What is added to that for the lowest one.
    pub offset: i32,
    /// Where that is, without the terms.
    pub lowest: i64,
    /// Bytes from one iteration's to those of the next.
    pub step: u32,
    /// Bytes from the lowest one to the end of the highest one.
    pub span: u32,
    /// Bytes of each element, in the order in which they lie in memory.
    pub fields: Vec<u32>,
}

/// All accesses of a loop.
pub(super) struct Accesses {
    /// In order.
    pub all: Vec<Access>,
    /// Those that are the same in each iteration.
    pub fixed: Vec<FixedLoad>,
    pub groups: Vec<Group>,
    /// What must not wrap.
    pub extensions: Vec<Extension>,
    /// Whether they go from higher addresses to lower ones, and lanes with them.
    pub backwards: bool,
}

impl Accesses {
    /// Finds them, if all of them can be done on lanes.
    pub(super) fn find(func: &Function, shape: &LoopShape) -> Option<Accesses> {
        let mut all: Vec<Access> = Vec::new();
        let mut fixed: Vec<FixedLoad> = Vec::new();
        let mut extensions: Vec<Extension> = Vec::new();
        let blocks = shape.region.blocks.iter().enumerate();
        let insts = blocks.flat_map(|(i, &block)| func.block_insts(block).map(move |b| (i, b)));
        for (block, inst) in insts {
            let (is_store, ty, addr, offset) = match func.insts[inst] {
                InstData::Load {
                    ty, addr, offset, ..
                } => (false, ty, addr, offset),
                InstData::Store {
                    ty, addr, offset, ..
                } => (true, ty, addr, offset),
                _ => continue,
            };
            let mut linear = Linear::of(func, shape, &mut extensions, addr, offset)?;
            linear.unify(func, all.iter().map(|access| &access.linear));
            if func
                .result(inst)
                .is_some_and(|value| shape.fixed.has(value))
            {
                fixed.push(FixedLoad {
                    size: ty.bytes(),
                    addr,
                    linear,
                });
                continue;
            }
            let (step, size) = (linear.step.unsigned_abs(), ty.bytes());
            if step < size.into() || step > STRIDE || offset.unsigned_abs() > 1 << 29 {
                return None;
            }
            let access = Access {
                inst,
                is_store,
                size,
                addr,
                offset,
                linear,
                block,
                guard: Guard::Always,
                at: all.len(),
                group: None,
                is_reversed: false,
            };
            if access.is_strided() && (is_store || size < 4) {
                return None;
            }
            all.push(access);
        }
        let extensions = Extension::outermost(&extensions);
        let first = all.iter().find(|access| access.is_store);
        let backwards = first.or(all.first())?.linear.step < 0;
        for access in &mut all {
            access.is_reversed = (access.linear.step < 0) != backwards;
            if access.is_reversed && (access.is_store || access.step() != access.size) {
                return None;
            }
        }
        if all.len() > ACCESSES || extensions.len() > EXTENSIONS {
            return None;
        }
        let mut accesses = Accesses {
            all,
            fixed,
            groups: Vec::new(),
            extensions,
            backwards,
        };
        accesses.guard(&shape.region)?;
        accesses.pick()?;
        accesses.fill()?;
        Some(accesses)
    }

    /// Finds out how accesses are done that not each iteration does.
    fn guard(&mut self, region: &Region) -> Option<()> {
        for i in 0..self.all.len() {
            let access = &self.all[i];
            if region.is_always(access.block) || access.at != i {
                continue;
            }
            let blocks = |fits: &dyn Fn(&Access) -> bool| {
                let these = self.all.iter().filter(|other| fits(other));
                these.fold(0u32, |all, other| all | 1 << other.block)
            };
            let is_alike = |other: &Access| other.is_store && other.is_same(access);
            let covers =
                |other: &Access| (other.is_store || !access.is_store) && other.covers(access);
            if !access.is_store {
                if !region.all_ways_meet(blocks(&covers)) {
                    self.all[i].guard = Guard::Masked;
                }
                continue;
            }
            let alike = blocks(&is_alike);
            let stores = self.all.iter().enumerate();
            let stores: Vec<usize> = stores
                .filter(|(_, other)| is_alike(other))
                .map(|(i, _)| i)
                .collect();
            let one_each = stores.len() == alike.count_ones() as usize
                && !stores
                    .iter()
                    .any(|&i| region.leads_to(self.all[i].block, alike));
            if one_each && region.all_ways_meet(alike) {
                let last = *stores.last()?;
                stores.iter().for_each(|&i| self.all[i].at = last);
            } else if region.all_ways_meet(blocks(&covers)) {
                self.all[i].guard = Guard::Reload;
            } else {
                self.all[i].guard = Guard::Masked;
            }
        }
        // A load by a mask, and a store that takes what is there, are of elements that follow each other.
        let is_simple = |access: &Access| {
            let is_store_by_mask = access.is_store && access.guard == Guard::Masked;
            let is_dense = access.step() == access.size && !access.is_reversed;
            access.guard == Guard::Always || is_store_by_mask || is_dense
        };
        self.all.iter().all(is_simple).then_some(())
    }

    /// Groups the loads of elements that lie apart.
    fn pick(&mut self) -> Option<()> {
        for i in 0..self.all.len() {
            if !self.all[i].is_store && self.all[i].is_apart() && self.all[i].group.is_none() {
                self.group(i, |access| !access.is_store);
            }
        }
        Some(())
    }

    /// Makes one of stores of elements that lie apart and fill all between them.
    fn fill(&mut self) -> Option<()> {
        for i in 0..self.all.len() {
            let access = &self.all[i];
            if !access.is_store || !access.is_apart() || access.group.is_some() || access.at != i {
                continue;
            }
            let group = self.group(i, |access| access.is_store);
            let members = self.all.iter().filter(|access| access.group == Some(group));
            let last = members.clone().map(|access| access.at).max()?;
            let (guard, size) = (self.all[i].guard, self.all[i].size);
            let is_alike = |access: &Access| {
                let is_same = access.guard == guard && access.size == size;
                guard != Guard::Masked && access.guard != Guard::Masked || is_same
            };
            if !self.is_full(group) || !members.clone().all(is_alike) {
                return None;
            }
            for access in &mut self.all {
                if access.group == Some(group) {
                    access.at = last;
                }
            }
        }
        Some(())
    }

    /// Whether the stores of a group fill a step, each element stored once.
    fn is_full(&self, group: u32) -> bool {
        let members = self.all.iter().filter(|access| access.group == Some(group));
        let mut fields: Vec<(i64, u32, usize)> = members
            .map(|access| (access.linear.offset, access.size, access.at))
            .collect();
        fields.sort_unstable();
        fields.dedup();
        let Group { lowest, step, .. } = self.groups[group as usize];
        let mut end = lowest;
        for (from, size, _) in fields {
            if from != end {
                return false;
            }
            end += i64::from(size);
        }
        end == lowest + i64::from(step)
    }

    /// A group of an access and others that lie less than a step apart.
    fn group(&mut self, first: usize, fits: impl Fn(&Access) -> bool) -> u32 {
        let one = &self.all[first];
        let (step, terms, own) = (one.step(), one.linear.terms.clone(), one.linear.offset);
        let end = |access: &Access| access.linear.offset + i64::from(access.size);
        let is_near = |access: &Access, lowest: i64| {
            let is_within =
                access.linear.offset >= lowest && end(access) <= lowest + i64::from(step);
            let is_new = access.group.is_none() && access.is_apart();
            fits(access) && is_new && is_within && access.linear.terms == terms
        };
        // The lowest one from which on the first one is within a step.
        let lowest = (self.all.iter())
            .filter(|access| {
                let lowest = access.linear.offset;
                is_near(access, lowest) && is_near(one, lowest)
            })
            .map(|access| access.linear.offset)
            .min();
        let lowest = lowest.unwrap_or(own);
        let offset = i64::from(one.offset) + (lowest - own);
        let addr = one.addr;
        let group = self.groups.len() as u32;
        let near: Vec<usize> = (0..self.all.len())
            .filter(|&i| is_near(&self.all[i], lowest))
            .collect();
        let mut fields: Vec<(i64, i64)> = near
            .iter()
            .map(|&i| (self.all[i].linear.offset, end(&self.all[i])))
            .collect();
        sort::by_number(&mut fields, |&(start, end)| {
            sort::pair(sort::signed(start), sort::signed(end))
        });
        fields.dedup();
        let highest = fields.iter().map(|field| field.1).max().unwrap_or(own);
        let fields = fields.iter().map(|(from, to)| (to - from) as u32).collect();
        for i in near {
            self.all[i].group = Some(group);
        }
        self.groups.push(Group {
            addr,
            offset: offset as i32,
            lowest,
            step,
            span: (highest - lowest) as u32,
            fields,
        });
        group
    }

    /// What is stored at once with an access: the numbers of the stores, in the order in which they lie in
    /// memory. Those to the same element follow each other.
    pub(super) fn stored_with(&self, at: usize) -> Vec<usize> {
        let members = self.all.iter().enumerate();
        let members = members.filter(|(_, access)| access.is_store && access.at == at);
        let mut members: Vec<usize> = members.map(|(i, _)| i).collect();
        sort::by_number(&mut members, |&i| sort::signed(self.all[i].linear.offset));
        members
    }
}
