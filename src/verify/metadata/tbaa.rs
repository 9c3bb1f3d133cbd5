//! `!tbaa`: what an access of memory says of the types that it goes through (Language Reference,
//! "'tbaa' Metadata").

use rustc_hash::{FxHashMap, FxHashSet};

use super::values::{ConstantInt, TupleOperands, is_node, is_text, number, tuple};
use crate::ir::{Metadata, MetadataId, Module};

/// What is known of nodes.
#[derive(Clone, Default)]
pub(in crate::verify) struct Tbaa {
    /// Whether a node is a scalar type.
    scalars: FxHashMap<MetadataId, bool>,
    /// What is wrong with a struct type; the width of its offsets where nothing is.
    structs: FxHashMap<MetadataId, Result<Option<u32>, &'static str>>,
}

/// Types nest less: a path of more steps is not followed to its end.
const MAX_STEPS: usize = 4096;

/// How the nodes of a tag are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TagFormat {
    /// A struct type is its name, and pairs of the type of a field and its offset.
    Pairs,
    /// A type is its parent, its size, its name, and triples of type, offset and size.
    Triples,
}

impl TagFormat {
    /// Where the fields of a struct type start, and how many operands each has.
    fn fields(self) -> (usize, usize) {
        match self {
            TagFormat::Pairs => (1, 2),
            TagFormat::Triples => (3, 3),
        }
    }
}

/// What is wrong with a tag.
pub(super) fn wrong(m: &Module, known: &mut Tbaa, id: MetadataId) -> Option<String> {
    check(m, known, id).err().map(String::from)
}

fn check(m: &Module, known: &mut Tbaa, id: MetadataId) -> Result<(), &'static str> {
    let parts = tuple(m, id).unwrap_or_default();
    if parts.is_empty() {
        return Err("this node has no operands");
    }
    let with_path = is_node(m, parts[0]) && parts.len() >= 3;
    if !with_path {
        // Of old a scalar type was the tag.
        let fits = match *parts.as_slice() {
            [name, parent, flag] => {
                let flag = number(m, flag);
                is_text(m, name) && is_node(m, parent) && flag.is_some_and(|flag| flag.value <= 1)
            }
            _ => is_scalar(m, known, id),
        };
        return match fits {
            true => Ok(()),
            false => Err("the node is a tag `!{!base, !access, i64 offset}`, or a scalar type"),
        };
    }
    let (base, access) = (parts[0], parts[1]);
    let format = match tuple(m, access) {
        Some(ty) if ty.len() >= 3 && is_node(m, ty[0]) => TagFormat::Triples,
        _ => TagFormat::Pairs,
    };
    let immutable = match (format, parts.len()) {
        (TagFormat::Pairs, 3) | (TagFormat::Triples, 4) => None,
        (TagFormat::Pairs, 4) | (TagFormat::Triples, 5) => parts.last(),
        (TagFormat::Pairs, _) => return Err("a tag has a base, an access type and an offset"),
        (TagFormat::Triples, _) => {
            return Err("a tag has a base, an access type, an offset and a size");
        }
    };
    if format == TagFormat::Triples && number(m, parts[3]).is_none() {
        return Err("the size of an access is a number");
    }
    if let Some(&flag) = immutable
        && number(m, flag).is_none_or(|flag| flag.value > 1)
    {
        return Err("the last operand is 0, or 1 for memory that does not change");
    }
    if !is_node(m, base) || !is_node(m, access) {
        return Err("the base and the access type of a tag are nodes");
    }
    if format == TagFormat::Pairs && !is_scalar(m, known, access) {
        return Err("the access type of a tag is a scalar type");
    }
    let Some(offset) = number(m, parts[2]) else {
        return Err("the offset of an access is a number");
    };
    path(m, known, format, (base, access), offset)
}

/// Whether a node is a scalar type: its name, its parent, and perhaps an offset of 0.
fn is_scalar(m: &Module, known: &mut Tbaa, id: MetadataId) -> bool {
    if let Some(&scalar) = known.scalars.get(&id) {
        return scalar;
    }
    let mut chain = Vec::new();
    let mut met = FxHashSet::default();
    let mut at = id;
    let scalar = loop {
        if let Some(&scalar) = known.scalars.get(&at) {
            break scalar;
        }
        let parts = tuple(m, at).unwrap_or_default();
        // The root, which may be no type itself.
        if parts.len() < 2 && !chain.is_empty() {
            break matches!(m.metadata.get(at), Metadata::Tuple { .. });
        }
        let zero = |n: ConstantInt| n.value == 0;
        let fits = match parts.as_slice() {
            [name, _] => is_text(m, *name),
            [name, _, offset] => is_text(m, *name) && number(m, *offset).is_some_and(zero),
            _ => false,
        };
        if !fits || !met.insert(at) {
            break false;
        }
        chain.push(at);
        at = parts[1];
    };
    for id in chain {
        known.scalars.insert(id, scalar);
    }
    // What was asked for may be a root.
    *known.scalars.entry(id).or_insert(false)
}

