//! The top level: types, variables, functions, and what is said about the target.

use super::super::Dialect;
use super::super::ast::{Function, Item, ItemKind, Linkage, Module, Symbol, SymbolId, SymbolKind};
use super::super::rule;
use super::super::types::{Ty, Type};
use super::body::Param;
use super::{Parsed, Parser, Ref, body, consts, inst, types};
use crate::diag::Span;
use crate::ir::name::Name;
use crate::text::lex::{self, is};

impl Parser<'_> {
    /// Parses the whole text.
    pub(crate) fn run(mut self) -> Module {
        loop {
            self.start = self.next_at();
            if self.i.is_empty() {
                break;
            }
            self.scratch.clear();
            let result = entity(&mut self);
            if body::push_failure(&mut self, result).is_none() {
                if let Some(Ref::Name(name)) = self.scratch.name {
                    self.failed.push(name);
                    // What it would have stood for is no error of its own.
                    let id = self.m.types.by_name(name, Span::NONE);
                    self.m.types.named[id].defined = true;
                }
                self.recover(starts_entity);
            }
        }
        types::undefined_types(&mut self);
        consts::resolve_names(&mut self);
        self.m
    }
}

fn item(p: &mut Parser<'_>, kind: ItemKind) -> Parsed<()> {
    let span = p.span(p.start);
    p.m.items.push(Item { kind, span });
    Ok(())
}

fn entity(p: &mut Parser<'_>) -> Parsed<()> {
    let before = p.i;
    if let Some(name) = p.try_name()? {
        let span = p.span(p.start);
        if p.eat(b'=') {
            p.scratch.name = Some(name);
            return definition(p, Some(name), span);
        }
        p.i = before;
        return function(p, false, Linkage::External);
    }
    let word = p.peek_word();
    match word {
        b"implementation" => {
            p.i = &p.i[word.len()..];
            item(p, ItemKind::Implementation)
        }
        b"declare" => {
            p.i = &p.i[word.len()..];
            let linkage = linkage(p);
            function(p, true, linkage)
        }
        b"target" => {
            p.i = &p.i[word.len()..];
            target(p)
        }
        b"deplibs" => {
            p.i = &p.i[word.len()..];
            libraries(p)
        }
        b"module" => {
            p.i = &p.i[word.len()..];
            p.word("asm")?;
            let text = p.string()?;
            item(p, ItemKind::Asm(text))
        }
        b"type" | b"global" | b"constant" | b"const" => {
            let at = p.at();
            definition(p, None, Span::new(at, at))
        }
        _ => {
            let linkage = linkage(p);
            let at = p.at();
            if linkage != Linkage::External && is_variable(p.peek_word()) {
                return variable(p, None, Span::new(at, at), linkage);
            }
            function(p, false, linkage)
        }
    }
}

fn linkage(p: &mut Parser<'_>) -> Linkage {
    p.next_at();
    let word = p.peek_word();
    for &(text, linkage) in Linkage::WORDS {
        if !text.is_empty() && text.as_bytes() == word {
            p.i = &p.i[word.len()..];
            return linkage;
        }
    }
    Linkage::External
}

fn target(p: &mut Parser<'_>) -> Parsed<()> {
    p.next_at();
    let word = p.peek_word();
    p.i = &p.i[word.len()..];
    let what = match word {
        b"endian" | b"pointersize" | b"triple" | b"datalayout" => word,
        _ => {
            p.i = &p.text[p.at() - word.len()..];
            return p.expected("`endian`, `pointersize`, `triple` or `datalayout`");
        }
    };
    p.punct(b'=')?;
    let kind = match what {
        b"endian" if p.eat_word("little") => ItemKind::BigEndian(false),
        b"endian" if p.eat_word("big") => ItemKind::BigEndian(true),
        b"endian" => return p.expected("`little` or `big`"),
        b"pointersize" => {
            let start = p.next_at();
            match p.uint()? {
                size @ (32 | 64) => ItemKind::PointerSize(size as u32),
                other => {
                    let message = format!("pointers have 32 or 64 bits, not {other}");
                    return p.breaks(rule::CONSTANT, p.span(start), message);
                }
            }
        }
        b"triple" => ItemKind::Triple(p.string()?),
        _ => ItemKind::Layout(p.string()?),
    };
    item(p, kind)
}

fn libraries(p: &mut Parser<'_>) -> Parsed<()> {
    p.punct(b'=')?;
    p.punct(b'[')?;
    while !p.eat(b']') {
        let name = p.string()?;
        item(p, ItemKind::Library(name))?;
        if !p.eat(b',') {
            p.punct(b']')?;
            break;
        }
    }
    Ok(())
}

/// Whether a variable begins with a word. (`const` is `constant` to the assemblers of the time.)
fn is_variable(word: &[u8]) -> bool {
    matches!(word, b"global" | b"constant" | b"const")
}

