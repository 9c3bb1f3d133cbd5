//! Blocks of memory, with all that is known of them kept elsewhere.
//!
//! A program that runs past the end of a block writes to the next one. So no note of this allocator lies there:
//! whatever a program writes, its blocks are found as they were given out, and what it gives back is compared with
//! that.
//!
//! ```text
//!   region │                     pages from the system                      │
//!   spans  │ slab: up to 64 blocks of one size │ block │ free │ slab ...    │
//! ```
//!
//! A *region* is cut into *spans*, of whole [`UNIT`]s: a block, a slab, or free. Free neighbours are one span, and
//! the smallest one that is large enough is taken. A *slab* has small blocks of one of [`CLASSES`] sizes, and a bit for each.
//! Blocks of some size that are given back are *parked* first, as they are: most are soon taken again, and to join
//! them with their neighbours and cut them off again would take ten times as long.

use std::collections::{BTreeMap, BTreeSet};

use crate::sys::memory::{self, Mapping, PAGE, Rights};

/// What sizes and addresses of spans are multiples of.
const UNIT: usize = 1 << 10;

/// The alignment of every block, and the smallest one.
pub(super) const GRAIN: usize = 16;

/// The largest block of a slab.
const LARGEST_SMALL: usize = 4 << 10;

/// Sizes of small blocks: multiples of [`GRAIN`] up to 128, and from there on four for each power of two.
const CLASSES: usize = 28;

/// Bytes of a slab with few blocks.
const SLAB: usize = 32 << 10;

/// What sizes of regions are multiples of, if the limit lets them.
const REGION: usize = 64 << 10;

/// The most that a region has beyond what is needed at once.
const AHEAD: usize = 4 << 20;

/// Bytes of regions without a block that are kept.
const KEPT: usize = 4 << 20;

/// How many slabs are found without a search.
const LATELY: usize = 256;

/// Bytes of the largest blocks that are parked.
const LARGEST_PARKED: usize = 256 << 10;

/// Bytes of all that are parked.
const PARKED: usize = 1 << 20;

/// How many regions keep their addresses that have given back their memory.
const AWAY: usize = 256;

/// The blocks of a heap. All memory goes back to the system when it is dropped.
#[derive(Debug)]
pub(super) struct Blocks {
    limit: usize,
    in_use: usize,
    /// Bytes of regions that are free as a whole.
    idle: usize,
    regions: BTreeMap<usize, Mapping>,
    spans: BTreeMap<usize, Span>,
    /// The free spans: their lengths, and where they are.
    free: BTreeSet<(usize, usize)>,
    /// The regions that have given back their memory: their lengths, and where they are. They are free as a whole. As
    /// long as nobody else has their addresses, who frees a block there once more does not free somebody else's.
    away: BTreeSet<(usize, usize)>,
    /// The slabs, and those that are none any more, whose numbers are given out again.
    slabs: Vec<Slab>,
    unused: Vec<u32>,
    /// The first of the slabs with a free block, by their class.
    roomy: [Option<u32>; CLASSES],
    /// Slabs that were lately looked for, by their addresses.
    lately: [u32; LATELY],
    /// The parked blocks, by how many units they have.
    parked: Vec<Vec<usize>>,
    parked_bytes: usize,
}

/// Small blocks of one size, with a bit for each that is in use.
#[derive(Debug, Clone, Copy)]
struct Slab {
    start: usize,
    /// Bytes of its span; 0 if it is none any more.
    len: usize,
    used: u64,
    /// All bits that it has.
    all: u64,
    /// Bytes of a block.
    size: u32,
    class: u8,
    /// From this one on no block was ever given out.
    fresh: u8,
    /// Its neighbours among those with a free block.
    before: Option<u32>,
    behind: Option<u32>,
}

impl Slab {
    fn is_full(&self) -> bool {
        self.used == self.all
    }
}

/// A part of a region.
#[derive(Debug, Clone, Copy)]
struct Span {
    len: usize,
    starts_region: bool,
    holds: Holds,
}

#[derive(Debug, Clone, Copy)]
enum Holds {
    /// Nothing. Of what is fresh no part was ever given out.
    Free {
        is_fresh: bool,
    },
    Block,
    /// Nothing, but it is kept for a block of its size.
    Parked,
    /// The slab of this number.
    Slab(u32),
}

