//! Constants: literals, aggregates, addresses. Expressions are in [`constexpr`](super::constexpr).

use super::constexpr::OpenExpr;
use super::error::Expected;
use super::lex::{
    ALPHA, DIGIT, Ident, Input, NAME, PResult, eat, eat_word, escapes, fail, is, key, key_of,
    punct, run, sigil_name, skip, starts, string, unescape,
};
use super::parser::Parser;
use super::{constexpr, diagnose, metadata, number, types};
use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::ir::body::Quoted;
use crate::ir::module::ConstMismatch;
use crate::ir::{Const, ConstId, LocalName, Name, Type, TypeId};

/// Small integers of common types are remembered without hashing.
const CACHED: u64 = 256;

/// No constant, in the table of small integers.
pub(super) const NO_CONST: ConstId = ConstId(u32::MAX);

/// The row of a small integer in their table.
#[inline(always)]
pub(super) fn small_row(ty: TypeId, value: u64) -> usize {
    ty.index() * CACHED as usize + value as usize
}

/// A constant whose end was not reached. What it is made of so far is on the parser's stack of constants,
/// and it is itself on a stack of such: so constants nest as deep as they like.
#[derive(Clone, Copy)]
pub(super) struct OpenConst<'a> {
    kind: OpenKind,
    /// Where it begins, and the type that stands in front of it.
    start: Input<'a>,
    ty: TypeId,
    /// Where its parts begin among the constants.
    base: usize,
}

#[derive(Clone, Copy)]
enum OpenKind {
    /// `[T a, ...` and its kin, which `close` ends.
    Aggregate { close: u8, packed: bool },
    /// `splat (T a`
    Splat,
    /// What [`constexpr`](super::constexpr) knows.
    Expr(OpenExpr),
}

/// A constant behind its type; the type is checked.
pub(super) fn typed_constant<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ConstId> {
    let (i, ty) = types::ty(p, i)?;
    checked_constant(p, i, ty)
}

/// A constant that was written with the type `ty`; a type of its own that is another is noted.
pub(super) fn checked_constant<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    ty: TypeId,
) -> PResult<'a, ConstId> {
    let i = skip(i);
    let (rest, id) = constant(p, i, ty)?;
    check_constant(p, id, ty, i, rest);
    Ok((rest, id))
}

/// Compares the type of a constant, which is written from `start` to `end`, with the type `ty` that
/// stands in front of it.
fn check_constant<'a>(
    p: &mut Parser<'a>,
    id: ConstId,
    ty: TypeId,
    start: Input<'a>,
    end: Input<'a>,
) {
    let own = p.m.const_type(id);
    if own != ty {
        let mismatch = ConstMismatch {
            span: p.span(start, end),
            written: ty,
            operand: id,
            in_initializer: !p.in_body,
        };
        if !p.in_body && ty != TypeId::PTR {
            // Types may be defined, and symbols declared, further down.
            p.unchecked.push(mismatch);
        } else if !p.agree(own, ty) {
            p.m.const_mismatches.push(mismatch);
        }
    }
}

/// A constant; `ty` is the type written in front of it, which literals take. The caller
/// compares it with the type of what it gets.
pub(super) fn constant<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, ConstId> {
    let outer = p.open_consts.len();
    match begin_constant(p, skip(i), ty)? {
        (rest, Some(id)) => Ok((rest, id)),
        (rest, None) => {
            let result = constants_within(p, rest, outer);
            if let Err(nom::Err::Error(e) | nom::Err::Failure(e)) = &result {
                note_part(p, e.left);
            }
            p.open_consts.truncate(outer);
            result
        }
    }
}

/// Notes which part of the innermost of the open constants a failure was at.
#[cold]
fn note_part(p: &mut Parser<'_>, left: u32) {
    if let Some(open) = p.open_consts.last()
        && let OpenKind::Aggregate { close, .. } = open.kind
    {
        p.bad_part = Some(diagnose::Part {
            left,
            ty: open.ty,
            index: p.const_stack.len() - open.base,
            open: open.start.len() as u32,
            close,
        });
    }
}