/// The width of the offsets of a type that fields are looked up in; `None` where any fits.
fn base(
    m: &Module,
    known: &mut Tbaa,
    format: TagFormat,
    id: MetadataId,
) -> Result<Option<u32>, &'static str> {
    if let Some(&found) = known.structs.get(&id) {
        return found;
    }
    let parts = tuple(m, id).unwrap_or_default();
    let found = match parts.len() {
        0 | 1 => Err("a type has two operands or more"),
        2 => Ok(Some(0)),
        _ => struct_type(m, format, &parts),
    };
    known.structs.insert(id, found);
    found
}

fn struct_type(
    m: &Module,
    format: TagFormat,
    parts: &TupleOperands,
) -> Result<Option<u32>, &'static str> {
    let (first, step) = format.fields();
    if !(parts.len() - first.min(parts.len())).is_multiple_of(step) {
        return Err(match format {
            TagFormat::Pairs => "a struct type is its name and pairs of a type and an offset",
            TagFormat::Triples => "a type has triples of a type, an offset and a size",
        });
    }
    match format {
        TagFormat::Pairs if !is_text(m, parts[0]) => {
            return Err("a struct type begins with its name");
        }
        TagFormat::Triples if number(m, parts[1]).is_none() => {
            return Err("the size of a type is a number");
        }
        _ => {}
    }
    let mut last: Option<ConstantInt> = None;
    for field in parts[first.min(parts.len())..].chunks_exact(step) {
        if !is_node(m, field[0]) {
            return Err("the type of a field is a node");
        }
        let Some(offset) = number(m, field[1]) else {
            return Err("the offset of a field is a number");
        };
        if last.is_some_and(|last| last.width != offset.width) {
            return Err("the offsets of the fields are of one type");
        }
        if last.is_some_and(|last| last.value > offset.value) {
            return Err("the offsets of the fields go up");
        }
        if format == TagFormat::Triples && number(m, field[2]).is_none() {
            return Err("the size of a field is a number");
        }
        last = Some(offset);
    }
    Ok(last.map(|offset| offset.width))
}

/// Goes from the base type of a tag down to its access type.
fn path(
    m: &Module,
    known: &mut Tbaa,
    format: TagFormat,
    (mut at, access): (MetadataId, MetadataId),
    offset: ConstantInt,
) -> Result<(), &'static str> {
    let mut left = offset.value;
    let mut seen_access = false;
    let mut met = FxHashSet::default();
    for _ in 0..MAX_STEPS {
        let parts = tuple(m, at).unwrap_or_default();
        if parts.len() < 2 {
            return match seen_access {
                true => Ok(()),
                false => Err("no way leads from the base type to the access type at this offset"),
            };
        }
        if !met.insert(at) {
            return Err("the types of this tag lead in a circle");
        }
        // LLVM looks no further where a node of two operands is no scalar type.
        if parts.len() == 2 && !is_scalar(m, known, at) {
            return Ok(());
        }
        let width = base(m, known, format, at)?;
        seen_access |= at == access;
        if (at == access || is_scalar(m, known, at)) && left != 0 {
            return Err("an access within a scalar type has the offset 0");
        }
        let fits = match width {
            Some(0) => left == 0,
            Some(width) => width == offset.width,
            None => format == TagFormat::Triples,
        };
        if !fits {
            return Err("the offset of a tag has the type of those in its base type");
        }
        if format == TagFormat::Triples && seen_access {
            return Ok(());
        }
        at = match parts.len() {
            2 => parts[1],
            _ => {
                let (first, step) = format.fields();
                let fields = parts[first.min(parts.len())..].chunks_exact(step);
                let reached = |field: &&[MetadataId]| {
                    number(m, field[1]).is_some_and(|start| start.value <= left)
                };
                let Some(field) = fields.take_while(reached).last() else {
                    return Err("no field of the base type is at the offset of the tag");
                };
                left -= number(m, field[1]).map_or(0, |start| start.value);
                field[0]
            }
        };
    }
    Ok(())
}
