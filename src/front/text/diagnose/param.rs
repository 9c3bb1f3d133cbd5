//! Lists of parameters as other languages write them: what is wrong is reported, and the list read on.

use super::super::lex::{Input, NAME, eat, peek, peek_word, run, skip, string};
use super::super::parser::Parser;
use super::super::{foreign, func, types};
use super::typing;
use crate::diag::{Diagnostic, Span};
use crate::ir::TypeId;
use crate::ir::known_attrs::KNOWN;

fn error(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("syntax", span, message)
}

/// `(void)`, behind the parenthesis.
pub(in crate::text) fn void_list<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let at = skip(i);
    let rest = at.strip_prefix(b"void")?;
    let behind = skip(rest).strip_prefix(b")")?;
    let span = p.span(at, rest);
    let message = "a function without parameters has empty parentheses";
    p.diags
        .push(error(span, message).fix(span, "", "leave it out").certain());
    Some(behind)
}

/// `%a: i32`, `%a i32`: a name in front of its type.
pub(in crate::text) fn type_behind<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> Option<(Input<'a>, TypeId, &'a [u8])> {
    let at = skip(i);
    let signed = at.strip_prefix(b"%");
    let (name, behind) = signed
        .unwrap_or(at)
        .split_at(run(signed.unwrap_or(at), NAME));
    let behind = skip(behind);
    let colon = behind.strip_prefix(b":");
    let word_at = skip(colon.unwrap_or(behind));
    let word = peek_word(word_at);
    let text = std::str::from_utf8(word).ok()?;
    let meant = match typing::is_type(text) {
        true => text,
        false => foreign::type_word(word)?,
    };
    let rest = &word_at[word.len()..];
    let is_name = !name.is_empty() && (signed.is_some() || colon.is_some());
    if !is_name || !matches!(peek(rest), b',' | b')') {
        return None;
    }
    let span = p.span(at, rest);
    let shown = String::from_utf8_lossy(name).into_owned();
    let with = format!("{meant} %{shown}");
    let message = "a parameter is its type, then its name";
    p.diags.push(
        error(span, message)
            .fix(span, with, "the type stands in front")
            .certain(),
    );
    let (_, ty) = types::ty(p, meant.as_bytes()).ok()?;
    Some((rest, ty, name))
}

/// Whether a name with another sign than the percent sign ends a parameter: `i32 $a`, `i32 &a`.
pub(in crate::text) fn has_other_sign(i: Input<'_>) -> bool {
    let name = &skip(i)[1..];
    let len = run(name, NAME);
    len > 0 && !name[0].is_ascii_digit() && matches!(peek(&name[len..]), b',' | b')')
}

/// Reports such a sign, and gives what is behind the name, and the name.
#[cold]
pub(in crate::text) fn other_sign<'a>(p: &mut Parser<'a>, i: Input<'a>) -> (Input<'a>, &'a [u8]) {
    let at = skip(i);
    let (name, rest) = at[1..].split_at(run(&at[1..], NAME));
    let span = p.span(at, rest);
    let sign = Span::new(span.start as usize, span.start as usize + 1);
    let shown = String::from_utf8_lossy(name).into_owned();
    let message = format!("the name of a parameter has a percent sign: `%{shown}`");
    p.diags
        .push(error(span, message).fix(sign, "%", "write it").certain());
    (rest, name)
}

/// `i32 %a = 5`, behind the name: passes over the value.
pub(in crate::text) fn default_value<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let at = skip(i);
    let value = at.strip_prefix(b"=")?;
    let end = value.iter().position(|b| b",)\n".contains(b))?;
    let rest = &value[end..];
    let (span, gap) = (p.span(at, rest), p.span(i, rest));
    let message = "a parameter has no default value: each call passes all arguments";
    p.diags
        .push(error(span, message).fix(gap, "", "leave it out").certain());
    Some(rest)
}

/// `i32 %a signext`: an attribute behind the name.
pub(in crate::text) fn late_attribute<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
) -> Option<Input<'a>> {
    let at = skip(i);
    let word = peek_word(at);
    let known = KNOWN.iter().any(|row| row.word.as_bytes() == word);
    let parameter = &start[..start.len() - i.len()];
    let sign = memchr::memrchr(b'%', parameter)?;
    if !known || word.is_empty() {
        return None;
    }
    let rest = &at[word.len()..];
    let shown = String::from_utf8_lossy(word).into_owned();
    let name = String::from_utf8_lossy(&parameter[sign..]).into_owned();
    let whole = p.span(&start[sign..], rest);
    let span = p.span(at, rest);
    let message = format!("`{shown}` stands in front of the name of the parameter");
    let with = format!("{shown} {name}");
    p.diags
        .push(error(span, message).fix(whole, with, "swap them").certain());
    Some(rest)
}

