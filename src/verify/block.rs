//! The shape of blocks.

use super::checker::Checker;
use super::rule::{Check, Rule};
use crate::diag::Span;
use crate::ir::{Block, FuncId, InstData};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "block-terminator",
        says: "a block ends with its only terminator: `ret`, `br`, `switch`, `unreachable` or \
               their kin",
        check: Check::Block(terminator),
    },
    Rule {
        code: "phi-place",
        says: "the `phi`s of a block stand before all its other instructions",
        check: Check::Block(phi_place),
    },
];

fn terminator(c: &mut Checker<'_>, rule: &'static Rule, func: FuncId, block: Block) {
    let Some(body) = &c.m.funcs[func].body else {
        return;
    };
    // A statement that could not be parsed may have been the terminator.
    if body.has_gap(block) {
        return;
    }
    let mut insts = body.block_insts(block);
    let Some(last) = insts.next_back() else {
        let name = c.block_name(body, block);
        let span = match c.block_span(body, block) {
            span if span.is_none() => c.m.funcs[func].span,
            span => span,
        };
        let diagnostic = c.error(rule, span, format!("the block {name} is empty"));
        c.push(diagnostic);
        return;
    };
    if !body.insts[last].is_terminator() {
        let name = c.block_name(body, block);
        let next = Block(block.0 + 1);
        let end = body.spans[last].end();
        let mut diagnostic = c.error(
            rule,
            body.spans[last],
            format!("{name} ends without a terminator"),
        );
        diagnostic = diagnostic.label("the last instruction of the block");
        if let Some(data) = body.blocks.get(next)
            && data.name != crate::ir::LocalName::UNNAMED
            && !body.spans[last].is_none()
        {
            let label = super::walk::label_text(c, body, next);
            diagnostic = diagnostic
                .also(data.span, "the next block starts here")
                .fix(
                    Span::new(end, end),
                    format!("\n  br label {label}"),
                    format!("to go on at `{label}`, jump there"),
                );
        }
        c.push(diagnostic);
    }
    for inst in insts {
        if body.insts[inst].is_terminator() {
            let word = body.insts[inst].word();
            let message = format!("this `{word}` is not the last instruction of its block");
            let diagnostic = c.error(rule, body.spans[inst], message);
            c.push(diagnostic);
        }
    }
}

fn phi_place(c: &mut Checker<'_>, rule: &'static Rule, func: FuncId, block: Block) {
    let Some(body) = &c.m.funcs[func].body else {
        return;
    };
    let is_phi = |inst| matches!(body.insts[inst], InstData::Phi { .. });
    let mut insts = body.block_insts(block).skip_while(|&inst| is_phi(inst));
    let Some(other) = insts.next() else { return };
    if let Some(late) = insts.find(|&inst| is_phi(inst)) {
        let diagnostic = c
            .error(
                rule,
                body.spans[late],
                "this `phi` stands behind other instructions",
            )
            .also(body.spans[other], "the first instruction that is no `phi`");
        c.push(diagnostic);
    }
}
