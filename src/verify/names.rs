//! Names and numbers of values, blocks and symbols. The parser takes them as they come; LLVM and
//! LLVMlite do not.

use rustc_hash::FxHashMap;

use super::Profile;
use super::checker::Checker;
use super::rule::{Check, Rule};
use super::show;
use crate::diag::Span;
use crate::ir::{Body, FuncId, Function, GlobalKind, LocalName, LocalNameKind, TypeId, Value};

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
        code: "unique-name",
        says: "a block has another name than the parameters and results of its function",
        check: Check::Function(unique_names),
    },
];

const ORDER: &Rule = super::walk::rule_named(RULES, "number-order");

fn locals_in_order(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let Some(body) = func.body.as_ref().filter(|_| c.profile == Profile::Llvm) else {
        return;
    };
    let mut next = 0;
    let mut back = |name: LocalName| match name.kind() {
        LocalNameKind::Named(_) => None,
        LocalNameKind::Unnamed => {
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
        .find_map(|(name, span)| Some((back(name)?, span)))
        .or_else(|| {
            body.blocks.keys().find_map(|block| {
                let data = &body.blocks[block];
                if let Some(back) = back(data.name) {
                    return Some((back, data.span));
                }
                body.block_insts(block).find_map(|inst| {
                    let value = body.result(inst);
                    let gives = body.types.get(value).is_some_and(|&ty| ty != TypeId::VOID);
                    let name = body.names.get(value).copied().filter(|_| gives)?;
                    Some((back(name)?, c.value_span(func, body, value)))
                })
            })
        });
    if let Some(((n, next), span)) = found {
        let message = format!("`%{n}` stands where `%{next}` is the next number");
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
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