/// Reads on in the innermost of the open constants until only the `outer` ones are left.
fn constants_within<'a>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
    outer: usize,
) -> PResult<'a, ConstId> {
    while let Some(&open) = p.open_consts.last() {
        let next = match open.kind {
            OpenKind::Aggregate { close, packed } => next_in_aggregate(p, i, close, packed, open),
            OpenKind::Splat => next_in_splat(p, i, open),
            OpenKind::Expr(expr) => constexpr::next_in_expr(p, i, &expr, open.ty, open.base),
        };
        i = match next? {
            (rest, ConstPart::Part(ty)) => {
                let start = skip(rest);
                let (rest, part) = begin_constant(p, start, ty)?;
                if let Some(id) = part {
                    check_constant(p, id, ty, start, rest);
                    p.const_stack.push(id);
                }
                rest
            }
            (rest, ConstPart::End(id)) => {
                p.open_consts.pop();
                p.const_stack.truncate(open.base);
                if p.open_consts.len() == outer {
                    return Ok((rest, id));
                }
                check_constant(p, id, open.ty, open.start, rest);
                p.const_stack.push(id);
                rest
            }
        };
    }
    fail(i, Expected::Constant)
}

fn open_constant<'a>(p: &mut Parser<'a>, kind: OpenKind, start: Input<'a>, ty: TypeId) {
    let base = p.const_stack.len();
    p.open_consts.push(OpenConst {
        kind,
        start,
        ty,
        base,
    });
}

/// A constant that has no parts, or the beginning of one that has, up to the first of them; it is
/// then the innermost that is open.
fn begin_constant<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    ty: TypeId,
) -> PResult<'a, Option<ConstId>> {
    let (rest, close, packed) = match i {
        [b, ..] if is(*b, DIGIT) || matches!(b, b'-' | b'+') => {
            return whole(number(p, i, ty));
        }
        [b'@', ..] => {
            let (rest, name) = sigil_name(b'@', Expected::Global)(i)?;
            let global = p.global_use(name, p.span(i, rest));
            let id = p.m.consts.intern(Const::Global(global));
            return Ok((rest, Some(id)));
        }
        [b'c', b'"', ..] => return whole(string_constant(p, i, ty)),
        [b'!', ..] => return whole(metadata::metadata_operand(p, i)),
        [b, ..] if is(*b, ALPHA) => return word_constant(p, i, ty),
        [b'[', rest @ ..] => (rest, b']', false),
        [b'{', rest @ ..] => (rest, b'}', false),
        [b'<', rest @ ..] => match eat(rest, b'{') {
            Some(rest) => (rest, b'}', true),
            None => (rest, b'>', false),
        },
        [b'%', ..] => return fail(i, Expected::Constant),
        _ => return fail(i, Expected::Value),
    };
    open_constant(p, OpenKind::Aggregate { close, packed }, i, ty);
    Ok((rest, None))
}

/// The integer `value` of type `ty`, which is `width` bits wide.
#[inline(always)]
pub(super) fn int(p: &mut Parser<'_>, ty: TypeId, width: u32, value: u64) -> ConstId {
    if value >= CACHED || ty > TypeId::I64 {
        return p.m.consts.int(ty, width, value);
    }
    let at = small_row(ty, value);
    if let Some(&id) = p.small_ints.get(at)
        && id != NO_CONST
    {
        return id;
    }
    let id = p.m.consts.int(ty, width, value);
    if p.small_ints.is_empty() {
        let rows = small_row(TypeId::I64, CACHED);
        p.small_ints.resize(rows, NO_CONST);
    }
    if let Some(row) = p.small_ints.get_mut(at) {
        *row = id;
    }
    id
}

