//! Lists and subscripts as other languages write them.

use super::super::error::{self, Expected};
use super::super::lex::{DIGIT, Input, NAME, is, peek_word, run, skip, token_len, unescape};
use super::super::parser::Parser;
use super::{STRING, operation, punctuation, start_word, typing};
use crate::diag::{Diagnostic, Span};
use crate::ir::InstData;

/// A list in brackets that are not its own, an array or an element of one as C writes them.
pub(super) fn foreign_list<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
    expected: Expected,
) -> Option<Diagnostic> {
    let is_index = expected == Expected::Number;
    if let Some(better) = c_array(p, fault) {
        return Some(better);
    }
    if let Some(better) = subscript(p, fault) {
        return Some(better);
    }
    match start_word(start) {
        b"phi" => phi_entries(p, start),
        b"getelementptr" => without_source(p, start),
        b"switch" => switch_cases(p, start, fault),
        b"extractvalue" | b"insertvalue" if is_index => typed_index(p, fault),
        b"type" => struct_fields(p, fault),
        _ => None,
    }
}

fn error(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("syntax", span, message)
}

/// `i32[10]`, at its bracket or behind it.
fn c_array<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(fault);
    let open = match (fault.first(), p.text[..at].last()) {
        (Some(b'['), _) => at,
        (_, Some(b'[')) => at - 1,
        _ => return None,
    };
    let len = run(&p.text[open + 1..], DIGIT);
    let close = open + 1 + len;
    let before = p.text[..open].trim_ascii_end();
    let word = before.rsplit(|b| b" \t\n(,".contains(b)).next()?;
    let word = std::str::from_utf8(word).ok()?;
    if len == 0 || p.text.get(close) != Some(&b']') || !typing::is_type(word) {
        return None;
    }
    let count = std::str::from_utf8(&p.text[open + 1..close]).ok()?;
    let span = Span::new(before.len() - word.len(), close + 1);
    let with = format!("[{count} x {word}]");
    let message = format!("the type of an array has its length in front: `{with}`");
    Some(
        error(span, message)
            .fix(span, with, "write it so")
            .certain(),
    )
}

/// `%p[1]`, at its bracket.
pub(super) fn subscript<'a>(p: &mut Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let inside = fault.strip_prefix(b"[")?;
    let at = p.at(fault);
    let name = p.text[..at].iter().rev().take_while(|&&b| is(b, NAME));
    let name = at - name.count();
    let sign = name.checked_sub(1)?;
    let end = inside.iter().position(|b| b"]\n".contains(b))?;
    let index = std::str::from_utf8(&inside[..end]).ok()?.trim();
    if name == at || !b"%@".contains(&p.text[sign]) || inside[end] != b']' || index.contains(',') {
        return None;
    }
    let span = Span::new(sign, at + end + 2);
    if super::operators::function_named(p, &p.text[name..at]).is_some() {
        let brackets = Span::new(at, span.end());
        let message = "the arguments of a call stand in parentheses";
        let fix = error(brackets, message).fix(brackets, format!("({index})"), "write them");
        return Some(fix.certain());
    }
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    if memchr::memmem::find(&p.text[line..at], b"extractvalue ").is_some()
        && index.bytes().all(|b| is(b, DIGIT))
    {
        let place = Span::new(at, span.end());
        let message = "an index stands behind a comma";
        let fix = error(place, message).fix(place, format!(", {index}"), "write it so");
        return Some(fix.certain());
    }
    let address = error::quote(&p.text[sign..at]);
    let raw_index = index;
    let index = match index.contains(' ') || index.is_empty() {
        true => index.to_string(),
        false => format!("i64 {index}"),
    };
    let message = "an element of an array has no name of its own";
    if let Some(better) = element_first(p, span, error(span, message), raw_index) {
        return Some(better);
    }
    let gep = format!(
        "getelementptr i32, ptr {}, {index}",
        address.trim_matches('`')
    );
    let diagnostic = error(span, message).note(format!(
        "`{gep}` gives its address, where the elements are `i32`"
    ));
    let last = p.body.insts.values().next_back();
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let steps = memchr::memmem::find(&p.text[line..at], b"getelementptr").is_some();
    Some(match last {
        Some(InstData::Gep { .. }) if steps && p.in_body => {
            let place = Span::new(at, span.end());
            diagnostic.fix(
                place,
                format!(", {index}"),
                "an index stands behind a comma",
            )
        }
        _ => diagnostic,
    })
}

