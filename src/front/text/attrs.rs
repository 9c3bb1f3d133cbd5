//! Attributes of functions, parameters, results and calls, and attribute groups.

use super::{consts, types};
use nom::Parser as _;
use nom::sequence::delimited;

use super::error::Expected;
use super::lex::{
    ALPHA, DIGIT, Input, NAME, PResult, eat, fail, is, peek, punct, raw_until, run, skip, string,
    token_len, uint, uint32,
};
use super::parser::Parser;
use crate::diag::{Diagnostic, suggest};
use crate::ir::attr::{Attr, AttrSet};
use crate::ir::known_attrs::{KNOWN, known};
use crate::ir::{ConstId, Type, upgrade};
use smallvec::SmallVec;

/// Where attributes stand: some words are attributes in one place and not in another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AttrPosition {
    /// Behind the type of a parameter or argument, or before that of a result.
    Param,
    /// Behind the parameters of a definition.
    Function,
    /// Behind the arguments of a call: only on its line, as any word may follow on the next.
    Call,
    /// In a group's braces.
    Group,
}

/// All attributes that come next; none is no error.
#[inline]
pub(super) fn attributes<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    place: AttrPosition,
) -> PResult<'a, AttrSet> {
    // Behind a call mostly comes the end of its line.
    if let [b'\n', ..] = i
        && place == AttrPosition::Call
    {
        return Ok((i, AttrSet::EMPTY));
    }
    let j = skip(i);
    match j {
        // Types.
        [b'i', d, ..] if is(*d, super::lex::DIGIT) => return Ok((i, AttrSet::EMPTY)),
        [b'v', b'o', ..] | [b'p', b't', ..] => return Ok((i, AttrSet::EMPTY)),
        [b, ..] if is(*b, ALPHA) || matches!(b, b'"' | b'#') => {}
        _ => return Ok((i, AttrSet::EMPTY)),
    }
    if place == AttrPosition::Call && i[..i.len() - j.len()].contains(&b'\n') {
        return Ok((i, AttrSet::EMPTY));
    }
    if place == AttrPosition::Param
        && let Some((rest, set)) = p.recent_attrs.get(j)
    {
        return Ok((rest, set));
    }
    if place == AttrPosition::Function
        && let Some((rest, set)) = p.recent_attrs.get_of_function(j)
    {
        return Ok((rest, set));
    }
    let (rest, set) = some_attributes(p, i, place)?;
    if rest.len() < j.len() {
        let text = &j[..j.len() - rest.len()];
        match place {
            AttrPosition::Param => p.recent_attrs.put(text, set),
            AttrPosition::Function => p.recent_attrs.put_of_function(text, set),
            AttrPosition::Call | AttrPosition::Group => {}
        }
    }
    Ok((rest, set))
}

#[inline(never)]
fn some_attributes<'a>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
    place: AttrPosition,
) -> PResult<'a, AttrSet> {
    let mut list: SmallVec<[Attr; 8]> = Default::default();
    loop {
        let j = skip(i);
        if place == AttrPosition::Call && i[..i.len() - j.len()].contains(&b'\n') {
            break;
        }
        let (rest, attr) = match j {
            [b'#', rest @ ..] => {
                let (rest, number) = uint32(rest)?;
                (rest, Attr::Group(number))
            }
            [b'"', ..] => {
                let (mut rest, _) = string(j)?;
                if let Some(value) = eat(rest, b'=') {
                    rest = string(value)?.0;
                }
                (rest, other_attr(p, j, rest))
            }
            [b, ..] if is(*b, ALPHA) => match word_attr(p, j, place)? {
                Some(found) => found,
                None => break,
            },
            _ => break,
        };
        list.push(attr);
        i = rest;
    }
    if place != AttrPosition::Param {
        upgrade::attributes(&mut list, &mut p.m.names);
    }
    Ok((i, p.m.attrs.intern(&list)))
}

fn other_attr<'a>(p: &mut Parser<'a>, from: Input<'a>, to: Input<'a>) -> Attr {
    let text = with_usual_blanks(&from[..from.len() - to.len()]);
    Attr::Other(p.m.names.intern(&text))
}

/// The text of an attribute on one line, with as few blanks as LLVM writes.
fn with_usual_blanks(text: &[u8]) -> SmallVec<[u8; 64]> {
    let mut out: SmallVec<[u8; 64]> = SmallVec::new();
    let mut rest = text;
    while let next @ [first, ..] = skip(rest) {
        let has_blanks = next.len() < rest.len();
        let (token, behind) = next.split_at(token_len(next));
        let is_split = out
            .last()
            .is_some_and(|last| matches!(last, b',' | b':') || is(*last, NAME) && is(*first, NAME));
        out.extend((has_blanks && is_split).then_some(b' '));
        out.extend_from_slice(token);
        rest = behind;
    }
    out
}

