//! Types.

use super::super::Few;
use super::super::rule;
use super::super::types::{NamedId, Ty, Type};
use super::{Parsed, Parser, Ref};
use crate::diag::Span;
use crate::text::lex;

/// A type.
#[inline]
pub(super) fn ty(p: &mut Parser<'_>) -> Parsed<Ty> {
    match try_ty(p)? {
        Some(ty) => Ok(ty),
        None => p.expected("a type"),
    }
}

/// A type, if one comes next.
#[inline]
pub(super) fn try_ty(p: &mut Parser<'_>) -> Parsed<Option<Ty>> {
    p.i = lex::skip(p.i);
    let start = p.i;
    // Most are a word or a name with nothing that goes on with it, or with stars.
    if let Some(mut ty) = plain_ty(p) {
        while let [b'*', rest @ ..] = p.i {
            p.i = rest;
            ty = p.m.types.pointer(ty);
        }
        let over = match p.i {
            [b' ', b, ..] if !matches!(b, b'(' | b'*') && !lex::is(*b, lex::TRIVIA) => true,
            i => !matches!(lex::peek(i), b'(' | b'*'),
        };
        if over {
            return Ok(Some(ty));
        }
        if is_plain(p, start) {
            let base = p.open_types.len();
            return p.nested(|p| with_all_suffixes(p, ty, base, 0)).map(Some);
        }
    }
    p.i = start;
    p.nested(|p| any_ty(p))
}

/// A primitive type, or a named one that is known, without what goes on with it. A name may be
/// taken where there is none.
#[inline(always)]
fn plain_ty(p: &mut Parser<'_>) -> Option<Ty> {
    if let [b'%', ..] = p.i {
        let name = p.plain_name()?;
        return p.m.types.known(name);
    }
    let len = lex::run(p.i, lex::ALPHA | lex::DIGIT);
    let ty = Ty::starting(p.i, len)?;
    p.i = &p.i[len..];
    Some(ty)
}

fn any_ty(p: &mut Parser<'_>) -> Parsed<Option<Ty>> {
    // How many types of this one are open around its start: each suffix opens one further out.
    let text = p.i;
    let suffixes = count_suffixes(p, text)?;
    let base = p.open_types.len();
    p.open_types.resize(base + suffixes, None);
    let result = with_suffixes(p, base, suffixes);
    p.open_types.truncate(base);
    result
}

/// Whether a text has no backslash before the end of its line.
fn is_plain(p: &mut Parser<'_>, text: &[u8]) -> bool {
    let at = p.text.len() - text.len();
    if p.plain.contains(&at) {
        return true;
    }
    let line = &text[..memchr::memchr(b'\n', text).unwrap_or(text.len())];
    let plain = memchr::memchr(b'\\', line).is_none();
    if plain {
        p.plain = at..at + line.len();
    }
    plain
}

/// Up-references count the types around them, also those whose suffix comes later (`{ \2 }*`):
/// so how many suffixes follow has to be known first. Only a text with a backslash before the
/// end of the line needs that.
fn count_suffixes(p: &mut Parser<'_>, text: &[u8]) -> Parsed<usize> {
    if is_plain(p, text) {
        return Ok(0);
    }
    let mut i = text;
    let mut depth = 0;
    // Passes over the type without its suffixes.
    loop {
        i = lex::skip(i);
        match i {
            [b'[' | b'{' | b'(', rest @ ..] => {
                depth += 1;
                i = rest;
            }
            [b'<', rest @ ..] => {
                depth += 1;
                i = rest;
            }
            [b']' | b'}' | b')' | b'>', rest @ ..] => {
                depth -= 1;
                i = rest;
            }
            [b'\\', rest @ ..] => i = &rest[lex::run(rest, lex::DIGIT)..],
            [] => return Ok(0),
            _ if depth < 0 => return Ok(0),
            _ => i = &i[lex::token_len(i).max(1)..],
        }
        if depth <= 0 {
            break;
        }
    }
    let mut count = 0;
    loop {
        i = lex::skip(i);
        match i {
            [b'*', rest @ ..] => {
                count += 1;
                i = rest;
            }
            [b'(', rest @ ..] => {
                count += 1;
                i = rest;
                let mut depth = 1;
                while depth > 0 {
                    match i {
                        [b'(', rest @ ..] => (depth, i) = (depth + 1, rest),
                        [b')', rest @ ..] => (depth, i) = (depth - 1, rest),
                        [_, rest @ ..] => i = rest,
                        [] => return Ok(count),
                    }
                }
            }
            _ => return Ok(count),
        }
    }
}

