//! Named types, and the places where types that are none are written.

use super::checker::{At, Checker};
use super::faults::TypeFault;
use super::rule::{Check, InstKind, Rule};
use super::walk::rule_named;
use super::{Profile, locate, show};
use crate::diag::{Diagnostic, Severity, Span, suggest};
use crate::entity::Entity;
use crate::ir::{FuncId, GlobalId, GlobalKind, InstData, NamedTypeId, OperandKind, Type, TypeId};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "undefined-type",
        says: "a named type is defined by `%name = type ...`",
        check: Check::Named(undefined_type),
    },
    Rule {
        code: "recursive-type",
        says: "a type may contain itself only through a pointer: else its size would be infinite",
        check: Check::Module(recursive_types),
    },
    Rule {
        code: "invalid-type",
        says: "arrays, structs and vectors are made of types that have values, vectors of scalar \
               ones; functions take and return values; pointers point to memory or to functions",
        check: Check::Named(named_fault),
    },
    Rule {
        code: "invalid-type",
        says: "",
        check: Check::Inst(InstKind::ALL, inst_fault),
    },
    Rule {
        code: "invalid-type",
        says: "",
        check: Check::Global(global_fault),
    },
    Rule {
        code: "invalid-type",
        says: "",
        check: Check::Function(function_fault),
    },
];

/// The rule that all [`TypeFault`]s of LLVM break.
pub(super) const INVALID_TYPE: &Rule = rule_named(RULES, "invalid-type");

fn undefined_type(c: &mut Checker<'_>, rule: &'static Rule, id: NamedTypeId) {
    let named = c.m.types.named[id];
    if named.defined {
        return;
    }
    let name = show::name_text(c.m, named.name);
    let suggest = c.may_suggest();
    let mut diagnostic = c.error(
        rule,
        named.span,
        format!("the type `%{name}` is not defined"),
    );
    let names = &c.m.names;
    let defined = c.m.types.named.values().filter(|n| n.defined);
    let others = defined.map(|n| (names.get(n.name), n.name));
    let same = others
        .clone()
        .find(|(name, _)| name.eq_ignore_ascii_case(names.get(named.name)));
    let closest = suggest.then(|| suggest::closest(names.get(named.name), others));
    if let Some(closest) = same.map(|(_, name)| name).or(closest.flatten()) {
        let closest = format!("%{}", show::name_text(c.m, closest));
        diagnostic = diagnostic.fix(
            named.span,
            closest.clone(),
            format!("did you mean `{closest}`?"),
        );
    }
    c.push(diagnostic);
}

/// Depth first over all types by the parts that they hold as such; a way back to where it came
/// from is a cycle.
fn recursive_types(c: &mut Checker<'_>, rule: &'static Rule) {
    #[derive(Clone, Copy, PartialEq)]
    enum VisitState {
        New,
        Open,
        Done,
    }
    let types = &c.m.types;
    let mut states = vec![VisitState::New; types.len()];
    let mut stack: Vec<TypeId> = Vec::new();
    let mut parts = Vec::new();
    for root in types.named.values().filter_map(|named| named.body) {
        stack.push(root);
        while let Some(&ty) = stack.last() {
            if states[ty.index()] != VisitState::New {
                if states[ty.index()] == VisitState::Open {
                    states[ty.index()] = VisitState::Done;
                }
                stack.pop();
                continue;
            }
            states[ty.index()] = VisitState::Open;
            parts.clear();
            match types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => parts.push(elem),
                Type::Struct { fields, .. } => parts.extend_from_slice(types.list(fields)),
                Type::Function { ret, params, .. } => {
                    parts.push(ret);
                    parts.extend_from_slice(types.list(params));
                }
                Type::Named(id) => parts.extend(types.named[id].body),
                _ => {}
            }
            for &part in &parts {
                match states[part.index()] {
                    VisitState::New => stack.push(part),
                    VisitState::Done => {}
                    VisitState::Open => {
                        let open = |&&ty: &&TypeId| states[ty.index()] == VisitState::Open;
                        let start = stack.iter().position(|&ty| ty == part).unwrap_or(0);
                        let cycle: Vec<NamedTypeId> = stack[start..]
                            .iter()
                            .filter(open)
                            .filter_map(|&ty| match types.get(ty) {
                                Type::Named(id) => Some(id),
                                _ => None,
                            })
                            .collect();
                        let diagnostic = recursive_type(c, rule, cycle);
                        c.push(diagnostic);
                    }
                }
            }
        }
    }
}

