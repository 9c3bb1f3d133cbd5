//! What attachments hold that LLVM gives a meaning: at instructions, functions and variables.

use super::tbaa::{self, Tbaa};
use super::values::{ConstantInt, is_node, is_text, number, text, tuple};
use crate::ir::{
    Body, Const, ConstId, ConstOp, FuncId, GlobalId, GlobalKind, InstData, Metadata, MetadataId,
    Module, Type, TypeId,
};
use crate::verify::checker::Checker;
use crate::verify::rule::{Check, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "attachment-value",
        says: "",
        check: Check::Within("attachments"),
    },
    Rule {
        code: "symbol-attachment",
        says: "",
        check: Check::Global(symbol),
    },
    Rule {
        code: "symbol-attachment",
        says: "",
        check: Check::Function(function),
    },
];

/// The instruction that something is attached to.
#[derive(Clone, Copy)]
pub(in crate::verify) struct Attached<'a> {
    pub body: &'a Body,
    pub data: &'a InstData,
    pub ty: TypeId,
}

/// What a kind of attachment holds.
pub(in crate::verify) enum Holds {
    /// Something that the node alone decides, which is looked at once.
    Node(fn(&Module, &mut Tbaa, MetadataId) -> Option<String>),
    /// Something that goes with the instruction.
    Use(fn(&Checker<'_>, Attached<'_>, MetadataId) -> Option<String>),
}

/// The kinds with a meaning, and what they hold.
pub(in crate::verify) const HELD: &[(&str, &str, Holds)] = &[
    (
        "nonnull",
        "`!nonnull` is an empty node, `!{}`",
        Holds::Node(|m, _, id| {
            wrong_unless(
                tuple(m, id).is_some_and(|p| p.is_empty()),
                "it is not empty",
            )
        }),
    ),
    (
        "dereferenceable",
        "`!dereferenceable` is a number of bytes, `!{i64 8}`",
        Holds::Node(|m, _, id| bytes(m, id).err()),
    ),
    (
        "dereferenceable_or_null",
        "`!dereferenceable_or_null` is a number of bytes, `!{i64 8}`",
        Holds::Node(|m, _, id| bytes(m, id).err()),
    ),
    (
        "align",
        "`!align` is a power of two, `!{i64 8}`",
        Holds::Node(|m, _, id| match bytes(m, id) {
            Ok(n) if n.value.is_power_of_two() && n.value <= 1 << 32 => None,
            Ok(_) => Some("it is no power of two up to 2^32".into()),
            Err(message) => Some(message),
        }),
    ),
    (
        "range",
        "`!range` is pairs of numbers of the result's type, the first of what is in a range and \
         the first of what is behind it",
        Holds::Use(|c, at, id| {
            let scalar = match c.m.types.resolved(at.ty) {
                Type::Vector { elem, .. } => c.m.types.resolve(elem),
                _ => c.m.types.resolve(at.ty),
            };
            ranges(c.m, id, scalar, false)
        }),
    ),
    (
        "fpmath",
        "`!fpmath` is a positive `float`, `!{float 2.5}`",
        Holds::Node(|m, _, id| accuracy(m, id)),
    ),
    (
        "tbaa",
        "`!tbaa` is `!{!base, !access, i64 offset}`",
        Holds::Node(tbaa::wrong),
    ),
    (
        "noalias",
        "`!noalias` lists scopes, each of a name and a domain",
        Holds::Node(|m, _, id| alias_scopes(m, id)),
    ),
    (
        "alias.scope",
        "`!alias.scope` lists scopes, each of a name and a domain",
        Holds::Node(|m, _, id| alias_scopes(m, id)),
    ),
    (
        "llvm.access.group",
        "`!llvm.access.group` is `distinct !{}`, or lists such nodes",
        Holds::Node(|m, _, id| access_group(m, id)),
    ),
    (
        "prof",
        "`!prof` is a name and numbers, such as `!{!\"branch_weights\", i32 1, i32 9}`: one for \
         each way that an instruction may go",
        Holds::Use(profile),
    ),
    (
        "memprof",
        "`!memprof` lists nodes of a call stack and tags",
        Holds::Node(|m, _, id| memory_profile(m, id)),
    ),
    (
        "callsite",
        "`!callsite` lists numbers that stand for places",
        Holds::Node(|m, _, id| call_stack(m, id)),
    ),
    (
        "mmra",
        "`!mmra` is a pair of strings, or lists such pairs",
        Holds::Node(|m, _, id| {
            let tags = tuple(m, id).unwrap_or_default();
            let fits = is_tag(m, id) || is_tuple(m, id) && tags.iter().all(|&tag| is_tag(m, tag));
            wrong_unless(fits, "it is no pair of strings, and lists none")
        }),
    ),
    (
        "annotation",
        "`!annotation` lists strings, or lists of strings",
        Holds::Node(|m, _, id| annotation(m, id)),
    ),
];

