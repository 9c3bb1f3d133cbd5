//! Results that are named in another way than by `%x =` in front.

use super::super::lex::{Input, NAME, is, run, skip};
use super::super::locals::NO_VALUE;
use super::super::parser::Parser;
use super::{consts, statement};
use crate::diag::{Diagnostic, Span};
use crate::ir::Operand;
use crate::ir::print::message_type;

fn error(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("syntax", span, message)
}

/// Uses of a name are no errors of their own.
fn expect_no_value<'a>(p: &mut Parser<'a>, name: &'a [u8]) {
    let name = consts::local_name(p, super::super::lex::Ident::Plain(name));
    let slot = p.locals.slot(name);
    if slot.value == NO_VALUE {
        slot.value = Operand::MISSING.0;
    }
}

/// `%x, %y = call { i64, i64 } @f()`, at the first comma: the parts of one result.
pub(super) fn several<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let code = statement::code_of_line(start);
    let (names, operation) = code.split_once('=')?;
    let operation = operation.trim_start();
    let parts: Vec<&str> = names.split(',').map(str::trim).collect();
    let is_name = |part: &&str| {
        part.strip_prefix('%')
            .is_some_and(|name| !name.is_empty() && run(name.as_bytes(), NAME) == name.len())
    };
    if !fault.starts_with(b",") || parts.len() < 2 || !parts.iter().all(is_name) {
        return None;
    }
    for n in 0..names.len() {
        if start[n] == b'%' {
            let name = &start[n + 1..];
            expect_no_value(p, &name[..run(name, NAME)]);
        }
    }
    let at = p.at(start);
    let span = Span::new(at, at + names.trim_end().len());
    let diagnostic = error(span, "an instruction has one result")
        .note("several values are the parts of one, which `extractvalue` takes out of it");
    let ty = operation
        .strip_prefix("call ")
        .and_then(|call| call.split_once(" @"))
        .map(|(ty, _)| ty)
        .filter(|ty| ty.starts_with(['{', '[', '%']));
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let indent = std::str::from_utf8(&p.text[line..at]).ok()?;
    let Some(ty) = ty.filter(|_| indent.trim().is_empty()) else {
        return Some(diagnostic);
    };
    let whole = super::shape::new_name(p, "r");
    let mut with = format!("{whole} = {operation}");
    for (n, part) in parts.iter().enumerate() {
        with += &format!("\n{indent}{part} = extractvalue {ty} {whole}, {n}");
    }
    Some(diagnostic.fix(Span::new(at, at + code.len()), with, "take its parts"))
}

/// `call i64 %r = @f(i64 %a)`, at the equals sign.
pub(super) fn behind_type<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let (at, from) = (p.at(fault), p.at(start));
    let head = std::str::from_utf8(p.text.get(from..at)?).ok()?.trim_end();
    let (call, name) = head.rsplit_once(" %")?;
    if !call.starts_with("call ") || !fault.starts_with(b"=") || name.contains(' ') {
        return None;
    }
    let offset = call.len() + 2;
    expect_no_value(p, &start[offset..offset + name.len()]);
    let span = Span::new(from + call.len() + 1, from + head.len());
    let callee = p.at(skip(&fault[1..]));
    let message = "the name of the result stands in front of the instruction";
    let with = format!("%{name} = {call} ");
    Some(
        error(span, message)
            .fix(Span::new(from, callee), with, "write it there")
            .certain(),
    )
}

/// `call i64 @f(i64 %a) -> %s`, at the arrow; the statement goes from `last` to the arrow.
pub(super) fn behind_arrow<'a>(
    p: &mut Parser<'a>,
    last: Span,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let target = skip(fault.strip_prefix(b"->").or(fault.strip_prefix(b"=>"))?);
    let name = target.strip_prefix(b"%")?;
    let name = &name[..run(name, NAME)];
    let code = std::str::from_utf8(&p.text[last.start as usize..last.end()]).ok()?;
    if name.is_empty() || code.starts_with('%') {
        return None;
    }
    expect_no_value(p, name);
    let at = p.at(fault);
    let end = p.at(target) + 1 + name.len();
    let message = "the name of the result stands in front of the instruction";
    let with = format!("%{} = {code}", String::from_utf8_lossy(name));
    let whole = Span::new(last.start as usize, end);
    Some(error(Span::new(at, end), message).fix(whole, with, "write it there"))
}

/// `%y = %x.0`, where `%x` has parts: its number `part` behind the point.
pub(super) fn part_of<'a>(p: &mut Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let code = statement::code_of_line(fault);
    let (whole, part) = code.strip_prefix('%')?.rsplit_once('.')?;
    let is_number = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let value = statement::local_named(p, whole.as_bytes()).filter(|_| is_number)?;
    let ty = p.body.types[value];
    p.m.types.field(ty, Some(part.parse().ok()?))?;
    let ty = message_type(&p.m, ty);
    let at = p.at(fault);
    let span = Span::new(at, at + code.len());
    let message = format!("a part of `%{whole}` has no name of its own");
    let with = format!("extractvalue {ty} %{whole}, {part}");
    Some(
        error(span, message)
            .fix(span, with, "take it out")
            .certain(),
    )
}

/// `-%c`, at the sign: the negated value is computed first.
pub(in crate::text) fn negated<'a>(p: &mut Parser<'a>, sign: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(sign);
    let name = sign.strip_prefix(b"-%")?;
    let name = &name[..run(name, NAME)];
    let own = statement::type_of_known(p, name)?;
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let code = std::str::from_utf8(&p.text[line..at]).ok()?;
    let head = code.trim_start();
    let indent = &code[..code.len() - head.len()];
    let shown = String::from_utf8_lossy(name).into_owned();
    let new = super::shape::new_name(p, &shown);
    let operation = match statement::is_float(&own) {
        true => format!("fneg {own} %{shown}"),
        false => format!("sub {own} 0, %{shown}"),
    };
    let span = Span::new(at, at + 1);
    let end = at + 2 + name.len();
    let with = format!("{new} = {operation}\n{indent}{head}{new}");
    let whole = Span::new(line + indent.len(), end);
    let is_plain = indent.bytes().all(|b| is(b, super::BLANK));
    let message = "a value has no sign in front: its negative is computed";
    let diagnostic = error(span, message);
    Some(match is_plain {
        true => diagnostic.fix(whole, with, "compute it first"),
        false => diagnostic,
    })
}
