//! Attributes: groups of them, one for each place, and the lists of groups.

use rustc_hash::FxHashMap;

use super::super::attributes;
use super::super::codes::{paramattr, paramattr_group};
use super::super::opcodes::with_sign;
use super::super::stream::BitWriter;
use super::numbers::ValueEnumerator;
use super::{WriteError, unsupported};
use crate::ir::{Attr, AttrSet, TypeId};
use crate::text::{integer_words, unescape};

/// The place of the attributes of a function.
const FUNCTION: u32 = u32::MAX;

/// The type that an attribute names.
pub(super) fn type_of(attr: Attr) -> Option<TypeId> {
    match attr {
        Attr::ByVal(ty) | Attr::SRet(ty) | Attr::InAlloca(ty) => ty,
        Attr::ByRef(ty) | Attr::Preallocated(ty) | Attr::ElementType(ty) => Some(ty),
        _ => None,
    }
}

impl ValueEnumerator<'_> {
    /// Writes the blocks of groups and of lists.
    pub(super) fn write_attrs(&self, out: &mut BitWriter) -> Result<(), WriteError> {
        if self.lists.is_empty() {
            return Ok(());
        }
        let mut groups: FxHashMap<(u32, AttrSet), u64> = FxHashMap::default();
        let mut lists: Vec<Vec<u64>> = Vec::new();
        out.enter(paramattr_group::BLOCK, 3);
        for list in &self.lists {
            let ret = (0, list.ret);
            let params = list.params.iter().map(|&(n, set)| (n + 1, set));
            let function = (FUNCTION, list.function);
            let places = std::iter::once(ret).chain(params).chain([function]);
            let mut row = Vec::new();
            // A group may have nothing in it.
            let is_empty = |set| {
                self.m
                    .attrs
                    .all(set)
                    .all(|attr| matches!(attr, Attr::Group(_)))
            };
            for (place, set) in places.filter(|row| !is_empty(row.1)) {
                let next = groups.len() as u64 + 1;
                let number = *groups.entry((place, set)).or_insert(next);
                if number == next {
                    let mut ops = vec![number, place.into()];
                    self.set(set, &mut ops)?;
                    out.record(paramattr_group::GRP_ENTRY, &ops);
                }
                row.push(number);
            }
            lists.push(row);
        }
        out.leave();
        out.enter(paramattr::BLOCK, 3);
        for row in lists {
            out.record(paramattr::ENTRY, &row);
        }
        out.leave();
        Ok(())
    }

    fn set(&self, set: AttrSet, ops: &mut Vec<u64>) -> Result<(), WriteError> {
        let mut seen = Vec::new();
        for attr in self.m.attrs.all(set) {
            if matches!(attr, Attr::Group(_)) || seen.contains(&attr) {
                continue;
            }
            seen.push(attr);
            self.attr(attr, ops)?;
        }
        Ok(())
    }

    fn attr(&self, attr: Attr, ops: &mut Vec<u64>) -> Result<(), WriteError> {
        let names = &self.m.names;
        let Some((word, rest)) = attr.word(names) else {
            if let Attr::Other(text) = attr {
                string(names.get(text), ops);
            }
            return Ok(());
        };
        let shown = || {
            let text = String::from_utf8_lossy(word);
            unsupported(&format!("attribute `{text}`"))
        };
        let (number, value) = attributes::number(word).ok_or_else(shown)?;
        let typed = |ty: Option<TypeId>, ops: &mut Vec<u64>| match ty {
            Some(ty) => ops.extend([6, number, self.types.number(self.m, ty)]),
            None => ops.extend([5, number]),
        };
        match (attr, value) {
            (Attr::Align(bytes) | Attr::AlignStack(bytes), _) => ops.extend([1, number, bytes]),
            (Attr::ByVal(ty) | Attr::SRet(ty) | Attr::InAlloca(ty), _) => typed(ty, ops),
            (Attr::ByRef(ty) | Attr::Preallocated(ty) | Attr::ElementType(ty), _) => {
                typed(Some(ty), ops);
            }
            (_, Some(value)) => {
                let text = std::str::from_utf8(rest).map_err(|_| shown())?;
                ops.extend([1, number, value.number(text).ok_or_else(shown)?]);
            }
            _ => {
                let text = std::str::from_utf8(rest).map_err(|_| shown())?;
                match (word, text.trim()) {
                    (_, "") => ops.extend([0, number]),
                    (b"range", text) => range(number, text, ops).ok_or_else(shown)?,
                    (b"initializes", text) => ranges(number, text, ops).ok_or_else(shown)?,
                    _ => return Err(shown()),
                }
            }
        }
        Ok(())
    }
}

/// `"key"` or `"key"="value"`, with the characters between quotes as they are escaped in text.
fn string(text: &[u8], ops: &mut Vec<u64>) {
    let mut parts = text.split(|&byte| byte == b'"').skip(1);
    let key = parts.next().unwrap_or(&[]);
    let value = parts.nth(1);
    ops.push(if value.is_some() { 4 } else { 3 });
    for part in std::iter::once(key).chain(value) {
        ops.extend(unescape(part).iter().map(|&byte| u64::from(byte)));
        ops.push(0);
    }
}

/// `(i32 0, 10)`
fn range(number: u64, text: &str, ops: &mut Vec<u64>) -> Option<()> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?.trim();
    let (ty, bounds) = inner.strip_prefix('i')?.split_once(' ')?;
    let width: u32 = ty.parse().ok()?;
    let (low, high) = bounds.split_once(',')?;
    ops.extend([7, number, width.into()]);
    let [low, high] = [bound(low, width)?, bound(high, width)?];
    if width > 64 {
        // How many words there are of each: of the low bound in the low half.
        ops.push((high.len() as u64) << 32 | low.len() as u64);
    }
    ops.extend(low.into_iter().chain(high).map(with_sign));
    Some(())
}

/// A bound in words of 64 bits, without those at the end that are zero; one word at least.
fn bound(text: &str, width: u32) -> Option<Vec<i64>> {
    let words = integer_words(text.trim().as_bytes(), width)?;
    let mut words: Vec<i64> = words
        .chunks(2)
        .map(|pair| u64::from(*pair.get(1).unwrap_or(&0)) << 32 | u64::from(pair[0]))
        .map(|word| word as i64)
        .collect();
    if let (&mut [ref mut word], 1..64) = (&mut words[..], width) {
        *word = *word << (64 - width) >> (64 - width);
    }
    while words.len() > 1 && words.last() == Some(&0) {
        words.pop();
    }
    Some(words)
}

/// `((0, 4), (8, 12))`
fn ranges(number: u64, text: &str, ops: &mut Vec<u64>) -> Option<()> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    let parts: Vec<&str> = inner
        .split(')')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    ops.extend([8, number, parts.len() as u64, 64]);
    for part in parts {
        let (low, high) = part
            .trim_start_matches(',')
            .trim()
            .strip_prefix('(')?
            .split_once(',')?;
        for text in [low, high] {
            ops.extend(bound(text, 64)?.into_iter().map(with_sign));
        }
    }
    Some(())
}