/// `load i32, ptr %a[%i]`, `store i32 %v, ptr %a[%i]`: the address of the element is computed first.
fn element_first(
    p: &mut Parser<'_>,
    span: Span,
    diagnostic: Diagnostic,
    index: &str,
) -> Option<Diagnostic> {
    let at = span.start as usize;
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let code = std::str::from_utf8(&p.text[line..at]).ok()?;
    let indent = &code[..code.len() - code.trim_start().len()];
    let head = code.trim_start();
    let operation = head
        .split_once("= ")
        .map_or(head, |(_, operation)| operation);
    let (word, types) = operation.split_once(' ')?;
    let elem = types
        .split([' ', ','])
        .next()
        .filter(|ty| typing::is_type(ty))?;
    let name = std::str::from_utf8(&p.text[at..span.end()]).ok()?;
    let name = &name[..name.find('[')?];
    let index = match index.strip_prefix('%') {
        Some(local) => {
            let ty = super::statement::type_of_known(p, local.as_bytes())?;
            format!("{ty} {index}")
        }
        None if !index.is_empty() && index.bytes().all(|b| is(b, DIGIT)) => format!("i64 {index}"),
        None => return None,
    };
    let own = match name.strip_prefix('%') {
        Some(local) => super::statement::type_of_known(p, local.as_bytes())?,
        None => "ptr".to_string(),
    };
    let new = super::shape::new_name(p, name.trim_start_matches(['%', '@']));
    let head = match word {
        "load" => {
            let result = head
                .split_once('=')
                .map_or("", |(result, _)| result.trim_end());
            format!("{result} = load {elem}, {own} ")
        }
        "store" => {
            let value = operation.split_once(',').map(|(value, _)| value)?;
            format!("{value}, {own} ")
        }
        _ => return None,
    };
    let whole = Span::new(line + indent.len(), span.end());
    let with = format!("{new} = getelementptr {elem}, {own} {name}, {index}\n{indent}{head}{new}");
    Some(diagnostic.fix(whole, with, "take its address first"))
}

/// `alloca [%n x i32]`, at the length.
pub(super) fn array_of_unknown_length<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    fault: Input<'a>,
) -> Diagnostic {
    let diagnostic = diagnostic.note("the length of an array is known before the program runs; an `alloca` may make room for any number of elements");
    let code = super::statement::code_of_line(fault);
    let parts = code
        .split_once(" x ")
        .and_then(|(name, rest)| Some((name, rest.split_once(']')?.0)));
    let Some((name, elem)) = parts else {
        return diagnostic;
    };
    let own = name
        .strip_prefix('%')
        .and_then(|name| super::statement::type_of_known(p, name.as_bytes()));
    let at = p.at(fault);
    let open = p.text[..at].trim_ascii_end().len() - 1;
    let whole = Span::new(open, at + name.len() + " x ".len() + elem.len() + 1);
    match own {
        Some(own) => diagnostic.fix(
            whole,
            format!("{elem}, {own} {name}"),
            "name their number behind the type",
        ),
        None => diagnostic,
    }
}

