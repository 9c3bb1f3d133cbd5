//! Headers of functions, defined or declared.

use super::attrs::AttrPosition;
use super::error::{Error, Expected};
use super::global::{Prefix, Tail};
use super::lex::{
    Input, NAME, PResult, eat, fail, ident, is, peek, peek_word, punct, sigil_name, skip, string,
    unescape,
};
use super::parser::{Parser, TOP_WORDS};
use super::{attrs, consts, diagnose, global, metadata, skim, types};
use crate::diag::{Diagnostic, Span};
use crate::ir::global::{Param, UnnamedAddr};
use crate::ir::{
    AttrSet, CallConv, ConstId, FuncId, Function, GlobalId, GlobalKind, LocalName, Type, TypeId,
};

/// What is read of a header in front of its symbol's properties.
struct Header {
    global: GlobalId,
    params: Vec<Param>,
    ret: TypeId,
    varargs: bool,
    ret_attrs: AttrSet,
    attrs: AttrSet,
    personality: Option<ConstId>,
    prefix: [Option<ConstId>; 2],
}

/// `define ... { ... }`: reads the header and leaves the body for the second pass.
pub(super) fn define_function<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
) -> PResult<'a, ()> {
    let (i, (header, prefix)) = header(p, i)?;
    let body = match eat(i, b'{').or_else(|| misplaced_body(p, start, i)) {
        Some(body) => body,
        None => {
            // Known as declared, so that calls of it are no errors.
            let span = p.span(start, i);
            push_function(p, header, prefix.conv, span);
            return fail(skip(i), Expected::Byte(b'{'));
        }
    };
    let rest = behind_body(p, body);
    // The closing brace is read with the body, which says if it is missing.
    let body_span = p.span(body, rest);
    // A definition that stands farther in was meant to be a part of this one.
    let is_open = peek_word(rest) == b"define" && p.text[..p.at(rest)].ends_with(b" ");
    let rest = rest.strip_prefix(b"}").unwrap_or(rest);
    let span = p.span(start, rest);
    let func = push_function(p, header, prefix.conv, span);
    if is_open {
        p.open_body = Some(func);
    }
    p.bodies.push((func, body_span));
    Ok((rest, ()))
}

/// Reports a header whose brace is missing, or behind something that does not belong there, and gives
/// the body all the same.
#[cold]
fn misplaced_body<'a>(p: &mut Parser<'a>, start: Input<'a>, i: Input<'a>) -> Option<Input<'a>> {
    let at = skip(i);
    let body = match on_line(i, at) {
        true => {
            let line = &at[..memchr::memchr(b'\n', at).unwrap_or(at.len())];
            let header = match line.trim_ascii_end() {
                // The body of another language, which has no braces.
                b":" | b"=" | b"do" | b"begin" => line.trim_ascii_end().len(),
                line => line.strip_suffix(b"{")?.len() + 1,
            };
            &at[header..]
        }
        false if diagnose::starts_body(at) => i,
        false => return None,
    };
    diagnose::syntax_error(p, start, Error::new(at, Expected::Byte(b'{')));
    Some(body)
}

/// The input from the brace that ends a body on: looked for where it is not known.
fn behind_body<'a>(p: &mut Parser<'a>, body: Input<'a>) -> Input<'a> {
    let at = p.at(body);
    let known = p.outline.and_then(|known| known.get(p.bodies.len()));
    match known.filter(|span| span.start as usize == at) {
        Some(span) if span.len as usize <= body.len() => &body[span.len as usize..],
        _ => skim::skip_body(body, &mut p.next_brace),
    }
}

/// Makes the function of a header; it has no body so far.
fn push_function(p: &mut Parser<'_>, header: Header, conv: CallConv, span: Span) -> FuncId {
    let global = header.global;
    let func = p.m.funcs.push(Function {
        global,
        params: header.params,
        ret: header.ret,
        varargs: header.varargs,
        ret_attrs: header.ret_attrs,
        attrs: header.attrs,
        conv,
        personality: header.personality,
        prefix: header.prefix,
        span,
        body: None,
        unread: false,
    });
    p.m.globals[global].kind = GlobalKind::Function(func);
    func
}

