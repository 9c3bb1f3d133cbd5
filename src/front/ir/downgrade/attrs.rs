//! Attributes that a version does not know: in older words, or left out.
//!
//! Sources: Language Reference, "Parameter Attributes" and "Function Attributes", as of LLVM 15 to 23.

use smallvec::{SmallVec, smallvec};

use super::Downgrade;
use crate::entity::Entity;
use crate::ir::inst::Operand;
use crate::ir::{Attr, AttrSet, Const, FuncId, Module, TypeId};

/// Attributes with the versions that know them first, those of LLVM 15 and before left out. None of them
/// changes what a program does: they promise something, or are for tools.
#[rustfmt::skip]
const NEWER: &[(&[u8], u32)] = &[
    (b"captures", 21),
    (b"coro_elide_safe", 20),
    (b"coro_only_destroy_when_complete", 18),
    (b"dead_on_return", 22),
    (b"dead_on_unwind", 18),
    (b"denormal_fpenv", 23),
    (b"hybrid_patchable", 20),
    (b"initializes", 20),
    (b"memory", 16),
    (b"nocreateundeforpoison", 22),
    (b"nodivergencesource", 20),
    (b"noext", 20),
    (b"nofpclass", 17),
    (b"nooutline", 23),
    (b"optdebug", 18),
    (b"range", 19),
    (b"sanitize_alloc_token", 22),
    (b"sanitize_numerical_stability", 19),
    (b"sanitize_realtime", 20),
    (b"sanitize_realtime_blocking", 20),
    (b"sanitize_type", 20),
    (b"skipprofile", 16),
    (b"writable", 18),
];

/// The places of `memory` that have words of their own, with the versions that know them first.
const PLACES: [(&str, u32); 6] = [
    ("argmem", 16),
    ("inaccessiblemem", 16),
    ("errnomem", 21),
    ("target_mem", 22),
    ("target_mem0", 22),
    ("target_mem1", 22),
];

/// What may be done to memory: reading is the first bit, writing the second.
const ACCESS: [&str; 4] = ["none", "read", "write", "readwrite"];

impl Downgrade {
    /// Rewrites all attributes.
    pub(super) fn attributes(&mut self) {
        let mut sets = std::mem::take(&mut self.m.attrs);
        sets.rewrite(|attr| self.attribute(attr));
        self.m.attrs = sets;
    }

    /// What becomes of an attribute.
    fn attribute(&mut self, attr: Attr) -> SmallVec<[Attr; 2]> {
        let Some((word, rest)) = attr.word(&self.m.names) else {
            return smallvec![attr];
        };
        let since = NEWER
            .binary_search_by(|row| row.0.cmp(word))
            .map_or(0, |at| NEWER[at].1);
        let text = String::from_utf8_lossy(rest);
        let inner = text
            .strip_prefix('(')
            .and_then(|text| text.strip_suffix(')'));
        let inner = inner.map(str::trim).unwrap_or_default();
        let (in_other_words, is_all) = match word {
            b"memory" => match memory(inner, self.version) {
                Some(memory) => memory,
                None => return smallvec![attr],
            },
            _ if self.version >= since => return smallvec![attr],
            b"captures" if inner == "none" => (vec!["nocapture".to_string()], true),
            b"denormal_fpenv" => (denormals(inner), true),
            _ => (Vec::new(), false),
        };
        if !is_all {
            let word = String::from_utf8_lossy(word).into_owned();
            self.leave_out(format!("`{word}`"));
        }
        in_other_words
            .iter()
            .map(|text| Attr::Other(self.m.names.intern(text.as_bytes())))
            .collect()
    }

