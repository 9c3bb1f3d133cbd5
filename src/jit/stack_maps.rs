//! Maps of the values that are alive at calls, for collectors and deoptimizers that walk the stack.
//!
//! A map is in a slot of the frame and describes itself ([`lir::stack_map`](crate::lir::stack_map)). It is found in the
//! function as it was compiled: the accesses that store it have the origin of the call that it is of. [`StackMaps::section`] is
//! what LLVM writes as the section `.llvm_stackmaps`, version 3.

use std::sync::Mutex;

use rustc_hash::FxHashMap;

use crate::lir::stack_map::{self, StackMap};
use crate::lir::{Function, InstData, MemFlags, Origin, Slot};
use crate::runtime::critical;
use crate::x64::reloc::{Code, SiteKind};

/// The maps of a program's machine code.
#[derive(Debug, Default)]
pub(super) struct StackMaps(Mutex<Vec<FunctionMaps>>);

/// The maps of code of a function.
#[derive(Debug, Clone)]
pub(super) struct FunctionMaps {
    /// Where it starts.
    address: u64,
    frame_size: u64,
    records: Vec<Record>,
}

#[derive(Debug, Clone)]
struct Record {
    id: u64,
    /// The return address, from the start of the code.
    offset: u32,
    values: Vec<Location>,
}

#[derive(Debug, Clone, Copy)]
enum Location {
    Constant(u64),
    /// In memory, so many bytes from a register with this number of DWARF.
    Indirect(u16, i32),
}

/// `rbp` and `rsp` by their numbers in DWARF.
const RBP: u16 = 6;
const RSP: u16 = 7;

/// The maps of code that was just made of a function; its address is not known so far.
pub(super) fn find(func: &Function, code: &Code) -> Option<FunctionMaps> {
    let slots = stored(func);
    if slots.is_empty() {
        return None;
    }
    let calls = code.sites.iter();
    let calls = calls.filter(|site| site.kind == SiteKind::Call);
    let mut records = Vec::new();
    for site in calls {
        let Some((slot, words)) = slots.get(&site.origin) else {
            continue;
        };
        let Some(map) = stack_map::read(|at| words.get(&at).copied()) else {
            continue;
        };
        let place = code.slots.get(slot.0 as usize).copied().flatten()?;
        records.push(record(code, site.offset, place, &map));
    }
    Some(FunctionMaps {
        address: 0,
        frame_size: code.frame_size.into(),
        records,
    })
}

/// The slots that accesses of no pass store words to, by the origin of these, with the words that are constants.
fn stored(func: &Function) -> FxHashMap<Origin, (Slot, FxHashMap<u32, u64>)> {
    let mut found: FxHashMap<Origin, (Slot, FxHashMap<u32, u64>)> = FxHashMap::default();
    for inst in func
        .layout
        .iter()
        .flat_map(|&block| func.block_insts(block))
    {
        let InstData::Store {
            flags,
            value,
            addr,
            offset,
            ..
        } = func.insts[inst]
        else {
            continue;
        };
        let address = func.def_inst(addr).map(|inst| func.insts[inst]);
        let (true, Some(InstData::SlotAddr { slot, offset: more })) =
            (flags == MemFlags::VOLATILE, address)
        else {
            continue;
        };
        let Ok(at) = u32::try_from(i64::from(offset) + i64::from(more)) else {
            continue;
        };
        let origin = func.origins[inst];
        // The slot that hides the callee's address is another one, with a single word.
        let entry = found
            .entry(origin)
            .or_insert_with(|| (slot, FxHashMap::default()));
        if entry.0 != slot {
            *entry = (slot, FxHashMap::default());
        }
        let value = func.def_inst(value).map(|inst| func.insts[inst]);
        if let Some(InstData::Iconst { imm, .. }) = value {
            entry.1.insert(at, imm);
        }
    }
    found
}

/// The record of a call behind which the code goes on at an offset; the slot is so many bytes from the canonical frame address.
fn record(code: &Code, offset: u32, slot: i32, map: &StackMap) -> Record {
    let location = |value: &Result<u64, u32>| match *value {
        Ok(constant) => Location::Constant(constant),
        Err(at) => {
            let from_frame = slot.wrapping_add(at as i32);
            match code.shape.parts() {
                // The caller's `rbp` is below the return address, and `rbp` leads there.
                None => Location::Indirect(RBP, from_frame + 16),
                Some((size, _)) => Location::Indirect(RSP, from_frame + size as i32 + 8),
            }
        }
    };
    Record {
        id: map.id,
        offset,
        values: map.values.iter().map(location).collect(),
    }
}

impl StackMaps {
    /// Adds those of code that was published.
    pub(super) fn add(&self, maps: FunctionMaps, address: u64) {
        let maps = FunctionMaps { address, ..maps };
        critical::lock(&self.0).push(maps);
    }

    /// The section `.llvm_stackmaps`.
    pub(super) fn section(&self) -> Vec<u8> {
        let _section = critical::enter();
        section(&critical::lock(&self.0))
    }
}

fn section(all: &[FunctionMaps]) -> Vec<u8> {
    let mut large = Vec::new();
    let mut records = Vec::new();
    for record in all.iter().flat_map(|maps| &maps.records) {
        records.extend(record.id.to_le_bytes());
        records.extend(record.offset.to_le_bytes());
        records.extend([0; 2]);
        records.extend((record.values.len() as u16).to_le_bytes());
        for &value in &record.values {
            let (kind, reg, offset) = match value {
                Location::Indirect(reg, offset) => (3, reg, offset),
                Location::Constant(bits) => match i32::try_from(bits as i64) {
                    Ok(small) => (4, 0, small),
                    Err(_) => {
                        large.push(bits);
                        (5, 0, large.len() as i32 - 1)
                    }
                },
            };
            records.extend([kind, 0]);
            records.extend(8u16.to_le_bytes());
            records.extend(reg.to_le_bytes());
            records.extend([0; 2]);
            records.extend(offset.to_le_bytes());
        }
        align(&mut records);
        // No registers are alive behind it but those that the convention preserves.
        records.extend([0; 4]);
        align(&mut records);
    }
    let mut section = vec![3, 0, 0, 0];
    let count: usize = all.iter().map(|maps| maps.records.len()).sum();
    for number in [all.len(), large.len(), count] {
        section.extend((number as u32).to_le_bytes());
    }
    for maps in all {
        for number in [maps.address, maps.frame_size, maps.records.len() as u64] {
            section.extend(number.to_le_bytes());
        }
    }
    large
        .iter()
        .for_each(|bits| section.extend(bits.to_le_bytes()));
    section.extend(records);
    section
}

fn align(bytes: &mut Vec<u8>) {
    bytes.resize(bytes.len().next_multiple_of(8), 0);
}
