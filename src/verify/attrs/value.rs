//! What stands in parentheses behind an attribute, and the strings that LLVM looks at.

use crate::ir::known_attrs::{FP_CLASSES, KnownAttr, Takes};
use crate::ir::{Attr, Module};

/// What is wrong with the value of an attribute, whatever it is said of; `text` is what stands
/// behind its word where that is kept.
pub(super) fn wrong(m: &Module, row: &KnownAttr, attr: Attr, text: &[u8]) -> Option<String> {
    let fits = match attr {
        Attr::Align(bytes) => bytes.is_power_of_two() && bytes <= 1 << 32,
        Attr::AlignStack(bytes) => bytes.is_power_of_two(),
        Attr::Other(_) => return wrong_text(row, text),
        _ => true,
    };
    let _ = m;
    (!fits).then(|| match row.word {
        "align" => "an alignment is a power of two up to 2^32".into(),
        _ => "an alignment is a power of two".to_string(),
    })
}

/// The text between the parentheses, if there are any.
fn inside(text: &[u8]) -> Option<&[u8]> {
    text.strip_prefix(b"(")?
        .strip_suffix(b")")
        .map(<[u8]>::trim_ascii)
}

/// The items of a list.
fn items(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&b| b == b',').map(<[u8]>::trim_ascii)
}

fn number<T: std::str::FromStr>(text: &[u8]) -> Option<T> {
    std::str::from_utf8(text.trim_ascii()).ok()?.parse().ok()
}

fn wrong_text(row: &KnownAttr, text: &[u8]) -> Option<String> {
    let word = row.word;
    let example = row.takes.example();
    let malformed = || Some(format!("this is written like `{word}{example}`"));
    let inner = inside(text);
    match (row.takes, inner) {
        (Takes::Nothing, None) | (Takes::Unwind, None) | (Takes::MaybeBytes, None) => None,
        (Takes::Nothing, Some(_)) => {
            Some(format!("`{word}` says all by itself: nothing follows it"))
        }
        (_, None) => malformed(),
        (Takes::Bytes | Takes::MaybeBytes, Some(inner)) => match number::<u64>(inner) {
            Some(0) if row.takes == Takes::Bytes => {
                Some("a number of bytes that says something is not 0".into())
            }
            Some(_) => None,
            None => malformed(),
        },
        (Takes::Unwind, Some(inner)) => match inner {
            b"sync" | b"async" => None,
            _ => Some("unwind tables are `sync` or `async`".into()),
        },
        (Takes::Memory, Some(inner)) => memory(inner),
        (Takes::FpClasses, Some(inner)) => classes(inner),
        (Takes::Range, Some(inner)) => match range(inner) {
            Some((bits, [low, high])) => {
                let limit = 1i128.checked_shl(bits).unwrap_or(i128::MAX);
                if bits < 127 && (low >= limit || high >= limit || low < -limit || high < -limit) {
                    return Some(format!("a bound does not fit in `i{bits}`"));
                }
                (low == high).then(|| "a range from a number to itself holds nothing".into())
            }
            None if range_type(inner).is_some() => None,
            None => malformed(),
        },
        (Takes::Sizes, Some(inner)) => {
            let sizes: Vec<Option<u32>> = items(inner).map(number).collect();
            match sizes.as_slice() {
                [Some(_)] => None,
                [Some(a), Some(b)] if a != b => None,
                [Some(_), Some(_)] => Some("the two parameters are different ones".into()),
                _ => malformed(),
            }
        }
        (Takes::Kinds, Some(inner)) => kinds(inner),
        (Takes::Scale, Some(inner)) => {
            let numbers: Vec<Option<u32>> = items(inner).map(number).collect();
            let (low, high) = match numbers.as_slice() {
                [Some(both)] => (*both, *both),
                [Some(low), Some(high)] => (*low, *high),
                _ => return malformed(),
            };
            let fits = low == 0 && high == 0
                || low.is_power_of_two() && (high == 0 || high.is_power_of_two() && low <= high);
            (!fits).then(|| "the factors are powers of two, the smaller one first".into())
        }
        (Takes::Captures, Some(inner)) => captures(inner),
        (Takes::Parts, Some(inner)) => match parts(inner) {
            Some(true) => None,
            Some(false) => Some("the parts are in order, not empty, and do not overlap".into()),
            None => malformed(),
        },
        (Takes::Denormals, Some(inner)) => denormals(inner),
        (Takes::Type | Takes::Alignment, Some(_)) => None,
    }
}

