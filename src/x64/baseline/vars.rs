//! Where variables are needed: the lives of stack slots that are only read and written whole.
//!
//! The first pass notes, block by block, where variables are read and written and where calls
//! are. From that a backward data-flow analysis over sets of variables finds in which blocks each
//! is live, and which are live over a call. Where a function has more variables than
//! [`WORDS`] hold, the rest is taken to live wherever it could; so are all where loops are nested
//! too deep for [`SWEEPS`].

use super::early::Early;
use super::live::{SlotInfo, Span};
use super::order::{NONE, Order};
use crate::entity::Entity;
use crate::lir::{Function, Slot};

/// The most words of a set of variables: what a block costs stays bounded.
const WORDS: usize = 8;

/// The most walks over all blocks, for the same reason.
const SWEEPS: usize = 16;

/// What happens to variables.
#[derive(Clone, Copy)]
struct Event {
    /// Twice the slot, and one more if it is written; or [`CALL`].
    what: u32,
    position: u32,
}

const CALL: u32 = u32::MAX;

/// See the module.
#[derive(Default)]
pub(super) struct Vars {
    events: Vec<Event>,
    /// Per block in order: its first event.
    starts: Vec<u32>,
    /// Per slot: its number as a member of sets, or [`NONE`].
    members: Vec<u32>,
    /// The slot of each member.
    slots: Vec<u32>,
    /// Words of a set.
    words: usize,
    /// Per block: what it reads before it writes it, what it writes, what is live at its start
    /// and at its end.
    reads: Vec<u64>,
    writes: Vec<u64>,
    live_in: Vec<u64>,
    live_out: Vec<u64>,
}

impl Vars {
    /// Starts over.
    pub(super) fn clear(&mut self) {
        self.events.clear();
        self.starts.clear();
    }

    /// Starts a block.
    #[inline]
    pub(super) fn block(&mut self) {
        self.starts.push(self.events.len() as u32);
    }

    /// Notes that a whole slot is read or written.
    #[inline]
    pub(super) fn access(&mut self, slot: Slot, writes: bool, position: u32) {
        let what = (slot.index() as u32) << 1 | u32::from(writes);
        self.events.push(Event { what, position });
    }

    /// Notes a call.
    #[inline]
    pub(super) fn call(&mut self, position: u32) {
        self.events.push(Event {
            what: CALL,
            position,
        });
    }

    /// Notes in `variables` where each is needed.
    pub(super) fn solve(
        &mut self,
        func: &Function,
        order: &Order,
        early: Option<&Early>,
        spans: &[Span],
        variables: &mut [SlotInfo],
    ) {
        self.number(variables);
        if self.slots.is_empty() {
            return;
        }
        self.summarize();
        if self.flow(func, order, early) {
            self.note_live_blocks(spans, variables);
            self.calls(variables);
        }
    }

    fn number(&mut self, variables: &[SlotInfo]) {
        self.members.clear();
        self.slots.clear();
        for (i, variable) in variables.iter().enumerate() {
            let is_member = variable.ty.is_some() && !variable.escapes;
            self.members
                .push(match is_member && self.slots.len() < WORDS * 64 {
                    true => self.slots.len() as u32,
                    false => NONE,
                });
            if self.members[i] != NONE {
                self.slots.push(i as u32);
            }
        }
        self.words = self.slots.len().div_ceil(64);
    }

    /// The events of a block.
    fn range(&self, block: usize) -> std::ops::Range<usize> {
        let end = self.starts.get(block + 1).copied();
        self.starts[block] as usize..end.map_or(self.events.len(), |end| end as usize)
    }

    /// Of an access: the word and the bit of the variable in a set, and whether it is written.
    #[inline]
    fn member(&self, event: Event) -> Option<(usize, u64, bool)> {
        let member = match event.what {
            CALL => NONE,
            what => self.members[(what >> 1) as usize],
        };
        let bit = 1 << (member & 63);
        (member != NONE).then_some((member as usize / 64, bit, event.what & 1 != 0))
    }

