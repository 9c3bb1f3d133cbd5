//! What an editor can fold: functions, blocks, other entities of several lines, runs of comments.

use crate::diag::Span;
use crate::ir::{FuncId, Module};

/// What is folded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldKind {
    /// A function or a block.
    Code,
    /// Comments.
    Comment,
}

/// Lines of which all but the first can be hidden: the span begins on the first one and ends on the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fold {
    /// From the first of the lines to the last.
    pub span: Span,
    /// What they are.
    pub kind: FoldKind,
}

/// All folds of a text that go over more than one line, by where they begin. No body has to be read for them.
pub fn folds(module: &Module) -> Vec<Fold> {
    let text = module.source_text().unwrap_or_default();
    let mut found = Vec::new();
    comments(text, &mut found);
    for (id, function) in module.funcs.iter() {
        let span = function.span;
        // In the first languages it is that of the head.
        if span.is_none() || !function.is_defined() || module.upgraded {
            continue;
        }
        push(text, span, FoldKind::Code, &mut found);
        for (_, block) in blocks(module, id) {
            push(text, block, FoldKind::Code, &mut found);
        }
    }
    found.sort_unstable_by_key(|fold| (fold.span.start, std::cmp::Reverse(fold.span.len)));
    found
}

/// The blocks of a function that have a label in the text: the label, and all of the block. No body has to be read.
pub fn blocks(module: &Module, function: FuncId) -> Vec<(Span, Span)> {
    let function = &module.funcs[function];
    let span = function.span;
    if span.is_none() || !function.is_defined() || module.upgraded {
        return Vec::new();
    }
    let text = module.source_text().unwrap_or_default();
    let inside = text.get(span.start as usize..span.end());
    let mut labels = Vec::new();
    let mut at = span.start as usize;
    for line in inside.unwrap_or_default().split(|&byte| byte == b'\n') {
        if let Some(label) = label(line) {
            labels.push(Span::new(at + label.start as usize, at + label.end()));
        }
        at += line.len() + 1;
    }
    let mut found = Vec::new();
    for (n, &label) in labels.iter().enumerate() {
        let end = match labels.get(n + 1) {
            Some(next) => next.start as usize,
            None => span.end().saturating_sub(1),
        };
        let start = label.start as usize;
        let inside = text[start..end.max(start)].trim_ascii_end();
        found.push((label, Span::new(start, start + inside.len())));
    }
    found
}

/// The label that a line begins with.
fn label(line: &[u8]) -> Option<Span> {
    let start = line.len() - line.trim_ascii_start().len();
    let rest = &line[start..];
    let len = match rest.strip_prefix(b"\"") {
        Some(quoted) => memchr::memchr(b'"', quoted)? + 2,
        None => {
            let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"-$._".contains(byte);
            rest.iter().take_while(|byte| is_part(byte)).count()
        }
    };
    let is_label = len > 0 && rest.get(len) == Some(&b':');
    is_label.then(|| Span::new(start, start + len))
}

fn push(text: &[u8], span: Span, kind: FoldKind, found: &mut Vec<Fold>) {
    let inside = text.get(span.start as usize..span.end());
    if inside.is_some_and(|inside| memchr::memchr(b'\n', inside).is_some()) {
        found.push(Fold { span, kind });
    }
}

/// Lines one behind the other that have nothing but a comment.
fn comments(text: &[u8], found: &mut Vec<Fold>) {
    let mut run: Option<Span> = None;
    let mut at = 0;
    for line in text.split(|&byte| byte == b'\n') {
        let comment = line.trim_ascii();
        let span = Span::new(at, at + line.len());
        at += line.len() + 1;
        run = match (comment.first(), run) {
            (Some(b';'), None) => Some(span),
            (Some(b';'), Some(run)) => Some(run.to(span)),
            (_, Some(run)) => {
                push(text, run, FoldKind::Comment, found);
                None
            }
            (_, None) => None,
        };
    }
    if let Some(run) = run {
        push(text, run, FoldKind::Comment, found);
    }
}