/// `declare ...`
pub(super) fn declare<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    mut i: Input<'a>,
) -> PResult<'a, ()> {
    let mut attached = Vec::new();
    while peek(i) == b'!' {
        let at = skip(i);
        let (rest, attachment) = metadata::metadata_attachment(p, at)?;
        attached.push(attachment);
        i = rest;
    }
    let (i, (header, prefix)) = header(p, i)?;
    let span = p.span(start, i);
    if !attached.is_empty() {
        p.m.attach(header.global, &attached);
    }
    if peek(i) == b'{' {
        let at = skip(i);
        let brace = p.span(at, &at[1..]);
        let word = p.span(start, &start[b"declare".len()..]);
        push_function(p, header, prefix.conv, span);
        let rest = skim::skip_body(&at[1..], &mut p.next_brace);
        let diagnostic = Diagnostic::error("syntax", brace, "a declaration has no body");
        let is_empty = rest.starts_with(b"}") && skip(&at[1..]).len() == rest.len();
        p.diags.push(match is_empty {
            true => {
                let braces = p.span(i, &rest[1..]);
                diagnostic.fix(braces, "", "leave the braces out").certain()
            }
            false => diagnostic.fix(word, "define", "did you mean `define`?"),
        });
        return Ok((rest.strip_prefix(b"}").unwrap_or(rest), ()));
    }
    push_function(p, header, prefix.conv, span);
    Ok((i, ()))
}

fn header<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, (Header, Prefix)> {
    let words_at = skip(i);
    let (i, prefix) = global::words_in_front(p, i)?;
    if prefix.thread_local.is_some() || prefix.externally_initialized {
        let span = p.span(words_at, i);
        let message = "a function is neither `thread_local` nor `externally_initialized`";
        return p.report(Diagnostic::error("syntax", span, message));
    }
    let i = diagnose::header::foreign_linkage(p, i);
    let (i, ret_attrs) = attrs::attributes(p, i, AttrPosition::Param)?;
    let i = diagnose::header::misspelt_linkage(p, i);
    let missing = match peek(i) {
        b'@' => diagnose::header::missing_result(p, i),
        _ => None,
    };
    let (i, ret) = match missing {
        Some(ret) => (i, ret),
        None => header_type(p, i)?,
    };
    let mut i = skip(i);
    if let [b, ..] = i
        && is(*b, super::lex::ALPHA)
        && let Some(behind) = diagnose::header::early_attribute(p, i)
    {
        i = behind;
    }
    if let [b',', ..] = i {
        return diagnose::header::several_results(p, i);
    }
    let (rest, name) = function_name(p, i)?;
    let name_span = p.span(i, rest);
    let (i, ()) = punct(b'(')(rest)?;
    let (mut i, (params, varargs)) = params(p, i)?;
    if peek(i) == b'-' || missing.is_some() {
        i = diagnose::header::arrow(p, i, missing.is_some());
    }
    let types: smallvec::SmallVec<[TypeId; 8]> = params.iter().map(|p| p.ty).collect();
    let ty = p.m.types.function(ret, &types, varargs);
    let global = p.global_def(Some(name), name_span);
    let space = prefix.space.unwrap_or(p.layout.program_space);
    let placed = Prefix {
        space: Some(space),
        ..prefix
    };
    global::declare_symbol(p, global, ty, &placed);
    let mut header = Header {
        global,
        params,
        ret,
        varargs,
        ret_attrs,
        attrs: AttrSet::EMPTY,
        personality: None,
        prefix: [None; 2],
    };
    let (i, tail) = header_tail(p, i, &mut header)?;
    global::finish_symbol(p, global, tail);
    Ok((i, (header, prefix)))
}

/// A type of a header. A word that certainly is one in another language is reported, and taken
/// for what it means: the body is read all the same.
fn header_type<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, TypeId> {
    let result = types::ty(p, i);
    if let Err(nom::Err::Error(e) | nom::Err::Failure(e)) = &result
        && e.expected == Expected::Type
        && let Some(foreign) = diagnose::param::foreign_type(p, skip(i))
    {
        return Ok(foreign);
    }
    result
}

/// The name of a function. One without its sign is reported, and taken for what it means.
fn function_name<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, super::lex::Ident<'a>> {
    let word = peek_word(i);
    if let [b, ..] = word
        && b.is_ascii_alphabetic()
        && peek(&i[word.len()..]) == b'('
    {
        let span = p.span(i, &i[word.len()..]);
        let here = Span::new(span.start as usize, span.start as usize);
        let found = super::error::quote(word);
        let message = format!("expected a global name such as `@f`, found {found}");
        p.diags.push(
            Diagnostic::error("syntax", span, message)
                .fix(here, "@", "add the at sign")
                .certain(),
        );
        return Ok((&i[word.len()..], super::lex::Ident::Plain(word)));
    }
    if let [b'%' | b'$' | b'.' | b'!', word @ ..] = i
        && let name @ [_, ..] = &word[..super::lex::run(word, NAME)]
        && peek(&word[name.len()..]) == b'('
    {
        let rest = &word[name.len()..];
        let span = p.span(i, rest);
        let sign = Span::new(span.start as usize, span.start as usize + 1);
        let found = super::error::quote(&i[..1 + name.len()]);
        let message = format!("expected a global name such as `@f`, found {found}");
        p.diags.push(
            Diagnostic::error("syntax", span, message)
                .fix(sign, "@", "the name of a function has an at sign")
                .certain(),
        );
        return Ok((rest, super::lex::Ident::Plain(name)));
    }
    sigil_name(b'@', Expected::Global)(i)
}

