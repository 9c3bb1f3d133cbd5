//! Function bodies: statements, labels, names, and what is settled when the body ends.

use super::error::{self, Error, Expected};
use super::lex::{
    ALPHA, BLANK, DIGIT, Input, NAME, PResult, fail, ident, is, punct, run, skip, skip_line, string,
};
use super::locals::{Locals, NO_VALUE};
use super::parser::Parser;
use super::{consts, diagnose, inst, metadata, use_list};
use crate::diag::{Diagnostic, Diagnostics, Span, suggest};
use crate::entity::Entity;
use crate::ir::body::{BlockData, Mismatch};
use crate::ir::{
    Block, FuncId, GlobalKind, Inst, InstData, LocalName, LocalNameKind, Operand, TypeId, Value,
};
use crate::sort;

/// A body of more instructions than this is given away as it is instead of copied to size.
const LARGE: usize = 1 << 14;
/// How many errors get a guess at what was meant: guessing looks at all names.
const MAX_GUESSES: usize = 50;

/// Parses the body of `func`, which stands at `span`, without its braces.
pub(super) fn function_body(p: &mut Parser<'_>, func: FuncId, span: Span) {
    p.end = span.end();
    let mut i = &p.text[span.start as usize..span.end()];
    p.locals.start(i.len());
    p.block_users.clear();
    p.block_open = false;
    p.prev_end = span.start as usize;
    define_params(p, func);
    let mut closed = p.text.get(span.end()) == Some(&b'}');
    loop {
        i = skip_line(i);
        match i {
            [] => break,
            [b'}', rest @ ..] => {
                // The skim took the end of something else for the end of this body.
                closed = true;
                if skip(rest).is_empty()
                    && p.text.get(span.end()) == Some(&b'}')
                    && p.body.gaps().is_empty()
                {
                    let brace = Span::new(span.end(), span.end() + 1);
                    let message = "this brace closes nothing";
                    let diagnostic = Diagnostic::error("syntax", brace, message);
                    p.diags
                        .push(diagnostic.fix(brace, "", "remove it").certain());
                }
                if !skip(rest).is_empty() {
                    let late = p.span(rest, &[]);
                    p.late.push(late);
                }
                break;
            }
            _ => {}
        }
        match statement(p, i) {
            Ok((rest, ())) => i = rest,
            Err(nom::Err::Error(e) | nom::Err::Failure(e)) => i = bad_statement(p, i, e),
            Err(nom::Err::Incomplete(_)) => break,
        }
    }
    let nests = !closed && p.open_body == Some(func);
    if nests {
        nested_definition(p, func, span);
    }
    if !closed && !nests && (p.body.gaps().is_empty() || braces_match(p, span)) {
        let brace = Span::new(span.start as usize - 1, span.start as usize);
        let end = error::found(p.text, span.start as usize, span.end().min(p.text.len())).0;
        let end = Span::new(end.start as usize, end.start as usize);
        p.diags.push(
            Diagnostic::error("syntax", end, "this function body is not closed by `}`")
                .also(brace, "opened here")
                .fix(end, "\n}", "add a closing brace")
                .certain(),
        );
    }
    close_block(p);
    settle_values(p);
    settle_labels(p);
    let body = take_body(p);
    p.m.funcs[func].body = Some(body);
    p.end = p.text.len();
}

/// Whether each brace within a body has its counterpart, so that the one of the body itself is missing.
#[cold]
fn braces_match(p: &Parser<'_>, span: Span) -> bool {
    let text = &p.text[span.start as usize..span.end()];
    let count = |brace| memchr::memchr_iter(brace, text).count();
    // `end` was said to mean it.
    let is_known = |last: &Diagnostic| last.fix.as_ref().is_some_and(|fix| fix.replacement == "}");
    count(b'{') == count(b'}') && !p.diags.iter().last().is_some_and(is_known)
}