fn denormals(inner: &[u8]) -> Option<String> {
    let is_mode = |mode: &[u8]| {
        let mut count = 0;
        mode.split(|&b| b == b'|').all(|word| {
            count += 1;
            let word = word.trim_ascii();
            count <= 2
                && matches!(
                    word,
                    b"ieee" | b"preservesign" | b"positivezero" | b"dynamic"
                )
        })
    };
    let mut floats = false;
    for (n, item) in items(inner).enumerate() {
        let mode = match item.strip_prefix(b"float") {
            Some(rest) => {
                floats = true;
                rest.trim_ascii_start()
                    .strip_prefix(b":")
                    .unwrap_or_default()
            }
            None if n == 0 => item,
            None => return Some("what holds for all types is followed by `float:` alone".into()),
        };
        if n > 1 || n == 1 && !floats || !is_mode(mode) {
            return Some(
                "the modes are `ieee`, `preservesign`, `positivezero` and `dynamic`, one or two with `|`".into(),
            );
        }
    }
    None
}

fn memory(inner: &[u8]) -> Option<String> {
    let mut located = false;
    for item in items(inner) {
        let (place, access) = match item.iter().position(|&b| b == b':') {
            Some(at) => (Some(item[..at].trim_ascii()), item[at + 1..].trim_ascii()),
            None => (None, item),
        };
        match place {
            Some(
                b"argmem" | b"inaccessiblemem" | b"errnomem" | b"target_mem" | b"target_mem0"
                | b"target_mem1",
            ) => located = true,
            Some(_) => {
                return Some("memory is `argmem`, `inaccessiblemem` or `errnomem`".into());
            }
            None if located => return Some("what holds for all memory stands first".into()),
            None => {}
        }
        if !matches!(access, b"none" | b"read" | b"write" | b"readwrite") {
            return Some("memory is accessed by `none`, `read`, `write` or `readwrite`".into());
        }
    }
    None
}

/// Whether attributes of a function say that it does not write what its arguments point to.
pub(super) fn writes_no_argument(m: &Module, attrs: &[Attr]) -> bool {
    attrs.iter().any(|attr| match attr.word(&m.names) {
        Some((b"readnone" | b"readonly" | b"inaccessiblememonly", _)) => true,
        Some((b"memory", text)) => {
            let mut access: &[u8] = b"none";
            for item in items(inside(text).unwrap_or_default()) {
                match item.iter().position(|&b| b == b':') {
                    None => access = item,
                    Some(at) if item[..at].trim_ascii() == b"argmem" => {
                        access = item[at + 1..].trim_ascii();
                    }
                    Some(_) => {}
                }
            }
            matches!(access, b"none" | b"read")
        }
        _ => false,
    })
}

fn classes(inner: &[u8]) -> Option<String> {
    const ALL: u32 = 0x3ff;
    let says = "the kinds are `nan`, `inf`, `norm`, `sub`, `zero`, those with `n`, `p`, `s` or `q` \
                in front, and `all`";
    if let Some(bits) = number::<u32>(inner) {
        return (bits == 0 || bits > ALL).then(|| format!("the bits of kinds are 1 to {ALL}"));
    }
    let mut words = inner
        .split(|b| b.is_ascii_whitespace())
        .filter(|word| !word.is_empty())
        .peekable();
    let known = |word: &[u8]| FP_CLASSES.iter().any(|(name, _)| name.as_bytes() == word);
    (words.peek().is_none() || !words.all(known)).then(|| says.into())
}

/// The width in front of a range.
fn range_type(inner: &[u8]) -> Option<(u32, &[u8])> {
    let rest = inner.strip_prefix(b"i")?;
    let end = rest.iter().position(|b| !b.is_ascii_digit())?;
    let bits = number(&rest[..end])?;
    // Numbers with more digits than any that is looked at.
    (rest.len() > 80).then_some((bits, rest)).or_else(|| {
        let two = items(&rest[end..]).count() == 2;
        two.then_some((bits, &rest[end..]))
    })
}

fn range(inner: &[u8]) -> Option<(u32, [i128; 2])> {
    let (bits, rest) = range_type(inner)?;
    let mut bounds = items(rest).map(number::<i128>);
    let (low, high) = (bounds.next()??, bounds.next()??);
    bounds.next().is_none().then_some((bits, [low, high]))
}

/// The width of the numbers of a `range`.
pub(super) fn range_bits(m: &Module, attr: Attr) -> Option<u32> {
    let (_, text) = attr.word(&m.names)?;
    Some(range_type(inside(text)?)?.0)
}

/// The parameters that an `allocsize` names.
pub(super) fn sizes(m: &Module, attr: Attr) -> Vec<u32> {
    let text = attr.word(&m.names).map_or(&[][..], |(_, text)| text);
    let inner = inside(text).unwrap_or_default();
    items(inner).filter_map(number).collect()
}