/// `phi i32 (1, %a), (2, %b)`
fn phi_entries<'a>(p: &Parser<'a>, start: Input<'a>) -> Option<Diagnostic> {
    let from = p.at(operation(start));
    let code = &p.text[from..punctuation::line_end(p, from)];
    let code = std::str::from_utf8(code).ok()?.trim_end();
    let open = code
        .find('(')
        .filter(|_| code.ends_with(')') && !code.contains('['))?;
    let list = code[open..].replace('(', "[ ").replace(')', " ]");
    let span = Span::new(from + open, from + code.len());
    let message = "an entry of a `phi` stands in brackets";
    Some(
        error(span, message)
            .fix(span, list, "write brackets")
            .certain(),
    )
}

/// `getelementptr %p, 1`: the type that is stepped over is missing, and that of the pointer.
fn without_source<'a>(p: &mut Parser<'a>, start: Input<'a>) -> Option<Diagnostic> {
    let code = operation(start);
    let words = skip(&code[b"getelementptr".len()..]);
    let words = match peek_word(words) {
        b"inbounds" => skip(&words[b"inbounds".len()..]),
        _ => words,
    };
    let name = words.strip_prefix(b"%")?;
    let name = &name[..run(name, NAME)];
    let ty = super::statement::type_of_known(p, name)?;
    let at = p.at(words);
    let span = Span::new(at, at + 1 + name.len());
    let here = Span::new(at, at);
    let source = ty.strip_suffix('*').unwrap_or("i8").to_string();
    let shown = String::from_utf8_lossy(name).into_owned();
    let message = format!("expected the type that is stepped over in front of `%{shown}`");
    let with = format!("{source}, {ty} ");
    let text = format!("name it, such as `{source}`, and the type of the pointer");
    Some(error(span, message).fix(here, with, text))
}

/// `switch ... { ... }`, `i32 0, label %a, i32 1, ...`, and a `switch` without its default.
fn switch_cases<'a>(p: &Parser<'a>, start: Input<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(fault);
    let has_list = p.text[p.at(start)..at].contains(&b'[');
    match fault {
        [b'{', ..] if !has_list => {
            let behind = behind_braces(fault)?;
            let end = p.at(behind);
            let cases = String::from_utf8_lossy(&p.text[at + 1..end - 1]).into_owned();
            let span = Span::new(at, end);
            let message = "the cases of a `switch` stand in brackets";
            let brace = Span::new(at, at + 1);
            Some(
                error(brace, message)
                    .fix(span, format!("[{cases}]"), "write brackets")
                    .certain(),
            )
        }
        [b'(', ..] if !has_list => {
            let line = super::statement::code_of_line(fault);
            let cases = line.strip_prefix('(')?.strip_suffix(')')?;
            let span = Span::new(at, at + line.len());
            let message = "the cases of a `switch` stand in brackets";
            Some(
                error(span, message)
                    .fix(span, format!("[{cases}]"), "write brackets")
                    .certain(),
            )
        }
        [b',', ..] if has_list => {
            let comma = Span::new(at, at + 1);
            let message = "no comma stands between two cases of a `switch`";
            Some(
                error(comma, message)
                    .fix(comma, "", "leave it out")
                    .certain(),
            )
        }
        [b'[', ..] if !has_list => {
            let bracket = Span::new(at, at + 1);
            let message = "a `switch` names the label for all other values in front of its cases";
            let note = "it goes there where no case fits: `switch i32 %x, label %other [ ... ]`";
            Some(error(bracket, message).note(note))
        }
        _ => None,
    }
}

/// `shufflevector <4 x i32> %v, <4 x i32> <...>`, which has one vector.
pub(super) fn one_vector<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
) -> Diagnostic {
    let code = super::statement::code_of_line(operation(start));
    let from = p.at(operation(start));
    let diagnostic = diagnostic
        .note("it takes two vectors, then the numbers of the elements: the second may be `poison`");
    let Some(operand) = code.strip_prefix("shufflevector") else {
        return diagnostic;
    };
    let Some((ty, _)) = operand.split_once('>') else {
        return diagnostic;
    };
    let Some(comma) = operand[ty.len()..].find(',') else {
        return diagnostic;
    };
    let place = from + code.len() - operand.len() + ty.len() + comma;
    let with = format!(",{ty}> poison");
    diagnostic
        .fix(Span::new(place, place), with, "add it")
        .certain()
}