/// Reports a definition that stands in the body of another one.
#[cold]
fn nested_definition(p: &mut Parser<'_>, func: FuncId, span: Span) {
    if !p.block_open {
        open_unlabelled(p, &[]);
    }
    let gap = p.body.insts.next_key();
    p.body.notes_mut().gaps.push(gap);
    let global = p.m.funcs[func].global;
    let name = &p.m.globals[global];
    let shown = crate::ir::print::name_text(p.m.names.get(name.name));
    let word = Span::new(span.end(), span.end() + b"define".len());
    let message = format!("this definition stands in the body of `@{shown}`");
    let diagnostic = Diagnostic::error("syntax", word, message)
        .also(name.span, "whose body is not closed")
        .note("functions do not nest: each is defined at the top level, and called by its name");
    p.diags.push(diagnostic);
}

fn define_params(p: &mut Parser<'_>, func: FuncId) {
    p.func = func;
    let count = p.m.funcs[func].params.len();
    p.body.param_count = count as u32;
    for n in 0..count {
        let param = p.m.funcs[func].params[n];
        let value = p.body.types.push(param.ty);
        p.body.names.push(param.name);
        if param.name == LocalName::UNNAMED {
            let number = p.locals.take_next();
            define_implicit(p, number, value);
        } else {
            define(p, param.name, value, param.span);
        }
    }
}

/// The finished body; the scratch one is empty again and keeps its memory.
fn take_body(p: &mut Parser<'_>) -> crate::ir::Body {
    let body = &mut p.body;
    if body.insts.len() > LARGE {
        let mut body = std::mem::take(body);
        body.shrink_to_fit();
        return body;
    }
    let copy = body.clone();
    body.clear();
    copy
}

/// One statement: a label or an instruction.
#[inline(always)]
fn statement<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    if let [b'%', after @ ..] = i {
        let (rest, name) = ident(after)?;
        let name = consts::local_name(p, name);
        p.statement_name = name;
        let (rest, ()) = punct(b'=')(rest)?;
        return inst::instruction(p, i, skip(rest), name);
    }
    p.statement_name = LocalName::UNNAMED;
    if let [b, ..] = i
        && is(*b, ALPHA)
        && i.get(run(i, NAME)) != Some(&b':')
    {
        return inst::instruction(p, i, i, LocalName::UNNAMED);
    }
    other_statement(p, i)
}

/// A label or a debug record.
#[inline(never)]
fn other_statement<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    match i {
        [b, ..] if is(*b, NAME) || *b == b'"' => {
            let (rest, name) = ident(i)?;
            let name = consts::local_name(p, name);
            let span = p.span(i, rest);
            let (rest, ()) = match rest {
                [b':', rest @ ..] => (rest, ()),
                _ => return fail(i, Expected::Instruction),
            };
            open_block(p, name, span);
            Ok((rest, ()))
        }
        [b'#', ..] if i.starts_with(b"#dbg_") => metadata::debug_record(p, i),
        // Attributes of the call on the line before, or what it is given besides.
        [b'#', b'0'..=b'9', ..] | [b'[', ..] => late_attributes(p, i),
        // Metadata of the instruction on the line before.
        [b',', ..] if !p.body.insts.is_empty() && super::lex::peek(&i[1..]) == b'!' => {
            metadata::attachments(p, i)
        }
        _ => fail(i, Expected::Instruction),
    }
}

/// Attributes and bundles of the call on the line before.
fn late_attributes<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    let last = p.body.insts.values().next_back();
    let (Some(&InstData::Call { call }), true) = (last, p.block_open) else {
        return fail(i, Expected::Instruction);
    };
    let (rest, ()) = super::call::late_attributes(p, i, call)?;
    metadata::attachments(p, rest)
}

/// A statement that starts with a word that is no instruction.
pub(super) fn directive<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    if i.starts_with(b"uselistorder") {
        return use_list::body_use_list(p, i);
    }
    late_attributes(p, i)
}

