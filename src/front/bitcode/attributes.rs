//! Attributes as records have them: the numbers of their words, and what stands in parentheses.
//!
//! Sources: Language Reference, "Parameter Attributes" and "Function Attributes"; the records that
//! LLVM 3.3 to 23 have written.

use crate::ir::known_attrs::FP_CLASSES;

/// What a record has for the value of an attribute that is a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AttrValueKind {
    /// `dereferenceable(8)`
    Number,
    /// `allocsize(0,1)`: the first in the high word, the second, or all ones, in the low one.
    Sizes,
    /// `vscale_range(1,16)`: the first in the high word, the second, or 0, in the low one.
    Scale,
    /// `uwtable(sync)` 1, `uwtable` 2.
    Unwind,
    /// `allockind("alloc,zeroed")`: a bit for each.
    Kinds,
    /// `memory(argmem: read)`: two bits for each place.
    Memory,
    /// `nofpclass(nan inf)`: a bit for each.
    FpClasses,
    /// `captures(address, ret: provenance)`: four bits for the result and four for all else.
    Captures,
    /// `denormal_fpenv(dynamic, float: ieee|preservesign)`: four bits for all types but `float`, and four
    /// for that; of each the lower two are for results, the others for operands.
    Denormals,
}

/// The attributes by their numbers, with the values of those that have one. Types and ranges are
/// distinguished by their records.
#[rustfmt::skip]
pub(super) const WORDS: &[(&str, Option<AttrValueKind>)] = {
    use AttrValueKind::*;
    &[
        // 1
        ("align", Some(Number)), ("alwaysinline", None), ("byval", None), ("inlinehint", None),
        ("inreg", None), ("minsize", None), ("naked", None), ("nest", None), ("noalias", None),
        ("nobuiltin", None),
        // 11
        ("nocapture", None), ("noduplicate", None), ("noimplicitfloat", None), ("noinline", None),
        ("nonlazybind", None), ("noredzone", None), ("noreturn", None), ("nounwind", None),
        ("optsize", None), ("readnone", None),
        // 21
        ("readonly", None), ("returned", None), ("returns_twice", None), ("signext", None),
        ("alignstack", Some(Number)), ("ssp", None), ("sspreq", None), ("sspstrong", None),
        ("sret", None), ("sanitize_address", None),
        // 31
        ("sanitize_thread", None), ("sanitize_memory", None), ("uwtable", Some(Unwind)),
        ("zeroext", None), ("builtin", None), ("cold", None), ("optnone", None),
        ("inalloca", None), ("nonnull", None), ("jumptable", None),
        // 41
        ("dereferenceable", Some(Number)), ("dereferenceable_or_null", Some(Number)),
        ("convergent", None), ("safestack", None), ("argmemonly", None), ("swiftself", None),
        ("swifterror", None), ("norecurse", None), ("inaccessiblememonly", None),
        ("inaccessiblemem_or_argmemonly", None),
        // 51
        ("allocsize", Some(Sizes)), ("writeonly", None), ("speculatable", None),
        ("strictfp", None), ("sanitize_hwaddress", None), ("nocf_check", None),
        ("optforfuzzing", None), ("shadowcallstack", None), ("speculative_load_hardening", None),
        ("immarg", None),
        // 61
        ("willreturn", None), ("nofree", None), ("nosync", None), ("sanitize_memtag", None),
        ("preallocated", None), ("nomerge", None), ("null_pointer_is_valid", None),
        ("noundef", None), ("byref", None), ("mustprogress", None),
        // 71
        ("nocallback", None), ("hot", None), ("noprofile", None), ("vscale_range", Some(Scale)),
        ("swiftasync", None), ("nosanitize_coverage", None), ("elementtype", None),
        ("disable_sanitizer_instrumentation", None), ("nosanitize_bounds", None),
        ("allocalign", None),
        // 81
        ("allocptr", None), ("allockind", Some(Kinds)), ("presplitcoroutine", None),
        ("fn_ret_thunk_extern", None), ("skipprofile", None), ("memory", Some(Memory)),
        ("nofpclass", Some(FpClasses)), ("optdebug", None), ("writable", None),
        ("coro_only_destroy_when_complete", None),
        // 91
        ("dead_on_unwind", None), ("range", None), ("sanitize_numerical_stability", None),
        ("initializes", None), ("hybrid_patchable", None), ("sanitize_realtime", None),
        ("sanitize_realtime_blocking", None), ("coro_elide_safe", None), ("noext", None),
        ("nodivergencesource", None),
        // 101
        ("sanitize_type", None), ("captures", Some(Captures)), ("dead_on_return", Some(Number)),
        ("sanitize_alloc_token", None), ("nocreateundeforpoison", None),
        ("denormal_fpenv", Some(Denormals)), ("nooutline", None),
    ]
};

