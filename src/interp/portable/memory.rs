//! A linear memory that belongs to one program.
//!
//! An address of the program is a number. The memory has segments, each at a multiple of 512 MiB:
//!
//! ```text
//!   0  nothing: null, and what is near it      3  functions, which have numbers and no bytes
//!   1  constants, which nobody writes          4  the stack
//!   2  variables                               5  the heap, and all that is behind it
//! ```
//!
//! The first ones are near each other, so that distances between constants, variables and functions fit into 32 bits.
//! Every access names its segment and compares the byte with the segment's size. So an address that is made of
//! anything leads to a byte of the program, or is a [`Fault`]; it never leads to memory of the process. An index
//! past the end of the variables, the stack or the heap is a fault, too, and not another segment.

#![forbid(unsafe_code)]

use std::cell::Cell;
use std::ops::Range;

/// An access outside of the memory, by its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault(pub u64);

/// A part of the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segment {
    /// Data that is written before the program starts.
    Constants = 1,
    /// Variables.
    Variables = 2,
    /// Slots of functions.
    Stack = 4,
    /// What is allocated.
    Heap = 5,
}

impl Segment {
    /// The address of the first byte.
    pub const fn start(self) -> u64 {
        (self as u64) << SHIFT
    }
}

/// The number of segments.
const SEGMENTS: usize = 6;
/// The last one, which has no end.
const LAST: u64 = Segment::Heap as u64;
/// The bits of an address that name a byte, but for those of the last segment.
const SHIFT: u32 = 29;
/// The largest size of a segment, and that of the last one.
const MOST: u64 = 1 << SHIFT;
const MOST_OF_LAST: u64 = 1 << 40;

/// Where the addresses of functions begin.
pub const FUNCTIONS: u64 = 3 << SHIFT;

/// The memory.
#[derive(Clone, Debug, Default)]
pub struct LinearMemory {
    segments: [Vec<u8>; SEGMENTS],
    watched: Option<Box<Watched>>,
}

/// Bytes whose writes are noted. The bytes of all of their segments are here, and `segments` has none of them: so
/// accesses to these fail at first and are made by [`LinearMemory::watched_read`] and its kin, and all others cost what they
/// do without it.
#[derive(Clone, Debug)]
struct Watched {
    segments: [Option<Vec<u8>>; SEGMENTS],
    /// The addresses of the bytes.
    ranges: Vec<Range<u64>>,
    /// Which of them was written, the last one if there are several.
    written: Cell<Option<usize>>,
}

/// The number of the segment that an address is in, and the byte there.
#[inline(always)]
fn place(address: u64) -> (usize, usize) {
    let segment = (address >> SHIFT).min(LAST);
    let at = address - (segment << SHIFT);
    (segment as usize, usize::try_from(at).unwrap_or(usize::MAX))
}

impl LinearMemory {
    /// Reads some bytes.
    #[inline(always)]
    pub fn read<const N: usize>(&self, address: u64) -> Result<[u8; N], Fault> {
        let (segment, at) = place(address);
        let bytes = self.segments.get(segment).and_then(|bytes| bytes.get(at..));
        match bytes.and_then(|bytes| bytes.first_chunk()) {
            Some(bytes) => Ok(*bytes),
            None => self.watched_read(address),
        }
    }

    /// Writes some bytes.
    #[inline(always)]
    pub fn write<const N: usize>(&mut self, address: u64, value: [u8; N]) -> Result<(), Fault> {
        let (segment, at) = place(address);
        if segment == Segment::Constants as usize {
            return Err(Fault(address));
        }
        let bytes = self.segments.get_mut(segment);
        match bytes.and_then(|bytes| bytes.get_mut(at..)?.first_chunk_mut()) {
            Some(bytes) => *bytes = value,
            None => self.watched_write(address, &value)?,
        }
        Ok(())
    }

    /// Writes to a segment that is watched.
    #[cold]
    #[inline(never)]
    fn watched_write(&mut self, address: u64, value: &[u8]) -> Result<(), Fault> {
        let to = self.any_mut(address, value.len() as u64);
        to.map_err(|_| Fault(address))?.copy_from_slice(value);
        Ok(())
    }