/// Why an address is not that of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoBlock {
    /// It is in no region.
    Elsewhere,
    /// It is in a region, in memory that was never given out.
    Fresh,
    /// It was given back.
    Freed,
    /// It is within this block, of this size.
    Inside { start: usize, size: usize },
}

fn size_of_class(class: usize) -> usize {
    match class {
        0..8 => (class + 1) * GRAIN,
        _ => (class % 4 + 5) << ((class - 8) / 4 + 5),
    }
}

fn class_of_size(size: usize) -> usize {
    match size {
        0..=128 => size.saturating_sub(1) / GRAIN,
        _ => {
            let shift = (size - 1).ilog2() as usize - 2;
            (shift - 5) * 4 + 4 + ((size - 1) >> shift)
        }
    }
}

/// The class of blocks of a size, with an alignment.
fn class_for(size: usize, align: usize) -> Option<usize> {
    if size > LARGEST_SMALL || align > UNIT {
        return None;
    }
    if align <= GRAIN {
        return Some(class_of_size(size));
    }
    let class = class_of_size(size.next_multiple_of(align));
    // A power of two is a size, and has all alignments up to itself.
    (class..CLASSES).find(|&class| size_of_class(class).is_multiple_of(align))
}

/// How many blocks a slab has.
fn capacity(class: usize) -> usize {
    (SLAB / size_of_class(class)).min(64)
}

impl Blocks {
    /// None, with at most so many bytes from the system.
    pub(super) fn new(limit: usize) -> Blocks {
        Blocks {
            limit,
            in_use: 0,
            idle: 0,
            regions: BTreeMap::new(),
            spans: BTreeMap::new(),
            free: BTreeSet::new(),
            away: BTreeSet::new(),
            slabs: Vec::new(),
            unused: Vec::new(),
            roomy: [None; CLASSES],
            lately: [u32::MAX; LATELY],
            parked: Vec::new(),
            parked_bytes: 0,
        }
    }

    /// Bytes from the system.
    pub(super) fn in_use(&self) -> usize {
        self.in_use
    }

    /// A new block, of at least this size; the alignment is a power of two.
    pub(super) fn take(&mut self, size: usize, align: usize) -> Option<usize> {
        match class_for(size, align) {
            Some(class) => self.take_small(class),
            None => {
                let len = size.max(1).checked_next_multiple_of(UNIT)?;
                match self.take_parked(len, align) {
                    Some(start) => Some(start),
                    None => self.take_span(len, align, Holds::Block),
                }
            }
        }
    }

    fn take_small(&mut self, class: usize) -> Option<usize> {
        let number = match self.roomy[class] {
            Some(number) => number,
            None => self.new_slab(class)?,
        };
        let slab = &mut self.slabs[number as usize];
        let block = slab.used.trailing_ones();
        slab.used |= 1 << block;
        slab.fresh = slab.fresh.max(block as u8 + 1);
        let address = slab.start + block as usize * slab.size as usize;
        if slab.is_full() {
            self.unlink(number);
        }
        Some(address)
    }

    fn new_slab(&mut self, class: usize) -> Option<u32> {
        let number = match self.unused.pop() {
            Some(number) => number,
            None => self.slabs.len() as u32,
        };
        let (size, capacity) = (size_of_class(class), capacity(class));
        let len = (size * capacity).next_multiple_of(UNIT);
        let Some(start) = self.take_span(len, GRAIN, Holds::Slab(number)) else {
            if (number as usize) < self.slabs.len() {
                self.unused.push(number);
            }
            return None;
        };
        let slab = Slab {
            start,
            len,
            used: 0,
            all: u64::MAX >> (64 - capacity),
            size: size as u32,
            class: class as u8,
            fresh: 0,
            before: None,
            behind: None,
        };
        match self.slabs.get_mut(number as usize) {
            Some(place) => *place = slab,
            None => self.slabs.push(slab),
        }
        self.link(number);
        Some(number)
    }

    /// Takes note that a slab has a free block.
    fn link(&mut self, number: u32) {
        let slab = &mut self.slabs[number as usize];
        let behind = self.roomy[usize::from(slab.class)].replace(number);
        (slab.before, slab.behind) = (None, behind);
        if let Some(behind) = behind {
            self.slabs[behind as usize].before = Some(number);
        }
    }

    /// Takes note that a slab has no free block, or is none.
    fn unlink(&mut self, number: u32) {
        let Slab {
            class,
            before,
            behind,
            ..
        } = self.slabs[number as usize];
        match before {
            Some(before) => self.slabs[before as usize].behind = behind,
            None => self.roomy[usize::from(class)] = behind,
        }
        if let Some(behind) = behind {
            self.slabs[behind as usize].before = before;
        }
    }

