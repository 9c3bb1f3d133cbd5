//! The bodies of functions: constants with names, labels, and statements.

use super::super::ast::{SymbolId, SymbolKind};
use super::super::op::{Builtin, Opcode};
use super::super::types::Ty;
use super::{Parsed, Parser, Ref, consts, inst, locals};
use crate::diag::{Diagnostic, Span, suggest};
use crate::ir::name::Name;
use crate::text::lex::{self, ALPHA, DIGIT, NAME, is};

/// A parameter of a header.
pub(super) struct Param {
    pub ty: Ty,
    pub name: Option<Name>,
    pub span: Span,
}

/// The body of a function, behind its header.
pub(super) fn function_body(p: &mut Parser<'_>, symbol: SymbolId, ret: Ty, params: &[Param]) {
    locals::begin_names(p);
    p.in_body = true;
    p.ret = ret;
    p.block = None;
    p.body.clear();
    p.body.param_count = params.len() as u32;
    for param in params {
        locals::define(p, param.name.map(Ref::Name), param.ty, param.span);
    }
    named_consts(p);
    let opened = p.eat(b'{') || p.eat_word("begin");
    if !opened {
        let failed = p.expected::<()>("`{` or `begin`");
        push_failure(p, failed);
    }
    while statement_or_end(p) {}
    locals::end_block(p);
    locals::resolve_locals(p);
    locals::undefined_labels(p);
    p.in_body = false;
    let at = p.at();
    p.body.end = Span::new(at.saturating_sub(1), at);
    // The next body grows in the same tables, and this one has no more than it needs.
    let body = p.body.clone();
    if let SymbolKind::Function(function) = &mut p.m.symbols[symbol].kind {
        function.body = Some(body);
    }
}

/// The constants that 2002 gives names in front of a body: `%name = T constant`.
fn named_consts(p: &mut Parser<'_>) {
    while matches!(lex::skip(p.i), [b'%' | b'"', ..]) {
        p.start = p.next_at();
        let result = named_const_row(p);
        if push_failure(p, result).is_none() {
            p.recover(|line| matches!(line, [b'%' | b'{' | b'}', ..]));
        }
    }
}

fn named_const_row(p: &mut Parser<'_>) -> Parsed<()> {
    let name = p.name()?;
    p.punct(b'=')?;
    let id = consts::typed_const(p)?;
    if let Ref::Name(name) = name {
        p.locals.consts.push((name, id));
    }
    Ok(())
}

/// Keeps the diagnostic of a failure.
pub(super) fn push_failure<T>(p: &mut Parser<'_>, result: Parsed<T>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(diagnostic) => {
            p.diags.push(*diagnostic);
            None
        }
    }
}

/// One statement; false where the body ends.
fn statement_or_end(p: &mut Parser<'_>) -> bool {
    p.i = lex::skip_line(p.i);
    p.start = p.at();
    match p.i {
        [] => {
            let failed = p.expected::<()>("`}`");
            push_failure(p, failed);
            return false;
        }
        [b'}', rest @ ..] => {
            p.i = rest;
            return false;
        }
        [b'e', b'n', b'd', rest @ ..] if !matches!(rest, [b, ..] if is(*b, NAME) || *b == b':') => {
            p.i = rest;
            return false;
        }
        _ => {}
    }
    p.scratch.clear();
    if let Err(diagnostic) = statement(p) {
        p.diags.push(*diagnostic);
        p.locals.gap = true;
        if let Some(Ref::Name(name)) = p.scratch.name {
            p.failed.push(name);
        }
        // What a failed terminator leaves open is no error of its own.
        p.i = &p.text[p.start.max(p.at())..];
        p.recover(|line| {
            let word = &line[..lex::run(line, NAME)];
            matches!(line, [b'%' | b'}', ..])
                || line.get(word.len()) == Some(&b':')
                || Opcode::from_word(word).is_some()
                || matches!(word, b"end" | b"tail" | b"volatile")
        });
    }
    true
}