    /// Reads from a segment that is watched.
    #[cold]
    #[inline(never)]
    fn watched_read<const N: usize>(&self, address: u64) -> Result<[u8; N], Fault> {
        match &self.watched {
            Some(_) => self
                .rest(address)?
                .first_chunk()
                .copied()
                .ok_or(Fault(address)),
            None => Err(Fault(address)),
        }
    }

    /// Notes writes to some bytes from now on, each given by an address and a number, and to no others. They need not be
    /// there yet. [`written`](Self::written) asks for what was noted.
    pub fn watch(&mut self, bytes: &[(u64, u64)]) {
        if let Some(watched) = self.watched.take() {
            for (segment, bytes) in watched.segments.into_iter().enumerate() {
                if let Some(bytes) = bytes {
                    self.segments[segment] = bytes;
                }
            }
        }
        if bytes.is_empty() {
            return;
        }
        let mut segments = [const { None }; SEGMENTS];
        for &(address, _) in bytes {
            let (segment, _) = place(address);
            let all = &mut self.segments[segment];
            segments[segment].get_or_insert_with(|| std::mem::take(all));
        }
        let ranges = bytes.iter();
        self.watched = Some(Box::new(Watched {
            segments,
            ranges: ranges
                .map(|&(address, len)| address..address.saturating_add(len))
                .collect(),
            written: Cell::new(None),
        }));
    }

    /// Which of the watched bytes were written since this was asked last, by their place in the list.
    pub fn written(&self) -> Option<usize> {
        let watched = self.watched.as_ref();
        watched.and_then(|watched| watched.written.take())
    }

    /// The bytes of a segment.
    fn bytes(&self, segment: usize) -> &Vec<u8> {
        let watched = self.watched.as_ref();
        let set_aside = watched.and_then(|watched| watched.segments[segment].as_ref());
        set_aside.unwrap_or(&self.segments[segment])
    }

    fn bytes_mut(&mut self, segment: usize) -> &mut Vec<u8> {
        let watched = self.watched.as_mut();
        let set_aside = watched.and_then(|watched| watched.segments[segment].as_mut());
        set_aside.unwrap_or(&mut self.segments[segment])
    }

    /// The bytes of a segment, as they are.
    pub fn contents(&self, segment: Segment) -> &[u8] {
        self.bytes(segment as usize)
    }

    /// The bytes of a segment, whose number is to be another. This is no write of the program.
    pub fn resized(&mut self, segment: Segment, len: usize) -> &mut [u8] {
        let bytes = self.bytes_mut(segment as usize);
        bytes.resize(len, 0);
        bytes
    }

    /// Some bytes.
    pub fn slice(&self, address: u64, len: u64) -> Result<&[u8], Fault> {
        if len == 0 {
            return Ok(&[]);
        }
        let rest = self.rest(address)?;
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        rest.get(..len).ok_or(Fault(address + rest.len() as u64))
    }

    /// Some bytes that the program may write.
    pub fn slice_mut(&mut self, address: u64, len: u64) -> Result<&mut [u8], Fault> {
        if len == 0 {
            return Ok(&mut []);
        }
        if place(address).0 == Segment::Constants as usize {
            return Err(Fault(address));
        }
        self.any_mut(address, len)
    }

    /// The same of constants, too: for who fills the memory before the program starts.
    pub fn any_mut(&mut self, address: u64, len: u64) -> Result<&mut [u8], Fault> {
        let there = self.rest(address)?.len();
        let end = Fault(address + there as u64);
        let (segment, at) = place(address);
        let len = usize::try_from(len).ok().filter(|&len| len <= there);
        let len = len.ok_or(end)?;
        if let Some(watched) = &self.watched {
            let end = address.saturating_add(len as u64);
            let is_written = |range: &Range<u64>| address < range.end && range.start < end;
            if let Some(number) = watched.ranges.iter().rposition(is_written) {
                watched.written.set(Some(number));
            }
        }
        let rest = self.bytes_mut(segment).get_mut(at..).ok_or(end)?;
        rest.get_mut(..len).ok_or(end)
    }

    /// The bytes from an address to the end of its segment, of which there is one.
    pub fn rest(&self, address: u64) -> Result<&[u8], Fault> {
        let (segment, at) = place(address);
        let bytes = self.bytes(segment).get(at..);
        bytes
            .filter(|bytes| !bytes.is_empty())
            .ok_or(Fault(address))
    }