/// `if (%a > 0) {`: what is behind the code of another language that a statement begins, with all of its
/// branches.
pub(in crate::text) fn behind_nested_code<'a>(
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Input<'a>> {
    let word = peek_word(start);
    let opens = |i: Input<'_>| {
        let line = &i[..memchr::memchr(b'\n', i).unwrap_or(i.len())];
        line.trim_ascii_end().ends_with(b"{").then_some(line.len())
    };
    let branches = super::super::foreign::is_block(word) && start.len() == fault.len();
    if !branches {
        return None;
    }
    let mut rest = &start[opens(start)?..];
    loop {
        let mut depth = 1usize;
        let end = rest.iter().position(|&b| {
            depth = match b {
                b'{' => depth + 1,
                b'}' => depth - 1,
                _ => depth,
            };
            depth == 0
        })?;
        rest = &rest[end + 1..];
        let next = skip(rest);
        match peek_word(next) {
            b"else" | b"elif" => rest = &next[opens(next)?..],
            _ => return Some(rest),
        }
    }
}

/// What is behind braces that open here.
pub(in crate::text) fn behind_braces(i: Input<'_>) -> Option<Input<'_>> {
    let end = i.iter().position(|&b| b == b'}')?;
    Some(&i[end + 1..])
}

/// `extractvalue %P %p, i32 1`: an index with its type.
fn typed_index<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    if let [b'[', inside @ ..] = fault
        && takes_index(p, fault)
    {
        let len = run(inside, DIGIT);
        let at = p.at(fault);
        let span = Span::new(at, at + len + 2);
        let number = String::from_utf8_lossy(&inside[..len]).into_owned();
        let message = "an index stands without brackets";
        let is_plain = len > 0 && inside.get(len) == Some(&b']');
        return is_plain.then(|| {
            error(span, message)
                .fix(span, number, "leave them out")
                .certain()
        });
    }
    if fault.starts_with(b"%") && takes_index(p, fault) {
        let at = p.at(fault);
        let span = Span::new(at, at + token_len(fault));
        let message = "the index of a part of a value is a number that is written here";
        let note = "an element that is chosen when the program runs is in memory: `getelementptr`";
        return Some(error(span, message).note(note));
    }
    let word = peek_word(fault);
    let behind = skip(fault.get(word.len()..)?);
    let digit = behind.first().is_some_and(|&b| is(b, DIGIT));
    if !typing::is_type(std::str::from_utf8(word).ok()?) || !digit || !takes_index(p, fault) {
        return None;
    }
    let at = p.at(fault);
    let span = Span::new(at, at + word.len());
    let gap = Span::new(at, p.at(behind));
    let message = "the index of a part of a value has no type";
    Some(error(span, message).fix(gap, "", "leave it out").certain())
}

/// Whether the value in front is read, so that an index comes next.
fn takes_index<'a>(p: &Parser<'a>, fault: Input<'a>) -> bool {
    p.text[..p.at(fault)].trim_ascii_end().ends_with(b",")
}