fn wrong_unless(fits: bool, message: &str) -> Option<String> {
    (!fits).then(|| message.into())
}

fn is_tuple(m: &Module, id: MetadataId) -> bool {
    matches!(m.metadata.get(id), Metadata::Tuple { .. })
}

/// A number of 64 bits, alone.
fn bytes(m: &Module, id: MetadataId) -> Result<ConstantInt, String> {
    let parts = tuple(m, id).unwrap_or_default();
    let only = match parts.as_slice() {
        &[only] => number(m, only),
        _ => return Err("it has not one operand".into()),
    };
    only.filter(|n| n.width == 64)
        .ok_or_else(|| "its operand is no `i64`".into())
}

/// What is wrong with the ranges of numbers of a type.
fn ranges(m: &Module, id: MetadataId, ty: TypeId, whole: bool) -> Option<String> {
    let parts = tuple(m, id).unwrap_or_default();
    if parts.is_empty() || !parts.len().is_multiple_of(2) {
        return Some("it has not two numbers for each range".into());
    }
    let mut ranges: Vec<[ConstantInt; 2]> = Vec::new();
    for pair in parts.chunks_exact(2) {
        let (Some(low), Some(high)) = (number(m, pair[0]), number(m, pair[1])) else {
            return Some("a bound of a range is a number".into());
        };
        if m.types.resolve(low.ty) != ty || m.types.resolve(high.ty) != ty {
            return Some("the bounds have not the type of the value".into());
        }
        let full = low.value == high.value && low.signed() == -1;
        if low.value == high.value && !(whole && full) {
            return Some("a range from a number to itself is empty".into());
        }
        ranges.push([low, high]);
    }
    let mut pairs: Vec<(usize, usize)> = (1..ranges.len()).map(|n| (n - 1, n)).collect();
    if ranges.len() > 2 {
        pairs.push((ranges.len() - 1, 0));
    }
    for (before, after) in pairs {
        let (a, b) = (ranges[before], ranges[after]);
        if overlap(a, b) {
            return Some("its ranges overlap".into());
        }
        if after > before && b[0].signed() <= a[0].signed() {
            return Some("its ranges are not in order".into());
        }
        if a[1].value == b[0].value || b[1].value == a[0].value {
            return Some("two of its ranges are one, as one ends where the other begins".into());
        }
    }
    None
}

/// Whether two ranges have a number in common; either may go over the end to 0.
fn overlap(a: [ConstantInt; 2], b: [ConstantInt; 2]) -> bool {
    let within = |n: u128, [low, high]: [ConstantInt; 2]| match low.value < high.value {
        true => low.value <= n && n < high.value,
        false => n >= low.value || n < high.value,
    };
    within(a[0].value, b) || within(b[0].value, a)
}

fn accuracy(m: &Module, id: MetadataId) -> Option<String> {
    let parts = tuple(m, id).unwrap_or_default();
    let &[only] = parts.as_slice() else {
        return Some("it has not one operand".into());
    };
    match m.metadata.as_constant(only).map(|id| m.consts.get(id)) {
        Some(Const::Float { ty, bits }) if m.types.resolve(ty) == TypeId::FLOAT => {
            let value = f32::from_bits(bits as u32);
            wrong_unless(value.is_finite() && value > 0.0, "it is not positive")
        }
        Some(Const::Zero(_)) => Some("it is not positive".into()),
        _ => Some("its operand is no `float`".into()),
    }
}

