//! Metadata where it is defined and used: numbered nodes, named metadata, attachments, operands,
//! debug records. The nodes themselves are read in `node`.

use super::{consts, inst, node};
use rustc_hash::FxHashMap;

use super::error::Expected;
use super::lex::{
    DIGIT, Input, NAME, PResult, eat, eat_word, fail, is, peek, punct, run, skip, unescape,
};
use super::locals::Locals;
use super::node::Target;
use super::parser::Parser;
use crate::diag::Diagnostic;
use crate::ir::body::{Attachment, DebugRecord, RecordKind};
use crate::ir::metadata::NamedMetadata;
use crate::ir::{Const, ConstId, Inst, Metadata, MetadataId, Name};

/// The rows of numbered nodes.
#[derive(Default)]
pub(super) struct NodeNumbers {
    /// By number; [`MetadataId::NULL`] where a number was not met.
    dense: Vec<MetadataId>,
    /// Numbers that no text of this size reaches by counting.
    sparse: FxHashMap<u32, MetadataId>,
}

impl NodeNumbers {
    /// The row of a number, which is the caller's to fill in where it is `NULL`. Counting up takes
    /// more than eight bytes of text (`!0 = !{}`), so that a text of `len` bytes has no higher
    /// numbers than this.
    #[inline]
    fn row(&mut self, number: u32, len: usize) -> &mut MetadataId {
        let at = number as usize;
        if at > len / 8 {
            return self.sparse.entry(number).or_insert(MetadataId::NULL);
        }
        if at >= self.dense.len() {
            let rows = (at + 1).next_power_of_two();
            self.dense.resize(rows, MetadataId::NULL);
        }
        &mut self.dense[at]
    }

    /// Replaces every row by what stands for it.
    pub(super) fn replace(&mut self, stands: &[MetadataId]) {
        for id in self.dense.iter_mut().chain(self.sparse.values_mut()) {
            if let Some(&other) = stands.get(id.0 as usize) {
                *id = other;
            }
        }
    }
}

/// `!0 = ...` and `!name = ...`
pub(super) fn metadata_def<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    match i {
        [b'!', b, ..] if is(*b, DIGIT) => node_def(p, i),
        _ => named_metadata(p, i),
    }
}

/// `!0 = distinct !{...}`
fn node_def<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    let (rest, id) = node_number(p, i)?;
    let name = p.span(i, rest);
    let (rest, ()) = punct(b'=')(rest)?;
    let start = skip(rest);
    let mut rest = start;
    let mut distinct = false;
    while let Some(word @ (b"distinct" | b"metadata")) = Some(super::lex::peek_word(rest)) {
        distinct |= word == b"distinct";
        rest = skip(&rest[word.len()..]);
    }
    match rest {
        [b'!', b, ..] if *b == b'{' || is(*b, NAME) && !is(*b, DIGIT) => {}
        other => return fail(other, Expected::Word("a node such as `!{...}`")),
    }
    let defined = !matches!(p.m.metadata.get(id), Metadata::Undefined);
    if defined {
        let first = p.m.metadata.span(id);
        let shown = super::error::quote(p.m.text(name));
        let diagnostic = Diagnostic::error(
            "redefinition",
            name,
            format!("metadata {shown} is defined twice"),
        );
        p.diags.push(diagnostic.also(first, "first defined here"));
    }
    let target = Target {
        row: (!defined).then_some(id),
        distinct,
        local: false,
    };
    Ok((node::node(p, rest, target)?.0, ()))
}

/// `!name = !{!0, !1}`
fn named_metadata<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    let start = i;
    let (i, name) = metadata_name(i)?;
    let (i, ()) = punct(b'=')(i)?;
    let i = eat_word(i, "metadata").unwrap_or(skip(i));
    let Some(rest) = i.strip_prefix(b"!{") else {
        return fail(i, Expected::Word("a list of nodes such as `!{!0}`"));
    };
    let mut operands = Vec::new();
    let mut i = skip(rest);
    if let Some(rest) = eat(i, b'}') {
        i = rest;
    } else {
        loop {
            let at = skip(eat_word(i, "metadata").unwrap_or(i));
            let (rest, id) = match at {
                [b'!', b, ..] if is(*b, DIGIT) => node_number(p, at)?,
                _ if at.starts_with(b"!DIExpression") => node::node(p, at, Target::default())?,
                _ => return fail(at, Expected::Word("a node such as `!0`")),
            };
            operands.push(id);
            match eat(rest, b',') {
                Some(rest) => i = rest,
                None => {
                    i = punct(b'}')(rest)?.0;
                    break;
                }
            }
        }
    }
    let name = p.m.names.intern(&name);
    let span = p.span(start, i);
    // A name that stands twice lists both.
    let named = &mut p.m.metadata.named;
    match named.iter_mut().find(|row| row.name == name) {
        Some(row) => row.operands.extend(operands),
        None => named.push(NamedMetadata {
            name,
            operands,
            span,
        }),
    }
    Ok((i, ()))
}

/// `!12`: its row, made where there is none.
#[inline]
pub(super) fn node_number<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, MetadataId> {
    let (rest, number) = super::lex::uint32(&i[1..])?;
    let span = p.span(i, rest);
    let row = p.nodes.row(number, p.text.len());
    if *row == MetadataId::NULL {
        *row = p.m.metadata.push(Metadata::Undefined, span);
    }
    Ok((rest, *row))
}

/// What defines a node, by its quoted name.
fn node_line(shown: &str) -> String {
    format!("`{} = !{{}}`", shown.trim_matches('`'))
}

