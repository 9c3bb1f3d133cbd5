//! Headers of functions that are wrong in a place that hides nothing of what follows.

use super::super::lex::{ALPHA, Input, NAME, ident, is, peek, peek_word, run, skip};
use super::super::parser::Parser;
use super::super::{foreign, types};
use super::typing;
use crate::diag::{Diagnostic, Span, suggest};
use crate::ir::TypeId;
use crate::ir::known_attrs::KNOWN;

/// Passes over words in front of the result's type that are of another language.
pub(in crate::text) fn foreign_linkage<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> Input<'a> {
    loop {
        let at = skip(i);
        let word = peek_word(at);
        let Some(meant) = foreign::linkage(word) else {
            return i;
        };
        i = &at[word.len()..];
        let span = p.span(at, i);
        let shown = String::from_utf8_lossy(word).into_owned();
        let message = format!("LLVM IR has no word `{shown}`");
        let diagnostic = Diagnostic::error("syntax", span, message);
        p.diags.push(match meant {
            "" => {
                let behind = p.span(at, skip(i));
                let text = match word {
                    b"public" | b"export" | b"pub" => "leave it out: what has no word is visible",
                    b"inline" => "leave it out: `alwaysinline` behind the parameters asks for it",
                    b"unsigned" | b"signed" => {
                        "leave it out: types have no sign, instructions have"
                    }
                    _ => "leave it out",
                };
                diagnostic.fix(behind, "", text).certain()
            }
            _ => diagnostic
                .fix(span, meant, format!("did you mean `{meant}`?"))
                .certain(),
        });
    }
}

/// Passes over a word in front of the type of the result that is close to a linkage: `define privat i32 @f()`.
pub(in crate::text) fn misspelt_linkage<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Input<'a> {
    let at = skip(i);
    let word = &at[..run(at, NAME)];
    let text = std::str::from_utf8(word).unwrap_or("");
    let behind = skip(&at[word.len()..]);
    let is_other = word.len() < 5
        || typing::is_type(text)
        || KNOWN.iter().any(|row| row.word == text)
        || foreign::type_word(word).is_some()
        || foreign::linkage(word).is_some()
        || !behind
            .first()
            .is_some_and(|&b| is(b, ALPHA) || b"%{[<".contains(&b));
    if is_other {
        return i;
    }
    let linkages = crate::ir::Linkage::ALL
        .iter()
        .map(|row| (row.1.as_bytes(), row.1));
    let Some(best) = suggest::closest(word, linkages) else {
        return i;
    };
    let rest = &at[word.len()..];
    let span = p.span(at, rest);
    let message = format!("LLVM IR has no word `{text}`");
    let fix = format!("did you mean `{best}`?");
    p.diags
        .push(Diagnostic::error("syntax", span, message).fix(span, best, fix));
    rest
}

/// `define @f(i32 %x) -> i32`, at the name: the type of the result, which is behind the parameters,
/// or what the body returns.
pub(in crate::text) fn missing_result<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<TypeId> {
    let at = skip(i);
    let name = at.strip_prefix(b"@")?;
    let name = &name[..run(name, NAME)];
    let line = &at[..memchr::memchr(b'\n', at).unwrap_or(at.len())];
    let arrow = memchr::memmem::find(line, b"->");
    // `@f() i32 {`
    let bare = memchr::memrchr(b')', line)
        .map(|close| close + 1)
        .filter(|&close| {
            let word = std::str::from_utf8(peek_word(&line[close..])).unwrap_or("");
            typing::is_type(word) || word == "void"
        });
    let behind = arrow.map(|arrow| skip(&line[arrow + 2..]));
    let behind = behind.or_else(|| bare.map(|close| skip(&line[close..])));
    let arrow = arrow.or(bare);
    let span = p.span(at, &at[1 + name.len()..]);
    let here = Span::new(span.start as usize, span.start as usize);
    let shown = String::from_utf8_lossy(name).into_owned();
    let message = format!("expected the type of the result in front of `@{shown}`");
    let mut diagnostic = Diagnostic::error("syntax", span, message)
        .note("a function names the type of its result first: `define i64 @f()`");
    let from = p.at(at);
    let word = match behind {
        Some(behind) => std::str::from_utf8(peek_word(behind)).ok(),
        // A declaration has no body that could say it.
        None if line.trim_ascii_end().ends_with(b"{") => typing::returned(p.text, from),
        None => None,
    };
    let known = word.filter(|word| typing::is_type(word) || *word == "void");
    if let (Some(ty), Some(arrow)) = (known, arrow) {
        let head = String::from_utf8_lossy(line[..arrow].trim_ascii_end()).into_owned();
        let end = line.len() - behind.map_or(0, <[u8]>::len) + ty.len();
        diagnostic = diagnostic
            .fix(
                Span::new(from, from + end),
                format!("{ty} {head}"),
                "the type stands in front",
            )
            .certain();
    } else if let Some(ty) = known {
        let text = format!("add the type that it returns, `{ty}`");
        diagnostic = diagnostic.fix(here, format!("{ty} "), text).certain();
    }
    p.diags.push(diagnostic);
    let ty = known.map_or(Some(TypeId::VOID), |ty| type_of(p, ty))?;
    Some(ty)
}

