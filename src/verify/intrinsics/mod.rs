//! Intrinsics, judged by the table in `ir`: their names, declarations and calls.
//!
//! As in LLVM a declaration is judged where it is called. The verdict on the symbol's type is
//! formed once for each symbol ([`IntrinsicSymbols`]), so that a call is looked at again only for its
//! constants and for the rules of its intrinsic ([`Check::Intrinsic`]), which the other files of
//! this folder have.

mod address;
mod alias_scope;
mod assume;
mod collector;
mod constrained;
mod convergence;
mod memory;
mod number;
mod preallocated;
mod predicated;
mod symbols;
mod vector;

pub(super) use address::{address_among, addresses_in_body};
pub(super) use symbols::IntrinsicSymbols;

use rustc_hash::FxHashSet;

use super::checker::{At, Checker};
use super::inst::{call_of, direct};
use super::locate;
use super::rule::{Check, InstKind, Rule};
use super::show;
use super::walk::rule_named;
use crate::diag::{Diagnostic, Span};
use crate::ir::intrinsics::signature::{Mismatch, Overloads};
use crate::ir::intrinsics::{self, Found, Intrinsic, upgrade};
use crate::ir::{
    Attr, CallData, Const, GlobalId, GlobalKind, InstData, Module, Operand, Type, TypeId,
};

const CALLS: &[InstKind] = &[InstKind::Call, InstKind::Invoke, InstKind::CallBr];

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "intrinsic-name",
        says: "names that begin with `llvm.` are those of intrinsics",
        check: Check::Module(names),
    },
    Rule {
        code: "intrinsic-definition",
        says: "intrinsics are declared and not defined: LLVM knows what they do",
        check: Check::Module(definitions),
    },
    Rule {
        code: "intrinsic-address",
        says: "an intrinsic is no function in memory: it is called by its name, and has no address",
        check: Check::Global(address::of_symbol),
    },
    Rule {
        code: "intrinsic-signature",
        says: "an intrinsic takes and gives the types that LLVM says",
        check: Check::Inst(CALLS, call),
    },
    Rule {
        code: "intrinsic-immediate",
        says: "an `immarg` argument is a number that is written in the call",
        check: Check::Module(declarations),
    },
    Rule {
        code: "intrinsic-invoke",
        says: "of intrinsics only those can be invoked that may become a call",
        check: Check::Within("calls of intrinsics"),
    },
];

const SIGNATURE: &Rule = rule_named(RULES, "intrinsic-signature");
const IMMEDIATE: &Rule = rule_named(RULES, "intrinsic-immediate");
const INVOKE: &Rule = rule_named(RULES, "intrinsic-invoke");

/// The tables of this folder.
pub(super) const TABLES: &[&[Rule]] = &[
    RULES,
    alias_scope::RULES,
    assume::RULES,
    collector::RULES,
    constrained::RULES,
    convergence::RULES,
    memory::RULES,
    number::RULES,
    preallocated::RULES,
    predicated::RULES,
    vector::RULES,
];

/// Those that can be invoked.
const INVOKED: &[Intrinsic] = &[
    Intrinsic::named("coro.await.suspend.bool"),
    Intrinsic::named("coro.await.suspend.handle"),
    Intrinsic::named("coro.await.suspend.void"),
    Intrinsic::named("coro.destroy"),
    Intrinsic::named("coro.resume"),
    Intrinsic::named("donothing"),
    Intrinsic::named("experimental.gc.statepoint"),
    Intrinsic::named("experimental.patchpoint"),
    Intrinsic::named("experimental.patchpoint.void"),
    Intrinsic::named("seh.scope.begin"),
    Intrinsic::named("seh.scope.end"),
    Intrinsic::named("seh.try.begin"),
    Intrinsic::named("seh.try.end"),
];

/// A call of an intrinsic, whose types are as they should be.
#[derive(Clone, Copy)]
pub(super) struct IntrinsicUse<'a> {
    pub at: At<'a>,
    pub call: &'a CallData,
    pub intrinsic: Intrinsic,
}

impl<'a> IntrinsicUse<'a> {
    /// An argument.
    fn arg(&self, n: usize) -> Operand {
        let args = self.at.body.pool.get(self.call.args);
        args.get(n).map_or(Operand::MISSING, |&word| Operand(word))
    }

    fn arg_count(&self) -> usize {
        self.at.body.pool.get(self.call.args).len()
    }

    /// The type of an argument, behind its name.
    fn arg_type(&self, c: &Checker<'_>, n: usize) -> Type {
        self.arg_type_id(c, n)
            .map_or(Type::Void, |ty| c.m.types.resolved(ty))
    }

