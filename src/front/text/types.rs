//! Types.

use super::consts;
use super::error::Expected;
use super::lex::{
    DIGIT, Ident, Input, NAME, PResult, SUFFIX, eat, eat_word, fail, ident, is, key, key_of,
    keyword, punct, run, skip, string, uint, uint32, unescape,
};
use super::parser::Parser;
use crate::diag::Diagnostic;
use crate::ir::layout::ADDRESS_SPACE_BITS;
use crate::ir::{Type, TypeId};

/// The widest integer type, as in LLVM.
const MAX_WIDTH: u32 = 1 << 23;

/// A type whose closing bracket was not reached. What it is made of so far is on the parser's stack of
/// types, and it is itself on a stack of such: so types nest as deep as they like.
#[derive(Clone, Copy)]
pub(super) struct OpenType<'a> {
    kind: OpenKind<'a>,
    /// Where its parts begin among the types.
    base: usize,
}

#[derive(Clone, Copy)]
enum OpenKind<'a> {
    /// `{ T, ...` or, packed, `<{ T, ...`
    Struct { packed: bool },
    /// `[N x T`
    Array { len: u64 },
    /// `<N x T`; the number stands `at` a place.
    Vector {
        len: u64,
        at: Input<'a>,
        scalable: bool,
    },
    /// `R (T, ...`
    Function { ret: TypeId },
    /// `target("name", T, ...`
    Target { name: Input<'a> },
}

/// A type with all that may follow it: `*`, `addrspace(N)*`, `(params)`.
#[inline(always)]
pub(super) fn ty<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, TypeId> {
    let i = skip(i);
    let (mut i, mut ty) = match common_type(p, i) {
        Some(common) => common,
        None => base_type(p, i)?,
    };
    while let [b'*', rest @ ..] = i {
        ty = match ty {
            TypeId::PTR => starred_ptr(p, i, rest, ty),
            _ => p.m.types.pointer_to(ty),
        };
        i = rest;
    }
    // Mostly a blank and then no suffix.
    match i {
        [b' ', b, ..] if !is(*b, SUFFIX) => Ok((i, ty)),
        [b, ..] if !is(*b, SUFFIX) => Ok((i, ty)),
        _ => type_suffix(p, i, ty),
    }
}

/// The commonest types, by one load.
#[inline(always)]
fn common_type<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Option<(Input<'a>, TypeId)> {
    match i.first_chunk::<4>()? {
        [b'i', b'6', b'4', b] if !is(*b, NAME) => Some((&i[3..], TypeId::I64)),
        [b'i', b'3', b'2', b] if !is(*b, NAME) => Some((&i[3..], TypeId::I32)),
        [b'i', b'1', b, _] if !is(*b, NAME) => Some((&i[2..], TypeId::I1)),
        [b'i', b'8', b, _] if !is(*b, NAME) => Some((&i[2..], TypeId::I8)),
        [b'p', b't', b'r', b] if !is(*b, NAME) => {
            p.m.opaque_pointers = true;
            Some((&i[3..], TypeId::PTR))
        }
        _ => None,
    }
}

fn type_suffix<'a>(p: &mut Parser<'a>, mut i: Input<'a>, mut ty: TypeId) -> PResult<'a, TypeId> {
    loop {
        (i, ty) = pointer_suffix(p, i, ty)?;
        let Some(rest) = eat(i, b'(') else {
            return Ok((i, ty));
        };
        (i, ty) = rest_of_type(p, rest, OpenKind::Function { ret: ty })?;
    }
}

/// The stars and address spaces that follow a type.
fn pointer_suffix<'a>(p: &mut Parser<'a>, mut i: Input<'a>, mut ty: TypeId) -> PResult<'a, TypeId> {
    loop {
        let j = skip(i);
        match j {
            [b'*', rest @ ..] => {
                ty = match p.m.types.get(ty) {
                    Type::Ptr { .. } => starred_ptr(p, j, rest, ty),
                    _ => p.m.types.pointer_to(ty),
                };
                i = rest;
            }
            [b'a', ..] => {
                let Some((rest, space)) = address_space(p, j)? else {
                    return Ok((i, ty));
                };
                if let Type::Ptr { space: 0 } = p.m.types.get(ty) {
                    ty = p.m.types.intern(Type::Ptr { space });
                    i = rest;
                    continue;
                }
                // The address space of a global follows its type in nothing: here it is a
                // part of the type only in front of a star.
                let Some(rest) = eat(rest, b'*') else {
                    return Ok((i, ty));
                };
                ty = p.m.types.intern(Type::TypedPtr { pointee: ty, space });
                i = rest;
            }
            _ => return Ok((i, ty)),
        }
    }
}

