//! Hands out parts of an address range, and takes them back.

use std::collections::BTreeMap;

/// The free parts of a range: a tail that was never used, and holes that were given back.
#[derive(Debug)]
pub(super) struct RangeAllocator {
    next: usize,
    end: usize,
    /// Start and length of each hole. No two touch, and none touches the tail.
    holes: BTreeMap<usize, usize>,
    /// The sum of the holes' lengths: a request that exceeds it need not search them.
    in_holes: usize,
}

impl RangeAllocator {
    /// All of `start..end` is free.
    pub(super) fn new(start: usize, end: usize) -> Self {
        RangeAllocator {
            next: start,
            end,
            holes: BTreeMap::new(),
            in_holes: 0,
        }
    }

    /// Takes `len` bytes whose start is a multiple of `align`, a power of two.
    pub(super) fn take(&mut self, len: usize, align: usize) -> Option<usize> {
        if len <= self.in_holes
            && let Some(start) = self.take_hole(len, align)
        {
            return Some(start);
        }
        let start = self.next.checked_next_multiple_of(align)?;
        let after = start.checked_add(len)?;
        if after > self.end {
            return None;
        }
        let skipped = self.next;
        self.next = after;
        if start > skipped {
            self.add_hole(skipped, start - skipped);
        }
        Some(start)
    }

    /// The same, as high as there is room.
    pub(super) fn take_last(&mut self, len: usize, align: usize) -> Option<usize> {
        if len <= self.in_holes
            && let Some(start) = self.take_last_hole(len, align)
        {
            return Some(start);
        }
        let start = self.end.checked_sub(len)? & !(align - 1);
        if start < self.next {
            return None;
        }
        let skipped = start + len;
        if skipped < self.end {
            self.add_hole(skipped, self.end - skipped);
        }
        self.end = start;
        Some(start)
    }

    fn take_last_hole(&mut self, len: usize, align: usize) -> Option<usize> {
        let (hole, size, start) = self.holes.iter().rev().find_map(|(&hole, &size)| {
            let start = (hole + size).checked_sub(len)? & !(align - 1);
            (start >= hole).then_some((hole, size, start))
        })?;
        self.cut_hole((hole, size), (start, len));
        Some(start)
    }

    fn take_hole(&mut self, len: usize, align: usize) -> Option<usize> {
        let (hole, size, start) = self.holes.iter().find_map(|(&hole, &size)| {
            let start = hole.next_multiple_of(align);
            (start + len <= hole + size).then_some((hole, size, start))
        })?;
        self.cut_hole((hole, size), (start, len));
        Some(start)
    }

    /// Takes a part out of a hole.
    fn cut_hole(&mut self, (hole, size): (usize, usize), (start, len): (usize, usize)) {
        self.holes.remove(&hole);
        self.in_holes -= size;
        if start > hole {
            self.add_hole(hole, start - hole);
        }
        let rest = hole + size - (start + len);
        if rest > 0 {
            self.add_hole(start + len, rest);
        }
    }

    fn add_hole(&mut self, start: usize, len: usize) {
        self.holes.insert(start, len);
        self.in_holes += len;
    }

    /// Gives back what `take` has handed out.
    pub(super) fn give(&mut self, start: usize, len: usize) {
        let (mut start, mut len) = (start, len);
        if let Some((&before, &size)) = self.holes.range(..start).next_back()
            && before + size == start
        {
            self.holes.remove(&before);
            self.in_holes -= size;
            start = before;
            len += size;
        }
        if let Some(size) = self.holes.remove(&(start + len)) {
            self.in_holes -= size;
            len += size;
        }
        // The tail stays where it is, because what lies in it counts as never used.
        if len > 0 {
            self.add_hole(start, len);
        }
    }

    /// The end of what was ever handed out.
    pub(super) fn used_end(&self) -> usize {
        self.next
    }

    /// Bytes handed out and not given back.
    #[cfg(test)]
    pub(super) fn in_use(&self, start: usize) -> usize {
        self.next - start - self.in_holes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_aligned_and_disjoint() {
        let mut ranges = RangeAllocator::new(0x1000, 0x2000);
        assert_eq!(ranges.take(10, 16), Some(0x1000));
        assert_eq!(ranges.take(10, 16), Some(0x1010));
        assert_eq!(ranges.take(8, 64), Some(0x1040));
        // The bytes skipped for the alignment are used too.
        assert_eq!(ranges.take(16, 16), Some(0x1020));
        assert_eq!(ranges.take(0x1000, 1), None);
        assert_eq!(ranges.take(usize::MAX, 1), None);
        assert_eq!(ranges.in_use(0x1000), 44);
    }

    #[test]
    fn parts_are_taken_from_both_ends() {
        let mut ranges = RangeAllocator::new(0x1000, 0x2008);
        assert_eq!(ranges.take_last(0x10, 16), Some(0x1ff0));
        assert_eq!(ranges.take_last(0x10, 256), Some(0x1f00));
        // The highest place is the one that was skipped for the alignment.
        assert_eq!(ranges.take_last(8, 8), Some(0x2000));
        assert_eq!(ranges.take_last(0x20, 16), Some(0x1fd0));
        assert_eq!(ranges.take(0x20, 16), Some(0x1f10));
        assert_eq!(ranges.take(0xf00, 16), Some(0x1000));
        assert_eq!(ranges.take_last(0x100, 16), None);
        ranges.give(0x1f00, 0x10);
        assert_eq!(ranges.take_last(0x10, 16), Some(0x1fc0));
        assert_eq!(ranges.take(0x10, 256), Some(0x1f00));
    }

    #[test]
    fn neighbours_grow_together_again() {
        let mut ranges = RangeAllocator::new(0, 300);
        for i in 0..3 {
            assert_eq!(ranges.take(100, 1), Some(i * 100));
        }
        ranges.give(0, 100);
        ranges.give(200, 100);
        assert_eq!(ranges.take(150, 1), None);
        ranges.give(100, 100);
        assert_eq!(ranges.take(300, 1), Some(0));
        ranges.give(0, 300);
        assert_eq!(ranges.in_use(0), 0);
    }
}
