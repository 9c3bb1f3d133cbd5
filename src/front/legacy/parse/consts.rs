//! Constants: all forms of the time, behind their type.

use super::super::Few;
use super::super::ast::{Const, ConstId, ConstKind};
use super::super::op::{Opcode, OperandShape};
use super::super::rule;
use super::super::types::{Ty, Type};
use super::{Parsed, Parser, Ref, inst, locals, types};
use crate::diag::Span;
use crate::ir::name::Name;
use crate::text::lex;

/// The constants that are names. Those of one name, mostly one, are linked.
#[derive(Default)]
pub(super) struct NamedConsts {
    /// By name: one behind the row of the last.
    heads: Vec<u32>,
    rows: Vec<NamedConst>,
}

struct NamedConst {
    id: ConstId,
    ty: Ty,
    numbered: bool,
    /// The first use.
    span: Span,
    /// One behind the row of another one of the name.
    next: u32,
}

impl NamedConsts {
    fn find(&self, name: Name, ty: Ty, numbered: bool) -> Option<ConstId> {
        let mut at = *self.heads.get(name.0 as usize)?;
        loop {
            let row = self.rows.get(at.checked_sub(1)? as usize)?;
            if row.ty == ty && row.numbered == numbered {
                return Some(row.id);
            }
            at = row.next;
        }
    }

    fn add(&mut self, name: Name, ty: Ty, numbered: bool, id: ConstId, span: Span) {
        let at = name.0 as usize;
        if self.heads.len() <= at {
            self.heads.resize((at + 1).next_power_of_two(), 0);
        }
        let next = self.heads[at];
        self.rows.push(NamedConst {
            id,
            ty,
            numbered,
            span,
            next,
        });
        self.heads[at] = self.rows.len() as u32;
    }
}

pub(super) fn push_const(p: &mut Parser<'_>, ty: Ty, kind: ConstKind) -> ConstId {
    p.m.consts.push(Const { ty, kind })
}

/// The integer constant of a type.
#[inline]
pub(super) fn int_const(p: &mut Parser<'_>, ty: Ty, value: u64) -> ConstId {
    let consts = &mut p.m.consts;
    let kind = ConstKind::Int(value);
    let entry = p.ints.entry((ty, value));
    *entry.or_insert_with(|| consts.push(Const { ty, kind }))
}

/// A name as a constant, to be found when all symbols are known.
pub(super) fn named_const(p: &mut Parser<'_>, ty: Ty, name: Ref, span: Span) -> ConstId {
    let (name, numbered) = match name {
        Ref::Name(name) => (name, false),
        Ref::Number(n) => (p.m.names.intern(n.to_string().as_bytes()), true),
    };
    if let Some(known) = p.named.find(name, ty, numbered) {
        return known;
    }
    let id = push_const(p, ty, ConstKind::Named(name, numbered));
    p.named.add(name, ty, numbered, id, span);
    id
}

/// `T constant`
pub(super) fn typed_const(p: &mut Parser<'_>) -> Parsed<ConstId> {
    let ty = types::ty(p)?;
    constant(p, ty)
}

/// A constant of a type.
pub(super) fn constant(p: &mut Parser<'_>, ty: Ty) -> Parsed<ConstId> {
    let start = p.next_at();
    if lex::starts(p.i, lex::DIGIT) {
        return plain_const(p, ty);
    }
    if ty == Ty::LABEL
        && p.in_body
        && let Some(name) = p.try_name()?
    {
        let span = p.span(start);
        let block = locals::label_use(p, name, span);
        return Ok(push_const(p, ty, ConstKind::Label(block)));
    }
    match p.try_name()? {
        Some(name) => {
            let span = p.span(start);
            if let (Ref::Name(name), true) = (name, p.in_body)
                && let Some(known) = locals::local_const(p, name, ty)
            {
                return Ok(known);
            }
            Ok(named_const(p, ty, name, span))
        }
        None => plain_const(p, ty),
    }
}

