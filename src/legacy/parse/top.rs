//! The top level: types, variables, functions, and what is said about the target.

use super::super::Dialect;
use super::super::ast::{Function, Item, ItemKind, Linkage, Module, Symbol, SymbolId, SymbolKind};
use super::super::rule;
use super::super::types::{Ty, Type};
use super::body::Param;
use super::{Parsed, Parser, Ref};
use crate::diag::Span;
use crate::ir::name::Name;
use crate::text::lex::{self, is};

impl Parser<'_> {
    /// Parses the whole text.
    pub fn run(mut self) -> Module {
        loop {
            self.start = self.next_at();
            if self.i.is_empty() {
                break;
            }
            self.scratch.clear();
            let result = self.entity();
            if self.push_failure(result).is_none() {
                if let Some(Ref::Name(name)) = self.scratch.name {
                    self.failed.push(name);
                    // What it would have stood for is no error of its own.
                    let id = self.m.types.by_name(name, Span::NONE);
                    self.m.types.named[id].defined = true;
                }
                self.recover(starts_entity);
            }
        }
        self.undefined_types();
        self.resolve_names();
        self.m
    }

    fn item(&mut self, kind: ItemKind) -> Parsed<()> {
        let span = self.span(self.start);
        self.m.items.push(Item { kind, span });
        Ok(())
    }

    fn entity(&mut self) -> Parsed<()> {
        let before = self.i;
        if let Some(name) = self.try_name()? {
            let span = self.span(self.start);
            if self.eat(b'=') {
                self.scratch.name = Some(name);
                return self.definition(Some(name), span);
            }
            self.i = before;
            return self.function(false, Linkage::External);
        }
        let word = self.peek_word();
        match word {
            b"implementation" => {
                self.i = &self.i[word.len()..];
                self.item(ItemKind::Implementation)
            }
            b"declare" => {
                self.i = &self.i[word.len()..];
                let linkage = self.linkage();
                self.function(true, linkage)
            }
            b"target" => {
                self.i = &self.i[word.len()..];
                self.target()
            }
            b"deplibs" => {
                self.i = &self.i[word.len()..];
                self.libraries()
            }
            b"module" => {
                self.i = &self.i[word.len()..];
                self.word("asm")?;
                let text = self.string()?;
                self.item(ItemKind::Asm(text))
            }
            b"type" | b"global" | b"constant" => {
                let at = self.at();
                self.definition(None, Span::new(at, at))
            }
            _ => {
                let linkage = self.linkage();
                let at = self.at();
                if linkage != Linkage::External
                    && matches!(self.peek_word(), b"global" | b"constant")
                {
                    return self.variable(None, Span::new(at, at), linkage);
                }
                self.function(false, linkage)
            }
        }
    }

    fn linkage(&mut self) -> Linkage {
        self.next_at();
        let word = self.peek_word();
        for &(text, linkage) in Linkage::WORDS {
            if !text.is_empty() && text.as_bytes() == word {
                self.i = &self.i[word.len()..];
                return linkage;
            }
        }
        Linkage::External
    }

    fn target(&mut self) -> Parsed<()> {
        self.next_at();
        let word = self.peek_word();
        self.i = &self.i[word.len()..];
        let what = match word {
            b"endian" | b"pointersize" | b"triple" | b"datalayout" => word,
            _ => {
                self.i = &self.text[self.at() - word.len()..];
                return self.expected("`endian`, `pointersize`, `triple` or `datalayout`");
            }
        };
        self.punct(b'=')?;
        let kind = match what {
            b"endian" if self.eat_word("little") => ItemKind::BigEndian(false),
            b"endian" if self.eat_word("big") => ItemKind::BigEndian(true),
            b"endian" => return self.expected("`little` or `big`"),
            b"pointersize" => {
                let start = self.next_at();
                match self.uint()? {
                    size @ (32 | 64) => ItemKind::PointerSize(size as u32),
                    other => {
                        let message = format!("pointers have 32 or 64 bits, not {other}");
                        return self.breaks(rule::CONSTANT, self.span(start), message);
                    }
                }
            }
            b"triple" => ItemKind::Triple(self.string()?),
            _ => ItemKind::Layout(self.string()?),
        };
        self.item(kind)
    }

    fn libraries(&mut self) -> Parsed<()> {
        self.punct(b'=')?;
        self.punct(b'[')?;
        while !self.eat(b']') {
            let name = self.string()?;
            self.item(ItemKind::Library(name))?;
            if !self.eat(b',') {
                self.punct(b']')?;
                break;
            }
        }
        Ok(())
    }

    /// What is behind `%name =`.
    fn definition(&mut self, name: Option<Ref>, span: Span) -> Parsed<()> {
        if self.eat_word("type") {
            return self.type_definition(name, span);
        }
        let linkage = self.linkage();
        match self.peek_word() {
            b"global" | b"constant" => self.variable(name, span, linkage),
            _ if linkage != Linkage::External => self.expected("`global` or `constant`"),
            _ => {
                let id = self.typed_const()?;
                let span_all = self.span(self.start);
                self.of_year("a constant with a name", Dialect::Llvm2002, span_all, "");
                let ty = self.m.consts[id].ty;
                let kind = SymbolKind::Constant(id);
                self.symbol(name, span, ty, ty, linkage, kind)
            }
        }
    }

    fn type_definition(&mut self, name: Option<Ref>, span: Span) -> Parsed<()> {
        let name = match name {
            Some(Ref::Name(name)) => name,
            Some(Ref::Number(n)) => self.m.names.intern(n.to_string().as_bytes()),
            None => {
                self.next_type += 1;
                let number = self.next_type - 1;
                self.m.names.intern(number.to_string().as_bytes())
            }
        };
        let id = self.m.types.by_name(name, span);
        let known = self.m.types.named[id];
        let opaque = self.eat_word("opaque");
        let body = match opaque {
            true => None,
            false => Some(self.ty()?),
        };
        if known.defined && known.body.is_some() && body.is_some() {
            // Linked modules say the same more than once.
            let same = known
                .body
                .zip(body)
                .is_some_and(|(a, b)| self.m.types.same(a, b));
            if !same {
                let message = format!("type {} is defined twice", self.m.show_name(name));
                let made = self.broken(rule::REDEFINITION, span, message);
                self.diags.push(made.also(known.span, "first defined here"));
            }
            return Ok(());
        }
        if body.is_some() || !known.defined {
            self.m.types.define(id, body);
            self.m.types.named[id].span = span;
        }
        match known.defined {
            // It stands where it was opaque so far.
            true => Ok(()),
            false => self.item(ItemKind::Type(id)),
        }
    }

    fn variable(&mut self, name: Option<Ref>, span: Span, linkage: Linkage) -> Parsed<()> {
        self.next_at();
        let constant = self.peek_word() == b"constant";
        self.i = &self.i[self.peek_word().len()..];
        let (mut ty, ty_span) = self.spanned_ty()?;
        let elsewhere = matches!(
            linkage,
            Linkage::Elsewhere | Linkage::Uninitialized | Linkage::ExternWeak | Linkage::DllImport
        );
        if matches!(self.m.types.resolved(ty), Type::Function(..)) || ty == Ty::VOID {
            let message = format!("a variable of type {}, which has no size", self.m.show(ty));
            return self.breaks(rule::INIT, ty_span, message);
        }
        let mut init = None;
        if !elsewhere {
            let before = self.i;
            let id = self.constant(ty)?;
            if self.peek() == b'=' {
                // That was the name of the next definition.
                self.i = before;
                return self.expected("an initial value");
            }
            // An array without a size has that of its initial value.
            ty = match self.m.consts[id].kind {
                super::super::ast::ConstKind::Named(..) => ty,
                _ => self.m.consts[id].ty,
            };
            init = Some(id);
        }
        let value_ty = self.m.types.pointer(ty);
        let kind = SymbolKind::Variable { constant, init };
        let (mut section, mut align) = (None, 0);
        while self.eat(b',') {
            if self.eat_word("section") {
                section = Some(self.string()?);
            } else if self.peek_word() == b"align" {
                align = self.align()?;
            } else {
                return self.expected("`section` or `align`");
            }
        }
        self.symbol(name, span, ty, value_ty, linkage, kind)?;
        let symbol = &mut self.m.symbols.values_mut().next_back();
        if let Some(symbol) = symbol {
            (symbol.section, symbol.align) = (section, align);
        }
        Ok(())
    }

    /// Adds a symbol and gives it its name.
    fn symbol(
        &mut self,
        name: Option<Ref>,
        span: Span,
        ty: Ty,
        value_ty: Ty,
        linkage: Linkage,
        kind: SymbolKind,
    ) -> Parsed<()> {
        let name = match name {
            Some(Ref::Name(name)) => Some(name),
            _ => None,
        };
        if let Some(name) = name
            && let Some(first) = self.known_symbol(name, value_ty)
        {
            let declares = |kind: &SymbolKind, linkage: Linkage| match kind {
                SymbolKind::Variable { init, .. } => {
                    init.is_none() && linkage != Linkage::Uninitialized
                }
                SymbolKind::Function(function) => function.body.is_none(),
                SymbolKind::Constant(_) => false,
            };
            let known = &self.m.symbols[first];
            // A declaration stands beside a definition, and appending variables make one array.
            if !declares(&kind, linkage)
                && !declares(&known.kind, known.linkage)
                && !matches!(kind, SymbolKind::Function(_))
            {
                let message = format!(
                    "{} is given to two values of type {}",
                    self.m.show_name(name),
                    self.m.show(value_ty)
                );
                let known = known.span;
                let made = self.broken(rule::REDEFINITION, span, message);
                self.diags.push(made.also(known, "first defined here"));
            }
        }
        let id = self.m.symbols.push(Symbol {
            name,
            span,
            ty,
            value_ty,
            linkage,
            kind,
            section: None,
            align: 0,
        });
        match name {
            Some(name) => self.m.by_name.entry(name).or_default().push(id),
            None => {
                let plane = self.m.types.canon(value_ty);
                self.unnamed.entry(plane).or_default().push(id);
            }
        }
        self.item(ItemKind::Symbol(id))
    }

    /// The symbol of a name and type.
    fn known_symbol(&mut self, name: Name, ty: Ty) -> Option<SymbolId> {
        let same = self.m.by_name.get(&name)?;
        let types = &mut self.m.types;
        let symbols = &self.m.symbols;
        let mut same = same.iter().copied();
        same.find(|&id| types.same(symbols[id].value_ty, ty))
    }

    /// `[cc] T name(params)`, and a body unless it is declared.
    fn function(&mut self, declare: bool, linkage: Linkage) -> Parsed<()> {
        let (conv, sret) = self.convention()?;
        let start = self.next_at();
        let Some(ret) = self.try_ty()? else {
            return self.expected("a type, a function, or a definition such as `%x = global`");
        };
        if !self.m.types.is_first_class(ret) && ret != Ty::VOID {
            let message = format!("a function cannot return {}", self.m.show(ret));
            return self.breaks(rule::AGGREGATE_RET, self.span(start), message);
        }
        let start = self.next_at();
        let name = self.name()?;
        let span = self.span(start);
        self.scratch.name = Some(name);
        let (params, varargs) = self.params()?;
        let types: Vec<Ty> = params.iter().map(|param| param.ty).collect();
        let ty = self.m.types.function(ret, &types, varargs);
        let value_ty = self.m.types.pointer(ty);
        let mut section = None;
        let mut align = 0;
        loop {
            if self.eat_word("section") {
                section = Some(self.string()?);
            } else if self.peek_word() == b"align" {
                align = self.align()?;
            } else if !self.eat(b',') {
                break;
            }
        }
        let defines = !declare;
        let function = Function {
            conv,
            sret,
            body: None,
            params: params.iter().map(|param| param.name).collect(),
        };
        if defines
            && let Ref::Name(name) = name
            && let Some(first) = self.known_symbol(name, value_ty)
            && let SymbolKind::Function(known) = &self.m.symbols[first].kind
            && known.body.is_some()
        {
            let message = format!(
                "{} of type {} is defined twice",
                self.m.show_name(name),
                self.m.show(ty)
            );
            let first = self.m.symbols[first].span;
            let made = self.broken(rule::REDEFINITION, span, message);
            self.diags.push(made.also(first, "first defined here"));
        }
        let kind = SymbolKind::Function(Box::new(function));
        self.symbol(Some(name), span, ty, value_ty, linkage, kind)?;
        let Some(id) = self.m.symbols.keys().next_back() else {
            return Ok(());
        };
        let symbol = &mut self.m.symbols[id];
        (symbol.section, symbol.align) = (section, align);
        if defines {
            self.function_body(id, ret, &params);
        }
        Ok(())
    }

    /// `(T %a, U, ...)`
    fn params(&mut self) -> Parsed<(Vec<Param>, bool)> {
        self.punct(b'(')?;
        let mut params = Vec::new();
        if self.eat(b')') {
            return Ok((params, false));
        }
        loop {
            if self.eat_dots() {
                self.punct(b')')?;
                return Ok((params, true));
            }
            let start = self.next_at();
            let ty = self.ty()?;
            if ty == Ty::VOID && params.is_empty() && self.eat(b')') {
                return Ok((params, false));
            }
            if !self.m.types.is_first_class(ty) {
                let message = format!("a parameter of type {}", self.m.show(ty));
                return self.breaks(rule::FIRST_CLASS, self.span(start), message);
            }
            let name_at = self.next_at();
            let name = match self.try_name()? {
                Some(Ref::Name(name)) => Some(name),
                _ => None,
            };
            let span = match name {
                Some(_) => self.span(name_at),
                None => self.span(start),
            };
            params.push(Param { ty, name, span });
            if !self.eat(b',') {
                self.punct(b')')?;
                return Ok((params, false));
            }
        }
    }
}

/// Whether a line starts something at the top level, rather than going on with it.
fn starts_entity(line: &[u8]) -> bool {
    let word = lex::peek_word(line);
    matches!(
        word,
        b"implementation"
            | b"declare"
            | b"target"
            | b"deplibs"
            | b"module"
            | b"internal"
            | b"linkonce"
    ) || matches!(line, [b'%' | b'"', ..])
        || super::types::is_type_word(word) && header(line)
}

/// Whether a parenthesis is open at the end of a header: `int %f(`.
fn header(line: &[u8]) -> bool {
    let end = line.iter().position(|&b| b == b'\n').unwrap_or(line.len());
    line[..end].contains(&b'(') && !line[..end].iter().all(|&b| is(b, lex::BLANK))
}