    /// Gives the attributes a type that took it from the type of their pointer.
    pub(super) fn pointees(&mut self) {
        let Self { m, .. } = self;
        for func in (0..m.funcs.len()).map(FuncId::new) {
            for at in 0..m.funcs[func].params.len() {
                let param = m.funcs[func].params[at];
                m.funcs[func].params[at].attrs = typed(m, param.attrs, Some(param.ty), false);
            }
            let Some(mut body) = m.funcs[func].body.take() else {
                continue;
            };
            for call in body.calls.keys() {
                let row = body.calls[call];
                let args = body.pool.get(row.args).to_vec();
                let mut sets = body.pool.get(row.arg_attrs).to_vec();
                let outputs = memory_operands(m, row.callee);
                if !outputs.is_empty() {
                    sets.resize(args.len(), AttrSet::EMPTY.0);
                }
                for (n, set) in sets.iter_mut().enumerate() {
                    let ty = args
                        .get(n)
                        .and_then(|&arg| m.operand_type(&body, Operand(arg)));
                    *set = typed(m, AttrSet(*set), ty, outputs.contains(&n)).0;
                }
                if sets != body.pool.get(row.arg_attrs) {
                    body.calls[call].arg_attrs = body.pool.push(&sets);
                }
            }
            m.funcs[func].body = Some(body);
        }
    }
}

/// The attributes of a pointer with its pointee for a type where they lack one; with `is_memory` it is a
/// memory operand of inline assembly, which says its type.
fn typed(m: &mut Module, set: AttrSet, ty: Option<TypeId>, is_memory: bool) -> AttrSet {
    let Some(pointee) = ty.and_then(|ty| m.types.pointee(ty)) else {
        return set;
    };
    let lacks = |attr: &Attr| {
        matches!(
            attr,
            Attr::ByVal(None) | Attr::SRet(None) | Attr::InAlloca(None)
        )
    };
    let says = |attr: Attr| matches!(attr, Attr::ElementType(_));
    let is_memory = is_memory && !m.attrs.all(set).any(says);
    if !is_memory && !m.attrs.get(set).iter().any(lacks) {
        return set;
    }
    let attrs = m.attrs.get(set).iter().map(|&attr| match attr {
        Attr::ByVal(None) => Attr::ByVal(Some(pointee)),
        Attr::SRet(None) => Attr::SRet(Some(pointee)),
        Attr::InAlloca(None) => Attr::InAlloca(Some(pointee)),
        attr => attr,
    });
    let mut attrs: Vec<Attr> = attrs.collect();
    attrs.extend(is_memory.then_some(Attr::ElementType(pointee)));
    m.attrs.intern(&attrs)
}

/// The arguments of inline assembly that are memory operands.
fn memory_operands(m: &Module, callee: Operand) -> Vec<usize> {
    let Some(Const::InlineAsm { constraints, .. }) = callee.as_const().map(|id| m.consts.get(id))
    else {
        return Vec::new();
    };
    let text = m.names.text(constraints);
    // Outputs in registers and what is clobbered are no arguments.
    let is_argument = |part: &&str| {
        let is_output = part.starts_with('=') && !part.contains('*');
        !is_output && !part.starts_with('~') && !part.starts_with('!')
    };
    let arguments = text.split(',').filter(is_argument).enumerate();
    arguments
        .filter(|(_, part)| part.contains('*'))
        .map(|(n, _)| n)
        .collect()
}

/// `memory(...)` as a version says it, and whether that is all of it; `None` where it is as it stands.
fn memory(inner: &str, version: u32) -> Option<(Vec<String>, bool)> {
    let mut other = 0;
    let mut named: Vec<(&str, usize)> = Vec::new();
    for part in inner.split(',').map(str::trim) {
        let access = |word: &str| ACCESS.iter().position(|&known| known == word.trim());
        match part.split_once(':') {
            Some((place, word)) => named.push((place.trim(), access(word)?)),
            None => other = access(part)?,
        }
    }
    let since = |place: &str| {
        PLACES
            .iter()
            .find(|row| row.0 == place)
            .map_or(0, |row| row.1)
    };
    let is_newer = |place: &str| version < since(place);
    if version >= 16 && !named.iter().any(|row| is_newer(row.0)) {
        return None;
    }
    // What has no word of its own is other memory, of which at least that much is true.
    let default = other;
    let newer = named.iter().filter(|row| since(row.0) > 16);
    other = newer.fold(other, |other, row| match version < since(row.0) {
        true => other | row.1,
        false => other,
    });
    let of = |place: &str| {
        named
            .iter()
            .find(|row| row.0 == place)
            .map_or(default, |row| row.1)
    };
    let (arguments, inaccessible) = (of("argmem"), of("inaccessiblemem"));
    if version < 16 {
        return Some(old_memory(arguments, inaccessible, other));
    }
    let mut parts = Vec::new();
    if other != 0 {
        parts.push(ACCESS[other].to_string());
    }
    let kept = named
        .iter()
        .filter(|row| !is_newer(row.0) && since(row.0) > 16);
    let places = [("argmem", arguments), ("inaccessiblemem", inaccessible)];
    for (place, access) in places.into_iter().chain(kept.copied()) {
        if access != other {
            parts.push(format!("{place}: {}", ACCESS[access]));
        }
    }
    if parts.is_empty() {
        parts.push(ACCESS[0].to_string());
    }
    Some((vec![format!("memory({})", parts.join(", "))], true))
}

