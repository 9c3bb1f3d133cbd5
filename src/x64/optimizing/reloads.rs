//! What register allocation loads from the frame although it is in a register, or could be.
//!
//! The allocator cuts the life of a value in pieces and decides for each where it is. So a value
//! that is stored for what comes behind a loop may be loaded again in each iteration, although it
//! has been in a register all the time. Here a forward data-flow analysis over the allocator's
//! output finds out which registers are known to hold what a place in the frame holds. A load
//! into such a register is left out, one into another becomes a copy, and a store of what stands
//! there already is left out. An operand that an instruction would read in the frame is read in a register that
//! holds it: a value that is stored and used at once would else come back from memory some cycles later.
//! A store to a place that nothing reads then is left out, too.
//!
//! A load in a loop is often needed in the first iteration alone, and the way into the loop leaves
//! its register to nobody. It is then done there ([`Hoist`]), if it is found that the loop
//! has no use for it any more.
//!
//! It relies on places in the frame being read and written by operands and moves of the output
//! alone, and on operands and clobbers naming all registers that an instruction changes, but for
//! the scratch registers and that of a switch. That a loop is in one piece that starts with its header only says which
//! loads are tried.

use super::minst::MInst;
use super::vcode::{SCRATCH, VCode, XSCRATCH, preg, reg};
use crate::sort;
use crate::x64::regs::Reg;
use regalloc2::{
    Allocation, Block, Edit, Function, Inst, Operand, OperandConstraint, OperandKind, Output, PReg,
    ProgPoint, RegClass, SpillSlot,
};
use std::ops::Range;

/// Rounds over the function, at most; loops in loops take one more each.
const ROUNDS: usize = 8;

/// How often loads are tried to be hoisted, at most, each time fewer.
const ATTEMPTS: usize = 3;

/// The registers: 16 of each class.
const REGS: usize = 32;

/// Nothing is known of the register.
const NOTHING: u16 = u16::MAX;

/// By the number of a register, the place in the frame that holds the same.
type RegContents = [u16; REGS];

/// What becomes of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MoveAction {
    Keep,
    Remove,
    /// It copies this register.
    CopyFrom(Reg),
}

/// A load in a loop that could be done before it.
struct Hoist {
    /// The first block of the loop.
    header: usize,
    to: PReg,
    slot: u16,
    /// The number of the move that is the load.
    load: usize,
}

/// An operand that an instruction reads in the frame, and may read in a register as well.
struct FrameRead {
    /// Its number among all operands.
    operand: usize,
    slot: u16,
    class: RegClass,
    /// The registers that the instruction changes.
    changed: u32,
}

/// What is found out on the way through a block.
enum Found {
    /// What becomes of the move of a number.
    Move(usize, MoveAction),
    /// The operand of a number is in this register, too.
    Read(usize, Reg),
}

/// What a function does to registers and places in the frame.
#[derive(Clone, Copy)]
enum Event {
    /// Something else is in these registers.
    Sets(u32),
    /// Something else is in this place.
    Changes(u16),
    /// The move of this number.
    Moves(u32),
    /// The operand that is read in the frame of this number.
    Reads(u32),
}

/// A function as the analysis sees it.
struct Reloads<'a> {
    code: &'a VCode,
    output: &'a mut Output,
    events: Vec<Event>,
    reads: Vec<FrameRead>,
    /// Which events are a block's.
    parts: Vec<Range<usize>>,
    /// By block the registers that it uses before it sets them, and those that it sets.
    touched: Vec<(u32, u32)>,
}