/// `define i64, i64 @f()`, at the first comma.
pub(in crate::text) fn several_results<'a, T>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> super::super::lex::PResult<'a, T> {
    let at = p.at(i);
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let before = p.text[line..at].trim_ascii_end();
    let first = line + memchr::memrchr(b' ', before).map_or(0, |n| n + 1);
    let end = memchr::memchr2(b'@', b'\n', i).map_or(at + i.len(), |n| at + n);
    let types = String::from_utf8_lossy(p.text[first..end].trim_ascii_end()).into_owned();
    let whole = Span::new(first, first + types.len());
    let message = "a function has one result";
    let text = "several values are the parts of a struct";
    let diagnostic = Diagnostic::error("syntax", whole, message);
    p.report(diagnostic.fix(whole, format!("{{ {types} }}"), text))
}

fn type_of(p: &mut Parser<'_>, word: &str) -> Option<TypeId> {
    let pointee = word.trim_end_matches('*');
    let digits = pointee
        .strip_prefix('i')
        .and_then(|digits| digits.parse().ok());
    let mut ty = match pointee {
        "void" => TypeId::VOID,
        "ptr" => TypeId::PTR,
        "float" => TypeId::FLOAT,
        "double" => TypeId::DOUBLE,
        _ => p.m.types.int(digits?),
    };
    for _ in pointee.len()..word.len() {
        ty = p.m.types.pointer_to(ty);
    }
    Some(ty)
}

/// `-> i32` behind the parameters, which is passed over: it was read with the name, or is one too many.
pub(in crate::text) fn arrow<'a>(p: &mut Parser<'a>, i: Input<'a>, was_missing: bool) -> Input<'a> {
    let at = skip(i);
    let behind = match at.strip_prefix(b"->") {
        Some(behind) => behind,
        None if was_missing && !at.starts_with(b"-") => at,
        None => return i,
    };
    let word = std::str::from_utf8(peek_word(behind)).unwrap_or("");
    if behind.len() == at.len() && !typing::is_type(word) && word != "void" {
        return i;
    }
    let Ok((rest, _)) = types::ty(p, behind) else {
        return i;
    };
    if !was_missing {
        let span = p.span(at, rest);
        let whole = p.span(i, rest);
        let message = "the type of the result stands in front of the name alone";
        p.diags.push(
            Diagnostic::error("syntax", span, message)
                .fix(whole, "", "leave it out")
                .certain(),
        );
    }
    rest
}

/// A bare word behind the type of a parameter: an attribute that is misspelt, or a name without its
/// percent sign. Gives what comes behind it, and the name if it is one.
pub(in crate::text) fn bare_word<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> Option<(Input<'a>, Option<&'a [u8]>)> {
    let at = skip(i);
    let word = &at[..run(at, NAME)];
    if !word.first().is_some_and(|&b| is(b, ALPHA)) {
        return None;
    }
    let rest = &at[word.len()..];
    let span = p.span(at, rest);
    let shown = String::from_utf8_lossy(word).into_owned();
    let attributes = KNOWN.iter().map(|row| (row.word.as_bytes(), row.word));
    if let Some(best) = suggest::closest(word, attributes).filter(|_| word.len() > 3) {
        let message = format!("there is no attribute `{shown}`");
        let text = format!("did you mean `{best}`?");
        p.diags
            .push(Diagnostic::error("syntax", span, message).fix(span, best, text));
        return Some((rest, None));
    }
    if !matches!(peek(rest), b',' | b')') {
        return None;
    }
    let here = Span::new(span.start as usize, span.start as usize);
    let message = format!("the name of a parameter has a percent sign: `%{shown}`");
    p.diags.push(
        Diagnostic::error("syntax", span, message)
            .fix(here, "%", "add the percent sign")
            .certain(),
    );
    Some((rest, Some(word)))
}