/// A list of scopes for what does not alias.
pub(in crate::verify) fn alias_scopes(m: &Module, id: MetadataId) -> Option<String> {
    let named = |own: MetadataId, name: MetadataId| own == name || is_text(m, name);
    for &scope in &tuple(m, id)? {
        let Some(parts) = tuple(m, scope) else {
            return Some("it lists something that is no node".into());
        };
        let (name, domain, third) = match *parts.as_slice() {
            [name, domain] => (name, domain, None),
            [name, domain, third] => (name, domain, Some(third)),
            _ => return Some("a scope has two or three operands".into()),
        };
        if !named(scope, name) {
            return Some("a scope begins with itself or with a string".into());
        }
        if third.is_some_and(|third| !is_text(m, third)) {
            return Some("the third operand of a scope is a string".into());
        }
        let Some(parts) = tuple(m, domain) else {
            return Some("the second operand of a scope is a node, its domain".into());
        };
        let (name, second) = match *parts.as_slice() {
            [name] => (name, None),
            [name, second] => (name, Some(second)),
            _ => return Some("a domain has one or two operands".into()),
        };
        if !named(domain, name) || second.is_some_and(|second| !is_text(m, second)) {
            return Some(
                "a domain begins with itself or with a string, and ends with a string".into(),
            );
        }
    }
    None
}

fn access_group(m: &Module, id: MetadataId) -> Option<String> {
    let is_group = |id| {
        matches!(m.metadata.get(id), Metadata::Tuple { distinct: true, .. })
            && m.metadata.operands(id).len() == 0
    };
    let fits = is_group(id) || tuple(m, id)?.iter().all(|&id| is_group(id));
    wrong_unless(fits, "it is no `distinct !{}`, and lists something else")
}

/// The name and the weights of a profile; `None` where the name is missing.
fn weights(m: &Module, id: MetadataId) -> Result<(&[u8], Vec<MetadataId>), String> {
    let parts = tuple(m, id).unwrap_or_default();
    let [name, rest @ ..] = parts.as_slice() else {
        return Err("it has not two operands".into());
    };
    match (text(m, *name), rest) {
        (_, []) => Err("it has not two operands".into()),
        (None, _) => Err("it does not begin with a string".into()),
        (Some(name), rest) => Ok((name, rest.to_vec())),
    }
}

fn profile(c: &Checker<'_>, at: Attached<'_>, id: MetadataId) -> Option<String> {
    let m = c.m;
    let (name, rest) = match weights(m, id) {
        Ok(found) => found,
        Err(message) => return Some(message),
    };
    if name != b"branch_weights" {
        return None;
    }
    // Where they come from may stand in front.
    let weights = match is_text(m, rest[0]) {
        true => &rest[1..],
        false => &rest[..],
    };
    let Some(ways) = at.body.weights(at.data) else {
        return Some("this instruction goes one way, and has no weights".into());
    };
    if !ways.contains(&weights.len()) {
        return Some(format!(
            "it has {} for {}",
            crate::verify::show::count(weights.len(), "weight"),
            crate::verify::show::count(*ways.end(), "way")
        ));
    }
    let fits = weights.iter().all(|&weight| number(m, weight).is_some());
    wrong_unless(fits, "a weight is a number")
}

fn call_stack(m: &Module, id: MetadataId) -> Option<String> {
    let places = tuple(m, id).unwrap_or_default();
    let fits = !places.is_empty() && places.iter().all(|&id| number(m, id).is_some());
    wrong_unless(fits, "a call stack is a list of numbers, and not empty")
}

fn memory_profile(m: &Module, id: MetadataId) -> Option<String> {
    let blocks = tuple(m, id).unwrap_or_default();
    if blocks.is_empty() {
        return Some("it is empty".into());
    }
    for &block in &blocks {
        let parts = tuple(m, block).unwrap_or_default();
        let &[stack, ref tags @ .., last] = parts.as_slice() else {
            return Some("each of its nodes has a call stack and a tag".into());
        };
        if !is_node(m, stack) {
            return Some("each of its nodes begins with a call stack".into());
        }
        if let Some(message) = call_stack(m, stack) {
            return Some(message);
        }
        let fits = tags.iter().all(|&tag| is_text(m, tag));
        if !fits || !is_text(m, last) && number(m, last).is_none() {
            return Some("a call stack is followed by strings, and perhaps by a number".into());
        }
    }
    None
}

fn is_tag(m: &Module, id: MetadataId) -> bool {
    let parts = tuple(m, id).unwrap_or_default();
    parts.len() == 2 && parts.iter().all(|&part| is_text(m, part))
}

fn annotation(m: &Module, id: MetadataId) -> Option<String> {
    let parts = tuple(m, id).unwrap_or_default();
    let all_text = |id| {
        let parts = tuple(m, id);
        parts.is_some_and(|parts| parts.iter().all(|&part| is_text(m, part)))
    };
    let fits = !parts.is_empty() && parts.iter().all(|&part| is_text(m, part) || all_text(part));
    wrong_unless(fits, "it lists something else, or nothing")
}