/// A parameter: its type, its attributes and its name.
fn param<'a>(p: &mut Parser<'a>, start: Input<'a>) -> PResult<'a, (TypeId, AttrSet, LocalName)> {
    if let [b'%', ..] = start
        && let Some((rest, ty, name)) = diagnose::header::missing_type(p, start)
            .or_else(|| diagnose::param::type_behind(p, start))
    {
        let name = consts::local_name(p, super::lex::Ident::Plain(name));
        return Ok((rest, (ty, AttrSet::EMPTY, name)));
    }
    let (rest, ty) = match header_type(p, start) {
        Ok(read) => read,
        Err(error) => {
            // `n: i64`
            let Some((rest, ty, name)) = diagnose::param::type_behind(p, start) else {
                return Err(error);
            };
            let name = consts::local_name(p, super::lex::Ident::Plain(name));
            return Ok((rest, (ty, AttrSet::EMPTY, name)));
        }
    };
    let (mut rest, attrs) = attrs::attributes(p, rest, AttrPosition::Param)?;
    if let [b, ..] = skip(rest)
        && is(*b, super::lex::ALPHA)
        && let Some((behind, word)) = diagnose::header::bare_word(p, rest)
    {
        rest = behind;
        if let Some(word) = word {
            let name = consts::local_name(p, super::lex::Ident::Plain(word));
            return Ok((rest, (ty, attrs, name)));
        }
    }
    match skip(rest) {
        [b'$' | b'&' | b'@' | b'#' | b'!', ..] if diagnose::param::has_other_sign(rest) => {
            let (rest, name) = diagnose::param::other_sign(p, rest);
            let name = consts::local_name(p, super::lex::Ident::Plain(name));
            Ok((rest, (ty, attrs, name)))
        }
        [b'%', name @ ..] => {
            let (rest, name) = ident(name)?;
            let name = consts::local_name(p, name);
            Ok((rest, (ty, attrs, name)))
        }
        _ => Ok((rest, (ty, attrs, LocalName::UNNAMED))),
    }
}

fn params<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> PResult<'a, (Vec<Param>, bool)> {
    let mut params = Vec::new();
    if let Some(rest) = eat(i, b')') {
        return Ok((rest, (params, false)));
    }
    let faulty = diagnose::param::void_list(p, i).or_else(|| diagnose::param::unclosed(p, i));
    if let Some(rest) = faulty {
        return Ok((rest, (params, false)));
    }
    loop {
        if let Some(rest) = skip(i).strip_prefix(b"...") {
            if eat(rest, b',').is_some() {
                let dots = skip(i);
                let span = p.span(dots, rest);
                let message = "`...` stands behind all parameters";
                p.diags.push(Diagnostic::error("syntax", span, message));
                let close = memchr::memchr2(b')', b'\n', rest).unwrap_or(rest.len());
                i = punct(b')')(&rest[close..])?.0;
                return Ok((i, (params, true)));
            }
            i = punct(b')')(rest)?.0;
            return Ok((i, (params, true)));
        }
        let start = skip(i);
        let (rest, (ty, attrs, name)) = param(p, start)?;
        params.push(Param {
            ty,
            name,
            span: p.span(start, rest),
            attrs,
        });
        i = match punct(b',')(rest) {
            Ok((rest, ())) => rest,
            Err(_) => match eat(rest, b')') {
                Some(rest) => return Ok((rest, (params, false))),
                None => match behind_faulty(p, start, rest)? {
                    (rest, true) => return Ok((rest, (params, false))),
                    (rest, false) => rest,
                },
            },
        };
    }
}

/// What is behind a parameter that nothing ends as it should, and whether the list is at its end.
#[cold]
fn behind_faulty<'a>(p: &mut Parser<'a>, start: Input<'a>, i: Input<'a>) -> PResult<'a, bool> {
    use diagnose::param;
    let passed = param::default_value(p, i).or_else(|| param::late_attribute(p, start, i));
    if let Some(rest) = passed {
        return Ok(match eat(rest, b',') {
            Some(rest) => (rest, false),
            None => (punct(b')')(rest)?.0, true),
        });
    }
    if let Some(rest) = param::missing_comma(p, i) {
        return Ok((rest, false));
    }
    match param::unclosed(p, i) {
        Some(rest) => Ok((rest, true)),
        None => Ok((punct(b')')(i)?.0, true)),
    }
}

