//! Types that are known where none is written, or another one.

use super::super::lex::{Input, NAME, is, run, skip};
use super::super::opcode::{Opcode, opcode};
use super::super::parser::Parser;
use super::start_word;
use crate::ir::print::type_text;
use crate::ir::{Type, TypeId};

/// A part of a constant in front of which its type is missing.
#[derive(Clone, Copy)]
pub(in crate::text) struct Part {
    /// How many bytes were left.
    pub left: u32,
    /// The type of the whole.
    pub ty: TypeId,
    /// Which part it is.
    pub index: usize,
}

/// The type of a part of an aggregate.
fn part_type(p: &Parser<'_>, whole: TypeId, index: usize) -> Option<String> {
    let ty = match p.m.types.resolved(whole) {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => elem,
        Type::Struct { fields, .. } => *p.m.types.list(fields).get(index)?,
        _ => return None,
    };
    Some(type_text(&p.m, ty))
}

/// The parts of a list from the one at `fault` on, each with its type in front, and how long they are now.
pub(super) fn typed_parts(p: &Parser<'_>, fault: Input<'_>, part: Part) -> Option<(usize, String)> {
    let end = fault.iter().position(|b| b"]}>[{<(\n;".contains(b))?;
    let text = std::str::from_utf8(&fault[..end]).ok()?.trim_end();
    if !b"]}>".contains(&fault[end]) {
        return None;
    }
    let parts: Option<Vec<String>> = text
        .split(',')
        .enumerate()
        .map(|(n, written)| {
            let written = written.trim();
            match written.contains(' ') {
                true => Some(written.to_string()),
                false => Some(format!(
                    "{} {written}",
                    part_type(p, part.ty, part.index + n)?
                )),
            }
        })
        .collect();
    Some((text.len(), parts?.join(", ")))
}

/// The type that a number has at `at`, where none is written in front of it.
pub(super) fn of_number(p: &Parser<'_>, start: Input<'_>, at: usize) -> Option<String> {
    let before = &p.text[p.end - start.len()..at];
    if matches!(
        start_word(start),
        b"call" | b"tail" | b"musttail" | b"invoke"
    ) && let Some(sign) = memchr::memchr(b'@', before)
    {
        let len = run(&before[sign + 1..], NAME);
        let (name, behind) = before[sign + 1..].split_at(len);
        let args = behind.strip_prefix(b"(")?;
        let name = p.m.names.find(name)?;
        let func = p.m.function(p.m.by_name.get(name, false)?)?;
        let n = args.iter().filter(|&&b| b == b',').count();
        return Some(type_text(&p.m, func.params.get(n)?.ty));
    }
    if start_word(start) == b"switch" {
        let words = std::str::from_utf8(before).ok()?;
        let ty = words.split_ascii_whitespace().nth(1)?;
        return is_type(ty).then(|| ty.to_string());
    }
    None
}

/// A word that is a type as it stands.
pub(in crate::text) fn is_type(word: &str) -> bool {
    let word = word.trim_end_matches('*');
    match word.strip_prefix('i') {
        Some(digits) if !digits.is_empty() => digits.bytes().all(|b| b.is_ascii_digit()),
        _ => matches!(
            word,
            "ptr" | "half" | "bfloat" | "float" | "double" | "x86_fp80" | "fp128"
        ),
    }
}

/// The type that is wanted at `at` by what is written on its line: the word in front of it, or
/// behind a comma or a bracket the only type of the instruction.
pub(in crate::text) fn wanted(text: &[u8], at: usize) -> Option<&str> {
    let line = memchr::memrchr(b'\n', &text[..at]).map_or(0, |n| n + 1);
    let before = std::str::from_utf8(&text[line..at]).ok()?.trim_end();
    if !before.ends_with([',', '[']) {
        let last = before.rsplit([' ', '\t', '(', '[', '{', '<', ',']).next()?;
        return is_type(last).then_some(last);
    }
    let code = match before.split_once('=') {
        Some((_, code)) => code.trim_start(),
        None => before.trim_start(),
    };
    let len = run(code.as_bytes(), NAME);
    let one_type = matches!(
        opcode(code.as_bytes(), len),
        Some(Opcode::Binary(_) | Opcode::ICmp | Opcode::FCmp | Opcode::Phi)
    );
    let mut words = code[len..].split([' ', '\t']);
    words.find(|word| one_type && is_type(word))
}

/// The type that a local has by its uses in a text that begins at `from` and goes to the end of
/// its body. `name` has no percent sign.
pub(in crate::text) fn by_uses<'a>(text: &'a [u8], from: usize, name: &[u8]) -> Option<&'a str> {
    let end = memchr::memmem::find(&text[from..], b"\n}").map_or(text.len(), |n| from + n);
    let mut at = from;
    while let Some(n) = memchr::memchr(b'%', &text[at..end]) {
        let sign = at + n;
        at = sign + 1;
        let rest = &text[at..end];
        if run(rest, NAME) == name.len()
            && rest.starts_with(name)
            && skip(&rest[name.len()..]).first() != Some(&b'=')
            && let Some(ty) = wanted(text, sign)
        {
            return Some(ty);
        }
    }
    None
}

/// The type that the first `ret` behind `from` returns.
pub(in crate::text) fn returned(text: &[u8], from: usize) -> Option<&str> {
    let end = memchr::memmem::find(&text[from..], b"\n}").map_or(text.len(), |n| from + n);
    let body = &text[from..end];
    let at =
        memchr::memmem::find_iter(body, b"ret ").find(|&at| at == 0 || !is(body[at - 1], NAME))?;
    let word = body[at + 4..].split(|b| b" \t\n;".contains(b)).next()?;
    let word = std::str::from_utf8(word).ok()?;
    (is_type(word) || word == "void").then_some(word)
}
