//! The shape of blocks.

use super::checker::{At, Checker};
use super::rule::{Check, InstKind, Rule};
use crate::diag::{Diagnostic, Span};
use crate::ir::{Block, FuncId, Inst, InstData, Operand, TypeId};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "block-terminator",
        says: "a block ends with its only terminator: `ret`, `br`, `switch`, `unreachable` or \
               their kin",
        check: Check::Block(terminator),
    },
    Rule {
        code: "inner-terminator",
        says: "a block ends with its only terminator",
        check: Check::Inst(TERMINATORS, inner_terminator),
    },
    Rule {
        code: "phi-place",
        says: "the `phi`s of a block stand before all its other instructions",
        check: Check::Inst(&[InstKind::Phi], phi_place),
    },
];

const TERMINATORS: &[InstKind] = &[
    InstKind::Ret,
    InstKind::Br,
    InstKind::CondBr,
    InstKind::Switch,
    InstKind::IndirectBr,
    InstKind::Invoke,
    InstKind::CallBr,
    InstKind::Resume,
    InstKind::CatchSwitch,
    InstKind::CatchRet,
    InstKind::CleanupRet,
    InstKind::Unreachable,
];

fn terminator(c: &mut Checker<'_>, rule: &'static Rule, func: FuncId, block: Block) {
    let Some(body) = &c.m.funcs[func].body else {
        return;
    };
    let last = body.block_insts(block).next_back();
    if last.is_some_and(|last| body.insts[last].is_terminator()) {
        return;
    }
    // A statement that could not be parsed may have been the terminator.
    if body.has_gap(block) {
        return;
    }
    let name = c.block_name(body, block);
    let Some(last) = last else {
        let span = match c.block_span(body, block) {
            span if span.is_none() => c.m.funcs[func].span,
            span => span,
        };
        let mut diagnostic = c.error(rule, span, format!("the block {name} is empty"));
        let colon = Span::new(span.end(), span.end() + 1);
        if !span.is_none() && c.m.source.is_some() && c.m.text(colon) == b":" {
            diagnostic = go_on(c, diagnostic, func, block, colon.end());
        }
        c.push(diagnostic);
        return;
    };
    let next = Block(block.0 + 1);
    let end = body.spans[last].end();
    let mut diagnostic = c
        .error(
            rule,
            body.spans[last],
            format!("{name} ends without a terminator"),
        )
        .label("the last instruction of the block");
    if let Some(data) = body.blocks.get(next)
        && data.name != crate::ir::LocalName::UNNAMED
        && !body.spans[last].is_none()
    {
        diagnostic = diagnostic.also(data.span, "the next block starts here");
    }
    let unnamed = body.blocks[block].name == crate::ir::LocalName::UNNAMED;
    if unnamed && block != Block(0) {
        diagnostic = diagnostic.note(
            "what follows a `ret`, a `br` or their kin is a block of its own, which nothing goes to",
        );
    }
    if !body.spans[last].is_none() {
        diagnostic = go_on(c, diagnostic, func, block, end);
    }
    c.push(diagnostic);
}

/// Offers the terminator that goes on at the next block, or ends a function without a result.
fn go_on(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    func: FuncId,
    block: Block,
    end: usize,
) -> Diagnostic {
    let func = &c.m.funcs[func];
    let Some(body) = &func.body else {
        return diagnostic;
    };
    // A `phi` that names the block says where it goes.
    let joins = |data: &InstData| match *data {
        InstData::Phi { incoming, .. } => {
            let mut pairs = body.pool.get(incoming).chunks_exact(2);
            pairs.any(|pair| pair[1] == block.0)
        }
        _ => false,
    };
    let named = body.blocks.iter().find(|&(other, _)| {
        let first = body.block_insts(other).next();
        first.is_some_and(|first| joins(&body.insts[first]))
    });
    let next = named.map_or(Block(block.0 + 1), |(other, _)| other);
    let place = Span::new(end, end);
    match body.blocks.get(next) {
        Some(data) if data.name != crate::ir::LocalName::UNNAMED => {
            let label = super::walk::label_text(c, body, next);
            diagnostic.fix(
                place,
                format!("\n  br label {label}"),
                format!("to go on at `{label}`, jump there"),
            )
        }
        Some(_) => diagnostic,
        None if func.ret == TypeId::VOID => diagnostic.fix(
            place,
            "\n  ret void",
            "a function without a result ends by `ret void`",
        ),
        None => {
            let ty = super::show::ty(c.m, func.ret);
            let last = body.block_insts(block).next_back();
            let value = last.map(|last| body.result(last));
            match value.filter(|&value| body.types[value] == func.ret) {
                Some(value) => {
                    let shown = super::show::operand(c.m, body, Operand::value(value));
                    let ret = format!("ret {ty} {shown}");
                    diagnostic.fix(
                        place,
                        format!("\n  {ret}"),
                        format!("to return it: `{ret}`"),
                    )
                }
                None => diagnostic.note(format!("the function returns a value: `ret {ty} ...`")),
            }
        }
    }
}

fn inner_terminator(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if at.inst.0 + 1 != at.body.blocks[at.block].end.0 {
        let word = at.data().word();
        let message = format!("this `{word}` is not the last instruction of its block");
        let diagnostic = c.error(rule, at.span(), message);
        c.push(diagnostic);
    }
}

/// Offers to move a statement in front of another one of the lines before.
fn put_in_front(c: &Checker<'_>, diagnostic: Diagnostic, moved: Span, place: Span) -> Diagnostic {
    let Some(text) = c.m.source_text().filter(|_| !place.is_none()) else {
        return diagnostic;
    };
    let range = place.start as usize..moved.start as usize;
    let (Some(before), statement) = (text.get(range), c.m.text(moved)) else {
        return diagnostic;
    };
    let before = before.trim_ascii_end();
    let alone = !statement.contains(&b'\n');
    let line = memchr::memrchr(b'\n', &text[..place.start as usize]).map_or(0, |n| n + 1);
    let indent = String::from_utf8_lossy(&text[line..place.start as usize]).into_owned();
    if !alone || !indent.trim().is_empty() {
        return diagnostic;
    }
    let with = format!(
        "{}\n{indent}{}",
        String::from_utf8_lossy(statement),
        String::from_utf8_lossy(before)
    );
    let whole = Span::new(place.start as usize, moved.end());
    diagnostic.fix(whole, with, "move it there")
}

fn phi_place(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let first = at.body.blocks[at.block].first;
    if at.inst == first {
        return;
    }
    let before = Inst(at.inst.0 - 1);
    if !matches!(at.body.insts[before], InstData::Phi { .. }) {
        let other = at
            .body
            .block_insts(at.block)
            .find(|&inst| !matches!(at.body.insts[inst], InstData::Phi { .. }));
        let span = other.map_or(Span::NONE, |inst| at.body.spans[inst]);
        let diagnostic = c
            .error(
                rule,
                at.span(),
                "this `phi` stands behind other instructions",
            )
            .also(span, "the first instruction that is no `phi`");
        c.push(put_in_front(c, diagnostic, at.span(), span));
    }
}