/// A constant that is no name.
#[inline]
pub(super) fn plain_const(p: &mut Parser<'_>, ty: Ty) -> Parsed<ConstId> {
    let start = p.next_at();
    match p.i {
        [b'0'..=b'9' | b'-' | b'+' | b'.', ..] => number(p, ty, start),
        [b'u' | b's', b'0', b'x', digit, ..] if digit.is_ascii_hexdigit() => {
            hexadecimal_integer(p, ty, start)
        }
        [b'c', b'"', rest @ ..] => {
            let end = memchr::memchr(b'"', rest);
            let Some(end) = end else {
                return p.expected("a quote that ends the string");
            };
            p.i = &rest[end + 1..];
            let bytes = lex::unescape(&rest[..end]);
            let at = p.m.bytes.len() as u32;
            p.m.bytes.extend_from_slice(&bytes);
            let len = bytes.len();
            let span = p.span(start);
            string_const(p, ty, at, len as u32, span)
        }
        [b'[' | b'{' | b'<', ..] => p.nested(|p| aggregate(p, ty, start)),
        _ => word_const(p, ty, start),
    }
}

#[cold]
fn type_mismatch<T>(p: &mut Parser<'_>, ty: Ty, start: usize) -> Parsed<T> {
    let span = p.span(start);
    let text = &p.text[span.start as usize..span.end()];
    let message = format!(
        "{} is no constant of type {}",
        crate::text::error::quote(text),
        p.m.show(ty)
    );
    p.breaks(rule::CONSTANT, span, message)
}

fn number(p: &mut Parser<'_>, ty: Ty, start: usize) -> Parsed<ConstId> {
    let text = p.i;
    if let Some((value, len)) = short_number(text)
        && let Some((bits, _)) = p.m.types.integral(ty)
        && (bits >= 32 || value >> bits == 0)
    {
        p.i = &text[len..];
        return Ok(int_const(p, ty, value));
    }
    let sign = usize::from(matches!(text[0], b'-' | b'+'));
    let mut len = sign + lex::run(&text[sign..], lex::DIGIT);
    let mut float = false;
    if len == sign + 1 && text[sign] == b'0' && text.get(len) == Some(&b'x') {
        len += 1 + lex::run(&text[len + 1..], lex::ALPHA | lex::DIGIT);
        p.i = &text[len..];
        return hexadecimal(p, ty, &text[sign + 2..len], sign > 0, start);
    }
    if text.get(len) == Some(&b'.') {
        float = true;
        len += 1;
        len += lex::run(&text[len..], lex::DIGIT);
    }
    if matches!(text.get(len), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(text.get(len + 1), Some(b'-' | b'+')));
        let digits = lex::run(&text[(len + 1 + sign).min(text.len())..], lex::DIGIT);
        if digits > 0 {
            float = true;
            len += 1 + sign + digits;
        }
    }
    let digits = std::str::from_utf8(&text[..len]).unwrap_or("");
    p.i = &text[len..];
    if let Some((bits, _)) = p.m.types.integral(ty) {
        let value: Option<i128> = digits.parse().ok();
        if float || len == sign {
            return type_mismatch(p, ty, start);
        }
        let limit = 1i128 << bits;
        return match value.filter(|&v| v < limit && v >= -(limit / 2)) {
            Some(value) => Ok(int_const(p, ty, mask(value as u64, bits))),
            None => {
                let message = format!("{digits} does not fit into {}", p.m.show(ty));
                let span = p.span(start);
                p.breaks(rule::CONSTANT, span, message)
            }
        };
    }
    match digits.parse::<f64>() {
        Ok(value) if p.m.types.is_float(ty) => Ok(float_const(p, ty, value)),
        _ => type_mismatch(p, ty, start),
    }
}

/// `u0x8000`, `s0x8000`: the bits of an integer, without sign or with the sign of its highest digit.
fn hexadecimal_integer(p: &mut Parser<'_>, ty: Ty, start: usize) -> Parsed<ConstId> {
    let len = 3 + lex::run(&p.i[3..], lex::ALPHA | lex::DIGIT);
    let (text, rest) = p.i.split_at(len);
    p.i = rest;
    let digits = std::str::from_utf8(&text[3..]).unwrap_or("");
    let Some((bits, _)) = p.m.types.integral(ty) else {
        return type_mismatch(p, ty, start);
    };
    let value = u64::from_str_radix(digits, 16).ok().map(i128::from);
    let width = 4 * digits.len().min(16) as u32;
    let value = value.map(
        |value| match text[0] == b's' && value >> (width - 1) & 1 == 1 {
            true => value - (1 << width),
            false => value,
        },
    );
    let limit = 1i128 << bits;
    match value.filter(|&value| value < limit && value >= -(limit / 2)) {
        Some(value) => Ok(int_const(p, ty, mask(value as u64, bits))),
        None => {
            let text = String::from_utf8_lossy(text).into_owned();
            let message = format!("{text} does not fit into {}", p.m.show(ty));
            let span = p.span(start);
            p.breaks(rule::CONSTANT, span, message)
        }
    }
}