/// A number in any notation.
pub(super) fn number<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, ConstId> {
    let (negative, digits) = match i {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, i),
    };
    // The common case first: a decimal integer that fits into a word.
    let len = run(digits, DIGIT);
    let rest = &digits[len..];
    if (1..19).contains(&len)
        && !starts(rest, NAME)
        && let Some(width) = p.m.types.int_width(ty)
        && width <= 64
    {
        let value = digits[..len]
            .iter()
            .fold(0u64, |n, &b| n * 10 + u64::from(b - b'0'));
        let value = if negative {
            value.wrapping_neg()
        } else {
            value
        };
        if width < 64 {
            check_fits(p, p.span(i, rest), ty, width, value as i64);
        }
        return Ok((rest, int(p, ty, width, value)));
    }
    number::literal(p, i, ty)
}

#[inline]
fn check_fits(p: &mut Parser<'_>, span: Span, ty: TypeId, width: u32, value: i64) {
    let fits = value >> (width - 1) == -1 || (value >> width) == 0;
    if !fits {
        warn_range(p, span, ty);
    }
}

#[cold]
pub(super) fn warn_range(p: &mut Parser<'_>, span: Span, ty: TypeId) {
    let text = String::from_utf8_lossy(&p.text[span.start as usize..span.end()]);
    let ty = crate::ir::print::type_text(&p.m, ty);
    let text = shortened(&text);
    let message = format!("the integer `{text}` does not fit in `{ty}`");
    p.diags.push(
        Diagnostic::warning("integer-range", span, message)
            .note("the bits that do not fit are dropped"),
    );
}

/// What comes next in `[T a, T b]` and its kin, behind the opening bracket or an element.
fn next_in_aggregate<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    close: u8,
    packed: bool,
    OpenConst { ty, base, .. }: OpenConst<'a>,
) -> PResult<'a, ConstPart> {
    let is_empty = p.const_stack.len() == base;
    let mut i = match (eat(i, if is_empty { close } else { b',' }), is_empty) {
        (Some(rest), true) => rest,
        (None, true) => return next_typed(p, i),
        (Some(rest), false) => return next_typed(p, rest),
        (None, false) => punct(close)(i)?.0,
    };
    if packed {
        i = punct(b'>')(i)?.0;
    }
    // The written type, if it is of this kind: the verifier compares the elements with it.
    let own = match (p.m.types.resolved(ty), close) {
        (Type::Array { .. }, b']') | (Type::Vector { .. }, b'>') => ty,
        (Type::Struct { packed: p, .. }, b'}') if p == packed => ty,
        _ => own_type(p, base, close, packed),
    };
    let elems = &p.const_stack[base..];
    let id = match close {
        b'>' => p.m.vector_constant(own, elems),
        _ => p.m.consts.aggregate(own, elems),
    };
    Ok((i, ConstPart::End(id)))
}

/// The same in `splat (T a)`.
fn next_in_splat<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    OpenConst { ty, base, .. }: OpenConst<'a>,
) -> PResult<'a, ConstPart> {
    let [elem] = p.const_stack[base..] else {
        return next_typed(p, i);
    };
    let (rest, ()) = punct(b')')(i)?;
    let id = p.m.consts.intern(Const::Splat { ty, elem });
    Ok((rest, ConstPart::End(id)))
}

/// A part that has its type in front of it.
pub(super) fn next_typed<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ConstPart> {
    let (rest, ty) = types::ty(p, i)?;
    Ok((rest, ConstPart::Part(ty)))
}

fn own_type(p: &mut Parser<'_>, base: usize, close: u8, packed: bool) -> TypeId {
    let elems = &p.const_stack[base..];
    let len = elems.len();
    let first = elems
        .first()
        .map_or(TypeId::I8, |&elem| p.m.const_type(elem));
    match close {
        b']' => p.m.types.array(first, len as u64),
        b'>' => p.m.types.intern(Type::Vector {
            elem: first,
            len: len as u32,
            scalable: false,
        }),
        _ => {
            let fields: Vec<TypeId> = elems.iter().map(|&e| p.m.const_type(e)).collect();
            p.m.types.structure(&fields, packed)
        }
    }
}