/// The attribute that a word starts, or `None` where it starts something else.
#[allow(clippy::type_complexity)]
fn word_attr<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    place: AttrPosition,
) -> Result<Option<(Input<'a>, Attr)>, nom::Err<super::error::Error>> {
    let len = run(i, ALPHA | DIGIT);
    let (word, rest) = i.split_at(len);
    let attr = match word {
        b"zeroext" => Attr::ZeroExt,
        b"signext" => Attr::SignExt,
        b"inreg" => Attr::InReg,
        b"noreturn" => Attr::NoReturn,
        b"returned" => Attr::Returned,
        b"returns_twice" => Attr::ReturnsTwice,
        b"nest" => Attr::Nest,
        b"swiftself" | b"swifterror" | b"swiftasync" => Attr::Swift(p.m.names.intern(word)),
        // The alignment of a function is no attribute.
        b"align" if place == AttrPosition::Function => return Ok(None),
        b"align" | b"alignstack" => {
            let (rest, bytes) = if let Some(rest) = eat(rest, b'=') {
                uint(rest)?
            } else if peek(rest) == b'(' {
                delimited(punct(b'('), uint, punct(b')')).parse(rest)?
            } else {
                uint(rest)?
            };
            let attr = match word.len() {
                5 => Attr::Align(bytes),
                _ => Attr::AlignStack(bytes),
            };
            return Ok(Some((rest, attr)));
        }
        b"byval" | b"sret" | b"inalloca" | b"preallocated" | b"elementtype" | b"byref" => {
            let (rest, ty) = match eat(rest, b'(') {
                Some(rest) => {
                    let (rest, ty) = types::ty(p, rest)?;
                    (punct(b')')(rest)?.0, Some(ty))
                }
                None => (rest, None),
            };
            let attr = match (word, ty) {
                (b"byval", ty) => Attr::ByVal(ty),
                (b"sret", ty) => Attr::SRet(ty),
                (b"inalloca", ty) => Attr::InAlloca(ty),
                (b"preallocated", Some(ty)) => Attr::Preallocated(ty),
                (b"elementtype", Some(ty)) => Attr::ElementType(ty),
                (b"byref", Some(ty)) => Attr::ByRef(ty),
                _ => return fail(skip(rest), Expected::Byte(b'(')).map(|(_, ())| None),
            };
            return Ok(Some((rest, attr)));
        }
        _ if known(word).is_some() => {
            let mut rest = rest;
            if let Some(inner) = eat(rest, b'(') {
                let mut inner = raw_until(inner)?.0;
                while let Some(next) = eat(inner, b',') {
                    inner = raw_until(next)?.0;
                }
                rest = punct(b')')(inner)?.0;
            } else if word.starts_with(b"dereferenceable") {
                return fail(skip(rest), Expected::Byte(b'(')).map(|(_, ())| None);
            }
            let attr = other_attr(p, i, rest);
            return Ok(Some((rest, attr)));
        }
        _ if place == AttrPosition::Group => {
            let span = p.span(i, rest);
            let shown = super::error::quote(word);
            let mut diagnostic = Diagnostic::error(
                "unknown-attribute",
                span,
                format!("unknown attribute {shown}"),
            );
            let names = KNOWN
                .iter()
                .map(|row| (row.word.as_bytes(), row.word.as_bytes()));
            if let Some(best) = suggest::closest(word, names) {
                let best = String::from_utf8_lossy(best).into_owned();
                let text = format!("did you mean `{best}`?");
                diagnostic = diagnostic.fix(span, best, text);
            }
            return p.report(diagnostic).map(|(_, ())| None);
        }
        _ => return Ok(None),
    };
    Ok(Some((rest, attr)))
}

/// `prefix T c` and its kin, behind the word.
pub(super) fn function_constant<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ConstId> {
    if let at @ [b'@', ..] = skip(i) {
        let len = super::lex::token_len(at);
        let span = p.span(at, &at[len..]);
        let here = crate::diag::Span::new(span.start as usize, span.start as usize);
        let message = format!(
            "expected a type in front of {}",
            super::error::quote(&at[..len])
        );
        p.diags.push(
            Diagnostic::error("syntax", span, message)
                .note("the name of a variable or function is its address")
                .fix(here, "ptr ", "add its type, `ptr`")
                .certain(),
        );
        return consts::constant(p, i, crate::ir::TypeId::PTR);
    }
    let (i, ty) = types::ty(p, i)?;
    // A personality is often written with the type `i32 (...)*` of nothing that is declared
    // so: what it is is all that counts.
    if let Type::TypedPtr { .. } | Type::Ptr { .. } = p.m.types.get(ty) {
        return consts::constant(p, i, ty);
    }
    consts::checked_constant(p, i, ty)
}