    fn summarize(&mut self) {
        let size = self.starts.len() * self.words;
        for set in [&mut self.reads, &mut self.writes, &mut self.live_out] {
            set.clear();
            set.resize(size, 0);
        }
        for block in 0..self.starts.len() {
            let at = block * self.words;
            for i in self.range(block) {
                let Some((word, bit, writes)) = self.member(self.events[i]) else {
                    continue;
                };
                if writes {
                    self.writes[at + word] |= bit;
                } else if self.writes[at + word] & bit == 0 {
                    self.reads[at + word] |= bit;
                }
            }
        }
        self.live_in.clone_from(&self.reads);
    }

    /// Finds what is live at the ends of blocks: from the last to the first, again while a jump
    /// back makes a difference, which is about as often as loops are nested. `false` if that was
    /// given up.
    fn flow(&mut self, func: &Function, order: &Order, early: Option<&Early>) -> bool {
        let words = self.words;
        for _ in 0..SWEEPS {
            let mut again = false;
            for block in (0..self.starts.len()).rev() {
                let at = block * words;
                let last = func.terminator(order.nodes[block].block);
                Early::for_each_successor(early, func, last, |call| {
                    let to = order.index_of(func.target(call)) as usize * words;
                    for word in 0..words {
                        self.live_out[at + word] |= self.live_in[to + word];
                    }
                });
                let is_start = order.nodes[block].region_end != NONE;
                for i in at..at + words {
                    let live = self.reads[i] | self.live_out[i] & !self.writes[i];
                    again |= is_start && live != self.live_in[i];
                    self.live_in[i] = live;
                }
            }
            if !again {
                return true;
            }
        }
        false
    }

    /// Notes the first and last block of each variable, and where in the first it begins.
    fn note_live_blocks(&mut self, spans: &[Span], variables: &mut [SlotInfo]) {
        let mut seen = [0; WORDS];
        for (block, span) in spans.iter().enumerate() {
            for word in 0..self.words {
                let new = self.live_in[block * self.words + word] & !seen[word];
                seen[word] |= new;
                for_each_bit(new, |bit| {
                    let variable = &mut variables[self.slots[word * 64 + bit] as usize];
                    variable.blocks.0 = block as u32;
                    variable.start = span.start;
                });
            }
            for i in self.range(block) {
                let event = self.events[i];
                if let Some((word, bit, _)) = self.member(event)
                    && seen[word] & bit == 0
                {
                    seen[word] |= bit;
                    let variable = &mut variables[(event.what >> 1) as usize];
                    variable.blocks.0 = block as u32;
                    variable.start = event.position;
                }
            }
        }
        seen = [0; WORDS];
        for block in (0..self.starts.len()).rev() {
            for word in 0..self.words {
                let at = block * self.words + word;
                let here = self.live_out[at] | self.reads[at] | self.writes[at];
                let new = here & !seen[word];
                seen[word] |= new;
                for_each_bit(new, |bit| {
                    let variable = &mut variables[self.slots[word * 64 + bit] as usize];
                    variable.blocks.1 = block as u32;
                });
            }
        }
    }

    /// Notes which variables are live over a call.
    fn calls(&mut self, variables: &mut [SlotInfo]) {
        let mut over = [0; WORDS];
        for block in 0..self.starts.len() {
            let mut live = [0; WORDS];
            let at = block * self.words;
            live[..self.words].copy_from_slice(&self.live_out[at..at + self.words]);
            for i in self.range(block).rev() {
                let event = self.events[i];
                if event.what == CALL {
                    (0..self.words).for_each(|word| over[word] |= live[word]);
                }
                match self.member(event) {
                    Some((word, bit, true)) => live[word] &= !bit,
                    Some((word, bit, false)) => live[word] |= bit,
                    None => {}
                }
            }
        }
        for (i, &slot) in self.slots.iter().enumerate() {
            variables[slot as usize].calls = over[i / 64] >> (i & 63) & 1 != 0;
        }
    }
}

fn for_each_bit(mut set: u64, mut f: impl FnMut(usize)) {
    while set != 0 {
        f(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