/// Reports what is wrong with an attachment of a symbol.
fn report(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    id: GlobalId,
    (kind, message, says): (&str, String, &str),
) {
    let span = c.m.globals[id].span;
    let diagnostic = c.error(
        rule,
        span,
        format!("the `!{kind}` of this symbol is wrong: {message}"),
    );
    c.push(diagnostic.note(says));
}

fn symbol(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let m = c.m;
    if m.globals[id].metadata == crate::entity::List::EMPTY {
        return;
    }
    let is_function = matches!(m.globals[id].kind, GlobalKind::Function(_));
    if !is_function && !matches!(m.globals[id].kind, GlobalKind::Variable { .. }) {
        return;
    }
    for (kind, node) in m.global_attachments(id) {
        match m.names.get(kind) {
            b"associated" => {
                if let Some(message) = associated(m, id, node) {
                    let says = "`!associated` is the address of another symbol, `!{ptr @other}`";
                    report(c, rule, id, ("associated", message, says));
                }
            }
            b"absolute_symbol" => {
                if let Some(message) = ranges(m, node, TypeId::I64, true) {
                    let says = "`!absolute_symbol` is pairs of `i64`, the bounds of the address";
                    report(c, rule, id, ("absolute_symbol", message, says));
                }
            }
            _ => {}
        }
    }
}

/// What is wrong with the symbol that another is associated with.
fn associated(m: &Module, own: GlobalId, node: MetadataId) -> Option<String> {
    let parts = tuple(m, node).unwrap_or_default();
    let &[only] = parts.as_slice() else {
        return Some("it has not one operand".into());
    };
    if only == MetadataId::NULL {
        return Some("it is `null`".into());
    }
    let Some(constant) = m.metadata.as_constant(only) else {
        return Some("it is no constant".into());
    };
    if !m.types.is_pointer(m.const_type(constant)) {
        return Some("it is no address".into());
    }
    let symbol = stripped(m, constant);
    wrong_unless(symbol != Some(own), "it is the symbol itself")
}

/// The symbol that an address is of, behind conversions and aliases.
fn stripped(m: &Module, mut at: ConstId) -> Option<GlobalId> {
    // Aliases may lead in a circle, which is reported as such.
    for _ in 0..64 {
        match m.consts.get(at) {
            Const::Global(symbol) => match m.globals[symbol].kind {
                GlobalKind::Alias(target) => at = target,
                _ => return Some(symbol),
            },
            Const::Expr {
                op: ConstOp::Cast(_),
                args,
                ..
            } => at = m.consts.list(args).next()?,
            _ => return None,
        }
    }
    None
}

fn function(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let m = c.m;
    let func = &m.funcs[id];
    if m.globals[func.global].metadata == crate::entity::List::EMPTY {
        return;
    }
    let mut seen = [0; 2];
    for (kind, node) in m.global_attachments(func.global) {
        let (which, name) = match m.names.get(kind) {
            b"prof" => (0, "prof"),
            b"kcfi_type" => (1, "kcfi_type"),
            _ => continue,
        };
        seen[which] += 1;
        let says = match which {
            0 => {
                "`!prof` of a function is how often it is entered, `!{!\"function_entry_count\", i64 9}`"
            }
            _ => "`!kcfi_type` is an `i32`, `!{i32 7}`",
        };
        let message = match which {
            _ if seen[which] > 1 && func.is_defined() => Some("it stands twice".into()),
            0 if !func.is_defined() => Some("the function is only declared".into()),
            0 => entry_count(m, node),
            _ => type_hash(m, node),
        };
        if let Some(message) = message {
            report(c, rule, func.global, (name, message, says));
        }
    }
}

fn entry_count(m: &Module, id: MetadataId) -> Option<String> {
    match weights(m, id) {
        Err(message) => Some(message),
        Ok((b"function_entry_count" | b"synthetic_function_entry_count", rest)) => {
            let fits = m.metadata.as_constant(rest[0]).is_some();
            wrong_unless(fits, "the count is a number")
        }
        Ok(_) => Some("it does not begin with `!\"function_entry_count\"`".into()),
    }
}

fn type_hash(m: &Module, id: MetadataId) -> Option<String> {
    let parts = tuple(m, id).unwrap_or_default();
    let fits = match parts.as_slice() {
        &[only] => number(m, only).is_some_and(|n| n.width == 32),
        _ => false,
    };
    wrong_unless(fits, "it is no `i32`, alone")
}
