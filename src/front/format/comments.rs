//! Carries comments from a text over to the canonical print of it.
//!
//! Both texts are parsed, and what is at the same place in both modules (a function, a block, an
//! instruction, a symbol, a named type) ties a place of one text to a place of the other. A
//! comment on a line of its own goes in front of what follows it, one behind some code goes behind
//! that code. Where a comment in the middle of something has no such place, it goes in front of it.

use crate::diag::Span;
use crate::ir::{LocalNameKind, Module};
use crate::legacy;
use crate::sort;

/// A comment with its `;`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Comment {
    at: usize,
    text: Vec<u8>,
    /// Whether nothing but blanks stands in front of it.
    alone: bool,
    /// Whether an empty line follows.
    gap: bool,
}

/// The same thing in both texts.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    old: Span,
    new: usize,
}

/// `new`'s text with the comments of `old`'s. The modules must be equal but for their texts.
pub(super) fn carry(old: &Module, old_text: &[u8], new: &Module, new_text: &[u8]) -> Vec<u8> {
    carry_along(&anchors(old, new), old_text, new_text)
}

/// As [`carry`], of texts of the first languages.
pub(super) fn carry_first(
    old: &legacy::ast::Module,
    old_text: &[u8],
    new: &legacy::ast::Module,
    new_text: &[u8],
) -> Vec<u8> {
    let pairs = old.places().into_iter().zip(new.places());
    let mut anchors: Vec<Anchor> = pairs
        .map(|(old, new)| Anchor {
            old,
            new: new.start as usize,
        })
        .collect();
    sort::by_number(&mut anchors, |a| sort::pair(a.old.start, a.old.len));
    carry_along(&anchors, old_text, new_text)
}

fn carry_along(anchors: &[Anchor], old_text: &[u8], new_text: &[u8]) -> Vec<u8> {
    let comments = comments(old_text);
    if comments.is_empty() {
        return new_text.to_vec();
    }
    let lines: Vec<&[u8]> = new_text.split_inclusive(|&b| b == b'\n').collect();
    let mut starts = Vec::with_capacity(lines.len());
    let mut at = 0;
    for line in &lines {
        starts.push(at);
        at += line.len();
    }
    let line_of = |offset: usize| starts.partition_point(|&s| s <= offset).saturating_sub(1);
    let mut before: Vec<Vec<&Comment>> = vec![Vec::new(); lines.len() + 1];
    let mut behind: Vec<Vec<&Comment>> = vec![Vec::new(); lines.len()];
    for comment in &comments {
        let next = anchors.partition_point(|a| (a.old.start as usize) < comment.at);
        let last = next.checked_sub(1).map(|i| anchors[i]);
        if comment.alone {
            let line = anchors.get(next).map_or(lines.len(), |a| line_of(a.new));
            before[line].push(comment);
            continue;
        }
        match last {
            Some(anchor) => {
                let from = anchor.old.end().min(comment.at);
                match memchr::memchr(b'\n', &old_text[from..comment.at]) {
                    None => behind[line_of(anchor.new)].push(comment),
                    Some(_) => before[line_of(anchor.new)].push(comment),
                }
            }
            None => before[0].push(comment),
        }
    }
    let mut out = Vec::with_capacity(new_text.len() + old_text.len() / 4);
    for (i, line) in lines.iter().enumerate() {
        let indent = match line.iter().position(|b| !b.is_ascii_whitespace()) {
            Some(0) if line.starts_with(b"}") => 2,
            Some(n) => n,
            None => 0,
        };
        own_lines(&mut out, &before[i], indent);
        let code = line.strip_suffix(b"\n").unwrap_or(line);
        out.extend_from_slice(code);
        for comment in &behind[i] {
            out.extend_from_slice(b"  ");
            out.extend_from_slice(&comment.text);
        }
        out.push(b'\n');
    }
    if !before[lines.len()].is_empty() {
        if !out.is_empty() && !out.ends_with(b"\n\n") {
            out.push(b'\n');
        }
        own_lines(&mut out, &before[lines.len()], 0);
        while out.ends_with(b"\n\n") {
            out.pop();
        }
    }
    out
}