    fn arg_type_id(&self, c: &Checker<'_>, n: usize) -> Option<TypeId> {
        c.operand_type(self.at.body, self.arg(n))
    }

    /// The type of the result, behind its name.
    fn result_type(&self, c: &Checker<'_>) -> Type {
        c.m.types.resolved(self.at.ty())
    }

    /// The value of an argument that is an integer constant, zero-extended.
    fn int(&self, c: &Checker<'_>, n: usize) -> Option<u64> {
        match c.m.consts.get(self.arg(n).as_const()?) {
            Const::Int { value, .. } => Some(value),
            Const::Zero(ty) if matches!(c.m.types.resolved(ty), Type::Int(_)) => Some(0),
            _ => None,
        }
    }

    /// The same, sign-extended.
    fn signed(&self, c: &Checker<'_>, n: usize) -> Option<i64> {
        let value = self.int(c, n)?;
        match self.arg_type(c, n) {
            Type::Int(bits @ 1..=64) => Some((value << (64 - bits)) as i64 >> (64 - bits)),
            _ => None,
        }
    }

    /// The instruction that gives an argument its value.
    fn defining(&self, n: usize) -> Option<(crate::ir::Inst, &'a InstData)> {
        let value = self.arg(n).as_value()?;
        match self.at.body.def(value) {
            crate::ir::ValueDef::Inst(inst) => Some((inst, self.at.body.insts.get(inst)?)),
            crate::ir::ValueDef::Param(_) => None,
        }
    }

    /// The start of a diagnostic: at an argument, or at the callee.
    fn error(
        &self,
        c: &Checker<'_>,
        rule: &Rule,
        arg: Option<usize>,
        message: impl Into<String>,
    ) -> Diagnostic {
        let parts = self.at.parts(c.m);
        let callee = parts.callee.unwrap_or(self.at.span());
        let span = arg.and_then(|n| parts.operand(n)).unwrap_or(callee);
        c.error(rule, span, message)
    }

    /// Reports.
    fn complain(
        &self,
        c: &mut Checker<'_>,
        rule: &Rule,
        arg: Option<usize>,
        message: impl Into<String>,
    ) {
        let diagnostic = self.error(c, rule, arg, message);
        c.push(diagnostic);
    }
}

/// How many elements a type has, and whether by multiples; 0 for what is no vector.
fn lanes(ty: Type) -> (u32, bool) {
    match ty {
        Type::Vector { len, scalable, .. } => (len, scalable),
        _ => (0, false),
    }
}

/// The element of a vector, or the type itself.
fn element(c: &Checker<'_>, ty: Type) -> Type {
    match ty {
        Type::Vector { elem, .. } => c.m.types.resolved(elem),
        other => other,
    }
}

/// The bits of a number.
fn bits(ty: Type) -> u32 {
    match ty {
        Type::Int(bits) => bits,
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        Type::Double => 64,
        Type::X86Fp80 => 80,
        Type::Fp128 | Type::PpcFp128 => 128,
        _ => 0,
    }
}

fn is_float(ty: Type) -> bool {
    !matches!(ty, Type::Int(_)) && bits(ty) > 0
}

/// Whether an operand is a number that is written where it is used.
fn is_immediate(m: &Module, operand: Operand) -> bool {
    let Some(operand) = operand.as_const() else {
        return false;
    };
    let mut seen = FxHashSet::default();
    let mut work = vec![operand];
    while let Some(id) = work.pop() {
        let is_known = match m.consts.get(id) {
            Const::Int { .. } | Const::BigInt { .. } => true,
            Const::Float { .. } | Const::BigFloat { .. } => true,
            Const::Null(_) => id != operand,
            Const::Zero(ty) => bits(m.types.resolved(ty)) > 0,
            // LLVM computes what is made of numbers alone.
            Const::Expr { ty, args, .. } => {
                work.extend(m.consts.list(args).filter(|&arg| seen.insert(arg)));
                bits(m.types.resolved(ty)) > 0
            }
            _ => false,
        };
        if !is_known {
            return false;
        }
    }
    true
}

/// Calls a function for each symbol of an intrinsic.
fn each(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    f: fn(&mut Checker<'_>, &'static Rule, GlobalId),
) {
    for i in 0..c.intrinsics.rows.len() {
        f(c, rule, c.intrinsics.rows[i].global);
    }
}

fn names(c: &mut Checker<'_>, rule: &'static Rule) {
    each(c, rule, name);
}

fn definitions(c: &mut Checker<'_>, rule: &'static Rule) {
    each(c, rule, definition);
}

fn declarations(c: &mut Checker<'_>, rule: &'static Rule) {
    each(c, rule, immediate_attributes);
}