/// Reports a statement that failed and finds the next one.
#[cold]
fn bad_statement<'a>(p: &mut Parser<'a>, start: Input<'a>, e: Error) -> Input<'a> {
    if let Some(rest) = fix_statement(p, start, e) {
        return rest;
    }
    // What was left is counted from where the failure was, in this body.
    let mut left = e.left as usize;
    if e.expected == Expected::Reported || left > start.len() {
        left = start.len();
    } else {
        diagnose::syntax_error(p, start, e);
    }
    p.words.clear();
    p.type_stack.clear();
    p.const_stack.clear();
    forget_uses(p, start);
    if !p.block_open {
        open_unlabelled(p, start);
    }
    let gap = p.body.insts.next_key();
    p.body.notes_mut().gaps.push(gap);
    // Uses of what the statement would have defined are no errors of their own.
    let name = p.statement_name;
    if name != LocalName::UNNAMED {
        let slot = p.locals.slot(name);
        let word = slot.value;
        if word == NO_VALUE {
            slot.value = Operand::MISSING.0;
        } else if let Some(forward) = Locals::as_forward(Operand(word)) {
            slot.value = Operand::MISSING.0;
            p.locals.forwards[forward as usize].defined = true;
        }
        p.locals.take(name);
    }
    let fault = &start[start.len() - left..];
    if let Some(rest) = diagnose::behind_comment(fault) {
        return rest;
    }
    if fault.starts_with(b"{")
        && start.starts_with(b"switch")
        && let Some(rest) = diagnose::behind_braces(fault)
    {
        return rest;
    }
    if let Some(rest) = diagnose::behind_nested_code(start, fault) {
        return rest;
    }
    // A token that starts a line was meant to start a statement.
    let before = &p.text[..p.at(fault)];
    let line = before
        .iter()
        .rposition(|&b| !is(b, BLANK) || b == b'\n')
        .is_some_and(|at| before[at] == b'\n');
    if line && fault.len() < start.len() && starts_statement(fault) {
        return fault;
    }
    let mut rest = fault;
    loop {
        let Some(at) = memchr::memchr(b'\n', rest) else {
            return &[];
        };
        rest = &rest[at + 1..];
        let next = skip(rest);
        if next.is_empty() || starts_statement(next) {
            return next;
        }
        rest = next;
    }
}

/// Goes on with a statement that is wrong in one place only, where it is certain what is meant:
/// reports that, and gives what comes behind it.
fn fix_statement<'a>(p: &mut Parser<'a>, start: Input<'a>, e: Error) -> Option<Input<'a>> {
    let fault = start.get(start.len().checked_sub(e.left as usize)?..)?;
    if let Some((rest, name)) = diagnose::statement::bad_beginning(p, start, fault) {
        if let [b'\n', ..] | [] = rest {
            // All of the line was reported, its result is missing.
            let gap = p.body.insts.next_key();
            p.body.notes_mut().gaps.push(gap);
            return Some(rest);
        }
        let made = match name {
            Some(name) => inst::instruction(p, start, rest, name),
            None => statement(p, rest),
        };
        return Some(match made {
            Ok((rest, ())) => rest,
            Err(nom::Err::Error(e) | nom::Err::Failure(e)) => bad_statement(p, rest, e),
            Err(nom::Err::Incomplete(_)) => &[],
        });
    }
    if e.expected != super::error::Expected::Byte(b'=')
        || !fault.starts_with(b":")
        || fault.get(1).is_some_and(|&b| is(b, NAME))
    {
        return None;
    }
    if let Some(rest) = fault.strip_prefix(b":=") {
        diagnose::syntax_error(p, start, e);
        let made = inst::instruction(p, start, skip(rest), p.statement_name);
        return Some(match made {
            Ok((rest, ())) => rest,
            Err(nom::Err::Error(e) | nom::Err::Failure(e)) => bad_statement(p, start, e),
            Err(nom::Err::Incomplete(_)) => &[],
        });
    }
    let sign = p.span(start, &start[1..]);
    let label = p.span(start, fault);
    let shown = shown(p, p.statement_name);
    let message = format!("a label is defined without a percent sign: `{shown}:`");
    p.diags.push(
        Diagnostic::error("syntax", label, message)
            .fix(sign, "", "remove the percent sign")
            .certain(),
    );
    open_block(p, p.statement_name, label);
    Some(&fault[1..])
}