/// What is behind `%name =`.
fn definition(p: &mut Parser<'_>, name: Option<Ref>, span: Span) -> Parsed<()> {
    if p.eat_word("type") {
        return type_definition(p, name, span);
    }
    let linkage = linkage(p);
    match p.peek_word() {
        word if is_variable(word) => variable(p, name, span, linkage),
        _ if linkage != Linkage::External => p.expected("`global` or `constant`"),
        _ => {
            let id = consts::typed_const(p)?;
            let span_all = p.span(p.start);
            p.of_year("a constant with a name", Dialect::Llvm2002, span_all, "");
            let ty = p.m.consts[id].ty;
            let kind = SymbolKind::Constant(id);
            symbol(p, name, span, ty, ty, linkage, kind)
        }
    }
}

fn type_definition(p: &mut Parser<'_>, name: Option<Ref>, span: Span) -> Parsed<()> {
    let name = match name {
        Some(Ref::Name(name)) => name,
        Some(Ref::Number(n)) => p.m.names.intern(n.to_string().as_bytes()),
        None => {
            p.next_type += 1;
            let number = p.next_type - 1;
            p.m.names.intern(number.to_string().as_bytes())
        }
    };
    let id = p.m.types.by_name(name, span);
    let known = p.m.types.named[id];
    let opaque = p.eat_word("opaque");
    let body = match opaque {
        true => None,
        false => Some(types::ty(p)?),
    };
    if known.defined && known.body.is_some() && body.is_some() {
        // Linked modules say the same more than once.
        let same = known
            .body
            .zip(body)
            .is_some_and(|(a, b)| p.m.types.same(a, b));
        if !same {
            let message = format!("type {} is defined twice", p.m.show_name(name));
            let made = p.broken(rule::REDEFINITION, span, message);
            p.diags.push(made.also(known.span, "first defined here"));
        }
        return Ok(());
    }
    if body.is_some() || !known.defined {
        p.m.types.define(id, body);
        p.m.types.named[id].span = span;
    }
    match known.defined {
        // It stands where it was opaque so far.
        true => Ok(()),
        false => item(p, ItemKind::Type(id)),
    }
}

fn variable(p: &mut Parser<'_>, name: Option<Ref>, span: Span, linkage: Linkage) -> Parsed<()> {
    p.next_at();
    let constant = p.peek_word() != b"global";
    p.i = &p.i[p.peek_word().len()..];
    let (mut ty, ty_span) = types::spanned_ty(p)?;
    let elsewhere = matches!(
        linkage,
        Linkage::Elsewhere | Linkage::Uninitialized | Linkage::ExternWeak | Linkage::DllImport
    );
    if matches!(p.m.types.resolved(ty), Type::Function(..)) || ty == Ty::VOID {
        let message = format!("a variable of type {}, which has no size", p.m.show(ty));
        return p.breaks(rule::INIT, ty_span, message);
    }
    let mut init = None;
    if !elsewhere {
        let before = p.i;
        let id = consts::constant(p, ty)?;
        if p.peek() == b'=' {
            // That was the name of the next definition.
            p.i = before;
            return p.expected("an initial value");
        }
        // An array without a size has that of its initial value.
        ty = match p.m.consts[id].kind {
            super::super::ast::ConstKind::Named(..) => ty,
            _ => p.m.consts[id].ty,
        };
        init = Some(id);
    }
    let value_ty = p.m.types.pointer(ty);
    let kind = SymbolKind::Variable { constant, init };
    let (mut section, mut align) = (None, 0);
    while p.eat(b',') {
        if p.eat_word("section") {
            section = Some(p.string()?);
        } else if p.peek_word() == b"align" {
            align = p.align()?;
        } else {
            return p.expected("`section` or `align`");
        }
    }
    symbol(p, name, span, ty, value_ty, linkage, kind)?;
    let symbol = &mut p.m.symbols.values_mut().next_back();
    if let Some(symbol) = symbol {
        (symbol.section, symbol.align) = (section, align);
    }
    Ok(())
}

