//! Attributes of functions, parameters, results and calls.

use super::intern::{HashIndex, hash_of};
use super::name::{Name, Names};
use super::types::TypeId;
use crate::entity;
use crate::entity::{Entity, PrimaryMap};
use rustc_hash::FxHashMap;

entity! {
    /// A set of attributes of an [`AttrTable`].
    pub struct AttrSet, "attrs";
}

impl Default for AttrSet {
    fn default() -> Self {
        AttrSet::EMPTY
    }
}

impl AttrSet {
    /// The empty set.
    pub const EMPTY: AttrSet = AttrSet(0);
}

/// An attribute. Those that change how a program runs have members of their own; all others are
/// kept as they were written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// `zeroext`
    ZeroExt,
    /// `signext`
    SignExt,
    /// `inreg`
    InReg,
    /// `noreturn`
    NoReturn,
    /// `returned`
    Returned,
    /// `returns_twice`
    ReturnsTwice,
    /// `align N`, `align(N)`
    Align(u64),
    /// `alignstack(N)`
    AlignStack(u64),
    /// `byval(T)`; `None` where no type was given.
    ByVal(Option<TypeId>),
    /// `sret(T)`; `None` where no type was given.
    SRet(Option<TypeId>),
    /// `byref(T)`
    ByRef(TypeId),
    /// `inalloca(T)`
    InAlloca(Option<TypeId>),
    /// `preallocated(T)`
    Preallocated(TypeId),
    /// `elementtype(T)`
    ElementType(TypeId),
    /// `nest`
    Nest,
    /// `swiftself`, `swifterror`, `swiftasync`, by their word.
    Swift(Name),
    /// `#N`: a group, kept by number.
    Group(u32),
    /// Any other, as written: `nounwind`, `"key"="value"`, `memory(read)`.
    Other(Name),
}

impl Attr {
    /// The word of an attribute, and what stands in parentheses behind it where that is kept as
    /// text; `None` for groups and for strings.
    pub fn word<'a>(&self, names: &'a Names) -> Option<(&'a [u8], &'a [u8])> {
        let word: &[u8] = match *self {
            Attr::ZeroExt => b"zeroext",
            Attr::SignExt => b"signext",
            Attr::InReg => b"inreg",
            Attr::NoReturn => b"noreturn",
            Attr::Returned => b"returned",
            Attr::ReturnsTwice => b"returns_twice",
            Attr::Align(_) => b"align",
            Attr::AlignStack(_) => b"alignstack",
            Attr::ByVal(_) => b"byval",
            Attr::SRet(_) => b"sret",
            Attr::ByRef(_) => b"byref",
            Attr::InAlloca(_) => b"inalloca",
            Attr::Preallocated(_) => b"preallocated",
            Attr::ElementType(_) => b"elementtype",
            Attr::Nest => b"nest",
            Attr::Swift(name) => names.get(name),
            Attr::Group(_) => return None,
            Attr::Other(name) => {
                let text = names.get(name);
                if text.starts_with(b"\"") {
                    return None;
                }
                let end = text
                    .iter()
                    .position(|b| !matches!(b, b'a'..=b'z' | b'_' | b'0'..=b'9'));
                let (word, rest) = text.split_at(end.unwrap_or(text.len()));
                return Some((word, rest.trim_ascii()));
            }
        };
        Some((word, &[]))
    }
}

/// The attribute sets of a module, each stored once.
#[derive(Clone, Debug)]
pub struct AttrTable {
    /// The attributes of all sets, one set behind the other.
    attrs: Vec<Attr>,
    /// Where each set ends.
    ends: PrimaryMap<AttrSet, u32>,
    index: HashIndex,
    /// `attributes #N = { ... }`
    pub groups: FxHashMap<u32, AttrSet>,
}

impl AttrTable {
    /// A table with the empty set.
    pub fn new() -> Self {
        let mut table = AttrTable {
            attrs: Vec::new(),
            ends: PrimaryMap::new(),
            index: HashIndex::default(),
            groups: FxHashMap::default(),
        };
        table.intern(&[]);
        table
    }

    /// The id of a set.
    pub fn intern(&mut self, attrs: &[Attr]) -> AttrSet {
        if attrs.is_empty() && !self.ends.is_empty() {
            return AttrSet::EMPTY;
        }
        let hash = hash_of(attrs);
        let same = |set| self.get(AttrSet(set)) == attrs;
        if let Some(set) = self.index.find(hash, same) {
            return AttrSet(set);
        }
        self.attrs.extend_from_slice(attrs);
        let set = self.ends.push(self.attrs.len() as u32);
        self.index.insert(hash, set.0);
        set
    }

    /// Gives groups the numbers from 0 on in a new order, which are named by their old numbers; what
    /// is not named goes.
    pub fn number_groups(&mut self, order: &[u32]) {
        let old = std::mem::take(&mut self.groups);
        let mut numbers = FxHashMap::default();
        for (number, group) in order.iter().enumerate() {
            if let Some(&set) = old.get(group) {
                numbers.insert(*group, number as u32);
                self.groups.insert(number as u32, set);
            }
        }
        for attr in &mut self.attrs {
            if let Attr::Group(number) = attr
                && let Some(&new) = numbers.get(number)
            {
                *number = new;
            }
        }
    }

    /// Replaces each attribute of each set by others.
    pub fn rewrite<I>(&mut self, mut f: impl FnMut(Attr) -> I)
    where
        I: IntoIterator<Item = Attr>,
    {
        let old = std::mem::take(&mut self.attrs);
        let mut start = 0;
        for set in self.ends.keys() {
            let end = self.ends[set] as usize;
            self.attrs
                .extend(old[start..end].iter().flat_map(|&attr| f(attr)));
            self.ends[set] = self.attrs.len() as u32;
            start = end;
        }
        // Sets are found by what they hold.
        self.index = HashIndex::default();
        for set in self.ends.keys().skip(1) {
            self.index.insert(hash_of(self.get(set)), set.0);
        }
    }

    /// The number of sets: of ids from 0 on.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Never: the empty set is always there.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The attributes of a set, groups not expanded.
    #[inline]
    pub fn get(&self, set: AttrSet) -> &[Attr] {
        let start = match set.index() {
            0 => 0,
            n => self.ends[AttrSet::new(n - 1)],
        };
        &self.attrs[start as usize..self.ends[set] as usize]
    }

    /// Whether a set has an attribute, itself or through a group.
    pub fn has(&self, set: AttrSet, attr: Attr) -> bool {
        self.all(set).any(|a| a == attr)
    }

    /// The attributes of a set, those of its groups included.
    pub fn all(&self, set: AttrSet) -> impl Iterator<Item = Attr> + '_ {
        self.get(set).iter().flat_map(move |&attr| {
            let group = match attr {
                Attr::Group(n) => self.groups.get(&n).map_or(&[][..], |&set| self.get(set)),
                _ => &[],
            };
            std::iter::once(attr).chain(group.iter().copied())
        })
    }
}

impl Default for AttrTable {
    fn default() -> Self {
        AttrTable::new()
    }
}