/// Forgets what a statement that has failed has used: that it failed was said already.
fn forget_uses<'a>(p: &mut Parser<'a>, start: Input<'a>) {
    let (start, end) = (p.at(start) as u32, p.end as u32);
    if p.body.notes.is_some() {
        let mismatches = &mut p.body.notes_mut().mismatches;
        mismatches.retain(|mismatch| mismatch.span.start < start);
    }
    p.locals.uses.retain(|used| used.span.start < start);
    // What it took for types; all others are known before bodies are read.
    let named = p.m.types.named.iter().rev();
    let mistaken = named.take_while(|(_, named)| (start..end).contains(&named.span.start));
    p.mistaken.extend(mistaken.map(|(id, _)| id));
    // Symbols that it alone has mentioned so far.
    let mentioned = p.m.globals.iter().rev();
    let room = Diagnostics::DEFAULT_LIMIT.saturating_sub(p.m.failed.len());
    let failed: Vec<_> = mentioned
        .take_while(|(_, global)| (start..end).contains(&global.span.start))
        .filter(|(_, global)| global.kind == GlobalKind::Undeclared)
        .map(|(id, _)| id)
        .take(room)
        .collect();
    p.m.failed.extend(failed);
    // Other uses of a name have errors of their own.
    for at in (0..p.locals.forwards.len()).rev() {
        let forward = &mut p.locals.forwards[at];
        if forward.span.start < start {
            break;
        }
        let was_defined = std::mem::replace(&mut forward.defined, true);
        let name = forward.name;
        if !was_defined {
            p.locals.slot(name).value = NO_VALUE;
        }
    }
    for at in (0..p.locals.labels.len()).rev() {
        let label = &mut p.locals.labels[at];
        if label.span.start < start {
            break;
        }
        if label.block == u32::MAX {
            label.forgotten = true;
            let name = label.name;
            p.locals.slot(name).label = super::locals::NO_LABEL;
        }
    }
}

// Blocks.

/// Starts a block at a label.
pub(super) fn open_block(p: &mut Parser<'_>, name: LocalName, span: Span) {
    close_block(p);
    let block = p.body.blocks.next_key();
    let label = p.locals.label(name, span);
    let row = &mut p.locals.labels[label as usize];
    if row.block == u32::MAX {
        row.block = block.0;
        row.span = span;
    } else if p.body.blocks[Block(row.block)].name == LocalName::UNNAMED {
        // The number that an unlabelled block was given here is no label that was written.
        row.block = block.0;
        row.span = span;
    } else {
        let first = row.span;
        let shown = shown(p, name);
        p.diags.push(
            Diagnostic::error(
                "redefinition",
                span,
                format!("label `{shown}` is defined twice"),
            )
            .also(first, "first defined here")
            .note("each block has a name of its own"),
        );
    }
    p.locals.take(name);
    push_block(p, name, span);
}

fn push_block(p: &mut Parser<'_>, name: LocalName, span: Span) {
    let first = p.body.insts.next_key();
    p.body.blocks.push(BlockData {
        name,
        span,
        first,
        end: first,
    });
    p.block_open = true;
}

/// Starts a block that has no label at the instruction `i`. Its number is the next one, or
/// what a comment in front of it says (`; <label>:7`).
#[inline(never)]
pub(super) fn open_unlabelled<'a>(p: &mut Parser<'a>, i: Input<'a>) {
    let at = p.at(i);
    let before = &p.text[p.prev_end.min(at)..at];
    let mut number = None;
    if let Some(comment) = memchr::memmem::rfind(before, b"<label>:") {
        let digits = &before[comment + b"<label>:".len()..];
        if let Ok((_, n)) = super::lex::uint32(digits)
            && n <= LocalName::MAX_NUMBER
            && is_mentioned(p, n, p.locals.next)
        {
            number = Some(LocalName::number(n));
        }
    }
    let name = match number {
        Some(number) => {
            p.locals.take(number);
            number
        }
        None => p.locals.take_next(),
    };
    let span = Span::new(at, at);
    let block = p.body.blocks.next_key();
    let label = p.locals.label(name, span);
    let row = &mut p.locals.labels[label as usize];
    if row.block == u32::MAX {
        row.block = block.0;
        row.span = span;
    }
    push_block(p, number.unwrap_or(LocalName::UNNAMED), span);
}