/// Simplifies the output of register allocation.
pub(super) fn simplify(code: &VCode, output: &mut Output) {
    let mut edits = output.edits.iter();
    let mut allocs = output.allocs.iter();
    let is_read = edits.any(|(_, edit)| is_load(edit)) || allocs.any(|alloc| alloc.is_stack());
    if output.num_spillslots >= usize::from(NOTHING) || !is_read {
        return;
    }
    let mut reloads = Reloads {
        code,
        output,
        events: Vec::new(),
        reads: Vec::new(),
        parts: Vec::with_capacity(code.blocks.len()),
        touched: Vec::with_capacity(code.blocks.len()),
    };
    reloads.find_events();
    let mut hoists = reloads.candidates();
    for attempt in 0.. {
        if attempt == ATTEMPTS {
            hoists.clear();
        }
        let Some(entries) = reloads.entries(&hoists) else {
            return;
        };
        let actions = reloads.classify_moves(&entries);
        let before = hoists.len();
        hoists.retain(|hoist| {
            let contents = entries[hoist.header].map(|contents| contents[number(hoist.to)]);
            contents == Some(hoist.slot) && actions[hoist.load] == MoveAction::Remove
        });
        if hoists.len() == before {
            return reloads.apply(&entries, &actions, hoists);
        }
    }
}

fn is_load(edit: &Edit) -> bool {
    let Edit::Move { from, .. } = edit;
    from.is_stack()
}

