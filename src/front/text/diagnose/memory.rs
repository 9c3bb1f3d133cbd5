//! Loads without the type that they load.

use super::super::error::Expected;
use super::super::lex::{Input, NAME, PResult, eat, ident, peek_word, run, skip};
use super::super::parser::Parser;
use super::statement::local_named;
use super::typing;
use crate::diag::{Diagnostic, Span};
use crate::ir::print::message_type;
use crate::ir::{Type, TypeId};

/// A load whose type `ty`, which is written between `start` and `end`, is no pointer to a known type.
#[cold]
pub(in crate::text) fn load_without_pointer<'a, T>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    end: Input<'a>,
    ty: TypeId,
) -> PResult<'a, T> {
    let span = p.span(start, end);
    if let Some(better) = load_without_type(p, span) {
        return p.report(better);
    }
    if !super::super::func::on_line(end, skip(end)) {
        return super::super::lex::fail(skip(end), Expected::Byte(b','));
    }
    if let Some(better) = from_word(p, end) {
        return p.report(better);
    }
    // `load i32 ptr %p`
    let next = std::str::from_utf8(peek_word(end)).unwrap_or("");
    if next == "ptr" || skip(end)[next.len()..].starts_with(b"*") && typing::is_type(next) {
        let at = skip(end);
        let shown = super::super::error::quote(next.as_bytes());
        let message = format!("expected `,`, found {shown}");
        let comma = p.span(end, end);
        let diagnostic = Diagnostic::error("syntax", p.span(at, &at[next.len()..]), message);
        return p.report(diagnostic.fix(comma, ",", "add a comma").certain());
    }
    let address = skip(end);
    if let [b'%' | b'@', name @ ..] = address
        && let element @ [b'[', ..] = &name[run(name, NAME)..]
        && let Some(better) = super::lists::subscript(p, element)
    {
        return p.report(better);
    }
    let shown = crate::ir::print::message_type(&p.m, ty);
    let error = |message: String| Diagnostic::error("load-type", span, message);
    let diagnostic = match p.m.types.get(ty) {
        Type::Ptr { .. } => error(format!(
            "the type that is loaded from the `{shown}` is missing"
        ))
        .note("with `ptr` the type that is loaded is written first: `load i64, ptr %p`"),
        _ => error(format!(
            "a load needs a pointer, found a value of type `{shown}`"
        ))
        .note(match p.m.shows_pointees() {
            true => "a load is written `load i64* %p`, `load i64, i64* %p` or `load i64, ptr %p`",
            false => "a load is written `load i64, ptr %p`",
        }),
    };
    if let Some((end, types)) = type_behind(p, end, &shown) {
        let whole = Span::new(span.start as usize, end);
        let text = "the type that is loaded stands in front";
        return p.report(diagnostic.fix(whole, types, text).certain());
    }
    if p.m.types.is_pointer(ty) || is_no_address(p, end) {
        return p.report(diagnostic);
    }
    let pointer = match p.m.shows_pointees() {
        true => format!("{shown}*"),
        false => "ptr".into(),
    };
    p.report(diagnostic.fix(
        span,
        format!("{shown}, {pointer}"),
        "write the loaded type, then the pointer's",
    ))
}

/// `load ptr %p, i32`, behind the first type: where it ends, and as it should be.
fn type_behind<'a>(p: &Parser<'a>, i: Input<'a>, pointer: &str) -> Option<(usize, String)> {
    let at = skip(i);
    let (rest, _) = ident(at.strip_prefix(b"%")?).ok()?;
    let value = String::from_utf8_lossy(&at[..at.len() - rest.len()]).into_owned();
    let ty_at = skip(eat(rest, b',')?);
    let ty = std::str::from_utf8(peek_word(ty_at)).ok()?;
    let end = p.at(ty_at) + ty.len();
    typing::is_type(ty).then(|| (end, format!("{ty}, {pointer} {value}")))
}

/// `load %p`: the value `%p` was taken for a type.
fn load_without_type(p: &mut Parser<'_>, span: Span) -> Option<Diagnostic> {
    let text = &p.text[span.start as usize..span.end()];
    let value = local_named(p, text.strip_prefix(b"%")?)?;
    let ty = p.body.types[value];
    let shown = String::from_utf8_lossy(text).into_owned();
    let name = p.m.names.find(&text[1..]);
    if let Some(named) = name.and_then(|name| p.m.types.find_named(name)) {
        if p.m.types.named[named].defined {
            return None;
        }
        p.mistaken.push(named);
    }
    let pointer = message_type(&p.m, ty);
    let message = format!("expected the types of the load in front of `{shown}`");
    let diagnostic = Diagnostic::error("load-type", span, message);
    let here = Span::new(span.start as usize, span.start as usize);
    Some(match p.m.types.pointee(ty) {
        Some(pointee) => {
            let types = format!("{}, {pointer} ", message_type(&p.m, pointee));
            let text = format!("write the loaded type, then the pointer's: `{types}{shown}`");
            diagnostic.fix(here, types, text).certain()
        }
        None => diagnostic.note(format!(
            "a load names the type that is loaded, then the pointer: `load i64, {pointer} {shown}`"
        )),
    })
}

/// Whether what stands behind the type of a load is a value that is certainly no address.
fn is_no_address<'a>(p: &mut Parser<'a>, i: Input<'a>) -> bool {
    let name = skip(i)
        .strip_prefix(b"%")
        .map(|name| &name[..run(name, NAME)]);
    let value = name.and_then(|name| local_named(p, name));
    value.is_some_and(|value| !p.m.types.is_pointer(p.body.types[value]))
}

/// `store i32 1 -> %p`, `store i32 1 to ptr %p`: a comma stands in front of the address.
pub(super) fn store_by_word<'a>(p: &mut Parser<'a>, fault: Input<'a>, before: usize) -> Diagnostic {
    let len = match fault {
        [b'-' | b'=', ..] => 2,
        _ => peek_word(fault).len(),
    };
    let at = p.at(fault);
    let address = skip(&fault[len..]);
    let ty = match address {
        [b'%', name @ ..] => {
            let value = local_named(p, &name[..run(name, NAME)]);
            value.map(|value| message_type(&p.m, p.body.types[value]))
        }
        [b'@', ..] => Some("ptr".into()),
        _ => None,
    };
    let ty = ty.map_or(String::new(), |ty| format!("{ty} "));
    let shown = super::super::error::quote(&fault[..len]);
    let message = format!("expected `,`, found {shown}");
    let gap = Span::new(before, p.at(address));
    Diagnostic::error("syntax", Span::new(at, at + len), message)
        .fix(gap, format!(", {ty}"), "write a comma")
        .certain()
}

/// `load i32 from ptr %p`, behind the first type: a comma stands in front of the address.
fn from_word<'a>(p: &Parser<'a>, i: Input<'a>) -> Option<Diagnostic> {
    let at = skip(i);
    let word = peek_word(at);
    if !matches!(word, b"from" | b"at" | b"in" | b"of") {
        return None;
    }
    let shown = super::super::error::quote(word);
    let address = skip(&at[word.len()..]);
    let message = format!("expected `,`, found {shown}");
    let diagnostic = Diagnostic::error("syntax", p.span(at, &at[word.len()..]), message);
    let gap = p.span(i, address);
    Some(diagnostic.fix(gap, ", ", "write a comma").certain())
}
