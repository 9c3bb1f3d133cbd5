//! Function definitions.

use super::globals::with_blank;
use crate::diag::Span;
use crate::ir::{AttrSet, FuncId, LocalName};
use crate::verify::checker::Checker;
use crate::verify::locate;
use crate::verify::rule::{Check, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    // "define [S|void] @IDENT(S1 OP, ... , SN OP) { BLOCK (LAB: BLOCK)...}"
    Rule {
        code: "lite-function",
        says: "LLVMlite: \"define [S|void] @IDENT(S1 OP, ... , SN OP) { BLOCK (LAB: BLOCK)...}\"",
        check: Check::Function(function),
    },
    // "a list of formal parameters and their types"
    Rule {
        code: "lite-parameter",
        says: "LLVMlite: \"A function definition has a return type, the function name, a list of \
               formal parameters and their types, and the body of the function\"",
        check: Check::Function(parameters),
    },
    // The table of instructions has no metadata.
    Rule {
        code: "lite-attachment",
        says: "LLVMlite has no metadata",
        check: Check::Function(attachments),
    },
];

fn function(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let head = locate::head(c.m, func.span);
    for &word in &head.words {
        let shown = String::from_utf8_lossy(c.m.text(word)).into_owned();
        let diagnostic = c
            .error(
                rule,
                word,
                format!("LLVMlite's functions have no `{shown}`"),
            )
            .fix(with_blank(c.m, word), "", format!("leave out `{shown}`"))
            .certain();
        c.push(diagnostic);
    }
    if let Some(rest) = head.rest {
        let shown = String::from_utf8_lossy(c.m.text(rest)).into_owned();
        let diagnostic = c
            .error(rule, rest, "LLVMlite's functions have no attributes")
            .fix(with_blank(c.m, rest), "", format!("leave out `{shown}`"))
            .certain();
        c.push(diagnostic);
    }
}

fn parameters(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    for (n, param) in func.params.iter().enumerate() {
        if param.attrs != AttrSet::EMPTY {
            let diagnostic = c.error(
                rule,
                param.span,
                "LLVMlite's parameters have a type and a name, and no attributes",
            );
            c.push(diagnostic);
        }
        if func.is_defined() && param.name == LocalName::UNNAMED && !param.span.is_none() {
            let end = param.span.end();
            let diagnostic = c
                .error(rule, param.span, format!("parameter {} has no name", n + 1))
                .fix(Span::new(end, end), format!(" %{n}"), "give it one")
                .certain();
            c.push(diagnostic);
        }
    }
}

fn attachments(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let Some(body) = &c.m.funcs[id].body else {
        return;
    };
    let mut last = None;
    for attachment in body.attachments() {
        if last != Some(attachment.inst) {
            last = Some(attachment.inst);
            let span = body.spans.get(attachment.inst).copied();
            let diagnostic = c.error(
                rule,
                span.unwrap_or(Span::NONE),
                "LLVMlite's instructions have no metadata",
            );
            c.push(diagnostic);
        }
    }
}