fn with_suffixes(p: &mut Parser<'_>, base: usize, suffixes: usize) -> Parsed<Option<Ty>> {
    // The innermost type is open too.
    p.open_types.push(None);
    let first = base_ty(p)?;
    let target = p.open_types.pop().flatten();
    match first.map(|ty| close(p, ty, target)) {
        Some(ty) => with_all_suffixes(p, ty, base, suffixes).map(Some),
        None => Ok(None),
    }
}

/// What goes on with a type: stars and parameters.
fn with_all_suffixes(p: &mut Parser<'_>, mut ty: Ty, base: usize, suffixes: usize) -> Parsed<Ty> {
    let mut done = 0;
    loop {
        let start = p.next_at();
        // The slot of this suffix is the last that is open.
        let wrapped = if p.eat(b'*') {
            p.m.types.pointer(ty)
        } else if p.eat(b'(') {
            params_of(p, ty, start)?
        } else {
            return Ok(ty);
        };
        let target = match done < suffixes {
            true => p.open_types[base + suffixes - 1 - done],
            false => None,
        };
        ty = close(p, wrapped, target);
        done += 1;
        p.open_types.truncate(base + suffixes.saturating_sub(done));
    }
}

/// A type is complete: what an up-reference to it stands for is known.
fn close(p: &mut Parser<'_>, ty: Ty, target: Option<NamedId>) -> Ty {
    match target {
        Some(id) => {
            p.m.types.define(id, Some(ty));
            p.m.types.intern(Type::Named(id))
        }
        None => ty,
    }
}

/// `T, U, ...)`
fn params_of(p: &mut Parser<'_>, ret: Ty, start: usize) -> Parsed<Ty> {
    if matches!(
        p.m.types.resolved(ret),
        Type::Struct(..) | Type::Array(..) | Type::Unsized(_) | Type::Function(..)
    ) {
        let message = format!("a function cannot return {}", p.m.show(ret));
        let span = p.span(start);
        return p.breaks(rule::AGGREGATE_RET, span, message);
    }
    let mut params: Few<Ty> = Few::new();
    let mut varargs = false;
    if !p.eat(b')') {
        loop {
            if eat_dots(p) {
                varargs = true;
                break;
            }
            let param = ty(p)?;
            params.push(param);
            if in_header(p) {
                // Names may stand in a type where a year was generous.
                p.try_name()?;
            }
            if !p.eat(b',') {
                break;
            }
        }
        p.punct(b')')?;
    }
    if let [only] = params[..]
        && only == Ty::VOID
        && !varargs
    {
        params.clear();
    }
    Ok(p.m.types.function(ret, &params, varargs))
}

fn in_header(p: &Parser<'_>) -> bool {
    !p.in_body && p.peek() == b'%'
}

/// `...`, if it comes next.
pub(super) fn eat_dots(p: &mut Parser<'_>) -> bool {
    match lex::skip(p.i) {
        [b'.', b'.', b'.', rest @ ..] => {
            p.i = rest;
            true
        }
        _ => false,
    }
}

fn base_ty(p: &mut Parser<'_>) -> Parsed<Option<Ty>> {
    let start = p.next_at();
    Ok(Some(match p.i {
        [b'%', ..] => match p.name()? {
            Ref::Name(name) => named_ty(p, name, start),
            Ref::Number(n) => {
                let name = p.m.names.intern(n.to_string().as_bytes());
                named_ty(p, name, start)
            }
        },
        [b'"', ..] => {
            let name = p.string()?;
            named_ty(p, name, start)
        }
        [b'[', rest @ ..] => {
            p.i = rest;
            array(p)?
        }
        [b'<', b'{', rest @ ..] => {
            p.i = rest;
            let fields = fields(p)?;
            p.punct(b'>')?;
            p.m.types.intern(Type::Struct(fields, true))
        }
        [b'<', rest @ ..] => {
            p.i = rest;
            let len = p.uint()?;
            times(p)?;
            let elem = element(p, false)?;
            p.punct(b'>')?;
            if p.m.types.integral(elem).is_none() && !p.m.types.is_float(elem) {
                let message = format!("a packed type of {}", p.m.show(elem));
                let span = p.span(start);
                return p.breaks(rule::ELEMENT, span, message);
            }
            if len == 0 || len > 1 << 20 {
                let span = p.span(start);
                return p.breaks(rule::ELEMENT, span, format!("{len} packed elements"));
            }
            p.m.types.intern(Type::Packed(elem, len))
        }
        [b'{', rest @ ..] => {
            p.i = rest;
            let fields = fields(p)?;
            p.m.types.intern(Type::Struct(fields, false))
        }
        [b'\\', rest @ ..] => {
            p.i = rest;
            up_reference(p, start)?
        }
        _ => {
            let word = p.peek_word();
            let Some(ty) = Ty::starting(word, word.len()) else {
                if word != b"opaque" {
                    return Ok(None);
                }
                p.i = &p.i[word.len()..];
                let span = p.span(start);
                let id = p.m.types.anonymous(span);
                return Ok(Some(p.m.types.intern(Type::Named(id))));
            };
            p.i = &p.i[word.len()..];
            ty
        }
    }))
}