fn string_constant<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, ConstId> {
    let (rest, raw) = string(&i[1..])?;
    let bytes = unescape(raw);
    let own = match p.m.types.resolved(ty) {
        // A wrong length is the verifier's to judge.
        Type::Array { elem, .. } if p.m.types.int_width(elem) == Some(8) => ty,
        _ => p.m.types.array(TypeId::I8, bytes.len() as u64),
    };
    Ok((rest, p.m.consts.string(own, &bytes)))
}

fn word_constant<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, Option<ConstId>> {
    const NULL: u64 = key_of("null");
    const TRUE: u64 = key_of("true");
    const FALSE: u64 = key_of("false");
    const UNDEF: u64 = key_of("undef");
    const POISON: u64 = key_of("poison");
    const NONE: u64 = key_of("none");
    const ZERO: u64 = key_of("zeroinitializer");
    let len = run(i, ALPHA | DIGIT);
    let rest = &i[len..];
    let value = match (key(i, len), len) {
        (NULL, 4) => {
            if !p.m.types.is_pointer(ty) && !in_header(p, ty) {
                return wrong_literal(p, i, rest, ty, "`null` is a pointer");
            }
            Const::Null(ty)
        }
        (TRUE, 4) | (FALSE, 5) => {
            if p.m.types.int_width(ty) != Some(1) {
                return wrong_literal(p, i, rest, ty, "`true` and `false` have type `i1`");
            }
            let value = u64::from(len == 4);
            return Ok((rest, Some(int(p, ty, 1, value))));
        }
        (UNDEF, 5) => Const::Undef(ty),
        (POISON, 6) => Const::Poison(ty),
        (NONE, 4) => Const::NoneToken,
        (ZERO, 15) if &i[..len] == b"zeroinitializer" => Const::Zero(ty),
        _ => match &i[..len] {
            b"blockaddress" => return whole(block_address(p, rest)),
            word @ (b"dso_local_equivalent" | b"no_cfi") => {
                let (rest, name) = sigil_name(b'@', Expected::Global)(rest)?;
                let global = p.global_use(name, p.span(i, rest));
                let value = match word.len() {
                    6 => Const::NoCfi(global),
                    _ => Const::DsoLocalEquivalent(global),
                };
                return Ok((rest, Some(p.m.consts.intern(value))));
            }
            b"splat" => {
                let (rest, ()) = punct(b'(')(rest)?;
                open_constant(p, OpenKind::Splat, i, ty);
                return Ok((rest, None));
            }
            [b'u' | b's' | b'f', b'0', b'x', ..] => return whole(number::literal(p, i, ty)),
            b"asm" => {
                let span = p.span(i, rest);
                let message = "inline assembly is no value: it stands in its call alone";
                return p.report(Diagnostic::error("syntax", span, message));
            }
            _ => {
                let (rest, expr) = constexpr::begin_expr(p, i)?;
                open_constant(p, OpenKind::Expr(expr), i, ty);
                return Ok((rest, None));
            }
        },
    };
    Ok((rest, Some(p.m.consts.intern(value))))
}

/// Whether a named type may still get its definition.
fn in_header(p: &Parser<'_>, ty: TypeId) -> bool {
    !p.in_body && matches!(p.m.types.resolved(ty), Type::Named(_))
}

/// Reports a number that its type does not have.
#[cold]
pub(super) fn inexact_literal<'a, T>(
    p: &mut Parser<'a>,
    from: Input<'a>,
    to: Input<'a>,
    ty: TypeId,
    near: &str,
) -> PResult<'a, T> {
    let span = p.span(from, to);
    let shown = crate::ir::print::type_text(&p.m, ty);
    let text = String::from_utf8_lossy(&from[..from.len() - to.len()]).into_owned();
    let message = format!("no `{shown}` is exactly `{}`", shortened(&text));
    let diagnostic = Diagnostic::error("literal-type", span, message)
        .note("only decimals are rounded, and not to zero or infinity: else what is written must be a number of its type")
        .fix(
            span,
            near.to_string(),
            format!("the nearest `{shown}` is `{near}`"),
        );
    p.report(diagnostic)
}