fn float_const(p: &mut Parser<'_>, ty: Ty, value: f64) -> ConstId {
    // A `float` is kept as the double of the same value.
    let value = match p.m.types.primitive(ty) {
        Some(Ty::FLOAT) if !value.is_nan() => f64::from(value as f32),
        _ => value,
    };
    push_const(p, ty, ConstKind::Float(value.to_bits()))
}

/// The bits of a double, as digits behind `0x`.
fn hexadecimal(
    p: &mut Parser<'_>,
    ty: Ty,
    digits: &[u8],
    signed: bool,
    start: usize,
) -> Parsed<ConstId> {
    let digits = std::str::from_utf8(digits).unwrap_or("");
    match u64::from_str_radix(digits, 16) {
        Ok(bits) if p.m.types.is_float(ty) && !signed => {
            Ok(float_const(p, ty, f64::from_bits(bits)))
        }
        _ => type_mismatch(p, ty, start),
    }
}

fn string_const(p: &mut Parser<'_>, ty: Ty, at: u32, len: u32, span: Span) -> Parsed<ConstId> {
    let message = match p.m.types.resolved(ty) {
        Type::Array(elem, n) if matches!(p.m.types.integral(elem), Some((8, _))) => {
            if n == u64::from(len) {
                return Ok(push_const(p, ty, ConstKind::Bytes(at, len)));
            }
            format!("a string of {len} bytes for {}", p.m.show(ty))
        }
        Type::Unsized(elem) if matches!(p.m.types.integral(elem), Some((8, _))) => {
            let ty = p.m.types.intern(Type::Array(elem, len.into()));
            return Ok(push_const(p, ty, ConstKind::Bytes(at, len)));
        }
        _ => format!("a string is no constant of type {}", p.m.show(ty)),
    };
    let mut broken = p.broken(rule::CONSTANT, span, message);
    if let Type::Array(elem, _) = p.m.types.resolved(ty) {
        let right = p.m.types.intern(Type::Array(elem, len.into()));
        *broken = broken.note(format!("its type is {}", p.m.show(right)));
    }
    Err(broken)
}

/// `[T a, T b]`, `{ T a, U b }`, `<T a, T b>`
fn aggregate(p: &mut Parser<'_>, ty: Ty, start: usize) -> Parsed<ConstId> {
    let open = p.i[0];
    p.i = &p.i[1..];
    let close = match open {
        b'[' => b']',
        b'{' => b'}',
        _ => b'>',
    };
    // `<{ ... }>` is a structure without padding.
    let packed = open == b'<' && p.peek() == b'{';
    if packed {
        p.eat(b'{');
    }
    let mut elems: Few<ConstId> = Few::new();
    let done = |p: &mut Parser<'_>| match packed {
        true => p.eat(b'}') && p.eat(b'>'),
        false => p.eat(close),
    };
    if !done(p) {
        loop {
            elems.push(typed_const(p)?);
            if !p.eat(b',') {
                break;
            }
        }
        if !done(p) {
            return p.expected(&format!("`,` or `{}`", close as char));
        }
    }
    let span = p.span(start);
    let mut ty = ty;
    let wanted: Vec<Ty> = match (open, p.m.types.resolved(ty)) {
        (b'[', Type::Array(elem, n)) | (b'<', Type::Packed(elem, n)) => {
            if n != elems.len() as u64 {
                let message = format!("{} elements for {}", elems.len(), p.m.show(ty));
                return p.breaks(rule::CONSTANT, span, message);
            }
            vec![elem; elems.len()]
        }
        (b'[', Type::Unsized(elem)) => {
            ty = p.m.types.intern(Type::Array(elem, elems.len() as u64));
            vec![elem; elems.len()]
        }
        (b'{' | b'<', Type::Struct(fields, flag)) if flag == packed => {
            let fields = p.m.types.get_list(fields).to_vec();
            if fields.len() != elems.len() {
                let message = format!("{} fields for {}", elems.len(), p.m.show(ty));
                return p.breaks(rule::CONSTANT, span, message);
            }
            fields
        }
        _ => return type_mismatch(p, ty, start),
    };
    for (&elem, wanted) in elems.iter().zip(wanted) {
        let own = p.m.consts[elem].ty;
        if !p.m.types.same(own, wanted) {
            let message = format!(
                "an element of type {} where {} is asked for",
                p.m.show(own),
                p.m.show(wanted)
            );
            return p.breaks(rule::CONSTANT, span, message);
        }
    }
    let words: Few<u32> = elems.iter().map(|id| id.0).collect();
    let list = p.m.lists.push(&words);
    Ok(push_const(p, ty, ConstKind::Aggregate(list)))
}

