//! Types.

use super::super::Few;
use super::super::rule;
use super::super::types::{NamedId, Ty, Type};
use super::{Parsed, Parser, Ref};
use crate::diag::Span;
use crate::text::lex;

impl Parser<'_> {
    /// A type.
    #[inline]
    pub(super) fn ty(&mut self) -> Parsed<Ty> {
        match self.try_ty()? {
            Some(ty) => Ok(ty),
            None => self.expected("a type"),
        }
    }

    /// A type, if one comes next.
    #[inline]
    pub(super) fn try_ty(&mut self) -> Parsed<Option<Ty>> {
        self.i = lex::skip(self.i);
        let start = self.i;
        // Most are a word or a name with nothing that goes on with it, or with stars.
        if let Some(mut ty) = self.plain_ty() {
            while let [b'*', rest @ ..] = self.i {
                self.i = rest;
                ty = self.m.types.pointer(ty);
            }
            let over = match self.i {
                [b' ', b, ..] if !matches!(b, b'(' | b'*' | b' ') => true,
                i => !matches!(lex::peek(i), b'(' | b'*'),
            };
            if over {
                return Ok(Some(ty));
            }
            if self.is_plain(start) {
                let base = self.open_types.len();
                return self.nested(|p| p.suffixes(ty, base, 0)).map(Some);
            }
        }
        self.i = start;
        self.nested(|p| p.any_ty())
    }

    /// A primitive type, or a named one that is known, without what goes on with it. A name may be
    /// taken where there is none.
    #[inline(always)]
    fn plain_ty(&mut self) -> Option<Ty> {
        if let [b'%', ..] = self.i {
            let name = self.plain_name()?;
            return self.m.types.known(name);
        }
        let len = lex::run(self.i, lex::ALPHA | lex::DIGIT);
        let ty = Ty::starting(self.i, len)?;
        self.i = &self.i[len..];
        Some(ty)
    }

    fn any_ty(&mut self) -> Parsed<Option<Ty>> {
        // How many types of this one are open around its start: each suffix opens one further out.
        let text = self.i;
        let suffixes = self.count_suffixes(text)?;
        let base = self.open_types.len();
        self.open_types.resize(base + suffixes, None);
        let result = self.with_suffixes(base, suffixes);
        self.open_types.truncate(base);
        result
    }

    /// Whether a text has no backslash before the end of its line.
    fn is_plain(&mut self, text: &[u8]) -> bool {
        let at = self.text.len() - text.len();
        if self.plain.contains(&at) {
            return true;
        }
        let line = &text[..memchr::memchr(b'\n', text).unwrap_or(text.len())];
        let plain = memchr::memchr(b'\\', line).is_none();
        if plain {
            self.plain = at..at + line.len();
        }
        plain
    }

    /// Up-references count the types around them, also those whose suffix comes later (`{ \2 }*`):
    /// so how many suffixes follow has to be known first. Only a text with a backslash before the
    /// end of the line needs that.
    fn count_suffixes(&mut self, text: &[u8]) -> Parsed<usize> {
        if self.is_plain(text) {
            return Ok(0);
        }
        let mut i = text;
        let mut depth = 0;
        // Passes over the type without its suffixes.
        loop {
            i = lex::skip(i);
            match i {
                [b'[' | b'{' | b'(', rest @ ..] => {
                    depth += 1;
                    i = rest;
                }
                [b'<', rest @ ..] => {
                    depth += 1;
                    i = rest;
                }
                [b']' | b'}' | b')' | b'>', rest @ ..] => {
                    depth -= 1;
                    i = rest;
                }
                [b'\\', rest @ ..] => i = &rest[lex::run(rest, lex::DIGIT)..],
                [] => return Ok(0),
                _ if depth < 0 => return Ok(0),
                _ => i = &i[lex::token_len(i).max(1)..],
            }
            if depth <= 0 {
                break;
            }
        }
        let mut count = 0;
        loop {
            i = lex::skip(i);
            match i {
                [b'*', rest @ ..] => {
                    count += 1;
                    i = rest;
                }
                [b'(', rest @ ..] => {
                    count += 1;
                    i = rest;
                    let mut depth = 1;
                    while depth > 0 {
                        match i {
                            [b'(', rest @ ..] => (depth, i) = (depth + 1, rest),
                            [b')', rest @ ..] => (depth, i) = (depth - 1, rest),
                            [_, rest @ ..] => i = rest,
                            [] => return Ok(count),
                        }
                    }
                }
                _ => return Ok(count),
            }
        }
    }

    fn with_suffixes(&mut self, base: usize, suffixes: usize) -> Parsed<Option<Ty>> {
        // The innermost type is open too.
        self.open_types.push(None);
        let first = self.base_ty()?;
        let target = self.open_types.pop().flatten();
        match first.map(|ty| self.close(ty, target)) {
            Some(ty) => self.suffixes(ty, base, suffixes).map(Some),
            None => Ok(None),
        }
    }

    /// What goes on with a type: stars and parameters.
    fn suffixes(&mut self, mut ty: Ty, base: usize, suffixes: usize) -> Parsed<Ty> {
        let mut done = 0;
        loop {
            let start = self.next_at();
            // The slot of this suffix is the last that is open.
            let wrapped = if self.eat(b'*') {
                self.m.types.pointer(ty)
            } else if self.eat(b'(') {
                self.params_of(ty, start)?
            } else {
                return Ok(ty);
            };
            let target = match done < suffixes {
                true => self.open_types[base + suffixes - 1 - done],
                false => None,
            };
            ty = self.close(wrapped, target);
            done += 1;
            self.open_types
                .truncate(base + suffixes.saturating_sub(done));
        }
    }

    /// A type is complete: what an up-reference to it stands for is known.
    fn close(&mut self, ty: Ty, target: Option<NamedId>) -> Ty {
        match target {
            Some(id) => {
                self.m.types.define(id, Some(ty));
                self.m.types.intern(Type::Named(id))
            }
            None => ty,
        }
    }

    /// `T, U, ...)`
    fn params_of(&mut self, ret: Ty, start: usize) -> Parsed<Ty> {
        if matches!(
            self.m.types.resolved(ret),
            Type::Struct(..) | Type::Array(..) | Type::Unsized(_) | Type::Function(..)
        ) {
            let message = format!("a function cannot return {}", self.m.show(ret));
            let span = self.span(start);
            return self.breaks(rule::AGGREGATE_RET, span, message);
        }
        let mut params: Few<Ty> = Few::new();
        let mut varargs = false;
        if !self.eat(b')') {
            loop {
                if self.eat_dots() {
                    varargs = true;
                    break;
                }
                let param = self.ty()?;
                params.push(param);
                if self.in_header() {
                    // Names may stand in a type where a year was generous.
                    self.try_name()?;
                }
                if !self.eat(b',') {
                    break;
                }
            }
            self.punct(b')')?;
        }
        if let [only] = params[..]
            && only == Ty::VOID
            && !varargs
        {
            params.clear();
        }
        Ok(self.m.types.function(ret, &params, varargs))
    }

    fn in_header(&self) -> bool {
        !self.in_body && self.peek() == b'%'
    }

    /// `...`, if it comes next.
    pub(super) fn eat_dots(&mut self) -> bool {
        match lex::skip(self.i) {
            [b'.', b'.', b'.', rest @ ..] => {
                self.i = rest;
                true
            }
            _ => false,
        }
    }

    fn base_ty(&mut self) -> Parsed<Option<Ty>> {
        let start = self.next_at();
        Ok(Some(match self.i {
            [b'%', ..] => match self.name()? {
                Ref::Name(name) => self.named_ty(name, start),
                Ref::Number(n) => {
                    let name = self.m.names.intern(n.to_string().as_bytes());
                    self.named_ty(name, start)
                }
            },
            [b'"', ..] => {
                let name = self.string()?;
                self.named_ty(name, start)
            }
            [b'[', rest @ ..] => {
                self.i = rest;
                self.array()?
            }
            [b'<', b'{', rest @ ..] => {
                self.i = rest;
                let fields = self.fields()?;
                self.punct(b'>')?;
                self.m.types.intern(Type::Struct(fields, true))
            }
            [b'<', rest @ ..] => {
                self.i = rest;
                let len = self.uint()?;
                self.times()?;
                let elem = self.element(false)?;
                self.punct(b'>')?;
                if self.m.types.integral(elem).is_none() && !self.m.types.is_float(elem) {
                    let message = format!("a packed type of {}", self.m.show(elem));
                    let span = self.span(start);
                    return self.breaks(rule::ELEMENT, span, message);
                }
                if len == 0 || len > 1 << 20 {
                    let span = self.span(start);
                    return self.breaks(rule::ELEMENT, span, format!("{len} packed elements"));
                }
                self.m.types.intern(Type::Packed(elem, len))
            }
            [b'{', rest @ ..] => {
                self.i = rest;
                let fields = self.fields()?;
                self.m.types.intern(Type::Struct(fields, false))
            }
            [b'\\', rest @ ..] => {
                self.i = rest;
                self.up_reference(start)?
            }
            _ => {
                let word = self.peek_word();
                let Some(ty) = Ty::starting(word, word.len()) else {
                    if word != b"opaque" {
                        return Ok(None);
                    }
                    self.i = &self.i[word.len()..];
                    let span = self.span(start);
                    let id = self.m.types.anonymous(span);
                    return Ok(Some(self.m.types.intern(Type::Named(id))));
                };
                self.i = &self.i[word.len()..];
                ty
            }
        }))
    }

    fn named_ty(&mut self, name: crate::ir::Name, start: usize) -> Ty {
        let span = self.span(start);
        self.m.types.mention(name, span)
    }

    /// `N x T]` or, in 2002, `T]`.
    fn array(&mut self) -> Parsed<Ty> {
        if !matches!(lex::skip(self.i), [b'0'..=b'9', ..]) {
            let start = self.next_at();
            let elem = self.element(true)?;
            self.punct(b']')?;
            let span = self.span(start);
            self.of_year(
                "an array without a size",
                super::Dialect::Llvm2002,
                span,
                "",
            );
            return Ok(self.m.types.intern(Type::Unsized(elem)));
        }
        let len = self.uint()?;
        self.times()?;
        let elem = self.element(false)?;
        self.punct(b']')?;
        Ok(self.m.types.intern(Type::Array(elem, len)))
    }

    /// The `x` behind a number.
    fn times(&mut self) -> Parsed<()> {
        match lex::skip(self.i) {
            [b'x', rest @ ..] => {
                self.i = rest;
                Ok(())
            }
            _ => self.expected("`x`"),
        }
    }

    /// An element of an array or structure.
    fn element(&mut self, outermost: bool) -> Parsed<Ty> {
        let start = self.next_at();
        let ty = self.ty()?;
        let wrong = match self.m.types.get(ty) {
            Type::Primitive(_) => ty == Ty::VOID,
            Type::Function(..) => true,
            // Only the outermost dimension may be without a size.
            Type::Unsized(_) => !outermost,
            _ => false,
        };
        if wrong {
            let message = format!("{} has no size", self.m.show(ty));
            let span = self.span(start);
            return self.breaks(rule::ELEMENT, span, message);
        }
        Ok(ty)
    }

    fn fields(&mut self) -> Parsed<super::super::types::TyList> {
        let mut fields = Vec::new();
        if !self.eat(b'}') {
            loop {
                fields.push(self.element(true)?);
                if !self.eat(b',') {
                    break;
                }
            }
            self.punct(b'}')?;
        }
        Ok(self.m.types.list(&fields))
    }

    /// `\N`: the type that is open N levels further out.
    fn up_reference(&mut self, start: usize) -> Parsed<Ty> {
        let n = self.uint()? as usize;
        // The reference itself is open as the innermost type.
        let open = self.open_types.len() - 1;
        let span = self.span(start);
        let Some(at) = open.checked_sub(n).filter(|_| n > 0) else {
            let message = format!("`\\{n}` leads out of a type that is {open} levels deep");
            return self.breaks(rule::TYPE_NAME, span, message);
        };
        let id = match self.open_types[at] {
            Some(id) => id,
            None => {
                let id = self.m.types.anonymous(span);
                self.open_types[at] = Some(id);
                id
            }
        };
        Ok(self.m.types.intern(Type::Named(id)))
    }

    /// Reports the names of types that are defined nowhere.
    pub(super) fn undefined_types(&mut self) {
        for id in self.m.types.named.keys() {
            let named = self.m.types.named[id];
            if let (Some(name), false) = (named.name, named.defined) {
                let message = format!("type {} is defined nowhere", self.m.show_name(name));
                let diagnostic = self.broken(rule::TYPE_NAME, named.span, message);
                self.diags.push(*diagnostic);
            }
        }
    }

    /// Where a type is used as a whole at the top level: its span, for messages.
    pub(super) fn spanned_ty(&mut self) -> Parsed<(Ty, Span)> {
        let start = self.next_at();
        let ty = self.ty()?;
        Ok((ty, self.span(start)))
    }
}

/// Whether a word is a type.
pub(super) fn is_type_word(word: &[u8]) -> bool {
    Ty::starting(word, word.len()).is_some()
}