/// A struct without a size is an error in LLVMlite, and elsewhere where a size is asked for.
fn recursive_type(c: &Checker<'_>, rule: &Rule, cycle: Vec<NamedTypeId>) -> Diagnostic {
    let types = &c.m.types;
    let is_struct = |&id: &NamedTypeId| {
        let body = types.named[id].body;
        body.is_some_and(|body| matches!(types.get(body), Type::Struct { .. }))
    };
    let through_struct = cycle.iter().any(is_struct);
    let mut diagnostic = contains_itself(c, rule, cycle);
    if c.profile != Profile::Llvmlite && through_struct {
        diagnostic.severity = Severity::Warning;
    }
    diagnostic
}

fn contains_itself(c: &Checker<'_>, rule: &Rule, mut cycle: Vec<NamedTypeId>) -> Diagnostic {
    let named = |id: NamedTypeId| c.m.types.named[id];
    // Start with the one that is defined first.
    if let Some(first) = (0..cycle.len()).min_by_key(|&i| named(cycle[i]).span) {
        cycle.rotate_left(first);
    }
    let Some(&first) = cycle.first() else {
        return c.error(rule, Span::NONE, "a type contains itself");
    };
    let shown = |id| format!("`%{}`", show::name_text(c.m, named(id).name));
    let name = shown(first);
    let message = match cycle.len() {
        1 => format!("the type {name} contains itself"),
        2 => format!(
            "the type {name} contains itself through {}",
            shown(cycle[1])
        ),
        n => format!("the type {name} contains itself through {} others", n - 1),
    };
    let mut diagnostic = c.error(rule, named(first).span, message);
    for pair in cycle.windows(2).take(4) {
        let text = format!("{} is a part of {}", shown(pair[1]), shown(pair[0]));
        diagnostic = diagnostic.also(named(pair[1]).span, text);
    }
    let body = body_span(c, first);
    if cycle.len() == 1 && !body.is_none() {
        let word = format!("%{}", show::name_text(c.m, named(first).name));
        let place = locate::word_in(c.m, body, &word);
        if place != body {
            let pointer = match c.m.shows_pointees() {
                true => format!("{word}*"),
                false => "ptr".into(),
            };
            let text = format!("a pointer to it has a size: `{pointer}`");
            diagnostic = diagnostic.fix(place, pointer, text);
        }
    }
    diagnostic
}

/// The text behind the name of a named type's definition, to the end of its line.
fn body_span(c: &Checker<'_>, id: NamedTypeId) -> Span {
    let named = c.m.types.named[id];
    let Some(text) = c.m.source_text().filter(|_| !named.span.is_none()) else {
        return Span::NONE;
    };
    let start = named.span.end();
    let rest = text.get(start..).unwrap_or(&[]);
    let len = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
    Span::new(start, start + len)
}

/// Reports a faulty type that is written at `span`.
#[cold]
pub(super) fn report_fault(c: &mut Checker<'_>, fault: TypeFault, span: Span) {
    let TypeFault {
        rule,
        offender,
        within,
    } = fault;
    let shown = c.ty(offender);
    let word = show::ty(c.m, offender);
    // The first word of the type is enough to find it by.
    let place = locate::word_in(c.m, span, &word);
    let diagnostic = if rule.code == INVALID_TYPE.code {
        let what = match c.m.types.get(within) {
            Type::Array { .. } => format!("{shown} cannot be the element of an array"),
            Type::Struct { .. } => format!("{shown} cannot be a field of a struct"),
            Type::Vector { .. } if offender == within => "a vector has at least one element".into(),
            Type::Vector { .. } => format!("{shown} cannot be the element of a vector"),
            Type::TypedPtr { .. } => format!("there are no pointers to {shown}"),
            // `void` is what a function may return, and the wrong one is a parameter.
            Type::Function { ret, .. } if ret == offender && offender != TypeId::VOID => {
                format!("a function cannot return {shown}")
            }
            _ => format!("{shown} cannot be the type of a parameter"),
        };
        let diagnostic = c.error(rule, place, what);
        match (c.m.types.get(within), c.m.types.resolved(offender)) {
            (Type::TypedPtr { .. }, Type::Void) if place != span => diagnostic.fix(
                place,
                "i8",
                "a pointer to bytes of any kind is written `i8*`",
            ),
            (_, Type::Function { .. }) => {
                let diagnostic = diagnostic.note("a pointer to the function can stand there");
                let pointer = match c.m.shows_pointees() {
                    true => format!("{word}*"),
                    false => "ptr".into(),
                };
                let text = format!("write `{pointer}`");
                match c.m.text(place).starts_with(word.as_bytes()) {
                    true => {
                        let start = place.start as usize;
                        let ty = Span::new(start, start + word.len());
                        diagnostic.fix(ty, pointer, text)
                    }
                    false => diagnostic,
                }
            }
            _ => diagnostic,
        }
    } else {
        super::llvmlite::types::describe(c, fault, place, place != span)
    };
    c.push(diagnostic);
}