impl Reloads<'_> {
    /// Goes through the function once, and notes what matters.
    fn find_events(&mut self) {
        let (code, output) = (self.code, &*self.output);
        let bit = |alloc: Allocation| alloc.as_reg().map_or(0, |reg| 1u32 << number(reg));
        let mut at = 0;
        for block in 0..code.blocks.len() {
            let start = self.events.len();
            let (mut used, mut set, mut sets) = (0, 0, 0);
            for inst in code.block_insns(Block::new(block)).iter() {
                while let Some((point, Edit::Move { from, to })) = output.edits.get(at)
                    && *point <= ProgPoint::before(inst)
                {
                    if sets != 0 {
                        self.events.push(Event::Sets(std::mem::take(&mut sets)));
                    }
                    self.events.push(Event::Moves(at as u32));
                    used |= bit(*from) & !set;
                    set |= bit(*to);
                    at += 1;
                }
                if output
                    .inst_allocs(inst)
                    .iter()
                    .any(|alloc| alloc.is_stack())
                {
                    if sets != 0 {
                        self.events.push(Event::Sets(std::mem::take(&mut sets)));
                    }
                    let first = self.reads.len();
                    note_reads(code, output, inst, &mut self.reads);
                    let reads = first as u32..self.reads.len() as u32;
                    self.events.extend(reads.map(Event::Reads));
                }
                let mut now = 0;
                let operands = code.inst_operands(inst).iter();
                for (operand, &alloc) in operands.zip(output.inst_allocs(inst)) {
                    if operand.kind() == OperandKind::Use {
                        used |= bit(alloc) & !set;
                    } else if alloc.is_stack() {
                        self.events.push(Event::Changes(place(alloc)));
                    } else {
                        now |= bit(alloc);
                    }
                }
                // The value of a switch is used up.
                if let MInst::Switch { .. } = code.insts[inst.index()] {
                    let value = output.inst_allocs(inst).iter();
                    now |= value.fold(0, |all, &alloc| all | bit(alloc));
                }
                for reg in code.inst_clobbers(inst) {
                    now |= 1 << number(reg);
                }
                set |= now;
                sets |= now;
            }
            if sets != 0 {
                self.events.push(Event::Sets(sets));
            }
            self.parts.push(start..self.events.len());
            self.touched.push((used, set));
        }
    }

    /// The loads in loops into registers that the way into the loop does not need, by header.
    fn candidates(&self) -> Vec<Hoist> {
        let code = self.code;
        // The last block of each loop, by its header.
        let mut ends = vec![0; code.blocks.len()];
        for block in 0..code.blocks.len() {
            for to in code.block_succs(Block::new(block)) {
                if to.index() <= block {
                    ends[to.index()] = block;
                }
            }
        }
        let mut hoists: Vec<Hoist> = Vec::new();
        if ends.iter().all(|&end| end == 0) {
            return hoists;
        }
        let live = self.live();
        let mut around: Vec<usize> = Vec::new();
        for block in 0..code.blocks.len() {
            while around.last().is_some_and(|&header| ends[header] < block) {
                around.pop();
            }
            let jumps = |from| code.insts[self.last(from).index()] == MInst::Jump;
            if block > 0 && ends[block] >= block && self.entered_from(block).all(jumps) {
                around.push(block);
            }
            let Some(&header) = around.last() else {
                continue;
            };
            for event in &self.events[self.parts[block].clone()] {
                let &Event::Moves(load) = event else { continue };
                let Edit::Move { from, to } = self.output.edits[load as usize].1;
                if let (true, Some(to)) = (from.is_stack(), to.as_reg())
                    && live[header] & 1 << number(to) == 0
                {
                    hoists.push(Hoist {
                        header,
                        to,
                        slot: place(from),
                        load: load as usize,
                    });
                }
            }
        }
        sort::by_number(&mut hoists, |hoist| hoist.header as u64);
        hoists
    }

    /// The blocks from which a loop is entered.
    fn entered_from(&self, header: usize) -> impl Iterator<Item = usize> + '_ {
        let preds = self.code.block_preds(Block::new(header)).iter();
        preds
            .map(|block| block.index())
            .filter(move |&from| from < header)
    }

    /// The last instruction of a block.
    fn last(&self, block: usize) -> Inst {
        self.code.block_insns(Block::new(block)).last()
    }

    /// By block the registers whose values at its start are used.
    fn live(&self) -> Vec<u32> {
        let mut live: Vec<u32> = self.touched.iter().map(|&(used, _)| used).collect();
        loop {
            let mut changed = false;
            for block in (0..live.len()).rev() {
                let succs = self.code.block_succs(Block::new(block)).iter();
                let behind = succs.fold(0, |all, to| all | live[to.index()]);
                let now = live[block] | behind & !self.touched[block].1;
                changed |= now != live[block];
                live[block] = now;
            }
            if !changed {
                return live;
            }
        }
    }

    /// What is known at the start of each block, if these loads are hoisted; nothing of blocks that are
    /// not reached. `None` if that takes too long to find out.
    fn entries(&self, hoists: &[Hoist]) -> Option<Vec<Option<RegContents>>> {
        let mut entries: Vec<Option<RegContents>> = vec![None; self.parts.len()];
        entries[0] = Some([NOTHING; REGS]);
        for _ in 0..ROUNDS {
            let mut changed = false;
            for block in 0..self.parts.len() {
                let Some(mut contents) = entries[block] else {
                    continue;
                };
                self.walk(block, &mut contents, |_| {});
                for to in self.code.block_succs(Block::new(block)) {
                    let to = to.index();
                    let mut contents = contents;
                    if block < to {
                        let first = hoists.partition_point(|hoist| hoist.header < to);
                        let its = hoists[first..]
                            .iter()
                            .take_while(|hoist| hoist.header == to);
                        its.for_each(|hoist| set(&mut contents, hoist.to, hoist.slot));
                    }
                    let before = entries[to];
                    let entry = entries[to].get_or_insert(contents);
                    for (entry, contents) in entry.iter_mut().zip(contents) {
                        if *entry != contents {
                            *entry = NOTHING;
                        }
                    }
                    // Blocks behind this one have their turn in the same round.
                    changed |= to <= block && before != entries[to];
                }
            }
            if !changed {
                return Some(entries);
            }
        }
        None
    }

    /// What becomes of each move.
    fn classify_moves(&self, entries: &[Option<RegContents>]) -> Vec<MoveAction> {
        let mut actions = vec![MoveAction::Keep; self.output.edits.len()];
        for (block, entry) in entries.iter().enumerate() {
            if let Some(mut contents) = *entry {
                self.walk(block, &mut contents, |found| {
                    if let Found::Move(at, action) = found {
                        actions[at] = action;
                    }
                });
            }
        }
        actions
    }

    /// The operands that are read in the frame and are in registers, too.
    fn known_reads(&self, entries: &[Option<RegContents>]) -> Vec<(usize, Reg)> {
        let mut known = Vec::new();
        if self.reads.is_empty() {
            return known;
        }
        for (block, entry) in entries.iter().enumerate() {
            if let Some(mut contents) = *entry {
                self.walk(block, &mut contents, |found| {
                    if let Found::Read(operand, reg) = found {
                        known.push((operand, reg));
                    }
                });
            }
        }
        known
    }

    /// Goes through a block, and calls a function for each move and each operand that may be in a register with
    /// what becomes of it.
    fn walk(&self, block: usize, contents: &mut RegContents, mut record: impl FnMut(Found)) {
        for event in &self.events[self.parts[block].clone()] {
            match *event {
                Event::Sets(mut regs) => {
                    while regs != 0 {
                        contents[regs.trailing_zeros() as usize] = NOTHING;
                        regs &= regs - 1;
                    }
                }
                Event::Changes(slot) => forget(contents, slot),
                Event::Moves(at) => {
                    let Edit::Move { from, to } = self.output.edits[at as usize].1;
                    record(Found::Move(at as usize, apply_move(contents, from, to)));
                }
                Event::Reads(at) => {
                    let read = &self.reads[at as usize];
                    let holds = |&n: &usize| contents[n] == read.slot && read.changed >> n & 1 == 0;
                    if let Some(n) = registers(read.class).find(holds) {
                        record(Found::Read(read.operand, Reg(n as u8)));
                    }
                }
            }
        }
    }

    /// Changes the moves.
    fn apply(
        &mut self,
        entries: &[Option<RegContents>],
        actions: &[MoveAction],
        mut hoists: Vec<Hoist>,
    ) {
        // Of one register and one loop the loads are of one place, or one of them would not go.
        sort::by_number(&mut hoists, |hoist| {
            sort::pair(hoist.header as u64, number(hoist.to) as u64)
        });
        hoists.dedup_by_key(|hoist| (hoist.header, number(hoist.to)));
        for (operand, reg) in self.known_reads(entries) {
            self.output.allocs[operand] = Allocation::reg(preg(reg));
        }
        let mut added = Vec::new();
        for hoist in &hoists {
            for from in self.entered_from(hoist.header) {
                let mut contents = entries[from].unwrap_or([NOTHING; REGS]);
                self.walk(from, &mut contents, |_| {});
                if contents[number(hoist.to)] != hoist.slot {
                    let place = SpillSlot::new(usize::from(hoist.slot));
                    let load = Edit::Move {
                        from: Allocation::stack(place),
                        to: Allocation::reg(hoist.to),
                    };
                    added.push((ProgPoint::before(self.last(from)), load));
                }
            }
        }
        let edits = &mut self.output.edits;
        for ((_, Edit::Move { from, to }), action) in edits.iter_mut().zip(actions) {
            match *action {
                MoveAction::Keep => {}
                // To itself: these are left out below.
                MoveAction::Remove => *from = *to,
                MoveAction::CopyFrom(reg) => *from = Allocation::reg(preg(reg)),
            }
        }
        if !added.is_empty() {
            // Of moves at the same point those that were there come first.
            edits.append(&mut added);
            sort::by_number(edits, |(point, _)| point.to_index());
        }
        let read = self.read();
        let is_read = |to: Allocation| to.as_stack().is_none_or(|slot| read[slot.index()]);
        let edits = &mut self.output.edits;
        edits.retain(|(_, Edit::Move { from, to })| from != to && is_read(*to));
    }

    /// Which places in the frame are read.
    fn read(&self) -> Vec<bool> {
        let mut read = vec![false; self.output.num_spillslots];
        let mut mark = |alloc: Allocation| {
            if let Some(slot) = alloc.as_stack() {
                read[slot.index()] = true;
            }
        };
        for (_, Edit::Move { from, to }) in &self.output.edits {
            if from != to {
                mark(*from);
            }
        }
        // What is computed in a place may be read there by the same instruction.
        self.output.allocs.iter().for_each(|&alloc| mark(alloc));
        read
    }
}

