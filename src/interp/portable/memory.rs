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
//!
//! Beside the memory of a checked program lie its planes and records, at addresses that no segment has. They
//! are for the tests of the program alone: the functions of the library have no way there.

#![forbid(unsafe_code)]

use std::cell::Cell;
use std::ops::Range;

use crate::runtime::shadow::Plane;
use crate::runtime::shadow::layout::Own;

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
    beside: Option<Box<Beside>>,
}

/// What lies beside the memory of a checked program. A plane is no longer than what was written of it so far.
#[derive(Clone, Debug, Default)]
struct Beside {
    planes: [[Vec<u8>; SEGMENTS]; 2],
    /// The state of the thread, and the records of objects.
    records: Vec<u8>,
}

/// A place beside the memory.
enum Far {
    /// In a plane, beside this address.
    Plane(Plane, u64),
    /// Among the records.
    Record(usize),
}

/// What an address beside the memory is of.
fn far(address: u64) -> Option<Far> {
    let rest = address & (Own::PLANES[0] - 1);
    match address >> Own::ADDRESS_BITS {
        1 => Some(Far::Plane(Plane::Owners, rest)),
        2 => Some(Far::Plane(Plane::Bits, rest)),
        3 => usize::try_from(rest).ok().map(Far::Record),
        _ => None,
    }
}

/// The segments that a program writes, of all that [`LinearMemory::area`] numbers the first.
const WRITTEN: [Segment; 3] = [Segment::Variables, Segment::Stack, Segment::Heap];