fn kinds(inner: &[u8]) -> Option<String> {
    let Some(inner) = inner
        .strip_prefix(b"\"")
        .and_then(|s| s.strip_suffix(b"\""))
    else {
        return Some("the kinds stand in a string: `allockind(\"alloc,zeroed\")`".into());
    };
    let words: Vec<&[u8]> = inner.split(|&b| b == b',').collect();
    let known = |word: &&[u8]| {
        matches!(
            *word,
            b"alloc" | b"realloc" | b"free" | b"uninitialized" | b"zeroed" | b"aligned"
        )
    };
    if !words.iter().all(known) {
        return Some(
            "an allocator is of the kinds `alloc`, `realloc`, `free`, `uninitialized`, `zeroed`, \
             `aligned`"
                .into(),
        );
    }
    let has = |word: &[u8]| words.contains(&word);
    let what = [has(b"alloc"), has(b"realloc"), has(b"free")];
    if what.iter().filter(|&&is| is).count() != 1 {
        return Some("an allocator is one of `alloc`, `realloc` and `free`".into());
    }
    let memory = has(b"uninitialized") || has(b"zeroed") || has(b"aligned");
    if has(b"free") && memory || has(b"uninitialized") && has(b"zeroed") {
        return Some("these kinds contradict each other".into());
    }
    None
}

fn captures(inner: &[u8]) -> Option<String> {
    let known = items(inner).all(|item| {
        let item = item.strip_prefix(b"ret:").map_or(item, <[u8]>::trim_ascii);
        matches!(
            item,
            b"none" | b"address" | b"address_is_null" | b"provenance" | b"read_provenance"
        )
    });
    let alone = items(inner).count() == 1 || !items(inner).any(|item| item == b"none");
    (!known || !alone).then(|| {
        "what is kept is `none`, or `address`, `address_is_null`, `provenance`, `read_provenance`"
            .into()
    })
}

/// Whether parts are in order; `None` where they cannot be read.
fn parts(inner: &[u8]) -> Option<bool> {
    let mut end = None;
    let mut rest = inner;
    let mut fits = true;
    loop {
        let (part, behind) = rest.strip_prefix(b"(").and_then(|rest| {
            let close = rest.iter().position(|&b| b == b')')?;
            Some((&rest[..close], rest[close + 1..].trim_ascii()))
        })?;
        let mut bounds = items(part).map(number::<i64>);
        let (low, high) = (bounds.next()??, bounds.next()??);
        fits &= low < high && end.is_none_or(|end| end < low) && bounds.next().is_none();
        end = Some(high);
        match behind.strip_prefix(b",") {
            Some(next) => rest = next.trim_ascii(),
            None => return behind.is_empty().then_some(fits),
        }
    }
}

/// Strings that are `"true"`, `"false"` or nothing.
const FLAGS: &[&str] = &[
    "approx-func-fp-math",
    "branch-protection-pauth-lr",
    "branch-target-enforcement",
    "guarded-control-stack",
    "less-precise-fpmad",
    "no-infs-fp-math",
    "no-inline-line-tables",
    "no-jump-tables",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "profile-sample-accurate",
    "unsafe-fp-math",
    "use-sample-profile",
];

/// Strings that are numbers.
const NUMBERS: &[&str] = &[
    "patchable-function-entry",
    "patchable-function-prefix",
    "warn-stack-size",
];

/// Strings that are words.
const WORDS: &[(&str, &[&str])] = &[
    ("frame-pointer", &["all", "non-leaf", "reserved", "none"]),
    ("sign-return-address", &["all", "non-leaf", "none"]),
    ("sign-return-address-key", &["a_key", "b_key"]),
];

/// The key of an attribute that is a string.
pub(super) fn key(m: &Module, attr: Attr) -> Option<&str> {
    let Attr::Other(name) = attr else {
        return None;
    };
    let text = std::str::from_utf8(m.names.get(name)).ok()?;
    text.strip_prefix('"')?.split('"').next()
}

/// What is wrong with an attribute that is a string: its key as it is written, and the message.
pub(super) fn string(m: &Module, attr: Attr) -> Option<(String, String)> {
    let Attr::Other(name) = attr else {
        return None;
    };
    let text = std::str::from_utf8(m.names.get(name)).ok()?;
    let (key, value) = match text.split_once('=') {
        Some((key, value)) => (key.trim(), value.trim()),
        None => (text, "\"\""),
    };
    let quoted = |text: &'_ str| {
        let text = text.strip_prefix('"')?.strip_suffix('"')?;
        Some(text.to_string())
    };
    let (word, value) = (quoted(key)?, quoted(value)?);
    let message = if FLAGS.contains(&word.as_str()) {
        let fits = matches!(value.as_str(), "" | "true" | "false");
        (!fits).then(|| format!("`{word}` is \"true\" or \"false\""))
    } else if NUMBERS.contains(&word.as_str()) {
        let fits = value.parse::<u32>().is_ok();
        (!fits).then(|| format!("`{word}` is a number"))
    } else {
        let row = WORDS.iter().find(|(key, _)| *key == word);
        let wrong = row.filter(|(_, words)| !words.contains(&value.as_str()));
        wrong.map(|(key, words)| match words.split_last() {
            Some((last, rest)) => {
                format!("`{key}` is \"{}\" or \"{last}\"", rest.join("\", \""))
            }
            None => format!("`{key}` has no value"),
        })
    };
    message.map(|message| (key.to_string(), message))
}
