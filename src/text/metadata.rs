//! Metadata: kept as it is written, and read for what it refers to.
//!
//! Nodes say nothing about what a program does but for a few kinds, which `lower` reads from their
//! text. Here it is held that each number is defined once and, if it is used, at all; `node` has
//! the forms.

use rustc_hash::FxHashMap;

use super::error::Expected;
use super::lex::{DIGIT, Input, NAME, PResult, eat_word, fail, is, punct, run, skip};
use super::parser::Parser;
use crate::diag::{Diagnostic, Span};
use crate::ir::{Const, ConstId};

/// The numbered nodes: for each number where it is defined, or else where it is used first.
#[derive(Default)]
pub(super) struct Numbered(FxHashMap<u32, (Span, bool)>);

impl<'a> Parser<'a> {
    /// `!0 = ...` and `!name = ...`, kept as written.
    pub(super) fn metadata_def(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let name_len = 1 + run(&i[1..], NAME);
        // Names may have escapes such as `\2e` too.
        let name_len = name_len + memchr::memchr2(b'=', b'\n', &i[name_len..]).unwrap_or(0);
        let (name, rest) = i.split_at(name_len);
        self.define_metadata(name.trim_ascii_end());
        let (mut rest, ()) = punct(b'=')(rest)?;
        for word in ["distinct", "metadata"] {
            rest = eat_word(rest, word).unwrap_or(rest);
        }
        let rest = match skip(rest) {
            node @ [b'!', b, ..] if *b == b'{' || is(*b, NAME) && !is(*b, DIGIT) => {
                self.metadata(node)?.0
            }
            other => return fail(other, Expected::Word("a node such as `!{...}`")),
        };
        let text = self.m.names.intern(&i[..i.len() - rest.len()]);
        self.m.metadata.push(text);
        Ok((rest, ()))
    }

    /// A typed value of which the text is kept alone: it is read for what is wrong with it.
    pub(super) fn loose_operand(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let i = skip(i);
        let (rest, (_, operand)) = self.typed_operand(i)?;
        if let Some(id) = operand.as_const() {
            self.loose_constant(id, i, rest);
        }
        Ok((rest, ()))
    }

    /// Notes a constant that nothing else mentions, unless nothing can be wrong with it.
    pub(super) fn loose_constant(&mut self, id: ConstId, from: Input<'a>, to: Input<'a>) {
        if !matches!(self.m.consts.get(id), Const::Int { .. } | Const::Global(_)) {
            let span = self.span(from, to);
            self.m.loose.push((id, span));
        }
    }

    /// Notes the nodes that some text names by their numbers.
    pub(super) fn metadata_uses(&mut self, text: &'a [u8]) {
        let mut i = text;
        while let Some(at) = memchr::memchr2(b'!', b'"', i) {
            let rest = &i[at + 1..];
            i = match i[at] {
                b'"' => match memchr::memchr(b'"', rest) {
                    Some(end) => &rest[end + 1..],
                    None => return,
                },
                _ => {
                    let len = run(rest, DIGIT);
                    if let Some(number) = number(&rest[..len]) {
                        let span = self.span_of(&i[at..at + 1 + len]);
                        self.numbered.0.entry(number).or_insert((span, false));
                    }
                    rest
                }
            };
        }
    }

    /// Notes a definition; a number has but one.
    fn define_metadata(&mut self, name: &'a [u8]) {
        let Some(number) = name.get(1..).and_then(number) else {
            return;
        };
        let span = self.span_of(name);
        let (first, defined) = self.numbered.0.entry(number).or_insert((span, false));
        if std::mem::replace(defined, true) {
            let message = format!("metadata `!{number}` is defined twice");
            let diagnostic = Diagnostic::error("redefinition", span, message);
            let diagnostic = diagnostic.also(*first, "first defined here");
            self.diags.push(diagnostic);
        } else {
            *first = span;
        }
    }

    /// Reports the numbers that nothing defines.
    pub(super) fn undefined_metadata(&mut self) {
        let nodes = self.numbered.0.iter();
        let mut undefined: Vec<(u32, Span)> = nodes
            .filter(|&(_, &(_, defined))| !defined)
            .map(|(&number, &(span, _))| (number, span))
            .collect();
        undefined.sort_unstable_by_key(|&(_, span)| span);
        for (number, span) in undefined {
            let message = format!("use of undefined metadata `!{number}`");
            let diagnostic = Diagnostic::error("undefined-metadata", span, message);
            self.diags.push(diagnostic);
        }
    }

    /// The span of a part of the text.
    fn span_of(&self, part: &'a [u8]) -> Span {
        let start = part.as_ptr() as usize - self.text.as_ptr() as usize;
        Span::new(start, start + part.len())
    }
}

/// Digits and nothing else, as a number.
fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || run(digits, DIGIT) < digits.len() {
        return None;
    }
    std::str::from_utf8(digits).ok()?.parse().ok()
}
