//! Headers of functions, defined or declared.

use super::attrs::AttrPosition;
use super::error::Expected;
use super::global::{Prefix, Tail};
use super::lex::{
    Input, PResult, eat, eat_word, fail, ident, peek, peek_word, punct, sigil_name, skip, string,
    unescape,
};
use super::parser::Parser;
use super::skim;
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

impl<'a> Parser<'a> {
    /// `define ... { ... }`: reads the header and leaves the body for the second pass.
    pub(super) fn define_function(&mut self, start: Input<'a>, i: Input<'a>) -> PResult<'a, ()> {
        let (i, (header, prefix)) = self.header(i)?;
        if peek(i) != b'{' {
            // Known as declared, so that calls of it are no errors.
            let span = self.span(start, i);
            self.push_function(header, prefix.conv, span);
            return fail(skip(i), Expected::Byte(b'{'));
        }
        let (body, ()) = punct(b'{')(i)?;
        let rest = self.behind_body(body);
        // The closing brace is read with the body, which says if it is missing.
        let body_span = self.span(body, rest);
        let rest = rest.strip_prefix(b"}").unwrap_or(rest);
        let span = self.span(start, rest);
        let func = self.push_function(header, prefix.conv, span);
        self.bodies.push((func, body_span));
        Ok((rest, ()))
    }

    /// The input from the brace that ends a body on: looked for where it is not known.
    fn behind_body(&mut self, body: Input<'a>) -> Input<'a> {
        let at = self.at(body);
        let known = self.outline.and_then(|known| known.get(self.bodies.len()));
        match known.filter(|span| span.start as usize == at) {
            Some(span) if span.len as usize <= body.len() => &body[span.len as usize..],
            _ => skim::skip_body(body, &mut self.next_brace),
        }
    }

    /// Makes the function of a header; it has no body so far.
    fn push_function(&mut self, header: Header, conv: CallConv, span: Span) -> FuncId {
        let global = header.global;
        let func = self.m.funcs.push(Function {
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
        self.m.globals[global].kind = GlobalKind::Function(func);
        func
    }

    /// `declare ...`
    pub(super) fn declare(&mut self, start: Input<'a>, mut i: Input<'a>) -> PResult<'a, ()> {
        let mut attached = Vec::new();
        while peek(i) == b'!' {
            let at = skip(i);
            let (rest, attachment) = self.metadata_attachment(at)?;
            attached.push(attachment);
            i = rest;
        }
        let (i, (header, prefix)) = self.header(i)?;
        let span = self.span(start, i);
        if !attached.is_empty() {
            self.m.attach(header.global, &attached);
        }
        if peek(i) == b'{' {
            let at = skip(i);
            let brace = self.span(at, &at[1..]);
            let word = self.span(start, &start[b"declare".len()..]);
            self.push_function(header, prefix.conv, span);
            let rest = skim::skip_body(&at[1..], &mut self.next_brace);
            self.diags.push(
                Diagnostic::error("syntax", brace, "a declaration has no body").fix(
                    word,
                    "define",
                    "did you mean `define`?",
                ),
            );
            return Ok((rest.strip_prefix(b"}").unwrap_or(rest), ()));
        }
        self.push_function(header, prefix.conv, span);
        Ok((i, ()))
    }

    fn header(&mut self, i: Input<'a>) -> PResult<'a, (Header, Prefix)> {
        let words_at = skip(i);
        let (i, prefix) = self.prefix(i)?;
        if prefix.thread_local.is_some() || prefix.externally_initialized {
            let span = self.span(words_at, i);
            let message = "a function is neither `thread_local` nor `externally_initialized`";
            return self.report(Diagnostic::error("syntax", span, message));
        }
        let (i, ret_attrs) = self.attributes(i, AttrPosition::Param)?;
        let (i, ret) = self.header_type(i)?;
        let i = skip(i);
        let (rest, name) = self.function_name(i)?;
        let name_span = self.span(i, rest);
        let (i, ()) = punct(b'(')(rest)?;
        let (i, (params, varargs)) = self.params(i)?;
        let types: smallvec::SmallVec<[TypeId; 8]> = params.iter().map(|p| p.ty).collect();
        let ty = self.m.types.function(ret, &types, varargs);
        let global = self.global_def(Some(name), name_span);
        let space = prefix.space.unwrap_or(self.layout.program_space);
        let placed = Prefix {
            space: Some(space),
            ..prefix
        };
        self.declare_symbol(global, ty, &placed);
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
        let (i, tail) = self.header_tail(i, &mut header)?;
        self.finish_symbol(global, tail);
        Ok((i, (header, prefix)))
    }

    /// A type of a header. A word that certainly is one in another language is reported, and taken
    /// for what it means: the body is read all the same.
    fn header_type(&mut self, i: Input<'a>) -> PResult<'a, TypeId> {
        let result = self.ty(i);
        let at = skip(i);
        let word = peek_word(at);
        if result.is_err()
            && let Some(meant) = super::foreign::type_word(word)
            && let Err(nom::Err::Error(e) | nom::Err::Failure(e)) = &result
            && e.expected == Expected::Type
        {
            self.syntax_error(at, *e);
            let (_, ty) = self.ty(meant.as_bytes())?;
            return Ok((&at[word.len()..], ty));
        }
        result
    }

    /// The name of a function. One without its sign is reported, and taken for what it means.
    fn function_name(&mut self, i: Input<'a>) -> PResult<'a, super::lex::Ident<'a>> {
        let word = peek_word(i);
        if let [b, ..] = word
            && b.is_ascii_alphabetic()
            && peek(&i[word.len()..]) == b'('
        {
            let span = self.span(i, &i[word.len()..]);
            let here = Span::new(span.start as usize, span.start as usize);
            let found = super::error::quote(word);
            let message = format!("expected a global name such as `@f`, found {found}");
            self.diags.push(
                Diagnostic::error("syntax", span, message)
                    .fix(here, "@", "add the at sign")
                    .certain(),
            );
            return Ok((&i[word.len()..], super::lex::Ident::Plain(word)));
        }
        sigil_name(b'@', Expected::Global)(i)
    }

    fn params(&mut self, mut i: Input<'a>) -> PResult<'a, (Vec<Param>, bool)> {
        let mut params = Vec::new();
        if let Some(rest) = eat(i, b')') {
            return Ok((rest, (params, false)));
        }
        loop {
            if let Some(rest) = skip(i).strip_prefix(b"...") {
                i = punct(b')')(rest)?.0;
                return Ok((i, (params, true)));
            }
            let start = skip(i);
            let (rest, ty) = self.header_type(start)?;
            let (rest, attrs) = self.attributes(rest, AttrPosition::Param)?;
            let (rest, name) = match skip(rest) {
                [b'%', name @ ..] => {
                    let (rest, name) = ident(name)?;
                    (rest, self.local_name(name))
                }
                _ => (rest, LocalName::UNNAMED),
            };
            params.push(Param {
                ty,
                name,
                span: self.span(start, rest),
                attrs,
            });
            match eat(rest, b',') {
                Some(rest) => i = rest,
                None => {
                    i = punct(b')')(rest)?.0;
                    return Ok((i, (params, false)));
                }
            }
        }
    }

    /// All that may stand between the parameters and the body.
    fn header_tail(&mut self, mut i: Input<'a>, header: &mut Header) -> PResult<'a, Tail> {
        let mut tail = Tail::default();
        let mut sets: smallvec::SmallVec<[AttrSet; 2]> = Default::default();
        loop {
            let at = skip(i);
            match at {
                [b'{', ..] | [] => break,
                [b'!', ..] if at.len() < i.len() && self.on_line(i, at) => {
                    let (rest, attached) = self.metadata_attachment(at)?;
                    tail.attachments.push(attached);
                    i = rest;
                    continue;
                }
                _ => {}
            }
            let (rest, set) = self.attributes(at, AttrPosition::Function)?;
            if set != AttrSet::EMPTY {
                sets.push(set);
                i = rest;
                continue;
            }
            if let Some(rest) = self.symbol_property(at, header.global, &mut tail)? {
                i = rest;
                continue;
            }
            let word = peek_word(at);
            let rest = &at[word.len()..];
            i = match word {
                b"unnamed_addr" | b"local_unnamed_addr" => {
                    self.m.globals[header.global].unnamed_addr = match word.len() {
                        12 => UnnamedAddr::Global,
                        _ => UnnamedAddr::Local,
                    };
                    rest
                }
                b"addrspace" => {
                    let Some((rest, space)) = self.address_space(at)? else {
                        break;
                    };
                    let ty = self.m.globals[header.global].ty;
                    self.m.globals[header.global].ptr_ty = self.m.types.pointer_into(ty, space);
                    rest
                }
                b"gc" => {
                    let (rest, raw) = string(rest)?;
                    tail.extra().gc = Some(self.m.names.intern(&unescape(raw)));
                    rest
                }
                b"prefix" | b"prologue" => {
                    let (rest, constant) = self.function_constant(rest)?;
                    header.prefix[usize::from(word == b"prologue")] = Some(constant);
                    rest
                }
                b"personality" => {
                    let (rest, constant) = self.function_constant(rest)?;
                    header.personality = Some(constant);
                    rest
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
                    .flat_map(|&set| self.m.attrs.get(set).iter().copied())
                    .collect();
                self.m.attrs.intern(&all)
            }
        };
        // An unknown word here is hardly the next entity if it is on the header's line.
        let at = skip(i);
        if let [b, ..] = at
            && super::lex::is(*b, super::lex::ALPHA)
            && self.on_line(i, at)
            && eat_word(at, "define").is_none()
        {
            return fail(at, Expected::Word("`{` or an attribute"));
        }
        Ok((i, tail))
    }

    /// Whether there is no line break between two inputs.
    pub(super) fn on_line(&self, from: Input<'a>, to: Input<'a>) -> bool {
        !from[..from.len() - to.len()].contains(&b'\n')
    }

    /// The function type behind a pointer or itself.
    pub(super) fn function_parts(&self, ty: TypeId) -> Option<(TypeId, TypeId)> {
        match self.m.types.get(ty) {
            Type::Function { ret, .. } => Some((ty, ret)),
            Type::TypedPtr { pointee, .. } => match self.m.types.resolved(pointee) {
                Type::Function { ret, .. } => Some((self.m.types.resolve(pointee), ret)),
                _ => None,
            },
            _ => None,
        }
    }
}
