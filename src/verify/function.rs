//! Functions, declared and defined.

use super::checker::Checker;
use super::locate;
use super::rule::{Check, Rule};
use crate::ir::{FuncId, Linkage, Type, TypeId};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "function-place",
        says: "only intrinsics take or give `metadata`, `token` and `x86_amx`; only definitions \
               have a `personality` or are in a comdat",
        check: Check::Function(place),
    },
    Rule {
        code: "empty-body",
        says: "a definition has at least one block",
        check: Check::Function(empty_body),
    },
    Rule {
        code: "function-linkage",
        says: "a declaration is `external` or `extern_weak`; a definition is neither \
               `extern_weak`, `common` nor `appending`",
        check: Check::Function(linkage),
    },
];

fn place(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let global = &c.m.globals[func.global];
    let special = |ty| matches!(c.m.types.resolve(ty), TypeId::METADATA | TypeId::TOKEN);
    let is_amx = |ty| c.m.types.resolved(ty) == Type::X86Amx;
    let is_intrinsic = c.m.names.get(global.name).starts_with(b"llvm.");
    let any =
        |of: &dyn Fn(TypeId) -> bool| of(func.ret) || func.params.iter().any(|param| of(param.ty));
    let message = if !is_intrinsic && any(&special) {
        "is no intrinsic, and so takes and gives neither `metadata` nor `token`"
    } else if !is_intrinsic && any(&is_amx) {
        "is no intrinsic, and so takes and gives no `x86_amx`"
    } else if !func.is_defined() && func.personality.is_some() {
        "is only declared, and so has no `personality`"
    } else if global.comdat.is_some()
        && (!func.is_defined() || global.linkage == Linkage::AvailableExternally)
    {
        "is not defined here, and so is in no comdat"
    } else {
        return;
    };
    let message = format!("{} {message}", c.func_name(func));
    let diagnostic = c.error(rule, global.span, message);
    c.push(diagnostic);
}

fn empty_body(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let Some(body) = &func.body else { return };
    if body.blocks.is_empty() && body.gaps().is_empty() {
        let name = c.func_name(func);
        let mut diagnostic = c.error(
            rule,
            c.m.globals[func.global].span,
            format!("the body of {name} is empty"),
        );
        if func.ret == TypeId::VOID {
            diagnostic = diagnostic.note("a function that does nothing has a `ret void`");
        }
        c.push(diagnostic);
    }
}

fn linkage(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let global = &c.m.globals[func.global];
    let fits = match func.is_defined() {
        false => matches!(global.linkage, Linkage::External | Linkage::ExternWeak),
        true => !matches!(
            global.linkage,
            Linkage::ExternWeak | Linkage::Common | Linkage::Appending
        ),
    };
    if fits {
        return;
    }
    let word = global.linkage.word();
    let how = c.how(func.global);
    let name = c.func_name(func);
    let head = locate::head(c.m, func.span);
    let span = head
        .words
        .iter()
        .copied()
        .find(|&w| c.m.text(w) == word.as_bytes())
        .unwrap_or(global.span);
    let diagnostic = c.error(
        rule,
        span,
        format!("{name} is {how} here, and so cannot be `{word}`"),
    );
    c.push(diagnostic);
}
