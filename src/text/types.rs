//! Types.

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

impl<'a> Parser<'a> {
    /// A type with all that may follow it: `*`, `addrspace(N)*`, `(params)`.
    #[inline(always)]
    pub(super) fn ty(&mut self, i: Input<'a>) -> PResult<'a, TypeId> {
        let i = skip(i);
        // The commonest types by one load.
        let (mut i, mut ty) = match i.first_chunk::<4>() {
            Some([b'i', b'6', b'4', b]) if !is(*b, NAME) => (&i[3..], TypeId::I64),
            Some([b'i', b'3', b'2', b]) if !is(*b, NAME) => (&i[3..], TypeId::I32),
            Some([b'i', b'1', b, _]) if !is(*b, NAME) => (&i[2..], TypeId::I1),
            Some([b'i', b'8', b, _]) if !is(*b, NAME) => (&i[2..], TypeId::I8),
            Some([b'p', b't', b'r', b]) if !is(*b, NAME) => {
                self.m.opaque_pointers = true;
                (&i[3..], TypeId::PTR)
            }
            _ => self.base_type(i)?,
        };
        while let [b'*', rest @ ..] = i {
            ty = match ty {
                TypeId::PTR => self.starred_ptr(i, rest, ty),
                _ => self.m.types.pointer_to(ty),
            };
            i = rest;
        }
        // Mostly a blank and then no suffix.
        match i {
            [b' ', b, ..] if !is(*b, SUFFIX) => Ok((i, ty)),
            [b, ..] if !is(*b, SUFFIX) => Ok((i, ty)),
            _ => self.type_suffix(i, ty),
        }
    }

    fn type_suffix(&mut self, mut i: Input<'a>, mut ty: TypeId) -> PResult<'a, TypeId> {
        loop {
            let j = skip(i);
            match j {
                [b'*', rest @ ..] => {
                    ty = match self.m.types.get(ty) {
                        Type::Ptr { .. } => self.starred_ptr(j, rest, ty),
                        _ => self.m.types.pointer_to(ty),
                    };
                    i = rest;
                }
                [b'(', rest @ ..] => {
                    let (rest, fun) = self.nested(i, |p| p.function_type(rest, ty))?;
                    ty = fun;
                    i = rest;
                }
                [b'a', ..] => {
                    let Some((rest, space)) = self.address_space(j)? else {
                        return Ok((i, ty));
                    };
                    if let Type::Ptr { space: 0 } = self.m.types.get(ty) {
                        ty = self.m.types.intern(Type::Ptr { space });
                        i = rest;
                        continue;
                    }
                    // The address space of a global follows its type in nothing: here it is a
                    // part of the type only in front of a star.
                    let Some(rest) = eat(rest, b'*') else {
                        return Ok((i, ty));
                    };
                    ty = self.m.types.intern(Type::TypedPtr { pointee: ty, space });
                    i = rest;
                }
                _ => return Ok((i, ty)),
            }
        }
    }

    /// A star behind `ptr`, which is a pointer without it.
    #[cold]
    fn starred_ptr(&mut self, star: Input<'a>, rest: Input<'a>, ty: TypeId) -> TypeId {
        let span = self.span(star, rest);
        let message = "`ptr` points to anything, and so has no star";
        let diagnostic = Diagnostic::error("syntax", span, message);
        self.diags.push(diagnostic.fix(span, "", "leave it out"));
        ty
    }

    /// The parameters of a function type, behind its parenthesis.
    fn function_type(&mut self, mut i: Input<'a>, ret: TypeId) -> PResult<'a, TypeId> {
        let base = self.type_stack.len();
        let mut varargs = false;
        if let Some(rest) = eat(i, b')') {
            let ty = self.m.types.function(ret, &[], false);
            return Ok((rest, ty));
        }
        loop {
            if let Some(rest) = skip(i).strip_prefix(b"...") {
                varargs = true;
                i = punct(b')')(rest)?.0;
                break;
            }
            let (rest, ty) = self.ty(i)?;
            self.type_stack.push(ty);
            match eat(rest, b',') {
                Some(rest) => i = rest,
                None => {
                    i = punct(b')')(rest)?.0;
                    break;
                }
            }
        }
        let ty = self
            .m
            .types
            .function(ret, &self.type_stack[base..], varargs);
        self.type_stack.truncate(base);
        Ok((i, ty))
    }

    fn struct_body(&mut self, mut i: Input<'a>, packed: bool) -> PResult<'a, TypeId> {
        let base = self.type_stack.len();
        if let Some(rest) = eat(i, b'}') {
            i = rest;
        } else {
            loop {
                let (rest, ty) = self.ty(i)?;
                self.type_stack.push(ty);
                match eat(rest, b',') {
                    Some(rest) => i = rest,
                    None => {
                        i = punct(b'}')(rest)?.0;
                        break;
                    }
                }
            }
        }
        let ty = self.m.types.structure(&self.type_stack[base..], packed);
        self.type_stack.truncate(base);
        Ok((i, ty))
    }

    /// `N x T`
    fn sequence(&mut self, i: Input<'a>) -> PResult<'a, (u64, TypeId)> {
        let (i, len) = uint(i)?;
        let (i, ()) = keyword("x")(i)?;
        let (i, elem) = self.ty(i)?;
        Ok((i, (len, elem)))
    }

    #[inline(never)]
    fn base_type(&mut self, i: Input<'a>) -> PResult<'a, TypeId> {
        match i {
            [b'%', after @ ..] => {
                let (rest, name) = ident(after)?;
                let span = self.span(i, rest);
                let ty = self.named_type(name, span);
                Ok((rest, ty))
            }
            [b'{', rest @ ..] => self.nested(i, |p| p.struct_body(rest, false)),
            [b'[', rest @ ..] => self.nested(i, |p| {
                let (rest, (len, elem)) = p.sequence(rest)?;
                let (rest, ()) = punct(b']')(rest)?;
                let ty = p.m.types.array(elem, len);
                Ok((rest, ty))
            }),
            [b'<', rest @ ..] => self.nested(i, |p| {
                if let Some(rest) = eat(rest, b'{') {
                    let (rest, ty) = p.struct_body(rest, true)?;
                    let (rest, ()) = punct(b'>')(rest)?;
                    return Ok((rest, ty));
                }
                let (rest, scalable) = match eat_word(rest, "vscale") {
                    Some(rest) => (keyword("x")(rest)?.0, true),
                    None => (rest, false),
                };
                let at = rest;
                let (rest, (len, elem)) = p.sequence(rest)?;
                let (rest, ()) = punct(b'>')(rest)?;
                let len = match u32::try_from(len) {
                    Ok(len) => len,
                    Err(_) => return fail(skip(at), Expected::SmallNumber),
                };
                let ty = p.m.types.intern(Type::Vector {
                    elem,
                    len,
                    scalable,
                });
                Ok((rest, ty))
            }),
            [b'i', b, ..] if is(*b, DIGIT) => self.int_type(i),
            _ => self.word_type(i),
        }
    }

    fn int_type(&mut self, i: Input<'a>) -> PResult<'a, TypeId> {
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
                    let span = self.span(i, &i[len..]);
                    return self.report(Diagnostic::error(
                        "integer-width",
                        span,
                        format!("an integer type has 1 to {MAX_WIDTH} bits, found `i{width}`"),
                    ));
                }
                self.m.types.int(width)
            }
        };
        Ok((&i[len..], ty))
    }

    fn word_type(&mut self, i: Input<'a>) -> PResult<'a, TypeId> {
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
                self.m.opaque_pointers = true;
                TypeId::PTR
            }
            (VOID, 4) => TypeId::VOID,
            (LABEL, 5) => TypeId::LABEL,
            (TOKEN, 5) => TypeId::TOKEN,
            (METADATA, 8) => TypeId::METADATA,
            (FLOAT, 5) => TypeId::FLOAT,
            (DOUBLE, 6) => TypeId::DOUBLE,
            (HALF, 4) => self.m.types.intern(Type::Half),
            (BFLOAT, 6) => self.m.types.intern(Type::BFloat),
            (FP80, 8) => self.m.types.intern(Type::X86Fp80),
            (FP128, 5) => self.m.types.intern(Type::Fp128),
            (PPC, 9) if i.starts_with(b"ppc_fp128") => self.m.types.intern(Type::PpcFp128),
            (AMX, 7) => self.m.types.intern(Type::X86Amx),
            _ => match &i[..len] {
                b"x86_mmx" => self.m.types.intern(Type::X86Mmx),
                b"target" => return self.nested(i, |p| p.target_type(rest)),
                _ => return fail(i, Expected::Type),
            },
        };
        Ok((rest, ty))
    }

    /// `target("name", T, 5)`, behind the word: types come before numbers.
    fn target_type(&mut self, i: Input<'a>) -> PResult<'a, TypeId> {
        let (i, ()) = punct(b'(')(i)?;
        let (mut i, raw) = string(i)?;
        let name = unescape(raw);
        let base = self.type_stack.len();
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
                _ => {
                    let (rest, ty) = self.ty(at)?;
                    self.type_stack.push(ty);
                    rest
                }
            };
        }
        let (i, ()) = punct(b')')(i)?;
        let id = self.m.names.intern(&name);
        let types = &self.type_stack[base..];
        let ty = self.m.types.target((id, &name), types, &numbers);
        self.type_stack.truncate(base);
        Ok((i, ty))
    }

    /// The type `%name`.
    #[inline]
    pub(super) fn named_type(&mut self, name: Ident<'a>, span: crate::diag::Span) -> TypeId {
        // Numbers and their digits in quotes are one name, as types are hardly ever numbered.
        let name = match name {
            Ident::Plain(name) => self.plain_name(name),
            other => self.m.names.intern(&other.bytes()),
        };
        match self.named_types.get(name.0 as usize) {
            Some(&ty) if ty != TypeId::VOID => ty,
            _ => self.new_named_type(name, span),
        }
    }

    #[inline(never)]
    fn new_named_type(&mut self, name: crate::ir::Name, span: crate::diag::Span) -> TypeId {
        let id = self.m.types.named(name, span);
        let ty = self.m.types.intern(Type::Named(id));
        let at = name.0 as usize;
        // Names of types are mostly met early; the table does not grow for one among many others.
        if at < 1 << 16 {
            if at >= self.named_types.len() {
                self.named_types
                    .resize((at + 1).next_power_of_two(), TypeId::VOID);
            }
            self.named_types[at] = ty;
        }
        ty
    }

    /// `addrspace(N)`, if the word comes next; `"A"`, `"G"` and `"P"` stand for the spaces that
    /// the data layout gives to `alloca`s, variables and functions.
    pub(super) fn address_space(
        &mut self,
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
                    b"A" => (rest, self.layout.alloca_space),
                    b"G" => (rest, self.layout.global_space),
                    b"P" => (rest, self.layout.program_space),
                    _ => {
                        let known = Expected::Word("a number, `\"A\"`, `\"G\"` or `\"P\"`");
                        return fail(start, known).map(|(_, ())| None);
                    }
                }
            }
            _ => uint32(start)?,
        };
        if space >> ADDRESS_SPACE_BITS != 0 {
            let span = self.span(start, rest);
            let message = format!("an address space has a number of {ADDRESS_SPACE_BITS} bits");
            let diagnostic = Diagnostic::error("address-space", span, message);
            return self.report(diagnostic).map(|(_, ())| None);
        }
        Ok(Some((punct(b')')(rest)?.0, space)))
    }
}