    /// Gives a block back.
    pub(super) fn give(&mut self, address: usize) -> Result<(), NoBlock> {
        if let Some(number) = self.find_slab(address) {
            return self.give_small(number, address);
        }
        let (start, span) = self.span_of(address)?;
        if let Holds::Slab(number) = span.holds {
            self.lately[near(address)] = number;
            return self.give_small(number, address);
        }
        block_of(start, span, address)?;
        if span.len > LARGEST_PARKED {
            self.give_span(start);
            return Ok(());
        }
        span.holds = Holds::Parked;
        let len = span.len;
        self.park(start, len);
        Ok(())
    }

    fn give_small(&mut self, number: u32, address: usize) -> Result<(), NoBlock> {
        let slab = &mut self.slabs[number as usize];
        let (block, _) = block_of_slab(slab, address)?;
        let was_full = slab.is_full();
        slab.used &= !(1 << block);
        let (is_empty, start) = (slab.used == 0, slab.start);
        if was_full {
            self.link(number);
        }
        // One slab stays for the next block of this size.
        let slab = &self.slabs[number as usize];
        if is_empty && (slab.before.is_some() || slab.behind.is_some()) {
            self.unlink(number);
            self.slabs[number as usize].len = 0;
            self.unused.push(number);
            self.give_span(start);
        }
        Ok(())
    }

    /// The slab at an address, if it was lately looked for.
    fn find_slab(&self, address: usize) -> Option<u32> {
        let number = self.lately[near(address)];
        let slab = self.slabs.get(number as usize)?;
        (address.wrapping_sub(slab.start) < slab.len).then_some(number)
    }

    /// Keeps a span for the next block of its size.
    fn park(&mut self, start: usize, len: usize) {
        if self.parked_bytes + len > PARKED {
            self.free_parked();
        }
        if self.parked.is_empty() {
            self.parked = vec![Vec::new(); LARGEST_PARKED / UNIT + 1];
        }
        self.parked[len / UNIT].push(start);
        self.parked_bytes += len;
    }

    /// Takes a block that is parked.
    fn take_parked(&mut self, len: usize, align: usize) -> Option<usize> {
        if align > UNIT {
            return None;
        }
        let start = self.parked.get_mut(len / UNIT)?.pop()?;
        self.parked_bytes -= len;
        self.spans.get_mut(&start)?.holds = Holds::Block;
        Some(start)
    }

    /// Makes all that is parked free, and whether there was any.
    fn free_parked(&mut self) -> bool {
        let was_any = self.parked_bytes > 0;
        self.parked_bytes = 0;
        for start in std::mem::take(&mut self.parked).into_iter().flatten() {
            self.give_span(start);
        }
        was_any
    }

    /// The size of a block: all of it may be used.
    pub(super) fn size(&mut self, address: usize) -> Result<usize, NoBlock> {
        let (start, span) = self.span_of(address)?;
        match span.holds {
            Holds::Slab(number) => {
                block_of_slab(&self.slabs[number as usize], address).map(|(_, size)| size)
            }
            Holds::Free { .. } | Holds::Block | Holds::Parked => block_of(start, span, address),
        }
    }

    /// Makes a block larger or smaller where it is, if it can be.
    pub(super) fn resize(&mut self, address: usize, size: usize) -> Result<bool, NoBlock> {
        let (start, span) = self.span_of(address)?;
        if let Holds::Slab(number) = span.holds {
            let slab = &self.slabs[number as usize];
            block_of_slab(slab, address)?;
            return Ok(class_for(size, GRAIN) == Some(slab.class.into()));
        }
        let old = block_of(start, span, address)?;
        let Some(len) = size.checked_next_multiple_of(UNIT) else {
            return Ok(false);
        };
        if size <= LARGEST_SMALL {
            return Ok(false);
        }
        let end = start + old;
        let next = self.spans.get(&end).filter(|next| !next.starts_region);
        let behind = match next {
            Some(next) => match next.holds {
                Holds::Free { is_fresh } => Some((next.len, is_fresh)),
                Holds::Block | Holds::Parked | Holds::Slab(_) => None,
            },
            None => None,
        };
        if len > old && behind.is_none_or(|(room, _)| old + room < len) {
            return Ok(false);
        }
        let mut all = old;
        let mut is_fresh = false;
        if let Some((room, behind_is_fresh)) = behind {
            self.spans.remove(&end);
            self.free.remove(&(room, end));
            all += room;
            is_fresh = behind_is_fresh && len >= old;
        }
        if let Some(span) = self.spans.get_mut(&start) {
            span.len = len;
        }
        self.add_free(start + len, all - len, is_fresh);
        Ok(true)
    }