/// `@add(%a, %b)`: a parameter without its type. Gives the type that it has by its uses.
pub(in crate::text) fn missing_type<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> Option<(Input<'a>, TypeId, &'a [u8])> {
    let at = skip(i);
    let name = at.strip_prefix(b"%")?;
    let name = &name[..run(name, NAME)];
    let rest = &at[1 + name.len()..];
    if name.is_empty() || !matches!(peek(rest), b',' | b')') || is_type_name(p, name) {
        return None;
    }
    let span = p.span(at, rest);
    let from = p.at(rest);
    // Without a use it has the type that the function returns.
    let known = typing::by_uses(p.text, from, name).or_else(|| typing::returned(p.text, from));
    let known = known.filter(|ty| *ty != "void");
    let shown = String::from_utf8_lossy(name).into_owned();
    let message = format!("expected a type in front of the parameter `%{shown}`");
    let mut diagnostic = Diagnostic::error("syntax", span, message);
    if let Some(ty) = known {
        let here = Span::new(span.start as usize, span.start as usize);
        let text = format!("add its type, `{ty}`");
        diagnostic = diagnostic.fix(here, format!("{ty} "), text);
    }
    p.diags.push(diagnostic);
    let ty = match known.and_then(|ty| type_of(p, ty)) {
        Some(ty) => ty,
        None => p.m.types.int(64),
    };
    Some((rest, ty, name))
}

/// Whether a type of this name is defined anywhere.
pub(super) fn is_type_name(p: &Parser<'_>, name: &[u8]) -> bool {
    let known =
        p.m.names
            .find(name)
            .and_then(|name| p.m.types.find_named(name));
    let line = [b"%", name, b" = type"].concat();
    known.is_some_and(|id| p.m.types.named[id].defined)
        || memchr::memmem::find(p.text, &line).is_some()
}

/// `%P = struct {`, `%P = {`: what is behind the word that should be `type`, or behind its place.
pub(in crate::text) fn foreign_type<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
) -> Option<Input<'a>> {
    let at = skip(i);
    let word = peek_word(at);
    let here = Span::new(p.at(at), p.at(at));
    let is_type = |i: Input<'_>| matches!(i, [b'{' | b'[' | b'<', ..]);
    let rest = skip(&at[word.len()..]);
    let diagnostic = |span| {
        let message = "a type is defined by the word `type` behind its name";
        Diagnostic::error("syntax", span, message)
    };
    let says = "write `type`";
    if is_type(at) {
        // What stands in front of the name has been reported.
        if p.text[..p.at(start)].last().is_none_or(|&b| b == b'\n') {
            let span = p.span(at, &at[1..]);
            let fix = diagnostic(span).fix(here, "type ", says).certain();
            p.diags.push(fix);
        }
        return Some(at);
    }
    if !foreign::is_type_definition(word) || !is_type(rest) {
        return None;
    }
    let span = p.span(at, &at[word.len()..]);
    let fix = diagnostic(span).fix(span, "type", says).certain();
    p.diags.push(fix);
    Some(rest)
}

/// `struct %P = {`, `type %P =`, at its first word: the name that is defined.
pub(in crate::text) fn named_type(i: Input<'_>) -> Option<Input<'_>> {
    let word = peek_word(i);
    let name = skip(&i[word.len()..]);
    let (rest, _) = ident(name.strip_prefix(b"%")?).ok()?;
    (foreign::is_type_definition(word) && peek(rest) == b'=').then_some(name)
}

/// What such a line should be.
pub(super) fn type_in_front(fault: Input<'_>, span: Span) -> Option<Diagnostic> {
    let name = named_type(fault)?;
    let (rest, _) = ident(&name[1..]).ok()?;
    let equals = skip(rest);
    let has_word = peek_word(&equals[1..]) == b"type";
    let shown = String::from_utf8_lossy(&name[..name.len() - rest.len()]).into_owned();
    let with = if has_word {
        format!("{shown} =")
    } else {
        format!("{shown} = type")
    };
    let whole = Span::new(
        span.start as usize,
        span.start as usize + fault.len() - equals.len() + 1,
    );
    let message = "a type is defined by its name first, then the word `type`";
    let diagnostic = Diagnostic::error("syntax", span, message);
    Some(
        diagnostic
            .fix(whole, with, "the name stands in front")
            .certain(),
    )
}

/// `define i32 nounwind @f()`, at an attribute of functions that stands in front of the name.
pub(in crate::text) fn early_attribute<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let word = &i[..run(i, NAME)];
    let behind = skip(&i[word.len()..]);
    let is_known = KNOWN.iter().any(|row| row.word.as_bytes() == word);
    if !is_known || !behind.starts_with(b"@") {
        return None;
    }
    let span = p.span(i, &i[word.len()..]);
    let shown = String::from_utf8_lossy(word).into_owned();
    let message = format!("`{shown}` stands behind the parameters");
    let diagnostic = Diagnostic::error("syntax", span, message);
    let line = &behind[..memchr::memchr(b'\n', behind).unwrap_or(behind.len())];
    p.diags.push(match memchr::memrchr(b')', line) {
        Some(close) => {
            let whole = p.span(i, &behind[close + 1..]);
            let header = String::from_utf8_lossy(&line[..close + 1]).into_owned();
            let with = format!("{header} {shown}");
            diagnostic.fix(whole, with, "write it there").certain()
        }
        None => diagnostic,
    });
    Some(behind)
}

/// `private @x = global i32 0`, at the name: the words in front stand behind the equals sign.
pub(super) fn early_linkage<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let words = &start[..start.len() - fault.len()];
    let words = String::from_utf8_lossy(words.trim_ascii()).into_owned();
    let Ok((rest, _)) = ident(&fault[1..]) else {
        return diagnostic;
    };
    let Some(behind) = skip(rest).strip_prefix(b"=") else {
        return diagnostic;
    };
    let name = String::from_utf8_lossy(&fault[..fault.len() - rest.len()]).into_owned();
    let whole = p.span(start, behind);
    let with = format!("{name} = {words}");
    diagnostic
        .note("the name of a variable stands first")
        .fix(whole, with, "write the words behind the equals sign")
        .certain()
}

