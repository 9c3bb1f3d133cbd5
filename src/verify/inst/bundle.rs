//! Operand bundles.

use super::{call_of, direct};
use crate::entity::List;
use crate::ir::body::TailKind;
use crate::ir::{
    Attr, AttrSet, Body, CallData, Const, InstData, Intrinsic, Module, Operand, Type, TypeId,
    ValueDef,
};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "operand-bundle",
    says: "a call has at most one bundle of each tag that LLVM knows; a `preallocated` argument \
           needs a `preallocated` bundle, with what `call.preallocated.setup` gives, or \
           `musttail`; a `convergencectrl` bundle has one token, for a `convergent` call; the \
           others have the operands that their tags say",
    check: Check::Inst(&[InstKind::Call, InstKind::Invoke, InstKind::CallBr], call),
}];

/// The tags that a call has once.
const ONCE: &[&str] = &[
    "deopt",
    "gc-transition",
    "funclet",
    "cfguardtarget",
    "preallocated",
    "gc-live",
    "ptrauth",
    "kcfi",
    "clang.arc.attachedcall",
];

const SETUP: Intrinsic = Intrinsic::named("call.preallocated.setup");

fn call(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    let is_preallocated = |&set: &u32| {
        let mut all = c.m.attrs.all(AttrSet(set));
        all.any(|attr| matches!(attr, Attr::Preallocated(_)))
    };
    let argument = at.body.pool.get(call.arg_attrs).iter().any(is_preallocated);
    if call.bundles == List::EMPTY && !argument {
        return;
    }
    let all = bundles(c.m, at.body, call);
    let count = |tag: &str| all.iter().filter(|b| b.tag == tag.as_bytes()).count();
    let message = if let Some(tag) = ONCE.iter().find(|tag| count(tag) > 1) {
        format!("a call has one `{tag}` bundle at most")
    } else if argument && (count("preallocated") == 1) == (call.tail == TailKind::MustTail) {
        "a `preallocated` argument needs either a `preallocated` bundle or `musttail`".into()
    } else if let Some(bundle) = all.iter().find(|bundle| bundle.tag == b"preallocated")
        && !is_set_up(c, at, bundle)
    {
        "the `preallocated` bundle has not what `call.preallocated.setup` gives".into()
    } else if let Some(bundle) = all.iter().find(|bundle| bundle.tag == b"convergencectrl")
        && bundle.operands.len() != 1
    {
        "a `convergencectrl` bundle has one token".into()
    } else if count("convergencectrl") > 0 && !is_convergent(c, call) {
        "a `convergencectrl` bundle is of `convergent` calls".into()
    } else if count("ptrauth") > 0 && is_direct(c, call) {
        "a function that is called by its name has no `ptrauth` bundle".into()
    } else if let Some(message) = all.iter().find_map(|bundle| operand_error(c, at, bundle)) {
        message.into()
    } else {
        return;
    };
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}

/// Whether a function is called by its name.
fn is_direct(c: &Checker<'_>, call: &CallData) -> bool {
    direct(c, call).is_some_and(|global| c.m.function(global).is_some())
}