    /// The bytes of a string of C, without the null.
    pub fn c_string(&self, address: u64) -> Result<&[u8], Fault> {
        let rest = self.rest(address)?;
        match rest.iter().position(|&byte| byte == 0) {
            Some(len) => Ok(&rest[..len]),
            None => Err(Fault(address + rest.len() as u64)),
        }
    }

    /// Copies bytes between areas that may overlap.
    pub fn copy(&mut self, to: u64, from: u64, len: u64) -> Result<(), Fault> {
        self.slice(from, len)?;
        self.slice_mut(to, len)?;
        let ((source, from), (target, to), len) = (place(from), place(to), len as usize);
        if len == 0 {
            return Ok(());
        }
        if source == target {
            self.bytes_mut(source).copy_within(from..from + len, to);
            return Ok(());
        }
        let bytes = std::mem::take(self.bytes_mut(source));
        self.bytes_mut(target)[to..to + len].copy_from_slice(&bytes[from..from + len]);
        *self.bytes_mut(source) = bytes;
        Ok(())
    }

    /// The size of a segment in bytes.
    pub fn size(&self, segment: Segment) -> u64 {
        self.bytes(segment as usize).len() as u64
    }

    /// Removes all bytes of a segment.
    pub fn clear(&mut self, segment: Segment) {
        *self.bytes_mut(segment as usize) = Vec::new();
    }