fn named_fault(c: &mut Checker<'_>, _: &'static Rule, id: NamedTypeId) {
    if let Some(body) = c.m.types.named[id].body
        && let Some(fault) = c.faults.get(body)
    {
        let span = match body_span(c, id) {
            span if span.is_none() => c.m.types.named[id].span,
            span => span,
        };
        let place = locate::type_behind(c.m, span, b"type").unwrap_or(c.m.types.named[id].span);
        report_fault(c, fault, place);
    }
}

fn global_fault(c: &mut Checker<'_>, _: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    if matches!(global.kind, GlobalKind::Variable { .. })
        && let Some(fault) = c.faults.get(global.ty)
    {
        let span = locate::global(c.m, global.span).ty.unwrap_or(global.span);
        report_fault(c, fault, span);
    }
}

fn function_fault(c: &mut Checker<'_>, _: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    // A fault of the whole, such as an aggregate as result, is found at the part.
    let whole = c.faults.get(c.m.globals[func.global].ty);
    let mut found = false;
    if let Some(fault) = c.faults.get(func.ret) {
        let span = locate::head(c.m, func.span)
            .ret
            .unwrap_or(c.m.globals[func.global].span);
        report_fault(c, fault, span);
        found = true;
    }
    for param in &func.params {
        if let Some(fault) = c.faults.get(param.ty) {
            report_fault(c, fault, param.span);
            found = true;
        }
    }
    if let Some(fault) = whole.filter(|_| !found) {
        if let Type::Function { varargs: true, .. } = c.m.types.get(fault.offender) {
            let span = locate::word_in(c.m, func.span, "...");
            report_fault(c, fault, span);
            return;
        }
        let param = func.params.iter().find(|p| p.ty == fault.offender);
        let span = match param {
            Some(param) => param.span,
            None => locate::head(c.m, func.span)
                .ret
                .unwrap_or(c.m.globals[func.global].span),
        };
        report_fault(c, fault, span);
    }
}

fn inst_fault(c: &mut Checker<'_>, _: &'static Rule, at: At<'_>) {
    if !c.faults.any() {
        return;
    }
    if let Some((fault, span)) = find_fault(c, at) {
        report_fault(c, fault, span);
    }
}

/// The first faulty type that an instruction brings in: its own, or that of a constant; and where
/// it is written.
pub(super) fn find_fault(c: &Checker<'_>, at: At<'_>) -> Option<(TypeFault, Span)> {
    let own = match at.data() {
        InstData::Alloca { ty, .. } => c.faults.get(ty),
        InstData::Gep { source, .. } => c.faults.get(source),
        InstData::Call { call } | InstData::Invoke { call, .. } | InstData::CallBr { call, .. } => {
            // The callee's own type was reported where it is declared.
            at.body
                .calls
                .get(call)
                .filter(|call| {
                    let callee = super::inst::direct(c, call);
                    callee.is_none_or(|id| {
                        let own = &c.m.globals[id];
                        let is_other = own.ty != call.fn_ty || own.kind == GlobalKind::Undeclared;
                        is_other && c.profile != Profile::Llvmlite
                    })
                })
                .and_then(|call| c.faults.get(call.fn_ty))
        }
        _ => None,
    };
    let derived = matches!(at.data(), InstData::Gep { .. } | InstData::Call { .. });
    let fault = own.or_else(|| c.faults.get(at.ty()).filter(|_| !derived));
    if let Some(fault) = fault {
        let parts = at.parts(c.m);
        let word = show::ty(c.m, fault.offender);
        let places = parts.types.iter().copied();
        let places = places.chain(parts.operands.iter().filter_map(|&(ty, _)| ty));
        let mut first = None;
        for place in places {
            first = first.or(Some(place));
            if locate::word_in(c.m, place, &word) != place || c.m.text(place) == word.as_bytes() {
                first = Some(place);
                break;
            }
        }
        return Some((fault, first.unwrap_or(at.span())));
    }
    if matches!(at.data(), InstData::Gep { .. }) {
        return None;
    }
    let mut found = None;
    let mut n = 0;
    at.body.for_each_operand(at.inst, |operand| {
        if found.is_none()
            && let OperandKind::Const(id) = operand.kind()
            && !matches!(c.m.consts.get(id), crate::ir::Const::Global(_))
            && let Some(fault) = c.faults.get(c.m.const_type(id))
        {
            found = Some((n, fault));
        }
        n += 1;
    });
    let (n, fault) = found?;
    let span = at.parts(c.m).type_of(n).unwrap_or(at.span());
    Some((fault, span))
}