fn name(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    let undeclared = match global.kind {
        GlobalKind::Undeclared => true,
        GlobalKind::Function(f) if !c.m.funcs[f].is_defined() => false,
        _ => return,
    };
    let Some(found) = c.intrinsics.row(id).map(|row| row.found) else {
        return;
    };
    let known = matches!(found, Found::Intrinsic(_));
    if known || (found == Found::Replaced && !undeclared) {
        return;
    }
    let shown = show::name_text(c.m, global.name);
    if found == Found::Foreign {
        if !undeclared && !is_called(c, id) {
            return;
        }
        let message = format!("`@{shown}` is an intrinsic of another target, and not judged");
        let warning = Diagnostic::warning(rule.code, global.span, message);
        return c.push(warning.note("there is code for those of x86 alone"));
    }
    let message = format!("`@{shown}` is no intrinsic that is known");
    let mut diagnostic = match undeclared {
        true => c.error(rule, global.span, message),
        false => {
            let warning = Diagnostic::warning(rule.code, global.span, message);
            warning.note("LLVM accepts the declaration, but has no code for calls of it")
        }
    };
    let near = intrinsics::nearest(c.m.names.get(global.name), |_| true);
    if let Some(near) = near.filter(|_| c.may_suggest()) {
        let declaration = near
            .signature()
            .declaration(c.m, near, &Overloads::default());
        diagnostic = diagnostic.note(format!("did you mean `@{near}`? it is `{declaration}`"));
    }
    c.push(diagnostic);
}

/// Whether a function of the module calls the symbol. Sanitizers declare what they never call.
fn is_called(c: &Checker<'_>, id: GlobalId) -> bool {
    let bodies = c.m.funcs.values().filter_map(|f| f.body.as_ref());
    let mut calls = bodies.flat_map(|body| body.calls.values());
    calls.any(|call| direct(c, call) == Some(id))
}

fn definition(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let Some(func) = c.m.function(id).filter(|func| func.is_defined()) else {
        return;
    };
    let shown = c.func_name(func);
    let message = format!("{shown} has a name of intrinsics, and so cannot be defined");
    let diagnostic = c.error(rule, c.m.globals[func.global].span, message);
    c.push(diagnostic.note("a function of the program has a name without `llvm.` in front"));
}

fn is_immarg(m: &Module, attr: &Attr) -> bool {
    let word = attr.word(&m.names);
    word.is_some_and(|(word, _)| word == b"immarg")
}

/// `immarg` of a declaration stands alone, and those of the intrinsic have a parameter.
fn immediate_attributes(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let Some(func) = c.m.function(id).filter(|func| !func.is_defined()) else {
        return;
    };
    let row = c.intrinsics.row(func.global);
    if let Some(Found::Intrinsic(intrinsic)) = row.map(|row| row.found)
        && row.is_some_and(|row| row.immediates >> func.params.len().min(31) > 0)
    {
        let wanted = intrinsic.signature().param_count();
        let own = show::count(func.params.len(), "parameter");
        let message = format!("{} has {own}, but must have {wanted}", c.func_name(func));
        let diagnostic = c.error(SIGNATURE, c.m.globals[func.global].span, message);
        let declaration = intrinsic
            .signature()
            .declaration(c.m, intrinsic, &Overloads::default());
        c.push(diagnostic.note(format!("it is `{declaration}`")));
        if let Some(number) = c.intrinsics.at(func.global) {
            c.intrinsics.rows[number].reported = true;
        }
        return;
    }
    for param in &func.params {
        let all: Vec<Attr> = c.m.attrs.all(param.attrs).collect();
        if all.len() > 1 && all.iter().any(|attr| is_immarg(c.m, attr)) {
            let span = locate::word_in(c.m, param.span, "immarg");
            let message = "`immarg` cannot stand beside other attributes";
            let diagnostic = c.error(rule, span, message);
            c.push(diagnostic);
        }
    }
}

