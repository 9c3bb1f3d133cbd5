//! Blocks and terminators.

use crate::diag::Span;
use crate::ir::{Block, FuncId};
use crate::verify::checker::Checker;
use crate::verify::rule::{Check, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    // "A CFG consists of a distinguished entry block and a sequence blocks of prefixed with a
    // label LAB:"; "define [S|void] @IDENT(S1 OP, ... , SN OP) { BLOCK (LAB: BLOCK)...}"
    Rule {
        code: "lite-block-label",
        says: "LLVMlite: \"define [S|void] @IDENT(S1 OP, ... , SN OP) { BLOCK (LAB: BLOCK)...}\"",
        check: Check::Block(label),
    },
    // "ret void | - -> -", "ret S OP | S -> -"
    Rule {
        code: "lite-ret",
        says: "LLVMlite: \"ret void\" and \"ret S OP | S → -\"",
        check: Check::Within("inst/control, as ret-type"),
    },
    // "br i1 OP, label %LAB1, label %LAB2 | i1 -> -"
    Rule {
        code: "lite-br",
        says: "LLVMlite: \"br i1 OP, label %LAB1, label %LAB2 | i1 → -\"",
        check: Check::Within("inst/control, as br-condition"),
    },
    // "in LLVM it is illegal to jump back to the entry block of a function body"
    Rule {
        code: "lite-entry",
        says: "LLVMlite: \"in LLVM it is illegal to jump back to the entry block of a function \
               body\"",
        check: Check::Within("inst/control, as entry-target"),
    },
    // "Each label and local definition must be unique."
    Rule {
        code: "lite-unique",
        says: "LLVMlite: \"Each label and local definition must be unique\"",
        check: Check::Within("text, as redefinition, and names, as unique-name"),
    },
    // "there must never be a path to a use of a local that does not pass through its definition"
    Rule {
        code: "lite-scope",
        says: "LLVMlite: \"there must never be a path to a use of a local that does not pass \
               through its definition\"",
        check: Check::Within("dominance"),
    },
];

/// The entry block has no label, all others have one.
fn label(c: &mut Checker<'_>, rule: &'static Rule, func: FuncId, block: Block) {
    let Some(body) = &c.m.funcs[func].body else {
        return;
    };
    let span = c.block_span(body, block);
    if span.is_none() {
        return;
    }
    // The span of an unlabelled block is empty.
    let labelled = span.len > 0;
    if block == Block(0) && labelled {
        let colon = usize::from(c.m.text(Span::new(span.end(), span.end() + 1)) == b":");
        let whole = Span::new(span.start as usize, span.end() + colon);
        let diagnostic = c
            .error(rule, span, "the entry block has no label in LLVMlite")
            .fix(whole, "", "leave out the label");
        c.push(diagnostic);
    } else if block != Block(0) && !labelled {
        let first = body.block_insts(block).next();
        let span = first.map_or(span, |inst| body.spans[inst]);
        let diagnostic = c
            .error(rule, span, "this block has no label")
            .note("a terminator ends its block; what follows starts another one");
        c.push(diagnostic);
    }
}