/// A star behind `ptr`, which is a pointer without it.
#[cold]
fn starred_ptr<'a>(p: &mut Parser<'a>, star: Input<'a>, rest: Input<'a>, ty: TypeId) -> TypeId {
    let span = p.span(star, rest);
    let message = "`ptr` points to anything, and so has no star";
    let diagnostic = Diagnostic::error("syntax", span, message);
    p.diags.push(diagnostic.fix(span, "", "leave it out"));
    ty
}

/// A type of which the opening bracket was read, up to the closing one.
fn rest_of_type<'a>(p: &mut Parser<'a>, i: Input<'a>, kind: OpenKind<'a>) -> PResult<'a, TypeId> {
    let outer = p.open_types.len();
    open_type(p, kind);
    let result = types_within(p, i, outer);
    p.open_types.truncate(outer);
    result
}

fn open_type<'a>(p: &mut Parser<'a>, kind: OpenKind<'a>) {
    let base = p.type_stack.len();
    p.open_types.push(OpenType { kind, base });
}

/// Reads on in the innermost of the open types until only the `outer` ones are left.
fn types_within<'a>(p: &mut Parser<'a>, mut i: Input<'a>, outer: usize) -> PResult<'a, TypeId> {
    while let Some(&open) = p.open_types.last() {
        let (rest, closed) = next_in_type(p, i, open)?;
        let (rest, ty) = match closed {
            Some(ty) => {
                p.open_types.pop();
                p.type_stack.truncate(open.base);
                if p.open_types.len() == outer {
                    return Ok((rest, ty));
                }
                (rest, ty)
            }
            None => {
                let at = skip(rest);
                if let Some(common) = common_type(p, at) {
                    common
                } else if let (rest, Some(kind)) = opening(at)? {
                    open_type(p, kind);
                    i = rest;
                    continue;
                } else {
                    simple_type(p, at)?
                }
            }
        };
        let (rest, ty) = pointer_suffix(p, rest, ty)?;
        i = match eat(rest, b'(') {
            Some(rest) => {
                open_type(p, OpenKind::Function { ret: ty });
                rest
            }
            None => {
                p.type_stack.push(ty);
                rest
            }
        };
    }
    fail(i, Expected::Type)
}

/// What comes next in an open type, behind its bracket or one of its parts: its end, and then it
/// is given, or the beginning of a part.
fn next_in_type<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    open: OpenType<'a>,
) -> PResult<'a, Option<TypeId>> {
    let parts = &p.type_stack[open.base..];
    let types = &mut p.m.types;
    match open.kind {
        OpenKind::Struct { packed } => {
            let rest = match (eat(i, b'}'), parts.is_empty()) {
                (Some(rest), true) => rest,
                (None, true) => return Ok((i, None)),
                (_, false) => match eat(i, b',') {
                    Some(rest) => return Ok((rest, None)),
                    None => punct(b'}')(i)?.0,
                },
            };
            let ty = types.structure(parts, packed);
            match packed {
                true => Ok((punct(b'>')(rest)?.0, Some(ty))),
                false => Ok((rest, Some(ty))),
            }
        }
        OpenKind::Array { len } => {
            let [elem] = *parts else {
                return Ok((i, None));
            };
            let (rest, ()) = punct(b']')(i)?;
            Ok((rest, Some(types.array(elem, len))))
        }
        OpenKind::Vector { len, at, scalable } => {
            let [elem] = *parts else {
                return Ok((i, None));
            };
            let (rest, ()) = punct(b'>')(i)?;
            let Ok(len) = u32::try_from(len) else {
                return fail(skip(at), Expected::SmallNumber);
            };
            let ty = types.intern(Type::Vector {
                elem,
                len,
                scalable,
            });
            Ok((rest, Some(ty)))
        }
        OpenKind::Function { ret } => {
            let next = match (eat(i, b')'), parts.is_empty()) {
                (Some(rest), true) => {
                    return Ok((rest, Some(types.function(ret, &[], false))));
                }
                (None, true) => Some(i),
                (_, false) => eat(i, b','),
            };
            let Some(next) = next else {
                let (rest, ()) = punct(b')')(i)?;
                return Ok((rest, Some(types.function(ret, parts, false))));
            };
            match skip(next).strip_prefix(b"...") {
                Some(rest) => {
                    let (rest, ()) = punct(b')')(rest)?;
                    Ok((rest, Some(types.function(ret, parts, true))))
                }
                None => Ok((next, None)),
            }
        }
        OpenKind::Target { name } => next_in_target(p, i, open.base, name),
    }
}

