//! Calls: `call`, `invoke`, `callbr`.

use crate::diag::{Diagnostic, Severity, Span};
use crate::ir::{
    CallData, Const, GlobalId, GlobalKind, InstData, Operand, OperandKind, Type, TypeId,
};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::show;

const CALLS: &[InstKind] = &[InstKind::Call, InstKind::Invoke, InstKind::CallBr];

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "call-callee",
        says: "the function that is called has exactly the type of the call: its result, and the \
               types of its arguments",
        check: Check::Inst(CALLS, callee),
    },
    Rule {
        code: "call-arguments",
        says: "a call passes one argument for each parameter, of the parameter's type; more only \
               to a function with `...`",
        check: Check::Inst(CALLS, arguments),
    },
    Rule {
        code: "call-result",
        says: "a call has the type that its function returns",
        check: Check::Inst(CALLS, result),
    },
    Rule {
        code: "undeclared-function",
        says: "",
        check: Check::Within("globals"),
    },
    Rule {
        code: "call-special",
        says: "only intrinsics take `metadata` and `token`, and give `token` and `x86_amx`",
        check: Check::Inst(CALLS, special),
    },
];

/// The call of an instruction.
pub(in crate::verify) fn call_of<'a>(at: At<'a>) -> Option<&'a CallData> {
    match at.data() {
        InstData::Call { call } | InstData::Invoke { call, .. } | InstData::CallBr { call, .. } => {
            at.body.calls.get(call)
        }
        _ => None,
    }
}

/// The symbol that is called directly.
pub(in crate::verify) fn direct(c: &Checker<'_>, call: &CallData) -> Option<GlobalId> {
    match c.m.consts.get(call.callee.as_const()?) {
        Const::Global(global) => Some(global),
        _ => None,
    }
}

fn callee(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    if !matches!(c.m.types.resolved(call.fn_ty), Type::Function { .. }) {
        let shown = c.ty(call.fn_ty);
        let diagnostic = c.opcode_error(rule, at, format!("{shown} is not a function type"));
        c.push(diagnostic);
        return;
    }
    let Some(own) = c.operand_type(at.body, call.callee) else {
        return;
    };
    if let OperandKind::Const(id) = call.callee.kind()
        && let Const::InlineAsm { .. } = c.m.consts.get(id)
    {
        return;
    }
    if let Some(global) = direct(c, call) {
        return direct_callee(c, rule, at, call, global);
    }
    let pointer = c.info(own).any(Info::PTR);
    let fits = match c.m.types.resolved(own) {
        Type::Ptr { .. } => return,
        Type::TypedPtr { .. } if c.pointee(own).is_none() => return,
        Type::TypedPtr { pointee, .. } => c.agree(pointee, call.fn_ty),
        _ => false,
    };
    if !fits {
        let span = at.parts(c.m).callee.unwrap_or(at.span());
        let shown = c.shown(at.body, call.callee);
        let (own, wanted) = (c.ty(own), c.ty(call.fn_ty));
        let diagnostic = c
            .error(
                rule,
                span,
                format!("{shown} is {own}, but is called as a function {wanted}"),
            )
            .label(format!("this is {own}"));
        let diagnostic = c.and_definition(diagnostic, at, call.callee);
        match pointer {
            true => c.push_pointer(diagnostic),
            false => c.push(diagnostic),
        }
    }
}