fn named_ty(p: &mut Parser<'_>, name: crate::ir::Name, start: usize) -> Ty {
    let span = p.span(start);
    p.m.types.mention(name, span)
}

/// `N x T]` or, in 2002, `T]`.
fn array(p: &mut Parser<'_>) -> Parsed<Ty> {
    if !matches!(lex::skip(p.i), [b'0'..=b'9', ..]) {
        let start = p.next_at();
        let elem = element(p, true)?;
        p.punct(b']')?;
        let span = p.span(start);
        p.of_year(
            "an array without a size",
            super::Dialect::Llvm2002,
            span,
            "",
        );
        return Ok(p.m.types.intern(Type::Unsized(elem)));
    }
    let len = p.uint()?;
    times(p)?;
    let elem = element(p, false)?;
    p.punct(b']')?;
    Ok(p.m.types.intern(Type::Array(elem, len)))
}

/// The `x` behind a number.
fn times(p: &mut Parser<'_>) -> Parsed<()> {
    match lex::skip(p.i) {
        [b'x', rest @ ..] => {
            p.i = rest;
            Ok(())
        }
        _ => p.expected("`x`"),
    }
}

/// An element of an array or structure.
fn element(p: &mut Parser<'_>, outermost: bool) -> Parsed<Ty> {
    let start = p.next_at();
    let ty = ty(p)?;
    let wrong = match p.m.types.get(ty) {
        Type::Primitive(_) => ty == Ty::VOID,
        Type::Function(..) => true,
        // Only the outermost dimension may be without a size.
        Type::Unsized(_) => !outermost,
        _ => false,
    };
    if wrong {
        let message = format!("{} has no size", p.m.show(ty));
        let span = p.span(start);
        return p.breaks(rule::ELEMENT, span, message);
    }
    Ok(ty)
}

fn fields(p: &mut Parser<'_>) -> Parsed<super::super::types::TyList> {
    let mut fields = Vec::new();
    if !p.eat(b'}') {
        loop {
            fields.push(element(p, true)?);
            if !p.eat(b',') {
                break;
            }
        }
        p.punct(b'}')?;
    }
    Ok(p.m.types.list(&fields))
}

/// `\N`: the type that is open N levels further out.
fn up_reference(p: &mut Parser<'_>, start: usize) -> Parsed<Ty> {
    let n = p.uint()? as usize;
    // The reference itself is open as the innermost type.
    let open = p.open_types.len() - 1;
    let span = p.span(start);
    let Some(at) = open.checked_sub(n).filter(|_| n > 0) else {
        let message = format!("`\\{n}` leads out of a type that is {open} levels deep");
        return p.breaks(rule::TYPE_NAME, span, message);
    };
    let id = match p.open_types[at] {
        Some(id) => id,
        None => {
            let id = p.m.types.anonymous(span);
            p.open_types[at] = Some(id);
            id
        }
    };
    Ok(p.m.types.intern(Type::Named(id)))
}

/// Reports the names of types that are defined nowhere.
pub(super) fn undefined_types(p: &mut Parser<'_>) {
    for id in p.m.types.named.keys() {
        let named = p.m.types.named[id];
        if let (Some(name), false) = (named.name, named.defined) {
            let message = format!("type {} is defined nowhere", p.m.show_name(name));
            let diagnostic = p.broken(rule::TYPE_NAME, named.span, message);
            p.diags.push(*diagnostic);
        }
    }
}

/// Where a type is used as a whole at the top level: its span, for messages.
pub(super) fn spanned_ty(p: &mut Parser<'_>) -> Parsed<(Ty, Span)> {
    let start = p.next_at();
    let ty = ty(p)?;
    Ok((ty, p.span(start)))
}

/// Whether a word is a type.
pub(super) fn is_type_word(word: &[u8]) -> bool {
    Ty::starting(word, word.len()).is_some()
}
