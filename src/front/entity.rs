//! Index newtypes and the flat containers that they index.
//!
//! Everything that the compiler stores is a row in a vector, and a reference to it is a `u32`
//! newtype made by [`entity!`](crate::entity!). [`PrimaryMap`] owns rows and hands out their ids;
//! [`SecondaryMap`] is a side table over ids that another map owns; [`ListPool`] holds the
//! variable-length lists of fixed-size records (operands, switch cases).

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// An index newtype.
pub trait Entity: Copy + Eq {
    /// The id of row `index`.
    ///
    /// Row numbers above `u32::MAX - 1` cannot be expressed: the readers refuse inputs of
    /// 4 GiB and more, so that no table can grow so long.
    fn new(index: usize) -> Self;
    /// The row number.
    fn index(self) -> usize;
}

/// Declares `u32` index newtypes: `entity! { /// doc pub struct Block, "block"; }`.
#[macro_export]
macro_rules! entity {
    ($($(#[$doc:meta])* $vis:vis struct $name:ident, $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(pub u32);

        impl $crate::entity::Entity for $name {
            #[inline]
            fn new(index: usize) -> Self {
                debug_assert!(index < u32::MAX as usize);
                $name(index as u32)
            }
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    )*};
}

/// A vector that owns its rows and is indexed by their id.
#[derive(Clone)]
pub struct PrimaryMap<K, V> {
    rows: Vec<V>,
    key: PhantomData<K>,
}

impl<K: Entity, V> PrimaryMap<K, V> {
    /// An empty map.
    pub const fn new() -> Self {
        PrimaryMap {
            rows: Vec::new(),
            key: PhantomData,
        }
    }

    /// An empty map with room for `n` rows.
    pub fn with_capacity(n: usize) -> Self {
        PrimaryMap {
            rows: Vec::with_capacity(n),
            key: PhantomData,
        }
    }

    /// Appends a row and gives its id.
    #[inline]
    pub fn push(&mut self, row: V) -> K {
        let key = K::new(self.rows.len());
        self.rows.push(row);
        key
    }

    /// The id that the next [`push`](Self::push) will give.
    #[inline]
    pub fn next_key(&self) -> K {
        K::new(self.rows.len())
    }

    /// The number of rows.
    #[inline]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The row of `key`, or `None` where the map has no such row.
    #[inline]
    pub fn get(&self, key: K) -> Option<&V> {
        self.rows.get(key.index())
    }

    /// All ids, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.rows.len()).map(K::new)
    }

    /// All rows, in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.rows.iter()
    }

    /// All rows, in order, to change.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.rows.iter_mut()
    }

    /// All rows with their ids, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.rows.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }

    /// The rows as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[V] {
        &self.rows
    }

    /// Makes room for `n` more rows.
    pub fn reserve(&mut self, n: usize) {
        self.rows.reserve(n);
    }

    /// Removes all rows and keeps the memory.
    pub fn clear(&mut self) {
        self.rows.clear();
    }

    /// Keeps the first `n` rows.
    pub fn truncate(&mut self, n: usize) {
        self.rows.truncate(n);
    }

    /// Gives unused memory back.
    pub fn shrink_to_fit(&mut self) {
        self.rows.shrink_to_fit();
    }
}

impl<K: Entity, V> Default for PrimaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V> Index<K> for PrimaryMap<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.rows[key.index()]
    }
}

impl<K: Entity, V> IndexMut<K> for PrimaryMap<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.rows[key.index()]
    }
}

impl<K: Entity, V> FromIterator<V> for PrimaryMap<K, V> {
    fn from_iter<I: IntoIterator<Item = V>>(rows: I) -> Self {
        PrimaryMap {
            rows: rows.into_iter().collect(),
            key: PhantomData,
        }
    }
}

impl<K, V: fmt::Debug> fmt::Debug for PrimaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.rows).finish()
    }
}

/// A side table: a value for every id of some [`PrimaryMap`], `default` where none was set.
#[derive(Clone)]
pub struct SecondaryMap<K, V> {
    rows: Vec<V>,
    default: V,
    key: PhantomData<K>,
}

impl<K: Entity, V: Clone> SecondaryMap<K, V> {
    /// A table in which every id has the value `default`.
    pub const fn with_default(default: V) -> Self {
        SecondaryMap {
            rows: Vec::new(),
            default,
            key: PhantomData,
        }
    }

    /// A table of `n` rows, each `default`.
    pub fn with_rows(default: V, n: usize) -> Self {
        SecondaryMap {
            rows: vec![default.clone(); n],
            default,
            key: PhantomData,
        }
    }

    /// Sets every row to the default and the length to `n`; keeps the memory.
    pub fn reset(&mut self, n: usize) {
        self.rows.clear();
        self.rows.resize(n, self.default.clone());
    }
}

