//! The hash table of the interners: finds an id by the hash of what it stands for.
//!
//! A row is the hash and the id, so that growing looks at nothing else, and the place of a row is
//! the top of its hash, so that growing reads the rows and writes the new ones from first to last.
//! Looking one up touches one place of memory, where others have their tags and their rows apart:
//! in a module whose tables are larger than the caches that is what interning costs.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// The row of no id: no table has as many.
const FREE: HashSlot = (0, u32::MAX);

/// The number of rows that a table begins with.
const FIRST: usize = 64;

type HashSlot = (u32, u32);

/// Ids by hash.
#[derive(Clone, Default, Debug)]
pub(super) struct HashIndex {
    /// None, or a power of two of them, a quarter of which is free. Those whose place is taken
    /// follow it, the first behind the last.
    rows: Vec<HashSlot>,
    len: usize,
}

/// The hash of a value.
#[inline]
pub(super) fn hash_of(value: &(impl Hash + ?Sized)) -> u32 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    top(hasher)
}

/// The hash of a string.
#[inline]
pub(super) fn hash_of_bytes(bytes: &[u8]) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    top(hasher)
}

/// What a hasher says, with its best bits on top.
#[inline]
fn top(hasher: FxHasher) -> u32 {
    (hasher.finish().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
}

impl HashIndex {
    /// The id with this hash that is the `same`, if there is one.
    #[inline]
    pub(super) fn find(&self, hash: u32, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        let mut at = home(hash, self.rows.len());
        loop {
            // No table, no id.
            let &(its, id) = self.rows.get(at)?;
            if id == FREE.1 {
                return None;
            }
            if its == hash && same(id) {
                return Some(id);
            }
            at = (at + 1) & (self.rows.len() - 1);
        }
    }

    /// Adds an id that [`find`](Self::find) has not found.
    #[inline]
    pub(super) fn insert(&mut self, hash: u32, id: u32) {
        if self.len >= self.rows.len() / 4 * 3 {
            self.grow();
        }
        self.len += 1;
        put(&mut self.rows, (hash, id));
    }

    #[cold]
    fn grow(&mut self) {
        let mut rows = vec![FREE; (self.rows.len() * 2).max(FIRST)];
        for &row in self.rows.iter().filter(|row| row.1 != FREE.1) {
            put(&mut rows, row);
        }
        self.rows = rows;
    }
}

/// Where a row stands in a table of `len` rows, a power of two, if nothing else stands there.
#[inline(always)]
fn home(hash: u32, len: usize) -> usize {
    ((u64::from(hash) * len as u64) >> 32) as usize
}

#[inline]
fn put(rows: &mut [HashSlot], row: HashSlot) {
    let mask = rows.len().wrapping_sub(1);
    let mut at = home(row.0, rows.len());
    while let Some(place) = rows.get_mut(at) {
        if place.1 == FREE.1 {
            *place = row;
            return;
        }
        at = (at + 1) & mask;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_inserted_is_found() {
        let mut index = HashIndex::default();
        assert_eq!(index.find(0, |_| true), None);
        // Hashes at the end of the table, many of them equal, go on at its start.
        let hash = |id: u32| u32::MAX - id % 7;
        for id in 0..500 {
            assert_eq!(index.find(hash(id), |other| other == id), None);
            index.insert(hash(id), id);
        }
        for id in 0..500 {
            assert_eq!(index.find(hash(id), |other| other == id), Some(id));
        }
        assert_eq!(index.find(hash(0), |_| false), None);
    }

    #[test]
    fn numbers_in_a_row_get_places_of_their_own() {
        let mut places = std::collections::HashSet::new();
        for n in 0..4096u32 {
            places.insert(home(hash_of(&n), 8192));
        }
        // As many as chance would give: 8192 · (1 - 1/√e), about 3223.
        assert!(places.len() > 3000, "{}", places.len());
    }
}