/// A call of a symbol as a function of another type is an error in LLVMlite alone, and elsewhere a
/// warning. LLVM up to 14 rejects it. LLVM 19, which is the reference, reads `i64*` as `ptr`, so
/// that a call says by itself what it calls: it accepts the call in modules of either kind of
/// pointers.
fn direct_callee(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    call: &CallData,
    global: GlobalId,
) {
    let g = &c.m.globals[global];
    if call.fn_ty == g.ty && matches!(g.kind, GlobalKind::Function(_)) {
        return;
    }
    let name = format!("`@{}`", show::name_text(c.m, g.name));
    match g.kind {
        // The first call declares it; others may differ, as in C before prototypes.
        GlobalKind::Undeclared => return,
        // Code in a variable: it is called by its address, as any other pointer.
        GlobalKind::Variable { .. } if c.profile == Profile::Llvm => return,
        GlobalKind::Variable { .. } if c.m.opaque_pointers && c.profile != Profile::Llvmlite => {
            return;
        }
        GlobalKind::Variable { .. } if !c.info(g.ty).any(Info::FUNCTION) => {
            let span = at.parts(c.m).callee.unwrap_or(at.span());
            let own = c.ty(g.ty);
            let mut diagnostic = c
                .error(
                    rule,
                    span,
                    format!("{name} is a variable and cannot be called"),
                )
                .also(g.span, format!("{name} is a variable of type {own}"));
            if c.m.types.pointee(g.ty).is_some() {
                diagnostic = diagnostic.note(format!(
                    "to call the function that {name} points to, `load` it first"
                ));
            }
            c.push(diagnostic);
            return;
        }
        _ => {}
    }
    if c.m.upgraded || c.agree_exactly(g.ty, call.fn_ty) {
        return;
    }
    let (own, called) = (c.ty(g.ty), c.ty(call.fn_ty));
    let parts = at.parts(c.m);
    let how = c.how(global);
    let intrinsic = c.m.names.get(g.name).starts_with(b"llvm.");
    let lenient = c.profile != Profile::Llvmlite && !intrinsic;
    let passed =
        c.m.function(global)
            .is_some_and(|f| at.body.operands(call.args).len() != f.params.len() && !f.varargs);
    let mut diagnostic = if passed {
        let params = c.m.function(global).map_or(0, |f| f.params.len());
        let given = at.body.operands(call.args).len();
        c.error(
            rule,
            parts.callee.unwrap_or(at.span()),
            format!(
                "{name} takes {}, but this call passes {given}",
                show::count(params, "argument")
            ),
        )
    } else {
        first_difference(c, rule, at, call, global, &name)
    };
    let wanted = c.m.function(global).map_or(0, |f| f.params.len());
    if passed
        && wanted > 0
        && let (Some(last), Some(end)) = (parts.operand(wanted - 1), parts.operands.last())
        && end.1.start > last.start
    {
        let rest = Span::new(last.end(), end.1.end());
        let text = "leave out what it does not take";
        diagnostic = diagnostic.fix(rest, "", text);
    }
    diagnostic = diagnostic.also(g.span, format!("{name} is {how} as {own} here"));
    if let Type::Function { varargs: true, .. } = c.m.types.resolved(g.ty)
        && let Some(&ty) = parts.types.first()
        && !matches!(
            c.m.types.resolved(call.fn_ty),
            Type::Function { varargs: true, .. }
        )
    {
        let own = show::ty(c.m, g.ty);
        diagnostic = diagnostic.fix(
            ty,
            own.clone(),
            format!("a call of a function with `...` names its full type: `{own}`"),
        );
    }
    diagnostic = more_arguments(c, diagnostic, call, global);
    if intrinsic {
        diagnostic = missing_flag(c, diagnostic, at, call, global);
    }
    if lenient {
        diagnostic.severity = Severity::Warning;
        diagnostic.notes.retain(|note| note != rule.says);
        diagnostic = diagnostic.note(format!(
            "LLVM accepts the call, as {called}, because its pointers have no types; running it \
             is undefined"
        ));
    }
    c.push(diagnostic);
}

/// The functions of C that take any number of arguments.
const VARIADIC: [&[u8]; 10] = [
    b"printf",
    b"fprintf",
    b"sprintf",
    b"snprintf",
    b"dprintf",
    b"scanf",
    b"fscanf",
    b"sscanf",
    b"open",
    b"fcntl",
];

/// Offers the `...` of a function of C that was declared without it.
fn more_arguments(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    call: &CallData,
    global: GlobalId,
) -> Diagnostic {
    let g = &c.m.globals[global];
    let name = c.m.names.get(g.name);
    let (
        Type::Function { params: called, .. },
        Type::Function {
            params,
            varargs: false,
            ..
        },
    ) = (c.m.types.resolved(call.fn_ty), c.m.types.resolved(g.ty))
    else {
        return diagnostic;
    };
    let (given, taken) = (c.m.types.list(called).len(), c.m.types.list(params).len());
    let text = c.m.source_text();
    let Some(text) = text.filter(|_| VARIADIC.contains(&name) && given > taken) else {
        return diagnostic;
    };
    let behind = text.get(g.span.end()..).unwrap_or(&[]);
    let line = &behind[..memchr::memchr(b'\n', behind).unwrap_or(behind.len())];
    let Some(close) = memchr::memrchr(b')', line) else {
        return diagnostic;
    };
    let place = g.span.end() + close;
    let dots = if taken == 0 { "..." } else { ", ..." };
    let name = show::name_text(c.m, g.name);
    diagnostic.fix(
        Span::new(place, place),
        dots,
        format!("declare that `@{name}` takes more: `...`"),
    )
}

/// Offers the last argument of an intrinsic, where that is a flag which is mostly `false`.
fn missing_flag(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    at: At<'_>,
    call: &CallData,
    global: GlobalId,
) -> Diagnostic {
    let given = at.body.operands(call.args).len();
    let Some(func) = c.m.function(global) else {
        return diagnostic;
    };
    let last = func.params.last().filter(|last| last.ty == TypeId::I1);
    let end = at.parts(c.m).operands.last().map(|&(_, span)| span.end());
    match (last, end) {
        (Some(_), Some(end)) if given + 1 == func.params.len() => diagnostic.fix(
            Span::new(end, end),
            ", i1 false",
            "its last argument is a flag, which is mostly `false`",
        ),
        _ => diagnostic,
    }
}