/// Planes and records grow by no less.
const STEP: usize = 1 << 12;

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
            None => self.slow_read(address),
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
            None => self.slow_write(address, &value)?,
        }
        Ok(())
    }

    /// Writes to a segment that is watched, or beside the memory.
    #[cold]
    #[inline(never)]
    fn slow_write(&mut self, address: u64, value: &[u8]) -> Result<(), Fault> {
        if self.beside.is_some()
            && let Some(place) = far(address)
        {
            if let Some(to) = self.far_mut(place, value.len()) {
                to.copy_from_slice(value);
            }
            return Ok(());
        }
        let to = self.any_mut(address, value.len() as u64);
        to.map_err(|_| Fault(address))?.copy_from_slice(value);
        Ok(())
    }

    /// Where so many bytes beside the memory are written: nowhere, if there is no memory that they are beside.
    fn far_mut(&mut self, place: Far, len: usize) -> Option<&mut [u8]> {
        let (of, at) = match place {
            Far::Plane(plane, address) => {
                let (segment, at) = self::place(address);
                let most = self.bytes(segment).len();
                at.checked_add(len).filter(|&end| end <= most)?;
                let beside = self.beside.as_mut()?;
                (&mut beside.planes[plane as usize][segment], at)
            }
            Far::Record(at) => {
                let records = &mut self.beside.as_mut()?.records;
                at.checked_add(len).filter(|&end| end <= records.len())?;
                (records, at)
            }
        };
        let end = at + len;
        if end > of.len() {
            of.resize(end.next_multiple_of(STEP), 0);
        }
        of.get_mut(at..end)
    }

    /// So many bytes beside the memory; fewer, where those behind were never written and are zeros.
    fn far_bytes(&self, place: Far, len: usize) -> &[u8] {
        let Some(beside) = &self.beside else {
            return &[];
        };
        let (of, at) = match place {
            Far::Plane(plane, address) => {
                let (segment, at) = self::place(address);
                (&beside.planes[plane as usize][segment], at)
            }
            Far::Record(at) => (&beside.records, at),
        };
        let at = at.min(of.len());
        &of[at..of.len().min(at.saturating_add(len))]
    }

    /// Makes room beside the memory for the tests of a checked program.
    pub fn check(&mut self) {
        self.beside.get_or_insert_default();
    }

    /// A plane beside so many bytes of memory; fewer, where zeros are behind.
    #[cfg_attr(not(feature = "portable"), allow(dead_code))]
    pub(crate) fn plane(&self, plane: Plane, address: u64, len: u64) -> &[u8] {
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        self.far_bytes(Far::Plane(plane, address), len)
    }

    /// The same to be written; `None` where there is not so much memory.
    #[cfg_attr(not(feature = "portable"), allow(dead_code))]
    pub(crate) fn plane_mut(&mut self, plane: Plane, address: u64, len: u64) -> Option<&mut [u8]> {
        self.far_mut(Far::Plane(plane, address), usize::try_from(len).ok()?)
    }

    /// Makes the records so many bytes long, if they were shorter.
    pub fn grow_records(&mut self, len: usize) {
        if let Some(beside) = &mut self.beside
            && beside.records.len() < len
        {
            beside.records.resize(len, 0);
        }
    }

    /// The number of parts that [`area`](Self::area) has.
    pub const AREAS: usize = WRITTEN.len() + 2 * SEGMENTS + 1;

    fn area_mut(&mut self, number: usize) -> Option<&mut Vec<u8>> {
        if let Some(&segment) = WRITTEN.get(number) {
            return Some(self.bytes_mut(segment as usize));
        }
        let beside = self.beside.as_mut()?;
        let number = number - WRITTEN.len();
        match beside.planes.get_mut(number / SEGMENTS) {
            Some(plane) => Some(&mut plane[number % SEGMENTS]),
            None => Some(&mut beside.records),
        }
    }

    /// The parts of all that a program and its tests write, by their numbers.
    pub fn area(&self, number: usize) -> &[u8] {
        if let Some(&segment) = WRITTEN.get(number) {
            return self.bytes(segment as usize);
        }
        let Some(beside) = &self.beside else {
            return &[];
        };
        let number = number - WRITTEN.len();
        match beside.planes.get(number / SEGMENTS) {
            Some(plane) => &plane[number % SEGMENTS],
            None => &beside.records,
        }
    }

    /// The same, whose number of bytes is to be another. This is no write of the program.
    pub fn resized(&mut self, number: usize, len: usize) -> &mut [u8] {
        match self.area_mut(number) {
            Some(bytes) => {
                bytes.resize(len, 0);
                bytes
            }
            None => &mut [],
        }
    }

    /// Reads from a segment that is watched, or beside the memory.
    #[cold]
    #[inline(never)]
    fn slow_read<const N: usize>(&self, address: u64) -> Result<[u8; N], Fault> {
        if self.beside.is_some()
            && let Some(place) = far(address)
        {
            let mut bytes = [0; N];
            let written = self.far_bytes(place, N);
            bytes[..written.len()].copy_from_slice(written);
            return Ok(bytes);
        }
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

    /// The same for what code copies by itself, which may be bytes beside the memory.
    pub fn copy_anywhere(&mut self, to: u64, from: u64, len: u64) -> Result<(), Fault> {
        let is_far = self.beside.is_some() && (to.max(from) >> Own::ADDRESS_BITS) != 0;
        if !is_far || len == 0 {
            return self.copy(to, from, len);
        }
        let size = usize::try_from(len).map_err(|_| Fault(to))?;
        let bytes = match far(from) {
            Some(place) => {
                let mut bytes = self.far_bytes(place, size).to_vec();
                bytes.resize(size, 0);
                bytes
            }
            None => self.slice(from, len)?.to_vec(),
        };
        match far(to) {
            Some(place) => {
                if let Some(to) = self.far_mut(place, size) {
                    to.copy_from_slice(&bytes);
                }
            }
            None => self.slice_mut(to, len)?.copy_from_slice(&bytes),
        }
        Ok(())
    }

    /// Has code fill bytes by itself, which may lie beside the memory.
    pub fn fill_anywhere(&mut self, to: u64, byte: u8, len: u64) -> Result<(), Fault> {
        if self.beside.is_some()
            && let Some(place) = far(to)
        {
            let size = usize::try_from(len).map_err(|_| Fault(to))?;
            if let Some(to) = self.far_mut(place, size) {
                to.fill(byte);
            }
            return Ok(());
        }
        self.slice_mut(to, len)?.fill(byte);
        Ok(())
    }

    /// The size of a segment in bytes.
    pub fn size(&self, segment: Segment) -> u64 {
        self.bytes(segment as usize).len() as u64
    }

    /// Removes all bytes of a segment.
    pub fn clear(&mut self, segment: Segment) {
        *self.bytes_mut(segment as usize) = Vec::new();
        if let Some(beside) = &mut self.beside {
            for plane in &mut beside.planes {
                plane[segment as usize] = Vec::new();
            }
        }
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
    fn planes_and_records_lie_beside_the_memory() {
        let mut memory = memory();
        let heap = Segment::Heap.start();
        let [owners, bits] = Own::PLANES;
        assert!(memory.read::<8>(heap + bits).is_err());
        assert!(memory.write(heap + owners, [1]).is_err());
        memory.check();
        memory.write(heap + bits + 4, [9; 4]).unwrap();
        assert_eq!(memory.read(heap + bits + 2), Ok([0, 0, 9, 9]));
        assert_eq!(memory.read(heap + owners), Ok([0; 8]));
        assert_eq!(memory.plane(Plane::Bits, heap + 4, 4), [9; 4]);
        // Beside no memory nothing is kept.
        memory.write(heap + bits + 15, [7; 2]).unwrap();
        assert_eq!(memory.read(heap + bits + 15), Ok([0; 2]));
        memory.write(Own::STATE, [5]).unwrap();
        assert_eq!(memory.read(Own::STATE), Ok([0]));
        memory.grow_records(8);
        memory.write(Own::STATE + 7, [5]).unwrap();
        memory.write(Own::STATE + 7, [6; 2]).unwrap();
        assert_eq!(memory.read(Own::STATE + 6), Ok([0, 5, 0]));
        // The library has no way there.
        assert!(memory.slice(heap + bits, 1).is_err());
        assert!(memory.slice_mut(Own::STATE, 1).is_err());
        assert!(memory.copy(heap, Own::STATE, 1).is_err());
        let mut areas = (0..LinearMemory::AREAS).map(|area| memory.area(area).len());
        assert_eq!(areas.by_ref().take(3).sum::<usize>(), 32);
        assert_eq!(areas.sum::<usize>(), STEP + 8);
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