fn statement(p: &mut Parser<'_>) -> Parsed<()> {
    let start = p.start;
    match p.i {
        [b'%', ..] => {
            let name = match p.plain_name() {
                Some(name) => Ref::Name(name),
                None => p.name()?,
            };
            let span = p.span(start);
            if !p.eat(b'=') {
                return p.expected("`=`");
            }
            p.scratch.name = Some(name);
            p.scratch.name_span = span;
            instruction(p)
        }
        [b'"', ..] => {
            let name = p.string()?;
            let span = p.span(start);
            if p.eat(b':') {
                locals::start_block(p, Ref::Name(name), false, span);
                return Ok(());
            }
            p.punct(b'=')?;
            p.scratch.name = Some(Ref::Name(name));
            p.scratch.name_span = span;
            instruction(p)
        }
        [b, ..] if is(*b, NAME) => {
            let len = lex::run(p.i, NAME);
            if p.i.get(len) == Some(&b':') {
                let name = p.recent.get(&p.i[..len], &mut p.m.names);
                p.i = &p.i[len + 1..];
                let span = Span::new(start, start + len);
                locals::start_block(p, Ref::Name(name), false, span);
                return Ok(());
            }
            instruction(p)
        }
        _ => p.expected("an instruction"),
    }
}

/// An instruction, behind the name of its result.
fn instruction(p: &mut Parser<'_>) -> Parsed<()> {
    p.next_at();
    let len = lex::run(p.i, ALPHA | DIGIT);
    let Some(op) = Opcode::starting(p.i, len) else {
        return other_instruction(p, p.peek_word());
    };
    p.i = &p.i[len..];
    open_block(p);
    inst::operation(p, op, 0)
}

/// Instructions without a label in front of them start a block of their own behind a
/// terminator.
fn open_block(p: &mut Parser<'_>) {
    if p.block.is_none() {
        let number = p.locals.implicit;
        p.locals.implicit += 1;
        let start = p.start;
        locals::start_block(p, Ref::Number(number), true, Span::new(start, start));
    }
}

fn other_instruction<'a>(p: &mut Parser<'a>, word: &'a [u8]) -> Parsed<()> {
    use super::super::ast::flag;
    if let Some(builtin) = Builtin::find(word)
        && lex::peek(&p.i[word.len()..]) == b'('
    {
        open_block(p);
        p.i = &p.i[word.len()..];
        let name = p.m.names.intern(word);
        return inst::builtin(p, name, builtin);
    }
    let flags = match word {
        b"volatile" => flag::VOLATILE,
        b"tail" => flag::TAIL,
        _ => return no_instruction(p, word),
    };
    p.i = &p.i[word.len()..];
    let next = p.peek_word();
    p.next_at();
    let op = match (flags, next) {
        (flag::VOLATILE, b"load") => Opcode::Load,
        (flag::VOLATILE, b"store") => Opcode::Store,
        (flag::TAIL, b"call") => Opcode::Call,
        (flag::TAIL, _) => return p.expected("`call`"),
        _ => return p.expected("`load` or `store`"),
    };
    p.i = &p.i[next.len()..];
    open_block(p);
    inst::operation(p, op, flags)
}

/// A word that is no instruction of these years: perhaps of a later one.
#[cold]
fn no_instruction(p: &mut Parser<'_>, word: &[u8]) -> Parsed<()> {
    let later = match word {
        b"fadd" => Some("add"),
        b"fsub" => Some("sub"),
        b"fmul" => Some("mul"),
        b"trunc" | b"zext" | b"sext" | b"fptrunc" | b"fpext" | b"fptoui" | b"fptosi"
        | b"uitofp" | b"sitofp" | b"ptrtoint" | b"inttoptr" | b"bitcast" => Some("cast"),
        _ => None,
    };
    let at = p.at();
    let span = Span::new(at, at + word.len().max(1));
    let text = String::from_utf8_lossy(word);
    if let Some(own) = later {
        return Err(Box::new(
            Diagnostic::error("syntax", span, format!("`{text}` came with LLVM 2.0"))
                .label(format!("here it is `{own}`, which the types decide")),
        ));
    }
    let words = Opcode::WORDS.iter().map(|w| (w.as_bytes(), *w));
    if let Some(near) = suggest::closest(word, words) {
        let made = Diagnostic::error(
            "syntax",
            span,
            format!("expected an instruction, found `{text}`"),
        );
        return Err(Box::new(made.fix(
            span,
            near,
            format!("did you mean `{near}`?"),
        )));
    }
    p.expected("an instruction")
}