    /// The span at an address.
    fn span_of(&mut self, address: usize) -> Result<(usize, &mut Span), NoBlock> {
        let below = self.spans.range_mut(..=address).next_back();
        match below {
            Some((&start, span)) if address - start < span.len => Ok((start, span)),
            Some(_) | None => Err(NoBlock::Elsewhere),
        }
    }

    /// The smallest free span with so many bytes.
    fn find_free(&self, needed: usize) -> Option<(usize, usize)> {
        self.free.range((needed, 0)..).next().copied()
    }

    /// Takes a span, with what it is to hold.
    fn take_span(&mut self, len: usize, align: usize, holds: Holds) -> Option<usize> {
        let needed = len.checked_add(align.saturating_sub(UNIT))?;
        let (room, start) = match self.find_free(needed) {
            Some(found) => found,
            None => self.grow(needed)?,
        };
        self.free.remove(&(room, start));
        let Span {
            starts_region,
            holds: Holds::Free { is_fresh },
            ..
        } = self.spans.remove(&start)?
        else {
            return None;
        };
        if starts_region && self.is_region(start, room) {
            self.idle -= room;
        }
        let at = start.next_multiple_of(align);
        self.add_free(start, at - start, is_fresh);
        self.spans.insert(
            at,
            Span {
                len,
                starts_region: false,
                holds,
            },
        );
        self.add_free(at + len, start + room - (at + len), is_fresh);
        if let Some(first) = self.spans.get_mut(&start) {
            first.starts_region = starts_region;
        }
        Some(at)
    }

    /// Adds a free span, where there is one, that does not start a region and has no free neighbour.
    fn add_free(&mut self, start: usize, len: usize, is_fresh: bool) {
        if len > 0 {
            let span = Span {
                len,
                starts_region: false,
                holds: Holds::Free { is_fresh },
            };
            self.spans.insert(start, span);
            self.free.insert((len, start));
        }
    }

    /// Makes a span free, as one with its free neighbours. A region that is free as a whole goes back to the system
    /// where enough are.
    fn give_span(&mut self, start: usize) {
        let Some(mut span) = self.spans.remove(&start) else {
            return;
        };
        let mut start = start;
        let end = start + span.len;
        if let Some(&next) = self.spans.get(&end)
            && !next.starts_region
            && next.is_free()
        {
            self.spans.remove(&end);
            self.free.remove(&(next.len, end));
            span.len += next.len;
        }
        let before = self.spans.range(..start).next_back();
        let before = before.map(|(&start, &span)| (start, span));
        if !span.starts_region
            && let Some((before_start, before)) = before.filter(|(_, before)| before.is_free())
        {
            self.free.remove(&(before.len, before_start));
            start = before_start;
            span.len += before.len;
            span.starts_region = before.starts_region;
        }
        span.holds = Holds::Free { is_fresh: false };
        self.spans.insert(start, span);
        self.free.insert((span.len, start));
        if span.starts_region && self.is_region(start, span.len) {
            self.idle += span.len;
            if self.idle > KEPT {
                self.send_away(start);
            }
        }
    }

    fn is_region(&self, start: usize, len: usize) -> bool {
        self.regions
            .get(&start)
            .is_some_and(|region| region.len() == len)
    }

    /// Gives the memory of a region back that is free as a whole.
    fn send_away(&mut self, start: usize) {
        let Some(region) = self.regions.get(&start) else {
            return;
        };
        let len = region.len();
        // SAFETY: no block is there, and nothing else.
        if unsafe { memory::reserve_over(start, len, Rights::None) }.is_err() {
            return;
        }
        self.free.remove(&(len, start));
        self.away.insert((len, start));
        self.in_use -= len;
        self.idle -= len;
        if self.away.len() > AWAY
            && let Some((_, smallest)) = self.away.pop_first()
        {
            self.spans.remove(&smallest);
            self.regions.remove(&smallest);
        }
    }