/// The word of a number.
pub(super) fn word(number: u64) -> Option<(&'static str, Option<AttrValueKind>)> {
    let index = usize::try_from(number.checked_sub(1)?).ok()?;
    WORDS.get(index).copied()
}

/// The number of a word.
pub(super) fn number(word: &[u8]) -> Option<(u64, Option<AttrValueKind>)> {
    let found = WORDS.iter().position(|row| row.0.as_bytes() == word)?;
    Some((found as u64 + 1, WORDS[found].1))
}

/// The second parameter of `allocsize` where there is none.
const NO_SIZE: u64 = u32::MAX as u64;

/// The parts of `allockind`, a bit each.
const KINDS: &[&str] = &[
    "alloc",
    "realloc",
    "free",
    "uninitialized",
    "zeroed",
    "aligned",
];

/// The places of `memory`, and where their bits are in the form of each version. What has no word
/// of its own is all other memory.
///
/// The third version differs from the second in what it says of programs for AArch64 alone.
const MEMORY: [&[(&str, u32)]; 3] = [
    &[("argmem", 0), ("inaccessiblemem", 2), ("", 4)],
    MEMORY_SPLIT,
    MEMORY_SPLIT,
];

const MEMORY_SPLIT: &[(&str, u32)] = &[
    ("argmem", 0),
    ("inaccessiblemem", 2),
    ("errnomem", 4),
    ("", 6),
    ("target_mem0", 8),
    ("target_mem1", 10),
];

/// Where the version of the form of `memory` stands.
const MEMORY_VERSION: u32 = 56;

/// What may be done to memory, by its bits.
const ACCESS: [&str; 4] = ["none", "read", "write", "readwrite"];

/// What may be captured, by its bits: those that say less are left out where one that says more
/// stands.
const CAPTURES: [(&str, u64, u64); 4] = [
    ("address_is_null", 3, 1),
    ("address", 3, 3),
    ("read_provenance", 12, 4),
    ("provenance", 12, 12),
];

impl AttrValueKind {
    /// What stands behind the word, as text; `None` where the number says nothing.
    pub(super) fn text(self, value: u64) -> Option<String> {
        let (high, low) = (value >> 32, value & u64::from(u32::MAX));
        Some(match self {
            AttrValueKind::Number => format!("({value})"),
            AttrValueKind::Sizes if low == NO_SIZE => format!("({high})"),
            AttrValueKind::Sizes | AttrValueKind::Scale => format!("({high},{low})"),
            AttrValueKind::Unwind => match value {
                1 => "(sync)".into(),
                2 => String::new(),
                _ => return None,
            },
            AttrValueKind::Kinds => {
                let kinds = KINDS.iter().enumerate();
                let named: Vec<&str> = kinds
                    .filter(|(bit, _)| value >> bit & 1 != 0)
                    .map(|(_, &kind)| kind)
                    .collect();
                format!("(\"{}\")", named.join(","))
            }
            AttrValueKind::Memory => memory_text(value)?,
            AttrValueKind::FpClasses => format!("({})", fp_text(value & 0x3ff)),
            AttrValueKind::Denormals => {
                let (other, float) = (value & 15, value >> 4 & 15);
                match other == float {
                    true => format!("({})", denormal_text(other)),
                    false => {
                        format!(
                            "({}, float: {})",
                            denormal_text(other),
                            denormal_text(float)
                        )
                    }
                }
            }
            AttrValueKind::Captures => {
                let (other, ret) = (value >> 4 & 15, value & 15);
                let mut parts = Vec::new();
                if other != 0 || other == ret {
                    parts.push(captures_text(other));
                }
                if other != ret {
                    parts.push(format!("ret: {}", captures_text(ret)));
                }
                format!("({})", parts.join(", "))
            }
        })
    }