/// Notes the operands of an instruction that are in the frame and may as well be in registers.
fn note_reads(code: &VCode, output: &Output, inst: Inst, reads: &mut Vec<FrameRead>) {
    let operands = code.inst_operands(inst);
    let allocs = output.inst_allocs(inst);
    let is_def = |(operand, _): &(&Operand, &Allocation)| operand.kind() == OperandKind::Def;
    let defs = || operands.iter().zip(allocs).filter(is_def);
    // What is computed in the frame is what is read there. The value of a switch is used up.
    if defs().any(|(_, alloc)| alloc.is_stack())
        || matches!(code.insts[inst.index()], MInst::Switch { .. })
    {
        return;
    }
    let defined = defs().filter_map(|(_, alloc)| alloc.as_reg());
    let clobbers = code.inst_clobbers(inst);
    let changed = defined
        .chain(clobbers)
        .fold(0, |all, reg| all | 1 << number(reg));
    let first = output.inst_alloc_offsets[inst.index()] as usize;
    for (i, (operand, &alloc)) in operands.iter().zip(allocs).enumerate() {
        if alloc.is_stack() && operand.constraint() == OperandConstraint::Any {
            reads.push(FrameRead {
                operand: first + i,
                slot: place(alloc),
                class: operand.class(),
                changed,
            });
        }
    }
}