    /// Takes memory for a region that has given it back, of about so many bytes: a free span.
    fn bring_back(&mut self, needed: usize) -> Option<(usize, usize)> {
        let most = needed.saturating_add(needed / 4 + REGION);
        let most = most.min(self.limit - self.in_use);
        let (len, start) =
            (self.away.range((needed, 0)..).next().copied()).filter(|&(len, _)| len <= most)?;
        // SAFETY: no block is there, and nothing else.
        unsafe { memory::commit_over(start, len) }.ok()?;
        self.away.remove(&(len, start));
        self.free.insert((len, start));
        self.in_use += len;
        self.idle += len;
        Some((len, start))
    }

    /// Takes a region with so many bytes from the system: a free span.
    fn grow(&mut self, needed: usize) -> Option<(usize, usize)> {
        if self.free_parked()
            && let Some(found) = self.find_free(needed)
        {
            return Some(found);
        }
        if self.limit - self.in_use < needed && self.idle > 0 {
            let idle = self.regions.iter();
            let idle: Vec<_> = idle
                .filter(|&(&start, region)| self.free.contains(&(region.len(), start)))
                .map(|(&start, _)| start)
                .collect();
            for start in idle {
                self.send_away(start);
            }
        }
        if let Some(found) = self.bring_back(needed) {
            return Some(found);
        }
        let left = self.limit - self.in_use;
        let wanted = needed.max((self.in_use / 8).min(AHEAD));
        let sizes = [(wanted, REGION), (needed, REGION), (needed, PAGE)];
        let region = sizes.into_iter().find_map(|(size, multiple)| {
            let size = size.checked_next_multiple_of(multiple)?;
            (size <= left).then(|| Mapping::commit(size).ok()).flatten()
        })?;
        let (start, len) = (region.start(), region.len());
        self.regions.insert(start, region);
        self.in_use += len;
        self.idle += len;
        self.add_free(start, len, true);
        self.spans.get_mut(&start)?.starts_region = true;
        Some((len, start))
    }
}

impl Span {
    fn is_free(&self) -> bool {
        matches!(self.holds, Holds::Free { .. })
    }
}

/// Where it is noted which slab an address is in.
fn near(address: usize) -> usize {
    address / UNIT % LATELY
}

/// The size of the block that an address is that of, in its span, which is no slab.
fn block_of(start: usize, span: &Span, address: usize) -> Result<usize, NoBlock> {
    let (size, within) = (span.len, address - start);
    match span.holds {
        Holds::Block if within == 0 => Ok(size),
        Holds::Block => Err(NoBlock::Inside { start, size }),
        Holds::Free { is_fresh: true } => Err(NoBlock::Fresh),
        Holds::Free { is_fresh: false } | Holds::Parked | Holds::Slab(_) => Err(NoBlock::Freed),
    }
}