fn word_const(p: &mut Parser<'_>, ty: Ty, start: usize) -> Parsed<ConstId> {
    let word = p.peek_word();
    if word.is_empty() {
        return p.expected(&format!("a value of type {}", p.m.show(ty)));
    }
    if let Some(op) = Opcode::from_word(word) {
        p.i = &p.i[word.len()..];
        let id = p.nested(|p| expression(p, op, start))?;
        let own = p.m.consts[id].ty;
        if !p.m.types.same(own, ty) {
            let message = format!(
                "an expression of type {} where {} is asked for",
                p.m.show(own),
                p.m.show(ty)
            );
            let span = p.span(start);
            return p.breaks(rule::CONSTANT, span, message);
        }
        return Ok(id);
    }
    p.i = &p.i[word.len()..];
    let kind = match word {
        b"true" | b"false" if p.m.types.primitive(ty) == Some(Ty::BOOL) => {
            return Ok(int_const(p, ty, u64::from(word == b"true")));
        }
        b"null" if p.m.types.pointee(ty).is_some() => ConstKind::Null,
        b"undef" => ConstKind::Undef,
        b"zeroinitializer" => ConstKind::Zero,
        b"none" => ConstKind::None,
        b"asm" => return asm_const(p, ty),
        b"true" | b"false" | b"null" => return type_mismatch(p, ty, start),
        _ => {
            p.i = &p.text[start..];
            return p.expected(&format!("a value of type {}", p.m.show(ty)));
        }
    };
    Ok(push_const(p, ty, kind))
}

/// `asm sideeffect "text", "constraints"`
pub(super) fn asm_const(p: &mut Parser<'_>, ty: Ty) -> Parsed<ConstId> {
    let effect = p.eat_word("sideeffect");
    let text = p.string()?;
    p.punct(b',')?;
    let constraints = p.string()?;
    Ok(push_const(p, ty, ConstKind::Asm(text, constraints, effect)))
}

/// A constant expression, behind its word: `(T a, T b)`.
pub(super) fn expression(p: &mut Parser<'_>, op: Opcode, start: usize) -> Parsed<ConstId> {
    p.punct(b'(')?;
    let mut args: Few<ConstId> = Few::from_slice(&[typed_const(p)?]);
    let own = p.m.consts[args[0]].ty;
    let mut bare = false;
    let mut ty = own;
    if op == Opcode::Cast {
        p.word("to")?;
        ty = types::ty(p)?;
        inst::cast_types(p, own, ty, start)?;
    } else {
        while p.eat(b',') {
            // The indices of 2002 have no types.
            if op == Opcode::Gep && matches!(lex::skip(p.i), [b'0'..=b'9', ..]) {
                bare = true;
                args.push(plain_const(p, Ty::UBYTE)?);
            } else {
                args.push(typed_const(p)?);
            }
        }
    }
    p.punct(b')')?;
    let span = p.span(start);
    let count = match op.shape() {
        OperandShape::Binary | OperandShape::Compare | OperandShape::Shift => 2,
        OperandShape::Unary => 1,
        OperandShape::Own => match op {
            Opcode::Select | Opcode::InsertElement | Opcode::ShuffleVector => 3,
            Opcode::ExtractElement => 2,
            Opcode::Cast => 1,
            Opcode::Gep => args.len(),
            _ => {
                let message = format!("`{}` has side effects", op.word());
                return p.breaks(rule::CONSTANT, span, message);
            }
        },
    };
    if args.len() != count {
        let message = format!("`{}` takes {count} constants", op.word());
        return p.breaks(rule::CONSTANT, span, message);
    }
    let types: Few<Ty> = args.iter().map(|&id| p.m.consts[id].ty).collect();
    match op {
        Opcode::Cast => {}
        Opcode::Gep => {
            let words: Few<u32> = args[1..].iter().map(|id| id.0 | 1 << 31).collect();
            let (to, into) = inst::indexed_by_either(p, own, &words, bare, span)?;
            ty = p.m.types.pointer(to);
            let words: Few<u32> = args.iter().map(|id| id.0).collect();
            let list = p.m.lists.push(&words);
            return Ok(push_const(p, ty, ConstKind::Expr(op, list, into)));
        }
        _ => ty = inst::result_type(p, op, &types, span)?,
    }
    let words: Few<u32> = args.iter().map(|id| id.0).collect();
    let list = p.m.lists.push(&words);
    Ok(push_const(p, ty, ConstKind::Expr(op, list, false)))
}

