//! Mends that take an instruction of their own in front of the one that is wrong.

use super::Profile;
use super::checker::{At, Checker};
use super::show;
use crate::diag::{Diagnostic, Span};
use crate::ir::{Const, InstData, Operand, OperandKind, Type, TypeId, ValueDef};

/// Offers to convert an operand to the type `wanted` first.
pub(super) fn convert_first(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    at: At<'_>,
    operand: Operand,
    wanted: TypeId,
) -> Diagnostic {
    let made = conversion(c, at, operand, wanted);
    // LLVMlite has no conversions.
    match made.filter(|(code, _)| c.profile != Profile::Llvmlite || code.starts_with("icmp")) {
        Some((code, text)) => put_first(c, diagnostic, at, operand, wanted, &code, text),
        None => diagnostic,
    }
}

/// The instruction that converts an operand, and what it is for.
fn conversion(
    c: &Checker<'_>,
    at: At<'_>,
    operand: Operand,
    wanted: TypeId,
) -> Option<(String, String)> {
    let own = c.operand_type(at.body, operand)?;
    let (ty, to) = (show::ty(c.m, own), show::ty(c.m, wanted));
    let shown = show::operand(c.m, at.body, operand);
    let float = |ty| match ty {
        Type::Half | Type::BFloat => Some(16),
        Type::Float => Some(32),
        Type::Double => Some(64),
        Type::X86Fp80 => Some(80),
        Type::Fp128 => Some(128),
        _ => None,
    };
    let (from, into) = (c.m.types.resolved(own), c.m.types.resolved(wanted));
    let word = match (from, into) {
        (Type::Int(n), Type::Int(1)) if n > 1 => {
            let text = "compare it with 0 first".to_string();
            return Some((format!("icmp ne {ty} {shown}, 0"), text));
        }
        (Type::Int(1), Type::Int(_)) => "zext",
        (Type::Int(a), Type::Int(b)) if a < b => "sext",
        (Type::Int(_), Type::Int(_)) => "trunc",
        (Type::Int(1), _) if float(into).is_some() => "uitofp",
        (Type::Int(_), _) if float(into).is_some() => "sitofp",
        (_, Type::Int(_)) if float(from).is_some() => "fptosi",
        _ => match (float(from)?, float(into)?) {
            (a, b) if a < b => "fpext",
            (a, b) if a > b => "fptrunc",
            _ => return None,
        },
    };
    let text = match word {
        "sext" => "convert it first (`zext` where it has no sign)",
        "sitofp" => "convert it first (`uitofp` where it has no sign)",
        _ => "convert it first",
    };
    Some((format!("{word} {ty} {shown} to {to}"), text.into()))
}

/// Offers to load what an operand, which is an address, leads to.
pub(super) fn load_first(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    at: At<'_>,
    operand: Operand,
    wanted: TypeId,
) -> Diagnostic {
    let Some(own) = c.operand_type(at.body, operand) else {
        return diagnostic;
    };
    let (ty, pointer) = (show::ty(c.m, wanted), show::ty(c.m, own));
    let code = format!(
        "load {ty}, {pointer} {}",
        show::operand(c.m, at.body, operand)
    );
    put_first(
        c,
        diagnostic,
        at,
        operand,
        wanted,
        &code,
        "load it first".into(),
    )
}