/// Reports the numbers that nothing defines.
pub(super) fn undefined_metadata(p: &mut Parser<'_>) {
    let table = &p.m.metadata;
    for id in table.ids() {
        if matches!(table.get(id), Metadata::Undefined) {
            let span = table.span(id);
            let shown = super::error::quote(p.m.text(span));
            let message = format!("use of undefined metadata {shown}");
            let note = format!("a node is defined at the top level: {}", node_line(&shown));
            let diagnostic = Diagnostic::error("undefined-metadata", span, message).note(note);
            p.diags.push(diagnostic);
        }
    }
}

/// `!kind !node`
pub(super) fn metadata_attachment<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> PResult<'a, (Name, MetadataId)> {
    let len = run(&i[1..], NAME);
    let (node, kind) = match i.get(1 + len) {
        Some(b' ') if len > 0 => (skip(&i[1 + len..]), consts::plain_name(p, &i[1..1 + len])),
        _ => {
            let (rest, name) = metadata_name(i)?;
            (skip(rest), p.m.names.intern(&name))
        }
    };
    let (rest, id) = match node {
        [b'!', b, ..] if is(*b, DIGIT) => node_number(p, node)?,
        [b'!', ..] => node::node(p, node, Target::default())?,
        _ => return fail(node, Expected::Byte(b'!')),
    };
    Ok((rest, (kind, id)))
}

/// What may follow any instruction: `, !kind !node`.
#[inline(never)]
pub(super) fn attachments<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> PResult<'a, ()> {
    while let Some(rest) = eat(i, b',') {
        let rest = skip(rest);
        let [b'!', ..] = rest else { break };
        let (rest, (kind, node)) = metadata_attachment(p, rest)?;
        let inst = Inst(p.body.insts.len() as u32 - 1);
        let attachment = Attachment { inst, kind, node };
        p.body.notes_mut().attachments.push(attachment);
        i = rest;
    }
    Ok((i, ()))
}

/// Metadata as an operand: `!12`, `i32 5`, `ptr %x`.
pub(super) fn metadata_operand<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ConstId> {
    let i = skip(i);
    if let [] | [b',' | b')', ..] = i {
        return fail(i, Expected::Value);
    }
    let (rest, id) = local_metadata(p, i)?;
    Ok((rest, p.m.consts.intern(Const::Metadata(id))))
}

/// Metadata that may name values of the function.
fn local_metadata<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, MetadataId> {
    let target = Target {
        local: p.in_body,
        ..Target::default()
    };
    node::node(p, i, target)
}

/// A typed value as metadata.
pub(super) fn value_metadata<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    local: bool,
) -> PResult<'a, MetadataId> {
    let i = skip(i);
    if !local {
        let (rest, id) = consts::typed_constant(p, i)?;
        let span = p.span(i, rest);
        let id = p.m.metadata.intern(Metadata::Constant(id), span);
        return Ok((rest, id));
    }
    let (rest, (_, operand)) = inst::typed_operand(p, i)?;
    let span = p.span(i, rest);
    let value = match operand.as_const() {
        Some(id) => Metadata::Constant(id),
        None => Metadata::Local(operand),
    };
    let id = p.m.metadata.intern(value, span);
    if Locals::as_forward(operand).is_some() {
        p.forward_metadata.push(id);
    }
    Ok((rest, id))
}

/// `#dbg_value(...)` and its like.
pub(super) fn debug_record<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ()> {
    let word = i.strip_prefix(b"#dbg_").unwrap_or(i);
    let (name, rest) = word.split_at(run(word, NAME));
    let Some(kind) = RecordKind::from_word(name) else {
        return fail(i, Expected::Word("a debug record such as `#dbg_value`"));
    };
    let mut rest = punct(b'(')(rest)?.0;
    let base = p.words.len();
    for n in 0..kind.operand_count() {
        if n > 0 {
            rest = punct(b',')(rest)?.0;
        }
        let at = skip(rest);
        // Values stand first, and fifth as the address of an assignment.
        let node = !(n == 0 && kind != RecordKind::Label || n == 4);
        if node && !matches!(at, [b'!', ..]) {
            return fail(at, Expected::Word("a node such as `!0`"));
        }
        let (next, id) = local_metadata(p, at)?;
        p.words.push(id.0);
        rest = next;
    }
    let (rest, ()) = punct(b')')(rest)?;
    let operands = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    let record = DebugRecord {
        before: p.body.insts.next_key(),
        kind,
        operands,
        span: p.span(i, rest),
    };
    p.body.notes_mut().records.push(record);
    Ok((rest, ()))
}

/// Replaces placeholders in metadata of the function by what the names turned out to be.
pub(super) fn settle_metadata(p: &mut Parser<'_>) {
    for id in std::mem::take(&mut p.forward_metadata) {
        let forwards = &p.locals.forwards;
        p.m.metadata.map_local(id, |operand| {
            match Locals::as_forward(operand).and_then(|n| forwards.get(n as usize)) {
                Some(forward) => forward.target,
                None => operand,
            }
        });
    }
}

/// `!name`: letters, digits, `-$._` and escapes such as `\2E`.
fn metadata_name(i: Input<'_>) -> PResult<'_, std::borrow::Cow<'_, [u8]>> {
    let (i, ()) = punct(b'!')(i)?;
    let mut len = 0;
    loop {
        len += run(&i[len..], NAME);
        // A backslash that begins no escape stands for itself.
        match i[len..] {
            [b'\\', ..] => len += 1,
            _ => break,
        }
    }
    if len == 0 || is(peek(i), DIGIT) {
        return fail(i, Expected::Name);
    }
    let (name, rest) = i.split_at(len);
    Ok((rest, unescape(name)))
}