/// What is wrong with the operands of a bundle.
fn operand_error(c: &Checker<'_>, at: At<'_>, bundle: &Bundle<'_>) -> Option<&'static str> {
    let count = bundle.operands.len();
    let number = |n: usize| bundle.is_number(c, n) && bundle.width(c, n) == Some(32);
    let (fits, says) = match bundle.tag {
        b"funclet" => (
            count == 1 && is_pad(at, Operand(bundle.operands[0])),
            "a `funclet` bundle has one `catchpad` or `cleanuppad`",
        ),
        b"cfguardtarget" => (count == 1, "a `cfguardtarget` bundle has one operand"),
        b"ptrauth" => (
            count == 2 && number(0) && bundle.width(c, 1) == Some(64),
            "a `ptrauth` bundle has an `i32` that is a number, and an `i64`",
        ),
        b"kcfi" => (
            count == 1 && number(0),
            "a `kcfi` bundle has an `i32` that is a number",
        ),
        b"clang.arc.attachedcall" => (
            count == 1 && bundle.function(c, 0) && gives_pointer_or_nothing(c, at),
            "a `clang.arc.attachedcall` bundle has a function, and is of a call that gives a \
             pointer",
        ),
        _ => return None,
    };
    (!fits).then_some(says)
}

/// Whether an operand is what a `catchpad` or `cleanuppad` gives.
fn is_pad(at: At<'_>, operand: Operand) -> bool {
    match operand.as_value().map(|value| at.body.def(value)) {
        Some(ValueDef::Inst(inst)) => matches!(
            at.body.insts.get(inst),
            Some(InstData::CatchPad { .. } | InstData::CleanupPad { .. })
        ),
        _ => operand.is_missing(),
    }
}

/// What an attached call is given is a pointer, unless the call never comes back.
fn gives_pointer_or_nothing(c: &Checker<'_>, at: At<'_>) -> bool {
    let ret = call_of(at).map(|call| c.m.types.resolved(call.fn_ty));
    let Some(Type::Function { ret, .. }) = ret else {
        return true;
    };
    c.info(ret).any(Info::PTR)
        || ret == TypeId::VOID
            && call_of(at).is_some_and(|call| {
                let noreturn = |set| c.m.attrs.all(set).any(|attr| attr == Attr::NoReturn);
                let callee = direct(c, call).and_then(|global| c.m.function(global));
                noreturn(call.fn_attrs) || callee.is_some_and(|func| noreturn(func.attrs))
            })
}

/// Whether a call is convergent, by its own attributes or those of what is called.
fn is_convergent(c: &Checker<'_>, call: &CallData) -> bool {
    let says = |set: AttrSet| {
        c.m.attrs.all(set).any(|attr| {
            let word = attr.word(&c.m.names);
            word.is_some_and(|(word, _)| word == b"convergent")
        })
    };
    let callee = direct(c, call);
    says(call.fn_attrs)
        || callee.is_some_and(|global| {
            let intrinsic = c.intrinsics.intrinsic(global);
            intrinsic.is_some_and(Intrinsic::is_convergent)
                || c.m.function(global).is_some_and(|func| says(func.attrs))
        })
}

/// Whether the one operand of a bundle is what a call of `llvm.call.preallocated.setup` gives.
fn is_set_up(c: &Checker<'_>, at: At<'_>, bundle: &Bundle<'_>) -> bool {
    let &[operand] = bundle.operands else {
        return false;
    };
    let inst = match Operand(operand).as_value().map(|value| at.body.def(value)) {
        Some(ValueDef::Inst(inst)) => inst,
        _ => return false,
    };
    let global = call_of(At { inst, ..at }).and_then(|call| direct(c, call));
    global.and_then(|global| c.intrinsics.intrinsic(global)) == Some(SETUP)
}

/// A bundle of a call.
pub(in crate::verify) struct Bundle<'a> {
    pub tag: &'a [u8],
    /// [`Operand`]s.
    pub operands: &'a [u32],
    body: &'a Body,
}

impl Bundle<'_> {
    /// The type of an operand.
    pub(in crate::verify) fn ty(&self, c: &Checker<'_>, n: usize) -> Option<TypeId> {
        c.m.operand_type(self.body, Operand(*self.operands.get(n)?))
    }

    fn is(&self, c: &Checker<'_>, n: usize, info: Info) -> bool {
        self.ty(c, n).is_some_and(|ty| c.info(ty).any(info))
    }

    /// Whether an operand is a pointer.
    pub(in crate::verify) fn is_pointer(&self, c: &Checker<'_>, n: usize) -> bool {
        self.is(c, n, Info::PTR)
    }

    /// Whether an operand is an integer.
    pub(in crate::verify) fn is_int(&self, c: &Checker<'_>, n: usize) -> bool {
        self.is(c, n, Info::INT)
    }

    /// The width of an operand, if it is an integer.
    fn width(&self, c: &Checker<'_>, n: usize) -> Option<u32> {
        c.m.types.int_width(self.ty(c, n)?)
    }

    /// Whether an operand is the address of a function.
    fn function(&self, c: &Checker<'_>, n: usize) -> bool {
        let id = self
            .operands
            .get(n)
            .and_then(|&word| Operand(word).as_const());
        id.is_some_and(|id| match c.m.consts.get(id) {
            Const::Global(global) => c.m.function(global).is_some(),
            _ => false,
        })
    }

    /// Whether an operand is an integer that is a number.
    pub(in crate::verify) fn is_number(&self, c: &Checker<'_>, n: usize) -> bool {
        let id = self
            .operands
            .get(n)
            .and_then(|&word| Operand(word).as_const());
        id.is_some_and(|id| matches!(c.m.consts.get(id), Const::Int { .. } | Const::BigInt { .. }))
    }
}

/// The bundles of a call.
pub(in crate::verify) fn bundles<'a>(
    m: &'a Module,
    body: &'a Body,
    call: &CallData,
) -> Vec<Bundle<'a>> {
    let bundles = body.bundles(call.bundles);
    bundles
        .map(|bundle| Bundle {
            tag: m.names.get(bundle.tag),
            operands: bundle.operands,
            body,
        })
        .collect()
}
