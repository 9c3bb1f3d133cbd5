//! Constants: all forms of the time, behind their type.

use super::super::Few;
use super::super::ast::{Const, ConstId, ConstKind};
use super::super::op::{Op, Shape};
use super::super::rule;
use super::super::types::{Ty, Type};
use super::{Parsed, Parser, Ref};
use crate::diag::Span;
use crate::ir::name::Name;
use crate::text::lex;

/// The constants that are names. Those of one name, mostly one, are linked.
#[derive(Default)]
pub(super) struct NamedConsts {
    /// By name: one behind the row of the last.
    heads: Vec<u32>,
    rows: Vec<NamedConst>,
}

struct NamedConst {
    id: ConstId,
    ty: Ty,
    numbered: bool,
    /// The first use.
    span: Span,
    /// One behind the row of another one of the name.
    next: u32,
}

impl NamedConsts {
    fn find(&self, name: Name, ty: Ty, numbered: bool) -> Option<ConstId> {
        let mut at = *self.heads.get(name.0 as usize)?;
        loop {
            let row = self.rows.get(at.checked_sub(1)? as usize)?;
            if row.ty == ty && row.numbered == numbered {
                return Some(row.id);
            }
            at = row.next;
        }
    }

    fn add(&mut self, name: Name, ty: Ty, numbered: bool, id: ConstId, span: Span) {
        let at = name.0 as usize;
        if self.heads.len() <= at {
            self.heads.resize((at + 1).next_power_of_two(), 0);
        }
        let next = self.heads[at];
        self.rows.push(NamedConst {
            id,
            ty,
            numbered,
            span,
            next,
        });
        self.heads[at] = self.rows.len() as u32;
    }
}