/// `i32 %a i32 %b`: where the comma is missing.
pub(in crate::text) fn missing_comma<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let at = skip(i);
    let word = std::str::from_utf8(peek_word(at)).ok()?;
    if !typing::is_type(word) || !func::on_line(i, at) {
        return None;
    }
    let span = p.span(at, &at[word.len()..]);
    let place = p.span(i, i);
    let message = "between two parameters stands a comma";
    p.diags
        .push(error(span, message).fix(place, ",", "add it").certain());
    Some(at)
}

/// `@main( {`, `@f(i32 %a {`: where the parenthesis is missing.
pub(in crate::text) fn unclosed<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let at = skip(i);
    let behind = at.strip_prefix(b"{")?;
    let ends = !func::on_line(behind, skip(behind));
    if !ends || !func::on_line(i, at) {
        return None;
    }
    let place = p.span(i, i);
    let span = p.span(at, behind);
    let message = "the parameters are not closed by `)`";
    p.diags
        .push(error(span, message).fix(place, ")", "close them").certain());
    Some(at)
}

/// A type of another language: `int`, `unsigned int`, `const char*`, `*i32`. Gives what is behind it, and
/// the type that is meant.
#[cold]
pub(in crate::text) fn foreign_type<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
) -> Option<(Input<'a>, TypeId)> {
    if let Some(rest) = start.strip_prefix(b"*") {
        let (rest, pointee) = types::ty(p, rest).ok()?;
        let span = p.span(start, rest);
        let message = "a pointer has type `ptr`";
        let fix = error(span, message)
            .fix(span, "ptr", "write it so")
            .certain();
        p.diags.push(fix);
        return Some((rest, p.m.types.pointer_to(pointee)));
    }
    let (mut at, mut rest) = (start, start);
    while matches!(
        peek_word(at),
        b"const" | b"unsigned" | b"signed" | b"volatile" | b"struct" | b"restrict"
    ) {
        rest = &at[peek_word(at).len()..];
        at = skip(rest);
    }
    let is_qualified = rest.len() < start.len();
    let word = peek_word(at);
    let text = std::str::from_utf8(word).ok()?;
    let meant = match foreign::type_word(word) {
        Some(meant) => meant,
        None if typing::is_type(text) && is_qualified => text,
        // `unsigned %x`
        None if is_qualified && matches!(at, [b'%' | b'@', ..]) => "i32",
        None => return None,
    };
    if !word.is_empty() {
        rest = &at[word.len()..];
    }
    // `long long`, `long int`
    while matches!(peek_word(rest), b"long" | b"int") {
        let next = skip(rest);
        rest = &next[peek_word(next).len()..];
    }
    let span = p.span(start, rest);
    let found = super::super::error::quote(&start[..start.len() - rest.len()]);
    let message = format!("expected a type, found {found}");
    let text = format!("did you mean `{meant}`?");
    // A header may have been reported at its first word.
    let is_reported = p
        .diags
        .iter()
        .last()
        .is_some_and(|last| last.span().start == span.start);
    if !is_reported {
        p.diags.push(error(span, message).fix(span, meant, text));
    }
    let (_, mut ty) = types::ty(p, meant.as_bytes()).ok()?;
    while let Some(behind) = eat(rest, b'*') {
        ty = p.m.types.pointer_to(ty);
        rest = behind;
    }
    Some((rest, ty))
}

/// `frame-pointer="all"` without its first quotes, behind the parameters.
#[cold]
pub(in crate::text) fn bare_attribute<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let (word, behind) = i.split_at(run(i, NAME));
    let (rest, _) = string(behind.strip_prefix(b"=")?).ok()?;
    let span = p.span(i, behind);
    let shown = String::from_utf8_lossy(word).into_owned();
    let message = "an attribute of a target is a string, as is its value";
    let fix = error(span, message).fix(span, format!("\"{shown}\""), "add the quotes");
    p.diags.push(fix.certain());
    Some(rest)
}
