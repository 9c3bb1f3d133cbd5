//! Symbols: what is used must be declared, variables, aliases.

use super::checker::Checker;
use super::infos::Info;
use super::rule::{Check, Rule};
use super::{Profile, locate, show};
use rustc_hash::FxHashSet;

use crate::diag::{Diagnostic, Span, suggest};
use crate::entity::SecondaryMap;
use crate::ir::{Const, ConstId, GlobalId, GlobalKind, Linkage, LocalNameKind, Type, TypeId};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "undefined-global",
        says: "a name with `@` is declared or defined somewhere in the module",
        check: Check::Global(undefined),
    },
    Rule {
        code: "variable-type",
        says: "a variable has a type with a size that is known before the program runs; an opaque \
               one has no value",
        check: Check::Global(variable_type),
    },
    Rule {
        code: "variable-linkage",
        says: "a variable without an initializer is `external` or `extern_weak`; a `common` one \
               is zero and no `constant`; an `appending` one is an array",
        check: Check::Global(variable_linkage),
    },
    Rule {
        code: "initializer-type",
        says: "the initializer of a variable has the variable's type",
        check: Check::Global(initializer_type),
    },
    Rule {
        code: "alias-linkage",
        says: "an alias or `ifunc` is not `common`, `appending` or `extern_weak`; an \
               `available_externally` alias leads to what is that too, all others do not, and \
               lead to no alias that another module may replace",
        check: Check::Global(alias_linkage),
    },
    Rule {
        code: "alias-target",
        says: "an alias leads to a definition of this module, and not back to itself",
        check: Check::Module(alias_targets),
    },
];

fn undefined(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    if global.kind != GlobalKind::Undeclared || c.m.failed.contains(&id) {
        return;
    }
    let name = show::name_text(c.m, global.name);
    let called = c.info(global.ty).any(Info::FUNCTION);
    let near = c.may_suggest().then(|| nearest(c, id)).flatten();
    // LLVM knows its intrinsics without a declaration; other names like theirs are reported as such.
    if c.m.names.get(global.name).starts_with(b"llvm.") {
        return;
    }
    if c.profile == Profile::Auto && called {
        let ty = c.ty(global.ty);
        let mut diagnostic = Diagnostic::warning(
            "undeclared-function",
            global.span,
            format!("`@{name}` is not declared: it is taken for an external function {ty}"),
        );
        let text = show::ty(c.m, global.ty);
        if let Some((ret, params)) = text.split_once(" (") {
            diagnostic = diagnostic.note(format!("declare it: `declare {ret} @{name}({params}`"));
        }
        if let Some((param, span)) = local_of_name(c, id) {
            diagnostic.notes.clear();
            let is = format!("`{param}` is a value of this function");
            let text = format!("did you mean the function that `{param}` points to?");
            diagnostic = diagnostic.also(span, is).fix(global.span, param, text);
        } else if let Some(near) = near {
            diagnostic =
                diagnostic.fix(global.span, near.clone(), format!("did you mean `{near}`?"));
        }
        c.push(diagnostic);
        return;
    }
    let mut diagnostic = c.error(rule, global.span, format!("`@{name}` is not defined"));
    if let Some((local, span)) = local_of_name(c, id) {
        let is = format!("`{local}` is a value of this function");
        let text = "a value of a function has a percent sign";
        diagnostic = diagnostic.also(span, is).fix(global.span, local, text);
    } else if near.is_none() && !called && c.profile != Profile::Llvmlite {
        diagnostic = diagnostic.note(format!(
            "a variable is defined at the top level, `@{name} = global i64 0`; one of another module is \
             `@{name} = external global i64`"
        ));
    } else if let Some(near) = near {
        diagnostic = diagnostic.fix(global.span, near.clone(), format!("did you mean `{near}`?"));
    }
    c.push(diagnostic);
}

/// The local that has the name of a symbol which is not defined, in the function that mentions it first.
fn local_of_name(c: &Checker<'_>, id: GlobalId) -> Option<(String, Span)> {
    let global = &c.m.globals[id];
    let at = global.span.start as usize;
    let within = |span: Span| (span.start as usize..span.end()).contains(&at);
    let mut funcs = c.m.funcs.values();
    let func = funcs.find(|func| !global.span.is_none() && within(func.span))?;
    let body = func.body.as_ref()?;
    let (value, _) = body.names.iter().find(|(_, own)| match own.kind() {
        LocalNameKind::Named(own) => own == global.name,
        LocalNameKind::Number(_) | LocalNameKind::Unnamed => false,
    })?;
    let called = c.info(global.ty).any(Info::FUNCTION);
    let fits = !called || c.m.types.is_pointer(body.types[value]);
    let span = c.value_span(func, body, value);
    fits.then(|| (show::value(c.m, body, value), span))
}