/// Whether a block is rather this one than the one that counting gives, by the labels that were
/// met: comments say what they like.
fn is_mentioned(p: &mut Parser<'_>, said: u32, counted: u32) -> bool {
    let mut met = |n| p.locals.slot(LocalName::number(n)).label != super::locals::NO_LABEL;
    met(said) && (counted > LocalName::MAX_NUMBER || !met(counted))
}

/// Ends the open block behind the last instruction.
pub(super) fn close_block(p: &mut Parser<'_>) {
    if p.block_open {
        let end = p.body.insts.next_key();
        let last = Block::new(p.body.blocks.len() - 1);
        p.body.blocks[last].end = end;
        p.block_open = false;
    }
}

// Values.

/// Gives a value its name.
#[inline(always)]
pub(super) fn define(p: &mut Parser<'_>, name: LocalName, value: Value, span: Span) {
    let slot = p.locals.slot(name);
    if slot.value == NO_VALUE {
        slot.value = value.0;
    } else {
        define_again(p, name, value, span);
    }
    p.locals.take(name);
}

#[inline(never)]
fn define_again(p: &mut Parser<'_>, name: LocalName, value: Value, span: Span) {
    let word = p.locals.slot(name).value;
    if let Some(forward) = Locals::as_forward(Operand(word)) {
        let forward = &mut p.locals.forwards[forward as usize];
        forward.target = Operand::value(value);
        forward.defined = true;
    } else if let Some(first) = Locals::value_of(word)
        && p.body.names[first] != LocalName::UNNAMED
    {
        if p.body.types[value] == TypeId::VOID {
            // That it has a name at all is said.
            return;
        }
        let shown = shown(p, name);
        let first_span = name_span(p, first);
        let again = &p.text[span.start as usize..span.end()];
        let span = match again {
            [b'%', ..] => Span {
                len: super::lex::token_len(again) as u32,
                ..span
            },
            _ => span,
        };
        let own = format!("%{shown}");
        let line = memchr::memchr(b'\n', again).map_or(again, |at| &again[..at]);
        let behind = line.get(own.len()..).unwrap_or(&[]);
        let changes = memchr::memmem::find_iter(behind, own.as_bytes()).any(|at| {
            let next = behind.get(at + own.len());
            next.is_none_or(|&b| !is(b, NAME))
        });
        let is_param = value.0 < p.body.param_count;
        let note = match changes {
            _ if is_param => "each parameter has a name of its own".into(),
            true if shown.starts_with(|c: char| c.is_ascii_digit()) => {
                "a value never changes: the result has a number of its own; what changes in a loop is a `phi`"
                    .into()
            }
            true => {
                let ty = crate::ir::print::message_type(&p.m, p.body.types[first]);
                format!(
                    "a value never changes: give the result another name, such as `%{shown}.next`; in a loop, \
                     join both by a `phi`: `%{shown} = phi {ty} [ 0, %entry ], [ %{shown}.next, %loop ]`"
                )
            }
            false => {
                "a value never changes: give it another name; where ways join, a `phi` has the value of each, or \
                      memory keeps it, by `alloca`, `store` and `load`"
                    .into()
            }
        };
        p.diags.push(
            Diagnostic::error("redefinition", span, format!("`%{shown}` is defined twice"))
                .also(first_span, "first defined here")
                .note(note),
        );
        return;
    }
    p.locals.slot(name).value = value.0;
}

/// Gives a value the number that counting gives it, unless the text says otherwise.
pub(super) fn define_implicit(p: &mut Parser<'_>, number: LocalName, value: Value) {
    let slot = p.locals.slot(number);
    if slot.value == NO_VALUE || slot.value == Operand::MISSING.0 {
        slot.value = value.0;
    } else if let Some(forward) = Locals::as_forward(Operand(slot.value)) {
        slot.value = value.0;
        let forward = &mut p.locals.forwards[forward as usize];
        forward.target = Operand::value(value);
        forward.defined = true;
    }
}

/// Where the name of a value stands in its definition.
fn name_span(p: &Parser<'_>, value: Value) -> Span {
    match value.0.checked_sub(p.body.param_count) {
        Some(inst) => {
            let span = p.body.spans[Inst(inst)];
            let text = &p.text[span.start as usize..span.end()];
            Span::new(
                span.start as usize,
                span.start as usize + super::lex::token_len(text),
            )
        }
        None => p.m.funcs[p.func]
            .params
            .get(value.index())
            .map_or(Span::NONE, |param| param.span),
    }
}