/// Puts the instruction `code` in front, and its result where the operand stands.
fn put_first(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    at: At<'_>,
    operand: Operand,
    wanted: TypeId,
    code: &str,
    text: String,
) -> Diagnostic {
    let is_terminator = match operand.kind() {
        OperandKind::Value(value) => match at.body.def(value) {
            ValueDef::Inst(inst) => at.body.insts[inst].is_terminator(),
            ValueDef::Param(_) => false,
        },
        OperandKind::Const(id) => match c.m.consts.get(id) {
            Const::Global(_) => false,
            _ => return diagnostic,
        },
        OperandKind::Missing => return diagnostic,
    };
    // Nothing stands in front of a `phi`, and nothing behind a terminator.
    let start = at.span().start as usize;
    if matches!(at.data(), InstData::Phi { .. }) || is_terminator || at.span().is_none() {
        return diagnostic;
    }
    let Some(all) = c.m.source_text() else {
        return diagnostic;
    };
    let line = memchr::memrchr(b'\n', &all[..start]).map_or(0, |n| n + 1);
    let Ok(indent) = std::str::from_utf8(&all[line..start]) else {
        return diagnostic;
    };
    let old = show::operand(c.m, at.body, operand);
    let to = show::ty(c.m, wanted);
    let stem = match old.trim_start_matches(['%', '@']) {
        digits if digits.starts_with(|c: char| c.is_ascii_digit()) => format!("v{digits}"),
        name => name.to_string(),
    };
    let new = format!("%{stem}.{to}");
    let is_plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'$' | b'-');
    if !indent.trim().is_empty()
        || !new[1..].bytes().all(is_plain)
        || c.m.names.find(&new.as_bytes()[1..]).is_some()
    {
        return diagnostic;
    }
    let parts = at.parts(c.m);
    let (mut out, mut from) = (format!("{new} = {code}\n{indent}"), start);
    for (n, &(_, span)) in parts.operands.iter().enumerate() {
        if all.get(span.start as usize..span.end()) != Some(old.as_bytes()) {
            continue;
        }
        let mut edits = vec![(span, new.as_str())];
        if let Some(ty) = parts.type_of(n) {
            edits.insert(0, (ty, to.as_str()));
        }
        for (place, with) in edits {
            let Some(between) = all.get(from..place.start as usize) else {
                continue;
            };
            out.push_str(&String::from_utf8_lossy(between));
            out.push_str(with);
            from = place.end();
        }
    }
    if from == start {
        return diagnostic;
    }
    diagnostic.fix(Span::new(start, from), out, text)
}

/// Offers the brackets of the type `written` for a constant that has those of another one.
pub(super) fn other_brackets(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    span: Span,
    (own, written): (TypeId, TypeId),
) -> Diagnostic {
    let (Some(list), Some(with)) = (brackets(c, own), brackets(c, written)) else {
        return diagnostic;
    };
    let text = String::from_utf8_lossy(c.m.text(span));
    let inner = text
        .strip_prefix(list.0)
        .and_then(|text| text.strip_suffix(list.1));
    match inner.filter(|_| list != with) {
        Some(inner) => {
            let kind = match c.m.types.resolved(written) {
                Type::Array { .. } => "an array",
                Type::Vector { .. } => "a vector",
                _ => "a struct",
            };
            let says = format!("{kind} is written in `{}` and `{}`", with.0, with.1);
            diagnostic.fix(span, format!("{}{inner}{}", with.0, with.1), says)
        }
        None => diagnostic,
    }
}

/// What constants of a type with parts stand in.
fn brackets(c: &Checker<'_>, ty: TypeId) -> Option<(char, char)> {
    match c.m.types.resolved(ty) {
        Type::Array { .. } => Some(('[', ']')),
        Type::Vector { .. } => Some(('<', '>')),
        Type::Struct { packed: false, .. } => Some(('{', '}')),
        _ => None,
    }
}

/// What else could be meant by a string where a value of the type `written` is.
pub(super) fn string_for_pointer(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    span: Span,
    (own, written): (TypeId, TypeId),
) -> Diagnostic {
    if !c.m.text(span).starts_with(b"c\"") || !c.m.types.is_pointer(written) {
        return diagnostic;
    }
    let Some(source) = &c.m.source else {
        return diagnostic;
    };
    let before = source.bytes()[..span.start as usize].trim_ascii_end();
    let (own, written) = (show::ty(c.m, own), show::ty(c.m, written));
    let line = &before[memchr::memrchr(b'\n', before).map_or(0, |n| n + 1)..];
    match before.ends_with(written.as_bytes()) && line.starts_with(b"@") {
        true => {
            let place = Span::new(before.len() - written.len(), before.len());
            let says = format!("a variable with the string in it has type `{own}`");
            diagnostic.fix(place, own, says)
        }
        false => diagnostic.note(
            "a string has no address of its own: it is a variable, `@s = constant [3 x i8] c\"hi\\00\"`, \
             and `ptr @s` its address",
        ),
    }
}