/// A declared symbol with a similar name, with its `@`.
fn nearest(c: &Checker<'_>, id: GlobalId) -> Option<String> {
    let names = &c.m.names;
    let declared =
        c.m.globals
            .values()
            .filter(|g| g.kind != GlobalKind::Undeclared)
            .map(|g| (names.get(g.name), g.name));
    let near = suggest::closest(names.get(c.m.globals[id].name), declared)?;
    Some(format!("@{}", show::name_text(c.m, near)))
}

fn variable_type(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let GlobalKind::Variable { init, .. } = global.kind else {
        return;
    };
    let info = c.info(global.ty);
    let opaque = matches!(c.m.types.resolved(global.ty), Type::Named(_));
    // A type that is recursive or undefined has been reported.
    let reported = opaque && {
        let resolved = c.m.types.resolve(global.ty);
        match c.m.types.get(resolved) {
            Type::Named(named) => !c.m.types.named[named].defined,
            _ => true,
        }
    };
    let sized = info.any(Info::SIZED) || (info.any(Info::AGGREGATE) && init.is_none());
    // An opaque type has no values but what stands for any, or for nothing.
    let known = init.is_none_or(|init| {
        matches!(
            c.m.consts.get(init),
            Const::Undef(_) | Const::Poison(_) | Const::Zero(_)
        )
    });
    let fits = match c.m.types.resolved(global.ty) {
        Type::Target(id) => c.m.types.target_type(id).form.can_be_global(),
        Type::X86Amx => false,
        _ => sized || (opaque && (known || reported)) || contains_unsized_name(c, global.ty),
    };
    if fits && !info.any(Info::SCALABLE) {
        return;
    }
    let span = locate::global(c.m, global.span).ty.unwrap_or(global.span);
    let shown = c.ty(global.ty);
    let name = show::name_text(c.m, global.name);
    let diagnostic = c.error(
        rule,
        span,
        format!("`@{name}` cannot be a variable of type {shown}"),
    );
    c.push(diagnostic);
}

/// Whether an aggregate has no size because of a name in it, whose definition was reported.
fn contains_unsized_name(c: &Checker<'_>, ty: TypeId) -> bool {
    c.info(ty).any(Info::AGGREGATE) && !c.info(ty).any(Info::SIZED)
}

fn variable_linkage(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let GlobalKind::Variable { init, constant } = global.kind else {
        return;
    };
    if global.linkage == Linkage::External
        || (init.is_none() && global.linkage == Linkage::ExternWeak)
    {
        return;
    }
    let word = global.linkage.word();
    let fault = match (init, global.linkage) {
        (None, _) => format!("is `{word}` and has no initializer"),
        (Some(_), Linkage::ExternWeak) => {
            format!("has an initializer, and so cannot be `{word}`")
        }
        (Some(init), Linkage::Common) if constant || !is_zero(c, init) => match constant {
            true => "is `common`, and so cannot be a `constant`".to_string(),
            false => "is `common`, and so must be zero".to_string(),
        },
        (Some(_), Linkage::Appending) if !is_array(c, global.ty) => {
            "is `appending`, and so must be an array".to_string()
        }
        _ => return,
    };
    let message = format!("`@{}` {fault}", show::name_text(c.m, global.name));
    let words = locate::global(c.m, global.span).words;
    let span = words
        .iter()
        .copied()
        .find(|&w| c.m.text(w) == word.as_bytes())
        .unwrap_or(global.span);
    let diagnostic = c.error(rule, span, message);
    c.push(diagnostic);
}

/// Whether all bits of a constant are zero.
fn is_zero(c: &Checker<'_>, id: ConstId) -> bool {
    let mut left = vec![id];
    let mut seen = FxHashSet::default();
    while let Some(id) = left.pop() {
        let zero = match c.m.consts.get(id) {
            Const::Zero(_) | Const::Null(_) | Const::NoneToken => true,
            Const::Int { value, .. } => value == 0,
            Const::Float { bits, .. } => bits == 0,
            Const::BigInt { words, .. } | Const::BigFloat { words, .. } => {
                c.m.consts.lists.get(words).iter().all(|&word| word == 0)
            }
            Const::Bytes { at, len, .. } => c.m.consts.bytes(at, len).iter().all(|&b| b == 0),
            Const::Splat { elem, .. } => {
                left.push(elem);
                true
            }
            Const::Aggregate { elems, .. } => {
                // Each is looked at once, however often it stands there.
                left.extend(c.m.consts.list(elems).filter(|&elem| seen.insert(elem)));
                true
            }
            _ => false,
        };
        if !zero {
            return false;
        }
    }
    true
}

fn is_array(c: &Checker<'_>, ty: TypeId) -> bool {
    matches!(c.m.types.resolved(ty), Type::Array { .. })
}