impl<K: Entity, V: Clone> Index<K> for SecondaryMap<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        self.rows.get(key.index()).unwrap_or(&self.default)
    }
}

impl<K: Entity, V: Clone> IndexMut<K> for SecondaryMap<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        let i = key.index();
        if i >= self.rows.len() {
            self.rows.resize(i + 1, self.default.clone());
        }
        &mut self.rows[i]
    }
}

impl<K, V: fmt::Debug> fmt::Debug for SecondaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.rows).finish()
    }
}

/// A list in a [`ListPool`]: the offset of its length word, or nothing at all when empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List(u32);

impl List {
    /// The empty list, which takes no room in the pool.
    pub const EMPTY: List = List(u32::MAX);
}

/// Lists of `u32` words of any length, one after the other: `[len, w0, w1, ...]`.
#[derive(Clone, Default, Debug)]
pub struct ListPool {
    words: Vec<u32>,
}

impl ListPool {
    /// An empty pool.
    pub const fn new() -> Self {
        ListPool { words: Vec::new() }
    }

    /// Stores a list.
    #[inline]
    pub fn push(&mut self, list: &[u32]) -> List {
        if list.is_empty() {
            return List::EMPTY;
        }
        let at = self.words.len();
        self.words.push(list.len() as u32);
        self.words.extend_from_slice(list);
        List(at as u32)
    }

    /// Stores a list that is made word by word.
    #[inline]
    pub fn push_all(&mut self, list: impl Iterator<Item = u32>) -> List {
        let at = self.words.len();
        self.words.push(0);
        self.words.extend(list);
        let len = self.words.len() - at - 1;
        if len == 0 {
            self.words.truncate(at);
            return List::EMPTY;
        }
        self.words[at] = len as u32;
        List(at as u32)
    }

    /// Stores what `map` makes of the words of a list of another pool.
    #[inline]
    pub fn push_mapped(&mut self, list: &[u32], map: impl FnMut(u32) -> u32) -> List {
        if list.is_empty() {
            return List::EMPTY;
        }
        let at = self.words.len();
        self.words.reserve(list.len() + 1);
        self.words.push(list.len() as u32);
        self.words.extend(list.iter().copied().map(map));
        List(at as u32)
    }

    /// The words of all lists, and the lengths of those.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// The words of a list.
    #[inline]
    pub fn get(&self, list: List) -> &[u32] {
        if list == List::EMPTY {
            return &[];
        }
        let at = list.0 as usize;
        let len = self.words[at] as usize;
        &self.words[at + 1..at + 1 + len]
    }

    /// The words of the list that was stored next behind one that is not empty.
    ///
    /// # Panics
    ///
    /// If none was.
    pub fn behind(&self, list: List) -> &[u32] {
        let at = list.0 as usize;
        self.get(List((at + 1 + self.words[at] as usize) as u32))
    }

    /// The words of a list, to change in place.
    #[inline]
    pub fn get_mut(&mut self, list: List) -> &mut [u32] {
        if list == List::EMPTY {
            return &mut [];
        }
        let at = list.0 as usize;
        let len = self.words[at] as usize;
        &mut self.words[at + 1..at + 1 + len]
    }

    /// Removes all lists and keeps the memory.
    pub fn clear(&mut self) {
        self.words.clear();
    }

    /// Gives unused memory back.
    pub fn shrink_to_fit(&mut self) {
        self.words.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    entity! { /// A test id.
    pub(super) struct Id, "id"; }

    #[test]
    fn primary_map_hands_out_consecutive_ids() {
        let mut map: PrimaryMap<Id, &str> = PrimaryMap::new();
        let a = map.push("a");
        let b = map.push("b");
        assert_eq!((a, b, map.next_key()), (Id(0), Id(1), Id(2)));
        assert_eq!(map[b], "b");
        assert_eq!(map.get(Id(2)), None);
        assert_eq!(format!("{a} {b:?}"), "id0 id1");
    }

    #[test]
    fn secondary_map_reads_its_default_and_grows_on_write() {
        let mut map: SecondaryMap<Id, i32> = SecondaryMap::with_default(7);
        assert_eq!(map[Id(100)], 7);
        map[Id(3)] = 1;
        assert_eq!((map[Id(2)], map[Id(3)], map[Id(4)]), (7, 1, 7));
    }

    #[test]
    fn pool_keeps_lists_apart() {
        let mut pool = ListPool::new();
        let a = pool.push(&[1, 2, 3]);
        let b = pool.push(&[]);
        let c = pool.push_all([4].into_iter());
        let d = pool.push_all([].into_iter());
        pool.get_mut(a)[1] = 9;
        assert_eq!(pool.get(a), [1, 9, 3]);
        assert_eq!(pool.get(b), [0u32; 0]);
        assert_eq!(pool.get(c), [4]);
        assert_eq!((pool.get(d), d), (&[0u32; 0][..], List::EMPTY));
    }
}