/// A move.
fn apply_move(contents: &mut RegContents, from: Allocation, to: Allocation) -> MoveAction {
    match (from.as_reg(), to.as_reg()) {
        (Some(from), Some(to)) => {
            set(contents, to, contents[number(from)]);
            MoveAction::Keep
        }
        (Some(from), None) => {
            let slot = place(to);
            if slot != NOTHING && contents[number(from)] == slot {
                return MoveAction::Remove;
            }
            forget(contents, slot);
            set(contents, from, slot);
            MoveAction::Keep
        }
        (None, Some(to)) => {
            let slot = place(from);
            if slot == NOTHING {
                set(contents, to, NOTHING);
                return MoveAction::Keep;
            }
            let same = class_of(to).find(|&n| contents[n] == slot);
            let action = match same {
                _ if contents[number(to)] == slot => MoveAction::Remove,
                Some(n) => MoveAction::CopyFrom(Reg(n as u8)),
                None => MoveAction::Keep,
            };
            set(contents, to, slot);
            action
        }
        (None, None) => {
            forget(contents, place(to));
            MoveAction::Keep
        }
    }
}

/// Says that a register holds what a place in the frame does. Of those that emission and the allocator use in
/// between nothing is known.
fn set(contents: &mut RegContents, of: PReg, slot: u16) {
    let of = reg(of);
    contents[usize::from(of.0)] = match of == SCRATCH || of == XSCRATCH {
        true => NOTHING,
        false => slot,
    };
}

/// Says that a place in the frame has changed.
fn forget(contents: &mut RegContents, slot: u16) {
    for contents in contents {
        if *contents == slot {
            *contents = NOTHING;
        }
    }
}

fn number(of: PReg) -> usize {
    usize::from(reg(of).0)
}

/// The numbers of the registers of the same class.
fn class_of(of: PReg) -> Range<usize> {
    registers(of.class())
}

/// The numbers of the registers of a class.
fn registers(class: RegClass) -> Range<usize> {
    match class {
        RegClass::Int => 0..REGS / 2,
        _ => REGS / 2..REGS,
    }
}

/// The number of a place in the frame.
fn place(of: Allocation) -> u16 {
    let slot = of
        .as_stack()
        .and_then(|slot| u16::try_from(slot.index()).ok());
    slot.unwrap_or(NOTHING)
}