/// The same in a target's type: types come before numbers.
fn next_in_target<'a>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
    base: usize,
    name: Input<'a>,
) -> PResult<'a, Option<TypeId>> {
    let mut numbers = Vec::new();
    while let Some(rest) = eat(i, b',') {
        let at = skip(rest);
        i = match at {
            [b, ..] if is(*b, DIGIT) => {
                let (rest, number) = uint32(at)?;
                numbers.push(number);
                rest
            }
            _ if !numbers.is_empty() => return fail(at, Expected::Number),
            _ => return Ok((at, None)),
        };
    }
    let (i, ()) = punct(b')')(i)?;
    let name = unescape(name);
    let id = p.m.names.intern(&name);
    let types = &p.type_stack[base..];
    let ty = p.m.types.target((id, &name), types, &numbers);
    Ok((i, Some(ty)))
}

/// The beginning of a type that has parts, up to the first of them; none where no such type begins.
fn opening<'a>(i: Input<'a>) -> PResult<'a, Option<OpenKind<'a>>> {
    let (rest, kind) = match i {
        [b'{', rest @ ..] => (rest, OpenKind::Struct { packed: false }),
        [b'[', rest @ ..] => {
            let (rest, len) = uint(rest)?;
            (keyword("x")(rest)?.0, OpenKind::Array { len })
        }
        [b'<', rest @ ..] => match eat(rest, b'{') {
            Some(rest) => (rest, OpenKind::Struct { packed: true }),
            None => {
                let (at, scalable) = match eat_word(rest, "vscale") {
                    Some(rest) => (keyword("x")(rest)?.0, true),
                    None => (rest, false),
                };
                let (rest, len) = uint(at)?;
                let kind = OpenKind::Vector { len, at, scalable };
                (keyword("x")(rest)?.0, kind)
            }
        },
        [b't', ..] if i[..run(i, NAME)] == *b"target" => {
            let (rest, ()) = punct(b'(')(&i[6..])?;
            let (rest, name) = string(rest)?;
            (rest, OpenKind::Target { name })
        }
        _ => return Ok((i, None)),
    };
    Ok((rest, Some(kind)))
}

#[inline(never)]
fn base_type<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, TypeId> {
    match opening(i)? {
        (rest, Some(kind)) => rest_of_type(p, rest, kind),
        (_, None) => simple_type(p, i),
    }
}

/// A type without parts and without what may follow it.
fn simple_type<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, TypeId> {
    match i {
        [b'%', after @ ..] => {
            let (rest, name) = ident(after)?;
            let span = p.span(i, rest);
            let ty = named_type(p, name, span);
            Ok((rest, ty))
        }
        [b'i', b, ..] if is(*b, DIGIT) => int_type(p, i),
        _ => word_type(p, i),
    }
}

fn int_type<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, TypeId> {
    let len = run(i, NAME);
    let ty = match &i[1..len] {
        b"1" => TypeId::I1,
        b"8" => TypeId::I8,
        b"16" => TypeId::I16,
        digits => {
            let Ok(([], width)) = uint32(digits) else {
                return fail(i, Expected::Type);
            };
            if !(1..=MAX_WIDTH).contains(&width) {
                let span = p.span(i, &i[len..]);
                return p.report(Diagnostic::error(
                    "integer-width",
                    span,
                    format!("an integer type has 1 to {MAX_WIDTH} bits, found `i{width}`"),
                ));
            }
            p.m.types.int(width)
        }
    };
    Ok((&i[len..], ty))
}