impl Parser<'_> {
    pub(super) fn push_const(&mut self, ty: Ty, kind: ConstKind) -> ConstId {
        self.m.consts.push(Const { ty, kind })
    }

    /// The integer constant of a type.
    #[inline]
    pub(super) fn int_const(&mut self, ty: Ty, value: u64) -> ConstId {
        let consts = &mut self.m.consts;
        let kind = ConstKind::Int(value);
        let entry = self.ints.entry((ty, value));
        *entry.or_insert_with(|| consts.push(Const { ty, kind }))
    }

    /// A name as a constant, to be found when all symbols are known.
    pub(super) fn named_const(&mut self, ty: Ty, name: Ref, span: Span) -> ConstId {
        let (name, numbered) = match name {
            Ref::Name(name) => (name, false),
            Ref::Number(n) => (self.m.names.intern(n.to_string().as_bytes()), true),
        };
        if let Some(known) = self.named.find(name, ty, numbered) {
            return known;
        }
        let id = self.push_const(ty, ConstKind::Named(name, numbered));
        self.named.add(name, ty, numbered, id, span);
        id
    }

    /// `T constant`
    pub(super) fn typed_const(&mut self) -> Parsed<ConstId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: Ty) -> Parsed<ConstId> {
        let start = self.next_at();
        if lex::starts(self.i, lex::DIGIT) {
            return self.plain_const(ty);
        }
        if ty == Ty::LABEL
            && self.in_body
            && let Some(name) = self.try_name()?
        {
            let span = self.span(start);
            let block = self.label_use(name, span);
            return Ok(self.push_const(ty, ConstKind::Label(block)));
        }
        match self.try_name()? {
            Some(name) => {
                let span = self.span(start);
                if let (Ref::Name(name), true) = (name, self.in_body)
                    && let Some(known) = self.local_const(name, ty)
                {
                    return Ok(known);
                }
                Ok(self.named_const(ty, name, span))
            }
            None => self.plain_const(ty),
        }
    }

    /// A constant that is no name.
    #[inline]
    pub(super) fn plain_const(&mut self, ty: Ty) -> Parsed<ConstId> {
        let start = self.next_at();
        match self.i {
            [b'0'..=b'9' | b'-' | b'+' | b'.', ..] => self.number(ty, start),
            [b'c', b'"', rest @ ..] => {
                let end = memchr::memchr(b'"', rest);
                let Some(end) = end else {
                    return self.expected("a quote that ends the string");
                };
                self.i = &rest[end + 1..];
                let bytes = lex::unescape(&rest[..end]);
                let at = self.m.bytes.len() as u32;
                self.m.bytes.extend_from_slice(&bytes);
                let len = bytes.len();
                let span = self.span(start);
                self.string_const(ty, at, len as u32, span)
            }
            [b'[' | b'{' | b'<', ..] => self.nested(|p| p.aggregate(ty, start)),
            _ => self.word_const(ty, start),
        }
    }

    #[cold]
    fn misfit<T>(&mut self, ty: Ty, start: usize) -> Parsed<T> {
        let span = self.span(start);
        let text = &self.text[span.start as usize..span.end()];
        let message = format!(
            "{} is no constant of type {}",
            crate::text::error::quote(text),
            self.m.show(ty)
        );
        self.breaks(rule::CONSTANT, span, message)
    }

    fn number(&mut self, ty: Ty, start: usize) -> Parsed<ConstId> {
        let text = self.i;
        if let Some((value, len)) = short_number(text)
            && let Some((bits, _)) = self.m.types.integral(ty)
            && (bits >= 32 || value >> bits == 0)
        {
            self.i = &text[len..];
            return Ok(self.int_const(ty, value));
        }
        let sign = usize::from(matches!(text[0], b'-' | b'+'));
        let mut len = sign + lex::run(&text[sign..], lex::DIGIT);
        let mut float = false;
        if len == sign + 1 && text[sign] == b'0' && text.get(len) == Some(&b'x') {
            len += 1 + lex::run(&text[len + 1..], lex::ALPHA | lex::DIGIT);
            self.i = &text[len..];
            return self.hexadecimal(ty, &text[sign + 2..len], sign > 0, start);
        }
        if text.get(len) == Some(&b'.') {
            float = true;
            len += 1;
            len += lex::run(&text[len..], lex::DIGIT);
        }
        if matches!(text.get(len), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(text.get(len + 1), Some(b'-' | b'+')));
            let digits = lex::run(&text[(len + 1 + sign).min(text.len())..], lex::DIGIT);
            if digits > 0 {
                float = true;
                len += 1 + sign + digits;
            }
        }
        let digits = std::str::from_utf8(&text[..len]).unwrap_or("");
        self.i = &text[len..];
        if let Some((bits, _)) = self.m.types.integral(ty) {
            let value: Option<i128> = digits.parse().ok();
            if float || len == sign {
                return self.misfit(ty, start);
            }
            let limit = 1i128 << bits;
            return match value.filter(|&v| v < limit && v >= -(limit / 2)) {
                Some(value) => Ok(self.int_const(ty, mask(value as u64, bits))),
                None => {
                    let message = format!("{digits} does not fit into {}", self.m.show(ty));
                    let span = self.span(start);
                    self.breaks(rule::CONSTANT, span, message)
                }
            };
        }
        match digits.parse::<f64>() {
            Ok(value) if self.m.types.is_float(ty) => Ok(self.float(ty, value)),
            _ => self.misfit(ty, start),
        }
    }

    fn float(&mut self, ty: Ty, value: f64) -> ConstId {
        // A `float` is kept as the double of the same value.
        let value = match self.m.types.primitive(ty) {
            Some(Ty::FLOAT) if !value.is_nan() => f64::from(value as f32),
            _ => value,
        };
        self.push_const(ty, ConstKind::Float(value.to_bits()))
    }

    /// The bits of a double, as digits behind `0x`.
    fn hexadecimal(
        &mut self,
        ty: Ty,
        digits: &[u8],
        signed: bool,
        start: usize,
    ) -> Parsed<ConstId> {
        let digits = std::str::from_utf8(digits).unwrap_or("");
        match u64::from_str_radix(digits, 16) {
            Ok(bits) if self.m.types.is_float(ty) && !signed => {
                Ok(self.float(ty, f64::from_bits(bits)))
            }
            _ => self.misfit(ty, start),
        }
    }

    fn string_const(&mut self, ty: Ty, at: u32, len: u32, span: Span) -> Parsed<ConstId> {
        let message = match self.m.types.resolved(ty) {
            Type::Array(elem, n) if matches!(self.m.types.integral(elem), Some((8, _))) => {
                if n == u64::from(len) {
                    return Ok(self.push_const(ty, ConstKind::Bytes(at, len)));
                }
                format!("a string of {len} bytes for {}", self.m.show(ty))
            }
            Type::Unsized(elem) if matches!(self.m.types.integral(elem), Some((8, _))) => {
                let ty = self.m.types.intern(Type::Array(elem, len.into()));
                return Ok(self.push_const(ty, ConstKind::Bytes(at, len)));
            }
            _ => format!("a string is no constant of type {}", self.m.show(ty)),
        };
        let mut broken = self.broken(rule::CONSTANT, span, message);
        if let Type::Array(elem, _) = self.m.types.resolved(ty) {
            let right = self.m.types.intern(Type::Array(elem, len.into()));
            *broken = broken.note(format!("its type is {}", self.m.show(right)));
        }
        Err(broken)
    }

    /// `[T a, T b]`, `{ T a, U b }`, `<T a, T b>`
    fn aggregate(&mut self, ty: Ty, start: usize) -> Parsed<ConstId> {
        let open = self.i[0];
        self.i = &self.i[1..];
        let close = match open {
            b'[' => b']',
            b'{' => b'}',
            _ => b'>',
        };
        // `<{ ... }>` is a structure without padding.
        let packed = open == b'<' && self.peek() == b'{';
        if packed {
            self.eat(b'{');
        }
        let mut elems: Few<ConstId> = Few::new();
        let done = |p: &mut Self| match packed {
            true => p.eat(b'}') && p.eat(b'>'),
            false => p.eat(close),
        };
        if !done(self) {
            loop {
                elems.push(self.typed_const()?);
                if !self.eat(b',') {
                    break;
                }
            }
            if !done(self) {
                return self.expected(&format!("`,` or `{}`", close as char));
            }
        }
        let span = self.span(start);
        let mut ty = ty;
        let wanted: Vec<Ty> = match (open, self.m.types.resolved(ty)) {
            (b'[', Type::Array(elem, n)) | (b'<', Type::Packed(elem, n)) => {
                if n != elems.len() as u64 {
                    let message = format!("{} elements for {}", elems.len(), self.m.show(ty));
                    return self.breaks(rule::CONSTANT, span, message);
                }
                vec![elem; elems.len()]
            }
            (b'[', Type::Unsized(elem)) => {
                ty = self.m.types.intern(Type::Array(elem, elems.len() as u64));
                vec![elem; elems.len()]
            }
            (b'{' | b'<', Type::Struct(fields, flag)) if flag == packed => {
                let fields = self.m.types.get_list(fields).to_vec();
                if fields.len() != elems.len() {
                    let message = format!("{} fields for {}", elems.len(), self.m.show(ty));
                    return self.breaks(rule::CONSTANT, span, message);
                }
                fields
            }
            _ => return self.misfit(ty, start),
        };
        for (&elem, wanted) in elems.iter().zip(wanted) {
            let own = self.m.consts[elem].ty;
            if !self.m.types.same(own, wanted) {
                let message = format!(
                    "an element of type {} where {} is asked for",
                    self.m.show(own),
                    self.m.show(wanted)
                );
                return self.breaks(rule::CONSTANT, span, message);
            }
        }
        let words: Few<u32> = elems.iter().map(|id| id.0).collect();
        let list = self.m.lists.push(&words);
        Ok(self.push_const(ty, ConstKind::Aggregate(list)))
    }

    fn word_const(&mut self, ty: Ty, start: usize) -> Parsed<ConstId> {
        let word = self.peek_word();
        if word.is_empty() {
            return self.expected(&format!("a value of type {}", self.m.show(ty)));
        }
        if let Some(op) = Op::from_word(word) {
            self.i = &self.i[word.len()..];
            let id = self.nested(|p| p.expression(op, start))?;
            let own = self.m.consts[id].ty;
            if !self.m.types.same(own, ty) {
                let message = format!(
                    "an expression of type {} where {} is asked for",
                    self.m.show(own),
                    self.m.show(ty)
                );
                let span = self.span(start);
                return self.breaks(rule::CONSTANT, span, message);
            }
            return Ok(id);
        }
        self.i = &self.i[word.len()..];
        let kind = match word {
            b"true" | b"false" if self.m.types.primitive(ty) == Some(Ty::BOOL) => {
                return Ok(self.int_const(ty, u64::from(word == b"true")));
            }
            b"null" if self.m.types.pointee(ty).is_some() => ConstKind::Null,
            b"undef" => ConstKind::Undef,
            b"zeroinitializer" => ConstKind::Zero,
            b"none" => ConstKind::None,
            b"asm" => return self.asm_const(ty),
            b"true" | b"false" | b"null" => return self.misfit(ty, start),
            _ => {
                self.i = &self.text[start..];
                return self.expected(&format!("a value of type {}", self.m.show(ty)));
            }
        };
        Ok(self.push_const(ty, kind))
    }

    /// `asm sideeffect "text", "constraints"`
    pub(super) fn asm_const(&mut self, ty: Ty) -> Parsed<ConstId> {
        let effect = self.eat_word("sideeffect");
        let text = self.string()?;
        self.punct(b',')?;
        let constraints = self.string()?;
        Ok(self.push_const(ty, ConstKind::Asm(text, constraints, effect)))
    }

    /// A constant expression, behind its word: `(T a, T b)`.
    pub(super) fn expression(&mut self, op: Op, start: usize) -> Parsed<ConstId> {
        self.punct(b'(')?;
        let mut args: Few<ConstId> = Few::from_slice(&[self.typed_const()?]);
        let own = self.m.consts[args[0]].ty;
        let mut bare = false;
        let mut ty = own;
        if op == Op::Cast {
            self.word("to")?;
            ty = self.ty()?;
            self.cast_types(own, ty, start)?;
        } else {
            while self.eat(b',') {
                // The indices of 2002 have no types.
                if op == Op::Gep && matches!(lex::skip(self.i), [b'0'..=b'9', ..]) {
                    bare = true;
                    args.push(self.plain_const(Ty::UBYTE)?);
                } else {
                    args.push(self.typed_const()?);
                }
            }
        }
        self.punct(b')')?;
        let span = self.span(start);
        let count = match op.shape() {
            Shape::Binary | Shape::Compare | Shape::Shift => 2,
            Shape::Unary => 1,
            Shape::Own => match op {
                Op::Select | Op::InsertElement | Op::ShuffleVector => 3,
                Op::ExtractElement => 2,
                Op::Cast => 1,
                Op::Gep => args.len(),
                _ => {
                    let message = format!("`{}` has side effects", op.word());
                    return self.breaks(rule::CONSTANT, span, message);
                }
            },
        };
        if args.len() != count {
            let message = format!("`{}` takes {count} constants", op.word());
            return self.breaks(rule::CONSTANT, span, message);
        }
        let types: Few<Ty> = args.iter().map(|&id| self.m.consts[id].ty).collect();
        match op {
            Op::Cast => {}
            Op::Gep => {
                let words: Few<u32> = args[1..].iter().map(|id| id.0 | 1 << 31).collect();
                let (to, into) = self.indexed_by_either(own, &words, bare, span)?;
                ty = self.m.types.pointer(to);
                let words: Few<u32> = args.iter().map(|id| id.0).collect();
                let list = self.m.lists.push(&words);
                return Ok(self.push_const(ty, ConstKind::Expr(op, list, into)));
            }
            _ => ty = self.result_type(op, &types, span)?,
        }
        let words: Few<u32> = args.iter().map(|id| id.0).collect();
        let list = self.m.lists.push(&words);
        Ok(self.push_const(ty, ConstKind::Expr(op, list, false)))
    }

    /// Finds what the constants are that are names, when all symbols are known.
    pub(super) fn resolve_names(&mut self) {
        for NamedConst { id, span, .. } in std::mem::take(&mut self.named.rows) {
            let Const {
                ty,
                kind: ConstKind::Named(name, numbered),
            } = self.m.consts[id]
            else {
                continue;
            };
            let found = self.find_symbol(name, numbered, ty);
            self.m.consts[id].kind = match found {
                Some(symbol) => ConstKind::Symbol(symbol),
                None => {
                    self.undefined(name, numbered, ty, span);
                    ConstKind::Bad
                }
            };
        }
    }

    fn find_symbol(
        &mut self,
        name: Name,
        numbered: bool,
        ty: Ty,
    ) -> Option<super::super::ast::SymbolId> {
        if numbered {
            let n: usize = self.m.names.text(name).parse().ok()?;
            let plane = self.m.types.canon(ty);
            return self.unnamed.get(&plane)?.get(n).copied();
        }
        let same = self.m.by_name.get(&name)?;
        let types = &mut self.m.types;
        let symbols = &self.m.symbols;
        let mut same = same.iter().copied();
        same.find(|&id| types.same(symbols[id].value_ty, ty))
    }

    /// Reports a name of which no value has the type that is written in front of it.
    fn undefined(&mut self, name: Name, numbered: bool, ty: Ty, span: Span) {
        if self.failed.contains(&name) {
            return;
        }
        let shown_name = match numbered {
            true => format!("`%{}`", self.m.names.text(name)),
            false => self.m.show_name(name),
        };
        let shown_ty = self.m.show(ty);
        let others = self.m.by_name.get(&name).filter(|_| !numbered);
        let diagnostic = match others.and_then(|all| all.first()) {
            Some(&other) => {
                let other = &self.m.symbols[other];
                let own = self.m.show(other.value_ty);
                let function = matches!(other.kind, super::super::ast::SymbolKind::Function(_));
                let rule = match function && self.m.types.pointee(ty).is_some() {
                    true => rule::CALLEE,
                    false => rule::UNDEFINED,
                };
                let message = format!("{shown_name} is {own}, not {shown_ty}");
                let made = self.broken(rule, span, message);
                made.also(other.span, format!("{own} here"))
            }
            None => {
                let message = format!("{shown_name}, of type {shown_ty}, is defined nowhere");
                let mut made = *self.broken(rule::UNDEFINED, span, message);
                let written = self.m.names.get(name);
                let names = self.m.by_name.keys();
                let near = names.map(|&other| (self.m.names.get(other), self.m.names.text(other)));
                let mut near: Vec<_> = near.collect();
                near.sort();
                if let Some(near) = crate::diag::suggest::closest(written, near) {
                    let mend = format!("%{near}");
                    made = made.fix(span, mend.clone(), format!("did you mean `{mend}`?"));
                }
                made
            }
        };
        self.diags.push(diagnostic);
    }
}

/// A decimal number as most are, of few digits and nothing else, and its length.
#[inline]
fn short_number(text: &[u8]) -> Option<(u64, usize)> {
    let len = lex::run(text, lex::DIGIT);
    let goes_on = matches!(text.get(len), Some(b'.' | b'e' | b'E' | b'x'));
    if !(1..=9).contains(&len) || goes_on {
        return None;
    }
    let value = text[..len]
        .iter()
        .fold(0, |n, &b| n * 10 + u64::from(b - b'0'));
    Some((value, len))
}

/// The low bits of an integer.
pub(super) fn mask(value: u64, bits: u32) -> u64 {
    match bits {
        64 => value,
        _ => value & ((1 << bits) - 1),
    }
}