/// A use of a local name with the type written in front of it.
#[inline(always)]
pub(super) fn local_use<'a>(
    p: &mut Parser<'a>,
    name: LocalName,
    ty: TypeId,
    from: Input<'a>,
    to: Input<'a>,
) -> Operand {
    let word = p.locals.slot(name).value;
    if let Some(value) = Locals::value_of(word) {
        if p.body.types[value] != ty {
            check_use(p, Operand(word), ty, p.span(from, to));
        }
        return Operand(word);
    }
    unknown_use(p, name, word, ty, p.span(from, to))
}

/// Notes a use whose written type is not the operand's.
#[inline(never)]
pub(super) fn check_use(p: &mut Parser<'_>, operand: Operand, written: TypeId, span: Span) {
    let Some(own) = p.m.operand_type(&p.body, operand) else {
        return;
    };
    if !p.agree(own, written) {
        let inst = p.body.insts.next_key();
        p.body.notes_mut().mismatches.push(Mismatch {
            inst,
            span,
            written,
            operand,
        });
    }
}

#[inline(never)]
fn unknown_use(
    p: &mut Parser<'_>,
    name: LocalName,
    word: u32,
    written: TypeId,
    span: Span,
) -> Operand {
    if word == Operand::MISSING.0 {
        return Operand::MISSING;
    }
    let operand = match word {
        NO_VALUE => p.locals.forward(name, span),
        word => Operand(word),
    };
    if let Some(forward) = Locals::as_forward(operand) {
        let inst = p.body.insts.next_key();
        p.locals.uses.push(super::locals::ForwardUse {
            inst,
            forward,
            written,
            span,
        });
    }
    operand
}

// The end of a body.

/// Replaces placeholders by what the names turned out to be.
fn settle_values(p: &mut Parser<'_>) {
    if p.locals.forwards.is_empty() {
        return;
    }
    for at in 0..p.locals.forwards.len() {
        let forward = &p.locals.forwards[at];
        if !forward.defined {
            let (name, span) = (forward.name, forward.span);
            undefined_value(p, name, span);
        }
    }
    metadata::settle_metadata(p);
    let uses = std::mem::take(&mut p.locals.uses);
    let mut mismatches = Vec::new();
    let mut last = None;
    for used in &uses {
        let target = p.locals.forwards[used.forward as usize].target;
        if let Some(own) = p.m.operand_type(&p.body, target)
            && !p.agree(own, used.written)
        {
            mismatches.push(Mismatch {
                inst: used.inst,
                span: used.span,
                written: used.written,
                operand: target,
            });
        }
        // All placeholders of an instruction are replaced at once.
        if last != Some(used.inst) && used.inst.index() < p.body.insts.len() {
            last = Some(used.inst);
            let forwards = &p.locals.forwards;
            p.body
                .map_operands(used.inst, |operand| match Locals::as_forward(operand) {
                    Some(forward) => forwards[forward as usize].target,
                    None => operand,
                });
        }
    }
    p.locals.uses = uses;
    if !mismatches.is_empty() {
        let all = &mut p.body.notes_mut().mismatches;
        all.extend(mismatches);
        sort::by_number(all, |m| sort::pair(m.span.start, m.span.len));
    }
}

/// Replaces label numbers by block numbers.
fn settle_labels(p: &mut Parser<'_>) {
    let mut in_order = true;
    for at in 0..p.locals.labels.len() {
        let label = &p.locals.labels[at];
        if label.block == u32::MAX && !label.forgotten {
            let (name, span) = (label.name, label.span);
            undefined_label(p, name, span);
        }
        in_order &= p.locals.labels[at].block == at as u32;
    }
    if in_order {
        return;
    }
    let mut users = std::mem::take(&mut p.block_users);
    // An instruction that failed after it was marked left its place to the next, or to none.
    users.dedup();
    users.retain(|inst| inst.index() < p.body.insts.len());
    let labels = &p.locals.labels;
    for &inst in &users {
        p.body
            .map_blocks(inst, |block| match labels.get(block.index()) {
                Some(label) => Block(label.block),
                None => block,
            });
    }
    p.block_users = users;
}