fn initializer_type(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let GlobalKind::Variable {
        init: Some(init), ..
    } = global.kind
    else {
        return;
    };
    let own = c.m.const_type(init);
    if c.agree(own, global.ty) || c.mismatched.contains(&init) {
        return;
    }
    let name = show::name_text(c.m, global.name);
    let (own_text, ty_text) = (c.ty(own), c.ty(global.ty));
    let parts = locate::global(c.m, global.span);
    let span = parts.init.unwrap_or(global.span);
    let diagnostic = c
        .error(
            rule,
            span,
            format!("`@{name}` has type {ty_text}, but its initializer is {own_text}"),
        )
        .label(format!("this is {own_text}"))
        .also(parts.ty.unwrap_or(Span::NONE), "the type of the variable");
    let diagnostic = c.and_global(diagnostic, init);
    c.push(diagnostic);
}

fn alias_linkage(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let (target, ifunc) = match global.kind {
        GlobalKind::Alias(target) => (target, false),
        GlobalKind::IFunc(target) => (target, true),
        _ => return,
    };
    let is_available = |linkage| linkage == Linkage::AvailableExternally;
    let other = c.m.symbol_of(target).map(|symbol| &c.m.globals[symbol]);
    let message = match (global.linkage, other) {
        (Linkage::Common | Linkage::Appending | Linkage::ExternWeak, _) => {
            let word = global.linkage.word();
            format!("cannot be `{word}`")
        }
        (Linkage::AvailableExternally, _) if ifunc => {
            "is an `ifunc`, and so cannot be `available_externally`".into()
        }
        (own, Some(other)) if !ifunc && is_available(own) != is_available(other.linkage) => {
            "and what it leads to are both `available_externally`, or neither".into()
        }
        (_, Some(other))
            if !ifunc
                && matches!(other.kind, GlobalKind::Alias(_))
                && matches!(other.linkage, Linkage::Weak | Linkage::LinkOnce) =>
        {
            "leads to an alias that another module may replace".into()
        }
        _ => return,
    };
    let name = show::name_text(c.m, global.name);
    let diagnostic = c.error(rule, global.span, format!("`@{name}` {message}"));
    c.push(diagnostic);
}

/// Where an alias leads.
#[derive(Clone, Copy)]
enum Leads {
    Home,
    Declared(GlobalId),
    Nowhere,
    Round,
}

fn alias_targets(c: &mut Checker<'_>, rule: &'static Rule) {
    let mut known: SecondaryMap<GlobalId, Option<Leads>> = SecondaryMap::with_default(None);
    let mut chain = Vec::new();
    for id in c.m.globals.keys() {
        let mut at = id;
        let mut end = loop {
            let (GlobalKind::Alias(target) | GlobalKind::IFunc(target)) = c.m.globals[at].kind
            else {
                break end_of_chain(c, at);
            };
            if let Some(end) = known[at] {
                break end;
            }
            // Until its end is found: who comes here again before that goes round.
            known[at] = Some(Leads::Round);
            chain.push(at);
            match c.m.symbol_of(target) {
                Some(next) => at = next,
                // What is computed from addresses may be anything.
                None if matches!(c.m.consts.get(target), Const::Expr { .. }) => break Leads::Home,
                None => break Leads::Nowhere,
            }
        };
        while let Some(passed) = chain.pop() {
            // What an ifunc calls may be of another module.
            if let (GlobalKind::IFunc(_), Leads::Declared(next)) = (c.m.globals[passed].kind, end)
                && matches!(c.m.globals[next].kind, GlobalKind::Function(_))
            {
                end = Leads::Home;
            }
            known[passed] = Some(end);
        }
        wrong_alias(c, rule, id, known[id]);
    }
}

fn end_of_chain(c: &Checker<'_>, id: GlobalId) -> Leads {
    match c.m.globals[id].kind {
        GlobalKind::Variable { init: None, .. } => Leads::Declared(id),
        GlobalKind::Function(f) if !c.m.funcs[f].is_defined() => Leads::Declared(id),
        _ => Leads::Home,
    }
}

fn wrong_alias(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId, leads: Option<Leads>) {
    let leads = match leads {
        None | Some(Leads::Home) => return,
        Some(Leads::Declared(_)) if c.m.old_aliases.contains(&id) => return,
        Some(leads) => leads,
    };
    let name = show::name_text(c.m, c.m.globals[id].name);
    let span = c.m.globals[id].span;
    let diagnostic = match leads {
        Leads::Home => return,
        Leads::Declared(target) => {
            let other = &c.m.globals[target];
            let shown = show::name_text(c.m, other.name);
            let message =
                format!("the alias `@{name}` leads to `@{shown}`, which is not defined here");
            let diagnostic = c.error(rule, span, message);
            diagnostic.also(other.span, format!("`@{shown}` is only declared"))
        }
        Leads::Nowhere => {
            let message = format!("`@{name}` does not lead to a symbol");
            c.error(rule, span, message)
        }
        Leads::Round => {
            let message = format!("the alias `@{name}` leads back to itself");
            c.error(rule, span, message)
        }
    };
    c.push(diagnostic);
}