/// `@x = global private i32 0`, `@x = global constant i32 0`, at the word that is not in its place.
pub(super) fn late_linkage<'a>(
    p: &Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let word = peek_word(fault);
    let head = &start[..start.len() - fault.len()];
    let kinds = [&b"global "[..], b"constant "];
    let kind = kinds.into_iter().find(|kind| head.ends_with(kind))?;
    let at = p.at(fault);
    let behind = &fault[word.len()..];
    let whole = Span::new(at - kind.len(), at + word.len());
    let shown = String::from_utf8_lossy(word).into_owned();
    let span = p.span(fault, behind);
    let kind = String::from_utf8_lossy(kind.trim_ascii()).into_owned();
    let is_kind = matches!(word, b"global" | b"constant");
    if !is_kind && !super::super::global::starts_variable(word) {
        return None;
    }
    let (message, with) = match is_kind {
        true => (
            "a variable is `global` or `constant`, and not both".into(),
            shown,
        ),
        false => (
            format!("`{shown}` stands in front of `{kind}`"),
            format!("{shown} {kind}"),
        ),
    };
    let diagnostic = Diagnostic::error("syntax", span, message);
    Some(diagnostic.fix(whole, with, "write it so").certain())
}

/// Where the definition in a line starts that has words of another language in front of it, and the
/// word that is missing, if it has none: `extern "C" define i32 @f()`, `i32 @f() {`.
pub(in crate::text) fn definition_in(i: Input<'_>) -> Option<(usize, &'static str)> {
    let line = &i[..memchr::memchr(b'\n', i).unwrap_or(i.len())];
    let sign = memchr::memchr(b'@', line)?;
    let head = &line[..sign];
    for word in [&b"define "[..], b"declare "] {
        if let Some(at) = memchr::memmem::find(head, word).filter(|&at| at > 0) {
            return Some((at, ""));
        }
    }
    let word = std::str::from_utf8(peek_word(i)).ok()?;
    let known = typing::is_type(word) || foreign::type_word(word.as_bytes()).is_some();
    let typed = known || word == "void";
    let opens = line.trim_ascii_end().ends_with(b"{");
    (typed && line[sign..].contains(&b'(')).then_some((0, if opens { "define" } else { "declare" }))
}

/// What such a line lacks, or has too much.
pub(super) fn bad_definition(p: &Parser<'_>, fault: Input<'_>, span: Span) -> Option<Diagnostic> {
    let (at, word) = definition_in(fault)?;
    let start = p.at(fault);
    if word.is_empty() {
        let message = "a definition starts with `define`, a declaration with `declare`";
        let gap = Span::new(start, start + at);
        let diagnostic = Diagnostic::error("syntax", span, message);
        return Some(
            diagnostic
                .fix(gap, "", "leave out what is in front")
                .certain(),
        );
    }
    let message = format!("a function starts with the word `{word}`");
    let here = Span::new(start, start);
    let diagnostic = Diagnostic::error("syntax", span, message);
    if let Some(ty) = foreign::type_word(peek_word(fault)) {
        let with = format!("{word} {ty}");
        return Some(diagnostic.fix(span, with, "add it, and write the type so"));
    }
    Some(diagnostic.fix(here, format!("{word} "), "add it").certain())
}