/// A literal in front of which the wrong kind of type stands.
#[cold]
pub(super) fn wrong_literal<'a, T>(
    p: &mut Parser<'a>,
    from: Input<'a>,
    to: Input<'a>,
    ty: TypeId,
    rule: &str,
) -> PResult<'a, T> {
    let span = p.span(from, to);
    let text = String::from_utf8_lossy(&p.text[span.start as usize..span.end()]).into_owned();
    if let Some(better) = diagnose::statement::wrong_type_in_front(p, ty, &text) {
        return p.report(better);
    }
    if let Some(better) = diagnose::results::negated(p, from).filter(|_| p.in_body) {
        return p.report(better);
    }
    let shown = crate::ir::print::type_text(&p.m, ty);
    if p.in_body
        && let Some(name) = shown.strip_prefix('%')
        && let Some(own) = diagnose::statement::type_of_known(p, name.as_bytes())
        && p.text[..span.start as usize]
            .trim_ascii_end()
            .ends_with(shown.as_bytes())
    {
        let place = p.text[..span.start as usize].trim_ascii_end().len() - shown.len();
        let message = format!("expected a type in front of `{shown}`");
        let local = Span::new(place, place + shown.len());
        let with = format!("{own} {shown},");
        let text = format!("add its type, `{own}`; add a comma");
        let fixed = Diagnostic::error("syntax", local, message).fix(local, with, text);
        if let Some(named) =
            p.m.names
                .find(name.as_bytes())
                .and_then(|name| p.m.types.find_named(name))
        {
            p.mistaken.push(named);
        }
        return p.report(fixed.certain());
    }
    let mut diagnostic = Diagnostic::error(
        "literal-type",
        span,
        format!("`{}` is no constant of type `{shown}`", shortened(&text)),
    )
    .note(rule);
    let is_float = matches!(
        p.m.types.resolved(ty),
        Type::Half | Type::BFloat | Type::Float | Type::Double
    );
    if let Type::Vector { elem, .. } = p.m.types.resolved(ty) {
        let elem = crate::ir::print::type_text(&p.m, elem);
        let splat = format!("splat ({elem} {text})");
        let fixed = format!("a vector with this in all elements is `{splat}`");
        diagnostic = diagnostic.fix(span, splat, fixed).certain();
    } else if p.m.types.is_pointer(ty) && text == "0" {
        diagnostic = diagnostic
            .fix(span, "null", "the null pointer is written `null`")
            .certain();
    } else if ty == TypeId::PTR && diagnose::is_arithmetic(p, from) {
        diagnostic = diagnostic.note(format!(
            "to move a pointer, use `getelementptr i8, ptr %p, i64 {text}`"
        ));
    } else if ty == TypeId::PTR && is_decimal(&text) {
        let address = format!("inttoptr (i64 {text} to ptr)");
        diagnostic = diagnostic.fix(span, address, "a number as an address");
    } else if matches!(text.as_str(), "true" | "false") && p.m.types.int_width(ty).is_some() {
        let number = if text == "true" { "1" } else { "0" };
        diagnostic = diagnostic.fix(span, number, format!("did you mean `{number}`?"));
    } else if is_float
        && let [b',', digits @ ..] = to
        && is_decimal(&text)
        && let n @ 1.. = run(digits, DIGIT)
    {
        let fraction = String::from_utf8_lossy(&digits[..n]);
        let whole = Span::new(span.start as usize, span.end() + 1 + n);
        let with = format!("{text}.{fraction}");
        diagnostic = diagnostic.fix(whole, with, "a number has a decimal point, and no comma");
    } else if matches!(
        p.m.types.resolved(ty),
        Type::Array { .. } | Type::Struct { .. }
    ) && text == "0"
    {
        let zeros = "all zeros are written `zeroinitializer`";
        diagnostic = diagnostic.fix(span, "zeroinitializer", zeros).certain();
    } else if matches!(ty, TypeId::DOUBLE | TypeId::FLOAT) && is_decimal(&text) {
        diagnostic = diagnostic
            .fix(
                span,
                format!("{text}.0"),
                format!("a floating-point constant has a decimal point: `{text}.0`"),
            )
            .certain();
    } else if text == "-" && matches!(skip(to), [b'0'..=b'9', ..]) {
        let gap = Span::new(span.end(), p.at(skip(to)));
        diagnostic = diagnostic
            .fix(gap, "", "a number follows its sign")
            .certain();
    } else if text == "null" && p.m.types.int_width(ty).is_some() {
        diagnostic = diagnostic.fix(span, "0", "did you mean `0`?");
    } else if let Some(meant) = diagnose::number::spelling(&text, &shown, is_float) {
        let fixed = format!("the number is written `{meant}`");
        diagnostic = diagnostic.fix(span, meant, fixed).certain();
    }
    p.report(diagnostic)
}