    /// The number of what stands behind the word, parentheses included.
    pub(super) fn number(self, text: &str) -> Option<u64> {
        // `uwtable` alone is that of all kinds.
        if let (AttrValueKind::Unwind, "") = (self, text.trim()) {
            return Some(2);
        }
        let inner = text.trim().strip_prefix('(')?.strip_suffix(')');
        let inner = inner.map(str::trim);
        let pair = || {
            let (a, b) = inner?.split_once(',')?;
            Some((a.trim().parse::<u32>().ok()?, b.trim().parse::<u32>().ok()?))
        };
        let join = |(a, b): (u32, u32)| u64::from(a) << 32 | u64::from(b);
        match self {
            AttrValueKind::Number => inner?.parse().ok(),
            AttrValueKind::Sizes => match pair() {
                Some(pair) => Some(join(pair)),
                None => Some(join((inner?.parse().ok()?, NO_SIZE as u32))),
            },
            AttrValueKind::Scale => match pair() {
                Some(pair) => Some(join(pair)),
                None => {
                    let both = inner?.parse().ok()?;
                    Some(join((both, both)))
                }
            },
            AttrValueKind::Unwind => match inner? {
                "sync" => Some(1),
                "async" => Some(2),
                _ => None,
            },
            AttrValueKind::Kinds => {
                let parts = inner?.strip_prefix('"')?.strip_suffix('"')?.split(',');
                let bit = |part: &str| KINDS.iter().position(|&kind| kind == part.trim());
                parts.map(bit).try_fold(0, |all, bit| Some(all | 1 << bit?))
            }
            AttrValueKind::Memory => memory_number(inner?),
            AttrValueKind::FpClasses => fp_number(inner?),
            AttrValueKind::Denormals => denormal_number(inner?),
            AttrValueKind::Captures => captures_number(inner?),
        }
    }
}

/// What becomes of subnormal numbers, by its bits.
const DENORMALS: [&str; 4] = ["ieee", "preservesign", "positivezero", "dynamic"];

fn denormal_text(value: u64) -> String {
    let (output, input) = (value & 3, value >> 2 & 3);
    let name = |mode: u64| DENORMALS[mode as usize];
    match output == input {
        true => name(output).into(),
        false => format!("{}|{}", name(output), name(input)),
    }
}

fn denormal_number(inner: &str) -> Option<u64> {
    let bits = |word: &str| {
        let at = DENORMALS.iter().position(|&known| known == word.trim())?;
        Some(at as u64)
    };
    let mode = |text: &str| {
        let (output, input) = text.split_once('|').unwrap_or((text, text));
        Some(bits(output)? | bits(input)? << 2)
    };
    let (other, float) = match inner.split_once(':') {
        None => return mode(inner).map(|both| both | both << 4),
        Some((first, float)) => (first.trim().strip_suffix("float")?.trim(), float),
    };
    // What is not said is as the standard has it.
    let other = match other.strip_suffix(',') {
        Some(other) => mode(other)?,
        None if other.is_empty() => 0,
        None => return None,
    };
    Some(other | mode(float)? << 4)
}

fn memory_text(value: u64) -> Option<String> {
    let places = MEMORY.get((value >> MEMORY_VERSION) as usize)?;
    let access = |at: u32| (value >> at & 3) as usize;
    let other = places
        .iter()
        .find(|place| place.0.is_empty())
        .map_or(0, |place| access(place.1));
    // What the first version calls other memory has been split since.
    let shown = |place: &&(&str, u32)| !place.0.is_empty() && access(place.1) != other;
    let mut parts = Vec::new();
    let all = places.iter().fold(0, |all, place| all | access(place.1));
    if other != 0 || all == other {
        parts.push(ACCESS[other].to_string());
    }
    for place in places.iter().filter(shown) {
        parts.push(format!("{}: {}", place.0, ACCESS[access(place.1)]));
    }
    Some(format!("({})", parts.join(", ")))
}

/// In the first form, which all versions read, unless a place is named that it has not.
fn memory_number(inner: &str) -> Option<u64> {
    let access = |word: &str| ACCESS.iter().position(|&known| known == word.trim());
    let mut parts = inner.split(',').map(str::trim).peekable();
    let mut default = 0;
    if let Some(first) = parts.next_if(|part| !part.contains(':')) {
        default = access(first)? as u64;
    }
    let named: Vec<(&str, u64)> = parts
        .map(|part| {
            let (place, word) = part.split_once(':')?;
            Some((place.trim(), access(word)? as u64))
        })
        .collect::<Option<_>>()?;
    let form = |version: usize| {
        let places = MEMORY[version];
        let mut value = places.iter().fold(0, |all, place| all | default << place.1);
        for &(name, access) in &named {
            // `target_mem` is all that are the target's.
            let is_meant = |place: &&(&str, u32)| match place.0.strip_prefix(name) {
                Some(rest) => rest.is_empty() || name == "target_mem",
                None => false,
            };
            let mut meant = places.iter().filter(is_meant).peekable();
            meant.peek()?;
            value = meant.fold(value, |value, place| {
                value & !(3 << place.1) | access << place.1
            });
        }
        Some(value | (version as u64) << MEMORY_VERSION)
    };
    form(0).or_else(|| form(1))
}

