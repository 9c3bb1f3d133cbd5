//! Structs, arrays and vectors of values that only the running program knows, written as constants are.

use super::super::parser::Parser;
use super::{shape, statement};
use crate::diag::{Diagnostic, Span};

/// How many parts are put in one by one, in a fix.
const MOST: usize = 16;

/// `ret %S { i64 %a, i32 %b }`, `%x = { i64 %a, i32 %b }`, where the offset `open` is at the bracket of a list
/// in the statement at `start`, and `ty` is the type of the whole, if one is written.
pub(super) fn of_values(
    p: &Parser<'_>,
    start: usize,
    open: usize,
    ty: Option<&str>,
) -> Option<Diagnostic> {
    let code = statement::code_of_line(p.text.get(open..p.end)?);
    let close = match code.as_bytes().first()? {
        b'{' => '}',
        b'[' => ']',
        b'<' => '>',
        _ => return None,
    };
    let len = code.find(close)?;
    let parts: Vec<&str> = code[1..len].split(',').map(str::trim).collect();
    let is_part = |part: &&str| matches!(part.split_once(' '), Some((ty, value)) if !ty.is_empty() && !value.contains(' '));
    let plain = !code[1..len].contains(['{', '[', '<', '(', '"']);
    let (word, note) = match close {
        '>' => (
            "insertelement",
            "a vector of values is made by `insertelement`, one element after the other",
        ),
        _ => (
            "insertvalue",
            "a struct or an array of values is made by `insertvalue`, one part after the other",
        ),
    };
    if !plain || !parts.iter().all(is_part) || !code[..len].contains('%') {
        return None;
    }
    let span = Span::new(open, open + len + 1);
    let message = "the parts of a constant are constants, and not values of the function";
    let diagnostic = Diagnostic::error("syntax", span, message).note(note);
    let line = memchr::memrchr(b'\n', &p.text[..start]).map_or(0, |n| n + 1);
    let indent = std::str::from_utf8(&p.text[line..start]).ok()?;
    let head = std::str::from_utf8(p.text.get(start..open)?).ok()?;
    let whole = match (ty, close) {
        (Some(ty), _) => ty.to_string(),
        (None, '>') => format!("<{} x {}>", parts.len(), parts[0].split(' ').next()?),
        (None, ']') => format!("[{} x {}]", parts.len(), parts[0].split(' ').next()?),
        (None, _) => {
            let types: Option<Vec<&str>> =
                parts.iter().map(|part| part.split(' ').next()).collect();
            format!("{{ {} }}", types?.join(", "))
        }
    };
    if !indent.trim().is_empty() || parts.len() > MOST {
        return Some(diagnostic);
    }
    let own = head
        .strip_prefix('%')
        .and_then(|head| head.trim_end().strip_suffix('='))
        .map(str::trim_end);
    let mut lines = String::new();
    let mut from = "poison".to_string();
    for (n, part) in parts.iter().enumerate() {
        let name = match own {
            Some(own) if n + 1 == parts.len() => format!("%{own}"),
            Some(own) => format!("%{own}.{n}"),
            None => shape::new_name(p, &format!("s{n}")),
        };
        let index = match close {
            '>' => format!("i32 {n}"),
            _ => n.to_string(),
        };
        if n > 0 {
            lines += &format!("\n{indent}");
        }
        lines += &format!("{name} = {word} {whole} {from}, {part}, {index}");
        from = name;
    }
    if own.is_none() {
        let typed = match ty {
            Some(_) => String::new(),
            None => format!("{whole} "),
        };
        lines += &format!("\n{indent}{head}{typed}{from}");
    }
    let place = Span::new(start, span.end());
    Some(diagnostic.fix(place, lines, "make it of its parts"))
}
