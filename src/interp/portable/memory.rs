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

/// Bytes whose writes are noted. The bytes of their whole segment are here, and `segments` has none of them: so
/// accesses to it fail at first and are made by [`LinearMemory::watched_read`] and its kin, and all others cost what they
/// do without it.
#[derive(Clone, Debug)]
struct Watched {
    segment: usize,
    bytes: Vec<u8>,
    range: Range<usize>,
    is_written: Cell<bool>,
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

    /// Notes writes to some bytes from now on, by their address and their number, or to none. They need not be there yet.
    /// [`was_written`](Self::was_written) asks for what was noted.
    pub fn watch(&mut self, bytes: Option<(u64, u64)>) {
        if let Some(watched) = self.watched.take() {
            self.segments[watched.segment] = watched.bytes;
        }
        let Some((address, len)) = bytes else { return };
        let (segment, at) = place(address);
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        self.watched = Some(Box::new(Watched {
            segment,
            bytes: std::mem::take(&mut self.segments[segment]),
            range: at..at.saturating_add(len),
            is_written: Cell::new(false),
        }));
    }

    /// Whether the bytes that are watched were written since this was asked last.
    pub fn was_written(&self) -> bool {
        let watched = self.watched.as_ref();
        watched.is_some_and(|watched| watched.is_written.take())
    }

    /// The bytes of a segment.
    fn bytes(&self, segment: usize) -> &Vec<u8> {
        match &self.watched {
            Some(watched) if watched.segment == segment => &watched.bytes,
            Some(_) | None => &self.segments[segment],
        }
    }

    fn bytes_mut(&mut self, segment: usize) -> &mut Vec<u8> {
        match &mut self.watched {
            Some(watched) if watched.segment == segment => &mut watched.bytes,
            Some(_) | None => &mut self.segments[segment],
        }
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
        if let Some(watched) = &mut self.watched
            && watched.segment == segment
        {
            let Range { start, end } = watched.range;
            if at < end && start < at.saturating_add(len) {
                watched.is_written.set(true);
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
        let mut memory = memory();
        let (heap, variables) = (Segment::Heap.start(), Segment::Variables.start());
        memory.watch(Some((heap + 4, 2)));
        assert!(!memory.was_written());
        memory.write(heap, [1; 4]).unwrap();
        memory.write(heap + 6, [2; 8]).unwrap();
        memory.write(variables + 4, [3; 2]).unwrap();
        memory.read::<8>(heap).unwrap();
        memory.copy(variables, heap + 4, 2).unwrap();
        assert!(!memory.was_written());
        for (at, len) in [(0, 5), (5, 1), (5, 8), (0, 16), (4, 2)] {
            memory.slice_mut(heap + at, len).unwrap();
            assert!(memory.was_written() && !memory.was_written(), "{at} {len}");
        }
        memory.write(heap + 5, [9]).unwrap();
        assert!(memory.was_written());
        memory.copy(heap + 1, variables + 1, 4).unwrap();
        assert!(memory.was_written());
        assert_eq!(memory.write(heap + 9, [0; 8]), Err(Fault(heap + 9)));
        assert_eq!(memory.read::<8>(heap + 9), Err(Fault(heap + 9)));
        assert_eq!(memory.read::<8>(heap - 1), Err(Fault(heap - 1)));
        assert_eq!(memory.grow(Segment::Heap, 16), Some(heap + 16));
        // Bytes that come later are watched, too.
        memory.watch(Some((heap + 32, 8)));
        assert_eq!(memory.write(heap + 31, [1; 2]), Err(Fault(heap + 31)));
        memory.grow(Segment::Heap, 8).unwrap();
        assert!(!memory.was_written());
        memory.write(heap + 31, [0; 2]).unwrap();
        assert!(memory.was_written());
        for nothing in [0, u64::MAX, FUNCTIONS] {
            memory.watch(Some((nothing, u64::MAX)));
            assert!(memory.read::<1>(nothing).is_err() && memory.write(nothing, [1]).is_err());
        }
        memory.watch(None);
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