    /// Makes a segment larger, by zeros, and gives the address of its former end; `None` if there is no room.
    pub fn grow(&mut self, segment: Segment, bytes: u64) -> Option<u64> {
        let vec = self.bytes_mut(segment as usize);
        let before = vec.len() as u64;
        let most = match segment {
            Segment::Constants | Segment::Variables | Segment::Stack => MOST,
            Segment::Heap => MOST_OF_LAST,
        };
        let size = before.checked_add(bytes).filter(|&size| size <= most)?;
        let size = usize::try_from(size).ok()?;
        if vec.is_empty() {
            // The system has zeros at hand.
            *vec = vec![0; size];
        } else {
            vec.try_reserve(size - vec.len()).ok()?;
            vec.resize(size, 0);
        }
        Some(segment.start() + before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory() -> LinearMemory {
        let mut memory = LinearMemory::default();
        for segment in [Segment::Constants, Segment::Variables, Segment::Heap] {
            assert_eq!(memory.grow(segment, 16), Some(segment.start()));
        }
        memory
    }

    #[test]
    fn accesses_are_compared_with_the_bounds() {
        let mut memory = memory();
        let at = Segment::Variables.start();
        assert_eq!(memory.write(at + 8, 7u64.to_le_bytes()), Ok(()));
        assert_eq!(memory.read(at + 8), Ok(7u64.to_le_bytes()));
        assert_eq!(memory.read::<8>(at + 9), Err(Fault(at + 9)));
        assert_eq!(memory.read::<1>(at + 16), Err(Fault(at + 16)));
        assert_eq!(memory.read::<1>(at - 1), Err(Fault(at - 1)));
        assert_eq!(memory.write(at + 9, [0; 8]), Err(Fault(at + 9)));
        for address in [0, 1, FUNCTIONS, u64::MAX, u64::MAX - 7, 1 << 63] {
            assert_eq!(memory.read::<8>(address), Err(Fault(address)));
            assert_eq!(memory.write(address, [1]), Err(Fault(address)));
            assert!(memory.slice(address, 1).is_err());
            assert!(memory.slice_mut(address, u64::MAX).is_err());
        }
    }

    #[test]
    fn constants_are_not_written() {
        let mut memory = memory();
        let at = Segment::Constants.start();
        memory.any_mut(at, 16).unwrap()[0] = b'x';
        assert_eq!(memory.read(at), Ok([b'x']));
        assert_eq!(memory.write(at, [0]), Err(Fault(at)));
        assert!(memory.slice_mut(at, 1).is_err());
        assert_eq!(memory.copy(at, Segment::Heap.start(), 1), Err(Fault(at)));
    }

    #[test]
    fn copies_overlap_and_cross_segments() {
        let mut memory = memory();
        let (heap, variables) = (Segment::Heap.start(), Segment::Variables.start());
        memory
            .slice_mut(heap, 6)
            .unwrap()
            .copy_from_slice(b"abcdef");
        memory.copy(heap + 2, heap, 4).unwrap();
        assert_eq!(memory.slice(heap, 7), Ok(&b"ababcd\0"[..]));
        memory.copy(variables + 10, heap, 6).unwrap();
        assert_eq!(memory.slice(variables + 10, 6), Ok(&b"ababcd"[..]));
        assert_eq!(
            memory.copy(variables + 11, heap, 6),
            Err(Fault(variables + 16))
        );
        assert_eq!(memory.c_string(heap), Ok(&b"ababcd"[..]));
        assert_eq!(memory.c_string(variables + 10), Err(Fault(variables + 16)));
        assert_eq!(memory.copy(0, 0, 0), Ok(()));
    }

    #[test]
    fn writes_to_watched_bytes_are_noted() {
        let is_written = |memory: &LinearMemory| memory.written().is_some();
        let mut memory = memory();
        let (heap, variables) = (Segment::Heap.start(), Segment::Variables.start());
        memory.watch(&[(heap + 4, 2)]);
        assert!(!is_written(&memory));
        memory.write(heap, [1; 4]).unwrap();
        memory.write(heap + 6, [2; 8]).unwrap();
        memory.write(variables + 4, [3; 2]).unwrap();
        memory.read::<8>(heap).unwrap();
        memory.copy(variables, heap + 4, 2).unwrap();
        assert!(!is_written(&memory));
        for (at, len) in [(0, 5), (5, 1), (5, 8), (0, 16), (4, 2)] {
            memory.slice_mut(heap + at, len).unwrap();
            assert!(is_written(&memory) && !is_written(&memory), "{at} {len}");
        }
        memory.write(heap + 5, [9]).unwrap();
        assert!(is_written(&memory));
        memory.copy(heap + 1, variables + 1, 4).unwrap();
        assert!(is_written(&memory));
        assert_eq!(memory.write(heap + 9, [0; 8]), Err(Fault(heap + 9)));
        assert_eq!(memory.read::<8>(heap + 9), Err(Fault(heap + 9)));
        assert_eq!(memory.read::<8>(heap - 1), Err(Fault(heap - 1)));
        assert_eq!(memory.grow(Segment::Heap, 16), Some(heap + 16));
        // Bytes that come later are watched, too.
        memory.watch(&[(heap + 32, 8)]);
        assert_eq!(memory.write(heap + 31, [1; 2]), Err(Fault(heap + 31)));
        memory.grow(Segment::Heap, 8).unwrap();
        assert!(!is_written(&memory));
        memory.write(heap + 31, [0; 2]).unwrap();
        assert!(is_written(&memory));
        for nothing in [0, u64::MAX, FUNCTIONS] {
            memory.watch(&[(nothing, u64::MAX)]);
            assert!(memory.read::<1>(nothing).is_err() && memory.write(nothing, [1]).is_err());
        }
        // Bytes of two segments: which of them was written.
        memory.watch(&[(variables + 4, 2), (heap, 4), (heap + 8, 4)]);
        for (address, number) in [(heap + 8, 2), (variables + 5, 0), (heap + 3, 1)] {
            memory.write(address, [0]).unwrap();
            assert_eq!(memory.written(), Some(number));
        }
        memory.write(heap + 4, [2; 4]).unwrap();
        assert_eq!(memory.written(), None);
        memory.watch(&[]);
        assert_eq!(memory.read(heap + 4), Ok([2; 4]));
        memory.write(heap + 5, [9]).unwrap();
        assert_eq!(memory.read(heap + 5), Ok([9, 2]));
        assert_eq!(memory.read(heap + 31), Ok([0]));
    }

    #[test]
    fn a_segment_has_a_largest_size() {
        let mut memory = memory();
        assert_eq!(memory.grow(Segment::Heap, MOST_OF_LAST), None);
        assert_eq!(memory.grow(Segment::Heap, u64::MAX), None);
        assert_eq!(memory.grow(Segment::Variables, MOST), None);
        let end = Segment::Heap.start() + 16;
        assert_eq!(memory.grow(Segment::Heap, 8), Some(end));
        assert_eq!(memory.read(end), Ok([0; 8]));
    }
}