fn word_type<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, TypeId> {
    const VOID: u64 = key_of("void");
    const PTR: u64 = key_of("ptr");
    const LABEL: u64 = key_of("label");
    const TOKEN: u64 = key_of("token");
    const METADATA: u64 = key_of("metadata");
    const HALF: u64 = key_of("half");
    const BFLOAT: u64 = key_of("bfloat");
    const FLOAT: u64 = key_of("float");
    const DOUBLE: u64 = key_of("double");
    const FP80: u64 = key_of("x86_fp80");
    const FP128: u64 = key_of("fp128");
    const PPC: u64 = key_of("ppc_fp128");
    const AMX: u64 = key_of("x86_amx");
    let len = run(i, NAME);
    let rest = &i[len..];
    let ty = match (key(i, len), len) {
        (PTR, 3) => {
            p.m.opaque_pointers = true;
            TypeId::PTR
        }
        (VOID, 4) => TypeId::VOID,
        (LABEL, 5) => TypeId::LABEL,
        (TOKEN, 5) => TypeId::TOKEN,
        (METADATA, 8) => TypeId::METADATA,
        (FLOAT, 5) => TypeId::FLOAT,
        (DOUBLE, 6) => TypeId::DOUBLE,
        (HALF, 4) => p.m.types.intern(Type::Half),
        (BFLOAT, 6) => p.m.types.intern(Type::BFloat),
        (FP80, 8) => p.m.types.intern(Type::X86Fp80),
        (FP128, 5) => p.m.types.intern(Type::Fp128),
        (PPC, 9) if i.starts_with(b"ppc_fp128") => p.m.types.intern(Type::PpcFp128),
        (AMX, 7) => p.m.types.intern(Type::X86Amx),
        _ => match &i[..len] {
            b"x86_mmx" => p.m.types.intern(Type::X86Mmx),
            _ => return fail(i, Expected::Type),
        },
    };
    Ok((rest, ty))
}

/// The type `%name`.
#[inline]
pub(super) fn named_type<'a>(
    p: &mut Parser<'a>,
    name: Ident<'a>,
    span: crate::diag::Span,
) -> TypeId {
    // Numbers and their digits in quotes are one name, as types are hardly ever numbered.
    let name = match name {
        Ident::Plain(name) => consts::plain_name(p, name),
        other => p.m.names.intern(&other.bytes()),
    };
    match p.named_types.get(name.0 as usize) {
        Some(&ty) if ty != TypeId::VOID => ty,
        _ => new_named_type(p, name, span),
    }
}

#[inline(never)]
fn new_named_type(p: &mut Parser<'_>, name: crate::ir::Name, span: crate::diag::Span) -> TypeId {
    let id = p.m.types.named(name, span);
    let ty = p.m.types.intern(Type::Named(id));
    let at = name.0 as usize;
    // Names of types are mostly met early; the table does not grow for one among many others.
    if at < 1 << 16 {
        if at >= p.named_types.len() {
            p.named_types
                .resize((at + 1).next_power_of_two(), TypeId::VOID);
        }
        p.named_types[at] = ty;
    }
    ty
}

/// `addrspace(N)`, if the word comes next; `"A"`, `"G"` and `"P"` stand for the spaces that
/// the data layout gives to `alloca`s, variables and functions.
pub(super) fn address_space<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> Result<Option<(Input<'a>, u32)>, nom::Err<super::error::Error>> {
    let Some(i) = eat_word(i, "addrspace") else {
        return Ok(None);
    };
    let start = skip(punct(b'(')(i)?.0);
    let (rest, space) = match start {
        [b'"', ..] => {
            let (rest, name) = string(start)?;
            match name {
                b"A" => (rest, p.layout.alloca_space),
                b"G" => (rest, p.layout.global_space),
                b"P" => (rest, p.layout.program_space),
                _ => {
                    let known = Expected::Word("a number, `\"A\"`, `\"G\"` or `\"P\"`");
                    return fail(start, known).map(|(_, ())| None);
                }
            }
        }
        _ => uint32(start)?,
    };
    if space >> ADDRESS_SPACE_BITS != 0 {
        let span = p.span(start, rest);
        let message = format!("an address space has a number of {ADDRESS_SPACE_BITS} bits");
        let diagnostic = Diagnostic::error("address-space", span, message);
        return p.report(diagnostic).map(|(_, ())| None);
    }
    Ok(Some((punct(b')')(rest)?.0, space)))
}
