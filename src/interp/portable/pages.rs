//! What a memory held at a moment, in pages that such moments share.

#![forbid(unsafe_code)]

use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::memory::LinearMemory;

/// Bytes of a page.
const PAGE: usize = 4096;

type Page = Arc<[u8; PAGE]>;

/// The contents of a memory, constants aside. Two that are equal in a page, and were taken one after the other, have one
/// copy of it.
#[derive(Clone, Debug)]
pub struct Pages {
    areas: [Contents; LinearMemory::AREAS],
}

#[derive(Clone, Debug, Default)]
struct Contents {
    len: usize,
    /// `None` is a page of zeros. The last page may be longer than the segment, by zeros.
    pages: Vec<Option<Page>>,
}

impl Pages {
    /// The contents of a memory now. `before` are those at an earlier moment.
    pub fn of(memory: &LinearMemory, before: Option<&Pages>) -> Pages {
        let taken = |n: usize| {
            let bytes = memory.area(n);
            let known = before.map_or(&[][..], |before| &before.areas[n].pages);
            let pages = bytes.chunks(PAGE).enumerate();
            let pages = pages.map(|(n, bytes)| page(bytes, known.get(n).and_then(Option::as_ref)));
            Contents {
                len: bytes.len(),
                pages: pages.collect(),
            }
        };
        Pages {
            areas: std::array::from_fn(taken),
        }
    }

    /// Puts the contents back.
    pub fn restore(&self, memory: &mut LinearMemory) {
        for (number, contents) in self.areas.iter().enumerate() {
            let bytes = memory.resized(number, contents.len);
            for (bytes, page) in bytes.chunks_mut(PAGE).zip(&contents.pages) {
                match page {
                    Some(page) if *bytes != page[..bytes.len()] => {
                        bytes.copy_from_slice(&page[..bytes.len()]);
                    }
                    // Pages that were never written stay untouched.
                    None if !is_zero(bytes) => bytes.fill(0),
                    Some(_) | None => {}
                }
            }
        }
    }

    /// Adds the bytes of this that are not in `seen`, which then has them.
    pub fn add_bytes(&self, seen: &mut FxHashSet<usize>) -> usize {
        let mut bytes = 0;
        for contents in &self.areas {
            bytes += contents.pages.len() * size_of::<Option<Page>>();
            let pages = contents.pages.iter().flatten();
            let new = pages.filter(|page| seen.insert(Arc::as_ptr(page) as usize));
            bytes += new.count() * PAGE;
        }
        bytes
    }
}

fn page(bytes: &[u8], known: Option<&Page>) -> Option<Page> {
    if let Some(page) = known
        && *bytes == page[..bytes.len()]
        && is_zero(&page[bytes.len()..])
    {
        return Some(Arc::clone(page));
    }
    if is_zero(bytes) {
        return None;
    }
    let mut page = [0; PAGE];
    page[..bytes.len()].copy_from_slice(bytes);
    Some(Arc::new(page))
}

fn is_zero(bytes: &[u8]) -> bool {
    let (words, rest) = bytes.as_chunks::<8>();
    words.iter().all(|word| u64::from_le_bytes(*word) == 0) && rest.iter().all(|&byte| byte == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::portable::memory::Segment;

    #[test]
    fn contents_come_back_and_are_shared() {
        let mut memory = LinearMemory::default();
        let at = memory.grow(Segment::Heap, 3 * PAGE as u64 + 5).unwrap();
        memory.write(at + 3 * PAGE as u64, *b"tail!").unwrap();
        let first = Pages::of(&memory, None);
        memory.write(at + 10, [7; 3]).unwrap();
        let second = Pages::of(&memory, Some(&first));
        memory.grow(Segment::Heap, 4).unwrap();
        memory.write(at + 3 * PAGE as u64, *b"TAILS????").unwrap();
        let third = Pages::of(&memory, Some(&second));
        let mut seen = FxHashSet::default();
        let table = 4 * size_of::<Option<Page>>();
        let sizes = [&first, &second, &third].map(|pages| pages.add_bytes(&mut seen) - table);
        assert_eq!(sizes, [PAGE, PAGE, PAGE]);
        first.restore(&mut memory);
        assert_eq!(memory.size(Segment::Heap), 3 * PAGE as u64 + 5);
        assert_eq!(memory.read(at + 10), Ok([0; 3]));
        assert_eq!(memory.read(at + 3 * PAGE as u64), Ok(*b"tail!"));
        third.restore(&mut memory);
        assert_eq!(memory.read(at + 3 * PAGE as u64), Ok(*b"TAILS????"));
        second.restore(&mut memory);
        assert_eq!(memory.read(at + 10), Ok([7; 3]));
        memory.grow(Segment::Heap, 4).unwrap();
        assert_eq!(memory.read(at + 3 * PAGE as u64 + 5), Ok([0; 4]));
    }
}