/// Adds a symbol and gives it its name, or the next number of its type.
fn symbol(
    p: &mut Parser<'_>,
    name: Option<Ref>,
    span: Span,
    ty: Ty,
    value_ty: Ty,
    linkage: Linkage,
    kind: SymbolKind,
) -> Parsed<()> {
    let name = match name {
        Some(Ref::Name(name)) => Some(name),
        Some(Ref::Number(n)) => {
            let plane = p.m.types.canon(value_ty);
            let right = p.unnamed.get(&plane).map_or(0, Vec::len);
            if n as usize != right {
                let shown = p.m.show(value_ty);
                let message = format!("the next value of {shown} is `%{right}`, not `%{n}`");
                let made = p.broken(rule::REDEFINITION, span, message);
                p.diags.push(*made);
            }
            None
        }
        None => None,
    };
    if let Some(name) = name
        && let Some(first) = known_symbol(p, name, value_ty)
    {
        let declares = |kind: &SymbolKind, linkage: Linkage| match kind {
            SymbolKind::Variable { init, .. } => {
                init.is_none() && linkage != Linkage::Uninitialized
            }
            SymbolKind::Function(function) => function.body.is_none(),
            SymbolKind::Constant(_) => false,
        };
        let known = &p.m.symbols[first];
        // A declaration stands beside a definition, and appending variables make one array.
        if !declares(&kind, linkage)
            && !declares(&known.kind, known.linkage)
            && !matches!(kind, SymbolKind::Function(_))
        {
            let message = format!(
                "{} is given to two values of type {}",
                p.m.show_name(name),
                p.m.show(value_ty)
            );
            let known = known.span;
            let made = p.broken(rule::REDEFINITION, span, message);
            p.diags.push(made.also(known, "first defined here"));
        }
    }
    let id = p.m.symbols.push(Symbol {
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
        Some(name) => p.m.by_name.entry(name).or_default().push(id),
        None => {
            let plane = p.m.types.canon(value_ty);
            p.unnamed.entry(plane).or_default().push(id);
        }
    }
    item(p, ItemKind::Symbol(id))
}

/// The symbol of a name and type.
fn known_symbol(p: &mut Parser<'_>, name: Name, ty: Ty) -> Option<SymbolId> {
    let same = p.m.by_name.get(&name)?;
    let types = &mut p.m.types;
    let symbols = &p.m.symbols;
    let mut same = same.iter().copied();
    same.find(|&id| types.same(symbols[id].value_ty, ty))
}

/// `[cc] T name(params)`, and a body unless it is declared.
fn function(p: &mut Parser<'_>, declare: bool, linkage: Linkage) -> Parsed<()> {
    let (conv, sret) = inst::convention(p)?;
    let start = p.next_at();
    let Some(ret) = types::try_ty(p)? else {
        return p.expected("a type, a function, or a definition such as `%x = global`");
    };
    if !p.m.types.is_first_class(ret) && ret != Ty::VOID {
        let message = format!("a function cannot return {}", p.m.show(ret));
        return p.breaks(rule::AGGREGATE_RET, p.span(start), message);
    }
    let start = p.next_at();
    let before = p.i;
    let Some(name @ Ref::Name(text)) = p.try_name()? else {
        p.i = before;
        return p.expected("the name of a function, such as `%f`");
    };
    let span = p.span(start);
    p.scratch.name = Some(name);
    let (params, varargs) = params(p)?;
    let types: Vec<Ty> = params.iter().map(|param| param.ty).collect();
    let ty = p.m.types.function(ret, &types, varargs);
    let value_ty = p.m.types.pointer(ty);
    let mut section = None;
    let mut align = 0;
    loop {
        if p.eat_word("section") {
            section = Some(p.string()?);
        } else if p.peek_word() == b"align" {
            align = p.align()?;
        } else if !p.eat(b',') {
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
        && let Some(first) = known_symbol(p, text, value_ty)
        && let SymbolKind::Function(known) = &p.m.symbols[first].kind
        && known.body.is_some()
    {
        let message = format!(
            "{} of type {} is defined twice",
            p.m.show_name(text),
            p.m.show(ty)
        );
        let first = p.m.symbols[first].span;
        let made = p.broken(rule::REDEFINITION, span, message);
        p.diags.push(made.also(first, "first defined here"));
    }
    let kind = SymbolKind::Function(Box::new(function));
    symbol(p, Some(name), span, ty, value_ty, linkage, kind)?;
    let Some(id) = p.m.symbols.keys().next_back() else {
        return Ok(());
    };
    let symbol = &mut p.m.symbols[id];
    (symbol.section, symbol.align) = (section, align);
    if defines {
        body::function_body(p, id, ret, &params);
    }
    Ok(())
}

/// `(T %a, U, ...)`
fn params(p: &mut Parser<'_>) -> Parsed<(Vec<Param>, bool)> {
    p.punct(b'(')?;
    let mut params = Vec::new();
    if p.eat(b')') {
        return Ok((params, false));
    }
    loop {
        if types::eat_dots(p) {
            p.punct(b')')?;
            return Ok((params, true));
        }
        let start = p.next_at();
        let ty = types::ty(p)?;
        if ty == Ty::VOID && params.is_empty() && p.eat(b')') {
            return Ok((params, false));
        }
        if !p.m.types.is_first_class(ty) {
            let message = format!("a parameter of type {}", p.m.show(ty));
            return p.breaks(rule::FIRST_CLASS, p.span(start), message);
        }
        let name_at = p.next_at();
        let name = match p.try_name()? {
            Some(Ref::Name(name)) => Some(name),
            _ => None,
        };
        let span = match name {
            Some(_) => p.span(name_at),
            None => p.span(start),
        };
        params.push(Param { ty, name, span });
        if !p.eat(b',') {
            p.punct(b')')?;
            return Ok((params, false));
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