/// Finds what the constants are that are names, when all symbols are known.
pub(super) fn resolve_names(p: &mut Parser<'_>) {
    for NamedConst { id, span, .. } in std::mem::take(&mut p.named.rows) {
        let Const {
            ty,
            kind: ConstKind::Named(name, numbered),
        } = p.m.consts[id]
        else {
            continue;
        };
        let found = find_symbol(p, name, numbered, ty);
        p.m.consts[id].kind = match found {
            Some(symbol) => ConstKind::Symbol(symbol),
            None => {
                undefined(p, name, numbered, ty, span);
                ConstKind::Bad
            }
        };
    }
}

fn find_symbol(
    p: &mut Parser<'_>,
    name: Name,
    numbered: bool,
    ty: Ty,
) -> Option<super::super::ast::SymbolId> {
    if numbered {
        let n: usize = p.m.names.text(name).parse().ok()?;
        let plane = p.m.types.canon(ty);
        return p.unnamed.get(&plane)?.get(n).copied();
    }
    let same = p.m.by_name.get(&name)?;
    let types = &mut p.m.types;
    let symbols = &p.m.symbols;
    let mut same = same.iter().copied();
    same.find(|&id| types.same(symbols[id].value_ty, ty))
}

/// Reports a name of which no value has the type that is written in front of it.
fn undefined(p: &mut Parser<'_>, name: Name, numbered: bool, ty: Ty, span: Span) {
    if p.failed.contains(&name) {
        return;
    }
    let shown_name = match numbered {
        true => format!("`%{}`", p.m.names.text(name)),
        false => p.m.show_name(name),
    };
    let shown_ty = p.m.show(ty);
    let others = p.m.by_name.get(&name).filter(|_| !numbered);
    let diagnostic = match others.and_then(|all| all.first()) {
        Some(&other) => {
            let other = &p.m.symbols[other];
            let own = p.m.show(other.value_ty);
            let function = matches!(other.kind, super::super::ast::SymbolKind::Function(_));
            let rule = match function && p.m.types.pointee(ty).is_some() {
                true => rule::CALLEE,
                false => rule::UNDEFINED,
            };
            let message = format!("{shown_name} is {own}, not {shown_ty}");
            let made = p.broken(rule, span, message);
            made.also(other.span, format!("{own} here"))
        }
        None => {
            let message = format!("{shown_name}, of type {shown_ty}, is defined nowhere");
            let mut made = *p.broken(rule::UNDEFINED, span, message);
            let written = p.m.names.get(name);
            let names = p.m.by_name.keys();
            let near = names.map(|&other| (p.m.names.get(other), p.m.names.text(other)));
            let mut near: Vec<_> = near.collect();
            near.sort();
            if let Some(near) = crate::diag::suggest::closest(written, near) {
                let fix = format!("%{near}");
                made = made.fix(span, fix.clone(), format!("did you mean `{fix}`?"));
            }
            made
        }
    };
    p.diags.push(diagnostic);
}

/// A decimal number as most are, of few digits and nothing else, and its length.
#[inline]
fn short_number(text: &[u8]) -> Option<(u64, usize)> {
    let len = lex::run(text, lex::DIGIT);
    let goes_on = matches!(text.get(len), Some(b'.' | b'e' | b'E' | b'x'));
    if !(1..=9).contains(&len) || goes_on {
        return None;
    }
    let value = text[..len]
        .iter()
        .fold(0, |n, &b| n * 10 + u64::from(b - b'0'));
    Some((value, len))
}

/// The low bits of an integer.
pub(super) fn mask(value: u64, bits: u32) -> u64 {
    match bits {
        64 => value,
        _ => value & ((1 << bits) - 1),
    }
}