fn block_address<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ConstId> {
    let (i, ()) = punct(b'(')(i)?;
    let i = skip(i);
    let (rest, name) = sigil_name(b'@', Expected::Global)(i)?;
    let function = p.global_use(name, p.span(i, rest));
    let (rest, ()) = punct(b',')(rest)?;
    let (rest, name) = sigil_name(b'%', Expected::Local)(rest)?;
    let block = local_name(p, name);
    let (rest, ()) = punct(b')')(rest)?;
    let value = Const::BlockAddress { function, block };
    Ok((rest, p.m.consts.intern(value)))
}

/// `asm sideeffect "text", "constraints"` behind the word.
pub(super) fn inline_asm<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> PResult<'a, ConstId> {
    let mut flags = 0;
    for (bit, word) in ["sideeffect", "alignstack", "inteldialect", "unwind"]
        .into_iter()
        .enumerate()
    {
        if let Some(rest) = eat_word(i, word) {
            flags |= 1 << bit;
            i = rest;
        }
    }
    let (i, text) = string(i)?;
    let end = p.at(i) - 1;
    let span = Span::new(end - text.len(), end);
    let (i, ()) = punct(b',')(i)?;
    let (i, constraints) = string(i)?;
    let call = p.body.calls.next_key();
    let escapes = escapes(text);
    let quoted = Quoted { span, escapes };
    p.body.notes_mut().assembly.push((call, quoted));
    let text = p.m.names.intern(&unescape(text));
    let constraints = p.m.names.intern(&unescape(constraints));
    let value = Const::InlineAsm {
        text,
        constraints,
        flags,
    };
    Ok((i, p.m.consts.intern(value)))
}

/// The interned form of a local name.
#[inline(always)]
pub(super) fn local_name<'a>(p: &mut Parser<'a>, name: Ident<'a>) -> LocalName {
    match name {
        Ident::Number(n) => LocalName::number(n),
        Ident::Plain(name) => LocalName::named(plain_name(p, name)),
        Ident::Quoted(raw) => LocalName::named(p.m.names.intern(&unescape(raw))),
    }
}

/// Interns a name that stands in the text as it is: short ones that were met lately are found
/// without hashing.
#[inline(always)]
pub(super) fn plain_name<'a>(p: &mut Parser<'a>, name: &'a [u8]) -> Name {
    p.recent.get(name, &mut p.m.names)
}

/// What comes next in a constant that has parts.
pub(super) enum ConstPart {
    /// A part, in front of which this type is written.
    Part(TypeId),
    /// Nothing: it is all read.
    End(ConstId),
}

/// A constant that has no parts.
fn whole<'a>(result: PResult<'a, ConstId>) -> PResult<'a, Option<ConstId>> {
    result.map(|(rest, id)| (rest, Some(id)))
}

/// The beginning of a text that is too long to be shown.
fn shortened(text: &str) -> String {
    const MAX: usize = 60;
    match text.char_indices().nth(MAX) {
        None => text.to_string(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Whether a literal is an integer in decimal digits.
fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}