fn fp_text(value: u64) -> String {
    let mut rest = value;
    let mut parts = Vec::new();
    for &(word, bits) in FP_CLASSES {
        if rest != 0 && rest & bits == bits {
            parts.push(word);
            rest &= !bits;
        }
    }
    match parts.is_empty() {
        true => "none".into(),
        false => parts.join(" "),
    }
}

fn fp_number(inner: &str) -> Option<u64> {
    if let Ok(bits) = inner.parse() {
        return Some(bits);
    }
    let bits = |word: &str| FP_CLASSES.iter().find(|row| row.0 == word).map(|row| row.1);
    inner
        .split_ascii_whitespace()
        .map(bits)
        .try_fold(0, |all, bits| Some(all | bits?))
}

fn captures_text(bits: u64) -> String {
    let parts: Vec<&str> = CAPTURES
        .iter()
        .filter(|(_, mask, value)| bits & mask == *value)
        .map(|row| row.0)
        .collect();
    match parts.is_empty() {
        true => "none".into(),
        false => parts.join(", "),
    }
}

fn captures_number(inner: &str) -> Option<u64> {
    let (mut other, mut ret) = (0, None);
    for part in inner.split(',').map(str::trim) {
        let (word, of_result) = match part.strip_prefix("ret:") {
            Some(word) => (word.trim(), true),
            None => (part, false),
        };
        let bits = match word {
            "none" => 0,
            word => CAPTURES.iter().find(|row| row.0 == word)?.2,
        };
        // What follows `ret:` is of the result too.
        match of_result || ret.is_some() {
            true => ret = Some(ret.unwrap_or(0) | bits),
            false => other |= bits,
        }
    }
    Some(other << 4 | ret.unwrap_or(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::known_attrs::KNOWN;

    #[test]
    fn every_attribute_that_is_known_has_a_number() {
        // These are words of symbols, and have fields of their own.
        let others = [
            "no_sanitize_address",
            "no_sanitize_hwaddress",
            "no_sanitize_memory",
            "thunk",
        ];
        for row in KNOWN {
            let known = number(row.word.as_bytes()).is_some();
            assert!(known || others.contains(&row.word), "{}", row.word);
        }
        assert_eq!(word(104).map(|row| row.0), Some("sanitize_alloc_token"));
        assert_eq!(word(71).map(|row| row.0), Some("nocallback"));
        assert_eq!((word(0), word(1000)), (None, None));
    }

    #[test]
    fn each_version_of_memory_is_read() {
        let known = [0, 1, 2].map(|version| memory_text(version << MEMORY_VERSION | 0x01));
        assert_eq!(known, [(); 3].map(|()| Some("(argmem: read)".to_string())));
        let target = memory_text(2 << MEMORY_VERSION | 0x102);
        assert_eq!(
            target.as_deref(),
            Some("(argmem: write, target_mem0: read)")
        );
        assert_eq!(memory_text(3 << MEMORY_VERSION), None);
    }

    #[test]
    fn values_are_the_same_as_numbers_and_as_text() {
        for (value, text, number) in [
            (AttrValueKind::Sizes, "(0,1)", 1),
            (AttrValueKind::Sizes, "(2)", 2 << 32 | NO_SIZE),
            (AttrValueKind::Scale, "(1,16)", 1 << 32 | 16),
            (AttrValueKind::Unwind, "(sync)", 1),
            (AttrValueKind::Kinds, "(\"alloc,zeroed\")", 0x11),
            (AttrValueKind::Memory, "(none)", 0),
            (AttrValueKind::Memory, "(readwrite)", 0x3f),
            (AttrValueKind::Memory, "(read, argmem: readwrite)", 0x17),
            (
                AttrValueKind::Memory,
                "(argmem: read, inaccessiblemem: write)",
                9,
            ),
            (AttrValueKind::Memory, "(errnomem: write)", 1 << 56 | 0x20),
            (AttrValueKind::FpClasses, "(nan inf)", 0x207),
            (AttrValueKind::FpClasses, "(all)", 0x3ff),
            (AttrValueKind::Captures, "(none)", 0),
            (AttrValueKind::Captures, "(address, read_provenance)", 0x77),
            (AttrValueKind::Captures, "(ret: address, provenance)", 0x0f),
            (
                AttrValueKind::Captures,
                "(address_is_null, ret: none)",
                0x10,
            ),
        ] {
            assert_eq!(value.text(number).as_deref(), Some(text));
            assert_eq!(value.number(text), Some(number), "{text}");
        }
    }
}