/// The diagnostic at the argument, or the result, that is not of the callee's type.
fn first_difference(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    call: &CallData,
    global: GlobalId,
    name: &str,
) -> Diagnostic {
    let parts = at.parts(c.m);
    let whole = parts.callee.unwrap_or(at.span());
    if let (
        Type::Function { ret, params, .. },
        Type::Function {
            ret: own_ret,
            params: own_params,
            ..
        },
    ) = (
        c.m.types.resolved(call.fn_ty),
        c.m.types.resolved(c.m.globals[global].ty),
    ) {
        if !c.agree_exactly(ret, own_ret) {
            let (own, wanted) = (c.ty(own_ret), c.ty(ret));
            let span = parts.types.first().copied().unwrap_or(whole);
            let mut diagnostic = c
                .error(
                    rule,
                    span,
                    format!("{name} returns {own}, but is called as if it returned {wanted}"),
                )
                .label(format!("{own} is expected here"));
            let written = c.m.text(span);
            if own_ret == TypeId::VOID
                && let Some(named) = without_name(c, at, span)
            {
                let text = "a call without a result has no name";
                return diagnostic.fix(named, "call void", text);
            }
            if own_ret == TypeId::VOID && at.ty() != TypeId::VOID {
                return diagnostic.note(format!("{name} gives no value that could have a name"));
            }
            if written == show::ty(c.m, ret).as_bytes() {
                let own = show::ty(c.m, own_ret);
                let text = format!("did you mean `{own}`?");
                diagnostic = diagnostic.fix(span, own, text);
            }
            return diagnostic;
        }
        let (params, own_params) = (c.m.types.list(params), c.m.types.list(own_params));
        for (n, (&given, &own)) in params.iter().zip(own_params).enumerate() {
            if !c.agree_exactly(given, own) {
                let (given, own) = (c.ty(given), c.ty(own));
                let span = parts.operand(n).unwrap_or(whole);
                return c
                    .error(
                        rule,
                        span,
                        format!(
                            "argument {} of {name} is {own}, but {given} is passed",
                            n + 1
                        ),
                    )
                    .label(format!("this is {given}"));
            }
        }
    }
    let (own, called) = (c.ty(c.m.globals[global].ty), c.ty(call.fn_ty));
    c.error(
        rule,
        whole,
        format!("{name} has type {own}, but is called as {called}"),
    )
}

/// From the name of a call to the type of its result at `ty`, if nothing uses that name.
fn without_name(c: &Checker<'_>, at: At<'_>, ty: Span) -> Option<Span> {
    let value = at.body.result(at.inst);
    let mut is_used = false;
    for (inst, _) in at.body.insts.iter() {
        at.body
            .for_each_operand(inst, |operand| is_used |= operand == Operand::value(value));
    }
    let start = at.span();
    let whole = Span::new(start.start as usize, ty.end());
    let text = std::str::from_utf8(c.m.text(whole)).ok()?;
    let (_, call) = text.strip_prefix('%')?.split_once('=')?;
    (!is_used && call.trim_start().starts_with("call ")).then_some(whole)
}

fn arguments(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let Type::Function {
        params, varargs, ..
    } = c.m.types.resolved(call.fn_ty)
    else {
        return;
    };
    let params = c.m.types.list(params);
    let args = at.body.pool.get(call.args);
    let few = args.len() < params.len();
    if few || (args.len() > params.len() && !varargs) {
        let span = at.parts(c.m).callee.unwrap_or(at.span());
        let shown = c.ty(call.fn_ty);
        let more = if varargs { " or more" } else { "" };
        let wanted = show::count(params.len(), "argument");
        let message = format!(
            "{shown} takes {wanted}{more}, but this call passes {}",
            args.len()
        );
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
        return;
    }
    for (n, (&word, &ty)) in args.iter().zip(params).enumerate() {
        let arg = Operand(word);
        if !c.has_type(at, arg, ty) {
            let wanted = c.ty(ty);
            c.wrong_operand(rule, at, n, arg, &wanted);
            return;
        }
    }
    for (n, &word) in args.iter().enumerate().skip(params.len()) {
        let arg = Operand(word);
        if !c.is(at, arg, Info::FIRST_CLASS) {
            c.wrong_operand(rule, at, n, arg, "values as arguments");
            return;
        }
    }
}

fn result(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let Type::Function { ret, .. } = c.m.types.resolved(call.fn_ty) else {
        return;
    };
    if !c.agree(ret, at.ty()) {
        let (ret, own) = (c.ty(ret), c.ty(at.ty()));
        let message = format!("this call gives {ret}, but its value is {own}");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

fn special(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let Type::Function { ret, params, .. } = c.m.types.resolved(call.fn_ty) else {
        return;
    };
    // What is called by its name is judged where it is declared.
    let callee = direct(c, call);
    let is_intrinsic = |global| c.intrinsics.has(global);
    if callee.is_some_and(|id| is_intrinsic(id) || c.m.globals[id].ty == call.fn_ty) {
        return;
    }
    let types = &c.m.types;
    let is_special = |&ty: &TypeId| matches!(types.resolve(ty), TypeId::METADATA | TypeId::TOKEN);
    let message = if types.list(params).iter().any(is_special) {
        "this is no intrinsic, and so takes neither `metadata` nor `token`"
    } else if types.resolve(ret) == TypeId::TOKEN || types.resolved(ret) == Type::X86Amx {
        "this is no intrinsic, and so gives neither `token` nor `x86_amx`"
    } else {
        return;
    };
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}