/// The block that an address is that of, in its slab: its number there, and its size.
fn block_of_slab(slab: &Slab, address: usize) -> Result<(usize, usize), NoBlock> {
    let (size, offset) = (slab.size as usize, address - slab.start);
    // Of so few bytes; a division of 64 bits takes longer.
    let number = (offset as u32 / slab.size) as usize;
    let is_used = number < 64 && slab.used >> number & 1 != 0;
    match (is_used, offset - number * size) {
        (true, 0) => Ok((number, size)),
        (true, within) => Err(NoBlock::Inside {
            start: address - within,
            size,
        }),
        (false, _) if number >= slab.fresh.into() => Err(NoBlock::Fresh),
        (false, _) => Err(NoBlock::Freed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_the_sizes_in_order_and_each_size_has_the_next() {
        let sizes: Vec<_> = (0..CLASSES).map(size_of_class).collect();
        assert!(sizes.is_sorted_by(|a, b| a < b));
        assert_eq!(sizes[..10], [16, 32, 48, 64, 80, 96, 112, 128, 160, 192]);
        assert_eq!(sizes[CLASSES - 2..], [3584, LARGEST_SMALL]);
        for size in 0..=LARGEST_SMALL {
            let class = class_of_size(size);
            assert!(sizes[class] >= size, "{size}");
            assert!(class == 0 || sizes[class - 1] < size, "{size}");
        }
        assert_eq!(class_for(100, 128), Some(7));
        assert_eq!(class_for(130, 128), Some(11));
        assert_eq!(class_for(100, 1 << 11), None);
    }

    /// Random blocks are apart from each other, keep their alignment, and are gone as a whole.
    #[test]
    fn blocks_are_apart_and_all_is_given_back() {
        let mut seed = 7_u64;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        let mut blocks = Blocks::new(64 << 20);
        let mut live: BTreeMap<usize, usize> = BTreeMap::new();
        for _ in 0..40_000 {
            match random(5) {
                0 | 1 if live.len() > 100 => {
                    let (&start, _) = live.iter().nth(random(100)).unwrap();
                    live.remove(&start);
                    assert_eq!(blocks.give(start), Ok(()));
                    assert_eq!(blocks.give(start), Err(NoBlock::Freed));
                }
                2 if live.len() > 100 => {
                    let (&start, &old) = live.iter().nth(random(100)).unwrap();
                    let size = old / 2 + random(old + 2);
                    if blocks.resize(start, size).unwrap() {
                        live.insert(start, size);
                    }
                    assert!(blocks.size(start).unwrap() >= live[&start]);
                }
                _ => {
                    let most = 1 << (4 + random(13));
                    let size = random(most);
                    let align = 1 << random(14);
                    let start = blocks.take(size, align).unwrap();
                    assert!(start.is_multiple_of(align) && start.is_multiple_of(GRAIN));
                    assert!(live.insert(start, size).is_none());
                    if size > 1 {
                        let inside = blocks.give(start + size / 2);
                        assert!(matches!(inside, Err(NoBlock::Inside { .. })));
                    }
                }
            }
        }
        let mut end = 0;
        for (&start, &size) in &live {
            assert!(start >= end);
            end = start + size;
        }
        for &start in live.keys() {
            assert_eq!(blocks.give(start), Ok(()));
        }
        blocks.free_parked();
        let slabs = blocks.spans.values().filter(|span| !span.is_free()).count();
        assert!(slabs <= CLASSES, "{slabs}");
        assert!(blocks.idle <= KEPT);
        assert_eq!(blocks.give(0x1000), Err(NoBlock::Elsewhere));
    }

    #[test]
    fn parked_blocks_are_free_are_taken_again_and_make_room() {
        const SIZE: usize = 200 << 10;
        let mut blocks = Blocks::new(1 << 20);
        let [first, second] = [(); 2].map(|()| blocks.take(SIZE, 1).unwrap());
        blocks.give(first).unwrap();
        blocks.give(second).unwrap();
        assert_eq!(blocks.give(first), Err(NoBlock::Freed));
        assert_eq!(blocks.give(first + 100), Err(NoBlock::Freed));
        assert_eq!(blocks.take(SIZE, 1), Some(second));
        blocks.give(second).unwrap();
        // Neither has so much room, both have.
        assert!(blocks.take(900 << 10, 1).is_some());
        assert_eq!(blocks.parked_bytes, 0);
    }

    #[test]
    fn what_has_no_room_is_refused_and_what_is_idle_makes_some() {
        let mut blocks = Blocks::new(1 << 20);
        assert_eq!(blocks.take(usize::MAX, 1), None);
        assert_eq!(blocks.take(2 << 20, 1), None);
        let first = blocks.take(600 << 10, 1).unwrap();
        assert_eq!(blocks.take(600 << 10, 1), None);
        blocks.give(first).unwrap();
        assert!(blocks.take(1000 << 10, 1).is_some());
        assert!(blocks.in_use() <= 1 << 20);
    }

    #[test]
    fn memory_goes_back_to_the_system_and_its_addresses_stay() {
        const SIZE: usize = 5 << 20;
        let mut blocks = Blocks::new(64 << 20);
        let [first, second] = [(); 2].map(|()| blocks.take(SIZE, 1).unwrap());
        assert_eq!(blocks.in_use(), 2 * SIZE);
        // SAFETY: the block has so many bytes.
        unsafe { (first as *mut u8).write_bytes(7, SIZE) };
        blocks.give(first).unwrap();
        assert_eq!(blocks.in_use(), SIZE);
        assert_eq!(blocks.give(first), Err(NoBlock::Freed));
        let again = blocks.take(SIZE - 5, 1).unwrap();
        assert_eq!(again, first);
        // SAFETY: the block has so many bytes.
        assert_eq!(unsafe { (again as *const u8).read() }, 0);
        blocks.give(second).unwrap();
        // Of very many only the largest keep their addresses.
        for more in 0..AWAY + 10 {
            let block = blocks.take(SIZE + more * REGION, 1).unwrap();
            blocks.give(block).unwrap();
        }
        assert!(blocks.regions.len() <= AWAY + 1);
    }
}