/// Whether a value may be what a use means: it has the type that is written there, and is defined
/// before it.
fn may_stand(p: &Parser<'_>, value: Value, used: &super::locals::ForwardUse) -> bool {
    let own = p.body.types[value];
    let types = &p.m.types;
    let fits = own == used.written || types.is_pointer(own) && types.is_pointer(used.written);
    let inst = value.0.checked_sub(p.body.param_count).map(Inst);
    let before = match p.body.insts.get(used.inst) {
        Some(InstData::Phi { .. }) => inst != Some(used.inst),
        _ => inst.is_none_or(|inst| inst < used.inst),
    };
    fits && before
}

#[cold]
fn undefined_value(p: &mut Parser<'_>, name: LocalName, span: Span) {
    let shown = shown(p, name);
    let mut diagnostic = Diagnostic::error(
        "undefined-local",
        span,
        format!("use of undefined value `%{shown}`"),
    );
    if p.diags.error_count() < MAX_GUESSES {
        let guess = match name.kind() {
            LocalNameKind::Named(name) => {
                let names = &p.m.names;
                let written = names.get(name);
                let used = p.locals.uses.iter().find(|used| used.span == span);
                let locals = p.body.names.iter().filter_map(|(value, n)| match n.kind() {
                    LocalNameKind::Named(name) => {
                        let fits = used.is_none_or(|used| may_stand(p, value, used));
                        fits.then_some((names.get(name), name))
                    }
                    _ => None,
                });
                suggest::closest(written, locals)
                    .map(|best| format!("%{}", crate::ir::print::name_text(names.get(best))))
                    .or_else(|| {
                        let global = p.m.by_name.get(name, false)?;
                        let fits = used.is_none_or(|used| p.m.types.is_pointer(used.written));
                        (fits && p.m.globals[global].kind != crate::ir::GlobalKind::Undeclared)
                            .then(|| format!("@{shown}"))
                    })
            }
            _ => None,
        };
        if let Some(guess) = guess {
            let text = format!("did you mean `{guess}`?");
            diagnostic = diagnostic.fix(span, guess, text);
        }
    }
    let object = shown.split_once('.').map(|(object, _)| object.as_bytes());
    let object = object.filter(|_| diagnostic.fix.is_none());
    if let Some(value) = object.and_then(|object| diagnose::statement::local_named(p, object))
        && p.m.types.is_pointer(p.body.types[value])
        && !shown.starts_with('.')
    {
        diagnostic = diagnostic.note(
            "if a field is meant: fields have no names, `getelementptr` takes the number of one, from 0 on",
        );
    }
    if p.locals.slot(name).label != super::locals::NO_LABEL {
        diagnostic = diagnostic.note(format!("`%{shown}` is a label, not a value"));
        if let LocalNameKind::Number(_) = name.kind()
            && p.body.param_count > 0
        {
            diagnostic = diagnostic.note(
                "parameters without names take the first numbers, from `%0` on, and the entry block takes the next one",
            );
        }
    } else if p.diags.error_count() < MAX_GUESSES
        && let Some(comment) = diagnose::lists::defined_in_comment(p, &shown)
    {
        diagnostic = diagnostic
            .also(comment, "this is a comment: it starts with a semicolon")
            .note("an instruction stands on a line of its own, and needs no semicolon");
    }
    p.diags.push(diagnostic);
}