/// All that may stand between the parameters and the body.
fn header_tail<'a>(p: &mut Parser<'a>, mut i: Input<'a>, header: &mut Header) -> PResult<'a, Tail> {
    let mut tail = Tail::default();
    let mut sets: smallvec::SmallVec<[AttrSet; 2]> = Default::default();
    loop {
        let at = skip(i);
        match at {
            [b'{', ..] | [] => break,
            [b'!', ..] if !assigns(at) => {
                let (rest, attached) = metadata::metadata_attachment(p, at)?;
                tail.attachments.push(attached);
                i = rest;
                continue;
            }
            _ => {}
        }
        let (rest, set) = attrs::attributes(p, at, AttrPosition::Function)?;
        if set != AttrSet::EMPTY {
            sets.push(set);
            i = rest;
            continue;
        }
        if let Some(rest) = global::symbol_property(p, at, header.global, &mut tail)? {
            i = rest;
            continue;
        }
        let word = peek_word(at);
        let rest = &at[word.len()..];
        i = match word {
            b"unnamed_addr" | b"local_unnamed_addr" => {
                p.m.globals[header.global].unnamed_addr = match word.len() {
                    12 => UnnamedAddr::Global,
                    _ => UnnamedAddr::Local,
                };
                rest
            }
            b"addrspace" => {
                let Some((rest, space)) = types::address_space(p, at)? else {
                    break;
                };
                let ty = p.m.globals[header.global].ty;
                p.m.globals[header.global].ptr_ty = p.m.types.pointer_into(ty, space);
                rest
            }
            b"gc" => {
                let (rest, raw) = string(rest)?;
                tail.extra().gc = Some(p.m.names.intern(&unescape(raw)));
                rest
            }
            b"prefix" | b"prologue" => {
                let (rest, constant) = attrs::function_constant(p, rest)?;
                header.prefix[usize::from(word == b"prologue")] = Some(constant);
                rest
            }
            b"personality" => {
                let (rest, constant) = attrs::function_constant(p, rest)?;
                header.personality = Some(constant);
                rest
            }
            b"" if at.starts_with(b",") && on_line(i, at) => {
                let span = p.span(at, &at[1..]);
                let message = "no comma stands between attributes";
                p.diags.push(
                    Diagnostic::error("syntax", span, message)
                        .fix(span, "", "leave it out")
                        .certain(),
                );
                &at[1..]
            }
            b"attributes" if on_line(i, at) && eat(rest, b'#').is_some() => {
                let span = p.span(at, rest);
                let gap = p.span(at, skip(rest));
                let message = "a group of attributes is named by its number alone";
                p.diags.push(
                    Diagnostic::error("syntax", span, message)
                        .fix(gap, "", "leave the word out")
                        .certain(),
                );
                rest
            }
            // A word that nobody knows here is hardly the next entity if it is on the header's line.
            [b, ..]
                if is(*b, super::lex::ALPHA) && on_line(i, at) && !TOP_WORDS.contains(&word) =>
            {
                match diagnose::param::bare_attribute(p, at) {
                    Some(rest) => rest,
                    None => {
                        let error = Error::new(at, Expected::Word("`{` or an attribute"));
                        diagnose::syntax_error(p, at, error);
                        rest
                    }
                }
            }
            _ => break,
        };
    }
    header.attrs = match sets.as_slice() {
        [] => AttrSet::EMPTY,
        [set] => *set,
        sets => {
            let all: Vec<_> = sets
                .iter()
                .flat_map(|&set| p.m.attrs.get(set).iter().copied())
                .collect();
            p.m.attrs.intern(&all)
        }
    };
    Ok((i, tail))
}

/// Whether an entity that is named metadata, or has a number, starts here: `!name = ...`
fn assigns(i: Input<'_>) -> bool {
    let name = &i[1..];
    let is_name = |b: &u8| is(*b, NAME) || *b == b'\\';
    let end = name.iter().position(|b| !is_name(b));
    peek(&name[end.unwrap_or(name.len())..]) == b'='
}

/// Whether there is no line break between two inputs.
pub(super) fn on_line<'a>(from: Input<'a>, to: Input<'a>) -> bool {
    !from[..from.len() - to.len()].contains(&b'\n')
}

/// The function type behind a pointer or itself.
pub(super) fn function_parts(p: &Parser<'_>, ty: TypeId) -> Option<(TypeId, TypeId)> {
    match p.m.types.get(ty) {
        Type::Function { ret, .. } => Some((ty, ret)),
        Type::TypedPtr { pointee, .. } => match p.m.types.resolved(pointee) {
            Type::Function { ret, .. } => Some((p.m.types.resolve(pointee), ret)),
            _ => None,
        },
        _ => None,
    }
}
