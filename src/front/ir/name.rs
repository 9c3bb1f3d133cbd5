//! Interned names and other byte strings of a module.

use super::intern::{HashIndex, hash_of_bytes};
use crate::entity;

entity! {
    /// An interned byte string: names need not be UTF-8. Equal ids mean equal bytes.
    pub struct Name, "name";
}

/// The interner of [`Name`]s.
#[derive(Clone, Default, Debug)]
pub struct Names {
    bytes: Vec<u8>,
    /// End of each name in `bytes`.
    ends: Vec<u32>,
    index: HashIndex,
}

fn slice<'a>(bytes: &'a [u8], ends: &[u32], i: u32) -> &'a [u8] {
    let i = i as usize;
    let start = if i == 0 { 0 } else { ends[i - 1] as usize };
    &bytes[start..ends[i] as usize]
}

impl Names {
    /// The id of `name`, which is stored on first sight.
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> Name {
        let Names { bytes, ends, index } = self;
        let hash = hash_of_bytes(name);
        if let Some(i) = index.find(hash, |i| slice(bytes, ends, i) == name) {
            return Name(i);
        }
        let i = ends.len() as u32;
        bytes.extend_from_slice(name);
        ends.push(bytes.len() as u32);
        index.insert(hash, i);
        Name(i)
    }

    /// The id of `name` if it was interned.
    pub fn find(&self, name: &[u8]) -> Option<Name> {
        let same = |i| slice(&self.bytes, &self.ends, i) == name;
        self.index.find(hash_of_bytes(name), same).map(Name)
    }

    /// The bytes of a name.
    #[inline]
    pub fn get(&self, name: Name) -> &[u8] {
        slice(&self.bytes, &self.ends, name.0)
    }

    /// The bytes of a name as text, with what is not UTF-8 replaced.
    pub fn text(&self, name: Name) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.get(name))
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether nothing was interned.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

/// The name of a local value or block: a string, a number, or none at all.
///
/// Unnamed values that the text leaves out (`call i64 @f()` without `%1 =`) have no name until
/// the printer counts them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LocalName(u32);

/// What a [`LocalName`] holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocalNameKind {
    /// No name was written.
    Unnamed,
    /// `%name` or `%"any bytes"`.
    Named(Name),
    /// `%12`.
    Number(u32),
}

impl LocalName {
    /// No name was written.
    pub const UNNAMED: LocalName = LocalName(u32::MAX);
    const NUMBER: u32 = 1 << 31;
    /// The largest number that can be a name.
    pub const MAX_NUMBER: u32 = LocalName::NUMBER - 2;

    /// `%name`.
    #[inline]
    pub fn named(name: Name) -> Self {
        LocalName(name.0)
    }

    /// `%number`; `number` is at most [`MAX_NUMBER`](Self::MAX_NUMBER).
    #[inline]
    pub fn number(number: u32) -> Self {
        debug_assert!(number <= LocalName::MAX_NUMBER);
        LocalName(number | LocalName::NUMBER)
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> LocalNameKind {
        match self.0 {
            u32::MAX => LocalNameKind::Unnamed,
            n if n & LocalName::NUMBER != 0 => LocalNameKind::Number(n & !LocalName::NUMBER),
            n => LocalNameKind::Named(Name(n)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_get_equal_ids() {
        let mut names = Names::default();
        let a = names.intern(b"x");
        let b = names.intern(b"");
        let c = names.intern(b"\xff\0");
        assert_eq!(
            (a, b, c),
            (
                names.intern(b"x"),
                names.intern(b""),
                names.intern(b"\xff\0")
            )
        );
        assert_eq!(
            (names.get(a), names.get(b), names.get(c)),
            (&b"x"[..], &b""[..], &b"\xff\0"[..])
        );
        assert_eq!(names.find(b"y"), None);
    }

    #[test]
    fn local_names_tell_numbers_from_names() {
        assert_eq!(LocalName::number(12).kind(), LocalNameKind::Number(12));
        assert_eq!(
            LocalName::named(Name(12)).kind(),
            LocalNameKind::Named(Name(12))
        );
        assert_eq!(LocalName::UNNAMED.kind(), LocalNameKind::Unnamed);
    }
}
