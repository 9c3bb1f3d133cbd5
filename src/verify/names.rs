//! Names and numbers of values, blocks and symbols. The parser takes them as they come; LLVM and
//! LLVMlite do not.

use rustc_hash::FxHashMap;

use super::Profile;
use super::checker::Checker;
use super::rule::{Check, Rule};
use super::show;
use crate::diag::{Diagnostic, Severity, Span};
use crate::ir::{
    Block, Body, FuncId, Function, GlobalKind, LocalName, LocalNameKind, TypeId, Value,
};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "number-order",
        says: "LLVM numbers what has no name: first the parameters, then blocks and results in \
               their order, and the symbols of a module; numbers may be left out, but never go back",
        check: Check::Function(locals_in_order),
    },
    Rule {
        code: "number-order",
        says: "",
        check: Check::Module(symbols_in_order),
    },
    Rule {
        code: "byte-order-mark",
        says: "LLVM reads a text of UTF-8 without a byte order mark",
        check: Check::Module(byte_order_mark),
    },
    Rule {
        code: "unique-name",
        says: "a block has another name than the parameters and results of its function",
        check: Check::Function(unique_names),
    },
];

/// LLVM reads no byte order mark.
fn byte_order_mark(c: &mut Checker<'_>, rule: &'static Rule) {
    let source = c.m.source.as_ref().filter(|source| source.is_text());
    let Some(source) = source.filter(|_| c.profile == Profile::Llvm) else {
        return;
    };
    let start = source.mark() as usize;
    if start > 0 {
        // The mark itself is not shown.
        let message = "the text begins with a byte order mark";
        let diagnostic = c.error(rule, Span::new(start, start + 1), message);
        c.push(diagnostic.note("save it as UTF-8 without a mark"));
    }
}

const ORDER: &Rule = super::walk::rule_named(RULES, "number-order");

fn locals_in_order(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let is_read = matches!(c.profile, Profile::Llvm | Profile::Auto) && !c.m.upgraded;
    let Some(body) = func.body.as_ref().filter(|_| is_read) else {
        return;
    };
    let mut next = 0;
    // The last block without a label, and the number that it takes.
    let mut unlabelled = None;
    let mut back = |name: LocalName, block: Option<Block>| match name.kind() {
        LocalNameKind::Named(_) => None,
        LocalNameKind::Unnamed => {
            unlabelled = block.map(|block| (block, next)).or(unlabelled);
            next += 1;
            None
        }
        LocalNameKind::Number(n) if n < next => Some((n, next)),
        LocalNameKind::Number(n) => {
            next = n + 1;
            None
        }
    };
    // The first is enough: all that follow are shifted by it.
    let params = func.params.iter().map(|param| (param.name, param.span));
    let found = params
        .clone()
        .find_map(|(name, span)| Some((back(name, None)?, span)))
        .or_else(|| {
            body.blocks.keys().find_map(|block| {
                let data = &body.blocks[block];
                if let Some(back) = back(data.name, Some(block)) {
                    return Some((back, data.span));
                }
                body.block_insts(block).find_map(|inst| {
                    let value = body.result(inst);
                    let gives = body.types.get(value).is_some_and(|&ty| ty != TypeId::VOID);
                    let name = body.names.get(value).copied().filter(|_| gives)?;
                    Some((back(name, None)?, c.value_span(func, body, value)))
                })
            })
        });
    let Some(((n, next), span)) = found else {
        return;
    };
    // A block that took the number, or shifted it.
    let cause = unlabelled.filter(|&(_, taken)| taken <= n);
    // A parameter without a name has the number itself.
    let unnamed = func
        .params
        .iter()
        .filter(|param| param.name == LocalName::UNNAMED);
    let param = unnamed
        .clone()
        .nth(n as usize)
        .filter(|_| unnamed.count() == func.params.len());
    let took = cause.is_some_and(|(_, taken)| taken == n) || param.is_some();
    if c.profile == Profile::Auto && !took {
        return;
    }
    let message = format!("`%{n}` stands where `%{next}` is the next number");
    let mut diagnostic = c.error(rule, span, message);
    if let Some(param) = param {
        let text = format!("this parameter has no name, and takes `%{n}`");
        diagnostic = diagnostic.also(param.span, text);
    } else if let Some((block, taken)) = cause {
        let (what, why) = match block {
            Block(0) => (
                "the entry block has no label",
                "the entry block takes a number unless it has a label, as in a line `entry:`",
            ),
            _ => (
                "here begins a block without a label",
                "what follows a `ret`, a `br` or their kin is a block of its own, and takes a number",
            ),
        };
        diagnostic = diagnostic
            .also(
                c.block_span(body, block),
                format!("{what}, and takes `%{taken}`"),
            )
            .note(why);
        if block == Block(0) {
            diagnostic = label_entry(c, diagnostic, body);
        }
    }
    if c.profile == Profile::Auto {
        diagnostic.severity = Severity::Warning;
        diagnostic =
            diagnostic.note("numbers are taken as they are written here; LLVM rejects this one");
    }
    c.push(diagnostic);
}

/// Offers a label for the entry block, where the name is free.
fn label_entry(c: &Checker<'_>, diagnostic: Diagnostic, body: &Body) -> Diagnostic {
    let at = c.block_span(body, Block(0));
    let (Some(text), false) = (c.m.source_text(), at.is_none()) else {
        return diagnostic;
    };
    let line = memchr::memrchr(b'\n', &text[..at.start as usize]).map_or(0, |n| n + 1);
    let is_free = c.m.names.find(b"entry").is_none();
    match is_free && text[line..at.start as usize].trim_ascii().is_empty() {
        true => diagnostic.fix(Span::new(line, line), "entry:\n", "give the block a label"),
        false => diagnostic,
    }
}

fn symbols_in_order(c: &mut Checker<'_>, _: &'static Rule) {
    if c.profile != Profile::Llvm {
        return;
    }
    // They were numbered as they were met, which may be before their definitions.
    let mut defined: Vec<(Span, u64)> =
        c.m.globals
            .values()
            .filter(|global| global.numbered && global.kind != GlobalKind::Undeclared)
            .filter_map(|global| {
                let digits = std::str::from_utf8(c.m.names.get(global.name)).ok()?;
                Some((global.span, digits.parse().ok()?))
            })
            .collect();
    defined.sort_unstable();
    let mut next = 0;
    for (span, n) in defined {
        if n < next {
            let message = format!("`@{n}` stands where `@{next}` is the next number");
            let diagnostic = c.error(ORDER, span, message);
            return c.push(diagnostic);
        }
        next = n + 1;
    }
}

fn unique_names(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let Some(body) = func.body.as_ref().filter(|_| c.profile != Profile::Auto) else {
        return;
    };
    let blocks: FxHashMap<LocalName, Span> = body
        .blocks
        .values()
        .filter(|block| block.name != LocalName::UNNAMED)
        .map(|block| (block.name, block.span))
        .collect();
    for (value, name) in body.names.iter() {
        if let Some(&block) = blocks.get(name) {
            taken_twice(c, rule, (func, body), value, block);
        }
    }
}

#[cold]
fn taken_twice(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    (func, body): (&Function, &Body),
    value: Value,
    block: Span,
) {
    let name = show::local(c.m, body.names[value]);
    let message = format!("`{name}` is a block and a value");
    let span = c.value_span(func, body, value);
    let diagnostic = c.error(rule, block, message);
    c.push(diagnostic.also(span, "the value is here"));
}