/// What `memory` says in the words of LLVM 15, and whether that is all of it.
fn old_memory(arguments: usize, inaccessible: usize, other: usize) -> (Vec<String>, bool) {
    let all = arguments | inaccessible | other;
    let places = [arguments, inaccessible, other];
    let place = match places.map(|access| access != 0) {
        [_, _, true] | [false, false, false] => None,
        [true, false, false] => Some("argmemonly"),
        [false, true, false] => Some("inaccessiblememonly"),
        [true, true, false] => Some("inaccessiblemem_or_argmemonly"),
    };
    let access = match all {
        0 => Some("readnone"),
        1 => Some("readonly"),
        2 => Some("writeonly"),
        _ => None,
    };
    // What is said is said of all the places that are named.
    let is_all = match place {
        None => places.iter().all(|&access| access == all),
        Some(_) => places.iter().all(|&access| access == 0 || access == all),
    };
    let words = [place, access].into_iter().flatten();
    (words.map(String::from).collect(), is_all)
}

/// `denormal_fpenv(...)` as the strings that it was.
fn denormals(inner: &str) -> Vec<String> {
    let mode = |text: &str| {
        let (output, input) = text.split_once('|').unwrap_or((text, text));
        let word = |word: &str| match word.trim() {
            "preservesign" => "preserve-sign",
            "positivezero" => "positive-zero",
            "dynamic" => "dynamic",
            _ => "ieee",
        };
        format!("{},{}", word(output), word(input))
    };
    let (mut all, mut float) = (None, None);
    for part in inner.split(',').map(str::trim) {
        match part.split_once(':') {
            Some((_, text)) => float = Some(mode(text)),
            None => all = Some(mode(part)),
        }
    }
    let rows = [("denormal-fp-math", all), ("denormal-fp-math-f32", float)];
    rows.into_iter()
        .filter_map(|(key, mode)| Some(format!("\"{key}\"=\"{}\"", mode?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::known_attrs::known;

    #[test]
    fn newer_attributes_are_sorted_and_known() {
        assert!(NEWER.is_sorted_by(|a, b| a.0 < b.0));
        for (word, _) in NEWER {
            assert!(known(word).is_some(), "{}", String::from_utf8_lossy(word));
        }
    }

    #[test]
    fn memory_is_said_in_older_words() {
        let of = |inner, version| memory(inner, version);
        let one = |text: &str, is_all| Some((vec![text.to_string()], is_all));
        assert_eq!(of("argmem: read", 19), None);
        assert_eq!(
            of("readwrite, target_mem: none", 19),
            one("memory(readwrite)", true)
        );
        assert_eq!(
            of("errnomem: write", 19),
            one("memory(write, argmem: none, inaccessiblemem: none)", true)
        );
        assert_eq!(of("errnomem: write", 21), None);
        assert_eq!(of("none", 15), one("readnone", true));
        assert_eq!(
            of("argmem: read", 15),
            Some((vec!["argmemonly".into(), "readonly".into()], true))
        );
        assert_eq!(
            of("argmem: read, inaccessiblemem: write", 15),
            one("inaccessiblemem_or_argmemonly", false)
        );
        assert_eq!(of("read, argmem: readwrite", 15), Some((vec![], false)));
        assert_eq!(of("errnomem: write", 15), one("writeonly", false));
    }

    #[test]
    fn denormals_are_strings_again() {
        assert_eq!(
            denormals("dynamic, float: ieee|preservesign"),
            [
                "\"denormal-fp-math\"=\"dynamic,dynamic\"",
                "\"denormal-fp-math-f32\"=\"ieee,preserve-sign\""
            ]
        );
    }
}