#[cold]
fn undefined_label(p: &mut Parser<'_>, name: LocalName, span: Span) {
    let shown = shown(p, name);
    let mut diagnostic = Diagnostic::error(
        "undefined-label",
        span,
        format!("use of undefined label `%{shown}`"),
    );
    if p.diags.error_count() < MAX_GUESSES
        && let LocalNameKind::Named(name) = name.kind()
    {
        let names = &p.m.names;
        let labels = p.body.blocks.values().filter_map(|b| match b.name.kind() {
            LocalNameKind::Named(name) => Some((names.get(name), name)),
            _ => None,
        });
        if let Some(best) = suggest::closest(names.get(name), labels) {
            let guess = format!("%{}", crate::ir::print::name_text(names.get(best)));
            let text = format!("did you mean `{guess}`?");
            diagnostic = diagnostic.fix(span, guess, text);
        }
    }
    let value = Locals::value_of(p.locals.slot(name).value);
    if let Some(value) = value.filter(|&value| value.index() < p.body.names.len()) {
        let defined = name_span(p, value);
        diagnostic = diagnostic.also(defined, "this is a value").note(format!(
                "`%{shown}` is a value, not a label; a label is a name with a colon on a line of its own"
            ));
    } else if diagnostic.fix.is_none()
        && let Some(missing) = diagnose::jump::missing_edge(p, name, span)
    {
        let text = format!("did you mean `{missing}`?");
        diagnostic = diagnostic
            .note("an entry of a `phi` names a block that goes to its own")
            .fix(span, missing, text);
    } else if let Some(other) = label_elsewhere(p, &shown) {
        if other.start as usize > p.end && !p.text[p.end..other.start as usize].contains(&b'{') {
            // The body ended too early, which was said.
            return;
        }
        diagnostic = diagnostic
            .also(other, "a label of another function")
            .note("a branch stays in its function; another function is called");
    } else if diagnostic.fix.is_none() {
        diagnostic = diagnose::jump::entry_without_label(p, diagnostic, &shown, span);
    }
    p.diags.push(diagnostic);
}

/// Where a label of this name is defined, outside of this body.
fn label_elsewhere(p: &Parser<'_>, name: &str) -> Option<Span> {
    if p.diags.error_count() >= MAX_GUESSES {
        return None;
    }
    let line = format!("\n{name}:");
    let at = memchr::memmem::find(p.text, line.as_bytes())?;
    Some(Span::new(at + 1, at + 1 + name.len()))
}

/// A local name for a message, without its sigil.
pub(super) fn shown(p: &Parser<'_>, name: LocalName) -> String {
    match name.kind() {
        LocalNameKind::Named(name) => crate::ir::print::name_text(p.m.names.get(name)),
        LocalNameKind::Number(n) => n.to_string(),
        LocalNameKind::Unnamed => String::new(),
    }
}

/// Appends an instruction and gives its value a name.
#[inline(always)]
pub(super) fn push_inst<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    end: Input<'a>,
    data: InstData,
    ty: TypeId,
    name: LocalName,
) {
    if !p.block_open {
        open_unlabelled(p, start);
    }
    let value = p.body.types.push(ty);
    p.body.names.push(name);
    p.body.insts.push(data);
    let span = p.span(start, end);
    p.body.spans.push(span);
    p.prev_end = span.end();
    if name != LocalName::UNNAMED {
        define(p, name, value, span);
    } else if ty != TypeId::VOID {
        let number = p.locals.take_next();
        define_implicit(p, number, value);
    }
    if data.is_terminator() {
        close_block(p);
    }
}

/// Whether a line starts a statement, and does not go on with the one before: only lists of
/// cases, the targets of an `invoke` and the clauses of a `landingpad` take more than a line.
fn starts_statement(i: Input<'_>) -> bool {
    match i {
        [b'}' | b'#', ..] => true,
        [b'%', ..] => match ident(&i[1..]) {
            Ok((rest, _)) => {
                let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
                matches!(super::lex::peek(rest), b'=' | b'a'..=b'z')
                    || matches!(rest, [b':' | b'\'' | b'[' | b'>' | b'!' | b'?', ..])
                        && memchr::memmem::find(line, b" = ").is_some()
            }
            Err(_) => false,
        },
        [b'"', ..] => matches!(string(i), Ok(([b':', ..], _))),
        [b, ..] if is(*b, NAME) => {
            let len = run(i, NAME);
            i.get(len) == Some(&b':')
                || is(*b, ALPHA)
                    && !matches!(
                        &i[..len],
                        b"to" | b"unwind" | b"catch" | b"filter" | b"cleanup"
                    )
                    && !matches!(&i[..len], [b'i', digits @ ..] if digits.iter().all(|&d| is(d, DIGIT)))
        }
        _ => false,
    }
}