/// `%P = type (i32, i32)`, `type { i32 x }`, `type { i32; i32 }`.
fn struct_fields<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(fault);
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    if let [b'(', ..] = fault {
        let end = memchr::memrchr(b')', line)?;
        let fields = String::from_utf8_lossy(&line[1..end]).into_owned();
        let span = Span::new(at, at + end + 1);
        let message = "the fields of a struct stand in braces";
        let with = format!("{{{fields}}}");
        return Some(
            error(span, message)
                .fix(span, with, "write braces")
                .certain(),
        );
    }
    let before = p.text[..at].trim_ascii_end();
    if before.ends_with(b"{<")
        && let Some(end) = memchr::memmem::find(line, b">}")
    {
        let fields = String::from_utf8_lossy(&line[..end]).into_owned();
        let span = Span::new(before.len() - 2, at + end + 2);
        let message = "a packed struct is written `<{ ... }>`";
        let with = format!("<{{ {fields}}}>");
        return Some(
            error(span, message)
                .fix(span, with, "write it so")
                .certain(),
        );
    }
    let name = fault.strip_prefix(b"%").unwrap_or(fault);
    let name = fault.len() - name.len() + run(name, NAME);
    // `{ val: i32 }`
    if name > 0 && fault.get(name) == Some(&b':') {
        let span = Span::new(at, at + name);
        let gap = Span::new(at, p.at(skip(&fault[name + 1..])));
        let message = "the fields of a struct have no names";
        return Some(error(span, message).fix(gap, "", "leave it out").certain());
    }
    let ends = matches!(skip(&fault[name..]), [b',' | b'}' | b';', ..]);
    let before = p.text[..at].trim_ascii_end();
    let word = std::str::from_utf8(&fault[..name]).unwrap_or("");
    if name > 0
        && ends
        && !typing::is_type(word)
        && !before.ends_with(b",")
        && !before.ends_with(b"{")
    {
        let span = Span::new(at, at + name);
        let gap = Span::new(before.len(), at + name);
        let message = "the fields of a struct have no names";
        return Some(error(span, message).fix(gap, "", "leave it out").certain());
    }
    None
}

/// A list that a semicolon cuts off: what closes it stands in the comment.
pub(super) fn cut_off(p: &Parser<'_>, end: usize, close: u8) -> Option<Diagnostic> {
    let rest = &p.text[end..];
    let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
    let blanks = line.iter().take_while(|b| b" \t".contains(b)).count();
    if line.get(blanks) != Some(&b';') || !line.contains(&close) {
        return None;
    }
    // Words of people stand in comments too.
    let behind = line[blanks + 1..].trim_ascii_start();
    let word = std::str::from_utf8(peek_word(behind)).ok()?;
    if behind.first() != Some(&close) && !typing::is_type(word) {
        return None;
    }
    let span = Span::new(end + blanks, end + blanks + 1);
    let message = "this semicolon starts a comment";
    let with = if skip(&line[blanks + 1..]).first() == Some(&close) {
        ""
    } else {
        ","
    };
    let text = if with.is_empty() {
        "leave it out"
    } else {
        "write a comma"
    };
    Some(error(span, message).fix(span, with, text).certain())
}

/// A string where a type or a value of another type was expected.
pub(super) fn string_without_type(p: &Parser<'_>, fault: Input<'_>) -> Option<Diagnostic> {
    let letter = if fault.starts_with(b"\"") { "c" } else { "" };
    let raw = fault
        .strip_prefix(b"c")
        .unwrap_or(fault)
        .strip_prefix(b"\"")?;
    let len = unescape(&raw[..memchr::memchr(b'"', raw)?]).len();
    let span = Span::new(p.at(fault), p.at(fault) + token_len(fault));
    let here = Span::new(span.start as usize, span.start as usize);
    let ty = format!("[{len} x i8]");
    let message = "expected a type in front of this string";
    let diagnostic = error(span, message);
    Some(match p.in_body {
        true => diagnostic.note(STRING),
        false => diagnostic
            .fix(
                here,
                format!("{ty} {letter}"),
                format!("its length in bytes is a part of it: `{ty}`"),
            )
            .certain(),
    })
}

/// Where a comment of the body has the definition of a local: `...; %y = ...`.
pub(in crate::text) fn defined_in_comment(p: &Parser<'_>, name: &str) -> Option<Span> {
    let definition = format!("%{name} =");
    let from = p.body.spans.values().next()?.start as usize;
    let text = p.text.get(from..p.end)?;
    memchr::memmem::find_iter(text, definition.as_bytes()).find_map(|n| {
        let at = from + n;
        let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
        let semicolon = line + memchr::memchr(b';', &p.text[line..at])?;
        Some(Span::new(semicolon, at + definition.len()))
    })
}