fn own_lines(out: &mut Vec<u8>, comments: &[&Comment], indent: usize) {
    for comment in comments {
        out.extend(std::iter::repeat_n(b' ', indent));
        out.extend_from_slice(&comment.text);
        out.extend_from_slice(if comment.gap { b"\n\n" } else { b"\n" });
    }
}

/// All comments of a text but those that stand for a label (`; <label>:7`), which the print
/// writes as labels.
fn comments(text: &[u8]) -> Vec<Comment> {
    let mut found = Vec::new();
    let (mut at, mut line_start) = (0, 0);
    while let Some(hit) = memchr::memchr3(b';', b'"', b'\n', &text[at..]) {
        let here = at + hit;
        at = here + 1;
        match text[here] {
            b'\n' => line_start = at,
            b'"' => at += memchr::memchr(b'"', &text[at..]).map_or(text.len() - at, |n| n + 1),
            _ => {
                let len = memchr::memchr(b'\n', &text[here..]).unwrap_or(text.len() - here);
                at = here + len;
                let comment = text[here..at].trim_ascii_end();
                if comment[1..].trim_ascii_start().starts_with(b"<label>:") {
                    continue;
                }
                let mut after = text[at..].splitn(3, |&b| b == b'\n').skip(1);
                let gap = after.next().is_some_and(|l| l.trim_ascii().is_empty());
                found.push(Comment {
                    at: here,
                    text: comment.to_vec(),
                    alone: text[line_start..here].trim_ascii().is_empty(),
                    gap: gap && after.next().is_some(),
                });
            }
        }
    }
    found
}

/// What is the same in both modules, in the order of the old text.
fn anchors(old: &Module, new: &Module) -> Vec<Anchor> {
    let mut anchors = Vec::new();
    let mut add = |from: Span, to: Span| {
        if !from.is_none() && !to.is_none() {
            anchors.push(Anchor {
                old: from,
                new: to.start as usize,
            });
        }
    };
    let named = |m: &Module, name: &[u8]| m.names.find(name).and_then(|n| m.types.find_named(n));
    for ty in old.types.named.values() {
        if let Some(other) = named(new, old.names.get(ty.name)) {
            add(ty.span, new.types.named[other].span);
        }
    }
    for global in old.globals.values() {
        let name = new.names.find(old.names.get(global.name));
        if let Some(other) = name.and_then(|n| new.by_name.get(n, global.numbered))
            && !matches!(global.kind, crate::ir::GlobalKind::Function(_))
        {
            add(global.span, new.globals[other].span);
        }
    }
    for f in old.funcs.values() {
        let global = &old.globals[f.global];
        let name = new.names.find(old.names.get(global.name));
        let other = name
            .and_then(|n| new.by_name.get(n, global.numbered))
            .and_then(|g| new.function(g));
        let Some(other) = other else { continue };
        let first = |span: Span| Span { len: 0, ..span };
        add(first(f.span), other.span);
        let (Some(a), Some(b)) = (&f.body, &other.body) else {
            continue;
        };
        let brace = |span: Span| Span::new(span.end().saturating_sub(1), span.end());
        add(brace(f.span), brace(other.span));
        for (x, y) in a.blocks.values().zip(b.blocks.values()) {
            if x.name.kind() != LocalNameKind::Unnamed && y.name.kind() != LocalNameKind::Unnamed {
                add(x.span, y.span);
            }
        }
        for (&x, &y) in a.spans.values().zip(b.spans.values()) {
            add(x, y);
        }
    }
    sort::by_number(&mut anchors, |a| sort::pair(a.old.start, a.old.len));
    anchors
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<(String, bool, bool)> {
        comments(text.as_bytes())
            .into_iter()
            .map(|c| (String::from_utf8(c.text).unwrap(), c.alone, c.gap))
            .collect()
    }

    #[test]
    fn comments_are_found_outside_of_strings() {
        assert_eq!(
            texts("; a\n\n  x ; b  \n@\"n;o\" = c\";\"\n; <label>:7\n  ; c"),
            [
                ("; a".to_string(), true, true),
                ("; b".to_string(), false, false),
                ("; c".to_string(), true, false),
            ]
        );
        assert_eq!(texts("\" ; open"), []);
    }
}