fn call(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let Some(global) = direct(c, call) else {
        return;
    };
    let Some(number) = c.intrinsics.at(global) else {
        return;
    };
    let row = &c.intrinsics.rows[number];
    let Found::Intrinsic(intrinsic) = row.found else {
        return immediates(
            c,
            at,
            call,
            &show::name_text(c.m, c.m.globals[global].name),
            row.immediates,
        );
    };
    let own = c.m.globals[global].ty;
    let declared = matches!(c.m.globals[global].kind, GlobalKind::Function(_));
    if call.fn_ty != own && declared && !c.agree(own, call.fn_ty) {
        // Said of the call as of one of any function.
        return;
    }
    let row = &c.intrinsics.rows[number];
    let (verdict, wanted) = match call.fn_ty == own || declared {
        true => (row.verdict, row.immediates),
        false => {
            let (signature, _, verdict) = upgrade::check(intrinsic, &c.m.types, call.fn_ty);
            (verdict, signature.immediates())
        }
    };
    if let Err(mismatch) = verdict {
        if !declared || !row.reported {
            c.intrinsics.rows[number].reported = declared;
            signature(c, rule, at, (global, intrinsic), call.fn_ty, mismatch);
        }
        return;
    }
    let this = IntrinsicUse {
        at,
        call,
        intrinsic,
    };
    if !matches!(at.data(), InstData::Call { .. }) && !INVOKED.contains(&intrinsic) {
        let message = format!("`@{intrinsic}` cannot be invoked");
        let diagnostic = this.error(c, INVOKE, None, message);
        c.push(diagnostic.note("it does not throw: `call` it"));
        return;
    }
    let before = c.found();
    immediates(c, at, call, &intrinsic.to_string(), wanted);
    if c.found() != before {
        return;
    }
    let count = c.intrinsics.rows[number].rules.len();
    for i in 0..count {
        let rule = c.intrinsics.rows[number].rules[i];
        if let Check::Intrinsic(_, check) = rule.check {
            check(c, rule, &this);
        }
    }
}

/// Reports the first argument that is no constant and must be one.
fn immediates(c: &mut Checker<'_>, at: At<'_>, call: &CallData, name: &str, wanted: u32) {
    if wanted == 0 {
        return;
    }
    let args = at.body.operands(call.args).enumerate().take(32);
    let mut wrong = args
        .filter(|&(n, arg)| wanted >> n & 1 != 0 && !arg.is_missing() && !is_immediate(c.m, arg));
    let Some((n, arg)) = wrong.next() else { return };
    let shown = c.shown(at.body, arg);
    let message = format!(
        "argument {} of `@{name}` must be a constant, and {shown} is none",
        n + 1
    );
    let diagnostic = c.operand_error(IMMEDIATE, at, n, message);
    let diagnostic = c.and_definition(diagnostic, at, arg);
    c.push(diagnostic);
}

/// Reports a function type that is none of an intrinsic's, where it is declared or called.
fn signature(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    (global, intrinsic): (GlobalId, Intrinsic),
    fn_ty: TypeId,
    mismatch: Mismatch,
) {
    let (today, overloads, _) = upgrade::check(intrinsic, &c.m.types, fn_ty);
    let Type::Function { ret, params, .. } = c.m.types.resolved(fn_ty) else {
        return;
    };
    let params = c.m.types.list(params).to_vec();
    let shown = format!("`@{}`", show::name_text(c.m, c.m.globals[global].name));
    let wanted = today.wanted(c.m, &overloads, mismatch);
    let span = place(c, at, global, mismatch);
    let message = match mismatch {
        Mismatch::Result => format!("{shown} returns {}, but must return {wanted}", c.ty(ret)),
        Mismatch::Param(n) => {
            let own = params.get(n).map_or(String::new(), |&ty| c.ty(ty));
            format!(
                "parameter {} of {shown} is {own}, but must be {wanted}",
                n + 1
            )
        }
        Mismatch::Count => {
            let own = show::count(params.len(), "parameter");
            format!("{shown} has {own}, but must have {}", today.param_count())
        }
        Mismatch::Variadic => match today.is_variadic() {
            true => format!("{shown} must have `...` behind its parameters"),
            false => format!("{shown} has `...`, but takes no more arguments"),
        },
    };
    let diagnostic = c.error(rule, span, message);
    let declaration = today.declaration(c.m, intrinsic, &overloads);
    c.push(diagnostic.note(format!("it is `{declaration}`")));
}

/// Where the part of a type stands that is wrong: in the declaration, or else in the call.
fn place(c: &Checker<'_>, at: At<'_>, global: GlobalId, mismatch: Mismatch) -> Span {
    let symbol = &c.m.globals[global];
    if let Some(func) = c.m.function(global) {
        let part = match mismatch {
            Mismatch::Result => locate::head(c.m, func.span).ret,
            Mismatch::Param(n) => func.params.get(n).map(|param| param.span),
            Mismatch::Count | Mismatch::Variadic => None,
        };
        return part.unwrap_or(symbol.span);
    }
    let parts = at.parts(c.m);
    let part = match mismatch {
        Mismatch::Result => parts.types.first().copied(),
        Mismatch::Param(n) => parts.operand(n),
        Mismatch::Count | Mismatch::Variadic => None,
    };
    part.or(parts.callee).unwrap_or(at.span())
}
